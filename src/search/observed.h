/* The search for long responses, and what it observed. */
#pragma once

#include "model/options.h"
#include "system/system.h"

struct observed_release {
    struct rat nominal, release;
    size_t chain;
};

/* A job of a step in the run, relative to the nominal release of the job that took longest. */
struct observed_span {
    struct rat time[3]; /* from, start, to */
    size_t step;
};

/* A block, copy or host step in the run, or several that are alike; times as of a release. */
struct observed_block {
    struct rat time[2]; /* start, end */
    size_t step, release;
    int64_t sm, count;
};

struct observed_turn {
    struct rat time[2]; /* from, to */
    size_t entry;
};

/* The longest response of a chain, and the run that shows it. */
struct observed_chain {
    struct rat response; /* no value: none was observed */
    bool missed;         /* its deadline, or that of a step, in some run */
    struct observed_release *release;
    struct observed_span *span;
    struct observed_block *block;
    struct observed_turn *turn;
    size_t releases, spans, blocks, turns;
};

struct observed {
    struct arena *arena; /* of all that is here */
    struct observed_chain *chain;
    struct rat *step, *reaction, *age; /* longest responses of steps; of paths */
    size_t chains, steps, paths;
    bool rounded;    /* the search ran on times that were rounded */
    bool fewer;      /* runs were searched than were asked for */
    bool limited;    /* fewer, since the limit was reached */
    bool too_long;   /* none but the first, in which no job of a chain alone ended */
    bool too_many;   /* chains for a search: nothing was searched */
    bool unsearched; /* nothing was searched, as times do not fit */
};

/* Nothing was observed yet. false: out of memory. */
bool observed_init(struct observed *observed, const struct system *system, struct arena *arena);

struct search_call {
    int64_t runs, seed, threads;
    int64_t most_events; /* of all runs together; each part of the search has one run at least */
    const struct rat *bound; /* of a chain alone, which no run exceeds; no value: unknown */
    bool verdicts; /* no more is wanted: the first miss ends the search, and is not kept */
    struct reports progress;
};

/* Searches simulated runs for long responses, and keeps the longest. */
gpurta_status search_runs(struct observed *observed, const struct system *system,
                          const gpurta_platform *platform, const struct search_call *call,
                          gpurta_error *error);

/* Exact latest finishes of all steps, from the nominal release of their chain, if the system is
 * small and no more states than that can be reached; else *why. */
gpurta_status exact_explore(struct rat *finish, const char **why, const struct system *system,
                            const gpurta_platform *platform, int64_t states, gpurta_error *error);
