/* Fails every allocation of what builds a model, and of every analysis of one, one after the other:
 * each must answer "no memory" and lose nothing (the address sanitizer watches). */
#include "alloc.h"

#include <gpurta/gpurta.h>

#define TRY(call)                                                                                  \
    do {                                                                                           \
        status = (call);                                                                           \
        if (status != GPURTA_OK)                                                                   \
            goto end;                                                                              \
    } while (0)

static const struct {
    gpurta_section section; /* a row begins where it is another one, or its first key comes again */
    gpurta_key key;
    const char *value;
} values[] = {
    {GPURTA_SECTION_PLATFORM, GPURTA_KEY_PLATFORM_BASE, "jetson-tx2"},
    {GPURTA_SECTION_SERVERS, GPURTA_KEY_SERVER_NAME, "cpu"},
    {GPURTA_SECTION_SERVERS, GPURTA_KEY_SERVER_BUDGET, "2"},
    {GPURTA_SECTION_SERVERS, GPURTA_KEY_SERVER_PERIOD, "9"},
    {GPURTA_SECTION_CONTEXTS, GPURTA_KEY_CONTEXT_NAME, "near"},
    {GPURTA_SECTION_CONTEXTS, GPURTA_KEY_CONTEXT_LEVEL, "high"},
    {GPURTA_SECTION_CONTEXTS, GPURTA_KEY_CONTEXT_TIMESLICE, "2"},
    {GPURTA_SECTION_CONTEXTS, GPURTA_KEY_CONTEXT_NAME, "far"},
    {GPURTA_SECTION_CONTEXTS, GPURTA_KEY_CONTEXT_LEVEL, "low"},
    {GPURTA_SECTION_CONTEXTS, GPURTA_KEY_CONTEXT_TIMESLICE, "3"},
    {GPURTA_SECTION_CHAINS, GPURTA_KEY_CHAIN_NAME, "camera"},
    {GPURTA_SECTION_CHAINS, GPURTA_KEY_CHAIN_PERIOD, "400"},
    {GPURTA_SECTION_CHAINS, GPURTA_KEY_CHAIN_CONTEXT, "near"},
    {GPURTA_SECTION_STEPS, GPURTA_KEY_STEP_KERNEL, "detect"},
    {GPURTA_SECTION_STEPS, GPURTA_KEY_BLOCKS, "7"},
    {GPURTA_SECTION_STEPS, GPURTA_KEY_THREADS, "1024"},
    {GPURTA_SECTION_STEPS, GPURTA_KEY_WCET, "5/2"},
    {GPURTA_SECTION_STEPS, GPURTA_KEY_STEP_KERNEL, "track"},
    {GPURTA_SECTION_STEPS, GPURTA_KEY_BLOCKS, "2"},
    {GPURTA_SECTION_STEPS, GPURTA_KEY_THREADS, "64"},
    {GPURTA_SECTION_STEPS, GPURTA_KEY_WCET, "1"},
    {GPURTA_SECTION_STEPS, GPURTA_KEY_STEP_AFTER, "detect"},
    {GPURTA_SECTION_CHAINS, GPURTA_KEY_CHAIN_NAME, "lidar"},
    {GPURTA_SECTION_CHAINS, GPURTA_KEY_CHAIN_PERIOD, "500"},
    {GPURTA_SECTION_CHAINS, GPURTA_KEY_CHAIN_LONGEST_PERIOD,
     "1000000000000000000000000000001/250000000000000000000000000"},
    {GPURTA_SECTION_CHAINS, GPURTA_KEY_CHAIN_CONTEXT, "far"},
    {GPURTA_SECTION_STEPS, GPURTA_KEY_STEP_KERNEL, "cluster"},
    {GPURTA_SECTION_STEPS, GPURTA_KEY_BLOCKS, "3"},
    {GPURTA_SECTION_STEPS, GPURTA_KEY_THREADS, "256"},
    {GPURTA_SECTION_STEPS, GPURTA_KEY_WCET, "4"},
    {GPURTA_SECTION_PATHS, GPURTA_KEY_PATH_NAME, "brake"},
    {GPURTA_SECTION_PATHS, GPURTA_KEY_PATH_THROUGH, "lidar"},
    {GPURTA_SECTION_PATHS, GPURTA_KEY_PATH_THROUGH, "camera"},
    {GPURTA_SECTION_PATHS, GPURTA_KEY_PATH_DEADLINE, "9000"},
    {GPURTA_SECTION_STREAMS, GPURTA_KEY_STREAM_NAME, "sa"},
    {GPURTA_SECTION_STREAMS, GPURTA_KEY_STREAM_BLOCKING, "false"},
    {GPURTA_SECTION_TASKS, GPURTA_KEY_TASK_NAME, "served"},
    {GPURTA_SECTION_TASKS, GPURTA_KEY_TASK_WCET, "1"},
    {GPURTA_SECTION_TASKS, GPURTA_KEY_TASK_PERIOD, "27"},
    {GPURTA_SECTION_TASKS, GPURTA_KEY_TASK_TIMESLICE, "2"},
    {GPURTA_SECTION_TASKS, GPURTA_KEY_TASK_SERVER, "cpu"},
    {GPURTA_SECTION_TASKS, GPURTA_KEY_TASK_NAME, "fine"},
    {GPURTA_SECTION_TASKS, GPURTA_KEY_TASK_WCET,
     "1000000000000000000000000000001/250000000000000000000000000000"},
    {GPURTA_SECTION_TASKS, GPURTA_KEY_TASK_PERIOD, "16"},
    {GPURTA_SECTION_TASKS, GPURTA_KEY_TASK_TIMESLICE, "3"},
    {GPURTA_SECTION_RUNLIST, GPURTA_KEY_RUNLIST_SWITCH_COST, "1/8"},
    {GPURTA_SECTION_EDF, GPURTA_KEY_EDF_OVERHEAD, "1/16"},
};

static gpurta_status add(gpurta_model *const model, const gpurta_section section,
                         const size_t parent, size_t *const row)
{
    *row = gpurta_add(model, section, parent);
    return *row == GPURTA_NONE ? GPURTA_NO_MEMORY : GPURTA_OK;
}

/* Kernels with small and huge times, names, streams of their own and shared ones. */
static gpurta_status add_kernels(gpurta_model *const model, const int kernels)
{
    gpurta_status status = GPURTA_OK;
    size_t row;
    mpq_t big, small;
    mpq_init(big);
    mpq_init(small);
    mpq_set_str(big, "1000000000000000000000000000001/7", 10);
    mpq_set_str(small, "5/2", 10);
    for (int i = 0; i < kernels; i++) {
        const char stream[] = {'s', (char)('a' + i % 13), '\0'};
        TRY(add(model, GPURTA_SECTION_KERNELS, GPURTA_NONE, &row));
        TRY(gpurta_set_count(model, row, GPURTA_KEY_BLOCKS, i + 1, NULL));
        TRY(gpurta_set_count(model, row, GPURTA_KEY_THREADS, 512, NULL));
        TRY(gpurta_set_exact(model, row, GPURTA_KEY_WCET, i % 3 ? small : big, NULL));
        TRY(gpurta_set_exact(model, row, GPURTA_KEY_RELEASE, i % 5 ? small : big, NULL));
        TRY(gpurta_set_exact(model, row, GPURTA_KEY_PERIOD, big, NULL));
        TRY(gpurta_set_text(model, row, GPURTA_KEY_STREAM, stream, NULL));
    }
end:
    mpq_clear(big);
    mpq_clear(small);
    return status;
}

/* Without contexts where there are no kernels: for divisions. */
static gpurta_status make_model(gpurta_model **const out, const int kernels)
{
    gpurta_model *model = NULL;
    gpurta_status status;
    size_t row = 0, chain = GPURTA_NONE, first = 0;
    TRY(gpurta_model_create(&model, NULL));
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
        const gpurta_section section = values[i].section;
        if (!kernels &&
            (section == GPURTA_SECTION_CONTEXTS || values[i].key == GPURTA_KEY_CHAIN_CONTEXT))
            continue;
        if (i == 0 || section != values[i - 1].section)
            first = i;
        if (values[i].key == values[first].key)
            TRY(add(model, section, section == GPURTA_SECTION_STEPS ? chain : GPURTA_NONE, &row));
        if (section == GPURTA_SECTION_CHAINS)
            chain = row;
        TRY(gpurta_set_text(model, row, values[i].key, values[i].value, NULL));
    }
    TRY(add_kernels(model, kernels));
    TRY(gpurta_model_check(model, NULL, NULL, NULL));
end:
    if (status == GPURTA_OK)
        *out = model;
    else
        gpurta_model_destroy(model);
    return status;
}

static gpurta_status model_call(void *const context)
{
    gpurta_model *model = NULL;
    gpurta_platform *platform = NULL;
    gpurta_status status;
    TRY(make_model(&model, *(int *)context));
    TRY(gpurta_platform_create_slots(&platform, 4, NULL));
    TRY(gpurta_model_set_platform(model, platform, NULL));
end:
    gpurta_platform_destroy(platform);
    gpurta_model_destroy(model);
    return status;
}

static void test_model(void **state)
{
    (void)state;
    int kernels = 30;
    assert_true(alloc_fail_each(model_call, &kernels) > 50);
}

typedef gpurta_status analysis(const gpurta_model *model, const gpurta_options *options,
                               gpurta_result **result, gpurta_error *error);

struct asked {
    analysis *call;
    gpurta_option option; /* set to `value`; 0: none */
    int value;
    int least, most; /* kernels of the models that it is asked about */
    const gpurta_model *model;
};

static gpurta_status analysis_call(void *const context)
{
    const struct asked *const asked = context;
    gpurta_options *options = NULL;
    gpurta_result *result = NULL;
    gpurta_rta_trace *trace = NULL;
    gpurta_status status;
    TRY(gpurta_options_create(&options, NULL));
    if (asked->option)
        TRY(gpurta_options_set(options, asked->option, asked->value, NULL));
    TRY(asked->call(asked->model, options, &result, NULL));
    if (asked->option == GPURTA_OPTION_RTA_TRACE)
        TRY(gpurta_rta_trace_create(&trace, result, NULL));
end:
    gpurta_rta_trace_destroy(trace);
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    return status;
}

static void test_analyses(void **state)
{
    (void)state;
    struct asked asked[] = {
        {gpurta_resolve, 0, 0, 0, 17, NULL},
        {gpurta_rta, GPURTA_OPTION_RTA_TRACE, 1, 1, 17, NULL},
        {gpurta_simulate, GPURTA_OPTION_SIMULATE_EXPLAIN, 1, 1, 1, NULL},
        {gpurta_bound, GPURTA_OPTION_BOUND_EXPLAIN, 1, 0, 1, NULL},
        {gpurta_bound, GPURTA_OPTION_BOUND_SEARCH, 2, 1, 1, NULL},
        {gpurta_simulate_chains, GPURTA_OPTION_SIMULATE_BLOCKS, 1, 0, 1, NULL},
        {gpurta_partition, GPURTA_OPTION_PARTITION_MINIMIZE, GPURTA_MINIMIZE_LARGEST, 0, 0, NULL},
        {gpurta_edf, GPURTA_OPTION_EDF_POINTS, 1, 1, 1, NULL},
        {gpurta_runlist, 0, 0, 1, 1, NULL},
    };
    static const int kernels[] = {0, 1, 10, 17}; /* none; alone; streams of their own; shared */
    for (size_t k = 0; k < sizeof kernels / sizeof kernels[0]; k++) {
        gpurta_model *model = NULL;
        assert_int_equal(make_model(&model, kernels[k]), GPURTA_OK);
        for (size_t i = 0; i < sizeof asked / sizeof asked[0]; i++) {
            if (kernels[k] < asked[i].least || kernels[k] > asked[i].most)
                continue;
            asked[i].model = model;
            assert_true(alloc_fail_each(analysis_call, &asked[i]) > 10);
        }
        gpurta_model_destroy(model);
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
        cmocka_unit_test(test_model),
        cmocka_unit_test(test_analyses),
        cmocka_unit_test(test_platform),
    };
    return cmocka_run_group_tests_name("alloc", tests, NULL, NULL);
}
