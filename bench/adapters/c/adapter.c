/* SPDX-License-Identifier: Apache-2.0 */
/* Tagwire through its public API: the table of cells. */
#include "adapter.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RANKED "D 8 W"
#define ADMINISTRATIVE " A 0 1 2 3 4 5"

static const bench_cell cells[] = {
    {RANKED ADMINISTRATIVE, "parse_only", "index", "contract chained", c_parse_only_contract},
    {RANKED ADMINISTRATIVE " mix", "parse_only", "index", "converted single", c_parse_only_converted},
    {RANKED, "parse_extract", "index", "contract chained", c_parse_extract_contract},
    {RANKED " mix", "parse_extract", "index", "converted single", c_parse_extract_converted},
    {"D 8", "parse_only", "plan", "contract chained", c_plan_contract},
    {"D 8", "parse_only", "plan", "converted single", c_plan_converted},
    {RANKED, "parse_extract", "plan", "contract chained", c_plan_contract},
    {RANKED, "parse_extract", "plan", "converted single batch", c_plan_converted},
    {RANKED ADMINISTRATIVE " mix -", "index", "index", "contract", c_index},
    {RANKED, "validate", "index", "contract", c_validate},
    {RANKED ADMINISTRATIVE, "build", "builder", "contract", c_build_builder},
    {RANKED, "build", "inline", "contract", c_build_inline},
    {RANKED, "build", "template", "contract", c_build_template},
#ifdef BENCH_WITH_SESSION
    {"D", "session_receive", "session", "converted", c_session_receive},
    {"D", "session_send", "session", "contract", c_session_send},
    {"D", "store_append", "store", "batch single", c_store_append},
#endif
};

#ifndef BENCH_WITH_SESSION
#define NO_SESSION "libtagwire.so exports no session and no store yet: c-static"
static const bench_unsupported unsupported[] = {
    {"D", "session_receive", "session", "converted", NO_SESSION},
    {"D", "session_send", "session", "contract", NO_SESSION},
    {"D", "store_append", "store", "batch", NO_SESSION},
    {"D", "store_append", "store", "single", NO_SESSION},
};
#endif

static bool make_header(tw_header *header, const char *type)
{
    return tw_header_init(header, "FIX.4.2", 7, type, (uint32_t)strlen(type), NULL) == TW_OK &&
           tw_header_text(header, 49, "CLIENT", 6, NULL) == TW_OK && tw_header_text(header, 56, "SERVER", 6, NULL) == TW_OK;
}

/* The small dictionary that all engines validate by; tags it does not have are faults, user-defined ones too. */
static const char *make_validator(c_state *state)
{
    static char text[65536], image[1 << 20] __attribute__((aligned(64)));
    uint32_t size = sizeof image;
    const tw_dict *dict;
    tw_error error;
    FILE *file = fopen(BENCH_DICTIONARY, "rb");
    size_t length = file ? fread(text, 1, sizeof text, file) : 0;
    if (!file || fclose(file) != 0 || length == 0 || length == sizeof text)
        return "no dictionary at " BENCH_DICTIONARY;
    if (tw_dict_load(text, (uint32_t)length, NULL, image, &size, &dict, &error) != TW_OK)
        return "tw_dict_load failed";
    tw_validator_options options = {.size = sizeof options, .dict = dict};
    options.policy[TW_RULE_TAG_USER] = TW_POLICY_REJECT;
    if (tw_validator_size(&options, &size) != TW_OK)
        return "tw_validator_size failed";
    void *memory = aligned_alloc(64, (size + 63u) / 64 * 64);
    if (!memory || tw_validator_init(memory, size, &options, &state->validator, NULL) != TW_OK)
        return "tw_validator_init failed";
    return NULL;
}

static const char *open_run(bench_run *run)
{
    static c_state state;
    uint32_t size;
#ifdef BENCH_WITH_SESSION
    if (strcmp(run->cell->path, "store") == 0)
        return c_store_open(run);
    if (strcmp(run->cell->path, "session") == 0) {
        const char *why = c_plan_open(&state);
        why = why ? why : c_template_open(&state, run);
        return why ? why : c_session_open(&state, run);
    }
#endif
    const char *fault = strcmp(run->cell->operation, "validate") == 0 ? make_validator(&state) : NULL;
    if (!fault && strcmp(run->cell->path, "plan") == 0)
        fault = c_plan_open(&state);
    if (!fault && strcmp(run->cell->path, "template") == 0)
        fault = c_template_open(&state, run);
    if (fault)
        return fault;
    if (tw_index_size(NULL, &size) != TW_OK)
        return "tw_index_size failed";
    void *memory = aligned_alloc(64, (size + 63u) / 64 * 64);
    if (!memory || tw_index_init(memory, size, NULL, &state.index, NULL) != TW_OK)
        return "tw_index_init failed";
    if (!make_header(&state.order, "D") || !make_header(&state.report, "8") || !make_header(&state.snapshot, "W") ||
        !make_header(&state.other, run->set->rows[0].msg_type))
        return "tw_header_init failed";
    run->state = &state;
    run->many = c_plan_batch;
    return NULL;
}

/* A set of other messages is built with one header, so it must be of one type. The inline builder and the template take
 * known fields only. */
static bool prepare(bench_run *run, bench_item *item)
{
#ifdef BENCH_WITH_SESSION
    if (run->cell->run == c_session_send)
        return ((const bench_message *)item->input)->known == 'D' && ((const bench_message *)item->input)->extras_count == 0;
#endif
    if (strcmp(run->cell->operation, "build") != 0)
        return true;
    const bench_message *message = item->input;
    if (run->cell->run == c_build_inline || run->cell->run == c_build_template)
        return message->known != 0 && message->extras_count == 0;
    return message->known != 0 || strcmp(message->msg_type, run->set->rows[0].msg_type) == 0;
}

static void close_run(bench_run *run)
{
#ifdef BENCH_WITH_SESSION
    if (run->state)
        c_session_close(run->state);
    c_store_close();
#endif
    (void)run;
}

int main(int argc, char **argv)
{
    static const bench_adapter adapter = {
        .name = BENCH_NAME,
        .language = "C",
        .version = BENCH_VERSION,
        .source = "this tree",
        .checksum = "library",
        .body_length = "library",
        .dictionary = "none",
        .keeps_field_order = true,
        .decodes_groups = true,
        .framing_in_build = true,
        .notes = BENCH_NOTES,
        .flags = BENCH_FLAGS,
        .cells = cells,
        .cells_count = sizeof cells / sizeof cells[0],
#ifndef BENCH_WITH_SESSION
        .unsupported = unsupported,
        .unsupported_count = sizeof unsupported / sizeof unsupported[0],
#endif
        .kernel = tw_kernel_name,
        .open = open_run,
        .prepare = prepare,
        .close = close_run,
    };
    return bench_main(argc, argv, &adapter);
}
