/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions: any text is read or refused at a place within it; what is read decides about a message and about its denial. */
#include "filter.h"
#include "fuzz.h"
#include "names.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char wire[] = "8=FIX.4.2\0019=37\00135=D\00134=8\00155=AUD/NZD\00138=7\00144=1.08245\00110=076\001";
    static log l;
    static log_message m;
    static where w, denied;
    static names n;
    uint32_t at = 0;
    if (size > 4000)
        return 0;
    if (!l.index && !log_init(&l, NULL, 0))
        fuzz_fail("no memory");
    if (log_next(&l, (const uint8_t *)wire, sizeof wire - 1, &at, 1, &m) != LOG_MESSAGE)
        fuzz_fail("no message");
    char *text = malloc(size + 4);
    if (!text)
        abort();
    text[0] = '!';
    text[1] = '(';
    memcpy(text + 2, data, size);
    text[size + 2] = 0;
    where_names known = names_for_where(&n);
    moment when;
    (void)moment_read(text + 2, &when);
    size_t length = strlen(text + 2);
    int read = where_read(&w, text + 2, &known);
    if (!read && (!w.error || w.error_at > length))
        fuzz_fail("an error without a place");
    if (read) {
        int holds = where_holds(&w, &m);
        char *whole = malloc(length + 4);
        if (!whole)
            abort();
        snprintf(whole, length + 4, "!(%s)", text + 2);
        if (where_read(&denied, whole, &known) && where_holds(&denied, &m) == holds)
            fuzz_fail("an expression and its denial agree");
        free(whole);
    }
    free(text);
    return 0;
}
