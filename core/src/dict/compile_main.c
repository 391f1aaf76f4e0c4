/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Part of the build: turns dictionaries in text form into C.
 *
 *     twi_dict_compile OUT.c FIX40.dict FIX41.dict ...
 *
 * A dictionary may extend one before it on the command line.
 */
#include <tagwire/dict.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DICTS_MAX = 64 };

static const tw_dict *dicts[DICTS_MAX];
static uint32_t dicts_count;

/* The library's own list, as far as it is made. */
const tw_dict *tw_dict_builtin(const void *name, uint32_t length)
{
    tw_dict_info info;
    for (uint32_t i = 0; i < dicts_count; i++)
        if (tw_dict_describe(dicts[i], &info) == TW_OK && strlen(info.name) == length && memcmp(info.name, name, length) == 0)
            return dicts[i];
    return NULL;
}

static char *file_read(const char *path, uint32_t *length)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    long size = -1;
    if (file && fseek(file, 0, SEEK_END) == 0 && (size = ftell(file)) >= 0 && size < INT32_MAX && (text = malloc((size_t)size + 1)))
        *length = (uint32_t)fread(text, 1, (size_t)(fseek(file, 0, SEEK_SET) == 0 ? size : 0), file);
    if (!text || *length != (uint32_t)size) {
        perror(path);
        exit(1);
    }
    fclose(file);
    return text;
}

static uint64_t *dict_load(const char *path, uint32_t *size)
{
    uint32_t length = 0;
    char *text = file_read(path, &length);
    const tw_dict *dict = NULL;
    tw_error error = {0};
    *size = 0;
    tw_status status = tw_dict_load(text, length, NULL, NULL, size, &dict, &error);
    uint64_t *image = status == TW_ROOM ? malloc((*size + 7) & ~7u) : NULL;
    if (image)
        status = tw_dict_load(text, length, NULL, image, size, &dict, &error);
    if (status != TW_OK) {
        fprintf(stderr, "%s: %s\n", path, error.text[0] ? error.text : tw_status_text(status));
        exit(1);
    }
    free(text);
    return image;
}

int main(int count, char **words)
{
    FILE *out = count > 1 ? fopen(words[1], "w") : NULL;
    if (!out || count - 2 > DICTS_MAX) {
        fprintf(stderr, "usage: twi_dict_compile OUT.c DICTIONARY...\n");
        return 2;
    }
    fprintf(out, "/* Made by twi_dict_compile. */\n#include \"builtin.h\"\n");
    for (int i = 2; i < count; i++) {
        uint32_t size = 0;
        uint64_t *image = dict_load(words[i], &size);
        dicts[dicts_count++] = (const tw_dict *)(const void *)image;
        fprintf(out, "\nstatic const uint64_t image_%d[%" PRIu32 "] = {", i - 2, (size + 7) / 8);
        for (uint32_t k = 0; k < (size + 7) / 8; k++)
            fprintf(out, "%s0x%" PRIx64 ",", k % 12 ? "" : "\n", image[k]);
        fprintf(out, "};\n");
    }
    fprintf(out, "\nconst uint32_t twi_builtin_count = %d;\nconst uint64_t *const twi_builtin_images[] = {", count - 2);
    for (int i = 2; i < count; i++)
        fprintf(out, "image_%d, ", i - 2);
    fprintf(out, "0};\n");
    return fclose(out) ? 1 : 0;
}
