/* Where the demand test of 64-bit integers ends: shares of the GPU and the line bound, rounded,
 * against exact rationals. The text of src/edf/edf_core.h is included once more, to get at them. */
#define edf_prepare_i64 own_prepare_i64
#define edf_test_i64 own_test_i64
#define edf_run_i64 own_run_i64

#include "edf/edf_run.h"
/**/
#include "number/i64.h"
/**/
#include "edf/edf_core.h"
/**/
#include "support.h"

#include <string.h>

#define MOST 5

static int64_t least(const int64_t a, const int64_t b)
{
    return a < b ? a : b;
}

/* share / 2^62 - C/P, in units of 2^-62: off by less than one */
static void check_share(const struct edf_task_i64 *const task, mpq_ptr exact)
{
    mpq_t off;
    mpz_t share;
    mpq_init(off);
    mpz_init(share);
    mpz_set_i64(share, task->share);
    mpz_set_i64(mpq_numref(exact), task->wcet);
    mpz_set_i64(mpq_denref(exact), task->period);
    mpq_canonicalize(exact);
    mpq_mul_2exp(off, exact, 62);
    mpz_submul(mpq_numref(off), mpq_denref(off), share);
    assert_true(mpq_cmp_si(off, 1, 1) < 0 && mpq_cmp_si(off, -1, 1) > 0);
    mpz_clear(share);
    mpq_clear(off);
}

/* Tasks whose times have up to 58 bits; the last one fills the GPU all but completely. */
static void random_set(struct edf_set_i64 *const set)
{
    mpq_t rest, use;
    mpq_inits(rest, use, NULL);
    mpq_set_ui(rest, 1, 1);
    const int bits = (int)rnd_range(4, 58);
    set->count = (size_t)rnd_range(1, MOST);
    for (size_t i = 0; i < set->count; i++) {
        struct edf_task_i64 *const task = &set->task[i];
        const bool last = i + 1 == set->count;
        task->period = rnd_range(2, (int64_t)1 << (last ? rnd_range(bits, 58) : bits));
        task->wcet = rnd_range(1, 1 + task->period / (int64_t)set->count);
        mpz_set_i64(mpq_numref(use), task->period);
        mpz_set_ui(mpq_denref(use), 1);
        mpq_mul(use, use, rest);
        mpz_fdiv_q(mpq_numref(use), mpq_numref(use), mpq_denref(use));
        if (last && mpz_cmp_ui(mpq_numref(use), 1) > 0) {
            assert_true(mpz_get_i64(&task->wcet, mpq_numref(use)));
            task->wcet -= rnd_chance(50);
        }
        mpz_set_i64(mpq_numref(use), task->wcet);
        mpz_set_i64(mpq_denref(use), task->period);
        mpq_canonicalize(use);
        mpq_sub(rest, rest, use);
        task->deadline = task->period + rnd_range(-least(task->period - 1, 60), 20);
    }
    set->load = -mpq_sgn(rest);
    set->blocking = rnd_chance(50) ? 0 : rnd_range(1, 100);
    mpq_clears(rest, use, NULL);
}

/* t is not below max(max (D - P), (sum (P - D) U + B) / (1 - U)), and where 1 - U is not lost in
 * the rounding, not far above it. */
static void check_bound(struct edf_set_i64 *const set, size_t *const found)
{
    int64_t t;
    mpq_t use, line, part, rest;
    mpq_inits(use, line, part, rest, NULL);
    mpq_set_ui(rest, 1, 1);
    mpz_set_i64(mpq_numref(line), set->blocking);
    for (size_t i = 0; i < set->count; i++) {
        check_share(&set->task[i], use);
        mpz_set_i64(mpq_numref(part), set->task[i].period - set->task[i].deadline);
        mpz_set_ui(mpq_denref(part), 1);
        mpq_mul(part, part, use);
        mpq_add(line, line, part);
        mpq_sub(rest, rest, use);
    }
    if (set->load <= 0 && edf_bound_i64(set, &t)) {
        for (size_t i = 0; i < set->count; i++)
            assert_true(t >= set->task[i].deadline - set->task[i].period);
        mpz_set_i64(mpq_numref(part), t);
        mpz_set_ui(mpq_denref(part), 1);
        mpq_mul(part, part, rest);
        assert_true(mpq_cmp(part, line) >=
                    0); /* t (1 - U) >= sum; for U = 1 the sum is at most 0 */
        ++*found;
    }
    mpq_clears(use, line, part, rest, NULL);
}

static void test_line_bound(void **const state)
{
    (void)state;
    size_t found = 0;
    for (size_t n = cases(30000); n > 0; n--) {
        struct edf_task_i64 task[MOST];
        struct edf_set_i64 set = {.task = task};
        memset(task, 0, sizeof task);
        random_set(&set);
        own_prepare_i64(&set);
        check_bound(&set, &found);
    }
    assert_true(found > cases(30000) / 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_line_bound)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
