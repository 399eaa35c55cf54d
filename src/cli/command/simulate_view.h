/* What the parts of `gpurta simulate` share. */
#pragma once

#include "cli/base/flags.h"
#include "cli/draw/lanes.h"
#include "cli/scenario/scenario.h"

struct runs_request {
    int64_t count, seed; /* seeds seed, seed + 1, ... */
    const char *jitter;
};

struct simulate_request {
    int64_t policy, jobs, limit, memory;
    const char *until, *export;
    struct maybe explain;
    const char *rules;
    struct runs_request runs;
    struct lanes_request lanes;
    bool blocks, only_picture;
    bool several;            /* --jobs or --until is given */
    bool chains;             /* of the file, not operations */
    size_t only;             /* operation to explain; SIZE_MAX: all */
    gpurta_options *options; /* of the run */
};

/* Prints one simulation. Returns -1, or the exit status. */
int simulate_print(const struct scenario *scenario, const gpurta_result *result,
                   const struct simulate_request *request, const struct common *common);

/* --jitter --runs: many simulations; prints least, median and largest of each operation. Returns
 * the exit status. */
int simulate_runs(struct scenario *scenario, gpurta_options *options,
                  const struct runs_request *request, const struct common *common);
