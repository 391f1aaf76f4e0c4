/* SPDX-License-Identifier: Apache-2.0 */
/* The public calls with the memory that it is to use. */
#ifndef TWI_XML_CONVERT_H
#define TWI_XML_CONVERT_H

#include "model.h"

tw_status twi_xml_convert(const void *xml, uint32_t length, const tw_xml_options *options, void *out, uint32_t room,
                          uint32_t *written, tw_error *error, const twi_memory *memory);

/* tw_xml_load likewise; only the loader's own work takes memory from the system. */
tw_status twi_xml_load(const void *xml, uint32_t length, const tw_xml_options *options, void *memory, uint32_t *size,
                       const tw_dict **dict, tw_error *error, const twi_memory *source);

/* TW_E_ARGUMENT with a text; TW_OK if nothing is wrong with the options. */
tw_status twi_xml_fail_argument(tw_error *error, const char *text);
tw_status twi_xml_check_options(const tw_xml_options *options, tw_error *error);

#endif
