/* Why a run is late, in one line for each operation or chain that is. */
#pragma once

#include "cli/scenario/scenario.h"

/* Of operations: the worst job of each, simulated once more with what delayed it.
 * options: of that run; what delays is asked for in them. Says nothing where that needs more than
 * BLAME_EVENTS events. */
void blame_operations(const struct scenario *scenario, gpurta_options *options, FILE *file);

/* Of chains: the steps of the worst job along the waits that led to its end. */
void blame_chains(const struct scenario *scenario, const gpurta_result *run, FILE *file);
