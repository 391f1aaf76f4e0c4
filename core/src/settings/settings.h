/* SPDX-License-Identifier: Apache-2.0 */
/* A configuration file in memory: sections of entries, each of which points to its row of the table. */
#ifndef TWI_SETTINGS_H
#define TWI_SETTINGS_H

#include <tagwire/unstable/settings.h>

/* What a row does with its value. */
enum {
    TWI_NOTHING = 0,
    TWI_MEMBER_TEXT = 1,   /* `at`: offset of a const char * in tw_session_options */
    TWI_MEMBER_NUMBER = 2, /* `at`: offset of a uint32_t; the number times `bits` */
    TWI_FLAG_IF_Y = 3,     /* `bits`: of flags */
    TWI_FLAG_IF_N = 4,
    TWI_RULE = 5,        /* `bits`: bit n is TW_RULE_ n: rejected if Y, ignored if N */
    TWI_RULE_ACCEPT = 6, /* accepted if Y */
    TWI_SPECIAL = 7      /* a function in options.c, schedule.c or journal.c knows it by name */
};

typedef struct twi_setting {
    tw_setting row;
    uint32_t how, at, bits;
} twi_setting;

extern const twi_setting twi_settings[];
extern const uint32_t twi_settings_count;

/* The number of FIXT.1.1 among the words of BeginString. */
enum { TWI_WORD_FIXT11 = 5 };

/* No row. */
#define TWI_NONE UINT32_MAX

typedef struct twi_entry {
    const char *name, *value; /* as written, without blanks around it; NUL behind */
    const char *zone;
    int64_t number;
    uint32_t line, column, value_column;
    uint32_t section;
    uint32_t row;       /* TWI_NONE: a name that is in no row */
    uint32_t number_of; /* SocketConnectHost2: 2; 0: none */
    const char *suffix; /* AppDataDictionary.FIX.4.4: "FIX.4.4"; NULL: none */
} twi_entry;

/* Section 0 is [DEFAULT], whether or not it is in the file. */
typedef struct twi_section {
    uint32_t line;          /* 0: not in the file */
    uint32_t first, behind; /* its entries */
    char *logon_fields;     /* room for what Username and so on make */
    const struct tw_dict *dict;
    uint32_t *entries; /* by row: its entry + 1; 0: none */
} twi_section;

struct tw_settings {
    twi_section *sections;
    twi_entry *entries;
    uint32_t section_count, entry_count;
};

/* Where faults go. */
typedef struct twi_faults {
    tw_settings_fault *at;
    uint32_t room, count, errors;
} twi_faults;

void twi_settings_fault(twi_faults *faults, uint32_t kind, uint32_t line, uint32_t column, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* names.c */
int twi_name_equal(const char *one, const char *other); /* in any case */
/* The row of a name. number_of, suffix: what stands behind the name of a numbered row. */
uint32_t twi_row_find(const char *name, uint32_t *number_of, const char **suffix);
/* The known name that is like this one; NULL: none is. */
const char *twi_row_nearest(const char *name);
/* Whether a list with blanks between its words holds one, in any case. */
int twi_list_holds(const char *list, const char *word);

/* value.c: reads the value of a row; a LIST and LogonFields are rewritten in place. Gives 0 when it is none. */
int twi_value_read(const tw_setting *row, char *value, int64_t *number, const char **zone);
/* What a value of this row looks like. */
void twi_value_expected(const tw_setting *row, char *text, uint32_t room);

/* read.c: the text to sections and entries; text is changed. */
void twi_settings_read(tw_settings *settings, char *text, uint32_t length, twi_faults *faults);

/* check.c: what is missing, or does not go together. */
void twi_settings_check(const tw_settings *settings, twi_faults *faults);

/* The entry of a row that holds for a section, or NULL. */
const twi_entry *twi_entry_of(const tw_settings *settings, uint32_t section, uint32_t row);
/* The value, or the fallback, of a row, or of a setting that there is. */
tw_settings_value twi_value_at(const tw_settings *settings, uint32_t section, uint32_t row);
tw_settings_value twi_value_of(const tw_settings *settings, uint32_t section, const char *name);

/* The section of a session, or TWI_NONE. */
uint32_t twi_section_of(const tw_settings *settings, uint32_t session);

/* options.c: the rule and the policy of "required=accept"; TWI_NONE: it is neither. policy may be NULL. */
uint32_t twi_rule_of(const char *text, uint32_t length, uint8_t *policy);
/* "9" of "9" or "FIX.5.0SP2". */
const char *twi_appl_ver_id(int64_t word);
/* Makes the texts that settings make together, and asks the session what it thinks of its options; once, of a file without errors. */
void twi_settings_compose(tw_settings *settings, twi_faults *faults);

#endif
