#include "model/carveouts.h"

#include <inttypes.h>
#include <stdlib.h>

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

/* Bytes that were computed for an operation. */
enum { UNKNOWN = -1, GIVEN = -2 };
struct carveouts {
    const gpurta_program *program;
    const struct sm_limits *limits;
};

static int64_t bytes_of(const struct carveouts *const of, const size_t i)
{
    const struct operation *const o = &of->program->operation[i];
    struct footprint footprint;
    if (!o->blocks)
        return GIVEN;
    const struct launch *const launch = &of->program->launch[o->launch];
    if (launch->carveout_percent > UNKNOWN_CARVEOUT)
        return UNKNOWN;
    if (launch->carveout || launch->carveout_percent ||
        footprint_of(&footprint, of->limits, launch, NULL))
        return GIVEN;
    return footprint.carveout;
}

/* Appends `head` and the kernels of that carve-out, if there are any. */
static size_t list(const struct carveouts *const all, char *const text, const size_t size,
                   size_t length, const char *const head, const int64_t bytes)
{
    size_t count = 0;
    for (size_t i = 0; i < all->program->count; i++) {
        if (bytes_of(all, i) != bytes || ++count > NAMED_MOST)
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

static size_t fill(char *const text, const size_t size, const char *const head,
                   const struct carveouts *const all)
{
    const uint64_t sizes = all->limits->carveout_sizes;
    const size_t begin = append(text, size, 0, head);
    size_t length = begin;
    for (uint32_t k = 0; sizes >> k; k++) {
        char first[80];
        snprintf(first, sizeof first, "; %s%" PRIu32 " KiB for ",
                 length > begin ? "" : "carve-out computed as the driver chooses it: ", k * 4);
        if (sizes >> k & 1)
            length = list(all, text, size, length, first, (int64_t)k * 4096);
    }
    length = list(all, text, size, length, "; any carve-out, since it is unknown, of ", UNKNOWN);
    return append(text, size, length, " (key carveout)");
}

char *carveouts_text(const char *const head, const gpurta_program *const program,
                     const struct sm_limits *const limits)
{
    const struct carveouts all = {program, limits};
    const size_t size = fill(NULL, 0, head, &all) + 1;
    char *const text = malloc(size);
    if (text)
        fill(text, size, head, &all);
    return text;
}
