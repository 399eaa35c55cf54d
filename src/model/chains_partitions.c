/* Partitions of chains: those of their inner program, and who is in which. */
#include "base/fail.h"
#include "model/chains.h"

static gpurta_status no_such(gpurta_error *const error)
{
    return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                "partition of chains: NULL, or no such one");
}

size_t step_partition(const gpurta_chains *const chains, const size_t step)
{
    const struct chain *const chain = &chains->chain[chains->step[step].chain];
    const int64_t stream = step_stream(chains, step);
    const size_t context = chain->context != GPURTA_NONE ? chain->context
                           : chains->contexts == 1       ? 0
                                                         : GPURTA_NONE;
    if (stream >= 0 && chains->program->stream[stream].partition)
        return chains->program->stream[stream].partition - 1;
    if (chain->partition != GPURTA_NONE || context == GPURTA_NONE)
        return chain->partition;
    return chains->context[context].partition;
}

size_t gpurta_chains_step_partition(const gpurta_chains *const chains, const size_t step)
{
    return chains && step < chains->steps && chains->step[step].kind == GPURTA_STEP_KERNEL
               ? step_partition(chains, step)
               : GPURTA_NONE;
}

gpurta_status gpurta_chains_check_partitions(const gpurta_chains *const chains,
                                             const gpurta_platform *const platform,
                                             gpurta_error *const error)
{
    if (!chains || !platform)
        return no_such(error);
    const gpurta_status status = partitions_check(chains->program, platform, error);
    if (status || !chains->program->partitions)
        return status;
    for (size_t i = 0; i < chains->steps; i++)
        if (chains->step[i].kind == GPURTA_STEP_KERNEL &&
            step_partition(chains, i) == GPURTA_NONE) {
            (void)fail(error, GPURTA_NOT_APPLICABLE, (int64_t)chains->step[i].row,
                       "kernel %.60s is in no partition: give its stream, chain or context one",
                       chains->program->operation[i].name ? chains->program->operation[i].name
                                                          : "without a name");
            if (error)
                error->section = GPURTA_SECTION_STEPS;
            return GPURTA_NOT_APPLICABLE;
        }
    return GPURTA_OK;
}
