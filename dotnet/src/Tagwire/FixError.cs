// SPDX-License-Identifier: Apache-2.0
using System;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Text;

namespace Tagwire;

/// <summary>
/// An error with its place: what, at which tag and byte, in words, and the SessionRejectReason (373) that fits. It is a value; the words are
/// made when they are asked for, so hostile input allocates nothing.
/// </summary>
public readonly struct FixError : IEquatable<FixError>
{
    private readonly TwError _error;

    internal FixError(in TwError error)
    {
        _error = error;
    }

    internal FixError(int status, uint tag = 0, uint offset = 0, int reason = -1)
    {
        _error = default;
        _error.Status = status;
        _error.Reason = reason;
        _error.Tag = tag;
        _error.Offset = offset;
    }

    /// <summary>What it is.</summary>
    public Status Status => (Status)_error.Status;

    /// <summary>The SessionRejectReason (373) that fits, or null where the message is garbled or none fits.</summary>
    public int? Reason => _error.Reason < 0 ? null : _error.Reason;

    /// <summary>The tag at fault, or 0 where none is known.</summary>
    public int Tag => (int)_error.Tag;

    /// <summary>The byte at fault, from the start of what was passed: bytes of a message, a plan's text, a dictionary's text.</summary>
    public int Offset => (int)_error.Offset;

    /// <summary>What it is in words; more precise than the status's text where there is more to say.</summary>
    public unsafe string Text
    {
        get
        {
            fixed (byte* text = _error.Text)
            {
                string own = Encoding.UTF8.GetString(new ReadOnlySpan<byte>(text, 112).Slice(0, Length(text)));
                return own.Length > 0 ? own : Layout.StatusText(_error.Status);
            }
        }
    }

    /// <summary>The words, the tag and the byte.</summary>
    public override string ToString() => Tag == 0 ? $"{Text} (byte {Offset})" : $"{Text} (tag {Tag}, byte {Offset})";

    /// <inheritdoc/>
    public bool Equals(FixError other) =>
        (Status, Reason, Tag, Offset) == (other.Status, other.Reason, other.Tag, other.Offset) && Text == other.Text;

    /// <inheritdoc/>
    public override bool Equals(object? obj) => obj is FixError other && Equals(other);

    /// <inheritdoc/>
    public override int GetHashCode() => HashCode.Combine(Status, Reason, Tag, Offset);

    /// <summary>Whether both say the same.</summary>
    public static bool operator ==(FixError left, FixError right) => left.Equals(right);

    /// <summary>Whether they differ.</summary>
    public static bool operator !=(FixError left, FixError right) => !left.Equals(right);

    private static unsafe int Length(byte* text)
    {
        int length = 0;
        while (length < 112 && text[length] != 0)
        {
            length++;
        }
        return length;
    }
}

/// <summary>Names and texts of statuses.</summary>
public static class StatusExtensions
{
    /// <summary>The status's name in the specification, without its prefix: <c>FRAME_CHECKSUM</c>.</summary>
    public static string GetName(this Status status)
    {
        string name = Layout.StatusName((int)status)["TW_".Length..];
        return name.StartsWith("E_", StringComparison.Ordinal) ? name[2..] : name;
    }

    /// <summary>One sentence in lower case, without a full stop.</summary>
    public static string GetText(this Status status) => Layout.StatusText((int)status);
}

/// <summary>Something could not be read, written or made. <see cref="Error"/> says what, where, and which SessionRejectReason fits.</summary>
public sealed class TagwireException : Exception
{
    /// <summary>For that error.</summary>
    public TagwireException(FixError error)
        : base(error.ToString())
    {
        Error = error;
    }

    /// <summary>What is wrong, and where.</summary>
    public FixError Error { get; }

    /// <summary>What is wrong.</summary>
    public Status Status => Error.Status;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void ThrowIf(int status, in TwError error)
    {
        if (status != Layout.TW_OK)
        {
            Throw(error);
        }
    }

    [DoesNotReturn]
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Throw(in TwError error) => throw new TagwireException(new FixError(error));

    [DoesNotReturn]
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Throw(int status, uint tag = 0, uint offset = 0) =>
        throw new TagwireException(new FixError(status, tag, offset, ReasonOf(status)));

    /// <summary>The SessionRejectReason of a value that is wrong, or -1.</summary>
    internal static int ReasonOf(int status) => status switch
    {
        Layout.TW_E_INDEX_FIELD => 1,
        Layout.TW_E_VALUE_EMPTY => 4,
        Layout.TW_E_VALUE_OVERFLOW or Layout.TW_E_VALUE_INEXACT => 5,
        Layout.TW_E_VALUE_FORMAT => 6,
        _ => -1,
    };
}
