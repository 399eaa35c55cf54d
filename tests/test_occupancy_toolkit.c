/* Compares with NVIDIA's own calculator, cuda_occupancy.h of a CUDA toolkit on this machine. The
 * header is compiled where it lies and is no part of this project; without a toolkit the test says
 * so and is skipped (test_occupancy compares saved answers of the same header). */
#include "support.h"

#include "model/occupancy.h"

#include <gpurta/occupancy.h>

#ifdef HAVE_CUDA_OCCUPANCY
#include <cuda_occupancy.h>

enum { LAUNCHES = 100000, BATCH = 1000 };

static struct cudaOccDeviceProp properties_of(const gpurta_platform *const platform)
{
    struct cudaOccDeviceProp p;
    memset(&p, 0, sizeof p);
    const int64_t as_is = gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK);
    const int64_t optin =
        gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK_OPTIN);
    p.computeMajor = (int)gpurta_platform_get(platform, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR);
    p.computeMinor = (int)gpurta_platform_get(platform, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR);
    p.maxThreadsPerBlock = (int)gpurta_platform_get(platform, GPURTA_PLATFORM_THREADS_PER_BLOCK);
    p.maxThreadsPerMultiprocessor =
        (int)gpurta_platform_get(platform, GPURTA_PLATFORM_THREADS_PER_SM);
    p.regsPerBlock = (int)gpurta_platform_get(platform, GPURTA_PLATFORM_REGISTERS_PER_BLOCK);
    p.regsPerMultiprocessor = (int)gpurta_platform_get(platform, GPURTA_PLATFORM_REGISTERS_PER_SM);
    p.warpSize = (int)gpurta_platform_get(platform, GPURTA_PLATFORM_WARP_SIZE);
    p.sharedMemPerBlock = (size_t)as_is;
    p.sharedMemPerMultiprocessor =
        (size_t)gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM);
    p.numSms = 1;
    p.sharedMemPerBlockOptin = (size_t)(optin ? optin : as_is);
    p.reservedSharedMemPerBlock =
        (size_t)gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_RESERVED);
    return p;
}

static struct cudaOccResult nvidia(const struct cudaOccDeviceProp *const properties,
                                   const int64_t threads, const int64_t registers,
                                   const int64_t shared_memory)
{
    struct cudaOccFuncAttributes function;
    memset(&function, 0, sizeof function);
    function.maxThreadsPerBlock = INT32_MAX;
    function.numRegs = (int)(registers == 256 ? 257 : registers); /* it accepts 256 from 7.0 on */
    function.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
    function.maxDynamicSharedSizeBytes = properties->sharedMemPerBlockOptin;
    function.numBlockBarriers = 1;
    struct cudaOccDeviceState state;
    memset(&state, 0, sizeof state);
    state.carveoutConfig = SHAREDMEM_CARVEOUT_DEFAULT;
    struct cudaOccResult result;
    memset(&result, 0, sizeof result);
    const cudaOccError failed = cudaOccMaxActiveBlocksPerMultiprocessor(
        &result, properties, &function, &state, (int)threads, (size_t)shared_memory);
    if (failed)
        fail_msg("the toolkit's header refuses compute capability %d.%d: error %d",
                 properties->computeMajor, properties->computeMinor, (int)failed);
    return result;
}

/* Biased to what makes a difference: multiples of a warp and one beside them, allocation units and
 * one beside them, limits and what lies just beyond. */
static int64_t random_threads(const gpurta_platform *const platform)
{
    const int64_t most = gpurta_platform_get(platform, GPURTA_PLATFORM_THREADS_PER_BLOCK);
    const int64_t value =
        rnd_chance(50) ? rnd_range(1, most + 2) : 32 * rnd_range(0, most / 32) + rnd_range(0, 2);
    return value < 1 ? 1 : value;
}

static int64_t random_registers(void)
{
    if (rnd_chance(10))
        return 0;
    return rnd_chance(50) ? rnd_range(1, 258) : 8 * rnd_range(0, 32) + rnd_range(0, 1);
}

static int64_t random_shared_memory(const gpurta_platform *const platform)
{
    if (rnd_chance(15))
        return 0;
    const int64_t sm = gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM);
    const int64_t unit = gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_UNIT);
    const int64_t reserved = gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_RESERVED);
    int64_t value;
    if (rnd_chance(40))
        value = rnd_range(0, sm + 2000);
    else if (rnd_chance(50))
        value = unit * rnd_range(0, sm / unit) + rnd_range(-1, 1);
    else /* exact shares of an SM, and one beside them */
        value = sm / rnd_range(1, 33) / unit * unit - reserved + rnd_range(-1, 1);
    return value < 0 ? 0 : value;
}

static void compare_in_full(const gpurta_platform *const platform,
                            const struct cudaOccResult *const theirs, const int64_t threads,
                            const int64_t registers, const int64_t shared_memory)
{
    static const unsigned factors[] = {OCC_LIMIT_WARPS, OCC_LIMIT_REGISTERS,
                                       OCC_LIMIT_SHARED_MEMORY, OCC_LIMIT_BLOCKS};
    const struct launch launch = {
        .threads = threads, .registers = registers, .shared_memory = shared_memory};
    struct sm_limits sm;
    struct occupancy ours;
    gpurta_error error;
    assert_ok(sm_limits_of(&sm, platform, &error), &error);
    assert_ok(occupancy_of(&ours, &sm, &launch, &error), &error);
    const int64_t limits[] = {theirs->blockLimitWarps, theirs->blockLimitRegs,
                              theirs->blockLimitSharedMem, theirs->blockLimitBlocks};
    bool same = (int64_t)ours.blocks == theirs->activeBlocksPerMultiprocessor;
    for (size_t i = 0; i < RESOURCES; i++) {
        const int64_t limit = limits[i] == INT32_MAX ? NO_LIMIT : limits[i];
        const bool binds = ours.fit[i] == ours.blocks;
        same =
            same && ours.fit[i] == limit && binds == ((theirs->limitingFactors & factors[i]) != 0);
    }
    same = same && ours.gets.shared_memory == theirs->allocatedSharedMemPerBlock;
    /* The header adds up registers even where a thread has too many. */
    if (registers <= gpurta_platform_get(platform, GPURTA_PLATFORM_REGISTERS_PER_THREAD))
        same = same && (int64_t)ours.gets.registers_per_warp * ours.gets.warps ==
                           theirs->allocatedRegistersPerBlock;
    if (!same)
        fail_msg("%s, %lld threads, %lld registers, %lld bytes: the header has %d blocks, limits "
                 "%d %d %d %d, factors %x (seed %llu)",
                 gpurta_platform_name(platform), (long long)threads, (long long)registers,
                 (long long)shared_memory, theirs->activeBlocksPerMultiprocessor,
                 theirs->blockLimitWarps, theirs->blockLimitRegs, theirs->blockLimitSharedMem,
                 theirs->blockLimitBlocks, theirs->limitingFactors, (unsigned long long)rnd_seed());
}

static void compare_batch(const gpurta_platform *const platform,
                          const struct cudaOccDeviceProp *const properties)
{
    static int64_t threads[BATCH], registers[BATCH], shared_memory[BATCH], blocks[BATCH];
    for (size_t i = 0; i < BATCH; i++) {
        threads[i] = random_threads(platform);
        registers[i] = random_registers();
        shared_memory[i] = random_shared_memory(platform);
    }
    gpurta_error error;
    assert_ok(
        gpurta_occupancy_batch(blocks, platform, BATCH, threads, registers, shared_memory, &error),
        &error);
    for (size_t i = 0; i < BATCH; i++) {
        const struct cudaOccResult theirs =
            nvidia(properties, threads[i], registers[i], shared_memory[i]);
        if (blocks[i] != theirs.activeBlocksPerMultiprocessor)
            fail_msg("%s, %lld threads, %lld registers, %lld bytes: %lld blocks, the header has %d "
                     "(seed %llu)",
                     gpurta_platform_name(platform), (long long)threads[i], (long long)registers[i],
                     (long long)shared_memory[i], (long long)blocks[i],
                     theirs.activeBlocksPerMultiprocessor, (unsigned long long)rnd_seed());
        compare_in_full(platform, &theirs, threads[i], registers[i], shared_memory[i]);
    }
}

/* Every row of a compute capability: a row that the header does not know fails. */
static void test_every_compute_capability(void **const state)
{
    (void)state;
    size_t platforms = 0;
    for (size_t i = 0; gpurta_platform_builtin(i); i++) {
        const char *const name = gpurta_platform_builtin(i);
        if (strncmp(name, "cc-", 3) != 0)
            continue;
        gpurta_platform *platform = NULL;
        gpurta_error error;
        assert_ok(gpurta_platform_create(&platform, name, &error), &error);
        const struct cudaOccDeviceProp properties = properties_of(platform);
        size_t launches = 0;
        for (; launches < cases(LAUNCHES); launches += BATCH)
            compare_batch(platform, &properties);
        print_message("%s: %zu launches agree\n", name, launches);
        gpurta_platform_destroy(platform);
        platforms++;
    }
    assert_true(platforms >= 16);
}

/* Every block size with every register count, without shared memory: all of the register rules. */
static void test_all_threads_and_registers(void **const state)
{
    (void)state;
    for (size_t i = 0; gpurta_platform_builtin(i); i++) {
        const char *const name = gpurta_platform_builtin(i);
        if (strncmp(name, "cc-", 3) != 0)
            continue;
        gpurta_platform *platform = NULL;
        gpurta_error error;
        assert_ok(gpurta_platform_create(&platform, name, &error), &error);
        const struct cudaOccDeviceProp properties = properties_of(platform);
        for (int64_t threads = 1; threads <= 1025; threads += threads < 33 ? 31 : 32)
            for (int64_t registers = 0; registers <= 257; registers++) {
                int64_t blocks;
                assert_ok(gpurta_occupancy_blocks_per_sm(&blocks, platform, threads, registers, 0,
                                                         &error),
                          &error);
                if (blocks !=
                    nvidia(&properties, threads, registers, 0).activeBlocksPerMultiprocessor)
                    fail_msg("%s, %lld threads, %lld registers: %lld blocks", name,
                             (long long)threads, (long long)registers, (long long)blocks);
            }
        gpurta_platform_destroy(platform);
    }
}

/* Devices that no row describes: changed limits follow the header too. What the header takes from
 * the compute capability and not from the device stays: units, block slots, sub-partitions. */
static void test_changed_limits(void **const state)
{
    (void)state;
    for (size_t round = 0; round < cases(20000); round++) {
        gpurta_platform *platform = NULL;
        gpurta_error error;
        size_t rows = 0;
        while (strncmp(gpurta_platform_builtin(rows), "cc-", 3) == 0)
            rows++;
        assert_ok(gpurta_platform_create(&platform, gpurta_platform_builtin(rnd() % rows), &error),
                  &error);
        const struct {
            gpurta_platform_field field;
            int64_t value;
        } changes[] = {
            {GPURTA_PLATFORM_THREADS_PER_SM, rnd_range(1, 4096)},
            {GPURTA_PLATFORM_THREADS_PER_BLOCK, rnd_range(1, 2048)},
            {GPURTA_PLATFORM_REGISTERS_PER_SM, rnd_range(1, 1 << 18)},
            {GPURTA_PLATFORM_REGISTERS_PER_BLOCK, rnd_range(1, 1 << 18)},
        };
        for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++)
            if (rnd_chance(50))
                assert_ok(gpurta_platform_set(platform, changes[i].field, changes[i].value, &error),
                          &error);
        const struct cudaOccDeviceProp properties = properties_of(platform);
        const int64_t threads = random_threads(platform), registers = random_registers();
        const int64_t shared_memory = random_shared_memory(platform);
        const struct cudaOccResult theirs = nvidia(&properties, threads, registers, shared_memory);
        compare_in_full(platform, &theirs, threads, registers, shared_memory);
        gpurta_platform_destroy(platform);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_compute_capability),
        cmocka_unit_test(test_all_threads_and_registers),
        cmocka_unit_test(test_changed_limits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#else

static void test_no_toolkit(void **const state)
{
    (void)state;
    print_message("SKIPPED: no cuda_occupancy.h found at configure time; set CUDA_OCCUPANCY_DIR to "
                  "the include folder of a CUDA toolkit\n");
    skip();
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_no_toolkit)};
    return cmocka_run_group_tests(tests, NULL, NULL) ? 1 : 77;
}

#endif
