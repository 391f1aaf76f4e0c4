/* SPDX-License-Identifier: Apache-2.0 */
/* Whether bytes are a value of a data type. */
#ifndef TWI_VALIDATE_TYPE_H
#define TWI_VALIDATE_TYPE_H

#include "swar.h"

/* 1 where they are. The value is not empty and holds no SOH. */
uint32_t twi_type_holds(uint32_t type, const uint8_t *value, uint32_t length);

/* Not 0 where a byte is above 9, or a byte of `most` is below its byte; bytes up to 9 and `most` up to 9. */
static inline uint64_t twi_above(uint64_t digits, uint64_t most)
{
    return ((digits + 0x7676767676767676ull) | digits | ((most + 0x8080808080808080ull - digits) ^ 0x8080808080808080ull)) &
           0x8080808080808080ull;
}

/*
 * The usual UTCTimestamp in a few instructions: seconds or milliseconds, day up to 28, no leap second; each digit is compared with
 * the most it may be, the rest (month 13 to 19, hour 24 to 29, day 0) one by one. 0 where it takes the whole reader to tell.
 */
static inline uint32_t twi_time_quick(const uint8_t *value, uint32_t length)
{
    if (length != 17 && length != 21)
        return 0;
    uint64_t date = twi_load8(value) ^ 0x3030303030303030ull;
    uint64_t clock = twi_load8(value + 9) ^ 0x30303a30303a3030ull; /* HH:MM:SS */
    uint64_t fraction = length == 21 ? (twi_load8(value + 13) >> 32) ^ 0x3030302eull : 0;
    uint64_t bad =
        twi_above(date, 0x0902090109090909ull) | twi_above(clock, 0x0905000905000902ull) | twi_above(fraction, 0x09090900ull);
    uint32_t month = (uint32_t)(date >> 32 & 255) * 10 + (uint32_t)(date >> 40 & 255);
    uint32_t day = (uint32_t)(date >> 48 & 255) * 10 + (uint32_t)(date >> 56);
    uint32_t hour = (uint32_t)(clock & 255) * 10 + (uint32_t)(clock >> 8 & 255);
    return bad == 0 && month - 1 < 12 && day - 1 < 28 && hour < 24 && value[8] == '-';
}

#endif
