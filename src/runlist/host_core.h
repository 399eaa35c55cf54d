/* The Host for one number kind: see i64.h for how this text is included. */

struct NUM(lane) { /* a channel */
    num_t slice, section, wcet, period;
    num_t release, left; /* of its next job that is not complete */
};

struct NUM(host) {
    struct gpurta_host *result;
    const struct feed *feed;
    struct NUM(lane) * lane;
    num_t now, start, begin, expiry, cost, until, t;
};

static void NUM(host_clear)(struct NUM(host) *const h)
{
    for (size_t c = 0; h->lane && c < h->feed->model->shape.count; c++) {
        struct NUM(lane) *const lane = &h->lane[c];
        NUM(clear)(&lane->slice);
        NUM(clear)(&lane->section);
        NUM(clear)(&lane->wcet);
        NUM(clear)(&lane->period);
        NUM(clear)(&lane->release);
        NUM(clear)(&lane->left);
    }
    free(h->lane);
    NUM(clear)(&h->now);
    NUM(clear)(&h->start);
    NUM(clear)(&h->begin);
    NUM(clear)(&h->expiry);
    NUM(clear)(&h->cost);
    NUM(clear)(&h->until);
    NUM(clear)(&h->t);
}

static bool NUM(host_init)(struct NUM(host) *const h)
{
    const size_t count = h->feed->model->shape.count;
    NUM(init)(&h->now);
    NUM(init)(&h->start);
    NUM(init)(&h->begin);
    NUM(init)(&h->expiry);
    NUM(init)(&h->cost);
    NUM(init)(&h->until);
    NUM(init)(&h->t);
    h->lane = calloc(count, sizeof *h->lane);
    for (size_t c = 0; h->lane && c < count; c++) {
        struct NUM(lane) *const lane = &h->lane[c];
        NUM(init)(&lane->slice);
        NUM(init)(&lane->section);
        NUM(init)(&lane->wcet);
        NUM(init)(&lane->period);
        NUM(init)(&lane->release);
        NUM(init)(&lane->left);
    }
    return h->lane;
}

static bool NUM(host_load)(struct NUM(host) *const h)
{
    const struct ticks *const ticks = &h->result->ticks;
    for (size_t c = 0; c < h->feed->model->shape.count; c++) {
        const struct channel *const channel = &h->feed->model->channel[c];
        struct NUM(lane) *const lane = &h->lane[c];
        if (!NUM(ticks_take)(&lane->slice, ticks, &channel->slice) ||
            !NUM(ticks_take)(&lane->section, ticks, &channel->section) ||
            !NUM(ticks_take)(&lane->wcet, ticks, &channel->wcet) ||
            !NUM(ticks_take)(&lane->period, ticks, &channel->period))
            return false;
    }
    return NUM(ticks_take)(&h->cost, ticks, &h->feed->model->cost) &&
           NUM(ticks_take)(&h->until, ticks, &h->feed->until);
}

/* Makes the next job of channel c its current one, if there is one. */
static gpurta_status NUM(next_job)(struct NUM(host) *const h, const size_t c)
{
    struct NUM(lane) *const lane = &h->lane[c];
    struct source *const source = &h->feed->source[c];
    if (source->next == source->end) {
        source->job = NO_JOB;
        return GPURTA_OK;
    }
    const size_t job = source->job = h->feed->order[source->next++];
    return NUM(ticks_take)(&lane->release, &h->result->ticks, &h->feed->given[job].release) &&
                   NUM(ticks_take)(&lane->left, &h->result->ticks, &h->feed->given[job].demand)
               ? GPURTA_OK
               : GPURTA_OVERFLOW;
}

/* A job of a channel that releases for ever, at lane->release. */
static gpurta_status NUM(new_job)(struct NUM(host) *const h, const size_t c)
{
    struct NUM(lane) *const lane = &h->lane[c];
    NUM(set)(&lane->left, &lane->wcet);
    struct job *const job = host_new_job(h->result, c);
    if (!job || !NUM(put)(&job->release, &lane->release))
        return GPURTA_NO_MEMORY;
    h->feed->source[c].job = h->result->jobs - 1;
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
    return NUM(new_job)(h, c);
}

/* The current job of channel c is complete now. */
static gpurta_status NUM(complete)(struct NUM(host) *const h, const size_t c)
{
    struct source *const source = &h->feed->source[c];
    if (!NUM(put)(&h->result->job[source->job].completion, &h->now))
        return GPURTA_NO_MEMORY;
    h->result->left -= source->job < h->feed->count;
    return source->endless ? NUM(release_again)(h, c) : NUM(next_job)(h, c);
}

static bool NUM(has_work)(const struct NUM(host) *const h, const size_t c)
{
    const struct source *const source = &h->feed->source[c];
    return source->saturated ||
           (source->job != NO_JOB && NUM(cmp)(&h->lane[c].release, &h->now) <= 0);
}

/* Channel c's jobs run from h->begin on; h->now becomes the end of the slot. */
static gpurta_status NUM(work)(struct NUM(host) *const h, const size_t c)
{
    struct NUM(lane) *const lane = &h->lane[c];
    const struct source *const source = &h->feed->source[c];
    if (!NUM(add)(&h->expiry, &h->begin, &lane->slice))
        return GPURTA_OVERFLOW;
    if (source->saturated)
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
        if (source->job == NO_JOB || NUM(cmp)(&lane->release, &h->now) >= 0)
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

static gpurta_status NUM(slot)(struct NUM(host) *const h, const size_t c, const int64_t position)
{
    NUM(set)(&h->start, &h->now);
    const bool resumed = h->feed->resume_free && h->result->slots > 0 &&
                         h->result->slot[h->result->slots - 1].task == c;
    if (resumed)
        NUM(set)(&h->begin, &h->start);
    else if (!NUM(add)(&h->begin, &h->start, &h->cost))
        return GPURTA_OVERFLOW;
    const gpurta_status status = NUM(work)(h, c);
    if (status != GPURTA_OK)
        return status;
    struct slot *const slot = host_new_slot(h->result, c, position);
    return slot && NUM(put)(&slot->start, &h->start) && NUM(put)(&slot->begin, &h->begin) &&
                   NUM(put)(&slot->end, &h->now)
               ? GPURTA_OK
               : GPURTA_NO_MEMORY;
}

/* Moves now to the first release; false: there is none. */
static bool NUM(idle)(struct NUM(host) *const h)
{
    bool found = false;
    for (size_t c = 0; c < h->feed->model->shape.count; c++) {
        if (h->feed->source[c].job == NO_JOB)
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
    const struct channels *const shape = &h->feed->model->shape;
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

static gpurta_status NUM(host_loop)(struct NUM(host) *const h)
{
    const struct feed *const feed = h->feed;
    int64_t position = feed->position, ahead = 0;
    const bool ends = rat_given(&feed->until);
    while (ends ? NUM(cmp)(&h->now, &h->until) < 0 : h->result->left > 0) {
        const size_t c = NUM(look)(h, position, &ahead);
        if (c == h->feed->model->shape.count) {
            if (!NUM(idle)(h))
                break;
            continue;
        }
        if ((int64_t)h->result->slots >= feed->limit)
            return GPURTA_LIMIT;
        position = (position + ahead) % feed->model->length;
        const gpurta_status status = NUM(slot)(h, c, position);
        if (status != GPURTA_OK)
            return status;
        position = (position + 1) % feed->model->length;
    }
    return NUM(put)(&h->result->end, &h->now) ? GPURTA_OK : GPURTA_NO_MEMORY;
}

static gpurta_status NUM(given_job)(struct NUM(host) *const h, const size_t i)
{
    const struct given *const given = &h->feed->given[i];
    struct job *const job = host_new_job(h->result, given->task);
    if (!job)
        return GPURTA_NO_MEMORY;
    if (!NUM(ticks_take)(&h->t, &h->result->ticks, &given->release))
        return GPURTA_OVERFLOW;
    return NUM(put)(&job->release, &h->t) ? GPURTA_OK : GPURTA_NO_MEMORY;
}

static gpurta_status NUM(host_run)(struct gpurta_host *const result, const struct feed *const feed)
{
    struct NUM(host) h = {.result = result, .feed = feed};
    gpurta_status status = NUM(host_init)(&h) ? GPURTA_OK : GPURTA_NO_MEMORY;
    if (status == GPURTA_OK && !NUM(host_load)(&h))
        status = GPURTA_OVERFLOW;
    for (size_t i = 0; i < feed->count && status == GPURTA_OK; i++)
        status = NUM(given_job)(&h, i);
    for (size_t c = 0; c < feed->model->shape.count && status == GPURTA_OK; c++)
        status = feed->source[c].endless ? NUM(new_job)(&h, c) : NUM(next_job)(&h, c);
    if (status == GPURTA_OK)
        status = NUM(host_loop)(&h);
    NUM(host_clear)(&h);
    return status;
}
