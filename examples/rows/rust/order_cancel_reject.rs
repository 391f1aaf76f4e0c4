// SPDX-License-Identifier: Apache-2.0
//! Rows of OrderCancelReject (9).
//!
//! Made by `tagwire gen --lang rust --kind plan`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Dictionary, Error, FromRow, FromSlots, Plan, SlotError, Slots, UtcTimestamp};

/// The plan; all of its tags as numbers.
pub const PLAN: &str = "9{34:int! 49:text! 56:text! 43:bool 52:time! 37:text! 11:text! 41:text! 39:char! \
    636:bool 1:text 60:time 434:char! 102:int 58:text}";

/// Compiles it.
pub fn plan() -> Result<Plan, Error> {
    Plan::compile(PLAN, Dictionary::builtin("FIX.4.4").as_ref())
}

/// OrdStatus (39).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrdStatus {
    New,
    PartiallyFilled,
    Filled,
    DoneForDay,
    Canceled,
    PendingCancel,
    Stopped,
    Rejected,
    Suspended,
    PendingNew,
    Calculated,
    Expired,
    AcceptedForBidding,
    PendingReplace,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl OrdStatus {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'0' => Self::New,
            b'1' => Self::PartiallyFilled,
            b'2' => Self::Filled,
            b'3' => Self::DoneForDay,
            b'4' => Self::Canceled,
            b'6' => Self::PendingCancel,
            b'7' => Self::Stopped,
            b'8' => Self::Rejected,
            b'9' => Self::Suspended,
            b'A' => Self::PendingNew,
            b'B' => Self::Calculated,
            b'C' => Self::Expired,
            b'D' => Self::AcceptedForBidding,
            b'E' => Self::PendingReplace,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::New => b'0',
            Self::PartiallyFilled => b'1',
            Self::Filled => b'2',
            Self::DoneForDay => b'3',
            Self::Canceled => b'4',
            Self::PendingCancel => b'6',
            Self::Stopped => b'7',
            Self::Rejected => b'8',
            Self::Suspended => b'9',
            Self::PendingNew => b'A',
            Self::Calculated => b'B',
            Self::Expired => b'C',
            Self::AcceptedForBidding => b'D',
            Self::PendingReplace => b'E',
            Self::Unlisted(other) => other,
        }
    }
}

/// CxlRejReason (102).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CxlRejReason {
    TooLateToCancel,
    UnknownOrder,
    BrokerCredit,
    OrderAlreadyInPendingStatus,
    UnableToProcessOrderMassCancelRequest,
    OrigOrdModTime,
    DuplicateClOrdId,
    Other,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl CxlRejReason {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            0 => Self::TooLateToCancel,
            1 => Self::UnknownOrder,
            2 => Self::BrokerCredit,
            3 => Self::OrderAlreadyInPendingStatus,
            4 => Self::UnableToProcessOrderMassCancelRequest,
            5 => Self::OrigOrdModTime,
            6 => Self::DuplicateClOrdId,
            99 => Self::Other,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::TooLateToCancel => 0,
            Self::UnknownOrder => 1,
            Self::BrokerCredit => 2,
            Self::OrderAlreadyInPendingStatus => 3,
            Self::UnableToProcessOrderMassCancelRequest => 4,
            Self::OrigOrdModTime => 5,
            Self::DuplicateClOrdId => 6,
            Self::Other => 99,
            Self::Unlisted(other) => other,
        }
    }
}

/// CxlRejResponseTo (434).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CxlRejResponseTo {
    OrderCancelRequest,
    OrderCancel,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl CxlRejResponseTo {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'1' => Self::OrderCancelRequest,
            b'2' => Self::OrderCancel,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::OrderCancelRequest => b'1',
            Self::OrderCancel => b'2',
            Self::Unlisted(other) => other,
        }
    }
}

/// OrderCancelReject (9): `row.view::<OrderCancelReject>()`.
#[derive(Clone, Copy, Debug)]
pub struct OrderCancelReject<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for OrderCancelReject<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        OrderCancelReject(slots)
    }
}

impl<'r, 'b> OrderCancelReject<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const SENDER_COMP_ID: usize = 1;
    pub const TARGET_COMP_ID: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const ORDER_ID: usize = 5;
    pub const CL_ORD_ID: usize = 6;
    pub const ORIG_CL_ORD_ID: usize = 7;
    pub const ORD_STATUS: usize = 8;
    pub const WORKING_INDICATOR: usize = 9;
    pub const ACCOUNT: usize = 10;
    pub const TRANSACT_TIME: usize = 11;
    pub const CXL_REJ_RESPONSE_TO: usize = 12;
    pub const CXL_REJ_REASON: usize = 13;
    pub const TEXT: usize = 14;

    /// MsgSeqNum (34), required.
    pub fn msg_seq_num(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MSG_SEQ_NUM)
    }

    /// SenderCompID (49), required.
    pub fn sender_comp_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SENDER_COMP_ID)
    }

    /// TargetCompID (56), required.
    pub fn target_comp_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TARGET_COMP_ID)
    }

    /// PossDupFlag (43).
    pub fn poss_dup_flag(&self) -> Result<Option<bool>, SlotError> {
        self.0.bool(Self::POSS_DUP_FLAG)
    }

    /// SendingTime (52), required.
    pub fn sending_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::SENDING_TIME)
    }

    /// OrderID (37), required.
    pub fn order_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ORDER_ID)
    }

    /// ClOrdID (11), required.
    pub fn cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CL_ORD_ID)
    }

    /// OrigClOrdID (41), required.
    pub fn orig_cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ORIG_CL_ORD_ID)
    }

    /// OrdStatus (39), required.
    pub fn ord_status(&self) -> Result<Option<OrdStatus>, SlotError> {
        Ok(self.0.char(Self::ORD_STATUS)?.map(OrdStatus::of))
    }

    /// WorkingIndicator (636).
    pub fn working_indicator(&self) -> Result<Option<bool>, SlotError> {
        self.0.bool(Self::WORKING_INDICATOR)
    }

    /// Account (1).
    pub fn account(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ACCOUNT)
    }

    /// TransactTime (60).
    pub fn transact_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::TRANSACT_TIME)
    }

    /// CxlRejResponseTo (434), required.
    pub fn cxl_rej_response_to(&self) -> Result<Option<CxlRejResponseTo>, SlotError> {
        Ok(self.0.char(Self::CXL_REJ_RESPONSE_TO)?.map(CxlRejResponseTo::of))
    }

    /// CxlRejReason (102).
    pub fn cxl_rej_reason(&self) -> Result<Option<CxlRejReason>, SlotError> {
        Ok(self.0.int(Self::CXL_REJ_REASON)?.map(CxlRejReason::of))
    }

    /// Text (58).
    pub fn text(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TEXT)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for OrderCancelReject<'r, 'b> {
    const MESSAGE: usize = 0;
}
