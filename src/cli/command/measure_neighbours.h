/* gpurta measure --neighbours. */
#ifndef MEASURE_NEIGHBOURS_H
#define MEASURE_NEIGHBOURS_H

#include "cli/base/flags.h"
#include "cli/measurement/measuring.h"

/* Measures all partitions together, then each without the others, and prints what that changes.
 * tolerance: NULL: the default. Returns the exit status. */
int measure_neighbours(const struct call *call, struct scenario *scenario,
                       const struct measuring *request, const char *tolerance);

#endif
