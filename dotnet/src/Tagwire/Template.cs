// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Text;

namespace Tagwire;

/// <summary>
/// Messages as text with constants and typed places: compiled once, then immutable and shared between threads. One call writes a whole message.
/// </summary>
/// <remarks>
/// <code>
/// Template template = Template.Compile("D{8=FIX.4.4 49=CLIENT 56=SERVER 34:int! 11:text! 55:text! 54:char! 38:int! 40=2 44:dec5!}");
/// var draft = new Draft(template);                  // one per thread, kept
/// draft.Begin(0).Int(0, 7).Text(1, "ORD1"u8).Text(2, "AUD/NZD"u8).Char(3, (byte)'1').Int(4, 1000).Scaled(5, 108245);
/// ReadOnlySpan&lt;byte&gt; message = draft.Write(memory);
/// </code>
/// </remarks>
public sealed unsafe class Template
{
    private readonly Block _block;
    private readonly TwTemplate* _image;

    private Template(Block block, TwTemplate* image)
    {
        _block = block;
        _image = image;
        Shapes = new MessageShape[Native.tw_template_messages(image)];
        for (uint which = 0; which < Shapes.Length; which++)
        {
            TwPlanMessage message;
            Native.tw_template_message_at(image, which, &message);
            var entries = new TwPlanEntry[message.Entries];
            fixed (TwPlanEntry* first = entries)
            {
                uint count;
                Native.tw_template_entries(image, which, first, message.Entries, &count);
            }
            Shapes[which] = MessageShape.Of(message, entries);
        }
        GC.KeepAlive(block);
    }

    /// <summary>Its messages, which <see cref="Draft.Begin"/> and the writers take by number.</summary>
    public IReadOnlyList<MessageShape> Messages => Shapes;

    internal MessageShape[] Shapes { get; }

    /// <summary>
    /// Compiles it. <paramref name="dictionary"/>: for names, and for the length fields of data; it is not needed afterwards.
    /// </summary>
    /// <exception cref="TagwireException">
    /// PlanSyntax, PlanName, PlanTwice, PlanType, PlanLimit; <see cref="FixError.Offset"/> is the byte of the fault in the text.
    /// </exception>
    public static Template Compile(string text, FixDictionary? dictionary = null)
    {
        ArgumentNullException.ThrowIfNull(text);
        return Compile(Encoding.UTF8.GetBytes(text), dictionary);
    }

    /// <inheritdoc cref="Compile(string, FixDictionary)"/>
    public static Template Compile(ReadOnlySpan<byte> text, FixDictionary? dictionary = null)
    {
        Block? block = null;
        TwTemplate* image = null;
        TwError error;
        uint size = 0;
        fixed (byte* bytes = text)
        {
            byte empty;
            byte* start = bytes == null ? &empty : bytes;
            TwDict* dict = FixDictionary.ImageOf(dictionary);
            int status = Native.tw_template_compile(start, (uint)text.Length, dict, null, &size, &image, &error);
            if (status == Layout.TW_ROOM)
            {
                block = new Block(size);
                size = block.Size;
                status = Native.tw_template_compile(start, (uint)text.Length, dict, block.Address, &size, &image, &error);
            }
            GC.KeepAlive(dictionary);
            TagwireException.ThrowIf(status, error);
        }
        return new Template(block!, image);
    }

    /// <summary>
    /// Writes a row back that was read by a plan with the same entries: the same values with the same fraction digits. The message stands somewhere
    /// in <paramref name="destination"/>, and is what is returned. <paramref name="message"/>: of the template, from 0.
    /// </summary>
    /// <exception cref="TagwireException">
    /// PlanMissing, PlanSlot, ValueInexact, BuildRoom, BuildValue, Argument, with the entry's tag.
    /// </exception>
    public ReadOnlySpan<byte> WriteRow(int message, Row row, Span<byte> destination)
    {
        Slots slots = row.Slots;
        int status = WriteNative(message, slots.Store.Slots, row.FirstSlot, slots.Input, destination, out ReadOnlySpan<byte> made, out TwError error);
        return Written(status, error, made);
    }

    /// <summary>
    /// Writes a message from slots as the library has them; <paramref name="first"/>: its first top-level slot; <paramref name="input"/>: what the
    /// offsets of texts refer to. Whatever stands in the slots is safe. <paramref name="error"/>: its offset is the number of the slot.
    /// </summary>
    /// <returns>Ok, PlanMissing, PlanSlot, ValueInexact, BuildRoom, BuildValue, Argument.</returns>
    public Status TryWrite(
        int message, ReadOnlySpan<Slot> slots, int first, ReadOnlySpan<byte> input, Span<byte> destination, out ReadOnlySpan<byte> written, out FixError error)
    {
        int status = WriteNative(message, slots, first, input, destination, out written, out TwError native);
        error = status == Layout.TW_OK ? default : new FixError(native);
        return (Status)status;
    }

    /// <summary>The template as text, tags as numbers, bytes as Latin-1.</summary>
    public override string ToString()
    {
        uint length;
        Native.tw_template_print(_image, null, 0, &length);
        var text = new byte[length + 1];
        fixed (byte* bytes = text)
        {
            Native.tw_template_print(_image, bytes, length, &length);
        }
        GC.KeepAlive(_block);
        return Encoding.Latin1.GetString(text, 0, (int)length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal int WriteNative(
        int message, ReadOnlySpan<Slot> slots, int first, ReadOnlySpan<byte> input, Span<byte> destination, out ReadOnlySpan<byte> written, out TwError error)
    {
        uint offset = 0, length = 0;
        int status;
        Unsafe.SkipInit(out error);
        Uppers.Clean(ref Unsafe.As<TwError, byte>(ref error));
        fixed (Slot* cells = slots)
        fixed (byte* bytes = input, place = destination)
        fixed (TwError* detail = &error)
        {
            // What a message takes is bounded by the room that it gets.
            status = destination.Length <= Numbers.QuickMax
                ? Quick.tw_template_write(_image, (uint)message, (TwSlot*)cells, (uint)slots.Length, (uint)first, bytes, (uint)input.Length, place,
                    (uint)destination.Length, &offset, &length, detail)
                : Native.tw_template_write(_image, (uint)message, (TwSlot*)cells, (uint)slots.Length, (uint)first, bytes, (uint)input.Length, place,
                    (uint)destination.Length, &offset, &length, detail);
        }
        GC.KeepAlive(_block);
        written = status == Layout.TW_OK ? destination.Slice((int)offset, (int)length) : default;
        return status;
    }

    internal static ReadOnlySpan<byte> Written(int status, scoped in TwError error, ReadOnlySpan<byte> made)
    {
        TagwireException.ThrowIf(status, error);
        return made;
    }
}

/// <summary>
/// The values of a message that is to be written, in memory that is kept from one message to the next. For one thread at a time; it has no native
/// memory, so nothing has to be disposed.
/// </summary>
public sealed class Draft
{
    private const int TextMin = 1024;
    private const int RoomMin = 512;

    private readonly Template _template;
    private Slot[] _slots = new Slot[64];
    private byte[] _text = new byte[TextMin];
    private int _slotCount;
    private int _textLength;
    private int _message = -1;

    /// <summary>With nothing in it: <see cref="Begin"/> comes first.</summary>
    public Draft(Template template)
    {
        ArgumentNullException.ThrowIfNull(template);
        _template = template;
    }

    /// <summary>Begins message number <paramref name="message"/> of the template: every entry is absent.</summary>
    /// <exception cref="IndexOutOfRangeException">The template has no such message.</exception>
    public DraftSlots Begin(int message)
    {
        Entry[] entries = _template.Shapes[message].Own;
        _message = message;
        _slotCount = 0;
        _textLength = 0;
        return new DraftSlots(this, Take(entries.Length), entries);
    }

    /// <summary>The slots of the message that was begun, to go on with.</summary>
    /// <exception cref="InvalidOperationException">None was begun.</exception>
    public DraftSlots Slots => new(this, 0, _template.Shapes[Message].Own);

    /// <summary>Writes the message somewhere in <paramref name="destination"/>, and gives its bytes.</summary>
    /// <exception cref="TagwireException">
    /// PlanMissing, PlanSlot, ValueInexact, BuildRoom, BuildValue, with the entry's tag.
    /// </exception>
    /// <exception cref="InvalidOperationException">No message was begun.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ReadOnlySpan<byte> Write(Span<byte> destination)
    {
        int status = WriteNative(destination, out ReadOnlySpan<byte> message, out TwError error);
        return Template.Written(status, error, message);
    }

    /// <summary>The same without an exception for what is wrong with the values.</summary>
    public Status TryWrite(Span<byte> destination, out ReadOnlySpan<byte> message, out FixError error)
    {
        int status = WriteNative(destination, out message, out TwError native);
        error = status == Layout.TW_OK ? default : new FixError(native);
        return (Status)status;
    }

    /// <summary>Writes the message to a writer, and gives its length. The writer is asked for more room until it suffices.</summary>
    /// <exception cref="TagwireException">As of <see cref="Write"/>, but for BuildRoom.</exception>
    public int WriteTo(IBufferWriter<byte> writer)
    {
        ArgumentNullException.ThrowIfNull(writer);
        for (int room = RoomMin; ; room = checked(room * 2))
        {
            Span<byte> destination = writer.GetSpan(room);
            int status = WriteNative(destination, out ReadOnlySpan<byte> message, out TwError error);
            if (status == Layout.TW_E_BUILD_ROOM)
            {
                room = Math.Max(room, destination.Length);
                continue;
            }
            TagwireException.ThrowIf(status, error);
            message.CopyTo(destination);
            writer.Advance(message.Length);
            return message.Length;
        }
    }

    private int Message => _message >= 0 ? _message : throw new InvalidOperationException("No message was begun.");

    private int WriteNative(Span<byte> destination, out ReadOnlySpan<byte> message, out TwError error) =>
        _template.WriteNative(Message, _slots.AsSpan(0, _slotCount), 0, _text.AsSpan(0, _textLength), destination, out message, out error);

    /// <summary>So many slots behind the others, all absent: the number of the first.</summary>
    internal int Take(int count)
    {
        int first = _slotCount, end = checked(first + count);
        if (end > _slots.Length)
        {
            Array.Resize(ref _slots, Math.Max(end, _slots.Length * 2));
        }
        _slots.AsSpan(first, count).Clear();
        _slotCount = end;
        return first;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Set(int slot, Slot value) => _slots[slot] = value;

    /// <summary>A copy of the bytes behind those that are there: where it begins.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal int Keep(ReadOnlySpan<byte> text)
    {
        int offset = _textLength;
        if (text.Length > _text.Length - offset)
        {
            Array.Resize(ref _text, Math.Max(checked(offset + text.Length), _text.Length * 2));
        }
        text.CopyTo(_text.AsSpan(offset));
        _textLength = offset + text.Length;
        return offset;
    }
}
