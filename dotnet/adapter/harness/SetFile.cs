// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers.Binary;
using System.IO;
using System.Runtime.InteropServices;

namespace Tagwire.Bench;

/// <summary>A value that a build writes. Kind: s text, i integer, p price at scale 5, d data.</summary>
internal readonly record struct Value(int Tag, byte Kind, int Digits, long Number, int TextAt, int TextLength);

/// <summary>A frame of a set, and what it must give.</summary>
internal sealed class SetFrame
{
    internal required int Offset { get; init; }

    internal required int Length { get; init; }

    internal required int Fields { get; init; }

    internal required ulong FoldOnly { get; init; }

    internal required ulong FoldExtract { get; init; }

    internal required uint HashOnly { get; init; }

    internal required uint HashExtract { get; init; }

    internal required string MsgType { get; init; }

    internal required Value[] Values { get; init; }
}

/// <summary>The set file of bench/PROTOCOL.md. Nothing in it is trusted.</summary>
internal sealed class SetFile
{
    private const int HeaderBytes = 32;
    private const int RowBytes = 64;
    private const int ValueBytes = 32;
    private const int FrameBytesMax = 1 << 20;

    private SetFile(byte[] memory, int frames)
    {
        Memory = memory;
        _frames = frames;
    }

    private readonly int _frames;

    /// <summary>Where the frames lie: pinned and aligned to 64 bytes, or an ordinary array that the collector may move.</summary>
    internal byte[] Memory { get; }

    internal SetFrame[] Frames { get; private init; } = [];

    internal bool HasValues { get; private init; }

    internal int FrameBytesLongest { get; private init; }

    internal ReadOnlySpan<byte> Bytes(SetFrame frame) => Memory.AsSpan(_frames + frame.Offset, frame.Length);

    /// <summary>Where a text lies in the memory.</summary>
    internal int TextAt(in Value value) => _frames + value.TextAt;

    internal ReadOnlySpan<byte> Text(in Value value) => Memory.AsSpan(_frames + value.TextAt, value.TextLength);

    internal static unsafe SetFile Read(string path, bool isPinned)
    {
        byte[] file;
        try
        {
            file = File.ReadAllBytes(path);
        }
        catch (Exception error) when (error is IOException or UnauthorizedAccessException)
        {
            throw new UsageException($"{path}: {error.Message}");
        }
        byte[] memory = file;
        int start = 0;
        if (isPinned)
        {
            memory = GC.AllocateArray<byte>(file.Length + 64, pinned: true);
            start = (int)(-Marshal.UnsafeAddrOfPinnedArrayElement(memory, 0) & 63);
            file.CopyTo(memory, start);
        }
        return Parse(memory, start, file);
    }

    private static SetFile Parse(byte[] memory, int start, ReadOnlySpan<byte> file)
    {
        if (file.Length < HeaderBytes || !file[..8].SequenceEqual("TWSET001"u8))
        {
            throw new UsageException("not a set file");
        }
        int count = Int(file, 8), valueCount = Int(file, 12);
        long tables = HeaderBytes + ((long)count * RowBytes) + ((long)valueCount * ValueBytes);
        ulong framesAt = BinaryPrimitives.ReadUInt64LittleEndian(file[16..]);
        if (count <= 0 || valueCount < 0 || BinaryPrimitives.ReadUInt64LittleEndian(file[24..]) != (ulong)file.Length || framesAt < (ulong)tables
            || framesAt > (ulong)file.Length)
        {
            throw new UsageException("the header does not agree with the file's size");
        }
        int room = file.Length - (int)framesAt, valuesAt = HeaderBytes + (count * RowBytes), longest = 0;
        var values = new Value[valueCount];
        for (int i = 0; i < valueCount; i++)
        {
            values[i] = ParseValue(file.Slice(valuesAt + (i * ValueBytes), ValueBytes), room);
        }
        var frames = new SetFrame[count];
        for (int i = 0; i < count; i++)
        {
            frames[i] = ParseFrame(file.Slice(HeaderBytes + (i * RowBytes), RowBytes), room, values);
            longest = Math.Max(longest, frames[i].Length);
        }
        return new SetFile(memory, start + (int)framesAt) { Frames = frames, HasValues = valueCount > 0, FrameBytesLongest = longest };
    }

    private static SetFrame ParseFrame(ReadOnlySpan<byte> row, int room, Value[] values)
    {
        ulong offset = BinaryPrimitives.ReadUInt64LittleEndian(row);
        int length = Int(row, 8), first = Int(row, 40), own = Int(row, 44);
        if (length is <= 0 or > FrameBytesMax || offset + (ulong)length > (ulong)room || first < 0 || own < 0 || (long)first + own > values.Length)
        {
            throw new UsageException("a frame or its values lie outside the file");
        }
        ReadOnlySpan<byte> type = row.Slice(48, 8);
        return new SetFrame
        {
            Offset = (int)offset,
            Length = length,
            Fields = Int(row, 12),
            FoldOnly = BinaryPrimitives.ReadUInt64LittleEndian(row[16..]),
            FoldExtract = BinaryPrimitives.ReadUInt64LittleEndian(row[24..]),
            HashOnly = BinaryPrimitives.ReadUInt32LittleEndian(row[32..]),
            HashExtract = BinaryPrimitives.ReadUInt32LittleEndian(row[36..]),
            MsgType = System.Text.Encoding.Latin1.GetString(type[..(type.IndexOf((byte)0) is var end && end < 0 ? 8 : end)]),
            Values = values.AsSpan(first, own).ToArray(),
        };
    }

    private static Value ParseValue(ReadOnlySpan<byte> row, int room)
    {
        byte kind = row[4];
        int length = kind is (byte)'s' or (byte)'d' ? BinaryPrimitives.ReadUInt16LittleEndian(row[6..]) : 0;
        ulong at = length == 0 ? 0 : BinaryPrimitives.ReadUInt64LittleEndian(row[16..]);
        if (kind is not ((byte)'s' or (byte)'d' or (byte)'i' or (byte)'p') || at + (ulong)length > (ulong)room)
        {
            throw new UsageException("a value of no known kind, or outside the file");
        }
        return new Value(Int(row, 0), kind, row[5], BinaryPrimitives.ReadInt64LittleEndian(row[8..]), (int)at, length);
    }

    private static int Int(ReadOnlySpan<byte> bytes, int at) => BinaryPrimitives.ReadInt32LittleEndian(bytes[at..]);
}
