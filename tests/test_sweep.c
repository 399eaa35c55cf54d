/* Experiments: exact intervals, exact sums in every set, and order between curves that a theorem
 * gives. The command's cases are in tests/cli/sweep-*.t. */
#include "alloc.h"

#include "cli/sweep/result.h"
#include "cli/sweep/set.h"

/* The sign of P(X >= k) - 1/40 with n trials of probability m / parts, in whole numbers. */
static int excess(const int64_t k, const int64_t n, const int64_t m)
{
    mpz_t sum, term, whole;
    mpz_inits(sum, term, whole, NULL);
    for (int64_t i = k; i <= n; i++) {
        mpz_bin_uiui(term, (unsigned long)n, (unsigned long)i);
        for (int64_t t = 0; t < n; t++)
            mpz_mul_ui(term, term, (unsigned long)(t < i ? m : INTERVAL_PARTS - m));
        mpz_add(sum, sum, term);
    }
    mpz_ui_pow_ui(whole, INTERVAL_PARTS, (unsigned long)n);
    mpz_mul_ui(sum, sum, 40);
    const int found = mpz_cmp(sum, whole);
    mpz_clears(sum, term, whole, NULL);
    return found;
}

/* The ends are the last ten-thousandths for which the definition still holds, by exact sums. */
static void test_intervals_are_clopper_and_pearson(void **const state)
{
    static const int64_t trials[] = {1, 2, 3, 7, 20, 33};
    (void)state;
    for (size_t t = 0; t < sizeof trials / sizeof trials[0]; t++)
        for (int64_t k = 0; k <= trials[t]; k++) {
            const int64_t n = trials[t];
            int64_t low, high;
            binomial_interval(k, n, &low, &high);
            assert_true(0 <= low && low <= high && high <= INTERVAL_PARTS);
            assert_int_equal(low == 0, k == 0);
            assert_int_equal(high == INTERVAL_PARTS, k == n);
            if (k > 0) {
                assert_true(excess(k, n, low) <= 0);
                assert_true(excess(k, n, low + 1) >= 0);
            }
            if (k < n) {
                assert_true(excess(n - k, n, INTERVAL_PARTS - high) <= 0);
                assert_true(excess(n - k, n, INTERVAL_PARTS - high + 1) >= 0);
            }
        }
}

/* Of a published table: 10 of 100, and 500 of 1000. */
static void test_intervals_as_published(void **const state)
{
    int64_t low, high;
    (void)state;
    binomial_interval(10, 100, &low, &high);
    assert_int_equal(low, 490); /* 0.0490 .. 0.1763 */
    assert_int_equal(high, 1763);
    binomial_interval(0, 1000, &low, &high);
    assert_int_equal(low, 0);
    assert_int_equal(high, 37); /* 1 - (1/40)^(1/1000) = 0.00368 */
    binomial_interval(500000, 1000000, &low, &high);
    assert_int_equal(low, 4990);
    assert_int_equal(high, 5010);
}

struct experiment {
    struct scenario scenario;
    struct design design;
    struct point *points;
    struct worker worker;
};

static void begin(struct experiment *const e, const char *const text)
{
    FILE *const file = tmpfile();
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    rewind(file);
    assert_true(scenario_read_stream(&e->scenario, "design", file, NEED_SWEEP, false, NULL));
    fclose(file);
    design_read(&e->design, &e->scenario);
    document_report(&e->scenario.document);
    assert_int_equal(e->scenario.document.errors, 0);
    assert_int_equal(points_make(&e->points, &e->design), -1);
    assert_true(worker_init(&e->worker, &e->design, e->points));
}

static void end(struct experiment *const e)
{
    worker_clear(&e->worker);
    points_destroy(e->points, &e->design);
    design_clear(&e->design);
    scenario_clear(&e->scenario);
}

/* The sum of C / T is U, exactly; periods are on their grain, deadlines within their law. */
static void check_set(const struct experiment *const e, const size_t point)
{
    const struct worker *const w = &e->worker;
    mpq_t sum, part;
    mpq_inits(sum, part, NULL);
    for (size_t i = 0; i < w->count; i++) {
        assert_true(w->wcet[i] >= 1 && w->deadline[i] >= 1 && w->deadline[i] <= w->period[i]);
        assert_true(2 * w->deadline[i] >= w->period[i]);
        assert_true(w->period[i] % w->grain == 0 && w->deadline[i] % w->grain == 0);
        set_ticks(part, w->wcet[i]);
        mpz_import(mpq_denref(part), 1, 1, sizeof w->period[i], 0, 0, &w->period[i]);
        mpq_canonicalize(part);
        mpq_add(sum, sum, part);
    }
    assert_true(mpq_equal(sum, design_value(&e->design, point, P_UTILIZATION)));
    mpq_clears(sum, part, NULL);
}

static const char runlist[] =
    "sweep:\n"
    "  sets: 1\n  seed: 5\n  tasks: [2, 5]\n  utilization: [0.25, 0.5]\n"
    "  period: {from: 16, to: 125, grain: 0.25}\n  deadline: {from: 1/2, to: 1}\n"
    "  saturated: 1\n  timeslice: 1\n  switch_cost: 0.05\n  horizon: 500\n"
    "  curves:\n"
    "    - {analysis: positional}\n    - {analysis: work-limited}\n    - {analysis: host}\n"
    "    - {name: slow, analysis: edf, overhead: 0.125}\n    - {analysis: edf}\n"
    "    - {analysis: edf-simulation, cost: 0.125}\n"
    "    - {name: free, analysis: edf-simulation}\n";

/* What a bound accepts, a simulation must accept; and a weaker bound accepts no more. */
static void test_curves_are_in_order(void **const state)
{
    enum { POSITIONAL, WORK_LIMITED, HOST, OVERHEAD, EDF, PREEMPTION, FREE };
    static const int order[][2] = {
        {POSITIONAL, WORK_LIMITED}, {WORK_LIMITED, HOST}, {OVERHEAD, EDF},
        {OVERHEAD, PREEMPTION},     {EDF, FREE},          {PREEMPTION, FREE}};
    struct experiment e;
    int accepted[7] = {0};
    const int64_t sets = (int64_t)cases(60) + 10;
    (void)state;
    begin(&e, runlist);
    for (size_t point = 0; point < design_points(&e.design); point++)
        for (int64_t set = 0; set < sets; set++) {
            gpurta_verdict verdict[7];
            assert_true(set_draw(&e.worker, point, set));
            check_set(&e, point);
            for (size_t c = 0; c < 7; c++) {
                verdict[c] = set_judge(&e.worker, point, c);
                accepted[c] += verdict[c] == GPURTA_SCHEDULABLE;
            }
            for (size_t o = 0; o < sizeof order / sizeof order[0]; o++)
                assert_true(verdict[order[o][0]] != GPURTA_SCHEDULABLE ||
                            verdict[order[o][1]] == GPURTA_SCHEDULABLE);
        }
    for (size_t c = 0; c < 7; c++)
        assert_true(accepted[c] > 0);
    end(&e);
}

/* A set is the same whatever was drawn before it, and another with another seed. */
static void test_sets_depend_on_their_number_alone(void **const state)
{
    struct experiment e;
    int64_t wcet[5], period[5];
    (void)state;
    begin(&e, runlist);
    assert_true(set_draw(&e.worker, 3, 17));
    memcpy(wcet, e.worker.wcet, sizeof wcet);
    memcpy(period, e.worker.period, sizeof period);
    for (int64_t set = 0; set < 17; set++)
        assert_true(set_draw(&e.worker, 0, set));
    assert_true(set_draw(&e.worker, 3, 17));
    assert_memory_equal(wcet, e.worker.wcet, sizeof wcet);
    assert_memory_equal(period, e.worker.period, sizeof period);
    e.design.seed++;
    assert_true(set_draw(&e.worker, 3, 17));
    assert_memory_not_equal(wcet, e.worker.wcet, sizeof wcet);
    end(&e);
}

/* Bounds of kernels hold in what the search sees. */
static void test_bound_accepts_no_more_than_was_seen(void **const state)
{
    static const char text[] =
        "platform: {base: jetson-tx2, sms: 2}\n"
        "sweep:\n  sets: 1\n  tasks: 3\n  utilization: [0.1, 0.3]\n  grain: 1/1000\n"
        "  period: {from: 20, to: 100, grain: 1}\n  blocks: {from: 1, to: 8}\n"
        "  threads: {from: 256, to: 1024, step: 256}\n"
        "  curves: [{analysis: bound, search: 3}, {analysis: seen, search: 3}]\n";
    struct experiment e;
    int accepted = 0;
    (void)state;
    begin(&e, text);
    for (int64_t set = 0; set < (int64_t)cases(20) + 5; set++) {
        assert_true(set_draw(&e.worker, 0, set));
        const gpurta_verdict bound = set_judge(&e.worker, 0, 0), seen = set_judge(&e.worker, 0, 1);
        assert_true(bound != GPURTA_SCHEDULABLE || seen == GPURTA_SCHEDULABLE);
        accepted += seen == GPURTA_SCHEDULABLE;
    }
    assert_true(accepted > 0);
    end(&e);
}

/* Where 64 bits are not enough, objects answer: the same where both can. */
static void test_objects_answer_the_same(void **const state)
{
    struct experiment e;
    (void)state;
    begin(&e, runlist);
    for (int64_t set = 0; set < (int64_t)cases(60) + 10; set++) {
        const size_t point = (size_t)set % design_points(&e.design);
        assert_true(set_draw(&e.worker, point, set));
        for (size_t c = 0; c < e.design.curves; c++) {
            const gpurta_verdict verdict = set_judge(&e.worker, point, c);
            const struct curve *const curve = &e.design.curve[c];
            const int64_t *const of = e.points[point].ticks[c];
            const gpurta_runlist_ticks_set set_of = {.switch_cost = of[P_SWITCH_COST]};
            if (RUNLIST_CURVES >> curve->analysis & 1)
                assert_int_equal(verdict, judge_channels(&e.worker, &set_of, curve->analysis));
            else if (curve->analysis == CURVE_EDF)
                assert_int_equal(verdict, judge_demand(&e.worker, 0, of));
        }
    }
    end(&e);
}

/* ---- allocations ---- */

static size_t of_gmp;
static void *(*gmp_malloc)(size_t);
static void *(*gmp_realloc)(void *, size_t, size_t);

static void *count_malloc(const size_t size)
{
    of_gmp++;
    return gmp_malloc(size);
}

static void *count_realloc(void *const old, const size_t from, const size_t to)
{
    of_gmp++;
    return gmp_realloc(old, from, to);
}

/* Sets of every point. Returns how many verdicts are unknown. */
static size_t judge_sets(struct experiment *const e, const int64_t from, const int64_t to)
{
    size_t unknown = 0;
    for (int64_t set = from; set < to; set++)
        for (size_t point = 0; point < design_points(&e->design); point++) {
            assert_true(set_draw(&e->worker, point, set));
            for (size_t c = 0; c < e->design.curves; c++)
                unknown += set_judge(&e->worker, point, c) == GPURTA_UNKNOWN;
        }
    return unknown;
}

/* Allocations of ours and of GMP that the sets from `from` to `to` take, after the first `known`
 * ones, so many times. decided: none is unknown. */
static size_t allocations_between(const char *const text, const int64_t known, const int times,
                                  const int64_t from, const int64_t to, const bool decided)
{
    struct experiment e;
    void (*gmp_free)(void *, size_t);
    begin(&e, text);
    mp_get_memory_functions(&gmp_malloc, &gmp_realloc, &gmp_free);
    mp_set_memory_functions(count_malloc, count_realloc, gmp_free);
    size_t unknown = 0;
    for (int k = 0; k < times; k++)
        unknown += judge_sets(&e, 0, known);
    const size_t before = alloc_count() + of_gmp;
    unknown += judge_sets(&e, from, to);
    const size_t found = alloc_count() + of_gmp - before;
    mp_set_memory_functions(gmp_malloc, gmp_realloc, gmp_free);
    end(&e);
    assert_true(unknown == 0 || !decided);
    return found;
}

/* After a first one of each point. */
static size_t allocations_of(const char *const text, const int64_t sets, const bool decided)
{
    return allocations_between(text, 1, 1, 1, sets + 1, decided);
}

/* After the same ones, twice: what is kept of the first time is beside all that the second takes.
 */
static size_t allocations_again(const char *const text, const int64_t sets)
{
    return allocations_between(text, sets, 2, 0, sets, false);
}

/* Nothing is allocated for a set, with every generator and law. */
static void test_no_allocation_per_set(void **const state)
{
    static const char *const generators[] = {"uunifast", "uunifast-discard", "fixed-sum",
                                             "lattice"};
    static const char *const curves[] = {"theorem-1",
                                         "positional",
                                         "work-limited",
                                         "host",
                                         "edf, overhead: 0.01, latency: 0.5",
                                         "edf-simulation, cost: 0.25, latency: 1"};
    static const char *const laws[] = {"{from: 16, to: 125, grain: 0.25}",
                                       "{law: log-uniform, from: 16, to: 125, grain: 0.25}",
                                       "{list: [20, 40, 50]}"};
    static const char *const templates[] = {
        "", "  deadline: {from: 3/4, to: 1}\n",
        "  template: [{timeslice: 2}, {timeslice: 1.5}]\n  timeslice_step: 0.064\n"};
    static const char *const others[] = {
        "platform: {slots: 8}\nsweep:\n  sets: 1\n  tasks: 5\n  utilization: [0.25, 0.5, 1]\n"
        "  blocks: {from: 1, to: 8}\n  period: {list: [20, 40, 50]}\n  curves: [{analysis: rta}]\n",
        "platform: xavier\nsweep:\n  sets: 1\n  tasks: 5\n  utilization: [0.25, 0.5]\n"
        "  blocks: {from: 1, to: 30}\n  threads: 256\n  period: {list: [20, 30, 40]}\n"
        "  deadline: {from: 1/2, to: 1}\n  curves: [{analysis: rta}]\n",
        "platform: xavier\nsweep:\n  sets: 1\n  tasks: [2, 5, 8]\n  blocks: {from: 1, to: 4}\n"
        "  threads: {from: 1, to: 512}\n  curves: [{analysis: misprediction}]\n",
        "sweep:\n  sets: 1\n  tasks: 4\n  utilization: [0.25, 0.75]\n"
        "  period: {from: 16, to: 125}\n  template: [{}, {server: s}]\n"
        "  servers: [{name: s, budget: 2, period: 10}]\n"
        "  curves: [{analysis: edf, overhead: 0.25, latency: 0.5}]\n",
        "sweep:\n  sets: 1\n  tasks: 4\n  utilization: [0.25, 0.75]\n"
        "  period: {from: 16, to: 125}\n  template: [{server: {budget: 1, period: 1/2}}]\n"
        "  curves: [{analysis: edf}]\n"};
    (void)state;
    for (size_t g = 0; g < 4; g++)
        for (size_t c = 0; c < 6; c++)
            for (size_t t = 0; t < 3; t++) {
                char text[800];
                snprintf(text, sizeof text,
                         "sweep:\n  sets: 1\n  tasks: 4\n  utilization: [0.25, 0.75]\n"
                         "  saturated: 1\n  timeslice: 1\n  switch_cost: 0.05\n  horizon: 300\n"
                         "  generator: %s\n  period: %s\n%s  curves: [{analysis: %s}]\n",
                         generators[g], laws[(g + c) % 3], templates[t], curves[c]);
                assert_int_equal(allocations_of(text, 20, true), 0);
            }
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        assert_int_equal(allocations_of(others[i], 30, false), 0);
    /* servers of their own, in the simulation */
    assert_int_equal(
        allocations_of("sweep:\n  sets: 1\n  tasks: 4\n  utilization: [0.25, 0.75]\n"
                       "  horizon: 300\n  period: {from: 16, to: 125}\n"
                       "  template: [{server: {budget: 1, period: 1/2}}, {server: s}]\n"
                       "  servers: [{name: s, budget: 2, period: 10}]\n"
                       "  curves: [{analysis: edf-simulation}]\n",
                       20, true),
        0);
}

/* Bounds and searches keep what they have for the next set; what is new with it is allocated. */
static void test_no_allocation_per_bound(void **const state)
{
    static const char *const platforms[] = {"{slots: 8}", "jetson-tx2", "xavier", "jetson-orin-nx"};
    static const char *const more[] = {
        "", "  deadline: {from: 1/2, to: 1}\n",
        "  contexts: [{name: a, level: high, timeslice: 2}, {name: b, level: low, timeslice: 1}]\n"
        "  template: [{context: a}, {context: b}]\n  switch_cost: 0.05\n",
        "  servers: [{name: x, budget: 4, period: 10}, {name: y, budget: 5, period: 12}]\n"
        "  contexts: [{name: a, server: x}, {name: b, server: y}]\n"
        "  template: [{context: a}, {context: b}]\n"};
    (void)state;
    for (size_t p = 0; p < 4; p++)
        for (size_t m = 0; m < 4; m++)
            for (int search = 3; search < 12; search += 8) {
                char text[800];
                snprintf(text, sizeof text,
                         "platform: %s\nsweep:\n  sets: 1\n  tasks: [1, 4]\n"
                         "  utilization: [0.25, 0.75]\n  blocks: {from: 1, to: 8}\n"
                         "%s  period: {list: [20, 40, 50]}\n%s"
                         "  curves: [{analysis: bound, search: 0}, {analysis: seen, search: %d}]\n",
                         platforms[p], p ? "  threads: {from: 64, to: 512, step: 64}\n" : "",
                         more[m], search);
                assert_int_equal(allocations_again(text, 8), 0);
                assert_true(allocations_between(text, 0, 0, 0, 1, false) > 0);
            }
}

/* One thread and three, one part and three: the same counts. */
static void test_threads_and_shards_do_not_matter(void **const state)
{
    static const int64_t shapes[][2] = {{1, 1}, {3, 1}, {2, 3}}; /* threads, shards */
    struct experiment e;
    int64_t yes[3][28] = {{0}}, sets[3] = {0};
    (void)state;
    begin(&e, runlist);
    e.design.sets = 90;
    for (size_t shape = 0; shape < 3; shape++)
        for (int64_t shard = 1; shard <= shapes[shape][1]; shard++) {
            struct tally part;
            result_init(&part);
            assert_true(result_of_design(&part, &e.design, shard, shapes[shape][1]));
            assert_int_equal(engine_run(&e.design, &part, shapes[shape][0]), -1);
            assert_true(part.done == part.chunks && part.points * part.curves == 28);
            for (size_t p = 0; p < part.points; p++)
                sets[shape] += part.set_count[p];
            for (size_t i = 0; i < 28; i++)
                yes[shape][i] += part.yes[i];
            result_clear(&part);
        }
    for (size_t shape = 0; shape < 3; shape++) {
        assert_true(sets[shape] == 4 * 90);
        assert_memory_equal(yes[shape], yes[0], sizeof yes[0]);
    }
    end(&e);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_intervals_are_clopper_and_pearson),
        cmocka_unit_test(test_intervals_as_published),
        cmocka_unit_test(test_curves_are_in_order),
        cmocka_unit_test(test_sets_depend_on_their_number_alone),
        cmocka_unit_test(test_bound_accepts_no_more_than_was_seen),
        cmocka_unit_test(test_objects_answer_the_same),
        cmocka_unit_test(test_no_allocation_per_set),
        cmocka_unit_test(test_no_allocation_per_bound),
        cmocka_unit_test(test_threads_and_shards_do_not_matter),
    };
    return cmocka_run_group_tests_name("sweep", tests, NULL, NULL);
}
