/* The 64-bit number kind (src/number/i64.h), sums of 128 bits, and rationals that are 64 bits first
 * (src/number/frac.h), against GMP, with results that are also operands; growing arrays. */
#include "alloc.h"
#include "support.h"

#include "base/grow.h"
#include "number/frac.h"
#include "number/wide.h"

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

/* ---- rationals ---- */

/* Small ones, ones at the ends of 64 bits, and ones beyond. */
static void draw_rational(mpq_t v)
{
    const bool small = rnd_chance(50);
    mpz_set_i64(mpq_numref(v), small ? rnd_range(-60, 60) : edge());
    mpz_set_i64(mpq_denref(v), small ? rnd_range(1, 60) : edge());
    if (rnd_chance(10))
        mpz_mul(mpq_numref(v), mpq_numref(v), mpq_denref(v));
    mpz_abs(mpq_denref(v), mpq_denref(v));
    if (mpz_sgn(mpq_denref(v)) == 0)
        mpz_set_ui(mpq_denref(v), 1);
    mpq_canonicalize(v);
}

static bool fits(mpq_srcptr v)
{
    int64_t number;
    return mpz_get_i64(&number, mpq_numref(v)) && mpz_get_i64(&number, mpq_denref(v));
}

/* The same value, on 64 bits exactly where it fits, and the same at rest. */
static void assert_rational(const struct frac *const found, mpq_srcptr expected)
{
    struct rat at_rest;
    mpq_t v;
    mpq_init(v);
    rat_init(&at_rest);
    frac_to_mpq(v, found);
    assert_true(mpq_equal(v, expected));
    assert_int_equal(found->den != 0, fits(expected));
    assert_true(frac_to_rat(&at_rest, found));
    rat_get(v, &at_rest);
    assert_true(mpq_equal(v, expected));
    assert_int_equal(frac_sgn(found), mpq_sgn(expected));
    rat_clear(&at_rest);
    mpq_clear(v);
}

/* A ratio that may have lower terms. */
static void check_ratio(struct frac *const r)
{
    const int64_t num = rnd_chance(50) ? rnd_range(-60, 60) : edge();
    const int64_t den = rnd_chance(50) ? rnd_range(1, 60) : INT64_MAX - rnd_range(0, 60);
    mpq_t v;
    mpq_init(v);
    mpz_set_i64(mpq_numref(v), num);
    mpz_set_i64(mpq_denref(v), den);
    mpq_canonicalize(v);
    frac_ratio(r, num, den);
    assert_rational(r, v);
    mpq_clear(v);
}

static void test_rationals(void **const state)
{
    static void (*const exact[])(mpq_ptr, mpq_srcptr, mpq_srcptr) = {mpq_add, mpq_sub, mpq_mul,
                                                                     mpq_div};
    static void (*const quick[])(struct frac *, const struct frac *,
                                 const struct frac *) = {frac_add, frac_sub, frac_mul, frac_div};
    struct frac x = FRAC_ZERO, y = FRAC_ZERO, r = FRAC_ZERO;
    struct frac *const out[] = {&r, &x, &y};
    mpq_t a, b, c;
    (void)state;
    mpq_inits(a, b, c, NULL);
    for (size_t n = cases(20000); n > 0; n--) {
        const int op = (int)rnd_range(0, 3), alias = (int)rnd_range(0, 3);
        draw_rational(a);
        draw_rational(b);
        if (op == 3 && mpq_sgn(b) == 0)
            mpq_set_si(b, -3, 7);
        if (alias == 3 && mpq_sgn(b))
            mpq_set(a, b);
        frac_from_mpq(&x, a);
        frac_from_mpq(&y, b);
        const int order = mpq_cmp(a, b);
        assert_int_equal((frac_cmp(&x, &y) > 0) - (frac_cmp(&x, &y) < 0),
                         (order > 0) - (order < 0));
        exact[op](c, a, b);
        quick[op](out[alias % 3], &x, alias == 3 && mpq_equal(a, b) ? &x : &y);
        assert_rational(out[alias % 3], c);
        const bool up = rnd_chance(50);
        (up ? mpz_cdiv_q : mpz_fdiv_q)(mpq_numref(c), mpq_numref(c), mpq_denref(c));
        mpz_set_ui(mpq_denref(c), 1);
        (up ? frac_ceil : frac_floor)(out[alias % 3]);
        assert_rational(out[alias % 3], c);
        check_ratio(&r);
    }
    frac_clear(&x);
    frac_clear(&y);
    frac_clear(&r);
    mpq_clears(a, b, c, NULL);
}

/* The common denominator grows out of 64 bits, and is the same. */
static void test_common_denominators(void **const state)
{
    (void)state;
    for (size_t n = cases(2000); n > 0; n--) {
        struct scale scale;
        mpz_t lcm, den;
        int64_t small;
        mpz_inits(lcm, den, NULL);
        mpz_set_ui(lcm, 1);
        scale_init(&scale);
        for (int64_t k = rnd_range(1, 12); k > 0; k--) {
            const int64_t one = rnd_chance(90) ? rnd_range(1, 400) : INT64_MAX - rnd_range(0, 9);
            const struct rat v = {{1}, one};
            mpz_set_i64(den, one);
            const bool add = rnd_chance(80);
            assert_true(!add             ? scale_multiply(&scale, den)
                        : rnd_chance(50) ? scale_add_den(&scale, den)
                                         : scale_add(&scale, &v));
            if (add)
                mpz_lcm(lcm, lcm, den);
            else
                mpz_mul(lcm, lcm, den);
            assert_int_equal(mpz_cmp(scale.lcm, lcm), 0);
            assert_int_equal(scale.small, mpz_get_i64(&small, lcm));
            assert_true(scale.factor == (scale.small ? small : 1));
        }
        scale_clear(&scale);
        mpz_clears(lcm, den, NULL);
    }
}

/* Sums of products against GMP: where the sum of the low words carries, and where that of the high
 * words does not fit. */
static void test_wide_sums(void **const state)
{
    (void)state;
    static const uint64_t words[] = {
        0, 1, 2, UINT64_MAX / 2, UINT64_MAX / 2 + 1, UINT64_MAX - 1, UINT64_MAX};
    const size_t n = sizeof words / sizeof *words;
    mpz_t x, y;
    mpz_inits(x, y, NULL);
    for (size_t i = 0; i < n * n * n * n; i++) {
        struct wide a = {words[i % n], words[i / n % n]};
        const struct wide b = {words[i / n / n % n], words[i / n / n / n]};
        wide_get_mpz(x, a);
        wide_get_mpz(y, b);
        mpz_add(x, x, y);
        const bool fits = mpz_sizeinbase(x, 2) <= 128;
        assert_int_equal(wide_add(&a, b), fits);
        wide_get_mpz(y, a);
        if (fits)
            assert_int_equal(mpz_cmp(x, y), 0);
        wide_get_mpz(y, wide_product(a.high, b.low));
        wide_get_mpz(x, (struct wide){0, a.high});
        mpz_t z;
        mpz_init(z);
        wide_get_mpz(z, (struct wide){0, b.low});
        mpz_mul(x, x, z);
        mpz_clear(z);
        assert_int_equal(mpz_cmp(x, y), 0);
    }
    mpz_clears(x, y, NULL);
}

/* Arrays grow; a size in bytes that does not fit is no memory, and all stays as it was. */
static void test_growing(void **const state)
{
    (void)state;
    size_t room = 0;
    int64_t *array = grow(NULL, &room, 1, sizeof *array);
    assert_non_null(array);
    assert_true(room >= 1);
    array[0] = 7;
    const size_t had = room;
    const size_t none[] = {SIZE_MAX, SIZE_MAX / sizeof *array + 1, SIZE_MAX / 2 + 1,
                           SIZE_MAX / 3 * 2 + 1}; /* half as many again and 4: 4 */
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        assert_null(grow_to(array, &room, none[i], sizeof *array));
        assert_null(grow(array, &room, none[i], sizeof *array));
        assert_int_equal(room, had);
    }
    /* these sizes times 8 are small numbers once more: 8 and 0 bytes */
    assert_null(grow_to(array, &room, SIZE_MAX / 8 + 2, sizeof *array));
    assert_ptr_equal(grow(array, &room, had, sizeof *array), array);
    array = grow(array, &room, had + 1, sizeof *array);
    assert_non_null(array);
    assert_true(room > had);
    assert_int_equal(array[0], 7);
    array = grow_to(array, &room, room + 3, sizeof *array);
    assert_non_null(array);
    array[room - 1] = 8;
    free(array);
}

static void test_decimals_are_rounded_up(void **const state)
{
    (void)state;
    static const struct {
        long num, den;
        const char *text;
    } of[] = {{0, 1, "0"},
              {70, 1, "70"},
              {33, 2, "16.5"},
              {24241, 640, "37.8766"},
              {1, 3, "0.333334"},
              {99999, 100000, "0.99999"},
              {99999999, 1000, "100000"},
              {1, 1000000000, "0.000000001"}};
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        char text[40];
        mpq_t q;
        struct rat v;
        rat_init(&v);
        mpq_init(q);
        mpq_set_si(q, of[i].num, (unsigned long)of[i].den);
        mpq_canonicalize(q);
        assert_true(rat_set(&v, q));
        rat_decimal_up(text, sizeof text, &v);
        assert_string_equal(text, of[i].text);
        rat_clear(&v);
        mpq_clear(q);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_overflow_is_seen),
        cmocka_unit_test(test_rationals),
        cmocka_unit_test(test_common_denominators),
        cmocka_unit_test(test_wide_sums),
        cmocka_unit_test(test_growing),
        cmocka_unit_test(test_decimals_are_rounded_up),
    };
    alloc_fail_at(0);
    return cmocka_run_group_tests_name("num", tests, NULL, NULL);
}
