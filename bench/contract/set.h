/* SPDX-License-Identifier: Apache-2.0 */
/* The set file: frames, what each must give, and the values that a build writes. Its form is in bench/PROTOCOL.md. */
#ifndef BENCH_SET_H
#define BENCH_SET_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A row as it stands in the file, little-endian. */
typedef struct bench_row {
    uint64_t offset;
    uint32_t bytes;
    uint32_t fields;
    uint64_t fold_only;
    uint64_t fold_extract;
    uint32_t hash_only;
    uint32_t hash_extract;
    uint32_t value_first;
    uint32_t values;
    char msg_type[8];
    uint64_t reserved;
} bench_row;

/* A value of a frame, its text resolved to an address. */
typedef struct bench_value {
    const char *text; /* 's', 'd': the bytes, in the frames' memory */
    int64_t number;   /* 'i': the integer; 'p': the price at scale 5 */
    uint32_t tag;
    uint16_t length; /* 's', 'd': bytes */
    char kind;       /* 's', 'i', 'p', or 'd' for data, which is as 's' and may hold any byte */
    uint8_t digits;  /* 'p': fraction digits in the frame */
} bench_value;

typedef struct bench_set {
    char *file; /* the whole file */
    const bench_row *rows;
    const char *frames;
    bench_value *values;
    uint64_t frames_bytes;
    uint32_t count;
    uint32_t values_count;
    uint32_t frame_bytes_max;
} bench_set;

/*
 * Reads and checks a set: nothing in the file is trusted. On failure nothing is kept and *reason says why.
 */
bool bench_set_read(const char *path, bench_set *set, const char **reason);
bool bench_set_parse(char *file, uint64_t bytes, bench_set *set, const char **reason); /* takes `file` for free() on success */
void bench_set_free(bench_set *set);

#ifdef __cplusplus
}
#endif

#endif
