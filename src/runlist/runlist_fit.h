/* What the search for timeslices refuses. */
#ifndef RUNLIST_FIT_H
#define RUNLIST_FIT_H

#include "runlist/runlist.h"

gpurta_status fit_check(const struct model *model, gpurta_error *error);

#endif
