/* gpurta simulate --jitter --runs: many simulations, and what they have in common. */
#ifndef SIMULATE_RUNS_H
#define SIMULATE_RUNS_H

#include "cli/base/cli.h"
#include "cli/scenario/scenario.h"

struct runs_request {
    int64_t count, seed; /* seeds seed, seed + 1, ... */
    const char *jitter;
};

/* Prints least, median and largest of each operation. Returns the exit status. */
int simulate_runs(struct scenario *scenario, gpurta_options *options,
                  const struct runs_request *request, const struct common *common);

#endif
