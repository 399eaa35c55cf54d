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

gpurta_status waits_find(struct resident *const r, gpurta_error *const error)
{
    const size_t n = r->program->count;
    bool *const before = n <= SIZE_MAX / n ? calloc(n * n, sizeof *before) : NULL;
    r->before = calloc(r->kernels * r->kernels, sizeof *r->before);
    if (!before || !r->before) {
        free(before);
        return fail_memory(error);
    }
    find_direct(r->program, before);
    for (size_t b = 0; b < n; b++) /* those it waits for come before it */
        for (size_t m = 0; m < b; m++)
            for (size_t a = 0; before[m * n + b] && a < m; a++)
                before[a * n + b] = before[a * n + b] || before[a * n + m];
    for (size_t a = 0; a < r->kernels; a++)
        for (size_t b = 0; b < r->kernels; b++)
            r->before[a * r->kernels + b] =
                before[r->kernel[a].operation * n + r->kernel[b].operation];
    free(before);
    return GPURTA_OK;
}

static bool on_null(const struct resident *const r, const size_t k)
{
    return r->program->operation[r->kernel[k].operation].stream == GPURTA_NULL_STREAM;
}

/* Does its stream wait for the NULL stream, and that for it? */
static bool blocking(const struct resident *const r, const size_t k)
{
    return !on_null(r, k) && !gpurta_program_stream_attribute(
                                 r->program, r->program->operation[r->kernel[k].operation].stream,
                                 GPURTA_STREAM_NON_BLOCKING);
}

/* Some kernel on the NULL stream that is neither. */
static bool null_between(const struct resident *const r, const size_t a, const size_t b)
{
    bool between = false;
    for (size_t k = 0; k < r->kernels; k++)
        between = between || (k != a && k != b && on_null(r, k));
    return between;
}

static const char *why_pair(const struct resident *const r, const size_t a, const size_t b)
{
    if (r->before[a * r->kernels + b])
        return "the completion of a kernel of its own group, behind which it is by its stream or "
               "by after";
    if ((on_null(r, a) && blocking(r, b)) || (blocking(r, a) && on_null(r, b)))
        return "the completion of a kernel of its own group: one of them is on the NULL stream, "
               "and the other's stream is blocking";
    if (blocking(r, a) && blocking(r, b) && null_between(r, a, b))
        return "a kernel on the NULL stream that is launched between two kernels of its group, "
               "whose streams are blocking";
    if (r->limits.local_memory_waits && r->kernel[a].local_memory < r->kernel[b].local_memory)
        return "an idle GPU, since it needs more local memory per thread than a kernel of its "
               "group that is resident (U6)";
    return NULL;
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
