/* Divisions of a GPU: the search for the cheapest sizes with which every bound is within its
 * deadline. */
#include "base/fail.h"
#include "bound/bound.h"
#include "bound/price_cache.h"
#include "model/chains.h"
#include "model/platform.h"

#include <gpurta/partition.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_KEPT 32
#define MOST_TRIED 100000

struct gpurta_division {
    size_t partitions, kept, culprit;
    int64_t sms, found, tried, culprit_sms;
    int64_t *size;  /* of each kept division, of each partition */
    int64_t *alone; /* of each partition; 0: none is enough */
    bool *used;
    mpq_t excess; /* 0: the culprit has no bound */
};

struct search {
    gpurta_division *result;
    gpurta_chains chains; /* as given, but for their program */
    gpurta_program program;
    gpurta_platform platform; /* with SMs for whatever is tried */
    struct price_cache *cache;
    const gpurta_platform *given;
    const gpurta_options *options;
    gpurta_error *error;
    gpurta_mechanism mechanism;
    int64_t cuda;
    gpurta_minimize minimize;
    int64_t *sizes; /* allowed ones, ascending */
    size_t size_count;
    size_t *part; /* partitions with kernels: the parts */
    size_t parts;
    int64_t *now;           /* of each part: the size that is tried */
    int64_t best[2], least; /* cost of the cheapest so far; SMs that all parts need at least */
    gpurta_status status;
};

/* ---- trying sizes ---- */

static bool stop(struct search *const s, const gpurta_status status)
{
    s->status = status;
    return false;
}

/* The bounds with now[]. NULL: stopped. */
static gpurta_bound *try_sizes(struct search *const s)
{
    gpurta_bound *bound = NULL;
    int64_t all = 0;
    if (s->result->tried++ >= MOST_TRIED) {
        stop(s, fail(s->error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                     "more than %d divisions would have to be tried", MOST_TRIED));
        return NULL;
    }
    for (size_t i = 0; i < s->program.partitions; i++)
        s->program.partition[i].sms = 0;
    for (size_t i = 0; i < s->parts; i++) {
        s->program.partition[s->part[i]].sms = s->now[i];
        all += s->now[i];
    }
    s->platform.field[GPURTA_PLATFORM_SMS] = all > s->result->sms ? all : s->result->sms;
    s->status = bound_with(&bound, &s->chains, &s->platform, s->options, s->cache, s->error);
    return bound;
}

static size_t part_of_chain(const struct search *const s, const size_t chain)
{
    for (size_t i = 0; i < s->chains.steps; i++)
        if (s->chains.step[i].chain == chain && s->chains.step[i].kind == GPURTA_STEP_KERNEL)
            return step_partition(&s->chains, i);
    return GPURTA_NONE;
}

/* Are the deadlines met: of all chains, or of those of one partition? */
static bool fits(struct search *const s, const size_t partition, bool *const yes)
{
    gpurta_bound *const bound = try_sizes(s);
    if (!bound)
        return false;
    *yes = true;
    for (size_t c = 0; c < s->chains.count; c++)
        if (partition == GPURTA_NONE || part_of_chain(s, c) == partition)
            *yes = *yes && gpurta_bound_chain_verdict(bound, c) == GPURTA_SCHEDULABLE;
    gpurta_bound_destroy(bound);
    return true;
}

/* The first of sizes[from..] with which it fits, by halving: larger ones fit, too. size_count: none
 * does. */
static bool first_size(struct search *const s, const size_t place, const size_t partition,
                       const size_t from, size_t *const first)
{
    size_t low = from, high = s->size_count;
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

/* What each part needs at least: the others have the largest size. */
static bool find_alone(struct search *const s)
{
    const int64_t largest = s->sizes[s->size_count - 1];
    for (size_t i = 0; i < s->parts; i++)
        s->now[i] = largest;
    for (size_t i = 0; i < s->parts; i++) {
        size_t first;
        if (!first_size(s, i, s->part[i], 0, &first))
            return false;
        s->result->alone[s->part[i]] = first < s->size_count ? s->sizes[first] : 0;
        s->now[i] = largest;
    }
    s->least = 0;
    for (size_t i = 0; i < s->parts; i++)
        s->least += s->result->alone[s->part[i]];
    return true;
}

/* ---- all divisions ---- */

/* cost[0] first, then cost[1]. */
static void cost_of(const struct search *const s, const size_t count, int64_t cost[2])
{
    int64_t total = 0, largest = 0;
    for (size_t i = 0; i < s->parts; i++) {
        const int64_t sms = i < count ? s->now[i] : s->result->alone[s->part[i]];
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
    gpurta_division *const r = s->result;
    int64_t cost[2];
    cost_of(s, s->parts, cost);
    const int order = r->found ? compare_costs(cost, s->best) : -1;
    if (order > 0)
        return;
    if (order < 0) {
        r->found = 0;
        r->kept = 0;
        memcpy(s->best, cost, sizeof s->best);
    }
    r->found++;
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
        total += i < count ? s->now[i] : s->result->alone[s->part[i]];
    cost_of(s, count, cost);
    return total <= s->result->sms &&
           gpurta_partition_fits(s->given, s->mechanism, s->now, count) &&
           (!s->result->found || compare_costs(cost, s->best) <= 0);
}

/* Sizes of part number `place` and those behind it, the ones before it as they are. The parts
 * behind have the largest size while this one's is tried: what does not fit then never fits. */
static bool divide(struct search *const s, const size_t place)
{
    const int64_t largest = s->sizes[s->size_count - 1];
    size_t first = 0;
    for (size_t i = place + 1; i < s->parts; i++)
        s->now[i] = largest;
    while (s->sizes[first] < s->result->alone[s->part[place]])
        first++;
    if (!first_size(s, place, GPURTA_NONE, first, &first))
        return false;
    for (size_t k = first; k < s->size_count; k++) {
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

/* ---- why there is none ---- */

/* The largest factor by which a bound with now[] is above its deadline; 0: some chain has none. */
static bool worst_factor(struct search *const s, mpq_t factor, size_t *const chain)
{
    gpurta_bound *const bound = try_sizes(s);
    mpq_t own, deadline;
    if (!bound)
        return false;
    mpq_inits(own, deadline, NULL);
    mpq_set_ui(factor, 0, 1);
    *chain = GPURTA_NONE;
    for (size_t c = 0; c < s->chains.count; c++) {
        if (gpurta_bound_chain_verdict(bound, c) == GPURTA_SCHEDULABLE)
            continue;
        if (!gpurta_bound_chain_time(bound, c, GPURTA_BOUND_BOUND, own) ||
            !gpurta_bound_chain_time(bound, c, GPURTA_BOUND_DEADLINE, deadline)) {
            mpq_set_ui(factor, 0, 1);
            *chain = c;
            break;
        }
        mpq_div(own, own, deadline);
        if (*chain == GPURTA_NONE || mpq_cmp(own, factor) > 0) {
            mpq_set(factor, own);
            *chain = c;
        }
    }
    mpq_clears(own, deadline, NULL);
    gpurta_bound_destroy(bound);
    return true;
}

/* The largest size of a part beside the least of the others; the smallest if none is left. */
static int64_t spare_size(const struct search *const s, const size_t part)
{
    int64_t left = s->result->sms;
    for (size_t i = 0; i < s->parts; i++)
        left -= i == part                      ? 0
                : s->result->alone[s->part[i]] ? s->result->alone[s->part[i]]
                                               : s->sizes[0];
    int64_t size = s->sizes[0];
    for (size_t k = 0; k < s->size_count && s->sizes[k] <= left; k++)
        size = s->sizes[k];
    return size;
}

/* Every part in turn has all that the others can spare; told is where the least is missing. A part
 * that does not fit whatever the others have is told first. */
static bool explain(struct search *const s)
{
    gpurta_division *const r = s->result;
    bool hopeless = false, any = false;
    mpq_t factor;
    mpq_init(factor);
    for (size_t i = 0; i < s->parts; i++)
        hopeless = hopeless || !r->alone[s->part[i]];
    for (size_t i = 0; i < s->parts; i++) {
        size_t chain;
        if (hopeless && r->alone[s->part[i]])
            continue;
        for (size_t k = 0; k < s->parts; k++)
            s->now[k] = hopeless || !r->alone[s->part[k]] ? s->sizes[s->size_count - 1]
                                                          : r->alone[s->part[k]];
        if (!hopeless)
            s->now[i] = spare_size(s, i);
        if (!worst_factor(s, factor, &chain)) {
            mpq_clear(factor);
            return false;
        }
        if (chain == GPURTA_NONE) { /* they fit, but not beside each other (MIG) */
            chain = 0;
            while (chain + 1 < s->chains.count && part_of_chain(s, chain) != s->part[i])
                chain++;
            mpq_set_ui(factor, 0, 1);
        }
        const bool better =
            !any || (mpq_sgn(factor) && (!mpq_sgn(r->excess) || mpq_cmp(factor, r->excess) < 0));
        any = true;
        if (!better)
            continue;
        mpq_set(r->excess, factor);
        r->culprit = chain;
        const size_t own = part_of_chain(s, chain);
        for (size_t k = 0; k < s->parts; k++)
            if (s->part[k] == own)
                r->culprit_sms = s->now[k];
    }
    mpq_clear(factor);
    return true;
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

static gpurta_status begin(struct search *const s, const gpurta_chains *const chains)
{
    const size_t n = chains->program->partitions;
    gpurta_division *const r = s->result;
    s->chains = *chains;
    s->program = *chains->program;
    s->chains.program = &s->program;
    s->platform = *s->given;
    s->program.partition = calloc(n + 1, sizeof *s->program.partition);
    s->part = calloc(n + 1, sizeof *s->part);
    s->now = calloc(n + 1, sizeof *s->now);
    s->cache = price_cache_create();
    r->alone = calloc(n + 1, sizeof *r->alone);
    r->used = calloc(n + 1, sizeof *r->used);
    r->size = calloc((n + 1) * MOST_KEPT, sizeof *r->size);
    if (!s->program.partition || !s->part || !s->now || !s->cache || !r->alone || !r->used ||
        !r->size)
        return fail_memory(s->error);
    r->partitions = n;
    for (size_t i = 0; i < n; i++)
        s->program.partition[i].name = chains->program->partition[i].name;
    for (size_t i = 0; i < chains->steps; i++)
        if (gpurta_chains_step_partition(chains, i) != GPURTA_NONE)
            r->used[gpurta_chains_step_partition(chains, i)] = true;
    for (size_t i = 0; i < n; i++)
        if (r->used[i])
            s->part[s->parts++] = i;
    if (!s->parts)
        return fail(s->error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "no kernel is in a partition");
    return list_sizes(s);
}

static gpurta_status run(struct search *const s)
{
    bool hopeless = false;
    if (!find_alone(s))
        return s->status;
    for (size_t i = 0; i < s->parts; i++)
        hopeless = hopeless || !s->result->alone[s->part[i]];
    if (!hopeless && s->least <= s->result->sms && !divide(s, 0))
        return s->status;
    return s->result->found || explain(s) ? GPURTA_OK : s->status;
}

gpurta_status gpurta_division_find(gpurta_division **const result,
                                   const gpurta_chains *const chains,
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
                       .options = options,
                       .error = error,
                       .mechanism = mechanism,
                       .cuda = cuda,
                       .minimize = minimize};
    if (!s.result)
        return fail_memory(error);
    s.result->sms = sms;
    s.result->culprit = GPURTA_NONE;
    mpq_init(s.result->excess);
    gpurta_status status = begin(&s, chains);
    if (!status)
        status = run(&s);
    free(s.program.partition);
    free(s.part);
    free(s.now);
    free(s.sizes);
    price_cache_destroy(s.cache);
    if (status)
        gpurta_division_destroy(s.result);
    else
        *result = s.result;
    return status;
}

void gpurta_division_destroy(gpurta_division *const result)
{
    if (!result)
        return;
    free(result->size);
    free(result->alone);
    free(result->used);
    mpq_clear(result->excess);
    free(result);
}

/* ---- reading ---- */

size_t gpurta_division_count(const gpurta_division *const result)
{
    return result ? result->kept : 0;
}

int64_t gpurta_division_found(const gpurta_division *const result)
{
    return result ? result->found : 0;
}

int64_t gpurta_division_sms(const gpurta_division *const result, const size_t division,
                            const size_t partition)
{
    return result && division < result->kept && partition < result->partitions
               ? result->size[division * result->partitions + partition]
               : 0;
}

int64_t gpurta_division_rest(const gpurta_division *const result, const size_t division)
{
    if (!result || division >= result->kept)
        return 0;
    int64_t left = result->sms;
    for (size_t i = 0; i < result->partitions; i++)
        left -= gpurta_division_sms(result, division, i);
    return left;
}

int64_t gpurta_division_alone(const gpurta_division *const result, const size_t partition)
{
    return result && partition < result->partitions ? result->alone[partition] : 0;
}

bool gpurta_division_used(const gpurta_division *const result, const size_t partition)
{
    return result && partition < result->partitions && result->used[partition];
}

size_t gpurta_division_culprit(const gpurta_division *const result)
{
    return result ? result->culprit : GPURTA_NONE;
}

bool gpurta_division_excess(const gpurta_division *const result, mpq_ptr value)
{
    if (!result || !value || result->culprit == GPURTA_NONE || !mpq_sgn(result->excess))
        return false;
    mpq_set(value, result->excess);
    return true;
}

int64_t gpurta_division_culprit_sms(const gpurta_division *const result)
{
    return result ? result->culprit_sms : 0;
}

int64_t gpurta_division_tried(const gpurta_division *const result)
{
    return result ? result->tried : 0;
}
