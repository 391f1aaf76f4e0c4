// SPDX-License-Identifier: Apache-2.0
//! Drafts of OrderStatusRequest (H).
//!
//! Made by `tagwire gen --lang rust --kind template`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Dictionary, Draft, DraftSlots, Error, Template, UtcTimestamp};

/// The template; all of its tags as numbers.
pub const TEMPLATE: &str = "H{8=FIX.4.4 49:text! 56:text! 34:int! 43:bool 52:time3! 37:text 11:text! 790:text \
    1:text 55:text! 48:text 22:char 54:char!}";

/// Compiles it.
pub fn template() -> Result<Template, Error> {
    Template::compile(TEMPLATE, Dictionary::builtin("FIX.4.4").as_ref())
}

/// SecurityIDSource (22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SecurityIdSource {
    Cusip,
    Sedol,
    Quik,
    IsinNumber,
    RicCode,
    IsoCurrencyCode,
    IsoCountryCode,
    ExchangeSymbol,
    ConsolidatedTapeAssociation,
    BloombergSymbol,
    Wertpapier,
    Dutch,
    Valoren,
    Sicovam,
    Belgian,
    Common,
    ClearingHouse,
    IsdaFpMlSpecification,
    OptionPriceReportingAuthority,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl SecurityIdSource {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'1' => Self::Cusip,
            b'2' => Self::Sedol,
            b'3' => Self::Quik,
            b'4' => Self::IsinNumber,
            b'5' => Self::RicCode,
            b'6' => Self::IsoCurrencyCode,
            b'7' => Self::IsoCountryCode,
            b'8' => Self::ExchangeSymbol,
            b'9' => Self::ConsolidatedTapeAssociation,
            b'A' => Self::BloombergSymbol,
            b'B' => Self::Wertpapier,
            b'C' => Self::Dutch,
            b'D' => Self::Valoren,
            b'E' => Self::Sicovam,
            b'F' => Self::Belgian,
            b'G' => Self::Common,
            b'H' => Self::ClearingHouse,
            b'I' => Self::IsdaFpMlSpecification,
            b'J' => Self::OptionPriceReportingAuthority,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::Cusip => b'1',
            Self::Sedol => b'2',
            Self::Quik => b'3',
            Self::IsinNumber => b'4',
            Self::RicCode => b'5',
            Self::IsoCurrencyCode => b'6',
            Self::IsoCountryCode => b'7',
            Self::ExchangeSymbol => b'8',
            Self::ConsolidatedTapeAssociation => b'9',
            Self::BloombergSymbol => b'A',
            Self::Wertpapier => b'B',
            Self::Dutch => b'C',
            Self::Valoren => b'D',
            Self::Sicovam => b'E',
            Self::Belgian => b'F',
            Self::Common => b'G',
            Self::ClearingHouse => b'H',
            Self::IsdaFpMlSpecification => b'I',
            Self::OptionPriceReportingAuthority => b'J',
            Self::Unlisted(other) => other,
        }
    }
}

/// Side (54).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    Buy,
    Sell,
    BuyMinus,
    SellPlus,
    SellShort,
    SellShortExempt,
    Undisclosed,
    Cross,
    CrossShort,
    CrossShortExempt,
    AsDefined,
    Opposite,
    Subscribe,
    Redeem,
    Lend,
    Borrow,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl Side {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'1' => Self::Buy,
            b'2' => Self::Sell,
            b'3' => Self::BuyMinus,
            b'4' => Self::SellPlus,
            b'5' => Self::SellShort,
            b'6' => Self::SellShortExempt,
            b'7' => Self::Undisclosed,
            b'8' => Self::Cross,
            b'9' => Self::CrossShort,
            b'A' => Self::CrossShortExempt,
            b'B' => Self::AsDefined,
            b'C' => Self::Opposite,
            b'D' => Self::Subscribe,
            b'E' => Self::Redeem,
            b'F' => Self::Lend,
            b'G' => Self::Borrow,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::Buy => b'1',
            Self::Sell => b'2',
            Self::BuyMinus => b'3',
            Self::SellPlus => b'4',
            Self::SellShort => b'5',
            Self::SellShortExempt => b'6',
            Self::Undisclosed => b'7',
            Self::Cross => b'8',
            Self::CrossShort => b'9',
            Self::CrossShortExempt => b'A',
            Self::AsDefined => b'B',
            Self::Opposite => b'C',
            Self::Subscribe => b'D',
            Self::Redeem => b'E',
            Self::Lend => b'F',
            Self::Borrow => b'G',
            Self::Unlisted(other) => other,
        }
    }
}

/// OrderStatusRequest (H) that is to be sent.
#[derive(Debug)]
pub struct OrderStatusRequestDraft<'d>(pub DraftSlots<'d>);

impl<'d> OrderStatusRequestDraft<'d> {
    pub const SENDER_COMP_ID: usize = 0;
    pub const TARGET_COMP_ID: usize = 1;
    pub const MSG_SEQ_NUM: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const ORDER_ID: usize = 5;
    pub const CL_ORD_ID: usize = 6;
    pub const ORD_STATUS_REQ_ID: usize = 7;
    pub const ACCOUNT: usize = 8;
    pub const SYMBOL: usize = 9;
    pub const SECURITY_ID: usize = 10;
    pub const SECURITY_ID_SOURCE: usize = 11;
    pub const SIDE: usize = 12;

    /// Begins one, all entries absent; [`Draft::write`] writes it.
    pub fn begin(draft: &'d mut Draft) -> Self {
        Self(draft.begin(0))
    }

    /// SenderCompID (49), required.
    pub fn sender_comp_id(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::SENDER_COMP_ID, value);
        self
    }

    /// TargetCompID (56), required.
    pub fn target_comp_id(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::TARGET_COMP_ID, value);
        self
    }

    /// MsgSeqNum (34), required.
    pub fn msg_seq_num(&mut self, value: i64) -> &mut Self {
        self.0.int(Self::MSG_SEQ_NUM, value);
        self
    }

    /// PossDupFlag (43).
    pub fn poss_dup_flag(&mut self, value: bool) -> &mut Self {
        self.0.bool(Self::POSS_DUP_FLAG, value);
        self
    }

    /// SendingTime (52), required.
    pub fn sending_time(&mut self, value: UtcTimestamp) -> &mut Self {
        self.0.time(Self::SENDING_TIME, value);
        self
    }

    /// OrderID (37).
    pub fn order_id(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::ORDER_ID, value);
        self
    }

    /// ClOrdID (11), required.
    pub fn cl_ord_id(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::CL_ORD_ID, value);
        self
    }

    /// OrdStatusReqID (790).
    pub fn ord_status_req_id(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::ORD_STATUS_REQ_ID, value);
        self
    }

    /// Account (1).
    pub fn account(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::ACCOUNT, value);
        self
    }

    /// Symbol (55), required.
    pub fn symbol(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::SYMBOL, value);
        self
    }

    /// SecurityID (48).
    pub fn security_id(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::SECURITY_ID, value);
        self
    }

    /// SecurityIDSource (22).
    pub fn security_id_source(&mut self, value: SecurityIdSource) -> &mut Self {
        self.0.char(Self::SECURITY_ID_SOURCE, value.code());
        self
    }

    /// Side (54), required.
    pub fn side(&mut self, value: Side) -> &mut Self {
        self.0.char(Self::SIDE, value.code());
        self
    }
}
