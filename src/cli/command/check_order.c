/* gpurta check: kernels that are released together, as they were launched. */
#include "cli/base/arrays.h"
#include "cli/command/check.h"

#include <stdlib.h>

/* An operation that the first repetition tells of and that waits for no other. */
struct launched {
    size_t group; /* of those that are released together, in order of release */
    int64_t at;
    size_t operation;
};

static int by_launch(const void *const a, const void *const b)
{
    const struct launched *const x = a, *const y = b;
    return x->group != y->group ? (x->group > y->group) - (x->group < y->group)
           : x->at != y->at     ? ascending(x->at, y->at)
                                : (x->operation > y->operation) - (x->operation < y->operation);
}

/* The model's rows get that order, and kernels of the file the names that they had by their place.
 */
static gpurta_status reorder(const struct check *const c, const size_t *const order,
                             gpurta_error *const error)
{
    const gpurta_result *const resolved = c->scenario->resolved;
    gpurta_model *const model = c->scenario->given.model;
    const bool kernels = gpurta_model_rows(model, GPURTA_SECTION_KERNELS) > 0;
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; !status && kernels && i < c->count; i++)
        status = gpurta_set_text(model, gpurta_model_row(model, GPURTA_SECTION_KERNELS, i),
                                 GPURTA_KEY_KERNEL_NAME,
                                 result_text(resolved, GPURTA_MODEL_OPERATIONS_NAME, i), error);
    return status ? status
                  : gpurta_model_order(model,
                                       kernels ? GPURTA_SECTION_KERNELS : GPURTA_SECTION_OPERATIONS,
                                       order, error);
}

/* What was launched in another order than it stands changes places with its like. What waits for
 * others on the GPU, or is waited for so, stays where it is: these wait for what stands before
 * them. */
int check_launch_order(struct check *const c)
{
    const gpurta_result *const resolved = c->scenario->resolved;
    struct launched *const all = allocate_zeroed(c->count, sizeof *all);
    size_t *const order = allocate_zeroed(c->count, sizeof *order);
    size_t *const place = launch_places(c->scenario), n = 0, group = 0, row;
    bool *const tied = allocate_zeroed(c->count, sizeof *tied);
    gpurta_error error = {.status = GPURTA_OK};
    LOCAL_MPQ(release, before);
    for (size_t i = 0; i < c->count; i++) {
        order[place[i] - 1] = i;
        for (size_t k = 0; result_inside(resolved, GPURTA_MODEL_WAITS, i, k, &row); k++)
            tied[i] = tied[result_count(resolved, GPURTA_MODEL_WAITS_OPERATION, row)] = true;
    }
    for (size_t k = 0; k < c->count; k++) {
        const size_t i = order[k];
        result_time(resolved, GPURTA_MODEL_OPERATIONS_RELEASE, i, release);
        group += !mpq_equal(release, before);
        mpq_swap(release, before);
        if (tied[i] || result_count_or(resolved, GPURTA_MODEL_OPERATIONS_AFTER, i, -1) >= 0 ||
            !gpurta_measurement_operation(c->m, 0, i, &all[n].at, NULL))
            continue;
        all[n].group = group;
        all[n].operation = i;
        place[n++] = i; /* which no longer is what it was */
    }
    if (n)
        qsort(all, n, sizeof *all, by_launch);
    for (size_t i = 0; i < c->count; i++)
        order[i] = i;
    for (size_t k = 0; k < n; k++) {
        order[place[k]] = all[k].operation;
        c->reordered = c->reordered || place[k] != all[k].operation;
    }
    for (size_t at = 0; at < c->count; at++)
        place[order[at]] = at;
    c->place = c->reordered ? place : NULL;
    const gpurta_status status = c->reordered ? reorder(c, order, &error) : GPURTA_OK;
    if (!c->reordered)
        free(place);
    free(all);
    free(order);
    free(tied);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}
