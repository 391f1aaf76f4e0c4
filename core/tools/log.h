/* SPDX-License-Identifier: Apache-2.0 */
/*
 * FIX messages in the bytes of a log: whatever stands before 8= on their lines, raw or with a written-out delimiter, whole or damaged.
 * It works on a window of memory, so that a file, a pipe, a file that grows and a block of memory are read by the same code.
 */
#ifndef TAGWIRE_TOOLS_LOG_H
#define TAGWIRE_TOOLS_LOG_H

#include <tagwire/tagwire.h>

/* The largest message, and so the largest window that is ever needed. */
#define LOG_MESSAGE_MAX (16u << 20)
/* Bytes before a message on its line that are kept. */
#define LOG_PREFIX_MAX 256u

/* One message. All pointers are valid until the next call, and as long as the window. */
typedef struct log_message {
    const uint8_t *bytes; /* with SOH between fields: in the window, or a copy where it was written otherwise or is damaged */
    uint32_t length;      /* of these */
    uint32_t count;       /* fields; a piece that is no field has tag 0, and its value is all of it */
    const uint32_t *tags;
    const uint32_t *values; /* offsets in bytes */
    const uint32_t *ends;
    const uint8_t *prefix; /* what stands before it on its line */
    uint32_t prefix_length;
    uint32_t truncated;    /* 1: the input ended within it */
    uint64_t number;       /* from 1 */
    uint64_t offset;       /* of its first byte, from the start of the input */
    uint64_t length_raw;   /* bytes that it takes in the input */
    const char *delimiter; /* "SOH", "|", ... */
    tw_index *index;       /* over bytes when status is TW_OK; else free to be used */
    tw_status status;      /* TW_OK, or what is wrong with its frame or its fields */
    tw_error error;        /* then the detail; offset counts in bytes */
} log_message;

typedef struct log {
    tw_index *index; /* in memory */
    void *memory;
    uint32_t capacity;
    uint32_t own_room; /* of the next three */
    uint32_t *own_tags, *own_values, *own_ends;
    uint8_t *scratch; /* messages with another delimiter, or damaged */
    uint32_t scratch_room;
    uint32_t need;    /* after LOG_MORE: bytes from *at on that make another call worth while */
    uint64_t base;    /* offset of the window's first byte in the input: the caller moves it */
    uint64_t number;  /* messages so far */
    uint64_t faults;  /* of them damaged */
    uint64_t counted; /* bytes of the input looked at so far */
    uint64_t binary;  /* pieces between messages that hold NUL */
    const tw_data_pair *pairs;
    uint32_t pairs_count;
} log;

enum { LOG_MESSAGE, LOG_MORE, LOG_END };

/* pairs: of a dictionary, or NULL; must outlive the log. Gives 0 when there is no memory. */
int log_init(log *l, const tw_data_pair *pairs, uint32_t pairs_count);
void log_free(log *l);

/*
 * The next message in window[*at, length). final: no more bytes will come.
 * LOG_MESSAGE: *at is behind it. LOG_MORE: keep window[*at, length), add bytes behind them, call again. LOG_END: final and no more.
 */
int log_next(log *l, const uint8_t *window, uint32_t length, uint32_t *at, int final, log_message *message);

/* The first field with this tag, or TW_NONE. */
uint32_t log_find(const log_message *message, uint32_t tag);

/* The value of that field, or NULL; *length its bytes. */
const char *log_value(const log_message *message, uint32_t tag, uint32_t *length);

/* Memory or the end: a tool that has none left says so and ends with code 2. */
void *log_room(void *old, size_t size);

#endif
