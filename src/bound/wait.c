/* Waits that are shorter than blocks: see doc/bound.md, "No longer than the wait". What kernels of
 * the same and of lower priority do in a wait is bounded by lines, each of which is known before
 * any window is. */
#include "bound/setup.h"
#include "number/undef.h"

/* Of one chain, or a step of a graph: */
struct item {
    struct frac all; /* what its blocks do at most, */
    struct frac
        part; /* what they do in a wait for each unit of its length, if they last so long, */
    struct frac last; /* which they do in waits of so much at most; */
    bool lower;       /* and their priority is lower. */
};

struct items {
    const struct system *s;
    size_t level, set;
    struct item *item;
    size_t count;
};

static void clear_item(struct item *const i)
{
    frac_clear(&i->all);
    frac_clear(&i->part);
    frac_clear(&i->last);
    *i = (struct item){FRAC_ZERO, FRAC_ZERO, FRAC_ZERO, false};
}

/* The item after all others has what is larger of each; of a step that waits its last block is not
 * there, of a lower one only what is resident counts. */
static void count_step(struct items *const x, const size_t step, const bool own, const bool lower)
{
    struct item *const to = &x->item[x->count];
    const int64_t resident = resident_blocks(x->s, step);
    const int64_t blocks = lower ? resident : x->s->unit[step].blocks - own;
    LOCAL(frac_clear) struct frac all = FRAC_ZERO, part = FRAC_ZERO, t = FRAC_ZERO;
    if (own)
        own_share(&all, x->s, x->level, x->set, step);
    else
        share_of(&all, x->s, x->level, x->set, step, blocks);
    share_of(&part, x->s, x->level, x->set, step, resident < blocks ? resident : blocks);
    time_of(&t, x->s, step);
    frac_div(&part, &part, &t);
    if (frac_cmp(&all, &to->all) > 0)
        frac_set(&to->all, &all);
    if (frac_cmp(&part, &to->part) > 0)
        frac_set(&to->part, &part);
}

/* That item is complete, and put before those that last shorter. */
static void end_item(struct items *const x, const bool lower)
{
    struct item *i = &x->item[x->count];
    if (frac_sgn(&i->part) == 0)
        return;
    frac_div(&i->last, &i->all, &i->part);
    i->lower = lower;
    for (x->count++; i > x->item && frac_cmp(&i->last, &i[-1].last) > 0; i--) {
        const struct item t = i[-1];
        i[-1] = *i;
        *i = t;
    }
}

/* A chain's kernels of the same, or of lower priority. */
static void count_chain(struct items *const x, const size_t chain, const bool lower)
{
    const struct system *const s = x->s;
    const struct level *const l = &s->level[x->level];
    for (size_t k = s->first[chain]; k < s->first[chain + 1]; k++) {
        const struct unit *const u = &s->unit[s->member[k]];
        if (u->kind != l->kind || u->place != l->place ||
            (lower ? u->priority <= l->priority : u->priority != l->priority))
            continue;
        count_step(x, s->member[k], false, lower);
        if (s->before[chain])
            end_item(x, lower);
    }
    end_item(x, lower);
}

/* The items of a step, those that last longest first. */
static void collect(struct items *const x, const size_t step)
{
    const size_t own = x->s->unit[step].chain;
    count_step(x, step, true, false);
    end_item(x, false);
    for (size_t c = 0; c < x->s->count; c++)
        for (int lower = 0; c != own && lower < 2; lower++)
            count_chain(x, c, lower);
}

/* r := the longest that a kernel of the level's context takes, all its waves. */
static void longest_of(struct frac *const r, const struct system *const s, const size_t level)
{
    LOCAL(frac_clear) struct frac last = FRAC_ZERO, t = FRAC_ZERO;
    frac_int(r, 0);
    for (size_t j = 0; j < s->steps; j++) {
        if (s->unit[j].kind != GPURTA_STEP_KERNEL || s->unit[j].place != s->level[level].place)
            continue;
        time_of(&last, s, j);
        frac_ratio(&t, s->unit[j].blocks, resident_blocks(s, j));
        frac_mul(&last, &last, &t);
        if (frac_cmp(&last, r) > 0)
            frac_set(r, &last);
    }
}

/* Adds the line fixed / rest, where it says less than all others without rivals of higher priority;
 * `alone`: there are none, so that no other counts. */
static bool add_line(struct wait_lines *const to, struct arena *const a, const bool alone,
                     const struct frac *const fixed, const struct frac *const rest,
                     struct frac *const best)
{
    LOCAL(frac_clear) struct frac at = FRAC_ZERO;
    bool ok = true, less = false;
    if (frac_sgn(rest) > 0 && rest->den) {
        frac_div(&at, fixed, rest);
        less = frac_cmp(&at, best) < 0;
    }
    if (less) {
        frac_set(best, &at);
        const size_t k = alone ? 0 : to->count;
        struct wait_line *const all =
            arena_grow_rats(a, to->line, &to->room, k + 1, sizeof *all, 1);
        ok = all;
        if (ok) {
            to->line = all;
            if (k == to->count)
                rat_init(&all[to->count++].fixed);
            all[k].over = rest->den;
            all[k].under = rest->num;
            ok = frac_to_rat(&all[k].fixed, fixed);
        }
    }
    return ok;
}

/* The lines of a step by one set of weights: with lower blocks as `fixed` of the step has them, and
 * chain by chain, when all that is fixed are the items. */
static bool find_lines(struct bound_run *const run, struct items *const x, const size_t step)
{
    struct step_run *const out = &run->step[step];
    LOCAL(frac_clear) struct frac fixed = FRAC_ZERO, rest = FRAC_ZERO, best = FRAC_ZERO;
    bool ok = true;
    frac_from_rat(&best, &out->fixed[x->set]);
    for (int apart = 0; ok && apart < 2; apart++) {
        frac_from_rat(&fixed, &out->fixed[x->set]);
        frac_int(&rest, 1);
        if (apart)
            frac_int(&fixed, 0);
        for (size_t k = 0; apart && k < x->count; k++)
            frac_add(&fixed, &fixed, &x->item[k].all);
        for (size_t k = 0; ok && k < x->count; k++) {
            if (x->item[k].lower && !apart)
                continue;
            frac_sub(&fixed, &fixed, &x->item[k].all);
            frac_sub(&rest, &rest, &x->item[k].part);
            ok = add_line(&out->wait[x->set], &run->arena, run->level[x->level].rivals == 0, &fixed,
                          &rest, &best);
        }
    }
    return ok;
}

static bool find_of_step(struct bound_run *const run, struct items *const x, const size_t step,
                         const struct frac *const longest)
{
    struct step_run *const out = &run->step[step];
    const size_t sets = run->level[x->level].weighted;
    LOCAL(frac_clear) struct frac t = FRAC_ZERO;
    bool ok = true;
    for (x->set = 0; ok && x->set < sets; x->set++) {
        frac_from_rat(&t, &out->fixed[x->set]);
        if (frac_cmp(&t, longest) >= 0)
            continue;
        ok = out->wait || (out->wait = arena_take(&run->arena, sets, sizeof *out->wait));
        if (!ok)
            break;
        collect(x, step);
        ok = find_lines(run, x, step);
        for (; x->count > 0; x->count--)
            clear_item(&x->item[x->count - 1]);
    }
    return ok;
}

bool lines_find(struct bound_run *const run)
{
    const struct system *const s = run->system;
    struct items x = {.s = s, .item = pool_take(s->pool, s->steps + 2, sizeof *x.item)};
    LOCAL(frac_clear) struct frac longest = FRAC_ZERO;
    bool ok = x.item;
    for (size_t k = 0; ok && k < s->steps + 2; k++)
        x.item[k] = (struct item){FRAC_ZERO, FRAC_ZERO, FRAC_ZERO, false};
    for (x.level = 0; ok && x.level < s->levels; x.level++) {
        if (s->level[x.level].kind != GPURTA_STEP_KERNEL)
            continue;
        longest_of(&longest, s, x.level);
        for (size_t i = 0; ok && i < s->steps; i++)
            if (s->unit[i].level == x.level && !s->before[s->unit[i].chain] && !run->step[i].room)
                ok = find_of_step(run, &x, i, &longest);
    }
    pool_give(s->pool, x.item);
    return ok;
}

void lines_ticks(struct ticks *const ticks, const struct bound_run *const run)
{
    const struct system *const s = run->system;
    LOCAL(frac_clear) struct frac t = FRAC_ZERO, rate = FRAC_ZERO;
    struct rat r;
    rat_init(&r);
    for (size_t i = 0; i < s->steps; i++) {
        const struct level_run *const l = run->step[i].wait ? &run->level[s->unit[i].level] : NULL;
        for (size_t k = 0; l && k < l->weighted; k++)
            for (size_t n = 0; n < run->step[i].wait[k].count; n++) {
                const struct wait_line *const line = &run->step[i].wait[k].line[n];
                frac_ratio(&rate, line->over, line->under);
                for (size_t q = 0; q <= l->rivals; q++) {
                    frac_from_rat(&t, q < l->rivals ? &l->work[k * l->rivals + q] : &line->fixed);
                    frac_mul(&t, &t, &rate);
                    if (frac_to_rat(&r, &t))
                        ticks_add(ticks, &r);
                }
                ticks_add(ticks, &line->fixed);
            }
    }
    rat_clear(&r);
}
