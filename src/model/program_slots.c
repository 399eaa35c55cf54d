/* Slots of a program whose blocks are alike. */
#include "base/fail.h"
#include "model/occupancy.h"
#include "model/program.h"

#include <inttypes.h>

static gpurta_status at_kernel(gpurta_error *const error, const gpurta_status status,
                               const size_t index)
{
    if (error)
        error->item = (int64_t)index;
    return status;
}

static gpurta_status differ(gpurta_error *const error, const size_t index,
                            const struct footprint *const a, const struct footprint *const b)
{
    const bool need = a->warps != b->warps || a->registers_per_warp != b->registers_per_warp ||
                      a->shared_memory != b->shared_memory;
    const bool carveout = a->carveout != b->carveout;
    if (!need)
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)index,
                    "blocks of different footprints have no one number of slots (%s: %" PRId64
                    " bytes; first kernel: %" PRId64
                    "); gpurta bound bounds every job, gpurta simulate shows one run",
                    carveout ? "carve-out" : "local memory per thread",
                    carveout ? (int64_t)b->carveout : b->local_memory,
                    carveout ? (int64_t)a->carveout : a->local_memory);
    return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)index,
                "blocks of different footprints have no one number of slots (%" PRIu32
                " warps, %" PRIu32 " registers per warp, %" PRIu32
                " bytes of shared memory; first kernel: %" PRIu32 ", %" PRIu32 ", %" PRIu32
                "); gpurta bound bounds every job, gpurta simulate shows one run",
                b->warps, b->registers_per_warp, b->shared_memory, a->warps, a->registers_per_warp,
                a->shared_memory);
}

/* Kernels share few launches, which the program keeps once: only changes cost. */
static gpurta_status uniform_footprint(struct footprint *const first,
                                       const struct sm_limits *const limits,
                                       const gpurta_program *const program,
                                       gpurta_error *const error)
{
    uint32_t last = 0;
    for (size_t i = 0; i < program->count; i++) {
        if (!program->operation[i].blocks)
            return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i, "a copy needs no slot");
        const uint32_t which = program->operation[i].launch;
        if (i > 0 && which == last)
            continue;
        last = which;
        const struct launch *const launch = &program->launch[which];
        struct footprint footprint;
        const gpurta_status status = footprint_of(&footprint, limits, launch, error);
        if (status)
            return at_kernel(error, status, i);
        if (i == 0)
            *first = footprint;
        else if (!footprint_equal(first, &footprint))
            return differ(error, i, first, &footprint);
    }
    return GPURTA_OK;
}

gpurta_status slots_of_program(struct slots *const slots, const gpurta_platform *const platform,
                               const gpurta_program *const program, gpurta_error *const error)
{
    if (!program->count)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "the program has no kernels");
    if (platform->field[GPURTA_PLATFORM_SLOTS]) {
        slots->most = slots->certain = platform->field[GPURTA_PLATFORM_SLOTS];
        return GPURTA_OK;
    }
    struct sm_limits limits;
    struct footprint first = {.warps = 0};
    int64_t sms = 0;
    gpurta_status status = sm_limits_of(&limits, platform, error);
    if (!status)
        status = known_sms(&sms, platform, error);
    if (!status)
        status = uniform_footprint(&first, &limits, program, error);
    if (status)
        return status;
    const struct launch *const launch = &program->launch[program->operation[0].launch];
    int64_t blocks;
    status = gpurta_occupancy_blocks_per_sm(&blocks, platform, launch->threads, launch->registers,
                                            launch->shared_memory, error);
    if (status)
        return status;
    uint32_t most = (uint32_t)blocks;
    /* Rule U5: an SM holds no more than its carve-out does. */
    if (first.carveout && first.shared_memory && first.carveout / first.shared_memory < most)
        most = first.carveout / first.shared_memory;
    slots->most = sms * most;
    slots->certain = sms * sm_certain(&limits, &first, most);
    return GPURTA_OK;
}
