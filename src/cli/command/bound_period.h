/* What gpurta bound says of chains whose period is unknown. */
#pragma once

#include "cli/scenario/scenario.h"

/* Of a chain: its bound where chains without a period have releases four times the longest bound
 * apart; the smallest period with which every bound is within its deadline, the others without one
 * as before. */
struct without_period {
    bool bounded, passes; /* whether there are these */
    char *why;            /* there is no bound; NULL: nothing is said */
    mpq_t bound, period;
};

/* Of all chains; changes periods that are unknown, and the options. *bounds := the result that they
 * are from, which the caller destroys; it is NULL before, and where there is none. */
struct without_period *bound_without_period(const struct scenario *scenario,
                                            gpurta_options *options, gpurta_result **bounds);
void bound_forget_periods(struct without_period *all, size_t count);
