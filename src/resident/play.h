/* Does it hang by the placement of the platform's own rules, too? */
#ifndef RESIDENT_PLAY_H
#define RESIDENT_PLAY_H

#include "resident/resident.h"

/* Simulates the kernels of groups in the order of the file, then the witness's order. Where one
 * hangs, the witness is what was simulated. */
gpurta_status play(struct resident *r, gpurta_error *error);

#endif
