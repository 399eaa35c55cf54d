/* Does a step's kernel always find room for its blocks, whatever is beside it? See doc/bound.md,
 * "Room". Nothing here depends on times. */
#include "bound/setup.h"
#include "model/chains.h"

/* What may be resident of each chain, of those SMs on which one head's blocks may be: blocks times
 * weights, or times what they need of a resource, INT64_MAX where that is too much. */
struct crowd {
    const struct system *s;
    const struct level *level;
    uint32_t partition;
    const int64_t *part;           /* of each footprint: weight, or need */
    const struct weights *weights; /* NULL: of a resource */
    size_t waits;                  /* then the footprint that it keeps out of an SM, */
    int64_t full;                  /* where so much is taken; */
    bool there;                    /* is that one in the partition? */
    int64_t *chain;                /* of each chain */
    int64_t total;
};

static int64_t times(const int64_t a, const int64_t b)
{
    int64_t r;
    return a == INT64_MAX || b == INT64_MAX || __builtin_mul_overflow(a, b, &r) ? INT64_MAX : r;
}

static int64_t plus(const int64_t a, const int64_t b)
{
    int64_t r;
    return a == INT64_MAX || b == INT64_MAX || __builtin_add_overflow(a, b, &r) ? INT64_MAX : r;
}

/* Are a step's blocks on these SMs? */
static bool is_beside(const struct crowd *const x, const size_t step)
{
    const struct unit *const u = &x->s->unit[step];
    return u->kind == GPURTA_STEP_KERNEL && u->place == x->level->place &&
           x->s->space[u->place].partition[u->footprint] == x->partition;
}

/* Weight of a step's blocks that may be resident at any time, or while its last one is not placed
 * (waits); the list may be NULL. */
static int64_t add_step(const struct crowd *const x, const size_t step, const bool waits,
                        struct low_list *const list)
{
    if (!is_beside(x, step))
        return 0;
    const int64_t all = resident_blocks(x->s, step), some = x->s->unit[step].blocks - 1;
    const int64_t blocks = waits && some < all ? some : all;
    if (blocks)
        low_add(list, step, blocks);
    return times(blocks, x->part[x->s->unit[step].footprint]);
}

/* Another chain than that of the step that waits: of a sequence the dearest step, or the head if it
 * is one of them; of a graph all. */
static int64_t add_chain(const struct crowd *const x, const size_t chain, const size_t head,
                         struct low_list *const list)
{
    const struct system *const s = x->s;
    const bool here = head != SIZE_MAX && s->unit[head].chain == chain;
    int64_t all = 0;
    size_t dearest = SIZE_MAX;
    if (here && !s->before[chain])
        return add_step(x, head, true, list);
    for (size_t k = s->first[chain]; k < s->first[chain + 1]; k++) {
        const size_t j = s->member[k];
        const int64_t one = add_step(x, j, j == head, s->before[chain] ? list : NULL);
        if (s->before[chain]) {
            all = plus(all, one);
        } else if (one > all) {
            all = one;
            dearest = j;
        }
    }
    if (dearest != SIZE_MAX)
        (void)add_step(x, dearest, false, list);
    return all;
}

/* The step that waits, none of whose blocks is placed while another of its priority is at the head,
 * and the branches of its chain. */
static int64_t add_own(const struct crowd *const x, const size_t step, const size_t head,
                       struct low_list *const list)
{
    const struct system *const s = x->s;
    const size_t chain = s->unit[step].chain;
    const bool behind =
        head != SIZE_MAX && head != step && s->unit[head].priority == s->unit[step].priority;
    int64_t all = behind ? 0 : add_step(x, step, true, list);
    for (size_t k = s->first[chain]; s->before[chain] && k < s->first[chain + 1]; k++) {
        const size_t j = s->member[k];
        if (in_parallel(s, step, j))
            all = plus(all, add_step(x, j, j == head, list));
    }
    return all;
}

static int64_t sms_of(const struct crowd *const x)
{
    return x->partition ? x->s->chains->program->partition[x->partition - 1].sms : x->s->sms;
}

/* Of all blocks that may be resident while a step waits; a head of SIZE_MAX: whichever it is. */
static int64_t crowd_of(const struct crowd *const x, const size_t step, const size_t head)
{
    const struct system *const s = x->s;
    const size_t own = s->unit[step].chain, other = head == SIZE_MAX ? own : s->unit[head].chain;
    if (x->total == INT64_MAX)
        return INT64_MAX;
    int64_t all = x->total - x->chain[own];
    if (other != own)
        all = plus(all - x->chain[other], add_chain(x, other, head, NULL));
    return plus(all, add_own(x, step, head, NULL));
}

/* What keeps one block of the head out of an SM. */
static int64_t one_of(const struct crowd *const x, const size_t head)
{
    const struct weights *const p = x->weights;
    return !p                           ? x->full
           : head != SIZE_MAX && p->own ? p->own[x->s->unit[head].footprint]
                                        : p->whole;
}

/* Is it a resource that may keep the head's blocks out? */
static bool is_resource_of(const struct crowd *const x, const size_t head)
{
    return x->there && x->waits == x->s->unit[head].footprint;
}

/* Are there, of all resources, too few for all SMs to be full of one that keeps the head's blocks
 * out? */
static bool resources_leave(const struct crowd *const x, const size_t step, const size_t head)
{
    int64_t full = INT64_MAX;
    for (size_t k = x->level->sets.count; x[k].part; k++)
        if (is_resource_of(&x[k], head))
            full = plus(full == INT64_MAX ? 0 : full, crowd_of(&x[k], step, head) / x[k].full);
    return full < sms_of(x);
}

/* May a step be at the head of the queues while one of the level waits? */
static bool is_head(const struct crowd *const x, const size_t step, const size_t head)
{
    const struct unit *const u = &x->s->unit[head], *const me = &x->s->unit[step];
    return is_beside(x, head) && u->priority <= me->priority &&
           (head == step || u->chain != me->chain || in_parallel(x->s, step, head));
}

/* Is an SM full of another resource before so much of this one is taken on it as keeps a block out?
 */
static bool is_beyond(const struct covers *const covers, const struct cover *const cover)
{
    for (size_t i = 0; i < covers->count; i++) {
        const struct cover *const other = &covers->cover[i];
        bool beyond = !other->coarse && other->partition == cover->partition;
        for (size_t f = 0; beyond && f < covers->footprints; f++)
            beyond =
                times(cover->need[f], other->capacity) < times(cover->threshold, other->need[f]) ||
                !cover->need[f];
        if (beyond)
            return true;
    }
    return false;
}

/* x[k] := the resource that keeps the footprint out of an SM where so much is taken. x may be NULL.
 */
static void set_resource(struct crowd *const x, const size_t k, const int64_t *const need,
                         const int64_t full, const size_t waits)
{
    if (!x)
        return;
    x[k].part = need;
    x[k].full = full;
    x[k].waits = waits;
}

/* Every resource that may keep a waiting footprint out, from x[k] on; returns the next place. x may
 * be NULL. */
static size_t add_resources(struct crowd *const x, size_t k, const struct covers *const covers,
                            const size_t waits)
{
    for (size_t i = 0; i < covers->count; i++)
        if (!is_beyond(covers, &covers->cover[i]))
            set_resource(x, k++, covers->cover[i].need, covers->cover[i].threshold, waits);
    if (covers->floor) /* U5: a block keeps it out of so many SMs */
        set_resource(x, k++, covers->floor, 1, waits);
    return k;
}

/* The crowds of every set of weights and of every resource; one more has no parts. NULL: out of
 * memory. */
static struct crowd *crowds_make(const struct system *const s, const size_t level)
{
    const struct level *const l = &s->level[level];
    const size_t sets = l->sets.count;
    size_t all = sets;
    for (size_t f = 0; f < l->alones; f++)
        all = add_resources(NULL, all, &l->alone[f], f);
    struct crowd *const x = pool_take(s->pool, all + 1, sizeof *x);
    int64_t *const chain = pool_take(s->pool, all * s->count + 1, sizeof *chain);
    for (size_t k = 0; x && chain && k <= all; k++)
        x[k] = (struct crowd){.s = s, .level = l, .chain = chain + k * s->count};
    for (size_t k = 0; x && chain && k < sets; k++) {
        x[k].weights = &l->sets.set[k];
        x[k].part = x[k].weights->part;
    }
    size_t k = sets;
    for (size_t f = 0; x && chain && f < l->alones; f++)
        k = add_resources(x, k, &l->alone[f], f);
    if (x && chain)
        return x;
    pool_give(s->pool, x);
    pool_give(s->pool, chain);
    return NULL;
}

static void crowds_free(struct crowd *const x)
{
    struct pool *const pool = x->s->pool;
    pool_give(pool, x->chain); /* of the first set, and of all */
    pool_give(pool, x);
}

/* The next partition of the level's kernels on whose SMs some wait, from one on; false: none. */
static bool crowds_of(struct crowd *const x, const uint32_t from)
{
    const struct space *const space = &x->s->space[x->level->place];
    uint32_t next = UINT32_MAX;
    for (size_t f = 0; f < space->footprints; f++)
        if (space->partition[f] >= from && space->partition[f] < next)
            next = space->partition[f];
    for (size_t k = 0; next != UINT32_MAX && x[k].part; k++) {
        x[k].partition = next;
        x[k].there = space->partition[x[k].waits] == next;
        x[k].total = 0;
        for (size_t c = 0; c < x->s->count; c++) {
            x[k].chain[c] = add_chain(&x[k], c, SIZE_MAX, NULL);
            x[k].total = plus(x[k].total, x[k].chain[c]);
        }
    }
    return next != UINT32_MAX;
}

/* The first set of weights by which there is room: all cost too little to keep the head's blocks
 * out on all SMs; SIZE_MAX: none. */
static size_t set_that_leaves(const struct crowd *const x, const size_t step, const size_t head)
{
    size_t k = 0;
    while (k < x->level->sets.count &&
           crowd_of(&x[k], step, head) >= times(one_of(&x[k], head), sms_of(&x[k])))
        k++;
    return k < x->level->sets.count ? k : SIZE_MAX;
}

static bool leaves_to(const struct crowd *const x, const size_t step, const size_t head)
{
    return set_that_leaves(x, step, head) != SIZE_MAX || resources_leave(x, step, head);
}

static bool leaves_room(const struct crowd *const x, const size_t step)
{
    if (set_that_leaves(x, step, SIZE_MAX) != SIZE_MAX)
        return true;
    const struct system *const s = x->s;
    bool room = leaves_to(x, step, step);
    for (size_t c = 0; room && c < s->count; c++)
        for (size_t k = s->first[c]; room && k < s->first[c + 1]; k++) {
            if (c == s->unit[step].chain && !s->before[c])
                break; /* of its own sequence none is there with it */
            const size_t h = s->member[k];
            room = !is_head(x, step, h) || leaves_to(x, step, h);
        }
    return room;
}

bool rooms_find(struct bound_run *const run)
{
    const struct system *const s = run->system;
    for (size_t l = 0; l < s->levels; l++) {
        if (s->level[l].kind != GPURTA_STEP_KERNEL)
            continue;
        struct crowd *const x = crowds_make(s, l);
        if (!x)
            return false;
        for (size_t i = 0; i < s->steps; i++)
            run->step[i].room = run->step[i].room || s->unit[i].level == l;
        for (uint32_t from = 0; crowds_of(x, from); from = x->partition + 1)
            for (size_t i = 0; i < s->steps; i++)
                if (s->unit[i].level == l && run->step[i].room)
                    run->step[i].room = leaves_room(x, i);
        crowds_free(x);
    }
    return true;
}

/* That all which may be resident is less than `less` times what keeps the head out. */
static bool tell_crowd(const struct crowd *const x, const size_t step, const size_t head,
                       struct low_list *const list, const int64_t less,
                       const struct room_teller *const to)
{
    const struct system *const s = x->s;
    list->count = 0;
    for (size_t c = 0; c < s->count; c++)
        if (c != s->unit[step].chain)
            (void)add_chain(x, c, head, list);
    (void)add_own(x, step, head, list);
    return to->tell(to->context, step, head, x->part, one_of(x, head), less, list);
}

/* One head, or SIZE_MAX: by weights, or else each resource. */
static bool tell_head(const struct crowd *const x, const size_t step, const size_t head,
                      struct low_list *const list, const struct room_teller *const to)
{
    const size_t set = set_that_leaves(x, step, head);
    bool ok = true;
    if (set != SIZE_MAX)
        return tell_crowd(&x[set], step, head, list, sms_of(x), to);
    for (size_t k = x->level->sets.count; ok && x[k].part; k++) {
        const int64_t all = is_resource_of(&x[k], head) ? crowd_of(&x[k], step, head) : 0;
        ok = all == 0 || tell_crowd(&x[k], step, head, list, all / x[k].full + 1, to);
    }
    return ok;
}

/* Why a step has room. */
static bool tell_step(const struct crowd *const x, const size_t step, struct low_list *const list,
                      const struct room_teller *const to)
{
    bool ok = true;
    if (set_that_leaves(x, step, SIZE_MAX) != SIZE_MAX)
        return tell_head(x, step, SIZE_MAX, list, to);
    for (size_t h = 0; ok && h < x->s->steps; h++)
        ok = !is_head(x, step, h) || tell_head(x, step, h, list, to);
    return ok;
}

bool rooms_tell(const struct bound_run *const run, struct low_list *const list,
                const struct room_teller *const to)
{
    const struct system *const s = run->system;
    bool ok = true;
    for (size_t l = 0; ok && l < s->levels; l++) {
        if (s->level[l].kind != GPURTA_STEP_KERNEL)
            continue;
        struct crowd *const x = crowds_make(s, l);
        if (!x)
            return false;
        for (uint32_t from = 0; ok && crowds_of(x, from); from = x->partition + 1)
            for (size_t i = 0; ok && i < s->steps; i++)
                if (s->unit[i].level == l && run->room[i] && rat_given(&run->response[i]))
                    ok = tell_step(x, i, list, to);
        crowds_free(x);
    }
    return ok;
}
