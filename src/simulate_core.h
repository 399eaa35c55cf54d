/* The simulator proper, once per number kind (num_i64.h).
 *
 * Discrete events: the next instant is the earliest end or launch; at it, in this order,
 * completions, launches, queue moves, copies, blocks (gpurta/simulate.h states the rules).
 *
 * Blocks of one kernel placed at one instant end at one instant: they are one group, with one
 * entry for each SM. A tournament tree over the SMs' room for the footprint of the current head
 * finds the SM with the most room, first in order; placing a block lowers the room of its SM by
 * exactly one, so that a block costs one walk up the tree. */

/* What is running: blocks of a job placed at one instant, or a copy. */
struct NUM(group) {
    num_t end;
    size_t job;
    size_t entry; /* first of its entries; NONE for a copy; in a free group: the next free one */
};

/* What holds a job back now, since when; only when explaining. */
struct NUM(wait) {
    num_t since, head_since; /* head_since: when it became the head of its EE queue */
    gpurta_rule rule;
    size_t other;
    size_t behind, next_head; /* head of its EE queue when it joined; the head after it */
    bool active;
};

struct NUM(sim) {
    const struct setup *s;
    gpurta_simulation *o;
    const num_t *wcet, *delay; /* of operations; of jobs, NULL: none waits */
    num_t *time[JOB_TIMES];    /* LAUNCHED holds the time of a launch to come, too */
    num_t now, scratch;
    struct NUM(group) * group;
    size_t groups, group_room, free_group;
    struct entry *entry;
    struct sm_share *share; /* of each entry, all its blocks together */
    size_t entries, entry_room, share_room, free_entry;
    size_t *ends; /* heap of groups, by end */
    size_t ends_count, ends_room;
    size_t *launches; /* heap of jobs, by time of launch */
    size_t launches_count;
    struct heap moves, blocked;
    size_t *fresh; /* jobs that became heads of streams */
    size_t fresh_count;
    struct fifo *stream, *ee, *ce;
    uint64_t *busy_ee;    /* bit set of EE queues that are not empty */
    size_t *engine_last;  /* copy that started last on the engine */
    size_t *launch_order; /* jobs in order of launch */
    size_t launched, oldest;
    struct sm_free *sm; /* by position */
    int64_t plain_free;
    struct tree tree;
    int64_t *count; /* blocks placed at this instant, by position */
    size_t *touched, touched_count;
    size_t *dirty, dirty_count; /* positions whose room is to be computed anew */
    bool *is_dirty;
    size_t next_position;  /* of round-robin */
    size_t quiet;          /* instants since stepping was last tried */
    size_t *own, own_room; /* groups of the head, while stepping */
    int64_t instants;
    struct NUM(wait) * wait;
    enum outcome outcome;
};

static bool NUM(stop)(struct NUM(sim) *const x, const enum outcome outcome)
{
    x->outcome = outcome;
    return false;
}

/* Numbers in arrays. */

static num_t *NUM(array)(const size_t count)
{
    if (count >= SIZE_MAX / sizeof(num_t))
        return NULL;
    num_t *const all = malloc((count + 1) * sizeof *all);
    for (size_t i = 0; all && i < count; i++)
        NUM(init)(&all[i]);
    return all;
}

static void NUM(array_free)(num_t *const all, const size_t count)
{
    for (size_t i = 0; all && i < count; i++)
        NUM(clear)(&all[i]);
    free(all);
}

static bool NUM(append)(struct numbers *const list, const num_t *const value)
{
    num_t *const all = grow(list->value, &list->room, list->count + 1, sizeof *all);
    if (!all)
        return false;
    list->value = all;
    NUM(init)(&all[list->count]);
    NUM(set)(&all[list->count++], value);
    return true;
}

/* Heaps: groups by end, then job; jobs by time of launch, then number. */

typedef bool NUM(before)(const struct NUM(sim) * x, size_t a, size_t b);

static bool NUM(ends_before)(const struct NUM(sim) *const x, const size_t a, const size_t b)
{
    const int order = NUM(cmp)(&x->group[a].end, &x->group[b].end);
    return order < 0 || (order == 0 && x->group[a].job < x->group[b].job);
}

static bool NUM(launched_before)(const struct NUM(sim) *const x, const size_t a, const size_t b)
{
    const int order = NUM(cmp)(&x->time[LAUNCHED][a], &x->time[LAUNCHED][b]);
    return order < 0 || (order == 0 && a < b);
}

static inline void NUM(sift_up)(const struct NUM(sim) *const x, size_t *const heap, size_t i,
                                NUM(before) *const before)
{
    const size_t item = heap[i];
    while (i > 0 && before(x, item, heap[(i - 1) / 2])) {
        heap[i] = heap[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    heap[i] = item;
}

static inline void NUM(sift_down)(const struct NUM(sim) *const x, size_t *const heap,
                                  const size_t count, size_t i, NUM(before) *const before)
{
    const size_t item = heap[i];
    for (;;) {
        size_t child = 2 * i + 1;
        if (child >= count)
            break;
        if (child + 1 < count && before(x, heap[child + 1], heap[child]))
            child++;
        if (!before(x, heap[child], item))
            break;
        heap[i] = heap[child];
        i = child;
    }
    heap[i] = item;
}

static inline size_t NUM(pop)(const struct NUM(sim) *const x, size_t *const heap,
                              size_t *const count, NUM(before) *const before)
{
    const size_t top = heap[0];
    heap[0] = heap[--*count];
    if (*count)
        NUM(sift_down)(x, heap, *count, 0, before);
    return top;
}

/* Explanations: none of this does anything unless they are wanted. */

static bool NUM(event)(struct NUM(sim) *const x, const gpurta_rule rule, const size_t job,
                       const size_t other, const int64_t blocks, const num_t *const when)
{
    gpurta_simulation *const o = x->o;
    if (!x->s->explain)
        return true;
    if ((int64_t)o->events >= x->s->limit)
        return NUM(stop)(x, OVER_LIMIT);
    struct event_record *const all =
        grow(o->event, &o->event_room, o->events + 1, sizeof *o->event);
    if (!all)
        return NUM(stop)(x, NO_MEMORY);
    o->event = all;
    if (!NUM(append)(&o->event_time, when))
        return NUM(stop)(x, NO_MEMORY);
    all[o->events++] = (struct event_record){rule, job, other, blocks, 1, o->places, 0};
    return true;
}

static bool NUM(place_add)(struct NUM(sim) *const x, const size_t position, const int64_t blocks)
{
    gpurta_simulation *const o = x->o;
    struct place_record *const all =
        grow(o->place, &o->place_room, o->places + 1, sizeof *o->place);
    if (!all)
        return NUM(stop)(x, NO_MEMORY);
    o->place = all;
    all[o->places++] = (struct place_record){sm_at(&x->s->device, position), blocks};
    o->event[o->events - 1].places++;
    return true;
}

static bool NUM(delay_add)(struct NUM(sim) *const x, const size_t job, const gpurta_rule rule,
                           const size_t other, const num_t *const from, const num_t *const to)
{
    gpurta_simulation *const o = x->o;
    if (NUM(cmp)(from, to) >= 0)
        return true;
    if ((int64_t)o->delays >= x->s->limit)
        return NUM(stop)(x, OVER_LIMIT);
    struct delay_record *const all =
        grow(o->delay, &o->delay_room, o->delays + 1, sizeof *o->delay);
    if (!all)
        return NUM(stop)(x, NO_MEMORY);
    o->delay = all;
    if (!NUM(append)(&o->delay_from, from) || !NUM(append)(&o->delay_to, to))
        return NUM(stop)(x, NO_MEMORY);
    all[o->delays] = (struct delay_record){rule, other, NONE};
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
    return NUM(delay_add)(x, job, w->rule, w->other, &w->since, &x->now);
}

/* The job waits, for this from now on. Told as an event when it is news. */
static bool NUM(wait_for)(struct NUM(sim) *const x, const size_t job, const gpurta_rule rule,
                          const size_t other, const bool tell)
{
    struct NUM(wait) *const w = x->s->explain ? &x->wait[job] : NULL;
    if (!w || (w->active && w->rule == rule && w->other == other))
        return true;
    if (!NUM(wait_end)(x, job))
        return false;
    w->active = true;
    w->rule = rule;
    w->other = other;
    NUM(set)(&w->since, &x->now);
    return !tell || NUM(event)(x, rule, job, other, x->s->job[job].left, &x->now);
}

/* A kernel became the head of its EE queue (X1), or a copy started on its engine (C2): it waited
 * behind every head since it joined, the later ones of many taken together. */
#define HEADS_TOLD 16

static bool NUM(became_head)(struct NUM(sim) *const x, const size_t job, const size_t before)
{
    if (!x->s->explain)
        return true;
    const gpurta_rule rule = x->s->job[job].copy ? GPURTA_RULE_C2 : GPURTA_RULE_X1;
    struct NUM(wait) *const all = x->wait;
    NUM(set)(&all[job].head_since, &x->now);
    if (before != NONE)
        all[before].next_head = job;
    const num_t *from = &x->time[ENQUEUED][job];
    size_t head = all[job].behind;
    for (int told = 0; head != NONE && head != job; told++) {
        const size_t next = told < HEADS_TOLD ? all[head].next_head : job;
        if (!NUM(delay_add)(x, job, rule, told < HEADS_TOLD ? head : NONE, from,
                            &all[next].head_since))
            return false;
        from = &all[next].head_since;
        head = next;
    }
    return true;
}

/* Groups and their entries, kept in arrays with free lists. */

static size_t NUM(new_group)(struct NUM(sim) *const x)
{
    if (x->free_group != NONE) {
        const size_t g = x->free_group;
        x->free_group = x->group[g].entry;
        return g;
    }
    struct NUM(group) *const all = grow(x->group, &x->group_room, x->groups + 1, sizeof *all);
    if (!all)
        return NONE;
    x->group = all;
    size_t *const ends = grow(x->ends, &x->ends_room, x->groups + 1, sizeof *ends);
    if (!ends)
        return NONE;
    x->ends = ends;
    NUM(init)(&all[x->groups].end);
    return x->groups++;
}

static size_t NUM(new_entry)(struct NUM(sim) *const x)
{
    if (x->free_entry != NONE) {
        const size_t e = x->free_entry;
        x->free_entry = x->entry[e].next;
        return e;
    }
    struct entry *const all = grow(x->entry, &x->entry_room, x->entries + 1, sizeof *all);
    if (!all)
        return NONE;
    x->entry = all;
    struct sm_share *const share = grow(x->share, &x->share_room, x->entries + 1, sizeof *x->share);
    if (!share)
        return NONE;
    x->share = share;
    return x->entries++;
}

/* now + wcet of the job's operation into the group's end, and the group into the heap. */
static bool NUM(start_group)(struct NUM(sim) *const x, const size_t group, const size_t job)
{
    x->group[group].job = job;
    if (!NUM(add)(&x->group[group].end, &x->now, &x->wcet[x->s->job[job].operation]))
        return NUM(stop)(x, NUMBER_OVERFLOW);
    x->ends[x->ends_count] = group;
    NUM(sift_up)(x, x->ends, x->ends_count++, NUM(ends_before));
    return true;
}

/* Room on SMs. */

static int64_t NUM(room)(const struct NUM(sim) *const x, const size_t position,
                         const size_t footprint)
{
    const struct device *const d = &x->s->device;
    return d->plain ? x->plain_free
                    : sm_room(&x->sm[position], &d->limits, &x->s->footprint[footprint]);
}

static void NUM(mark_dirty)(struct NUM(sim) *const x, const size_t position)
{
    if (x->is_dirty[position])
        return;
    x->is_dirty[position] = true;
    x->dirty[x->dirty_count++] = position;
}

/* The tree tells the room for this footprint. */
static void NUM(tree_ready)(struct NUM(sim) *const x, const size_t footprint)
{
    struct tree *const tree = &x->tree;
    const bool same =
        tree->footprint != NONE &&
        (x->s->device.plain || tree->footprint == footprint ||
         footprint_equal(&x->s->footprint[tree->footprint], &x->s->footprint[footprint]));
    for (size_t i = 0; i < x->dirty_count; i++) {
        const size_t position = x->dirty[i];
        x->is_dirty[position] = false;
        if (same)
            tree_set(tree, position, NUM(room)(x, position, footprint));
    }
    x->dirty_count = 0;
    if (!same) {
        for (size_t i = 0; i < x->s->device.sms; i++)
            tree->room[i] = NUM(room)(x, i, footprint);
        tree_build(tree);
    }
    tree->footprint = footprint;
}

/* Choosing SMs for up to job->left blocks: x->count[] and x->touched[], in order of first block.
 * The tree's rooms go down with each block; the SMs' own books follow in book(). */

static inline void NUM(take)(struct NUM(sim) *const x, const size_t position, const int64_t blocks)
{
    if (!x->count[position])
        x->touched[x->touched_count++] = position;
    x->count[position] += blocks;
}

static size_t NUM(next_sm)(struct NUM(sim) *const x)
{
    const struct tree *const tree = &x->tree;
    if (!x->s->round_robin)
        return tree->room[tree->winner[1]] > 0 ? tree->winner[1] : NONE;
    if (tree->room[tree->winner[1]] <= 0)
        return NONE;
    size_t position = x->next_position;
    while (tree->room[position] <= 0)
        position = position + 1 < x->s->device.sms ? position + 1 : 0;
    x->next_position = position + 1 < x->s->device.sms ? position + 1 : 0;
    return position;
}

/* One by one. Returns how many. */
static int64_t NUM(choose)(struct NUM(sim) *const x, const struct job *const job, int32_t *const sm)
{
    int64_t placed = 0;
    while (placed < job->left) {
        const size_t position = NUM(next_sm)(x);
        if (position == NONE)
            break;
        tree_set(&x->tree, position, x->tree.room[position] - 1);
        NUM(take)(x, position, 1);
        if (sm)
            sm[placed] = (int32_t)sm_at(&x->s->device, position);
        placed++;
    }
    return placed;
}

/* Takes the rooms above the level, the highest first, as they get their first blocks. */
static int64_t NUM(take_down_to)(struct NUM(sim) *const x, const int64_t level)
{
    struct tree *const tree = &x->tree;
    int64_t placed = 0, next;
    for (int64_t high = tree->room[tree->winner[1]]; high > level; high = next) {
        next = level;
        for (size_t position = 0; position < x->s->device.sms; position++) {
            if (tree->room[position] == high) {
                NUM(take)(x, position, high - level);
                tree->room[position] = level;
                placed += high - level;
            } else if (tree->room[position] > next) {
                next = tree->room[position];
            }
        }
    }
    return placed;
}

/* Gives every SM so many rounds, or as many as it has room, from the next position on. */
static int64_t NUM(take_rounds)(struct NUM(sim) *const x, const int64_t rounds)
{
    struct tree *const tree = &x->tree;
    const size_t sms = x->s->device.sms, start = x->next_position;
    int64_t placed = 0;
    for (size_t i = 0; i < sms; i++) {
        const size_t position = (start + i) % sms;
        const int64_t have = tree->room[position], n = have < rounds ? have : rounds;
        if (n <= 0)
            continue;
        NUM(take)(x, position, n);
        tree->room[position] -= n;
        placed += n;
        if (n == rounds)
            x->next_position = (position + 1) % sms;
    }
    return placed;
}

/* All at once what choose() does, but for the last few blocks: most-room lowers the highest rooms
 * to one level; round-robin gives every SM as many rounds as it has room. */
static int64_t NUM(choose_many)(struct NUM(sim) *const x, const struct job *const job)
{
    struct tree *const tree = &x->tree;
    const size_t sms = x->s->device.sms;
    const bool fair = x->s->round_robin;
    int64_t low = 0, high = tree->room[tree->winner[1]];
    /* The lowest level (the most rounds) that takes no more than there are. */
    while (low < high) {
        const int64_t middle = low + (high - low) / 2 + (fair && (high - low) % 2);
        if (total_above(tree->room, sms, middle, fair) <= job->left)
            *(fair ? &low : &high) = middle;
        else if (fair)
            high = middle - 1;
        else
            low = middle + 1;
    }
    const int64_t placed = fair ? NUM(take_rounds)(x, low) : NUM(take_down_to)(x, low);
    tree_build(tree);
    struct job rest = *job;
    rest.left -= placed;
    return placed + NUM(choose)(x, &rest, NULL);
}

/* Enters the chosen blocks into the SMs' books and into a group. */
static bool NUM(book)(struct NUM(sim) *const x, const size_t j)
{
    const struct device *const d = &x->s->device;
    const struct footprint *const footprint =
        d->plain ? NULL : &x->s->footprint[x->s->job[j].footprint];
    const size_t g = NUM(new_group)(x);
    if (g == NONE)
        return NUM(stop)(x, NO_MEMORY);
    size_t last = NONE;
    x->group[g].entry = NONE;
    for (size_t i = 0; i < x->touched_count; i++) {
        const size_t position = x->touched[i];
        const size_t e = NUM(new_entry)(x);
        if (e == NONE)
            return NUM(stop)(x, NO_MEMORY);
        x->entry[e] = (struct entry){NONE, position, x->count[position]};
        *(last == NONE ? &x->group[g].entry : &x->entry[last].next) = e;
        last = e;
        if (d->plain)
            x->plain_free -= x->count[position];
        else
            sm_place_many(&x->sm[position], &x->share[e], &d->limits, footprint,
                          (uint32_t)x->count[position]);
        if (x->s->explain && !NUM(place_add)(x, position, x->count[position]))
            return false;
        x->count[position] = 0;
    }
    x->touched_count = 0;
    return NUM(start_group)(x, g, j);
}

/* One completion: gives the SMs back. */
static void NUM(unbook)(struct NUM(sim) *const x, const size_t g)
{
    const struct device *const d = &x->s->device;
    struct job *const job = &x->s->job[x->group[g].job];
    size_t e = x->group[g].entry;
    while (e != NONE) {
        struct entry *const entry = &x->entry[e];
        job->resident -= entry->blocks;
        if (d->plain)
            x->plain_free += entry->blocks;
        else
            sm_remove_many(&x->sm[entry->position], &x->share[e], &d->limits,
                           &x->s->footprint[job->footprint], (uint32_t)entry->blocks);
        NUM(mark_dirty)(x, entry->position);
        const size_t next = entry->next;
        entry->next = x->free_entry;
        x->free_entry = e;
        e = next;
    }
}

/* Streams. */

static void NUM(launch_at)(struct NUM(sim) *const x, const size_t job)
{
    x->launches[x->launches_count] = job;
    NUM(sift_up)(x, x->launches, x->launches_count++, NUM(launched_before));
}

/* The host may go on to those that waited for this job's launch or completion. */
static bool NUM(release_dependents)(struct NUM(sim) *const x, const size_t j, const bool launch)
{
    for (size_t i = x->s->job[j].dependents; i != NONE; i = x->s->job[i].next_dependent) {
        if (x->s->job[i].after_launch != launch)
            continue;
        num_t *const when = &x->time[LAUNCHED][i]; /* its own release */
        if (!NUM(add)(&x->scratch, &x->now, &x->delay[i]))
            return NUM(stop)(x, NUMBER_OVERFLOW);
        if (NUM(cmp)(&x->scratch, when) > 0)
            NUM(set)(when, &x->scratch);
        NUM(launch_at)(x, i);
    }
    return true;
}

static bool NUM(job_done)(struct NUM(sim) *const x, const size_t j)
{
    struct job *const job = &x->s->job[j];
    struct fifo *const stream = &x->stream[job->stream];
    job->done = true;
    NUM(set)(&x->time[ENDED][j], &x->now);
    stream->head = job->next;
    if (stream->head != NONE)
        x->fresh[x->fresh_count++] = stream->head;
    return NUM(event)(x, job->copy ? GPURTA_RULE_C4 : GPURTA_RULE_G4, j, NONE, 0, &x->now) &&
           NUM(release_dependents)(x, j, false);
}

static bool NUM(complete)(struct NUM(sim) *const x)
{
    const size_t g = NUM(pop)(x, x->ends, &x->ends_count, NUM(ends_before));
    const size_t j = x->group[g].job;
    struct job *const job = &x->s->job[j];
    if (job->copy) {
        job->resident = 0;
    } else {
        NUM(unbook)(x, g);
    }
    x->group[g].entry = x->free_group;
    x->free_group = g;
    return job->resident > 0 || job->left > 0 || NUM(job_done)(x, j);
}

static bool NUM(launch)(struct NUM(sim) *const x)
{
    const size_t j = NUM(pop)(x, x->launches, &x->launches_count, NUM(launched_before));
    struct job *const job = &x->s->job[j];
    struct fifo *const stream = &x->stream[job->stream];
    job->sequence = x->launched;
    x->launch_order[x->launched++] = j;
    if (!NUM(event)(x, GPURTA_RULE_G1, j, stream->head == NONE ? NONE : stream->tail, 0, &x->now))
        return false;
    if (stream->head == NONE) {
        stream->head = j;
        x->fresh[x->fresh_count++] = j;
    } else {
        x->s->job[stream->tail].next = j;
        if (!NUM(wait_for)(x, j, GPURTA_RULE_G1, stream->tail, false))
            return false;
    }
    stream->tail = j;
    return NUM(release_dependents)(x, j, true);
}

/* Queue moves. */

/* The copy that runs on an engine, or NONE. */
static size_t NUM(running_copy)(const struct NUM(sim) *const x, const size_t engine)
{
    const size_t last = x->engine_last[engine];
    return last != NONE && x->s->job[last].resident > 0 ? last : NONE;
}

static bool NUM(join)(struct NUM(sim) *const x, const size_t j)
{
    struct job *const job = &x->s->job[j];
    struct fifo *const queue = job->copy ? &x->ce[job->queue] : &x->ee[job->queue];
    const bool empty = queue->head == NONE;
    const size_t running = job->copy ? NUM(running_copy)(x, job->queue) : NONE;
    const size_t ahead = running != NONE ? running : empty ? NONE : queue->head;
    NUM(set)(&x->time[ENQUEUED][j], &x->now);
    job->joined = true;
    *(empty ? &queue->head : &x->s->job[queue->tail].next_queue) = j;
    queue->tail = j;
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
    return head != NONE && x->s->job[head].sequence < x->s->job[j].sequence;
}

/* The earliest launched job of the other blocking streams that has not ended, if it was launched
 * before the NULL stream's head (N1); NONE: there is none. */
static size_t NUM(before_null)(struct NUM(sim) *const x, const size_t head)
{
    while (x->oldest < x->launched) {
        const struct job *const job = &x->s->job[x->launch_order[x->oldest]];
        if (job->blocking && job->stream != GPURTA_NULL_STREAM && !job->done)
            break;
        x->oldest++;
    }
    return x->oldest < x->s->job[head].sequence ? x->launch_order[x->oldest] : NONE;
}

static bool NUM(null_moves)(struct NUM(sim) *const x)
{
    while (x->blocked.count && !NUM(null_before)(x, x->blocked.item[0]))
        heap_push(&x->moves, heap_pop(&x->blocked, x->s->job), x->s->job);
    const size_t head = x->stream[GPURTA_NULL_STREAM].head;
    if (head == NONE || x->s->job[head].joined)
        return true;
    const size_t earlier = NUM(before_null)(x, head);
    if (earlier != NONE)
        return NUM(wait_for)(x, head, GPURTA_RULE_N1, earlier, true);
    heap_push(&x->moves, head, x->s->job);
    return true;
}

static bool NUM(queue_moves)(struct NUM(sim) *const x)
{
    for (size_t i = 0; i < x->fresh_count; i++) {
        const size_t j = x->fresh[i];
        const struct job *const job = &x->s->job[j];
        if (!NUM(wait_end)(x, j))
            return false;
        if (job->stream == GPURTA_NULL_STREAM)
            continue;
        if (!job->blocking || !NUM(null_before)(x, j)) {
            heap_push(&x->moves, j, x->s->job);
            continue;
        }
        heap_push(&x->blocked, j, x->s->job);
        if (!NUM(wait_for)(x, j, GPURTA_RULE_N2, x->stream[GPURTA_NULL_STREAM].head, true))
            return false;
    }
    x->fresh_count = 0;
    if (x->s->has_null && !NUM(null_moves)(x))
        return false;
    while (x->moves.count)
        if (!NUM(join)(x, heap_pop(&x->moves, x->s->job)))
            return false;
    return true;
}

/* Copies. */

static bool NUM(start_copy)(struct NUM(sim) *const x, const size_t engine)
{
    struct fifo *const queue = &x->ce[engine];
    const size_t j = queue->head;
    const size_t g = NUM(new_group)(x);
    if (g == NONE)
        return NUM(stop)(x, NO_MEMORY);
    queue->head = x->s->job[j].next_queue;
    x->s->job[j].left = 0;
    x->s->job[j].resident = 1;
    x->group[g].entry = NONE;
    NUM(set)(&x->time[FIRST][j], &x->now);
    NUM(set)(&x->time[LAST][j], &x->now);
    const size_t before = x->engine_last[engine];
    x->engine_last[engine] = j;
    return NUM(became_head)(x, j, before) && NUM(event)(x, GPURTA_RULE_C2, j, NONE, 0, &x->now) &&
           NUM(start_group)(x, g, j);
}

static bool NUM(start_copies)(struct NUM(sim) *const x)
{
    for (size_t i = 0; i < x->s->engines; i++)
        if (NUM(running_copy)(x, i) == NONE && x->ce[i].head != NONE && !NUM(start_copy)(x, i))
            return false;
    return true;
}

/* Blocks. */

/* Number of the first EE queue that is not empty; NONE: all are. */
static size_t NUM(first_ee)(const struct NUM(sim) *const x)
{
    for (size_t i = 0; i < x->s->queues; i += 64)
        if (x->busy_ee[i / 64])
            return i + (size_t)__builtin_ctzll(x->busy_ee[i / 64]);
    return NONE;
}

/* Keeps where and when the blocks of this instant go. */
static int64_t NUM(choose_kept)(struct NUM(sim) *const x, const size_t j)
{
    gpurta_simulation *const o = x->o;
    struct job *const job = &x->s->job[j];
    const int64_t n = NUM(choose)(x, job, o->block_sm + job->blocks_at);
    for (int64_t i = 0; i < n; i++)
        o->block_run[job->blocks_at + (size_t)i] = (uint32_t)o->run_start.count;
    job->blocks_at += (size_t)n;
    if (n && (o->run_start.count == UINT32_MAX || !NUM(append)(&o->run_start, &x->now)))
        return NUM(stop)(x, NO_MEMORY) - 1;
    return n;
}

/* More blocks than this for each SM are not placed one by one. */
#define MANY_BLOCKS 64

/* As many blocks of the head as fit; -1: stopped. */
static int64_t NUM(place)(struct NUM(sim) *const x, const size_t j)
{
    struct job *const job = &x->s->job[j];
    NUM(tree_ready)(x, job->footprint);
    const int64_t n = x->s->keep ? NUM(choose_kept)(x, j)
                      : job->left / MANY_BLOCKS > (int64_t)x->s->device.sms
                          ? NUM(choose_many)(x, job)
                          : NUM(choose)(x, job, NULL);
    if (n <= 0)
        return n;
    if (!job->resident && NUM(sgn)(&x->time[FIRST][j]) < 0)
        NUM(set)(&x->time[FIRST][j], &x->now);
    job->left -= n;
    job->resident += n;
    return NUM(event)(x, GPURTA_RULE_X1, j, NONE, n, &x->now) && NUM(book)(x, j) ? n : -1;
}

static bool NUM(leave_ee)(struct NUM(sim) *const x, const size_t j)
{
    const size_t q = x->s->job[j].queue;
    struct fifo *const queue = &x->ee[q];
    queue->head = x->s->job[j].next_queue;
    if (queue->head == NONE)
        x->busy_ee[q / 64] &= ~((uint64_t)1 << (q % 64));
    NUM(set)(&x->time[LAST][j], &x->now);
    return NUM(wait_end)(x, j) && NUM(event)(x, GPURTA_RULE_G3, j, NONE, 0, &x->now) &&
           (queue->head == NONE || NUM(became_head)(x, queue->head, j));
}

/* Why the head of the first EE queue cannot place a block. */
static gpurta_rule NUM(lacks)(const struct NUM(sim) *const x, const size_t j)
{
    const struct device *const d = &x->s->device;
    return d->plain ? GPURTA_RULE_SLOTS
                    : lacking(x->sm, d, &x->s->footprint[x->s->job[j].footprint]);
}

/* What the heads wait for, when explaining. */
static bool NUM(heads_wait)(struct NUM(sim) *const x, const size_t first)
{
    const size_t head = x->ee[first].head;
    if (!NUM(wait_for)(x, head, NUM(lacks)(x, head), NONE, true))
        return false;
    for (size_t q = first + 1; q < x->s->queues; q++)
        if (x->ee[q].head != NONE && !NUM(wait_for)(x, x->ee[q].head, GPURTA_RULE_A2, head, true))
            return false;
    return true;
}

static bool NUM(place_blocks)(struct NUM(sim) *const x)
{
    for (;;) {
        const size_t q = NUM(first_ee)(x);
        if (q == NONE)
            return true;
        const size_t j = x->ee[q].head;
        if (NUM(place)(x, j) < 0)
            return false;
        if (x->s->job[j].left > 0)
            return !x->s->explain || NUM(heads_wait)(x, q);
        if (!NUM(leave_ee)(x, j))
            return false;
    }
}

/* Stepping: while one kernel's blocks follow each other on the same SMs, each round, one wcet long,
 * is like the one before, until something else happens or the blocks run out. */

/* Whether the entry's SM, having got back its blocks, would take as many on the same
 * sub-partitions. */
static bool NUM(same_again)(const struct NUM(sim) *const x, const size_t e,
                            const struct footprint *const footprint)
{
    const struct device *const d = &x->s->device;
    if (d->plain || !footprint->registers_per_warp)
        return true;
    struct sm_free sm = x->sm[x->entry[e].position];
    struct sm_share again;
    const uint32_t blocks = (uint32_t)x->entry[e].blocks;
    sm_remove_many(&sm, &x->share[e], &d->limits, footprint, blocks);
    sm_place_many(&sm, &again, &d->limits, footprint, blocks);
    return memcmp(&again, &x->share[e], sizeof again) == 0;
}

/* Rounds that can be stepped over; the head's groups go to x->own; -1: out of memory. */
static int64_t NUM(rounds)(struct NUM(sim) *const x, const size_t j, size_t *const own_count)
{
    const struct job *const job = &x->s->job[j];
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
        for (size_t e = x->group[own[i]].entry; e != NONE; e = x->entry[e].next)
            if (!NUM(same_again)(x, e, footprint))
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

static bool NUM(step)(struct NUM(sim) *const x)
{
    if (x->s->keep || x->s->round_robin || ++x->quiet < x->ends_count)
        return true;
    const size_t q = NUM(first_ee)(x);
    if (q == NONE)
        return true;
    const size_t j = x->ee[q].head;
    struct job *const job = &x->s->job[j];
    if (!job->resident || job->left / 2 < job->resident)
        return true;
    x->quiet = 0;
    size_t own_count = 0;
    const int64_t rounds = NUM(rounds)(x, j, &own_count);
    if (rounds < 0)
        return NUM(stop)(x, NO_MEMORY);
    if (rounds == 0)
        return true;
    if (x->s->explain && !NUM(tell_rounds)(x, j, own_count, rounds))
        return false;
    const num_t *const wcet = &x->wcet[job->operation];
    for (size_t i = 0; i < own_count; i++)
        if (!NUM(addmul_int)(&x->group[x->own[i]].end, wcet, rounds))
            return NUM(stop)(x, NUMBER_OVERFLOW);
    for (size_t i = x->ends_count; i-- > 0;) /* the others may now end before some of these */
        NUM(sift_down)(x, x->ends, x->ends_count, i, NUM(ends_before));
    job->left -= rounds * job->resident;
    return NUM(addmul_int)(&x->now, wcet, rounds) || NUM(stop)(x, NUMBER_OVERFLOW);
}

/* The loop. */

static bool NUM(at_now)(const struct NUM(sim) *const x, const num_t *const time)
{
    return NUM(cmp)(time, &x->now) == 0;
}

/* Moves now to the next end or launch; false: there is none. */
static bool NUM(next_instant)(struct NUM(sim) *const x)
{
    const num_t *const end = x->ends_count ? &x->group[x->ends[0]].end : NULL;
    const num_t *const launch = x->launches_count ? &x->time[LAUNCHED][x->launches[0]] : NULL;
    if (!end && !launch)
        return false;
    NUM(set)(&x->now, !launch || (end && NUM(cmp)(end, launch) < 0) ? end : launch);
    return true;
}

static bool NUM(instant)(struct NUM(sim) *const x)
{
    if (++x->instants > x->s->limit)
        return NUM(stop)(x, OVER_LIMIT);
    while (x->ends_count && NUM(at_now)(x, &x->group[x->ends[0]].end))
        if (!NUM(complete)(x))
            return false;
    while (x->launches_count && NUM(at_now)(x, &x->time[LAUNCHED][x->launches[0]]))
        if (!NUM(launch)(x))
            return false;
    return NUM(queue_moves)(x) && NUM(start_copies)(x) && NUM(place_blocks)(x) && NUM(step)(x);
}

/* Memory. */

static void NUM(free_sim)(struct NUM(sim) *const x)
{
    for (size_t i = 0; i < x->groups; i++)
        NUM(clear)(&x->group[i].end);
    for (size_t i = 0; x->wait && i < x->s->jobs; i++) {
        NUM(clear)(&x->wait[i].since);
        NUM(clear)(&x->wait[i].head_since);
    }
    NUM(clear)(&x->now);
    NUM(clear)(&x->scratch);
    free(x->group);
    free(x->entry);
    free(x->share);
    free(x->ends);
    free(x->launches);
    free(x->moves.item);
    free(x->blocked.item);
    free(x->fresh);
    free(x->stream);
    free(x->busy_ee);
    free(x->engine_last);
    free(x->launch_order);
    free(x->sm);
    free(x->tree.room);
    free(x->tree.winner);
    free(x->count);
    free(x->touched);
    free(x->dirty);
    free(x->is_dirty);
    free(x->own);
    free(x->wait);
}

/* Where explanations are not wanted, wait stays NULL. */
static bool NUM(make_waits)(struct NUM(sim) *const x)
{
    const size_t n = x->s->jobs;
    if (!x->s->explain)
        return true;
    x->wait = calloc(n, sizeof *x->wait);
    for (size_t i = 0; x->wait && i < n; i++) {
        NUM(init)(&x->wait[i].since);
        NUM(init)(&x->wait[i].head_since);
        x->wait[i].behind = x->wait[i].next_head = NONE;
    }
    return x->wait != NULL;
}

static bool NUM(make_sim)(struct NUM(sim) *const x)
{
    const struct setup *const s = x->s;
    const size_t fifos = s->streams + s->queues + s->engines;
    size_t leaves = 1;
    while (leaves < s->device.sms)
        leaves *= 2;
    x->launches = calloc(s->jobs, sizeof *x->launches);
    x->moves.item = calloc(s->jobs, sizeof *x->moves.item);
    x->blocked.item = calloc(s->jobs, sizeof *x->blocked.item);
    x->fresh = calloc(s->jobs, sizeof *x->fresh);
    x->launch_order = calloc(s->jobs, sizeof *x->launch_order);
    x->stream = calloc(fifos, sizeof *x->stream);
    x->busy_ee = calloc(s->queues / 64 + 1, sizeof *x->busy_ee);
    x->engine_last = calloc(s->engines + 1, sizeof *x->engine_last);
    x->sm = calloc(s->device.sms, sizeof *x->sm);
    x->tree.room = calloc(leaves, sizeof *x->tree.room);
    x->tree.winner = calloc(2 * leaves, sizeof *x->tree.winner);
    x->count = calloc(s->device.sms, sizeof *x->count);
    x->touched = calloc(s->device.sms, sizeof *x->touched);
    x->dirty = calloc(s->device.sms, sizeof *x->dirty);
    x->is_dirty = calloc(s->device.sms, sizeof *x->is_dirty);
    x->tree.leaves = leaves;
    return x->launches && x->moves.item && x->blocked.item && x->fresh && x->launch_order &&
           x->stream && x->busy_ee && x->engine_last && x->sm && x->tree.room && x->tree.winner &&
           x->count && x->touched && x->dirty && x->is_dirty && NUM(make_waits)(x);
}

static void NUM(begin)(struct NUM(sim) *const x)
{
    const struct setup *const s = x->s;
    x->ee = x->stream + s->streams;
    x->ce = x->ee + s->queues;
    for (size_t i = 0; i < s->streams + s->queues + s->engines; i++)
        x->stream[i] = (struct fifo){NONE, NONE};
    for (size_t i = 0; i < s->engines; i++)
        x->engine_last[i] = NONE;
    x->free_group = x->free_entry = x->tree.footprint = NONE;
    x->plain_free = s->device.plain;
    for (size_t i = 0; !s->device.plain && i < s->device.sms; i++)
        sm_free_init(&x->sm[i], &s->device.limits);
    for (size_t i = s->device.sms; i < x->tree.leaves; i++)
        x->tree.room[i] = -1;
    for (size_t i = 0; i < s->jobs; i++) {
        NUM(set_int)(&x->time[FIRST][i], -1);
        if (!s->job[i].waits)
            NUM(launch_at)(x, i);
    }
}

/* Runs the jobs of the setup; times of launch (own releases) in time[LAUNCHED]. */
static enum outcome NUM(run)(const struct setup *const s, gpurta_simulation *const o,
                             num_t *const time[JOB_TIMES], const num_t *const wcet,
                             const num_t *const delay)
{
    struct NUM(sim) x = {.s = s, .o = o, .wcet = wcet, .delay = delay};
    NUM(init)(&x.now);
    NUM(init)(&x.scratch);
    for (int t = 0; t < JOB_TIMES; t++)
        x.time[t] = time[t];
    if (NUM(make_sim)(&x)) {
        NUM(begin)(&x);
        while (NUM(next_instant)(&x) && NUM(instant)(&x))
            ;
    } else {
        x.outcome = NO_MEMORY;
    }
    NUM(free_sim)(&x);
    return x.outcome;
}

/* From the model to numbers and back. */

static bool NUM(scaled)(num_t *const r, const struct scale *const scale, const struct rat *const v)
{
#if NUM_WIDE
    scale_mpz(r, scale, v);
    return true;
#else
    return scale_i64(r, scale, v);
#endif
}

struct NUM(times) {
    num_t *time[JOB_TIMES], *wcet, *deadline, *delay;
};

static bool NUM(times_of_operation)(const struct NUM(times) *const t, const gpurta_program *program,
                                    const struct scale *const scale, const size_t i,
                                    gpurta_simulation *const o, num_t *const period)
{
    const struct operation *const operation = &program->operation[i];
    const struct rat *const deadline = operation_deadline(operation);
    const struct after *const after = program->afters ? operation_after(program, i) : NULL;
    const size_t first = o->first_job[i], end = o->first_job[i + 1];
    num_t *const release = t->time[LAUNCHED];
    if (!NUM(scaled)(&t->wcet[i], scale, &operation->time[GPURTA_OPERATION_WCET]) ||
        !NUM(scaled)(&release[first], scale, &operation->time[GPURTA_OPERATION_RELEASE]) ||
        (rat_given(deadline) && !NUM(scaled)(&t->deadline[i], scale, deadline)) ||
        (after && !NUM(scaled)(&t->delay[first], scale, &after->delay)))
        return false;
    o->has_deadline[i] = rat_given(deadline);
    if (end - first > 1 && !NUM(scaled)(period, scale, &operation->time[GPURTA_OPERATION_PERIOD]))
        return false;
    for (size_t j = first + 1; j < end; j++)
        if (!NUM(add)(&release[j], &release[j - 1], period))
            return false;
    return true;
}

static bool NUM(times_of_program)(const struct NUM(times) *const t, const gpurta_program *program,
                                  const struct scale *const scale, gpurta_simulation *const o)
{
    num_t period;
    bool fits = true;
    NUM(init)(&period);
    for (size_t i = 0; fits && i < program->count; i++)
        fits = NUM(times_of_operation)(t, program, scale, i, o, &period);
    NUM(clear)(&period);
    return fits;
}

/* Verdicts; the response may overflow. */
static bool NUM(judge)(const struct NUM(times) *const t, gpurta_simulation *const o)
{
    num_t response;
    bool fits = true;
    NUM(init)(&response);
    for (size_t i = 0; fits && i < o->operations; i++) {
        if (!o->has_deadline[i])
            continue;
        o->verdict[i] = GPURTA_SCHEDULABLE;
        for (size_t j = o->first_job[i]; fits && j < o->first_job[i + 1]; j++) {
            fits = NUM(sub)(&response, &t->time[ENDED][j], &t->time[LAUNCHED][j]);
            if (NUM(cmp)(&response, &t->deadline[i]) > 0)
                o->verdict[i] = GPURTA_UNSCHEDULABLE;
        }
        if (o->verdict[i] > o->total)
            o->total = o->verdict[i];
    }
    NUM(clear)(&response);
    return fits;
}

static enum outcome NUM(simulate)(const struct setup *const s, gpurta_simulation *const o,
                                  const gpurta_program *const program,
                                  const struct scale *const scale)
{
    struct NUM(times)
        t = {.wcet = NUM(array)(o->operations), .deadline = NUM(array)(o->operations)};
    o->wide = NUM_WIDE;
    o->wcet = (struct numbers){t.wcet, o->operations, o->operations};
    o->deadline = (struct numbers){t.deadline, o->operations, o->operations};
    bool memory = t.wcet && t.deadline;
    for (int i = 0; i < JOB_TIMES; i++) {
        t.time[i] = NUM(array)(o->jobs);
        o->time[i] = (struct numbers){t.time[i], o->jobs, o->jobs};
        memory = memory && t.time[i];
    }
    if (program->afters) {
        t.delay = NUM(array)(o->jobs);
        memory = memory && t.delay;
    }
    enum outcome outcome = !memory ? NO_MEMORY
                           : NUM(times_of_program)(&t, program, scale, o)
                               ? NUM(run)(s, o, t.time, t.wcet, t.delay)
                               : NUMBER_OVERFLOW;
    if (outcome == GOES_ON && !NUM(judge)(&t, o))
        outcome = NUMBER_OVERFLOW;
    NUM(array_free)(t.delay, o->jobs);
    return outcome;
}

/* Frees what the result holds in numbers of this kind. */
static void NUM(numbers_free)(struct numbers *const list)
{
    NUM(array_free)(list->value, list->count);
}

static void NUM(number_get)(mpz_ptr r, const struct numbers *const list, const size_t i)
{
    NUM(get_mpz)(r, &((const num_t *)list->value)[i]);
}
