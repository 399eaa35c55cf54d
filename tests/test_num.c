/* The 64-bit number kind (src/number/i64.h) against GMP, with results that are also operands. */
#include "alloc.h"
#include "support.h"

#include "number/i64.h"
#include "number/undef.h"

/* Values around the powers of two and the ends of the range. */
static int64_t edge(void)
{
    const int64_t near = (int64_t)(UINT64_C(1) << rnd_range(0, 62)) + rnd_range(-2, 2);
    const int64_t value = rnd_chance(30) ? INT64_MAX - rnd_range(0, 3) : near;
    return rnd_chance(40) ? -value : value;
}

typedef bool operation(num_i64 *, const num_i64 *, const num_i64 *);

static bool mul_int(num_i64 *const r, const num_i64 *const a, const num_i64 *const b)
{
    return mul_int_i64(r, a, *b);
}

static bool addmul_int(num_i64 *const r, const num_i64 *const a, const num_i64 *const b)
{
    *r = 0;
    return addmul_int_i64(r, a, *b);
}

/* r apart from both, r = a, r = b, and all three the same. */
static void check(operation *const op, void (*const exact)(mpz_ptr, mpz_srcptr, mpz_srcptr),
                  const bool aliased)
{
    mpz_t x, y;
    mpz_inits(x, y, NULL);
    for (size_t c = cases(20000); c > 0; c--) {
        const int64_t a = edge(), b = edge();
        for (int alias = 0; alias <= (aliased ? 3 : 0); alias++) {
            int64_t p = a, q = alias == 3 ? a : b, r = 0, expected;
            mpz_set_i64(x, p);
            mpz_set_i64(y, q);
            exact(x, x, y);
            const bool fits = mpz_get_i64(&expected, x);
            int64_t *const out = alias == 0 ? &r : alias == 2 ? &q : &p;
            const bool answer = op(out, &p, alias == 3 ? &p : &q);
            if (mpz_sizeinbase(x, 2) == 64)
                continue; /* -2^63, which mpz_get_i64() gives up */
            assert_int_equal(answer, fits);
            if (fits)
                assert_true(*out == expected);
        }
    }
    mpz_clears(x, y, NULL);
}

static void test_overflow_is_seen(void **const state)
{
    (void)state;
    check(add_i64, mpz_add, true);
    check(sub_i64, mpz_sub, true);
    check(mul_i64, mpz_mul, true);
    check(mul_int, mpz_mul, true);
    check(addmul_int, mpz_mul, false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_overflow_is_seen),
    };
    alloc_fail_at(0);
    return cmocka_run_group_tests_name("num", tests, NULL, NULL);
}
