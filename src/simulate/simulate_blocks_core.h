/* Part of simulate_core.h: groups of blocks, and on which SMs they go. */

/* Groups in their heap, and their entries in an array with a free list. */

/* One more, behind the heap; NULL: out of memory. */
static struct NUM(group) * NUM(new_group)(struct NUM(sim) *const x)
{
    if (x->groups == x->made) {
        struct NUM(group) *const all = grow(x->group, &x->group_room, x->made + 1, sizeof *all);
        if (!all)
            return NULL;
        x->group = all;
        NUM(init)(&all[x->made++].end);
    }
    return &x->group[x->groups];
}

/* The first that ends leaves the heap: it stands behind it. */
static struct NUM(group) * NUM(take_group)(struct NUM(sim) *const x)
{
    heap_pop(x->group, x->groups, sizeof *x->group, NUM(ends_before), NULL);
    return &x->group[--x->groups];
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

/* A number that depends on nothing but what it is made of (splitmix64). */
static uint64_t NUM(mixed)(const uint64_t seed, const uint64_t job, const uint64_t block)
{
    uint64_t z = seed;
    const uint64_t parts[] = {job, block, 0};
    for (int i = 0; i < 3; i++) {
        z += UINT64_C(0x9e3779b97f4a7c15) + parts[i];
        z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
        z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
        z ^= z >> 31;
    }
    return z;
}

/* Lengthens the end of a group of one block. */
static bool NUM(add_jitter)(struct NUM(sim) *const x, num_t *const end, const size_t job)
{
    const uint64_t draw = NUM(mixed)(x->s->seed, job, (uint64_t)x->job[job].left);
    if (!NUM(addmul_int)(end, &x->jitter, (int64_t)(draw % (JITTER_STEPS + 1))))
        return NUM(stop)(x, GPURTA_OVERFLOW);
    return !x->s->keep || (NUM(keep_bytes)(x, sizeof *end) &&
                           (NUM(append)(&x->o->block_end, end) || NUM(stop)(x, GPURTA_NO_MEMORY)));
}

/* A group into the heap; its end is now + wcet of the job's operation. */
static bool NUM(start_group)(struct NUM(sim) *const x, const size_t job, const size_t footprint,
                             const size_t entry)
{
    struct NUM(group) *const group = NUM(new_group)(x);
    if (!group)
        return NUM(stop)(x, GPURTA_NO_MEMORY);
    group->job = (uint32_t)job;
    group->footprint = (uint32_t)footprint;
    group->entry = (uint32_t)entry;
    group->order = x->started++;
    if (!NUM(add)(&group->end, &x->now, &x->wcet[operation_of(x->o, job)]))
        return NUM(stop)(x, GPURTA_OVERFLOW);
    if (x->s->jitter && !x->job[job].copy && !NUM(add_jitter)(x, &group->end, job))
        return false;
    heap_up(x->group, x->groups++, sizeof *x->group, NUM(ends_before), NULL);
    return true;
}

/* Room on SMs. */

static int64_t NUM(room)(const struct NUM(sim) *const x, const size_t position,
                         const size_t footprint, const uint32_t partition)
{
    const struct device *const d = &x->s->device;
    if (!sm_allowed(d, position, partition))
        return 0;
    return d->plain ? x->plain_free : sms_room(&x->sms, position, &x->s->footprint[footprint]);
}

static inline size_t NUM(domain_of)(const struct NUM(sim) *const x, const struct job *const job)
{
    return x->s->domains > 1 && job->partition ? job->partition - 1 : 0;
}

/* SMs on which blocks of a job may be. */
static int64_t NUM(sms_of)(const struct NUM(sim) *const x, const struct job *const job)
{
    return job->partition ? x->s->sms[job->partition - 1] : (int64_t)x->s->device.sms;
}

static void NUM(mark_dirty)(struct NUM(sim) *const x, const size_t position)
{
    if (x->is_dirty[position])
        return;
    x->is_dirty[position] = true;
    x->dirty[x->dirty_count++] = position;
}

/* U5: all SMs of a group that became empty. */
static void NUM(mark_group)(struct NUM(sim) *const x, const size_t position)
{
    size_t i = position;
    do {
        NUM(mark_dirty)(x, i);
        i = x->sms.next_of_group[i];
    } while (i != position);
}

static inline bool NUM(many_sms)(const struct NUM(sim) *const x)
{
    return x->s->device.sms > MANY_SMS;
}

/* The tournament tells the room for blocks of this footprint. */
static void NUM(rooms_ready)(struct NUM(sim) *const x, const size_t footprint,
                             const uint32_t partition)
{
    struct choice *const choice = &x->choice;
    const bool same = x->room_of != NONE && choice->partition == partition &&
                      (x->s->device.plain || x->room_of == footprint ||
                       footprint_equal(&x->s->footprint[x->room_of], &x->s->footprint[footprint]));
    for (size_t i = 0; i < x->dirty_count; i++) {
        const size_t position = x->dirty[i];
        x->is_dirty[position] = false;
        if (same)
            choice_set(choice, position, NUM(room)(x, position, footprint, partition));
    }
    x->dirty_count = 0;
    if (!same) {
        const size_t found = x->sms.found;
        if (!x->s->device.plain)
            sms_rooms_of(&x->sms, partition, &x->s->footprint[footprint], choice->room);
        else
            for (size_t i = 0; i < x->s->device.sms; i++)
                choice->room[i] = NUM(room)(x, i, footprint, partition);
        choice_build(choice);
        const int64_t sms = (int64_t)x->s->device.sms;
        NUM(spend)
        (x, !NUM(many_sms)(x)
                ? sms / KEPT_AN_INSTANT + (int64_t)(x->sms.found - found) / FOUND_AN_INSTANT
                : sms * INSTANTS_A_ROOM);
    }
    x->room_of = footprint;
    choice->partition = partition;
}

/* Choosing SMs for up to so many blocks: x->count[] and x->touched[], in order of first block.
 * The choice's rooms go down with each block; the SMs' own books follow in book(). */

static inline void NUM(take)(struct NUM(sim) *const x, const size_t position, const int64_t blocks)
{
    if (!x->count[position])
        x->touched[x->touched_count++] = position;
    x->count[position] += blocks;
}

/* So many blocks, or none if it is 0 or less, reach the limit. */
static inline int64_t NUM(payable)(const struct NUM(sim) *const x)
{
    return (x->s->limit - x->instants) / NUM_COST + 1;
}

/* One by one, or two by two (U7) if `sms`, the SMs that there are for them, is not 0. Returns how
 * many; -1: stopped. */
static int64_t NUM(choose)(struct NUM(sim) *const x, const int64_t left, const int64_t sms,
                           int32_t *const sm)
{
    const int64_t payable = NUM(payable)(x), end = left < payable ? left : payable;
    int64_t placed = 0;
    while (placed < end) {
        const size_t position = choice_next(&x->choice);
        if (position == NONE)
            break;
        const int64_t room = x->choice.room[position],
                      n = pairs_next(sms > 0, left - placed, sms, room);
        choice_set(&x->choice, position, room - n);
        NUM(take)(x, position, n);
        for (int64_t i = 0; sm && i < n; i++)
            sm[placed + i] = (int32_t)sm_at(&x->s->device, position);
        placed += n;
    }
    NUM(spend)(x, placed);
    return placed >= payable ? NUM(stop)(x, GPURTA_LIMIT) - 1 : placed;
}

/* Takes the rooms above the level, the highest first, as they get their first blocks. */
static int64_t NUM(take_down_to)(struct NUM(sim) *const x, const int64_t level)
{
    struct choice *const choice = &x->choice;
    int64_t placed = 0, next;
    for (int64_t high = choice->room[choice_best(choice)]; high > level; high = next) {
        next = level;
        for (size_t position = 0; position < x->s->device.sms; position++) {
            if (choice->room[position] == high) {
                NUM(take)(x, position, high - level);
                choice->room[position] = level;
                placed += high - level;
            } else if (choice->room[position] > next) {
                next = choice->room[position];
            }
        }
    }
    return placed;
}

/* Gives every SM so many rounds, or as many as it has room, from the next position on. */
static int64_t NUM(take_rounds)(struct NUM(sim) *const x, const int64_t rounds)
{
    struct choice *const choice = &x->choice;
    const size_t sms = x->s->device.sms, start = x->choice.next;
    int64_t placed = 0;
    for (size_t i = 0; i < sms; i++) {
        const size_t position = (start + i) % sms;
        const int64_t have = choice->room[position], n = have < rounds ? have : rounds;
        if (n <= 0)
            continue;
        NUM(take)(x, position, n);
        choice->room[position] -= n;
        placed += n;
        if (n == rounds)
            x->choice.next = (position + 1) % sms;
    }
    return placed;
}

/* All at once what choose() does, but for the last few blocks: most-room lowers the highest rooms
 * to one level; round-robin gives every SM as many rounds as it has room. */
static int64_t NUM(choose_many)(struct NUM(sim) *const x, const int64_t left)
{
    struct choice *const choice = &x->choice;
    const size_t sms = x->s->device.sms;
    const bool fair = x->s->round_robin;
    int64_t low = 0, high = choice->room[choice_best(choice)];
    /* The lowest level (the most rounds) that takes no more than there are. */
    while (low < high) {
        const int64_t middle = low + (high - low) / 2 + (fair && (high - low) % 2);
        if (total_above(choice->room, sms, middle, fair) <= left)
            *(fair ? &low : &high) = middle;
        else if (fair)
            high = middle - 1;
        else
            low = middle + 1;
    }
    const int64_t placed = fair ? NUM(take_rounds)(x, low) : NUM(take_down_to)(x, low);
    choice_build(choice);
    const int64_t rest = NUM(choose)(x, left - placed, 0, NULL);
    return rest < 0 ? rest : placed + rest;
}

/* Blocks of another job come or go: the round that was noted says nothing of the next. */
static inline void NUM(disturb_round)(struct NUM(sim) *const x, const size_t j)
{
    if (x->round_job != j + 1)
        x->round_job = 0;
}

/* Enters the chosen blocks into the SMs' books and into a group. */
static bool NUM(book)(struct NUM(sim) *const x, const size_t j, const size_t which)
{
    const struct device *const d = &x->s->device;
    const struct footprint *const footprint = d->plain ? NULL : &x->s->footprint[which];
    size_t first = NONE, last = NONE;
    NUM(spend)(x, 1 + (int64_t)x->touched_count * (NUM(many_sms)(x) ? INSTANTS_AN_SM : 1));
    for (size_t i = 0; i < x->touched_count; i++) {
        const size_t position = x->touched[i];
        const size_t e = NUM(new_entry)(x);
        if (e == NONE)
            return NUM(stop)(x, GPURTA_NO_MEMORY);
        x->entry[e] = (struct entry){x->count[position], (uint32_t)NONE, (uint32_t)position};
        if (last == NONE)
            first = e;
        else
            x->entry[last].next = (uint32_t)e;
        last = e;
        if (d->plain)
            x->plain_free -= x->count[position];
        else if (!sms_book(&x->sms, &x->share[e], position, footprint, (uint32_t)x->count[position],
                           e))
            return NUM(stop)(x, GPURTA_NO_MEMORY);
        if (x->s->explain && !NUM(place_add)(x, position, x->count[position]))
            return false;
        x->count[position] = 0;
    }
    x->touched_count = 0;
    return NUM(start_group)(x, j, which, first);
}

/* One completion: gives the SMs back, and tells how many blocks it was. */
static int64_t NUM(unbook)(struct NUM(sim) *const x, const struct NUM(group) *const group)
{
    const struct device *const d = &x->s->device;
    const struct footprint *const footprint = &x->s->footprint[group->footprint];
    int64_t blocks = 0;
    size_t e = group->entry;
    while (e != NONE) {
        struct entry *const entry = &x->entry[e];
        blocks += entry->blocks;
        if (d->plain)
            x->plain_free += entry->blocks;
        else if (sms_unbook(&x->sms, &x->share[e], entry->position, footprint,
                            (uint32_t)entry->blocks, e))
            NUM(mark_group)(x, entry->position);
        choice_freed(&x->choice, entry->position);
        NUM(mark_dirty)(x, entry->position);
        const size_t next = entry->next;
        entry->next = (uint32_t)x->free_entry;
        x->free_entry = e;
        e = next;
    }
    return blocks;
}

/* U8: the GPU, or the partition, is idle. */
static void NUM(forget_freed)(struct NUM(sim) *const x, const uint32_t partition)
{
    NUM(spend)(x, NUM(many_sms)(x) ? (int64_t)x->s->device.sms / IDLE_AN_INSTANT : 0);
    if (choice_forget(&x->choice, partition))
        choice_build(&x->choice);
}

/* Blocks. */

/* Number of the first EE queue of a domain that is not empty; NONE: all are. */
static size_t NUM(first_ee)(const struct NUM(sim) *const x, const size_t domain)
{
    const size_t from = domain * x->s->levels;
    for (size_t i = from; x->s->domains > 1 && i < from + x->s->levels; i++)
        if (x->busy_ee[i / 64] >> (i % 64) & 1)
            return i;
    for (size_t i = x->s->domains > 1 ? x->s->queues : 0; i < x->s->queues; i += 64)
        if (x->busy_ee[i / 64])
            return i + (size_t)__builtin_ctzll(x->busy_ee[i / 64]);
    return NONE;
}

/* Keeps where and when the blocks of this instant go. */
static int64_t NUM(choose_kept)(struct NUM(sim) *const x, const size_t j, const int64_t left,
                                const int64_t sms)
{
    struct simulation *const o = x->o;
    const size_t at = o->blocks_at[j + 1] - (size_t)x->job[j].left;
    const int64_t n = NUM(choose)(x, left, sms, o->block_sm + at);
    if (n < 0)
        return n;
    for (int64_t i = 0; i < n; i++)
        o->block_run[at + (size_t)i] = (uint32_t)o->run_start.count;
    if (n && !NUM(keep_bytes)(x, sizeof x->now))
        return -1;
    if (n && (o->run_start.count == UINT32_MAX || !NUM(append)(&o->run_start, &x->now)))
        return NUM(stop)(x, GPURTA_NO_MEMORY) - 1;
    return n;
}

/* More blocks than this for each SM are not placed one by one. */
#define MANY_BLOCKS 64

static int64_t NUM(choose_some)(struct NUM(sim) *const x, const size_t j)
{
    const struct job *const job = &x->job[j];
    const int64_t left = x->s->jitter ? 1 : job->left;
    const int64_t sms = job->pairs ? NUM(sms_of)(x, job) : 0;
    if (x->s->keep)
        return NUM(choose_kept)(x, j, left, sms);
    if (left / MANY_BLOCKS > (int64_t)x->s->device.sms && !x->choice.freed && !job->pairs)
        return NUM(choose_many)(x, left);
    return NUM(choose)(x, left, sms, NULL);
}

/* The first blocks of a kernel are about to be placed. */
static void NUM(begin_kernel)(struct NUM(sim) *const x, const size_t j)
{
    struct job *const job = &x->job[j];
    const struct sm_limits *const limits = &x->s->device.limits;
    const int64_t local = x->s->footprint[job->footprint].local_memory;
    NUM(set)(&x->time[FIRST][j], &x->now);
    job->begun = true;
    job->dispatch = (uint32_t)x->dispatched++;
    if (local > x->pool)
        x->pool = local;
    job->pairs = !x->s->round_robin && !x->inside[NUM(domain_of)(x, job)] &&
                 pairs_begin(limits, job->left, NUM(sms_of)(x, job));
}

/* As many blocks of the head as fit, with jitter each for itself; false: stopped. */
static bool NUM(place)(struct NUM(sim) *const x, const size_t j)
{
    struct job *const job = &x->job[j];
    NUM(rooms_ready)(x, job->footprint, job->partition);
    if (x->choice.freed && !x->inside[NUM(domain_of)(x, job)])
        NUM(forget_freed)(x, x->s->domains > 1 ? job->partition : 0);
    do {
        if (!job->begun && x->choice.room[choice_best(&x->choice)] > 0)
            NUM(begin_kernel)(x, j);
        const int64_t n = NUM(choose_some)(x, j);
        if (n <= 0)
            return n == 0;
        job->left -= n;
        job->resident += n;
        x->resident += n;
        x->inside[NUM(domain_of)(x, job)] += n;
        x->placed = j;
        NUM(disturb_round)(x, j);
        if (!NUM(event)(x, GPURTA_RULE_X1, j, NONE, n, &x->now) || !NUM(book)(x, j, job->footprint))
            return false;
    } while (x->s->jitter && job->left);
    return true;
}

/* Rule U6: what keeps a kernel from starting, whatever is free. */
static bool NUM(may_not_start)(const struct NUM(sim) *const x, const size_t j)
{
    return !x->job[j].begun && x->resident &&
           x->s->footprint[x->job[j].footprint].local_memory > x->pool;
}

static bool NUM(leave_ee)(struct NUM(sim) *const x, const size_t j)
{
    const size_t q = x->job[j].queue;
    struct fifo *const queue = &x->ee[q];
    queue->head = x->job[j].next_queue;
    if (queue->head == NONE)
        x->busy_ee[q / 64] &= ~((uint64_t)1 << (q % 64));
    NUM(set)(&x->time[LAST][j], &x->now);
    return NUM(wait_end)(x, j) && NUM(event)(x, GPURTA_RULE_G3, j, NONE, 0, &x->now) &&
           (queue->head == NONE || NUM(became_head)(x, queue->head, j));
}

/* Why the head of the first EE queue cannot place a block, and the SM that it is kept from. */
static gpurta_rule NUM(lacks)(const struct NUM(sim) *const x, const size_t j, int64_t *const sm)
{
    *sm = -1;
    if (NUM(may_not_start)(x, j))
        return GPURTA_RULE_U6;
    if (x->s->device.plain)
        return GPURTA_RULE_SLOTS;
    return sms_lacking(&x->sms, &x->s->footprint[x->job[j].footprint], x->job[j].partition, sm);
}

/* What the heads wait for, when explaining. */
static bool NUM(heads_wait)(struct NUM(sim) *const x, const size_t first)
{
    const size_t head = x->ee[first].head;
    int64_t sm;
    const gpurta_rule rule = NUM(lacks)(x, head, &sm);
    if (!NUM(wait_for)(x, head, rule, NONE, sm, true))
        return false;
    for (size_t q = first + 1; q < (NUM(domain_of)(x, &x->job[head]) + 1) * x->s->levels; q++)
        if (x->ee[q].head != NONE &&
            !NUM(wait_for)(x, x->ee[q].head, GPURTA_RULE_A2, head, -1, true))
            return false;
    return true;
}

static bool NUM(place_domain)(struct NUM(sim) *const x, const size_t domain)
{
    for (;;) {
        const size_t q = NUM(first_ee)(x, domain);
        if (q == NONE)
            return true;
        const size_t j = x->ee[q].head;
        if (!NUM(may_not_start)(x, j) && !NUM(place)(x, j))
            return false;
        if (x->job[j].left > 0)
            return !x->s->explain || NUM(heads_wait)(x, q);
        if (!NUM(leave_ee)(x, j))
            return false;
    }
}

static bool NUM(place_blocks)(struct NUM(sim) *const x)
{
    for (size_t domain = 0; domain < x->s->domains; domain++)
        if (!NUM(place_domain)(x, domain))
            return false;
    return true;
}
