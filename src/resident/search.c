/* Can a head be blocked? First by weights: if all blocks of groups weigh less than the SMs there
 * are, never. Else exactly: sets of blocks that close an SM to the head, least ones, are dealt to
 * the SMs as far as blocks go (branch and bound, by the same weights); then what is left of kernels
 * that must be complete is packed upon them.
 *
 * Which sets close an SM, and which fit on one, is what bound/blocked.h says: a packing that it
 * leaves out, or a cover that no arrangement reaches, can only make "hangs" of what is resident. */
#include "base/fail.h"
#include "base/grow.h"
#include "number/wide.h"
#include "resident/resident.h"

#include <stdlib.h>
#include <string.h>

struct search {
    const struct question *q;
    const struct pool_of_sms *pool;
    const struct covers *covers;
    const int64_t *part;  /* of each footprint, of the weights that prune */
    int64_t whole, slack; /* of all that may be there, above all SMs */
    size_t kinds, head_kind;
    int64_t *supply, *used; /* of each footprint; -1: of kernels of no group alone */
    struct column *column;  /* `columns` of them, in memory of struct resident */
    size_t columns;
    int64_t *times;              /* each column is used so often */
    size_t *last;                /* of each footprint: its last column, and 1 */
    int64_t widest;              /* column */
    int64_t *set, *sum;          /* the set that is being made; what it needs of each cover */
    int64_t *whole_of, *part_of; /* of each kernel: blocks if it is complete; blocks it may have */
    int64_t *chosen;             /* of each kernel: its blocks in the arrangement */
    int64_t *on;                 /* [sm * kinds + f] */
    int64_t *rest;               /* of each footprint, still to place */
    bool *must;                  /* of each kernel: it is complete */
    size_t *level; /* kernels of lower priority that may be partly placed, one of each priority */
    enum verdict found;    /* HANGS, or RESIDENT as long as nothing was found, or UNKNOWN */
    bool memory, doubtful; /* doubtful: some arrangement may not come about */
};

/* false: the limit is reached. */
static bool charge(struct search *const s, const int64_t steps)
{
    struct resident *const r = s->q->of;
    r->left -= steps;
    r->work += steps;
    if (r->left < 0)
        s->found = UNKNOWN;
    return r->left >= 0;
}

static bool fits(const struct search *const s, const int64_t *const set)
{
    for (size_t i = 0; i < s->covers->count; i++) {
        const struct cover *const c = &s->covers->cover[i];
        int64_t sum = 0;
        for (size_t f = 0; !c->coarse && f < s->kinds; f++)
            sum += set[f] * c->need[f];
        if (sum > c->capacity)
            return false;
    }
    return true;
}

/* One more block of the footprint in the set, or one less. Does it still fit? */
static bool change(struct search *const s, const size_t f, const int64_t more)
{
    bool fits = true;
    s->set[f] += more;
    for (size_t i = 0; i < s->covers->count; i++) {
        const struct cover *const c = &s->covers->cover[i];
        s->sum[i] += more * c->need[f];
        fits = fits && (c->coarse || s->sum[i] <= c->capacity);
    }
    return fits;
}

/* By what all fit on it together, without the carve-out: the set, without a block of the footprint
 * `less` (SIZE_MAX: the whole of it). */
static bool closes(const struct search *const s, const size_t less)
{
    bool closed = false;
    for (size_t i = 0; !closed && i < s->covers->count; i++) {
        const struct cover *const c = &s->covers->cover[i];
        const int64_t sum = s->sum[i] - (less == SIZE_MAX ? 0 : c->need[less]);
        closed = c->threshold <= c->capacity && sum >= (c->threshold > 1 ? c->threshold : 1);
    }
    return closed;
}

/* So many counts of columns are stored; where there are more, that is the limit. */
#define MOST_COUNTS (1 << 23)

static bool add_column(struct search *const s, const int64_t width, const bool floor)
{
    if (s->columns >= MOST_COUNTS / s->kinds) {
        s->found = UNKNOWN;
        return false;
    }
    struct columns *const all = &s->q->of->columns;
    s->column = grow(all->column, &all->room, s->columns + 1, sizeof *s->column);
    all->column = s->column ? s->column : all->column;
    int64_t *const counts =
        grow(all->counts, &all->numbers, (s->columns + 1) * s->kinds, sizeof *counts);
    all->counts = counts ? counts : all->counts;
    if (!s->column || !counts)
        return s->memory = false;
    memcpy(&counts[s->columns * s->kinds], s->set, s->kinds * sizeof *counts);
    struct column *const c = &s->column[s->columns++];
    *c = (struct column){.width = width, .floor = floor};
    for (size_t f = 0; f < s->kinds; f++)
        c->cost += s->set[f] * s->part[f];
    c->cost -= width * s->whole;
    return true;
}

static bool is_least(struct search *const s)
{
    bool least = true;
    for (size_t f = 0; least && f < s->kinds; f++)
        least = !s->set[f] || !closes(s, f);
    return least;
}

/* All least sets of footprints f, f + 1, ... upon the set, which weighs `above` an SM: those that
 * cost more than the slack are in no covering, since each of the others costs 0 at least. */
static bool find_columns(struct search *const s, const size_t from, const int64_t above)
{
    for (size_t f = from; f < s->kinds; f++) {
        if (s->set[f] >= s->supply[f] || above + s->part[f] > s->slack)
            continue;
        if (!charge(s, 1))
            return false;
        bool go_on = true;
        if (change(s, f, 1)) {
            if (closes(s, SIZE_MAX))
                go_on = !is_least(s) || add_column(s, 1, false);
            else
                go_on = find_columns(s, f, above + s->part[f]);
        }
        (void)change(s, f, -1);
        if (!go_on || !s->memory)
            return false;
    }
    return true;
}

/* U5: one block of a smaller carve-out closes its group of SMs. */
static bool find_floors(struct search *const s)
{
    for (size_t f = 0; s->covers->floor && f < s->kinds; f++) {
        if (!s->covers->floor[f] || !s->supply[f])
            continue;
        s->set[f] = 1;
        const bool ok = add_column(s, s->covers->floor[f], true);
        s->set[f] = 0;
        if (!ok)
            return false;
    }
    return true;
}

static int by_cost(const void *const a, const void *const b)
{
    const struct column *const x = a, *const y = b;
    return (x->cost > y->cost) - (x->cost < y->cost);
}

/* ---- the rest of kernels that must be complete ---- */

/* Has the footprint a place on the SM, whose group a block of smaller carve-out may close? */
static bool may_add(struct search *const s, int64_t *const on, const bool closed, const size_t f)
{
    if (closed && s->pool->footprint[f].carveout >= s->pool->footprint[s->head_kind].carveout_most)
        return false;
    on[f]++;
    const bool ok = fits(s, on);
    on[f]--;
    return ok;
}

/* SMs of the columns that close by their carve-out come first: so many. */
static int64_t closed_sms(const struct search *const s)
{
    int64_t closed = 0;
    for (size_t i = 0; i < s->columns; i++)
        if (s->column[i].floor)
            closed += s->times[i] * s->column[i].width;
    return closed < s->q->sms ? closed : s->q->sms;
}

/* An arrangement that may not come about costs so many steps for each SM and footprint. */
#define STEPS_OF_DOUBT 4

/* Is it one that can come about, where that is asked? */
static bool accept(struct search *const s)
{
    bool legal = true;
    if (s->q->keep)
        s->memory = arrange(&legal, s->q, s->chosen, s->on);
    s->doubtful = s->doubtful || !legal;
    return legal ? s->memory : charge(s, STEPS_OF_DOUBT * s->q->sms * (int64_t)s->kinds) && false;
}

/* All that is left, in all ways: footprint by footprint, so many of its blocks on each SM, most
 * first. */
static bool pack(struct search *const s, const int64_t closed)
{
    const size_t sms = (size_t)s->q->sms, places = s->kinds * sms;
    int64_t *const here = calloc(places + 1, sizeof *here);
    bool down = true;
    size_t i = 0;
    s->memory = s->memory && here;
    while (s->memory && (i < places || !accept(s))) {
        if (i == places) { /* the next one */
            down = false;
            if (!i--)
                break;
        }
        const size_t f = i / sms, sm = i % sms;
        int64_t *const on = &s->on[sm * s->kinds];
        if ((!down || s->rest[f]) && !charge(s, 1))
            break;
        while (down && s->rest[f] && may_add(s, on, (int64_t)sm < closed, f)) {
            on[f]++;
            here[i]++;
            s->rest[f]--;
        }
        if (down && !s->rest[f]) {
            i = (f + 1) * sms;
        } else if (down && sm + 1 < sms) {
            i++;
        } else if (!down && here[i] && sm + 1 < sms) {
            on[f]--;
            here[i]--;
            s->rest[f]++;
            down = true;
            i++;
        } else { /* on the last SM fewer are no help */
            on[f] -= here[i];
            s->rest[f] += here[i];
            here[i] = 0;
            down = false;
            if (i-- == 0)
                break;
        }
    }
    free(here);
    return s->memory && s->found != UNKNOWN && i == places;
}

/* Do packings say at once that the rest has no place? */
static bool too_much(const struct search *const s)
{
    for (size_t i = 0; i < s->covers->count; i++) {
        const struct cover *const c = &s->covers->cover[i];
        int64_t sum = 0;
        for (size_t f = 0; !c->coarse && f < s->kinds; f++)
            sum += (s->used[f] + s->rest[f]) * c->need[f];
        if (sum > c->capacity * s->q->sms)
            return true;
    }
    return false;
}

static void deal(struct search *const s)
{
    int64_t sm = 0;
    memset(s->on, 0, (size_t)s->q->sms * s->kinds * sizeof *s->on);
    for (int pass = 0; pass < 2; pass++)
        for (size_t i = 0; i < s->columns; i++) {
            for (int64_t t = 0; s->column[i].floor == !pass && t < s->times[i] && sm < s->q->sms;
                 t++) {
                memcpy(&s->on[(size_t)sm * s->kinds], s->column[i].count, s->kinds * sizeof *s->on);
                sm += s->column[i].width;
            }
        }
}

/* Blocks of a footprint: `need` of them, of kernels complete or absent, and `any` of some that may
 * be partly there. Which kernels are complete, so that the fewest blocks are left to place: tried
 * one by one from member i on; best: the fewest, and chosen. */
static void choose(struct search *const s, const size_t f, size_t i, const int64_t sum,
                   const int64_t least, const int64_t used, int64_t *const best,
                   int64_t *const chosen)
{
    const struct resident *const r = s->q->of;
    if (*best == 0 || !charge(s, 1))
        return;
    if (sum >= least) {
        const int64_t left = sum > used ? sum - used : 0;
        if (*best < 0 || left < *best) {
            *best = left;
            for (const size_t *m = r->member; m < r->member + r->members; m++)
                if (s->whole_of[*m] && r->kernel[*m].kind == f)
                    s->chosen[*m] = chosen[*m];
        }
        if (sum >= used)
            return;
    }
    for (; i < r->members; i++) {
        const size_t k = r->member[i];
        if (!s->whole_of[k] || r->kernel[k].kind != f || s->part_of[k] || s->must[k])
            continue;
        chosen[k] = s->whole_of[k];
        choose(s, f, i + 1, sum + s->whole_of[k], least, used, best, chosen);
        chosen[k] = 0;
    }
}

/* With those that may be partly placed as part_of[] has them: is it an arrangement? */
static bool complete(struct search *const s)
{
    const struct resident *const r = s->q->of;
    int64_t *const chosen = calloc(r->kernels + 1, sizeof *chosen);
    bool ok = (s->memory = s->memory && chosen);
    memset(s->chosen, 0, r->kernels * sizeof *s->chosen);
    for (size_t f = 0; ok && f < s->kinds; f++) {
        int64_t any = 0, sum = 0, best = -1;
        for (const size_t *m = r->member; m < r->member + r->members; m++)
            if (r->kernel[*m].kind == f) {
                any += s->part_of[*m];
                sum += chosen[*m] = s->must[*m] ? s->whole_of[*m] : 0;
            }
        choose(s, f, 0, sum, s->used[f] - any, s->used[f], &best, chosen);
        ok = best >= 0 && s->found != UNKNOWN;
        s->rest[f] = best;
        int64_t open = s->used[f]; /* what those partly there have of them */
        for (const size_t *m = r->member; m < r->member + r->members; m++)
            if (r->kernel[*m].kind == f)
                open -= s->chosen[*m];
        for (const size_t *m = r->member; m < r->member + r->members; m++)
            if (r->kernel[*m].kind == f && s->part_of[*m] && open > 0) {
                s->chosen[*m] = open < s->part_of[*m] ? open : s->part_of[*m];
                open -= s->chosen[*m];
            }
    }
    free(chosen);
    if (!ok || too_much(s) || !charge(s, s->q->sms * (int64_t)s->kinds / 64))
        return false;
    deal(s);
    return s->found != UNKNOWN && pack(s, closed_sms(s));
}

/* Of each lower priority at most one kernel is partly placed: tries each, from member i on. */
static bool try_parts(struct search *const s, size_t i)
{
    const struct resident *const r = s->q->of;
    const struct kernel *const head = &r->kernel[s->q->head];
    for (; i < r->members; i++) {
        const size_t k = r->member[i];
        if (!s->level[k] || s->part_of[k])
            continue;
        bool taken = false;
        for (const size_t *m = r->member; m < r->member + r->members; m++)
            taken = taken || (s->part_of[*m] && *m != s->q->head &&
                              r->kernel[*m].priority == r->kernel[k].priority);
        if (taken || r->kernel[k].priority <= head->priority || !s->used[r->kernel[k].kind])
            continue;
        s->part_of[k] = (int64_t)s->level[k];
        const bool ok = try_parts(s, i + 1);
        if (ok)
            return true;
        s->part_of[k] = 0;
        if (s->found == UNKNOWN || !s->memory)
            return false;
    }
    return complete(s);
}

/* ---- dealing sets to SMs ---- */

/* Can columns i, i + 1, ... close so many SMs? Not if all blocks of their footprints that are left
 * weigh less than these SMs and what each of the columns costs above them, c at least. */
static int64_t slack_of(const struct search *const s, const size_t i, const int64_t left)
{
    const int64_t uses = (left + s->widest - 1) / s->widest;
    int64_t slack = -left * s->whole - uses * s->column[i].cost;
    for (size_t f = 0; f < s->kinds; f++)
        if (s->last[f] > i)
            slack += (s->supply[f] - s->used[f]) * s->part[f];
    return slack;
}

/* Closes `left` SMs by columns i, i + 1, ..., each as often as it goes. */
static bool cover(struct search *const s, const size_t i, const int64_t left)
{
    if (!charge(s, 1))
        return false;
    if (left <= 0)
        return try_parts(s, 0);
    if (i == s->columns || slack_of(s, i, left) < 0)
        return false;
    const struct column *const c = &s->column[i];
    int64_t most = (left + c->width - 1) / c->width;
    for (size_t f = 0; f < s->kinds; f++)
        if (c->count[f] && (s->supply[f] - s->used[f]) / c->count[f] < most)
            most = (s->supply[f] - s->used[f]) / c->count[f];
    bool found = false;
    for (int64_t times = most; times >= 0 && !found && s->memory && s->found != UNKNOWN; times--) {
        for (size_t f = 0; f < s->kinds; f++)
            s->used[f] += times * c->count[f];
        s->times[i] = times;
        found = cover(s, i + 1, left - times * c->width);
        for (size_t f = 0; !found && f < s->kinds; f++)
            s->used[f] -= times * c->count[f];
    }
    if (!found)
        s->times[i] = 0;
    return found;
}

/* ---- the question ---- */

/* What each kernel may have on the SMs of the head. false: the head is never there so. */
static bool find_roles(struct search *const s)
{
    const struct question *const q = s->q;
    const struct resident *const r = q->of;
    const struct kernel *const head = &r->kernel[q->head];
    bool possible = true;
    for (size_t i = 0; i < r->members; i++) {
        const size_t k = r->member[i];
        const struct kernel *const own = &r->kernel[k];
        const int64_t most = own->fit * q->sms, blocks = q->blocks[k];
        possible = possible && !(k == q->missing && bit(&r->ahead, k, q->head));
        s->whole_of[k] = s->part_of[k] = 0;
        s->level[k] = 0;
        if (own->group == GPURTA_NONE || own->pool != head->pool || bit(&r->apart, k, q->head) ||
            (q->missing != GPURTA_NONE && bit(&r->ahead, q->missing, k)) ||
            (q->only != GPURTA_NONE && own->group != q->only))
            continue;
        const int64_t without = blocks - (k == q->head || k == q->missing);
        if (k == q->head)
            s->part_of[k] = without < most ? without : most;
        else if (k != q->missing && blocks <= most)
            s->whole_of[k] = blocks;
        s->must[k] = bit(&r->ahead, k, q->head);
        possible = possible && (!s->must[k] || s->whole_of[k]);
        if (k != q->head && own->priority > head->priority && !s->must[k])
            s->level[k] = (size_t)(without < most ? without : most);
        const int64_t all = s->part_of[k] > s->whole_of[k] ? s->part_of[k] : s->whole_of[k];
        s->supply[own->kind] += (int64_t)s->level[k] > all ? (int64_t)s->level[k] : all;
    }
    return possible;
}

/* So much that sums of weights fit 64 bits: 2^30 * 2^21 blocks * 2^11 footprints. */
#define MOST_WEIGHT (INT64_C(1) << 30)

/* The weight of all that may be there above that of all SMs, by the set of weights by which it is
 * least; INT64_MAX: there is no set. */
static int64_t weigh(const struct search *const s, const struct weight_sets *const sets,
                     size_t *const set)
{
    int64_t best = 0;
    *set = SIZE_MAX;
    for (size_t i = 0; i < sets->count; i++) {
        const struct weights *const w = &sets->set[i];
        int64_t above = -s->q->sms * w->whole;
        bool small = w->whole <= MOST_WEIGHT;
        for (size_t f = 0; small && f < s->kinds; f++) {
            small = w->part[f] <= MOST_WEIGHT;
            above += small ? s->supply[f] * w->part[f] : 0;
        }
        if (small &&
            (*set == SIZE_MAX || ratio_cmp(above, w->whole, best, sets->set[*set].whole) < 0)) {
            best = above;
            *set = i;
        }
    }
    return best;
}

static void search_clear(struct search *const s)
{
    FREE(s->times, s->last, s->set, s->sum, s->used, s->rest, s->chosen, s->on);
}

static bool search_init(struct search *const s)
{
    s->columns = 0;
    s->widest = 0;
    s->set = calloc(s->kinds + 1, sizeof *s->set);
    s->sum = calloc(s->covers->count, sizeof *s->sum);
    s->used = calloc(s->kinds + 1, sizeof *s->used);
    s->rest = calloc(s->kinds + 1, sizeof *s->rest);
    s->last = calloc(s->kinds + 1, sizeof *s->last);
    s->chosen = calloc(s->q->of->kernels, sizeof *s->chosen);
    s->on = calloc((size_t)s->q->sms * s->kinds + 1, sizeof *s->on);
    s->times = NULL;
    return s->set && s->sum && s->used && s->rest && s->last && s->chosen && s->on;
}

/* By the columns that cost no more than s->slack. */
static gpurta_status search_columns(struct search *const s, gpurta_error *const error)
{
    const struct resident *const r = s->q->of;
    gpurta_status status = GPURTA_OK;
    s->memory = search_init(s);
    s->found = RESIDENT;
    if (s->memory && find_floors(s) && find_columns(s, 0, -s->whole)) {
        s->times = calloc(s->columns + 1, sizeof *s->times);
        s->memory = s->times != NULL;
        for (size_t i = 0; i < s->columns; i++)
            s->column[i].count = &r->columns.counts[i * s->kinds];
        if (s->columns)
            qsort(s->column, s->columns, sizeof *s->column, by_cost);
        for (size_t i = 0; i < s->columns; i++) {
            s->widest = s->column[i].width > s->widest ? s->column[i].width : s->widest;
            for (size_t f = 0; f < s->kinds; f++)
                s->last[f] = s->column[i].count[f] ? i + 1 : s->last[f];
        }
        if (s->memory && cover(s, 0, s->q->sms))
            s->found = HANGS;
        else if (s->found == RESIDENT && s->doubtful)
            s->found = UNKNOWN;
    }
    if (!s->memory)
        status = fail_memory(error);
    search_clear(s);
    return status;
}

/* So many steps are less than the least weights take. */
#define FEW_STEPS 1000

/* Where blocks are many a covering of cheap columns is soon found. */
static gpurta_status search_exactly(struct search *const s, gpurta_error *const error)
{
    struct resident *const r = s->q->of;
    const int64_t all = s->slack, left = r->left;
    gpurta_status status = GPURTA_OK;
    s->found = RESIDENT;
    if (all > s->whole / 4) {
        r->left = left < FEW_STEPS ? left : FEW_STEPS;
        const int64_t few = r->left;
        s->slack = s->whole / 4;
        status = search_columns(s, error);
        r->left = left - (few - r->left);
        s->slack = all;
    }
    return status || s->found == HANGS ? status : search_columns(s, error);
}

/* One more set of weights for the head: as for another head, or, at last, the least for the blocks
 * that may be there. */
static gpurta_status add_weights(const struct search *const s, struct theory *const t,
                                 struct pool_of_sms *const pool, gpurta_error *const error)
{
    if (!t->borrowed && pool->solved) {
        t->borrowed = true;
        return weights_like(&t->sets, &t->covers, pool->solved, error);
    }
    gpurta_status status = GPURTA_OK;
    t->solved = true;
    s->q->of->solving -= 6 * (int64_t)(s->kinds * s->kinds * s->kinds);
    if (s->q->of->solving >= 0)
        status = weights_of_blocks(&t->sets, &t->covers, s->supply, error);
    if (t->sets.count)
        pool->solved = &t->sets.set[t->sets.count - 1];
    return status;
}

/* By the sets of weights that there are. */
static void take_weights(struct search *const s, struct question *const q,
                         const struct weight_sets *const sets, const int64_t *const none)
{
    const int64_t slack = weigh(s, sets, &q->set);
    const bool any = q->set != SIZE_MAX;
    s->slack = any ? slack : 0;
    s->part = any ? sets->set[q->set].part : none; /* none: nothing is pruned */
    s->whole = any ? sets->set[q->set].whole : 0;
    q->part = slack + q->sms * s->whole;
    q->whole = s->whole;
    q->by_weights = any && slack < 0;
}

static gpurta_status decide(struct search *const s, struct question *const q,
                            struct theory *const t, const int64_t *const none,
                            gpurta_error *const error)
{
    struct resident *const r = q->of;
    struct pool_of_sms *const pool = &r->pool[r->kernel[q->head].pool];
    gpurta_status status = GPURTA_OK;
    for (s->found = UNKNOWN; !status && s->found == UNKNOWN;) {
        take_weights(s, q, &t->sets, none);
        if (q->by_weights) {
            s->found = RESIDENT;
        } else if (t->solved) {
            return search_exactly(s, error);
        } else {
            const int64_t left = r->left;
            if (q->few_steps && (t->borrowed || !pool->solved)) {
                r->left = left < FEW_STEPS ? left : FEW_STEPS;
                status = search_exactly(s, error);
                r->left = left;
            }
            if (!status && s->found == UNKNOWN)
                status = add_weights(s, t, pool, error);
        }
    }
    return status;
}

/* Makes the theory of the kernel as the head, if it is not made. */
static gpurta_status theory_make(struct resident *const r, const size_t kernel,
                                 gpurta_error *const error)
{
    struct pool_of_sms *const pool = &r->pool[r->kernel[kernel].pool];
    const size_t kind = r->kernel[kernel].kind;
    struct theory *const t = &pool->theory[kind];
    const struct kinds kinds = {.footprint = pool->footprint, .count = pool->kinds};
    if (t->made)
        return GPURTA_OK;
    bool *const waiting = calloc(pool->kinds, sizeof *waiting);
    if (!waiting)
        return fail_memory(error);
    waiting[kind] = true;
    struct sm_limits limits = r->limits;
    limits.contiguous = false; /* U4: pieces that stay have no holes, but for those that left */
    for (size_t f = 0; f < pool->kinds; f++)
        if (pool->ends[f] && pool->footprint[f].shared_memory)
            limits.contiguous = r->limits.contiguous;
    gpurta_status status = covers_make(&t->covers, &limits, r->slots, &kinds, waiting, NULL, error);
    if (!status)
        status = weights_of_blocks(&t->sets, &t->covers, NULL, error);
    free(waiting);
    t->made = !status;
    return status;
}

gpurta_status may_block(enum verdict *const verdict, struct question *const q,
                        gpurta_error *const error)
{
    struct resident *const r = q->of;
    const struct kernel *const head = &r->kernel[q->head];
    const struct pool_of_sms *const pool = &r->pool[head->pool];
    struct theory *const t = &pool->theory[head->kind];
    gpurta_status status = theory_make(r, q->head, error);
    struct search s = {.q = q,
                       .pool = pool,
                       .covers = &t->covers,
                       .kinds = pool->own,
                       .head_kind = head->kind,
                       .found = RESIDENT};
    if (status)
        return status;
    s.supply = calloc(pool->kinds, sizeof *s.supply);
    s.whole_of = calloc(2 * r->kernels, sizeof *s.whole_of);
    s.level = calloc(r->kernels, sizeof *s.level);
    s.must = calloc(r->kernels, sizeof *s.must);
    int64_t *const none = calloc(s.kinds + 1, sizeof *none);
    if (s.supply && s.whole_of && s.level && s.must && none) {
        for (size_t f = s.kinds; f < pool->kinds; f++)
            s.supply[f] = -1;
        s.part_of = s.whole_of + r->kernels;
        if (find_roles(&s))
            status = decide(&s, q, t, none, error);
        else
            q->by_weights = false;
        *verdict = s.found;
    } else {
        status = fail_memory(error);
    }
    FREE(s.level, s.must, s.whole_of, s.supply);
    free(none);
    return status;
}
