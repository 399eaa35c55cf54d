/* Options: what the library says of each, what it accepts, and who knows it. */
#include "alloc.h"
#include "model/program.h"
#include "model/tasks.h"
#include "model_calls.h"
#include "support.h"

#include "model/options.h"

#include <gpurta/gpurta.h>
#include <string.h>

static gpurta_options *create(void)
{
    gpurta_options *options;
    gpurta_error error;
    assert_ok(gpurta_options_create(&options, &error), &error);
    return options;
}

/* A value at each end is taken, one beyond is not. */
static void check_range(const gpurta_option_facts *const facts)
{
    gpurta_options *const options = create();
    gpurta_error error;
    int64_t value;
    assert_int_equal(gpurta_options_set_time(options, facts->key, NULL, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_ok(gpurta_options_get(options, facts->key, &value, &error), &error);
    assert_true(value == facts->fallback);
    assert_ok(gpurta_options_get(NULL, facts->key, &value, &error), &error);
    assert_true(value == facts->fallback);
    assert_ok(gpurta_options_set(options, facts->key, facts->low, &error), &error);
    assert_ok(gpurta_options_set(options, facts->key, facts->high, &error), &error);
    assert_int_equal(gpurta_options_set(options, facts->key, facts->low - 1, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_non_null(strstr(error.message, facts->name));
    if (facts->high < INT64_MAX)
        assert_int_equal(gpurta_options_set(options, facts->key, facts->high + 1, &error),
                         GPURTA_OUT_OF_RANGE);
    assert_ok(gpurta_options_get(options, facts->key, &value, &error), &error);
    assert_true(value == facts->high);
    gpurta_options_destroy(options);
}

static void check_time(const gpurta_option_facts *const facts)
{
    gpurta_options *const options = create();
    gpurta_error error;
    mpq_t value;
    int64_t whole;
    mpq_init(value);
    assert_int_equal(gpurta_options_set(options, facts->key, 1, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_options_get(options, facts->key, &whole, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_options_set_time(options, facts->key, value, &error),
                     facts->above_zero ? GPURTA_OUT_OF_RANGE : GPURTA_OK);
    mpq_set_si(value, -1, 3);
    assert_int_equal(gpurta_options_set_time(options, facts->key, value, &error),
                     GPURTA_OUT_OF_RANGE);
    mpq_set_si(value, 1, 3);
    assert_ok(gpurta_options_set_time(options, facts->key, value, &error), &error);
    mpq_clear(value);
    gpurta_options_destroy(options);
}

static void test_facts(void **const state)
{
    (void)state;
    size_t count = 0;
    for (const gpurta_option_facts *facts; (facts = gpurta_option_at(count)); count++) {
        assert_int_equal(facts->size, sizeof *facts);
        assert_ptr_equal(gpurta_option_info(facts->key), facts);
        assert_true(facts->name && facts->name[0]);
        const bool words = facts->kind == GPURTA_OPTION_KIND_WORD;
        for (int64_t v = facts->low; words && v <= facts->high; v++)
            assert_non_null(gpurta_option_word(facts->key, v));
        assert_null(gpurta_option_word(facts->key, facts->low - 1));
        if (facts->kind == GPURTA_OPTION_KIND_TIME)
            check_time(facts);
        else
            check_range(facts);
    }
    assert_true(count >= 28);
    assert_null(gpurta_option_info(OPTION_NUMBERS));
    assert_null(gpurta_option_info((gpurta_option)99));
    assert_string_equal(gpurta_option_word(GPURTA_OPTION_RTA_ALGORITHM, 1), "h-set");
}

static void test_messages(void **const state)
{
    (void)state;
    gpurta_error error;
    gpurta_options *const options = create();
    int64_t value;
    mpq_t time;
    mpq_init(time);
    assert_int_equal(gpurta_options_set(NULL, GPURTA_OPTION_EDF_LIMIT, 1, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_string_equal(error.message, "options: NULL argument");
    assert_int_equal(gpurta_options_set(options, (gpurta_option)99, 1, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_string_equal(error.message, "there is no option 99");
    assert_int_equal(gpurta_options_get(NULL, (gpurta_option)99, &value, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_options_set_time(options, GPURTA_OPTION_EDF_LIMIT, time, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_string_equal(error.message, "option edf-limit takes a whole number, not a time");
    assert_int_equal(gpurta_options_set(options, GPURTA_OPTION_EDF_LATENCY, 1, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_string_equal(error.message, "option edf-latency takes a time, not a whole number");
    mpq_clear(time);
    gpurta_options_destroy(options);
}

/* Every option, alone, given to every analysis: those of others are refused by name. */
static gpurta_options *alone(const gpurta_option_facts *const facts)
{
    gpurta_options *const options = create();
    gpurta_error error;
    mpq_t one;
    mpq_init(one);
    mpq_set_ui(one, 1, 1);
    const gpurta_status status = facts->kind == GPURTA_OPTION_KIND_TIME
                                     ? gpurta_options_set_time(options, facts->key, one, &error)
                                     : gpurta_options_set(options, facts->key, facts->low, &error);
    assert_ok(status, &error);
    mpq_clear(one);
    return options;
}

static void check_known(const gpurta_option_facts *const facts, const char *const analysis,
                        const gpurta_status status, const gpurta_error *const error)
{
    if (strstr(analysis, facts->analysis)) {
        if (status == GPURTA_INVALID_ARGUMENT)
            assert_null(strstr(error->message, "not known here"));
        return;
    }
    assert_int_equal(status, GPURTA_INVALID_ARGUMENT);
    assert_non_null(strstr(error->message, facts->name));
    assert_non_null(strstr(error->message, "not known here"));
}

static void test_unknown_keys_are_refused(void **const state)
{
    (void)state;
    gpurta_error error;
    gpurta_program *program;
    gpurta_platform *platform;
    gpurta_tasks *tasks;
    gpurta_edf_scenario *scenario;
    mpq_t one, low, high;
    mpq_inits(one, low, high, NULL);
    mpq_set_ui(one, 1, 1);
    assert_ok(gpurta_edf_scenario_create(&scenario, 1, one, &error), &error);
    assert_ok(gpurta_program_create(&program, &error), &error);
    assert_ok(gpurta_program_add_kernel(program, NULL, 1, one, &error), &error);
    assert_ok(gpurta_platform_create(&platform, "tx2", &error), &error);
    assert_ok(gpurta_tasks_create(&tasks, &error), &error);
    assert_ok(gpurta_tasks_add(tasks, NULL, one, &error), &error);
    assert_ok(gpurta_tasks_set_time(tasks, 0, GPURTA_TASK_PERIOD, one, &error), &error);
    const gpurta_option_facts *facts;
    for (size_t i = 0; (facts = gpurta_option_at(i)); i++) {
        gpurta_options *const options = alone(facts);
        gpurta_result *rta = NULL;
        gpurta_result *simulation = NULL;
        gpurta_result *runlist = NULL;
        gpurta_result *edf = NULL;
        gpurta_result *schedule = NULL;
        gpurta_result *host = NULL;
        gpurta_verdict verdict;
        check_known(facts, "rta", gpurta_rta_of(&rta, program, platform, options, &error), &error);
        check_known(facts, "simulate",
                    gpurta_simulate_of(&simulation, program, platform, options, &error), &error);
        check_known(facts, "runlist host", gpurta_runlist_of(&runlist, tasks, options, &error),
                    &error);
        check_known(facts, "edf", gpurta_edf_of(&edf, tasks, options, &error), &error);
        check_known(facts, "edf",
                    gpurta_edf_sensitivity_of(&verdict, low, high, tasks, GPURTA_EDF_MAX_SCALE, 0,
                                              options, NULL, &error),
                    &error);
        check_known(facts, "edf",
                    gpurta_edf_simulate_of(&schedule, tasks, scenario, options, &error), &error);
        check_known(facts, "runlist host",
                    gpurta_host_simulate_critical_of(&host, tasks, 0, options, &error), &error);
        gpurta_result_destroy(schedule);
        gpurta_result_destroy(host);
        gpurta_result_destroy(rta);
        gpurta_result_destroy(simulation);
        gpurta_result_destroy(runlist);
        gpurta_result_destroy(edf);
        gpurta_options_destroy(options);
    }
    gpurta_program_destroy(program);
    gpurta_platform_destroy(platform);
    gpurta_tasks_destroy(tasks);
    gpurta_edf_scenario_destroy(scenario);
    mpq_clears(one, low, high, NULL);
}

static void test_check(void **const state)
{
    (void)state;
    gpurta_error error;
    gpurta_options *const options = create();
    assert_ok(gpurta_options_check(NULL, "rta", &error), &error);
    assert_ok(gpurta_options_check(options, "rta", &error), &error);
    assert_ok(gpurta_options_set(options, OPTION_NUMBERS, TICKS_GMP, &error), &error);
    assert_ok(gpurta_options_check(options, "rta", &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_EDF_LIMIT, 1, &error), &error);
    assert_ok(gpurta_options_check(options, "rta edf", &error), &error);
    assert_int_equal(gpurta_options_check(options, "edfs led", &error), GPURTA_INVALID_ARGUMENT);
    assert_string_equal(error.message,
                        "option edf-limit is not known here: it is one of gpurta edf");
    assert_int_equal(gpurta_options_check(options, NULL, &error), GPURTA_INVALID_ARGUMENT);
    gpurta_options_destroy(options);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_facts),
        cmocka_unit_test(test_messages),
        cmocka_unit_test(test_unknown_keys_are_refused),
        cmocka_unit_test(test_check),
    };
    alloc_fail_at(0);
    return cmocka_run_group_tests_name("options", tests, NULL, NULL);
}
