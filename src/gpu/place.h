/* Where blocks go while nothing ends: the simulator's placement on its own, in memory that is kept.
 */
#pragma once

#include "gpu/sms.h"

struct placer;

gpurta_status placer_create(struct placer **placer, const gpurta_platform *platform,
                            gpurta_error *error);
void placer_destroy(struct placer *placer);

/* All SMs are empty again. */
void placer_reset(struct placer *placer);

/* Places all blocks of the next kernel, and says where: sm[0 .. blocks - 1]. GPURTA_LIMIT: they do
 * not all fit beside those before, or a rule on what is queued decides. */
gpurta_status placer_place(struct placer *placer, const struct launch *launch, int64_t blocks,
                           gpurta_placement placement, int64_t *sm);
