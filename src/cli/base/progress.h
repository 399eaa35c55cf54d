/* A sign of life on a terminal, for what takes longer than a second. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* From now on a line on standard error tells every second how long the command has worked. It does
 * nothing where that is no terminal; false: it does, or it has begun before. */
bool progress_begin(const char *command);
/* Takes the line away. Called where output begins, and at the end; may be called at any time.
 * False: there was nothing to end. */
bool progress_end(void);
/* How many of its runs are done: in that line, or, where none has begun, in a line of its own. The
 * last takes it away. At most 2^31-1. */
void progress_count(int64_t done, int64_t all);
