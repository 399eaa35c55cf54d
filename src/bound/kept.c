/* What a certificate needs of a bound beside its times: the prices that bound each step. */
#include "bound/bound.h"

#include "base/fail.h"
#include "bound/setup.h"
#include "number/i64.h"
#include "number/undef.h"

static bool keep_set(struct bound_prices *const kept, const struct prices *const prices,
                     const size_t footprints)
{
    mpq_t y;
    kept->price = calloc(footprints + 1, sizeof *kept->price);
    if (!kept->price)
        return false;
    mpq_init(y);
    bool ok = true;
    for (; ok && kept->count < footprints; kept->count += ok) {
        mpq_set_si(y, 0, 1);
        mpz_set_i64(mpq_numref(y), prices->part[kept->count]);
        mpz_set_i64(mpq_denref(y), prices->whole);
        mpq_canonicalize(y);
        rat_init(&kept->price[kept->count]);
        ok = rat_set(&kept->price[kept->count], y);
    }
    mpq_clear(y);
    return ok;
}

gpurta_status prices_keep(gpurta_bound *const result, const struct bound_run *const run,
                          gpurta_error *const error)
{
    const struct system *const s = run->system;
    size_t count = 0;
    for (size_t l = 0; l < s->levels; l++)
        count += s->level[l].sets.count;
    size_t *const first = calloc(s->levels + 1, sizeof *first);
    result->prices = calloc(count + 1, sizeof *result->prices);
    bool ok = first && result->prices;
    for (size_t l = 0; ok && l < s->levels; l++) {
        const struct price_sets *const sets = &s->level[l].sets;
        first[l] = result->price_sets;
        for (size_t k = 0; ok && k < sets->count; k++)
            ok = keep_set(&result->prices[result->price_sets++], &sets->set[k], sets->footprints);
    }
    for (size_t i = 0; ok && i < s->steps; i++) {
        const struct unit *const u = &s->unit[i];
        result->step[i].prices =
            u->kind == GPURTA_STEP_KERNEL ? first[u->level] + run->set[i] : SIZE_MAX;
    }
    free(first);
    return ok ? GPURTA_OK : fail_memory(error);
}

void prices_forget(gpurta_bound *const result)
{
    for (size_t k = 0; k < result->price_sets; k++) {
        for (size_t f = 0; f < result->prices[k].count; f++)
            rat_clear(&result->prices[k].price[f]);
        free(result->prices[k].price);
    }
    free(result->prices);
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
