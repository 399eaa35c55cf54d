/* Saved scenarios from independent models (tests/data), through the command's reader. */
#include "vectors.h"

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

static void test_rta(void **state)
{
    (void)state;
    assert_true(for_each_vector(TEST_DATA "/rta.jsonl", "rta", NEED_KERNELS, check_rta) >= 60);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rta),
    };
    return cmocka_run_group_tests_name("vectors", tests, NULL, NULL);
}
