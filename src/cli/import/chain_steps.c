/* A chain of a profile as text: its steps, what each waits for, and where its times come from. */
#include "cli/import/chain_steps.h"

#include "cli/base/arrays.h"

#include <inttypes.h>
#include <string.h>

static const struct trace *sorted; /* for by_shape, which qsort gives no context */

static int by_shape(const void *const x, const void *const y)
{
    const struct member *const a = x, *const b = y;
    const struct trace_op *const p = &sorted->op[a->op], *const q = &sorted->op[b->op];
    const int node = ascending(trace_known_node(sorted, p), trace_known_node(sorted, q));
    const int shape = ascending(p->shape, q->shape);
    const int stream = trace_known_node(sorted, p) ? 0 : ascending(p->stream, q->stream);
    return node ? node : shape ? shape : stream ? stream : by_job(x, y);
}

static int by_first(const void *const x, const void *const y)
{
    const struct step *const a = x, *const b = y;
    return ascending(a->first, b->first);
}

/* Is it of the step? A node of a graph is the same step in every launch of the graph, on whatever
 * stream; others are told by what they launch and where. */
static bool is_of(const struct trace *const trace, const struct step *const step,
                  const struct trace_op *const op)
{
    return step->shape == op->shape && step->node == trace_known_node(trace, op) &&
           (step->node || step->stream == op->stream);
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
                          .of_graph = c->trace->op[op].node != 0,
                          .node = trace_known_node(c->trace, &c->trace->op[op]),
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
        if (a->shape != b->shape || a->stream != b->stream || a->node != b->node ||
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
        if (!step || step->node || !is_of(c->trace, step, op))
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
    uint32_t now = 0, *const order = allocate(n * sizeof *order);
    c->no_memory = c->no_memory || !order;
    if (!order)
        return 0;
    sorted = c->trace;
    put_in_order(m, n, sizeof *m, by_shape);
    for (size_t i = 0; i < n; i++) {
        const struct trace_op *const op = &c->trace->op[m[i].op];
        struct step *step = count ? &steps[count - 1] : NULL;
        if (!step || !is_of(c->trace, step, op)) {
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
    put_in_order(m, n, sizeof *m, by_job);
    return count;
}

/* ---- the text ---- */

void put_step_name(const struct chains *const c, const struct step *const step)
{
    put_unique(c->file, c->trace, c->trace->shape[step->shape].name, step->number);
}

void put_step(struct chains *const c, const struct step *const step)
{
    const struct trace_shape *const shape = &c->trace->shape[step->shape];
    char name[CONTEXT_NAME];
    fprintf(c->file, "      - {%s: ", shape->kind == TRACE_KERNEL ? "kernel" : "copy");
    put_step_name(c, step);
    fprintf(c->file, ", stream: %s", stream_name(c->trace, step->stream, c->several, name));
    if (shape->kind == TRACE_KERNEL) {
        put_launch(c->file, shape, "");
        gmp_fprintf(c->file, ", wcet: %Qd", step->worst);
    } else {
        gmp_fprintf(c->file, ", duration: %Qd", step->worst);
        fprintf(c->file, ", direction: %s", trace_direction(shape));
    }
    if (step->count > 1)
        fprintf(c->file, ", count: %" PRIu32, step->count);
}

void put_source(const struct chains *const c, const struct step *const step)
{
    fprintf(c->file, "} # largest of %" PRIu32 "%s\n", step->samples,
            c->trace->shape[step->shape].kind != TRACE_KERNEL ? ""
            : step->alone                                     ? ", shared among waves"
                          : ", not shared where it ran beside others");
}

static void put_context(const struct chains *const c, const uint32_t stream)
{
    const struct trace_stream *const s = &c->trace->stream[stream];
    fprintf(c->file, "    context: p%" PRId64 "c%" PRId64 "\n", s->process, s->context);
}

static bool one_stream(const struct step *const steps, const size_t count)
{
    for (size_t i = 1; i < count; i++)
        if (steps[i].stream != steps[0].stream)
            return false;
    return true;
}

/* Launches, and what the GPU needs until it begins with one: the longest time until the last
 * launch, or that of a job in which nothing ran, whichever is longer. */
static void put_host(struct chains *const c, const struct pace *const pace, const bool single)
{
    const bool idle = pace->idle > pace->launching;
    const int64_t time = idle ? pace->idle : pace->launching;
    if (time < 1 && single)
        return;
    with_margin(&c->block, time > 0 ? time : 1);
    gmp_fprintf(
        c->file, "      - {host: \"" LAUNCHES "\", wcet: %Qd} # longest time %s\n", c->block.time,
        idle ? "of a job in which nothing ran on the GPU" : "from the release to the last launch");
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
    put_host(c, pace, single);
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
    struct step *const steps = allocate(n * sizeof *steps);
    const struct found *const found = &c->chain[c->job[m[0].job].chain];
    const struct pace pace = chain_pace(c, m, n);
    size_t length = 0;
    if (!steps || c->no_memory || pace_period(c, &pace) < 1) {
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
    put_chain(c, found, &pace, equal, steps, count, m, n);
    c->times[found->name] = named + 1;
    for (size_t i = 0; i < count; i++)
        mpq_clear(steps[i].worst);
    free(steps);
}
