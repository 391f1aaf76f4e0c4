/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Dictionaries out of XML: QuickFIX's data dictionaries and FIX Orchestra files become Tagwire's text form
 * (docs/dictionary-format.md), or a loaded dictionary. A library of its own, libtagwire_xml, since it needs expat.
 *
 *     tw_xml_convert(xml, length, NULL, text, sizeof text, &written, &error);
 *
 * The root element tells the two forms apart: <fix> or <repository>. Documents are taken for hostile: 64 MiB at most, elements
 * nested 64 deep at most, 128 MiB of memory at most for what was read; no entity, file or address outside of the document is
 * ever looked at.
 *
 * What changes on the way, since the text form has no room for it:
 * - Names and codes: PER_UNIT becomes PerUnit; other names stay as they are if they are identifiers and are made so if not; of
 *   names that would be the same the second gets a 2.
 * - Types get the names that FIX has now (UTCDATE: UTCDateOnly). FIX 4.0 and 4.1 wrote char for any text: it becomes String, or
 *   char where all codes have one byte. The field that counts a group becomes NumInGroup, one of this type
 *   that counts none becomes int.
 * - Data fields get their length field: Orchestra names it (a lengthId that is no length field says nothing); else, as always in
 *   QuickFIX's form, it is found by its name (XxxLen or XxxLength), else by its place right before the data field.
 * - A code with blanks is no code but a remark about further values: it is left out and the codes are open. So are those of
 *   MsgType (35), since the messages say which types there are, and those of Orchestra's unions.
 * - A field or component that stands in a list twice stays where it was first. Components without fields go, and all that refers
 *   to them. Fields are ordered by tag, components by name.
 * - Of Orchestra's scenarios "base" is taken, or where there is none the first; StandardHeader and StandardTrailer become header
 *   and trailer; forbidden and ignored members go; messages of the category or section Session are administrative.
 */
#ifndef TAGWIRE_XML_H
#define TAGWIRE_XML_H

#include <tagwire/dict.h>
#include <tagwire/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Facts that replace what the document says. A text that is NULL leaves it to the document. */
typedef struct tw_xml_options {
    uint32_t size;           /* sizeof(tw_xml_options) */
    uint32_t name_length;    /* of the dictionary's name */
    uint32_t begin_length;   /* of its BeginString */
    uint32_t applver_length; /* of its ApplVerID */
    const char *name;
    const char *begin;
    const char *applver;
} tw_xml_options;

/*
 * Turns a QuickFIX or Orchestra document into Tagwire's text form, which ends with a line feed. Allocates while it works and
 * frees all of it.
 *
 * xml:     not NULL; in UTF-8, UTF-16, ISO-8859-1 or ASCII, as it says itself; not needed after the call.
 * options: may be NULL.
 * out:     caller's; may be NULL if room is 0.
 * written: receives the bytes written, or needed; not NULL.
 * error:   receives the fault: offset is its byte in the document, text begins with "line L, column C: " (columns count bytes,
 *          from 1); may be NULL.
 * returns: TW_OK; TW_ROOM (*written says how much it takes; out is not to be used); TW_E_ARGUMENT; TW_E_MEMORY (the system has
 *          none, or more than 128 MiB would be needed); TW_E_DICT_SYNTAX (not well-formed, a document type that declares or names
 *          something, an element or attribute that is missing or out of place); TW_E_DICT_NAME, TW_E_DICT_TWICE,
 *          TW_E_DICT_TYPE, TW_E_DICT_LOOP, TW_E_DICT_LIMIT.
 * Lifetime: nothing is kept. Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_xml_convert(const void *xml, uint32_t length, const tw_xml_options *options, void *out, uint32_t room,
                                uint32_t *written, tw_error *error);

/*
 * The same, loaded as tw_dict_load does: tw_xml_convert, then tw_dict_load.
 *
 * xml:     not NULL; not needed after the call.
 * options: may be NULL.
 * memory:  caller's, aligned to 8 bytes; may be NULL if *size is 0.
 * size:    in: bytes of memory; out: bytes used, or needed. Not NULL.
 * dict:    receives `memory` as a dictionary; not NULL.
 * error:   receives the fault; may be NULL. A fault that only loading finds has offset 0, and its text begins with "converted: "
 *          and names the line of the text form.
 * returns: TW_OK; TW_ROOM (*size says how much it takes); what tw_xml_convert and tw_dict_load give otherwise.
 * Lifetime: the dictionary is the caller's memory. Thread rule: any thread; the dictionary may be used by all threads. Since 0.1.
 */
TW_API tw_status tw_xml_load(const void *xml, uint32_t length, const tw_xml_options *options, void *memory, uint32_t *size,
                             const tw_dict **dict, tw_error *error);

#ifdef __cplusplus
}
#endif

#endif
