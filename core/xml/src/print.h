/* SPDX-License-Identifier: Apache-2.0 */
/* The dictionary as text, in the one layout that core/dictionaries is kept in. */
#ifndef TWI_XML_PRINT_H
#define TWI_XML_PRINT_H

#include "model.h"

/* Writes what fits into `room` bytes and gives the bytes of the whole text. */
tw_status twi_xml_print(twi_model *model, void *out, uint32_t room, uint32_t *length);

#endif
