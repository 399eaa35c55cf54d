/* A sign of life on a terminal, for what takes longer than a second and cannot say how far it is.
 */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stdbool.h>

/* From now on a line on standard error tells every second how long the command has worked. It does
 * nothing where that is no terminal; false: it does, or it has begun before. */
bool progress_begin(const char *command);
/* Takes the line away. Called where output begins, and at the end; may be called at any time. */
void progress_end(void);

#endif
