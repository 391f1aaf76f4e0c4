/* SPDX-License-Identifier: Apache-2.0 */
/* The dictionaries compiled into the library, oldest first. The build makes images.c from core/dictionaries. */
#include "builtin.h"

#include <string.h>

const tw_dict *tw_dict_builtin_at(uint32_t which)
{
    return which < twi_builtin_count ? (const tw_dict *)(const void *)twi_builtin_images[which] : NULL;
}

const tw_dict *tw_dict_builtin(const void *name, uint32_t length)
{
    tw_dict_info info;
    for (uint32_t i = 0; name && i < twi_builtin_count; i++) {
        const tw_dict *dict = tw_dict_builtin_at(i);
        if (tw_dict_describe(dict, &info) == TW_OK && strlen(info.name) == length && memcmp(info.name, name, length) == 0)
            return dict;
    }
    return NULL;
}

const tw_dict *tw_dict_builtin_applver(const void *applver, uint32_t length)
{
    tw_dict_info info;
    if (!applver || length == 0)
        return NULL;
    if (length == 2 && memcmp(applver, "10", 2) == 0) {
        applver = "9";
        length = 1;
    }
    for (uint32_t i = 0; i < twi_builtin_count; i++) {
        const tw_dict *dict = tw_dict_builtin_at(i);
        if (tw_dict_describe(dict, &info) == TW_OK && strlen(info.applver) == length && memcmp(info.applver, applver, length) == 0)
            return dict;
    }
    return NULL;
}
