/* Part of simulate_core.h: rounds that repeat are stepped over. */

/* Stepping: while one kernel's blocks follow each other on the same SMs, each round, one wcet long,
 * is like the one before, until something else happens or the blocks run out. */

/* Do the blocks that follow those of a group find the same places on all its SMs? */
static bool NUM(same_again)(struct NUM(sim) *const x, const size_t g,
                            const struct footprint *const footprint)
{
    const size_t first = x->group[g].entry;
    bool same = true;
    for (size_t e = first; e != NONE; e = x->entry[e].next)
        sms_leave(&x->sms, x->entry[e].position, x->entry[e].blocks);
    for (size_t e = first; same && e != NONE; e = x->entry[e].next)
        same = sms_same_again(&x->sms, &x->share[e], x->entry[e].position, footprint,
                              (uint32_t)x->entry[e].blocks, e);
    for (size_t e = first; e != NONE; e = x->entry[e].next)
        sms_leave(&x->sms, x->entry[e].position, -x->entry[e].blocks);
    return same;
}

/* Rounds that can be stepped over; the head's groups go to x->own; -1: out of memory. */
static int64_t NUM(rounds)(struct NUM(sim) *const x, const size_t j, size_t *const own_count)
{
    const struct job *const job = &x->job[j];
    const num_t *const wcet = &x->wcet[job->operation];
    size_t *const own = grow(x->own, &x->own_room, x->ends_count, sizeof *own);
    if (!own)
        return -1;
    x->own = own;
    const num_t *until = x->launches_count ? &x->time[LAUNCHED][x->launches[0]] : NULL;
    size_t n = 0;
    for (size_t i = 0; i < x->ends_count; i++) {
        const size_t g = x->ends[i];
        if (x->group[g].job == j)
            own[n++] = g;
        else if (!until || NUM(cmp)(&x->group[g].end, until) < 0)
            until = &x->group[g].end;
    }
    *own_count = n;
    int64_t rounds = (job->left - 1) / job->resident;
    if (until) { /* now + rounds * wcet < until */
        if (!NUM(sub)(&x->scratch, until, &x->now))
            return 0;
        NUM(ceil_div)(&x->scratch, &x->scratch, wcet);
        const int64_t most = NUM(capped)(&x->scratch, rounds + 1) - 1;
        rounds = most < rounds ? most : rounds;
    }
    if (rounds <= 0)
        return 0;
    const struct footprint *const footprint = &x->s->footprint[job->footprint];
    for (size_t i = 0; i < n; i++)
        if (!x->s->device.plain && !NUM(same_again)(x, own[i], footprint))
            return 0;
    return rounds;
}

static bool NUM(tell_rounds)(struct NUM(sim) *const x, const size_t j, const size_t own_count,
                             const int64_t rounds)
{
    for (size_t i = own_count; i-- > 0;) /* a heap, to tell them in order of time */
        NUM(sift_down)(x, x->own, own_count, i, NUM(ends_before));
    for (size_t left = own_count; left > 0;) {
        const size_t g = NUM(pop)(x, x->own, &left, NUM(ends_before));
        int64_t blocks = 0;
        if (!NUM(event)(x, GPURTA_RULE_X1, j, NONE, 0, &x->group[g].end))
            return false;
        for (size_t e = x->group[g].entry; e != NONE; e = x->entry[e].next) {
            blocks += x->entry[e].blocks;
            if (!NUM(place_add)(x, x->entry[e].position, x->entry[e].blocks))
                return false;
        }
        x->o->event[x->o->events - 1].blocks = blocks;
        x->o->event[x->o->events - 1].repeat = rounds;
        x->own[left] = g; /* pop left its place free */
    }
    return true;
}

/* U8: the SMs of the head's groups were freed again, in the order of the groups' ends. */
static void NUM(free_again)(struct NUM(sim) *const x, const size_t own_count)
{
    if (!x->tree.freed)
        return;
    for (size_t i = own_count; i-- > 0;)
        NUM(sift_down)(x, x->own, own_count, i, NUM(ends_before));
    for (size_t left = own_count; left > 0;) {
        const size_t g = NUM(pop)(x, x->own, &left, NUM(ends_before));
        x->group[g].order = x->started++;
        for (size_t e = x->group[g].entry; e != NONE; e = x->entry[e].next)
            x->tree.freed[x->entry[e].position] = ++x->freed;
    }
}

static bool NUM(step)(struct NUM(sim) *const x)
{
    if (x->s->keep || x->s->jitter || x->s->round_robin || ++x->quiet < x->ends_count)
        return true;
    const size_t q = NUM(first_ee)(x);
    if (q == NONE)
        return true;
    const size_t j = x->ee[q].head;
    struct job *const job = &x->job[j];
    if (!job->resident || job->left / 2 < job->resident)
        return true;
    x->quiet = 0;
    size_t own_count = 0;
    const int64_t rounds = NUM(rounds)(x, j, &own_count);
    if (rounds < 0)
        return NUM(stop)(x, GPURTA_NO_MEMORY);
    if (rounds == 0)
        return true;
    if (x->s->explain && !NUM(tell_rounds)(x, j, own_count, rounds))
        return false;
    const num_t *const wcet = &x->wcet[job->operation];
    for (size_t i = 0; i < own_count; i++)
        if (!NUM(addmul_int)(&x->group[x->own[i]].end, wcet, rounds))
            return NUM(stop)(x, GPURTA_OVERFLOW);
    for (size_t i = x->ends_count; i-- > 0;) /* the others may now end before some of these */
        NUM(sift_down)(x, x->ends, x->ends_count, i, NUM(ends_before));
    NUM(free_again)(x, own_count);
    job->left -= rounds * job->resident;
    return NUM(addmul_int)(&x->now, wcet, rounds) || NUM(stop)(x, GPURTA_OVERFLOW);
}
