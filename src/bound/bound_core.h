/* Responses of all steps as the least fixed point: see gpurta/bound.h for the equations and
 * doc/bound.md for the proof. Once per number kind (number/i64.h).
 *
 * Every job of a chain is complete before the next release of its chain, or the chain is dead: then
 * it has no bound, and neither has whoever competes with it. */
#include "bound/bound_run.h"

#include "base/fail.h"

#include <stdlib.h>

struct NUM(bound) {
    const struct system *s;
    struct bound_run *run;
    num_t *period, *jitter, *wcet, *bcet; /* of chains; of steps */
    num_t *response, *activation, *early; /* of steps: R, J, and the least time to the activation */
    num_t *finish;                        /* activation + R */
    num_t *window;                        /* the L of the set that was chosen */
    num_t *fixed, *spare, *work, *own;    /* by set: see bound_run.h; flat */
    size_t *fixed_at, *work_at;           /* where a step's, a level's values begin */
    num_t *slice, *delay, *worst;         /* of contexts */
    size_t *worst_at;
    num_t t, u, v, w, best, best_window;
    bool *none; /* of steps: no bound */
    bool changed, lower_dead;
    gpurta_status status;
};

static bool NUM(stop)(struct NUM(bound) *const b, const gpurta_status status)
{
    b->status = status;
    return false;
}

/* ---- supply ---- */

/* r := gaps that k slots bring; k >= 0 in *k, which is lost. */
static bool NUM(gaps)(struct NUM(bound) *const b, num_t *const r, num_t *const k,
                      const size_t place)
{
    const struct supply *const supply = &b->s->space[place].supply;
    const num_t *const worst = &b->worst[b->worst_at[place]];
    num_t cycles, entries;
    NUM(init)(&cycles);
    NUM(init)(&entries);
    NUM(set_int)(&entries, (int64_t)supply->entries);
    bool ok = NUM(floor_div)(&cycles, k, &entries) && NUM(mul)(&entries, &entries, &cycles) &&
              NUM(sub)(k, k, &entries);
    const size_t rest = (size_t)NUM(capped)(k, (int64_t)supply->entries);
    ok = ok && NUM(mul)(r, &cycles, &worst[supply->entries]) && NUM(add)(r, r, &worst[rest]);
    NUM(clear)(&cycles);
    NUM(clear)(&entries);
    return ok;
}

/* r := the longest time in which a level's context gets z of the GPU, or with `after` the longest
 * until it has had z and has the GPU again (for what has yet to be placed). z is kept. */
static bool NUM(inverse)(struct NUM(bound) *const b, num_t *const r, const num_t *const z,
                         const struct level *const level, const bool after)
{
    const struct supply *const supply =
        level->kind == GPURTA_STEP_KERNEL ? &b->s->space[level->place].supply : NULL;
    if (!supply || supply->kind == SUPPLY_ALL) {
        NUM(set)(r, z);
        return true;
    }
    if (supply->kind == SUPPLY_SERVER) /* the rate is in z already */
        return NUM(add)(r, z, &b->delay[level->place]);
    num_t k, one;
    NUM(init)(&k);
    NUM(init)(&one);
    NUM(set_int)(&one, 1);
    bool ok = after ? NUM(floor_div)(&k, z, &b->slice[level->place]) && NUM(add)(&k, &k, &one)
                    : NUM(ceil_div)(&k, z, &b->slice[level->place]);
    ok = ok && NUM(gaps)(b, r, &k, level->place) && NUM(add)(r, r, z);
    NUM(clear)(&k);
    NUM(clear)(&one);
    return ok;
}

/* ---- one step ---- */

/* z := fixed + sum over rivals of their jobs in a window L. false: overflow, or a rival without a
 * bound (*none). */
static bool NUM(ahead)(struct NUM(bound) *const b, num_t *const z, const size_t step,
                       const size_t set, const num_t *const window, bool *const none)
{
    const struct unit *const u = &b->s->unit[step];
    const struct level_run *const l = &b->run->level[u->level];
    const num_t *const work = &b->work[b->work_at[u->level] + set * l->rivals];
    NUM(set)(z, &b->fixed[b->fixed_at[step] + set]);
    if (b->lower_dead && !NUM(add)(z, z, &b->spare[b->fixed_at[step] + set]))
        return false;
    b->run->work += (int64_t)l->rivals + 1;
    for (size_t r = 0; r < l->rivals; r++) {
        const size_t j = l->rival[r], chain = b->s->unit[j].chain;
        if (chain == u->chain)
            continue;
        if (b->run->dead[chain] || b->none[j]) {
            b->run->cause[u->chain] = b->run->cause[chain];
            *none = true;
            return false;
        }
        /* jobs = ceil((L + J_j + R_j - early_j) / T_j) */
        if (!NUM(add)(&b->t, window, &b->finish[j]) || !NUM(sub)(&b->t, &b->t, &b->early[j]) ||
            !NUM(ceil_div)(&b->u, &b->t, &b->period[chain]) || !NUM(mul)(&b->u, &b->u, &work[r]) ||
            !NUM(add)(z, z, &b->u))
            return false;
    }
    return true;
}

/* b->v := the response by one set of prices, b->w := its window. *none: there is none. */
static bool NUM(respond)(struct NUM(bound) *const b, const size_t step, const size_t set,
                         bool *const none)
{
    const struct unit *const u = &b->s->unit[step];
    const struct level *const level = &b->s->level[u->level];
    num_t z;
    NUM(init)(&z);
    NUM(set_int)(&b->w, 0);
    bool ok;
    for (;;) {
        ok = NUM(ahead)(b, &z, step, set, &b->w, none) && NUM(inverse)(b, &b->v, &z, level, true);
        if (!ok || NUM(cmp)(&b->v, &b->w) <= 0)
            break;
        NUM(set)(&b->w, &b->v);
        if (b->run->work > b->run->limit) {
            ok = NUM(stop)(b, GPURTA_LIMIT);
            break;
        }
        *none = NUM(cmp)(&b->w, &b->period[u->chain]) > 0;
        if (*none)
            break;
    }
    ok = ok &&
         (*none || (NUM(add)(&z, &z, &b->own[step]) && NUM(inverse)(b, &b->v, &z, level, false)));
    NUM(clear)(&z);
    return ok || *none;
}

/* Does the step compete with a chain that has no bound, at its own priority? Sets lower_dead. */
static bool NUM(beside_dead)(struct NUM(bound) *const b, const size_t step)
{
    const struct unit *const u = &b->s->unit[step];
    for (size_t j = 0; j < b->s->steps; j++) {
        const struct unit *const other = &b->s->unit[j];
        if (!b->run->dead[other->chain] || other->chain == u->chain)
            continue;
        if (other->level == u->level) {
            b->run->cause[u->chain] = b->run->cause[other->chain];
            return true;
        }
        b->lower_dead = b->lower_dead || (other->kind == u->kind && other->place == u->place &&
                                          other->priority > u->priority);
    }
    return false;
}

/* response[step] := the least over sets of prices; none[step] where there is none. */
static bool NUM(improve)(struct NUM(bound) *const b, const size_t step, const bool any_dead)
{
    const struct unit *const u = &b->s->unit[step];
    if (u->level == NO_LEVEL || b->none[step])
        return true;
    b->lower_dead = false;
    if (any_dead && NUM(beside_dead)(b, step)) {
        b->none[step] = true;
        return true;
    }
    bool found = false;
    for (size_t set = 0; set < b->run->level[u->level].sets; set++) {
        bool none = false;
        if (!NUM(respond)(b, step, set, &none))
            return b->status ? false : NUM(stop)(b, GPURTA_OVERFLOW);
        if (none || (found && NUM(cmp)(&b->v, &b->best) >= 0))
            continue;
        found = true;
        NUM(set)(&b->best, &b->v);
        NUM(set)(&b->best_window, &b->w);
        b->run->set[step] = set;
    }
    b->none[step] = !found;
    if (!found)
        return true;
    NUM(set)(&b->window[step], &b->best_window);
    if (!NUM(mul_int)(&b->best, &b->best, u->repeat))
        return NUM(stop)(b, GPURTA_OVERFLOW);
    if (NUM(cmp)(&b->best, &b->response[step]) > 0) {
        NUM(set)(&b->response[step], &b->best);
        b->changed = true;
    }
    return true;
}

/* activation and finish from the steps it waits for. */
static bool NUM(follow)(struct NUM(bound) *const b, const size_t step)
{
    size_t other;
    const size_t chain = b->s->unit[step].chain;
    NUM(set)(&b->activation[step], &b->jitter[chain]);
    NUM(set_int)(&b->early[step], 0);
    for (size_t p = 0; (other = gpurta_chains_after(b->s->chains, step, p)) != SIZE_MAX; p++) {
        if (NUM(cmp)(&b->finish[other], &b->activation[step]) > 0)
            NUM(set)(&b->activation[step], &b->finish[other]);
        if (!NUM(mul_int)(&b->t, &b->bcet[other], b->s->unit[other].repeat) ||
            !NUM(add)(&b->t, &b->t, &b->early[other]))
            return NUM(stop)(b, GPURTA_OVERFLOW);
        if (NUM(cmp)(&b->t, &b->early[step]) > 0)
            NUM(set)(&b->early[step], &b->t);
    }
    return NUM(add)(&b->finish[step], &b->activation[step], &b->response[step]) ||
           NUM(stop)(b, GPURTA_OVERFLOW);
}

/* Chains that have a step without a bound, or whose end to end bound exceeds the period. */
static bool NUM(bury)(struct NUM(bound) *const b)
{
    bool any = false;
    for (size_t i = 0; i < b->s->steps; i++) {
        const size_t chain = b->s->unit[i].chain;
        if (!b->run->dead[chain] &&
            (b->none[i] || NUM(cmp)(&b->finish[i], &b->period[chain]) > 0)) {
            b->run->dead[chain] = true;
            b->changed = true;
        }
        any = any || b->run->dead[chain];
    }
    return any;
}

static bool NUM(iterate)(struct NUM(bound) *const b)
{
    bool any_dead = false;
    do {
        b->changed = false;
        for (size_t k = 0; k < b->s->steps; k++) {
            const size_t step = b->s->order[k];
            if (!b->run->dead[b->s->unit[step].chain] && !NUM(improve)(b, step, any_dead))
                return false;
            if (!NUM(follow)(b, step))
                return false;
        }
        any_dead = NUM(bury)(b);
        if (b->run->work > b->run->limit)
            return NUM(stop)(b, GPURTA_LIMIT);
    } while (b->changed);
    return true;
}

/* ---- in and out ---- */

static num_t *NUM(array)(const size_t count)
{
    num_t *const all = malloc((count ? count : 1) * sizeof *all);
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

static bool NUM(take_list)(num_t *const r, const struct ticks *const ticks,
                           const struct rat *const v, const size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!NUM(ticks_take)(&r[i], ticks, &v[i]))
            return false;
    return true;
}

static size_t NUM(sets_of)(const struct bound_run *const run, const size_t step)
{
    const size_t level = run->system->unit[step].level;
    return level == NO_LEVEL ? 0 : run->level[level].sets;
}

/* Where the flat arrays begin; their lengths are the last entries. */
static bool NUM(places)(struct NUM(bound) *const b)
{
    const struct system *const s = b->s;
    b->fixed_at = calloc(s->steps + 1, sizeof *b->fixed_at);
    b->work_at = calloc(s->levels + 1, sizeof *b->work_at);
    b->worst_at = calloc(s->spaces + 1, sizeof *b->worst_at);
    if (!b->fixed_at || !b->work_at || !b->worst_at)
        return false;
    for (size_t i = 0; i < s->steps; i++)
        b->fixed_at[i + 1] = b->fixed_at[i] + NUM(sets_of)(b->run, i);
    for (size_t l = 0; l < s->levels; l++)
        b->work_at[l + 1] = b->work_at[l] + b->run->level[l].sets * b->run->level[l].rivals;
    for (size_t p = 0; p < s->spaces; p++)
        b->worst_at[p + 1] =
            b->worst_at[p] + (s->space[p].supply.worst ? s->space[p].supply.entries + 1 : 0);
    return true;
}

static bool NUM(bound_init)(struct NUM(bound) *const b)
{
    const struct system *const s = b->s;
    NUM(init)(&b->t);
    NUM(init)(&b->u);
    NUM(init)(&b->v);
    NUM(init)(&b->w);
    NUM(init)(&b->best);
    NUM(init)(&b->best_window);
    if (!NUM(places)(b))
        return false;
    b->period = NUM(array)(s->count);
    b->jitter = NUM(array)(s->count);
    b->wcet = NUM(array)(s->steps);
    b->bcet = NUM(array)(s->steps);
    b->response = NUM(array)(s->steps);
    b->activation = NUM(array)(s->steps);
    b->early = NUM(array)(s->steps);
    b->finish = NUM(array)(s->steps);
    b->window = NUM(array)(s->steps);
    b->own = NUM(array)(s->steps);
    b->fixed = NUM(array)(b->fixed_at[s->steps]);
    b->spare = NUM(array)(b->fixed_at[s->steps]);
    b->work = NUM(array)(b->work_at[s->levels]);
    b->slice = NUM(array)(s->spaces);
    b->delay = NUM(array)(s->spaces);
    b->worst = NUM(array)(b->worst_at[s->spaces]);
    b->none = calloc(s->steps, sizeof *b->none);
    return b->period && b->jitter && b->wcet && b->bcet && b->response && b->activation &&
           b->early && b->finish && b->window && b->own && b->fixed && b->spare && b->work &&
           b->slice && b->delay && b->worst && b->none;
}

static void NUM(bound_clear)(struct NUM(bound) *const b)
{
    const struct system *const s = b->s;
    NUM(clear)(&b->t);
    NUM(clear)(&b->u);
    NUM(clear)(&b->v);
    NUM(clear)(&b->w);
    NUM(clear)(&b->best);
    NUM(clear)(&b->best_window);
    NUM(array_free)(b->period, s->count);
    NUM(array_free)(b->jitter, s->count);
    NUM(array_free)(b->wcet, s->steps);
    NUM(array_free)(b->bcet, s->steps);
    NUM(array_free)(b->response, s->steps);
    NUM(array_free)(b->activation, s->steps);
    NUM(array_free)(b->early, s->steps);
    NUM(array_free)(b->finish, s->steps);
    NUM(array_free)(b->window, s->steps);
    NUM(array_free)(b->own, s->steps);
    NUM(array_free)(b->fixed, b->fixed ? b->fixed_at[s->steps] : 0);
    NUM(array_free)(b->spare, b->spare ? b->fixed_at[s->steps] : 0);
    NUM(array_free)(b->work, b->work ? b->work_at[s->levels] : 0);
    NUM(array_free)(b->slice, s->spaces);
    NUM(array_free)(b->delay, s->spaces);
    NUM(array_free)(b->worst, b->worst ? b->worst_at[s->spaces] : 0);
    free(b->none);
    free(b->fixed_at);
    free(b->work_at);
    free(b->worst_at);
}

static bool NUM(take)(struct NUM(bound) *const b, const struct ticks *const ticks)
{
    const struct system *const s = b->s;
    bool ok = true;
    for (size_t c = 0; ok && c < s->count; c++)
        ok =
            NUM(ticks_take)(&b->period[c], ticks, &s->chains->chain[c].time[GPURTA_CHAIN_PERIOD]) &&
            NUM(ticks_take)(&b->jitter[c], ticks, &s->chains->chain[c].time[GPURTA_CHAIN_JITTER]);
    for (size_t i = 0; ok && i < s->steps; i++)
        ok = NUM(ticks_take)(&b->wcet[i], ticks, s->unit[i].wcet) &&
             NUM(ticks_take)(&b->bcet[i], ticks, s->unit[i].bcet) &&
             NUM(ticks_take)(&b->own[i], ticks, &b->run->step[i].own) &&
             NUM(take_list)(&b->fixed[b->fixed_at[i]], ticks, b->run->step[i].fixed,
                            NUM(sets_of)(b->run, i)) &&
             NUM(take_list)(&b->spare[b->fixed_at[i]], ticks, b->run->step[i].spare,
                            NUM(sets_of)(b->run, i));
    for (size_t l = 0; ok && l < s->levels; l++)
        ok = NUM(take_list)(&b->work[b->work_at[l]], ticks, b->run->level[l].work,
                            b->work_at[l + 1] - b->work_at[l]);
    for (size_t p = 0; ok && p < s->spaces; p++)
        ok = NUM(ticks_take)(&b->slice[p], ticks, &s->space[p].supply.timeslice) &&
             NUM(ticks_take)(&b->delay[p], ticks, &s->space[p].supply.delay) &&
             NUM(take_list)(&b->worst[b->worst_at[p]], ticks, s->space[p].supply.worst,
                            b->worst_at[p + 1] - b->worst_at[p]);
    for (size_t i = 0; ok && i < s->steps; i++)
        ok = NUM(mul_int)(&b->response[i], &b->wcet[i], s->unit[i].repeat);
    return ok || NUM(stop)(b, GPURTA_OVERFLOW);
}

/* The longest finish of each chain's steps. */
static bool NUM(give)(struct NUM(bound) *const b, const struct ticks *const ticks)
{
    const struct system *const s = b->s;
    struct bound_run *const run = b->run;
    bool ok = true;
    for (size_t c = 0; ok && c < s->count; c++) {
        size_t longest = s->member[s->first[c]];
        for (size_t k = s->first[c]; k < s->first[c + 1]; k++)
            if (NUM(cmp)(&b->finish[s->member[k]], &b->finish[longest]) > 0)
                longest = s->member[k];
        ok = run->dead[c] || NUM(ticks_give)(&run->total[c], ticks, &b->finish[longest]);
    }
    for (size_t i = 0; ok && i < s->steps; i++)
        ok = run->dead[s->unit[i].chain] ||
             (NUM(ticks_give)(&run->response[i], ticks, &b->response[i]) &&
              NUM(ticks_give)(&run->jitter[i], ticks, &b->activation[i]) &&
              NUM(ticks_give)(&run->window[i], ticks, &b->window[i]) &&
              NUM(ticks_give)(&run->early[i], ticks, &b->early[i]));
    return ok || NUM(stop)(b, GPURTA_NO_MEMORY);
}

gpurta_status NUM(bound_run)(const struct ticks *const ticks, void *const run)
{
    struct NUM(bound) b = {.run = run};
    b.s = b.run->system;
    b.run->work = 0;
    for (size_t c = 0; c < b.s->count; c++) {
        b.run->dead[c] = false;
        b.run->cause[c] = c;
    }
    for (size_t i = 0; i < b.s->steps; i++)
        b.run->set[i] = 0;
    if (!NUM(bound_init)(&b))
        b.status = GPURTA_NO_MEMORY;
    else if (NUM(take)(&b, ticks) && NUM(iterate)(&b))
        (void)NUM(give)(&b, ticks);
    NUM(bound_clear)(&b);
    return b.status;
}
