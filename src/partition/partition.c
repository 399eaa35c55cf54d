/* Divisions of a GPU: the search for the cheapest sizes with which every bound is within its
 * deadline. */
#include "base/fail.h"
#include "blocked/weight_cache.h"
#include "bound/bound.h"
#include "model/build.h"
#include "model/chains.h"
#include "model/options.h"
#include "model/platform.h"
#include "model/wcet.h"
#include "partition/alike.h"
#include "partition/search.h"

#include "base/analyses.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_KEPT 32
#define MOST_TOGETHER (INT64_C(1) << 20) /* SMs of all partitions with the largest size */

/* ---- trying sizes ---- */

static bool stop(struct search *const s, const gpurta_status status)
{
    s->status = status;
    return false;
}

/* The limit was reached: the search ends, without a failure. */
static struct bound *out_of_work(struct search *const s)
{
    s->result->limited = true;
    stop(s, GPURTA_OK);
    return NULL;
}

struct bound *partition_try(struct search *const s)
{
    const struct bound_shared shared = {.cache = s->cache, .left = &s->left};
    struct bound *bound = NULL;
    int64_t all = 0;
    s->left -= bound_setup_work(&s->chains);
    if (s->left < 0)
        return out_of_work(s);
    s->result->tried++;
    for (size_t i = 0; i < s->parts; i++) { /* partitions without kernels have none */
        s->program.partition[s->part[i]].sms = s->now[i];
        all += s->now[i];
    }
    s->platform.field[GPURTA_PLATFORM_SMS] = all > s->result->sms ? all : s->result->sms;
    for (size_t i = 0; i < s->program.partitions; i++)
        s->outside[i] = false;
    s->status =
        s->model ? model_resize(s->model, &s->chains, s->given, s->outside, s->error) : GPURTA_OK;
    if (!s->status)
        s->status = bound_with(&bound, &s->chains, &s->platform, s->options, &shared, s->error);
    if (s->status || s->left >= 0)
        return bound;
    bound_destroy(bound);
    return out_of_work(s);
}

size_t partition_of_chain(const struct search *const s, const size_t chain)
{
    return s->homes.of[chain];
}

bool partition_has_path(const struct search *const s, const size_t partition,
                        const struct path *const path)
{
    bool has = partition == GPURTA_NONE;
    for (size_t i = 0; !has && i < path->count; i++)
        has = partition_of_chain(s, path->through[i]) == partition;
    return has && rat_given(&path->deadline);
}

/* Are the deadlines met: of all chains and paths, or of those of one partition? */
static bool meets(const struct search *const s, const struct bound *const bound,
                  const size_t partition)
{
    bool yes = true;
    for (size_t c = 0; c < s->chains.count; c++)
        if (partition == GPURTA_NONE || partition_of_chain(s, c) == partition)
            yes = yes && bound->chain[c].verdict == GPURTA_SCHEDULABLE;
    for (size_t p = 0; yes && p < s->chains.paths; p++)
        yes = !partition_has_path(s, partition, &s->chains.path[p]) ||
              bound->path[p].verdict == GPURTA_SCHEDULABLE;
    for (size_t i = 0; i < s->parts; i++)
        if (partition == GPURTA_NONE || s->part[i] == partition)
            yes = yes && !s->outside[s->part[i]];
    return yes;
}

static bool fits(struct search *const s, const size_t partition, bool *const yes)
{
    struct bound *const bound = partition_try(s);
    if (!bound)
        return false;
    *yes = meets(s, bound, partition);
    bound_destroy(bound);
    return true;
}

/* The first of sizes[from..to) with which it fits, by halving: larger ones fit, too. `to`: none
 * does. */
static bool first_size(struct search *const s, const size_t place, const size_t partition,
                       const size_t from, const size_t to, size_t *const first)
{
    size_t low = from, high = to;
    bool yes = false;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        s->now[place] = s->sizes[middle];
        if (!fits(s, partition, &yes))
            return false;
        if (yes)
            high = middle;
        else
            low = middle + 1;
    }
    *first = low;
    return true;
}

/* With queues of their own, without copies and paths with deadlines, bounds of a partition are of
 * its own size alone: all are halved at once. */
static bool is_independent(const struct search *const s)
{
    bool independent = s->program.queues == GPURTA_QUEUES_SEPARATE;
    for (size_t i = 0; independent && i < s->chains.steps; i++)
        independent = s->chains.step[i].kind != GPURTA_STEP_COPY;
    for (size_t p = 0; independent && p < s->chains.paths; p++)
        independent = !rat_given(&s->chains.path[p].deadline);
    return independent;
}

/* Until low[i] == high[i], the first size with which part i meets its deadlines. */
static bool halve_all(struct search *const s, size_t *const low, size_t *const high)
{
    for (bool open = true; open;) {
        open = false;
        for (size_t i = 0; i < s->parts; i++) {
            const size_t middle = low[i] + (high[i] - low[i]) / 2;
            s->now[i] = s->sizes[middle < s->size_count ? middle : s->size_count - 1];
            open = open || low[i] < high[i];
        }
        struct bound *const bound = open ? partition_try(s) : NULL;
        if (open && !bound)
            return false;
        for (size_t i = 0; open && i < s->parts; i++) {
            const size_t middle = low[i] + (high[i] - low[i]) / 2;
            if (low[i] == high[i])
                continue;
            if (meets(s, bound, s->part[i]))
                high[i] = middle;
            else
                low[i] = middle + 1;
        }
        bound_destroy(bound);
    }
    return true;
}

static bool find_alone_at_once(struct search *const s)
{
    size_t *const low = calloc(s->parts, sizeof *low), *const high = calloc(s->parts, sizeof *high);
    for (size_t i = 0; high && i < s->parts; i++)
        high[i] = s->size_count;
    const bool good = low && high ? halve_all(s, low, high) : stop(s, fail_memory(s->error));
    for (size_t i = 0; good && i < s->parts; i++)
        s->result->alone[s->part[i]] = low[i] < s->size_count ? s->sizes[low[i]] : 0;
    free(low);
    free(high);
    return good;
}

/* What each part needs at least: the others have the largest size. */
static bool find_each_alone(struct search *const s)
{
    const int64_t largest = s->sizes[s->size_count - 1];
    for (size_t i = 0; i < s->parts; i++)
        s->now[i] = largest;
    for (size_t i = 0; i < s->parts; i++) {
        size_t first;
        if (!first_size(s, i, s->part[i], 0, s->size_count, &first))
            return false;
        s->result->alone[s->part[i]] = first < s->size_count ? s->sizes[first] : 0;
        s->now[i] = largest;
    }
    return true;
}

/* Every size of every part, where larger ones may make bounds longer. Where bounds depend on other
 * partitions, only sizes for which a wcet is not given are left out. */
static bool find_all(struct search *const s)
{
    for (size_t k = 0; k < s->size_count; k++) {
        for (size_t i = 0; i < s->parts; i++)
            s->now[i] = s->sizes[k];
        struct bound *const bound = partition_try(s);
        if (!bound)
            return false;
        for (size_t i = 0; i < s->parts; i++) {
            const size_t part = s->part[i];
            const bool good = s->independent ? meets(s, bound, part) : !s->outside[part];
            s->size_is[i * s->size_count + k] =
                (unsigned char)((s->outside[part] ? 0 : GIVEN) | (good ? GOOD : 0));
            if (good && !s->result->alone[part])
                s->result->alone[part] = s->sizes[k];
        }
        bound_destroy(bound);
    }
    return true;
}

static bool find_alone(struct search *const s)
{
    s->independent = is_independent(s);
    if (!(s->grows ? find_all(s) : s->independent ? find_alone_at_once(s) : find_each_alone(s)))
        return false;
    for (size_t i = 0; i < s->parts; i++) {
        s->least += s->result->alone[s->part[i]];
        s->hopeless = s->hopeless || !s->result->alone[s->part[i]];
    }
    return true;
}

/* ---- all divisions ---- */

/* SMs of a part at least, if the first `count` are as they are: parts that are alike have ascending
 * sizes, which leaves out what differs by an exchange. */
static int64_t least_of(const struct search *const s, const size_t part, const size_t count)
{
    if (part < count)
        return s->now[part];
    int64_t least = s->result->alone[s->part[part]];
    for (size_t i = s->like[part]; i < count; i++)
        if (s->like[i] == s->like[part] && s->now[i] > least)
            least = s->now[i];
    return least;
}

/* cost[0] first, then cost[1]. */
static void cost_of(const struct search *const s, const size_t count, int64_t cost[2])
{
    int64_t total = 0, largest = 0;
    for (size_t i = 0; i < s->parts; i++) {
        const int64_t sms = least_of(s, i, count);
        total += sms;
        largest = sms > largest ? sms : largest;
    }
    cost[0] = s->minimize == GPURTA_MINIMIZE_TOTAL ? total : largest;
    cost[1] = s->minimize == GPURTA_MINIMIZE_TOTAL ? largest : total;
}

static int compare_costs(const int64_t a[2], const int64_t b[2])
{
    return a[0] != b[0] ? (a[0] < b[0] ? -1 : 1) : (a[1] > b[1]) - (a[1] < b[1]);
}

/* A division that fits: kept if none is cheaper. */
static void keep(struct search *const s)
{
    struct division *const r = s->result;
    int64_t cost[2];
    cost_of(s, s->parts, cost);
    const int order = s->known ? compare_costs(cost, s->best) : -1;
    if (order > 0)
        return;
    if (order < 0) {
        r->found = 0;
        r->kept = 0;
        s->known = true;
        memcpy(s->best, cost, sizeof s->best);
    }
    if (__builtin_add_overflow(r->found, orders_of(s->now, s->like, s->parts), &r->found))
        r->found = INT64_MAX;
    if (r->kept == MOST_KEPT)
        return;
    int64_t *const to = r->size + r->kept++ * r->partitions;
    memset(to, 0, r->partitions * sizeof *to);
    for (size_t i = 0; i < s->parts; i++)
        to[s->part[i]] = s->now[i];
}

/* May sizes of the first `count` parts be part of a division that is no dearer than the best? */
static bool may_do(const struct search *const s, const size_t count)
{
    int64_t cost[2], total = 0;
    for (size_t i = 0; i < s->parts; i++)
        total += least_of(s, i, count);
    cost_of(s, count, cost);
    return total <= s->result->sms && partition_fits(s->given, s->mechanism, s->now, count) &&
           (!s->known || compare_costs(cost, s->best) <= 0);
}

/* The last of sizes[from..] that may be tried at `place`; SIZE_MAX: none may. Smaller ones may. */
static size_t last_size(struct search *const s, const size_t place, const size_t from)
{
    size_t low = from, high = s->size_count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        s->now[place] = s->sizes[middle];
        if (may_do(s, place + 1))
            low = middle + 1;
        else
            high = middle;
    }
    return low == from ? SIZE_MAX : low - 1;
}

/* Parts behind `place` get the largest sizes that they have in any division that is no dearer than
 * the best and fits on the GPU: what does not fit then never fits. */
static void spread(struct search *const s, const size_t place)
{
    const bool total = s->minimize == GPURTA_MINIMIZE_TOTAL;
    int64_t left = s->known && total ? s->best[0] : s->result->sms;
    for (size_t i = 0; i < s->parts; i++)
        left -= i < place ? s->now[i] : s->result->alone[s->part[i]];
    for (size_t i = place + 1; i < s->parts; i++) {
        int64_t most = s->result->alone[s->part[i]] + (left > 0 ? left : 0);
        size_t low = 0, high = s->size_count;
        if (s->known && !total && most > s->best[0])
            most = s->best[0];
        while (low < high) {
            const size_t middle = low + (high - low) / 2;
            if (s->sizes[middle] <= most)
                low = middle + 1;
            else
                high = middle;
        }
        s->now[i] = s->sizes[low ? low - 1 : 0];
    }
}

/* Sizes of part number `place` and those behind it, the ones before it as they are. */
static bool divide(struct search *const s, const size_t place)
{
    size_t first = 0;
    bool yes = false;
    while (s->sizes[first] < least_of(s, place, place))
        first++;
    const size_t last = last_size(s, place, first);
    if (last == SIZE_MAX)
        return true;
    spread(s, place);
    s->now[place] = s->sizes[last];
    if (!fits(s, GPURTA_NONE, &yes))
        return false;
    if (!yes)
        return true;
    if (!first_size(s, place, GPURTA_NONE, first, last, &first))
        return false;
    for (size_t k = first; k <= last; k++) {
        s->now[place] = s->sizes[k];
        if (!may_do(s, place + 1))
            return true;
        if (place + 1 < s->parts && !divide(s, place + 1))
            return false;
        if (place + 1 == s->parts)
            keep(s);
        s->now[place] = s->sizes[k];
    }
    return true;
}

/* The same where larger sizes may make bounds longer: each is tried. */
static bool divide_each(struct search *const s, const size_t place)
{
    bool yes = false;
    for (size_t k = 0; k < s->size_count; k++) {
        s->now[place] = s->sizes[k];
        if (s->sizes[k] < least_of(s, place, place) ||
            !(s->size_is[place * s->size_count + k] & GOOD))
            continue;
        if (!may_do(s, place + 1))
            return true;
        if (place + 1 < s->parts) {
            if (!divide_each(s, place + 1))
                return false;
            continue;
        }
        if (!fits(s, GPURTA_NONE, &yes))
            return false;
        if (yes)
            keep(s);
    }
    return true;
}

/* now[] := what each part needs at least, times k/16, rounded up to sizes. false: too much. */
static bool scale_sizes(struct search *const s, const int64_t k)
{
    int64_t total = 0;
    for (size_t i = 0; i < s->parts; i++) {
        const int64_t wanted = s->result->alone[s->part[i]] * k / 16;
        size_t size = 0;
        while (size + 1 < s->size_count && s->sizes[size] < wanted)
            size++;
        s->now[i] = s->sizes[size];
        total += s->now[i];
    }
    return total <= s->result->sms && partition_fits(s->given, s->mechanism, s->now, s->parts);
}

/* Some division that fits, so that the search begins with what one costs: sizes in proportion to
 * what each part needs at least, then each as small as it can be. */
static bool find_first(struct search *const s)
{
    int64_t low = 16, high = 16;
    bool yes = false;
    while (scale_sizes(s, high + 1) && high < 16 * s->result->sms)
        high += high / 16;
    while (low <= high) {
        const int64_t middle = low + (high - low) / 2;
        const bool room = scale_sizes(s, middle);
        if (room && !fits(s, GPURTA_NONE, &yes))
            return false;
        if (!room || yes)
            high = middle - 1;
        else
            low = middle + 1;
    }
    if (!scale_sizes(s, low))
        return true;
    if (!fits(s, GPURTA_NONE, &yes))
        return false;
    if (!yes)
        return true;
    for (size_t i = s->parts; i-- > 0;) {
        size_t from = 0, to = 0;
        while (s->sizes[from] < s->result->alone[s->part[i]])
            from++;
        while (s->sizes[to] < s->now[i])
            to++;
        if (!first_size(s, i, GPURTA_NONE, from, to, &to))
            return false;
        s->now[i] = s->sizes[to];
    }
    s->known = true;
    cost_of(s, s->parts, s->best);
    memcpy(s->first, s->now, s->parts * sizeof *s->now);
    return true;
}

/* If all parts get along with what each needs at least, nothing else is as cheap. */
static bool divide_all(struct search *const s)
{
    bool yes = false;
    for (size_t i = 0; i < s->parts; i++)
        s->now[i] = s->result->alone[s->part[i]];
    if (partition_fits(s->given, s->mechanism, s->now, s->parts)) {
        if (!fits(s, GPURTA_NONE, &yes))
            return false;
        if (yes) {
            keep(s);
            return true;
        }
    }
    if (s->grows ? divide_each(s, 0) : find_first(s) && divide(s, 0))
        return true;
    if (s->known && !s->result->found) { /* the search ended before it came there */
        memcpy(s->now, s->first, s->parts * sizeof *s->now);
        keep(s);
    }
    return false;
}

/* ---- entry ---- */

static gpurta_status list_sizes(struct search *const s)
{
    int64_t size = gpurta_partition_next_size(s->given, s->mechanism, s->cuda, 0);
    if (!size)
        return gpurta_partition_check_size(s->given, s->mechanism, s->cuda, 1, s->error);
    s->sizes = calloc((size_t)s->result->sms, sizeof *s->sizes);
    if (!s->sizes)
        return fail_memory(s->error);
    for (; size; size = gpurta_partition_next_size(s->given, s->mechanism, s->cuda, size))
        s->sizes[s->size_count++] = size;
    return GPURTA_OK;
}

/* Does a larger size make some wcet longer, or is one not given for it? */
static bool any_grows(const struct search *const s)
{
    bool grows = false;
    const gpurta_section sections[] = {GPURTA_SECTION_STEPS, GPURTA_SECTION_KERNELS,
                                       GPURTA_SECTION_OPERATIONS};
    for (int k = 0; k < 3; k++)
        for (size_t i = 0; !grows && i < gpurta_model_rows(s->model, sections[k]); i++)
            grows = wcet_grows(s->model, gpurta_model_row(s->model, sections[k], i), s->sizes[0],
                               s->sizes[s->size_count - 1]);
    return grows;
}

static gpurta_status begin(struct search *const s, const gpurta_chains *const chains)
{
    const size_t n = chains->program->partitions, room = n ? n : 1;
    struct division *const r = s->result;
    s->chains = chains_view(chains);
    s->chains.path = chains->path;
    s->chains.paths = chains->paths;
    s->program = *chains->program;
    s->chains.program = &s->program;
    s->platform = *s->given;
    s->program.partition = calloc(room, sizeof *s->program.partition);
    s->part = r->part = calloc(room, sizeof *s->part);
    s->like = calloc(room, sizeof *s->like);
    s->now = calloc(room, sizeof *s->now);
    s->first = calloc(room, sizeof *s->first);
    s->outside = calloc(room, sizeof *s->outside);
    s->cache = weight_cache_create();
    s->homes = (struct homes){calloc(chains->count + 1, sizeof *s->homes.of),
                              calloc(chains->count + 1, sizeof *s->homes.first),
                              calloc(room, sizeof *s->homes.only)};
    r->alone = calloc(room, sizeof *r->alone);
    r->size = calloc(room * MOST_KEPT, sizeof *r->size);
    if (!s->program.partition || !s->part || !s->like || !s->now || !s->first || !s->outside ||
        !s->cache || !s->homes.of || !s->homes.first || !s->homes.only || !r->alone || !r->size)
        return fail_memory(s->error);
    r->partitions = n;
    for (size_t i = 0; i < n; i++)
        s->program.partition[i].name = chains->program->partition[i].name;
    find_homes(chains, &s->homes);
    for (size_t k = 0; k < chains->steps; k++) {
        const size_t partition = gpurta_chains_step_partition(chains, k);
        if (partition != GPURTA_NONE)
            r->alone[partition] = 1;
    }
    for (size_t i = 0; i < n; i++) {
        if (r->alone[i])
            s->part[s->parts++] = i;
        r->alone[i] = 0;
    }
    r->parts = s->parts;
    for (size_t i = 0; i < s->parts; i++)
        while (s->like[i] < i &&
               (s->model || !partitions_alike(chains, &s->homes, s->part[s->like[i]], s->part[i])))
            s->like[i]++;
    s->left = option(s->options, GPURTA_OPTION_BOUND_LIMIT);
    if (!s->parts)
        return fail(s->error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "no kernel is in a partition");
    if ((int64_t)s->parts > MOST_TOGETHER / r->sms)
        return fail(s->error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                    "%zu partitions of up to %lld SMs are more than can be tried", s->parts,
                    (long long)r->sms);
    const gpurta_status status = list_sizes(s);
    if (status)
        return status;
    s->grows = s->model && any_grows(s);
    s->size_is = calloc(s->parts * s->size_count + 1, sizeof *s->size_is);
    return s->size_is ? GPURTA_OK : fail_memory(s->error);
}

static gpurta_status run(struct search *const s)
{
    if (!find_alone(s))
        return s->status;
    if (!s->hopeless && s->least <= s->result->sms && !divide_all(s))
        return s->status;
    return s->result->found || partition_explain(s) ? GPURTA_OK : s->status;
}

gpurta_status gpurta_partition_of(gpurta_result **const result, const gpurta_chains *const chains,
                                  const gpurta_model *const model,
                                  const gpurta_platform *const platform,
                                  const gpurta_mechanism mechanism, const int64_t cuda,
                                  const gpurta_minimize minimize,
                                  const gpurta_options *const options, gpurta_error *const error)
{
    if (!result || !chains || !platform || (int)minimize < 0 || minimize > GPURTA_MINIMIZE_LARGEST)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "divisions: NULL, or nothing to minimize");
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    if (sms < 1 || sms > INT64_C(1) << 16)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "divisions need a platform of 1 to 65,536 SMs");
    struct search s = {.result = calloc(1, sizeof *s.result),
                       .given = platform,
                       .model = model && model_by_sms(model) ? model : NULL,
                       .options = options,
                       .error = error,
                       .mechanism = mechanism,
                       .cuda = cuda,
                       .minimize = minimize};
    if (!s.result)
        return fail_memory(error);
    *s.result = (struct division){.chains = chains_hold(chains),
                                  .mechanism = mechanism,
                                  .cuda = cuda,
                                  .minimize = minimize,
                                  .queues = chains->program->queues,
                                  .culprit = GPURTA_NONE,
                                  .culprit_path = GPURTA_NONE,
                                  .sms = sms};
    mpq_init(s.result->excess);
    gpurta_status status = gpurta_platform_copy(&s.result->platform, platform, error);
    if (!status)
        status = begin(&s, chains);
    if (!status && model && /* with the sizes that it has; what those refuse is no matter here */
        profile_doubt(model, options, s.result->doubt, error) == GPURTA_NO_MEMORY)
        status = GPURTA_NO_MEMORY;
    s.result->limited = s.result->doubt[0];
    if (!status && !s.result->doubt[0])
        status = run(&s);
    FREE(s.program.partition, s.like, s.now, s.first, s.outside, s.size_is, s.sizes, s.homes.of,
         s.homes.first, s.homes.only);
    weight_cache_destroy(s.cache);
    if (!status)
        return division_result(result, s.result, error);
    division_destroy(s.result);
    return status;
}
