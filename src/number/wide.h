/* Sums of products beyond 64 bits, without GMP: unsigned 128-bit accumulators. */
#pragma once

#include "number/i64.h"
#include "number/undef.h"

struct wide {
    uint64_t high, low;
};

/* a * b, exactly. */
static inline struct wide wide_product(const uint64_t a, const uint64_t b)
{
#ifdef __SIZEOF_INT128__
    __extension__ typedef unsigned __int128 u128;
    const u128 p = (u128)a * b;
    return (struct wide){(uint64_t)(p >> 64), (uint64_t)p};
#else
    const uint64_t mask = 0xffffffffu;
    const uint64_t low = (a & mask) * (b & mask);
    const uint64_t cross = (a >> 32) * (b & mask) + (low >> 32);
    const uint64_t middle = (a & mask) * (b >> 32) + (cross & mask);
    return (struct wide){(a >> 32) * (b >> 32) + (cross >> 32) + (middle >> 32),
                         (middle << 32) | (low & mask)};
#endif
}

/* r += v; false: more than 128 bits, r has no meaning any more */
static inline bool wide_add(struct wide *const r, const struct wide v)
{
    const bool carry = __builtin_add_overflow(r->low, v.low, &r->low);
    const bool over = __builtin_add_overflow(r->high, v.high, &r->high);
    return !__builtin_add_overflow(r->high, (uint64_t)carry, &r->high) && !over;
}

/* As a / b to c / d; b, d > 0. */
static inline int ratio_cmp(const int64_t a, const int64_t b, const int64_t c, const int64_t d)
{
    if (b == d || (a < 0) != (c < 0))
        return (a > c) - (a < c);
    const struct wide p = wide_product(absolute(a), (uint64_t)d);
    const struct wide q = wide_product(absolute(c), (uint64_t)b);
    const int high = (p.high > q.high) - (p.high < q.high);
    const int order = high ? high : (p.low > q.low) - (p.low < q.low);
    return a < 0 ? -order : order;
}

static inline void wide_get_mpz(mpz_ptr r, const struct wide v)
{
    const uint64_t words[2] = {v.low, v.high};
    mpz_import(r, 2, -1, sizeof words[0], 0, 0, words);
}
