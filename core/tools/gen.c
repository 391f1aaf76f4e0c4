/* SPDX-License-Identifier: Apache-2.0 */
/* tagwire gen: the command, and the model that all languages have in common. */
#include "gen.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { OPTION_LANG = OPTION_OWN, OPTION_KIND, OPTION_PREFIX, OPTION_PACKAGE, OPTION_OUT };

static const struct {
    const char *name;
    void (*write)(gen *g);
} languages[] = {{"c", gen_c}, {"rust", gen_rust}, {"csharp", gen_csharp}, {"java", gen_java}};
enum { LANGUAGES = sizeof languages / sizeof languages[0] };

/* FIX 5.0 and later: header, trailer and session messages are FIXT.1.1's. */
static int field_of(const gen *g, uint32_t tag, tw_dict_field *field)
{
    if (!g->dict)
        return 0;
    if (tw_dict_field_get(g->dict, tag, field) == TW_OK)
        return 1;
    return strcmp(g->begin, "FIXT.1.1") == 0 && tw_dict_field_get(tw_dict_builtin("FIXT.1.1", 8), tag, field) == TW_OK;
}

int gen_code_form(const gen *g, uint32_t tag)
{
    tw_dict_field field;
    tw_dict_code code;
    int form = CODE_CHAR;
    if (!field_of(g, tag, &field))
        return CODE_TEXT;
    if (field.type == TW_TYPE_INT || field.type == TW_TYPE_NUMINGROUP || field.type == TW_TYPE_LENGTH ||
        field.type == TW_TYPE_SEQNUM || field.type == TW_TYPE_TAGNUM || field.type == TW_TYPE_DAYOFMONTH)
        form = CODE_INT;
    for (uint32_t i = 0; tw_dict_code_at(g->dict, tag, i, &code) == TW_OK && form != CODE_TEXT; i++) {
        int64_t number = 0;
        if (form == CODE_INT
                ? tw_int_read(code.value, code.value_length, &number) != TW_OK || number > INT32_MAX || number < -INT32_MAX
                : code.value_length != 1)
            form = CODE_TEXT;
    }
    return form;
}

int gen_literal_plain(uint8_t byte)
{
    return byte >= ' ' && byte < 0x7F && byte != '"' && byte != '\'' && byte != '\\' && byte != '?';
}

const char *gen_about(gen *g, const gen_entry *e)
{
    static const char *const kinds[] = {"",
                                        "text",
                                        "one byte",
                                        "a whole number",
                                        "",
                                        "as received",
                                        "0 or 1",
                                        "ns since 1970 UTC",
                                        "days since 1970-01-01",
                                        "data",
                                        "a group",
                                        "ns since 1970 UTC, written",
                                        "a constant"};
    const char *about = kinds[e->plan.kind], *required = e->plan.required ? ", required" : "";
    if (e->plan.kind == TW_PLAN_DECIMAL)
        about = e->plan.scale ? gen_format(g, "times 10^%u", e->plan.scale) : "a whole number";
    else if (e->plan.kind == TW_PLAN_TIME_FIXED)
        about = gen_format(g, "ns since 1970 UTC, written with %u digits", e->plan.scale);
    else if (e->plan.limit)
        about = gen_format(g, "a group, the first %u entries", e->plan.limit);
    return gen_format(g, "%s (%u): %s%s", gen_shown(g, e->name), e->plan.tag, about, required);
}

static const char *message_type(gen *g, const tw_plan_message *message)
{
    char text[9] = "";
    for (uint32_t i = 0; i < message->type_length; i++)
        text[i] = message->type[i] > ' ' && message->type[i] < 0x7F && message->type[i] != '*' ? (char)message->type[i] : '?';
    return gen_format(g, "%s", text);
}

static void message_model(gen *g, const plan_text *p, uint32_t which)
{
    gen_message *m = &g->messages[which];
    tw_dict_message known;
    uint32_t count = 0;
    (void)(p->made ? tw_template_message_at(p->made, which, &m->plan) : tw_plan_message_at(p->plan, which, &m->plan));
    tw_plan_entry *entries = log_room(NULL, m->plan.entries * sizeof *entries);
    (void)(p->made ? tw_template_entries(p->made, which, entries, m->plan.entries, &count)
                   : tw_plan_entries(p->plan, which, entries, m->plan.entries, &count));
    m->type = message_type(g, &m->plan);
    m->name = gen_format(g, "Msg%s", m->type);
    if (g->dict && tw_dict_message_get(g->dict, m->plan.type, m->plan.type_length, &known) == TW_OK)
        m->name = gen_format(g, "%s", known.name);
    m->entries = log_room(NULL, count * sizeof *m->entries);
    for (uint32_t i = 0; i < count; i++) {
        gen_entry *e = &m->entries[i];
        memset(e, 0, sizeof *e);
        e->plan = entries[i];
        e->known = field_of(g, e->plan.tag, &e->field);
        e->name = e->known ? gen_format(g, "%s", e->field.name) : gen_format(g, "Tag%u", e->plan.tag);
        if (e->known && e->field.codes && e->field.type != TW_TYPE_BOOLEAN && e->plan.kind != TW_PLAN_GROUP)
            g->coded[g->coded_count++] = e->plan.tag;
    }
    free(entries);
}

static int by_number(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

static void model_make(gen *g, const plan_text *p)
{
    tw_dict_info info;
    uint32_t room = 0;
    g->begin = g->dict_name = "";
    if (g->dict && tw_dict_describe(g->dict, &info) == TW_OK) {
        g->begin = gen_format(g, "%s", info.begin);
        g->dict_name = gen_format(g, "%s", info.name);
    }
    (void)(p->made ? tw_template_print(p->made, NULL, 0, &g->text_length) : tw_plan_print(p->plan, NULL, 0, &g->text_length));
    g->text = log_room(NULL, g->text_length + 1);
    (void)(p->made ? tw_template_print(p->made, g->text, g->text_length, &g->text_length)
                   : tw_plan_print(p->plan, g->text, g->text_length, &g->text_length));
    g->text[g->text_length] = 0;
    g->messages_count = p->made ? tw_template_messages(p->made) : tw_plan_messages(p->plan);
    g->messages = log_room(NULL, g->messages_count * sizeof *g->messages);
    memset(g->messages, 0, g->messages_count * sizeof *g->messages);
    for (uint32_t i = 0; i < g->messages_count; i++) {
        tw_plan_message message;
        if ((p->made ? tw_template_message_at(p->made, i, &message) : tw_plan_message_at(p->plan, i, &message)) == TW_OK)
            room += message.entries;
    }
    g->coded = log_room(NULL, room * sizeof *g->coded);
    for (uint32_t i = 0; i < g->messages_count; i++)
        message_model(g, p, i);
    qsort(g->coded, g->coded_count, sizeof *g->coded, by_number);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < g->coded_count; i++)
        if (i == 0 || g->coded[i] != g->coded[i - 1])
            g->coded[kept++] = g->coded[i];
    g->coded_count = kept;
}

static void model_free(gen *g)
{
    for (uint32_t i = 0; i < g->messages_count; i++)
        free(g->messages[i].entries);
    for (size_t i = 0; i < g->owned_count; i++)
        free(g->owned[i]);
    for (size_t i = 0; i < g->taken_room; i++)
        free(g->taken[i]);
    free(g->messages);
    free(g->owned);
    free(g->taken);
    free(g->coded);
    free(g->text);
}

/* A letter, then letters, digits and single underscores: fit for every language. */
static int is_prefix(const char *text)
{
    size_t length = strlen(text);
    if (length == 0 || length > 64 || !((text[0] | 32) >= 'a' && (text[0] | 32) <= 'z') || text[length - 1] == '_' ||
        strstr(text, "__"))
        return 0;
    if (strcasecmp(text, "tw") == 0 || strncasecmp(text, "tw_", 3) == 0 || strncasecmp(text, "tagwire", 7) == 0)
        return 0; /* the library's own */
    return strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_") == length;
}

/* Where the code goes: the file, made anew only when there is something to write. */
static int write_out(gen *g, void (*write_code)(gen *g), out *o, const char *file)
{
    int fd = file ? open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666) : STDOUT_FILENO;
    if (fd < 0) {
        tell("cannot write %s: %s", file, strerror(errno));
        return EXIT_USAGE;
    }
    out_init(o, fd, 0);
    g->o = o;
    write_code(g);
    out_flush(o);
    if (file && close(fd) != 0 && !o->failed) {
        tell("cannot write %s: %s", file, strerror(errno));
        o->failed = 1;
    }
    return o->failed ? EXIT_USAGE : EXIT_FINE;
}

typedef struct wanted {
    const char *lang, *kind, *prefix, *package, *file;
    int has_package;
} wanted;

static int options_check(const wanted *w, int words, uint32_t *language)
{
    if (!w->lang)
        return cli_usage("gen", "which language? --lang c, rust, csharp or java");
    for (*language = 0; *language < LANGUAGES && strcmp(languages[*language].name, w->lang) != 0;)
        ++*language;
    if (*language == LANGUAGES)
        return cli_usage("gen", "--lang %s: it is c, rust, csharp or java", w->lang);
    if (strcmp(w->kind, "plan") != 0 && strcmp(w->kind, "template") != 0)
        return cli_usage("gen", "--kind %s: it is plan or template", w->kind);
    if (w->prefix[0] && !is_prefix(w->prefix))
        return cli_usage("gen", "--prefix %s: letters, digits and single underscores, a letter first, and not tw", w->prefix);
    if (w->has_package && strcmp(w->lang, "java") != 0)
        return cli_usage("gen", "--package is for --lang java");
    if (w->has_package && !gen_java_package(w->package))
        return cli_usage("gen", "--package %s: names with points between them, no keywords, and neither java nor io.tagwire",
                         w->package);
    if (words != 1)
        return cli_usage("gen", words ? "gen takes one plan: quote it" : "gen needs a plan: its text, or @FILE");
    return EXIT_FINE;
}

int command_gen(int count, char **arguments)
{
    static const struct option options[] = {{"lang", required_argument, NULL, OPTION_LANG},
                                            {"kind", required_argument, NULL, OPTION_KIND},
                                            {"prefix", required_argument, NULL, OPTION_PREFIX},
                                            {"package", required_argument, NULL, OPTION_PACKAGE},
                                            {"out", required_argument, NULL, OPTION_OUT},
                                            {"version", required_argument, NULL, OPTION_VERSION},
                                            {"dict", required_argument, NULL, OPTION_DICT},
                                            {"help", no_argument, NULL, 'h'},
                                            {NULL, 0, NULL, 0}};
    static cli c;
    wanted w = {NULL, "plan", "", "", NULL, 0};
    uint32_t language = 0;
    cli_init(&c, "gen");
    for (int option = 0; (option = getopt_long(count, arguments, "ho:", options, NULL)) != -1;) {
        switch (option) {
        case 'h': return cli_help(HELP_GEN);
        case OPTION_LANG: w.lang = optarg; break;
        case OPTION_KIND: w.kind = optarg; break;
        case OPTION_PREFIX: w.prefix = optarg; break;
        case OPTION_PACKAGE:
            w.package = optarg;
            w.has_package = 1;
            break;
        case 'o':
        case OPTION_OUT: w.file = optarg; break;
        default:
            if (cli_option(&c, option, optarg) <= 0)
                return cli_bad_option("gen", count, arguments);
        }
    }
    int code = options_check(&w, count - optind, &language);
    if (code != EXIT_FINE || !cli_ready(&c))
        return EXIT_USAGE;
    gen g = {.kind = w.kind, .prefix = w.prefix, .package = w.package, .dict = c.names.only, .own_dict = c.dict != NULL};
    plan_text p = {0};
    g.is_template = strcmp(w.kind, "template") == 0;
    code = EXIT_USAGE;
    if (plan_text_read(&p, w.kind, arguments[optind]) && plan_text_compile(&p, g.is_template, g.dict)) {
        model_make(&g, &p);
        code = write_out(&g, languages[language].write, &c.out, w.file);
    }
    model_free(&g);
    plan_text_free(&p);
    names_free(&c.names);
    return code;
}
