/* A chain on several streams, or of CUDA graphs: what each of its steps waits for.
 *
 * A profile has no edges of a graph. What waits for a node by an edge starts after its end in every
 * launch; so a step with launches of graphs comes after all steps that ended before it began in
 * every job that has both. No edge is missed so; steps that never met without an edge get one. The
 * same goes for all steps where a profile does not tell all waits. On one stream nodes run in its
 * order, whatever clocks say. Steps that no one order fits come one after the other: an edge too
 * many makes the path longer, one that is missing hides work that is waited for. */
#include "cli/import/chain_steps.h"

#include "cli/base/arrays.h"

#include <inttypes.h>
#include <string.h>

/* Where more steps than that are to be compared, a table of them all would be too large. */
enum { MOST_COMPARED = 8192, BITS = 64 };

/* Which steps came before which in every job: a row of bits for each. */
struct always {
    size_t steps, words;
    uint64_t *before; /* NULL: not known */
};

struct graph {
    struct step *step;
    size_t steps;
    uint32_t *last;       /* of each stream: its last step so far; NO_TEXT */
    uint32_t *mark;       /* of each step: the step that waits for it, found last */
    struct always always; /* of chains with graphs */
    uint64_t *reached;    /* rows like those: what a step waits for, directly or not */
    size_t against;       /* waits that do not fit the order of steps */
    bool serial;          /* all one after the other */
    bool by_time;         /* waits are not told: what always came before stands for them */
};

static bool has_bit(const uint64_t *const row, const size_t bit)
{
    return row[bit / BITS] >> bit % BITS & 1;
}

static void set_bit(uint64_t *const row, const size_t bit)
{
    row[bit / BITS] |= (uint64_t)1 << bit % BITS;
}

/* ---- what came before what in every job ---- */

struct span {
    int64_t start, end;
    uint32_t step;
};

static int by_start(const void *const x, const void *const y)
{
    const struct span *const a = x, *const b = y;
    return ascending(a->start, b->start);
}

static int by_end(const void *const x, const void *const y)
{
    const struct span *const a = x, *const b = y;
    return ascending(a->end, b->end);
}

/* Room for the steps of one job. */
struct compared {
    struct span *span, *ended;
    uint32_t *place;  /* of each step: where its span is, from 1; 0: none */
    uint64_t *so_far; /* steps that have ended, and those that the job has not */
};

/* From the first start to the last end of each step's launches in the job. Returns how many. */
static size_t find_spans(const struct chains *const c, const struct compared *const room,
                         const struct member *const m, const size_t n)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++) {
        const struct trace_op *const op = &c->trace->op[m[i].op];
        uint32_t *const place = &room->place[c->op_step[m[i].op]];
        if (!*place) {
            room->span[count++] = (struct span){op->start, op->end, c->op_step[m[i].op]};
            *place = (uint32_t)count;
        }
        struct span *const span = &room->span[*place - 1];
        span->start = op->start < span->start ? op->start : span->start;
        span->end = op->end > span->end ? op->end : span->end;
    }
    return count;
}

static void compare_job(const struct chains *const c, const struct always *const always,
                        const struct compared *const room, const struct member *const m,
                        const size_t n)
{
    const size_t count = find_spans(c, room, m, n);
    size_t ended = 0;
    memset(room->so_far, 0xff, always->words * sizeof *room->so_far);
    for (size_t i = 0; i < count; i++) {
        const uint32_t step = room->span[i].step;
        room->so_far[step / BITS] &= ~((uint64_t)1 << step % BITS);
        room->place[step] = 0;
    }
    memcpy(room->ended, room->span, count * sizeof *room->span);
    qsort(room->span, count, sizeof *room->span, by_start);
    qsort(room->ended, count, sizeof *room->ended, by_end);
    for (size_t i = 0; i < count; i++) {
        uint64_t *const row = always->before + room->span[i].step * always->words;
        for (; ended < count && room->ended[ended].end <= room->span[i].start; ended++)
            set_bit(room->so_far, room->ended[ended].step);
        for (size_t w = 0; w < always->words; w++)
            row[w] &= room->so_far[w];
    }
}

/* Compares the steps of all jobs, if some belong to graphs or waits are not told. False: too many.
 */
static bool find_always(struct chains *const c, struct graph *const g, const struct member *const m,
                        const size_t n)
{
    struct always *const always = &g->always;
    const size_t count = g->steps;
    bool needed = g->by_time;
    *always = (struct always){count, count / BITS + 1, NULL};
    for (size_t i = 0; i < count; i++)
        needed = needed || g->step[i].of_graph;
    if (!needed || count == 0 || count > MOST_COMPARED)
        return count <= MOST_COMPARED || !needed;
    struct compared room = {
        allocate_zeroed(count, sizeof *room.span), allocate_zeroed(count, sizeof *room.ended),
        allocate_zeroed(count, sizeof *room.place), allocate(always->words * sizeof *room.so_far)};
    always->before = allocate(count * always->words * sizeof *always->before);
    c->no_memory =
        c->no_memory || !room.span || !room.ended || !room.place || !room.so_far || !always->before;
    if (!c->no_memory)
        memset(always->before, 0xff, count * always->words * sizeof *always->before);
    for (size_t i = 0, k; !c->no_memory && i < n; i += k) {
        for (k = 1; i + k < n && m[i + k].job == m[i].job; k++) {
        }
        compare_job(c, always, &room, m + i, k);
    }
    free(room.span);
    free(room.ended);
    free(room.place);
    free(room.so_far);
    return true;
}

/* Did the step end before the other one began, in every job? Not known: no. */
static bool came_before(const struct always *const always, const size_t step, const size_t other)
{
    return always->before && has_bit(always->before + other * always->words, step);
}

/* ---- what a step waits for ---- */

static void reach(const struct graph *const g, const size_t step, const uint32_t on)
{
    const size_t words = g->always.words;
    if (!g->reached)
        return;
    for (size_t w = 0; w < words; w++)
        g->reached[step * words + w] |= g->reached[on * words + w];
    set_bit(g->reached + step * words, on);
}

static void wait_for(const struct chains *const c, struct graph *const g, const size_t step,
                     const uint32_t on, bool *const first)
{
    if (on == NO_TEXT || on >= step || g->mark[on] == step)
        return;
    g->mark[on] = (uint32_t)step;
    fputs(*first ? ", after: [" : ", ", c->file);
    *first = false;
    put_step_name(c, &g->step[on]);
    reach(g, step, on);
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

/* Does the order of the two count? Of graphs, and where waits are not told. */
static bool counts(const struct graph *const g, const size_t step, const size_t on)
{
    return g->by_time || g->step[step].of_graph || g->step[on].of_graph;
}

/* May launches of the two take turns in a job, so that their spans overlap though they do not? */
static bool may_take_turns(const struct graph *const g, const size_t step, const size_t on)
{
    return g->step[step].stream != g->step[on].stream &&
           (g->step[step].count > 1 || g->step[on].count > 1) && counts(g, step, on) &&
           !came_before(&g->always, on, step) && !came_before(&g->always, step, on);
}

/* How many waits are for a later step, or may be: steps are in the order of their first launch of
 * all jobs. */
static size_t find_against(const struct chains *const c, const struct graph *const g,
                           const struct member *const m, const size_t n)
{
    size_t against = 0;
    for (size_t i = 0; i < n; i++) {
        const uint32_t *on;
        const size_t count = order_of(&c->order, m[i].op, &on);
        for (size_t k = 0; k < count; k++)
            against += c->op_job[on[k]] == m[i].job && c->op_step[on[k]] > c->op_step[m[i].op];
    }
    for (size_t step = 0; g->always.before && step < g->steps; step++)
        for (size_t on = step + 1; on < g->steps; on++) /* both: they never met */
            against += may_take_turns(g, step, on) ||
                       (counts(g, step, on) && came_before(&g->always, on, step) &&
                        !came_before(&g->always, step, on));
    return against;
}

/* What always came before it; the latest first, which reach the others. */
static void wait_for_always(const struct chains *const c, struct graph *const g, const size_t step,
                            bool *const first)
{
    for (size_t on = g->always.before ? step : 0; on-- > 0;)
        if (came_before(&g->always, on, step) && counts(g, step, on) &&
            !has_bit(g->reached + step * g->always.words, on))
            wait_for(c, g, step, (uint32_t)on, first);
}

/* What the launches of a step wait for in their job; op_step has the steps of the chain. */
static void put_after(const struct chains *const c, struct graph *const g, const size_t step,
                      const struct member *const m, const uint32_t *const next,
                      const uint32_t *const head)
{
    bool first = true;
    wait_for(c, g, step, g->last[g->step[step].stream], &first);
    wait_for_null(c, g, step, &first);
    for (uint32_t i = head ? head[step] : NO_TEXT; i != NO_TEXT; i = next[i]) {
        const uint32_t *on;
        const size_t count = order_of(&c->order, m[i].op, &on);
        for (size_t k = 0; k < count; k++)
            if (c->op_job[on[k]] == m[i].job)
                wait_for(c, g, step, c->op_step[on[k]], &first);
    }
    wait_for_always(c, g, step, &first);
    if (g->serial && step)
        wait_for(c, g, step, (uint32_t)step - 1, &first);
    fputs(first ? ", after: [\"" LAUNCHES "\"]" : "]", c->file);
    g->last[g->step[step].stream] = (uint32_t)step;
}

static void put_notes(const struct chains *const c, const struct graph *const g)
{
    if (g->against)
        fprintf(c->file,
                "    # %zu waits are, or may be, against this order of steps in some job: so all "
                "steps come one "
                "after the other\n",
                g->against);
    else if (g->serial)
        fprintf(c->file,
                "    # More than %d steps, and not all waits are in the profile: so all come one "
                "after the other\n",
                MOST_COMPARED);
    else if (g->by_time)
        fputs("    # Not all waits are in the profile: what ended before a step began in every job "
              "is before it here\n",
              c->file);
    else if (g->always.before)
        fputs("    # CUDA graphs: edges are not in the profile; what ended before a node began in "
              "every job is before it here\n",
              c->file);
}

/* Steps with what each waits for. */
void put_graph(struct chains *const c, struct step *const steps, const size_t count,
               const struct member *const m, const size_t n)
{
    struct graph g = {.step = steps,
                      .steps = count,
                      .last = no_numbers(c->trace->streams),
                      .mark = no_numbers(count),
                      .by_time =
                          !c->trace->waits_told || c->trace->waits_lost || c->order.too_many};
    uint32_t *const next = c->order.on ? no_numbers(n) : NULL;
    uint32_t *const head = c->order.on ? no_numbers(count) : NULL;
    c->no_memory = c->no_memory || !g.last || !g.mark || (c->order.on && (!next || !head));
    if (!c->no_memory)
        g.serial = !find_always(c, &g, m, n);
    if (g.always.before)
        g.reached = allocate_zeroed(count * g.always.words, sizeof *g.reached);
    c->no_memory = c->no_memory || (g.always.before && !g.reached);
    for (size_t i = head ? n : 0; !c->no_memory && i-- > 0;) {
        const uint32_t step = c->op_step[m[i].op];
        next[i] = head[step];
        head[step] = (uint32_t)i;
    }
    if (!c->no_memory)
        g.against = find_against(c, &g, m, n);
    g.serial = g.serial || g.against;
    for (size_t i = 0; !c->no_memory && i < count; i++) {
        put_step(c, &steps[i]);
        put_after(c, &g, i, m, next, head);
        put_source(c, &steps[i]);
    }
    if (!c->no_memory)
        put_notes(c, &g);
    free(g.last);
    free(g.mark);
    free(g.always.before);
    free(g.reached);
    free(next);
    free(head);
}
