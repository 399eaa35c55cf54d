/* Part of simulate_core.h: launches, and jobs that wait for others on the GPU (E1). */

static bool NUM(launch_at)(struct NUM(sim) *const x, const size_t job)
{
    size_t *const all =
        grow(x->launches, &x->launches_room, x->launches_count + 1, sizeof *x->launches);
    if (!all)
        return NUM(stop)(x, GPURTA_NO_MEMORY);
    x->launches = all;
    all[x->launches_count] = job;
    heap_up(all, x->launches_count++, sizeof *all, NUM(launched_before), x);
    return true;
}

/* Does the next of the list come before the first of the heap? */
static inline bool NUM(list_first)(const struct NUM(sim) *const x)
{
    return x->listed < x->s->jobs &&
           (!x->launches_count || NUM(launched_before)(&x->listed, &x->launches[0], x));
}

/* The time of the next launch; NULL: there is none. */
static inline const num_t *NUM(next_launch)(const struct NUM(sim) *const x)
{
    if (NUM(list_first)(x))
        return &x->time[LAUNCHED][x->listed];
    return x->launches_count ? &x->time[LAUNCHED][x->launches[0]] : NULL;
}

/* Takes it out; there is one. */
static inline size_t NUM(take_launch)(struct NUM(sim) *const x)
{
    if (!NUM(list_first)(x))
        return NUM(pop)(x, x->launches, &x->launches_count, NUM(launched_before));
    const size_t j = x->listed++;
    while (x->listed < x->s->jobs && !x->job[x->listed].listed)
        x->listed++;
    return j;
}

/* A job became the head of its stream. */
static bool NUM(freshen)(struct NUM(sim) *const x, const size_t j)
{
    size_t *const all = grow(x->fresh, &x->fresh_room, x->fresh_count + 1, sizeof *all);
    if (!all)
        return NUM(stop)(x, GPURTA_NO_MEMORY);
    x->fresh = all;
    all[x->fresh_count++] = j;
    return true;
}

/* One thing less that the host waits for; it launches the job then or later. */
static bool NUM(launch_after)(struct NUM(sim) *const x, const size_t j, const num_t *const then)
{
    num_t *const when = &x->time[LAUNCHED][j]; /* its own release */
    if (NUM(cmp)(then, when) > 0)
        NUM(set)(when, then);
    return (x->hold && --x->hold[j].unlaunched > 0) || NUM(launch_at)(x, j);
}

/* A job was launched: those that wait for it may be. */
static bool NUM(launch_held)(struct NUM(sim) *const x, const size_t j)
{
    for (size_t e = x->hold[j].edges; e != NONE; e = x->s->edge[e].next)
        if (!NUM(launch_after)(x, x->s->edge[e].job, &x->now))
            return false;
    return true;
}

/* The head of a stream does not move on. Told is the first that it still waits for. */
static bool NUM(hold)(struct NUM(sim) *const x, const size_t j)
{
    size_t i = x->hold[j].first;
    x->hold[j].parked = true;
    x->job[j].cause = (uint32_t)NONE;
    if (!x->s->explain)
        return true;
    while (x->job[first_job(x->o, x->s->wait[i].other)].done)
        i++;
    return NUM(wait_for)(x, j, GPURTA_RULE_E1, first_job(x->o, x->s->wait[i].other), -1, true);
}

/* A job has ended: heads of streams that waited for nothing else move. */
static bool NUM(release_held)(struct NUM(sim) *const x, const size_t j)
{
    for (size_t e = x->hold[j].edges; e != NONE; e = x->s->edge[e].next) {
        const size_t i = x->s->edge[e].job;
        struct hold *const hold = &x->hold[i];
        if (hold->last == NONE || NUM(cmp)(&x->time[ENDED][hold->last], &x->now) < 0 ||
            x->job[hold->last].dispatch < x->job[j].dispatch)
            hold->last = j;
        hold->held--;
        const bool told = x->s->explain && x->wait[i].other == j;
        if (!hold->parked || (hold->held && !told))
            continue;
        hold->parked = false;
        if (x->job[i].stream != GPURTA_NULL_STREAM && !NUM(freshen)(x, i))
            return false;
    }
    return true;
}

/* What lets the job move is the last dispatched of all that ended now and that it waited for. */
static void NUM(cause_of_hold)(struct NUM(sim) *const x, const size_t j)
{
    struct job *const job = &x->job[j];
    const size_t last = x->hold[j].last;
    if (last == NONE || NUM(cmp)(&x->time[ENDED][last], &x->now) < 0 ||
        NUM(cmp)(&x->time[LAUNCHED][j], &x->now) == 0)
        return;
    if (job->cause == NONE || x->job[last].dispatch > job->cause)
        job->cause = x->job[last].dispatch;
    if (job->blocking && job->stream != GPURTA_NULL_STREAM && x->null_cause != NONE &&
        x->null_cause > job->cause)
        job->cause = (uint32_t)x->null_cause;
}
