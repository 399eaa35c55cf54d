/* Exact worst responses of tiny systems: never above a bound, never below what a search sees, and
 * what can be found by hand. */
#include "alloc.h"
#include "base/values.h"
#include "bound_systems.h"
#include "model/chains.h"
#include "model_calls.h"

/* What a chain can take exactly is within its bound. */
static void assert_within(const size_t chain, mpq_srcptr exact, mpq_srcptr bound)
{
    if (mpq_cmp(exact, bound) > 0)
        gmp_printf("seed %llu: chain %zu: exact %Qd, bound %Qd\n", (unsigned long long)rnd_seed(),
                   chain, exact, bound);
    assert_true(mpq_cmp(exact, bound) <= 0);
}

static gpurta_platform *tiny_device(const bool slots)
{
    gpurta_platform *p;
    if (slots) {
        assert_ok(gpurta_platform_create_slots(&p, rnd_range(1, 3), NULL), NULL);
        return p;
    }
    assert_ok(gpurta_platform_create(&p, "jetson-tx2", NULL), NULL);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_SMS, rnd_range(1, 2), NULL), NULL);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_THREADS_PER_SM, 32 * rnd_range(2, 4), NULL),
              NULL);
    return p;
}

static void tiny_step(gpurta_chains *const chains, const size_t chain, const int64_t wcet,
                      const int64_t blocks, const int64_t warps, const int64_t bcet)
{
    const size_t step = chains->steps;
    mpq_t q;
    mpq_init(q);
    set_q(q, wcet, 1);
    assert_ok(gpurta_chains_add_step(chains, chain, GPURTA_STEP_KERNEL, NULL, blocks, q, NULL),
              NULL);
    set_q(q, bcet, 1);
    assert_ok(gpurta_chains_set_step_time(chains, step, GPURTA_STEP_BCET, q, NULL), NULL);
    assert_ok(
        gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_THREADS, 32 * warps, NULL),
        NULL);
    mpq_clear(q);
}

/* A copy or a host step. */
static void tiny_other(gpurta_chains *const chains, const size_t chain, const int64_t wcet)
{
    const size_t step = chains->steps;
    const bool copy = rnd_chance(60);
    mpq_t q;
    mpq_init(q);
    set_q(q, wcet, 1);
    assert_ok(gpurta_chains_add_step(chains, chain, copy ? GPURTA_STEP_COPY : GPURTA_STEP_HOST,
                                     NULL, 0, q, NULL),
              NULL);
    set_q(q, rnd_range(0, wcet), 1);
    assert_ok(gpurta_chains_set_step_time(chains, step, GPURTA_STEP_BCET, q, NULL), NULL);
    if (copy)
        assert_ok(gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_DIRECTION,
                                               rnd_range(0, 2), NULL),
                  NULL);
    mpq_clear(q);
}

static void tiny_chain(gpurta_chains *const chains, const int64_t period, const int64_t jitter,
                       const int64_t priority)
{
    const size_t chain = chains->count;
    char stream[24];
    mpq_t q;
    mpq_init(q);
    snprintf(stream, sizeof stream, "s%zu", chain);
    set_q(q, period, 1);
    assert_ok(gpurta_chains_add(chains, NULL, q, NULL), NULL);
    set_q(q, jitter, 1);
    assert_ok(gpurta_chains_set_time(chains, chain, GPURTA_CHAIN_JITTER, q, NULL), NULL);
    assert_ok(gpurta_chains_set_stream(chains, chain, stream, NULL), NULL);
    assert_ok(gpurta_program_set_stream_attribute(chains->program, stream, GPURTA_STREAM_PRIORITY,
                                                  priority, NULL),
              NULL);
    mpq_clear(q);
}

static gpurta_chains *tiny_chains(const bool slots, const bool others)
{
    gpurta_chains *chains;
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    const int64_t count = rnd_range(2, 3);
    for (size_t c = 0; c < (size_t)count; c++) {
        tiny_chain(chains, rnd_range(3, 11), rnd_chance(30) ? rnd_range(1, 2) : 0,
                   rnd_chance(50) ? -rnd_range(0, 1) : 0);
        for (int64_t k = rnd_chance(30) ? 2 : 1; k > 0; k--) {
            const int64_t wcet = rnd_range(1, 3);
            if (others && rnd_chance(30)) {
                tiny_other(chains, c, wcet);
                continue;
            }
            tiny_step(chains, c, wcet, rnd_range(1, 3), slots ? 1 : rnd_range(1, 2),
                      rnd_chance(70) ? wcet : rnd_range(0, wcet));
        }
    }
    return chains;
}

static gpurta_result *explore(const gpurta_chains *const chains,
                              const gpurta_platform *const platform, const int64_t states,
                              const int64_t search)
{
    gpurta_options *options;
    gpurta_result *bound;
    gpurta_error error;
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_EXACT, states, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, search, NULL), NULL);
    assert_ok(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
    gpurta_options_destroy(options);
    return bound;
}

/* A chain of higher priority that is often released and takes several waves, over one or two that
 * it holds up, with what may be resident when it begins to wait. */
static gpurta_chains *held_up_chains(void)
{
    gpurta_chains *chains;
    const int64_t period = rnd_range(3, 9);
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    tiny_chain(chains, period, rnd_chance(30) ? 1 : 0, -1);
    const int64_t wcet = rnd_range(1, 2);
    tiny_step(chains, 0, wcet, rnd_range(2, period / wcet + 1), 1, rnd_range(wcet - 1, wcet));
    for (size_t c = 1; c < (rnd_chance(50) ? 3 : 2); c++) {
        tiny_chain(chains, rnd_range(6, 16), rnd_chance(30) ? rnd_range(1, 3) : 0,
                   c == 2 && rnd_chance(30) ? 1 : 0);
        for (int64_t k = rnd_chance(30) ? 2 : 1; k > 0; k--) {
            const int64_t own = rnd_range(1, 3);
            tiny_step(chains, c, own, rnd_range(1, 3), 1, rnd_chance(70) ? own : rnd_range(0, own));
        }
    }
    return chains;
}

/* observed <= exact <= bound, of every chain; and verdicts by the exact one. */
static void between(void **const state)
{
    (void)state;
    size_t exact = 0, reached = 0, bounded = 0, late = 0, same = 0;
    mpq_t e, t;
    mpq_inits(e, t, NULL);
    for (size_t n = 0; n < cases(120); n++) {
        const bool slots = rnd_chance(50);
        gpurta_chains *const chains =
            n % 3 == 2 ? held_up_chains() : tiny_chains(slots, rnd_chance(50));
        gpurta_platform *const platform = tiny_device(slots);
        gpurta_result *const bound = explore(chains, platform, 20000, 60);
        for (size_t c = 0; c < gpurta_rows(bound, GPURTA_BOUND_CHAINS); c++) {
            if (!result_time(bound, GPURTA_BOUND_CHAINS_EXACT, c, e))
                continue;
            exact++;
            if (result_time(bound, GPURTA_BOUND_CHAINS_OBSERVED, c, t)) {
                assert_true(mpq_cmp(t, e) <= 0);
                same += mpq_cmp(t, e) == 0;
            }
            if (result_time(bound, GPURTA_BOUND_CHAINS_BOUND, c, t)) {
                assert_within(c, e, t);
                bounded++;
                reached += mpq_cmp(e, t) == 0;
                gpurta_chains_time(chains, c, GPURTA_CHAIN_PERIOD, t);
                late += mpq_cmp(e, t) > 0;
            }
            (void)result_time(bound, GPURTA_BOUND_CHAINS_DEADLINE, c, t);
            assert_int_equal(result_verdict(bound, GPURTA_BOUND_CHAINS_VERDICT, c),
                             mpq_cmp(e, t) <= 0 ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE);
        }
        gpurta_result_destroy(bound);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
    mpq_clears(e, t, NULL);
    print_message(
        "%zu chains, %zu observed at their worst; %zu bounded, %zu of them reached, %zu longer "
        "than the period\n",
        exact, same, bounded, reached, late);
    assert_true((exact > 0 && reached > 0) || cases(120) < 60);
    tried("bound: exact worst response of a tiny system within its bound", bounded);
}

/* A chain that is often released while its job waits for the late job of a rival, and whose next
 * one finds another job of that rival. */
static gpurta_chains *waiting_chains(void)
{
    gpurta_chains *chains;
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    const int64_t period = rnd_range(4, 6), wcet = period == 6 ? rnd_range(3, 4) : period - 2;
    const bool two = rnd_chance(30);
    tiny_chain(chains, period, rnd_chance(30) ? 1 : 0, 0);
    if (two)
        tiny_step(chains, 0, 1, 1, 1, 1);
    tiny_step(chains, 0, two ? wcet - 1 : wcet, 1, 1, 1);
    for (size_t c = 1; c < (rnd_chance(30) ? 3 : 2); c++) {
        const int64_t rare = rnd_range(10, 13);
        tiny_chain(chains, rare, rare - rnd_range(2, 5), rnd_chance(40) ? -1 : 0);
        tiny_step(chains, c, c == 1 ? rnd_range(2, 3) : 1, 1, 1, rnd_range(0, 1));
    }
    return chains;
}

/* Has a chain of one step a job that responds later than any that found none of its own? */
static bool second_is_later(const gpurta_result *const bound, const gpurta_chains *const chains,
                            mpq_srcptr exact, mpq_ptr t)
{
    mpq_t jitter;
    mpq_init(jitter);
    gpurta_chains_time(chains, 0, GPURTA_CHAIN_JITTER, jitter);
    const bool later = chains->step[1].chain != 0 &&
                       result_time(bound, GPURTA_BOUND_STEPS_BOUND, 0, t) &&
                       (mpq_add(t, t, jitter), mpq_cmp(exact, t) > 0);
    mpq_clear(jitter);
    return later;
}

/* Jobs that wait for each other: the latest is often not the first. */
static void waiting_jobs(void **const state)
{
    (void)state;
    size_t bounded = 0, later = 0, reached = 0;
    mpq_t e, t;
    mpq_inits(e, t, NULL);
    for (size_t n = 0; n < cases(60); n++) {
        gpurta_chains *const chains = waiting_chains();
        gpurta_platform *platform;
        assert_ok(gpurta_platform_create_slots(&platform, 1, NULL), NULL);
        gpurta_result *const bound = explore(chains, platform, 30000, 0);
        for (size_t c = 0; c < gpurta_rows(bound, GPURTA_BOUND_CHAINS); c++) {
            if (!result_time(bound, GPURTA_BOUND_CHAINS_EXACT, c, e) ||
                !result_time(bound, GPURTA_BOUND_CHAINS_BOUND, c, t))
                continue;
            assert_within(c, e, t);
            bounded++;
            reached += mpq_cmp(e, t) == 0;
            later += c == 0 && second_is_later(bound, chains, e, t);
        }
        gpurta_result_destroy(bound);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
    mpq_clears(e, t, NULL);
    print_message("%zu bounded, %zu reached; %zu times a later job responds later than a first\n",
                  bounded, reached, later);
    assert_true(later > 0 || cases(60) < 60);
    tried("bound: jobs that wait for each other, all states of tiny systems", bounded);
}

static void expect(const gpurta_result *const bound, const size_t chain, const long num)
{
    mpq_t e;
    mpq_init(e);
    assert_int_equal(result_time(bound, GPURTA_BOUND_CHAINS_EXACT, chain, e), 1);
    assert_int_equal(mpq_cmp_si(e, num, 1), 0);
    mpq_clear(e);
}

static void no_answer(const gpurta_chains *const chains, const gpurta_platform *const platform,
                      const int64_t states, const char *const why)
{
    mpq_t e;
    mpq_init(e);
    gpurta_result *const bound = explore(chains, platform, states, 0);
    assert_int_equal(result_time(bound, GPURTA_BOUND_CHAINS_EXACT, 0, e), 0);
    assert_int_equal(result_verdict(bound, GPURTA_BOUND_CHAINS_VERDICT, 0), GPURTA_UNKNOWN);
    assert_non_null(result_text(bound, GPURTA_BOUND_EXACT_REASON, 0));
    assert_non_null(strstr(result_text(bound, GPURTA_BOUND_EXACT_REASON, 0), why));
    gpurta_result_destroy(bound);
    mpq_clear(e);
}

/* One slot, (3, 4) and (3, 12): a waits for b, b for one job of a. */
static void one_slot(void **const state)
{
    (void)state;
    gpurta_chains *chains;
    gpurta_platform *p;
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    assert_ok(gpurta_platform_create_slots(&p, 1, NULL), NULL);
    tiny_chain(chains, 4, 0, 0);
    tiny_step(chains, 0, 3, 1, 1, 3);
    tiny_chain(chains, 12, 0, 0);
    tiny_step(chains, 1, 3, 1, 1, 3);
    gpurta_result *const bound = explore(chains, p, 100000, 0);
    expect(bound, 0, 6);
    expect(bound, 1, 6);
    assert_null(result_text(bound, GPURTA_BOUND_EXACT_REASON, 0));
    gpurta_result_destroy(bound);
    no_answer(chains, p, 5, "so many states were not enough");
    tiny_chain(chains, 20000001, 0, 0);
    tiny_step(chains, 2, 1, 1, 1, 1);
    no_answer(chains, p, 100000, "20,000 ticks");
    for (size_t c = 3; c < 9; c++) {
        tiny_chain(chains, 20, 0, 0);
        tiny_step(chains, c, 1, 1, 1, 1);
    }
    no_answer(chains, p, 100000, "more than 8 chains");
    gpurta_platform_destroy(p);
    gpurta_chains_destroy(chains);
}

/* Two slots: while a (4) has one, b has the other for both of its steps of 1, the second of which
 * passes c (1): c takes 3. Where b and c begin at once, a waits for 1, and so does b for a and c.
 */
static void blocks_end_in_any_order(void **const state)
{
    (void)state;
    gpurta_chains *chains;
    gpurta_platform *p;
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    assert_ok(gpurta_platform_create_slots(&p, 2, NULL), NULL);
    tiny_chain(chains, 30, 0, 0);
    tiny_step(chains, 0, 4, 1, 1, 4);
    tiny_chain(chains, 30, 0, -1);
    tiny_step(chains, 1, 1, 1, 1, 1);
    tiny_step(chains, 1, 1, 1, 1, 1);
    tiny_chain(chains, 30, 0, 0);
    tiny_step(chains, 2, 1, 1, 1, 1);
    gpurta_result *const bound = explore(chains, p, 100000, 0);
    expect(bound, 0, 5);
    expect(bound, 1, 3);
    expect(bound, 2, 3);
    gpurta_result_destroy(bound);
    gpurta_platform_destroy(p);
    gpurta_chains_destroy(chains);
}

/* Two SMs that hold two blocks each: of a the third block waits until two of a's or b's end, at
 * most 2; of b the second until one of a's three ends, at most 2. There are 1542 states. */
static void two_sms(void **const state)
{
    (void)state;
    mpq_t e;
    gpurta_chains *chains;
    gpurta_platform *p;
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    assert_ok(gpurta_platform_create(&p, "jetson-tx2", NULL), NULL);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_THREADS_PER_SM, 64, NULL), NULL);
    tiny_chain(chains, 30, 0, 0);
    tiny_step(chains, 0, 2, 3, 1, 2);
    tiny_chain(chains, 30, 0, 0);
    tiny_step(chains, 1, 3, 2, 1, 3);
    gpurta_result *bound = explore(chains, p, 1542, 0);
    expect(bound, 0, 4);
    expect(bound, 1, 5);
    gpurta_result_destroy(bound);
    mpq_init(e);
    bound = explore(chains, p, 1541, 0);
    assert_int_equal(result_time(bound, GPURTA_BOUND_CHAINS_EXACT, 0, e), 0);
    mpq_clear(e);
    gpurta_result_destroy(bound);
    gpurta_platform_destroy(p);
    gpurta_chains_destroy(chains);
}

/* ---- a chain alone ---- */

/* Kernels of any sizes, one after the other; some are launched several times. */
static gpurta_chains *one_chain(void)
{
    gpurta_chains *chains;
    gpurta_error error;
    mpq_t q;
    mpq_init(q);
    set_q(q, 1000000, 1);
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    assert_ok(gpurta_chains_add(chains, NULL, q, NULL), NULL);
    for (int64_t n = rnd_range(1, 6); n > 0; n--) {
        const struct shape shape = random_shape();
        const size_t i = chains->steps;
        const int64_t count[][2] = {
            {GPURTA_OPERATION_THREADS, shape.threads},
            {GPURTA_OPERATION_REGISTERS, shape.registers},
            {GPURTA_OPERATION_SHARED_MEMORY, shape.shared_memory},
            {GPURTA_OPERATION_CARVEOUT_PERCENT, rnd_chance(20) ? rnd_range(0, 100) : -1}};
        set_q(q, rnd_range(1, 50), rnd_range(1, 7));
        assert_ok(gpurta_chains_add_step(chains, 0, GPURTA_STEP_KERNEL, NULL, rnd_range(1, 200), q,
                                         &error),
                  &error);
        for (size_t k = 0; k < sizeof count / sizeof count[0]; k++)
            assert_ok(gpurta_chains_set_step_count(chains, i, (gpurta_operation_count)count[k][0],
                                                   count[k][1], &error),
                      &error);
        assert_ok(gpurta_chains_set_step_repeat(chains, i, rnd_range(1, 3), &error), &error);
        assert_ok(gpurta_program_set_stream(chains->program, i, "s", NULL), NULL);
    }
    mpq_clear(q);
    return chains;
}

/* No block leaves one of four sub-partitions with a warp less than the others. */
static bool even(const gpurta_chains *const chains)
{
    bool all = true;
    for (size_t i = 0; i < chains->steps; i++)
        all = all && (gpurta_program_get_count(chains->program, i, GPURTA_OPERATION_THREADS) + 31) /
                             32 % 4 !=
                         3;
    return all;
}

/* Of one stream of kernels alone the bound is what a run takes, on every GPU: with U3 it may be
 * longer, where a block may find no place among fewer than fit. */
static void a_chain_alone(void **const state)
{
    (void)state;
    static const char *const name[] = {"jetson-tx2", "cc-6.1", "cc-7.0", "cc-7.5",
                                       "cc-8.0",     "cc-8.6", "cc-8.7", "cc-9.0"};
    size_t longer = 0;
    gpurta_options *options;
    mpq_t bound, observed;
    mpq_inits(bound, observed, NULL);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 4, NULL), NULL);
    for (size_t n = 0; n < cases(300); n++) {
        gpurta_chains *const chains = one_chain();
        gpurta_platform *p;
        gpurta_result *r;
        gpurta_error error;
        assert_ok(gpurta_platform_create(&p, name[rnd_range(0, 7)], NULL), NULL);
        assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_SMS, rnd_range(1, 5), NULL), NULL);
        assert_ok(gpurta_bound_of(&r, chains, p, options, &error), &error);
        assert_true(result_time(r, GPURTA_BOUND_CHAINS_BOUND, 0, bound));
        assert_true(result_time(r, GPURTA_BOUND_CHAINS_OBSERVED, 0, observed));
        assert_within(0, observed, bound);
        const bool certain = !gpurta_platform_get(p, GPURTA_PLATFORM_WARPS_IN_TURN) || even(chains);
        if (certain && !mpq_equal(observed, bound))
            gmp_printf("seed %llu: observed %Qd, bound %Qd\n", (unsigned long long)rnd_seed(),
                       observed, bound);
        assert_true(!certain || mpq_equal(observed, bound));
        longer += !mpq_equal(observed, bound);
        gpurta_result_destroy(r);
        gpurta_platform_destroy(p);
        gpurta_chains_destroy(chains);
    }
    print_message("%zu of %zu bounds are longer than a run, by U3\n", longer, cases(300));
    gpurta_options_destroy(options);
    mpq_clears(bound, observed, NULL);
    tried("bound: a chain alone takes its bound", cases(300));
}

struct missing {
    gpurta_chains *chains;
    gpurta_platform *platform;
    gpurta_options *options;
    size_t fallbacks;
};

static gpurta_status explore_once(void *const context)
{
    struct missing *const l = context;
    gpurta_result *bound = NULL;
    gpurta_status status = gpurta_bound_of(&bound, l->chains, l->platform, l->options, NULL);
    const char *const why = status ? NULL : result_text(bound, GPURTA_BOUND_EXACT_REASON, 0);
    if (why && strstr(why, "no memory")) { /* of the states alone: the bounds are there */
        assert_int_equal(result_verdict(bound, GPURTA_BOUND_CHAINS_VERDICT, 0), GPURTA_SCHEDULABLE);
        l->fallbacks++;
        status = GPURTA_NO_MEMORY;
    }
    gpurta_result_destroy(bound);
    return status;
}

static void memory_runs_out(void **const state)
{
    (void)state;
    struct missing l = {NULL, tiny_device(true), NULL, 0};
    assert_ok(gpurta_chains_create(&l.chains, NULL), NULL);
    for (size_t c = 0; c < 2; c++) {
        tiny_chain(l.chains, 90, 0, 0);
        tiny_step(l.chains, c, 2, 3, 1, 2);
    }
    assert_ok(gpurta_options_create(&l.options, NULL), NULL);
    assert_ok(gpurta_options_set(l.options, GPURTA_OPTION_BOUND_EXACT, 500, NULL), NULL);
    alloc_fail_each(explore_once, &l);
    assert_true(l.fallbacks > 0);
    gpurta_options_destroy(l.options);
    gpurta_platform_destroy(l.platform);
    gpurta_chains_destroy(l.chains);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(between),         cmocka_unit_test(waiting_jobs),
        cmocka_unit_test(one_slot),        cmocka_unit_test(blocks_end_in_any_order),
        cmocka_unit_test(two_sms),         cmocka_unit_test(a_chain_alone),
        cmocka_unit_test(memory_runs_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
