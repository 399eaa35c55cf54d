/* A time of a result: a column that has none is absent. */
#pragma once

#include "base/result.h"
#include "number/rat.h"

static inline bool value_rat(struct value *const value, const struct rat *const time)
{
    if (rat_given(time))
        rat_get(value->time, time);
    return rat_given(time);
}
