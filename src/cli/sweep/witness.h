/* A random set as a scenario of its own, so that what a curve says of it can be certified. */
#ifndef WITNESS_H
#define WITNESS_H

#include "cli/sweep/set.h"

#include <stdio.h>

/* The command that certifies what a curve says of the worker's present set; NULL: there is none, as
 * simulations and published tests prove nothing (nor are sets in several contexts written). */
const char *witness_command(const struct worker *worker, const struct curve *curve);

/* The worker's present set at a point, for that command, as JSON. false: out of memory, or a block
 * cannot launch. */
bool witness_write(FILE *file, struct worker *worker, size_t point, size_t curve);

#endif
