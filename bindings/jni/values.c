/* SPDX-License-Identifier: Apache-2.0 */
/* Values, builder, dictionaries: calls that are many in C are one here, with a kind. */
#include "layer.h"

enum { INT, UINT, DECIMAL, SCALED, CHAR, BOOL, TEXT, MULTIPLE, TIME, TIMEONLY, TZTIME, TZTIMEONLY, DATE, MONTHYEAR, ITEM };

/* out: 16 bytes: the value as its C type; SCALED: the number, then at 8 its digits; TEXT: the offset at fault; MULTIPLE: count, offset. */
static jint value_read(JNIEnv *env, jclass class, jint kind, jlong text, jint length, jint scale, jlong out)
{
    (void)env;
    (void)class;
    uint8_t *value = at(out);
    if (!text || !value || length < 0)
        return TW_E_ARGUMENT;
    const void *bytes = at(text);
    uint32_t count = u32(length);
    switch (kind) {
    case INT: return tw_int_read(bytes, count, at(out));
    case UINT: return tw_uint_read(bytes, count, at(out));
    case DECIMAL: return tw_decimal_read(bytes, count, at(out));
    case SCALED: return tw_decimal_read_scaled(bytes, count, u32(scale), at(out), value + 8);
    case CHAR: return tw_char_read(bytes, count, value);
    case BOOL: return tw_bool_read(bytes, count, value);
    case TEXT: return tw_text_check(bytes, count, at(out));
    case MULTIPLE: return tw_multiple_check(bytes, count, u32(scale), at(out), at(out + 4));
    case TIME: return tw_time_read(bytes, count, at(out));
    case TIMEONLY: return tw_timeonly_read(bytes, count, at(out));
    case TZTIME: return tw_tztime_read(bytes, count, at(out));
    case TZTIMEONLY: return tw_tztimeonly_read(bytes, count, at(out));
    case DATE: return tw_date_read(bytes, count, at(out));
    case MONTHYEAR: return tw_monthyear_read(bytes, count, at(out));
    case ITEM: return tw_multiple_next(bytes, count, at(out));
    default: return TW_E_ARGUMENT;
    }
}

/* value: the C type's bytes (numbers: int64). written: uint32. */
static jint value_write(JNIEnv *env, jclass class, jint kind, jlong value, jint scale, jint digits, jlong out, jint room,
                        jlong written)
{
    (void)env;
    (void)class;
    if (!value || !out || !written || room < 0)
        return TW_E_ARGUMENT;
    const int64_t *number = at(value);
    switch (kind) {
    case INT: return tw_int_write(*number, at(out), u32(room), at(written));
    case UINT: return tw_uint_write((uint64_t)*number, at(out), u32(room), at(written));
    case DECIMAL: return tw_decimal_write(at(value), u32(digits), at(out), u32(room), at(written));
    case SCALED: return tw_decimal_write_scaled(*number, u32(scale), u32(digits), at(out), u32(room), at(written));
    case CHAR: return tw_char_write((uint8_t)*number, at(out), u32(room), at(written));
    case BOOL: return tw_bool_write((uint8_t)*number, at(out), u32(room), at(written));
    case TIME: return tw_time_write(at(value), u32(digits), at(out), u32(room), at(written));
    case TIMEONLY: return tw_timeonly_write(at(value), u32(digits), at(out), u32(room), at(written));
    case TZTIME: return tw_tztime_write(at(value), u32(digits), at(out), u32(room), at(written));
    case TZTIMEONLY: return tw_tztimeonly_write(at(value), u32(digits), at(out), u32(room), at(written));
    case DATE: return tw_date_write((int32_t)*number, at(out), u32(room), at(written));
    case MONTHYEAR: return tw_monthyear_write(at(value), at(out), u32(room), at(written));
    default: return TW_E_ARGUMENT;
    }
}

static jint header_init(JNIEnv *env, jclass class, jlong header, jlong begin, jint begin_length, jlong type, jint type_length,
                        jlong error)
{
    (void)env;
    (void)class;
    return tw_header_init(at(header), at(begin), u32(begin_length), at(type), u32(type_length), at(error));
}

static jint header_text(JNIEnv *env, jclass class, jlong header, jint tag, jlong bytes, jint length, jlong error)
{
    (void)env;
    (void)class;
    return tw_header_text(at(header), u32(tag), at(bytes), u32(length), at(error));
}

/* A field that Java wrote down, 32 bytes: MessageBuilder.java has the same. */
typedef struct layer_field {
    int64_t number;
    uint32_t kind, tag;
    uint32_t scale; /* of a decimal; of data its own tag, `tag` being the length's */
    uint32_t digits;
    uint32_t offset, length; /* of text, in the texts */
} layer_field;

enum { F_INT, F_UINT, F_DECIMAL, F_CHAR, F_BOOL, F_TEXT, F_DATA, F_TIME, F_DATE, F_GROUP, F_RAW };

static void build_field(tw_build *build, const layer_field *field, const uint8_t *texts)
{
    const uint8_t *text = texts + field->offset;
    switch (field->kind) {
    case F_INT: tw_build_int(build, field->tag, field->number); break;
    case F_UINT: tw_build_uint(build, field->tag, (uint64_t)field->number); break;
    case F_DECIMAL: tw_build_decimal(build, field->tag, field->number, field->scale, field->digits); break;
    case F_CHAR: tw_build_char(build, field->tag, (uint8_t)field->number); break;
    case F_BOOL: tw_build_bool(build, field->tag, (uint8_t)field->number); break;
    case F_TEXT: tw_build_text(build, field->tag, text, field->length); break;
    case F_DATA: tw_build_data(build, field->tag, field->scale, text, field->length); break;
    case F_TIME: tw_build_time(build, field->tag, field->number, field->digits); break;
    case F_DATE: tw_build_date(build, field->tag, (int32_t)field->number); break;
    case F_GROUP: tw_build_group(build, field->tag, (uint32_t)field->number); break;
    case F_RAW: tw_build_raw(build, text, field->length); break;
    default: break;
    }
}

/* All fields of a message in one crossing. result: offset and length, uint32 each. */
static jint build(JNIEnv *env, jclass class, jlong header, jlong fields, jint count, jlong texts, jlong out, jint room,
                  jlong result, jlong error)
{
    (void)env;
    (void)class;
    tw_build made;
    if (!header || !fields || !texts || !out || !result || count < 0 || room < 0)
        return TW_E_ARGUMENT;
    tw_build_begin(&made, at(out), u32(room), at(header));
    const layer_field *each = at(fields);
    for (jint i = 0; i < count; i++)
        build_field(&made, each + i, at(texts));
    return tw_build_end(&made, at(result), at(result + 4), at(error));
}

static jlong dict_builtin(JNIEnv *env, jclass class, jlong name, jint length)
{
    (void)env;
    (void)class;
    return (jlong)(uintptr_t)tw_dict_builtin(at(name), u32(length));
}

static jlong dict_builtin_at(JNIEnv *env, jclass class, jint which)
{
    (void)env;
    (void)class;
    return (jlong)(uintptr_t)tw_dict_builtin_at(u32(which));
}

static jint dict_load(JNIEnv *env, jclass class, jlong text, jint length, jlong base, jlong memory, jlong size, jlong dict,
                      jlong error)
{
    (void)env;
    (void)class;
    return tw_dict_load(at(text), u32(length), at(base), at(memory), at(size), at(dict), at(error));
}

static jint dict_print(JNIEnv *env, jclass class, jlong dict, jlong out, jint room, jlong length)
{
    (void)env;
    (void)class;
    return tw_dict_print(at(dict), at(out), u32(room), at(length));
}

/* Lookups by kind; `a` and `b` are what the call takes in numbers, name its text; out: the struct. */
static jint dict_ask(JNIEnv *env, jclass class, jint kind, jlong dict, jint a, jint b, jlong name, jlong out)
{
    (void)env;
    (void)class;
    if (!dict || !out)
        return TW_E_ARGUMENT;
    switch (kind) {
    case 0: return tw_dict_describe(at(dict), at(out));
    case 1: return tw_dict_field_get(at(dict), u32(a), at(out));
    case 2: return tw_dict_field_named(at(dict), at(name), u32(b), at(out));
    case 3: return tw_dict_code_get(at(dict), u32(a), at(name), u32(b), at(out));
    case 4: return tw_dict_code_at(at(dict), u32(a), u32(b), at(out));
    case 5: return tw_dict_message_get(at(dict), at(name), u32(b), at(out));
    case 6: return tw_dict_message_named(at(dict), at(name), u32(b), at(out));
    case 7: return tw_dict_message_at(at(dict), u32(a), at(out));
    case 8: return tw_dict_member(at(dict), u32(a), u32(b), at(out));
    case 9: return tw_dict_entry_at(at(dict), u32(a), u32(b), at(out));
    case 10: return tw_dict_field_at(at(dict), u32(a), at(out));
    default: return TW_E_ARGUMENT;
    }
}

static jint dict_pairs(JNIEnv *env, jclass class, jlong dict, jlong pairs, jint room)
{
    (void)env;
    (void)class;
    return (jint)tw_dict_pairs(at(dict), at(pairs), u32(room));
}

static const JNINativeMethod methods[] = {
    {"valueRead", "(IJIIJ)I", (void *)value_read},
    {"valueWrite", "(IJIIJIJ)I", (void *)value_write},
    {"headerInit", "(JJIJIJ)I", (void *)header_init},
    {"headerText", "(JIJIJ)I", (void *)header_text},
    {"build", "(JJIJJIJJ)I", (void *)build},
    {"dictBuiltin", "(JI)J", (void *)dict_builtin},
    {"dictBuiltinAt", "(I)J", (void *)dict_builtin_at},
    {"dictLoad", "(JIJJJJJ)I", (void *)dict_load},
    {"dictPrint", "(JJIJ)I", (void *)dict_print},
    {"dictAsk", "(IJIIJJ)I", (void *)dict_ask},
    {"dictPairs", "(JJI)I", (void *)dict_pairs},
};

layer_methods layer_values(void)
{
    return (layer_methods){methods, sizeof methods / sizeof *methods};
}
