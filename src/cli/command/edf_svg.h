/* Pictures of gpurta edf. */
#pragma once

#include "cli/command/edf_view.h"

/* Demand against time: h(t) + B(t), what the GPU can do, the witness. */
void draw_demand(FILE *file, const char *unit, const gpurta_result *result);

/* A schedule: jobs, deadlines, preemptions, budgets of servers. Returns -1, or the exit status. */
int draw_schedule(const char *path, const char *unit, const gpurta_result *result,
                  const gpurta_result *schedule);
