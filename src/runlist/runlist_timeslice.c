/* Which timeslices, given to all channels, make the deadlines fit? */
#include "base/fail.h"
#include "base/grow.h"
#include "model/inputs.h"
#include "model/options.h"
#include "model/tasks.h"
#include "runlist/runlist_fit.h"

#include "number/mpz.h"

#include "runlist/system_core.h"

#include "base/analyses.h"

struct interval {
    struct rat from, to;
    bool closed;
};

struct intervals {
    struct interval *at;
    size_t count, room;
};

struct runlist_fit {
    struct intervals fits;
    struct rat best, ratio;
    size_t task;
    const gpurta_tasks *tasks; /* held, for their names */
};

/* The system at a timeslice p / q, in ticks that are q times shorter. */
struct tuning {
    const struct model *model;
    struct ticks ticks;
    struct system_mpz a;              /* its `deadline` holds the limits, 0: none */
    num_mpz *wcet, *section, *period; /* unchanged ones; the arrays of r are multiples by q */
    mpz_t cost, reset, bound, t;
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
        mpz_set(&t->a.timeslice[i], mpq_numref(x));
        mpz_set(&t->a.slice[i], mpq_numref(x));
        mpz_mul(&t->a.wcet[i], &t->wcet[i], q);
        mpz_mul(&t->a.section[i], &t->section[i], q);
        mpz_mul(&t->a.period[i], &t->period[i], q);
    }
    t->steps += (int64_t)n;
    mpz_mul(&t->a.r.cost, t->cost, q);
    mpz_mul(&t->a.r.reset, t->reset, q);
    mpz_set(&t->a.r.own, &t->a.r.cost);
    (void)bounds_prepare_mpz(&t->a.r);
}

/* bound - limit of channel i with k slots at timeslice x, where the system was tuned; in ticks */
static void excess(struct tuning *const t, const size_t i, mpz_srcptr k, mpq_srcptr x, mpq_ptr r)
{
    mpz_set(&t->a.r.k, k);
    (void)bounds_slots_mpz(&t->a.r, i, t->bound, &t->window);
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
        mpz_add(t->t, mpq_numref(x), &t->a.section[j]);
        if (j == i || (!t->a.full[j] && mpz_cmp(t->t, &t->a.wcet[j]) > 0))
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
    (void)bounds_positional_mpz(&t->a.r, t->a.bound, t->a.start);
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
    t->a.r.period = t->a.period;
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
    mpz_clears(t->cost, t->reset, t->bound, t->t, NULL);
    mpq_clears(t->low, t->high, t->x, t->y, NULL);
}

/* Everything but r and a. */
static bool tuning_room(struct tuning *const t)
{
    const size_t n = t->model->shape.count;
    mpz_inits(t->cost, t->reset, t->bound, t->t, NULL);
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

/* The longest response of channel i that fits: no later than its deadline, and so early that no two
 * of its jobs meet. */
static void load_limit(struct tuning *const t, const size_t i)
{
    const struct channel *const c = &t->model->channel[i];
    num_mpz *const limit = &t->a.deadline[i];
    if (!rat_given(&c->deadline) || !rat_given(&c->period))
        return;
    mpz_set(t->t, &t->period[i]);
    if (t->model->level[i] == GPURTA_LEVEL_LOW)
        mpz_sub(t->t, t->t, t->reset);
    if (mpz_cmp(t->t, limit) < 0)
        mpz_set(limit, t->t);
}

static void tuning_load(struct tuning *const t)
{
    const size_t n = t->model->shape.count;
    (void)system_load_mpz(&t->a, t->model, &t->ticks);
    t->a.r.period = NULL;
    mpz_set(t->cost, &t->a.r.cost);
    mpz_set(t->reset, &t->a.r.reset);
    for (size_t i = 0; i < n; i++) {
        mpz_set(&t->wcet[i], &t->a.wcet[i]);
        mpz_set(&t->section[i], &t->a.section[i]);
        mpz_set(&t->period[i], &t->a.period[i]);
        load_limit(t, i);
        t->a.full[i] = mpz_sgn(&t->wcet[i]) == 0;
    }
    find_bends(t);
}

static bool keep_scaled(struct rat *const r, mpq_srcptr value, const struct ticks *const ticks)
{
    mpq_t v;
    mpq_init(v);
    mpq_set_z(v, ticks->scale.lcm);
    mpq_div(v, value, v);
    const bool kept = rat_set(r, v);
    mpq_clear(v);
    return kept;
}

static gpurta_status keep_fit(struct runlist_fit *const fit, const struct tuning *const t,
                              const struct best *const best, gpurta_error *const error)
{
    mpq_t end;
    mpq_init(end);
    bool kept =
        keep_scaled(&fit->best, best->slice, &t->ticks) && rat_set(&fit->ratio, best->ratio);
    for (size_t i = 0; i < fit->fits.count && kept; i++) {
        struct interval *const v = &fit->fits.at[i];
        rat_get(end, &v->from);
        kept = keep_scaled(&v->from, end, &t->ticks);
        rat_get(end, &v->to);
        kept = kept && keep_scaled(&v->to, end, &t->ticks);
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
    mpq_set_z(t->x, t->ticks.scale.lcm);
    mpq_mul(t->low, t->low, t->x);
    mpq_mul(t->high, t->high, t->x);
    return GPURTA_OK;
}

static gpurta_status fit_tuned(struct runlist_fit *const fit, struct tuning *const t,
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

static gpurta_status fit_model(struct runlist_fit *const fit, const struct model *const model,
                               const gpurta_options *const options, gpurta_error *const error)
{
    struct tuning t = {.model = model};
    t.limit = option(options, GPURTA_OPTION_RUNLIST_FIT_LIMIT);
    ticks_init(&t.ticks, TICKS_GMP);
    model_ticks(&t.ticks, model);
    gpurta_status status = tuning_room(&t) ? GPURTA_OK : fail_memory(error);
    if (status == GPURTA_OK && t.ticks.too_fine)
        status = fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                      "the common denominator of all times has more than %d bits", SCALE_MAX_BITS);
    if (status == GPURTA_OK)
        status = find_range(&t, options, error);
    if (status == GPURTA_OK && rat_given(&model->step))
        status = fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                      "fitting takes timeslices as exact: no step can be given");
    if (status == GPURTA_OK && !system_init_mpz(&t.a, &model->shape)) {
        system_clear_mpz(&t.a);
        status = fail_memory(error);
    } else if (status == GPURTA_OK) {
        tuning_load(&t);
        status = fit_tuned(fit, &t, error);
        system_clear_mpz(&t.a);
    }
    tuning_clear(&t);
    ticks_clear(&t.ticks);
    return status;
}

/* ---- the result ---- */

static void destroy(void *const of)
{
    struct runlist_fit *const fit = of;
    if (!fit)
        return;
    intervals_clear(&fit->fits);
    rat_clear(&fit->best);
    rat_clear(&fit->ratio);
    gpurta_tasks_destroy((gpurta_tasks *)fit->tasks);
    free(fit);
}

static size_t count_rows(const void *const of, const gpurta_table table)
{
    const struct runlist_fit *const fit = of;
    return table == GPURTA_RUNLIST_FIT             ? 1
           : table == GPURTA_RUNLIST_FIT_INTERVALS ? fit->fits.count
                                                   : 0;
}

static bool get(const void *const of, const gpurta_column column, const size_t row,
                struct value *const value)
{
    const struct runlist_fit *const fit = of;
    switch (column) {
    case GPURTA_RUNLIST_FIT_TIMESLICE:
        return value_rat(value, &fit->best);
    case GPURTA_RUNLIST_FIT_RATIO:
        return value_rat(value, &fit->ratio);
    case GPURTA_RUNLIST_FIT_TASK:
        return value_text(value, NAME_OF(&fit->tasks->task[fit->task]));
    case GPURTA_RUNLIST_FIT_INDEX:
        return value_count(value, (int64_t)fit->task);
    case GPURTA_RUNLIST_FIT_INTERVALS_FROM:
        return value_rat(value, &fit->fits.at[row].from);
    case GPURTA_RUNLIST_FIT_INTERVALS_TO:
        return value_rat(value, &fit->fits.at[row].to);
    default:
        return value_count(value, fit->fits.at[row].closed);
    }
}

static const struct result_kind kind = {"runlist-fit", count_rows, NULL, get, destroy};

gpurta_status gpurta_runlist_fit_timeslice_of(gpurta_result **const result,
                                              const gpurta_tasks *const tasks,
                                              const gpurta_options *const options,
                                              gpurta_error *const error)
{
    if (!result)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "fit: NULL argument");
    struct model model;
    gpurta_status status = model_init(&model, tasks, options, false, error);
    if (status != GPURTA_OK)
        return status;
    struct runlist_fit *const fresh = calloc(1, sizeof *fresh);
    status = fresh ? fit_check(&model, error) : fail_memory(error);
    if (status == GPURTA_OK)
        status = fit_model(fresh, &model, options, error);
    model_clear(&model);
    if (status != GPURTA_OK) {
        destroy(fresh);
        return status;
    }
    fresh->tasks = tasks_hold(tasks);
    return result_create(result, &kind, fresh, error);
}

gpurta_status gpurta_runlist_fit_timeslice(const gpurta_model *const model,
                                           const gpurta_options *const options,
                                           gpurta_result **const result, gpurta_error *const error)
{
    struct inputs in;
    gpurta_status status = inputs_take(&in, model, options, TAKE_TASKS | TAKE_RUNLIST, error);
    if (!status)
        status = gpurta_runlist_fit_timeslice_of(result, in.tasks, in.options, error);
    return inputs_end(&in, status, error);
}
