/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The JNI layer: static methods of one Java class, registered by JNI_OnLoad. Addresses cross as long, lengths as int; nothing of Java is called,
 * kept or pinned. Java checks bounds; what is checked here is what C could not survive: NULL and negative lengths.
 */
#ifndef TAGWIRE_JNI_LAYER_H
#define TAGWIRE_JNI_LAYER_H

#include <jni.h>
#include <tagwire/tagwire.h>

/* An address that came from Java. */
static inline void *at(jlong address)
{
    return (void *)(uintptr_t)address;
}

static inline uint32_t u32(jint number)
{
    return (uint32_t)number;
}

/* Methods of one file, for RegisterNatives. */
typedef struct layer_methods {
    const JNINativeMethod *methods;
    jint count;
} layer_methods;

layer_methods layer_values(void);
layer_methods layer_messages(void);

#endif
