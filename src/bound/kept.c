/* What a certificate needs of a bound beside its times: the weights that bound each step. */
#include "bound/bound.h"

#include "base/fail.h"
#include "bound/setup.h"
#include "model/chains.h"

static bool keep_set(struct bound *const result, struct bound_weights *const kept,
                     const struct weights *const weights, const size_t footprints)
{
    kept->weight = arena_rats(&result->arena, footprints);
    if (!kept->weight)
        return false;
    struct frac y = FRAC_ZERO;
    bool ok = true;
    for (; ok && kept->count < footprints; kept->count += ok) {
        frac_ratio(&y, weights->part[kept->count], weights->whole);
        ok = frac_to_rat(&kept->weight[kept->count], &y);
    }
    return ok;
}

gpurta_status weights_keep(struct bound *const result, const struct bound_run *const run,
                           gpurta_error *const error)
{
    const struct system *const s = run->system;
    size_t count = 0;
    for (size_t l = 0; l < s->levels; l++)
        count += s->level[l].sets.count;
    size_t *const first = pool_take(s->pool, s->levels + 1, sizeof *first);
    result->weights = arena_take(&result->arena, count + 1, sizeof *result->weights);
    bool ok = first && result->weights;
    for (size_t l = 0; ok && l < s->levels; l++) {
        const struct weight_sets *const sets = &s->level[l].sets;
        first[l] = result->weight_sets;
        for (size_t k = 0; ok && k < sets->count; k++)
            ok = keep_set(result, &result->weights[result->weight_sets++], &sets->set[k],
                          sets->footprints);
    }
    for (size_t i = 0; ok && i < s->steps; i++) {
        const struct unit *const u = &s->unit[i];
        const bool weighed =
            u->kind == GPURTA_STEP_KERNEL && !is_serial_set(s, u->level, run->set[i]);
        result->step[i].weights = weighed ? first[u->level] + run->set[i] : SIZE_MAX;
    }
    pool_give(s->pool, first);
    return ok ? GPURTA_OK : fail_memory(error);
}
