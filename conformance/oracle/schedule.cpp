// SPDX-License-Identifier: Apache-2.0
// QuickFIX/C++ as an oracle for schedules: random schedules in UTC, random times. Whether a time is in the schedule, and whether two times are in one
// session, must be answered alike, but for what is explained here and in docs/settings.md. schedule.sh builds and runs it.
#include <quickfix/TimeRange.h>

#include <tagwire/unstable/schedule.h>

#include <cstdio>
#include <cstdlib>
#include <random>

enum { DAY_S = 86400, SCHEDULES = 2000, PAIRS = 200, WEEKS = 3 };

static const int64_t FIRST = INT64_C(1780272000); // 2026-06-01, a Monday

struct Schedule {
    uint32_t start_s, end_s;
    int start_day, end_day; // 0 Sunday; -1: daily

    bool weekly() const
    {
        return start_day >= 0;
    }
    tw_schedule ours() const
    {
        tw_schedule made = {};
        made.size = sizeof made;
        made.start_s = start_s;
        made.end_s = end_s;
        made.start_days = weekly() ? 1u << start_day : 0;
        made.end_days = weekly() ? 1u << end_day : 0;
        return made;
    }
    static FIX::UtcTimeOnly time(uint32_t seconds)
    {
        const int whole = static_cast<int>(seconds);
        return FIX::UtcTimeOnly(whole / 3600, whole / 60 % 60, whole % 60);
    }
    FIX::TimeRange theirs() const
    {
        const FIX::UtcTimeOnly start = time(start_s), end = time(end_s);
        return weekly() ? FIX::TimeRange(start, end, start_day + 1, end_day + 1) : FIX::TimeRange(start, end);
    }
    // The second of EndTime belongs to the session there.
    bool at_end(int64_t utc_s) const
    {
        return utc_s % DAY_S == end_s;
    }
    // StartDay = EndDay, StartTime before EndTime: up all the week there.
    bool one_day() const
    {
        return weekly() && start_day == end_day && start_s < end_s;
    }
    // Sessions there change at midnight: daily ones with StartTime = EndTime, and weekly ones that lie over the weekend.
    bool splits_at_midnight() const
    {
        return weekly() ? start_day > end_day || (start_day == end_day && start_s >= end_s) : start_s == end_s;
    }
    // Over midnight two times are one session there if they are less apart than a window is long, whatever lies between.
    bool near(int64_t one, int64_t other) const
    {
        return !weekly() && start_s > end_s && std::llabs(one - other) < static_cast<int64_t>(DAY_S - start_s + end_s);
    }
};

static unsigned long compared, explained, unexplained;

static void compare(const char *what, const Schedule &s, int64_t one, int64_t other, bool theirs, bool ours, bool excuse)
{
    compared++;
    if (theirs == ours)
        return;
    if (excuse) {
        explained++;
        return;
    }
    if (unexplained++ < 20)
        std::printf("%s: %u to %u, days %d to %d, at %lld and %lld: QuickFIX %d, Tagwire %d\n", what, s.start_s, s.end_s,
                    s.start_day, s.end_day, static_cast<long long>(one), static_cast<long long>(other), theirs, ours);
}

int main()
{
    std::mt19937 random(21);
    for (int round = 0; round < SCHEDULES; round++) {
        Schedule s = {static_cast<uint32_t>(random() % 96 * 900), static_cast<uint32_t>(random() % 96 * 900), -1, -1};
        if (random() % 5 == 0)
            s.end_s = s.start_s;
        if (random() % 2 == 0) {
            s.start_day = static_cast<int>(random() % 7);
            s.end_day = static_cast<int>(random() % 7);
        }
        const tw_schedule ours = s.ours();
        FIX::TimeRange theirs = s.theirs();
        for (int i = 0; i < PAIRS; i++) {
            const int64_t one = FIRST + random() % (WEEKS * 7 * DAY_S),
                          other = i % 2 ? one + random() % DAY_S : FIRST + random() % (WEEKS * 7 * DAY_S);
            const FIX::UtcTimeStamp a(static_cast<time_t>(one)), b(static_cast<time_t>(other));
            tw_schedule_window window;
            uint32_t inside = 0, same = 0;
            if (tw_schedule_at(&ours, one * 1000000000, &window, &inside) != TW_OK ||
                tw_schedule_same(&ours, one * 1000000000, other * 1000000000, &same) != TW_OK)
                return 2;
            const bool excuse = s.one_day() || s.at_end(one);
            compare("in the schedule", s, one, one, theirs.isInRange(a), inside != 0, excuse);
            compare("one session", s, one, other, theirs.isInSameRange(a, b), same != 0,
                    excuse || s.at_end(other) || s.splits_at_midnight() || (same == 0 && s.near(one, other)));
        }
    }
    std::printf("%lu answers compared, %lu differ as explained, %lu otherwise\n", compared, explained, unexplained);
    return unexplained != 0;
}
