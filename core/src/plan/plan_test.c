/* SPDX-License-Identifier: Apache-2.0 */
/* Plans read and refused, and what messages give by them: row and slots written down as text, and compared. */
#include "inputs.h"
#include "reader.h"
#include "support.h"

#include <tagwire/plan.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char plan_memory[1 << 20] __attribute__((aligned(64)));
static char reader_memory[1 << 18] __attribute__((aligned(64)));
static char fresh_memory[1 << 18] __attribute__((aligned(64)));
static uint64_t rng = 0x91a7;

static const tw_plan *plan_of(const char *text, const tw_dict *dict)
{
    const tw_plan *plan = NULL;
    tw_error error = {0};
    uint32_t size = sizeof plan_memory;
    if (tw_plan_compile(text, (uint32_t)strlen(text), dict, plan_memory, &size, &plan, &error) != TW_OK)
        fail_msg("%s: %s", text, error.text);
    return plan;
}

static tw_reader *reader_in(char *memory, uint32_t room, const tw_plan *plan)
{
    tw_reader_options options = {.size = sizeof options, .plan = plan};
    tw_reader *reader = NULL;
    uint32_t size = 0;
    assert_int_equal(tw_reader_size(&options, &size), TW_OK);
    assert_in_range(size, 1, room);
    assert_int_equal(tw_reader_init(memory, room, &options, &reader, NULL), TW_OK);
    return reader;
}

/* "status tag bad | slot slot ..." with each slot as state:number:bytes, absent ones as '-', groups as [first*entries+stride]. */
static void row_text(char *out, size_t room, const tw_row *row, const tw_slot *slots, const uint8_t *input)
{
    int at = snprintf(out, room, "%s %d %u |", tw_status_name(row->status), row->tag, row->bad);
    for (uint32_t i = 0; i < row->slots; i++) {
        const tw_slot *s = &slots[row->slot + i];
        if (s->state == TW_SLOT_ABSENT)
            at += snprintf(out + at, room - (size_t)at, " -");
        else
            at += snprintf(out + at, room - (size_t)at, " %u:%lld:%u:%.*s", s->state, (long long)s->number, s->digits,
                           s->offset > 8 && s->length < 64 ? (int)s->length : 0, (const char *)input + s->offset);
    }
}

/* Reads the body of a message (with 35= and '|' for SOH) twice, the second time by what the first taught. */
static void gives(const char *plan_text, const tw_dict *dict, const char *body, const char *expected)
{
    static uint8_t bytes[8192];
    static tw_slot slots[256];
    char text[4096];
    tw_row row;
    tw_progress progress;
    tw_reader *reader = reader_in(reader_memory, sizeof reader_memory, plan_of(plan_text, dict));
    uint32_t length = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", body);
    for (int i = 0; i < 3; i++) {
        memset(slots, 0xEE, sizeof slots);
        assert_int_equal(tw_read(reader, bytes, length, &row, 1, slots, 256, &progress), TW_OK);
        assert_int_equal(progress.rows, 1);
        assert_int_equal(progress.consumed, length);
        assert_int_equal(progress.slots, row.slots);
        row_text(text, sizeof text, &row, slots, bytes);
        assert_string_equal(text, expected);
    }
}

static void each_type_has_its_number_and_its_bad_states(void **state)
{
    (void)state;
    const char *plan = "D{11:text 54:char 38:int 44:dec5 45:dec* 43:bool 60:time 75:date 96:data}";
    gives(plan, NULL, "35=D|11=AB|54=1|38=-7|44=1.5|45=2.50|43=Y|60=19700101-00:00:01.5|75=19700102|95=2|96=x||",
          "TW_OK 0 0 | 1:16961:0:AB 1:49:0:1 1:-7:0:-7 1:150000:1:1.5 1:250:2:2.50 1:1:0:Y 1:1500000000:1:19700101-00:00:01.5 "
          "1:1:0:19700102 1:376:0:x\001");
    gives(plan, NULL, "35=D|", "TW_OK 0 0 | - - - - - - - - -");
    gives(plan, NULL, "35=D|44=1.123456|38=99999999999999999999|54=12|43=y|60=1970|75=19701301|11=|",
          "TW_E_VALUE_INEXACT 44 7 | 16:0:0: 17:0:0:12 18:0:0:99999999999999999999 19:0:6:1.123456 - 17:0:0:y 17:0:0:1970 "
          "17:0:0:19701301 -");
    gives(plan, NULL, "35=D|44=999999999999999999|", "TW_E_VALUE_OVERFLOW 44 1 | - - - 18:0:0:999999999999999999 - - - - -");
    gives(plan, NULL, "35=D|44=1.12345000|45=-0.000|38=007|",
          "TW_OK 0 0 | - - 1:7:0:007 1:112345:8:1.12345000 1:0:3:-0.000 - - - -");
}

static void data_without_bytes_is_empty(void **state)
{
    (void)state;
    gives("D{96:data 11:text}", NULL, "35=D|95=0|96=|11=A|", "TW_E_VALUE_EMPTY 96 1 | 16:0:0: 1:65:0:A");
}

static void a_tag_twice_is_repeated_and_the_first_stays(void **state)
{
    (void)state;
    gives("D{11:text 38:int}", NULL, "35=D|11=A|38=1|11=B|38=2|", "TW_E_PLAN_REPEATED 11 2 | 20:65:0:A 20:1:0:1");
}

static void a_group_twice_whose_first_count_is_wrong(void **state)
{
    (void)state;
    gives("W{268{269:char} 38:int}", NULL, "35=W|268=2|269=0|38=x|268=1|",
          "TW_E_INDEX_GROUP_COUNT 268 2 | 20:1:0: 17:0:0:x 1:48:0:0 -");
}

static void what_is_required_and_missing_comes_after_faults_of_fields(void **state)
{
    (void)state;
    gives("D{11:text! 38:int! 44:dec2!}", NULL, "35=D|44=1|", "TW_E_PLAN_MISSING 11 0 | - - 1:100:0:1");
    gives("D{11:text! 38:int! 44:dec2!}", NULL, "35=D|44=x|", "TW_E_VALUE_FORMAT 44 1 | - - 17:0:0:x");
    gives("D{453{448:text! 452:int!}}", NULL, "35=D|453=2|448=A|452=1|448=B|",
          "TW_E_PLAN_MISSING 452 0 | 1:2:0: 1:65:0:A 1:1:0:1 1:66:0:B -");
}

static void groups_are_read_entry_by_entry(void **state)
{
    (void)state;
    const char *plan = "W{55:text 268{269:char 270:dec2} 58:text}";
    gives(plan, NULL, "35=W|55=X|268=2|269=0|270=1.5|269=1|270=2|58=t|",
          "TW_OK 0 0 | 1:88:0:X 1:2:0: 1:116:0:t 1:48:0:0 1:150:1:1.5 1:49:0:1 1:200:0:2");
    gives(plan, NULL, "35=W|268=0|55=X|", "TW_OK 0 0 | 1:88:0:X 1:0:0: -");
    gives(plan, NULL, "35=W|268=2|269=0|55=X|269=1|270=2|", "TW_OK 0 0 | 1:88:0:X 1:2:0: - 1:48:0:0 - 1:49:0:1 1:200:0:2");
    gives(plan, NULL, "35=W|268=3|269=0|269=1|", "TW_E_INDEX_GROUP_COUNT 268 1 | - 21:2:0: - 1:48:0:0 - 1:49:0:1 - - -");
    gives(plan, NULL, "35=W|268=4|269=0|269=1|", "TW_E_INDEX_GROUP_COUNT 268 1 | - 21:0:0: -");
    gives(plan, NULL, "35=W|268=3|269=0|269=1|58=t|",
          "TW_E_INDEX_GROUP_COUNT 268 1 | - 21:2:0: 1:116:0:t 1:48:0:0 - 1:49:0:1 - - -");
    gives(plan, NULL, "35=W|268=1|269=0|269=1|58=t|", "TW_E_INDEX_GROUP_COUNT 268 1 | - 21:1:0: 1:116:0:t 1:48:0:0 -");
    gives("W{268:2{269:char}}", NULL, "35=W|268=3|269=0|269=1|269=2|", "TW_OK 0 0 | 1:2:0: 1:48:0:0 1:49:0:1");
}

static void entries_behind_a_count_of_0_and_a_trailer_in_their_place_are_told(void **state)
{
    (void)state;
    const char *plan = "W{268{269:char} 58:text}";
    gives(plan, NULL, "35=W|268=0|269=0|58=t|", "TW_E_INDEX_GROUP_COUNT 268 1 | 21:0:0: 1:116:0:t");
    gives(plan, NULL, "35=W|268=0|270=0|58=t|", "TW_OK 0 0 | 1:0:0: 1:116:0:t");
    gives(plan, NULL, "35=W|58=t|268=1|", "TW_E_INDEX_GROUP_COUNT 268 1 | 21:0:0: 1:116:0:t -");
    gives(plan, NULL, "35=W|58=t|268=1|93=1|89=x|", "TW_E_INDEX_GROUP_COUNT 268 1 | 21:0:0: 1:116:0:t -");
}

static void a_hostile_count_takes_no_slots(void **state)
{
    (void)state;
    const char *plan = "W{268{269:char} 58:text}";
    gives(plan, NULL, "35=W|268=1000000000|269=0|58=t|", "TW_E_INDEX_GROUP_COUNT 268 1 | 21:0:0: 1:116:0:t");
    gives(plan, NULL, "35=W|268=99999999999999999999|269=0|58=t|", "TW_E_INDEX_GROUP_COUNT 268 1 | 21:0:0: 1:116:0:t");
    gives(plan, NULL, "35=W|268=-1|269=0|58=t|", "TW_E_VALUE_FORMAT 268 1 | 17:0:0: 1:116:0:t");
    gives(plan, NULL, "35=W|268=|58=t|", "TW_E_VALUE_EMPTY 268 1 | 16:0:0: 1:116:0:t");
}

static void nested_groups_have_their_slots_behind(void **state)
{
    (void)state;
    const char *plan = "D{453{448:text 802{523:text}} 11:text}";
    gives(plan, NULL, "35=D|453=2|448=A|802=2|523=x|523=y|448=B|802=1|523=z|11=O|",
          "TW_OK 0 0 | 1:2:0: 1:79:0:O 1:65:0:A 1:2:0: 1:66:0:B 1:1:0: 1:120:0:x 1:121:0:y 1:122:0:z");
}

static void with_a_dictionary_groups_left_out_hide_their_members(void **state)
{
    (void)state;
    const tw_dict *dict = tw_dict_builtin("FIX.4.4", 7);
    /* 58 stands in no group here; 448 is of Parties; 15 Currency at the top and in nothing; 523 in PtysSubGrp */
    gives("D{ClOrdID:text 448:text}", dict, "35=D|11=O|453=1|448=P|447=D|452=1|", "TW_OK 0 0 | 1:79:0:O -");
    gives("D{NoPartyIDs{PartyID:text} ClOrdID:text}", dict, "35=D|453=2|448=P|447=D|452=1|802=1|523=S|448=Q|447=D|452=3|11=O|",
          "TW_OK 0 0 | 1:2:0: 1:79:0:O 1:80:0:P 1:81:0:Q");
    gives("D{NoPartyIDs{PartyID:text}}", dict, "35=D|453=1|448=P|11=O|448=Q|", "TW_OK 0 0 | 1:1:0: 1:80:0:P");
}

static void faults_of_the_text_are_named(void **state)
{
    (void)state;
    const tw_dict *dict = tw_dict_builtin("FIX.4.4", 7);
    static const struct {
        const char *text;
        tw_status status;
        uint32_t offset;
        int named;
    } cases[] = {{"", TW_E_PLAN_SYNTAX, 0, 0},
                 {"D", TW_E_PLAN_SYNTAX, 1, 0},
                 {"D{", TW_E_PLAN_SYNTAX, 2, 0},
                 {"D{}", TW_E_PLAN_SYNTAX, 3, 0},
                 {"D{11}", TW_E_PLAN_SYNTAX, 4, 0},
                 {"D{11:text", TW_E_PLAN_SYNTAX, 9, 0},
                 {"D{0:text}", TW_E_PLAN_SYNTAX, 2, 0},
                 {"D{011:text}", TW_E_PLAN_SYNTAX, 2, 0},
                 {"D{2147483648:text}", TW_E_PLAN_SYNTAX, 2, 0},
                 {"D{11:txt}", TW_E_PLAN_TYPE, 5, 0},
                 {"D{11:dec19}", TW_E_PLAN_TYPE, 5, 0},
                 {"D{11:dec01}", TW_E_PLAN_TYPE, 5, 0},
                 {"D{11=x}", TW_E_PLAN_TYPE, 2, 0},
                 {"D{11:text 11:int}", TW_E_PLAN_TWICE, 10, 0},
                 {"D{11:text 453{11:int}}", TW_E_PLAN_TWICE, 0, 0},
                 {"D{11:text} D{11:text}", TW_E_PLAN_TWICE, 11, 0},
                 {"D{453:0{448:text}}", TW_E_PLAN_SYNTAX, 6, 0},
                 {"D{453:65536{448:text}}", TW_E_PLAN_SYNTAX, 6, 0},
                 {"D{ClOrdID:text}", TW_E_PLAN_NAME, 2, 0},
                 {"D{ClOrdId:text}", TW_E_PLAN_NAME, 2, 1},
                 {"LONGTYPES{11:text}", TW_E_PLAN_LIMIT, 0, 0}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const tw_plan *plan = NULL;
        tw_error error = {0};
        uint32_t size = sizeof plan_memory, length = (uint32_t)strlen(cases[i].text);
        tw_status status = tw_plan_compile(cases[i].text, length, cases[i].named ? dict : NULL, plan_memory, &size, &plan, &error);
        if (status != cases[i].status || error.offset != cases[i].offset)
            fail_msg("%s: %s at %u", cases[i].text, tw_status_name(status), error.offset);
        assert_null(plan);
    }
}

static void limits_are_kept_and_hostile_texts_end_soon(void **state)
{
    (void)state;
    static char text[1 << 21];
    size_t used = 0;
    const tw_plan *plan = NULL;
    uint32_t size = 0;
    for (uint32_t i = 0; i < 4096; i++) /* as many entries as there may be */
        used += (size_t)sprintf(text + used, i ? " %u:int" : "D{%u:int", i + 1);
    sprintf(text + used, "}");
    assert_int_equal(tw_plan_compile(text, (uint32_t)used + 1, NULL, NULL, &size, &plan, NULL), TW_ROOM);
    used += (size_t)sprintf(text + used, " 5000:int}");
    size = 0;
    assert_int_equal(tw_plan_compile(text, (uint32_t)used, NULL, NULL, &size, &plan, NULL), TW_E_PLAN_LIMIT);
    used = 0;
    for (uint32_t i = 0; i < 4000; i++) /* thousands of levels, one tag twice among them */
        used += (size_t)sprintf(text + used, i ? " %u{%u:int}" : "D{%u{%u:int}", i + 1, i + 10001);
    sprintf(text + used, "}");
    assert_int_equal(tw_plan_compile(text, (uint32_t)used + 1, NULL, NULL, &size, &plan, NULL), TW_ROOM);
    size = 0;
    used += (size_t)sprintf(text + used, " 10001:int}");
    assert_int_equal(tw_plan_compile(text, (uint32_t)used, NULL, NULL, &size, &plan, NULL), TW_E_PLAN_TWICE);
    for (used = 0; used < 2 * 65;) /* groups inside groups */
        used += (size_t)sprintf(text + used, used ? "1{" : "D{");
    assert_int_equal(tw_plan_compile(text, (uint32_t)used, NULL, NULL, &size, &plan, NULL), TW_E_PLAN_SYNTAX);
    for (; used < 2 * 67;)
        used += (size_t)sprintf(text + used, "1{");
    assert_int_equal(tw_plan_compile(text, (uint32_t)used, NULL, NULL, &size, &plan, NULL), TW_E_PLAN_LIMIT);
    memset(text, ' ', sizeof text);
    assert_int_equal(tw_plan_compile(text, (1 << 20) + 1, NULL, NULL, &size, &plan, NULL), TW_E_PLAN_LIMIT);
    assert_int_equal(tw_plan_compile(text, 1 << 20, NULL, NULL, &size, &plan, NULL), TW_E_PLAN_SYNTAX);
}

static void a_plan_prints_itself_and_the_print_is_the_same_plan(void **state)
{
    (void)state;
    const char *text =
        "D{11:text! 44:dec5 45:dec* 453:2!{448:text 802{523:text}} 60:time} 8{37:text} AE{571:data 75:date 43:bool 54:char 38:int}";
    const tw_plan *plan = plan_of(text, NULL);
    char out[512], copy[4096] __attribute__((aligned(8)));
    uint32_t length = 0, size = sizeof copy;
    assert_int_equal(tw_plan_print(plan, NULL, 0, &length), TW_ROOM);
    assert_int_equal(tw_plan_print(plan, out, sizeof out, &length), TW_OK);
    assert_int_equal(length, strlen(text));
    assert_memory_equal(out, text, length);
    assert_int_equal(tw_plan_compile(out, length, NULL, copy, &size, &plan, NULL), TW_OK);
    assert_memory_equal(copy, plan_memory, size);
    uint32_t less = size - 1;
    assert_int_equal(tw_plan_compile(out, length, NULL, copy, &less, &plan, NULL), TW_ROOM);
    assert_int_equal(less, size);
}

static void a_batch_goes_on_behind_bad_messages_and_stops_where_room_ends(void **state)
{
    (void)state;
    uint8_t bytes[1024];
    uint32_t length = 0, second = 0;
    length += (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", "35=D|11=A|");
    second = length;
    length += (uint32_t)message(bytes + length, 500, "FIX.4.4", "35=0|");
    memcpy(bytes + length, "garbage", 7);
    length += 7;
    length += (uint32_t)message(bytes + length, 300, "FIX.4.4", "35=D|11=B|");
    uint32_t whole = length;
    length += (uint32_t)message(bytes + length, 300, "FIX.4.4", "35=D|11=C|") - 3;
    tw_reader *reader = reader_in(reader_memory, sizeof reader_memory, plan_of("D{11:text 38:int}", NULL));
    tw_row rows[8];
    tw_slot slots[8];
    tw_progress progress;
    assert_int_equal(tw_read(reader, bytes, length, rows, 8, slots, 8, &progress), TW_MORE);
    assert_int_equal(progress.rows, 4);
    assert_int_equal(progress.consumed, whole);
    assert_int_equal(progress.slots, 4);
    assert_int_equal(progress.need, length - whole + 3);
    assert_int_equal(rows[0].message, 0);
    assert_int_equal(rows[1].message, TW_ROW_OTHER);
    assert_int_equal(rows[1].status, TW_OK);
    assert_int_equal(rows[1].offset, second);
    assert_int_equal(rows[2].message, TW_ROW_OTHER);
    assert_true(rows[2].status < 0);
    assert_int_equal(rows[2].length, 7);
    assert_int_equal(rows[3].slot, 2);
    assert_int_equal(slots[2].number, 'B');
    assert_int_equal(tw_read(reader, bytes, whole, rows, 2, slots, 8, &progress), TW_ROOM);
    assert_int_equal(progress.rows, 2);
    assert_int_equal(tw_read(reader, bytes, whole, rows, 8, slots, 3, &progress), TW_ROOM);
    assert_int_equal(progress.rows, 3);
    assert_int_equal(progress.slots, 2);
    assert_int_equal(tw_read(reader, bytes, whole, rows, 8, slots, 1, &progress), TW_ROOM);
    assert_int_equal(progress.rows, 0);
    assert_int_equal(tw_read(reader, NULL, 0, rows, 8, slots, 1, &progress), TW_OK);
}

static void the_reader_has_the_index_of_the_last_message(void **state)
{
    (void)state;
    static uint8_t bytes[1024];
    tw_row rows[2];
    tw_slot slots[4];
    tw_progress progress;
    tw_reader *reader = reader_in(reader_memory, sizeof reader_memory, plan_of("D{11:text}", NULL));
    const tw_index *index = tw_reader_index(reader);
    uint32_t at, first = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", "35=D|11=first|");
    uint32_t length = first + (uint32_t)message(bytes + first, sizeof bytes - first, "FIX.4.4", "35=D|58=x|11=second|");
    assert_null(tw_reader_index(NULL));
    assert_int_equal(tw_read(reader, bytes, length, rows, 2, slots, 4, &progress), TW_OK);
    assert_int_equal(index->fields, rows[1].fields);
    assert_int_equal(tw_index_text(index, tw_index_find(index, 11, 0), &at), 6);
    assert_memory_equal(bytes + rows[1].offset + at, "second", 6);
    assert_int_equal(tw_read(reader, bytes, first - 1, rows, 2, slots, 4, &progress), TW_MORE);
    assert_int_equal(index->fields, 0);
    assert_int_equal(tw_read(reader, bytes, first, rows, 2, slots, 4, &progress), TW_OK);
    assert_int_equal(index->fields, 5);
    bytes[first - 2] ^= 1;
    assert_int_equal(tw_read(reader, bytes, first, rows, 2, slots, 4, &progress), TW_OK);
    assert_int_equal(rows[0].status, TW_E_FRAME_CHECKSUM);
    assert_int_equal(index->fields, 0);
}

static void a_wrong_count_does_not_wait_for_room(void **state)
{
    (void)state;
    static uint8_t bytes[1024];
    static tw_slot slots[8];
    tw_row row;
    tw_progress progress;
    tw_reader *reader = reader_in(reader_memory, sizeof reader_memory, plan_of("D{268{269:char 270:int}}", NULL));
    uint32_t length = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", "35=D|268=5|269=0|270=1|271=5|269=1|270=2|271=5|272=1|");
    assert_int_equal(tw_read(reader, bytes, length, &row, 1, slots, 8, &progress), TW_OK);
    assert_int_equal(row.status, TW_E_INDEX_GROUP_COUNT);
    assert_int_equal(slots[0].state, TW_SLOT_COUNT);
    assert_int_equal(slots[0].number, 0);
    length = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", "35=D|268=4|269=0|270=1|269=1|270=2|269=0|269=1|");
    assert_int_equal(tw_read(reader, bytes, length, &row, 1, slots, 8, &progress), TW_ROOM);
    assert_int_equal(progress.rows, 0);
}

static void a_message_with_a_fault_of_the_index_names_its_tag(void **state)
{
    (void)state;
    uint8_t bytes[1024];
    tw_row row;
    tw_progress progress;
    tw_reader *reader = reader_in(reader_memory, sizeof reader_memory, plan_of("D{11:text}", NULL));
    uint32_t length = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", "35=D|95=9|96=abc|11=A|");
    assert_int_equal(tw_read(reader, bytes, length, &row, 1, NULL, 0, &progress), TW_OK);
    assert_int_equal(row.status, TW_E_INDEX_DATA_END);
    assert_int_equal(row.tag, 96);
    assert_int_equal(row.message, TW_ROW_OTHER);
    bytes[length - 2] = (uint8_t)(bytes[length - 2] == '9' ? '0' : bytes[length - 2] + 1);
    assert_int_equal(tw_read(reader, bytes, length, &row, 1, NULL, 0, &progress), TW_OK);
    assert_int_equal(row.status, TW_E_FRAME_CHECKSUM);
    assert_int_equal(row.tag, 0);
}

/* A random body of the tags that the plan has, in and out of groups, right and wrong. */
static uint32_t random_body(uint8_t *out)
{
    static const char *const parts[] = {"11=A|",        "38=5|",  "38=x|",  "44=1.25|", "268=2|269=0|270=1|269=1|270=2|",
                                        "268=1|269=0|", "268=3|", "269=0|", "270=1.5|", "453=1|448=P|802=1|523=s|",
                                        "453=0|",       "448=Q|", "523=t|", "58=text|", "268=0|",
                                        "9999=z|",      "802=2|", "11=|",   "447=D|",   "35=D|"};
    char body[2048] = "35=D|";
    uint32_t count = random_below(&rng, 9);
    for (uint32_t i = 0; i < count; i++)
        strcat(body, parts[random_below(&rng, sizeof parts / sizeof parts[0])]);
    return (uint32_t)message(out, 4096, "FIX.4.4", body);
}

static void what_a_reader_remembers_changes_nothing(void **state)
{
    (void)state;
    static const char *const texts[] = {"D{11:text! 38:int 44:dec2 268{269:char 270:dec5!} 453:1{448:text 802{523:text}}}",
                                        "D{38:int 268:1{270:dec5} 58:text}"};
    const tw_dict *dicts[] = {NULL, tw_dict_builtin("FIX.4.4", 7)};
    static uint8_t bytes[4096];
    static tw_slot slots[256], fresh_slots[256];
    for (uint32_t t = 0; t < 4; t++) {
        const tw_plan *plan = plan_of(texts[t & 1], dicts[t >> 1]);
        tw_reader *reader = reader_in(reader_memory, sizeof reader_memory, plan);
        for (uint32_t i = 0; i < 20000; i++) {
            tw_row row, fresh_row;
            tw_progress progress, fresh_progress;
            uint32_t length = random_body(bytes);
            tw_reader *fresh = reader_in(fresh_memory, sizeof fresh_memory, plan);
            const uint8_t *place = input_end(bytes, length);
            assert_int_equal(tw_read(reader, place, length, &row, 1, slots, 256, &progress), TW_OK);
            assert_int_equal(tw_read(fresh, place, length, &fresh_row, 1, fresh_slots, 256, &fresh_progress), TW_OK);
            assert_memory_equal(&row, &fresh_row, sizeof row);
            assert_memory_equal(&progress, &fresh_progress, sizeof progress);
            assert_memory_equal(slots, fresh_slots, row.slots * sizeof *slots);
        }
    }
}

/* Without its number in it a count that is none was taken for a 0 of before. */
static void a_count_that_is_no_number_teaches_nothing(void **state)
{
    (void)state;
    uint8_t bytes[1024];
    tw_row row;
    tw_slot slot;
    tw_progress progress;
    const tw_dict *dict = tw_dict_builtin("FIX.4.4", 7);
    static const char *const bodies[] = {"35=X|268=x|58=a|", "35=X|268=0|58=a|"};
    for (int first = 0; first < 2; first++) {
        tw_reader *reader = reader_in(reader_memory, sizeof reader_memory, plan_of("X{58:text}", dict));
        for (int i = first; i < 2; i++) {
            uint32_t length = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", bodies[i]);
            assert_int_equal(tw_read(reader, bytes, length, &row, 1, &slot, 1, &progress), TW_OK);
        }
        assert_int_equal(slot.state, TW_SLOT_OK);
    }
}

/* The word is what a call of another thread would have set. */
static void a_call_during_another_is_refused_by_debug_builds(void **state)
{
    (void)state;
    tw_row row;
    tw_progress progress;
    tw_reader *reader = reader_in(reader_memory, sizeof reader_memory, plan_of("D{11:text}", NULL));
#ifdef NDEBUG
    const tw_status expected = TW_OK;
#else
    const tw_status expected = TW_E_STATE;
#endif
    reader->busy = 1;
    assert_int_equal(tw_read(reader, NULL, 0, &row, 1, NULL, 0, &progress), expected);
    reader->busy = 0;
    assert_int_equal(tw_read(reader, NULL, 0, &row, 1, NULL, 0, &progress), TW_OK);
    assert_int_equal(tw_read(reader, NULL, 0, &row, 1, NULL, 0, &progress), TW_OK);
}

static void reading_allocates_nothing(void **state)
{
    (void)state;
    static uint8_t bytes[4096];
    static tw_slot slots[256];
    tw_row row;
    tw_progress progress;
    tw_reader *reader = reader_in(reader_memory, sizeof reader_memory, plan_of("D{11:text 268{269:char}}", NULL));
    for (uint32_t i = 0; i < 1000; i++) {
        uint32_t length = random_body(bytes);
        uint64_t before = allocation_count();
        (void)tw_read(reader, bytes, length, &row, 1, slots, 256, &progress);
        assert_int_equal(allocation_count(), before);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_type_has_its_number_and_its_bad_states),
        cmocka_unit_test(data_without_bytes_is_empty),
        cmocka_unit_test(a_tag_twice_is_repeated_and_the_first_stays),
        cmocka_unit_test(a_group_twice_whose_first_count_is_wrong),
        cmocka_unit_test(what_is_required_and_missing_comes_after_faults_of_fields),
        cmocka_unit_test(groups_are_read_entry_by_entry),
        cmocka_unit_test(entries_behind_a_count_of_0_and_a_trailer_in_their_place_are_told),
        cmocka_unit_test(a_hostile_count_takes_no_slots),
        cmocka_unit_test(nested_groups_have_their_slots_behind),
        cmocka_unit_test(with_a_dictionary_groups_left_out_hide_their_members),
        cmocka_unit_test(faults_of_the_text_are_named),
        cmocka_unit_test(limits_are_kept_and_hostile_texts_end_soon),
        cmocka_unit_test(a_plan_prints_itself_and_the_print_is_the_same_plan),
        cmocka_unit_test(a_batch_goes_on_behind_bad_messages_and_stops_where_room_ends),
        cmocka_unit_test(the_reader_has_the_index_of_the_last_message),
        cmocka_unit_test(a_wrong_count_does_not_wait_for_room),
        cmocka_unit_test(a_message_with_a_fault_of_the_index_names_its_tag),
        cmocka_unit_test(what_a_reader_remembers_changes_nothing),
        cmocka_unit_test(a_count_that_is_no_number_teaches_nothing),
        cmocka_unit_test(a_call_during_another_is_refused_by_debug_builds),
        cmocka_unit_test(reading_allocates_nothing),
    };
    return cmocka_run_group_tests_name("plan", tests, NULL, NULL);
}
