/* SPDX-License-Identifier: Apache-2.0 */
/* `./dev demo`: three messages parsed, printed, rebuilt and timed, and what a wrong CheckSum looks like. */
#include <tagwire/inline/build.h>
#include <tagwire/tagwire.h>

#include <stdalign.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define ROUNDS 200000

typedef struct sample {
    const char *name, *type, *text; /* '|' stands for SOH */
} sample;

static const sample samples[] = {
    {"NewOrderSingle", "D",
     "8=FIX.4.2|9=161|35=D|49=CLIENT|56=SERVER|34=8|52=20260703-19:28:00.123|11=ORD123456|21=1|55=AUD/NZD|54=1|"
     "60=20260703-19:28:00.123|38=100000|40=2|44=1.08245|59=0|9002=2863910631|10=021|"},
    {"ExecutionReport", "8",
     "8=FIX.4.2|9=193|35=8|49=CLIENT|56=SERVER|34=9|52=20260703-19:28:00.123|37=EX123456|17=EXRPT1|11=ORD123456|150=0|39=0|"
     "55=AUD/NZD|54=1|38=100000|151=100000|14=0|6=0.00000|60=20260703-19:28:00.123|9002=564350835|10=162|"},
    {"MarketDataSnapshot", "W",
     "8=FIX.4.4|9=208|35=W|49=CLIENT|56=SERVER|34=10|52=20260703-19:28:00.123|262=REQ-AUDNZD-1|55=AUD/NZD|268=4|"
     "269=0|270=1.08241|271=1000000|269=1|270=1.08245|271=1000000|269=0|270=1.08240|271=500000|269=1|270=1.08246|271=500000|10=023|"},
};

static alignas(64) char index_memory[65536];
static char out[2048];
static const char *bold = "", *dim = "", *red = "", *plain = "";

static uint32_t wire_of(const char *text, char *wire)
{
    uint32_t length = (uint32_t)strlen(text);
    for (uint32_t i = 0; i < length; i++)
        wire[i] = text[i] == '|' ? '\x01' : text[i];
    return length;
}

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void print_fields(const tw_index *index, const char *wire)
{
    const uint32_t *tags = tw_index_tags(index);
    for (uint32_t i = 0; i < index->fields; i++) {
        uint32_t at, length = tw_index_text(index, i, &at);
        printf("  %s%6u%s  %-24.*s%s", dim, tags[i], plain, (int)length, wire + at, i % 3 == 2 ? "\n" : "");
    }
    printf("%s", index->fields % 3 ? "\n" : "");
}

/* Writes the indexed message anew, field by field, as an engine would that echoes it. */
static uint32_t rebuild(const tw_header *header, const tw_index *index, const char *wire, uint32_t *offset, tw_error *error)
{
    const uint32_t *tags = tw_index_tags(index), *values = tw_index_values(index), *ends = tw_index_ends(index);
    tw_build build;
    uint32_t length = 0;
    tw_build_begin(&build, out, sizeof out, header);
    for (uint32_t i = 3; i + 1 < index->fields; i++) /* all but 8, 9, 35 and 10 */
        tw_build_text(&build, tags[i], wire + values[i], ends[i] - values[i]);
    tw_build_end(&build, offset, &length, error);
    return length;
}

static int show(tw_index *index, const sample *s)
{
    char wire[2048];
    uint32_t length = wire_of(s->text, wire), offset = 0;
    tw_frame frame;
    tw_error error = {0};
    printf("%s%s%s (35=%s), %u bytes\n", bold, s->name, plain, s->type, length);
    if (tw_index_next(index, wire, length, &frame, &error) != TW_OK) {
        fprintf(stderr, "demo: %s: %s (tag %u, byte %u)\n", s->name, error.text, error.tag, error.offset);
        return 1;
    }
    print_fields(index, wire);
    tw_header header;
    uint32_t same = tw_header_init(&header, wire + 2, frame.begin, s->type, 1, &error) == TW_OK &&
                    rebuild(&header, index, wire, &offset, &error) == length && memcmp(out + offset, wire, length) == 0;
    double begin = seconds();
    for (unsigned i = 0; i < ROUNDS; i++)
        (void)tw_index_next(index, wire, length, &frame, NULL);
    double parse = (seconds() - begin) / ROUNDS * 1e9;
    begin = seconds();
    for (unsigned i = 0; i < ROUNDS; i++)
        (void)rebuild(&header, index, wire, &offset, NULL);
    double build = (seconds() - begin) / ROUNDS * 1e9;
    printf("  rebuilt: %s; frame + check + index %.0f ns, rebuild from text %.0f ns\n\n",
           same ? "the same bytes" : "DIFFERENT BYTES", parse, build);
    return !same;
}

static int show_error(tw_index *index)
{
    char wire[2048];
    uint32_t length = wire_of(samples[0].text, wire);
    tw_frame frame;
    tw_error error = {0};
    char *price = strstr(wire, "1.08245");
    price[0] = '2';
    tw_status status = tw_index_next(index, wire, length, &frame, &error);
    printf("%sThe order with its price changed to 2.08245 on the way%s\n", bold, plain);
    printf("  %s%s%s: %s (tag %u, byte %u); %u bytes skipped, nothing else lost\n", red, tw_status_name(status), plain, error.text,
           error.tag, error.offset, frame.length);
    return status != TW_E_FRAME_CHECKSUM;
}

int main(void)
{
    if (isatty(STDOUT_FILENO)) {
        bold = "\033[1m";
        dim = "\033[2m";
        red = "\033[31m";
        plain = "\033[0m";
    }
    tw_index *index = NULL;
    tw_error error = {0};
    if (tw_index_init(index_memory, sizeof index_memory, NULL, &index, &error) != TW_OK) {
        fprintf(stderr, "demo: %s\n", error.text);
        return 1;
    }
    printf("Tagwire %s, scan kernel %s\n\n", tw_version(), tw_kernel_name());
    int failed = 0;
    for (size_t i = 0; i < sizeof samples / sizeof samples[0]; i++)
        failed |= show(index, &samples[i]);
    failed |= show_error(index);
    printf("\nTimes are one quick loop each. For figures to rely on: ./dev bench\n");
    return failed;
}
