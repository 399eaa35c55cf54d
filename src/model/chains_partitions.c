/* Partitions of chains: those of their inner program, and who is in which. */
#include "base/fail.h"
#include "model/chains.h"

static gpurta_status no_such(gpurta_error *const error)
{
    return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                "partition of chains: NULL, or no such one");
}

gpurta_status gpurta_chains_add_partition(gpurta_chains *const chains, const char *const name,
                                          const int64_t sms, const int64_t *const list,
                                          gpurta_error *const error)
{
    return chains ? gpurta_program_add_partition(chains->program, name, sms, list, error)
                  : no_such(error);
}

gpurta_status gpurta_chains_set_partition_sms(gpurta_chains *const chains, const size_t partition,
                                              const int64_t sms, const int64_t *const list,
                                              gpurta_error *const error)
{
    return chains ? gpurta_program_set_partition_sms(chains->program, partition, sms, list, error)
                  : no_such(error);
}

size_t gpurta_chains_partitions(const gpurta_chains *const chains)
{
    return chains ? chains->program->partitions : 0;
}

const char *gpurta_chains_partition_name(const gpurta_chains *const chains, const size_t partition)
{
    return chains ? gpurta_program_partition_name(chains->program, partition) : NULL;
}

int64_t gpurta_chains_partition_sms(const gpurta_chains *const chains, const size_t partition)
{
    return chains ? gpurta_program_partition_sms(chains->program, partition) : 0;
}

static bool known(const gpurta_chains *const chains, const size_t partition)
{
    return partition == GPURTA_NONE || partition < chains->program->partitions;
}

gpurta_status gpurta_chains_set_partition(gpurta_chains *const chains, const size_t chain,
                                          const size_t partition, gpurta_error *const error)
{
    if (!chains || chain >= chains->count || !known(chains, partition))
        return no_such(error);
    chains->chain[chain].partition = partition;
    return GPURTA_OK;
}

gpurta_status gpurta_chains_set_context_partition(gpurta_chains *const chains, const size_t context,
                                                  const size_t partition, gpurta_error *const error)
{
    if (!chains || context >= chains->contexts || !known(chains, partition))
        return no_such(error);
    chains->context[context].partition = partition;
    return GPURTA_OK;
}

gpurta_status gpurta_chains_set_stream_partition(gpurta_chains *const chains,
                                                 const char *const stream, const size_t partition,
                                                 gpurta_error *const error)
{
    return chains ? gpurta_program_set_stream_partition(chains->program, stream, partition, error)
                  : no_such(error);
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

gpurta_status gpurta_chains_set_queues(gpurta_chains *const chains, const gpurta_queues queues,
                                       gpurta_error *const error)
{
    return chains ? gpurta_program_set_queues(chains->program, queues, error) : no_such(error);
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
        if (chains->step[i].kind == GPURTA_STEP_KERNEL && step_partition(chains, i) == GPURTA_NONE)
            return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                        "kernel %.60s is in no partition: give its stream, chain or context one",
                        gpurta_chains_step_name(chains, i) ? gpurta_chains_step_name(chains, i)
                                                           : "without a name");
    return GPURTA_OK;
}
