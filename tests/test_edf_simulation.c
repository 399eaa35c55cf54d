/* The simulator (gpurta/edf_simulation.h) by hand-made schedules and a tick-by-tick one, and
 * gpurta/edf.h by the simulator: verdicts, responses, and what servers promise. */
#include "alloc.h"

#include "edf_sets.h"
#include "model/options.h"
#include "model/tasks.h"
#include "model_calls.h"
#include "number/i64.h"

#include <gpurta/edf.h>
#include <gpurta/edf_simulation.h>
#include <inttypes.h>

#define MOST 6

static gpurta_edf_scenario *scenario_until(const gpurta_tasks *const tasks,
                                           const char *const horizon)
{
    gpurta_edf_scenario *scenario = NULL;
    gpurta_error error;
    mpq_t v;
    time_init(v, horizon);
    assert_ok(gpurta_edf_scenario_create(&scenario, tasks->count, v, &error), &error);
    mpq_clear(v);
    return scenario;
}

static void set_input(gpurta_edf_scenario *const scenario, const size_t i,
                      const gpurta_edf_task_input which, const char *const text)
{
    gpurta_error error;
    mpq_t v;
    time_init(v, text);
    assert_ok(gpurta_edf_scenario_set(scenario, i, which, v, &error), &error);
    mpq_clear(v);
}

static gpurta_options *options_on(const bool force_gmp)
{
    gpurta_options *options = NULL;
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, OPTION_NUMBERS, force_gmp ? TICKS_GMP : TICKS_AUTO, NULL),
              NULL);
    return options;
}

/* `options`: NULL for defaults */
static gpurta_result *simulate(const gpurta_tasks *const tasks,
                               const gpurta_edf_scenario *const scenario,
                               gpurta_options *const options, const bool force_gmp)
{
    gpurta_result *schedule = NULL;
    gpurta_error error;
    gpurta_options *const used = options ? options : options_on(force_gmp);
    assert_ok(gpurta_options_set(used, OPTION_NUMBERS, force_gmp ? TICKS_GMP : TICKS_AUTO, &error),
              &error);
    assert_ok(gpurta_edf_simulate_of(&schedule, tasks, scenario, used, &error), &error);
    if (!options)
        gpurta_options_destroy(used);
    return schedule;
}

/* The longest response of a task; false: it has no job. */
static bool worst(const gpurta_result *const schedule, const size_t task, mpq_ptr response)
{
    return result_time(schedule, GPURTA_EDF_SIMULATION_TASKS_RESPONSE, task, response);
}

/* "0 0-2, 1 2-5, ...": job and its interval; c before the interval: it pays for a preemption. */
static void assert_intervals(const gpurta_result *const schedule, const char *const expected)
{
    char text[2000];
    size_t at = 0;
    mpq_t start, end;
    mpq_inits(start, end, NULL);
    for (size_t i = 0; i < gpurta_rows(schedule, GPURTA_EDF_SIMULATION_INTERVALS); i++) {
        assert_true(result_time(schedule, GPURTA_EDF_SIMULATION_INTERVALS_START, i, start));
        assert_true(result_time(schedule, GPURTA_EDF_SIMULATION_INTERVALS_END, i, end));
        at += (size_t)gmp_snprintf(
            text + at, sizeof text - at, "%s%d %s%Qd-%Qd", i ? ", " : "",
            (int)result_count(schedule, GPURTA_EDF_SIMULATION_INTERVALS_JOB, i),
            result_count(schedule, GPURTA_EDF_SIMULATION_INTERVALS_COST, i) ? "c" : "", start, end);
        assert_true(at < sizeof text);
    }
    text[at] = '\0';
    assert_string_equal(text, expected);
    mpq_clears(start, end, NULL);
}

/* "0: 1@16, ...": server, budget, deadline, in order. */
static void assert_states(const gpurta_result *const schedule, const char *const expected)
{
    char text[2000];
    size_t at = 0;
    mpq_t t, q, d;
    mpq_inits(t, q, d, NULL);
    for (size_t i = 0; i < gpurta_rows(schedule, GPURTA_EDF_SIMULATION_EVENTS); i++) {
        assert_true(result_time(schedule, GPURTA_EDF_SIMULATION_EVENTS_TIME, i, t) &&
                    result_time(schedule, GPURTA_EDF_SIMULATION_EVENTS_BUDGET, i, q) &&
                    result_time(schedule, GPURTA_EDF_SIMULATION_EVENTS_DEADLINE, i, d));
        at += (size_t)gmp_snprintf(text + at, sizeof text - at, "%s%Qd: %Qd by %Qd", i ? ", " : "",
                                   t, q, d);
        assert_true(at < sizeof text);
    }
    text[at] = '\0';
    assert_string_equal(text, expected);
    mpq_clears(t, q, d, NULL);
}

static void test_preemption(void **state)
{
    (void)state;
    static const struct line lines[] = {{"4", "10", "10"}, {"1", "2", "5"}};
    gpurta_tasks *const tasks = hand(lines, 2);
    gpurta_edf_scenario *const scenario = scenario_until(tasks, "10");
    gpurta_error error;
    mpq_t v;
    set_input(scenario, 1, GPURTA_EDF_OFFSET, "1");
    for (int wide = 0; wide < 2; wide++) {
        gpurta_result *const schedule = simulate(tasks, scenario, NULL, wide);
        assert_intervals(schedule, "0 0-1, 1 1-2, 0 2-5, 2 6-7");
        static const int64_t task[] = {0, 1, 1}, number[] = {1, 1, 2}, displaced[] = {1, 0, 0};
        assert_int_equal(gpurta_rows(schedule, GPURTA_EDF_SIMULATION_JOBS), 3);
        for (size_t i = 0; i < 3; i++) {
            assert_int_equal(result_count(schedule, GPURTA_EDF_SIMULATION_JOBS_TASK, i), task[i]);
            assert_int_equal(result_count(schedule, GPURTA_EDF_SIMULATION_JOBS_JOB, i), number[i]);
            assert_int_equal(result_count(schedule, GPURTA_EDF_SIMULATION_JOBS_PREEMPTIONS, i),
                             displaced[i]);
        }
        assert_string_equal(result_text(schedule, GPURTA_EDF_SIMULATION_JOBS_NAME, 2), "t2");
        for (size_t i = 0; i < 2; i++) { /* of each task, all jobs together */
            assert_int_equal(result_count(schedule, GPURTA_EDF_SIMULATION_TASKS_JOBS, i), i + 1);
            assert_int_equal(result_count(schedule, GPURTA_EDF_SIMULATION_TASKS_PREEMPTIONS, i),
                             displaced[i]);
            assert_int_equal(result_count(schedule, GPURTA_EDF_SIMULATION_TASKS_MISSED, i), 0);
            assert_int_equal(result_count(schedule, GPURTA_EDF_SIMULATION_TASKS_WORST_JOB, i), 1);
        }
        assert_int_equal(result_verdict(schedule, GPURTA_EDF_SIMULATION_VERDICT, 0),
                         GPURTA_SCHEDULABLE);
        gpurta_result_destroy(schedule);
    }
    time_init(v, "1/3");
    assert_ok(gpurta_edf_scenario_set_preemption_cost(scenario, v, &error), &error);
    gpurta_result *schedule = simulate(tasks, scenario, NULL, false);
    assert_intervals(schedule, "0 0-1, 1 c1-4/3, 1 4/3-7/3, 0 7/3-16/3, 2 6-7");
    assert_true(worst(schedule, 1, v));
    assert_time(v, "4/3");
    assert_true(result_time(schedule, GPURTA_EDF_SIMULATION_JOBS_DEADLINE, 2, v));
    assert_time(v, "2");
    gpurta_result_destroy(schedule);
    /* a section that cannot be interrupted: the first 3 of 4 */
    mpq_clear(v);
    time_init(v, "3");
    assert_ok(gpurta_tasks_set_time(tasks, 0, GPURTA_TASK_NONPREEMPTABLE, v, &error), &error);
    schedule = simulate(tasks, scenario, NULL, false);
    assert_intervals(schedule, "0 0-3, 1 c3-10/3, 1 10/3-13/3, 0 13/3-16/3, 2 6-7");
    gpurta_result_destroy(schedule);
    mpq_clear(v);
    gpurta_edf_scenario_destroy(scenario);
    gpurta_tasks_destroy(tasks);
}

/* The end of y's budget lets X back in; y pays a second switch when it returns. */
static void test_switches_of_a_budget(void **state)
{
    (void)state;
    static const struct line lines[] = {{"4", NULL, "12"}, {"3", NULL, "40"}};
    gpurta_tasks *const tasks = hand(lines, 2);
    serve(tasks, "1", "5", 1);
    gpurta_edf_scenario *const scenario = scenario_until(tasks, "12");
    gpurta_error error;
    mpq_t v;
    time_init(v, "1/2");
    set_input(scenario, 1, GPURTA_EDF_OFFSET, "1");
    assert_ok(gpurta_edf_scenario_set_preemption_cost(scenario, v, &error), &error);
    for (int wide = 0; wide < 2; wide++) {
        gpurta_result *const schedule = simulate(tasks, scenario, NULL, wide);
        assert_intervals(schedule, "0 0-1, 1 c1-3/2, 1 3/2-3, 0 3-6, 1 c6-13/2, 1 13/2-8");
        gpurta_result_destroy(schedule);
    }
    gpurta_options *options = NULL;
    gpurta_result *result = NULL;
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_EDF_OVERHEAD, v, &error), &error);
    assert_ok(gpurta_edf_of(&result, tasks, options, &error), &error);
    assert_true(result_time(result, GPURTA_EDF_TASKS_RESPONSE, 0, v));
    assert_time(v, "37/5"); /* 9/2, a switch of y, and 12/5 for the server by 12 */
    assert_true(result_time(result, GPURTA_EDF_TASKS_RESPONSE, 1, v));
    assert_time(v, "61/2"); /* 3 and 6 switches: 6 budgets, and a switch of X */
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    gpurta_edf_scenario_destroy(scenario);
    gpurta_tasks_destroy(tasks);
    mpq_clear(v);
}

/* Latency: a job released at r competes from r + J on, for the deadline r + D. */
static void test_latency(void **state)
{
    (void)state;
    static const struct line lines[] = {{"4", "10", "10"}, {"1", "2", "5"}};
    gpurta_tasks *const tasks = hand(lines, 2);
    gpurta_edf_scenario *const scenario = scenario_until(tasks, "5");
    gpurta_options *options = NULL;
    gpurta_error error;
    mpq_t v;
    time_init(v, "1/2");
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_EDF_LATENCY, v, &error), &error);
    gpurta_result *const schedule = simulate(tasks, scenario, options, false);
    assert_intervals(schedule, "1 1/2-3/2, 0 3/2-11/2");
    assert_true(result_time(schedule, GPURTA_EDF_SIMULATION_JOBS_RESPONSE, 1, v));
    assert_time(v, "3/2");
    gpurta_result_destroy(schedule);
    gpurta_options_destroy(options);
    gpurta_edf_scenario_destroy(scenario);
    gpurta_tasks_destroy(tasks);
    mpq_clear(v);
}

/* Budget empty: deadline += P_s, budget := Q. Woken with too much budget left: start anew. */
static void test_server_rules(void **state)
{
    (void)state;
    static const struct line lines[] = {{"5", NULL, "20"}, {"1", "4", "4"}};
    gpurta_tasks *const tasks = hand(lines, 2);
    serve(tasks, "2", "6", 0);
    gpurta_edf_scenario *const scenario = scenario_until(tasks, "16");
    gpurta_result *schedule = simulate(tasks, scenario, NULL, false);
    assert_intervals(schedule, "1 0-1, 0 1-4, 2 4-5, 0 5-7, 3 8-9, 4 12-13");
    gpurta_result_destroy(schedule);
    gpurta_edf_scenario_destroy(scenario);
    gpurta_tasks_destroy(tasks);

    static const struct line pair[] = {{"1", NULL, NULL}, {"1", NULL, NULL}, {"1", NULL, NULL}};
    gpurta_tasks *const sporadic = hand(pair, 3);
    gpurta_error error;
    serve(sporadic, "2", "10", 0);
    assert_ok(gpurta_tasks_set_server(sporadic, 1, 0, &error), &error);
    assert_ok(gpurta_tasks_set_server(sporadic, 2, 0, &error), &error);
    gpurta_edf_scenario *const wake = scenario_until(sporadic, "100");
    set_input(wake, 1, GPURTA_EDF_OFFSET, "5");  /* 1 left > (10 - 5) 2/10? no, equal: keep */
    set_input(wake, 2, GPURTA_EDF_OFFSET, "15"); /* 2 left > (20 - 15) 2/10: anew */
    schedule = simulate(sporadic, wake, NULL, true);
    assert_intervals(schedule, "0 0-1, 1 5-6, 2 15-16");
    assert_states(schedule, "0: 2 by 10, 0: 2 by 10, 1: 1 by 10, 5: 1 by 10, 5: 1 by 10, "
                            "6: 0 by 10, 6: 2 by 20, 6: 2 by 20, 15: 2 by 25, 15: 2 by 25, "
                            "16: 1 by 25");
    gpurta_result_destroy(schedule);
    gpurta_edf_scenario_destroy(wake);
    gpurta_tasks_destroy(sporadic);
}

/* ---- random sets ---- */

static void set_mpq(mpq_ptr v, const int64_t n)
{
    mpz_set_i64(mpq_numref(v), n);
    mpz_set_ui(mpq_denref(v), 1);
}

struct shape {
    bool sections, servers, costs, latency;
};

/* A random set of whole times with hyperperiod up to 360; the first `direct` tasks are not served.
 */
static gpurta_tasks *random_tasks(const struct shape *const shape, size_t *const direct)
{
    static const int64_t periods[] = {4, 5, 6, 8, 10, 12, 15, 20, 24, 30, 40};
    gpurta_tasks *tasks = NULL;
    gpurta_error error;
    mpq_t v, p;
    mpq_inits(v, p, NULL);
    assert_ok(gpurta_tasks_create(&tasks, &error), &error);
    *direct = (size_t)rnd_range(1, MOST - 2);
    const size_t served = shape->servers ? (size_t)rnd_range(1, 2) : 0;
    for (size_t i = 0; i < *direct + served; i++) {
        const int64_t period = periods[rnd_range(0, 10)];
        const int64_t part = served ? 8 : 4;
        const int64_t wcet = rnd_range(1, rnd_chance(10) ? period : (period + part - 1) / part);
        const int64_t deadline =
            rnd_range((wcet + period) / 2 + 2, rnd_chance(30) ? 2 * period : period + 2);
        set_mpq(v, wcet);
        assert_ok(gpurta_tasks_add(tasks, NULL, v, &error), &error);
        set_mpq(v, period);
        assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_PERIOD, v, &error), &error);
        set_mpq(v, deadline);
        assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_DEADLINE, v, &error), &error);
        set_mpq(v, shape->sections && rnd_chance(50) ? rnd_range(0, wcet) : 0);
        assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_NONPREEMPTABLE, v, &error), &error);
        if (i < *direct)
            continue;
        const int64_t rounds = rnd_range(1, 3); /* mostly a server that guarantees its task */
        set_mpq(v, wcet + shape->costs);
        set_mpq(p, rnd_chance(80) ? deadline < period ? deadline - 1 : period - 1 : period);
        mpz_set_si(mpq_denref(v), (long)rounds);
        mpz_set_si(mpq_denref(p), (long)(rnd_chance(80) ? rounds : 1));
        mpq_canonicalize(v);
        mpq_canonicalize(p);
        if (shape->costs && mpq_cmp_ui(v, 1, 1) <= 0)
            mpq_set_ui(v, 3, 2); /* a budget that a switch eats up does no work at all */
        if (mpq_cmp(v, p) > 0)
            mpq_set(shape->costs ? p : v, shape->costs ? v : p);
        assert_ok(gpurta_tasks_add_server(tasks, NULL, v, p, &error), &error);
        assert_ok(gpurta_tasks_set_server(tasks, i, i - *direct, &error), &error);
    }
    mpq_clears(v, p, NULL);
    return tasks;
}

static gpurta_options *random_options(const struct shape *const shape, mpq_ptr cost)
{
    gpurta_options *options = NULL;
    gpurta_error error;
    mpq_t v;
    mpq_init(v);
    assert_ok(gpurta_options_create(&options, &error), &error);
    mpq_set_ui(cost, shape->costs && rnd_chance(60) ? (unsigned long)rnd_range(0, 4) : 0, 4);
    mpq_canonicalize(cost);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_EDF_OVERHEAD, cost, &error), &error);
    mpq_set_ui(v, shape->latency && rnd_chance(60) ? (unsigned long)rnd_range(0, 3) : 0, 2);
    mpq_canonicalize(v);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_EDF_LATENCY, v, &error), &error);
    mpq_clear(v);
    return options;
}

/* Releases at 0 and at random offsets; served tasks overrun, direct ones do not. No response is
 * above its bound, and no task that is said to meet its deadlines misses one. */
static size_t check_bounds(const struct shape *const shape, const bool overrun,
                           size_t *const missed)
{
    gpurta_error error;
    size_t direct, schedulable;
    mpq_t cost, horizon, v, bound;
    mpq_inits(cost, horizon, v, bound, NULL);
    gpurta_tasks *const tasks = random_tasks(shape, &direct);
    gpurta_options *const options = random_options(shape, cost);
    gpurta_result *result = NULL;
    assert_ok(gpurta_edf_of(&result, tasks, options, &error), &error);
    schedulable = result_verdict(result, GPURTA_EDF_VERDICT, 0) == GPURTA_SCHEDULABLE;
    set_mpq(horizon, 250);
    for (int run = 0; run < 3; run++) {
        gpurta_edf_scenario *scenario = NULL;
        assert_ok(gpurta_edf_scenario_create(&scenario, tasks->count, horizon, &error), &error);
        assert_ok(gpurta_edf_scenario_set_preemption_cost(scenario, cost, &error), &error);
        for (size_t i = 0; i < tasks->count; i++) {
            mpq_set_ui(v, run ? (unsigned long)rnd_range(0, 60) : 0, 2);
            mpq_canonicalize(v);
            assert_ok(gpurta_edf_scenario_set(scenario, i, GPURTA_EDF_OFFSET, v, &error), &error);
            gpurta_tasks_time(tasks, i, GPURTA_TASK_WCET, v);
            if (i >= direct && overrun) {
                set_mpq(bound, rnd_range(1, 9));
                mpq_mul(v, v, bound);
            } else if (rnd_chance(30)) {
                set_mpq(bound, rnd_range(2, 3));
                mpq_div(v, v, bound);
            }
            assert_ok(gpurta_edf_scenario_set(scenario, i, GPURTA_EDF_EXECUTION, v, &error),
                      &error);
        }
        gpurta_result *const schedule = simulate(tasks, scenario, options, false);
        if (run == 2) {
            gpurta_result *const wide = simulate(tasks, scenario, options, true);
            assert_same_results(schedule, wide);
            gpurta_result_destroy(wide);
        }
        for (size_t i = 0; i < tasks->count; i++) {
            if (!worst(schedule, i, v))
                continue;
            if (i >= direct && overrun) /* its own overrun is its own business */
                continue;
            if (result_time(result, GPURTA_EDF_TASKS_RESPONSE, i, bound) && mpq_cmp(v, bound) > 0) {
                gmp_fprintf(stderr, "task %zu: response %Qd, bound %Qd\n", i, v, bound);
                fail_msg("bound too low (GPURTA_SEED=%" PRIu64 ")", rnd_seed());
            }
            assert_true(result_time(result, GPURTA_EDF_TASKS_DEADLINE, i, bound));
            const bool late = mpq_cmp(v, bound) > 0;
            *missed += late;
            assert_true(!late || result_verdict(result, GPURTA_EDF_TASKS_MEETS_DEADLINE, i) !=
                                     GPURTA_SCHEDULABLE);
        }
        gpurta_result_destroy(schedule);
        gpurta_edf_scenario_destroy(scenario);
    }
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    mpq_clears(cost, horizon, v, bound, NULL);
    return schedulable;
}

static void check_many(const struct shape *const shape, const bool overrun, const size_t count)
{
    size_t schedulable = 0, missed = 0;
    for (size_t i = 0; i < count; i++)
        schedulable += check_bounds(shape, overrun, &missed);
    if (count < 100)
        return; /* too few to expect some of each kind */
    assert_true(schedulable > count / 40 && schedulable < count);
    assert_true(missed > 0);
}

static void test_direct_tasks(void **state)
{
    (void)state;
    const struct shape plain = {false, false, false, false};
    check_many(&plain, false, cases(400));
}

static void test_costs_latency_and_sections(void **state)
{
    (void)state;
    const struct shape all = {true, false, true, true};
    check_many(&all, false, cases(400));
}

static void test_servers(void **state)
{
    (void)state;
    const struct shape served = {false, true, true, true};
    check_many(&served, false, cases(400));
}

/* An overrunning task in a server never delays others beyond their guarantee. */
static void test_overrun_is_isolated(void **state)
{
    (void)state;
    const struct shape served = {false, true, true, true};
    check_many(&served, true, cases(400));
}

static void test_servers_with_sections(void **state)
{
    (void)state;
    const struct shape served = {true, true, true, true};
    check_many(&served, true, cases(400));
}

/* An unschedulable set without blocking misses a deadline when all are released together. */
static void test_synchronous_release_decides(void **state)
{
    (void)state;
    const struct shape plain = {false, false, false, false};
    gpurta_error error;
    size_t schedulable = 0, unschedulable = 0, direct;
    mpq_t v, d;
    mpq_inits(v, d, NULL);
    for (size_t n = 0; n < cases(400); n++) {
        gpurta_tasks *const tasks = random_tasks(&plain, &direct);
        gpurta_result *result = NULL;
        assert_ok(gpurta_edf_of(&result, tasks, NULL, &error), &error);
        mpq_t t, h, s;
        mpq_inits(t, h, s, NULL);
        set_mpq(t, 360);
        const int witness = edf_witness(result, t, h, s);
        set_mpq(h, 1);
        mpq_add(t, t, h); /* past the witness: every job that counts there is released */
        gpurta_edf_scenario *scenario = NULL;
        assert_ok(gpurta_edf_scenario_create(&scenario, direct, t, &error), &error);
        gpurta_result *const schedule = simulate(tasks, scenario, NULL, false);
        bool late = false;
        for (size_t i = 0; i < direct; i++) {
            assert_true(worst(schedule, i, v));
            result_time(result, GPURTA_EDF_TASKS_DEADLINE, i, d);
            late = late || mpq_cmp(v, d) > 0;
        }
        assert_int_equal(late, witness);
        schedulable += !late;
        unschedulable += late;
        mpq_clears(t, h, s, NULL);
        gpurta_result_destroy(schedule);
        gpurta_edf_scenario_destroy(scenario);
        gpurta_result_destroy(result);
        gpurta_tasks_destroy(tasks);
    }
    assert_true(schedulable + unschedulable < 100 || (schedulable > 0 && unschedulable > 0));
    mpq_clears(v, d, NULL);
}

/* Beside a direct task with D < P, U + U_s <= 1 promises nothing: the server is late. */
static void test_bandwidth_alone_admits_nothing(void **state)
{
    (void)state;
    static const struct line lines[] = {{"5", "5", "10"}, {"3", "6", "6"}};
    gpurta_tasks *const tasks = hand(lines, 2);
    serve(tasks, "3", "6", 1);
    gpurta_edf_scenario *const scenario = scenario_until(tasks, "10");
    gpurta_result *const schedule = simulate(tasks, scenario, NULL, false);
    mpq_t v;
    mpq_init(v);
    assert_true(result_time(schedule, GPURTA_EDF_SIMULATION_JOBS_COMPLETION, 1, v));
    assert_int_equal(result_verdict(schedule, GPURTA_EDF_SIMULATION_JOBS_MEETS_DEADLINE, 0),
                     GPURTA_SCHEDULABLE);
    assert_int_equal(result_verdict(schedule, GPURTA_EDF_SIMULATION_JOBS_MEETS_DEADLINE, 1),
                     GPURTA_UNSCHEDULABLE);
    assert_int_equal(result_verdict(schedule, GPURTA_EDF_SIMULATION_TASKS_MEETS_DEADLINE, 1),
                     GPURTA_UNSCHEDULABLE);
    assert_int_equal(result_verdict(schedule, GPURTA_EDF_SIMULATION_VERDICT, 0),
                     GPURTA_UNSCHEDULABLE);
    assert_int_equal(result_verdict(schedule, GPURTA_EDF_SIMULATION_TASKS_MEETS_DEADLINE, 2),
                     GPURTA_UNKNOWN);
    assert_time(v, "8"); /* its deadline is 6; C = Q, P = D = P_s, U + U_s = 1 */
    mpq_clear(v);
    gpurta_result_destroy(schedule);
    gpurta_edf_scenario_destroy(scenario);
    gpurta_tasks_destroy(tasks);
}

/* ---- on ticks ---- */

/* A set in whole ticks with everything that a set can have. */
struct whole_set {
    int64_t wcet[MOST], deadline[MOST], period[MOST], section[MOST], offset[MOST], server[MOST];
    int64_t budget[2], server_period[2];
    gpurta_edf_simulation_ticks_set set;
};

/* Times whose products do not fit into 64 bits. */
static void lengthen(struct whole_set *const t)
{
    const int64_t by = 3000000019;
    for (size_t i = 0; i < t->set.count; i++) {
        t->wcet[i] *= by;
        t->deadline[i] *= by;
        t->period[i] *= by;
        t->section[i] *= by;
        t->offset[i] *= by;
    }
    for (size_t k = 0; k < 2; k++) {
        t->budget[k] *= by;
        t->server_period[k] *= by;
    }
    t->set.horizon *= by;
    t->set.cost *= by;
    t->set.latency *= by;
}

static void random_ticks(struct whole_set *const t)
{
    const int64_t count = rnd_range(1, MOST);
    t->set = (gpurta_edf_simulation_ticks_set){.size = sizeof t->set,
                                               .count = (size_t)count,
                                               .wcet = t->wcet,
                                               .deadline = t->deadline,
                                               .period = t->period,
                                               .nonpreemptable = rnd_chance(50) ? t->section : NULL,
                                               .offset = rnd_chance(50) ? t->offset : NULL,
                                               .server = rnd_chance(60) ? t->server : NULL,
                                               .servers = 2,
                                               .budget = t->budget,
                                               .server_period = t->server_period,
                                               .horizon = rnd_range(1, 200),
                                               .cost = rnd_chance(50) ? rnd_range(0, 3) : 0,
                                               .latency = rnd_chance(30) ? rnd_range(0, 5) : 0};
    for (int64_t i = 0; i < count; i++) {
        t->period[i] = rnd_range(2, 60);
        t->wcet[i] = rnd_range(1, (t->period[i] + count - 1) / count);
        t->deadline[i] = rnd_chance(50) ? t->period[i] : rnd_range(t->wcet[i], t->period[i]);
        t->section[i] = rnd_range(0, 4);
        t->offset[i] = rnd_range(0, 20);
        t->server[i] = rnd_range(-1, 1);
    }
    for (int k = 0; k < 2; k++) {
        t->server_period[k] = rnd_range(5, 30);
        t->budget[k] = rnd_range(4, t->server_period[k] < 9 ? 5 : 9);
    }
    if (rnd_chance(30))
        lengthen(t);
}

static void set_whole(gpurta_tasks *const tasks, const size_t i, const gpurta_task_time which,
                      const int64_t value, mpq_ptr v)
{
    gpurta_error error;
    set_mpq(v, value);
    assert_ok(gpurta_tasks_set_time(tasks, i, which, v, &error), &error);
}

/* The same as objects: what the simulation there says. */
static gpurta_verdict simulated(const struct whole_set *const t)
{
    const gpurta_edf_simulation_ticks_set *const set = &t->set;
    gpurta_error error;
    gpurta_tasks *tasks;
    gpurta_options *options;
    gpurta_edf_scenario *scenario;
    gpurta_result *run;
    mpq_t v, p;
    mpq_inits(v, p, NULL);
    assert_ok(gpurta_tasks_create(&tasks, &error), &error);
    for (size_t k = 0; k < set->servers; k++) {
        set_mpq(v, t->budget[k]);
        set_mpq(p, t->server_period[k]);
        assert_ok(gpurta_tasks_add_server(tasks, NULL, v, p, &error), &error);
    }
    set_mpq(v, set->horizon);
    assert_ok(gpurta_edf_scenario_create(&scenario, set->count, v, &error), &error);
    for (size_t i = 0; i < set->count; i++) {
        set_mpq(v, t->wcet[i]);
        assert_ok(gpurta_tasks_add(tasks, NULL, v, &error), &error);
        set_whole(tasks, i, GPURTA_TASK_PERIOD, t->period[i], v);
        set_whole(tasks, i, GPURTA_TASK_DEADLINE, t->deadline[i], v);
        set_whole(tasks, i, GPURTA_TASK_NONPREEMPTABLE, set->nonpreemptable ? t->section[i] : 0, v);
        set_mpq(v, set->offset ? t->offset[i] : 0);
        assert_ok(gpurta_edf_scenario_set(scenario, i, GPURTA_EDF_OFFSET, v, &error), &error);
        if (set->server && t->server[i] >= 0)
            assert_ok(gpurta_tasks_set_server(tasks, i, (size_t)t->server[i], &error), &error);
    }
    assert_ok(gpurta_options_create(&options, &error), &error);
    set_mpq(v, set->latency);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_EDF_LATENCY, v, &error), &error);
    set_mpq(v, set->cost);
    assert_ok(gpurta_edf_scenario_set_preemption_cost(scenario, v, &error), &error);
    assert_ok(gpurta_edf_simulate_of(&run, tasks, scenario, options, &error), &error);
    const gpurta_verdict verdict = result_verdict(run, GPURTA_EDF_SIMULATION_VERDICT, 0);
    gpurta_result_destroy(run);
    gpurta_edf_scenario_destroy(scenario);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    mpq_clears(v, p, NULL);
    return verdict;
}

static void test_ticks_equal_the_simulation(void **state)
{
    int64_t work[1024];
    size_t met = 0, missed = 0;
    (void)state;
    assert_true(gpurta_edf_simulation_ticks_work(MOST, 2) <= sizeof work);
    for (size_t c = cases(3000); c > 0; c--) {
        struct whole_set t;
        gpurta_error error;
        gpurta_verdict verdict = GPURTA_UNKNOWN;
        random_ticks(&t);
        assert_ok(gpurta_edf_simulation_ticks(&t.set, &verdict, work, &error), &error);
        const gpurta_verdict expected = simulated(&t);
        /* no job before the horizon: nothing is late */
        assert_int_equal(verdict, expected == GPURTA_UNKNOWN ? GPURTA_SCHEDULABLE : expected);
        met += verdict == GPURTA_SCHEDULABLE;
        missed += verdict == GPURTA_UNSCHEDULABLE;
    }
    if (cases(100) >= 100)
        assert_true(met > 100 && missed > 100);
}

/* Whatever the first sum is that does not fit: this is told, and with rationals the rest is as it
 * is without. */
static void test_ticks_that_overflow(void **state)
{
    enum { PERIOD, LATENCY, SERVER, PLACES };
    int64_t work[1024];
    (void)state;
    for (int place = 0; place < PLACES; place++) {
        gpurta_verdict verdict;
        struct whole_set t = {.wcet = {3, 3}, .deadline = {9, 4}};
        t.set = (gpurta_edf_simulation_ticks_set){.size = sizeof t.set,
                                                  .count = place == PERIOD ? 2 : 1,
                                                  .wcet = t.wcet,
                                                  .deadline = t.deadline,
                                                  .period = t.period,
                                                  .offset = t.offset,
                                                  .horizon = INT64_MAX,
                                                  .budget = t.budget,
                                                  .server_period = t.server_period};
        t.budget[0] = 3;
        t.period[0] = t.period[1] = INT64_MAX - 3;
        t.server_period[0] = 9;
        t.offset[0] = t.offset[1] = place == PERIOD ? 4 : 3;
        t.set.latency = place == LATENCY ? INT64_MAX - 2 : 0;
        if (place == SERVER) {
            t.set.server = t.server;
            t.set.servers = 1;
            t.server_period[0] = INT64_MAX - 2;
        }
        assert_int_equal(gpurta_edf_simulation_ticks(&t.set, &verdict, work, NULL),
                         GPURTA_OVERFLOW);
        assert_int_equal(simulated(&t),
                         place == LATENCY ? GPURTA_UNSCHEDULABLE : GPURTA_SCHEDULABLE);
        t.offset[0] = t.offset[1] = t.set.latency = 0;
        t.set.horizon = 100;
        if (place == SERVER)
            t.server_period[0] = 9;
        assert_ok(gpurta_edf_simulation_ticks(&t.set, &verdict, work, NULL), NULL);
        assert_int_equal(verdict, GPURTA_SCHEDULABLE);
    }
}

static void test_ticks_refusals(void **state)
{
    int64_t work[1024];
    struct whole_set t;
    gpurta_verdict verdict;
    (void)state;
    random_ticks(&t);
    t.set.server = NULL;
    int64_t *const values[] = {&t.wcet[0], &t.deadline[0], &t.period[0], &t.set.horizon,
                               &t.budget[1]};
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
        const int64_t kept = *values[i];
        *values[i] = 0;
        assert_int_equal(gpurta_edf_simulation_ticks(&t.set, &verdict, work, NULL),
                         GPURTA_OUT_OF_RANGE);
        *values[i] = kept;
    }
    t.deadline[0] = t.period[0] + 1;
    assert_int_equal(gpurta_edf_simulation_ticks(&t.set, &verdict, work, NULL),
                     GPURTA_NOT_APPLICABLE);
    t.deadline[0] = t.period[0];
    t.set.server = t.server;
    t.server[0] = 2;
    assert_int_equal(gpurta_edf_simulation_ticks(&t.set, &verdict, work, NULL),
                     GPURTA_INVALID_ARGUMENT);
    t.set.server = NULL;
    t.set.limit = 1;
    assert_int_equal(gpurta_edf_simulation_ticks(&t.set, &verdict, work, NULL), GPURTA_OK);
    assert_int_equal(verdict, GPURTA_UNKNOWN);
    t.set.limit = 0;
    t.set.nonpreemptable = NULL;
    t.set.offset = NULL;
    t.set.count = 1;
    t.set.horizon = t.period[0] = t.deadline[0] = t.wcet[0] = INT64_MAX;
    t.set.latency = 1;
    assert_int_equal(gpurta_edf_simulation_ticks(&t.set, &verdict, work, NULL), GPURTA_OVERFLOW);
    assert_int_equal(gpurta_edf_simulation_ticks(NULL, &verdict, work, NULL),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_edf_simulation_ticks_work(0, 1), 0);
    assert_int_equal(gpurta_edf_simulation_ticks_work(1, SIZE_MAX / 8), 0);
}

static void test_refusals(void **state)
{
    (void)state;
    static const struct line lines[] = {{"4", "10", "10"}, {"1", NULL, NULL}};
    gpurta_tasks *const tasks = hand(lines, 2);
    gpurta_edf_scenario *scenario = scenario_until(tasks, "10");
    gpurta_result *schedule = NULL;
    gpurta_error error;
    mpq_t v;
    mpq_init(v);
    assert_int_equal(gpurta_edf_simulate_of(&schedule, tasks, scenario, NULL, &error),
                     GPURTA_NOT_APPLICABLE);
    assert_int_equal(error.item, 1);
    assert_int_equal(gpurta_edf_simulate_of(&schedule, tasks, NULL, NULL, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_edf_scenario_set(scenario, 2, GPURTA_EDF_OFFSET, v, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_edf_scenario_set(scenario, 0, GPURTA_EDF_EXECUTION, v, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_edf_scenario_create(&scenario, 1, v, &error), GPURTA_OUT_OF_RANGE);
    mpq_set_si(v, -1, 1);
    assert_int_equal(gpurta_edf_scenario_set(scenario, 0, GPURTA_EDF_OFFSET, v, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_edf_scenario_set_preemption_cost(scenario, v, &error),
                     GPURTA_OUT_OF_RANGE);
    gpurta_edf_scenario_destroy(scenario);
    mpq_set_ui(v, 10, 1);
    assert_ok(gpurta_edf_scenario_create(&scenario, 3, v, &error), &error);
    assert_int_equal(gpurta_edf_simulate_of(&schedule, tasks, scenario, NULL, &error),
                     GPURTA_INVALID_ARGUMENT);
    gpurta_edf_scenario_destroy(scenario);
    /* a horizon of 10^18 periods: the limit, not a full memory */
    assert_ok(gpurta_tasks_set_time(tasks, 1, GPURTA_TASK_DEADLINE, v, &error), &error);
    scenario = scenario_until(tasks, "1e19");
    gpurta_options *options = NULL;
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_EDF_LIMIT, 1000, &error), &error);
    assert_int_equal(gpurta_edf_simulate_of(&schedule, tasks, scenario, options, &error),
                     GPURTA_LIMIT);
    assert_non_null(strstr(error.message, "GPURTA_OPTION_EDF_LIMIT"));
    gpurta_options_destroy(options);
    gpurta_edf_scenario_destroy(scenario);
    gpurta_tasks_destroy(tasks);
    assert_null(schedule);
    gpurta_result_destroy(NULL);
    gpurta_edf_scenario_destroy(NULL);
    mpq_clear(v);
}

/* ---- every allocation fails once ---- */

struct call {
    const gpurta_tasks *tasks;
    const gpurta_options *options;
};

static gpurta_status simulate_call(void *const context)
{
    const struct call *const call = context;
    gpurta_edf_scenario *scenario = NULL;
    gpurta_result *schedule = NULL;
    mpq_t v;
    mpq_init(v);
    mpz_ui_pow_ui(mpq_numref(v), 7, 60); /* more than 64 bits: times at rest allocate too */
    mpz_ui_pow_ui(mpq_denref(v), 10, 49);
    mpq_canonicalize(v);
    gpurta_status status = gpurta_edf_scenario_create(&scenario, call->tasks->count, v, NULL);
    mpq_inv(v, v);
    for (size_t i = 0; status == GPURTA_OK && i < 3; i++)
        status = gpurta_edf_scenario_set(scenario, i, GPURTA_EDF_OFFSET, v, NULL);
    if (status == GPURTA_OK)
        status = gpurta_edf_scenario_set_preemption_cost(scenario, v, NULL);
    if (status == GPURTA_OK)
        status = gpurta_edf_simulate_of(&schedule, call->tasks, scenario, call->options, NULL);
    assert_int_equal(status == GPURTA_OK, schedule != NULL);
    gpurta_result_destroy(schedule);
    gpurta_edf_scenario_destroy(scenario);
    mpq_clear(v);
    return status;
}

static void test_no_memory(void **state)
{
    (void)state;
    static const struct line lines[] = {{"1/3", "4", "5"}, {"2", "9", "10"}, {"3", NULL, "40"}};
    gpurta_tasks *const tasks = hand(lines, 3);
    serve(tasks, "1", "10", 2);
    for (int wide = 0; wide < 2; wide++) {
        gpurta_options *const options = options_on(wide);
        struct call call = {tasks, options};
        assert_true(alloc_fail_each(simulate_call, &call) > 30);
        gpurta_options_destroy(options);
    }
    gpurta_tasks_destroy(tasks);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_preemption),
        cmocka_unit_test(test_switches_of_a_budget),
        cmocka_unit_test(test_latency),
        cmocka_unit_test(test_server_rules),
        cmocka_unit_test(test_direct_tasks),
        cmocka_unit_test(test_costs_latency_and_sections),
        cmocka_unit_test(test_servers),
        cmocka_unit_test(test_overrun_is_isolated),
        cmocka_unit_test(test_servers_with_sections),
        cmocka_unit_test(test_synchronous_release_decides),
        cmocka_unit_test(test_bandwidth_alone_admits_nothing),
        cmocka_unit_test(test_ticks_equal_the_simulation),
        cmocka_unit_test(test_ticks_that_overflow),
        cmocka_unit_test(test_ticks_refusals),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_no_memory),
    };
    return cmocka_run_group_tests_name("edf_simulation", tests, NULL, NULL);
}
