/* Bounds of chains: both number kinds agree, bounds grow with every parameter, memory can run out,
 * and what cannot be covered is refused. */
#include "alloc.h"
#include "bound_systems.h"

#include "model/options.h"

static gpurta_bound *analyse(const gpurta_chains *const chains,
                             const gpurta_platform *const platform, const int64_t numbers)
{
    gpurta_options *options;
    gpurta_bound *bound;
    gpurta_error error;
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, OPTION_NUMBERS, numbers, NULL), NULL);
    assert_ok(gpurta_bound_analyse(&bound, chains, platform, options, &error), &error);
    gpurta_options_destroy(options);
    return bound;
}

/* Is b's bound at least a's, everywhere? None is the largest. */
static bool at_least(const gpurta_bound *const b, const gpurta_bound *const a)
{
    mpq_t x, y;
    mpq_inits(x, y, NULL);
    bool good = true;
    for (size_t c = 0; c < gpurta_bound_chains(a); c++) {
        const int has_a = gpurta_bound_chain_time(a, c, GPURTA_BOUND_BOUND, x);
        const int has_b = gpurta_bound_chain_time(b, c, GPURTA_BOUND_BOUND, y);
        good = good && (!has_b || (has_a && mpq_cmp(y, x) >= 0));
    }
    mpq_clears(x, y, NULL);
    return good;
}

static void both_kinds_agree(void **const state)
{
    (void)state;
    for (size_t n = 0; n < cases(120); n++) {
        gpurta_chains *const chains = random_chains((enum bound_kind)(n % BOUND_KINDS), 30, 300);
        gpurta_platform *const platform = random_device();
        gpurta_bound *const a = analyse(chains, platform, TICKS_AUTO);
        gpurta_bound *const b = analyse(chains, platform, TICKS_GMP);
        assert_true(at_least(a, b) && at_least(b, a));
        gpurta_bound_destroy(a);
        gpurta_bound_destroy(b);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
}

/* Makes one parameter worse. */
static void worsen(gpurta_chains *const chains)
{
    const size_t step = (size_t)rnd_range(0, (int64_t)gpurta_chains_steps(chains) - 1);
    const size_t chain = gpurta_chains_step_chain(chains, step);
    mpq_t t, u;
    mpq_inits(t, u, NULL);
    set_q(u, rnd_range(1, 7), 3);
    if (rnd_chance(40)) {
        gpurta_chains_step_time(chains, step, GPURTA_STEP_WCET, t);
        mpq_add(t, t, u);
        assert_ok(gpurta_chains_set_step_time(chains, step, GPURTA_STEP_WCET, t, NULL), NULL);
    } else if (rnd_chance(30) && gpurta_chains_step_kind(chains, step) == GPURTA_STEP_KERNEL) {
        const int64_t blocks = gpurta_chains_step_count(chains, step, GPURTA_OPERATION_BLOCKS);
        assert_ok(gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_BLOCKS,
                                               blocks + rnd_range(1, 5), NULL),
                  NULL);
    } else if (rnd_chance(50)) {
        gpurta_chains_time(chains, chain, GPURTA_CHAIN_JITTER, t);
        mpq_add(t, t, u);
        assert_ok(gpurta_chains_set_time(chains, chain, GPURTA_CHAIN_JITTER, t, NULL), NULL);
    } else {
        gpurta_chains_time(chains, chain, GPURTA_CHAIN_PERIOD, t);
        mpq_div(t, t, u);
        set_q(u, 7, 3);
        mpq_mul(t, t, u);
        gpurta_chains_time(chains, chain, GPURTA_CHAIN_PERIOD, u);
        if (mpq_cmp(t, u) < 0)
            assert_ok(gpurta_chains_set_time(chains, chain, GPURTA_CHAIN_PERIOD, t, NULL), NULL);
    }
    mpq_clears(t, u, NULL);
}

static void bounds_grow(void **const state)
{
    (void)state;
    size_t bounded = 0;
    mpq_t t;
    mpq_init(t);
    for (size_t n = 0; n < cases(300); n++) {
        gpurta_chains *const chains = random_chains((enum bound_kind)(n % BOUND_KINDS), 40, 300);
        gpurta_platform *const platform = random_device();
        gpurta_bound *const before = analyse(chains, platform, TICKS_AUTO);
        worsen(chains);
        gpurta_bound *const after = analyse(chains, platform, TICKS_AUTO);
        assert_true(at_least(after, before));
        bounded += (size_t)gpurta_bound_chain_time(after, 0, GPURTA_BOUND_BOUND, t);
        gpurta_bound_destroy(before);
        gpurta_bound_destroy(after);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
    mpq_clear(t);
    assert_true(bounded > 0 || cases(300) < 100);
}

struct lacking {
    gpurta_chains *chains;
    gpurta_platform *platform;
    gpurta_options *options;
};

static gpurta_status analyse_once(void *const context)
{
    const struct lacking *const l = context;
    gpurta_bound *bound = NULL;
    const gpurta_status status =
        gpurta_bound_analyse(&bound, l->chains, l->platform, l->options, NULL);
    if (status != GPURTA_OK)
        assert_null(bound);
    gpurta_bound_destroy(bound);
    return status;
}

static void memory_runs_out(void **const state)
{
    (void)state;
    const int kinds = cases(100) < 10 ? 1 : BOUND_KINDS; /* each takes long under valgrind */
    for (int kind = 0; kind < kinds; kind++) {
        struct lacking l = {random_chains((enum bound_kind)kind, 60, 200), random_device(), NULL};
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
    mpq_t seen, deadline;
    mpq_inits(seen, deadline, NULL);
    for (size_t n = 0; n < cases(40); n++) {
        gpurta_chains *const chains = random_chains((enum bound_kind)(n % BOUND_KINDS), 8, 40);
        gpurta_platform *const platform = random_device();
        gpurta_options *options;
        gpurta_bound *bound;
        assert_ok(gpurta_options_create(&options, NULL), NULL);
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 30, NULL), NULL);
        assert_ok(gpurta_bound_analyse(&bound, chains, platform, options, NULL), NULL);
        for (size_t c = 0; c < gpurta_bound_chains(bound); c++) {
            if (gpurta_bound_chain_verdict(bound, c) != GPURTA_UNSCHEDULABLE)
                continue;
            missed++;
            assert_int_equal(gpurta_bound_chain_time(bound, c, GPURTA_BOUND_SEEN, seen), 1);
            gpurta_bound_chain_time(bound, c, GPURTA_BOUND_DEADLINE, deadline);
            assert_true(mpq_cmp(seen, deadline) > 0);
            assert_true(gpurta_bound_releases(bound, c) > 0);
        }
        gpurta_bound_destroy(bound);
        gpurta_options_destroy(options);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
    mpq_clears(seen, deadline, NULL);
    assert_true(missed > 0 || cases(40) < 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_kinds_agree),
        cmocka_unit_test(bounds_grow),
        cmocka_unit_test(memory_runs_out),
        cmocka_unit_test(misses_are_shown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
