/* Saved scenarios from independent models (tests/data), through the command's reader. */
#include "vectors.h"

#include "edf.h"

static void check_rta(struct scenario *const scenario, const struct document *const answer,
                      const struct node *const expect)
{
    const struct node *node = document_child(answer, value_of(answer, expect, "completion"));
    gpurta_rta *result;
    gpurta_error error;
    mpq_t f;
    mpq_init(f);
    assert_ok(gpurta_rta_analyse(&result, scenario->program, scenario->platform, NULL, &error),
              &error);
    for (size_t i = 0; i < gpurta_rta_count(result); i++) {
        assert_int_equal(gpurta_rta_time_of(result, i, GPURTA_RTA_COMPLETION, f), 1);
        assert_time(f, document_text(answer, node));
        node = document_next(answer, node);
    }
    assert_null(node);
    gpurta_rta_destroy(result);
    mpq_clear(f);
}

static void check_edf_on(const enum edf_path path, const struct scenario *const scenario,
                         const struct document *const answer, const struct node *const expect)
{
    const bool schedulable =
        strcmp(document_text(answer, value_of(answer, expect, "schedulable")), "true") == 0;
    const struct node *const responses = value_of(answer, expect, "response");
    gpurta_edf *result = NULL;
    gpurta_error error;
    mpq_t v;
    mpq_init(v);
    assert_ok(edf_analyse_on(&result, scenario->tasks, NULL, path, &error), &error);
    assert_int_equal(gpurta_edf_verdict(result, NULL),
                     schedulable ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE);
    assert_int_equal(gpurta_edf_utilization(result, v), 1);
    assert_time(v, document_text(answer, value_of(answer, expect, "utilization")));
    const bool known = responses->kind == NODE_LIST;
    const struct node *node = known ? document_child(answer, responses) : NULL;
    for (size_t i = 0; i < gpurta_edf_count(result); i++) {
        assert_int_equal(gpurta_edf_time_of(result, i, GPURTA_EDF_RESPONSE, v), known);
        if (!known)
            continue;
        assert_time(v, document_text(answer, node));
        node = document_next(answer, node);
    }
    assert_null(node);
    gpurta_edf_destroy(result);
    mpq_clear(v);
}

static void check_edf(struct scenario *const scenario, const struct document *const answer,
                      const struct node *const expect)
{
    for (int path = EDF_AUTO; path <= EDF_MPZ; path++)
        check_edf_on((enum edf_path)path, scenario, answer, expect);
}

static void test_edf(void **state)
{
    (void)state;
    assert_true(for_each_vector(TEST_DATA "/edf.jsonl", "edf", NEED_TASKS, check_edf) >= 60);
}

static void test_rta(void **state)
{
    (void)state;
    assert_true(for_each_vector(TEST_DATA "/rta.jsonl", "rta", NEED_KERNELS, check_rta) >= 60);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rta),
        cmocka_unit_test(test_edf),
    };
    return cmocka_run_group_tests_name("vectors", tests, NULL, NULL);
}
