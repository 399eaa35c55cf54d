/* Which carve-outs of shared memory were computed for which kernels (rule U5), in words. */
#pragma once

#include "model/occupancy.h"

/* `head`, and the kernels of each carve-out that was not given, in a list; to be freed. NULL: out
 * of memory. */
char *carveouts_text(const char *head, const gpurta_program *program,
                     const struct sm_limits *limits);
