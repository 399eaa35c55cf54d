/* What the searches for timeslices and for levels share. */
#ifndef RUNLIST_FIT_H
#define RUNLIST_FIT_H

#include "runlist/runlist.h"

/* The smaller of deadline and period; NULL if there is neither. */
const struct rat *fit_limit_of(const struct channel *c);

/* What both searches refuse. */
gpurta_status fit_check(const struct model *model, gpurta_error *error);

#endif
