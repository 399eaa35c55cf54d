/* Measuring, against the fake driver of tests/fake_cuda (its settings are told there). */
#include "alloc.h"
#include "cuda/device.h"
#include "cuda/spin.h"
#include "model/program_calls.h"
#include "model_calls.h"
#include "simulate_values.h"

#include <dlfcn.h>
#include <gpurta/gpurta.h>
#include <gpurta/measure.h>
#include <time.h>

#define DRIVER FAKE_CUDA "/fake_cuda/libcuda.so.1"

static void be(const char *const settings)
{
    assert_int_equal(setenv("GPURTA_FAKE_CUDA", settings, 1), 0);
}

/* Number of things left on the device of the fake driver, which stays loaded. */
static int left_behind(void)
{
    void *const library = dlopen(DRIVER, RTLD_NOW);
    int (*left)(void);
    assert_non_null(library);
    *(void **)&left = dlsym(library, "fake_cuda_left");
    const int n = left();
    dlclose(library);
    return n;
}

static gpurta_device *open_device(const char *const settings)
{
    gpurta_device *device = NULL;
    gpurta_error error;
    be(settings);
    assert_ok(gpurta_device_open(&device, DRIVER, 0, &error), &error);
    return device;
}

struct kernel {
    const char *stream;
    int64_t blocks, threads, shared;
    const char *wcet, *release;
};

static gpurta_program *program_of(const struct kernel *const kernels, const size_t n)
{
    gpurta_program *program;
    gpurta_error error;
    mpq_t time;
    assert_ok(gpurta_program_create(&program, &error), &error);
    for (size_t i = 0; i < n; i++) {
        const struct kernel *const k = &kernels[i];
        time_init(time, k->wcet);
        assert_ok(gpurta_program_add_kernel(program, NULL, k->blocks, time, &error), &error);
        mpq_clear(time);
        if (k->threads)
            assert_ok(
                gpurta_program_set_count(program, i, GPURTA_OPERATION_THREADS, k->threads, &error),
                &error);
        assert_ok(
            gpurta_program_set_count(program, i, GPURTA_OPERATION_SHARED_MEMORY, k->shared, &error),
            &error);
        if (k->release) {
            time_init(time, k->release);
            assert_ok(gpurta_program_set_time(program, i, GPURTA_OPERATION_RELEASE, time, &error),
                      &error);
            mpq_clear(time);
        }
        if (k->stream)
            assert_ok(gpurta_program_set_stream(program, i, k->stream, &error), &error);
    }
    return program;
}

/* The keys of a copy or kernel, in the order of gpurta_operation_count. */
static const gpurta_key count_keys[] = {
    GPURTA_KEY_BLOCKS,         GPURTA_KEY_THREADS, GPURTA_KEY_REGISTERS, GPURTA_KEY_SHARED_MEMORY,
    GPURTA_KEY_DIRECTION,      GPURTA_KEY_ENGINE,  GPURTA_KEY_BYTES,     GPURTA_KEY_LOCAL_MEMORY,
    GPURTA_KEY_CARVEOUT_BYTES, GPURTA_KEY_CARVEOUT};

static void set_operation(gpurta_model *const model, const gpurta_program *const program,
                          const size_t i)
{
    const size_t row = gpurta_add(model, GPURTA_SECTION_OPERATIONS, GPURTA_NONE);
    const bool copy = !gpurta_program_get_count(program, i, GPURTA_OPERATION_BLOCKS);
    const char *const stream = gpurta_program_stream_name(program, program->operation[i].stream);
    const size_t partition = gpurta_program_partition(program, i);
    gpurta_error error;
    char name[24];
    mpq_t time;
    mpq_init(time);
    snprintf(name, sizeof name, "k%zu", i + 1);
    assert_ok(gpurta_set_text(model, row,
                              copy ? GPURTA_KEY_OPERATION_COPY : GPURTA_KEY_OPERATION_KERNEL, name,
                              &error),
              &error);
    for (int c = GPURTA_OPERATION_BLOCKS; c <= GPURTA_OPERATION_CARVEOUT_PERCENT; c++) {
        const int64_t n = gpurta_program_get_count(program, i, (gpurta_operation_count)c);
        if (n > 0 || (n == 0 && !copy && c >= GPURTA_OPERATION_CARVEOUT))
            assert_ok(gpurta_set_count(model, row, count_keys[c], n, &error), &error);
    }
    gpurta_program_time(program, i, GPURTA_OPERATION_WCET, time);
    if (!copy)
        assert_ok(gpurta_set_exact(model, row, GPURTA_KEY_WCET, time, &error), &error);
    else if (!gpurta_program_get_count(program, i, GPURTA_OPERATION_BYTES))
        assert_ok(gpurta_set_exact(model, row, GPURTA_KEY_DURATION, time, &error), &error);
    gpurta_program_time(program, i, GPURTA_OPERATION_RELEASE, time);
    assert_ok(gpurta_set_exact(model, row, GPURTA_KEY_RELEASE, time, &error), &error);
    if (stream)
        assert_ok(gpurta_set_text(model, row, GPURTA_KEY_STREAM, stream, &error), &error);
    if (partition != GPURTA_NONE)
        assert_ok(gpurta_set_text(model, row, GPURTA_KEY_OPERATION_PARTITION,
                                  program->partition[partition].name, &error),
                  &error);
    mpq_clear(time);
}

static void set_stream(gpurta_model *const model, const gpurta_program *const program,
                       const int64_t stream)
{
    const size_t row = gpurta_add(model, GPURTA_SECTION_STREAMS, GPURTA_NONE);
    gpurta_error error;
    assert_ok(gpurta_set_text(model, row, GPURTA_KEY_STREAM_NAME,
                              gpurta_program_stream_name(program, stream), &error),
              &error);
    assert_ok(gpurta_set_count(
                  model, row, GPURTA_KEY_STREAM_PRIORITY,
                  gpurta_program_stream_attribute(program, stream, GPURTA_STREAM_PRIORITY), &error),
              &error);
    assert_ok(gpurta_set_count(
                  model, row, GPURTA_KEY_STREAM_BLOCKING,
                  !gpurta_program_stream_attribute(program, stream, GPURTA_STREAM_NON_BLOCKING),
                  &error),
              &error);
}

static gpurta_model *model_of(const gpurta_program *const program)
{
    gpurta_model *model = NULL;
    gpurta_error error;
    if (!program)
        return NULL;
    assert_ok(gpurta_model_create(&model, &error), &error);
    for (size_t i = 0; i < program->partitions; i++) {
        const size_t row = gpurta_add(model, GPURTA_SECTION_PARTITIONS, GPURTA_NONE);
        assert_ok(gpurta_set_text(model, row, GPURTA_KEY_PARTITION_NAME, program->partition[i].name,
                                  &error),
                  &error);
        assert_ok(gpurta_set_count(model, row, GPURTA_KEY_PARTITION_SMS, program->partition[i].sms,
                                   &error),
                  &error);
    }
    for (size_t i = 0; i < program->count; i++)
        set_operation(model, program, i);
    for (int64_t s = 0; gpurta_program_stream_name(program, s); s++)
        set_stream(model, program, s);
    return model;
}

static gpurta_status measure_program(gpurta_measurement **const m, gpurta_device *const device,
                                     const gpurta_program *const program,
                                     const gpurta_options *const options,
                                     const gpurta_measure_progress progress, void *const context,
                                     gpurta_error *const error)
{
    gpurta_model *const model = model_of(program);
    const gpurta_status status =
        gpurta_measure(m, device, model, options, progress, context, error);
    gpurta_model_destroy(model);
    return status;
}

static gpurta_status check_program(const gpurta_device *const device,
                                   const gpurta_program *const program,
                                   const gpurta_options *const options, gpurta_error *const fault,
                                   const size_t room, size_t *const faults,
                                   gpurta_error *const error)
{
    gpurta_model *const model = model_of(program);
    const gpurta_status status =
        gpurta_measure_check(device, model, options, fault, room, faults, error);
    gpurta_model_destroy(model);
    return status;
}

static const struct kernel paredes[] = {{NULL, 2, 512, 0, "4", NULL},
                                        {NULL, 7, 512, 0, "6", NULL},
                                        {NULL, 2, 512, 0, "6", NULL},
                                        {NULL, 5, 512, 0, "5", NULL}};
#define PAREDES 4

static gpurta_options *runs(const int64_t n)
{
    gpurta_options *options;
    gpurta_error error;
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_MEASURE_RUNS, n, &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_MEASURE_WARM_UP, 1, &error), &error);
    return options;
}

static gpurta_measurement *measure(gpurta_device *const device, const struct kernel *const kernels,
                                   const size_t n, const int64_t repetitions)
{
    gpurta_program *const program = program_of(kernels, n);
    gpurta_options *const options = runs(repetitions);
    gpurta_measurement *m = NULL;
    gpurta_error error;
    assert_ok(measure_program(&m, device, program, options, NULL, NULL, &error), &error);
    gpurta_options_destroy(options);
    gpurta_program_destroy(program);
    return m;
}

/* Not applicable, with this in the message. */
static void refused(gpurta_device *const device, const struct kernel *const kernels, const size_t n,
                    const gpurta_status expected, const char *const why)
{
    gpurta_program *const program = program_of(kernels, n);
    gpurta_measurement *m = NULL;
    gpurta_error error;
    assert_int_equal(measure_program(&m, device, program, NULL, NULL, NULL, &error), expected);
    assert_null(m);
    if (!strstr(error.message, why))
        fail_msg("\"%s\" does not say \"%s\"", error.message, why);
    gpurta_program_destroy(program);
}

static int64_t completion(const gpurta_measurement *const m, const size_t operation)
{
    int64_t median;
    gpurta_error error;
    assert_ok(gpurta_measurement_completion(m, operation, NULL, &median, NULL, &error), &error);
    return median;
}

static void assert_near(const int64_t a, const int64_t b, const int64_t most)
{
    if (a < b - most || a > b + most)
        fail_msg("%lld is not within %lld of %lld", (long long)a, (long long)most, (long long)b);
}

static void assert_clean(gpurta_device *const device)
{
    gpurta_device_close(device);
    assert_int_equal(left_behind(), 0);
}

/* ---- what is measured ---- */

static void test_facts(void **const state)
{
    (void)state;
    gpurta_device *const device = open_device("platform=jetson-tx2");
    assert_int_equal(gpurta_device_fact(device, GPURTA_FACT_SMS), 2);
    assert_int_equal(gpurta_device_fact(device, GPURTA_FACT_COMPUTE_CAPABILITY_MAJOR), 6);
    assert_int_equal(gpurta_device_fact(device, GPURTA_FACT_DRIVER_VERSION), 13000);
    assert_int_equal(gpurta_device_fact(device, GPURTA_FACT_GREATEST_PRIORITY), -1);
    assert_int_equal(gpurta_device_fact(device, GPURTA_FACT_SCALE), GPURTA_NOT_KNOWN);
    assert_string_equal(gpurta_device_note(device, GPURTA_NOTE_NAME), "Fake jetson-tx2");
    assert_null(gpurta_device_note(device, GPURTA_NOTE_POWER_MODE));
    assert_clean(device);
    for (int f = 0; f <= GPURTA_FACT_COLD; f++)
        assert_non_null(gpurta_fact_name((gpurta_fact)f));
    assert_null(gpurta_fact_name((gpurta_fact)(GPURTA_FACT_COLD + 1)));
    assert_null(gpurta_note_name((gpurta_note)5));
}

/* Paredes 4.2: completions 4, 10, 12, 11 ms, whatever the clocks do. */
static void test_paredes(void **const state)
{
    static const char *const settings[] = {"", "offset=-5000000000,drift=50000",
                                           "offset=999999999999,drift=-200000,resolution=32",
                                           "jitter=3000,latency=9000", "old=1",
                                           /* the GPU's clock passes 2^63, then 2^64 */
                                           "offset=9223371036854775807,drift=50000",
                                           "offset=-1000005000000", "offset=-9223372036854775807"};
    static const int64_t expected[PAREDES] = {4, 10, 12, 11};
    (void)state;
    for (size_t s = 0; s < sizeof settings / sizeof settings[0]; s++) {
        gpurta_device *const device = open_device(settings[s]);
        gpurta_measurement *const m = measure(device, paredes, PAREDES, 5);
        assert_int_equal(gpurta_measurement_runs(m), 5);
        assert_int_equal(gpurta_measurement_count(m), PAREDES);
        for (size_t i = 0; i < PAREDES; i++) {
            assert_int_equal(gpurta_measurement_blocks(m, 4, i), paredes[i].blocks);
            assert_near(completion(m, i), expected[i] * 1000000, 60000);
        }
        assert_true(gpurta_measurement_fact(m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS) > 0);
        assert_true(gpurta_measurement_fact(m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS) < 20000);
        gpurta_measurement_destroy(m);
        assert_clean(device);
    }
}

/* The drift that the fake clock has is the drift that is reported, within the uncertainty. */
static void test_clocks(void **const state)
{
    static const int64_t drifts[] = {0, 50000, -50000, 1000000, -1000000};
    (void)state;
    for (size_t i = 0; i < sizeof drifts / sizeof drifts[0]; i++) {
        char settings[80];
        snprintf(settings, sizeof settings, "drift=%lld,resolution=1024", (long long)drifts[i]);
        gpurta_device *const device = open_device(settings);
        gpurta_measurement *const m = measure(device, paredes, PAREDES, 20);
        assert_int_equal(gpurta_measurement_fact(m, GPURTA_FACT_RESOLUTION_NS), 1024);
        assert_near(gpurta_measurement_fact(m, GPURTA_FACT_DRIFT_PPB), drifts[i],
                    gpurta_measurement_fact(m, GPURTA_FACT_DRIFT_UNCERTAINTY_PPB) + 1000);
        assert_true(gpurta_measurement_fact(m, GPURTA_FACT_DRIFT_UNCERTAINTY_PPB) < 100000);
        gpurta_measurement_destroy(m);
        assert_clean(device);
    }
}

/* No block lies farther from the simulator's answer than latency, offsets and rounding explain, for
 * random scenarios of streams, releases and sizes; and it ran on that SM. */
static void test_random_scenarios(void **const state)
{
    (void)state;
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_error error;
    assert_ok(gpurta_platform_create(&platform, "jetson-tx2", &error), &error);
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, &error), &error);
    size_t judged_cases = 0;
    for (size_t n = 0; n < cases(60); n++) {
        static const char *const streams[] = {NULL, "a", "b", "default"};
        static const char *const times[] = {"1", "2", "3", "5", "7"};
        static const char *const releases[] = {"0", "4", "8", "12", "16"};
        struct kernel kernels[5];
        const size_t count = (size_t)rnd_range(1, 5);
        for (size_t i = 0; i < count; i++)
            kernels[i] = (struct kernel){
                streams[rnd_range(0, 3)], rnd_range(1, 9),
                32 * rnd_range(1, 32),    rnd_chance(30) ? 1024 * rnd_range(0, 32) : 0,
                times[rnd_range(0, 4)],   releases[i]}; /* apart, so that latency orders nothing */
        gpurta_device *const device = open_device("latency=1000");
        gpurta_measurement *const m = measure(device, kernels, count, 1);
        gpurta_program *const program = program_of(kernels, count);
        gpurta_result *simulation;
        assert_ok(gpurta_simulate_of(&simulation, program, platform, options, &error), &error);
        /* Releases within 30 us of a completion may be ordered either way: not judged. */
        mpq_t a, b, distance, close;
        bool judged = true;
        mpq_init(a);
        mpq_init(b);
        mpq_init(distance);
        time_init(close, "30us");
        for (size_t i = 0; i < count; i++)
            for (size_t j = 0; j < count; j++) {
                gpurta_program_time(program, i, GPURTA_OPERATION_RELEASE, a);
                for (size_t k = 0; k < job_blocks(simulation, j, 0); k++) {
                    job_block(simulation, j, 0, k, NULL, NULL, b);
                    mpq_sub(distance, a, b);
                    mpq_abs(distance, distance);
                    judged = judged && mpq_cmp(distance, close) > 0;
                }
            }
        judged_cases += judged;
        for (size_t i = 0; judged && i < count; i++)
            for (size_t k = 0; k < (size_t)kernels[i].blocks; k++) {
                int64_t sm, start, end, expected_sm;
                assert_true(gpurta_measurement_block(m, 0, i, k, &sm, &start, &end));
                assert_true(job_block(simulation, i, 0, k, &expected_sm, a, b));
                assert_near(start, (int64_t)(mpq_get_d(a) * 1e6), 60000);
                assert_near(end, (int64_t)(mpq_get_d(b) * 1e6), 60000);
                assert_int_equal(sm, expected_sm);
            }
        mpq_clear(a);
        mpq_clear(b);
        mpq_clear(distance);
        mpq_clear(close);
        gpurta_result_destroy(simulation);
        gpurta_program_destroy(program);
        gpurta_measurement_destroy(m);
        assert_clean(device);
    }
    assert_true(cases(60) < 40 || judged_cases * 4 > cases(60));
    gpurta_options_destroy(options);
    gpurta_platform_destroy(platform);
}

/* Scale 1000 makes milliseconds of microseconds, and the first release is the origin. */
static void test_scale(void **const state)
{
    static const struct kernel kernels[] = {{NULL, 1, 32, 0, "5us", "20us"},
                                            {NULL, 1, 32, 0, "5us", "30us"}};
    (void)state;
    gpurta_device *const device = open_device("");
    gpurta_program *const program = program_of(kernels, 2);
    gpurta_options *const options = runs(3);
    gpurta_measurement *m = NULL;
    gpurta_error error;
    int64_t launched;
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_MEASURE_SCALE, 1000, &error), &error);
    assert_ok(measure_program(&m, device, program, options, NULL, NULL, &error), &error);
    assert_near(completion(m, 0), 5000000, 60000);
    assert_near(completion(m, 1), 15000000, 60000);
    assert_true(gpurta_measurement_operation(m, 0, 1, &launched, NULL));
    assert_near(launched, 10000000, 20000);
    assert_int_equal(gpurta_measurement_fact(m, GPURTA_FACT_SCALE), 1000);
    gpurta_measurement_destroy(m);
    gpurta_options_destroy(options);
    gpurta_program_destroy(program);
    assert_clean(device);
}

/* A copy of 20 MB at the fake engine's 10 GB/s, beside a kernel and then behind it. */
static void test_copies(void **const state)
{
    (void)state;
    for (int direction = GPURTA_COPY_ANY; direction <= GPURTA_COPY_DEVICE_TO_DEVICE; direction++) {
        static const struct kernel kernels[] = {{"a", 1, 32, 0, "3", NULL}};
        gpurta_device *const device = open_device("");
        gpurta_program *const program = program_of(kernels, 1);
        gpurta_options *const options = runs(2);
        gpurta_measurement *m = NULL;
        gpurta_error error;
        mpq_t time;
        time_init(time, "2");
        for (size_t i = 1; i < 3; i++) {
            assert_ok(gpurta_program_add_copy(program, NULL, time, &error), &error);
            assert_ok(gpurta_program_set_stream(program, i, i == 1 ? "b" : "a", &error), &error);
            assert_ok(
                gpurta_program_set_count(program, i, GPURTA_OPERATION_DIRECTION, direction, &error),
                &error);
        }
        assert_int_equal(measure_program(&m, device, program, options, NULL, NULL, &error),
                         GPURTA_NOT_APPLICABLE);
        assert_non_null(strstr(error.message, "unknown size"));
        assert_int_equal(error.item, 1);
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_MEASURE_SCALE, 2, &error), &error);
        assert_ok(gpurta_program_set_count(program, 1, GPURTA_OPERATION_BYTES, 20000000, &error),
                  &error);
        assert_int_equal(measure_program(&m, device, program, options, NULL, NULL, &error),
                         GPURTA_NOT_APPLICABLE);
        assert_non_null(strstr(error.message, "scale"));
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_MEASURE_SCALE, 1, &error), &error);
        for (size_t i = 1; i < 3; i++)
            assert_ok(
                gpurta_program_set_count(program, i, GPURTA_OPERATION_BYTES, 20000000, &error),
                &error);
        assert_ok(measure_program(&m, device, program, options, NULL, NULL, &error), &error);
        assert_near(completion(m, 0), 3000000, 60000);
        assert_near(completion(m, 1), 2000000, 60000);
        assert_near(completion(m, 2), 5000000, 60000);
        assert_int_equal(gpurta_measurement_blocks(m, 0, 1), 0);
        gpurta_measurement_destroy(m);
        gpurta_options_destroy(options);
        gpurta_program_destroy(program);
        mpq_clear(time);
        assert_clean(device);
    }
}

/* A copy of 20 MB, as operation i. */
static void add_copy(gpurta_program *const program, const size_t i, mpq_srcptr duration)
{
    gpurta_error error;
    assert_ok(gpurta_program_add_copy(program, NULL, duration, &error), &error);
    assert_ok(gpurta_program_set_count(program, i, GPURTA_OPERATION_BYTES, 20000000, &error),
              &error);
}

/* Events are timed in a float of ms, whose steps are 7.8 us after 100 s, and 2 ms after 20,000 s:
 * that is stated. */
static void test_late_copy(void **const state)
{
    static const struct kernel kernels[] = {{"a", 1, 32, 0, "1", NULL}};
    (void)state;
    gpurta_device *const device = open_device("");
    gpurta_program *const program = program_of(kernels, 1);
    gpurta_options *const options = runs(2);
    gpurta_measurement *m = NULL;
    gpurta_error error;
    int64_t launched;
    mpq_t time, longer;
    time_init(time, "100s");
    time_init(longer, "20000s");
    add_copy(program, 1, time);
    for (int turn = 0; turn < 3; turn++) {
        assert_ok(measure_program(&m, device, program, options, NULL, NULL, &error), &error);
        const int64_t uncertainty = gpurta_measurement_fact(m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS);
        assert_true(turn ? uncertainty > 8300 : uncertainty < 8300);
        assert_int_equal(uncertainty > 1000000, turn == 2);
        assert_true(gpurta_measurement_operation(m, 0, 1, &launched, NULL));
        assert_near(completion(m, 1), launched + 2004200, uncertainty); /* + call and latency */
        gpurta_measurement_destroy(m);
        assert_ok(gpurta_program_set_time(program, 1, GPURTA_OPERATION_RELEASE,
                                          turn ? longer : time, &error),
                  &error);
    }
    mpq_clears(time, longer, NULL);
    gpurta_options_destroy(options);
    gpurta_program_destroy(program);
    assert_clean(device);
}

/* Events read the GPU's clock, which drifts: the times of copies are put right, and what is left is
 * stated. */
static void test_copies_drift(void **const state)
{
    static const struct kernel kernels[] = {{"a", 1, 32, 0, "1", NULL}};
    static const int drifts[] = {10000, 100000, -100000, 900000};
    (void)state;
    for (size_t n = 0; n < sizeof drifts / sizeof drifts[0]; n++) {
        char settings[40];
        snprintf(settings, sizeof settings, "drift=%d", drifts[n]);
        gpurta_device *const device = open_device(settings);
        gpurta_program *const program = program_of(kernels, 1);
        gpurta_options *const options = runs(3);
        gpurta_measurement *m = NULL;
        gpurta_error error;
        int64_t launched;
        mpq_t time;
        time_init(time, "1s");
        add_copy(program, 1, time);
        assert_ok(gpurta_program_set_time(program, 1, GPURTA_OPERATION_RELEASE, time, &error),
                  &error);
        assert_ok(measure_program(&m, device, program, options, NULL, NULL, &error), &error);
        const int64_t uncertainty = gpurta_measurement_fact(m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS);
        for (size_t run = 0; run < 3; run++) {
            int64_t end;
            assert_true(gpurta_measurement_operation(m, run, 1, &launched, &end));
            assert_near(end, launched + 2004200, uncertainty); /* + call and latency */
            assert_near(end, launched + 2004200, 20000);       /* and put right */
        }
        assert_near(gpurta_measurement_fact(m, GPURTA_FACT_DRIFT_PPB), drifts[n],
                    gpurta_measurement_fact(m, GPURTA_FACT_DRIFT_UNCERTAINTY_PPB));
        gpurta_measurement_destroy(m);
        mpq_clear(time);
        gpurta_options_destroy(options);
        gpurta_program_destroy(program);
        assert_clean(device);
    }
}

/* The drift is what the fake clock has, as far as is stated; one that is too large is an error. */
static void test_drift(void **const state)
{
    static const struct kernel kernels[] = {{"a", 1, 32, 0, "3000", NULL}};
    static const int drifts[] = {100000, -100000, 900000, 20000000, -20000000};
    (void)state;
    for (size_t n = 0; n < sizeof drifts / sizeof drifts[0]; n++) {
        char settings[60];
        snprintf(settings, sizeof settings, "drift=%d,resolution=1", drifts[n]);
        gpurta_device *const device = open_device(settings);
        gpurta_program *const program = program_of(kernels, 1);
        gpurta_options *const options = runs(20);
        gpurta_measurement *m = NULL;
        gpurta_error error;
        const gpurta_status status =
            measure_program(&m, device, program, options, NULL, NULL, &error);
        if (drifts[n] > 1000000 || drifts[n] < -1000000) {
            assert_int_equal(status, GPURTA_UNAVAILABLE);
            assert_non_null(strstr(error.message, "cannot be aligned"));
        } else {
            assert_ok(status, &error);
            const int64_t stated = gpurta_measurement_fact(m, GPURTA_FACT_DRIFT_UNCERTAINTY_PPB);
            assert_near(gpurta_measurement_fact(m, GPURTA_FACT_DRIFT_PPB), drifts[n], stated);
            assert_true(stated < 10000);
        }
        gpurta_measurement_destroy(m);
        gpurta_options_destroy(options);
        gpurta_program_destroy(program);
        assert_clean(device);
    }
}

/* A block of an idle device starts 4.2 us after its launch: it is observed there, as far as is
 * stated.
 */
static void test_uncertainty(void **const state)
{
    static const int64_t resolutions[] = {1, 32, 1024, 30000, 1000000};
    static const int64_t drifts[] = {0, 1000000, -1000000};
    static const struct kernel kernels[] = {{NULL, 1, 32, 0, "3", NULL}};
    (void)state;
    for (size_t r = 0; r < sizeof resolutions / sizeof resolutions[0]; r++)
        for (size_t d = 0; d < sizeof drifts / sizeof drifts[0]; d++)
            for (int64_t offset = 0; offset < 1000000; offset += 77777) {
                char settings[120];
                snprintf(settings, sizeof settings, "resolution=%lld,drift=%lld,offset=%lld",
                         (long long)resolutions[r], (long long)drifts[d], (long long)offset);
                gpurta_device *const device = open_device(settings);
                gpurta_measurement *const m = measure(device, kernels, 1, 2);
                for (size_t run = 0; run < 2; run++) {
                    int64_t start;
                    assert_true(gpurta_measurement_block(m, run, 0, 0, NULL, &start, NULL));
                    assert_near(start, 4200,
                                gpurta_measurement_fact(m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS));
                }
                gpurta_measurement_destroy(m);
                assert_clean(device);
            }
}

/* The offset is what the fake clock has, as far as is stated, also where the clocks drift apart
 * while it is estimated. */
static void test_offset(void **const state)
{
    (void)state;
    for (int drift = -1000000; drift <= 1000000; drift += 1000000) {
        char settings[120];
        gpurta_error error;
        uint64_t (*gpu_time)(int64_t host);
        snprintf(settings, sizeof settings, "latency=0,call=0,jitter=1000000,resolution=1,drift=%d",
                 drift);
        gpurta_device *const device = open_device(settings);
        void *const library = dlopen(DRIVER, RTLD_NOW);
        *(void **)&gpu_time = dlsym(library, "fake_cuda_gpu_time");
        assert_ok(device_enter(device, &error), &error);
        assert_ok(gpurta_measurement_set_fact(device->facts, GPURTA_FACT_RESOLUTION_NS, 1, &error),
                  &error);
        for (int turn = 0; turn < 30; turn++) {
            struct offset o;
            assert_ok(device_offset(device, &o, &error), &error);
            assert_near(device_time(device, gpu_time(o.gpu + o.offset)), o.gpu, o.uncertainty + 2);
        }
        assert_ok(device_leave(device, GPURTA_OK, &error), &error);
        dlclose(library);
        assert_clean(device);
    }
}

/* The numbers of SMs may have gaps. */
static void test_sm_numbers(void **const state)
{
    (void)state;
    for (int first = 0; first < 9; first += 4) {
        char settings[40];
        int64_t sm;
        snprintf(settings, sizeof settings, "first_sm=%d", first);
        gpurta_device *const device = open_device(settings);
        gpurta_measurement *const m = measure(device, paredes, PAREDES, 1);
        assert_int_equal(gpurta_measurement_fact(m, GPURTA_FACT_SMS), 2);
        assert_int_equal(gpurta_measurement_fact(m, GPURTA_FACT_SM_NUMBERS), first + 2);
        assert_true(gpurta_measurement_block(m, 0, 0, 1, &sm, NULL, NULL));
        assert_int_equal(sm, first + 1);
        gpurta_measurement_destroy(m);
        assert_clean(device);
    }
}

/* A high-priority kernel overtakes the queue. */
static void test_priorities(void **const state)
{
    static const struct kernel kernels[] = {{"low1", 8, 1024, 0, "5", NULL},
                                            {"low2", 8, 1024, 0, "5", "2"},
                                            {"high", 4, 1024, 0, "5", "3"}};
    (void)state;
    gpurta_device *const device = open_device("");
    gpurta_program *const program = program_of(kernels, 3);
    gpurta_measurement *m = NULL;
    gpurta_error error;
    assert_ok(gpurta_program_set_stream_attribute(program, "high", GPURTA_STREAM_PRIORITY,
                                                  GPURTA_PRIORITY_HIGH, &error),
              &error);
    assert_ok(measure_program(&m, device, program, NULL, NULL, NULL, &error), &error);
    assert_int_equal(gpurta_measurement_runs(m), 10);
    assert_near(completion(m, 0), 15000000, 60000);
    assert_near(completion(m, 2), 10000000, 60000);
    gpurta_measurement_destroy(m);
    assert_ok(
        gpurta_program_set_stream_attribute(program, "high", GPURTA_STREAM_PRIORITY, -2, &error),
        &error);
    assert_int_equal(measure_program(&m, device, program, NULL, NULL, NULL, &error),
                     GPURTA_NOT_APPLICABLE);
    assert_non_null(strstr(error.message, "priority -2"));
    gpurta_program_destroy(program);
    assert_clean(device);
}

/* ---- refused before anything is launched ---- */

static void test_refusals(void **const state)
{
    static const struct kernel threads = {NULL, 1, 1025, 0, "1", NULL};
    static const struct kernel none = {NULL, 1, 0, 0, "1", NULL};
    static const struct kernel shared = {NULL, 1, 32, 49153, "1", NULL};
    static const struct kernel grid = {NULL, 4194305, 32, 0, "1ns", NULL};
    static const struct kernel both[] = {{NULL, 4194304, 32, 0, "1ns", NULL},
                                         {NULL, 1, 32, 0, "1ns", NULL}};
    static const struct kernel slow = {NULL, 1, 32, 0, "61s", NULL};
    static const struct kernel waves = {NULL, 5, 1024, 0, "31s", NULL};
    static const struct kernel endless = {NULL, 1, 32, 0, "1e20s", NULL};
    static const struct kernel nothing = {NULL, 1, 32, 0, "1e-9us", NULL};
    (void)state;
    gpurta_device *const device = open_device("fail=cuLaunchKernel:1:719");
    refused(device, &threads, 1, GPURTA_NOT_APPLICABLE, "1025 threads");
    refused(device, &none, 1, GPURTA_NOT_APPLICABLE,
            "key \"threads\" is missing; expected the threads of a block");
    refused(device, &shared, 1, GPURTA_NOT_APPLICABLE, "49153 bytes");
    refused(device, &grid, 1, GPURTA_LIMIT, "the grid is too large");
    refused(device, both, 2, GPURTA_LIMIT, "k2: the grid is too large");
    refused(device, &slow, 1, GPURTA_LIMIT, "the timeout is 60000 ms at scale 1");
    refused(device, &waves, 1, GPURTA_LIMIT, "at least 2 times");
    refused(device, &endless, 1, GPURTA_LIMIT, "2^58");
    refused(device, &nothing, 1, GPURTA_NOT_APPLICABLE, "less than a nanosecond");
    assert_clean(device);
}

/* All faults at once, as many as there is room for. */
static void test_all_refusals(void **const state)
{
    static const struct kernel kernels[] = {{NULL, 1, 1025, 49153, "1", NULL},
                                            {NULL, 1, 32, 0, "1", NULL},
                                            {NULL, 5, 1024, 0, "31s", NULL},
                                            {NULL, 1, 0, 0, "1e20s", NULL}};
    static const int64_t items[] = {0, 0, 2, 3, 3};
    gpurta_error error, fault[8];
    (void)state;
    gpurta_device *const device = open_device("fail=cuLaunchKernel:1:719");
    gpurta_program *const program = program_of(kernels, 4), *const good = program_of(paredes, 4);
    gpurta_program *empty;
    size_t n = 99;
    for (size_t room = 0; room <= 8; room++) {
        memset(fault, 0, sizeof fault);
        assert_ok(check_program(device, program, NULL, fault, room, &n, &error), &error);
        assert_int_equal(n, 5);
        for (size_t i = 0; i < 8; i++)
            assert_int_equal(fault[i].item, i < room && i < 5 ? items[i] : 0);
        for (size_t i = 0; i < 8; i++)
            assert_int_equal(fault[i].status == GPURTA_OK, i >= room || i >= 5);
    }
    assert_int_equal(fault[2].status, GPURTA_LIMIT);
    assert_non_null(strstr(fault[2].message, "2 times 31000 ms, and the timeout is 60000 ms"));
    assert_ok(check_program(device, good, NULL, NULL, 0, &n, &error), &error);
    assert_int_equal(n, 0);
    assert_ok(gpurta_program_create(&empty, &error), &error);
    assert_int_equal(check_program(device, empty, NULL, NULL, 0, &n, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(check_program(NULL, good, NULL, NULL, 0, &n, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(check_program(device, good, NULL, NULL, 1, &n, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(check_program(device, good, NULL, NULL, 0, NULL, &error),
                     GPURTA_INVALID_ARGUMENT);
    gpurta_program_destroy(empty);
    gpurta_program_destroy(good);
    gpurta_program_destroy(program);
    assert_clean(device);
}

/* Measures a kernel of 8 blocks of 512 threads that asks for so much; NULL, and why, if that is
 * refused. */
static gpurta_measurement *with_counts(gpurta_device *const device, const int64_t counts[10],
                                       gpurta_options *const options, gpurta_error *const error)
{
    static const struct kernel kernel = {NULL, 8, 0, 0, "1", NULL};
    gpurta_program *const program = program_of(&kernel, 1);
    gpurta_measurement *m = NULL;
    for (int c = GPURTA_OPERATION_THREADS; c < 10; c++)
        if (counts[c])
            assert_ok(
                gpurta_program_set_count(program, 0, (gpurta_operation_count)c, counts[c], error),
                error);
    const gpurta_status status = measure_program(&m, device, program, options, NULL, NULL, error);
    assert_int_equal(status, m ? GPURTA_OK : GPURTA_NOT_APPLICABLE);
    gpurta_program_destroy(program);
    return m;
}

/* 40 registers and 33 are allocated alike. */
static int64_t eights(const int64_t registers)
{
    return (registers + 7) / 8;
}

/* A kernel has the registers that are asked for, or as many as are allocated like them, also where
 * the compiler needs more or fewer than expected. Below those of the plain kernel (14), that has to
 * do. */
static void test_registers(void **const state)
{
    static const char *const devices[] = {"",
                                          "platform=v100",
                                          "compiler=9",
                                          "platform=v100,compiler=-9",
                                          "compiler=3,drift=1000",
                                          "platform=h100-sxm,compiler=14"};
    gpurta_options *const options = runs(1);
    (void)state;
    for (size_t d = 0; d < sizeof devices / sizeof devices[0]; d++) {
        gpurta_device *const device = open_device(devices[d]);
        for (int64_t wanted = 17; wanted <= 255; wanted += d == 0 && wanted < 64 ? 1 : 23) {
            const int64_t counts[10] = {
                [GPURTA_OPERATION_THREADS] = 128, [GPURTA_OPERATION_REGISTERS] = wanted};
            gpurta_error error;
            gpurta_measurement *const m = with_counts(device, counts, options, &error);
            if (!m && wanted <= 24 && strstr(devices[d], "compiler="))
                continue; /* the plain kernel has more */
            assert_non_null(m);
            assert_int_equal(eights(gpurta_measurement_used(m, 0, GPURTA_USED_REGISTERS)),
                             eights(wanted));
            assert_int_equal(gpurta_measurement_used(m, 0, GPURTA_USED_LOCAL_MEMORY), 0);
            gpurta_measurement_destroy(m);
        }
        assert_clean(device);
    }
    gpurta_options_destroy(options);
}

/* The plain kernel does for fewer registers than it has, where as many blocks fit an SM. */
static void test_few_registers(void **const state)
{
    static const int64_t wanted[] = {0, 8, 14, 16};
    gpurta_options *const options = runs(1);
    gpurta_error error;
    (void)state;
    gpurta_device *device = open_device("");
    for (size_t i = 0; i < 4; i++) {
        const int64_t counts[10] = {
            [GPURTA_OPERATION_THREADS] = 512, [GPURTA_OPERATION_REGISTERS] = wanted[i]};
        gpurta_measurement *const m = with_counts(device, counts, options, &error);
        assert_non_null(m);
        assert_int_equal(gpurta_measurement_used(m, 0, GPURTA_USED_REGISTERS), 14);
        gpurta_measurement_destroy(m);
    }
    assert_clean(device);
    device = open_device("compiler=40"); /* 50 registers: 2 blocks per SM, not 4 */
    const int64_t counts[10] = {
        [GPURTA_OPERATION_THREADS] = 512, [GPURTA_OPERATION_REGISTERS] = 16};
    assert_null(with_counts(device, counts, options, &error));
    assert_string_equal(error.message,
                        "k1: with 16 registers per thread an SM holds 4 blocks, but the spin "
                        "kernel has 50 registers, and an SM holds 2 of its blocks");
    assert_int_equal(error.item, 0);
    assert_clean(device);
    gpurta_options_destroy(options);
}

/* Shared memory dynamic or static, beyond 48 KiB too; local memory; carve-out. */
static void test_memory(void **const state)
{
    static const struct {
        int64_t shared, local, carveout, percent,
            fixed; /* asked for; fixed: static shared memory */
        int64_t used[5];
    } cases[] = {{1000, 0, 0, 0, 0, {14, 0, 0, 1000, GPURTA_NOT_KNOWN}},
                 {1000, 0, 0, 0, 1, {14, 0, 1000, 0, GPURTA_NOT_KNOWN}},
                 {60000, 0, 0, 0, 0, {14, 0, 0, 60000, GPURTA_NOT_KNOWN}},
                 {60000, 0, 0, 0, 1, {14, 0, 49152, 10848, GPURTA_NOT_KNOWN}},
                 {0, 1024, 0, 0, 0, {14, 1024, 0, 0, GPURTA_NOT_KNOWN}},
                 {0, 100, 0, 0, 0, {14, 104, 0, 0, GPURTA_NOT_KNOWN}},
                 {0, 0, 0, 50, 0, {14, 0, 0, 0, 50}},
                 {0, 0, 65536, 0, 0, {14, 0, 0, 0, 66}},     /* of 96 KiB: 66.7 percent */
                 {0, 0, 1 << 20, 0, 0, {14, 0, 0, 0, 1066}}, /* refused by the driver */
                 {0, 0, 1, 0, 0, {14, 0, 0, 0, 0}}};
    gpurta_options *const options = runs(1);
    gpurta_error error;
    (void)state;
    gpurta_device *const device = open_device("platform=v100");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const int64_t counts[10] = {[GPURTA_OPERATION_THREADS] = 128,
                                    [GPURTA_OPERATION_SHARED_MEMORY] = cases[i].shared,
                                    [GPURTA_OPERATION_LOCAL_MEMORY] = cases[i].local,
                                    [GPURTA_OPERATION_CARVEOUT] = cases[i].carveout,
                                    [GPURTA_OPERATION_CARVEOUT_PERCENT] = cases[i].percent};
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_MEASURE_STATIC_SHARED, cases[i].fixed,
                                     &error),
                  &error);
        gpurta_measurement *const m = with_counts(device, counts, options, &error);
        assert_non_null(m);
        for (int u = 0; u < 5; u++) {
            const int64_t used = gpurta_measurement_used(m, 0, (gpurta_used)u);
            if (cases[i].used[u] > 1000 && u == GPURTA_USED_CARVEOUT)
                assert_int_equal(used, 100); /* more than there is: all of it */
            else
                assert_int_equal(used, cases[i].used[u]);
        }
        gpurta_measurement_destroy(m);
    }
    gpurta_options_destroy(options);
    assert_clean(device);
}

/* A compiler that does not give what is asked for: refused, with figures. */
static void test_compiler(void **const state)
{
    static const struct {
        const char *settings;
        int64_t registers, local, fixed;
        const char *why;
    } cases[] = {
        {"compiler_gives=14", 40, 0, 0,
         "k1: a spin kernel with 33 to 40 registers per thread, 0 bytes of local memory and 0 "
         "bytes "
         "of static shared memory cannot be had: the driver's compiler gives 14 registers, 0 and 0 "
         "bytes"},
        {"compiler_gives=48", 56, 0, 0, "49 to 56 registers"},
        {"local=64", 40, 0, 0, "registers, 64 and 0 bytes"},
        {"local=16", 0, 32, 0, "any registers, 32 bytes of local memory"},
        {"static=4", 0, 0, 1000, "0 bytes of local memory and 1000 bytes of static shared"},
        {"", 0, 524292, 0, "k1: a thread has at most 512 KiB of local memory"},
    };
    gpurta_options *const options = runs(1);
    gpurta_error error;
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const int64_t counts[10] = {[GPURTA_OPERATION_THREADS] = 64,
                                    [GPURTA_OPERATION_REGISTERS] = cases[i].registers,
                                    [GPURTA_OPERATION_SHARED_MEMORY] = cases[i].fixed,
                                    [GPURTA_OPERATION_LOCAL_MEMORY] = cases[i].local};
        gpurta_device *const device = open_device(cases[i].settings);
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_MEASURE_STATIC_SHARED,
                                     cases[i].fixed != 0, &error),
                  &error);
        assert_null(with_counts(device, counts, options, &error));
        if (!strstr(error.message, cases[i].why))
            fail_msg("\"%s\" does not say \"%s\"", error.message, cases[i].why);
        assert_int_equal(error.item, 0);
        assert_clean(device);
    }
    gpurta_options_destroy(options);
}

/* What a kernel was given is what the fake device runs: 64 registers leave room for two blocks of
 * 512 threads on an SM of the TX2, local memory and carve-outs make kernels wait (U6, U5). */
static void test_footprints_run(void **const state)
{
    const int64_t counts[10] = {
        [GPURTA_OPERATION_THREADS] = 512, [GPURTA_OPERATION_REGISTERS] = 64};
    static const struct kernel two[] = {{"a", 1, 32, 0, "5", NULL}, {"b", 1, 32, 0, "5", "1"}};
    static const struct {
        gpurta_operation_count which;
        int64_t first, second, cold, end;
    } cases[] = {{GPURTA_OPERATION_LOCAL_MEMORY, 0, 0, 0, 6},
                 {GPURTA_OPERATION_LOCAL_MEMORY, 64, 64, 1, 6},
                 {GPURTA_OPERATION_LOCAL_MEMORY, 64, 128, 1, 10},
                 {GPURTA_OPERATION_LOCAL_MEMORY, 64, 128, 0, 6}, /* what has grown stays */
                 {GPURTA_OPERATION_CARVEOUT_PERCENT, 50, 50, 0, 6}};
    gpurta_options *const options = runs(1);
    gpurta_error error;
    (void)state;
    gpurta_device *device = open_device("");
    gpurta_measurement *m = with_counts(device, counts, options, &error);
    assert_non_null(m);
    assert_near(completion(m, 0), 2000000, 100000); /* 8 blocks, 4 at a time */
    gpurta_measurement_destroy(m);
    assert_clean(device);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        gpurta_program *const program = program_of(two, 2);
        device = open_device("platform=v100");
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_MEASURE_COLD, cases[i].cold, &error),
                  &error);
        for (size_t k = 0; k < 2; k++)
            assert_ok(gpurta_program_set_count(program, k, cases[i].which,
                                               k ? cases[i].second : cases[i].first, &error),
                      &error);
        m = NULL;
        assert_ok(measure_program(&m, device, program, options, NULL, NULL, &error), &error);
        assert_near(completion(m, 1), cases[i].end * 1000000, 100000);
        gpurta_measurement_destroy(m);
        gpurta_program_destroy(program);
        assert_clean(device);
    }
    gpurta_options_destroy(options);
}

/* ---- faults ---- */

static void cannot_open(const char *const driver, const char *const settings, const int64_t index,
                        const gpurta_status expected, const char *const why)
{
    gpurta_device *device = NULL;
    gpurta_error error;
    be(settings);
    assert_int_equal(gpurta_device_open(&device, driver, index, &error), expected);
    assert_null(device);
    if (!strstr(error.message, why))
        fail_msg("\"%s\" does not say \"%s\"", error.message, why);
}

static size_t times_in(const char *const text, const char *const part)
{
    size_t n = 0;
    for (const char *at = text; (at = strstr(at, part)); at++)
        n++;
    return n;
}

/* Each value of a spin kernel is declared, taken and used once, and no other. */
static void test_text_of_a_kernel(void **const state)
{
    (void)state;
    for (int64_t values = 0; values <= 12; values++)
        for (int64_t more = 0; more < 2; more++) {
            char *const text = spin_text(values, 40 * more, 16 * more, 32 * more), part[80];
            assert_non_null(text);
            snprintf(part, sizeof part, ".reg .b32 %%v<%lld>;", (long long)values);
            assert_int_equal(times_in(text, part), values > 0);
            for (int64_t i = 0; i < values; i++) {
                snprintf(part, sizeof part, "u32 %%v%lld, [%%rd2];", (long long)i);
                assert_int_equal(times_in(text, part), 1);
                snprintf(part, sizeof part, "mad.lo.u32 %%h2, %%h2, %%h1, %%v%lld;", (long long)i);
                assert_int_equal(times_in(text, part), 1);
            }
            assert_int_equal(times_in(text, "u32 %v"), values);
            assert_int_equal(times_in(text, "%h1, %v"), values);
            assert_int_equal(times_in(text, ".maxnreg 40\n"), more);
            assert_int_equal(times_in(text, "held_local[16];"), more);
            assert_int_equal(times_in(text, "held_shared[32];"), more);
            assert_int_equal(times_in(text, "st.global.u32 [%hd3], %h2;"), values || more);
            assert_int_equal(times_in(text, "//@declare"), 0);
            free(text);
        }
}

/* Registers of a warp come in units. */
static void test_registers_in_units(void **const state)
{
    static const struct {
        int64_t unit, asked, alike;
    } cases[] = {{256, 1, 8}, {256, 8, 8}, {256, 33, 40}, {512, 33, 48}, {256, 255, 255}};
    (void)state;
    gpurta_platform *platform;
    assert_ok(gpurta_platform_create(&platform, "jetson-tx2", NULL), NULL);
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
        assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_REGISTER_UNIT, cases[c].unit, NULL),
                  NULL);
        assert_int_equal(spin_alike(platform, cases[c].asked), cases[c].alike);
    }
    gpurta_platform_destroy(platform);
}

/* Numbers of cuda.h (12.4), which the fake driver takes from us. */
static void test_numbers_of_the_driver(void **const state)
{
    (void)state;
    static const struct {
        int ours, cuda;
    } all[] = {{CUDA_SUCCESS, 0},
               {CUDA_ERROR_INVALID_VALUE, 1},
               {CUDA_ERROR_NO_DEVICE, 100},
               {CUDA_ERROR_NOT_READY, 600},
               {CUDA_ERROR_UNKNOWN, 999},
               {ATTRIBUTE_THREADS_PER_BLOCK, 1},
               {ATTRIBUTE_GRID_X, 5},
               {ATTRIBUTE_SHARED_MEMORY_PER_BLOCK, 8},
               {ATTRIBUTE_REGISTERS_PER_BLOCK, 12},
               {ATTRIBUTE_SMS, 16},
               {ATTRIBUTE_THREADS_PER_SM, 39},
               {ATTRIBUTE_COPY_ENGINES, 40},
               {ATTRIBUTE_MAJOR, 75},
               {ATTRIBUTE_MINOR, 76},
               {ATTRIBUTE_SHARED_MEMORY_PER_SM, 81},
               {ATTRIBUTE_REGISTERS_PER_SM, 82},
               {ATTRIBUTE_SHARED_MEMORY_OPTIN, 97},
               {ATTRIBUTE_BLOCKS_PER_SM, 106},
               {ATTRIBUTE_SHARED_MEMORY_RESERVED, 111},
               {FUNCTION_STATIC_SHARED, 1},
               {FUNCTION_LOCAL, 3},
               {FUNCTION_REGISTERS, 4},
               {FUNCTION_DYNAMIC_SHARED, 8},
               {FUNCTION_CARVEOUT, 9},
               {CARVEOUT_DRIVER, -1},
               {JIT_ERROR_LOG, 5},
               {JIT_ERROR_LOG_SIZE, 6},
               {STREAM_BLOCKING, 0},
               {STREAM_NON_BLOCKING, 1},
               {EVENT_DEFAULT, 0},
               {RESOURCE_SM, 1},
               {GREEN_DEFAULT_STREAM, 1}};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        assert_int_equal(all[i].ours, all[i].cuda);
    assert_int_equal(offsetof(CUdevResource, of), 96);
    assert_int_equal(sizeof(CUdevResource), 144);
}

/* The clock that real drivers are measured with, whose nanoseconds begin anew every second. */
static void test_host_clock(void **const state)
{
    (void)state;
    struct timespec t;
    for (int i = 0; i < 100; i++) {
        clock_gettime(CLOCK_MONOTONIC, &t);
        const int64_t between = host_clock();
        const int64_t before = t.tv_sec * INT64_C(1000000000) + t.tv_nsec;
        clock_gettime(CLOCK_MONOTONIC, &t);
        assert_true(before <= between && between <= t.tv_sec * INT64_C(1000000000) + t.tv_nsec);
    }
    const int64_t start = host_clock();
    host_sleep(2000000);
    assert_true(host_clock() - start >= 2000000);
}

static void test_no_device(void **const state)
{
    (void)state;
    cannot_open("/nowhere/libcuda.so.1", "", 0, GPURTA_UNAVAILABLE, "no CUDA driver");
    cannot_open(FAKE_CUDA "/fake_cuda_lacking/libcuda.so.1", "", 0, GPURTA_UNAVAILABLE,
                "no entry point cuStreamQuery");
    cannot_open(DRIVER, "fail=cuInit:1:100", 0, GPURTA_UNAVAILABLE, "no CUDA device");
    cannot_open(DRIVER, "fail=cuInit:1:999", 0, GPURTA_UNAVAILABLE,
                "cuInit failed: CUDA_ERROR_UNKNOWN (999");
    cannot_open(DRIVER, "devices=0", 0, GPURTA_UNAVAILABLE, "no CUDA device");
    cannot_open(DRIVER, "devices=2", 2, GPURTA_OUT_OF_RANGE, "numbered 0 to 1");
    cannot_open(DRIVER, "", -1, GPURTA_OUT_OF_RANGE, "no device -1");
    cannot_open(DRIVER, "fail=cuModuleLoadDataEx:1:218", 0, GPURTA_UNAVAILABLE,
                "the fake compiler was told to fail");
    cannot_open(DRIVER, "fail=cuMemAlloc_v2:1:2", 0, GPURTA_UNAVAILABLE,
                "cuMemAlloc failed: CUDA_ERROR_OUT_OF_MEMORY (2, out of memory)");
    assert_int_equal(left_behind(), 0);
    assert_int_equal(gpurta_device_open(NULL, DRIVER, 0, NULL), GPURTA_INVALID_ARGUMENT);
    gpurta_device_close(NULL);
}

/* Opens, measures two kernels and two copies twice, closes. */
static gpurta_status all_of_it(gpurta_error *const error)
{
    static const struct kernel kernels[] = {{"a", 5, 1024, 0, "1", NULL},
                                            {"default", 1, 32, 0, "1", "500us"}};
    gpurta_program *const program = program_of(kernels, 2);
    gpurta_options *const options = runs(2);
    gpurta_device *device = NULL;
    gpurta_measurement *m = NULL;
    mpq_t time;
    time_init(time, "1");
    assert_ok(gpurta_program_set_count(program, 1, GPURTA_OPERATION_REGISTERS, 40, error), error);
    assert_ok(gpurta_program_set_count(program, 1, GPURTA_OPERATION_CARVEOUT_PERCENT, 50, error),
              error);
    for (size_t i = 2; i < 4; i++) {
        assert_ok(gpurta_program_add_copy(program, NULL, time, error), error);
        assert_ok(gpurta_program_set_count(program, i, GPURTA_OPERATION_BYTES, 10000, error),
                  error);
    }
    assert_ok(gpurta_program_set_count(program, 3, GPURTA_OPERATION_DIRECTION,
                                       GPURTA_COPY_DEVICE_TO_DEVICE, error),
              error);
    gpurta_status status = gpurta_device_open(&device, DRIVER, 0, error);
    if (status == GPURTA_OK)
        status = measure_program(&m, device, program, options, NULL, NULL, error);
    assert_true((m != NULL) == (status == GPURTA_OK));
    gpurta_measurement_destroy(m);
    gpurta_device_close(device);
    gpurta_options_destroy(options);
    gpurta_program_destroy(program);
    mpq_clear(time);
    return status;
}

/* Every call of every entry point fails once: the message names it, and nothing is left. */
static void test_every_call_fails(void **const state)
{
    static const struct {
        const char *name, *told;
        size_t least; /* how often it is called, at least */
    } calls[] = {{"cuInit", "cuInit", 1},
                 {"cuDriverGetVersion", "cuDriverGetVersion", 1},
                 {"cuDeviceGetCount", "cuDeviceGetCount", 1},
                 {"cuDeviceGet", "cuDeviceGet", 1},
                 {"cuDeviceGetName", "cuDeviceGetName", 1},
                 {"cuDeviceGetPCIBusId", "cuDeviceGetPCIBusId", 1},
                 {"cuDeviceGetAttribute", "cuDeviceGetAttribute", 13},
                 {"cuCtxCreate_v2", "cuCtxCreate", 1},
                 {"cuCtxPushCurrent_v2", "cuCtxPushCurrent", 1},
                 {"cuCtxPopCurrent_v2", "cuCtxPopCurrent", 2},
                 {"cuCtxGetStreamPriorityRange", "cuCtxGetStreamPriorityRange", 1},
                 {"cuModuleLoadDataEx", "cuModuleLoadDataEx", 2},
                 {"cuModuleGetFunction", "cuModuleGetFunction", 4},
                 {"cuFuncGetAttribute", "cuFuncGetAttribute", 7},
                 {"cuFuncSetAttribute", "cuFuncSetAttribute", 3},
                 {"cuMemAlloc_v2", "cuMemAlloc", 4},
                 {"cuMemHostAlloc", "cuMemHostAlloc", 3},
                 {"cuMemsetD8Async", "cuMemsetD8Async", 3},
                 {"cuMemcpyHtoDAsync_v2", "cuMemcpyHtoDAsync", 4},
                 {"cuMemcpyDtoHAsync_v2", "cuMemcpyDtoHAsync", 4},
                 {"cuMemcpyDtoDAsync_v2", "cuMemcpyDtoDAsync", 3},
                 {"cuStreamCreateWithPriority", "cuStreamCreateWithPriority", 3},
                 {"cuStreamQuery", "cuStreamQuery", 30},
                 {"cuEventCreate", "cuEventCreate", 2},
                 {"cuEventRecord", "cuEventRecord", 6},
                 {"cuEventElapsedTime", "cuEventElapsedTime", 2},
                 {"cuLaunchKernel", "cuLaunchKernel", 30}};
    (void)state;
    for (size_t c = 0; c < sizeof calls / sizeof calls[0]; c++)
        for (size_t n = 1;; n++) {
            char settings[100];
            gpurta_error error;
            snprintf(settings, sizeof settings, "fail=%s:%zu:719", calls[c].name, n);
            be(settings);
            const gpurta_status status = all_of_it(&error);
            assert_int_equal(left_behind(), 0);
            if (status == GPURTA_OK) { /* it was called less often */
                assert_true(n > calls[c].least);
                break;
            }
            assert_int_equal(status, GPURTA_UNAVAILABLE);
            if (!strstr(error.message, calls[c].told) ||
                !strstr(error.message, "CUDA_ERROR_LAUNCH_FAILED"))
                fail_msg("call %zu of %s: \"%s\"", n, calls[c].name, error.message);
            if (n > 200)
                n += 37; /* polling: some of the many */
        }
}

/* Only what an old driver may not know may be refused, and only as an invalid value. */
static void test_attributes(void **const state)
{
    (void)state;
    size_t opened = 0;
    for (int n = 1; n <= 13; n++) {
        char settings[60];
        gpurta_error error;
        gpurta_device *device = NULL;
        snprintf(settings, sizeof settings, "fail=cuDeviceGetAttribute:%d:1", n);
        be(settings);
        const gpurta_status status = gpurta_device_open(&device, DRIVER, 0, &error);
        assert_int_equal(status, n == 10 || n >= 12 ? GPURTA_OK : GPURTA_UNAVAILABLE);
        opened += status == GPURTA_OK;
        assert_clean(device);
    }
    assert_int_equal(opened, 3);
}

/* Freeing may fail too: told if nothing else was, and the rest is freed. */
static void test_every_release_fails(void **const state)
{
    static const char *const calls[] = {"cuMemFree_v2", "cuMemFreeHost", "cuStreamDestroy_v2",
                                        "cuEventDestroy_v2", "cuModuleUnload"};
    (void)state;
    for (size_t c = 0; c < sizeof calls / sizeof calls[0]; c++) {
        char settings[100];
        gpurta_error error;
        snprintf(settings, sizeof settings, "fail=%s:1:719", calls[c]);
        be(settings);
        assert_int_equal(all_of_it(&error), GPURTA_UNAVAILABLE);
        assert_non_null(strstr(error.message, "CUDA_ERROR_LAUNCH_FAILED"));
        assert_int_equal(left_behind(), 0);
    }
}

/* The device is lost at every moment: everything fails from then on. */
static void test_device_lost(void **const state)
{
    (void)state;
    size_t lost = 0;
    for (size_t n = 1;; n += n < 60 ? 1 : 41) {
        char settings[60];
        gpurta_error error;
        snprintf(settings, sizeof settings, "lost=%zu", n);
        be(settings);
        const gpurta_status status = all_of_it(&error);
        assert_int_equal(left_behind(), 0);
        if (status == GPURTA_OK)
            break;
        assert_int_equal(status, GPURTA_UNAVAILABLE);
        lost++;
    }
    assert_true(lost > 60);
}

/* A kernel that never ends is stopped, told of, and the device can be used again. */
static void test_hang(void **const state)
{
    (void)state;
    for (int n = 1; n <= 12; n++) { /* 1 is the warm-up */
        char settings[60];
        gpurta_error error;
        gpurta_measurement *m = NULL;
        snprintf(settings, sizeof settings, "hang=%d", n);
        gpurta_device *const device = open_device(settings);
        gpurta_program *const program = program_of(paredes, PAREDES);
        gpurta_options *const options = runs(2);
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_MEASURE_TIMEOUT, 500, &error), &error);
        assert_int_equal(measure_program(&m, device, program, options, NULL, NULL, &error),
                         GPURTA_UNAVAILABLE);
        assert_null(m);
        assert_non_null(strstr(error.message, n == 1 ? "the warm-up still ran 501 ms"
                                                     : "500 ms after the last launch"));
        assert_non_null(strstr(error.message, "was stopped"));
        assert_ok(measure_program(&m, device, program, options, NULL, NULL, &error), &error);
        gpurta_measurement_destroy(m);
        gpurta_options_destroy(options);
        gpurta_program_destroy(program);
        assert_clean(device);
    }
}

/* A kernel does not even stop: no call may wait, so the device is left. */
static void test_stuck(void **const state)
{
    static const char *const settings[] = {"stuck=1", "stuck=4", "stuck=7"};
    (void)state;
    for (size_t s = 0; s < sizeof settings / sizeof settings[0]; s++) {
        gpurta_error error;
        gpurta_measurement *m = NULL;
        gpurta_device *const device = open_device(settings[s]);
        gpurta_program *const program = program_of(paredes, PAREDES);
        assert_int_equal(measure_program(&m, device, program, NULL, NULL, NULL, &error),
                         GPURTA_UNAVAILABLE);
        assert_int_equal(measure_program(&m, device, program, NULL, NULL, NULL, &error),
                         GPURTA_UNAVAILABLE);
        assert_non_null(strstr(error.message, "could not be stopped"));
        gpurta_program_destroy(program);
        gpurta_device_close(device);
    }
}

/* Two devices of one thread, used in turns, and closed in the order of opening. */
static void test_two_devices(void **const state)
{
    gpurta_device *device[2] = {NULL, NULL};
    gpurta_error error;
    (void)state;
    be("devices=2");
    for (int i = 0; i < 2; i++)
        assert_ok(gpurta_device_open(&device[i], DRIVER, i, &error), &error);
    for (int i = 0; i < 4; i++) {
        gpurta_measurement *const m = measure(device[i % 2], paredes, PAREDES, 1);
        assert_int_equal(gpurta_measurement_fact(m, GPURTA_FACT_INDEX), i % 2);
        gpurta_measurement_destroy(m);
    }
    gpurta_device_close(device[0]);
    gpurta_measurement_destroy(measure(device[1], paredes, PAREDES, 1));
    assert_clean(device[1]);
}

/* A call fails while kernels run, `settings` says which and how often; one may never end by itself.
 * Nothing is freed that is still used (the fake driver aborts then), and nothing stays. A device
 * that can still be used, can. Returns whether it was stuck. */
static bool fails_while_running(const char *const settings, const bool once,
                                const gpurta_program *const program,
                                const gpurta_options *const options)
{
    gpurta_device *device = NULL;
    gpurta_measurement *m = NULL;
    gpurta_error error;
    gpurta_status status = GPURTA_UNAVAILABLE;
    be(settings);
    if (gpurta_device_open(&device, DRIVER, 0, &error) == GPURTA_OK)
        for (int i = 0; i < 3 && status != GPURTA_OK; i++)
            status = measure_program(&m, device, program, options, NULL, NULL, &error);
    const bool stuck = status != GPURTA_OK && strstr(error.message, "could not be stopped");
    if (device && once)
        assert_ok(status, &error);
    gpurta_measurement_destroy(m);
    gpurta_device_close(device);
    if (!stuck)
        assert_int_equal(left_behind(), 0);
    return stuck;
}

static void test_failures_while_running(void **const state)
{
    static const char *const calls[] = {"cuMemcpyHtoDAsync_v2", "cuMemcpyDtoHAsync_v2",
                                        "cuMemsetD8Async",      "cuStreamQuery",
                                        "cuEventRecord",        "cuLaunchKernel"};
    static const int times[] = {1, 2, 1000000};
    static const int hangs[] = {0, 1, 4};
    gpurta_program *const program = program_of(paredes, PAREDES);
    gpurta_options *const options = runs(1);
    gpurta_error error;
    size_t stuck = 0;
    mpq_t time;
    (void)state;
    time_init(time, "1");
    assert_ok(gpurta_program_add_copy(program, NULL, time, &error), &error);
    assert_ok(gpurta_program_set_count(program, PAREDES, GPURTA_OPERATION_BYTES, 10000000, &error),
              &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_MEASURE_TIMEOUT, 100, &error), &error);
    for (size_t t = 0; t < sizeof times / sizeof times[0]; t++)
        for (size_t c = 0; c < sizeof calls / sizeof calls[0]; c++)
            for (size_t h = 0; h < sizeof hangs / sizeof hangs[0]; h++)
                for (int n = 1; n < 120; n += (n < 10 ? 1 : 29) * (cases(60) < 40 ? 3 : 1)) {
                    char settings[120];
                    snprintf(settings, sizeof settings, "hang=%d,fail=%s:%d:2,fail_times=%d",
                             hangs[h], calls[c], n, times[t]);
                    stuck += fails_while_running(settings, times[t] == 1, program, options);
                }
    assert_true(stuck > 0); /* no copy can tell it to stop */
    mpq_clear(time);
    gpurta_options_destroy(options);
    gpurta_program_destroy(program);
}

static int end_at(void *const context, const int64_t run, const int64_t total)
{
    assert_int_equal(total, 3);
    return run == *(int64_t *)context;
}

static void test_ended_by_progress(void **const state)
{
    (void)state;
    for (int64_t at = 0; at <= 4; at++) {
        gpurta_device *const device = open_device("");
        gpurta_program *const program = program_of(paredes, PAREDES);
        gpurta_options *const options = runs(3);
        gpurta_measurement *m = NULL;
        assert_int_equal(measure_program(&m, device, program, options, end_at, (void *)&at, NULL),
                         at == 4 ? GPURTA_OK : GPURTA_LIMIT);
        gpurta_measurement_destroy(m);
        gpurta_options_destroy(options);
        gpurta_program_destroy(program);
        assert_clean(device);
    }
}

/* NVML tells clock rates; the fake one has no memory clock. */
static void test_clock_rates(void **const state)
{
    (void)state;
    setenv("GPURTA_FAKE_NVML", "1300 1122", 1);
    gpurta_device *const device = open_device("");
    gpurta_measurement *const m = measure(device, paredes, PAREDES, 1);
    unsetenv("GPURTA_FAKE_NVML");
    assert_string_equal(gpurta_measurement_note(m, GPURTA_NOTE_CLOCK_SOURCE), "nvml");
    assert_int_equal(gpurta_measurement_fact(m, GPURTA_FACT_SM_CLOCK_BEFORE_KHZ), 1300000);
    assert_int_equal(gpurta_measurement_fact(m, GPURTA_FACT_SM_CLOCK_AFTER_KHZ), 1122000);
    assert_int_equal(gpurta_measurement_fact(m, GPURTA_FACT_MEMORY_CLOCK_AFTER_KHZ),
                     GPURTA_NOT_KNOWN);
    assert_non_null(strstr(gpurta_measurement_note(m, GPURTA_NOTE_NOT_READ), "memory clock"));
    gpurta_measurement_destroy(m);
    assert_clean(device);
}

/* ---- measurements as data ---- */

static gpurta_status record(gpurta_measurement *const m, const size_t run, const size_t operation,
                            const int64_t completion, const size_t blocks, const int64_t *const sm,
                            const int64_t *const start, const int64_t *const end,
                            gpurta_error *const error)
{
    const gpurta_observation observed = {.size = sizeof observed,
                                         .run = run,
                                         .operation = operation,
                                         .launched = 3,
                                         .completion = completion,
                                         .blocks = blocks,
                                         .sm = sm,
                                         .start = start,
                                         .end = end};
    return gpurta_measurement_record(m, &observed, error);
}

/* A record of an earlier version that lacks members, none at all, no measurement. */
static void test_records_refused(void **const state)
{
    gpurta_measurement *m = NULL;
    gpurta_error error;
    const gpurta_observation observed = {.size = sizeof observed - 1};
    (void)state;
    assert_ok(gpurta_measurement_create(&m, 1, 1, &error), &error);
    assert_int_equal(gpurta_measurement_record(m, &observed, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_measurement_record(m, NULL, &error), GPURTA_INVALID_ARGUMENT);
    assert_false(gpurta_measurement_operation(m, 0, 0, NULL, NULL));
    assert_int_equal(record(NULL, 0, 0, 0, 0, NULL, NULL, NULL, &error), GPURTA_INVALID_ARGUMENT);
    gpurta_measurement_destroy(m);
}

static void test_records(void **const state)
{
    gpurta_measurement *m = NULL;
    gpurta_error error;
    const int64_t sm[2] = {1, 0}, start[2] = {-5, 10}, end[2] = {20, 30};
    int64_t a, b, c;
    (void)state;
    assert_int_equal(gpurta_measurement_create(&m, 0, 1, &error), GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_measurement_create(&m, 1, 0, &error), GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_measurement_create(&m, SIZE_MAX, SIZE_MAX, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_measurement_create(NULL, 1, 1, &error), GPURTA_INVALID_ARGUMENT);
    assert_ok(gpurta_measurement_create(&m, 2, 3, &error), &error);
    assert_int_equal(gpurta_measurement_completion(m, 1, &a, &b, &c, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_measurement_operation(m, 0, 1, &a, &b), 0);
    for (size_t run = 0; run < 3; run++)
        assert_ok(record(m, run, 1, 30 - 10 * (int64_t)run, 2, sm, start, end, &error), &error);
    assert_ok(gpurta_measurement_completion(m, 1, &a, &b, &c, &error), &error);
    assert_int_equal(a, 10);
    assert_int_equal(b, 20);
    assert_int_equal(c, 30);
    assert_true(gpurta_measurement_block(m, 2, 1, 1, &a, &b, &c));
    assert_int_equal(a, 0);
    assert_int_equal(b, 10);
    assert_int_equal(c, 30);
    assert_false(gpurta_measurement_block(m, 2, 1, 2, &a, &b, &c));
    assert_false(gpurta_measurement_block(m, 3, 1, 0, &a, &b, &c));
    assert_int_equal(record(m, 3, 1, 0, 0, NULL, NULL, NULL, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(record(m, 0, 0, INT64_MAX, 0, NULL, NULL, NULL, &error), GPURTA_OUT_OF_RANGE);
    assert_int_equal(record(m, 0, 0, 0, 1, start, start, end, &error),
                     GPURTA_OUT_OF_RANGE); /* SM -5 */
    const int64_t far = (int64_t)1 << 61, edges[4] = {-far, far, -far - 1, far + 1};
    assert_ok(record(m, 0, 0, -far, 1, sm, &edges[0], &edges[1], &error), &error);
    assert_ok(record(m, 0, 0, far, 1, sm, &edges[0], &edges[1], &error), &error);
    assert_int_equal(record(m, 0, 0, -far - 1, 0, NULL, NULL, NULL, &error), GPURTA_OUT_OF_RANGE);
    assert_int_equal(record(m, 0, 0, INT64_MIN, 0, NULL, NULL, NULL, &error), GPURTA_OUT_OF_RANGE);
    assert_int_equal(record(m, 0, 0, far + 1, 0, NULL, NULL, NULL, &error), GPURTA_OUT_OF_RANGE);
    assert_int_equal(record(m, 0, 0, 0, 1, sm, &edges[2], end, &error), GPURTA_OUT_OF_RANGE);
    assert_int_equal(record(m, 0, 0, 0, 1, sm, start, &edges[3], &error), GPURTA_OUT_OF_RANGE);
    assert_true(gpurta_measurement_operation(m, 0, 0, NULL, &b)); /* the last one that was taken */
    assert_true(b == far);
    assert_ok(gpurta_measurement_set_note(m, GPURTA_NOTE_NAME, "x", &error), &error);
    assert_ok(gpurta_measurement_set_note(m, GPURTA_NOTE_NAME, "y", &error), &error);
    assert_string_equal(gpurta_measurement_note(m, GPURTA_NOTE_NAME), "y");
    assert_int_equal(gpurta_measurement_set_fact(m, (gpurta_fact)99, 1, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_measurement_set_note(m, (gpurta_note)99, "", &error),
                     GPURTA_INVALID_ARGUMENT);
    gpurta_measurement_destroy(m);
    gpurta_measurement_destroy(NULL);
    assert_int_equal(gpurta_measurement_count(NULL), 0);
}

/* The platform of every fake device has the limits of the platform that it fakes. */
static void test_platforms(void **const state)
{
    (void)state;
    for (size_t i = 0; gpurta_platform_builtin(i); i++) {
        char settings[80];
        gpurta_platform *real, *told;
        gpurta_error error;
        assert_ok(gpurta_platform_create(&real, gpurta_platform_builtin(i), &error), &error);
        if (gpurta_platform_get(real, GPURTA_PLATFORM_SMS) == 0) {
            gpurta_platform_destroy(real);
            continue;
        }
        snprintf(settings, sizeof settings, "platform=%s", gpurta_platform_builtin(i));
        gpurta_device *const device = open_device(settings);
        gpurta_measurement *const m =
            measure(device, (const struct kernel[]){{NULL, 1, 32, 0, "1", NULL}}, 1, 1);
        assert_ok(gpurta_measurement_platform(&told, m, &error), &error);
        for (int64_t threads = 32; threads <= 1024; threads += 96)
            for (int64_t shared = 0; shared <= 49152; shared += 7000) {
                int64_t a = 0, b = 0;
                assert_ok(gpurta_occupancy_blocks_per_sm(&a, real, threads, 20, shared, &error),
                          &error);
                assert_ok(gpurta_occupancy_blocks_per_sm(&b, told, threads, 20, shared, &error),
                          &error);
                assert_int_equal(a, b);
                assert_int_equal(gpurta_platform_get(real, GPURTA_PLATFORM_SMS),
                                 gpurta_platform_get(told, GPURTA_PLATFORM_SMS));
            }
        gpurta_platform_destroy(real);
        gpurta_platform_destroy(told);
        gpurta_measurement_destroy(m);
        assert_clean(device);
    }
}

/* A compute capability that no table has yet. */
static void test_unknown_capability(void **const state)
{
    static const struct {
        gpurta_fact fact;
        int64_t value;
    } facts[] = {{GPURTA_FACT_COMPUTE_CAPABILITY_MAJOR, 99},
                 {GPURTA_FACT_COMPUTE_CAPABILITY_MINOR, 9},
                 {GPURTA_FACT_SMS, 7},
                 {GPURTA_FACT_THREADS_PER_SM, 2048},
                 {GPURTA_FACT_BLOCKS_PER_SM, 32},
                 {GPURTA_FACT_THREADS_PER_BLOCK, 1024},
                 {GPURTA_FACT_REGISTERS_PER_SM, 65536},
                 {GPURTA_FACT_REGISTERS_PER_BLOCK, 65536},
                 {GPURTA_FACT_SHARED_MEMORY_PER_SM, 102400},
                 {GPURTA_FACT_SHARED_MEMORY_PER_BLOCK, 49152}};
    gpurta_measurement *m;
    gpurta_platform *platform = NULL;
    gpurta_error error;
    int64_t slots;
    (void)state;
    assert_ok(gpurta_measurement_create(&m, 1, 1, &error), &error);
    for (size_t i = 0; i < sizeof facts / sizeof facts[0]; i++) {
        assert_int_equal(gpurta_measurement_platform(&platform, m, &error), GPURTA_NOT_APPLICABLE);
        assert_null(platform);
        assert_ok(gpurta_measurement_set_fact(m, facts[i].fact, facts[i].value, &error), &error);
    }
    assert_ok(gpurta_measurement_platform(&platform, m, &error), &error);
    assert_ok(gpurta_occupancy_blocks_per_sm(&slots, platform, 512, 0, 0, &error), &error);
    assert_int_equal(slots * gpurta_platform_get(platform, GPURTA_PLATFORM_SMS), 28);
    gpurta_platform_destroy(platform);
    gpurta_measurement_destroy(m);
}

/* ---- memory ---- */

struct once {
    gpurta_program *program;
    gpurta_model *model;
};

static gpurta_status measure_once(void *const context)
{
    const struct once *const once = context;
    gpurta_device *device = NULL;
    gpurta_measurement *m = NULL;
    gpurta_platform *platform = NULL;
    gpurta_error error;
    gpurta_status status = gpurta_device_open(&device, DRIVER, 0, &error);
    size_t faults;
    if (status == GPURTA_OK)
        status = gpurta_measure_check(device, once->model, NULL, NULL, 0, &faults, &error);
    if (status == GPURTA_OK)
        status = gpurta_measure(&m, device, once->model, NULL, NULL, NULL, &error);
    if (status == GPURTA_OK)
        status = gpurta_measurement_completion(m, 0, NULL, NULL, NULL, &error);
    if (status == GPURTA_OK)
        status = gpurta_measurement_platform(&platform, m, &error);
    gpurta_platform_destroy(platform);
    gpurta_measurement_destroy(m);
    gpurta_device_close(device);
    assert_int_equal(left_behind(), 0);
    return status;
}

static void test_allocations(void **const state)
{
    (void)state;
    struct once once = {program_of(paredes, PAREDES), NULL};
    gpurta_error error;
    assert_ok(gpurta_program_set_count(once.program, 1, GPURTA_OPERATION_REGISTERS, 30, &error),
              &error);
    once.model = model_of(once.program);
    be("");
    alloc_fail_each(measure_once, &once);
    gpurta_model_destroy(once.model);
    gpurta_program_destroy(once.program);
}

/* ---- partitions ---- */

static gpurta_program *two_partitions(const int64_t first, const int64_t second)
{
    static const struct kernel two[] = {{"a", 16, 1024, 0, "5", NULL},
                                        {"b", 32, 1024, 0, "5", NULL}};
    gpurta_program *const program = program_of(two, 2);
    gpurta_error error;
    assert_ok(gpurta_program_add_partition(program, "A", first, NULL, &error), &error);
    assert_ok(gpurta_program_add_partition(program, "B", second, NULL, &error), &error);
    assert_ok(gpurta_program_set_stream_partition(program, "a", 0, &error), &error);
    assert_ok(gpurta_program_set_stream_partition(program, "b", 1, &error), &error);
    return program;
}

/* 4 SMs hold 8 of 16 blocks at a time, 8 SMs 16 of 32: two waves each, on SMs of their own. */
static void test_partitions(void **const state)
{
    gpurta_program *const program = two_partitions(4, 8);
    gpurta_options *const options = runs(2);
    gpurta_measurement *m = NULL;
    gpurta_error error;
    int64_t sm;
    (void)state;
    gpurta_device *const device = open_device("platform=v100");
    assert_ok(measure_program(&m, device, program, options, NULL, NULL, &error), &error);
    assert_near(completion(m, 0), 10000000, 100000);
    assert_near(completion(m, 1), 10000000, 100000);
    for (size_t k = 0; gpurta_measurement_block(m, 1, 0, k, &sm, NULL, NULL); k++)
        assert_true(sm < 4);
    for (size_t k = 0; gpurta_measurement_block(m, 1, 1, k, &sm, NULL, NULL); k++)
        assert_true(sm >= 4 && sm < 12);
    gpurta_measurement_destroy(m);
    gpurta_options_destroy(options);
    gpurta_program_destroy(program);
    assert_clean(device);
}

static void test_partition_faults(void **const state)
{
    static const char *const calls[] = {
        "cuDevicePrimaryCtxRetain",  "cuDeviceGetDevResource", "cuDevSmResourceSplitByCount",
        "cuDevResourceGenerateDesc", "cuGreenCtxCreate",       "cuCtxFromGreenCtx",
        "cuModuleLoadDataEx",        "cuCtxPushCurrent_v2",    "cuLaunchKernel",
        "cuStreamCreateWithPriority"};
    struct once once = {two_partitions(4, 8), NULL};
    (void)state;
    once.model = model_of(once.program);
    for (size_t c = 0; c < sizeof calls / sizeof calls[0]; c++)
        for (int n = 1; n < 5000; n += 1 + n / 10) {
            char settings[100];
            snprintf(settings, sizeof settings, "platform=v100,fail=%s:%d:2", calls[c], n);
            be(settings);
            const gpurta_status status = measure_once(&once);
            assert_int_equal(left_behind(), 0);
            if (status == GPURTA_OK)
                break;
            assert_int_equal(status, GPURTA_UNAVAILABLE);
            assert_true(n < 4000);
        }
    be("platform=v100");
    alloc_fail_each(measure_once, &once);
    gpurta_model_destroy(once.model);
    gpurta_program_destroy(once.program);
}

/* ---- channels ---- */

static gpurta_channel *open_channel(gpurta_device *const device, const size_t jobs)
{
    gpurta_channel *channel = NULL;
    gpurta_error error;
    assert_ok(gpurta_channel_open(&channel, device, jobs, &error), &error);
    assert_ok(gpurta_channel_begin(channel, &error), &error);
    return channel;
}

/* Waits for all jobs. */
static void assert_idle(gpurta_channel *const channel)
{
    bool idle = false;
    gpurta_error error;
    assert_ok(gpurta_channel_wait(channel, 60000000000, &idle, &error), &error);
    assert_true(idle);
}

static void test_channel(void **const state)
{
    (void)state;
    gpurta_device *const device = open_device("offset=987654321987,drift=20000");
    gpurta_channel *const channel = open_channel(device, 3);
    const int64_t at = gpurta_device_clock(device) + 5000000;
    gpurta_channel_seen first = {.size = sizeof first}, second = first;
    int64_t uncertainty = 0;
    gpurta_error error;
    assert_ok(gpurta_channel_submit(channel, at, 4000000, &error), &error);
    assert_ok(gpurta_channel_submit(channel, 0, 3000000, &error), &error);
    assert_idle(channel);
    assert_ok(gpurta_channel_end(channel, &uncertainty, &error), &error);
    assert_true(gpurta_channel_job(channel, 0, &first) && gpurta_channel_job(channel, 1, &second));
    assert_false(gpurta_channel_job(channel, 2, &second));
    assert_true(first.launched >= at && uncertainty > 0 && uncertainty < 20000);
    assert_near(first.start - first.launched, 4000, uncertainty);
    assert_near(first.end - first.start, 4000000, 2 * uncertainty);
    assert_near(second.start, first.end, 2 * uncertainty);
    assert_true(first.waited == 0 && first.turns >= 1 && !first.stopped);
    assert_true(first.demand == 4000000 && second.demand == 3000000);
    gpurta_channel_close(channel);
    assert_clean(device);
}

static void test_channel_stops(void **const state)
{
    (void)state;
    gpurta_device *const device = open_device("");
    gpurta_channel *const channel = open_channel(device, 1);
    gpurta_channel_seen observed = {.size = sizeof observed};
    int64_t uncertainty;
    bool idle = true;
    gpurta_error error;
    assert_ok(gpurta_channel_submit(channel, 0, 0, &error), &error);
    assert_ok(gpurta_channel_wait(channel, 20000000, &idle, &error), &error);
    assert_false(idle);
    assert_ok(gpurta_channel_stop(channel, &error), &error);
    assert_idle(channel);
    assert_ok(gpurta_channel_end(channel, &uncertainty, &error), &error);
    assert_true(gpurta_channel_job(channel, 0, &observed) && observed.stopped == 1);
    assert_true(observed.end - observed.start >= 20000000);
    assert_ok(gpurta_channel_begin(channel, &error), &error); /* goes on */
    assert_ok(gpurta_channel_submit(channel, 0, 0, &error), &error);
    gpurta_channel_close(channel); /* stops it, too */
    assert_clean(device);
}

static void test_channel_refusals(void **const state)
{
    (void)state;
    gpurta_device *device = open_device("resolution=400000");
    gpurta_channel *channel = NULL;
    gpurta_error error;
    assert_int_equal(gpurta_channel_open(&channel, device, 1, &error), GPURTA_NOT_APPLICABLE);
    assert_int_equal(gpurta_channel_open(&channel, device, 0, &error), GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_channel_open(&channel, NULL, 1, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_channel_begin(NULL, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_channel_wait(NULL, 1, NULL, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_channel_end(NULL, NULL, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_device_clock(NULL), 0);
    gpurta_channel_close(NULL);
    assert_clean(device);
    device = open_device("");
    channel = open_channel(device, 1);
    assert_int_equal(gpurta_channel_submit(channel, 0, -1, &error), GPURTA_OUT_OF_RANGE);
    assert_ok(gpurta_channel_submit(channel, 0, 1000, &error), &error);
    assert_int_equal(gpurta_channel_submit(channel, 0, 1000, &error), GPURTA_LIMIT);
    gpurta_channel_close(channel);
    assert_clean(device);
}

static gpurta_status channel_once(void *const message)
{
    gpurta_error *const error = message;
    gpurta_device *device = NULL;
    gpurta_channel *channel = NULL;
    int64_t uncertainty;
    bool idle;
    gpurta_status status = gpurta_device_open(&device, DRIVER, 0, error);
    if (status == GPURTA_OK)
        status = gpurta_channel_open(&channel, device, 2, error);
    if (status == GPURTA_OK)
        status = gpurta_channel_begin(channel, error);
    if (status == GPURTA_OK)
        status = gpurta_channel_submit(channel, 0, 3000000, error);
    if (status == GPURTA_OK)
        status = gpurta_channel_wait(channel, 1000000000, &idle, error);
    if (status == GPURTA_OK)
        status = gpurta_channel_end(channel, &uncertainty, error);
    gpurta_channel_close(channel);
    gpurta_device_close(device);
    return status;
}

/* Whatever call fails, it is said, and nothing is left behind. */
static void test_channel_faults(void **const state)
{
    static const char *const calls[] = {"cuModuleGetFunction",
                                        "cuMemAlloc_v2",
                                        "cuMemHostAlloc",
                                        "cuLaunchKernel",
                                        "cuStreamCreateWithPriority",
                                        "cuMemcpyDtoHAsync_v2",
                                        "cuMemsetD8Async",
                                        "cuMemcpyHtoDAsync_v2",
                                        "cuCtxPushCurrent_v2",
                                        "cuStreamQuery"};
    gpurta_error error;
    (void)state;
    for (size_t c = 0; c < sizeof calls / sizeof calls[0]; c++)
        for (int n = 1; n < 5000; n += 1 + n / 10) {
            char settings[100];
            snprintf(settings, sizeof settings, "fail=%s:%d:2", calls[c], n);
            be(settings);
            const gpurta_status status = channel_once(&error);
            assert_int_equal(left_behind(), 0);
            if (status == GPURTA_OK)
                break;
            assert_int_equal(status, GPURTA_UNAVAILABLE);
            assert_true(n < 4000);
        }
    be("");
    alloc_fail_each(channel_once, &error);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_facts),
        cmocka_unit_test(test_paredes),
        cmocka_unit_test(test_clocks),
        cmocka_unit_test(test_random_scenarios),
        cmocka_unit_test(test_scale),
        cmocka_unit_test(test_copies),
        cmocka_unit_test(test_copies_drift),
        cmocka_unit_test(test_drift),
        cmocka_unit_test(test_late_copy),
        cmocka_unit_test(test_uncertainty),
        cmocka_unit_test(test_offset),
        cmocka_unit_test(test_sm_numbers),
        cmocka_unit_test(test_priorities),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_all_refusals),
        cmocka_unit_test(test_registers),
        cmocka_unit_test(test_few_registers),
        cmocka_unit_test(test_memory),
        cmocka_unit_test(test_compiler),
        cmocka_unit_test(test_footprints_run),
        cmocka_unit_test(test_host_clock),
        cmocka_unit_test(test_text_of_a_kernel),
        cmocka_unit_test(test_registers_in_units),
        cmocka_unit_test(test_numbers_of_the_driver),
        cmocka_unit_test(test_no_device),
        cmocka_unit_test(test_every_call_fails),
        cmocka_unit_test(test_attributes),
        cmocka_unit_test(test_every_release_fails),
        cmocka_unit_test(test_device_lost),
        cmocka_unit_test(test_hang),
        cmocka_unit_test(test_stuck),
        cmocka_unit_test(test_two_devices),
        cmocka_unit_test(test_failures_while_running),
        cmocka_unit_test(test_ended_by_progress),
        cmocka_unit_test(test_clock_rates),
        cmocka_unit_test(test_records),
        cmocka_unit_test(test_records_refused),
        cmocka_unit_test(test_platforms),
        cmocka_unit_test(test_unknown_capability),
        cmocka_unit_test(test_allocations),
        cmocka_unit_test(test_partitions),
        cmocka_unit_test(test_partition_faults),
        cmocka_unit_test(test_channel),
        cmocka_unit_test(test_channel_stops),
        cmocka_unit_test(test_channel_refusals),
        cmocka_unit_test(test_channel_faults),
    };
    rnd_seed();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
