/* Paths of data through chains: reaction time and data age, doc/paths.md. */
#include "base/text.h"
#include "bound/bound.h"
#include "number/frac.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Why the reaction of a path has no bound; NULL: out of memory. */
static char *why_none(struct bound *const b, const struct chain *const chain, const bool bounded)
{
    const char *const name = NAME_OF(chain);
    char text[200];
    snprintf(text, sizeof text,
             bounded ? "nothing says how far apart releases of chain %.*s may be: give it release: "
                       "periodic or a longest_period"
                     : "chain %.*s has no bound",
             text_bytes(name, 80), name);
    return text_in(&b->arena, text);
}

/* The largest distance of two jobs of a chain; with from: begin a job may have to wait until the
 * one before has begun. */
const struct rat *path_distance(const struct bound *const b, const gpurta_chains *const chains,
                                const size_t chain)
{
    const struct rat *longest = &chains->chain[chain].time[GPURTA_CHAIN_LONGEST];
    for (size_t i = 0; chains->chain[chain].begin && rat_given(longest) && i < chains->steps; i++)
        if (chains->step[i].chain == chain && gpurta_chains_after(chains, i, 0) == SIZE_MAX &&
            rat_given(&b->step[i].jitter) && rat_cmp(&b->step[i].jitter, longest) > 0)
            longest = &b->step[i].jitter;
    return longest;
}

/* sum := the age, all f and all T but the last; *last: its T. false: why is in r->reason, or out of
 * memory. */
static bool bound_age(struct bound *const b, const gpurta_chains *const chains,
                      const struct path *const path, struct bound_path_result *const r,
                      struct frac *const sum)
{
    LOCAL(frac_clear) struct frac time = FRAC_ZERO;
    bool known = true;
    for (size_t i = 0; known && i < path->count; i++) {
        const struct rat *const of[] = {&b->chain[path->through[i]].bound,
                                        path_distance(b, chains, path->through[i])};
        for (int k = 0; known && k < 2 - (i + 1 == path->count); k++) {
            known = rat_given(of[k]);
            if (!known) {
                r->reason = why_none(b, &chains->chain[path->through[i]], k);
                break;
            }
            frac_from_rat(&time, of[k]);
            frac_add(sum, sum, &time);
        }
    }
    return known;
}

static bool bound_path(struct bound *const b, const gpurta_chains *const chains,
                       const struct path *const path, struct bound_path_result *const r)
{
    const size_t last = path->through[path->count - 1];
    LOCAL(frac_clear) struct frac sum = FRAC_ZERO, time = FRAC_ZERO;
    bool ok = !bound_age(b, chains, path, r, &sum) ? r->reason != NULL : frac_to_rat(&r->age, &sum);
    const struct rat *const longest = path_distance(b, chains, last);
    if (ok && !r->reason && rat_given(longest)) {
        frac_from_rat(&time, longest);
        frac_add(&sum, &sum, &time);
        ok = frac_to_rat(&r->reaction, &sum);
    } else if (ok && !r->reason) {
        r->reason = why_none(b, &chains->chain[last], true);
        ok = r->reason;
    }
    return ok;
}

bool paths_bound(struct bound *const b, const gpurta_chains *const chains)
{
    if (!chains->paths)
        return true;
    b->path = arena_take_rats(&b->arena, chains->paths, sizeof *b->path, 2);
    bool ok = b->path;
    for (; ok && b->paths < chains->paths; b->paths++)
        ok = bound_path(b, chains, &chains->path[b->paths], &b->path[b->paths]);
    return ok;
}

void paths_judge(struct bound *const b, const gpurta_chains *const chains)
{
    for (size_t p = 0; p < b->paths; p++) {
        struct bound_path_result *const r = &b->path[p];
        const struct rat *const deadline = &chains->path[p].deadline;
        if (!rat_given(deadline))
            continue;
        const struct rat *const observed = &b->observed.reaction[p];
        if (rat_given(observed) && rat_cmp(observed, deadline) > 0)
            r->verdict = GPURTA_UNSCHEDULABLE;
        else if (rat_given(&r->reaction) && rat_cmp(&r->reaction, deadline) <= 0)
            r->verdict = GPURTA_SCHEDULABLE;
    }
}
