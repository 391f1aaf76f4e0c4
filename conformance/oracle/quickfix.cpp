// SPDX-License-Identifier: Apache-2.0
// QuickFIX/C++ as an oracle: one session without a socket, driven by lines on standard input. oracle.py starts it.
//   new ROLE BEGIN APPLVER HEARTBEAT FLAG...   connect   closed   in HEX   send TYPE HEX   logout
// After each line: "out HEX" for each message, "close" when it disconnects, then ".".
#include <quickfix/Application.h>
#include <quickfix/FixValues.h>
#include <quickfix/MessageStore.h>
#include <quickfix/Parser.h>
#include <quickfix/Responder.h>
#include <quickfix/Session.h>

#include <iostream>
#include <memory>
#include <sstream>

static std::string hex(const std::string &bytes)
{
    static const char digits[] = "0123456789abcdef";
    std::string text;
    for (unsigned char byte : bytes) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

static std::string unhex(const std::string &text)
{
    std::string bytes;
    for (size_t i = 0; i + 1 < text.size(); i += 2)
        bytes += (char)std::stoi(text.substr(i, 2), nullptr, 16);
    return bytes;
}

struct Wire : FIX::Responder {
    bool send(const std::string &bytes) override
    {
        std::cout << "out " << hex(bytes) << "\n";
        return true;
    }
    void disconnect() override
    {
        std::cout << "close\n";
    }
};

struct Run {
    Wire wire;
    FIX::NullApplication application;
    FIX::MemoryStoreFactory stores;
    FIX::Parser parser;
    std::unique_ptr<FIX::Session> session;
    bool initiator = false;

    void make(std::istringstream &words)
    {
        std::string role, begin, version, flag;
        int heartbeat = 0;
        words >> role >> begin >> version >> heartbeat;
        initiator = role == "initiator";
        const FIX::SessionID id(begin, "TW", "CP");
        const FIX::TimeRange always(FIX::UtcTimeOnly(0, 0, 0), FIX::UtcTimeOnly(0, 0, 0));
        session.reset();
        session.reset(
            new FIX::Session(application, stores, id, FIX::DataDictionaryProvider(), always, initiator ? heartbeat : 0, nullptr));
        if (version != "-")
            session->setSenderDefaultApplVerID(version);
        while (words >> flag) {
            if (flag == "RESET_ON_LOGON")
                session->setResetOnLogon(true);
            else if (flag == "RESET_ON_LOGOUT")
                session->setResetOnLogout(true);
            else if (flag == "RESET_ON_DISCONNECT")
                session->setResetOnDisconnect(true);
            else if (flag == "REDUNDANT_REQUESTS")
                session->setSendRedundantResendRequests(true);
            else if (flag == "ANY_COMP_ID")
                session->setCheckCompId(false);
            else if (flag == "ANY_TIME")
                session->setCheckLatency(false);
            else if (flag == "NOT_PERSISTENT")
                session->setPersistMessages(false);
        }
    }

    void receive(const std::string &bytes)
    {
        parser.addToStream(bytes);
        for (;;) {
            std::string message;
            try {
                if (!parser.readFixMessage(message))
                    return;
            } catch (FIX::MessageParseError &) {
                continue;
            }
            session->next(message, FIX::UtcTimeStamp());
        }
    }

    void send(const std::string &type, const std::string &body)
    {
        FIX::Message message;
        message.getHeader().setField(FIX::MsgType(type));
        std::istringstream fields(body);
        std::string field;
        while (std::getline(fields, field, '\001')) {
            const size_t sign = field.find('=');
            message.setField(std::stoi(field.substr(0, sign)), field.substr(sign + 1));
        }
        session->send(message);
    }

    void line(const std::string &text)
    {
        std::istringstream words(text);
        std::string word, first, second;
        words >> word;
        if (word == "new") {
            make(words);
            return;
        }
        words >> first >> second;
        if (word == "connect") {
            parser = FIX::Parser();
            session->setResponder(&wire);
            if (initiator)
                session->next(FIX::UtcTimeStamp());
        } else if (word == "closed") {
            session->disconnect();
            session->setResponder(nullptr);
        } else if (word == "in") {
            receive(unhex(first));
        } else if (word == "send") {
            send(first, unhex(second));
        } else if (word == "logout") {
            session->logout();
            session->next(FIX::UtcTimeStamp());
        }
    }
};

int main()
{
    Run run;
    std::string text;
    while (std::getline(std::cin, text)) {
        try {
            run.line(text);
        } catch (std::exception &error) {
            std::cout << "exception " << hex(error.what()) << "\n";
        }
        std::cout << "." << std::endl;
    }
}
