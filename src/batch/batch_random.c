/* Draws sets, and has them judged. */
#include "batch/batch_random.h"

#include "base/fail.h"

#include <stdlib.h>

void set_ticks(mpq_ptr time, const int64_t ticks)
{
    mpz_import(mpq_numref(time), 1, 1, sizeof ticks, 0, 0, &ticks);
    mpz_set_ui(mpq_denref(time), 1);
}

/* ---- working memory ---- */

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

/* A number of each task or server: makes room for so many, or frees them (0). False: out of memory.
 */
static bool arrays_make(gpurta_batch_random_work *const w, const size_t count)
{
    int64_t **const arrays[] = {&w->wcet,          &w->period,        &w->deadline, &w->timeslice,
                                &w->adjusted,      &w->result,        &w->blocks,   &w->threads,
                                &w->registers,     &w->shared_memory, &w->server,   &w->budget,
                                &w->server_period, &w->context};
    bool good = true;
    for (size_t i = 0; i < FIELDS(arrays); i++) {
        free(*arrays[i]);
        *arrays[i] = count ? calloc(count, sizeof **arrays[i]) : NULL;
        good = good && *arrays[i];
    }
    return good;
}

static bool is_range(const gpurta_batch_range *const range)
{
    return range->step == 0 || (range->step > 0 && range->low >= 0 && range->high >= range->low);
}

static bool is_kind(const gpurta_batch_law *const law, const gpurta_batch_kind *const kind)
{
    return kind->timeslice >= 0 && kind->server >= -1 && kind->server < (int64_t)law->servers &&
           kind->context >= -1 && kind->context < (int64_t)law->contexts &&
           !kind->budget == !kind->server_period;
}

static bool is_law(const gpurta_batch_law *const law)
{
    bool good =
        law->most_tasks >= 1 && law->most_channels >= law->most_tasks &&
        law->most_channels <= INT32_MAX && law->servers <= INT32_MAX && law->kinds >= 1 &&
        law->kind && law->unit_num >= 0 && law->unit_den >= 1 && law->wcet_grain >= 0 &&
        law->period_grain >= 0 &&
        (law->period_grain == 0 || (law->period_low >= 1 && law->period_low <= law->period_high)) &&
        is_range(&law->blocks) && is_range(&law->threads) && is_range(&law->registers) &&
        is_range(&law->shared_memory) && !law->deadline_from == !law->deadline_to;
    for (size_t i = 0; good && i < law->kinds; i++)
        good = is_kind(law, &law->kind[i]);
    return good;
}

gpurta_status gpurta_batch_random_create(gpurta_batch_random_work **const work,
                                         const gpurta_batch_law *const law,
                                         gpurta_error *const error)
{
    if (!work || !law || law->size < sizeof *law)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "batch: NULL argument, or a struct of another size");
    if (!is_law(law))
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM, "batch: no such law");
    gpurta_batch_random_work *const w = calloc(1, sizeof *w);
    if (!w)
        return fail_memory(error);
    const size_t servers = law->most_channels + law->servers;
    w->law = *law;
    mpq_inits(w->time, w->other, NULL);
    const bool good = arrays_make(w, servers);
    w->level = calloc(law->most_channels, sizeof *w->level);
    w->batch = calloc(law->most_curves + 1, sizeof *w->batch);
    w->work = malloc(work_of(law->most_channels, servers));
    if (!good || !w->level || !w->batch || !w->work) {
        gpurta_batch_random_destroy(w);
        return fail_memory(error);
    }
    for (size_t i = 0; i < law->kinds; i++)
        w->served = w->served || law->kind[i].server >= 0 || law->kind[i].budget;
    for (size_t i = 0; i < law->servers; i++) {
        w->budget[i] = law->budget[i];
        w->server_period[i] = law->server_period[i];
    }
    *work = w;
    return GPURTA_OK;
}

void gpurta_batch_random_destroy(gpurta_batch_random_work *const w)
{
    if (!w)
        return;
    arrays_make(w, 0);
    for (size_t c = 0; w->batch && c < w->law.most_curves; c++) {
        gpurta_batch_bound_destroy(w->batch[c].work);
        gpurta_options_destroy(w->batch[c].options);
    }
    gpurta_batch_rta_jobs_destroy(w->jobs);
    gpurta_batch_place_destroy(w->placing);
    FREE(w->place, w->batch, w->level, w->work);
    mpq_clears(w->time, w->other, NULL);
    free(w);
}

/* ---- sets ---- */

static bool has_periods(const gpurta_batch_law *const law)
{
    return law->period_grain > 0 || law->periods > 0;
}

static int64_t draw_period(gpurta_batch_random_work *const w)
{
    const gpurta_batch_law *const law = &w->law;
    if (law->periods > 0)
        return law->period[gpurta_random_below(&w->random, law->periods)];
    if (law->period_log)
        return law->period_grain * gpurta_random_log(&w->random, law->period_low, law->period_high);
    return law->period_grain * gpurta_random_between(&w->random, law->period_low, law->period_high);
}

/* ceil or floor of part * whole; at least 1 */
static int64_t share(gpurta_batch_random_work *const w, mpq_srcptr part, const int64_t whole,
                     const bool up)
{
    mpz_ptr n = mpq_numref(w->other);
    int64_t found = 0;
    mpz_import(n, 1, 1, sizeof whole, 0, 0, &whole);
    mpz_mul(n, n, mpq_numref(part));
    if (up)
        mpz_cdiv_q(n, n, mpq_denref(part));
    else
        mpz_fdiv_q(n, n, mpq_denref(part));
    if (mpz_sizeinbase(n, 2) > 62)
        return INT64_MAX / 2;
    mpz_export(&found, NULL, 1, sizeof found, 0, 0, n);
    return found < 1 ? 1 : found;
}

static int64_t draw_deadline(gpurta_batch_random_work *const w, const int64_t period)
{
    if (!w->law.deadline_from)
        return period;
    const int64_t grain = w->law.period_grain ? w->law.period_grain : 1, grains = period / grain;
    return grain * gpurta_random_between(&w->random, share(w, w->law.deadline_from, grains, true),
                                         share(w, w->law.deadline_to, grains, false));
}

static int64_t draw_range(gpurta_batch_random_work *const w, const gpurta_batch_range *const range)
{
    if (range->step == 0)
        return 0;
    const int64_t most = (range->high - range->low) / range->step;
    return range->low + range->step * gpurta_random_between(&w->random, 0, most);
}

/* The unit's denominator divides the period, so that C = U T is a whole number of ticks. */
static int64_t wcet_of(const gpurta_batch_random_work *const w, const int64_t units,
                       const int64_t period)
{
    const int64_t wcet = units * w->law.unit_num * (period / w->law.unit_den),
                  grain = w->law.wcet_grain;
    return grain == 0 ? wcet : wcet < grain ? grain : wcet - wcet % grain;
}

/* The server of a task: one of the law, or its own, with a budget of X C and a period of Y T. */
static void give_server(gpurta_batch_random_work *const w, const size_t i)
{
    const gpurta_batch_kind *const kind = &w->law.kind[i % w->law.kinds];
    w->server[i] = kind->server;
    if (!kind->budget || !has_periods(&w->law))
        return;
    w->server[i] = (int64_t)w->servers;
    w->budget[w->servers] = share(w, kind->budget, w->wcet[i], true);
    w->server_period[w->servers++] = share(w, kind->server_period, w->period[i], false);
}

static void draw_task(gpurta_batch_random_work *const w, const size_t i)
{
    const gpurta_batch_law *const law = &w->law;
    if (has_periods(law)) {
        w->period[i] = draw_period(w);
        w->wcet[i] = wcet_of(w, w->wcet[i], w->period[i]);
        w->deadline[i] = draw_deadline(w, w->period[i]);
    }
    w->level[i] = law->kind[i % law->kinds].level;
    if (w->served)
        give_server(w, i);
    w->blocks[i] = draw_range(w, &law->blocks);
    w->threads[i] = draw_range(w, &law->threads);
    w->registers[i] = draw_range(w, &law->registers);
    w->shared_memory[i] = draw_range(w, &law->shared_memory);
}

/* False: the generator gave up. */
static bool draw(gpurta_batch_random_work *const w, const gpurta_batch_point *const point,
                 const uint64_t set)
{
    gpurta_random_begin(&w->random, point->seed, point->point, set);
    w->count = point->tasks;
    w->channels = point->tasks + point->saturated;
    w->servers = w->law.servers;
    w->bounded = NULL;
    if (point->generator &&
        !had(w, gpurta_generator_draw(point->generator, &w->random, w->wcet, NULL)))
        return false;
    for (size_t i = 0; i < w->count; i++)
        draw_task(w, i);
    for (size_t i = w->count; i < w->channels; i++) {
        w->wcet[i] = w->period[i] = 0;
        w->level[i] = GPURTA_LEVEL_LOW;
    }
    return true;
}

/* ---- verdicts ---- */

static gpurta_verdict judge(gpurta_batch_random_work *const w,
                            const gpurta_batch_curve *const curve, const size_t place)
{
    switch (curve->analysis) {
    case GPURTA_BATCH_THEOREM_1:
    case GPURTA_BATCH_POSITIONAL:
    case GPURTA_BATCH_WORK_LIMITED:
    case GPURTA_BATCH_HOST:
        return judge_runlist(w, curve);
    case GPURTA_BATCH_EDF:
        return judge_edf(w, curve);
    case GPURTA_BATCH_EDF_SIMULATION:
        return judge_edf_simulation(w, curve);
    case GPURTA_BATCH_RTA:
        return judge_rta(w, curve->limit);
    case GPURTA_BATCH_BOUND:
        return judge_bound(w, curve, place);
    case GPURTA_BATCH_SEEN:
        return judge_bound(w, curve, place) == GPURTA_UNSCHEDULABLE ? GPURTA_UNSCHEDULABLE
               : w->analysed                                        ? GPURTA_SCHEDULABLE
                                                                    : GPURTA_UNKNOWN;
    case GPURTA_BATCH_MISPREDICTION:
        return judge_misprediction(w);
    }
    return GPURTA_UNKNOWN;
}

static gpurta_status check_call(const gpurta_batch_random_work *const w,
                                const gpurta_batch_point *const point,
                                const gpurta_batch_curve *const curve, const size_t curves,
                                const gpurta_verdict *const verdict, gpurta_error *const error)
{
    if (!w || !point || (curves && (!curve || !verdict)))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "batch: NULL argument");
    if (point->tasks < 1 || point->tasks > w->law.most_tasks || curves > w->law.most_curves ||
        point->saturated > w->law.most_channels - point->tasks)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "batch: more tasks, channels or curves than the law has");
    for (size_t c = 0; c < curves; c++) {
        const bool kernels = curve[c].analysis >= GPURTA_BATCH_RTA;
        const bool times = curve[c].analysis != GPURTA_BATCH_MISPREDICTION;
        if (curve[c].analysis < 0 || curve[c].analysis > GPURTA_BATCH_MISPREDICTION)
            return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)c, "batch: no such analysis");
        if ((kernels && (!w->law.platform || w->law.blocks.low < 1)) ||
            (times && (!point->generator || !has_periods(&w->law))))
            return fail(error, GPURTA_INVALID_ARGUMENT, (int64_t)c,
                        "batch: sets lack what the analysis needs: utilizations and periods, or "
                        "blocks and a platform");
    }
    return GPURTA_OK;
}

gpurta_status gpurta_batch_random(gpurta_batch_random_work *const w,
                                  const gpurta_batch_point *const point, const uint64_t first,
                                  const size_t sets, const gpurta_batch_curve *const curve,
                                  const size_t curves, gpurta_verdict *verdict,
                                  gpurta_batch_random_set *const set, gpurta_error *const error)
{
    const gpurta_status status = check_call(w, point, curve, curves, verdict, error);
    if (status != GPURTA_OK)
        return status;
    bool drawn = false;
    w->no_memory = false;
    for (size_t s = 0; s < sets && !w->no_memory; s++) {
        drawn = draw(w, point, first + s);
        for (size_t c = 0; c < curves; c++)
            *verdict++ = drawn ? judge(w, &curve[c], c) : GPURTA_UNKNOWN;
    }
    if (w->no_memory)
        return fail_memory(error);
    if (set)
        *set = (gpurta_batch_random_set){.tasks = drawn ? w->count : 0,
                                         .servers = w->served ? w->servers : 0,
                                         .wcet = w->wcet,
                                         .period = w->period,
                                         .deadline = w->deadline,
                                         .blocks = w->blocks,
                                         .threads = w->threads,
                                         .registers = w->registers,
                                         .shared_memory = w->shared_memory,
                                         .server = w->server,
                                         .budget = w->budget,
                                         .server_period = w->server_period};
    return GPURTA_OK;
}
