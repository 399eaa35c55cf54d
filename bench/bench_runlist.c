/* The runlist: a million random systems of six channels through the entry without allocation,
 * beside the same bounds from the list itself, and through handles. Then many channels. */
#include "../tests/model_calls.h"
#include "bench.h"
#include "model/tasks.h"

#include <gpurta/gpurta.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>

enum { CHANNELS = 6, BATCH = 10000, ENTRIES = 64 };

struct system {
    gpurta_level level[CHANNELS];
    int64_t slice[CHANNELS], wcet[CHANNELS], period[CHANNELS];
};

static struct system batch[BATCH];

/* Times in microseconds: timeslices 1 to 50 ms, demands 0.1 to 40 ms, periods 16 to 125 ms. */
static void fill(uint64_t *const state)
{
    for (size_t s = 0; s < BATCH; s++)
        for (size_t i = 0; i < CHANNELS; i++) {
            batch[s].level[i] = (gpurta_level)bench_range(state, 1, 3);
            batch[s].slice[i] = bench_range(state, 1000, 50000);
            batch[s].wcet[i] = bench_range(state, 0, 9) ? bench_range(state, 100, 40000) : 0;
            batch[s].period[i] = bench_range(state, 16000, 125000);
        }
}

static size_t append(size_t *const list, size_t length, const struct system *const s,
                     const gpurta_level level)
{
    for (size_t i = 0; i < CHANNELS; i++)
        if (s->level[i] == level)
            list[length++] = i;
    return length;
}

static size_t make_list(size_t *const list, const struct system *const s)
{
    size_t medium[CHANNELS], low[CHANNELS], length = 0;
    const size_t mediums = append(medium, 0, s, GPURTA_LEVEL_MEDIUM);
    const size_t lows = append(low, 0, s, GPURTA_LEVEL_LOW);
    if (mediums + lows == 0)
        return append(list, 0, s, GPURTA_LEVEL_HIGH);
    for (size_t l = 0; l < (lows ? lows : 1); l++) {
        for (size_t m = 0; m < mediums; m++) {
            length = append(list, length, s, GPURTA_LEVEL_HIGH);
            list[length++] = medium[m];
        }
        if (lows) {
            length = append(list, length, s, GPURTA_LEVEL_HIGH);
            list[length++] = low[l];
        }
    }
    return length;
}

/* The baseline: makes the list and walks k gaps from every entry. */
static void by_list(const struct system *const s, int64_t *const bound)
{
    size_t list[ENTRIES];
    const size_t length = make_list(list, s);
    for (size_t i = 0; i < CHANNELS; i++) {
        const int64_t k = s->wcet[i] ? (s->wcet[i] + s->slice[i] - 1) / s->slice[i] : 0;
        int64_t worst = 0;
        for (size_t start = 0; start < length && k > 0; start++) {
            int64_t sum = 0, met = 0;
            if (list[start] != i)
                continue;
            for (size_t p = start + 1; met < k; p++) {
                const size_t j = list[p % length];
                const bool whole = s->wcet[j] == 0 || s->slice[j] < s->wcet[j];
                if (j == i)
                    met++;
                else
                    sum += 50 + (whole ? s->slice[j] : s->wcet[j]);
            }
            worst = sum > worst ? sum : worst;
        }
        bound[i] = s->wcet[i] ? s->wcet[i] + 50 * k + worst : GPURTA_RUNLIST_NO_VALUE;
    }
}

/* Positional bounds, work-limited ones, or (NULL) not. */
static void by_ticks(const struct system *const s, const bool periods, int64_t *const positional,
                     int64_t *const limited)
{
    static int64_t work[80];
    const gpurta_runlist_ticks_set set = {.size = sizeof set,
                                          .switch_cost = 50,
                                          .count = CHANNELS,
                                          .level = s->level,
                                          .timeslice = s->slice,
                                          .wcet = s->wcet,
                                          .period = periods ? s->period : NULL};
    const gpurta_runlist_ticks_result result = {
        .size = sizeof result, .bound = limited, .positional = positional};
    if (gpurta_runlist_ticks(&set, &result, work, NULL) != GPURTA_OK)
        exit(3);
}

static gpurta_tasks *make_tasks(const size_t count, const size_t most, uint64_t *const state)
{
    gpurta_tasks *tasks;
    mpq_t t;
    mpq_init(t);
    if (gpurta_tasks_create(&tasks, NULL) != GPURTA_OK)
        exit(3);
    for (size_t i = 0; i < count; i++) {
        mpq_set_ui(t, (unsigned long)bench_range(state, 100, (int64_t)most), 1);
        if (gpurta_tasks_add(tasks, NULL, t, NULL) != GPURTA_OK ||
            gpurta_tasks_set_level(tasks, i, (gpurta_level)(1 + i % 3), NULL) != GPURTA_OK)
            exit(3);
        mpq_set_ui(t, (unsigned long)bench_range(state, 10, 50), 1);
        if (gpurta_tasks_set_time(tasks, i, GPURTA_TASK_TIMESLICE, t, NULL) != GPURTA_OK)
            exit(3);
    }
    mpq_clear(t);
    return tasks;
}

static void million(void)
{
    uint64_t state = 42;
    double ticks = 0, overload = 0, limited = 0, list = 0;
    int64_t a[CHANNELS], b[CHANNELS];
    size_t systems = 0;
    for (; systems < 1000000; systems += BATCH) {
        fill(&state);
        double start = cpu_seconds();
        for (size_t s = 0; s < BATCH; s++)
            by_ticks(&batch[s], false, a, NULL);
        ticks += cpu_seconds() - start;
        start = cpu_seconds();
        for (size_t s = 0; s < BATCH; s++)
            by_ticks(&batch[s], true, a, NULL);
        overload += cpu_seconds() - start;
        start = cpu_seconds();
        for (size_t s = 0; s < BATCH; s++)
            by_ticks(&batch[s], true, a, b);
        limited += cpu_seconds() - start;
        start = cpu_seconds();
        for (size_t s = 0; s < BATCH; s++)
            by_list(&batch[s], b);
        list += cpu_seconds() - start;
        for (size_t s = 0; s < BATCH; s++) {
            by_ticks(&batch[s], false, a, NULL);
            by_list(&batch[s], b);
            if (memcmp(a, b, sizeof a) != 0) {
                fprintf(stderr, "bounds differ\n");
                exit(1);
            }
        }
    }
    printf("%zu random systems of %d channels, one core\n", systems, CHANNELS);
    printf("  gpurta_runlist_ticks, positional      %6.2f s\n", ticks);
    printf("  the same with periods (overload)      %6.2f s\n", overload);
    printf("  and work-limited bounds               %6.2f s\n", limited);
    printf("  making and walking the list           %6.2f s  %.1f times as long\n", list,
           list / ticks);
}

/* ---- how many sets are accepted: Capodieci, Figure 3(a) ---- */

enum { SETS = 1000, HIGHS = 5 };

/* Five high channels by UUniFast at utilization u and a saturated low one; timeslices 1 ms. */
static void figure_set(struct system *const s, const double u, uint64_t *const state)
{
    double sum = u;
    for (size_t i = 0; i < HIGHS; i++) {
        const double draw = (double)bench_range(state, 1, 1000000000) / 1e9;
        const double next = i + 1 < HIGHS ? sum * pow(draw, 1.0 / (double)(HIGHS - 1 - i)) : 0;
        s->level[i] = GPURTA_LEVEL_HIGH;
        s->slice[i] = 1000;
        s->period[i] = bench_range(state, 16000, 125000);
        s->wcet[i] = (int64_t)ceil((sum - next) * (double)s->period[i]);
        s->wcet[i] += s->wcet[i] == 0;
        sum = next;
    }
    s->level[HIGHS] = GPURTA_LEVEL_LOW;
    s->slice[HIGHS] = 1000;
    s->wcet[HIGHS] = s->period[HIGHS] = 0;
}

static bool all_fit(const struct system *const s, const int64_t *const bound)
{
    for (size_t i = 0; i < HIGHS; i++)
        if (bound[i] > s->period[i])
            return false;
    return true;
}

static void shares(void)
{
    printf("share of %d sets accepted, 5 high channels and a saturated low one, timeslices 1 ms, "
           "switch 50 us (Capodieci, Figure 3(a))\n",
           SETS);
    printf("  utilization   Theorem 1   positional   work-limited\n");
    for (int u = 1; u <= 9; u++) {
        uint64_t state = 1000 + (uint64_t)u;
        size_t fits[3] = {0, 0, 0};
        for (int n = 0; n < SETS; n++) {
            struct system s;
            int64_t bound[3][CHANNELS], work[80];
            figure_set(&s, u / 10.0, &state);
            const gpurta_runlist_ticks_set set = {.size = sizeof set,
                                                  .switch_cost = 50,
                                                  .count = CHANNELS,
                                                  .level = s.level,
                                                  .timeslice = s.slice,
                                                  .wcet = s.wcet,
                                                  .period = s.period};
            const gpurta_runlist_ticks_result result = {.size = sizeof result,
                                                        .theorem_1 = bound[0],
                                                        .positional = bound[1],
                                                        .bound = bound[2]};
            if (gpurta_runlist_ticks(&set, &result, work, NULL) != GPURTA_OK)
                exit(3);
            for (int b = 0; b < 3; b++)
                fits[b] += all_fit(&s, bound[b]);
        }
        printf("  %11.1f   %8.1f%%   %9.1f%%   %11.1f%%\n", u / 10.0,
               100.0 * (double)fits[0] / SETS, 100.0 * (double)fits[1] / SETS,
               100.0 * (double)fits[2] / SETS);
    }
}

static void many(void)
{
    uint64_t state = 43;
    printf("channels at three levels, through handles\n");
    for (size_t each = 10; each <= 1000; each *= 10) {
        gpurta_tasks *const tasks = make_tasks(3 * each, 1000000, &state);
        gpurta_result *result;
        const double start = cpu_seconds();
        if (gpurta_runlist_of(&result, tasks, NULL, NULL) != GPURTA_OK)
            exit(3);
        printf("  %4zu of each: %lld entries          %9.2f ms\n", each,
               (long long)gpurta_rows(result, GPURTA_RUNLIST_LIST), 1e3 * (cpu_seconds() - start));
        gpurta_result_destroy(result);
        gpurta_tasks_destroy(tasks);
    }
}

int main(void)
{
    shares();
    million();
    many();
    return 0;
}
