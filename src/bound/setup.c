#include "bound/setup.h"

#include "base/fail.h"
#include "model/chains.h"
#include "number/i64.h"
#include "number/undef.h"

#include <string.h>

/* ---- blocks of lower priority ---- */

/* Can blocks of j be resident when `step`, of the context of the level whose weights count, becomes
 * active, and yield to it? */
static bool is_lower(const struct system *const s, const size_t level, const size_t step,
                     const size_t j)
{
    const struct level *const l = &s->level[level];
    const struct unit *const u = &s->unit[j];
    if (u->kind != l->kind || u->place != l->place || u->priority <= s->unit[step].priority)
        return false;
    return u->chain != s->unit[step].chain || in_parallel(s, step, j);
}

/* value[f] := the largest C of a lower kernel of footprint f times part[f], in units of 1 / scale;
 * rounded up where that is finer than the table takes. false: there is none. */
static bool lower_values(const struct system *const s, const size_t level, const size_t set,
                         const size_t step, struct frac *const value)
{
    const size_t n = s->level[level].sets.footprints;
    bool any = false;
    LOCAL(frac_clear) struct frac t = FRAC_ZERO;
    for (size_t f = 0; f < n; f++)
        frac_int(&value[f], 0);
    for (size_t j = 0; j < s->steps; j++) {
        if (!is_lower(s, level, step, j))
            continue;
        const size_t f = s->unit[j].footprint;
        frac_from_rat(&t, s->unit[j].wcet);
        any = true;
        if (frac_cmp(&t, &value[f]) > 0)
            frac_set(&value[f], &t);
    }
    for (size_t f = 0; f < n; f++) {
        frac_int(&t, s->level[level].sets.set[set].part[f]);
        frac_mul(&value[f], &value[f], &t);
    }
    return any;
}

/* The largest power of 2 by which values of at most `largest` must be divided to have 40 bits. */
static size_t cut_of(mpz_srcptr largest)
{
    const size_t bits = mpz_sizeinbase(largest, 2);
    return bits > 40 ? bits - 40 : 0;
}

/* whole[f] := value[f] * scale of at most 40 bits, rounded up where they have more. */
static void whole_values_mpz(int64_t *const whole, struct frac *const scale,
                             const struct frac *const value, const size_t n)
{
    LOCAL_MPZ(v, common, largest);
    LOCAL_MPQ(x);
    mpz_set_ui(common, 1);
    for (size_t f = 0; f < n; f++) {
        frac_to_mpq(x, &value[f]);
        mpz_lcm(common, common, mpq_denref(x));
    }
    for (int pass = 0; pass < 2; pass++)
        for (size_t f = 0; f < n; f++) {
            frac_to_mpq(x, &value[f]);
            mpz_mul(v, mpq_numref(x), common);
            mpz_divexact(v, v, mpq_denref(x));
            if (pass == 0 && mpz_cmp(v, largest) > 0)
                mpz_set(largest, v);
            mpz_cdiv_q_2exp(v, v, cut_of(largest));
            if (pass)
                (void)mpz_get_i64(&whole[f], v);
        }
    mpq_set_z(x, common);
    mpq_div_2exp(x, x, cut_of(largest));
    frac_from_mpq(scale, x);
}

/* The same where all of it fits into 64 bits. */
static bool whole_values_i64(int64_t *const whole, struct frac *const scale,
                             const struct frac *const value, const size_t n)
{
    int64_t common = 1, largest = 0;
    int cut = 0;
    for (size_t f = 0; f < n; f++)
        if (!value[f].den || __builtin_mul_overflow(common / common_divisor(common, value[f].den),
                                                    value[f].den, &common))
            return false;
    for (size_t f = 0; f < n; f++) {
        if (__builtin_mul_overflow(value[f].num, common / value[f].den, &whole[f]))
            return false;
        largest = whole[f] > largest ? whole[f] : largest;
    }
    while (largest >> cut >= INT64_C(1) << 40)
        cut++;
    for (size_t f = 0; f < n; f++)
        whole[f] = (whole[f] >> cut) + (whole[f] & ((INT64_C(1) << cut) - 1) ? 1 : 0);
    frac_ratio(scale, common, INT64_C(1) << cut);
    return true;
}

void low_add(struct low_list *const list, const size_t step, const int64_t blocks)
{
    if (!list)
        return;
    list->step[list->count] = step;
    list->blocks[list->count++] = blocks;
}

/* r := the dearest set of lower blocks on one SM; with `counts` how many of each footprint. */
static bool dearest_lower(struct frac *const r, const struct system *const s, const size_t level,
                          const size_t set, const size_t step, int64_t *const counts)
{
    const struct level *const l = &s->level[level];
    const size_t n = l->sets.footprints;
    struct frac *const value = pool_take(s->pool, n, sizeof *value);
    int64_t *const whole = pool_take(s->pool, n, sizeof *whole);
    LOCAL(frac_clear) struct frac scale = FRAC_ZERO;
    for (size_t f = 0; value && f < n; f++)
        value[f] = (struct frac)FRAC_ZERO;
    int64_t most = 0;
    bool ok = value && whole;
    frac_int(r, 0);
    if (ok && lower_values(s, level, set, step, value)) {
        if (!whole_values_i64(whole, &scale, value, n))
            whole_values_mpz(whole, &scale, value, n);
        if (n == 1)
            most = whole[0] * s->space[l->place].fit[0];
        else
            ok = dearest_set(&l->covers, whole, &most, counts);
        if (n == 1 && counts)
            counts[0] = s->space[l->place].fit[0];
        frac_int(r, most);
        frac_div(r, r, &scale);
        LOCAL(frac_clear) struct frac t = FRAC_ZERO;
        frac_int(&t, l->sets.set[set].whole);
        frac_div(r, r, &t);
    }
    for (size_t f = 0; value && f < n; f++)
        frac_clear(&value[f]);
    pool_give(s->pool, value);
    pool_give(s->pool, whole);
    return ok;
}

int64_t resident_blocks(const struct system *const s, const size_t step)
{
    const struct unit *const u = &s->unit[step];
    int64_t fit;
    return __builtin_mul_overflow(s->space[u->place].fit[u->footprint],
                                  s->space[u->place].span[u->footprint], &fit) ||
                   fit > u->blocks
               ? u->blocks
               : fit;
}

/* r := what one job of each lower chain can have resident, in weight-work on all SMs: of a sequence
 * one step, of a graph all of them. With `list` these steps. */
static void resident_jobs(struct frac *const r, const struct system *const s, const size_t level,
                          const size_t set, const size_t step, struct low_list *const list)
{
    LOCAL(frac_clear) struct frac t = FRAC_ZERO, most = FRAC_ZERO;
    frac_int(r, 0);
    for (size_t c = 0; c < s->count; c++) {
        size_t dearest = SIZE_MAX;
        frac_int(&most, 0);
        for (size_t k = s->first[c]; k < s->first[c + 1]; k++) {
            const size_t j = s->member[k];
            if (!is_lower(s, level, step, j))
                continue;
            share_of(&t, s, level, set, j, resident_blocks(s, j));
            if (s->before[c]) {
                frac_add(&most, &most, &t);
                low_add(list, j, resident_blocks(s, j));
            } else if (dearest == SIZE_MAX || frac_cmp(&t, &most) > 0) {
                frac_set(&most, &t);
                dearest = j;
            }
        }
        if (dearest != SIZE_MAX)
            low_add(list, dearest, resident_blocks(s, dearest));
        frac_add(r, r, &most);
    }
}

/* r := the dearest set of lower blocks on every SM, or (not `many`) what their jobs bring. */
static bool resident_low(struct frac *const r, const struct system *const s, const size_t level,
                         const size_t set, const size_t step, const bool many)
{
    if (!dearest_lower(r, s, level, set, step, NULL))
        return false;
    frac_mul(r, r, &s->supply.of[s->level[level].place].rate); /* S dearest sets, divided by S */
    if (many)
        return true;
    LOCAL(frac_clear) struct frac jobs = FRAC_ZERO;
    resident_jobs(&jobs, s, level, set, step, NULL);
    if (frac_cmp(&jobs, r) < 0)
        frac_set(r, &jobs);
    return true;
}

bool low_of(struct frac *const r, const struct system *const s, const size_t level,
            const size_t set, const size_t step, const bool many)
{
    LOCAL(frac_clear) struct frac drain = FRAC_ZERO;
    bool ok = true;
    frac_int(r, 0);
    if (s->level[level].kind == GPURTA_STEP_COPY)
        return true;
    time_of(&drain, s, longest_lower_than(s, step));
    if (!is_serial_set(s, level, set) && frac_sgn(&drain) != 0)
        ok = resident_low(r, s, level, set, step, many);
    if (is_serial_set(s, level, set) || frac_cmp(&drain, r) < 0)
        frac_set(r, &drain);
    return ok;
}

/* The longest lower step of a footprint. */
static size_t longest_lower(const struct system *const s, const size_t level, const size_t step,
                            const size_t footprint)
{
    for (size_t k = 0; k < s->steps; k++) {
        const size_t j = s->longest[k].step;
        if (is_lower(s, level, step, j) && s->unit[j].footprint == footprint)
            return j;
    }
    return SIZE_MAX;
}

bool low_listed(struct low_list *const list, const struct system *const s, const size_t level,
                const size_t set, const size_t step, const bool many)
{
    const size_t n = s->level[level].sets.footprints;
    int64_t *const counts = pool_take(s->pool, n + 1, sizeof *counts);
    LOCAL(frac_clear) struct frac low = FRAC_ZERO, other = FRAC_ZERO;
    list->count = 0;
    if (s->shared) { /* sets of several partitions: not told apart */
        pool_give(s->pool, counts);
        return counts != NULL;
    }
    bool ok = counts && low_of(&low, s, level, set, step, many);
    if (ok && !many)
        resident_jobs(&other, s, level, set, step, list);
    if (ok && (many || frac_cmp(&other, &low) != 0)) {
        list->count = 0;
        ok = dearest_lower(&other, s, level, set, step, counts);
        for (size_t f = 0; ok && f < n; f++) {
            const size_t j = longest_lower(s, level, step, f);
            if (counts[f] && j != SIZE_MAX)
                low_add(list, j, counts[f] * s->space[s->level[level].place].sms);
        }
    }
    frac_int(&other, 0);
    for (size_t k = 0; ok && k < list->count; k++) {
        LOCAL(frac_clear) struct frac t = FRAC_ZERO;
        share_of(&t, s, level, set, list->step[k], list->blocks[k]);
        frac_add(&other, &other, &t);
    }
    if (frac_cmp(&other, &low) != 0) /* it was rounded up */
        list->count = 0;
    pool_give(s->pool, counts);
    return ok;
}

/* ---- one level ---- */

/* What is the same for all steps of a level and a set of weights. */
struct common_work {
    struct frac *most; /* of each chain: its pending work at this priority */
    struct frac total;
    struct frac low, low_many; /* for chains that have no lower steps here */
    struct frac own, own_many; /* the same for the sequence that was asked for last */
    size_t chain;              /* that one; SIZE_MAX: none */
    size_t asked;              /* the chain that has_lower() was asked for last */
    bool has;
};

/* Has the chain a step below the level? */
static bool has_lower(struct common_work *const w, const struct system *const s, const size_t level,
                      const size_t chain)
{
    const struct level *const l = &s->level[level];
    if (w->asked == chain)
        return w->has;
    w->asked = chain;
    w->has = false;
    for (size_t k = s->first[chain]; !w->has && k < s->first[chain + 1]; k++) {
        const struct unit *const u = &s->unit[s->member[k]];
        w->has = u->kind == l->kind && u->place == l->place && u->priority > l->priority;
    }
    return w->has;
}

static void pending_work(struct common_work *const w, const struct system *const s,
                         const size_t level, const size_t set)
{
    LOCAL(frac_clear) struct frac t = FRAC_ZERO;
    frac_int(&w->total, 0);
    for (size_t c = 0; c < s->count; c++) {
        frac_int(&w->most[c], 0);
        for (size_t k = s->first[c]; k < s->first[c + 1]; k++) {
            const size_t j = s->member[k];
            if (s->unit[j].level != level)
                continue;
            job_share(&t, s, level, set, j);
            if (s->before[c])
                frac_add(&w->most[c], &w->most[c], &t);
            else if (frac_cmp(&t, &w->most[c]) > 0)
                frac_set(&w->most[c], &t);
        }
        frac_add(&w->total, &w->total, &w->most[c]);
    }
}

/* r += the work of steps of the same chain that may be under way with this one. */
static void add_branches(struct frac *const r, const struct system *const s, const size_t level,
                         const size_t set, const size_t step)
{
    const size_t c = s->unit[step].chain;
    LOCAL(frac_clear) struct frac t = FRAC_ZERO, times = FRAC_ZERO;
    if (!s->before[c])
        return;
    for (size_t k = s->first[c]; k < s->first[c + 1]; k++) {
        const size_t j = s->member[k];
        const struct unit *const u = &s->unit[j];
        if (u->kind != s->level[level].kind || u->place != s->level[level].place ||
            u->priority > s->level[level].priority || !in_parallel(s, step, j) ||
            (u->priority < s->level[level].priority && is_pipelined(s, c))) /* a rival */
            continue;
        job_share(&t, s, level, set, j);
        if (u->priority < s->level[level].priority) {
            frac_int(&times, u->repeat);
            frac_mul(&t, &t, &times);
        }
        frac_add(r, r, &t);
    }
}

/* What is lower than a step whose chain has lower steps itself; of a sequence all steps have the
 * same. */
static bool own_low(struct common_work *const w, const struct system *const s, const size_t level,
                    const size_t set, const size_t step)
{
    const size_t chain = s->unit[step].chain;
    if (w->chain == chain && !s->before[chain])
        return true;
    w->chain = chain;
    return low_of(&w->own, s, level, set, step, false) &&
           low_of(&w->own_many, s, level, set, step, true);
}

static bool fix_step(struct bound_run *const run, struct common_work *const w, const size_t level,
                     const size_t set, const size_t step)
{
    const struct system *const s = run->system;
    const size_t chain = s->unit[step].chain;
    struct step_run *const out = &run->step[step];
    LOCAL(frac_clear) struct frac r = FRAC_ZERO, t = FRAC_ZERO, low = FRAC_ZERO, many = FRAC_ZERO;
    bool ok = true;
    frac_set(&low, &w->low);
    frac_set(&many, &w->low_many);
    if (has_lower(w, s, level, chain)) {
        ok = own_low(w, s, level, set, step);
        frac_set(&low, &w->own);
        frac_set(&many, &w->own_many);
    }
    own_share(&r, s, level, set, step);
    frac_add(&r, &r, &w->total);
    frac_sub(&r, &r, &w->most[chain]);
    frac_add(&r, &r, &low);
    frac_sub(&many, &many, &low);
    add_branches(&r, s, level, set, step);
    ok = ok && frac_to_rat(&out->fixed[set], &r) && frac_to_rat(&out->spare[set], &many);
    frac_from_rat(&t, s->unit[step].wcet);
    if (s->level[level].kind == GPURTA_STEP_KERNEL)
        frac_mul(&t, &t, &s->supply.of[s->level[level].place].rate);
    return ok && frac_to_rat(&out->own, &t);
}

/* A step none of whose chain is lower here: the general case of low. */
static size_t without_lower(struct common_work *const w, const struct system *const s,
                            const size_t level)
{
    for (size_t i = 0; i < s->steps; i++)
        if (s->unit[i].level == level && !has_lower(w, s, level, s->unit[i].chain))
            return i;
    return SIZE_MAX;
}

static bool fix_level(struct bound_run *const run, const size_t level, const size_t set,
                      struct common_work *const w)
{
    const struct system *const s = run->system;
    bool ok = true;
    pending_work(w, s, level, set);
    w->chain = w->asked = SIZE_MAX;
    const size_t one = without_lower(w, s, level);
    if (one != SIZE_MAX)
        ok = low_of(&w->low, s, level, set, one, false) &&
             low_of(&w->low_many, s, level, set, one, true);
    for (size_t i = 0; ok && i < s->steps; i++)
        if (s->unit[i].level == level)
            ok = fix_step(run, w, level, set, i);
    struct level_run *const l = &run->level[level];
    LOCAL(frac_clear) struct frac t = FRAC_ZERO, times = FRAC_ZERO;
    for (size_t r = 0; ok && r < l->rivals; r++) {
        const struct unit *const u = &s->unit[l->rival[r]];
        job_share(&t, s, level, set, l->rival[r]);
        frac_int(&times, u->repeat);
        frac_mul(&t, &t, &times);
        ok = frac_to_rat(&l->work[set * l->rivals + r], &t);
    }
    return ok;
}

static bool find_rivals(struct bound_run *const run, const size_t level)
{
    const struct system *const s = run->system;
    const struct level *const l = &s->level[level];
    struct level_run *const out = &run->level[level];
    out->weighted = l->kind == GPURTA_STEP_COPY ? 1 : l->sets.count;
    out->sets = out->weighted + (l->kind == GPURTA_STEP_KERNEL) + (l->leader != SIZE_MAX);
    for (int pass = 0; pass < 2; pass++) {
        out->rivals = 0;
        for (size_t i = 0; i < s->steps; i++) {
            const struct unit *const u = &s->unit[i];
            if (u->kind != l->kind || u->place != l->place || u->priority >= l->priority)
                continue;
            if (pass)
                out->rival[out->rivals] = i;
            out->rivals++;
        }
        if (pass == 0 &&
            !(out->rival = arena_take(&run->arena, out->rivals + 1, sizeof *out->rival)))
            return false;
    }
    out->work = arena_rats(&run->arena, out->sets * out->rivals + 1);
    return out->work;
}

/* ---- all ---- */

static bool allocate(struct bound_run *const run)
{
    const struct system *const s = run->system;
    struct arena *const a = &run->arena;
    run->level = arena_take(a, s->levels + 1, sizeof *run->level);
    run->step = arena_take_rats(a, s->steps, sizeof *run->step, 1);
    run->response = arena_rats(a, s->steps);
    run->finish = arena_rats(a, s->steps);
    run->jitter = arena_rats(a, s->steps);
    run->window = arena_rats(a, s->steps);
    run->early = arena_rats(a, s->steps);
    run->set = arena_take(a, s->steps, sizeof *run->set);
    run->total = arena_rats(a, s->count);
    run->dead = arena_take(a, s->count, sizeof *run->dead);
    run->cause = arena_take(a, s->count, sizeof *run->cause);
    run->lost = arena_take(a, s->count, sizeof *run->lost);
    run->room = arena_take(a, s->steps, sizeof *run->room);
    run->notes = arena_take(a, s->steps + s->count, sizeof *run->notes);
    if (a->failed)
        return false;
    for (size_t l = 0; l < s->levels; l++)
        if (!find_rivals(run, l))
            return false;
    for (size_t i = 0; i < s->steps; i++) {
        const size_t level = s->unit[i].level;
        const size_t sets = level == NO_LEVEL ? 0 : run->level[level].sets;
        run->step[i].fixed = arena_rats(a, sets + 1);
        run->step[i].spare = arena_rats(a, sets + 1);
    }
    return !a->failed;
}

gpurta_status run_init(struct bound_run *const run, const struct system *const s,
                       gpurta_error *const error)
{
    *run = (struct bound_run){.system = s, .arena.pool = s->pool, .limit = INT64_MAX};
    struct common_work w = {.most = pool_take(s->pool, s->count, sizeof *w.most),
                            .total = FRAC_ZERO,
                            .low = FRAC_ZERO,
                            .low_many = FRAC_ZERO,
                            .own = FRAC_ZERO,
                            .own_many = FRAC_ZERO};
    for (size_t c = 0; w.most && c < s->count; c++)
        w.most[c] = (struct frac)FRAC_ZERO;
    bool ok = w.most && allocate(run);
    for (size_t l = 0; ok && l < s->levels; l++)
        for (size_t set = 0; ok && set < run->level[l].sets; set++)
            ok = fix_level(run, l, set, &w);
    ok = ok && parts_make(run) && rooms_find(run) && lines_find(run);
    for (size_t c = 0; w.most && c < s->count; c++)
        frac_clear(&w.most[c]);
    frac_clear(&w.total);
    frac_clear(&w.low);
    frac_clear(&w.low_many);
    frac_clear(&w.own);
    frac_clear(&w.own_many);
    pool_give(s->pool, w.most);
    if (ok)
        return GPURTA_OK;
    run_clear(run);
    return fail_memory(error);
}

void notes_forget(struct bound_run *const run)
{
    memset(run->notes, 0, (run->system->steps + run->system->count) * sizeof *run->notes);
}

void run_clear(struct bound_run *const run)
{
    arena_clear(&run->arena);
    *run = (struct bound_run){0};
}

void run_ticks(struct ticks *const ticks, const struct bound_run *const run)
{
    const struct system *const s = run->system;
    for (size_t c = 0; c < s->count; c++) {
        ticks_add(ticks, &s->chains->chain[c].time[GPURTA_CHAIN_PERIOD]);
        ticks_add(ticks, &s->chains->chain[c].time[GPURTA_CHAIN_JITTER]);
    }
    for (size_t i = 0; i < s->steps; i++) {
        const size_t level = s->unit[i].level;
        ticks_add(ticks, s->unit[i].wcet);
        ticks_add(ticks, s->unit[i].bcet);
        ticks_add(ticks, s->unit[i].section);
        ticks_add(ticks, &run->step[i].own);
        for (size_t k = 0; level != NO_LEVEL && k < run->level[level].sets; k++) {
            ticks_add(ticks, &run->step[i].fixed[k]);
            ticks_add(ticks, &run->step[i].spare[k]);
        }
    }
    for (size_t l = 0; l < s->levels; l++)
        for (size_t k = 0; k < run->level[l].sets * run->level[l].rivals; k++)
            ticks_add(ticks, &run->level[l].work[k]);
    parts_ticks(ticks, run);
    lines_ticks(ticks, run);
    for (size_t p = 0; p < s->spaces; p++) {
        const struct supply *const supply = &s->supply.of[p];
        ticks_add(ticks, &supply->timeslice);
        ticks_add(ticks, &supply->nominal);
        ticks_add(ticks, &supply->delay);
        ticks_add(ticks, &supply->mean);
        ticks_add(ticks, &supply->over);
    }
    ticks_add(ticks, &s->supply.switch_cost);
}
