/* The simulator proper, once per number kind (number/i64.h), in seven files.
 *
 * Discrete events: the next instant is the earliest end or launch; at it, in this order,
 * completions, launches, queue moves, copies, blocks (gpurta/simulate.h states the rules).
 *
 * Blocks of one kernel placed at one instant end at one instant: they are one group, with one
 * entry for each SM. A tournament tree over the SMs' room for the footprint of the current head
 * finds the SM with the most room, first in order; placing a block lowers the room of its SM by
 * exactly one, so that a block costs one walk up the tree. */

#include "base/grow.h"
#include "base/heap.h"
#include "gpu/choice.h"
#include "gpu/sms.h"
#include "model/program.h"
#include "simulate/simulate_lists.h"
#include "simulate/simulate_run.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* What is running: blocks of a job placed at one instant, or a copy. */
struct NUM(group) {
    num_t end;
    size_t order; /* of its start among all groups */
    uint32_t job, footprint;
    uint32_t entry; /* first of its entries; NONE for a copy */
};

/* What holds a job back now, since when; only when explaining. */
struct NUM(wait) {
    num_t since, head_since; /* head_since: when it became the head of its EE queue */
    gpurta_rule rule;
    size_t other;
    int64_t sm;               /* U3, U4, U5: an SM that the rule keeps it from; else -1 */
    size_t behind, next_head; /* head of its EE queue when it joined; the head after it */
    bool active;
};

struct NUM(sim) {
    struct simulate_run *s;
    struct simulation *o;
    struct job *job;
    num_t *wcet, *deadline; /* of operations */
    const struct ticks *ticks;
    num_t *delay;           /* of jobs; NULL: none waits */
    num_t *time[JOB_TIMES]; /* LAUNCHED holds the time of a launch to come, too */
    num_t now, scratch;
    struct NUM(group) * group;       /* heap, by end */
    size_t groups, group_room, made; /* made: those with a number */
    struct entry *entry;
    struct sm_share *share; /* of each entry, all its blocks together */
    size_t entries, entry_room, share_room, free_entry;
    size_t listed;    /* the next of the jobs whose launches come in their order; NONE */
    size_t *launches; /* heap of the other jobs, by time of launch */
    size_t launches_count, launches_room;
    struct job_heap moves, blocked;
    size_t *fresh; /* jobs that became heads of streams */
    size_t fresh_count, fresh_room;
    size_t *late; /* U1: kernels that reach their EE queue a little later */
    size_t late_count;
    size_t
        *refused; /* U2: kernels that wait for a place among the resident ones, first come first */
    size_t refused_first, refused_end;
    struct fifo *stream, *ee, *ce;
    uint64_t *busy_ee;    /* bit set of EE queues that are not empty */
    size_t *engine_last;  /* copy that started last on the engine */
    size_t *launch_order; /* jobs in order of launch, where there is a NULL stream */
    size_t launched, oldest;
    struct sms sms;
    int64_t plain_free;
    struct choice choice; /* a tournament */
    size_t room_of;       /* the footprint that its rooms are for; NONE: none */
    int64_t *count;       /* blocks placed at this instant, by position */
    size_t *touched, touched_count;
    size_t *dirty, dirty_count; /* positions whose room is to be computed anew */
    bool *is_dirty;
    size_t quiet;                     /* instants since stepping was last tried */
    size_t *own, own_count, own_room; /* groups of the head, while stepping */
    int64_t *round, *round_before; /* U8: the head's groups now and when stepping was last tried */
    size_t round_count, round_room, round_before_room;
    size_t round_job;     /* the head then, and 1; 0: nothing is noted */
    uint64_t *age;        /* of each position: how often others were freed since it was, then */
    uint64_t round_freed; /* and how often one was */
    num_t round_at;       /* and when that was */
    int64_t instants;
    size_t grids;               /* U2: kernels that have started and not ended */
    int64_t pool;               /* U6: local memory per thread that there is */
    int64_t resident;           /* blocks */
    int64_t *inside;            /* of each domain */
    size_t placed;              /* the job that placed blocks last at this instant; NONE: none */
    num_t jitter;               /* one of the steps by which a block may take longer */
    size_t started, dispatched; /* groups; jobs */
    size_t null_cause, other_cause; /* of what ended now: the last dispatched of the NULL stream, of
                                       all blocking streams; NONE: none */
    struct NUM(wait) * wait;
    struct hold *hold; /* NULL: no job waits on the GPU */
    int64_t memory;    /* bytes left for what is kept */
    gpurta_status outcome;
};

static bool NUM(stop)(struct NUM(sim) *const x, const gpurta_status outcome)
{
    x->outcome = outcome;
    return false;
}

/* Numbers in arrays. */

static num_t *NUM(array)(const size_t count)
{
    if (count >= SIZE_MAX / sizeof(num_t))
        return NULL;
    num_t *const all = calloc(count + 1, sizeof *all);
    for (size_t i = 0; NUM_WIDE && all && i < count; i++)
        NUM(init)(&all[i]);
    return all;
}

static void NUM(array_free)(num_t *const all, const size_t count)
{
    for (size_t i = 0; NUM_WIDE && all && i < count; i++)
        NUM(clear)(&all[i]);
    free(all);
}

static bool NUM(append)(struct numbers *const list, const num_t *const value)
{
    num_t *const all = grow(list->value, &list->room, list->count + 1, sizeof *all);
    if (!all)
        return false;
    list->value = all;
    NUM(init)(&all[list->count]);
    NUM(set)(&all[list->count++], value);
    return true;
}

/* Times of an operation in ticks; releases into time[LAUNCHED]. false: one does not fit. */
static bool NUM(take_operation)(struct NUM(sim) *const x, const size_t i)
{
    const struct rat *const time = x->s->program->operation[i].time;
    const struct ticks *const ticks = x->ticks;
    num_t *const release = x->time[LAUNCHED];
    const size_t first = first_job(x->o, i), end = first_job(x->o, i + 1);
    if (!NUM(ticks_take)(&x->wcet[i], ticks, &time[GPURTA_OPERATION_WCET]) ||
        !NUM(ticks_take)(&release[first], ticks, &time[GPURTA_OPERATION_RELEASE]) ||
        (x->o->has_deadline && !NUM(ticks_take)(&x->deadline[i], ticks,
                                                operation_deadline(&x->s->program->operation[i]))))
        return false;
    if (end - first > 1 && !NUM(ticks_take)(&x->scratch, ticks, &time[GPURTA_OPERATION_PERIOD]))
        return false;
    for (size_t j = first + 1; j < end; j++)
        if (!NUM(add)(&release[j], &release[j - 1], &x->scratch))
            return false;
    return true;
}

/* What the limit counts besides instants and blocks that are placed one by one: as many as it
 * takes 60 ns. */
#define INSTANTS_A_JOB 5
#define INSTANTS_A_KEPT_BLOCK 4
#define BYTES_AN_INSTANT 5 /* of an explanation, which is printed, too */
#define INSTANTS_AN_SM 4   /* of MANY_SMS, where blocks are placed at one instant; of fewer one */
#define INSTANTS_A_ROOM 2  /* of MANY_SMS, for another footprint */
#define IDLE_AN_INSTANT 8  /* of MANY_SMS, of which it is forgotten when they were freed (U8) */
#define FOUND_AN_INSTANT 4 /* of fewer SMs, where rooms are found anew */
#define KEPT_AN_INSTANT 32 /* and where they are kept */

static inline void NUM(spend)(struct NUM(sim) *const x, const int64_t instants)
{
    x->instants += NUM_COST * instants;
}

/* Are there so many bytes more for what is kept? */
static bool NUM(keep_bytes)(struct NUM(sim) *const x, const size_t bytes)
{
    if ((int64_t)bytes <= x->memory) {
        x->memory -= (int64_t)bytes;
        x->instants += (int64_t)bytes / BYTES_AN_INSTANT;
        return true;
    }
    x->s->no_room = true;
    return NUM(stop)(x, GPURTA_LIMIT);
}

/* Heaps: groups by end, then start; jobs by time of launch, then number. */

static bool NUM(ends_before)(const void *const a, const void *const b, const void *const none)
{
    (void)none;
    const struct NUM(group) *const p = a, *const q = b;
    const int order = NUM(cmp)(&p->end, &q->end);
    return (order < 0) | ((order == 0) & (p->order < q->order)); /* which is not predictable */
}

/* The same of numbers of groups. */
static bool NUM(own_before)(const void *const a, const void *const b, const void *const sim)
{
    const struct NUM(sim) *const x = sim;
    return NUM(ends_before)(&x->group[*(const size_t *)a], &x->group[*(const size_t *)b], NULL);
}

static bool NUM(launched_before)(const void *const a, const void *const b, const void *const sim)
{
    const struct NUM(sim) *const x = sim;
    const size_t i = *(const size_t *)a, j = *(const size_t *)b;
    const int order = NUM(cmp)(&x->time[LAUNCHED][i], &x->time[LAUNCHED][j]);
    return order < 0 || (order == 0 && i < j);
}

/* The first of a heap of such numbers, taken out: it stands behind the others. */
static inline size_t NUM(pop)(const struct NUM(sim) *const x, size_t *const heap,
                              size_t *const count, heap_before *const before)
{
    heap_pop(heap, *count, sizeof *heap, before, x);
    return heap[--*count];
}

#include "simulate/simulate_tell_core.h"

#include "simulate/simulate_blocks_core.h"

#include "simulate/simulate_holds_core.h"

#include "simulate/simulate_queues_core.h"

#include "simulate/simulate_rounds_core.h"

/* The loop. */

static bool NUM(at_now)(const struct NUM(sim) *const x, const num_t *const time)
{
    return NUM(cmp)(time, &x->now) == 0;
}

/* Moves now to the next end or launch; false: there is none. */
static bool NUM(next_instant)(struct NUM(sim) *const x)
{
    const num_t *const end = x->groups ? &x->group[0].end : NULL;
    const num_t *const launch = NUM(next_launch)(x);
    if (!end && !launch)
        return false;
    NUM(set)(&x->now, !launch || (end && NUM(cmp)(end, launch) < 0) ? end : launch);
    return true;
}

static bool NUM(instant)(struct NUM(sim) *const x)
{
    assert(x->outcome == GPURTA_OK); /* nothing goes on once it was stopped */
    NUM(spend)(x, 1);
    if (x->instants > x->s->limit)
        return NUM(stop)(x, GPURTA_LIMIT);
    x->null_cause = x->other_cause = NONE;
    while (x->groups && NUM(at_now)(x, &x->group[0].end))
        if (!NUM(complete)(x))
            return false;
    for (const num_t *next; (next = NUM(next_launch)(x)) != NULL && NUM(at_now)(x, next);)
        if (!NUM(launch)(x))
            return false;
    x->placed = NONE;
    if (!NUM(queue_moves)(x) || !NUM(start_copies)(x) || !NUM(place_blocks)(x))
        return false;
    if (x->late_count && (!NUM(late_moves)(x) || !NUM(place_blocks)(x)))
        return false;
    return NUM(step)(x);
}

/* Memory. */

static void NUM(free_sim)(struct NUM(sim) *const x)
{
    for (size_t i = 0; i < x->made; i++)
        NUM(clear)(&x->group[i].end);
    for (size_t i = 0; x->wait && i < x->s->jobs; i++) {
        NUM_EACH(clear, &x->wait[i].since, &x->wait[i].head_since);
    }
    NUM_EACH(clear, &x->now, &x->scratch, &x->round_at);
    FREE(x->group, x->entry, x->share, x->launches, x->moves.item, x->blocked.item, x->fresh,
         x->stream, x->busy_ee, x->inside, x->engine_last, x->launch_order);
    sms_clear(&x->sms);
    FREE(x->late, x->refused, x->age, x->round, x->round_before);
    NUM(clear)(&x->jitter);
    choice_clear(&x->choice);
    FREE(x->count, x->touched, x->dirty, x->is_dirty, x->own, x->wait, x->hold);
}

/* Where explanations are not wanted, wait stays NULL. */
static bool NUM(make_waits)(struct NUM(sim) *const x)
{
    const size_t n = x->s->jobs;
    if (!x->s->explain)
        return true;
    x->wait = calloc(n, sizeof *x->wait);
    for (size_t i = 0; x->wait && i < n; i++) {
        NUM_EACH(init, &x->wait[i].since, &x->wait[i].head_since);
        x->wait[i].behind = x->wait[i].next_head = NONE;
    }
    return x->wait != NULL;
}

static bool NUM(make_sim)(struct NUM(sim) *const x)
{
    struct simulate_run *const s = x->s;
    simulate_jobs(s);
    x->job = s->job;
    if (s->has_null)
        x->launch_order = calloc(s->jobs, sizeof *x->launch_order);
    x->stream = calloc(s->streams + s->queues + s->engines + 1, sizeof *x->stream);
    x->busy_ee = calloc(s->queues / 64 + 1, sizeof *x->busy_ee);
    x->inside = calloc(s->domains, sizeof *x->inside);
    x->engine_last = calloc(s->engines + 1, sizeof *x->engine_last);
    if (s->device.limits.queue_delay)
        x->late = calloc(s->jobs, sizeof *x->late);
    if (s->device.limits.resident_grids)
        x->refused = calloc(s->jobs, sizeof *x->refused);
    if (s->device.limits.freed_first)
        x->age = calloc(s->device.sms, sizeof *x->age);
    if (s->hold)
        x->hold = calloc(s->jobs, sizeof *x->hold);
    const bool sms = sms_init(&x->sms, &s->device, NULL);
    const bool choice = choice_init(&x->choice, &s->device, NULL);
    x->count = calloc(s->device.sms, sizeof *x->count);
    x->touched = calloc(s->device.sms, sizeof *x->touched);
    x->dirty = calloc(s->device.sms, sizeof *x->dirty);
    x->is_dirty = calloc(s->device.sms, sizeof *x->is_dirty);
    return (x->launch_order || !s->has_null) && x->stream && x->busy_ee && x->inside &&
           x->engine_last && sms && (x->late || !s->device.limits.queue_delay) &&
           (x->refused || !s->device.limits.resident_grids) &&
           (x->age || !s->device.limits.freed_first) && choice && x->count && x->touched &&
           x->dirty && x->is_dirty && (x->hold || !s->hold) && NUM(make_waits)(x);
}

static bool NUM(begin)(struct NUM(sim) *const x)
{
    const struct simulate_run *const s = x->s;
    x->ee = x->stream + s->streams;
    x->ce = x->ee + s->queues;
    for (size_t i = 0; i < s->streams + s->queues + s->engines; i++)
        x->stream[i] = (struct fifo){(uint32_t)NONE, (uint32_t)NONE};
    for (size_t i = 0; i < s->engines; i++)
        x->engine_last[i] = NONE;
    x->free_entry = NONE;
    x->plain_free = s->device.plain;
    x->room_of = NONE;
    x->choice.round_robin = s->round_robin;
    if (s->hold)
        memcpy(x->hold, s->hold, s->jobs * sizeof *x->hold);
    x->listed = s->jobs;
    size_t last = NONE;
    for (size_t i = 0; i < s->jobs; i++) {
        if (x->job[i].waits)
            continue;
        const num_t *const launch = &x->time[LAUNCHED][i];
        if (last == NONE || NUM(cmp)(launch, &x->time[LAUNCHED][last]) >= 0) {
            x->job[i].listed = true;
            x->listed = last == NONE ? i : x->listed;
            last = i;
        } else if (!NUM(launch_at)(x, i)) {
            return false;
        }
    }
    return true;
}

/* What comes out, empty: a run of the other kind may have left something. */
static bool NUM(begin_result)(struct NUM(sim) *const x)
{
    struct simulation *const o = x->o;
    simulation_numbers_clear(o);
    o->wide = NUM_WIDE;
    o->events = o->places = o->delays = 0;
    o->total = GPURTA_UNKNOWN;
    for (size_t j = 0; x->s->explain && j < o->jobs; j++)
        o->first_delay[j] = o->last_delay[j] = NONE;
    const size_t deadlines = o->has_deadline ? o->operations : 0;
    x->wcet = NUM(array)(o->operations);
    x->deadline = NUM(array)(deadlines);
    bool memory = x->wcet && x->deadline;
    o->wcet = (struct numbers){x->wcet, o->operations, o->operations};
    o->deadline = (struct numbers){x->deadline, deadlines, deadlines};
    for (int i = 0; i < JOB_TIMES; i++) {
        x->time[i] = NUM(array)(o->jobs);
        o->time[i] = (struct numbers){x->time[i], o->jobs, o->jobs};
        memory = memory && x->time[i];
    }
    return memory;
}

static bool NUM(take_times)(struct NUM(sim) *const x)
{
    const gpurta_program *const program = x->s->program;
    for (size_t i = 0; i < x->s->operations; i++)
        if (!NUM(take_operation)(x, i))
            return false;
    for (size_t i = 0; i < program->afters; i++) {
        const struct after *const after = &program->after[i];
        if (!NUM(ticks_take)(&x->delay[first_job(x->o, after->operation)], x->ticks, &after->delay))
            return false;
    }
    return true;
}

/* A tick is so short that the steps of the jitter are whole numbers of it. */
static bool NUM(take_jitter)(struct NUM(sim) *const x)
{
    LOCAL_NUM(steps);
    NUM(set_int)(&steps, JITTER_STEPS);
    return NUM(ticks_take_mpq)(&x->jitter, x->ticks, x->s->jitter) &&
           NUM(floor_div)(&x->jitter, &x->jitter, &steps);
}

/* Of all jobs; the response may overflow. */
static bool NUM(judge)(struct NUM(sim) *const x)
{
    struct simulation *const o = x->o;
    for (size_t i = 0; o->has_deadline && i < o->operations; i++) {
        if (o->has_deadline[i] && o->total == GPURTA_UNKNOWN)
            o->total = GPURTA_SCHEDULABLE;
        for (size_t j = first_job(o, i); o->has_deadline[i] && j < first_job(o, i + 1); j++) {
            const num_t *const ended = x->time[ENDED] ? &x->time[ENDED][j] : &x->scratch;
            if ((!x->time[ENDED] && !NUM(add)(&x->scratch, &x->time[LAST][j], &x->wcet[i])) ||
                !NUM(sub)(&x->scratch, ended, &x->time[LAUNCHED][j]))
                return NUM(stop)(x, GPURTA_OVERFLOW);
            if (NUM(cmp)(&x->scratch, &x->deadline[i]) > 0)
                o->total = GPURTA_UNSCHEDULABLE;
        }
    }
    return true;
}

static void NUM(simulate_jobs)(struct NUM(sim) *const x)
{
    x->delay = x->s->any_delay ? NUM(array)(x->s->jobs) : NULL;
    if (!NUM(begin_result)(x) || !NUM(make_sim)(x) || (x->s->any_delay && !x->delay)) {
        x->outcome = GPURTA_NO_MEMORY;
        return;
    }
    if (!NUM(take_times)(x) || (x->s->jitter && !NUM(take_jitter)(x))) {
        x->outcome = GPURTA_OVERFLOW;
        return;
    }
    if (!NUM(begin)(x))
        return;
    while (NUM(next_instant)(x) && NUM(instant)(x))
        ;
    if (x->outcome == GPURTA_OK)
        NUM(judge)(x);
}

gpurta_status NUM(simulate)(const struct ticks *const ticks, void *const run)
{
    struct simulate_run *const s = run;
    struct NUM(sim)
        x = {.s = s, .o = s->result, .memory = s->memory, .ticks = ticks, .instants = s->instants};
    NUM(spend)(&x, (int64_t)s->jobs * INSTANTS_A_JOB);
    if (s->keep)
        NUM(spend)(&x, (int64_t)x.o->blocks_at[s->jobs] * INSTANTS_A_KEPT_BLOCK);
    NUM_EACH(init, &x.now, &x.scratch, &x.round_at, &x.jitter);
    x.sms.device = &s->device;
    if (x.instants > s->limit) /* before there is memory for so many */
        x.outcome = GPURTA_LIMIT;
    else
        NUM(simulate_jobs)(&x);
    NUM(array_free)(x.delay, s->jobs);
    NUM(free_sim)(&x);
    s->instants = x.instants;
    return x.outcome;
}
