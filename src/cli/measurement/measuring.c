/* Making measurements and writing them. */
#include "cli/measurement/measuring.h"

#include "cli/base/progress.h"
#include "cli/base/whole.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PATIENCE 10 /* s that a driver call may take in which nothing runs on the GPU */

/* ---- a guard against a driver that does not return ---- */

static void give_up(const int signal)
{
    static const char text[] = "gpurta: the CUDA driver does not return; giving up\n";
    (void)signal;
    if (write(STDERR_FILENO, text, sizeof text - 1) < 0)
        _exit(EXIT_UNABLE);
    _exit(EXIT_UNABLE);
}

/* From now on the process ends after so many seconds, unless guarded again; 0: no guard. */
static void guard(const unsigned seconds)
{
    struct sigaction action = {.sa_handler = give_up};
    sigemptyset(&action.sa_mask);
    sigaction(SIGALRM, &action, NULL);
    alarm(seconds);
}

/* ---- devices ---- */

gpurta_status measuring_open_index(gpurta_device **const device, const char *const driver,
                                   const int64_t index, gpurta_error *const error)
{
    guard(3 * PATIENCE);
    const gpurta_status status = gpurta_device_open(device, driver, index, error);
    guard(0);
    return status;
}

int measuring_open(gpurta_device **const device, const struct measuring *const request)
{
    const char *driver = request->driver ? request->driver : getenv("GPURTA_CUDA_DRIVER");
    gpurta_error error;
    if (driver && !*driver)
        driver = NULL;
    /* Streams beyond this number share hardware queues and wait for each other; the driver's own
     * default is 8. */
    setenv("CUDA_DEVICE_MAX_CONNECTIONS", "32", 0);
    const gpurta_status status = measuring_open_index(device, driver, request->device, &error);
    if (status == GPURTA_OK)
        return -1;
    measuring_end();
    return complain_status(status, &error);
}

void measuring_close(gpurta_device *const device)
{
    guard(PATIENCE);
    gpurta_device_close(device);
    guard(0);
}

void measuring_end(void)
{
    guard(PATIENCE);
}

/* ---- measuring ---- */

/* context: the seconds that a repetition may take. */
static int show_progress(void *const context, const int64_t run, const int64_t runs)
{
    guard(*(const unsigned *)context);
    progress_count(run, runs);
    return 0;
}

/* A time in whole milliseconds; a bare number is in the scenario's unit. */
static bool set_milliseconds(gpurta_options *const options, const gpurta_option key,
                             const char *const name, const char *const text, const gpurta_unit unit,
                             const long least, const long most)
{
    gpurta_error error;
    mpq_t time, factor;
    if (!text)
        return true;
    mpq_inits(time, factor, NULL);
    bool good = succeeded(gpurta_time_parse(time, text, unit, &error));
    if (!good)
        complain("--%s: %s", name, error.message);
    units_of(factor, GPURTA_MS, unit);
    mpq_mul(time, time, factor);
    if (good && (mpz_cmp_ui(mpq_denref(time), 1) != 0 || mpq_cmp_si(time, least, 1) < 0 ||
                 mpq_cmp_si(time, most, 1) > 0)) {
        complain("--%s: expected whole milliseconds from %lld to %lld ms, found \"%s\"", name,
                 (long long)least, (long long)most, text);
        good = false;
    }
    if (good && gpurta_options_set(options, key, mpz_get_si(mpq_numref(time)), &error)) {
        complain("--%s: %s", name, error.message);
        good = false;
    }
    mpq_clears(time, factor, NULL);
    return good;
}

/* The ranges are those of gpurta/options.h. */
bool measuring_options(gpurta_options *const options, const struct measuring *const request,
                       const gpurta_unit unit)
{
    return set_milliseconds(options, GPURTA_OPTION_MEASURE_TIMEOUT, "timeout", request->timeout,
                            unit, 1, 86400000) &&
           set_milliseconds(options, GPURTA_OPTION_MEASURE_WARM_UP, "warm-up", request->warm_up,
                            unit, 0, 60000);
}

/* How long a repetition may take until the driver is given up. */
static unsigned most_seconds(const struct scenario *const scenario,
                             const gpurta_options *const options)
{
    int64_t timeout = 0, warm_up = 0, scale = 1;
    mpq_t release, last;
    unsigned seconds = 4 * PATIENCE;
    mpq_inits(release, last, NULL);
    for (size_t i = 0; i < gpurta_program_count(scenario->program); i++)
        if (gpurta_program_time(scenario->program, i, GPURTA_OPERATION_RELEASE, release) &&
            mpq_cmp(release, last) > 0)
            mpq_set(last, release);
    if (succeeded(gpurta_options_get(options, GPURTA_OPTION_MEASURE_TIMEOUT, &timeout, NULL)) &&
        succeeded(gpurta_options_get(options, GPURTA_OPTION_MEASURE_WARM_UP, &warm_up, NULL)) &&
        succeeded(gpurta_options_get(options, GPURTA_OPTION_MEASURE_SCALE, &scale, NULL))) {
        units_of(release, GPURTA_S, scenario->unit);
        mpq_mul(last, last, release);
        const double span = mpq_get_d(last) * (double)scale;
        seconds +=
            (unsigned)((timeout + warm_up) / 1000) + (span < 1e8 ? (unsigned)span : 100000000);
    }
    mpq_clears(release, last, NULL);
    return seconds;
}

/* All that the device cannot run is told at once. Returns -1, or the exit status. */
static int check_faults(const gpurta_device *const device, struct scenario *const scenario,
                        const gpurta_options *const options)
{
    gpurta_error error, fault[MOST_ERRORS];
    size_t n = 0;
    const gpurta_status status = gpurta_measure_check(device, scenario->program, scenario->unit,
                                                      options, fault, MOST_ERRORS, &n, &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    for (size_t i = 0; i < n; i++)
        scenario_fault(scenario, NEED_KERNELS, &fault[i < MOST_ERRORS ? i : 0]);
    document_report(&scenario->document);
    return n ? EXIT_USAGE : -1;
}

static int measure_on(gpurta_measurement **const measurement, gpurta_device *const device,
                      struct scenario *const scenario, const gpurta_options *const options)
{
    unsigned seconds = most_seconds(scenario, options);
    gpurta_error error;
    guard(3 * PATIENCE); /* until the first progress */
    const gpurta_status status =
        gpurta_measure(measurement, device, scenario->program, scenario->unit, options,
                       show_progress, &seconds, &error);
    guard(0);
    if (status == GPURTA_OK)
        return -1;
    return scenario_complain(scenario, NEED_KERNELS, status, &error);
}

void measuring_note_periods(const struct scenario *const scenario)
{
    if (scenario_is_periodic(scenario))
        complain("note: %s: periods are not repeated: each kernel is launched once in a repetition",
                 scenario->document.name);
}

int measuring_run(gpurta_measurement **const measurement, struct scenario *const scenario,
                  const struct measuring *const request, gpurta_options *const options)
{
    gpurta_device *device;
    int end = measuring_options(options, request, scenario->unit) ? -1 : EXIT_USAGE;
    if (end < 0 && scenario->foreign && scenario->foreign->masks) {
        complain("%s: masks of TPCs are not measured: libsmctrl sets them, we do not",
                 scenario->document.name);
        end = EXIT_USAGE;
    }
    if (end < 0)
        end = measuring_open(&device, request);
    if (end >= 0)
        return end;
    end = check_faults(device, scenario, options);
    if (end < 0)
        end = measure_on(measurement, device, scenario, options);
    measuring_close(device);
    if (end >= 0)
        measuring_end();
    return end;
}

/* ---- values ---- */

int64_t measuring_scale(const gpurta_measurement *const m)
{
    const int64_t scale = gpurta_measurement_fact(m, GPURTA_FACT_SCALE);
    return scale >= 1 ? scale : 1;
}

void measuring_origin(mpq_ptr origin, const struct scenario *const scenario)
{
    mpq_t release;
    mpq_init(release);
    for (size_t i = 0; i < gpurta_program_count(scenario->program); i++) {
        mpq_set_ui(release, 0, 1);
        gpurta_program_time(scenario->program, i, GPURTA_OPERATION_RELEASE, release);
        if (i == 0 || mpq_cmp(release, origin) < 0)
            mpq_set(origin, release);
    }
    mpq_clear(release);
}

void measuring_time(mpq_ptr time, const int64_t ns, const gpurta_unit unit,
                    const gpurta_measurement *const m)
{
    mpq_t scale;
    mpq_init(scale);
    set_nanoseconds(time, ns, unit);
    set_whole(mpq_numref(scale), measuring_scale(m));
    mpq_div(time, time, scale);
    mpq_clear(scale);
}

const char *const completion_keys[COMPLETIONS] = {
    [COMPLETION_MINIMUM] = "completion_minimum",
    [COMPLETION_MEDIAN] = "completion_median",
    [COMPLETION_MAXIMUM] = "completion_maximum",
};

bool measuring_completions(const gpurta_measurement *const m, const size_t i,
                           struct completions *const values)
{
    gpurta_error error;
    const gpurta_status status = gpurta_measurement_completion(
        m, i, &values->ns[COMPLETION_MINIMUM], &values->ns[COMPLETION_MEDIAN],
        &values->ns[COMPLETION_MAXIMUM], &error);
    if (status == GPURTA_OK)
        return true;
    complain("%s", error.message);
    return false;
}

struct completions *measuring_all_completions(const gpurta_measurement *const m)
{
    const size_t n = gpurta_measurement_count(m);
    struct completions *const values = allocate_zeroed(n, sizeof *values);
    for (size_t i = 0; values && i < n; i++)
        if (!measuring_completions(m, i, &values[i])) {
            free(values);
            return NULL;
        }
    return values;
}

static int moved(const gpurta_measurement *const m, const gpurta_fact before,
                 const gpurta_fact after)
{
    const int64_t from = gpurta_measurement_fact(m, before);
    const int64_t to = gpurta_measurement_fact(m, after);
    return from == GPURTA_NOT_KNOWN || to == GPURTA_NOT_KNOWN ? -1 : from != to;
}

int measuring_clocks_moved(const gpurta_measurement *const m)
{
    const int sm = moved(m, GPURTA_FACT_SM_CLOCK_BEFORE_KHZ, GPURTA_FACT_SM_CLOCK_AFTER_KHZ);
    const int memory =
        moved(m, GPURTA_FACT_MEMORY_CLOCK_BEFORE_KHZ, GPURTA_FACT_MEMORY_CLOCK_AFTER_KHZ);
    return memory > 0 ? memory : sm;
}

/* ---- what was run ---- */

struct release {
    mpq_t time;
    size_t operation;
};

static int by_release(const void *const a, const void *const b)
{
    const struct release *const x = a, *const y = b;
    const int order = mpq_cmp(x->time, y->time);
    return order ? order : (x->operation > y->operation) - (x->operation < y->operation);
}

size_t *measuring_order(const struct scenario *const scenario)
{
    const size_t n = gpurta_program_count(scenario->program);
    struct release *const release = allocate_zeroed(n + 1, sizeof *release);
    size_t *const place = allocate_zeroed(n + 1, sizeof *place);
    for (size_t i = 0; i < n; i++) {
        mpq_init(release[i].time);
        gpurta_program_time(scenario->program, i, GPURTA_OPERATION_RELEASE, release[i].time);
        release[i].operation = i;
    }
    qsort(release, n, sizeof *release, by_release);
    for (size_t i = 0; i < n; i++) {
        place[release[i].operation] = i + 1;
        mpq_clear(release[i].time);
    }
    free(release);
    return place;
}

size_t measuring_told(const struct scenario *const scenario, const size_t i, const size_t place,
                      struct told told[MOST_TOLD])
{
    static const char *const directions[] = {
        [GPURTA_COPY_ANY] = NULL,
        [GPURTA_COPY_HOST_TO_DEVICE] = "h2d",
        [GPURTA_COPY_DEVICE_TO_HOST] = "d2h",
        [GPURTA_COPY_DEVICE_TO_DEVICE] = "d2d",
    };
    const gpurta_program *const program = scenario->program;
    const int64_t stream = gpurta_program_stream(program, i);
    const char *const name = gpurta_program_stream_name(program, stream);
    const bool copy = gpurta_program_kind(program, i) == GPURTA_COPY;
    size_t n = 0;
#define COUNT(id) gpurta_program_get_count(program, i, GPURTA_OPERATION_##id)
    told[n++] = (struct told){"kind", TOLD_TEXT, copy ? "copy" : "kernel", 0};
    if (copy) {
        told[n++] = (struct told){"bytes", TOLD_COUNT, NULL, COUNT(BYTES)};
        told[n++] = (struct told){"direction", TOLD_TEXT, directions[COUNT(DIRECTION)], 0};
    } else {
        told[n++] = (struct told){"threads", TOLD_COUNT, NULL, COUNT(THREADS)};
        told[n++] = (struct told){"registers", TOLD_COUNT, NULL, COUNT(REGISTERS)};
        told[n++] = (struct told){"shared_memory", TOLD_COUNT, NULL, COUNT(SHARED_MEMORY)};
        told[n++] = (struct told){"local_memory", TOLD_COUNT, NULL, COUNT(LOCAL_MEMORY)};
        /* 0: not given; the least that holds a block is told as 1 byte */
        const int64_t bytes = COUNT(CARVEOUT), percent = COUNT(CARVEOUT_PERCENT);
        const int64_t least = bytes == 0 || percent == 0;
        told[n++] = (struct told){"carveout", TOLD_COUNT, NULL, bytes > 0 ? bytes : least};
        told[n++] = (struct told){"carveout_percent", TOLD_COUNT, NULL, percent > 0 ? percent : 0};
        told[n++] = (struct told){"wcet", TOLD_TIME, NULL, 0};
    }
#undef COUNT
    told[n++] = (struct told){"stream", TOLD_TEXT, name, 0};
    told[n++] =
        (struct told){"priority", TOLD_COUNT, NULL,
                      gpurta_program_stream_attribute(program, stream, GPURTA_STREAM_PRIORITY)};
    told[n++] = (struct told){
        "blocking", TOLD_BOOL, NULL,
        !gpurta_program_stream_attribute(program, stream, GPURTA_STREAM_NON_BLOCKING)};
    told[n++] = (struct told){"launch_order", TOLD_COUNT, NULL, (int64_t)place};
    const size_t partition = gpurta_program_partition(program, i);
    if (partition != GPURTA_NONE) {
        told[n++] = (struct told){"partition", TOLD_TEXT,
                                  gpurta_program_partition_name(program, partition), 0};
        told[n++] = (struct told){"partition_sms", TOLD_COUNT, NULL,
                                  gpurta_program_partition_sms(program, partition)};
    }
    return n;
}

/* ---- JSON ---- */

static void json_known(struct json *const json, const char *const key, const int64_t value)
{
    if (value == GPURTA_NOT_KNOWN)
        json_null(json, key);
    else
        json_int(json, key, value);
}

void measuring_json_device(struct json *const json, const gpurta_measurement *const m)
{
    json_open_object(json, "device");
    for (int note = 0; gpurta_note_name((gpurta_note)note); note++)
        json_text(json, gpurta_note_name((gpurta_note)note),
                  gpurta_measurement_note(m, (gpurta_note)note));
    for (int fact = 0; gpurta_fact_name((gpurta_fact)fact); fact++)
        json_known(json, gpurta_fact_name((gpurta_fact)fact),
                   gpurta_measurement_fact(m, (gpurta_fact)fact));
    const int changed = measuring_clocks_moved(m);
    if (changed < 0)
        json_null(json, "clocks_moved");
    else
        json_bool(json, "clocks_moved", changed);
    json_close(json);
}

static void json_one_told(struct json *const json, const struct told *const told, mpq_srcptr time)
{
    if (told->kind == TOLD_TEXT)
        json_text(json, told->key, told->text);
    else if (told->kind == TOLD_TIME)
        json_time(json, told->key, time);
    else if (told->kind == TOLD_BOOL)
        json_bool(json, told->key, told->count);
    else
        json_int(json, told->key, told->count);
}

/* What was run; told with the first repetition. */
static void json_told(struct json *const json, const struct scenario *const scenario,
                      const size_t i, const size_t place)
{
    struct told told[MOST_TOLD];
    mpq_t time;
    mpq_init(time);
    gpurta_program_time(scenario->program, i, GPURTA_OPERATION_RELEASE, time);
    json_time(json, "release", time);
    gpurta_program_time(scenario->program, i, GPURTA_OPERATION_WCET, time);
    for (size_t t = 0, n = measuring_told(scenario, i, place, told); t < n; t++)
        json_one_told(json, &told[t], time);
    mpq_clear(time);
}

/* What the kernel was given on the device; told with the first repetition, where it is known. */
static void json_used(struct json *const json, const gpurta_measurement *const m, const size_t i)
{
    if (gpurta_measurement_used(m, i, GPURTA_USED_REGISTERS) == GPURTA_NOT_KNOWN)
        return;
    json_open_object(json, "used");
    for (int u = 0; gpurta_used_name((gpurta_used)u); u++)
        json_known(json, gpurta_used_name((gpurta_used)u),
                   gpurta_measurement_used(m, i, (gpurta_used)u));
    json_close(json);
}

/* place, values: NULL in repetitions after the first. */
static void json_operation(struct json *const json, const struct scenario *const scenario,
                           const gpurta_measurement *const m, const size_t run, const size_t i,
                           const size_t *const place, const struct completions *const values)
{
    char space[NAME_SPACE];
    int64_t launched = 0, completion = 0, sm, start, end;
    json_open_flat(json, NULL, '{');
    json_text(json, "name", kernel_name(scenario->program, i, space));
    if (place) {
        json_told(json, scenario, i, place[i]);
        json_used(json, m, i);
    }
    gpurta_measurement_operation(m, run, i, &launched, &completion);
    json_int(json, "launched", launched);
    json_int(json, "completion", completion);
    for (int k = 0; values && k < COMPLETIONS; k++)
        json_int(json, completion_keys[k], values[i].ns[k]);
    json_open_array(json, "blocks");
    for (size_t b = 0; gpurta_measurement_block(m, run, i, b, &sm, &start, &end); b++) {
        json_open_array(json, NULL);
        json_int(json, NULL, sm);
        json_int(json, NULL, start);
        json_int(json, NULL, end);
        json_close(json);
    }
    json_close(json);
    json_close(json);
}

static void json_run(struct json *const json, const struct scenario *const scenario,
                     const gpurta_measurement *const m, const size_t run, const size_t *const place,
                     const struct completions *const values)
{
    json_open_array(json, "kernels");
    for (size_t i = 0; i < gpurta_measurement_count(m); i++)
        json_operation(json, scenario, m, run, i, place, values);
    json_close(json);
}

static void json_measurement(FILE *const file, const struct scenario *const scenario,
                             const gpurta_measurement *const m, const size_t *const place,
                             const struct completions *const values)
{
    struct json json;
    json_begin(&json, file, "measure", gpurta_unit_name(scenario->unit));
    json_text(&json, "scenario", scenario->document.name);
    measuring_json_device(&json, m);
    json_int(&json, "runs", (int64_t)gpurta_measurement_runs(m));
    json_int(&json, "jobs", 1); /* of each kernel in a repetition */
    json_run(&json, scenario, m, 0, place, values);
    json_open_array(&json, "more_runs");
    for (size_t run = 1; run < gpurta_measurement_runs(m); run++) {
        json_open_object(&json, NULL);
        json_run(&json, scenario, m, run, NULL, NULL);
        json_close(&json);
    }
    json_close(&json);
    json_end(&json);
}

bool measuring_json(FILE *const file, const struct scenario *const scenario,
                    const gpurta_measurement *const m)
{
    size_t *const place = measuring_order(scenario);
    struct completions *const values = measuring_all_completions(m);
    const bool good = place && values;
    if (!place)
        out_of_memory();
    if (good)
        json_measurement(file, scenario, m, place, values);
    free(place);
    free(values);
    return good;
}
