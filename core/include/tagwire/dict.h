/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Dictionaries: what the fields, codes, messages, components and groups of a FIX version are. A dictionary is an immutable image
 * without pointers: the built-in ones are constants of the library, others lie in memory of the caller.
 *
 *     const tw_dict *dict = tw_dict_builtin("FIX.4.4", 7);
 *     tw_dict_field field;
 *     if (tw_dict_field_get(dict, 54, &field) == TW_OK)
 *         printf("%s\n", field.name);                       Side
 *
 * The text form is described in docs/dictionary-format.md.
 */
#ifndef TAGWIRE_DICT_H
#define TAGWIRE_DICT_H

#include <tagwire/index.h>
#include <tagwire/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A dictionary. Its first bytes are its own business. */
typedef struct tw_dict tw_dict;

/* Data types of fields. Values are pinned. */
enum {
    TW_TYPE_INT = 1,
    TW_TYPE_LENGTH = 2,
    TW_TYPE_SEQNUM = 3,
    TW_TYPE_NUMINGROUP = 4,
    TW_TYPE_TAGNUM = 5,
    TW_TYPE_DAYOFMONTH = 6,
    TW_TYPE_FLOAT = 7,
    TW_TYPE_QTY = 8,
    TW_TYPE_PRICE = 9,
    TW_TYPE_PRICEOFFSET = 10,
    TW_TYPE_AMT = 11,
    TW_TYPE_PERCENTAGE = 12,
    TW_TYPE_CHAR = 13,
    TW_TYPE_BOOLEAN = 14,
    TW_TYPE_STRING = 15,
    TW_TYPE_MULTIPLECHARVALUE = 16,
    TW_TYPE_MULTIPLESTRINGVALUE = 17,
    TW_TYPE_COUNTRY = 18,
    TW_TYPE_CURRENCY = 19,
    TW_TYPE_EXCHANGE = 20,
    TW_TYPE_LANGUAGE = 21,
    TW_TYPE_MONTHYEAR = 22,
    TW_TYPE_UTCTIMESTAMP = 23,
    TW_TYPE_UTCTIMEONLY = 24,
    TW_TYPE_UTCDATEONLY = 25,
    TW_TYPE_LOCALMKTDATE = 26,
    TW_TYPE_LOCALMKTTIME = 27,
    TW_TYPE_TZTIMEONLY = 28,
    TW_TYPE_TZTIMESTAMP = 29,
    TW_TYPE_XID = 30,
    TW_TYPE_XIDREF = 31,
    TW_TYPE_TENOR = 32,
    TW_TYPE_DATA = 33,
    TW_TYPE_XMLDATA = 34
};

/*
 * The name of a data type as FIX writes it ("UTCTimestamp"), or NULL for a number that is none.
 * Lifetime: static. Thread rule: any thread. Since 0.1.
 */
TW_API const char *tw_type_name(uint32_t type);

/* What a dictionary is. Frozen, 64 bytes, caller's; the texts are the dictionary's, end with NUL and live as long as it. */
typedef struct tw_dict_info {
    const char *name;    /* "FIX.4.4" */
    const char *begin;   /* BeginString (8): "FIX.4.4"; "FIXT.1.1" for FIX 5.0 and later */
    const char *applver; /* ApplVerID (1128): "9"; "" where none means this dictionary */
    uint32_t fields;
    uint32_t codes; /* of all fields together */
    uint32_t messages;
    uint32_t components;
    uint32_t groups; /* declared; one in a component counts once */
    uint32_t size;   /* bytes of the whole image */
    uint32_t reserved[4];
} tw_dict_info;

/* A field. Frozen, 48 bytes. */
typedef struct tw_dict_field {
    const char *name; /* "Side" */
    uint32_t name_length;
    uint32_t tag;
    uint32_t type;    /* TW_TYPE_... */
    uint32_t codes;   /* how many codes it has; 0: any value of its type */
    uint32_t open;    /* 1: values beside the codes are right too */
    uint32_t pair;    /* of a data field its length field's tag, of a length field its data field's; else 0 */
    uint32_t number;  /* 0 .. fields - 1, ascending by tag */
    uint32_t section; /* TW_SECTION_... */
    uint32_t reserved[2];
} tw_dict_field;

enum { TW_SECTION_BODY = 0, TW_SECTION_HEADER = 1, TW_SECTION_TRAILER = 2 };

/* A code of a field: a value and what it means. Frozen, 24 bytes. */
typedef struct tw_dict_code {
    const char *value; /* "1"; ends with NUL */
    const char *name;  /* "Buy" */
    uint32_t value_length;
    uint32_t name_length;
} tw_dict_code;

/* A message. Frozen, 40 bytes. */
typedef struct tw_dict_message {
    const char *type; /* MsgType (35): "D"; ends with NUL */
    const char *name; /* "NewOrderSingle" */
    uint32_t type_length;
    uint32_t name_length;
    uint32_t admin;  /* 1: a message of the session layer */
    uint32_t level;  /* its body's entries, for tw_dict_entry_at and tw_dict_member */
    uint32_t number; /* 0 .. messages - 1, in the order of the dictionary */
    uint32_t reserved;
} tw_dict_message;

/* An entry of a level, as it was declared. Frozen, 40 bytes. */
typedef struct tw_dict_entry {
    const char *name; /* of the field, the group's NumInGroup field, or the component */
    uint32_t name_length;
    uint32_t kind; /* TW_ENTRY_... */
    uint32_t tag;  /* 0 for a component */
    uint32_t required;
    uint32_t level; /* of a group or component its entries; else 0 */
    uint32_t reserved[3];
} tw_dict_entry;

enum { TW_ENTRY_FIELD = 1, TW_ENTRY_GROUP = 2, TW_ENTRY_COMPONENT = 3 };

/* Levels that every dictionary has; 0 is none. */
enum { TW_LEVEL_HEADER = 1, TW_LEVEL_TRAILER = 2 };

/*
 * A built-in dictionary: FIX.4.0, FIX.4.1, FIX.4.2, FIX.4.3, FIX.4.4, FIX.5.0, FIX.5.0SP1, FIX.5.0SP2, FIXT.1.1 (those of FIX 5.0
 * have no header, trailer and administrative messages of their own: these are FIXT.1.1's).
 *
 * returns: the dictionary, or NULL. Lifetime: static. Thread rule: any thread. Since 0.1.
 */
TW_API const tw_dict *tw_dict_builtin(const void *name, uint32_t length);

/* The built-in dictionaries one by one, oldest first: `which` from 0, NULL from the end on. Otherwise as tw_dict_builtin. */
TW_API const tw_dict *tw_dict_builtin_at(uint32_t which);

/* The built-in dictionary that an ApplVerID (1128, 1137) means: "2" FIX.4.0 to "9" FIX.5.0SP2; "10", FIX Latest, is read as "9". */
TW_API const tw_dict *tw_dict_builtin_applver(const void *applver, uint32_t length);

/*
 * Loads a dictionary from its text form into the caller's memory. It holds no pointer: it may be copied byte by byte to other memory
 * aligned to 8 bytes. What it extends is copied into it. Allocates while it works and frees all of it.
 *
 * text:    not NULL; not needed after the call.
 * base:    what `extends` extends; NULL: the built-in dictionary of that name.
 * memory:  caller's, aligned to 8 bytes; may be NULL if *size is 0.
 * size:    in: bytes of memory; out: bytes used, or needed. Not NULL.
 * dict:    receives `memory` as a dictionary; not NULL.
 * error:   receives the fault: offset is its byte in the text, text begins with "line L, column C: "; may be NULL.
 * returns: TW_OK; TW_ROOM (*size says how much it takes); TW_E_ARGUMENT; TW_E_MEMORY (not aligned, or the system has none);
 *          TW_E_DICT_SYNTAX, TW_E_DICT_NAME, TW_E_DICT_TWICE, TW_E_DICT_TYPE, TW_E_DICT_LOOP, TW_E_DICT_LIMIT, TW_E_DICT_BASE.
 * Thread rule: any thread; the dictionary may be used by all threads. Since 0.1.
 */
TW_API tw_status tw_dict_load(const void *text, uint32_t length, const tw_dict *base, void *memory, uint32_t *size,
                              const tw_dict **dict, tw_error *error);

/*
 * Writes a dictionary in its text form, without `extends`: loading it gives an equal dictionary.
 *
 * out:     caller's; may be NULL if room is 0.
 * length:  receives the bytes written, or needed; not NULL.
 * returns: TW_OK; TW_ROOM; TW_E_ARGUMENT. Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_dict_print(const tw_dict *dict, void *out, uint32_t room, uint32_t *length);

/* Facts about a dictionary. returns: TW_OK; TW_E_ARGUMENT (NULL). Thread rule: any thread. Since 0.1. */
TW_API tw_status tw_dict_describe(const tw_dict *dict, tw_dict_info *info);

/*
 * A field by tag, by name (exactly as declared), or by number from 0, in constant time.
 *
 * field:   receives it; not NULL. Its texts live as long as the dictionary.
 * returns: TW_OK; TW_E_DICT_UNKNOWN (there is none; *field is left alone); TW_E_ARGUMENT (NULL).
 * No allocation, no lock, no system call. Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_dict_field_get(const tw_dict *dict, uint32_t tag, tw_dict_field *field);
TW_API tw_status tw_dict_field_named(const tw_dict *dict, const void *name, uint32_t length, tw_dict_field *field);
TW_API tw_status tw_dict_field_at(const tw_dict *dict, uint32_t number, tw_dict_field *field);

/*
 * The code of a field that has this value, or the code number `which` from 0 in the order declared. Answers as tw_dict_field_get.
 * Of a multiple-value field pass one of its values.
 */
TW_API tw_status tw_dict_code_get(const tw_dict *dict, uint32_t tag, const void *value, uint32_t length, tw_dict_code *code);
TW_API tw_status tw_dict_code_at(const tw_dict *dict, uint32_t tag, uint32_t which, tw_dict_code *code);

/* A message by MsgType (35), by name, or by number from 0. Answers as tw_dict_field_get. */
TW_API tw_status tw_dict_message_get(const tw_dict *dict, const void *type, uint32_t length, tw_dict_message *message);
TW_API tw_status tw_dict_message_named(const tw_dict *dict, const void *name, uint32_t length, tw_dict_message *message);
TW_API tw_status tw_dict_message_at(const tw_dict *dict, uint32_t number, tw_dict_message *message);

/* A component by name or by number from 0, as an entry of kind TW_ENTRY_COMPONENT. Answers as tw_dict_field_get. */
TW_API tw_status tw_dict_component_named(const tw_dict *dict, const void *name, uint32_t length, tw_dict_entry *component);
TW_API tw_status tw_dict_component_at(const tw_dict *dict, uint32_t number, tw_dict_entry *component);

/* Entry number `which` from 0 of a level as declared, components not resolved. Answers as tw_dict_field_get. */
TW_API tw_status tw_dict_entry_at(const tw_dict *dict, uint32_t level, uint32_t which, tw_dict_entry *entry);

/*
 * Whether a tag belongs to a level, components resolved, nested groups not: the entry (field or group) with that tag. Constant time.
 * Answers as tw_dict_field_get. Since 0.1.
 */
TW_API tw_status tw_dict_member(const tw_dict *dict, uint32_t level, uint32_t tag, tw_dict_entry *entry);

/* Member number `which` from 0 of a level, components resolved: of a group, 0 is the field that starts an entry. Answers as above. */
TW_API tw_status tw_dict_member_at(const tw_dict *dict, uint32_t level, uint32_t which, tw_dict_entry *entry);

/*
 * The length/data pairs of a dictionary, ascending by length tag, for tw_index_options.
 *
 * pairs:   caller's, room for `room`; may be NULL if room is 0.
 * returns: how many there are; written are at most `room`. Thread rule: any thread. Since 0.1.
 */
TW_API uint32_t tw_dict_pairs(const tw_dict *dict, tw_data_pair *pairs, uint32_t room);

#ifdef __cplusplus
}
#endif

#endif
