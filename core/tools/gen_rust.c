/* SPDX-License-Identifier: Apache-2.0 */
#include "gen.h"
void gen_rust(gen *g)
{
    (void)g;
}
