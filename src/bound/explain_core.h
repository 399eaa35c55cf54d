/* What bounds that were found are made of, for people: once they are all known, the way to each is
 * gone once more, and what is added up on it is noted. */

/* What a step waits for beside the GPU time that it needs: gaps of its context's supply. */
static bool NUM(explain_supply)(struct NUM(bound) *const b, const size_t step)
{
    const struct unit *const u = &b->s->unit[step];
    bool none = false;
    if (u->kind == GPURTA_STEP_HOST && u->cpu != NO_CPU) {
        const struct NUM(own_cpu) own = NUM(own_on)(b, u->chain, u->cpu, u->local, u->local);
        b->run->noting = &b->run->notes[step];
        const bool good = NUM(cpu_window)(b, step, &own, &b->response[step], &none);
        b->run->noting = NULL;
        return good;
    }
    if (u->kind != GPURTA_STEP_KERNEL)
        return true;
    LOCAL_NUM(z);
    LOCAL_NUM(one);
    b->lower_dead = b->many = false;
    (void)NUM(beside_dead)(b, step);
    b->run->noting = &b->run->notes[step];
    bool ok =
        b->run->room[step] || NUM(ahead)(b, &z, step, b->run->set[step], &b->window[step], &none);
    NUM(set_int)(&one, u->repeat);
    ok = ok && NUM(add)(&z, &z, &b->own[step]) && NUM(floor_div)(&one, &b->response[step], &one);
    const struct NUM(ask) ask = {u->place, &one, 1, false};
    ok = ok && NUM(inverse)(b, &b->v, &z, &ask);
    b->run->noting = NULL;
    return ok;
}

/* ---- paths ---- */

/* The same again, with notes; `all`: what came out. */
static bool NUM(explain_set)(struct NUM(bound) *const b, struct NUM(path) *const p,
                             const num_t *const all, struct bound_notes *const to)
{
    const struct unit *const last = &b->s->unit[p->last];
    const bool kernel = last->kind == GPURTA_STEP_KERNEL;
    bool none = false;
    NUM(set_int)(&b->v, 0);
    b->run->noting = to;
    if (!NUM(note)(b, GPURTA_BOUND_PATH, p->last, p->jobs, &b->w, &b->v))
        return false;
    to->note[to->count - 1].level = p->level;
    to->note[to->count - 1].set = p->set;
    if (!NUM(path_own)(b, p, &none) || !NUM(meet_copies)(b, p, &b->w, &none) ||
        !NUM(meet_hosts)(b, p, &b->w) ||
        (p->level != NO_LEVEL && !NUM(meet_gpu)(b, p, &b->w, &none)))
        return false;
    NUM(set_int)(&b->t, 0);
    if (p->busy && (!NUM(sub)(&b->t, &b->t, &p->ahead) ||
                    !NUM(note)(b, GPURTA_BOUND_BUSY, GPURTA_NONE, p->earlier, NULL, &b->t)))
        return false;
    const num_t *const own = kernel ? &b->own[p->last] : &b->wcet[p->last];
    if (!NUM(ends_within)(b, p->last) &&
        !NUM(note)(b, kernel ? GPURTA_BOUND_LAST : GPURTA_BOUND_OUTSIDE, p->last, 1, NULL, own))
        return false;
    if (p->level == NO_LEVEL)
        return true;
    return (!kernel || NUM(add)(&p->met, &p->met, own)) &&
           NUM(path_supply)(b, p, &b->v, kernel ? all : &b->w, false);
}

/* The path of so many jobs up to a step, if it takes no longer than `all`. */
static bool NUM(explain_path)(struct NUM(bound) *const b, const size_t step, const int64_t jobs,
                              const size_t from, const num_t *const all,
                              struct bound_notes *const to)
{
    struct NUM(path) p = NUM(path_of)(b, step, jobs, from);
    size_t best = 0;
    bool found = false;
    const size_t sets = p.level == NO_LEVEL ? 1 : b->run->level[p.level].sets;
    LOCAL_NUM(r);
    NUM(path_each)(&p, NUM(init));
    bool ok = true;
    for (p.set = 0; ok && !found && p.set < sets; p.set++) {
        NUM(set_int)(&b->t, 1);
        ok = NUM(add)(&r, all, &b->t) && NUM(path_by_set)(b, &p, &r, &best);
        found = ok && NUM(cmp)(&r, all) == 0;
        if (found)
            ok = NUM(explain_set)(b, &p, all, to);
    }
    b->run->noting = NULL;
    NUM(path_each)(&p, NUM(clear));
    return ok;
}

/* ---- chains ---- */

/* A part of the way through a chain: the path of so many jobs up to a step, or (0) a step alone. */
struct NUM(part) {
    size_t step;
    int64_t jobs;
    const num_t *all;
    size_t from; /* of a pipelined chain: place of its first step */
};

struct NUM(story) {
    size_t from, steps;
    num_t *took; /* [(q - 1) * steps + k]: q jobs that wait for each other, up to the k-th step */
    struct NUM(part) * part; /* the last one first */
    size_t parts;
    struct bound_notes *to;
};

static bool NUM(tell)(struct NUM(bound) *const b, const struct NUM(story) *const story,
                      const gpurta_bound_kind kind, const size_t other, const int64_t count,
                      const num_t *const share)
{
    b->run->noting = story->to;
    const bool ok = NUM(note)(b, kind, other, count, NULL, share);
    b->run->noting = NULL;
    return ok;
}

static bool NUM(adds_up)(struct NUM(bound) *const b, const num_t *const a, const num_t *const c,
                         const num_t *const sum)
{
    return NUM(add)(&b->t, a, c) && NUM(cmp)(&b->t, sum) == 0;
}

/* Back from the k-th step of the last of so many jobs to the beginning of the first one. */
static void NUM(go_back)(struct NUM(bound) *const b, struct NUM(story) *const story, int64_t jobs,
                         size_t k)
{
    const size_t n = story->steps;
    int64_t later = 0; /* jobs before the one that is looked at by itself */
    while (jobs || later) {
        if (!jobs) {
            jobs = later;
            later = 0;
            k = n - 1;
        }
        const size_t i = b->s->member[story->from + k];
        const num_t *const all = &story->took[(size_t)(jobs - 1) * n + k];
        const num_t *const before = jobs > 1 || k ? all - 1 : NULL; /* k is 0: all jobs before */
        const num_t *const earlier = jobs > 1 ? &story->took[(size_t)(jobs - 1) * n - 1] : NULL;
        const bool step = before ? NUM(adds_up)(b, before, &b->response[i], all)
                                 : NUM(cmp)(&b->response[i], all) == 0;
        if (!step && earlier && NUM(adds_up)(b, earlier, &story->took[k], all)) {
            later = jobs - 1;
            jobs = 1;
            continue;
        }
        story->part[story->parts++] = (struct NUM(part)){i, step ? 0 : jobs, all, 0};
        jobs = !step || !before ? 0 : k ? jobs : jobs - 1;
        k = k ? k - 1 : n - 1;
    }
}

/* took := as one_more() has it, for each number of jobs up to so many. */
static bool NUM(take_jobs)(struct NUM(bound) *const b, const struct NUM(story) *const story,
                           const int64_t jobs)
{
    const size_t n = story->steps;
    for (size_t k = 0; k < n; k++)
        NUM(set)(&story->took[k], &b->took[b->s->member[story->from + k]]);
    for (size_t at = n; at < (size_t)jobs * n; at++) {
        const size_t k = at % n, i = b->s->member[story->from + k];
        num_t *const here = &story->took[at];
        if (!NUM(add)(here, &story->took[at - 1], &b->response[i]) ||
            !NUM(add)(&b->t, &story->took[at - k - 1], &b->took[i]))
            return false;
        if (NUM(cmp)(&b->t, here) < 0)
            NUM(set)(here, &b->t);
        if (NUM(has_path)(b, i) && !NUM(path_bound)(b, i, (int64_t)(at / n) + 1, 0, here))
            return false;
    }
    return true;
}

/* The job of those that wait for each other which is the latest; 0: none is as late as that. */
static int64_t NUM(latest_job)(struct NUM(bound) *const b, const struct NUM(story) *const story,
                               const size_t chain, const int64_t most)
{
    const size_t n = story->steps, last = b->s->member[story->from + n - 1];
    for (int64_t jobs = 1; jobs <= most; jobs++)
        if (NUM(mul_int)(&b->u, &b->period[chain], jobs - 1) &&
            NUM(sub)(&b->u, &story->took[(size_t)jobs * n - 1], &b->u) &&
            NUM(adds_up)(b, &b->u, &b->jitter[chain], &b->finish[last]))
            return jobs;
    return 0;
}

static bool NUM(tell_parts)(struct NUM(bound) *const b, const struct NUM(story) *const story)
{
    for (size_t p = story->parts; p-- > 0;) {
        const struct NUM(part) *const part = &story->part[p];
        if (part->jobs && b->s->unit[part->step].cpu != NO_CPU &&
            part->from == b->s->unit[part->step].local &&
            is_pipelined(b->s, b->s->unit[part->step].chain)) {
            if (!NUM(tell)(b, story, GPURTA_BOUND_STEP, part->step, part->jobs, part->all))
                return false;
            continue;
        }
        if (part->jobs
                ? !NUM(explain_path)(b, part->step, part->jobs, part->from, part->all, story->to)
                : !NUM(tell)(b, story, GPURTA_BOUND_STEP, part->step, 1, &b->response[part->step]))
            return false;
    }
    return true;
}

static bool NUM(explain_sequence)(struct NUM(bound) *const b, const size_t chain,
                                  struct bound_notes *const to)
{
    const struct system *const s = b->s;
    struct NUM(story) story = {.from = s->first[chain], .to = to};
    story.steps = s->first[chain + 1] - story.from;
    const size_t last = s->member[story.from + story.steps - 1];
    int64_t most = 1;
    if (s->serial[chain] && NUM(cmp)(&b->took[last], &b->period[chain]) > 0)
        most = PENDING_MOST;
    story.took = NUM(array)(b->s->pool, (size_t)most * story.steps);
    story.part = calloc((size_t)most * story.steps, sizeof *story.part);
    bool ok = (story.took && story.part) || NUM(stop)(b, GPURTA_NO_MEMORY);
    int64_t jobs = 0;
    for (int64_t tried = 1; ok && !jobs && tried <= most; tried = 2 * tried) {
        ok = NUM(take_jobs)(b, &story, tried);
        jobs = ok ? NUM(latest_job)(b, &story, chain, tried) : 0;
    }
    if (ok && jobs) {
        NUM(go_back)(b, &story, jobs, story.steps - 1);
        ok = NUM(tell)(b, &story, GPURTA_BOUND_LATE, GPURTA_NONE, 1, &b->jitter[chain]) &&
             NUM(mul_int)(&b->u, &b->period[chain], 1 - jobs) &&
             NUM(tell)(b, &story, GPURTA_BOUND_EARLIER, last, jobs - 1, &b->u) &&
             NUM(tell_parts)(b, &story);
    }
    NUM(array_free)(b->s->pool, story.took, (size_t)most * story.steps);
    free(story.part);
    return ok;
}

/* Of a graph the steps on the way that takes longest. */
static bool NUM(explain_graph)(struct NUM(bound) *const b, const size_t chain,
                               struct bound_notes *const to)
{
    const struct system *const s = b->s;
    struct NUM(story) story = {.from = s->first[chain], .to = to};
    story.steps = s->first[chain + 1] - story.from;
    story.part = calloc(story.steps, sizeof *story.part);
    if (!story.part)
        return NUM(stop)(b, GPURTA_NO_MEMORY);
    size_t at = s->member[story.from];
    for (size_t k = 0; k < story.steps; k++)
        if (NUM(cmp)(&b->finish[s->member[story.from + k]], &b->finish[at]) > 0)
            at = s->member[story.from + k];
    while (at != SIZE_MAX) {
        size_t other, before = SIZE_MAX;
        story.part[story.parts++] = (struct NUM(part)){at, 0, NULL, 0};
        for (size_t p = 0; (other = gpurta_chains_after(s->chains, at, p)) != SIZE_MAX; p++)
            if (NUM(cmp)(&b->finish[other], &b->activation[at]) == 0)
                before = other;
        at = before;
    }
    const bool ok = NUM(tell)(b, &story, GPURTA_BOUND_LATE, GPURTA_NONE, 1, &b->jitter[chain]) &&
                    NUM(tell_parts)(b, &story);
    free(story.part);
    return ok;
}

/* all := so many jobs of a pipelined chain's step from its activation, which is what it takes step
 * by step; gain: what their distance takes off. */
static bool NUM(alone_part)(struct NUM(bound) *const b, struct NUM(part) *const part,
                            num_t *const all, num_t *const gain)
{
    const struct unit *const u = &b->s->unit[part->step];
    LOCAL_NUM(from);
    size_t other;
    bool ok = true, found = false;
    NUM(set)(&from, &b->jitter[u->chain]);
    for (size_t p = 0; (other = gpurta_chains_after(b->s->chains, part->step, p)) != SIZE_MAX; p++)
        if (NUM(cmp)(&b->finish[other], &from) > 0)
            NUM(set)(&from, &b->finish[other]);
    for (part->jobs = 0; ok && !found && part->jobs < PENDING_MOST;) {
        part->jobs++;
        if (u->cpu != NO_CPU) {
            bool none = false;
            ok = NUM(cpu_queue)(b, part->step, part->jobs, all, &none) &&
                 NUM(mul_int)(gain, &b->period[u->chain], 1 - part->jobs) &&
                 NUM(add)(&b->v, &from, all) && NUM(add)(&b->v, &b->v, gain);
            found = ok && NUM(cmp)(&b->v, &b->longer[part->step]) == 0;
            continue;
        }
        NUM(set)(all, &b->took[part->step]);
        ok = NUM(mul_int)(gain, &b->period[u->chain], 1 - part->jobs) &&
             NUM(mul_int)(all, all, part->jobs) &&
             (part->jobs == 1 || NUM(path_bound)(b, part->step, part->jobs, u->local, all)) &&
             NUM(add)(&b->v, &from, all) && NUM(add)(&b->v, &b->v, gain);
        found = ok && NUM(cmp)(&b->v, &b->longer[part->step]) == 0;
    }
    part->from = u->local;
    if (part->jobs == 1 && NUM(cmp)(all, &b->response[part->step]) == 0)
        part->jobs = 0;
    return ok;
}

/* all := the way to the step from where the first of its jobs waited last for the one before, if it
 * did; gain: what their distance takes off. */
static bool NUM(way_part)(struct NUM(bound) *const b, struct NUM(part) *const part,
                          num_t *const all, num_t *const gain, bool *const waited)
{
    const struct unit *const u = &b->s->unit[part->step];
    bool ok = true, found = false;
    for (int64_t n = 0; ok && !found && n < PENDING_MOST * ((int64_t)u->local + 1); n++) {
        part->jobs = n / ((int64_t)u->local + 1) + 1;
        part->from = (size_t)(n % ((int64_t)u->local + 1));
        if (part->from == u->local && u->local)
            continue;
        ok = NUM(way_of)(b, part->step, part->from, part->jobs);
        found = ok && NUM(cmp)(&b->v, &b->finish[part->step]) == 0;
    }
    const size_t first = b->s->member[b->s->first[u->chain] + part->from];
    ok = ok && NUM(sub)(all, &b->finish[first], &b->period[u->chain]);
    *waited =
        ok && (part->from || (first != part->step && NUM(cmp)(all, &b->jitter[u->chain]) > 0));
    if (!*waited)
        NUM(set)(all, &b->jitter[u->chain]);
    return ok && NUM(mul_int)(gain, &b->period[u->chain], 1 - part->jobs) &&
           NUM(add)(all, all, gain) && NUM(sub)(all, &b->finish[part->step], all);
}

/* Of a pipeline: step by step, or of a sequence by ways. */
static bool NUM(explain_pipeline)(struct NUM(bound) *const b, const size_t chain,
                                  struct bound_notes *const to)
{
    const struct system *const s = b->s;
    struct NUM(story) story = {.from = s->first[chain], .to = to};
    story.steps = s->first[chain + 1] - story.from;
    story.part = calloc(story.steps, sizeof *story.part);
    story.took = NUM(array)(s->pool, 2 * story.steps);
    int64_t gone = 0; /* jobs from the first that is looked at to the last */
    bool ok = (story.part && story.took) || NUM(stop)(b, GPURTA_NO_MEMORY);
    size_t at = s->member[story.from];
    for (size_t k = 0; ok && k < story.steps; k++)
        if (NUM(cmp)(&b->finish[s->member[story.from + k]], &b->finish[at]) > 0)
            at = s->member[story.from + k];
    while (ok && at != SIZE_MAX && story.parts < story.steps) {
        const bool alone = NUM(cmp)(&b->finish[at], &b->longer[at]) == 0;
        num_t *const all = &story.took[2 * story.parts];
        struct NUM(part) *const part = &story.part[story.parts++];
        size_t other, before = SIZE_MAX;
        bool waited = false;
        *part = (struct NUM(part)){.step = at, .all = all};
        ok = alone ? NUM(alone_part)(b, part, all, all + 1)
                   : NUM(way_part)(b, part, all, all + 1, &waited);
        for (size_t p = 0; alone && (other = gpurta_chains_after(s->chains, at, p)) != SIZE_MAX;
             p++)
            if (before == SIZE_MAX || NUM(cmp)(&b->finish[other], &b->finish[before]) > 0)
                before = other;
        gone += (part->jobs ? part->jobs - 1 : 0) + waited;
        at = waited ? s->member[story.from + part->from] : before;
    }
    ok = ok && NUM(tell)(b, &story, GPURTA_BOUND_LATE, GPURTA_NONE, 1, &b->jitter[chain]);
    ok = ok && NUM(mul_int)(&b->u, &b->period[chain], -gone) &&
         NUM(tell)(b, &story, GPURTA_BOUND_EARLIER, s->member[story.from], gone, &b->u);
    ok = ok && NUM(tell_parts)(b, &story);
    NUM(array_free)(s->pool, story.took, 2 * story.steps);
    free(story.part);
    return ok;
}

/* Of a pipeline whose queues are short: until its last step begins, and from then on. */
static bool NUM(explain_held)(struct NUM(bound) *const b, const size_t chain,
                              struct bound_notes *const to)
{
    const struct system *const s = b->s;
    const struct NUM(story) story = {.to = to};
    size_t at = s->member[s->first[chain]];
    for (size_t k = s->first[chain]; k < s->first[chain + 1]; k++)
        if (NUM(cmp)(&b->finish[s->member[k]], &b->finish[at]) > 0)
            at = s->member[k];
    return NUM(tell)(b, &story, GPURTA_BOUND_HELD, at, 1, &b->activation[at]) &&
           NUM(tell)(b, &story, GPURTA_BOUND_STEP, at, 1, &b->response[at]);
}

static bool NUM(explain)(struct NUM(bound) *const b)
{
    const struct system *const s = b->s;
    const int64_t limit = b->run->limit;
    bool ok = true;
    b->run->limit = INT64_MAX; /* all is found already */
    for (size_t i = 0; ok && i < s->steps; i++)
        ok = b->run->dead[s->unit[i].chain] || NUM(explain_supply)(b, i);
    for (size_t c = 0; ok && c < s->count; c++)
        ok = b->run->dead[c] ||
             (b->tight[c]          ? NUM(explain_held)(b, c, &b->run->notes[s->steps + c])
              : is_pipelined(s, c) ? NUM(explain_pipeline)(b, c, &b->run->notes[s->steps + c])
              : s->before[c]       ? NUM(explain_graph)(b, c, &b->run->notes[s->steps + c])
                                   : NUM(explain_sequence)(b, c, &b->run->notes[s->steps + c]));
    b->run->limit = limit;
    b->run->noting = NULL;
    return ok || (b->status ? false : NUM(stop)(b, GPURTA_OVERFLOW));
}
