/* Chains from inside: what the analyses read without conversion. */
#pragma once

#include "base/text.h"
#include "model/program.h"

#include <gpurta/model.h>

/* Times of a chain. */
typedef enum gpurta_chain_time {
    GPURTA_CHAIN_PERIOD = 0,   /* T, least distance of two releases, > 0; always given */
    GPURTA_CHAIN_JITTER = 1,   /* J, how late a release may come, >= 0; default 0 */
    GPURTA_CHAIN_DEADLINE = 2, /* D, end to end from the nominal release, > 0; default: T */
    GPURTA_CHAIN_LONGEST = 3,  /* largest distance of two releases, >= T; default: none */
    GPURTA_CHAIN_OFFSET = 4    /* of the first release, where all are exactly T apart, >= 0 */
} gpurta_chain_time;

/* Times of a step. */
typedef enum gpurta_step_time {
    GPURTA_STEP_WCET = 0,    /* longest time of a block, of the copy, or of the host step; > 0,
                                  of a host step >= 0; always given */
    GPURTA_STEP_BCET = 1,    /* shortest one, 0..wcet; default 0 */
    GPURTA_STEP_DEADLINE = 2 /* of the step, from the chain's nominal release, > 0; default none */
} gpurta_step_time;

/* Kind of a step. */
typedef enum gpurta_step_kind {
    GPURTA_STEP_KERNEL = 0, /* runs on the SMs of its context */
    GPURTA_STEP_COPY = 1,   /* runs on a copy engine */
    GPURTA_STEP_HOST = 2    /* runs on the host and needs nothing of the GPU */
} gpurta_step_kind;

/* Times of a context. */
typedef enum gpurta_context_time {
    GPURTA_CONTEXT_TIMESLICE = 0, /* TS of its channel in the runlist, > 0; default none */
    GPURTA_CONTEXT_BUDGET = 1,    /* Q of its server, 0 < Q <= P; default none */
    GPURTA_CONTEXT_PERIOD = 2     /* P of its server; default none */
} gpurta_context_time;

/* Chains and contexts. Building them is for one thread; analyses only read them. */
typedef struct gpurta_chains gpurta_chains;

/* Makes an empty set. */
GPURTA_MUST_USE gpurta_status gpurta_chains_create(gpurta_chains **chains, gpurta_error *error);

/* Makes a chain of one step of every operation of a program. Names, counts, streams, periods and
 * deadlines are taken over; releases are not: a bound holds for any. Outputs call one without a
 * name "k1", "k2", ... by position, as its operation. program: every operation needs a period,
 * and none waits for another one. */
GPURTA_MUST_USE gpurta_status gpurta_chains_from_program(gpurta_chains **chains,
                                                         const gpurta_program *program,
                                                         gpurta_error *error);

/* Frees a set; NULL is allowed. */
void gpurta_chains_destroy(gpurta_chains *chains);

/* ---- contexts ---- */

/* Adds a context. name: NULL: no name. Its index is the count before the call. */
GPURTA_MUST_USE gpurta_status gpurta_chains_add_context(gpurta_chains *chains, const char *name,
                                                        gpurta_error *error);

/* ---- chains ---- */

/* Adds a chain without steps, in no context in particular. name: NULL: no name ("c1", "c2", ...
 * by position in outputs). period: T > 0. Its index is the count before the call. */
GPURTA_MUST_USE gpurta_status gpurta_chains_add(gpurta_chains *chains, const char *name,
                                                mpq_srcptr period, gpurta_error *error);

/* Puts the kernels and copies of a chain that have no stream of their own onto a stream. Without
 * one they are on streams that no other chain uses. */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_stream(gpurta_chains *chains, size_t chain,
                                                       const char *stream, gpurta_error *error);

/* ---- steps ---- */

/* Adds a step to a chain, behind its other steps. name: NULL: no name ("k1", "k2", ... by
 * position in outputs). blocks: of a kernel: 1..2^63-1; else 0. wcet: > 0, of a host step >= 0.
 * Its index is chains->steps before the call. */
GPURTA_MUST_USE gpurta_status gpurta_chains_add_step(gpurta_chains *chains, size_t chain,
                                                     gpurta_step_kind kind, const char *name,
                                                     int64_t blocks, mpq_srcptr wcet,
                                                     gpurta_error *error);

/* Sets a count of a kernel or copy, as gpurta_program_set_count(). */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_step_count(gpurta_chains *chains, size_t step,
                                                           gpurta_operation_count which,
                                                           int64_t value, gpurta_error *error);

/* Name of the stream of a step: its own or the chain's; NULL: one that no other step uses. */
const char *gpurta_chains_step_stream(const gpurta_chains *chains, size_t step);

/* Says which steps a step waits for, instead of the one before it. others: steps of the same
 * chain; NULL with a count of 0: it starts with the chain. Circles are found by
 * gpurta_chains_check(). */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_after(gpurta_chains *chains, size_t step,
                                                      const size_t *others, size_t count,
                                                      gpurta_error *error);

/* Step number place that a step waits for; GPURTA_NONE past the last. */
size_t gpurta_chains_after(const gpurta_chains *chains, size_t step, size_t place);

/* Checks what single calls cannot: every chain has a step, no steps wait for each other in a
 * circle. */
GPURTA_MUST_USE gpurta_status gpurta_chains_check(const gpurta_chains *chains, gpurta_error *error);

/* ---- partitions ---- */

/* As in gpurta/program.h. A kernel is in the partition of its stream; else of its chain; else of
 * its context. With queues of their own, partitions are GPUs that share the copy engines:
 * contexts of different ones run beside each other, and no two contexts use one. */

/* Partition of a kernel; GPURTA_NONE: none, as of copies and host steps. */
size_t gpurta_chains_step_partition(const gpurta_chains *chains, size_t step);

/* Do the partitions fit, as gpurta_program_check_partitions()? */
GPURTA_MUST_USE gpurta_status gpurta_chains_check_partitions(const gpurta_chains *chains,
                                                             const gpurta_platform *platform,
                                                             gpurta_error *error);

#define CHAIN_TIMES (GPURTA_CHAIN_OFFSET + 1)
#define STEP_TIMES (GPURTA_STEP_DEADLINE + 1)
#define CONTEXT_TIMES (GPURTA_CONTEXT_PERIOD + 1)

struct context {
    struct rat time[CONTEXT_TIMES];
    char *name;
    gpurta_level level;
    bool saturated;
    size_t partition; /* GPURTA_NONE: none */
    int64_t priority; /* larger first; -1: none given */
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
    bool closed;    /* the next release is not before the completion */
    bool pipelined; /* a step takes the next job as soon as it has ended the one before */
    bool gaps;      /* host steps between its kernels are launch_gap */
    bool begin;     /* releases are taken in one by one, and responses count from then on */
    bool busy;      /* its thread spins while kernels and copies of it are pending */
};

/* A step is an operation of an inner program, which keeps its name, counts, stream and wcet. */
struct chain_step {
    struct rat bcet, deadline;
    struct rat host; /* of a host step: its wcet, which may be 0 */
    gpurta_step_kind kind;
    size_t chain, before; /* the step before it in its chain; SIZE_MAX: none */
    size_t row; /* its place among the model's steps, which have no gaps between launches */
    int64_t repeat;
    int64_t capacity;     /* of the queue behind it; 0: no limit */
    bool drop;            /* where that is full, the oldest job there is dropped */
    size_t cpu;           /* of a host step, or of a thread that spins; GPURTA_NONE: none */
    int64_t cpu_priority; /* there; larger first */
    struct rat
        nonpreemptable; /* longest section; of a kernel: as far as its context is concerned */
    bool own_after;     /* after[] counts, not `before` */
    size_t *after;
    size_t afters;
};

/* A way of data through chains. */
struct path {
    char *name;
    size_t *through, count; /* chains, in the order in which they hand the data on */
    struct rat deadline;    /* of the reaction time; none given: none */
};

struct gpurta_chains {
    atomic_size_t held; /* by results: who destroys them last frees them */
    gpurta_program *program;
    struct context *context;
    struct chain *chain;
    struct chain_step *step;
    size_t contexts, context_room;
    bool by_priority; /* the GPU is that context's which has work, by its priority */
    size_t count, room;
    size_t steps, step_room;
    struct path *path;
    size_t paths, path_room;
    char **cpu; /* names */
    size_t cpus, cpu_room;
    char letter; /* of names by place */
};

/* They live until they are destroyed once more. */
const gpurta_chains *chains_hold(const gpurta_chains *chains);

/* The same lists without paths, and without who holds them: results in other threads may begin to,
 * and end. */
static inline gpurta_chains chains_view(const gpurta_chains *const c)
{
    return (gpurta_chains){.program = c->program,
                           .context = c->context,
                           .chain = c->chain,
                           .step = c->step,
                           .contexts = c->contexts,
                           .by_priority = c->by_priority,
                           .count = c->count,
                           .steps = c->steps,
                           .cpu = c->cpu,
                           .cpus = c->cpus,
                           .letter = c->letter};
}

/* Adds a path; the list is copied; deadline NULL: none. */
gpurta_status chains_add_path(gpurta_chains *chains, const char *name, const size_t *through,
                              size_t count, mpq_srcptr deadline, gpurta_error *error);

/* Takes everything out but contexts and streams, and keeps the room. */
void chains_empty(gpurta_chains *chains);

/* The wcet of a step; always given. */
const struct rat *step_wcet(const gpurta_chains *chains, size_t step);

/* Sets it; where it is below the bcet, that is lowered. */
gpurta_status step_set_wcet(gpurta_chains *chains, size_t step, mpq_srcptr value,
                            gpurta_error *error);

/* The deadline of a chain, or the period in its place. */
static inline const struct rat *chain_deadline(const struct chain *const chain)
{
    const struct rat *const own = &chain->time[GPURTA_CHAIN_DEADLINE];
    return rat_given(own) ? own : &chain->time[GPURTA_CHAIN_PERIOD];
}

/* What a job of a chain may take; no value: a closed one may take any time. */
static inline const struct rat *chain_due(const struct chain *const chain)
{
    return chain->closed ? &chain->time[GPURTA_CHAIN_DEADLINE] : chain_deadline(chain);
}

/* Steps in an order in which every step comes behind those it waits for, chain after chain;
 * order[] has room for all. As gpurta_chains_check(). */
gpurta_status chains_order(const gpurta_chains *chains, size_t *order, gpurta_error *error);

/* Adds a CPU, whose name is copied; its number is chains->cpus before the call. */
gpurta_status chains_add_cpu(gpurta_chains *chains, const char *name, gpurta_error *error);

/* Puts a host step, or the thread that spins while a kernel or copy is pending, onto a CPU. */
gpurta_status chains_set_cpu(gpurta_chains *chains, size_t step, size_t cpu, int64_t priority,
                             mpq_srcptr nonpreemptable, gpurta_error *error);

/* Number of the partition of a kernel; GPURTA_NONE: none. */
size_t step_partition(const gpurta_chains *chains, size_t step);

/* Number of the stream of a step in the program: its own or the chain's. */
int64_t step_stream(const gpurta_chains *chains, size_t step);
