/* SPDX-License-Identifier: Apache-2.0 */
/* Names of data types. */
#include "model.h"

static const char *const names[] = {
    [TW_TYPE_INT] = "int",
    [TW_TYPE_LENGTH] = "Length",
    [TW_TYPE_SEQNUM] = "SeqNum",
    [TW_TYPE_NUMINGROUP] = "NumInGroup",
    [TW_TYPE_TAGNUM] = "TagNum",
    [TW_TYPE_DAYOFMONTH] = "DayOfMonth",
    [TW_TYPE_FLOAT] = "float",
    [TW_TYPE_QTY] = "Qty",
    [TW_TYPE_PRICE] = "Price",
    [TW_TYPE_PRICEOFFSET] = "PriceOffset",
    [TW_TYPE_AMT] = "Amt",
    [TW_TYPE_PERCENTAGE] = "Percentage",
    [TW_TYPE_CHAR] = "char",
    [TW_TYPE_BOOLEAN] = "Boolean",
    [TW_TYPE_STRING] = "String",
    [TW_TYPE_MULTIPLECHARVALUE] = "MultipleCharValue",
    [TW_TYPE_MULTIPLESTRINGVALUE] = "MultipleStringValue",
    [TW_TYPE_COUNTRY] = "Country",
    [TW_TYPE_CURRENCY] = "Currency",
    [TW_TYPE_EXCHANGE] = "Exchange",
    [TW_TYPE_LANGUAGE] = "Language",
    [TW_TYPE_MONTHYEAR] = "MonthYear",
    [TW_TYPE_UTCTIMESTAMP] = "UTCTimestamp",
    [TW_TYPE_UTCTIMEONLY] = "UTCTimeOnly",
    [TW_TYPE_UTCDATEONLY] = "UTCDateOnly",
    [TW_TYPE_LOCALMKTDATE] = "LocalMktDate",
    [TW_TYPE_LOCALMKTTIME] = "LocalMktTime",
    [TW_TYPE_TZTIMEONLY] = "TZTimeOnly",
    [TW_TYPE_TZTIMESTAMP] = "TZTimestamp",
    [TW_TYPE_XID] = "XID",
    [TW_TYPE_XIDREF] = "XIDREF",
    [TW_TYPE_TENOR] = "Tenor",
    [TW_TYPE_DATA] = "data",
    [TW_TYPE_XMLDATA] = "XMLData",
};

#define NAMES (sizeof names / sizeof names[0])

const char *tw_type_name(uint32_t type)
{
    return type < NAMES ? names[type] : NULL;
}

uint32_t twi_type_named(span name)
{
    for (uint32_t type = 1; type < NAMES; type++)
        if (span_is(name, names[type]))
            return type;
    return 0;
}
