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

enum key { CHAIN, BEGUN, END };

/* The first of so many jobs, in that order, of which the key is at least `least`. */
static size_t first_of(const struct jobs jobs, const enum key key, const int64_t least)
{
    size_t low = 0, high = jobs.count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const struct search_job *const job = &jobs.job[middle];
        const int64_t value = key == CHAIN   ? (int64_t)job->chain
                              : key == BEGUN ? job->begun
                                             : job->end;
        *(value < least ? &low : &high) = value < least ? middle + 1 : middle;
    }
    return low;
}

static struct jobs jobs_of(const struct search_run *const run, const size_t chain)
{
    const struct jobs all = {run->job, run->jobs};
    const size_t first = first_of(all, CHAIN, (int64_t)chain);
    return (struct jobs){first ? run->job + first : run->job,
                         first_of(all, CHAIN, (int64_t)chain + 1) - first};
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
        const size_t k = first_of(jobs, BEGUN, time); /* it reads what was written until then */
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
        const size_t k = first_of(jobs, END, time + 1); /* the last that ended by then, and 1 */
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
