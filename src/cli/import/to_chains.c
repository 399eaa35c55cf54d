/* A profile as recurrent chains, for `bound`.
 *
 * Operations that are launched inside an outermost range of their thread (NVTX, or an annotation
 * of PyTorch) belong to one job of the chain that has the range's name. The others belong to their
 * thread: the longest end of its sequence of launches that repeats itself is cut into jobs. What
 * has fewer than two jobs has no period, and is left out and told. */
#include "cli/import/block_times.h"

#include "base/grow.h"

#include <inttypes.h>
#include <string.h>

/* An operation, and the job that it belongs to. */
struct member {
    uint32_t chain, job, op;
};

struct job {
    int64_t release;
    uint32_t chain;
};

struct step {
    uint32_t shape, stream, first;
    uint32_t count, samples;
    bool alone; /* in all samples */
    mpq_t worst;
};

struct chains {
    FILE *file;
    const struct trace *trace;
    struct block_times block;
    struct trace_range *range; /* outermost ones, by thread and start */
    uint32_t *range_job;       /* the job of each */
    size_t ranges;
    struct member *member;
    size_t members, member_room;
    struct job *job;
    size_t jobs, job_room;
    uint32_t *chain; /* text that names each */
    size_t chain_count, chain_room;
    uint32_t *times; /* of each text: how often it named something so far */
    size_t kept, written, left_out;
    bool no_memory, unequal;
};

/* ---- ranges ---- */

static int by_thread(const void *const x, const void *const y)
{
    const struct trace_range *const a = x, *const b = y;
    if (a->thread != b->thread)
        return a->thread < b->thread ? -1 : 1;
    if (a->start != b->start)
        return a->start < b->start ? -1 : 1;
    return a->end == b->end ? 0 : a->end > b->end ? -1 : 1;
}

static const struct trace_range *sorted_ranges; /* for by_name, which qsort gives no context */

static int by_name(const void *const x, const void *const y)
{
    const struct trace_range *const a = &sorted_ranges[*(const uint32_t *)x];
    const struct trace_range *const b = &sorted_ranges[*(const uint32_t *)y];
    if (a->thread != b->thread)
        return a->thread < b->thread ? -1 : 1;
    if (a->name != b->name)
        return a->name < b->name ? -1 : 1;
    return a->start == b->start ? 0 : a->start < b->start ? -1 : 1;
}

static void add_chain(struct chains *const c, const uint32_t name)
{
    uint32_t *const all = grow(c->chain, &c->chain_room, c->chain_count + 1, sizeof *all);
    if (!all) {
        c->no_memory = true;
        return;
    }
    c->chain = all;
    all[c->chain_count++] = name;
}

static uint32_t add_job(struct chains *const c, const int64_t release)
{
    struct job *const all = grow(c->job, &c->job_room, c->jobs + 1, sizeof *all);
    if (!all) {
        c->no_memory = true;
        return 0;
    }
    c->job = all;
    all[c->jobs] = (struct job){release, (uint32_t)c->chain_count - 1};
    return (uint32_t)c->jobs++;
}

static void add_member(struct chains *const c, const uint32_t job, const size_t op)
{
    struct member *const all = grow(c->member, &c->member_room, c->members + 1, sizeof *all);
    if (!all || c->no_memory) {
        c->no_memory = true;
        return;
    }
    c->member = all;
    all[c->members++] = (struct member){c->job[job].chain, job, (uint32_t)op};
}

/* Keeps the ranges that no earlier one of their thread contains, and makes each a job. */
static void take_ranges(struct chains *const c)
{
    const struct trace *const trace = c->trace;
    c->range = malloc((trace->ranges + 1) * sizeof *c->range);
    c->range_job = malloc((trace->ranges + 1) * sizeof *c->range_job);
    uint32_t *const order = malloc((trace->ranges + 1) * sizeof *order);
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
    size_t low = 0, high = c->ranges;
    const int64_t at = trace_launch(op);
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const struct trace_range *const r = &c->range[middle];
        if (r->thread < op->thread || (r->thread == op->thread && r->start <= at))
            low = middle + 1;
        else
            high = middle;
    }
    return low && c->range[low - 1].thread == op->thread && c->range[low - 1].end >= at ? low - 1
                                                                                        : SIZE_MAX;
}

/* ---- what is in no range: repetition ---- */

/* Thread (or stream, where that is not known) and number of an operation. */
struct loose {
    uint32_t thread, stream, op;
};

static int by_owner(const void *const x, const void *const y)
{
    const struct loose *const a = x, *const b = y;
    if (a->thread != b->thread)
        return a->thread < b->thread ? -1 : 1;
    if (a->thread == NO_TEXT && a->stream != b->stream)
        return a->stream < b->stream ? -1 : 1;
    return a->op < b->op ? -1 : a->op > b->op;
}

static bool same_owner(const struct loose *const a, const struct loose *const b)
{
    return a->thread == b->thread && (a->thread != NO_TEXT || a->stream == b->stream);
}

/* Is what was launched at the two places, counted from the end, the same? */
static bool alike(const struct chains *const c, const struct loose *const last, const size_t i,
                  const size_t j)
{
    const struct trace_op *const a = &c->trace->op[last[-(ptrdiff_t)i].op];
    const struct trace_op *const b = &c->trace->op[last[-(ptrdiff_t)j].op];
    return a->shape == b->shape && a->stream == b->stream;
}

/* The longest end of the sequence that is two periods long or more: the borders of all its ends
 * (the prefix function of the sequence read backwards, Knuth, Morris and Pratt). Returns the
 * period, 0: none; *length of that end, whole periods. */
static size_t repetition(struct chains *const c, const struct loose *const first, const size_t n,
                         size_t *const length)
{
    const struct loose *const last = first + n - 1;
    uint32_t *const border = calloc(n + 1, sizeof *border);
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

static void take_owner(struct chains *const c, const struct loose *const first, const size_t n,
                       const uint32_t name)
{
    size_t length = 0;
    const size_t period = repetition(c, first, n, &length);
    uint32_t job = 0;
    if (!period || c->no_memory) {
        c->left_out += n;
        return;
    }
    c->left_out += n - length;
    add_chain(c, name);
    for (size_t i = n - length; i < n && !c->no_memory; i++) {
        if ((i - (n - length)) % period == 0)
            job = add_job(c, trace_launch(&c->trace->op[first[i].op]));
        add_member(c, job, first[i].op);
    }
}

/* Operations in a range, and then all others. stream_text: names chains whose thread is not known.
 */
static void take_ops(struct chains *const c, const uint32_t stream_text)
{
    const struct trace *const trace = c->trace;
    struct loose *const loose = malloc((trace->ops + 1) * sizeof *loose);
    size_t count = 0;
    c->no_memory = c->no_memory || !loose;
    for (size_t i = 0; !c->no_memory && i < trace->ops; i++) {
        const struct trace_op *const op = &trace->op[i];
        if (!on_device(&c->block, op))
            continue;
        c->kept++;
        const size_t range = op->thread == NO_TEXT ? SIZE_MAX : range_of(c, op);
        if (range != SIZE_MAX)
            add_member(c, c->range_job[range], i);
        else
            loose[count++] = (struct loose){op->thread, op->stream, (uint32_t)i};
    }
    if (count)
        qsort(loose, count, sizeof *loose, by_owner);
    for (size_t i = 0, n; !c->no_memory && i < count; i += n) {
        for (n = 1; i + n < count && same_owner(&loose[i], &loose[i + n]); n++) {
        }
        take_owner(c, &loose[i], n, loose[i].thread == NO_TEXT ? stream_text : loose[i].thread);
    }
    free(loose);
}

/* ---- steps of a chain ---- */

static int by_job(const void *const x, const void *const y)
{
    const struct member *const a = x, *const b = y;
    if (a->chain != b->chain)
        return a->chain < b->chain ? -1 : 1;
    if (a->job != b->job)
        return a->job < b->job ? -1 : 1;
    return a->op < b->op ? -1 : a->op > b->op;
}

static const struct trace_op *sorted_ops; /* for by_shape, which qsort gives no context */

static int by_shape(const void *const x, const void *const y)
{
    const struct member *const a = x, *const b = y;
    const struct trace_op *const p = &sorted_ops[a->op], *const q = &sorted_ops[b->op];
    if (p->shape != q->shape)
        return p->shape < q->shape ? -1 : 1;
    if (p->stream != q->stream)
        return p->stream < q->stream ? -1 : 1;
    return by_job(x, y);
}

static int by_first(const void *const x, const void *const y)
{
    const struct step *const a = x, *const b = y;
    return a->first < b->first ? -1 : a->first > b->first;
}

static void sample(struct chains *const c, struct step *const step, const uint32_t op)
{
    block_time(&c->block, op);
    if (mpq_cmp(c->block.time, step->worst) > 0)
        mpq_set(step->worst, c->block.time);
    step->alone = step->alone && c->block.alone[op];
    step->samples++;
}

static struct step *add_step(const struct chains *const c, struct step *const steps,
                             size_t *const count, const uint32_t op)
{
    struct step *const step = &steps[(*count)++];
    *step = (struct step){.shape = c->trace->op[op].shape,
                          .stream = c->trace->op[op].stream,
                          .first = op,
                          .alone = true};
    mpq_init(step->worst);
    return step;
}

/* Do all jobs launch the same, one by one? `length` launches in each. */
static bool all_equal(const struct chains *const c, const struct member *const m, const size_t n,
                      size_t *const length)
{
    size_t l = 1;
    while (l < n && m[l].job == m[0].job)
        l++;
    *length = l;
    for (size_t i = 0; i < n; i++) {
        const struct trace_op *const a = &c->trace->op[m[i].op], *const b =
                                                                     &c->trace->op[m[i % l].op];
        if (a->shape != b->shape || a->stream != b->stream ||
            (i % l ? m[i].job != m[i - 1].job : i && m[i].job == m[i - 1].job))
            return false;
    }
    return n % l == 0;
}

/* Launch by launch; equal ones that follow each other are one step with a count. */
static size_t steps_in_order(struct chains *const c, struct step *const steps,
                             const struct member *const m, const size_t n, const size_t length)
{
    size_t count = 0;
    for (size_t i = 0; i < length; i++) {
        const struct trace_op *const op = &c->trace->op[m[i].op];
        struct step *step = count ? &steps[count - 1] : NULL;
        if (!step || step->shape != op->shape || step->stream != op->stream)
            step = add_step(c, steps, &count, m[i].op);
        step->count++;
        for (size_t j = i; j < n; j += length)
            sample(c, step, m[j].op);
    }
    return count;
}

/* Jobs differ: of each shape as many as any job has. */
static size_t steps_at_most(struct chains *const c, struct step *const steps,
                            struct member *const m, const size_t n)
{
    size_t count = 0;
    uint32_t now = 0;
    sorted_ops = c->trace->op;
    qsort(m, n, sizeof *m, by_shape);
    for (size_t i = 0; i < n; i++) {
        const struct trace_op *const op = &c->trace->op[m[i].op];
        struct step *step = count ? &steps[count - 1] : NULL;
        if (!step || step->shape != op->shape || step->stream != op->stream) {
            step = add_step(c, steps, &count, m[i].op);
            now = 0;
        } else if (m[i].job != m[i - 1].job) {
            now = 0;
        }
        step->first = m[i].op < step->first ? m[i].op : step->first;
        step->count = ++now > step->count ? now : step->count;
        sample(c, step, m[i].op);
    }
    if (count)
        qsort(steps, count, sizeof *steps, by_first);
    return count;
}

/* ---- the text ---- */

static void put_step(struct chains *const c, const struct step *const step)
{
    const struct trace_shape *const shape = &c->trace->shape[step->shape];
    char name[CONTEXT_NAME];
    fprintf(c->file, "      - {%s: ", shape->kind == TRACE_KERNEL ? "kernel" : "copy");
    put_unique(c->file, c->trace, shape->name, ++c->times[shape->name]);
    fprintf(c->file, ", stream: %s", stream_name(c->trace, step->stream, false, name));
    if (shape->kind == TRACE_KERNEL) {
        put_launch(c->file, shape);
        gmp_fprintf(c->file, ", wcet: %Qd", step->worst);
    } else {
        gmp_fprintf(c->file, ", duration: %Qd", step->worst);
        fprintf(c->file, ", direction: %s", trace_direction(shape));
    }
    if (step->count > 1)
        fprintf(c->file, ", count: %" PRIu32, step->count);
    fprintf(c->file, "} # largest of %" PRIu32 "%s\n", step->samples,
            shape->kind != TRACE_KERNEL ? ""
            : step->alone               ? ", shared among waves"
                                        : ", not shared where it ran beside others");
}

/* Shortest and longest distance of two releases, and the longest time until the last launch. */
struct pace {
    int64_t shortest, longest, launching;
    size_t jobs;
};

static struct pace pace_of(const struct chains *const c, const struct member *const m,
                           const size_t n)
{
    struct pace pace = {.jobs = 0};
    int64_t before = 0;
    for (size_t i = 0; i < n; i++) {
        const int64_t release = c->job[m[i].job].release;
        const int64_t launch = trace_launch(&c->trace->op[m[i].op]) - release;
        pace.launching = launch > pace.launching ? launch : pace.launching;
        if (i && m[i].job == m[i - 1].job)
            continue;
        if (pace.jobs) {
            const int64_t distance = release - before;
            pace.shortest = pace.jobs == 1 || distance < pace.shortest ? distance : pace.shortest;
            pace.longest = distance > pace.longest ? distance : pace.longest;
        }
        before = release;
        pace.jobs++;
    }
    return pace;
}

static void put_chain(struct chains *const c, const uint32_t name, const struct pace *const pace,
                      const bool equal, const struct step *const steps, const size_t count)
{
    fputs("  - name: ", c->file);
    put_unique(c->file, c->trace, name, ++c->times[name]);
    fprintf(c->file,
            "\n    period: %" PRId64
            " # shortest of %zu distances of releases, the longest is %" PRId64 "; so no jitter\n",
            pace->shortest, pace->jobs - 1, pace->longest);
    fprintf(c->file, "    # %zu jobs, %s\n    steps:\n", pace->jobs,
            equal ? "all alike" : "that differ: of each launch as many as any job has");
    if (pace->launching > 0) {
        with_margin(&c->block, pace->launching);
        gmp_fprintf(c->file,
                    "      - {host: \"launches#host\", wcet: %Qd} # longest time from the release "
                    "to the last launch\n",
                    c->block.time);
    }
    for (size_t i = 0; i < count; i++)
        c->times[c->trace->shape[steps[i].shape].name] = 0;
    for (size_t i = 0; i < count; i++)
        put_step(c, &steps[i]);
}

static void put_beginning(const struct chains *const c)
{
    put_head(c->file, &c->block, "Recurrent chains, as far as launches repeated.");
    put_trace_streams(c->file, c->trace, c->block.device, false);
    fputs("chains:\n", c->file);
}

static void take_chain(struct chains *const c, struct member *const m, const size_t n)
{
    struct step *const steps = malloc(n * sizeof *steps);
    const struct pace pace = pace_of(c, m, n);
    size_t length = 0;
    if (!steps || pace.jobs < 2 || pace.shortest < 1) {
        c->no_memory = c->no_memory || !steps;
        c->left_out += n;
        free(steps);
        return;
    }
    const uint32_t name = c->chain[m[0].chain], named = c->times[name];
    const bool equal = all_equal(c, m, n, &length);
    const size_t count =
        equal ? steps_in_order(c, steps, m, n, length) : steps_at_most(c, steps, m, n);
    if (!c->written++)
        put_beginning(c);
    c->unequal = c->unequal || !equal;
    put_chain(c, name, &pace, equal, steps, count);
    c->times[name] = named + 1;
    for (size_t i = 0; i < count; i++)
        mpq_clear(steps[i].worst);
    free(steps);
}

/* ---- the whole ---- */

static void take_all(struct chains *const c)
{
    c->times = calloc(c->trace->texts + 1, sizeof *c->times);
    c->no_memory = c->no_memory || !c->times;
    if (!c->no_memory)
        take_ranges(c);
    if (!c->no_memory)
        take_ops(c, c->trace->shape[0].name);
    if (c->no_memory)
        return;
    if (c->members)
        qsort(c->member, c->members, sizeof *c->member, by_job);
    for (size_t i = 0, n; i < c->members && !c->no_memory; i += n) {
        for (n = 1; i + n < c->members && c->member[i + n].chain == c->member[i].chain; n++) {
        }
        take_chain(c, &c->member[i], n);
    }
}

static int tell(const struct chains *const c)
{
    if (c->no_memory) {
        complain("out of memory");
        return EXIT_UNABLE;
    }
    if (!c->written) {
        complain("%s: nothing repeats there: a chain needs two jobs or more; mark them by NVTX "
                 "ranges, or use --to scenario",
                 c->trace->path);
        return EXIT_USAGE;
    }
    if (c->left_out)
        fprintf(
            c->file,
            "# Left out, and so in no bound: %zu of %zu operations, which repeat in no chain.\n",
            c->left_out, c->kept);
    if (c->trace->waits)
        fprintf(
            c->file,
            "# Of %zu waits of one stream for another, those between two chains are in no bound.\n",
            c->trace->waits);
    if (c->trace->calls)
        fprintf(c->file,
                "# In no bound: %zu calls of the host that wait, or make every stream wait.\n",
                c->trace->calls);
    if (c->left_out)
        complain(
            "%s: %zu of %zu operations repeat in no chain and are left out: their interference "
            "is in no bound",
            c->trace->path, c->left_out, c->kept);
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
    if (trace_several(trace, c.block.device)) {
        complain("%s: several processes or contexts: how they take turns is not in a profile, so "
                 "chains of one context only are written",
                 trace->path);
        end = EXIT_USAGE;
    } else {
        if (!c.no_memory)
            take_all(&c);
        end = tell(&c);
    }
    block_times_end(&c.block);
    gpurta_platform_destroy(platform);
    void *const all[] = {c.range, c.range_job, c.member, c.job, c.chain, c.times};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        free(all[i]);
    return end;
}
