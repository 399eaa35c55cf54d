/* gpurta check: kernels that are released together, as they were launched. */
#include "cli/command/check.h"

#include <stdlib.h>

/* An operation that the first repetition tells of and that waits for no other. */
struct launched {
    size_t operation;
    int64_t at; /* 0: by its place in the file */
    mpq_t release;
};

static int by_launch(const void *const a, const void *const b)
{
    const struct launched *const x = a, *const y = b;
    const int order = mpq_cmp(x->release, y->release);
    return order            ? order
           : x->at != y->at ? (x->at > y->at) - (x->at < y->at)
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
    size_t *const place = allocate_zeroed(c->count, sizeof *place);
    bool *const tied = allocate_zeroed(c->count, sizeof *tied);
    gpurta_error error = {.status = GPURTA_OK};
    gpurta_status status = GPURTA_OK;
    size_t n = 0, row;
    for (size_t i = 0; i < c->count; i++)
        for (size_t k = 0; result_inside(resolved, GPURTA_MODEL_WAITS, i, k, &row); k++)
            tied[i] = tied[result_count(resolved, GPURTA_MODEL_WAITS_OPERATION, row)] = true;
    for (size_t i = 0; i < c->count; i++) {
        order[i] = i;
        if (tied[i] || result_count_or(resolved, GPURTA_MODEL_OPERATIONS_AFTER, i, -1) >= 0 ||
            !gpurta_measurement_operation(c->m, 0, i, NULL, NULL))
            continue;
        all[n].operation = i;
        mpq_init(all[n].release);
        result_time(resolved, GPURTA_MODEL_OPERATIONS_RELEASE, i, all[n++].release);
    }
    if (n)
        qsort(all, n, sizeof *all, by_launch);
    for (size_t k = 0; k < n; k++) {
        place[k] = all[k].operation;
        gpurta_measurement_operation(c->m, 0, place[k], &all[k].at, NULL);
    }
    if (n)
        qsort(all, n, sizeof *all, by_launch);
    for (size_t k = 0; k < n; k++) {
        order[place[k]] = all[k].operation;
        c->reordered = c->reordered || place[k] != all[k].operation;
        mpq_clear(all[k].release);
    }
    for (size_t at = 0; at < c->count; at++)
        place[order[at]] = at;
    if (c->reordered) {
        c->place = place;
        status = reorder(c, order, &error);
    } else {
        free(place);
    }
    free(all);
    free(order);
    free(tied);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}
