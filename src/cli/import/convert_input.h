/* What gpurta-convert is given of a scenario. */
#pragma once

#include "cli/scenario/scenario.h"

enum input_run { NO_RUN, RUN, RUN_WITH_SMS };

/* A line of JSON about the scenario, and one for each of its operations, all defaults filled in;
 * with the simulated run where that is asked for and there is something to run, and a line for each
 * placement of blocks. Returns -1, or the exit status after an error was reported. */
int convert_input(FILE *file, struct scenario *scenario, const struct common *common,
                  enum input_run run);
