/* What a program becomes on a device: launches in order of release, in whole nanoseconds. */
#pragma once

#include "cuda/spin.h"

#define MILLISECOND 1000000 /* ns */

struct launch {
    size_t operation;
    int64_t release;                  /* ns after the first launch */
    uint64_t duration;                /* ns, of one block */
    unsigned blocks, threads, shared; /* dynamic bytes */
    size_t spin;                      /* index in the plan's kernels */
    size_t bytes;                     /* of a copy; 0: a kernel */
    enum direction { ANY_DIRECTION, TO_DEVICE, TO_HOST, ON_DEVICE } direction;
    size_t stream;    /* index in the plan's streams */
    size_t record;    /* of its first block */
    CUevent event;    /* of a copy: behind it */
    int64_t launched; /* host's clock */
    char name[64];
};

struct plan {
    struct launch *launch; /* in order of launching */
    size_t launches;
    struct {
        CUstream handle; /* NULL: the NULL stream, or not yet created */
        bool null, non_blocking;
        int priority;
        size_t partition; /* GPURTA_NONE: the whole GPU */
    } * stream;
    size_t streams;
    size_t blocks;     /* of all kernels */
    size_t bytes;      /* of the largest copy; 0: no copies */
    int64_t span;      /* from the first to the last release */
    struct spin *spin; /* kernels with all footprints */
    size_t spins;
    int64_t runs, scale, timeout, warm_up; /* timeout and warm-up in ns */
    int64_t fixed;                         /* 1: shared memory is static as far as that goes */
    int64_t cold;                          /* 1: nothing runs before the only repetition */
};

/* Reads the options, loads the kernels into the device's context, and checks that the device can do
 * it. The caller clears the plan in any case. */
gpurta_status plan_make(struct plan *plan, const gpurta_device *device,
                        const gpurta_result *program, const gpurta_options *options,
                        gpurta_error *error);
/* Unloads the kernels; OK or the first failure. The rest is cleared by plan_clear(). */
gpurta_status plan_unload(struct plan *plan, const gpurta_device *device, gpurta_error *error);
void plan_clear(struct plan *plan);

/* Whether the blocks of each partition ran on SMs of its own, as many as it has at most. SMs have
 * numbers below `sm_numbers`. */
gpurta_status partitions_seen(const gpurta_device *device, const struct plan *plan,
                              const gpurta_measurement *m, int64_t sm_numbers, gpurta_error *error);
