/* gpurta check: a profile of an application as the measurement. It tells when kernels and copies
 * were launched, began and ended, and not where blocks ran. */
#include "cli/base/memory.h"
#include "cli/command/check.h"
#include "cli/import/profile.h"
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
    struct profile profile;
    struct operations operations;
    struct called *called;  /* by name of the profile */
    size_t *observed;       /* launches so far, by name */
    int64_t *zero;          /* first launch of each repetition */
    size_t runs, strangers; /* strangers: launches of names that the scenario does not have */
};

static size_t operation_called(const struct matching *const a, const int64_t name, const size_t n)
{
    char text[PROFILE_NAME];
    return operation_named(&a->operations, profile_name(&a->profile.name[name], n, text));
}

static void count_names(struct matching *const a)
{
    for (size_t i = 0; i < a->profile.launches; i++) {
        const int64_t name = a->profile.launch[i].name;
        struct called *const called = &a->called[name];
        if (called->launches++ == 0)
            while (operation_called(a, name, called->operations + 1) != SIZE_MAX)
                called->operations++;
        a->strangers += called->operations == 0;
    }
}

/* Repetitions: the profile has every operation as often. Returns -1, or the exit status. */
static int find_runs(struct matching *const a)
{
    size_t matched = 0;
    for (size_t t = 0; t < a->profile.names; t++) {
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
                 a->profile.path, called->launches, (int)a->profile.name[t].told,
                 a->profile.name[t].stem, called->operations,
                 a->runs ? ", or not as many as of the others" : "");
        return EXIT_USAGE;
    }
    const gpurta_program *const program = a->operations.program;
    if (matched == gpurta_program_count(program))
        return -1;
    complain("%s: %zu of the scenario's %zu operations were not launched there (`gpurta convert` "
             "makes a scenario with the names of a profile)",
             a->profile.path, gpurta_program_count(program) - matched,
             gpurta_program_count(program));
    return EXIT_USAGE;
}

/* Which operation of the scenario a launch is, in which repetition; false: none. In order. */
static bool next_launch(struct matching *const a, const size_t i, size_t *const operation,
                        size_t *const run)
{
    const int64_t name = a->profile.launch[i].name;
    const struct called *const called = &a->called[name];
    if (!called->operations)
        return false;
    const size_t n = a->observed[name]++;
    *operation = operation_called(a, name, n % called->operations + 1);
    *run = n / called->operations;
    return true;
}

static void find_zeros(struct matching *const a)
{
    size_t operation, run;
    for (size_t r = 0; r < a->runs; r++)
        a->zero[r] = INT64_MAX;
    for (size_t i = 0; i < a->profile.launches; i++)
        if (next_launch(a, i, &operation, &run) && a->profile.launch[i].launched < a->zero[run])
            a->zero[run] = a->profile.launch[i].launched;
    memset(a->observed, 0, a->profile.names * sizeof *a->observed);
}

static gpurta_status record_all(struct matching *const a, gpurta_measurement *const m,
                                int64_t *const starts, gpurta_error *const error)
{
    const size_t count = gpurta_measurement_count(m);
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; status == GPURTA_OK && i < a->profile.launches; i++) {
        const struct profile_launch *const op = &a->profile.launch[i];
        size_t operation, run;
        if (!next_launch(a, i, &operation, &run))
            continue;
        const gpurta_observation observed = {.size = sizeof observed,
                                             .run = run,
                                             .operation = operation,
                                             .launched = op->launched - a->zero[run],
                                             .completion = op->end - a->zero[run]};
        starts[run * count + operation] = op->start - a->zero[run];
        status = gpurta_measurement_record(m, &observed, error);
    }
    return status;
}

/* What the profile tells of its GPU. */
static gpurta_status set_facts(const struct matching *const a, gpurta_measurement *const m,
                               gpurta_error *const error)
{
    const int64_t *const told = a->profile.fact;
    const struct {
        gpurta_fact fact;
        int64_t value;
    } facts[] = {{GPURTA_FACT_SMS, told[PROFILE_SMS]},
                 {GPURTA_FACT_COMPUTE_CAPABILITY_MAJOR, told[PROFILE_MAJOR]},
                 {GPURTA_FACT_COMPUTE_CAPABILITY_MINOR, told[PROFILE_MINOR]},
                 {GPURTA_FACT_THREADS_PER_SM, told[PROFILE_THREADS_PER_SM]},
                 {GPURTA_FACT_BLOCKS_PER_SM, told[PROFILE_BLOCKS_PER_SM]},
                 {GPURTA_FACT_REGISTERS_PER_SM, told[PROFILE_REGISTERS_PER_SM]},
                 {GPURTA_FACT_SHARED_MEMORY_PER_SM, told[PROFILE_SHARED_PER_SM]},
                 {GPURTA_FACT_SHARED_MEMORY_PER_BLOCK, told[PROFILE_SHARED_PER_BLOCK]},
                 {GPURTA_FACT_SHARED_MEMORY_PER_BLOCK_OPTIN, told[PROFILE_SHARED_PER_BLOCK_OPTIN]},
                 {GPURTA_FACT_COPY_ENGINES, told[PROFILE_COPY_ENGINES]}};
    gpurta_status status = GPURTA_OK;
    for (size_t f = 0; status == GPURTA_OK && f < FIELDS(facts); f++)
        if (facts[f].value > 0 ||
            (facts[f].value == 0 && facts[f].fact == GPURTA_FACT_COMPUTE_CAPABILITY_MINOR))
            status = gpurta_measurement_set_fact(m, facts[f].fact, facts[f].value, error);
    if (status == GPURTA_OK && *a->profile.device)
        status = gpurta_measurement_set_note(m, GPURTA_NOTE_NAME, a->profile.device, error);
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
    a->called = allocate_zeroed(a->profile.names + 1, sizeof *a->called);
    a->observed = allocate_zeroed(a->profile.names + 1, sizeof *a->observed);
    count_names(a);
    const int end = find_runs(a);
    if (end >= 0)
        return end;
    if (a->strangers)
        complain("note: %s: %zu launches that the scenario does not have are left out",
                 a->profile.path, a->strangers);
    return make(a, m, starts);
}

int check_read_trace(gpurta_measurement **const m, int64_t **const starts,
                     const struct scenario *const scenario, const char *const path)
{
    struct matching a = {.runs = 0};
    int end = profile_read(&a.profile, path);
    if (end < 0) {
        operations_begin(&a.operations, scenario);
        end = match(&a, m, starts);
        operations_end(&a.operations);
    }
    free(a.called);
    free(a.observed);
    free(a.zero);
    profile_clear(&a.profile);
    return end;
}

bool check_is_trace(const char *const path)
{
    return guess_file(path) != TOOL_UNKNOWN;
}
