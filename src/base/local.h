/* What ends with the block in which it stands, on every way out of it. */
#pragma once

#include <gmp.h>

/* Before a declaration: the function is called with the address of each that is declared. */
#define LOCAL(end) __attribute__((cleanup(end)))

/* Declares rationals, or integers, that are 0. */
#define LOCAL_MPQ(...)                                                                             \
    LOCAL(mpq_end) mpq_t __VA_ARGS__;                                                              \
    mpq_inits(__VA_ARGS__, NULL)
#define LOCAL_MPZ(...)                                                                             \
    LOCAL(mpz_end) mpz_t __VA_ARGS__;                                                              \
    mpz_inits(__VA_ARGS__, NULL)

static inline void mpq_end(mpq_t *const v)
{
    mpq_clear(*v);
}

static inline void mpz_end(mpz_t *const v)
{
    mpz_clear(*v);
}
