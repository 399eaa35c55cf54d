/* gpurta_batch_random(): exact sums in every set, order between curves that a theorem gives, and no
 * allocation for a set. What `gpurta sweep` counts with it is in tests/cli/sweep-*. */
#include "alloc.h"

#include "batch/batch_random.h"

#define DEN 400 /* units of utilization, and a part of all ticks */
#define MS (1000 * DEN)

struct experiment {
    gpurta_batch_law law;
    gpurta_batch_kind kind[2];
    gpurta_batch_context context[2];
    int64_t period[3], budget[2], server_period[2];
    mpq_t half, one;
    gpurta_platform *platform;
    gpurta_generator *generator;
    gpurta_batch_point point;
    gpurta_batch_random_work *work;
};

/* Four tasks of U = units / DEN with periods of 16 to 125 ms; the caller changes the law before
 * experiment_begin(). */
static void experiment_init(struct experiment *const e)
{
    *e = (struct experiment){.law = {.size = sizeof e->law,
                                     .most_tasks = 4,
                                     .most_channels = 5,
                                     .most_curves = 10,
                                     .unit_num = 1,
                                     .unit_den = DEN,
                                     .period_grain = MS / 4,
                                     .period_low = 64,
                                     .period_high = 500,
                                     .kinds = 1}};
    for (int i = 0; i < 2; i++)
        e->kind[i] = (gpurta_batch_kind){.level = GPURTA_LEVEL_HIGH, .server = -1, .context = -1};
    e->law.kind = e->kind;
    mpq_inits(e->half, e->one, NULL);
    mpq_set_ui(e->half, 1, 2);
    mpq_set_ui(e->one, 1, 1);
}

static void experiment_begin(struct experiment *const e, const gpurta_generator_method method,
                             const int64_t units)
{
    e->law.platform = e->platform;
    assert_int_equal(gpurta_generator_create(&e->generator, method, 4, units, 1, 0, NULL),
                     GPURTA_OK);
    e->point = (gpurta_batch_point){.generator = e->generator, .seed = 5, .tasks = 4};
    e->point.saturated = e->platform ? 0 : 1;
    assert_int_equal(gpurta_batch_random_create(&e->work, &e->law, NULL), GPURTA_OK);
}

static void experiment_end(struct experiment *const e)
{
    gpurta_batch_random_destroy(e->work);
    gpurta_generator_destroy(e->generator);
    gpurta_platform_destroy(e->platform);
    mpq_clears(e->half, e->one, NULL);
}

static gpurta_batch_curve curve_of(const gpurta_batch_analysis analysis)
{
    return (gpurta_batch_curve){.analysis = analysis,
                                .timeslice = MS,
                                .switch_cost = MS / 20,
                                .horizon = 300 * (int64_t)MS};
}

static void ask(struct experiment *const e, const uint64_t set,
                const gpurta_batch_curve *const curve, const size_t curves,
                gpurta_verdict *const verdict, gpurta_batch_random_set *const drawn)
{
    assert_int_equal(
        gpurta_batch_random(e->work, &e->point, set, 1, curve, curves, verdict, drawn, NULL),
        GPURTA_OK);
}

/* ---- sets ---- */

/* The sum of C / T is U, exactly; periods are on their grain, deadlines within their law. */
static void check_set(const gpurta_batch_random_set *const set, const int64_t units)
{
    mpq_t sum, part;
    mpq_inits(sum, part, NULL);
    assert_int_equal(set->tasks, 4);
    for (size_t i = 0; i < set->tasks; i++) {
        assert_true(set->wcet[i] >= 1 && set->deadline[i] <= set->period[i]);
        assert_true(2 * set->deadline[i] >= set->period[i]);
        assert_true(set->period[i] % (MS / 4) == 0 && set->deadline[i] % (MS / 4) == 0);
        set_ticks(part, set->wcet[i]);
        mpz_import(mpq_denref(part), 1, 1, sizeof set->period[i], 0, 0, &set->period[i]);
        mpq_canonicalize(part);
        mpq_add(sum, sum, part);
    }
    assert_int_equal(mpq_cmp_ui(sum, (unsigned long)units, DEN), 0);
    mpq_clears(sum, part, NULL);
}

/* What a bound accepts, a simulation must accept; and a weaker bound accepts no more. Where 64 bits
 * are not enough objects answer: the same where both can. */
static void test_curves_are_in_order(void **const state)
{
    enum { POSITIONAL, WORK_LIMITED, HOST, OVERHEAD, EDF, PREEMPTION, FREE, CURVES };
    static const int order[][2] = {
        {POSITIONAL, WORK_LIMITED}, {WORK_LIMITED, HOST}, {OVERHEAD, EDF},
        {OVERHEAD, PREEMPTION},     {EDF, FREE},          {PREEMPTION, FREE}};
    gpurta_batch_curve curve[CURVES] = {
        curve_of(GPURTA_BATCH_POSITIONAL),    curve_of(GPURTA_BATCH_WORK_LIMITED),
        curve_of(GPURTA_BATCH_HOST),          curve_of(GPURTA_BATCH_EDF),
        curve_of(GPURTA_BATCH_EDF),           curve_of(GPURTA_BATCH_EDF_SIMULATION),
        curve_of(GPURTA_BATCH_EDF_SIMULATION)};
    int accepted[CURVES] = {0};
    (void)state;
    curve[OVERHEAD].overhead = curve[PREEMPTION].cost = MS / 8;
    for (int64_t units = DEN / 4; units <= DEN / 2; units += DEN / 4) {
        struct experiment e;
        experiment_init(&e);
        e.law.deadline_from = e.half;
        e.law.deadline_to = e.one;
        experiment_begin(&e, GPURTA_UUNIFAST, units);
        for (uint64_t set = 0; set < cases(60) + 10; set++) {
            gpurta_verdict verdict[CURVES];
            gpurta_batch_random_set drawn;
            ask(&e, set, curve, CURVES, verdict, &drawn);
            check_set(&drawn, units);
            for (size_t o = 0; o < FIELDS(order); o++)
                assert_true(verdict[order[o][0]] != GPURTA_SCHEDULABLE ||
                            verdict[order[o][1]] == GPURTA_SCHEDULABLE);
            for (size_t c = 0; c < CURVES; c++)
                accepted[c] += verdict[c] == GPURTA_SCHEDULABLE;
            const gpurta_runlist_ticks_set same = {.switch_cost = MS / 20};
            for (int64_t c = 0; c < 5;
                 c++) /* timeslices are those of the last one of the runlist */
                assert_int_equal(verdict[c], c <= HOST
                                                 ? judge_channels(e.work, &same, curve[c].analysis)
                                                 : judge_demand(e.work, &curve[c]));
        }
        experiment_end(&e);
    }
    for (size_t c = 0; c < CURVES; c++)
        assert_true(accepted[c] > 0);
}

/* A set is the same whatever was drawn before it, and another with another seed. */
static void test_sets_depend_on_their_number_alone(void **const state)
{
    struct experiment e;
    gpurta_batch_random_set drawn;
    int64_t wcet[4], period[4];
    (void)state;
    experiment_init(&e);
    experiment_begin(&e, GPURTA_UUNIFAST, DEN / 2);
    ask(&e, 17, NULL, 0, NULL, &drawn);
    memcpy(wcet, drawn.wcet, sizeof wcet);
    memcpy(period, drawn.period, sizeof period);
    assert_int_equal(gpurta_batch_random(e.work, &e.point, 0, 18, NULL, 0, NULL, &drawn, NULL),
                     GPURTA_OK);
    assert_memory_equal(wcet, drawn.wcet, sizeof wcet);
    assert_memory_equal(period, drawn.period, sizeof period);
    e.point.seed++;
    ask(&e, 17, NULL, 0, NULL, &drawn);
    assert_memory_not_equal(wcet, drawn.wcet, sizeof wcet);
    experiment_end(&e);
}

static void on_kernels(struct experiment *const e, const char *const platform)
{
    experiment_init(e);
    assert_int_equal(platform ? gpurta_platform_create(&e->platform, platform, NULL)
                              : gpurta_platform_create_slots(&e->platform, 8, NULL),
                     GPURTA_OK);
    e->law.blocks = (gpurta_batch_range){1, 8, 1};
    if (platform)
        e->law.threads = (gpurta_batch_range){64, 512, 64};
    e->law.period_grain = 0;
    e->law.period = e->period;
    e->law.periods = 3;
    for (int64_t i = 0; i < 3; i++)
        e->period[i] = (20 + 10 * i) * MS;
}

/* Bounds of kernels hold in what the search sees. */
static void test_bound_accepts_no_more_than_was_seen(void **const state)
{
    const gpurta_batch_curve curve[] = {{.analysis = GPURTA_BATCH_BOUND, .search = 3},
                                        {.analysis = GPURTA_BATCH_SEEN, .search = 3}};
    struct experiment e;
    int accepted = 0;
    (void)state;
    on_kernels(&e, "jetson-tx2");
    experiment_begin(&e, GPURTA_UUNIFAST, DEN / 8);
    for (uint64_t set = 0; set < cases(20) + 5; set++) {
        gpurta_verdict verdict[2];
        ask(&e, set, curve, 2, verdict, NULL);
        assert_true(verdict[0] != GPURTA_SCHEDULABLE || verdict[1] == GPURTA_SCHEDULABLE);
        accepted += verdict[1] == GPURTA_SCHEDULABLE;
    }
    assert_true(accepted > 0);
    experiment_end(&e);
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

/* Allocations of ours and of GMP that the sets take, after `known` ones, twice. decided: none is
 * unknown. */
static size_t allocations(struct experiment *const e, const gpurta_batch_curve *const curve,
                          const size_t curves, const uint64_t known, const bool decided)
{
    void (*gmp_free)(void *, size_t);
    gpurta_verdict verdict[10];
    mp_get_memory_functions(&gmp_malloc, &gmp_realloc, &gmp_free);
    mp_set_memory_functions(count_malloc, count_realloc, gmp_free);
    for (uint64_t set = 0; set < 2 * known; set++)
        ask(e, set % known, curve, curves, verdict, NULL);
    const size_t before = alloc_count() + of_gmp;
    for (uint64_t set = 0; set < 20; set++) {
        ask(e, set, curve, curves, verdict, NULL);
        for (size_t c = 0; c < curves; c++)
            assert_true(verdict[c] != GPURTA_UNKNOWN || !decided);
    }
    const size_t found = alloc_count() + of_gmp - before;
    mp_set_memory_functions(gmp_malloc, gmp_realloc, gmp_free);
    return found;
}

/* Nothing is allocated for a set, with every generator and law. */
static void test_no_allocation_per_set(void **const state)
{
    static const gpurta_generator_method methods[] = {GPURTA_UUNIFAST, GPURTA_UUNIFAST_DISCARD,
                                                      GPURTA_FIXED_SUM, GPURTA_LATTICE};
    (void)state;
    for (size_t m = 0; m < FIELDS(methods); m++)
        for (int law = 0; law < 3; law++) {
            gpurta_batch_curve curve[6];
            struct experiment e;
            experiment_init(&e);
            e.law.period_log = law == 1;
            if (law == 2) {
                e.law.deadline_from = e.half;
                e.law.deadline_to = e.one;
                e.law.kinds = 2;
                e.kind[0].timeslice = 2 * MS;
            }
            for (int c = 0; c < 6; c++)
                curve[c] = curve_of((gpurta_batch_analysis)c);
            curve[GPURTA_BATCH_EDF].overhead = MS / 100;
            curve[GPURTA_BATCH_EDF_SIMULATION].latency = MS;
            experiment_begin(&e, methods[m], DEN / 2);
            assert_int_equal(allocations(&e, curve, 6, 1, true), 0);
            experiment_end(&e);
        }
}

/* Nor with servers, and for kernels; bounds keep what they have for the next set. */
static void test_no_allocation_of_kernels_and_servers(void **const state)
{
    static const gpurta_batch_curve rta = {.analysis = GPURTA_BATCH_RTA},
                                    bounds[] = {{.analysis = GPURTA_BATCH_BOUND},
                                                {.analysis = GPURTA_BATCH_SEEN, .search = 3}},
                                    place = {.analysis = GPURTA_BATCH_MISPREDICTION};
    struct experiment e;
    (void)state;
    on_kernels(&e, NULL);
    experiment_begin(&e, GPURTA_UUNIFAST, DEN / 2);
    assert_int_equal(allocations(&e, &rta, 1, 1, false), 0);
    experiment_end(&e);
    on_kernels(&e, "jetson-agx-xavier");
    e.law.blocks.high = 2;
    experiment_begin(&e, GPURTA_UUNIFAST, DEN / 2);
    assert_int_equal(allocations(&e, &place, 1, 1, true), 0);
    experiment_end(&e);
    for (int contexts = 0; contexts < 2; contexts++) {
        on_kernels(&e, "jetson-tx2");
        e.context[0] =
            (gpurta_batch_context){.name = "a", .level = GPURTA_LEVEL_HIGH, .timeslice = 2 * MS};
        e.context[1] = (gpurta_batch_context){.name = "b", .budget = 4 * MS, .period = 10 * MS};
        e.law.context = e.context;
        e.law.contexts = contexts ? 1 : 0;
        e.kind[0].context = contexts - 1;
        experiment_begin(&e, GPURTA_UUNIFAST, DEN / 4);
        assert_int_equal(allocations(&e, bounds, 2, 20, false), 0);
        experiment_end(&e);
    }
    const gpurta_batch_curve edf[] = {curve_of(GPURTA_BATCH_EDF),
                                      curve_of(GPURTA_BATCH_EDF_SIMULATION)};
    experiment_init(&e);
    e.law.kinds = 2;
    e.kind[0].server = 0;
    e.kind[1].budget = e.one;
    e.kind[1].server_period = e.half;
    e.budget[0] = 2 * MS;
    e.server_period[0] = 10 * MS;
    e.law.budget = e.budget;
    e.law.server_period = e.server_period;
    e.law.servers = 1;
    experiment_begin(&e, GPURTA_UUNIFAST, DEN / 4);
    assert_int_equal(allocations(&e, edf, 2, 1, false), 0);
    experiment_end(&e);
}

static gpurta_status make(void *const context)
{
    gpurta_batch_random_work *work = NULL;
    const gpurta_status status =
        gpurta_batch_random_create(&work, &((struct experiment *)context)->law, NULL);
    gpurta_batch_random_destroy(work);
    return status;
}

static void test_allocations_that_fail(void **const state)
{
    struct experiment e;
    (void)state;
    experiment_init(&e);
    assert_true(alloc_fail_each(make, &e) > 10);
    experiment_end(&e);
}

static void test_what_is_refused(void **const state)
{
    struct experiment e;
    gpurta_verdict verdict;
    gpurta_batch_random_work *work;
    gpurta_batch_curve curve = {.analysis = GPURTA_BATCH_RTA};
    (void)state;
    experiment_init(&e);
    experiment_begin(&e, GPURTA_UUNIFAST, DEN / 4);
#define CALL(tasks_, curve_, count)                                                                \
    (e.point.tasks = (tasks_),                                                                     \
     gpurta_batch_random(e.work, &e.point, 0, 1, curve_, count, &verdict, NULL, NULL))
    assert_int_equal(CALL(4, &curve, 1), GPURTA_INVALID_ARGUMENT); /* no platform */
    curve.analysis = (gpurta_batch_analysis)99;
    assert_int_equal(CALL(4, &curve, 1), GPURTA_OUT_OF_RANGE);
    assert_int_equal(CALL(4, NULL, 1), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(CALL(5, NULL, 0), GPURTA_OUT_OF_RANGE);
    assert_int_equal(CALL(0, NULL, 0), GPURTA_OUT_OF_RANGE);
    assert_int_equal(CALL(4, &curve, 11), GPURTA_OUT_OF_RANGE);
    e.law.size = 1;
    assert_int_equal(gpurta_batch_random_create(&work, &e.law, NULL), GPURTA_INVALID_ARGUMENT);
    e.law.size = sizeof e.law;
    e.kind[0].server = 0; /* there is none */
    assert_int_equal(gpurta_batch_random_create(&work, &e.law, NULL), GPURTA_OUT_OF_RANGE);
    experiment_end(&e);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_curves_are_in_order),
        cmocka_unit_test(test_sets_depend_on_their_number_alone),
        cmocka_unit_test(test_bound_accepts_no_more_than_was_seen),
        cmocka_unit_test(test_no_allocation_per_set),
        cmocka_unit_test(test_no_allocation_of_kernels_and_servers),
        cmocka_unit_test(test_allocations_that_fail),
        cmocka_unit_test(test_what_is_refused),
    };
    return cmocka_run_group_tests_name("batch_random", tests, NULL, NULL);
}
