/* What a certificate needs of a bound beside its times: the prices that bound each step. */
#include "bound/bound.h"

#include "base/fail.h"
#include "bound/setup.h"

static bool keep_set(const gpurta_bound *const result, struct bound_prices *const kept,
                     const struct prices *const prices, const size_t footprints)
{
    kept->price = pool_take(result->pool, footprints, sizeof *kept->price);
    if (!kept->price)
        return false;
    struct frac y = FRAC_ZERO;
    bool ok = true;
    for (; ok && kept->count < footprints; kept->count += ok) {
        frac_ratio(&y, prices->part[kept->count], prices->whole);
        ok = frac_to_rat(&kept->price[kept->count], &y);
    }
    return ok;
}

gpurta_status prices_keep(gpurta_bound *const result, const struct bound_run *const run,
                          gpurta_error *const error)
{
    const struct system *const s = run->system;
    size_t count = 0;
    for (size_t l = 0; l < s->levels; l++)
        count += s->level[l].sets.count;
    size_t *const first = pool_take(result->pool, s->levels + 1, sizeof *first);
    result->prices = pool_take(result->pool, count + 1, sizeof *result->prices);
    bool ok = first && result->prices;
    for (size_t l = 0; ok && l < s->levels; l++) {
        const struct price_sets *const sets = &s->level[l].sets;
        first[l] = result->price_sets;
        for (size_t k = 0; ok && k < sets->count; k++)
            ok = keep_set(result, &result->prices[result->price_sets++], &sets->set[k],
                          sets->footprints);
    }
    for (size_t i = 0; ok && i < s->steps; i++) {
        const struct unit *const u = &s->unit[i];
        result->step[i].prices =
            u->kind == GPURTA_STEP_KERNEL ? first[u->level] + run->set[i] : SIZE_MAX;
    }
    pool_give(result->pool, first);
    return ok ? GPURTA_OK : fail_memory(error);
}

void prices_forget(gpurta_bound *const result)
{
    for (size_t k = 0; k < result->price_sets; k++) {
        for (size_t f = 0; f < result->prices[k].count; f++)
            rat_clear(&result->prices[k].price[f]);
        pool_give(result->pool, result->prices[k].price);
    }
    pool_give(result->pool, result->prices);
}

size_t gpurta_bound_prices(const gpurta_bound *const result, const size_t step)
{
    return result && result->prices && step < result->steps && rat_given(&result->step[step].bound)
               ? result->step[step].prices
               : SIZE_MAX;
}

int gpurta_bound_price(const gpurta_bound *const result, const size_t set, const size_t footprint,
                       mpq_ptr price)
{
    if (!result || !price || set >= result->price_sets || footprint >= result->prices[set].count)
        return 0;
    rat_get(price, &result->prices[set].price[footprint]);
    return 1;
}
