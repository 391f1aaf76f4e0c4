// SPDX-License-Identifier: Apache-2.0
using System;

namespace Tagwire;

/// <summary>
/// A value of several items with one space between them. FIX: MultipleStringValue, MultipleCharValue. A view of the bytes, to be enumerated.
/// </summary>
public ref struct Multiple
{
    private ReadOnlySpan<byte> _rest;

    private Multiple(ReadOnlySpan<byte> text, int count)
    {
        _rest = text;
        Count = count;
        Current = default;
    }

    /// <summary>Items that are still to come.</summary>
    public int Count { get; private set; }

    /// <summary>The item that <see cref="MoveNext"/> moved to.</summary>
    public ReadOnlySpan<byte> Current { get; private set; }

    /// <summary>
    /// Checks all of the value. <paramref name="itemLengthMax"/>: the longest item in bytes, 1 for MultipleCharValue; 0: any.
    /// <paramref name="offset"/>: of the byte at fault.
    /// </summary>
    /// <returns>Ok, ValueEmpty, ValueFormat.</returns>
    public static unsafe Status Read(ReadOnlySpan<byte> text, out Multiple items, out int offset, int itemLengthMax = 0)
    {
        uint count = 0, at = 0;
        int status;
        fixed (byte* bytes = text)
        {
            status = Native.tw_multiple_check(bytes, (uint)text.Length, (uint)itemLengthMax, &count, &at);
        }
        items = status == Layout.TW_OK ? new Multiple(text, (int)count) : default;
        offset = (int)at;
        return (Status)status;
    }

    /// <summary>
    /// Writes an item behind the <paramref name="used"/> bytes that hold earlier ones; <paramref name="written"/>: the bytes used now, with
    /// <see cref="Status.Room"/> those needed.
    /// </summary>
    /// <returns>Ok, ValueEmpty (no bytes), ValueFormat (a space or SOH), Room, Argument (<paramref name="used"/> is beyond the room).</returns>
    public static unsafe Status Append(ReadOnlySpan<byte> item, int used, Span<byte> destination, out int written)
    {
        uint count = 0;
        fixed (byte* bytes = item, place = destination)
        {
            int status = Native.tw_multiple_append(bytes, (uint)item.Length, (uint)used, place, (uint)destination.Length, &count);
            return FixValue.Written(status, count, out written);
        }
    }

    /// <summary>For foreach.</summary>
    public readonly Multiple GetEnumerator() => this;

    /// <summary>Moves to the next item, if there is one.</summary>
    public bool MoveNext()
    {
        if (Count == 0)
        {
            return false;
        }
        Count--;
        int end = _rest.IndexOf((byte)' ');
        Current = end < 0 ? _rest : _rest[..end];
        _rest = end < 0 ? default : _rest[(end + 1)..];
        return true;
    }
}
