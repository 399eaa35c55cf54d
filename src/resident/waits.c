/* What waits for what: kernels of one stream, `after`, the NULL stream. A kernel of a group ends
 * only after all of its group have been on the GPU together; so what waits for one of its own group
 * waits for ever. */
#include "base/fail.h"
#include "resident/resident.h"

#include <stdlib.h>
#include <string.h>

/* direct[a * n + b]: operation a is complete before b starts. */
static void find_direct(const gpurta_program *const p, bool *const direct)
{
    const size_t n = p->count;
    for (size_t b = 0; b < n; b++) {
        const struct after *const after = operation_after(p, b);
        for (size_t a = 0; a < b; a++)
            if (p->operation[a].stream >= 0 && p->operation[a].stream == p->operation[b].stream)
                direct[a * n + b] = true;
        if (after && after->mode == GPURTA_AFTER_COMPLETION)
            direct[after->other * n + b] = true;
        for (size_t i = operation_waits(p, b); i < p->waits && p->wait[i].operation == b; i++)
            direct[p->wait[i].other * n + b] = true;
    }
}

/* all[b * n + a] := over any number of steps; what an operation follows comes before it. */
static void close_over(bool *const all, const size_t n)
{
    for (size_t b = 0; b < n; b++)
        for (size_t m = 0; m < b; m++)
            for (size_t a = 0; all[m * n + b] && a < m; a++)
                all[a * n + b] = all[a * n + b] || all[a * n + m];
}

/* Operations of the program, and which of them is complete before which. */
struct order {
    const gpurta_program *p;
    const bool *before, *launched; /* [a * count + b] */
    const size_t *group;
};

static bool on_null(const struct order *const o, const size_t i)
{
    return o->p->operation[i].stream == GPURTA_NULL_STREAM;
}

/* Does its stream wait for the NULL stream, and that for it? */
static bool blocking(const struct order *const o, const size_t i)
{
    return !on_null(o, i) && !gpurta_program_stream_attribute(o->p, o->p->operation[i].stream,
                                                              GPURTA_STREAM_NON_BLOCKING);
}

/* Is operation u launched while a, which never ends, keeps a group from being resident? Not if the
 * host waits for a or a kernel of the group, or for what is behind them, before it launches u or
 * what u is behind. */
static bool is_launched(const struct order *const o, const size_t a, const size_t group,
                        const size_t u)
{
    const size_t n = o->p->count;
    bool launched = true;
    for (size_t x = 0; launched && x <= u; x++) {
        const struct after *const after =
            x == u || o->before[x * n + u] ? operation_after(o->p, x) : NULL;
        for (size_t m = 0; launched && after && after->mode == GPURTA_AFTER_COMPLETION && m < n;
             m++)
            launched = (m != after->other && !o->before[m * n + after->other]) ||
                       (m != a && (group == GPURTA_NONE || o->group[m] != group));
    }
    return launched;
}

/* Does y wait for x, which is under way when y is launched? */
static bool waits_at_launch(const struct order *const o, const size_t x, const size_t y,
                            bool *const null)
{
    const gpurta_program *const p = o->p;
    bool waits = p->operation[x].stream >= 0 && p->operation[x].stream == p->operation[y].stream;
    for (size_t i = operation_waits(p, y); i < p->waits && p->wait[i].operation == y; i++)
        waits = waits || p->wait[i].other == x;
    *null = !waits && ((on_null(o, x) && blocking(o, y)) || (blocking(o, x) && on_null(o, y)));
    return x != y && (waits || *null);
}

/* Is there an order of launches in which b waits for a? What is of no group comes again in any
 * order: each of a path from a to b may wait for the one before it, but not if it is launched only
 * after b, or never while a runs. from[x]: what x waits for; `todo`: space. */
static enum cause may_wait(const struct order *const o, const size_t a, const size_t b,
                           size_t *const from, size_t *const todo)
{
    const size_t n = o->p->count;
    /* launched after b for the first time; b, if it is of a group, has no other */
    const bool *const late = o->group[b] == GPURTA_NONE ? o->before : o->launched;
    size_t count = 1, done = 0;
    bool null = false;
    if (o->before[a * n + b])
        return FOR_COMPLETION;
    for (size_t x = 0; x < n; x++)
        from[x] = GPURTA_NONE;
    for (todo[0] = a; a != b && done < count; done++)
        for (size_t y = 0; y < n; y++) {
            bool here = false;
            if (from[y] != GPURTA_NONE || y == a || (o->group[y] != GPURTA_NONE && y != b) ||
                late[b * n + y] || late[b * n + todo[done]] ||
                (!waits_at_launch(o, todo[done], y, &here) &&
                 (y != b || !o->before[todo[done] * n + b])) ||
                (y != b && !is_launched(o, a, o->group[b], y)))
                continue;
            from[y] = todo[done];
            null = null || here;
            todo[count++] = y;
            if (y == b)
                return null ? FOR_NULL_STREAM : FOR_COMPLETION;
        }
    return FOR_SPACE;
}

/* Is b never at the head of the queues while a, which never ends, is on the GPU? */
static bool never_meet(const struct order *const o, const size_t a, const size_t b)
{
    const struct operation *const x = &o->p->operation[a], *const y = &o->p->operation[b];
    return a != b &&
           (o->before[a * o->p->count + b] || (x->stream >= 0 && x->stream == y->stream) ||
            (on_null(o, a) && blocking(o, b)) || (blocking(o, a) && on_null(o, b)));
}

/* Does a of a group, launched first and waiting for nothing, leave the head before b is placed? */
static bool leaves_first(const struct resident *const r, const struct order *const o,
                         const size_t a, const size_t b)
{
    const struct kernel *const x = &r->kernel[a], *const y = &r->kernel[b];
    bool ahead = x->group != GPURTA_NONE && is_launched_before(r, a, b) && !r->grids_bind &&
                 (x->pool == y->pool || r->queues == GPURTA_QUEUES_SHARED) &&
                 x->priority <= y->priority && (!x->local_memory || !r->limits.local_memory_waits);
    for (size_t i = 0; ahead && i < o->p->count; i++) {
        bool null;
        ahead = !waits_at_launch(o, i, x->operation, &null);
    }
    return ahead;
}

/* ahead[a, b]: a leaves the head before b, or before one that is complete before b starts. */
static void find_ahead(struct resident *const r, const struct order *const o)
{
    for (size_t a = 0; a < r->kernels; a++) {
        bool *const ahead = &r->ahead[a * r->kernels];
        for (size_t b = 0; b < r->kernels; b++)
            ahead[b] = leaves_first(r, o, a, b);
        for (size_t u = 0; u < r->kernels; u++)
            for (size_t b = 0; ahead[u] && b < r->kernels; b++)
                ahead[b] = ahead[b] ||
                           o->before[r->kernel[u].operation * o->p->count + r->kernel[b].operation];
    }
}

static struct order order_of(const struct resident *const r)
{
    return (struct order){
        .p = r->program, .before = r->before, .launched = r->launched, .group = r->group_of};
}

gpurta_status waits_find(struct resident *const r, gpurta_error *const error)
{
    const size_t n = r->program->count;
    r->before = n <= SIZE_MAX / n ? calloc(n * n, sizeof *r->before) : NULL;
    r->group_of = calloc(n, sizeof *r->group_of);
    r->path = calloc(2 * n, sizeof *r->path);
    r->waits = calloc(r->kernels * r->kernels, sizeof *r->waits);
    r->apart = calloc(r->kernels * r->kernels, sizeof *r->apart);
    r->launched = n <= SIZE_MAX / n ? calloc(n * n, sizeof *r->launched) : NULL;
    r->ahead = calloc(r->kernels * r->kernels, sizeof *r->ahead);
    if (!r->before || !r->launched || !r->ahead || !r->group_of || !r->path || !r->waits ||
        !r->apart)
        return fail_memory(error);
    for (size_t i = 0; i < n; i++)
        r->group_of[i] = GPURTA_NONE; /* of copies, too */
    for (size_t k = 0; k < r->kernels; k++)
        r->group_of[r->kernel[k].operation] = r->kernel[k].group;
    find_direct(r->program, r->before);
    memcpy(r->launched, r->before, n * n * sizeof *r->launched);
    for (size_t b = 0; b < n; b++) {
        const struct after *const after = operation_after(r->program, b);
        if (after)
            r->launched[after->other * n + b] = true;
    }
    close_over(r->before, n);
    close_over(r->launched, n);
    const struct order o = order_of(r);
    find_ahead(r, &o);
    for (size_t a = 0; a < r->kernels; a++)
        for (size_t b = 0; b < r->kernels; b++) {
            const size_t x = r->kernel[a].operation, y = r->kernel[b].operation;
            r->waits[a * r->kernels + b] = may_wait(&o, x, y, r->path, &r->path[n]);
            r->apart[a * r->kernels + b] = never_meet(&o, x, y) || r->ahead[b * r->kernels + a];
        }
    return GPURTA_OK;
}

static enum cause cause_of(const struct resident *const r, const size_t a, const size_t b)
{
    const enum cause waits = r->waits[a * r->kernels + b];
    return waits == FOR_SPACE && r->limits.local_memory_waits &&
                   r->kernel[a].local_memory < r->kernel[b].local_memory
               ? FOR_IDLE_GPU
               : waits;
}

bool is_launched_before(const struct resident *const r, const size_t a, const size_t b)
{
    return r->launched[r->kernel[a].operation * r->program->count + r->kernel[b].operation];
}

/* In the queues. */
static bool queues_behind(const struct resident *const r, const size_t k0, const size_t h)
{
    const struct kernel *const a = &r->kernel[k0], *const b = &r->kernel[h];
    const bool one_queue = a->pool == b->pool || r->queues == GPURTA_QUEUES_SHARED;
    return one_queue && (a->priority >= b->priority || r->grids_bind);
}

bool may_be_behind(const struct resident *const r, const size_t k0, const size_t h)
{
    bool behind = queues_behind(r, k0, h) || r->waits[h * r->kernels + k0];
    for (size_t u = 0; !behind && u < r->kernels; u++) /* it waits for one that is there */
        behind = r->kernel[u].group == GPURTA_NONE && r->waits[u * r->kernels + k0] &&
                 queues_behind(r, u, h);
    return behind;
}

enum cause waits_for_ever(const struct resident *const r, const size_t group, size_t *const first,
                          size_t *const second)
{
    size_t grids = 0;
    for (size_t a = 0; a < r->kernels; a++)
        for (size_t b = 0; b < r->kernels; b++)
            if (a != b && r->kernel[a].group == group && r->kernel[b].group == group &&
                cause_of(r, a, b) != FOR_SPACE) {
                *first = a;
                *second = b;
                return cause_of(r, a, b);
            }
    for (size_t k = 0; k < r->kernels; k++) {
        grids += r->kernel[k].group != GPURTA_NONE;
        if (r->kernel[k].group == group)
            *first = *second = k;
    }
    return r->limits.resident_grids && grids > r->limits.resident_grids ? FOR_GRIDS : FOR_SPACE;
}

size_t kernel_of(const struct resident *const r, const size_t operation)
{
    size_t k = 0;
    while (k < r->kernels && r->kernel[k].operation != operation)
        k++;
    return k < r->kernels ? k : GPURTA_NONE;
}

/* Launches the operation, and first what is before it. */
static void launch(struct resident *const r, const size_t operation)
{
    struct witness *const w = &r->witness;
    const size_t n = r->program->count;
    for (size_t o = 0; o <= operation; o++) {
        bool now = o == operation || r->before[o * n + operation];
        for (size_t i = 0; now && i < w->ordered; i++)
            now = w->order[i] != o;
        if (now)
            w->order[w->ordered++] = o;
    }
}

/* The path from `first` to `last`, in order. */
static void launch_path(struct resident *const r, const size_t first, const size_t last)
{
    if (last != first)
        launch_path(r, first, r->path[last]);
    r->witness.order[r->witness.ordered++] = last;
}

gpurta_status waits_witness(struct resident *const r, const enum cause cause, const size_t first,
                            const size_t second, const size_t last, gpurta_error *const error)
{
    const struct order o = order_of(r);
    const size_t n = o.p->count, a = r->kernel[first].operation, b = r->kernel[second].operation;
    struct witness *const w = &r->witness;
    witness_clear(w);
    w->head = second;
    w->cause = cause;
    w->order = calloc(n, sizeof *w->order);
    w->placed = calloc(n, sizeof *w->placed);
    if (!w->order || !w->placed)
        return fail_memory(error);
    r->found = true;
    for (size_t k = 0; cause == FOR_GRIDS && k < r->kernels; k++)
        if (r->kernel[k].group != GPURTA_NONE && k != second)
            launch(r, r->kernel[k].operation);
    if (cause == FOR_IDLE_GPU)
        launch(r, a);
    if ((cause == FOR_COMPLETION || cause == FOR_NULL_STREAM) && !r->before[a * n + b]) {
        (void)may_wait(&o, a, b, r->path, &r->path[n]);
        launch_path(r, a, r->path[b]);
    }
    launch(r, b);
    for (size_t i = 0; i < w->ordered; i++) /* as far as it is not simulated */
        if (w->order[i] == a)
            w->placed[i] = first == last ? 1 : r->kernel[first].blocks;
    if (last != GPURTA_NONE)
        launch(r, r->kernel[last].operation);
    return GPURTA_OK;
}
