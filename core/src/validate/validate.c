/* SPDX-License-Identifier: Apache-2.0 */
#include "validator.h"

#include "error.h"
#include "options.h"
#include "owner.h"

#include <stddef.h>

_Static_assert(sizeof(tw_fault) == 32, "frozen");
_Static_assert(offsetof(tw_validator_options, policy) == 8 && offsetof(tw_validator_options, dict) == 40, "members are only added");

/* FIX: SessionRejectReason (373), each in the standard's words. */
static const char *const reasons[] = {
    "Invalid tag number",
    "Required tag missing",
    "Tag not defined for this message type",
    "Undefined tag",
    "Tag specified without a value",
    "Value is incorrect (out of range) for this tag",
    "Incorrect data format for value",
    "Decryption problem",
    "Signature problem",
    "CompID problem",
    "SendingTime accuracy problem",
    "Invalid MsgType",
    "XML validation error",
    "Tag appears more than once",
    "Tag specified out of required order",
    "Repeating group fields out of order",
    "Incorrect NumInGroup count for repeating group",
    "Non-data value includes field delimiter",
};

const char *tw_reason_text(int32_t reason)
{
    return reason >= 0 && reason < (int32_t)(sizeof reasons / sizeof reasons[0]) ? reasons[reason] : "";
}

/* By rule; TAG_MESSAGE's and GROUP_TAG's depend on the tag and are given by who reports them. */
static const uint8_t rule_reason[TW_RULE_COUNT] = {
    [TW_RULE_MSGTYPE] = 11,     [TW_RULE_TAG] = 0,       [TW_RULE_TAG_USER] = 0,     [TW_RULE_TAG_MESSAGE] = 2,
    [TW_RULE_REQUIRED] = 1,     [TW_RULE_EMPTY] = 4,     [TW_RULE_CODE] = 5,         [TW_RULE_FORMAT] = 6,
    [TW_RULE_ORDER] = 14,       [TW_RULE_TWICE] = 13,    [TW_RULE_GROUP_COUNT] = 16, [TW_RULE_GROUP_START] = 15,
    [TW_RULE_GROUP_ORDER] = 15, [TW_RULE_GROUP_TAG] = 2, [TW_RULE_DATA_LENGTH] = 1,
};

static tw_status options_read(const tw_validator_options *given, tw_validator_options *options)
{
    if (!given || twi_options(options, sizeof *options, offsetof(tw_validator_options, transport), given) != TW_OK)
        return TW_E_ARGUMENT;
    tw_dict_info info;
    if (tw_dict_describe(options->dict, &info) != TW_OK)
        return TW_E_ARGUMENT;
    if (!options->transport) {
        const image_level *header = IMAGE_ARRAY(options->dict, image_level, levels) + TW_LEVEL_HEADER;
        options->transport = header->members_count ? options->dict : tw_dict_builtin("FIXT.1.1", 8);
    }
    if (tw_dict_describe(options->transport, &info) != TW_OK)
        return TW_E_ARGUMENT;
    for (uint32_t rule = 0; rule < sizeof options->policy; rule++)
        if (options->policy[rule] > TW_POLICY_IGNORE || (rule >= TW_RULE_COUNT && options->policy[rule]))
            return TW_E_ARGUMENT;
    return TW_OK;
}

static uint32_t frames_of(const tw_validator_options *o)
{
    return 3 + (o->dict->depth_max > o->transport->depth_max ? o->dict->depth_max : o->transport->depth_max);
}

static uint32_t members_of(const tw_validator_options *o)
{
    uint32_t most = o->dict->members_max > o->transport->members_max ? o->dict->members_max : o->transport->members_max;
    return (most + 15) & ~15u;
}

static uint32_t size_of(const tw_validator_options *o)
{
    return (uint32_t)sizeof(tw_validator) + frames_of(o) * members_of(o) * 4;
}

tw_status tw_validator_size(const tw_validator_options *options, uint32_t *size)
{
    tw_validator_options read;
    if (!size || options_read(options, &read) != TW_OK)
        return TW_E_ARGUMENT;
    *size = size_of(&read);
    return TW_OK;
}

tw_status tw_validator_init(void *memory, uint32_t size, const tw_validator_options *options, tw_validator **validator,
                            tw_error *error)
{
    tw_validator_options read;
    if (!memory || !validator || options_read(options, &read) != TW_OK)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if (size < size_of(&read) || ((uintptr_t)memory & 63))
        return twi_error(error, TW_E_MEMORY, TWI_REASON_NONE, 0, 0);
    memset(memory, 0, size_of(&read));
    tw_validator *v = memory;
    v->dict = read.dict;
    v->transport = read.transport;
    v->faults_max = read.faults_max ? read.faults_max : UINT32_MAX;
    v->members_max = members_of(&read);
    v->frames_max = frames_of(&read);
    for (uint32_t rule = 0; rule < TW_RULE_COUNT; rule++) {
        uint32_t lenient = rule == TW_RULE_TAG_USER || rule == TW_RULE_GROUP_ORDER;
        v->policy[rule] = read.policy[rule] ? read.policy[rule] : lenient ? TW_POLICY_ACCEPT : TW_POLICY_REJECT;
    }
    *validator = v;
    return TW_OK;
}

void twi_report(report *r, uint32_t rule, tw_fault fault)
{
    uint8_t policy = r->validator->policy[rule];
    if (policy == TW_POLICY_IGNORE || r->stop)
        return;
    fault.rule = rule;
    fault.policy = policy;
    if (fault.reason < 0)
        fault.reason = rule_reason[rule];
    if (r->count < r->room)
        r->faults[r->count] = fault;
    r->count++;
    if (policy == TW_POLICY_ACCEPT)
        return;
    if (r->bad++ == 0 && r->error) {
        twi_error(r->error, TW_E_VALIDATE, fault.reason, fault.tag, fault.offset);
        strcpy(r->error->text, tw_reason_text(fault.reason));
    }
    r->stop = r->bad >= r->validator->faults_max;
}

tw_status tw_validate(tw_validator *validator, const tw_index *index, const void *input, tw_fault *faults, uint32_t room,
                      uint32_t *count, tw_error *error)
{
    if (!validator || !index || (!input && index->fields) || (!faults && room))
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if (!twi_enter(&validator->busy))
        return twi_error(error, TW_E_STATE, TWI_REASON_NONE, 0, 0);
    report r = {.validator = validator, .faults = faults, .room = room, .error = error};
    shape *s = twi_shape_of(validator, index);
    if (!s || !twi_shape_holds(validator, s, index, input))
        twi_walk(validator, index, input, &r, s);
    if (count)
        *count = r.count;
    return twi_leave(&validator->busy, r.bad ? TW_E_VALIDATE : TW_OK);
}
