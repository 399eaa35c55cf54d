#include "gpu/place.h"

#include "base/fail.h"
#include "gpu/choice.h"

#include <stdlib.h>

struct placer {
    struct device device;
    struct sms sms;
    struct choice choice;
    int64_t *count; /* of each position: of the present kernel */
    int64_t plain_free;
    size_t kernels; /* that were placed */
    size_t owners;  /* names of pieces of shared memory */
};

void placer_destroy(struct placer *const p)
{
    if (!p)
        return;
    sms_clear(&p->sms);
    choice_clear(&p->choice);
    free(p->count);
    free(p);
}

gpurta_status placer_create(struct placer **const placer, const gpurta_platform *const platform,
                            gpurta_error *const error)
{
    struct placer *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    const gpurta_status status = device_init(&fresh->device, platform, error);
    if (status != GPURTA_OK) {
        free(fresh);
        return status;
    }
    fresh->count = calloc(fresh->device.sms, sizeof *fresh->count);
    const bool choice = choice_init(&fresh->choice, &fresh->device, NULL);
    if (!sms_init(&fresh->sms, &fresh->device, NULL) || !choice || !fresh->count) {
        placer_destroy(fresh);
        return fail_memory(error);
    }
    placer_reset(fresh);
    *placer = fresh;
    return GPURTA_OK;
}

void placer_reset(struct placer *const p)
{
    for (size_t i = 0; i < p->device.sms; i++) {
        if (!p->device.plain)
            sm_free_init(&p->sms.free[i], &p->device.limits);
        if (p->sms.pieces)
            p->sms.pieces[i].count = 0;
        if (p->sms.group)
            p->sms.resident[p->sms.group[i]] = 0;
    }
    p->plain_free = p->device.plain;
    p->choice.next = p->kernels = p->owners = 0;
}

/* Enters the blocks of a kernel into the books. */
static gpurta_status book(struct placer *const p, const struct footprint *const footprint)
{
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; i < p->device.sms; i++) {
        struct sm_share share;
        if (p->device.plain)
            p->plain_free -= p->count[i];
        else if (p->count[i] &&
                 !sms_book(&p->sms, &share, i, footprint, (uint32_t)p->count[i], p->owners++))
            status = GPURTA_NO_MEMORY;
        p->count[i] = 0;
    }
    return status;
}

/* U2, U7: rules on what is queued, not on where a block fits. */
static bool queued(const struct placer *const p, const int64_t blocks,
                   const gpurta_placement placement)
{
    const struct sm_limits *const limits = &p->device.limits;
    return (limits->resident_grids && p->kernels >= limits->resident_grids) ||
           (placement == GPURTA_MOST_ROOM && pairs_begin(limits, blocks, (int64_t)p->device.sms));
}

gpurta_status placer_place(struct placer *const p, const struct launch *const launch,
                           const int64_t blocks, const gpurta_placement placement,
                           int64_t *const sm)
{
    struct footprint footprint = {.warps = 0};
    if (!p->device.plain) {
        if (!launch->threads)
            return GPURTA_NOT_APPLICABLE;
        const gpurta_status status = footprint_of(&footprint, &p->device.limits, launch, NULL);
        if (status != GPURTA_OK)
            return status;
    }
    if (queued(p, blocks, placement))
        return GPURTA_LIMIT;
    for (size_t i = 0; i < p->device.sms; i++)
        p->choice.room[i] = p->device.plain ? p->plain_free : sms_room(&p->sms, i, &footprint);
    choice_build(&p->choice);
    p->choice.round_robin = placement == GPURTA_ROUND_ROBIN;
    gpurta_status status = GPURTA_OK;
    for (int64_t b = 0; b < blocks && status == GPURTA_OK; b++) {
        const size_t position = choice_next(&p->choice);
        if (position == NONE) {
            status = GPURTA_LIMIT;
            break;
        }
        choice_set(&p->choice, position, p->choice.room[position] - 1);
        p->count[position]++;
        sm[b] = sm_at(&p->device, position);
    }
    p->kernels++;
    const gpurta_status booked = book(p, &footprint);
    return status == GPURTA_OK ? booked : status;
}
