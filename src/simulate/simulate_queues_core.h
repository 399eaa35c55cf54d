/* Part of simulate_core.h: streams, the queues of the execution engine, and copies. */

/* Streams. */

/* The host may go on to those that waited for this job's launch or completion. */
static bool NUM(release_dependents)(struct NUM(sim) *const x, const size_t j, const bool launch)
{
    const struct dependent *const all = x->s->dependent;
    for (size_t i = all ? all[j].first : NONE; i != NONE; i = all[i].next) {
        if (all[i].launch != launch)
            continue;
        if (!NUM(add)(&x->scratch, &x->now, &x->delay[i]))
            return NUM(stop)(x, GPURTA_OVERFLOW);
        if (!NUM(launch_after)(x, i, &x->scratch))
            return false;
    }
    return true;
}

static bool NUM(job_done)(struct NUM(sim) *const x, const size_t j)
{
    struct job *const job = &x->job[j];
    job->done = true;
    x->grids -= !job->copy;
    NUM(set)(&x->time[ENDED][j], &x->now);
    if (job->stream != NONE)
        x->stream[job->stream].head = job->next;
    if (job->next != NONE) {
        x->job[job->next].cause = job->dispatch;
        if (!NUM(freshen)(x, job->next))
            return false;
    }
    if (job->blocking && (x->other_cause == NONE || job->dispatch > x->other_cause))
        x->other_cause = job->dispatch;
    if (job->stream == GPURTA_NULL_STREAM)
        x->null_cause = job->dispatch;
    return NUM(event)(x, job->copy ? GPURTA_RULE_C4 : GPURTA_RULE_G4, j, NONE, 0, &x->now) &&
           (!x->hold || NUM(release_held)(x, j)) && NUM(release_dependents)(x, j, false);
}

static bool NUM(complete)(struct NUM(sim) *const x)
{
    const struct NUM(group) *const group = NUM(take_group)(x);
    const size_t j = group->job;
    struct job *const job = &x->job[j];
    if (job->copy) {
        job->resident = 0;
    } else {
        const int64_t blocks = NUM(unbook)(x, group);
        NUM(disturb_round)(x, j);
        job->resident -= blocks;
        x->resident -= blocks;
        x->inside[NUM(domain_of)(x, job)] -= blocks;
    }
    return job->resident > 0 || job->left > 0 || NUM(job_done)(x, j);
}

/* To the end of its EE queue or of its engine's queue. */
static void NUM(enqueue)(struct NUM(sim) *const x, const size_t j)
{
    const struct job *const job = &x->job[j];
    struct fifo *const queue = job->copy ? &x->ce[job->queue] : &x->ee[job->queue];
    *(queue->head == NONE ? &queue->head : &x->job[queue->tail].next_queue) = (uint32_t)j;
    queue->tail = (uint32_t)j;
}

static bool NUM(launch)(struct NUM(sim) *const x)
{
    const size_t j = NUM(take_launch)(x);
    struct job *const job = &x->job[j];
    struct fifo alone = {(uint32_t)NONE, (uint32_t)NONE};
    struct fifo *const stream = job->stream == NONE ? &alone : &x->stream[job->stream];
    if (x->launch_order)
        x->launch_order[x->launched] = j;
    job->sequence = (uint32_t)x->launched++;
    if (job->copy && x->s->copies_in_order)
        NUM(enqueue)(x, j);
    if (!NUM(event)(x, GPURTA_RULE_G1, j, stream->head == NONE ? NONE : stream->tail, 0, &x->now))
        return false;
    if (stream->head == NONE) {
        stream->head = (uint32_t)j;
        if (!NUM(freshen)(x, j))
            return false;
    } else {
        x->job[stream->tail].next = (uint32_t)j;
        if (!NUM(wait_for)(x, j, GPURTA_RULE_G1, stream->tail, -1, false))
            return false;
    }
    stream->tail = (uint32_t)j;
    return (!x->hold || NUM(launch_held)(x, j)) && NUM(release_dependents)(x, j, true);
}

/* Queue moves. */

/* The copy that runs on an engine, or NONE. */
static size_t NUM(running_copy)(const struct NUM(sim) *const x, const size_t engine)
{
    const size_t last = x->engine_last[engine];
    return last != NONE && x->job[last].resident > 0 ? last : NONE;
}

static bool NUM(join)(struct NUM(sim) *const x, const size_t j)
{
    struct job *const job = &x->job[j];
    struct fifo *const queue = job->copy ? &x->ce[job->queue] : &x->ee[job->queue];
    const bool empty = queue->head == NONE;
    const size_t running = job->copy ? NUM(running_copy)(x, job->queue) : NONE;
    const size_t ahead = running != NONE ? running : queue->head == j ? NONE : queue->head;
    NUM(set)(&x->time[ENQUEUED][j], &x->now);
    job->joined = true;
    x->grids += !job->copy;
    if (!job->copy || !x->s->copies_in_order)
        NUM(enqueue)(x, j);
    if (!NUM(wait_end)(x, j) ||
        !NUM(event)(x, job->copy ? GPURTA_RULE_C1 : GPURTA_RULE_G2, j, ahead, 0, &x->now))
        return false;
    if (x->s->explain)
        x->wait[j].behind = ahead;
    if (job->copy)
        return true;
    x->busy_ee[job->queue / 64] |= (uint64_t)1 << (job->queue % 64);
    return !empty || NUM(became_head)(x, j, NONE);
}

/* Whether the NULL stream's head holds back a job of another blocking stream (N2). */
static bool NUM(null_before)(const struct NUM(sim) *const x, const size_t j)
{
    const size_t head = x->stream[GPURTA_NULL_STREAM].head;
    return head != NONE && x->job[head].sequence < x->job[j].sequence;
}

/* The earliest launched job of the other blocking streams that has not ended, if it was launched
 * before the NULL stream's head (N1); NONE: there is none. */
static size_t NUM(before_null)(struct NUM(sim) *const x, const size_t head)
{
    while (x->oldest < x->launched) {
        const struct job *const job = &x->job[x->launch_order[x->oldest]];
        if (job->blocking && job->stream != GPURTA_NULL_STREAM && !job->done)
            break;
        x->oldest++;
    }
    return x->oldest < x->job[head].sequence ? x->launch_order[x->oldest] : NONE;
}

static bool NUM(null_moves)(struct NUM(sim) *const x)
{
    while (x->blocked.count && !NUM(null_before)(x, x->blocked.item[0])) {
        const size_t j = job_heap_pop(&x->blocked, x->job);
        x->job[j].cause = (uint32_t)x->null_cause;
        if (!job_heap_push(&x->moves, j, x->job))
            return NUM(stop)(x, GPURTA_NO_MEMORY);
    }
    const size_t head = x->stream[GPURTA_NULL_STREAM].head;
    if (head == NONE || x->job[head].joined)
        return true;
    const size_t earlier = NUM(before_null)(x, head);
    if (earlier != NONE)
        return NUM(wait_for)(x, head, GPURTA_RULE_N1, earlier, -1, true);
    if (x->hold && x->hold[head].held)
        return NUM(hold)(x, head);
    if (NUM(cmp)(&x->time[LAUNCHED][head], &x->now) < 0)
        x->job[head].cause = (uint32_t)x->other_cause;
    if (x->hold)
        NUM(cause_of_hold)(x, head);
    return job_heap_push(&x->moves, head, x->job) || NUM(stop)(x, GPURTA_NO_MEMORY);
}

/* A kernel joins its EE queue if it finds a place among the resident ones (U2), else waits for one.
 */
static bool NUM(join_or_wait)(struct NUM(sim) *const x, const size_t j)
{
    const size_t most = x->s->device.limits.resident_grids;
    if (x->job[j].copy || !most || (x->grids < most && x->refused_first == x->refused_end))
        return NUM(join)(x, j);
    x->refused[x->refused_end++] = j;
    x->job[j].joined = true; /* it moves no more by itself */
    return NUM(wait_for)(x, j, GPURTA_RULE_U2, NONE, -1, true);
}

static bool NUM(join_refused)(struct NUM(sim) *const x)
{
    while (x->refused_first < x->refused_end && x->grids < x->s->device.limits.resident_grids)
        if (!NUM(join)(x, x->refused[x->refused_first++]))
            return false;
    return true;
}

static bool NUM(queue_moves)(struct NUM(sim) *const x)
{
    if (!NUM(join_refused)(x))
        return false;
    for (size_t i = 0; i < x->fresh_count; i++) {
        const size_t j = x->fresh[i];
        const struct job *const job = &x->job[j];
        if (!NUM(wait_end)(x, j))
            return false;
        if (job->stream == GPURTA_NULL_STREAM)
            continue;
        if (x->hold && x->hold[j].held) {
            if (!NUM(hold)(x, j))
                return false;
            continue;
        }
        if (!job->blocking || !NUM(null_before)(x, j)) {
            if (x->hold)
                NUM(cause_of_hold)(x, j);
            if (!job_heap_push(&x->moves, j, x->job))
                return NUM(stop)(x, GPURTA_NO_MEMORY);
            continue;
        }
        x->job[j].cause = (uint32_t)NONE; /* until the NULL stream lets it go */
        if (!job_heap_push(&x->blocked, j, x->job))
            return NUM(stop)(x, GPURTA_NO_MEMORY);
        if (!NUM(wait_for)(x, j, GPURTA_RULE_N2, x->stream[GPURTA_NULL_STREAM].head, -1, true))
            return false;
    }
    x->fresh_count = 0;
    if (x->s->has_null && !NUM(null_moves)(x))
        return false;
    while (x->moves.count) {
        const size_t j = job_heap_pop(&x->moves, x->job);
        if (!x->job[j].copy && x->job[j].cause != NONE && x->s->device.limits.queue_delay)
            x->late[x->late_count++] = j;
        else if (!NUM(join_or_wait)(x, j))
            return false;
    }
    return true;
}

/* U1: kernels that a completion let go reach their EE queue once the blocks that waited are placed.
 */
static bool NUM(late_moves)(struct NUM(sim) *const x)
{
    for (size_t i = 0; i < x->late_count; i++) {
        const size_t j = x->late[i];
        if (x->placed != NONE && !NUM(event)(x, GPURTA_RULE_U1, j, x->placed, 0, &x->now))
            return false;
        if (!NUM(join_or_wait)(x, j))
            return false;
    }
    x->late_count = 0;
    return true;
}

/* Copies. */

static bool NUM(start_copy)(struct NUM(sim) *const x, const size_t engine)
{
    struct fifo *const queue = &x->ce[engine];
    const size_t j = queue->head;
    queue->head = x->job[j].next_queue;
    x->job[j].left = 0;
    x->job[j].resident = 1;
    x->job[j].dispatch = (uint32_t)x->dispatched++;
    NUM(set)(&x->time[FIRST][j], &x->now);
    NUM(set)(&x->time[LAST][j], &x->now);
    const size_t before = x->engine_last[engine];
    x->engine_last[engine] = j;
    return NUM(became_head)(x, j, before) && NUM(event)(x, GPURTA_RULE_C2, j, NONE, 0, &x->now) &&
           NUM(start_group)(x, j, 0, NONE);
}

static bool NUM(start_copies)(struct NUM(sim) *const x)
{
    for (size_t i = 0; i < x->s->engines; i++)
        if (NUM(running_copy)(x, i) == NONE && x->ce[i].head != NONE &&
            x->job[x->ce[i].head].joined && !NUM(start_copy)(x, i))
            return false;
    return true;
}
