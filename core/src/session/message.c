/* SPDX-License-Identifier: Apache-2.0 */
/* The header of a message that was indexed: read in one pass, since it is read of every message. */
#include "session.h"

#include <string.h>

/* What a tag of the standard header means here: KNOWN (nothing), one of those below, or PLACE and a TWI_AT_... */
enum { NOT_HEADER, KNOWN, NUMBER, POSS_DUP, POSS_RESEND, PLACE = 16 };

enum { TAGS = 160, HEAD = 3 /* 8, 9, 35 */ };

/* FIX: the fields of the standard header in any version. Only where a header ends matters, not which version has which. */
static const uint8_t meanings[TAGS] = {
    [8] = KNOWN,
    [9] = KNOWN,
    [34] = NUMBER,
    [35] = KNOWN,
    [43] = POSS_DUP,
    [49] = PLACE + TWI_AT_SENDER,
    [50] = PLACE + TWI_AT_SENDER_SUB,
    [52] = PLACE + TWI_AT_SENDING,
    [56] = PLACE + TWI_AT_TARGET,
    [57] = PLACE + TWI_AT_TARGET_SUB,
    [90] = KNOWN,
    [91] = KNOWN,
    [97] = POSS_RESEND,
    [115] = PLACE + TWI_AT_ON_BEHALF,
    [116] = KNOWN,
    [122] = PLACE + TWI_AT_ORIG,
    [128] = KNOWN,
    [129] = KNOWN,
    [142] = PLACE + TWI_AT_SENDER_LOCATION,
    [143] = PLACE + TWI_AT_TARGET_LOCATION,
    [144] = KNOWN,
    [145] = KNOWN,
};

static uint32_t meaning_beyond(uint32_t tag)
{
    switch (tag) {
    case 212:
    case 213:
    case 347:
    case 369:
    case 370:
    case 627:
    case 628:
    case 629:
    case 630:
    case 1129:
    case 1156: return KNOWN;
    case 1128: return PLACE + TWI_AT_APPL_VER_ID;
    default: return NOT_HEADER;
    }
}

static inline uint32_t meaning_of(uint32_t tag)
{
    return tag < TAGS ? meanings[tag] : meaning_beyond(tag);
}

int twi_header_tag(uint32_t tag)
{
    return meaning_of(tag) != NOT_HEADER;
}

/* FIX: SeqNum. Numbers from 2^63 on are malformed: every language and every store holds what is below. */
TWI_HOT uint8_t number_of(const twi_message *message, uint32_t field, uint64_t *value)
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

/* Of a field that stands twice the first counts, as for a dictionary. */
static void note(twi_message *message, uint32_t meaning, uint32_t field)
{
    const uint8_t *value = message->input + tw_index_values(message->index)[field];
    if (meaning >= PLACE) {
        uint32_t *place = &message->at[meaning - PLACE];
        *place = *place == TW_NONE ? field : *place;
    } else if (meaning == NUMBER && message->seq_state == TWI_SEQ_ABSENT) {
        message->seq_state = number_of(message, field, &message->seq);
    } else if (meaning == POSS_DUP) {
        message->poss_dup = *value == 'Y';
    } else if (meaning == POSS_RESEND) {
        message->poss_resend = *value == 'Y';
    }
}

/* What no message can be without, where it stands out of place: for the dictionary to object. */
static void note_misplaced(twi_message *message, uint32_t from)
{
    static const uint32_t needed[] = {34, 49, 56, 52};
    for (uint32_t i = 0; i < sizeof needed / sizeof needed[0]; i++) {
        const uint32_t meaning = meanings[needed[i]];
        const int there = meaning == NUMBER ? message->seq_state != TWI_SEQ_ABSENT : message->at[meaning - PLACE] != TW_NONE;
        const uint32_t found = there ? TW_NONE : tw_index_find_in(message->index, needed[i], from, TW_NONE);
        if (found != TW_NONE)
            note(message, meaning, found);
    }
}

/* A header like the last one: as many fields with the same tags, then one that is not of a header. */
static int like_last(const twi_shape *shape, const uint32_t *tags, uint32_t fields)
{
    const uint32_t count = shape->fields;
    uint32_t differ = 0;
    if (count == 0 || fields <= HEAD + count)
        return 0;
    for (uint32_t i = 0; i < count; i++)
        differ |= tags[HEAD + i] ^ shape->tags[i];
    return differ == 0 && meaning_of(tags[HEAD + count]) == NOT_HEADER;
}

static void learn(twi_shape *shape, const twi_message *message, const uint32_t *tags, uint32_t count)
{
    shape->fields = 0;
    if (count > TWI_SHAPE_FIELDS || message->at[TWI_AT_SENDER] == TW_NONE || message->at[TWI_AT_TARGET] == TW_NONE ||
        message->at[TWI_AT_SENDING] == TW_NONE)
        return;
    for (uint32_t i = count; i-- > 0;) {
        const uint32_t meaning = meaning_of(tags[HEAD + i]);
        if (meaning == POSS_DUP || meaning == POSS_RESEND)
            return;
        if (meaning == NUMBER) {
            shape->seq = HEAD + i;
            shape->fields = count;
        }
    }
    memcpy(shape->tags, tags + HEAD, count * sizeof *tags);
    memcpy(shape->at, message->at, sizeof shape->at);
}

/* What the header has is noted field by field. */
static void read_header(twi_message *message, twi_shape *shape, const uint32_t *tags)
{
    const uint32_t fields = message->index->fields;
    uint32_t field = HEAD, meaning;
    memset(message->at, 0xFF, sizeof message->at); /* TW_NONE */
    message->seq_state = TWI_SEQ_ABSENT;
    for (; field < fields && (meaning = meaning_of(tags[field])) != NOT_HEADER; field++)
        note(message, meaning, field);
    learn(shape, message, tags, field - HEAD);
    note_misplaced(message, field);
    message->flags = (message->poss_dup ? TW_EVENT_POSS_DUP : 0) | (message->poss_resend ? TW_EVENT_POSS_RESEND : 0);
}

void twi_message_read(twi_message *message, twi_shape *shape, const tw_index *index, const uint8_t *input, uint32_t length)
{
    const uint32_t *tags = tw_index_tags(index);
    message->input = input; /* one by one: most of it is filled anyway, and this is done for every message */
    message->index = index;
    message->length = length;
    message->type = twi_message_text(message, 2);
    message->kind = message->type.length == 1 ? (uint8_t)*message->type.at : 0;
    message->poss_dup = message->poss_resend = 0;
    message->seq = 0;
    message->sending_ns = 0;
    message->flags = message->fault_tag = 0;
    if (like_last(shape, tags, index->fields)) {
        memcpy(message->at, shape->at, sizeof message->at);
        message->seq_state = number_of(message, shape->seq, &message->seq);
    } else {
        read_header(message, shape, tags);
    }
}
