#include "runlist/runlist_fit.h"

#include "base/fail.h"

static bool any_deadline(const struct model *const model)
{
    for (size_t i = 0; i < model->shape.count; i++)
        if (rat_given(&model->channel[i].deadline))
            return true;
    return false;
}

/* A low channel that is overloaded however short its response is; count: none. */
static size_t reset_too_long(const struct model *const model)
{
    size_t i = 0;
    while (i < model->shape.count &&
           !(rat_given(&model->reset) && model->level[i] == GPURTA_LEVEL_LOW &&
             rat_given(&model->channel[i].period) && rat_given(&model->channel[i].deadline) &&
             rat_cmp(&model->reset, &model->channel[i].period) >= 0))
        i++;
    return i;
}

gpurta_status fit_check(const struct model *const model, gpurta_error *const error)
{
    const size_t late = reset_too_long(model);
    if (!any_deadline(model))
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "no task has a deadline or a period to fit");
    if (model->overhead == GPURTA_RUNLIST_PUBLISHED)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "fitting needs a bound: the overhead must be charged for every switch");
    if (late < model->shape.count)
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)late,
                    "the period of a low channel must be longer than the reset cost: else no "
                    "timeslice fits");
    return GPURTA_OK;
}
