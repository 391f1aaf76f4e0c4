/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The steps of a template: any value on any processor, and what is wrong with it. The message and the groups in it are one piece of code, so
 * that the builder lives in registers; groups in groups are not.
 */
#include "scan.h"
#include "write.h"

#include <tagwire/inline/build.h>

/*
 * What the exported builder takes. The sums are left out, so that nothing keeps them up: here, where tags and types are not known to the
 * compiler, it is cheaper to sum the whole message at its end.
 */
static inline __attribute__((always_inline)) tw_build state_of(const tw_inline_build *build)
{
    tw_inline_build without = *build;
    without.sum = 0;
    tw_inline_build_clear(&without.sums);
    return tw_inline_build_save(&without);
}

static inline __attribute__((always_inline)) tw_status step_fault(writing *w, tw_status status, const template_step *step,
                                                                  uint32_t slot)
{
    w->at = slot;
    w->tag = step->tag;
    return status;
}

/* Writes the usual values: 1; 0 for twi_value_write to do it, or to say what is wrong. */
static inline __attribute__((always_inline)) int value_put(const writing *w, tw_inline_build *build, const template_step *step,
                                                           const tw_slot *slot)
{
#if defined(TW_INLINE_BUILD_LIBRARY)
    (void)w, (void)build, (void)step, (void)slot;
    return 0;
#else
    tw_inline_tag opening = {step->opening, step->opening_length, step->opening_sum};
    if (__builtin_expect(build->at >= build->fast || opening.length == 0, 0))
        return 0;
    switch (step->type) {
    case PLAN_TEXT:
        if (__builtin_expect(slot->state != TW_SLOT_OK || slot->length == 0 || slot->offset > w->input_length ||
                                 slot->length > w->input_length - slot->offset,
                             0))
            return 0;
        return tw_inline_put_text(build, opening, w->input + slot->offset, slot->length);
    case PLAN_CHAR:
        if (__builtin_expect((uint64_t)slot->number > 255 || slot->number == 1, 0))
            return 0;
        tw_inline_put_byte(build, opening, (uint32_t)slot->number);
        return 1;
    case PLAN_INT: return tw_inline_put_uint(build, opening, (uint64_t)slot->number);
    case PLAN_DECIMAL:
        return tw_inline_put_decimal(build, opening, slot->number, step->scale, slot->digits == 255 ? step->scale : slot->digits);
    default: return 0;
    }
#endif
}

static __attribute__((noinline)) tw_build value_call(writing *w, tw_build state, const template_step *step, const tw_slot *slot,
                                                     tw_status *status)
{
    *status = twi_value_write(w, &state, step, slot);
    return state;
}

static __attribute__((noinline)) tw_build constant_call(const writing *w, tw_build state, const template_step *step,
                                                        tw_status *status)
{
    *status = tw_build_text(&state, step->tag, TEMPLATE_ARRAY(w->made, uint8_t, bytes) + step->text, step->length);
    return state;
}

static __attribute__((noinline)) tw_build count_call(tw_build state, const template_step *step, uint32_t count, tw_status *status)
{
    *status = tw_build_group(&state, step->tag, count);
    return state;
}

static tw_build nested_call(writing *w, tw_build state, const template_step *step, uint32_t at, tw_status *status);

/* A group's slot and its count: TW_OK, or what is wrong. */
static inline __attribute__((always_inline)) tw_status group_begin(writing *w, tw_inline_build *build, const template_step *step,
                                                                   uint32_t at)
{
    const tw_slot *slot = &w->slots[at];
    uint64_t each = TEMPLATE_ARRAY(w->made, template_level, levels)[step->text].slots;
    if (slot->number < 0 || slot->length != each || slot->offset > w->slots_count ||
        (uint64_t)slot->number > (each ? (w->slots_count - slot->offset) / each : 0))
        return step_fault(w, TW_E_PLAN_SLOT, step, at);
    tw_status status = TW_OK;
    tw_inline_build_load(build, count_call(state_of(build), step, (uint32_t)slot->number, &status));
    return status == TW_OK ? TW_OK : step_fault(w, status, step, at);
}

/* The steps of a level from slot `first` on, up to the next group, from step *next on; *next is then that group's. */
static inline __attribute__((always_inline)) tw_status values_write(writing *w, tw_inline_build *build, const template_level *level,
                                                                    uint32_t first, uint32_t *next)
{
    const template_step *steps = TEMPLATE_ARRAY(w->made, template_step, steps) + level->steps;
    uint32_t i = *next;
    for (; i < level->steps_count && steps[i].type != PLAN_GROUP; i++) {
        const template_step *step = &steps[i];
        tw_status status = TW_OK;
        if (step->type == PLAN_CONSTANT) {
            tw_inline_build_load(build, constant_call(w, state_of(build), step, &status));
            if (__builtin_expect(status != TW_OK, 0))
                return step_fault(w, status, step, first);
            continue;
        }
        uint32_t at = first + step->slot;
        const tw_slot *slot = &w->slots[at];
        if (slot->state == TW_SLOT_ABSENT) {
            if (__builtin_expect(step->required, 0))
                return step_fault(w, TW_E_PLAN_MISSING, step, at);
            continue;
        }
        if (__builtin_expect(slot->state > TW_SLOT_LONG, 0))
            return step_fault(w, TW_E_PLAN_SLOT, step, at);
        if (__builtin_expect(value_put(w, build, step, slot), 1))
            continue;
        tw_inline_build_load(build, value_call(w, state_of(build), step, slot, &status));
        if (__builtin_expect(status != TW_OK, 0))
            return step_fault(w, status, step, at);
    }
    *next = i;
    return TW_OK;
}

/* Whether the group of this step is to be written: TW_OK; TW_MORE where it is absent and may be; else the fault. */
static inline __attribute__((always_inline)) tw_status group_there(writing *w, const template_step *step, uint32_t at)
{
    const tw_slot *slot = &w->slots[at];
    if (slot->state == TW_SLOT_ABSENT)
        return step->required ? step_fault(w, TW_E_PLAN_MISSING, step, at) : TW_MORE;
    return slot->state > TW_SLOT_LONG ? step_fault(w, TW_E_PLAN_SLOT, step, at) : TW_OK;
}

/* One entry of a group, or what lies in it. */
static inline __attribute__((always_inline)) tw_status entry_write(writing *w, tw_inline_build *build, const template_level *level,
                                                                   uint32_t first)
{
    const template_step *steps = TEMPLATE_ARRAY(w->made, template_step, steps) + level->steps;
    for (uint32_t i = 0; i < level->steps_count; i++) {
        tw_status status = values_write(w, build, level, first, &i);
        if (__builtin_expect(status != TW_OK, 0))
            return status;
        if (__builtin_expect(i == level->steps_count, 1))
            return TW_OK;
        status = group_there(w, &steps[i], first + steps[i].slot);
        if (status == TW_OK)
            tw_inline_build_load(build, nested_call(w, state_of(build), &steps[i], first + steps[i].slot, &status));
        if (status != TW_OK && status != TW_MORE)
            return status;
    }
    return TW_OK;
}

/* A group whose slot is there: its count and its entries. */
static inline __attribute__((always_inline)) tw_status group_write(writing *w, tw_inline_build *build, const template_step *step,
                                                                   uint32_t at)
{
    const template_level *level = TEMPLATE_ARRAY(w->made, template_level, levels) + step->text;
    const tw_slot *slot = &w->slots[at];
    tw_status status = group_begin(w, build, step, at);
    uint32_t count = (uint32_t)slot->number, first = slot->offset;
    for (uint32_t entry = 0; entry < count && status == TW_OK; entry++, first += level->slots) {
        const uint8_t *before = build->at;
        status = entry_write(w, build, level, first);
        if (__builtin_expect(status == TW_OK && build->at == before, 0)) /* FIX: an entry has its first field at least */
            return step_fault(w, TW_E_PLAN_SLOT, step, first);
    }
    return status;
}

/* NOLINTNEXTLINE(misc-no-recursion): as deep as the template's groups, at most 64 */
static __attribute__((noinline)) tw_build nested_call(writing *w, tw_build state, const template_step *step, uint32_t at,
                                                      tw_status *status)
{
    tw_inline_build build;
    tw_inline_build_load(&build, state);
    *status = group_write(w, &build, step, at);
    return state_of(&build);
}

tw_status twi_steps_write(writing *w, target *t)
{
    const template_level *level = TEMPLATE_ARRAY(w->made, template_level, levels) + t->level;
    const template_step *steps = TEMPLATE_ARRAY(w->made, template_step, steps) + level->steps;
    tw_inline_build build;
    tw_status status = tw_inline_build_begin(&build, t->out, t->room, t->header);
    const uint32_t header_sum = tw_inline_build_sum(&build);
    const uint8_t *start = build.at;
    for (uint32_t i = level->held; i < level->steps_count && status == TW_OK; i++) {
        status = values_write(w, &build, level, t->first, &i);
        if (status != TW_OK || i == level->steps_count)
            break;
        uint32_t at = t->first + steps[i].slot;
        status = group_there(w, &steps[i], at);
        if (status == TW_OK)
            status = group_write(w, &build, &steps[i], at);
        else if (status == TW_MORE)
            status = TW_OK;
    }
    if (status != TW_OK)
        return status;
    uint32_t written = (uint32_t)(build.at - start);
    tw_inline_build_clear(&build.sums);
    build.sum = header_sum + twi_kernel_active()->sum(start, written) - (uint32_t)'0' * written; /* sums are less '0' per byte */
    return tw_inline_build_end(&build, &t->offset, &t->length, NULL);
}
