/* SPDX-License-Identifier: Apache-2.0 */
#include "error.h"
#include "model.h"

#include <stdlib.h>

tw_status tw_dict_load(const void *text, uint32_t length, const tw_dict *base, void *memory, uint32_t *size, const tw_dict **dict,
                       tw_error *error)
{
    if ((!text && length) || !size || !dict || (!memory && *size))
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if ((uintptr_t)memory & 7)
        return twi_error(error, TW_E_MEMORY, TWI_REASON_NONE, 0, 0);
    model m = {.layer = 1, .error = error};
    void *image = NULL;
    uint32_t needed = 0;
    tw_status status = twi_model_read(&m, text ? text : "", length, base);
    if (status == TW_OK)
        status = twi_model_compile(&m, &image, &needed);
    twi_arena_free(&m.arena);
    if (status != TW_OK)
        return status;
    if (memory && needed <= *size) {
        memcpy(memory, image, needed);
        *dict = memory;
    } else {
        status = TW_ROOM;
    }
    *size = needed;
    free(image);
    return status;
}
