// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace Tagwire;

/// <summary>How to make a <see cref="MessageIndex"/>.</summary>
public sealed record MessageIndexOptions
{
    /// <summary>Fields per message, 1 to 16,777,216; 0: 1,024.</summary>
    public int Capacity { get; init; }

    /// <summary>Bytes per message; 0: 1 MiB.</summary>
    public int LengthMax { get; init; }

    /// <summary>
    /// The data fields instead of the built-in ones, at most 4,096: for instance <see cref="FixDictionary.Pairs"/>. null: those of all versions.
    /// </summary>
    public IReadOnlyList<DataPair>? Pairs { get; init; }

    internal unsafe TwIndexOptions ToNative(TwDataPair* pairs) =>
        new()
        {
            Size = (uint)sizeof(TwIndexOptions),
            Capacity = (uint)Capacity,
            LengthMax = (uint)LengthMax,
            PairsCount = (uint)(Pairs?.Count ?? 0),
            Pairs = pairs,
        };
}

/// <summary>
/// Makes tables of fields, in memory that it keeps.
/// </summary>
/// <remarks>
/// <code>
/// using var index = new MessageIndex();
/// while (index.TryRead(ref received, out Message message))
/// {
///     if (!message.IsOk) { Log(message.Error); continue; }
///     long price = message.Require(44).GetScaled(5);
/// }
/// </code>
/// A message is a view of the index and of the bytes that were passed. It ends with the next read: what is asked of it later is refused with
/// <see cref="InvalidOperationException"/>. <see cref="Message.ToOwned"/> keeps one, across an await too. An index belongs to one thread at a time
/// (calls one after the other may come from any), and refuses a call that finds another under way. Nothing is allocated per message.
/// </remarks>
public sealed unsafe class MessageIndex : IDisposable
{
    private FieldTable? _table;
    private Scratch _scratch;

    /// <summary>With 1,024 fields, 1 MiB, and the data fields of all FIX versions.</summary>
    public MessageIndex()
        : this(new MessageIndexOptions())
    {
    }

    /// <summary>As the options say.</summary>
    /// <exception cref="TagwireException">
    /// <see cref="Status.Argument"/>: an option out of its range, a pair with tag 0, or two pairs with one length tag.
    /// </exception>
    public MessageIndex(MessageIndexOptions options)
    {
        ArgumentNullException.ThrowIfNull(options);
        _table = new FieldTable(options);
    }

    /// <summary>
    /// After TryRead gave false: the bytes that the input must grow to before another call can give a message; 0 if it was empty.
    /// </summary>
    public int Need { get; private set; }

    /// <summary>
    /// Frames, checks and indexes the message at the start of the input, and moves the input past it: past what is garbled, too. False where the
    /// input is empty or holds the beginning of a message only: read again when more has been received.
    /// </summary>
    /// <exception cref="ObjectDisposedException">The index was disposed.</exception>
    /// <exception cref="InvalidOperationException">Another thread is using the index.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryRead(scoped ref ReadOnlySpan<byte> input, out Message message)
    {
        bool found = TryRead(input, out message, out int consumed);
        if (found)
        {
            input = input[consumed..];
        }
        return found;
    }

    /// <summary>
    /// The same for a sequence, as a PipeReader gives it: then call <c>AdvanceTo(input.Start, input.End)</c>. A message in one segment is not
    /// copied; one in several is put together in memory of the index.
    /// </summary>
    /// <exception cref="ObjectDisposedException">The index was disposed.</exception>
    /// <exception cref="InvalidOperationException">Another thread is using the index.</exception>
    public bool TryRead(scoped ref ReadOnlySequence<byte> input, out Message message)
    {
        ReadOnlySpan<byte> bytes = input.FirstSpan;
        bool found = TryRead(bytes, out message, out int consumed);
        while (!found && bytes.Length < input.Length)
        {
            bytes = _scratch.Gather(input, Scratch.Next(input.Length, bytes.Length, Need));
            found = TryRead(bytes, out message, out consumed);
        }
        if (found)
        {
            input = input.Slice(consumed);
        }
        return found;
    }

    /// <summary>
    /// Indexes all of the bytes as fields, without asking for a header or a trailer: a message already framed, or a part of one.
    /// </summary>
    /// <exception cref="ObjectDisposedException">The index was disposed.</exception>
    /// <exception cref="InvalidOperationException">Another thread is using the index.</exception>
    public Message ReadFields(ReadOnlySpan<byte> input)
    {
        FieldTable table = Table();
        Confined.Owner owner = table.Confined.Enter();
        int status;
        table.Generation++;
        fixed (byte* bytes = input)
        fixed (TwError* error = &table.Place.Error)
        {
            status = Native.tw_index_fields(table.Index, bytes, (uint)input.Length, error);
        }
        owner.Exit();
        GC.KeepAlive(table);
        return new Message(new Level(table, input, 0, table.FieldCount), status);
    }

    /// <summary>
    /// Ends its use: later calls throw <see cref="ObjectDisposedException"/>. A call under way in another thread, and messages that were read, are not
    /// affected: the memory is the collector's, which frees it when none of them is left.
    /// </summary>
    public void Dispose() => _table = null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryRead(ReadOnlySpan<byte> input, out Message message, out int consumed)
    {
        FieldTable table = Table();
        if (input.IsEmpty)
        {
            Need = 0;
            consumed = 0;
            message = default;
            return false;
        }
        Confined.Owner owner = table.Confined.Enter();
        TwFrame frame;
        int status;
        table.Generation++;
        fixed (byte* bytes = input)
        fixed (TwError* error = &table.Place.Error)
        {
            status = input.Length <= Numbers.QuickMax
                ? Quick.tw_index_next(table.Index, bytes, (uint)input.Length, &frame, error)
                : Native.tw_index_next(table.Index, bytes, (uint)input.Length, &frame, error);
        }
        owner.Exit();
        GC.KeepAlive(table);
        if (status == Layout.TW_MORE)
        {
            Need = (int)frame.Need;
            consumed = 0;
            message = default;
            return false;
        }
        consumed = (int)frame.Length;
        // Only the index's own errors leave a table that is about these bytes.
        int fields = status == Layout.TW_OK || status is <= -201 and >= -299 ? table.FieldCount : 0;
        message = new Message(new Level(table, input[..consumed], 0, fields), status);
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private FieldTable Table() =>
        _table ?? throw new ObjectDisposedException(nameof(MessageIndex));
}
