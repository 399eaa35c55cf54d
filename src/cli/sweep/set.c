/* Draws sets, and judges those of whole-GPU tasks. */
#include "cli/sweep/set.h"

#include <stdlib.h>

/* ---- points ---- */

static size_t value_count(const struct design *const design, const size_t point,
                          const enum parameter parameter)
{
    return (size_t)mpz_get_ui(mpq_numref(design_value(design, point, parameter)));
}

void points_destroy(struct point *const points, const struct design *const design)
{
    for (size_t p = 0; points && p < design_points(design); p++) {
        gpurta_generator_destroy(points[p].generator);
        free(points[p].ticks);
    }
    free(points);
}

static gpurta_status make_generator(struct point *const point, const struct design *const design,
                                    const size_t index, gpurta_error *const error)
{
    if (!design->parameter[P_UTILIZATION].node)
        return GPURTA_OK;
    const int64_t units = design_units(design, design_value(design, index, P_UTILIZATION));
    const int64_t most = design->parameter[P_MOST].node
                             ? design_units(design, design_value(design, index, P_MOST))
                             : 0;
    return gpurta_generator_create(&point->generator, design->method, point->tasks, units, 1, most,
                                   error);
}

static gpurta_status make_point(struct point *const point, const struct design *const design,
                                const size_t index, gpurta_error *const error)
{
    point->tasks = value_count(design, index, P_TASKS);
    point->channels = point->tasks + value_count(design, index, P_SATURATED);
    point->ticks = calloc(design->curves, sizeof *point->ticks);
    if (!point->ticks)
        return GPURTA_NO_MEMORY;
    for (size_t c = 0; c < design->curves; c++)
        for (int p = SETS_END; p < PARAMETERS; p++)
            point->ticks[c][p] = design_ticks(
                design, curve_value(design, index, &design->curve[c], (enum parameter)p));
    return make_generator(point, design, index, error);
}

int points_make(struct point **const points, const struct design *const design)
{
    gpurta_error error = {.item = GPURTA_NO_ITEM};
    gpurta_status status = GPURTA_OK;
    *points = calloc(design_points(design), sizeof **points);
    if (!*points)
        status = GPURTA_NO_MEMORY;
    for (size_t p = 0; p < design_points(design) && status == GPURTA_OK; p++)
        status = make_point(&(*points)[p], design, p, &error);
    if (status == GPURTA_OK)
        return -1;
    points_destroy(*points, design);
    complain("sweep: %s", status == GPURTA_NO_MEMORY ? "out of memory" : error.message);
    return status == GPURTA_NO_MEMORY ? EXIT_UNABLE : EXIT_USAGE;
}

/* ---- sets ---- */

static size_t most_channels(const struct design *const design, const struct point *const points)
{
    size_t most = 1;
    for (size_t p = 0; p < design_points(design); p++)
        most = points[p].channels > most ? points[p].channels : most;
    return most;
}

static void init_law(struct worker *const w)
{
    const struct law *const law = &w->design->period;
    if (!law->given || law->kind == LAW_LIST)
        return;
    w->grain = design_ticks(w->design, law->grain);
    w->law_low = design_ticks(w->design, law->from) / w->grain;
    w->law_high = design_ticks(w->design, law->to) / w->grain;
}

bool worker_init(struct worker *const w, const struct design *const design,
                 const struct point *const points)
{
    const size_t most = most_channels(design, points);
    *w = (struct worker){.design = design, .points = points};
    mpq_inits(w->time, w->other, NULL);
    int64_t **const arrays[] = {&w->wcet,     &w->period,     &w->deadline,     &w->timeslice,
                                &w->adjusted, &w->adjusted_2, &w->result,       &w->blocks,
                                &w->threads,  &w->registers,  &w->shared_memory};
    bool good = true;
    for (size_t i = 0; i < FIELDS(arrays); i++) {
        *arrays[i] = calloc(most, sizeof **arrays[i]);
        good = good && *arrays[i];
    }
    w->level = calloc(most, sizeof *w->level);
    const size_t edf = gpurta_edf_ticks_work(most), runlist = gpurta_runlist_ticks_work(most);
    w->work = malloc(edf > runlist ? edf : runlist);
    init_law(w);
    return good && w->level && w->work;
}

void worker_clear(struct worker *const w)
{
    int64_t *const arrays[] = {w->wcet,     w->period,     w->deadline,     w->timeslice,
                               w->adjusted, w->adjusted_2, w->result,       w->blocks,
                               w->threads,  w->registers,  w->shared_memory};
    for (size_t i = 0; i < FIELDS(arrays); i++)
        free(arrays[i]);
    free(w->level);
    free(w->work);
    mpq_clears(w->time, w->other, NULL);
}

static int64_t draw_period(struct worker *const w)
{
    const struct law *const law = &w->design->period;
    switch (law->kind) {
    case LAW_LIST:
        return design_ticks(w->design,
                            law->list.value[gpurta_random_below(&w->random, law->list.count)]);
    case LAW_LOG_UNIFORM:
        return w->grain * gpurta_random_log(&w->random, w->law_low, w->law_high);
    case LAW_UNIFORM:
        break;
    }
    return w->grain * gpurta_random_between(&w->random, w->law_low, w->law_high);
}

/* ceil or floor of part * period, in grains */
static int64_t share(mpq_srcptr part, const int64_t grains, const bool up)
{
    mpz_t n;
    int64_t found = 0;
    mpz_init(n);
    mpz_import(n, 1, 1, sizeof grains, 0, 0, &grains);
    mpz_mul(n, n, mpq_numref(part));
    if (up)
        mpz_cdiv_q(n, n, mpq_denref(part));
    else
        mpz_fdiv_q(n, n, mpq_denref(part));
    mpz_export(&found, NULL, 1, sizeof found, 0, 0, n);
    mpz_clear(n);
    return found < 1 ? 1 : found;
}

static int64_t draw_deadline(struct worker *const w, const int64_t period)
{
    if (!w->design->constrained)
        return period;
    const int64_t grain = w->grain ? w->grain : 1, grains = period / grain;
    return grain * gpurta_random_between(&w->random, share(w->design->deadline_from, grains, true),
                                         share(w->design->deadline_to, grains, false));
}

static int64_t draw_range(struct worker *const w, const struct range *const range)
{
    const int64_t step = range->step > 0 ? range->step : 1;
    const int64_t most = (range->high - range->low) / step;
    return range->given ? range->low + step * gpurta_random_between(&w->random, 0, most) : 0;
}

/* The scale has the denominator of the grain in it, so that C = U T is a whole number of ticks. */
static int64_t wcet_of(const struct worker *const w, const int64_t units, const int64_t period)
{
    const int64_t num = (int64_t)mpz_get_ui(mpq_numref(w->design->grain));
    const int64_t den = (int64_t)mpz_get_ui(mpq_denref(w->design->grain));
    return den > 0 ? units * num * (period / den) : 0;
}

static void draw_task(struct worker *const w, const size_t i)
{
    const struct design *const d = w->design;
    if (d->period.given) {
        w->period[i] = draw_period(w);
        w->wcet[i] = wcet_of(w, w->wcet[i], w->period[i]);
        w->deadline[i] = draw_deadline(w, w->period[i]);
    }
    w->level[i] = d->level[i % d->levels];
    w->blocks[i] = draw_range(w, &d->blocks);
    w->threads[i] = draw_range(w, &d->threads);
    w->registers[i] = draw_range(w, &d->registers);
    w->shared_memory[i] = draw_range(w, &d->shared_memory);
}

bool set_draw(struct worker *const w, const size_t point, const int64_t set)
{
    const struct point *const p = &w->points[point];
    gpurta_random_begin(&w->random, (uint64_t)w->design->seed, point, (uint64_t)set);
    w->count = p->tasks;
    w->channels = p->channels;
    w->bounded = false;
    if (p->generator && gpurta_generator_draw(p->generator, &w->random, w->wcet, NULL) != GPURTA_OK)
        return false;
    for (size_t i = 0; i < w->count; i++)
        draw_task(w, i);
    for (size_t i = w->count; i < w->channels; i++) {
        w->wcet[i] = w->period[i] = 0;
        w->level[i] = GPURTA_LEVEL_LOW;
    }
    return true;
}

/* ---- the runlist ---- */

static gpurta_verdict fits(const struct worker *const w)
{
    gpurta_verdict verdict = GPURTA_SCHEDULABLE;
    for (size_t i = 0; i < w->count; i++)
        if (w->result[i] == GPURTA_RUNLIST_NO_VALUE)
            verdict = GPURTA_UNKNOWN;
        else if (w->result[i] > w->deadline[i])
            return GPURTA_UNSCHEDULABLE;
    return verdict;
}

static gpurta_verdict judge_runlist(struct worker *const w, const enum analysis analysis,
                                    const int64_t *const ticks)
{
    const bool published = analysis == CURVE_THEOREM_1;
    for (size_t i = 0; i < w->channels; i++)
        w->timeslice[i] = ticks[P_TIMESLICE];
    const gpurta_runlist_ticks_set set = {
        .size = sizeof set,
        .mode = w->design->flat ? GPURTA_RUNLIST_FLAT : GPURTA_RUNLIST_INTERLEAVED,
        .overhead = published ? GPURTA_RUNLIST_PUBLISHED : GPURTA_RUNLIST_EVERY_SWITCH,
        .switch_cost = ticks[P_SWITCH_COST],
        .count = w->channels,
        .level = w->level,
        .timeslice = w->timeslice,
        .wcet = w->wcet,
        .period = w->period};
    const gpurta_runlist_ticks_result to = {
        .size = sizeof to,
        .bound = analysis == CURVE_WORK_LIMITED ? w->result : NULL,
        .positional = analysis == CURVE_POSITIONAL ? w->result : NULL,
        .theorem_1 = published ? w->result : NULL};
    return gpurta_runlist_ticks(&set, &to, w->work, NULL) == GPURTA_OK ? fits(w) : GPURTA_UNKNOWN;
}

/* ---- tasks as objects ---- */

void set_ticks(mpq_ptr time, const int64_t ticks)
{
    mpz_import(mpq_numref(time), 1, 1, sizeof ticks, 0, 0, &ticks);
    mpz_set_ui(mpq_denref(time), 1);
}

static gpurta_status add_task(struct worker *const w, gpurta_tasks *const tasks, const size_t i,
                              const int64_t timeslice)
{
    const int64_t times[][2] = {{GPURTA_TASK_PERIOD, w->period[i]},
                                {GPURTA_TASK_DEADLINE, i < w->count ? w->deadline[i] : 0},
                                {GPURTA_TASK_TIMESLICE, timeslice}};
    set_ticks(w->time, i < w->count ? w->wcet[i] : 1);
    gpurta_status status = gpurta_tasks_add(tasks, NULL, w->time, NULL);
    for (size_t t = 0; t < FIELDS(times) && status == GPURTA_OK; t++) {
        set_ticks(w->time, times[t][1]);
        if (times[t][1])
            status = gpurta_tasks_set_time(tasks, i, (gpurta_task_time)times[t][0], w->time, NULL);
    }
    if (status == GPURTA_OK)
        status = gpurta_tasks_set_level(tasks, i, w->level[i], NULL);
    return status == GPURTA_OK && i >= w->count ? gpurta_tasks_set_saturated(tasks, i, true, NULL)
                                                : status;
}

static gpurta_tasks *make_tasks(struct worker *const w, const size_t count, const int64_t timeslice)
{
    gpurta_tasks *tasks;
    if (gpurta_tasks_create(&tasks, NULL) != GPURTA_OK)
        return NULL;
    for (size_t i = 0; i < count; i++)
        if (add_task(w, tasks, i, timeslice) != GPURTA_OK) {
            gpurta_tasks_destroy(tasks);
            return NULL;
        }
    return tasks;
}

static gpurta_verdict judge_host_task(const gpurta_tasks *const tasks, const size_t i,
                                      const gpurta_options *const options)
{
    gpurta_host_simulation *run = NULL;
    const gpurta_verdict verdict =
        gpurta_host_simulate_critical(&run, tasks, i, options, NULL) == GPURTA_OK
            ? gpurta_host_simulation_job_verdict(run, 0)
            : GPURTA_UNKNOWN;
    gpurta_host_simulation_destroy(run);
    return verdict;
}

static gpurta_status host_options(struct worker *const w, gpurta_options *const options,
                                  const int64_t cost)
{
    set_ticks(w->time, cost);
    const gpurta_status status =
        gpurta_options_set_time(options, GPURTA_OPTION_RUNLIST_SWITCH_COST, w->time, NULL);
    return status != GPURTA_OK
               ? status
               : gpurta_options_set(
                     options, GPURTA_OPTION_RUNLIST_MODE,
                     w->design->flat ? GPURTA_RUNLIST_FLAT : GPURTA_RUNLIST_INTERLEAVED, NULL);
}

/* The critical instant of each task in turn. */
static gpurta_verdict judge_host(struct worker *const w, const int64_t *const ticks)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    gpurta_options *options = NULL;
    gpurta_tasks *const tasks = make_tasks(w, w->channels, ticks[P_TIMESLICE]);
    if (tasks && gpurta_options_create(&options, NULL) == GPURTA_OK &&
        host_options(w, options, ticks[P_SWITCH_COST]) == GPURTA_OK) {
        verdict = GPURTA_SCHEDULABLE;
        for (size_t i = 0; i < w->count && verdict != GPURTA_UNSCHEDULABLE; i++) {
            const gpurta_verdict one = judge_host_task(tasks, i, options);
            verdict = one == GPURTA_SCHEDULABLE ? verdict : one;
        }
    }
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    return verdict;
}

/* ---- EDF ---- */

static gpurta_verdict judge_edf(struct worker *const w, const int64_t *const ticks)
{
    for (size_t i = 0; i < w->count; i++) {
        w->adjusted[i] = w->wcet[i] + ticks[P_OVERHEAD];
        w->adjusted_2[i] = w->deadline[i] - ticks[P_LATENCY];
        if (w->adjusted_2[i] < 1)
            return GPURTA_UNSCHEDULABLE;
    }
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    const gpurta_edf_ticks_set set = {.size = sizeof set,
                                      .count = w->count,
                                      .wcet = w->adjusted,
                                      .deadline = w->adjusted_2,
                                      .period = w->period};
    return gpurta_edf_ticks(&set, &verdict, NULL, w->work, NULL) == GPURTA_OK ? verdict
                                                                              : GPURTA_UNKNOWN;
}

static gpurta_verdict judge_edf_simulation(struct worker *const w, const int64_t *const ticks,
                                           const int64_t cost)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    gpurta_edf_scenario *scenario = NULL;
    gpurta_edf_simulation *run = NULL;
    gpurta_options *options = NULL;
    gpurta_tasks *const tasks = make_tasks(w, w->count, 0);
    set_ticks(w->time, ticks[P_HORIZON]);
    gpurta_status status = tasks ? GPURTA_OK : GPURTA_NO_MEMORY;
    if (status == GPURTA_OK)
        status = gpurta_edf_scenario_create(&scenario, w->count, w->time, NULL);
    set_ticks(w->time, cost);
    if (status == GPURTA_OK)
        status = gpurta_edf_scenario_set_preemption_cost(scenario, w->time, NULL);
    if (status == GPURTA_OK)
        status = gpurta_options_create(&options, NULL);
    set_ticks(w->time, ticks[P_LATENCY]);
    if (status == GPURTA_OK)
        status = gpurta_options_set_time(options, GPURTA_OPTION_EDF_LATENCY, w->time, NULL);
    if (status == GPURTA_OK)
        status = gpurta_edf_simulate(&run, tasks, scenario, options, NULL);
    if (status == GPURTA_OK)
        verdict = gpurta_edf_simulation_verdict(run);
    gpurta_edf_simulation_destroy(run);
    gpurta_edf_scenario_destroy(scenario);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    return verdict;
}

/* A preemption costs what a job has as overhead, if nothing else is said. */
static bool own_cost(const struct worker *const w, const size_t curve)
{
    return w->design->curve[curve].own[P_COST] || w->design->parameter[P_COST].node;
}

gpurta_verdict set_judge(struct worker *const w, const size_t point, const size_t curve)
{
    const int64_t *const ticks = w->points[point].ticks[curve];
    const enum analysis analysis = w->design->curve[curve].analysis;
    const int64_t search = w->design->curve[curve].search;
    switch (analysis) {
    case CURVE_THEOREM_1:
    case CURVE_POSITIONAL:
    case CURVE_WORK_LIMITED:
        return judge_runlist(w, analysis, ticks);
    case CURVE_HOST:
        return judge_host(w, ticks);
    case CURVE_EDF:
        return judge_edf(w, ticks);
    case CURVE_EDF_SIMULATION:
        return judge_edf_simulation(w, ticks, ticks[own_cost(w, curve) ? P_COST : P_OVERHEAD]);
    case CURVE_RTA:
        return judge_rta(w);
    case CURVE_BOUND:
        return judge_bound(w, search);
    case CURVE_SEEN:
        return judge_bound(w, search) == GPURTA_UNSCHEDULABLE ? GPURTA_UNSCHEDULABLE
                                                              : GPURTA_SCHEDULABLE;
    case CURVE_MISPREDICTION:
        return judge_misprediction(w);
    case ANALYSES:
        break;
    }
    return GPURTA_UNKNOWN;
}
