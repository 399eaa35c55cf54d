/* Bounds that are known from elsewhere: systems bounded by the formulas, which share no code with
 * the library (tests/oracles/check_bound.py --save), small ones by hand; the same systems with
 * times near the end of 64 bits; weights; and what a search or the limit leaves out. */
#include "base/values.h"
#include "bound_systems.h"
#include "model/chains.h"
#include "model_calls.h"
#include "vectors.h"

#include "blocked/weight_cache.h"
#include "model/options.h"
#include "model/platform.h"

/* ---- saved answers ---- */

/* A bound is what a node says; null: there is none. */
static void assert_bound(const int has, mpq_srcptr bound, const struct document *const answer,
                         const struct node *const expect)
{
    const char *const text = document_text(answer, expect);
    assert_int_equal(has, strcmp(text, "null") != 0);
    if (has)
        assert_time(bound, text);
}

static void check_with(const enum ticks_numbers numbers, const struct scenario *const scenario,
                       const struct document *const answer, const struct node *const expect)
{
    const struct node *step = document_child(answer, value_of(answer, expect, "steps"));
    const struct node *chain = document_child(answer, value_of(answer, expect, "chains"));
    gpurta_options *options;
    gpurta_result *bound;
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, OPTION_NUMBERS, numbers, NULL), NULL);
    assert_ok(gpurta_bound(scenario->given.model, options, &bound, &error), &error);
    for (size_t i = 0; i < gpurta_rows(bound, GPURTA_BOUND_STEPS); i++) {
        assert_bound(result_time(bound, GPURTA_BOUND_STEPS_BOUND, i, t), t, answer, step);
        step = document_next(answer, step);
    }
    for (size_t c = 0; c < gpurta_rows(bound, GPURTA_BOUND_CHAINS); c++) {
        assert_bound(result_time(bound, GPURTA_BOUND_CHAINS_BOUND, c, t), t, answer, chain);
        chain = document_next(answer, chain);
    }
    assert_true(!step && !chain);
    gpurta_result_destroy(bound);
    gpurta_options_destroy(options);
    mpq_clear(t);
}

static void check(struct scenario *const scenario, const struct document *const answer,
                  const struct node *const expect)
{
    check_with(TICKS_AUTO, scenario, answer, expect);
    check_with(TICKS_GMP, scenario, answer, expect);
}

static void by_the_formulas(void **const state)
{
    (void)state;
    assert_int_equal(for_each_vector(TEST_DATA "/bound.jsonl", "bound", NEED_CHAINS, check), 60);
}

static void by_hand(void **const state)
{
    (void)state;
    assert_int_equal(for_each_vector(TEST_DATA "/bound-hand.jsonl", "bound", NEED_CHAINS, check),
                     9);
}

/* ---- contexts of one chain each, by the equation ---- */

enum { CONTEXTS = 4 };

struct contexts {
    size_t count;
    int64_t slice[CONTEXTS], wcet[CONTEXTS], period[CONTEXTS], cost;
};

static int64_t up(const int64_t a, const int64_t b)
{
    return (a + b - 1) / b;
}

/* One block on one SM needs k = ceil(C / TS) slots, each behind one entry of every other context.
 * Those take no more than their timeslice each, nor than their jobs in the window; they are
 * switched to once for each entry, and for each job, each timeslice that is used up and a slot that
 * had begun. */
static int64_t by_equation(const struct contexts *const s, const size_t i, const int64_t window,
                           const int64_t *const bound)
{
    const int64_t k = up(s->wcet[i], s->slice[i]);
    int64_t sum = s->wcet[i] + k * s->cost;
    for (size_t j = 0; j < s->count; j++) {
        if (j == i)
            continue;
        const int64_t jobs = up(window + bound[j], s->period[j]), work = jobs * s->wcet[j];
        const int64_t slots = jobs + work / s->slice[j] + 1, most = k * s->slice[j];
        sum += (work < most ? work : most) + s->cost * (slots < k ? slots : k);
    }
    return sum;
}

/* false: some chain is longer than its period */
static bool solve(const struct contexts *const s, int64_t *const bound)
{
    for (size_t i = 0; i < s->count; i++)
        bound[i] = s->wcet[i];
    for (bool moved = true; moved;) {
        moved = false;
        for (size_t i = 0; i < s->count; i++) {
            const int64_t next = by_equation(s, i, bound[i], bound);
            moved = moved || next > bound[i];
            bound[i] = next > bound[i] ? next : bound[i];
            if (bound[i] > s->period[i])
                return false;
        }
    }
    return true;
}

static void check_contexts(const struct contexts *const s, const int64_t *const expected)
{
    gpurta_platform *platform;
    gpurta_chains *chains;
    gpurta_options *options;
    gpurta_result *bound;
    gpurta_error error;
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_platform_create_slots(&platform, 1, &error), &error);
    assert_ok(gpurta_chains_create(&chains, &error), &error);
    assert_ok(gpurta_options_create(&options, &error), &error);
    set_q(q, s->cost, 1);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_RUNLIST_SWITCH_COST, q, &error),
              &error);
    for (size_t i = 0; i < s->count; i++) {
        assert_ok(gpurta_chains_add_context(chains, NULL, &error), &error);
        assert_ok(gpurta_chains_set_context_level(chains, i, GPURTA_LEVEL_HIGH, false, &error),
                  &error);
        set_q(q, s->slice[i], 1);
        assert_ok(gpurta_chains_set_context_time(chains, i, GPURTA_CONTEXT_TIMESLICE, q, &error),
                  &error);
        set_q(q, s->period[i], 1);
        assert_ok(gpurta_chains_add(chains, NULL, q, &error), &error);
        assert_ok(gpurta_chains_set_context(chains, i, i, &error), &error);
        set_q(q, s->wcet[i], 1);
        assert_ok(gpurta_chains_add_step(chains, i, GPURTA_STEP_KERNEL, NULL, 1, q, &error),
                  &error);
    }
    assert_ok(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
    for (size_t i = 0; i < s->count; i++) {
        set_q(q, expected[i], 1);
        mpq_t found;
        mpq_init(found);
        assert_true(result_time(bound, GPURTA_BOUND_CHAINS_BOUND, i, found));
        assert_time_equal(found, q);
        mpq_clear(found);
    }
    gpurta_result_destroy(bound);
    gpurta_options_destroy(options);
    gpurta_chains_destroy(chains);
    gpurta_platform_destroy(platform);
    mpq_clear(q);
}

static void contexts_by_the_equation(void **const state)
{
    (void)state;
    static const struct contexts two = {
        .count = 2, .slice = {1, 10}, .wcet = {3, 1}, .period = {100, 100}, .cost = 1};
    check_contexts(&two, (const int64_t[]){9, 4}); /* 3 + 3 switches; 1 of work and 2 switches */
    size_t known = 0;
    for (size_t n = cases(600); n > 0; n--) {
        struct contexts s = {.count = (size_t)rnd_range(2, CONTEXTS), .cost = rnd_range(0, 3)};
        int64_t bound[CONTEXTS];
        for (size_t i = 0; i < s.count; i++) {
            s.slice[i] = rnd_range(1, 8);
            s.wcet[i] = rnd_range(1, 12);
            s.period[i] = rnd_range(20, rnd_chance(50) ? 60 : 300);
        }
        if (!solve(&s, bound))
            continue;
        check_contexts(&s, bound);
        known++;
    }
    assert_true(known > cases(600) / 6);
}

/* ---- times of any size ---- */

static void multiply_times(gpurta_chains *const chains, mpq_srcptr by)
{
    mpq_t t;
    mpq_init(t);
    for (size_t c = 0; c < chains->count; c++)
        for (int which = GPURTA_CHAIN_PERIOD; which <= GPURTA_CHAIN_JITTER; which++) {
            gpurta_chains_time(chains, c, (gpurta_chain_time)which, t);
            mpq_mul(t, t, by);
            assert_ok(gpurta_chains_set_time(chains, c, (gpurta_chain_time)which, t, NULL), NULL);
        }
    for (size_t i = 0; i < chains->steps; i++) {
        rat_get(t, &chains->step[i].nonpreemptable);
        mpq_mul(t, t, by);
        assert_true(rat_set(&chains->step[i].nonpreemptable, t));
        for (int which = GPURTA_STEP_WCET; which <= GPURTA_STEP_BCET; which++) {
            gpurta_chains_step_time(chains, i, (gpurta_step_time)which, t);
            mpq_mul(t, t, by);
            assert_ok(gpurta_chains_set_step_time(chains, i, (gpurta_step_time)which, t, NULL),
                      NULL);
        }
    }
    for (size_t i = 0; i < chains->contexts; i++)
        for (int which = GPURTA_CONTEXT_TIMESLICE; which <= GPURTA_CONTEXT_PERIOD; which++) {
            if (!gpurta_chains_context_time(chains, i, (gpurta_context_time)which, t))
                continue;
            mpq_mul(t, t, by);
            assert_ok(
                gpurta_chains_set_context_time(chains, i, (gpurta_context_time)which, t, NULL),
                NULL);
        }
    mpq_clear(t);
}

/* Is every bound of b so many times that of a? */
static bool so_many_times(const gpurta_result *const a, const gpurta_result *const b, mpq_srcptr by)
{
    bool same = true;
    mpq_t x, y;
    mpq_inits(x, y, NULL);
    for (size_t i = 0;
         same && i < gpurta_rows(a, GPURTA_BOUND_CHAINS) + gpurta_rows(a, GPURTA_BOUND_STEPS);
         i++) {
        const size_t chains = gpurta_rows(a, GPURTA_BOUND_CHAINS);
        const bool of_chain = i < chains;
        const int has = of_chain ? result_time(a, GPURTA_BOUND_CHAINS_BOUND, i, x)
                                 : result_time(a, GPURTA_BOUND_STEPS_BOUND, i - chains, x);
        same = has == (of_chain ? result_time(b, GPURTA_BOUND_CHAINS_BOUND, i, y)
                                : result_time(b, GPURTA_BOUND_STEPS_BOUND, i - chains, y));
        mpq_mul(x, x, by);
        same = same && (!has || mpq_equal(x, y));
    }
    mpq_clears(x, y, NULL);
    return same;
}

/* All times so many times as long: so are all bounds, wherever 64 bits end. */
static void of_any_size(void **const state)
{
    (void)state;
    mpq_t by, twice;
    mpq_inits(by, twice, NULL);
    mpq_set_ui(twice, 2, 1);
    for (size_t n = 0; n < cases(200); n++) {
        gpurta_chains *const chains = random_chains((enum bound_kind)(n % BOUND_KINDS), 40, 300);
        gpurta_platform *const platform = random_device();
        gpurta_result *once, *many;
        gpurta_error error;
        assert_ok(gpurta_bound_of(&once, chains, platform, NULL, &error), &error);
        mpq_set_ui(by, 1, 1);
        mpq_mul_2exp(by, by, (mp_bitcnt_t)rnd_range(38, 48));
        multiply_times(chains, by);
        for (int k = 0; k < 8; k++) {
            assert_ok(gpurta_bound_of(&many, chains, platform, NULL, &error), &error);
            assert_true(so_many_times(once, many, by));
            gpurta_result_destroy(many);
            multiply_times(chains, twice);
            mpq_mul(by, by, twice);
        }
        gpurta_result_destroy(once);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
    mpq_clears(by, twice, NULL);
    tried("bound: all times so many times as long, so is every bound", cases(200) * 8);
}

/* ---- weights ---- */

struct footprints {
    struct footprint footprint[4];
    int64_t fit[4];
    bool waiting[4];
    size_t count;
};

/* Few shapes on platforms that differ in one number: what is alike for one resource may not be for
 * another. */
static bool some_footprints(struct footprints *const f, struct sm_limits *const limits)
{
    static const int64_t threads[] = {96, 160, 256, 320}, kib[] = {0, 5, 9, 16};
    gpurta_platform *const p = random_device();
    struct sm_free empty;
    bool fits = true;
    f->count = (size_t)rnd_range(2, 3);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_BLOCKS_PER_SM, rnd_range(3, 4), NULL), NULL);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_THREADS_PER_SM, 32 * rnd_range(16, 20), NULL),
              NULL);
    assert_ok(sm_limits_of(limits, p, NULL), NULL);
    sm_free_init(&empty, limits);
    for (size_t i = 0; i < f->count; i++) {
        const struct launch launch = {.threads = threads[rnd_range(0, 3)],
                                      .shared_memory = 1024 * kib[rnd_range(0, 3)]};
        assert_ok(footprint_of(&f->footprint[i], limits, &launch, NULL), NULL);
        f->fit[i] = (int64_t)sm_room(&empty, limits, &f->footprint[i]);
        f->waiting[i] = i == 0 || rnd_chance(50);
        fits = fits && f->fit[i] > 0;
    }
    gpurta_platform_destroy(p);
    return fits;
}

static void assert_same_weights(const struct weight_sets *const a,
                                const struct weight_sets *const b)
{
    assert_int_equal(a->count, b->count);
    for (size_t k = 0; k < a->count; k++) {
        assert_int_equal(a->set[k].whole, b->set[k].whole);
        for (size_t f = 0; f < a->footprints; f++)
            assert_int_equal(a->set[k].part[f], b->set[k].part[f]);
    }
}

/* Weights that were found before are those that would be found again. */
static void weights_come_again(void **const state)
{
    (void)state;
    struct weight_cache *const cache = weight_cache_create();
    assert_non_null(cache);
    for (size_t n = 0; n < 100 + cases(400); n++) {
        struct footprints f;
        struct sm_limits limits;
        struct covers covers;
        struct weight_sets known, fresh;
        if (!some_footprints(&f, &limits))
            continue;
        const struct kinds kinds = {f.footprint, NULL, f.count};
        assert_ok(covers_make(&covers, &limits, 0, &kinds, f.waiting, NULL, NULL), NULL);
        assert_ok(weights_cached(cache, &known, &covers, f.fit, NULL), NULL);
        assert_ok(weights_make(&fresh, &covers, f.fit, NULL), NULL);
        assert_same_weights(&known, &fresh);
        weights_clear(&known);
        weights_clear(&fresh);
        covers_clear(&covers);
    }
    weight_cache_destroy(cache);
}

/* ---- what is asked of a result ---- */

static gpurta_chains *two_in_a_row(const int64_t blocks, const int64_t period)
{
    gpurta_chains *chains;
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    set_q(q, period, 1);
    assert_ok(gpurta_chains_add(chains, NULL, q, NULL), NULL);
    set_q(q, 1, 1);
    assert_ok(gpurta_chains_add_step(chains, 0, GPURTA_STEP_KERNEL, NULL, blocks, q, NULL), NULL);
    assert_ok(gpurta_chains_add_step(chains, 0, GPURTA_STEP_HOST, NULL, 0, q, NULL), NULL);
    mpq_clear(q);
    return chains;
}

/* Weights of a step, and blocks of its terms: 4 blocks of which 3 fit at once. */
static void weights_and_blocks(void **const state)
{
    (void)state;
    gpurta_chains *const chains = two_in_a_row(4, 100);
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_result *bound;
    gpurta_error error;
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_platform_create_slots(&platform, 3, NULL), NULL);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_EXPLAIN, 1, NULL), NULL);
    assert_ok(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
    int64_t set = -1;
    assert_int_equal(gpurta_get_count(bound, GPURTA_BOUND_STEPS_WEIGHTS, 0, &set), GPURTA_OK);
    assert_int_equal(set, 0);
    for (size_t i = 1; i < gpurta_rows(bound, GPURTA_BOUND_STEPS); i++)
        assert_int_equal(gpurta_get_count(bound, GPURTA_BOUND_STEPS_WEIGHTS, i, &set),
                         GPURTA_ABSENT);
    assert_int_equal(gpurta_rows(bound, GPURTA_BOUND_WEIGHTS), 1);
    assert_int_equal(result_count(bound, GPURTA_BOUND_WEIGHTS_SET, 0), 0);
    assert_true(result_time(bound, GPURTA_BOUND_WEIGHTS_WEIGHT, 0, q));
    assert_time(q, "1/3");
    size_t terms;
    assert_int_equal(gpurta_children(bound, GPURTA_BOUND_TERMS, 0, &terms), 0);
    assert_int_equal(terms, 2);
    assert_int_equal(result_count(bound, GPURTA_BOUND_TERMS_BLOCKS, 0), 3);
    assert_int_equal(result_count(bound, GPURTA_BOUND_TERMS_BLOCKS, 1), 1);
    assert_int_equal(gpurta_get_count(bound, GPURTA_BOUND_TERMS_JOBS, 1, &set), GPURTA_ABSENT);
    gpurta_result_destroy(bound);
    gpurta_options_destroy(options);
    gpurta_platform_destroy(platform);
    gpurta_chains_destroy(chains);
    mpq_clear(q);
}

/* A chain by itself takes its jitter and its steps, by the bound and in the search: 1 + 2 + 3 + 8.
 */
static void alone(void **const state)
{
    (void)state;
    static const struct {
        gpurta_step_kind kind;
        int64_t blocks, wcet;
        const char *takes;
    } steps[] = {{GPURTA_STEP_COPY, 0, 2, "2"},
                 {GPURTA_STEP_HOST, 0, 3, "3"},
                 {GPURTA_STEP_KERNEL, 2, 4, "8"}};
    gpurta_chains *chains;
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_result *bound;
    gpurta_error error;
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_platform_create_slots(&platform, 1, NULL), NULL);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 5, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_EXACT, 1000, NULL), NULL);
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    set_q(q, 20, 1);
    assert_ok(gpurta_chains_add(chains, NULL, q, NULL), NULL);
    set_q(q, 1, 1);
    assert_ok(gpurta_chains_set_time(chains, 0, GPURTA_CHAIN_JITTER, q, NULL), NULL);
    for (size_t i = 0; i < 3; i++) {
        set_q(q, steps[i].wcet, 1);
        assert_ok(gpurta_chains_add_step(chains, 0, steps[i].kind, NULL, steps[i].blocks, q, NULL),
                  NULL);
    }
    assert_ok(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
    for (int which = 0; which < 2; which++) /* bound, observed */
        for (size_t i = 0; i < 3; i++) {
            assert_int_equal(
                result_time(bound, (gpurta_column)(GPURTA_BOUND_STEPS_BOUND + which), i, q), 1);
            assert_time(q, steps[i].takes);
            assert_int_equal(
                result_time(bound, (gpurta_column)(GPURTA_BOUND_CHAINS_BOUND + which), 0, q), 1);
            assert_time(q, "14");
        }
    assert_int_equal(result_time(bound, GPURTA_BOUND_CHAINS_EXACT, 0, q), 1);
    assert_time(q, "14");
    gpurta_result_destroy(bound);
    gpurta_options_destroy(options);
    gpurta_platform_destroy(platform);
    gpurta_chains_destroy(chains);
    mpq_clear(q);
}

/* 8,000 steps of 60 blocks each: a chain alone is bounded step by step, within 200 evaluations for
 * each, and a run shows that it takes as long. */
static void long_and_alone(void **const state)
{
    (void)state;
    enum { STEPS = 8000 };
    gpurta_chains *chains;
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_result *bound;
    gpurta_error error;
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_platform_create_slots(&platform, 30, NULL), NULL);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    set_q(q, 1000000, 1);
    assert_ok(gpurta_chains_add(chains, NULL, q, NULL), NULL);
    set_q(q, 2, 1);
    for (int64_t i = 0; i < STEPS; i++)
        assert_ok(gpurta_chains_add_step(chains, 0, GPURTA_STEP_KERNEL, NULL, 30 + i % 61, q, NULL),
                  NULL);
    int64_t takes = 0;
    for (int64_t i = 0; i < STEPS; i++)
        takes += 2 * ((30 + i % 61 + 29) / 30);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_LIMIT, 200 * STEPS, NULL), NULL);
    assert_ok(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
    assert_int_equal(result_time(bound, GPURTA_BOUND_CHAINS_BOUND, 0, q), 1);
    assert_int_equal(mpq_cmp_si(q, (long)takes, 1), 0);
    gpurta_result_destroy(bound);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_LIMIT, 1000000000, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 1, NULL), NULL);
    assert_ok(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
    assert_int_equal(result_time(bound, GPURTA_BOUND_CHAINS_OBSERVED, 0, q), 1);
    assert_int_equal(mpq_cmp_si(q, (long)takes, 1), 0);
    gpurta_result_destroy(bound);
    gpurta_options_destroy(options);
    gpurta_platform_destroy(platform);
    gpurta_chains_destroy(chains);
    mpq_clear(q);
}

/* More blocks than a run may have events: it is cut off, no job ended, and nothing was observed. */
static void nothing_was_seen(void **const state)
{
    (void)state;
    gpurta_chains *const chains = two_in_a_row(5000000, 20000000);
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_result *bound;
    gpurta_error error;
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_platform_create_slots(&platform, 1, NULL), NULL);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 1, NULL), NULL);
    assert_ok(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
    assert_int_equal(result_time(bound, GPURTA_BOUND_CHAINS_OBSERVED, 0, q), 0);
    assert_int_equal(result_time(bound, GPURTA_BOUND_STEPS_OBSERVED, 0, q), 0);
    assert_int_equal(result_time(bound, GPURTA_BOUND_STEPS_OBSERVED, 1, q), 0);
    assert_int_equal(result_time(bound, GPURTA_BOUND_CHAINS_BOUND, 0, q), 1);
    assert_time(q, "5000001");
    gpurta_result_destroy(bound);
    gpurta_options_destroy(options);
    gpurta_platform_destroy(platform);
    gpurta_chains_destroy(chains);
    mpq_clear(q);
}

/* Two kernels of one block and one slot: each step looks at its window twice in the first pass, and
 * from there once in the second. An evaluation counts as two, itself and its rival: so 12 are
 * enough, and 11 are not. */
static void the_limit_counts(void **const state)
{
    (void)state;
    gpurta_chains *chains;
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_error error;
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_platform_create_slots(&platform, 1, NULL), NULL);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    for (size_t c = 0; c < 2; c++) {
        set_q(q, 10, 1);
        assert_ok(gpurta_chains_add(chains, NULL, q, NULL), NULL);
        set_q(q, 1, 1);
        assert_ok(gpurta_chains_add_step(chains, c, GPURTA_STEP_KERNEL, NULL, 1, q, NULL), NULL);
    }
    for (int64_t limit = 11; limit <= 12; limit++) {
        gpurta_result *bound;
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_LIMIT, limit, NULL), NULL);
        assert_ok(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
        assert_int_equal(result_time(bound, GPURTA_BOUND_CHAINS_BOUND, 0, q), limit == 12);
        if (limit == 12)
            assert_time(q, "2");
        else
            assert_string_equal(
                result_text(bound, GPURTA_BOUND_CHAINS_REASON, 0),
                "the limit of work was reached; a larger --limit (option limit) allows more");
        gpurta_result_destroy(bound);
    }
    gpurta_chains_destroy(chains);
    gpurta_options_destroy(options);
    gpurta_platform_destroy(platform);
    mpq_clear(q);
}

/* A device of which nothing is known does for what needs no SM. */
static void without_kernels(void **const state)
{
    (void)state;
    gpurta_chains *chains;
    gpurta_platform *platform;
    gpurta_result *bound = NULL;
    gpurta_error error;
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_platform_create_device(&platform, "unknown", NULL), NULL);
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    set_q(q, 10, 1);
    assert_ok(gpurta_chains_add(chains, NULL, q, NULL), NULL);
    set_q(q, 2, 1);
    assert_ok(gpurta_chains_add_step(chains, 0, GPURTA_STEP_COPY, NULL, 0, q, NULL), NULL);
    assert_ok(gpurta_chains_add_step(chains, 0, GPURTA_STEP_HOST, NULL, 0, q, NULL), NULL);
    assert_ok(gpurta_bound_of(&bound, chains, platform, NULL, &error), &error);
    assert_int_equal(result_time(bound, GPURTA_BOUND_CHAINS_BOUND, 0, q), 1);
    assert_time(q, "4");
    gpurta_result_destroy(bound);
    set_q(q, 2, 1);
    assert_ok(gpurta_chains_add_step(chains, 0, GPURTA_STEP_KERNEL, NULL, 1, q, NULL), NULL);
    bound = NULL;
    assert_int_not_equal(gpurta_bound_of(&bound, chains, platform, NULL, &error), GPURTA_OK);
    assert_null(bound);
    gpurta_chains_destroy(chains);
    gpurta_platform_destroy(platform);
    mpq_clear(q);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(by_the_formulas),
        cmocka_unit_test(by_hand),
        cmocka_unit_test(contexts_by_the_equation),
        cmocka_unit_test(of_any_size),
        cmocka_unit_test(weights_come_again),
        cmocka_unit_test(weights_and_blocks),
        cmocka_unit_test(alone),
        cmocka_unit_test(long_and_alone),
        cmocka_unit_test(nothing_was_seen),
        cmocka_unit_test(the_limit_counts),
        cmocka_unit_test(without_kernels),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
