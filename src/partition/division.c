/* What is read from a result. */
#include "partition/division.h"

#include <stdlib.h>

void gpurta_division_destroy(gpurta_division *const result)
{
    if (!result)
        return;
    free(result->size);
    free(result->alone);
    free(result->used);
    mpq_clear(result->excess);
    free(result);
}

size_t gpurta_division_count(const gpurta_division *const result)
{
    return result ? result->kept : 0;
}

int64_t gpurta_division_found(const gpurta_division *const result)
{
    return result ? result->found : 0;
}

int64_t gpurta_division_sms(const gpurta_division *const result, const size_t division,
                            const size_t partition)
{
    return result && division < result->kept && partition < result->partitions
               ? result->size[division * result->partitions + partition]
               : 0;
}

int64_t gpurta_division_rest(const gpurta_division *const result, const size_t division)
{
    if (!result || division >= result->kept)
        return 0;
    int64_t left = result->sms;
    for (size_t i = 0; i < result->partitions; i++)
        left -= gpurta_division_sms(result, division, i);
    return left;
}

int64_t gpurta_division_alone(const gpurta_division *const result, const size_t partition)
{
    return result && partition < result->partitions ? result->alone[partition] : 0;
}

bool gpurta_division_used(const gpurta_division *const result, const size_t partition)
{
    return result && partition < result->partitions && result->used[partition];
}

bool gpurta_division_complete(const gpurta_division *const result)
{
    return result && !result->limited;
}

size_t gpurta_division_culprit(const gpurta_division *const result)
{
    return result ? result->culprit : GPURTA_NONE;
}

bool gpurta_division_excess(const gpurta_division *const result, mpq_ptr value)
{
    if (!result || !value || result->culprit == GPURTA_NONE || !mpq_sgn(result->excess))
        return false;
    mpq_set(value, result->excess);
    return true;
}

int64_t gpurta_division_culprit_sms(const gpurta_division *const result)
{
    return result ? result->culprit_sms : 0;
}

int64_t gpurta_division_tried(const gpurta_division *const result)
{
    return result ? result->tried : 0;
}
