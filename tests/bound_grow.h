/* Bounds grow with every parameter. */
#ifndef BOUND_GROW_H
#define BOUND_GROW_H

#include "base/values.h"
#include "bound_systems.h"
#include "model/chains.h"

/* Is y's value at least x's? None is the largest. */
static inline bool time_at_least(const int has_y, mpq_srcptr y, const int has_x, mpq_srcptr x)
{
    return !has_y || (has_x && mpq_cmp(y, x) >= 0);
}

/* Are b's bounds at least a's, everywhere? */
static inline bool at_least(const gpurta_result *const b, const gpurta_result *const a)
{
    mpq_t x, y;
    mpq_inits(x, y, NULL);
    bool good = true;
    for (size_t c = 0; c < gpurta_rows(a, GPURTA_BOUND_CHAINS); c++) {
        const int has_a = result_time(a, GPURTA_BOUND_CHAINS_BOUND, c, x);
        const int has_b = result_time(b, GPURTA_BOUND_CHAINS_BOUND, c, y);
        good = good && time_at_least(has_b, y, has_a, x);
    }
    for (size_t i = 0; i < gpurta_rows(a, GPURTA_BOUND_STEPS); i++) {
        const int has_a = result_time(a, GPURTA_BOUND_STEPS_BOUND, i, x);
        const int has_b = result_time(b, GPURTA_BOUND_STEPS_BOUND, i, y);
        good = good && time_at_least(has_b, y, has_a, x);
    }
    mpq_clears(x, y, NULL);
    return good;
}

/* Makes one parameter worse. */
static inline void worsen(gpurta_chains *const chains)
{
    const size_t step = (size_t)rnd_range(0, (int64_t)chains->steps - 1);
    const size_t chain = chains->step[step].chain;
    mpq_t t, u;
    mpq_inits(t, u, NULL);
    set_q(u, rnd_range(1, 7), 3);
    if (rnd_chance(40)) {
        gpurta_chains_step_time(chains, step, GPURTA_STEP_WCET, t);
        mpq_add(t, t, u);
        assert_ok(gpurta_chains_set_step_time(chains, step, GPURTA_STEP_WCET, t, NULL), NULL);
    } else if (rnd_chance(30) && chains->step[step].kind == GPURTA_STEP_KERNEL) {
        const int64_t blocks =
            gpurta_program_get_count(chains->program, step, GPURTA_OPERATION_BLOCKS);
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

#define GROWS "bound: no bound falls where a wcet, grid or jitter grows or a period shrinks"

/* Bounds, and again with one parameter worse. Returns how many chains still have a bound. */
static inline size_t bounds_grow_of(gpurta_chains *const chains,
                                    const gpurta_platform *const platform)
{
    gpurta_result *before, *after;
    gpurta_error error;
    size_t bounded = 0;
    mpq_t t;
    mpq_init(t);
    assert_ok(gpurta_bound_of(&before, chains, platform, NULL, &error), &error);
    worsen(chains);
    assert_ok(gpurta_bound_of(&after, chains, platform, NULL, &error), &error);
    assert_true(at_least(after, before));
    for (size_t c = 0; c < gpurta_rows(after, GPURTA_BOUND_CHAINS); c++)
        bounded += (size_t)result_time(after, GPURTA_BOUND_CHAINS_BOUND, c, t);
    gpurta_result_destroy(before);
    gpurta_result_destroy(after);
    mpq_clear(t);
    return bounded;
}

#endif
