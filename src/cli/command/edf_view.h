/* What gpurta edf prints. */
#pragma once

#include "base/values.h"
#include "cli/scenario/scenario.h"

/* One figure that can change with the set still schedulable. */
struct edf_answer {
    gpurta_edf_parameter parameter;
    size_t item; /* task or server, where the parameter is of one */
    gpurta_verdict found;
    mpq_t low, high;
};

struct edf_view {
    const struct scenario *scenario;
    const gpurta_result *result;
    gpurta_result *simulation; /* NULL: not asked for */
    struct edf_answer *answer; /* of --sensitivity */
    size_t answers, unasked;   /* questions; for the latter the limit left nothing */
    bool sensitivity;
    bool explained; /* the demand at `at` is shown */
    bool held;      /* was to be, and there is no time at which it is too much */
    bool shortened; /* the horizon is a default that was cut to bound the work */
    mpq_t at, horizon;
    size_t item; /* of the row that is printed */
};

/* A task in no server. */
static inline bool edf_is_direct(const gpurta_result *const result, const size_t task)
{
    return !result_text(result, GPURTA_EDF_TASKS_SERVER, task);
}

enum edf_kind { EDF_OF_SET, EDF_OF_TASK, EDF_OF_SERVER };

enum edf_kind edf_kind_of(gpurta_edf_parameter parameter);

/* Returns -1, or the exit status after what went wrong was reported. */
int edf_print(struct edf_view *view, const struct common *common);
