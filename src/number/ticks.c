#include "number/ticks.h"

#include "base/fail.h"
#include "number/i64.h"
#include "number/undef.h"

void ticks_init(struct ticks *const ticks, const enum ticks_numbers numbers)
{
    scale_init(&ticks->scale);
    ticks->numbers = numbers;
    ticks->too_fine = false;
    ticks->wide = false;
}

void ticks_clear(struct ticks *const ticks)
{
    scale_clear(&ticks->scale);
}

void ticks_add_fraction(struct ticks *const ticks, const struct rat *const v)
{
    if (!ticks->too_fine)
        ticks->too_fine = !scale_add(&ticks->scale, v);
}

void ticks_add_mpq(struct ticks *const ticks, mpq_srcptr v)
{
    if (!ticks->too_fine)
        ticks->too_fine = !scale_add_den(&ticks->scale, mpq_denref(v));
}

void ticks_divide(struct ticks *const ticks, mpz_srcptr by)
{
    if (!ticks->too_fine)
        ticks->too_fine = !scale_multiply(&ticks->scale, by);
}

gpurta_status ticks_run(struct ticks *const ticks, ticks_text *const i64, ticks_text *const mpz,
                        void *const run, gpurta_error *const error)
{
    if (ticks->too_fine)
        return fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                    "the common denominator of all times has more than %d bits", SCALE_MAX_BITS);
    gpurta_status status = GPURTA_OVERFLOW;
    if (ticks->numbers != TICKS_GMP)
        status = i64(ticks, run);
    ticks->wide = status == GPURTA_OVERFLOW && ticks->numbers != TICKS_I64;
    if (ticks->wide)
        status = mpz(ticks, run);
    if (status == GPURTA_OVERFLOW)
        return fail(error, status, GPURTA_NO_ITEM, "a time does not fit into 64 bits");
    return status == GPURTA_NO_MEMORY ? fail_memory(error) : status;
}

bool ticks_take_mpz(mpz_ptr r, const struct ticks *const ticks, const struct rat *const v)
{
    if (rat_given(v))
        scale_mpz(r, &ticks->scale, v);
    else
        mpz_set_ui(r, 0);
    return true;
}

bool ticks_take_mpq_mpz(mpz_ptr r, const struct ticks *const ticks, mpq_srcptr v)
{
    LOCAL_MPZ(factor);
    mpz_divexact(factor, ticks->scale.lcm, mpq_denref(v));
    mpz_mul(r, mpq_numref(v), factor);
    return true;
}

bool ticks_take_mpq_i64(int64_t *const r, const struct ticks *const ticks, mpq_srcptr v)
{
    struct rat at_rest = {{0}, 1};
    return mpz_get_i64(&at_rest.u.num, mpq_numref(v)) && mpz_get_i64(&at_rest.den, mpq_denref(v)) &&
           scale_i64(r, &ticks->scale, &at_rest);
}

bool ticks_give_i64(struct rat *const r, const struct ticks *const ticks, const int64_t *const v)
{
    if (ticks->scale.small) {
        const int64_t value = *v, den = ticks->scale.factor;
        const int64_t by = shared_divisor(den, value);
        rat_clear(r);
        *r = (struct rat){{value / by}, den / by};
        return true;
    }
    LOCAL_MPZ(value);
    mpz_set_i64(value, *v);
    return ticks_give_mpz(r, ticks, value);
}

int ticks_cmp_i64(const struct ticks *const ticks, const int64_t v, const struct rat *const t)
{
    struct rat r;
    if (ticks->scale.small) { /* where nothing is allocated */
        rat_init(&r);
        (void)ticks_give_i64(&r, ticks, &v);
        return rat_cmp(&r, t);
    }
    LOCAL_MPQ(a, b);
    ticks_give_mpq_i64(a, ticks, &v);
    rat_get(b, t);
    return mpq_cmp(a, b);
}

bool ticks_give_mpz(struct rat *const r, const struct ticks *const ticks, mpz_srcptr v)
{
    LOCAL_MPQ(value);
    scale_undo(value, &ticks->scale, v);
    return rat_set(r, value);
}

void ticks_give_mpq_i64(mpq_ptr r, const struct ticks *const ticks, const int64_t *const v)
{
    mpz_set_i64(mpq_numref(r), *v);
    mpz_set(mpq_denref(r), ticks->scale.lcm);
    mpq_canonicalize(r);
}

void ticks_give_mpq_mpz(mpq_ptr r, const struct ticks *const ticks, mpz_srcptr v)
{
    scale_undo(r, &ticks->scale, v);
}
