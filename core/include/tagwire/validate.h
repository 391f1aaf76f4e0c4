/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Validation: whether a message that was indexed is one of a dictionary, field by field, with the session reject reason (373) of
 * each fault. One pass over the index, nested groups included.
 */
#ifndef TAGWIRE_VALIDATE_H
#define TAGWIRE_VALIDATE_H

#include <tagwire/dict.h>
#include <tagwire/index.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Rules, each with the SessionRejectReason it leads to. Values are pinned. */
enum {
    TW_RULE_MSGTYPE = 0,      /* 11: MsgType is in no dictionary */
    TW_RULE_TAG = 1,          /* 0: a tag that the dictionary does not have */
    TW_RULE_TAG_USER = 2,     /* 0: the same for user-defined tags, 5000 to 9999 and from 10000 on; accepted by default */
    TW_RULE_TAG_MESSAGE = 3,  /* 2: a tag of the dictionary that is not of this message */
    TW_RULE_REQUIRED = 4,     /* 1: a required field is missing, in the message or in a group's entry */
    TW_RULE_EMPTY = 5,        /* 4: a field without a value (data fields may be empty) */
    TW_RULE_CODE = 6,         /* 5: a value that is none of the field's codes (35 is MSGTYPE's matter) */
    TW_RULE_FORMAT = 7,       /* 6: a value that is neither of the field's type nor one of its codes; a time of any year is one */
    TW_RULE_ORDER = 8,        /* 14: a header field behind the header, a body field in the trailer; 8, 9, 35 not first */
    TW_RULE_TWICE = 9,        /* 13: a tag twice in one level or entry */
    TW_RULE_GROUP_COUNT = 10, /* 16: NumInGroup differs from the entries that follow */
    TW_RULE_GROUP_START = 11, /* 15: the first field of an entry is not the group's first */
    TW_RULE_GROUP_ORDER = 12, /* 15: members of an entry not in the dictionary's order; accepted by default */
    TW_RULE_GROUP_TAG = 13,   /* 0 or 2: a tag inside a group's entry that is neither the group's nor that of a level around it */
    TW_RULE_DATA_LENGTH = 14, /* 1: a data field without its length field before it */
    TW_RULE_COUNT = 15
};

/* What a rule leads to. */
enum {
    TW_POLICY_DEFAULT = 0,    /* reject; accept for TAG_USER and GROUP_ORDER */
    TW_POLICY_REJECT = 1,     /* a fault */
    TW_POLICY_ACCEPT = 2,     /* reported, but no fault */
    TW_POLICY_DISCONNECT = 3, /* a fault, after which a session disconnects instead of rejecting */
    TW_POLICY_IGNORE = 4      /* not looked at */
};

/* A rule that a message broke. Frozen, 32 bytes. */
typedef struct tw_fault {
    uint32_t rule;   /* TW_RULE_... */
    uint32_t policy; /* TW_POLICY_REJECT, _ACCEPT or _DISCONNECT */
    int32_t reason;  /* SessionRejectReason (373) */
    uint32_t tag;    /* RefTagID (371): the tag at fault */
    uint32_t offset; /* of the field's tag in the input; of a missing field: where the group's entry, or the message, ends */
    uint32_t field;  /* the field in the index; TW_NONE where it is missing */
    uint32_t entry;  /* entry of the innermost group, from 1; 0 outside groups */
    uint32_t group;  /* tag of that group's NumInGroup field; 0 outside groups */
} tw_fault;

/*
 * The standard text of a SessionRejectReason (373), "Required tag missing", or "" for a number that has none.
 * Lifetime: static. Thread rule: any thread. Since 0.1.
 */
TW_API const char *tw_reason_text(int32_t reason);

/* How to make a validator. Set size to sizeof(tw_validator_options); members from there on are 0 by default. */
typedef struct tw_validator_options {
    uint32_t size;                   /* of this struct, as the caller was compiled */
    uint32_t faults_max;             /* faults after which a message is not looked at further; 0 means all */
    uint8_t policy[32];              /* TW_POLICY_... by TW_RULE_... */
    const struct tw_dict *dict;      /* of the messages; not NULL; must outlive the validator */
    const struct tw_dict *transport; /* of header, trailer and administrative messages (FIXT.1.1); NULL: dict's own, or where it
                                         has no header the built-in FIXT.1.1 */
} tw_validator_options;

/* A validator: scratch memory over an immutable dictionary. Opaque. */
typedef struct tw_validator tw_validator;

/*
 * The bytes of memory that a validator needs. returns: TW_OK; TW_E_ARGUMENT. Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_validator_size(const tw_validator_options *options, uint32_t *size);

/*
 * Makes a validator in the caller's memory, aligned to 64 bytes. It refers to the dictionaries and needs no end: drop it when done.
 *
 * returns: TW_OK; TW_E_ARGUMENT; TW_E_MEMORY. Thread rule: a validator belongs to one thread at a time. Since 0.1.
 */
TW_API tw_status tw_validator_init(void *memory, uint32_t size, const tw_validator_options *options, tw_validator **validator,
                                   tw_error *error);

/*
 * Validates a message that was framed and indexed (tw_index_next, or tw_index_fields over a whole message).
 *
 * index:   of the message; `input` the bytes that were indexed; neither NULL.
 * faults:  receives the faults in the order of the message, missing fields and wrong counts where their entry or group ends (header,
 *          body and trailer end with the message); caller's, room for `room`; may be NULL if room is 0.
 * count:   receives how many there are (more than room: the rest was not written); may be NULL.
 * error:   receives the first fault that is not accepted; may be NULL.
 * returns: TW_OK: no fault but accepted ones; TW_E_VALIDATE: faults; TW_E_ARGUMENT.
 * No allocation, no lock, no system call. Thread rule: the validator's thread; a library built without NDEBUG answers TW_E_STATE to a
 * call that finds another one under way. Since 0.1.
 */
TW_API tw_status tw_validate(tw_validator *validator, const tw_index *index, const void *input, tw_fault *faults, uint32_t room,
                             uint32_t *count, tw_error *error);

#ifdef __cplusplus
}
#endif

#endif
