/* Bounds of chains: both number kinds agree, bounds grow with every parameter, memory can run out,
 * and what cannot be covered is refused. */
#include "alloc.h"
#include "base/values.h"
#include "bound_grow.h"
#include "model_calls.h"

#include "model/chains.h"
#include "model/options.h"

static gpurta_result *analyse(const gpurta_chains *const chains,
                              const gpurta_platform *const platform, const int64_t numbers)
{
    gpurta_options *options;
    gpurta_result *bound;
    gpurta_error error;
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, OPTION_NUMBERS, numbers, NULL), NULL);
    assert_ok(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
    gpurta_options_destroy(options);
    return bound;
}

static void both_kinds_agree(void **const state)
{
    (void)state;
    for (size_t n = 0; n < cases(120); n++) {
        gpurta_chains *const chains = random_chains((enum bound_kind)(n % BOUND_KINDS), 30, 300);
        gpurta_platform *const platform = random_device();
        gpurta_result *const a = analyse(chains, platform, TICKS_AUTO);
        gpurta_result *const b = analyse(chains, platform, TICKS_GMP);
        assert_true(at_least(a, b) && at_least(b, a));
        gpurta_result_destroy(a);
        gpurta_result_destroy(b);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
}

static void add_step(gpurta_chains *const chains, const size_t chain, const char *const stream,
                     const int64_t kib, const bool first)
{
    mpq_t wcet;
    const size_t step = chains->steps;
    const gpurta_step_kind kind = kib ? GPURTA_STEP_KERNEL : GPURTA_STEP_HOST;
    mpq_init(wcet);
    mpq_set_si(wcet, kib ? 4 : 1, 1);
    assert_ok(gpurta_chains_add_step(chains, chain, kind, NULL, kib ? 1 : 0, wcet, NULL), NULL);
    mpq_clear(wcet);
    if (kib) {
        assert_ok(gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_THREADS, 32, NULL),
                  NULL);
        assert_ok(gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_SHARED_MEMORY,
                                               1024 * kib, NULL),
                  NULL);
        assert_ok(gpurta_program_set_stream(chains->program, step, stream, NULL), NULL);
        assert_ok(gpurta_program_set_stream_attribute(chains->program, stream,
                                                      GPURTA_STREAM_PRIORITY, chain ? -1 : 0, NULL),
                  NULL);
    }
    if (!first)
        assert_ok(gpurta_chains_set_after(chains, step, NULL, 0, NULL), NULL);
}

/* Only graphs, and the higher one always finds room: no response changes in the first pass, but its
 * ends do. The lower one waits for both of its blocks. */
static void ends_of_graphs_count(void **const state)
{
    (void)state;
    gpurta_chains *chains;
    gpurta_platform *platform;
    mpq_t t;
    mpq_init(t);
    mpq_set_si(t, 50, 1);
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    assert_ok(gpurta_platform_create(&platform, "jetson-tx2", NULL), NULL);
    assert_ok(gpurta_chains_add(chains, "usual", t, NULL), NULL);
    assert_ok(gpurta_chains_add(chains, "urgent", t, NULL), NULL);
    add_step(chains, 0, "usual", 40, true);
    add_step(chains, 0, NULL, 0, false);
    add_step(chains, 1, "first", 32, true);
    add_step(chains, 1, "second", 32, false);
    for (int64_t numbers = TICKS_AUTO; numbers <= TICKS_GMP; numbers++) {
        gpurta_result *const bound = analyse(chains, platform, numbers);
        assert_true(result_time(bound, GPURTA_BOUND_STEPS_BOUND, 0, t));
        assert_time(t, "8");
        assert_true(result_time(bound, GPURTA_BOUND_STEPS_BOUND, 2, t));
        assert_time(t, "4");
        gpurta_result_destroy(bound);
    }
    gpurta_platform_destroy(platform);
    gpurta_chains_destroy(chains);
    mpq_clear(t);
}

/* How many rows of a table are inside a row. */
static size_t children(const gpurta_result *const bound, const gpurta_table table, const size_t row)
{
    size_t count;
    (void)gpurta_children(bound, table, row, &count);
    return count;
}

/* Is a time in one of the turns of a run, of this context (GPURTA_NONE: of any)? Turns follow each
 * other. */
static bool in_a_turn(const gpurta_result *const bound, const size_t chain, const size_t context,
                      mpq_srcptr time)
{
    bool found = false;
    size_t turns;
    const size_t first = gpurta_children(bound, GPURTA_BOUND_TURNS, chain, &turns);
    mpq_t from, to, before;
    mpq_inits(from, to, before, NULL);
    for (size_t k = 0; k < turns; k++) {
        const size_t entry = (size_t)result_count(bound, GPURTA_BOUND_TURNS_ENTRY, first + k);
        assert_true(result_time(bound, GPURTA_BOUND_TURNS_START, first + k, from));
        assert_true(result_time(bound, GPURTA_BOUND_TURNS_END, first + k, to));
        assert_true(mpq_cmp(from, to) <= 0 && (k == 0 || mpq_cmp(before, from) <= 0));
        found = found || ((context == GPURTA_NONE || entry == context) &&
                          mpq_cmp(from, time) <= 0 && mpq_cmp(time, to) < 0);
        mpq_set(before, to);
    }
    mpq_clears(from, to, before, NULL);
    return found;
}

/* The chain, and the step among all steps, of a row of the blocks of the run of chain c. */
static size_t chain_of_block(const gpurta_result *const bound, const size_t c, const size_t k)
{
    const size_t job = (size_t)result_count(bound, GPURTA_BOUND_BLOCKS_JOB, k);
    return (size_t)result_count(bound, GPURTA_BOUND_RELEASES_INDEX,
                                job + gpurta_children(bound, GPURTA_BOUND_RELEASES, c, NULL));
}

static size_t step_of_block(const gpurta_result *const bound, const size_t c, const size_t k)
{
    return (size_t)result_count(bound, GPURTA_BOUND_BLOCKS_STEP, k) +
           gpurta_children(bound, GPURTA_BOUND_STEPS, chain_of_block(bound, c, k), NULL);
}

/* In a run that misses a deadline, blocks begin where their context has the GPU. */
static void blocks_begin_in_turns(void **const state)
{
    (void)state;
    size_t checked = 0;
    gpurta_options *options;
    mpq_t start;
    mpq_init(start);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 10, NULL), NULL);
    for (size_t n = 0; n < cases(60); n++) {
        const enum bound_kind kind = n % 2 ? SLICED : SERVED;
        gpurta_chains *const chains = random_chains(kind, 2, 20);
        gpurta_platform *const platform = random_device();
        gpurta_result *bound;
        gpurta_error error;
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEED, rnd_range(0, 99), NULL),
                  NULL);
        assert_ok(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
        for (size_t c = 0; chains->contexts > 1 && c < gpurta_rows(bound, GPURTA_BOUND_CHAINS);
             c++) {
            size_t blocks;
            const size_t first = gpurta_children(bound, GPURTA_BOUND_BLOCKS, c, &blocks);
            for (size_t k = first; k < first + blocks; k++) {
                const size_t chain = chain_of_block(bound, c, k), step = step_of_block(bound, c, k);
                assert_int_equal(chains->step[step].chain, chain);
                assert_true(result_time(bound, GPURTA_BOUND_BLOCKS_START, k, start));
                if (chains->step[step].kind != GPURTA_STEP_KERNEL)
                    continue;
                assert_true(in_a_turn(
                    bound, c, kind == SERVED ? chains->chain[chain].context : GPURTA_NONE, start));
                checked++;
            }
        }
        gpurta_result_destroy(bound);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
    assert_true(checked > 100 || cases(60) < 60);
    gpurta_options_destroy(options);
    mpq_clear(start);
}

/* sum += the shares of all terms of a step or chain; parts that are steps are those steps' bounds.
 */
static void add_terms(mpq_ptr sum, const gpurta_result *const bound, const size_t item,
                      const bool of_chain)
{
    const int more = of_chain ? GPURTA_BOUND_CHAIN_TERMS_KIND - GPURTA_BOUND_TERMS_KIND : 0;
#define TERM(name) (gpurta_column)(GPURTA_BOUND_TERMS_##name + more)
    gpurta_bound_kind kind;
    size_t count;
    const size_t first = gpurta_children(
        bound, of_chain ? GPURTA_BOUND_CHAIN_TERMS : GPURTA_BOUND_TERMS, item, &count);
    mpq_t each, share, t;
    mpq_inits(each, share, t, NULL);
    mpq_set_ui(sum, 0, 1);
    for (size_t k = first; k < first + count; k++) {
        const int64_t jobs = result_count(bound, TERM(JOBS), k);
        const size_t other = (size_t)result_count(bound, TERM(INDEX), k);
        for (kind = (gpurta_bound_kind)0;
             strcmp(gpurta_bound_kind_name(kind), result_text(bound, TERM(KIND), k)) != 0;)
            kind = (gpurta_bound_kind)(kind + 1);
        const bool is_weight = result_time(bound, TERM(WEIGHT), k, t),
                   is_each = result_time(bound, TERM(EACH), k, each);
        int64_t blocks, waves, less_than;
        assert_true(is_weight + is_each + result_time(bound, TERM(WINDOW), k, t) +
                        (gpurta_get_count(bound, TERM(LESS_THAN), k, &less_than) == GPURTA_OK) <=
                    1);
        const bool in_waves = gpurta_get_count(bound, TERM(WAVES), k, &waves) == GPURTA_OK;
        assert_true(in_waves + is_weight <= 1);
        assert_true(in_waves + (gpurta_get_count(bound, TERM(BLOCKS), k, &blocks) == GPURTA_OK) <=
                    1);
        assert_true(result_time(bound, TERM(SHARE), k, share));
        mpq_add(sum, sum, share);
        if (kind == GPURTA_BOUND_STEP) {
            assert_true(result_time(bound, GPURTA_BOUND_STEPS_BOUND, other, t));
            assert_true(mpq_equal(t, share));
        }
        if (kind >= GPURTA_BOUND_SWITCH && kind <= GPURTA_BOUND_DELAY) {
            assert_true(is_each || mpq_sgn(share) == 0);
            mpq_set_si(t, (long)jobs, 1);
            mpq_mul(t, t, each);
            assert_true(mpq_equal(t, share));
        }
    }
    mpq_clears(each, share, t, NULL);
}

/* Whatever a bound is explained by adds up to it. */
static void explanations_add_up(void **const state)
{
    (void)state;
    mpq_t sum, t;
    mpq_inits(sum, t, NULL);
    for (size_t n = 0; n < cases(400); n++) {
        gpurta_chains *const chains =
            random_chains((enum bound_kind)(n % BOUND_KINDS), rnd_chance(50) ? 8 : 40, 300);
        gpurta_platform *const platform = random_device();
        gpurta_options *options;
        gpurta_result *bound;
        gpurta_error error;
        assert_ok(gpurta_options_create(&options, NULL), NULL);
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_EXPLAIN, 1, NULL), NULL);
        assert_ok(gpurta_options_set(options, OPTION_NUMBERS, n % 2 ? TICKS_AUTO : TICKS_GMP, NULL),
                  NULL);
        assert_ok(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
        for (size_t c = 0; c < gpurta_rows(bound, GPURTA_BOUND_CHAINS); c++)
            if (result_time(bound, GPURTA_BOUND_CHAINS_BOUND, c, t)) {
                add_terms(sum, bound, c, true);
                assert_true(mpq_equal(sum, t));
            }
        for (size_t i = 0; i < gpurta_rows(bound, GPURTA_BOUND_STEPS); i++)
            if (children(bound, GPURTA_BOUND_TERMS, i) &&
                result_time(bound, GPURTA_BOUND_STEPS_BOUND, i, t)) {
                add_terms(sum, bound, i, false);
                mpz_mul_si(mpq_numref(sum), mpq_numref(sum), (long)chains->step[i].repeat);
                mpq_canonicalize(sum);
                assert_true(mpq_equal(sum, t));
            }
        gpurta_result_destroy(bound);
        gpurta_options_destroy(options);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
    mpq_clears(sum, t, NULL);
}

static void bounds_grow(void **const state)
{
    (void)state;
    size_t bounded = 0;
    for (size_t n = 0; n < cases(300); n++) {
        gpurta_chains *const chains = random_chains((enum bound_kind)(n % BOUND_KINDS), 40, 300);
        gpurta_platform *const platform = random_device();
        bounded += bounds_grow_of(chains, platform);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
    assert_true(bounded > 0 || cases(300) < 100);
    tried(GROWS, cases(300));
}

struct missing {
    gpurta_chains *chains;
    gpurta_platform *platform;
    gpurta_options *options;
};

static gpurta_status analyse_once(void *const context)
{
    const struct missing *const l = context;
    gpurta_result *bound = NULL;
    const gpurta_status status = gpurta_bound_of(&bound, l->chains, l->platform, l->options, NULL);
    if (status != GPURTA_OK)
        assert_null(bound);
    gpurta_result_destroy(bound);
    return status;
}

static void memory_runs_out(void **const state)
{
    (void)state;
    const int kinds = cases(100) < 10 ? 1 : BOUND_KINDS; /* each takes long under valgrind */
    for (int kind = 0; kind < kinds; kind++) {
        struct missing l = {random_chains((enum bound_kind)kind, 60, 200), random_device(), NULL};
        assert_ok(gpurta_options_create(&l.options, NULL), NULL);
        assert_ok(gpurta_options_set(l.options, GPURTA_OPTION_BOUND_EXPLAIN, 1, NULL), NULL);
        assert_ok(gpurta_options_set(l.options, GPURTA_OPTION_BOUND_SEARCH, 1, NULL), NULL);
        alloc_fail_each(analyse_once, &l);
        gpurta_options_destroy(l.options);
        gpurta_platform_destroy(l.platform);
        gpurta_chains_destroy(l.chains);
    }
}

/* Every chain that is called unschedulable has a release pattern and a response above its
 * deadline. */
static void misses_are_shown(void **const state)
{
    (void)state;
    size_t missed = 0;
    mpq_t observed, deadline;
    mpq_inits(observed, deadline, NULL);
    for (size_t n = 0; n < cases(40); n++) {
        gpurta_chains *const chains = random_chains((enum bound_kind)(n % BOUND_KINDS), 8, 40);
        gpurta_platform *const platform = random_device();
        gpurta_options *options;
        gpurta_result *bound;
        assert_ok(gpurta_options_create(&options, NULL), NULL);
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 30, NULL), NULL);
        assert_ok(gpurta_bound_of(&bound, chains, platform, options, NULL), NULL);
        for (size_t c = 0; c < gpurta_rows(bound, GPURTA_BOUND_CHAINS); c++) {
            if (result_verdict(bound, GPURTA_BOUND_CHAINS_VERDICT, c) != GPURTA_UNSCHEDULABLE)
                continue;
            missed++;
            assert_int_equal(result_time(bound, GPURTA_BOUND_CHAINS_OBSERVED, c, observed), 1);
            (void)result_time(bound, GPURTA_BOUND_CHAINS_DEADLINE, c, deadline);
            assert_true(mpq_cmp(observed, deadline) > 0);
            assert_true(children(bound, GPURTA_BOUND_RELEASES, c) > 0);
        }
        gpurta_result_destroy(bound);
        gpurta_options_destroy(options);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
    mpq_clears(observed, deadline, NULL);
    assert_true(missed > 0 || cases(40) < 20);
    tried("bound: every miss that is told has a run that shows it", missed);
}

#define TWO_PARTS 515 /* runs */

static gpurta_result *search(const gpurta_chains *const chains,
                             const gpurta_platform *const platform, const int64_t runs,
                             const int64_t threads, const gpurta_progress progress,
                             void *const context)
{
    gpurta_options *options;
    gpurta_result *bound;
    gpurta_error error;
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, runs, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_THREADS, threads, NULL), NULL);
    gpurta_options_set_progress(options, progress, context);
    assert_ok(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
    gpurta_options_destroy(options);
    return bound;
}

static void same_releases(const gpurta_result *const a, const gpurta_result *const b,
                          const size_t chain)
{
    static const gpurta_column times[] = {GPURTA_BOUND_RELEASES_NOMINAL,
                                          GPURTA_BOUND_RELEASES_RELEASE};
    mpq_t t[4];
    for (int i = 0; i < 4; i++)
        mpq_init(t[i]);
    size_t count;
    size_t x = gpurta_children(a, GPURTA_BOUND_RELEASES, chain, &count),
           y = gpurta_children(b, GPURTA_BOUND_RELEASES, chain, NULL);
    assert_int_equal(count, children(b, GPURTA_BOUND_RELEASES, chain));
    for (; count; count--, x++, y++) {
        for (int i = 0; i < 2; i++) {
            assert_true(result_time(a, times[i], x, t[i]) && result_time(b, times[i], y, t[2 + i]));
            assert_true(mpq_equal(t[i], t[2 + i]));
        }
        assert_string_equal(result_text(a, GPURTA_BOUND_RELEASES_CHAIN, x),
                            result_text(b, GPURTA_BOUND_RELEASES_CHAIN, y));
    }
    for (int i = 0; i < 4; i++)
        mpq_clear(t[i]);
}

/* The same is observed with any number of threads. */
static void threads_see_the_same(void **const state)
{
    (void)state;
    mpq_t x, y;
    mpq_inits(x, y, NULL);
    for (size_t n = 0; n < cases(3); n++) {
        gpurta_chains *const chains = random_chains(n % 2 ? PRIORITIES : CHAINS, 10, 40);
        gpurta_platform *const platform = random_device();
        gpurta_result *const one = search(chains, platform, TWO_PARTS, 1, NULL, NULL);
        gpurta_result *const many =
            search(chains, platform, TWO_PARTS, rnd_range(2, 5), NULL, NULL);
        assert_int_equal(result_verdict(one, GPURTA_BOUND_VERDICT, 0),
                         result_verdict(many, GPURTA_BOUND_VERDICT, 0));
        for (size_t c = 0; c < gpurta_rows(one, GPURTA_BOUND_CHAINS); c++) {
            (void)result_time(one, GPURTA_BOUND_CHAINS_OBSERVED, c, x);
            (void)result_time(many, GPURTA_BOUND_CHAINS_OBSERVED, c, y);
            assert_true(mpq_equal(x, y));
            same_releases(one, many, c);
        }
        for (size_t i = 0; i < gpurta_rows(one, GPURTA_BOUND_STEPS); i++) {
            (void)result_time(one, GPURTA_BOUND_STEPS_OBSERVED, i, x);
            (void)result_time(many, GPURTA_BOUND_STEPS_OBSERVED, i, y);
            assert_true(mpq_equal(x, y));
        }
        gpurta_result_destroy(one);
        gpurta_result_destroy(many);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
    mpq_clears(x, y, NULL);
}

/* What fewer runs show, more show, too; the numbers stand before and behind where parts begin. A
 * miss stays one: its run is made shorter by chance, and may get a longer response by that. */
static void more_runs_lose_nothing(void **const state)
{
    (void)state;
    static const int64_t runs[] = {20, 400, 515, 1100, 1600};
    mpq_t before, now, deadline;
    mpq_inits(before, now, deadline, NULL);
    for (size_t n = 0; n < cases(3); n++) {
        gpurta_chains *const chains = random_chains((enum bound_kind)(n % BOUND_KINDS), 8, 30);
        gpurta_platform *const platform = random_device();
        gpurta_result *last = search(chains, platform, runs[0], 1, NULL, NULL);
        for (size_t k = 1; k < sizeof runs / sizeof *runs; k++) {
            gpurta_result *const more = search(chains, platform, runs[k], 2, NULL, NULL);
            for (size_t c = 0; c < gpurta_rows(last, GPURTA_BOUND_CHAINS); c++) {
                if (!result_time(last, GPURTA_BOUND_CHAINS_OBSERVED, c, before))
                    continue;
                assert_int_equal(result_time(more, GPURTA_BOUND_CHAINS_OBSERVED, c, now), 1);
                (void)result_time(more, GPURTA_BOUND_CHAINS_DEADLINE, c, deadline);
                if (mpq_cmp(before, deadline) > 0)
                    assert_true(mpq_cmp(now, deadline) > 0);
                else
                    assert_true(mpq_cmp(now, before) >= 0);
            }
            gpurta_result_destroy(last);
            last = more;
        }
        gpurta_result_destroy(last);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
    mpq_clears(before, now, deadline, NULL);
}

struct watched {
    int64_t calls, most, done;
};

static int watch(void *const context, const int64_t done, const int64_t runs)
{
    struct watched *const w = context;
    assert_int_equal(runs, TWO_PARTS);
    assert_true(done >= w->done && done <= runs);
    w->done = done;
    return ++w->calls == w->most;
}

/* Progress comes in order; it may end the search, and what was observed so far is kept. */
static void progress_is_told(void **const state)
{
    (void)state;
    gpurta_chains *const chains = random_chains(ONE_FOOTPRINT, 10, 40);
    gpurta_platform *const platform = random_device();
    struct watched all = {.most = -1}, some = {.most = 3};
    mpq_t observed;
    mpq_init(observed);
    gpurta_result_destroy(search(chains, platform, TWO_PARTS, 1, watch, &all));
    assert_int_equal(all.calls, TWO_PARTS);
    assert_int_equal(all.done, TWO_PARTS);
    gpurta_result *const cut = search(chains, platform, TWO_PARTS, 1, watch, &some);
    assert_int_equal(some.calls, 3);
    assert_int_equal(result_time(cut, GPURTA_BOUND_CHAINS_OBSERVED, 0, observed), 1);
    gpurta_result_destroy(cut);
    mpq_clear(observed);
    gpurta_platform_destroy(platform);
    gpurta_chains_destroy(chains);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_kinds_agree),
        cmocka_unit_test(blocks_begin_in_turns),
        cmocka_unit_test(ends_of_graphs_count),
        cmocka_unit_test(explanations_add_up),
        cmocka_unit_test(bounds_grow),
        cmocka_unit_test(memory_runs_out),
        cmocka_unit_test(misses_are_shown),
        cmocka_unit_test(threads_see_the_same),
        cmocka_unit_test(more_runs_lose_nothing),
        cmocka_unit_test(progress_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
