/* SPDX-License-Identifier: Apache-2.0 */
/* Status codes, the table that names them, error detail, version. Every other header builds on this one. */
#ifndef TAGWIRE_STATUS_H
#define TAGWIRE_STATUS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(TAGWIRE_BUILDING)
#define TW_API __attribute__((visibility("default")))
#else
#define TW_API
#endif

#define TW_VERSION_MAJOR 0
#define TW_VERSION_MINOR 1
#define TW_VERSION_PATCH 0

/*
 * What a call answers. 0 is success. Positive codes are not errors: the call did what it could and says what it needs. Negative
 * codes are errors, grouped by module in hundreds. A value, once given, is never changed or used again.
 */
typedef int32_t tw_status;

enum {
    TW_OK = 0,
    TW_MORE = 1, /* the input ends before the message does: call again with more of it */
    TW_ROOM = 2, /* the memory given is too small for the result; nothing was lost: call again with more */

    TW_E_ARGUMENT = -1, /* an argument breaks the function's stated rules */
    TW_E_MEMORY = -2,   /* caller's memory is too small or not aligned */
    TW_E_STATE = -3,    /* the call does not fit what was called before */
    TW_E_KERNEL = -4,   /* no scan kernel of that name, or this processor cannot run it */
    TW_E_ABI = -5,      /* library and caller were made for versions that do not fit together */

    TW_E_FRAME_BEGIN = -101,    /* the bytes do not start with 8= and a BeginString */
    TW_E_FRAME_HEADER = -102,   /* 8, 9 and 35 are not the first three fields */
    TW_E_FRAME_LENGTH = -103,   /* BodyLength is not a number, or does not fit 32 bits */
    TW_E_FRAME_SIZE = -104,     /* the message would be larger than the maximum allowed */
    TW_E_FRAME_TRAILER = -105,  /* no 10=nnn where BodyLength says that the body ends */
    TW_E_FRAME_CHECKSUM = -106, /* CheckSum differs from the sum of the bytes */

    TW_E_INDEX_TAG = -201,         /* a tag that is not a number from 1 without leading zeros */
    TW_E_INDEX_TAG_RANGE = -202,   /* a tag above 2147483647 */
    TW_E_INDEX_EQUALS = -203,      /* a field without '=' */
    TW_E_INDEX_END = -204,         /* the last field is not ended by SOH */
    TW_E_INDEX_DATA_LENGTH = -205, /* the length before a data field is not a number */
    TW_E_INDEX_DATA_END = -206,    /* a data field does not end with SOH where its length says */
    TW_E_INDEX_ROOM = -207,        /* more fields than the index has room for */
    TW_E_INDEX_GROUP_COUNT = -208, /* NumInGroup is not a number, or differs from the entries found */
    TW_E_INDEX_FIELD = -209,       /* no such field in the index */

    TW_E_VALUE_EMPTY = -301,    /* no bytes */
    TW_E_VALUE_FORMAT = -302,   /* not of this type's syntax */
    TW_E_VALUE_OVERFLOW = -303, /* of the right syntax, but the number does not fit */
    TW_E_VALUE_INEXACT = -304,  /* the scale or precision asked for would lose digits */

    TW_E_BUILD_ROOM = -401,  /* the message does not fit the memory given */
    TW_E_BUILD_TAG = -402,   /* tag 0, above 2147483647, or one the builder writes itself (8, 9, 10, 35) */
    TW_E_BUILD_VALUE = -403, /* a value that cannot be sent: empty, or with SOH in a field that is not data */
    TW_E_BUILD_SIZE = -404,  /* a message beyond 2^31 bytes */

    TW_E_DICT_SYNTAX = -501,  /* a line of a dictionary's text is not of its form */
    TW_E_DICT_NAME = -502,    /* a name that the dictionary does not declare */
    TW_E_DICT_TWICE = -503,   /* a name, tag, code, message type or member that is there already */
    TW_E_DICT_TYPE = -504,    /* a field whose type does not fit its place */
    TW_E_DICT_LOOP = -505,    /* a component inside itself */
    TW_E_DICT_LIMIT = -506,   /* more of something than a dictionary may have */
    TW_E_DICT_BASE = -507,    /* no dictionary of the name that is extended */
    TW_E_DICT_UNKNOWN = -508, /* no such field, code, message, component or entry */

    TW_E_VALIDATE = -601, /* the message breaks rules of its dictionary */

    TW_E_PLAN_SYNTAX = -701,   /* the text of a plan or template is not of its grammar */
    TW_E_PLAN_NAME = -702,     /* a name that no dictionary was given for, or that it does not have */
    TW_E_PLAN_TWICE = -703,    /* a message, or a tag within one, twice */
    TW_E_PLAN_TYPE = -704,     /* no such type, or one that does not fit its place */
    TW_E_PLAN_LIMIT = -705,    /* more than a plan may have */
    TW_E_PLAN_MISSING = -706,  /* a required entry is not in the message */
    TW_E_PLAN_REPEATED = -707, /* a tag stands twice at its level */
    TW_E_PLAN_SLOT = -708,     /* a slot that cannot be written */

    TW_E_STORE_FULL = -801,     /* no room for it on the disk or in memory; nothing was changed */
    TW_E_STORE_IO = -802,       /* the operating system could not read or write */
    TW_E_STORE_LOCKED = -803,   /* another process has the store open */
    TW_E_STORE_FORMAT = -804,   /* not a store, or one of another version */
    TW_E_STORE_DAMAGED = -805,  /* what was stored is no longer as it was */
    TW_E_STORE_EPOCH = -806,    /* another process has opened the store since */
    TW_E_STORE_SEQUENCE = -807, /* a MsgSeqNum that was used already */
    TW_E_STORE_LIMIT = -808     /* more than a store takes */
};

/* One row of the status table. Frozen. */
typedef struct tw_status_row {
    int32_t code;
    uint32_t reserved;
    const char *name; /* "TW_E_FRAME_CHECKSUM"; static */
    const char *text; /* one sentence in lower case, without a full stop; static */
} tw_status_row;

/*
 * All status codes, ascending by code, for people and for generators of bindings.
 *
 * rows:    receives the address of the first row; library's, never freed. May be NULL.
 * returns: the number of rows.
 * Thread rule: any thread. Since 0.1.
 */
TW_API uint32_t tw_status_table(const tw_status_row **rows);

/*
 * The name ("TW_E_VALUE_EMPTY") or the text of a status. Never NULL: an unknown code gives "TW_UNKNOWN" and "unknown status".
 * Lifetime: static. Thread rule: any thread. Since 0.1.
 */
TW_API const char *tw_status_name(tw_status status);
TW_API const char *tw_status_text(tw_status status);

/* Detail of an error. Frozen, 128 bytes, caller's. A call that succeeds leaves it alone. */
typedef struct tw_error {
    int32_t status;
    int32_t reason;  /* SessionRejectReason (373) that fits, or -1 where the message is garbled or none fits */
    uint32_t tag;    /* the tag at fault, 0 where none is known */
    uint32_t offset; /* of the byte at fault, from the start of the input passed to the call */
    char text[112];  /* for people; ends with NUL */
} tw_error;

/*
 * The library's version, "0.1.0". Lifetime: static. Thread rule: any thread. Since 0.1.
 */
TW_API const char *tw_version(void);

/*
 * The scan kernel in use: "avx512", "avx512-256", "avx2", "sse2", "neon" or "portable". It is chosen once, at first use, from
 * what the processor offers; the environment variable TW_FORCE_KERNEL, read at that moment, names another. A name that this
 * processor cannot run is ignored: compare this function's answer with what was asked for.
 * Lifetime: static. Thread rule: any thread. Since 0.1.
 */
TW_API const char *tw_kernel_name(void);

/*
 * The kernels this processor can run, best first.
 *
 * which:   from 0.
 * returns: the name, or NULL from the end of the list on. Lifetime: static. Thread rule: any thread. Since 0.1.
 */
TW_API const char *tw_kernel_list(uint32_t which);

/*
 * Makes the named kernel the one in use, for measurements and tests.
 *
 * returns: TW_OK; TW_E_ARGUMENT (NULL); TW_E_KERNEL.
 * Thread rule: any thread; calls already under way in other threads finish on the kernel they began with. Since 0.1.
 */
TW_API tw_status tw_kernel_force(const char *name);

#ifdef __cplusplus
}
#endif

#endif
