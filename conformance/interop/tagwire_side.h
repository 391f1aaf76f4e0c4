// SPDX-License-Identifier: Apache-2.0
// Tagwire's engine over TCP with a journal, one session, polled by the test's own thread.
#ifndef INTEROP_TAGWIRE_SIDE_H
#define INTEROP_TAGWIRE_SIDE_H

#include <tagwire/unstable/engine.h>

#include <cstdlib>
#include <cstring>
#include <ctime>
#include <map>
#include <stdexcept>
#include <string>

class TagwireSide
{
  public:
    std::map<int, int> events; // how often each kind
    int received = 0, repeated = 0, out_of_order = 0, last = 0;
    int answers = 0;       // ExecutionReports sent: their 11 counts on
    bool answering = true; // to each NewOrderSingle
    uint64_t session = 0;
    tw_event closed{}; // the last one

    TagwireSide(const std::string &begin, const std::string &version, bool initiates, const std::string &folder)
        : begin_(begin), version_(version), initiates_(initiates), folder_(folder)
    {
    }

    // Gives the port that it listens at, or connects to.
    int start(int port)
    {
        tw_transport_options transport{};
        tw_journal_options journal{};
        tw_engine_options options{};
        tw_session_options session_options{};
        tw_engine_session known{};
        tw_address address{};
        uint64_t size;
        transport.size = sizeof transport;
        check(tw_tcp_new(&transport, &transport_, &error_));
        journal.size = sizeof journal;
        journal.policy = TW_JOURNAL_INTERVAL;
        journal.directory = folder_.c_str();
        check(tw_journal_open(&journal, &store_, &error_));
        options.size = sizeof options;
        options.transport = transport_;
        options.store = store_;
        options.flags = TW_ENGINE_JOURNAL;
        check(tw_engine_new(&options, &engine_, &error_));
        check(tw_engine_arena(engine_, &arena_, &size));
        check(tw_address_parse("127.0.0.1:0", &address));
        address.port = (uint16_t)port;
        if (!initiates_) {
            tw_listen listening{};
            uint64_t listener;
            listening.address = address;
            check(tw_engine_listen(engine_, &listening, &address, &listener, &error_));
        }
        session_options.size = sizeof session_options;
        session_options.role = initiates_ ? TW_SESSION_INITIATOR : TW_SESSION_ACCEPTOR;
        session_options.begin_string = begin_.c_str();
        session_options.sender_comp_id = "TW";
        session_options.target_comp_id = "QF";
        session_options.appl_ver_id = version_.empty() ? nullptr : version_.c_str();
        session_options.heartbeat_s = 30;
        known.size = sizeof known;
        known.session = &session_options;
        known.addresses = &address;
        known.addresses_count = initiates_ ? 1 : 0;
        known.reconnect_ms = 100;
        clock();
        check(tw_engine_add(engine_, &now_, &known, &session, &error_));
        return address.port;
    }

    void stop()
    {
        tw_engine_free(engine_);
        tw_transport_free(transport_);
        check(tw_journal_close(store_));
        engine_ = nullptr;
    }

    void poll()
    {
        tw_event found[256];
        uint32_t count = 0;
        clock();
        check(tw_engine_poll(engine_, &now_, found, 256, nullptr, 0, &count, &error_));
        for (uint32_t i = 0; i < count; i++)
            take(found[i]);
        check(tw_engine_wait(engine_, &now_, 1000000));
    }

    // False: its output or queue is full.
    bool send(const char *type, int number)
    {
        const std::string body = "11=" + std::to_string(number) +
                                 "\00137=1\00117=1\00120=0\001150=0\00139=0\00155=EUR/USD\00154=1\00138=7\00114=0\0016=0\001";
        tw_session_message message{};
        uint64_t seq;
        message.size = sizeof message;
        message.type = type;
        message.type_length = (uint32_t)std::strlen(type);
        message.body = body.data();
        message.body_length = (uint32_t)body.size();
        const tw_status status = tw_engine_send(engine_, &now_, session, &message, 0, &seq, &error_);
        if (status == TW_E_BUILD_ROOM)
            return false;
        check(status);
        return true;
    }

    tw_status command(uint32_t which)
    {
        clock();
        return tw_engine_command(engine_, &now_, session, which, nullptr, &error_);
    }

    tw_session_info info() const
    {
        tw_session_info found{};
        tw_engine_describe(engine_, session, &found);
        return found;
    }

  private:
    void check(tw_status status)
    {
        if (status < 0)
            throw std::runtime_error(std::string(tw_status_name(status)) + ": " + error_.text);
    }

    void clock()
    {
        timespec mono, utc;
        clock_gettime(CLOCK_MONOTONIC, &mono);
        clock_gettime(CLOCK_REALTIME, &utc);
        now_.mono_ns = (int64_t)mono.tv_sec * 1000000000 + mono.tv_nsec;
        now_.utc_ns = (int64_t)utc.tv_sec * 1000000000 + utc.tv_nsec;
    }

    void take(const tw_event &event)
    {
        events[event.kind]++;
        if (event.kind == TW_EVENT_CLOSED)
            closed = event;
        if (event.kind != TW_EVENT_MESSAGE)
            return;
        const std::string text((const char *)arena_ + event.offset, event.length);
        const size_t at = text.find("\00111=");
        const int number = std::atoi(text.c_str() + at + 4);
        if (number <= last) {
            repeated++;
            return;
        }
        out_of_order += number != last + 1;
        last = number;
        received++;
        if (answering) {
            answers++;
            while (!send("8", answers))
                throw std::runtime_error("no room for an answer");
        }
    }

    std::string begin_, version_;
    bool initiates_;
    std::string folder_;
    tw_transport *transport_ = nullptr;
    tw_store *store_ = nullptr;
    tw_engine *engine_ = nullptr;
    const uint8_t *arena_ = nullptr;
    tw_now now_{};
    tw_error error_{};
};

#endif
