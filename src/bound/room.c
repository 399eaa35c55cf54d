/* Does a step's kernel always find room for its blocks, whatever is beside it? See doc/bound.md,
 * "Room". Nothing here depends on times. */
#include "bound/setup.h"
#include "model/chains.h"

/* What may be resident of each chain, of those SMs on which one head's blocks may be: blocks times
 * weights, INT64_MAX where that is too much. */
struct crowd {
    const struct system *s;
    const struct level *level;
    uint32_t partition;
    size_t set;
    int64_t *chain; /* of each chain */
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

/* Blocks of a step that may be resident while its last one is not placed, or at any time. */
static int64_t resident_of(const struct system *const s, const size_t step, const bool waits)
{
    const int64_t all = resident_blocks(s, step), some = s->unit[step].blocks - 1;
    return waits && some < all ? some : all;
}

/* Weight of a step's resident blocks; the list may be NULL. */
static int64_t add_step(const struct crowd *const x, const size_t step, const bool waits,
                        struct low_list *const list)
{
    if (!is_beside(x, step))
        return 0;
    const int64_t blocks = resident_of(x->s, step, waits);
    if (blocks)
        low_add(list, step, blocks);
    return times(blocks, x->level->sets.set[x->set].part[x->s->unit[step].footprint]);
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

static void crowd_fill(struct crowd *const x)
{
    x->total = 0;
    for (size_t c = 0; c < x->s->count; c++) {
        x->chain[c] = add_chain(x, c, SIZE_MAX, NULL);
        x->total = plus(x->total, x->chain[c]);
    }
}

static int64_t sms_of(const struct crowd *const x)
{
    return x->partition ? x->s->chains->program->partition[x->partition - 1].sms : x->s->sms;
}

/* Do all blocks that may be resident cost too little to keep the head's blocks out on all SMs? A
 * head of SIZE_MAX: whichever it is. */
static bool crowd_leaves(const struct crowd *const x, const size_t step, const size_t head)
{
    const struct system *const s = x->s;
    const struct weights *const p = &x->level->sets.set[x->set];
    const size_t own = s->unit[step].chain, other = head == SIZE_MAX ? own : s->unit[head].chain;
    if (x->total == INT64_MAX)
        return false;
    int64_t all = x->total - x->chain[own];
    if (other != own)
        all = plus(all - x->chain[other], add_chain(x, other, head, NULL));
    all = plus(all, add_own(x, step, head, NULL));
    const int64_t one = head != SIZE_MAX && p->own ? p->own[s->unit[head].footprint] : p->whole;
    return all < times(one, sms_of(x));
}

/* May a step be at the head of the queues while one of the level waits? */
static bool is_head(const struct crowd *const x, const size_t step, const size_t head)
{
    const struct unit *const u = &x->s->unit[head], *const me = &x->s->unit[step];
    return is_beside(x, head) && u->priority <= me->priority &&
           (head == step || u->chain != me->chain || in_parallel(x->s, step, head));
}

/* The crowds of every set of weights, and room for a list; NULL: out of memory. */
static struct crowd *crowds_make(const struct system *const s, const size_t level)
{
    const size_t sets = s->level[level].sets.count;
    struct crowd *const x = pool_take(s->pool, sets + 1, sizeof *x);
    int64_t *const chain = pool_take(s->pool, sets * s->count + 1, sizeof *chain);
    for (size_t k = 0; x && chain && k <= sets; k++)
        x[k] = (struct crowd){
            .s = s, .level = &s->level[level], .set = k, .chain = chain + k * s->count};
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
    for (size_t k = 0; next != UINT32_MAX && k < x->level->sets.count; k++) {
        x[k].partition = next;
        crowd_fill(&x[k]);
    }
    return next != UINT32_MAX;
}

/* The first set of weights by which there is room; SIZE_MAX: none. */
static size_t set_that_leaves(const struct crowd *const x, const size_t step, const size_t head)
{
    size_t k = 0;
    while (k < x->level->sets.count && !crowd_leaves(&x[k], step, head))
        k++;
    return k < x->level->sets.count ? k : SIZE_MAX;
}

static bool leaves_room(const struct crowd *const x, const size_t step)
{
    if (set_that_leaves(x, step, SIZE_MAX) != SIZE_MAX)
        return true;
    const struct system *const s = x->s;
    bool room = set_that_leaves(x, step, step) != SIZE_MAX;
    for (size_t c = 0; room && c < s->count; c++)
        for (size_t k = s->first[c]; room && k < s->first[c + 1]; k++) {
            if (c == s->unit[step].chain && !s->before[c])
                break; /* of its own sequence none is there with it */
            const size_t h = s->member[k];
            room = !is_head(x, step, h) || set_that_leaves(x, step, h) != SIZE_MAX;
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

/* One head, or SIZE_MAX. */
static bool tell_head(const struct crowd *const x, const size_t step, const size_t head,
                      struct low_list *const list, const struct room_teller *const to)
{
    const size_t set = set_that_leaves(x, step, head);
    const struct system *const s = x->s;
    if (set == SIZE_MAX)
        return true;
    list->count = 0;
    for (size_t c = 0; c < s->count; c++)
        if (c != s->unit[step].chain)
            (void)add_chain(&x[set], c, head, list);
    (void)add_own(&x[set], step, head, list);
    return to->tell(to->context, head, set, sms_of(x), list);
}

bool rooms_tell(const struct system *const s, const size_t step, struct low_list *const list,
                const struct room_teller *const to)
{
    struct crowd *const x = crowds_make(s, s->unit[step].level);
    bool ok = x != NULL;
    for (uint32_t from = 0; ok && crowds_of(x, from); from = x->partition + 1) {
        if (set_that_leaves(x, step, SIZE_MAX) != SIZE_MAX) {
            ok = tell_head(x, step, SIZE_MAX, list, to);
            continue;
        }
        for (size_t h = 0; ok && h < s->steps; h++)
            ok = !is_head(x, step, h) || tell_head(x, step, h, list, to);
    }
    if (x)
        crowds_free(x);
    return ok;
}
