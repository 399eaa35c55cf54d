/* Period and jitter of a chain, from the releases that were seen.
 *
 * In the model nominal releases are at least a period T apart, and each release comes at most the
 * jitter J after its nominal one. Releases r_1 <= r_2 <= ... are of that kind if and only if
 * J >= (j - i) T - (r_j - r_i) for all i <= j. For then n_k = max over i <= k of
 * (r_i - J + (k - i) T) are nominal releases: n_(k+1) >= n_k + T, and r_k - J <= n_k <= r_k. And in
 * the other direction r_j >= n_j >= n_i + (j - i) T >= r_i - J + (j - i) T. So the least jitter of
 * a period is how far r_k - k T falls below what it was before, at most: 0 for the shortest
 * distance of two releases, and above it for any longer period. */
#include "cli/import/chains.h"

#include "cli/base/arrays.h"

#include <inttypes.h>

static int by_length(const void *const x, const void *const y)
{
    const int64_t *const a = x, *const b = y;
    return ascending(*a, *b);
}

/* From the first launch to the last end of all that is kept. */
static int64_t length_of(const struct chains *const c)
{
    int64_t first = INT64_MAX, last = INT64_MIN;
    for (size_t i = 0; i < c->members; i++) {
        const struct trace_op *const op = &c->trace->op[c->member[i].op];
        first = trace_launch(op) < first ? trace_launch(op) : first;
        last = op->end > last ? op->end : last;
    }
    return last - first; /* at most 2^62 */
}

/* The least jitter with which the distances fit a period of at most their mean. */
static int64_t jitter_of(const int64_t *const distance, const size_t count, const int64_t period)
{
    int64_t early = 0, most = 0; /* by how much the release is early against the latest so far */
    for (size_t i = 0; i < count; i++) {
        early += period - distance[i];
        early = early > 0 ? early : 0;
        most = early > most ? early : most;
    }
    return most;
}

/* The beat of the releases: the mean of their distances, or the middle one where that is shorter,
 * since releases that are left out now and then make the mean longer, not the beat. */
static void find_beat(struct pace *const pace, const int64_t *const distance, const size_t count,
                      int64_t *const sorted)
{
    int64_t all = 0;
    for (size_t i = 0; i < count; i++)
        all += sorted[i] = distance[i]; /* at most the length of the profile */
    qsort(sorted, count, sizeof *sorted, by_length);
    const int64_t mean = all / (int64_t)count, middle = sorted[(count - 1) / 2];
    pace->beat = middle > 0 && middle < mean ? middle : mean;
    pace->late = jitter_of(distance, count, pace->beat);
}

static void job_ends(const struct chains *const c, struct pace *const pace, const int64_t release,
                     const int64_t end)
{
    const int64_t idle = idle_between(c, release, end);
    pace->idle = idle > pace->idle ? idle : pace->idle;
    pace->seen = end - release > pace->seen ? end - release : pace->seen;
}

struct pace chain_pace(struct chains *const c, const struct member *const m, const size_t n)
{
    struct pace pace = {.jobs = 0};
    int64_t before = 0, *const distance = allocate(2 * n * sizeof *distance); /* and sorted */
    c->no_memory = c->no_memory || !distance;
    int64_t end = INT64_MIN; /* of the job */
    for (size_t i = 0; distance && i < n; i++) {
        const int64_t release = c->job[m[i].job].release;
        const int64_t launch = trace_launch(&c->trace->op[m[i].op]) - release;
        pace.launching = launch > pace.launching ? launch : pace.launching;
        end = (i && m[i].job != m[i - 1].job) || c->trace->op[m[i].op].end > end
                  ? c->trace->op[m[i].op].end
                  : end;
        if (i + 1 == n || m[i + 1].job != m[i].job)
            job_ends(c, &pace, release, end);
        if (i && m[i].job == m[i - 1].job)
            continue;
        if (pace.jobs) {
            const int64_t d = distance[pace.jobs - 1] = release - before;
            pace.shortest = pace.jobs == 1 || d < pace.shortest ? d : pace.shortest;
            pace.longest = d > pace.longest ? d : pace.longest;
        }
        before = release;
        pace.jobs++;
    }
    if (distance && pace.jobs > 1)
        find_beat(&pace, distance, pace.jobs - 1, distance + n);
    free(distance);
    if (c->once) /* its launches and its work, which a chain has one after the other */
        pace.shortest = pace.beat = length_of(c) < INT64_MAX / 2 ? 2 * length_of(c) : INT64_MAX;
    return pace;
}

int64_t pace_period(const struct chains *const c, const struct pace *const pace)
{
    return c->block.conversion->periodic ? pace->beat : pace->shortest;
}

/* Period and jitter, each with where it comes from. */
static void put_period(const struct chains *const c, const struct pace *const pace)
{
    if (c->once)
        fprintf(c->file,
                "\n    period: %" PRId64
                " # seen once: twice the length of the profile; put in what you know\n",
                pace->shortest);
    else if (c->block.conversion->periodic)
        fprintf(c->file,
                "\n    period: %" PRId64 " # the beat of %zu distances of releases, of %" PRId64
                " to %" PRId64 "\n    jitter: %" PRId64
                " # the least with which all releases fit that beat\n",
                pace->beat, pace->jobs - 1, pace->shortest, pace->longest, pace->late);
    else
        fprintf(c->file,
                "\n    period: %" PRId64 " # shortest of %zu distances of releases, the longest is "
                "%" PRId64 "; so no jitter\n",
                pace->shortest, pace->jobs - 1, pace->longest);
    if (!c->once && !c->block.conversion->periodic && pace->late > 0)
        fprintf(c->file,
                "    # (--period periodic: period: %" PRId64 ", jitter: %" PRId64
                ", which these releases fit, too)\n",
                pace->beat, pace->late);
}

void put_pace(struct chains *const c, const struct pace *const pace, const bool equal,
              const struct found *const found)
{
    put_period(c, pace);
    fprintf(c->file, "    # %zu job%s", pace->jobs,
            pace->jobs == 1 ? ""
            : equal         ? "s, all alike"
                            : "s, that differ: of each launch as many as any job has");
    if (found->with)
        fprintf(c->file,
                "; with %" PRIu32 " other%s, which share a stream or wait for each other's: all "
                "that is launched between two releases",
                found->with, found->with == 1 ? "" : "s");
    fprintf(c->file,
            "\n    # longest time seen from a release to the end of its job: %" PRId64 "\n",
            pace->seen);
}
