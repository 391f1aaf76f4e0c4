/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A fuzz target as a plain test: DRIVER CORPUS_FOLDER [RUNS [SEED]] replays every file of the folder, then runs RUNS inputs that
 * are random or mutated from the corpus, the same on every machine. TAGWIRE_FUZZ_RUNS changes the default. The input lies next
 * to an unreadable page, after it and before it in turn. An input that ends the process is left in NAME.crash.
 */
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { INPUT_MAX = 1 << 20, MUTATED_MAX = 1 << 14, SEEDS_MAX = 4096, RUNS_DEFAULT = 20000 };

typedef struct input {
    uint8_t *bytes;
    size_t length;
} input;

static input seeds[SEEDS_MAX];
static size_t seeds_count;
static uint64_t random_state = 0x7461677769726531ull;

static uint8_t *room; /* INPUT_MAX bytes between two unreadable pages */
static const uint8_t *current;
static size_t current_length;
static char crash_name[256];

static uint32_t below(uint32_t limit)
{
    random_state ^= random_state >> 12;
    random_state ^= random_state << 25;
    random_state ^= random_state >> 27;
    return (uint32_t)(((random_state * 0x2545F4914F6CDD1Dull) >> 32) * limit >> 32);
}

/* Only calls that are allowed in a signal handler. */
static void save_current(void)
{
    static const char text[] = "fuzz: the process ends; the input is in ";
    int file = open(crash_name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0)
        return;
    if (write(file, current, current_length) == (ssize_t)current_length && write(2, text, sizeof text - 1) > 0 &&
        write(2, crash_name, strlen(crash_name)) > 0)
        (void)!write(2, "\n", 1);
    close(file);
}

static void on_signal(int number)
{
    save_current();
    signal(number, SIG_DFL);
    raise(number);
}

/* Present in programs built with a sanitizer, which do not die by a signal of ours. */
__attribute__((weak)) void __sanitizer_set_death_callback(void (*callback)(void));

static void *guarded(size_t size)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    uint8_t *mapping = mmap(NULL, size + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (mapping == MAP_FAILED || mprotect(mapping + page, size, PROT_READ | PROT_WRITE) != 0) {
        perror("fuzz: memory");
        exit(2);
    }
    return mapping + page;
}

static void run(const uint8_t *bytes, size_t length, int at_end)
{
    uint8_t *place = at_end ? room + INPUT_MAX - length : room;
    if (length)
        memcpy(place, bytes, length);
    current = place;
    current_length = length;
    LLVMFuzzerTestOneInput(place, length);
}

static void load(const char *folder)
{
    struct dirent **names = NULL;
    int count = scandir(folder, &names, NULL, alphasort); /* -1 without a folder: no seeds */
    for (int i = 0; i < count; i++) {
        char path[4096];
        struct stat status;
        snprintf(path, sizeof path, "%s/%s", folder, names[i]->d_name);
        free(names[i]);
        if (stat(path, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size > INPUT_MAX || seeds_count == SEEDS_MAX)
            continue;
        FILE *file = fopen(path, "rb");
        uint8_t *bytes = malloc((size_t)status.st_size + 1);
        if (!file || !bytes) {
            perror(path);
            exit(2);
        }
        size_t length = fread(bytes, 1, (size_t)status.st_size, file);
        fclose(file);
        seeds[seeds_count++] = (input){bytes, length};
    }
    free(names);
}

static uint8_t random_byte(void)
{
    static const uint8_t likely[] = "\x01\x01\x01==0123456789|.-:8910\xff";
    return below(4) ? likely[below(sizeof likely)] : (uint8_t)below(256);
}

static size_t random_input(uint8_t *out)
{
    size_t length = below(below(8) ? 96 : 2048);
    for (size_t i = 0; i < length; i++)
        out[i] = random_byte();
    return length;
}

/* One change of the bytes in place; gives the new length. */
static size_t mutate(uint8_t *bytes, size_t length)
{
    if (length == 0) {
        bytes[0] = random_byte();
        return 1;
    }
    size_t at = below((uint32_t)length);
    size_t span = 1 + below(below(4) ? 8 : 128);
    switch (below(8)) {
    case 0: bytes[at] ^= (uint8_t)(1u << below(8)); return length;
    case 1: bytes[at] = (uint8_t)(bytes[at] + (below(2) ? 1 : 255)); return length;
    case 2: /* cut a span out */
        if (span > length - at)
            span = length - at;
        memmove(bytes + at, bytes + at + span, length - at - span);
        return length - span;
    case 3: /* repeat a span */
        if (span > length - at)
            span = length - at;
        if (length + span > MUTATED_MAX)
            return length;
        memmove(bytes + at + span, bytes + at, length - at);
        return length + span;
    case 4: /* put in a byte */
        if (length == MUTATED_MAX)
            return length;
        memmove(bytes + at + 1, bytes + at, length - at);
        bytes[at] = random_byte();
        return length + 1;
    case 5: /* cut the end off */ return at;
    case 6: /* the end of another seed */
        if (seeds_count) {
            const input *other = &seeds[below((uint32_t)seeds_count)];
            size_t from = other->length ? below((uint32_t)other->length) : 0;
            size_t take = other->length - from;
            if (take > MUTATED_MAX - at)
                take = MUTATED_MAX - at;
            memcpy(bytes + at, other->bytes + from, take);
            return at + take;
        }
        return length;
    default: bytes[at] = random_byte(); return length;
    }
}

int main(int count, char **arguments)
{
    const char *name = strrchr(arguments[0], '/') ? strrchr(arguments[0], '/') + 1 : arguments[0];
    const char *runs_text = getenv("TAGWIRE_FUZZ_RUNS");
    unsigned long runs = count > 2 ? strtoul(arguments[2], NULL, 10) : runs_text ? strtoul(runs_text, NULL, 10) : RUNS_DEFAULT;
    if (count < 2 || count > 4) {
        fprintf(stderr, "usage: %s CORPUS_FOLDER [RUNS [SEED]]\n", name);
        return 2;
    }
    if (count > 3 && strtoull(arguments[3], NULL, 10) != 0)
        random_state = strtoull(arguments[3], NULL, 10);
    snprintf(crash_name, sizeof crash_name, "%s.crash", name);
    const int signals[] = {SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP};
    if (__sanitizer_set_death_callback)
        __sanitizer_set_death_callback(save_current);
    for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++) {
        void (*old)(int) = signal(signals[i], on_signal);
        if (old != SIG_DFL) /* a sanitizer's: it tells more */
            signal(signals[i], old);
    }

    room = guarded(INPUT_MAX);
    load(arguments[1]);
    printf("1..2\n");
    run(NULL, 0, 1);
    for (size_t i = 0; i < seeds_count; i++) {
        run(seeds[i].bytes, seeds[i].length, 1);
        run(seeds[i].bytes, seeds[i].length, 0);
    }
    printf("ok 1 - %s: %zu inputs of the corpus\n", name, seeds_count);
    fflush(stdout);

    static uint8_t bytes[MUTATED_MAX + 1];
    for (unsigned long i = 0; i < runs; i++) {
        size_t length;
        if (seeds_count == 0 || below(8) == 0) {
            length = random_input(bytes);
        } else {
            const input *seed = &seeds[below((uint32_t)seeds_count)];
            length = seed->length < MUTATED_MAX ? seed->length : MUTATED_MAX;
            memcpy(bytes, seed->bytes, length);
            for (uint32_t changes = 1 + below(4); changes; changes--)
                length = mutate(bytes, length);
        }
        run(bytes, length, (int)(i & 1));
    }
    printf("ok 2 - %s: %lu random and mutated inputs\n", name, runs);
    for (size_t i = 0; i < seeds_count; i++)
        free(seeds[i].bytes);
    return 0;
}
