/* The driver of the analyses (src/number/ticks.h), and the heap (src/base/heap.h). */
#include "alloc.h"
#include "support.h"

#include "base/heap.h"
#include "model/options.h"
#include "number/ticks.h"

#include "number/i64.h"
#include "number/undef.h"

#include <stdlib.h>

enum { TIMES = 6 };

/* An analysis: the sum of all times, `twice` times doubled. */
struct sum_run {
    struct rat time[TIMES], sum;
    int twice, i64_runs, mpz_runs;
};

static gpurta_status sum_run_i64(const struct ticks *const ticks, void *const argument)
{
    struct sum_run *const run = argument;
    int64_t sum = 0, value;
    run->i64_runs++;
    for (int i = 0; i < TIMES; i++)
        if (!ticks_take_i64(&value, ticks, &run->time[i]) || !add_i64(&sum, &sum, &value))
            return GPURTA_OVERFLOW;
    for (int i = 0; i < run->twice; i++)
        if (!add_i64(&sum, &sum, &sum))
            return GPURTA_OVERFLOW;
    return ticks_give_i64(&run->sum, ticks, &sum) ? GPURTA_OK : GPURTA_NO_MEMORY;
}

static gpurta_status sum_run_mpz(const struct ticks *const ticks, void *const argument)
{
    struct sum_run *const run = argument;
    mpz_t sum, value;
    mpz_inits(sum, value, NULL);
    run->mpz_runs++;
    for (int i = 0; i < TIMES; i++) {
        ticks_take_mpz(value, ticks, &run->time[i]);
        mpz_add(sum, sum, value);
    }
    mpz_mul_2exp(sum, sum, (mp_bitcnt_t)run->twice);
    const bool kept = ticks_give_mpz(&run->sum, ticks, sum);
    mpz_clears(sum, value, NULL);
    return kept ? GPURTA_OK : GPURTA_NO_MEMORY;
}

static void random_times(struct sum_run *const run, mpq_ptr expected)
{
    mpq_t v;
    mpq_init(v);
    *run = (struct sum_run){.twice = (int)rnd_range(0, 70)};
    rat_init(&run->sum);
    for (int i = 0; i < TIMES; i++) {
        rat_init(&run->time[i]);
        if (rnd_chance(10))
            continue; /* no value */
        mpz_set_i64(mpq_numref(v), rnd_range(0, rnd_chance(20) ? INT64_MAX : 1000));
        mpz_set_i64(mpq_denref(v), rnd_range(1, rnd_chance(20) ? INT64_MAX : 30));
        if (rnd_chance(10))
            mpz_mul(mpq_denref(v), mpq_denref(v), mpq_denref(v));
        mpq_canonicalize(v);
        assert_true(rat_set(&run->time[i], v));
        mpq_add(expected, expected, v);
    }
    mpq_mul_2exp(expected, expected, (mp_bitcnt_t)run->twice);
    mpq_clear(v);
}

static void run_on(struct sum_run *const run, mpq_srcptr expected, const enum ticks_numbers numbers)
{
    struct ticks ticks;
    gpurta_error error;
    mpq_t sum;
    ticks_init(&ticks, numbers);
    for (int i = 0; i < TIMES; i++)
        ticks_add(&ticks, &run->time[i]);
    const gpurta_status status = ticks_run(&ticks, sum_run_i64, sum_run_mpz, run, &error);
    ticks_clear(&ticks);
    if (status == GPURTA_OVERFLOW && numbers == TICKS_I64) {
        assert_string_equal(error.message, "a time does not fit into 64 bits");
        return;
    }
    assert_int_equal(status, GPURTA_OK);
    assert_int_equal(ticks.wide, run->mpz_runs > 0);
    mpq_init(sum);
    rat_get(sum, &run->sum);
    assert_true(mpq_equal(sum, expected));
    mpq_clear(sum);
}

static void test_same_on_all_numbers(void **const state)
{
    (void)state;
    size_t wide = 0, narrow = 0;
    for (size_t c = cases(5000); c > 0; c--) {
        struct sum_run run;
        mpq_t expected;
        mpq_init(expected);
        random_times(&run, expected);
        run_on(&run, expected, TICKS_AUTO);
        wide += run.mpz_runs > 0;
        narrow += run.mpz_runs == 0;
        assert_int_equal(run.i64_runs, 1);
        run.i64_runs = run.mpz_runs = 0;
        run_on(&run, expected, TICKS_GMP);
        assert_int_equal(run.i64_runs, 0);
        run.mpz_runs = 0;
        run_on(&run, expected, TICKS_I64);
        assert_int_equal(run.mpz_runs, 0);
        for (int i = 0; i < TIMES; i++)
            rat_clear(&run.time[i]);
        rat_clear(&run.sum);
        mpq_clear(expected);
    }
    if (cases(5000) >= 500)
        assert_true(wide > 0 && narrow > 0);
}

static void test_times_in_mpq(void **const state)
{
    (void)state;
    struct ticks ticks;
    mpq_t v, back;
    mpz_t wide, seven;
    mpq_inits(v, back, NULL);
    mpz_init(wide);
    mpz_init_set_ui(seven, 7);
    ticks_init(&ticks, TICKS_AUTO);
    mpq_set_ui(v, 5, 6);
    ticks_add_mpq(&ticks, v);
    ticks_divide(&ticks, seven);
    int64_t narrow;
    assert_true(ticks_take_mpq_i64(&narrow, &ticks, v));
    assert_true(ticks_take_mpq_mpz(wide, &ticks, v));
    assert_int_equal(narrow, 35);
    assert_int_equal(mpz_get_si(wide), 35);
    ticks_give_mpq_i64(back, &ticks, &narrow);
    assert_true(mpq_equal(v, back));
    ticks_give_mpq_mpz(back, &ticks, wide);
    assert_true(mpq_equal(v, back));
    mpz_set_ui(mpq_numref(v), 1);
    mpz_mul_2exp(mpq_numref(v), mpq_numref(v), 63);
    mpz_set_ui(mpq_denref(v), 1);
    assert_false(ticks_take_mpq_i64(&narrow, &ticks, v));
    ticks_clear(&ticks);
    mpq_clears(v, back, NULL);
    mpz_clears(wide, seven, NULL);
}

static void test_too_fine(void **const state)
{
    (void)state;
    struct ticks ticks;
    struct sum_run run = {.twice = 0};
    gpurta_error error;
    mpq_t v;
    mpq_init(v);
    mpz_set_ui(mpq_numref(v), 1);
    mpz_setbit(mpq_denref(v), SCALE_MAX_BITS);
    mpz_setbit(mpq_denref(v), 0);
    ticks_init(&ticks, TICKS_AUTO);
    ticks_add_mpq(&ticks, v);
    assert_int_equal(ticks_run(&ticks, sum_run_i64, sum_run_mpz, &run, &error), GPURTA_LIMIT);
    assert_string_equal(error.message,
                        "the common denominator of all times has more than 65536 bits");
    assert_int_equal(run.i64_runs + run.mpz_runs, 0);
    ticks_clear(&ticks);
    mpq_clear(v);
}

static bool smaller(const void *const a, const void *const b, const void *const context)
{
    const int *const key = context;
    return key[*(const size_t *)a] < key[*(const size_t *)b];
}

static void test_heap(void **const state)
{
    (void)state;
    enum { MOST = 50 };
    for (size_t c = cases(2000); c > 0; c--) {
        const size_t count = (size_t)rnd_range(1, MOST);
        size_t item[MOST], size = 0;
        int key[MOST];
        for (size_t i = 0; i < count; i++) {
            key[i] = (int)rnd_range(0, 20);
            item[i] = i;
        }
        if (rnd_chance(50))
            heap_make(item, count, sizeof item[0], smaller, key);
        else
            for (; size < count; size++)
                heap_up(item, size, sizeof item[0], smaller, key);
        for (size = count; size > 0; size--)
            heap_pop(item, size, sizeof item[0], smaller, key);
        bool observed[MOST] = {false};
        for (size_t i = 0; i < count; i++) { /* the first to go stands last */
            assert_true(i == 0 || key[item[i]] <= key[item[i - 1]]);
            assert_false(observed[item[i]]);
            observed[item[i]] = true;
        }
    }
}

/* Values at rest: read, copied, compared, against GMP's rationals. */
static void test_at_rest(void **const state)
{
    (void)state;
    mpq_t expected, got, other;
    mpq_inits(expected, got, other, NULL);
    for (size_t c = cases(300); c > 0; c--) {
        mpz_set_i64(mpq_numref(expected), rnd_range(-1000, 100000));
        mpz_set_i64(mpq_denref(expected), rnd_range(1, 1000));
        mpq_div_2exp(expected, expected, (mp_bitcnt_t)rnd_range(0, 90));
        mpq_canonicalize(expected);
        mpq_set_si(other, (long)rnd_range(-1, 300), (unsigned long)rnd_range(1, 30));
        mpq_canonicalize(other);
        struct rat value, copy;
        struct rat_view view;
        rat_init(&value);
        rat_init(&copy);
        assert_true(rat_set(&value, expected) && rat_copy(&copy, &value));
        rat_get(got, &copy);
        assert_true(mpq_equal(got, expected) && mpq_equal(rat_read(&view, &value), expected));
        const int order = mpq_cmp(expected, other), said = rat_cmp_mpq(&value, other);
        assert_int_equal((order > 0) - (order < 0), (said > 0) - (said < 0));
        assert_int_equal(rat_cmp_mpq(&value, expected), 0);
        assert_int_equal(rat_cmp(&value, &copy), 0);
        assert_int_equal(rat_sgn(&value), mpq_sgn(expected));
        assert_true(rat_set(&copy, other));
        assert_int_equal(rat_cmp(&value, &copy) > 0, order > 0);
        assert_int_equal(rat_cmp(&copy, &value) > 0, order < 0);
        rat_clear(&value);
        rat_clear(&copy);
    }
    mpq_clears(expected, got, other, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_same_on_all_numbers),
        cmocka_unit_test(test_times_in_mpq),
        cmocka_unit_test(test_too_fine),
        cmocka_unit_test(test_heap),
        cmocka_unit_test(test_at_rest),
    };
    alloc_fail_at(0);
    return cmocka_run_group_tests_name("ticks", tests, NULL, NULL);
}
