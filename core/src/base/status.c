/* SPDX-License-Identifier: Apache-2.0 */
#include "error.h"

#include <stddef.h>
#include <string.h>

/* clang-format off */
_Static_assert(sizeof(tw_error) == 128 && _Alignof(tw_error) == 4, "frozen");
_Static_assert(offsetof(tw_error, status) == 0 && offsetof(tw_error, reason) == 4 && offsetof(tw_error, tag) == 8, "frozen");
_Static_assert(offsetof(tw_error, offset) == 12 && offsetof(tw_error, text) == 16, "frozen");
_Static_assert(offsetof(tw_status_row, code) == 0 && offsetof(tw_status_row, name) == 8, "frozen");

#define ROW(code, text) {code, 0, #code, text}
/* clang-format on */

/* Ascending by code: twi_row() searches it by halves. */
static const tw_status_row rows[] = {
    ROW(TW_E_STORE_LIMIT, "more than the store takes"),
    ROW(TW_E_STORE_SEQUENCE, "the MsgSeqNum was used already"),
    ROW(TW_E_STORE_EPOCH, "another process has opened the store since"),
    ROW(TW_E_STORE_DAMAGED, "what was stored is no longer as it was"),
    ROW(TW_E_STORE_FORMAT, "not a store, or one of another version"),
    ROW(TW_E_STORE_LOCKED, "another process has the store open"),
    ROW(TW_E_STORE_IO, "the operating system could not read or write"),
    ROW(TW_E_STORE_FULL, "no room on the disk or in memory"),
    ROW(TW_E_PLAN_SLOT, "the slot cannot be written"),
    ROW(TW_E_PLAN_REPEATED, "tag appears more than once"),
    ROW(TW_E_PLAN_MISSING, "required tag missing"),
    ROW(TW_E_PLAN_LIMIT, "more than a plan may have"),
    ROW(TW_E_PLAN_TYPE, "no such type, or one that does not fit its place"),
    ROW(TW_E_PLAN_TWICE, "it is in the plan already"),
    ROW(TW_E_PLAN_NAME, "no dictionary has this name"),
    ROW(TW_E_PLAN_SYNTAX, "the text is not of the form that plans have"),
    ROW(TW_E_VALIDATE, "the message breaks rules of its dictionary"),
    ROW(TW_E_DICT_UNKNOWN, "the dictionary has no such field, code, message, component or entry"),
    ROW(TW_E_DICT_BASE, "no dictionary has the name that is extended"),
    ROW(TW_E_DICT_LIMIT, "more than a dictionary may have"),
    ROW(TW_E_DICT_LOOP, "a component inside itself"),
    ROW(TW_E_DICT_TYPE, "the field's type does not fit its place"),
    ROW(TW_E_DICT_TWICE, "it is there already"),
    ROW(TW_E_DICT_NAME, "the name is not declared"),
    ROW(TW_E_DICT_SYNTAX, "the line is not of the form that dictionaries have"),
    ROW(TW_E_BUILD_SIZE, "the message is larger than a message can be"),
    ROW(TW_E_BUILD_VALUE, "the value cannot be sent: it is empty, or holds SOH outside a data field"),
    ROW(TW_E_BUILD_TAG, "the tag is 0, too large, or one that the builder writes itself"),
    ROW(TW_E_BUILD_ROOM, "the message does not fit the memory given"),
    ROW(TW_E_VALUE_INEXACT, "digits would be lost at this scale or precision"),
    ROW(TW_E_VALUE_OVERFLOW, "the number does not fit"),
    ROW(TW_E_VALUE_FORMAT, "incorrect data format for value"),
    ROW(TW_E_VALUE_EMPTY, "tag specified without a value"),
    ROW(TW_E_INDEX_FIELD, "no such field in the index"),
    ROW(TW_E_INDEX_GROUP_COUNT, "incorrect NumInGroup count for repeating group"),
    ROW(TW_E_INDEX_ROOM, "more fields than the index has room for"),
    ROW(TW_E_INDEX_DATA_END, "the data field does not end with SOH where its length says"),
    ROW(TW_E_INDEX_DATA_LENGTH, "the length before the data field is not a number"),
    ROW(TW_E_INDEX_END, "the last field is not ended by SOH"),
    ROW(TW_E_INDEX_EQUALS, "the field has no equals sign"),
    ROW(TW_E_INDEX_TAG_RANGE, "the tag is larger than 2147483647"),
    ROW(TW_E_INDEX_TAG, "the tag is not a number from 1 without leading zeros"),
    ROW(TW_E_FRAME_CHECKSUM, "CheckSum differs from the sum of the bytes"),
    ROW(TW_E_FRAME_TRAILER, "no CheckSum field where BodyLength says that the body ends"),
    ROW(TW_E_FRAME_SIZE, "the message is larger than the maximum allowed"),
    ROW(TW_E_FRAME_LENGTH, "BodyLength is not a number, or does not fit"),
    ROW(TW_E_FRAME_HEADER, "BeginString, BodyLength and MsgType are not the first three fields"),
    ROW(TW_E_FRAME_BEGIN, "the bytes do not begin a message"),
    ROW(TW_E_ABI, "library and caller were made for versions that do not fit together"),
    ROW(TW_E_KERNEL, "no scan kernel of that name runs on this processor"),
    ROW(TW_E_STATE, "the call does not fit what was called before"),
    ROW(TW_E_MEMORY, "the memory given is too small or not aligned"),
    ROW(TW_E_ARGUMENT, "an argument breaks the function's rules"),
    ROW(TW_OK, "ok"),
    ROW(TW_MORE, "the input ends before the message does"),
    ROW(TW_ROOM, "the memory given is too small for the result"),
};

static const tw_status_row unknown = {INT32_MIN, 0, "TW_UNKNOWN", "unknown status"};

static const tw_status_row *twi_row(tw_status status)
{
    uint32_t low = 0, high = (uint32_t)(sizeof rows / sizeof rows[0]);
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (rows[middle].code == status)
            return &rows[middle];
        if (rows[middle].code < status)
            low = middle + 1;
        else
            high = middle;
    }
    return &unknown;
}

uint32_t tw_status_table(const tw_status_row **first)
{
    if (first)
        *first = rows;
    return (uint32_t)(sizeof rows / sizeof rows[0]);
}

const char *tw_status_name(tw_status status)
{
    return twi_row(status)->name;
}

const char *tw_status_text(tw_status status)
{
    return twi_row(status)->text;
}

const char *tw_version(void)
{
#define TEXT(x) #x
#define VERSION(a, b, c) TEXT(a) "." TEXT(b) "." TEXT(c)
    return VERSION(TW_VERSION_MAJOR, TW_VERSION_MINOR, TW_VERSION_PATCH);
}

static void text_set(tw_error *error, const char *text)
{
    size_t length = strlen(text);
    if (length >= sizeof error->text)
        length = sizeof error->text - 1;
    memcpy(error->text, text, length);
    memset(error->text + length, 0, sizeof error->text - length);
}

tw_status twi_error(tw_error *error, tw_status status, int32_t reason, uint32_t tag, uint32_t offset)
{
    if (error) {
        error->status = status;
        error->reason = reason;
        error->tag = tag;
        error->offset = offset;
        text_set(error, twi_row(status)->text);
    }
    return status;
}

void twi_error_text(tw_error *error, tw_status status, uint32_t offset, const char *text)
{
    twi_error(error, status, TWI_REASON_NONE, 0, offset);
    if (error)
        text_set(error, text);
}
