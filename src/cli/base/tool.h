/* Programs beside the command that do what text alone needs: `gpurta convert` starts
 * gpurta-convert. */
#pragma once

#include "cli/base/flags.h"

/* What is started for NAME: $GPURTA_NAME, else gpurta-NAME beside the command, else in $PATH. It is
 * told the command by $GPURTA. */

/* Becomes that program. Returns only where there is none. */
void tool_become(const char *name, const char *const *arguments);

/* A command whose options alone are checked here: becomes the program of its name, with the words
 * that were typed. Returns the exit status after an error was reported. */
int tool_instead(struct call *call);

/* Starts it, with these as its standard input and output (NULL: our own), and waits for its end.
 * Returns its exit status; EXIT_UNABLE after an error was reported. */
int tool_run(const char *name, const char *const *arguments, FILE *in, FILE *out);

/* The text behind a line of its answer, whose length is the line's last number, to be freed; NULL:
 * there is none. */
char *take_text(FILE *file);
