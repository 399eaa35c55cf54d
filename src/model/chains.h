/* Chains from inside: what the analyses read without conversion. */
#ifndef CHAINS_H
#define CHAINS_H

#include "base/text.h"
#include "model/program.h"

#include <gpurta/chains.h>

#define CHAIN_TIMES (GPURTA_CHAIN_DEADLINE + 1)
#define STEP_TIMES (GPURTA_STEP_DEADLINE + 1)
#define CONTEXT_TIMES (GPURTA_CONTEXT_PERIOD + 1)

struct context {
    struct rat time[CONTEXT_TIMES];
    char *name;
    gpurta_level level;
    bool saturated;
    size_t partition; /* GPURTA_NONE: none */
};

struct chain {
    struct rat time[CHAIN_TIMES];
    char *name;
    char place[PLACE_SPACE];
    const char *stream; /* its name in the program; NULL: none in particular */
    size_t context;     /* GPURTA_NONE: the only one */
    size_t partition;   /* GPURTA_NONE: that of its context */
    size_t last;        /* its last step; SIZE_MAX: it has none */
    size_t steps;
};

/* A step is an operation of an inner program, which keeps its name, counts, stream and wcet. */
struct chain_step {
    struct rat bcet, deadline;
    struct rat host; /* of a host step: its wcet, which may be 0 */
    gpurta_step_kind kind;
    size_t chain, before; /* the step before it in its chain; SIZE_MAX: none */
    int64_t repeat;
    bool own_after; /* after[] counts, not `before` */
    size_t *after;
    size_t afters;
};

struct gpurta_chains {
    atomic_size_t held; /* by results: who destroys them last frees them */
    gpurta_program *program;
    struct context *context;
    struct chain *chain;
    struct chain_step *step;
    size_t contexts, context_room;
    size_t count, room;
    size_t steps, step_room;
    char letter; /* of names by place */
};

/* They live until they are destroyed once more. */
const gpurta_chains *chains_hold(const gpurta_chains *chains);

/* The same lists, without who holds them: results in other threads may begin to, and end. */
static inline gpurta_chains chains_view(const gpurta_chains *const c)
{
    return (gpurta_chains){.program = c->program,
                           .context = c->context,
                           .chain = c->chain,
                           .step = c->step,
                           .contexts = c->contexts,
                           .count = c->count,
                           .steps = c->steps,
                           .letter = c->letter};
}

/* Takes everything out but contexts and streams, and keeps the room. */
void chains_empty(gpurta_chains *chains);

/* The wcet of a step; always given. */
const struct rat *step_wcet(const gpurta_chains *chains, size_t step);

/* Steps in an order in which every step comes behind those it waits for, chain after chain;
 * order[] has room for all. As gpurta_chains_check(). */
gpurta_status chains_order(const gpurta_chains *chains, size_t *order, gpurta_error *error);

/* Number of the partition of a kernel; GPURTA_NONE: none. */
size_t step_partition(const gpurta_chains *chains, size_t step);

/* Number of the stream of a step in the program: its own or the chain's. */
int64_t step_stream(const gpurta_chains *chains, size_t step);

#endif
