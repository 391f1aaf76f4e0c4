/* SPDX-License-Identifier: Apache-2.0 */
/* tagwire check: the faults of the messages of logs, each explained, and what was rejected. */
#include "cli.h"
#include "explain.h"
#include "recent.h"

#include <stdlib.h>
#include <string.h>

enum { OPTION_RULE = OPTION_OWN, OPTION_ALL, VALIDATORS_MAX = 16, FAULTS_MAX = 256, FAULTS_SHOWN = 50 };

typedef struct check {
    cli cli;
    print print;
    int all, several; /* all: accepted deviations are shown too */
    uint8_t policy[32];
    struct {
        const tw_dict *dict, *transport;
        tw_validator *validator;
        void *memory;
    } validators[VALIDATORS_MAX];
    uint64_t messages, faulty, faults, rejects, unknown, assumed;
    recent recent;
    log replay; /* reads rejected messages again */
} check;

/* The heading of a message, once, before the first thing that is said of it. */
static void heading(check *c, const version *v, const log_message *m, int *said)
{
    if (!*said)
        print_heading(&c->print, v, m);
    *said = 1;
}

/* The validator of these dictionaries, made when it is first needed; NULL when there are too many. */
static tw_validator *validator_of(check *c, const version *v)
{
    tw_validator_options options = {
        .size = sizeof options, .dict = v->dict, .transport = v->transport == v->dict ? NULL : v->transport};
    uint32_t i = 0, size = 0;
    for (; i < VALIDATORS_MAX && c->validators[i].dict; i++)
        if (c->validators[i].dict == v->dict && c->validators[i].transport == v->transport)
            return c->validators[i].validator;
    memcpy(options.policy, c->policy, sizeof options.policy);
    if (i == VALIDATORS_MAX || tw_validator_size(&options, &size) != TW_OK)
        return NULL;
    void *memory = aligned_alloc(64, (size + 63u) / 64 * 64);
    tw_validator *validator = NULL;
    if (!memory || tw_validator_init(memory, size, &options, &validator, NULL) != TW_OK) {
        free(memory);
        return NULL;
    }
    c->validators[i].dict = v->dict;
    c->validators[i].transport = v->transport;
    c->validators[i].memory = memory;
    return c->validators[i].validator = validator;
}

static void validate(check *c, const version *v, const log_message *m, int *said)
{
    static tw_fault faults[FAULTS_MAX];
    uint32_t count = 0, shown = 0;
    tw_validator *validator = v->dict ? validator_of(c, v) : NULL;
    if (!validator) {
        c->unknown++;
        return;
    }
    tw_status status = tw_validate(validator, m->index, m->bytes, faults, FAULTS_MAX, &count, NULL);
    for (uint32_t i = 0; i < count && i < FAULTS_MAX; i++) {
        if (faults[i].policy == TW_POLICY_ACCEPT && !c->all)
            continue;
        c->faults += faults[i].policy != TW_POLICY_ACCEPT;
        if (shown++ == FAULTS_SHOWN)
            out_text(c->print.out, "  and more\n");
        if (shown > FAULTS_SHOWN)
            continue;
        heading(c, v, m, said);
        explain_fault(&c->print, v, m, &faults[i]);
    }
    c->faulty += status == TW_E_VALIDATE;
}

static void quoted(check *c, const log_message *m, uint32_t tag, const char *before)
{
    uint32_t length = 0;
    const char *value = log_value(m, tag, &length);
    if (!value)
        return;
    out_text(c->print.out, before);
    out_shown(c->print.out, value, length);
}

/* A Reject (35=3) or BusinessMessageReject (35=j): what it says, and the message that it means (45), its field (371) marked. */
static void rejected(check *c, const version *v, const log_message *m, int *said)
{
    uint64_t seq = 0, tag = 0;
    uint32_t length = 0;
    const char *text = log_value(m, 45, &length);
    int known = text && tw_uint_read(text, length, &seq) == TW_OK;
    out *o = c->print.out;
    heading(c, v, m, said);
    c->rejects++;
    text = log_value(m, 371, &length);
    if (!text || tw_uint_read(text, length, &tag) != TW_OK || tag > INT32_MAX)
        tag = 0;
    out_text(o, "  ");
    out_paint(o, PAINT_RED);
    out_text(o, "! it rejects");
    quoted(c, m, 45, " number ");
    quoted(c, m, 372, ", MsgType ");
    quoted(c, m, 371, ", because of tag ");
    tw_dict_field field;
    if (tag && version_field(v, (uint32_t)tag, &field))
        out_format(o, " (%s)", field.name);
    quoted(c, m, 373, ", reason ");
    int64_t reason = 0;
    text = log_value(m, 373, &length);
    if (text && tw_int_read(text, length, &reason) == TW_OK && reason >= 0 && reason <= 1000 && tw_reason_text((int32_t)reason)[0])
        out_format(o, " (%s)", tw_reason_text((int32_t)reason));
    quoted(c, m, 380, ", business reason ");
    quoted(c, m, 58, ": ");
    out_paint(o, PAINT_PLAIN);
    out_text(o, "\n");
    recent_entry entry;
    const uint8_t *bytes = known ? recent_find(&c->recent, m, seq, &entry) : NULL;
    if (!bytes) {
        out_text(o, "    the rejected message was not seen before, or too long ago\n\n");
        return;
    }
    log_message old;
    uint32_t at = 0;
    c->replay.number = entry.number - 1;
    c->replay.base = entry.offset;
    if (log_next(&c->replay, bytes, entry.length, &at, 1, &old) != LOG_MESSAGE)
        return;
    version as = names_version(&c->cli.names, &old);
    old.offset = entry.offset;
    c->print.marked = (uint32_t)tag;
    print_text(&c->print, &as, &old);
    c->print.marked = 0;
}

static int is_reject(const log_message *m)
{
    uint32_t length = 0;
    const char *type = log_value(m, 35, &length);
    return length == 1 && (type[0] == '3' || type[0] == 'j');
}

static void each(void *context, const source *s, const log_message *m)
{
    check *c = context;
    int said = 0;
    version v = names_version(&c->cli.names, m);
    int reject = is_reject(m);
    c->assumed += v.assumed != 0;
    if (filter_passes(&c->cli.filter, m)) {
        c->print.file = c->several ? s->name : NULL;
        c->messages++;
        int fields = m->status == TW_OK;
        if (m->status != TW_OK) {
            heading(c, &v, m, &said);
            explain_damage(&c->print, &v, m);
            c->faults++;
            /* of a message that is whole but for its sums the fields may well be right, and are looked at */
            fields = m->count < FAULTS_MAX && tw_index_fields(m->index, m->bytes, m->length, NULL) == TW_OK &&
                     m->tags[m->count - 1] == 10;
        }
        uint64_t before = c->faulty;
        if (fields)
            validate(c, &v, m, &said);
        c->faulty = before + (m->status != TW_OK || c->faulty != before);
        if (reject)
            rejected(c, &v, m, &said);
        else if (said)
            out_text(c->print.out, "\n");
    }
    if (!reject)
        recent_add(&c->recent, m);
    if (s->fd == 0)
        out_flush(&c->cli.out);
}

/* --rule tag-user=reject,group-order=ignore */
static int rules_read(check *c, const char *list)
{
    static const char *const policies[] = {"default", "reject", "accept", "disconnect", "ignore"};
    while (*list) {
        size_t name = strcspn(list, "=,"), whole = strcspn(list, ",");
        const char *policy = list + name + (list[name] == '=');
        size_t length = whole - (size_t)(policy - list);
        uint32_t rule = 0, what = 0;
        for (; explain_rule(rule); rule++)
            if (strlen(explain_rule(rule)) == name && memcmp(explain_rule(rule), list, name) == 0)
                break;
        if (!explain_rule(rule))
            return cli_usage("check", "--rule: no rule is called %.*s (tagwire check --help lists them)", (int)name, list), 0;
        while (what < 5 && (strlen(policies[what]) != length || memcmp(policies[what], policy, length) != 0))
            what++;
        if (what == 5)
            return cli_usage("check", "--rule %.*s: write %s=reject, =accept or =ignore", (int)whole, list, explain_rule(rule)), 0;
        c->policy[rule] = (uint8_t)what;
        list += whole + (list[whole] == ',');
    }
    return 1;
}

static int summary(check *c, int code)
{
    out *o = &c->cli.out;
    if (c->messages) {
        out_format(o, "%llu messages, %llu of them faulty, %llu faults, %llu rejected by their receivers\n",
                   (unsigned long long)c->messages, (unsigned long long)c->faulty, (unsigned long long)c->faults,
                   (unsigned long long)c->rejects);
        if (c->unknown)
            out_format(
                o, "%llu messages have a BeginString (8) of no dictionary: only their frames were checked (--version, --dict)\n",
                (unsigned long long)c->unknown);
        if (c->assumed)
            out_format(o, "%llu messages of FIXT.1.1 name no version (1128, or 1137 of a Logon): taken for FIX.5.0SP2\n",
                       (unsigned long long)c->assumed);
    }
    if (code == EXIT_FINE && (c->faulty || c->rejects))
        code = EXIT_FAULTS;
    return code;
}

static void check_free(check *c)
{
    for (uint32_t i = 0; i < VALIDATORS_MAX; i++)
        free(c->validators[i].memory);
    recent_free(&c->recent);
    log_free(&c->replay);
    cli_free(&c->cli);
}

int command_check(int count, char **arguments)
{
    static const struct option options[] = {OPTIONS_COMMON,
                                            {"rule", required_argument, NULL, OPTION_RULE},
                                            {"all", no_argument, NULL, OPTION_ALL},
                                            {"follow", no_argument, NULL, 'f'},
                                            {NULL, 0, NULL, 0}};
    static check c;
    cli_init(&c.cli, "check");
    for (int option = 0; (option = getopt_long(count, arguments, "fht:", options, NULL)) != -1;) {
        int taken = cli_option(&c.cli, option == 't' ? OPTION_TYPE : option, optarg);
        if (taken < 0)
            return EXIT_USAGE;
        if (taken)
            continue;
        switch (option) {
        case 'f': c.cli.follow = 1; break;
        case 'h': return cli_help(HELP_CHECK);
        case OPTION_ALL: c.all = 1; break;
        case OPTION_RULE:
            if (!rules_read(&c, optarg))
                return EXIT_USAGE;
            break;
        default: return cli_bad_option("check", count, arguments);
        }
    }
    if (!cli_ready(&c.cli))
        return EXIT_USAGE;
    c.print = (print){.out = &c.cli.out, .mask = !c.cli.no_mask};
    c.several = count - optind > 1;
    recent_init(&c.recent);
    if (!log_init(&c.replay, c.cli.names.pairs, c.cli.names.pairs_count))
        return EXIT_USAGE;
    int code = summary(&c, cli_run(&c.cli, count - optind, arguments + optind, each, &c));
    check_free(&c);
    return code;
}
