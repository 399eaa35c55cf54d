/* Making measurements. */
#include "cli/measurement/recording.h"

#include "cli/base/memory.h"
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
    if (setenv("CUDA_DEVICE_MAX_CONNECTIONS", "32", 0) != 0)
        out_of_memory();
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
    if (!text)
        return true;
    LOCAL_MPQ(time, factor);
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
    return good;
}

/* The ranges are those of gpurta/options.h. */
static bool measuring_options(gpurta_options *const options, const struct measuring *const request,
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
    unsigned seconds = 4 * PATIENCE;
    LOCAL_MPQ(release, last);
    for (size_t i = 0; i < scenario_operations(scenario); i++)
        if (result_time(scenario->resolved, GPURTA_MODEL_OPERATIONS_RELEASE, i, release) &&
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
    return seconds;
}

/* Opens, measures, closes. All that the device cannot run is told at once. */
static int measure_kernels(gpurta_measurement **const measurement, struct scenario *const scenario,
                           const struct measuring *const request,
                           const gpurta_options *const options)
{
    gpurta_device *device;
    gpurta_error error, fault[MOST_ERRORS];
    size_t faults = 0;
    unsigned seconds = most_seconds(scenario, options);
    int end = measuring_open(&device, request);
    if (end >= 0)
        return end;
    gpurta_status status = gpurta_measure_check(device, scenario->given.model, options, fault,
                                                MOST_ERRORS, &faults, &error);
    if (status != GPURTA_OK)
        end = complain_status(status, &error);
    for (size_t i = 0; status == GPURTA_OK && i < faults; i++)
        scenario_fault(scenario, NEED_KERNELS, &fault[i < MOST_ERRORS ? i : 0]);
    if (status == GPURTA_OK && faults) {
        document_report(&scenario->document);
        end = EXIT_USAGE;
    }
    if (end < 0) {
        guard(3 * PATIENCE); /* until the first progress */
        status = gpurta_measure(measurement, device, scenario->given.model, options, show_progress,
                                &seconds, &error);
        guard(0);
        if (status != GPURTA_OK)
            end = scenario_complain(scenario, NEED_KERNELS, status, &error);
    }
    measuring_close(device);
    if (end >= 0)
        measuring_end();
    return end;
}

void measuring_note_periods(const struct scenario *const scenario)
{
    if (scenario_is_periodic(scenario))
        complain("note: %s: periods are not repeated: each kernel is launched once in a repetition",
                 scenario->document.name);
}

int recording_measure(struct recording *const r, const struct call *const call,
                      struct scenario *const scenario, const struct measuring *const request)
{
    static const char *const of_kernels[] = {"scale", "static-shared", "cold"};
    gpurta_options *const options = call->options;
    for (size_t i = 0; !scenario_operations(scenario) && i < FIELDS(of_kernels); i++)
        if (call_gives(call, of_kernels[i])) {
            complain("--%s: is for kernels, and tasks are measured here", of_kernels[i]);
            return EXIT_USAGE;
        }
    if (request->set_level && scenario_operations(scenario)) {
        complain("--set-level: is for tasks, and kernels are measured here");
        return EXIT_USAGE;
    }
    if (!measuring_options(options, request, scenario->unit))
        return EXIT_USAGE;
    if (scenario->foreign && scenario->foreign->masks) {
        complain("%s: masks of TPCs are not measured: libsmctrl sets them, we do not",
                 scenario->document.name);
        return EXIT_USAGE;
    }
    recording_begin(r, scenario);
    if (!scenario_operations(scenario))
        return channels_measure(r, scenario, request, options);
    const int end = measure_kernels(&r->m, scenario, request, options);
    r->runs = (int64_t)gpurta_measurement_runs(r->m);
    return end;
}
