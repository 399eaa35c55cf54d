/* Steps of chains, made from their rows: one each, or with the gaps between launches. */
#include "model/build.h"

#include "base/count.h"
#include "base/fail.h"
#include "base/local.h"
#include "model/chains.h"
#include "model/model.h"

#include <stdio.h>
#include <stdlib.h>

enum { LAUNCHES_MOST = 10000, STEP_NAME = 255 + sizeof "gap:#" + COUNT_TEXT };

/* The CPU of a host step, its own or that of the chain; or of the chain's thread, which spins. */
static gpurta_status set_cpu(struct building *const b, const size_t step, const bool host)
{
    const size_t row = b->row;
    const struct rat zero = {.den = 1};
    const struct cell *const section = cell_of(b, GPURTA_KEY_STEP_NONPREEMPTABLE);
    const size_t own = place_of(b, GPURTA_KEY_STEP_CPU, GPURTA_SECTION_CPUS);
    b->row = gpurta_model_parent(b->model, row);
    const size_t chain = place_of(b, GPURTA_KEY_CHAIN_CPU, GPURTA_SECTION_CPUS);
    const int64_t priority = count_of(b, GPURTA_KEY_CHAIN_CPU_PRIORITY, 0);
    const bool busy = count_of(b, GPURTA_KEY_CHAIN_WAIT, 0) != 0;
    b->row = row;
    const size_t cpu = own != GPURTA_NONE ? own : chain;
    if ((cpu == GPURTA_NONE || (!host && !busy)) && (host || !section))
        return GPURTA_OK;
    return chains_set_cpu(b->chains, step, host || busy ? cpu : GPURTA_NONE,
                          count_of(b, GPURTA_KEY_STEP_CPU_PRIORITY, priority),
                          READ_RAT(section ? &section->u.exact : &zero), b->error);
}

/* Of a launch, from 1, or of all of them; NULL: the row has none. */
static const char *name_of(const struct building *const b, const char *const before,
                           const int64_t launch, char name[STEP_NAME])
{
    const char *const own = row_name(b->model, b->row);
    snprintf(name, STEP_NAME, launch > 1 ? "%s%s#%lld" : "%s%s", before, own ? own : "",
             (long long)launch);
    return own ? name : NULL;
}

/* launch: of its launches, where there are gaps between them; 0: a step for all of them. */
static gpurta_status add_one_step(struct building *const b, mpq_srcptr wcet, const int64_t launch)
{
    const size_t index = b->chains->steps;
    const char kind = row_kind(b->model, b->row);
    const size_t chain = b->model->row[gpurta_model_parent(b->model, b->row)].place;
    const struct cell *cell;
    char name[STEP_NAME];
    gpurta_status status = gpurta_chains_add_step(
        b->chains, chain,
        kind == 'k'   ? GPURTA_STEP_KERNEL
        : kind == 'c' ? GPURTA_STEP_COPY
                      : GPURTA_STEP_HOST,
        name_of(b, "", launch, name), count_of(b, GPURTA_KEY_BLOCKS, 0), wcet, b->error);
    if (!status)
        status = set_values(b, index);
    if (!status && (cell = cell_of(b, GPURTA_KEY_STEP_STREAM)))
        status = gpurta_program_set_stream(b->chains->program, index, cell->u.text, b->error);
    if (!status) {
        b->chains->step[index].row = b->model->row[b->row].place;
        b->chains->step[index].repeat = launch ? 1 : count_of(b, GPURTA_KEY_STEP_COUNT, 1);
        b->chains->step[index].capacity = count_of(b, GPURTA_KEY_STEP_CAPACITY, 0);
        b->chains->step[index].drop = count_of(b, GPURTA_KEY_STEP_OVERFLOW, 0) == 1;
    }
    return status ? status : set_cpu(b, index, kind == 'h');
}

/* A host step of launch_gap before what is added next, which is of the same row. Only a thread that
 * spins is on its CPU meanwhile. */
static gpurta_status add_gap(struct building *const b, const size_t chain,
                             const struct rat *const gap, const int64_t launch)
{
    const size_t index = b->chains->steps;
    char name[STEP_NAME];
    const gpurta_status status =
        gpurta_chains_add_step(b->chains, chain, GPURTA_STEP_HOST, name_of(b, "gap:", launch, name),
                               0, READ_RAT(gap), b->error);
    if (status)
        return status;
    b->chains->step[index].row = b->model->row[b->row].place;
    return b->chains->chain[chain].busy ? set_cpu(b, index, true) : GPURTA_OK;
}

/* Does a step wait for a kernel? */
static gpurta_status waits_for_kernel(struct building *const b, bool *const waits)
{
    size_t *others, count;
    *waits = false;
    if (!cell_of(b, GPURTA_KEY_STEP_AFTER)) {
        const size_t place = b->model->row[b->row].place;
        const size_t last = gpurta_model_row(b->model, GPURTA_SECTION_STEPS, place - 1);
        *waits = place && row_kind(b->model, last) == 'k' &&
                 gpurta_model_parent(b->model, last) == gpurta_model_parent(b->model, b->row);
        return GPURTA_OK;
    }
    const gpurta_status status = places_of(b, GPURTA_KEY_STEP_AFTER, &others, &count);
    if (status)
        return status;
    for (size_t i = 0; i < count; i++)
        *waits |=
            row_kind(b->model, gpurta_model_row(b->model, GPURTA_SECTION_STEPS, others[i])) == 'k';
    free(others);
    return GPURTA_OK;
}

gpurta_status add_step(struct building *const b)
{
    const size_t parent = gpurta_model_parent(b->model, b->row),
                 chain = b->model->row[parent].place;
    const struct cell *const gap = find_cell(b->model, parent, GPURTA_KEY_CHAIN_LAUNCH_GAP);
    const int64_t count = count_of(b, GPURTA_KEY_STEP_COUNT, 1);
    bool waits = false;
    LOCAL_MPQ(wcet);
    gpurta_status status = longest_time(b, wcet);
    if (!status && gap && rat_sgn(&gap->u.exact) > 0 && row_kind(b->model, b->row) == 'k') {
        b->key = GPURTA_KEY_STEP_COUNT;
        status = count > LAUNCHES_MOST ? fail(b->error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                                              "launches with a launch_gap: at most %d, found %lld",
                                              LAUNCHES_MOST, (long long)count)
                                       : waits_for_kernel(b, &waits);
        for (int64_t launch = 1; !status && launch <= count; launch++) {
            if (waits || launch > 1)
                status = add_gap(b, chain, &gap->u.exact, launch);
            if (!status)
                status = add_one_step(b, wcet, launch);
        }
        b->chains->chain[chain].gaps = true;
    } else if (!status)
        status = add_one_step(b, wcet, 0);
    return status;
}

/* The first step of that row of steps. */
static size_t first_of(const gpurta_chains *const chains, const size_t row)
{
    size_t low = 0, high = chains->steps;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (chains->step[middle].row < row)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

gpurta_status add_step_after(struct building *const b)
{
    size_t *others, count;
    if (!cell_of(b, GPURTA_KEY_STEP_AFTER))
        return GPURTA_OK;
    gpurta_status status = places_of(b, GPURTA_KEY_STEP_AFTER, &others, &count);
    if (status)
        return status;
    for (size_t i = 0; i < count; i++)
        others[i] = first_of(b->chains, others[i] + 1) - 1;
    status = gpurta_chains_set_after(b->chains, first_of(b->chains, b->model->row[b->row].place),
                                     others, count, b->error);
    free(others);
    return status;
}
