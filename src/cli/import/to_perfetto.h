/* A run as a trace that ui.perfetto.dev and chrome://tracing show. */
#ifndef TO_PERFETTO_H
#define TO_PERFETTO_H

#include "cli/import/to_scenario.h"
#include "cli/scenario/scenario.h"

/* Simulates the scenario and writes SMs, copy engines, queues and streams as tracks. trace: the
 * profile that the scenario is from, whose measured streams are shown beside; NULL: none. Times are
 * cut to whole nanoseconds. Returns -1, or the exit status after an error was reported. */
int scenario_to_perfetto(FILE *file, struct scenario *scenario, const struct trace *trace,
                         int64_t device);

#endif
