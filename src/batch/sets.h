/* Sets that lie one after the other in arrays. */
#pragma once

#include "base/fail.h"

#include <gpurta/batch.h>

#include <stdbool.h>

static inline bool ordered(const size_t sets, const int64_t *const first)
{
    if (first[0] != 0)
        return false;
    for (size_t s = 0; s < sets; s++)
        if (first[s + 1] < first[s] || (uint64_t)first[s + 1] > PTRDIFF_MAX / sizeof(int64_t))
            return false;
    return true;
}

static inline size_t size_of(const int64_t *const first, const size_t set)
{
    return (size_t)(first[set + 1] - first[set]);
}

static inline const int64_t *at(const int64_t *const values, const int64_t position)
{
    return values ? values + position : NULL;
}

static inline gpurta_status check(const size_t sets, const int64_t *const first,
                                  const bool complete, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    if (!first || !complete)
        status = fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                      "batch: NULL argument, or a struct of another size");
    else if (!ordered(sets, first))
        status = fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                      "the positions of sets begin with 0 and never decrease");
    return status;
}
