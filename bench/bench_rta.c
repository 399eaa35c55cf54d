/* Free-block analysis: against a block-by-block simulation with a binary heap, against Paredes'
 * Algorithm 2 as printed, and against itself on grids 10^12 times as large. */
#include "bench.h"

#include "model/options.h"
#include "model/program.h"
#include "rta/rta.h"

#include <gpurta/gpurta.h>
#include <inttypes.h>
#include <stdbool.h>
#include <string.h>

#define SLOTS 64
#define MOST_SLOTS 4096

struct kernels {
    size_t count;
    int64_t *blocks, *wcet, *completion;
};

static struct kernels make(const size_t count, const int64_t least, const int64_t blocks,
                           const int64_t low, const int64_t high)
{
    uint64_t state = 42;
    struct kernels k = {count, malloc(count * 8), malloc(count * 8), malloc(count * 8)};
    for (size_t i = 0; i < count; i++) {
        k.blocks[i] = bench_range(&state, least, blocks);
        k.wcet[i] = bench_range(&state, low, high);
    }
    return k;
}

static void release(struct kernels *const k)
{
    free(k->blocks);
    free(k->wcet);
    free(k->completion);
}

/* The baseline: a heap of the slots' free times; the root is replaced block by block. */
static void block_by_block(const struct kernels *const k, int64_t *const completion,
                           const size_t slots)
{
    static int64_t heap[MOST_SLOTS];
    int64_t now = 0;
    memset(heap, 0, slots * sizeof *heap);
    for (size_t i = 0; i < k->count; i++) {
        for (int64_t b = 0; b < k->blocks[i]; b++) {
            if (heap[0] > now)
                now = heap[0];
            const int64_t end = now + k->wcet[i];
            size_t at = 0;
            for (;;) {
                size_t least = 2 * at + 1;
                if (least >= slots)
                    break;
                if (least + 1 < slots && heap[least + 1] < heap[least])
                    least++;
                if (heap[least] >= end)
                    break;
                heap[at] = heap[least];
                at = least;
            }
            heap[at] = end;
        }
        completion[i] = now + k->wcet[i];
    }
}

/* Algorithm 2 as printed; returns its passes, `limit` at most. */
static uint64_t as_printed(const struct kernels *const k, const uint64_t limit, bool *const done)
{
    enum { ROOM = 1 << 20 };
    int64_t(*const h)[2] = malloc(ROOM * sizeof *h);
    size_t pairs = 0, i = 0;
    int64_t now = 0, free_blocks = SLOTS, g = k->blocks[0];
    uint64_t passes = 0;
    while (i < k->count && passes < limit && pairs < ROOM) {
        passes++;
        h[pairs][0] = now + k->wcet[i];
        if (free_blocks >= g) {
            h[pairs++][1] = g;
            free_blocks -= g;
            if (++i < k->count)
                g = k->blocks[i];
            continue;
        }
        g -= free_blocks;
        h[pairs++][1] = free_blocks;
        size_t least = 0;
        for (size_t p = 1; p < pairs; p++)
            if (h[p][0] < h[least][0])
                least = p;
        now = h[least][0];
        free_blocks = h[least][1];
        memcpy(h[least], h[--pairs], sizeof *h);
    }
    free(h);
    *done = i == k->count;
    return passes;
}

static gpurta_program *program_of(const struct kernels *const k)
{
    gpurta_program *program;
    mpq_t wcet;
    mpq_init(wcet);
    if (gpurta_program_create(&program, NULL) != GPURTA_OK ||
        gpurta_program_reserve(program, k->count, NULL) != GPURTA_OK)
        exit(3);
    for (size_t i = 0; i < k->count; i++) {
        mpq_set_ui(wcet, (unsigned long)k->wcet[i], 1);
        if (gpurta_program_add_kernel(program, NULL, k->blocks[i], wcet, NULL) != GPURTA_OK)
            exit(3);
    }
    mpq_clear(wcet);
    return program;
}

static double analyse(const gpurta_program *const program, const bool gmp, size_t *const bytes)
{
    gpurta_platform *slots;
    gpurta_options *options;
    gpurta_result *result;
    if (gpurta_platform_create_slots(&slots, SLOTS, NULL) != GPURTA_OK ||
        gpurta_options_create(&options, NULL) != GPURTA_OK ||
        gpurta_options_set(options, OPTION_NUMBERS, gmp ? TICKS_GMP : TICKS_AUTO, NULL))
        exit(3);
    const size_t before = heap_bytes();
    const double start = cpu_seconds();
    if (gpurta_rta_of(&result, program, slots, options, NULL) != GPURTA_OK)
        exit(3);
    const double took = cpu_seconds() - start;
    if (bytes)
        *bytes = heap_bytes() - before;
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    gpurta_platform_destroy(slots);
    return took;
}

static double best_of(const int times, const gpurta_program *const program, const bool gmp)
{
    double best = 1e9;
    for (int i = 0; i < times; i++) {
        const double t = analyse(program, gmp, NULL);
        if (t < best)
            best = t;
    }
    return best;
}

static void against_simulation(void)
{
    struct kernels k = make(1000, 1, 10000, 1000, 1000000);
    int64_t *const expected = malloc(k.count * 8);
    double baseline = 1e9;
    for (int i = 0; i < 3; i++) {
        const double start = cpu_seconds();
        block_by_block(&k, expected, SLOTS);
        const double took = cpu_seconds() - start;
        if (took < baseline)
            baseline = took;
    }
    void *const work = malloc(gpurta_rta_ticks_work(SLOTS, k.count));
    if (gpurta_rta_ticks(SLOTS, k.count, NULL, k.blocks, k.wcet, k.completion, work, NULL) !=
            GPURTA_OK ||
        memcmp(expected, k.completion, k.count * 8) != 0) {
        puts("the results differ");
        exit(1);
    }
    free(work);
    gpurta_program *program = program_of(&k);
    const double small = best_of(20, program, false), gmp = best_of(5, program, true);
    printf("1,000 kernels, 1..10,000 blocks, C 1 us..1 ms in ns, %d slots\n", SLOTS);
    printf("  block by block, binary heap   %10.3f ms\n", baseline * 1e3);
    printf("  gpurta_rta                    %10.3f ms   %.0f times faster\n", small * 1e3,
           baseline / small);
    printf("  the same on GMP integers only %10.3f ms   %.0f times faster\n", gmp * 1e3,
           baseline / gmp);
    gpurta_program_destroy(program);
    const uint64_t limit = 20000000;
    bool done;
    const double start = cpu_seconds();
    const uint64_t passes = as_printed(&k, limit, &done);
    printf("  Algorithm 2 as printed        %10.3f ms   %" PRIu64 " passes%s\n",
           (cpu_seconds() - start) * 1e3, passes, done ? "" : ", then given up");
    /* 10^12 is a multiple of 64, so that grids fill whole rounds; 10^12 + 1 is not. */
    for (int odd = 0; odd <= 1; odd++) {
        struct kernels grown = make(1000, 1, 10000, 1000, 1000000);
        for (size_t i = 0; i < k.count; i++)
            grown.blocks[i] *= 1000000000000 + odd;
        program = program_of(&grown);
        const double large = best_of(20, program, false);
        printf("  every grid x %-16s %10.3f ms   %.2f times the time\n",
               odd ? "(10^12 + 1)" : "10^12", large * 1e3, large / small);
        gpurta_program_destroy(program);
        release(&grown);
    }
    release(&k);
    free(expected);
}

static void many_kernels(void)
{
    struct kernels k = make(1000000, 1, 100, 1000, 1000000);
    const size_t work_size = gpurta_rta_ticks_work(SLOTS, k.count);
    void *const work = malloc(work_size);
    int64_t *const expected = malloc(k.count * 8);
    double start = cpu_seconds();
    block_by_block(&k, expected, SLOTS);
    const double baseline = cpu_seconds() - start;
    start = cpu_seconds();
    if (gpurta_rta_ticks(SLOTS, k.count, NULL, k.blocks, k.wcet, k.completion, work, NULL) !=
        GPURTA_OK)
        exit(3);
    const double ticks = cpu_seconds() - start;
    if (memcmp(expected, k.completion, k.count * 8) != 0)
        exit(1);
    gpurta_program *const program = program_of(&k);
    size_t bytes;
    const double handles = analyse(program, false, &bytes);
    puts("1,000,000 kernels of 1..100 blocks, 64 slots");
    printf("  block by block, binary heap   %10.3f s\n", baseline);
    printf("  gpurta_rta_ticks              %10.3f s    %.2f of the baseline, %zu bytes a kernel "
           "with its arrays\n",
           ticks, ticks / baseline, (work_size + 3 * k.count * 8) / k.count);
    printf("  gpurta_rta                    %10.3f s    %.2f of the baseline, %zu bytes a kernel "
           "for the result\n",
           handles, handles / baseline, bytes / k.count);
    gpurta_program_destroy(program);
    release(&k);
    free(work);
    free(expected);
}

/* gpurta_rta_ticks() beside the heap, CPU time of this thread, the best of three runs. */
static void beside_heap(const size_t count, const int64_t least, const int64_t blocks,
                        const size_t slots)
{
    struct kernels k = make(count, least, blocks, 1000, 1000000);
    void *const work = malloc(gpurta_rta_ticks_work((int64_t)slots, count));
    int64_t *const expected = malloc(count * 8);
    double heap = 1e9, ticks = 1e9;
    for (int i = 0; i < 3; i++) {
        double start = cpu_seconds();
        block_by_block(&k, expected, slots);
        heap = cpu_seconds() - start < heap ? cpu_seconds() - start : heap;
        start = cpu_seconds();
        if (gpurta_rta_ticks((int64_t)slots, count, NULL, k.blocks, k.wcet, k.completion, work,
                             NULL) != GPURTA_OK)
            exit(3);
        ticks = cpu_seconds() - start < ticks ? cpu_seconds() - start : ticks;
    }
    if (memcmp(expected, k.completion, count * 8) != 0)
        exit(1);
    printf("  %2lld..%-5lld blocks on %4zu slots %10.1f ns %10.1f ns   %.2f times as fast\n",
           (long long)least, (long long)blocks, slots, heap * 1e9 / (double)count,
           ticks * 1e9 / (double)count, heap / ticks);
    release(&k);
    free(work);
    free(expected);
}

static void beside_heap_all(void)
{
    puts("a kernel, C 1 us..1 ms in ns     binary heap  gpurta_rta_ticks");
    beside_heap(1000000, 1, 1, SLOTS);
    beside_heap(1000000, 1, 3, SLOTS);
    beside_heap(100000, 1, 100, SLOTS);
    beside_heap(100000, 30, 300, MOST_SLOTS);
    for (size_t slots = 1024; slots <= MOST_SLOTS; slots *= 2)
        beside_heap(1000, 1, 10000, slots);
}

int main(const int argc, char **const argv)
{
    if (argc == 1) {
        against_simulation();
        many_kernels();
    } else if (strcmp(argv[1], "heap") != 0) {
        fputs("bench_rta [heap]\n", stderr);
        return 2;
    }
    beside_heap_all();
    return 0;
}
