/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How fast a log is read: GB/s of finding, checking and indexing messages in a generated log in memory, on one core (of its own time:
 * what other processes take does not count); and the same with
 * all that `tagwire stats` counts. log_bench [MIB [ROUNDS]]. Each line has the best and the median of the rounds.
 */
#include "stats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct form {
    const char *name;
    const char *prefix, *end; /* around each message */
    char delimiter;
    int data; /* market data snapshots among the messages */
} form;

static const form forms[] = {
    {"raw, no line ends", "", "", 1, 0},
    {"raw, lines", "", "\n", 1, 0},
    {"raw, lines with a prefix", "2026-07-03 19:28:00.123456 [CLIENT->SERVER] out: ", "\n", 1, 0},
    {"raw, lines, one in four market data", "", "\n", 1, 1},
    {"written out with |, lines", "", "\n", '|', 0},
};

enum { ROUNDS_MAX = 101 };

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* One message of the log: orders and reports in turn, as brokers send them. */
static uint32_t body_of(char *text, size_t room, uint32_t number, int data)
{
    uint32_t pair = number / 2, ms = number % 1000;
    if (data && number % 4 == 0) {
        int at = snprintf(text, room, "35=W|49=SERVER|56=CLIENT|34=%u|52=20260703-19:28:00.%03u|262=REQ-1|55=AUD/NZD|268=20|",
                          number, ms);
        for (uint32_t i = 0; i < 20; i++)
            at += snprintf(text + at, room - (size_t)at, "269=%u|270=1.%05u|271=%u|", i % 2, 8200 + (number * 7 + i) % 100,
                           1000000 + i * 1000);
        return (uint32_t)at;
    }
    if (number % 2 == 0)
        return (uint32_t)snprintf(text, room,
                                  "35=D|49=CLIENT|56=SERVER|34=%u|52=20260703-19:28:00.%03u|11=ORD%u|21=1|55=AUD/NZD|54=%u|"
                                  "60=20260703-19:28:00.%03u|38=%u|40=2|44=1.%05u|59=0|",
                                  pair + 1, ms, pair, 1 + pair % 2, ms, 100000 + pair % 977, 8200 + pair % 100);
    return (uint32_t)snprintf(text, room,
                              "35=8|49=SERVER|56=CLIENT|34=%u|52=20260703-19:28:00.%03u|37=EX%u|17=EXEC%u|11=ORD%u|150=2|39=2|"
                              "55=AUD/NZD|54=%u|38=%u|151=0|14=%u|6=1.%05u|60=20260703-19:28:00.%03u|",
                              pair + 1, ms, pair, pair, pair, 1 + pair % 2, 100000 + pair % 977, 100000 + pair % 977,
                              8200 + pair % 100, ms);
}

static size_t generate(uint8_t *log_bytes, size_t room, const form *f, uint64_t *messages)
{
    size_t at = 0;
    *messages = 0;
    for (uint32_t number = 0;; number++) {
        char body[2048], text[2304];
        uint32_t length = body_of(body, sizeof body, number, f->data), sum = 0;
        int whole = snprintf(text, sizeof text, "8=FIX.4.2|9=%u|%s", length, body);
        for (int i = 0; i < whole; i++)
            sum += text[i] == '|' ? 1u : (uint8_t)text[i];
        whole += snprintf(text + whole, sizeof text - (size_t)whole, "10=%03u|", sum & 255);
        for (int i = 0; i < whole; i++)
            if (text[i] == '|')
                text[i] = f->delimiter;
        size_t prefix = strlen(f->prefix), end = strlen(f->end);
        if (room - at < prefix + end + (size_t)whole)
            return at;
        memcpy(log_bytes + at, f->prefix, prefix);
        memcpy(log_bytes + at + prefix, text, (size_t)whole);
        memcpy(log_bytes + at + prefix + (size_t)whole, f->end, end);
        at += prefix + (size_t)whole + end;
        ++*messages;
    }
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

typedef struct result {
    double best, median; /* GB/s */
    double ns;           /* per message, of the median round */
} result;

/* Reads the log `rounds` times; counted: with statistics. Gives 0 when not all messages were found. */
static int measure(const uint8_t *bytes, size_t size, uint64_t messages, unsigned rounds, int counted, result *r)
{
    static stats s;
    double took[ROUNDS_MAX];
    log l;
    if (!log_init(&l, NULL, 0))
        return 0;
    for (unsigned i = 0; i < rounds; i++) {
        uint32_t at = 0;
        uint64_t seen = 0, fields = 0;
        log_message m;
        stats_begin(&s, ORDERS_DEFAULT);
        double begin = seconds();
        while (log_next(&l, bytes, (uint32_t)size, &at, 1, &m) == LOG_MESSAGE) {
            seen += m.status == TW_OK;
            fields += m.count;
            if (counted)
                stats_add(&s, "memory", &m);
        }
        took[i] = seconds() - begin;
        stats_end(&s);
        if (seen != messages || fields < messages * 15)
            return 0;
    }
    log_free(&l);
    qsort(took, rounds, sizeof took[0], by_value);
    *r = (result){(double)size / took[0] / 1e9, (double)size / took[rounds / 2] / 1e9, took[rounds / 2] / (double)messages * 1e9};
    return 1;
}

static int show(const form *f, uint8_t *bytes, size_t room, unsigned rounds)
{
    uint64_t messages = 0;
    size_t size = generate(bytes, room, f, &messages);
    result read, count;
    if (!measure(bytes, size, messages, rounds, 0, &read) || !measure(bytes, size, messages, rounds, 1, &count)) {
        fprintf(stderr, "log_bench: %s: not all of %llu messages were found\n", f->name, (unsigned long long)messages);
        return 0;
    }
    printf("%-36s %9.0f %8.2f %7.2f %7.0f %10.2f %7.2f %7.0f\n", f->name, (double)size / (double)messages, read.best, read.median,
           read.ns, count.best, count.median, count.ns);
    return 1;
}

int main(int count, char **arguments)
{
    unsigned long mib = count > 1 ? strtoul(arguments[1], NULL, 10) : 64, rounds = count > 2 ? strtoul(arguments[2], NULL, 10) : 11;
    if (mib < 1 || mib > 2048 || count > 3) {
        fprintf(stderr, "usage: %s [MIB, at most 2048 [ROUNDS]]\n", arguments[0]);
        return 2;
    }
    size_t room = (size_t)mib << 20;
    uint8_t *bytes = malloc(room);
    if (!bytes)
        return 2;
    printf("finding, checking and indexing every message of %lu MiB; scan kernel %s\n", mib, tw_kernel_name());
    printf("%-36s %9s %8s %7s %7s %10s %7s %7s\n", "log", "bytes/msg", "GB/s", "median", "ns/msg", "stats GB/s", "median",
           "ns/msg");
    int good = 1;
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
        good &= show(&forms[i], bytes, room, rounds < 1 ? 1 : rounds > ROUNDS_MAX ? ROUNDS_MAX : (unsigned)rounds);
    free(bytes);
    return !good;
}
