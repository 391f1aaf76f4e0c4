// SPDX-License-Identifier: Apache-2.0
// The measured messages in fixpp's own language of types. Its FIX 4.2 messages would do, but for two things: prices and quantities are
// doubles there, and ExecTransType is required. Here prices are text, which the adapter turns into exact numbers and back.
#ifndef BENCH_FIXPP_MESSAGES_HPP
#define BENCH_FIXPP_MESSAGES_HPP

#include <algorithm>
#include <cstdint>

#include <fixpp/dsl.h>
#include <fixpp/tag.h>
#include <fixpp/versions/v42.h>
#include <fixpp/visitor.h>
#include <fixpp/writer.h>

namespace bench
{

template <unsigned tag> using Int = Fixpp::TagT<tag, Fixpp::Type::Int>;
template <unsigned tag> using Text = Fixpp::TagT<tag, Fixpp::Type::String>;
template <unsigned tag> using Price = Fixpp::TagT<tag, Fixpp::Type::String>;
template <typename Tag> using Required = Fixpp::Required<Tag>;
template <char type, typename... Tags> using Message = Fixpp::v42::MessageV<Fixpp::Chars<type>, Tags...>;

using Header = Fixpp::v42::StandardMessage<Required<Text<49>>, Required<Text<56>>, Required<Int<34>>, Required<Text<52>>>;

using Order = Message<'D', Required<Text<11>>, Required<Int<21>>, Required<Text<55>>, Required<Int<54>>, Required<Text<60>>,
                      Int<38>, Required<Int<40>>, Price<44>, Int<59>, Text<1>, Text<15>, Text<58>, Int<9002>>;

using Report = Message<'8', Required<Text<37>>, Required<Text<17>>, Text<11>, Required<Int<150>>, Required<Int<39>>,
                       Required<Text<55>>, Required<Int<54>>, Int<38>, Required<Int<151>>, Required<Int<14>>, Required<Price<6>>,
                       Text<60>, Text<1>, Text<15>, Price<31>, Int<32>, Text<58>, Int<9002>>;

using Entries = Fixpp::RepeatingGroup<Int<268>, Required<Int<269>>, Required<Price<270>>, Int<271>, Int<290>>;

using Snapshot = Message<'W', Text<262>, Required<Text<55>>, Entries, Int<9001>, Int<9002>>;

using Logon = Message<'A', Required<Int<98>>, Required<Int<108>>, Text<141>>;
using Heartbeat = Message<'0', Text<112>>;
using TestRequest = Message<'1', Required<Text<112>>>;
using ResendRequest = Message<'2', Required<Int<7>>, Required<Int<16>>>;
using Reject = Message<'3', Required<Int<45>>, Int<371>, Text<372>, Int<373>, Text<58>>;
using SequenceReset = Message<'4', Text<123>, Required<Int<36>>>;
using Logout = Message<'5', Text<58>>;

struct Rules : public Fixpp::VisitRules {
    struct Dictionary {
        using Version = Fixpp::v42::Version;
        using Header = bench::Header;
        using Messages = typename meta::typelist::make<Order, Report, Snapshot, Heartbeat, TestRequest, ResendRequest, Reject,
                                                       SequenceReset, Logout, Logon>::Result;
    };
    using Overrides = OverrideSet<>;
    static constexpr bool ValidateChecksum = true; // declared by the library, and not looked at
    static constexpr bool ValidateLength = true;
    static constexpr bool StrictMode = false;
    static constexpr bool SkipUnknownTags = true;
};

} // namespace bench

#endif
