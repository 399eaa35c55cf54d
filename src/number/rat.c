#include "number/rat.h"

#include "base/fail.h"
#include "number/wide.h"

#include <stdlib.h>

bool rat_canonical(mpq_srcptr v)
{
    if (mpz_sgn(mpq_denref(v)) <= 0)
        return false;
    if (mpz_cmp_ui(mpq_denref(v), 1) == 0)
        return true;
    int64_t num, den;
    if (mpz_get_i64(&num, mpq_numref(v)) && mpz_get_i64(&den, mpq_denref(v)))
        return shared_divisor(den, num) == 1;
    LOCAL_MPZ(divisor);
    mpz_gcd(divisor, mpq_numref(v), mpq_denref(v));
    return mpz_cmp_ui(divisor, 1) == 0;
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

gpurta_status time_store(struct rat *const r, mpq_srcptr v, const bool above_zero,
                         const int64_t item, gpurta_error *const error)
{
    const gpurta_status status = time_check(v, above_zero, "a time", item, error);
    return status || rat_set(r, v) ? status : fail_memory(error);
}

void rat_free(struct rat *const r)
{
    mpq_clear(r->u.big);
    free(r->u.big);
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

enum { LIMBS = sizeof(int64_t) / sizeof(mp_limb_t) };

/* view := v, for reading; its digits lie in `limb`. */
static void view_i64(mpz_ptr view, mp_limb_t limb[LIMBS], const int64_t v)
{
    uint64_t left = absolute(v);
    for (size_t i = 0; i < LIMBS; i++) {
        limb[i] = (mp_limb_t)left;
        left = left >> (GMP_NUMB_BITS - 1) >> 1;
    }
    (void)mpz_roinit_n(view, limb, v < 0 ? -LIMBS : LIMBS);
}

mpq_srcptr rat_read(struct rat_view *const view, const struct rat *const v)
{
    if (v->den == RAT_BIG)
        return v->u.big;
    view_i64(mpq_numref(view->value), view->limb[0], v->u.num);
    view_i64(mpq_denref(view->value), view->limb[1], v->den);
    return view->value;
}

int rat_sgn(const struct rat *const v)
{
    return v->den == RAT_BIG ? mpq_sgn(v->u.big) : (v->u.num > 0) - (v->u.num < 0);
}

int rat_cmp(const struct rat *const a, const struct rat *const b)
{
    if (a->den > 0 && b->den > 0)
        return ratio_cmp(a->u.num, a->den, b->u.num, b->den);
    return rat_cmp_mpq(a, READ_RAT(b));
}

int rat_cmp_mpq(const struct rat *const a, mpq_srcptr b)
{
    return mpq_cmp(READ_RAT(a), b);
}

static void set_small(struct scale *const s, const int64_t factor)
{
    s->small = true;
    s->factor = factor;
    view_i64(s->lcm, s->limb, factor);
}

void scale_init(struct scale *const s)
{
    set_small(s, 1);
}

void scale_clear(struct scale *const s)
{
    if (!s->small)
        mpz_clear(s->lcm);
}

/* lcm := what `op` makes of it and v, which does not fit into 64 bits. */
static bool set_big(struct scale *const s, void (*const op)(mpz_ptr, mpz_srcptr, mpz_srcptr),
                    mpz_srcptr v)
{
    if (s->small) {
        mpz_t own;
        mpz_init_set(own, s->lcm);
        *s->lcm = *own;
        s->small = false;
        s->factor = 1;
    }
    op(s->lcm, s->lcm, v);
    return mpz_sizeinbase(s->lcm, 2) <= SCALE_MAX_BITS;
}

/* false: does not fit */
static bool add_small(struct scale *const s, const int64_t den)
{
    int64_t lcm;
    if (!s->small || __builtin_mul_overflow(s->factor, den / common_divisor(s->factor, den), &lcm))
        return false;
    set_small(s, lcm);
    return true;
}

bool scale_add_den(struct scale *const s, mpz_srcptr den)
{
    int64_t v;
    return (s->small && mpz_get_i64(&v, den) && add_small(s, v)) || set_big(s, mpz_lcm, den);
}

bool scale_multiply(struct scale *const s, mpz_srcptr by)
{
    int64_t v;
    if (!s->small || !mpz_get_i64(&v, by) || __builtin_mul_overflow(s->factor, v, &v))
        return set_big(s, mpz_mul, by);
    set_small(s, v);
    return true;
}

bool scale_add(struct scale *const s, const struct rat *const v)
{
    if (v->den >= 0 && (v->den <= 1 || (s->small && s->factor % v->den == 0)))
        return true;
    return scale_add_den(s, mpq_denref(READ_RAT(v)));
}

void scale_mpz(mpz_ptr r, const struct scale *const s, const struct rat *const v)
{
    mpq_srcptr value = READ_RAT(v);
    mpz_divexact(r, s->lcm, mpq_denref(value));
    mpz_mul(r, r, mpq_numref(value));
}

void scale_undo(mpq_ptr r, const struct scale *const s, mpz_srcptr v)
{
    mpz_set(mpq_numref(r), v);
    mpz_set(mpq_denref(r), s->lcm);
    mpq_canonicalize(r);
}

void rat_decimal_up(char *const text, const size_t size, const struct rat *const v)
{
    mpq_srcptr value = READ_RAT(v);
    int places = 0;
    LOCAL_MPZ(whole, part, unit);
    mpz_set_ui(unit, 1);
    for (;;) {
        mpz_mul(whole, mpq_numref(value), unit);
        const bool exact = mpz_divisible_p(whole, mpq_denref(value));
        mpz_cdiv_q(whole, whole, mpq_denref(value));
        if (exact || places == 30 || mpz_cmp_ui(whole, 100000) >= 0)
            break;
        mpz_mul_ui(unit, unit, 10);
        places++;
    }
    mpz_tdiv_qr(whole, part, whole, unit);
    if (places)
        gmp_snprintf(text, size, "%Zd.%0*Zd", whole, places, part);
    else
        gmp_snprintf(text, size, "%Zd", whole);
}
