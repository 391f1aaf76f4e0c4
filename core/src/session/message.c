/* SPDX-License-Identifier: Apache-2.0 */
/* The header of a message that was indexed: read in one pass, since it is read of every message. */
#include "session.h"

/* FIX: the fields of the standard header in any version. Only where a header ends matters, not which version has which. */
int twi_header_tag(uint32_t tag)
{
    switch (tag) {
    case 8:
    case 9:
    case 34:
    case 35:
    case 43:
    case 49:
    case 50:
    case 52:
    case 56:
    case 57:
    case 90:
    case 91:
    case 97:
    case 115:
    case 116:
    case 122:
    case 128:
    case 129:
    case 142:
    case 143:
    case 144:
    case 145:
    case 212:
    case 213:
    case 347:
    case 369:
    case 370:
    case 627:
    case 628:
    case 629:
    case 630:
    case 1128:
    case 1129:
    case 1156: return 1;
    default: return 0;
    }
}

twi_text twi_message_text(const twi_message *message, uint32_t field)
{
    uint32_t at;
    const uint32_t length = tw_index_text(message->index, field, &at);
    return (twi_text){length ? (const char *)message->input + at : NULL, length};
}

/* FIX: SeqNum. Numbers from 2^63 on are malformed: every language and every store holds what is below. */
static uint8_t number_of(const twi_message *message, uint32_t field, uint64_t *value)
{
    int64_t number;
    if (field == TW_NONE)
        return TWI_SEQ_ABSENT;
    const tw_status status = tw_index_int(message->index, message->input, field, &number);
    if (status != TW_OK || number < 0)
        return TWI_SEQ_MALFORMED;
    *value = (uint64_t)number;
    return TWI_SEQ_READ;
}

uint8_t twi_message_number(const twi_message *message, uint32_t tag, uint64_t *value)
{
    return number_of(message, tw_index_find(message->index, tag, 0), value);
}

int twi_message_flag(const twi_message *message, uint32_t tag)
{
    const twi_text text = twi_message_text(message, tw_index_find(message->index, tag, 0));
    return text.length == 1 && *text.at == 'Y';
}

/* Where the field with this tag is noted; NULL: it is of no concern. */
static uint32_t *place_of(twi_message *message, uint32_t tag)
{
    switch (tag) {
    case 49: return &message->sender;
    case 50: return &message->sender_sub;
    case 142: return &message->sender_location;
    case 56: return &message->target;
    case 57: return &message->target_sub;
    case 143: return &message->target_location;
    case 52: return &message->sending;
    case 122: return &message->orig;
    case 115: return &message->on_behalf;
    case 1128: return &message->appl_ver_id;
    default: return NULL;
    }
}

static void note(twi_message *message, uint32_t tag, uint32_t field)
{
    const uint8_t *value = message->input + tw_index_values(message->index)[field];
    if (tag == 34 && message->seq_state == TWI_SEQ_ABSENT) {
        message->seq_state = number_of(message, field, &message->seq);
    } else if (tag == 43) {
        message->poss_dup = *value == 'Y';
    } else if (tag == 97) {
        message->poss_resend = *value == 'Y';
    } else {
        uint32_t *place = place_of(message, tag);
        if (place && *place == TW_NONE)
            *place = field;
    }
}

void twi_message_read(twi_message *message, const tw_index *index, const uint8_t *input, uint32_t length)
{
    static const uint32_t needed[] = {34, 49, 56, 52};
    const uint32_t *tags = tw_index_tags(index);
    *message = (twi_message){.input = input,
                             .index = index,
                             .length = length,
                             .sender = TW_NONE,
                             .sender_sub = TW_NONE,
                             .sender_location = TW_NONE,
                             .target = TW_NONE,
                             .target_sub = TW_NONE,
                             .target_location = TW_NONE,
                             .sending = TW_NONE,
                             .orig = TW_NONE,
                             .on_behalf = TW_NONE,
                             .appl_ver_id = TW_NONE};
    message->begin = twi_message_text(message, 0);
    message->type = twi_message_text(message, 2);
    message->kind = message->type.length == 1 ? (uint8_t)*message->type.at : 0;
    uint32_t field = 3;
    for (; field < index->fields && twi_header_tag(tags[field]); field++)
        note(message, tags[field], field);
    for (uint32_t i = 0; i < sizeof needed / sizeof needed[0]; i++) { /* out of place: for the dictionary to object */
        const uint32_t *place = place_of(message, needed[i]);
        if (place ? *place != TW_NONE : message->seq_state != TWI_SEQ_ABSENT)
            continue;
        const uint32_t found = tw_index_find_in(index, needed[i], field, TW_NONE);
        if (found != TW_NONE)
            note(message, needed[i], found);
    }
    message->flags = (message->poss_dup ? TW_EVENT_POSS_DUP : 0) | (message->poss_resend ? TW_EVENT_POSS_RESEND : 0);
}
