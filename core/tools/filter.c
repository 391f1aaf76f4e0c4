/* SPDX-License-Identifier: Apache-2.0 */
#include "filter.h"

#include <stdio.h>
#include <string.h>

#define DAY_NS 86400000000000

int moment_read(const char *text, moment *m)
{
    char date[9] = "", rest[40] = "", whole[64];
    size_t length = strlen(text), at = 0, figures = strspn(text, "0123456789");
    m->given = m->of_day = 0;
    if (length >= sizeof rest)
        return 0;
    if (figures == 8) {
        memcpy(date, text, 8);
        at = 8;
    } else if (figures == 4 && length >= 10 && text[4] == '-' && text[7] == '-') {
        snprintf(date, sizeof date, "%.4s%.2s%.2s", text, text + 5, text + 8);
        at = 10;
    }
    if (at && at < length) {
        if (!strchr("-T ", text[at]))
            return 0;
        at++;
    }
    snprintf(rest, sizeof rest, "%s", text + at);
    size_t left = strlen(rest);
    if (left && rest[left - 1] == 'Z')
        rest[--left] = 0;
    if (left == 5)
        strcat(rest, ":00");
    if (date[0] && left == 0)
        strcpy(rest, "00:00:00");
    tw_time time;
    tw_status status = TW_OK;
    if (date[0]) {
        snprintf(whole, sizeof whole, "%s-%s", date, rest);
        status = tw_time_read(whole, (uint32_t)strlen(whole), &time);
    } else {
        status = tw_timeonly_read(rest, (uint32_t)strlen(rest), &time);
    }
    if (status != TW_OK)
        return 0;
    *m = (moment){1, !date[0], time.ns, time.picos};
    return 1;
}

/* -1, 0, 1: before, at, after the moment. */
static int order(const tw_time *time, const moment *m)
{
    int64_t ns = time->ns;
    if (m->of_day)
        ns = (ns % DAY_NS + DAY_NS) % DAY_NS;
    if (ns != m->ns)
        return ns < m->ns ? -1 : 1;
    return (time->picos > m->picos) - (time->picos < m->picos);
}

static int type_wanted(const char *types, const char *type, uint32_t length)
{
    while (*types) {
        size_t one = strcspn(types, ",");
        if (one == length && memcmp(types, type, one) == 0)
            return 1;
        types += one + (types[one] == ',');
    }
    return 0;
}

int filter_passes(const filter *f, const log_message *m)
{
    uint32_t length = 0;
    if (f->types || f->no_heartbeats) {
        const char *type = log_value(m, 35, &length);
        if (f->types && (!type || !type_wanted(f->types, type, length)))
            return 0;
        if (f->no_heartbeats && length == 1 && (type[0] == '0' || type[0] == '1'))
            return 0;
    }
    if (f->since.given || f->until.given) {
        const char *sent = log_value(m, 52, &length);
        tw_time time;
        if (!sent || tw_time_read(sent, length, &time) != TW_OK)
            return 0;
        if ((f->since.given && order(&time, &f->since) < 0) || (f->until.given && order(&time, &f->until) >= 0))
            return 0;
    }
    return !f->has_where || where_holds(&f->where, m);
}

int filter_secret_tag(uint32_t tag)
{
    switch (tag) {
    case 96:   /* RawData: passwords of FIX 4.2 and before */
    case 554:  /* Password */
    case 925:  /* NewPassword */
    case 1402: /* EncryptedPassword */
    case 1404: /* EncryptedNewPassword */ return 1;
    default: return 0;
    }
}

int filter_secret(const log_message *m, uint32_t field)
{
    while (field && m->tags[field] == 0)
        field--;
    return filter_secret_tag(m->tags[field]);
}
