/* What may be under way at once beside a block that waits: where all of it together costs less than
 * the SMs, nothing keeps the block out. See doc/bound.md, "Room". */
#include "bound/setup.h"

/* With shared queues prices are per SM of a partition: r := a number that the sizes of all of them
 * divide; else 1. false: there is none of 64 bits. */
static bool common_size(int64_t *const r, const struct system *const s, const size_t level)
{
    const struct space *const space = &s->space[s->level[level].place];
    *r = 1;
    for (size_t f = 0; s->shared && f < space->footprints; f++) {
        int64_t a = *r, b = space->span[f];
        while (b) {
            const int64_t rest = a % b;
            a = b;
            b = rest;
        }
        if (__builtin_mul_overflow(*r, space->span[f] / a, r))
            return false;
    }
    return true;
}

/* r += blocks * times * part, at most INT64_MAX; in a unit that all sizes of partitions divide. */
static void add_crowd(int64_t *const r, const struct system *const s, const size_t level,
                      const size_t set, const size_t step, const int64_t blocks,
                      const int64_t times)
{
    int64_t v, size;
    if (!common_size(&size, s, level) || __builtin_mul_overflow(blocks, times, &v) ||
        __builtin_mul_overflow(v, s->shared ? size / divisor_of(s, step) : 1, &v) ||
        __builtin_mul_overflow(v, s->level[level].sets.set[set].part[s->unit[step].footprint],
                               &v) ||
        __builtin_add_overflow(*r, v, r))
        *r = INT64_MAX;
}

/* The same of a step of another chain that is not higher, or of a branch. */
static int64_t crowd_of_step(const struct system *const s, const size_t level, const size_t set,
                             const size_t j, int64_t *const blocks)
{
    const struct level *const l = &s->level[level];
    const struct unit *const u = &s->unit[j];
    int64_t here = 0;
    *blocks = u->priority > l->priority ? resident_blocks(s, j) : u->blocks;
    add_crowd(&here, s, level, set, j, *blocks, u->priority < l->priority ? u->repeat : 1);
    return here;
}

static bool competes(const struct level *const l, const struct unit *const u)
{
    return u->kind == l->kind && u->place == l->place;
}

static int64_t sum_of(const int64_t a, const int64_t b)
{
    int64_t r;
    return __builtin_add_overflow(a, b, &r) ? INT64_MAX : r;
}

/* What another chain brings: of a sequence the dearest step, of a graph all. */
static int64_t crowd_of_chain(const struct system *const s, const size_t level, const size_t set,
                              const size_t chain, struct low_list *const list)
{
    const struct level *const l = &s->level[level];
    int64_t all = 0, blocks, most = 0;
    size_t dearest = SIZE_MAX;
    for (size_t k = s->first[chain]; k < s->first[chain + 1]; k++) {
        const size_t j = s->member[k];
        if (!competes(l, &s->unit[j]) || s->unit[j].priority < l->priority)
            continue;
        const int64_t here = crowd_of_step(s, level, set, j, &blocks);
        if (s->before[chain]) {
            all = sum_of(all, here);
            low_add(list, j, blocks);
        } else if (dearest == SIZE_MAX || here > all) {
            all = here;
            dearest = j;
            most = blocks;
        }
    }
    if (dearest != SIZE_MAX)
        low_add(list, dearest, most);
    return all;
}

/* Own blocks but the last, and branches of the same chain. */
static int64_t crowd_of_own(const struct system *const s, const size_t level, const size_t set,
                            const size_t step, struct low_list *const list)
{
    const struct unit *const me = &s->unit[step];
    int64_t all = 0, blocks;
    add_crowd(&all, s, level, set, step, me->blocks - 1, 1);
    if (me->blocks > 1)
        low_add(list, step, me->blocks - 1);
    for (size_t k = s->first[me->chain]; s->before[me->chain] && k < s->first[me->chain + 1]; k++) {
        const size_t j = s->member[k];
        if (!competes(&s->level[level], &s->unit[j]) || !in_parallel(s, step, j))
            continue;
        all = sum_of(all, crowd_of_step(s, level, set, j, &blocks));
        low_add(list, j, blocks);
    }
    return all;
}

void crowd_listed(struct low_list *const list, const struct system *const s, const size_t level,
                  const size_t set, const size_t step)
{
    list->count = 0;
    (void)crowd_of_own(s, level, set, step, list);
    for (size_t c = 0; c < s->count; c++)
        if (c != s->unit[step].chain)
            (void)crowd_of_chain(s, level, set, c, list);
}

void crowds_fill(struct bound_run *const run, const size_t level, const size_t set)
{
    const struct system *const s = run->system;
    struct level_run *const l = &run->level[level];
    int64_t size;
    if (s->level[level].kind != GPURTA_STEP_KERNEL || !common_size(&size, s, level) ||
        __builtin_mul_overflow(s->level[level].sets.set[set].whole,
                               s->shared ? size : s->space[s->level[level].place].sms,
                               &l->full[set]))
        return;
    for (size_t r = 0; r < l->rivals; r++)
        add_crowd(&l->crowd[set * l->rivals + r], s, level, set, l->rival[r],
                  s->unit[l->rival[r]].blocks, s->unit[l->rival[r]].repeat);
    int64_t total = 0;
    for (size_t c = 0; c < s->count; c++)
        total = sum_of(total, crowd_of_chain(s, level, set, c, NULL));
    for (size_t c = 0; c < s->count; c++) {
        const int64_t others =
            total == INT64_MAX ? total : total - crowd_of_chain(s, level, set, c, NULL);
        for (size_t k = s->first[c]; k < s->first[c + 1]; k++)
            if (s->unit[s->member[k]].level == level)
                run->step[s->member[k]].crowd[set] =
                    sum_of(others, crowd_of_own(s, level, set, s->member[k], NULL));
    }
}
