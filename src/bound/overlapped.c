/* What a serial chain would take if its jobs overlapped. */
#include "bound/bound.h"
#include "model/chains.h"
#include "system/system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a chain takes at most if its jobs overlap, where that is less than its bound, into a text
 * that is empty if none is known, or not within so many evaluations, which are taken off. false:
 * out of memory. */
static bool overlapped(const struct system *const s, const size_t c, const struct rat *const serial,
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
    if (!status && rat_given(&other->chain[c].bound) &&
        (!rat_given(serial) || rat_cmp(&other->chain[c].bound, serial) < 0)) {
        char most[120];
        rat_decimal_up(most, sizeof most, &other->chain[c].bound);
        snprintf(text, size, "%s; with overlap: pipelined it takes at most %s",
                 s->serial[c] ? "its jobs may wait for each other"
                              : "its bound would exceed its period",
                 most);
    }
    bound_destroy(other);
    free(chains.chain);
    return status != GPURTA_NO_MEMORY;
}

/* Is a chain without a bound within its deadline, or its period? One with a launch_gap cannot be
 * pipelined. */
static bool may_wait(const struct bound *const b, const struct system *const s, const size_t c)
{
    const struct bound_chain_result *const r = &b->chain[c];
    const struct rat *const period = &s->chains->chain[c].time[GPURTA_CHAIN_PERIOD];
    return r->verdict != GPURTA_SCHEDULABLE && !s->chains->chain[c].closed && !is_pipelined(s, c) &&
           !s->chains->chain[c].gaps && s->first[c + 1] - s->first[c] > 1 &&
           (!rat_given(&r->bound) || rat_cmp(&r->bound, period) > 0);
}

bool bound_tell_overlap(struct bound *const b, const struct system *const s,
                        const gpurta_platform *const platform, const gpurta_options *const options)
{
    char text[500];
    /* of all chains together; to set a system up takes time of the order of its steps' square */
    int64_t left = option(options, GPURTA_OPTION_BOUND_LIMIT) / 10;
    const int64_t square = (int64_t)(s->steps * s->steps);
    for (size_t c = 0; c < b->chains && left > square; c++) {
        struct bound_chain_result *const r = &b->chain[c];
        if (!may_wait(b, s, c))
            continue;
        left -= square;
        if (!overlapped(s, c, &r->bound, platform, options, &left, text, sizeof text))
            return false;
        if (!text[0])
            continue;
        const char *const need = r->reason ? strchr(r->reason, ';') : NULL; /* goes on */
        strncat(text, need ? need : "", sizeof text - strlen(text) - 1);
        r->reason = text_in(&b->arena, text);
        r->waits = true;
        if (!r->reason)
            return false;
    }
    return true;
}
