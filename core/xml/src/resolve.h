/* SPDX-License-Identifier: Apache-2.0 */
/* From what a document says to a dictionary: names are looked up, types known, rules of the text form kept. */
#ifndef TWI_XML_RESOLVE_H
#define TWI_XML_RESOLVE_H

#include "model.h"

/* All of it; the first fault is in the model too. */
tw_status twi_xml_resolve(twi_model *model);

/* Its parts, in this order. */
tw_status twi_xml_resolve_fields(twi_model *model); /* labels, types, codes */
tw_status twi_xml_resolve_levels(twi_model *model); /* labels, references, loops, fields that are there twice */
tw_status twi_xml_resolve_pairs(twi_model *model);  /* data fields and their lengths */

#endif
