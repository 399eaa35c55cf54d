/* Reactions and data ages of paths that a run shows: doc/paths.md. */
#include "search/run.h"

#include <stdlib.h>

static int by_chain(const void *const a, const void *const b)
{
    const struct search_job *const x = a, *const y = b;
    return x->chain != y->chain ? (x->chain > y->chain) - (x->chain < y->chain)
                                : (x->end > y->end) - (x->end < y->end);
}

/* Jobs of a chain, in order. */
struct jobs {
    const struct search_job *job;
    size_t count;
};

/* The first job of all from which on the chain's number is at least that. */
static size_t first_of(const struct search_run *const run, const size_t chain)
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

static struct jobs jobs_of(const struct search_run *const run, const size_t chain)
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

static int64_t react(const struct search_run *const run, const struct path *const path,
                     int64_t time)
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
static int64_t read_at(const struct search_run *const run, const struct path *const path,
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

void search_path(struct search_run *const run, const struct path *const path,
                 int64_t *const reaction, int64_t *const age)
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

bool search_path_whole(const struct search_run *const run, const struct path *const path,
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
