/* SPDX-License-Identifier: Apache-2.0 */
/* Numbers in columns. */
#ifndef TAGWIRE_TOOLS_FIGURES_H
#define TAGWIRE_TOOLS_FIGURES_H

#include "out.h"

/* 1234567 as 1,234,567; text: room for 32 bytes, given back. */
const char *figure_grouped(uint64_t value, char *text);

/* Text at the right end of a column; one blank at least before it. */
void figure_right(out *o, const char *text, uint32_t width);

/* Text at the left end of a column; one blank at least behind it. */
void figure_left(out *o, const char *text, uint32_t width);

#endif
