#include "base/fail.h"
#include "base/grow.h"
#include "model/options.h"
#include "runlist/runlist.h"

#include <gpurta/host.h>

#include "number/i64.h"
#include "number/undef.h"

#include <stdlib.h>

#define NO_JOB SIZE_MAX

/* Times at rest here are whole ticks; they are divided by the scale when they are read. */
struct slot {
    struct rat start, begin, end;
    size_t task;
    int64_t position;
};

struct job {
    struct rat release, completion; /* no completion: not complete */
    size_t task;
};

struct gpurta_host {
    struct ticks ticks; /* of the times below */
    struct slot *slot;
    struct job *job;
    size_t slots, slot_room, jobs, job_room;
    size_t left; /* given jobs that are not complete */
    struct rat end;
};

/* Where the jobs of a channel come from. */
struct source {
    size_t first, next, end; /* into feed->order */
    size_t job;              /* the current job, or NO_JOB */
    bool saturated, endless;
};

/* A job that the caller gives. */
struct given {
    struct rat release, demand;
    size_t task;
};

struct run {
    struct gpurta_host *host;
    const struct feed *feed;
};

struct feed {
    const struct model *model;
    struct source *source;
    struct given *given;
    size_t *order; /* given jobs by task, release and number */
    size_t count;  /* given jobs */
    struct rat until;
    int64_t position, limit;
    bool resume_free;
};

static void host_empty(gpurta_host *const host)
{
    for (size_t i = 0; i < host->slots; i++) {
        rat_clear(&host->slot[i].start);
        rat_clear(&host->slot[i].begin);
        rat_clear(&host->slot[i].end);
    }
    for (size_t i = 0; i < host->jobs; i++) {
        rat_clear(&host->job[i].release);
        rat_clear(&host->job[i].completion);
    }
    host->slots = host->jobs = 0;
    rat_clear(&host->end);
}

static struct job *host_new_job(struct gpurta_host *const host, const size_t task)
{
    struct job *const all = grow(host->job, &host->job_room, host->jobs + 1, sizeof *all);
    if (!all)
        return NULL;
    host->job = all;
    struct job *const job = &all[host->jobs++];
    job->task = task;
    rat_init(&job->release);
    rat_init(&job->completion);
    return job;
}

static struct slot *host_new_slot(struct gpurta_host *const host, const size_t task,
                                  const int64_t position)
{
    struct slot *const all = grow(host->slot, &host->slot_room, host->slots + 1, sizeof *all);
    if (!all)
        return NULL;
    host->slot = all;
    struct slot *const slot = &all[host->slots++];
    slot->task = task;
    slot->position = position;
    rat_init(&slot->start);
    rat_init(&slot->begin);
    rat_init(&slot->end);
    return slot;
}

static bool put_i64(struct rat *const r, const int64_t *const v)
{
    rat_clear(r);
    r->u.num = *v;
    r->den = 1;
    return true;
}

static bool put_mpz(struct rat *const r, mpz_srcptr v)
{
    mpq_t value;
    mpq_init(value);
    mpq_set_z(value, v);
    const bool kept = rat_set(r, value);
    mpq_clear(value);
    return kept;
}

#include "number/i64.h"

#include "runlist/host_core.h"

#include "number/undef.h"

#include "number/mpz.h"

#include "runlist/host_core.h"

#include "number/undef.h"

/* ---- setting up ---- */

struct sorted {
    const struct given *given;
    size_t number;
};

static int compare_jobs(const void *const a, const void *const b)
{
    const struct sorted *const x = a, *const y = b;
    if (x->given->task != y->given->task)
        return x->given->task < y->given->task ? -1 : 1;
    const int order = rat_cmp(&x->given->release, &y->given->release);
    return order ? order : (x->number > y->number) - (x->number < y->number);
}

static bool feed_sort(struct feed *const feed)
{
    struct sorted *const sorted = calloc(feed->count ? feed->count : 1, sizeof *sorted);
    if (!sorted)
        return false;
    for (size_t i = 0; i < feed->count; i++)
        sorted[i] = (struct sorted){&feed->given[i], i};
    qsort(sorted, feed->count, sizeof *sorted, compare_jobs);
    for (size_t i = 0; i < feed->count; i++) {
        struct source *const source = &feed->source[sorted[i].given->task];
        feed->order[i] = sorted[i].number;
        if (source->end == 0)
            source->first = i;
        source->end = i + 1;
    }
    free(sorted);
    return true;
}

static void feed_clear(struct feed *const feed)
{
    for (size_t i = 0; feed->given && i < feed->count; i++) {
        rat_clear(&feed->given[i].release);
        rat_clear(&feed->given[i].demand);
    }
    rat_clear(&feed->until);
    free(feed->given);
    free(feed->order);
    free(feed->source);
}

static bool feed_room(struct feed *const feed, const struct model *const model, const size_t count)
{
    *feed = (struct feed){.model = model, .count = count};
    rat_init(&feed->until);
    feed->source = calloc(model->shape.count, sizeof *feed->source);
    feed->given = calloc(count ? count : 1, sizeof *feed->given);
    feed->order = calloc(count ? count : 1, sizeof *feed->order);
    if (!feed->source || !feed->given || !feed->order)
        return false;
    for (size_t c = 0; c < model->shape.count; c++)
        feed->source[c].saturated = !rat_given(&model->channel[c].wcet);
    for (size_t i = 0; i < count; i++) {
        rat_init(&feed->given[i].release);
        rat_init(&feed->given[i].demand);
    }
    return true;
}

static gpurta_status feed_job(struct feed *const feed, const size_t i, const size_t task,
                              mpq_srcptr release, mpq_srcptr demand, gpurta_error *const error)
{
    struct given *const given = &feed->given[i];
    if (task >= feed->model->shape.count || feed->source[task].saturated)
        return fail(error, GPURTA_INVALID_ARGUMENT, (int64_t)i,
                    "a job needs a task, and one that is not saturated");
    gpurta_status status = time_check(release, false, "the release of a job", (int64_t)i, error);
    if (status == GPURTA_OK && demand)
        status = time_check(demand, true, "the demand of a job", (int64_t)i, error);
    if (status != GPURTA_OK)
        return status;
    given->task = task;
    const bool kept = rat_set(&given->release, release) &&
                      (demand ? rat_set(&given->demand, demand)
                              : rat_copy(&given->demand, &feed->model->channel[task].wcet));
    return kept ? GPURTA_OK : fail_memory(error);
}

static gpurta_status feed_options(struct feed *const feed, const gpurta_options *const options,
                                  gpurta_error *const error)
{
    const mpq_srcptr until = option_time(options, GPURTA_OPTION_HOST_UNTIL);
    feed->position = option(options, GPURTA_OPTION_HOST_START);
    feed->limit = option(options, GPURTA_OPTION_HOST_LIMIT);
    feed->resume_free = option(options, GPURTA_OPTION_HOST_RESUME_FREE);
    if (feed->position >= feed->model->length)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "the list has %lld entries: the Host cannot start at %lld",
                    (long long)feed->model->length, (long long)feed->position);
    return !until || rat_set(&feed->until, until) ? GPURTA_OK : fail_memory(error);
}

static void feed_ticks(struct ticks *const ticks, const struct feed *const feed)
{
    model_ticks(ticks, feed->model);
    ticks_add(ticks, &feed->until);
    for (size_t i = 0; i < feed->count; i++) {
        ticks_add(ticks, &feed->given[i].release);
        ticks_add(ticks, &feed->given[i].demand);
    }
}

/* A second attempt, on other numbers, begins anew. */
static void host_begin(struct gpurta_host *const host, const struct feed *const feed)
{
    host_empty(host);
    host->left = feed->count;
    for (size_t c = 0; c < feed->model->shape.count; c++) {
        feed->source[c].next = feed->source[c].first;
        feed->source[c].job = NO_JOB;
    }
}

static gpurta_status run_i64(const struct ticks *const ticks, void *const run)
{
    const struct run *const r = run;
    (void)ticks;
    host_begin(r->host, r->feed);
    return host_run_i64(r->host, r->feed);
}

static gpurta_status run_mpz(const struct ticks *const ticks, void *const run)
{
    const struct run *const r = run;
    (void)ticks;
    host_begin(r->host, r->feed);
    return host_run_mpz(r->host, r->feed);
}

static gpurta_status simulate(gpurta_host **const host, struct feed *const feed,
                              const gpurta_options *const options, gpurta_error *const error)
{
    gpurta_host *const fresh = feed_sort(feed) ? calloc(1, sizeof *fresh) : NULL;
    if (!fresh)
        return fail_memory(error);
    struct run run = {fresh, feed};
    ticks_init(&fresh->ticks, options_numbers(options));
    rat_init(&fresh->end);
    feed_ticks(&fresh->ticks, feed);
    gpurta_status status = ticks_run(&fresh->ticks, run_i64, run_mpz, &run, error);
    if (status == GPURTA_LIMIT && !fresh->ticks.too_fine)
        fail(error, status, GPURTA_NO_ITEM, "more than %lld turns: choose a larger limit",
             (long long)feed->limit);
    if (status == GPURTA_OK)
        *host = fresh;
    else
        gpurta_host_destroy(fresh);
    return status;
}

static gpurta_status simulate_jobs(gpurta_host **const host, const struct model *const model,
                                   const size_t count, const size_t *const task,
                                   const mpq_t *const release, const mpq_t *const demand,
                                   const gpurta_options *const options, gpurta_error *const error)
{
    struct feed feed;
    gpurta_status status =
        feed_room(&feed, model, count) ? feed_options(&feed, options, error) : fail_memory(error);
    for (size_t i = 0; i < count && status == GPURTA_OK; i++)
        status = feed_job(&feed, i, task[i], release[i], demand ? demand[i] : NULL, error);
    if (status == GPURTA_OK)
        status = simulate(host, &feed, options, error);
    feed_clear(&feed);
    return status;
}

gpurta_status gpurta_host_simulate(gpurta_host **const host, const gpurta_tasks *const tasks,
                                   const size_t count, const size_t *const task,
                                   const mpq_t *const release, const mpq_t *const demand,
                                   const gpurta_options *const options, gpurta_error *const error)
{
    if (!host || (count > 0 && (!task || !release)))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "host: NULL argument");
    struct model model;
    gpurta_status status = model_init(&model, tasks, options, true, error);
    if (status != GPURTA_OK)
        return status;
    status = simulate_jobs(host, &model, count, task, release, demand, options, error);
    model_clear(&model);
    return status;
}

static gpurta_status simulate_critical(gpurta_host **const host, const struct model *const model,
                                       const size_t index, const int64_t position,
                                       const gpurta_options *const options,
                                       gpurta_error *const error)
{
    struct feed feed;
    mpq_t zero;
    mpq_init(zero);
    gpurta_status status = feed_room(&feed, model, 1) ? feed_job(&feed, 0, index, zero, NULL, error)
                                                      : fail_memory(error);
    mpq_clear(zero);
    if (status == GPURTA_OK) {
        feed.position = (position + 1) % model->length;
        feed.limit = option(options, GPURTA_OPTION_HOST_LIMIT);
        feed.resume_free = option(options, GPURTA_OPTION_HOST_RESUME_FREE);
        for (size_t c = 0; c < model->shape.count; c++)
            feed.source[c].endless = c != index && !feed.source[c].saturated;
        status = simulate(host, &feed, options, error);
    }
    feed_clear(&feed);
    return status;
}

gpurta_status gpurta_host_critical(gpurta_host **const host, const gpurta_tasks *const tasks,
                                   const size_t index, const gpurta_options *const options,
                                   gpurta_error *const error)
{
    if (!host || index >= gpurta_tasks_count(tasks) || gpurta_tasks_saturated(tasks, index))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "host: NULL argument, no such task, or a saturated one");
    gpurta_runlist *bounds;
    gpurta_status status = gpurta_runlist_analyse(&bounds, tasks, options, error);
    if (status != GPURTA_OK)
        return status;
    const int64_t position =
        gpurta_runlist_position(bounds, index, gpurta_runlist_window(bounds, index));
    gpurta_runlist_destroy(bounds);
    struct model model;
    status = model_init(&model, tasks, options, true, error);
    if (status != GPURTA_OK)
        return status;
    status = simulate_critical(host, &model, index, position, options, error);
    model_clear(&model);
    return status;
}

void gpurta_host_destroy(gpurta_host *const host)
{
    if (!host)
        return;
    host_empty(host);
    ticks_clear(&host->ticks);
    free(host->slot);
    free(host->job);
    free(host);
}

/* ---- reading ---- */

static void read_time(mpq_ptr r, const struct gpurta_host *const host, const struct rat *const v)
{
    rat_get(r, v);
    mpz_set(mpq_denref(r), host->ticks.scale.lcm);
    mpq_canonicalize(r);
}

int gpurta_host_end(const gpurta_host *const host, mpq_ptr time)
{
    if (!host || !time)
        return 0;
    read_time(time, host, &host->end);
    return 1;
}

size_t gpurta_host_slots(const gpurta_host *const host)
{
    return host ? host->slots : 0;
}

int gpurta_host_slot(const gpurta_host *const host, const size_t slot, size_t *const task,
                     int64_t *const position, mpq_ptr start, mpq_ptr begin, mpq_ptr end)
{
    if (slot >= gpurta_host_slots(host) || !start || !begin || !end)
        return 0;
    const struct slot *const s = &host->slot[slot];
    if (task)
        *task = s->task;
    if (position)
        *position = s->position;
    read_time(start, host, &s->start);
    read_time(begin, host, &s->begin);
    read_time(end, host, &s->end);
    return 1;
}

size_t gpurta_host_jobs(const gpurta_host *const host)
{
    return host ? host->jobs : 0;
}

int gpurta_host_job(const gpurta_host *const host, const size_t job, size_t *const task,
                    mpq_ptr release, mpq_ptr completion)
{
    if (job >= gpurta_host_jobs(host) || !release || !completion)
        return 0;
    const struct job *const j = &host->job[job];
    if (task)
        *task = j->task;
    read_time(release, host, &j->release);
    if (!rat_given(&j->completion))
        return 1;
    read_time(completion, host, &j->completion);
    return 2;
}
