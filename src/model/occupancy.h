/* Occupancy from inside: the limits of an SM and the rounded needs of a block. What is free on an
 * SM is in model/sm.h. */
#pragma once

#include "model/program.h"
#include "model/sm.h"

#include <gpurta/occupancy.h>
#include <stdbool.h>
#include <stdint.h>

/* Fills limits; GPURTA_INVALID_ARGUMENT with a message: plain slots, or a field is missing. */
gpurta_status sm_limits_of(struct sm_limits *limits, const gpurta_platform *platform,
                           gpurta_error *error);

/* The number of SMs; GPURTA_INVALID_ARGUMENT with a message: it is not known. */
gpurta_status known_sms(int64_t *sms, const gpurta_platform *platform, gpurta_error *error);

/* Fails: threads are missing, of a kernel of that name, or NULL. */
gpurta_status no_threads(gpurta_error *error, int64_t item, const char *name,
                         const struct sm_limits *limits);

/* What blocks of a launch get. GPURTA_OUT_OF_RANGE: a count is below its least;
 * GPURTA_NOT_APPLICABLE: the block cannot launch, the message says why. */
gpurta_status footprint_of(struct footprint *footprint, const struct sm_limits *limits,
                           const struct launch *launch, gpurta_error *error);

/* What an SM has for blocks; the order of rows in results. */
enum {
    RESOURCE_WARPS,
    RESOURCE_REGISTERS,
    RESOURCE_SHARED_MEMORY,
    RESOURCE_BLOCKS, /* places for blocks */
    RESOURCES
};

#define REASON_SIZE 200

/* Of one launch. */
struct occupancy {
    uint32_t fit[RESOURCES];  /* blocks that each alone allows; NO_LIMIT: not needed */
    uint32_t blocks, certain; /* on an empty SM; on one while another waits (U3) */
    struct footprint gets;
    bool opt_in;
    char reason[REASON_SIZE]; /* why it cannot launch; "": it can */
};

/* GPURTA_OUT_OF_RANGE: a count is below its least. */
gpurta_status occupancy_of(struct occupancy *found, const struct sm_limits *limits,
                           const struct launch *launch, gpurta_error *error);

/* The largest value of a count that still gives so many blocks per SM; -1: none does. */
int64_t largest(const struct sm_limits *limits, const struct launch *launch,
                gpurta_launch_count which, int64_t blocks);

/* Blocks of a launch that the whole platform runs at once, g_max: on a device whose number of SMs
 * is known, or plain slots, which hold any block. GPURTA_NOT_APPLICABLE: the block cannot launch.
 */
gpurta_status launch_slots(int64_t *slots, const gpurta_platform *platform,
                           const struct launch *launch, gpurta_error *error);

/* Slots of a program whose blocks are alike. */
struct slots {
    int64_t most;    /* what an idle GPU takes: no more are ever resident */
    int64_t certain; /* so many are, whenever one waits: fewer only under rule U3 */
};

/* Two kernels have one footprint when their needs are the same after rounding: the same warps,
 * the same registers per warp, the same shared memory; under rule U5 also the same carve-out, which
 * limits the blocks of an SM. GPURTA_NOT_APPLICABLE: a kernel without threads, a block that cannot
 * launch, different footprints; the item is the kernel at fault. */
gpurta_status slots_of_program(struct slots *slots, const gpurta_platform *platform,
                               const gpurta_program *program, gpurta_error *error);
