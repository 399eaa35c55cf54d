/* Number kind for templates: GMP integers. The same operations as i64.h, which explains them;
 * nothing overflows here, so that every answer is true. */
#ifndef MPZ_H
#define MPZ_H

#include "number/i64.h"
#include "number/undef.h"

typedef __mpz_struct num_mpz;

static inline void init_mpz(num_mpz *r)
{
    mpz_init(r);
}

static inline void clear_mpz(num_mpz *r)
{
    mpz_clear(r);
}

static inline void set_mpz(num_mpz *r, const num_mpz *a)
{
    mpz_set(r, a);
}

static inline void set_int_mpz(num_mpz *r, int64_t v)
{
    mpz_set_i64(r, v);
}

static inline bool set_mpz_mpz(num_mpz *r, mpz_srcptr v)
{
    mpz_set(r, v);
    return true;
}

static inline void swap_mpz(num_mpz *a, num_mpz *b)
{
    mpz_swap(a, b);
}

static inline bool add_mpz(num_mpz *r, const num_mpz *a, const num_mpz *b)
{
    mpz_add(r, a, b);
    return true;
}

static inline bool sub_mpz(num_mpz *r, const num_mpz *a, const num_mpz *b)
{
    mpz_sub(r, a, b);
    return true;
}

static inline bool mul_mpz(num_mpz *r, const num_mpz *a, const num_mpz *b)
{
    mpz_mul(r, a, b);
    return true;
}

static inline bool mul_int_mpz(num_mpz *r, const num_mpz *a, int64_t b)
{
    LOCAL_MPZ(factor);
    mpz_set_i64(factor, b);
    mpz_mul(r, a, factor);
    return true;
}

static inline bool addmul_int_mpz(num_mpz *r, const num_mpz *a, int64_t b)
{
    LOCAL_MPZ(factor);
    mpz_set_i64(factor, b);
    mpz_addmul(r, a, factor);
    return true;
}

static inline bool floor_div_mpz(num_mpz *r, const num_mpz *a, const num_mpz *b)
{
    mpz_fdiv_q(r, a, b);
    return true;
}

static inline bool ceil_div_mpz(num_mpz *r, const num_mpz *a, const num_mpz *b)
{
    mpz_cdiv_q(r, a, b);
    return true;
}

static inline int cmp_mpz(const num_mpz *a, const num_mpz *b)
{
    return mpz_cmp(a, b);
}

static inline int sgn_mpz(const num_mpz *a)
{
    return mpz_sgn(a);
}

static inline int64_t capped_mpz(const num_mpz *a, int64_t cap)
{
    int64_t v;
    return mpz_get_i64(&v, a) && v < cap ? v : cap;
}

#endif

#define num_t num_mpz
#define NUM(name) name##_mpz
#define NUM_WIDE 1
#define NUM_COST 3
