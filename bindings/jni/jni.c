/* SPDX-License-Identifier: Apache-2.0 */
/* JNI_OnLoad: finds the class by the name that the loader left, so that a relocated package works, and registers its methods. */
#include "layer.h"

#include <string.h>

static jlong buffer_address(JNIEnv *env, jclass class, jobject buffer)
{
    (void)class;
    return buffer ? (jlong)(uintptr_t)(*env)->GetDirectBufferAddress(env, buffer) : 0;
}

/* Bytes of the library's own memory, whose address a struct gave. */
static void copy(JNIEnv *env, jclass class, jlong from, jlong to, jint length)
{
    (void)env;
    (void)class;
    if (from && to && length > 0)
        memcpy(at(to), at(from), u32(length));
}

static jint abi_check(JNIEnv *env, jclass class, jint major, jint minor, jlong hash, jlong error)
{
    (void)env;
    (void)class;
    return tw_abi_check(u32(major), u32(minor), (uint64_t)hash, at(error));
}

/* Texts of the library, by kind. Returns the length, or -1 where there is none. */
static jint text(JNIEnv *env, jclass class, jint kind, jint which, jlong out, jint room)
{
    (void)env;
    (void)class;
    const char *found = NULL;
    switch (kind) {
    case 0: found = tw_version(); break;
    case 1: found = tw_kernel_name(); break;
    case 2: found = tw_kernel_list(u32(which)); break;
    case 3: found = tw_type_name(u32(which)); break;
    case 4: found = tw_reason_text(which); break;
    default: break;
    }
    size_t length = found ? strlen(found) : 0;
    if (!found || !out || room < 0 || length > u32(room))
        return -1;
    memcpy(at(out), found, length);
    return (jint)length;
}

static jint kernel_force(JNIEnv *env, jclass class, jlong name)
{
    (void)env;
    (void)class;
    return tw_kernel_force(at(name));
}

static const JNINativeMethod own[] = {
    {"address", "(Ljava/nio/Buffer;)J", (void *)buffer_address},
    {"copy", "(JJI)V", (void *)copy},
    {"abiCheck", "(IIJJ)I", (void *)abi_check},
    {"text", "(IIJI)I", (void *)text},
    {"kernelForce", "(J)I", (void *)kernel_force},
};

/* The value of a system property, in `out`, with dots as slashes. */
static jboolean class_name(JNIEnv *env, char *out, jsize room)
{
    jclass system = (*env)->FindClass(env, "java/lang/System");
    jmethodID get = system ? (*env)->GetStaticMethodID(env, system, "getProperty", "(Ljava/lang/String;)Ljava/lang/String;") : NULL;
    jstring key = get ? (*env)->NewStringUTF(env, "tagwire.native.class") : NULL;
    jstring value = key ? (*env)->CallStaticObjectMethod(env, system, get, key) : NULL;
    if ((*env)->ExceptionCheck(env) || !value || (*env)->GetStringUTFLength(env, value) >= room)
        return JNI_FALSE;
    (*env)->GetStringUTFRegion(env, value, 0, (*env)->GetStringLength(env, value), out);
    out[(*env)->GetStringUTFLength(env, value)] = 0;
    for (char *each = out; *each; each++)
        *each = *each == '.' ? '/' : *each;
    return JNI_TRUE;
}

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved)
{
    JNIEnv *env = NULL;
    char name[512];
    (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_8) != JNI_OK || !class_name(env, name, sizeof name))
        return JNI_ERR;
    jclass class = (*env)->FindClass(env, name);
    layer_methods values = layer_values(), messages = layer_messages();
    if (!class || (*env)->RegisterNatives(env, class, own, sizeof own / sizeof *own) != JNI_OK ||
        (*env)->RegisterNatives(env, class, values.methods, values.count) != JNI_OK ||
        (*env)->RegisterNatives(env, class, messages.methods, messages.count) != JNI_OK)
        return JNI_ERR;
    return JNI_VERSION_1_8;
}
