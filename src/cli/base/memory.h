/* The most memory that a command takes (--memory): what a small file asks for may be huge. */
#ifndef MEMORY_H
#define MEMORY_H

#include <stdint.h>

#define MEMORY_DEFAULT 2147483648

/* From now on no more than so many bytes, and MEMORY_SPARE beside them for the command itself; for
 * each thread (0: one for each processor) a stack. What is not to be had is reported as "out of
 * memory"; where GMP, which cannot do without, asks for it, the command ends so. Only the first
 * call does anything. */
#define MEMORY_SPARE ((uint64_t)64 << 20)
void memory_limit(int64_t bytes, int64_t threads);

/* The bytes of the limit; 0: there is none. */
int64_t memory_limit_set(void);

#endif
