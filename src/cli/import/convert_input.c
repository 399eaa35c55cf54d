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
    const gpurta_program *program;
    gpurta_result *run;  /* NULL: none */
    mpq_t ns, time, end; /* nanoseconds of a unit */
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
        gpurta_operation_count which;
        gpurta_key key;
    } carveouts[] = {{GPURTA_OPERATION_CARVEOUT, GPURTA_KEY_CARVEOUT_BYTES},
                     {GPURTA_OPERATION_CARVEOUT_PERCENT, GPURTA_KEY_CARVEOUT}};
    gpurta_result *alone = NULL;
    int64_t blocks = 0;
    if (!platform || gpurta_program_kind(in->program, op) != GPURTA_KERNEL)
        return 0;
    if (gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS))
        return gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS);
    gpurta_model *const model = model_of_platform(platform);
    const size_t row =
        model_add_launch(model, gpurta_program_get_count(in->program, op, GPURTA_OPERATION_THREADS),
                         gpurta_program_get_count(in->program, op, GPURTA_OPERATION_REGISTERS),
                         gpurta_program_get_count(in->program, op, GPURTA_OPERATION_SHARED_MEMORY));
    for (size_t k = 0; k < FIELDS(carveouts); k++) {
        const int64_t asked = gpurta_program_get_count(in->program, op, carveouts[k].which);
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
        gpurta_operation_count which;
    } counts[] = {{"blocks", GPURTA_OPERATION_BLOCKS},
                  {"threads", GPURTA_OPERATION_THREADS},
                  {"registers", GPURTA_OPERATION_REGISTERS},
                  {"shared_memory", GPURTA_OPERATION_SHARED_MEMORY},
                  {"bytes", GPURTA_OPERATION_BYTES},
                  {"direction", GPURTA_OPERATION_DIRECTION},
                  {"engine", GPURTA_OPERATION_ENGINE}};
    for (size_t k = 0; k < FIELDS(counts); k++) {
        const int64_t value = gpurta_program_get_count(in->program, i, counts[k].which);
        if (value)
            json_int(&in->json, counts[k].key, value);
    }
}

static void put_times(struct input *const in, const size_t i)
{
    static const struct {
        const char *key;
        gpurta_operation_time which;
    } times[] = {{"wcet", GPURTA_OPERATION_WCET},
                 {"release", GPURTA_OPERATION_RELEASE},
                 {"deadline", GPURTA_OPERATION_DEADLINE},
                 {"period", GPURTA_OPERATION_PERIOD}};
    for (size_t k = 0; k < FIELDS(times); k++)
        if (gpurta_program_time(in->program, i, times[k].which, in->time))
            put_rational(in, times[k].key, in->time);
}

static void put_waits(struct input *const in, const size_t i)
{
    size_t other = gpurta_program_wait(in->program, i, 0);
    gpurta_after mode;
    if (other != SIZE_MAX) {
        json_open_flat(&in->json, "waits", '[');
        for (size_t k = 0; (other = gpurta_program_wait(in->program, i, k)) != SIZE_MAX; k++)
            json_int(&in->json, NULL, (int64_t)other);
        json_close(&in->json);
    }
    if (!gpurta_program_get_after(in->program, i, &other, &mode, in->time))
        return;
    json_int(&in->json, "after", (int64_t)other);
    json_bool(&in->json, "after_launch", mode == GPURTA_AFTER_LAUNCH);
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
    mpz_t repeat;
    mpz_init(repeat);
    for (size_t e = 0; e < gpurta_rows(run, GPURTA_SIMULATE_EVENTS); e++) {
        size_t place;
        if (!result_inside(run, GPURTA_SIMULATE_PLACES, e, 0, &place)) /* of X1 */
            continue;
        const size_t job = (size_t)result_count(run, GPURTA_SIMULATE_EVENTS_JOB_ROW, e);
        const int64_t i = result_count(run, GPURTA_SIMULATE_JOBS_OPERATION_ROW, job);
        const int64_t times = result_count(run, GPURTA_SIMULATE_EVENTS_REPEAT, e);
        result_time(run, GPURTA_SIMULATE_EVENTS_TIME, e, in->time);
        gpurta_program_time(in->program, (size_t)i, GPURTA_OPERATION_WCET, in->end);
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
    mpz_clear(repeat);
}

static void put_operation(struct input *const in, const size_t i)
{
    char space[NAME_SPACE];
    line_begin(in);
    json_text(&in->json, "name", kernel_name(in->program, i, space));
    json_bool(&in->json, "kernel", gpurta_program_kind(in->program, i) == GPURTA_KERNEL);
    json_int(&in->json, "stream", gpurta_program_stream(in->program, i));
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
               : gpurta_simulate(&in->run, in->program, in->scenario->platform, options, error);
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
    const char *name;
    json_open_flat(&in->json, "streams", '[');
    for (int64_t s = 0; (name = gpurta_program_stream_name(in->program, s)); s++) {
        json_open_flat(&in->json, NULL, '[');
        json_text(&in->json, NULL, name);
        json_int(&in->json, NULL,
                 gpurta_program_stream_attribute(in->program, s, GPURTA_STREAM_PRIORITY));
        json_bool(&in->json, NULL,
                  gpurta_program_stream_attribute(in->program, s, GPURTA_STREAM_NON_BLOCKING));
        json_close(&in->json);
    }
    json_close(&in->json);
}

static void put_head(struct input *const in, const struct common *const common)
{
    const gpurta_platform *const platform = in->scenario->platform;
    line_begin(in);
    json_text(&in->json, "name", in->scenario->document.name);
    json_text(&in->json, "time_unit", gpurta_unit_name(in->scenario->unit));
    json_text(&in->json, "platform", common->platform);
    json_text(&in->json, "slots", common->slots);
    json_bool(&in->json, "bandwidth", common->copy_bandwidth);
    json_bool(&in->json, "placed", platform && in->program);
    json_int(&in->json, "sms", platform ? gpurta_platform_get(platform, GPURTA_PLATFORM_SMS) : 0);
    json_int(&in->json, "engines",
             platform ? gpurta_platform_get(platform, GPURTA_PLATFORM_COPY_ENGINES) : 0);
    json_int(&in->json, "own_priority",
             in->program ? gpurta_program_stream_attribute(in->program, GPURTA_OWN_STREAM,
                                                           GPURTA_STREAM_PRIORITY)
                         : 0);
    if (in->program)
        put_streams(in);
    line_end(in);
}

int convert_input(FILE *const file, struct scenario *const scenario,
                  const struct common *const common, const enum input_run run)
{
    struct input in = {.file = file, .scenario = scenario, .program = scenario->program};
    const size_t count = in.program ? gpurta_program_count(in.program) : 0;
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
