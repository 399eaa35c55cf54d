#include "blocked/weights.h"

#include "base/fail.h"
#include "number/frac.h"
#include "number/i64.h"
#include "number/undef.h"

#include <stdlib.h>
#include <string.h>

#define FREE_WEIGHT INT64_MAX
#define NO_COVER (INT64_C(1) << 62) /* above any weight in a table: 2^17 blocks of 2^40 */

#define ONE (INT64_C(1) << 40) /* the weight of a cover while weights are sought */
/* Candidates are rounded up to this fraction where their own denominator is larger. */
#define FINEST (INT64_C(1) << 14)
#define MOST_SETS_FOR 8 /* footprints that get a set of weights of their own */

/* ---- knapsacks: tables over totals ---- */

static int64_t widest(const struct covers *const covers)
{
    int64_t widest = 0;
    for (size_t i = 0; i < covers->count; i++)
        if (covers->cover[i].capacity > widest)
            widest = covers->cover[i].capacity;
    return widest;
}

/* A footprint that may be in a cheapest cover. */
struct candidate {
    int64_t need, weight;
    size_t footprint;
};

/* Of all footprints that need as much of a resource only the first cheapest one can be in a
 * cheapest cover; those that need none add nothing but weight. table[] is used. */
static size_t find_candidates(const struct covers *const covers, const struct cover *const cover,
                              const int64_t *const part, int64_t *const table,
                              struct candidate *const some)
{
    size_t count = 0;
    for (int64_t t = 0; t <= cover->capacity; t++)
        table[t] = -1;
    for (size_t f = 0; f < covers->footprints; f++) {
        const int64_t need = cover->need[f];
        if (need && need <= cover->capacity &&
            (table[need] < 0 || part[f] < part[(size_t)table[need]]))
            table[need] = (int64_t)f;
    }
    for (size_t f = 0; f < covers->footprints; f++) {
        const int64_t need = cover->need[f];
        if (need && need <= cover->capacity && table[need] == (int64_t)f)
            some[count++] = (struct candidate){need, part[f], f};
    }
    return count;
}

/* table[t] := least weight of blocks with a total of exactly t; NO_COVER: there are none. */
static void fill_cheapest(const int64_t capacity, const struct candidate *const some,
                          const size_t count, int64_t *const table)
{
    for (int64_t t = 1; t <= capacity; t++)
        table[t] = NO_COVER;
    table[0] = 0;
    for (size_t k = 0; k < count; k++) {
        const int64_t need = some[k].need, weight = some[k].weight;
        for (int64_t t = need; t <= capacity; t++) {
            const int64_t sum = table[t - need] + weight;
            table[t] = sum < table[t] ? sum : table[t];
        }
    }
}

/* set := one that gives table[total], of the first footprints that do. */
static void read_set(const struct candidate *const some, const int64_t *const table, int64_t total,
                     int64_t *const set)
{
    while (total > 0) {
        const struct candidate *c = some;
        while (c->need > total || table[total - c->need] + c->weight != table[total])
            c++;
        set[c->footprint]++;
        total -= c->need;
    }
}

/* Does every covering set weigh ONE or more, since each footprint pays so much for what it needs?
 */
static bool is_paid(const struct covers *const covers, const struct cover *const cover,
                    const int64_t *const part)
{
    const int64_t threshold = cover->threshold > 1 ? cover->threshold : 1;
    bool paid = true;
    for (size_t f = 0; paid && f < covers->footprints; f++)
        paid = cover->need[f] > cover->capacity || part[f] * threshold >= ONE * cover->need[f];
    return paid;
}

/* The least weight of a covering set for weights part[]; INT64_MAX: no set covers. With `set` its
 * counts are written there, and covers are looked at from number *first on until a set is cheaper
 * than ONE, whose cover is *first then. part[] <= 2^41. false: out of memory. */
static bool cheapest_cover(const struct covers *const covers, const int64_t *const part,
                           int64_t *const least, int64_t *const set, size_t *const first)
{
    const size_t from = set ? *first : 0;
    int64_t *const table = pool_take_raw(covers->pool, (size_t)widest(covers) + 1, sizeof *table);
    struct candidate *const some = pool_take_raw(covers->pool, covers->footprints, sizeof *some);
    *least = FREE_WEIGHT;
    for (size_t k = 0; table && some && k < covers->count && !(set && *least < ONE); k++) {
        const size_t i = from + k < covers->count ? from + k : from + k - covers->count;
        const struct cover *const cover = &covers->cover[i];
        if (cover->threshold > cover->capacity || (set && is_paid(covers, cover, part)))
            continue;
        fill_cheapest(cover->capacity, some, find_candidates(covers, cover, part, table, some),
                      table);
        int64_t best = 0;
        for (int64_t t = cover->threshold > 0 ? cover->threshold : 1; t <= cover->capacity; t++)
            if (table[t] < NO_COVER && table[t] < *least) {
                *least = table[t];
                best = t;
            }
        if (set && best) {
            memset(set, 0, covers->footprints * sizeof *set);
            read_set(some, table, best, set);
            *first = i;
        }
    }
    const bool ok = table && some;
    pool_give(covers->pool, table);
    pool_give(covers->pool, some);
    return ok;
}

/* Are blocks of the footprint on SMs of another partition? Then they need nothing of this cover. */
static bool elsewhere(const struct covers *const covers, const struct cover *const cover,
                      const size_t footprint)
{
    return covers->partition && covers->partition[footprint] != cover->partition;
}

/* The largest value of one packing. */
static int64_t dearest_packing(const struct covers *const covers, const struct cover *const cover,
                               const int64_t *const value, int64_t *const table)
{
    for (size_t f = 0; f < covers->footprints; f++)
        if (!cover->need[f] && value[f] && !elsewhere(covers, cover, f))
            return FREE_WEIGHT;
    table[0] = 0;
    for (int64_t t = 1; t <= cover->capacity; t++) {
        table[t] = table[t - 1];
        for (size_t f = 0; f < covers->footprints; f++) {
            const int64_t need = cover->need[f];
            if (need && need <= t && value[f] && table[t - need] + value[f] > table[t])
                table[t] = table[t - need] + value[f];
        }
    }
    return table[cover->capacity];
}

/* set := one that gives the last entry of a packing's table. */
static void read_dearest(const struct covers *const covers, const struct cover *const cover,
                         const int64_t *const value, const int64_t *const table, int64_t *const set)
{
    memset(set, 0, covers->footprints * sizeof *set);
    for (int64_t t = cover->capacity; t > 0;) {
        size_t f = 0;
        while (f < covers->footprints && !(cover->need[f] && cover->need[f] <= t && value[f] &&
                                           table[t - cover->need[f]] + value[f] == table[t]))
            f++;
        if (table[t] == table[t - 1] || f == covers->footprints) {
            t--;
            continue;
        }
        set[f]++;
        t -= cover->need[f];
    }
}

bool dearest_set(const struct covers *const covers, const int64_t *const value, int64_t *const most,
                 int64_t *const set)
{
    int64_t *const table = pool_take_raw(covers->pool, (size_t)widest(covers) + 1, sizeof *table);
    if (!table)
        return false;
    *most = 0;
    for (uint32_t p = 0; p == 0 || p < covers->partitions; p++) {
        int64_t least = FREE_WEIGHT;
        bool any = false;
        for (size_t f = 0; f < covers->footprints; f++)
            any = any || !covers->partition || covers->partition[f] == p;
        for (size_t i = 0; any && i < covers->count; i++) {
            if (covers->cover[i].coarse || covers->cover[i].partition != p)
                continue;
            const int64_t here = dearest_packing(covers, &covers->cover[i], value, table);
            if (here >= least)
                continue;
            least = here;
            if (set)
                read_dearest(covers, &covers->cover[i], value, table, set);
        }
        if (any && __builtin_add_overflow(*most, least, most))
            *most = FREE_WEIGHT;
    }
    pool_give(covers->pool, table);
    return true;
}

/* ---- rational simplex ----
 *
 * Weights y minimise cost . y with n . y >= 1 for every covering set n, y >= 0. The dual maximises
 * sum z_n with sum n[f] z_n <= cost[f]: its first basis are the slacks, its columns are covering
 * sets, and the set that enters is the cheapest one at the present y. A block that closes w SMs by
 * its carve-out is a column of its own, 1 / w of it, in the first basis: no set with it is cheap.
 */

struct simplex {
    const struct covers *covers;
    size_t size, *footprint; /* of each row */
    struct frac *inverse;    /* of the basis, size * size */
    struct frac *amount;     /* of the basic columns */
    bool *real;              /* the basic column is a set (else a slack) */
    struct frac *y, *column;
    int64_t *part, *set;
    size_t first; /* the cover that was violated last */
    struct frac t, best;
};

static struct frac *numbers(const struct covers *const covers, const size_t count)
{
    struct frac *const all = pool_take_raw(covers->pool, count, sizeof *all);
    for (size_t i = 0; all && i < count; i++)
        all[i] = (struct frac)FRAC_ZERO;
    return all;
}

static void numbers_free(const struct covers *const covers, struct frac *const all,
                         const size_t count)
{
    for (size_t i = 0; all && i < count; i++)
        frac_clear(&all[i]);
    pool_give(covers->pool, all);
}

/* What the blocks weigh that are not in it; 0: they are. */
static int64_t fixed_weight(const struct covers *const covers, const struct frac *const cost,
                            const size_t f)
{
    const int64_t floor = covers->floor ? covers->floor[f] : 0;
    return floor ? floor : frac_sgn(&cost[f]) < 0;
}

static bool simplex_init(struct simplex *const s, const struct covers *const covers,
                         struct frac *const cost)
{
    *s = (struct simplex){.covers = covers, .t = FRAC_ZERO, .best = FRAC_ZERO};
    s->part = pool_take(covers->pool, covers->footprints, sizeof *s->part);
    s->set = pool_take(covers->pool, covers->footprints, sizeof *s->set);
    s->footprint = pool_take(covers->pool, covers->footprints, sizeof *s->footprint);
    for (size_t f = 0; s->part && s->footprint && f < covers->footprints; f++) {
        s->part[f] = ONE;
        if (!fixed_weight(covers, cost, f))
            s->footprint[s->size++] = f;
    }
    const size_t n = s->size;
    s->inverse = numbers(covers, n * n + 1);
    s->amount = numbers(covers, n + 1);
    s->y = numbers(covers, n + 1);
    s->column = numbers(covers, n + 1);
    s->real = pool_take(covers->pool, n + 1, sizeof *s->real);
    if (!s->inverse || !s->amount || !s->y || !s->column || !s->real || !s->part || !s->set ||
        !s->footprint)
        return false;
    for (size_t i = 0; i < n; i++) {
        frac_int(&s->inverse[i * n + i], 1);
        frac_set(&s->amount[i], &cost[s->footprint[i]]);
    }
    return true;
}

static void simplex_clear(struct simplex *const s)
{
    numbers_free(s->covers, s->inverse, s->size * s->size);
    numbers_free(s->covers, s->amount, s->size);
    numbers_free(s->covers, s->y, s->size);
    numbers_free(s->covers, s->column, s->size);
    frac_clear(&s->t);
    frac_clear(&s->best);
    pool_give(s->covers->pool, s->real);
    pool_give(s->covers->pool, s->part);
    pool_give(s->covers->pool, s->set);
    pool_give(s->covers->pool, s->footprint);
}

/* column := inverse * set (a slack: its unit vector). */
static void simplex_column(struct simplex *const s, const size_t slack)
{
    for (size_t i = 0; i < s->size; i++) {
        frac_int(&s->column[i], 0);
        for (size_t f = 0; f < s->size; f++) {
            const int64_t times = slack == SIZE_MAX ? s->set[s->footprint[f]] : f == slack;
            if (!times)
                continue;
            frac_int(&s->t, times);
            frac_mul(&s->t, &s->t, &s->inverse[i * s->size + f]);
            frac_add(&s->column[i], &s->column[i], &s->t);
        }
    }
}

/* The row that leaves; SIZE_MAX: none (the sum is not bounded: no set covers). */
static size_t simplex_leaving(struct simplex *const s)
{
    size_t leaving = SIZE_MAX;
    for (size_t i = 0; i < s->size; i++) {
        if (frac_sgn(&s->column[i]) <= 0)
            continue;
        frac_div(&s->t, &s->amount[i], &s->column[i]);
        if (leaving == SIZE_MAX || frac_cmp(&s->t, &s->best) < 0) {
            frac_set(&s->best, &s->t);
            leaving = i;
        }
    }
    return leaving;
}

/* y is the sum of the rows of the inverse that belong to sets. */
static void simplex_weight(struct simplex *const s, const size_t row, const bool real)
{
    frac_int(&s->t, -(int64_t)real);
    for (size_t i = 0; i < s->size; i++)
        if (s->real[i])
            frac_add(&s->t, &s->t, &s->column[i]);
    for (size_t f = 0; f < s->size; f++) {
        frac_mul(&s->best, &s->t, &s->inverse[row * s->size + f]);
        frac_sub(&s->y[f], &s->y[f], &s->best);
    }
    s->real[row] = real;
}

static void simplex_pivot(struct simplex *const s, const size_t row, const bool real)
{
    const size_t n = s->size;
    struct frac *const own = &s->inverse[row * n];
    for (size_t f = 0; f < n; f++)
        frac_div(&own[f], &own[f], &s->column[row]);
    frac_set(&s->amount[row], &s->best);
    for (size_t i = 0; i < n; i++) {
        if (i == row || frac_sgn(&s->column[i]) == 0)
            continue;
        for (size_t f = 0; f < n; f++) {
            if (frac_sgn(&own[f]) == 0)
                continue;
            frac_mul(&s->t, &s->column[i], &own[f]);
            frac_sub(&s->inverse[i * n + f], &s->inverse[i * n + f], &s->t);
        }
        frac_mul(&s->t, &s->column[i], &s->best);
        frac_sub(&s->amount[i], &s->amount[i], &s->t);
    }
    simplex_weight(s, row, real);
}

/* part := ceil(y * FINEST), weights below 0 as 0. */
static void round_weights(struct simplex *const s)
{
    const int64_t most = 2 * ONE;
    for (size_t f = 0; f < s->size; f++) {
        int64_t *const part = &s->part[s->footprint[f]];
        frac_int(&s->t, ONE);
        frac_mul(&s->t, &s->t, &s->y[f]);
        frac_ceil(&s->t);
        *part = 0;
        if (frac_sgn(&s->t) > 0 && (!frac_get_int(part, &s->t) || *part > most))
            *part = most;
    }
}

/* A slack whose weight is below 0 enters first. */
static size_t negative(const struct simplex *const s)
{
    for (size_t f = 0; f < s->size; f++)
        if (frac_sgn(&s->y[f]) < 0)
            return f;
    return SIZE_MAX;
}

/* Runs until no set is cheaper than 1, or so many pivots. false: out of memory. */
static bool simplex_run(struct simplex *const s)
{
    const size_t most = 60 + 6 * s->size;
    for (size_t pivot = 0; pivot < most; pivot++) {
        const size_t slack = negative(s);
        if (slack == SIZE_MAX) {
            int64_t least;
            round_weights(s);
            if (!cheapest_cover(s->covers, s->part, &least, s->set, &s->first))
                return false;
            if (least >= ONE)
                return true;
        }
        simplex_column(s, slack);
        const size_t row = simplex_leaving(s);
        if (row == SIZE_MAX)
            return true;
        simplex_pivot(s, row, slack == SIZE_MAX);
    }
    return true;
}

/* ---- sets of weights ---- */

/* A common denominator; FINEST, where it is larger. */
static int64_t common_whole(const struct frac *const y, const size_t count)
{
    int64_t whole = 1;
    for (size_t f = 0; whole < FINEST && f < count; f++) {
        int64_t den = y[f].den;
        if (!den && !mpz_get_i64(&den, mpq_denref(y[f].big)))
            den = FINEST;
        if (den > FINEST)
            den = FINEST;
        whole = whole / common_divisor(whole, den) * den;
    }
    return whole < FINEST ? whole : FINEST;
}

/* The least of `least` and what blocks with a floor pay for each SM. */
static int64_t least_floor(const struct covers *const covers, const int64_t *const part,
                           int64_t least)
{
    for (size_t f = 0; covers->floor && f < covers->footprints; f++)
        if (covers->floor[f] && part[f] / covers->floor[f] < least)
            least = part[f] / covers->floor[f];
    return least;
}

/* whole := a common denominator of y, or FINEST where it is larger; part := y * whole, rounded up;
 * then whole := the weight of the cheapest cover, so that it costs 1. */
static bool settle(struct weights *const weights, const struct covers *const covers,
                   struct frac *const y)
{
    for (size_t f = 0; covers->floor && f < covers->footprints; f++)
        if (frac_cmp(&y[f], &(struct frac){.num = covers->floor[f], .den = 1}) < 0)
            frac_int(&y[f], covers->floor[f]);
    LOCAL(frac_clear) struct frac v = FRAC_ZERO;
    const int64_t whole = common_whole(y, covers->footprints);
    for (size_t f = 0; f < covers->footprints; f++) {
        frac_int(&v, whole);
        frac_mul(&v, &v, &y[f]);
        frac_ceil(&v);
        if (frac_sgn(&v) <= 0 || !frac_get_int(&weights->part[f], &v))
            weights->part[f] = 0;
    }
    int64_t least;
    if (!cheapest_cover(covers, weights->part, &least, NULL, NULL))
        return false;
    if (least == FREE_WEIGHT) /* nothing is ever kept out */
        least = 1;
    weights->whole = least_floor(covers, weights->part, least);
    return true;
}

/* Each block has the share of the scarcest thing that it takes: a start that always works. */
static void shares(struct frac *const y, const struct covers *const covers, struct frac *const t)
{
    for (size_t f = 0; f < covers->footprints; f++) {
        frac_int(&y[f], 0);
        for (size_t i = 0; i < covers->count; i++) {
            const struct cover *const c = &covers->cover[i];
            if (c->threshold > c->capacity)
                continue;
            frac_ratio(t, c->need[f], c->threshold > 1 ? c->threshold : 1);
            if (frac_cmp(t, &y[f]) > 0)
                frac_set(&y[f], t);
        }
    }
}

static bool add_set(struct weight_sets *const sets, const struct covers *const covers,
                    struct frac *const y)
{
    struct weights *const p = &sets->set[sets->count];
    p->part = pool_take(sets->pool, sets->footprints, sizeof *p->part);
    if (!p->part || !settle(p, covers, y)) {
        pool_give(sets->pool, p->part);
        return false;
    }
    for (size_t i = 0; i < sets->count; i++)
        if (sets->set[i].whole == p->whole &&
            memcmp(sets->set[i].part, p->part, sets->footprints * sizeof *p->part) == 0) {
            pool_give(sets->pool, p->part);
            p->part = NULL;
            return true;
        }
    if (p->whole > 0) /* 0: a block that costs nothing keeps others out: not a set of weights */
        sets->count++;
    else
        pool_give(sets->pool, p->part);
    return true;
}

/* Weights that are least for those costs, which end as weights. */
static bool add_least(struct weight_sets *const sets, const struct covers *const covers,
                      struct frac *const cost)
{
    struct simplex s;
    bool ok = simplex_init(&s, covers, cost) && simplex_run(&s);
    for (size_t f = 0, i = 0; ok && f < covers->footprints; f++) {
        if (i < s.size && s.footprint[i] == f)
            frac_set(&cost[f], &s.y[i++]);
        else
            frac_int(&cost[f], fixed_weight(covers, cost, f));
    }
    ok = ok && add_set(sets, covers, cost);
    simplex_clear(&s);
    return ok;
}

/* Weights for the costs 1 / fit[f], that of one footprint many times as high. */
static bool add_solution(struct weight_sets *const sets, const struct covers *const covers,
                         const int64_t *const fit, const size_t dear, struct frac *const cost)
{
    for (size_t f = 0; f < covers->footprints; f++)
        frac_ratio(&cost[f], f == dear ? 64 : 1, fit[f]);
    return add_least(sets, covers, cost);
}

gpurta_status weights_like(struct weight_sets *const sets, const struct covers *const covers,
                           const struct weights *const like, gpurta_error *const error)
{
    struct frac *const y = numbers(covers, covers->footprints);
    for (size_t f = 0; y && f < covers->footprints; f++)
        frac_ratio(&y[f], like->part[f], like->whole);
    const bool ok = y && add_set(sets, covers, y);
    numbers_free(covers, y, covers->footprints);
    return ok ? GPURTA_OK : fail_memory(error);
}

gpurta_status weights_of_blocks(struct weight_sets *const sets, const struct covers *const covers,
                                const int64_t *const blocks, gpurta_error *const error)
{
    struct frac *const y = numbers(covers, covers->footprints);
    LOCAL(frac_clear) struct frac t = FRAC_ZERO;
    if (!sets->set) {
        *sets = (struct weight_sets){.pool = covers->pool, .footprints = covers->footprints};
        sets->set = pool_take(sets->pool, 3, sizeof *sets->set);
    }
    bool ok = y && sets->set;
    for (size_t f = 0; ok && blocks && f < covers->footprints; f++)
        frac_int(&y[f], blocks[f]);
    if (ok && !blocks)
        shares(y, covers, &t);
    if (ok)
        ok = blocks ? add_least(sets, covers, y) : add_set(sets, covers, y);
    numbers_free(covers, y, covers->footprints);
    return ok ? GPURTA_OK : fail_memory(error);
}

gpurta_status weights_make(struct weight_sets *const sets, const struct covers *const covers,
                           const int64_t *const fit, gpurta_error *const error)
{
    const size_t n = covers->footprints;
    const size_t own = n > 1 && n <= MOST_SETS_FOR ? n : 0;
    *sets = (struct weight_sets){.pool = covers->pool, .footprints = n};
    sets->set = pool_take(sets->pool, own + 2, sizeof *sets->set);
    struct frac *const y = numbers(covers, n);
    LOCAL(frac_clear) struct frac t = FRAC_ZERO;
    bool ok = sets->set && y;
    if (ok && n == 1 && !covers->newer) {
        sets->set[0].part = pool_take(sets->pool, 1, sizeof *sets->set[0].part);
        ok = sets->set[0].part != NULL;
        if (ok) {
            sets->set[0].part[0] = 1;
            sets->set[0].whole = fit[0];
            sets->count = 1;
        }
    } else if (ok) {
        shares(y, covers, &t);
        ok = add_set(sets, covers, y) && add_solution(sets, covers, fit, SIZE_MAX, y);
        for (size_t f = 0; ok && f < own; f++)
            ok = add_solution(sets, covers, fit, f, y);
    }
    numbers_free(covers, y, n);
    if (ok)
        return GPURTA_OK;
    weights_clear(sets);
    return fail_memory(error);
}

bool weights_own(struct weight_sets *const sets, const struct covers *const alone, const size_t f)
{
    for (size_t i = 0; i < sets->count; i++) {
        struct weights *const p = &sets->set[i];
        int64_t least;
        if (!p->own && !(p->own = pool_take(sets->pool, sets->footprints, sizeof *p->own)))
            return false;
        if (!cheapest_cover(alone, p->part, &least, NULL, NULL))
            return false;
        least = least_floor(alone, p->part, least);
        p->own[f] = least == FREE_WEIGHT || least < p->whole ? p->whole : least;
    }
    return true;
}

int64_t fewest_alone(const struct covers *const alone, const size_t f, const int64_t fit,
                     const bool pieces)
{
    int64_t fewest = fit;
    for (size_t i = 0; i < alone->count; i++) {
        const struct cover *const c = &alone->cover[i];
        if (!c->need[f] || c->threshold > c->capacity || c->mixed || (c->pieces && !pieces))
            continue;
        const int64_t blocks = c->threshold > 1 ? (c->threshold - 1) / c->need[f] + 1 : 1;
        fewest = blocks < fewest ? blocks : fewest;
    }
    return fewest;
}

void weights_clear(struct weight_sets *const sets)
{
    for (size_t i = 0; sets->set && i < sets->count; i++) {
        pool_give(sets->pool, sets->set[i].part);
        pool_give(sets->pool, sets->set[i].own);
    }
    pool_give(sets->pool, sets->set);
    *sets = (struct weight_sets){.pool = sets->pool};
}
