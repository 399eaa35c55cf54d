/* A chain of a profile as text: its steps, what each waits for, and where its times come from. */
#include "cli/import/chains.h"

#include <inttypes.h>
#include <string.h>

struct step {
    uint32_t shape, stream, first;
    uint32_t count, samples;
    uint32_t number; /* of those of its name, from 1 */
    bool alone;      /* in all samples */
    mpq_t worst;
};

/* The steps of a chain that runs on several streams, and what each waits for. */
struct graph {
    struct step *step;
    size_t steps;
    uint32_t *last; /* of each stream: its last step so far; NO_TEXT */
    uint32_t *mark; /* of each step: the step that waits for it, found last */
    size_t against; /* waits that do not fit the order of steps */
};

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

static void sample(struct chains *const c, struct step *const step, const uint32_t op,
                   const size_t number)
{
    c->op_step[op] = (uint32_t)number;
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
            sample(c, step, m[j].op, count - 1);
    }
    return count;
}

/* Jobs differ: of each shape as many as any job has. */
static size_t steps_at_most(struct chains *const c, struct step *const steps,
                            struct member *const m, const size_t n)
{
    size_t count = 0;
    uint32_t now = 0, *const order = malloc(n * sizeof *order);
    c->no_memory = c->no_memory || !order;
    if (!order)
        return 0;
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
        sample(c, step, m[i].op, count - 1);
    }
    if (count)
        qsort(steps, count, sizeof *steps, by_first);
    for (size_t i = 0; i < count; i++) /* members are grouped as steps were, before they moved */
        order[c->op_step[steps[i].first]] = (uint32_t)i;
    for (size_t i = 0; i < n; i++)
        c->op_step[m[i].op] = order[c->op_step[m[i].op]];
    free(order);
    return count;
}

/* ---- the text ---- */

static void put_step_name(const struct chains *const c, const struct step *const step)
{
    put_unique(c->file, c->trace, c->trace->shape[step->shape].name, step->number);
}

static void put_step(struct chains *const c, const struct step *const step)
{
    const struct trace_shape *const shape = &c->trace->shape[step->shape];
    char name[CONTEXT_NAME];
    fprintf(c->file, "      - {%s: ", shape->kind == TRACE_KERNEL ? "kernel" : "copy");
    put_step_name(c, step);
    fprintf(c->file, ", stream: %s", stream_name(c->trace, step->stream, c->several, name));
    if (shape->kind == TRACE_KERNEL) {
        put_launch(c->file, shape);
        gmp_fprintf(c->file, ", wcet: %Qd", step->worst);
    } else {
        gmp_fprintf(c->file, ", duration: %Qd", step->worst);
        fprintf(c->file, ", direction: %s", trace_direction(shape));
    }
    if (step->count > 1)
        fprintf(c->file, ", count: %" PRIu32, step->count);
}

static void put_source(const struct chains *const c, const struct step *const step)
{
    fprintf(c->file, "} # largest of %" PRIu32 "%s\n", step->samples,
            c->trace->shape[step->shape].kind != TRACE_KERNEL ? ""
            : step->alone                                     ? ", shared among waves"
                          : ", not shared where it ran beside others");
}

/* ---- several streams ---- */

#define LAUNCHES "launches#host"

static void wait_for(const struct chains *const c, struct graph *const g, const size_t step,
                     const uint32_t on, bool *const first)
{
    if (on == NO_TEXT || on == step || g->mark[on] == step)
        return;
    if (on > step) {
        g->against++;
        return;
    }
    g->mark[on] = (uint32_t)step;
    fputs(*first ? ", after: [" : ", ", c->file);
    *first = false;
    put_step_name(c, &g->step[on]);
}

/* The NULL stream waits for the blocking streams, and they for it. */
static void wait_for_null(const struct chains *const c, struct graph *const g, const size_t step,
                          bool *const first)
{
    const struct trace_stream *const all = c->trace->stream;
    const struct trace_stream *const own = &all[g->step[step].stream];
    const uint32_t before = g->last[g->step[step].stream]; /* which has waited for what it could */
    for (size_t s = 0; s < c->trace->streams && !own->non_blocking; s++)
        if (g->last[s] != NO_TEXT && !all[s].non_blocking && own->is_null != all[s].is_null &&
            (before == NO_TEXT || g->last[s] > before))
            wait_for(c, g, step, g->last[s], first);
}

/* What the launches of a step wait for in their job; op_step has the steps of the chain. */
static void put_after(const struct chains *const c, struct graph *const g, const size_t step,
                      const struct member *const m, const uint32_t *const next,
                      const uint32_t *const head)
{
    bool first = true;
    wait_for(c, g, step, g->last[g->step[step].stream], &first);
    wait_for_null(c, g, step, &first);
    for (uint32_t i = head[step]; i != NO_TEXT; i = next[i]) {
        const uint32_t *on;
        const size_t count = order_of(&c->order, m[i].op, &on);
        for (size_t k = 0; k < count; k++)
            if (c->op_job[on[k]] == m[i].job)
                wait_for(c, g, step, c->op_step[on[k]], &first);
    }
    fputs(first ? ", after: [\"" LAUNCHES "\"]" : "]", c->file);
    g->last[g->step[step].stream] = (uint32_t)step;
}

static void *filled(const size_t count)
{
    void *const all = malloc((count + 1) * sizeof(uint32_t));
    if (all)
        memset(all, 0xff, (count + 1) * sizeof(uint32_t));
    return all;
}

/* Steps with what each waits for. */
static void put_graph(struct chains *const c, struct step *const steps, const size_t count,
                      const struct member *const m, const size_t n)
{
    struct graph g = {steps, count, filled(c->trace->streams), filled(count), 0};
    uint32_t *const next = filled(n), *const head = filled(count);
    c->no_memory = c->no_memory || !g.last || !g.mark || !next || !head;
    for (size_t i = n; !c->no_memory && i-- > 0;) {
        const uint32_t step = c->op_step[m[i].op];
        next[i] = head[step];
        head[step] = (uint32_t)i;
    }
    for (size_t i = 0; !c->no_memory && i < count; i++) {
        put_step(c, &steps[i]);
        put_after(c, &g, i, m, next, head);
        put_source(c, &steps[i]);
    }
    if (g.against)
        fprintf(
            c->file,
            "    # %zu waits are against this order of steps in some job, and are in no bound\n",
            g.against);
    free(g.last);
    free(g.mark);
    free(next);
    free(head);
}

static bool one_stream(const struct step *const steps, const size_t count)
{
    for (size_t i = 1; i < count; i++)
        if (steps[i].stream != steps[0].stream)
            return false;
    return true;
}

/* Shortest and longest distance of two releases, and the longest time until the last launch. */
struct pace {
    int64_t shortest, longest, launching;
    int64_t mean, spread; /* another period, and the jitter that releases have by it */
    size_t jobs;
};

/* From the first launch to the last end of all that is kept. */
static int64_t length_of(const struct chains *const c)
{
    int64_t first = INT64_MAX, last = INT64_MIN;
    for (size_t i = 0; i < c->members; i++) {
        const struct trace_op *const op = &c->trace->op[c->member[i].op];
        first = trace_launch(op) < first ? trace_launch(op) : first;
        last = op->end > last ? op->end : last;
    }
    return last - first;
}

/* The mean distance of releases, and how far they spread about a strict beat of it. */
static void find_spread(struct pace *const pace, const struct chains *const c,
                        const struct member *const m, const size_t n)
{
    const int64_t first = c->job[m[0].job].release, last = c->job[m[n - 1].job].release;
    int64_t low = 0, high = 0, beat = 0;
    pace->mean = pace->jobs > 1 ? (last - first) / (int64_t)(pace->jobs - 1) : 0;
    for (size_t i = 1; i < n && pace->mean > 0; i++) {
        if (m[i].job == m[i - 1].job)
            continue;
        beat += pace->mean;
        const int64_t off = c->job[m[i].job].release - first - beat;
        low = off < low ? off : low;
        high = off > high ? off : high;
    }
    pace->spread = high - low;
}

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
    find_spread(&pace, c, m, n);
    return pace;
}

static void put_pace(struct chains *const c, const struct pace *const pace, const bool equal,
                     const struct found *const found)
{
    if (c->once)
        fprintf(c->file,
                "\n    period: %" PRId64
                " # seen once: the length of the profile; put in what you know\n",
                pace->shortest);
    else
        fprintf(c->file,
                "\n    period: %" PRId64 " # shortest of %zu distances of releases, the longest is "
                "%" PRId64 "; so no jitter\n",
                pace->shortest, pace->jobs - 1, pace->longest);
    if (!c->once && pace->spread > 0)
        fprintf(c->file,
                "    # (these releases also fit period: %" PRId64 ", jitter: %" PRId64
                ", their mean distance and spread)\n",
                pace->mean, pace->spread);
    fprintf(c->file, "    # %zu job%s", pace->jobs,
            pace->jobs == 1 ? ""
            : equal         ? "s, all alike"
                            : "s, that differ: of each launch as many as any job has");
    if (found->with)
        fprintf(c->file,
                "; with %" PRIu32 " other%s, which share a stream or wait for each other's: all "
                "that is launched between two releases",
                found->with, found->with == 1 ? "" : "s");
    fputc('\n', c->file);
}

static void put_context(const struct chains *const c, const uint32_t stream)
{
    const struct trace_stream *const s = &c->trace->stream[stream];
    fprintf(c->file, "    context: p%" PRId64 "c%" PRId64 "\n", s->process, s->context);
}

static void put_chain(struct chains *const c, const struct found *const found,
                      const struct pace *const pace, const bool equal, struct step *const steps,
                      const size_t count, const struct member *const m, const size_t n)
{
    const bool single = one_stream(steps, count);
    fputs("  - name: ", c->file);
    put_unique(c->file, c->trace, found->name, ++c->times[found->name]);
    put_pace(c, pace, equal, found);
    if (c->several)
        put_context(c, found->context);
    fputs("    steps:\n", c->file);
    if (pace->launching > 0 || !single) {
        with_margin(&c->block, pace->launching > 0 ? pace->launching : 1);
        gmp_fprintf(c->file,
                    "      - {host: \"" LAUNCHES "\", wcet: %Qd} # longest time from the release "
                    "to the last launch\n",
                    c->block.time);
    }
    for (size_t i = 0; i < count; i++)
        c->times[c->trace->shape[steps[i].shape].name] = 0;
    for (size_t i = 0; i < count; i++)
        steps[i].number = ++c->times[c->trace->shape[steps[i].shape].name];
    for (size_t i = 0; single && i < count; i++) {
        put_step(c, &steps[i]);
        put_source(c, &steps[i]);
    }
    if (!single)
        put_graph(c, steps, count, m, n);
}

/* Contexts of which no profile tells how they take turns: as the driver does by default. */
static void put_contexts(const struct chains *const c)
{
    const struct trace *const trace = c->trace;
    fputs("# How contexts take turns is not in a profile: these are the driver's defaults.\n"
          "contexts:\n",
          c->file);
    for (size_t i = 0; i < trace->streams; i++) {
        const struct trace_stream *const s = &trace->stream[i];
        bool told = !s->ops || s->device != c->block.device;
        for (size_t j = 0; j < i && !told; j++)
            told = trace->stream[j].ops && trace->stream[j].device == s->device &&
                   trace->stream[j].process == s->process && trace->stream[j].context == s->context;
        if (!told)
            fprintf(c->file,
                    "  - {name: p%" PRId64 "c%" PRId64 ", level: low, timeslice: 1300us}\n",
                    s->process, s->context);
    }
}

static void put_beginning(const struct chains *const c)
{
    put_head(c->file, &c->block, "Recurrent chains, as far as launches repeated.");
    put_trace_streams(c->file, c->trace, c->block.device, c->several);
    if (c->several)
        put_contexts(c);
    fputs("chains:\n", c->file);
}

void chain_write(struct chains *const c, struct member *const m, const size_t n)
{
    struct step *const steps = malloc(n * sizeof *steps);
    const struct found *const found = &c->chain[m[0].chain];
    struct pace pace = pace_of(c, m, n);
    size_t length = 0;
    if (c->once)
        pace.shortest = length_of(c);
    if (!steps || pace.shortest < 1) {
        c->no_memory = c->no_memory || !steps;
        c->left_out += n;
        free(steps);
        return;
    }
    const uint32_t named = c->times[found->name];
    const bool equal = all_equal(c, m, n, &length);
    const size_t count =
        equal ? steps_in_order(c, steps, m, n, length) : steps_at_most(c, steps, m, n);
    if (!c->written++)
        put_beginning(c);
    c->unequal = c->unequal || !equal;
    put_chain(c, found, &pace, equal, steps, count, m, n);
    c->times[found->name] = named + 1;
    for (size_t i = 0; i < count; i++)
        mpq_clear(steps[i].worst);
    free(steps);
}
