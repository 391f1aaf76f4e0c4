/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The outbound builder: fields in the order given to one complete message. FIX: tag=value encoding; standard header 8, 9, 35 and
 * trailer 10, which the builder writes itself.
 *
 *     tw_header header;                                 once per session and MsgType
 *     tw_header_init(&header, "FIX.4.4", 7, "D", 1, NULL);
 *     tw_header_text(&header, 49, "CLIENT", 6, NULL);
 *     tw_header_text(&header, 56, "SERVER", 6, NULL);
 *
 *     tw_build build;                                   per message
 *     tw_build_begin(&build, memory, room, &header);
 *     tw_build_uint(&build, 34, number);
 *     tw_build_text(&build, 11, "ORD1", 4);
 *     tw_build_decimal(&build, 44, 108245, 5, 5);       44=1.08245
 *     if (tw_build_end(&build, &offset, &length, &error) == TW_OK)
 *         send(memory + offset, length);
 *
 * Rules that hold for every function here:
 *   build, header  caller's memory; not NULL.
 *   errors         an error sticks: the builder answers the first one to every later call and writes nothing any more, and
 *                  tw_build_end gives length 0. So the calls in between need no check of their own. Of several faults in one call
 *                  the answer is the first of: an earlier error, TW_E_ARGUMENT, TW_E_BUILD_TAG, a fault of the value,
 *                  TW_E_BUILD_ROOM or TW_E_BUILD_SIZE; but text is searched for SOH only where there is room for it.
 *   room           a message that fits exactly is built. Nothing outside [out, out + room) is touched; inside, bytes before and
 *                  after the message may change.
 *   bytes, length  caller's, not kept; never read beyond length, and not overlapping out.
 * Nothing is allocated, no lock is taken, nothing depends on the locale.
 */
#ifndef TAGWIRE_BUILD_H
#define TAGWIRE_BUILD_H

#include <tagwire/value.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What all messages of one kind start with, rendered once: BeginString, MsgType and constant fields after it. Frozen, 512 bytes,
 * caller's, no pointers: copy it, share it between threads. Only the library writes it. */
typedef struct tw_header {
    uint32_t begin_length; /* bytes of "8=...|9=" */
    uint32_t body_length;  /* bytes of "35=...|49=..." without the SOH at the end */
    uint32_t sum;          /* of all those bytes, less '0' each; so counted, digits add their value to a CheckSum */
    uint32_t quick;        /* 1 when begin has 8 to 16 bytes and body at most 64, else 0 */
    uint8_t begin[32];
    uint8_t body[464];
} tw_header;

/*
 * Makes a header that holds 8 and 35. FIX: BeginString (8), BodyLength (9), MsgType (35) are the first three fields, in this order.
 *
 * header: receives it; not NULL; changed only on TW_OK.
 * begin:  BeginString, 1 to 16 bytes, none of them '='; not NULL.
 * type:   MsgType, 1 to 32 bytes; not NULL.
 * error:  receives detail on an error; may be NULL.
 * returns: TW_OK; TW_E_BUILD_VALUE (an empty or too long value, or one with SOH, or a begin with '='); TW_E_ARGUMENT (NULL).
 * Lifetime: the caller's; needs no end. Thread rule: a header that no thread changes any more is shared. Since 0.1.
 */
TW_API tw_status tw_header_init(tw_header *header, const void *begin, uint32_t begin_length, const void *type, uint32_t type_length,
                                tw_error *error);

/*
 * Adds a constant field to a header. FIX: standard header (49, 56, 50, 57, 115, 128, ...).
 *
 * header: made by tw_header_init; not NULL; changed only on TW_OK.
 * tag:    1 .. 2147483647 but for 8, 9, 10 and 35.
 * bytes:  the value; not NULL.
 * error:  receives detail on an error; may be NULL.
 * returns: TW_OK; TW_E_BUILD_TAG; TW_E_BUILD_VALUE (empty, or with SOH); TW_E_BUILD_ROOM (a header holds 464 bytes from 35= on);
 *          TW_E_ARGUMENT (NULL, or a header that was not made).
 * Thread rule: one thread, and none that builds with this header meanwhile. Since 0.1.
 */
TW_API tw_status tw_header_text(tw_header *header, uint32_t tag, const void *bytes, uint32_t length, tw_error *error);

/* A message in the making. Frozen; 64 bytes where pointers have 8; caller's. Only the library writes it; status, tag and fault may
 * be read at any time. */
typedef struct tw_build {
    uint8_t *out;            /* caller's memory */
    uint32_t at;             /* offset of the next byte; the SOH of the field before is still owed */
    uint32_t fast;           /* before this offset any short field fits, whatever its value; 0: look closely each time */
    uint32_t limit;          /* offset where the trailer must start at the latest */
    uint32_t body;           /* offset of 35= */
    const tw_header *header; /* borrowed until tw_build_end */
    uint32_t sum;            /* of the header and the bytes from body to at, less '0' each */
    int32_t status;          /* TW_OK or the first error */
    uint32_t tag;            /* with an error: the tag at fault, or 0 */
    uint32_t fault;          /* with an error: the offset at fault in the bytes that were passed, or 0 */
    uint32_t reserved[4];
} tw_build;

/*
 * Starts a message: writes 35 and the header's other fields. Whatever the state held before is forgotten.
 *
 * The message is put somewhere in `out`, not at its start: BodyLength becomes known at the end and is written before the body then.
 *
 * build:  the state, uninitialised or used before; not NULL.
 * out:    where to build; caller's until tw_build_end; may be NULL if room is 0.
 * room:   bytes there.
 * header: made by tw_header_init; not NULL; borrowed until tw_build_end.
 * returns: TW_OK; TW_E_BUILD_ROOM; TW_E_ARGUMENT (NULL, or a header that was not made).
 * Lifetime: needs no end; drop it at any time. Thread rule: a builder belongs to one thread at a time. Since 0.1.
 */
TW_API tw_status tw_build_begin(tw_build *build, void *out, uint32_t room, const tw_header *header);

/*
 * Writes a whole number. FIX: int, SeqNum, Length, NumInGroup: digits, with '-' before a negative number.
 *
 * tag:    1 .. 2147483647 but for 8, 9, 10 and 35. The same for every function below.
 * returns: TW_OK; TW_E_BUILD_TAG; TW_E_BUILD_ROOM; TW_E_BUILD_SIZE (beyond 2^31 bytes); an earlier error;
 *          TW_E_ARGUMENT (build is NULL). The same, and what is named, for every function below.
 * Thread rule: the builder's thread. The same for every function below. Since 0.1.
 */
TW_API tw_status tw_build_int(tw_build *build, uint32_t tag, int64_t value);
TW_API tw_status tw_build_uint(tw_build *build, uint32_t tag, uint64_t value);

/*
 * Writes a decimal: mantissa * 10^-scale. FIX: float, Price, PriceOffset, Qty, Amt, Percentage.
 *
 * scale:  0 .. 18.
 * digits: fraction digits to write, 0 .. 254; more than the scale has are zeros; TW_DIGITS_OWN: as many as the scale. With 0 there
 *         is no point. Never fewer than the value needs: nothing is rounded.
 * returns: as tw_build_int; TW_E_VALUE_INEXACT (fewer digits than the value needs); TW_E_ARGUMENT (scale or digits out of range).
 * Since 0.1.
 */
TW_API tw_status tw_build_decimal(tw_build *build, uint32_t tag, int64_t mantissa, uint32_t scale, uint32_t digits);

/*
 * Writes one byte. FIX: char.
 *
 * returns: as tw_build_int; TW_E_BUILD_VALUE (SOH). Since 0.1.
 */
TW_API tw_status tw_build_char(tw_build *build, uint32_t tag, uint8_t value);

/*
 * Writes a flag. FIX: Boolean: Y or N.
 *
 * value:  1 for Y, 0 for N.
 * returns: as tw_build_int; TW_E_ARGUMENT (neither 0 nor 1). Since 0.1.
 */
TW_API tw_status tw_build_bool(tw_build *build, uint32_t tag, uint8_t value);

/*
 * Writes text. FIX: String and what derives from it, times already rendered included.
 *
 * bytes:  one byte or more, none of them SOH; may be NULL if length is 0 (which is an error of its own).
 * returns: as tw_build_int; TW_E_BUILD_VALUE (empty, or SOH: build->fault is its offset); TW_E_ARGUMENT (NULL).
 * Since 0.1.
 */
TW_API tw_status tw_build_text(tw_build *build, uint32_t tag, const void *bytes, uint32_t length);

/*
 * Writes a length field and the data field after it. FIX: data: any bytes, SOH among them; Length before it counts them.
 *
 * length_tag, data_tag: both as tag of tw_build_int.
 * bytes:  one byte or more; may be NULL if length is 0 (which is an error of its own).
 * returns: as tw_build_int; TW_E_BUILD_VALUE (empty); TW_E_ARGUMENT (NULL).
 * Since 0.1.
 */
TW_API tw_status tw_build_data(tw_build *build, uint32_t length_tag, uint32_t data_tag, const void *bytes, uint32_t length);

/*
 * Writes a time. FIX: UTCTimestamp: YYYYMMDD-HH:MM:SS with, after a point, the fraction.
 *
 * ns:     since 1970-01-01 00:00:00 UTC.
 * digits: fraction digits to write, 0 .. 12; never fewer than the value needs: nothing is rounded.
 * returns: as tw_build_int; TW_E_VALUE_INEXACT (fewer digits than the value needs); TW_E_ARGUMENT (digits out of range).
 * Since 0.1.
 */
TW_API tw_status tw_build_time(tw_build *build, uint32_t tag, int64_t ns, uint32_t digits);

/*
 * Writes a date. FIX: UTCDateOnly, LocalMktDate: YYYYMMDD.
 *
 * days:   since 1970-01-01, -719528 .. 2932896 (years 0000 to 9999).
 * returns: as tw_build_int; TW_E_ARGUMENT (days out of range). Since 0.1.
 */
TW_API tw_status tw_build_date(tw_build *build, uint32_t tag, int32_t days);

/*
 * Writes the count of a repeating group. FIX: NumInGroup. The entries' fields follow in order, each entry's first field first;
 * nothing marks the end of an entry or of the group. That `count` entries follow is the caller's business.
 *
 * returns: as tw_build_int. Since 0.1.
 */
TW_API tw_status tw_build_group(tw_build *build, uint32_t count_tag, uint32_t count);

/*
 * Writes fields that are rendered already: tag=value SOH, once or more.
 *
 * bytes:  checked at their edges only: they start with a valid tag, '=' and a byte that is not SOH, and end with SOH. What lies
 *         between is the caller's business. May be NULL if length is 0 (which is an error of its own).
 * returns: as tw_build_int; TW_E_BUILD_TAG (the first tag is malformed or not allowed); TW_E_BUILD_VALUE (empty, no '=' or no value
 *          after the first tag, no SOH at the end); TW_E_ARGUMENT (NULL). Since 0.1.
 */
TW_API tw_status tw_build_raw(tw_build *build, const void *bytes, uint32_t length);

/*
 * Ends the message: writes BeginString and BodyLength before the body, CheckSum after it. FIX: BodyLength (9) counts the bytes from
 * 35= up to 10=; CheckSum (10) is the sum of all bytes before 10=, modulo 256, three digits.
 *
 * A builder that has ended cannot go on: it answers TW_E_STATE until the next tw_build_begin.
 *
 * offset:  receives where the message starts in `out`; 0 on an error; not NULL.
 * length:  receives its bytes; 0 on an error; not NULL.
 * error:   receives the first error with the tag and offset at fault; may be NULL.
 * returns: TW_OK; the first error; TW_E_STATE (ended before); TW_E_ARGUMENT (NULL).
 * Lifetime: the message stays in the caller's memory; `out` and the header are not borrowed any more.
 * Thread rule: the builder's thread. Since 0.1.
 */
TW_API tw_status tw_build_end(tw_build *build, uint32_t *offset, uint32_t *length, tw_error *error);

#ifdef __cplusplus
}
#endif

#endif
