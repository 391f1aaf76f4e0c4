/* SPDX-License-Identifier: Apache-2.0 */
/* Frames, indexes, plans, templates, validation: one crossing a message or batch. */
#include "layer.h"

static jint frame_next(JNIEnv *env, jclass class, jlong input, jint length, jint length_max, jlong frame, jlong error)
{
    (void)env;
    (void)class;
    return tw_frame_next(at(input), u32(length), u32(length_max), at(frame), at(error));
}

static jint index_size(JNIEnv *env, jclass class, jlong options, jlong size)
{
    (void)env;
    (void)class;
    return tw_index_size(at(options), at(size));
}

static jint index_init(JNIEnv *env, jclass class, jlong memory, jint size, jlong options, jlong index, jlong error)
{
    (void)env;
    (void)class;
    return tw_index_init(at(memory), u32(size), at(options), at(index), at(error));
}

static jint index_next(JNIEnv *env, jclass class, jlong index, jlong input, jint length, jlong frame, jlong error)
{
    (void)env;
    (void)class;
    return tw_index_next(at(index), at(input), u32(length), at(frame), at(error));
}

static jint index_fields(JNIEnv *env, jclass class, jlong index, jlong input, jint length, jlong error)
{
    (void)env;
    (void)class;
    return tw_index_fields(at(index), at(input), u32(length), at(error));
}

static jint group_open(JNIEnv *env, jclass class, jlong index, jlong input, jint field, jint to, jlong members, jint count,
                       jlong group, jlong error)
{
    (void)env;
    (void)class;
    return tw_group_open(at(index), at(input), u32(field), u32(to), at(members), u32(count), at(group), at(error));
}

static jint group_next(JNIEnv *env, jclass class, jlong index, jlong group)
{
    (void)env;
    (void)class;
    return (jint)tw_group_next(at(index), at(group));
}

static jint validator_size(JNIEnv *env, jclass class, jlong options, jlong size)
{
    (void)env;
    (void)class;
    return tw_validator_size(at(options), at(size));
}

static jint validator_init(JNIEnv *env, jclass class, jlong memory, jint size, jlong options, jlong validator, jlong error)
{
    (void)env;
    (void)class;
    return tw_validator_init(at(memory), u32(size), at(options), at(validator), at(error));
}

static jint validate(JNIEnv *env, jclass class, jlong validator, jlong index, jlong input, jlong faults, jint room, jlong count,
                     jlong error)
{
    (void)env;
    (void)class;
    return tw_validate(at(validator), at(index), at(input), at(faults), u32(room), at(count), at(error));
}

/* Plans and templates are made and described by the same calls; template says which. */
static jint plan_compile(JNIEnv *env, jclass class, jboolean template, jlong text, jint length, jlong dict, jlong memory,
                         jlong size, jlong made, jlong error)
{
    (void)env;
    (void)class;
    return template ? tw_template_compile(at(text), u32(length), at(dict), at(memory), at(size), at(made), at(error))
                    : tw_plan_compile(at(text), u32(length), at(dict), at(memory), at(size), at(made), at(error));
}

static jint plan_print(JNIEnv *env, jclass class, jboolean template, jlong made, jlong out, jint room, jlong length)
{
    (void)env;
    (void)class;
    return template ? tw_template_print(at(made), at(out), u32(room), at(length))
                    : tw_plan_print(at(made), at(out), u32(room), at(length));
}

static jint plan_messages(JNIEnv *env, jclass class, jboolean template, jlong made)
{
    (void)env;
    (void)class;
    return (jint)(template ? tw_template_messages(at(made)) : tw_plan_messages(at(made)));
}

static jint plan_message_at(JNIEnv *env, jclass class, jboolean template, jlong made, jint which, jlong message)
{
    (void)env;
    (void)class;
    return template ? tw_template_message_at(at(made), u32(which), at(message))
                    : tw_plan_message_at(at(made), u32(which), at(message));
}

static jint plan_entries(JNIEnv *env, jclass class, jboolean template, jlong made, jint which, jlong entries, jint room,
                         jlong count)
{
    (void)env;
    (void)class;
    return template ? tw_template_entries(at(made), u32(which), at(entries), u32(room), at(count))
                    : tw_plan_entries(at(made), u32(which), at(entries), u32(room), at(count));
}

static jint reader_size(JNIEnv *env, jclass class, jlong options, jlong size)
{
    (void)env;
    (void)class;
    return tw_reader_size(at(options), at(size));
}

static jint reader_init(JNIEnv *env, jclass class, jlong memory, jint size, jlong options, jlong reader, jlong error)
{
    (void)env;
    (void)class;
    return tw_reader_init(at(memory), u32(size), at(options), at(reader), at(error));
}

static jint read(JNIEnv *env, jclass class, jlong reader, jlong input, jint length, jlong rows, jint rows_max, jlong slots,
                 jint slots_max, jlong progress)
{
    (void)env;
    (void)class;
    return tw_read(at(reader), at(input), u32(length), at(rows), u32(rows_max), at(slots), u32(slots_max), at(progress));
}

/* result: offset and length, uint32 each. */
static jint template_write(JNIEnv *env, jclass class, jlong made, jint message, jlong slots, jint slots_count, jint slot,
                           jlong input, jint input_length, jlong out, jint room, jlong result, jlong error)
{
    (void)env;
    (void)class;
    if (!result)
        return TW_E_ARGUMENT;
    return tw_template_write(at(made), u32(message), at(slots), u32(slots_count), u32(slot), at(input), u32(input_length), at(out),
                             u32(room), at(result), at(result + 4), at(error));
}

static const JNINativeMethod methods[] = {
    {"frameNext", "(JIIJJ)I", (void *)frame_next},
    {"indexSize", "(JJ)I", (void *)index_size},
    {"indexInit", "(JIJJJ)I", (void *)index_init},
    {"indexNext", "(JJIJJ)I", (void *)index_next},
    {"indexFields", "(JJIJ)I", (void *)index_fields},
    {"groupOpen", "(JJIIJIJJ)I", (void *)group_open},
    {"groupNext", "(JJ)I", (void *)group_next},
    {"validatorSize", "(JJ)I", (void *)validator_size},
    {"validatorInit", "(JIJJJ)I", (void *)validator_init},
    {"validate", "(JJJJIJJ)I", (void *)validate},
    {"planCompile", "(ZJIJJJJJ)I", (void *)plan_compile},
    {"planPrint", "(ZJJIJ)I", (void *)plan_print},
    {"planMessages", "(ZJ)I", (void *)plan_messages},
    {"planMessageAt", "(ZJIJ)I", (void *)plan_message_at},
    {"planEntries", "(ZJIJIJ)I", (void *)plan_entries},
    {"readerSize", "(JJ)I", (void *)reader_size},
    {"readerInit", "(JIJJJ)I", (void *)reader_init},
    {"read", "(JJIJIJIJ)I", (void *)read},
    {"templateWrite", "(JIJIIJIJIJJ)I", (void *)template_write},
};

layer_methods layer_messages(void)
{
    return (layer_methods){methods, sizeof methods / sizeof *methods};
}
