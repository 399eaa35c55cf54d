/* Generators of gpurta/generate.h: preparation, UUniFast, and the calls of the others. */
#include "generate/generate.h"

#include "base/fail.h"
#include "number/wide.h"

#include <stdlib.h>

#define MOST_PARTS 10000
#define MOST_TOTAL ((int64_t)1 << 61)
#define ATTEMPTS 1000000

void gpurta_generator_destroy(gpurta_generator *const generator)
{
    if (!generator)
        return;
    free(generator->threshold);
    free(generator);
}

static gpurta_status check(const gpurta_generator_method method, const size_t count,
                           const int64_t total, const int64_t least, const int64_t most,
                           gpurta_error *const error)
{
    if ((unsigned)method > GPURTA_LATTICE || (method == GPURTA_UUNIFAST && most))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "generator: no such method, or UUniFast with a most");
    if (count < 1 || count > MOST_PARTS || total < 0 || total > MOST_TOTAL || least < 0 || most < 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "a generator divides 0 to 2^61 into 1 to %d parts of 0 or more", MOST_PARTS);
    const int64_t n = (int64_t)count;
    if (least > total / n || (most && (most < least || (total - 1) / n + 1 > most)))
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "%lld cannot be divided into %lld parts from %lld to %lld", (long long)total,
                    (long long)n, (long long)least, (long long)(most ? most : total));
    return GPURTA_OK;
}

gpurta_status gpurta_generator_create(gpurta_generator **const generator,
                                      const gpurta_generator_method method, const size_t count,
                                      const int64_t total, const int64_t least, const int64_t most,
                                      gpurta_error *const error)
{
    if (!generator)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "generator: NULL argument");
    const gpurta_status status = check(method, count, total, least, most, error);
    if (status != GPURTA_OK)
        return status;
    gpurta_generator *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    fresh->method = method;
    fresh->count = count;
    fresh->least = least;
    fresh->total = total - (int64_t)count * least;
    fresh->most = !most || most - least > fresh->total ? fresh->total : most - least;
    if (method == GPURTA_FIXED_SUM && !prepare_fixed_sum(fresh)) {
        gpurta_generator_destroy(fresh);
        return fail_memory(error);
    }
    if (method == GPURTA_LATTICE)
        prepare_lattice(fresh);
    *generator = fresh;
    return GPURTA_OK;
}

int gpurta_generator_points(const gpurta_generator *const generator, mpz_ptr points)
{
    if (!generator || !points)
        return 0;
    LOCAL_MPZ(total);
    mpz_set_i64(total, generator->total);
    count_points(points, generator->count, generator->count, total, generator->most);
    return 1;
}

/* UUniFast: the sum that is left for i parts is that for i + 1, times r^(1/i). x is its share of
 * the whole in 2^-63. */
static void draw_uunifast(const gpurta_generator *const generator, gpurta_random *const random,
                          int64_t *const part)
{
    const uint64_t total = (uint64_t)generator->total;
    uint64_t x = (uint64_t)1 << 63;
    int64_t left = generator->total;
    for (size_t i = generator->count - 1; i > 0; i--) {
        uint64_t largest = 0;
        for (size_t k = 0; k < i; k++) {
            const uint64_t r = gpurta_random_bits(random);
            largest = r > largest ? r : largest;
        }
        x = wide_product(x, largest).high;
        const struct wide share = wide_product(total, x);
        const int64_t next = (int64_t)(share.high << 1 | share.low >> 63);
        part[i] = left - next;
        left = next;
    }
    part[0] = left;
}

static bool within(const gpurta_generator *const generator, const int64_t *const part)
{
    for (size_t i = 0; i < generator->count; i++)
        if (part[i] < 0 || part[i] > generator->most)
            return false;
    return true;
}

static bool draw(const gpurta_generator *const generator, gpurta_random *const random,
                 int64_t *const part)
{
    switch (generator->method) {
    case GPURTA_FIXED_SUM:
        return draw_fixed_sum(generator, random, part) && within(generator, part);
    case GPURTA_LATTICE:
        return draw_lattice(generator, random, part) && within(generator, part);
    case GPURTA_UUNIFAST:
    case GPURTA_UUNIFAST_DISCARD:
        break;
    }
    draw_uunifast(generator, random, part);
    return within(generator, part);
}

gpurta_status gpurta_generator_draw(const gpurta_generator *const generator,
                                    gpurta_random *const random, int64_t *const part,
                                    gpurta_error *const error)
{
    if (!generator || !random || !part)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "generator: NULL argument");
    int attempt = 0;
    while (attempt < ATTEMPTS && !draw(generator, random, part))
        attempt++;
    if (attempt == ATTEMPTS)
        return fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                    "%d divisions were discarded, since a part was too large", ATTEMPTS);
    for (size_t i = 0; i < generator->count; i++)
        part[i] += generator->least;
    return GPURTA_OK;
}
