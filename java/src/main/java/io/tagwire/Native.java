// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.nio.Buffer;

/**
 * The native methods, registered when the library is loaded: see bindings/jni. Addresses are long; whoever calls keeps the buffers behind
 * them reachable until the call has returned. No static initialiser: loading finds this class by name.
 */
final class Native {
    private Native() {}

    static final int TEXT_VERSION = 0, TEXT_KERNEL = 1, TEXT_KERNELS = 2, TEXT_TYPE = 3, TEXT_REASON = 4;

    static native long address(Buffer direct);

    static native void copy(long from, long to, int length);

    static native int abiCheck(int major, int minor, long hash, long error);

    static native int text(int kind, int which, long out, int room);

    static native int kernelForce(long name);

    static native int frameNext(long input, int length, int lengthMax, long frame, long error);

    static native int indexSize(long options, long size);

    static native int indexInit(long memory, int size, long options, long index, long error);

    static native int indexNext(long index, long input, int length, long frame, long error);

    static native int indexFields(long index, long input, int length, long error);

    static native int groupOpen(long index, long input, int field, int to, long members, int count, long group, long error);

    static native int groupNext(long index, long group);

    static native int valueRead(int kind, long text, int length, int scale, long out);

    static native int valueWrite(int kind, long value, int scale, int digits, long out, int room, long written);

    static native int headerInit(long header, long begin, int beginLength, long type, int typeLength, long error);

    static native int headerText(long header, int tag, long bytes, int length, long error);

    static native int build(long header, long fields, int count, long texts, long out, int room, long result, long error);

    static native long dictBuiltin(long name, int length);

    static native long dictBuiltinAt(int which);

    static native int dictLoad(long text, int length, long base, long memory, long size, long dict, long error);

    static native int dictPrint(long dict, long out, int room, long length);

    static native int dictAsk(int kind, long dict, int a, int b, long name, long out);

    static native int dictPairs(long dict, long pairs, int room);

    static native int validatorSize(long options, long size);

    static native int validatorInit(long memory, int size, long options, long validator, long error);

    static native int validate(long validator, long index, long input, long faults, int room, long count, long error);

    static native int planCompile(boolean template, long text, int length, long dict, long memory, long size, long made, long error);

    static native int planPrint(boolean template, long made, long out, int room, long length);

    static native int planMessages(boolean template, long made);

    static native int planMessageAt(boolean template, long made, int which, long message);

    static native int planEntries(boolean template, long made, int which, long entries, int room, long count);

    static native int readerSize(long options, long size);

    static native int readerInit(long memory, int size, long options, long reader, long error);

    static native int read(long reader, long input, int length, long rows, int rowsMax, long slots, int slotsMax, long progress);

    static native int templateWrite(
            long made, int message, long slots, int slotsCount, int slot, long input, int inputLength, long out, int room, long result, long error);
}
