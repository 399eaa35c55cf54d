/* All commands, for those that call others. */
#pragma once

#include "cli/base/flags.h"
#include "cli/scenario/scenario.h"

/* NULL: there is none. */
const struct command *command_named(const char *name);

/* gpurta FILE */
extern const struct command command_all;
/* The analyses that apply to a file; NULL after the last. */
#define MOST_ANALYSES 7
void analyses_of(const struct scenario *scenario, const char *names[MOST_ANALYSES + 1]);

/* --vary: a row of the command's result for each value. Returns the exit status. */
int vary(const struct call *call);

/* Runs it; argv[0] is its name. Returns the exit status. */
int command_run(const struct command *command, int argc, char **argv);
