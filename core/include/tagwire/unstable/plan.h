/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reading by a plan what is indexed already, as a session has done with the message it delivers.
 *
 * Under unstable/ nothing is promised: this function is in libtagwire.a only, and may change with any release.
 */
#ifndef TAGWIRE_UNSTABLE_PLAN_H
#define TAGWIRE_UNSTABLE_PLAN_H

#include <tagwire/plan.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * tw_read of one message that was framed, checked and indexed by somebody else: nothing of that is done again.
 *
 * index:   of this message, as tw_index_next left it with TW_OK, its offsets counting from the message's first byte; tw_session_index is one.
 * input:   what the slots' offsets refer to; the message is its `length` bytes from `offset` on; not NULL.
 * row:     caller's; not NULL. slots: caller's, room for slots_max.
 * returns: TW_OK (the row, with slots if its type is in the plan); TW_ROOM (the slots do not hold it; the row is not one); TW_E_ARGUMENT (NULL, or
 *          an index with fewer fields than a message has).
 * Lifetime: offsets hold as long as the input. No allocation, no lock, no system call. Thread rule: the reader's thread.
 */
TW_API tw_status tw_read_indexed(tw_reader *reader, const tw_index *index, const void *input, uint32_t offset, uint32_t length,
                                 tw_row *row, tw_slot *slots, uint32_t slots_max);

#ifdef __cplusplus
}
#endif

#endif
