// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers;

namespace Tagwire;

/// <summary>
/// Finds messages in a stream that may be cut anywhere, and checks BodyLength and CheckSum. Where the fields are wanted too,
/// <see cref="MessageIndex"/> does both in one pass.
/// </summary>
/// <remarks>
/// <code>
/// while (framer.TryRead(ref received, out Frame frame))
///     Handle(frame);              // a message, or bytes that are none
/// // what is left in `received` begins the next message, and framer.Need says how much of it there must be
/// </code>
/// For one thread at a time. Nothing is allocated but, for sequences of several segments, memory for one message, which is kept.
/// </remarks>
public sealed unsafe class Framer
{
    private readonly uint _lengthMax;
    private readonly ErrorPlace _place = new();
    private Scratch _scratch;

    /// <summary>Accepts messages of up to so many bytes; 0: 1 MiB.</summary>
    public Framer(int lengthMax = 0)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(lengthMax);
        _lengthMax = (uint)lengthMax;
    }

    /// <summary>
    /// After <see cref="TryRead(ref ReadOnlySpan{byte}, out Frame)"/> gave false: the bytes that the input must grow to before another call can
    /// give a message; 0 if it was empty.
    /// </summary>
    public int Need { get; private set; }

    /// <summary>
    /// The message at the start of the input, or bytes that are none, and moves the input past it. False where the input is empty or holds the
    /// beginning of a message only.
    /// </summary>
    public bool TryRead(scoped ref ReadOnlySpan<byte> input, out Frame frame)
    {
        bool found = TryRead(input, out frame);
        if (found)
        {
            input = input[frame.Bytes.Length..];
        }
        return found;
    }

    /// <summary>
    /// The same for a sequence, as a PipeReader gives it: then call <c>AdvanceTo(input.Start, input.End)</c>. A message in one segment is not
    /// copied; one that is ends with the next call.
    /// </summary>
    public bool TryRead(scoped ref ReadOnlySequence<byte> input, out Frame frame)
    {
        ReadOnlySpan<byte> bytes = input.FirstSpan;
        bool found = TryRead(bytes, out frame);
        while (!found && bytes.Length < input.Length)
        {
            bytes = _scratch.Gather(input, Scratch.Next(input.Length, bytes.Length, Need));
            found = TryRead(bytes, out frame);
        }
        if (found)
        {
            input = input.Slice(frame.Bytes.Length);
        }
        return found;
    }

    private bool TryRead(ReadOnlySpan<byte> input, out Frame frame)
    {
        Need = 0;
        frame = default;
        if (input.IsEmpty)
        {
            return false;
        }
        TwFrame found;
        int status;
        _place.Generation++;
        fixed (byte* bytes = input)
        fixed (TwError* error = &_place.Error)
        {
            status = input.Length <= Numbers.QuickMax
                ? Quick.tw_frame_next(bytes, (uint)input.Length, _lengthMax, &found, error)
                : Native.tw_frame_next(bytes, (uint)input.Length, _lengthMax, &found, error);
        }
        if (status == Layout.TW_MORE)
        {
            Need = (int)found.Need;
            return false;
        }
        frame = new Frame(input[..(int)found.Length], status, _place);
        return true;
    }
}

/// <summary>Where the library leaves the detail of an error.</summary>
internal sealed class ErrorPlace
{
    internal TwError Error;

    /// <summary>Counts the calls: what an earlier one gave is refused.</summary>
    internal uint Generation;

    /// <summary>The detail of that call.</summary>
    internal FixError Of(uint generation) =>
        generation == Generation ? new FixError(Error) : throw new InvalidOperationException("The error is gone: there has been another call since.");
}

/// <summary>A message of a stream, or bytes that are none.</summary>
public readonly ref struct Frame
{
    private readonly int _status;
    private readonly uint _generation;
    private readonly ErrorPlace? _place;

    internal Frame(ReadOnlySpan<byte> bytes, int status, ErrorPlace place)
    {
        Bytes = bytes;
        _status = status;
        _place = place;
        _generation = place.Generation;
    }

    /// <summary>
    /// The message; or bytes that are passed over, up to the next that can begin one: pieces that touch are one fault.
    /// </summary>
    public ReadOnlySpan<byte> Bytes { get; }

    /// <summary>Whether it is a message.</summary>
    public bool IsMessage => _status == Layout.TW_OK;

    /// <summary>Ok, or why it is none.</summary>
    public Status Status => (Status)_status;

    /// <summary>Why it is none, in detail.</summary>
    /// <exception cref="InvalidOperationException">The framer has read again since.</exception>
    public FixError Error => _place == null || IsMessage ? default : _place.Of(_generation);
}
