/* Results that gpurta report asks for several times: as JSON, as a table, as a picture. The command
 * that it asks analyses once and leaves its result here. */
#pragma once

#include <stdbool.h>

/* From now on results are kept: all asks are of one command with one file and one set of options.
 */
void results_keep(void);
/* From now on they are not, and those that are kept end. */
void results_forget(void);

/* Whether they are. */
bool results_are_kept(void);

/* The result that was left under that name; NULL: none. */
void *result_kept(const char *name);

/* A command is done with a result: it is kept under the name, or ended; end: NULL: it is a
 * gpurta_result. result: NULL: nothing. */
void result_leave(const char *name, void *result, void (*end)(void *result));
