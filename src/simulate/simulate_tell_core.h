/* Part of simulate_core.h: events, and what delayed each job. */

/* Explanations: none of this does anything unless they are wanted. */

static bool NUM(event)(struct NUM(sim) *const x, const gpurta_rule rule, const size_t job,
                       const size_t other, const int64_t blocks, const num_t *const when)
{
    struct simulation *const o = x->o;
    if (!x->s->explain)
        return true;
    if ((int64_t)o->events >= x->s->limit)
        return NUM(stop)(x, GPURTA_LIMIT);
    if (!NUM(keep_bytes)(x, sizeof *o->event + sizeof *when))
        return false;
    struct event_record *const all =
        grow(o->event, &o->event_room, o->events + 1, sizeof *o->event);
    if (!all)
        return NUM(stop)(x, GPURTA_NO_MEMORY);
    o->event = all;
    if (!NUM(append)(&o->event_time, when))
        return NUM(stop)(x, GPURTA_NO_MEMORY);
    all[o->events++] = (struct event_record){.rule = rule,
                                             .job = job,
                                             .other = other,
                                             .sm = -1,
                                             .blocks = blocks,
                                             .repeat = 1,
                                             .places_at = o->places};
    return true;
}

static bool NUM(place_add)(struct NUM(sim) *const x, const size_t position, const int64_t blocks)
{
    struct simulation *const o = x->o;
    if (!NUM(keep_bytes)(x, sizeof *o->place))
        return false;
    struct place_record *const all =
        grow(o->place, &o->place_room, o->places + 1, sizeof *o->place);
    if (!all)
        return NUM(stop)(x, GPURTA_NO_MEMORY);
    o->place = all;
    all[o->places++] = (struct place_record){sm_at(&x->s->device, position), blocks};
    o->event[o->events - 1].places++;
    return true;
}

static bool NUM(delay_add)(struct NUM(sim) *const x, const size_t job, const gpurta_rule rule,
                           const size_t other, const int64_t sm, const num_t *const from,
                           const num_t *const to)
{
    struct simulation *const o = x->o;
    if (NUM(cmp)(from, to) >= 0)
        return true;
    if ((int64_t)o->delays >= x->s->limit || o->delays >= NONE)
        return NUM(stop)(x, GPURTA_LIMIT);
    if (!NUM(keep_bytes)(x, sizeof *o->delay + sizeof *from + sizeof *to))
        return false;
    struct delay_record *const all =
        grow(o->delay, &o->delay_room, o->delays + 1, sizeof *o->delay);
    if (!all)
        return NUM(stop)(x, GPURTA_NO_MEMORY);
    o->delay = all;
    if (!NUM(append)(&o->delay_from, from) || !NUM(append)(&o->delay_to, to))
        return NUM(stop)(x, GPURTA_NO_MEMORY);
    all[o->delays] = (struct delay_record){rule, other, NONE, sm};
    if (o->first_delay[job] == NONE)
        o->first_delay[job] = o->delays;
    else
        all[o->last_delay[job]].next = o->delays;
    o->last_delay[job] = o->delays++;
    return true;
}

/* The job no longer waits for what it waited for. */
static bool NUM(wait_end)(struct NUM(sim) *const x, const size_t job)
{
    struct NUM(wait) *const w = x->s->explain ? &x->wait[job] : NULL;
    if (!w || !w->active)
        return true;
    w->active = false;
    return NUM(delay_add)(x, job, w->rule, w->other, w->sm, &w->since, &x->now);
}

/* The job waits, for this from now on. Told as an event when it is news. */
static bool NUM(wait_for)(struct NUM(sim) *const x, const size_t job, const gpurta_rule rule,
                          const size_t other, const int64_t sm, const bool tell)
{
    struct NUM(wait) *const w = x->s->explain ? &x->wait[job] : NULL;
    if (!w || (w->active && w->rule == rule && w->other == other && w->sm == sm))
        return true;
    if (!NUM(wait_end)(x, job))
        return false;
    w->active = true;
    w->rule = rule;
    w->other = other;
    w->sm = sm;
    NUM(set)(&w->since, &x->now);
    if (!tell)
        return true;
    if (!NUM(event)(x, rule, job, other, x->job[job].left, &x->now))
        return false;
    x->o->event[x->o->events - 1].sm = sm;
    return true;
}

/* A kernel became the head of its EE queue (X1), or a copy started on its engine (C2): it waited
 * behind every head since it joined, the later ones of many taken together. */
#define HEADS_TOLD 16

static bool NUM(became_head)(struct NUM(sim) *const x, const size_t job, const size_t before)
{
    if (!x->s->explain)
        return true;
    struct NUM(wait) *const all = x->wait;
    NUM(set)(&all[job].head_since, &x->now);
    if (before != NONE)
        all[before].next_head = job;
    const num_t *from = &x->time[ENQUEUED][job];
    size_t head = all[job].behind;
    for (int told = 0; head != NONE && head != job; told++) {
        const size_t next = told < HEADS_TOLD ? all[head].next_head : job;
        const bool early = x->s->copies_in_order && NUM(cmp)(&all[head].head_since, from) > 0;
        const gpurta_rule rule = !x->job[job].copy ? GPURTA_RULE_X1
                                 : early           ? GPURTA_RULE_U9
                                                   : GPURTA_RULE_C2;
        if (!NUM(delay_add)(x, job, rule, told < HEADS_TOLD ? head : NONE, -1, from,
                            &all[next].head_since))
            return false;
        from = &all[next].head_since;
        head = next;
    }
    return true;
}
