/* EDF (gpurta/edf.h) against models that share nothing with it:
 *  - enough():    h(t) + B(t) <= (1 - U_s) t at every deadline of a whole hyperperiod, plain
 * integers;
 *  - schedule():  preemptive EDF tick by tick, for the worst response over all release patterns;
 *  - finish():    the response equation at every tick, beside servers and with blocking. */
#include "support.h"

#include "edf.h"
#include "wide_div.h"

#include <inttypes.h>

#define MOST 6

struct toy { /* whole ticks, so that everything can be enumerated */
    int64_t wcet, deadline, period, section;
};

struct toys {
    size_t count;
    struct toy task[MOST];
    int64_t budget, server_period; /* 0: no server */
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

static int64_t blocking(const struct toys *const s, const int64_t t)
{
    int64_t most = 0;
    for (size_t i = 0; i < s->count; i++)
        if (s->task[i].deadline > t && s->task[i].section > most)
            most = s->task[i].section;
    return most;
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
                task->section = rnd_range(0, task->wcet);
        }
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
        set_time(tasks, i, GPURTA_TASK_DEADLINE, s->task[i].deadline, unit);
        set_time(tasks, i, GPURTA_TASK_NONPREEMPTABLE, s->task[i].section, unit);
    }
    if (s->budget) {
        mpq_set_si(v, (long)s->budget, 1);
        mpq_set_si(p, (long)s->server_period, 1);
        mpq_mul(v, v, unit);
        mpq_mul(p, p, unit);
        assert_ok(gpurta_tasks_add_server(tasks, "s", v, p, &error), &error);
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

static gpurta_edf *analyse(const gpurta_tasks *const tasks, const gpurta_options *const options,
                           const enum edf_path path)
{
    gpurta_edf *result = NULL;
    gpurta_error error;
    assert_ok(edf_analyse_on(&result, tasks, options, path, &error), &error);
    return result;
}

static void assert_same(const gpurta_edf *const a, const gpurta_edf *const b)
{
    mpq_t x[3], y[3];
    for (int k = 0; k < 3; k++) {
        mpq_init(x[k]);
        mpq_init(y[k]);
    }
    assert_int_equal(gpurta_edf_verdict(a, NULL), gpurta_edf_verdict(b, NULL));
    assert_int_equal(gpurta_edf_work(a), gpurta_edf_work(b));
    assert_int_equal(gpurta_edf_witness(a, x[0], x[1], x[2]),
                     gpurta_edf_witness(b, y[0], y[1], y[2]));
    for (int k = 0; k < 3; k++)
        assert_time_equal(x[k], y[k]);
    for (size_t i = 0; i < gpurta_edf_count(a); i++) {
        assert_int_equal(gpurta_edf_task_verdict(a, i), gpurta_edf_task_verdict(b, i));
        assert_int_equal(gpurta_edf_time_of(a, i, GPURTA_EDF_RESPONSE, x[0]),
                         gpurta_edf_time_of(b, i, GPURTA_EDF_RESPONSE, y[0]));
        assert_time_equal(x[0], y[0]);
    }
    for (int k = 0; k < 3; k++) {
        mpq_clear(x[k]);
        mpq_clear(y[k]);
    }
}

/* Both number paths; the verdict, witness and utilization of the whole analysis. */
static gpurta_edf *check_verdict(const struct toys *const s, mpq_srcptr unit)
{
    gpurta_tasks *const tasks = build(s, unit);
    gpurta_edf *const result = analyse(tasks, NULL, EDF_AUTO), *const wide =
                                                                   analyse(tasks, NULL, EDF_MPZ);
    assert_same(result, wide);
    const bool expected = load(s) <= 0 && enough(s);
    if ((gpurta_edf_verdict(result, NULL) == GPURTA_SCHEDULABLE) != expected) {
        for (size_t i = 0; i < s->count; i++)
            fprintf(stderr, "C %" PRId64 " D %" PRId64 " P %" PRId64 " np %" PRId64 "\n",
                    s->task[i].wcet, s->task[i].deadline, s->task[i].period, s->task[i].section);
        fail_msg("verdict is not %d; server %" PRId64 "/%" PRId64 " (GPURTA_SEED=%" PRIu64 ")",
                 expected, s->budget, s->server_period, rnd_seed());
    }
    mpq_t t, h, supply;
    mpq_inits(t, h, supply, NULL);
    assert_int_equal(gpurta_edf_witness(result, t, h, supply), !expected);
    if (!expected) {
        mpq_div(t, t, unit);
        mpq_div(h, h, unit);
        assert_true(mpz_cmp_ui(mpq_denref(t), 1) == 0);
        const int64_t at = mpz_get_si(mpq_numref(t));
        assert_true(is_deadline(s, at));
        assert_int_equal(mpq_cmp_si(h, (long)(demand(s, at) + blocking(s, at)), 1), 0);
        assert_false(enough_at(s, at));
    }
    mpq_clears(t, h, supply, NULL);
    gpurta_edf_destroy(wide);
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
    const size_t all = cases(12000);
    for (size_t i = 0; i < all; i++) {
        random_toys(&s, i % 3 == 1, i % 3 == 2);
        random_unit(unit);
        gpurta_edf *const result = check_verdict(&s, unit);
        schedulable += gpurta_edf_verdict(result, NULL) == GPURTA_SCHEDULABLE;
        full += load(&s) == 0;
        gpurta_edf_destroy(result);
    }
    mpq_clear(unit);
    assert_true(schedulable > all / 10 && schedulable < all - all / 10 && full > all / 20);
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
    for (size_t n = 0; n < cases(2500); n++) {
        random_toys(&s, false, false);
        random_unit(unit);
        gpurta_edf *const result = check_verdict(&s, unit);
        assert_true(gpurta_edf_responses_exact(result));
        bool all = true;
        for (size_t i = 0; i < s.count; i++) {
            assert_int_equal(gpurta_edf_time_of(result, i, GPURTA_EDF_RESPONSE, r), load(&s) <= 0);
            if (load(&s) > 0)
                continue;
            const int64_t worst = worst_response(&s, i);
            mpq_set_si(e, (long)worst, 1);
            mpq_mul(e, e, unit);
            assert_time_equal(r, e);
            assert_int_equal(gpurta_edf_task_verdict(result, i), worst <= s.task[i].deadline
                                                                     ? GPURTA_SCHEDULABLE
                                                                     : GPURTA_UNSCHEDULABLE);
            all = all && worst <= s.task[i].deadline;
        }
        if (load(&s) <= 0)
            assert_int_equal(gpurta_edf_verdict(result, NULL),
                             all ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE);
        gpurta_edf_destroy(result);
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
        if (s->task[j].deadline * n > d && s->task[j].section > most)
            most = s->task[j].section;
    fixed += most * n;
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
    for (size_t k = 0; k < cases(1500); k++) {
        random_toys(&s, rnd_chance(60), rnd_chance(60));
        const int64_t h = hyperperiod(&s);
        if (load(&s) > 0 || h > 60)
            continue;
        gpurta_edf *const result = check_verdict(&s, one);
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
            assert_true(gpurta_edf_time_of(result, i, GPURTA_EDF_RESPONSE, r));
            mpq_set_si(e, (long)worst, (unsigned long)n);
            mpq_canonicalize(e);
            assert_time_equal(r, e);
            all = all && worst <= s.task[i].deadline * n;
        }
        assert_int_equal(gpurta_edf_verdict(result, NULL),
                         all ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE);
        gpurta_edf_destroy(result);
    }
    mpq_clears(one, r, e, NULL);
}

/* ---- published answers ---- */

static gpurta_tasks *read_set(FILE *const file, const size_t count)
{
    gpurta_tasks *tasks = NULL;
    gpurta_error error;
    assert_ok(gpurta_tasks_create(&tasks, &error), &error);
    for (size_t i = 0; i < count; i++) {
        char c[64], d[64], p[64];
        mpq_t v;
        assert_int_equal(fscanf(file, "%63s %63s %63s", c, d, p), 3);
        time_init(v, c);
        assert_ok(gpurta_tasks_add(tasks, NULL, v, &error), &error);
        mpq_clear(v);
        time_init(v, d);
        assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_DEADLINE, v, &error), &error);
        mpq_clear(v);
        time_init(v, p);
        assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_PERIOD, v, &error), &error);
        mpq_clear(v);
    }
    return tasks;
}

static void test_data_edf(void **state)
{
    (void)state;
    FILE *const file = fopen(TEST_DATA "/edf.txt", "r");
    assert_non_null(file);
    char line[256], verdict[32], use[64];
    size_t count, sets = 0;
    mpq_t v;
    mpq_init(v);
    for (int k = 0; k < 2; k++)
        assert_non_null(fgets(line, sizeof line, file));
    while (fscanf(file, "%31s %63s %zu", verdict, use, &count) == 3) {
        gpurta_tasks *const tasks = read_set(file, count);
        for (int path = EDF_AUTO; path <= EDF_MPZ; path++) {
            gpurta_edf *const result = analyse(tasks, NULL, (enum edf_path)path);
            assert_string_equal(gpurta_verdict_name(gpurta_edf_verdict(result, NULL)), verdict);
            assert_true(gpurta_edf_utilization(result, v));
            assert_time(v, use);
            const long here = ftell(file);
            for (size_t i = 0; i < count; i++) {
                char r[64];
                assert_int_equal(fscanf(file, "%63s", r), 1);
                const int has = gpurta_edf_time_of(result, i, GPURTA_EDF_RESPONSE, v);
                assert_int_equal(has, strcmp(r, "-") != 0);
                if (has)
                    assert_time(v, r);
            }
            if (path != EDF_MPZ)
                fseek(file, here, SEEK_SET);
            gpurta_edf_destroy(result);
        }
        gpurta_tasks_destroy(tasks);
        sets++;
    }
    assert_int_equal(sets, 60);
    mpq_clear(v);
    fclose(file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_data_edf),
        cmocka_unit_test(test_verdicts),
        cmocka_unit_test(test_responses),
        cmocka_unit_test(test_bounds),
    };
    return cmocka_run_group_tests_name("edf", tests, NULL, NULL);
}
