/* SPDX-License-Identifier: Apache-2.0 */
/* From slots to bytes, by a template. */
#include "template_image.h"

#include "error.h"

#include <tagwire/inline/build.h>

typedef struct writing {
    const tw_template *made;
    const tw_slot *slots;
    uint32_t slots_count;
    const uint8_t *input;
    uint32_t input_length;
    uint32_t at, tag; /* slot and tag of a fault */
} writing;

#define TEMPLATE_ARRAY(made, type, array) ((const type *)(const void *)((const char *)(made) + (made)->array))

static tw_status fault(writing *w, tw_status status, const template_step *step, uint32_t slot)
{
    w->at = slot;
    w->tag = step->tag;
    return status;
}

/* Text and data: their bytes lie in the input. */
static tw_status bytes_write(writing *w, tw_inline_build *build, const template_step *step, const tw_slot *slot)
{
    uint64_t length = slot->state == TW_SLOT_LONG ? (uint64_t)slot->number : slot->length;
    if (slot->offset > w->input_length || length > w->input_length - slot->offset ||
        (slot->number < 0 && slot->state == TW_SLOT_LONG))
        return TW_E_PLAN_SLOT;
    if (step->type == PLAN_DATA)
        return tw_inline_build_data(build, step->text, step->tag, w->input + slot->offset, (uint32_t)length);
    if (length == 0)
        return TW_E_PLAN_SLOT;
    return tw_inline_build_text(build, step->tag, w->input + slot->offset, (uint32_t)length);
}

static tw_status decimal_write(tw_inline_build *build, const template_step *step, const tw_slot *slot)
{
    if (step->type == PLAN_DECIMAL_ANY)
        return slot->digits > TW_SCALE_MAX ? TW_E_PLAN_SLOT
                                           : tw_inline_build_decimal(build, step->tag, slot->number, slot->digits, slot->digits);
    uint32_t digits = slot->digits == 255 ? step->scale : slot->digits;
    return tw_inline_build_decimal(build, step->tag, slot->number, step->scale, digits);
}

/* What tw_build_time and tw_build_date can write. */
enum { TIME_DIGITS_MAX = 12, DAYS_MIN = -719528, DAYS_MAX = 2932896 };

static tw_status value_write(writing *w, tw_inline_build *build, const template_step *step, const tw_slot *slot)
{
    switch (step->type) {
    case PLAN_TEXT:
    case PLAN_DATA: return bytes_write(w, build, step, slot);
    case PLAN_CHAR:
        return slot->number < 0 || slot->number > 255 ? TW_E_PLAN_SLOT
                                                      : tw_inline_build_char(build, step->tag, (uint8_t)slot->number);
    case PLAN_INT: return tw_inline_build_int(build, step->tag, slot->number);
    case PLAN_DECIMAL:
    case PLAN_DECIMAL_ANY: return decimal_write(build, step, slot);
    case PLAN_BOOL:
        return slot->number < 0 || slot->number > 1 ? TW_E_PLAN_SLOT
                                                    : tw_inline_build_bool(build, step->tag, (uint8_t)slot->number);
    case PLAN_TIME:
        return slot->digits > TIME_DIGITS_MAX ? TW_E_PLAN_SLOT : tw_inline_build_time(build, step->tag, slot->number, slot->digits);
    case PLAN_TIME_FIXED: return tw_inline_build_time(build, step->tag, slot->number, step->scale);
    default:
        return slot->number < DAYS_MIN || slot->number > DAYS_MAX ? TW_E_PLAN_SLOT
                                                                  : tw_inline_build_date(build, step->tag, (int32_t)slot->number);
    }
}

static tw_status level_write(writing *w, tw_inline_build *build, uint32_t number, uint32_t first);

static tw_status group_write(writing *w, tw_inline_build *build, const template_step *step, uint32_t at)
{
    const tw_slot *slot = &w->slots[at];
    uint64_t each = TEMPLATE_ARRAY(w->made, template_level, levels)[step->text].slots;
    if (slot->number < 0 || slot->length != each || slot->offset > w->slots_count ||
        (uint64_t)slot->number > (each ? (w->slots_count - slot->offset) / each : 0))
        return fault(w, TW_E_PLAN_SLOT, step, at);
    tw_status status = tw_inline_build_group(build, step->tag, (uint32_t)slot->number);
    if (status != TW_OK)
        return fault(w, status, step, at);
    for (uint32_t entry = 0; entry < (uint32_t)slot->number && status == TW_OK; entry++) {
        const uint8_t *before = build->at;
        status = level_write(w, build, step->text, slot->offset + entry * (uint32_t)each);
        if (status == TW_OK && build->at == before) /* FIX: an entry has its first field at least */
            return fault(w, TW_E_PLAN_SLOT, step, slot->offset + entry * (uint32_t)each);
    }
    return status;
}

static tw_status level_write(writing *w, tw_inline_build *build, uint32_t number, uint32_t first)
{
    const template_level *level = TEMPLATE_ARRAY(w->made, template_level, levels) + number;
    const template_step *steps = TEMPLATE_ARRAY(w->made, template_step, steps) + level->steps;
    const uint8_t *bytes = TEMPLATE_ARRAY(w->made, uint8_t, bytes);
    for (uint32_t i = 0; i < level->steps_count; i++) {
        const template_step *step = &steps[i];
        if (step->type == PLAN_CONSTANT) {
            tw_status status = step->slot ? TW_OK : tw_inline_build_text(build, step->tag, bytes + step->text, step->length);
            if (__builtin_expect(status != TW_OK, 0))
                return fault(w, status, step, first);
            continue;
        }
        uint32_t at = first + step->slot;
        const tw_slot *slot = &w->slots[at];
        tw_status status = TW_OK;
        if (__builtin_expect(slot->state == TW_SLOT_ABSENT, 0)) {
            if (step->required)
                return fault(w, TW_E_PLAN_MISSING, step, at);
            continue;
        }
        if (__builtin_expect(slot->state > TW_SLOT_LONG, 0))
            return fault(w, TW_E_PLAN_SLOT, step, at);
        if (step->type == PLAN_GROUP) {
            status = group_write(w, build, step, at);
            if (status != TW_OK)
                return status;
            continue;
        }
        status = value_write(w, build, step, slot);
        if (__builtin_expect(status != TW_OK, 0))
            return fault(w, status, step, at);
    }
    return TW_OK;
}

tw_status tw_template_write(const tw_template *made, uint32_t message, const tw_slot *slots, uint32_t slots_count, uint32_t slot,
                            const void *input, uint32_t input_length, void *out, uint32_t room, uint32_t *offset, uint32_t *length,
                            tw_error *error)
{
    if (!made || made->magic != TEMPLATE_MAGIC || message >= made->messages_count || (!slots && slots_count) || !offset ||
        !length || (!input && input_length) || (!out && room))
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    const template_message *m = TEMPLATE_ARRAY(made, template_message, messages) + message;
    const template_level *level = TEMPLATE_ARRAY(made, template_level, levels) + m->level;
    writing w = {made, slots, slots_count, input, input_length, slot, 0};
    if (slot > slots_count || level->slots > slots_count - slot)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, slot);
    tw_inline_build build;
    tw_status status = tw_inline_build_begin(&build, out, room, TEMPLATE_ARRAY(made, tw_header, headers) + m->header);
    if (status == TW_OK)
        status = level_write(&w, &build, m->level, slot);
    if (status == TW_OK)
        status = tw_inline_build_end(&build, offset, length, NULL);
    if (__builtin_expect(status != TW_OK, 0))
        return twi_error(error, status, TWI_REASON_NONE, w.tag, w.at);
    return TW_OK;
}
