/* Which carve-outs of shared memory were computed for which kernels (rule U5), in words. */
#ifndef CARVEOUTS_H
#define CARVEOUTS_H

#include "model/program.h"

enum { CARVEOUT_UNKNOWN = -1, CARVEOUT_GIVEN = -2 };

/* The first `count` operations of a program, and the carve-out that was computed for each, in
 * bytes.
 */
struct carveouts {
    const gpurta_program *program;
    const void *of;
    size_t count;
    int64_t (*bytes)(const void *of, size_t index); /* or CARVEOUT_UNKNOWN, CARVEOUT_GIVEN */
};

/* `head`, and the kernels of each size (bits of 4 KiB) in a list. Writes into a text of `size`
 * bytes, or nowhere (NULL); returns the length. */
size_t carveouts_text(char *text, size_t size, const char *head, uint64_t sizes,
                      const struct carveouts *all);

#endif
