/* Why there is no division: what is missing where the least is. */
#include "partition/search.h"

#include "bound/bound.h"

/* What is furthest above its deadline: a chain, or a path, and then a chain of it. */
struct worst {
    size_t chain, path;
    mpq_t factor; /* 0: it has no bound */
};

/* Is that the worst so far? */
static bool is_worse(struct worst *const w, const struct rat *const time,
                     const struct rat *const deadline)
{
    LOCAL_MPQ(own, due);
    if (rat_given(time) && rat_given(deadline)) {
        rat_get(own, time);
        rat_get(due, deadline);
        mpq_div(own, own, due);
    }
    const bool none = w->chain == GPURTA_NONE;
    const bool worse =
        none || (mpq_sgn(w->factor) && (!mpq_sgn(own) || mpq_cmp(own, w->factor) > 0));
    if (worse)
        mpq_set(w->factor, own);
    return worse;
}

/* Of the chains of one partition or of all; where those meet their deadlines, of paths. */
static void find_worst(const struct search *const s, const struct bound *const bound,
                       const size_t partition, struct worst *const w)
{
    w->chain = w->path = GPURTA_NONE;
    mpq_set_ui(w->factor, 0, 1);
    for (size_t c = 0; c < s->chains.count; c++) {
        const struct bound_chain_result *const r = &bound->chain[c];
        if (r->verdict != GPURTA_SCHEDULABLE &&
            (partition == GPURTA_NONE || partition_of_chain(s, c) == partition) &&
            is_worse(w, &r->bound, &r->deadline))
            w->chain = c;
    }
    for (size_t p = 0, chain = w->chain; chain == GPURTA_NONE && p < s->chains.paths; p++) {
        const struct path *const path = &s->chains.path[p];
        if (bound->path[p].verdict == GPURTA_SCHEDULABLE ||
            !partition_has_path(s, partition, path) ||
            !is_worse(w, &bound->path[p].reaction, &path->deadline))
            continue;
        w->path = p;
        w->chain = path->through[0];
    }
}

/* The chain of a path that has kernels in that partition, else in any. */
static size_t chain_of_path(const struct search *const s, const struct path *const path,
                            const size_t partition)
{
    size_t chain = path->through[0];
    for (size_t i = 0; i < path->count; i++) {
        const size_t own = partition_of_chain(s, path->through[i]);
        if (own == partition)
            return path->through[i];
        if (own != GPURTA_NONE)
            chain = path->through[i];
    }
    return chain;
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
                         const bool one, struct worst *const w)
{
    struct division *const r = s->result;
    find_worst(s, bound, one ? s->part[i] : GPURTA_NONE, w);
    if (w->path != GPURTA_NONE)
        w->chain = chain_of_path(s, &s->chains.path[w->path], s->part[i]);
    if (w->chain == GPURTA_NONE) { /* they fit, but not beside each other (MIG) */
        w->chain = 0;
        while (w->chain + 1 < s->chains.count && partition_of_chain(s, w->chain) != s->part[i])
            w->chain++;
    }
    if (r->culprit != GPURTA_NONE &&
        !(mpq_sgn(w->factor) && (!mpq_sgn(r->excess) || mpq_cmp(w->factor, r->excess) < 0)))
        return;
    mpq_set(r->excess, w->factor);
    r->culprit = w->chain;
    r->culprit_path = w->path;
    const size_t own = partition_of_chain(s, w->chain);
    for (size_t k = 0; k < s->parts; k++) {
        r->size[s->part[k]] = s->now[k];
        if (s->part[k] == own)
            r->culprit_sms = s->now[k];
    }
}

bool partition_explain(struct search *const s)
{
    struct bound *bound = NULL;
    struct worst worst;
    mpq_init(worst.factor);
    for (size_t i = 0; i < s->parts && (i == 0 || !s->hopeless); i++) {
        if (!bound || !s->independent) {
            bound_destroy(bound);
            give_spare(s, i);
            bound = partition_try(s);
        }
        if (!bound)
            break;
        tell_missing(s, bound, i, s->independent && !s->hopeless, &worst);
    }
    const bool good = bound;
    if (!good)
        s->result->culprit = GPURTA_NONE;
    mpq_clear(worst.factor);
    bound_destroy(bound);
    return good;
}
