/* A libnvidia-ml.so.1 for tests. GPURTA_FAKE_NVML: MHz of the SM clock, for each time it is read,
 * the last one for ever; absent: NVML cannot be initialised. GPURTA_FAKE_NVML_MEMORY: the same of
 * the memory clock; absent: it cannot be read. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define EXPORT __attribute__((visibility("default")))

EXPORT int nvmlInit_v2(void);
EXPORT int nvmlShutdown(void);
EXPORT int nvmlDeviceGetHandleByPciBusId_v2(const char *bus, void **device);
EXPORT int nvmlDeviceGetClockInfo(void *device, int which, unsigned *mhz);

static int reads[2]; /* of the SM's and the memory's clock */

int nvmlInit_v2(void)
{
    return getenv("GPURTA_FAKE_NVML") ? 0 : 9;
}

int nvmlShutdown(void)
{
    return 0;
}

int nvmlDeviceGetHandleByPciBusId_v2(const char *const bus, void **const device)
{
    *device = &reads;
    return bus ? 0 : 2;
}

int nvmlDeviceGetClockInfo(void *const device, const int which, unsigned *const mhz)
{
    const bool memory = which == 2;
    const char *rates = getenv(memory ? "GPURTA_FAKE_NVML_MEMORY" : "GPURTA_FAKE_NVML");
    char *end;
    if (device != &reads || !rates)
        return memory ? 3 : 2; /* no memory clock */
    *mhz = (unsigned)strtoul(rates, &end, 10);
    for (int i = 0; i < reads[memory] && *end == ' '; i++)
        *mhz = (unsigned)strtoul(end, &end, 10);
    reads[memory]++;
    return 0;
}
