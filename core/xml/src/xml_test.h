/* SPDX-License-Identifier: Apache-2.0 */
/* What the tests of this library share. */
#ifndef TWI_XML_TEST_H
#define TWI_XML_TEST_H

#include "convert.h"
#include "support.h"

#include <string.h>

/* Turns a document into text and compares it; asks for the length first, then gives just that room, beside an unreadable page. */
void expect_text(const char *xml, const tw_xml_options *options, const char *text);

/* The document has a fault of this status, and the error's text is this one. offset is checked to be the place that the text names. */
void expect_fault(const char *xml, tw_status status, const char *text);

/* The same for bytes. */
void expect_fault_bytes(const void *xml, uint32_t length, tw_status status, const char *text);

/* The document between these two texts. */
const char *joined(const char *head, const char *middle, const char *tail);

/* A file's bytes, to be freed; NULL if there is none. */
char *file_bytes(const char *folder, const char *name, uint32_t *length);

extern const char quickfix_sample[];
extern const char quickfix_text[];
extern const char orchestra_sample[];
extern const char orchestra_text[];

#endif
