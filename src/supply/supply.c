#include "supply/supply.h"

#include "base/fail.h"
#include "model/options.h"
#include "number/i64.h"
#include "number/undef.h"
#include "supply/channels.h"

#include <gpurta/runlist.h>
#include <inttypes.h>

/* Gaps are tabled; longer lists are refused. */
#define MOST_ENTRIES 4096

gpurta_status gpurta_runlist_driver_timeslice(const gpurta_level level, const gpurta_unit unit,
                                              mpq_ptr timeslice, gpurta_error *const error)
{
    static const unsigned long microseconds[] = {[GPURTA_LEVEL_NONE] = 1024,
                                                 [GPURTA_LEVEL_LOW] = 1300,
                                                 [GPURTA_LEVEL_MEDIUM] = 2600,
                                                 [GPURTA_LEVEL_HIGH] = 5200};
    static const unsigned long per_unit[] = {
        [GPURTA_NS] = 1, [GPURTA_US] = 1000, [GPURTA_MS] = 1000000, [GPURTA_S] = 1000000000};
    if (!timeslice || (int)unit < GPURTA_NS || unit > GPURTA_S || (int)level < GPURTA_LEVEL_NONE ||
        level > GPURTA_LEVEL_HIGH)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "driver timeslice: NULL argument, or no such level or unit");
    mpq_set_ui(timeslice, microseconds[level] * 1000, per_unit[unit]);
    mpq_canonicalize(timeslice);
    return GPURTA_OK;
}

bool supply_share(struct frac *const share, struct frac *const switches,
                  const struct supplies *const s, const size_t context)
{
    const struct supply *const own = &s->of[context];
    LOCAL(frac_clear) struct frac cycle = FRAC_ZERO, count = FRAC_ZERO;
    frac_int(share, 1);
    frac_int(switches, 0);
    if (s->kind == SUPPLY_SERVER)
        frac_div(share, share, &own->rate);
    if (s->kind == SUPPLY_RUNLIST) {
        frac_from_rat(share, &own->timeslice);
        frac_from_rat(&cycle, &own->mean);
        frac_add(&cycle, &cycle, share);
        frac_div(share, share, &cycle);
        frac_int(&count, (int64_t)own->entries);
        frac_mul(&cycle, &cycle, &count);
        frac_from_rat(switches, &s->switch_cost);
        frac_int(&count, (int64_t)s->list_length);
        frac_mul(switches, switches, &count);
        frac_div(switches, switches, &cycle);
    }
    return s->kind == SUPPLY_SERVER || s->kind == SUPPLY_RUNLIST;
}

void supplies_clear(struct supplies *const s)
{
    for (size_t i = 0; s->of && i < s->count; i++)
        frac_clear(&s->of[i].rate);
    rat_clear(&s->switch_cost);
    arena_clear(&s->arena);
    *s = (struct supplies){0};
}

static const struct context *context_at(const struct supplies *const s, const size_t i)
{
    return &s->chains->context[i];
}

/* The fault is in a row of that section. */
static gpurta_status blame(gpurta_error *const error, const gpurta_section section,
                           const gpurta_status status)
{
    if (error)
        error->section = (int16_t)section;
    return status;
}

static gpurta_status refuse(gpurta_error *const error, const struct supplies *const s,
                            const size_t i, const char *const why)
{
    const char *const name = context_at(s, i)->name;
    return blame(error, GPURTA_SECTION_CONTEXTS,
                 fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i, "context %.60s %s",
                      name ? name : "without a name", why));
}

/* ---- servers ---- */

static gpurta_status server(struct supplies *const s, const size_t i, struct frac *const total,
                            gpurta_error *const error)
{
    const struct context *const c = context_at(s, i);
    struct supply *const supply = &s->of[i];
    if (!rat_given(&c->time[GPURTA_CONTEXT_BUDGET]) || !rat_given(&c->time[GPURTA_CONTEXT_PERIOD]))
        return refuse(error, s, i,
                      "has no share of the GPU: beside others it needs a level, or a server with "
                      "budget and period, and all of them the same kind");
    LOCAL(frac_clear) struct frac q = FRAC_ZERO, p = FRAC_ZERO;
    frac_from_rat(&q, &c->time[GPURTA_CONTEXT_BUDGET]);
    frac_from_rat(&p, &c->time[GPURTA_CONTEXT_PERIOD]);
    gpurta_status status = GPURTA_OK;
    if (frac_cmp(&q, &p) > 0)
        status = refuse(error, s, i, "has a server whose budget is above its period");
    frac_div(&supply->rate, &p, &q);
    frac_div(&q, &q, &p);
    frac_add(total, total, &q);
    frac_from_rat(&q, &c->time[GPURTA_CONTEXT_BUDGET]);
    frac_sub(&p, &p, &q);
    frac_add(&p, &p, &p);
    if (!status && !frac_to_rat(&supply->delay, &p))
        status = fail_memory(error);
    return status;
}

static gpurta_status servers(struct supplies *const s, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    LOCAL(frac_clear) struct frac total = FRAC_ZERO;
    s->kind = SUPPLY_SERVER;
    for (size_t i = 0; !status && i < s->count; i++) {
        status = server(s, i, &total, error);
        if (!status && frac_cmp(&total, &(struct frac){.num = 1, .den = 1}) > 0)
            status = refuse(error, s, i,
                            "has a server that promises, with those before it, more than the whole "
                            "GPU");
    }
    return status;
}

/* ---- runlist ---- */

struct list {
    struct channels shape;
    gpurta_level *level;
    struct frac *slice; /* of each context, nominal */
    struct frac step;   /* timeslices are rounded down to its multiples; 0: exact */
    struct frac cost;
};

/* A context gets at least its timeslice rounded down; others take at most their nominal one. */
static bool keep_rounded(struct rat *const to, const struct list *const list, const size_t i)
{
    LOCAL(frac_clear) struct frac slice = FRAC_ZERO;
    frac_set(&slice, &list->slice[i]);
    if (frac_sgn(&list->step)) {
        frac_div(&slice, &slice, &list->step);
        frac_floor(&slice);
        frac_mul(&slice, &slice, &list->step);
    }
    return frac_to_rat(to, &slice);
}

/* Keeps the list itself, for the simulator. */
static bool keep_list(struct supplies *const s, const struct list *const list, const size_t length)
{
    s->list = arena_take(&s->arena, length + 1, sizeof *s->list);
    if (!s->list)
        return false;
    s->list_length = length;
    for (size_t k = 0; k < length; k++)
        s->list[k] = channel_at(&list->shape, (int64_t)k);
    return frac_to_rat(&s->switch_cost, &list->cost);
}

static gpurta_status slice_of(struct frac *const slice, struct supplies *const s, const size_t i,
                              const gpurta_options *const options, gpurta_error *const error)
{
    const struct context *const c = context_at(s, i);
    const mpq_srcptr all = option_time(options, GPURTA_OPTION_RUNLIST_TIMESLICE);
    const int64_t unit = option(options, GPURTA_OPTION_RUNLIST_UNIT);
    if (rat_given(&c->time[GPURTA_CONTEXT_TIMESLICE])) {
        frac_from_rat(slice, &c->time[GPURTA_CONTEXT_TIMESLICE]);
        return GPURTA_OK;
    }
    if (all && mpq_sgn(all) > 0) {
        frac_from_mpq(slice, all);
        return GPURTA_OK;
    }
    if (unit < 0)
        return refuse(error, s, i, "has no timeslice");
    s->by_driver = s->by_drivers++ ? s->by_driver : i;
    LOCAL_MPQ(time);
    const gpurta_status status =
        gpurta_runlist_driver_timeslice(c->level, (gpurta_unit)unit, time, error);
    frac_from_mpq(slice, time);
    return status;
}

/* Which contexts stand between own entries g and g + 1. */
static void count_gaps(struct supply *const supply, const struct list *const list, const size_t i)
{
    const struct channels *const shape = &list->shape;
    const int64_t stride = channel_stride(shape, i);
    const size_t spaces = shape->count, n = supply->entries;
    int64_t length = 0;
    if (!channels_length(shape, &length) || length < 1)
        length = 1; /* a list without entries has no gaps */
    for (size_t g = 0; g < 2 * n; g++) {
        int64_t *const from = &supply->before[g * spaces], *const to = from + spaces;
        for (size_t p = 0; p < spaces; p++)
            to[p] = from[p];
        for (int64_t k = 1; k < stride; k++)
            to[channel_at(shape,
                          (channel_residue(shape, i) + (int64_t)(g % n) * stride + k) % length)]++;
        for (size_t p = 0; p < spaces; p++)
            if (to[p] - from[p] > supply->densest[p])
                supply->densest[p] = to[p] - from[p];
    }
}

/* r := the time of the first g gaps if every context has work all the time: own switches, and the
 * timeslices and switches of others. */
static void gaps_of(struct frac *const r, const struct supply *const supply,
                    const struct list *const list, const size_t g)
{
    const size_t spaces = list->shape.count;
    LOCAL(frac_clear) struct frac t = FRAC_ZERO, count = FRAC_ZERO;
    frac_int(r, (int64_t)g);
    frac_mul(r, r, &list->cost);
    for (size_t p = 0; p < spaces; p++) {
        frac_add(&t, &list->slice[p], &list->cost);
        frac_int(&count, supply->before[g * spaces + p]);
        frac_mul(&t, &t, &count);
        frac_add(r, r, &t);
    }
}

/* The mean of all gaps, and how far some in a row exceed as many mean ones: the first g gaps exceed
 * g mean ones by d(g), which comes again after a cycle; so the answer is max d - min d. */
static bool average(struct supply *const supply, const struct list *const list)
{
    struct frac mean = FRAC_ZERO, most = FRAC_ZERO, least = FRAC_ZERO;
    struct frac t = FRAC_ZERO, u = FRAC_ZERO;
    gaps_of(&mean, supply, list, supply->entries);
    frac_int(&u, (int64_t)supply->entries);
    frac_div(&mean, &mean, &u);
    for (size_t g = 1; g < supply->entries; g++) {
        gaps_of(&t, supply, list, g);
        frac_int(&u, (int64_t)g);
        frac_mul(&u, &u, &mean);
        frac_sub(&t, &t, &u);
        if (frac_cmp(&t, &most) > 0)
            frac_set(&most, &t);
        if (frac_cmp(&t, &least) < 0)
            frac_set(&least, &t);
    }
    frac_sub(&most, &most, &least);
    const bool ok = frac_to_rat(&supply->mean, &mean) && frac_to_rat(&supply->over, &most);
    struct frac *const all[] = {&mean, &most, &least, &t, &u};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        frac_clear(all[i]);
    return ok;
}

static gpurta_status channel(struct supplies *const s, const struct list *const list,
                             const size_t i, gpurta_error *const error)
{
    struct supply *const supply = &s->of[i];
    const size_t entries = (size_t)channel_entries(&list->shape, i);
    supply->entries = entries;
    supply->before = arena_take(&s->arena, (2 * entries + 1) * s->count, sizeof *supply->before);
    supply->densest = arena_take(&s->arena, s->count, sizeof *supply->densest);
    if (!supply->before || !supply->densest)
        return fail_memory(error);
    count_gaps(supply, list, i);
    const bool ok = keep_rounded(&supply->timeslice, list, i) &&
                    frac_to_rat(&supply->nominal, &list->slice[i]) && average(supply, list);
    return ok ? GPURTA_OK : fail_memory(error);
}

static gpurta_status channels(struct supplies *const s, struct list *const list,
                              const gpurta_options *const options, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    int64_t length = 0;
    for (size_t i = 0; !status && i < s->count; i++) {
        list->level[i] = context_at(s, i)->level;
        if (list->level[i] == GPURTA_LEVEL_NONE)
            list->level[i] = GPURTA_LEVEL_LOW;
        status = slice_of(&list->slice[i], s, i, options, error);
        if (!status && frac_sgn(&list->step) && frac_cmp(&list->slice[i], &list->step) < 0)
            status = refuse(error, s, i, "has a timeslice below timeslice_step");
    }
    if (status)
        return status;
    list->shape.flat = option(options, GPURTA_OPTION_RUNLIST_MODE) == GPURTA_RUNLIST_FLAT;
    list->shape.level = list->level;
    list->shape.count = s->count;
    channels_count(&list->shape);
    channels_sort(&list->shape);
    if (!channels_length(&list->shape, &length) || length > MOST_ENTRIES)
        return fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                    "a runlist of more than %d entries is not analysed here", MOST_ENTRIES);
    for (size_t i = 0; !status && i < s->count; i++)
        status = channel(s, list, i, error);
    if (!status && !keep_list(s, list, (size_t)length))
        status = fail_memory(error);
    return status;
}

/* cost := what a switch between contexts takes, where an option of the runlist tells it. */
static void take_cost(const gpurta_options *const options, struct frac *const cost)
{
    const mpq_srcptr given = option_time(options, GPURTA_OPTION_RUNLIST_SWITCH_COST);
    if (given)
        frac_from_mpq(cost, given);
}

static gpurta_status runlist(struct supplies *const s, const gpurta_options *const options,
                             gpurta_error *const error)
{
    struct list list = {.step = FRAC_ZERO, .cost = FRAC_ZERO};
    s->kind = SUPPLY_RUNLIST;
    const mpq_srcptr reset = option_time(options, GPURTA_OPTION_RUNLIST_RESET_COST);
    if (reset && mpq_sgn(reset) > 0)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "bounds of chains know no channel resets: a reset_cost is for bounds of "
                    "channels alone");
    const mpq_srcptr step = option_time(options, GPURTA_OPTION_RUNLIST_TIMESLICE_STEP);
    if (step && mpq_sgn(step) > 0)
        frac_from_mpq(&list.step, step);
    s->rounds = frac_sgn(&list.step) != 0;
    take_cost(options, &list.cost);
    list.level = pool_take(s->arena.pool, s->count + 1, sizeof *list.level);
    list.shape.order = pool_take(s->arena.pool, s->count + 1, sizeof *list.shape.order);
    list.shape.rank = pool_take(s->arena.pool, s->count + 1, sizeof *list.shape.rank);
    list.slice = pool_take(s->arena.pool, s->count + 1, sizeof *list.slice);
    for (size_t i = 0; list.slice && i < s->count; i++)
        list.slice[i] = (struct frac)FRAC_ZERO;
    const gpurta_status status = list.level && list.shape.order && list.shape.rank && list.slice
                                     ? channels(s, &list, options, error)
                                     : fail_memory(error);
    for (size_t i = 0; list.slice && i < s->count; i++)
        frac_clear(&list.slice[i]);
    pool_give(s->arena.pool, list.slice);
    pool_give(s->arena.pool, list.shape.rank);
    pool_give(s->arena.pool, list.shape.order);
    pool_give(s->arena.pool, list.level);
    frac_clear(&list.step);
    frac_clear(&list.cost);
    return status;
}

/* ---- by priority ---- */

/* The context of a kernel; SIZE_MAX: another step. */
static size_t context_of(const gpurta_chains *const chains, const size_t step)
{
    const size_t named = chains->chain[chains->step[step].chain].context;
    return chains->step[step].kind != GPURTA_STEP_KERNEL ? SIZE_MAX
           : named == GPURTA_NONE                        ? 0
                                                         : named;
}

/* What a context of a priority shares the GPU with. */
static gpurta_status ranked(struct supplies *const s, const size_t i, gpurta_error *const error)
{
    const struct context *const c = context_at(s, i);
    struct supply *const supply = &s->of[i];
    supply->keeper = SIZE_MAX;
    supply->switches = 1;
    for (size_t j = 0; j < s->count; j++) {
        const struct context *const other = context_at(s, j);
        if (j != i && other->priority == c->priority)
            return refuse(error, s, i, "has the priority of another: one of them has to be first");
        if (other->priority < c->priority && other->saturated)
            supply->switches = 2;
        if (c->saturated && other->priority < c->priority)
            return refuse(error, s, i, "is saturated, and leaves nothing to those below it");
    }
    const struct rat *longest = NULL;
    for (size_t k = 0; k < s->chains->steps; k++) {
        const size_t context = context_of(s->chains, k);
        const struct rat *const section = &s->chains->step[k].nonpreemptable;
        if (context == SIZE_MAX || context_at(s, context)->priority >= c->priority)
            continue;
        supply->switches = 2;
        if (rat_sgn(section) && (!longest || rat_cmp(section, longest) > 0)) {
            longest = section;
            supply->keeper = k;
        }
    }
    return !longest || rat_copy(&supply->delay, longest) ? GPURTA_OK : fail_memory(error);
}

static gpurta_status priorities(struct supplies *const s, const gpurta_options *const options,
                                gpurta_error *const error)
{
    LOCAL(frac_clear) struct frac cost = FRAC_ZERO;
    s->kind = SUPPLY_PRIORITY;
    take_cost(options, &cost);
    gpurta_status status = frac_to_rat(&s->switch_cost, &cost) ? GPURTA_OK : fail_memory(error);
    for (size_t i = 0; !status && i < s->count; i++)
        status = ranked(s, i, error);
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

/* Every key of which context has the GPU counts, or is refused. */
static gpurta_status check_policy(const struct supplies *const s, gpurta_error *const error)
{
    const gpurta_chains *const chains = s->chains;
    for (size_t i = 0; i < chains->contexts; i++) {
        const struct context *const c = &chains->context[i];
        if (chains->by_priority && c->priority < 0)
            return refuse(error, s, i, "has no priority, beside policy: priority of the runlist");
        if (!chains->by_priority && c->priority >= 0)
            return refuse(error, s, i,
                          "has a priority, which counts only with policy: priority of the runlist");
        if (c->priority >= 0 && (c->level != GPURTA_LEVEL_NONE || is_server(c) ||
                                 rat_given(&c->time[GPURTA_CONTEXT_TIMESLICE])))
            return refuse(error, s, i,
                          "has a level, timeslice or server, which count only without policy: "
                          "priority of the runlist");
    }
    if (chains->by_priority && !chains->contexts)
        return blame(error, GPURTA_SECTION_RUNLIST,
                     fail(error, GPURTA_NOT_APPLICABLE, 0,
                          "policy: priority of the runlist needs contexts, each with a priority"));
    for (size_t k = 0; k < chains->steps && !chains->by_priority; k++)
        if (chains->step[k].kind == GPURTA_STEP_KERNEL && rat_sgn(&chains->step[k].nonpreemptable))
            return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)chains->step[k].chain,
                        "a nonpreemptable kernel counts only with policy: priority of the runlist");
    return GPURTA_OK;
}

gpurta_status supplies_init(struct supplies *const s, const gpurta_chains *const chains,
                            const bool separate, const gpurta_options *const options,
                            struct pool *const pool, gpurta_error *const error)
{
    const size_t contexts = chains->contexts ? chains->contexts : 1;
    size_t listed = 0, served = 0;
    *s = (struct supplies){.chains = chains,
                           .arena.pool = pool,
                           .count = separate ? chains->program->partitions : contexts};
    s->of = arena_take_rats(&s->arena, s->count, sizeof *s->of, 5);
    if (!s->of)
        return fail_memory(error);
    for (size_t i = 0; i < s->count; i++)
        frac_int(&s->of[i].rate, 1);
    const gpurta_status status = check_policy(s, error);
    if (status || separate || !chains->contexts)
        return status;
    for (size_t i = 0; i < s->count; i++) {
        listed += is_channel(context_at(s, i));
        served += is_server(context_at(s, i));
        if (listed && served)
            return refuse(error, s, i,
                          "is beside others that share the GPU in another way: by the runlist, or "
                          "by servers, not both");
    }
    if (served)
        return servers(s, error);
    if (s->count == 1)
        return GPURTA_OK;
    if (chains->by_priority)
        return priorities(s, options, error);
    if (listed < s->count)
        for (size_t i = 0; i < s->count; i++)
            if (!is_channel(context_at(s, i)))
                return refuse(error, s, i,
                              "has no share of the GPU: beside others it needs a level and a "
                              "timeslice, or a server");
    return runlist(s, options, error);
}
