#include "cli/import/convert_input.h"

#include "base/values.h"
#include "cli/base/json.h"
#include "cli/base/memory.h"
#include "cli/base/whole.h"
#include "cli/scenario/platform_reader.h"

#include <gpurta/simulate.h>
#include <stdlib.h>

struct input {
    FILE *file;
    struct json json; /* of the line */
    struct scenario *scenario;
    const gpurta_result *model; /* resolved */
    gpurta_result *run;         /* NULL: none */
    mpq_t ns, time, end;        /* nanoseconds of a unit */
    bool too_large;
};

static void line_begin(struct input *const in)
{
    in->json = (struct json){.file = in->file, .depth = 0, .flat = {true}};
    json_open_flat(&in->json, NULL, '{');
}

static void line_end(struct input *const in)
{
    json_close(&in->json);
    fputc('\n', in->file);
}

static void put_rational(struct input *const in, const char *const key, mpq_srcptr time)
{
    char *text = NULL;
    gmp_asprintf(&text, "%Qd", time);
    json_text(&in->json, key, text);
    free(text);
}

/* ---- operations ---- */

/* Blocks that run at once for certain; 0: it cannot launch, or is a copy. */
static int64_t slots_of(const struct input *const in, const size_t op)
{
    const gpurta_platform *const platform = in->scenario->platform;
    static const struct {
        gpurta_column which;
        gpurta_key key;
    } carveouts[] = {{GPURTA_MODEL_OPERATIONS_CARVEOUT, GPURTA_KEY_CARVEOUT_BYTES},
                     {GPURTA_MODEL_OPERATIONS_CARVEOUT_PERCENT, GPURTA_KEY_CARVEOUT}};
    gpurta_result *alone = NULL;
    int64_t blocks = 0;
    if (!platform || operation_is_copy(in->scenario, op))
        return 0;
    if (gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS))
        return gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS);
    gpurta_model *const model = model_of_platform(platform);
    const size_t row = model_add_launch(
        model, result_count(in->scenario->resolved, GPURTA_MODEL_OPERATIONS_THREADS, op),
        result_count(in->scenario->resolved, GPURTA_MODEL_OPERATIONS_REGISTERS, op),
        result_count(in->scenario->resolved, GPURTA_MODEL_OPERATIONS_SHARED_MEMORY, op));
    for (size_t k = 0; k < FIELDS(carveouts); k++) {
        const int64_t asked = result_count_or(in->scenario->resolved, carveouts[k].which, op, -1);
        if (asked >= 0)
            (void)!gpurta_set_count(model, row, carveouts[k].key, asked, NULL);
    }
    if (succeeded(gpurta_occupancy(model, NULL, &alone, NULL)))
        blocks = result_count(alone, GPURTA_OCCUPANCY_KERNELS_CERTAIN_BLOCKS_PER_SM, 0);
    gpurta_result_destroy(alone);
    gpurta_model_destroy(model);
    return gpurta_platform_get(platform, GPURTA_PLATFORM_SMS) * blocks;
}

static void put_counts(struct input *const in, const size_t i)
{
    static const struct {
        const char *key;
        gpurta_column which;
    } counts[] = {{"blocks", GPURTA_MODEL_OPERATIONS_BLOCKS},
                  {"threads", GPURTA_MODEL_OPERATIONS_THREADS},
                  {"registers", GPURTA_MODEL_OPERATIONS_REGISTERS},
                  {"shared_memory", GPURTA_MODEL_OPERATIONS_SHARED_MEMORY},
                  {"bytes", GPURTA_MODEL_OPERATIONS_BYTES},
                  {"direction", GPURTA_MODEL_OPERATIONS_DIRECTION},
                  {"engine", GPURTA_MODEL_OPERATIONS_ENGINE}};
    for (size_t k = 0; k < FIELDS(counts); k++) {
        const int64_t value = result_count(in->model, counts[k].which, i);
        if (value)
            json_int(&in->json, counts[k].key, value);
    }
}

static void put_times(struct input *const in, const size_t i)
{
    static const struct {
        const char *key;
        gpurta_column which;
    } times[] = {{"wcet", GPURTA_MODEL_OPERATIONS_WCET},
                 {"release", GPURTA_MODEL_OPERATIONS_RELEASE},
                 {"deadline", GPURTA_MODEL_OPERATIONS_DEADLINE},
                 {"period", GPURTA_MODEL_OPERATIONS_PERIOD}};
    for (size_t k = 0; k < FIELDS(times); k++)
        if (result_time(in->model, times[k].which, i, in->time))
            put_rational(in, times[k].key, in->time);
}

static void put_waits(struct input *const in, const size_t i)
{
    size_t count;
    const size_t wait = gpurta_children(in->model, GPURTA_MODEL_WAITS, i, &count);
    const int64_t after = result_count_or(in->model, GPURTA_MODEL_OPERATIONS_AFTER, i, -1);
    if (count) {
        json_open_flat(&in->json, "waits", '[');
        for (size_t k = 0; k < count; k++)
            json_int(&in->json, NULL,
                     result_count(in->model, GPURTA_MODEL_WAITS_OPERATION, wait + k));
        json_close(&in->json);
    }
    if (after < 0)
        return;
    json_int(&in->json, "after", after);
    json_bool(&in->json, "after_launch",
              result_count(in->model, GPURTA_MODEL_OPERATIONS_AFTER_LAUNCH, i));
    (void)result_time(in->model, GPURTA_MODEL_OPERATIONS_DELAY, i, in->time);
    put_rational(in, "delay", in->time);
}

/* ---- the run: whole nanoseconds ---- */

static void put_ns(struct input *const in, mpq_srcptr time)
{
    int64_t value;
    if (!whole_time(&value, time, in->ns, false, 61))
        in->too_large = true;
    json_int(&in->json, NULL, value);
}

/* Enqueued, first and last dispatch, completion. */
static void put_job(struct input *const in, const size_t job)
{
    static const gpurta_column times[] = {
        GPURTA_SIMULATE_JOBS_ENQUEUED, GPURTA_SIMULATE_JOBS_DISPATCHED,
        GPURTA_SIMULATE_JOBS_ASSIGNED, GPURTA_SIMULATE_JOBS_COMPLETION};
    json_open_flat(&in->json, NULL, '[');
    for (size_t k = 0; k < FIELDS(times); k++) {
        result_time(in->run, times[k], job, in->time);
        put_ns(in, in->time);
    }
    json_close(&in->json);
}

/* Blocks that were placed together, and those that follow them: operation, start and end, and how
 * many on which SMs. */
static void put_placed(struct input *const in)
{
    const gpurta_result *const run = in->run;
    LOCAL_MPZ(repeat);
    for (size_t e = 0; e < gpurta_rows(run, GPURTA_SIMULATE_EVENTS); e++) {
        size_t place;
        if (!result_inside(run, GPURTA_SIMULATE_PLACES, e, 0, &place)) /* of X1 */
            continue;
        const size_t job = (size_t)result_count(run, GPURTA_SIMULATE_EVENTS_JOB_ROW, e);
        const int64_t i = result_count(run, GPURTA_SIMULATE_JOBS_OPERATION_ROW, job);
        const int64_t times = result_count(run, GPURTA_SIMULATE_EVENTS_REPEAT, e);
        result_time(run, GPURTA_SIMULATE_EVENTS_TIME, e, in->time);
        result_time(in->model, GPURTA_MODEL_OPERATIONS_WCET, (size_t)i, in->end);
        set_whole(repeat, times);
        mpz_mul(mpq_numref(in->end), mpq_numref(in->end), repeat);
        mpq_canonicalize(in->end);
        mpq_add(in->end, in->end, in->time);
        in->json = (struct json){.file = in->file, .depth = 0, .flat = {true}};
        json_open_flat(&in->json, NULL, '[');
        json_int(&in->json, NULL, i);
        put_ns(in, in->time);
        put_ns(in, in->end);
        for (size_t p = 0; result_inside(run, GPURTA_SIMULATE_PLACES, e, p, &place); p++) {
            json_int(&in->json, NULL, result_count(run, GPURTA_SIMULATE_PLACES_SM, place));
            json_int(&in->json, NULL,
                     result_count(run, GPURTA_SIMULATE_PLACES_BLOCKS, place) * times);
        }
        line_end(in);
    }
}

static void put_operation(struct input *const in, const size_t i)
{
    line_begin(in);
    json_text(&in->json, "name", operation_name(in->scenario, i));
    json_bool(&in->json, "kernel", !operation_is_copy(in->scenario, i));
    json_int(&in->json, "stream",
             result_count_or(in->model, GPURTA_MODEL_OPERATIONS_STREAM_NUMBER, i, -1));
    json_int(&in->json, "slots", slots_of(in, i));
    put_counts(in, i);
    put_times(in, i);
    put_waits(in, i);
    if (in->run) {
        json_open_flat(&in->json, "jobs", '[');
        for (size_t k = 0, job; result_inside(in->run, GPURTA_SIMULATE_JOBS, i, k, &job); k++)
            put_job(in, job);
        json_close(&in->json);
    }
    line_end(in);
}

static gpurta_status simulate_with(struct input *const in, gpurta_options *const options,
                                   const bool placed, gpurta_error *const error)
{
    const gpurta_status status =
        gpurta_options_set(options, GPURTA_OPTION_SIMULATE_EXPLAIN, placed, error);
    return status != GPURTA_OK
               ? status
               : gpurta_simulate(in->scenario->given.model, options, &in->run, error);
}

static gpurta_status simulate(struct input *const in, const bool placed, gpurta_error *const error)
{
    gpurta_options *options;
    gpurta_status status = gpurta_options_create(&options, error);
    if (status != GPURTA_OK)
        return status;
    status = simulate_with(in, options, placed, error);
    if (status == GPURTA_LIMIT && placed) {
        status = simulate_with(in, options, false, error);
        if (status == GPURTA_OK)
            complain("note: too many events to keep: no more tracks of SMs");
    }
    gpurta_options_destroy(options);
    return status;
}

/* ---- the whole ---- */

static void put_streams(struct input *const in)
{
    json_open_flat(&in->json, "streams", '[');
    for (size_t s = 0; s < gpurta_rows(in->model, GPURTA_MODEL_STREAMS); s++) {
        json_open_flat(&in->json, NULL, '[');
        json_text(&in->json, NULL, result_text(in->model, GPURTA_MODEL_STREAMS_NAME, s));
        json_int(&in->json, NULL, result_count(in->model, GPURTA_MODEL_STREAMS_PRIORITY, s));
        json_bool(&in->json, NULL, !result_count(in->model, GPURTA_MODEL_STREAMS_BLOCKING, s));
        json_close(&in->json);
    }
    json_close(&in->json);
}

static void put_head(struct input *const in, const struct common *const common)
{
    const size_t count = scenario_operations(in->scenario);
    const gpurta_platform *const platform = in->scenario->platform;
    line_begin(in);
    json_text(&in->json, "name", in->scenario->document.name);
    json_text(&in->json, "time_unit", gpurta_unit_name(in->scenario->unit));
    json_text(&in->json, "platform", common->platform);
    json_text(&in->json, "slots", common->slots);
    json_bool(&in->json, "bandwidth", common->copy_bandwidth);
    json_bool(&in->json, "placed", platform && count);
    json_int(&in->json, "sms", platform ? gpurta_platform_get(platform, GPURTA_PLATFORM_SMS) : 0);
    json_int(&in->json, "engines",
             platform ? gpurta_platform_get(platform, GPURTA_PLATFORM_COPY_ENGINES) : 0);
    json_int(&in->json, "own_priority", 0);
    if (count)
        put_streams(in);
    line_end(in);
}

int convert_input(FILE *const file, struct scenario *const scenario,
                  const struct common *const common, const enum input_run run)
{
    struct input in = {.file = file, .scenario = scenario, .model = scenario->resolved};
    const size_t count = scenario_operations(scenario);
    gpurta_error error;
    int end = -1;
    mpq_inits(in.ns, in.time, in.end, NULL);
    units_of(in.ns, GPURTA_NS, scenario->unit);
    const gpurta_status status =
        run && count && scenario->platform ? simulate(&in, run == RUN_WITH_SMS, &error) : GPURTA_OK;
    if (status != GPURTA_OK)
        end = scenario_complain(scenario, NEED_KERNELS, status, &error);
    if (end < 0)
        put_head(&in, common);
    for (size_t i = 0; end < 0 && i < count; i++)
        put_operation(&in, i);
    if (end < 0 && in.run && run == RUN_WITH_SMS)
        put_placed(&in);
    if (end < 0 && in.too_large) {
        complain("%s: times beyond 2^62 ns do not fit the format", scenario->document.name);
        end = EXIT_USAGE;
    }
    mpq_clears(in.ns, in.time, in.end, NULL);
    gpurta_result_destroy(in.run);
    return end;
}
