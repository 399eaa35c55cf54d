/* The Host on whole numbers, one text per number kind: see i64.h. Nothing but sums and differences
 * are needed, so that every time stays whole. */

#include "runlist/host_kind.h"

#include <stdlib.h>

static void NUM(host_clear)(struct NUM(host) *const h)
{
    for (size_t c = 0; h->lane && c < h->run->shape->count; c++) {
        struct NUM(lane) *const lane = &h->lane[c];
        NUM_EACH(clear, &lane->slice, &lane->section, &lane->wcet, &lane->period, &lane->release,
                 &lane->left);
    }
    free(h->lane);
    NUM_EACH(clear, &h->now, &h->start, &h->begin, &h->expiry, &h->cost, &h->until, &h->t);
}

static bool NUM(host_init)(struct NUM(host) *const h)
{
    const size_t count = h->run->shape->count;
    NUM_EACH(init, &h->now, &h->start, &h->begin, &h->expiry, &h->cost, &h->until, &h->t);
    h->lane = calloc(count, sizeof *h->lane);
    for (size_t c = 0; h->lane && c < count; c++) {
        struct NUM(lane) *const lane = &h->lane[c];
        NUM_EACH(init, &lane->slice, &lane->section, &lane->wcet, &lane->period, &lane->release,
                 &lane->left);
    }
    return h->lane;
}

static bool NUM(host_load)(struct NUM(host) *const h)
{
    const struct ticks *const ticks = h->ticks;
    for (size_t c = 0; c < h->run->shape->count; c++) {
        const struct channel *const channel = &h->run->model->channel[c];
        struct NUM(lane) *const lane = &h->lane[c];
        if (!NUM(ticks_take)(&lane->slice, ticks, &channel->slice) ||
            !NUM(ticks_take)(&lane->section, ticks, &channel->section) ||
            !NUM(ticks_take)(&lane->wcet, ticks, &channel->wcet) ||
            !NUM(ticks_take)(&lane->period, ticks, &channel->period))
            return false;
    }
    return NUM(ticks_take)(&h->cost, ticks, &h->run->model->cost) &&
           NUM(ticks_take)(&h->until, ticks, &h->run->until);
}

/* Makes the next job of channel c its current one, if there is one. */
static gpurta_status NUM(next_job)(struct NUM(host) *const h, const size_t c)
{
    struct NUM(lane) *const lane = &h->lane[c];
    if (lane->next == h->run->source[c].end) {
        lane->job = GPURTA_NONE;
        return GPURTA_OK;
    }
    const struct host_given *const given = &h->run->scenario->job[h->run->order[lane->next]];
    lane->job = h->run->order[lane->next++];
    const struct rat *const wcet = &h->run->model->channel[c].wcet;
    return NUM(ticks_take)(&lane->release, h->ticks, &given->release) &&
                   NUM(ticks_take)(&lane->left, h->ticks,
                                   rat_given(&given->demand) ? &given->demand : wcet)
               ? GPURTA_OK
               : GPURTA_OVERFLOW;
}

gpurta_status NUM(host_new_job)(struct NUM(host) *const h, const size_t c)
{
    struct NUM(lane) *const lane = &h->lane[c];
    NUM(set)(&lane->left, &lane->wcet);
    lane->job = h->run->jobs; /* none of the scenario's */
    if (!h->result)
        return GPURTA_OK;
    struct host_job *const job = host_log_job(h->result, c);
    if (!job || !NUM(ticks_give)(&job->release, h->ticks, &lane->release))
        return GPURTA_NO_MEMORY;
    lane->job = h->result->jobs - 1;
    return GPURTA_OK;
}

/* The same for a channel that releases for ever: now, or when its period has passed. */
static gpurta_status NUM(release_again)(struct NUM(host) *const h, const size_t c)
{
    struct NUM(lane) *const lane = &h->lane[c];
    if (!NUM(add)(&lane->release, &lane->release, &lane->period))
        return GPURTA_OVERFLOW;
    if (NUM(cmp)(&lane->release, &h->now) < 0)
        NUM(set)(&lane->release, &h->now);
    return NUM(host_new_job)(h, c);
}

/* The current job of channel c is complete now. */
static gpurta_status NUM(complete)(struct NUM(host) *const h, const size_t c)
{
    const size_t job = h->lane[c].job;
    if (h->result && !NUM(ticks_give)(&h->result->job[job].completion, h->ticks, &h->now))
        return GPURTA_NO_MEMORY;
    h->left -= job < h->run->jobs;
    return h->run->source[c].endless ? NUM(release_again)(h, c) : NUM(next_job)(h, c);
}

static bool NUM(has_work)(const struct NUM(host) *const h, const size_t c)
{
    return h->run->source[c].saturated ||
           (h->lane[c].job != GPURTA_NONE && NUM(cmp)(&h->lane[c].release, &h->now) <= 0);
}

/* Channel c's jobs run from h->begin on; h->now becomes the end of the turn. */
static gpurta_status NUM(work)(struct NUM(host) *const h, const size_t c)
{
    struct NUM(lane) *const lane = &h->lane[c];
    if (!NUM(add)(&h->expiry, &h->begin, &lane->slice))
        return GPURTA_OVERFLOW;
    if (h->run->source[c].saturated)
        return NUM(add)(&h->now, &h->expiry, &lane->section) ? GPURTA_OK : GPURTA_OVERFLOW;
    NUM(set)(&h->now, &h->begin);
    while (NUM(cmp)(&h->now, &h->expiry) < 0) {
        if (!NUM(add)(&h->t, &h->now, &lane->left))
            return GPURTA_OVERFLOW;
        if (NUM(cmp)(&h->t, &h->expiry) > 0)
            break;
        NUM(set)(&h->now, &h->t);
        const gpurta_status status = NUM(complete)(h, c);
        if (status != GPURTA_OK)
            return status;
        if (lane->job == GPURTA_NONE || NUM(cmp)(&lane->release, &h->now) >= 0)
            return GPURTA_OK;
    }
    if (NUM(cmp)(&h->now, &h->expiry) >= 0)
        return GPURTA_OK;
    if (!NUM(add)(&h->now, &h->expiry, &lane->section))
        return GPURTA_OVERFLOW;
    if (NUM(cmp)(&h->now, &h->t) < 0)
        return NUM(sub)(&lane->left, &h->t, &h->now) ? GPURTA_OK : GPURTA_OVERFLOW;
    NUM(set)(&h->now, &h->t);
    return NUM(complete)(h, c);
}

static gpurta_status NUM(turn)(struct NUM(host) *const h, const size_t c, const int64_t position)
{
    NUM(set)(&h->start, &h->now);
    if (h->run->resume_free && h->last == c)
        NUM(set)(&h->begin, &h->start);
    else if (!NUM(add)(&h->begin, &h->start, &h->cost))
        return GPURTA_OVERFLOW;
    const gpurta_status status = NUM(work)(h, c);
    if (status != GPURTA_OK)
        return status;
    h->turns++;
    h->last = c;
    if (!h->result)
        return GPURTA_OK;
    struct host_turn *const turn = host_log_turn(h->result, c, position);
    return turn && NUM(ticks_give)(&turn->start, h->ticks, &h->start) &&
                   NUM(ticks_give)(&turn->begin, h->ticks, &h->begin) &&
                   NUM(ticks_give)(&turn->end, h->ticks, &h->now)
               ? GPURTA_OK
               : GPURTA_NO_MEMORY;
}

/* Moves now to the first release; false: there is none. */
static bool NUM(idle)(struct NUM(host) *const h)
{
    bool found = false;
    for (size_t c = 0; c < h->run->shape->count; c++) {
        if (h->lane[c].job == GPURTA_NONE)
            continue;
        if (!found || NUM(cmp)(&h->lane[c].release, &h->t) < 0)
            NUM(set)(&h->t, &h->lane[c].release);
        found = true;
    }
    if (found)
        NUM(set)(&h->now, &h->t);
    return found;
}

/* The channel with work whose entry comes next, and how far ahead; count: none. */
static size_t NUM(look)(const struct NUM(host) *const h, const int64_t position,
                        int64_t *const ahead)
{
    const struct channels *const shape = h->run->shape;
    size_t next = shape->count;
    for (size_t c = 0; c < shape->count; c++) {
        if (!NUM(has_work)(h, c))
            continue;
        const int64_t d = channel_ahead(shape, c, position);
        if (next == shape->count || d < *ahead) {
            next = c;
            *ahead = d;
        }
    }
    return next;
}

/* Is there more to come? */
static bool NUM(goes_on)(const struct NUM(host) *const h)
{
    if (rat_given(&h->run->until))
        return NUM(cmp)(&h->now, &h->until) < 0;
    return h->left > 0 && !(h->hurried && NUM(cmp)(&h->now, &h->until) > 0);
}

gpurta_status NUM(host_loop)(struct NUM(host) *const h)
{
    const struct host_run *const run = h->run;
    int64_t position = run->position, ahead = 0;
    while (NUM(goes_on)(h)) {
        const size_t c = NUM(look)(h, position, &ahead);
        if (c == h->run->shape->count) {
            if (!NUM(idle)(h))
                break;
            continue;
        }
        if (h->turns >= run->limit)
            return GPURTA_LIMIT;
        position = (position + ahead) % run->length;
        const gpurta_status status = NUM(turn)(h, c, position);
        if (status != GPURTA_OK)
            return status;
        position = (position + 1) % run->length;
    }
    return GPURTA_OK;
}

static gpurta_status NUM(given_job)(struct NUM(host) *const h, const size_t i)
{
    const struct host_given *const given = &h->run->scenario->job[i];
    struct host_job *const job = host_log_job(h->result, given->task);
    if (!job)
        return GPURTA_NO_MEMORY;
    if (!NUM(ticks_take)(&h->t, h->ticks, &given->release))
        return GPURTA_OVERFLOW;
    return NUM(ticks_give)(&job->release, h->ticks, &h->t) ? GPURTA_OK : GPURTA_NO_MEMORY;
}

gpurta_status NUM(host_run)(const struct ticks *const ticks, void *const what)
{
    const struct host_run *const run = what;
    const size_t jobs = run->jobs, count = run->shape->count;
    struct NUM(host)
        h = {.result = run->result, .run = run, .ticks = ticks, .left = jobs, .last = GPURTA_NONE};
    host_log_clear(h.result);
    gpurta_status status = NUM(host_init)(&h) ? GPURTA_OK : GPURTA_NO_MEMORY;
    if (status == GPURTA_OK && !NUM(host_load)(&h))
        status = GPURTA_OVERFLOW;
    for (size_t i = 0; i < jobs && status == GPURTA_OK; i++)
        status = NUM(given_job)(&h, i);
    for (size_t c = 0; c < count && status == GPURTA_OK; c++) {
        h.lane[c].next = run->source[c].first;
        status = run->source[c].endless ? NUM(host_new_job)(&h, c) : NUM(next_job)(&h, c);
    }
    if (status == GPURTA_OK)
        status = NUM(host_loop)(&h);
    if (status == GPURTA_OK && !NUM(ticks_give)(&h.result->end, ticks, &h.now))
        status = GPURTA_NO_MEMORY;
    NUM(host_clear)(&h);
    return status;
}
