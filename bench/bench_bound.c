/* gpurta_bound_of(): how tight on random systems, and what it costs. */
#include "../tests/model_calls.h"
#include "base/values.h"
#include "bench.h"
#include "model/chains.h"

#include <gpurta/gpurta.h>
#include <stdbool.h>
#include <string.h>
#include <time.h>

static uint64_t state = 1;

static int64_t draw(const int64_t low, const int64_t high)
{
    return bench_range(&state, low, high);
}

static void must(const gpurta_status status, const gpurta_error *const error)
{
    if (status == GPURTA_OK)
        return;
    fprintf(stderr, "%s\n", error->message);
    exit(1);
}

/* What is drawn. */
struct kind {
    const char *name;
    int shapes, priorities, steps;
    bool jitter, copies, sliced;
    int64_t shortest, longest; /* period */
};

static void add_step(gpurta_chains *const chains, const size_t chain, const struct kind *const kind,
                     const int64_t wcet)
{
    gpurta_error error;
    mpq_t q;
    mpq_init(q);
    mpq_set_si(q, (long)draw(1, wcet), 1);
    const size_t step = chains->steps;
    const bool copy = kind->copies && draw(0, 3) == 0;
    must(gpurta_chains_add_step(chains, chain, copy ? GPURTA_STEP_COPY : GPURTA_STEP_KERNEL, NULL,
                                copy ? 0 : draw(1, 12), q, &error),
         &error);
    mpq_clear(q);
    if (copy)
        return;
    const int64_t shape = draw(0, kind->shapes - 1);
    char stream[32];
    must(gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_THREADS,
                                      kind->shapes == 1 ? 512 : 32 * (1 + shape * 7 % 16), &error),
         &error);
    must(gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_SHARED_MEMORY,
                                      kind->shapes == 1 ? 0 : 1024 * (shape * 5 % 24), &error),
         &error);
    const int64_t priority = draw(0, kind->priorities - 1);
    snprintf(stream, sizeof stream, "s%zu", step);
    must(gpurta_program_set_stream(chains->program, step, stream, &error), &error);
    must(gpurta_program_set_stream_attribute(chains->program, stream, GPURTA_STREAM_PRIORITY,
                                             -priority, &error),
         &error);
}

static gpurta_chains *random_system(const struct kind *const kind, const int64_t count,
                                    const int64_t wcet)
{
    gpurta_chains *chains;
    gpurta_error error;
    mpq_t q;
    mpq_init(q);
    must(gpurta_chains_create(&chains, &error), &error);
    for (size_t c = 0; kind->sliced && c < 2; c++) {
        must(gpurta_chains_add_context(chains, NULL, &error), &error);
        mpq_set_si(q, (long)draw(2, 8), 1);
        must(gpurta_chains_set_context_time(chains, c, GPURTA_CONTEXT_TIMESLICE, q, &error),
             &error);
    }
    for (int64_t c = 0; c < count; c++) {
        mpq_set_si(q, (long)draw(kind->shortest, kind->longest), 1);
        must(gpurta_chains_add(chains, NULL, q, &error), &error);
        if (kind->jitter) {
            mpq_set_si(q, (long)draw(0, 5), 1);
            must(gpurta_chains_set_time(chains, (size_t)c, GPURTA_CHAIN_JITTER, q, &error), &error);
        }
        if (kind->sliced)
            must(gpurta_chains_set_context(chains, (size_t)c, (size_t)draw(0, 1), &error), &error);
        for (int64_t i = draw(1, kind->steps); i > 0; i--)
            add_step(chains, (size_t)c, kind, wcet);
    }
    mpq_clear(q);
    return chains;
}

static int by_value(const void *const a, const void *const b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* bound / observed of every chain that has both. */
static size_t ratios(const gpurta_result *const bound, double *const list)
{
    size_t count = 0;
    mpq_t b, s;
    mpq_inits(b, s, NULL);
    for (size_t c = 0; c < gpurta_rows(bound, GPURTA_BOUND_CHAINS); c++)
        if (result_time(bound, GPURTA_BOUND_CHAINS_BOUND, c, b) &&
            result_time(bound, GPURTA_BOUND_CHAINS_OBSERVED, c, s) && mpq_sgn(s) > 0)
            list[count++] = mpq_get_d(b) / mpq_get_d(s);
    mpq_clears(b, s, NULL);
    return count;
}

static void tightness(const struct kind *const kind, const gpurta_platform *const platform,
                      gpurta_options *const options, const int systems)
{
    double *const list = calloc((size_t)systems * 8 + 1, sizeof *list);
    gpurta_error error;
    size_t count = 0;
    for (int n = 0; n < systems; n++) {
        gpurta_result *bound;
        gpurta_chains *const chains = random_system(kind, draw(2, 4), 8);
        must(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
        count += ratios(bound, list + count);
        gpurta_result_destroy(bound);
        gpurta_chains_destroy(chains);
    }
    qsort(list, count, sizeof *list, by_value);
    if (count)
        printf("%-34s %6zu chains   median %.2f   p90 %.2f   p99 %.2f\n", kind->name, count,
               list[count / 2], list[count * 9 / 10], list[count * 99 / 100]);
    free(list);
}

static void cost(const char *const name, const gpurta_platform *const platform,
                 const struct kind *const kind, const int64_t count, const int systems)
{
    gpurta_error error;
    gpurta_chains **const all = calloc((size_t)systems, sizeof *all);
    size_t bounded = 0;
    for (int n = 0; n < systems; n++)
        all[n] = random_system(kind, count, 4);
    const double start = cpu_seconds();
    for (int n = 0; n < systems; n++) {
        gpurta_result *bound;
        must(gpurta_bound_of(&bound, all[n], platform, NULL, &error), &error);
        for (size_t c = 0; c < gpurta_rows(bound, GPURTA_BOUND_CHAINS); c++)
            bounded += result_text(bound, GPURTA_BOUND_CHAINS_REASON, c) == NULL;
        gpurta_result_destroy(bound);
    }
    const double end = cpu_seconds();
    printf("%-50s %9.3f ms each   %zu chains bounded\n", name, (end - start) * 1e3 / systems,
           bounded);
    for (int n = 0; n < systems; n++)
        gpurta_chains_destroy(all[n]);
    free(all);
}

/* Sets of three kernels in one call. shapes: so many footprints in all. */
static void batch(const char *const name, const gpurta_platform *const platform,
                  const int64_t shapes)
{
    enum { SETS = 4000, EACH = 3, ITEMS = SETS * EACH };
    static int64_t first[SETS + 1], blocks[ITEMS], wcet[ITEMS], period[ITEMS], threads[ITEMS];
    static int64_t memory[ITEMS], priority[ITEMS], bound[ITEMS];
    static gpurta_verdict verdict[SETS];
    static gpurta_status status[SETS];
    const gpurta_batch_bound_sets all = {.size = sizeof all,
                                         .blocks = blocks,
                                         .wcet = wcet,
                                         .period = period,
                                         .threads = threads,
                                         .shared_memory = memory,
                                         .priority = priority};
    gpurta_batch_bound_work *work;
    gpurta_error error;
    for (int64_t i = 0; i < ITEMS; i++) {
        const int64_t shape = draw(0, shapes - 1);
        blocks[i] = draw(1, 12);
        wcet[i] = draw(1, 4);
        period[i] = draw(20, 150);
        threads[i] = 32 * (1 + shape * 7 % 16);
        memory[i] = 1024 * (shape * 5 % 24);
        priority[i] = -draw(0, 1);
        first[i / EACH + 1] = i + 1;
    }
    must(gpurta_batch_bound_create(&work, platform, NULL, &error), &error);
    const clock_t start = clock();
    must(gpurta_batch_bound(work, SETS, first, &all, verdict, bound, status, &error), &error);
    const double took = (double)(clock() - start) / CLOCKS_PER_SEC;
    size_t schedulable = 0;
    for (size_t s = 0; s < SETS; s++)
        schedulable += status[s] == GPURTA_OK && verdict[s] == GPURTA_SCHEDULABLE;
    printf("%-50s %9.3f ms each   %.0f a second of one core, %zu of %d schedulable\n", name,
           took * 1e3 / SETS, SETS / took, schedulable, SETS);
    gpurta_batch_bound_destroy(work);
}

int main(int argc, char **argv)
{
    static const struct kind kinds[] = {
        {"one footprint", 1, 1, 1, false, false, false, 20, 150},
        {"mixed footprints", 3, 1, 1, false, false, false, 20, 150},
        {"priorities", 3, 3, 1, false, false, false, 20, 150},
        {"chains, jitter, copies", 3, 3, 4, true, true, false, 60, 400},
        {"the same, two contexts", 3, 3, 4, true, true, true, 150, 900},
    };
    static const struct kind many = {"", 3, 2, 19, true, true, false, 500000, 900000};
    static const struct kind wide = {"", 50, 2, 19, true, true, false, 500000, 900000};
    static const struct kind small = {"", 3, 2, 1, false, false, false, 20, 150};
    const int systems = argc > 1 ? atoi(argv[1]) : 150;
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_error error;
    must(gpurta_platform_create(&platform, "jetson-tx2", &error), &error);
    must(gpurta_options_create(&options, &error), &error);
    must(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 2000, &error), &error);
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++)
        tightness(&kinds[k], platform, options, systems);
    cost("100 chains of about 10 steps", platform, &many, 100, 3);
    cost("100 chains, 1,000 steps of 50 footprints", platform, &wide, 100, 2);
    cost("small systems (3 kernels, 3 footprints)", platform, &small, 3, 2000);
    batch("gpurta_batch_bound(), 16 footprints in all sets", platform, 16);
    batch("the same, 384 footprints", platform, 384);
    gpurta_options_destroy(options);
    gpurta_platform_destroy(platform);
    return 0;
}
