#include "model/sm.h"

#include <string.h>

static uint32_t least(const uint32_t a, const uint32_t b)
{
    return a < b ? a : b;
}

static uint32_t quotient(const uint32_t have, const uint32_t need)
{
    return need ? have / need : NO_LIMIT;
}

void sm_free_init(struct sm_free *const sm, const struct sm_limits *const limits)
{
    *sm = (struct sm_free){
        .warps = limits->warps, .blocks = limits->blocks, .shared_memory = limits->shared_memory};
    for (uint32_t i = 0; i < limits->sub_partitions; i++) {
        sm->registers[i] = limits->registers_per_sm / limits->sub_partitions;
        sm->slots[i] =
            limits->warps / limits->sub_partitions + (i < limits->warps % limits->sub_partitions);
    }
}

/* Warps whose registers still find a sub-partition. */
static uint32_t free_register_warps(const struct sm_free *const sm,
                                    const struct sm_limits *const limits,
                                    const uint32_t registers_per_warp)
{
    uint32_t warps = 0;
    for (uint32_t i = 0; i < limits->sub_partitions; i++)
        warps += sm->registers[i] / registers_per_warp;
    return warps;
}

/* U3: the sub-partition with most free slots: there a block begins. */
static uint32_t first_in_turn(const struct sm_free *const sm, const uint32_t parts)
{
    uint32_t best = 0;
    for (uint32_t i = 1; i < parts; i++)
        if (sm->slots[i] > sm->slots[best])
            best = i;
    return best;
}

/* U3: one block, taken from sm; false: some warp does not fit where it is dealt. */
static bool deal_in_turn(struct sm_free *const sm, struct sm_share *const share,
                         const uint32_t parts, const struct footprint *const footprint)
{
    const uint32_t each = footprint->warps / parts, rest = footprint->warps % parts;
    uint32_t part = first_in_turn(sm, parts);
    for (uint32_t i = 0; i < parts; i++, part = part + 1 < parts ? part + 1 : 0) {
        const uint32_t warps = each + (i < rest);
        if (warps > sm->slots[part] ||
            (uint64_t)warps * footprint->registers_per_warp > sm->registers[part])
            return false;
        sm->slots[part] -= warps;
        sm->registers[part] -= warps * footprint->registers_per_warp;
        if (share)
            share->warps[part] += warps;
    }
    return true;
}

/* U3: have as many warps gone from each sub-partition? */
static bool taken_evenly(const struct sm_free *const before, const struct sm_free *const after,
                         const uint32_t parts)
{
    for (uint32_t i = 1; i < parts; i++)
        if (before->slots[i] - after->slots[i] != before->slots[0] - after->slots[0])
            return false;
    return true;
}

/* U3: so many times `each` warps still fit on every sub-partition, `most` at most. */
static uint32_t even_room(const struct sm_free *const sm, const uint32_t parts, const uint32_t each,
                          const uint32_t registers_per_warp, const uint32_t most)
{
    uint32_t slots = sm->slots[0], registers = sm->registers[0];
    for (uint32_t i = 1; i < parts; i++) {
        slots = least(slots, sm->slots[i]);
        registers = least(registers, sm->registers[i]);
    }
    return least(most, least(slots / each, quotient(registers, each * registers_per_warp)));
}

/* U3: blocks of whole turns fit evenly; others are dealt one by one until as many as make whole
 * turns have been dealt evenly: where blocks begin depends on differences alone, so that further
 * ones go the same ways, as long as there is room for all of them. */
static uint32_t room_in_turn(const struct sm_free *const sm, const struct sm_limits *const limits,
                             const struct footprint *const footprint)
{
    const uint32_t parts = limits->sub_partitions, registers = footprint->registers_per_warp;
    const uint32_t room = least(sm->warps / footprint->warps, sm->blocks);
    const uint32_t rest = footprint->warps % parts;
    uint32_t turn = 1, blocks = 0;
    for (uint32_t sum = rest; sum; sum = sum + rest < parts ? sum + rest : sum + rest - parts)
        turn++;
    const uint32_t each = turn * footprint->warps / parts;
    if (turn == 1)
        return even_room(sm, parts, each, registers, room);
    struct sm_free left = *sm, before = left;
    while (blocks < room && deal_in_turn(&left, NULL, parts, footprint)) {
        if (++blocks % turn)
            continue;
        if (taken_evenly(&before, &left, parts)) {
            const uint32_t turns = even_room(&left, parts, each, registers, (room - blocks) / turn);
            for (uint32_t i = 0; i < parts; i++) {
                left.slots[i] -= turns * each;
                left.registers[i] -= turns * each * registers;
            }
            blocks += turns * turn;
        }
        before = left;
    }
    return blocks;
}

uint32_t sm_room_of_warps(const struct sm_free *const sm, const struct sm_limits *const limits,
                          const struct footprint *const footprint)
{
    if (sm->warps < footprint->warps || !sm->blocks)
        return 0;
    if (limits->warps_in_turn)
        return least(room_in_turn(sm, limits, footprint), sm->blocks);
    uint32_t warps = sm->warps;
    if (footprint->registers_per_warp)
        warps = least(warps, free_register_warps(sm, limits, footprint->registers_per_warp));
    return least(warps / footprint->warps, sm->blocks);
}

uint32_t sm_room(const struct sm_free *const sm, const struct sm_limits *const limits,
                 const struct footprint *const footprint)
{
    return least(sm_room_of_warps(sm, limits, footprint),
                 quotient(sm->shared_memory, footprint->shared_memory));
}

/* U3, with W = aQ + r warps in Q sub-partitions of c places each. r = 0: all are equally full. r
 * divides Q: blocks begin at multiples of r only, so that the Q / r runs of sub-partitions take
 * turns, and an SM from which blocks left has room as an SM that was filled from empty. Else one
 * sub-partition may hold a + 1 warps of every resident block, and floor(c / (a + 1)) fill it.
 * "Rule U3" in doc/rta.md has the proofs. */
uint32_t sm_certain(const struct sm_limits *const limits, const struct footprint *const footprint,
                    const uint32_t most)
{
    const uint32_t parts = limits->sub_partitions, rest = footprint->warps % parts;
    if (!limits->warps_in_turn || rest == 0 || parts % rest == 0)
        return most;
    const uint32_t held = least(limits->warps / parts, quotient(limits->registers_per_sm / parts,
                                                                footprint->registers_per_warp));
    return least(most, held / (footprint->warps / parts + 1));
}

/* Warps one by one, each to the sub-partition with most registers free. */
static void deal_by_registers(struct sm_free *const sm, struct sm_share *const share,
                              const uint32_t parts, const uint32_t registers, uint32_t warps)
{
    for (; warps; warps--) {
        uint32_t most = 0;
        for (uint32_t i = 1; i < parts; i++)
            most = sm->registers[i] > sm->registers[most] ? i : most;
        sm->registers[most] -= registers;
        share->warps[most]++;
    }
}

void sm_place(struct sm_free *const sm, struct sm_share *const share,
              const struct sm_limits *const limits, const struct footprint *const footprint,
              const uint32_t blocks)
{
    const uint32_t parts = limits->sub_partitions;
    *share = (struct sm_share){{0}};
    sm->warps -= blocks * footprint->warps;
    sm->blocks -= blocks;
    sm->shared_memory -= blocks * footprint->shared_memory;
    if (!limits->warps_in_turn) {
        if (footprint->registers_per_warp)
            deal_by_registers(sm, share, parts, footprint->registers_per_warp,
                              blocks * footprint->warps);
        return;
    }
    for (uint32_t i = 0; i < blocks; i++)
        deal_in_turn(sm, share, parts, footprint);
}

void sm_give(struct sm_free *const sm, const struct sm_share *const share,
             const struct sm_limits *const limits, const struct footprint *const footprint,
             const uint32_t blocks)
{
    sm->warps += blocks * footprint->warps;
    sm->blocks += blocks;
    sm->shared_memory += blocks * footprint->shared_memory;
    if (!footprint->registers_per_warp && !limits->warps_in_turn)
        return;
    for (uint32_t p = 0; p < limits->sub_partitions; p++) {
        sm->registers[p] += share->warps[p] * footprint->registers_per_warp;
        if (limits->warps_in_turn)
            sm->slots[p] += share->warps[p];
    }
}

/* Shared memory in pieces. */

uint32_t sm_pieces_room(const struct sm_pieces *const pieces, const uint32_t end,
                        const uint32_t size)
{
    uint32_t from = 0, room = 0;
    for (size_t i = 0; i < pieces->count; i++) {
        if (pieces->piece[i].start - from >= size)
            room += (pieces->piece[i].start - from) / size;
        from = pieces->piece[i].start + pieces->piece[i].size;
    }
    return end > from ? room + (end - from) / size : room;
}

bool sm_pieces_take(struct sm_pieces *const pieces, const uint32_t size, uint32_t blocks,
                    const size_t owner)
{
    struct sm_piece *const all =
        pool_grow(pieces->pool, pieces->piece, &pieces->room, pieces->count + blocks, sizeof *all);
    if (!all)
        return false;
    pieces->piece = all;
    uint32_t from = 0;
    for (size_t i = 0; blocks; i++) {
        if (i == pieces->count || all[i].start - from >= size) {
            memmove(&all[i + 1], &all[i], (pieces->count - i) * sizeof *all);
            all[i] = (struct sm_piece){from, size, owner};
            pieces->count++;
            blocks--;
        }
        from = all[i].start + all[i].size;
    }
    return true;
}

void sm_pieces_give(struct sm_pieces *const pieces, const size_t owner)
{
    size_t kept = 0;
    for (size_t i = 0; i < pieces->count; i++)
        if (pieces->piece[i].owner != owner)
            pieces->piece[kept++] = pieces->piece[i];
    pieces->count = kept;
}
