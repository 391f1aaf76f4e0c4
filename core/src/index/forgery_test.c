/* SPDX-License-Identifier: Apache-2.0 */
/* The proof that no content of a data field can appear as a field: exhaustive for short contents, random for long ones. */
#include "compare.h"
#include "inputs.h"

#include <stdio.h>
#include <string.h>

static const tw_data_pair *pairs;
static uint32_t pairs_count;
static tw_index *index_;
static uint64_t rng = 20240607;

static int set_up(void **state)
{
    (void)state;
    uint32_t size = 0;
    pairs_count = tw_data_pairs(&pairs);
    assert_int_equal(tw_index_size(NULL, &size), TW_OK);
    assert_int_equal(tw_index_init(guard_end(size), size, NULL, &index_, NULL), TW_OK);
    return 0;
}

/* "35=D", `before`, the pair around `content`, `after`, as a whole message; where the data lies. */
typedef struct forged {
    uint8_t bytes[4096];
    uint32_t total, data, data_end;
} forged;

static void forge(forged *f, const char *before, tw_data_pair pair, const uint8_t *content, uint32_t length, const char *after)
{
    uint8_t body[2048];
    char digits[16];
    uint32_t at = (uint32_t)soh(body, sizeof body, before);
    snprintf(digits, sizeof digits, "%u", length);
    at += input_field(body + at, pair.length_tag, digits, (uint32_t)strlen(digits));
    at += input_field(body + at, pair.data_tag, content, length);
    uint32_t data_end = at - 1;
    at += (uint32_t)soh(body + at, sizeof body - at, after);
    f->total = (uint32_t)message_bytes(f->bytes, sizeof f->bytes, "FIX.4.4", body, at);
    f->data_end = f->total - 7 - at + data_end;
    f->data = f->data_end - length;
}

/* All fields are those of the reference, and, told without it, only the data field touches the data. */
static void assert_no_content_appears(const forged *f, uint32_t fields)
{
    const uint8_t *place = input_end(f->bytes, f->total);
    assert_agrees(compare_next(index_, pairs, pairs_count, place, f->total), f->bytes, f->total);
    assert_int_equal(index_->fields, fields);
    uint32_t owners = 0;
    for (uint32_t i = 0; i < index_->fields; i++) {
        uint32_t value = tw_index_values(index_)[i], end = tw_index_ends(index_)[i];
        if (value == f->data && end == f->data_end)
            owners++;
        else
            assert_true(end < f->data || value > f->data_end);
    }
    assert_int_equal(owners, 1);
    assert_agrees(compare_fields(index_, pairs, pairs_count, place, f->total), f->bytes, f->total);
    assert_int_equal(index_->fields, fields);
}

static void every_content_to_five_bytes_of_a_small_alphabet(void)
{
    static const uint8_t alphabet[] = {1, '=', '1', '0', '9'};
    static const char *const befores[] = {"35=B|", "35=B|58=xxxxxxxxxxxxxxxxxxxxxxxxxxx|"};
    static forged f;
    for (uint32_t length = 0; length <= 5; length++) {
        uint32_t all = 1;
        for (uint32_t i = 0; i < length; i++)
            all *= sizeof alphabet;
        for (uint32_t which = 0; which < all; which++) {
            uint8_t content[8];
            for (uint32_t i = 0, rest = which; i < length; i++, rest /= sizeof alphabet)
                content[i] = alphabet[rest % sizeof alphabet];
            forge(&f, befores[which % 2], pairs[2], content, length, "44=1|");
            assert_no_content_appears(&f, 7 + which % 2);
        }
    }
}

static void random_content_of_every_pair_at_every_alignment(void)
{
    static const uint8_t alphabet[] = {1, 1, 1, '=', '=', '=', '1', '1', '0', '9', '8', '|', 'A', '5'};
    static forged f;
    for (uint32_t i = 0; i < 4000; i++) {
        uint8_t content[600];
        char before[128];
        uint32_t length = random_below(&rng, i % 16 ? 100 : 600);
        for (uint32_t b = 0; b < length; b++)
            content[b] = alphabet[random_below(&rng, sizeof alphabet)];
        snprintf(before, sizeof before, "35=B|58=%.*s|", (int)(i % 64),
                 "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
        forge(&f, before, pairs[i % pairs_count], content, length, i % 3 ? "44=1|60=2|" : "");
        assert_no_content_appears(&f, i % 3 ? 9 : 7);
    }
}

static void forged_trailers_headers_and_lengths(void)
{
    static const char *const contents[] = {"|44=1.0|",
                                           "|10=000|",
                                           "|10=000|8=FIX.4.4|9=5|35=0|10=161|",
                                           "10=000|10=000",
                                           "|95=4|96=|1=2|",
                                           "|96=|95=1|96=1|",
                                           "|354=100|355=",
                                           "|95=4294967295|96=",
                                           "|10=",
                                           "=|=|=|",
                                           "|8=FIX.4.4|9=999|35=D|34=1|49=A|56=B|10=255|",
                                           "|1",
                                           "1=",
                                           "|2147483648=1|0=|",
                                           "|93=1|89=|"};
    static forged f;
    for (uint32_t c = 0; c < sizeof contents / sizeof contents[0]; c++) {
        for (uint32_t p = 0; p < pairs_count; p++) {
            for (uint32_t shift = 0; shift < 64; shift += 7 + (p + c) % 11) {
                uint8_t content[256];
                char before[128];
                uint32_t length = (uint32_t)soh(content, sizeof content, contents[c]);
                snprintf(before, sizeof before, "35=B|58=%.*s|", (int)shift,
                         "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
                forge(&f, before, pairs[p], content, length, "44=1|");
                assert_no_content_appears(&f, 8);
            }
        }
    }
}

/* Copies a random piece of a message's own bytes into its data field. */
static void forged_copies_of_the_messages_own_fields(void)
{
    static const char before[] = "35=D|49=SENDER|56=TARGET|34=5|52=20240101-00:00:00|11=ID1|55=MSFT|54=1|38=100|40=2|44=1.0|";
    static forged f;
    for (uint32_t i = 0; i < 4000; i++) {
        uint8_t text[256];
        uint32_t length = (uint32_t)soh(text, sizeof text, before), from = random_below(&rng, length);
        uint32_t take = random_below(&rng, length - from + 1);
        if (i % 2) { /* whole fields, from the SOH before one to the SOH after another */
            while (from && text[from - 1] != 1)
                from--;
            while (take && text[from + take - 1] != 1)
                take--;
        }
        forge(&f, i % 3 ? before : "35=D|", pairs[i % pairs_count], text + from, take, i % 5 ? "58=x|44=2.0|" : "");
        assert_no_content_appears(&f, (i % 3 ? 11u : 1u) + 5u + (i % 5 ? 2u : 0u));
    }
}

/* A normal message several times, then one whose data forges exactly the tags that the index may remember. */
static void forged_tags_that_equal_a_remembered_shape(void)
{
    static const char *const shapes[] = {"11=1|55=A|54=1|44=1.0|",
                                         "44=1|",
                                         "58=a|58=b|58=c|58=d|58=e|58=f|58=g|58=h|58=i|58=j|58=k|",
                                         "95=3|96=abc|44=1|",
                                         "1=|2=|3=|4=|5=|6=|7=|8=|9=|10=|",
                                         "8=FIX.4.4|9=5|35=D|10=000|"};
    static const tw_data_pair used[] = {{95, 96}, {354, 355}, {1401, 1402}, {43109, 42684}, {90, 91}};
    static forged f;
    for (uint32_t s = 0; s < sizeof shapes / sizeof shapes[0]; s++) {
        for (uint32_t p = 0; p < sizeof used / sizeof used[0]; p++) {
            uint8_t normal[1024], content[256];
            char text[512];
            tw_frame frame;
            /* once with the forged fields as real ones, of the same tags, and nearly at the same places */
            snprintf(text, sizeof text, "35=D|%u=1|%u=x|%s44=9|", used[p].length_tag, used[p].data_tag, shapes[s]);
            uint32_t total = (uint32_t)message(normal, sizeof normal, "FIX.4.4", text);
            for (uint32_t times = 0; times < 8; times++)
                assert_int_equal(tw_index_next(index_, normal, total, &frame, NULL), TW_OK);
            content[0] = 'x';
            content[1] = 1;
            uint32_t length = 2 + (uint32_t)soh(content + 2, sizeof content - 2, shapes[s]);
            forge(&f, "35=D|", used[p], content, length - 1, "44=9|");
            assert_no_content_appears(&f, 7);
            for (uint32_t times = 0; times < 4; times++) { /* and turn about */
                assert_int_equal(tw_index_next(index_, normal, total, &frame, NULL), TW_OK);
                assert_no_content_appears(&f, 7);
            }
        }
    }
}

static void random_messages_with_data_and_faults(void)
{
    static uint8_t bytes[INPUT_MAX];
    for (uint32_t i = 0; i < 1500; i++) {
        uint32_t length =
            input_message(&rng, bytes, random_below(&rng, 600), INPUT_DATA | (i & 1 ? INPUT_WILD : 0) | (i & 2 ? INPUT_FAULTY : 0));
        const uint8_t *place = input_end(bytes, length);
        assert_agrees(compare_next(index_, pairs, pairs_count, place, length), bytes, length);
        assert_agrees(compare_fields(index_, pairs, pairs_count, place, length), bytes, length);
    }
}

/* Data after data, most with SOH inside, in a table that is full at any place of it. */
static void random_data_in_little_room(void)
{
    static uint8_t memory[65536] __attribute__((aligned(64))), bytes[INPUT_MAX];
    for (uint32_t i = 0; i < 3000; i++) {
        tw_index_options options = {sizeof options, 1 + random_below(&rng, 60), 0, 0, NULL};
        tw_index *index = NULL;
        uint8_t content[64];
        uint32_t length = 0;
        assert_int_equal(tw_index_init(memory, sizeof memory, &options, &index, NULL), TW_OK);
        for (uint32_t field = 0; field < 40 && length < 900; field++) {
            tw_data_pair pair = pairs[random_below(&rng, pairs_count)];
            char digits[16];
            uint32_t size = random_below(&rng, 20);
            for (uint32_t b = 0; b < size; b++)
                content[b] = input_byte(&rng);
            snprintf(digits, sizeof digits, "%u", size + (random_below(&rng, 60) == 0));
            length += input_field(bytes + length, pair.length_tag, digits, (uint32_t)strlen(digits));
            length += input_field(bytes + length, random_below(&rng, 40) ? pair.data_tag : 58, content, size);
            if (random_below(&rng, 3) == 0)
                length += input_field(bytes + length, 1 + random_below(&rng, 99), content, 0);
        }
        const uint8_t *place = input_end(bytes, length);
        assert_agrees(compare_fields(index, pairs, pairs_count, place, length), bytes, length);
        static uint8_t framed[INPUT_MAX];
        memmove(bytes + 5, bytes, length);
        memcpy(bytes, "35=D\001", 5);
        uint32_t total = (uint32_t)message_bytes(framed, sizeof framed, "FIX.4.4", bytes, length + 5);
        assert_agrees(compare_next(index, pairs, pairs_count, input_end(framed, total), total), framed, total);
    }
}

#define EACH_KERNEL(name)                                                                                                          \
    static void each_kernel_##name(void **state)                                                                                   \
    {                                                                                                                              \
        (void)state;                                                                                                               \
        for_each_kernel(name);                                                                                                     \
    }

EACH_KERNEL(every_content_to_five_bytes_of_a_small_alphabet)
EACH_KERNEL(random_content_of_every_pair_at_every_alignment)
EACH_KERNEL(forged_trailers_headers_and_lengths)
EACH_KERNEL(forged_copies_of_the_messages_own_fields)
EACH_KERNEL(forged_tags_that_equal_a_remembered_shape)
EACH_KERNEL(random_data_in_little_room)
EACH_KERNEL(random_messages_with_data_and_faults)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_kernel_every_content_to_five_bytes_of_a_small_alphabet),
        cmocka_unit_test(each_kernel_random_content_of_every_pair_at_every_alignment),
        cmocka_unit_test(each_kernel_forged_trailers_headers_and_lengths),
        cmocka_unit_test(each_kernel_forged_copies_of_the_messages_own_fields),
        cmocka_unit_test(each_kernel_forged_tags_that_equal_a_remembered_shape),
        cmocka_unit_test(each_kernel_random_data_in_little_room),
        cmocka_unit_test(each_kernel_random_messages_with_data_and_faults),
    };
    return cmocka_run_group_tests_name("index forgery", tests, set_up, NULL);
}
