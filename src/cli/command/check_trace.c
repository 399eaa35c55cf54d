/* gpurta check: a profile of an application as the measurement. It tells when kernels and copies
 * were launched, began and ended, and not where blocks ran. */
#include "cli/command/check.h"
#include "cli/import/profile.h"
#include "cli/scenario/name_index.h"

#include <stdlib.h>
#include <string.h>

/* A name of the profile, which the scenario may have several times: "axpy", "axpy#2", as `convert`
 * calls them. */
struct called {
    size_t operations; /* of the scenario that are called so */
    size_t launches;   /* in the profile */
    size_t observed;   /* so far */
};

struct matching {
    struct profile profile;
    const struct scenario *scenario;
    struct name_index names;
    struct called *called; /* by name of the profile */
    size_t runs;
};

static size_t operation_called(const struct matching *const a, const int64_t name, const size_t n)
{
    char text[PROFILE_NAME];
    return name_index_find(&a->names, profile_name(&a->profile.name[name], n, text));
}

/* Repetitions: the profile has every operation as often. Returns -1, or the exit status. */
static int find_runs(struct matching *const a)
{
    const size_t count = gpurta_rows(a->scenario->resolved, GPURTA_MODEL_OPERATIONS);
    size_t matched = 0, strangers = 0; /* launches of names that the scenario does not have */
    for (size_t i = 0; i < a->profile.launches; i++) {
        const int64_t name = a->profile.launch[i].name;
        struct called *const called = &a->called[name];
        if (called->launches++ == 0)
            while (operation_called(a, name, called->operations + 1) != SIZE_MAX)
                called->operations++;
        strangers += called->operations == 0;
    }
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
    if (matched != count) {
        complain("%s: %zu of the scenario's %zu operations were not launched there (`gpurta "
                 "convert` makes a scenario with the names of a profile)",
                 a->profile.path, count - matched, count);
        return EXIT_USAGE;
    }
    if (strangers)
        complain("note: %s: %zu launches that the scenario does not have are left out",
                 a->profile.path, strangers);
    return -1;
}

/* What the profile tells of its GPU. */
static gpurta_status set_facts(const struct profile *const profile, gpurta_measurement *const m,
                               gpurta_error *const error)
{
    static const gpurta_fact facts[PROFILE_FACTS] = {
        [PROFILE_SMS] = GPURTA_FACT_SMS,
        [PROFILE_MAJOR] = GPURTA_FACT_COMPUTE_CAPABILITY_MAJOR,
        [PROFILE_MINOR] = GPURTA_FACT_COMPUTE_CAPABILITY_MINOR,
        [PROFILE_THREADS_PER_SM] = GPURTA_FACT_THREADS_PER_SM,
        [PROFILE_BLOCKS_PER_SM] = GPURTA_FACT_BLOCKS_PER_SM,
        [PROFILE_REGISTERS_PER_SM] = GPURTA_FACT_REGISTERS_PER_SM,
        [PROFILE_SHARED_PER_SM] = GPURTA_FACT_SHARED_MEMORY_PER_SM,
        [PROFILE_SHARED_PER_BLOCK] = GPURTA_FACT_SHARED_MEMORY_PER_BLOCK,
        [PROFILE_SHARED_PER_BLOCK_OPTIN] = GPURTA_FACT_SHARED_MEMORY_PER_BLOCK_OPTIN,
        [PROFILE_COPY_ENGINES] = GPURTA_FACT_COPY_ENGINES};
    gpurta_status status = GPURTA_OK;
    for (size_t f = 0; status == GPURTA_OK && f < FIELDS(facts); f++)
        if (profile->fact[f] > 0 || (profile->fact[f] == 0 && f == PROFILE_MINOR))
            status = gpurta_measurement_set_fact(m, facts[f], profile->fact[f], error);
    if (status == GPURTA_OK && *profile->device)
        status = gpurta_measurement_set_note(m, GPURTA_NOTE_NAME, profile->device, error);
    return status;
}

/* Each launch becomes an observation of the operation that it is, in its repetition, whose zero is
 * its first launch. */
static int record_all(struct matching *const a, struct recording *const r)
{
    const struct profile *const profile = &a->profile;
    int64_t *const zero = allocate_zeroed(a->runs, sizeof *zero);
    gpurta_error error;
    r->runs = (int64_t)a->runs;
    r->starts = allocate_zeroed(a->runs * r->count, sizeof *r->starts);
    for (size_t run = 0; run < a->runs; run++)
        zero[run] = INT64_MAX;
    gpurta_status status = gpurta_measurement_create(&r->m, r->count, a->runs, &error);
    for (int record = 0; record < 2; record++) {
        for (size_t t = 0; t < profile->names; t++)
            a->called[t].observed = 0;
        for (size_t i = 0; status == GPURTA_OK && i < profile->launches; i++) {
            const struct profile_launch *const op = &profile->launch[i];
            struct called *const called = &a->called[op->name];
            if (!called->operations)
                continue;
            const size_t n = called->observed++, run = n / called->operations;
            if (!record) {
                zero[run] = op->launched < zero[run] ? op->launched : zero[run];
                continue;
            }
            const size_t operation = operation_called(a, op->name, n % called->operations + 1);
            const gpurta_observation observed = {.size = sizeof observed,
                                                 .run = run,
                                                 .operation = operation,
                                                 .launched = op->launched - zero[run],
                                                 .completion = op->end - zero[run]};
            r->starts[run * r->count + operation] = op->start - zero[run];
            status = gpurta_measurement_record(r->m, &observed, &error);
        }
    }
    free(zero);
    if (status == GPURTA_OK)
        status = set_facts(profile, r->m, &error);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

int check_read_trace(struct recording *const observed, const struct scenario *const scenario,
                     const char *const path)
{
    struct matching a = {.scenario = scenario};
    int end = profile_read(&a.profile, path);
    recording_begin(observed, scenario);
    if (end < 0) {
        a.names = index_operations(scenario->resolved);
        a.called = allocate_zeroed(a.profile.names + 1, sizeof *a.called);
        end = find_runs(&a);
        if (end < 0)
            end = record_all(&a, observed);
        name_index_clear(&a.names);
    }
    free(a.called);
    profile_clear(&a.profile);
    return end;
}

bool check_is_trace(const char *const path)
{
    return guess_file(path) != TOOL_UNKNOWN;
}
