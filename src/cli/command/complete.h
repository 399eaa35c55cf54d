/* What shells and generators ask of the command, from its tables. */
#ifndef COMPLETE_H
#define COMPLETE_H

#include "cli/base/flags.h"

/* gpurta --complete PLACE WORD ...: what the word at PLACE (the command's own name is 0) may
 * become, a line for each. Returns the exit status; EXIT_MISSED: a file. commands ends with NULL.
 */
int complete(const struct command *const *commands, int argc, char **argv);

/* gpurta --describe: all commands, their options and what they print, as JSON. */
int describe(const struct command *const *commands);

/* gpurta --schema NAME: the JSON Schema of a "scenario", or of what a command prints as JSON;
 * without a name, their list. */
int schema(const struct command *const *commands, const char *name);

#endif
