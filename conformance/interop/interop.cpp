// SPDX-License-Identifier: Apache-2.0
// Tagwire's engine against QuickFIX/C++ over loopback, in both roles: interop [MESSAGES [MESSAGES_OF_THE_LONG_RUN [VERSION]]]. Prints TAP.
#include "quickfix_side.h"
#include "tagwire_side.h"

#include <arpa/inet.h>
#include <chrono>
#include <cstdio>
#include <functional>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Version {
    const char *begin, *applver;
};

// One pair of counterparties, restarted as the steps want it. What both have sent so far is counted here.
class Pair
{
  public:
    QuickFixSide quickfix;
    TagwireSide tagwire;

    Pair(const Version &version, bool we_initiate, const std::string &folder)
        : quickfix(version.begin, version.applver, !we_initiate, folder + "/quickfix"),
          tagwire(version.begin, version.applver, we_initiate, folder + "/tagwire"), we_initiate_(we_initiate)
    {
    }

    // Whoever accepts is there first.
    void start()
    {
        if (we_initiate_) {
            const int port = free_port();
            quickfix.start(port);
            tagwire.start(port);
        } else {
            quickfix.start(tagwire.start(0));
        }
    }

    void stop()
    {
        tagwire.stop();
        quickfix.stop();
    }

    void until(const char *what, const std::function<bool()> &holds, int seconds = 60)
    {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
        while (!holds()) {
            if (std::chrono::steady_clock::now() > end)
                throw Failure(std::string("waited in vain for: ") + what + "; " + state());
            tagwire.poll();
        }
    }

    void logged_on(int times)
    {
        until("both are logged on",
              [&] { return quickfix.application.logons >= times && tagwire.events[TW_EVENT_LOGGED_ON] >= times; });
    }

    // QuickFIX sends orders, each is answered.
    void orders(int count)
    {
        Counterparty &there = quickfix.application;
        const int orders = tagwire.last, answers = there.last;
        std::atomic<bool> sent{false};
        std::thread sender([&] {
            for (int i = 1; i <= count; i++) {
                while (i - (there.last - answers) > 500) // what its peer has not answered yet
                    std::this_thread::sleep_for(std::chrono::microseconds(50));
                quickfix.send("D", orders + i);
            }
            sent = true;
        });
        try {
            until(
                "all orders", [&] { return sent && tagwire.last == orders + count; }, 300);
            until("all answers", [&] { return there.last == answers + count; });
        } catch (...) {
            sender.detach();
            throw;
        }
        sender.join();
        right_so_far();
    }

    // Tagwire sends unasked.
    void reports(int count)
    {
        for (int i = 0; i < count; i++) {
            while (!tagwire.send("8", tagwire.answers + 1))
                tagwire.poll();
            tagwire.answers++;
            if (i % 50 == 0)
                tagwire.poll();
        }
        until(
            "all reports", [&] { return quickfix.application.last == tagwire.answers; }, 300);
        right_so_far();
    }

    void right_so_far()
    {
        if (tagwire.out_of_order || quickfix.application.out_of_order || quickfix.application.rejects)
            throw Failure("out of order or rejected; " + state());
    }

    std::string state()
    {
        const Counterparty &there = quickfix.application;
        const tw_session_info info = tagwire.info();
        char text[400];
        std::snprintf(
            text, sizeof text,
            "tagwire: %s next out %llu in %llu, got %d repeated %d disordered %d, sent %d; QuickFIX: got %d repeated %d disordered %d rejects %d",
            tw_session_state_name(info.state), (unsigned long long)info.next_out, (unsigned long long)info.next_in, tagwire.last,
            tagwire.repeated, tagwire.out_of_order, tagwire.answers, (int)there.last, (int)there.repeated, (int)there.out_of_order,
            (int)there.rejects);
        return text;
    }

  private:
    static int free_port()
    {
        sockaddr_in address{};
        socklen_t length = sizeof address;
        const int fd = socket(AF_INET, SOCK_STREAM, 0);
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (bind(fd, (sockaddr *)&address, sizeof address) != 0 || getsockname(fd, (sockaddr *)&address, &length) != 0)
            throw Failure("no free port");
        close(fd);
        return ntohs(address.sin_port);
    }

    bool we_initiate_;
};

static int number, failures;

static bool step(const std::string &name, const std::function<void()> &what)
{
    std::string fault;
    try {
        what();
    } catch (std::exception &error) {
        fault = error.what();
    }
    number++;
    failures += !fault.empty();
    std::printf("%s %d - %s\n", fault.empty() ? "ok" : "not ok", number, name.c_str());
    if (!fault.empty())
        std::printf("# %s\n", fault.c_str());
    std::fflush(stdout);
    return fault.empty();
}

// QuickFIX leaves out numbers, and fills the gap when it is asked to.
static void gap_in(Pair &pair)
{
    const int before = pair.tagwire.events[TW_EVENT_GAP];
    FIX::Session *session = pair.quickfix.session();
    session->setNextSenderMsgSeqNum(session->getExpectedSenderNum() + 5);
    pair.orders(3);
    if (pair.tagwire.events[TW_EVENT_GAP] == before)
        throw Failure("there was no gap");
}

// QuickFIX believes to have missed messages: they come again, and are known.
static void gap_out(Pair &pair)
{
    const int before = pair.quickfix.application.repeated;
    FIX::Session *session = pair.quickfix.session();
    session->setNextTargetMsgSeqNum(session->getExpectedTargetNum() - 4);
    pair.reports(3);
    pair.until("the messages sent again", [&] { return pair.quickfix.application.repeated > before; });
    pair.right_so_far();
}

// FIX case 11: a SequenceReset-Reset of the peer.
static void sequence_reset(Pair &pair)
{
    FIX::Session *session = pair.quickfix.session();
    const int next = session->getExpectedSenderNum() + 20;
    pair.quickfix.send_admin("4", 36, std::to_string(next));
    session->setNextSenderMsgSeqNum(next);
    pair.until("the reset", [&] { return pair.tagwire.info().next_in == (uint64_t)next; });
    pair.orders(3);
}

static void test_requests(Pair &pair)
{
    const int before = pair.tagwire.events[TW_EVENT_HEARTBEAT];
    if (pair.tagwire.command(TW_COMMAND_TEST) != TW_OK)
        throw Failure("no TestRequest could be sent");
    pair.until("its Heartbeat", [&] { return pair.tagwire.events[TW_EVENT_HEARTBEAT] > before; });
    pair.quickfix.application.test_id = "ARE YOU THERE";
    pair.quickfix.application.heartbeats = 0;
    pair.quickfix.send_admin("1", 112, "ARE YOU THERE");
    pair.until("our Heartbeat", [&] { return pair.quickfix.application.heartbeats == 1; });
}

static void logout_of(Pair &pair, bool ours, int logons)
{
    const int closed = pair.tagwire.events[TW_EVENT_CLOSED], logouts = pair.quickfix.application.logouts;
    if (ours)
        (void)pair.tagwire.command(TW_COMMAND_LOGOUT);
    else
        pair.quickfix.session()->logout();
    pair.until("both are logged out",
               [&] { return pair.tagwire.events[TW_EVENT_CLOSED] > closed && pair.quickfix.application.logouts > logouts; });
    if (pair.tagwire.closed.why != TW_WHY_LOGOUT && pair.tagwire.closed.why != TW_WHY_COMMAND)
        throw Failure(std::string("it ended with ") + tw_session_why_name(pair.tagwire.closed.why));
    if (!ours)
        pair.quickfix.session()->logon();
    pair.logged_on(logons);
    pair.orders(3);
}

static void restart(Pair &pair, int logons)
{
    const uint64_t out = pair.tagwire.info().next_out, in = pair.tagwire.info().acknowledged + 1;
    pair.stop();
    pair.start();
    if (pair.tagwire.info().next_out < out || pair.tagwire.info().next_in < in)
        throw Failure("numbers went back; " + pair.state());
    pair.logged_on(logons);
    pair.orders(5);
    pair.reports(5);
}

static void play(const Version &version, bool we_initiate, const std::string &folder, int messages)
{
    const std::string name = std::string(version.begin) + (*version.applver ? std::string(" ") + version.applver : "") +
                             (we_initiate ? ", we initiate: " : ", we accept: ");
    Pair &pair = *new Pair(version, we_initiate, folder); // kept when a step failed: QuickFIX's threads use it
    const std::function<void()> steps[] = {[&] {
                                               pair.start();
                                               pair.logged_on(1);
                                           },
                                           [&] { pair.orders(20); },
                                           [&] { pair.reports(20); },
                                           [&] { gap_in(pair); },
                                           [&] { gap_out(pair); },
                                           [&] { sequence_reset(pair); },
                                           [&] { test_requests(pair); },
                                           [&] { logout_of(pair, false, 2); },
                                           [&] { logout_of(pair, true, 3); },
                                           [&] { restart(pair, 4); },
                                           [&] { pair.orders(messages); }};
    static const char *const names[] = {"Logon",
                                        "orders and answers",
                                        "reports",
                                        "a gap of theirs",
                                        "a gap of ours",
                                        "SequenceReset",
                                        "TestRequests",
                                        "their Logout",
                                        "our Logout",
                                        "restart",
                                        "many messages without loss"};
    bool going = true;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        going = step(name + names[i] + (i + 1 == sizeof names / sizeof names[0] ? " (" + std::to_string(messages) + ")" : ""), [&] {
            if (!going)
                throw Failure("not tried after the failure before");
            steps[i]();
        });
    if (!going)
        return;
    pair.stop();
    delete &pair;
}

int main(int count, char **words)
{
    static const Version versions[] = {{"FIX.4.0", ""}, {"FIX.4.2", ""}, {"FIX.4.4", ""}, {"FIXT.1.1", "8"}};
    const int messages = count > 1 ? std::atoi(words[1]) : 2000, many = count > 2 ? std::atoi(words[2]) : 100000;
    char folder[] = "/tmp/tagwire-interop-XXXXXX";
    if (!mkdtemp(folder))
        return 2;
    for (const Version &version : versions)
        for (int we_initiate = 0; we_initiate < 2; we_initiate++) {
            if (count > 3 && std::strcmp(words[3], version.begin) != 0)
                continue;
            const std::string own = std::string(folder) + "/" + version.begin + std::to_string(we_initiate);
            if (std::system(("mkdir -p " + own + "/quickfix").c_str()) != 0)
                return 2;
            const bool is_long = std::string(version.begin) == "FIX.4.4" && !we_initiate;
            play(version, we_initiate != 0, own, is_long ? many : messages);
            std::fflush(stdout);
        }
    std::printf("1..%d\n", number);
    std::fflush(stdout);
    if (std::system((std::string("rm -r ") + folder).c_str()) != 0)
        return 2;
    std::_Exit(failures ? 1 : 0); // threads of a session that failed may still be there
}
