/* gpurta check: kernels that are released together, as they were launched. */
#include "cli/base/memory.h"
#include "cli/command/check.h"
#include "cli/measurement/program_copy.h"

#include <stdlib.h>

const gpurta_program *check_program(const struct check *const c)
{
    return c->launch_order.program ? c->launch_order.program : c->scenario->program;
}

size_t check_place(const struct check *const c, const size_t i)
{
    return c->launch_order.place ? c->launch_order.place[i] : i;
}

/* An operation that the first repetition tells of and that waits for no other. */
struct launched {
    size_t operation;
    int64_t at;
    mpq_t release;
};

static int by_release(const void *const a, const void *const b)
{
    const struct launched *const x = a, *const y = b;
    const int order = mpq_cmp(x->release, y->release);
    return order ? order : (x->operation > y->operation) - (x->operation < y->operation);
}

static int by_launch(const void *const a, const void *const b)
{
    const struct launched *const x = a, *const y = b;
    const int order = mpq_cmp(x->release, y->release);
    return order            ? order
           : x->at != y->at ? (x->at > y->at) - (x->at < y->at)
                            : (x->operation > y->operation) - (x->operation < y->operation);
}

/* What waits for others on the GPU, or is waited for so, stays where it is: these wait for what
 * stands before them. */
static void find_tied(const struct check *const c, bool *const tied)
{
    const gpurta_program *const program = c->scenario->program;
    for (size_t i = 0; i < c->count; i++) {
        size_t other;
        for (size_t k = 0; (other = gpurta_program_wait(program, i, k)) != SIZE_MAX; k++)
            tied[i] = tied[other] = true;
    }
}

static size_t find_launched(const struct check *const c, const bool *const tied,
                            struct launched *const all)
{
    const gpurta_program *const program = c->scenario->program;
    size_t n = 0;
    for (size_t i = 0; i < c->count; i++) {
        if (tied[i] || gpurta_program_get_after(program, i, NULL, NULL, NULL) ||
            !gpurta_measurement_operation(c->m, 0, i, NULL, NULL))
            continue;
        struct launched *const l = &all[n++];
        l->operation = i;
        gpurta_measurement_operation(c->m, 0, i, &l->at, NULL);
        mpq_init(l->release);
        gpurta_program_time(program, i, GPURTA_OPERATION_RELEASE, l->release);
    }
    return n;
}

/* order: which operation stands at each place. What was launched in another order than it stands
 * changes places with its like; returns whether any does. */
static bool find_order(const struct check *const c, const bool *const tied,
                       struct launched *const all, size_t *const place, size_t *const order)
{
    bool moved = false;
    const size_t n = find_launched(c, tied, all);
    for (size_t i = 0; i < c->count; i++)
        order[i] = i;
    if (n == 0)
        return false;
    qsort(all, n, sizeof *all, by_release);
    for (size_t k = 0; k < n; k++)
        place[k] = all[k].operation;
    qsort(all, n, sizeof *all, by_launch);
    for (size_t k = 0; k < n; k++) {
        order[place[k]] = all[k].operation;
        moved = moved || place[k] != all[k].operation;
    }
    for (size_t k = 0; k < n; k++)
        mpq_clear(all[k].release);
    return moved;
}

int check_launch_order(struct check *const c)
{
    struct launched *const all = allocate_zeroed(c->count, sizeof *all);
    size_t *const order = allocate_zeroed(c->count, sizeof *order), *const room = allocate_zeroed(
                                                                        c->count, sizeof *room);
    bool *const tied = allocate_zeroed(c->count, sizeof *tied);
    gpurta_error error = {.status = GPURTA_OK};
    gpurta_status status = GPURTA_OK;
    find_tied(c, tied);
    if (find_order(c, tied, all, room, order)) {
        c->launch_order.place = allocate_zeroed(c->count, sizeof *c->launch_order.place);
        status = program_copy(&c->launch_order.program, c->scenario->program, order, c->count,
                              c->launch_order.place, &error);
    }
    free(all);
    free(order);
    free(room);
    free(tied);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}
