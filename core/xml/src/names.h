/* SPDX-License-Identifier: Apache-2.0 */
/* Names as they are written, and FIX's data types. */
#ifndef TWI_XML_NAMES_H
#define TWI_XML_NAMES_H

#include "model.h"

/* An identifier out of a name: itself if it is one. capitals: PER_UNIT is to become PerUnit. NULL, and a fault, without memory. */
const char *twi_xml_identifier(twi_model *model, const char *name, bool capitals);

/* The same name, or with a number behind it if the map has it already, which then has it too. NULL, and a fault, without memory. */
const char *twi_xml_unique(twi_model *model, uint32_t map, uint32_t number, const char *name);

/* TW_TYPE_... of a name in any case, old names included; 0 if it is none. */
uint32_t twi_xml_type_number(const char *name);

#endif
