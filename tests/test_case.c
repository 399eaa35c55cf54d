/* What a failing test prints is a scenario that `gpurta` reads, and the same case: written, read
 * and written again it is the same text, and it has the same results. */
#include "base/values.h"
#include "bound_systems.h"
#include "case.h"
#include "cli/scenario/scenario.h"
#include "model/chains.h"
#include "model/made.h"
#include "model/tasks.h"
#include "model_calls.h"
#include "runlist_systems.h"
#include "simulate_values.h"
#include "support.h"

enum { SIZE = 1 << 16 };

static char first[SIZE], second[SIZE];

static FILE *to(char *const text)
{
    FILE *const file = fmemopen(text, SIZE - 1, "w");
    assert_non_null(file);
    return file;
}

/* The text in `first` as a scenario, which the caller clears. */
static void read_back(struct scenario *const scenario, const unsigned needs)
{
    FILE *const file = fmemopen(first, strlen(first), "r");
    assert_non_null(file);
    const bool read = scenario_read_stream(scenario, "case", file, needs, false);
    document_report(&scenario->document);
    if (!read || scenario->document.errors)
        fail_msg("not read (GPURTA_SEED=%llu):\n%s", (unsigned long long)rnd_seed(), first);
    fclose(file);
}

static void assert_same_text(void)
{
    if (strcmp(first, second) != 0)
        fail_msg("changed (GPURTA_SEED=%llu):\n%s---\n%s", (unsigned long long)rnd_seed(), first,
                 second);
}

static void set(gpurta_program *const program, const size_t i, const gpurta_operation_count which,
                const int64_t value)
{
    assert_ok(gpurta_program_set_count(program, i, which, value, NULL), NULL);
}

static void random_stream(gpurta_program *const program, const size_t i)
{
    static const char *const streams[] = {"a", "b", "default"};
    const int64_t s = rnd_range(0, 2);
    assert_ok(gpurta_program_set_stream(program, i, streams[s], NULL), NULL);
    if (s < 2)
        assert_ok(gpurta_program_set_stream_attribute(program, streams[s], GPURTA_STREAM_PRIORITY,
                                                      rnd_range(-2, 1), NULL),
                  NULL);
    if (s == 1)
        assert_ok(gpurta_program_set_stream_attribute(program, streams[s],
                                                      GPURTA_STREAM_NON_BLOCKING, 1, NULL),
                  NULL);
}

static gpurta_program *random_program(void)
{
    gpurta_program *program;
    mpq_t v;
    mpq_init(v);
    assert_ok(gpurta_program_create(&program, NULL), NULL);
    const int64_t count = rnd_range(1, 6);
    for (int64_t k = 0; k < count; k++) {
        const size_t i = (size_t)k;
        mpq_set_ui(v, (unsigned long)rnd_range(1, 9), (unsigned long)rnd_range(1, 3));
        mpq_canonicalize(v);
        if (rnd_chance(30)) {
            assert_ok(gpurta_program_add_copy(program, NULL, v, NULL), NULL);
            set(program, i, GPURTA_OPERATION_DIRECTION, rnd_range(0, 3));
        } else {
            assert_ok(gpurta_program_add_kernel(program, NULL, rnd_range(1, 20), v, NULL), NULL);
            set(program, i, GPURTA_OPERATION_THREADS, 32 * rnd_range(1, 32));
            set(program, i, GPURTA_OPERATION_REGISTERS, rnd_range(0, 32));
            set(program, i, GPURTA_OPERATION_SHARED_MEMORY, rnd_range(0, 8000));
        }
        assert_ok(gpurta_program_set_time(program, i, GPURTA_OPERATION_RELEASE, v, NULL), NULL);
        if (rnd_chance(50))
            assert_ok(gpurta_program_set_time(program, i, GPURTA_OPERATION_DEADLINE, v, NULL),
                      NULL);
        if (rnd_chance(60))
            random_stream(program, i);
        if (i > 0 && rnd_chance(30))
            assert_ok(
                gpurta_program_set_after(program, i, i - 1, (gpurta_after)rnd_range(0, 1), v, NULL),
                NULL);
    }
    mpq_clear(v);
    return program;
}

/* Every completion is the same. */
static void same_simulation(const gpurta_program *const program,
                            const gpurta_platform *const platform,
                            const struct scenario *const again)
{
    gpurta_result *a = NULL, *b = NULL;
    mpq_t x, y;
    mpq_inits(x, y, NULL);
    const gpurta_status status = gpurta_simulate_of(&a, program, platform, NULL, NULL);
    assert_int_equal(gpurta_simulate(again->given.model, NULL, &b, NULL), status);
    for (size_t i = 0; i < gpurta_rows(a, GPURTA_SIMULATE_OPERATIONS); i++) {
        assert_true(job_time(a, i, 0, GPURTA_SIMULATE_JOBS_COMPLETION, x));
        assert_true(job_time(b, i, 0, GPURTA_SIMULATE_JOBS_COMPLETION, y));
        assert_time_equal(x, y);
    }
    mpq_clears(x, y, NULL);
    gpurta_result_destroy(a);
    gpurta_result_destroy(b);
}

static void test_programs(void **const state)
{
    (void)state;
    static const char *const names[] = {"tx2", "a100", "cc-8.6", NULL};
    for (size_t c = cases(200); c > 0; c--) {
        gpurta_program *const program = random_program();
        gpurta_platform *platform;
        const char *const name = names[rnd_range(0, 3)];
        assert_ok(name ? gpurta_platform_create(&platform, name, NULL)
                       : gpurta_platform_create_slots(&platform, rnd_range(1, 9), NULL),
                  NULL);
        if (name)
            assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_SMS, rnd_range(1, 5), NULL),
                      NULL);
        if (name && rnd_chance(50))
            assert_ok(gpurta_platform_set_rules(platform, GPURTA_RULES_AMERT, NULL), NULL);
        FILE *file = to(first);
        case_program(file, program, platform);
        fclose(file);
        struct scenario again;
        read_back(&again, NEED_KERNELS);
        file = to(second);
        gpurta_program *read;
        assert_ok(gpurta_model_program(again.given.model, again.platform, &read, NULL), NULL);
        case_program(file, read, again.platform);
        gpurta_program_destroy(read);
        fclose(file);
        assert_same_text();
        same_simulation(program, platform, &again);
        scenario_clear(&again);
        gpurta_platform_destroy(platform);
        gpurta_program_destroy(program);
    }
}

static void test_tasks(void **const state)
{
    (void)state;
    mpq_t x, y;
    mpq_inits(x, y, NULL);
    for (size_t c = cases(200); c > 0; c--) {
        const struct system s = random_system();
        gpurta_tasks *const tasks = make_tasks(&s, 3);
        gpurta_options *const options = make_options(&s, 3);
        gpurta_result *a, *b;
        struct scenario again;
        FILE *file = to(first);
        case_tasks(file, tasks, options);
        fclose(file);
        read_back(&again, NEED_TASKS);
        gpurta_options *as_read;
        gpurta_tasks *read;
        assert_ok(gpurta_options_create(&as_read, NULL), NULL);
        assert_ok(gpurta_model_options(again.given.model, GPURTA_SECTION_RUNLIST, as_read, NULL),
                  NULL);
        assert_ok(gpurta_model_tasks(again.given.model, &read, NULL), NULL);
        file = to(second);
        case_tasks(file, read, as_read);
        gpurta_tasks_destroy(read);
        fclose(file);
        assert_ok(gpurta_runlist_of(&a, tasks, options, NULL), NULL);
        assert_ok(gpurta_runlist(again.given.model, NULL, &b, NULL), NULL);
        for (size_t i = 0; i < s.n; i++) {
            const bool bounded = result_time(a, GPURTA_RUNLIST_TASKS_BOUND, i, x);
            assert_int_equal(result_time(b, GPURTA_RUNLIST_TASKS_BOUND, i, y), bounded);
            if (bounded)
                assert_time_equal(x, y);
        }
        gpurta_result_destroy(a);
        gpurta_result_destroy(b);
        gpurta_options_destroy(as_read);
        scenario_clear(&again);
        gpurta_options_destroy(options);
        gpurta_tasks_destroy(tasks);
    }
    mpq_clears(x, y, NULL);
}

static void test_chains(void **const state)
{
    (void)state;
    for (size_t c = cases(200); c > 0; c--) {
        gpurta_chains *const chains = random_chains((enum bound_kind)rnd_range(0, SERVED), 20, 200);
        gpurta_platform *platform;
        assert_ok(gpurta_platform_create(&platform, "tx2", NULL), NULL);
        FILE *file = to(first);
        case_chains(file, chains, platform, NULL);
        fclose(file);
        struct scenario again;
        read_back(&again, NEED_CHAINS);
        file = to(second);
        gpurta_chains *read;
        assert_ok(gpurta_model_chains(again.given.model, again.platform, &read, NULL), NULL);
        case_chains(file, read, again.platform, NULL);
        gpurta_chains_destroy(read);
        fclose(file);
        assert_same_text();
        gpurta_result *a = NULL, *b = NULL;
        const gpurta_status status = gpurta_bound_of(&a, chains, platform, NULL, NULL);
        assert_int_equal(gpurta_bound(again.given.model, NULL, &b, NULL), status);
        for (size_t i = 0; i < gpurta_rows(a, GPURTA_BOUND_CHAINS); i++)
            assert_int_equal(result_verdict(a, GPURTA_BOUND_CHAINS_VERDICT, i),
                             result_verdict(b, GPURTA_BOUND_CHAINS_VERDICT, i));
        gpurta_result_destroy(a);
        gpurta_result_destroy(b);
        scenario_clear(&again);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_programs),
        cmocka_unit_test(test_tasks),
        cmocka_unit_test(test_chains),
    };
    return cmocka_run_group_tests_name("case", tests, NULL, NULL);
}
