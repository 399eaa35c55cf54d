/* The simulator against published experiments, a plain second simulator, and the free-block
 * analysis. (Saved scenarios: test_vectors.c.) */
#include "model/options.h"
#include "model/program.h"
#include "simulate_values.h"

#include "alloc.h"
#include "model_calls.h"
#include "simulate_oracle.h"

#include <gpurta/occupancy.h>
#include <gpurta/rta.h>
#include <gpurta/simulate.h>

/* Building programs and asking results. */

static gpurta_error failure;

static gpurta_program *make_program(void)
{
    gpurta_program *program = NULL;
    assert_ok(gpurta_program_create(&program, &failure), &failure);
    return program;
}

static gpurta_platform *make_platform(const char *const name)
{
    gpurta_platform *platform = NULL;
    assert_ok(gpurta_platform_create(&platform, name, &failure), &failure);
    return platform;
}

static void set_field(gpurta_platform *const platform, const gpurta_platform_field field,
                      const int64_t value)
{
    assert_ok(gpurta_platform_set(platform, field, value, &failure), &failure);
}

static void set_time(gpurta_program *const program, const size_t i,
                     const gpurta_operation_time which, const char *const text)
{
    mpq_t t;
    time_init(t, text);
    assert_ok(gpurta_program_set_time(program, i, which, t, &failure), &failure);
    mpq_clear(t);
}

static void set_count(gpurta_program *const program, const size_t i,
                      const gpurta_operation_count which, const int64_t value)
{
    assert_ok(gpurta_program_set_count(program, i, which, value, &failure), &failure);
}

/* A kernel; stream NULL: its own. */
static size_t kernel(gpurta_program *const program, const char *const stream,
                     const char *const release, const int64_t blocks, const int64_t threads,
                     const int64_t shared, const char *const wcet)
{
    mpq_t t;
    const size_t i = program->count;
    time_init(t, wcet);
    assert_ok(gpurta_program_add_kernel(program, NULL, blocks, t, &failure), &failure);
    mpq_clear(t);
    set_count(program, i, GPURTA_OPERATION_THREADS, threads);
    set_count(program, i, GPURTA_OPERATION_SHARED_MEMORY, shared);
    set_time(program, i, GPURTA_OPERATION_RELEASE, release);
    if (stream)
        assert_ok(gpurta_program_set_stream(program, i, stream, &failure), &failure);
    return i;
}

static size_t copy(gpurta_program *const program, const char *const stream,
                   const char *const release, const char *const duration,
                   const gpurta_copy_direction direction)
{
    mpq_t t;
    const size_t i = program->count;
    time_init(t, duration);
    assert_ok(gpurta_program_add_copy(program, NULL, t, &failure), &failure);
    mpq_clear(t);
    set_count(program, i, GPURTA_OPERATION_DIRECTION, direction);
    set_time(program, i, GPURTA_OPERATION_RELEASE, release);
    if (stream)
        assert_ok(gpurta_program_set_stream(program, i, stream, &failure), &failure);
    return i;
}

static void priority(gpurta_program *const program, const char *const stream, const int64_t value)
{
    assert_ok(gpurta_program_set_stream_attribute(program, stream, GPURTA_STREAM_PRIORITY, value,
                                                  &failure),
              &failure);
}

static gpurta_options *make_options(const bool keep, const bool explain, const bool round_robin)
{
    gpurta_options *options = NULL;
    assert_ok(gpurta_options_create(&options, &failure), &failure);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, keep, &failure), &failure);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_EXPLAIN, explain, &failure),
              &failure);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_PLACEMENT,
                                 round_robin ? GPURTA_ROUND_ROBIN : GPURTA_MOST_ROOM, &failure),
              &failure);
    return options;
}

static gpurta_result *run_as(const gpurta_program *const program,
                             const gpurta_platform *const platform, const bool keep,
                             const bool explain, const bool round_robin, const bool force_gmp)
{
    gpurta_result *result = NULL;
    gpurta_options *const options = make_options(keep, explain, round_robin);
    assert_ok(
        gpurta_options_set(options, OPTION_NUMBERS, force_gmp ? TICKS_GMP : TICKS_AUTO, &failure),
        &failure);
    assert_ok(gpurta_simulate_of(&result, program, platform, options, &failure), &failure);
    gpurta_options_destroy(options);
    return result;
}

static gpurta_result *run(const gpurta_program *const program,
                          const gpurta_platform *const platform)
{
    return run_as(program, platform, true, true, false, false);
}

static void assert_job_time(const gpurta_result *const result, const size_t i,
                            const gpurta_column which, const char *const expected)
{
    mpq_t t;
    mpq_init(t);
    assert_int_equal(job_time(result, i, 0, which, t), 1);
    assert_time(t, expected);
    mpq_clear(t);
}

static void assert_completions(const gpurta_result *const result, const size_t count,
                               const char *const *const expected)
{
    for (size_t i = 0; i < count; i++)
        assert_job_time(result, i, GPURTA_SIMULATE_JOBS_COMPLETION, expected[i]);
}

/* The SMs of an operation's first blocks, in order. */
static void assert_sms(const gpurta_result *const result, const size_t i, const size_t count,
                       const int64_t *const expected)
{
    assert_true(job_blocks(result, i, 0) >= count);
    for (size_t b = 0; b < count; b++) {
        int64_t sm = -1;
        assert_int_equal(job_block(result, i, 0, b, &sm, NULL, NULL), 1);
        assert_int_equal(sm, expected[b]);
    }
}
#define SMS(...)                                                                                   \
    sizeof((int64_t[]){__VA_ARGS__}) / sizeof(int64_t), (const int64_t[])                          \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }

static void finish(gpurta_result *const result, gpurta_program *const program,
                   gpurta_platform *const platform)
{
    gpurta_result_destroy(result);
    gpurta_program_destroy(program);
    gpurta_platform_destroy(platform);
}

/* Gilman's GPUs, with nothing of their own but what he says (table 2, section 4.3). */
static gpurta_platform *gilman_pascal(void)
{
    gpurta_platform *const platform = make_platform("cc-6.1");
    set_field(platform, GPURTA_PLATFORM_SMS, 5);
    set_field(platform, GPURTA_PLATFORM_SM_ORDER, GPURTA_SM_ORDER_ASCENDING);
    return platform;
}

static gpurta_platform *gilman_turing(void)
{
    gpurta_platform *const platform = make_platform("cc-7.5");
    set_field(platform, GPURTA_PLATFORM_SMS, 68);
    set_field(platform, GPURTA_PLATFORM_SM_ORDER, GPURTA_SM_ORDER_EVEN_THEN_ODD);
    return platform;
}

static gpurta_platform *olmedo_xavier(void)
{
    gpurta_platform *const platform = make_platform("cc-7.2");
    set_field(platform, GPURTA_PLATFORM_SMS, 8);
    set_field(platform, GPURTA_PLATFORM_SM_ORDER, GPURTA_SM_ORDER_EVEN_THEN_ODD);
    return platform;
}

/* Gilman 4.1 and 4.2: a block that ends at 1 on SM 0, one of the same size on each of SM 1-4,
 * then three blocks of kernel Y. */
static void gilman_three_blocks(const int64_t resident, const int64_t threads,
                                const int64_t *const expected)
{
    gpurta_platform *const platform = gilman_pascal();
    gpurta_program *const program = make_program();
    kernel(program, NULL, "0", 1, resident, 0, "1");
    kernel(program, NULL, "0", 4, resident, 0, "100");
    kernel(program, NULL, "2", 3, threads, 0, "1");
    gpurta_result *const result = run(program, platform);
    assert_sms(result, 0, SMS(0));
    assert_sms(result, 1, SMS(1, 2, 3, 4));
    assert_sms(result, 2, 3, expected);
    finish(result, program, platform);
}

static void test_gilman_4_1(void **state)
{
    (void)state;
    gilman_three_blocks(256, 160, (const int64_t[]){0, 0, 1});
}

static void test_gilman_4_2_blocks_limit(void **state)
{
    (void)state;
    gilman_three_blocks(1024, 32, (const int64_t[]){0, 0, 1});
}

static void test_gilman_4_2_warps_limit(void **state)
{
    (void)state;
    gilman_three_blocks(1024, 33, (const int64_t[]){0, 0, 0});
}

/* Gilman 5.1 and 5.2: 67 SMs hold a block of 512 threads, the last one in order none. */
static void gilman_isolated(const int64_t blocks, const int64_t threads, const size_t count,
                            const int64_t *const expected)
{
    gpurta_platform *const platform = gilman_turing();
    gpurta_program *const program = make_program();
    kernel(program, NULL, "0", 67, 512, 0, "100");
    kernel(program, NULL, "1", blocks, threads, 0, "1");
    gpurta_result *const result = run(program, platform);
    for (size_t b = 0; b < 67; b++) {
        int64_t sm = -1;
        assert_int_equal(job_block(result, 0, 0, b, &sm, NULL, NULL), 1);
        assert_int_equal(sm, b < 34 ? 2 * b : 2 * (b - 34) + 1);
    }
    assert_sms(result, 1, count, expected);
    finish(result, program, platform);
}

static void test_gilman_5_1_isolated(void **state)
{
    (void)state;
    gilman_isolated(8, 33, SMS(67, 67, 67, 67, 67, 67, 67, 67));
}

static void test_gilman_5_1_colocated(void **state)
{
    (void)state;
    gilman_isolated(8, 32, SMS(67, 0, 2, 4, 6, 8, 10, 12));
}

static void test_gilman_5_2_ninth_block(void **state)
{
    (void)state;
    gilman_isolated(9, 33, SMS(67, 67, 67, 67, 67, 67, 67, 67, 0));
}

/* Olmedo III-C1, figure 5 right: both streams on the same four SMs; left: 4 warps each. */
static void test_olmedo_figure_5(void **state)
{
    (void)state;
    gpurta_platform *const platform = olmedo_xavier();
    gpurta_program *const program = make_program();
    kernel(program, "s0", "0", 4, 4 * 32, 0, "10");
    const size_t second = kernel(program, "s1", "1", 4, 5 * 32, 0, "10");
    gpurta_result *result = run(program, platform);
    assert_sms(result, 0, SMS(0, 2, 4, 6));
    assert_sms(result, 1, SMS(0, 2, 4, 6));
    gpurta_result_destroy(result);
    set_count(program, second, GPURTA_OPERATION_THREADS, 4 * 32);
    result = run(program, platform);
    assert_sms(result, 1, SMS(1, 3, 5, 7));
    gpurta_result_destroy(result);
    set_count(program, second, GPURTA_OPERATION_THREADS, 5 * 32);
    result = run_as(program, platform, true, true, true, false); /* as round-robin predicts */
    assert_sms(result, 1, SMS(1, 3, 5, 7));
    finish(result, program, platform);
}

/* Olmedo III-C1, load balancing: 6 of 8 SMs hold 16 warps; then 16 blocks. */
static void olmedo_load_balancing(const int64_t warps, gpurta_result **const result)
{
    gpurta_platform *const platform = olmedo_xavier();
    gpurta_program *const program = make_program();
    kernel(program, "s0", "0", 6, 512, 0, "100");
    kernel(program, "s1", "1", 16, warps * 32, 0, "1");
    *result = run(program, platform);
    assert_sms(*result, 0, SMS(0, 2, 4, 6, 1, 3));
    gpurta_program_destroy(program);
    gpurta_platform_destroy(platform);
}

static void test_olmedo_load_balancing_2_warps(void **state)
{
    (void)state;
    gpurta_result *result;
    olmedo_load_balancing(2, &result);
    assert_sms(result, 1, SMS(5, 7, 5, 7, 5, 7, 5, 7, 5, 7, 5, 7, 5, 7, 5, 7));
    gpurta_result_destroy(result);
}

static void test_olmedo_load_balancing_4_warps(void **state)
{
    (void)state;
    gpurta_result *result;
    olmedo_load_balancing(4, &result);
    assert_sms(result, 1, SMS(5, 7, 5, 7, 5, 7, 5, 7, 0, 2, 4, 6, 1, 3, 5, 7));
    gpurta_result_destroy(result);
}

/* Amert figure 7: one high-priority kernel among low ones. */
static void test_amert_figure_7(void **state)
{
    (void)state;
    gpurta_platform *const platform = make_platform("jetson-tx2");
    gpurta_program *const program = make_program();
    priority(program, "high", GPURTA_PRIORITY_HIGH);
    kernel(program, "s1", "0", 8, 1024, 0, "500");
    kernel(program, "s2", "200", 8, 1024, 0, "500");
    kernel(program, "high", "300", 8, 1024, 0, "500");
    kernel(program, "s4", "1200", 8, 1024, 0, "500");
    gpurta_result *const result = run(program, platform);
    assert_completions(result, 4, (const char *const[]){"2000", "3000", "1500", "4000"});
    assert_job_time(result, 2, GPURTA_SIMULATE_JOBS_DISPATCHED, "500"); /* after K1's first wave */
    assert_job_time(result, 0, GPURTA_SIMULATE_JOBS_ASSIGNED, "1500");
    finish(result, program, platform);
}

/* Amert figure 3, Paredes tables 2.2-2.4. Their clock is 0.4 s ahead: K1 starts at 0.4 s, its last
 * blocks and K4 at 1.4 s, K5 and K2 at 2.4 s. Copies take 25 ms each. */
static gpurta_program *amert_figure_3(void)
{
    gpurta_program *const program = make_program();
    kernel(program, "s1", "400ms", 6, 768, 0, "1s");                  /* 0: K1 */
    kernel(program, "s1", "400ms", 2, 512, 0, "1s");                  /* 1: K2 */
    copy(program, "s1", "400ms", "25ms", GPURTA_COPY_DEVICE_TO_HOST); /* 2: C2o */
    copy(program, "s1", "400ms", "25ms", GPURTA_COPY_HOST_TO_DEVICE); /* 3: C3i */
    kernel(program, "s1", "400ms", 2, 1024, 0, "1s");                 /* 4: K3 */
    copy(program, "s1", "400ms", "25ms", GPURTA_COPY_DEVICE_TO_HOST); /* 5: C3o */
    kernel(program, "s2", "600ms", 4, 256, 32768, "1s");              /* 6: K4 */
    kernel(program, "s3", "800ms", 2, 256, 32768, "1s");              /* 7: K5 */
    copy(program, "s3", "800ms", "25ms", GPURTA_COPY_DEVICE_TO_HOST); /* 8: C5o */
    const size_t k6 = kernel(program, "s2", "0", 2, 512, 0, "1s");    /* 9: K6 */
    const size_t c6 = copy(program, "s2", "0", "25ms", GPURTA_COPY_DEVICE_TO_HOST);
    mpq_t delay;
    time_init(delay, "800ms");
    assert_ok(gpurta_program_set_after(program, k6, 6, GPURTA_AFTER_COMPLETION, delay, &failure),
              &failure);
    mpq_set_ui(delay, 0, 1);
    assert_ok(gpurta_program_set_after(program, c6, k6, GPURTA_AFTER_LAUNCH, delay, &failure),
              &failure);
    mpq_clear(delay);
    return program;
}

static void test_amert_figure_3(void **state)
{
    (void)state;
    gpurta_platform *const platform = make_platform("jetson-tx2");
    gpurta_program *const program = amert_figure_3();
    gpurta_result *const result = run(program, platform);
    assert_job_time(result, 0, GPURTA_SIMULATE_JOBS_DISPATCHED, "400");
    assert_job_time(result, 0, GPURTA_SIMULATE_JOBS_ASSIGNED, "1400");
    assert_job_time(result, 6, GPURTA_SIMULATE_JOBS_DISPATCHED, "1400");
    assert_job_time(result, 6, GPURTA_SIMULATE_JOBS_COMPLETION, "2400");
    assert_job_time(result, 7, GPURTA_SIMULATE_JOBS_DISPATCHED, "2400");
    assert_job_time(result, 1, GPURTA_SIMULATE_JOBS_DISPATCHED, "2400");
    assert_job_time(result, 9, GPURTA_SIMULATE_JOBS_RELEASE, "3200");
    assert_job_time(result, 10, GPURTA_SIMULATE_JOBS_RELEASE, "3200");
    /* K5 and K2 end together; K5's blocks were placed first, so that C5o moves first. */
    assert_job_time(result, 8, GPURTA_SIMULATE_JOBS_DISPATCHED, "3400");
    assert_job_time(result, 2, GPURTA_SIMULATE_JOBS_DISPATCHED, "3425");
    finish(result, program, platform);
}

/* Tables 2.2-2.4 of Paredes as facts of the explanation: who waits for what. */
static bool has_event(const gpurta_result *const result, const gpurta_rule rule,
                      const size_t operation, const size_t other, const char *const when)
{
    mpq_t t, expected;
    bool found = false;
    struct told_event event;
    mpq_init(t);
    time_init(expected, when);
    for (size_t i = 0; event_at(result, i, &event, t); i++)
        found = found || (event.rule == rule && event.operation == operation &&
                          event.other_operation == other && mpq_equal(t, expected));
    mpq_clear(t);
    mpq_clear(expected);
    return found;
}

static void assert_delay(const gpurta_result *const result, const size_t operation,
                         const size_t number, const gpurta_rule rule, const size_t other,
                         const char *const from, const char *const to)
{
    mpq_t a, b;
    struct told_delay delay;
    mpq_init(a);
    mpq_init(b);
    assert_true(job_delay(result, operation, 0, number, &delay, a, b));
    assert_int_equal(delay.rule, rule);
    assert_true(delay.other_operation == other);
    assert_time(a, from);
    assert_time(b, to);
    mpq_clear(a);
    mpq_clear(b);
}

/* Has the time passed at that instant? "By (b) t = 2.1 s K1 and K4 have dispatched all blocks." */
static void assert_by(const gpurta_result *const result, const size_t operation,
                      const gpurta_column which, const char *const instant, const bool expected)
{
    mpq_t t, at;
    mpq_init(t);
    time_init(at, instant);
    assert_int_equal(job_time(result, operation, 0, which, t), 1);
    assert_int_equal(mpq_cmp(t, at) <= 0, expected);
    mpq_clear(t);
    mpq_clear(at);
}

/* Columns (a) to (d) of the three tables, with the rows that say something there. */
#define AT_A "1000"
#define AT_B "2100"
#define AT_C "3000"
#define AT_D "3400"

static void test_paredes_table_2_2(void **state)
{
    (void)state;
    const size_t none = GPURTA_NONE;
    gpurta_platform *const platform = make_platform("jetson-tx2");
    gpurta_program *const program = amert_figure_3();
    gpurta_result *const result = run(program, platform);
    /* G1: all kernels but K6, which is launched at 3.2 s. */
    for (size_t i = 0; i < 9; i++)
        assert_by(result, i, GPURTA_SIMULATE_JOBS_RELEASE, AT_A, true);
    assert_by(result, 9, GPURTA_SIMULATE_JOBS_RELEASE, AT_C, false);
    assert_true(has_event(result, GPURTA_RULE_G1, 9, none, "3200"));
    /* G2: K1, K4, K5; nothing new at (b); K2 at (c); K6 at (d). */
    for (size_t i = 0; i < 10; i++)
        assert_by(result, i, GPURTA_SIMULATE_JOBS_ENQUEUED, AT_A, i == 0 || i == 6 || i == 7);
    assert_by(result, 1, GPURTA_SIMULATE_JOBS_ENQUEUED, AT_B, false);
    assert_by(result, 1, GPURTA_SIMULATE_JOBS_ENQUEUED, AT_C, true);
    assert_by(result, 9, GPURTA_SIMULATE_JOBS_ENQUEUED, AT_D, true);
    /* G3: none; K1 and K4, K5 alone is in the queue; K5 and K2; K6. */
    for (size_t i = 0; i < 10; i++)
        assert_by(result, i, GPURTA_SIMULATE_JOBS_ASSIGNED, AT_A, false);
    for (size_t i = 0; i < 10; i++)
        assert_by(result, i, GPURTA_SIMULATE_JOBS_ASSIGNED, AT_B, i == 0 || i == 6);
    assert_by(result, 7, GPURTA_SIMULATE_JOBS_ASSIGNED, AT_C, true);
    assert_by(result, 1, GPURTA_SIMULATE_JOBS_ASSIGNED, AT_C, true);
    assert_by(result, 9, GPURTA_SIMULATE_JOBS_ASSIGNED, AT_D, true);
    /* G4: none until (c), then K1 and K4 are gone, K2 and K5 run; K6 runs at (d). */
    for (size_t i = 0; i < 10; i++)
        assert_by(result, i, GPURTA_SIMULATE_JOBS_COMPLETION, AT_B, false);
    for (size_t i = 0; i < 10; i++)
        assert_by(result, i, GPURTA_SIMULATE_JOBS_COMPLETION, AT_C, i == 0 || i == 6);
    assert_by(result, 9, GPURTA_SIMULATE_JOBS_COMPLETION, AT_D, false);
    finish(result, program, platform);
}

static void test_paredes_table_2_3(void **state)
{
    (void)state;
    const size_t none = GPURTA_NONE;
    gpurta_platform *const platform = make_platform("jetson-tx2");
    gpurta_program *const program = amert_figure_3();
    gpurta_result *const result = run(program, platform);
    /* X1: K4 waits behind K1 although 512 threads are free on each SM; then it goes, K5 is next. */
    assert_true(has_event(result, GPURTA_RULE_R2, 0, none, "400"));
    assert_delay(result, 6, 0, GPURTA_RULE_X1, 0, "600", "1400");
    assert_delay(result, 7, 0, GPURTA_RULE_X1, 0, "800", "1400");
    /* R3: K4 holds all shared memory from 1.4 s to 2.4 s; R1, R2 would let K5 go. */
    assert_true(has_event(result, GPURTA_RULE_R3, 7, none, "1400"));
    assert_delay(result, 7, 1, GPURTA_RULE_R3, none, "1400", "2400");
    /* Then K5's blocks go, after them K2's; K6 finds 512 threads on each SM. */
    assert_true(has_event(result, GPURTA_RULE_X1, 7, none, "2400"));
    assert_true(has_event(result, GPURTA_RULE_X1, 1, none, "2400"));
    assert_delay(result, 1, 0, GPURTA_RULE_G1, 0, "400", "2400");
    assert_int_equal(job_delays(result, 9, 0), 0);
    finish(result, program, platform);
}

static void test_paredes_table_2_4(void **state)
{
    (void)state;
    const size_t none = GPURTA_NONE;
    static const size_t copies[] = {2, 3, 5, 8, 10};
    gpurta_platform *const platform = make_platform("jetson-tx2");
    gpurta_program *const program = amert_figure_3();
    gpurta_result *const result = run(program, platform);
    /* (a) to (c): no copy is at the head of a stream. */
    for (size_t i = 0; i < sizeof copies / sizeof copies[0]; i++)
        assert_by(result, copies[i], GPURTA_SIMULATE_JOBS_ENQUEUED, AT_C, false);
    /* (d) C5o and C2o join the engine's queue; C5o is assigned, leaves the queue, still copies. */
    assert_true(has_event(result, GPURTA_RULE_C1, 8, none, AT_D));
    assert_true(has_event(result, GPURTA_RULE_C1, 2, 8, AT_D));
    assert_true(has_event(result, GPURTA_RULE_C2, 8, none, AT_D));
    assert_true(has_event(result, GPURTA_RULE_C4, 8, none, "3425"));
    assert_delay(result, 2, 1, GPURTA_RULE_C2, 8, AT_D, "3425");
    assert_by(result, 8, GPURTA_SIMULATE_JOBS_COMPLETION, AT_D, false);
    finish(result, program, platform);
}

/* Olmedo's equations, as printed: where a block goes by warps alone.
 *
 * Equations 2 (z = 0) and 3: a block of y warps goes to the SM, of mw warps of which z were taken
 * before a block of x warps came, rather than to one where z are taken. */
static bool equation_3(const int64_t mw, const int64_t z, const int64_t x, const int64_t y)
{
    const int64_t unused = mw - z;
    return unused - x >= ((unused - y) / y + 1) * y;
}

/* Equation 4: every SM but one holds a block of z warps, that one holds a block of x warps; a block
 * of y warps goes to that one. */
static bool equation_4(const int64_t mw, const int64_t z, const int64_t x, const int64_t y)
{
    const int64_t whole = (mw - x) / y * y;
    return mw - z < whole && whole <= mw - x;
}

/* Olmedo's equations are instances of most-room: Equations 2 and 3 for every z. */
static int64_t rooms(const int64_t warps, const int64_t y)
{
    return warps / y;
}

static void test_olmedo_equations_2_and_3(void **state)
{
    (void)state;
    static const int64_t sizes[] = {64, 32};
    for (size_t s = 0; s < 2; s++)
        for (int64_t mw = sizes[s], z = 0; z < mw; z++)
            for (int64_t x = 1; x <= 32 && x <= mw - z; x++)
                for (int64_t y = 1; y <= 32 && y <= mw - z; y++) {
                    const int most_room = rooms(mw - z - x, y) >= rooms(mw - z, y);
                    assert_int_equal(equation_3(mw, z, x, y), most_room);
                }
}

/* All 32 x 32 warp counts through the simulator itself: two streams of one block on empty SMs; the
 * second goes to the first one's SM iff Equation 2 holds (Olmedo tables II and III). */
static void test_olmedo_tables_2_and_3(void **state)
{
    (void)state;
    for (int turing = 0; turing < 2; turing++) {
        gpurta_platform *const platform = turing ? gilman_turing() : olmedo_xavier();
        int together = 0;
        for (int64_t x = 1; x <= 32; x++)
            for (int64_t y = 1; y <= 32; y++) {
                gpurta_program *const program = make_program();
                int64_t sm = -1;
                kernel(program, "s0", "0", 1, x * 32, 0, "10");
                kernel(program, "s1", "1", 1, y * 32, 0, "10");
                gpurta_result *const result = run(program, platform);
                assert_int_equal(job_block(result, 1, 0, 0, &sm, NULL, NULL), 1);
                /* 64 warps and 32 slots: one-warp blocks are limited by slots, not by warps. */
                const int64_t mw = turing ? 32 : 64;
                const int64_t slots = turing ? 16 : 32;
                const bool by_slots = mw / y > slots;
                const int64_t left = (mw - x) / y < slots - 1 ? (mw - x) / y : slots - 1;
                const int same = by_slots ? left >= slots : equation_3(mw, 0, x, y);
                if (mw / y == slots)
                    assert_int_equal(sm == 0, false); /* a slot less on the first SM */
                else
                    assert_int_equal(sm == 0, same);
                together += sm == 0;
                gpurta_result_destroy(result);
                gpurta_program_destroy(program);
            }
        assert_true(together > 50);
        gpurta_platform_destroy(platform);
    }
}

/* Equation 4: every SM but one holds z warps, that one x: it has strictly more room. */
static void test_olmedo_equation_4(void **state)
{
    (void)state;
    static const int64_t sizes[] = {64, 32};
    int64_t found = 0;
    for (size_t s = 0; s < 2; s++)
        for (int64_t mw = sizes[s], z = 0; z <= mw; z++)
            for (int64_t x = 0; x <= mw; x++)
                for (int64_t y = 1; y <= 32; y++) {
                    const int holds = equation_4(mw, z, x, y);
                    if (holds)
                        assert_true(rooms(mw - x, y) > rooms(mw - z, y));
                    else
                        assert_true(rooms(mw - x, y) <= rooms(mw - z, y) ||
                                    mw - z >= rooms(mw - x, y) * y);
                    assert_int_equal(holds, rooms(mw - x, y) * y > mw - z);
                    found += holds;
                }
    assert_true(found > 1000);
}

static void test_olmedo_example(void **state)
{
    (void)state;
    assert_true(equation_3(64, 0, 4, 5)); /* his example: 60 >= 60 */
    assert_false(equation_3(64, 0, 4, 4));
}

/* Random programs, against the plain simulator. */

/* With the rules of 2017 alone. */
static gpurta_platform *amert_platform(const char *const name)
{
    gpurta_platform *const platform = make_platform(name);
    assert_ok(gpurta_platform_set_rules(platform, GPURTA_RULES_AMERT, &failure), &failure);
    return platform;
}

static gpurta_platform *random_platform(void)
{
    static const char *const names[] = {"cc-6.2", "cc-7.5", "cc-8.0", "cc-6.0"};
    gpurta_platform *const platform = amert_platform(names[rnd_range(0, 3)]);
    set_field(platform, GPURTA_PLATFORM_SMS, rnd_range(1, rnd_chance(20) ? 20 : 5));
    set_field(platform, GPURTA_PLATFORM_SM_ORDER, rnd_range(1, 2));
    set_field(platform, GPURTA_PLATFORM_COPY_ENGINES, rnd_range(1, 3));
    if (rnd_chance(30))
        set_field(platform, GPURTA_PLATFORM_BLOCKS_PER_SM, rnd_range(1, 6));
    else if (rnd_chance(10)) { /* no such device: many blocks are placed at once */
        set_field(platform, GPURTA_PLATFORM_SMS, rnd_range(1, 3));
        set_field(platform, GPURTA_PLATFORM_BLOCKS_PER_SM, rnd_range(100, 400));
        set_field(platform, GPURTA_PLATFORM_THREADS_PER_SM, 32 * rnd_range(100, 1200));
    }
    return platform;
}

static void random_time(mpq_ptr r, const int64_t low)
{
    static const unsigned long denominators[] = {1, 1, 1, 2, 3};
    mpq_set_si(r, (long)rnd_range(low, rnd_chance(20) ? 60 : 8), denominators[rnd_range(0, 4)]);
    mpq_canonicalize(r);
}

/* One operation in both models. */
static void random_operation(oracle *const o, gpurta_program *const program, const bool mixed)
{
    static const int threads[] = {32, 33, 64, 160, 256, 512, 768, 1024};
    static const int shared[] = {0, 0, 0, 1024, 5000, 16384, 32768, 49152};
    static const int registers[] = {0, 0, 0, 16, 24, 32, 40, 56, 72, 104, 128, 168};
    static const char *const streams[] = {"default", "s1", "s2", "s3", "s4"};
    oracle_operation *const p = oracle_add(o);
    const size_t i = (size_t)o->count - 1;
    const bool own = rnd_chance(30);
    p->stream = own ? 100 + o->count : (int)rnd_range(rnd_chance(50) ? 0 : 1, 4);
    random_time(p->release, 0);
    random_time(p->wcet, 1);
    p->copy = mixed && rnd_chance(25);
    if (p->copy) {
        assert_ok(gpurta_program_add_copy(program, NULL, p->wcet, &failure), &failure);
        const int direction = (int)rnd_range(0, 3);
        set_count(program, i, GPURTA_OPERATION_DIRECTION, direction);
        p->engine = direction == GPURTA_COPY_DEVICE_TO_HOST && o->engines > 1;
        if (rnd_chance(30)) {
            p->engine = (int)rnd_range(1, o->engines) - 1;
            set_count(program, i, GPURTA_OPERATION_ENGINE, p->engine + 1);
        }
    } else {
        p->blocks = (int)rnd_range(1, rnd_chance(20) ? 200 : 12);
        p->threads = threads[rnd_range(0, 7)];
        p->shared = shared[rnd_range(0, 7)];
        p->registers = registers[rnd_range(0, rnd_chance(50) ? 5 : 11)];
        int64_t fit = 0;
        assert_ok(gpurta_occupancy_blocks_per_sm(&fit, o->platform, p->threads, p->registers, 0,
                                                 &failure),
                  &failure);
        p->registers = fit > 0 ? p->registers : 0;
        assert_ok(gpurta_program_add_kernel(program, NULL, p->blocks, p->wcet, &failure), &failure);
        set_count(program, i, GPURTA_OPERATION_THREADS, p->threads);
        set_count(program, i, GPURTA_OPERATION_SHARED_MEMORY, p->shared);
        set_count(program, i, GPURTA_OPERATION_REGISTERS, p->registers);
    }
    assert_ok(gpurta_program_set_time(program, i, GPURTA_OPERATION_RELEASE, p->release, &failure),
              &failure);
    if (!own)
        assert_ok(gpurta_program_set_stream(program, i, streams[p->stream], &failure), &failure);
    if (i > 0 && rnd_chance(15)) {
        p->after = (int)rnd_range(0, (int64_t)i - 1);
        p->after_launch = rnd_chance(50);
        if (rnd_chance(60))
            random_time(p->delay, 0);
        assert_ok(gpurta_program_set_after(program, i, (size_t)p->after,
                                           p->after_launch ? GPURTA_AFTER_LAUNCH
                                                           : GPURTA_AFTER_COMPLETION,
                                           p->delay, &failure),
                  &failure);
    }
}

/* Some operations wait for others on the GPU. */
static void random_waits(oracle *const o, gpurta_program *const program)
{
    size_t others[4];
    for (int i = o->count; i-- > 1;) { /* not in their order */
        oracle_operation *const p = &o->operation[i];
        if (!rnd_chance(25))
            continue;
        p->waits = (int)rnd_range(1, rnd_chance(30) ? 4 : 1);
        for (int w = 0; w < p->waits; w++) {
            p->wait[w] = (int)rnd_range(rnd_chance(60) && i > 3 ? i - 3 : 0, i - 1);
            others[w] = (size_t)p->wait[w];
        }
        assert_ok(gpurta_program_set_waits(program, (size_t)i, others, (size_t)p->waits, &failure),
                  &failure);
    }
}

static void random_streams(oracle *const o, gpurta_program *const program)
{
    static const char *const streams[] = {"default", "s1", "s2", "s3", "s4"};
    int priorities[5], non_blocking[5];
    for (int s = 0; s < 5; s++) {
        priorities[s] = rnd_chance(40) ? (int)rnd_range(-3, 1) : 0;
        non_blocking[s] = s > 0 && rnd_chance(25);
        priority(program, streams[s], priorities[s]);
        assert_ok(gpurta_program_set_stream_attribute(
                      program, streams[s], GPURTA_STREAM_NON_BLOCKING, non_blocking[s], &failure),
                  &failure);
    }
    for (int i = 0; i < o->count; i++)
        if (o->operation[i].stream < 5) {
            o->operation[i].priority = priorities[o->operation[i].stream];
            o->operation[i].non_blocking = non_blocking[o->operation[i].stream];
        }
}

static void compare_time(const gpurta_result *const result, const size_t i,
                         const gpurta_column which, mpq_srcptr expected)
{
    mpq_t t;
    mpq_init(t);
    assert_int_equal(job_time(result, i, 0, which, t), 1);
    assert_time_equal(t, expected);
    mpq_clear(t);
}

static void compare_blocks(const gpurta_result *const result, const size_t i,
                           const oracle_operation *const p)
{
    mpq_t start;
    mpq_init(start);
    assert_int_equal(job_blocks(result, i, 0), p->copy ? 0 : p->blocks);
    for (int b = 0; !p->copy && b < p->blocks; b++) {
        int64_t sm = -1;
        assert_int_equal(job_block(result, i, 0, (size_t)b, &sm, start, NULL), 1);
        assert_int_equal(sm, p->sm[b]);
        assert_time_equal(start, p->start[b]);
    }
    mpq_clear(start);
}

/* The places of an X1 event are the SMs of the blocks that begin then, each told at its first. */
static void check_places(const gpurta_result *const result, const size_t e,
                         const struct told_event *const event, mpq_srcptr time,
                         const oracle_operation *const o)
{
    int64_t told[64], blocks;
    size_t places = 0;
    const int *sms = o->sm;
    while (sms < o->sm + o->blocks && mpq_cmp(o->start[sms - o->sm], time) != 0)
        sms++;
    assert_true(sms + event->blocks <= o->sm + o->blocks);
    for (int64_t b = 0; b < event->blocks; b++) {
        size_t known = 0;
        while (known < places && told[known] != sms[b])
            known++;
        if (known == places)
            told[places++] = sms[b];
    }
    assert_int_equal(event->places, places);
    for (size_t p = 0; p < places; p++) {
        int64_t sm = -1, count = 0;
        assert_int_equal(event_place(result, e, p, &sm, &blocks), 1);
        assert_int_equal(sm, told[p]);
        for (int64_t b = 0; b < event->blocks; b++)
            count += sms[b] == told[p];
        assert_int_equal(blocks, count);
    }
}

/* A copy waits for the copies that run on its engine, one after the other; a kernel for the heads
 * of its queue. */
static void check_delay(const oracle *const o, const gpurta_rule rule, const size_t other,
                        mpq_srcptr from, mpq_srcptr to)
{
    if ((rule != GPURTA_RULE_C2 && rule != GPURTA_RULE_X1) || other == GPURTA_NONE)
        return;
    const oracle_operation *const p = &o->operation[other];
    assert_int_equal(p->copy, rule == GPURTA_RULE_C2);
    assert_true(mpq_cmp(p->copy ? p->first : p->enqueued, from) <= 0);
    assert_true(mpq_cmp(p->copy ? p->end : p->last, to) >= 0);
}

/* What a head of a stream waits for is told as an event when the delay begins, of no SM. */
static void check_hold(const gpurta_result *const result, const size_t i,
                       const struct told_delay *const delay, mpq_srcptr from)
{
    struct told_event event;
    mpq_t at;
    bool found = false;
    mpq_init(at);
    for (size_t e = 0; !found && event_at(result, e, &event, at); e++)
        found = event.rule == GPURTA_RULE_E1 && event.operation == i && mpq_equal(at, from) &&
                event.other_operation == delay->other_operation;
    assert_true(found);
    assert_int_equal(event.sm, -1);
    assert_int_equal(delay->sm, -1);
    mpq_clear(at);
}

/* The delays of a job follow each other from its release to its last placed block, and what the
 * events say about blocks adds up. */
static void check_explanation(const gpurta_result *const result, const oracle *const o)
{
    mpq_t at, from, to;
    struct told_event event;
    int64_t placed[ORACLE_OPERATIONS] = {0};
    mpq_init(at);
    mpq_init(from);
    mpq_init(to);
    for (int i = 0; i < o->count; i++) {
        job_time(result, (size_t)i, 0, GPURTA_SIMULATE_JOBS_RELEASE, at);
        const size_t delays = job_delays(result, (size_t)i, 0);
        for (size_t d = 0; d < delays; d++) {
            struct told_delay delay;
            assert_true(job_delay(result, (size_t)i, 0, d, &delay, from, to));
            check_delay(o, delay.rule, delay.other_operation, from, to);
            if (delay.rule == GPURTA_RULE_E1)
                check_hold(result, (size_t)i, &delay, from);
            assert_time_equal(at, from);
            assert_true(mpq_cmp(from, to) < 0);
            mpq_set(at, to);
        }
        compare_time(result, (size_t)i, GPURTA_SIMULATE_JOBS_ASSIGNED, at);
    }
    for (size_t e = 0; event_at(result, e, &event, at); e++) {
        if (event.rule == GPURTA_RULE_X1) {
            check_places(result, e, &event, at, &o->operation[event.operation]);
            placed[event.operation] += event.blocks * event.repeat;
        } else {
            assert_int_equal(event.places, 0);
        }
    }
    for (int i = 0; i < o->count; i++)
        assert_int_equal(placed[i], o->operation[i].copy ? 0 : o->operation[i].blocks);
    mpq_clear(at);
    mpq_clear(from);
    mpq_clear(to);
}

static void compare(const gpurta_result *const result, const oracle *const o, const bool keep)
{
    for (int i = 0; i < o->count; i++) {
        const oracle_operation *const p = &o->operation[i];
        assert_true(p->done);
        compare_time(result, (size_t)i, GPURTA_SIMULATE_JOBS_RELEASE, p->launched);
        compare_time(result, (size_t)i, GPURTA_SIMULATE_JOBS_ENQUEUED, p->enqueued);
        compare_time(result, (size_t)i, GPURTA_SIMULATE_JOBS_DISPATCHED, p->first);
        compare_time(result, (size_t)i, GPURTA_SIMULATE_JOBS_ASSIGNED, p->last);
        compare_time(result, (size_t)i, GPURTA_SIMULATE_JOBS_COMPLETION, p->end);
        if (keep)
            compare_blocks(result, (size_t)i, p);
    }
}

static oracle plain;

static void test_agrees_with_plain_simulator(void **state)
{
    (void)state;
    for (size_t n = 0; n < cases(15000); n++) {
        gpurta_platform *const platform = random_platform();
        gpurta_program *const program = make_program();
        oracle_init(&plain, platform);
        const bool mixed = rnd_chance(60);
        const int count = (int)rnd_range(1, rnd_chance(20) ? 20 : 7);
        for (int i = 0; i < count; i++)
            random_operation(&plain, program, mixed);
        random_streams(&plain, program);
        if (rnd_chance(50))
            random_waits(&plain, program);
        plain.round_robin = rnd_chance(30);
        oracle_simulate(&plain);
        const bool gmp = rnd_chance(30);
        gpurta_result *result = run_as(program, platform, true, true, plain.round_robin, gmp);
        compare(result, &plain, true);
        check_explanation(result, &plain);
        gpurta_result_destroy(result);
        result = run_as(program, platform, false, false, plain.round_robin, !gmp);
        compare(result, &plain, false);
        gpurta_result_destroy(result);
        result = run_as(program, platform, false, true, plain.round_robin, gmp);
        compare(result, &plain, false);
        check_explanation(result, &plain);
        oracle_clear(&plain);
        finish(result, program, platform);
    }
    tried("simulate: equals a plain simulator of the rules", cases(15000));
}

/* Random rules of newer GPUs; carve-outs and pieces of shared memory as they come. */
static gpurta_platform *platform_of_rules(void)
{
    static const char *const names[] = {"cc-7.0", "cc-7.5", "cc-8.0", "cc-9.0"};
    gpurta_platform *const platform = make_platform(names[rnd_range(0, 3)]);
    set_field(platform, GPURTA_PLATFORM_SMS, rnd_range(1, 6));
    set_field(platform, GPURTA_PLATFORM_SM_ORDER, rnd_range(1, 3));
    set_field(platform, GPURTA_PLATFORM_COPY_ENGINES, rnd_range(1, 2));
    set_field(platform, GPURTA_PLATFORM_CARVEOUT_SMS, rnd_range(1, 3));
    set_field(platform, GPURTA_PLATFORM_RESIDENT_GRIDS, rnd_range(1, 4));
    set_field(platform, GPURTA_PLATFORM_RESIDENT_GRID_LIMIT, rnd_chance(30));
    set_field(platform, GPURTA_PLATFORM_BLOCK_PAIRS, 0); /* where only; no room depends on it */
    if (rnd_chance(50))
        for (size_t rule = 0; rule < 6; rule++)
            if (rnd_chance(60))
                set_field(platform, gpurta_platform_rule_field(rule), 0);
    if (rnd_chance(30))
        set_field(platform, GPURTA_PLATFORM_FREED_FIRST, 0);
    set_field(platform, GPURTA_PLATFORM_COPIES_IN_ORDER, rnd_chance(50));
    return platform;
}

static void test_rules_agree_with_plain_simulator(void **state)
{
    (void)state;
    for (size_t n = 0; n < cases(3000); n++) {
        gpurta_platform *const platform = platform_of_rules();
        gpurta_program *const program = make_program();
        oracle_init(&plain, platform);
        plain.by_rules = true;
        const int count = (int)rnd_range(2, 8);
        for (int i = 0; i < count; i++) {
            random_operation(&plain, program, true);
            if (!plain.operation[i].copy && rnd_chance(30)) {
                plain.operation[i].local = (int)rnd_range(0, 3);
                set_count(program, (size_t)i, GPURTA_OPERATION_LOCAL_MEMORY,
                          plain.operation[i].local);
            }
        }
        random_streams(&plain, program);
        if (rnd_chance(50))
            random_waits(&plain, program);
        oracle_simulate(&plain);
        gpurta_result *result = run_as(program, platform, true, true, false, rnd_chance(20));
        compare(result, &plain, true);
        gpurta_result_destroy(result);
        result = run_as(program, platform, false, rnd_chance(50), false, false);
        compare(result, &plain, false);
        oracle_clear(&plain);
        finish(result, program, platform);
    }
}

/* Kernels on streams of their own are the same as kernels that are alone on streams with names: the
 * simulator has a shorter way for the former. */
static void test_streams_of_their_own(void **state)
{
    (void)state;
    static const gpurta_column times[] = {
        GPURTA_SIMULATE_JOBS_RELEASE, GPURTA_SIMULATE_JOBS_ENQUEUED,
        GPURTA_SIMULATE_JOBS_DISPATCHED, GPURTA_SIMULATE_JOBS_ASSIGNED,
        GPURTA_SIMULATE_JOBS_COMPLETION};
    mpq_t t, expected;
    mpq_inits(t, expected, NULL);
    for (size_t n = 0; n < cases(3000); n++) {
        gpurta_platform *const platform = rnd_chance(50) ? random_platform() : platform_of_rules();
        gpurta_program *const own = make_program(), *const named = make_program();
        const bool round_robin = rnd_chance(30), in_order = rnd_chance(80);
        const int64_t count = rnd_range(1, 12), blocks = rnd_chance(20) ? 60 : 9;
        int64_t release = 0;
        for (int64_t i = 0; i < count; i++) {
            char name[16], at[32], wcet[32];
            const int64_t grid = rnd_range(1, blocks), threads = 32 * rnd_range(1, 16);
            const int64_t shared = rnd_chance(50) ? 0 : 1024 * rnd_range(1, 16);
            const int64_t registers = rnd_chance(50) ? 0 : 8 * rnd_range(1, 8);
            release = in_order ? release + rnd_range(0, 3) : rnd_range(0, 20);
            snprintf(name, sizeof name, "k%d", (int)i);
            snprintf(at, sizeof at, "%d", (int)release);
            snprintf(wcet, sizeof wcet, "%d/%d", (int)rnd_range(1, 9), (int)rnd_range(1, 3));
            set_count(own, kernel(own, NULL, at, grid, threads, shared, wcet),
                      GPURTA_OPERATION_REGISTERS, registers);
            set_count(named, kernel(named, name, at, grid, threads, shared, wcet),
                      GPURTA_OPERATION_REGISTERS, registers);
        }
        gpurta_result *const a = run_as(own, platform, false, false, round_robin, n % 4 == 0);
        gpurta_result *const b = run_as(named, platform, false, false, round_robin, false);
        for (size_t i = 0; i < (size_t)count; i++)
            for (size_t k = 0; k < sizeof times / sizeof times[0]; k++) {
                assert_int_equal(job_time(a, i, 0, times[k], t), 1);
                assert_int_equal(job_time(b, i, 0, times[k], expected), 1);
                assert_time_equal(t, expected);
            }
        gpurta_result_destroy(a);
        gpurta_program_destroy(own);
        finish(b, named, platform);
    }
    mpq_clears(t, expected, NULL);
}

/* One SM whose sub-partitions fill unevenly, and a kernel of many rounds in between: what a warp
 * finds after rounds that were stepped over is what it finds after rounds that were not. */
static void register_kernel(oracle *const o, gpurta_program *const program, const int64_t release,
                            const int64_t blocks)
{
    oracle_operation *const p = oracle_add(o);
    const size_t i = (size_t)o->count - 1;
    int64_t fit = 0;
    p->stream = 100 + o->count;
    p->blocks = (int)blocks;
    mpq_set_si(p->release, (long)release, 1);
    mpq_set_si(p->wcet, (long)rnd_range(1, 9), 1);
    for (fit = 0; !fit;) {
        p->threads = 32 * (int)rnd_range(1, 12);
        p->registers = (int)rnd_range(4, 31) * 8;
        assert_ok(gpurta_occupancy_blocks_per_sm(&fit, o->platform, p->threads, p->registers, 0,
                                                 &failure),
                  &failure);
    }
    assert_ok(gpurta_program_add_kernel(program, NULL, p->blocks, p->wcet, &failure), &failure);
    set_count(program, i, GPURTA_OPERATION_THREADS, p->threads);
    set_count(program, i, GPURTA_OPERATION_REGISTERS, p->registers);
    assert_ok(gpurta_program_set_time(program, i, GPURTA_OPERATION_RELEASE, p->release, &failure),
              &failure);
}

static void test_registers_of_sub_partitions(void **state)
{
    (void)state;
    for (size_t n = 0; n < cases(3000); n++) {
        gpurta_platform *const platform = amert_platform("cc-8.0");
        gpurta_program *const program = make_program();
        set_field(platform, GPURTA_PLATFORM_SMS, 1);
        oracle_init(&plain, platform);
        for (int64_t i = rnd_range(1, 3); i > 0; i--)
            register_kernel(&plain, program, 0, rnd_range(1, 4));
        register_kernel(&plain, program, 1, rnd_range(40, 120));
        for (int64_t i = rnd_range(1, 3); i > 0; i--)
            register_kernel(&plain, program, rnd_range(10, 90), rnd_range(1, 12));
        oracle_simulate(&plain);
        gpurta_result *const result =
            run_as(program, platform, false, false, false, rnd_chance(20));
        compare(result, &plain, false);
        oracle_clear(&plain);
        finish(result, program, platform);
    }
}

/* Uniform blocks, one stream each: the free-block analysis (Paredes chapter 3) says the same, also
 * of grids that nobody could simulate block by block. */

static gpurta_platform *uniform_platform(void)
{
    if (rnd_chance(70)) {
        gpurta_platform *const platform = random_platform();
        set_field(platform, GPURTA_PLATFORM_BLOCKS_PER_SM, rnd_range(1, 32));
        return platform;
    }
    gpurta_platform *platform = NULL;
    assert_ok(gpurta_platform_create_slots(&platform, rnd_range(1, 9), &failure), &failure);
    return platform;
}

static void uniform_program(gpurta_program *const program, const bool huge, const bool shared)
{
    static const char *const streams[] = {"a", "b", "c"};
    const size_t count = (size_t)rnd_range(1, 9);
    const int64_t threads = 32 * rnd_range(1, 32), registers = rnd_chance(50) ? 24 : 0;
    mpq_t t;
    mpq_init(t);
    for (size_t i = 0; i < count; i++) {
        const int64_t blocks =
            huge && rnd_chance(40) ? rnd_range(1, INT64_MAX) >> rnd_range(0, 60) : rnd_range(1, 60);
        random_time(t, 1);
        assert_ok(gpurta_program_add_kernel(program, NULL, blocks ? blocks : 1, t, &failure),
                  &failure);
        random_time(t, 0);
        assert_ok(gpurta_program_set_time(program, i, GPURTA_OPERATION_RELEASE, t, &failure),
                  &failure);
        set_count(program, i, GPURTA_OPERATION_THREADS, threads);
        set_count(program, i, GPURTA_OPERATION_REGISTERS, registers);
        if (shared)
            assert_ok(gpurta_program_set_stream(program, i, streams[rnd_range(0, 2)], &failure),
                      &failure);
    }
    mpq_clear(t);
}

static void agree_with_rta(const bool huge, const bool shared, const size_t n)
{
    mpq_t a, b;
    mpq_init(a);
    mpq_init(b);
    for (size_t c = 0; c < cases(n); c++) {
        gpurta_platform *const platform = uniform_platform();
        gpurta_program *const program = make_program();
        gpurta_result *rta = NULL;
        uniform_program(program, huge, shared);
        assert_ok(gpurta_rta_of(&rta, program, platform, NULL, &failure), &failure);
        gpurta_result *const result =
            run_as(program, platform, false, false, !huge && rnd_chance(30), rnd_chance(20));
        for (size_t i = 0; i < program->count; i++) {
            result_time(rta, GPURTA_RTA_KERNELS_COMPLETION, i, a);
            job_time(result, i, 0, GPURTA_SIMULATE_JOBS_COMPLETION, b);
            assert_time_equal(b, a);
            result_time(rta, GPURTA_RTA_KERNELS_RESPONSE, i, a);
            job_time(result, i, 0, GPURTA_SIMULATE_JOBS_RESPONSE, b);
            assert_time_equal(b, a);
        }
        gpurta_result_destroy(rta);
        finish(result, program, platform);
    }
    mpq_clear(a);
    mpq_clear(b);
}

static void test_agrees_with_rta(void **state)
{
    (void)state;
    agree_with_rta(false, false, 5000);
}

static void test_agrees_with_rta_on_shared_streams(void **state)
{
    (void)state;
    agree_with_rta(false, true, 5000);
}

static void test_agrees_with_rta_on_huge_grids(void **state)
{
    (void)state;
    agree_with_rta(true, false, 3000);
}

/* Periodic kernels. */

static gpurta_result *run_jobs(const gpurta_program *const program,
                               const gpurta_platform *const platform, const int64_t jobs,
                               const char *const until)
{
    gpurta_result *result = NULL;
    gpurta_options *const options = make_options(false, false, false);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_JOBS, jobs, &failure), &failure);
    if (until) {
        mpq_t t;
        time_init(t, until);
        assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_SIMULATE_UNTIL, t, &failure),
                  &failure);
        mpq_clear(t);
    }
    assert_ok(gpurta_simulate_of(&result, program, platform, options, &failure), &failure);
    gpurta_options_destroy(options);
    return result;
}

static void assert_response(const gpurta_result *const result, const size_t i, const size_t job,
                            const char *const expected)
{
    mpq_t t;
    mpq_init(t);
    assert_int_equal(job_time(result, i, job, GPURTA_SIMULATE_JOBS_RESPONSE, t), 1);
    assert_time(t, expected);
    mpq_clear(t);
}

static void test_jobs(void **state)
{
    (void)state;
    gpurta_platform *platform = NULL;
    gpurta_program *const program = make_program();
    assert_ok(gpurta_platform_create_slots(&platform, 1, &failure), &failure);
    kernel(program, NULL, "0", 1, 32, 0, "3"); /* every 4: 0, 4, 8 */
    kernel(program, NULL, "1", 1, 32, 0, "2"); /* every 5: 1, 6, 11 */
    set_time(program, 0, GPURTA_OPERATION_PERIOD, "4");
    set_time(program, 1, GPURTA_OPERATION_PERIOD, "5");
    set_time(program, 1, GPURTA_OPERATION_DEADLINE, "9/2");
    /* 0-3 k1, 3-5 k2, 5-8 k1, 8-10 k2 (before the job of 8), 10-13 k1, 13-15 k2 */
    gpurta_result *result = run_jobs(program, platform, 3, NULL);
    mpq_t t;
    assert_int_equal(jobs_of(result, 0), 3);
    assert_response(result, 0, 0, "3");
    assert_response(result, 0, 1, "4");
    assert_response(result, 0, 2, "5");
    assert_response(result, 1, 0, "4");
    assert_response(result, 1, 1, "4");
    assert_response(result, 1, 2, "4");
    assert_int_equal(result_count(result, GPURTA_SIMULATE_OPERATIONS_WORST_JOB, 0), 3);
    assert_int_equal(result_count(result, GPURTA_SIMULATE_OPERATIONS_WORST_JOB, 1),
                     1); /* the first of equals */
    assert_int_equal(result_verdict(result, GPURTA_SIMULATE_OPERATIONS_MEETS_DEADLINE, 0),
                     GPURTA_UNSCHEDULABLE);
    mpq_init(t);
    assert_true(result_time(result, GPURTA_SIMULATE_OPERATIONS_RESPONSE, 0, t));
    assert_time(t, "5"); /* of the worst job */
    mpq_clear(t);
    assert_int_equal(result_count(result, GPURTA_SIMULATE_JOBS_JOB, 4), 2);
    assert_int_equal(result_count(result, GPURTA_SIMULATE_JOBS_OPERATION_ROW, 4), 1);
    assert_int_equal(job_verdict(result, 0, 1), GPURTA_SCHEDULABLE);
    assert_int_equal(job_verdict(result, 0, 2), GPURTA_UNSCHEDULABLE);
    assert_int_equal(result_verdict(result, GPURTA_SIMULATE_OPERATIONS_MEETS_DEADLINE, 1),
                     GPURTA_SCHEDULABLE);
    assert_int_equal(result_verdict(result, GPURTA_SIMULATE_VERDICT, 0), GPURTA_UNSCHEDULABLE);
    gpurta_result_destroy(result);
    result = run_jobs(program, platform, 1, "11"); /* 11 itself is not before 11 */
    assert_int_equal(jobs_of(result, 0), 3);
    assert_int_equal(jobs_of(result, 1), 2);
    gpurta_result_destroy(result);
    result = run_jobs(program, platform, 1, "1/2");
    assert_int_equal(jobs_of(result, 1), 1);
    finish(result, program, platform);
}

/* An overloaded operation's jobs wait in its stream, and N jobs equal N operations written down. */
static void test_jobs_are_operations_written_down(void **state)
{
    (void)state;
    for (size_t n = 0; n < cases(2000); n++) {
        gpurta_platform *const platform = random_platform();
        gpurta_program *const periodic = make_program(), *const unrolled = make_program();
        const size_t count = (size_t)rnd_range(1, 4), jobs = (size_t)rnd_range(2, 4);
        mpq_t wcet, release, period;
        char name[24];
        mpq_init(wcet);
        mpq_init(release);
        mpq_init(period);
        for (size_t i = 0; i < count; i++) {
            random_time(wcet, 1);
            random_time(release, 0);
            random_time(period, 1);
            const int64_t blocks = rnd_range(1, 20), threads = 32 * rnd_range(1, 32);
            snprintf(name, sizeof name, "s%zu", i);
            for (size_t j = 0; j <= jobs; j++) {
                gpurta_program *const program = j ? unrolled : periodic;
                const size_t k = program->count;
                assert_ok(gpurta_program_add_kernel(program, NULL, blocks, wcet, &failure),
                          &failure);
                set_count(program, k, GPURTA_OPERATION_THREADS, threads);
                assert_ok(gpurta_program_set_time(program, k, GPURTA_OPERATION_RELEASE, release,
                                                  &failure),
                          &failure);
                assert_ok(gpurta_program_set_stream(program, k, name, &failure), &failure);
                if (j)
                    mpq_add(release, release, period);
                else
                    assert_ok(gpurta_program_set_time(program, k, GPURTA_OPERATION_PERIOD, period,
                                                      &failure),
                              &failure);
            }
        }
        gpurta_result *const a = run_jobs(periodic, platform, (int64_t)jobs, NULL);
        gpurta_result *const b = run_jobs(unrolled, platform, 1, NULL);
        for (size_t i = 0; i < count; i++)
            for (size_t j = 0; j < jobs; j++) {
                job_time(a, i, j, GPURTA_SIMULATE_JOBS_COMPLETION, wcet);
                job_time(b, i * jobs + j, 0, GPURTA_SIMULATE_JOBS_COMPLETION, release);
                assert_time_equal(wcet, release);
            }
        mpq_clear(wcet);
        mpq_clear(release);
        mpq_clear(period);
        gpurta_result_destroy(b);
        gpurta_program_destroy(unrolled);
        finish(a, periodic, platform);
    }
}

/* Anomalies: a shorter wcet makes another kernel end later. The smallest ones are found by trying
 * every program of a few kernels; doc/simulate.md shows them. */

#define SMALL_KERNELS 3

struct small_kernel {
    int blocks, threads, wcet, release;
    bool shared; /* on the stream "s" */
    bool high;   /* on the stream "high" */
};

/* How many values of each there are; kernel k's choice is digit k of a number. */
struct small_space {
    const gpurta_platform *platform;
    int kernels, blocks, wcets, releases;
    int sizes;           /* 1: 1024 threads; 2: also 512 */
    bool share, urgency; /* streams may be shared, be of high priority */
};

static int small_choices(const struct small_space *const space)
{
    return space->blocks * space->wcets * space->releases * space->sizes * (space->share ? 2 : 1) *
           (space->urgency ? 2 : 1);
}

static struct small_kernel small_choice(const struct small_space *const space, int choice)
{
    struct small_kernel k = {0};
    k.blocks = 1 + choice % space->blocks;
    choice /= space->blocks;
    k.wcet = 1 + choice % space->wcets;
    choice /= space->wcets;
    k.release = choice % space->releases;
    choice /= space->releases;
    k.threads = choice % space->sizes ? 512 : 1024;
    choice /= space->sizes;
    k.shared = space->share && choice % 2;
    k.high = space->urgency && choice % 2;
    return k;
}

static void small_completions(const struct small_space *const space,
                              const struct small_kernel *const kernels, long *const completion)
{
    gpurta_program *const program = make_program();
    gpurta_result *result = NULL;
    mpq_t t;
    mpq_init(t);
    for (int i = 0; i < space->kernels; i++) {
        mpq_set_si(t, kernels[i].wcet, 1);
        assert_ok(gpurta_program_add_kernel(program, NULL, kernels[i].blocks, t, &failure),
                  &failure);
        set_count(program, (size_t)i, GPURTA_OPERATION_THREADS, kernels[i].threads);
        mpq_set_si(t, kernels[i].release, 1);
        assert_ok(
            gpurta_program_set_time(program, (size_t)i, GPURTA_OPERATION_RELEASE, t, &failure),
            &failure);
        if (kernels[i].shared || kernels[i].high)
            assert_ok(gpurta_program_set_stream(program, (size_t)i, kernels[i].high ? "high" : "s",
                                                &failure),
                      &failure);
    }
    priority(program, "high", GPURTA_PRIORITY_HIGH);
    assert_ok(gpurta_simulate_of(&result, program, space->platform, NULL, &failure), &failure);
    for (int i = 0; i < space->kernels; i++) {
        job_time(result, (size_t)i, 0, GPURTA_SIMULATE_JOBS_COMPLETION, t);
        completion[i] = mpz_get_si(mpq_numref(t));
    }
    mpq_clear(t);
    gpurta_result_destroy(result);
    gpurta_program_destroy(program);
}

/* Does a shorter wcet of one kernel make another one end later? */
static bool small_anomaly(const struct small_space *const space,
                          const struct small_kernel *const kernels)
{
    long before[SMALL_KERNELS], after[SMALL_KERNELS];
    struct small_kernel shorter[SMALL_KERNELS];
    small_completions(space, kernels, before);
    for (int i = 0; i < space->kernels; i++)
        for (int wcet = 1; wcet < kernels[i].wcet; wcet++) {
            memcpy(shorter, kernels, sizeof shorter);
            shorter[i].wcet = wcet;
            small_completions(space, shorter, after);
            for (int j = 0; j < space->kernels; j++)
                if (after[j] > before[j])
                    return true;
        }
    return false;
}

/* The least sum of all blocks, wcets and releases of an anomaly, and one with it; 0: none. */
static int smallest_anomaly(const struct small_space *const space,
                            struct small_kernel *const smallest)
{
    const int choices = small_choices(space);
    int least = 0, programs = 1;
    for (int i = 0; i < space->kernels; i++)
        programs *= choices;
    for (int n = 0; n < programs; n++) {
        struct small_kernel kernels[SMALL_KERNELS] = {{0}};
        int size = 0;
        bool sorted = true;
        for (int i = 0, digits = n; i < space->kernels; i++, digits /= choices) {
            kernels[i] = small_choice(space, digits % choices);
            size += kernels[i].blocks + kernels[i].wcet + kernels[i].release;
            sorted = sorted &&
                     (i == 0 ? !kernels[i].release : kernels[i - 1].release <= kernels[i].release);
        }
        if (sorted && (!least || size < least) && small_anomaly(space, kernels)) {
            least = size;
            memcpy(smallest, kernels, sizeof kernels);
        }
    }
    return least;
}

static void assert_small(const struct small_kernel *const k, const int blocks, const int threads,
                         const int wcet, const int release)
{
    assert_int_equal(k->blocks, blocks);
    assert_int_equal(k->threads, threads);
    assert_int_equal(k->wcet, wcet);
    assert_int_equal(k->release, release);
}

static void test_smallest_anomaly_of_mixed_blocks(void **state)
{
    (void)state;
    struct small_kernel k[SMALL_KERNELS];
    long end[SMALL_KERNELS];
    gpurta_platform *const platform = make_platform("jetson-tx2");
    struct small_space space = {platform, 2, 3, 3, 3, 2, false, false};
    assert_int_equal(smallest_anomaly(&space, k), 0); /* none with two kernels */
    space.kernels = 3;
    assert_int_equal(smallest_anomaly(&space, k), 14);
    assert_small(&k[0], 1, 1024, 2, 0);
    assert_small(&k[1], 2, 512, 2, 1);
    assert_small(&k[2], 3, 1024, 2, 1);
    small_completions(&space, k, end);
    assert_int_equal(end[2], 4);
    k[0].wcet = 1;
    small_completions(&space, k, end);
    assert_int_equal(end[2], 5);
    space.sizes = 1; /* one footprint: none */
    assert_int_equal(smallest_anomaly(&space, k), 0);
    gpurta_platform_destroy(platform);
}

static void test_smallest_anomaly_of_priorities(void **state)
{
    (void)state;
    struct small_kernel k[SMALL_KERNELS];
    gpurta_platform *platform = NULL;
    assert_ok(gpurta_platform_create_slots(&platform, 1, &failure), &failure);
    const struct small_space space = {platform, 3, 1, 3, 3, 1, false, true};
    assert_int_equal(smallest_anomaly(&space, k), 10);
    assert_small(&k[0], 1, 1024, 2, 0);
    assert_small(&k[1], 1, 1024, 2, 0);
    assert_small(&k[2], 1, 1024, 1, 2);
    assert_true(!k[0].high && !k[1].high && k[2].high);
    gpurta_platform_destroy(platform);
}

static void test_smallest_anomaly_of_shared_streams(void **state)
{
    (void)state;
    struct small_kernel k[SMALL_KERNELS];
    gpurta_platform *platform = NULL;
    assert_ok(gpurta_platform_create_slots(&platform, 1, &failure), &failure);
    const struct small_space space = {platform, 3, 1, 3, 3, 1, true, false};
    assert_int_equal(smallest_anomaly(&space, k), 9);
    assert_small(&k[0], 1, 1024, 2, 0);
    assert_small(&k[1], 1, 1024, 2, 0);
    assert_small(&k[2], 1, 1024, 1, 1);
    assert_true(k[0].shared && k[1].shared && !k[2].shared);
    gpurta_platform_destroy(platform);
}

/* Bad calls. */

static gpurta_status refused_status(const gpurta_program *const program,
                                    const gpurta_platform *const platform,
                                    const gpurta_options *const options, const int64_t item)
{
    gpurta_result *result = (gpurta_result *)&failure;
    gpurta_error error = {.item = 99};
    const gpurta_status status = gpurta_simulate_of(&result, program, platform, options, &error);
    assert_true(status != GPURTA_OK);
    assert_ptr_equal(result, &failure);
    assert_int_equal(error.status, status);
    assert_int_equal(error.item, item);
    assert_true(strlen(error.message) > 10);
    return status;
}

static void limit_jobs(gpurta_options *const options, const int64_t jobs, const int64_t limit)
{
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_JOBS, jobs, &failure), &failure);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_LIMIT, limit, &failure), &failure);
}

/* More jobs than the limit: the operation that has the first one too many is named, also where
 * their number does not fit into 64 bits. */
static void test_too_many_jobs(void **state)
{
    (void)state;
    gpurta_platform *const platform = make_platform("jetson-tx2");
    gpurta_program *const program = make_program();
    gpurta_options *const options = make_options(false, false, false);
    mpq_t until;
    time_init(until, "1e9");
    for (size_t i = 0; i < 3; i++)
        set_time(program, kernel(program, NULL, "0", 1, 32, 0, "1"), GPURTA_OPERATION_PERIOD, "4");
    limit_jobs(options, 1, 2);
    assert_int_equal(refused_status(program, platform, options, 2), GPURTA_LIMIT);
    limit_jobs(options, 5, 14);
    assert_int_equal(refused_status(program, platform, options, 2), GPURTA_LIMIT);
    limit_jobs(options, 5, 9);
    assert_int_equal(refused_status(program, platform, options, 1), GPURTA_LIMIT);
    limit_jobs(options, 5, 4);
    assert_int_equal(refused_status(program, platform, options, 0), GPURTA_LIMIT);
    limit_jobs(options, 1, INT32_MAX);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_SIMULATE_UNTIL, until, &failure),
              &failure);
    set_time(program, 0, GPURTA_OPERATION_PERIOD, "0.5"); /* 2e9, and again */
    set_time(program, 1, GPURTA_OPERATION_PERIOD, "0.5");
    assert_int_equal(refused_status(program, platform, options, 1), GPURTA_LIMIT);
    set_time(program, 0, GPURTA_OPERATION_PERIOD, "1e-10"); /* 1e19: beyond 64 bits */
    assert_int_equal(refused_status(program, platform, options, 0), GPURTA_LIMIT);
    mpq_clear(until);
    gpurta_options_destroy(options);
    gpurta_program_destroy(program);
    gpurta_platform_destroy(platform);
}

static void test_refused(void **state)
{
    (void)state;
    gpurta_platform *const platform = make_platform("jetson-tx2");
    gpurta_program *const program = make_program();
    gpurta_result *result = NULL;
    gpurta_options *const options = make_options(true, true, false);
    int64_t count;
    mpq_t t;
    time_init(t, "1");
    assert_int_equal(refused_status(program, platform, NULL, GPURTA_NO_ITEM),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_simulate_of(NULL, program, platform, NULL, NULL),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_simulate_of(&result, NULL, platform, NULL, NULL),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_simulate_of(&result, program, NULL, NULL, NULL),
                     GPURTA_INVALID_ARGUMENT);
    kernel(program, NULL, "0", 1, 32, 0, "1");
    kernel(program, NULL, "0", 1, 1056, 0, "1");
    assert_int_equal(refused_status(program, platform, NULL, 1), GPURTA_NOT_APPLICABLE);
    set_count(program, 1, GPURTA_OPERATION_THREADS, 1024);
    set_count(program, 1, GPURTA_OPERATION_REGISTERS, 33);
    assert_int_equal(refused_status(program, platform, NULL, 1), GPURTA_NOT_APPLICABLE);
    set_count(program, 1, GPURTA_OPERATION_REGISTERS, 32);
    copy(program, NULL, "0", "1", GPURTA_COPY_ANY);
    set_count(program, 2, GPURTA_OPERATION_ENGINE, 2);
    assert_int_equal(refused_status(program, platform, NULL, 2), GPURTA_NOT_APPLICABLE);
    set_count(program, 2, GPURTA_OPERATION_ENGINE, 1);
    assert_ok(gpurta_program_add_kernel(program, NULL, 7, t, &failure), &failure);
    assert_int_equal(refused_status(program, platform, NULL, 3), GPURTA_NOT_APPLICABLE);
    set_count(program, 3, GPURTA_OPERATION_THREADS, 1);
    set_time(program, 0, GPURTA_OPERATION_PERIOD, "2");
    assert_ok(gpurta_program_set_after(program, 3, 0, GPURTA_AFTER_LAUNCH, t, &failure), &failure);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_JOBS, 2, &failure), &failure);
    assert_int_equal(refused_status(program, platform, options, 3), GPURTA_NOT_APPLICABLE);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_JOBS, 1, &failure), &failure);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_LIMIT, 8, &failure), &failure);
    assert_int_equal(refused_status(program, platform, options, 3), GPURTA_LIMIT); /* 9 blocks */
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_LIMIT, 9, &failure), &failure);
    assert_int_equal(refused_status(program, platform, options, GPURTA_NO_ITEM), GPURTA_LIMIT);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_LIMIT, 1000, &failure), &failure);
    assert_ok(gpurta_simulate_of(&result, program, platform, options, &failure), &failure);
    assert_int_equal(job_time(result, 4, 0, GPURTA_SIMULATE_JOBS_RELEASE, t), 0);
    assert_int_equal(job_time(result, 0, 1, GPURTA_SIMULATE_JOBS_RELEASE, t), 0);
    assert_int_equal(job_time(result, 1, 0, GPURTA_SIMULATE_JOBS_DEADLINE, t), 0);
    assert_int_equal(job_time(result, 0, 0, (gpurta_column)7, t), 0);
    assert_int_equal(job_block(result, 0, 0, 1, NULL, NULL, NULL), 0);
    assert_int_equal(jobs_of(result, 4), 0);
    assert_int_equal(job_delays(result, 4, 0), 0);
    assert_int_equal(result_count(result, GPURTA_SIMULATE_SMS, 0), 2);
    assert_null(gpurta_rule_name((gpurta_rule)(GPURTA_RULE_E1 + 1)));
    assert_string_equal(gpurta_rule_name(GPURTA_RULE_E1), "E1");
    assert_string_equal(gpurta_rule_name(GPURTA_RULE_U9), "U9");
    assert_string_equal(gpurta_rule_name(GPURTA_RULE_SLOTS), "R (block slots)");
    assert_int_equal(gpurta_rows(NULL, GPURTA_SIMULATE_OPERATIONS), 0);
    assert_int_equal(rows_inside(result, GPURTA_SIMULATE_EVENTS, 0), 0); /* inside no other */
    assert_string_equal(result_text(result, GPURTA_SIMULATE_POLICY, 0), "most-room");
    assert_string_equal(result_text(result, GPURTA_SIMULATE_OPERATIONS_NAME, 1), "k2");
    assert_string_equal(result_text(result, GPURTA_SIMULATE_OPERATIONS_KIND, 2), "copy");
    assert_null(result_text(result, GPURTA_SIMULATE_OPERATIONS_STREAM, 2));
    assert_int_equal(result_count(result, GPURTA_SIMULATE_OPERATIONS_BLOCKS, 3), 7);
    assert_int_equal(gpurta_get_count(result, GPURTA_SIMULATE_OPERATIONS_BLOCKS, 2, &count),
                     GPURTA_ABSENT);
    assert_int_equal(result_verdict(NULL, GPURTA_SIMULATE_VERDICT, 0), GPURTA_UNKNOWN);
    gpurta_result_destroy(NULL);
    mpq_clear(t);
    gpurta_options_destroy(options);
    finish(result, program, platform);
}

/* U7: of a kernel of more than 2 SMs + 4 blocks two come at a time until 2 SMs + 2 or fewer are
 * left, but one where one fits. */
static void test_pairs_of_blocks(void **state)
{
    (void)state;
    gpurta_platform *const platform = amert_platform("cc-7.5");
    set_field(platform, GPURTA_PLATFORM_SMS, 2);
    set_field(platform, GPURTA_PLATFORM_SM_ORDER, GPURTA_SM_ORDER_ASCENDING);
    set_field(platform, GPURTA_PLATFORM_BLOCK_PAIRS, 1);
    gpurta_program *const program = make_program();
    kernel(program, NULL, "0", 8, 32, 0, "1");
    kernel(program, NULL, "10", 9, 32, 0, "1");
    kernel(program, NULL, "20", 10, 32, 0, "1");
    kernel(program, NULL, "30", 12, 32, 0, "1");
    gpurta_result *result = run(program, platform);
    assert_sms(result, 0, SMS(0, 1, 0, 1, 0, 1, 0, 1));
    assert_sms(result, 1, SMS(0, 0, 1, 1, 0, 1, 0, 1, 0));
    assert_sms(result, 2, SMS(0, 0, 1, 1, 0, 1, 0, 1, 0, 1));
    assert_sms(result, 3, SMS(0, 0, 1, 1, 0, 0, 1, 1, 0, 1, 0, 1));
    gpurta_result_destroy(result);
    set_field(platform, GPURTA_PLATFORM_BLOCKS_PER_SM, 3);
    result = run(program, platform);
    assert_sms(result, 2, SMS(0, 0, 1, 1, 0, 1, 0, 1, 0, 1));
    assert_sms(result, 3, SMS(0, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1));
    assert_completions(result, 4, (const char *const[]){"2", "12", "22", "32"});
    gpurta_result_destroy(result);
    /* in later waves too; round-robin and runs with jitter know no pairs */
    set_field(platform, GPURTA_PLATFORM_BLOCKS_PER_SM, 2);
    set_field(platform, GPURTA_PLATFORM_FREED_FIRST, 1);
    result = run(program, platform);
    assert_sms(result, 3, SMS(0, 0, 1, 1, 0, 0, 1, 1, 0, 1, 0, 1));
    assert_completions(result, 4, (const char *const[]){"2", "13", "23", "33"});
    gpurta_result_destroy(result);
    result = run_as(program, platform, true, false, true, false);
    assert_sms(result, 1, SMS(0, 1, 0, 1, 0, 1, 0, 1, 0));
    assert_sms(result, 2, SMS(1, 0, 1, 0, 1, 0, 1, 0, 1, 0)); /* behind the last one, though idle */
    gpurta_result_destroy(result);
    gpurta_options *const options = make_options(true, false, false);
    mpq_t jitter;
    time_init(jitter, "1/1000");
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_SIMULATE_JITTER, jitter, &failure),
              &failure);
    mpq_clear(jitter);
    assert_ok(gpurta_simulate_of(&result, program, platform, options, &failure), &failure);
    for (size_t i = 0; i < 4; i++) { /* the first wave */
        int64_t sm;
        assert_true(job_block(result, 3, 0, i, &sm, NULL, NULL));
        assert_int_equal(sm, i % 2);
    }
    gpurta_options_destroy(options);
    finish(result, program, platform);
}

/* U1 delays kernels alone, and not those that are launched at the instant. */
static void test_delay_of_kernels(void **state)
{
    (void)state;
    gpurta_platform *const platform = amert_platform("cc-7.5");
    set_field(platform, GPURTA_PLATFORM_SMS, 1);
    set_field(platform, GPURTA_PLATFORM_QUEUE_DELAY, 1);
    gpurta_program *const program = make_program();
    kernel(program, "s1", "0", 1, 1024, 0, "2");
    kernel(program, "s1", "0", 1, 1024, 0, "1"); /* late at 2 */
    kernel(program, "s2", "2", 1, 1024, 0, "1"); /* launched at 2: before it */
    kernel(program, "s3", "10", 1, 1024, 0, "2");
    copy(program, "s3", "10", "1",
         GPURTA_COPY_HOST_TO_DEVICE); /* joins at 12, before the one that is launched then */
    copy(program, "s4", "12", "1", GPURTA_COPY_HOST_TO_DEVICE);
    kernel(program, "s5", "20", 1, 1024, 0, "2");
    const size_t after = kernel(program, "s6", "20", 1, 1024, 0, "1");
    mpq_t none;
    time_init(none, "0");
    assert_ok(gpurta_program_set_after(program, after, 6, GPURTA_AFTER_COMPLETION, none, &failure),
              &failure);
    mpq_clear(none);
    kernel(program, "s5", "20", 1, 1024, 0, "1"); /* late at 22, the one before is not */
    gpurta_result *const result = run(program, platform);
    assert_completions(result, 9,
                       (const char *const[]){"2", "4", "3", "12", "13", "14", "22", "23", "24"});
    finish(result, program, platform);
}

/* U8: among SMs with equal room the one that was freed first, while blocks are resident; a GPU that
 * is idle, be it for a moment, takes blocks in the order of SMs, whatever was freed before. SMs
 * that were freed at one instant: by groups in the order in which these began, within one in the
 * order of their first blocks. */
static void test_freed_first(void **state)
{
    (void)state;
    gpurta_platform *const platform = amert_platform("cc-7.5");
    set_field(platform, GPURTA_PLATFORM_SMS, 4);
    set_field(platform, GPURTA_PLATFORM_SM_ORDER, GPURTA_SM_ORDER_ASCENDING);
    set_field(platform, GPURTA_PLATFORM_FREED_FIRST, 1);
    gpurta_program *const program = make_program();
    kernel(program, NULL, "0", 1, 1024, 0, "10"); /* SM 0 */
    kernel(program, NULL, "0", 1, 1024, 0, "3");  /* SM 1, freed at 3 */
    kernel(program, NULL, "0", 1, 1024, 0, "1");  /* SM 2, freed at 1 */
    kernel(program, NULL, "4", 3, 1024, 0, "1");  /* 3 was never used; then 2, 1; freed at 5 */
    kernel(program, NULL, "6", 2, 1024, 0, "1");  /* by first block: 3, 2 */
    kernel(program, NULL, "8", 1, 1024, 0, "1");  /* 1: freed at 5, the others at 7 */
    kernel(program, NULL, "20", 4, 1024, 0, "1"); /* idle since 10 */
    kernel(program, NULL, "30", 1, 1024, 0, "1"); /* SM 0 */
    kernel(program, NULL, "30", 1, 1024, 0, "2"); /* SM 1 */
    kernel(program, NULL, "31", 3, 1024, 0, "1"); /* 2, 3 (never used since 30), 0 */
    kernel(program, NULL, "32", 4, 1024, 0, "1"); /* all ended just then: idle */
    kernel(program, NULL, "40", 1, 1024, 0, "9"); /* SM 0 */
    kernel(program, NULL, "40", 1, 1024, 0, "2"); /* SM 1 */
    kernel(program, NULL, "40", 1, 1024, 0, "1"); /* SM 2 */
    kernel(program, NULL, "41", 2, 1024, 0, "1"); /* 3, 2; freed at 42 as is SM 1 */
    kernel(program, NULL, "42", 3, 1024, 0, "1"); /* SM 1's group began at 40, that of 3, 2 at 41 */
    gpurta_result *const result = run(program, platform);
    assert_sms(result, 3, SMS(3, 2, 1));
    assert_sms(result, 4, SMS(3, 2));
    assert_sms(result, 5, SMS(1));
    assert_sms(result, 6, SMS(0, 1, 2, 3));
    assert_sms(result, 9, SMS(2, 3, 0));
    assert_sms(result, 10, SMS(0, 1, 2, 3));
    assert_sms(result, 14, SMS(3, 2));
    assert_sms(result, 15, SMS(1, 3, 2));
    finish(result, program, platform);
}

/* Blocks that an X1 event places on an SM, as the number `place` of its places. */
static void assert_place(const gpurta_result *const result, const size_t operation,
                         const size_t place, const int64_t sm, const int64_t blocks)
{
    struct told_event event;
    for (size_t i = 0; event_at(result, i, &event, NULL); i++) {
        int64_t where, count;
        if (event.rule != GPURTA_RULE_X1 || event.operation != operation)
            continue;
        assert_true(event_place(result, i, place, &where, &count));
        assert_int_equal(where, sm);
        assert_int_equal(count, blocks);
        return;
    }
    fail();
}

/* Very many blocks at one instant: round-robin goes on behind the last block, most-room fills the
 * emptier SMs first. There is no such device. */
static void test_many_blocks_at_once(void **state)
{
    (void)state;
    gpurta_platform *const platform = amert_platform("cc-7.5");
    set_field(platform, GPURTA_PLATFORM_SMS, 3);
    set_field(platform, GPURTA_PLATFORM_SM_ORDER, GPURTA_SM_ORDER_ASCENDING);
    set_field(platform, GPURTA_PLATFORM_BLOCKS_PER_SM, 400);
    set_field(platform, GPURTA_PLATFORM_THREADS_PER_SM, 32 * 400);
    gpurta_program *const program = make_program();
    kernel(program, "s0", "0", 1, 32, 0, "10");
    kernel(program, "s1", "0", 301, 32, 0, "10");
    kernel(program, "s2", "0", 602, 32, 0, "10");
    gpurta_result *result = run_as(program, platform, false, true, true, false);
    assert_place(result, 0, 0, 0, 1); /* 399, 400, 400 are free, SM 1 comes next */
    assert_place(result, 1, 0, 1, 101);
    assert_place(result, 1, 1, 2, 100);
    assert_place(result, 1, 2, 0, 100); /* 299, 299, 300 are free, SM 2 comes next */
    assert_place(result, 2, 0, 2, 201);
    assert_place(result, 2, 1, 0, 201);
    assert_place(result, 2, 2, 1, 200);
    gpurta_result_destroy(result);
    result = run_as(program, platform, false, true, false, false);
    assert_place(result, 0, 0, 0, 1);
    assert_place(result, 1, 0, 1, 101);
    assert_place(result, 1, 1, 2, 100);
    assert_place(result, 1, 2, 0, 100);
    finish(result, program, platform);
}

/* A kernel whose rounds repeat, a quarter of it a tick late, takes few instants however many blocks
 * it has: in every order of ties. */
static void test_rounds_are_stepped_over(void **state)
{
    (void)state;
    gpurta_program *const program = make_program();
    kernel(program, "s0", "0", 1, 512, 0, "1");
    kernel(program, "s1", "0", 1000000001, 512, 0, "3");
    for (int order = 0; order < 3; order++)
        for (int explain = 0; explain < 2; explain++) {
            gpurta_platform *const platform = amert_platform("cc-7.5");
            gpurta_options *const options = make_options(false, explain, order == 1);
            gpurta_result *result = NULL;
            set_field(platform, GPURTA_PLATFORM_SMS, 2);
            set_field(platform, GPURTA_PLATFORM_FREED_FIRST, order == 2);
            assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_LIMIT, 1000, &failure),
                      &failure);
            assert_ok(gpurta_simulate_of(&result, program, platform, options, &failure), &failure);
            assert_completions(result, 2, (const char *const[]){"1", "750000003"});
            gpurta_result_destroy(result);
            gpurta_options_destroy(options);
            gpurta_platform_destroy(platform);
        }
    gpurta_program_destroy(program);
}

/* Why a block fits nowhere where each thing that it needs is free somewhere: not for want of slots,
 * of which each SM has just one; and for want of them where there is none. */
static void test_nothing_lacks_everywhere(void **state)
{
    (void)state;
    gpurta_platform *const platform = amert_platform("cc-7.5");
    set_field(platform, GPURTA_PLATFORM_SMS, 2);
    set_field(platform, GPURTA_PLATFORM_SM_ORDER, GPURTA_SM_ORDER_ASCENDING);
    set_field(platform, GPURTA_PLATFORM_BLOCKS_PER_SM, 2);
    gpurta_program *const program = make_program();
    kernel(program, "s0", "0", 1, 1024, 0, "5");
    kernel(program, "s1", "0", 1, 32, 65536, "7");
    const size_t last = kernel(program, "s2", "0", 1, 32, 1024, "1");
    gpurta_result *result = run(program, platform);
    assert_sms(result, 0, SMS(0));
    assert_sms(result, 1, SMS(1));
    assert_sms(result, last, SMS(0));
    assert_delay(result, last, 0, GPURTA_RULE_R1, GPURTA_NONE, "0", "5");
    gpurta_result_destroy(result);
    set_field(platform, GPURTA_PLATFORM_BLOCKS_PER_SM, 1);
    result = run(program, platform);
    assert_delay(result, last, 0, GPURTA_RULE_SLOTS, GPURTA_NONE, "0", "5");
    finish(result, program, platform);
}

/* Neither what waits nor what it waits for may be repeated. */
static void test_waits_of_repeated_kernels(void **state)
{
    (void)state;
    for (size_t repeated = 0; repeated < 2; repeated++) {
        gpurta_platform *const platform = make_platform("jetson-tx2");
        gpurta_program *const program = make_program();
        gpurta_options *const options = make_options(false, false, false);
        kernel(program, "a", "0", 1, 32, 0, "1");
        kernel(program, "b", "0", 1, 32, 0, "1");
        set_time(program, repeated, GPURTA_OPERATION_PERIOD, "2");
        assert_ok(gpurta_program_set_waits(program, 1, (const size_t[]){0}, 1, &failure), &failure);
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_JOBS, 2, &failure), &failure);
        assert_int_equal(refused_status(program, platform, options, 1), GPURTA_NOT_APPLICABLE);
        gpurta_options_destroy(options);
        gpurta_program_destroy(program);
        gpurta_platform_destroy(platform);
    }
}

/* What the free-block analysis does not know it refuses: without the rule its answer would be too
 * low. */
static void rta_refuses(gpurta_program *const program, const int64_t item)
{
    gpurta_platform *const platform = make_platform("jetson-tx2");
    gpurta_result *result = NULL;
    gpurta_error error = {.item = 99};
    assert_int_equal(gpurta_rta_of(&result, program, platform, NULL, &error),
                     item < 0 ? GPURTA_OK : GPURTA_NOT_APPLICABLE);
    if (item >= 0)
        assert_int_equal(error.item, item);
    gpurta_result_destroy(result);
    gpurta_program_destroy(program);
    gpurta_platform_destroy(platform);
}

static void test_rta_refuses_what_it_does_not_know(void **state)
{
    (void)state;
    gpurta_program *program = make_program();
    kernel(program, "s", "0", 1, 32, 0, "1");
    copy(program, "s", "0", "1", GPURTA_COPY_ANY);
    rta_refuses(program, 1);
    program = make_program();
    kernel(program, "s", "0", 1, 32, 0, "1");
    kernel(program, "default", "0", 1, 32, 0, "1");
    rta_refuses(program, 1);
    program = make_program();
    kernel(program, "default", "0", 1, 32, 0, "1");
    kernel(program, NULL, "0", 1, 32, 0, "1");
    rta_refuses(program, 1);
    program = make_program();
    kernel(program, "default", "0", 1, 32, 0, "1");
    kernel(program, "default", "0", 1, 32, 0, "1");
    rta_refuses(program, -1);
    program = make_program();
    kernel(program, "default", "0", 1, 32, 0, "1");
    kernel(program, "s", "0", 1, 32, 0, "1");
    assert_ok(
        gpurta_program_set_stream_attribute(program, "s", GPURTA_STREAM_NON_BLOCKING, 1, &failure),
        &failure);
    rta_refuses(program, -1);
    program = make_program();
    kernel(program, NULL, "0", 1, 32, 0, "1");
    kernel(program, "s", "0", 1, 32, 0, "1");
    priority(program, "s", GPURTA_PRIORITY_HIGH);
    rta_refuses(program, 1);
    program = make_program();
    kernel(program, "s", "0", 1, 32, 0, "1");
    kernel(program, "s", "0", 1, 32, 0, "1");
    priority(program, "s", GPURTA_PRIORITY_HIGH);
    rta_refuses(program, -1);
    rta_refuses(amert_figure_3(), 9);
}

/* The extensions of the model that the simulator reads. */
static void test_program_of_waits(void **state)
{
    (void)state;
    gpurta_program *const program = make_program();
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    mpq_set_ui(t, 1, 1);
    for (int i = 0; i < 3; i++)
        assert_ok(gpurta_program_add_kernel(program, NULL, 1, t, &error), &error);
    mpq_clear(t);
    const size_t both[] = {0, 1}, twice[] = {1, 1};
    assert_int_equal(gpurta_program_wait(program, 2, 0), SIZE_MAX);
    assert_ok(gpurta_program_set_waits(program, 2, NULL, 0, &error), &error);
    assert_ok(gpurta_program_set_waits(program, 2, both, 2, &error), &error);
    assert_int_equal(gpurta_program_set_waits(program, 1, both, 2, &error), GPURTA_OUT_OF_RANGE);
    assert_int_equal(error.item, 1);
    assert_ok(gpurta_program_set_waits(program, 1, both, 1, &error), &error); /* not in order */
    assert_int_equal(gpurta_program_wait(program, 1, 0), 0);
    assert_int_equal(gpurta_program_wait(program, 1, 1), SIZE_MAX);
    assert_int_equal(gpurta_program_wait(program, 2, 0), 0);
    assert_int_equal(gpurta_program_wait(program, 2, 1), 1);
    assert_ok(gpurta_program_set_waits(program, 2, twice, 2, &error), &error);
    assert_int_equal(gpurta_program_wait(program, 2, 0), 1);
    assert_int_equal(gpurta_program_wait(program, 2, 2), SIZE_MAX);
    assert_ok(gpurta_program_set_waits(program, 2, NULL, 0, &error), &error);
    assert_int_equal(gpurta_program_wait(program, 2, 0), SIZE_MAX);
    assert_int_equal(gpurta_program_wait(program, 1, 0), 0);
    assert_ok(gpurta_program_set_waits(program, 1, NULL, 0, &error), &error);
    gpurta_program_destroy(program);
}

static void test_program_of_copies_and_streams(void **state)
{
    (void)state;
    gpurta_program *const program = make_program();
    gpurta_error error;
    size_t other = 77;
    gpurta_after mode = GPURTA_AFTER_COMPLETION;
    mpq_t t;
    time_init(t, "0");
    assert_int_equal(gpurta_program_add_copy(program, NULL, t, &error), GPURTA_OUT_OF_RANGE);
    kernel(program, "s", "0", 3, 64, 0, "1");
    copy(program, "s", "0", "5", GPURTA_COPY_DEVICE_TO_HOST);
    assert_true(program->operation[0].blocks > 0);
    assert_int_equal(program->operation[1].blocks, 0);
    set_count(program, 1, GPURTA_OPERATION_BYTES, 4096);
    assert_int_equal(gpurta_program_get_count(program, 1, GPURTA_OPERATION_BYTES), 4096);
    assert_int_equal(gpurta_program_get_count(program, 1, GPURTA_OPERATION_DIRECTION),
                     GPURTA_COPY_DEVICE_TO_HOST);
    assert_int_equal(gpurta_program_get_count(program, 1, GPURTA_OPERATION_BLOCKS), 0);
    assert_int_equal(gpurta_program_get_count(program, 1, GPURTA_OPERATION_THREADS), 0);
    assert_int_equal(gpurta_program_get_count(program, 0, GPURTA_OPERATION_BYTES), 0);
    assert_int_equal(gpurta_program_set_count(program, 0, GPURTA_OPERATION_BYTES, 1, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_program_set_count(program, 1, GPURTA_OPERATION_BLOCKS, 1, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_program_set_count(program, 1, GPURTA_OPERATION_DIRECTION, 4, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_program_get_after(program, 1, &other, &mode, t), 0);
    assert_int_equal(gpurta_program_set_after(program, 1, 1, GPURTA_AFTER_LAUNCH, t, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_ok(gpurta_program_set_after(program, 1, 0, GPURTA_AFTER_LAUNCH, t, &error), &error);
    mpq_set_ui(t, 3, 1);
    assert_ok(gpurta_program_set_after(program, 1, 0, GPURTA_AFTER_COMPLETION, t, &error), &error);
    mpq_set_ui(t, 0, 1);
    assert_int_equal(gpurta_program_get_after(program, 1, &other, &mode, t), 1);
    assert_true(other == 0 && mode == GPURTA_AFTER_COMPLETION);
    assert_time(t, "3");
    const int64_t stream = program->operation[0].stream;
    assert_int_equal(gpurta_program_stream_attribute(program, stream, GPURTA_STREAM_PRIORITY), 0);
    priority(program, "s", -7);
    assert_int_equal(gpurta_program_stream_attribute(program, stream, GPURTA_STREAM_PRIORITY), -7);
    mpq_clear(t);
    gpurta_program_destroy(program);
}

/* Each allocation fails once. */

struct failing {
    const gpurta_program *program;
    const gpurta_platform *platform;
    const gpurta_options *options;
};

static gpurta_status failing_run(void *const context)
{
    const struct failing *const f = context;
    gpurta_result *result = NULL;
    const gpurta_status status =
        gpurta_simulate_of(&result, f->program, f->platform, f->options, NULL);
    gpurta_result_destroy(result);
    return status;
}

static gpurta_status failing_model(void *const context)
{
    gpurta_program *program = NULL;
    mpq_t t;
    (void)context;
    time_init(t, "3");
    gpurta_status status = gpurta_program_create(&program, NULL);
    if (!status)
        status = gpurta_program_add_kernel(program, "a", 3, t, NULL);
    if (!status)
        status = gpurta_program_add_copy(program, "b", t, NULL);
    if (!status)
        status = gpurta_program_set_after(program, 1, 0, GPURTA_AFTER_LAUNCH, t, NULL);
    if (!status)
        status = gpurta_program_set_stream_attribute(program, "s", GPURTA_STREAM_PRIORITY, 3, NULL);
    gpurta_program_destroy(program);
    mpq_clear(t);
    return status;
}

/* Without and with kept blocks, in both kinds of numbers. */
static void fail_all(const gpurta_program *const program, const gpurta_platform *const platform,
                     const bool round_robin)
{
    for (int keep = 0; keep < 2; keep++)
        for (int gmp = 0; gmp < 2; gmp++) {
            gpurta_options *const options = make_options(keep, true, round_robin);
            assert_ok(
                gpurta_options_set(options, OPTION_NUMBERS, gmp ? TICKS_GMP : TICKS_AUTO, &failure),
                &failure);
            struct failing context = {program, platform, options};
            assert_true(alloc_fail_each(failing_run, &context) > 20);
            gpurta_options_destroy(options);
        }
}

static void test_no_memory(void **state)
{
    (void)state;
    gpurta_platform *platform = make_platform("jetson-tx2");
    gpurta_program *program = amert_figure_3();
    kernel(program, "default", "3s", 200, 64, 0, "1ms");
    fail_all(program, platform, false);
    alloc_fail_each(failing_model, NULL);
    gpurta_program_destroy(program);
    gpurta_platform_destroy(platform);
    /* rounds that repeat, under every rule of newer GPUs; jobs that wait */
    platform = make_platform("cc-8.0");
    program = make_program();
    set_field(platform, GPURTA_PLATFORM_SMS, 4);
    set_field(platform, GPURTA_PLATFORM_CARVEOUT_SMS, 2);
    set_field(platform, GPURTA_PLATFORM_RESIDENT_GRIDS, 1);
    set_field(platform, GPURTA_PLATFORM_RESIDENT_GRID_LIMIT, 1);
    kernel(program, "a", "0", 60, 1024, 1024, "1");
    kernel(program, "b", "0", 60, 768, 2048, "1");
    kernel(program, "c", "0", 1, 32, 0, "1");
    assert_ok(gpurta_program_set_waits(program, 2, (const size_t[]){0, 1}, 2, &failure), &failure);
    fail_all(program, platform, false);
    fail_all(program, platform, true);
    assert_ok(gpurta_program_add_partition(program, "p", 4, NULL, &failure), &failure);
    for (size_t i = 0; i < 3; i++)
        assert_ok(gpurta_program_set_partition(program, i, 0, &failure), &failure);
    fail_all(program, platform, false);
    gpurta_program_destroy(program);
    gpurta_platform_destroy(platform);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_gilman_4_1),
        cmocka_unit_test(test_gilman_4_2_blocks_limit),
        cmocka_unit_test(test_gilman_4_2_warps_limit),
        cmocka_unit_test(test_gilman_5_1_isolated),
        cmocka_unit_test(test_gilman_5_1_colocated),
        cmocka_unit_test(test_gilman_5_2_ninth_block),
        cmocka_unit_test(test_olmedo_figure_5),
        cmocka_unit_test(test_olmedo_load_balancing_2_warps),
        cmocka_unit_test(test_olmedo_load_balancing_4_warps),
        cmocka_unit_test(test_amert_figure_7),
        cmocka_unit_test(test_amert_figure_3),
        cmocka_unit_test(test_paredes_table_2_2),
        cmocka_unit_test(test_paredes_table_2_3),
        cmocka_unit_test(test_paredes_table_2_4),
        cmocka_unit_test(test_olmedo_equations_2_and_3),
        cmocka_unit_test(test_olmedo_tables_2_and_3),
        cmocka_unit_test(test_olmedo_equation_4),
        cmocka_unit_test(test_olmedo_example),
        cmocka_unit_test(test_agrees_with_plain_simulator),
        cmocka_unit_test(test_rules_agree_with_plain_simulator),
        cmocka_unit_test(test_streams_of_their_own),
        cmocka_unit_test(test_registers_of_sub_partitions),
        cmocka_unit_test(test_agrees_with_rta),
        cmocka_unit_test(test_agrees_with_rta_on_shared_streams),
        cmocka_unit_test(test_agrees_with_rta_on_huge_grids),
        cmocka_unit_test(test_jobs),
        cmocka_unit_test(test_jobs_are_operations_written_down),
        cmocka_unit_test(test_smallest_anomaly_of_mixed_blocks),
        cmocka_unit_test(test_smallest_anomaly_of_priorities),
        cmocka_unit_test(test_smallest_anomaly_of_shared_streams),
        cmocka_unit_test(test_too_many_jobs),
        cmocka_unit_test(test_pairs_of_blocks),
        cmocka_unit_test(test_freed_first),
        cmocka_unit_test(test_delay_of_kernels),
        cmocka_unit_test(test_many_blocks_at_once),
        cmocka_unit_test(test_rounds_are_stepped_over),
        cmocka_unit_test(test_nothing_lacks_everywhere),
        cmocka_unit_test(test_refused),
        cmocka_unit_test(test_waits_of_repeated_kernels),
        cmocka_unit_test(test_rta_refuses_what_it_does_not_know),
        cmocka_unit_test(test_program_of_waits),
        cmocka_unit_test(test_program_of_copies_and_streams),
        cmocka_unit_test(test_no_memory),
    };
    return cmocka_run_group_tests_name("simulate", tests, NULL, NULL);
}
