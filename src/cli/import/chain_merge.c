/* Chains that share a stream, or of which one waits for the other's stream, run in one order, which
 * no bound of separate chains covers: they become one chain. Its jobs begin where those of one of
 * them do, and have all that is launched until the next one begins. */
#include "cli/import/chains.h"

#include "cli/base/arrays.h"

struct merger {
    struct chains *c;
    uint32_t *of_stream; /* the first chain on each stream; NO_TEXT */
    uint32_t *size;      /* of each chain: where its members begin; one more at the end */
    int64_t *release;    /* of the jobs of one chain that launch something */
    uint32_t *job;
    size_t jobs;
};

static uint32_t whole_of(struct chains *const c, uint32_t chain)
{
    while (c->chain[chain].whole != chain) {
        c->chain[chain].whole = c->chain[c->chain[chain].whole].whole;
        chain = c->chain[chain].whole;
    }
    return chain;
}

static void join(struct chains *const c, const uint32_t a, const uint32_t b)
{
    const uint32_t p = whole_of(c, a), q = whole_of(c, b);
    if (p != q)
        c->chain[p > q ? p : q].whole = p > q ? q : p;
}

static bool same_context(const struct trace_stream *const a, const struct trace_stream *const b)
{
    return a->process == b->process && a->context == b->context;
}

/* The NULL stream waits for the blocking streams of its context, and they for it. */
static void join_null(struct merger *const m)
{
    const struct trace *const trace = m->c->trace;
    for (size_t n = 0; n < trace->streams; n++) {
        if (m->of_stream[n] == NO_TEXT || !trace->stream[n].is_null)
            continue;
        for (size_t s = 0; s < trace->streams; s++)
            if (m->of_stream[s] != NO_TEXT && !trace->stream[s].non_blocking &&
                same_context(&trace->stream[s], &trace->stream[n]))
                join(m->c, m->of_stream[n], m->of_stream[s]);
    }
}

static void join_all(struct merger *const m)
{
    struct chains *const c = m->c;
    const struct trace *const trace = c->trace;
    for (size_t i = 0; i < c->members; i++) {
        uint32_t *const first = &m->of_stream[trace->op[c->member[i].op].stream];
        if (*first == NO_TEXT)
            *first = chain_of(c, i);
        join(c, *first, chain_of(c, i));
    }
    join_null(m);
    for (size_t i = 0; i < trace->waits; i++) {
        const uint32_t a = m->of_stream[trace->wait[i].stream], b = m->of_stream[trace->wait[i].on];
        if (a != NO_TEXT && b != NO_TEXT &&
            same_context(&trace->stream[trace->wait[i].stream], &trace->stream[trace->wait[i].on]))
            join(c, a, b);
    }
}

/* ---- whose jobs ---- */

static int by_time(const void *const x, const void *const y)
{
    const int64_t *const a = x, *const b = y;
    return ascending(*a, *b);
}

/* Releases of the chain's jobs that launch something, in order. */
static void releases_of(struct merger *const m, const uint32_t chain)
{
    const struct chains *const c = m->c;
    m->jobs = 0;
    for (uint32_t i = m->size[chain]; i < m->size[chain + 1]; i++)
        if (i == m->size[chain] || c->member[i].job != c->member[i - 1].job)
            m->release[m->jobs++] = c->job[c->member[i].job].release;
    if (m->jobs)
        qsort(m->release, m->jobs, sizeof *m->release, by_time);
}

/* Which of those jobs is under way; SIZE_MAX: none yet. */
static size_t job_at(const struct merger *const m, const int64_t time)
{
    const int64_t after = time + 1;
    return count_before(&after, m->release, m->jobs, sizeof after, by_time) - 1;
}

static int64_t shortest_of(const struct merger *const m)
{
    int64_t shortest = INT64_MAX;
    for (size_t i = 1; i < m->jobs; i++)
        if (m->release[i] - m->release[i - 1] < shortest)
            shortest = m->release[i] - m->release[i - 1];
    return shortest;
}

/* Largest GPU time between two releases, for the shortest distance of two: what is least is the
 * most even cut. Not a time of the analysis, so that a double is good enough. */
static double load_of(struct merger *const m, const uint32_t whole, const uint32_t chain)
{
    struct chains *const c = m->c;
    double most = 0;
    releases_of(m, chain);
    int64_t *const load = allocate_zeroed(m->jobs + 1, sizeof *load);
    const int64_t shortest = shortest_of(m);
    c->no_memory = c->no_memory || !load;
    for (uint32_t i = 0; load && i < c->members; i++) {
        const struct trace_op *const op = &c->trace->op[c->member[i].op];
        const size_t job = job_at(m, trace_launch(op));
        if (whole_of(c, chain_of(c, i)) == whole && job != SIZE_MAX) {
            load[job] += (op->end - op->start) / 4096 + 1;
            most = (double)load[job] > most ? (double)load[job] : most;
        }
    }
    free(load);
    return shortest < 1 ? 1e300 : most / (double)shortest;
}

/* The chain whose jobs those of the whole are. */
static uint32_t leader_of(struct merger *const m, const uint32_t whole)
{
    enum { MOST_TRIED = 32 };
    struct chains *const c = m->c;
    uint32_t best = whole;
    double least = -1;
    size_t tried = 0;
    for (uint32_t i = 0; i < c->chain_count && tried < MOST_TRIED; i++) {
        if (whole_of(c, i) != whole || m->size[i + 1] == m->size[i])
            continue;
        tried++;
        const double load = load_of(m, whole, i);
        if (least < 0 || load < least) {
            least = load;
            best = i;
        }
    }
    return best;
}

/* All members of the whole become members of the leader's jobs. */
static void take_over(struct merger *const m, const uint32_t whole, const uint32_t leader)
{
    struct chains *const c = m->c;
    size_t kept = 0;
    releases_of(m, leader);
    for (size_t i = 0; i < c->members; i++) {
        const struct member *const member = &c->member[i];
        if (chain_of(c, i) == leader && (kept == 0 || c->member[kept - 1].job != member->job))
            m->job[job_at(m, c->job[member->job].release)] = member->job;
    }
    for (size_t i = 0; i < c->members; i++) {
        struct member member = c->member[i];
        if (whole_of(c, chain_of(c, i)) == whole) {
            const size_t job = job_at(m, trace_launch(&c->trace->op[member.op]));
            if (job == SIZE_MAX) {
                c->left_out++;
                continue;
            }
            member.job = m->job[job];
        }
        c->member[kept++] = member;
    }
    c->members = kept;
}

static void count_parts(struct merger *const m, uint32_t *const parts)
{
    struct chains *const c = m->c;
    for (uint32_t i = 0; i < c->chain_count; i++)
        if (m->size[i + 1] > m->size[i])
            parts[whole_of(c, i)]++;
}

static void find_sizes(struct merger *const m)
{
    const struct chains *const c = m->c;
    uint32_t at = 0;
    for (uint32_t i = 0; i <= c->chain_count; i++) {
        while (at < c->members && chain_of(c, at) < i)
            at++;
        m->size[i] = at;
    }
}

static void merge(struct merger *const m)
{
    struct chains *const c = m->c;
    uint32_t *const parts = allocate_zeroed(c->chain_count + 1, sizeof *parts);
    c->no_memory = c->no_memory || !parts;
    if (!c->no_memory) {
        join_all(m);
        find_sizes(m);
        count_parts(m, parts);
    }
    for (uint32_t i = 0; !c->no_memory && i < c->chain_count; i++) {
        if (!parts || parts[i] < 2)
            continue;
        const uint32_t leader = leader_of(m, i);
        if (c->no_memory)
            break;
        take_over(m, i, leader);
        c->chain[leader].with = parts[i] - 1;
        c->merged += parts[i] - 1;
        sort_members(c);
        find_sizes(m);
    }
    free(parts);
}

void chains_merge(struct chains *const c)
{
    struct merger m = {.c = c,
                       .of_stream = no_numbers(c->trace->streams),
                       .size = allocate_zeroed(c->chain_count + 2, sizeof *m.size),
                       .release = allocate_zeroed(c->jobs + 1, sizeof *m.release),
                       .job = allocate_zeroed(c->jobs + 1, sizeof *m.job)};
    c->no_memory = c->no_memory || !m.of_stream || !m.size || !m.release || !m.job;
    if (!c->no_memory && c->members)
        merge(&m);
    free(m.of_stream);
    free(m.size);
    free(m.release);
    free(m.job);
}
