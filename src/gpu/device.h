/* A GPU as its blocks meet it: its SMs in the order for ties, and what each can take. */
#pragma once

#include "model/program.h"
#include "model/sm.h"

/* No position, job, group or the like: their numbers have 32 bits at rest. */
#define NONE ((size_t)UINT32_MAX)

/* More SMs than a GPU has: what is done for each of them counts for the limits. */
#define MANY_SMS 1024

/* The device: every SM has the same. Positions are places in the order for ties. */
struct device {
    size_t sms;
    int64_t plain; /* a platform of plain slots: their number; else 0 */
    struct sm_limits limits;
    const gpurta_platform *platform;
    uint32_t *owner; /* of each position: its partition, and 1; NULL: there are none */
};

/* The device of a platform; no partitions. */
gpurta_status device_init(struct device *device, const gpurta_platform *platform,
                          gpurta_error *error);

/* Fills device->owner, to be freed. */
gpurta_status device_divide(struct device *device, const gpurta_program *program,
                            gpurta_error *error);

/* The SM at a place in the order for ties. */
int64_t sm_at(const struct device *device, size_t position);

/* May blocks of a partition (and 1) go there? */
static inline bool sm_allowed(const struct device *const device, const size_t position,
                              const uint32_t partition)
{
    return !device->owner || device->owner[position] == partition;
}
