/* Kernels of all sizes after one another, on up to some hundred slots, against a heap of the slots
 * block by block: h is a row and a few loose pairs (rta_h_core.h), and what is taken from which,
 * how many times, depends on what came before. */
#include "alloc.h"
#include "base/values.h"
#include "model/program.h"
#include "model_calls.h"
#include "support.h"

#include "base/heap.h"
#include "model/options.h"
#include "rta/rta.h"

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

static void set_ratio(mpq_ptr r, const int64_t num, mpz_srcptr den)
{
    mpz_set_i64(mpq_numref(r), num);
    mpz_set(mpq_denref(r), den);
    mpq_canonicalize(r);
}

static void set_time(gpurta_program *const program, const size_t i,
                     const gpurta_operation_time which, const int64_t value, mpz_srcptr den)
{
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    set_ratio(t, value, den);
    assert_ok(gpurta_program_set_time(program, i, which, t, &error), &error);
    mpq_clear(t);
}

/* All times over `den`. `period`: every kernel has jobs, so far apart that the first ones are as if
 * they were alone. */
static gpurta_program *program_of(const struct kernels *const k, const int64_t period,
                                  mpz_srcptr den)
{
    gpurta_program *program;
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    assert_ok(gpurta_program_create(&program, &error), &error);
    for (size_t i = 0; i < k->count; i++) {
        set_ratio(t, k->wcet[i], den);
        assert_ok(gpurta_program_add_kernel(program, NULL, k->blocks[i], t, &error), &error);
        set_time(program, i, GPURTA_OPERATION_RELEASE, k->release[i], den);
        if (period)
            set_time(program, i, GPURTA_OPERATION_PERIOD, period, den);
    }
    mpq_clear(t);
    return program;
}

/* `bits`: of the denominator of all times */
static void check_analysis(const struct kernels *const k, const bool jobs, const bool trace,
                           const enum ticks_numbers numbers, const mp_bitcnt_t bits)
{
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_result *result;
    gpurta_error error;
    mpz_t den;
    mpq_t f, expected;
    mpz_init(den);
    mpq_inits(f, expected, NULL);
    mpz_setbit(den, bits);
    gpurta_program *const program = program_of(k, jobs ? INT64_MAX / 4 : 0, den);
    assert_ok(gpurta_platform_create_slots(&platform, k->slots, &error), &error);
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_RTA_ALGORITHM, GPURTA_RTA_H_SET, &error),
              &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_RTA_TRACE, trace, &error), &error);
    assert_ok(gpurta_options_set(options, OPTION_NUMBERS, numbers, &error), &error);
    assert_ok(gpurta_rta_of(&result, program, platform, options, &error), &error);
    for (size_t i = 0; i < k->count; i++) {
        assert_int_equal(result_time(result, GPURTA_RTA_KERNELS_COMPLETION, i, f), 1);
        set_ratio(expected, k->completion[i], den);
        assert_true(mpq_equal(f, expected));
    }
    mpz_clear(den);
    mpq_clears(f, expected, NULL);
    gpurta_result_destroy(result);
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
            check_analysis(&k, false, n % 16 == 0, rnd_chance(50) ? TICKS_GMP : TICKS_AUTO,
                           rnd_chance(50) ? 0 : (mp_bitcnt_t)rnd_range(1, 1200));
        if (n % 8 == 4)
            check_analysis(&k, true, false, n % 16 == 4 ? TICKS_GMP : TICKS_AUTO, 0);
        enlarge(&k);
        check_ticks(&k);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_sizes_equal_block_by_block)};
    return cmocka_run_group_tests_name("rta_sizes", tests, NULL, NULL);
}
