/* SPDX-License-Identifier: Apache-2.0 */
/* Framing: from a stream of bytes to the boundaries of one message. FIX: standard header 8, 9, 35 and trailer 10. */
#ifndef TAGWIRE_FRAME_H
#define TAGWIRE_FRAME_H

#include <tagwire/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Largest message accepted where a caller passes 0 as the maximum: 1 MiB. */
#define TW_FRAME_SIZE_MAX 1048576u

/* One message at the start of the input, or the bytes to skip before the next. Frozen, 16 bytes. */
typedef struct tw_frame {
    uint32_t length; /* TW_OK: bytes of the message; TW_MORE: 0; error: bytes to skip, at least 1 */
    uint32_t need;   /* TW_MORE: the bytes the input must hold before another call can answer TW_OK; else 0 */
    uint32_t body;   /* TW_OK: offset of the first byte counted by BodyLength (the 3 of 35=); else 0 */
    uint32_t begin;  /* TW_OK: bytes of the BeginString, which starts at offset 2; else 0 */
} tw_frame;

/*
 * Finds the message at the start of the input and checks BodyLength and CheckSum.
 *
 * A stream is read by calling this at its first byte not yet consumed, and moving on by frame->length after TW_OK and after
 * each error. The answer does not depend on how the stream was cut into reads, but for one thing: bytes that are no message may
 * be reported in several pieces; pieces that touch are one fault, and the reason is that of the first.
 *
 * input:      the bytes received and not consumed yet; may be NULL if length is 0.
 * length:     how many.
 * length_max: the largest message accepted, in bytes; 0 means TW_FRAME_SIZE_MAX.
 * frame:      receives the result; not NULL.
 * error:      receives detail on an error; may be NULL.
 *
 * returns:
 *   TW_OK                 one message of frame->length bytes.
 *   TW_MORE               not enough bytes to decide; nothing is consumed. Never answered for input that no further byte can
 *                         make valid, and frame->need never exceeds length_max.
 *   TW_E_FRAME_BEGIN, TW_E_FRAME_HEADER, TW_E_FRAME_LENGTH, TW_E_FRAME_TRAILER
 *                         garbled. frame->length bytes are to be skipped: up to the next bytes that can begin a message.
 *   TW_E_FRAME_CHECKSUM   garbled: a whole frame with another sum. All of it is to be skipped (a message that it may carry in a
 *                         data field is not brought to life).
 *   TW_E_FRAME_SIZE       BodyLength is well formed and beyond length_max. What to do is the session's choice; skipping
 *                         frame->length bytes goes on as after garbage.
 *   TW_E_ARGUMENT         frame is NULL, or input is NULL and length is not 0.
 *
 * A BeginString has 1 to 16 bytes, none of them SOH or '='; which one it is, is for the session to judge. BodyLength may have
 * leading zeros, at most 10 digits in all; one too small for 35=x, like a CheckSum above 255, leaves no trailer where it must be
 * (TW_E_FRAME_TRAILER). CheckSum has exactly three digits.
 *
 * Work: at most a constant number of steps per byte of a stream, however hostile. No allocation, no lock, no system call.
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_frame_next(const void *input, uint32_t length, uint32_t length_max, tw_frame *frame, tw_error *error);

#ifdef __cplusplus
}
#endif

#endif
