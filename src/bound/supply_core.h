/* The longest time in which a context gets so much of the GPU: see doc/bound.md, "Supply". */

#include "bound/bound_kind.h"
#include "model/chains.h"

/* What a supply is asked for. */
struct NUM(ask) {
    size_t place;        /* the context */
    const num_t *window; /* what the window is long, at least: limits what others do in it */
    int64_t runs;        /* in how many pieces the context has work */
    bool after;          /* until it has had z, and has the GPU again */
};

/* ---- what other contexts can do in a window ---- */

/* The lowest level of a context: its weights hold for every wait there. */
static size_t NUM(lowest)(const struct system *const s, const size_t place)
{
    size_t lowest = NO_LEVEL;
    for (size_t l = 0; l < s->levels; l++)
        if (s->level[l].kind == GPURTA_STEP_KERNEL && s->level[l].place == place &&
            (lowest == NO_LEVEL || s->level[l].priority > s->level[lowest].priority))
            lowest = l;
    return lowest;
}

/* most := GPU time that the context uses at most in a window, by its best set of weights; slots :=
 * jobs of its kernels. false: overflow. */
static bool NUM(demand)(struct NUM(bound) *const b, const size_t place, const size_t level,
                        const num_t *const window)
{
    const struct level_run *const l = &b->run->level[level];
    LOCAL_NUM(sum);
    bool ok = true;
    for (size_t set = 0; ok && set < l->sets; set++) {
        NUM(set_int)(&sum, 0);
        NUM(set_int)(&b->slots[place], 0);
        for (size_t m = 0; ok && m < l->members; m++) {
            const size_t j = l->member[m];
            ok = NUM(jobs)(b, &b->t, j, window) &&
                 NUM(mul_int)(&b->t, &b->t, b->s->unit[j].repeat) &&
                 NUM(add)(&b->slots[place], &b->slots[place], &b->t) &&
                 NUM(mul)(&b->t, &b->t, &b->alone[b->load_at[level] + set * l->members + m]) &&
                 NUM(add)(&sum, &sum, &b->t);
        }
        if (set == 0 || NUM(cmp)(&sum, &b->most[place]) < 0)
            NUM(set)(&b->most[place], &sum);
    }
    NUM(charge)(b, l->sets * l->members + 1);
    return ok;
}

/* What every other context can do in the window of a question. */
static bool NUM(others)(struct NUM(bound) *const b, const struct NUM(ask) *const ask)
{
    const struct system *const s = b->s;
    NUM(charge)(b, s->spaces * (1 + s->levels / 16)); /* lowest() looks at all levels */
    for (size_t p = 0; p < s->spaces; p++) {
        const size_t level = NUM(lowest)(s, p);
        b->unlimited[p] = s->chains->contexts && s->chains->context[p].saturated;
        for (size_t m = 0; level != NO_LEVEL && m < b->run->level[level].members; m++)
            b->unlimited[p] =
                b->unlimited[p] || b->run->dead[s->unit[b->run->level[level].member[m]].chain];
        NUM(set_int)(&b->most[p], 0);
        NUM(set_int)(&b->slots[p], 0);
        if (p == ask->place || b->unlimited[p] || level == NO_LEVEL)
            continue;
        /* a slot ends when the timeslice does, or a job; one more may have begun before each run */
        num_t *const slots = &b->slots[p];
        if (!NUM(demand)(b, p, level, ask->window) ||
            !NUM(floor_div)(&b->t, &b->most[p], &b->slice[p]) || !NUM(add)(slots, slots, &b->t))
            return false;
        NUM(set_int)(&b->t, ask->runs);
        if (!NUM(add)(slots, slots, &b->t))
            return false;
    }
    return true;
}

/* r += what `entries` entries of a context take at most, after others(). */
static bool NUM(take_entries)(struct NUM(bound) *const b, num_t *const r, const size_t place,
                              const num_t *const entries)
{
    if (!NUM(mul)(&b->t, entries, &b->nominal[place]))
        return false;
    const bool work = !b->unlimited[place] && NUM(cmp)(&b->most[place], &b->t) < 0;
    const bool slots = !b->unlimited[place] && NUM(cmp)(&b->slots[place], entries) < 0;
    return NUM(add)(r, r, work ? &b->most[place] : &b->t) &&
           NUM(mul)(&b->t, slots ? &b->slots[place] : entries, &b->cost) && NUM(add)(r, r, &b->t);
}

/* ---- notes, for people ---- */

/* The jobs that make up others(), by the set of weights that gave it. */
static bool NUM(note_demand)(struct NUM(bound) *const b, const size_t place,
                             const num_t *const window)
{
    const size_t level = NUM(lowest)(b->s, place);
    const struct level_run *const l = &b->run->level[level];
    const num_t *alone = NULL;
    LOCAL_NUM(sum);
    bool ok = true, found = false;
    for (size_t set = 0; ok && !found; set++) { /* one of them did */
        NUM(set_int)(&sum, 0);
        alone = &b->alone[b->load_at[level] + set * l->members];
        for (size_t m = 0; ok && m < l->members; m++)
            ok = NUM(jobs)(b, &b->t, l->member[m], window) &&
                 NUM(mul_int)(&b->t, &b->t, b->s->unit[l->member[m]].repeat) &&
                 NUM(mul)(&b->t, &b->t, &alone[m]) && NUM(add)(&sum, &sum, &b->t);
        found = NUM(cmp)(&sum, &b->most[place]) == 0;
    }
    for (size_t m = 0; ok && m < l->members; m++) {
        ok = NUM(jobs)(b, &b->t, l->member[m], window);
        const int64_t jobs = NUM(capped)(&b->t, INT64_MAX);
        ok = ok && NUM(mul_int)(&b->t, &b->t, b->s->unit[l->member[m]].repeat) &&
             NUM(mul)(&b->t, &b->t, &alone[m]) &&
             NUM(note)(b, GPURTA_BOUND_GAP_JOBS, l->member[m], jobs, &alone[m], &b->t);
    }
    return ok;
}

static bool NUM(note_switches)(struct NUM(bound) *const b, const size_t place,
                               const num_t *const count)
{
    return NUM(mul)(&b->t, count, &b->cost) &&
           NUM(note)(b, GPURTA_BOUND_SWITCH, place, NUM(capped)(count, INT64_MAX), &b->cost, &b->t);
}

/* What take_entries() adds. */
static bool NUM(note_entries)(struct NUM(bound) *const b, const size_t place,
                              const num_t *const entries, const num_t *const window)
{
    if (!b->run->noting || NUM(sgn)(entries) == 0)
        return true;
    if (!NUM(mul)(&b->t, entries, &b->nominal[place]))
        return false;
    const bool work = !b->unlimited[place] && NUM(cmp)(&b->most[place], &b->t) < 0;
    const bool slots = !b->unlimited[place] && NUM(cmp)(&b->slots[place], entries) < 0;
    const bool idle = work && NUM(sgn)(&b->most[place]) == 0;
    if (work)
        NUM(set_int)(&b->t, 0);
    return NUM(note)(b, GPURTA_BOUND_GAP, place, NUM(capped)(entries, INT64_MAX),
                     &b->nominal[place], &b->t) &&
           (!work || idle || NUM(note_demand)(b, place, window)) &&
           NUM(note_switches)(b, place, slots ? &b->slots[place] : entries);
}

/* ---- gaps ---- */

/* r := entries of context p in so many cycles of the list and the gaps from g to g + rest. */
static bool NUM(entries_in)(struct NUM(bound) *const b, num_t *const r, const num_t *const cycles,
                            const size_t g, const size_t rest, const size_t place, const size_t p)
{
    const struct supply *const supply = &b->s->supply.of[place];
    const size_t spaces = b->s->spaces;
    NUM(set_int)
    (&b->u, supply->before[(g + rest) * spaces + p] - supply->before[g * spaces + p]);
    return NUM(mul_int)(r, cycles, supply->before[supply->entries * spaces + p]) &&
           NUM(add)(r, r, &b->u);
}

/* r := the worst sum of k gaps in a row if work limits what others do in them. */
static bool NUM(limited_gaps)(struct NUM(bound) *const b, num_t *const r, const num_t *const k,
                              const num_t *const cycles, const size_t rest,
                              const struct NUM(ask) *const ask)
{
    const struct supply *const supply = &b->s->supply.of[ask->place];
    const size_t spaces = b->s->spaces, n = supply->entries;
    size_t worst = 0;
    LOCAL_NUM(sum);
    LOCAL_NUM(entries);
    bool ok = true;
    NUM(set_int)(r, 0);
    for (size_t g = 0; ok && g < (rest ? n : 1); g++) {
        ok = NUM(mul)(&sum, k, &b->cost);
        for (size_t p = 0; ok && p < spaces; p++)
            ok = NUM(entries_in)(b, &entries, cycles, g, rest, ask->place, p) &&
                 NUM(take_entries)(b, &sum, p, &entries);
        if (ok && NUM(cmp)(&sum, r) > 0) {
            NUM(set)(r, &sum);
            worst = g;
        }
    }
    for (size_t p = 0; ok && b->run->noting && p < spaces; p++)
        ok = NUM(entries_in)(b, &entries, cycles, worst, rest, ask->place, p) &&
             NUM(note_entries)(b, p, &entries, ask->window);
    ok = ok && (!b->run->noting || NUM(note_switches)(b, ask->place, k));
    NUM(charge)(b, (rest ? n : 1) * spaces);
    return ok;
}

/* r := the worst sum of k gaps in so many runs: entries limit all others together, or work each
 * one by itself. */
static bool NUM(broken_gaps)(struct NUM(bound) *const b, num_t *const r, const num_t *const k,
                             const struct NUM(ask) *const ask)
{
    const struct supply *const supply = &b->s->supply.of[ask->place];
    LOCAL_NUM(sum);
    LOCAL_NUM(entries);
    bool ok = NUM(mul)(r, k, &b->mean[ask->place]) &&
              NUM(mul_int)(&b->u, &b->over[ask->place], ask->runs) && NUM(add)(r, r, &b->u) &&
              NUM(mul)(&sum, k, &b->cost);
    for (size_t p = 0; ok && p < b->s->spaces; p++)
        ok = NUM(mul_int)(&entries, k, supply->densest[p]) &&
             NUM(take_entries)(b, &sum, p, &entries);
    const bool work = ok && NUM(cmp)(&sum, r) < 0;
    if (work)
        NUM(set)(r, &sum);
    for (size_t p = 0; work && ok && b->run->noting && p < b->s->spaces; p++)
        ok = NUM(mul_int)(&entries, k, supply->densest[p]) &&
             NUM(note_entries)(b, p, &entries, ask->window);
    ok = ok && (!work || !b->run->noting || NUM(note_switches)(b, ask->place, k));
    if (ok && !work)
        ok =
            NUM(mul)(&sum, k, &b->mean[ask->place]) &&
            NUM(note)(b, GPURTA_BOUND_MEAN_GAP, ask->place, NUM(capped)(k, INT64_MAX),
                      &b->mean[ask->place], &sum) &&
            NUM(mul_int)(&sum, &b->over[ask->place], ask->runs) &&
            NUM(note)(b, GPURTA_BOUND_OVER_MEAN, ask->place, ask->runs, &b->over[ask->place], &sum);
    return ok;
}

/* r := gaps that k slots bring; k >= 0 */
static bool NUM(gaps)(struct NUM(bound) *const b, num_t *const r, num_t *const k,
                      const struct NUM(ask) *const ask)
{
    const struct supply *const supply = &b->s->supply.of[ask->place];
    NUM(set_int)(r, 0);
    if (!NUM(others)(b, ask) || !NUM(note)(b, GPURTA_BOUND_SLOTS, ask->place,
                                           NUM(capped)(k, INT64_MAX), &b->slice[ask->place], r))
        return false;
    if (ask->runs > 1)
        return NUM(broken_gaps)(b, r, k, ask);
    LOCAL_NUM(cycles);
    LOCAL_NUM(entries);
    NUM(set_int)(&entries, (int64_t)supply->entries);
    bool ok = NUM(floor_div)(&cycles, k, &entries) && NUM(mul)(&entries, &entries, &cycles) &&
              NUM(sub)(&entries, k, &entries);
    const size_t rest = (size_t)NUM(capped)(&entries, (int64_t)supply->entries);
    return ok && NUM(limited_gaps)(b, r, k, &cycles, rest, ask);
}

/* slots[p] := how often a context of a priority may begin to have work in a window, at most: once
 * for each kernel's job, or for one of several that follow each other at once. */
static bool NUM(beginnings)(struct NUM(bound) *const b, const size_t p, const size_t level,
                            const num_t *const window)
{
    const struct system *const s = b->s;
    const struct level_run *const l = &b->run->level[level];
    size_t lead = SIZE_MAX;
    NUM(set_int)(&b->slots[p], 0);
    for (size_t m = 0; m < l->members; m++) {
        const size_t j = l->member[m], next = m + 1 < l->members ? l->member[m + 1] : SIZE_MAX;
        const struct unit *const u = &s->unit[j];
        const bool joins = !s->limits.queue_delay && !s->before[u->chain] && next != SIZE_MAX &&
                           s->unit[next].chain == u->chain && s->unit[next].local == u->local + 1;
        lead = lead == SIZE_MAX ? j : lead;
        if (joins)
            continue;
        if (!NUM(add)(&b->t, window, &b->finish[j]) || !NUM(sub)(&b->t, &b->t, &b->early[lead]) ||
            !NUM(ceil_div)(&b->t, &b->t, &b->period[u->chain]) ||
            !NUM(mul_int)(&b->t, &b->t, s->limits.queue_delay ? u->repeat : 1) ||
            !NUM(add)(&b->slots[p], &b->slots[p], &b->t))
            return false;
        lead = SIZE_MAX;
    }
    return true;
}

/* r := the longest time in which a context of a priority gets z of the GPU. */
static bool NUM(ranked)(struct NUM(bound) *const b, num_t *const r, const num_t *const z,
                        const struct NUM(ask) *const ask)
{
    const struct system *const s = b->s;
    const struct supply *const supply = &s->supply.of[ask->place];
    LOCAL_NUM(count);
    NUM(set_int)(&count, supply->switches);
    bool ok = NUM(mul_int)(&count, &count, ask->runs) &&
              NUM(mul_int)(r, &b->delay[ask->place], ask->runs) &&
              NUM(note)(b, GPURTA_BOUND_SECTION, supply->keeper, ask->runs, NULL, r) &&
              NUM(add)(r, r, z);
    for (size_t p = 0; ok && p < s->spaces; p++) {
        const size_t level = is_above(&s->supply, p, ask->place) ? NUM(lowest)(s, p) : NO_LEVEL;
        if (level == NO_LEVEL)
            continue;
        ok = NUM(demand)(b, p, level, ask->window) && NUM(add)(r, r, &b->most[p]) &&
             (!b->run->noting || NUM(note_demand)(b, p, ask->window)) &&
             NUM(beginnings)(b, p, level, ask->window) && NUM(add)(&count, &count, &b->slots[p]) &&
             NUM(add)(&count, &count, &b->slots[p]);
    }
    NUM(charge)(b, s->spaces * (1 + s->levels / 16));
    return ok && NUM(mul)(&b->t, &count, &b->cost) && NUM(add)(r, r, &b->t) &&
           (!b->run->noting || NUM(note_switches)(b, SIZE_MAX, &count));
}

/* r := the longest time in which a context gets z of the GPU; z is kept. In a window that is longer
 * than the one of the question it may be more. */
static bool NUM(inverse)(struct NUM(bound) *const b, num_t *const r, const num_t *const z,
                         const struct NUM(ask) *const ask)
{
    const enum supply_kind kind = b->s->supply.kind;
    if (kind == SUPPLY_ALL || ask->runs == 0) {
        NUM(set)(r, z);
        return true;
    }
    if (kind == SUPPLY_SERVER) /* the rate is in z already */
        return NUM(mul_int)(r, &b->delay[ask->place], ask->runs) &&
               NUM(note)(b, GPURTA_BOUND_DELAY, ask->place, ask->runs, &b->delay[ask->place], r) &&
               NUM(add)(r, r, z);
    if (kind == SUPPLY_PRIORITY)
        return NUM(ranked)(b, r, z, ask);
    LOCAL_NUM(k);
    LOCAL_NUM(t);
    NUM(set_int)(&t, ask->after ? ask->runs : ask->runs - 1);
    bool ok = ask->after ? NUM(floor_div)(&k, z, &b->slice[ask->place])
                         : NUM(ceil_div)(&k, z, &b->slice[ask->place]);
    return ok && NUM(add)(&k, &k, &t) && NUM(gaps)(b, r, &k, ask) && NUM(add)(r, r, z);
}

/* r := the same in a window that is as long as the time itself: the least such time of at least r.
 */
static bool NUM(settle)(struct NUM(bound) *const b, num_t *const r, const num_t *const z,
                        const struct NUM(ask) *const ask, const num_t *const cap)
{
    struct NUM(ask) now = *ask;
    now.window = r;
    LOCAL_NUM(next);
    bool ok;
    while ((ok = NUM(inverse)(b, &next, z, &now)) && NUM(cmp)(&next, r) > 0) {
        NUM(set)(r, &next);
        if (NUM(cmp)(r, cap) > 0)
            break;
        if (b->run->work > b->run->limit) {
            ok = NUM(stop)(b, GPURTA_LIMIT);
            break;
        }
    }
    return ok;
}
