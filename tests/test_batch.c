/* gpurta/batch.h: many sets in one call give what as many calls for one set give. */
#include "support.h"

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
static void check_all_seen(const size_t *const seen)
{
    assert_true(seen[GPURTA_OK] > 0);
    if (cases(200) >= 100)
        assert_true(seen[GPURTA_INVALID_ARGUMENT] && seen[GPURTA_OUT_OF_RANGE] &&
                    seen[GPURTA_OVERFLOW]);
}

static void test_edf_is_the_same(void **const state)
{
    (void)state;
    size_t seen[GPURTA_UNAVAILABLE + 1] = {0};
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
            seen[expected]++;
        }
        free(work);
    }
    check_all_seen(seen);
}

static void test_rta_is_the_same(void **const state)
{
    (void)state;
    size_t seen[GPURTA_UNAVAILABLE + 1] = {0};
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
            seen[expected]++;
        }
        free(work);
    }
    check_all_seen(seen);
}

static void test_runlist_is_the_same(void **const state)
{
    (void)state;
    size_t seen[GPURTA_UNAVAILABLE + 1] = {0};
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
            seen[expected]++;
        }
        free(work);
    }
    check_all_seen(seen);
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_edf_is_the_same),
        cmocka_unit_test(test_rta_is_the_same),
        cmocka_unit_test(test_runlist_is_the_same),
        cmocka_unit_test(test_wrong_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
