/* Whole numbers of 64 bits from and to GMP's, whose own entries take `long`, which may have 32. */
#pragma once

#include <stdbool.h>
#include <stdio.h> /* before gmp.h, which then declares its printing functions */

#include "base/local.h"

#include <gpurta/gpurta.h>

static inline void set_whole(mpz_ptr z, const int64_t value)
{
    const uint64_t size = value < 0 ? -(uint64_t)value : (uint64_t)value;
    mpz_import(z, 1, 1, sizeof size, 0, 0, &size);
    if (value < 0)
        mpz_neg(z, z);
}

/* Of less than 2^63 either side of 0. */
static inline int64_t get_whole(mpz_srcptr z)
{
    uint64_t size = 0;
    mpz_export(&size, NULL, 1, sizeof size, 0, 0, z);
    return mpz_sgn(z) < 0 ? -(int64_t)size : (int64_t)size;
}

/* How many of a unit of time are one of another. */
static inline void units_of(mpq_ptr factor, const gpurta_unit in, const gpurta_unit one)
{
    mpz_ui_pow_ui(mpq_numref(factor), 1000, one > in ? (unsigned long)(one - in) : 0);
    mpz_ui_pow_ui(mpq_denref(factor), 1000, in > one ? (unsigned long)(in - one) : 0);
}

static inline void set_nanoseconds(mpq_ptr time, const int64_t ns, const gpurta_unit unit)
{
    set_whole(mpq_numref(time), ns);
    mpz_ui_pow_ui(mpq_denref(time), 1000, (unsigned long)unit);
    mpq_canonicalize(time);
}

/* A time times a factor, rounded up or down; false: it has more than so many bits. */
static inline bool whole_time(int64_t *const whole, mpq_srcptr time, mpq_srcptr factor,
                              const bool up, const size_t bits)
{
    LOCAL_MPQ(t);
    mpq_mul(t, time, factor);
    if (up)
        mpz_cdiv_q(mpq_numref(t), mpq_numref(t), mpq_denref(t));
    else
        mpz_fdiv_q(mpq_numref(t), mpq_numref(t), mpq_denref(t));
    const bool fits = mpz_sizeinbase(mpq_numref(t), 2) <= bits;
    *whole = fits ? get_whole(mpq_numref(t)) : 0;
    return fits;
}
