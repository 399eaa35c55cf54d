/* When contexts have the GPU: gaps of the runlist, or the delay of a server. */
#include "bound/system.h"

#include "base/fail.h"
#include "model/options.h"
#include "runlist/channels.h"

#include <gpurta/runlist.h>
#include <inttypes.h>

/* Gaps are tabled; longer lists are refused. */
#define MOST_ENTRIES 4096

void supply_clear(struct supply *const supply)
{
    for (size_t k = 0; supply->worst && k <= supply->entries; k++)
        rat_clear(&supply->worst[k]);
    free(supply->worst);
    rat_clear(&supply->timeslice);
    rat_clear(&supply->delay);
    if (supply->rate[0]._mp_den._mp_d)
        mpq_clear(supply->rate);
    *supply = (struct supply){0};
}

static const struct context *context_at(const struct system *const s, const size_t i)
{
    return &s->chains->context[i];
}

static gpurta_status refuse(gpurta_error *const error, const struct system *const s, const size_t i,
                            const char *const why)
{
    const char *const name = context_at(s, i)->name;
    return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM, "context %.60s %s",
                name ? name : "without a name", why);
}

/* ---- servers ---- */

static gpurta_status server(struct system *const s, const size_t i, mpq_t total,
                            gpurta_error *const error)
{
    const struct context *const c = context_at(s, i);
    struct supply *const supply = &s->space[i].supply;
    if (!rat_given(&c->time[GPURTA_CONTEXT_BUDGET]) || !rat_given(&c->time[GPURTA_CONTEXT_PERIOD]))
        return refuse(error, s, i,
                      "has no share of the GPU: beside others it needs a level, or a server with "
                      "budget and period, and all of them the same kind");
    mpq_t q, p;
    mpq_inits(q, p, NULL);
    rat_get(q, &c->time[GPURTA_CONTEXT_BUDGET]);
    rat_get(p, &c->time[GPURTA_CONTEXT_PERIOD]);
    gpurta_status status = GPURTA_OK;
    if (mpq_cmp(q, p) > 0)
        status = refuse(error, s, i, "has a server whose budget is above its period");
    supply->kind = SUPPLY_SERVER;
    mpq_div(supply->rate, p, q);
    mpq_sub(p, p, q);
    mpq_add(p, p, p);
    if (!status && !rat_set(&supply->delay, p))
        status = fail_memory(error);
    mpq_inv(q, supply->rate);
    mpq_add(total, total, q);
    mpq_clears(q, p, NULL);
    return status;
}

static gpurta_status servers(struct system *const s, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    mpq_t total;
    mpq_init(total);
    for (size_t i = 0; !status && i < s->spaces; i++)
        status = server(s, i, total, error);
    if (!status && mpq_cmp_ui(total, 1, 1) > 0)
        status = fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                      "the servers of the contexts promise more than the whole GPU");
    mpq_clear(total);
    return status;
}

/* ---- runlist ---- */

struct list {
    struct channels shape;
    gpurta_level *level;
    mpq_t *slice;    /* of each context, nominal */
    mpq_srcptr step; /* timeslices are rounded down to its multiples; NULL: exact */
    mpq_t cost;
};

/* A context gets at least its timeslice rounded down; others take at most their nominal one. */
static bool keep_rounded(struct rat *const to, const struct list *const list, const size_t i)
{
    mpq_t slice;
    mpz_t steps;
    mpq_init(slice);
    mpz_init(steps);
    mpq_set(slice, list->slice[i]);
    if (list->step) {
        mpq_div(slice, slice, list->step);
        mpz_fdiv_q(steps, mpq_numref(slice), mpq_denref(slice));
        mpq_set_z(slice, steps);
        mpq_mul(slice, slice, list->step);
    }
    const bool ok = rat_set(to, slice);
    mpq_clear(slice);
    mpz_clear(steps);
    return ok;
}

/* Keeps the list itself, for the simulator. */
static bool keep_list(struct system *const s, const struct list *const list, const size_t length)
{
    s->list = calloc(length + 1, sizeof *s->list);
    s->slice = calloc(s->spaces + 1, sizeof *s->slice);
    if (!s->list || !s->slice)
        return false;
    s->list_length = length;
    for (size_t k = 0; k < length; k++)
        s->list[k] = channel_at(&list->shape, (int64_t)k);
    bool ok = rat_set(&s->switch_cost, list->cost);
    for (size_t i = 0; ok && i < s->spaces; i++)
        ok = keep_rounded(&s->slice[i], list, i);
    return ok;
}

static gpurta_status slice_of(mpq_t slice, const struct system *const s, const size_t i,
                              const gpurta_options *const options, gpurta_error *const error)
{
    const struct context *const c = context_at(s, i);
    const mpq_srcptr all = option_time(options, GPURTA_OPTION_RUNLIST_TIMESLICE);
    const int64_t unit = option(options, GPURTA_OPTION_RUNLIST_UNIT);
    if (rat_given(&c->time[GPURTA_CONTEXT_TIMESLICE])) {
        rat_get(slice, &c->time[GPURTA_CONTEXT_TIMESLICE]);
        return GPURTA_OK;
    }
    if (all && mpq_sgn(all) > 0) {
        mpq_set(slice, all);
        return GPURTA_OK;
    }
    if (unit < 0)
        return refuse(error, s, i, "has no timeslice");
    return gpurta_runlist_driver_timeslice(c->level, (gpurta_unit)unit, slice, error);
}

/* gap[g]: what stands between own entries g and g + 1, and the switch to the latter. */
static void gaps_of(mpq_t *const gap, const struct list *const list, const size_t i)
{
    const struct channels *const shape = &list->shape;
    const int64_t entries = channel_entries(shape, i), stride = channel_stride(shape, i);
    int64_t length = 0;
    if (!channels_length(shape, &length) || length < 1)
        length = 1; /* a list without entries has no gaps */
    for (int64_t g = 0; g < entries; g++) {
        mpq_set(gap[g], list->cost);
        for (int64_t k = 1; k < stride; k++) {
            const int64_t at = channel_residue(shape, i) + g * stride + k;
            mpq_add(gap[g], gap[g], list->slice[channel_at(shape, at % length)]);
            mpq_add(gap[g], gap[g], list->cost);
        }
    }
}

/* worst[k] := the largest sum of k gaps in a row, round the list. */
static bool worst_of(struct supply *const supply, mpq_t *const gap, const size_t entries)
{
    mpq_t sum, best;
    mpq_inits(sum, best, NULL);
    bool ok = true;
    for (size_t k = 0; ok && k <= entries; k++) {
        mpq_set_ui(sum, 0, 1);
        for (size_t g = 0; g < k; g++)
            mpq_add(sum, sum, gap[g]);
        mpq_set(best, sum);
        for (size_t g = 0; g < entries && k < entries; g++) {
            mpq_sub(sum, sum, gap[g]);
            mpq_add(sum, sum, gap[(g + k) % entries]);
            if (mpq_cmp(sum, best) > 0)
                mpq_set(best, sum);
        }
        rat_init(&supply->worst[k]);
        ok = rat_set(&supply->worst[k], best);
    }
    mpq_clears(sum, best, NULL);
    return ok;
}

static gpurta_status channel(struct system *const s, const struct list *const list, const size_t i,
                             gpurta_error *const error)
{
    struct supply *const supply = &s->space[i].supply;
    const size_t entries = (size_t)channel_entries(&list->shape, i);
    supply->kind = SUPPLY_RUNLIST;
    supply->worst = calloc(entries + 1, sizeof *supply->worst);
    mpq_t *const gap = malloc(entries * sizeof *gap);
    if (!supply->worst || !gap) {
        free(gap);
        return fail_memory(error);
    }
    supply->entries = entries;
    for (size_t g = 0; g < entries; g++)
        mpq_init(gap[g]);
    gaps_of(gap, list, i);
    const bool ok = keep_rounded(&supply->timeslice, list, i) && worst_of(supply, gap, entries);
    for (size_t g = 0; g < entries; g++)
        mpq_clear(gap[g]);
    free(gap);
    return ok ? GPURTA_OK : fail_memory(error);
}

static gpurta_status channels(struct system *const s, struct list *const list,
                              const gpurta_options *const options, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    int64_t length = 0;
    for (size_t i = 0; !status && i < s->spaces; i++) {
        list->level[i] = context_at(s, i)->level;
        if (list->level[i] == GPURTA_LEVEL_NONE)
            list->level[i] = GPURTA_LEVEL_LOW;
        status = slice_of(list->slice[i], s, i, options, error);
        if (!status && list->step && mpq_cmp(list->slice[i], list->step) < 0)
            status = refuse(error, s, i, "has a timeslice below timeslice_step");
    }
    if (status)
        return status;
    list->shape.flat = option(options, GPURTA_OPTION_RUNLIST_MODE) == GPURTA_RUNLIST_FLAT;
    list->shape.level = list->level;
    list->shape.count = s->spaces;
    channels_count(&list->shape);
    channels_sort(&list->shape);
    if (!channels_length(&list->shape, &length) || length > MOST_ENTRIES)
        return fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                    "a runlist of more than %d entries is not analysed here", MOST_ENTRIES);
    for (size_t i = 0; !status && i < s->spaces; i++)
        status = channel(s, list, i, error);
    if (!status && !keep_list(s, list, (size_t)length))
        status = fail_memory(error);
    return status;
}

static gpurta_status runlist(struct system *const s, const gpurta_options *const options,
                             gpurta_error *const error)
{
    struct list list = {.step = option_time(options, GPURTA_OPTION_RUNLIST_TIMESLICE_STEP)};
    if (list.step && mpq_sgn(list.step) <= 0)
        list.step = NULL;
    const mpq_srcptr cost = option_time(options, GPURTA_OPTION_RUNLIST_SWITCH_COST);
    mpq_init(list.cost);
    if (cost)
        mpq_set(list.cost, cost);
    list.level = calloc(s->spaces + 1, sizeof *list.level);
    list.shape.order = calloc(s->spaces + 1, sizeof *list.shape.order);
    list.shape.rank = calloc(s->spaces + 1, sizeof *list.shape.rank);
    list.slice = malloc((s->spaces + 1) * sizeof *list.slice);
    for (size_t i = 0; list.slice && i < s->spaces; i++)
        mpq_init(list.slice[i]);
    const gpurta_status status = list.level && list.shape.order && list.shape.rank && list.slice
                                     ? channels(s, &list, options, error)
                                     : fail_memory(error);
    for (size_t i = 0; list.slice && i < s->spaces; i++)
        mpq_clear(list.slice[i]);
    free(list.slice);
    free(list.shape.rank);
    free(list.shape.order);
    free(list.level);
    mpq_clear(list.cost);
    return status;
}

/* ---- which kind ---- */

/* A context is a channel if it says anything that only a channel has. */
static bool is_channel(const struct context *const c)
{
    return c->level != GPURTA_LEVEL_NONE || c->saturated ||
           rat_given(&c->time[GPURTA_CONTEXT_TIMESLICE]);
}

static bool is_server(const struct context *const c)
{
    return rat_given(&c->time[GPURTA_CONTEXT_BUDGET]);
}

gpurta_status supplies_init(struct system *const s, const gpurta_options *const options,
                            gpurta_error *const error)
{
    size_t listed = 0, served = 0;
    for (size_t i = 0; i < s->spaces; i++) {
        struct supply *const supply = &s->space[i].supply;
        mpq_init(supply->rate);
        mpq_set_ui(supply->rate, 1, 1);
        listed += s->chains->contexts && is_channel(context_at(s, i));
        served += s->chains->contexts && is_server(context_at(s, i));
    }
    if (listed && served)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "contexts on the runlist beside contexts with servers: one of the two shares "
                    "out the GPU, not both");
    if (served)
        return servers(s, error);
    if (s->spaces == 1)
        return GPURTA_OK;
    if (listed < s->spaces)
        for (size_t i = 0; i < s->spaces; i++)
            if (!is_channel(context_at(s, i)))
                return refuse(error, s, i,
                              "has no share of the GPU: beside others it needs a level and a "
                              "timeslice, or a server");
    return runlist(s, options, error);
}
