/* What shells and generators ask of the command, from its tables. */
#pragma once

#include "cli/base/flags.h"

/* gpurta --complete PLACE WORD ...: what the word at PLACE (the command's own name is 0) may
 * become, a line for each. Returns the exit status; EXIT_MISSED: a file. commands ends with NULL.
 */
int complete(const struct command *const *commands, int argc, char **argv);

/* gpurta --schema scenario: the JSON Schema of scenario files; without a name, the list of schemas.
 */
int schema(const char *name);
