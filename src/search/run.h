/* The exact simulator of chains and contexts, on 64-bit ticks: what can happen, not what may not.
 *
 * Blocks go to the SM with most room (Gilman), in the platform's order, by the rules U1, U3 to U5,
 * U7 and U8 that hold on it; or to any SM that they leave, for tests of the bound. U2 makes no grid
 * wait in a system that is not refused, and the pool of U6 has grown before. Contexts have their
 * blocks frozen while they do not own the GPU. A release that comes while the chain's last job is
 * not complete waits for it, if the chain is not pipelined; of a closed chain it is left out: those
 * are released at least a period apart, so that what is left is a run of the same system. */
#pragma once

#include "gpu/sms.h"
#include "number/arena.h"
#include "number/ticks.h"
#include "system/system.h"

/* All times of a system in ticks of one unit. */
struct search_times {
    struct arena arena;       /* of all that is here */
    int64_t *period, *jitter; /* of chains */
    int64_t *longest; /* of chains: largest distance of releases; the period where none is known */
    int64_t *offset;  /* of chains: their first release; -1: it may be at any time */
    int64_t *wcet, *bcet, *section;          /* of steps */
    int64_t *slice, *budget, *server_period; /* of contexts */
    int64_t cost;                            /* of a switch */
    struct device device;                    /* SMs of a context */
};

struct search_release {
    int64_t nominal, release;
    size_t chain;
};

/* How a run chooses where nothing is prescribed. */
struct search_choice {
    uint64_t random; /* state of the generator */
    int shorten;     /* of 100 blocks, copies and host steps so many take less than their wcet */
    bool anywhere;   /* blocks go to any SM that has room */
    bool in_order; /* nothing by chance: what comes at once comes in the order of the file, and what
                      spins on a CPU is kept as its blocks are */
    int64_t most_events;
};

/* A job of a step: active from, first placed at start, complete at to. */
struct search_span {
    size_t step, release; /* the latter as of a block */
    int64_t nominal, from, start, to;
};

/* A block on an SM (by its place in the order for ties), a copy or a host step, in the order in
 * which they began; `release`: that of its chain's job, by its place in the list. */
struct search_block {
    size_t step, release, position;
    int64_t start, end;
};

/* A context has the GPU: an entry of the runlist, or the number of a context. */
struct search_turn {
    size_t entry;
    int64_t from, to;
};

/* A job of a chain, from when its first step began. */
struct search_job {
    size_t chain;
    int64_t begun, end;
};

struct search_run {
    struct pool *pool;      /* of all that is here, and for work; NULL: the heap */
    struct search_job *job; /* of systems with paths, in the order of their ends */
    size_t jobs, job_room;
    bool left_out; /* a release of a closed chain that was under way: distances are larger than said
                    */
    int64_t until; /* from then on a chain misses a release that it must have: what ends later is
                      no part of a run of the system, and not counted */
    bool keep;     /* the spans of all jobs, all blocks and turns */
    struct search_block *block;
    size_t blocks, block_room;
    struct search_turn *turn;
    size_t turns, turn_room;
    struct search_span *span;
    size_t spans, span_room;
    int64_t *step;   /* longest response of each step, from its activation; -1: none */
    int64_t *finish; /* the same from the nominal release */
    int64_t *chain;  /* of each chain, from the nominal release */
    int64_t events;  /* added up over runs: what they cost */
    bool cut;        /* the limit of events was reached: what is there is right, but not all */
};

/* false: out of memory; search_run_clear() in any case. */
bool search_run_init(struct search_run *run, const struct system *system, struct pool *pool);
void search_run_clear(struct search_run *run);

/* The longest reaction and age that a run shows of a path; -1: none. Puts the jobs in order. */
struct path;
void search_path(struct search_run *run, const struct path *path, int64_t *reaction, int64_t *age);

/* Are these the longest of a run that repeats from `from` on, once `every` and for ever, of which
 * this one is what happens up to `end`? After search_path(). */
bool search_path_whole(const struct search_run *run, const struct path *path, int64_t from,
                       int64_t every, int64_t end);

uint64_t search_random(uint64_t *state);

/* Is the next release of this chain at most so much later: periodic, or longest_period? */
static inline bool search_goes_on(const struct system *const s, const size_t chain)
{
    return rat_given(&s->chains->chain[chain].time[GPURTA_CHAIN_LONGEST]);
}

/* Runs releases, which are in order of release. false: out of memory. */
bool search_simulate(struct search_run *run, const struct system *system,
                     const struct search_times *times, const struct search_release *release,
                     size_t count, struct search_choice *choice);

/* Times in ticks of `ticks`, which is fresh; rounded: not NULL, and set where times that do not fit
 * were rounded, so that runs are still runs of the system. GPURTA_OVERFLOW: they do not fit into 64
 * bits with room to spare; GPURTA_NO_MEMORY. */
gpurta_status search_times_init(struct search_times *times, const struct system *system,
                                const gpurta_platform *platform, struct ticks *ticks,
                                bool *rounded);
void search_times_clear(struct search_times *times);
