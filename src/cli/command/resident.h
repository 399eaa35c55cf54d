/* gpurta resident: what its certificate has. */
#pragma once

#include "cli/base/flags.h"
#include "cli/scenario/scenario.h"

/* Does the witness hang for space, not by the order of launches? */
bool resident_by_space(const gpurta_result *result);

/* Writes it; -1, or the exit status that it ends with. */
int resident_certify(const gpurta_result *result, const struct scenario *scenario,
                     const struct call *call);
