/* What the binary of an application says of its kernels, as gpurta-convert tells it. */
#pragma once

#include "cli/scenario/scenario.h"

/* --cubin: registers and shared memory of the kernels that have no registers in the file. Returns
 * -1, or the exit status after an error was reported. */
int cubin_footprints(struct scenario *scenario, const char *cubin);
