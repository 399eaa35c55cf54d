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

/* Operations of the program, and which of them is complete before which. */
struct order {
    const gpurta_program *p;
    bool *before; /* [a * count + b] */
    bool nulls;   /* some are on the NULL stream */
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

/* Does v wait for u by the NULL stream, if it is launched later: one is on it, or something is that
 * comes between them? */
static bool by_null(const struct order *const o, const size_t u, const size_t v)
{
    const size_t n = o->p->count;
    bool waits = (on_null(o, u) && blocking(o, v)) || (blocking(o, u) && on_null(o, v));
    for (size_t m = 0; !waits && blocking(o, u) && blocking(o, v) && m < n; m++)
        waits = on_null(o, m) && !o->before[m * n + u] && !o->before[v * n + m];
    return waits && !o->before[v * n + u];
}

/* Is there an order of launches in which b waits for a? */
static enum waits may_wait(const struct order *const o, const size_t a, const size_t b)
{
    const size_t n = o->p->count;
    if (o->before[a * n + b])
        return ORDERED;
    for (size_t u = 0; o->nulls && a != b && u < n; u++)
        for (size_t v = 0; (u == a || o->before[a * n + u]) && v < n; v++)
            if ((v == b || o->before[v * n + b]) && by_null(o, u, v))
                return BY_NULL_STREAM;
    return NEVER_WAITS;
}

/* Is b never at the head of the queues while a, which never ends, is on the GPU? */
static bool never_meet(const struct order *const o, const size_t a, const size_t b)
{
    const struct operation *const x = &o->p->operation[a], *const y = &o->p->operation[b];
    return a != b &&
           (o->before[a * o->p->count + b] || (x->stream >= 0 && x->stream == y->stream) ||
            (on_null(o, a) && blocking(o, b)) || (blocking(o, a) && on_null(o, b)));
}

gpurta_status waits_find(struct resident *const r, gpurta_error *const error)
{
    const size_t n = r->program->count;
    struct order o = {.p = r->program,
                      .before = n <= SIZE_MAX / n ? calloc(n * n, sizeof *o.before) : NULL};
    r->waits = calloc(r->kernels * r->kernels, sizeof *r->waits);
    r->apart = calloc(r->kernels * r->kernels, sizeof *r->apart);
    if (!o.before || !r->waits || !r->apart) {
        free(o.before);
        return fail_memory(error);
    }
    find_direct(r->program, o.before);
    for (size_t b = 0; b < n; b++) { /* those it waits for come before it */
        o.nulls = o.nulls || on_null(&o, b);
        for (size_t m = 0; m < b; m++)
            for (size_t a = 0; o.before[m * n + b] && a < m; a++)
                o.before[a * n + b] = o.before[a * n + b] || o.before[a * n + m];
    }
    for (size_t a = 0; a < r->kernels; a++)
        for (size_t b = 0; b < r->kernels; b++) {
            const size_t x = r->kernel[a].operation, y = r->kernel[b].operation;
            r->waits[a * r->kernels + b] = may_wait(&o, x, y);
            r->apart[a * r->kernels + b] = never_meet(&o, x, y);
        }
    free(o.before);
    return GPURTA_OK;
}

static const char *why_pair(const struct resident *const r, const size_t a, const size_t b)
{
    static const char *const why[] = {
        NULL,
        "the completion of a kernel of its own group, behind which it is by its stream or by after",
        "the completion of a kernel of its own group: the NULL stream and streams that are "
        "blocking wait for each other"};
    const enum waits waits = r->waits[a * r->kernels + b];
    if (waits == NEVER_WAITS && r->limits.local_memory_waits &&
        r->kernel[a].local_memory < r->kernel[b].local_memory)
        return "an idle GPU, since it needs more local memory per thread than a kernel of its "
               "group that is resident (U6)";
    return why[waits];
}

bool may_be_behind(const struct resident *const r, const size_t k0, const size_t h)
{
    const struct kernel *const a = &r->kernel[k0], *const b = &r->kernel[h];
    const bool one_queue = a->pool == b->pool || r->queues == GPURTA_QUEUES_SHARED;
    return (one_queue && (a->priority >= b->priority || r->grids_bind)) ||
           r->waits[h * r->kernels + k0];
}

const char *waits_for_ever(struct resident *const r, const size_t group, size_t *const first,
                           size_t *const second)
{
    size_t grids = 0;
    for (size_t a = 0; a < r->kernels; a++)
        for (size_t b = 0; b < r->kernels; b++) {
            const char *const why =
                a != b && r->kernel[a].group == group && r->kernel[b].group == group
                    ? why_pair(r, a, b)
                    : NULL;
            *first = a;
            *second = b;
            if (why)
                return why;
        }
    for (size_t k = 0; k < r->kernels; k++)
        if (r->kernel[k].group != GPURTA_NONE) {
            grids++;
            *first = *second;
            *second = r->kernel[k].group == group ? k : *second;
        }
    if (r->limits.resident_grids && grids > r->limits.resident_grids)
        return "a place among the kernels that may be resident at once (U2)";
    return NULL;
}
