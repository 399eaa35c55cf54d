/* A program of some operations of another one, in another order. */
#ifndef PROGRAM_COPY_H
#define PROGRAM_COPY_H

#include <gpurta/program.h>

/* Operation order[k] of `from` becomes operation k of the copy, for k below `count`, with its
 * stream and its partition; place[i] becomes the number of operation i, or SIZE_MAX where it is
 * left out. What it waits for is waited for if it is there. The copy is to be destroyed, also
 * after a failure; then it may be NULL. */
gpurta_status program_copy(gpurta_program **copy, const gpurta_program *from, const size_t *order,
                           size_t count, size_t *place, gpurta_error *error);

#endif
