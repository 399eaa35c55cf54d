/* EDF (gpurta/edf.h) against models that share nothing with it:
 *  - enough():    h(t) + B(t) <= (1 - U_s) t at every deadline of a whole hyperperiod, plain
 * integers;
 *  - schedule():  preemptive EDF tick by tick, for the worst response over all release patterns;
 *  - finish():    the response equation at every tick, beside servers and with blocking. */
#include "alloc.h"

#include "edf/edf.h"
#include "edf_sets.h"
#include "model/options.h"
#include "model/tasks.h"
#include "model_calls.h"
#include "number/wide_div.h"

#include <inttypes.h>

#define MOST 6
#define MANY 24

struct toy { /* whole ticks, so that everything can be enumerated */
    int64_t wcet, deadline, period, section;
};

struct toys {
    size_t count;
    struct toy task[MANY];         /* up to MOST, but where many are meant */
    int64_t budget, server_period; /* 0: no server */
    int64_t served;                /* longest section in the server; 0: nothing runs there */
};

static int64_t gcd(int64_t a, int64_t b)
{
    while (b) {
        const int64_t c = a % b;
        a = b;
        b = c;
    }
    return a;
}

static int64_t hyperperiod(const struct toys *const s)
{
    int64_t h = 1;
    for (size_t i = 0; i < s->count; i++)
        h = h / gcd(h, s->task[i].period) * s->task[i].period;
    return s->server_period ? h / gcd(h, s->server_period) * s->server_period : h;
}

/* Sign of U + U_s - 1. */
static int load(const struct toys *const s)
{
    const int64_t h = hyperperiod(s);
    int64_t sum = s->budget ? h / s->server_period * s->budget : 0;
    for (size_t i = 0; i < s->count; i++)
        sum += h / s->task[i].period * s->task[i].wcet;
    return (sum > h) - (sum < h);
}

static int64_t latest(const struct toys *const s)
{
    int64_t most = 0;
    for (size_t i = 0; i < s->count; i++)
        most = s->task[i].deadline > most ? s->task[i].deadline : most;
    return most;
}

static int64_t demand(const struct toys *const s, const int64_t t)
{
    int64_t sum = 0;
    for (size_t i = 0; i < s->count; i++)
        for (int64_t d = s->task[i].deadline; d <= t; d += s->task[i].period)
            sum += s->task[i].wcet;
    return sum;
}

static int64_t section(const struct toy *const task)
{
    return task->section < task->wcet ? task->section : task->wcet;
}

static int64_t blocking(const struct toys *const s, const int64_t t)
{
    int64_t most = 0;
    for (size_t i = 0; i < s->count; i++)
        if (s->task[i].deadline > t && section(&s->task[i]) > most)
            most = section(&s->task[i]);
    return most + s->served;
}

/* At t: h + B <= (1 - U_s) t. */
static bool enough_at(const struct toys *const s, const int64_t t)
{
    const int64_t scale = s->budget ? s->server_period : 1;
    return (demand(s, t) + blocking(s, t)) * scale <= (scale - s->budget) * t;
}

static bool is_deadline(const struct toys *const s, const int64_t t)
{
    for (size_t i = 0; i < s->count; i++)
        if (t >= s->task[i].deadline && (t - s->task[i].deadline) % s->task[i].period == 0)
            return true;
    return false;
}

static bool enough(const struct toys *const s)
{
    const int64_t end = hyperperiod(s) + latest(s);
    for (int64_t t = 1; t <= end; t++)
        if (is_deadline(s, t) && !enough_at(s, t))
            return false;
    return true;
}

static bool passes(const struct toys *const s)
{
    return load(s) <= 0 && enough(s);
}

/* Refused where the test is sufficient only: unknown, unless C, D and P of the tasks alone are too
 * much for any scheduler. */
static gpurta_verdict verdict_of(const struct toys *const s)
{
    struct toys plain = *s;
    plain.budget = plain.served = 0;
    for (size_t i = 0; i < s->count; i++)
        plain.task[i].section = 0;
    return passes(s) ? GPURTA_SCHEDULABLE : passes(&plain) ? GPURTA_UNKNOWN : GPURTA_UNSCHEDULABLE;
}

/* Periods whose hyperperiod stays small; often U = 1 exactly, equal deadlines, D > P, C = D. */
static void random_toys(struct toys *const s, const bool sections, const bool server)
{
    static const int64_t periods[] = {2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 30};
    for (;;) {
        memset(s, 0, sizeof *s);
        s->count = (size_t)rnd_range(1, rnd_chance(20) ? 1 : MOST);
        for (size_t i = 0; i < s->count; i++) {
            struct toy *const task = &s->task[i];
            task->period = periods[rnd_range(0, 11)];
            task->wcet = rnd_range(1, task->period);
            if (s->count > 1 && rnd_chance(70))
                task->wcet = rnd_range(1, (task->period + 2) / 3);
        }
        if (server && rnd_chance(80)) {
            s->server_period = periods[rnd_range(0, 7)];
            s->budget =
                rnd_range(1, rnd_chance(10) ? s->server_period : (s->server_period + 1) / 2);
        }
        const int64_t h = hyperperiod(s);
        if (rnd_chance(30) && s->count < MOST && load(s) < 0) { /* fill up to U = 1 */
            int64_t sum = s->budget ? h / s->server_period * s->budget : 0;
            for (size_t i = 0; i < s->count; i++)
                sum += h / s->task[i].period * s->task[i].wcet;
            const struct toy last = {h - sum, 0, h, 0};
            s->task[s->count++] = last;
        }
        for (size_t i = 0; i < s->count; i++) {
            struct toy *const task = &s->task[i];
            const int64_t low = rnd_chance(10) ? 1 : task->wcet;
            task->deadline = rnd_range(low, rnd_chance(30) ? 3 * task->period : task->period);
            if (rnd_chance(30))
                task->deadline = task->period;
            if (i && rnd_chance(15))
                task->deadline = s->task[i - 1].deadline;
            if (task->deadline < 1)
                task->deadline = 1;
            if (sections && rnd_chance(40))
                task->section = rnd_range(0, task->wcet + (rnd_chance(30) ? 3 : 0));
        }
        if (sections && s->budget && rnd_chance(50))
            s->served = rnd_range(1, 3);
        if (h <= 360 && (load(s) <= 0 || rnd_chance(5)))
            return;
    }
}

static void set_time(gpurta_tasks *const tasks, const size_t i, const gpurta_task_time which,
                     const int64_t value, mpq_srcptr unit)
{
    mpq_t v;
    mpq_init(v);
    mpq_set_si(v, (long)value, 1);
    mpq_mul(v, v, unit);
    assert_ok(gpurta_tasks_set_time(tasks, i, which, v, NULL), NULL);
    mpq_clear(v);
}

/* A task in the server whose section is all that matters of it. */
static void add_served(gpurta_tasks *const tasks, const struct toys *const s, mpq_srcptr unit)
{
    if (!s->served)
        return;
    assert_ok(gpurta_tasks_add(tasks, NULL, unit, NULL), NULL);
    set_time(tasks, s->count, GPURTA_TASK_NONPREEMPTABLE, s->served, unit);
    assert_ok(gpurta_tasks_set_server(tasks, s->count, 0, NULL), NULL);
}

/* The set in the library's form, every tick being `unit`. */
static gpurta_tasks *build(const struct toys *const s, mpq_srcptr unit)
{
    gpurta_tasks *tasks = NULL;
    gpurta_error error;
    mpq_t v, p;
    mpq_init(v);
    mpq_init(p);
    assert_ok(gpurta_tasks_create(&tasks, &error), &error);
    for (size_t i = 0; i < s->count; i++) {
        mpq_set_si(v, (long)s->task[i].wcet, 1);
        mpq_mul(v, v, unit);
        assert_ok(gpurta_tasks_add(tasks, NULL, v, &error), &error);
        set_time(tasks, i, GPURTA_TASK_PERIOD, s->task[i].period, unit);
        if (s->task[i].deadline) /* 0: the period */
            set_time(tasks, i, GPURTA_TASK_DEADLINE, s->task[i].deadline, unit);
        set_time(tasks, i, GPURTA_TASK_NONPREEMPTABLE, s->task[i].section, unit);
    }
    if (s->budget) {
        mpq_set_si(v, (long)s->budget, 1);
        mpq_set_si(p, (long)s->server_period, 1);
        mpq_mul(v, v, unit);
        mpq_mul(p, p, unit);
        assert_ok(gpurta_tasks_add_server(tasks, "s", v, p, &error), &error);
        add_served(tasks, s, unit);
    }
    mpq_clear(v);
    mpq_clear(p);
    return tasks;
}

/* Times of hundreds of digits now and then: no 64-bit integer can hold them. */
static void random_unit(mpq_ptr unit)
{
    mpq_set_ui(unit, (unsigned long)rnd_range(1, 30), (unsigned long)rnd_range(1, 30));
    if (rnd_chance(10))
        mpz_ui_pow_ui(mpq_numref(unit), 7, 300);
    mpq_canonicalize(unit);
}

static gpurta_options *options_on(const enum ticks_numbers numbers)
{
    gpurta_options *options = NULL;
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, OPTION_NUMBERS, numbers, NULL), NULL);
    return options;
}

static gpurta_result *analyse(const gpurta_tasks *const tasks, const gpurta_options *const options)
{
    gpurta_result *result = NULL;
    gpurta_error error;
    assert_ok(gpurta_edf_of(&result, tasks, options, &error), &error);
    return result;
}

static gpurta_result *analyse_on(const gpurta_tasks *const tasks, const enum ticks_numbers numbers)
{
    gpurta_options *const options = options_on(numbers);
    gpurta_result *const result = analyse(tasks, options);
    gpurta_options_destroy(options);
    return result;
}

/* Both number paths; the verdict, witness and utilization of the whole analysis. */
static gpurta_result *check_verdict(const struct toys *const s, mpq_srcptr unit)
{
    gpurta_tasks *const tasks = build(s, unit);
    gpurta_result *const result = analyse(tasks, NULL);
    gpurta_result *const wide = analyse_on(tasks, TICKS_GMP);
    assert_same_results(result, wide);
    const bool expected = passes(s);
    if (result_verdict(result, GPURTA_EDF_VERDICT, 0) != verdict_of(s)) {
        for (size_t i = 0; i < s->count; i++)
            fprintf(stderr, "C %" PRId64 " D %" PRId64 " P %" PRId64 " np %" PRId64 "\n",
                    s->task[i].wcet, s->task[i].deadline, s->task[i].period, s->task[i].section);
        fail_msg("verdict is wrong; test passes: %d; server %" PRId64 "/%" PRId64
                 " (GPURTA_SEED=%" PRIu64 ")",
                 expected, s->budget, s->server_period, rnd_seed());
    }
    mpq_t t, h, supply;
    mpq_inits(t, h, supply, NULL);
    assert_int_equal(edf_witness(result, t, h, supply), !expected);
    if (!expected) {
        mpq_div(t, t, unit);
        mpq_div(h, h, unit);
        assert_true(mpz_cmp_ui(mpq_denref(t), 1) == 0);
        const int64_t at = mpz_get_si(mpq_numref(t));
        assert_true(is_deadline(s, at));
        assert_int_equal(mpq_cmp_si(h, (long)(demand(s, at) + blocking(s, at)), 1), 0);
        assert_false(enough_at(s, at));
        assert_true(verdict_of(s) == GPURTA_UNKNOWN || demand(s, at) > at);
    }
    mpq_clears(t, h, supply, NULL);
    gpurta_result_destroy(wide);
    gpurta_tasks_destroy(tasks);
    return result;
}

static void test_verdicts(void **state)
{
    (void)state;
    struct toys s;
    mpq_t unit;
    mpq_init(unit);
    size_t schedulable = 0, full = 0;
    const size_t all = cases(30000);
    for (size_t i = 0; i < all; i++) {
        random_toys(&s, i % 3 == 1, i % 3 == 2);
        random_unit(unit);
        gpurta_result *const result = check_verdict(&s, unit);
        schedulable += result_verdict(result, GPURTA_EDF_VERDICT, 0) == GPURTA_SCHEDULABLE;
        full += load(&s) == 0;
        gpurta_result_destroy(result);
    }
    mpq_clear(unit);
    assert_true(all < 500 ||
                (schedulable > all / 10 && schedulable < all - all / 10 && full > all / 20));
}

/* Sets with too much demand at one deadline only, one tick above 2 or 4 times the longest D: where
 * a range of the walk ends, the next one begins. */
static void test_no_tick_between_ranges(void **state)
{
    (void)state;
    static const struct {
        struct toys s;
        int64_t t;
    } sets[] = {
        {{.count = 2, .task = {{8, 10, 11, 0}, {2, 3, 9, 0}}}, 21},
        {{.count = 3, .task = {{8, 10, 13, 0}, {4, 18, 19, 0}, {3, 16, 21, 0}}}, 37},
        {{.count = 3, .task = {{2, 5, 8, 0}, {8, 11, 12, 0}, {1, 3, 20, 0}}}, 23},
        {{.count = 4, .task = {{6, 11, 20, 0}, {3, 8, 13, 0}, {3, 18, 18, 0}, {4, 13, 15, 0}}}, 73},
    };
    mpq_t unit, t, h, supply;
    mpq_inits(unit, t, h, supply, NULL);
    mpq_set_ui(unit, 1, 1);
    for (size_t k = 0; k < sizeof sets / sizeof sets[0]; k++) {
        gpurta_result *const result = check_verdict(&sets[k].s, unit);
        assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0), GPURTA_UNSCHEDULABLE);
        assert_true(edf_witness(result, t, h, supply));
        assert_int_equal(mpq_cmp_si(t, (long)sets[k].t, 1), 0);
        gpurta_result_destroy(result);
    }
    mpq_clears(unit, t, h, supply, NULL);
}

/* ---- responses ---- */

/* Preemptive EDF tick by tick: every task but `own` is released at 0, P, ...; `own` at
 * first, first + P, .... Ties in the deadline go against `own`. Returns its worst response among
 * jobs released before `until`. */
static int64_t schedule(const struct toys *const s, const size_t own, const int64_t first,
                        const int64_t until)
{
    int64_t left[MOST] = {0}, release[MOST], worst = 0; /* of each task's oldest job */
    int64_t next[MOST];
    for (size_t i = 0; i < s->count; i++) {
        release[i] = next[i] = i == own ? first : 0;
        left[i] = 0;
    }
    for (int64_t t = 0;; t++) {
        size_t run = MOST;
        int64_t best = 0;
        for (size_t i = 0; i < s->count; i++) {
            if (left[i] == 0 && next[i] <= t) {
                release[i] = next[i];
                next[i] += s->task[i].period;
                left[i] = s->task[i].wcet;
            }
            if (left[i] == 0)
                continue;
            const int64_t d = release[i] + s->task[i].deadline;
            if (run == MOST || d < best || (d == best && run == own)) {
                run = i;
                best = d;
            }
        }
        if (run == MOST) {
            if (next[own] >= until)
                return worst;
            continue;
        }
        if (--left[run] == 0 && run == own) {
            const int64_t response = t + 1 - release[run];
            worst = response > worst ? response : worst;
            if (next[own] >= until)
                return worst;
        }
    }
}

static int64_t worst_response(const struct toys *const s, const size_t own)
{
    int64_t worst = 0;
    const int64_t h = hyperperiod(s);
    for (int64_t first = 0; first < s->task[own].period; first++) {
        const int64_t r = schedule(s, own, first, h + s->task[own].period);
        worst = r > worst ? r : worst;
    }
    return worst;
}

/* Spuri: the worst response is met with all other tasks released together, for some first release.
 */
static void test_responses(void **state)
{
    (void)state;
    struct toys s;
    mpq_t unit, r, e;
    mpq_inits(unit, r, e, NULL);
    for (size_t n = 0; n < cases(6000); n++) {
        random_toys(&s, false, false);
        random_unit(unit);
        gpurta_result *const result = check_verdict(&s, unit);
        const char *const responses = result_text(result, GPURTA_EDF_RESPONSES, 0);
        assert_true(load(&s) > 0 ? !responses : strcmp(responses, "exact") == 0);
        bool all = true;
        for (size_t i = 0; i < s.count; i++) {
            assert_int_equal(result_time(result, GPURTA_EDF_TASKS_RESPONSE, i, r), load(&s) <= 0);
            if (load(&s) > 0)
                continue;
            const int64_t worst = worst_response(&s, i);
            mpq_set_si(e, (long)worst, 1);
            mpq_mul(e, e, unit);
            assert_time_equal(r, e);
            assert_int_equal(result_verdict(result, GPURTA_EDF_TASKS_MEETS_DEADLINE, i),
                             worst <= s.task[i].deadline ? GPURTA_SCHEDULABLE
                                                         : GPURTA_UNSCHEDULABLE);
            all = all && worst <= s.task[i].deadline;
        }
        if (load(&s) <= 0)
            assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0),
                             all ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE);
        gpurta_result_destroy(result);
    }
    mpq_clears(unit, r, e, NULL);
}

/* Smallest L of the response equation for a job of `own` with absolute deadline d/n, in units of
 * 1/n ticks; `after`: of a deadline just beyond d. */
static int64_t finish(const struct toys *const s, const size_t own, const int64_t d,
                      const int64_t n, const bool after)
{
    const int64_t scale = s->budget ? s->server_period : 1;
    int64_t fixed = s->budget * d / scale; /* n is a multiple of everything that divides */
    int64_t most = 0;
    for (size_t j = 0; j < s->count; j++)
        if (s->task[j].deadline * n > d && section(&s->task[j]) > most)
            most = section(&s->task[j]);
    fixed += (most + s->served) * n;
    const int64_t a = d - s->task[own].deadline * n;
    fixed += (a / (s->task[own].period * n) + 1) * s->task[own].wcet * n;
    int64_t end = fixed;
    for (;;) {
        int64_t sum = fixed;
        for (size_t j = 0; j < s->count; j++) {
            const struct toy *const task = &s->task[j];
            if (j == own || task->deadline * n > d)
                continue;
            const int64_t cap = (d - task->deadline * n) / (task->period * n) + 1;
            int64_t jobs = (end + task->period * n - 1) / (task->period * n);
            if (after && end % (task->period * n) == 0)
                jobs++;
            sum += (jobs < cap ? jobs : cap) * task->wcet * n;
        }
        if (sum <= end)
            return end;
        end = sum;
    }
}

/* Blocking and servers: the equation at every multiple of 1/n tick that can matter. */
static void test_bounds(void **state)
{
    (void)state;
    struct toys s;
    mpq_t one, r, e;
    mpq_inits(one, r, e, NULL);
    mpq_set_ui(one, 1, 1);
    for (size_t k = 0; k < cases(4000); k++) {
        random_toys(&s, rnd_chance(60), rnd_chance(60));
        const int64_t h = hyperperiod(&s);
        if (load(&s) > 0 || h > 60)
            continue;
        gpurta_result *const result = check_verdict(&s, one);
        const int64_t n = s.budget ? s.budget * s.server_period : 1;
        bool all = true;
        for (size_t i = 0; i < s.count; i++) {
            int64_t worst = s.task[i].wcet * n;
            const int64_t last = 2 * h + latest(&s);
            for (int64_t d = s.task[i].deadline * n; d < last * n;
                 d += n == 1 ? 1 : s.server_period) {
                const int64_t a = d - s.task[i].deadline * n;
                const int64_t at = finish(&s, i, d, n, false) - a;
                const int64_t beyond = s.budget ? finish(&s, i, d, n, true) - a : 0;
                worst = at > worst ? at : worst;
                worst = beyond > worst ? beyond : worst;
            }
            assert_true(result_time(result, GPURTA_EDF_TASKS_RESPONSE, i, r));
            mpq_set_si(e, (long)worst, (unsigned long)n);
            mpq_canonicalize(e);
            assert_time_equal(r, e);
            all = all && worst <= s.task[i].deadline * n;
        }
        assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0) == GPURTA_SCHEDULABLE, all);
        gpurta_result_destroy(result);
    }
    mpq_clears(one, r, e, NULL);
}

/* U < 1; more tasks than can be enumerated in schedules. */
static void random_many(struct toys *const s)
{
    static const int64_t periods[] = {20, 24, 30, 35, 42, 60, 84, 120, 168, 210, 280, 420, 840};
    do {
        memset(s, 0, sizeof *s);
        s->count = (size_t)rnd_range(MOST, MANY);
        const bool sections = rnd_chance(50);
        for (size_t i = 0; i < s->count; i++) {
            struct toy *const task = &s->task[i];
            task->period = periods[rnd_range(0, 12)];
            task->wcet = rnd_range(1, 1 + 8 * task->period / (5 * (int64_t)s->count));
            task->deadline =
                rnd_range(task->wcet, rnd_chance(30) ? 3 * task->period : task->period);
            if (i && rnd_chance(15))
                task->deadline = s->task[i - 1].deadline;
            if (sections && rnd_chance(40))
                task->section = rnd_range(0, task->wcet);
        }
    } while (load(s) >= 0);
}

/* The end of the busy period behind the longest section. */
static int64_t busy_period(const struct toys *const s)
{
    for (int64_t end = 1;;) {
        int64_t sum = blocking(s, -1);
        for (size_t i = 0; i < s->count; i++)
            sum += (end + s->task[i].period - 1) / s->task[i].period * s->task[i].wcet;
        if (sum <= end)
            return end;
        end = sum;
    }
}

/* The equation of each task by itself, at every deadline in the busy period. */
static void test_many_tasks(void **state)
{
    (void)state;
    struct toys s;
    mpq_t unit, r, e;
    mpq_inits(unit, r, e, NULL);
    for (size_t k = 0; k < cases(100); k++) {
        random_many(&s);
        random_unit(unit);
        const int64_t busy = busy_period(&s);
        gpurta_tasks *const tasks = build(&s, unit);
        gpurta_result *result = NULL;
        assert_ok(gpurta_edf_of(&result, tasks, NULL, NULL), NULL);
        for (size_t i = 0; i < s.count; i++) {
            int64_t worst = s.task[i].wcet;
            const int64_t first = s.task[i].deadline;
            for (size_t j = 0; j < s.count; j++)
                for (int64_t d = s.task[j].deadline; d < first + busy; d += s.task[j].period) {
                    const int64_t at = d < first ? 0 : finish(&s, i, d, 1, false) - (d - first);
                    worst = at > worst ? at : worst;
                }
            assert_true(result_time(result, GPURTA_EDF_TASKS_RESPONSE, i, r));
            mpq_set_si(e, (long)worst, 1);
            mpq_mul(e, e, unit);
            assert_time_equal(r, e);
        }
        gpurta_result_destroy(result);
        gpurta_tasks_destroy(tasks);
    }
    mpq_clears(unit, r, e, NULL);
}

/* ---- sensitivity ---- */

static gpurta_options *options_with(const char *const overhead, const char *const latency,
                                    const int64_t limit)
{
    gpurta_options *options = NULL;
    gpurta_error error;
    mpq_t v;
    assert_ok(gpurta_options_create(&options, &error), &error);
    time_init(v, overhead);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_EDF_OVERHEAD, v, &error), &error);
    mpq_clear(v);
    time_init(v, latency);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_EDF_LATENCY, v, &error), &error);
    mpq_clear(v);
    if (limit)
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_EDF_LIMIT, limit, &error), &error);
    return options;
}

/* The set with a value of the parameter put in, built anew; overhead goes into the options. */
static gpurta_verdict verdict_with(const struct toys *const s, const gpurta_edf_parameter parameter,
                                   const size_t item, mpq_srcptr value, mpq_srcptr overhead)
{
    gpurta_tasks *tasks = NULL;
    gpurta_options *const options = options_with("0", "0", 0);
    gpurta_error error;
    mpq_t v, p;
    mpq_inits(v, p, NULL);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_EDF_OVERHEAD,
                                      parameter == GPURTA_EDF_MAX_OVERHEAD ? value : overhead,
                                      &error),
              &error);
    assert_ok(gpurta_tasks_create(&tasks, &error), &error);
    for (size_t i = 0; i < s->count; i++) {
        const struct toy *const task = &s->task[i];
        mpq_set_si(v, (long)task->wcet, 1);
        if (parameter == GPURTA_EDF_MAX_SCALE)
            mpq_mul(v, v, value);
        if (parameter == GPURTA_EDF_MAX_WCET && i == item)
            mpq_set(v, value);
        assert_ok(gpurta_tasks_add(tasks, NULL, v, &error), &error);
        mpq_set_si(v, (long)task->section, 1);
        if (parameter == GPURTA_EDF_MAX_SCALE)
            mpq_mul(v, v, value);
        assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_NONPREEMPTABLE, v, &error), &error);
        mpq_set_si(v, (long)task->deadline, 1);
        if (task->deadline)
            assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_DEADLINE, v, &error), &error);
        mpq_set_si(v, (long)task->period, 1);
        if (parameter == GPURTA_EDF_MIN_PERIOD && i == item)
            mpq_set(v, value);
        assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_PERIOD, v, &error), &error);
    }
    if (s->budget) {
        mpq_set_si(v, (long)s->budget, 1);
        mpq_set_si(p, (long)s->server_period, 1);
        if (parameter == GPURTA_EDF_MAX_BUDGET)
            mpq_set(v, value);
        assert_ok(gpurta_tasks_add_server(tasks, NULL, v, p, &error), &error);
        mpq_set_ui(v, 1, 1);
        add_served(tasks, s, v);
    }
    gpurta_result *const result = analyse(tasks, options);
    const gpurta_verdict verdict = result_verdict(result, GPURTA_EDF_VERDICT, 0);
    gpurta_result_destroy(result);
    gpurta_tasks_destroy(tasks);
    gpurta_options_destroy(options);
    mpq_clears(v, p, NULL);
    return verdict;
}

/* At the extreme value the set is schedulable, a millionth beyond it is not; where there is none,
 * the most harmless value is not schedulable either. */
static void check_extreme(const struct toys *const s, const gpurta_edf_parameter parameter,
                          const size_t item, mpq_srcptr overhead, size_t *const exists)
{
    mpq_t unit, low, high, low2, high2, beyond;
    mpq_inits(unit, low, high, low2, high2, beyond, NULL);
    mpq_set_ui(unit, 1, 1);
    gpurta_tasks *const tasks = build(s, unit);
    gpurta_options *const options = options_with("0", "0", 0);
    gpurta_error error;
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_EDF_OVERHEAD, overhead, &error),
              &error);
    gpurta_verdict found, found2;
    assert_ok(
        gpurta_edf_sensitivity_of(&found, low, high, tasks, parameter, item, options, NULL, &error),
        &error);
    assert_ok(gpurta_options_set(options, OPTION_NUMBERS, TICKS_GMP, &error), &error);
    assert_ok(gpurta_edf_sensitivity_of(&found2, low2, high2, tasks, parameter, item, options, NULL,
                                        &error),
              &error);
    assert_int_equal(found, found2);
    assert_time_equal(low, low2);
    assert_time_equal(high, high2);
    assert_true(found != GPURTA_UNKNOWN);
    if (found == GPURTA_SCHEDULABLE) {
        ++*exists;
        assert_time_equal(low, high);
        assert_int_equal(verdict_with(s, parameter, item, low, overhead), GPURTA_SCHEDULABLE);
        mpq_set_ui(beyond, 1, 1000000);
        if (parameter == GPURTA_EDF_MIN_PERIOD)
            mpq_sub(beyond, low, beyond);
        else
            mpq_add(beyond, low, beyond);
        const bool most =
            parameter == GPURTA_EDF_MAX_BUDGET && mpq_cmp_si(low, (long)s->server_period, 1) == 0;
        if (!most && mpq_sgn(beyond) > 0)
            assert_true(verdict_with(s, parameter, item, beyond, overhead) != GPURTA_SCHEDULABLE);
    } else {
        mpq_set_ui(low, 1, 1000000);
        if (parameter == GPURTA_EDF_MAX_OVERHEAD)
            mpq_set_ui(low, 0, 1);
        if (parameter == GPURTA_EDF_MIN_PERIOD)
            mpq_set_ui(low, 1000000, 1);
        if (parameter == GPURTA_EDF_MAX_WCET && s->task[item].section)
            mpq_set_si(low, (long)s->task[item].section, 1);
        assert_true(verdict_with(s, parameter, item, low, overhead) != GPURTA_SCHEDULABLE);
    }
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    mpq_clears(unit, low, high, low2, high2, beyond, NULL);
}

static void test_sensitivity(void **state)
{
    (void)state;
    struct toys s;
    mpq_t overhead;
    mpq_init(overhead);
    size_t exists[GPURTA_EDF_MAX_BUDGET + 1] = {0};
    for (size_t n = 0; n < cases(2000); n++) {
        random_toys(&s, rnd_chance(40), rnd_chance(40));
        mpq_set_ui(overhead, rnd_chance(50) ? 0 : (unsigned long)rnd_range(0, 3), 7);
        mpq_canonicalize(overhead);
        for (int p = GPURTA_EDF_MAX_OVERHEAD; p <= GPURTA_EDF_MAX_BUDGET; p++) {
            if (p == GPURTA_EDF_MIN_BUDGET || (p == GPURTA_EDF_MAX_BUDGET && !s.budget))
                continue;
            const bool of_task = p == GPURTA_EDF_MAX_WCET || p == GPURTA_EDF_MIN_PERIOD;
            const size_t item = of_task ? (size_t)rnd_range(0, (int64_t)s.count - 1) : 0;
            check_extreme(&s, (gpurta_edf_parameter)p, item, overhead, &exists[p]);
            if (p != GPURTA_EDF_MIN_PERIOD)
                continue;
            struct toys implicit = s;
            implicit.task[item].deadline = 0;
            check_extreme(&implicit, (gpurta_edf_parameter)p, item, overhead, &exists[p]);
        }
    }
    for (int p = GPURTA_EDF_MAX_OVERHEAD; p <= GPURTA_EDF_MAX_BUDGET; p++)
        assert_true(p == GPURTA_EDF_MIN_BUDGET || exists[p] > 0 || cases(2000) < 100);
    mpq_clear(overhead);
}

/* A section counts as what the varied C leaves of it: with C above 1, b's section of 2 blocks a. */
static void test_section_follows_wcet(void **state)
{
    (void)state;
    static const struct line lines[] = {{"1", "3", "12"}, {"1", NULL, "8"}};
    gpurta_tasks *const tasks = hand(lines, 2);
    gpurta_options *const options = options_with("0", "1", 0);
    gpurta_error error;
    gpurta_verdict found;
    mpq_t v;
    time_init(v, "2");
    assert_ok(gpurta_tasks_set_time(tasks, 1, GPURTA_TASK_NONPREEMPTABLE, v, &error), &error);
    assert_ok(gpurta_edf_sensitivity_of(&found, v, v, tasks, GPURTA_EDF_MAX_WCET, 1, options, NULL,
                                        &error),
              &error);
    assert_int_equal(found, GPURTA_SCHEDULABLE);
    assert_time(v, "1"); /* h(2) + B(2) = 1 + min(2, C) <= 2 */
    mpq_clear(v);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
}

/* No C of the last task helps where h(4) and another's section, 2 + np, are above 4; whichever of
 * the two comes first. */
static void test_sections_of_others(void **state)
{
    (void)state;
    static const struct line lines[] = {{"3", "10", "10"}, {"2", "4", "10"}, {"1", "20", "20"}};
    for (size_t place = 0; place < 2; place++) {
        const struct line given[] = {lines[place], lines[1 - place], lines[2]};
        gpurta_tasks *const tasks = hand(given, 3);
        gpurta_error error;
        gpurta_verdict found;
        mpq_t v;
        mpq_init(v);
        for (unsigned long section = 2; section <= 3; section++) {
            mpq_set_ui(v, section, 1);
            assert_ok(gpurta_tasks_set_time(tasks, place, GPURTA_TASK_NONPREEMPTABLE, v, &error),
                      &error);
            assert_ok(gpurta_edf_sensitivity_of(&found, v, v, tasks, GPURTA_EDF_MAX_WCET, 2, NULL,
                                                NULL, &error),
                      &error);
            assert_int_equal(found, section == 2 ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE);
            if (section == 2)
                assert_time(v, "10"); /* U = 1 */
        }
        mpq_clear(v);
        gpurta_tasks_destroy(tasks);
    }
}

/* ---- sets written by hand ---- */

/* The GPU tasks of the WATERS 2019 challenge on a TX2. */
static void test_waters_2019(void **state)
{
    (void)state;
    static const struct line sfm = {"7.9", NULL, "33"}, lane = {"82/3", NULL, "66"},
                             detection = {"116", NULL, "200"}, localization = {"124", NULL, "400"};
    const struct line all[] = {sfm, lane, detection, localization};
    const struct line without_detection[] = {sfm, lane, localization};
    const struct line without_localization[] = {sfm, lane, detection};
    static const char *const uses[] = {"15281/9900", "9539/9900", "3053/2475"};
    static const gpurta_verdict verdicts[] = {GPURTA_UNSCHEDULABLE, GPURTA_SCHEDULABLE,
                                              GPURTA_UNSCHEDULABLE};
    const struct line *const sets[] = {all, without_detection, without_localization};
    mpq_t use, t, h, supply;
    mpq_inits(use, t, h, supply, NULL);
    for (size_t k = 0; k < 3; k++) {
        gpurta_tasks *const tasks = hand(sets[k], k == 0 ? 4 : 3);
        gpurta_result *const result = analyse(tasks, NULL);
        assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0), verdicts[k]);
        result_time(result, GPURTA_EDF_UTILIZATION, 0, use);
        assert_time(use, uses[k]);
        const int witness = edf_witness(result, t, h, supply);
        assert_int_equal(witness, verdicts[k] == GPURTA_UNSCHEDULABLE);
        assert_true(!witness || mpq_cmp(h, t) > 0);
        gpurta_result_destroy(result);
        gpurta_tasks_destroy(tasks);
    }
    mpq_clears(use, t, h, supply, NULL);
}

/* Overhead, latency and blocking in the order of the definition. */
static void test_overhead_and_latency(void **state)
{
    (void)state;
    static const struct line lines[] = {{"1", "5", "10"}, {"3", "20", "20"}};
    gpurta_tasks *const tasks = hand(lines, 2);
    gpurta_options *const options = options_with("0.5", "1", 0);
    gpurta_error error;
    mpq_t v;
    time_init(v, "2");
    assert_ok(gpurta_tasks_set_time(tasks, 1, GPURTA_TASK_NONPREEMPTABLE, v, &error), &error);
    /* D - J = 4: h(4) + B(4) = 1.5 + 2 + 0.5 = 4 */
    gpurta_result *result = analyse(tasks, options);
    assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0), GPURTA_SCHEDULABLE);
    assert_true(result_time(result, GPURTA_EDF_TASKS_RESPONSE, 0, v));
    assert_time(v, "5"); /* 1 + 2.5 + 1.5 */
    assert_true(result_time(result, GPURTA_EDF_TASKS_RESPONSE, 1, v));
    assert_time(v, "6"); /* 1 + 3.5 + 1.5 */
    assert_true(result_time(result, GPURTA_EDF_UTILIZATION, 0, v));
    assert_time(v, "13/40");
    assert_string_equal(result_text(result, GPURTA_EDF_RESPONSES, 0), "upper bounds");
    gpurta_result_destroy(result);
    mpq_clear(v);
    time_init(v, "0.501");
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_EDF_OVERHEAD, v, &error), &error);
    result = analyse(tasks, options);
    assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0), GPURTA_UNKNOWN);
    assert_int_equal(result_verdict(result, GPURTA_EDF_TASKS_MEETS_DEADLINE, 0), GPURTA_UNKNOWN);
    assert_int_equal(result_verdict(result, GPURTA_EDF_TASKS_MEETS_DEADLINE, 1),
                     GPURTA_SCHEDULABLE);
    gpurta_result_destroy(result);
    gpurta_verdict found;
    mpq_t low, high;
    mpq_inits(low, high, NULL);
    assert_ok(gpurta_edf_sensitivity_of(&found, low, high, tasks, GPURTA_EDF_MAX_OVERHEAD, 0,
                                        options, NULL, &error),
              &error);
    assert_int_equal(found, GPURTA_SCHEDULABLE);
    assert_time(low, "1/2");
    assert_time(high, "1/2");
    /* a section longer than C counts as C */
    mpq_clear(v);
    time_init(v, "99");
    assert_ok(gpurta_tasks_set_time(tasks, 1, GPURTA_TASK_NONPREEMPTABLE, v, &error), &error);
    result = analyse(tasks, NULL);
    mpq_set_ui(low, 4, 1);
    assert_true(edf_blocking(result, low, high));
    assert_time(high, "3");
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    mpq_clears(v, low, high, NULL);
}

/* A latency of D or more leaves no time at all; the witness is t = 0. */
static void test_latency_beyond_deadline(void **state)
{
    (void)state;
    static const struct line lines[] = {{"1", "5", "10"}, {"3", "20", "20"}};
    gpurta_tasks *const tasks = hand(lines, 2);
    static const char *const latencies[] = {"5", "7", "50"};
    mpq_t t, h, supply;
    mpq_inits(t, h, supply, NULL);
    for (size_t k = 0; k < 3; k++) {
        gpurta_options *const options = options_with("0", latencies[k], 0);
        gpurta_result *const result = analyse(tasks, options);
        assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0), GPURTA_UNSCHEDULABLE);
        assert_true(edf_witness(result, t, h, supply));
        assert_time(t, "0");
        assert_true(mpq_cmp_ui(h, 1, 1) >= 0);
        assert_true(result_time(result, GPURTA_EDF_TASKS_RESPONSE, 0, t));
        mpq_clear(h);
        time_init(h, latencies[k]);
        mpq_sub(t, t, h);
        assert_time(t, "1");
        assert_int_equal(result_verdict(result, GPURTA_EDF_TASKS_MEETS_DEADLINE, 0),
                         GPURTA_UNSCHEDULABLE);
        gpurta_result_destroy(result);
        gpurta_options_destroy(options);
    }
    gpurta_tasks_destroy(tasks);
    mpq_clears(t, h, supply, NULL);
}

/* U = 1 and hyperperiods far beyond 64 bits. */
static void test_full_utilization(void **state)
{
    (void)state;
    static const struct line relaxed[] = {{"49979687", NULL, "99959374"},
                                          {"49999999/3", NULL, "49999999"},
                                          {"99999989/6", "99999990", "99999989"}};
    gpurta_tasks *tasks = hand(relaxed, 3);
    const char *reason;
    for (int path = TICKS_AUTO; path <= TICKS_GMP; path++) {
        gpurta_options *const options = options_with("0", "0", 3); /* next to no work is allowed */
        assert_ok(gpurta_options_set(options, OPTION_NUMBERS, path, NULL), NULL);
        gpurta_result *const result = analyse(tasks, options);
        assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0), GPURTA_SCHEDULABLE);
        assert_int_equal(result_count(result, GPURTA_EDF_WORK, 0), 0);
        mpq_t v;
        mpq_init(v);
        assert_false(result_time(result, GPURTA_EDF_TASKS_RESPONSE, 0, v));
        reason = result_text(result, GPURTA_EDF_RESPONSE_REASON, 0);
        assert_true(reason && strstr(reason, "GPURTA_OPTION_EDF_LIMIT") && strstr(reason, " 3 "));
        assert_int_equal(result_verdict(result, GPURTA_EDF_TASKS_MEETS_DEADLINE, 0),
                         GPURTA_SCHEDULABLE);
        mpq_clear(v);
        gpurta_result_destroy(result);
        gpurta_options_destroy(options);
    }
    gpurta_tasks_destroy(tasks);
    /* nearly relaxed: nothing fails for a very long time */
    static const struct line strict[] = {{"49979687", NULL, "99959374"},
                                         {"49999999/3", NULL, "49999999"},
                                         {"99999989/6", "99999988", "99999989"}};
    tasks = hand(strict, 3);
    gpurta_options *const options = options_with("0", "0", 100000);
    gpurta_result *const result = analyse(tasks, options);
    assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0), GPURTA_UNKNOWN);
    reason = result_text(result, GPURTA_EDF_REASON, 0);
    assert_true(strstr(reason, "limit of 100000 ") && strstr(reason, "GPURTA_OPTION_EDF_LIMIT"));
    assert_int_equal(result_verdict(result, GPURTA_EDF_TASKS_MEETS_DEADLINE, 0), GPURTA_UNKNOWN);
    /* the sensitivity is an interval: low is proven, high is not passed */
    gpurta_verdict found;
    gpurta_error error;
    mpq_t low, high;
    mpq_inits(low, high, NULL);
    assert_ok(gpurta_edf_sensitivity_of(&found, low, high, tasks, GPURTA_EDF_MAX_SCALE, 0, options,
                                        NULL, &error),
              &error);
    assert_int_equal(found, GPURTA_SCHEDULABLE);
    assert_true(mpq_cmp(low, high) < 0 && mpq_cmp_ui(high, 1, 1) <= 0 && mpq_sgn(low) > 0);
    assert_ok(gpurta_edf_sensitivity_of(&found, low, high, tasks, GPURTA_EDF_MIN_PERIOD, 1, options,
                                        NULL, &error),
              &error);
    assert_int_equal(found, GPURTA_SCHEDULABLE);
    assert_true(mpq_cmp(low, high) < 0 && mpq_cmp_ui(low, 49999999, 1) >= 0);
    mpq_clears(low, high, NULL);
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
}

/* Deadlines behind which the line bound would end, were shares C/P not rounded up where D < P, and
 * down where D > P (there U = 1, and times are above 2^60). Nothing else fails. */
static void test_rounded_shares(void **state)
{
    (void)state;
    struct line alike[16];
    for (size_t i = 0; i < 16; i++)
        alike[i] = (struct line){"231850568", "3709609087", "1134907106097364992"};
    static const struct line full[] = {
        {"1400000000000000000014", "2170000000000000000031", "6200000000000000000062"},
        {"13", "2170000000000000000031", "31"},
        {"11", "31", "31"}};
    mpq_t t, h, supply;
    mpq_inits(t, h, supply, NULL);
    for (int k = 0; k < 2; k++) {
        const struct line *const line = k ? full : alike;
        gpurta_tasks *const tasks = hand(line, k ? 3 : 16);
        for (int path = TICKS_AUTO; path <= TICKS_GMP; path++) {
            gpurta_result *const result = analyse_on(tasks, (enum ticks_numbers)path);
            assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0), GPURTA_UNSCHEDULABLE);
            assert_true(edf_witness(result, t, h, supply));
            assert_time(t, line->deadline);
            gpurta_result_destroy(result);
        }
        gpurta_tasks_destroy(tasks);
    }
    mpq_clears(t, h, supply, NULL);
}

/* One task: schedulable iff C <= min(D, P); its response is C. */
static void test_one_task(void **state)
{
    (void)state;
    for (int64_t c = 1; c <= 6; c++)
        for (int64_t d = 1; d <= 8; d++)
            for (int64_t p = 1; p <= 6; p++) {
                const struct toys s = {.count = 1, .task = {{c, d, p, 0}}};
                mpq_t unit;
                mpq_init(unit);
                mpq_set_ui(unit, 1, 3);
                gpurta_result *const result = check_verdict(&s, unit);
                assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0),
                                 c <= d && c <= p ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE);
                gpurta_result_destroy(result);
                mpq_clear(unit);
            }
}

/* U + U_s = 1, a served section and D above P: the first deadline, which may be all that fails, is
 * behind the first hyperperiod. */
static void test_behind_a_hyperperiod(void **state)
{
    (void)state;
    size_t late = 0;
    mpq_t unit;
    mpq_init(unit);
    mpq_set_ui(unit, 1, 1);
    for (int64_t p = 2; p <= 4; p += 2)
        for (int64_t d = p / 2; d <= 4 * p; d++)
            for (int64_t served = 1; served <= 2 * p; served++) {
                const struct toys s = {.count = 1,
                                       .task = {{p / 2, d, p, 0}},
                                       .budget = 1,
                                       .server_period = 2,
                                       .served = served};
                gpurta_result *const result = check_verdict(&s, unit);
                late +=
                    d > p && result_verdict(result, GPURTA_EDF_VERDICT, 0) != GPURTA_SCHEDULABLE;
                gpurta_result_destroy(result);
            }
    assert_true(late > 0);
    mpq_clear(unit);
}

/* ---- servers ---- */

static void check_served(const char *const wcet, const char *const deadline,
                         const char *const period, const char *const budget,
                         const char *const server_period, const char *const response,
                         const gpurta_verdict verdict)
{
    const struct line lines[] = {{"1", NULL, "4"}, {wcet, deadline, period}};
    gpurta_tasks *const tasks = hand(lines, 2);
    serve(tasks, budget, server_period, 1);
    gpurta_result *const result = analyse(tasks, NULL);
    mpq_t v;
    mpq_init(v);
    assert_int_equal(result_time(result, GPURTA_EDF_TASKS_RESPONSE, 1, v), response != NULL);
    if (response)
        assert_time(v, response);
    assert_int_equal(result_verdict(result, GPURTA_EDF_TASKS_MEETS_DEADLINE, 1), verdict);
    assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0),
                     verdict == GPURTA_UNKNOWN && deadline ? GPURTA_UNKNOWN : GPURTA_SCHEDULABLE);
    mpq_clear(v);
    gpurta_result_destroy(result);
    gpurta_tasks_destroy(tasks);
}

/* Single-task servers (page "edf"): C <= Q, P >= P_s, D >= P_s; and ceil(C/Q) P_s. */
static void test_single_task_servers(void **state)
{
    (void)state;
    check_served("2", "16", "16", "2", "16", "16", GPURTA_SCHEDULABLE);
    check_served("2", "15", "16", "2", "16", "16", GPURTA_UNKNOWN);
    check_served("2", "16", "15", "2", "16", NULL, GPURTA_UNKNOWN);
    check_served("3", "40", "40", "2", "16", "32", GPURTA_SCHEDULABLE);
    check_served("4", "32", "32", "2", "16", "32", GPURTA_SCHEDULABLE);
    check_served("4.01", "48", "48", "2", "16", "48", GPURTA_SCHEDULABLE);
    check_served("4.01", "48", "47", "2", "16", NULL, GPURTA_UNKNOWN);
    check_served("100", NULL, NULL, "2", "16", NULL, GPURTA_UNKNOWN);
}

/* A task that always has work has no demand to bound: in a server it harms nobody. */
static void test_saturated(void **state)
{
    (void)state;
    static const struct line lines[] = {{"1", NULL, "4"}, {"2", NULL, "20"}};
    gpurta_tasks *const tasks = hand(lines, 2);
    gpurta_result *result = NULL;
    gpurta_error error;
    gpurta_verdict found;
    mpq_t v;
    mpq_init(v);
    assert_ok(gpurta_tasks_set_saturated(tasks, 1, 1, &error), &error);
    assert_int_equal(gpurta_edf_of(&result, tasks, NULL, &error), GPURTA_NOT_APPLICABLE);
    assert_int_equal(error.item, 1);
    serve(tasks, "2", "16", 1);
    result = analyse(tasks, NULL);
    assert_int_equal(result_verdict(result, GPURTA_EDF_TASKS_MEETS_DEADLINE, 0),
                     GPURTA_SCHEDULABLE);
    assert_int_equal(result_verdict(result, GPURTA_EDF_TASKS_MEETS_DEADLINE, 1), GPURTA_UNKNOWN);
    assert_false(result_time(result, GPURTA_EDF_TASKS_RESPONSE, 1, v));
    assert_int_equal(gpurta_edf_sensitivity_of(&found, v, v, tasks, GPURTA_EDF_MIN_BUDGET, 0, NULL,
                                               NULL, &error),
                     GPURTA_NOT_APPLICABLE);
    mpq_clear(v);
    gpurta_result_destroy(result);
    gpurta_tasks_destroy(tasks);
}

/* Two tasks of a server share its budget in a way nothing is promised about. */
static void test_shared_server(void **state)
{
    (void)state;
    static const struct line lines[] = {{"1", "16", "16"}, {"1", "16", "16"}};
    gpurta_tasks *const tasks = hand(lines, 2);
    gpurta_error error;
    const char *reason;
    serve(tasks, "2", "16", 0);
    assert_ok(gpurta_tasks_set_server(tasks, 1, 0, &error), &error);
    gpurta_result *const result = analyse(tasks, NULL);
    assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0), GPURTA_UNKNOWN);
    reason = result_text(result, GPURTA_EDF_REASON, 0);
    assert_non_null(strstr(reason, "task t1"));
    mpq_t v;
    mpq_init(v);
    assert_false(result_time(result, GPURTA_EDF_TASKS_RESPONSE, 0, v));
    assert_true(result_time(result, GPURTA_EDF_SERVERS_BANDWIDTH, 0, v));
    assert_time(v, "1/8");
    assert_false(result_time(result, GPURTA_EDF_SERVERS_BANDWIDTH, 1, v));
    mpq_clear(v);
    gpurta_result_destroy(result);
    gpurta_tasks_destroy(tasks);
}

/* U_s + U <= 1 alone does not admit servers beside tasks with D < P: h(5) = 5, U_s = 1/2. */
static void test_admission_beside_short_deadlines(void **state)
{
    (void)state;
    static const struct line lines[] = {{"5", "5", "10"}, {"3", "6", "6"}};
    gpurta_tasks *const tasks = hand(lines, 2);
    serve(tasks, "3", "6", 1);
    gpurta_result *const result = analyse(tasks, NULL);
    mpq_t v, h, supply;
    mpq_inits(v, h, supply, NULL);
    assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0), GPURTA_UNKNOWN);
    assert_int_equal(result_verdict(result, GPURTA_EDF_TASKS_MEETS_DEADLINE, 1), GPURTA_UNKNOWN);
    assert_false(result_time(result, GPURTA_EDF_TASKS_RESPONSE, 1, v));
    assert_true(edf_witness(result, v, h, supply));
    assert_true(mpq_cmp(h, supply) > 0);
    mpq_clears(v, h, supply, NULL);
    gpurta_result_destroy(result);
    gpurta_tasks_destroy(tasks);
}

/* Bandwidths above 1 with no direct task: no demand to show, but no admission either. */
static void test_only_servers(void **state)
{
    (void)state;
    static const struct line lines[] = {{"1", "16", "16"}, {"1", "16", "16"}};
    static const char *const budgets[] = {"8", "9"};
    for (size_t k = 0; k < 2; k++) {
        gpurta_tasks *const tasks = hand(lines, 2);
        serve(tasks, "8", "16", 0);
        serve(tasks, budgets[k], "16", 1);
        gpurta_result *const result = analyse(tasks, NULL);
        mpq_t t, h, s;
        mpq_inits(t, h, s, NULL);
        assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0),
                         k ? GPURTA_UNKNOWN : GPURTA_SCHEDULABLE);
        assert_false(edf_witness(result, t, h, s));
        assert_true(result_time(result, GPURTA_EDF_SERVER_UTILIZATION, 0, t));
        assert_time(t, k ? "17/16" : "1");
        mpq_clears(t, h, s, NULL);
        gpurta_result_destroy(result);
        gpurta_tasks_destroy(tasks);
    }
}

/* A served task's section blocks at every t, unreduced. */
static void test_served_section(void **state)
{
    (void)state;
    static const struct line lines[] = {{"2", "5", "10"}, {"1", NULL, NULL}};
    gpurta_tasks *const tasks = hand(lines, 2);
    gpurta_error error;
    mpq_t v, t;
    mpq_init(t);
    serve(tasks, "1", "10", 1);
    static const char *const sections[] = {"2.5", "2.51"};
    for (size_t k = 0; k < 2; k++) { /* 2 + np <= 0.9 * 5 */
        time_init(v, sections[k]);
        assert_ok(gpurta_tasks_set_time(tasks, 1, GPURTA_TASK_NONPREEMPTABLE, v, &error), &error);
        gpurta_result *const result = analyse(tasks, NULL);
        assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0),
                         k ? GPURTA_UNKNOWN : GPURTA_SCHEDULABLE);
        mpq_set_ui(t, 1000000, 1);
        assert_true(edf_blocking(result, t, t));
        assert_time_equal(t, v);
        gpurta_result_destroy(result);
        mpq_clear(v);
    }
    mpq_clear(t);
    gpurta_tasks_destroy(tasks);
}

static void test_smallest_budget(void **state)
{
    (void)state;
    static const struct line lines[] = {{"3", NULL, "4"}, {"3", "40", "50"}};
    gpurta_tasks *const tasks = hand(lines, 2);
    gpurta_error error;
    gpurta_verdict found = GPURTA_UNKNOWN;
    mpq_t low, high;
    mpq_inits(low, high, NULL);
    serve(tasks, "16", "16", 1);
    assert_ok(gpurta_edf_sensitivity_of(&found, low, high, tasks, GPURTA_EDF_MIN_BUDGET, 0, NULL,
                                        NULL, &error),
              &error);
    assert_int_equal(found, GPURTA_SCHEDULABLE); /* 2 rounds of 16 fit into 40 */
    assert_time(low, "3/2");
    assert_time(high, "3/2");
    assert_ok(gpurta_edf_sensitivity_of(&found, low, high, tasks, GPURTA_EDF_MAX_BUDGET, 0, NULL,
                                        NULL, &error),
              &error);
    assert_time(low, "4"); /* 1/4 of 16 */
    gpurta_options *const options = options_with("1", "8.5", 0);
    assert_ok(gpurta_edf_sensitivity_of(&found, low, high, tasks, GPURTA_EDF_MIN_BUDGET, 0, options,
                                        NULL, &error),
              &error);
    assert_int_equal(found, GPURTA_UNSCHEDULABLE); /* the direct task needs all of the GPU */
    gpurta_options_destroy(options);
    assert_int_equal(gpurta_edf_sensitivity_of(&found, low, high, tasks, GPURTA_EDF_MIN_BUDGET, 1,
                                               NULL, NULL, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_ok(gpurta_tasks_set_server(tasks, 0, 0, &error), &error);
    assert_int_equal(gpurta_edf_sensitivity_of(&found, low, high, tasks, GPURTA_EDF_MIN_BUDGET, 0,
                                               NULL, NULL, &error),
                     GPURTA_NOT_APPLICABLE);
    assert_int_equal(gpurta_edf_sensitivity_of(&found, low, high, tasks, GPURTA_EDF_MAX_SCALE, 0,
                                               NULL, NULL, &error),
                     GPURTA_NOT_APPLICABLE);
    mpq_clears(low, high, NULL);
    gpurta_tasks_destroy(tasks);
}

/* ---- ticks ---- */

static void test_ticks(void **state)
{
    (void)state;
    struct toys s;
    int64_t c[MOST], d[MOST], p[MOST], np[MOST];
    void *const work = malloc(gpurta_edf_ticks_work(MOST));
    size_t full = 0;
    for (size_t n = 0; n < cases(6000); n++) {
        random_toys(&s, n % 2, false);
        const int64_t unit = rnd_range(1, 1) << rnd_range(0, 40);
        for (size_t i = 0; i < s.count; i++) {
            c[i] = s.task[i].wcet * unit;
            d[i] = s.task[i].deadline * unit;
            p[i] = s.task[i].period * unit;
            np[i] = s.task[i].section * unit;
        }
        gpurta_verdict verdict = GPURTA_UNKNOWN;
        int64_t t = -1;
        gpurta_error error;
        assert_ok(gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                           .count = s.count,
                                                           .wcet = c,
                                                           .deadline = d,
                                                           .period = p,
                                                           .nonpreemptable = n % 2 ? np : NULL},
                                   &verdict, &t, work, &error),
                  &error);
        full += load(&s) == 0;
        assert_int_equal(verdict, verdict_of(&s));
        if (verdict != GPURTA_UNSCHEDULABLE || load(&s) > 0) {
            assert_int_equal(t, 0);
        } else {
            assert_int_equal(t % unit, 0);
            assert_true(is_deadline(&s, t / unit) && !enough_at(&s, t / unit));
        }
    }
    assert_true(full > 0 || cases(6000) < 500);
    free(work);
}

/* Overhead, latency and servers: what objects say of the same set. */
struct served {
    size_t count, servers;
    int64_t c[MOST], d[MOST], p[MOST], np[MOST], server[MOST], budget[3], period[3];
    int64_t overhead, latency;
};

static void random_served(struct served *const s)
{
    *s = (struct served){.count = (size_t)rnd_range(1, 4),
                         .servers = (size_t)rnd_range(0, 3),
                         .overhead = rnd_chance(50) ? rnd_range(0, 2) : 0,
                         .latency = rnd_chance(50) ? rnd_range(0, 3) : 0};
    for (size_t k = 0; k < s->servers; k++) {
        s->period[k] = rnd_range(3, 30);
        s->budget[k] = rnd_range(1, rnd_chance(20) ? s->period[k] : (s->period[k] + 3) / 4);
    }
    for (size_t i = 0; i < s->count; i++) {
        s->p[i] = rnd_range(8, 60);
        s->c[i] = rnd_range(1, 6);
        s->d[i] = rnd_range(2, 70);
        s->np[i] = rnd_range(0, 4);
        s->server[i] = s->servers && rnd_chance(50) ? rnd_range(0, (int64_t)s->servers - 1) : -1;
    }
}

static gpurta_verdict verdict_as_objects(const struct served *const s)
{
    gpurta_tasks *tasks;
    gpurta_options *options;
    gpurta_result *result;
    mpq_t v, w;
    mpq_inits(v, w, NULL);
    assert_ok(gpurta_tasks_create(&tasks, NULL), NULL);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    for (size_t k = 0; k < s->servers; k++) {
        mpq_set_si(v, (long)s->budget[k], 1);
        mpq_set_si(w, (long)s->period[k], 1);
        assert_ok(gpurta_tasks_add_server(tasks, NULL, v, w, NULL), NULL);
    }
    for (size_t i = 0; i < s->count; i++) {
        mpq_set_si(v, (long)s->c[i], 1);
        assert_ok(gpurta_tasks_add(tasks, NULL, v, NULL), NULL);
        mpq_set_si(v, (long)s->d[i], 1);
        assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_DEADLINE, v, NULL), NULL);
        mpq_set_si(v, (long)s->p[i], 1);
        assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_PERIOD, v, NULL), NULL);
        mpq_set_si(v, (long)s->np[i], 1);
        assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_NONPREEMPTABLE, v, NULL), NULL);
        if (s->server[i] >= 0)
            assert_ok(gpurta_tasks_set_server(tasks, i, (size_t)s->server[i], NULL), NULL);
    }
    mpq_set_si(v, (long)s->overhead, 1);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_EDF_OVERHEAD, v, NULL), NULL);
    mpq_set_si(v, (long)s->latency, 1);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_EDF_LATENCY, v, NULL), NULL);
    assert_ok(gpurta_edf_of(&result, tasks, options, NULL), NULL);
    const gpurta_verdict verdict = result_verdict(result, GPURTA_EDF_VERDICT, 0);
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    mpq_clears(v, w, NULL);
    return verdict;
}

static void test_ticks_with_overhead_and_servers(void **state)
{
    (void)state;
    void *const work = malloc(gpurta_edf_ticks_work(MOST + 3));
    size_t observed[3] = {0};
    for (size_t n = 0; n < cases(4000); n++) {
        struct served s;
        gpurta_verdict verdict = GPURTA_UNKNOWN;
        random_served(&s);
        const gpurta_edf_ticks_set set = {.size = sizeof set,
                                          .count = s.count,
                                          .wcet = s.c,
                                          .deadline = s.d,
                                          .period = s.p,
                                          .nonpreemptable = s.np,
                                          .overhead = s.overhead,
                                          .latency = s.latency,
                                          .server = s.server,
                                          .servers = s.servers,
                                          .budget = s.budget,
                                          .server_period = s.period};
        assert_ok(gpurta_edf_ticks(&set, &verdict, NULL, work, NULL), NULL);
        assert_int_equal(verdict, verdict_as_objects(&s));
        observed[verdict]++;
    }
    if (cases(4000) >= 4000)
        assert_true(observed[0] && observed[1] && observed[2]);
    free(work);
}

/* U = 1 against U = 1 +- 1/(product of periods): no rounding decides. */
static void test_ticks_exact_load(void **state)
{
    (void)state;
    /* 1/2 + 1/3 + 1/7 + 1/43 + 1/1807 + 1/3263443 = 1 - 1/10650056950806 */
    static const int64_t sylvester[] = {2, 3, 7, 43, 1807, 3263443, 10650056950806, 10650056950807};
    int64_t c[8], d[8];
    gpurta_verdict verdict;
    gpurta_error error;
    void *const work = malloc(gpurta_edf_ticks_work(8));
    for (size_t i = 0; i < 8; i++) {
        c[i] = 1;
        d[i] = (int64_t)1 << 60;
    }
    assert_ok(gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                       .count = 7,
                                                       .wcet = c,
                                                       .deadline = d,
                                                       .period = sylvester},
                               &verdict, NULL, work, &error),
              &error);
    assert_int_equal(verdict, GPURTA_SCHEDULABLE);
    assert_ok(gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                       .count = 8,
                                                       .wcet = c,
                                                       .deadline = d,
                                                       .period = sylvester},
                               &verdict, NULL, work, &error),
              &error);
    assert_int_equal(verdict, GPURTA_UNSCHEDULABLE);
    int64_t p[8];
    memcpy(p, sylvester, sizeof p);
    p[6]++; /* just below 1 */
    assert_ok(gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                       .count = 7,
                                                       .wcet = c,
                                                       .deadline = d,
                                                       .period = p},
                               &verdict, NULL, work, &error),
              &error);
    assert_int_equal(verdict, GPURTA_SCHEDULABLE);
    p[6] -= 2; /* just above */
    assert_ok(gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                       .count = 7,
                                                       .wcet = c,
                                                       .deadline = d,
                                                       .period = p},
                               &verdict, NULL, work, &error),
              &error);
    assert_int_equal(verdict, GPURTA_UNSCHEDULABLE);
    for (size_t n = 0; n < cases(3000); n++) { /* a/x + (x - a)/x, and one more tick of another */
        const int64_t x = rnd_range(3, ((int64_t)1 << rnd_range(3, 60)) - 1), y = rnd_range(3, x);
        const int64_t a = rnd_range(1, x - 1);
        const int64_t two_c[] = {a, x - a, rnd_range(0, 1)}, two_p[] = {x, x, y};
        const size_t count = two_c[2] ? 3 : 2;
        const int64_t two_d[] = {x, x, x};
        assert_ok(gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                           .count = count,
                                                           .wcet = two_c,
                                                           .deadline = two_d,
                                                           .period = two_p},
                                   &verdict, NULL, work, &error),
                  &error);
        assert_int_equal(verdict, two_c[2] ? GPURTA_UNSCHEDULABLE : GPURTA_SCHEDULABLE);
    }
    free(work);
}

/* C / (1 - U_s) is exactly 2^60: that fits, and is schedulable; one more is too much. */
static void test_ticks_at_their_end(void **state)
{
    (void)state;
    const int64_t end = (int64_t)1 << 60, half[] = {end / 2}, more[] = {end / 2 + 1};
    const int64_t whole[] = {end}, budget[] = {1}, server_period[] = {2};
    gpurta_verdict verdict;
    gpurta_error error;
    void *const work = malloc(gpurta_edf_ticks_work(2));
    gpurta_edf_ticks_set set = {.size = sizeof set,
                                .count = 1,
                                .wcet = half,
                                .deadline = whole,
                                .period = whole,
                                .servers = 1,
                                .budget = budget,
                                .server_period = server_period};
    assert_ok(gpurta_edf_ticks(&set, &verdict, NULL, work, &error), &error);
    assert_int_equal(verdict, GPURTA_SCHEDULABLE);
    set.wcet = more;
    assert_ok(gpurta_edf_ticks(&set, &verdict, NULL, work, &error), &error);
    assert_int_equal(verdict, GPURTA_UNKNOWN);
    free(work);
}

static void test_ticks_refusals(void **state)
{
    (void)state;
    const int64_t one[] = {1, 1}, zero[] = {1, 0}, big[] = {1, ((int64_t)1 << 60) + 1};
    gpurta_verdict verdict = (gpurta_verdict)77;
    int64_t t = 77;
    gpurta_error error;
    void *const work = malloc(gpurta_edf_ticks_work(3));
    assert_int_equal(gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                              .count = 0,
                                                              .wcet = one,
                                                              .deadline = one,
                                                              .period = one},
                                      &verdict, &t, work, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                              .count = 2,
                                                              .wcet = NULL,
                                                              .deadline = one,
                                                              .period = one},
                                      &verdict, &t, work, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                              .count = 2,
                                                              .wcet = one,
                                                              .deadline = one,
                                                              .period = one,
                                                              .limit = -1},
                                      &verdict, &t, work, &error),
                     GPURTA_OUT_OF_RANGE);
    for (int k = 0; k < 3; k++) {
        assert_int_equal(
            gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                     .count = 2,
                                                     .wcet = k == 0 ? zero : one,
                                                     .deadline = k == 1 ? zero : one,
                                                     .period = k == 2 ? zero : one},
                             &verdict, &t, work, &error),
            GPURTA_OUT_OF_RANGE);
        assert_int_equal(error.item, 1);
        assert_int_equal(
            gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                     .count = 2,
                                                     .wcet = k == 0 ? big : one,
                                                     .deadline = k == 1 ? big : one,
                                                     .period = k == 2 ? big : one},
                             &verdict, &t, work, &error),
            GPURTA_OVERFLOW);
    }
    assert_int_equal(verdict, 77);
    assert_int_equal(t, 77);
    const gpurta_edf_ticks_set no_size = {.count = 2, .wcet = one, .deadline = one, .period = one};
    assert_int_equal(gpurta_edf_ticks(&no_size, &verdict, &t, work, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_edf_ticks(NULL, &verdict, &t, work, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_edf_ticks_work(SIZE_MAX), 0);
    /* the limit, and points beyond 2^60 */
    const int64_t p[] = {144115188075855901, 98718903831961283, 61609242902429801};
    const int64_t c[] = {p[0] / 5 * 2, p[1] / 10 * 3, p[2] / 10 * 3};
    const int64_t d[] = {p[0] - 999999, p[1] - 999999, p[2] - 999999};
    assert_ok(gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                       .count = 3,
                                                       .wcet = c,
                                                       .deadline = d,
                                                       .period = p,
                                                       .limit = 1},
                               &verdict, &t, work, &error),
              &error);
    assert_int_equal(verdict, GPURTA_UNKNOWN);
    assert_int_equal(gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                              .count = 3,
                                                              .wcet = c,
                                                              .deadline = d,
                                                              .period = p},
                                      &verdict, &t, work, &error),
                     GPURTA_OVERFLOW);
    free(work);
}

/* The portable quotient against the compiler's, and against its definition. */
static void test_wide_quotients(void **state)
{
    (void)state;
    mpz_t n, q;
    mpz_inits(n, q, NULL);
    for (size_t i = 0; i < cases(5000); i++) {
        const uint64_t d = (rnd() >> rnd_range(0, 63)) | 1;
        const struct wide a = {rnd() % d, rnd()};
        uint64_t r, s;
        const uint64_t x = wide_div(a, d, &r), y = wide_div_portable(a, d, &s);
        assert_true(x == y && r == s && r < d);
        const uint64_t words[] = {a.low, a.high};
        mpz_import(n, 2, -1, sizeof words[0], 0, 0, words);
        mpz_import(q, 1, -1, sizeof d, 0, 0, &d);
        mpz_fdiv_q(n, n, q);
        mpz_import(q, 1, -1, sizeof x, 0, 0, &x);
        assert_int_equal(mpz_cmp(n, q), 0);
    }
    mpz_clears(n, q, NULL);
}

/* ---- calls that are refused ---- */

static void test_refusals(void **state)
{
    (void)state;
    gpurta_tasks *tasks = NULL;
    gpurta_result *result = NULL;
    gpurta_error error;
    gpurta_verdict found = (gpurta_verdict)77;
    mpq_t v;
    mpq_init(v);
    assert_int_equal(gpurta_edf_of(&result, NULL, NULL, &error), GPURTA_INVALID_ARGUMENT);
    assert_ok(gpurta_tasks_create(&tasks, &error), &error);
    assert_int_equal(gpurta_edf_of(&result, tasks, NULL, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_edf_of(NULL, tasks, NULL, &error), GPURTA_INVALID_ARGUMENT);
    gpurta_tasks_destroy(tasks);
    static const struct line lines[] = {{"1", "5", "10"}, {"3", "20", NULL}};
    tasks = hand(lines, 2);
    assert_int_equal(gpurta_edf_of(&result, tasks, NULL, &error), GPURTA_NOT_APPLICABLE);
    assert_int_equal(error.item, 1);
    assert_int_equal(
        gpurta_edf_sensitivity_of(&found, v, v, tasks, GPURTA_EDF_MAX_SCALE, 0, NULL, NULL, &error),
        GPURTA_NOT_APPLICABLE);
    assert_int_equal(gpurta_edf_sensitivity_of(&found, v, v, tasks, (gpurta_edf_parameter)99, 0,
                                               NULL, NULL, &error),
                     GPURTA_INVALID_ARGUMENT);
    gpurta_tasks_destroy(tasks);
    /* denominators whose common multiple has too many bits */
    assert_ok(gpurta_tasks_create(&tasks, &error), &error);
    for (size_t i = 0; i < 40; i++) {
        mpq_t c;
        mpq_init(c);
        mpz_set_ui(mpq_numref(c), 1);
        mpz_ui_pow_ui(mpq_denref(c), 2 * i + 3, 2000);
        mpz_add_ui(mpq_denref(c), mpq_denref(c), 2 * i);
        mpq_canonicalize(c);
        assert_ok(gpurta_tasks_add(tasks, NULL, c, &error), &error);
        mpq_set_ui(c, 100, 1);
        assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_PERIOD, c, &error), &error);
        mpq_set_ui(c, 99, 1);
        assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_DEADLINE, c, &error), &error);
        mpq_clear(c);
    }
    assert_int_equal(gpurta_edf_of(&result, tasks, NULL, &error), GPURTA_LIMIT);
    assert_null(result);
    assert_int_equal(found, 77);
    gpurta_tasks_destroy(tasks);
    mpq_clear(v);
}

/* Getters beyond what is there, and without a place for the answer. */
static void test_getters_refuse(void **state)
{
    (void)state;
    static const struct line lines[] = {{"1", "5", "10"}, {"3", "20", NULL}};
    gpurta_tasks *const tasks = hand(lines, 2);
    serve(tasks, "1", "10", 1);
    gpurta_result *const result = analyse(tasks, NULL);
    mpq_t v, odd;
    mpq_inits(v, odd, NULL);
    mpz_set_ui(mpq_denref(odd), 0);
    assert_true(gpurta_edf_demand(result, 1, v, v));
    assert_false(gpurta_edf_demand(result, 2, v, v));
    assert_false(gpurta_edf_demand(NULL, 0, v, v));
    assert_false(gpurta_edf_demand(result, 0, NULL, v));
    assert_false(gpurta_edf_demand(result, 0, v, NULL));
    assert_false(gpurta_edf_demand(result, 0, odd, v));
    assert_true(gpurta_edf_demand(result, GPURTA_NONE, v, v));
    assert_false(gpurta_edf_demand(result, GPURTA_NONE, odd, v));
    mpq_set_ui(odd, 0, 1);
    assert_true(result_time(result, GPURTA_EDF_TASKS_DEADLINE, 0, v));
    assert_time(v, "5");
    assert_false(result_time(result, GPURTA_EDF_TASKS_DEADLINE, 2, v));
    assert_int_equal(result_verdict(result, GPURTA_EDF_TASKS_MEETS_DEADLINE, 0),
                     GPURTA_SCHEDULABLE);
    assert_int_equal(result_verdict(result, GPURTA_EDF_TASKS_MEETS_DEADLINE, 2), GPURTA_UNKNOWN);
    assert_false(edf_witness(result, v, v, v)); /* schedulable: there is none */
    assert_true(result_time(result, GPURTA_EDF_SERVERS_BANDWIDTH, 0, v));
    assert_time(v, "1/10");
    assert_false(result_time(result, GPURTA_EDF_SERVERS_BANDWIDTH, 1, v));
    assert_int_equal(gpurta_rows(result, GPURTA_EDF_POINTS), 0); /* not asked for */
    assert_int_equal(gpurta_rows(result, GPURTA_EDF_TASKS), 2);
    assert_int_equal(gpurta_rows(result, GPURTA_EDF_SERVERS), 1);
    mpq_clears(v, odd, NULL);
    gpurta_result_destroy(result);
    gpurta_tasks_destroy(tasks);
}

/* ---- every allocation fails once ---- */

struct call {
    const gpurta_tasks *tasks;
    const gpurta_options *options;
    gpurta_edf_parameter parameter;
};

static gpurta_status analyse_call(void *const context)
{
    const struct call *const call = context;
    gpurta_result *result = NULL;
    gpurta_error error = {.status = GPURTA_OK};
    const gpurta_status status = gpurta_edf_of(&result, call->tasks, call->options, &error);
    assert_int_equal(status == GPURTA_OK, result != NULL);
    assert_int_equal(error.status, status);
    gpurta_result_destroy(result);
    return status;
}

static gpurta_status sensitivity_call(void *const context)
{
    const struct call *const call = context;
    gpurta_verdict found = (gpurta_verdict)77;
    mpq_t low, high;
    mpq_inits(low, high, NULL);
    const gpurta_status status = gpurta_edf_sensitivity_of(
        &found, low, high, call->tasks, call->parameter, 0, call->options, NULL, NULL);
    if (status != GPURTA_OK) {
        assert_int_equal(found, 77);
        assert_int_equal(mpq_sgn(low) || mpq_sgn(high), 0);
    }
    mpq_clears(low, high, NULL);
    return status;
}

/* Each call on one kind of numbers after the other; it allocates more than `least` times. */
static void starve(const gpurta_tasks *const tasks, const char *const by, const size_t least)
{
    for (int path = TICKS_AUTO; path <= TICKS_GMP; path++) {
        gpurta_options *const options = options_with(by, by, 0);
        assert_ok(gpurta_options_set(options, OPTION_NUMBERS, path, NULL), NULL);
        struct call call = {tasks, options, GPURTA_EDF_MAX_OVERHEAD};
        assert_true(alloc_fail_each(analyse_call, &call) > least);
        for (int p = GPURTA_EDF_MAX_OVERHEAD; p <= GPURTA_EDF_MAX_BUDGET; p++) {
            call.parameter = (gpurta_edf_parameter)p;
            assert_true(alloc_fail_each(sensitivity_call, &call) > least);
        }
        gpurta_options_destroy(options);
    }
}

/* Short numbers, and long ones, whose rationals are allocated, too. */
static void test_no_memory(void **state)
{
    (void)state;
    static const struct line lines[] = {{"1/3", "4", "5"}, {"2", "9", "10"}, {"1", NULL, "40"}};
    static const struct line wide[] = {
        {"1e30", "12e30", "15e30"}, {"6e30", "27e30", "30e30"}, {"3e30", NULL, "120e30"}};
    gpurta_tasks *tasks = hand(lines, 3);
    serve(tasks, "1", "10", 2);
    starve(tasks, "0", 5);
    gpurta_tasks_destroy(tasks);
    tasks = hand(wide, 3);
    serve(tasks, "3e30", "30e30", 2);
    starve(tasks, "1/3", 11);
    gpurta_tasks_destroy(tasks);
}

/* The same set in a unit 10^1000 times as small: the same points, charged by the size of numbers.
 */
static void test_work_of_long_numbers(void **const state)
{
    (void)state;
    static const struct line given[] = {
        {"4", "10", "11"}, {"3", "12", "13"}, {"28/10", "9", "17"}, {"1/10", "5", "19"}};
    static const struct line longer[] = {{"4e1000", "10e1000", "11e1000"},
                                         {"3e1000", "12e1000", "13e1000"},
                                         {"28e999", "9e1000", "17e1000"},
                                         {"1e999", "5e1000", "19e1000"}};
    int64_t work[2];
    for (int k = 0; k < 2; k++) {
        gpurta_tasks *const tasks = hand(k ? longer : given, 4);
        gpurta_result *const result = analyse_on(tasks, TICKS_GMP);
        assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0), GPURTA_SCHEDULABLE);
        work[k] = result_count(result, GPURTA_EDF_WORK, 0);
        gpurta_result_destroy(result);
        gpurta_tasks_destroy(tasks);
    }
    assert_true(work[0] > 0);
    assert_true(work[1] > 10 * work[0]);
}

/* Questions that share a budget: each takes off what it took; with next to none it is cut. */
static void test_shared_budget(void **const state)
{
    (void)state;
    static const struct line given[] = {
        {"4", "9", "11"}, {"3", "11", "13"}, {"14/5", "9", "17"}, {"1/10", "5", "19"}};
    gpurta_tasks *const tasks = hand(given, 4);
    gpurta_error error;
    gpurta_verdict found, alone;
    mpq_t low, high, value;
    mpq_inits(low, high, value, NULL);
    int64_t budget = 1000000, before;
    for (size_t i = 0; i < 4; i++) {
        before = budget;
        assert_ok(gpurta_edf_sensitivity_of(&found, low, high, tasks, GPURTA_EDF_MIN_PERIOD, i,
                                            NULL, &budget, &error),
                  &error);
        assert_true(budget > 0 && budget < before);
        assert_ok(gpurta_edf_sensitivity_of(&alone, value, value, tasks, GPURTA_EDF_MIN_PERIOD, i,
                                            NULL, NULL, &error),
                  &error);
        assert_int_equal(found, alone);
        assert_time_equal(low, high);
        assert_time_equal(low, value);
    }
    budget = 1;
    assert_ok(gpurta_edf_sensitivity_of(&found, low, high, tasks, GPURTA_EDF_MIN_PERIOD, 0, NULL,
                                        &budget, &error),
              &error);
    assert_true(budget <= 0 && (found == GPURTA_UNKNOWN || mpq_cmp(low, high) < 0));
    before = budget;
    assert_int_equal(gpurta_edf_sensitivity_of(&found, low, high, tasks, GPURTA_EDF_MIN_PERIOD, 0,
                                               NULL, &budget, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(budget, before);
    mpq_clears(low, high, value, NULL);
    gpurta_tasks_destroy(tasks);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_work_of_long_numbers),
        cmocka_unit_test(test_waters_2019),
        cmocka_unit_test(test_verdicts),
        cmocka_unit_test(test_no_tick_between_ranges),
        cmocka_unit_test(test_responses),
        cmocka_unit_test(test_bounds),
        cmocka_unit_test(test_many_tasks),
        cmocka_unit_test(test_sensitivity),
        cmocka_unit_test(test_shared_budget),
        cmocka_unit_test(test_section_follows_wcet),
        cmocka_unit_test(test_sections_of_others),
        cmocka_unit_test(test_ticks_at_their_end),
        cmocka_unit_test(test_overhead_and_latency),
        cmocka_unit_test(test_latency_beyond_deadline),
        cmocka_unit_test(test_full_utilization),
        cmocka_unit_test(test_rounded_shares),
        cmocka_unit_test(test_one_task),
        cmocka_unit_test(test_behind_a_hyperperiod),
        cmocka_unit_test(test_single_task_servers),
        cmocka_unit_test(test_saturated),
        cmocka_unit_test(test_shared_server),
        cmocka_unit_test(test_admission_beside_short_deadlines),
        cmocka_unit_test(test_only_servers),
        cmocka_unit_test(test_served_section),
        cmocka_unit_test(test_smallest_budget),
        cmocka_unit_test(test_ticks),
        cmocka_unit_test(test_ticks_with_overhead_and_servers),
        cmocka_unit_test(test_ticks_exact_load),
        cmocka_unit_test(test_ticks_refusals),
        cmocka_unit_test(test_wide_quotients),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_getters_refuse),
        cmocka_unit_test(test_no_memory),
    };
    return cmocka_run_group_tests_name("edf", tests, NULL, NULL);
}
