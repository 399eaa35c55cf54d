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

struct denominator *denominator_create(mpz_srcptr value)
{
    struct denominator *const den = malloc(sizeof *den);
    if (!den)
        return NULL;
    mpz_init_set(den->value, value);
    den->users = 1;
    return den;
}

void denominator_release(struct denominator *const den)
{
    if (!den || --den->users)
        return;
    mpz_clear(den->value);
    free(den);
}

static void divisor_free(mpz_ptr divisor)
{
    if (divisor)
        mpz_clear(divisor);
    free(divisor);
}

void rat_free(struct rat *const r)
{
    if (r->den == RAT_BIG) {
        mpq_clear(r->u.big);
        free(r->u.big);
    } else {
        mpz_clear(r->u.over->num);
        divisor_free(r->u.over->divisor);
        denominator_release(r->u.over->den);
        free(r->u.over);
    }
}

bool rat_take_over(struct rat *const r, mpz_ptr num, struct denominator *const den)
{
    struct rat_over *const over = malloc(sizeof *over);
    if (!over)
        return false;
    mpz_init(over->num);
    mpz_swap(over->num, num);
    over->den = den;
    over->divisor = NULL;
    den->users++;
    rat_clear(r);
    *r = (struct rat){.u.over = over, .den = RAT_OVER};
    return true;
}

bool rat_set_over(struct rat *const r, mpz_srcptr num, struct denominator *const den)
{
    mpz_t copy;
    mpz_init_set(copy, num);
    const bool good = rat_take_over(r, copy, den);
    mpz_clear(copy);
    return good;
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
    if (v->den == RAT_OVER)
        return rat_set_over(r, v->u.over->num, v->u.over->den);
    const struct rat fresh = *v; /* before clearing: r may be v */
    rat_clear(r);
    *r = fresh;
    return true;
}

/* r := num / den, in lowest terms */
static void over_get(mpq_ptr r, struct rat_over *const over)
{
    mpz_set(mpq_numref(r), over->num);
    mpz_set(mpq_denref(r), over->den->value);
    mpz_ptr divisor = __atomic_load_n(&over->divisor, __ATOMIC_ACQUIRE);
    if (!divisor) {
        mpz_ptr none = NULL;
        divisor = malloc(sizeof *divisor);
        if (!divisor) {
            mpq_canonicalize(r);
            return;
        }
        mpz_init(divisor);
        mpz_gcd(divisor, over->num, over->den->value);
        if (!__atomic_compare_exchange_n(&over->divisor, &none, divisor, false, __ATOMIC_ACQ_REL,
                                         __ATOMIC_ACQUIRE)) {
            divisor_free(divisor);
            divisor = none; /* another thread's, the same */
        }
    }
    if (mpz_cmp_ui(divisor, 1) == 0)
        return;
    mpz_divexact(mpq_numref(r), mpq_numref(r), divisor);
    mpz_divexact(mpq_denref(r), mpq_denref(r), divisor);
}

void rat_get(mpq_ptr r, const struct rat *const v)
{
    if (v->den == RAT_BIG) {
        mpq_set(r, v->u.big);
        return;
    }
    if (v->den == RAT_OVER) {
        over_get(r, v->u.over);
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
    if (v->den < 0)
        return v->den == RAT_BIG ? mpq_sgn(v->u.big) : mpz_sgn(v->u.over->num);
    return (v->u.num > 0) - (v->u.num < 0);
}

int rat_cmp(const struct rat *const a, const struct rat *const b)
{
    if (a->den > 0 && b->den > 0)
        return ratio_cmp(a->u.num, a->den, b->u.num, b->den);
    mpq_t x, y;
    mpq_inits(x, y, NULL);
    rat_get(x, a);
    rat_get(y, b);
    const int order = mpq_cmp(x, y);
    mpq_clears(x, y, NULL);
    return order;
}

int rat_cmp_mpq(const struct rat *const a, mpq_srcptr b)
{
    struct rat_view view;
    if (a->den != RAT_OVER)
        return mpq_cmp(rat_read(&view, a), b);
    mpz_t mine, other;
    mpz_inits(mine, other, NULL);
    mpz_mul(mine, a->u.over->num, mpq_denref(b));
    mpz_mul(other, mpq_numref(b), a->u.over->den->value);
    const int order = mpz_cmp(mine, other);
    mpz_clears(mine, other, NULL);
    return order;
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
    if (v->den == RAT_BIG)
        return scale_add_den(s, mpq_denref(v->u.big));
    if (v->den <= 1 || (s->small && s->factor % v->den == 0) || add_small(s, v->den))
        return true;
    mpz_t den;
    mpz_init(den);
    mpz_set_i64(den, v->den);
    const bool fits = set_big(s, mpz_lcm, den);
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
