/* Judges sets of kernels: free blocks, bounds of every job, placement. */
#include "cli/sweep/set.h"

#define LONG 1000000 /* as long as nothing ends while kernels are launched */

/* A kernel's blocks share its work: g blocks of C each are U T of the GPU, C = U T slots / g. */
static gpurta_status block_time(struct worker *const w, const size_t i)
{
    int64_t slots = gpurta_platform_get(w->design->platform, GPURTA_PLATFORM_SLOTS);
    gpurta_status status = GPURTA_OK;
    if (!slots)
        status = gpurta_occupancy_slots(&slots, w->design->platform, w->threads[i], w->registers[i],
                                        w->shared_memory[i], NULL);
    if (status != GPURTA_OK)
        return status;
    set_ticks(w->time, w->wcet[i]);
    set_ticks(w->other, slots);
    mpq_mul(w->time, w->time, w->other);
    set_ticks(w->other, w->blocks[i]);
    mpq_div(w->time, w->time, w->other);
    return GPURTA_OK;
}

static gpurta_status set_times(struct worker *const w, gpurta_program *const program,
                               const size_t i)
{
    set_ticks(w->time, w->period[i]);
    gpurta_status status =
        gpurta_program_set_time(program, i, GPURTA_OPERATION_PERIOD, w->time, NULL);
    set_ticks(w->time, w->deadline[i]);
    if (status == GPURTA_OK)
        status = gpurta_program_set_time(program, i, GPURTA_OPERATION_DEADLINE, w->time, NULL);
    return status;
}

/* periodic: as tasks; else one launch after the other, all of them long */
static gpurta_status add_kernel(struct worker *const w, gpurta_program *const program,
                                const size_t i, const bool periodic)
{
    const int64_t counts[][2] = {{GPURTA_OPERATION_THREADS, w->threads[i]},
                                 {GPURTA_OPERATION_REGISTERS, w->registers[i]},
                                 {GPURTA_OPERATION_SHARED_MEMORY, w->shared_memory[i]}};
    gpurta_status status = GPURTA_OK;
    if (periodic)
        status = block_time(w, i);
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
    return gpurta_program_set_time(program, i, GPURTA_OPERATION_RELEASE, w->time, NULL);
}

/* NULL: a kernel cannot launch, or no memory. */
static gpurta_program *make_program(struct worker *const w, const bool periodic)
{
    gpurta_program *program;
    if (gpurta_program_create(&program, NULL) != GPURTA_OK)
        return NULL;
    for (size_t i = 0; i < w->count; i++)
        if (add_kernel(w, program, i, periodic) != GPURTA_OK) {
            gpurta_program_destroy(program);
            return NULL;
        }
    return program;
}

gpurta_verdict judge_rta(struct worker *const w)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    gpurta_rta *result = NULL;
    gpurta_program *const program = make_program(w, true);
    if (program &&
        gpurta_rta_analyse(&result, program, w->design->platform, NULL, NULL) == GPURTA_OK)
        verdict = gpurta_rta_verdict(result, NULL);
    gpurta_rta_destroy(result);
    gpurta_program_destroy(program);
    return verdict;
}

static gpurta_verdict bound_of(const struct worker *const w, const gpurta_program *const program,
                               const int64_t search)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    gpurta_chains *chains = NULL;
    gpurta_options *options = NULL;
    gpurta_bound *result = NULL;
    if (gpurta_chains_from_program(&chains, program, NULL) == GPURTA_OK &&
        gpurta_options_create(&options, NULL) == GPURTA_OK &&
        gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, search, NULL) == GPURTA_OK &&
        gpurta_bound_analyse(&result, chains, w->design->platform, options, NULL) == GPURTA_OK)
        verdict = gpurta_bound_verdict(result);
    gpurta_bound_destroy(result);
    gpurta_options_destroy(options);
    gpurta_chains_destroy(chains);
    return verdict;
}

/* Bound and seen are two curves of one analysis. */
gpurta_verdict judge_bound(struct worker *const w, const int64_t search)
{
    if (w->bounded && w->searched == search)
        return w->bound;
    gpurta_program *const program = make_program(w, true);
    w->bound = program ? bound_of(w, program, search) : GPURTA_UNKNOWN;
    w->bounded = true;
    w->searched = search;
    gpurta_program_destroy(program);
    return w->bound;
}

static gpurta_simulation *place(const struct worker *const w, const gpurta_program *const program,
                                const gpurta_placement placement)
{
    gpurta_simulation *result = NULL;
    gpurta_options *options = NULL;
    const bool good =
        gpurta_options_create(&options, NULL) == GPURTA_OK &&
        gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, NULL) == GPURTA_OK &&
        gpurta_options_set(options, GPURTA_OPTION_SIMULATE_PLACEMENT, placement, NULL) ==
            GPURTA_OK &&
        gpurta_simulate(&result, program, w->design->platform, options, NULL) == GPURTA_OK;
    gpurta_options_destroy(options);
    return good ? result : NULL;
}

static bool differ(const gpurta_simulation *const a, const gpurta_simulation *const b)
{
    int64_t x, y;
    for (size_t i = 0; i < gpurta_simulation_count(a); i++)
        for (size_t k = 0; gpurta_simulation_block(a, i, 0, k, &x, NULL, NULL) &&
                           gpurta_simulation_block(b, i, 0, k, &y, NULL, NULL);
             k++)
            if (x != y)
                return true;
    return false;
}

/* Kernels in streams of their own, launched one after the other: does round-robin send any block to
 * another SM than most-room? */
gpurta_verdict judge_misprediction(struct worker *const w)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    gpurta_program *const program = make_program(w, false);
    gpurta_simulation *const a = program ? place(w, program, GPURTA_MOST_ROOM) : NULL;
    gpurta_simulation *const b = program ? place(w, program, GPURTA_ROUND_ROBIN) : NULL;
    if (a && b)
        verdict = differ(a, b) ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE;
    gpurta_simulation_destroy(a);
    gpurta_simulation_destroy(b);
    gpurta_program_destroy(program);
    return verdict;
}
