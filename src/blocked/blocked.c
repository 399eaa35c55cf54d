#include "blocked/blocked.h"

#include "base/fail.h"

/* Tables over totals have no more places than this. */
#define FINEST_RESOURCE 65536

/* A new cover with needs of 0; NULL: out of memory. */
static struct cover *add_cover(struct covers *const covers)
{
    struct cover *const all = pool_grow(covers->pool, covers->cover, &covers->room,
                                        covers->count + 1, sizeof *covers->cover);
    if (!all)
        return NULL;
    covers->cover = all;
    int64_t *const need = pool_take(covers->pool, covers->footprints, sizeof *need);
    if (!need)
        return NULL;
    all[covers->count] = (struct cover){.need = need};
    return &all[covers->count++];
}

void covers_clear(struct covers *const covers)
{
    for (size_t i = 0; i < covers->count; i++)
        pool_give(covers->pool, covers->cover[i].need);
    pool_give(covers->pool, covers->cover);
    pool_give(covers->pool, covers->floor);
    pool_give(covers->pool, covers->partition);
    *covers = (struct covers){.pool = covers->pool};
}

/* A resource of which a block fits in as long as its need is free; `full`: it is some other cover
 * that says so. */
static bool add_plain(struct covers *const covers, const struct footprint *const footprint,
                      const bool *const waiting, const int64_t capacity,
                      int64_t (*const need_of)(const struct footprint *), const bool full)
{
    struct cover *const cover = add_cover(covers);
    if (!cover)
        return false;
    int64_t largest = 0;
    for (size_t f = 0; f < covers->footprints; f++) {
        cover->need[f] = need_of(&footprint[f]);
        if (waiting[f] && cover->need[f] > largest)
            largest = cover->need[f];
    }
    cover->capacity = capacity;
    cover->threshold = full ? capacity + 1 : capacity - largest + 1;
    return true;
}

static int64_t need_warps(const struct footprint *const f)
{
    return f->warps;
}

static int64_t need_place(const struct footprint *const f)
{
    (void)f;
    return 1;
}

/* Registers: a warp has all of its r units in one of Q sub-partitions. A block of W warps is kept
 * out only if the parts together have places for less than W of them, so that what is free is at
 * most (W - 1) r + Q (r - 1) units, wherever the resident warps are. With U3 they keep a block out
 * only as add_turn() has it. */
static bool add_registers(struct covers *const covers, const struct sm_limits *const limits,
                          const struct footprint *const footprint, const bool *const waiting)
{
    struct cover *const cover = add_cover(covers);
    if (!cover)
        return false;
    const int64_t parts = limits->sub_partitions, unit = limits->register_unit;
    cover->capacity = parts * (limits->registers_per_sm / parts / unit);
    cover->threshold = cover->capacity + 1;
    cover->mixed = true;
    for (size_t f = 0; f < covers->footprints; f++) {
        const int64_t warps = footprint[f].warps, each = footprint[f].registers_per_warp / unit;
        cover->need[f] = warps * each;
        const int64_t threshold = cover->capacity - (warps - 1) * each - parts * (each - 1);
        if (waiting[f] && each && !limits->warps_in_turn && threshold < cover->threshold)
            cover->threshold = threshold > 1 ? threshold : 1;
    }
    return true;
}

static uint32_t turns(const struct sm_limits *const limits, const struct footprint *const f)
{
    return (f->warps + limits->sub_partitions - 1) / limits->sub_partitions;
}

/* Rule U3. A block of W warps has at most ceil(W / Q) of them on any one sub-partition, whichever
 * comes first. If some warp's turn finds its sub-partition full, then that one has less free than
 * ceil(W / Q) warps of the block take, and what is resident there is at most the sum of
 * ceil(W_j / Q) warps of each block. `units` counts registers, else warp slots. */
static bool add_turn(struct covers *const covers, const struct sm_limits *const limits,
                     const struct footprint *const footprint, const bool *const waiting,
                     const bool units)
{
    struct cover *const cover = add_cover(covers);
    if (!cover)
        return false;
    const int64_t all = units ? limits->registers_per_sm / limits->register_unit : limits->warps;
    const int64_t capacity =
        units ? limits->registers_per_sm / limits->sub_partitions / limits->register_unit
              : all / limits->sub_partitions;
    int64_t largest = 0, most = 0;
    for (size_t f = 0; f < covers->footprints; f++) {
        const int64_t each = units ? footprint[f].registers_per_warp / limits->register_unit : 1;
        cover->need[f] = turns(limits, &footprint[f]) * each;
        largest = cover->need[f] > largest ? cover->need[f] : largest;
        most = waiting[f] && cover->need[f] > most ? cover->need[f] : most;
    }
    cover->threshold = capacity - most + 1;
    if (!most)
        cover->threshold = capacity + 2 * largest + 1;
    else if (cover->threshold < 1)
        cover->threshold = 1;
    cover->capacity = capacity + largest;
    cover->coarse = true;
    return true;
}

/* Shared memory that a block of the footprint finds on an SM that is empty: with U5 the carve-out
 * that it needs, and never less where it may come at all. */
static int64_t memory_for(const struct sm_limits *const limits, const struct footprint *const f)
{
    return limits->carveout_sms ? f->carveout : limits->shared_memory;
}

/* Rule U5: an SM whose carve-out is c holds less than all. A block of h bytes is kept out by memory
 * only where c >= its own carve-out C, so that more than C - h bytes are taken. */
static bool add_shared(struct covers *const covers, const struct sm_limits *const limits,
                       const struct footprint *const footprint, const bool *const waiting)
{
    struct cover *const cover = add_cover(covers);
    if (!cover)
        return false;
    cover->capacity = limits->shared_memory;
    for (size_t f = 0; f < covers->footprints; f++)
        if (footprint[f].carveout_most > cover->capacity)
            cover->capacity = footprint[f].carveout_most;
    cover->threshold = cover->capacity + 1;
    for (size_t f = 0; f < covers->footprints; f++) {
        const int64_t h = footprint[f].shared_memory;
        const int64_t threshold = memory_for(limits, &footprint[f]) - h + 1;
        cover->need[f] = h;
        if (waiting[f] && h && threshold < cover->threshold)
            cover->threshold = threshold > 1 ? threshold : 1;
    }
    return true;
}

/* Is a block of one footprint ever resident while one of the other waits? */
static bool meet(const struct kinds *const kinds, const size_t a, const size_t b)
{
    return !kinds->only || !kinds->only[a] || kinds->only[a] != kinds->only[b];
}

/* Is a block of the footprint ever resident while some block waits? */
static bool is_there(const struct kinds *const kinds, const bool *const waiting, const size_t f)
{
    bool there = waiting[f];
    for (size_t w = 0; !there && w < kinds->count; w++)
        there = waiting[w] && meet(kinds, f, w);
    return there;
}

/* Pieces of one size leave holes of whole pieces only: first fit never fragments them. Others that
 * are gone may have left them apart, unless none but waiting blocks are ever there. */
static bool one_size(const struct kinds *const kinds, const bool *const waiting)
{
    bool others = false;
    uint32_t size = 0;
    for (size_t f = 0; f < kinds->count; f++)
        others = others || (!waiting[f] && is_there(kinds, waiting, f));
    for (size_t f = 0; f < kinds->count; f++) {
        const uint32_t own = others || waiting[f] ? kinds->footprint[f].shared_memory : 0;
        if (own && size && own != size)
            return false;
        size = own ? own : size;
    }
    return true;
}

/* The widest hole into which a piece does not fit. The end of memory may be no multiple of the
 * unit.
 */
static int64_t widest_hole(const struct sm_limits *const limits, const struct footprint *const f)
{
    const int64_t unit = limits->shared_memory_unit;
    const bool whole = memory_for(limits, f) % unit == 0 && limits->shared_memory % unit == 0;
    return f->shared_memory - (whole ? unit : 1);
}

int64_t fewest_pieces(const struct sm_limits *const limits, const struct footprint *const f,
                      const int64_t aligned)
{
    const int64_t hole = widest_hole(limits, f), each = f->shared_memory + hole;
    const int64_t left = memory_for(limits, f) - aligned * f->shared_memory - hole;
    return aligned + (left > 0 ? (left - 1) / each + 1 : 0);
}

/* Rule U4, for a waiting piece of h bytes. k resident pieces leave at most k + 1 holes, each at
 * most h - unit if no piece of h fits: memory <= sum n_j a_j + (k + 1) (h - unit). A block without
 * shared memory is no piece. */
static bool add_pieces(struct covers *const covers, const struct sm_limits *const limits,
                       const struct footprint *const footprint, const size_t waiter)
{
    struct cover *const cover = add_cover(covers);
    if (!cover)
        return false;
    const int64_t memory = memory_for(limits, &footprint[waiter]);
    const int64_t hole = widest_hole(limits, &footprint[waiter]);
    int64_t largest = 0;
    for (size_t f = 0; f < covers->footprints; f++) {
        const int64_t own = footprint[f].shared_memory;
        cover->need[f] = own ? own + hole : 0;
        largest = cover->need[f] > largest ? cover->need[f] : largest;
    }
    cover->threshold = memory - hole > 1 ? memory - hole : 1;
    cover->capacity = cover->threshold + largest;
    cover->coarse = cover->pieces = true;
    return true;
}

/* Rule U5. A group of G SMs that is not empty keeps out what needs a larger carve-out than it has;
 * every block in it needs at most that. So one block that needs less than some waiting one must pay
 * for all SMs of the group. */
static bool set_floors(struct covers *const covers, const struct sm_limits *const limits,
                       const struct kinds *const kinds, const bool *const waiting)
{
    covers->floor = pool_take(covers->pool, covers->footprints, sizeof *covers->floor);
    if (!covers->floor)
        return false;
    for (size_t f = 0; f < covers->footprints; f++)
        for (size_t w = 0; w < covers->footprints; w++)
            if (waiting[w] && f != w &&
                kinds->footprint[f].carveout < kinds->footprint[w].carveout_most &&
                meet(kinds, f, w))
                covers->floor[f] = limits->carveout_sms;
    return true;
}

static bool add_newer(struct covers *const covers, const struct sm_limits *const limits,
                      const struct kinds *const kinds, const bool *const waiting)
{
    const struct footprint *const footprint = kinds->footprint;
    bool ok = true;
    if (limits->warps_in_turn)
        ok = add_turn(covers, limits, footprint, waiting, false) &&
             add_turn(covers, limits, footprint, waiting, true);
    const bool pieces = limits->contiguous && !one_size(kinds, waiting);
    for (size_t f = 0; ok && pieces && f < covers->footprints; f++)
        if (waiting[f] && footprint[f].shared_memory)
            ok = add_pieces(covers, limits, footprint, f);
    return ok && (!limits->carveout_sms || set_floors(covers, limits, kinds, waiting));
}

/* Divides needs and capacity by what all needs have in common: shorter tables. */
static void shorten(struct covers *const covers, struct cover *const cover)
{
    int64_t common = 0;
    for (size_t f = 0; f < covers->footprints; f++) {
        int64_t a = cover->need[f], b = common;
        while (b) {
            const int64_t rest = a % b;
            a = b;
            b = rest;
        }
        common = a;
    }
    if (common < 2)
        return;
    for (size_t f = 0; f < covers->footprints; f++)
        cover->need[f] /= common;
    cover->capacity /= common;
    cover->threshold = (cover->threshold + common - 1) / common;
}

/* Counts a very finely divided resource in coarser units: needs up, threshold down, so that it
 * covers all it did. It says no more what fits. */
static void coarsen(const struct covers *const covers, struct cover *const cover)
{
    if (cover->capacity <= FINEST_RESOURCE)
        return;
    const int64_t unit = cover->capacity / FINEST_RESOURCE + 1;
    int64_t largest = 0;
    for (size_t f = 0; f < covers->footprints; f++) {
        cover->need[f] = (cover->need[f] + unit - 1) / unit;
        largest = cover->need[f] > largest ? cover->need[f] : largest;
    }
    cover->threshold /= unit;
    if (cover->threshold < 1)
        cover->threshold = 1;
    cover->capacity = cover->threshold + largest;
    cover->coarse = true;
}

gpurta_status covers_make(struct covers *const covers, const struct sm_limits *const limits,
                          const int64_t slots, const struct kinds *const kinds,
                          const bool *const waiting, struct pool *const pool,
                          gpurta_error *const error)
{
    const struct footprint *const footprint = kinds->footprint;
    *covers = (struct covers){.pool = pool, .footprints = kinds->count};
    covers->newer = !slots && (limits->warps_in_turn || limits->contiguous || limits->carveout_sms);
    bool ok;
    if (slots)
        ok = add_plain(covers, footprint, waiting, slots, need_place, false);
    else
        ok = add_plain(covers, footprint, waiting, limits->warps, need_warps,
                       limits->warps_in_turn) &&
             add_plain(covers, footprint, waiting, limits->blocks, need_place, false) &&
             add_shared(covers, limits, footprint, waiting) &&
             add_registers(covers, limits, footprint, waiting) &&
             add_newer(covers, limits, kinds, waiting);
    if (!ok) {
        covers_clear(covers);
        return fail_memory(error);
    }
    for (size_t f = 0; kinds->only && f < kinds->count; f++)
        for (size_t i = 0; !is_there(kinds, waiting, f) && i < covers->count; i++)
            covers->cover[i].need[f] = 0;
    for (size_t i = 0; i < covers->count; i++)
        shorten(covers, &covers->cover[i]);
    for (size_t i = 0; i < covers->count; i++)
        coarsen(covers, &covers->cover[i]);
    return GPURTA_OK;
}
