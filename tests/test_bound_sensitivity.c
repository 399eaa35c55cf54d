/* Sensitivity of bounds: what is told passes, and the next value fails; by hand where that is
 * possible. */
#include "alloc.h"
#include "base/values.h"
#include "bound_systems.h"
#include "model/chains.h"
#include "model_calls.h"

struct asked {
    gpurta_chains *chains;
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_bound_parameter parameter;
    size_t item;
};

static gpurta_verdict verdict_of(const struct asked *const a)
{
    gpurta_result *bound;
    gpurta_error error;
    assert_ok(gpurta_bound_of(&bound, a->chains, a->platform, a->options, &error), &error);
    const gpurta_verdict verdict = result_verdict(bound, GPURTA_BOUND_VERDICT, 0);
    gpurta_result_destroy(bound);
    return verdict;
}

static bool is_minimum(const struct asked *const a)
{
    return a->parameter == GPURTA_BOUND_MIN_PERIOD || a->parameter == GPURTA_BOUND_MIN_SMS;
}

static void set_wcet(gpurta_chains *const chains, const size_t step, mpq_srcptr value)
{
    assert_ok(gpurta_chains_set_step_time(chains, step, GPURTA_STEP_WCET, value, NULL), NULL);
}

/* Puts a value in its place; `wcet` are those as given. */
static void put(const struct asked *const a, mpq_srcptr value, mpq_t *const wcet)
{
    const bool slots = gpurta_platform_get(a->platform, GPURTA_PLATFORM_SLOTS) > 0;
    mpq_t t;
    mpq_init(t);
    switch (a->parameter) {
    case GPURTA_BOUND_MAX_SCALE:
        for (size_t i = 0; i < a->chains->steps; i++) {
            mpq_mul(t, wcet[i], value);
            if (a->chains->step[i].chain == a->item)
                set_wcet(a->chains, i, t);
        }
        break;
    case GPURTA_BOUND_MAX_WCET:
        set_wcet(a->chains, a->item, value);
        break;
    case GPURTA_BOUND_MIN_PERIOD:
        assert_ok(gpurta_chains_set_time(a->chains, a->item, GPURTA_CHAIN_PERIOD, value, NULL),
                  NULL);
        break;
    case GPURTA_BOUND_MIN_SMS:
        assert_int_equal(mpz_cmp_ui(mpq_denref(value), 1), 0);
        assert_ok(gpurta_platform_set(a->platform,
                                      slots ? GPURTA_PLATFORM_SLOTS : GPURTA_PLATFORM_SMS,
                                      mpz_get_si(mpq_numref(value)), NULL),
                  NULL);
        break;
    }
    mpq_clear(t);
}

/* The two ends, put in place and analysed from outside. */
static void check_ends(struct asked *const a, mpq_srcptr low, mpq_srcptr high)
{
    const size_t steps = a->chains->steps;
    mpq_t *const wcet = malloc((steps + 1) * sizeof *wcet);
    for (size_t i = 0; i < steps; i++) {
        mpq_init(wcet[i]);
        gpurta_chains_step_time(a->chains, i, GPURTA_STEP_WCET, wcet[i]);
    }
    assert_true(mpq_cmp(low, high) < 0);
    if (mpq_sgn(high) > 0) { /* the larger one first: a bcet may come down */
        put(a, high, wcet);
        assert_int_equal(verdict_of(a) == GPURTA_SCHEDULABLE, is_minimum(a));
    }
    if (mpq_sgn(low) > 0) {
        put(a, low, wcet);
        assert_int_equal(verdict_of(a) == GPURTA_SCHEDULABLE, !is_minimum(a));
    }
    for (size_t i = 0; i < steps; i++)
        mpq_clear(wcet[i]);
    free(wcet);
}

static void given(const struct asked *const a, mpq_ptr value)
{
    mpq_set_ui(value, 1, 1);
    if (a->parameter == GPURTA_BOUND_MAX_WCET)
        gpurta_chains_step_time(a->chains, a->item, GPURTA_STEP_WCET, value);
    else if (a->parameter == GPURTA_BOUND_MIN_PERIOD)
        gpurta_chains_time(a->chains, a->item, GPURTA_CHAIN_PERIOD, value);
}

/* The answer passes, the next one fails, and what was asked about is as before. */
static void answers(void **const state)
{
    (void)state;
    size_t found[4] = {0};
    mpq_t low, high, distance, finest;
    mpq_inits(low, high, distance, finest, NULL);
    for (size_t n = 0; n < cases(160); n++) {
        gpurta_error error;
        gpurta_verdict verdict;
        struct asked a = {.chains = random_chains((enum bound_kind)(n % BOUND_KINDS), 60, 300),
                          .platform = random_device(),
                          .parameter = (gpurta_bound_parameter)(n / BOUND_KINDS % 4)};
        a.item = (size_t)rnd_range(
            0, (int64_t)(a.parameter == GPURTA_BOUND_MAX_WCET ? a.chains->steps : a.chains->count) -
                   1);
        const gpurta_verdict before = verdict_of(&a);
        assert_ok(gpurta_bound_sensitivity_of(&verdict, low, high, a.chains, a.platform,
                                              a.parameter, a.item, NULL, &error),
                  &error);
        assert_int_equal(verdict_of(&a), before);
        assert_int_not_equal(verdict, GPURTA_UNKNOWN);
        if (before == GPURTA_SCHEDULABLE)
            assert_int_equal(verdict, GPURTA_SCHEDULABLE);
        if (verdict == GPURTA_SCHEDULABLE) {
            found[a.parameter]++;
            given(&a, finest);
            if (a.parameter != GPURTA_BOUND_MIN_SMS)
                mpq_div_2exp(finest, finest, 30);
            mpq_sub(distance, high, low);
            assert_true(mpq_cmp(distance, finest) <= 0);
            check_ends(&a, low, high);
        }
        gpurta_platform_destroy(a.platform);
        gpurta_chains_destroy(a.chains);
    }
    mpq_clears(low, high, distance, finest, NULL);
    for (int p = 0; p < 4; p++)
        assert_true(found[p] > 0 || cases(160) < 160);
    tried("bound: a sensitive value passes, the next one fails", cases(160));
}

/* One slot, a (3, every `period`) and b (3, every 12): R_a = 3 + C_b. */
static struct asked two_kernels(const int64_t period)
{
    struct asked a = {0};
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_chains_create(&a.chains, NULL), NULL);
    assert_ok(gpurta_platform_create_slots(&a.platform, 1, NULL), NULL);
    assert_ok(gpurta_options_create(&a.options, NULL), NULL);
    for (size_t c = 0; c < 2; c++) {
        set_q(q, c ? 12 : period, 1);
        assert_ok(gpurta_chains_add(a.chains, NULL, q, NULL), NULL);
        set_q(q, 3, 1);
        assert_ok(gpurta_chains_add_step(a.chains, c, GPURTA_STEP_KERNEL, NULL, 1, q, NULL), NULL);
    }
    mpq_clear(q);
    return a;
}

static void asked_clear(struct asked *const a)
{
    gpurta_options_destroy(a->options);
    gpurta_platform_destroy(a->platform);
    gpurta_chains_destroy(a->chains);
}

static void expect(const struct asked *const a, const gpurta_bound_parameter parameter,
                   const size_t item, const int64_t num, const int64_t den)
{
    gpurta_verdict found;
    gpurta_error error;
    mpq_t low, high, wanted;
    mpq_inits(low, high, wanted, NULL);
    assert_ok(gpurta_bound_sensitivity_of(&found, low, high, a->chains, a->platform, parameter,
                                          item, NULL, &error),
              &error);
    set_q(wanted, num, den);
    assert_int_equal(found, num ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE);
    if (num && !mpq_equal(parameter < GPURTA_BOUND_MIN_PERIOD ? low : high, wanted))
        gmp_printf("%d %zu: [%Qd, %Qd], not %Qd\n", parameter, item, low, high, wanted);
    if (num)
        assert_true(mpq_equal(parameter < GPURTA_BOUND_MIN_PERIOD ? low : high, wanted));
    mpq_clears(low, high, wanted, NULL);
}

static void by_hand(void **const state)
{
    (void)state;
    struct asked a = two_kernels(7);
    expect(&a, GPURTA_BOUND_MAX_WCET, 0, 4, 1);   /* 4 + 3 = 7 */
    expect(&a, GPURTA_BOUND_MAX_WCET, 1, 4, 1);   /* 3 + 4 = 7 */
    expect(&a, GPURTA_BOUND_MAX_SCALE, 0, 4, 3);  /* of 3 */
    expect(&a, GPURTA_BOUND_MIN_PERIOD, 0, 6, 1); /* 3 + 3, and the deadline is the period */
    expect(&a, GPURTA_BOUND_MIN_PERIOD, 1, 6, 1);
    expect(&a, GPURTA_BOUND_MIN_SMS, 0, 1, 1);
    asked_clear(&a);
    a = two_kernels(4);
    expect(&a, GPURTA_BOUND_MAX_WCET, 1, 1, 1); /* 3 + 1 = 4 */
    expect(&a, GPURTA_BOUND_MIN_SMS, 0, 2, 1);  /* one SM for each block: nobody waits */
    asked_clear(&a);
    a = two_kernels(3);
    expect(&a, GPURTA_BOUND_MAX_WCET, 1, 0, 1); /* 3 + C_b > 3, whatever C_b */
    asked_clear(&a);
}

/* One block of 1 by itself every `period`: its wcet may be as long, if 20 doublings exceed it. */
static struct asked one_kernel(const int64_t period)
{
    struct asked a = {0};
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_chains_create(&a.chains, NULL), NULL);
    assert_ok(gpurta_platform_create_slots(&a.platform, 1, NULL), NULL);
    set_q(q, period, 1);
    assert_ok(gpurta_chains_add(a.chains, NULL, q, NULL), NULL);
    set_q(q, 1, 1);
    assert_ok(gpurta_chains_add_step(a.chains, 0, GPURTA_STEP_KERNEL, NULL, 1, q, NULL), NULL);
    mpq_clear(q);
    return a;
}

/* 2^20 times the figure is looked at, and no more. */
static void how_far(void **const state)
{
    (void)state;
    const int64_t furthest = INT64_C(1) << 20;
    struct asked a = one_kernel(furthest - 1);
    expect(&a, GPURTA_BOUND_MAX_WCET, 0, furthest - 1, 1);
    expect(&a, GPURTA_BOUND_MAX_SCALE, 0, furthest - 1, 1);
    asked_clear(&a);
    a = one_kernel(furthest);
    expect(&a, GPURTA_BOUND_MAX_WCET, 0, furthest, 1); /* all of them pass */
    expect(&a, GPURTA_BOUND_MAX_SCALE, 0, furthest, 1);
    expect(&a, GPURTA_BOUND_MIN_PERIOD, 0, 1, 1);
    asked_clear(&a);
    a = one_kernel(furthest - 1);
    expect(&a, GPURTA_BOUND_MIN_PERIOD, 0, 1, 1);
    asked_clear(&a);
}

static void refusals(void **const state)
{
    (void)state;
    struct asked a = two_kernels(7);
    gpurta_verdict found = GPURTA_SCHEDULABLE;
    gpurta_error error;
    mpq_t low, high;
    mpq_inits(low, high, NULL);
    assert_int_equal(gpurta_bound_sensitivity_of(&found, low, high, a.chains, a.platform,
                                                 GPURTA_BOUND_MAX_WCET, 2, NULL, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_string_equal(error.message, "bound: there is no such step");
    assert_int_equal(gpurta_bound_sensitivity_of(&found, low, high, a.chains, a.platform,
                                                 (gpurta_bound_parameter)4, 0, NULL, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_bound_sensitivity_of(&found, low, high, NULL, a.platform,
                                                 GPURTA_BOUND_MIN_SMS, 0, NULL, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_ok(gpurta_options_set(a.options, GPURTA_OPTION_BOUND_TRIES, 3, NULL), NULL);
    assert_ok(gpurta_bound_sensitivity_of(&found, low, high, a.chains, a.platform,
                                          GPURTA_BOUND_MAX_WCET, 0, a.options, &error),
              &error);
    assert_int_equal(found, GPURTA_UNKNOWN);
    a.parameter = GPURTA_BOUND_MAX_WCET;
    check_ends(&a, low, high);
    mpq_clears(low, high, NULL);
    asked_clear(&a);
}

/* As if the streams of the chain had been given the lowest priority in the first place. */
static void without_priority(void **const state)
{
    (void)state;
    size_t lowered = 0;
    mpq_t x, y;
    mpq_inits(x, y, NULL);
    for (size_t n = 0; n < cases(100); n++) {
        gpurta_chains *const chains = random_chains(n % 2 ? PRIORITIES : CHAINS, 40, 300);
        gpurta_platform *const platform = random_device();
        const size_t chain = (size_t)rnd_range(0, (int64_t)chains->count - 1);
        gpurta_result *without = NULL, *by_setting;
        gpurta_error error;
        int64_t lowest = INT64_MIN;
        assert_ok(gpurta_bound_without_priority_of(&without, chains, platform, chain, NULL, &error),
                  &error);
        for (size_t i = 0; i < chains->steps; i++) {
            const char *const stream = gpurta_chains_step_stream(chains, i);
            if (!stream || chains->step[i].kind != GPURTA_STEP_KERNEL)
                continue;
            const int64_t own =
                gpurta_chains_stream_attribute(chains, stream, GPURTA_STREAM_PRIORITY);
            lowest = own > lowest ? own : lowest;
        }
        bool changed = false;
        for (size_t i = 0; i < chains->steps; i++) {
            const char *const stream = gpurta_chains_step_stream(chains, i);
            if (!stream || chains->step[i].kind != GPURTA_STEP_KERNEL ||
                chains->step[i].chain != chain)
                continue;
            changed = changed || gpurta_chains_stream_attribute(chains, stream,
                                                                GPURTA_STREAM_PRIORITY) < lowest;
            assert_ok(gpurta_program_set_stream_attribute(chains->program, stream,
                                                          GPURTA_STREAM_PRIORITY, lowest, NULL),
                      NULL);
        }
        assert_int_equal(without != NULL, changed);
        assert_ok(gpurta_bound_of(&by_setting, chains, platform, NULL, &error), &error);
        for (size_t c = 0; without && c < chains->count; c++) {
            const int has = result_time(without, GPURTA_BOUND_CHAINS_BOUND, c, x);
            assert_int_equal(result_time(by_setting, GPURTA_BOUND_CHAINS_BOUND, c, y), has);
            assert_true(!has || mpq_equal(x, y));
            lowered++;
        }
        gpurta_result_destroy(without);
        gpurta_result_destroy(by_setting);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
    mpq_clears(x, y, NULL);
    assert_true(lowered > 0 || cases(100) < 100);
}

/* The NULL stream is a stream as others are: a's kernel in it goes before b's, whose stream is
 * lower. Without that a is one of two (3 + 3); b's goes before none. */
static void without_the_first_stream(void **const state)
{
    (void)state;
    struct asked a = two_kernels(20);
    gpurta_result *without = NULL;
    gpurta_error error;
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_program_set_stream(a.chains->program, 0, "default", NULL), NULL);
    assert_ok(gpurta_program_set_stream(a.chains->program, 1, "other", NULL), NULL);
    assert_ok(gpurta_program_set_stream_attribute(a.chains->program, "other",
                                                  GPURTA_STREAM_PRIORITY, 1, NULL),
              NULL);
    assert_ok(gpurta_program_set_stream_attribute(a.chains->program, "other",
                                                  GPURTA_STREAM_NON_BLOCKING, 1, NULL),
              NULL);
    assert_ok(gpurta_bound_without_priority_of(&without, a.chains, a.platform, 0, NULL, &error),
              &error);
    assert_int_equal(result_time(without, GPURTA_BOUND_CHAINS_BOUND, 1, q), 1);
    assert_time(q, "6");
    gpurta_result_destroy(without);
    without = NULL;
    assert_ok(gpurta_bound_without_priority_of(&without, a.chains, a.platform, 1, NULL, &error),
              &error);
    assert_null(without);
    mpq_clear(q);
    asked_clear(&a);
}

static gpurta_status ask(void *const context)
{
    const struct asked *const a = context;
    gpurta_verdict found;
    gpurta_result *bound = NULL;
    mpq_t low, high;
    mpq_inits(low, high, NULL);
    gpurta_status status = gpurta_bound_sensitivity_of(&found, low, high, a->chains, a->platform,
                                                       a->parameter, a->item, a->options, NULL);
    if (!status)
        status =
            gpurta_bound_without_priority_of(&bound, a->chains, a->platform, 0, a->options, NULL);
    gpurta_result_destroy(bound);
    mpq_clears(low, high, NULL);
    return status;
}

static void memory_runs_out(void **const state)
{
    (void)state;
    struct asked a = two_kernels(7);
    assert_ok(gpurta_options_set(a.options, GPURTA_OPTION_BOUND_TRIES, 3, NULL), NULL);
    for (int p = 0; p < 4; p++) {
        a.parameter = (gpurta_bound_parameter)p;
        alloc_fail_each(ask, &a);
    }
    asked_clear(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(answers),          cmocka_unit_test(by_hand),
        cmocka_unit_test(how_far),          cmocka_unit_test(refusals),
        cmocka_unit_test(without_priority), cmocka_unit_test(without_the_first_stream),
        cmocka_unit_test(memory_runs_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
