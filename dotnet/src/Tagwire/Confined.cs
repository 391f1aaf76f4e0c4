// SPDX-License-Identifier: Apache-2.0
using System;
using System.Runtime.CompilerServices;
using System.Threading;

namespace Tagwire;

/// <summary>
/// Keeps an object to one thread at a time, at the cost of a plain store: calls one after the other may come from any thread, as they do behind
/// an await; two at the same time are refused.
/// </summary>
/// <remarks>
/// The owner says that it is busy and then looks whether it still owns the object; who takes it over does so and then looks whether the owner was
/// busy. That one of them sees the other's store takes a full fence on both sides. The one that is rare pays for both, by a fence in every
/// thread of the process. Each thread has a mark of its own, which is kept: a hand-over back and forth allocates nothing.
/// </remarks>
internal struct Confined
{
    private Owner? _owner;
    private Owner? _known;

    /// <summary>Begins a call. Whoever got an owner ends the call by <see cref="Owner.Exit"/>; nothing in between may throw.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal Owner Enter()
    {
        Owner? owner = Volatile.Read(ref _owner);
        if (owner != null && owner.Thread == Environment.CurrentManagedThreadId)
        {
            owner.Begin();
            if (Volatile.Read(ref _owner) == owner)
            {
                return owner;
            }
            owner.Exit();
        }
        return TakeOver();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private Owner TakeOver()
    {
        Owner mine = Own(Environment.CurrentManagedThreadId);
        Owner? before = Volatile.Read(ref _owner);
        mine.Begin();
        if (Interlocked.CompareExchange(ref _owner, mine, before) == before)
        {
            Interlocked.MemoryBarrierProcessWide();
            if (!IsAnotherBusy(mine))
            {
                return mine;
            }
            // Nobody's: whoever comes next has to look at all, for the one that is inside may not be the one that owned it before.
            Interlocked.CompareExchange(ref _owner, null, mine);
        }
        mine.Exit();
        throw new InvalidOperationException("The object is in use by another thread: it belongs to one thread at a time.");
    }

    private bool IsAnotherBusy(Owner mine)
    {
        for (Owner? each = Volatile.Read(ref _known); each != null; each = each.Next)
        {
            if (each != mine && each.IsBusy)
            {
                return true;
            }
        }
        return false;
    }

    private Owner Own(int thread)
    {
        while (true)
        {
            Owner? first = Volatile.Read(ref _known);
            for (Owner? each = first; each != null; each = each.Next)
            {
                if (each.Thread == thread)
                {
                    return each;
                }
            }
            var made = new Owner(thread, first);
            if (Interlocked.CompareExchange(ref _known, made, first) == first)
            {
                return made;
            }
        }
    }

    /// <summary>A thread that uses the object, and whether it does so now. Only that thread writes it.</summary>
    internal sealed class Owner
    {
        private int _busy;

        internal Owner(int thread, Owner? next)
        {
            Thread = thread;
            Next = next;
        }

        internal int Thread { get; }

        internal Owner? Next { get; }

        internal bool IsBusy => Volatile.Read(ref _busy) != 0;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        internal void Begin() => Volatile.Write(ref _busy, 1);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        internal void Exit() => Volatile.Write(ref _busy, 0);
    }
}
