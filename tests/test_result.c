/* Results as tables: the lists of tables and columns, and how values are read. */
#include "base/values.h"
#include "model/chains.h"
#include "model_calls.h"
#include "support.h"

#include <gpurta/gpurta.h>
#include <string.h>

static const gpurta_table_facts *facts_of(const gpurta_table table)
{
    const gpurta_table_facts *facts;
    for (size_t i = 0; (facts = gpurta_table_at(i)); i++)
        if (facts->table == table)
            return facts;
    return NULL;
}

/* Numbers ascend, every column has its table, and no two have one name. */
static void test_facts(void **const state)
{
    (void)state;
    const gpurta_table_facts *table, *before = NULL;
    for (size_t i = 0; (table = gpurta_table_at(i)); before = table, i++) {
        assert_true(!before || before->table < table->table);
        assert_non_null(facts_of(table->parent));
        assert_true(*table->text && *table->analysis);
    }
    const gpurta_column_facts *column, *last = NULL;
    for (size_t i = 0; (column = gpurta_column_at(i)); last = column, i++) {
        assert_true(!last || last->column < column->column);
        assert_non_null(facts_of(column->table));
        assert_ptr_equal(gpurta_column_info(column->column), column);
        const gpurta_column_facts *other;
        for (size_t k = 0; k < i && (other = gpurta_column_at(k)); k++)
            assert_true(other->table != column->table || strcmp(other->name, column->name) != 0);
    }
    assert_null(gpurta_column_info(GPURTA_NO_COLUMN));
    assert_null(gpurta_column_info((gpurta_column)1000000));
}

static gpurta_result *result_of_two(void)
{
    gpurta_program *program;
    gpurta_platform *platform;
    gpurta_result *result;
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    mpq_set_ui(t, 7, 2);
    assert_ok(gpurta_program_create(&program, &error), &error);
    assert_ok(gpurta_program_add_kernel(program, NULL, 2, t, &error), &error);
    assert_ok(gpurta_program_add_kernel(program, "last", 3, t, &error), &error);
    assert_ok(gpurta_program_set_time(program, 1, GPURTA_OPERATION_DEADLINE, t, &error), &error);
    assert_ok(gpurta_platform_create_slots(&platform, 5, &error), &error);
    assert_ok(gpurta_rta_of(&result, program, platform, NULL, &error), &error);
    gpurta_platform_destroy(platform);
    gpurta_program_destroy(program); /* the result goes on without it */
    mpq_clear(t);
    return result;
}

/* What is there, what is absent, and what is asked in a wrong way: then the target is untouched. */
static void test_values(void **const state)
{
    (void)state;
    gpurta_result *const result = result_of_two();
    mpq_t t;
    mpq_init(t);
    int64_t count = 17;
    const char *text = "untouched";
    gpurta_verdict verdict = GPURTA_UNSCHEDULABLE;
    assert_int_equal(gpurta_rows(result, GPURTA_RTA_KERNELS), 2);
    assert_int_equal(gpurta_rows(result, GPURTA_NO_TABLE), 0);
    assert_int_equal(gpurta_get_time(result, GPURTA_RTA_KERNELS_DEADLINE, 0, t), GPURTA_ABSENT);
    assert_int_equal(gpurta_get_verdict(result, GPURTA_RTA_KERNELS_MEETS_DEADLINE, 0, &verdict),
                     GPURTA_ABSENT);
    assert_int_equal(gpurta_get_time(result, GPURTA_RTA_KERNELS_RESPONSE, 2, t),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_get_time(result, GPURTA_RTA_KERNELS_BLOCKS, 0, t),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_get_count(result, GPURTA_RTA_KERNELS_NAME, 0, &count),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_get_text(result, GPURTA_RTA_JOBS, 0, &text), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_get_text(NULL, GPURTA_RTA_REASON, 0, &text), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_get_text(result, GPURTA_RTA_REASON, 0, NULL), GPURTA_INVALID_ARGUMENT);
    assert_true(mpq_sgn(t) == 0 && count == 17 && strcmp(text, "untouched") == 0);
    assert_int_equal(verdict, GPURTA_UNSCHEDULABLE);
    assert_string_equal(result_text(result, GPURTA_RTA_KERNELS_NAME, 0), "k1");
    assert_string_equal(result_text(result, GPURTA_RTA_KERNELS_NAME, 1), "last");
    assert_true(result_time(result, GPURTA_RTA_KERNELS_RESPONSE, 1, t));
    assert_int_equal(mpq_cmp_ui(t, 7, 2), 0);
    assert_int_equal(result_verdict(result, GPURTA_RTA_VERDICT, 0), GPURTA_SCHEDULABLE);
    size_t children = 3;
    assert_int_equal(gpurta_children(result, GPURTA_RTA_KERNELS, 0, &children), 0);
    assert_int_equal(children, 0);
    assert_string_equal(gpurta_result_analysis(result), "rta");
    mpq_clear(t);
    gpurta_result_destroy(result);
    gpurta_result_destroy(NULL);
}

static void expect_step(const gpurta_result *const result, const size_t chain, const size_t place,
                        const char *const name, const long bound)
{
    size_t count;
    mpq_t t;
    mpq_init(t);
    const size_t row = place + gpurta_children(result, GPURTA_BOUND_STEPS, chain, &count);
    assert_true(place < count);
    assert_string_equal(result_text(result, GPURTA_BOUND_STEPS_NAME, row), name);
    assert_true(result_time(result, GPURTA_BOUND_STEPS_BOUND, row, t));
    assert_int_equal(mpq_cmp_ui(t, (unsigned long)bound, 1), 0);
    /* its last term is the step itself */
    const size_t last = gpurta_children(result, GPURTA_BOUND_TERMS, row, &count) + count - 1;
    assert_true(count > 0);
    assert_string_equal(result_text(result, GPURTA_BOUND_TERMS_KIND, last), "last");
    assert_string_equal(result_text(result, GPURTA_BOUND_TERMS_STEP, last), name);
    assert_int_equal(result_count(result, GPURTA_BOUND_TERMS_INDEX, last), row);
    mpq_clear(t);
}

/* Rows inside rows stand chain after chain, also where steps were added in turns; all of it lives
 * on without what it is of. */
static void test_nested(void **const state)
{
    (void)state;
    gpurta_chains *chains;
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_result *result;
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    assert_ok(gpurta_chains_create(&chains, &error), &error);
    mpq_set_ui(t, 100, 1);
    assert_ok(gpurta_chains_add(chains, "a", t, &error), &error);
    assert_ok(gpurta_chains_add(chains, NULL, t, &error), &error);
    for (size_t i = 0; i < 3; i++) { /* copies, one before each from the other chain */
        mpq_set_ui(t, i + 1, 1);
        assert_ok(
            gpurta_chains_add_step(chains, i % 2, GPURTA_STEP_COPY, i ? NULL : "in", 0, t, &error),
            &error);
    }
    assert_ok(gpurta_platform_create_slots(&platform, 1, &error), &error);
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_EXPLAIN, 1, &error), &error);
    assert_ok(gpurta_bound_of(&result, chains, platform, options, &error), &error);
    gpurta_options_destroy(options);
    gpurta_platform_destroy(platform);
    gpurta_chains_destroy(chains);
    expect_step(result, 0, 0, "in", 1 + 2);
    expect_step(result, 0, 1, "k3", 3 + 2);
    expect_step(result, 1, 0, "k2", 2 + 3);
    size_t count;
    assert_int_equal(gpurta_children(result, GPURTA_BOUND_STEPS, 1, &count), 2);
    assert_int_equal(count, 1);
    assert_string_equal(result_text(result, GPURTA_BOUND_CHAINS_NAME, 1), "c2");
    assert_true(result_time(result, GPURTA_BOUND_CHAINS_BOUND, 0, t));
    assert_int_equal(mpq_cmp_ui(t, 1 + 2 + 3, 1), 0); /* the other once on the way */
    for (size_t i = 0; i < 2; i++) {
        (void)gpurta_children(result, GPURTA_BOUND_CHAIN_TERMS, i, &count);
        assert_true(count > 0);
    }
    assert_int_equal(gpurta_children(result, GPURTA_BOUND_STEPS, 2, &count), 0); /* no such chain */
    assert_int_equal(count, 0);
    mpq_clear(t);
    gpurta_result_destroy(result);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_facts),
        cmocka_unit_test(test_values),
        cmocka_unit_test(test_nested),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
