/* What a serial chain would take if its jobs overlapped. */
#include "bound/bound.h"
#include "bound/system.h"
#include "model/chains.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool bound_overlapped(const struct system *const s, const size_t c,
                      const gpurta_platform *const platform, const gpurta_options *const options,
                      int64_t *const left, char *const text, const size_t size)
{
    const struct bound_shared shared = {.left = left};
    gpurta_chains chains = chains_view(s->chains);
    struct bound *other = NULL;
    chains.chain = malloc(chains.count * sizeof *chains.chain);
    text[0] = '\0';
    if (!chains.chain)
        return false;
    memcpy(chains.chain, s->chains->chain, chains.count * sizeof *chains.chain);
    chains.chain[c].pipelined = true;
    const gpurta_status status = bound_only(&other, &chains, platform, options, &shared, NULL);
    if (!status && rat_given(&other->chain[c].bound)) {
        char most[120];
        rat_decimal_up(most, sizeof most, &other->chain[c].bound);
        snprintf(text, size,
                 "its jobs wait for each other; with overlap: pipelined it takes at most %s", most);
    }
    bound_destroy(other);
    free(chains.chain);
    return status != GPURTA_NO_MEMORY;
}
