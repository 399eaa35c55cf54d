/* The simulator from inside: what is the same for both number kinds. */
#ifndef SIMULATE_H
#define SIMULATE_H

#include "occupancy.h"

#include <gpurta/simulate.h>
#include <stdbool.h>

#define NONE SIZE_MAX

/* The device: every SM has the same. Positions are places in the order for ties. */
struct device {
    size_t sms;
    int64_t plain; /* a platform of plain slots: their number; else 0 */
    struct sm_limits limits;
    const gpurta_platform *platform;
};

/* One release of an operation. */
struct job {
    size_t operation;
    size_t stream;
    size_t queue; /* kernel: number of its priority, 0 the highest; copy: its engine */
    size_t footprint;
    int64_t left; /* blocks still to place; a copy counts as one */
    int64_t resident;
    size_t next;       /* in its stream */
    size_t next_queue; /* in its EE or engine queue */
    size_t sequence;   /* order of launch */
    size_t dependents, next_dependent;
    size_t blocks_at; /* first of its kept blocks */
    bool copy, blocking, after_launch, waits, done, joined;
};

struct delay_record {
    gpurta_rule rule;
    size_t other; /* job, or NONE */
    size_t next;  /* of the same job */
};

struct event_record {
    gpurta_rule rule;
    size_t job, other;
    int64_t blocks, repeat;
    size_t places_at, places;
};

struct place_record {
    int64_t sm, blocks;
};

/* Part of a group: blocks on one SM. */
struct entry {
    size_t next; /* of its group; in a free entry: the next free one */
    size_t position;
    int64_t blocks;
};

/* First in, first out, linked through struct job. */
struct fifo {
    size_t head, tail;
};

/* Jobs, the earliest launched on top. */
struct heap {
    size_t *item;
    size_t count;
};

/* Tournament over positions: room[], and the winner of every node. */
struct tree {
    size_t leaves; /* a power of two */
    int64_t *room; /* below 0: no such position */
    uint32_t *winner;
    size_t footprint; /* that the rooms are for; NONE: none */
};

enum outcome { GOES_ON, NUMBER_OVERFLOW, NO_MEMORY, OVER_LIMIT };

/* Numbers of a result: int64_t or mpz. */
struct numbers {
    void *value;
    size_t count, room;
};

enum { LAUNCHED, ENQUEUED, FIRST, LAST, ENDED, JOB_TIMES };

struct gpurta_simulation {
    bool wide; /* GMP integers */
    mpz_t scale;
    size_t operations, jobs;
    size_t sms;
    size_t *first_job;                              /* operations + 1 */
    size_t *operation;                              /* of each job */
    struct numbers time[JOB_TIMES], wcet, deadline; /* of jobs; of operations */
    bool *has_deadline, *copy;
    gpurta_verdict *verdict; /* of operations */
    gpurta_verdict total;
    int32_t *block_sm; /* kept blocks, job after job */
    uint32_t *block_run;
    size_t *blocks_at; /* jobs + 1 */
    struct numbers run_start;
    struct event_record *event;
    size_t events, event_room;
    struct numbers event_time;
    struct place_record *place;
    size_t places, place_room;
    struct delay_record *delay;
    size_t delays, delay_room;
    size_t *first_delay, *last_delay; /* of jobs; when done: in delay_order, last is one behind */
    size_t *delay_order;
    struct numbers delay_from, delay_to;
};

struct setup {
    struct device device;
    struct job *job;
    size_t jobs, operations, streams, queues, engines;
    bool has_null, round_robin, keep, explain;
    struct footprint *footprint; /* one for each launch of the program */
    int64_t limit;
};

/* gpurta_simulate() that does not try 64-bit integers first when `force_gmp` is true. */
gpurta_status simulate(gpurta_simulation **result, const gpurta_program *program,
                       const gpurta_platform *platform, const gpurta_options *options,
                       bool force_gmp, gpurta_error *error);

#endif
