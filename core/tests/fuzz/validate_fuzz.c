/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Messages against the reference, by a validator that lives on and one made anew: [dictionary and policies] fields, '|' for SOH, which
 * are validated as they are and once more with one byte changed, so that shapes that were learnt are met by what nearly fits them.
 */
#include "fuzz.h"
#include "validate_reference.h"

static const char text[] =
    "dictionary V\nfield 8 BeginString String\nfield 9 BodyLength Length\nfield 35 MsgType String 0=Heartbeat\nfield 34 MsgSeqNum SeqNum\n"
    "field 10 CheckSum String\nfield 627 NoHops NumInGroup\nfield 628 HopCompID String\nfield 11 ClOrdID String\n"
    "field 54 Side char 1=Buy 2=Sell\nfield 18 ExecInst MultipleCharValue a=A b=B\nfield 44 Price Price\nfield 59 Open char 0=Day *\n"
    "field 60 Time UTCTimestamp\nfield 95 Len Length\nfield 96 Data data:95\nfield 58 Text String\nfield 1 One int\nfield 2 Two int A=a BB=b\n"
    "field 453 NoParties NumInGroup\nfield 448 PartyID String\nfield 447 Source char\nfield 452 Role int\nfield 802 NoSubs NumInGroup\n"
    "field 523 SubID String\nfield 803 SubType int\nfield 670 NoOuter NumInGroup\nfield 671 NoInner NumInGroup\nfield 672 InnerFirst String\n"
    "header BeginString! BodyLength! MsgType! MsgSeqNum NoHops{HopCompID!}\ntrailer CheckSum!\n"
    "component Parties NoParties{PartyID! Source Role! NoSubs{SubID SubType!} Text}\n"
    "message D Order app ClOrdID! Side @Parties ExecInst Price Open Time Len Data Text One NoOuter{NoInner{InnerFirst!} Two}\n"
    "message E Other app ClOrdID Side! @Parties Text! Two\nmessage 0 Beat admin Text\n";

enum { SETS = 4, LENGTH_MAX = 4096 };

typedef struct set {
    tw_validator_options options;
    const tw_dict *transport;
    tw_index *index;
    tw_validator *validator, *fresh;
    uint32_t size;
} set;

static void set_up(set *s, const tw_dict *dict, uint32_t policies)
{
    s->options = (tw_validator_options){.size = sizeof s->options, .dict = dict, .faults_max = policies == 1 ? 2 : 0};
    for (uint32_t rule = 0; policies && rule < TW_RULE_COUNT; rule++)
        s->options.policy[rule] =
            (uint8_t)((rule * 7 + policies) % 5 ? (rule + policies) % 3 ? 0 : TW_POLICY_IGNORE : TW_POLICY_ACCEPT);
    tw_dict_entry e;
    s->transport = tw_dict_member_at(dict, TW_LEVEL_HEADER, 0, &e) == TW_OK ? dict : tw_dict_builtin("FIXT.1.1", 8);
    tw_index_options options = {sizeof options, REF_FIELDS, 0, 0, NULL};
    uint32_t size = 0;
    if (tw_validator_size(&s->options, &s->size) != TW_OK || tw_index_size(&options, &size) != TW_OK)
        abort();
    s->size = (s->size + 63) & ~63u;
    s->fresh = aligned_alloc(64, s->size);
    void *memory = aligned_alloc(64, s->size), *index = aligned_alloc(64, size);
    if (!s->fresh || !memory || !index || tw_validator_init(memory, s->size, &s->options, &s->validator, NULL) != TW_OK ||
        tw_index_init(index, size, &options, &s->index, NULL) != TW_OK)
        abort();
}

static set *set_of(uint32_t which)
{
    static set sets[SETS];
    static uint64_t memory[8192];
    if (!sets[0].index) {
        uint32_t size = sizeof memory;
        const tw_dict *dict = NULL;
        if (tw_dict_load(text, sizeof text - 1, NULL, memory, &size, &dict, NULL) != TW_OK)
            abort();
        set_up(&sets[0], dict, 0);
        set_up(&sets[1], dict, 1);
        set_up(&sets[2], dict, 2);
        set_up(&sets[3], tw_dict_builtin("FIX.5.0SP2", 10), 0);
    }
    return &sets[which % SETS];
}

static void validated(set *s, const uint8_t *bytes, uint32_t length, uint32_t room)
{
    static ref r;
    (void)tw_index_fields(s->index, bytes, length, NULL); /* what stands before a fault of the index is a message too */
    ref_validate(&r, &s->options, s->transport, s->index, bytes);
    fuzz_agrees(ref_compare(&r, s->validator, s->index, bytes, room));
    tw_validator *fresh = NULL;
    if (tw_validator_init(s->fresh, s->size, &s->options, &fresh, NULL) != TW_OK)
        abort();
    fuzz_agrees(ref_compare(&r, fresh, s->index, bytes, room));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 4 || size > LENGTH_MAX)
        return 0;
    set *s = set_of(data[0]);
    uint32_t length = (uint32_t)size - 3;
    uint8_t *bytes = fuzz_copy(data + 3, length);
    for (uint32_t i = 0; i < length; i++)
        bytes[i] = bytes[i] == '|' ? 1 : bytes[i];
    validated(s, bytes, length, REF_FAULTS);
    bytes[data[1] * 16u % length] ^= (uint8_t)(1u << (data[2] & 7));
    validated(s, bytes, length, data[2] >> 3);
    free(bytes);
    return 0;
}
