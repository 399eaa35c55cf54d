/* Where the blocks of many sets of kernels go while nothing ends. */
#include "batch/sets.h"

#include "gpu/place.h"

#include <stdlib.h>

struct gpurta_batch_place_work {
    struct placer *placer;
};

gpurta_status gpurta_batch_place_create(gpurta_batch_place_work **const work,
                                        const gpurta_platform *const platform,
                                        gpurta_error *const error)
{
    if (!work || !platform)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "batch: NULL argument");
    gpurta_batch_place_work *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    const gpurta_status status = placer_create(&fresh->placer, platform, error);
    if (status != GPURTA_OK) {
        free(fresh);
        return status;
    }
    *work = fresh;
    return GPURTA_OK;
}

void gpurta_batch_place_destroy(gpurta_batch_place_work *const work)
{
    if (!work)
        return;
    placer_destroy(work->placer);
    free(work);
}

static gpurta_status place_set(struct placer *const placer,
                               const gpurta_batch_place_sets *const all, const int64_t from,
                               const int64_t to, int64_t *sm)
{
    gpurta_status status = from == to ? GPURTA_INVALID_ARGUMENT : GPURTA_OK;
    placer_reset(placer);
    for (int64_t i = from; i < to && status == GPURTA_OK; i++)
        status = all->blocks[i] < 1 ? GPURTA_OUT_OF_RANGE : GPURTA_OK;
    for (int64_t i = from; i < to && status == GPURTA_OK; i++) {
        const struct launch launch = {.threads = all->threads ? all->threads[i] : 0,
                                      .registers = all->registers ? all->registers[i] : 0,
                                      .shared_memory =
                                          all->shared_memory ? all->shared_memory[i] : 0};
        status = placer_place(placer, &launch, all->blocks[i], all->placement, sm);
        sm += all->blocks[i];
    }
    return status;
}

gpurta_status gpurta_batch_place(gpurta_batch_place_work *const work, const size_t sets,
                                 const int64_t *const first,
                                 const gpurta_batch_place_sets *const all, int64_t *sm,
                                 gpurta_status *const status, gpurta_error *const error)
{
    const bool complete = work && all && all->size >= sizeof *all && all->blocks && sm && status;
    const gpurta_status checked = check(sets, first, complete, error);
    if (checked != GPURTA_OK)
        return checked;
    if (all->placement != GPURTA_MOST_ROOM && all->placement != GPURTA_ROUND_ROBIN)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM, "no such placement");
    for (size_t s = 0; s < sets; s++) {
        status[s] = place_set(work->placer, all, first[s], first[s + 1], sm);
        if (status[s] == GPURTA_NO_MEMORY)
            return fail_memory(error);
        for (int64_t i = first[s]; i < first[s + 1]; i++)
            sm += all->blocks[i] < 1 ? 0 : all->blocks[i];
    }
    return GPURTA_OK;
}
