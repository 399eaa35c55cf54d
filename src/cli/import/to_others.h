/* A scenario's kernels as input of other tools. */
#ifndef TO_OTHERS_H
#define TO_OTHERS_H

#include "cli/scenario/scenario.h"

/* Gang jobs of the schedule-abstraction analysis (np-schedulability-analysis, CSV): a kernel takes
 * as many cores as it fills SMs. Their precedences are a file of their own. Times are whole
 * nanoseconds, to the safe side. Returns -1, or the exit status after an error was reported. */
int scenario_to_sag(FILE *file, struct scenario *scenario, bool precedences);

/* A configuration of cuda_scheduling_examiner: a benchmark for each stream. */
int scenario_to_examiner(FILE *file, struct scenario *scenario);

/* The simulated run as a Chrome trace: SMs, copy engines, queues and streams as tracks, for
 * ui.perfetto.dev. Returns -1, or the exit status after an error was reported. */
int scenario_to_perfetto(FILE *file, struct scenario *scenario);

/* What we wrote as a scenario, read again. The same; scenario_clear() in any case. */
int scenario_reread(struct scenario *scenario, FILE *text);

/* Number of the stream of an operation; one of its own has a number after the named ones. */
size_t stream_number(const gpurta_program *program, size_t named, size_t op);

/* How many streams have a name; at least 1, that of the NULL stream. */
size_t named_streams(const gpurta_program *program);

/* Blocks of an operation that are sure to run at once; 0: it cannot launch, or is a copy. */
int64_t slots_on(const struct scenario *scenario, size_t op);

#endif
