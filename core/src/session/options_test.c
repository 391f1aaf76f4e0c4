/* SPDX-License-Identifier: Apache-2.0 */
/* Making a session: each option that is refused, and in which words. */
#include "fake_store.h"
#include "support.h"

#include <tagwire/abi.h>
#include <tagwire/unstable/session.h>
#include <tagwire/validate.h>

static fake_store store;
static const tw_now now = {1, 1767225600000000000};
static _Alignas(64) uint8_t memory[1 << 20];

static tw_session_options good(void)
{
    return (tw_session_options){.size = sizeof(tw_session_options),
                                .role = TW_SESSION_INITIATOR,
                                .begin_string = "FIX.4.4",
                                .sender_comp_id = "A",
                                .target_comp_id = "B",
                                .store = fake_store_init(&store)};
}

static void refused(const tw_session_options *options, const char *words)
{
    tw_session *session = NULL;
    tw_error error = {0};
    uint32_t size = 0;
    assert_int_equal(tw_session_size(options, &size), TW_E_ARGUMENT);
    assert_int_equal(tw_session_init(memory, sizeof memory, options, &now, &session, &error), TW_E_ARGUMENT);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    assert_string_equal(error.text, words);
    assert_null(session);
}

#define REFUSED(words, member, value)                                                                                              \
    do {                                                                                                                           \
        tw_session_options options = good();                                                                                       \
        options.member = (value);                                                                                                  \
        refused(&options, words);                                                                                                  \
    } while (0)

static void good_options_make_a_session(void **state)
{
    (void)state;
    tw_session_options options = good();
    tw_session *session = NULL;
    tw_session_info info;
    uint32_t size = 0;
    assert_int_equal(tw_session_size(&options, &size), TW_OK);
    assert_true(size <= sizeof memory);
    assert_int_equal(tw_session_init(memory, size, &options, &now, &session, NULL), TW_OK);
    assert_ptr_equal(session, memory);
    assert_int_equal(tw_session_describe(session, &info), TW_OK);
    assert_int_equal(info.next_out, 1);
    assert_int_equal(info.created_utc_ns, now.utc_ns);
    assert_string_equal(tw_session_state_name(info.state), "DISCONNECTED");
}

static void names(void **state)
{
    (void)state;
    char long_name[80];
    memset(long_name, 'x', sizeof long_name);
    long_name[65] = 0;
    REFUSED("begin_string is none of FIX.4.0 to FIX.4.4 and FIXT.1.1", begin_string, "FIX.5.0");
    REFUSED("begin_string is none of FIX.4.0 to FIX.4.4 and FIXT.1.1", begin_string, NULL);
    REFUSED("sender_comp_id is missing or malformed", sender_comp_id, NULL);
    REFUSED("sender_comp_id is missing or malformed", sender_comp_id, "");
    REFUSED("sender_comp_id is missing or malformed", sender_comp_id, "A\001B");
    REFUSED("sender_comp_id is missing or malformed", sender_comp_id, long_name);
    REFUSED("target_comp_id is missing or malformed", target_comp_id, NULL);
    REFUSED("sender_sub_id is malformed", sender_sub_id, "\001");
    REFUSED("sender_location_id is malformed", sender_location_id, "\001");
    REFUSED("target_sub_id is malformed", target_sub_id, "\001");
    REFUSED("target_location_id is malformed", target_location_id, "\001");
    REFUSED("qualifier is malformed", qualifier, "\001");
    REFUSED("appl_ver_id belongs to FIXT.1.1, and only there", appl_ver_id, "9");
    REFUSED("appl_ver_id belongs to FIXT.1.1, and only there", begin_string, "FIXT.1.1");
}

static void numbers(void **state)
{
    (void)state;
    REFUSED("role is neither initiator nor acceptor", role, 0);
    REFUSED("role is neither initiator nor acceptor", role, 3);
    REFUSED("store is missing", store, NULL);
    REFUSED("flags hold one that is not known", flags, TW_SESSION_REFUSAL_COUNTS << 1);
    REFUSED("flags: garbled messages are rejected or end the connection, not both", flags,
            TW_SESSION_GARBLED_REJECT | TW_SESSION_GARBLED_CLOSE);
    REFUSED("heartbeat beyond a day", heartbeat_s, 86401);
    REFUSED("heartbeat beyond a day", heartbeat_max_s, 86401);
    REFUSED("timestamp out of range", timestamp, 5);
    REFUSED("output_size below 16,384, or a size beyond 2 GiB", output_size, 16383);
    REFUSED("output_size below 16,384, or a size beyond 2 GiB", queue_size, 0x80000000u);
    REFUSED("policy out of range", policy[3], TW_POLICY_IGNORE + 1);
    REFUSED("size is not one of this struct", size, 16);
    REFUSED("size is not one of this struct", size, TW_OPTIONS_SIZE_MAX + 1);
}

static void logon_fields(void **state)
{
    (void)state;
    REFUSED("logon_fields are not fields", logon_fields, "553=me");
    REFUSED("logon_fields are not fields", logon_fields, "553=\001");
    REFUSED("logon_fields are not fields", logon_fields, "hello\001");
    REFUSED("logon_fields are not ascending by tag", logon_fields, "554=a\001553=b\001");
    REFUSED("logon_fields hold a field of header or trailer", logon_fields, "115=a\001");
    REFUSED("logon_fields hold a field that the session writes itself", logon_fields, "108=5\001");
    REFUSED("logon_fields hold a field that the session writes itself", logon_fields, "1409=5\001");
    char many[2100];
    memset(many, 'x', sizeof many);
    memcpy(many, "58=", 3);
    many[sizeof many - 2] = 1;
    many[sizeof many - 1] = 0;
    REFUSED("logon_fields are longer than 2,048 bytes", logon_fields, many);
}

static void dictionaries(void **state)
{
    (void)state;
    const tw_dict *dicts[17] = {tw_dict_builtin("FIX.4.4", 7), tw_dict_builtin("FIX.4.2", 7)};
    tw_session_options options = good();
    options.dict_count = 1;
    refused(&options, "dicts: none, or more than 16");
    options.dicts = dicts;
    options.dict_count = 17;
    refused(&options, "dicts: none, or more than 16");
    options.dict_count = 2;
    refused(&options, "dicts: one alone before FIXT.1.1");
    dicts[0] = NULL;
    options.dict_count = 1;
    refused(&options, "dicts hold NULL");
}

static void memory_and_null(void **state)
{
    (void)state;
    tw_session_options options = good();
    tw_session *session = NULL;
    tw_error error = {0};
    uint32_t size = 0;
    assert_int_equal(tw_session_size(NULL, &size), TW_E_ARGUMENT);
    assert_int_equal(tw_session_size(&options, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_size(&options, &size), TW_OK);
    assert_int_equal(tw_session_init(memory, size - 1, &options, &now, &session, &error), TW_E_MEMORY);
    assert_int_equal(error.status, TW_E_MEMORY);
    assert_int_equal(tw_session_init(memory + 8, size, &options, &now, &session, NULL), TW_E_MEMORY);
    assert_int_equal(tw_session_init(NULL, size, &options, &now, &session, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_init(memory, size, NULL, &now, &session, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_init(memory, size, &options, NULL, &session, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_init(memory, size, &options, &now, NULL, NULL), TW_E_ARGUMENT);
}

/* A caller compiled with fewer members gets the defaults; one with more that are 0 is understood. */
static void sizes_of_callers(void **state)
{
    (void)state;
    struct {
        tw_session_options options;
        uint8_t more[16];
    } grown = {.options = good()};
    tw_session *session = NULL;
    grown.options.size = sizeof grown;
    assert_int_equal(tw_session_init(memory, sizeof memory, &grown.options, &now, &session, NULL), TW_OK);
    grown.more[3] = 1;
    refused(&grown.options, "size is not one of this struct");
    grown.options = good();
    grown.options.size = offsetof(tw_session_options, flags);
    grown.options.flags = 0xFFFFFFFFu; /* beyond what the caller says it has */
    assert_int_equal(tw_session_init(memory, sizeof memory, &grown.options, &now, &session, NULL), TW_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_options_make_a_session),
        cmocka_unit_test(names),
        cmocka_unit_test(numbers),
        cmocka_unit_test(logon_fields),
        cmocka_unit_test(dictionaries),
        cmocka_unit_test(memory_and_null),
        cmocka_unit_test(sizes_of_callers),
    };
    return cmocka_run_group_tests_name("session_options", tests, NULL, NULL);
}
