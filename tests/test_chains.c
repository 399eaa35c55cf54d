/* The model of chains: getters give back what was set, limits are kept, circles are told by name.
 */
#include "alloc.h"
#include "model/chains.h"
#include "model_calls.h"
#include "support.h"

#include <gpurta/gpurta.h>
#include <string.h>

static void set_q(mpq_ptr q, const long num, const unsigned long den)
{
    mpq_set_si(q, num, den);
    mpq_canonicalize(q);
}

static void add_chain(gpurta_chains *const chains, const char *const name, const long period)
{
    mpq_t q;
    mpq_init(q);
    set_q(q, period, 1);
    assert_ok(gpurta_chains_add(chains, name, q, NULL), NULL);
    mpq_clear(q);
}

static gpurta_status add_step(gpurta_chains *const chains, const size_t chain,
                              const char *const name, const gpurta_step_kind kind,
                              const int64_t blocks, const long wcet, gpurta_error *const error)
{
    mpq_t q;
    mpq_init(q);
    set_q(q, wcet, 1);
    const gpurta_status status =
        gpurta_chains_add_step(chains, chain, kind, name, blocks, q, error);
    mpq_clear(q);
    return status;
}

static gpurta_chains *with_steps(const size_t count)
{
    gpurta_chains *chains;
    char name[8];
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    add_chain(chains, "camera", 33);
    for (size_t i = 0; i < count; i++) {
        snprintf(name, sizeof name, "s%zu", i);
        assert_ok(add_step(chains, 0, name, GPURTA_STEP_KERNEL, 4, 2, NULL), NULL);
    }
    return chains;
}

/* ---- order ---- */

static void circles_by_name(void **const state)
{
    (void)state;
    gpurta_error error;
    for (size_t n = 2; n < 6; n++) {
        gpurta_chains *const chains = with_steps(n);
        char text[64];
        const size_t last = n - 1;
        assert_ok(gpurta_chains_check(chains, &error), &error);
        assert_ok(gpurta_chains_set_after(chains, 0, &last, 1, &error), &error);
        assert_int_equal(gpurta_chains_check(chains, &error), GPURTA_INVALID_ARGUMENT);
        assert_non_null(strstr(error.message, "circle"));
        for (size_t i = 0; i < n; i++) { /* s1 waits for s0, ..., s0 for the last */
            snprintf(text, sizeof text, "s%zu waits for s%zu", i, i ? i - 1 : last);
            assert_non_null(strstr(error.message, text));
        }
        assert_int_equal(error.item, 0);
        assert_ok(gpurta_chains_set_after(chains, 0, NULL, 0, &error), &error);
        assert_ok(gpurta_chains_check(chains, &error), &error);
        gpurta_chains_destroy(chains);
    }
}

static void after(void **const state)
{
    (void)state;
    gpurta_error error;
    gpurta_chains *const chains = with_steps(4);
    const size_t both[] = {0, 1}, self = 2, outside = 4;
    assert_int_equal(gpurta_chains_after(chains, 0, 0), SIZE_MAX);
    assert_int_equal(gpurta_chains_after(chains, 2, 0), 1);
    assert_int_equal(gpurta_chains_after(chains, 2, 1), SIZE_MAX);
    assert_ok(gpurta_chains_set_after(chains, 3, both, 2, &error), &error);
    assert_int_equal(gpurta_chains_after(chains, 3, 0), 0);
    assert_int_equal(gpurta_chains_after(chains, 3, 1), 1);
    assert_int_equal(gpurta_chains_after(chains, 3, 2), SIZE_MAX);
    assert_int_equal(gpurta_chains_set_after(chains, 2, &self, 1, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_chains_set_after(chains, 2, &outside, 1, &error),
                     GPURTA_INVALID_ARGUMENT);
    add_chain(chains, NULL, 5);
    assert_ok(add_step(chains, 1, NULL, GPURTA_STEP_HOST, 0, 1, &error), &error);
    assert_int_equal(gpurta_chains_set_after(chains, 2, &outside, 1, &error),
                     GPURTA_INVALID_ARGUMENT);              /* of another chain */
    assert_int_equal(gpurta_chains_after(chains, 2, 0), 1); /* as it was */
    gpurta_chains_destroy(chains);
}

static void nothing_to_do(void **const state)
{
    (void)state;
    gpurta_error error;
    gpurta_chains *chains;
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    assert_int_equal(gpurta_chains_check(chains, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_chains_check(NULL, &error), GPURTA_INVALID_ARGUMENT);
    add_chain(chains, "empty", 7);
    assert_int_equal(gpurta_chains_check(chains, &error), GPURTA_INVALID_ARGUMENT);
    assert_non_null(strstr(error.message, "no steps"));
    assert_int_equal(error.item, 0);
    gpurta_chains_destroy(chains);
    gpurta_chains_destroy(NULL);
}

/* ---- values ---- */

static void expect_time(const int given, mpq_srcptr value, const long num, const unsigned long den)
{
    assert_int_equal(given, 1);
    assert_int_equal(mpq_cmp_si(value, num, den), 0);
}

static void times(void **const state)
{
    (void)state;
    gpurta_error error;
    gpurta_chains *const chains = with_steps(1);
    mpq_t q;
    mpq_init(q);
    expect_time(gpurta_chains_time(chains, 0, GPURTA_CHAIN_PERIOD, q), q, 33, 1);
    expect_time(gpurta_chains_time(chains, 0, GPURTA_CHAIN_JITTER, q), q, 0, 1);
    expect_time(gpurta_chains_time(chains, 0, GPURTA_CHAIN_DEADLINE, q), q, 33, 1);
    set_q(q, 7, 2);
    assert_ok(gpurta_chains_set_time(chains, 0, GPURTA_CHAIN_JITTER, q, &error), &error);
    expect_time(gpurta_chains_time(chains, 0, GPURTA_CHAIN_JITTER, q), q, 7, 2);
    set_q(q, -1, 1);
    assert_int_equal(gpurta_chains_set_time(chains, 0, GPURTA_CHAIN_JITTER, q, &error),
                     GPURTA_OUT_OF_RANGE);
    set_q(q, 0, 1);
    assert_int_equal(gpurta_chains_set_time(chains, 0, GPURTA_CHAIN_PERIOD, q, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_chains_set_time(chains, 0, GPURTA_CHAIN_DEADLINE, q, &error),
                     GPURTA_OUT_OF_RANGE);

    expect_time(gpurta_chains_step_time(chains, 0, GPURTA_STEP_WCET, q), q, 2, 1);
    expect_time(gpurta_chains_step_time(chains, 0, GPURTA_STEP_BCET, q), q, 0, 1);
    assert_int_equal(gpurta_chains_step_time(chains, 0, GPURTA_STEP_DEADLINE, q), 0);
    set_q(q, 2, 1);
    assert_ok(gpurta_chains_set_step_time(chains, 0, GPURTA_STEP_BCET, q, &error), &error);
    set_q(q, 1, 3); /* lowers the bcet too */
    assert_ok(gpurta_chains_set_step_time(chains, 0, GPURTA_STEP_WCET, q, &error), &error);
    expect_time(gpurta_chains_step_time(chains, 0, GPURTA_STEP_BCET, q), q, 1, 3);
    mpq_clear(q);
    gpurta_chains_destroy(chains);
}

static void steps(void **const state)
{
    (void)state;
    gpurta_error error;
    gpurta_chains *const chains = with_steps(2);
    assert_int_equal(add_step(chains, 0, NULL, GPURTA_STEP_KERNEL, 0, 1, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(add_step(chains, 0, NULL, GPURTA_STEP_COPY, 0, 0, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(chains->steps, 2);
    assert_ok(add_step(chains, 0, NULL, GPURTA_STEP_HOST, 0, 0, &error), &error);
    assert_int_equal(chains->step[2].kind, GPURTA_STEP_HOST);
    assert_null(chains->program->operation[2].name);
    assert_string_equal(chains->program->operation[1].name, "s1");
    assert_int_equal(chains->step[2].chain, 0);

    assert_int_equal(chains->step[0].repeat, 1);
    assert_ok(gpurta_chains_set_step_repeat(chains, 0, 9, &error), &error);
    assert_int_equal(chains->step[0].repeat, 9);

    assert_null(gpurta_chains_step_stream(chains, 0));
    assert_ok(gpurta_chains_set_stream(chains, 0, "main", &error), &error);
    assert_ok(gpurta_program_set_stream(chains->program, 1, "side", &error), &error);
    assert_string_equal(gpurta_chains_step_stream(chains, 0), "main");
    assert_string_equal(gpurta_chains_step_stream(chains, 1), "side");
    assert_null(gpurta_chains_step_stream(chains, 2));
    assert_ok(gpurta_program_set_stream_attribute(chains->program, "side", GPURTA_STREAM_PRIORITY,
                                                  -3, &error),
              &error);
    assert_int_equal(gpurta_chains_stream_attribute(chains, "side", GPURTA_STREAM_PRIORITY), -3);
    assert_int_equal(gpurta_chains_stream_attribute(chains, "none", GPURTA_STREAM_PRIORITY), 0);
    gpurta_chains_destroy(chains);
}

static void contexts(void **const state)
{
    (void)state;
    gpurta_error error;
    gpurta_chains *const chains = with_steps(1);
    mpq_t q;
    mpq_init(q);
    assert_int_equal(chains->contexts, 0);
    assert_int_equal(chains->chain[0].context, GPURTA_NONE);
    assert_ok(gpurta_chains_add_context(chains, "drive", &error), &error);
    assert_ok(gpurta_chains_set_context(chains, 0, 0, &error), &error);
    assert_int_equal(chains->chain[0].context, 0);
    assert_string_equal(chains->context[0].name, "drive");
    assert_int_equal(gpurta_chains_context_time(chains, 0, GPURTA_CONTEXT_TIMESLICE, q), 0);
    set_q(q, 3, 2);
    assert_ok(gpurta_chains_set_context_time(chains, 0, GPURTA_CONTEXT_TIMESLICE, q, &error),
              &error);
    expect_time(gpurta_chains_context_time(chains, 0, GPURTA_CONTEXT_TIMESLICE, q), q, 3, 2);
    set_q(q, 0, 1);
    assert_int_equal(gpurta_chains_set_context_time(chains, 0, GPURTA_CONTEXT_TIMESLICE, q, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(chains->context[0].level, GPURTA_LEVEL_NONE);
    assert_ok(gpurta_chains_set_context_level(chains, 0, GPURTA_LEVEL_HIGH, 1, &error), &error);
    assert_int_equal(chains->context[0].level, GPURTA_LEVEL_HIGH);
    assert_int_equal(chains->context[0].saturated, 1);
    mpq_clear(q);
    gpurta_chains_destroy(chains);
}

/* ---- memory ---- */

static gpurta_status build(void *const context)
{
    (void)context;
    gpurta_chains *chains = NULL;
    const size_t both[] = {0, 1};
    mpq_t q;
    mpq_init(q);
    set_q(q, 50, 1);
    gpurta_status status = gpurta_chains_create(&chains, NULL);
    if (!status)
        status = gpurta_chains_add_context(chains, "drive", NULL);
    if (!status)
        status = gpurta_chains_add(chains, "lidar", q, NULL);
    if (!status)
        status = gpurta_chains_set_stream(chains, 0, "main", NULL);
    for (int i = 0; !status && i < 3; i++)
        status = add_step(chains, 0, "scan", GPURTA_STEP_KERNEL, 3, 2, NULL);
    if (!status)
        status = gpurta_chains_set_after(chains, 2, both, 2, NULL);
    if (!status)
        status = gpurta_program_set_stream(chains->program, 1, "side", NULL);
    if (!status)
        status = gpurta_chains_check(chains, NULL);
    gpurta_chains_destroy(chains);
    mpq_clear(q);
    return status;
}

static void memory_runs_out(void **const state)
{
    (void)state;
    alloc_fail_each(build, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(circles_by_name), cmocka_unit_test(after), cmocka_unit_test(nothing_to_do),
        cmocka_unit_test(times),           cmocka_unit_test(steps), cmocka_unit_test(contexts),
        cmocka_unit_test(memory_runs_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
