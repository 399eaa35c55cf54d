/* Pictures of gpurta edf. */
#ifndef EDF_SVG_H
#define EDF_SVG_H

#include "scenario.h"

/* Demand against time: h(t) + B(t), what the GPU can do, the witness. false: out of memory. */
bool draw_demand(FILE *file, const struct scenario *scenario, const gpurta_edf *result);

/* A schedule: jobs, deadlines, preemptions, budgets of servers. */
bool draw_schedule(FILE *file, const struct scenario *scenario, const gpurta_edf_schedule *schedule,
                   mpq_srcptr horizon);

/* Name of a server for output: its own, or "s1", ... */
const char *server_name(const gpurta_tasks *tasks, size_t index, char space[NAME_SPACE]);

#endif
