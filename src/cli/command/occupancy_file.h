/* gpurta occupancy FILE: every kernel of a scenario or profile. */
#pragma once

#include "cli/base/flags.h"

/* platform: asked for; NULL: the file's own, with so many SMs (0: as it says). Returns the exit
 * status; made.platform may be of no use then. */
int answer_file(const struct call *call, const gpurta_platform *platform, int64_t sms);
