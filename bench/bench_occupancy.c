/* Speed of the occupancy entries: random launches on a device, one core. Beside them NVIDIA's own
 * calculator, cuda_occupancy.h of a CUDA toolkit on this machine, compiled with -O3. */
#include "bench.h"

#include <gpurta/occupancy.h>

#ifdef HAVE_CUDA_OCCUPANCY
#include <cuda_occupancy.h>
#endif

enum { LAUNCHES = 1000000, ROUNDS = 10, KERNELS = 20000 };

static void must(const gpurta_status status)
{
    if (status == GPURTA_OK)
        return;
    fprintf(stderr, "bench_occupancy: %s\n", gpurta_status_text(status));
    exit(1);
}

struct launches {
    int64_t *threads, *registers, *shared_memory, *blocks;
};

static double batch(const gpurta_platform *const platform, const struct launches *const l)
{
    const double start = cpu_seconds();
    for (int round = 0; round < ROUNDS; round++)
        must(gpurta_occupancy_batch(l->blocks, platform, LAUNCHES, l->threads, l->registers,
                                    l->shared_memory, NULL));
    return (cpu_seconds() - start) / ROUNDS / LAUNCHES * 1e9;
}

static double one_by_one(const gpurta_platform *const platform, const struct launches *const l)
{
    const double start = cpu_seconds();
    for (size_t i = 0; i < LAUNCHES; i++)
        must(gpurta_occupancy_blocks_per_sm(&l->blocks[i], platform, l->threads[i], l->registers[i],
                                            l->shared_memory[i], NULL));
    return (cpu_seconds() - start) / LAUNCHES * 1e9;
}

/* Everything about the first launches, as kernels of one model. */
static double in_full(const char *const platform, const struct launches *const l)
{
    gpurta_model *model;
    gpurta_result *result;
    must(gpurta_model_create(&model, NULL));
    must(gpurta_set_text(model, gpurta_add(model, GPURTA_SECTION_PLATFORM, GPURTA_NONE),
                         GPURTA_KEY_PLATFORM_BASE, platform, NULL));
    for (size_t i = 0; i < KERNELS; i++) {
        const size_t row = gpurta_add(model, GPURTA_SECTION_KERNELS, GPURTA_NONE);
        must(gpurta_set_count(model, row, GPURTA_KEY_BLOCKS, 1, NULL));
        must(gpurta_set_text(model, row, GPURTA_KEY_WCET, "1", NULL));
        must(gpurta_set_count(model, row, GPURTA_KEY_THREADS, l->threads[i], NULL));
        must(gpurta_set_count(model, row, GPURTA_KEY_REGISTERS, l->registers[i], NULL));
        must(gpurta_set_count(model, row, GPURTA_KEY_SHARED_MEMORY, l->shared_memory[i], NULL));
    }
    const double start = cpu_seconds();
    must(gpurta_occupancy(model, NULL, &result, NULL));
    for (size_t i = 0; i < KERNELS; i++)
        must(gpurta_get_count(result, GPURTA_OCCUPANCY_KERNELS_BLOCKS_PER_SM, i, &l->blocks[i]));
    const double end = cpu_seconds();
    gpurta_result_destroy(result);
    gpurta_model_destroy(model);
    return (end - start) / KERNELS * 1e9;
}

#ifdef HAVE_CUDA_OCCUPANCY
static double nvidia(const gpurta_platform *const platform, const struct launches *const l)
{
    struct cudaOccDeviceProp p = {.numSms = 1};
    p.computeMajor = (int)gpurta_platform_get(platform, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR);
    p.computeMinor = (int)gpurta_platform_get(platform, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR);
    p.maxThreadsPerBlock = (int)gpurta_platform_get(platform, GPURTA_PLATFORM_THREADS_PER_BLOCK);
    p.maxThreadsPerMultiprocessor =
        (int)gpurta_platform_get(platform, GPURTA_PLATFORM_THREADS_PER_SM);
    p.regsPerBlock = (int)gpurta_platform_get(platform, GPURTA_PLATFORM_REGISTERS_PER_BLOCK);
    p.regsPerMultiprocessor = (int)gpurta_platform_get(platform, GPURTA_PLATFORM_REGISTERS_PER_SM);
    p.warpSize = (int)gpurta_platform_get(platform, GPURTA_PLATFORM_WARP_SIZE);
    p.sharedMemPerBlock =
        (size_t)gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK);
    p.sharedMemPerMultiprocessor =
        (size_t)gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM);
    const int64_t optin =
        gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK_OPTIN);
    p.sharedMemPerBlockOptin = optin ? (size_t)optin : p.sharedMemPerBlock;
    p.reservedSharedMemPerBlock =
        (size_t)gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_RESERVED);
    struct cudaOccFuncAttributes function = {.maxThreadsPerBlock = INT32_MAX,
                                             .shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN,
                                             .maxDynamicSharedSizeBytes = p.sharedMemPerBlockOptin,
                                             .numBlockBarriers = 1};
    const struct cudaOccDeviceState state = {.carveoutConfig = SHAREDMEM_CARVEOUT_DEFAULT};
    const double start = cpu_seconds();
    for (size_t i = 0; i < LAUNCHES; i++) {
        struct cudaOccResult result;
        function.numRegs = (int)l->registers[i];
        if (cudaOccMaxActiveBlocksPerMultiprocessor(
                &result, &p, &function, &state, (int)l->threads[i], (size_t)l->shared_memory[i]))
            exit(1);
        l->blocks[i] = result.activeBlocksPerMultiprocessor;
    }
    return (cpu_seconds() - start) / LAUNCHES * 1e9;
}
#endif

static int64_t sum(const struct launches *const l)
{
    int64_t total = 0;
    for (size_t i = 0; i < LAUNCHES; i++)
        total += l->blocks[i];
    return total;
}

int main(void)
{
    static const char *const names[] = {"jetson-tx2", "rtx-4090", "h200"};
    int64_t *const memory = malloc(4 * LAUNCHES * sizeof *memory);
    if (!memory)
        return 3;
    const struct launches l = {memory, memory + LAUNCHES, memory + 2 * LAUNCHES,
                               memory + 3 * LAUNCHES};
    uint64_t state = 42;
    for (size_t i = 0; i < LAUNCHES; i++) {
        l.threads[i] = bench_range(&state, 1, 1024);
        l.registers[i] = bench_range(&state, 0, 127);
        l.shared_memory[i] = bench_range(&state, 0, 32767);
    }
    printf("occupancy of %d random launches, ns each (million a second; times the batch entry)\n",
           LAUNCHES);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        gpurta_platform *platform = NULL;
        must(gpurta_platform_create(&platform, names[i], NULL));
        const double many = batch(platform, &l);
        const int64_t by_batch = sum(&l);
        const double one = one_by_one(platform, &l);
        const int64_t by_one = sum(&l);
        const double full = in_full(names[i], &l);
        if (by_batch != by_one || by_batch != sum(&l)) {
            fprintf(stderr, "bench_occupancy: the entries disagree\n");
            return 1;
        }
        printf("%-12s batch %5.1f (%5.1f)   one by one %5.1f (%5.1f; %.1f)   in full %5.1f "
               "(%5.1f; %.1f)\n",
               names[i], many, 1e3 / many, one, 1e3 / one, one / many, full, 1e3 / full,
               full / many);
#ifdef HAVE_CUDA_OCCUPANCY
        const double peer = nvidia(platform, &l);
        if (by_batch != sum(&l)) {
            fprintf(stderr, "bench_occupancy: NVIDIA's calculator disagrees\n");
            return 1;
        }
        printf("%-12s NVIDIA's cuda_occupancy.h %5.1f; batch %.2f times its speed, one by one "
               "%.2f\n",
               names[i], peer, peer / many, peer / one);
#endif
        gpurta_platform_destroy(platform);
    }
    free(memory);
    return 0;
}
