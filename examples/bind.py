# SPDX-License-Identifier: Apache-2.0
"""The smallest binding: docs/bindings.md goes through it. Run it with the path of libtagwire.so."""
import ctypes
import struct
import sys


def aligned(size):
    """Long-lived memory of the caller, aligned to 64 bytes: what native code writes is read here in place."""
    block = bytearray(size + 64)
    address = ctypes.addressof(ctypes.c_char.from_buffer(block))
    return block, address + -address % 64, -address % 64


def check(status, error):
    if status < 0:
        code, reason, tag, offset = struct.unpack_from("<iiII", error)
        raise ValueError(f"{error.raw[16:].split(bytes(1))[0].decode()} (status {code}, tag {tag}, byte {offset})")
    return status


def message(body):
    """A whole message around a body: what a counterparty would send."""
    body = body.replace(b"|", b"\x01")
    head = b"8=FIX.4.2\x019=%d\x01" % len(body) + body
    return head + b"10=%03d\x01" % (sum(head) % 256)


def main(path):
    tw = ctypes.CDLL(path)
    error, size, made = ctypes.create_string_buffer(128), ctypes.c_uint32(0), ctypes.c_void_p()

    # 1. Is it the library that this was made for?
    tw.tw_abi.restype = ctypes.c_uint64
    check(tw.tw_abi_check(0, 1, ctypes.c_uint64(tw.tw_abi(0, 1)), error), error)  # a real binding has the number in its own source

    # 2. Compile once: ask for the size, give memory, keep it.
    text = b"D{11:text 55:text 38:int 44:dec5}"
    tw.tw_plan_compile(text, len(text), None, None, ctypes.byref(size), ctypes.byref(made), error)
    plan, plan_at, _ = aligned(size.value)
    check(tw.tw_plan_compile(text, len(text), None, ctypes.c_void_p(plan_at), ctypes.byref(size), ctypes.byref(made), error), error)

    # 3. A reader a thread, in memory of its own.
    options = struct.pack("<IIIIQQ", 32, 0, 0, 0, 0, made.value)
    tw.tw_reader_size(options, ctypes.byref(size))
    memory, at, _ = aligned(size.value)
    reader = ctypes.c_void_p()
    check(tw.tw_reader_init(ctypes.c_void_p(at), size, options, ctypes.byref(reader), error), error)

    # 4. One call for all messages that were received; rows and slots are read where they are.
    received = message(b"35=D|11=A1|55=AUD/NZD|38=7|44=1.08|") + message(b"35=D|11=A2|55=EUR|38=x|")
    rows, rows_at, rows_from = aligned(32 * 16)
    slots, slots_at, slots_from = aligned(16 * 256)
    progress = ctypes.create_string_buffer(16)
    check(tw.tw_read(reader, received, len(received), ctypes.c_void_p(rows_at), 16, ctypes.c_void_p(slots_at), 256, progress), error)
    for number in range(struct.unpack_from("<I", progress, 4)[0]):
        _, length, slot, count, status, tag, _, _, _ = struct.unpack_from("<IIIIiiIHH", rows, rows_from + 32 * number)
        print(f"message {number}: {length} bytes, status {status}, tag {tag}")
        for value in range(count):
            binary, begin, bytes_, digits, state = struct.unpack_from("<qIHBB", slots, slots_from + 16 * (slot + value))
            print("   ", "absent" if state == 0 else (binary, received[begin : begin + bytes_].decode(), digits, state))


if __name__ == "__main__":
    main(sys.argv[1])
