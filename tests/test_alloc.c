/* Fails every allocation of every public call of the model and the rta room, one after the other:
 * each must answer "no memory" and lose nothing (the address sanitizer watches). */
#include "alloc.h"

#include <gpurta/gpurta.h>

#define TRY(call)                                                                                  \
    do {                                                                                           \
        status = (call);                                                                           \
        if (status != GPURTA_OK)                                                                   \
            goto end;                                                                              \
    } while (0)

/* A program with small and huge times, names, streams, launches. */
static gpurta_status make_program(gpurta_program **const out, const int kernels)
{
    gpurta_program *program = NULL;
    gpurta_status status;
    mpq_t big, small;
    mpq_init(big);
    mpq_init(small);
    mpq_set_str(big, "1000000000000000000000000000001/7", 10);
    mpq_set_str(small, "5/2", 10);
    TRY(gpurta_program_create(&program, NULL));
    TRY(gpurta_program_reserve(program, 3, NULL));
    for (int i = 0; i < kernels; i++) {
        const size_t k = (size_t)i;
        const char stream[] = {'s', (char)('a' + i % 26), '\0'};
        TRY(gpurta_program_add_kernel(program, i % 2 ? "name" : NULL, i + 1, i % 3 ? small : big,
                                      NULL));
        TRY(gpurta_program_set_time(program, k, GPURTA_OPERATION_RELEASE, i % 5 ? small : big,
                                    NULL));
        TRY(gpurta_program_set_time(program, k, GPURTA_OPERATION_PERIOD, big, NULL));
        TRY(gpurta_program_set_time(program, k, GPURTA_OPERATION_DEADLINE, big, NULL));
        TRY(gpurta_program_set_count(program, k, GPURTA_OPERATION_THREADS, 32 * (i % 7) + 32,
                                     NULL));
        TRY(gpurta_program_set_stream(program, k, stream, NULL));
    }
end:
    mpq_clear(big);
    mpq_clear(small);
    if (status == GPURTA_OK)
        *out = program;
    else
        gpurta_program_destroy(program);
    return status;
}

static gpurta_status program_call(void *const context)
{
    gpurta_program *program;
    const gpurta_status status = make_program(&program, *(int *)context);
    if (status == GPURTA_OK)
        gpurta_program_destroy(program);
    return status;
}

static void test_program(void **state)
{
    (void)state;
    int kernels = 30;
    assert_true(alloc_fail_each(program_call, &kernels) > 100);
}

static gpurta_status tasks_call(void *const context)
{
    gpurta_tasks *tasks = NULL;
    gpurta_status status;
    mpq_t t;
    (void)context;
    mpq_init(t);
    mpq_set_str(t, "1/1000000000000000000000000000001", 10);
    TRY(gpurta_tasks_create(&tasks, NULL));
    for (size_t i = 0; i < 10; i++) {
        TRY(gpurta_tasks_add_server(tasks, "server", t, t, NULL));
        TRY(gpurta_tasks_add(tasks, "task", t, NULL));
        TRY(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_TIMESLICE, t, NULL));
        TRY(gpurta_tasks_set_server(tasks, i, i, NULL));
    }
end:
    mpq_clear(t);
    gpurta_tasks_destroy(tasks);
    return status;
}

static void test_tasks(void **state)
{
    (void)state;
    assert_true(alloc_fail_each(tasks_call, NULL) > 50);
}

static gpurta_status rta_call(void *const context)
{
    const gpurta_program *const program = context;
    gpurta_platform *platform = NULL;
    gpurta_options *options = NULL;
    gpurta_result *result = NULL;
    gpurta_rta_trace *trace = NULL;
    gpurta_status status;
    TRY(gpurta_platform_create_slots(&platform, 4, NULL));
    TRY(gpurta_options_create(&options, NULL));
    TRY(gpurta_options_set(options, GPURTA_OPTION_RTA_TRACE, 1, NULL));
    TRY(gpurta_rta(&result, program, platform, options, NULL));
    TRY(gpurta_rta_trace_create(&trace, result, NULL));
end:
    gpurta_rta_trace_destroy(trace);
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    gpurta_platform_destroy(platform);
    return status;
}

static void test_rta(void **state)
{
    (void)state;
    for (int kernels = 1; kernels < 40; kernels += 19) { /* alone; streams of their own; shared */
        gpurta_program *program = NULL;
        assert_int_equal(make_program(&program, kernels), GPURTA_OK);
        assert_true(alloc_fail_each(rta_call, program) > 10);
        gpurta_program_destroy(program);
    }
}

static gpurta_status platform_call(void *const context)
{
    gpurta_platform *platform = NULL;
    (void)context;
    const gpurta_status status = gpurta_platform_create(&platform, "jetson-tx2", NULL);
    gpurta_platform_destroy(platform);
    return status;
}

static void test_platform(void **state)
{
    (void)state;
    alloc_fail_each(platform_call, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_program),
        cmocka_unit_test(test_tasks),
        cmocka_unit_test(test_rta),
        cmocka_unit_test(test_platform),
    };
    return cmocka_run_group_tests_name("alloc", tests, NULL, NULL);
}
