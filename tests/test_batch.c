/* gpurta/batch.h: many sets in one call give what as many calls for one set give. */
#include "alloc.h"
#include "model/program.h"
#include "model_calls.h"
#include "simulate_values.h"

#include <gpurta/batch.h>

enum { SETS = 40, MOST = 6, ITEMS = SETS * MOST };

struct sets {
    int64_t first[SETS + 1], a[ITEMS], b[ITEMS], c[ITEMS], np[ITEMS];
};

/* Sets of every size from 0, small values mixed with such that are refused or overflow. */
static int64_t value(const int wild)
{
    if (!rnd_chance(wild))
        return rnd_range(1, 30);
    const int64_t odd[] = {0, -1, INT64_MAX, INT64_MIN, (int64_t)1 << 61, (int64_t)1 << 40};
    return odd[rnd_range(0, 5)];
}

static void fill(struct sets *const s, const int wild)
{
    s->first[0] = 0;
    for (size_t i = 0; i < SETS; i++)
        s->first[i + 1] = s->first[i] + rnd_range(rnd_chance(10) ? 0 : 1, MOST);
    for (size_t i = 0; i < ITEMS; i++) {
        s->a[i] = value(wild);
        s->b[i] = value(wild);
        s->c[i] = value(wild);
        s->np[i] = rnd_range(0, 3);
    }
}

static size_t size(const struct sets *const s, const size_t set)
{
    return (size_t)(s->first[set + 1] - s->first[set]);
}

/* Every status that a set can have came up; few cases (GPURTA_TEST_SCALE) need not show all. */
static void check_all_seen(const size_t *const observed)
{
    assert_true(observed[GPURTA_OK] > 0);
    if (cases(200) >= 100)
        assert_true(observed[GPURTA_INVALID_ARGUMENT] && observed[GPURTA_OUT_OF_RANGE] &&
                    observed[GPURTA_OVERFLOW]);
}

static void test_edf_is_the_same(void **const state)
{
    (void)state;
    size_t observed[GPURTA_UNAVAILABLE + 1] = {0};
    for (size_t n = cases(200); n-- > 0;) {
        struct sets s;
        fill(&s, n % 2 ? 5 : 0);
        gpurta_verdict verdict[SETS];
        gpurta_status status[SETS];
        int64_t witness[SETS];
        memset(verdict, 0x55, sizeof verdict);
        const int64_t *const np = rnd_chance(50) ? s.np : NULL;
        void *const work = malloc(gpurta_batch_edf_work(SETS, s.first));
        assert_non_null(work);
        gpurta_error error;
        const gpurta_batch_edf_sets all = {sizeof all, s.a, s.b, s.c, np, 0};
        assert_ok(gpurta_batch_edf(SETS, s.first, &all, verdict, witness, status, work, &error),
                  &error);
        for (size_t i = 0; i < SETS; i++) {
            const int64_t p = s.first[i];
            gpurta_verdict one;
            memset(&one, 0x55, sizeof one);
            int64_t t = 0;
            void *const own = malloc(gpurta_edf_ticks_work(size(&s, i)) + 8);
            const gpurta_status expected =
                gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                         .count = size(&s, i),
                                                         .wcet = s.a + p,
                                                         .deadline = s.b + p,
                                                         .period = s.c + p,
                                                         .nonpreemptable = np ? np + p : NULL},
                                 &one, &t, own, NULL);
            free(own);
            assert_int_equal(status[i], expected);
            assert_int_equal(verdict[i], one);
            if (expected == GPURTA_OK)
                assert_int_equal(witness[i], t);
            observed[expected]++;
        }
        free(work);
    }
    check_all_seen(observed);
}

static void test_rta_is_the_same(void **const state)
{
    (void)state;
    size_t observed[GPURTA_UNAVAILABLE + 1] = {0};
    for (size_t n = cases(200); n-- > 0;) {
        struct sets s;
        fill(&s, n % 2 ? 5 : 0);
        int64_t slots[SETS], completion[ITEMS];
        gpurta_status status[SETS];
        for (size_t i = 0; i < SETS; i++)
            slots[i] = n % 2 ? rnd_range(0, 9) : rnd_range(1, 9);
        for (size_t i = 0; i < ITEMS; i++)
            s.c[i] = (int64_t)i;
        memset(completion, 0x55, sizeof completion);
        void *const work = malloc(gpurta_batch_rta_work(SETS, s.first, slots));
        assert_non_null(work);
        gpurta_error error;
        const gpurta_batch_rta_sets all = {sizeof all, slots, s.c, s.a, s.b};
        assert_ok(gpurta_batch_rta(SETS, s.first, &all, completion, status, work, &error), &error);
        for (size_t i = 0; i < SETS; i++) {
            const int64_t p = s.first[i];
            int64_t one[MOST];
            memset(one, 0x55, sizeof one);
            void *const own = malloc(gpurta_rta_ticks_work(slots[i], size(&s, i)) + 8);
            gpurta_status expected = size(&s, i) == 0
                                         ? GPURTA_INVALID_ARGUMENT
                                         : gpurta_rta_ticks(slots[i], size(&s, i), s.c + p, s.a + p,
                                                            s.b + p, one, own, NULL);
            free(own);
            assert_int_equal(status[i], expected);
            assert_memory_equal(completion + p, one, size(&s, i) * sizeof *one);
            observed[expected]++;
        }
        free(work);
    }
    check_all_seen(observed);
}

static void test_runlist_is_the_same(void **const state)
{
    (void)state;
    size_t observed[GPURTA_UNAVAILABLE + 1] = {0};
    for (size_t n = cases(200); n-- > 0;) {
        struct sets s;
        fill(&s, n % 2 ? 5 : 0);
        gpurta_level level[ITEMS];
        gpurta_status status[SETS];
        int64_t bound[ITEMS], theorem[ITEMS];
        for (size_t i = 0; i < ITEMS; i++)
            level[i] = (gpurta_level)rnd_range(n % 4 == 3 ? 0 : 1, 3);
        memset(bound, 0x55, sizeof bound);
        memset(theorem, 0x55, sizeof theorem);
        const int64_t *const period = rnd_chance(50) ? s.c : NULL;
        void *const work = malloc(gpurta_batch_runlist_work(SETS, s.first));
        assert_non_null(work);
        gpurta_error error;
        const gpurta_runlist_ticks_set all = {.size = sizeof all,
                                              .switch_cost = 1,
                                              .level = level,
                                              .timeslice = s.a,
                                              .wcet = s.b,
                                              .nonpreemptable = s.np,
                                              .period = period};
        const gpurta_runlist_ticks_result to = {
            .size = sizeof to, .bound = bound, .theorem_1 = theorem};
        assert_ok(gpurta_batch_runlist(SETS, s.first, &all, &to, status, work, &error), &error);
        for (size_t i = 0; i < SETS; i++) {
            const int64_t p = s.first[i];
            int64_t one[MOST], two[MOST];
            memset(one, 0x55, sizeof one);
            memset(two, 0x55, sizeof two);
            void *const own = malloc(gpurta_runlist_ticks_work(size(&s, i)) + 8);
            gpurta_runlist_ticks_set set = all;
            set.count = size(&s, i);
            set.level += p;
            set.timeslice += p;
            set.wcet += p;
            set.nonpreemptable += p;
            set.period = period ? period + p : NULL;
            const gpurta_runlist_ticks_result alone = {
                .size = sizeof alone, .bound = one, .theorem_1 = two};
            const gpurta_status expected = size(&s, i) == 0
                                               ? GPURTA_INVALID_ARGUMENT
                                               : gpurta_runlist_ticks(&set, &alone, own, NULL);
            free(own);
            assert_int_equal(status[i], expected);
            assert_memory_equal(bound + p, one, size(&s, i) * sizeof *one);
            assert_memory_equal(theorem + p, two, size(&s, i) * sizeof *two);
            observed[expected]++;
        }
        free(work);
    }
    check_all_seen(observed);
}

static void test_wrong_arguments(void **const state)
{
    (void)state;
    const int64_t one[2] = {1, 1}, falls[3] = {0, 2, 1}, late[2] = {1, 2}, none[1] = {0};
    const int64_t whole[2] = {0, 1}, huge[2] = {0, INT64_MAX}, negative[2] = {0, -1};
    gpurta_verdict verdict[2];
    gpurta_status status[2];
    int64_t work[64], completion[2];
    gpurta_error error;
#define EDF(sets, first, wcet, limit)                                                              \
    gpurta_batch_edf(                                                                              \
        sets, first,                                                                               \
        &(gpurta_batch_edf_sets){sizeof(gpurta_batch_edf_sets), wcet, one, one, NULL, limit},      \
        verdict, NULL, status, work, &error)
    assert_int_equal(EDF(1, NULL, one, 0), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(EDF(1, whole, NULL, 0), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(EDF(2, falls, one, 0), GPURTA_OUT_OF_RANGE);
    assert_int_equal(EDF(1, late, one, 0), GPURTA_OUT_OF_RANGE);
    assert_int_equal(EDF(1, huge, one, 0), GPURTA_OUT_OF_RANGE);
    assert_int_equal(EDF(1, negative, one, 0), GPURTA_OUT_OF_RANGE);
    assert_int_equal(EDF(1, whole, one, -1), GPURTA_OUT_OF_RANGE);
    assert_true(strlen(error.message) > 0);
    assert_int_equal(EDF(0, none, one, 0), GPURTA_OK);
#undef EDF
    assert_int_equal(gpurta_batch_edf_work(0, none), sizeof(int64_t));
    assert_int_equal(gpurta_batch_edf_work(2, falls), 0);
    assert_int_equal(gpurta_batch_edf_work(1, NULL), 0);
    assert_int_equal(gpurta_batch_rta_work(1, whole, NULL), 0);
    assert_int_equal(gpurta_batch_rta_work(1, huge, one), 0);
    assert_int_equal(gpurta_batch_runlist_work(1, late), 0);
    gpurta_batch_rta_sets all = {sizeof all, NULL, NULL, one, one};
    assert_int_equal(gpurta_batch_rta(1, whole, &all, completion, status, work, &error),
                     GPURTA_INVALID_ARGUMENT);
    all.slots = one;
    assert_int_equal(gpurta_batch_rta(2, falls, &all, completion, status, work, NULL),
                     GPURTA_OUT_OF_RANGE);
    all.size--;
    assert_int_equal(gpurta_batch_rta(1, whole, &all, completion, status, work, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_batch_rta(1, whole, NULL, completion, status, work, &error),
                     GPURTA_INVALID_ARGUMENT);
    const gpurta_level level[2] = {GPURTA_LEVEL_LOW, GPURTA_LEVEL_LOW};
    gpurta_runlist_ticks_set channels = {
        .size = sizeof channels, .level = level, .timeslice = one, .wcet = one};
    const gpurta_runlist_ticks_result to = {.size = sizeof to, .bound = completion};
    assert_int_equal(gpurta_batch_runlist(1, whole, &channels, &to, status, work, &error),
                     GPURTA_OK);
    assert_int_equal(gpurta_batch_runlist(1, whole, NULL, &to, status, work, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_batch_runlist(1, whole, &channels, NULL, status, work, &error),
                     GPURTA_INVALID_ARGUMENT);
    channels.level = NULL;
    assert_int_equal(gpurta_batch_runlist(1, whole, &channels, &to, status, work, &error),
                     GPURTA_INVALID_ARGUMENT);
}

/* ---- all jobs ---- */

static void add_kernel(gpurta_program *const program, const gpurta_batch_rta_jobs_sets *const all,
                       const int64_t p, const size_t i)
{
    mpq_t v;
    mpq_init(v);
    mpq_set_si(v, (long)all->wcet[p], all->divisor ? (unsigned long)all->divisor[p] : 1);
    mpq_canonicalize(v);
    assert_ok(gpurta_program_add_kernel(program, NULL, all->blocks[p], v, NULL), NULL);
    mpq_set_si(v, (long)(all->release ? all->release[p] : 0), 1);
    assert_ok(gpurta_program_set_time(program, i, GPURTA_OPERATION_RELEASE, v, NULL), NULL);
    mpq_set_si(v, (long)all->period[p], 1);
    assert_ok(gpurta_program_set_time(program, i, GPURTA_OPERATION_PERIOD, v, NULL), NULL);
    mpq_set_si(v, (long)(all->deadline ? all->deadline[p] : all->period[p]), 1);
    assert_ok(gpurta_program_set_time(program, i, GPURTA_OPERATION_DEADLINE, v, NULL), NULL);
    mpq_clear(v);
}

static gpurta_verdict jobs_as_objects(const gpurta_batch_rta_jobs_sets *const all,
                                      const int64_t from, const size_t n, const int64_t slots)
{
    gpurta_program *program;
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_result *result;
    gpurta_error error;
    assert_ok(gpurta_program_create(&program, NULL), NULL);
    /* with U1: SMs of one block each */
    assert_ok(all->queue_delay ? gpurta_platform_create(&platform, "jetson-xavier-agx", NULL)
                               : gpurta_platform_create_slots(&platform, slots, NULL),
              NULL);
    if (all->queue_delay)
        assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_SMS, slots, NULL), NULL);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    if (all->limit)
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_RTA_LIMIT, all->limit, NULL), NULL);
    for (size_t i = 0; i < n; i++) {
        add_kernel(program, all, from + (int64_t)i, i);
        assert_ok(gpurta_program_set_count(program, i, GPURTA_OPERATION_THREADS, 1024, NULL), NULL);
        assert_ok(gpurta_program_set_count(program, i, GPURTA_OPERATION_REGISTERS, 64, NULL), NULL);
    }
    assert_ok(gpurta_rta_of(&result, program, platform, options, &error), &error);
    const gpurta_verdict verdict = result_verdict(result, GPURTA_RTA_VERDICT, 0);
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    gpurta_platform_destroy(platform);
    gpurta_program_destroy(program);
    return verdict;
}

static void fill_jobs(struct sets *const s, int64_t *const period, int64_t *const deadline,
                      int64_t *const divisor)
{
    static const int64_t periods[] = {6, 8, 9, 12, 16, 24, 36};
    fill(s, 0);
    for (size_t i = 0; i < ITEMS; i++) {
        s->a[i] = rnd_range(1, 9);                      /* wcet */
        s->b[i] = rnd_range(1, 4);                      /* blocks */
        s->c[i] = (i ? s->c[i - 1] : 0) + s->np[i] / 3; /* release */
        period[i] = periods[rnd_range(0, 6)];
        deadline[i] = rnd_range(2, 30);
        divisor[i] = rnd_range(1, 4);
    }
}

static void test_rta_jobs_are_the_same(void **const state)
{
    (void)state;
    gpurta_batch_rta_jobs_work *work;
    size_t observed[3] = {0};
    assert_ok(gpurta_batch_rta_jobs_create(&work, NULL), NULL);
    for (size_t n = cases(60); n-- > 0;) {
        struct sets s;
        int64_t period[ITEMS], deadline[ITEMS], divisor[ITEMS], slots[SETS];
        gpurta_verdict verdict[SETS];
        gpurta_status status[SETS];
        gpurta_error error;
        fill_jobs(&s, period, deadline, divisor);
        for (size_t i = 0; i < SETS; i++)
            slots[i] = rnd_range(1, 9);
        const gpurta_batch_rta_jobs_sets all = {.size = sizeof all,
                                                .slots = slots,
                                                .release = rnd_chance(50) ? s.c : NULL,
                                                .blocks = s.b,
                                                .wcet = s.a,
                                                .divisor = rnd_chance(70) ? divisor : NULL,
                                                .period = period,
                                                .deadline = rnd_chance(50) ? deadline : NULL,
                                                .limit = rnd_chance(30) ? rnd_range(1, 60) : 0,
                                                .queue_delay = rnd_chance(50)};
        assert_ok(gpurta_batch_rta_jobs(work, SETS, s.first, &all, verdict, status, &error),
                  &error);
        for (size_t i = 0; i < SETS; i++) {
            assert_int_equal(status[i], size(&s, i) ? GPURTA_OK : GPURTA_INVALID_ARGUMENT);
            if (!size(&s, i))
                continue;
            assert_int_equal(verdict[i], jobs_as_objects(&all, s.first[i], size(&s, i), slots[i]));
            observed[verdict[i]]++;
        }
    }
    if (cases(60) >= 60)
        assert_true(observed[0] && observed[1] && observed[2]);
    gpurta_batch_rta_jobs_destroy(work);
}

/* Loads of 1 + 1/(P1 P2 P3) and 2 - 1/(P1 P2 P3), which 128 bits do not tell from 1 and 2; a walk
 * of so few steps tells nothing. */
static void test_rta_jobs_nearly_full(void **const state)
{
    (void)state;
    static const int64_t first[] = {0, 3, 6}, slots[] = {1, 2}, blocks[] = {1, 1, 1, 1, 1, 1};
    static const int64_t period[] = {1125899906842623, 1125899906842621, 1125899906842619,
                                     1125899906842623, 1125899906842621, 1125899906842619};
    static const int64_t wcet[] = {140737488355328, 281474976710655, 703687441776637,
                                   985162418487295, 844424930131966, 422212465065982};
    const int64_t late = INT64_C(1) << 58, deadline[] = {late, late, late, late, late, late};
    gpurta_batch_rta_jobs_work *work;
    gpurta_verdict verdict[2];
    gpurta_status status[2];
    const gpurta_batch_rta_jobs_sets all = {.size = sizeof all,
                                            .slots = slots,
                                            .blocks = blocks,
                                            .wcet = wcet,
                                            .period = period,
                                            .deadline = deadline,
                                            .limit = 20};
    assert_ok(gpurta_batch_rta_jobs_create(&work, NULL), NULL);
    assert_ok(gpurta_batch_rta_jobs(work, 2, first, &all, verdict, status, NULL), NULL);
    assert_int_equal(verdict[0], GPURTA_UNSCHEDULABLE);
    assert_int_equal(verdict[1], GPURTA_UNKNOWN);
    gpurta_batch_rta_jobs_destroy(work);
}

/* Values that are refused, and those that do not fit. */
static void test_rta_jobs_refusals(void **const state)
{
    static const int64_t first[] = {0, 1}, one[] = {1}, zero[] = {0}, minus[] = {-1},
                         big[] = {INT64_MAX}, three[] = {3};
    gpurta_batch_rta_jobs_work *work;
    gpurta_verdict verdict;
    gpurta_status status;
    (void)state;
    assert_ok(gpurta_batch_rta_jobs_create(&work, NULL), NULL);
    assert_int_equal(gpurta_batch_rta_jobs_create(NULL, NULL), GPURTA_INVALID_ARGUMENT);
    const gpurta_batch_rta_jobs_sets good = {
        .size = sizeof good, .slots = one, .blocks = one, .wcet = one, .period = one};
    gpurta_batch_rta_jobs_sets bad[8] = {good, good, good, good, good, good, good, good};
    bad[0].slots = zero;
    bad[1].release = minus;
    bad[2].blocks = zero;
    bad[3].wcet = zero;
    bad[4].divisor = zero;
    bad[5].period = zero;
    bad[6].deadline = zero;
    bad[7].period = big, bad[7].divisor = three;
    for (size_t k = 0; k < 8; k++) {
        assert_ok(gpurta_batch_rta_jobs(work, 1, first, &bad[k], &verdict, &status, NULL), NULL);
        assert_int_equal(status, k < 7 ? GPURTA_OUT_OF_RANGE : GPURTA_OVERFLOW);
    }
    assert_ok(gpurta_batch_rta_jobs(work, 1, first, &good, &verdict, &status, NULL), NULL);
    assert_int_equal(verdict, GPURTA_SCHEDULABLE);
    bad[0] = good, bad[1] = good;
    bad[0].limit = -1;
    bad[1].size = 0;
    assert_int_equal(gpurta_batch_rta_jobs(work, 1, first, &bad[0], &verdict, &status, NULL),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_batch_rta_jobs(work, 1, first, &bad[1], &verdict, &status, NULL),
                     GPURTA_INVALID_ARGUMENT);
    gpurta_batch_rta_jobs_destroy(work);
    gpurta_batch_rta_jobs_destroy(NULL);
}

static gpurta_status call_jobs(void *const context)
{
    static const int64_t first[] = {0, 2}, slots[] = {1}, blocks[] = {1, 1}, wcet[] = {3, 5},
                         period[] = {8, 12};
    const gpurta_batch_rta_jobs_sets all = {
        .size = sizeof all, .slots = slots, .blocks = blocks, .wcet = wcet, .period = period};
    gpurta_batch_rta_jobs_work *work;
    gpurta_verdict *const verdict = context;
    gpurta_status one;
    gpurta_status status = gpurta_batch_rta_jobs_create(&work, NULL);
    if (status != GPURTA_OK)
        return status;
    status = gpurta_batch_rta_jobs(work, 1, first, &all, verdict, &one, NULL);
    gpurta_batch_rta_jobs_destroy(work);
    return status;
}

static void test_rta_jobs_without_memory(void **const state)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    (void)state;
    assert_true(alloc_fail_each(call_jobs, &verdict) > 5);
    assert_int_not_equal(verdict, GPURTA_UNKNOWN);
}

/* ---- placement ---- */

enum { PLACED = 6, MOST_BLOCKS = 9 };

struct launches {
    int64_t blocks[PLACED], threads[PLACED], registers[PLACED], memory[PLACED];
};

static void random_launches(struct launches *const l)
{
    const int64_t most = rnd_chance(50) ? 0 : rnd_chance(50) ? 12000 : 48000;
    for (size_t i = 0; i < PLACED; i++) {
        l->blocks[i] = rnd_range(1, MOST_BLOCKS);
        l->threads[i] = rnd_range(1, rnd_chance(50) ? 200 : 1024);
        l->registers[i] = rnd_range(0, 64);
        l->memory[i] = rnd_range(0, most);
    }
}

/* One after the other, none of them ends; NULL: a block of one fits on no SM. */
static gpurta_result *simulate_launches(const struct launches *const l, const size_t n,
                                        const gpurta_platform *const platform,
                                        const gpurta_placement placement)
{
    gpurta_program *program;
    gpurta_options *options;
    gpurta_result *result = NULL;
    mpq_t t;
    mpq_init(t);
    assert_ok(gpurta_program_create(&program, NULL), NULL);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    for (size_t i = 0; i < n; i++) {
        mpq_set_ui(t, 1000000, 1);
        assert_ok(gpurta_program_add_kernel(program, NULL, l->blocks[i], t, NULL), NULL);
        mpq_set_ui(t, (unsigned long)i, 1);
        assert_ok(gpurta_program_set_time(program, i, GPURTA_OPERATION_RELEASE, t, NULL), NULL);
        assert_ok(
            gpurta_program_set_count(program, i, GPURTA_OPERATION_THREADS, l->threads[i], NULL),
            NULL);
        if (l->registers[i])
            assert_ok(gpurta_program_set_count(program, i, GPURTA_OPERATION_REGISTERS,
                                               l->registers[i], NULL),
                      NULL);
        assert_ok(gpurta_program_set_count(program, i, GPURTA_OPERATION_SHARED_MEMORY, l->memory[i],
                                           NULL),
                  NULL);
    }
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_PLACEMENT, placement, NULL), NULL);
    const gpurta_status status = gpurta_simulate_of(&result, program, platform, options, NULL);
    assert_true(status == GPURTA_OK || status == GPURTA_NOT_APPLICABLE);
    gpurta_options_destroy(options);
    gpurta_program_destroy(program);
    mpq_clear(t);
    return result;
}

static void check_places(const struct launches *const l, const size_t n, const int64_t *sm,
                         const gpurta_result *const simulated)
{
    for (size_t i = 0; i < n; i++)
        for (int64_t k = 0; k < l->blocks[i]; k++) {
            int64_t expected;
            assert_true(job_block(simulated, i, 0, (size_t)k, &expected, NULL, NULL));
            assert_int_equal(*sm++, expected);
        }
}

/* Has some kernel not found room for all of its blocks at once? */
static bool some_waited(const gpurta_result *const simulated, const size_t n)
{
    mpq_t release, assigned;
    bool waited = false;
    mpq_inits(release, assigned, NULL);
    for (size_t i = 0; i < n; i++) {
        job_time(simulated, i, 0, GPURTA_SIMULATE_JOBS_RELEASE, release);
        job_time(simulated, i, 0, GPURTA_SIMULATE_JOBS_ASSIGNED, assigned);
        waited = waited || mpq_cmp(assigned, release) > 0;
    }
    mpq_clears(release, assigned, NULL);
    return waited;
}

static void test_places_are_those_of_the_simulator(void **const state)
{
    static const char *const names[] = {"jetson-tx2", "xavier", "orin", "v100", "a100", "h100"};
    size_t placed = 0, left = 0;
    (void)state;
    for (size_t p = 0; p < 6; p++) {
        gpurta_platform *platform;
        gpurta_batch_place_work *work;
        assert_ok(gpurta_platform_create(&platform, names[p], NULL), NULL);
        assert_ok(gpurta_batch_place_create(&work, platform, NULL), NULL);
        for (size_t c = cases(60); c-- > 0;) {
            struct launches l;
            gpurta_status status;
            int64_t sm[PLACED * MOST_BLOCKS];
            const size_t n = (size_t)rnd_range(1, PLACED);
            const int64_t first[2] = {0, (int64_t)n};
            const gpurta_batch_place_sets all = {.size = sizeof all,
                                                 .placement = rnd_chance(50) ? GPURTA_MOST_ROOM
                                                                             : GPURTA_ROUND_ROBIN,
                                                 .blocks = l.blocks,
                                                 .threads = l.threads,
                                                 .registers = l.registers,
                                                 .shared_memory = l.memory};
            random_launches(&l);
            assert_ok(gpurta_batch_place(work, 1, first, &all, sm, &status, NULL), NULL);
            placed += status == GPURTA_OK;
            left += status == GPURTA_LIMIT;
            if (status != GPURTA_OK && status != GPURTA_LIMIT)
                continue;
            gpurta_result *const simulated = simulate_launches(&l, n, platform, all.placement);
            assert_true(simulated || status == GPURTA_LIMIT);
            if (simulated)
                assert_int_equal(some_waited(simulated, n), status == GPURTA_LIMIT);
            if (status == GPURTA_OK)
                check_places(&l, n, sm, simulated);
            gpurta_result_destroy(simulated);
        }
        gpurta_batch_place_destroy(work);
        gpurta_platform_destroy(platform);
    }
    if (cases(60) >= 60)
        assert_true(placed && left);
}

static void test_places_refusals(void **const state)
{
    static const int64_t first[] = {0, 1, 1, 2}, blocks[] = {9, 0};
    gpurta_platform *platform;
    gpurta_batch_place_work *work;
    gpurta_status status[3];
    int64_t sm[9];
    gpurta_batch_place_sets all = {.size = sizeof all, .blocks = blocks};
    (void)state;
    assert_ok(gpurta_platform_create_slots(&platform, 8, NULL), NULL);
    assert_int_equal(gpurta_batch_place_create(NULL, platform, NULL), GPURTA_INVALID_ARGUMENT);
    assert_ok(gpurta_batch_place_create(&work, platform, NULL), NULL);
    assert_ok(gpurta_batch_place(work, 3, first, &all, sm, status, NULL), NULL);
    assert_int_equal(status[0], GPURTA_LIMIT);
    assert_int_equal(status[1], GPURTA_INVALID_ARGUMENT);
    assert_int_equal(status[2], GPURTA_OUT_OF_RANGE);
    all.placement = (gpurta_placement)7;
    assert_int_equal(gpurta_batch_place(work, 3, first, &all, sm, status, NULL),
                     GPURTA_OUT_OF_RANGE);
    gpurta_batch_place_destroy(work);
    gpurta_platform_destroy(platform);
    assert_ok(gpurta_platform_create(&platform, "jetson-tx2", NULL), NULL);
    assert_ok(gpurta_batch_place_create(&work, platform, NULL), NULL);
    all.placement = GPURTA_MOST_ROOM;
    assert_ok(gpurta_batch_place(work, 1, first, &all, sm, status, NULL), NULL);
    assert_int_equal(status[0], GPURTA_NOT_APPLICABLE);
    gpurta_batch_place_destroy(work);
    gpurta_batch_place_destroy(NULL);
    gpurta_platform_destroy(platform);
}

/* What U2 and U7 say is not of places: it is left to the simulator. */
static void test_places_of_queued_kernels(void **const state)
{
    static const int64_t first[] = {0, 1, 2, 4}, blocks[] = {8, 9, 1, 1},
                         threads[] = {32, 32, 32, 32};
    gpurta_platform *platform;
    gpurta_batch_place_work *work;
    gpurta_status status[3];
    int64_t sm[19];
    gpurta_batch_place_sets all = {.size = sizeof all, .blocks = blocks, .threads = threads};
    (void)state;
    assert_ok(gpurta_platform_create(&platform, "cc-7.5", NULL), NULL);
    assert_ok(gpurta_platform_set_rules(platform, GPURTA_RULES_AMERT, NULL), NULL);
    assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_SMS, 2, NULL), NULL);
    assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_BLOCK_PAIRS, 1, NULL), NULL);
    assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_RESIDENT_GRIDS, 1, NULL), NULL);
    assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_RESIDENT_GRID_LIMIT, 1, NULL), NULL);
    assert_ok(gpurta_batch_place_create(&work, platform, NULL), NULL);
    for (int turn = 0; turn < 2; turn++) {
        all.placement = turn ? GPURTA_ROUND_ROBIN : GPURTA_MOST_ROOM;
        assert_ok(gpurta_batch_place(work, 3, first, &all, sm, status, NULL), NULL);
        assert_int_equal(status[0], GPURTA_OK);
        assert_int_equal(status[1], turn ? GPURTA_OK : GPURTA_LIMIT);
        assert_int_equal(status[2], GPURTA_LIMIT);
    }
    gpurta_batch_place_destroy(work);
    gpurta_platform_destroy(platform);
}

static gpurta_status call_place(void *const platform)
{
    static const int64_t first[] = {0, 2}, blocks[] = {3, 2}, threads[] = {64, 96},
                         memory[] = {1024, 2048};
    const gpurta_batch_place_sets all = {
        .size = sizeof all, .blocks = blocks, .threads = threads, .shared_memory = memory};
    gpurta_batch_place_work *work;
    gpurta_status one;
    int64_t sm[5];
    gpurta_status status = gpurta_batch_place_create(&work, platform, NULL);
    if (status != GPURTA_OK)
        return status;
    status = gpurta_batch_place(work, 1, first, &all, sm, &one, NULL);
    gpurta_batch_place_destroy(work);
    return status;
}

static void test_places_without_memory(void **const state)
{
    gpurta_platform *platform;
    (void)state;
    assert_ok(gpurta_platform_create(&platform, "v100", NULL), NULL);
    assert_true(alloc_fail_each(call_place, platform) > 5);
    gpurta_platform_destroy(platform);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_places_are_those_of_the_simulator),
        cmocka_unit_test(test_places_refusals),
        cmocka_unit_test(test_places_of_queued_kernels),
        cmocka_unit_test(test_places_without_memory),
        cmocka_unit_test(test_rta_jobs_are_the_same),
        cmocka_unit_test(test_rta_jobs_refusals),
        cmocka_unit_test(test_rta_jobs_nearly_full),
        cmocka_unit_test(test_rta_jobs_without_memory),
        cmocka_unit_test(test_edf_is_the_same),
        cmocka_unit_test(test_rta_is_the_same),
        cmocka_unit_test(test_runlist_is_the_same),
        cmocka_unit_test(test_wrong_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
