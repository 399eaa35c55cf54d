/* The divisions of a model, and bounds with them: a partition for every context or chain where it
 * has none. */
#include "base/fail.h"
#include "base/result.h"
#include "base/values.h"
#include "model/build.h"
#include "model/chains.h"
#include "model/inputs.h"
#include "model/options.h"
#include "partition/division.h"

#include "base/analyses.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool has_kernels(const gpurta_chains *const chains, const size_t chain)
{
    for (size_t i = 0; i < chains->steps; i++)
        if (chains->step[i].chain == chain && chains->step[i].kind == GPURTA_STEP_KERNEL)
            return true;
    return false;
}

static gpurta_status add_named(gpurta_chains *const chains, const char *const name,
                               const char letter, const size_t number, gpurta_error *const error)
{
    char text[24];
    snprintf(text, sizeof text, "%c%zu", letter, number + 1);
    return gpurta_program_add_partition(chains->program, name ? name : text, 1, NULL, error);
}

static gpurta_status each_context(gpurta_chains *const chains, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    for (size_t x = 0; !status && x < chains->contexts; x++) {
        bool used = false;
        for (size_t c = 0; c < chains->count; c++)
            used = used || ((chains->chain[c].context == x || chains->contexts == 1) &&
                            has_kernels(chains, c));
        if (!used && !chains->context[x].saturated)
            continue;
        status = add_named(chains, chains->context[x].name, 'x', x, error);
        if (!status)
            chains->context[x].partition = chains->program->partitions - 1;
    }
    return status;
}

gpurta_status gpurta_partition_each_of(gpurta_chains *const chains, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    if (!chains || chains->program->partitions)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "partitions: NULL, or there are some already");
    if (chains->contexts)
        return each_context(chains, error);
    for (size_t c = 0; !status && c < chains->count; c++) {
        if (!has_kernels(chains, c))
            continue;
        status = add_named(chains, chains->chain[c].name, 'c', c, error);
        if (!status)
            chains->chain[c].partition = chains->program->partitions - 1;
    }
    return status;
}

/* Without partitions every context, or every chain, gets one. Masks share their queues unless the
 * model says otherwise. */
static gpurta_status prepare(const struct inputs *const in, const gpurta_mechanism mechanism,
                             gpurta_error *const error)
{
    if (mechanism == GPURTA_MECHANISM_TPC_MASK &&
        !gpurta_model_count(in->model, 0, GPURTA_KEY_QUEUES, &(int64_t){0}))
        in->chains->program->queues = GPURTA_QUEUES_SHARED;
    return in->chains->program->partitions ? GPURTA_OK
                                           : gpurta_partition_each_of(in->chains, error);
}

/* The assumptions of the divisions become those of the bounds with the first one. */
static gpurta_status assume_bounds(gpurta_result *const divisions, const gpurta_model *const model,
                                   gpurta_options *const options, gpurta_error *const error)
{
    const gpurta_table table = GPURTA_BOUND_ASSUMPTIONS;
    gpurta_result *bound = NULL;
    gpurta_status status = gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 0, error);
    if (!status)
        status = gpurta_partition_bound(model, divisions, GPURTA_NONE, 0, options, &bound, error);
    const size_t count = gpurta_rows(bound, table);
    size_t size = 1, end = 0;
    for (size_t i = 0; i < count; i++)
        size += strlen(result_text(bound, GPURTA_BOUND_ASSUMPTIONS_ASSUMPTION, i)) + 1;
    char *const texts = status ? NULL : malloc(size);
    if (!status && !texts)
        status = fail_memory(error);
    for (size_t i = 0; texts && i < count; i++)
        end += (size_t)snprintf(texts + end, size - end, "%s",
                                result_text(bound, GPURTA_BOUND_ASSUMPTIONS_ASSUMPTION, i)) +
               1;
    if (texts)
        result_assume(divisions, GPURTA_PARTITION_ASSUMPTIONS, texts, count);
    gpurta_result_destroy(bound);
    return status;
}

gpurta_status gpurta_partition(const gpurta_model *const model, const gpurta_options *const options,
                               gpurta_result **const result, gpurta_error *const error)
{
    struct inputs in;
    gpurta_result *made = NULL;
    gpurta_status status = inputs_take(
        &in, model, options, TAKE_CHAINS | TAKE_PLATFORM | TAKE_RUNLIST | TAKE_ANY_SIZE, error);
    const gpurta_mechanism mechanism =
        (gpurta_mechanism)option(in.options, GPURTA_OPTION_PARTITION_MECHANISM);
    if (!status)
        status = prepare(&in, mechanism, error);
    if (!status)
        status = gpurta_partition_of(
            result ? &made : NULL, in.chains, model, in.platform, mechanism,
            option(in.options, GPURTA_OPTION_PARTITION_CUDA),
            (gpurta_minimize)option(in.options, GPURTA_OPTION_PARTITION_MINIMIZE), in.options,
            error);
    if (status || !division_of(made)->kept)
        return inputs_give(&in, status, made, GPURTA_PARTITION_ASSUMPTIONS, result, error);
    status = assume_bounds(made, model, in.options, error);
    if (!status && result)
        *result = made;
    else
        gpurta_result_destroy(made);
    return inputs_end(&in, status, error);
}

/* ---- bounds with a division ---- */

/* SMs of a partition: as in the first division, where there is none as the culprit was `tried`, or
 * the most that one can have. 0: no kernel is in it. */
static int64_t chosen_size(const struct division *const d, const size_t partition, const bool tried)
{
    int64_t most = 0, next = 0;
    if (d->kept || (tried && d->culprit != GPURTA_NONE))
        return d->size[partition];
    while ((next = gpurta_partition_next_size(d->platform, d->mechanism, d->cuda, next)))
        most = next;
    return most;
}

/* Partitions without kernels have SMs of their own meanwhile, and so have others what a size is
 * larger: the platform gets more, on which no bound depends. */
static gpurta_status set_sizes(const struct inputs *const in, const struct division *const d,
                               const size_t partition, const int64_t sms, gpurta_error *const error)
{
    enum { MOST_GROUP = 8 }; /* SMs that share a carve-out: fewer on every GPU */
    const bool tried = partition == GPURTA_NONE;
    int64_t all = tried && d->kept ? d->sms : 0;
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; !status && i < d->partitions; i++) {
        const int64_t chosen = i == partition ? sms : chosen_size(d, i, tried);
        all += tried && d->kept && chosen ? 0 : (chosen ? chosen : 1) + MOST_GROUP;
        status = gpurta_program_set_partition_sms(in->chains->program, i, chosen ? chosen : 1, NULL,
                                                  error);
    }
    return status ? status : gpurta_platform_set(in->platform, GPURTA_PLATFORM_SMS, all, error);
}

gpurta_status gpurta_partition_bound(const gpurta_model *const model,
                                     const gpurta_result *const divisions, const size_t partition,
                                     const int64_t sms, const gpurta_options *const options,
                                     gpurta_result **const result, gpurta_error *const error)
{
    struct inputs in;
    const struct division *const d = division_of(divisions);
    gpurta_status status = inputs_take(
        &in, model, options, TAKE_CHAINS | TAKE_PLATFORM | TAKE_RUNLIST | TAKE_ANY_SIZE, error);
    if (!status && d)
        status = prepare(&in, d->mechanism, error);
    if (!status && (!d || in.chains->program->partitions != d->partitions ||
                    (partition != GPURTA_NONE && (partition >= d->partitions || sms < 1))))
        status = fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                      "divisions: no result of gpurta_partition() with that model, no such "
                      "partition, or less than 1 SM");
    if (!status)
        status = set_sizes(&in, d, partition, sms, error);
    if (!status)
        status = model_resize(model, in.chains, in.platform, NULL, error);
    struct bound *bound = NULL;
    gpurta_result *made = NULL;
    if (!status)
        status = bound_with(&bound, in.chains, in.platform, in.options, NULL, error);
    if (bound)
        status = bound_result_doubted(&made, bound, in.chains, model, d->doubt, error);
    return inputs_give(&in, status, made, GPURTA_BOUND_ASSUMPTIONS, result, error);
}
