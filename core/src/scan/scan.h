/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Scanning: bytes to a table of fields, as fast as the processor can. A kernel is quick and knows little: it takes fields whose
 * syntax is plain and stops at the first it has a doubt about, which index.c then reads byte by byte. So what is right or wrong is
 * written once, and kernels differ only in speed.
 */
#ifndef TWI_SCAN_H
#define TWI_SCAN_H

#include <stddef.h>
#include <stdint.h>

/* Entries that a kernel may write beyond the last field of each array. */
#define TWI_SCAN_PAD 96u

/* Blocks of 64 bytes between two looks at the tags: what a data field makes the scan do twice is bounded by this. */
#define TWI_SCAN_CHUNK 16u

/*
 * Which tags may be length fields of data: exact for tags below 1024, one in some hundreds of the others wrongly taken for one.
 * Frozen only for the index block that carries it.
 */
typedef struct twi_filter {
    uint32_t low[32];   /* bit per tag below 1024 */
    uint32_t high[32];  /* bit per tag mod 1024, of tags from 1024 on */
    uint32_t high_span; /* 4-digit length tags lie in [1024, 1024 + high_span) */
    uint32_t reserved[15];
} twi_filter;

static inline uint32_t twi_filter_hit(const twi_filter *filter, uint32_t tag)
{
    const uint32_t *bits = tag < 1024 ? filter->low : filter->high;
    return bits[tag >> 5 & 31] >> (tag & 31) & 1;
}

typedef struct twi_scan {
    const uint8_t *bytes; /* [0, end) may be read; offsets count from here */
    uint32_t at;          /* a field starts here: after the SOH of field `fields` - 1, that is ends[fields - 1] + 1 */
    uint32_t end;         /* bytes[end - 1] is SOH; at < end */
    uint32_t fields;      /* in: fields in the table; out: the fields before the first doubtful one */
    uint32_t room;        /* fields the table is for; `fields` <= room */
    uint32_t *tags;       /* each array: TWI_SCAN_PAD entries more than room */
    uint32_t *values;
    uint32_t *ends; /* ends[-1] exists: at - 1 where `fields` is 0 */
    const twi_filter *filter;
    /*
     * Asked of a field that the filter takes for a length: 1 when the scan may go on, since no data field follows or one that ends
     * where the next field does; else 0, with `length` set to the field and `stop` to where its data ends. NULL: 0 always.
     */
    uint32_t (*settled)(struct twi_scan *scan, uint32_t field, uint32_t to);
    uint32_t length;   /* in: UINT32_MAX; out: the field that settled last refused */
    uint32_t stop;     /* the SOH after its data; UINT32_MAX where its length is wrong */
    uint32_t data_end; /* no data field ends here or after */
    uint32_t chunk;    /* blocks in the first chunk, 1 .. TWI_SCAN_CHUNK */
    uint32_t sum;      /* out, where summed: the sum of bytes [at, end) */
    uint32_t summed;   /* out: 1 after a whole scan, and after one that stopped when all blocks had been seen */
} twi_scan;

typedef struct twi_kernel {
    const char *name;
    /* 1: all bytes up to end are fields, each well formed, none an unsettled length. 0: stopped before field `fields` (or at room). */
    uint32_t (*fields)(twi_scan *scan);
    /* the sum of the bytes, modulo 2^32 */
    uint32_t (*sum)(const uint8_t *bytes, uint32_t length);
} twi_kernel;

extern const twi_kernel twi_kernel_portable;
#if defined(__x86_64__)
extern const twi_kernel twi_kernel_sse2, twi_kernel_avx2, twi_kernel_avx512_256, twi_kernel_avx512;
#elif defined(__aarch64__)
extern const twi_kernel twi_kernel_neon;
#endif

/* The kernel in use; NULL before one was chosen. Published with release, read with acquire. */
extern const twi_kernel *twi_kernel_chosen;

const twi_kernel *twi_kernel_choose(void);

static inline const twi_kernel *twi_kernel_active(void)
{
    const twi_kernel *kernel = __atomic_load_n(&twi_kernel_chosen, __ATOMIC_ACQUIRE);
    return __builtin_expect(kernel != NULL, 1) ? kernel : twi_kernel_choose();
}

#endif
