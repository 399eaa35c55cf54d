#include <stdio.h>

#include "case.h"

#include "model/chains.h"
#include "model/names.h"
#include "model/options.h"
#include "model/tasks.h"
#include "model_calls.h"
#include "support.h"

/* ---- the writer ---- */

static void put_time(FILE *const file, const char *const key, mpq_srcptr value)
{
    gmp_fprintf(file, ", %s: %Qd", key, value);
}

static void put_count(FILE *const file, const char *const key, const int64_t value)
{
    if (value)
        fprintf(file, ", %s: %lld", key, (long long)value);
}

/* Fields that differ from the built-in platform of that name, or from nothing. */
static void put_platform(FILE *const file, const gpurta_platform *const platform)
{
    const int64_t slots = gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS);
    gpurta_platform *base = NULL;
    const char *const name = gpurta_platform_name(platform);
    if (gpurta_platform_create(&base, name, NULL) == GPURTA_OK)
        fprintf(file, "platform: {base: %s", name);
    else
        fprintf(file, slots ? "platform: {slots: %lld" : "platform: {name: case", (long long)slots);
    static const char *const sm_orders[] = {"unknown", "ascending", "even-then-odd", "descending"};
    const char *key;
    for (int f = 1; (key = gpurta_platform_field_name((gpurta_platform_field)f)) != NULL; f++) {
        const gpurta_platform_field field = (gpurta_platform_field)f;
        const int64_t value = gpurta_platform_get(platform, field);
        if (value == gpurta_platform_get(base, field) ||
            field == GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR ||
            field == GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR)
            continue;
        if (field == GPURTA_PLATFORM_SM_ORDER)
            fprintf(file, ", %s: %s", key, sm_orders[value]);
        else if (field >= GPURTA_PLATFORM_QUEUE_DELAY && field <= GPURTA_PLATFORM_COPIES_IN_ORDER)
            fprintf(file, ", %s: %s", key, value ? "true" : "false");
        else
            fprintf(file, ", %s: %lld", key, (long long)value);
    }
    fputs("}\n", file);
    gpurta_platform_destroy(base);
}

static void put_needs(FILE *const file, const int64_t *const count)
{
    static const char *const directions[] = {"", "h2d", "d2h", "d2d"};
    put_count(file, "threads", count[GPURTA_OPERATION_THREADS]);
    put_count(file, "registers", count[GPURTA_OPERATION_REGISTERS]);
    put_count(file, "shared_memory", count[GPURTA_OPERATION_SHARED_MEMORY]);
    put_count(file, "local_memory", count[GPURTA_OPERATION_LOCAL_MEMORY]);
    if (count[GPURTA_OPERATION_BLOCKS] && count[GPURTA_OPERATION_CARVEOUT_PERCENT] > 100)
        fputs(", carveout: unknown", file);
    else if (count[GPURTA_OPERATION_BLOCKS] && count[GPURTA_OPERATION_CARVEOUT_PERCENT] > -1)
        fprintf(file, ", carveout: %lld", (long long)count[GPURTA_OPERATION_CARVEOUT_PERCENT]);
    else if (count[GPURTA_OPERATION_BLOCKS] && count[GPURTA_OPERATION_CARVEOUT] > -1)
        fprintf(file, ", carveout: %lldKiB", (long long)count[GPURTA_OPERATION_CARVEOUT] / 1024);
    if (count[GPURTA_OPERATION_DIRECTION])
        fprintf(file, ", direction: %s", directions[count[GPURTA_OPERATION_DIRECTION]]);
    put_count(file, "engine", count[GPURTA_OPERATION_ENGINE]);
    put_count(file, "bytes", count[GPURTA_OPERATION_BYTES]);
}

enum { COUNTS = GPURTA_OPERATION_CARVEOUT_PERCENT + 1 };

static void put_wait(FILE *const file, const gpurta_program *const program, const size_t i,
                     mpq_ptr delay)
{
    size_t other;
    gpurta_after mode;
    if (!gpurta_program_get_after(program, i, &other, &mode, delay))
        return;
    fprintf(file, ", %s: o%zu", mode == GPURTA_AFTER_LAUNCH ? "after_launch" : "after", other);
    put_time(file, "delay", delay);
}

static void put_operation(FILE *const file, const gpurta_program *const program, const size_t i)
{
    static const char *const times[] = {NULL, "release", "period", "deadline"};
    const bool copy = !program->operation[i].blocks;
    const int64_t stream = program->operation[i].stream;
    int64_t count[COUNTS];
    mpq_t v;
    mpq_init(v);
    for (int c = 0; c < COUNTS; c++)
        count[c] = gpurta_program_get_count(program, i, (gpurta_operation_count)c);
    fprintf(file, "  - {%s: o%zu", copy ? "copy" : "kernel", i);
    put_count(file, "blocks", count[GPURTA_OPERATION_BLOCKS]);
    gpurta_program_time(program, i, GPURTA_OPERATION_WCET, v);
    put_time(file, copy ? "duration" : "wcet", v);
    for (int t = 1; t <= GPURTA_OPERATION_DEADLINE; t++)
        if (gpurta_program_time(program, i, (gpurta_operation_time)t, v) && mpq_sgn(v))
            put_time(file, times[t], v);
    put_needs(file, count);
    if (stream != GPURTA_OWN_STREAM)
        fprintf(file, ", stream: \"%s\"", gpurta_program_stream_name(program, stream));
    put_wait(file, program, i, v);
    fputs("}\n", file);
    mpq_clear(v);
}

void case_program(FILE *const file, const gpurta_program *const program,
                  const gpurta_platform *const platform)
{
    const char *name;
    if (platform)
        put_platform(file, platform);
    fputs("operations:\n", file);
    for (size_t i = 0; i < program->count; i++)
        put_operation(file, program, i);
    for (int64_t s = 1; (name = gpurta_program_stream_name(program, s)) != NULL; s++)
        fprintf(file, "%s  \"%s\": {priority: %lld, blocking: %s}\n", s == 1 ? "streams:\n" : "",
                name,
                (long long)gpurta_program_stream_attribute(program, s, GPURTA_STREAM_PRIORITY),
                gpurta_program_stream_attribute(program, s, GPURTA_STREAM_NON_BLOCKING) ? "false"
                                                                                        : "true");
}

static void put_runlist(FILE *const file, const gpurta_options *const options)
{
    static const struct {
        gpurta_option key;
        const char *name;
    } times[] = {{GPURTA_OPTION_RUNLIST_SWITCH_COST, "switch_cost"},
                 {GPURTA_OPTION_RUNLIST_TIMESLICE, "timeslice"},
                 {GPURTA_OPTION_RUNLIST_RESET_COST, "reset_cost"},
                 {GPURTA_OPTION_RUNLIST_TIMESLICE_STEP, "timeslice_step"}};
    const int64_t mode = option(options, GPURTA_OPTION_RUNLIST_MODE);
    const int64_t overhead = option(options, GPURTA_OPTION_RUNLIST_OVERHEAD);
    fprintf(file, "runlist: {mode: %s, overhead: %s",
            gpurta_option_word(GPURTA_OPTION_RUNLIST_MODE, mode),
            gpurta_option_word(GPURTA_OPTION_RUNLIST_OVERHEAD, overhead));
    for (size_t i = 0; i < sizeof times / sizeof times[0]; i++)
        if (option_time(options, times[i].key))
            put_time(file, times[i].name, option_time(options, times[i].key));
    fputs("}\n", file);
}

static void put_edf(FILE *const file, const gpurta_options *const options)
{
    const mpq_srcptr overhead = option_time(options, GPURTA_OPTION_EDF_OVERHEAD);
    const mpq_srcptr latency = option_time(options, GPURTA_OPTION_EDF_LATENCY);
    if (overhead)
        gmp_fprintf(file, "edf: {overhead: %Qd%s", overhead, latency ? "" : "}\n");
    if (latency)
        gmp_fprintf(file, "%slatency: %Qd}\n", overhead ? ", " : "edf: {", latency);
}

static void put_task(FILE *const file, const gpurta_tasks *const tasks, const size_t i)
{
    static const struct {
        gpurta_task_time which;
        const char *name;
    } times[] = {{GPURTA_TASK_WCET, "wcet"},
                 {GPURTA_TASK_PERIOD, "period"},
                 {GPURTA_TASK_DEADLINE, "deadline"},
                 {GPURTA_TASK_TIMESLICE, "timeslice"},
                 {GPURTA_TASK_NONPREEMPTABLE, "nonpreemptable"}};
    const gpurta_level level = tasks->task[i].level;
    const size_t server = tasks->task[i].server;
    mpq_t v;
    mpq_init(v);
    fprintf(file, "  - {name: t%zu", i);
    for (size_t t = 0; t < sizeof times / sizeof times[0]; t++)
        if (gpurta_tasks_time(tasks, i, times[t].which, v))
            put_time(file, times[t].name, v);
    if (level != GPURTA_LEVEL_NONE)
        fprintf(file, ", level: %s", gpurta_level_name(level));
    if (tasks->task[i].saturated)
        fputs(", saturated: true", file);
    if (server != GPURTA_NONE)
        fprintf(file, ", server: s%zu", server);
    fputs("}\n", file);
    mpq_clear(v);
}

void case_tasks(FILE *const file, const gpurta_tasks *const tasks,
                const gpurta_options *const options)
{
    mpq_t budget, period;
    mpq_inits(budget, period, NULL);
    put_runlist(file, options);
    put_edf(file, options);
    fputs("tasks:\n", file);
    for (size_t i = 0; i < tasks->count; i++)
        put_task(file, tasks, i);
    for (size_t s = 0; s < tasks->servers; s++) {
        rat_get(budget, &tasks->server[s].budget);
        rat_get(period, &tasks->server[s].period);
        gmp_fprintf(file, "%s  - {name: s%zu, budget: %Qd, period: %Qd}\n", s ? "" : "servers:\n",
                    s, budget, period);
    }
    mpq_clears(budget, period, NULL);
}

static void put_contexts(FILE *const file, const gpurta_chains *const chains)
{
    mpq_t v, budget;
    mpq_inits(v, budget, NULL);
    const size_t contexts = chains->contexts;
    for (size_t x = 0, n = 0; x < contexts; x++)
        if (gpurta_chains_context_time(chains, x, GPURTA_CONTEXT_BUDGET, budget) &&
            gpurta_chains_context_time(chains, x, GPURTA_CONTEXT_PERIOD, v))
            gmp_fprintf(file, "%s  - {name: s%zu, budget: %Qd, period: %Qd}\n",
                        n++ ? "" : "servers:\n", x, budget, v);
    for (size_t x = 0; x < contexts; x++) {
        const gpurta_level level = chains->context[x].level;
        fprintf(file, "%s  - {name: x%zu", x ? "" : "contexts:\n", x);
        if (level != GPURTA_LEVEL_NONE)
            fprintf(file, ", level: %s", gpurta_level_name(level));
        if (gpurta_chains_context_time(chains, x, GPURTA_CONTEXT_TIMESLICE, v))
            put_time(file, "timeslice", v);
        if (chains->context[x].saturated)
            fputs(", saturated: true", file);
        if (chains->by_priority)
            fprintf(file, ", priority: %lld", (long long)chains->context[x].priority);
        if (gpurta_chains_context_time(chains, x, GPURTA_CONTEXT_BUDGET, v))
            fprintf(file, ", server: s%zu", x);
        fputs("}\n", file);
    }
    mpq_clears(v, budget, NULL);
}

static void put_after(FILE *const file, const gpurta_chains *const chains, const size_t step,
                      const bool first)
{
    const size_t before = gpurta_chains_after(chains, step, 0);
    size_t other;
    if (first ? before == GPURTA_NONE
              : before + 1 == step && gpurta_chains_after(chains, step, 1) == GPURTA_NONE)
        return;
    fputs(", after: [", file);
    for (size_t p = 0; (other = gpurta_chains_after(chains, step, p)) != GPURTA_NONE; p++)
        fprintf(file, "%sp%zu", p ? ", " : "", other);
    fputs("]", file);
}

static void put_step(FILE *const file, const gpurta_chains *const chains, const size_t step,
                     const bool first)
{
    static const char *const kinds[] = {"kernel", "copy", "host"};
    const gpurta_step_kind kind = chains->step[step].kind;
    const int64_t repeat = chains->step[step].repeat;
    int64_t count[COUNTS];
    mpq_t v;
    mpq_init(v);
    for (int c = 0; c < COUNTS; c++)
        count[c] = gpurta_program_get_count(chains->program, step, (gpurta_operation_count)c);
    fprintf(file, "      - {%s: p%zu", kinds[kind], step);
    put_count(file, "blocks", kind == GPURTA_STEP_KERNEL ? count[GPURTA_OPERATION_BLOCKS] : 0);
    gpurta_chains_step_time(chains, step, GPURTA_STEP_WCET, v);
    put_time(file, kind == GPURTA_STEP_COPY ? "duration" : "wcet", v);
    if (gpurta_chains_step_time(chains, step, GPURTA_STEP_BCET, v) && mpq_sgn(v))
        put_time(file, "bcet", v);
    put_count(file, "capacity", chains->step[step].capacity);
    if (chains->step[step].drop)
        fputs(", overflow: drop", file);
    if (gpurta_chains_step_time(chains, step, GPURTA_STEP_DEADLINE, v))
        put_time(file, "deadline", v);
    if (rat_sgn(&chains->step[step].nonpreemptable)) {
        rat_get(v, &chains->step[step].nonpreemptable);
        put_time(file, "nonpreemptable", v);
    }
    put_needs(file, count);
    put_count(file, "count", repeat == 1 ? 0 : repeat);
    if (gpurta_chains_step_stream(chains, step))
        fprintf(file, ", stream: \"%s\"", gpurta_chains_step_stream(chains, step));
    put_after(file, chains, step, first);
    fputs("}\n", file);
    mpq_clear(v);
}

static void put_chain(FILE *const file, const gpurta_chains *const chains, const size_t chain)
{
    static const char *const times[] = {"period", "jitter", "deadline"};
    mpq_t v;
    mpq_init(v);
    fprintf(file, "  - name: c%zu\n", chain);
    for (int t = 0; t < 3; t++)
        if (gpurta_chains_time(chains, chain, (gpurta_chain_time)t, v) && mpq_sgn(v))
            gmp_fprintf(file, "    %s: %Qd\n", times[t], v);
    if (chains->chain[chain].context != GPURTA_NONE)
        fprintf(file, "    context: x%zu\n", chains->chain[chain].context);
    if (chains->chain[chain].stream)
        fprintf(file, "    stream: \"%s\"\n", chains->chain[chain].stream);
    if (chains->chain[chain].pipelined)
        fputs("    overlap: pipelined\n", file);
    if (chains->chain[chain].begin)
        fputs("    from: begin\n", file);
    fputs("    steps:\n", file);
    bool first = true;
    for (size_t s = 0; s < chains->steps; s++)
        if (chains->step[s].chain == chain) {
            put_step(file, chains, s, first);
            first = false;
        }
    mpq_clear(v);
}

enum { MOST_STREAMS = 64 };

/* Every stream that a chain or a step names, once. */
static void put_streams(FILE *const file, const gpurta_chains *const chains)
{
    const char *observed[MOST_STREAMS];
    size_t n = 0;
    const size_t count = chains->count, steps = chains->steps;
    for (size_t i = 0; i < count + steps && n < MOST_STREAMS; i++) {
        const char *const name =
            i < count ? chains->chain[i].stream : gpurta_chains_step_stream(chains, i - count);
        bool known = !name || strcmp(name, "default") == 0;
        for (size_t k = 0; k < n && !known; k++)
            known = strcmp(observed[k], name) == 0;
        if (known)
            continue;
        observed[n++] = name;
        fprintf(file, "%s  \"%s\": {priority: %lld, blocking: %s}\n", n == 1 ? "streams:\n" : "",
                name,
                (long long)gpurta_chains_stream_attribute(chains, name, GPURTA_STREAM_PRIORITY),
                gpurta_chains_stream_attribute(chains, name, GPURTA_STREAM_NON_BLOCKING) ? "false"
                                                                                         : "true");
    }
}

void case_chains(FILE *const file, const gpurta_chains *const chains,
                 const gpurta_platform *const platform, const gpurta_options *const options)
{
    put_platform(file, platform);
    const mpq_srcptr cost = option_time(options, GPURTA_OPTION_RUNLIST_SWITCH_COST);
    if (chains->by_priority)
        gmp_fprintf(file,
                    cost ? "runlist: {policy: priority, switch_cost: %Qd}\n"
                         : "runlist: {policy: priority}\n",
                    cost);
    else if (chains->contexts)
        put_runlist(file, options);
    put_contexts(file, chains);
    put_streams(file, chains);
    fputs("chains:\n", file);
    for (size_t c = 0; c < chains->count; c++)
        put_chain(file, chains, c);
}

/* ---- the last analysis ---- */

static bool recording;
static char last[1 << 16];

static FILE *begin(const char *const command)
{
    FILE *const file = recording ? fmemopen(last, sizeof last - 1, "w") : NULL;
    if (file)
        fprintf(file, "# gpurta %s\n", command);
    return file;
}

#define WRAP(name, parameters, arguments, command, write)                                          \
    gpurta_status __real_##name parameters;                                                        \
    gpurta_status __wrap_##name parameters;                                                        \
    gpurta_status __wrap_##name parameters                                                         \
    {                                                                                              \
        FILE *const file = begin(command);                                                         \
        if (file) {                                                                                \
            write;                                                                                 \
            fclose(file);                                                                          \
        }                                                                                          \
        return __real_##name arguments;                                                            \
    }

WRAP(gpurta_rta_of,
     (gpurta_result * *result, const gpurta_program *program, const gpurta_platform *platform,
      const gpurta_options *options, gpurta_error *error),
     (result, program, platform, options, error), "rta", case_program(file, program, platform))
WRAP(gpurta_simulate_of,
     (gpurta_result * *result, const gpurta_program *program, const gpurta_platform *platform,
      const gpurta_options *options, gpurta_error *error),
     (result, program, platform, options, error), "simulate", case_program(file, program, platform))
WRAP(gpurta_runlist_of,
     (gpurta_result * *result, const gpurta_tasks *tasks, const gpurta_options *options,
      gpurta_error *error),
     (result, tasks, options, error), "runlist", case_tasks(file, tasks, options))
WRAP(gpurta_host_simulate_of,
     (gpurta_result * *result, const gpurta_tasks *tasks, const gpurta_host_scenario *scenario,
      const gpurta_options *options, gpurta_error *error),
     (result, tasks, scenario, options, error), "runlist --simulate",
     case_tasks(file, tasks, options))
WRAP(gpurta_host_simulate_critical_of,
     (gpurta_result * *result, const gpurta_tasks *tasks, size_t index,
      const gpurta_options *options, gpurta_error *error),
     (result, tasks, index, options, error), "runlist --simulate --task ...",
     case_tasks(file, tasks, options))
WRAP(gpurta_edf_of,
     (gpurta_result * *result, const gpurta_tasks *tasks, const gpurta_options *options,
      gpurta_error *error),
     (result, tasks, options, error), "edf", case_tasks(file, tasks, options))
WRAP(gpurta_edf_simulate_of,
     (gpurta_result * *result, const gpurta_tasks *tasks, const gpurta_edf_scenario *scenario,
      const gpurta_options *options, gpurta_error *error),
     (result, tasks, scenario, options, error), "edf --simulate", case_tasks(file, tasks, options))
WRAP(gpurta_bound_of,
     (gpurta_result * *result, const gpurta_chains *chains, const gpurta_platform *platform,
      const gpurta_options *options, gpurta_error *error),
     (result, chains, platform, options, error), "bound",
     case_chains(file, chains, platform, options))

/* ---- running tests ---- */

enum { MOST_TESTS = 128 };

/* A test with what must be known of it afterwards. */
static struct run {
    const struct CMUnitTest *test;
    uint64_t random; /* where its random numbers began */
    bool ended, failed;
} runs[MOST_TESTS], *now;

static int set_up(void **const state)
{
    now = *state;
    *state = now->test->initial_state;
    last[0] = '\0';
    now->ended = false;
    if (recording)
        rnd_restore(now->random);
    else
        now->random = rnd_save();
    return now->test->setup_func ? now->test->setup_func(state) : 0;
}

static void body(void **const state)
{
    now->test->test_func(state);
    now->ended = true;
}

static int tear_down(void **const state)
{
    now->failed = !now->ended;
    if (recording && now->failed && last[0])
        fprintf(stderr, "%s failed on this scenario:\n%s", now->test->name, last);
    return now->test->teardown_func ? now->test->teardown_func(state) : 0;
}

int run_group(const char *const group, const struct CMUnitTest *const tests, const size_t count,
              const CMFixtureFunction setup, const CMFixtureFunction teardown)
{
    struct CMUnitTest shim[MOST_TESTS] = {{.name = NULL}};
    size_t again = 0;
    if (count > MOST_TESTS)
        abort();
    for (size_t i = 0; i < count; i++) {
        runs[i].test = &tests[i];
        shim[i] = (struct CMUnitTest){tests[i].name, body, set_up, tear_down, &runs[i]};
    }
    const int failures = _cmocka_run_group_tests(group, shim, count, setup, teardown);
    if (failures == 0)
        return 0;
    for (size_t i = 0; i < count; i++)
        if (runs[i].failed)
            shim[again++] = (struct CMUnitTest){tests[i].name, body, set_up, tear_down, &runs[i]};
    fputs("what failed, once more:\n", stderr);
    recording = true;
    (void)_cmocka_run_group_tests(group, shim, again, setup, teardown);
    return failures;
}
