/* A simulation from inside: what goes in, what comes out, and what both number kinds share. */
#pragma once

#include "gpu/device.h"
#include "model/occupancy.h"
#include "model/program.h"
#include "number/ticks.h"

#include <gpurta/simulate.h>
#include <stdbool.h>

/* What holds a job back that waits for others on the GPU (E1). */
struct hold {
    size_t unlaunched; /* what the host waits for before it launches the job */
    size_t held;       /* jobs that it waits for and that have not ended */
    size_t first;      /* of its own waits: in struct wait of the program */
    size_t edges;      /* waits of others for it: first of its edges; NONE */
    size_t last;       /* of those that ended last, the one dispatched last; NONE */
    bool parked;       /* it is the head of its stream */
};

struct edge {
    size_t job, next; /* that waits; NONE */
};

/* One release of an operation. There are millions: less than a line of the cache each. */
struct job {
    int64_t left; /* blocks still to place; a copy counts as one */
    int64_t resident;
    uint32_t stream; /* NONE: it is alone in its own */
    uint32_t queue;  /* kernel: number of its priority, 0 the highest, beyond those of the domains
                        before its own; copy: its engine */
    uint32_t footprint;
    uint32_t next;       /* in its stream */
    uint32_t next_queue; /* in its EE or engine queue */
    uint32_t sequence;   /* order of launch */
    union {
        uint32_t cause; /* until it joins its queue: order of dispatch of the one whose completion
                           lets it move; NONE: none */
        uint32_t dispatch; /* order of dispatch */
    };
    uint32_t partition : 24; /* of a kernel, and 1; 0: there are none */
    bool copy : 1, blocking : 1, waits : 1, begun : 1, joined : 1, done : 1;
    bool listed : 1; /* its launch comes in the order of jobs: it is not in the heap of launches */
    bool pairs : 1;  /* U7: its blocks go two by two */
};

/* Jobs whose launch waits for another one's. */
struct dependent {
    uint32_t first, next; /* those that wait for it; the next that waits for the same */
    bool launch;          /* it waits for the other one's launch, not for its completion */
};

struct delay_record {
    gpurta_rule rule;
    size_t other; /* job, or NONE */
    size_t next;  /* of the same job */
    int64_t sm;
};

struct event_record {
    gpurta_rule rule;
    size_t job, other;
    int64_t sm;
    int64_t blocks, repeat;
    size_t places_at, places;
};

struct place_record {
    int64_t sm, blocks;
};

/* Numbers of a result: an array of either kind. */
struct numbers {
    void *value;
    size_t count, room;
};

enum { LAUNCHED, ENQUEUED, FIRST, LAST, ENDED, JOB_TIMES };

struct simulation {
    bool wide; /* GMP integers */
    mpz_t scale;
    size_t operations, jobs;
    size_t sms;
    gpurta_placement placement;
    size_t *first_job;   /* operations + 1; NULL: every operation has one job, of its number */
    uint32_t *operation; /* of each job; NULL likewise */
    struct numbers time[JOB_TIMES], wcet, deadline; /* of jobs; of operations */
    bool *has_deadline;                             /* NULL: none has */
    gpurta_verdict total;
    int64_t instants;
    int32_t *block_sm; /* kept blocks, job after job */
    uint32_t *block_run;
    size_t *blocks_at;                   /* jobs + 1 */
    struct numbers run_start, block_end; /* the ends: only where they are not start + wcet */
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

void simulation_numbers_clear(struct simulation *o);
void simulation_destroy(struct simulation *o);

/* Its tables, which take it, also where there is no memory for them. */
gpurta_status simulation_result(gpurta_result **result, struct simulation *o,
                                const gpurta_program *program, gpurta_error *error);

struct simulate_run {
    struct device device;
    const gpurta_program *program;
    struct job *job;             /* made anew by simulate_jobs() */
    struct dependent *dependent; /* of each job; NULL: no launch waits for another */
    int32_t *level;              /* different priorities of streams, ascending */
    struct hold *hold;           /* of each job; NULL: none waits on the GPU */
    struct edge *edge;           /* of each wait of the program, whose job is that waited for */
    const struct wait *wait;
    size_t waits;
    size_t jobs, operations, streams, queues, engines;
    size_t domains, levels; /* queues of each domain */
    int64_t *sms;           /* of each partition; NULL: there are none */
    bool has_null, round_robin, keep, explain, any_delay, copies_in_order;
    mpq_srcptr jitter; /* NULL: none */
    uint64_t seed;
    struct footprint *footprint; /* one for each launch of the program */
    int64_t limit;
    int64_t instants; /* what counts for it, so far: of both kinds */
    int64_t memory;   /* bytes left for what is kept */
    bool no_room;     /* they were used up */
    struct simulation *result;
};

/* A block takes 0, 1, ... or so many steps of the jitter longer. */
#define JITTER_STEPS 4096

/* The runs of both kinds; GPURTA_LIMIT: more instants, events or delays than the limit. */
ticks_text simulate_i64, simulate_mpz;

/* From the model: allocates what run points to and what the result holds besides numbers. Adds to
 * the ticks what every operation has, as it is read: execution time, release, deadline. */
gpurta_status simulate_setup(struct simulate_run *run, struct simulation *result,
                             const gpurta_program *program, const gpurta_platform *platform,
                             const gpurta_options *options, struct ticks *ticks,
                             gpurta_error *error);
void simulate_setup_clear(struct simulate_run *run);

/* The jobs as they are before the first instant. */
void simulate_jobs(struct simulate_run *run);

/* First of an operation's jobs (`operation` may be one behind the last), and a job's operation. */
static inline size_t first_job(const struct simulation *const o, const size_t operation)
{
    return o->first_job ? o->first_job[operation] : operation;
}

static inline size_t operation_of(const struct simulation *const o, const size_t job)
{
    return o->operation ? o->operation[job] : job;
}
