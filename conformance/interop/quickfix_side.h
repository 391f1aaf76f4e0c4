// SPDX-License-Identifier: Apache-2.0
// QuickFIX/C++ as the counterparty: its own threads, its own file store, one session.
#ifndef INTEROP_QUICKFIX_SIDE_H
#define INTEROP_QUICKFIX_SIDE_H

#include <quickfix/Application.h>
#include <quickfix/FileStore.h>
#include <quickfix/Session.h>
#include <quickfix/SocketAcceptor.h>
#include <quickfix/SocketInitiator.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <sstream>
#include <string>
#include <vector>

// What arrived at its application, in order; what its session exchanged.
class Counterparty : public FIX::Application
{
  public:
    std::atomic<int> logons{0}, logouts{0}, heartbeats{0}, rejects{0}, received{0}, repeated{0}, out_of_order{0};
    std::atomic<int> last{0}; // the number in the last message's 11 or 148
    std::string test_id;      // 112 of the Heartbeat that counts

    void onCreate(const FIX::SessionID &) override
    {
    }
    void onLogon(const FIX::SessionID &) override
    {
        logons++;
    }
    void onLogout(const FIX::SessionID &) override
    {
        logouts++;
    }
    void toAdmin(FIX::Message &, const FIX::SessionID &) override
    {
    }
    void toApp(FIX::Message &, const FIX::SessionID &) throw(FIX::DoNotSend) override
    {
    }
    void fromAdmin(const FIX::Message &message, const FIX::SessionID &) throw(FIX::FieldNotFound, FIX::IncorrectDataFormat,
                                                                              FIX::IncorrectTagValue, FIX::RejectLogon) override
    {
        const std::string type = message.getHeader().getField(35);
        if (type == "3")
            rejects++;
        if (type == "0" && message.isSetField(112) && message.getField(112) == test_id)
            heartbeats++;
    }
    void fromApp(const FIX::Message &message, const FIX::SessionID &) throw(FIX::FieldNotFound, FIX::IncorrectDataFormat,
                                                                            FIX::IncorrectTagValue,
                                                                            FIX::UnsupportedMessageType) override
    {
        const int number = std::stoi(message.getField(11));
        if (number <= last) {
            repeated++; // known: it was sent again
            return;
        }
        out_of_order += number != last + 1;
        last = number;
        received++;
    }
};

class QuickFixSide
{
  public:
    Counterparty application;

    QuickFixSide(const std::string &begin, const std::string &version, bool initiates, const std::string &folder)
        : begin_(begin), version_(version), initiates_(initiates), folder_(folder), id_(begin, "QF", "TW")
    {
    }

    void start(int port)
    {
        std::stringstream text;
        text << "[DEFAULT]\nConnectionType=" << (initiates_ ? "initiator" : "acceptor") << "\nFileStorePath=" << folder_
             << "\nStartTime=00:00:00\nEndTime=00:00:00\nUseDataDictionary=N\nHeartBtInt=30\nReconnectInterval=1\nSocketNodelay=Y\n"
             << "SocketReuseAddress=Y\nSocketConnectHost=127.0.0.1\nSocketConnectPort=" << port << "\nSocketAcceptPort=" << port
             << "\n[SESSION]\nBeginString=" << begin_ << "\nSenderCompID=QF\nTargetCompID=TW\n";
        if (!version_.empty())
            text << "DefaultApplVerID=" << version_ << "\n";
        const FIX::SessionSettings settings(text);
        stores_.reset(new FIX::FileStoreFactory(settings));
        if (initiates_) {
            initiator_.reset(new FIX::SocketInitiator(application, *stores_, settings));
            initiator_->start();
        } else {
            acceptor_.reset(new FIX::SocketAcceptor(application, *stores_, settings));
            acceptor_->start();
        }
    }

    void stop()
    {
        if (initiator_)
            initiator_->stop();
        if (acceptor_)
            acceptor_->stop();
        initiator_.reset();
        acceptor_.reset();
    }

    FIX::Session *session()
    {
        return FIX::Session::lookupSession(id_);
    }

    // An application message with a number, "11=".
    void send(const char *type, int number)
    {
        FIX::Message message;
        message.getHeader().setField(FIX::StringField(35, type));
        message.setField(FIX::StringField(11, std::to_string(number)));
        message.setField(FIX::StringField(55, "EUR/USD"));
        message.setField(FIX::StringField(54, "1"));
        message.setField(FIX::StringField(38, "7"));
        message.setField(FIX::StringField(40, "1"));
        FIX::Session::sendToTarget(message, id_);
    }

    void send_admin(const char *type, int tag, const std::string &value)
    {
        FIX::Message message;
        message.getHeader().setField(FIX::StringField(35, type));
        message.setField(FIX::StringField(tag, value));
        FIX::Session::sendToTarget(message, id_);
    }

  private:
    std::string begin_, version_;
    bool initiates_;
    std::string folder_;
    FIX::SessionID id_;
    std::unique_ptr<FIX::FileStoreFactory> stores_;
    std::unique_ptr<FIX::SocketInitiator> initiator_;
    std::unique_ptr<FIX::SocketAcceptor> acceptor_;
};

#endif
