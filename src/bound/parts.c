/* What a path through a chain takes and meets, by one set of weights for all of its kernels: those
 * of the lowest of its levels, which hold for every wait on it. */
#include "bound/setup.h"
#include "model/chains.h"

#include <stdlib.h>

static bool find_members(struct bound_run *const run, const size_t level)
{
    const struct system *const s = run->system;
    struct level_run *const out = &run->level[level];
    out->member = arena_take(&run->arena, s->steps, sizeof *out->member);
    if (!out->member)
        return false;
    for (size_t k = 0; k < s->steps; k++) {
        const struct unit *const u = &s->unit[s->member[k]];
        if (u->kind == s->level[level].kind && u->place == s->level[level].place)
            out->member[out->members++] = s->member[k];
    }
    out->load = arena_rats(&run->arena, out->sets * out->members + 1);
    out->alone = arena_rats(&run->arena, out->sets * out->members + 1);
    out->dearest = arena_take(&run->arena, out->sets * out->members + 1, sizeof *out->dearest);
    out->longest = arena_take(&run->arena, out->members + 1, sizeof *out->longest);
    for (size_t m = 0; !run->arena.failed && m < out->members; m++)
        out->longest[m] = longest_charged(s, level, out->member[m]);
    return !run->arena.failed;
}

/* A member, to be sorted. */
struct loaded {
    const struct rat *load;
    size_t chain, at;
    bool below;                /* the level */
    const struct rat *longest; /* that one wait is charged, if so */
};

static int by_load(const void *const a, const void *const b)
{
    const struct loaded *const x = a, *const y = b;
    if (x->below != y->below)
        return x->below - y->below;
    const int order = x->below               ? rat_cmp(y->longest, x->longest)
                      : x->chain != y->chain ? (x->chain > y->chain) - (x->chain < y->chain)
                                             : rat_cmp(y->load, x->load);
    return order ? order : (x->at > y->at) - (x->at < y->at);
}

/* The members of each chain by load, the dearest first; those below the level after all others, by
 * what one wait is charged for them at most. */
static bool sort_members(const struct system *const s, const size_t level,
                         struct level_run *const l, const size_t set)
{
    const int64_t priority = s->level[level].priority;
    struct loaded *const list = pool_take_raw(s->pool, l->members + 1, sizeof *list);
    l->near = 0;
    for (size_t m = 0; list && m < l->members; m++) {
        const struct unit *const u = &s->unit[l->member[m]];
        const bool below = u->priority > priority && u->kind == GPURTA_STEP_KERNEL;
        list[m] = (struct loaded){&l->load[set * l->members + m], u->chain, m, below,
                                  below ? s->unit[l->longest[m]].wcet : NULL};
        l->near += !below;
    }
    if (list)
        qsort(list, l->members, sizeof *list, by_load);
    for (size_t m = 0; list && m < l->members; m++)
        l->dearest[set * l->members + m] = list[m].at;
    const bool ok = list;
    pool_give(s->pool, list);
    return ok;
}

/* r := GPU time that a job takes if nothing else runs: its other blocks by weight, and the last
 * one, which may be alone. */
static void alone_of(struct frac *const r, const struct system *const s, const size_t level,
                     const size_t set, const size_t step)
{
    LOCAL(frac_clear) struct frac last = FRAC_ZERO, wcet = FRAC_ZERO;
    if (is_serial_set(s, level, set)) {
        serial_share(r, s, level, set, step, false);
        return;
    }
    share_of(r, s, level, set, step, s->unit[step].blocks - 1);
    share_of(&last, s, level, set, step, 1);
    frac_from_rat(&wcet, s->unit[step].wcet);
    frac_add(r, r, frac_cmp(&last, &wcet) > 0 ? &last : &wcet);
}

static bool load_members(struct bound_run *const run, const size_t level)
{
    const struct system *const s = run->system;
    struct level_run *const l = &run->level[level];
    bool ok = true;
    LOCAL(frac_clear) struct frac t = FRAC_ZERO;
    for (size_t set = 0; ok && set < l->sets; set++) {
        for (size_t m = 0; ok && m < l->members; m++) {
            job_share(&t, s, level, set, l->member[m]);
            ok = frac_to_rat(&l->load[set * l->members + m], &t);
            alone_of(&t, s, level, set, l->member[m]);
            ok = ok && frac_to_rat(&l->alone[set * l->members + m], &t);
        }
        ok = ok && sort_members(s, level, l, set);
    }
    return ok;
}

/* ---- own steps ---- */

/* Steps of one chain, level and set of weights have the same lower blocks. */
struct same_low {
    bool known;
    struct frac low, many;
};

static bool fill_part(const struct bound_run *const run, struct part *const part, const size_t set,
                      const size_t step, struct same_low *const of_level)
{
    const struct system *const s = run->system;
    struct same_low *const known = &of_level[s->unit[step].level];
    LOCAL(frac_clear) struct frac t = FRAC_ZERO;
    own_share(&t, s, part->level, set, step);
    bool ok = frac_to_rat(&part->rest[set], &t);
    if (ok && !known->known) {
        known->known = true;
        ok = low_of(&known->low, s, part->level, set, step, false) &&
             low_of(&known->many, s, part->level, set, step, true);
    }
    frac_sub(&t, &known->many, &known->low);
    return ok && frac_to_rat(&part->low[set], &known->low) && frac_to_rat(&part->spare[set], &t);
}

static bool add_part(struct bound_run *const run, struct step_run *const step, const size_t level,
                     const size_t most)
{
    struct arena *const a = &run->arena;
    if (!step->part && !(step->part = arena_take(a, most, sizeof *step->part)))
        return false;
    struct part *const part = &step->part[step->parts++];
    const size_t sets = run->level[level].sets;
    part->level = level;
    part->rest = arena_rats(a, sets);
    part->low = arena_rats(a, sets);
    part->spare = arena_rats(a, sets);
    return !a->failed;
}

/* The parts of a chain's kernels by the weights of one of its levels. */
static bool chain_parts(struct bound_run *const run, const size_t chain, const size_t level)
{
    const struct system *const s = run->system;
    const size_t from = s->first[chain], to = s->first[chain + 1];
    struct same_low *const known = pool_take(s->pool, s->levels, sizeof *known);
    bool ok = known;
    for (size_t l = 0; known && l < s->levels; l++)
        known[l] = (struct same_low){.low = FRAC_ZERO, .many = FRAC_ZERO};
    for (size_t k = from; ok && k < to; k++) {
        const struct unit *const u = &s->unit[s->member[k]];
        if (u->kind == GPURTA_STEP_KERNEL && u->priority <= s->level[level].priority)
            ok = add_part(run, &run->step[s->member[k]], level, s->levels);
    }
    for (size_t set = 0; ok && set < run->level[level].sets; set++) {
        for (size_t l = 0; l < s->levels; l++)
            known[l].known = false;
        for (size_t k = from; ok && k < to; k++) {
            struct step_run *const step = &run->step[s->member[k]];
            if (step->parts && step->part[step->parts - 1].level == level)
                ok = fill_part(run, &step->part[step->parts - 1], set, s->member[k], known);
        }
    }
    for (size_t l = 0; known && l < s->levels; l++) {
        frac_clear(&known[l].low);
        frac_clear(&known[l].many);
    }
    pool_give(s->pool, known);
    return ok;
}

/* A path through a chain begins with its first step. */
static bool follow_chain(struct bound_run *const run, const size_t chain)
{
    const struct system *const s = run->system;
    size_t coarse = NO_LEVEL;
    for (size_t k = s->first[chain]; k < s->first[chain + 1]; k++) {
        const size_t step = s->member[k];
        const struct unit *const u = &s->unit[step];
        if (s->sequence[chain] && u->kind == GPURTA_STEP_KERNEL &&
            (coarse == NO_LEVEL || u->priority > s->level[coarse].priority))
            coarse = u->level;
        run->step[step].coarse = coarse;
    }
    for (size_t l = 0; l < s->levels; l++) {
        bool used = false;
        for (size_t k = s->first[chain]; k < s->first[chain + 1]; k++)
            used = used || run->step[s->member[k]].coarse == l ||
                   (is_pipelined(s, chain) && s->unit[s->member[k]].level == l &&
                    s->level[l].kind == GPURTA_STEP_KERNEL);
        if (used && !chain_parts(run, chain, l))
            return false;
    }
    return true;
}

bool parts_make(struct bound_run *const run)
{
    const struct system *const s = run->system;
    bool ok = true;
    for (size_t l = 0; ok && l < s->levels; l++)
        ok = find_members(run, l) && load_members(run, l);
    for (size_t c = 0; ok && c < s->count; c++)
        ok = follow_chain(run, c);
    return ok;
}

void parts_ticks(struct ticks *const ticks, const struct bound_run *const run)
{
    const struct system *const s = run->system;
    for (size_t l = 0; l < s->levels; l++)
        for (size_t k = 0; k < run->level[l].sets * run->level[l].members; k++) {
            ticks_add(ticks, &run->level[l].load[k]);
            ticks_add(ticks, &run->level[l].alone[k]);
        }
    for (size_t i = 0; i < s->steps; i++)
        for (size_t p = 0; p < run->step[i].parts; p++) {
            const struct part *const part = &run->step[i].part[p];
            for (size_t k = 0; k < run->level[part->level].sets; k++) {
                ticks_add(ticks, &part->rest[k]);
                ticks_add(ticks, &part->low[k]);
                ticks_add(ticks, &part->spare[k]);
            }
        }
}
