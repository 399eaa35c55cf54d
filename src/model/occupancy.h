/* Occupancy from inside: the limits of an SM and the rounded needs of a block. What is free on an
 * SM is in model/sm.h. */
#ifndef OCCUPANCY_H
#define OCCUPANCY_H

#include "model/program.h"
#include "model/sm.h"

#include <gpurta/occupancy.h>
#include <stdbool.h>
#include <stdint.h>

/* Fills limits; GPURTA_INVALID_ARGUMENT with a message: plain slots, or a field is missing. */
gpurta_status sm_limits_of(struct sm_limits *limits, const gpurta_platform *platform,
                           gpurta_error *error);

/* The number of SMs; GPURTA_INVALID_ARGUMENT with a message: it is not known. */
gpurta_status known_sms(int64_t *sms, const gpurta_platform *platform, gpurta_error *error);

/* What blocks of a launch get. GPURTA_OUT_OF_RANGE: a count is below its least;
 * GPURTA_NOT_APPLICABLE: the block cannot launch, the message says why. */
gpurta_status footprint_of(struct footprint *footprint, const struct sm_limits *limits,
                           const struct launch *launch, gpurta_error *error);

/* Slots of a program whose blocks are alike. */
struct slots {
    int64_t most;    /* what an idle GPU takes: no more are ever resident */
    int64_t certain; /* so many are, whenever one waits: fewer only under rule U3 */
};

/* gpurta_occupancy_program_slots(), and those that are certain. */
gpurta_status slots_of_program(struct slots *slots, const gpurta_platform *platform,
                               const gpurta_program *program, gpurta_error *error);

#endif
