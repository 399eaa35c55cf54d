/* The answer of every analysis to a file with work that it does not read. */
#pragma once

#include "cli/base/flags.h"
#include "cli/scenario/scenario.h"

/* Prints it: the verdict is unknown, of everything. Returns the exit status. */
int answer_unknown(const struct call *call, struct scenario *scenario);
