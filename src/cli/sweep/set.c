/* Draws sets, and has them judged. */
#include "cli/sweep/set.h"
#include "cli/base/memory.h"

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
    point->ticks = allocate_zeroed(design->curves, sizeof *point->ticks);
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
    *points = allocate_zeroed(design_points(design), sizeof **points);
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

static bool init_law(struct worker *const w)
{
    const struct law *const law = &w->design->period;
    w->listed = allocate_zeroed(law->list.count + 1, sizeof *w->listed);
    for (size_t i = 0; w->listed && i < law->list.count; i++)
        w->listed[i] = design_ticks(w->design, law->list.value[i]);
    if (!law->given || law->kind == LAW_LIST)
        return w->listed;
    w->grain = design_ticks(w->design, law->grain);
    w->law_low = design_ticks(w->design, law->from) / w->grain;
    w->law_high = design_ticks(w->design, law->to) / w->grain;
    return w->listed;
}

/* The largest working memory that an analysis of so many channels asks for. */
static size_t work_of(const size_t most, const size_t servers)
{
    const size_t needs[] = {gpurta_edf_ticks_work(most + servers), gpurta_runlist_ticks_work(most),
                            gpurta_host_ticks_work(most),
                            gpurta_edf_simulation_ticks_work(most, servers)};
    size_t largest = 0;
    for (size_t i = 0; i < FIELDS(needs); i++)
        largest = needs[i] > largest ? needs[i] : largest;
    return largest;
}

static void init_template(struct worker *const w)
{
    const struct design *const d = w->design;
    w->served = design_serves(d);
    w->wcet_grain = design_ticks(d, d->wcet_grain);
    for (size_t i = 0; i < d->kinds; i++)
        w->own_timeslice[i] = design_ticks(d, d->kind[i].timeslice);
    for (size_t i = 0; i < d->servers; i++) {
        w->budget[i] = design_ticks(d, d->server[i].budget);
        w->server_period[i] = design_ticks(d, d->server[i].period);
    }
}

/* A number of each task or server: makes room for so many, or frees them (0). False: out of memory.
 */
static bool arrays_make(struct worker *const w, const size_t count)
{
    int64_t **const arrays[] = {&w->wcet,         &w->period,        &w->deadline, &w->timeslice,
                                &w->adjusted,     &w->result,        &w->blocks,   &w->threads,
                                &w->registers,    &w->shared_memory, &w->server,   &w->budget,
                                &w->server_period};
    bool good = true;
    for (size_t i = 0; i < FIELDS(arrays); i++) {
        free(*arrays[i]);
        *arrays[i] = count ? allocate_zeroed(count, sizeof **arrays[i]) : NULL;
        good = good && *arrays[i];
    }
    return good;
}

bool worker_init(struct worker *const w, const struct design *const design,
                 const struct point *const points)
{
    const size_t most = most_channels(design, points), servers = most + design->servers;
    *w = (struct worker){.design = design, .points = points};
    mpq_inits(w->time, w->other, NULL);
    const bool good = arrays_make(w, servers);
    w->level = allocate_zeroed(most, sizeof *w->level);
    /* NOLINTNEXTLINE(bugprone-sizeof-expression): an array of pointers */
    w->batch = allocate_zeroed(design->curves, sizeof *w->batch);
    /* NOLINTNEXTLINE(bugprone-sizeof-expression): an array of pointers */
    w->batch_options = allocate_zeroed(design->curves, sizeof *w->batch_options);
    w->batch_point = allocate_zeroed(design->curves, sizeof *w->batch_point);
    w->context = allocate_zeroed(most, sizeof *w->context);
    w->work = allocate(work_of(most, servers));
    if (!good || !w->level || !w->work || !w->batch || !w->batch_options || !w->batch_point ||
        !w->context)
        return false;
    init_template(w);
    return init_law(w);
}

void worker_clear(struct worker *const w)
{
    arrays_make(w, 0);
    for (size_t c = 0; c < w->design->curves; c++) {
        if (w->batch)
            gpurta_batch_bound_destroy(w->batch[c]);
        if (w->batch_options)
            gpurta_options_destroy(w->batch_options[c]);
    }
    gpurta_batch_rta_jobs_destroy(w->jobs);
    gpurta_batch_place_destroy(w->placing);
    free(w->place);
    free(w->batch);
    free(w->batch_options);
    free(w->batch_point);
    free(w->context);
    free(w->listed);
    free(w->level);
    free(w->work);
    mpq_clears(w->time, w->other, NULL);
}

static int64_t draw_period(struct worker *const w)
{
    const struct law *const law = &w->design->period;
    switch (law->kind) {
    case LAW_LIST:
        return w->listed[gpurta_random_below(&w->random, law->list.count)];
    case LAW_LOG_UNIFORM:
        return w->grain * gpurta_random_log(&w->random, w->law_low, w->law_high);
    case LAW_UNIFORM:
        break;
    }
    return w->grain * gpurta_random_between(&w->random, w->law_low, w->law_high);
}

/* ceil or floor of part * whole; at least 1 */
static int64_t share(struct worker *const w, mpq_srcptr part, const int64_t whole, const bool up)
{
    mpz_ptr n = mpq_numref(w->other);
    int64_t found = 0;
    mpz_import(n, 1, 1, sizeof whole, 0, 0, &whole);
    mpz_mul(n, n, mpq_numref(part));
    if (up)
        mpz_cdiv_q(n, n, mpq_denref(part));
    else
        mpz_fdiv_q(n, n, mpq_denref(part));
    mpz_export(&found, NULL, 1, sizeof found, 0, 0, n);
    return found < 1 ? 1 : found;
}

static int64_t draw_deadline(struct worker *const w, const int64_t period)
{
    if (!w->design->constrained)
        return period;
    const int64_t grain = w->grain ? w->grain : 1, grains = period / grain;
    return grain * gpurta_random_between(&w->random,
                                         share(w, w->design->deadline_from, grains, true),
                                         share(w, w->design->deadline_to, grains, false));
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
    const int64_t wcet = den > 0 ? units * num * (period / den) : 0, grain = w->wcet_grain;
    return grain == 0 ? wcet : wcet < grain ? grain : wcet - wcet % grain;
}

/* The server of a task: one of the design, or its own, with a budget of X C and a period of Y T. */
static void give_server(struct worker *const w, const size_t i)
{
    const struct task_kind *const kind = &w->design->kind[i % w->design->kinds];
    w->server[i] = kind->server == GPURTA_NONE ? -1 : (int64_t)kind->server;
    if (mpq_sgn(kind->budget) == 0 || !w->design->period.given)
        return;
    w->server[i] = (int64_t)w->servers;
    w->budget[w->servers] = share(w, kind->budget, w->wcet[i], true);
    w->server_period[w->servers++] = share(w, kind->period, w->period[i], false);
}

static void draw_task(struct worker *const w, const size_t i)
{
    const struct design *const d = w->design;
    if (d->period.given) {
        w->period[i] = draw_period(w);
        w->wcet[i] = wcet_of(w, w->wcet[i], w->period[i]);
        w->deadline[i] = draw_deadline(w, w->period[i]);
    }
    w->level[i] = d->kind[i % d->kinds].level;
    if (w->served)
        give_server(w, i);
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
    w->servers = w->design->servers;
    w->bounded = false;
    if (p->generator && !succeeded(gpurta_generator_draw(p->generator, &w->random, w->wcet, NULL)))
        return false;
    for (size_t i = 0; i < w->count; i++)
        draw_task(w, i);
    for (size_t i = w->count; i < w->channels; i++) {
        w->wcet[i] = w->period[i] = 0;
        w->level[i] = GPURTA_LEVEL_LOW;
    }
    return true;
}

void set_ticks(mpq_ptr time, const int64_t ticks)
{
    mpz_import(mpq_numref(time), 1, 1, sizeof ticks, 0, 0, &ticks);
    mpz_set_ui(mpq_denref(time), 1);
}

gpurta_verdict set_judge(struct worker *const w, const size_t point, const size_t curve)
{
    const int64_t *const ticks = w->points[point].ticks[curve];
    const struct curve *const of = &w->design->curve[curve];
    switch (of->analysis) {
    case CURVE_THEOREM_1:
    case CURVE_POSITIONAL:
    case CURVE_WORK_LIMITED:
    case CURVE_HOST:
        return judge_runlist(w, of, ticks);
    case CURVE_EDF:
        return judge_edf(w, of, ticks);
    case CURVE_EDF_SIMULATION:
        return judge_edf_simulation(w, of, ticks);
    case CURVE_RTA:
        return judge_rta(w, of->limit);
    case CURVE_BOUND:
        return judge_bound(w, point, curve);
    case CURVE_SEEN:
        return judge_bound(w, point, curve) == GPURTA_UNSCHEDULABLE ? GPURTA_UNSCHEDULABLE
               : w->analysed                                        ? GPURTA_SCHEDULABLE
                                                                    : GPURTA_UNKNOWN;
    case CURVE_MISPREDICTION:
        return judge_misprediction(w);
    case ANALYSES:
        break;
    }
    return GPURTA_UNKNOWN;
}
