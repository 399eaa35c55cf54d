/* EDF beside plain programs, on one core, in CPU time.
 *
 *     bench/bench_edf_peers [sets]
 *
 *  - implicit deadlines, 10 and 40 tasks: gpurta_edf_ticks() beside QPA on 64-bit integers as one
 * writes it down, which leaves at U <= 1 where every D is P (U in floating point: it is no proof);
 *  - the smallest period of one of n tasks: gpurta_edf_sensitivity_of() beside bisection over whole
 *    ticks with gpurta_edf_ticks(), of ten times as many sets. The answer, exact or an interval,
 *    must lie within the tick that bisection finds;
 *  - responses of n tasks at U = 0.9: how time grows from n/2 to n, as a power of n. */
#include "../tests/model_calls.h"
#include "base/values.h"
#include "bench.h"

#include <gpurta/edf.h>
#include <math.h>
#include <string.h>

enum { MOST = 256 };

struct set {
    size_t count;
    int64_t wcet[MOST], deadline[MOST], period[MOST];
};

static uint64_t state = 1;

static void stop(const char *const why)
{
    fprintf(stderr, "%s\n", why);
    exit(1);
}

static double uniform(void)
{
    return (double)(bench_random(&state) >> 11) / 9007199254740992.0;
}

/* UUniFast; D between P - cut (P - C) and P. */
static void random_set(struct set *const s, const size_t count, double use, const double cut)
{
    s->count = count;
    for (size_t i = 0; i < count; i++) {
        const double rest = i + 1 < count ? use * pow(uniform(), 1.0 / (double)(count - i - 1)) : 0;
        s->period[i] = bench_range(&state, 16000, 125000);
        s->wcet[i] = (int64_t)((use - rest) * (double)s->period[i]);
        s->wcet[i] += s->wcet[i] == 0;
        s->deadline[i] =
            s->period[i] - (int64_t)(uniform() * cut * (double)(s->period[i] - s->wcet[i]));
        use = rest;
    }
}

static bool ticks(const struct set *const s, void *const work)
{
    const gpurta_edf_ticks_set given = {.size = sizeof given,
                                        .count = s->count,
                                        .wcet = s->wcet,
                                        .deadline = s->deadline,
                                        .period = s->period};
    gpurta_verdict verdict;
    if (gpurta_edf_ticks(&given, &verdict, NULL, work, NULL) != GPURTA_OK)
        stop("edf ticks failed");
    return verdict == GPURTA_SCHEDULABLE;
}

/* ---- implicit deadlines ---- */

static int64_t demand(const struct set *const s, const int64_t t)
{
    int64_t h = 0;
    for (size_t i = 0; i < s->count; i++)
        if (t >= s->deadline[i])
            h += ((t - s->deadline[i]) / s->period[i] + 1) * s->wcet[i];
    return h;
}

static int64_t before(const struct set *const s, const int64_t t)
{
    int64_t last = -1;
    for (size_t i = 0; i < s->count; i++)
        if (t > s->deadline[i]) {
            const int64_t at =
                s->deadline[i] + (t - 1 - s->deadline[i]) / s->period[i] * s->period[i];
            last = at > last ? at : last;
        }
    return last;
}

static bool plain_qpa(const struct set *const s)
{
    double use = 0, line = 0;
    bool implicit = true;
    int64_t end = 0;
    for (size_t i = 0; i < s->count; i++) {
        const double u = (double)s->wcet[i] / (double)s->period[i];
        use += u;
        line += u * (double)(s->period[i] - s->deadline[i]);
        implicit = implicit && s->deadline[i] >= s->period[i];
        end = s->deadline[i] > end ? s->deadline[i] : end;
    }
    if (use > 1 || implicit)
        return use <= 1;
    line /= 1 - use;
    for (int64_t t = before(s, (line > (double)end ? (int64_t)line : end) + 1); t >= 0;) {
        const int64_t h = demand(s, t);
        if (h > t)
            return false;
        t = h < t && h > 0 ? h : before(s, t);
    }
    return true;
}

static void implicit(const size_t count, const size_t sets, void *const work)
{
    struct set *const all = malloc(sets * sizeof *all);
    double ours = 1e30, theirs = 1e30;
    if (!all)
        stop("out of memory");
    for (size_t i = 0; i < sets; i++)
        random_set(&all[i], count, 0.9, 0);
    for (int repeat = 0; repeat < 500; repeat++) {
        size_t here = 0, there = 0;
        double start = cpu_seconds();
        for (size_t i = 0; i < sets; i++)
            here += ticks(&all[i], work);
        double passed = cpu_seconds() - start;
        ours = passed < ours ? passed : ours;
        start = cpu_seconds();
        for (size_t i = 0; i < sets; i++)
            there += plain_qpa(&all[i]);
        passed = cpu_seconds() - start;
        theirs = passed < theirs ? passed : theirs;
        if (here != there)
            stop("answers differ");
    }
    printf("implicit deadlines, %zu tasks: %.4f us a set; plain QPA %.4f us; speed %.2f of it\n",
           count, ours / (double)sets * 1e6, theirs / (double)sets * 1e6, theirs / ours);
    free(all);
}

/* ---- the smallest period ---- */

static gpurta_tasks *model(const struct set *const s)
{
    gpurta_tasks *tasks = NULL;
    mpq_t v;
    mpq_init(v);
    bool ok = gpurta_tasks_create(&tasks, NULL) == GPURTA_OK;
    for (size_t i = 0; i < s->count; i++) {
        mpq_set_si(v, (long)s->wcet[i], 1);
        ok = ok && gpurta_tasks_add(tasks, NULL, v, NULL) == GPURTA_OK;
        mpq_set_si(v, (long)s->deadline[i], 1);
        ok = ok && gpurta_tasks_set_time(tasks, i, GPURTA_TASK_DEADLINE, v, NULL) == GPURTA_OK;
        mpq_set_si(v, (long)s->period[i], 1);
        ok = ok && gpurta_tasks_set_time(tasks, i, GPURTA_TASK_PERIOD, v, NULL) == GPURTA_OK;
    }
    mpq_clear(v);
    if (!ok)
        stop("out of memory");
    return tasks;
}

/* The least whole period of task 0 that the test accepts, of those from its C on. */
static int64_t bisect(struct set *const s, void *const work)
{
    int64_t low = s->wcet[0] - 1, high = s->period[0];
    while (high - low > 1) {
        s->period[0] = low + (high - low) / 2;
        *(ticks(s, work) ? &high : &low) = s->period[0];
    }
    return high;
}

static void smallest_period(const size_t count, const size_t sets, void *const work)
{
    double ours = 0, theirs = 0, worst = 0;
    size_t done = 0, open = 0;
    mpq_t low, high;
    mpq_inits(low, high, NULL);
    while (done < sets) {
        struct set s;
        random_set(&s, count, 0.7, 0.3);
        if (!ticks(&s, work))
            continue;
        gpurta_tasks *const tasks = model(&s);
        gpurta_verdict found;
        double start = cpu_seconds();
        if (gpurta_edf_sensitivity_of(&found, low, high, tasks, GPURTA_EDF_MIN_PERIOD, 0, NULL,
                                      NULL, NULL) != GPURTA_OK)
            stop("sensitivity failed");
        const double took = cpu_seconds() - start;
        ours += took;
        worst = took > worst ? took : worst;
        start = cpu_seconds();
        const int64_t whole = bisect(&s, work);
        theirs += cpu_seconds() - start;
        open += !mpq_equal(low, high);
        if (found != GPURTA_SCHEDULABLE || mpq_cmp_si(low, (long)whole, 1) > 0 ||
            mpq_cmp_si(high, (long)whole - 1, 1) <= 0)
            stop("the smallest period is not where bisection finds it");
        gpurta_tasks_destroy(tasks);
        done++;
    }
    printf(
        "smallest period, n = %zu: %.1f us exact, %.1f the worst (%zu of %zu not exact); bisection "
        "to a tick %.1f us, speed %.2f of it\n",
        count, ours / (double)sets * 1e6, worst * 1e6, open, sets, theirs / (double)sets * 1e6,
        theirs / ours);
    mpq_clears(low, high, NULL);
}

/* ---- responses ---- */

static double respond(const size_t count, const size_t sets, size_t *const shown)
{
    double time = 0;
    mpq_t v;
    mpq_init(v);
    for (size_t k = 0; k < sets; k++) {
        struct set s;
        random_set(&s, count, 0.9, 0.1);
        gpurta_tasks *const tasks = model(&s);
        gpurta_result *result = NULL;
        const double start = cpu_seconds();
        if (gpurta_edf_of(&result, tasks, NULL, NULL) != GPURTA_OK)
            stop("edf failed");
        time += cpu_seconds() - start;
        *shown += result_time(result, GPURTA_EDF_TASKS_RESPONSE, 0, v);
        gpurta_result_destroy(result);
        gpurta_tasks_destroy(tasks);
    }
    mpq_clear(v);
    return time / (double)sets;
}

static void responses(void)
{
    double last = 0;
    for (size_t count = 25; count <= 200; count *= 2) {
        size_t shown = 0;
        const double time = respond(count, 5, &shown);
        printf("responses, n = %zu, U = 0.9: %.2f ms, %zu of 5 shown", count, time * 1e3, shown);
        if (last > 0)
            printf("; growth n^%.2f", log2(time / last));
        printf("\n");
        last = time;
    }
}

int main(const int argc, char **const argv)
{
    const size_t sets = argc > 1 ? (size_t)strtoul(argv[1], NULL, 10) : 200;
    void *const work = malloc(gpurta_edf_ticks_work(MOST));
    if (!work)
        stop("out of memory");
    implicit(10, sets, work);
    implicit(40, sets, work);
    for (size_t i = 0; i < 4; i++)
        smallest_period((const size_t[]){3, 10, 20, 50}[i], 10 * sets, work);
    responses();
    free(work);
    return 0;
}
