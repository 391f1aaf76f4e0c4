/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The hot path makes no system call: it runs in a process whose kernel filter kills at any but the one that ends it. The filter
 * itself is tested by a process that makes a call.
 */
#include "support.h"

#include <tagwire/inline/build.h>
#include <tagwire/tagwire.h>

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ROUNDS = 1000 };

static _Alignas(64) char memory[131072];
static tw_index *index_;
static tw_validator *validator;
static tw_reader *reader;
static const tw_template *template_;
static tw_header header;
static uint8_t wire[1024], built[1024];
static uint32_t wire_length;

/* How `work` ended that may make no system call: its answer as an exit code, or the negated signal. */
static int confined(int (*work)(void))
{
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        struct sock_filter rules[] = {
            BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
            BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_exit, 0, 1),
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
        };
        struct sock_fprog program = {sizeof rules / sizeof rules[0], rules};
        if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program))
            _exit(99);
        syscall(SYS_exit, work());
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

static int ask(void)
{
    return (int)getppid() & 0;
}

static int read_messages(void)
{
    for (int i = 0; i < ROUNDS; i++) {
        tw_frame frame;
        tw_error error;
        tw_group group;
        tw_time time;
        int64_t price = 0, quantity = 0;
        uint32_t at = 0, members[] = {447, 448};
        if (tw_index_next(index_, wire, wire_length, &frame, &error) != TW_OK || frame.length != wire_length)
            return 1;
        if (tw_index_fields(index_, wire, wire_length, &error) != TW_OK)
            return 2;
        if (tw_index_decimal(index_, wire, tw_index_find(index_, 44, 3), 5, &price) != TW_OK || price != 108245)
            return 3;
        if (tw_index_int(index_, wire, tw_index_find(index_, 38, 3), &quantity) != TW_OK || quantity != 100000)
            return 4;
        if (tw_index_text(index_, tw_index_find(index_, 96, 3), &at) != 9)
            return 5;
        uint32_t stamp = tw_index_find(index_, 60, 3);
        const uint32_t *values = tw_index_values(index_), *ends = tw_index_ends(index_);
        if (tw_time_read(wire + values[stamp], ends[stamp] - values[stamp], &time) != TW_OK)
            return 6;
        uint32_t parties = tw_index_find(index_, 453, 3);
        if (tw_group_open(index_, wire, parties, TW_NONE, members, 2, &group, &error) != TW_OK || group.count != 2)
            return 7;
        uint32_t entries = 0;
        while (tw_group_next(index_, &group))
            entries++;
        if (entries != 2)
            return 9;
        wire[wire_length - 4] ^= 1; /* a wrong CheckSum is no slower path out of the process */
        if (tw_index_next(index_, wire, wire_length, &frame, &error) != TW_E_FRAME_CHECKSUM)
            return 8;
        wire[wire_length - 4] ^= 1;
    }
    return 0;
}

static int validate_and_extract(void)
{
    for (int i = 0; i < ROUNDS; i++) {
        tw_frame frame;
        tw_fault faults[8];
        tw_row row;
        tw_slot slots[16];
        tw_progress progress;
        uint32_t count = 0, offset = 0, length = 0;
        if (tw_index_next(index_, wire, wire_length, &frame, NULL) != TW_OK)
            return 1;
        if (tw_validate(validator, index_, wire, faults, 8, &count, NULL) != TW_E_VALIDATE || count == 0)
            return 2;
        if (tw_read(reader, wire, wire_length, &row, 1, slots, 16, &progress) != TW_OK || row.status != TW_OK || row.slots != 4)
            return 3;
        if (tw_template_write(template_, 0, slots, progress.slots, row.slot, wire, wire_length, built, sizeof built, &offset,
                              &length, NULL) != TW_OK)
            return 4;
    }
    return 0;
}

static int write_messages(void)
{
    for (int i = 0; i < ROUNDS; i++) {
        tw_build build;
        tw_error error;
        uint32_t offset = 0, length = 0;
        tw_build_begin(&build, built, sizeof built, &header);
        tw_build_uint(&build, 34, (uint64_t)i);
        tw_build_text(&build, 11, "ORDER-1", 7);
        tw_build_decimal(&build, 44, 108245, 5, 5);
        tw_build_time(&build, 60, 1786996800000000000, 3);
        tw_build_data(&build, 95, 96, "a\001b", 3);
        if (tw_build_end(&build, &offset, &length, &error) != TW_OK)
            return 1;
    }
    return 0;
}

static void the_filter_kills_at_a_system_call(void **state)
{
    (void)state;
    assert_int_equal(confined(ask), -SIGSYS);
}

static void reading_makes_no_system_call(void **state)
{
    (void)state;
    uint32_t kernels = 0;
    for (; tw_kernel_list(kernels); kernels++) {
        assert_int_equal(tw_kernel_force(tw_kernel_list(kernels)), TW_OK);
        assert_int_equal(confined(read_messages), 0);
    }
    assert_true(kernels > 0);
    assert_int_equal(tw_kernel_force(tw_kernel_list(0)), TW_OK);
}

static void writing_makes_no_system_call(void **state)
{
    (void)state;
    assert_int_equal(confined(write_messages), 0);
}

static void validation_and_plans_make_no_system_call(void **state)
{
    (void)state;
    assert_int_equal(confined(validate_and_extract), 0);
}

static int set_up_plans(void)
{
    static const char plan_text[] = "D{11:text 38:int 44:dec5 60:time}";
    static const char template_text[] = "D{8=FIX.4.4 11:text 38:int 44:dec5 60:time}";
    static _Alignas(64) char validator_memory[262144], plan_memory[8192], template_memory[8192], reader_memory[1048576];
    const tw_plan *plan = NULL;
    uint32_t size = sizeof plan_memory;
    tw_validator_options options = {.size = sizeof options, .dict = tw_dict_builtin("FIX.4.4", 7)};
    if (tw_validator_init(validator_memory, sizeof validator_memory, &options, &validator, NULL) ||
        tw_plan_compile(plan_text, sizeof plan_text - 1, NULL, plan_memory, &size, &plan, NULL))
        return 1;
    tw_reader_options reading = {.size = sizeof reading, .plan = plan};
    size = sizeof template_memory;
    return tw_reader_init(reader_memory, sizeof reader_memory, &reading, &reader, NULL) ||
           tw_template_compile(template_text, sizeof template_text - 1, NULL, template_memory, &size, &template_, NULL);
}

static int set_up(void **state)
{
    (void)state;
    wire_length = (uint32_t)message(
        wire, sizeof wire, "FIX.4.4",
        "35=D|49=A|56=B|34=9|52=20260703-19:28:00.123|11=O1|453=2|448=X|447=D|448=Y|447=D|55=AUD/NZD|38=100000|44=1.08245|"
        "60=20260703-19:28:00.123|95=9|96=ab|10=000|");
    return tw_index_init(memory, sizeof memory, NULL, &index_, NULL) || tw_header_init(&header, "FIX.4.4", 7, "D", 1, NULL) ||
           tw_header_text(&header, 49, "A", 1, NULL) || set_up_plans();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_filter_kills_at_a_system_call),
        cmocka_unit_test(reading_makes_no_system_call),
        cmocka_unit_test(writing_makes_no_system_call),
        cmocka_unit_test(validation_and_plans_make_no_system_call),
    };
    return cmocka_run_group_tests_name("calls", tests, set_up, NULL);
}
