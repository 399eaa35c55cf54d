#include "gpu/device.h"

#include "base/fail.h"
#include "model/occupancy.h"
#include "model/program.h"

#include <stdlib.h>

/* More SMs than any device has; a limit on memory. */
#define MOST_SMS (1 << 20)

gpurta_status device_init(struct device *const device, const gpurta_platform *const platform,
                          gpurta_error *const error)
{
    device->platform = platform;
    device->plain = gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS);
    device->sms = 1;
    if (device->plain)
        return GPURTA_OK;
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    if (sms < 1)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "platform %.60s does not say its number of SMs (sms)",
                    gpurta_platform_name(platform));
    if (sms > MOST_SMS)
        return fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                    "the simulator takes at most %d SMs, not %lld", MOST_SMS, (long long)sms);
    device->sms = (size_t)sms;
    return sm_limits_of(&device->limits, platform, error);
}

gpurta_status device_divide(struct device *const device, const gpurta_program *const program,
                            gpurta_error *const error)
{
    uint32_t *const owner = calloc(device->sms, sizeof *owner);
    device->owner = calloc(device->sms, sizeof *device->owner);
    gpurta_status status = owner && device->owner
                               ? partitions_place(owner, program, device->platform, error)
                               : fail_memory(error);
    for (size_t i = 0; !status && i < device->sms; i++)
        device->owner[i] = owner[sm_at(device, i)];
    free(owner);
    return status;
}

int64_t sm_at(const struct device *const device, const size_t position)
{
    return device->plain ? 0 : gpurta_platform_sm_at(device->platform, (int64_t)position);
}
