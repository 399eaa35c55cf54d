#include "runlist/runlist_fit.h"

#include "base/fail.h"

const struct rat *fit_limit_of(const struct channel *const c)
{
    if (!rat_given(&c->deadline))
        return NULL;
    if (!rat_given(&c->period))
        return &c->deadline;
    return rat_cmp(&c->deadline, &c->period) < 0 ? &c->deadline : &c->period;
}

static bool any_limit(const struct model *const model)
{
    for (size_t i = 0; i < model->shape.count; i++)
        if (fit_limit_of(&model->channel[i]))
            return true;
    return false;
}

gpurta_status fit_check(const struct model *const model, gpurta_error *const error)
{
    if (!any_limit(model))
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "no task has a deadline or a period to fit");
    if (model->overhead == GPURTA_RUNLIST_PUBLISHED)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "fitting needs a bound: the overhead must be charged for every switch");
    return GPURTA_OK;
}
