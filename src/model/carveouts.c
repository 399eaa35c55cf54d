#include "model/carveouts.h"

#include <inttypes.h>

#define NAMED_MOST 40 /* kernels of one carve-out that are listed; the others are counted */

/* Appends to a text of `size` bytes, NULL: none; returns how long it is. */
static size_t append(char *const text, const size_t size, const size_t length,
                     const char *const more)
{
    const size_t all = length + strlen(more);
    if (text)
        snprintf(text + length, size - length, "%s", more);
    return all;
}

/* Appends `head` and the kernels of that carve-out, if there are any. */
static size_t list(const struct carveouts *const all, char *const text, const size_t size,
                   size_t length, const char *const head, const int64_t bytes)
{
    size_t count = 0;
    for (size_t i = 0; i < all->count; i++) {
        if (all->bytes(all->of, i) != bytes || ++count > NAMED_MOST)
            continue;
        length = append(text, size, length, count == 1 ? head : ", ");
        length = append(text, size, length, NAME_OF(&all->program->operation[i]));
    }
    if (count <= NAMED_MOST)
        return length;
    char others[40];
    snprintf(others, sizeof others, " and %zu others", count - NAMED_MOST);
    return append(text, size, length, others);
}

size_t carveouts_text(char *const text, const size_t size, const char *const head,
                      const uint64_t sizes, const struct carveouts *const all)
{
    const size_t begin = append(text, size, 0, head);
    size_t length = begin;
    for (uint32_t k = 0; sizes >> k; k++) {
        char first[80];
        snprintf(first, sizeof first, "; %s%" PRIu32 " KiB for ",
                 length > begin ? "" : "carve-out computed as the driver chooses it: ", k * 4);
        length = list(all, text, size, length, first, (int64_t)k * 4096);
    }
    length = list(all, text, size, length, "; any carve-out, since it is unknown, of ",
                  CARVEOUT_UNKNOWN);
    return append(text, size, length, " (key carveout)");
}
