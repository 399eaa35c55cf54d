/* What goes into the analysis of a runlist, and what comes out. */
#pragma once

#include "number/ticks.h"
#include "runlist/runlist.h"

struct answer {
    struct rat bound, positional, theorem, witness;
    int64_t window; /* gap at which the worst window begins */
    bool full;      /* counted as saturated */
    gpurta_verdict verdict;
    const char *reason, *theorem_reason, *bound_reason;
};

struct runlist_run {
    const struct model *model;
    struct answer *answer;
    int64_t limit;
    bool stopped; /* the limit was too small: the bounds are the positional ones */
};

ticks_text runlist_run_i64, runlist_run_mpz;
