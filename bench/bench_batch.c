/* EDF tests of many sets: one call for each (the baseline), one call for all. With a file as
 * argument, saves the sets and verdicts there for bench_python.py, which runs them through Python.
 */
#include "bench.h"

#include <gpurta/batch.h>
#include <string.h>

enum { SETS = 100000, TASKS = 5, ITEMS = SETS * TASKS };

static int64_t first[SETS + 1], wcet[ITEMS], deadline[ITEMS], period[ITEMS];
static gpurta_verdict one[SETS], all[SETS];
static gpurta_status status[SETS];

/* U about 0.85, periods 16..125 ms in us, deadlines between C and P */
static void fill(void)
{
    uint64_t state = 2026;
    for (size_t i = 0; i < ITEMS; i++) {
        period[i] = bench_range(&state, 16000, 125000);
        wcet[i] = bench_range(&state, 1, period[i] * 34 / 100);
        deadline[i] = bench_range(&state, wcet[i], period[i]);
    }
    for (size_t s = 0; s <= SETS; s++)
        first[s] = (int64_t)(s * TASKS);
}

static double by_one(void *const work)
{
    const double start = cpu_seconds();
    for (size_t s = 0; s < SETS; s++) {
        const int64_t p = first[s];
        if (gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                     .count = TASKS,
                                                     .wcet = wcet + p,
                                                     .deadline = deadline + p,
                                                     .period = period + p},
                             &one[s], NULL, work, NULL) != GPURTA_OK)
            abort();
    }
    return cpu_seconds() - start;
}

static double at_once(void *const work)
{
    const double start = cpu_seconds();
    const gpurta_batch_edf_sets sets = {sizeof sets, wcet, deadline, period, NULL, 0};
    if (gpurta_batch_edf(SETS, first, &sets, all, NULL, status, work, NULL) != GPURTA_OK)
        abort();
    return cpu_seconds() - start;
}

static double least(double (*const run)(void *), void *const work)
{
    double best = run(work);
    for (int i = 0; i < 6; i++) {
        const double again = run(work);
        best = again < best ? again : best;
    }
    return best;
}

/* The sets for the script: one array after the other. */
static void save(const char *const path)
{
    FILE *const file = fopen(path, "wb");
    if (!file || fwrite(first, sizeof first, 1, file) != 1 ||
        fwrite(wcet, sizeof wcet, 1, file) != 1 ||
        fwrite(deadline, sizeof deadline, 1, file) != 1 ||
        fwrite(period, sizeof period, 1, file) != 1 || fwrite(all, sizeof all, 1, file) != 1 ||
        fclose(file) != 0)
        abort();
}

int main(const int argc, char **const argv)
{
    fill();
    void *const work = malloc(gpurta_batch_edf_work(SETS, first));
    if (!work)
        return 1;
    const double each = least(by_one, work), together = least(at_once, work);
    if (memcmp(one, all, sizeof one) != 0)
        return 1;
    size_t yes = 0;
    for (size_t s = 0; s < SETS; s++)
        yes += all[s] == GPURTA_SCHEDULABLE;
    printf("%d EDF tests of %d tasks (%zu schedulable), best of 7 runs\n", SETS, TASKS, yes);
    printf("  C, one call each    %8.2f ms   1.00\n", each * 1e3);
    printf("  C, one call for all %8.2f ms   %.2f\n", together * 1e3, together / each);
    if (argc > 1) {
        save(argv[1]);
        printf("baseline %.9f\n", each);
    }
    free(work);
    return 0;
}
