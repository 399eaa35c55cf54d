/* A part of the search for long responses: adversarial patterns of releases, then changes of the
 * best. */
#include "search/part.h"
#include "model/chains.h"
#include "number/i64.h"

#include <stdlib.h>
#include <string.h>

#define LONGEST_TIME (INT64_C(1) << 44)
#define MOST_RELEASES 600 /* of a run */
/* Events of all runs that try to make the witness of a chain shorter, and those of all chains. */
#define MOST_SHRINKING 5000000
#define MOST_SHRINKING_ALL 10000000

/* ---- times in ticks ---- */

void search_times_clear(struct search_times *const t)
{
    arena_clear(&t->arena);
    free(t->device.owner);
    *t = (struct search_times){0};
}

static bool allocate_times(struct search_times *const t, const struct system *const s)
{
    struct arena *const a = &t->arena;
    t->period = arena_take(a, s->count, sizeof *t->period);
    t->jitter = arena_take(a, s->count, sizeof *t->jitter);
    t->longest = arena_take(a, s->count, sizeof *t->longest);
    t->offset = arena_take(a, s->count, sizeof *t->offset);
    t->wcet = arena_take(a, s->steps, sizeof *t->wcet);
    t->bcet = arena_take(a, s->steps, sizeof *t->bcet);
    t->section = arena_take(a, s->steps, sizeof *t->section);
    t->slice = arena_take(a, s->spaces, sizeof *t->slice);
    t->budget = arena_take(a, s->spaces, sizeof *t->budget);
    t->server_period = arena_take(a, s->spaces, sizeof *t->server_period);
    return !a->failed;
}

/* What may be done to a time without making a run that the system has not. */
enum rounding { AS_IT_IS, DOWN, UP };

/* Calls `use` for every time and the place where it goes. */
static bool each_time(struct search_times *const t, const struct system *const s,
                      bool (*const use)(void *, int64_t *, const struct rat *, enum rounding),
                      void *const context)
{
    const bool switches = s->supply.list || s->supply.kind == SUPPLY_PRIORITY;
    bool ok = !switches || use(context, &t->cost, &s->supply.switch_cost, AS_IT_IS);
    for (size_t c = 0; ok && c < s->count; c++) {
        const struct rat *const longest = &s->chains->chain[c].time[GPURTA_CHAIN_LONGEST];
        const struct rat *const offset = &s->chains->chain[c].time[GPURTA_CHAIN_OFFSET];
        t->offset[c] = -1;
        ok = (!rat_given(offset) || use(context, &t->offset[c], offset, AS_IT_IS)) &&
             use(context, &t->period[c], &s->chains->chain[c].time[GPURTA_CHAIN_PERIOD],
                 rat_given(longest) ? AS_IT_IS : UP) &&
             use(context, &t->jitter[c], &s->chains->chain[c].time[GPURTA_CHAIN_JITTER], DOWN) &&
             use(context, &t->longest[c],
                 s->chains->paths && rat_given(longest)
                     ? longest
                     : &s->chains->chain[c].time[GPURTA_CHAIN_PERIOD],
                 rat_given(longest) ? AS_IT_IS : UP);
    }
    for (size_t i = 0; ok && i < s->steps; i++)
        ok = use(context, &t->wcet[i], s->unit[i].wcet, DOWN) &&
             use(context, &t->bcet[i], s->unit[i].bcet, UP) &&
             use(context, &t->section[i], s->unit[i].section, DOWN);
    for (size_t p = 0; ok && p < s->spaces; p++) {
        if (s->supply.list)
            ok = use(context, &t->slice[p], &s->supply.of[p].timeslice, AS_IT_IS);
        if (ok && s->supply.kind == SUPPLY_SERVER)
            ok = use(context, &t->budget[p], &s->chains->context[p].time[GPURTA_CONTEXT_BUDGET],
                     AS_IT_IS) &&
                 use(context, &t->server_period[p],
                     &s->chains->context[p].time[GPURTA_CONTEXT_PERIOD], AS_IT_IS);
    }
    return ok;
}

static bool add_time(void *const ticks, int64_t *const place, const struct rat *const time,
                     const enum rounding how)
{
    (void)place;
    (void)how;
    ticks_add(ticks, time);
    return true;
}

static bool take_time(void *const ticks, int64_t *const place, const struct rat *const time,
                      const enum rounding how)
{
    (void)how;
    return ticks_take_i64(place, ticks, time) && *place <= LONGEST_TIME;
}

static bool add_exact(void *const ticks, int64_t *const place, const struct rat *const time,
                      const enum rounding how)
{
    (void)place;
    if (how == AS_IT_IS)
        ticks_add(ticks, time);
    return true;
}

static bool take_rounded(void *const context, int64_t *const place, const struct rat *const time,
                         const enum rounding how)
{
    const struct ticks *const ticks = context;
    bool ok = true;
    *place = 0;
    if (!rat_given(time))
        return true;
    LOCAL_MPQ(value);
    rat_get(value, time);
    mpz_mul(mpq_numref(value), mpq_numref(value), ticks->scale.lcm);
    if (how == AS_IT_IS)
        ok = mpz_divisible_p(mpq_numref(value), mpq_denref(value));
    if (how == UP)
        mpz_cdiv_q(mpq_numref(value), mpq_numref(value), mpq_denref(value));
    else
        mpz_fdiv_q(mpq_numref(value), mpq_numref(value), mpq_denref(value));
    return ok && mpz_get_i64(place, mpq_numref(value)) && *place <= LONGEST_TIME;
}

/* The shortest ticks with which all times fit, rounded to a run that the system has: the common
 * denominator of those that stay as they are, times a power of two. */
static bool take_all_rounded(struct search_times *const t, const struct system *const s,
                             struct ticks *const ticks)
{
    enum { MOST_BITS = 44 };
    mpz_t half;
    bool fits = false;
    for (int bits = MOST_BITS; bits >= 0 && !fits; bits--) {
        ticks_clear(ticks);
        ticks_init(ticks, TICKS_I64);
        (void)each_time(t, s, add_exact, ticks);
        mpz_init(half);
        mpz_setbit(half, (mp_bitcnt_t)bits);
        ticks_divide(ticks, half);
        mpz_clear(half);
        fits = !ticks->too_fine && ticks->scale.small && each_time(t, s, take_rounded, ticks);
    }
    for (size_t i = 0; fits && i < s->steps; i++)
        fits = t->bcet[i] <= t->wcet[i] && (t->wcet[i] > 0 || s->unit[i].kind == GPURTA_STEP_HOST);
    return fits;
}

gpurta_status search_times_init(struct search_times *const t, const struct system *const s,
                                const gpurta_platform *const platform, struct ticks *const ticks,
                                bool *const rounded)
{
    *t = (struct search_times){.arena.pool = s->pool};
    if (!allocate_times(t, s)) {
        search_times_clear(t);
        return GPURTA_NO_MEMORY;
    }
    t->device = (struct device){
        .sms = (size_t)s->sms, .plain = s->slots, .limits = s->limits, .platform = platform};
    if (s->chains->program->partitions &&
        device_divide(&t->device, s->chains->program, NULL) != GPURTA_OK) {
        search_times_clear(t);
        return GPURTA_NO_MEMORY;
    }
    (void)each_time(t, s, add_time, ticks);
    if (!ticks->too_fine && each_time(t, s, take_time, ticks))
        return GPURTA_OK;
    if (rounded && take_all_rounded(t, s, ticks)) {
        *rounded = true;
        return GPURTA_OK;
    }
    search_times_clear(t);
    return GPURTA_OVERFLOW;
}

/* ---- patterns ---- */

static int64_t below(uint64_t *const random, const int64_t count)
{
    return count > 0 ? (int64_t)(search_random(random) % (uint64_t)count) : 0;
}

/* The horizon that a chain asks for: frames of a pipeline are in flight together. */
static int64_t span_of(const struct search_part *const x, const size_t c)
{
    return x->times->period[c] * (x->s->held[c] ? 16 : is_pipelined(x->s, c) ? 4 : 1);
}

/* All releases come at one instant, each as late as its jitter allows, lower ones a tick before. */
static void together(struct search_part *const x, const size_t target)
{
    int64_t at = 0;
    for (size_t c = 0; c < x->s->count; c++)
        at = span_of(x, c) > at ? span_of(x, c) : at;
    for (size_t c = 0; c < x->s->count; c++) {
        const int64_t before = c != target && below(&x->random, 2);
        x->now.late[c] = x->times->jitter[c];
        x->now.nominal[c] = at - x->now.late[c] - before;
        x->now.again[c] = 0;
    }
}

/* One chain is moved, a little or anywhere in its period. */
static void move(struct search_part *const x)
{
    const size_t c = (size_t)below(&x->random, (int64_t)x->s->count);
    const int64_t period = x->times->period[c];
    const int64_t far = below(&x->random, 2) ? period : period / 16 + 2;
    const int64_t by = below(&x->random, far) - far / 2;
    x->now.nominal[c] += by;
    if (x->now.nominal[c] < 0)
        x->now.nominal[c] += period;
    if (below(&x->random, 4) == 0)
        x->now.late[c] = below(&x->random, 2) ? x->times->jitter[c] : 0;
    if (below(&x->random, 4) == 0)
        x->now.again[c] = (unsigned char)below(&x->random, 3);
}

static void scatter(struct search_part *const x)
{
    for (size_t c = 0; c < x->s->count; c++) {
        x->now.nominal[c] = below(&x->random, x->times->period[c]);
        x->now.late[c] = below(&x->random, x->times->jitter[c] + 1);
        x->now.again[c] = (unsigned char)below(&x->random, 3);
    }
}

static void copy_pattern(struct pattern *const r, const struct pattern *const v, const size_t count)
{
    memcpy(r->nominal, v->nominal, count * sizeof *r->nominal);
    memcpy(r->late, v->late, count * sizeof *r->late);
    memcpy(r->again, v->again, count);
    r->shorten = v->shorten;
    r->random = v->random;
}

/* The pattern of run number `n`. */
static void next_pattern(struct search_part *const x, const int64_t n)
{
    const int64_t targets = (int64_t)(x->s->count + x->s->chains->paths);
    const size_t target = (size_t)(n % targets);
    const int64_t round = n / targets;
    if (round < 2 && target < x->s->count)
        together(x, target);
    else if (round < 2 || round % 4 == 3)
        scatter(x);
    else {
        if (x->longest[target] >= 0)
            copy_pattern(&x->now, &x->best[target], x->s->count);
        for (int64_t k = below(&x->random, 3); k >= 0; k--)
            move(x);
    }
    x->now.shorten = round < 1 || round % 3 ? 0 : 5 + (int)below(&x->random, 40);
    x->now.random = search_random(&x->random);
}

static int by_release(const void *const a, const void *const b)
{
    const struct search_release *const x = a, *const y = b;
    if (x->release != y->release)
        return x->release < y->release ? -1 : 1;
    return (x->nominal > y->nominal) - (x->nominal < y->nominal);
}

/* From a release to the next of its chain: the period or, from the first of the pattern on, perhaps
 * the longest. */
static int64_t next_distance(const struct search_part *const x, const size_t chain,
                             uint64_t *const random, const bool any)
{
    const int64_t period = x->times->period[chain], longest = x->times->longest[chain];
    return any && longest > period && below(random, 4) ? longest : period;
}

/* Releases of every chain, in order, up to a horizon of about two long periods. */
static void make_releases(struct search_part *const x)
{
    const size_t chains = x->s->count;
    uint64_t random = x->now.random;
    int64_t longest = 0;
    x->count = 0;
    for (size_t c = 0; c < chains; c++) {
        longest = x->times->longest[c] > longest ? x->times->longest[c] : longest;
        longest = span_of(x, c) > longest ? span_of(x, c) : longest;
    }
    const int64_t beyond = (x->s->chains->paths ? 4 : 2) * longest;
    const size_t each = MOST_RELEASES / (chains ? chains : 1) + 1;
    for (size_t c = 0; c < chains; c++) {
        const int64_t offset = x->times->offset[c], period = x->times->period[c];
        const int64_t first = offset < 0 ? x->now.nominal[c] : offset;
        const int64_t before = offset < 0 && first > 0 ? first / period : 0;
        const int64_t most = (int64_t)(each / 2);
        int64_t nominal = first - (before < most ? before : most) * period, last = INT64_MIN;
        for (size_t k = 0; k <= each && nominal <= first + beyond;
             k++, nominal += next_distance(x, c, &random, nominal >= first)) {
            const int64_t late = nominal == first       ? x->now.late[c]
                                 : x->now.again[c] == 0 ? 0
                                 : x->now.again[c] == 1 ? x->times->jitter[c]
                                                        : below(&random, x->times->jitter[c] + 1);
            last = nominal + late > last ? nominal + late : last;
            x->release[x->count++] = (struct search_release){nominal, last, c};
        }
    }
    qsort(x->release, x->count, sizeof *x->release, by_release);
}

/* ---- the search ---- */

static bool keep_best(struct search_part *const x, const size_t chain)
{
    struct search_release *const copy = pool_take(x->arena.pool, x->count + 1, sizeof *copy);
    if (!copy)
        return false;
    memcpy(copy, x->release, x->count * sizeof *copy);
    pool_give(x->arena.pool, x->kept[chain]);
    x->kept[chain] = copy;
    x->kept_count[chain] = x->count;
    x->longest[chain] = x->run.chain[chain];
    copy_pattern(&x->best[chain], &x->now, x->s->count);
    return true;
}

/* What the run shows of paths; the longest reaction is where others may begin. */
static void keep_paths(struct search_part *const x)
{
    const gpurta_chains *const chains = x->s->chains;
    for (size_t p = 0; p < chains->paths; p++) {
        int64_t reaction, age;
        search_path(&x->run, &chains->path[p], &reaction, &age);
        if (age > x->age[p])
            x->age[p] = age;
        if (reaction <= x->longest[x->s->count + p])
            continue;
        x->longest[x->s->count + p] = reaction;
        copy_pattern(&x->best[x->s->count + p], &x->now, x->s->count);
    }
}

bool search_part_run(struct search_part *const x, const int64_t n, const int64_t most_events)
{
    next_pattern(x, n);
    make_releases(x);
    struct search_choice choice = {
        .random = x->now.random, .shorten = x->now.shorten, .most_events = most_events};
    if (!search_simulate(&x->run, x->s, x->times, x->release, x->count, &choice))
        return false;
    for (size_t i = 0; i < x->s->steps; i++) {
        if (x->run.step[i] > x->observed_step[i])
            x->observed_step[i] = x->run.step[i];
        if (x->run.finish[i] > x->observed_finish[i])
            x->observed_finish[i] = x->run.finish[i];
    }
    keep_paths(x);
    for (size_t c = 0; c < x->s->count; c++)
        if (x->run.chain[c] > x->longest[c] && !keep_best(x, c))
            return false;
    return true;
}

/* ---- a short witness ---- */

#define OTHERS SIZE_MAX

static bool is_left_out(const struct search_release *const all, const size_t i, const size_t k,
                        const size_t chain)
{
    return k == OTHERS ? all[i].chain != chain : i == k;
}

/* Is the chain's response as long without release k, or those of OTHERS, for some choices? false:
 * out of memory. */
static bool try_without(struct search_part *const x, const size_t chain, const size_t k,
                        bool *const as_long)
{
    const struct search_release *const all = x->kept[chain];
    size_t left = 0;
    for (size_t i = 0; i < x->kept_count[chain]; i++)
        if (!is_left_out(all, i, k, chain))
            x->release[left++] = all[i];
    *as_long = false;
    for (int n = 0; n < 6 && !*as_long; n++) {
        const uint64_t random = n ? search_random(&x->random) : x->best[chain].random;
        const int shorten = n % 2 ? 0 : x->best[chain].shorten;
        struct search_choice choice = {
            .random = random, .shorten = shorten, .most_events = MOST_EVENTS};
        if (!search_simulate(&x->run, x->s, x->times, x->release, left, &choice))
            return false;
        *as_long = x->run.chain[chain] >= x->longest[chain];
        if (*as_long) {
            x->longest[chain] = x->run.chain[chain];
            x->best[chain].random = random;
            x->best[chain].shorten = shorten;
        }
    }
    return true;
}

/* May release k be left out? What goes on has no hole: the first may be, if the chain may begin at
 * any time, and the last, after which what is observed counts for less long. */
static bool may_leave_out(const struct search_part *const x, const size_t chain, const size_t k)
{
    const struct search_release *const all = x->kept[chain];
    bool before = false, after = false;
    if (k == OTHERS || !search_goes_on(x->s, all[k].chain))
        return true;
    for (size_t i = 0; i < x->kept_count[chain]; i++) {
        before = before || (i < k && all[i].chain == all[k].chain);
        after = after || (i > k && all[i].chain == all[k].chain);
    }
    return !after || (!before && x->times->offset[all[k].chain] < 0);
}

/* Takes them out if the response is as long without. */
static bool drop_if_needless(struct search_part *const x, const size_t chain, const size_t k)
{
    struct search_release *const all = x->kept[chain];
    bool as_long;
    if (!may_leave_out(x, chain, k))
        return true;
    if (!try_without(x, chain, k, &as_long))
        return false;
    size_t left = 0;
    for (size_t i = 0; as_long && i < x->kept_count[chain]; i++)
        if (!is_left_out(all, i, k, chain))
            all[left++] = all[i];
    if (as_long)
        x->kept_count[chain] = left;
    return true;
}

bool search_part_shrink(struct search_part *const x, const size_t chain, int64_t *const spent)
{
    const int64_t before = x->run.events;
    const int64_t left = MOST_SHRINKING_ALL - *spent;
    const int64_t enough = before + (left < MOST_SHRINKING ? left : MOST_SHRINKING);
    bool ok = drop_if_needless(x, chain, OTHERS);
    for (size_t k = x->kept_count[chain]; ok && k-- > 0 && x->run.events < enough;)
        ok = drop_if_needless(x, chain, k);
    for (size_t k = 0, count; ok && k < x->kept_count[chain] && x->run.events < enough;) {
        count = x->kept_count[chain]; /* from the other end, the first of those that go on */
        ok = !search_goes_on(x->s, x->kept[chain][k].chain) || drop_if_needless(x, chain, k);
        k += count == x->kept_count[chain];
    }
    *spent += x->run.events - before;
    return ok;
}

int64_t search_part_zero(const struct search_part *const x, const size_t chain)
{
    int64_t first = INT64_MAX;
    for (size_t c = 0; c < x->s->count; c++)
        if (x->times->offset[c] >= 0)
            return 0;
    for (size_t i = 0; i < x->kept_count[chain]; i++)
        first = x->kept[chain][i].nominal < first ? x->kept[chain][i].nominal : first;
    return first;
}

void search_part_from_zero(struct search_part *const x, const size_t chain)
{
    struct search_release *const all = x->kept[chain];
    const int64_t first = search_part_zero(x, chain);
    x->replayed = SIZE_MAX;
    for (size_t i = 0; i < x->kept_count[chain]; i++) {
        all[i].nominal -= first;
        all[i].release -= first;
    }
}

/* A release while the last job of its chain is under way begins none: it is no part of the run. */
static bool drop_unused(struct search_part *const x, const size_t chain)
{
    struct search_release *const all = x->kept[chain];
    const size_t count = x->kept_count[chain];
    size_t *const place = pool_take(x->arena.pool, count + 1, sizeof *place), left = 0;
    if (!place)
        return false;
    for (size_t i = 0; i < x->run.blocks; i++)
        place[x->run.block[i].release] = 1;
    for (size_t k = 0; k < count; k++)
        if (place[k]) {
            all[left] = all[k];
            place[k] = left++;
        }
    for (size_t i = 0; i < x->run.blocks; i++)
        x->run.block[i].release = place[x->run.block[i].release];
    x->kept_count[chain] = left;
    pool_give(x->arena.pool, place);
    return true;
}

/* The run of the chain's longest response, which may be the one that was replayed last. */
static bool play_again(struct search_part *const x, const size_t chain)
{
    const struct pattern *const best = &x->best[chain];
    struct search_choice choice = {
        .random = best->random, .shorten = best->shorten, .most_events = MOST_EVENTS};
    const size_t last = x->replayed;
    if (last != SIZE_MAX && x->best[last].random == best->random &&
        x->best[last].shorten == best->shorten) {
        x->kept_count[chain] = x->kept_count[last];
        memcpy(x->kept[chain], x->kept[last], x->kept_count[last] * sizeof **x->kept);
        return true;
    }
    x->replayed = chain;
    x->run.keep = true;
    if (!search_simulate(&x->run, x->s, x->times, x->kept[chain], x->kept_count[chain], &choice))
        return false;
    x->run.keep = false;
    if (!x->run.cut)
        return drop_unused(x, chain);
    x->run.blocks = x->run.turns = 0; /* blocks that were under way have no end */
    return true;
}

bool search_part_replay(struct search_part *const x, const size_t chain, int64_t *const nominal)
{
    if (!play_again(x, chain))
        return false;
    *nominal = -1;
    for (size_t i = 0; i < x->run.spans; i++) {
        const struct search_span *const span = &x->run.span[i];
        if (x->s->unit[span->step].chain == chain && span->to - span->nominal == x->longest[chain])
            *nominal = span->nominal;
    }
    return true;
}

static void make_pattern(struct search_part *const x, struct pattern *const p)
{
    p->nominal = arena_take(&x->arena, x->s->count, sizeof *p->nominal);
    p->late = arena_take(&x->arena, x->s->count, sizeof *p->late);
    p->again = arena_take(&x->arena, x->s->count, sizeof *p->again);
}

bool search_part_init(struct search_part *const x, const struct system *const s,
                      const struct search_times *const times, struct pool *const pool,
                      const uint64_t random)
{
    *x = (struct search_part){
        .s = s, .times = times, .arena.pool = pool, .random = random, .replayed = SIZE_MAX};
    const size_t n = x->s->count, steps = x->s->steps, paths = x->s->chains->paths;
    struct arena *const a = &x->arena;
    x->best = arena_take(a, n + paths, sizeof *x->best);
    x->longest = arena_take(a, n + paths, sizeof *x->longest);
    x->age = arena_take(a, paths + 1, sizeof *x->age);
    /* NOLINTNEXTLINE(bugprone-sizeof-expression): an array of pointers */
    x->kept = arena_take(a, n, sizeof *x->kept);
    x->kept_count = arena_take(a, n, sizeof *x->kept_count);
    x->release = arena_take(a, (size_t)2 * MOST_RELEASES + 4 * n, sizeof *x->release);
    x->observed_step = arena_take(a, steps, sizeof *x->observed_step);
    x->observed_finish = arena_take(a, steps, sizeof *x->observed_finish);
    make_pattern(x, &x->now);
    if (!search_run_init(&x->run, s, pool) || a->failed)
        return false;
    for (size_t p = 0; p < paths; p++)
        x->age[p] = -1;
    for (size_t c = 0; c < n + paths; c++) {
        x->longest[c] = -1;
        make_pattern(x, &x->best[c]);
    }
    for (size_t i = 0; i < steps; i++)
        x->observed_step[i] = x->observed_finish[i] = -1;
    return !a->failed;
}

void search_part_clear(struct search_part *const x)
{
    for (size_t c = 0; x->kept && c < x->s->count; c++)
        pool_give(x->arena.pool, x->kept[c]);
    search_run_clear(&x->run);
    arena_clear(&x->arena);
}
