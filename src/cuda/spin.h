/* Spin kernels with the footprint that is asked for. */
#pragma once

#include "cuda/device.h"

/* What a kernel asks for. */
struct footprint {
    int64_t registers;     /* per thread; 0: whatever it takes */
    int64_t local_memory;  /* bytes per thread */
    int64_t static_shared; /* bytes per block */
    int64_t
        carveout; /* percent of the most shared memory that an SM can have, or CARVEOUT_DRIVER */
};

/* A kernel that was loaded, and what the driver says of it. */
struct spin {
    CUmodule module; /* NULL: the device's own */
    CUfunction function;
    struct footprint asked;
    size_t partition; /* in whose context it is loaded; GPURTA_NONE: the device's own */
    int registers, local_memory, static_shared;
    int carveout;    /* percent that it prefers, or CARVEOUT_DRIVER */
    int most_shared; /* dynamic bytes of its largest block */
};

/* The text of gpurta_spin with `values` registers taken, at most `limit` (0: no limit), and so much
 * memory; to be freed. NULL: out of memory. */
char *spin_text(int64_t values, int64_t limit, int64_t local_memory, int64_t static_shared);

/* Loads such a kernel, in the device's context. Registers are as asked if the platform allocates
 * them alike. NOT_APPLICABLE, with figures, if the driver's compiler does not give them. */
gpurta_status spin_load(struct spin *spin, const gpurta_device *device,
                        const gpurta_platform *platform, const struct footprint *asked,
                        size_t partition, gpurta_error *error);
/* Sets the dynamic shared memory of its largest block. */
gpurta_status spin_allow_shared(const struct spin *spin, const gpurta_device *device,
                                gpurta_error *error);
/* The most registers per thread that are allocated like so many. */
int64_t spin_alike(const gpurta_platform *platform, int64_t registers);
gpurta_status spin_unload(const struct spin *spin, const gpurta_device *device,
                          gpurta_error *error);
