#include "gpu/sms.h"

#include "base/grow.h"

#include <string.h>

/* Rings of the positions of each group. */
static bool make_groups(struct sms *const sms)
{
    const size_t count = sms->device->sms;
    const uint32_t size = sms->device->limits.carveout_sms;
    size_t *const last = pool_take(sms->pool, count, sizeof *last);
    sms->group = pool_take(sms->pool, count, sizeof *sms->group);
    sms->next_of_group = pool_take(sms->pool, count, sizeof *sms->next_of_group);
    sms->carveout = pool_take(sms->pool, count, sizeof *sms->carveout);
    sms->resident = pool_take(sms->pool, count, sizeof *sms->resident);
    sms->leaving = pool_take(sms->pool, count, sizeof *sms->leaving);
    const bool memory =
        last && sms->group && sms->next_of_group && sms->carveout && sms->resident && sms->leaving;
    for (size_t i = 0; memory && i < count; i++) {
        const uint32_t group = (uint32_t)sm_at(sms->device, i) / size;
        sms->group[i] = group;
        if (last[group]) {
            sms->next_of_group[i] = sms->next_of_group[last[group] - 1];
            sms->next_of_group[last[group] - 1] = i;
        } else {
            sms->next_of_group[i] = i;
        }
        last[group] = i + 1;
    }
    pool_give(sms->pool, last);
    return memory;
}

bool sms_init(struct sms *const sms, const struct device *const device, struct pool *const pool)
{
    *sms = (struct sms){.device = device, .pool = pool};
    sms->free = pool_take(sms->pool, device->sms, sizeof *sms->free);
    if (!sms->free)
        return false;
    for (size_t i = 0; !device->plain && i < device->sms; i++)
        sm_free_init(&sms->free[i], &device->limits);
    if (device->limits.contiguous) {
        sms->pieces = pool_take(sms->pool, device->sms, sizeof *sms->pieces);
        if (!sms->pieces)
            return false;
        for (size_t i = 0; i < device->sms; i++)
            sms->pieces[i].pool = pool;
    }
    return !device->limits.carveout_sms || make_groups(sms);
}

void sms_clear(struct sms *const sms)
{
    for (size_t i = 0; sms->pieces && i < sms->device->sms; i++)
        pool_give(sms->pool, sms->pieces[i].piece);
    pool_give(sms->pool, sms->free);
    pool_give(sms->pool, sms->pieces);
    pool_give(sms->pool, sms->group);
    pool_give(sms->pool, sms->next_of_group);
    pool_give(sms->pool, sms->carveout);
    pool_give(sms->pool, sms->resident);
    pool_give(sms->pool, sms->leaving);
    pool_give(sms->pool, sms->changed);
    pool_give(sms->pool, sms->end);
    for (size_t i = 0; i < RECENT_NEEDS; i++) {
        pool_give(sms->pool, sms->warps[i].room);
        pool_give(sms->pool, sms->memory[i].room);
    }
}

/* Shared memory for all blocks of the SM if one of the footprint comes; 0 where it may not. */
static uint32_t end_of_memory(const struct sms *const sms, const size_t position,
                              const struct footprint *const footprint)
{
    if (!sms->group)
        return sms->device->limits.shared_memory;
    const uint32_t group = sms->group[position];
    if (!sms->resident[group])
        return footprint->carveout;
    return sms->carveout[group] < footprint->carveout ? 0 : sms->carveout[group];
}

/* Pieces of shared memory that find a place below the end. */
static uint32_t room_of_memory(const struct sms *const sms, const size_t position,
                               const uint32_t size, const uint32_t end, const bool contiguous)
{
    if (contiguous)
        return sm_pieces_room(&sms->pieces[position], end, size);
    const uint32_t used = sms->device->limits.shared_memory - sms->free[position].shared_memory;
    return end > used ? (end - used) / size : 0;
}

/* Blocks that fit as far as shared memory and U5 go. */
static uint32_t room_by_memory(const struct sms *const sms, const size_t position,
                               const struct footprint *const footprint)
{
    const uint32_t end = end_of_memory(sms, position, footprint);
    if (!end && footprint->carveout)
        return 0;
    return footprint->shared_memory
               ? room_of_memory(sms, position, footprint->shared_memory, end, sms->pieces != NULL)
               : NO_LIMIT;
}

/* Blocks that fit as far as all else goes. */
static uint32_t room_by_warps(const struct sms *const sms, const size_t position,
                              const struct footprint *const footprint)
{
    return sm_room_of_warps(&sms->free[position], &sms->device->limits, footprint);
}

int64_t sms_room(const struct sms *const sms, const size_t position,
                 const struct footprint *const footprint)
{
    const uint32_t memory = room_by_memory(sms, position, footprint);
    const uint32_t warps = memory ? room_by_warps(sms, position, footprint) : 0;
    return warps < memory ? warps : memory;
}

#define FREE_TO_SET INT32_MAX

/* Pieces of shared memory that find a place in what the group is set to; NO_LIMIT: it is empty. */
static uint32_t room_by_size(const struct sms *const sms, const size_t position,
                             const struct footprint *const footprint)
{
    if (!footprint->shared_memory || (sms->group && !sms->resident[sms->group[position]]))
        return NO_LIMIT;
    return room_of_memory(sms, position, footprint->shared_memory,
                          sms->group ? sms->carveout[sms->group[position]]
                                     : sms->device->limits.shared_memory,
                          sms->pieces != NULL);
}

typedef uint32_t room_by(const struct sms *sms, size_t position, const struct footprint *footprint);

static int32_t small(const uint32_t room)
{
    return room < INT32_MAX ? (int32_t)room : INT32_MAX;
}

/* The rooms of all SMs by one of them, for these needs: found anew where something has changed.
 * NULL: out of memory. */
static const int32_t *rooms_by(struct sms *const sms, struct recent all[const RECENT_NEEDS],
                               const uint32_t need, const uint32_t more, room_by *const by,
                               const struct footprint *const footprint)
{
    const size_t count = sms->device->sms;
    struct recent *recent = all; /* these needs, or those that came last longest ago */
    for (size_t i = 0; i < RECENT_NEEDS; i++) {
        if (all[i].need[0] == need && all[i].need[1] == more && all[i].room) {
            recent = &all[i];
            break;
        }
        recent = all[i].at < recent->at ? &all[i] : recent;
    }
    const bool same = recent->room && recent->need[0] == need && recent->need[1] == more;
    if (!recent->room && !(recent->room = pool_take(sms->pool, count, sizeof *recent->room)))
        return NULL;
    const bool all_anew = !same || sms->changes - recent->at >= count;
    sms->found += all_anew ? count : sms->changes - recent->at;
    if (all_anew)
        for (size_t i = 0; i < count; i++)
            recent->room[i] = small(by(sms, i, footprint));
    else
        for (size_t k = recent->at; k < sms->changes; k++) {
            const uint32_t position = sms->changed[k & (sms->ring - 1)];
            recent->room[position] = small(by(sms, position, footprint));
        }
    recent->need[0] = need;
    recent->need[1] = more;
    recent->at = sms->changes;
    return recent->room;
}

/* What an SM's group is set to; where there are none, enough for all. */
static int32_t end_of(const struct sms *const sms, const size_t position)
{
    return sms->group && sms->resident[sms->group[position]]
               ? (int32_t)sms->carveout[sms->group[position]]
               : FREE_TO_SET;
}

/* The rooms, of groups that are set to less than `carveout` 0, of empty ones at most `empty`. */
static void least_of(int64_t *restrict const room, const size_t count,
                     const int32_t *restrict const warps, const int32_t *restrict const memory,
                     const int32_t *restrict const end, const int32_t carveout, const int32_t empty)
{
    for (size_t i = 0; i < count; i++) {
        const int32_t least = warps[i] < memory[i] ? warps[i] : memory[i];
        const int32_t most = end[i] < carveout ? 0 : end[i] == FREE_TO_SET ? empty : FREE_TO_SET;
        room[i] = least < most ? least : most;
    }
}

void sms_rooms_of(struct sms *const sms, const uint32_t partition,
                  const struct footprint *const footprint, int64_t *const room)
{
    const size_t count = sms->device->sms;
    const int32_t *warps = NULL, *memory = NULL;
    const uint32_t size = footprint->shared_memory;
    if (count >= RECENT_SMS && !sms->changed) {
        for (sms->ring = 1; sms->ring < count;)
            sms->ring *= 2;
        sms->changed = pool_take(sms->pool, sms->ring, sizeof *sms->changed);
        sms->end = pool_take(sms->pool, count, sizeof *sms->end);
        for (size_t i = 0; sms->end && i < count; i++)
            sms->end[i] = end_of(sms, i);
    }
    if (sms->changed && sms->end) {
        warps = rooms_by(sms, sms->warps, footprint->warps, footprint->registers_per_warp,
                         room_by_warps, footprint);
        memory = rooms_by(sms, sms->memory, size, 0, room_by_size, footprint);
    }
    sms->found += !warps || !memory ? count : 0;
    if (!warps || !memory) /* few SMs, or memory is short */
        for (size_t i = 0; i < count; i++)
            room[i] = sms_room(sms, i, footprint);
    else
        least_of(room, count, warps, memory, sms->end, (int32_t)footprint->carveout,
                 small(size && sms->group ? footprint->carveout / size : NO_LIMIT));
    for (size_t i = 0; sms->device->owner && i < count; i++)
        if (!sm_allowed(sms->device, i, partition))
            room[i] = 0;
}

/* What is free on an SM has changed; `group`: also what its group may be set to. */
static void has_changed(struct sms *const sms, const size_t position, const bool group)
{
    size_t i = position;
    if (!sms->changed || !sms->end)
        return;
    do {
        if (group)
            sms->end[i] = end_of(sms, i);
        sms->changed[sms->changes++ & (sms->ring - 1)] = (uint32_t)i;
        i = group ? sms->next_of_group[i] : position;
    } while (i != position);
}

bool sms_book(struct sms *const sms, struct sm_share *const share, const size_t position,
              const struct footprint *const footprint, const uint32_t blocks, const size_t owner)
{
    sm_place(&sms->free[position], share, &sms->device->limits, footprint, blocks);
    bool set = false;
    if (sms->group) {
        const uint32_t group = sms->group[position];
        set = !sms->resident[group];
        if (set)
            sms->carveout[group] = footprint->carveout;
        sms->resident[group] += blocks;
    }
    has_changed(sms, position, set);
    return !sms->pieces || !footprint->shared_memory ||
           sm_pieces_take(&sms->pieces[position], footprint->shared_memory, blocks, owner);
}

bool sms_unbook(struct sms *const sms, const struct sm_share *const share, const size_t position,
                const struct footprint *const footprint, const uint32_t blocks, const size_t owner)
{
    sm_give(&sms->free[position], share, &sms->device->limits, footprint, blocks);
    if (sms->pieces && footprint->shared_memory)
        sm_pieces_give(&sms->pieces[position], owner);
    if (sms->group)
        sms->resident[sms->group[position]] -= blocks;
    const bool empty = sms->group && !sms->resident[sms->group[position]];
    has_changed(sms, position, empty);
    return empty;
}

/* The pieces of an owner are the lowest places that it could have. */
static bool same_pieces(const struct sm_pieces *const pieces, const uint32_t size, uint32_t blocks,
                        const size_t owner)
{
    uint32_t from = 0;
    for (size_t i = 0; i < pieces->count && blocks; i++) {
        const struct sm_piece *const piece = &pieces->piece[i];
        if (piece->owner == owner) {
            if (piece->start != from)
                return false;
            blocks--;
        } else if (piece->start - from >= size) {
            return false;
        }
        from = piece->start + piece->size;
    }
    return true;
}

bool sms_same_again(const struct sms *const sms, const struct sm_share *const share,
                    const size_t position, const struct footprint *const footprint,
                    const uint32_t blocks, const size_t owner)
{
    const struct sm_limits *const limits = &sms->device->limits;
    const uint32_t group = sms->group ? sms->group[position] : 0;
    if (sms->group && sms->leaving[group] == sms->resident[group] &&
        sms->carveout[group] != footprint->carveout)
        return false; /* the group is empty for a moment, and its carve-out chosen anew */
    if (sms->pieces && footprint->shared_memory &&
        !same_pieces(&sms->pieces[position], footprint->shared_memory, blocks, owner))
        return false;
    if (!footprint->registers_per_warp && !limits->warps_in_turn)
        return true;
    struct sm_free sm = sms->free[position];
    struct sm_share again;
    sm_give(&sm, share, limits, footprint, blocks);
    sm_place(&sm, &again, limits, footprint, blocks);
    return memcmp(&again, share, sizeof again) == 0;
}

/* Is there room for a block on an SM without U5 (end: all memory), U4, U3? */
static bool fits_without(const struct sms *const sms, const size_t position,
                         const struct footprint *const footprint, const bool contiguous,
                         const bool in_turn)
{
    struct sm_limits limits = sms->device->limits;
    limits.warps_in_turn = limits.warps_in_turn && in_turn;
    return sm_room_of_warps(&sms->free[position], &limits, footprint) > 0 &&
           (!footprint->shared_memory || room_of_memory(sms, position, footprint->shared_memory,
                                                        limits.shared_memory, contiguous) > 0);
}

/* Which of U5, U4, U3 keeps a block from an SM that has the sum of all that it needs. */
static bool rule_of_newer(const struct sms *const sms, const struct footprint *const footprint,
                          const uint32_t partition, gpurta_rule *const rule, int64_t *const sm)
{
    const struct sm_limits *const limits = &sms->device->limits;
    const bool pieces = sms->pieces != NULL, turn = limits->warps_in_turn;
    const struct {
        bool on, contiguous, in_turn;
        gpurta_rule rule;
    } steps[] = {{sms->group != NULL, pieces, turn, GPURTA_RULE_U5},
                 {pieces, false, turn, GPURTA_RULE_U4},
                 {turn, false, false, GPURTA_RULE_U3}};
    for (size_t k = 0; k < sizeof steps / sizeof steps[0]; k++)
        for (size_t i = 0; steps[k].on && i < sms->device->sms; i++)
            if (sm_allowed(sms->device, i, partition) &&
                fits_without(sms, i, footprint, steps[k].contiguous, steps[k].in_turn)) {
                *rule = steps[k].rule;
                *sm = sm_at(sms->device, i);
                return true;
            }
    return false;
}

gpurta_rule sms_lacking(const struct sms *const sms, const struct footprint *const footprint,
                        const uint32_t partition, int64_t *const sm)
{
    bool warps = false, shared = false, registers = false, slots = false;
    struct sm_limits limits = sms->device->limits;
    struct footprint registers_only = *footprint;
    gpurta_rule rule = GPURTA_RULE_R1;
    *sm = -1;
    if (rule_of_newer(sms, footprint, partition, &rule, sm))
        return rule;
    limits.warps_in_turn = false;
    registers_only.shared_memory = 0;
    for (size_t i = 0; i < sms->device->sms; i++) {
        if (!sm_allowed(sms->device, i, partition))
            continue;
        struct sm_free ample = sms->free[i];
        ample.warps = footprint->warps;
        ample.blocks = 1;
        warps = warps || sms->free[i].warps >= footprint->warps;
        shared = shared || sms->free[i].shared_memory >= footprint->shared_memory;
        slots = slots || sms->free[i].blocks > 0;
        registers = registers || sm_room(&ample, &limits, &registers_only) > 0;
    }
    return !warps       ? GPURTA_RULE_R2
           : !shared    ? GPURTA_RULE_R3
           : !registers ? GPURTA_RULE_REGISTERS
           : !slots     ? GPURTA_RULE_SLOTS
                        : GPURTA_RULE_R1;
}
