/* SPDX-License-Identifier: Apache-2.0 */
/* A document, element by element, into the model: what both forms share. */
#ifndef TWI_XML_READ_H
#define TWI_XML_READ_H

#include "model.h"

#include <expat.h>

/* An element that is open: which, and what it fills. Kinds are the form's own numbers; 0 is one whose content does not matter. */
typedef struct twi_open {
    uint32_t kind;
    twi_level *level;
    twi_codes *codes;
    twi_entry *group;
} twi_open;

typedef struct twi_reader {
    twi_model *model;
    XML_Parser parser;
    /* Fills `element` out of a start tag. Faults go to the model. */
    void (*start)(struct twi_reader *reader, const twi_open *parent, const char *name, const char **attributes, twi_open *element);
    /* May be NULL. Called at the end of each element whose content matters. */
    void (*end)(struct twi_reader *reader, const twi_open *element);
    uint32_t depth;
    uint32_t skipped; /* the depth of the outermost element whose content does not matter, or 0 */
    twi_open open[TWI_XML_DEPTH_MAX + 1];
} twi_reader;

/* The whole document; the fault, if any, is in the model. */
tw_status twi_xml_read(twi_model *model);

/* An attribute's value, or NULL. */
const char *twi_xml_attribute(const char **attributes, const char *name);

/* A copy of an attribute that must be there, not empty and at most 255 bytes long; NULL, and a fault, if not. */
const char *twi_xml_needed(twi_reader *reader, const char *element, const char **attributes, const char *name);

/* The same for one that may be missing: then NULL without a fault. */
const char *twi_xml_optional(twi_reader *reader, const char *element, const char **attributes, const char *name);

/* A number from 1 to 2147483647 out of an attribute that must be there; 0, and a fault, if not. */
uint32_t twi_xml_needed_number(twi_reader *reader, const char *element, const char **attributes, const char *name);

/* The fault of an element out of place. */
void twi_xml_misplaced(twi_reader *reader, const char *name, const char *parent);

/* A text where no blank may be; false, and a fault, if there is one. */
bool twi_xml_one_word(twi_reader *reader, const char *what, const char *text);

/* The root elements. */
void twi_xml_quickfix_root(twi_reader *reader, const char **attributes, twi_open *element);
void twi_xml_orchestra_root(twi_reader *reader, const char **attributes, twi_open *element);

/* Sets begin and applver of the model from the name of a version that is known; false if it is not. */
bool twi_xml_version(twi_model *model, const char *name);

#endif
