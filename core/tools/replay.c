/* SPDX-License-Identifier: Apache-2.0 */
#include "cli.h"
int command_replay(int count, char **arguments)
{
    (void)count;
    (void)arguments;
    return EXIT_USAGE;
}
