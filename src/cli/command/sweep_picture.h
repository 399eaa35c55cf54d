/* The curves of an experiment. */
#ifndef SWEEP_PICTURE_H
#define SWEEP_PICTURE_H

#include "cli/sweep/result.h"

/* Writes SVG: a panel for each value of the second axis. Returns -1, or the exit status after an
 * error was reported. */
int sweep_picture(const struct tally *result, const char *path);

#endif
