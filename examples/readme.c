/* SPDX-License-Identifier: Apache-2.0 */
#include <stdalign.h>
#include <stdio.h>
#include <tagwire/tagwire.h>

static alignas(64) char memory[65536]; /* the index lives here: nothing is allocated */

int main(void)
{
    const char wire[] = "8=FIX.4.2\0019=37\00135=D\00134=8\00155=AUD/NZD\00138=7\00144=1.08245\00110=076\001";
    tw_index *index;
    tw_frame frame;
    tw_error error;
    int64_t price;
    if (tw_index_init(memory, sizeof memory, NULL, &index, &error) != TW_OK ||
        tw_index_next(index, wire, sizeof wire - 1, &frame, &error) != TW_OK)
        return fprintf(stderr, "%s (tag %u, byte %u)\n", error.text, error.tag, error.offset), 1;
    uint32_t at, length = tw_index_text(index, tw_index_find(index, 55, 3), &at);
    if (length == 0 || tw_index_decimal(index, wire, tw_index_find(index, 44, 3), 5, &price) != TW_OK)
        return fprintf(stderr, "no symbol or no price\n"), 1;
    printf("%.*s at %lld / 10^5\n", (int)length, wire + at, (long long)price); /* AUD/NZD at 108245 / 10^5 */
    return 0;
}
