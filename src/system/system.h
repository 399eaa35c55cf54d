/* A set of chains on a platform with everything resolved: which steps compete, for what. */
#pragma once

#include "blocked/weight_cache.h"
#include "model/chains.h"
#include "number/arena.h"
#include "supply/supply.h"

/* A step. */
struct unit {
    size_t chain;
    size_t local;       /* place among the steps of its chain */
    size_t place;       /* kernel: its space; copy: its engine */
    size_t level;       /* what it competes for; NO_LEVEL: a host step */
    size_t footprint;   /* in its context */
    uint32_t partition; /* of a kernel, and 1; 0: there are none */
    int64_t priority;   /* the lower, the sooner; copies: 0 */
    int64_t blocks, repeat;
    gpurta_step_kind kind;
    const struct rat *wcet, *bcet;
    size_t cpu;                /* of a host step, or of its thread, which spins; NO_CPU: none */
    int64_t cpu_priority;      /* there; larger first */
    const struct rat *section; /* the longest that cannot be preempted: of a host step on its CPU,
                                  of a kernel by contexts of higher priority */
};
#define NO_CPU SIZE_MAX
#define NO_LEVEL SIZE_MAX
#define NO_LAG (INT64_MAX / 2)

/* What has queues of its own: a context, or a partition with queues of its own. */
struct space {
    struct footprint *footprint; /* of its kernels, each once in each partition */
    int64_t *fit;                /* blocks of each that fit on one SM */
    int64_t *span;               /* SMs on which blocks of each may be */
    int64_t *least;              /* of each: the fewest blocks that, alone on an SM, keep one more
                                    out; 0: none of its kernels waits */
    int64_t *aligned;            /* the same if they are without holes between them (U4) */
    uint32_t *partition;         /* of each, and 1; 0: there are none */
    int64_t sms;                 /* weight-work is done at this rate; with shared queues 1 */
    size_t user;                 /* of a partition: the context of its kernels; GPURTA_NONE */
    size_t *only;                /* of each: if all its kernels follow each other in one chain, that
                                    one and 1; 0: else */
    size_t footprints, room;
};

/* The kernels of one priority in one context, or the copies of one engine. */
struct level {
    gpurta_step_kind kind;
    size_t place;
    int64_t priority;
    bool first;    /* none is higher in its context */
    size_t leader; /* "In turns": the chain of which most kernels overtake this level, each right
                      after another; SIZE_MAX: that section does not hold */
    struct covers covers;
    struct covers *alone; /* of each footprint that waits, what keeps it out; none: unknown */
    size_t alones;
    struct weight_sets sets;
};

/* A step with its WCET. */
struct timed {
    const struct rat *wcet;
    size_t step;
};

struct system {
    const gpurta_chains *chains;
    struct weight_cache *cache; /* NULL: none */
    struct pool *pool;          /* NULL: the heap */
    struct arena arena;         /* of all that is here but covers, weights and supply */
    size_t steps, count;        /* of chains */
    struct unit *unit;
    size_t *order;
    struct timed *longest; /* all steps, the longest first, equal ones as they stand */
    size_t cpus;
    size_t *cpu_first;  /* of each CPU: its first one in `cpu_member`, and behind the last */
    size_t *cpu_member; /* steps of each CPU, chain after chain */
    size_t *first;      /* of each chain: number of its steps before, in `member` */
    size_t *member;     /* steps chain after chain */
    unsigned char *
        *before;     /* of each chain; NULL: a sequence. [a * steps + b]: a is done before b */
    int64_t *stream; /* of each step: its number in the program */
    bool *serial; /* of each chain: a sequence in one stream: a job begins when the last one ended;
                     or pipelined: so does a step's job */
    bool *sequence; /* of each chain: its steps follow each other; `before` of a pipelined one says
                       that any of them may be under way with any other */
    bool *held, *drops;  /* of each pipelined chain: its queues, or from: begin, may hold jobs back;
                            a full one loses jobs */
    int64_t *lag, *gone; /* of steps of those with from: begin, see capacity.c */
    size_t *final;       /* of each chain: its last step in `order` */
    int64_t sms, slots, engines;
    bool separate; /* a space is a partition with queues of its own; all of them run at once */
    bool shared;   /* weights are per SM of a partition: partitions share the queues */
    bool copies_in_order; /* U9 holds */
    bool in_turns;        /* "In turns" holds, where some level has what it takes */
    struct sm_limits limits;
    struct space *space;
    size_t spaces;
    struct level *level;
    size_t levels, level_room;
    struct supplies supply;
};

/* Fills a system; on failure it is empty. The error's item is a chain. Keeps pointers into chains;
 * a cache of weights and a pool may be NULL. */
gpurta_status system_init(struct system *system, const gpurta_chains *chains,
                          const gpurta_platform *platform, const gpurta_options *options,
                          struct weight_cache *cache, struct pool *pool, gpurta_error *error);
void system_clear(struct system *system);

/* May a and b, of one chain, be under way at once? */
static inline bool in_parallel(const struct system *const s, const size_t a, const size_t b)
{
    const size_t chain = s->unit[a].chain, n = s->first[chain + 1] - s->first[chain];
    const unsigned char *const before = s->before[chain];
    const size_t i = s->unit[a].local, j = s->unit[b].local;
    return before && i != j && !before[i * n + j] && !before[j * n + i];
}

/* May several jobs of a chain be under way at once, one in each step at most? */
static inline bool is_pipelined(const struct system *const s, const size_t chain)
{
    return s->chains->chain[chain].pipelined;
}

/* Number of SMs by which weight-work of a step's blocks is divided. */
static inline int64_t divisor_of(const struct system *const s, const size_t step)
{
    const struct space *const space = &s->space[s->unit[step].place];
    return s->shared ? space->span[s->unit[step].footprint] : space->sms;
}

/* Where a kernel runs, and what partitions ask for: partitions.c. */
gpurta_status find_space(struct system *system, size_t step, gpurta_error *error);
gpurta_status partitions_init(struct system *system, const gpurta_platform *platform,
                              gpurta_error *error);
/* The covers of a space, in each of whose partitions blocks are kept out apart. */
gpurta_status covers_of_space(struct covers *covers, const struct system *system,
                              const struct space *space, const bool *waiting, gpurta_error *error);

/* Does a step come to its queue when those that waited have taken the places of the one before? */
bool comes_late(const struct system *system, size_t step);

/* Where jobs wait for place in a queue behind a step, or are dropped. */
gpurta_status capacities_init(struct system *system, gpurta_error *error);
/* Has a step one that none waits for? */
bool capacities_unused(const struct system *system);

/* Refuses streams whose order this analysis does not cover. */
gpurta_status streams_check(const struct system *system, gpurta_error *error);
