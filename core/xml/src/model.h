/* SPDX-License-Identifier: Apache-2.0 */
/* What was read from a document, before and after names are looked up, and the memory that it lies in. */
#ifndef TWI_XML_MODEL_H
#define TWI_XML_MODEL_H

#include <stdbool.h>
#include <stddef.h>

#include <tagwire/dict.h>
#include <tagwire/xml.h>

enum {
    TWI_XML_BYTES_MAX = 64 << 20,
    TWI_XML_DEPTH_MAX = 64,
    TWI_XML_MEMORY_MAX = 128 << 20,
    TWI_XML_FIELDS_MAX = 65535,
    TWI_XML_LEVELS_MAX = 65535,
    TWI_XML_CODES_MAX = 65535, /* of a field */
    TWI_XML_NAME_MAX = 255,
    TWI_XML_TEXT_MAX = 16 << 20
};

/* What ends a word of the text form, or may not stand in it: blanks, and the one other control character that XML lets pass. */
#define TWI_XML_BLANKS " \t\r\n\177"

/* Where memory comes from; expat takes the same three. */
typedef struct twi_memory {
    void *(*allocate)(size_t size);
    void *(*resize)(void *memory, size_t size);
    void (*release)(void *memory);
} twi_memory;

typedef struct twi_code {
    struct twi_code *next;
    const char *value;
    const char *name;  /* as the document has it */
    const char *label; /* as it is written; NULL: it is left out */
    uint32_t at;
} twi_code;

typedef struct twi_codes { /* a code set of Orchestra, or the codes of one field */
    const char *name;
    const char *type;
    twi_code *first, **last;
    uint32_t at;
    uint32_t number; /* from 1 */
    uint32_t count;  /* written */
    bool base;       /* of the scenario "base" */
    bool open;       /* values beside the codes are right too */
    bool labelled;
} twi_codes;

typedef struct twi_datatype {
    const char *name, *base;
} twi_datatype;

typedef struct twi_category {
    const char *name, *section;
} twi_category;

struct twi_entry;

typedef struct twi_field {
    struct twi_field *next;
    const char *name, *label;
    const char *type_name;
    twi_codes *codes;
    struct twi_field *length; /* of a data field */
    struct twi_field *data;   /* of a length field */
    struct twi_field *before; /* the length field that always stands right before it; itself where that is not one and the same */
    struct twi_entry *seen;   /* where it was first in the list of that stamp */
    uint32_t tag, type, at;
    uint32_t length_tag; /* Orchestra's lengthId */
    uint32_t stamp;      /* the list or level that was last seen to have it */
    uint32_t plain;      /* where it is no count of a group: 1 + the byte of one place */
    bool counts;         /* a group somewhere */
    bool grouped;        /* there as the count of a group */
    bool base;
    bool open;
    bool dropped;
} twi_field;

struct twi_level;

enum {
    TWI_REF_FIELD,
    TWI_REF_COMPONENT,
    TWI_REF_GROUP,
    TWI_REF_INLINE
}; /* GROUP: Orchestra's group of its own; INLINE: with its entries */

typedef struct twi_entry {
    struct twi_entry *next;
    const char *name;        /* what it refers to; NULL: by id */
    twi_field *field;        /* found */
    struct twi_level *level; /* of an inline group its entries; of a component, once found, it */
    uint32_t id, at, kind;
    bool required;
    bool dropped;
} twi_entry;

enum { TWI_LEVEL_MESSAGE, TWI_LEVEL_COMPONENT, TWI_LEVEL_GROUP, TWI_LEVEL_HEADER, TWI_LEVEL_TRAILER };

typedef struct twi_level {
    struct twi_level *next;
    const char *name, *label;
    const char *msgtype;
    const char *category;
    twi_entry *first, **last;
    twi_entry *seen; /* as of a field */
    uint32_t at, kind, stamp;
    uint8_t colour; /* 0 not looked at, 1 being looked at, 2 done */
    uint8_t height; /* levels on the longest way down, itself included */
    bool base;
    bool admin;
    bool dropped;
    bool empty;
} twi_level;

/* Names of things: what may have the same key in a map. */
enum {
    TWI_MAP_TAG = 1,
    TWI_MAP_FIELD,
    TWI_MAP_COMPONENT,
    TWI_MAP_GROUP,
    TWI_MAP_MESSAGE,
    TWI_MAP_MESSAGE_NAME,
    TWI_MAP_CODES,
    TWI_MAP_DATATYPE,
    TWI_MAP_CATEGORY,
    TWI_MAP_CODE,        /* number: the codes' number */
    TWI_MAP_LABEL_CODE,  /* number: the codes' number */
    TWI_MAP_LABEL_FIELD, /* from here on names as they are written */
    TWI_MAP_LABEL_LEVEL,
    TWI_MAP_LABEL_MESSAGE
};

typedef struct twi_slot {
    const char *text;
    void *value;
    uint32_t kind, number, hash;
} twi_slot;

typedef struct twi_block twi_block;

typedef struct twi_model {
    twi_memory memory;
    twi_block *blocks;
    size_t used;
    const char *xml;
    uint32_t length;
    tw_error *error;
    tw_status status; /* the first fault */
    uint32_t at;      /* byte of the element that is read */

    const char *name, *begin, *applver;
    twi_field *fields, **fields_last;
    twi_level *components, **components_last;
    twi_level *messages, **messages_last;
    twi_level *header, *trailer;
    uint32_t field_count, level_count, codes_count;
    uint32_t stamp, steps;
    bool old_char; /* FIX 4.0 and 4.1: char is any text */
    bool known;    /* the FIX version */
    bool capitals; /* names of codes are PER_UNIT and become PerUnit */

    twi_slot *slots;
    uint32_t slot_count, slot_room, seed;
} twi_model;

void twi_xml_model_begin(twi_model *model, const twi_memory *memory, const char *xml, uint32_t length, tw_error *error);
void twi_xml_model_end(twi_model *model);

/* Records the first fault: at a byte of the document, in words. Gives the status of the first fault. */
tw_status twi_xml_fail(twi_model *model, tw_status status, uint32_t at, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Zeroed memory that lasts as long as the model; NULL, and a fault, when there is none. */
void *twi_xml_new(twi_model *model, size_t size);

/* A copy of a text, or NULL and a fault; a NULL text gives NULL without a fault. */
const char *twi_xml_copy(twi_model *model, const char *text, size_t length);

/* The value under a key, or NULL. text may be NULL. */
void *twi_xml_map_get(const twi_model *model, uint32_t kind, uint32_t number, const char *text);

/* Sets the value under a key; the text must last as long as the model. */
tw_status twi_xml_map_put(twi_model *model, uint32_t kind, uint32_t number, const char *text, void *value);

/* New things behind those that are there; NULL, and a fault, beyond a limit. */
twi_field *twi_xml_field_new(twi_model *model, const char *name, uint32_t tag);
twi_level *twi_xml_level_new(twi_model *model, uint32_t kind, const char *name);
twi_codes *twi_xml_codes_new(twi_model *model);
twi_code *twi_xml_code_new(twi_model *model, twi_codes *codes, const char *value, const char *name);
twi_entry *twi_xml_entry_new(twi_model *model, twi_level *level, uint32_t kind, bool required);

#endif
