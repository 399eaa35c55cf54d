/* What waits for what: kernels of one stream, `after`, the NULL stream. A kernel of a group ends
 * only after all of its group have been on the GPU together; so what waits for one of its own group
 * waits for ever. */
#include "base/fail.h"
#include "resident/resident.h"

#include <stdlib.h>
#include <string.h>

static bool bits_make(struct bits *const bits, const size_t rows, const size_t columns)
{
    bits->width = (columns + 63) / 64;
    bits->word = rows <= SIZE_MAX / bits->width ? calloc(rows * bits->width, 8) : NULL;
    return bits->word != NULL;
}

static uint64_t *row(const struct bits *const bits, const size_t i)
{
    return &bits->word[i * bits->width];
}

static void put(const struct bits *const bits, const size_t i, const size_t j)
{
    row(bits, i)[j / 64] |= UINT64_C(1) << j % 64;
}

/* Row i has all that the other row has. */
static void join(const struct bits *const bits, const size_t i, const uint64_t *const other)
{
    for (size_t w = 0; w < bits->width; w++)
        row(bits, i)[w] |= other[w];
}

static bool meets(const struct bits *const bits, const size_t i, const uint64_t *const other)
{
    bool any = false;
    for (size_t w = 0; !any && w < bits->width; w++)
        any = row(bits, i)[w] & other[w];
    return any;
}

/* a is launched before b, or complete. */
static void follow(const struct resident *const r, const size_t b, const size_t a,
                   const bool complete)
{
    put(&r->launched, b, a);
    join(&r->launched, b, row(&r->launched, a));
    if (!complete)
        return;
    put(&r->before, b, a);
    join(&r->before, b, row(&r->before, a));
    join(&r->hosted, b, row(&r->hosted, a));
}

static bool on_null(const gpurta_program *const p, const size_t i)
{
    return p->operation[i].stream == GPURTA_NULL_STREAM;
}

/* Does its stream wait for the NULL stream, and that for it? */
static bool blocking(const gpurta_program *const p, const size_t i)
{
    return !on_null(p, i) &&
           !gpurta_program_stream_attribute(p, p->operation[i].stream, GPURTA_STREAM_NON_BLOCKING);
}

/* What operations wait for; each follows others that come before it. */
static void find_relations(const struct resident *const r)
{
    const gpurta_program *const p = r->program;
    for (size_t b = 0; b < p->count; b++) {
        const struct after *const after = operation_after(p, b);
        const int32_t stream = p->operation[b].stream;
        size_t last = GPURTA_NONE;
        for (size_t a = 0; a < p->count; a++) {
            if (a != b && stream >= 0 && p->operation[a].stream == stream) {
                put(&r->under_way, b, a);
                last = a < b ? a : last;
            }
            if ((on_null(p, b) && blocking(p, a)) || (blocking(p, b) && on_null(p, a)))
                put(&r->by_null, b, a);
        }
        if (last != GPURTA_NONE)
            follow(r, b, last, true);
        for (size_t i = operation_waits(p, b); i < p->waits && p->wait[i].operation == b; i++) {
            put(&r->under_way, b, p->wait[i].other);
            follow(r, b, p->wait[i].other, true);
        }
        if (!after)
            continue;
        follow(r, b, after->other, after->mode == GPURTA_AFTER_COMPLETION);
        if (after->mode == GPURTA_AFTER_COMPLETION) {
            put(&r->hosted, b, after->other);
            join(&r->hosted, b, row(&r->before, after->other));
            join(&r->hosted, p->count, row(&r->hosted, b));
        }
    }
}

/* For which operations x does b of a group wait in some order of launches? path[x]: the next one on
 * the way from x to b, or GPURTA_NONE. What is of no group comes again in any order: each of a path
 * may wait for the one before it, but not if it is launched only after b, or if the host waits for
 * a, which never ends, or a kernel of the group, or for what is behind them, before it launches it
 * or what it is behind. With `null`: by the NULL stream, too. */
static void find_paths(const struct resident *const r, const size_t a, const size_t b,
                       const bool null)
{
    const size_t n = r->program->count;
    const uint64_t *const group = row(&r->in_group, r->group_of[b]);
    size_t *const path = r->path, *const todo = &path[n], count = 1;
    todo[0] = b;
    for (size_t x = 0; x < n; x++)
        path[x] = GPURTA_NONE;
    for (size_t done = 0; done < count; done++)
        for (size_t w = 0, y = todo[done]; w < r->before.width; w++) {
            uint64_t some = row(&r->under_way, y)[w] | (null ? row(&r->by_null, y)[w] : 0) |
                            (y == b ? row(&r->before, b)[w] : 0);
            for (; some; some &= some - 1) {
                const size_t x = w * 64 + (size_t)__builtin_ctzll(some);
                if (x == b || path[x] != GPURTA_NONE || bit(&r->launched, x, b))
                    continue;
                path[x] = y;
                if (r->group_of[x] == GPURTA_NONE && !bit(&r->hosted, x, a) &&
                    !meets(&r->hosted, x, group))
                    todo[count++] = x;
            }
        }
}

/* waits: of b. What the host waits for before it launches one of the path is asked by itself. */
static void find_waits(const struct resident *const r, const size_t k)
{
    const size_t b = r->kernel[k].operation;
    for (int null = 1; null >= 0; null--) {
        find_paths(r, b, b, null);
        for (size_t a = 0; a < r->kernels; a++)
            if (r->path[r->kernel[a].operation] != GPURTA_NONE)
                r->waits[k * r->kernels + a] = null ? FOR_NULL_STREAM : FOR_COMPLETION;
    }
    for (size_t a = 0; a < r->kernels; a++) {
        const size_t x = r->kernel[a].operation;
        const bool hosted = bit(&r->hosted, r->program->count, x) && !bit(&r->before, b, x) &&
                            r->waits[k * r->kernels + a];
        for (int null = 1; hosted && null >= 0; null--) {
            find_paths(r, x, b, null);
            if (null)
                r->waits[k * r->kernels + a] = FOR_SPACE;
            if (r->path[x] != GPURTA_NONE)
                r->waits[k * r->kernels + a] = null ? FOR_NULL_STREAM : FOR_COMPLETION;
        }
    }
}

/* ahead: does a of a group, launched first and waiting for nothing, leave the head before b is
 * placed? It leaves it before b, or before one that is complete before b starts. */
static void find_ahead(const struct resident *const r, const size_t a, uint64_t *const first)
{
    const struct kernel *const x = &r->kernel[a];
    const uint64_t *const of[] = {row(&r->under_way, x->operation), row(&r->by_null, x->operation)};
    bool alone = !r->grids_bind && (!x->local_memory || !r->limits.local_memory_waits);
    for (size_t w = 0; w < r->before.width; w++) {
        alone = alone && !of[0][w] && !of[1][w];
        first[w] = 0;
    }
    for (size_t b = 0; alone && b < r->kernels; b++) {
        const struct kernel *const y = &r->kernel[b];
        if (is_launched_before(r, a, b) && x->priority <= y->priority &&
            (x->pool == y->pool || r->queues == GPURTA_QUEUES_SHARED))
            first[y->operation / 64] |= UINT64_C(1) << y->operation % 64;
    }
    for (size_t b = 0; alone && b < r->kernels; b++)
        if (first[r->kernel[b].operation / 64] >> r->kernel[b].operation % 64 & 1 ||
            meets(&r->before, r->kernel[b].operation, first))
            put(&r->ahead, a, b);
}

/* behind: may the kernel wait behind h in the queues, or behind one that waits for h, or wait for
 * such a one that is there? deepest: of each queue; the lowest priority that is waited for. */
static void find_behind(const struct resident *const r, const size_t k, int64_t *const deepest)
{
    for (size_t p = 0; p < r->pools; p++)
        deepest[p] = INT64_MIN;
    for (size_t u = 0; u < r->kernels; u++) {
        const struct kernel *const own = &r->kernel[u];
        int64_t *const queue = &deepest[r->queues == GPURTA_QUEUES_SHARED ? 0 : own->pool];
        if (u == k || (own->group == GPURTA_NONE && r->waits[k * r->kernels + u]))
            *queue = *queue > own->priority ? *queue : own->priority;
    }
    for (size_t h = 0; h < r->kernels; h++)
        if (r->waits[k * r->kernels + h] ||
            deepest[r->queues == GPURTA_QUEUES_SHARED ? 0 : r->kernel[h].pool] >=
                r->kernel[h].priority)
            put(&r->behind, k, h);
}

gpurta_status waits_find(struct resident *const r, gpurta_error *const error)
{
    const size_t n = r->program->count;
    struct bits *const of_operations[] = {&r->before, &r->launched, &r->hosted, &r->under_way,
                                          &r->by_null};
    struct bits *const of_kernels[] = {&r->apart, &r->ahead, &r->behind};
    bool made = bits_make(&r->in_group, r->groups, n);
    for (size_t i = 0; i < sizeof of_operations / sizeof of_operations[0]; i++)
        made = bits_make(of_operations[i], n + 1, n) && made;
    for (size_t i = 0; i < sizeof of_kernels / sizeof of_kernels[0]; i++)
        made = bits_make(of_kernels[i], r->kernels, r->kernels) && made;
    r->group_of = calloc(n, sizeof *r->group_of);
    r->path = calloc(2 * n, sizeof *r->path);
    r->waits = calloc(r->kernels, r->kernels);
    uint64_t *const first = calloc(r->before.width, sizeof *first);
    int64_t *const deepest = calloc(r->pools, sizeof *deepest);
    if (made && r->group_of && r->path && r->waits && first && deepest) {
        for (size_t i = 0; i < n; i++)
            r->group_of[i] = GPURTA_NONE; /* of copies, too */
        for (size_t k = 0; k < r->kernels; k++)
            if ((r->group_of[r->kernel[k].operation] = r->kernel[k].group) != GPURTA_NONE)
                put(&r->in_group, r->kernel[k].group, r->kernel[k].operation);
        find_relations(r);
        for (size_t k = 0; k < r->kernels; k++)
            if (r->kernel[k].group != GPURTA_NONE) {
                find_waits(r, k);
                find_ahead(r, k, first);
                find_behind(r, k, deepest);
            }
        for (size_t a = 0; a < r->kernels; a++) /* of a group: it is there for ever */
            for (size_t b = 0; r->kernel[a].group != GPURTA_NONE && b < r->kernels; b++) {
                const size_t x = r->kernel[a].operation, y = r->kernel[b].operation;
                if (bit(&r->before, y, x) || bit(&r->by_null, y, x) ||
                    (bit(&r->under_way, y, x) &&
                     r->program->operation[x].stream == r->program->operation[y].stream) ||
                    (r->kernel[b].group != GPURTA_NONE && bit(&r->ahead, b, a)))
                    put(&r->apart, a, b);
            }
    } else {
        made = false;
    }
    free(first);
    free(deepest);
    return made ? GPURTA_OK : fail_memory(error);
}

static enum cause cause_of(const struct resident *const r, const size_t a, const size_t b)
{
    const enum cause waits = (enum cause)r->waits[b * r->kernels + a];
    return waits == FOR_SPACE && r->limits.local_memory_waits &&
                   r->kernel[a].local_memory < r->kernel[b].local_memory
               ? FOR_IDLE_GPU
               : waits;
}

bool is_launched_before(const struct resident *const r, const size_t a, const size_t b)
{
    return bit(&r->launched, r->kernel[b].operation, r->kernel[a].operation);
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
    for (size_t o = 0; o <= operation; o++) {
        bool now = o == operation || bit(&r->before, operation, o);
        for (size_t i = 0; now && i < w->ordered; i++)
            now = w->order[i] != o;
        if (now)
            w->order[w->ordered++] = o;
    }
}

gpurta_status waits_witness(struct resident *const r, const enum cause cause, const size_t first,
                            const size_t second, const size_t last, gpurta_error *const error)
{
    const size_t n = r->program->count, a = r->kernel[first].operation,
                 b = r->kernel[second].operation;
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
    if ((cause == FOR_COMPLETION || cause == FOR_NULL_STREAM) && !bit(&r->before, b, a)) {
        find_paths(r, a, b, cause == FOR_NULL_STREAM);
        for (size_t x = a; x != b; x = r->path[x])
            w->order[w->ordered++] = x;
    }
    launch(r, b);
    for (size_t i = 0; i < w->ordered; i++) /* as far as it is not simulated */
        if (w->order[i] == a)
            w->placed[i] = first == last ? 1 : r->kernel[first].blocks;
    if (last != GPURTA_NONE)
        launch(r, r->kernel[last].operation);
    return GPURTA_OK;
}
