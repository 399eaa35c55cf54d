/* Runs an experiment on threads. */
#ifndef ENGINE_H
#define ENGINE_H

#include "cli/sweep/result.h"

/* Goes on from result->done until all is done, or a signal (SIGINT, SIGTERM) ends it: then what was
 * begun is completed, and the counts are those of the first result->done chunks. The next such
 * signal kills. Counts do not depend on the number of threads. Returns -1, or the exit status after
 * it was reported why it could not run. */
int engine_run(const struct design *design, struct tally *result, int64_t threads);

#endif
