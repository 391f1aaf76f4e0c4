// SPDX-License-Identifier: Apache-2.0
// fixpp through its public headers: the table of cells, and parses by a visitor.
#include "messages.hpp"

#include "adapter.hpp"
#include "contract.h"
#include "text.h"

namespace
{

enum class Form { contract, converted };

// Visits any message of the dictionary; the result is the hash or the fold.
template <Form form, bool extract> struct Visitor : public Fixpp::StaticVisitor<uint64_t> {
    explicit Visitor(const bench_item *frame) : item(frame)
    {
    }

    uint64_t operator()(const bench::Header::Ref &, const bench::Order::Ref &order)
    {
        text<11>(order), number<21>(order), text<55>(order), number<54>(order), text<60>(order);
        number<38>(order), number<40>(order), price<44>(order), number<59>(order);
        return result();
    }

    uint64_t operator()(const bench::Header::Ref &, const bench::Report::Ref &report)
    {
        text<37>(report), text<17>(report), text<11>(report), number<150>(report), number<39>(report), text<55>(report);
        number<54>(report), number<38>(report), number<151>(report), number<14>(report), price<6>(report), text<60>(report);
        return result();
    }

    uint64_t operator()(const bench::Header::Ref &, const bench::Snapshot::Ref &snapshot)
    {
        const auto entries = field<bench::Int<268>>(snapshot).get();
        if (extract)
            text<262>(snapshot);
        text<55>(snapshot);
        take('i', told());
        good &= told_count == static_cast<int64_t>(entries.size());
        if (extract)
            for (const auto &entry : entries)
                number<269>(entry), price<270>(entry), number<271>(entry);
        else
            for (size_t i = 0; i < 2 && i < entries.size(); i++)
                price<270>(entries[i]);
        return result();
    }

    uint64_t operator()(const bench::Header::Ref &header, const bench::Logon::Ref &logon)
    {
        both(header), number<98>(logon), number<108>(logon), text<141>(logon);
        return result();
    }

    uint64_t operator()(const bench::Header::Ref &header, const bench::Heartbeat::Ref &heartbeat)
    {
        both(header), text<112>(heartbeat);
        return result();
    }

    uint64_t operator()(const bench::Header::Ref &header, const bench::TestRequest::Ref &request)
    {
        both(header), text<112>(request);
        return result();
    }

    uint64_t operator()(const bench::Header::Ref &header, const bench::ResendRequest::Ref &request)
    {
        both(header), number<7>(request), number<16>(request);
        return result();
    }

    uint64_t operator()(const bench::Header::Ref &header, const bench::Reject::Ref &reject)
    {
        both(header), number<45>(reject), number<371>(reject), text<372>(reject), number<373>(reject), text<58>(reject);
        return result();
    }

    uint64_t operator()(const bench::Header::Ref &header, const bench::SequenceReset::Ref &reset)
    {
        both(header), text<123>(reset), number<36>(reset);
        return result();
    }

    uint64_t operator()(const bench::Header::Ref &header, const bench::Logout::Ref &logout)
    {
        both(header), text<58>(logout);
        return result();
    }

    template <typename Header, typename Message> uint64_t operator()(const Header &, const Message &)
    {
        return BENCH_FAILED;
    }

  private:
    // A field by reference: the library's tryGetView does not compile, get<Tag> throws where a field is absent.
    template <typename Tag, typename Message> static const auto &field(const Message &message)
    {
        return meta::get<Fixpp::details::TagIndex<typename Message::TagsList, Tag>::Value>(message.values);
    }

    // The library counts the entries it finds and forgets what 268 said.
    int64_t told()
    {
        const auto view = Fixpp::visitTagView<bench::Int<268>>(item->frame, item->bytes);
        good &= view.isOk() && text_int(view.unwrap().first, static_cast<uint32_t>(view.unwrap().second), &told_count);
        return told_count;
    }

    void take(char kind, int64_t number)
    {
        if (form == Form::contract)
            value = sink_number(static_cast<uint32_t>(value), static_cast<uint8_t>(kind), number);
        else
            value = fold_number(value, number);
    }

    template <unsigned tag, typename Message> void text(const Message &message)
    {
        const auto &found = field<bench::Text<tag>>(message);
        if (!found.valid())
            return;
        const auto length = static_cast<uint32_t>(found.view().second);
        value = form == Form::contract ? sink_text(static_cast<uint32_t>(value), found.view().first, length)
                                       : fold_text(value, found.view().first, length);
    }

    template <unsigned tag, typename Message> void number(const Message &message)
    {
        const auto &found = field<bench::Int<tag>>(message);
        if (found.valid())
            take('i', found.get());
    }

    template <unsigned tag, typename Message> void price(const Message &message)
    {
        const auto &found = field<bench::Price<tag>>(message);
        int64_t number = 0;
        if (!found.valid())
            return;
        good &= text_price(found.view().first, static_cast<uint32_t>(found.view().second), &number);
        take('p', number);
    }

    void both(const bench::Header::Ref &header)
    {
        number<34>(header), text<52>(header);
    }

    uint64_t result() const
    {
        return good ? value : BENCH_FAILED;
    }

    const bench_item *item;
    uint64_t value = form == Form::contract ? SINK_BASIS : 0;
    int64_t told_count = 0;
    bool good = true;
};

template <Form form, bool extract> uint64_t parse(bench_run *run, const bench_item *item)
{
    if (!text_frame_good(item->frame, item->bytes))
        return BENCH_FAILED;
    Visitor<form, extract> visitor(item);
    const auto result = Fixpp::visit(item->frame, item->bytes, visitor, bench::Rules());
    if (result.isOk())
        return result.unwrap();
    bench_refused(run, "the library found a fault");
    return BENCH_FAILED;
}

// A frame beyond the writer's small buffer comes out wrong: its larger buffer loses the frame's start.
bool prepare(bench_run *run, bench_item *item)
{
    if (run->cell->run != fixpp_build)
        return true;
    const auto *message = static_cast<const bench_message *>(item->input);
    return message->known != 0 && message->extras_count == 0 && item->bytes < 1000;
}

const char *open_run(bench_run *run)
{
    run->state = fixpp_open();
    return nullptr;
}

#define ADMINISTRATIVE " A 0 1 2 3 4 5"

const bench_cell cells[] = {
    {"D 8 W" ADMINISTRATIVE, "parse_only", "index", "contract chained", parse<Form::contract, false>},
    {"D 8 W" ADMINISTRATIVE, "parse_only", "index", "converted single", parse<Form::converted, false>},
    {"D 8 W", "parse_extract", "index", "contract chained", parse<Form::contract, true>},
    {"D 8 W", "parse_extract", "index", "converted single", parse<Form::converted, true>},
    {"D 8 W", "build", "builder", "contract", fixpp_build},
};

const bench_unsupported unsupported[] = {
    {"mix", "parse_extract", "index", "converted", "data fields are cut at SOH"},
    {"-", "index", "index", "contract", "fields are known by type only"},
};

} // namespace

int main(int argc, char **argv)
{
    bench_adapter adapter = {};
    adapter.name = BENCH_NAME;
    adapter.language = "C++";
    adapter.version = BENCH_VERSION;
    adapter.source = BENCH_SOURCE;
    adapter.checksum = "adapter";
    adapter.body_length = "adapter";
    adapter.dictionary = "parse";
    adapter.keeps_field_order = false;
    adapter.decodes_groups = true;
    adapter.framing_in_build = true;
    adapter.notes = BENCH_NOTES;
    adapter.flags = BENCH_FLAGS;
    adapter.cells = cells;
    adapter.cells_count = sizeof cells / sizeof cells[0];
    adapter.unsupported = unsupported;
    adapter.unsupported_count = sizeof unsupported / sizeof unsupported[0];
    adapter.open = open_run;
    adapter.prepare = prepare;
    return bench_main(argc, argv, &adapter);
}
