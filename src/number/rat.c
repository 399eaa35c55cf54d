#include "number/rat.h"

#include "base/fail.h"
#include "number/i64.h"
#include "number/undef.h"

#include <stdlib.h>

bool rat_canonical(mpq_srcptr v)
{
    if (mpz_sgn(mpq_denref(v)) <= 0)
        return false;
    if (mpz_cmp_ui(mpq_denref(v), 1) == 0)
        return true;
    mpz_t divisor;
    mpz_init(divisor);
    mpz_gcd(divisor, mpq_numref(v), mpq_denref(v));
    const bool lowest = mpz_cmp_ui(divisor, 1) == 0;
    mpz_clear(divisor);
    return lowest;
}

gpurta_status time_check(mpq_srcptr v, const bool above_zero, const char *const what,
                         const int64_t item, gpurta_error *const error)
{
    if (!rat_canonical(v))
        return fail(error, GPURTA_INVALID_ARGUMENT, item,
                    "%s must be in lowest terms, with a denominator above 0", what);
    if (mpq_sgn(v) < (above_zero ? 1 : 0))
        return fail(error, GPURTA_OUT_OF_RANGE, item, "%s must be %s", what,
                    above_zero ? "above 0" : "0 or more");
    return GPURTA_OK;
}

void rat_init(struct rat *const r)
{
    r->u.num = 0;
    r->den = RAT_NONE;
}

void rat_clear(struct rat *const r)
{
    if (r->den == RAT_BIG) {
        mpq_clear(r->u.big);
        free(r->u.big);
    }
    rat_init(r);
}

bool rat_set(struct rat *const r, mpq_srcptr v)
{
    struct rat fresh;
    if (!mpz_get_i64(&fresh.u.num, mpq_numref(v)) || !mpz_get_i64(&fresh.den, mpq_denref(v))) {
        fresh.u.big = malloc(sizeof *fresh.u.big);
        if (!fresh.u.big)
            return false;
        fresh.den = RAT_BIG;
        mpq_init(fresh.u.big);
        mpq_set(fresh.u.big, v);
    }
    rat_clear(r);
    *r = fresh;
    return true;
}

bool rat_copy(struct rat *const r, const struct rat *const v)
{
    if (v->den == RAT_BIG)
        return rat_set(r, v->u.big);
    const struct rat fresh = *v; /* before clearing: r may be v */
    rat_clear(r);
    *r = fresh;
    return true;
}

void rat_get(mpq_ptr r, const struct rat *const v)
{
    if (v->den == RAT_BIG) {
        mpq_set(r, v->u.big);
        return;
    }
    mpz_set_i64(mpq_numref(r), v->u.num);
    mpz_set_i64(mpq_denref(r), v->den);
}

int rat_cmp(const struct rat *const a, const struct rat *const b)
{
    if (a->den == b->den && a->den != RAT_BIG)
        return (a->u.num > b->u.num) - (a->u.num < b->u.num);
    mpq_t x, y;
    mpq_inits(x, y, NULL);
    rat_get(x, a);
    rat_get(y, b);
    const int order = mpq_cmp(x, y);
    mpq_clears(x, y, NULL);
    return order;
}

static void scale_refresh(struct scale *const s)
{
    s->factor = 1;
    s->small = mpz_get_i64(&s->factor, s->lcm);
}

void scale_init(struct scale *const s)
{
    mpz_init_set_ui(s->lcm, 1);
    scale_refresh(s);
}

void scale_clear(struct scale *const s)
{
    mpz_clear(s->lcm);
}

static bool scale_changed(struct scale *const s)
{
    scale_refresh(s);
    return mpz_sizeinbase(s->lcm, 2) <= SCALE_MAX_BITS;
}

bool scale_add_den(struct scale *const s, mpz_srcptr den)
{
    mpz_lcm(s->lcm, s->lcm, den);
    return scale_changed(s);
}

bool scale_multiply(struct scale *const s, mpz_srcptr by)
{
    mpz_mul(s->lcm, s->lcm, by);
    return scale_changed(s);
}

bool scale_add(struct scale *const s, const struct rat *const v)
{
    if (v->den == RAT_BIG)
        return scale_add_den(s, mpq_denref(v->u.big));
    if (v->den <= 1 || (s->small && s->factor % v->den == 0))
        return true;
    mpz_t den;
    mpz_init(den);
    mpz_set_i64(den, v->den);
    const bool fits = scale_add_den(s, den);
    mpz_clear(den);
    return fits;
}

void scale_mpz(mpz_ptr r, const struct scale *const s, const struct rat *const v)
{
    mpq_t value;
    mpq_init(value);
    rat_get(value, v);
    mpz_divexact(mpq_denref(value), s->lcm, mpq_denref(value));
    mpz_mul(r, mpq_numref(value), mpq_denref(value));
    mpq_clear(value);
}

void scale_undo(mpq_ptr r, const struct scale *const s, mpz_srcptr v)
{
    mpz_set(mpq_numref(r), v);
    mpz_set(mpq_denref(r), s->lcm);
    mpq_canonicalize(r);
}
