/* The curves of `gpurta sweep` as a plain loop over the public API, one set after the other, with
 * the objects that a caller would make. bench_sweep.sh compares.
 *
 *   bench_sweep_loop [SETS]
 *
 * prints: curve, sets per second of processor time, share accepted */
#include "../tests/model_calls.h"
#include "base/values.h"
#include "bench.h"
#include "model/chains.h"
#include "model/tasks.h"

#include <gpurta/gpurta.h>
#include <time.h>

enum { TASKS = 5 };

static void must(const gpurta_status status)
{
    if (status != GPURTA_OK) {
        fprintf(stderr, "bench_sweep_loop: %s\n", gpurta_status_name(status));
        exit(1);
    }
}

/* U in millionths, periods of 16 to 125 ms in us; times in us / 10^6. */
static gpurta_tasks *make(const gpurta_generator *const generator, const uint64_t set,
                          const int saturated)
{
    gpurta_random random;
    gpurta_tasks *tasks;
    int64_t part[TASKS];
    mpq_t time;
    mpq_init(time);
    gpurta_random_begin(&random, 1, 0, set);
    must(gpurta_generator_draw(generator, &random, part, NULL));
    must(gpurta_tasks_create(&tasks, NULL));
    for (size_t i = 0; i < TASKS + (size_t)saturated; i++) {
        const unsigned long period = (unsigned long)gpurta_random_between(&random, 16000, 125000);
        mpq_set_ui(time, 1, 1);
        if (i < TASKS)
            mpq_set_ui(time, (unsigned long)part[i] * period, 1000000000);
        mpq_canonicalize(time);
        must(gpurta_tasks_add(tasks, NULL, time, NULL));
        mpq_set_ui(time, period, 1000);
        mpq_canonicalize(time);
        if (i < TASKS)
            must(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_PERIOD, time, NULL));
        else
            must(gpurta_tasks_set_saturated(tasks, i, true, NULL));
        mpq_set_ui(time, 1, 1);
        must(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_TIMESLICE, time, NULL));
        must(gpurta_tasks_set_level(tasks, i, i < TASKS ? GPURTA_LEVEL_HIGH : GPURTA_LEVEL_LOW,
                                    NULL));
    }
    mpq_clear(time);
    return tasks;
}

/* Do all tasks meet their deadlines by that time of the runlist? */
static int accepts(const gpurta_tasks *const tasks, const gpurta_options *const options,
                   const gpurta_column which)
{
    gpurta_result *result;
    mpq_t bound, deadline;
    int good = 1;
    mpq_inits(bound, deadline, NULL);
    must(gpurta_runlist_of(&result, tasks, options, NULL));
    for (size_t i = 0; i < TASKS; i++)
        good = good && result_time(result, which, i, bound) &&
               result_time(result, GPURTA_RUNLIST_TASKS_DEADLINE, i, deadline) &&
               mpq_cmp(bound, deadline) <= 0;
    gpurta_result_destroy(result);
    mpq_clears(bound, deadline, NULL);
    return good;
}

static int simulated(const gpurta_tasks *const tasks, const gpurta_options *const options)
{
    int good = 1;
    for (size_t i = 0; i < TASKS && good; i++) {
        gpurta_result *run;
        must(gpurta_host_simulate_critical_of(&run, tasks, i, options, NULL));
        good = result_verdict(run, GPURTA_HOST_JOBS_MEETS_DEADLINE, 0) == GPURTA_SCHEDULABLE;
        gpurta_result_destroy(run);
    }
    return good;
}

static int edf(const gpurta_tasks *const tasks)
{
    gpurta_result *result;
    must(gpurta_edf_of(&result, tasks, NULL, NULL));
    const int good = result_verdict(result, GPURTA_EDF_VERDICT, 0) == GPURTA_SCHEDULABLE;
    gpurta_result_destroy(result);
    return good;
}

/* Released together, up to 1 s, with 0.5 ms at each preemption. */
static int edf_simulated(const gpurta_tasks *const tasks)
{
    gpurta_edf_scenario *scenario;
    gpurta_result *run;
    mpq_t time;
    mpq_init(time);
    mpq_set_ui(time, 1000, 1);
    must(gpurta_edf_scenario_create(&scenario, TASKS, time, NULL));
    mpq_set_ui(time, 1, 2);
    must(gpurta_edf_scenario_set_preemption_cost(scenario, time, NULL));
    must(gpurta_edf_simulate_of(&run, tasks, scenario, NULL, NULL));
    const int good = result_verdict(run, GPURTA_EDF_SIMULATION_VERDICT, 0) == GPURTA_SCHEDULABLE;
    gpurta_result_destroy(run);
    gpurta_edf_scenario_destroy(scenario);
    mpq_clear(time);
    return good;
}

/* ---- kernels: 1 to 8 blocks of 64 to 512 threads on a TX2, or of 8 slots ---- */

static gpurta_program *make_kernels(const gpurta_generator *const generator, const uint64_t set,
                                    const int launches, const gpurta_platform *const platform)
{
    static const unsigned long periods[] = {20, 40, 50};
    gpurta_random random;
    gpurta_program *program;
    int64_t part[TASKS], slots = gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS);
    const int plain = slots > 0;
    mpq_t time;
    mpq_init(time);
    gpurta_random_begin(&random, 1, 0, set);
    must(gpurta_generator_draw(generator, &random, part, NULL));
    must(gpurta_program_create(&program, NULL));
    for (size_t i = 0; i < TASKS; i++) {
        const unsigned long period = periods[gpurta_random_below(&random, 3)];
        const int64_t blocks = gpurta_random_between(&random, 1, 8);
        const int64_t threads = 64 * gpurta_random_between(&random, 1, 8);
        if (!plain)
            must(gpurta_occupancy_blocks_per_sm(&slots, platform, threads, 0, 0, NULL));
        if (!plain)
            slots *= gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
        mpq_set_ui(time, (unsigned long)part[i] * period * (unsigned long)slots,
                   1000000 * (unsigned long)blocks);
        if (launches)
            mpq_set_ui(time, 1000000, 1);
        mpq_canonicalize(time);
        must(gpurta_program_add_kernel(program, NULL, blocks, time, NULL));
        if (!plain)
            must(gpurta_program_set_count(program, i, GPURTA_OPERATION_THREADS, threads, NULL));
        mpq_set_ui(time, launches ? (unsigned long)i : period, 1);
        must(gpurta_program_set_time(
            program, i, launches ? GPURTA_OPERATION_RELEASE : GPURTA_OPERATION_PERIOD, time, NULL));
    }
    mpq_clear(time);
    return program;
}

static int free_blocks(const gpurta_program *const program, const gpurta_platform *const platform)
{
    gpurta_result *result;
    must(gpurta_rta_of(&result, program, platform, NULL, NULL));
    const int good = result_verdict(result, GPURTA_RTA_VERDICT, 0) == GPURTA_SCHEDULABLE;
    gpurta_result_destroy(result);
    return good;
}

static int bounded(const gpurta_program *const program, const gpurta_platform *const platform)
{
    gpurta_chains *chains;
    gpurta_options *options;
    gpurta_result *result;
    must(gpurta_options_create(&options, NULL));
    must(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 0, NULL));
    must(gpurta_chains_from_program(&chains, program, NULL));
    must(gpurta_bound_of(&result, chains, platform, options, NULL));
    const int good = result_verdict(result, GPURTA_BOUND_VERDICT, 0) == GPURTA_SCHEDULABLE;
    gpurta_result_destroy(result);
    gpurta_chains_destroy(chains);
    gpurta_options_destroy(options);
    return good;
}

static gpurta_result *placed(const gpurta_program *const program,
                             const gpurta_platform *const platform,
                             const gpurta_placement placement)
{
    gpurta_options *options;
    gpurta_result *run;
    must(gpurta_options_create(&options, NULL));
    must(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, NULL));
    must(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_PLACEMENT, placement, NULL));
    must(gpurta_simulate_of(&run, program, platform, options, NULL));
    gpurta_options_destroy(options);
    return run;
}

static int mispredicted(const gpurta_program *const program, const gpurta_platform *const platform)
{
    gpurta_result *const a = placed(program, platform, GPURTA_MOST_ROOM);
    gpurta_result *const b = placed(program, platform, GPURTA_ROUND_ROBIN);
    int other = 0;
    for (size_t k = 0; k < gpurta_rows(a, GPURTA_SIMULATE_BLOCKS); k++)
        other = other || result_count(a, GPURTA_SIMULATE_BLOCKS_SM, k) !=
                             result_count(b, GPURTA_SIMULATE_BLOCKS_SM, k);
    gpurta_result_destroy(a);
    gpurta_result_destroy(b);
    return other;
}

/* ---- all ---- */

enum { THEOREM_1, POSITIONAL, WORK_LIMITED, HOST, EDF, EDF_SIMULATION, RTA, BOUND, MISPREDICTION };

struct inputs {
    gpurta_options *options, *published;
    gpurta_generator *tasks, *kernels;
    gpurta_platform *slots, *tx2;
};

static int judge_tasks(const struct inputs *const in, const int curve, const uint64_t set)
{
    gpurta_tasks *const tasks = make(in->tasks, set, curve < EDF);
    const int good =
        curve == THEOREM_1      ? accepts(tasks, in->published, GPURTA_RUNLIST_TASKS_PUBLISHED)
        : curve == POSITIONAL   ? accepts(tasks, in->options, GPURTA_RUNLIST_TASKS_POSITIONAL)
        : curve == WORK_LIMITED ? accepts(tasks, in->options, GPURTA_RUNLIST_TASKS_BOUND)
        : curve == HOST         ? simulated(tasks, in->options)
        : curve == EDF          ? edf(tasks)
                                : edf_simulated(tasks);
    gpurta_tasks_destroy(tasks);
    return good;
}

static int judge_kernels(const struct inputs *const in, const int curve, const uint64_t set)
{
    const gpurta_platform *const platform = curve == RTA ? in->slots : in->tx2;
    gpurta_program *const program =
        make_kernels(in->kernels, set, curve == MISPREDICTION, platform);
    const int good = curve == RTA     ? free_blocks(program, platform)
                     : curve == BOUND ? bounded(program, platform)
                                      : mispredicted(program, platform);
    gpurta_program_destroy(program);
    return good;
}

int main(const int argc, char **const argv)
{
    static const char *const names[] = {"theorem-1", "positional", "work-limited",
                                        "host",      "edf",        "edf-simulation",
                                        "rta",       "bound",      "misprediction"};
    const long sets = argc > 1 ? strtol(argv[1], NULL, 10) : 2000;
    struct inputs in;
    mpq_t cost;
    mpq_init(cost);
    mpq_set_ui(cost, 1, 20);
    must(gpurta_options_create(&in.options, NULL));
    must(gpurta_options_create(&in.published, NULL));
    must(gpurta_options_set_time(in.options, GPURTA_OPTION_RUNLIST_SWITCH_COST, cost, NULL));
    must(gpurta_options_set_time(in.published, GPURTA_OPTION_RUNLIST_SWITCH_COST, cost, NULL));
    must(gpurta_options_set(in.published, GPURTA_OPTION_RUNLIST_OVERHEAD, GPURTA_RUNLIST_PUBLISHED,
                            NULL));
    must(gpurta_generator_create(&in.tasks, GPURTA_UUNIFAST, TASKS, 500000, 1, 0, NULL));
    must(gpurta_generator_create(&in.kernels, GPURTA_UUNIFAST, TASKS, 200000, 1, 0, NULL));
    must(gpurta_platform_create_slots(&in.slots, 8, NULL));
    must(gpurta_platform_create(&in.tx2, "jetson-tx2", NULL));
    for (int curve = THEOREM_1; curve <= MISPREDICTION; curve++) {
        const clock_t begun = clock();
        const long tried = curve < BOUND ? sets : sets / 10 + 1;
        long good = 0;
        for (long s = 0; s < tried; s++)
            good += curve < RTA ? judge_tasks(&in, curve, (uint64_t)s)
                                : judge_kernels(&in, curve, (uint64_t)s);
        printf("%s %.0f %.1f%%\n", names[curve],
               (double)tried * CLOCKS_PER_SEC / (double)(clock() - begun),
               100.0 * (double)good / (double)tried);
    }
    gpurta_platform_destroy(in.slots);
    gpurta_platform_destroy(in.tx2);
    gpurta_generator_destroy(in.tasks);
    gpurta_generator_destroy(in.kernels);
    gpurta_options_destroy(in.options);
    gpurta_options_destroy(in.published);
    mpq_clear(cost);
    return 0;
}
