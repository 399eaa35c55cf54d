/* Counter-based random numbers: Philox4x32-10 (Salmon, Moraes, Dror, Shaw: Parallel random numbers:
 * as easy as 1, 2, 3, SC 2011). */
#include "number/wide.h"

#include <gpurta/generate.h>

#define ROUNDS 10
#define FACTOR_0 0xD2511F53u
#define FACTOR_1 0xCD9E8D57u
#define WEYL_0 0x9E3779B9u
#define WEYL_1 0xBB67AE85u

/* The block of a counter: the words c[0..3] are replaced. */
static void philox(uint32_t c[4], uint32_t key_0, uint32_t key_1)
{
    for (int round = 0; round < ROUNDS; round++) {
        const uint64_t a = (uint64_t)FACTOR_0 * c[0], b = (uint64_t)FACTOR_1 * c[2];
        const uint32_t c0 = (uint32_t)(b >> 32) ^ c[1] ^ key_0;
        const uint32_t c2 = (uint32_t)(a >> 32) ^ c[3] ^ key_1;
        c[0] = c0;
        c[1] = (uint32_t)b;
        c[2] = c2;
        c[3] = (uint32_t)a;
        key_0 += WEYL_0;
        key_1 += WEYL_1;
    }
}

void gpurta_random_begin(gpurta_random *const random, const uint64_t seed, const uint64_t point,
                         const uint64_t set)
{
    *random = (gpurta_random){.seed = seed, .point = point, .set = set};
}

uint64_t gpurta_random_bits(gpurta_random *const random)
{
    if (random->drawn++ % 2)
        return random->spare;
    uint32_t c[4] = {(uint32_t)(random->drawn / 2), (uint32_t)random->point, (uint32_t)random->set,
                     (uint32_t)(random->set >> 32)};
    philox(c, (uint32_t)random->seed, (uint32_t)(random->seed >> 32));
    random->spare = (uint64_t)c[3] << 32 | c[2];
    return (uint64_t)c[1] << 32 | c[0];
}

/* Lemire 2019: the product's high word, but for the few low words that would count once too often.
 */
uint64_t gpurta_random_below(gpurta_random *const random, const uint64_t bound)
{
    if (bound == 0)
        return 0;
    struct wide p = wide_product(gpurta_random_bits(random), bound);
    if (p.low < bound) {
        const uint64_t surplus = (0 - bound) % bound; /* 2^64 mod bound */
        while (p.low < surplus)
            p = wide_product(gpurta_random_bits(random), bound);
    }
    return p.high;
}

int64_t gpurta_random_between(gpurta_random *const random, const int64_t low, const int64_t high)
{
    if (high <= low)
        return low;
    const uint64_t range = (uint64_t)high - (uint64_t)low;
    const uint64_t offset =
        range == UINT64_MAX ? gpurta_random_bits(random) : gpurta_random_below(random, range + 1);
    return (int64_t)((uint64_t)low + offset);
}

/* Blocks [low 2^b, low 2^(b+1)) have the same mass under the envelope 1/(low 2^b), so that one is
 * chosen, then a number in it, which stays with probability (low 2^b) / k >= 1/2. The last block
 * ends at high: what lies above is refused. */
int64_t gpurta_random_log(gpurta_random *const random, const int64_t low, const int64_t high)
{
    if (low < 1 || high <= low)
        return low;
    uint64_t blocks = 1;
    while ((uint64_t)high >> blocks >= (uint64_t)low)
        blocks++;
    for (;;) {
        const uint64_t from = (uint64_t)low << gpurta_random_below(random, blocks);
        const uint64_t k = from + gpurta_random_below(random, from);
        if (k <= (uint64_t)high && gpurta_random_below(random, k) < from)
            return (int64_t)k;
    }
}
