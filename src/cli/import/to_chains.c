/* A profile as recurrent chains, for `bound`.
 *
 * Operations that are launched inside an outermost range of their thread (NVTX, or an annotation
 * of PyTorch) belong to one job of the chain that has the range's name; those of a CUDA graph that
 * is launched again, to a job of the graph's chain. The others belong to their thread: the longest
 * end of its sequence of launches that repeats itself is cut into jobs. What has fewer than two
 * jobs has no period, and is left out and told. */
#include "cli/import/chains.h"

#include "cli/base/arrays.h"

#include <inttypes.h>
#include <string.h>

/* ---- ranges ---- */

static int by_thread(const void *const x, const void *const y)
{
    const struct trace_range *const a = x, *const b = y;
    const int thread = ascending(a->thread, b->thread), start = ascending(a->start, b->start);
    return thread ? thread : start ? start : ascending(b->end, a->end);
}

static const struct trace_range *sorted_ranges; /* for by_name, which qsort gives no context */

static int by_name(const void *const x, const void *const y)
{
    const struct trace_range *const a = &sorted_ranges[*(const uint32_t *)x];
    const struct trace_range *const b = &sorted_ranges[*(const uint32_t *)y];
    const int thread = ascending(a->thread, b->thread), name = ascending(a->name, b->name);
    return thread ? thread : name ? name : ascending(a->start, b->start);
}

static void add_chain(struct chains *const c, const uint32_t name)
{
    const uint32_t number = (uint32_t)c->chain_count;
    if (ADD_ROOM(c->chain, c->chain_room, c->chain_count))
        c->chain[c->chain_count++] =
            (struct found){.name = name, .context = NO_TEXT, .whole = number};
    else
        c->no_memory = true;
}

static uint32_t add_job(struct chains *const c, const int64_t release)
{
    if (!ADD_ROOM(c->job, c->job_room, c->jobs)) {
        c->no_memory = true;
        return 0;
    }
    c->job[c->jobs] = (struct job){release, (uint32_t)c->chain_count - 1};
    return (uint32_t)c->jobs++;
}

/* A chain is of one context: what its jobs launch elsewhere is left out. */
static void add_member(struct chains *const c, const uint32_t job, const size_t op)
{
    if (c->no_memory) /* for the job, perhaps */
        return;
    struct found *const chain = &c->chain[c->job[job].chain];
    const struct trace_stream *const s = &c->trace->stream[c->trace->op[op].stream];
    if (chain->context == NO_TEXT)
        chain->context = c->trace->op[op].stream;
    if (c->trace->stream[chain->context].process != s->process ||
        c->trace->stream[chain->context].context != s->context) {
        c->left_out++;
        return;
    }
    c->no_memory = c->no_memory || !ADD_ROOM(c->member, c->member_room, c->members);
    if (!c->no_memory)
        c->member[c->members++] = (struct member){job, (uint32_t)op};
}

/* Keeps the ranges that no earlier one of their thread contains, and makes each a job. */
static void take_ranges(struct chains *const c)
{
    const struct trace *const trace = c->trace;
    c->range = allocate((trace->ranges + 1) * sizeof *c->range);
    c->range_job = allocate((trace->ranges + 1) * sizeof *c->range_job);
    uint32_t *const order = allocate((trace->ranges + 1) * sizeof *order);
    if (!c->range || !c->range_job || !order) {
        c->no_memory = true;
        free(order);
        return;
    }
    if (trace->ranges) {
        memcpy(c->range, trace->range, trace->ranges * sizeof *c->range);
        qsort(c->range, trace->ranges, sizeof *c->range, by_thread);
    }
    for (size_t i = 0; i < trace->ranges; i++) {
        const struct trace_range *const last = c->ranges ? &c->range[c->ranges - 1] : NULL;
        if (!last || last->thread != c->range[i].thread || c->range[i].start >= last->end)
            c->range[c->ranges++] = c->range[i];
    }
    for (size_t i = 0; i < c->ranges; i++)
        order[i] = (uint32_t)i;
    sorted_ranges = c->range;
    if (c->ranges)
        qsort(order, c->ranges, sizeof *order, by_name);
    for (size_t i = 0; i < c->ranges && !c->no_memory; i++) {
        const struct trace_range *const r = &c->range[order[i]];
        const struct trace_range *const before = i ? &c->range[order[i - 1]] : NULL;
        if (!before || before->thread != r->thread || before->name != r->name)
            add_chain(c, r->name); /* NOLINT: set above */
        c->range_job[order[i]] = add_job(c, r->start);
    }
    free(order);
}

/* The outermost range in which the operation was launched; SIZE_MAX: none. */
static size_t range_of(const struct chains *const c, const struct trace_op *const op)
{
    const int64_t at = trace_launch(op);
    const struct trace_range after = {.thread = op->thread, .start = at + 1, .end = INT64_MAX};
    const size_t n = count_before(&after, c->range, c->ranges, sizeof after, by_thread);
    return n && c->range[n - 1].thread == op->thread && c->range[n - 1].end >= at ? n - 1
                                                                                  : SIZE_MAX;
}

/* ---- what is in no range: repetition ---- */

static const struct trace *sorted; /* for by_owner and by_graph, which qsort gives no context */

/* Operations of one owner follow each other: a thread, or a stream where that is not known. */
static int by_owner(const void *const x, const void *const y)
{
    const uint32_t a = *(const uint32_t *)x, b = *(const uint32_t *)y;
    const struct trace_op *const p = &sorted->op[a], *const q = &sorted->op[b];
    const int thread = ascending(p->thread, q->thread);
    const int stream = p->thread == NO_TEXT ? ascending(p->stream, q->stream) : 0;
    return thread ? thread : stream ? stream : ascending(a, b);
}

static bool same_owner(const struct trace_op *const a, const struct trace_op *const b)
{
    return a->thread == b->thread && (a->thread != NO_TEXT || a->stream == b->stream);
}

/* Is what was launched at the two places, counted from the end, the same? */
static bool alike(const struct chains *const c, const uint32_t *const last, const size_t i,
                  const size_t j)
{
    const struct trace_op *const a = &c->trace->op[last[-(ptrdiff_t)i]];
    const struct trace_op *const b = &c->trace->op[last[-(ptrdiff_t)j]];
    return a->shape == b->shape && a->stream == b->stream;
}

/* The longest end of the sequence that is two periods long or more: the borders of all its ends
 * (the prefix function of the sequence read backwards, Knuth, Morris and Pratt). Returns the
 * period, 0: none; *length of that end, whole periods. */
static size_t repetition(struct chains *const c, const uint32_t *const first, const size_t n,
                         size_t *const length)
{
    const uint32_t *const last = first + n - 1;
    uint32_t *const border = allocate_zeroed(n + 1, sizeof *border);
    size_t period = 0;
    c->no_memory = c->no_memory || !border;
    for (size_t i = 1, k = 0; border && i < n; i++) {
        while (k && !alike(c, last, i, k))
            k = border[k - 1];
        k += alike(c, last, i, k);
        border[i] = (uint32_t)k;
        if (i + 1 >= 2 * (i + 1 - k)) {
            period = i + 1 - k;
            *length = (i + 1) / period * period;
        }
    }
    free(border);
    return period;
}

static void take_owner(struct chains *const c, const uint32_t *const first, const size_t n,
                       const uint32_t name)
{
    size_t length = n;
    const size_t period = c->once ? n : repetition(c, first, n, &length);
    uint32_t job = 0;
    if (!period || c->no_memory) {
        c->left_out += n;
        return;
    }
    c->left_out += n - length;
    add_chain(c, name);
    for (size_t i = n - length; i < n && !c->no_memory; i++) {
        if ((i - (n - length)) % period == 0)
            job = add_job(c, trace_launch(&c->trace->op[first[i]]));
        add_member(c, job, first[i]);
    }
}

/* ---- CUDA graphs ---- */

/* Operations stand in the order of launching. */
static int by_graph(const void *const x, const void *const y)
{
    const uint32_t a = *(const uint32_t *)x, b = *(const uint32_t *)y;
    const struct trace_op *const p = &sorted->op[a], *const q = &sorted->op[b];
    const int thread = ascending(p->thread, q->thread);
    const int graph = ascending(trace_graph(sorted, p), trace_graph(sorted, q));
    return thread ? thread : graph ? graph : ascending(a, b);
}

/* Of a graph that its thread launched twice or more, each launch is a job. Returns how many of the
 * operations are left. */
static size_t take_graphs(struct chains *const c, uint32_t *const loose, const size_t count)
{
    const struct trace_op *const op = c->trace->op;
    size_t left = 0;
    if (!c->trace->nodes)
        return count;
    put_in_order(loose, count, sizeof *loose, by_graph);
    for (size_t i = 0, n; i < count; i += n) {
        const struct trace_op *const first = &op[loose[i]];
        const int64_t graph = trace_graph(c->trace, first);
        size_t launches = 1;
        for (n = 1; i + n < count && op[loose[i + n]].thread == first->thread &&
                    trace_graph(c->trace, &op[loose[i + n]]) == graph;
             n++)
            launches += op[loose[i + n]].launch != op[loose[i + n - 1]].launch;
        if (!graph || first->thread == NO_TEXT || first->launch == TRACE_UNKNOWN || launches < 2) {
            memmove(&loose[left], &loose[i], n * sizeof *loose);
            left += n;
            continue;
        }
        add_chain(c, c->trace->shape[first->shape].name);
        uint32_t job = 0;
        for (size_t k = i; k < i + n && !c->no_memory; k++) {
            if (k == i || op[loose[k]].launch != op[loose[k - 1]].launch)
                job = add_job(c, op[loose[k]].launch);
            add_member(c, job, loose[k]);
        }
    }
    return left;
}

/* Operations in a range, those of graphs, and then all others. stream_text: names chains whose
 * thread is not known.
 */
static void take_ops(struct chains *const c, const uint32_t stream_text)
{
    const struct trace *const trace = c->trace;
    uint32_t *const loose = allocate((trace->ops + 1) * sizeof *loose);
    size_t count = 0;
    sorted = trace;
    c->no_memory = c->no_memory || !loose;
    for (size_t i = 0; !c->no_memory && i < trace->ops; i++) {
        const struct trace_op *const op = &trace->op[i];
        if (!on_device(&c->block, op))
            continue;
        c->kept++;
        c->time += (double)(op->end - op->start);
        const size_t range = op->thread == NO_TEXT ? SIZE_MAX : range_of(c, op);
        if (range != SIZE_MAX)
            add_member(c, c->range_job[range], i);
        else
            loose[count++] = (uint32_t)i;
    }
    if (!c->once && !c->no_memory)
        count = take_graphs(c, loose, count);
    if (!c->no_memory)
        put_in_order(loose, count, sizeof *loose, by_owner);
    for (size_t i = 0, n; !c->no_memory && i < count; i += n) {
        const struct trace_op *const op = &trace->op[loose[i]];
        for (n = 1; i + n < count && same_owner(op, &trace->op[loose[i + n]]); n++) {
        }
        take_owner(c, &loose[i], n, op->thread == NO_TEXT ? stream_text : op->thread);
    }
    free(loose);
}

int by_job(const void *const x, const void *const y)
{
    const struct member *const a = x, *const b = y;
    const int job = ascending(a->job, b->job);
    return job ? job : ascending(a->op, b->op);
}

static const struct job *sorted_jobs; /* for by_chain, which qsort gives no context */

static int by_chain(const void *const x, const void *const y)
{
    const struct member *const a = x, *const b = y;
    const int chain = ascending(sorted_jobs[a->job].chain, sorted_jobs[b->job].chain);
    return chain ? chain : by_job(x, y);
}

void sort_members(struct chains *const c)
{
    sorted_jobs = c->job;
    put_in_order(c->member, c->members, sizeof *c->member, by_chain);
}

/* ---- the whole ---- */

/* Chains with one job have no period: left out. */
static void leave_out_single(struct chains *const c)
{
    size_t kept = 0;
    for (size_t i = 0, n; i < c->members; i += n) {
        int64_t first = 0, last = 0;
        size_t jobs = 0;
        for (n = 0; i + n < c->members && chain_of(c, i + n) == chain_of(c, i); n++) {
            if (n && c->member[i + n].job == c->member[i + n - 1].job)
                continue;
            last = c->job[c->member[i + n].job].release;
            first = jobs++ ? first : last;
        }
        if (jobs < 2 || last == first) {
            c->left_out += n;
            continue;
        }
        memmove(c->member + kept, c->member + i, n * sizeof *c->member);
        kept += n;
    }
    c->members = kept;
}

/* Nothing repeats: what each thread launched is one job. */
static void take_once(struct chains *const c)
{
    c->once = true;
    c->members = c->jobs = c->chain_count = c->ranges = c->left_out = c->kept = 0;
    c->time = 0;
    take_ops(c, c->trace->shape[0].name);
    sort_members(c);
}

static void write_all(struct chains *const c)
{
    c->op_job = no_numbers(c->trace->ops);
    c->op_step = no_numbers(c->trace->ops);
    c->no_memory = !c->op_job || !c->op_step;
    if (c->no_memory)
        return;
    for (size_t i = 0; i < c->members; i++) {
        const struct trace_op *const op = &c->trace->op[c->member[i].op];
        c->op_job[c->member[i].op] = c->member[i].job;
        c->time_kept += (double)(op->end - op->start);
    }
    for (size_t i = 0, n; i < c->members && !c->no_memory; i += n) {
        for (n = 1; i + n < c->members && chain_of(c, i + n) == chain_of(c, i); n++) {
        }
        chain_write(c, &c->member[i], n);
    }
}

static void take_all(struct chains *const c)
{
    c->times = allocate_zeroed(c->trace->texts + 1, sizeof *c->times);
    c->no_memory = c->no_memory || !c->times;
    if (!c->no_memory)
        take_ranges(c);
    if (!c->no_memory)
        take_ops(c, c->trace->shape[0].name);
    if (c->no_memory)
        return;
    sort_members(c);
    leave_out_single(c);
    if (!c->members)
        take_once(c);
    if (!c->no_memory)
        chains_merge(c);
    if (!c->no_memory)
        write_all(c);
}

/* Per cent of the time of all operations, rounded down. */
static int share_of(const struct chains *const c)
{
    return c->time > 0 ? (int)(100 * (c->time_kept / c->time)) : 100;
}

static int tell(const struct chains *const c)
{
    if (c->no_memory) {
        out_of_memory();
        return EXIT_UNABLE;
    }
    if (!c->written) {
        complain("%s: nothing that a chain could be made of: use --to scenario", c->trace->path);
        return EXIT_USAGE;
    }
    if (c->left_out)
        fprintf(c->file,
                "# Left out, and so in no bound: %zu of %zu operations, which repeat in no chain; "
                "%d%% of the GPU's time is in chains.\n",
                c->left_out, c->kept, share_of(c));
    if (c->trace->calls)
        fprintf(c->file,
                "# In no bound: %zu calls of the host that wait, or make every stream wait.\n",
                c->trace->calls);
    if (c->once)
        complain("%s: nothing repeats there: all of a thread is one job, and twice the length of "
                 "the profile stands for its period; mark jobs by NVTX ranges",
                 c->trace->path);
    if (c->merged)
        complain("%s: %zu chains are part of others, with which they share a stream or wait for "
                 "each other's",
                 c->trace->path, c->merged);
    if (c->left_out)
        complain(
            "%s: %zu of %zu operations repeat in no chain and are left out: their interference "
            "is in no bound; %d%% of the GPU's time is in chains",
            c->trace->path, c->left_out, c->kept, share_of(c));
    return -1;
}

int trace_to_chains(FILE *const file, const struct trace *const trace,
                    const struct conversion *const conversion)
{
    struct chains c = {.file = file, .trace = trace};
    gpurta_platform *platform;
    if (!trace_any(trace, conversion))
        return EXIT_USAGE;
    int end = trace_platform(&platform, trace, conversion);
    if (end >= 0)
        return end;
    c.no_memory = !block_times_begin(&c.block, trace, conversion, platform);
    c.several = trace_several(trace, c.block.device);
    c.no_memory = c.no_memory || !idle_find(&c) || !order_find(&c.order, trace, c.block.device);
    if (!c.no_memory)
        take_all(&c);
    end = tell(&c);
    order_clear(&c.order);
    block_times_end(&c.block);
    gpurta_platform_destroy(platform);
    void *const all[] = {c.range, c.range_job, c.member,  c.job, c.chain,
                         c.times, c.op_job,    c.op_step, c.busy};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        free(all[i]);
    return end;
}
