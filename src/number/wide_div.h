/* Quotients of 128 bits by 64 bits. The portable form is always compiled, so that the tests compare
 * both. */
#pragma once

#include "number/wide.h"

/* a / d and its rest, one binary digit at a time; a.high < d, so that the quotient fits */
static inline uint64_t wide_div_portable(const struct wide a, const uint64_t d,
                                         uint64_t *const rest)
{
    uint64_t r = a.high, q = 0;
    for (int bit = 63; bit >= 0; bit--) {
        const bool carry = r >> 63;
        r = r << 1 | (a.low >> bit & 1);
        q <<= 1;
        if (carry || r >= d) {
            r -= d;
            q |= 1;
        }
    }
    *rest = r;
    return q;
}

static inline uint64_t wide_div(const struct wide a, const uint64_t d, uint64_t *const rest)
{
#ifdef __SIZEOF_INT128__
    __extension__ typedef unsigned __int128 u128;
    const uint64_t q = (uint64_t)(((u128)a.high << 64 | a.low) / d);
    *rest = a.low - q * d;
    return q;
#else
    return wide_div_portable(a, d, rest);
#endif
}
