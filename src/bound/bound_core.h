/* Responses of all steps as the least fixed point: see gpurta/bound.h for the equations and
 * doc/bound.md for the proof. Once per number kind (number/i64.h).
 *
 * Every job of a chain is complete before the next one begins: because its bound is at most the
 * period, or because the next one waits for it (serial chains), or is not released before (closed
 * ones). Otherwise the chain is dead: it has
 * no bound, and neither has a step that competes with it. */
#include "bound/held_core.h"

/* ---- one step ---- */

/* z += the work of the jobs of a rival chain in a window, of its steps from *r on; *r := the place
 * of the next one. */
static bool NUM(ahead_chain)(struct NUM(bound) *const b, num_t *const z, const size_t step,
                             const size_t set, const num_t *const window, size_t *const r)
{
    const struct unit *const u = &b->s->unit[step];
    const struct level_run *const l = &b->run->level[u->level];
    const num_t *const work = &b->work[b->work_at[u->level] + set * l->rivals];
    const size_t from = *r, chain = b->s->unit[l->rival[from]].chain;
    const size_t at = b->mets + set * b->s->count + chain;
    const struct met key = {.chain = u->chain, .level = u->level};
    struct NUM(rival) v = {.chain = chain};
    NUM(rival_each)(&v, NUM(init));
    bool ok = true;
    const bool kept = NUM(recall)(b, at, &key, &v, window, r);
    for (; ok && !kept && *r < l->rivals && b->s->unit[l->rival[*r]].chain == chain; ++*r) {
        const size_t j = l->rival[*r];
        ok = NUM(jobs)(b, &b->u, j, window) && NUM(same_until)(b, &v, &b->u, j) &&
             NUM(mul)(&b->u, &b->u, &work[*r]) && NUM(add)(&v.sum, &v.sum, &b->u);
        v.any = true;
    }
    NUM(charge)(b, kept ? 1 : *r - from);
    if (ok && !kept)
        NUM(keep)(b, at, &key, &v, window, *r);
    ok = ok && NUM(add)(z, z, &v.sum);
    NUM(rival_each)(&v, NUM(clear));
    return ok;
}

/* z := the least of it and of what the lines of the wait say. */
static bool NUM(shorten)(struct NUM(bound) *const b, num_t *const z, const size_t step,
                         const size_t set)
{
    const struct wait_lines *const w =
        b->run->step[step].wait && !b->many && set < b->run->level[b->s->unit[step].level].weighted
            ? &b->run->step[step].wait[set]
            : NULL;
    if (!w || !w->count)
        return true;
    LOCAL_NUM(rivals);
    LOCAL_NUM(all);
    LOCAL_NUM(left);
    LOCAL_NUM(best);
    NUM(set)(&all, z);
    bool ok = NUM(sub)(&rivals, z, &b->fixed[b->fixed_at[step] + set]);
    for (size_t k = 0; ok && k < w->count; k++) {
        const struct wait_line *const line = &w->line[k];
        NUM(set_int)(&b->u, line->under);
        ok = NUM(ticks_take)(&b->t, b->ticks, &line->fixed) && NUM(add)(&left, &b->t, &rivals) &&
             NUM(mul_int)(&b->t, &left, line->over) && NUM(ceil_div)(&b->t, &b->t, &b->u);
        if (ok && NUM(cmp)(&b->t, z) < 0) {
            NUM(set)(z, &b->t);
            NUM(set)(&best, &left);
        }
    }
    return ok && NUM(sub)(&all, z, &all) &&
           NUM(note)(b, GPURTA_BOUND_OUTLASTED, step, 0, &best, &all);
}

/* z := fixed + sum over rivals of their jobs in a window L, or less where blocks last longer.
 * false: overflow, or a rival without a bound (*none). */
static bool NUM(ahead)(struct NUM(bound) *const b, num_t *const z, const size_t step,
                       const size_t set, const num_t *const window, bool *const none)
{
    const struct unit *const u = &b->s->unit[step];
    const struct level_run *const l = &b->run->level[u->level];
    NUM(set)(z, &b->fixed[b->fixed_at[step] + set]);
    if (b->lower_dead && !NUM(add)(z, z, &b->spare[b->fixed_at[step] + set]))
        return false;
    NUM(charge)(b, 1);
    for (size_t r = 0; r < l->rivals;) {
        const size_t chain = b->s->unit[l->rival[r]].chain;
        if (chain == u->chain && !is_pipelined(b->s, chain)) {
            r++;
            continue;
        }
        if (b->run->dead[chain]) {
            b->run->cause[u->chain] = b->run->cause[chain];
            *none = true;
            return false;
        }
        if (!NUM(ahead_chain)(b, z, step, set, window, &r))
            return false;
    }
    return NUM(shorten)(b, z, step, set);
}

/* r := the longest time in which a level's context gets z of the GPU, or with `after` the longest
 * until it has had z and has the GPU again (for what has yet to be placed). */
static bool NUM(supply)(struct NUM(bound) *const b, num_t *const r, const num_t *const z,
                        const struct level *const level, const bool after)
{
    const struct NUM(ask) ask = {level->place, &b->w, 1, after};
    if (level->kind == GPURTA_STEP_KERNEL)
        return NUM(inverse)(b, r, z, &ask);
    NUM(set)(r, z);
    return true;
}

/* b->v := the response by one set of weights, b->w := its window. *none: there is none. */
static bool NUM(respond)(struct NUM(bound) *const b, const size_t step, const size_t set,
                         bool *const none)
{
    const struct unit *const u = &b->s->unit[step];
    const struct level *const level = &b->s->level[u->level];
    const num_t *const reach = &b->reach[u->chain];
    LOCAL_NUM(z);
    NUM(set_int)(&b->w, 0);
    const struct NUM(ask) first = {level->place, NULL, 1, true};
    const bool room = b->run->step[step].room && !b->many;
    num_t *const known = &b->known_step[b->fixed_at[step] + set];
    bool ok = !room || NUM(settle)(b, &b->w, &z, &first, reach); /* z is 0 */
    if (!room)
        NUM(set)(&b->w, known);
    while (ok && !room) {
        ok = NUM(ahead)(b, &z, step, set, &b->w, none) && NUM(supply)(b, &b->v, &z, level, true);
        if (!ok || NUM(cmp)(&b->v, &b->w) <= 0)
            break;
        NUM(set)(&b->w, &b->v);
        if (b->run->work > b->run->limit) {
            ok = NUM(stop)(b, GPURTA_LIMIT);
            break;
        }
        *none = NUM(cmp)(&b->w, reach) > 0;
        if (*none)
            break;
        NUM(set)(known, &b->w);
    }
    const struct NUM(ask) ask = {level->place, NULL, 1, false};
    NUM(set)(&b->v, &b->w);
    ok = ok && (*none || NUM(add)(&z, &z, &b->own[step]));
    if (ok && !*none && level->kind == GPURTA_STEP_KERNEL) {
        ok = NUM(settle)(b, &b->v, &z, &ask, reach);
        *none = NUM(cmp)(&b->v, reach) > 0;
    } else if (ok) {
        NUM(set)(&b->v, &z);
    }
    b->roomy = room;
    return ok || *none;
}

/* Does the step compete with a chain that may have any number of jobs under way, at its own
 * priority? Sets lower_dead, and many where it competes with such a chain at all. */
static bool NUM(beside_dead)(struct NUM(bound) *const b, const size_t step)
{
    const struct unit *const u = &b->s->unit[step];
    for (size_t j = 0; j < b->s->steps; j++) {
        const struct unit *const other = &b->s->unit[j];
        if (!b->run->dead[other->chain] || other->chain == u->chain)
            continue;
        if (other->kind == GPURTA_STEP_KERNEL && u->kind == GPURTA_STEP_KERNEL &&
            is_above(&b->s->supply, other->place, u->place)) { /* it may have all of the GPU */
            b->run->cause[u->chain] = b->run->cause[other->chain];
            return true;
        }
        if (b->s->serial[other->chain])
            continue;
        if (other->level == u->level) {
            b->run->cause[u->chain] = b->run->cause[other->chain];
            return true;
        }
        if (other->kind != u->kind || other->place != u->place)
            continue;
        b->many = true;
        b->lower_dead = b->lower_dead || other->priority > u->priority;
    }
    return false;
}

/* response[step] := the least over sets of weights; none[step] where there is none. */
static bool NUM(improve)(struct NUM(bound) *const b, const size_t step)
{
    const struct unit *const u = &b->s->unit[step];
    if (b->none[step])
        return true;
    if (u->level == NO_LEVEL)
        return u->cpu == NO_CPU || NUM(improve_host)(b, step);
    b->lower_dead = b->many = false;
    if (b->any_dead && NUM(beside_dead)(b, step)) {
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
        b->run->room[step] = b->roomy;
    }
    b->none[step] = !found;
    if (!found)
        return true;
    NUM(set)(&b->window[step], &b->best_window);
    if (!NUM(mul_int)(&b->best, &b->best, u->repeat))
        return NUM(stop)(b, GPURTA_OVERFLOW);
    if (NUM(cmp)(&b->best, &b->response[step]) > 0)
        NUM(set)(&b->response[step], &b->best);
    return true;
}

/* early, and in a graph activation and finish, from the steps it waits for. */
static bool NUM(follow)(struct NUM(bound) *const b, const size_t step)
{
    size_t other, before = SIZE_MAX;
    const size_t chain = b->s->unit[step].chain;
    const bool graph = b->s->before[chain] != NULL && !b->tight[chain];
    if (graph)
        NUM(set)(&b->activation[step], &b->jitter[chain]);
    NUM(set_int)(&b->early[step], 0);
    for (size_t p = 0; (other = gpurta_chains_after(b->s->chains, step, p)) != SIZE_MAX; p++) {
        before = other;
        if (graph && NUM(cmp)(&b->finish[other], &b->activation[step]) > 0)
            NUM(set)(&b->activation[step], &b->finish[other]);
        if (!NUM(mul_int)(&b->t, &b->bcet[other], b->s->unit[other].repeat) ||
            !NUM(add)(&b->t, &b->t, &b->early[other]))
            return NUM(stop)(b, GPURTA_OVERFLOW);
        if (NUM(cmp)(&b->t, &b->early[step]) > 0)
            NUM(set)(&b->early[step], &b->t);
    }
    if (b->tight[chain])
        return true;
    if (!graph)
        return NUM(take_time)(b, step, before);
    if (is_pipelined(b->s, chain))
        return NUM(take_server)(b, step);
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
            (b->none[i] || (!b->s->serial[chain] && !b->s->chains->chain[chain].closed &&
                            NUM(cmp)(&b->finish[i], &b->period[chain]) > 0))) {
            b->run->dead[chain] = true;
            b->settled = false;
        }
        any = any || b->run->dead[chain];
        b->any_many = b->any_many || (b->run->dead[chain] && !b->s->serial[chain]);
    }
    return any;
}

/* settled := the last pass left every number of every step as it was. It is compared, not
 * reported by each function: a change that one forgets would end the passes too early, with bounds
 * that are too low. */
static void NUM(compare)(struct NUM(bound) *const b)
{
    const num_t *const now[STATES] = {b->response, b->activation, b->early, b->finish, b->took};
    num_t *was = b->was;
    b->settled = true;
    for (size_t k = 0; k < STATES; k++) {
        for (size_t i = 0; i < b->s->steps; i++, was++) {
            if (NUM(cmp)(was, &now[k][i]) == 0)
                continue;
            b->settled = false;
            NUM(set)(was, &now[k][i]);
        }
    }
}

/* Once all steps of a chain are looked at. */
static bool NUM(finish)(struct NUM(bound) *const b, const size_t chain)
{
    const bool pipelined = is_pipelined(b->s, chain);
    if (b->s->sequence[chain] && !b->tight[chain] &&
        !(pipelined ? NUM(finish_pipeline)(b, chain) : NUM(finish_chain)(b, chain)))
        return false;
    return !b->s->held[chain] || NUM(hold_back)(b, chain);
}

#define PATIENCE 1000 /* passes, and after how many more the grid is coarser */
#define GRID 4096     /* parts of a period */

/* Bounds that grow by a little at each pass, since two chains wait for each other, would take any
 * number of passes. Rounded up they obey the inequalities as well, so that they are bounds. */
static bool NUM(round_up)(struct NUM(bound) *const b, const int64_t coarse)
{
    for (size_t i = 0; i < b->s->steps; i++) {
        num_t *const late[] = {&b->activation[i], &b->finish[i]};
        NUM(set_int)(&b->t, GRID);
        if (!NUM(mul_int)(&b->u, &b->period[b->s->unit[i].chain], coarse) ||
            !NUM(ceil_div)(&b->u, &b->u, &b->t))
            return NUM(stop)(b, GPURTA_OVERFLOW);
        for (size_t k = 0; k < 2; k++)
            if (!NUM(ceil_div)(&b->v, late[k], &b->u) || !NUM(mul)(late[k], &b->v, &b->u))
                return NUM(stop)(b, GPURTA_OVERFLOW);
    }
    return true;
}

static bool NUM(iterate)(struct NUM(bound) *const b)
{
    int64_t passes = 0;
    size_t before = SIZE_MAX;
    do {
        for (size_t k = 0; k < b->s->steps; k++) {
            const size_t step = b->s->order[k];
            const size_t chain = b->s->unit[step].chain;
            if (b->run->dead[chain])
                continue;
            b->turn += chain != before;
            before = chain;
            if (!NUM(improve)(b, step) || !NUM(follow)(b, step) ||
                (step == b->s->final[chain] && !NUM(finish)(b, chain)))
                return false;
        }
        before = SIZE_MAX;
        if (++passes >= PATIENCE && !NUM(round_up)(b, passes / PATIENCE))
            return false;
        NUM(compare)(b);
        b->any_dead = NUM(bury)(b);
        if (b->run->work > b->run->limit)
            return NUM(stop)(b, GPURTA_LIMIT);
    } while (!b->settled);
    return true;
}

/* ---- in and out ---- */

static num_t *NUM(array)(struct pool *const pool, const size_t count)
{
    num_t *const all = pool_take_raw(pool, count ? count : 1, sizeof *all);
    for (size_t i = 0; all && i < count; i++)
        NUM(init)(&all[i]);
    return all;
}

static void NUM(array_free)(struct pool *const pool, num_t *const all, const size_t count)
{
    for (size_t i = 0; all && i < count; i++)
        NUM(clear)(&all[i]);
    pool_give(pool, all);
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
    b->fixed_at = pool_take(s->pool, s->steps + 1, sizeof *b->fixed_at);
    b->work_at = pool_take(s->pool, s->levels + 1, sizeof *b->work_at);
    b->load_at = pool_take(s->pool, s->levels + 1, sizeof *b->load_at);
    b->part_at = pool_take(s->pool, s->steps + 1, sizeof *b->part_at);
    b->known_at = pool_take(s->pool, s->steps + 1, sizeof *b->known_at);
    if (!b->fixed_at || !b->work_at || !b->load_at || !b->part_at || !b->known_at)
        return false;
    for (size_t i = 0; i < s->steps; i++) {
        const struct step_run *const step = &b->run->step[i];
        b->fixed_at[i + 1] = b->fixed_at[i] + NUM(sets_of)(b->run, i);
        b->part_at[i + 1] = b->part_at[i];
        for (size_t q = 0; q < step->parts; q++)
            b->part_at[i + 1] += b->run->level[step->part[q].level].sets;
        b->known_at[i + 1] = b->known_at[i] + NUM(known_sets)(b, i) * NUM(known_places)(b, i);
    }
    for (size_t l = 0; l < s->levels; l++) {
        b->work_at[l + 1] = b->work_at[l] + b->run->level[l].sets * b->run->level[l].rivals;
        b->load_at[l + 1] = b->load_at[l] + b->run->level[l].sets * b->run->level[l].members;
    }
    return true;
}

/* By set and chain. */
static size_t NUM(count_mets)(const struct NUM(bound) *const b)
{
    size_t sets = 1;
    for (size_t l = 0; l < b->s->levels; l++)
        sets = b->run->level[l].sets > sets ? b->run->level[l].sets : sets;
    return sets * b->s->count;
}

/* An array and its length. */
struct NUM(room) {
    num_t **array;
    size_t count;
};
#define ROOMS 36

static void NUM(rooms)(struct NUM(bound) *const b, struct NUM(room) room[ROOMS])
{
    const struct system *const s = b->s;
    const size_t fixed = b->fixed_at[s->steps], load = b->load_at[s->levels];
    const size_t part = b->part_at[s->steps], states = STATES * s->steps;
    const size_t known = b->known_at[s->steps];
    const struct NUM(room) all[] = {
        {&b->period, s->count},     {&b->jitter, s->count},
        {&b->reach, s->count},      {&b->wcet, s->steps},
        {&b->bcet, s->steps},       {&b->response, s->steps},
        {&b->activation, s->steps}, {&b->early, s->steps},
        {&b->finish, s->steps},     {&b->took, s->steps},
        {&b->longer, s->steps},     {&b->window, s->steps},
        {&b->own, s->steps},        {&b->fixed, fixed},
        {&b->spare, fixed},         {&b->load, load},
        {&b->alone, load},          {&b->work, b->work_at[s->levels]},
        {&b->rest, part},           {&b->low, part},
        {&b->low_spare, part},      {&b->slice, s->spaces},
        {&b->nominal, s->spaces},   {&b->delay, s->spaces},
        {&b->mean, s->spaces},      {&b->over, s->spaces},
        {&b->most, s->spaces},      {&b->slots, s->spaces},
        {&b->was, states},          {&b->way, s->steps},
        {&b->host, s->steps},       {&b->section, s->steps},
        {&b->known, known},         {&b->several, known},
        {&b->known_step, fixed},    {&b->met, 2 * RIVAL_NUMBERS * b->mets},
    };
    _Static_assert(sizeof all / sizeof all[0] == ROOMS, "one for each array");
    memcpy(room, all, sizeof all);
}

static void NUM(bound_each)(struct NUM(bound) *const b, void (*const each)(num_t *))
{
    each(&b->t);
    each(&b->u);
    each(&b->v);
    each(&b->w);
    each(&b->best);
    each(&b->best_window);
    each(&b->longest);
    each(&b->cost);
}

static bool NUM(bound_init)(struct NUM(bound) *const b)
{
    const struct system *const s = b->s;
    struct NUM(room) room[ROOMS];
    NUM(bound_each)(b, NUM(init));
    if (!(b->placed = NUM(places)(b)))
        return false;
    b->mets = NUM(count_mets)(b);
    NUM(rooms)(b, room);
    bool ok = true;
    for (size_t i = 0; i < ROOMS; i++)
        ok = (*room[i].array = NUM(array)(s->pool, room[i].count)) != NULL && ok;
    b->none = pool_take(s->pool, s->steps, sizeof *b->none);
    b->tight = pool_take(s->pool, s->count, sizeof *b->tight);
    b->unlimited = pool_take(s->pool, s->spaces, sizeof *b->unlimited);
    b->times = pool_take(s->pool, s->levels + 1, sizeof *b->times);
    b->best_set = pool_take(s->pool, s->steps, sizeof *b->best_set);
    b->met_at = pool_take(s->pool, 2 * b->mets, sizeof *b->met_at);
    return ok && b->met_at && b->tight && b->best_set && b->none && b->unlimited && b->times;
}

static void NUM(bound_clear)(struct NUM(bound) *const b)
{
    struct NUM(room) room[ROOMS];
    NUM(bound_each)(b, NUM(clear));
    if (b->placed) {
        NUM(rooms)(b, room);
        for (size_t i = 0; i < ROOMS; i++)
            NUM(array_free)(b->s->pool, *room[i].array, room[i].count);
    }
    pool_give(b->s->pool, b->none);
    pool_give(b->s->pool, b->tight);
    pool_give(b->s->pool, b->unlimited);
    pool_give(b->s->pool, b->times);
    pool_give(b->s->pool, b->met_at);
    pool_give(b->s->pool, b->best_set);
    pool_give(b->s->pool, b->fixed_at);
    pool_give(b->s->pool, b->work_at);
    pool_give(b->s->pool, b->load_at);
    pool_give(b->s->pool, b->part_at);
    pool_give(b->s->pool, b->known_at);
}

static bool NUM(take_parts)(struct NUM(bound) *const b, const struct ticks *const ticks,
                            const size_t step)
{
    const struct step_run *const s = &b->run->step[step];
    size_t at = b->part_at[step];
    bool ok = true;
    for (size_t q = 0; ok && q < s->parts; q++) {
        const struct part *const part = &s->part[q];
        const size_t sets = b->run->level[part->level].sets;
        ok = NUM(take_list)(&b->rest[at], ticks, part->rest, sets) &&
             NUM(take_list)(&b->low[at], ticks, part->low, sets) &&
             NUM(take_list)(&b->low_spare[at], ticks, part->spare, sets);
        at += sets;
    }
    return ok;
}

static bool NUM(take_space)(struct NUM(bound) *const b, const struct ticks *const ticks,
                            const size_t p)
{
    const struct supply *const supply = &b->s->supply.of[p];
    return NUM(ticks_take)(&b->slice[p], ticks, &supply->timeslice) &&
           NUM(ticks_take)(&b->nominal[p], ticks, &supply->nominal) &&
           NUM(ticks_take)(&b->delay[p], ticks, &supply->delay) &&
           NUM(ticks_take)(&b->mean[p], ticks, &supply->mean) &&
           NUM(ticks_take)(&b->over[p], ticks, &supply->over);
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
             (s->unit[i].kind == GPURTA_STEP_KERNEL || /* that is its context's */
              NUM(ticks_take)(&b->section[i], ticks, s->unit[i].section)) &&
             NUM(take_list)(&b->fixed[b->fixed_at[i]], ticks, b->run->step[i].fixed,
                            NUM(sets_of)(b->run, i)) &&
             NUM(take_list)(&b->spare[b->fixed_at[i]], ticks, b->run->step[i].spare,
                            NUM(sets_of)(b->run, i)) &&
             NUM(take_parts)(b, ticks, i);
    for (size_t l = 0; ok && l < s->levels; l++)
        ok = NUM(take_list)(&b->work[b->work_at[l]], ticks, b->run->level[l].work,
                            b->work_at[l + 1] - b->work_at[l]) &&
             NUM(take_list)(&b->load[b->load_at[l]], ticks, b->run->level[l].load,
                            b->load_at[l + 1] - b->load_at[l]) &&
             NUM(take_list)(&b->alone[b->load_at[l]], ticks, b->run->level[l].alone,
                            b->load_at[l + 1] - b->load_at[l]);
    for (size_t p = 0; ok && p < s->spaces; p++)
        ok = NUM(take_space)(b, ticks, p);
    for (size_t c = 0; ok && c < s->count; c++)
        ok = NUM(mul_int)(&b->reach[c], &b->period[c],
                          s->chains->chain[c].closed || s->held[c] ? CLOSED_MOST
                          : s->serial[c]                           ? PENDING_MOST
                                                                   : 1) &&
             (!s->serial[c] || NUM(add)(&b->reach[c], &b->reach[c], &b->jitter[c]));
    ok = ok && NUM(ticks_take)(&b->cost, ticks, &s->supply.switch_cost);
    for (size_t i = 0; ok && i < s->steps; i++)
        if ((ok = NUM(mul_int)(&b->response[i], &b->wcet[i], s->unit[i].repeat)))
            NUM(set)(&b->host[i], &b->response[i]);
    NUM(weigh)(b);
    return ok || NUM(stop)(b, GPURTA_OVERFLOW);
}

#include "bound/explain_core.h"
#include "model/chains.h"

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
        ok = run->dead[c] || (NUM(ticks_give)(&run->total[c], ticks, &b->finish[longest]) &&
                              NUM(lost_jobs)(b, c, &run->lost[c]));
    }
    for (size_t i = 0; ok && i < s->steps; i++)
        ok = run->dead[s->unit[i].chain] ||
             (NUM(ticks_give)(&run->response[i], ticks, &b->response[i]) &&
              NUM(ticks_give)(&run->finish[i], ticks, &b->finish[i]) &&
              NUM(ticks_give)(&run->jitter[i], ticks, &b->activation[i]) &&
              NUM(ticks_give)(&run->window[i], ticks, &b->window[i]) &&
              NUM(ticks_give)(&run->early[i], ticks, &b->early[i]));
    return ok || (b->status ? false : NUM(stop)(b, GPURTA_NO_MEMORY));
}

gpurta_status NUM(bound_run)(const struct ticks *const ticks, void *const run)
{
    struct NUM(bound) b = {.ticks = ticks, .run = run};
    b.s = b.run->system;
    notes_forget(b.run);
    b.run->work = 0;
    for (size_t c = 0; c < b.s->count; c++) {
        b.run->dead[c] = false;
        b.run->cause[c] = c;
    }
    for (size_t i = 0; i < b.s->steps; i++)
        b.run->set[i] = b.run->room[i] = 0;
    if (!NUM(bound_init)(&b))
        b.status = GPURTA_NO_MEMORY;
    else if (NUM(take)(&b, ticks) && NUM(iterate)(&b) && (!b.run->explain || NUM(explain)(&b)))
        (void)NUM(give)(&b, ticks);
    NUM(bound_clear)(&b);
    return b.status;
}
