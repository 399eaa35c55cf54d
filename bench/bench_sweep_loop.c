/* The curves of `gpurta sweep` as a plain loop over the public API, one set after the other, with
 * the objects that a caller would make. bench_sweep.sh compares.
 *
 *   bench_sweep_loop [SETS]      prints: curve, sets per second, share accepted */
#include "bench.h"

#include <gpurta/gpurta.h>

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
                   const gpurta_runlist_time which)
{
    gpurta_runlist *result;
    mpq_t bound, deadline;
    int good = 1;
    mpq_inits(bound, deadline, NULL);
    must(gpurta_runlist_analyse(&result, tasks, options, NULL));
    for (size_t i = 0; i < TASKS; i++)
        good = good && gpurta_runlist_time_of(result, i, which, bound) &&
               gpurta_runlist_time_of(result, i, GPURTA_RUNLIST_DEADLINE, deadline) &&
               mpq_cmp(bound, deadline) <= 0;
    gpurta_runlist_destroy(result);
    mpq_clears(bound, deadline, NULL);
    return good;
}

static int simulated(const gpurta_tasks *const tasks, const gpurta_options *const options)
{
    int good = 1;
    for (size_t i = 0; i < TASKS && good; i++) {
        gpurta_host_simulation *run;
        must(gpurta_host_simulate_critical(&run, tasks, i, options, NULL));
        good = gpurta_host_simulation_job_verdict(run, 0) == GPURTA_SCHEDULABLE;
        gpurta_host_simulation_destroy(run);
    }
    return good;
}

static int edf(const gpurta_tasks *const tasks)
{
    gpurta_edf *result;
    must(gpurta_edf_analyse(&result, tasks, NULL, NULL));
    const int good = gpurta_edf_verdict(result, NULL) == GPURTA_SCHEDULABLE;
    gpurta_edf_destroy(result);
    return good;
}

static int judge(const int curve, const gpurta_tasks *const tasks,
                 const gpurta_options *const published, const gpurta_options *const options)
{
    switch (curve) {
    case 0:
        return accepts(tasks, published, GPURTA_RUNLIST_THEOREM_1);
    case 1:
        return accepts(tasks, options, GPURTA_RUNLIST_POSITIONAL);
    case 2:
        return accepts(tasks, options, GPURTA_RUNLIST_BOUND);
    case 3:
        return simulated(tasks, options);
    default:
        return edf(tasks);
    }
}

int main(const int argc, char **const argv)
{
    static const char *const names[] = {"theorem-1", "positional", "work-limited", "host", "edf"};
    const long sets = argc > 1 ? strtol(argv[1], NULL, 10) : 2000;
    gpurta_options *options, *published;
    gpurta_generator *generator;
    mpq_t cost;
    mpq_init(cost);
    mpq_set_ui(cost, 1, 20);
    must(gpurta_options_create(&options, NULL));
    must(gpurta_options_create(&published, NULL));
    must(gpurta_options_set_time(options, GPURTA_OPTION_RUNLIST_SWITCH_COST, cost, NULL));
    must(gpurta_options_set_time(published, GPURTA_OPTION_RUNLIST_SWITCH_COST, cost, NULL));
    must(gpurta_options_set(published, GPURTA_OPTION_RUNLIST_OVERHEAD, GPURTA_RUNLIST_PUBLISHED,
                            NULL));
    must(gpurta_generator_create(&generator, GPURTA_UUNIFAST, TASKS, 500000, 1, 0, NULL));
    for (int curve = 0; curve < 5; curve++) {
        const double begun = seconds();
        long good = 0;
        for (long s = 0; s < sets; s++) {
            gpurta_tasks *const tasks = make(generator, (uint64_t)s, curve < 4);
            good += judge(curve, tasks, published, options);
            gpurta_tasks_destroy(tasks);
        }
        printf("%s %.0f %.1f%%\n", names[curve], (double)sets / (seconds() - begun),
               100.0 * (double)good / (double)sets);
    }
    gpurta_generator_destroy(generator);
    gpurta_options_destroy(options);
    gpurta_options_destroy(published);
    mpq_clear(cost);
    return 0;
}
