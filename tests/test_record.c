/* Rules that hold in every entry (gpurta/status.h): a rational that is not canonical is refused,
 * and a call that succeeds leaves the error record as it was. The public headers are read, so that
 * an entry that is missing here is told by name. */
#include "alloc.h"
#include "model/model.h"
#include "model_calls.h"
#include "support.h"

#include <gpurta/gpurta.h>

/* One of everything. */
static struct {
    gpurta_program *program;
    gpurta_platform *device;
    gpurta_model *model; /* kernels, chains and tasks */
    gpurta_options *options;
    gpurta_edf_scenario *scenario;
    gpurta_host_scenario *jobs;
    gpurta_result *edf;
    mpq_t one, two, a, b;
} all;

/* A model of two kernels, a chain and a task, all with that time and a period of twice that. */
static gpurta_model *model_of(mpq_srcptr wcet, const gpurta_platform *const platform)
{
    gpurta_model *model = NULL;
    gpurta_error error;
    mpq_t twice;
    mpq_init(twice);
    mpq_add(twice, wcet, wcet);
    assert_ok(gpurta_model_create(&model, &error), &error);
    assert_ok(gpurta_model_set_platform(model, platform, &error), &error);
    const size_t chain = gpurta_add(model, GPURTA_SECTION_CHAINS, GPURTA_NONE);
    const size_t task = gpurta_add(model, GPURTA_SECTION_TASKS, GPURTA_NONE);
    const size_t kernel[] = {gpurta_add(model, GPURTA_SECTION_KERNELS, GPURTA_NONE),
                             gpurta_add(model, GPURTA_SECTION_KERNELS, GPURTA_NONE),
                             gpurta_add(model, GPURTA_SECTION_STEPS, chain)};
    for (size_t i = 0; i < 3; i++) {
        if (i == 2)
            assert_ok(gpurta_set_text(model, kernel[i], GPURTA_KEY_STEP_KERNEL, "s", &error),
                      &error);
        assert_ok(gpurta_set_count(model, kernel[i], GPURTA_KEY_BLOCKS, 1, &error), &error);
        assert_ok(gpurta_set_count(model, kernel[i], GPURTA_KEY_THREADS, 32, &error), &error);
        assert_ok(gpurta_set_exact(model, kernel[i], GPURTA_KEY_WCET, wcet, &error), &error);
    }
    assert_ok(gpurta_set_exact(model, chain, GPURTA_KEY_CHAIN_PERIOD, twice, &error), &error);
    assert_ok(gpurta_set_exact(model, task, GPURTA_KEY_TASK_WCET, wcet, &error), &error);
    assert_ok(gpurta_set_exact(model, task, GPURTA_KEY_TASK_PERIOD, twice, &error), &error);
    assert_ok(gpurta_set_exact(model, task, GPURTA_KEY_TASK_TIMESLICE, twice, &error), &error);
    mpq_clear(twice);
    return model;
}

static int set_up(void **const state)
{
    (void)state;
    gpurta_error error;
    mpq_inits(all.one, all.two, all.a, all.b, NULL);
    mpq_set_ui(all.one, 1, 1);
    mpq_set_ui(all.two, 2, 1);
    assert_ok(gpurta_platform_create(&all.device, "tx2", &error), &error);
    assert_ok(gpurta_options_create(&all.options, &error), &error);
    assert_ok(gpurta_edf_scenario_create(&all.scenario, 1, all.two, &error), &error);
    assert_ok(gpurta_host_scenario_create(&all.jobs, &error), &error);
    all.model = model_of(all.one, all.device);
    assert_ok(gpurta_model_program(all.model, all.device, &all.program, &error), &error);
    assert_ok(gpurta_edf(all.model, NULL, &all.edf, &error), &error);
    return 0;
}

static int tear_down(void **const state)
{
    (void)state;
    gpurta_program_destroy(all.program);
    gpurta_platform_destroy(all.device);
    gpurta_model_destroy(all.model);
    gpurta_options_destroy(all.options);
    gpurta_edf_scenario_destroy(all.scenario);
    gpurta_host_scenario_destroy(all.jobs);
    gpurta_result_destroy(all.edf);
    mpq_clears(all.one, all.two, all.a, all.b, NULL);
    return 0;
}

/* ---- the public headers ---- */

static char *read_header(const char *const name)
{
    char path[512];
    snprintf(path, sizeof path, "%s/../../include/gpurta/%s.h", TEST_DATA, name);
    FILE *const file = fopen(path, "r");
    if (!file)
        fail_msg("%s: cannot be opened", path);
    char *const text = calloc(1, 1 << 20);
    assert_non_null(text);
    assert_true(fread(text, 1, (1 << 20) - 1, file) > 0);
    fclose(file);
    return text;
}

static bool is_in(const char *const name, const char *const *const names)
{
    for (size_t i = 0; names[i]; i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return false;
}

static bool ends_with(const char *const name, const char *const end)
{
    return strlen(name) > strlen(end) && strcmp(name + strlen(name) - strlen(end), end) == 0;
}

/* Every function of the headers with a parameter of that type must stand in the list. */
static void check_complete(const char *const type, const char *const *const listed)
{
    static const char *const headers[] = {"batch",     "bound",    "edf",       "edf_simulation",
                                          "host",      "model",    "occupancy", "options",
                                          "partition", "platform", "rta",       "runlist",
                                          "simulate",  "time"};
    size_t found = 0;
    for (size_t h = 0; h < sizeof headers / sizeof headers[0]; h++) {
        char *const text = read_header(headers[h]);
        for (char *at = text; (at = strstr(at, "GPURTA_API")); at++) {
            char *const end = strchr(at, ';');
            assert_non_null(end);
            *end = '\0';
            char *const open = strchr(at, '(');
            if (open && strstr(open, type)) {
                char *name = open;
                while (name[-1] == '_' || (name[-1] >= 'a' && name[-1] <= 'z') ||
                       (name[-1] >= '0' && name[-1] <= '9'))
                    name--;
                *open = '\0';
                if (!ends_with(name, "_from_name") && !is_in(name, listed))
                    fail_msg("%s of gpurta/%s.h is not tried here", name, headers[h]);
                found++;
            }
            at = end;
        }
        free(text);
    }
    assert_true(found > 0);
}

/* ---- rationals ---- */

/* What an entry says to v, which is wrong; predicates: 0 becomes GPURTA_INVALID_ARGUMENT. */
typedef gpurta_status entry(mpq_srcptr v, gpurta_error *error);

static gpurta_status predicate(const int answer, gpurta_error *const error)
{
    snprintf(error->message, sizeof error->message, "lowest terms");
    return answer ? GPURTA_OK : GPURTA_INVALID_ARGUMENT;
}

static gpurta_status edf_demand(mpq_srcptr v, gpurta_error *const error)
{
    return predicate(gpurta_edf_demand(all.edf, 0, v, all.a), error);
}

static gpurta_status edf_demand_of_all(mpq_srcptr v, gpurta_error *const error)
{
    return predicate(gpurta_edf_demand(all.edf, GPURTA_NONE, v, all.a), error);
}

static gpurta_status scenario_create(mpq_srcptr v, gpurta_error *const error)
{
    gpurta_edf_scenario *scenario = NULL;
    const gpurta_status status = gpurta_edf_scenario_create(&scenario, 1, v, error);
    gpurta_edf_scenario_destroy(scenario);
    return status;
}

static gpurta_status scenario_offset(mpq_srcptr v, gpurta_error *const error)
{
    return gpurta_edf_scenario_set(all.scenario, 0, GPURTA_EDF_OFFSET, v, error);
}

static gpurta_status scenario_execution(mpq_srcptr v, gpurta_error *const error)
{
    return gpurta_edf_scenario_set(all.scenario, 0, GPURTA_EDF_EXECUTION, v, error);
}

static gpurta_status scenario_cost(mpq_srcptr v, gpurta_error *const error)
{
    return gpurta_edf_scenario_set_preemption_cost(all.scenario, v, error);
}

static gpurta_status host(mpq_srcptr release, mpq_srcptr demand, gpurta_error *const error)
{
    return gpurta_host_scenario_add(all.jobs, 0, release, demand, error);
}

static gpurta_status host_release(mpq_srcptr v, gpurta_error *const error)
{
    return host(v, all.one, error);
}

static gpurta_status host_demand(mpq_srcptr v, gpurta_error *const error)
{
    return host(all.one, v, error);
}

static gpurta_status option_time(mpq_srcptr v, gpurta_error *const error)
{
    return gpurta_options_set_time(all.options, GPURTA_OPTION_EDF_LATENCY, v, error);
}

static gpurta_status model_exact(mpq_srcptr v, gpurta_error *const error)
{
    return gpurta_set_exact(all.model, 1, GPURTA_KEY_CHAIN_JITTER, v, error);
}

static gpurta_status model_above_zero(mpq_srcptr v, gpurta_error *const error)
{
    return gpurta_set_exact(all.model, 1, GPURTA_KEY_CHAIN_DEADLINE, v, error);
}

static gpurta_status text_size(mpq_srcptr v, gpurta_error *const error)
{
    return predicate(gpurta_time_text_size(v) != 0, error);
}

static gpurta_status text(mpq_srcptr v, gpurta_error *const error)
{
    char room[64];
    return gpurta_time_text(room, sizeof room, v, error);
}

enum least { ANYTHING, ZERO, ABOVE_ZERO };

static const struct {
    const char *name;
    entry *call;
    enum least least;
} entries[] = {
    {"gpurta_edf_demand", edf_demand, ANYTHING},
    {"gpurta_edf_demand", edf_demand_of_all, ANYTHING},
    {"gpurta_edf_scenario_create", scenario_create, ABOVE_ZERO},
    {"gpurta_edf_scenario_set", scenario_offset, ZERO},
    {"gpurta_edf_scenario_set", scenario_execution, ABOVE_ZERO},
    {"gpurta_edf_scenario_set_preemption_cost", scenario_cost, ZERO},
    {"gpurta_host_scenario_add", host_release, ZERO},
    {"gpurta_host_scenario_add", host_demand, ABOVE_ZERO},
    {"gpurta_options_set_time", option_time, ZERO},
    {"gpurta_set_exact", model_exact, ZERO},
    {"gpurta_set_exact", model_above_zero, ABOVE_ZERO},
    {"gpurta_time_text_size", text_size, ANYTHING},
    {"gpurta_time_text", text, ANYTHING},
};

enum { ENTRIES = sizeof entries / sizeof entries[0] };

static void test_rationals_that_are_not_canonical(void **const state)
{
    (void)state;
    static const struct {
        int num, den;
    } wrong[] = {{1, 0}, {1, -2}, {2, 4}, {0, 2}, {-3, -6}, {0, 0}};
    mpq_t v;
    mpq_init(v);
    for (size_t w = 0; w < sizeof wrong / sizeof wrong[0]; w++)
        for (size_t i = 0; i < ENTRIES; i++) {
            gpurta_error error = {.status = GPURTA_OK};
            mpz_set_si(mpq_numref(v), wrong[w].num);
            mpz_set_si(mpq_denref(v), wrong[w].den);
            const gpurta_status status = entries[i].call(v, &error);
            if (status != GPURTA_INVALID_ARGUMENT || !strstr(error.message, "lowest terms"))
                fail_msg("%s: %d/%d: %s", entries[i].name, wrong[w].num, wrong[w].den,
                         gpurta_status_name(status));
        }
    mpz_set_ui(mpq_denref(v), 1);
    mpq_clear(v);
    const char *names[ENTRIES + 1] = {NULL};
    for (size_t i = 0; i < ENTRIES; i++)
        names[i] = entries[i].name;
    check_complete("mpq_srcptr", names);
}

static void test_least_times(void **const state)
{
    (void)state;
    mpq_t v;
    mpq_init(v);
    for (size_t i = 0; i < ENTRIES; i++)
        for (int time = -1; time <= 0; time++) {
            gpurta_error error = {.status = GPURTA_OK};
            const bool good = time ? entries[i].least == ANYTHING : entries[i].least != ABOVE_ZERO;
            mpq_set_si(v, time, 1);
            const gpurta_status status = entries[i].call(v, &error);
            if (status != (good ? GPURTA_OK : GPURTA_OUT_OF_RANGE))
                fail_msg("%s: %d: %s", entries[i].name, time, gpurta_status_name(status));
        }
    mpq_clear(v);
}

/* ---- the record ---- */

static const char *tried_names[128];
static size_t tried_count;
static gpurta_error record;

static gpurta_error *fresh_record(void)
{
    memset(&record, 0xa5, sizeof record);
    return &record;
}

static void untouched(const char *const name, const gpurta_status status)
{
    gpurta_error pattern;
    memset(&pattern, 0xa5, sizeof pattern);
    assert_true(tried_count < sizeof tried_names / sizeof tried_names[0] - 1);
    tried_names[tried_count++] = name;
    if (status != GPURTA_OK)
        fail_msg("%s: %s: %s", name, gpurta_status_name(status), record.message);
    if (memcmp(&record, &pattern, sizeof pattern) != 0)
        fail_msg("%s succeeded and wrote to the error record", name);
}

#define RECORD fresh_record()
#define UNTOUCHED(function, ...) untouched(#function, function(__VA_ARGS__))

static void platform_entries(void)
{
    gpurta_platform *platform, *other;
    UNTOUCHED(gpurta_platform_create_slots, &platform, 1, RECORD);
    gpurta_platform_destroy(platform);
    UNTOUCHED(gpurta_platform_create_device, &platform, "d", RECORD);
    gpurta_platform_destroy(platform);
    UNTOUCHED(gpurta_platform_create, &platform, "tx2", RECORD);
    UNTOUCHED(gpurta_platform_copy, &other, platform, RECORD);
    UNTOUCHED(gpurta_platform_set, other, GPURTA_PLATFORM_SMS, 1, RECORD);
    UNTOUCHED(gpurta_platform_set_name, other, "o", RECORD);
    UNTOUCHED(gpurta_platform_set_rules, other, GPURTA_RULES_AMERT, RECORD);
    gpurta_platform_destroy(platform);
    gpurta_platform_destroy(other);
}

static void rows_of_a_model(void)
{
    UNTOUCHED(gpurta_partition_check_size, all.device, GPURTA_MECHANISM_ANY, 0, 1, RECORD);
    gpurta_model *model;
    gpurta_platform *platform;
    gpurta_program *program;
    gpurta_chains *chains;
    gpurta_tasks *tasks;
    gpurta_options *options;
    UNTOUCHED(gpurta_model_create, &model, RECORD);
    UNTOUCHED(gpurta_model_set_platform, model, all.device, RECORD);
    const size_t row = gpurta_add(model, GPURTA_SECTION_TASKS, GPURTA_NONE);
    UNTOUCHED(gpurta_set_text, model, row, GPURTA_KEY_TASK_NAME, "t", RECORD);
    UNTOUCHED(gpurta_set_count, model, row, GPURTA_KEY_TASK_SATURATED, 0, RECORD);
    UNTOUCHED(gpurta_set_exact, model, row, GPURTA_KEY_TASK_WCET, all.one, RECORD);
    UNTOUCHED(gpurta_model_order, model, GPURTA_SECTION_TASKS, &(const size_t){0}, RECORD);
    UNTOUCHED(gpurta_model_check, model, NULL, NULL, RECORD);
    gpurta_model_destroy(model);
    UNTOUCHED(gpurta_model_platform, all.model, &platform, RECORD);
    UNTOUCHED(gpurta_model_program, all.model, platform, &program, RECORD);
    UNTOUCHED(gpurta_model_chains, all.model, platform, &chains, RECORD);
    UNTOUCHED(gpurta_model_tasks, all.model, &tasks, RECORD);
    gpurta_tasks_destroy(tasks);
    gpurta_chains_destroy(chains);
    gpurta_program_destroy(program);
    gpurta_platform_destroy(platform);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    UNTOUCHED(gpurta_model_options, all.model, GPURTA_SECTION_EDF, options, RECORD);
    gpurta_options_destroy(options);
}

static void small_entries(void)
{
    gpurta_options *options;
    int64_t value;
    char room[32];
    UNTOUCHED(gpurta_options_create, &options, RECORD);
    UNTOUCHED(gpurta_options_set, options, GPURTA_OPTION_EDF_LIMIT, 1, RECORD);
    UNTOUCHED(gpurta_options_set_time, options, GPURTA_OPTION_EDF_LATENCY, all.one, RECORD);
    UNTOUCHED(gpurta_options_get, options, GPURTA_OPTION_EDF_LIMIT, &value, RECORD);
    UNTOUCHED(gpurta_options_check, options, "edf", RECORD);
    gpurta_options_destroy(options);
    UNTOUCHED(gpurta_time_parse, all.a, "1.5 us", GPURTA_MS, RECORD);
    UNTOUCHED(gpurta_time_text, room, sizeof room, all.a, RECORD);
    UNTOUCHED(gpurta_runlist_driver_timeslice, GPURTA_LEVEL_LOW, GPURTA_MS, all.a, RECORD);
}

static void occupancy_entries(void)
{
    gpurta_result *occupancy;
    gpurta_model *model;
    int64_t value;
    const int64_t threads = 64;
    UNTOUCHED(gpurta_occupancy_blocks_per_sm, &value, all.device, 64, 32, 0, RECORD);
    UNTOUCHED(gpurta_occupancy_batch, &value, all.device, 1, &threads, NULL, NULL, RECORD);
    UNTOUCHED(gpurta_occupancy_largest, &value, all.device, GPURTA_LAUNCH_REGISTERS, 1, 64, 0, 0,
              RECORD);
    assert_ok(gpurta_model_create(&model, NULL), NULL);
    const size_t row = gpurta_add(model, GPURTA_SECTION_PLATFORM, GPURTA_NONE);
    const size_t kernel = gpurta_add(model, GPURTA_SECTION_KERNELS, GPURTA_NONE);
    assert_ok(gpurta_set_text(model, row, GPURTA_KEY_PLATFORM_BASE, "tx2", NULL), NULL);
    assert_ok(gpurta_set_count(model, kernel, GPURTA_KEY_BLOCKS, 1, NULL), NULL);
    assert_ok(gpurta_set_count(model, kernel, GPURTA_KEY_THREADS, 64, NULL), NULL);
    assert_ok(gpurta_set_text(model, kernel, GPURTA_KEY_WCET, "1", NULL), NULL);
    UNTOUCHED(gpurta_occupancy, model, NULL, &occupancy, RECORD);
    gpurta_result_destroy(occupancy);
    gpurta_model_destroy(model);
}

/* All analyses of a model; once more with times of 100 bits, where 64-bit integers overflow and GMP
 * answers: nothing of the first attempt may be left. */
static void analyses(const gpurta_model *const model, mpq_srcptr time)
{
    gpurta_result *result, *bound;
    gpurta_rta_trace *trace;
    gpurta_verdict verdict;
    gpurta_options *options;
    gpurta_host_scenario *jobs;
    gpurta_edf_scenario *scenario;
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_RTA_TRACE, 1, NULL), NULL);
    UNTOUCHED(gpurta_resolve, model, NULL, &result, RECORD);
    gpurta_result_destroy(result);
    UNTOUCHED(gpurta_rta, model, options, &result, RECORD);
    UNTOUCHED(gpurta_rta_trace_create, &trace, result, RECORD);
    gpurta_rta_trace_destroy(trace);
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    UNTOUCHED(gpurta_simulate, model, NULL, &result, RECORD);
    gpurta_result_destroy(result);
    UNTOUCHED(gpurta_bound, model, NULL, &result, RECORD);
    gpurta_result_destroy(result);
    UNTOUCHED(gpurta_bound_sensitivity, model, GPURTA_BOUND_MAX_WCET, 0, NULL, &verdict, all.a,
              all.b, RECORD);
    UNTOUCHED(gpurta_bound_without_priority, model, 0, NULL, &result, RECORD);
    gpurta_result_destroy(result);
    UNTOUCHED(gpurta_partition, model, NULL, &result, RECORD);
    UNTOUCHED(gpurta_partition_bound, model, result, 0, 1, NULL, &bound, RECORD);
    gpurta_result_destroy(bound);
    gpurta_result_destroy(result);
    UNTOUCHED(gpurta_runlist, model, NULL, &result, RECORD);
    gpurta_result_destroy(result);
    UNTOUCHED(gpurta_host_scenario_create, &jobs, RECORD);
    UNTOUCHED(gpurta_host_scenario_add, jobs, 0, time, NULL, RECORD);
    UNTOUCHED(gpurta_host_simulate, model, jobs, NULL, &result, RECORD);
    gpurta_host_scenario_destroy(jobs);
    gpurta_result_destroy(result);
    UNTOUCHED(gpurta_host_simulate_critical, model, 0, NULL, &result, RECORD);
    gpurta_result_destroy(result);
    UNTOUCHED(gpurta_edf, model, NULL, &result, RECORD);
    gpurta_result_destroy(result);
    UNTOUCHED(gpurta_edf_sensitivity, model, GPURTA_EDF_MAX_SCALE, 0, NULL, NULL, &verdict, all.a,
              all.b, RECORD);
    UNTOUCHED(gpurta_edf_scenario_create, &scenario, 1, time, RECORD);
    UNTOUCHED(gpurta_edf_scenario_set, scenario, 0, GPURTA_EDF_OFFSET, all.one, RECORD);
    UNTOUCHED(gpurta_edf_scenario_set_preemption_cost, scenario, all.one, RECORD);
    UNTOUCHED(gpurta_edf_simulate, model, scenario, NULL, &result, RECORD);
    gpurta_result_destroy(result);
    gpurta_edf_scenario_destroy(scenario);
}

static void wide_values(void)
{
    gpurta_result *run;
    mpq_t big;
    UNTOUCHED(gpurta_simulate_chains, all.model, NULL, &run, RECORD); /* on 64 bits alone */
    gpurta_result_destroy(run);
    mpq_init(big);
    mpz_setbit(mpq_numref(big), 100);
    gpurta_model *const model = model_of(big, all.device);
    analyses(model, big);
    gpurta_model_destroy(model);
    mpq_clear(big);
}

/* On whole ticks, with room on the stack. */
static void ticks(void)
{
    int64_t work[256] = {0};
    const int64_t first[] = {0, 1}, one[] = {1}, two[] = {2}, zero[] = {0};
    const gpurta_level level[] = {GPURTA_LEVEL_LOW};
    int64_t out[1], more[1];
    gpurta_verdict verdict[1];
    gpurta_status status[1];
    assert_true(gpurta_edf_ticks_work(1) <= sizeof work);
    assert_true(gpurta_rta_ticks_work(1, 1) <= sizeof work);
    assert_true(gpurta_runlist_ticks_work(1) <= sizeof work);
    assert_true(gpurta_batch_edf_work(1, first) <= sizeof work);
    assert_true(gpurta_batch_rta_work(1, first, one) <= sizeof work);
    assert_true(gpurta_batch_runlist_work(1, first) <= sizeof work);
    assert_true(gpurta_host_ticks_work(1) <= sizeof work);
    assert_true(gpurta_edf_simulation_ticks_work(1, 0) <= sizeof work);
    const gpurta_edf_ticks_set direct = {
        .size = sizeof direct, .count = 1, .wcet = one, .deadline = two, .period = two};
    UNTOUCHED(gpurta_edf_ticks, &direct, verdict, out, work, RECORD);
    UNTOUCHED(gpurta_rta_ticks, 1, 1, zero, one, one, out, work, RECORD);
    const gpurta_runlist_ticks_set set = {
        .size = sizeof set, .count = 1, .level = level, .timeslice = two, .wcet = one};
    const gpurta_runlist_ticks_result to = {.size = sizeof to, .bound = out, .theorem_1 = more};
    const gpurta_batch_edf_sets tasks = {sizeof tasks, one, two, two, NULL, 0};
    const gpurta_batch_rta_sets kernels = {sizeof kernels, one, zero, one, one};
    UNTOUCHED(gpurta_runlist_ticks, &set, &to, work, RECORD);
    UNTOUCHED(gpurta_batch_edf, 1, first, &tasks, verdict, out, status, work, RECORD);
    UNTOUCHED(gpurta_batch_rta, 1, first, &kernels, out, status, work, RECORD);
    UNTOUCHED(gpurta_batch_runlist, 1, first, &set, &to, status, work, RECORD);
    UNTOUCHED(gpurta_host_critical_ticks, &set, two, out, work, RECORD);
    const gpurta_edf_simulation_ticks_set simulated = {.size = sizeof simulated,
                                                       .count = 1,
                                                       .wcet = one,
                                                       .deadline = two,
                                                       .period = two,
                                                       .horizon = 4};
    UNTOUCHED(gpurta_edf_simulation_ticks, &simulated, verdict, work, RECORD);
}

/* Entries whose working memory is made. */
static void batches(void)
{
    const int64_t first[] = {0, 1}, one[] = {1}, two[] = {2};
    int64_t bound[1];
    gpurta_verdict verdict[1];
    gpurta_status status[1];
    gpurta_platform *platform = NULL;
    gpurta_batch_bound_work *work = NULL;
    gpurta_batch_rta_jobs_work *jobs_work = NULL;
    gpurta_batch_place_work *place_work = NULL;
    gpurta_batch_random_work *random_work = NULL;
    assert_ok(gpurta_platform_create_slots(&platform, 2, NULL), NULL);
    UNTOUCHED(gpurta_batch_rta_jobs_create, &jobs_work, RECORD);
    const gpurta_batch_rta_jobs_sets jobs = {
        .size = sizeof jobs, .slots = one, .blocks = one, .wcet = one, .period = two};
    UNTOUCHED(gpurta_batch_rta_jobs, jobs_work, 1, first, &jobs, verdict, status, RECORD);
    gpurta_batch_rta_jobs_destroy(jobs_work);
    const gpurta_batch_kind kind = {.level = GPURTA_LEVEL_HIGH, .server = -1, .context = -1};
    const gpurta_batch_law law = {.size = sizeof law,
                                  .most_tasks = 1,
                                  .most_channels = 1,
                                  .most_curves = 1,
                                  .unit_num = 1,
                                  .unit_den = 1,
                                  .kind = &kind,
                                  .kinds = 1};
    const gpurta_batch_point point = {.tasks = 1};
    UNTOUCHED(gpurta_batch_random_create, &random_work, &law, RECORD);
    UNTOUCHED(gpurta_batch_random, random_work, &point, 0, 1, NULL, 0, NULL, NULL, RECORD);
    gpurta_batch_random_destroy(random_work);
    UNTOUCHED(gpurta_batch_place_create, &place_work, platform, RECORD);
    const gpurta_batch_place_sets placed = {.size = sizeof placed, .blocks = one};
    UNTOUCHED(gpurta_batch_place, place_work, 1, first, &placed, bound, status, RECORD);
    gpurta_batch_place_destroy(place_work);
    UNTOUCHED(gpurta_batch_bound_create, &work, platform, NULL, RECORD);
    const gpurta_batch_bound_sets kernels = {
        .size = sizeof kernels, .blocks = one, .wcet = one, .period = two};
    UNTOUCHED(gpurta_batch_bound_set_contexts, work, all.model, RECORD);
    UNTOUCHED(gpurta_batch_bound, work, 1, first, &kernels, verdict, bound, status, RECORD);
    gpurta_batch_bound_destroy(work);
    gpurta_platform_destroy(platform);
}

static void test_record_is_untouched_on_success(void **const state)
{
    (void)state;
    tried_count = 0;
    platform_entries();
    rows_of_a_model();
    small_entries();
    occupancy_entries();
    analyses(all.model, all.two);
    wide_values();
    ticks();
    batches();
    tried_names[tried_count] = NULL;
    check_complete("gpurta_error *error", tried_names);
}

/* Every status has a name and a text of its own; what is none has those that say so. */
static void test_status_names_and_texts(void **const state)
{
    (void)state;
    static const struct {
        gpurta_status status;
        const char *name, *text;
    } known[] = {
#define STATUS(id, number, name, text) {GPURTA_##id, name, text},
        GPURTA_STATUS_MAP(STATUS)
#undef STATUS
    };
    const size_t count = sizeof known / sizeof *known;
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(known[i].status, i);
        assert_string_equal(gpurta_status_name(known[i].status), known[i].name);
        assert_string_equal(gpurta_status_text(known[i].status), known[i].text);
        for (size_t j = 0; j < i; j++) {
            assert_string_not_equal(known[i].name, known[j].name);
            assert_string_not_equal(known[i].text, known[j].text);
        }
    }
    assert_string_equal(gpurta_status_name((gpurta_status)count), "unknown-status");
    assert_string_equal(gpurta_status_text((gpurta_status)count), "unknown status");
    assert_string_equal(gpurta_verdict_name(GPURTA_UNKNOWN), "unknown");
    assert_string_equal(gpurta_verdict_name(GPURTA_SCHEDULABLE), "schedulable");
    assert_string_equal(gpurta_verdict_name(GPURTA_UNSCHEDULABLE), "unschedulable");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_status_names_and_texts),
        cmocka_unit_test_setup_teardown(test_rationals_that_are_not_canonical, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_least_times, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_record_is_untouched_on_success, set_up, tear_down),
    };
    alloc_fail_at(0);
    return cmocka_run_group_tests_name("record", tests, NULL, NULL);
}
