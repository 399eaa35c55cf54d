/* The simulator beside a plain event loop, on one core.
 *
 *     bench/bench_simulate_peers [kernels [row]]
 *
 * The plain loop is what one writes down in an hour: kernels in order of release, block after block
 * on the SM with the most room (all SMs are looked at), a binary heap of ends, 64-bit integers.
 * Every end of a kernel must be the simulator's, with the rules of 2017 (gpurta --rules amert);
 * what the rules of newer GPUs cost is printed beside. CPU time of this thread, the best of three
 * runs and, before them, of one whose memory is measured.
 */
#include "../tests/model_calls.h"
#include "base/values.h"
#include "bench.h"

#include <gpurta/gpurta.h>
#include <string.h>

enum { SMS = 132, RUNS = 3 };

struct kernel {
    int64_t blocks, wcet, release, threads, shared;
    int64_t left, running, end, warps, bytes;
};

struct set {
    struct kernel *kernel;
    size_t count;
    int64_t blocks;
};

static void must(const gpurta_status status, const gpurta_error *const error)
{
    if (status != GPURTA_OK) {
        fprintf(stderr, "bench_simulate_peers: %s\n", error->message);
        exit(1);
    }
}

static double cpu(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* ---- the plain loop ---- */

struct sm {
    int64_t warps, slots, shared;
};

struct block {
    int64_t end;
    uint32_t kernel, sm;
};

static void heap_add(struct block *const heap, size_t *const count, const struct block block)
{
    size_t at = (*count)++;
    for (; at > 0 && block.end < heap[(at - 1) / 2].end; at = (at - 1) / 2)
        heap[at] = heap[(at - 1) / 2];
    heap[at] = block;
}

static struct block heap_take(struct block *const heap, size_t *const count)
{
    const struct block first = heap[0], last = heap[--*count];
    size_t at = 0;
    for (size_t child = 1; child < *count; child = 2 * at + 1) {
        if (child + 1 < *count && heap[child + 1].end < heap[child].end)
            child++;
        if (heap[child].end >= last.end)
            break;
        heap[at] = heap[child];
        at = child;
    }
    heap[at] = last;
    return first;
}

static int64_t room_of(const struct sm *const sm, const int64_t warps, const int64_t shared)
{
    int64_t room = sm->warps / warps;
    if (sm->slots < room)
        room = sm->slots;
    if (shared && sm->shared / shared < room)
        room = sm->shared / shared;
    return room;
}

static void plain_loop(struct set *const set, const size_t sms, const struct sm *const whole,
                       const int64_t reserved, const int64_t unit)
{
    struct sm sm[SMS];
    struct block *const heap = malloc(sms * (size_t)whole->slots * sizeof *heap);
    size_t running = 0, head = 0, next = 0;
    int64_t now = 0;
    for (size_t i = 0; i < sms; i++)
        sm[i] = *whole;
    for (size_t i = 0; i < set->count; i++) {
        struct kernel *const k = &set->kernel[i];
        k->left = k->blocks;
        k->warps = (k->threads + 31) / 32;
        k->bytes = (k->shared + reserved + unit - 1) / unit * unit;
    }
    while (running || next < set->count) {
        now = running ? heap[0].end : set->kernel[next].release;
        if (next < set->count && set->kernel[next].release < now)
            now = set->kernel[next].release;
        while (running && heap[0].end == now) {
            const struct block b = heap_take(heap, &running);
            struct kernel *const k = &set->kernel[b.kernel];
            sm[b.sm].warps += k->warps;
            sm[b.sm].slots++;
            sm[b.sm].shared += k->bytes;
            if (--k->running == 0 && k->left == 0)
                k->end = now;
        }
        while (next < set->count && set->kernel[next].release == now)
            next++;
        for (; head < next; head++) {
            struct kernel *const k = &set->kernel[head];
            while (k->left) {
                size_t best = 0;
                int64_t most = 0;
                for (size_t i = 0; i < sms; i++) {
                    const int64_t room = room_of(&sm[i], k->warps, k->bytes);
                    if (room > most) {
                        most = room;
                        best = i;
                    }
                }
                if (!most)
                    break;
                sm[best].warps -= k->warps;
                sm[best].slots--;
                sm[best].shared -= k->bytes;
                heap_add(heap, &running,
                         (struct block){now + k->wcet, (uint32_t)head, (uint32_t)best});
                k->left--;
                k->running++;
            }
            if (k->left)
                break;
        }
    }
    free(heap);
}

/* ---- the simulator ---- */

static gpurta_program *program_of(const struct set *const set)
{
    gpurta_program *program;
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    must(gpurta_program_create(&program, &error), &error);
    must(gpurta_program_reserve(program, set->count, &error), &error);
    for (size_t i = 0; i < set->count; i++) {
        const struct kernel *const k = &set->kernel[i];
        mpq_set_ui(t, (unsigned long)k->wcet, 1);
        must(gpurta_program_add_kernel(program, NULL, k->blocks, t, &error), &error);
        must(gpurta_program_set_count(program, i, GPURTA_OPERATION_THREADS, k->threads, &error),
             &error);
        must(
            gpurta_program_set_count(program, i, GPURTA_OPERATION_SHARED_MEMORY, k->shared, &error),
            &error);
        mpz_set_ui(mpq_numref(t), (unsigned long)(k->release >> 32));
        mpz_mul_2exp(mpq_numref(t), mpq_numref(t), 32);
        mpz_add_ui(mpq_numref(t), mpq_numref(t), (unsigned long)(k->release & 0xffffffff));
        must(gpurta_program_set_time(program, i, GPURTA_OPERATION_RELEASE, t, &error), &error);
    }
    mpq_clear(t);
    return program;
}

/* The most memory that the process ever had, in KiB, since it was last set back (Linux). */
static long peak(const char *const reset)
{
    long found = 0;
    char line[200];
    FILE *file = fopen(reset ? "/proc/self/clear_refs" : "/proc/self/status", reset ? "w" : "r");
    if (file && reset)
        fputs(reset, file);
    while (file && !reset && fgets(line, sizeof line, file))
        if (strncmp(line, "VmHWM:", 6) == 0)
            found = strtol(line + 6, NULL, 10);
    if (file)
        fclose(file);
    return found;
}

static void check(const struct set *const set, const gpurta_result *const result)
{
    mpq_t end;
    mpq_init(end);
    for (size_t i = 0; i < set->count; i++) {
        result_time(result, GPURTA_SIMULATE_OPERATIONS_COMPLETION, i, end);
        if (mpz_cmp_d(mpq_numref(end), (double)set->kernel[i].end)) {
            gmp_fprintf(stderr, "kernel %zu ends at %lld, in the simulator at %Qd\n", i,
                        (long long)set->kernel[i].end, end);
            exit(1);
        }
    }
    mpq_clear(end);
}

static double least(const double a, const double b)
{
    return a < b ? a : b;
}

static double newer_rules(const gpurta_program *const program,
                          const gpurta_platform *const platform)
{
    gpurta_result *result;
    gpurta_error error;
    const double begin = cpu();
    must(gpurta_simulate_of(&result, program, platform, NULL, &error), &error);
    const double took = cpu() - begin;
    gpurta_result_destroy(result);
    return took;
}

static void compare(const char *const what, const char *const name, struct set *const set)
{
    gpurta_program *const program = program_of(set);
    gpurta_platform *platform;
    gpurta_result *result;
    gpurta_error error;
    must(gpurta_platform_create(&platform, name, &error), &error);
    double newer = 1e9;
    for (int i = 0; i < RUNS; i++)
        newer = least(newer, newer_rules(program, platform));
    for (int field = GPURTA_PLATFORM_QUEUE_DELAY; field <= GPURTA_PLATFORM_COPIES_IN_ORDER; field++)
        must(gpurta_platform_set(platform, (gpurta_platform_field)field, 0, &error), &error);
    const struct sm whole = {
        gpurta_platform_get(platform, GPURTA_PLATFORM_THREADS_PER_SM) / 32,
        gpurta_platform_get(platform, GPURTA_PLATFORM_BLOCKS_PER_SM),
        gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM),
    };
    const int64_t reserved = gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_RESERVED);
    const int64_t unit = gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_UNIT);
    const size_t sms = (size_t)gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    double plain = 1e9, ours = 1e9;
    size_t bytes = 0;
    long most = 0;
    for (int i = 0; i <= RUNS; i++) {
        const double start = cpu();
        plain_loop(set, sms, &whole, reserved, unit);
        plain = least(plain, cpu() - start);
        const size_t before = heap_bytes();
        if (i == 0) { /* pages given back here are faulted in anew, which takes time */
            malloc_trim(0);
            peak("5");
        }
        const long resident = peak(NULL);
        const double begin = cpu();
        must(gpurta_simulate_of(&result, program, platform, NULL, &error), &error);
        ours = least(ours, cpu() - begin);
        if (i == 0) {
            bytes = heap_bytes() - before;
            most = peak(NULL) - resident;
            check(set, result);
        }
        gpurta_result_destroy(result);
    }
    const double n = (double)set->count, b = (double)set->blocks;
    printf("%-28s %8.1f %8.1f %6.2f %8.1f %8.0f %8.0f\n", what, plain * 1e9 / b, ours * 1e9 / b,
           plain / ours, newer * 1e9 / b, (double)bytes / n, (double)most * 1024 / n);
    gpurta_platform_destroy(platform);
    gpurta_program_destroy(program);
}

/* Kernels of 1 .. `most` blocks (or of `most` each), at so many per cent of what the GPU can do. */
static struct set make(const size_t count, const int64_t most, const bool same, const bool mixed,
                       const int64_t gap)
{
    static const int64_t threads[] = {64, 128, 192, 256, 512, 1024},
                         shared[] = {0, 0, 4096, 16384, 40000};
    uint64_t state = 7;
    struct set set = {calloc(count + 1, sizeof *set.kernel), count, 0};
    int64_t release = 0;
    for (size_t i = 0; i < count; i++) {
        struct kernel *const k = &set.kernel[i];
        k->blocks = same ? most : bench_range(&state, 1, most);
        k->wcet = bench_range(&state, 5000, 100000);
        k->threads = mixed ? threads[bench_range(&state, 0, 5)] : 256;
        k->shared = mixed ? shared[bench_range(&state, 0, 4)] : 0;
        k->release = release;
        release += bench_range(&state, 0, 2 * gap);
        set.blocks += k->blocks;
    }
    return set;
}

int main(const int argc, char **const argv)
{
    static const struct {
        const char *what, *platform;
        size_t divide; /* fewer kernels, by so many times */
        int64_t blocks, gap;
        bool same, mixed;
    } rows[] = {
        {"1 block, TX2", "jetson-tx2", 1, 1, 4000, true, false},
        {"10 blocks, TX2", "jetson-tx2", 4, 10, 40000, true, false},
        {"1 block, mixed, H200", "h200", 10, 1, 100, true, true},
        {"1 to 10 blocks, mixed, H200", "h200", 10, 10, 500, false, true},
        {"100 blocks, mixed, H200", "h200", 100, 100, 5000, true, true},
    };
    const size_t count = argc > 1 ? (size_t)strtoul(argv[1], NULL, 10) : 1000000;
    printf("%-28s %8s %8s %6s %8s %17s\n", "", "plain", "gpurta", "", "newer", "bytes a kernel");
    printf("%-28s %8s %8s %6s %8s %8s %8s\n", "kernels of", "ns/block", "ns/block", "times",
           "ns/block", "result", "peak");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (argc > 2 && strtoul(argv[2], NULL, 10) != i + 1)
            continue;
        struct set set =
            make(count / rows[i].divide, rows[i].blocks, rows[i].same, rows[i].mixed, rows[i].gap);
        compare(rows[i].what, rows[i].platform, &set);
        free(set.kernel);
    }
    return 0;
}
