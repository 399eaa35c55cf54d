/* gpurta_simulate_of(): from the model to a run and to its result. */
#include "base/fail.h"
#include "model/inputs.h"
#include "model/names.h"
#include "model/options.h"
#include "model/program.h"
#include "simulate/simulate_run.h"

#include "base/analyses.h"
#include <stdlib.h>

/* The lists of delays become one array in the order of jobs. */
static gpurta_status order_delays(struct simulation *const o, gpurta_error *const error)
{
    o->delay_order = malloc((o->delays + 1) * sizeof *o->delay_order);
    if (!o->delay_order)
        return fail_memory(error);
    size_t n = 0;
    for (size_t j = 0; j < o->jobs; j++) {
        size_t d = o->first_delay[j];
        o->first_delay[j] = n;
        for (; d != NONE; d = o->delay[d].next)
            o->delay_order[n++] = d;
        o->last_delay[j] = n;
    }
    return GPURTA_OK;
}

/* The times that simulate_setup() did not add. */
static void add_times(struct ticks *const ticks, const struct simulate_run *const run)
{
    const gpurta_program *const program = run->program;
    for (size_t i = 0; run->result->first_job && i < run->operations; i++)
        if (first_job(run->result, i + 1) - first_job(run->result, i) > 1)
            ticks_add(ticks, &program->operation[i].time[GPURTA_OPERATION_PERIOD]);
    for (size_t i = 0; i < program->afters; i++)
        ticks_add(ticks, &program->after[i].delay);
}

static void add_jitter(struct ticks *const ticks, const struct simulate_run *const run)
{
    if (!run->jitter)
        return;
    LOCAL_MPZ(steps);
    mpz_set_ui(steps, JITTER_STEPS);
    ticks_add_mpq(ticks, run->jitter);
    ticks_divide(ticks, steps);
}

static gpurta_status run_in_ticks(struct simulate_run *const run, struct ticks *const ticks,
                                  const gpurta_options *const options, gpurta_error *const error)
{
    add_times(ticks, run);
    add_jitter(ticks, run);
    mpz_set(run->result->scale, ticks->scale.lcm);
    const gpurta_status status = ticks_run(ticks, simulate_i64, simulate_mpz, run, error);
    if (status == GPURTA_LIMIT && run->no_room)
        fail(error, status, GPURTA_NO_ITEM,
             "kept blocks, events and delays take more than %lld bytes",
             (long long)option(options, GPURTA_OPTION_SIMULATE_MEMORY));
    else if (status == GPURTA_LIMIT && !ticks->too_fine)
        fail(error, status, GPURTA_NO_ITEM,
             "more instants, events or delays than the limit of %lld", (long long)run->limit);
    return status;
}

gpurta_status gpurta_simulate_of(gpurta_result **const result, const gpurta_program *const program,
                                 const gpurta_platform *const platform,
                                 const gpurta_options *const options, gpurta_error *const error)
{
    if (!result || !program || !platform)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "simulate: NULL argument");
    if (!program->count)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "the program has no operations");
    const gpurta_status known = gpurta_options_check(options, "simulate", error);
    if (known != GPURTA_OK)
        return known;
    struct simulation *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    mpz_init(fresh->scale);
    fresh->placement = (gpurta_placement)option(options, GPURTA_OPTION_SIMULATE_PLACEMENT);
    struct simulate_run run = {0};
    LOCAL(ticks_clear) struct ticks ticks;
    ticks_init(&ticks, options_numbers(options));
    gpurta_status status = simulate_setup(&run, fresh, program, platform, options, &ticks, error);
    if (!status)
        status = run_in_ticks(&run, &ticks, options, error);
    if (!status && run.explain)
        status = order_delays(fresh, error);
    simulate_setup_clear(&run);
    fresh->instants = run.instants;
    if (status)
        simulation_destroy(fresh);
    else
        status = simulation_result(result, fresh, program, error);
    return status;
}

/* ---- names ---- */

NAMES(gpurta_placement, "most-room", "round-robin")

gpurta_status gpurta_simulate(const gpurta_model *const model, const gpurta_options *const options,
                              gpurta_result **const result, gpurta_error *const error)
{
    struct inputs in;
    gpurta_status status = inputs_take(&in, model, options, TAKE_PROGRAM | TAKE_PLATFORM, error);
    if (!status)
        status = gpurta_simulate_of(result, in.program, in.platform, in.options, error);
    return inputs_end(&in, status, error);
}
