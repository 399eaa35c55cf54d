/* Which carve-outs of shared memory were computed for which kernels (rule U5), in words. */
#ifndef CARVEOUTS_H
#define CARVEOUTS_H

#include "base/text.h"

#include <stddef.h>
#include <stdint.h>

enum { CARVEOUT_UNKNOWN = -1, CARVEOUT_GIVEN = -2 };

/* `count` kernels: the name of each, and the carve-out that was computed for it, in bytes. */
struct carveouts {
    const void *of;
    size_t count;
    const char *(*name)(const void *of, size_t index, char place[PLACE_SPACE]);
    int64_t (*bytes)(const void *of, size_t index); /* or CARVEOUT_UNKNOWN, CARVEOUT_GIVEN */
};

/* `head`, and the kernels of each size (bits of 4 KiB) in a list. Writes into a text of `size`
 * bytes, or nowhere (NULL); returns the length. */
size_t carveouts_text(char *text, size_t size, const char *head, uint64_t sizes,
                      const struct carveouts *all);

#endif
