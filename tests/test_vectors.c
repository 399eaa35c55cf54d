/* Saved scenarios from independent models (tests/data), through the command's reader. */
#include "model/program.h"
#include "simulate_values.h"
#include "vectors.h"

#include "model/options.h"

static void check_rta(struct scenario *const scenario, const struct document *const answer,
                      const struct node *const expect)
{
    const struct node *node = document_child(answer, value_of(answer, expect, "completion"));
    gpurta_result *result;
    gpurta_error error;
    mpq_t f;
    mpq_init(f);
    assert_ok(gpurta_rta(scenario->given.model, NULL, &result, &error), &error);
    for (size_t i = 0; i < gpurta_rows(result, GPURTA_RTA_KERNELS); i++) {
        assert_int_equal(result_time(result, GPURTA_RTA_KERNELS_COMPLETION, i, f), 1);
        assert_time(f, document_text(answer, node));
        node = document_next(answer, node);
    }
    assert_null(node);
    gpurta_result_destroy(result);
    mpq_clear(f);
}

static void test_rta(void **state)
{
    (void)state;
    assert_true(for_each_vector(TEST_DATA "/rta.jsonl", "rta", NEED_KERNELS, check_rta) >= 60);
}

static void check_blocks(const gpurta_result *const result, const size_t i,
                         const struct document *const answer, const struct node *const blocks)
{
    const struct node *block = document_child(answer, blocks);
    int64_t sm;
    size_t b = 0;
    mpq_t start, end;
    mpq_init(start);
    mpq_init(end);
    for (; job_block(result, i, 0, b, &sm, start, end); b++) {
        assert_non_null(block);
        const struct node *const value = document_child(answer, block);
        const struct node *const from = document_next(answer, value);
        assert_int_equal(sm, strtoll(document_text(answer, value), NULL, 10));
        assert_time(start, document_text(answer, from));
        assert_time(end, document_text(answer, document_next(answer, from)));
        block = document_next(answer, block);
    }
    assert_null(block);
    mpq_clear(start);
    mpq_clear(end);
}

static void check_simulate(struct scenario *const scenario, const struct document *const answer,
                           const struct node *const expect)
{
    const struct node *node = document_child(answer, expect);
    gpurta_result *result;
    gpurta_options *options;
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, &error), &error);
    assert_ok(gpurta_simulate(scenario->given.model, options, &result, &error), &error);
    for (size_t i = 0; i < gpurta_rows(result, GPURTA_SIMULATE_OPERATIONS); i++) {
        assert_non_null(node);
        assert_string_equal(result_text(result, GPURTA_SIMULATE_OPERATIONS_NAME, i),
                            document_text(answer, value_of(answer, node, "name")));
        job_time(result, i, 0, GPURTA_SIMULATE_JOBS_COMPLETION, t);
        assert_time(t, document_text(answer, value_of(answer, node, "completion")));
        check_blocks(result, i, answer, value_of(answer, node, "blocks"));
        node = document_next(answer, node);
    }
    assert_null(node);
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    mpq_clear(t);
}

static void test_simulate(void **state)
{
    (void)state;
    assert_true(for_each_vector(TEST_DATA "/simulate.jsonl", "simulate", NEED_KERNELS,
                                check_simulate) >= 40);
}

static void check_edf_on(const enum ticks_numbers numbers, const struct scenario *const scenario,
                         const struct document *const answer, const struct node *const expect)
{
    const bool schedulable =
        strcmp(document_text(answer, value_of(answer, expect, "schedulable")), "true") == 0;
    const struct node *const responses = value_of(answer, expect, "response");
    gpurta_result *result = NULL;
    gpurta_options *options = NULL;
    gpurta_error error;
    mpq_t v;
    mpq_init(v);
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_ok(gpurta_options_set(options, OPTION_NUMBERS, numbers, &error), &error);
    assert_ok(gpurta_edf(scenario->given.model, options, &result, &error), &error);
    gpurta_options_destroy(options);
    assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0),
                     schedulable ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE);
    assert_int_equal(result_time(result, GPURTA_EDF_UTILIZATION, 0, v), 1);
    assert_time(v, document_text(answer, value_of(answer, expect, "utilization")));
    const bool known = responses->kind == NODE_LIST;
    const struct node *node = known ? document_child(answer, responses) : NULL;
    for (size_t i = 0; i < gpurta_rows(result, GPURTA_EDF_TASKS); i++) {
        assert_int_equal(result_time(result, GPURTA_EDF_TASKS_RESPONSE, i, v), known);
        if (!known)
            continue;
        assert_time(v, document_text(answer, node));
        node = document_next(answer, node);
    }
    assert_null(node);
    gpurta_result_destroy(result);
    mpq_clear(v);
}

static void check_edf(struct scenario *const scenario, const struct document *const answer,
                      const struct node *const expect)
{
    for (int numbers = TICKS_AUTO; numbers <= TICKS_I64; numbers++)
        check_edf_on((enum ticks_numbers)numbers, scenario, answer, expect);
}

static void test_edf(void **state)
{
    (void)state;
    assert_true(for_each_vector(TEST_DATA "/edf.jsonl", "edf", NEED_TASKS, check_edf) >= 60);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rta),
        cmocka_unit_test(test_simulate),
        cmocka_unit_test(test_edf),
    };
    return cmocka_run_group_tests_name("vectors", tests, NULL, NULL);
}
