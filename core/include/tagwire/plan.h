/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Plans: what an application wants of which messages, said once as text and read with one call per message or batch.
 *
 *     8{34:int! 11:text 44:dec5 60:time NoHops{628:text 629:time}} W{262:text NoMDEntries{269:char 270:dec5 271:int}}
 *
 * A plan names message types and, of each, entries: a tag (or, with a dictionary, a name) and a type. It compiles into an immutable
 * image without pointers. A reader, which holds what changes, frames, checks, indexes and extracts in one pass; every message gives a
 * row, every entry a slot.
 *
 *     text    = message {space message}      message = MsgType "{" entry {space entry} "}"
 *     entry   = key ":" type ["!"]  |  key [":" limit] ["!"] "{" entry {space entry} "}"          (the second is a group)
 *     key     = digits (a tag) | name        limit = 1..65535: entries of the group that are kept
 *     type    = text | char | int | dec0 .. dec18 | dec* | bool | time | date | data;  "!": required
 *
 * At most 4,096 messages, 4,096 entries in a level, 64 groups inside one another, 1 MiB of text, 8 bytes of MsgType.
 */
#ifndef TAGWIRE_PLAN_H
#define TAGWIRE_PLAN_H

#include <tagwire/dict.h>
#include <tagwire/index.h>

#ifdef __cplusplus
extern "C" {
#endif

/* States of a slot. Values are pinned. From 16 on the value is bad, but its bytes are named all the same. */
enum {
    TW_SLOT_ABSENT = 0,
    TW_SLOT_OK = 1,
    TW_SLOT_LONG = 2,      /* text or data above 65,535 bytes: number is its length */
    TW_SLOT_EMPTY = 16,    /* no bytes */
    TW_SLOT_FORMAT = 17,   /* not of the type's syntax */
    TW_SLOT_OVERFLOW = 18, /* the number does not fit 64 bits at this scale */
    TW_SLOT_INEXACT = 19,  /* digits beyond the scale that are not 0 */
    TW_SLOT_REPEATED = 20, /* the tag stands twice at its level: the slot has the first */
    TW_SLOT_COUNT = 21     /* NumInGroup differs from the entries there are */
};

/* One value. Frozen, 16 bytes. Look at state first. */
typedef struct tw_slot {
    int64_t
        number; /* text, char, data: the first 8 bytes, zero filled, byte i in bits 8i; int; bool 0 or 1; decN: times 10^N; dec*: the
                        mantissa; time: ns since 1970 UTC; date: days since 1970; group: entries in the slots */
    uint32_t offset; /* of the value from the start of the input; group: index, from the start of the slots, of the first entry's
                        first slot */
    uint16_t length; /* bytes of the value; group: slots per entry: entry e, member m is slots[offset + e * length + m] */
    uint8_t digits;  /* decN, dec*, time: fraction digits received */
    uint8_t state;   /* TW_SLOT_... */
} tw_slot;

/* What one message gave. Frozen, 32 bytes. */
typedef struct tw_row {
    uint32_t offset, length; /* the message, or the garbled bytes skipped, in the input */
    uint32_t slot, slots;    /* its first top-level slot; slots used, groups included */
    int32_t status, tag;     /* TW_OK and 0, or the first fault in field order (missing required entries after all others) */
    uint32_t fields;         /* in the message, 8, 9, 35 and 10 included */
    uint16_t message, bad;   /* message of the plan, from 0; bad slots, at most 65,535 */
} tw_row;

/* tw_row.message of a message whose type is not in the plan, or of garbled bytes: then slots, fields and bad are 0. */
#define TW_ROW_OTHER 0xFFFFu

/* A compiled plan: immutable, without pointers: copy it, share it between threads, drop it. */
typedef struct tw_plan tw_plan;

/* What one thread needs to read by a plan. */
typedef struct tw_reader tw_reader;

/*
 * Compiles a plan into the caller's memory. Allocates while it works and frees all of it.
 *
 * dict:    for names, and for the groups that the plan leaves out, whose members are then never taken for fields of a level above;
 *          not needed after the call; NULL: tags only, and a tag may stand at one level only.
 * memory:  caller's, aligned to 8 bytes; may be NULL if *size is 0.
 * size:    in: bytes of memory; out: bytes used, or needed; not NULL.
 * error:   offset is the byte of the fault in the text; may be NULL.
 * Limits: 1 MiB of text, 8 bytes a MsgType, 4096 messages, 4096 entries in a level, 64 groups inside one another, 65,534 levels (each
 * message and each group is one, those that the plan leaves out, too). The same for templates.
 * returns: TW_OK; TW_ROOM; TW_E_ARGUMENT; TW_E_MEMORY; TW_E_PLAN_SYNTAX, TW_E_PLAN_NAME, TW_E_PLAN_TWICE, TW_E_PLAN_TYPE, TW_E_PLAN_LIMIT.
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_plan_compile(const void *text, uint32_t length, const tw_dict *dict, void *memory, uint32_t *size,
                                 const tw_plan **plan, tw_error *error);

/* The plan as text, tags as numbers. returns: TW_OK; TW_ROOM (*length says how much); TW_E_ARGUMENT. Thread rule: any thread. */
TW_API tw_status tw_plan_print(const tw_plan *plan, void *out, uint32_t room, uint32_t *length);

/* How to make a reader. Set size to sizeof(tw_reader_options); members from there on are 0 by default. */
typedef struct tw_reader_options {
    uint32_t size;             /* of this struct, as the caller was compiled */
    uint32_t capacity;         /* as in tw_index_options */
    uint32_t length_max;       /* as in tw_index_options */
    uint32_t pairs_count;      /* as in tw_index_options */
    const tw_data_pair *pairs; /* as in tw_index_options */
    const tw_plan *plan;       /* not NULL; must outlive the reader */
} tw_reader_options;

/* The bytes of memory that a reader needs. returns: TW_OK; TW_E_ARGUMENT. Thread rule: any thread. Since 0.1. */
TW_API tw_status tw_reader_size(const tw_reader_options *options, uint32_t *size);

/*
 * Makes a reader in the caller's memory, aligned to 64 bytes. It refers to the plan and needs no end: drop it when done.
 *
 * returns: TW_OK; TW_E_ARGUMENT; TW_E_MEMORY. Thread rule: a reader belongs to one thread at a time. Since 0.1.
 */
TW_API tw_status tw_reader_init(void *memory, uint32_t size, const tw_reader_options *options, tw_reader **reader, tw_error *error);

/* How far a call of tw_read came. Frozen, 16 bytes. */
typedef struct tw_progress {
    uint32_t consumed; /* bytes of the input that are done with */
    uint32_t rows;     /* rows written */
    uint32_t slots;    /* slots written */
    uint32_t need;     /* with TW_MORE: bytes from `consumed` on that the next message takes, as far as that is known */
} tw_progress;

/*
 * Reads the messages at the start of the input, as many as there are: each gives a row, with slots if its type is in the plan. A bad
 * message gives its row and does not stop the batch.
 *
 * input:     the bytes received and not consumed yet; may be NULL if length is 0.
 * rows:      caller's, room for rows_max; 1 reads one message.
 * slots:     caller's, room for slots_max.
 * progress:  not NULL.
 * returns: TW_OK: all of the input is consumed; TW_MORE: but for the beginning of a message; TW_ROOM: rows are full, or the slots
 *          left do not hold the next message (with rows 0: they never will; a NumInGroup above the entries there are is a wrong
 *          count, not a want of room); TW_E_ARGUMENT.
 * Lifetime: offsets hold as long as the input. No allocation, no lock, no system call. Thread rule: the reader's thread; a library built
 * without NDEBUG answers TW_E_STATE to a call that finds another one under way. Since 0.1.
 */
TW_API tw_status tw_read(tw_reader *reader, const void *input, uint32_t length, tw_row *rows, uint32_t rows_max, tw_slot *slots,
                         uint32_t slots_max, tw_progress *progress);

/*
 * The reader's index: all fields of the message looked at last, whose offsets count from that message's first byte (input + row.offset).
 * It has no fields after bytes that were garbled or not a whole message yet. reader: NULL gives NULL. Lifetime: until the next tw_read.
 */
TW_API const tw_index *tw_reader_index(const tw_reader *reader);

/*
 * Templates: plans the other way round. The same grammar, with constants, and the same slots: one call writes a whole message.
 *
 *     D{8=FIX.4.4 49=CLIENT 56=SERVER 34:int! 52:time3! 11:text! 55:text! 54:char! 60:time3! 38:int! 40=2 44:dec5!}
 *
 *     entry    = as in a plan  |  key "=" constant              constant = bytes other than blanks, braces, quote, SOH
 *     type     = as in a plan  |  time0 | time3 | time6 | time9            |  '"' bytes '"'   ("" inside is a quote)
 *
 * The first entry is 8=BeginString; 9, 35 and 10 are written by the template (naming them is an error), all other fields in the order
 * of the text. A constant takes no slot, every other entry one, in the order written: plan and template number slots alike, and a row
 * that was read without bad slots can be written back as it stands. decN writes the slot's digits (0 .. N; 255 means N), never fewer
 * than the value needs; time writes the slot's digits, time0 to time9 so many; data writes its length field before itself (naming
 * that in the same level is an error); a limit is an error.
 */
typedef struct tw_template tw_template;

/*
 * Compiles a template. As tw_plan_compile; the dictionary gives names and the length fields of data (without one the built-in pairs
 * do).
 */
TW_API tw_status tw_template_compile(const void *text, uint32_t length, const tw_dict *dict, void *memory, uint32_t *size,
                                     const tw_template **made, tw_error *error);

/* The template as text, tags as numbers. As tw_plan_print. */
TW_API tw_status tw_template_print(const tw_template *made, void *out, uint32_t room, uint32_t *length);

/*
 * Writes one message.
 *
 * message: of the template, from 0.
 * slots:   slots_count of them; the message's top-level slots begin at `slot`; groups are found from there.
 * input:   what the offsets of text and data slots refer to, input_length bytes; may be NULL where there are none.
 * out:     caller's, room bytes; must not overlap input.
 * offset:  receives where the message begins in `out` (not at 0: BodyLength becomes known at the end); length: its bytes. Not NULL.
 * error:   tag is that of the entry at fault, offset the index of its slot; may be NULL.
 * returns: TW_OK; TW_E_PLAN_MISSING (a required slot is absent); TW_E_PLAN_SLOT (a bad state, an offset or group beyond what was given,
 *          an empty text, a char above 255, a bool that is neither, a group's entry without a field); TW_E_VALUE_INEXACT (fewer digits
 *          than the value needs); TW_E_BUILD_ROOM; TW_E_BUILD_VALUE (SOH in text); TW_E_ARGUMENT. After an error nothing of `out` is a
 *          message.
 * No allocation, no lock, no system call. Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_template_write(const tw_template *made, uint32_t message, const tw_slot *slots, uint32_t slots_count,
                                   uint32_t slot, const void *input, uint32_t input_length, void *out, uint32_t room,
                                   uint32_t *offset, uint32_t *length, tw_error *error);

/*
 * What a plan or a template is made of, for generators, bindings and tools: its messages, and of each all entries in the order of the text.
 *
 *     tw_plan_message message;
 *     tw_plan_message_at(plan, 0, &message);
 *     tw_plan_entry *entries = ...;                  room for message.entries
 *     tw_plan_entries(plan, 0, entries, message.entries, &count);
 */

/* Kinds of entries: the types of the text. Values are pinned. */
enum {
    TW_PLAN_TEXT = 1,
    TW_PLAN_CHAR = 2,
    TW_PLAN_INT = 3,
    TW_PLAN_DECIMAL = 4,     /* decN */
    TW_PLAN_DECIMAL_ANY = 5, /* dec* */
    TW_PLAN_BOOL = 6,
    TW_PLAN_TIME = 7,
    TW_PLAN_DATE = 8,
    TW_PLAN_DATA = 9,
    TW_PLAN_GROUP = 10,
    TW_PLAN_TIME_FIXED = 11, /* templates: time0 to time9 */
    TW_PLAN_CONSTANT = 12    /* templates */
};

/* A message of a plan or template. Frozen, 32 bytes. */
typedef struct tw_plan_message {
    uint8_t type[8];      /* MsgType (35), filled up with zeros */
    uint32_t type_length; /* its bytes, 1 .. 8 */
    uint32_t slots;       /* top-level slots */
    uint32_t entries;     /* of all levels, groups and constants included: room for tw_plan_entries */
    uint32_t depth;       /* groups inside one another, 0 .. 64 */
    uint32_t reserved[2]; /* 0 */
} tw_plan_message;

/* An entry. Frozen, 64 bytes. The members of a group follow it, those of groups among them directly behind these. */
typedef struct tw_plan_entry {
    const char *constant;     /* templates: the bytes of a constant, in the template; else NULL */
    uint32_t constant_length; /* how many */
    uint32_t tag;
    uint32_t kind;     /* TW_PLAN_... */
    uint32_t scale;    /* DECIMAL: 0 .. 18; TIME_FIXED: fraction digits, 0 3 6 9; else 0 */
    uint32_t required; /* 1: '!' */
    uint32_t limit;    /* groups of plans: entries that are kept, 1 .. 65535; 0: all, and for all else */
    uint32_t
        slot; /* number within its level: slots[row.slot + slot], in a group slots[offset + e * length + slot]; a constant: TW_NONE */
    uint32_t depth;       /* groups around it */
    uint32_t parent;      /* the group it belongs to: its number among the message's entries; TW_NONE at the top level */
    uint32_t members;     /* of a group: its own entries, those of groups in it not counted; else 0 */
    uint32_t slots;       /* of a group: slots of each entry (its members but for constants); else 0 */
    uint32_t length_tag;  /* data of templates: its length field, which the template writes; else 0 */
    uint32_t reserved[2]; /* 0 */
} tw_plan_entry;

/* How many messages there are; 0 for NULL. Thread rule: any thread. Since 0.1. */
TW_API uint32_t tw_plan_messages(const tw_plan *plan);
TW_API uint32_t tw_template_messages(const tw_template *made);

/*
 * Message number `which`, from 0 in the order of the text: tw_row.message of a plan, `message` of tw_template_write.
 *
 * message: receives it; not NULL.
 * returns: TW_OK; TW_E_ARGUMENT (NULL, or no such message: *message is left alone).
 * No allocation, no lock, no system call. Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_plan_message_at(const tw_plan *plan, uint32_t which, tw_plan_message *message);
TW_API tw_status tw_template_message_at(const tw_template *made, uint32_t which, tw_plan_message *message);

/*
 * All entries of message number `which`, in the order of the text.
 *
 * entries: caller's, room for `room`; may be NULL if room is 0.
 * count:   receives how many there are, tw_plan_message.entries; not NULL.
 * returns: TW_OK; TW_ROOM (the first `room` entries are written); TW_E_ARGUMENT (NULL, or no such message).
 * Lifetime: constants live as long as the template. No allocation, no lock, no system call. Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_plan_entries(const tw_plan *plan, uint32_t which, tw_plan_entry *entries, uint32_t room, uint32_t *count);
TW_API tw_status tw_template_entries(const tw_template *made, uint32_t which, tw_plan_entry *entries, uint32_t room,
                                     uint32_t *count);

#ifdef __cplusplus
}
#endif

#endif
