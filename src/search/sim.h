/* A run of the simulator in the making: who waits where, what is resident. */
#pragma once

#include "gpu/choice.h"
#include "search/run.h"

#define NEVER INT64_MAX
#define NO_INDEX SIZE_MAX

/* A job of a step. */
struct work {
    size_t step, instance;
    int64_t activated, started;
    int64_t left, inside; /* blocks to place, blocks resident */
    bool follows;         /* another step ended before it: U1 */
    bool pairs;           /* U7: its blocks go two by two */
};

/* A job of a chain: how many steps each step still waits for. */
struct instance {
    size_t chain, release; /* the latter by its place in the list of releases */
    int64_t nominal, begun;
    size_t open; /* steps that are not complete */
    uint32_t *waits;
};

struct block {
    int64_t end; /* in the context's own time */
    size_t work;
    size_t position, owner, group;
    size_t kept; /* place in the run's list of blocks */
    struct sm_share share;
};

/* U8: blocks that were placed together and end together free an SM once. */
struct freeing {
    size_t group;
    int64_t end;
};

/* A queue of jobs: works in order. */
struct line {
    size_t *work, count, from, room;
};

struct place {
    struct line *line; /* one for each level of the context, by priority */
    size_t *level;     /* number of that level */
    size_t lines;
    struct block *block;
    size_t blocks, block_room;
    struct sms sms;       /* its SMs, by place in the order for ties */
    struct choice choice; /* its rooms: for blocks of room_of; UNKNOWN_ROOM */
    const struct footprint *room_of;
    size_t *stale; /* positions whose room is unknown */
    size_t stales;
    struct freeing *freeing;  /* the last of each SM; NULL: U8 does not hold */
    size_t groups;            /* so many times blocks were placed together */
    int64_t plain;            /* free slots */
    size_t owners;            /* blocks so far: names of their pieces of memory */
    int64_t clock;            /* GPU time it has had */
    size_t unfinished;        /* kernels activated and not complete */
    bool always;              /* has work all the time */
    int64_t budget, deadline; /* of its server */
    bool awake;
};

/* An activity of known end: a copy that runs, or a host step. */
struct timer {
    int64_t end;
    size_t work;
};

/* A host step, or a thread that spins (total NEVER), which is ready on a CPU. */
struct thread {
    size_t work;
    int64_t priority, total, done;
    int64_t from, section; /* its section begins once so much is done */
    size_t kept;           /* place of its piece in the run's list of blocks */
};

struct cpu {
    struct thread *thread;
    size_t threads, room, running; /* running: NO_INDEX where the CPU is idle */
    int64_t since;                 /* when `done` of the running one was last set */
};

struct sim {
    const struct system *s;
    const struct search_times *times;
    struct search_choice *choice;
    struct search_run *run;
    struct arena arena; /* of all that is here */
    int64_t now, events;
    int64_t looks;  /* at resident blocks, for the next end; at others, for the room on an SM */
    uint64_t rooms; /* of SMs, computed so far */
    struct work *work;
    size_t works, work_room;
    struct instance *instance;
    size_t instances, instance_room;
    size_t *busy;          /* of chains: jobs that are not complete */
    struct line *behind;   /* of chains neither closed nor pipelined: releases that wait */
    bool *taken;           /* of steps of pipelined chains: a job of it is under way */
    struct line *inbox;    /* of the same: jobs of the chain that wait for that */
    int64_t *begun, *from; /* of steps: jobs begun; of chains with from: begin: the next is not
                               taken in before */
    size_t *inside;        /* of those: first steps that have not begun the last one */
    const struct search_release *releases;
    struct place *place;
    struct line *engine;
    struct timer *engine_now; /* end NEVER: idle */
    size_t engines;
    struct cpu *cpu;
    struct timer *host;
    size_t hosts, host_room;
    size_t *ready; /* works that became active at this instant */
    size_t readies, ready_room;
    size_t owner;       /* context that has the GPU; NO_INDEX */
    int64_t owned_from; /* when its clock was last set */
    int64_t slot_end, switch_end, refill;
    int64_t asked; /* since when a context of higher priority has work; NEVER */
    size_t entry;  /* of the runlist: next to look at */
    size_t *list;
    size_t length;
};

/* The places that have the GPU now: the owner's, or all partitions with queues of their own. */
static inline size_t first_place(const struct sim *const x)
{
    return x->owner == NO_INDEX ? 0 : x->s->separate ? 0 : x->owner;
}
static inline size_t end_of_places(const struct sim *const x)
{
    return x->owner == NO_INDEX ? 0 : x->s->separate ? x->s->spaces : x->owner + 1;
}

/* A number below `count`, by chance; 0 in order. */
static inline size_t pick(struct sim *const x, const size_t count)
{
    return x->choice->in_order ? 0 : (size_t)(search_random(&x->choice->random) % count);
}

static inline bool line_empty(const struct line *const line)
{
    return line->from == line->count;
}

static inline void line_pop(struct line *const line)
{
    if (++line->from == line->count)
        line->from = line->count = 0;
}

/* Into the list of the run, if it is kept; *at: where. false: out of memory. */
bool keep_block(struct sim *x, size_t work, size_t position, int64_t end, size_t *at);
/* A turn begins or ends; entry NO_INDEX: the GPU is idle. */
bool keep_turn(struct sim *x, size_t entry, int64_t from);

/* Another context may have the GPU now. false: out of memory. */
bool schedule(struct sim *x);

/* How long a block, copy or host step takes in this run. */
int64_t length_of(struct sim *x, size_t step);

/* CPUs: a work becomes ready, or what a thread spins for is complete. false: out of memory. */
bool cpu_add(struct sim *x, size_t work);
void cpu_remove(const struct sim *x, size_t work);
void cpus_advance(const struct sim *x);
/* Takes a host step off its CPU that is complete; NO_INDEX: none is. */
size_t cpu_ended(const struct sim *x);
/* When one ends next, or leaves its section; NEVER. */
int64_t cpus_next(const struct sim *x);
bool cpus_choose(struct sim *x);

/* An empty GPU for a context. false: out of memory. */
bool place_init(struct sim *x, struct place *place, bool kernels);
void place_clear(struct place *place);

/* Places what the owner of the GPU can place now; only the head of its highest queue that is not
 * empty may. false: out of memory. */
bool place_all(struct sim *x);

/* Gives back the room of a block. */
void unplace_block(struct sim *x, struct place *place, const struct block *block);
