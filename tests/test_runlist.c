/* The runlist (gpurta/runlist.h). */
#include "model/tasks.h"
#include "runlist_systems.h"

#include "alloc.h"
#include "model/options.h"
#include "model_calls.h"
#include "runlist/runlist.h"
#include "vectors.h"

/* The options, with the numbers to compute with. */
static gpurta_options *numbered(gpurta_options *const options, const bool wide)
{
    gpurta_error error;
    assert_ok(gpurta_options_set(options, OPTION_NUMBERS, wide ? TICKS_GMP : TICKS_AUTO, &error),
              &error);
    return options;
}

static gpurta_result *analyse(const struct system *const s, const int64_t den, const bool wide)
{
    gpurta_error error;
    gpurta_result *result;
    gpurta_tasks *const tasks = make_tasks(s, den);
    gpurta_options *const options = numbered(make_options(s, den), wide);
    assert_ok(gpurta_runlist_of(&result, tasks, options, &error), &error);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    return result;
}

static void assert_answer(const gpurta_result *const r, const size_t i, const gpurta_column which,
                          const int64_t expected, const int64_t den)
{
    mpq_t value, want;
    mpq_inits(value, want, NULL);
    assert_int_equal(result_time(r, which, i, value), expected >= 0);
    if (expected >= 0) {
        mpq_set_si(want, (long)expected, (unsigned long)den);
        mpq_canonicalize(want);
        assert_time_equal(value, want);
    }
    mpq_clears(value, want, NULL);
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
    gpurta_result *const r = analyse(&s, 1, false);
    assert_int_equal(result_count(r, GPURTA_RUNLIST_LENGTH, 0), 9);
    assert_int_equal(gpurta_rows(r, GPURTA_RUNLIST_LIST), 9);
    for (size_t p = 0; p < 9; p++)
        assert_int_equal(entry_of(r, p), expected[p]);
    assert_string_equal(result_text(r, GPURTA_RUNLIST_LIST_NAME, 8), "t5");
    assert_null(result_text(r, GPURTA_RUNLIST_LIST_NAME, 9));
    gpurta_result_destroy(r);
}

/* One list of texts or nulls of an answer, against a time of every channel. */
static void check_times(const gpurta_result *const r, const struct document *const answer,
                        const struct node *const list, const gpurta_column which)
{
    const struct node *node = document_child(answer, list);
    mpq_t t;
    mpq_init(t);
    for (size_t i = 0; i < gpurta_rows(r, GPURTA_RUNLIST_TASKS); i++) {
        const char *const text = document_text(answer, node);
        const bool none = strcmp(text, "null") == 0;
        assert_int_equal(result_time(r, which, i, t), !none);
        if (!none)
            assert_time(t, text);
        node = document_next(answer, node);
    }
    assert_null(node);
    mpq_clear(t);
}

static void check_vector(struct scenario *const scenario, const struct document *const answer,
                         const struct node *const expect)
{
    gpurta_error error;
    gpurta_options *options;
    gpurta_result *r;
    assert_ok(gpurta_options_create(&options, &error), &error);
    for (int wide = 0; wide < 2; wide++) {
        assert_ok(gpurta_runlist(scenario->given.model, numbered(options, wide), &r, &error),
                  &error);
        check_times(r, answer, value_of(answer, expect, "published"),
                    GPURTA_RUNLIST_TASKS_PUBLISHED);
        check_times(r, answer, value_of(answer, expect, "bound"), GPURTA_RUNLIST_TASKS_POSITIONAL);
        const struct node *node = document_child(answer, value_of(answer, expect, "runlist"));
        for (size_t p = 0; p < gpurta_rows(r, GPURTA_RUNLIST_LIST); p++) {
            assert_string_equal(result_text(r, GPURTA_RUNLIST_TASKS_NAME, entry_of(r, p)),
                                document_text(answer, node));
            node = document_next(answer, node);
        }
        assert_null(node);
        gpurta_result_destroy(r);
    }
    gpurta_options_destroy(options);
}

static void test_vectors(void **const state)
{
    (void)state;
    assert_int_equal(
        for_each_vector(TEST_DATA "/runlist.jsonl", "runlist", NEED_TASKS, check_vector), 40);
}

static void test_bounds_equal_those_of_the_list(void **const state)
{
    (void)state;
    size_t below = 0, all = 0;
    for (size_t c = cases(4000); c > 0; c--) {
        const struct system drawn = rnd_chance(25) ? stepped(random_system()) : random_system();
        const struct system s = drawn.step || rnd_chance(70) ? drawn : irregular(drawn);
        const int64_t den = rnd_range(1, 7);
        int64_t positional[MOST], limited[MOST];
        bool full[MOST];
        oracle_bounds(&s, positional);
        oracle_limited(&s, limited, full);
        const struct bounds b = ticks(&s);
        gpurta_result *const narrow = analyse(&s, den, false), *const wide = analyse(&s, den, true);
        for (size_t i = 0; i < s.n; i++) {
            assert_int_equal(b.positional[i], positional[i]);
            assert_int_equal(b.limited[i], limited[i]);
            assert_int_equal(b.theorem[i], oracle_theorem(&s, i));
            assert_true(limited[i] <= positional[i]);
            for (int n = 0; n < 2; n++) {
                gpurta_result *const r = n ? wide : narrow;
                assert_answer(r, i, GPURTA_RUNLIST_TASKS_BOUND, limited[i], den);
                assert_answer(r, i, GPURTA_RUNLIST_TASKS_POSITIONAL, positional[i], den);
                assert_answer(r, i, GPURTA_RUNLIST_TASKS_PUBLISHED, b.theorem[i], den);
                assert_int_equal(result_count(r, GPURTA_RUNLIST_TASKS_OVERLOADED, i),
                                 full[i] && s.wcet[i] > 0);
            }
            assert_int_equal(result_verdict(narrow, GPURTA_RUNLIST_TASKS_VERDICT, i),
                             result_verdict(wide, GPURTA_RUNLIST_TASKS_VERDICT, i));
            assert_int_equal(window_of(narrow, i), window_of(wide, i));
            below += limited[i] < positional[i];
            all += s.wcet[i] > 0;
        }
        assert_int_equal(result_verdict(narrow, GPURTA_RUNLIST_VERDICT, 0),
                         result_verdict(wide, GPURTA_RUNLIST_VERDICT, 0));
        gpurta_result_destroy(narrow);
        gpurta_result_destroy(wide);
    }
    assert_often(below, all);
    tried("runlist: bounds equal the equations on the list itself", all);
}

static void test_structure_equals_the_list(void **const state)
{
    (void)state;
    for (size_t c = cases(2000); c > 0; c--) {
        const struct system s = random_system();
        size_t list[MOST_ENTRIES];
        int64_t met[MOST] = {0};
        const size_t length = make_list(list, &s);
        gpurta_result *const r = analyse(&s, 1, false);
        assert_int_equal(result_count(r, GPURTA_RUNLIST_LENGTH, 0), length);
        for (size_t p = 0; p < length; p++) {
            size_t gaps;
            const size_t i = list[p], first = gpurta_children(r, GPURTA_RUNLIST_GAPS, i, &gaps);
            assert_int_equal(entry_of(r, p), i);
            if (gaps)
                assert_int_equal(
                    result_count(r, GPURTA_RUNLIST_GAPS_POSITION, first + (size_t)met[i]), p);
            met[i]++;
        }
        for (size_t i = 0; i < s.n; i++) {
            size_t gaps;
            (void)gpurta_children(r, GPURTA_RUNLIST_GAPS, i, &gaps);
            assert_int_equal(result_count(r, GPURTA_RUNLIST_TASKS_ENTRIES, i), met[i]);
            assert_int_equal(gaps, s.wcet[i] ? met[i] : 0);
        }
        gpurta_result_destroy(r);
    }
}

/* Adds up the terms of channel i; the entries are those of the list from the window on. */
static void check_terms(const struct system *const s, const gpurta_result *const r, const size_t i)
{
    size_t list[MOST_ENTRIES], counted[MOST] = {0};
    const size_t length = make_list(list, s);
    const int64_t k = oracle_turns(s, i);
    mpq_t sum, part, bound;
    mpq_inits(sum, part, bound, NULL);
    size_t p = (size_t)position_of(r, i, window_of(r, i)) + 1;
    for (int64_t met = 0; met < k; p++) {
        counted[list[p % length]]++;
        met += list[p % length] == i;
    }
    for (size_t j = 0; j < s->n; j++) {
        const size_t row = term_of(r, i, j);
        char name[24];
        snprintf(name, sizeof name, "t%zu", j + 1);
        assert_string_equal(result_text(r, GPURTA_RUNLIST_TERMS_CHANNEL, row), name);
        assert_true(result_time(r, GPURTA_RUNLIST_TERMS_TIMES, row, part));
        assert_int_equal(mpq_cmp_ui(part, (unsigned long)counted[j], 1), 0);
        assert_true(result_time(r, GPURTA_RUNLIST_TERMS_SUM, row, part));
        mpq_add(sum, sum, part);
        if (strcmp(result_text(r, GPURTA_RUNLIST_TERMS_LIMITED_BY, row), "work") == 0) {
            assert_true(result_time(r, GPURTA_RUNLIST_TERMS_WORK, row, bound));
            assert_true(mpq_cmp(bound, part) <= 0);
        }
    }
    assert_int_equal(result_time(r, GPURTA_RUNLIST_TASKS_BOUND, i, bound), 1);
    assert_time_equal(sum, bound);
    mpq_clears(sum, part, bound, NULL);
}

static void test_terms_add_up(void **const state)
{
    (void)state;
    mpq_t slots;
    mpq_init(slots);
    for (size_t c = cases(2000); c > 0; c--) {
        const struct system s = rnd_chance(25) ? stepped(random_system()) : random_system();
        gpurta_result *const r = analyse(&s, 1, false);
        for (size_t i = 0; i < s.n; i++) {
            assert_int_equal(result_time(r, GPURTA_RUNLIST_TASKS_SLOTS, i, slots), s.wcet[i] > 0);
            if (s.wcet[i] == 0)
                assert_int_equal(window_of(r, i), -1);
            else
                check_terms(&s, r, i);
        }
        gpurta_result_destroy(r);
    }
    mpq_clear(slots);
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
        gpurta_result *const r = analyse(&s, 1, false);
        size_t list[MOST_ENTRIES];
        const size_t length = make_list(list, &s);
        for (size_t i = 0; i < s.n; i++) {
            for (int64_t g = 0; s.wcet[i] && g < result_count(r, GPURTA_RUNLIST_TASKS_ENTRIES, i);
                 g++) {
                int64_t sum = 0;
                for (size_t p = (size_t)position_of(r, i, g) + 1; list[p % length] != i; p++)
                    sum += oracle_entry(&s, list[p % length], s.wcet[list[p % length]] == 0) +
                           oracle_switch(&s, list[p % length]);
                mpq_set_si(want, (long)sum, 1);
                assert_true(
                    result_time(r, GPURTA_RUNLIST_GAPS_GAP,
                                gpurta_children(r, GPURTA_RUNLIST_GAPS, i, NULL) + (size_t)g, gap));
                assert_time_equal(gap, want);
            }
        }
        gpurta_result_destroy(r);
    }
    mpq_clears(gap, want, NULL);
}

/* Without switch cost the positional bound is never above Theorem 1 (equal in most cases). */
static void test_positional_bound_never_above_theorem_1(void **const state)
{
    (void)state;
    size_t equal = 0, below = 0;
    for (size_t c = cases(4000); c > 0; c--) {
        struct system s = random_system();
        s.cost = s.reset = 0;
        for (size_t i = 0; i < s.n; i++)
            s.period[i] = s.section[i] = 0;
        const struct bounds b = ticks(&s);
        for (size_t i = 0; i < s.n; i++) {
            if (b.theorem[i] < 0)
                continue;
            assert_true(b.positional[i] <= b.theorem[i]);
            equal += b.positional[i] == b.theorem[i];
            below += b.positional[i] < b.theorem[i];
        }
    }
    assert_often(equal, equal + below);
    assert_often(below, equal + below);
}

/* A system of random_system() in which every task may have a deadline of either kind. */
static struct system fit_system(void)
{
    struct system s = random_system();
    s.overhead = GPURTA_RUNLIST_EVERY_SWITCH;
    for (size_t i = 0; i < s.n; i++) {
        if (s.wcet[i] > 60)
            s.wcet[i] = rnd_range(1, 60);
        s.deadline[i] = rnd_chance(60) ? s.wcet[i] + rnd_range(0, rnd_chance(50) ? 30 : 300) : 0;
        s.period[i] = rnd_chance(50) ? s.wcet[i] + rnd_range(0, 400) : 0;
    }
    return s;
}

/* --- times that are too long for 64 bits somewhere on the way --- */

static void test_long_times(void **const state)
{
    (void)state;
    for (size_t c = cases(300); c > 0; c--) {
        struct system s = c % 2 ? fit_system() : random_system();
        gpurta_result *bounds[2];
        gpurta_error error;
        s.n = s.n > 5 ? 5 : s.n;
        s.mode = GPURTA_RUNLIST_INTERLEAVED;
        s.overhead = GPURTA_RUNLIST_EVERY_SWITCH;
        s.wcet[0] = s.wcet[0] ? s.wcet[0] : 3;
        s.deadline[0] = s.wcet[0] + 20;
        longer_by = (int)(rnd_chance(50) ? rnd_range(16, 30) : rnd_range(50, 58)); /* products */
        gpurta_tasks *const tasks = make_tasks(&s, 1);
        gpurta_options *const options = make_options(&s, 1);
        for (int wide = 0; wide < 2; wide++) {
            assert_ok(
                gpurta_options_set(options, OPTION_NUMBERS, wide ? TICKS_GMP : TICKS_AUTO, &error),
                &error);
            assert_ok(gpurta_runlist_of(&bounds[wide], tasks, options, &error), &error);
        }
        assert_same_rows(bounds[0], bounds[1], GPURTA_RUNLIST);
        assert_same_rows(bounds[0], bounds[1], GPURTA_RUNLIST_TASKS);
        gpurta_result_destroy(bounds[0]);
        gpurta_result_destroy(bounds[1]);
        gpurta_options_destroy(options);
        gpurta_tasks_destroy(tasks);
    }
    longer_by = 0;
}

/* --- size, overflow, arguments, memory --- */

static gpurta_tasks *many_channels(const size_t each, const char *const unit)
{
    gpurta_error error;
    gpurta_tasks *tasks;
    mpq_t t, scale;
    time_init(t, "1");
    time_init(scale, unit);
    assert_ok(gpurta_tasks_create(&tasks, &error), &error);
    for (size_t i = 0; i < 3 * each; i++) {
        mpq_set_si(t, 1 + (long)(i * 7919 % 997), 1);
        mpq_mul(t, t, scale);
        assert_ok(gpurta_tasks_add(tasks, NULL, t, &error), &error);
        mpq_set_si(t, 1 + (long)(i * 104729 % 13), 1);
        mpq_mul(t, t, scale);
        assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_TIMESLICE, t, &error), &error);
        assert_ok(gpurta_tasks_set_level(tasks, i, (gpurta_level)(1 + i % 3), &error), &error);
    }
    mpq_clears(t, scale, NULL);
    return tasks;
}

/* A list of 10^9 entries is never made; in ticks and in numbers beyond 64 bits the same bounds. */
static void test_thousand_channels_of_each_level(void **const state)
{
    (void)state;
    gpurta_error error;
    gpurta_result *small, *big;
    mpq_t a, b, scale;
    mpq_inits(a, b, NULL);
    time_init(scale, "1e40");
    gpurta_tasks *const tasks = many_channels(1000, "1"), *const huge = many_channels(1000, "1e40");
    assert_ok(gpurta_runlist_of(&small, tasks, NULL, &error), &error);
    assert_ok(gpurta_runlist_of(&big, huge, NULL, &error), &error);
    assert_int_equal(result_count(small, GPURTA_RUNLIST_LENGTH, 0), INT64_C(1000) * 1001 * 1001);
    for (size_t i = 0; i < 3000; i++) {
        assert_int_equal(result_time(small, GPURTA_RUNLIST_TASKS_BOUND, i, a), 1);
        assert_int_equal(result_time(big, GPURTA_RUNLIST_TASKS_BOUND, i, b), 1);
        mpq_mul(a, a, scale);
        assert_time_equal(a, b);
    }
    gpurta_result_destroy(small);
    gpurta_result_destroy(big);
    gpurta_tasks_destroy(tasks);
    gpurta_tasks_destroy(huge);
    mpq_clears(a, b, scale, NULL);
}

/* The longest cycle whose positions are still numbers. */
static void test_longest_cycle(void **const state)
{
    (void)state;
    const size_t most = 1u << 20;
    struct channels shape = {.count = 3 * most, .high = most, .medium = most, .low = most};
    int64_t length;
    assert_true(channels_length(&shape, &length));
    assert_true(length == (INT64_C(1048577) << 20) * 1048577);
    shape.low = 2 * most;
    assert_false(channels_length(&shape, &length));
    shape.high = shape.medium = SIZE_MAX / 4;
    assert_false(channels_length(&shape, &length));
    shape.flat = true;
    assert_true(channels_length(&shape, &length));
    assert_true(length == INT64_C(3) << 20);
}

static void test_huge_demand(void **const state)
{
    (void)state;
    const gpurta_level level[] = {GPURTA_LEVEL_HIGH, GPURTA_LEVEL_LOW, GPURTA_LEVEL_LOW};
    const int64_t slice[] = {1, 2, 3}, wcet[] = {1000000000000000001, 5, 5};
    int64_t bound[] = {7, 7, 7}, work[64];
    gpurta_error error;
    gpurta_runlist_ticks_set set = {
        .size = sizeof set, .count = 3, .level = level, .timeslice = slice, .wcet = wcet};
    const gpurta_runlist_ticks_result result = {.size = sizeof result, .bound = bound};
    /* k = 10^18 + 1 gaps of 2 and 3 in turn: 5 * 10^17 + 3 longer */
    assert_ok(gpurta_runlist_ticks(&set, &result, work, &error), &error);
    assert_true(bound[0] == INT64_C(1000000000000000001) + INT64_C(2500000000000000003));
    bound[0] = 7;
    set.switch_cost = 5;
    assert_int_equal(gpurta_runlist_ticks(&set, &result, work, &error), GPURTA_OVERFLOW);
    assert_int_equal(error.status, GPURTA_OVERFLOW);
    assert_int_equal(bound[0], 7);
}

static void test_ticks_arguments(void **const state)
{
    (void)state;
    const gpurta_level level[] = {GPURTA_LEVEL_HIGH, GPURTA_LEVEL_LOW};
    const gpurta_level none[] = {GPURTA_LEVEL_HIGH, GPURTA_LEVEL_NONE};
    const int64_t good[] = {2, 3}, zero[] = {2, 0}, negative[] = {2, -1};
    int64_t bound[2], work[64];
    gpurta_error error;
    assert_int_equal(gpurta_runlist_ticks_work(0), 0);
    assert_int_equal(gpurta_runlist_ticks_work(SIZE_MAX), 0);
    const gpurta_runlist_ticks_set fine = {
        .size = sizeof fine, .count = 2, .level = level, .timeslice = good, .wcet = good};
    const gpurta_runlist_ticks_result to = {.size = sizeof to, .bound = bound};
    gpurta_runlist_ticks_set set = fine;
    assert_ok(gpurta_runlist_ticks(&set, &to, work, &error), &error);
    set.wcet = set.nonpreemptable = set.period = zero;
    assert_ok(gpurta_runlist_ticks(&set, &to, work, &error), &error);
    assert_int_equal(bound[1], GPURTA_RUNLIST_NO_VALUE);
#define REFUSED(member, value, expected)                                                           \
    do {                                                                                           \
        set = fine;                                                                                \
        set.member = (value);                                                                      \
        assert_int_equal(gpurta_runlist_ticks(&set, &to, work, &error), expected);                 \
    } while (0)
    REFUSED(size, 8, GPURTA_INVALID_ARGUMENT);
    REFUSED(mode, (gpurta_runlist_mode)2, GPURTA_INVALID_ARGUMENT);
    REFUSED(overhead, (gpurta_runlist_overhead)2, GPURTA_INVALID_ARGUMENT);
    REFUSED(count, 0, GPURTA_INVALID_ARGUMENT);
    REFUSED(level, NULL, GPURTA_INVALID_ARGUMENT);
    REFUSED(timeslice, NULL, GPURTA_INVALID_ARGUMENT);
    REFUSED(wcet, NULL, GPURTA_INVALID_ARGUMENT);
    REFUSED(level, none, GPURTA_INVALID_ARGUMENT);
    assert_int_equal(error.item, 1);
    REFUSED(switch_cost, -1, GPURTA_OUT_OF_RANGE);
    REFUSED(reset_cost, -1, GPURTA_OUT_OF_RANGE);
    REFUSED(limit, -1, GPURTA_OUT_OF_RANGE);
    REFUSED(timeslice_step, -1, GPURTA_OUT_OF_RANGE);
    REFUSED(timeslice_step, 3, GPURTA_OUT_OF_RANGE);
    assert_int_equal(error.item, 0);
    REFUSED(timeslice, zero, GPURTA_OUT_OF_RANGE);
    REFUSED(wcet, negative, GPURTA_OUT_OF_RANGE);
    REFUSED(nonpreemptable, negative, GPURTA_OUT_OF_RANGE);
    REFUSED(period, negative, GPURTA_OUT_OF_RANGE);
#undef REFUSED
    const gpurta_runlist_ticks_result odd = {.size = 1, .bound = bound};
    assert_int_equal(gpurta_runlist_ticks(NULL, &to, work, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_runlist_ticks(&fine, NULL, work, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_runlist_ticks(&fine, &odd, work, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_runlist_ticks(&fine, &to, NULL, &error), GPURTA_INVALID_ARGUMENT);
}

/* Outputs may be the inputs' own arrays. */
static void test_ticks_in_place(void **const state)
{
    (void)state;
    for (size_t c = cases(300); c > 0; c--) {
        struct system s = random_system();
        int64_t work[128];
        gpurta_error error;
        const struct bounds b = ticks(&s);
        const gpurta_runlist_ticks_set set = ticks_set(&s);
        const gpurta_runlist_ticks_result result = {
            .size = sizeof result, .bound = s.wcet, .positional = s.period, .theorem_1 = s.slice};
        assert_ok(gpurta_runlist_ticks(&set, &result, work, &error), &error);
        assert_memory_equal(s.wcet, b.limited, s.n * sizeof *s.wcet);
        assert_memory_equal(s.period, b.positional, s.n * sizeof *s.period);
        assert_memory_equal(s.slice, b.theorem, s.n * sizeof *s.slice);
    }
}

/* A search that is stopped gives positional bounds, and says so. */
static void test_limit(void **const state)
{
    (void)state;
    size_t above = 0, all = 0;
    for (size_t c = cases(200); c > 0; c--) {
        const struct system s = random_system();
        const struct bounds b = ticks(&s);
        int64_t few[MOST], work[128];
        gpurta_error error;
        gpurta_runlist_ticks_set set = ticks_set(&s);
        const gpurta_runlist_ticks_result to = {.size = sizeof to, .bound = few};
        set.limit = 1;
        assert_ok(gpurta_runlist_ticks(&set, &to, work, &error), &error);
        gpurta_tasks *const tasks = make_tasks(&s, 1);
        gpurta_options *const options = make_options(&s, 1);
        gpurta_result *r;
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_RUNLIST_LIMIT, 1, &error), &error);
        assert_ok(gpurta_runlist_of(&r, tasks, options, &error), &error);
        for (size_t i = 0; i < s.n; i++) {
            assert_true(few[i] == b.positional[i] || few[i] == b.limited[i]);
            assert_answer(r, i, GPURTA_RUNLIST_TASKS_BOUND, few[i], 1);
            assert_true(!result_count(r, GPURTA_RUNLIST_STOPPED, 0) || few[i] == b.positional[i]);
            above += result_count(r, GPURTA_RUNLIST_STOPPED, 0) && few[i] > b.limited[i];
            all++;
            if (s.wcet[i])
                check_terms(&s, r, i);
        }
        gpurta_result_destroy(r);
        gpurta_options_destroy(options);
        gpurta_tasks_destroy(tasks);
    }
    assert_often(above, all);
}

/* Verdicts, on systems made for each of them. */
static void test_verdicts(void **const state)
{
    (void)state;
    static const struct {
        struct system s;
        gpurta_verdict first, all;
        const char *reason;
    } rows[] = {
        {{.n = 1, .level = {3}, .slice = {2}, .wcet = {5}},
         GPURTA_UNKNOWN,
         GPURTA_UNKNOWN,
         "no deadline"},
        {{.n = 1, .level = {3}, .slice = {2}, .wcet = {5}, .period = {9}, .deadline = {5}},
         GPURTA_SCHEDULABLE,
         GPURTA_SCHEDULABLE,
         "the bound does not exceed the deadline"},
        {{.n = 1, .level = {3}, .slice = {2}, .wcet = {5}, .period = {9}, .deadline = {4}},
         GPURTA_UNSCHEDULABLE,
         GPURTA_UNSCHEDULABLE,
         "a response that can occur exceeds the deadline"},
        {{.n = 2, .level = {3, 3}, .slice = {1, 4}, .wcet = {2, 5}, .deadline = {9}},
         GPURTA_UNKNOWN, /* bound 2 + 4 + 4, but the other one has 5 only */
         GPURTA_UNKNOWN,
         "the bound, which is sufficient only, exceeds the deadline"},
        {{.n = 2, .level = {3, 3}, .slice = {1, 4}, .wcet = {2, 5}, .deadline = {6}},
         GPURTA_UNSCHEDULABLE,
         GPURTA_UNSCHEDULABLE,
         "a response that can occur exceeds the deadline"},
        {{.n = 2,
          .level = {3, 3},
          .slice = {1, 4},
          .wcet = {2, 4},
          .period = {9},
          .deadline = {10}},
         GPURTA_UNKNOWN,
         GPURTA_UNKNOWN,
         "the bound exceeds the period: jobs may queue"},
        {{.n = 2,
          .level = {3, 3},
          .slice = {1, 1},
          .wcet = {1, 1},
          .deadline = {9},
          .cost = 1,
          .overhead = GPURTA_RUNLIST_PUBLISHED},
         GPURTA_UNKNOWN,
         GPURTA_UNKNOWN,
         "the published overhead leaves out switches to other channels: not a bound"},
        {{.n = 1,
          .level = {1},
          .slice = {5},
          .wcet = {5},
          .period = {9},
          .reset = 4,
          .deadline = {9}},
         GPURTA_SCHEDULABLE,
         GPURTA_SCHEDULABLE,
         "the bound does not exceed the deadline"},
        {{.n = 1,
          .level = {1},
          .slice = {5},
          .wcet = {5},
          .period = {9},
          .reset = 5,
          .deadline = {9}},
         GPURTA_UNKNOWN,
         GPURTA_UNKNOWN,
         "the bound and a reset exceed the period: jobs may queue"},
        {{.n = 1, .level = {1}, .slice = {2}},
         GPURTA_UNKNOWN,
         GPURTA_UNKNOWN,
         "a saturated channel has no response time"},
        {{.n = 2,
          .level = {3, 3},
          .slice = {4, 4},
          .wcet = {4, 4},
          .period = {7, 7},
          .deadline = {20, 20}},
         GPURTA_UNKNOWN,
         GPURTA_UNSCHEDULABLE, /* 4/7 + 4/7 */
         "the bound exceeds the period: jobs may queue"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        gpurta_result *const r = analyse(&rows[i].s, 1, false);
        assert_int_equal(result_verdict(r, GPURTA_RUNLIST_TASKS_VERDICT, 0), rows[i].first);
        assert_string_equal(result_text(r, GPURTA_RUNLIST_TASKS_REASON, 0), rows[i].reason);
        assert_int_equal(result_verdict(r, GPURTA_RUNLIST_VERDICT, 0), rows[i].all);
        assert_true(strlen(result_text(r, GPURTA_RUNLIST_REASON, 0)) > 0);
        gpurta_result_destroy(r);
    }
}

/* A channel that cannot keep up with its period counts as saturated for the others. */
static void test_overloaded_channel_counts_as_saturated(void **const state)
{
    (void)state;
    struct system s = {.n = 2,
                       .level = {GPURTA_LEVEL_HIGH, GPURTA_LEVEL_HIGH},
                       .slice = {10, 10},
                       .wcet = {3, 4},
                       .period = {100, 7}};
    gpurta_result *r = analyse(&s, 1, false);
    assert_answer(r, 0, GPURTA_RUNLIST_TASKS_BOUND, 7,
                  1); /* 3 + 4; the other's bound is 4 + 3 <= 7 */
    assert_int_equal(result_count(r, GPURTA_RUNLIST_TASKS_OVERLOADED, 1), 0);
    assert_null(result_text(r, GPURTA_RUNLIST_TASKS_PUBLISHED_REASON, 0));
    assert_null(result_text(r, GPURTA_RUNLIST_TASKS_BOUND_REASON, 0));
    assert_null(result_text(r, GPURTA_RUNLIST_TASKS_BOUND_REASON, 1));
    gpurta_result_destroy(r);
    s.period[1] = 6;
    r = analyse(&s, 1, false);
    assert_answer(r, 0, GPURTA_RUNLIST_TASKS_BOUND, 13, 1); /* 3 + 10 */
    assert_int_equal(result_count(r, GPURTA_RUNLIST_TASKS_OVERLOADED, 0), 0);
    assert_int_equal(result_count(r, GPURTA_RUNLIST_TASKS_OVERLOADED, 1), 1);
    assert_non_null(result_text(r, GPURTA_RUNLIST_TASKS_PUBLISHED_REASON, 0));
    assert_null(result_text(r, GPURTA_RUNLIST_TASKS_BOUND_REASON, 0));
    assert_string_equal(result_text(r, GPURTA_RUNLIST_TASKS_PUBLISHED_REASON, 1),
                        "not a bound: its own jobs may queue");
    assert_string_equal(result_text(r, GPURTA_RUNLIST_TASKS_BOUND_REASON, 1),
                        "holds only for a job whose predecessor is complete");
    gpurta_result_destroy(r);
}

/* Section 4, driver facts. */
static void test_driver_facts(void **const state)
{
    (void)state;
    gpurta_error error;
    mpq_t a;
    mpq_init(a);
    static const char *const expected[] = {"128/125", "13/10", "13/5", "26/5"};
    for (int level = GPURTA_LEVEL_NONE; level <= GPURTA_LEVEL_HIGH; level++) {
        assert_ok(gpurta_runlist_driver_timeslice((gpurta_level)level, GPURTA_MS, a, &error),
                  &error);
        assert_time(a, expected[level]);
    }
    assert_ok(gpurta_runlist_driver_timeslice(GPURTA_LEVEL_LOW, GPURTA_NS, a, &error), &error);
    assert_time(a, "1300000");
    assert_ok(gpurta_runlist_driver_timeslice(GPURTA_LEVEL_LOW, GPURTA_S, a, &error), &error);
    assert_time(a, "13/10000");
    assert_int_equal(gpurta_runlist_driver_timeslice((gpurta_level)4, GPURTA_MS, a, &error),
                     GPURTA_INVALID_ARGUMENT);
    mpq_clear(a);
}

/* Timeslices that are not given: the option for all, the driver's by level, or an error. */
static void test_default_timeslices(void **const state)
{
    (void)state;
    gpurta_error error;
    gpurta_tasks *tasks;
    gpurta_options *options;
    gpurta_result *r = NULL;
    mpq_t t;
    time_init(t, "20");
    assert_ok(gpurta_tasks_create(&tasks, &error), &error);
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_int_equal(gpurta_runlist_of(&r, tasks, options, &error), GPURTA_INVALID_ARGUMENT);
    for (size_t i = 0; i < 4; i++) {
        assert_ok(gpurta_tasks_add(tasks, NULL, t, &error), &error);
        assert_ok(gpurta_tasks_set_level(tasks, i, (gpurta_level)i, &error), &error);
    }
    assert_int_equal(gpurta_runlist_of(&r, tasks, options, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(error.item, 0);
    assert_null(r);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_RUNLIST_UNIT, GPURTA_US, &error), &error);
    assert_ok(gpurta_runlist_of(&r, tasks, options, &error), &error);
    assert_string_equal(result_text(r, GPURTA_RUNLIST_TASKS_LEVEL, 0), "low");
    assert_answer(r, 0, GPURTA_RUNLIST_TASKS_TIMESLICE, 1024, 1);
    assert_answer(r, 1, GPURTA_RUNLIST_TASKS_TIMESLICE, 1300, 1);
    assert_answer(r, 2, GPURTA_RUNLIST_TASKS_TIMESLICE, 2600, 1);
    assert_answer(r, 3, GPURTA_RUNLIST_TASKS_TIMESLICE, 5200, 1);
    gpurta_result_destroy(r);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_RUNLIST_TIMESLICE, t, &error), &error);
    assert_ok(gpurta_runlist_of(&r, tasks, options, &error), &error);
    for (size_t i = 0; i < 4; i++)
        assert_answer(r, i, GPURTA_RUNLIST_TASKS_TIMESLICE, 20, 1);
    gpurta_result_destroy(r);
    mpq_set_ui(t, 0, 1);
    assert_int_equal(gpurta_options_set_time(options, GPURTA_OPTION_RUNLIST_TIMESLICE, t, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_runlist_of(NULL, tasks, options, &error), GPURTA_INVALID_ARGUMENT);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    mpq_clear(t);
}

struct attempt {
    gpurta_tasks *tasks;
    gpurta_options *options;
};

static gpurta_status analyse_call(void *const context)
{
    const struct attempt *const a = context;
    gpurta_result *r;
    const gpurta_status status = gpurta_runlist_of(&r, a->tasks, a->options, NULL);
    if (status == GPURTA_OK)
        gpurta_result_destroy(r);
    return status;
}

/* Every allocation fails once, with 64-bit numbers and with numbers that need GMP. */
static void test_no_memory(void **const state)
{
    (void)state;
    struct system s = {.n = 4,
                       .level = {3, 3, 2, 1},
                       .slice = {2, 3, 4, 5},
                       .wcet = {5, 7, 9, 0},
                       .period = {300, 400, 900},
                       .deadline = {300, 40, 900}};
    static const char *const units[] = {"1", "1e30"};
    for (int u = 0; u < 2; u++) {
        gpurta_error error;
        mpq_t unit, t;
        time_init(unit, units[u]);
        mpq_init(t);
        struct attempt a = {make_tasks(&s, 1), make_options(&s, 1)};
        for (size_t i = 0; i < s.n; i++)
            for (int which = GPURTA_TASK_PERIOD; which <= GPURTA_TASK_TIMESLICE; which++) {
                if (!gpurta_tasks_time(a.tasks, i, (gpurta_task_time)which, t))
                    continue;
                mpq_mul(t, t, unit);
                assert_ok(gpurta_tasks_set_time(a.tasks, i, (gpurta_task_time)which, t, &error),
                          &error);
            }
        assert_true(alloc_fail_each(analyse_call, &a) > 8);
        gpurta_options_destroy(a.options);
        gpurta_tasks_destroy(a.tasks);
        mpq_clears(unit, t, NULL);
    }
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
        cmocka_unit_test(test_long_times),
        cmocka_unit_test(test_thousand_channels_of_each_level),
        cmocka_unit_test(test_longest_cycle),
        cmocka_unit_test(test_huge_demand),
        cmocka_unit_test(test_ticks_arguments),
        cmocka_unit_test(test_ticks_in_place),
        cmocka_unit_test(test_limit),
        cmocka_unit_test(test_verdicts),
        cmocka_unit_test(test_overloaded_channel_counts_as_saturated),
        cmocka_unit_test(test_driver_facts),
        cmocka_unit_test(test_default_timeslices),
        cmocka_unit_test(test_no_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
