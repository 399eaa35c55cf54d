/* EDF demand test: microseconds per set, on one core.
 *
 *     bench/bench_edf [sets]
 *
 * Random sets of 10 tasks: utilizations distributed as by UUniFast, periods 16..125 ms in ns, and
 * deadlines either anywhere in [C, P] or at most 5% or 0.5% of P - C before P, where most sets are
 * schedulable.
 *  - ticks:      gpurta_edf_ticks(), which allocates nothing;
 *  - exhaustive: every absolute deadline from the first up to the line bound (in floating point),
 * in 64-bit integers, ending at the first that fails;
 *  - gmp:        the library's own test forced to GMP integers, from its exact rationals;
 *  - qpa:        the textbook way: busy period, then QPA from its end, on GMP integers.
 * All four answers are compared; a difference ends the run with status 1. */
#include "edf/edf.h"

#include "../tests/model_calls.h"
#include "base/values.h"
#include "bench.h"

#include <string.h>

#define TASKS 10

struct set {
    int64_t wcet[TASKS], deadline[TASKS], period[TASKS];
};

static uint64_t state = 1;

static double uniform(void)
{
    return (double)(bench_random(&state) >> 11) / 9007199254740992.0;
}

/* Utilizations uniform among those of that sum (as UUniFast): gaps between sorted uniform points.
 */
static void random_shares(double share[TASKS], const double use)
{
    double point[TASKS + 1] = {0};
    for (int i = 1; i < TASKS; i++) {
        const double v = uniform();
        int at = i;
        for (; at > 1 && point[at - 1] > v; at--)
            point[at] = point[at - 1];
        point[at] = v;
    }
    point[TASKS] = 1;
    for (int i = 0; i < TASKS; i++)
        share[i] = (point[i + 1] - point[i]) * use;
}

static void random_set(struct set *const s, const double use, const double slack)
{
    double share[TASKS];
    random_shares(share, use);
    for (int i = 0; i < TASKS; i++) {
        s->period[i] = bench_range(&state, 16000000, 125000000);
        s->wcet[i] = (int64_t)(share[i] * (double)s->period[i]);
        s->wcet[i] = s->wcet[i] < 1 ? 1 : s->wcet[i];
        const int64_t room = (int64_t)((double)(s->period[i] - s->wcet[i]) / slack);
        s->deadline[i] = s->period[i] - (int64_t)(uniform() * (double)room);
    }
}

static double now(void)
{
    return cpu_seconds() * 1e6;
}

/* ---- every deadline ---- */

static int64_t line_bound(const struct set *const s)
{
    double sum = 0, use = 0;
    int64_t most = 0;
    for (int i = 0; i < TASKS; i++) {
        const double u = (double)s->wcet[i] / (double)s->period[i];
        use += u;
        sum += (double)(s->period[i] - s->deadline[i]) * u;
        most = s->deadline[i] > most ? s->deadline[i] : most;
    }
    const int64_t line = (int64_t)(sum / (1 - use)) + 1;
    return line > most ? line : most;
}

static bool exhaustive(const struct set *const s)
{
    int64_t next[TASKS], demand = 0;
    const int64_t end = line_bound(s);
    memcpy(next, s->deadline, sizeof next);
    for (;;) {
        int64_t t = next[0];
        for (int i = 1; i < TASKS; i++)
            t = next[i] < t ? next[i] : t;
        if (t > end)
            return true;
        for (int i = 0; i < TASKS; i++)
            if (next[i] == t) {
                demand += s->wcet[i];
                next[i] += s->period[i];
            }
        if (demand > t)
            return false;
    }
}

/* ---- the textbook on GMP ---- */

struct gmp_set {
    mpz_t wcet[TASKS], deadline[TASKS], period[TASKS], t, h, x, best;
};

static void gmp_load(struct gmp_set *const g, const struct set *const s)
{
    for (int i = 0; i < TASKS; i++) {
        mpz_set_si(g->wcet[i], s->wcet[i]);
        mpz_set_si(g->deadline[i], s->deadline[i]);
        mpz_set_si(g->period[i], s->period[i]);
    }
}

static void gmp_busy(struct gmp_set *const g)
{
    mpz_set_ui(g->t, 0);
    for (int i = 0; i < TASKS; i++)
        mpz_add(g->t, g->t, g->wcet[i]);
    for (;;) {
        mpz_set_ui(g->h, 0);
        for (int i = 0; i < TASKS; i++) {
            mpz_cdiv_q(g->x, g->t, g->period[i]);
            mpz_addmul(g->h, g->x, g->wcet[i]);
        }
        if (mpz_cmp(g->h, g->t) == 0)
            return;
        mpz_set(g->t, g->h);
    }
}

static void gmp_demand(struct gmp_set *const g)
{
    mpz_set_ui(g->h, 0);
    for (int i = 0; i < TASKS; i++) {
        if (mpz_cmp(g->t, g->deadline[i]) < 0)
            continue;
        mpz_sub(g->x, g->t, g->deadline[i]);
        mpz_fdiv_q(g->x, g->x, g->period[i]);
        mpz_add_ui(g->x, g->x, 1);
        mpz_addmul(g->h, g->x, g->wcet[i]);
    }
}

static bool gmp_before(struct gmp_set *const g)
{
    mpz_set_si(g->best, -1);
    for (int i = 0; i < TASKS; i++) {
        if (mpz_cmp(g->t, g->deadline[i]) <= 0)
            continue;
        mpz_sub(g->x, g->t, g->deadline[i]);
        mpz_cdiv_q(g->x, g->x, g->period[i]);
        mpz_sub_ui(g->x, g->x, 1);
        mpz_mul(g->x, g->x, g->period[i]);
        mpz_add(g->x, g->x, g->deadline[i]);
        if (mpz_cmp(g->x, g->best) > 0)
            mpz_set(g->best, g->x);
    }
    mpz_set(g->t, g->best);
    return mpz_sgn(g->t) >= 0;
}

static bool qpa(struct gmp_set *const g, const struct set *const s)
{
    gmp_load(g, s);
    const int64_t line = line_bound(s);
    gmp_busy(g);
    if (mpz_cmp_si(g->t, line) > 0)
        mpz_set_si(g->t, line);
    mpz_add_ui(g->t, g->t, 1);
    for (bool more = gmp_before(g); more;) {
        gmp_demand(g);
        const int order = mpz_cmp(g->h, g->t);
        if (order > 0)
            return false;
        if (order < 0 && mpz_sgn(g->h))
            mpz_set(g->t, g->h);
        else
            more = mpz_sgn(g->h) && gmp_before(g);
    }
    return true;
}

/* ---- the library ---- */

static gpurta_verdict ticks(const struct set *const s, void *const work, int64_t *const t)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    gpurta_error error;
    if (gpurta_edf_ticks(&(gpurta_edf_ticks_set){.size = sizeof(gpurta_edf_ticks_set),
                                                 .count = TASKS,
                                                 .wcet = s->wcet,
                                                 .deadline = s->deadline,
                                                 .period = s->period},
                         &verdict, t, work, &error) != GPURTA_OK) {
        fprintf(stderr, "%s\n", error.message);
        exit(1);
    }
    return verdict;
}

static gpurta_tasks *model(const struct set *const s)
{
    gpurta_tasks *tasks = NULL;
    mpq_t v;
    mpq_init(v);
    bool ok = gpurta_tasks_create(&tasks, NULL) == GPURTA_OK;
    for (size_t i = 0; i < TASKS; i++) {
        mpq_set_si(v, s->wcet[i], 1);
        ok = ok && gpurta_tasks_add(tasks, NULL, v, NULL) == GPURTA_OK;
        mpq_set_si(v, s->deadline[i], 1);
        ok = ok && gpurta_tasks_set_time(tasks, i, GPURTA_TASK_DEADLINE, v, NULL) == GPURTA_OK;
        mpq_set_si(v, s->period[i], 1);
        ok = ok && gpurta_tasks_set_time(tasks, i, GPURTA_TASK_PERIOD, v, NULL) == GPURTA_OK;
    }
    mpq_clear(v);
    if (!ok)
        exit(1);
    return tasks;
}

/* Tasks and a result, made and destroyed. */
static gpurta_verdict handles(const struct set *const s, const gpurta_options *const options)
{
    gpurta_tasks *const tasks = model(s);
    gpurta_result *result;
    if (gpurta_edf_of(&result, tasks, options, NULL) != GPURTA_OK)
        exit(1);
    const gpurta_verdict verdict = result_verdict(result, GPURTA_EDF_VERDICT, 0);
    gpurta_result_destroy(result);
    gpurta_tasks_destroy(tasks);
    return verdict;
}

/* Microseconds a task: periods of whole milliseconds, or any number of nanoseconds. */
static void run_handles(const size_t sets, const bool milliseconds, const double slack)
{
    struct set *const all = malloc(sets * sizeof *all);
    char *const answer = malloc(sets);
    void *const work = malloc(gpurta_edf_ticks_work(TASKS));
    gpurta_options *options;
    if (!all || !answer || !work || gpurta_options_create(&options, NULL) != GPURTA_OK ||
        gpurta_options_set(options, GPURTA_OPTION_EDF_RESPONSES, 0, NULL) != GPURTA_OK)
        exit(1);
    for (size_t i = 0; i < sets; i++) {
        random_set(&all[i], 0.9, slack);
        for (int k = 0; k < TASKS && milliseconds; k++) {
            all[i].period[k] = all[i].period[k] / 1000000 * 1000000 + 1000000;
            all[i].deadline[k] = slack > 1 ? all[i].period[k] : all[i].deadline[k];
        }
    }
    double best[3] = {1e30, 1e30, 1e30};
    for (int repeat = 0; repeat < 5; repeat++) {
        size_t wrong = 0;
        double start = cpu_seconds() * 1e6, passed;
        for (size_t i = 0; i < sets; i++)
            answer[i] = ticks(&all[i], work, NULL) == GPURTA_SCHEDULABLE;
        passed = cpu_seconds() * 1e6 - start;
        best[0] = passed < best[0] ? passed : best[0];
        start = cpu_seconds() * 1e6;
        for (size_t i = 0; i < sets; i++)
            wrong += (handles(&all[i], options) == GPURTA_SCHEDULABLE) != answer[i];
        passed = cpu_seconds() * 1e6 - start;
        best[1] = passed < best[1] ? passed : best[1];
        start = cpu_seconds() * 1e6;
        for (size_t i = 0; i < sets; i++)
            gpurta_tasks_destroy(model(&all[i]));
        passed = cpu_seconds() * 1e6 - start;
        best[2] = passed < best[2] ? passed : best[2];
        if (wrong) {
            fprintf(stderr, "%zu answers differ\n", wrong);
            exit(1);
        }
    }
    const double n = (double)sets * TASKS;
    printf("%-14s %-9s %8.3f %8.3f %8.3f %6.1f\n", milliseconds ? "milliseconds" : "nanoseconds",
           slack > 1 ? "P - 0.5%" : "[C, P]", best[0] / n, best[1] / n, best[2] / n,
           best[1] / best[0]);
    gpurta_options_destroy(options);
    free(all);
    free(answer);
    free(work);
}

static enum edf_outcome forced_gmp(struct edf_problem *const problem, mpq_ptr witness)
{
    problem->numbers = TICKS_GMP;
    enum edf_outcome outcome = EDF_CUT;
    int64_t work = 0;
    if (edf_decide(&outcome, witness, &work, INT64_MAX / 2, problem, edf_load(problem), NULL) !=
        GPURTA_OK)
        exit(1);
    return outcome;
}

static void run(const size_t sets, const double use, const double slack)
{
    struct set *const all = malloc(sets * sizeof *all);
    char *const answer = malloc(sets);
    void *const work = malloc(gpurta_edf_ticks_work(TASKS));
    struct gmp_set g;
    mpq_t witness;
    if (!all || !answer || !work)
        exit(1);
    mpq_init(witness);
    mpz_inits(g.t, g.h, g.x, g.best, NULL);
    for (int i = 0; i < TASKS; i++)
        mpz_inits(g.wcet[i], g.deadline[i], g.period[i], NULL);
    for (size_t i = 0; i < sets; i++)
        random_set(&all[i], use, slack);
    size_t schedulable = 0, wrong = 0;
    double time[4] = {0, 0, 0, 0}, worst = 0, best = 1e30, start;
    for (int repeat = 0; repeat < 5; repeat++) {
        start = now();
        for (size_t i = 0; i < sets; i++)
            answer[i] = ticks(&all[i], work, NULL) == GPURTA_SCHEDULABLE;
        const double passed = now() - start;
        best = passed < best ? passed : best;
    }
    time[0] = best;
    for (size_t i = 0; i < sets; i++) {
        start = now();
        const bool yes = ticks(&all[i], work, NULL) == GPURTA_SCHEDULABLE;
        const double passed = now() - start;
        worst = passed > worst ? passed : worst;
        schedulable += yes;
    }
    start = now();
    for (size_t i = 0; i < sets; i++)
        wrong += exhaustive(&all[i]) != answer[i];
    time[1] = now() - start;
    for (size_t i = 0; i < sets; i++) {
        gpurta_tasks *const tasks = model(&all[i]);
        struct edf_problem problem;
        if (edf_problem_init(&problem, tasks, NULL, NULL) != GPURTA_OK)
            exit(1);
        start = now();
        wrong += (forced_gmp(&problem, witness) == EDF_PASS) != answer[i];
        time[2] += now() - start;
        edf_problem_clear(&problem);
        gpurta_tasks_destroy(tasks);
    }
    start = now();
    for (size_t i = 0; i < sets; i++)
        wrong += qpa(&g, &all[i]) != answer[i];
    time[3] = now() - start;
    const double n = (double)sets;
    printf("%-7g %-9s %10.1f%% %10.3f %10.1f %12.2f %7.1f %10.2f %7.1f %10.2f %7.1f\n", use,
           slack > 1 ? slack > 20 ? "P - 0.5%" : "P - 5%" : "[C, P]", 100 * (double)schedulable / n,
           time[0] / n, worst, time[1] / n, time[1] / time[0], time[2] / n, time[2] / time[0],
           time[3] / n, time[3] / time[0]);
    if (wrong) {
        fprintf(stderr, "%zu answers differ\n", wrong);
        exit(1);
    }
    for (int i = 0; i < TASKS; i++)
        mpz_clears(g.wcet[i], g.deadline[i], g.period[i], NULL);
    mpz_clears(g.t, g.h, g.x, g.best, NULL);
    mpq_clear(witness);
    free(all);
    free(answer);
    free(work);
}

int main(const int argc, char **const argv)
{
    const size_t sets = argc > 1 ? (size_t)strtoul(argv[1], NULL, 10) : 1000;
    printf("microseconds per set of %d tasks, mean of %zu sets (worst: one set);\n"
           "exhaustive stops at the first deadline that fails\n",
           TASKS, sets);
    printf("%-7s %-9s %11s %10s %10s %12s %7s %10s %7s %10s %7s\n", "U", "deadlines", "schedulable",
           "ticks", "worst", "exhaustive", "ratio", "gmp", "ratio", "qpa", "ratio");
    static const double uses[] = {0.5, 0.9, 0.99, 0.9999};
    for (size_t k = 0; k < sizeof uses / sizeof uses[0]; k++) {
        run(sets, uses[k], 1);
        run(sets, uses[k], 20);
        run(sets, uses[k], 200);
    }
    printf("\nmicroseconds of CPU per task of handles, created, analysed and destroyed; of the "
           "tasks alone\n"
           "%-14s %-9s %8s %8s %8s %6s\n",
           "periods", "deadlines", "ticks", "handles", "tasks", "ratio");
    for (int k = 0; k < 4; k++)
        run_handles(sets, k / 2, k % 2 ? 200 : 1);
    return 0;
}
