/* One job each, on whole ticks in arrays, without allocation. */
#include "base/fail.h"
#include "rta/rta.h"

#include <string.h>

size_t gpurta_rta_ticks_work(const int64_t slots, const size_t count)
{
    const size_t each = 4 * sizeof(struct pair_i64) + 5 * sizeof(uint32_t) + sizeof(int64_t);
    if (slots < 1 || count < 1 || count > SIZE_MAX / 2 / each)
        return 0;
    const size_t pairs = rta_pairs(slots, count);
    return 2 * rta_row(pairs) * sizeof(struct pair_i64) + count * sizeof(int64_t) +
           rta_tree(pairs) * sizeof(uint32_t);
}

static gpurta_status check_ticks(const size_t i, const int64_t *const release,
                                 const int64_t *const blocks, const int64_t *const wcet,
                                 gpurta_error *const error)
{
    const char *const wrong = blocks[i] < 1 ? "blocks must be 1 or more"
                              : wcet[i] < 1 ? "wcet must be 1 or more"
                              : release && (release[i] < 0 || (i && release[i] < release[i - 1]))
                                  ? "release must be 0 or "
                                    "more and never decrease"
                                  : NULL;
    return wrong ? fail(error, GPURTA_OUT_OF_RANGE, (int64_t)i, "%s", wrong) : GPURTA_OK;
}

gpurta_status gpurta_rta_ticks(const int64_t slots, const size_t count,
                               const int64_t *const release, const int64_t *const blocks,
                               const int64_t *const wcet, int64_t *const completion,
                               void *const work, gpurta_error *const error)
{
    if (!blocks || !wcet || !completion || !work)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "rta ticks: NULL argument");
    if (gpurta_rta_ticks_work(slots, count) == 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "rta ticks: at least 1 slot and 1 kernel are needed");
    const size_t pairs = rta_pairs(slots, count);
    struct pair_i64 *const h = work, *const own = h + rta_row(pairs);
    int64_t *const result = (int64_t *)(own + rta_row(pairs));
    struct gpu_i64 gpu;
    rta_gpu_init_i64(&gpu, h, own, (uint32_t *)(result + count), pairs, slots);
    for (size_t i = 0; i < count; i++) {
        const int64_t arrival = release ? release[i] : 0;
        const gpurta_status status = check_ticks(i, release, blocks, wcet, error);
        if (status != GPURTA_OK)
            return status;
        if (!rta_place_i64(&gpu, &arrival, blocks[i], &wcet[i], i, NULL) ||
            !rta_completion_i64(&gpu, &wcet[i], &result[i]))
            return fail(error, GPURTA_OVERFLOW, (int64_t)i,
                        "a completion time does not fit into 64 bits");
    }
    memcpy(completion, result, count * sizeof *completion);
    return GPURTA_OK;
}
