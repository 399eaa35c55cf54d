/* An opened device, and what measuring does with it. */
#ifndef DEVICE_H
#define DEVICE_H

#include "driver.h"

#include <gpurta/measure.h>

/* As spin.ptx writes it. */
struct record {
    uint64_t start, end;
    uint32_t sm, stopped;
};

#define PINGS 32 /* readings of the clock for one estimate of the offset */

struct gpurta_device {
    struct driver driver;
    CUdevice handle;
    CUcontext context;
    CUmodule module;
    CUfunction spin, clock, resolution;
    CUstream control;  /* non-blocking, highest priority: takes no part in what is measured */
    CUdeviceptr stop;  /* spin kernels end when it is not 0 */
    CUdeviceptr pings; /* PINGS times */
    uint64_t *pinned;  /* PINGS times on the host */
    gpurta_measurement *facts; /* about the device, of one operation that is never recorded */
    char bus[32];              /* for NVML */
    bool stuck;                /* a kernel cannot be stopped: no call may wait any more */
};

/* host = gpu + offset, at the GPU's time `gpu`, off by at most `uncertainty`. */
struct offset {
    int64_t gpu, offset, uncertainty;
};

/* Calls the driver; leaves the function with its status if the call fails. */
#define TRY(device, call, name, error)                                                             \
    do {                                                                                           \
        const gpurta_status try_status =                                                           \
            driver_check(&(device)->driver, (device)->driver.call, name, error);                   \
        if (try_status != GPURTA_OK)                                                               \
            return try_status;                                                                     \
    } while (0)

/* Waits until a stream has nothing left; UNAVAILABLE after `limit` ns, and the
 * device counts as stuck. */
gpurta_status device_wait(gpurta_device *device, CUstream stream, int64_t limit,
                          gpurta_error *error);

/* Estimates the offset of the clocks. Nothing else may be running. */
gpurta_status device_offset(gpurta_device *device, struct offset *offset, gpurta_error *error);

/* Measures the timer's resolution, in ns. */
gpurta_status device_resolution(gpurta_device *device, int64_t *resolution, gpurta_error *error);

/* Sets or clears the flag that ends spin kernels. */
gpurta_status device_set_stop(gpurta_device *device, uint32_t value, gpurta_error *error);

/* Clock rates and power mode, as far as NVML and sysfs tell them. */
struct clocks {
    int64_t sm_khz, memory_khz; /* GPURTA_NOT_KNOWN: not read */
    char source[160];
    char power_mode[80];
};
void clocks_read(struct clocks *clocks, const char *bus);

#endif
