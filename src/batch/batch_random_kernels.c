/* Judges sets of kernels: free blocks, bounds of every job, placement. */
#include "base/values.h"
#include "batch/batch_random.h"
#include "bound/bound.h"
#include "model/chains.h"
#include "model/occupancy.h"
#include "rta/rta_result.h"

#include "base/analyses.h"
#include <stdlib.h>
#include <string.h>

#define LONG 1000000 /* as long as nothing ends while kernels are launched */

static struct launch launch_of(const gpurta_batch_random_work *const w, const size_t i)
{
    return (struct launch){.threads = w->threads[i],
                           .registers = w->registers[i],
                           .shared_memory = w->shared_memory[i]};
}

static gpurta_status slots_of(const gpurta_batch_random_work *const w, const size_t i,
                              int64_t *const slots)
{
    const struct launch launch = launch_of(w, i);
    return launch_slots(slots, w->law.platform, &launch, NULL);
}

/* A kernel's blocks share its work: g blocks of C each are U T of the GPU, C = U T slots / g. */
static gpurta_status set_block_time(gpurta_batch_random_work *const w, const size_t i)
{
    int64_t slots;
    const gpurta_status status = slots_of(w, i, &slots);
    if (status != GPURTA_OK)
        return status;
    set_ticks(w->time, w->wcet[i]);
    set_ticks(w->other, slots);
    mpq_mul(w->time, w->time, w->other);
    set_ticks(w->other, w->blocks[i]);
    mpq_div(w->time, w->time, w->other);
    return GPURTA_OK;
}

static gpurta_status set_times(gpurta_batch_random_work *const w, gpurta_program *const program,
                               const size_t i)
{
    set_ticks(w->time, w->period[i]);
    struct rat *const time = program->operation[i].time;
    const gpurta_status status = time_store(&time[GPURTA_OPERATION_PERIOD], w->time, true, 0, NULL);
    set_ticks(w->time, w->deadline[i]);
    return status ? status : time_store(&time[GPURTA_OPERATION_DEADLINE], w->time, true, 0, NULL);
}

/* periodic: as tasks; else one launch after the other, all of them long */
static gpurta_status add_kernel(gpurta_batch_random_work *const w, gpurta_program *const program,
                                const size_t i, const bool periodic)
{
    const int64_t counts[][2] = {{GPURTA_OPERATION_THREADS, w->threads[i]},
                                 {GPURTA_OPERATION_REGISTERS, w->registers[i]},
                                 {GPURTA_OPERATION_SHARED_MEMORY, w->shared_memory[i]}};
    gpurta_status status = GPURTA_OK;
    if (periodic)
        status = set_block_time(w, i);
    else
        set_ticks(w->time, LONG);
    if (status == GPURTA_OK)
        status = gpurta_program_add_kernel(program, NULL, w->blocks[i], w->time, NULL);
    for (size_t c = 0; c < FIELDS(counts) && status == GPURTA_OK; c++)
        if (counts[c][1])
            status = gpurta_program_set_count(program, i, (gpurta_operation_count)counts[c][0],
                                              counts[c][1], NULL);
    if (status != GPURTA_OK || periodic)
        return status == GPURTA_OK ? set_times(w, program, i) : status;
    set_ticks(w->time, (int64_t)i);
    return time_store(&program->operation[i].time[GPURTA_OPERATION_RELEASE], w->time, false, 0,
                      NULL);
}

/* NULL: a kernel cannot launch, or no memory. */
static gpurta_program *make_program(gpurta_batch_random_work *const w, const bool periodic)
{
    gpurta_program *program;
    if (!had(w, gpurta_program_create(&program, NULL)))
        return NULL;
    for (size_t i = 0; i < w->count; i++)
        if (!had(w, add_kernel(w, program, i, periodic))) {
            gpurta_program_destroy(program);
            return NULL;
        }
    return program;
}

/* ---- free blocks ---- */

static gpurta_verdict rta_as_objects(gpurta_batch_random_work *const w, const int64_t limit)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    struct rta *result = NULL;
    gpurta_options *options = NULL;
    gpurta_program *const program = make_program(w, true);
    if (program && had(w, gpurta_options_create(&options, NULL)) &&
        (!limit || had(w, gpurta_options_set(options, GPURTA_OPTION_RTA_LIMIT, limit, NULL))) &&
        had(w, rta_analyse(&result, program, w->law.platform, options, NULL)))
        verdict = result->verdict;
    rta_destroy(result);
    gpurta_options_destroy(options);
    gpurta_program_destroy(program);
    return verdict;
}

/* Times of blocks as `adjusted` by `blocks`. false: a kernel cannot launch, or a number does not
 * fit. */
static bool multiply_wcets(gpurta_batch_random_work *const w)
{
    for (size_t i = 0; i < w->count; i++) {
        int64_t slots;
        if (slots_of(w, i, &slots) != GPURTA_OK || slots < 1 || w->wcet[i] > INT64_MAX / slots)
            return false;
        w->adjusted[i] = w->wcet[i] * slots;
    }
    return true;
}

/* Are so many slots certain of the first kernel of a set as an idle GPU has (U3)? */
static bool certain(gpurta_batch_random_work *const w)
{
    const gpurta_platform *const platform = w->law.platform;
    const struct launch launch = launch_of(w, 0);
    struct sm_limits limits;
    struct occupancy first;
    if (gpurta_platform_get(platform, GPURTA_PLATFORM_WARPS_IN_TURN) < 1)
        return true;
    return had(w, sm_limits_of(&limits, platform, NULL)) &&
           had(w, occupancy_of(&first, &limits, &launch, NULL)) && first.certain == first.blocks;
}

/* Is there one g_max, which is exact, and room for all kernels at once? *slots is that of the
 * first. */
static bool alike(gpurta_batch_random_work *const w, int64_t *const slots)
{
    const gpurta_platform *const platform = w->law.platform;
    const int64_t most = gpurta_platform_get(platform, GPURTA_PLATFORM_RESIDENT_GRIDS);
    const int64_t *const needs[] = {w->threads, w->registers, w->shared_memory};
    bool same = slots_of(w, 0, slots) == GPURTA_OK;
    for (size_t k = 0; k < FIELDS(needs); k++)
        for (size_t i = 1; i < w->count; i++)
            same = same && needs[k][i] == needs[k][0];
    return same && certain(w) && (most < 1 || (int64_t)w->count <= most);
}

gpurta_verdict judge_rta(gpurta_batch_random_work *const w, const int64_t limit)
{
    const int64_t first[2] = {0, (int64_t)w->count};
    int64_t slots;
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    gpurta_status status = GPURTA_OVERFLOW;
    const gpurta_batch_rta_jobs_sets set = {
        .size = sizeof set,
        .slots = &slots,
        .blocks = w->blocks,
        .wcet = w->adjusted,
        .divisor = w->blocks,
        .period = w->period,
        .deadline = w->deadline,
        .limit = limit,
        .queue_delay = gpurta_platform_get(w->law.platform, GPURTA_PLATFORM_QUEUE_DELAY)};
    if (!w->jobs && !had(w, gpurta_batch_rta_jobs_create(&w->jobs, NULL)))
        return GPURTA_UNKNOWN;
    if (!alike(w, &slots) || !multiply_wcets(w) ||
        !had(w, gpurta_batch_rta_jobs(w->jobs, 1, first, &set, &verdict, &status, NULL)) ||
        status == GPURTA_OVERFLOW)
        return rta_as_objects(w, limit);
    return status == GPURTA_OK ? verdict : GPURTA_UNKNOWN;
}

/* ---- contexts ---- */

static gpurta_status set_context_time(gpurta_batch_random_work *const w,
                                      gpurta_chains *const chains, const size_t context,
                                      const gpurta_context_time which, const int64_t ticks)
{
    set_ticks(w->time, ticks);
    return ticks ? time_store(&chains->context[context].time[which], w->time, true, 0, NULL)
                 : GPURTA_OK;
}

static gpurta_status add_context(gpurta_batch_random_work *const w, gpurta_chains *const chains,
                                 const size_t index)
{
    const gpurta_batch_context *const context = &w->law.context[index];
    gpurta_status status = gpurta_chains_add_context(chains, context->name, NULL);
    if (status)
        return status;
    chains->context[index].level = context->level;
    chains->context[index].saturated = context->level != GPURTA_LEVEL_NONE && context->saturated;
    status = set_context_time(w, chains, index, GPURTA_CONTEXT_TIMESLICE, context->timeslice);
    if (status == GPURTA_OK)
        status = set_context_time(w, chains, index, GPURTA_CONTEXT_BUDGET, context->budget);
    return status == GPURTA_OK
               ? set_context_time(w, chains, index, GPURTA_CONTEXT_PERIOD, context->period)
               : status;
}

static gpurta_status add_contexts(gpurta_batch_random_work *const w, gpurta_chains *const chains)
{
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; i < w->law.contexts && status == GPURTA_OK; i++)
        status = add_context(w, chains, i);
    return status;
}

/* -1: none */
static int64_t context_of(const gpurta_batch_law *const law, const size_t task)
{
    return law->kind[task % law->kinds].context;
}

/* The contexts of the law, and each task's own. */
static gpurta_status give_contexts(gpurta_batch_random_work *const w, gpurta_chains *const chains)
{
    gpurta_status status = add_contexts(w, chains);
    for (size_t i = 0; i < w->count && w->law.contexts && status == GPURTA_OK; i++)
        chains->chain[i].context = (size_t)context_of(&w->law, i);
    return status;
}

static gpurta_status bound_options(gpurta_batch_random_work *const w, gpurta_options *const options,
                                   const gpurta_batch_curve *const curve)
{
    const struct {
        gpurta_option key;
        int64_t value;
    } times[] = {{GPURTA_OPTION_RUNLIST_SWITCH_COST, curve->switch_cost},
                 {GPURTA_OPTION_RUNLIST_TIMESLICE_STEP, curve->timeslice_step}};
    gpurta_status status =
        gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, curve->search, NULL);
    for (size_t i = 0; i < FIELDS(times) && status == GPURTA_OK && w->law.contexts; i++) {
        set_ticks(w->time, times[i].value);
        if (times[i].value)
            status = gpurta_options_set_time(options, times[i].key, w->time, NULL);
    }
    return status == GPURTA_OK && curve->flat
               ? gpurta_options_set(options, GPURTA_OPTION_RUNLIST_MODE, GPURTA_RUNLIST_FLAT, NULL)
               : status;
}

static gpurta_verdict bound_as_objects(gpurta_batch_random_work *const w,
                                       const gpurta_batch_curve *const curve)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    gpurta_chains *chains = NULL;
    gpurta_options *options = NULL;
    struct bound *result = NULL;
    gpurta_program *const program = make_program(w, true);
    if (program && had(w, gpurta_chains_from_program(&chains, program, NULL)) &&
        had(w, gpurta_options_create(&options, NULL)) && had(w, give_contexts(w, chains)) &&
        had(w, bound_options(w, options, curve)) &&
        had(w, bound_with(&result, chains, w->law.platform, options, NULL, NULL)))
        verdict = result->verdict;
    w->analysed = result != NULL;
    bound_destroy(result);
    gpurta_options_destroy(options);
    gpurta_chains_destroy(chains);
    gpurta_program_destroy(program);
    return verdict;
}

/* ---- in a batch: weights of footprints and memory last from set to set ---- */

/* Do two curves ask for the same analysis? */
static bool same_bound(const gpurta_batch_curve *const x, const gpurta_batch_curve *const y)
{
    return x->search == y->search && x->flat == y->flat && x->switch_cost == y->switch_cost &&
           x->timeslice_step == y->timeslice_step;
}

static gpurta_status batch_contexts(gpurta_batch_random_work *const w,
                                    gpurta_batch_bound_work *const batch)
{
    gpurta_chains *chains;
    if (!w->law.contexts)
        return GPURTA_OK;
    gpurta_status status = gpurta_chains_create(&chains, NULL);
    if (status == GPURTA_OK)
        status = add_contexts(w, chains);
    if (status == GPURTA_OK)
        status = gpurta_batch_bound_set_contexts_of(batch, chains, NULL);
    gpurta_chains_destroy(chains);
    return status;
}

static void batch_forget(struct bound_batch *const batch)
{
    gpurta_batch_bound_destroy(batch->work);
    gpurta_options_destroy(batch->options);
    *batch = (struct bound_batch){.work = NULL};
}

static gpurta_status batch_make(gpurta_batch_random_work *const w, struct bound_batch *const batch,
                                const gpurta_batch_curve *const curve)
{
    batch_forget(batch);
    batch->curve = *curve;
    gpurta_status status = gpurta_options_create(&batch->options, NULL);
    if (status == GPURTA_OK)
        status = bound_options(w, batch->options, curve);
    if (status == GPURTA_OK)
        status = gpurta_batch_bound_create(&batch->work, w->law.platform, batch->options, NULL);
    return status == GPURTA_OK ? batch_contexts(w, batch->work) : status;
}

/* NULL: it cannot be had. */
static gpurta_batch_bound_work *batch_of(gpurta_batch_random_work *const w,
                                         const gpurta_batch_curve *const curve, const size_t place)
{
    struct bound_batch *const batch = &w->batch[place];
    if ((batch->work && same_bound(&batch->curve, curve)) || had(w, batch_make(w, batch, curve)))
        return batch->work;
    batch_forget(batch);
    return NULL;
}

static gpurta_verdict bound_in_batch(gpurta_batch_random_work *const w,
                                     const gpurta_batch_curve *const curve, const size_t place)
{
    const int64_t first[2] = {0, (int64_t)w->count};
    const gpurta_batch_bound_sets set = {.size = sizeof set,
                                         .blocks = w->blocks,
                                         .wcet = w->adjusted,
                                         .divisor = w->blocks,
                                         .period = w->period,
                                         .deadline = w->deadline,
                                         .threads = w->law.threads.step ? w->threads : NULL,
                                         .registers = w->registers,
                                         .shared_memory = w->shared_memory,
                                         .context = w->law.contexts ? w->context : NULL};
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    gpurta_status status = GPURTA_OVERFLOW;
    for (size_t i = 0; i < w->count && w->law.contexts; i++)
        w->context[i] = context_of(&w->law, i);
    gpurta_batch_bound_work *const work = batch_of(w, curve, place);
    if (!work || !multiply_wcets(w) ||
        !had(w, gpurta_batch_bound(work, 1, first, &set, &verdict, NULL, &status, NULL)) ||
        status == GPURTA_OVERFLOW)
        return bound_as_objects(w, curve);
    w->analysed = status == GPURTA_OK;
    return w->analysed ? verdict : GPURTA_UNKNOWN;
}

/* Bound and observed are two curves of one analysis. */
gpurta_verdict judge_bound(gpurta_batch_random_work *const w, const gpurta_batch_curve *const curve,
                           const size_t place)
{
    if (w->bounded && same_bound(w->bounded, curve))
        return w->bound;
    w->analysed = false;
    w->bound = bound_in_batch(w, curve, place);
    w->bounded = curve;
    return w->bound;
}

static gpurta_result *place(gpurta_batch_random_work *const w, const gpurta_program *const program,
                            const gpurta_placement placement)
{
    gpurta_result *result = NULL;
    gpurta_options *options = NULL;
    const bool good =
        had(w, gpurta_options_create(&options, NULL)) &&
        had(w, gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, NULL)) &&
        had(w, gpurta_options_set(options, GPURTA_OPTION_SIMULATE_PLACEMENT, placement, NULL)) &&
        had(w, gpurta_simulate_of(&result, program, w->law.platform, options, NULL));
    gpurta_options_destroy(options);
    return good ? result : NULL;
}

static bool differ(const gpurta_result *const a, const gpurta_result *const b)
{
    for (size_t k = 0; k < gpurta_rows(a, GPURTA_SIMULATE_BLOCKS); k++)
        if (result_count(a, GPURTA_SIMULATE_BLOCKS_SM, k) !=
            result_count(b, GPURTA_SIMULATE_BLOCKS_SM, k))
            return true;
    return false;
}

static gpurta_verdict mispredicted_as_objects(gpurta_batch_random_work *const w)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    gpurta_program *const program = make_program(w, false);
    gpurta_result *const a = program ? place(w, program, GPURTA_MOST_ROOM) : NULL;
    gpurta_result *const b = program ? place(w, program, GPURTA_ROUND_ROBIN) : NULL;
    if (a && b)
        verdict = differ(a, b) ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE;
    gpurta_result_destroy(a);
    gpurta_result_destroy(b);
    gpurta_program_destroy(program);
    return verdict;
}

/* More blocks than that are not placed one by one. */
#define MOST_PLACED 10000

/* Room for the blocks of both placements. */
static bool reserve_places(gpurta_batch_random_work *const w, size_t *const blocks)
{
    *blocks = 0;
    for (size_t i = 0; i < w->count; i++)
        *blocks += (size_t)(w->blocks[i] < MOST_PLACED ? w->blocks[i] : MOST_PLACED);
    if (*blocks >= MOST_PLACED)
        return false;
    if (!w->place)
        w->place = calloc(MOST_PLACED, 2 * sizeof *w->place);
    w->no_memory = w->no_memory || !w->place;
    return w->place &&
           (w->placing || had(w, gpurta_batch_place_create(&w->placing, w->law.platform, NULL)));
}

/* Kernels in streams of their own, launched one after the other: does round-robin send any block to
 * another SM than most-room? Where all fit at once they are placed and no more. */
gpurta_verdict judge_misprediction(gpurta_batch_random_work *const w)
{
    const int64_t first[2] = {0, (int64_t)w->count};
    gpurta_batch_place_sets set = {.size = sizeof set,
                                   .blocks = w->blocks,
                                   .threads = w->law.threads.step ? w->threads : NULL,
                                   .registers = w->registers,
                                   .shared_memory = w->shared_memory};
    static const gpurta_placement both[2] = {GPURTA_MOST_ROOM, GPURTA_ROUND_ROBIN};
    size_t blocks;
    if (!reserve_places(w, &blocks))
        return mispredicted_as_objects(w);
    for (size_t k = 0; k < 2; k++) {
        gpurta_status status;
        set.placement = both[k];
        if (!had(w, gpurta_batch_place(w->placing, 1, first, &set, w->place + k * blocks, &status,
                                       NULL)) ||
            status == GPURTA_LIMIT)
            return mispredicted_as_objects(w);
        if (status != GPURTA_OK)
            return GPURTA_UNKNOWN;
    }
    return memcmp(w->place, w->place + blocks, blocks * sizeof *w->place) != 0
               ? GPURTA_SCHEDULABLE
               : GPURTA_UNSCHEDULABLE;
}
