/* A run as a Chrome trace: SMs, copy engines, queues and streams as tracks, for ui.perfetto.dev. */
#ifndef TO_PERFETTO_H
#define TO_PERFETTO_H

#include "cli/import/to_scenario.h"
#include "cli/scenario/scenario.h"

/* The simulated run of the scenario. Returns -1, or the exit status after an error was reported. */
int scenario_to_perfetto(FILE *file, struct scenario *scenario);

/* The same of a profile, and what it measured. */
int trace_to_perfetto(FILE *file, const struct trace *trace, const struct conversion *conversion);

/* What we wrote as a scenario, read again. The same; scenario_clear() in any case. */
int scenario_reread(struct scenario *scenario, FILE *text);

#endif
