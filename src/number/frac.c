#include "number/frac.h"

#include "number/wide.h"

typedef void operation(mpq_ptr, mpq_srcptr, mpq_srcptr);

void frac_clear(struct frac *const r)
{
    if (r->made)
        mpq_clear(r->big);
    *r = (struct frac)FRAC_ZERO;
}

void frac_int(struct frac *const r, const int64_t v)
{
    frac_ratio(r, v, 1);
}

void frac_from_mpq(struct frac *const r, mpq_srcptr v)
{
    if (mpz_get_i64(&r->num, mpq_numref(v)) && mpz_get_i64(&r->den, mpq_denref(v)))
        return;
    r->den = 0;
    if (!r->made)
        mpq_init(r->big);
    r->made = true;
    mpq_set(r->big, v);
}

void frac_to_mpq(mpq_ptr r, const struct frac *const v)
{
    if (!v->den) {
        mpq_set(r, v->big);
        return;
    }
    mpz_set_i64(mpq_numref(r), v->num);
    mpz_set_i64(mpq_denref(r), v->den);
}

static void by_gmp(struct frac *const r, const struct frac *const a, const struct frac *const b,
                   operation *const op)
{
    LOCAL_MPQ(x, y);
    frac_to_mpq(x, a);
    frac_to_mpq(y, b);
    op(x, x, y);
    frac_from_mpq(r, x);
}

void frac_ratio(struct frac *const r, const int64_t num, const int64_t den)
{
    const int64_t common = shared_divisor(den, num);
    r->num = num / common;
    r->den = den / common;
}

void frac_set(struct frac *const r, const struct frac *const v)
{
    if (!v->den) {
        frac_from_mpq(r, v->big);
        return;
    }
    r->num = v->num;
    r->den = v->den;
}

/* ---- on 64-bit integers; false: does not fit ---- */

/* -2^63 is given up: it has no negative. */
static bool keep(struct frac *const r, const int64_t num, const int64_t den)
{
    if (num == INT64_MIN)
        return false;
    r->num = num;
    r->den = den;
    return true;
}

/* a/g + b/h: with d = gcd(g, h), what the sum and the common denominator share divides d. */
static bool add_small(struct frac *const r, const struct frac *const a, const struct frac *const b)
{
    int64_t x = a->num, y = b->num, den = a->den, shared = 1;
    if (!a->den || !b->den)
        return false;
    if (a->den == b->den) {
        shared = den;
    } else {
        shared = common_divisor(a->den, b->den);
        const int64_t by_a = b->den / shared, by_b = a->den / shared;
        if (__builtin_mul_overflow(x, by_a, &x) || __builtin_mul_overflow(y, by_b, &y) ||
            __builtin_mul_overflow(den, by_a, &den))
            return false;
    }
    if (__builtin_add_overflow(x, y, &x))
        return false;
    shared = shared_divisor(shared, x);
    return keep(r, x / shared, den / shared);
}

static bool mul_small(struct frac *const r, int64_t num_a, int64_t den_a, int64_t num_b,
                      int64_t den_b)
{
    const int64_t p = shared_divisor(den_b, num_a), q = shared_divisor(den_a, num_b);
    int64_t num = num_a / p, den = den_a / q;
    if (__builtin_mul_overflow(num, num_b / q, &num) ||
        __builtin_mul_overflow(den, den_b / p, &den))
        return false;
    return keep(r, num, den);
}

void frac_add(struct frac *const r, const struct frac *const a, const struct frac *const b)
{
    if (!add_small(r, a, b))
        by_gmp(r, a, b, mpq_add);
}

void frac_sub(struct frac *const r, const struct frac *const a, const struct frac *const b)
{
    const struct frac minus = {.num = -b->num, .den = b->den};
    if (!add_small(r, a, &minus))
        by_gmp(r, a, b, mpq_sub);
}

void frac_mul(struct frac *const r, const struct frac *const a, const struct frac *const b)
{
    if (!a->den || !b->den || !mul_small(r, a->num, a->den, b->num, b->den))
        by_gmp(r, a, b, mpq_mul);
}

void frac_div(struct frac *const r, const struct frac *const a, const struct frac *const b)
{
    const bool small = a->den && b->den && b->num;
    const int64_t num = !small || b->num > 0 ? b->den : -b->den;
    if (!small || !mul_small(r, a->num, a->den, num, (int64_t)absolute(b->num)))
        by_gmp(r, a, b, mpq_div);
}

int frac_cmp(const struct frac *const a, const struct frac *const b)
{
    if (a->den && b->den)
        return ratio_cmp(a->num, a->den, b->num, b->den);
    LOCAL_MPQ(x, y);
    frac_to_mpq(x, a);
    frac_to_mpq(y, b);
    return mpq_cmp(x, y);
}

int frac_sgn(const struct frac *const v)
{
    return v->den ? (v->num > 0) - (v->num < 0) : mpq_sgn(v->big);
}

void frac_ceil(struct frac *const r)
{
    if (r->den) {
        frac_int(r, r->num / r->den + (r->num % r->den > 0));
        return;
    }
    mpz_cdiv_q(mpq_numref(r->big), mpq_numref(r->big), mpq_denref(r->big));
    mpz_set_ui(mpq_denref(r->big), 1);
    frac_from_mpq(r, r->big);
}

void frac_floor(struct frac *const r)
{
    if (r->den) {
        frac_int(r, r->num / r->den - (r->num % r->den < 0));
        return;
    }
    mpz_fdiv_q(mpq_numref(r->big), mpq_numref(r->big), mpq_denref(r->big));
    mpz_set_ui(mpq_denref(r->big), 1);
    frac_from_mpq(r, r->big);
}

bool frac_get_int(int64_t *const r, const struct frac *const v)
{
    if (v->den == 1)
        *r = v->num;
    return v->den == 1;
}

/* ---- from and to rationals at rest ---- */

void frac_from_rat(struct frac *const r, const struct rat *const v)
{
    if (v->den == RAT_BIG) {
        frac_from_mpq(r, v->u.big);
        return;
    }
    r->num = v->u.num;
    r->den = v->den;
}

bool frac_to_rat(struct rat *const r, const struct frac *const v)
{
    if (!v->den)
        return rat_set(r, v->big);
    rat_clear(r);
    *r = (struct rat){{v->num}, v->den};
    return true;
}
