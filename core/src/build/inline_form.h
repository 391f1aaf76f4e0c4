/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The inline form as a model_form called FORM: included by one file per instruction set, which is compiled for it. Tags that a
 * switch knows are constants there, as in real use; all others are not.
 */
#include "build_model.h"

#include <tagwire/inline/build.h>

#define CONSTANT_TAGS(X) X(6) X(44) X(268) X(9002) X(20000) X(999999) X(1000000) X(2147483648) X(35)

static inline __attribute__((always_inline)) tw_status field(tw_inline_build *b, const model_field *f, uint32_t tag)
{
    switch (f->kind) {
    case MODEL_INT: return tw_inline_build_int(b, tag, f->number);
    case MODEL_DECIMAL:
        if (f->scale == 5 && f->digits == 5)
            return tw_inline_build_decimal(b, tag, f->number, 5, 5);
        return tw_inline_build_decimal(b, tag, f->number, 8, 2);
    case MODEL_CHAR: return tw_inline_build_char(b, tag, (uint8_t)f->number);
    default: return tw_inline_build_text(b, tag, f->bytes, f->length);
    }
}

static tw_status any_field(tw_inline_build *b, const model_field *f)
{
    switch (f->kind) {
    case MODEL_INT: return tw_inline_build_int(b, f->tag, f->number);
    case MODEL_UINT: return tw_inline_build_uint(b, f->tag, (uint64_t)f->number);
    case MODEL_DECIMAL: return tw_inline_build_decimal(b, f->tag, f->number, f->scale, f->digits);
    case MODEL_CHAR: return tw_inline_build_char(b, f->tag, (uint8_t)f->number);
    case MODEL_BOOL: return tw_inline_build_bool(b, f->tag, (uint8_t)f->number);
    case MODEL_TEXT: return tw_inline_build_text(b, f->tag, f->bytes, f->length);
    case MODEL_DATA: return tw_inline_build_data(b, f->tag, f->data_tag, f->bytes, f->length);
    case MODEL_TIME: return tw_inline_build_time(b, f->tag, f->number, f->digits);
    case MODEL_DATE: return tw_inline_build_date(b, f->tag, (int32_t)f->number);
    case MODEL_GROUP: return tw_inline_build_group(b, f->tag, (uint32_t)f->number);
    default: return tw_inline_build_raw(b, f->bytes, f->length);
    }
}

static int has_constant_case(const model_field *f)
{
    if (f->kind == MODEL_DECIMAL)
        return (f->scale == 5 && f->digits == 5) || (f->scale == 8 && f->digits == 2);
    return f->kind == MODEL_INT || f->kind == MODEL_CHAR || f->kind == MODEL_TEXT;
}

/* Gives the status that the end gave if the builder goes on answering that error, or after TW_OK that it has ended. */
static tw_status stays_ended(tw_inline_build *b, tw_status status)
{
    tw_status expected = status == TW_OK ? TW_E_STATE : status;
    uint32_t offset = 1, length = 1;
    int stays = tw_inline_build_int(b, 34, 1) == expected && tw_inline_build_int(b, 34, -1) == expected &&
                tw_inline_build_end(b, &offset, &length, NULL) == expected && offset == 0 && length == 0;
    return stays ? status : INT32_MIN;
}

tw_status FORM(void *out, uint32_t room, const tw_header *header, const model_field *fields, uint32_t count, tw_status *statuses,
               uint32_t *offset, uint32_t *length, tw_error *error);

tw_status FORM(void *out, uint32_t room, const tw_header *header, const model_field *fields, uint32_t count, tw_status *statuses,
               uint32_t *offset, uint32_t *length, tw_error *error)
{
    tw_inline_build build;
    tw_inline_build_begin(&build, out, room, header);
    for (uint32_t i = 0; i < count; i++) {
        const model_field *f = &fields[i];
        switch (has_constant_case(f) ? f->tag : 0) {
#define CASE(constant)                                                                                                             \
    case constant: statuses[i] = field(&build, f, constant); break;
            CONSTANT_TAGS(CASE)
        default: statuses[i] = any_field(&build, f);
        }
    }
    tw_status status = tw_inline_build_end(&build, offset, length, error);
    return offset && length ? stays_ended(&build, status) : status;
}
