/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How fast a log is read: GB/s of finding and indexing messages in a generated log in memory, on one core.
 * log_bench [MIB [ROUNDS]]. Each line is the best and the median of the rounds.
 */
#include "log.h"

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

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* One message of the log: orders and reports in turn, as brokers send them. */
static uint32_t body_of(char *out, size_t room, uint32_t number, int data)
{
    uint32_t order = number / 2, ms = number % 1000;
    if (data && number % 4 == 0) {
        int at = snprintf(out, room, "35=W|49=SERVER|56=CLIENT|34=%u|52=20260703-19:28:00.%03u|262=REQ-1|55=AUD/NZD|268=20|",
                          number, ms);
        for (uint32_t i = 0; i < 20; i++)
            at += snprintf(out + at, room - (size_t)at, "269=%u|270=1.%05u|271=%u|", i % 2, 8200 + (number * 7 + i) % 100,
                           1000000 + i * 1000);
        return (uint32_t)at;
    }
    if (number % 2 == 0)
        return (uint32_t)snprintf(out, room,
                                  "35=D|49=CLIENT|56=SERVER|34=%u|52=20260703-19:28:00.%03u|11=ORD%u|21=1|55=AUD/NZD|54=%u|"
                                  "60=20260703-19:28:00.%03u|38=%u|40=2|44=1.%05u|59=0|",
                                  order + 1, ms, order, 1 + order % 2, ms, 100000 + order % 977, 8200 + order % 100);
    return (uint32_t)snprintf(out, room,
                              "35=8|49=SERVER|56=CLIENT|34=%u|52=20260703-19:28:00.%03u|37=EX%u|17=EXEC%u|11=ORD%u|150=2|39=2|"
                              "55=AUD/NZD|54=%u|38=%u|151=0|14=%u|6=1.%05u|60=20260703-19:28:00.%03u|",
                              order + 1, ms, order, order, order, 1 + order % 2, 100000 + order % 977, 100000 + order % 977,
                              8200 + order % 100, ms);
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

static int measure(const form *f, uint8_t *bytes, size_t room, unsigned rounds)
{
    enum { ROUNDS_MAX = 101 };
    uint64_t messages = 0;
    size_t size = generate(bytes, room, f, &messages);
    double rates[ROUNDS_MAX], per_message[ROUNDS_MAX];
    rounds = rounds < 1 ? 1 : rounds > ROUNDS_MAX ? ROUNDS_MAX : rounds;
    log l;
    if (!log_init(&l, NULL, 0))
        return 0;
    for (unsigned i = 0; i < rounds; i++) {
        uint32_t at = 0;
        uint64_t seen = 0, fields = 0;
        log_message m;
        double begin = seconds();
        while (log_next(&l, bytes, (uint32_t)size, &at, 1, &m) == LOG_MESSAGE) {
            seen += m.status == TW_OK;
            fields += m.count;
        }
        double took = seconds() - begin;
        if (seen != messages || fields < messages * 15) {
            fprintf(stderr, "log_bench: %s: %llu of %llu messages\n", f->name, (unsigned long long)seen,
                    (unsigned long long)messages);
            return 0;
        }
        rates[i] = (double)size / took / 1e9;
        per_message[i] = took / (double)messages * 1e9;
    }
    log_free(&l);
    qsort(rates, rounds, sizeof rates[0], by_value);
    qsort(per_message, rounds, sizeof per_message[0], by_value);
    printf("%-36s %7.2f %7.2f %9.0f %11.0f\n", f->name, rates[rounds - 1], rates[rounds / 2], per_message[rounds / 2],
           (double)size / (double)messages);
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
    printf("%-36s %7s %7s %9s %11s\n", "log", "GB/s", "median", "ns/msg", "bytes/msg");
    int good = 1;
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
        good &= measure(&forms[i], bytes, room, (unsigned)rounds);
    free(bytes);
    return !good;
}
