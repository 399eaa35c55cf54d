/* Why there is no division: what is missing where the least is. */
#include "partition/search.h"

#include "bound/bound.h"

/* The largest factor by which a bound is above its deadline, of the chains of one partition or of
 * all; 0: some chain has none. */
static void worst_factor(const struct search *const s, const struct bound *const bound,
                         const size_t partition, mpq_t factor, size_t *const chain)
{
    mpq_t own, deadline;
    mpq_inits(own, deadline, NULL);
    mpq_set_ui(factor, 0, 1);
    *chain = GPURTA_NONE;
    for (size_t c = 0; c < s->chains.count; c++) {
        if (bound->chain[c].verdict == GPURTA_SCHEDULABLE ||
            (partition != GPURTA_NONE && partition_of_chain(s, c) != partition))
            continue;
        const struct bound_chain_result *const r = &bound->chain[c];
        if (!rat_given(&r->bound) || !rat_given(&r->deadline)) {
            mpq_set_ui(factor, 0, 1);
            *chain = c;
            break;
        }
        rat_get(own, &r->bound);
        rat_get(deadline, &r->deadline);
        mpq_div(own, own, deadline);
        if (*chain == GPURTA_NONE || mpq_cmp(own, factor) > 0) {
            mpq_set(factor, own);
            *chain = c;
        }
    }
    mpq_clears(own, deadline, NULL);
}

/* The largest size of a part up to so many SMs for which every wcet is given; the smallest if there
 * is none. */
static int64_t largest_size(const struct search *const s, const size_t part, const int64_t most)
{
    int64_t size = s->sizes[0];
    for (size_t k = 0; k < s->size_count && s->sizes[k] <= most; k++)
        if (!s->grows || s->size_is[part * s->size_count + k] & GIVEN)
            size = s->sizes[k];
    return size;
}

/* The largest size of a part beside the least of the others; the smallest if none is left. */
static int64_t spare_size(const struct search *const s, const size_t part)
{
    int64_t left = s->result->sms;
    for (size_t i = 0; i < s->parts; i++)
        left -= i == part                      ? 0
                : s->result->alone[s->part[i]] ? s->result->alone[s->part[i]]
                                               : s->sizes[0];
    return largest_size(s, part, left);
}

/* Part i has all that the others can spare, or all have the largest size. */
static void give_spare(struct search *const s, const size_t i)
{
    for (size_t k = 0; k < s->parts; k++)
        s->now[k] = s->hopeless      ? largest_size(s, k, INT64_MAX)
                    : s->independent ? spare_size(s, k)
                                     : s->result->alone[s->part[k]];
    if (!s->hopeless)
        s->now[i] = spare_size(s, i);
}

/* What is missing for part i, if it is less than what is told so far. */
static void tell_missing(struct search *const s, const struct bound *const bound, const size_t i,
                         const bool one, mpq_t factor)
{
    struct division *const r = s->result;
    size_t chain;
    worst_factor(s, bound, one ? s->part[i] : GPURTA_NONE, factor, &chain);
    if (chain == GPURTA_NONE) { /* they fit, but not beside each other (MIG) */
        chain = 0;
        while (chain + 1 < s->chains.count && partition_of_chain(s, chain) != s->part[i])
            chain++;
        mpq_set_ui(factor, 0, 1);
    }
    if (r->culprit != GPURTA_NONE &&
        !(mpq_sgn(factor) && (!mpq_sgn(r->excess) || mpq_cmp(factor, r->excess) < 0)))
        return;
    mpq_set(r->excess, factor);
    r->culprit = chain;
    const size_t own = partition_of_chain(s, chain);
    for (size_t k = 0; k < s->parts; k++)
        if (s->part[k] == own)
            r->culprit_sms = s->now[k];
}

bool partition_explain(struct search *const s)
{
    struct bound *bound = NULL;
    mpq_t factor;
    mpq_init(factor);
    for (size_t i = 0; i < s->parts && (i == 0 || !s->hopeless); i++) {
        if (!bound || !s->independent) {
            bound_destroy(bound);
            give_spare(s, i);
            bound = partition_try(s);
        }
        if (!bound)
            break;
        tell_missing(s, bound, i, s->independent && !s->hopeless, factor);
    }
    const bool good = bound;
    if (!good)
        s->result->culprit = GPURTA_NONE;
    mpq_clear(factor);
    bound_destroy(bound);
    return good;
}
