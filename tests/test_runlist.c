/* The runlist (gpurta/runlist.h). */
#include "runlist_systems.h"

#include "runlist.h"

static gpurta_runlist *analyse(const struct system *const s, const int64_t den, const bool wide)
{
    gpurta_error error;
    gpurta_runlist *result;
    gpurta_tasks *const tasks = make_tasks(s, den);
    gpurta_options *const options = make_options(s, den);
    assert_ok(runlist_analyse(&result, tasks, options, wide, &error), &error);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    return result;
}

static void assert_answer(const gpurta_runlist *const r, const size_t i,
                          const gpurta_runlist_time which, const int64_t expected,
                          const int64_t den)
{
    mpq_t value, want;
    mpq_inits(value, want, NULL);
    assert_int_equal(gpurta_runlist_time_of(r, i, which, value), expected >= 0);
    if (expected >= 0) {
        mpq_set_si(want, (long)expected, (unsigned long)den);
        mpq_canonicalize(want);
        assert_time_equal(value, want);
    }
    mpq_clears(value, want, NULL);
}

static void ticks(const struct system *const s, int64_t *const bound, int64_t *const theorem)
{
    int64_t work[128];
    gpurta_error error;
    assert_true(gpurta_runlist_ticks_work(s->n) <= sizeof work);
    assert_ok(gpurta_runlist_ticks(s->mode, s->overhead, s->cost, s->n, s->level, s->slice,
                                   s->wcet, s->section, s->period, bound, theorem, work, &error),
              &error);
}

/* --- tests --- */

static void test_example_of_the_specification(void **const state)
{
    (void)state;
    const struct system s = {.n = 5,
                             .level = {GPURTA_LEVEL_HIGH, GPURTA_LEVEL_HIGH, GPURTA_LEVEL_MEDIUM,
                                       GPURTA_LEVEL_MEDIUM, GPURTA_LEVEL_LOW},
                             .slice = {1, 1, 1, 1, 1},
                             .wcet = {1, 1, 1, 1, 1}};
    static const size_t expected[] = {0, 1, 2, 0, 1, 3, 0, 1, 4};
    gpurta_runlist *const r = analyse(&s, 1, false);
    assert_int_equal(gpurta_runlist_length(r), 9);
    for (int64_t p = 0; p < 9; p++)
        assert_int_equal(gpurta_runlist_entry(r, p), expected[p]);
    assert_true(gpurta_runlist_entry(r, 9) == SIZE_MAX);
    assert_true(gpurta_runlist_entry(r, -1) == SIZE_MAX);
    gpurta_runlist_destroy(r);
}

static void test_vectors(void **const state)
{
    (void)state;
    FILE *const file = fopen(TEST_DATA "/runlist.txt", "r");
    assert_non_null(file);
    char line[4096];
    size_t read = 0;
    while (fgets(line, sizeof line, file)) {
        char overhead[32], cost[32];
        size_t n, length;
        if (sscanf(line, "case %31s %31s %zu", overhead, cost, &n) != 3)
            continue;
        gpurta_error error;
        gpurta_tasks *tasks;
        gpurta_options *options;
        gpurta_runlist *r;
        char expected[MOST][2][64];
        mpq_t t;
        time_init(t, cost);
        assert_ok(gpurta_tasks_create(&tasks, &error), &error);
        assert_ok(gpurta_options_create(&options, &error), &error);
        assert_string_equal(overhead, "every-switch");
        assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_RUNLIST_SWITCH_COST, t, &error),
                  &error);
        for (size_t i = 0; i < n; i++) {
            char level[16], slice[64], wcet[64], period[64];
            assert_non_null(fgets(line, sizeof line, file));
            assert_int_equal(sscanf(line, "%15s %63s %63s %63s %63s %63s", level, slice, wcet,
                                    period, expected[i][0], expected[i][1]),
                             6);
            assert_ok(gpurta_time_parse(t, wcet[0] == '-' ? "1" : wcet, GPURTA_MS, &error),
                      &error);
            assert_ok(gpurta_tasks_add(tasks, NULL, t, &error), &error);
            assert_ok(gpurta_tasks_set_saturated(tasks, i, wcet[0] == '-', &error), &error);
            assert_ok(gpurta_tasks_set_level(tasks, i,
                                             level[0] == 'h'   ? GPURTA_LEVEL_HIGH
                                             : level[0] == 'm' ? GPURTA_LEVEL_MEDIUM
                                                               : GPURTA_LEVEL_LOW,
                                             &error),
                      &error);
            assert_ok(gpurta_time_parse(t, slice, GPURTA_MS, &error), &error);
            assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_TIMESLICE, t, &error), &error);
            if (period[0] == '-')
                continue;
            assert_ok(gpurta_time_parse(t, period, GPURTA_MS, &error), &error);
            assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_PERIOD, t, &error), &error);
        }
        for (int wide = 0; wide < 2; wide++) {
            assert_ok(runlist_analyse(&r, tasks, options, wide, &error), &error);
            for (size_t i = 0; i < n; i++) {
                for (int which = 0; which < 2; which++) {
                    const gpurta_runlist_time time =
                        which ? GPURTA_RUNLIST_BOUND : GPURTA_RUNLIST_THEOREM_1;
                    assert_int_equal(gpurta_runlist_time_of(r, i, time, t),
                                     expected[i][which][0] != '-');
                    if (expected[i][which][0] != '-')
                        assert_time(t, expected[i][which]);
                }
            }
            if (wide)
                break;
            gpurta_runlist_destroy(r);
        }
        assert_int_equal(fscanf(file, "list %zu", &length), 1);
        assert_int_equal(gpurta_runlist_length(r), length);
        for (size_t p = 0; p < length; p++) {
            size_t entry;
            assert_int_equal(fscanf(file, "%zu", &entry), 1);
            assert_int_equal(gpurta_runlist_entry(r, (int64_t)p), entry);
        }
        gpurta_runlist_destroy(r);
        gpurta_options_destroy(options);
        gpurta_tasks_destroy(tasks);
        mpq_clear(t);
        read++;
    }
    fclose(file);
    assert_int_equal(read, 40);
}

static void test_bounds_equal_those_of_the_list(void **const state)
{
    (void)state;
    for (size_t c = cases(4000); c > 0; c--) {
        const struct system s = random_system();
        const int64_t den = rnd_range(1, 7);
        int64_t expected[MOST], bound[MOST], theorem[MOST];
        oracle_bounds(&s, expected);
        ticks(&s, bound, theorem);
        gpurta_runlist *const narrow = analyse(&s, den, false), *const wide = analyse(&s, den, true);
        for (size_t i = 0; i < s.n; i++) {
            assert_int_equal(bound[i], expected[i]);
            assert_int_equal(theorem[i], oracle_theorem(&s, i));
            assert_answer(narrow, i, GPURTA_RUNLIST_BOUND, expected[i], den);
            assert_answer(wide, i, GPURTA_RUNLIST_BOUND, expected[i], den);
            assert_answer(narrow, i, GPURTA_RUNLIST_THEOREM_1, theorem[i], den);
            assert_answer(wide, i, GPURTA_RUNLIST_THEOREM_1, theorem[i], den);
            assert_int_equal(gpurta_runlist_task_verdict(narrow, i, NULL),
                             gpurta_runlist_task_verdict(wide, i, NULL));
            assert_int_equal(gpurta_runlist_window(narrow, i), gpurta_runlist_window(wide, i));
        }
        assert_int_equal(gpurta_runlist_verdict(narrow, NULL), gpurta_runlist_verdict(wide, NULL));
        gpurta_runlist_destroy(narrow);
        gpurta_runlist_destroy(wide);
    }
}

static void test_structure_equals_the_list(void **const state)
{
    (void)state;
    for (size_t c = cases(2000); c > 0; c--) {
        const struct system s = random_system();
        size_t list[MOST_ENTRIES];
        int64_t met[MOST] = {0};
        const size_t length = make_list(list, &s);
        gpurta_runlist *const r = analyse(&s, 1, false);
        assert_int_equal(gpurta_runlist_length(r), length);
        for (size_t p = 0; p < length; p++) {
            assert_int_equal(gpurta_runlist_entry(r, (int64_t)p), list[p]);
            assert_int_equal(gpurta_runlist_position(r, list[p], met[list[p]]++), p);
        }
        for (size_t i = 0; i < s.n; i++) {
            assert_int_equal(gpurta_runlist_entries(r, i), met[i]);
            assert_int_equal(gpurta_runlist_position(r, i, met[i]), -1);
        }
        gpurta_runlist_destroy(r);
    }
}

/* The terms that are shown add up to the bound, and are those of the list. */
static void test_terms_add_up(void **const state)
{
    (void)state;
    mpq_t sum, each, bound, gap;
    mpz_t times, slots;
    mpq_inits(sum, each, bound, gap, NULL);
    mpz_inits(times, slots, NULL);
    for (size_t c = cases(2000); c > 0; c--) {
        const struct system s = random_system();
        gpurta_runlist *const r = analyse(&s, 1, false);
        size_t list[MOST_ENTRIES];
        const size_t length = make_list(list, &s);
        for (size_t i = 0; i < s.n; i++) {
            assert_int_equal(gpurta_runlist_slots(r, i, slots), s.wcet[i] > 0);
            if (s.wcet[i] == 0) {
                assert_int_equal(gpurta_runlist_window(r, i), -1);
                continue;
            }
            size_t counted[MOST] = {0};
            size_t p = (size_t)gpurta_runlist_position(r, i, gpurta_runlist_window(r, i)) + 1;
            for (unsigned long met = 0; met < mpz_get_ui(slots); p++) {
                counted[list[p % length]]++;
                met += list[p % length] == i;
            }
            mpq_set_si(sum, (long)s.wcet[i], 1);
            for (size_t j = 0; j < s.n; j++) {
                assert_int_equal(gpurta_runlist_term(r, i, j, times, each), 1);
                assert_int_equal(mpz_get_ui(times), counted[j]);
                mpq_set_z(bound, times);
                mpq_mul(each, each, bound);
                mpq_add(sum, sum, each);
            }
            assert_int_equal(gpurta_runlist_time_of(r, i, GPURTA_RUNLIST_BOUND, bound), 1);
            assert_time_equal(sum, bound);
            assert_int_equal(gpurta_runlist_gap(r, i, gpurta_runlist_entries(r, i), gap), 0);
        }
        gpurta_runlist_destroy(r);
    }
    mpq_clears(sum, each, bound, gap, NULL);
    mpz_clears(times, slots, NULL);
}

static void test_gaps_equal_those_of_the_list(void **const state)
{
    (void)state;
    mpq_t gap, want;
    mpq_inits(gap, want, NULL);
    for (size_t c = cases(500); c > 0; c--) {
        struct system s = random_system();
        for (size_t i = 0; i < s.n; i++)
            s.period[i] = 0;
        gpurta_runlist *const r = analyse(&s, 1, false);
        size_t list[MOST_ENTRIES];
        const size_t length = make_list(list, &s);
        for (size_t i = 0; i < s.n; i++) {
            for (int64_t g = 0; s.wcet[i] && g < gpurta_runlist_entries(r, i); g++) {
                int64_t sum = 0;
                for (size_t p = (size_t)gpurta_runlist_position(r, i, g) + 1;
                     list[p % length] != i; p++)
                    sum += oracle_entry(&s, list[p % length], s.wcet[list[p % length]] == 0);
                mpq_set_si(want, (long)sum, 1);
                assert_int_equal(gpurta_runlist_gap(r, i, g, gap), 1);
                assert_time_equal(gap, want);
            }
        }
        gpurta_runlist_destroy(r);
    }
    mpq_clears(gap, want, NULL);
}

/* Without switch cost the positional bound is never above Theorem 1 (SPEC: equal in most cases). */
static void test_positional_bound_never_above_theorem_1(void **const state)
{
    (void)state;
    size_t equal = 0, below = 0;
    for (size_t c = cases(4000); c > 0; c--) {
        struct system s = random_system();
        int64_t bound[MOST], theorem[MOST];
        s.cost = 0;
        for (size_t i = 0; i < s.n; i++)
            s.period[i] = s.section[i] = 0;
        ticks(&s, bound, theorem);
        for (size_t i = 0; i < s.n; i++) {
            if (theorem[i] < 0)
                continue;
            assert_true(bound[i] <= theorem[i]);
            equal += bound[i] == theorem[i];
            below += bound[i] < theorem[i];
        }
    }
    assert_true(equal > below && below > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_example_of_the_specification),
        cmocka_unit_test(test_vectors),
        cmocka_unit_test(test_bounds_equal_those_of_the_list),
        cmocka_unit_test(test_structure_equals_the_list),
        cmocka_unit_test(test_terms_add_up),
        cmocka_unit_test(test_gaps_equal_those_of_the_list),
        cmocka_unit_test(test_positional_bound_never_above_theorem_1),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
