// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Tagwire;

/// <summary>How to make a <see cref="Reader"/>.</summary>
public sealed record ReaderOptions
{
    /// <summary>Messages in a batch; with 0 nothing can be read.</summary>
    public int Rows { get; init; } = 64;

    /// <summary>Slots in a batch. A message that takes more alone makes the reader grow, once.</summary>
    public int Slots { get; init; } = 4096;

    /// <summary>
    /// The reader never grows: a message that takes more slots than there are ends the batch with <see cref="BatchEnd.Slots"/>.
    /// </summary>
    public bool IsFixed { get; init; }

    /// <summary>Fields per message, bytes per message, and data fields.</summary>
    public MessageIndexOptions Index { get; init; } = new();
}

/// <summary>
/// Reads messages by a plan: one call frames, checks, indexes and extracts a message or a whole batch, into memory that the reader keeps.
/// </summary>
/// <remarks>
/// Rows are views of the reader and of the bytes that were passed. They end with the next read: what is asked of one later is refused with
/// <see cref="InvalidOperationException"/>. <see cref="Row.ToOwned"/> keeps one, across an await too. A reader belongs to one thread at a time (calls
/// one after the other may come from any), and refuses a call that finds another under way. Nothing is allocated per message.
/// </remarks>
public sealed unsafe class Reader : IDisposable
{
    private ReaderState? _state;
    private Scratch _scratch;

    internal Reader(Plan plan, ReaderOptions options)
    {
        ArgumentNullException.ThrowIfNull(options);
        Plan = plan;
        _state = new ReaderState(plan, options);
    }

    /// <summary>What it reads by.</summary>
    public Plan Plan { get; }

    /// <summary>
    /// After TryReadOne gave false: the bytes that the input must grow to before another call can give a message, as far as that is known.
    /// </summary>
    public int Need { get; private set; }

    /// <summary>Reads the messages at the start of the input, as many as there are and as a batch holds. Each gives a row, a bad one too.</summary>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    /// <exception cref="InvalidOperationException">Another thread is using the reader.</exception>
    public Batch Read(ReadOnlySpan<byte> input)
    {
        ReaderState state = State();
        int status = state.Fill(input, state.Rows.Length);
        return new Batch(state, input, *state.Progress, status);
    }

    /// <summary>
    /// Reads one message and moves the input past it. False where the input is empty or holds the beginning of a message only (or where the message
    /// takes more slots than a reader can have: <see cref="Read"/> tells these apart).
    /// </summary>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    /// <exception cref="InvalidOperationException">Another thread is using the reader.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadOne(scoped ref ReadOnlySpan<byte> input, out Row row)
    {
        bool found = TryReadOne(input, out row, out int consumed);
        if (found)
        {
            input = input[consumed..];
        }
        return found;
    }

    /// <summary>
    /// The same for a sequence, as a PipeReader gives it: then call <c>AdvanceTo(input.Start, input.End)</c>. A message in one segment is not
    /// copied; one in several is put together in memory of the reader.
    /// </summary>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    /// <exception cref="InvalidOperationException">Another thread is using the reader.</exception>
    public bool TryReadOne(scoped ref ReadOnlySequence<byte> input, out Row row)
    {
        ReadOnlySpan<byte> bytes = input.FirstSpan;
        bool found = TryReadOne(bytes, out row, out int consumed);
        while (!found && bytes.Length < input.Length)
        {
            bytes = _scratch.Gather(input, Scratch.Next(input.Length, bytes.Length, Need));
            found = TryReadOne(bytes, out row, out consumed);
        }
        if (found)
        {
            input = input.Slice(consumed);
        }
        return found;
    }

    /// <summary>
    /// Ends its use: later calls throw <see cref="ObjectDisposedException"/>. A call under way in another thread, and rows that were read, are not
    /// affected: the memory is the collector's, which frees it when none of them is left.
    /// </summary>
    public void Dispose() => _state = null;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryReadOne(ReadOnlySpan<byte> input, out Row row, out int consumed)
    {
        ReaderState state = State();
        state.Fill(input, Math.Min(state.Rows.Length, 1));
        TwProgress* progress = state.Progress;
        consumed = (int)progress->Consumed;
        if (progress->Rows == 0)
        {
            Need = (int)progress->Need;
            row = default;
            return false;
        }
        row = new Row(state, input, 0);
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ReaderState State() => _state ?? throw new ObjectDisposedException(nameof(Reader));
}

/// <summary>The memory of a reader. Rows refer to it, so it lives as long as they do.</summary>
internal sealed unsafe class ReaderState
{
    /// <summary>Beyond this many slots for one message a reader does not grow: 256 MiB.</summary>
    private const int SlotsMax = 1 << 24;

    private readonly Block _block;
    private readonly Plan _plan;
    private readonly TwReader* _reader;
    private readonly int _slotsMax;
    private readonly TwProgress[] _progress = GC.AllocateArray<TwProgress>(1, pinned: true);
    private Confined _confined;
    private TwSlot* _slots;

    internal ReaderState(Plan plan, ReaderOptions options)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(options.Rows);
        ArgumentOutOfRangeException.ThrowIfNegative(options.Slots);
        _plan = plan;
        fixed (TwDataPair* pairs = DataPair.ToNative(options.Index.Pairs))
        {
            TwIndexOptions index = options.Index.ToNative(pairs);
            var native = new TwReaderOptions
            {
                Size = (uint)sizeof(TwReaderOptions),
                Capacity = index.Capacity,
                LengthMax = index.LengthMax,
                PairsCount = index.PairsCount,
                Pairs = pairs,
                Plan = plan.Image,
            };
            uint size;
            int status = Native.tw_reader_size(&native, &size);
            if (status != Layout.TW_OK)
            {
                TagwireException.Throw(status);
            }
            _block = new Block(size);
            TwReader* reader;
            TwError error;
            status = Native.tw_reader_init(_block.Address, _block.Size, &native, &reader, &error);
            TagwireException.ThrowIf(status, error);
            _reader = reader;
        }
        Progress = (TwProgress*)Unsafe.AsPointer(ref MemoryMarshal.GetArrayDataReference(_progress));
        Rows = GC.AllocateArray<TwRow>(options.Rows, pinned: true);
        FirstRow = (TwRow*)Unsafe.AsPointer(ref MemoryMarshal.GetArrayDataReference(Rows));
        Store = new SlotStore([]);
        MakeSlots(Math.Min(options.Slots, SlotsMax));
        _slotsMax = options.IsFixed ? Store.Slots.Length : SlotsMax;
    }

    internal SlotStore Store { get; }

    internal TwRow[] Rows { get; }

    internal MessageShape[] Shapes => _plan.Shapes;

    /// <summary>How far the last call came. Not on the stack: the copy of what was just written in parts would wait for them.</summary>
    internal TwProgress* Progress { get; }

    private TwRow* FirstRow { get; }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal int Fill(ReadOnlySpan<byte> input, int rowsMax)
    {
        int status = Call(input, rowsMax);
        return status == Layout.TW_ROOM && Progress->Rows == 0 && rowsMax != 0 ? FillLarger(input, rowsMax, status) : status;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int Call(ReadOnlySpan<byte> input, int rowsMax)
    {
        int status;
        Confined.Owner owner = _confined.Enter();
        Store.Generation++;
        fixed (byte* bytes = input)
        {
            status = input.Length <= Numbers.QuickMax && rowsMax == 1
                ? Quick.tw_read(_reader, bytes, (uint)input.Length, FirstRow, 1, _slots, (uint)Store.Slots.Length, Progress)
                : Native.tw_read(_reader, bytes, (uint)input.Length, FirstRow, (uint)rowsMax, _slots, (uint)Store.Slots.Length, Progress);
        }
        owner.Exit();
        GC.KeepAlive(this);
        return status;
    }

    /// <summary>The slots do not hold one message.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int FillLarger(ReadOnlySpan<byte> input, int rowsMax, int status)
    {
        while (status == Layout.TW_ROOM && Progress->Rows == 0 && Store.Slots.Length < _slotsMax)
        {
            int wanted = Math.Clamp(Store.Slots.Length * 2, Math.Min(1024, _slotsMax), _slotsMax);
            Confined.Owner owner = _confined.Enter();
            try
            {
                MakeSlots(wanted);
            }
            finally
            {
                owner.Exit();
            }
            status = Call(input, rowsMax);
        }
        return status;
    }

    private void MakeSlots(int count)
    {
        Slot[] slots = GC.AllocateArray<Slot>(count, pinned: true);
        Store.Slots = slots;
        _slots = (TwSlot*)Unsafe.AsPointer(ref MemoryMarshal.GetArrayDataReference(slots));
    }
}

/// <summary>Why a batch ended.</summary>
public enum BatchEnd
{
    /// <summary>All of the input is consumed.</summary>
    Input,

    /// <summary>All but the beginning of a message, which takes <see cref="Batch.Need"/> bytes as far as that is known.</summary>
    More,

    /// <summary>Rows or slots are full: read on behind <see cref="Batch.Consumed"/>.</summary>
    Full,

    /// <summary>One message takes more slots than a reader can have, and nothing was consumed.</summary>
    Slots,
}

/// <summary>The messages of one read, to be enumerated.</summary>
public readonly ref struct Batch
{
    private readonly ReaderState _state;
    private readonly ReadOnlySpan<byte> _input;
    private readonly int _status;
    private readonly uint _generation;

    internal Batch(ReaderState state, ReadOnlySpan<byte> input, TwProgress progress, int status)
    {
        _state = state;
        _input = input;
        _status = status;
        _generation = state.Store.Generation;
        Count = (int)progress.Rows;
        SlotCount = (int)progress.Slots;
        Consumed = (int)progress.Consumed;
        Need = status == Layout.TW_MORE ? (int)progress.Need : 0;
    }

    /// <summary>How many rows there are.</summary>
    public int Count { get; }

    /// <summary>Slots used, groups included.</summary>
    public int SlotCount { get; }

    /// <summary>The bytes of the input that are done with.</summary>
    public int Consumed { get; }

    /// <summary>With <see cref="BatchEnd.More"/>: the bytes that the next message takes, as far as that is known; else 0.</summary>
    public int Need { get; }

    /// <summary>Why it ended.</summary>
    public BatchEnd End => _status switch
    {
        Layout.TW_OK => BatchEnd.Input,
        Layout.TW_MORE => BatchEnd.More,
        _ => Count == 0 ? BatchEnd.Slots : BatchEnd.Full,
    };

    /// <summary>The row with this number, in the order of the input.</summary>
    /// <exception cref="ArgumentOutOfRangeException">There are not so many.</exception>
    /// <exception cref="InvalidOperationException">The reader has read again since.</exception>
    public Row this[int number]
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get
        {
            ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual((uint)number, (uint)Count, nameof(number));
            if (_state.Store.Generation != _generation)
            {
                Tagwire.Slots.Gone();
            }
            return new Row(_state, _input, number);
        }
    }

    /// <summary>For foreach: the rows, in the order of the input.</summary>
    public RowEnumerator GetEnumerator() => new(this);
}

/// <summary>The rows of a batch.</summary>
public ref struct RowEnumerator
{
    private readonly Batch _batch;
    private int _next;

    internal RowEnumerator(Batch batch)
    {
        _batch = batch;
        _next = 0;
        Current = default;
    }

    /// <summary>The row that <see cref="MoveNext"/> moved to.</summary>
    public Row Current { get; private set; }

    /// <summary>Moves to the next row, if there is one.</summary>
    public bool MoveNext()
    {
        if (_next >= _batch.Count)
        {
            return false;
        }
        Current = _batch[_next++];
        return true;
    }
}
