/* Rationals to compute with, where most are small: numerator and denominator on 64-bit integers,
 * and a GMP rational where they do not fit. Nothing is allocated for small ones.
 *
 * Set to FRAC_ZERO before its first use, frac_clear() after the last; operands may be the same. */
#pragma once

#include "number/rat.h"

struct frac {
    int64_t num, den; /* in lowest terms, num > -2^63, den > 0; den = 0: `big` holds the value */
    mpq_t big;
    bool made; /* `big` is initialised */
};

#define FRAC_ZERO                                                                                  \
    {                                                                                              \
        .den = 1                                                                                   \
    }

void frac_clear(struct frac *r);
void frac_int(struct frac *r, int64_t v);
void frac_ratio(struct frac *r, int64_t num, int64_t den); /* num > -2^63, den > 0 */
void frac_set(struct frac *r, const struct frac *v);
void frac_add(struct frac *r, const struct frac *a, const struct frac *b);
void frac_sub(struct frac *r, const struct frac *a, const struct frac *b);
void frac_mul(struct frac *r, const struct frac *a, const struct frac *b);
void frac_div(struct frac *r, const struct frac *a, const struct frac *b); /* b is not 0 */
int frac_cmp(const struct frac *a, const struct frac *b);
int frac_sgn(const struct frac *v);
void frac_ceil(struct frac *r);
void frac_floor(struct frac *r);
bool frac_get_int(int64_t *r, const struct frac *v); /* false: it is none of 64 bits */

void frac_from_mpq(struct frac *r, mpq_srcptr v);
void frac_to_mpq(mpq_ptr r, const struct frac *v);
void frac_from_rat(struct frac *r, const struct rat *v); /* v has a value */
bool frac_to_rat(struct rat *r, const struct frac *v);   /* false: out of memory, r untouched */
