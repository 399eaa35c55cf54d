/* Number kind for templates: checked 64-bit integers.
 *
 * An analysis is one text, `X_core.h`, written with num_t and NUM(op). Two sources of two lines
 * make it code: X_i64.c includes this header and the text, X_mpz.c "number/mpz.h" and the text. How
 * it gets its numbers and who calls it: number/ticks.h.
 *
 * NUM(f) also names the template's own functions. Every operation that can overflow answers false
 * when it did; the caller then runs the same text on GMP integers (mpz.h), where nothing
 * overflows. A num_t is passed by address and lives between NUM(init) and NUM(clear).
 * LOCAL_NUM(a) declares one that is 0 and is cleared at the end of its block; NUM_EACH(f, &a, &b)
 * calls NUM(f) with each.
 * `NUM_WIDE` is 1 for GMP integers and 0 here; NUM_COST is what an operation counts for a limit. */
#ifndef I64_H
#define I64_H

#include "base/local.h"

#include <gmp.h>
#include <stdbool.h>
#include <stdint.h>

#define LOCAL_NUM(x)                                                                               \
    LOCAL(NUM(clear)) num_t x;                                                                     \
    NUM(init)(&x)

#define NUM_EACH(f, ...)                                                                           \
    do {                                                                                           \
        num_t *const of_each[] = {__VA_ARGS__};                                                    \
        for (size_t each = 0; each < sizeof of_each / sizeof of_each[0]; each++)                   \
            NUM(f)(of_each[each]);                                                                 \
    } while (0)

static inline uint64_t absolute(const int64_t v)
{
    return v < 0 ? -(uint64_t)v : (uint64_t)v;
}

/* GMP's own signed entries take `long`, which has 32 bits on some targets. */
static inline void mpz_set_i64(mpz_ptr r, int64_t v)
{
    const uint64_t magnitude = absolute(v);
    if (sizeof(long) == sizeof v) {
        mpz_set_si(r, (long)v);
        return;
    }
    mpz_set_ui(r, (unsigned long)(magnitude >> 32));
    mpz_mul_2exp(r, r, 32);
    mpz_add_ui(r, r, (unsigned long)(magnitude & 0xffffffffu));
    if (v < 0)
        mpz_neg(r, r);
}

static inline bool mpz_get_i64(int64_t *r, mpz_srcptr v)
{
    const size_t limbs = mpz_size(v);
    uint64_t magnitude = 0;
    for (size_t i = 0; i < limbs && i < sizeof *r / sizeof(mp_limb_t); i++)
        magnitude |= (uint64_t)mpz_getlimbn(v, (mp_size_t)i) << (i * GMP_NUMB_BITS);
    if (limbs > sizeof *r / sizeof(mp_limb_t) || magnitude > INT64_MAX)
        return false; /* -2^63 itself is given up: no caller needs it */
    *r = mpz_sgn(v) < 0 ? -(int64_t)magnitude : (int64_t)magnitude;
    return true;
}

/* Of two numbers, not both 0. */
static inline uint64_t greatest_divisor(uint64_t a, uint64_t b)
{
    while (b) {
        const uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* Of two numbers >= 0, not both 0. */
static inline int64_t common_divisor(int64_t a, int64_t b)
{
    return (int64_t)greatest_divisor((uint64_t)a, (uint64_t)b);
}

/* What a denominator > 0 and a numerator share; most denominators are 1. */
static inline int64_t shared_divisor(const int64_t den, const int64_t num)
{
    return den == 1 ? 1 : (int64_t)greatest_divisor((uint64_t)den, absolute(num));
}

typedef int64_t num_i64;

static inline void init_i64(num_i64 *r)
{
    *r = 0;
}

static inline void clear_i64(num_i64 *r)
{
    (void)r;
}

static inline void set_i64(num_i64 *r, const num_i64 *a)
{
    *r = *a;
}

static inline void set_int_i64(num_i64 *r, int64_t v)
{
    *r = v;
}

/* From a GMP integer; false if it does not fit. */
static inline bool set_mpz_i64(num_i64 *r, mpz_srcptr v)
{
    return mpz_get_i64(r, v);
}

static inline void swap_i64(num_i64 *a, num_i64 *b)
{
    const num_i64 t = *a;
    *a = *b;
    *b = t;
}

/* The operands are copied before they are used: gcc up to 12.2 evaluates `const` operands of the
 * overflow builtins twice (its bug 108789), the second time after the result was stored, which is
 * wrong where r is a or b. */
static inline bool add_i64(num_i64 *r, const num_i64 *a, const num_i64 *b)
{
    const int64_t x = *a, y = *b;
    return !__builtin_add_overflow(x, y, r);
}

static inline bool sub_i64(num_i64 *r, const num_i64 *a, const num_i64 *b)
{
    const int64_t x = *a, y = *b;
    return !__builtin_sub_overflow(x, y, r);
}

static inline bool mul_i64(num_i64 *r, const num_i64 *a, const num_i64 *b)
{
    const int64_t x = *a, y = *b;
    return !__builtin_mul_overflow(x, y, r);
}

static inline bool mul_int_i64(num_i64 *r, const num_i64 *a, int64_t b)
{
    const int64_t x = *a;
    return !__builtin_mul_overflow(x, b, r);
}

/* r += a * b */
static inline bool addmul_int_i64(num_i64 *r, const num_i64 *a, int64_t b)
{
    int64_t product;
    return mul_int_i64(&product, a, b) && add_i64(r, r, &product);
}

/* Quotients towards minus infinity and plus infinity; b > 0. */
static inline bool floor_div_i64(num_i64 *r, const num_i64 *a, const num_i64 *b)
{
    const int64_t q = *a / *b;
    *r = q - (*a % *b < 0);
    return true;
}

static inline bool ceil_div_i64(num_i64 *r, const num_i64 *a, const num_i64 *b)
{
    const int64_t q = *a / *b;
    *r = q + (*a % *b > 0);
    return true;
}

static inline int cmp_i64(const num_i64 *a, const num_i64 *b)
{
    return (*a > *b) - (*a < *b);
}

static inline int sgn_i64(const num_i64 *a)
{
    return (*a > 0) - (*a < 0);
}

/* min(a, cap) as a plain integer; a >= 0, cap >= 0 */
static inline int64_t capped_i64(const num_i64 *a, int64_t cap)
{
    return *a < cap ? *a : cap;
}

#endif

#define num_t num_i64
#define NUM(name) name##_i64
#define NUM_WIDE 0
#define NUM_COST 1
