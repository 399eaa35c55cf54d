#include "fail.h"
#include "grow.h"
#include "options.h"
#include "runlist.h"

#include <stdlib.h>
#include <string.h>

/* The smaller of deadline and period; NULL if there is neither. */
static const struct rat *limit_of(const struct channel *const c)
{
    if (!rat_given(&c->deadline))
        return NULL;
    if (!rat_given(&c->period))
        return &c->deadline;
    return rat_cmp(&c->deadline, &c->period) < 0 ? &c->deadline : &c->period;
}

static bool any_limit(const struct model *const model)
{
    for (size_t i = 0; i < model->shape.count; i++)
        if (limit_of(&model->channel[i]))
            return true;
    return false;
}

/* What both searches refuse. */
static gpurta_status check(const struct model *const model, gpurta_error *const error)
{
    if (!any_limit(model))
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "no task has a deadline or a period to fit");
    if (model->overhead == GPURTA_RUNLIST_PUBLISHED)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "fitting needs a bound: the overhead must be charged for every switch");
    return GPURTA_OK;
}

static gpurta_status fail_scale(gpurta_error *const error)
{
    return fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                "the common denominator of all times has more than %d bits", SCALE_MAX_BITS);
}

/* ---- levels ---- */

struct search {
    const struct model *model;
    struct channels shape; /* of the current assignment; its levels are `used` */
    struct scale scale;
    struct rat slice[GPURTA_LEVEL_HIGH + 1]; /* the driver's timeslices, where they are used */
    /* The levels as they are chosen: GPURTA_LEVEL_NONE is a low channel with the timeslice that the
     * driver gives where no level is set. kept_level: one assignment after the other. */
    gpurta_level *level, *from, *given, *kept_level;
    gpurta_level *used; /* level, without GPURTA_LEVEL_NONE */
    size_t changes[GPURTA_RUNLIST_LEVELS_KEPT];
    struct rat *ratio; /* of those kept */
    size_t kept;
    int64_t tried, fit, steps, limit;
    bool all;       /* every assignment */
    bool by_level;  /* some timeslice follows the level */
    bool odd_given; /* the given levels are not the usual name for their list */
};

struct gpurta_runlist_levels {
    gpurta_level *level;
    struct rat ratio[GPURTA_RUNLIST_LEVELS_KEPT];
    size_t tasks, kept;
    int64_t tried, fit;
    bool all;
};

static size_t search_changes(const struct search *const s)
{
    size_t changes = 0;
    for (size_t i = 0; i < s->shape.count; i++)
        changes += s->level[i] != s->given[i];
    return changes;
}

/* Whether the current assignment is kept already. */
static bool search_known(const struct search *const s)
{
    const size_t size = s->shape.count * sizeof *s->level;
    for (size_t p = 0; p < s->kept; p++)
        if (memcmp(s->kept_level + p * s->shape.count, s->level, size) == 0)
            return true;
    return false;
}

static void search_insert(struct search *const s, const size_t place, const size_t changes)
{
    const size_t n = s->shape.count, behind = s->kept - 1 - place;
    gpurta_level *const at = s->kept_level + place * n;
    memmove(at + n, at, behind * n * sizeof *at);
    memmove(&s->changes[place + 1], &s->changes[place], behind * sizeof *s->changes);
    memcpy(at, s->level, n * sizeof *at);
    s->changes[place] = changes;
}

/* The least level to try: none where the file sets neither level nor timeslice. */
static gpurta_level search_least(const struct search *const s, const size_t i)
{
    return s->given[i] == GPURTA_LEVEL_NONE ? GPURTA_LEVEL_NONE : GPURTA_LEVEL_LOW;
}

/* The next assignment; false after the last. */
static bool search_next(struct search *const s)
{
    for (size_t i = 0; i < s->shape.count; i++) {
        if (s->level[i] < GPURTA_LEVEL_HIGH) {
            s->level[i] = (gpurta_level)(s->level[i] + 1);
            return true;
        }
        s->level[i] = search_least(s, i);
    }
    return false;
}

/* The usual names for a list with two levels are high and low, with one level high; the list is
 * the same with other names. */
static gpurta_level usual_name(const gpurta_level level, const bool low, const bool medium,
                               const bool high)
{
    if (low && medium && high)
        return level;
    if (low + medium + high == 1 || level == (high ? GPURTA_LEVEL_HIGH : GPURTA_LEVEL_MEDIUM))
        return GPURTA_LEVEL_HIGH;
    return GPURTA_LEVEL_LOW;
}

static void levels_used(const gpurta_level *const level, const size_t count, bool *const low,
                        bool *const medium, bool *const high)
{
    *low = *medium = *high = false;
    for (size_t i = 0; i < count; i++) {
        *low = *low || level[i] == GPURTA_LEVEL_LOW;
        *medium = *medium || level[i] == GPURTA_LEVEL_MEDIUM;
        *high = *high || level[i] == GPURTA_LEVEL_HIGH;
    }
}

static bool is_usual(const gpurta_level *const level, const size_t count)
{
    bool low, medium, high;
    levels_used(level, count, &low, &medium, &high);
    return (low && medium && high) || (high && !medium);
}

/* Whether the current assignment is to be tried: of several names for one list, only the usual one,
 * or the given one in its place. */
static bool search_wanted(const struct search *const s)
{
    const size_t n = s->shape.count;
    if (s->by_level)
        return true;
    if (!is_usual(s->level, n))
        return memcmp(s->level, s->model->level, n * sizeof *s->level) == 0;
    if (!s->odd_given)
        return true;
    bool low, medium, high, same = true;
    levels_used(s->model->level, n, &low, &medium, &high);
    for (size_t i = 0; i < n && same; i++)
        same = s->level[i] == usual_name(s->model->level[i], low, medium, high);
    return !same;
}

#include "num_i64.h"

#include "runlist_core.h"
#include "runlist_levels_core.h"

#include "num_undef.h"

#include "num_mpz.h"

#include "runlist_core.h"
#include "runlist_levels_core.h"

#include "num_undef.h"

static void search_clear(struct search *const s)
{
    for (int i = 0; i <= GPURTA_LEVEL_HIGH; i++)
        rat_clear(&s->slice[i]);
    scale_clear(&s->scale);
    free(s->level);
    free(s->from);
    free(s->given);
    free(s->used);
}

/* Whether the steps for all assignments are within the limit. */
static bool all_fit(const struct search *const s)
{
    int64_t steps = (int64_t)s->shape.count;
    for (size_t i = 0; i < s->shape.count; i++)
        if (__builtin_mul_overflow(steps, GPURTA_LEVEL_HIGH - search_least(s, i) + 1, &steps) ||
            steps > s->limit)
            return false;
    return true;
}

/* Sets the driver's timeslices where they follow the level, and the common denominator. */
static gpurta_status search_times(struct search *const s, const gpurta_options *const options,
                                  gpurta_error *const error)
{
    const gpurta_unit unit = (gpurta_unit)option(options, GPURTA_OPTION_RUNLIST_UNIT);
    gpurta_status status = GPURTA_OK;
    mpq_t slice;
    mpq_init(slice);
    for (int level = GPURTA_LEVEL_NONE; level <= GPURTA_LEVEL_HIGH && s->by_level; level++) {
        if (status == GPURTA_OK)
            status = gpurta_runlist_driver_timeslice((gpurta_level)level, unit, slice, error);
        if (status == GPURTA_OK && !rat_set(&s->slice[level], slice))
            status = fail_memory(error);
        if (status == GPURTA_OK && !scale_add(&s->scale, &s->slice[level]))
            status = fail_scale(error);
    }
    mpq_clear(slice);
    if (status == GPURTA_OK && !model_scale(&s->scale, s->model))
        status = fail_scale(error);
    return status;
}

static void search_begin(struct search *const s)
{
    const size_t n = s->model->shape.count;
    s->kept = 0;
    s->tried = s->fit = s->steps = 0;
    memcpy(s->level, s->given, n * sizeof *s->level);
}

static gpurta_status search_room(struct search *const s, gpurta_runlist_levels *const found,
                                 const gpurta_tasks *const tasks, gpurta_error *const error)
{
    const size_t n = s->model->shape.count;
    if (n > SIZE_MAX / GPURTA_RUNLIST_LEVELS_KEPT / sizeof *s->level)
        return fail_memory(error);
    s->level = calloc(n, sizeof *s->level);
    s->from = calloc(n, sizeof *s->from);
    s->given = calloc(n, sizeof *s->given);
    s->used = calloc(n, sizeof *s->used);
    found->level = calloc(n * GPURTA_RUNLIST_LEVELS_KEPT, sizeof *found->level);
    if (!s->level || !s->from || !s->given || !s->used || !found->level)
        return fail_memory(error);
    found->tasks = n;
    s->shape = s->model->shape;
    s->shape.level = s->used;
    s->kept_level = found->level;
    s->ratio = found->ratio;
    for (size_t i = 0; i < n; i++) {
        s->by_level = s->by_level || s->model->by_level[i];
        s->given[i] = s->model->by_level[i] ? gpurta_tasks_level(tasks, i) : s->model->level[i];
    }
    search_begin(s);
    s->odd_given = !is_usual(s->model->level, n);
    return GPURTA_OK;
}

static gpurta_status search(gpurta_runlist_levels *const found, const struct model *const model,
                            const gpurta_tasks *const tasks, const gpurta_options *const options,
                            gpurta_error *const error)
{
    struct search s = {.model = model};
    s.limit = option(options, GPURTA_OPTION_RUNLIST_FIT_LIMIT);
    scale_init(&s.scale);
    gpurta_status status = search_room(&s, found, tasks, error);
    s.all = status == GPURTA_OK && all_fit(&s);
    if (status == GPURTA_OK)
        status = search_times(&s, options, error);
    if (status == GPURTA_OK) {
        status = levels_search_i64(&s);
        if (status == GPURTA_OVERFLOW) {
            search_begin(&s);
            status = levels_search_mpz(&s);
        }
        if (status == GPURTA_NO_MEMORY)
            fail_memory(error);
    }
    found->kept = s.kept;
    found->tried = s.tried;
    found->fit = s.fit;
    found->all = s.all;
    search_clear(&s);
    return status;
}

gpurta_status gpurta_runlist_fit_levels(gpurta_runlist_levels **const levels,
                                        const gpurta_tasks *const tasks,
                                        const gpurta_options *const options,
                                        gpurta_error *const error)
{
    if (!levels)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "levels: NULL argument");
    struct model model;
    gpurta_status status = model_init(&model, tasks, options, true, error);
    if (status != GPURTA_OK)
        return status;
    gpurta_runlist_levels *const fresh = calloc(1, sizeof *fresh);
    status = fresh ? check(&model, error) : fail_memory(error);
    if (fresh && status == GPURTA_OK)
        status = search(fresh, &model, tasks, options, error);
    model_clear(&model);
    if (status == GPURTA_OK)
        *levels = fresh;
    else
        gpurta_runlist_levels_destroy(fresh);
    return status;
}

void gpurta_runlist_levels_destroy(gpurta_runlist_levels *const levels)
{
    if (!levels)
        return;
    for (size_t p = 0; p < GPURTA_RUNLIST_LEVELS_KEPT; p++)
        rat_clear(&levels->ratio[p]);
    free(levels->level);
    free(levels);
}

size_t gpurta_runlist_levels_count(const gpurta_runlist_levels *const levels)
{
    return levels ? levels->kept : 0;
}

int64_t gpurta_runlist_levels_tried(const gpurta_runlist_levels *const levels, int64_t *const fit,
                                    int *const all)
{
    if (fit)
        *fit = levels ? levels->fit : 0;
    if (all)
        *all = levels && levels->all;
    return levels ? levels->tried : 0;
}

gpurta_level gpurta_runlist_levels_get(const gpurta_runlist_levels *const levels,
                                       const size_t index, const size_t task)
{
    if (index >= gpurta_runlist_levels_count(levels) || task >= levels->tasks)
        return GPURTA_LEVEL_NONE;
    return levels->level[index * levels->tasks + task];
}

int gpurta_runlist_levels_ratio(const gpurta_runlist_levels *const levels, const size_t index,
                                mpq_ptr ratio)
{
    if (index >= gpurta_runlist_levels_count(levels) || !ratio)
        return 0;
    rat_get(ratio, &levels->ratio[index]);
    return 1;
}

/* ---- one timeslice for all ---- */

struct interval {
    struct rat from, to;
    bool closed;
};

struct intervals {
    struct interval *at;
    size_t count, room;
};

struct gpurta_runlist_fit {
    struct intervals fits;
    struct rat best, ratio;
    size_t task;
};

/* The system at a timeslice p / q, in ticks of 1 / (scale * q). */
struct tuning {
    const struct model *model;
    struct scale scale;
    struct runlist_mpz r;
    struct arrays_mpz a;              /* its `deadline` holds the limits, 0: none */
    num_mpz *wcet, *section, *period; /* unchanged ones; the arrays of r are multiples by q */
    mpz_t cost, bound, t;
    mpq_t low, high; /* the range, in scaled ticks */
    mpq_t *bend;     /* where some min(TS + np_j, C_j) bends, ascending */
    size_t bends;
    mpq_t x, y; /* for calculations */
    int64_t steps, limit;
    int64_t window;
};

static void interval_clear(struct interval *const v)
{
    rat_clear(&v->from);
    rat_clear(&v->to);
}

static void intervals_clear(struct intervals *const v)
{
    for (size_t i = 0; i < v->count; i++)
        interval_clear(&v->at[i]);
    free(v->at);
    *v = (struct intervals){.count = 0};
}

/* Adds [from, to], or [from, to) if it is not closed; joined to the last one where they meet. */
static bool intervals_add(struct intervals *const v, mpq_srcptr from, mpq_srcptr to,
                          const bool closed)
{
    if (v->count > 0) {
        struct interval *const last = &v->at[v->count - 1];
        mpq_t end;
        mpq_init(end);
        rat_get(end, &last->to);
        const bool meets = mpq_equal(end, from);
        mpq_clear(end);
        if (meets) {
            last->closed = closed;
            return rat_set(&last->to, to);
        }
    }
    struct interval *const all = grow(v->at, &v->room, v->count + 1, sizeof *all);
    if (!all)
        return false;
    v->at = all;
    struct interval *const fresh = &all[v->count];
    rat_init(&fresh->from);
    rat_init(&fresh->to);
    fresh->closed = closed;
    v->count++;
    return rat_set(&fresh->from, from) && rat_set(&fresh->to, to);
}

/* both := the common part of a and b */
static bool intervals_meet(struct intervals *const both, const struct intervals *const a,
                           const struct intervals *const b)
{
    mpq_t from, to, other;
    mpq_inits(from, to, other, NULL);
    bool kept = true;
    for (size_t i = 0, j = 0; i < a->count && j < b->count && kept;) {
        const struct interval *const x = &a->at[i], *const y = &b->at[j];
        rat_get(from, &x->from);
        rat_get(other, &y->from);
        if (mpq_cmp(from, other) < 0)
            mpq_set(from, other);
        rat_get(to, &x->to);
        rat_get(other, &y->to);
        const int order = mpq_cmp(to, other);
        const bool closed = order < 0 ? x->closed : order > 0 ? y->closed : x->closed && y->closed;
        if (order > 0)
            mpq_set(to, other);
        const int size = mpq_cmp(to, from);
        if (size > 0 || (size == 0 && closed))
            kept = intervals_add(both, from, to, closed);
        /* the one that ends first; a closed end lies behind an open one */
        if (order < 0 || (order == 0 && !x->closed))
            i++;
        else
            j++;
    }
    mpq_clears(from, to, other, NULL);
    return kept;
}

/* Steps that one bound takes: the lower channels, whose worst window is looked for. */
static int64_t window_steps(const struct channels *const shape)
{
    return (int64_t)(shape->medium + shape->low) + 1;
}

/* Counts a bound: additions of numbers of its size, and a fraction brought to lowest terms. */
static void count_steps(struct tuning *const t, mpz_srcptr bound)
{
    const int64_t limbs = (int64_t)mpz_size(bound);
    t->steps += window_steps(&t->model->shape) * (1 + limbs / 4) + limbs * limbs;
}

/* Goes to timeslice x. */
static void tune(struct tuning *const t, mpq_srcptr x)
{
    const size_t n = t->model->shape.count;
    mpz_srcptr q = mpq_denref(x);
    for (size_t i = 0; i < n; i++) {
        mpz_set(&t->a.all[i], mpq_numref(x));
        mpz_mul(&t->a.all[n + i], &t->wcet[i], q);
        mpz_mul(&t->a.all[2 * n + i], &t->section[i], q);
        mpz_mul(&t->a.all[3 * n + i], &t->period[i], q);
    }
    t->steps += (int64_t)n;
    mpz_mul(&t->r.cost, t->cost, q);
    mpz_set(&t->r.own, &t->r.cost);
    (void)runlist_prepare_mpz(&t->r);
}

/* bound - limit of channel i with k slots at timeslice x, where the system was tuned; in ticks */
static void excess(struct tuning *const t, const size_t i, mpz_srcptr k, mpq_srcptr x, mpq_ptr r)
{
    mpz_set(&t->r.k, k);
    (void)runlist_slots_mpz(&t->r, i, t->bound, &t->window);
    count_steps(t, t->bound);
    mpz_set(mpq_numref(r), t->bound);
    mpz_set(mpq_denref(r), mpq_denref(x));
    mpz_submul(mpq_numref(r), mpq_denref(r), &t->a.deadline[i]);
    mpq_canonicalize(r);
}

static int excess_sign(struct tuning *const t, const size_t i, mpz_srcptr k, mpq_srcptr x)
{
    tune(t, x);
    excess(t, i, k, x, t->y);
    return mpq_sgn(t->y);
}

/* How fast the worst window at x grows with the timeslice, just left of x. */
static void slope(struct tuning *const t, const size_t i, mpz_srcptr k, mpq_srcptr x, mpz_ptr r)
{
    const size_t n = t->model->shape.count;
    mpz_set_ui(r, 0);
    for (size_t j = 0; j < n; j++) {
        mpz_add(t->t, mpq_numref(x), &t->a.all[2 * n + j]);
        if (j == i || (!t->a.full[j] && mpz_cmp(t->t, &t->a.all[n + j]) > 0))
            continue;
        model_entries(&t->model->shape, i, t->window, k, j, t->t);
        mpz_add(r, r, t->t);
    }
}

/* Newton's method from x, where the bound exceeds the limit: between two bends the bound is the
 * largest of several linear functions of the timeslice, and does not exceed it at the left one. */
static void newton(struct tuning *const t, const size_t i, mpz_srcptr k, mpq_ptr x)
{
    mpq_t step;
    mpq_init(step);
    while (excess_sign(t, i, k, x) > 0) {
        mpq_set_ui(step, 1, 1);
        slope(t, i, k, x, mpq_numref(step));
        mpq_div(t->y, t->y, step);
        mpq_sub(x, x, t->y);
    }
    mpq_clear(step);
}

/* First bend at or above x. */
static size_t bend_from(const struct tuning *const t, mpq_srcptr x)
{
    size_t low = 0, high = t->bends;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (mpq_cmp(t->bend[middle], x) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* In the piece where channel i needs k slots, its bound does not fall: to := the largest timeslice
 * below `to` that fits, given that the left end fits and `to` does not. */
static void largest_fit(struct tuning *const t, const size_t i, mpz_srcptr k, mpq_srcptr from,
                        mpq_ptr to)
{
    size_t low = bend_from(t, from), high = bend_from(t, to);
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (excess_sign(t, i, k, t->bend[middle]) > 0)
            high = middle;
        else
            low = middle + 1;
    }
    if (low < t->bends && mpq_cmp(t->bend[low], to) < 0)
        mpq_set(to, t->bend[low]);
    newton(t, i, k, to);
}

/* The piece of the range where channel i needs k slots: [from, to], or [from, to). */
static bool piece(const struct tuning *const t, const size_t i, mpz_srcptr k, mpq_ptr from,
                  mpq_ptr to, bool *const closed)
{
    mpz_set(mpq_numref(from), &t->wcet[i]);
    mpz_set(mpq_denref(from), k);
    mpq_canonicalize(from);
    if (mpq_cmp(from, t->low) < 0)
        mpq_set(from, t->low);
    mpq_set(to, t->high);
    *closed = true;
    if (mpz_cmp_ui(k, 1) > 0) {
        mpq_t end;
        mpq_init(end);
        mpz_set(mpq_numref(end), &t->wcet[i]);
        mpz_sub_ui(mpq_denref(end), k, 1);
        mpq_canonicalize(end);
        *closed = mpq_cmp(end, t->high) > 0;
        if (!*closed)
            mpq_set(to, end);
        mpq_clear(end);
    }
    const int size = mpq_cmp(to, from);
    return size > 0 || (size == 0 && *closed);
}

/* Slots that channel i needs at timeslice x. */
static void slots_at(const struct tuning *const t, const size_t i, mpq_srcptr x, mpz_ptr k)
{
    mpz_mul(k, &t->wcet[i], mpq_denref(x));
    mpz_cdiv_q(k, k, mpq_numref(x));
}

/* The piece with k slots, if any of it fits. */
static bool fit_piece(struct tuning *const t, const size_t i, mpz_srcptr k,
                      struct intervals *const fits)
{
    mpq_t from, to;
    bool closed, kept = true;
    mpq_inits(from, to, NULL);
    if (piece(t, i, k, from, to, &closed) && excess_sign(t, i, k, from) <= 0) {
        if (excess_sign(t, i, k, to) > 0) {
            largest_fit(t, i, k, from, to);
            closed = true;
        }
        kept = intervals_add(fits, from, to, closed);
    }
    mpq_clears(from, to, NULL);
    return kept;
}

/* The largest number of slots with which channel i may fit: k switches alone take that long. */
static void most_slots(const struct tuning *const t, const size_t i, mpz_ptr k)
{
    mpz_t room;
    slots_at(t, i, t->low, k);
    if (mpz_sgn(t->cost) == 0)
        return;
    mpz_init(room);
    mpz_sub(room, &t->a.deadline[i], &t->wcet[i]);
    mpz_fdiv_q(room, room, t->cost);
    if (mpz_cmp(room, k) < 0)
        mpz_set(k, room);
    mpz_clear(room);
}

static bool has_limit(const struct tuning *const t, const size_t i)
{
    return mpz_sgn(&t->wcet[i]) > 0 && mpz_sgn(&t->a.deadline[i]) > 0;
}

static gpurta_status fail_steps(const struct tuning *const t, gpurta_error *const error)
{
    return fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                "not finished after %lld steps: choose a smaller range, or a larger limit",
                (long long)t->limit);
}

/* The timeslices with which channel i fits. */
static gpurta_status fit_channel(struct tuning *const t, const size_t i,
                                 struct intervals *const fits, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    mpz_t k, least;
    mpz_inits(k, least, NULL);
    slots_at(t, i, t->high, least);
    for (most_slots(t, i, k); status == GPURTA_OK && mpz_cmp(k, least) >= 0; mpz_sub_ui(k, k, 1)) {
        if (!fit_piece(t, i, k, fits))
            status = fail_memory(error);
        else if (t->steps > t->limit)
            status = fail_steps(t, error);
    }
    mpz_clears(k, least, NULL);
    return status;
}

static gpurta_status fit_all(struct tuning *const t, struct intervals *const fits,
                             gpurta_error *const error)
{
    gpurta_status status =
        intervals_add(fits, t->low, t->high, true) ? GPURTA_OK : fail_memory(error);
    for (size_t i = 0; i < t->model->shape.count && status == GPURTA_OK && fits->count > 0; i++) {
        struct intervals own = {.count = 0}, both = {.count = 0};
        if (!has_limit(t, i))
            continue;
        status = fit_channel(t, i, &own, error);
        if (status == GPURTA_OK && !intervals_meet(&both, fits, &own))
            status = fail_memory(error);
        intervals_clear(fits);
        intervals_clear(&own);
        *fits = both;
    }
    return status;
}

/* Whether x lies in one of the intervals. */
static bool intervals_hold(const struct intervals *const v, mpq_srcptr x, mpq_ptr t)
{
    size_t low = 0, high = v->count; /* the first interval that does not end before x */
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        rat_get(t, &v->at[middle].to);
        const int order = mpq_cmp(t, x);
        if (order < 0 || (order == 0 && !v->at[middle].closed))
            low = middle + 1;
        else
            high = middle;
    }
    if (low == v->count)
        return false;
    rat_get(t, &v->at[low].from);
    return mpq_cmp(t, x) <= 0;
}

struct best {
    mpq_t slice, ratio;
    size_t task;
    bool found;
};

/* The worst ratio at timeslice x, against the best one that is known. */
static void try_best(struct tuning *const t, mpq_srcptr x, struct best *const best)
{
    mpq_t ratio, worst;
    size_t task = 0;
    mpq_inits(ratio, worst, NULL);
    tune(t, x);
    (void)runlist_bounds_mpz(&t->r, t->a.bound, t->a.start);
    for (size_t i = 0; i < t->model->shape.count; i++) {
        count_steps(t, &t->a.bound[i]);
        if (!has_limit(t, i))
            continue;
        mpz_set(mpq_numref(ratio), &t->a.bound[i]);
        mpz_mul(mpq_denref(ratio), mpq_denref(x), &t->a.deadline[i]);
        mpq_canonicalize(ratio);
        if (mpq_cmp(ratio, worst) > 0) {
            mpq_swap(ratio, worst);
            task = i;
        }
    }
    const int order = best->found ? mpq_cmp(worst, best->ratio) : -1;
    if (order < 0 || (order == 0 && mpq_cmp(x, best->slice) < 0)) {
        mpq_set(best->slice, x);
        mpq_set(best->ratio, worst);
        best->task = task;
        best->found = true;
    }
    mpq_clears(ratio, worst, NULL);
}

/* Between the points C_i / k no bound falls, also where a channel becomes overloaded: the best
 * timeslice is the low end or such a point. */
static gpurta_status find_best(struct tuning *const t, const struct intervals *const fits,
                               struct best *const best, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    mpz_t k, most;
    mpz_inits(k, most, NULL);
    t->r.period = t->a.all + 3 * t->model->shape.count;
    if (fits->count == 0 || intervals_hold(fits, t->low, t->y))
        try_best(t, t->low, best);
    for (size_t i = 0; i < t->model->shape.count && status == GPURTA_OK; i++) {
        if (!has_limit(t, i))
            continue;
        slots_at(t, i, t->high, k);
        if (fits->count > 0)
            most_slots(t, i, most);
        else
            slots_at(t, i, t->low, most);
        for (; mpz_cmp(k, most) <= 0 && status == GPURTA_OK; mpz_add_ui(k, k, 1)) {
            mpz_set(mpq_numref(t->x), &t->wcet[i]);
            mpz_set(mpq_denref(t->x), k);
            mpq_canonicalize(t->x);
            if (mpq_cmp(t->x, t->low) >= 0 &&
                (fits->count == 0 || intervals_hold(fits, t->x, t->y)))
                try_best(t, t->x, best);
            if (++t->steps > t->limit)
                status = fail_steps(t, error);
        }
    }
    mpz_clears(k, most, NULL);
    return status;
}

static int compare_mpq(const void *const a, const void *const b)
{
    return mpq_cmp(*(const mpq_t *)a, *(const mpq_t *)b);
}

static void find_bends(struct tuning *const t)
{
    for (size_t j = 0; j < t->model->shape.count; j++) {
        if (mpz_cmp(&t->wcet[j], &t->section[j]) <= 0)
            continue;
        mpq_init(t->bend[t->bends]);
        mpz_sub(mpq_numref(t->bend[t->bends]), &t->wcet[j], &t->section[j]);
        t->bends++;
    }
    qsort(t->bend, t->bends, sizeof *t->bend, compare_mpq);
}

static void tuning_clear(struct tuning *const t)
{
    for (size_t j = 0; j < t->bends; j++)
        mpq_clear(t->bend[j]);
    for (size_t i = 0; t->wcet && i < 3 * t->model->shape.count; i++)
        mpz_clear(&t->wcet[i]);
    free(t->bend);
    free(t->wcet);
    mpz_clears(t->cost, t->bound, t->t, NULL);
    mpq_clears(t->low, t->high, t->x, t->y, NULL);
}

/* Everything but r and a. */
static bool tuning_room(struct tuning *const t)
{
    const size_t n = t->model->shape.count;
    mpz_inits(t->cost, t->bound, t->t, NULL);
    mpq_inits(t->low, t->high, t->x, t->y, NULL);
    t->bend = n > SIZE_MAX / (3 * sizeof *t->bend) ? NULL : malloc(n * sizeof *t->bend);
    t->wcet = t->bend ? malloc(3 * n * sizeof *t->wcet) : NULL;
    if (!t->wcet)
        return false;
    for (size_t i = 0; i < 3 * n; i++)
        mpz_init(&t->wcet[i]);
    t->section = t->wcet + n;
    t->period = t->wcet + 2 * n;
    return true;
}

static void tuning_load(struct tuning *const t)
{
    const size_t n = t->model->shape.count;
    (void)load_model_mpz(&t->a, &t->r, t->model, &t->scale);
    t->r.period = NULL;
    mpz_set(t->cost, &t->r.cost);
    for (size_t i = 0; i < n; i++) {
        const struct rat *const limit = limit_of(&t->model->channel[i]);
        mpz_set(&t->wcet[i], &t->a.all[n + i]);
        mpz_set(&t->section[i], &t->a.all[2 * n + i]);
        mpz_set(&t->period[i], &t->a.all[3 * n + i]);
        if (limit)
            scale_mpz(&t->a.deadline[i], &t->scale, limit);
        t->a.full[i] = mpz_sgn(&t->wcet[i]) == 0;
    }
    find_bends(t);
}

static bool keep_scaled(struct rat *const r, mpq_srcptr value, const struct scale *const scale)
{
    mpq_t v;
    mpq_init(v);
    mpq_set_z(v, scale->lcm);
    mpq_div(v, value, v);
    const bool kept = rat_set(r, v);
    mpq_clear(v);
    return kept;
}

static gpurta_status keep_fit(gpurta_runlist_fit *const fit, const struct tuning *const t,
                              const struct best *const best, gpurta_error *const error)
{
    mpq_t end;
    mpq_init(end);
    bool kept =
        keep_scaled(&fit->best, best->slice, &t->scale) && rat_set(&fit->ratio, best->ratio);
    for (size_t i = 0; i < fit->fits.count && kept; i++) {
        struct interval *const v = &fit->fits.at[i];
        rat_get(end, &v->from);
        kept = keep_scaled(&v->from, end, &t->scale);
        rat_get(end, &v->to);
        kept = kept && keep_scaled(&v->to, end, &t->scale);
    }
    fit->task = best->task;
    mpq_clear(end);
    return kept ? GPURTA_OK : fail_memory(error);
}

/* The range of the options, or the driver's, in scaled ticks. */
static gpurta_status find_range(struct tuning *const t, const gpurta_options *const options,
                                gpurta_error *const error)
{
    const int64_t unit = option(options, GPURTA_OPTION_RUNLIST_UNIT);
    const mpq_srcptr from = option_time(options, GPURTA_OPTION_RUNLIST_FIT_FROM);
    const mpq_srcptr to = option_time(options, GPURTA_OPTION_RUNLIST_FIT_TO);
    gpurta_status status = GPURTA_OK;
    if (unit >= 0)
        status = gpurta_runlist_driver_range((gpurta_unit)unit, t->low, t->high, error);
    else if (!from || !to)
        status = fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                      "fitting needs a range, or a time unit for the driver's own");
    if (status != GPURTA_OK)
        return status;
    if (from)
        mpq_set(t->low, from);
    if (to)
        mpq_set(t->high, to);
    if (mpq_sgn(t->low) <= 0 || mpq_cmp(t->low, t->high) > 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "the range of timeslices is empty, or begins at 0");
    mpq_set_z(t->x, t->scale.lcm);
    mpq_mul(t->low, t->low, t->x);
    mpq_mul(t->high, t->high, t->x);
    return GPURTA_OK;
}

static gpurta_status fit_tuned(gpurta_runlist_fit *const fit, struct tuning *const t,
                               gpurta_error *const error)
{
    struct best best = {.found = false};
    mpq_inits(best.slice, best.ratio, NULL);
    gpurta_status status = fit_all(t, &fit->fits, error);
    if (status == GPURTA_OK)
        status = find_best(t, &fit->fits, &best, error);
    if (status == GPURTA_OK)
        status = keep_fit(fit, t, &best, error);
    mpq_clears(best.slice, best.ratio, NULL);
    return status;
}

static gpurta_status fit_model(gpurta_runlist_fit *const fit, const struct model *const model,
                               const gpurta_options *const options, gpurta_error *const error)
{
    struct tuning t = {.model = model};
    t.limit = option(options, GPURTA_OPTION_RUNLIST_FIT_LIMIT);
    scale_init(&t.scale);
    gpurta_status status = tuning_room(&t) ? GPURTA_OK : fail_memory(error);
    if (status == GPURTA_OK && !model_scale(&t.scale, model))
        status = fail_scale(error);
    if (status == GPURTA_OK)
        status = find_range(&t, options, error);
    if (status == GPURTA_OK && !arrays_init_mpz(&t.a, &t.r, &model->shape))
        status = fail_memory(error);
    else if (status == GPURTA_OK) {
        runlist_init_mpz(&t.r);
        tuning_load(&t);
        status = fit_tuned(fit, &t, error);
        runlist_clear_mpz(&t.r);
        arrays_clear_mpz(&t.a);
    }
    tuning_clear(&t);
    scale_clear(&t.scale);
    return status;
}

gpurta_status gpurta_runlist_fit_timeslice(gpurta_runlist_fit **const fit,
                                           const gpurta_tasks *const tasks,
                                           const gpurta_options *const options,
                                           gpurta_error *const error)
{
    if (!fit)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "fit: NULL argument");
    struct model model;
    gpurta_status status = model_init(&model, tasks, options, false, error);
    if (status != GPURTA_OK)
        return status;
    gpurta_runlist_fit *const fresh = calloc(1, sizeof *fresh);
    status = fresh ? check(&model, error) : fail_memory(error);
    if (fresh && status == GPURTA_OK)
        status = fit_model(fresh, &model, options, error);
    model_clear(&model);
    if (status == GPURTA_OK)
        *fit = fresh;
    else
        gpurta_runlist_fit_destroy(fresh);
    return status;
}

void gpurta_runlist_fit_destroy(gpurta_runlist_fit *const fit)
{
    if (!fit)
        return;
    intervals_clear(&fit->fits);
    rat_clear(&fit->best);
    rat_clear(&fit->ratio);
    free(fit);
}

size_t gpurta_runlist_fit_count(const gpurta_runlist_fit *const fit)
{
    return fit ? fit->fits.count : 0;
}

int gpurta_runlist_fit_interval(const gpurta_runlist_fit *const fit, const size_t index,
                                mpq_ptr from, mpq_ptr to, int *const closed)
{
    if (index >= gpurta_runlist_fit_count(fit) || !from || !to || !closed)
        return 0;
    rat_get(from, &fit->fits.at[index].from);
    rat_get(to, &fit->fits.at[index].to);
    *closed = fit->fits.at[index].closed;
    return 1;
}

int gpurta_runlist_fit_best(const gpurta_runlist_fit *const fit, mpq_ptr timeslice, mpq_ptr ratio,
                            size_t *const task)
{
    if (!fit || !timeslice || !ratio)
        return 0;
    rat_get(timeslice, &fit->best);
    rat_get(ratio, &fit->ratio);
    if (task)
        *task = fit->task;
    return 1;
}
