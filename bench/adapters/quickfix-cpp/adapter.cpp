// SPDX-License-Identifier: Apache-2.0
// QuickFIX/C++ through its public API: the table of cells, and the dictionary.
#include "adapter.hpp"

#include <cstdlib>
#include <cstring>

#define ADMINISTRATIVE " A 0 1 2 3 4 5"

namespace
{

// Without a dictionary the library cannot tell a group's fields from the message's.
#if BENCH_VARIANT == 0
#define PARSED "D 8"
#define MIXED ""
#else
#define PARSED "D 8 W"
#define MIXED " mix"
#endif

const bench_cell cells[] = {
    {PARSED ADMINISTRATIVE, "parse_only", "index", "contract chained", parse_only_contract},
    {PARSED ADMINISTRATIVE MIXED, "parse_only", "index", "converted single", parse_only_converted},
    {PARSED, "parse_extract", "index", "contract chained", parse_extract_contract},
    {PARSED MIXED, "parse_extract", "index", "converted single", parse_extract_converted},
    {"D 8 W" ADMINISTRATIVE MIXED, "index", "index", "contract", count_fields},
#if BENCH_VARIANT == 2
    {"D 8 W", "validate", "index", "contract", count_fields},
#endif
    {"D 8 W", "build", "builder", "contract", build},
};

const bench_unsupported unsupported[] = {
#if BENCH_VARIANT == 0
    {"W", "parse_only", "index", "contract", "groups are not decoded without a dictionary"},
    {"W", "parse_only", "index", "converted", "groups are not decoded without a dictionary"},
    {"W", "parse_extract", "index", "contract", "groups are not decoded without a dictionary"},
    {"W", "parse_extract", "index", "converted", "groups are not decoded without a dictionary"},
    {"mix", "parse_extract", "index", "converted", "groups and data fields are not decoded without a dictionary"},
#endif
    {"-", "index", "index", "contract", "the dictionary covers the measured messages only"},
};

std::string dictionary_path = BENCH_DICTIONARY;

bool option(const char *name, const char *value)
{
    if (std::strcmp(name, "--quickfix-dict") != 0)
        return false;
    dictionary_path = value;
    return true;
}

const char *open_run(bench_run *run)
{
    static State state;
    if (variant != VARIANT_PLAIN) {
        try {
            state.dictionary.reset(new FIX::DataDictionary(dictionary_path));
        } catch (const std::exception &) {
            return "the dictionary cannot be read";
        }
    }
    build_open(state);
    run->state = &state;
    return nullptr;
}

bool prepare(bench_run *run, bench_item *item)
{
    State &state = *static_cast<State *>(run->state);
    if (std::strcmp(run->cell->operation, "build") == 0) {
        const auto *message = static_cast<const bench_message *>(item->input);
        return message->known != 0 && message->extras_count == 0;
    }
    state.texts.emplace_back(new std::string(item->frame, item->bytes));
    item->input = state.texts.back().get();
    item->frame = state.texts.back()->data();
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    static const char *const dictionaries[] = {"none", "parse", "validate"};
    if (const char *path = std::getenv("TAGWIRE_QUICKFIX_DICT"))
        dictionary_path = path;
    bench_adapter adapter = {};
    adapter.name = BENCH_NAME;
    adapter.language = "C++";
    adapter.version = BENCH_VERSION;
    adapter.source = "Debian, libquickfix-dev";
    adapter.checksum = "library";
    adapter.body_length = "library";
    adapter.dictionary = dictionaries[variant];
    adapter.keeps_field_order = false;
    adapter.decodes_groups = variant != VARIANT_PLAIN;
    adapter.framing_in_build = true;
    adapter.notes = BENCH_NOTES;
    adapter.flags = BENCH_FLAGS;
    adapter.cells = cells;
    adapter.cells_count = sizeof cells / sizeof cells[0];
    adapter.unsupported = unsupported;
    adapter.unsupported_count = sizeof unsupported / sizeof unsupported[0];
    adapter.open = open_run;
    adapter.prepare = prepare;
    adapter.option = option;
    return bench_main(argc, argv, &adapter);
}
