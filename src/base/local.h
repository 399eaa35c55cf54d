/* What ends with the block in which it stands, on every way out of it. */
#pragma once

#include <gmp.h>
#include <stdlib.h>

/* Before a declaration: the function is called with the address of each that is declared. */
#define LOCAL(end) __attribute__((cleanup(end)))

/* Declares rationals, or integers, that are 0. */
#define LOCAL_MPQ(...)                                                                             \
    LOCAL(mpq_end) mpq_t __VA_ARGS__;                                                              \
    mpq_inits(__VA_ARGS__, NULL)
#define LOCAL_MPZ(...)                                                                             \
    LOCAL(mpz_end) mpz_t __VA_ARGS__;                                                              \
    mpz_inits(__VA_ARGS__, NULL)

/* As free() of each. */
#define FREE(...)                                                                                  \
    free_each((void *const[]){__VA_ARGS__}, sizeof(void *const[]){__VA_ARGS__} / sizeof(void *))

static inline void free_each(void *const all[], const size_t count)
{
    for (size_t i = 0; i < count; i++)
        free(all[i]);
}

static inline void mpq_end(mpq_t *const v)
{
    mpq_clear(*v);
}

static inline void mpz_end(mpz_t *const v)
{
    mpz_clear(*v);
}
