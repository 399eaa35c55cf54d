/* A partition for every context, or for every chain. */
#include "base/fail.h"

#include <gpurta/partition.h>
#include <stdio.h>

static bool has_kernels(const gpurta_chains *const chains, const size_t chain)
{
    for (size_t i = 0; i < gpurta_chains_steps(chains); i++)
        if (gpurta_chains_step_chain(chains, i) == chain &&
            gpurta_chains_step_kind(chains, i) == GPURTA_STEP_KERNEL)
            return true;
    return false;
}

static gpurta_status add_named(gpurta_chains *const chains, const char *const name,
                               const char letter, const size_t number, gpurta_error *const error)
{
    char text[24];
    snprintf(text, sizeof text, "%c%zu", letter, number + 1);
    return gpurta_chains_add_partition(chains, name ? name : text, 1, NULL, error);
}

static gpurta_status each_context(gpurta_chains *const chains, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    for (size_t x = 0; !status && x < gpurta_chains_contexts(chains); x++) {
        bool used = false;
        for (size_t c = 0; c < gpurta_chains_count(chains); c++)
            used =
                used ||
                ((gpurta_chains_context(chains, c) == x || gpurta_chains_contexts(chains) == 1) &&
                 has_kernels(chains, c));
        if (!used && !gpurta_chains_context_saturated(chains, x))
            continue;
        status = add_named(chains, gpurta_chains_context_name(chains, x), 'x', x, error);
        if (!status)
            status = gpurta_chains_set_context_partition(
                chains, x, gpurta_chains_partitions(chains) - 1, error);
    }
    return status;
}

gpurta_status gpurta_partition_each(gpurta_chains *const chains, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    if (!chains || gpurta_chains_partitions(chains))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "partitions: NULL, or there are some already");
    if (gpurta_chains_contexts(chains))
        return each_context(chains, error);
    for (size_t c = 0; !status && c < gpurta_chains_count(chains); c++) {
        if (!has_kernels(chains, c))
            continue;
        status = add_named(chains, gpurta_chains_name(chains, c), 'c', c, error);
        if (!status)
            status =
                gpurta_chains_set_partition(chains, c, gpurta_chains_partitions(chains) - 1, error);
    }
    return status;
}
