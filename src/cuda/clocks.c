/* Clock rates and power mode: from NVML where that can be loaded, else from the files of a Jetson.
 * All of it is optional; nothing here fails. */
#include "cuda/device.h"

#include <dlfcn.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NVML_SUCCESS = 0, NVML_CLOCK_SM = 1, NVML_CLOCK_MEMORY = 2 };

struct nvml {
    int (*init)(void);
    int (*shutdown)(void);
    int (*by_bus)(const char *bus, void **device);
    int (*clock)(void *device, int which, unsigned *mhz);
};

static int64_t nvml_khz(const struct nvml *const nvml, void *const device, const int which)
{
    unsigned mhz;
    return nvml->clock(device, which, &mhz) == NVML_SUCCESS ? (int64_t)mhz * 1000
                                                            : GPURTA_NOT_KNOWN;
}

/* The library stays loaded, as the driver does. */
static bool read_nvml(struct clocks *const clocks, const char *const bus)
{
    struct nvml nvml;
    void *device, *const library = dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return false;
    bool good = driver_find(library, "nvmlInit_v2", &nvml.init, sizeof nvml.init) &&
                driver_find(library, "nvmlShutdown", &nvml.shutdown, sizeof nvml.shutdown) &&
                driver_find(library, "nvmlDeviceGetHandleByPciBusId_v2", &nvml.by_bus,
                            sizeof nvml.by_bus) &&
                driver_find(library, "nvmlDeviceGetClockInfo", &nvml.clock, sizeof nvml.clock) &&
                nvml.init() == NVML_SUCCESS;
    if (good) {
        if (nvml.by_bus(bus, &device) == NVML_SUCCESS) {
            clocks->sm_khz = nvml_khz(&nvml, device, NVML_CLOCK_SM);
            clocks->memory_khz = nvml_khz(&nvml, device, NVML_CLOCK_MEMORY);
        }
        nvml.shutdown();
        good = clocks->sm_khz != GPURTA_NOT_KNOWN;
    }
    if (good)
        snprintf(clocks->source, sizeof clocks->source, "nvml");
    return good;
}

/* First line of a file; false: it cannot be read or is empty. */
static bool read_line(const char *const path, char *const line, const size_t size)
{
    FILE *const file = fopen(path, "r");
    const bool good = file && fgets(line, (int)size, file);
    if (file)
        fclose(file);
    if (good)
        line[strcspn(line, "\r\n")] = '\0';
    return good && *line;
}

/* The GPU's frequency in Hz: one of the devices of devfreq, whose names differ from one L4T release
 * to the next (gp10b: TX2, gv11b: Xavier, ga10b: Orin, gpu: later releases). */
static void read_sysfs(struct clocks *const clocks)
{
    static const char *const patterns[] = {
        "/sys/class/devfreq/*.gp10b/cur_freq", "/sys/class/devfreq/*.gv11b/cur_freq",
        "/sys/class/devfreq/*.ga10b/cur_freq", "/sys/class/devfreq/*.gpu/cur_freq",
        "/sys/devices/gpu.0/devfreq/*/cur_freq"};
    for (size_t i = 0; i < sizeof patterns / sizeof patterns[0]; i++) {
        glob_t found;
        char line[40];
        if (glob(patterns[i], 0, NULL, &found) == 0) {
            if (read_line(found.gl_pathv[0], line, sizeof line)) {
                clocks->sm_khz = strtoll(line, NULL, 10) / 1000;
                snprintf(clocks->source, sizeof clocks->source, "%s", found.gl_pathv[0]);
            }
            globfree(&found);
        }
        if (*clocks->source)
            return;
    }
}

void clocks_read(struct clocks *const clocks, const char *const bus)
{
    *clocks = (struct clocks){.sm_khz = GPURTA_NOT_KNOWN, .memory_khz = GPURTA_NOT_KNOWN};
    if (!read_nvml(clocks, bus))
        read_sysfs(clocks);
    if (!read_line("/var/lib/nvpmodel/status", clocks->power_mode, sizeof clocks->power_mode))
        clocks->power_mode[0] = '\0';
}
