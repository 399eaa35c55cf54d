/* gpurta check: a profile of an application as the measurement. It tells when kernels and copies
 * were launched, began and ended, and not where blocks ran. */
#include "cli/base/guess.h"
#include "cli/command/check.h"
#include "cli/import/profile.h"

#include <inttypes.h>
#include <stdlib.h>

/* What the profile tells of its GPU; 0, below 0 of a minor number: it does not. */
static bool take_device(gpurta_measurement *const m, FILE *const file)
{
    static const gpurta_fact facts[] = {GPURTA_FACT_SMS,
                                        GPURTA_FACT_COMPUTE_CAPABILITY_MAJOR,
                                        GPURTA_FACT_COMPUTE_CAPABILITY_MINOR,
                                        GPURTA_FACT_THREADS_PER_SM,
                                        GPURTA_FACT_BLOCKS_PER_SM,
                                        GPURTA_FACT_REGISTERS_PER_SM,
                                        GPURTA_FACT_SHARED_MEMORY_PER_SM,
                                        GPURTA_FACT_SHARED_MEMORY_PER_BLOCK,
                                        GPURTA_FACT_SHARED_MEMORY_PER_BLOCK_OPTIN,
                                        GPURTA_FACT_COPY_ENGINES};
    int64_t value;
    bool good = true;
    for (size_t f = 0; good && f < FIELDS(facts); f++) {
        good = fscanf(file, "%" SCNd64, &value) == 1;
        if (good && (value > 0 || (value == 0 && facts[f] == GPURTA_FACT_COMPUTE_CAPABILITY_MINOR)))
            good = succeeded(gpurta_measurement_set_fact(m, facts[f], value, NULL));
    }
    char *const name = good ? take_text(file) : NULL;
    if (name && *name)
        good = succeeded(gpurta_measurement_set_note(m, GPURTA_NOTE_NAME, name, NULL));
    free(name);
    return good && name;
}

/* Each launch is an operation in a repetition, whose zero is its first launch. */
static bool take_launches(struct recording *const r, FILE *const file)
{
    int64_t start;
    size_t run, operation;
    gpurta_observation observed = {.size = sizeof observed};
    r->starts = allocate_zeroed((size_t)r->runs * r->count, sizeof *r->starts);
    while (fscanf(file, "%zu %zu %" SCNd64 " %" SCNd64 " %" SCNd64, &run, &operation,
                  &observed.launched, &start, &observed.completion) == 5) {
        observed.run = run;
        observed.operation = operation;
        if (!succeeded(gpurta_measurement_record(r->m, &observed, NULL)))
            return false;
        r->starts[run * r->count + operation] = start;
    }
    return feof(file);
}

int check_read_trace(struct recording *const r, const struct scenario *const scenario,
                     const char *const path)
{
    size_t strangers;
    int end;
    FILE *const file = profile_observations(path, scenario->resolved, &end);
    recording_begin(r, scenario);
    if (!file)
        return end;
    const bool good =
        fscanf(file, "%" SCNd64 " %zu", &r->runs, &strangers) == 2 &&
        succeeded(gpurta_measurement_create(&r->m, r->count, (size_t)r->runs, NULL)) &&
        take_device(r->m, file) && take_launches(r, file);
    fclose(file);
    if (!good) {
        complain("check: what gpurta-convert answers cannot be read: is it of version %s, too?",
                 gpurta_version());
        return EXIT_UNABLE;
    }
    if (strangers)
        complain("note: %s: %zu launches that the scenario does not have are left out", path,
                 strangers);
    return -1;
}

bool check_is_trace(const char *const path)
{
    return guess_file(path) != TOOL_UNKNOWN;
}
