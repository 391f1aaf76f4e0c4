/* SPDX-License-Identifier: Apache-2.0 */
/* What a program outside the tree does first: includes the installed headers, links, frames one message. */
#include <stdio.h>
#include <string.h>

#include <tagwire/tagwire.h>

int main(void)
{
    static const char text[] = "8=FIX.4.2\0019=5\00135=0\00110=161\001";
    tw_frame frame;
    tw_error error;
    tw_status status = tw_frame_next(text, (uint32_t)strlen(text), 0, &frame, &error);
    if (status != TW_OK) {
        fprintf(stderr, "%s: %s at %u\n", tw_status_name(status), error.text, (unsigned)error.offset);
        return 1;
    }
    printf("tagwire %s, kernel %s: a message of %u bytes\n", tw_version(), tw_kernel_name(), (unsigned)frame.length);
    return 0;
}
