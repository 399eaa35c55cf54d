/* An opened device, and what measuring does with it. */
#pragma once

#include "cuda/driver.h"

#include <gpurta/measure.h>

/* As spin.ptx writes it. */
struct record {
    uint64_t start, end;
    uint32_t sm, stopped;
};
struct turns {
    uint64_t start, end, waited;
    uint32_t turns, stopped;
};

/* Clocks farther than this, the host's from 0 and the GPU's from where it was, are not aligned: so
 * differences of times and of offsets fit 64 bits. */
#define DEVICE_FARTHEST ((int64_t)1 << 60) /* ns */

#define PINGS 32 /* readings of the clock for one estimate of the offset */

enum device_state {
    DEVICE_USABLE,
    DEVICE_FAILED, /* the driver does not tell what runs: only the context as a whole may go */
    DEVICE_STUCK   /* a kernel cannot be stopped: no call may wait any more, nothing may be freed */
};

struct gpurta_device {
    struct driver driver;
    CUdevice handle;
    CUcontext context;
    CUmodule module;
    CUfunction spin, work, clock, resolution;
    CUstream control;  /* non-blocking, highest priority: takes no part in what is measured */
    CUdeviceptr stop;  /* spin kernels end when it is not 0 */
    CUdeviceptr pings; /* PINGS times */
    uint64_t *pinned;  /* PINGS times on the host, and the value for `stop` */
    gpurta_measurement *facts; /* about the device, of one operation that is never recorded */
    char bus[32];              /* for NVML */
    uint64_t epoch;            /* of the GPU's clock: its times count from there */
    bool has_epoch;
    enum device_state state;
    struct device_partition *partition; /* of partitions.c; the context is the primary one then */
    size_t partitions;
    struct green_driver green;
};

/* Some SMs: a green context. */
struct device_partition {
    CUgreenCtx green;
    CUcontext context; /* the same, as other calls take it */
    int64_t sms;
    char name[64];
};

/* host = gpu + offset, at the GPU's time `gpu`, off by at most `uncertainty`. */
#define DRIFT 1000 /* the clocks drift by less than 1 in this; crystals by 1 in 10000 */

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

/* UNAVAILABLE, and why, if the device was left stuck or failed. */
gpurta_status device_usable(const gpurta_device *device, gpurta_error *error);

/* Opens in the device's context what measuring needs, and leaves it; the context is current. */
gpurta_status device_equip(gpurta_device *device, gpurta_error *error);

/* Opens the same GPU with its primary context, and a green context for each partition of the
 * resolved program; NULL where it has none. Ends with gpurta_device_close(). NOT_APPLICABLE: the
 * driver has none, or no such sizes.
 */
gpurta_status partitions_open(gpurta_device **inner, const gpurta_device *device,
                              const gpurta_result *program, gpurta_error *error);
/* The green contexts and the primary one go; what is in them has gone. */
void partitions_release(gpurta_device *inner);
/* The context of a partition, made current until partition_leave(); GPURTA_NONE: nothing to do. */
gpurta_status partition_enter(const gpurta_device *device, size_t partition, gpurta_error *error);
gpurta_status partition_leave(const gpurta_device *device, size_t partition, gpurta_status status,
                              gpurta_error *error);

/* Makes the device's context that of the calling thread, until device_leave(), which keeps the
 * first failure. What the thread had before is left as it was. */
gpurta_status device_enter(const gpurta_device *device, gpurta_error *error);
gpurta_status device_leave(const gpurta_device *device, gpurta_status status, gpurta_error *error);

/* Has the driver compile a PTX text for its own GPU; what its compiler says goes into the message.
 */
gpurta_status device_load(const gpurta_device *device, CUmodule *module, const char *text,
                          gpurta_error *error);

/* Whether a stream still works. A driver that fails to tell is asked again; when it goes on failing
 * the device counts as failed, and the stream as resting. */
bool device_busy(gpurta_device *device, CUstream stream);

/* Waits until a stream has nothing left; UNAVAILABLE after `limit` ns, and the
 * device counts as stuck. */
gpurta_status device_wait(gpurta_device *device, CUstream stream, int64_t limit,
                          gpurta_error *error);

/* Estimates the offset of the clocks. Nothing else may be running. */
gpurta_status device_offset(gpurta_device *device, struct offset *offset, gpurta_error *error);

/* Interpolated between two estimates: by how much the offset changes in so much of the GPU's time,
 * and a GPU time on the host's clock. */
int64_t device_offset_change(const struct offset *before, const struct offset *after,
                             int64_t elapsed);
int64_t device_on_host(const struct offset *before, const struct offset *after, int64_t gpu);
/* a * n / d for d > 0, rounded towards zero; halves n and d where the product does not fit. */
int64_t device_proportion(int64_t a, int64_t n, int64_t d);

/* A reading of the GPU's clock, which may stand anywhere in its 64 bits, from its epoch on. */
int64_t device_time(const gpurta_device *device, uint64_t reading);

/* Measures the timer's resolution, in ns. */
gpurta_status device_resolution(gpurta_device *device, int64_t *resolution, gpurta_error *error);

/* Sleeps until shortly before a time of the host's clock, and waits busily for the rest. */
void device_wait_until(const gpurta_device *device, int64_t time);

/* Copies the flag that ends spin kernels, behind what the control stream still does. */
gpurta_status device_tell(gpurta_device *device, uint32_t stop, gpurta_error *error);
/* Clears it, and waits until that is done. */
gpurta_status device_go_on(gpurta_device *device, gpurta_error *error);

/* Clock rates and power mode, as far as NVML and sysfs tell them. */
struct clocks {
    int64_t sm_khz, memory_khz; /* GPURTA_NOT_KNOWN: not read */
    char source[160];
    char power_mode[80];
};
void clocks_read(struct clocks *clocks, const char *bus);
