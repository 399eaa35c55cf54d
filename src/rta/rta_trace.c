/* The trace of an analysis: Algorithm 2's own h, replayed. */
#include "rta/rta_run.h"

#include "base/fail.h"
#include "number/i64.h"
#include "number/undef.h"
#include "rta/rta_result.h"

struct pair {
    mpq_t time;
    int64_t free;
};

struct gpurta_rta_trace {
    const struct rta *result;
    size_t next;
    struct pair *pair; /* in order of time; all of them initialised */
    size_t pairs, room;
    mpq_t now, t; /* t_a */
    int64_t free; /* g_f */
};

gpurta_status gpurta_rta_trace_create(gpurta_rta_trace **const trace, const gpurta_result *const of,
                                      gpurta_error *const error)
{
    const struct rta *const result = rta_of(of);
    if (!trace || !result)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "trace: expected a result of rta");
    if (!result->steps)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    result->slots < result->most
                        ? "there is no trace: the slots are a bound (U3), and the order of jobs "
                          "that wait for their stream is not known"
                        : "no trace was kept");
    gpurta_rta_trace *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    /* a step adds one pair; more than one for each slot there cannot be */
    fresh->room = rta_pairs(result->slots, result->steps);
    fresh->pair = calloc(fresh->room, sizeof *fresh->pair);
    if (!fresh->pair) {
        free(fresh);
        return fail_memory(error);
    }
    fresh->result = result;
    fresh->free = result->slots;
    for (size_t i = 0; i < fresh->room; i++)
        mpq_init(fresh->pair[i].time);
    mpq_init(fresh->now);
    mpq_init(fresh->t);
    *trace = fresh;
    return GPURTA_OK;
}

void gpurta_rta_trace_destroy(gpurta_rta_trace *const trace)
{
    if (!trace)
        return;
    for (size_t i = 0; i < trace->room; i++)
        mpq_clear(trace->pair[i].time);
    mpq_clear(trace->now);
    mpq_clear(trace->t);
    free(trace->pair);
    free(trace);
}

static void pair_swap(struct pair *const a, struct pair *const b)
{
    mpq_swap(a->time, b->time);
    const int64_t free = a->free;
    a->free = b->free;
    b->free = free;
}

/* Pairs at t_a or before leave h; their blocks are free. */
static void take_free(gpurta_rta_trace *const trace)
{
    size_t gone = 0;
    while (gone < trace->pairs && mpq_cmp(trace->pair[gone].time, trace->now) <= 0)
        trace->free += trace->pair[gone++].free;
    for (size_t i = gone; i < trace->pairs; i++)
        pair_swap(&trace->pair[i - gone], &trace->pair[i]);
    trace->pairs -= gone;
}

/* Neighbours of one time become one pair. */
static void merge_pairs(gpurta_rta_trace *const trace)
{
    size_t kept = 0;
    for (size_t i = 1; i < trace->pairs; i++)
        if (mpq_equal(trace->pair[kept].time, trace->pair[i].time))
            trace->pair[kept].free += trace->pair[i].free;
        else if (++kept != i)
            pair_swap(&trace->pair[kept], &trace->pair[i]);
    if (trace->pairs)
        trace->pairs = kept + 1;
}

/* h := {h; (time, free)}, pairs of one time put together */
static void add_pair(gpurta_rta_trace *const trace, mpq_srcptr time, const int64_t free)
{
    size_t i = trace->pairs;
    while (i > 0 && mpq_cmp(trace->pair[i - 1].time, time) > 0)
        i--;
    if (i > 0 && mpq_equal(trace->pair[i - 1].time, time)) {
        trace->pair[i - 1].free += free;
        return;
    }
    struct pair *const fresh = &trace->pair[trace->pairs++];
    mpq_set(fresh->time, time);
    fresh->free = free;
    for (size_t k = trace->pairs - 1; k > i; k--)
        pair_swap(&trace->pair[k], &trace->pair[k - 1]);
}

/* Full rounds: the blocks at t_a and the first pairs, which hold the slots of one round together,
 * move by rounds * C; some of them may then lie behind older pairs. */
static void replay_rounds(gpurta_rta_trace *const trace, const struct rta_step *const step)
{
    LOCAL_MPQ(by);
    mpz_set_i64(mpq_numref(by), step->repeat);
    rat_get(trace->t, &step->wcet);
    mpq_mul(by, by, trace->t);
    int64_t slots = trace->free;
    size_t moved = 0;
    for (; slots < step->placed / step->repeat; moved++) {
        slots += trace->pair[moved].free;
        mpq_add(trace->pair[moved].time, trace->pair[moved].time, by);
    }
    mpq_add(trace->t, trace->now, by);
    for (; moved > 0; moved--) /* the moved ones are in order: the last goes first */
        for (size_t i = moved;
             i < trace->pairs && mpq_cmp(trace->pair[i - 1].time, trace->pair[i].time) > 0; i++)
            pair_swap(&trace->pair[i - 1], &trace->pair[i]);
    merge_pairs(trace);
    const int64_t here = trace->free;
    trace->free = 0;
    add_pair(trace, trace->t, here);
}

/* t_a goes to the earliest pair; its blocks are free. */
static void next_pair(gpurta_rta_trace *const trace)
{
    mpq_set(trace->now, trace->pair[0].time);
    take_free(trace);
}

bool gpurta_rta_trace_next(gpurta_rta_trace *const trace, gpurta_rta_step *const step,
                           mpq_ptr start, mpq_ptr now, mpq_ptr every)
{
    if (!trace || !step || step->size < sizeof *step || !start || !now || !every ||
        trace->next >= trace->result->steps)
        return false;
    const struct rta_step *const kept = &trace->result->step[trace->next++];
    rat_get(trace->now, &kept->start);
    take_free(trace);
    if (kept->repeat > 1) {
        replay_rounds(trace, kept);
    } else {
        trace->free -= kept->placed;
        rat_get(trace->t, &kept->wcet);
        mpq_add(trace->t, trace->now, trace->t);
        add_pair(trace, trace->t, kept->placed);
    }
    if (kept->left)
        next_pair(trace);
    step->kernel = kept->kernel;
    step->free = trace->free;
    step->placed = kept->placed;
    step->left = kept->left;
    step->repeat = kept->repeat;
    step->pairs = trace->pairs;
    rat_get(start, &kept->start);
    rat_get(every, &kept->wcet);
    mpq_set(now, trace->now);
    return true;
}

bool gpurta_rta_trace_pair(const gpurta_rta_trace *const trace, const size_t pair, mpq_ptr time,
                           int64_t *const free)
{
    if (!trace || pair >= trace->pairs || !time || !free)
        return false;
    mpq_set(time, trace->pair[pair].time);
    *free = trace->pair[pair].free;
    return true;
}
