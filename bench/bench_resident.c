/* Residency: twenty persistent kernels of mixed sizes on 148 SMs, with the largest safe numbers and
 * the fewest SMs. CPU time of the whole analysis. */
#include "bench.h"

#include <gpurta/gpurta.h>
#include <string.h>

enum { SYSTEMS = 1000, KERNELS = 20 };

static void must(const gpurta_status status, const gpurta_error *const error)
{
    if (status != GPURTA_OK) {
        fprintf(stderr, "bench_resident: %s\n", error->message);
        exit(1);
    }
}

static gpurta_model *make(uint64_t *const state, gpurta_error *const error)
{
    gpurta_model *m;
    gpurta_platform *p;
    char name[8];
    must(gpurta_platform_create(&p, "cc-10.0", error), error);
    must(gpurta_platform_set(p, GPURTA_PLATFORM_SMS, 148, error), error);
    must(gpurta_model_create(&m, error), error);
    must(gpurta_model_set_platform(m, p, error), error);
    gpurta_platform_destroy(p);
    const size_t group = gpurta_add(m, GPURTA_SECTION_RESIDENT, GPURTA_NONE);
    must(gpurta_set_text(m, group, GPURTA_KEY_RESIDENT_NAME, "g", error), error);
    for (int k = 0; k < KERNELS; k++) {
        const size_t row = gpurta_add(m, GPURTA_SECTION_KERNELS, GPURTA_NONE);
        const int64_t counts[][2] = {{GPURTA_KEY_BLOCKS, bench_range(state, 1, 8)},
                                     {GPURTA_KEY_THREADS, 32 * bench_range(state, 1, 16)},
                                     {GPURTA_KEY_REGISTERS, 8 * bench_range(state, 2, 12)},
                                     {GPURTA_KEY_SHARED_MEMORY, 1024 * bench_range(state, 1, 60)}};
        snprintf(name, sizeof name, "k%d", k);
        must(gpurta_set_text(m, row, GPURTA_KEY_KERNEL_NAME, name, error), error);
        must(gpurta_set_text(m, row, GPURTA_KEY_WCET, "1", error), error);
        for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
            must(gpurta_set_count(m, row, (gpurta_key)counts[i][0], counts[i][1], error), error);
        must(gpurta_set_text(m, group, GPURTA_KEY_RESIDENT_KERNELS, name, error), error);
    }
    return m;
}

static int by_size(const void *const a, const void *const b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(void)
{
    uint64_t state = 20;
    double took[SYSTEMS];
    gpurta_error error;
    for (int i = 0; i < SYSTEMS; i++) {
        gpurta_model *const m = make(&state, &error);
        gpurta_result *result;
        const double before = cpu_seconds();
        must(gpurta_resident(m, NULL, &result, &error), &error);
        took[i] = cpu_seconds() - before;
        gpurta_result_destroy(result);
        gpurta_model_destroy(m);
    }
    qsort(took, SYSTEMS, sizeof *took, by_size);
    printf(
        "%d kernels on 148 SMs, %d systems: median %.1f ms, 99 in 100 below %.1f ms, largest %.1f "
        "ms of CPU\n",
        KERNELS, SYSTEMS, took[SYSTEMS / 2] * 1e3, took[SYSTEMS - SYSTEMS / 100] * 1e3,
        took[SYSTEMS - 1] * 1e3);
    return 0;
}
