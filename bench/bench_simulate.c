/* The simulator: ten million blocks on 132 SMs, with and without stepping over rounds that repeat,
 * and on grids 10^9 times as large. */
#include "../tests/model_calls.h"
#include "bench.h"

#include <gpurta/gpurta.h>
#include <stdbool.h>
#include <sys/resource.h>

static void must(const gpurta_status status, const gpurta_error *const error)
{
    if (status != GPURTA_OK) {
        fprintf(stderr, "bench_simulate: %s\n", error->message);
        exit(1);
    }
}

/* Kernels of mixed sizes, a few microseconds to a millisecond a block, launched all along. */
static gpurta_program *make(const size_t kernels, const int64_t blocks, const int64_t times)
{
    static const int64_t threads[] = {64, 128, 192, 256, 512, 1024};
    static const int64_t shared[] = {0, 0, 4096, 16384, 40000};
    static const int64_t registers[] = {0, 32, 40, 64};
    gpurta_program *program;
    gpurta_error error;
    uint64_t state = 7;
    mpq_t t;
    mpq_init(t);
    must(gpurta_program_create(&program, &error), &error);
    for (size_t i = 0; i < kernels; i++) {
        mpq_set_si(t, (long)bench_range(&state, 5000, 1000000), 1);
        must(gpurta_program_add_kernel(program, NULL, blocks * times, t, &error), &error);
        must(gpurta_program_set_count(program, i, GPURTA_OPERATION_THREADS,
                                      threads[bench_range(&state, 0, 5)], &error),
             &error);
        must(gpurta_program_set_count(program, i, GPURTA_OPERATION_SHARED_MEMORY,
                                      shared[bench_range(&state, 0, 4)], &error),
             &error);
        must(gpurta_program_set_count(program, i, GPURTA_OPERATION_REGISTERS,
                                      registers[bench_range(&state, 0, 3)], &error),
             &error);
        mpq_set_si(t, (long)i * 1000, 1);
        must(gpurta_program_set_time(program, i, GPURTA_OPERATION_RELEASE, t, &error), &error);
    }
    mpq_clear(t);
    return program;
}

static double run(const gpurta_program *const program, const bool keep, const bool round_robin)
{
    gpurta_platform *platform;
    gpurta_result *result;
    gpurta_options *options;
    gpurta_error error;
    must(gpurta_platform_create(&platform, "h200", &error), &error);
    must(gpurta_options_create(&options, &error), &error);
    must(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, keep, &error), &error);
    must(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_PLACEMENT,
                            round_robin ? GPURTA_ROUND_ROBIN : GPURTA_MOST_ROOM, &error),
         &error);
    const double start = cpu_seconds();
    must(gpurta_simulate_of(&result, program, platform, options, &error), &error);
    const double took = cpu_seconds() - start;
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    gpurta_platform_destroy(platform);
    return took;
}

static long memory(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

static void compare(const char *const what, const size_t kernels, const int64_t blocks,
                    const bool large)
{
    gpurta_program *program = make(kernels, blocks, 1);
    const double stepped = run(program, false, false);
    printf("%s: %zu kernels of %lld blocks, H200 (132 SMs)\n", what, kernels, (long long)blocks);
    printf("  most-room                         %7.3f s   %6.1f ns a block\n", stepped,
           stepped * 1e9 / ((double)kernels * (double)blocks));
    printf("  peak memory so far                %7ld MiB\n", memory());
    printf("  round-robin, never stepped        %7.3f s   %6.2f times\n", run(program, false, true),
           run(program, false, true) / stepped);
    const double kept = run(program, true, false);
    printf("  every block kept, never stepped   %7.3f s   %6.2f times\n", kept, kept / stepped);
    gpurta_program_destroy(program);
    if (!large)
        return;
    program = make(kernels, blocks, 1000000000);
    const double huge = run(program, false, false);
    printf("  grids 10^9 times as large         %7.3f s   %6.2f times\n", huge, huge / stepped);
    gpurta_program_destroy(program);
}

int main(void)
{
    compare("ten million blocks, large grids", 1000, 10000, true);
    compare("ten million blocks, small grids", 100000, 100, false);
    return 0;
}
