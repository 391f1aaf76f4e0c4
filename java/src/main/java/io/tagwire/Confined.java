// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * What belongs to one thread: the one that made it, until that hands it over. A plain read suffices to check: a thread finds itself as the
 * owner only where it wrote that itself.
 */
public abstract class Confined {
    private static final VarHandle OWNER;

    static {
        try {
            OWNER = MethodHandles.lookup().findVarHandle(Confined.class, "owner", Thread.class);
        } catch (ReflectiveOperationException impossible) {
            throw new ExceptionInInitializerError(impossible);
        }
    }

    private Thread owner = Thread.currentThread();

    Confined() {}

    /**
     * Gives the object up: from now on it is whose thread calls {@link #takeOver()} first.
     *
     * @throws IllegalStateException where it is not this thread's
     */
    public final void handOver() {
        enter();
        OWNER.setRelease(this, (Thread) null);
    }

    /**
     * Makes an object that was handed over this thread's own.
     *
     * @throws IllegalStateException where another thread owns it
     */
    public final void takeOver() {
        Thread mine = Thread.currentThread();
        if (owner != mine && !OWNER.compareAndSet(this, (Thread) null, mine)) {
            throw wrongThread();
        }
    }

    /** Every call that changes or reads the object begins with this. */
    final void enter() {
        if (owner != Thread.currentThread()) {
            throw wrongThread();
        }
    }

    private IllegalStateException wrongThread() {
        Thread holder = (Thread) OWNER.getVolatile(this);
        return new IllegalStateException("this " + getClass().getSimpleName() + " belongs to "
                + (holder == null ? "nobody: takeOver() makes it this thread's" : "thread \"" + holder.getName() + "\", not to \"" + Thread.currentThread().getName() + '"'));
    }
}
