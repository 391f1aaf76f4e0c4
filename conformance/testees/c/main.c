/* SPDX-License-Identifier: Apache-2.0 */
/* The C testee as a program: PROTOCOL.md on standard input and output. */
#include "testee.h"

#include <stdlib.h>

#define MESSAGE_MAX (64u << 20)

static uint32_t length_of(const uint8_t head[4])
{
    return head[0] | (uint32_t)head[1] << 8 | (uint32_t)head[2] << 16 | (uint32_t)head[3] << 24;
}

/* The next request, or NULL at the end of the input. */
static json_t *read_request(void)
{
    uint8_t head[4];
    if (fread(head, 1, 4, stdin) != 4 || length_of(head) > MESSAGE_MAX)
        return NULL;
    const uint32_t length = length_of(head);
    char *text = malloc(length ? length : 1);
    json_t *request = NULL;
    if (text && fread(text, 1, length, stdin) == length)
        request = json_loadb(text, length, JSON_ALLOW_NUL, NULL);
    free(text);
    return request;
}

static int write_answer(const json_t *answer)
{
    char *text = json_dumps(answer, JSON_COMPACT);
    if (!text)
        return 0;
    uint32_t length = 0;
    while (text[length])
        length++;
    const uint8_t head[4] = {(uint8_t)length, (uint8_t)(length >> 8), (uint8_t)(length >> 16), (uint8_t)(length >> 24)};
    const int written = fwrite(head, 1, 4, stdout) == 4 && fwrite(text, 1, length, stdout) == length && fflush(stdout) == 0;
    free(text);
    return written;
}

int main(void)
{
    json_t *request = NULL;
    int going = 1;
    while (going && (request = read_request())) {
        json_t *answer = testee_answer(request);
        going = write_answer(answer);
        json_decref(answer);
        json_decref(request);
    }
    return going ? 0 : 1;
}
