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

/* The head's groups go to x->own; *until: the next launch, or end of another group; NULL: none.
 * false: out of memory. */
static bool NUM(gather)(struct NUM(sim) *const x, const size_t j, const num_t **const until)
{
    size_t *const own = grow(x->own, &x->own_room, x->groups, sizeof *own);
    if (!own)
        return false;
    x->own = own;
    x->own_count = 0;
    *until = NUM(next_launch)(x);
    for (size_t i = 0; i < x->groups; i++) {
        if (x->group[i].job == j)
            own[x->own_count++] = i;
        else if (!*until || NUM(cmp)(&x->group[i].end, *until) < 0)
            *until = &x->group[i].end;
    }
    return true;
}

/* Rounds that can be stepped over. */
static int64_t NUM(rounds)(struct NUM(sim) *const x, const size_t j, const num_t *const until)
{
    const struct job *const job = &x->job[j];
    const num_t *const wcet = &x->wcet[operation_of(x->o, j)];
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
    for (size_t i = 0; i < x->own_count; i++)
        if (!x->s->device.plain && !NUM(same_again)(x, x->own[i], footprint))
            return 0;
    return rounds;
}

static bool NUM(tell_rounds)(struct NUM(sim) *const x, const size_t j, const int64_t rounds)
{
    /* a heap, to tell them in order of time */
    heap_make(x->own, x->own_count, sizeof *x->own, NUM(own_before), x);
    for (size_t left = x->own_count; left > 0;) {
        const size_t g = NUM(pop)(x, x->own, &left, NUM(own_before));
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
    }
    return true;
}

/* U8: the SMs of the head's groups were freed again, in the order of the groups' ends; if all of
 * them end at once and nothing else is there, the GPU was idle then, and that is forgotten. */
static void NUM(free_again)(struct NUM(sim) *const x, const size_t j)
{
    bool idle = x->resident == x->job[j].resident;
    for (size_t i = 1; i < x->own_count; i++)
        idle = idle && NUM(cmp)(&x->group[x->own[i]].end, &x->group[x->own[0]].end) == 0;
    if (!x->choice.freed || idle)
        return;
    heap_make(x->own, x->own_count, sizeof *x->own, NUM(own_before), x);
    for (size_t left = x->own_count; left > 0;) {
        const size_t g = NUM(pop)(x, x->own, &left, NUM(own_before));
        x->group[g].order = x->started++;
        for (size_t e = x->group[g].entry; e != NONE; e = x->entry[e].next)
            choice_freed(&x->choice, x->entry[e].position);
    }
}

/* U8: which SM was freed first decides ties, and rounds on the same SMs may still free them in
 * another order. Round-robin: so does the SM that is next. There a round is stepped over only where
 * the one before it left all as it found it: the head's groups in the order of their ends, the SMs
 * in each, and for each SM how many others were freed since, unless it was not freed at all; the
 * SM that is next. No block of another job came or went in between (disturb_round), so that the
 * next round goes as this one did. */

static bool NUM(order_counts)(const struct NUM(sim) *const x)
{
    return x->choice.freed || x->s->round_robin;
}

/* Writes that state to x->round; false: out of memory. */
static bool NUM(take_round)(struct NUM(sim) *const x)
{
    size_t n = x->own_count, count = 0;
    for (size_t i = 0; i < n; i++)
        for (size_t e = x->group[x->own[i]].entry; e != NONE; e = x->entry[e].next)
            count++;
    int64_t *const round = grow(x->round, &x->round_room, n + 2 * count + 1, sizeof *round);
    if (!round)
        return false;
    x->round = round;
    x->round_count = 0;
    heap_make(x->own, n, sizeof *x->own, NUM(own_before), x);
    while (n > 0) {
        const size_t g = NUM(pop)(x, x->own, &n, NUM(own_before));
        round[x->round_count++] = -1;
        for (size_t e = x->group[g].entry; e != NONE; e = x->entry[e].next) {
            round[x->round_count++] = (int64_t)x->entry[e].position;
            round[x->round_count++] = x->entry[e].blocks;
        }
    }
    round[x->round_count++] = (int64_t)x->choice.next;
    return true;
}

/* Is less (-1), just (0) or more (1) than one wcet over since the round that was noted? */
static int NUM(since_round)(struct NUM(sim) *const x, const size_t j)
{
    if (x->round_job != j + 1)
        return 1;
    if (!NUM(sub)(&x->scratch, &x->now, &x->round_at))
        return -1;
    return NUM(cmp)(&x->scratch, &x->wcet[operation_of(x->o, j)]);
}

/* Is all as it was one wcet ago? False, and *done false, where memory is out. */
static bool NUM(as_before)(struct NUM(sim) *const x, const size_t j, const int since,
                           bool *const done)
{
    const size_t sms = x->choice.freed ? x->s->device.sms : 0, was = x->round_count;
    int64_t *const last = x->round;
    const size_t last_room = x->round_room;
    x->round = x->round_before;
    x->round_room = x->round_before_room;
    x->round_before = last;
    x->round_before_room = last_room;
    *done = NUM(take_round)(x);
    if (!*done)
        return false;
    bool same =
        since == 0 && was == x->round_count && memcmp(x->round, last, was * sizeof *last) == 0;
    for (size_t p = 0; same && p < sms; p++)
        same = x->choice.freed[p] <= x->round_freed ||
               x->choice.frees - x->choice.freed[p] == x->age[p];
    for (size_t p = 0; p < sms; p++)
        x->age[p] = x->choice.frees - x->choice.freed[p];
    x->round_freed = x->choice.frees;
    x->round_job = j + 1;
    NUM(set)(&x->round_at, &x->now);
    return same;
}

static bool NUM(step)(struct NUM(sim) *const x)
{
    if (x->s->keep || x->s->jitter || x->s->device.owner ||
        (!NUM(order_counts)(x) && ++x->quiet < x->groups))
        return true;
    const size_t q = NUM(first_ee)(x, 0);
    if (q == NONE)
        return true;
    const size_t j = x->ee[q].head;
    struct job *const job = &x->job[j];
    if (!job->resident || job->left / 2 < job->resident)
        return true;
    x->quiet = 0;
    bool done = true;
    const int since = NUM(order_counts)(x) ? NUM(since_round)(x, j) : 0;
    if (since < 0)
        return true; /* in the middle of the round */
    const num_t *until;
    if (!NUM(gather)(x, j, &until))
        return NUM(stop)(x, GPURTA_NO_MEMORY);
    if (NUM(order_counts)(x) && !NUM(as_before)(x, j, since, &done))
        return done || NUM(stop)(x, GPURTA_NO_MEMORY);
    const int64_t rounds = NUM(rounds)(x, j, until);
    if (rounds == 0)
        return true;
    if (x->s->explain && !NUM(tell_rounds)(x, j, rounds))
        return false;
    const num_t *const wcet = &x->wcet[operation_of(x->o, j)];
    for (size_t i = 0; i < x->own_count; i++)
        if (!NUM(addmul_int)(&x->group[x->own[i]].end, wcet, rounds))
            return NUM(stop)(x, GPURTA_OVERFLOW);
    NUM(free_again)(x, j);
    /* the others may now end before some of these */
    heap_make(x->group, x->groups, sizeof *x->group, NUM(ends_before), NULL);
    job->left -= rounds * job->resident;
    x->round_job = 0;
    return NUM(addmul_int)(&x->now, wcet, rounds) || NUM(stop)(x, GPURTA_OVERFLOW);
}
