/* Allocation failures: every test program is linked so that the allocations of our own objects can
 * be made to fail. GMP and libyaml allocate on their own and are not reached. */
#ifndef ALLOC_H
#define ALLOC_H

#include "support.h"

/* From now on, the n-th allocation fails (1: the next), once. 0: none. */
void alloc_fail_at(size_t n);
/* Did it fail since? */
bool alloc_failed(void);
/* Allocations so far. */
size_t alloc_count(void);

/* Runs `call` again and again, failing its 1st, 2nd, ... allocation, until it has no more; beyond
 * the 500th in steps that grow with it. `call` frees what it got; it must return GPURTA_NO_MEMORY
 * when an allocation failed and GPURTA_OK otherwise, and leave no number of GMP allocated. Returns
 * the allocations, about, and fails if there was none. */
size_t alloc_fail_each(gpurta_status (*call)(void *context), void *context);

#endif
