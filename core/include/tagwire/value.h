/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Values: the text of one field to a number, a time or a flag, and back. FIX: the field datatypes of FIX 4.0 to FIX Latest.
 *
 * Rules that hold for every function here:
 *   text, length   the bytes of one value, without SOH at its end; caller's, not kept. text may be NULL if length is 0.
 *   value, digits  and other results: caller's, written only on TW_OK (and where a function says so), otherwise left alone.
 *   out, room      where text is written: caller's. Never more than *written bytes change. out may be NULL if room is 0.
 *   written        TW_OK: the bytes written. TW_ROOM: the bytes needed; nothing was written. Otherwise left alone. Not NULL.
 *   statuses       of several faults the first of TW_E_ARGUMENT, TW_E_VALUE_EMPTY, TW_E_VALUE_FORMAT, TW_E_VALUE_OVERFLOW,
 *                  TW_E_VALUE_INEXACT, TW_ROOM is answered: a wrong byte anywhere is a format error, whatever the digits say.
 * Nothing is rounded, nothing depends on the locale, nothing is allocated. No byte outside text and out is touched.
 */
#ifndef TAGWIRE_VALUE_H
#define TAGWIRE_VALUE_H

#include <tagwire/status.h>

#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The largest scale: decimals have at most 18 fraction digits that count. */
#define TW_SCALE_MAX 18u

/* Fraction digits to write: as many as the value itself names (its scale, its exponent, tw_time.digits). */
#define TW_DIGITS_OWN 255u

/*
 * Reads a whole number. FIX: int, SeqNum, Length, NumInGroup, TagNum, DayOfMonth: digits with an optional '-' before them. Leading
 * zeros, any number of them, are valid, and so is "-0"; '+', spaces, points and exponents are not.
 *
 * value:   receives the number; not NULL.
 * returns: TW_OK; TW_E_VALUE_EMPTY; TW_E_VALUE_FORMAT; TW_E_VALUE_OVERFLOW (beyond 64 bits); TW_E_ARGUMENT (NULL).
 *          tw_uint_read takes no '-': TW_E_VALUE_FORMAT.
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_int_read(const void *text, uint32_t length, int64_t *value);
TW_API tw_status tw_uint_read(const void *text, uint32_t length, uint64_t *value);

/*
 * Writes a whole number with as few digits as it has. FIX: int. At most 20 bytes.
 *
 * returns: TW_OK; TW_ROOM; TW_E_ARGUMENT (NULL).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_int_write(int64_t value, void *out, uint32_t room, uint32_t *written);
TW_API tw_status tw_uint_write(uint64_t value, void *out, uint32_t room, uint32_t *written);

/* A decimal number, mantissa * 10^exponent, exact. "1.50" is 150, -2. Frozen, 16 bytes. */
typedef struct tw_decimal {
    int64_t mantissa;
    int32_t exponent;  /* -18 .. 0 */
    uint32_t reserved; /* 0 */
} tw_decimal;

/*
 * Reads a decimal as it stands. FIX: float, Price, PriceOffset, Qty, Amt, Percentage: digits with an optional '-' before them and
 * at most one point. "005", ".5" and "5." are valid; a lone '.' or '-', '+', spaces and exponents are not.
 *
 * value:   receives the number; not NULL. The exponent is minus the fraction digits received, trailing zeros included, as long as
 *          the mantissa holds them and they are at most 18; zeros beyond that are dropped.
 * returns: TW_OK; TW_E_VALUE_EMPTY; TW_E_VALUE_FORMAT; TW_E_VALUE_OVERFLOW (the whole part does not fit 64 bits);
 *          TW_E_VALUE_INEXACT (it fits, but not with all of the fraction); TW_E_ARGUMENT (NULL).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_decimal_read(const void *text, uint32_t length, tw_decimal *value);

/*
 * Reads a decimal, the same syntax, as a whole number of 10^-scale.
 *
 * scale:   0 .. 18.
 * value:   receives the number times 10^scale; not NULL.
 * digits:  receives the fraction digits received, trailing zeros included, at most 255; may be NULL.
 * returns: TW_OK; TW_E_VALUE_EMPTY; TW_E_VALUE_FORMAT; TW_E_VALUE_OVERFLOW (the digits up to the scale do not fit 64 bits);
 *          TW_E_VALUE_INEXACT (a digit beyond the scale is not 0); TW_E_ARGUMENT (NULL, or scale above 18).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_decimal_read_scaled(const void *text, uint32_t length, uint32_t scale, int64_t *value, uint8_t *digits);

/*
 * Writes a decimal. FIX: float and what derives from it. There is a digit on both sides of the point ("0.5"), and no point
 * without fraction digits.
 *
 * value:   the number; not NULL.
 * digits:  fraction digits to write, 0 .. 254; more than the exponent or scale has are zeros; TW_DIGITS_OWN: as many as it has.
 * returns: TW_OK; TW_E_VALUE_INEXACT (fewer digits than the value needs); TW_ROOM;
 *          TW_E_ARGUMENT (NULL, exponent not in -18 .. 0, scale above 18, digits above 255).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_decimal_write(const tw_decimal *value, uint32_t digits, void *out, uint32_t room, uint32_t *written);
TW_API tw_status tw_decimal_write_scaled(int64_t value, uint32_t scale, uint32_t digits, void *out, uint32_t room,
                                         uint32_t *written);

/*
 * Reads and writes one byte. FIX: char: any byte but SOH.
 *
 * returns: TW_OK; TW_E_VALUE_EMPTY (reading); TW_E_VALUE_FORMAT (SOH; reading: several bytes); TW_ROOM (writing);
 *          TW_E_ARGUMENT (NULL).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_char_read(const void *text, uint32_t length, uint8_t *value);
TW_API tw_status tw_char_write(uint8_t value, void *out, uint32_t room, uint32_t *written);

/*
 * Reads and writes a flag. FIX: Boolean: Y or N.
 *
 * value:   1 for Y, 0 for N.
 * returns: TW_OK; TW_E_VALUE_EMPTY (reading); TW_E_VALUE_FORMAT (reading: neither); TW_ROOM (writing);
 *          TW_E_ARGUMENT (NULL; writing: neither 0 nor 1).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_bool_read(const void *text, uint32_t length, uint8_t *value);
TW_API tw_status tw_bool_write(uint8_t value, void *out, uint32_t room, uint32_t *written);

/*
 * Checks that bytes can be the value of a field that is not data. FIX: String and what derives from it: one byte or more, none of
 * them SOH. Any other byte is valid, in any encoding.
 *
 * offset:  receives the offset of the SOH on TW_E_VALUE_FORMAT; may be NULL.
 * returns: TW_OK; TW_E_VALUE_EMPTY; TW_E_VALUE_FORMAT (SOH); TW_E_ARGUMENT (NULL).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_text_check(const void *text, uint32_t length, uint32_t *offset);

/*
 * Copies text after the same check. FIX: String.
 *
 * out:     may not overlap text.
 * returns: TW_OK; TW_E_VALUE_EMPTY; TW_E_VALUE_FORMAT (SOH); TW_ROOM; TW_E_ARGUMENT (NULL).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_text_write(const void *text, uint32_t length, void *out, uint32_t room, uint32_t *written);

/* One item of a value that holds several. Frozen, 8 bytes. Zeroes stand before the first item. */
typedef struct tw_item {
    uint32_t offset; /* from the start of the value */
    uint32_t length; /* its bytes, at least 1; 0 before the first and after the last item */
} tw_item;

/*
 * Moves to the next item. FIX: MultipleStringValue, MultipleCharValue (MultipleValueString): items with one space between them.
 *
 *     tw_item item = {0, 0};
 *     while ((status = tw_multiple_next(text, length, &item)) == TW_OK && item.length)
 *         ... text + item.offset, item.length ...
 *
 * item:    the item before, zeroes at first; receives the next one; not NULL. After the last one its length is 0, and stays so.
 *          On TW_E_VALUE_FORMAT its offset names the byte at fault and its length is 0.
 * returns: TW_OK (an item, or the end); TW_E_VALUE_EMPTY (the value is empty); TW_E_VALUE_FORMAT (a space at the start, at the end
 *          or after a space; SOH); TW_E_ARGUMENT (NULL, or an item that is not within the value).
 * A fault further on in the value is found when it is reached: tw_multiple_check looks at all of it.
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_multiple_next(const void *text, uint32_t length, tw_item *item);

/*
 * Checks and counts the items of such a value.
 *
 * item_length_max: the longest item, in bytes: 1 for MultipleCharValue; 0 for any.
 * count:           receives the number of items; may be NULL.
 * offset:          receives the offset of the byte at fault on TW_E_VALUE_FORMAT; may be NULL.
 * returns: TW_OK; TW_E_VALUE_EMPTY; TW_E_VALUE_FORMAT (as tw_multiple_next; an item that is too long, at its first byte too many);
 *          TW_E_ARGUMENT (NULL).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_multiple_check(const void *text, uint32_t length, uint32_t item_length_max, uint32_t *count, uint32_t *offset);

/*
 * Writes one item behind those already in `out`, with a space between them. FIX: as tw_multiple_next.
 *
 * item:    the item's bytes; may not overlap out.
 * used:    the bytes of `out` that earlier calls filled: 0, then what the last call gave in *written.
 * written: TW_OK: the bytes filled now, earlier ones included; TW_ROOM: the room needed for all of them.
 * returns: TW_OK; TW_E_VALUE_EMPTY (an item without bytes); TW_E_VALUE_FORMAT (a space or SOH in the item); TW_ROOM;
 *          TW_E_ARGUMENT (NULL, or used above room).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_multiple_append(const void *item, uint32_t length, uint32_t used, void *out, uint32_t room, uint32_t *written);

/* How a time zone is written: tw_time.zone. */
enum {
    TW_ZONE_NONE = 0,   /* not at all */
    TW_ZONE_Z = 1,      /* Z */
    TW_ZONE_HOURS = 2,  /* +hh or -hh */
    TW_ZONE_MINUTES = 3 /* +hh:mm or -hh:mm */
};

/* A time, or a time of day, exact to the picosecond. Frozen, 16 bytes. */
typedef struct tw_time {
    int64_t ns;      /* since 1970-01-01 00:00:00 UTC, or since midnight; rounded down where there are picoseconds */
    uint16_t picos;  /* 0 .. 999: picoseconds beyond ns */
    uint8_t digits;  /* fraction digits as received, 0 .. 12; what is written under TW_DIGITS_OWN */
    uint8_t leap;    /* 1: second 60, which is the next second 00 in ns; else 0 */
    int16_t offset;  /* TZ forms: minutes that local time is ahead of UTC, -840 .. 840; else 0 */
    uint8_t zone;    /* TZ forms: TW_ZONE_...; else TW_ZONE_NONE */
    uint8_t minutes; /* TZ forms: 1: hours and minutes without seconds; else 0 */
} tw_time;

/*
 * Reads a time. FIX: UTCTimestamp: YYYYMMDD-HH:MM:SS with, after a point, 1 to 12 digits. The date must exist; hours go to 23,
 * seconds to 60 (60 is accepted in any minute and is the second after 59).
 *
 * value:   receives the time; not NULL.
 * returns: TW_OK; TW_E_VALUE_EMPTY; TW_E_VALUE_FORMAT; TW_E_VALUE_OVERFLOW (before 1677-09-21 00:12:43.145224192 or after
 *          2262-04-11 23:47:16.854775807999, what 64 bits of nanoseconds hold); TW_E_ARGUMENT (NULL).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_time_read(const void *text, uint32_t length, tw_time *value);

/*
 * Writes a time. FIX: UTCTimestamp. 17 bytes, or 18 and the fraction digits. offset, zone and minutes are not looked at.
 *
 * value:   the time; not NULL.
 * digits:  fraction digits to write, 0 .. 12, or TW_DIGITS_OWN for value->digits.
 * returns: TW_OK; TW_E_VALUE_INEXACT (fewer digits than the time needs); TW_ROOM; TW_E_ARGUMENT (NULL, digits or a member out of
 *          its range, leap at a second that is not 00).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_time_write(const tw_time *value, uint32_t digits, void *out, uint32_t room, uint32_t *written);

/*
 * Reads and writes a time of day. FIX: UTCTimeOnly, LocalMktTime: HH:MM:SS with, after a point, 1 to 12 digits.
 *
 * value:   ns counts from midnight; 23:59:60 is 86,400 s. Not NULL.
 * returns: as tw_time_read (never TW_E_VALUE_OVERFLOW) and tw_time_write (TW_E_ARGUMENT also for ns beyond the day).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_timeonly_read(const void *text, uint32_t length, tw_time *value);
TW_API tw_status tw_timeonly_write(const tw_time *value, uint32_t digits, void *out, uint32_t room, uint32_t *written);

/*
 * Reads and writes a time with its zone. FIX: TZTimestamp: YYYYMMDD-HH:MM[:SS[.digits]] and then nothing, Z, +hh, -hh, +hh:mm or
 * -hh:mm. Offsets go to 14:00 both ways (FIX says 12; zones at 13 and 14 exist); "-00" is not valid.
 *
 * value:   ns is the moment in UTC, offset what was added to it. Without a zone ns is taken for UTC. Not NULL.
 * returns: as tw_time_read and tw_time_write (TW_E_ARGUMENT also for an offset that the zone's form cannot express, and for
 *          minutes with leap; TW_E_VALUE_INEXACT also for minutes with a time that has seconds, or with digits).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_tztime_read(const void *text, uint32_t length, tw_time *value);
TW_API tw_status tw_tztime_write(const tw_time *value, uint32_t digits, void *out, uint32_t room, uint32_t *written);

/*
 * Reads and writes a time of day with its zone. FIX: TZTimeOnly: HH:MM[:SS[.digits]] and a zone as in tw_tztime_read.
 *
 * value:   ns counts from midnight in that zone, as written: the offset is not taken away. Not NULL.
 * returns: as tw_timeonly_read and tw_tztime_write.
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_tztimeonly_read(const void *text, uint32_t length, tw_time *value);
TW_API tw_status tw_tztimeonly_write(const tw_time *value, uint32_t digits, void *out, uint32_t room, uint32_t *written);

/*
 * Reads and writes a date. FIX: UTCDateOnly, LocalMktDate (UTCDate): YYYYMMDD, a day that exists in the Gregorian calendar, which
 * is taken to hold for all years from 0000 to 9999.
 *
 * days:    days since 1970-01-01, -719528 .. 2932896.
 * returns: TW_OK; TW_E_VALUE_EMPTY and TW_E_VALUE_FORMAT (reading); TW_ROOM (writing, needs 8); TW_E_ARGUMENT (NULL; writing: days
 *          out of range).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_date_read(const void *text, uint32_t length, int32_t *days);
TW_API tw_status tw_date_write(int32_t days, void *out, uint32_t room, uint32_t *written);

/* A month, a day in it, or a week of it. Frozen, 8 bytes. */
typedef struct tw_monthyear {
    uint16_t year;       /* 0 .. 9999 */
    uint8_t month;       /* 1 .. 12 */
    uint8_t day;         /* YYYYMMDD: 1 .. 31, a day that exists; else 0 */
    uint8_t week;        /* YYYYMMWW: 1 .. 5 for w1 to w5; else 0 */
    uint8_t reserved[3]; /* 0 */
} tw_monthyear;

/*
 * Reads and writes a month. FIX: MonthYear: YYYYMM, YYYYMMDD or YYYYMMWW with WW one of w1 to w5.
 *
 * value:   not NULL.
 * returns: TW_OK; TW_E_VALUE_EMPTY and TW_E_VALUE_FORMAT (reading); TW_ROOM (writing); TW_E_ARGUMENT (NULL; writing: a member out of
 *          its range, or both day and week).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_monthyear_read(const void *text, uint32_t length, tw_monthyear *value);
TW_API tw_status tw_monthyear_write(const tw_monthyear *value, void *out, uint32_t room, uint32_t *written);

/*
 * Readers for values that stand inside a larger message, compiled into the caller: no ABI, same answers as tw_int_read and
 * tw_decimal_read_scaled. They load eight bytes at once, which may reach back before the value but never before `message` and
 * never beyond `end`.
 */

#define TW_INLINE static inline __attribute__((always_inline))

TW_INLINE const uint8_t *tw_inline_at(const void *message, uint32_t offset)
{
#ifdef __cplusplus
    return static_cast<const uint8_t *>(message) + offset;
#else
    return (const uint8_t *)message + offset;
#endif
}

/* Bit 7 of each byte that is not 0 .. 9. A carry can set more bits only above a byte that is bad itself. */
TW_INLINE uint64_t tw_inline_strange(uint64_t word)
{
    return ((word + 0x7676767676767676u) | word) & 0x8080808080808080u;
}

/* The number whose decimal digits are the bytes, the uppermost byte being the last digit. */
TW_INLINE uint64_t tw_inline_number(uint64_t word)
{
    word = word * 10 + (word >> 8);
    return ((word & 0x000000FF000000FFu) * 0x000F424000000064u + (word >> 16 & 0x000000FF000000FFu) * 0x0000271000000001u) >> 32;
}

/* Which byte holds the lowest bit set in a word that is not 0. */
TW_INLINE uint32_t tw_inline_lowest(uint64_t word)
{
    const int bit = __builtin_ctzll(word);
#ifdef __cplusplus
    return static_cast<uint32_t>(bit) / 8;
#else
    return (uint32_t)bit / 8;
#endif
}

TW_INLINE int64_t tw_inline_signed(uint64_t number)
{
#ifdef __cplusplus
    return static_cast<int64_t>(number);
#else
    return (int64_t)number;
#endif
}

/* 10^power, power 0 .. 18. */
TW_INLINE uint64_t tw_inline_power(uint32_t power)
{
    static const uint64_t powers[TW_SCALE_MAX + 1] = {
        1u,
        10u,
        100u,
        1000u,
        10000u,
        100000u,
        1000000u,
        10000000u,
        100000000u,
        1000000000u,
        10000000000u,
        100000000000u,
        1000000000000u,
        10000000000000u,
        100000000000000u,
        1000000000000000u,
        10000000000000000u,
        100000000000000000u,
        1000000000000000000u,
    };
    return powers[power];
}

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__

/* The `length` (1 .. 8) bytes before `end` as the upper bytes of a word, less '0' each: digits become 0 .. 9. Lower bytes are 0. */
TW_INLINE uint64_t tw_inline_word(const uint8_t *end, uint32_t length)
{
    uint64_t word;
    memcpy(&word, end - 8, sizeof word);
    return (word ^ 0x3030303030303030u) & (~UINT64_C(0) << (64 - 8 * length));
}

/*
 * tw_int_read on the bytes from `start` to `end` of `message`. FIX: int.
 *
 * message:    start of memory that is readable up to `end`; not NULL.
 * start, end: of the value, from message; start is not above end.
 * value:      receives the number on TW_OK; not NULL.
 * returns:    as tw_int_read.
 * Thread rule: any thread. Since 0.1.
 */
TW_INLINE tw_status tw_inline_int(const void *message, uint32_t start, uint32_t end, int64_t *value)
{
    const uint8_t *text = tw_inline_at(message, start);
    uint32_t length = end - start;
    if (length == 1) {
        uint32_t digit = *text - UINT32_C(48);
        if (__builtin_expect(digit <= 9, 1)) {
            *value = digit;
            return TW_OK;
        }
    } else if (__builtin_expect(length - 1 < 8 && end >= 8, 1)) {
        uint64_t word = tw_inline_word(tw_inline_at(message, end), length);
        if (__builtin_expect(!tw_inline_strange(word), 1)) {
            *value = tw_inline_signed(tw_inline_number(word));
            return TW_OK;
        }
    }
    return tw_int_read(text, length, value);
}

/*
 * tw_decimal_read_scaled on the bytes from `start` to `end` of `message`. FIX: float, Price, Qty. Best with a constant scale.
 *
 * message:    start of memory that is readable up to `end`; not NULL.
 * start, end: of the value, from message; start is not above end.
 * scale:      0 .. 18.
 * value:      receives the number times 10^scale on TW_OK; not NULL.
 * returns:    as tw_decimal_read_scaled.
 * Thread rule: any thread. Since 0.1.
 */
TW_INLINE tw_status tw_inline_decimal(const void *message, uint32_t start, uint32_t end, uint32_t scale, int64_t *value)
{
    const uint8_t *text = tw_inline_at(message, start);
    uint32_t length = end - start;
    /* Up to scale 10 eight digits times a power of ten fit 64 bits; higher scales need the checked multiplication. */
    if (length == 1) {
        uint32_t digit = *text - UINT32_C(48);
        if (__builtin_expect(digit <= 9 && scale <= 10, 1)) {
            *value = tw_inline_signed(digit * tw_inline_power(scale));
            return TW_OK;
        }
    } else if (__builtin_expect(length - 1 < 8 && end >= 8 && scale <= 10, 1)) {
        uint64_t word = tw_inline_word(tw_inline_at(message, end), length);
        uint64_t strange = tw_inline_strange(word);
        if (!strange) {
            *value = tw_inline_signed(tw_inline_number(word) * tw_inline_power(scale));
            return TW_OK;
        }
        /* The lowest byte that is no digit must be a point, and the only one; the digits before it move up over it. */
        uint64_t upto = strange ^ (strange - 1), below = upto >> 8;
        uint64_t wrong = ((word ^ 0x1E1E1E1E1E1E1E1Eu) & (upto ^ below)) | (strange & (strange - 1));
        uint32_t power = scale + tw_inline_lowest(strange);
        if (__builtin_expect(!wrong && power >= 7, 1)) {
            word = (word & ~upto) | (word & below) << 8;
            *value = tw_inline_signed(tw_inline_number(word) * tw_inline_power(power - 7));
            return TW_OK;
        }
    }
    return tw_decimal_read_scaled(text, length, scale, value, NULL);
}

#else

TW_INLINE tw_status tw_inline_int(const void *message, uint32_t start, uint32_t end, int64_t *value)
{
    return tw_int_read(tw_inline_at(message, start), end - start, value);
}

TW_INLINE tw_status tw_inline_decimal(const void *message, uint32_t start, uint32_t end, uint32_t scale, int64_t *value)
{
    return tw_decimal_read_scaled(tw_inline_at(message, start), end - start, scale, value, NULL);
}

#endif

#ifdef __cplusplus
}
#endif

#endif
