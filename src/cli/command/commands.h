/* All commands, for those that call others. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "cli/base/flags.h"
#include "cli/scenario/scenario.h"

/* What is read besides scenarios; ends with NULL. */
extern const struct foreign_format *const command_formats[];

/* NULL: there is none. */
const struct command *command_named(const char *name);

/* Runs it; argv[0] is its name. Returns the exit status. */
int command_run(const struct command *command, int argc, char **argv);

#endif
