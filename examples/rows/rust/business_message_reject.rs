// SPDX-License-Identifier: Apache-2.0
//! Rows of BusinessMessageReject (j).
//!
//! Made by `tagwire gen --lang rust --kind plan`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Dictionary, Error, FromRow, FromSlots, Plan, SlotError, Slots, UtcTimestamp};

/// The plan; all of its tags as numbers.
pub const PLAN: &str = "j{34:int! 49:text! 56:text! 43:bool 52:time! 45:int 372:text! 379:text 380:int! 58:text}";

/// Compiles it.
pub fn plan() -> Result<Plan, Error> {
    Plan::compile(PLAN, Dictionary::builtin("FIX.4.4").as_ref())
}

/// BusinessRejectReason (380).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BusinessRejectReason {
    Other,
    UnknownId,
    UnknownSecurity,
    UnsupportedMessageType,
    ApplicationNotAvailable,
    ConditionallyRequiredFieldMissing,
    NotAuthorized,
    DeliverToFirmNotAvailableAtThisTime,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl BusinessRejectReason {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            0 => Self::Other,
            1 => Self::UnknownId,
            2 => Self::UnknownSecurity,
            3 => Self::UnsupportedMessageType,
            4 => Self::ApplicationNotAvailable,
            5 => Self::ConditionallyRequiredFieldMissing,
            6 => Self::NotAuthorized,
            7 => Self::DeliverToFirmNotAvailableAtThisTime,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::Other => 0,
            Self::UnknownId => 1,
            Self::UnknownSecurity => 2,
            Self::UnsupportedMessageType => 3,
            Self::ApplicationNotAvailable => 4,
            Self::ConditionallyRequiredFieldMissing => 5,
            Self::NotAuthorized => 6,
            Self::DeliverToFirmNotAvailableAtThisTime => 7,
            Self::Unlisted(other) => other,
        }
    }
}

/// BusinessMessageReject (j): `row.view::<BusinessMessageReject>()`.
#[derive(Clone, Copy, Debug)]
pub struct BusinessMessageReject<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for BusinessMessageReject<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        BusinessMessageReject(slots)
    }
}

impl<'r, 'b> BusinessMessageReject<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const SENDER_COMP_ID: usize = 1;
    pub const TARGET_COMP_ID: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const REF_SEQ_NUM: usize = 5;
    pub const REF_MSG_TYPE: usize = 6;
    pub const BUSINESS_REJECT_REF_ID: usize = 7;
    pub const BUSINESS_REJECT_REASON: usize = 8;
    pub const TEXT: usize = 9;

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

    /// RefSeqNum (45).
    pub fn ref_seq_num(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::REF_SEQ_NUM)
    }

    /// RefMsgType (372), required.
    pub fn ref_msg_type(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::REF_MSG_TYPE)
    }

    /// BusinessRejectRefID (379).
    pub fn business_reject_ref_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::BUSINESS_REJECT_REF_ID)
    }

    /// BusinessRejectReason (380), required.
    pub fn business_reject_reason(&self) -> Result<Option<BusinessRejectReason>, SlotError> {
        Ok(self.0.int(Self::BUSINESS_REJECT_REASON)?.map(BusinessRejectReason::of))
    }

    /// Text (58).
    pub fn text(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TEXT)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for BusinessMessageReject<'r, 'b> {
    const MESSAGE: usize = 0;
}
