/* SPDX-License-Identifier: Apache-2.0 */
/* How a session is made: options checked, memory laid out, the store attached. */
#include "options.h"
#include "error.h"
#include "session.h"
#include <stddef.h>

#include <string.h>

enum { NAME_MAX_LENGTH = TWI_KNOWN_WORDS * 8, LOGON_FIELDS_MAX = 2048, OUTPUT_MIN = 16384, ALIGNMENT = 64, IDENTITY_MAX = 1024 };

_Static_assert(sizeof(tw_session_info) == 64, "as documented");

/* What is wrong with the options, in words, or NULL. */

static const char *check_name(const char *name, int needed, const char *fault)
{
    const size_t length = name ? strlen(name) : 0;
    return length > NAME_MAX_LENGTH || (needed && !length) || (length && strchr(name, 1)) ? fault : NULL;
}

static const char *check_names(const tw_session_options *options)
{
    const struct {
        const char *name, *fault;
        int needed;
    } names[] = {
        {options->sender_comp_id, "sender_comp_id is missing or malformed", 1},
        {options->target_comp_id, "target_comp_id is missing or malformed", 1},
        {options->sender_sub_id, "sender_sub_id is malformed", 0},
        {options->sender_location_id, "sender_location_id is malformed", 0},
        {options->target_sub_id, "target_sub_id is malformed", 0},
        {options->target_location_id, "target_location_id is malformed", 0},
        {options->qualifier, "qualifier is malformed", 0},
    };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *fault = check_name(names[i].name, names[i].needed, names[i].fault);
        if (fault)
            return fault;
    }
    return NULL;
}

/* 0: none that the session speaks. */
static uint8_t version_of(const char *begin)
{
    static const char *const begins[] = {"FIX.4.0", "FIX.4.1", "FIX.4.2", "FIX.4.3", "FIX.4.4"};
    for (uint8_t i = 0; begin && i < sizeof begins / sizeof begins[0]; i++)
        if (strcmp(begin, begins[i]) == 0)
            return (uint8_t)(TWI_FIX40 + i);
    return begin && strcmp(begin, "FIXT.1.1") == 0 ? TWI_FIXT11 : 0;
}

static const char *check_logon_fields(const char *fields)
{
    static const uint32_t own[] = {98, 108, 141, 383, 464, 789, 1137, 1409};
    const twi_text text = twi_text_of(fields);
    twi_cursor cursor = twi_cursor_of(text.at, text.length);
    uint32_t last = 0;
    int more;
    if (text.length > LOGON_FIELDS_MAX)
        return "logon_fields are longer than 2,048 bytes";
    while ((more = twi_cursor_next(&cursor)) > 0) {
        if (cursor.tag <= last)
            return "logon_fields are not ascending by tag";
        if (twi_header_tag(cursor.tag) || cursor.tag == 10)
            return "logon_fields hold a field of header or trailer";
        for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
            if (cursor.tag == own[i])
                return "logon_fields hold a field that the session writes itself";
        last = cursor.tag;
    }
    return more < 0 ? "logon_fields are not fields" : NULL;
}

static const char *check_dicts(const tw_session_options *options, uint8_t version)
{
    if (options->dict_count > TWI_DICTS_MAX || (options->dict_count && !options->dicts))
        return "dicts: none, or more than 16";
    if (version < TWI_FIXT11 && options->dict_count > 1)
        return "dicts: one alone before FIXT.1.1";
    for (uint32_t i = 0; i < options->dict_count; i++)
        if (!options->dicts[i])
            return "dicts hold NULL";
    for (uint32_t i = 0; i < sizeof options->policy; i++)
        if (options->policy[i] > TW_POLICY_IGNORE)
            return "policy out of range";
    return NULL;
}

static const char *check_options(const tw_session_options *options)
{
    const uint8_t version = version_of(options->begin_string);
    const char *fault;
    if (options->role != TW_SESSION_INITIATOR && options->role != TW_SESSION_ACCEPTOR)
        return "role is neither initiator nor acceptor";
    if (!version)
        return "begin_string is none of FIX.4.0 to FIX.4.4 and FIXT.1.1";
    if ((version == TWI_FIXT11) != (twi_text_of(options->appl_ver_id).length > 0))
        return "appl_ver_id belongs to FIXT.1.1, and only there";
    if (twi_text_of(options->appl_ver_id).length > 16)
        return "appl_ver_id is too long";
    if (!options->store)
        return "store is missing";
    if ((fault = check_names(options)) || (fault = check_logon_fields(options->logon_fields)) ||
        (fault = check_dicts(options, version)))
        return fault;
    if (options->flags >= TW_SESSION_REFUSAL_COUNTS << 1)
        return "flags hold one that is not known";
    if ((options->flags & TW_SESSION_GARBLED_REJECT) && (options->flags & TW_SESSION_GARBLED_CLOSE))
        return "flags: garbled messages are rejected or end the connection, not both";
    if (options->heartbeat_s > 86400 || options->heartbeat_max_s > 86400)
        return "heartbeat beyond a day";
    if (options->timestamp > TW_SESSION_NANOS)
        return "timestamp out of range";
    if ((options->output_size && options->output_size < OUTPUT_MIN) || options->output_size > INT32_MAX ||
        options->queue_size > INT32_MAX)
        return "output_size below 16,384, or a size beyond 2 GiB";
    return NULL;
}

static uint32_t or_default(uint32_t value, uint32_t fallback)
{
    return value ? value : fallback;
}

/* The caller's options with their defaults. */
static tw_status read_options(const tw_session_options *given, tw_session_options *options, tw_error *error)
{
    const char *fault = "size is not one of this struct";
    if (twi_options(options, sizeof *options, offsetof(tw_session_options, policy), given) == TW_OK)
        fault = check_options(options);
    if (fault)
        return twi_error_said(error, TW_E_ARGUMENT, 0, fault);
    options->latency_max_s = or_default(options->latency_max_s, 120);
    options->logon_timeout_ms = or_default(options->logon_timeout_ms, 10000);
    options->logout_timeout_ms = or_default(options->logout_timeout_ms, 2000);
    options->resend_timeout_ms = or_default(options->resend_timeout_ms, 30000);
    options->resend_tries = or_default(options->resend_tries, 3);
    options->length_max = or_default(options->length_max, TW_FRAME_SIZE_MAX);
    options->output_size = or_default(options->output_size, 65536);
    options->queue_size = or_default(options->queue_size, 65536);
    if (options->resend_chunk == 1) /* a ResendRequest takes a number itself: two sides that ask for one at a time never end */
        options->resend_chunk = 2;
    if (!options->transport)
        options->transport = tw_dict_builtin("FIXT.1.1", 8);
    return TW_OK;
}

/* Where the parts lie. */
typedef struct layout {
    uint64_t index, validators[TWI_DICTS_MAX], output, queue, size;
    uint32_t index_size, validator_size[TWI_DICTS_MAX];
    tw_index_options index_options;
    tw_validator_options validator_options[TWI_DICTS_MAX];
} layout;

static uint64_t place(layout *to, uint64_t size)
{
    const uint64_t at = to->size;
    to->size += (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    return at;
}

static tw_status lay_out(const tw_session_options *options, layout *to)
{
    *to = (layout){
        .index_options = {.size = sizeof(tw_index_options), .capacity = options->fields_max, .length_max = options->length_max}};
    place(to, sizeof(tw_session));
    tw_status status = tw_index_size(&to->index_options, &to->index_size);
    to->index = place(to, to->index_size);
    for (uint32_t i = 0; i < options->dict_count && status == TW_OK; i++) {
        tw_validator_options *validator = &to->validator_options[i];
        *validator = (tw_validator_options){.size = sizeof *validator, .faults_max = 8, .dict = options->dicts[i]};
        memcpy(validator->policy, options->policy, sizeof validator->policy);
        if (version_of(options->begin_string) == TWI_FIXT11)
            validator->transport = options->transport;
        status = tw_validator_size(validator, &to->validator_size[i]);
        to->validators[i] = place(to, to->validator_size[i]);
    }
    to->output = place(to, options->output_size);
    to->queue = place(to, options->queue_size);
    return status == TW_OK && to->size > UINT32_MAX ? TW_E_ARGUMENT : status;
}

tw_status tw_session_size(const tw_session_options *options, uint32_t *size)
{
    tw_session_options known = {0};
    layout parts;
    if (!options || !size)
        return TW_E_ARGUMENT;
    tw_status status = read_options(options, &known, NULL);
    if (status == TW_OK)
        status = lay_out(&known, &parts);
    if (status == TW_OK)
        *size = (uint32_t)parts.size;
    return status;
}

static void add_part(char *identity, uint32_t *length, const char *before, twi_text text)
{
    const uint32_t opening = (uint32_t)strlen(before);
    if (!text.length)
        return;
    memcpy(identity + *length, before, opening);
    memcpy(identity + *length + opening, text.at, text.length);
    *length += opening + text.length;
}

/* BeginString:Sender/Sub/Location->Target/Sub/Location:Qualifier */
tw_status twi_attach(tw_session *session, tw_store_state *state, tw_error *error)
{
    char identity[IDENTITY_MAX];
    uint32_t length = 0;
    tw_store *store = session->options.store;
    add_part(identity, &length, "", session->begin);
    add_part(identity, &length, ":", session->sender);
    add_part(identity, &length, "/", session->sender_sub);
    add_part(identity, &length, "/", session->sender_location);
    add_part(identity, &length, "->", session->target);
    add_part(identity, &length, "/", session->target_sub);
    add_part(identity, &length, "/", session->target_location);
    add_part(identity, &length, ":", twi_text_of(session->options.qualifier));
    return (*(const tw_store_ops *const *)(const void *)store)
        ->attach(store, (const uint8_t *)identity, length, session->now.utc_ns, &session->store_session, state, error);
}

void twi_attached(tw_session *session, const tw_store_state *state)
{
    session->next_out = state->next_out;
    session->next_in = session->recorded = state->next_in;
    session->created_utc_ns = state->created_utc_ns;
    session->store_epoch = state->epoch;
    session->last_app = 0;
    session->numbers_epoch++;
}

static void name_texts(tw_session *session)
{
    const tw_session_options *options = &session->options;
    session->begin = twi_text_of(options->begin_string);
    session->sender = twi_text_of(options->sender_comp_id);
    session->sender_sub = twi_text_of(options->sender_sub_id);
    session->sender_location = twi_text_of(options->sender_location_id);
    session->target = twi_text_of(options->target_comp_id);
    session->target_sub = twi_text_of(options->target_sub_id);
    session->target_location = twi_text_of(options->target_location_id);
    session->known_begin = twi_known_of(session->begin);
    session->known_sender = twi_known_of(session->sender);
    session->known_target = twi_known_of(session->target);
}

static tw_status make_parts(tw_session *session, const layout *parts, tw_error *error)
{
    uint8_t *memory = (uint8_t *)session;
    tw_status status = tw_index_init(memory + parts->index, parts->index_size, &parts->index_options, &session->index, error);
    for (uint32_t i = 0; i < session->options.dict_count && status == TW_OK; i++) {
        tw_dict_info info;
        status = tw_validator_init(memory + parts->validators[i], parts->validator_size[i], &parts->validator_options[i],
                                   &session->validators[i], error);
        if (status == TW_OK)
            status = tw_dict_describe(session->options.dicts[i], &info);
        if (status == TW_OK)
            session->appl_ver_ids[i] = twi_text_of(info.applver);
    }
    session->output = (twi_buffer){memory + parts->output, session->options.output_size, 0, 0};
    session->queue = (twi_buffer){memory + parts->queue, session->options.queue_size, 0, 0};
    return status;
}

tw_status tw_session_init(void *memory, uint32_t size, const tw_session_options *options, const tw_now *now, tw_session **session,
                          tw_error *error)
{
    tw_session_options known = {0};
    tw_store_state state;
    layout parts;
    if (!memory || !options || !now || !session)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    tw_status status = read_options(options, &known, error);
    if (status != TW_OK)
        return status;
    status = lay_out(&known, &parts);
    if (status != TW_OK)
        return twi_error(error, status, TWI_REASON_NONE, 0, 0);
    if ((uintptr_t)memory % ALIGNMENT || size < parts.size)
        return twi_error(error, TW_E_MEMORY, TWI_REASON_NONE, 0, 0);
    tw_session *made = memory;
    memset(made, 0, sizeof *made);
    made->options = known;
    made->now = *now;
    made->version = version_of(known.begin_string);
    made->time_digits = made->version <= TWI_FIX41 ? 0 : 3;
    for (uint32_t i = 0; i < TWI_STATES; i++)
        for (uint32_t k = 0; k < TWI_INPUTS; k++)
            made->rows[i][k] = (uint8_t)twi_table_find(i, k);
    name_texts(made);
    twi_pieces(made);
    status = make_parts(made, &parts, error);
    if (status == TW_OK)
        status = twi_attach(made, &state, error);
    if (status != TW_OK)
        return status;
    twi_attached(made, &state);
    *session = made;
    return TW_OK;
}
