/* From a simulation to a picture: SMs and copy engines as lanes, blocks as boxes. */
#ifndef LANES_H
#define LANES_H

#include "scenario.h"

/* Texts as given on the command line; NULL: default. */
struct lanes_request {
    const char *svg;    /* file */
    const char *window; /* FROM:TO */
    const char *sms;    /* FIRST:LAST */
    const char *height; /* threads, shared-memory */
};

/* Engine of a copy, from 1, as gpurta/simulate.h has it. */
int64_t lanes_engine_of(const struct scenario *scenario, size_t i);

/* Options of a picture without one are a mistake. Returns -1, or the exit status after it was
 * reported. */
int lanes_check(const struct lanes_request *request);

/* Draws a simulation that kept its blocks. Returns -1, or the exit status after an error was
 * reported. */
int lanes_draw(const struct scenario *scenario, const gpurta_simulation *result,
               const struct lanes_request *request);

#endif
