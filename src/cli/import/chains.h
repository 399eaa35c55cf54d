/* A profile as recurrent chains: jobs and the operations of each. */
#ifndef CHAINS_H
#define CHAINS_H

#include "cli/import/block_times.h"
#include "cli/import/order.h"

/* An operation, and the job that it belongs to. */
struct member {
    uint32_t job, op;
};

struct job {
    int64_t release;
    uint32_t chain;
};

/* What repeats, and where it runs. */
struct found {
    uint32_t name;    /* a text */
    uint32_t context; /* a stream of the (process, context) of its operations; NO_TEXT: none yet */
    uint32_t whole;   /* the chain that it became part of; its own number: none */
    uint32_t with;    /* how many others became part of it */
};

/* The GPU runs something. */
struct busy {
    int64_t start, end, before; /* how long it did before that */
};

struct chains {
    FILE *file;
    const struct trace *trace;
    struct block_times block;
    struct order order;
    struct busy *busy; /* in order */
    size_t busies;
    struct trace_range *range; /* outermost ones, by thread and start */
    uint32_t *range_job;       /* the job of each */
    size_t ranges;
    struct member *member;
    size_t members, member_room;
    struct job *job;
    size_t jobs, job_room;
    struct found *chain;
    size_t chain_count, chain_room;
    uint32_t *times;   /* of each text: how often it named something so far */
    uint32_t *op_job;  /* of each operation; NO_TEXT */
    uint32_t *op_step; /* of each operation of the chain that is written */
    size_t kept, written, left_out, merged;
    double time, time_kept; /* of all operations, and of those in chains: for a share */
    bool several;           /* processes or contexts */
    bool once;              /* nothing repeats */
    bool no_memory;
};

/* The releases of a chain. */
struct pace {
    int64_t shortest, longest; /* distance of two */
    int64_t beat, late;        /* another period, and the jitter that they have by it */
    int64_t launching;         /* longest time until the last launch */
    int64_t idle;              /* longest time of a job in which nothing ran */
    int64_t seen;              /* longest time from a release to the job's last end */
    size_t jobs;
};

static inline uint32_t chain_of(const struct chains *const c, const size_t member)
{
    return c->job[c->member[member].job].chain;
}

/* Members by job and launch: qsort. */
int by_job(const void *x, const void *y);

/* All members by chain, job and launch. */
void sort_members(struct chains *c);

/* Chains that share a stream or wait for each other's streams become one. */
void chains_merge(struct chains *c);

/* Finds when the GPU ran something; how long it did not between two times. False: no memory. */
bool idle_find(struct chains *c);
int64_t idle_between(const struct chains *c, int64_t from, int64_t to);

/* Of the chain of these members, which are in order; which period is written; and the text. */
struct pace chain_pace(struct chains *c, const struct member *m, size_t n);
int64_t pace_period(const struct chains *c, const struct pace *pace);
void put_pace(struct chains *c, const struct pace *pace, bool equal, const struct found *found);

/* Writes the chain of these members, which are in order. */
void chain_write(struct chains *c, struct member *m, size_t n);

#endif
