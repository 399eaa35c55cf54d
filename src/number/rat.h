/* Rationals at rest: 16 bytes where numerator and denominator fit into 64 bits, else a pointer.
 *
 * A model of a million kernels holds millions of times, nearly all of them small; an mpq_t takes
 * 32 bytes and two allocations each. Arithmetic is done in mpq_t or after scaling (struct scale).
 */
#pragma once

#include "base/local.h"

#include <gmp.h>
#include <gpurta/status.h>
#include <stdbool.h>
#include <stdint.h>

struct rat {
    union {
        int64_t num;
        mpq_ptr big;
    } u;
    int64_t den; /* > 0; RAT_BIG: u holds the value; RAT_NONE: no value */
};

#define RAT_NONE 0
#define RAT_BIG (-1)

static inline bool rat_given(const struct rat *r)
{
    return r->den != RAT_NONE;
}

/* In lowest terms, with a denominator above zero: what GMP demands of every mpq. */
bool rat_canonical(mpq_srcptr v);

/* The one check of what a caller gives as a time: GPURTA_INVALID_ARGUMENT if it is not canonical,
 * GPURTA_OUT_OF_RANGE if it is negative (or not above zero). `what`: "the wcet of a kernel". */
gpurta_status time_check(mpq_srcptr v, bool above_zero, const char *what, int64_t item,
                         gpurta_error *error);

/* Checks and copies a time of a model; GPURTA_NO_MEMORY leaves it as it was. */
gpurta_status time_store(struct rat *r, mpq_srcptr v, bool above_zero, int64_t item,
                         gpurta_error *error);

/* No value: also what calloc() gives. */
static inline void rat_init(struct rat *const r)
{
    r->u.num = 0;
    r->den = RAT_NONE;
}

void rat_free(struct rat *r); /* what a pointer holds; for rat_clear() */

/* Frees; no value afterwards. */
static inline void rat_clear(struct rat *const r)
{
    if (r->den < RAT_NONE)
        rat_free(r);
    rat_init(r);
}

/* rat_init() or rat_clear() of each: RAT_EACH(clear, &a, &b). */
#define RAT_EACH(f, ...)                                                                           \
    do {                                                                                           \
        struct rat *const of_each[] = {__VA_ARGS__};                                               \
        for (size_t each = 0; each < sizeof of_each / sizeof of_each[0]; each++)                   \
            rat_##f(of_each[each]);                                                                \
    } while (0)

bool rat_set(struct rat *r, mpq_srcptr v);         /* copies; false: out of memory, r untouched */
bool rat_copy(struct rat *r, const struct rat *v); /* the same from another one at rest */
void rat_get(mpq_ptr r, const struct rat *v);      /* v has a value */
/* v >= 0 as a decimal number: exact if few digits are enough, else rounded up. */
void rat_decimal_up(char *text, size_t size, const struct rat *v);
int rat_cmp(const struct rat *a, const struct rat *b); /* as mpq_cmp(); both have a value */
int rat_sgn(const struct rat *v);

/* A rational at rest as GMP reads it: nothing is allocated or copied but a word or two. */
struct rat_view {
    mpq_t value;
    mp_limb_t limb[2][sizeof(int64_t) / sizeof(mp_limb_t)];
};

/* Lives as long as *view and *v, both unchanged. v has a value. */
mpq_srcptr rat_read(struct rat_view *view, const struct rat *v);
/* The same, to the end of the block. */
#define READ_RAT(v) rat_read(&(struct rat_view){.limb = {{0}}}, v)

int rat_cmp_mpq(const struct rat *a, mpq_srcptr b); /* as mpq_cmp() */

/* A common denominator: times it, every value that was added is an integer. While it is small,
 * nothing is allocated: `lcm` is for reading, and lies in the struct, which must not be copied. */
struct scale {
    mpz_t lcm;
    bool small;     /* lcm fits into 64 bits: factor */
    int64_t factor; /* else 1 */
    mp_limb_t limb[sizeof(int64_t) / sizeof(mp_limb_t)];
};

/* The common denominator may not grow beyond this: a million values of its size must be held. */
#define SCALE_MAX_BITS 65536

void scale_init(struct scale *s);
void scale_clear(struct scale *s);
bool scale_add(struct scale *s, const struct rat *v); /* false: beyond SCALE_MAX_BITS */
bool scale_add_den(struct scale *s, mpz_srcptr den);  /* the same; den > 0 */
bool scale_multiply(struct scale *s, mpz_srcptr by);  /* the same; by > 0 */
/* false: does not fit */
static inline bool scale_i64(int64_t *const r, const struct scale *const s,
                             const struct rat *const v)
{
    const int64_t factor = v->den == 1 ? s->factor : v->den == s->factor ? 1 : s->factor / v->den;
    return v->den != RAT_BIG && s->small && !__builtin_mul_overflow(v->u.num, factor, r);
}

void scale_mpz(mpz_ptr r, const struct scale *s, const struct rat *v);
void scale_undo(mpq_ptr r, const struct scale *s, mpz_srcptr v); /* r := v / lcm, canonical */
