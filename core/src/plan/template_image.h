/* SPDX-License-Identifier: Apache-2.0 */
/* A template as it lies in memory: one block, no pointers. */
#ifndef TWI_TEMPLATE_IMAGE_H
#define TWI_TEMPLATE_IMAGE_H

#include "parse.h"

#include <tagwire/build.h>

#define TEMPLATE_MAGIC 0x31545754u /* "TWT1" */

/*
 * How write_avx512.c writes an entry. QUICK_END: there is none, the level ends; QUICK_NOT: the whole message is not for it; QUICK_ANY: by the
 * exported builder.
 */
enum { QUICK_END, QUICK_NOT, QUICK_CONSTANT, QUICK_ANY, QUICK_INT, QUICK_DECIMAL, QUICK_TEXT, QUICK_CHAR, QUICK_BOOL, QUICK_GROUP };
enum { QUICK_SCALE_MAX = 7, QUICK_TEXT_MAX = 32 };

/* What one entry writes. */
typedef struct template_step {
    uint64_t opening; /* SOH, tag and '=', the first byte lowest; for tags up to 999999 */
    uint64_t some; /* of eight digits, the first lowest: the last that is written even if there are only zeros before it and here */
    uint32_t opening_length; /* 0: the tag has more digits */
    uint32_t opening_sum;    /* as in tw_inline_tag */
    uint8_t quick, required;
    uint8_t type, scale; /* PLAN_... */
    uint32_t tag;
    uint32_t text;   /* of a constant: its bytes; of a group: its level; of data: its length field's tag */
    uint32_t length; /* of a constant: how many */
    uint16_t slot;   /* within the level's */
    uint8_t reserved[6];
} template_step;

typedef struct template_level {
    uint32_t steps, steps_count, slots; /* one more step ends them */
    uint32_t held;                      /* of the first steps, how many are constants that the header holds */
} template_level;

typedef struct template_message {
    uint64_t type;
    uint32_t type_length, level, header, reserved;
} template_message;

struct tw_template {
    uint32_t magic, size;
    uint32_t messages, messages_count; /* places are bytes from the start */
    uint32_t levels, levels_count;
    uint32_t steps, steps_count;
    uint32_t headers, headers_count; /* tw_header */
    uint32_t bytes, bytes_count;
};

#endif
