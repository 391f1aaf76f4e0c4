/* SPDX-License-Identifier: Apache-2.0 */
/* From slots to bytes, by a template: what write_steps.c does not do itself, and the call. */
#include "write.h"

#include "error.h"
#include "scan.h"

/* Text and data: their bytes lie in the input. */
static tw_status bytes_write(const writing *w, tw_build *build, const template_step *step, const tw_slot *slot)
{
    uint64_t length = slot->state == TW_SLOT_LONG ? (uint64_t)slot->number : slot->length;
    if (slot->offset > w->input_length || length > w->input_length - slot->offset ||
        (slot->number < 0 && slot->state == TW_SLOT_LONG))
        return TW_E_PLAN_SLOT;
    if (step->type == PLAN_DATA)
        return tw_build_data(build, step->text, step->tag, w->input + slot->offset, (uint32_t)length);
    if (length == 0)
        return TW_E_PLAN_SLOT;
    return tw_build_text(build, step->tag, w->input + slot->offset, (uint32_t)length);
}

static tw_status decimal_write(tw_build *build, const template_step *step, const tw_slot *slot)
{
    if (step->type == PLAN_DECIMAL_ANY)
        return slot->digits > TW_SCALE_MAX ? TW_E_PLAN_SLOT
                                           : tw_build_decimal(build, step->tag, slot->number, slot->digits, slot->digits);
    return tw_build_decimal(build, step->tag, slot->number, step->scale, slot->digits == 255 ? step->scale : slot->digits);
}

/* What tw_build_time and tw_build_date can write. */
enum { TIME_DIGITS_MAX = 12, DAYS_MIN = -719528, DAYS_MAX = 2932896 };

tw_status twi_value_write(const writing *w, tw_build *build, const template_step *step, const tw_slot *slot)
{
    int64_t number = slot->number;
    if (twi_time_known(w, step, slot))
        return tw_build_text(build, step->tag, w->time->bytes, w->time->length);
    switch (step->type) {
    case PLAN_TEXT:
    case PLAN_DATA: return bytes_write(w, build, step, slot);
    case PLAN_CHAR: return (uint64_t)number > 255 ? TW_E_PLAN_SLOT : tw_build_char(build, step->tag, (uint8_t)number);
    case PLAN_INT: return tw_build_int(build, step->tag, number);
    case PLAN_DECIMAL:
    case PLAN_DECIMAL_ANY: return decimal_write(build, step, slot);
    case PLAN_BOOL: return (uint64_t)number > 1 ? TW_E_PLAN_SLOT : tw_build_bool(build, step->tag, (uint8_t)number);
    case PLAN_TIME: return slot->digits > TIME_DIGITS_MAX ? TW_E_PLAN_SLOT : tw_build_time(build, step->tag, number, slot->digits);
    case PLAN_TIME_FIXED: return tw_build_time(build, step->tag, number, step->scale);
    default: return number < DAYS_MIN || number > DAYS_MAX ? TW_E_PLAN_SLOT : tw_build_date(build, step->tag, (int32_t)number);
    }
}

tw_status tw_template_write(const tw_template *made, uint32_t message, const tw_slot *slots, uint32_t slots_count, uint32_t slot,
                            const void *input, uint32_t input_length, void *out, uint32_t room, uint32_t *offset, uint32_t *length,
                            tw_error *error)
{
    return twi_template_write(made, message, slots, slots_count, slot, input, input_length, NULL, out, room, offset, length, error);
}

tw_status twi_template_write(const tw_template *made, uint32_t message, const tw_slot *slots, uint32_t slots_count, uint32_t slot,
                             const void *input, uint32_t input_length, const twi_time_text *time, void *out, uint32_t room,
                             uint32_t *offset, uint32_t *length, tw_error *error)
{
    if (!made || made->magic != TEMPLATE_MAGIC || message >= made->messages_count || (!slots && slots_count) || !offset ||
        !length || (!input && input_length) || (!out && room))
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    const template_message *m = TEMPLATE_ARRAY(made, template_message, messages) + message;
    const template_level *level = TEMPLATE_ARRAY(made, template_level, levels) + m->level;
    writing w = {made, slots, slots_count, input, input_length, slot, 0, time};
    if (slot > slots_count || level->slots > slots_count - slot)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, slot);
    target t = {out, room, TEMPLATE_ARRAY(made, tw_header, headers) + m->header, m->level, slot, 0, 0};
    tw_status status = TW_OK;
#if defined(__x86_64__)
    if (twi_kernel_active() != &twi_kernel_avx512 || !twi_steps_write_avx512(&w, &t))
#endif
        status = twi_steps_write(&w, &t);
    if (__builtin_expect(status != TW_OK, 0))
        return twi_error(error, status, TWI_REASON_NONE, w.tag, w.at);
    *offset = t.offset;
    *length = t.length;
    return TW_OK;
}
