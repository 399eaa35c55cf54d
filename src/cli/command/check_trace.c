/* gpurta check: a profile of an application as the measurement. It tells when kernels and copies
 * were launched, began and ended, and not where blocks ran. */
#include "cli/base/memory.h"
#include "cli/command/check.h"
#include "cli/import/to_scenario.h"
#include "cli/measurement/reading.h"

#include <inttypes.h>
#include <string.h>

/* A name of the profile, which the scenario may have several times: "axpy", "axpy#2", as `convert`
 * calls them. */
struct called {
    size_t operations; /* of the scenario that are called so */
    size_t launches;   /* in the profile */
};

struct matching {
    struct trace trace;
    struct operations operations;
    struct called *called; /* by text of the profile */
    size_t *seen;          /* launches so far, by text */
    int64_t *zero;         /* first launch of each repetition */
    int64_t device;
    size_t runs, strangers; /* strangers: launches of names that the scenario does not have */
};

static size_t operation_called(const struct matching *const a, const uint32_t text, const size_t n)
{
    char name[UNIQUE_NAME];
    return operation_named(&a->operations, unique_name(&a->trace, text, (uint32_t)n, name));
}

static uint32_t text_of_op(const struct matching *const a, const size_t i)
{
    return a->trace.shape[a->trace.op[i].shape].name;
}

static bool is_on_device(const struct matching *const a, const size_t i)
{
    return a->trace.stream[a->trace.op[i].stream].device == a->device;
}

static void count_names(struct matching *const a)
{
    for (size_t i = 0; i < a->trace.ops; i++) {
        struct called *const called = &a->called[text_of_op(a, i)];
        if (!is_on_device(a, i))
            continue;
        if (called->launches++ == 0)
            while (operation_called(a, text_of_op(a, i), called->operations + 1) != SIZE_MAX)
                called->operations++;
        a->strangers += called->operations == 0;
    }
}

/* Repetitions: the profile has every operation as often. Returns -1, or the exit status. */
static int find_runs(struct matching *const a)
{
    size_t matched = 0;
    for (size_t t = 0; t < a->trace.texts; t++) {
        const struct called *const called = &a->called[t];
        if (!called->operations)
            continue;
        matched += called->operations;
        const size_t runs = called->launches / called->operations;
        if (called->launches % called->operations == 0 && (a->runs == 0 || runs == a->runs)) {
            a->runs = runs;
            continue;
        }
        complain("%s: %zu launches of %.*s, of which the scenario has %zu: no whole repetitions%s",
                 a->trace.path, called->launches, text_part(a->trace.text[t], 80), a->trace.text[t],
                 called->operations, a->runs ? ", or not as many as of the others" : "");
        return EXIT_USAGE;
    }
    const gpurta_program *const program = a->operations.program;
    if (matched == gpurta_program_count(program))
        return -1;
    complain("%s: %zu of the scenario's %zu operations were not launched there (`gpurta convert` "
             "makes a scenario with the names of a profile)",
             a->trace.path, gpurta_program_count(program) - matched, gpurta_program_count(program));
    return EXIT_USAGE;
}

/* Which operation of the scenario a launch is, in which repetition; false: none. In order. */
static bool next_launch(struct matching *const a, const size_t i, size_t *const operation,
                        size_t *const run)
{
    const uint32_t text = text_of_op(a, i);
    const struct called *const called = &a->called[text];
    if (!is_on_device(a, i) || !called->operations)
        return false;
    const size_t n = a->seen[text]++;
    *operation = operation_called(a, text, n % called->operations + 1);
    *run = n / called->operations;
    return true;
}

static void find_zeros(struct matching *const a)
{
    size_t operation, run;
    for (size_t r = 0; r < a->runs; r++)
        a->zero[r] = INT64_MAX;
    for (size_t i = 0; i < a->trace.ops; i++)
        if (next_launch(a, i, &operation, &run) && trace_launch(&a->trace.op[i]) < a->zero[run])
            a->zero[run] = trace_launch(&a->trace.op[i]);
    memset(a->seen, 0, a->trace.texts * sizeof *a->seen);
}

static gpurta_status record_all(struct matching *const a, gpurta_measurement *const m,
                                int64_t *const starts, gpurta_error *const error)
{
    const size_t count = gpurta_measurement_count(m);
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; status == GPURTA_OK && i < a->trace.ops; i++) {
        const struct trace_op *const op = &a->trace.op[i];
        size_t operation, run;
        if (!next_launch(a, i, &operation, &run))
            continue;
        const gpurta_observation seen = {.size = sizeof seen,
                                         .run = run,
                                         .operation = operation,
                                         .launched = trace_launch(op) - a->zero[run],
                                         .completion = op->end - a->zero[run]};
        starts[run * count + operation] = op->start - a->zero[run];
        status = gpurta_measurement_record(m, &seen, error);
    }
    return status;
}

/* What the profile tells of its GPU. */
static gpurta_status set_facts(const struct matching *const a, gpurta_measurement *const m,
                               gpurta_error *const error)
{
    const struct trace_device *device = NULL;
    for (size_t i = 0; i < a->trace.devices; i++)
        if (a->trace.device[i].number == a->device)
            device = &a->trace.device[i];
    if (!device)
        return GPURTA_OK;
    const struct {
        gpurta_fact fact;
        int64_t value;
    } facts[] = {{GPURTA_FACT_SMS, device->sms},
                 {GPURTA_FACT_COMPUTE_CAPABILITY_MAJOR, device->major},
                 {GPURTA_FACT_COMPUTE_CAPABILITY_MINOR, device->minor},
                 {GPURTA_FACT_THREADS_PER_SM, device->threads_per_sm},
                 {GPURTA_FACT_BLOCKS_PER_SM, device->blocks_per_sm},
                 {GPURTA_FACT_REGISTERS_PER_SM, device->registers_per_sm},
                 {GPURTA_FACT_SHARED_MEMORY_PER_SM, device->shared_per_sm},
                 {GPURTA_FACT_SHARED_MEMORY_PER_BLOCK, device->shared_per_block},
                 {GPURTA_FACT_SHARED_MEMORY_PER_BLOCK_OPTIN, device->shared_per_block_optin},
                 {GPURTA_FACT_COPY_ENGINES, device->copy_engines}};
    gpurta_status status = GPURTA_OK;
    for (size_t f = 0; status == GPURTA_OK && f < FIELDS(facts); f++)
        if (facts[f].value > 0 || facts[f].fact == GPURTA_FACT_COMPUTE_CAPABILITY_MINOR)
            status = gpurta_measurement_set_fact(m, facts[f].fact, facts[f].value, error);
    if (status == GPURTA_OK && *device->name)
        status = gpurta_measurement_set_note(m, GPURTA_NOTE_NAME, device->name, error);
    return status;
}

static int make(struct matching *const a, gpurta_measurement **const m, int64_t **const starts)
{
    const size_t count = gpurta_program_count(a->operations.program);
    gpurta_error error;
    a->zero = allocate_zeroed(a->runs, sizeof *a->zero);
    *starts = allocate_zeroed(a->runs * count, sizeof **starts);
    gpurta_status status = gpurta_measurement_create(m, count, a->runs, &error);
    if (status == GPURTA_OK) {
        find_zeros(a);
        status = record_all(a, *m, *starts, &error);
    }
    if (status == GPURTA_OK)
        status = set_facts(a, *m, &error);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

static int match(struct matching *const a, gpurta_measurement **const m, int64_t **const starts)
{
    const struct conversion any = {.device = TRACE_UNKNOWN};
    if (!trace_any(&a->trace, &any))
        return EXIT_USAGE;
    a->device = trace_busiest(&a->trace, &any);
    a->called = allocate_zeroed(a->trace.texts + 1, sizeof *a->called);
    a->seen = allocate_zeroed(a->trace.texts + 1, sizeof *a->seen);
    count_names(a);
    const int end = find_runs(a);
    if (end >= 0)
        return end;
    if (a->strangers)
        complain("note: %s: %zu launches that the scenario does not have are left out",
                 a->trace.path, a->strangers);
    return make(a, m, starts);
}

int check_read_trace(gpurta_measurement **const m, int64_t **const starts,
                     const struct scenario *const scenario, const char *const path)
{
    static int (*const readers[])(struct trace *, const char *) = {
        [TOOL_NSYS] = read_nsys, [TOOL_KINETO] = read_kineto, [TOOL_NVPROF] = read_nvprof};
    struct matching a = {.runs = 0};
    trace_init(&a.trace, path);
    int end = readers[trace_guess(path)](&a.trace, path);
    if (end < 0) {
        operations_begin(&a.operations, scenario);
        end = match(&a, m, starts);
        operations_end(&a.operations);
    }
    free(a.called);
    free(a.seen);
    free(a.zero);
    trace_clear(&a.trace);
    return end;
}

bool check_is_trace(const char *const path)
{
    return trace_guess(path) != TOOL_UNKNOWN;
}
