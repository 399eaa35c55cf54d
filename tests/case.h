/* What a failing test was about, as a scenario file that `gpurta` reads.
 *
 * Every test program is linked so that the entries of the analyses pass here. After a failure the
 * failed tests run once more from the same random numbers, each analysis is written down, and the
 * last one before the failure is printed. */
#ifndef CASE_H
#define CASE_H

#include "model/chains.h"
#include "model/tasks.h"

#include <gpurta/gpurta.h>
#include <stdio.h>

/* A scenario of a model; platform: NULL: none. options: NULL: defaults. */
void case_program(FILE *file, const gpurta_program *program, const gpurta_platform *platform);
void case_tasks(FILE *file, const gpurta_tasks *tasks, const gpurta_options *options);
void case_chains(FILE *file, const gpurta_chains *chains, const gpurta_platform *platform,
                 const gpurta_options *options);

#endif
