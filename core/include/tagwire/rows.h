/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows for people: slots as typed values, and values as slots of a template. `tagwire gen --lang c` makes of a plan or template a header with
 * a function for each entry; each is a call of one of these. All are compiled into the caller: no ABI, no allocation, nothing copied out of a
 * message.
 *
 * Rules of tw_slot_...:  slot from tw_read, not NULL; `input` what was passed to that call. They return the slot's state, TW_SLOT_...; the
 * value is written with TW_SLOT_OK only, otherwise left alone. Rules of tw_draft_...: below. Thread rule: as the memory that is passed.
 * Since 0.1.
 */
#ifndef TAGWIRE_ROWS_H
#define TAGWIRE_ROWS_H

#include <tagwire/plan.h>
#include <tagwire/value.h>

#ifdef __cplusplus
extern "C" {
#endif

/* text and data, any length: *text points into the input and lives as long as it. TW_SLOT_LONG is answered as TW_SLOT_OK. */
static inline uint32_t tw_slot_text(const tw_slot *slot, const void *input, const char **text, uint32_t *length)
{
    if (slot->state != TW_SLOT_OK && slot->state != TW_SLOT_LONG)
        return slot->state;
    *text = (const char *)input + slot->offset;
    *length = slot->state == TW_SLOT_LONG ? (uint32_t)slot->number : slot->length;
    return TW_SLOT_OK;
}

/* int; decN: times 10^N; time: nanoseconds since 1970 UTC. */
static inline uint32_t tw_slot_int(const tw_slot *slot, int64_t *value)
{
    if (slot->state == TW_SLOT_OK)
        *value = slot->number;
    return slot->state;
}

/* char: one byte. */
static inline uint32_t tw_slot_char(const tw_slot *slot, char *value)
{
    if (slot->state == TW_SLOT_OK)
        *value = (char)(uint8_t)slot->number;
    return slot->state;
}

/* bool: 1 for Y, 0 for N. */
static inline uint32_t tw_slot_bool(const tw_slot *slot, uint8_t *value)
{
    if (slot->state == TW_SLOT_OK)
        *value = (uint8_t)slot->number;
    return slot->state;
}

/* date: days since 1970-01-01. */
static inline uint32_t tw_slot_date(const tw_slot *slot, int32_t *days)
{
    if (slot->state == TW_SLOT_OK)
        *days = (int32_t)slot->number;
    return slot->state;
}

/* dec*: as it was received, trailing zeros included. */
static inline uint32_t tw_slot_decimal(const tw_slot *slot, tw_decimal *value)
{
    if (slot->state == TW_SLOT_OK) {
        value->mantissa = slot->number;
        value->exponent = -(int32_t)slot->digits;
        value->reserved = 0;
    }
    return slot->state;
}

/* A group: *count receives, in every state, how many entries have slots; 0 where the group is absent. */
static inline uint32_t tw_slot_group(const tw_slot *slot, uint32_t *count)
{
    *count = (uint32_t)slot->number;
    return slot->state;
}

/* The first slot of entry `which` of a group, below its count. slots: what was passed to tw_read. */
static inline const tw_slot *tw_slot_entry(const tw_slot *slot, const tw_slot *slots, uint32_t which)
{
    return slots + slot->offset + (size_t)which * slot->length;
}

/* The bytes of a value as they were received, whatever its state, for logs and rejects: returns their number, 0 of an absent one. No group. */
static inline uint32_t tw_slot_bytes(const tw_slot *slot, const void *input, const char **bytes)
{
    *bytes = (const char *)input + slot->offset;
    return slot->state == TW_SLOT_LONG ? (uint32_t)slot->number : slot->length;
}

/*
 * Slots of one message that is to be written. Its memory is the caller's and lives as long as it: slots, and the bytes that text slots refer
 * to. A text that lies among these bytes (of a message received there, say) is referred to; any other is copied behind them. What does not
 * fit is noted, once: `status` and `tag` say it, further calls do nothing, and tw_draft_write gives it back. So no call needs a check.
 */
typedef struct tw_draft {
    tw_slot *slots;
    uint32_t slots_used, slots_max;
    char *text;
    uint32_t text_used, text_room;
    tw_status status; /* TW_OK; TW_ROOM: slots or text are full; TW_E_ARGUMENT: an entry beyond its group */
    uint32_t tag;     /* then the field that it was */
} tw_draft;

/*
 * Begins a message.
 *
 * needed:    top-level slots of the message (tw_plan_message.slots).
 * slots:     room for slots_max; groups take theirs behind the first `needed`.
 * text:      text_room bytes, of which the first text_used are there already; may be NULL if text_room is 0.
 * Afterwards every entry is absent.
 */
static inline void tw_draft_begin(tw_draft *draft, uint32_t needed, tw_slot *slots, uint32_t slots_max, char *text,
                                  uint32_t text_used, uint32_t text_room)
{
    draft->slots = slots;
    draft->slots_used = needed;
    draft->slots_max = slots_max;
    draft->text = text;
    draft->text_used = text_used;
    draft->text_room = text_room;
    draft->status = needed <= slots_max && text_used <= text_room ? TW_OK : TW_ROOM;
    draft->tag = 0;
    if (draft->status == TW_OK && needed)
        memset(slots, 0, needed * sizeof *slots);
}

/* A number of any type but text: the slot with this number receives it; digits as tw_slot.digits says, 0 where the type has none. */
static inline void tw_draft_number(tw_draft *draft, uint32_t slot, int64_t number, uint32_t digits)
{
    if (draft->status != TW_OK)
        return;
    tw_slot *put = &draft->slots[slot];
    put->number = number;
    put->offset = 0;
    put->length = 0;
    put->digits = (uint8_t)digits;
    put->state = TW_SLOT_OK;
}

/* Text and data: `length` bytes; may be NULL if length is 0. */
static inline void tw_draft_text(tw_draft *draft, uint32_t slot, uint32_t tag, const void *text, uint32_t length)
{
    uintptr_t begin = (uintptr_t)draft->text, at = (uintptr_t)text;
    uint32_t offset = draft->text_used;
    if (draft->status != TW_OK)
        return;
    if (length && at >= begin && at - begin < draft->text_used && length <= draft->text_used - (at - begin)) {
        offset = (uint32_t)(at - begin);
    } else if (length > draft->text_room - draft->text_used) {
        draft->status = TW_ROOM;
        draft->tag = tag;
        return;
    } else if (length) {
        memmove(draft->text + offset, text, length); /* it may begin among these bytes and end beyond them */
        draft->text_used += length;
    }
    tw_draft_number(draft, slot, length, 0);
    draft->slots[slot].offset = offset;
    draft->slots[slot].length = (uint16_t)(length < 65535 ? length : 65535);
    draft->slots[slot].state = length > 65535 ? TW_SLOT_LONG : TW_SLOT_OK;
}

/* A group of `count` entries of `each` slots, all absent at first. */
static inline void tw_draft_group(tw_draft *draft, uint32_t slot, uint32_t tag, uint32_t count, uint32_t each)
{
    if (draft->status != TW_OK)
        return;
    if (each && count > (draft->slots_max - draft->slots_used) / each) {
        draft->status = TW_ROOM;
        draft->tag = tag;
        return;
    }
    tw_draft_number(draft, slot, count, 0);
    draft->slots[slot].offset = draft->slots_used;
    draft->slots[slot].length = (uint16_t)each;
    if (count && each)
        memset(draft->slots + draft->slots_used, 0, (size_t)count * each * sizeof *draft->slots);
    draft->slots_used += count * each;
}

/* The number of the first slot of entry `which` of that group. */
static inline uint32_t tw_draft_entry(tw_draft *draft, uint32_t slot, uint32_t tag, uint32_t which)
{
    if (draft->status != TW_OK)
        return 0;
    const tw_slot *group = &draft->slots[slot];
    if (group->state != TW_SLOT_OK || which >= (uint64_t)group->number) {
        draft->status = TW_E_ARGUMENT;
        draft->tag = tag;
        return 0;
    }
    return group->offset + which * group->length;
}

/*
 * Writes the message: as tw_template_write, after what was noted above (error->tag is the field then).
 */
static inline tw_status tw_draft_write(const tw_draft *draft, const tw_template *made, uint32_t message, void *out, uint32_t room,
                                       uint32_t *offset, uint32_t *length, tw_error *error)
{
    if (draft->status == TW_OK)
        return tw_template_write(made, message, draft->slots, draft->slots_used, 0, draft->text, draft->text_used, out, room,
                                 offset, length, error);
    if (error) {
        memset(error, 0, sizeof *error);
        error->status = draft->status;
        error->reason = -1;
        error->tag = draft->tag;
    }
    return draft->status;
}

#ifdef __cplusplus
}
#endif

#endif
