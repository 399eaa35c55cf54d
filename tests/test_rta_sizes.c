/* Kernels of all sizes after one another, on up to some hundred slots, against a heap of the slots
 * block by block: h is a row and a few loose pairs (rta_h_core.h), and what is taken from which,
 * how many times, depends on what came before. */
#include "alloc.h"
#include "support.h"

#include "base/heap.h"
#include "rta/rta.h"
#include "rta/rta_run.h"

#include "number/mpz.h"
#include "number/undef.h"

#define MOST 300
#define MOST_SLOTS 600

struct kernels {
    size_t count;
    int64_t slots;
    int64_t blocks[MOST], wcet[MOST], release[MOST], completion[MOST];
};

static bool sooner(const void *const a, const void *const b, const void *const unused)
{
    (void)unused;
    return *(const int64_t *)a < *(const int64_t *)b;
}

static void block_by_block(struct kernels *const k)
{
    int64_t slot[MOST_SLOTS] = {0}, now = 0;
    for (size_t i = 0; i < k->count; i++) {
        now = now > k->release[i] ? now : k->release[i];
        for (int64_t b = 0; b < k->blocks[i]; b++) {
            now = now > slot[0] ? now : slot[0];
            slot[0] = now + k->wcet[i];
            heap_down(slot, (size_t)k->slots, 0, sizeof *slot, sooner, NULL);
        }
        k->completion[i] = now + k->wcet[i];
    }
}

/* Phases of kernels of one kind; kernels come at once, in bursts, or one by one. */
static void random_kernels(struct kernels *const k)
{
    const bool waits = rnd_chance(60), ties = rnd_chance(30);
    int64_t most = 1, longest = 1, gap = 0;
    k->count = (size_t)rnd_range(1, rnd_chance(20) ? 20 : MOST);
    k->slots = rnd_chance(20) ? rnd_range(1, 9) : rnd_range(10, rnd_chance(50) ? 70 : MOST_SLOTS);
    for (size_t i = 0; i < k->count; i++) {
        if (i == 0 || rnd_chance(8)) {
            const int64_t sizes[] = {1, 3, 12, 40, k->slots, 5 * k->slots};
            most = sizes[rnd_range(0, 5)];
            longest = ties ? rnd_range(1, 4) : rnd_chance(30) ? 50 : 100000;
            gap = waits && rnd_chance(50) ? longest * most / k->slots + 1 : 0;
        }
        k->blocks[i] = rnd_range(rnd_chance(50) ? most : 1, most);
        k->wcet[i] = rnd_chance(5) ? longest * 30 : rnd_range(1, longest);
        k->release[i] = i ? k->release[i - 1] : 0;
        if (gap && rnd_chance(70))
            k->release[i] += rnd_range(0, 2 * gap);
    }
    block_by_block(k);
}

/* The same times in another unit, so that they nearly fill 64 bits. */
static void enlarge(struct kernels *const k)
{
    int64_t most = 1;
    for (size_t i = 0; i < k->count; i++)
        most = most > k->completion[i] ? most : k->completion[i];
    const int64_t unit = INT64_MAX / most;
    for (size_t i = 0; i < k->count; i++) {
        k->wcet[i] *= unit;
        k->release[i] *= unit;
        k->completion[i] *= unit;
    }
}

static void check_ticks(const struct kernels *const k)
{
    int64_t completion[MOST];
    gpurta_error error;
    void *const work = malloc(gpurta_rta_ticks_work(k->slots, k->count)); /* exactly */
    assert_ok(gpurta_rta_ticks(k->slots, k->count, k->release, k->blocks, k->wcet, completion, work,
                               &error),
              &error);
    for (size_t i = 0; i < k->count; i++)
        assert_int_equal(completion[i], k->completion[i]);
    free(work);
}

static void set_time(gpurta_program *const program, const size_t i,
                     const gpurta_operation_time which, const int64_t value)
{
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    mpz_set_i64(mpq_numref(t), value);
    assert_ok(gpurta_program_set_time(program, i, which, t, &error), &error);
    mpq_clear(t);
}

/* `period`: every kernel has jobs, so far apart that the first ones are as if they were alone */
static gpurta_program *program_of(const struct kernels *const k, const int64_t period)
{
    gpurta_program *program;
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    assert_ok(gpurta_program_create(&program, &error), &error);
    for (size_t i = 0; i < k->count; i++) {
        mpz_set_i64(mpq_numref(t), k->wcet[i]);
        assert_ok(gpurta_program_add_kernel(program, NULL, k->blocks[i], t, &error), &error);
        set_time(program, i, GPURTA_OPERATION_RELEASE, k->release[i]);
        if (period)
            set_time(program, i, GPURTA_OPERATION_PERIOD, period);
    }
    mpq_clear(t);
    return program;
}

static void check_analysis(const struct kernels *const k, const bool jobs, const bool trace,
                           const unsigned switches)
{
    gpurta_program *const program = program_of(k, jobs ? INT64_MAX / 4 : 0);
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_rta *result;
    gpurta_error error;
    mpq_t f;
    mpq_init(f);
    assert_ok(gpurta_platform_create_slots(&platform, k->slots, &error), &error);
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_RTA_ALGORITHM, GPURTA_RTA_H_SET, &error),
              &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_RTA_TRACE, trace, &error), &error);
    assert_ok(rta_analyse(&result, program, platform, options, switches, &error), &error);
    for (size_t i = 0; i < k->count; i++) {
        assert_int_equal(gpurta_rta_time_of(result, i, GPURTA_RTA_COMPLETION, f), 1);
        assert_int_equal(mpz_cmp_ui(mpq_denref(f), 1), 0);
        int64_t completion = 0;
        assert_true(mpz_get_i64(&completion, mpq_numref(f)));
        assert_int_equal(completion, k->completion[i]);
    }
    mpq_clear(f);
    gpurta_rta_destroy(result);
    gpurta_options_destroy(options);
    gpurta_platform_destroy(platform);
    gpurta_program_destroy(program);
}

static void test_sizes_equal_block_by_block(void **state)
{
    struct kernels k;
    (void)state;
    for (size_t n = 0; n < cases(600); n++) {
        random_kernels(&k);
        check_ticks(&k);
        if (n % 8 == 0)
            check_analysis(&k, false, n % 16 == 0, (unsigned)rnd_range(0, 3));
        if (n % 8 == 4)
            check_analysis(&k, true, false, RTA_FORCE_GMP * (n % 16 == 4));
        enlarge(&k);
        check_ticks(&k);
    }
}

/* ---- enclosures ---- */

/* Denominators of more than a thousand bits, so that enclosures are taken (rta_near.h). */
enum fine {
    ALIKE,   /* one for all times: as many ties as the whole numbers have */
    NEARLY,  /* times that differ by next to nothing */
    PRIMES,  /* many small ones */
    PRIMES_3 /* three small ones, so that different sums are equal, and the large one once */
};

static void fine_time(mpq_ptr r, const int64_t time, const enum fine fine, mpz_srcptr large,
                      const bool first)
{
    mpz_t few;
    mpz_init(few);
    mpz_set_i64(few, rnd_range(-2, 2));
    mpz_set_i64(mpq_numref(r), time);
    mpz_set_ui(mpq_denref(r), 1);
    if (fine == ALIKE || (first && fine != NEARLY)) {
        mpz_set(mpq_denref(r), large);
    } else if (fine == NEARLY) {
        mpz_addmul(few, mpq_numref(r), large);
        mpz_set(mpq_numref(r), few);
        mpz_set(mpq_denref(r), large);
    } else {
        mpz_set_i64(few, fine == PRIMES ? rnd_range(0, 5000) : rnd_range(0, 3));
        mpz_nextprime(mpq_denref(r), few);
    }
    mpq_canonicalize(r);
    mpz_clear(few);
}

static gpurta_program *fine_program(const struct kernels *const k, const enum fine fine,
                                    mpz_srcptr large, const int64_t grid)
{
    gpurta_program *program;
    gpurta_error error;
    mpq_t wcet, release, last;
    mpq_inits(wcet, release, last, NULL);
    assert_ok(gpurta_program_create(&program, &error), &error);
    for (size_t i = 0; i < k->count; i++) {
        fine_time(wcet, k->wcet[i], fine, large, i == 0);
        assert_ok(gpurta_program_add_kernel(program, NULL, k->blocks[i] * grid, wcet, &error),
                  &error);
        fine_time(release, k->release[i], fine, large, false);
        if (mpq_cmp(release, last) < 0 || mpq_sgn(release) < 0)
            mpq_set(release, last);
        mpq_set(last, release);
        assert_ok(gpurta_program_set_time(program, i, GPURTA_OPERATION_RELEASE, release, &error),
                  &error);
    }
    mpq_clears(wcet, release, last, NULL);
    return program;
}

/* By enclosures alone: GPURTA_OVERFLOW if too many of them are too near each other. */
static gpurta_status run_near(struct rta_run *const run, const gpurta_program *const program,
                              const int64_t slots, const bool hasty)
{
    struct ticks ticks;
    *run = (struct rta_run){.program = program,
                            .slots = slots,
                            .lanes = program->count,
                            .hasty = hasty,
                            .outcome = calloc(program->count, sizeof *run->outcome)};
    assert_non_null(run->outcome);
    ticks_init(&ticks, TICKS_AUTO);
    for (size_t i = 0; i < program->count; i++) {
        ticks_add(&ticks, &program->operation[i].time[GPURTA_OPERATION_WCET]);
        ticks_add(&ticks, &program->operation[i].time[GPURTA_OPERATION_RELEASE]);
    }
    run->den = denominator_create(ticks.scale.lcm);
    assert_non_null(run->den);
    const gpurta_status status = rta_first_run_near(&ticks, run);
    ticks_clear(&ticks);
    denominator_release(run->den);
    return status;
}

/* Completions by enclosures are those by GMP integers; of one denominator, also those by blocks. */
static gpurta_status check_fine(const struct kernels *const k, const gpurta_program *const program,
                                mpz_srcptr large, const bool alike, const unsigned switches)
{
    struct rta_run run;
    gpurta_platform *platform;
    gpurta_rta *gmp, *result;
    gpurta_error error;
    mpq_t f, g;
    mpq_inits(f, g, NULL);
    assert_ok(gpurta_platform_create_slots(&platform, k->slots, &error), &error);
    assert_ok(rta_analyse(&gmp, program, platform, NULL, switches | RTA_FORCE_GMP, &error), &error);
    assert_ok(rta_analyse(&result, program, platform, NULL, switches, &error), &error);
    const gpurta_status status = run_near(&run, program, k->slots, switches & RTA_HASTY);
    assert_true(status == GPURTA_OK || status == GPURTA_OVERFLOW);
    for (size_t i = 0; i < k->count; i++) {
        assert_int_equal(gpurta_rta_time_of(gmp, i, GPURTA_RTA_COMPLETION, f), 1);
        if (alike) {
            mpz_set_i64(mpq_numref(g), k->completion[i]);
            mpz_set(mpq_denref(g), large);
            mpq_canonicalize(g);
            assert_true(mpq_equal(f, g));
        }
        assert_int_equal(gpurta_rta_time_of(result, i, GPURTA_RTA_COMPLETION, g), 1);
        assert_true(mpq_equal(f, g));
        if (status == GPURTA_OK) {
            rat_get(g, &run.outcome[i].completion);
            assert_true(mpq_equal(f, g));
        }
        rat_clear(&run.outcome[i].completion);
    }
    free(run.outcome);
    gpurta_rta_destroy(gmp);
    gpurta_rta_destroy(result);
    gpurta_platform_destroy(platform);
    mpq_clears(f, g, NULL);
    return status;
}

static void test_enclosures_equal_gmp(void **state)
{
    struct kernels k;
    mpz_t large;
    size_t near[PRIMES_3 + 1] = {0};
    (void)state;
    mpz_init(large);
    for (size_t n = 0; n < cases(200); n++) {
        const enum fine fine = (enum fine)(n % 4);
        const int64_t grid = fine != ALIKE && rnd_chance(30) ? rnd_range(2, 1000000) : 1;
        random_kernels(&k);
        if (rnd_chance(30))
            enlarge(&k);
        mpz_ui_pow_ui(large, 10, (unsigned long)rnd_range(320, 400));
        mpz_add_ui(large, large, 1);
        gpurta_program *const program = fine_program(&k, fine, large, grid);
        near[fine] += check_fine(&k, program, large, fine == ALIKE,
                                 rnd_chance(30) ? RTA_HASTY : 0) == GPURTA_OK;
        gpurta_program_destroy(program);
    }
    for (size_t fine = 0; cases(200) >= 200 && fine <= PRIMES_3; fine++)
        assert_true(near[fine] > 0);
    mpz_clear(large);
}

static gpurta_status analyse_call(void *const context)
{
    gpurta_platform *platform = NULL;
    gpurta_rta *result = NULL;
    gpurta_status status = gpurta_platform_create_slots(&platform, 64, NULL);
    if (status == GPURTA_OK)
        status = gpurta_rta_analyse(&result, context, platform, NULL, NULL);
    gpurta_rta_destroy(result);
    gpurta_platform_destroy(platform);
    return status;
}

static void test_enclosures_fail_cleanly(void **state)
{
    struct kernels k = {.count = 40, .slots = 64};
    mpz_t large;
    (void)state;
    for (size_t i = 0; i < k.count; i++) {
        k.blocks[i] = rnd_range(1, 100);
        k.wcet[i] = rnd_range(1000, 1000000);
    }
    mpz_init(large);
    mpz_ui_pow_ui(large, 10, 400);
    gpurta_program *const program = fine_program(&k, PRIMES, large, 1);
    assert_true(alloc_fail_each(analyse_call, program) > k.count);
    gpurta_program_destroy(program);
    mpz_clear(large);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_sizes_equal_block_by_block),
                                       cmocka_unit_test(test_enclosures_equal_gmp),
                                       cmocka_unit_test(test_enclosures_fail_cleanly)};
    return cmocka_run_group_tests_name("rta_sizes", tests, NULL, NULL);
}
