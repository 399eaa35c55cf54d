#include <gpurta/measure.h>

#include "base/fail.h"
#include "base/local.h"
#include "base/text.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define MOST ((size_t)1 << 24)
#define FARTHEST ((int64_t)1 << 61)

enum {
#define FACT_COUNT(id, number, name, text) COUNT_##id,
    GPURTA_FACT_MAP(FACT_COUNT)
#undef FACT_COUNT
        FACTS
};
enum {
#define USED_COUNT(id, number, name, text) USED_##id,
    GPURTA_USED_MAP(USED_COUNT)
#undef USED_COUNT
        USED
};
enum { NOTES = GPURTA_NOTE_BUS + 1 };

struct block {
    int64_t start, end;
    int32_t sm;
};

/* One operation in one repetition. */
struct cell {
    int64_t launched, completion;
    struct block *block;
    size_t blocks;
    bool recorded;
};

struct gpurta_measurement {
    size_t operations, runs;
    int64_t fact[FACTS];
    char *note[NOTES];
    int64_t (*used)[USED]; /* by operation */
    struct cell *cell;     /* run by run */
};

const char *gpurta_fact_name(const gpurta_fact fact)
{
    switch (fact) {
#define FACT_NAME(id, number, name, text)                                                          \
    case GPURTA_FACT_##id:                                                                         \
        return name;
        GPURTA_FACT_MAP(FACT_NAME)
#undef FACT_NAME
    }
    return NULL;
}

const char *gpurta_used_name(const gpurta_used used)
{
    switch (used) {
#define USED_NAME(id, number, name, text)                                                          \
    case GPURTA_USED_##id:                                                                         \
        return name;
        GPURTA_USED_MAP(USED_NAME)
#undef USED_NAME
    }
    return NULL;
}

const char *gpurta_note_name(const gpurta_note note)
{
    static const char *const names[NOTES] = {"name", "power_mode", "clock_source", "not_read",
                                             "bus"};
    return (unsigned)note < NOTES ? names[note] : NULL;
}

gpurta_status gpurta_measurement_create(gpurta_measurement **const measurement,
                                        const size_t operations, const size_t runs,
                                        gpurta_error *const error)
{
    if (!measurement)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "measurement: NULL argument");
    if (operations < 1 || runs < 1 || operations > MOST || runs > MOST / operations)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "a measurement has 1..2^24 operations times repetitions");
    gpurta_measurement *const fresh = calloc(1, sizeof *fresh);
    struct cell *const cell = calloc(operations * runs, sizeof *cell);
    int64_t(*const used)[USED] = calloc(operations, sizeof *used);
    if (!fresh || !cell || !used) {
        free(fresh);
        free(cell);
        free(used); // cppcheck-suppress autovarInvalidDeallocation ; a pointer to an array
        return fail_memory(error);
    }
    fresh->operations = operations;
    fresh->runs = runs;
    fresh->cell = cell;
    fresh->used = used;
    for (size_t i = 0; i < operations; i++)
        for (int u = 0; u < USED; u++)
            used[i][u] = GPURTA_NOT_KNOWN;
    for (int i = 0; i < FACTS; i++)
        fresh->fact[i] = GPURTA_NOT_KNOWN;
    *measurement = fresh;
    return GPURTA_OK;
}

void gpurta_measurement_destroy(gpurta_measurement *const measurement)
{
    if (!measurement)
        return;
    for (size_t i = 0; i < measurement->operations * measurement->runs; i++)
        free(measurement->cell[i].block);
    for (int i = 0; i < NOTES; i++)
        free(measurement->note[i]);
    free(measurement->cell);
    free(measurement->used);
    free(measurement);
}

static struct cell *cell_of(const gpurta_measurement *const measurement, const size_t run,
                            const size_t operation)
{
    return measurement && run < measurement->runs && operation < measurement->operations
               ? &measurement->cell[run * measurement->operations + operation]
               : NULL;
}

static bool near_enough(const int64_t time)
{
    return time >= -FARTHEST && time <= FARTHEST;
}

static bool all_near(const gpurta_observation *const observed)
{
    bool good = near_enough(observed->launched) && near_enough(observed->completion);
    for (size_t b = 0; good && b < observed->blocks; b++)
        good = observed->sm[b] >= 0 && observed->sm[b] <= INT32_MAX &&
               near_enough(observed->start[b]) && near_enough(observed->end[b]);
    return good;
}

gpurta_status gpurta_measurement_record(gpurta_measurement *const measurement,
                                        const gpurta_observation *const observed,
                                        gpurta_error *const error)
{
    struct cell *const cell = observed && observed->size >= sizeof *observed
                                  ? cell_of(measurement, observed->run, observed->operation)
                                  : NULL;
    if (!cell || (observed->blocks && (!observed->sm || !observed->start || !observed->end)))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "measurement: NULL argument, or no such operation");
    if (!all_near(observed))
        return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)observed->operation,
                    "an SM or a time of the measurement is out of range");
    struct block *const block = observed->blocks ? calloc(observed->blocks, sizeof *block) : NULL;
    if (observed->blocks && !block)
        return fail_memory(error);
    for (size_t b = 0; b < observed->blocks; b++)
        block[b] = (struct block){
            .sm = (int32_t)observed->sm[b], .start = observed->start[b], .end = observed->end[b]};
    free(cell->block);
    *cell = (struct cell){.launched = observed->launched,
                          .completion = observed->completion,
                          .block = block,
                          .blocks = observed->blocks,
                          .recorded = true};
    return GPURTA_OK;
}

gpurta_status gpurta_measurement_set_fact(gpurta_measurement *const measurement,
                                          const gpurta_fact fact, const int64_t value,
                                          gpurta_error *const error)
{
    if (!measurement || (unsigned)fact >= FACTS)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "there is no such fact");
    measurement->fact[fact] = value;
    return GPURTA_OK;
}

gpurta_status gpurta_measurement_set_note(gpurta_measurement *const measurement,
                                          const gpurta_note note, const char *const text,
                                          gpurta_error *const error)
{
    if (!measurement || !text || (unsigned)note >= NOTES)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "there is no such note");
    char *const copy = copy_text(text);
    if (!copy)
        return fail_memory(error);
    free(measurement->note[note]);
    measurement->note[note] = copy;
    return GPURTA_OK;
}

gpurta_status gpurta_measurement_set_used(gpurta_measurement *const measurement,
                                          const size_t operation, const gpurta_used used,
                                          const int64_t value, gpurta_error *const error)
{
    if (!cell_of(measurement, 0, operation) || (unsigned)used >= USED)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "used: there is no such operation, or no such thing to use");
    measurement->used[operation][used] = value;
    return GPURTA_OK;
}

int64_t gpurta_measurement_used(const gpurta_measurement *const measurement, const size_t operation,
                                const gpurta_used used)
{
    return cell_of(measurement, 0, operation) && (unsigned)used < USED
               ? measurement->used[operation][used]
               : GPURTA_NOT_KNOWN;
}

size_t gpurta_measurement_count(const gpurta_measurement *const measurement)
{
    return measurement ? measurement->operations : 0;
}

size_t gpurta_measurement_runs(const gpurta_measurement *const measurement)
{
    return measurement ? measurement->runs : 0;
}

int64_t gpurta_measurement_fact(const gpurta_measurement *const measurement, const gpurta_fact fact)
{
    return measurement && (unsigned)fact < FACTS ? measurement->fact[fact] : GPURTA_NOT_KNOWN;
}

const char *gpurta_measurement_note(const gpurta_measurement *const measurement,
                                    const gpurta_note note)
{
    return measurement && (unsigned)note < NOTES ? measurement->note[note] : NULL;
}

size_t gpurta_measurement_blocks(const gpurta_measurement *const measurement, const size_t run,
                                 const size_t operation)
{
    const struct cell *const cell = cell_of(measurement, run, operation);
    return cell ? cell->blocks : 0;
}

bool gpurta_measurement_operation(const gpurta_measurement *const measurement, const size_t run,
                                  const size_t operation, int64_t *const launched,
                                  int64_t *const completion)
{
    const struct cell *const cell = cell_of(measurement, run, operation);
    if (!cell || !cell->recorded)
        return false;
    if (launched)
        *launched = cell->launched;
    if (completion)
        *completion = cell->completion;
    return true;
}

bool gpurta_measurement_block(const gpurta_measurement *const measurement, const size_t run,
                              const size_t operation, const size_t block, int64_t *const sm,
                              int64_t *const start, int64_t *const end)
{
    const struct cell *const cell = cell_of(measurement, run, operation);
    if (!cell || block >= cell->blocks)
        return false;
    if (sm)
        *sm = cell->block[block].sm;
    if (start)
        *start = cell->block[block].start;
    if (end)
        *end = cell->block[block].end;
    return true;
}

static int by_value(const void *const a, const void *const b)
{
    const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

gpurta_status gpurta_measurement_completion(const gpurta_measurement *const measurement,
                                            const size_t operation, int64_t *const least,
                                            int64_t *const median, int64_t *const most,
                                            gpurta_error *const error)
{
    if (!cell_of(measurement, 0, operation))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "measurement: there is no such operation");
    size_t n = 0;
    int64_t *const times = malloc(measurement->runs * sizeof *times);
    if (!times)
        return fail_memory(error);
    for (size_t run = 0; run < measurement->runs; run++)
        if (gpurta_measurement_operation(measurement, run, operation, NULL, &times[n]))
            n++;
    if (n == 0) {
        free(times);
        return fail(error, GPURTA_INVALID_ARGUMENT, (int64_t)operation,
                    "measurement: nothing was recorded of operation %zu", operation + 1);
    }
    qsort(times, n, sizeof *times, by_value);
    if (least)
        *least = times[0];
    if (median)
        *median = times[(n - 1) / 2];
    if (most)
        *most = times[n - 1];
    free(times);
    return GPURTA_OK;
}

/* ---- platform ---- */

/* Facts that are fields of a platform. */
static const struct {
    gpurta_fact fact;
    gpurta_platform_field field;
} fields[] = {
    {GPURTA_FACT_SMS, GPURTA_PLATFORM_SMS},
    {GPURTA_FACT_THREADS_PER_SM, GPURTA_PLATFORM_THREADS_PER_SM},
    {GPURTA_FACT_BLOCKS_PER_SM, GPURTA_PLATFORM_BLOCKS_PER_SM},
    {GPURTA_FACT_THREADS_PER_BLOCK, GPURTA_PLATFORM_THREADS_PER_BLOCK},
    {GPURTA_FACT_REGISTERS_PER_SM, GPURTA_PLATFORM_REGISTERS_PER_SM},
    {GPURTA_FACT_REGISTERS_PER_BLOCK, GPURTA_PLATFORM_REGISTERS_PER_BLOCK},
    {GPURTA_FACT_SHARED_MEMORY_PER_SM, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM},
    {GPURTA_FACT_SHARED_MEMORY_PER_BLOCK, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK},
    {GPURTA_FACT_SHARED_MEMORY_PER_BLOCK_OPTIN, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK_OPTIN},
    {GPURTA_FACT_SHARED_MEMORY_RESERVED, GPURTA_PLATFORM_SHARED_MEMORY_RESERVED},
    {GPURTA_FACT_COPY_ENGINES, GPURTA_PLATFORM_COPY_ENGINES},
    {GPURTA_FACT_COMPUTE_CAPABILITY_MAJOR, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR},
    {GPURTA_FACT_COMPUTE_CAPABILITY_MINOR, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR},
};

/* What every GPU of compute capability 8.0 and later has had; for those that the table lacks. */
static const struct {
    gpurta_platform_field field;
    int64_t value;
} usual[] = {
    {GPURTA_PLATFORM_WARP_SIZE, 32},           {GPURTA_PLATFORM_REGISTERS_PER_THREAD, 255},
    {GPURTA_PLATFORM_REGISTER_UNIT, 256},      {GPURTA_PLATFORM_SUB_PARTITIONS, 4},
    {GPURTA_PLATFORM_SHARED_MEMORY_UNIT, 128}, {GPURTA_PLATFORM_SHARED_MEMORY_RESERVED, 1024}};

static gpurta_status platform_base(gpurta_platform **const platform,
                                   const gpurta_measurement *const measurement,
                                   const char *const name, gpurta_error *const error)
{
    char capability[48];
    snprintf(capability, sizeof capability, "cc-%lld.%lld",
             (long long)measurement->fact[GPURTA_FACT_COMPUTE_CAPABILITY_MAJOR],
             (long long)measurement->fact[GPURTA_FACT_COMPUTE_CAPABILITY_MINOR]);
    gpurta_status status = gpurta_platform_create(platform, capability, error);
    if (status == GPURTA_OK || status == GPURTA_NO_MEMORY)
        return status;
    status = gpurta_platform_create_device(platform, name, error);
    for (size_t i = 0; status == GPURTA_OK && i < sizeof usual / sizeof usual[0]; i++)
        status = gpurta_platform_set(*platform, usual[i].field, usual[i].value, error);
    return status;
}

static gpurta_status platform_facts(gpurta_platform *const platform,
                                    const gpurta_measurement *const measurement,
                                    const char *const name, gpurta_error *const error)
{
    gpurta_platform_field missing;
    gpurta_status status = gpurta_platform_set_name(platform, name, error);
    for (size_t i = 0; status == GPURTA_OK && i < sizeof fields / sizeof fields[0]; i++)
        if (measurement->fact[fields[i].fact] != GPURTA_NOT_KNOWN)
            status = gpurta_platform_set(platform, fields[i].field,
                                         measurement->fact[fields[i].fact], error);
    if (status == GPURTA_OK && gpurta_platform_missing(platform, &missing))
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "the measurement does not tell %s of its device",
                    gpurta_platform_field_name(missing));
    return status;
}

gpurta_status gpurta_measurement_platform(gpurta_platform **const platform,
                                          const gpurta_measurement *const measurement,
                                          gpurta_error *const error)
{
    gpurta_platform *fresh = NULL;
    if (!platform || !measurement)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "measurement: NULL argument");
    if (measurement->fact[GPURTA_FACT_SMS] == GPURTA_NOT_KNOWN)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "the measurement does not tell the SMs of its device");
    const char *const given = measurement->note[GPURTA_NOTE_NAME];
    const char *const name = given && *given ? given : "device";
    gpurta_status status = platform_base(&fresh, measurement, name, error);
    if (status == GPURTA_OK)
        status = platform_facts(fresh, measurement, name, error);
    if (status == GPURTA_OK)
        *platform = fresh;
    else
        gpurta_platform_destroy(fresh);
    return status;
}
