/* What the result of gpurta_bound_of() holds, and how other rooms ask for it. */
#pragma once

#include "model/chains.h"
#include "model/names.h"
#include "number/arena.h"
#include "search/observed.h"

#include <gpurta/bound.h>

struct bound_term {
    struct rat weight, share;
    gpurta_bound_kind kind;
    size_t other;
    int64_t jobs, blocks; /* waves: of waves */
    bool waves;
};

struct bound_terms {
    struct bound_term *term;
    size_t count, room;
};

struct bound_step_result {
    struct rat bound, deadline, jitter, window;
    struct rat finish, exact, early; /* from the nominal release of the chain */
    struct bound_terms terms;
    size_t weights; /* which; SIZE_MAX: no kernel */
};

struct bound_chain_result {
    struct rat bound, deadline, exact;
    gpurta_verdict verdict;
    char *reason; /* why it has no bound, or what would help; NULL: neither */
    bool waits;   /* the reason says what overlap: pipelined would give */
    int64_t lost; /* jobs in a row that full queues lose at most */
    struct bound_terms terms;
};

/* Of a path of the chains, in their order. */
struct bound_path_result {
    struct rat reaction, age;
    gpurta_verdict verdict; /* of its deadline; without one unknown */
    char *reason;           /* NULL: it has a bound */
};

struct bound_weights {
    struct rat *weight; /* of each footprint of its context */
    size_t count;
};

#define MOST_ASSUMPTIONS 50

struct bound {
    struct arena arena; /* of all that is here */
    struct bound_step_result *step;
    struct bound_chain_result *chain;
    struct bound_path_result *path;
    size_t steps, chains, paths;
    struct observed observed;
    struct bound_weights *weights;
    size_t weight_sets;
    gpurta_verdict verdict;
    char reason[600];
    int64_t measured_us;  /* of a switch, where less is given; else 0 */
    bool at_limit;        /* no chain has a bound, since the limit of work was reached */
    const char *no_exact; /* why there are no exact values; NULL: there are, or none were wanted */
    const char *assumption[MOST_ASSUMPTIONS];
    size_t assumptions;
    bool searched; /* a miss was looked for */
};

void bound_destroy(struct bound *bound);

/* Why no verdict of a model is to be trusted; "": nothing speaks against it. Work of a profile is
 * in no chain, or with what the model gives a bound is below what was measured. */
#define DOUBT_TEXT 200
gpurta_status profile_doubt(const gpurta_model *model, const gpurta_options *options,
                            char doubt[DOUBT_TEXT], gpurta_error *error);
/* As bound_result(), and all verdicts are unknown if there is a doubt. model: NULL, or what says
 * which bounds are below what was observed: with a doubt they are not kept. */
gpurta_status bound_result_doubted(gpurta_result **result, struct bound *bound,
                                   const gpurta_chains *chains, const gpurta_model *model,
                                   const char *doubt, gpurta_error *error);

/* The result as tables; takes the bound, also where it fails. */
gpurta_status bound_result(gpurta_result **result, struct bound *bound, const gpurta_chains *chains,
                           gpurta_error *error);

struct bound_run;

/* Keeps the terms of every step and chain that has a bound. */
gpurta_status terms_keep(struct bound *result, const struct bound_run *run, gpurta_error *error);

/* Keeps the weights. */
gpurta_status weights_keep(struct bound *result, const struct bound_run *run, gpurta_error *error);

/* Bounds of all paths from those of the chains; verdicts, once what was observed is there. */
bool paths_bound(struct bound *result, const gpurta_chains *chains); /* false: out of memory */
/* The largest distance of two jobs of a chain of a path; no value: none is known. */
const struct rat *path_distance(const struct bound *b, const gpurta_chains *chains, size_t chain);
void paths_judge(struct bound *result, const gpurta_chains *chains);

/* Is there a kernel without registers, on a GPU that has some? */
bool lacks_registers(const struct system *system);
/* What the bounds assume; without `words` the platform's is not read. false: out of memory. */
bool assumptions_state(struct bound *bound, const struct system *system,
                       const gpurta_platform *platform, bool words);

/* A copy of the text; NULL: out of memory. */
char *text_in(struct arena *arena, const char *text);

/* What a bound costs beside its evaluations, in evaluations. */
int64_t bound_setup_work(const gpurta_chains *chains);

/* What many bounds have together; NULL: nothing. */
struct weight_cache;
struct bound_shared {
    struct weight_cache *cache; /* weights that may be known; NULL: no cache */
    struct pool *pool;          /* of results, and for work; NULL: the heap */
    int64_t *left; /* in place of the limit: evaluations, which are taken off; below 0: too few */
    bool verdicts; /* of a search no more is wanted */
};

/* As gpurta_bound_of(), without a search and without terms. */
gpurta_status bound_only(struct bound **result, const gpurta_chains *chains,
                         const gpurta_platform *platform, const gpurta_options *options,
                         const struct bound_shared *shared, gpurta_error *error);

/* As gpurta_bound_of(). */
gpurta_status bound_with(struct bound **result, const gpurta_chains *chains,
                         const gpurta_platform *platform, const gpurta_options *options,
                         const struct bound_shared *shared, gpurta_error *error);

/* Says of late serial chains what they would take if their jobs overlapped. false: out of memory.
 */
bool bound_tell_overlap(struct bound *result, const struct system *system,
                        const gpurta_platform *platform, const gpurta_options *options);
