/* SPDX-License-Identifier: Apache-2.0 */
/* Whose Logon is it? FIX: a session is told by BeginString and CompIDs; with SubIDs and LocationIDs where that is configured (L25). */
#include "engine.h"

#include <string.h>

static const uint32_t tags[7] = {35, 49, 50, 142, 56, 57, 143};

/* Fields in the order in which they stand, the first of each tag; the header comes first, so nothing in the body is taken for it. */
void twi_identity_read(twi_identity *identity, const uint8_t *message, uint32_t length, uint32_t body, uint32_t begin)
{
    *identity = (twi_identity){.begin = message + 2, .begin_length = begin};
    for (uint32_t at = body; at < length;) {
        const uint8_t *end = memchr(message + at, 1, length - at);
        const uint8_t *equals = end ? memchr(message + at, '=', (size_t)(end - message) - at) : NULL;
        if (!equals)
            return;
        uint32_t tag = 0;
        for (const uint8_t *digit = message + at; digit < equals && tag < 100000; digit++)
            tag = tag * 10 + (uint32_t)(*digit - '0');
        for (uint32_t i = 0; i < 7; i++)
            if (tags[i] == tag && !identity->parts[i]) {
                identity->parts[i] = equals + 1;
                identity->lengths[i] = (uint32_t)(end - equals - 1);
            }
        at = (uint32_t)(end - message) + 1;
    }
}

int twi_identity_is_logon(const twi_identity *identity)
{
    return identity->lengths[0] == 1 && identity->parts[0][0] == 'A';
}

static int is(const uint8_t *bytes, uint32_t length, const char *text)
{
    const size_t wanted = text ? strlen(text) : 0;
    return wanted == length && (length == 0 || memcmp(bytes, text, length) == 0);
}

int twi_identity_fits(const twi_identity *identity, const tw_session_options *options)
{
    /* the peer's sender is our target */
    const char *const names[7] = {NULL,
                                  options->target_comp_id,
                                  options->target_sub_id,
                                  options->target_location_id,
                                  options->sender_comp_id,
                                  options->sender_sub_id,
                                  options->sender_location_id};
    if (options->role != TW_SESSION_ACCEPTOR || !is(identity->begin, identity->begin_length, options->begin_string))
        return 0;
    for (uint32_t i = 1; i < 7; i++)
        if ((i == 1 || i == 4 || (options->flags & TW_SESSION_SUB_IDS)) && !is(identity->parts[i], identity->lengths[i], names[i]))
            return 0;
    return 1;
}

static int equal(const char *one, const char *other)
{
    return strcmp(one ? one : "", other ? other : "") == 0;
}

int twi_identity_same(const tw_session_options *one, const tw_session_options *other)
{
    return equal(one->begin_string, other->begin_string) && equal(one->sender_comp_id, other->sender_comp_id) &&
           equal(one->sender_sub_id, other->sender_sub_id) && equal(one->sender_location_id, other->sender_location_id) &&
           equal(one->target_comp_id, other->target_comp_id) && equal(one->target_sub_id, other->target_sub_id) &&
           equal(one->target_location_id, other->target_location_id) && equal(one->qualifier, other->qualifier);
}
