/* Paths of data through chains: reaction time and data age, doc/paths.md. */
#include "base/text.h"
#include "bound/bound.h"
#include "bound/seen.h"
#include "number/frac.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- bounds ---- */

/* Why the reaction of a path has no bound; NULL: out of memory. */
static char *why_none(const struct bound *const b, const struct chain *const chain,
                      const bool bounded)
{
    const char *const name = NAME_OF(chain);
    char text[200];
    snprintf(text, sizeof text,
             bounded ? "nothing says how far apart releases of chain %.*s may be: give it release: "
                       "periodic or a longest_period"
                     : "chain %.*s has no bound",
             text_bytes(name, 80), name);
    return text_in(b->pool, text);
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
static bool bound_age(const struct bound *const b, const gpurta_chains *const chains,
                      const struct path *const path, struct bound_path_result *const r,
                      struct frac *const sum)
{
    struct frac time = FRAC_ZERO;
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
    frac_clear(&time);
    return known;
}

static bool bound_path(const struct bound *const b, const gpurta_chains *const chains,
                       const struct path *const path, struct bound_path_result *const r)
{
    const size_t last = path->through[path->count - 1];
    struct frac sum = FRAC_ZERO, time = FRAC_ZERO;
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
    frac_clear(&sum);
    frac_clear(&time);
    return ok;
}

bool paths_bound(struct bound *const b, const gpurta_chains *const chains)
{
    if (!chains->paths)
        return true;
    b->path = pool_take(b->pool, chains->paths, sizeof *b->path);
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
        if (rat_given(&r->observed_reaction) && rat_cmp(&r->observed_reaction, deadline) > 0)
            r->verdict = GPURTA_UNSCHEDULABLE;
        else if (rat_given(&r->reaction) && rat_cmp(&r->reaction, deadline) <= 0)
            r->verdict = GPURTA_SCHEDULABLE;
    }
}

void paths_forget(struct bound *const b)
{
    for (size_t p = 0; p < b->paths; p++) {
        rat_clear(&b->path[p].reaction);
        rat_clear(&b->path[p].age);
        rat_clear(&b->path[p].observed_reaction);
        rat_clear(&b->path[p].observed_age);
        pool_give(b->pool, b->path[p].reason);
    }
    pool_give(b->pool, b->path);
}

/* ---- what a run shows ---- */

static int by_chain(const void *const a, const void *const b)
{
    const struct seen_job *const x = a, *const y = b;
    return x->chain != y->chain ? (x->chain > y->chain) - (x->chain < y->chain)
                                : (x->end > y->end) - (x->end < y->end);
}

/* Jobs of a chain, in order. */
struct jobs {
    const struct seen_job *job;
    size_t count;
};

/* The first job of all from which on the chain's number is at least that. */
static size_t first_of(const struct seen_run *const run, const size_t chain)
{
    size_t low = 0, high = run->jobs;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (run->job[middle].chain < chain)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static struct jobs jobs_of(const struct seen_run *const run, const size_t chain)
{
    const size_t first = first_of(run, chain);
    return (struct jobs){run->job + first, first_of(run, chain + 1) - first};
}

/* The first job that begins at that time or later; it reads what was written until then. */
static size_t next_job(const struct jobs *const jobs, const int64_t time)
{
    size_t low = 0, high = jobs->count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (jobs->job[middle].begun < time)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The last job that ended by that time, and 1; 0: none. */
static size_t last_job(const struct jobs *const jobs, const int64_t time)
{
    size_t low = 0, high = jobs->count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (jobs->job[middle].end <= time)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* When the first job of the path's last chain ends that has notice of what was written at `time` by
 * its first chain; CUT: the run ends before. The first job of a chain does not count (-1): how long
 * it was awaited is nothing that distances of releases bound. */
#define CUT (-2)

static int64_t react(const struct seen_run *const run, const struct path *const path, int64_t time)
{
    for (size_t i = 1; i < path->count; i++) {
        const struct jobs jobs = jobs_of(run, path->through[i]);
        const size_t k = next_job(&jobs, time);
        if (k == 0 || k == jobs.count)
            return k ? CUT : -1;
        time = jobs.job[k].end;
    }
    return time;
}

/* When the data were read that a job of the path's last chain had, which began at `time`; -1: the
 * run does not show it, since it has no later job of a chain. */
static int64_t read_at(const struct seen_run *const run, const struct path *const path,
                       int64_t time)
{
    for (size_t i = path->count - 1; i-- > 0;) {
        const struct jobs jobs = jobs_of(run, path->through[i]);
        const size_t k = last_job(&jobs, time);
        if (k == 0 || k == jobs.count)
            return -1;
        time = jobs.job[k - 1].begun;
    }
    return time;
}

void seen_path(struct seen_run *const run, const struct path *const path, int64_t *const reaction,
               int64_t *const age)
{
    if (run->jobs)
        qsort(run->job, run->jobs, sizeof *run->job, by_chain);
    const struct jobs first = jobs_of(run, path->through[0]);
    const struct jobs last = jobs_of(run, path->through[path->count - 1]);
    *reaction = *age = -1;
    if (run->left_out)
        return;
    for (size_t k = 1; k < first.count; k++) { /* an event just after the job before has begun */
        const int64_t end = react(run, path, first.job[k].end);
        if (end >= 0 && end - first.job[k - 1].begun > *reaction)
            *reaction = end - first.job[k - 1].begun;
    }
    for (size_t k = 0; k < last.count; k++) {
        const int64_t begun = read_at(run, path, last.job[k].begun);
        if (begun >= 0 && last.job[k].end - begun > *age)
            *age = last.job[k].end - begun;
    }
}

bool seen_path_whole(const struct seen_run *const run, const struct path *const path,
                     const int64_t from, const int64_t every, const int64_t end)
{
    const struct jobs first = jobs_of(run, path->through[0]);
    const struct jobs last = jobs_of(run, path->through[path->count - 1]);
    bool whole = first.count > 0;
    for (size_t k = 0; whole && first.job[k].begun < from + every; k++)
        whole = k + 1 < first.count && react(run, path, first.job[k + 1].end) != CUT;
    for (size_t k = 0; whole && k < last.count; k++) /* one period of them, and what they rest on */
        if (last.job[k].begun >= end - 3 * every && last.job[k].begun < end - 2 * every)
            whole = read_at(run, path, last.job[k].begun) >= from;
    return whole;
}
