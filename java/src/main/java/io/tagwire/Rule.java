// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

/** What a {@link Validator} looks at. The number in brackets is the SessionRejectReason (373). */
public enum Rule {
    /** MsgType is in no dictionary (11). */
    MSGTYPE,
    /** A tag that the dictionary does not have (0). */
    TAG,
    /** The same for user-defined tags; accepted by default (0). */
    TAG_USER,
    /** A tag that is not of this message (2). */
    TAG_MESSAGE,
    /** A required field is missing (1). */
    REQUIRED,
    /** A field without a value (4). */
    EMPTY,
    /** A value that is none of the field's codes (5). */
    CODE,
    /** A value that is not of the field's type (6). */
    FORMAT,
    /** A field out of place among header, body and trailer (14). */
    ORDER,
    /** A tag twice in one level (13). */
    TWICE,
    /** NumInGroup differs from the entries that follow (16). */
    GROUP_COUNT,
    /** The first field of an entry is not the group's first (15). */
    GROUP_START,
    /** Members of an entry not in the dictionary's order; accepted by default (15). */
    GROUP_ORDER,
    /** A tag inside an entry that belongs to no level around it (0 or 2). */
    GROUP_TAG,
    /** A data field without its length field before it (1). */
    DATA_LENGTH
}
