// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Text;

namespace Tagwire;

/// <summary>
/// What all messages of one kind start with, rendered once: BeginString, MsgType and constant fields after it. Shared between threads once it is
/// complete.
/// </summary>
public sealed unsafe class MessageHeader
{
    private readonly Block _block = new((uint)sizeof(TwHeader));

    /// <summary>
    /// <paramref name="beginString"/> (8): 1 to 16 bytes without <c>=</c>; <paramref name="msgType"/> (35): 1 to 32 bytes.
    /// </summary>
    /// <exception cref="TagwireException"><see cref="Status.BuildValue"/>.</exception>
    public MessageHeader(ReadOnlySpan<byte> beginString, ReadOnlySpan<byte> msgType)
    {
        TwError error;
        byte empty;
        fixed (byte* begin = beginString, type = msgType)
        {
            int status = Native.tw_header_init(Image, begin == null ? &empty : begin, (uint)beginString.Length, type == null ? &empty : type,
                (uint)msgType.Length, &error);
            TagwireException.ThrowIf(status, error);
        }
    }

    /// <inheritdoc cref="MessageHeader(ReadOnlySpan{byte}, ReadOnlySpan{byte})"/>
    public MessageHeader(string beginString, string msgType)
        : this(Encoding.UTF8.GetBytes(beginString), Encoding.UTF8.GetBytes(msgType))
    {
    }

    internal TwHeader* Image => (TwHeader*)_block.Address;

    /// <summary>Adds a constant field. A header holds 464 bytes from <c>35=</c> on. Not while a message is built with it.</summary>
    /// <exception cref="TagwireException">BuildTag, BuildValue, BuildRoom; the header is unchanged.</exception>
    public MessageHeader Add(int tag, ReadOnlySpan<byte> value)
    {
        TwError error;
        byte empty;
        fixed (byte* bytes = value)
        {
            int status = Native.tw_header_text(Image, (uint)tag, bytes == null ? &empty : bytes, (uint)value.Length, &error);
            TagwireException.ThrowIf(status, error);
        }
        return this;
    }

    /// <inheritdoc cref="Add(int, ReadOnlySpan{byte})"/>
    public MessageHeader Add(int tag, string value) => Add(tag, Encoding.UTF8.GetBytes(value));
}

/// <summary>
/// One message in the making: fields in the order given, in memory that is borrowed.
/// </summary>
/// <remarks>
/// <code>
/// var order = new MessageBuilder(header, memory);
/// order.Int(34, 7).Text(11, "ORD1"u8).Scaled(44, 108245, 5);
/// ReadOnlySpan&lt;byte&gt; message = order.Finish();
/// </code>
/// The first error sticks and <see cref="Finish"/> throws it, so the calls in between need no check of their own. Tags are 1 to 2147483647 but for 8,
/// 9, 10 and 35. It holds no native memory; drop it at any time. Memory that the collector moves between two calls is followed.
/// </remarks>
public unsafe ref struct MessageBuilder
{
    private readonly MessageHeader _header;
    private readonly IBufferWriter<byte>? _writer;
    private readonly Span<byte> _destination;
    private TwBuild _build;

    /// <summary>Starts a message somewhere in <paramref name="destination"/>: BodyLength becomes known at the end and is written before the body then.</summary>
    public MessageBuilder(MessageHeader header, Span<byte> destination)
    {
        ArgumentNullException.ThrowIfNull(header);
        _header = header;
        _writer = null;
        _destination = destination;
        Uppers.Clean(ref Unsafe.As<TwBuild, byte>(ref _build));
        fixed (byte* bytes = destination)
        fixed (TwBuild* build = &_build)
        {
            Quick.tw_build_begin(build, bytes, (uint)destination.Length, header.Image);
        }
        GC.KeepAlive(header);
    }

    /// <summary>
    /// Starts a message in memory of a writer, which is asked for <paramref name="room"/> bytes once: more than the message will take.
    /// <see cref="Finish"/> advances the writer.
    /// </summary>
    public MessageBuilder(MessageHeader header, IBufferWriter<byte> writer, int room)
        : this(header, (writer ?? throw new ArgumentNullException(nameof(writer))).GetSpan(room))
    {
        _writer = writer;
    }

    /// <summary>Ok, or the first error so far.</summary>
    public readonly Status Status => (Status)_build.Status;

    /// <summary>A whole number.</summary>
    [UnscopedRef]
    public ref MessageBuilder Int(int tag, long value)
    {
        fixed (byte* bytes = _destination)
        fixed (TwBuild* build = &_build)
        {
            build->Out = bytes;
            Quick.tw_build_int(build, (uint)tag, value);
        }
        return ref this;
    }

    /// <summary>A whole number without a sign.</summary>
    [UnscopedRef]
    public ref MessageBuilder UInt(int tag, ulong value)
    {
        fixed (byte* bytes = _destination)
        fixed (TwBuild* build = &_build)
        {
            build->Out = bytes;
            Quick.tw_build_uint(build, (uint)tag, value);
        }
        return ref this;
    }

    /// <summary>A decimal with the fraction digits it has.</summary>
    [UnscopedRef]
    public ref MessageBuilder Decimal(int tag, FixDecimal value) => ref Scaled(tag, value.Mantissa, -value.Exponent);

    /// <summary>
    /// value * 10^-scale, scale 0 to 18, with <paramref name="digits"/> fraction digits, 0 to 254, and never fewer than the value needs; null: as
    /// many as the scale.
    /// </summary>
    [UnscopedRef]
    public ref MessageBuilder Scaled(int tag, long value, int scale, int? digits = null)
    {
        fixed (byte* bytes = _destination)
        fixed (TwBuild* build = &_build)
        {
            build->Out = bytes;
            Quick.tw_build_decimal(build, (uint)tag, value, (uint)scale, FixValue.Digits(digits));
        }
        return ref this;
    }

    /// <summary>One byte, not SOH.</summary>
    [UnscopedRef]
    public ref MessageBuilder Char(int tag, byte value)
    {
        fixed (byte* bytes = _destination)
        fixed (TwBuild* build = &_build)
        {
            build->Out = bytes;
            Quick.tw_build_char(build, (uint)tag, value);
        }
        return ref this;
    }

    /// <summary>Y or N.</summary>
    [UnscopedRef]
    public ref MessageBuilder Bool(int tag, bool value)
    {
        fixed (byte* bytes = _destination)
        fixed (TwBuild* build = &_build)
        {
            build->Out = bytes;
            Quick.tw_build_bool(build, (uint)tag, value ? (byte)1 : (byte)0);
        }
        return ref this;
    }

    /// <summary>Text: one byte or more, none of them SOH.</summary>
    [UnscopedRef]
    public ref MessageBuilder Text(int tag, scoped ReadOnlySpan<byte> value)
    {
        fixed (byte* bytes = _destination, text = value)
        fixed (TwBuild* build = &_build)
        {
            build->Out = bytes;
            if (value.Length <= Numbers.QuickMax)
            {
                Quick.tw_build_text(build, (uint)tag, text, (uint)value.Length);
            }
            else
            {
                Native.tw_build_text(build, (uint)tag, text, (uint)value.Length);
            }
        }
        return ref this;
    }

    /// <summary>Text as UTF-8.</summary>
    [UnscopedRef]
    public ref MessageBuilder Text(int tag, string value)
    {
        ArgumentNullException.ThrowIfNull(value);
        Span<byte> bytes = value.Length <= 128 ? stackalloc byte[384] : new byte[Encoding.UTF8.GetMaxByteCount(value.Length)];
        Text(tag, bytes[..Encoding.UTF8.GetBytes(value, bytes)]);
        return ref this;
    }

    /// <summary>A length field and the data field after it; any bytes, one or more.</summary>
    [UnscopedRef]
    public ref MessageBuilder Data(int lengthTag, int dataTag, scoped ReadOnlySpan<byte> value)
    {
        fixed (byte* bytes = _destination, data = value)
        fixed (TwBuild* build = &_build)
        {
            build->Out = bytes;
            Native.tw_build_data(build, (uint)lengthTag, (uint)dataTag, data, (uint)value.Length);
        }
        return ref this;
    }

    /// <summary>A UTCTimestamp: nanoseconds since 1970, with 0 to 12 fraction digits and never fewer than the value needs.</summary>
    [UnscopedRef]
    public ref MessageBuilder Time(int tag, long ns, int digits)
    {
        fixed (byte* bytes = _destination)
        fixed (TwBuild* build = &_build)
        {
            build->Out = bytes;
            Quick.tw_build_time(build, (uint)tag, ns, (uint)digits);
        }
        return ref this;
    }

    /// <summary>A UTCTimestamp with its own fraction digits, picoseconds and second 60 included.</summary>
    [UnscopedRef]
    public ref MessageBuilder Timestamp(int tag, UtcTimestamp value)
    {
        if (value.Picos == 0 && !value.IsLeap)
        {
            return ref Time(tag, value.Ns, value.Digits);
        }
        // A time that cannot be written leaves no bytes, which the builder refuses: its error names the tag.
        Span<byte> text = stackalloc byte[48];
        value.Write(text, out int written);
        Text(tag, text[..written]);
        return ref this;
    }

    /// <summary>A date.</summary>
    [UnscopedRef]
    public ref MessageBuilder Date(int tag, FixDate value)
    {
        fixed (byte* bytes = _destination)
        fixed (TwBuild* build = &_build)
        {
            build->Out = bytes;
            Quick.tw_build_date(build, (uint)tag, value.Days);
        }
        return ref this;
    }

    /// <summary>The count of a repeating group; the entries' fields follow, each entry's first field first.</summary>
    [UnscopedRef]
    public ref MessageBuilder Group(int countTag, int count)
    {
        fixed (byte* bytes = _destination)
        fixed (TwBuild* build = &_build)
        {
            build->Out = bytes;
            Quick.tw_build_group(build, (uint)countTag, (uint)count);
        }
        return ref this;
    }

    /// <summary>Fields that are rendered already: tag=value SOH, once or more.</summary>
    [UnscopedRef]
    public ref MessageBuilder Raw(scoped ReadOnlySpan<byte> fields)
    {
        fixed (byte* bytes = _destination, raw = fields)
        fixed (TwBuild* build = &_build)
        {
            build->Out = bytes;
            Native.tw_build_raw(build, raw, (uint)fields.Length);
        }
        return ref this;
    }

    /// <summary>Ends the message with BodyLength and CheckSum, and gives its bytes.</summary>
    /// <exception cref="TagwireException">The first error, with the tag and the offset in the value at fault.</exception>
    public ReadOnlySpan<byte> Finish()
    {
        int status = End(out ReadOnlySpan<byte> message, out TwError error);
        TagwireException.ThrowIf(status, error);
        return message;
    }

    /// <summary>The same without an exception.</summary>
    public Status TryFinish(out ReadOnlySpan<byte> message, out FixError error)
    {
        int status = End(out message, out TwError native);
        error = status == Layout.TW_OK ? default : new FixError(native);
        return (Status)status;
    }

    private int End(out ReadOnlySpan<byte> message, out TwError error)
    {
        uint offset, length;
        int status;
        Unsafe.SkipInit(out error);
        fixed (byte* bytes = _destination)
        fixed (TwBuild* build = &_build)
        fixed (TwError* detail = &error)
        {
            build->Out = bytes;
            status = Quick.tw_build_end(build, &offset, &length, detail);
        }
        GC.KeepAlive(_header);
        message = status == Layout.TW_OK ? _destination.Slice((int)offset, (int)length) : default;
        if (status == Layout.TW_OK && _writer != null)
        {
            message.CopyTo(_destination);
            message = _destination[..(int)length];
            _writer.Advance((int)length);
        }
        return status;
    }
}
