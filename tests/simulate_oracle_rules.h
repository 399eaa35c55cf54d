/* The rules of newer GPUs in the plain simulator: an SM is looked at anew for every block. */
#ifndef SIMULATE_ORACLE_RULES_H
#define SIMULATE_ORACLE_RULES_H

/* What one SM has, with blocks that are only thought of. */
typedef struct {
    int blocks, parts, slots[8], registers[8];
    int pieces, start[80], size[80]; /* shared memory in use, by address */
    int end;                         /* of shared memory */
} oracle_sm;

static bool oracle_has(const oracle *const o, const gpurta_platform_field rule)
{
    return oracle_field(o, rule) != 0;
}

static int oracle_group(const oracle *const o, const int sm)
{
    return sm / oracle_field(o, GPURTA_PLATFORM_CARVEOUT_SMS);
}

/* U5: the smallest size that holds what the other resources allow. */
static int oracle_carveout(const oracle *const o, const oracle_operation *const p)
{
    const int parts = o->parts, warps = oracle_warps(p), registers = oracle_registers(o, p);
    const int64_t sizes = gpurta_platform_get(o->platform, GPURTA_PLATFORM_CARVEOUT_SIZES);
    int blocks = oracle_field(o, GPURTA_PLATFORM_THREADS_PER_SM) / 32 / warps, size = 0;
    if (blocks > oracle_field(o, GPURTA_PLATFORM_BLOCKS_PER_SM))
        blocks = oracle_field(o, GPURTA_PLATFORM_BLOCKS_PER_SM);
    if (registers) {
        const int file = oracle_field(o, GPURTA_PLATFORM_REGISTERS_PER_SM) / parts;
        const int by_registers = file / registers * parts / warps;
        blocks = by_registers < blocks ? by_registers : blocks;
    }
    for (int kib = 0; kib < 252; kib += 4)
        if (sizes >> (kib / 4) & 1) {
            size = kib * 1024;
            if (size >= blocks * oracle_shared(o, p))
                return size;
        }
    return size;
}

static bool oracle_group_empty(const oracle *const o, const int sm)
{
    for (int i = 0; i < o->running_count; i++)
        if (!o->operation[o->running[i].operation].copy &&
            oracle_group(o, o->running[i].sm) == oracle_group(o, sm))
            return false;
    return true;
}

/* Puts a piece where it lies, by address. */
static void oracle_keep_piece(oracle_sm *const s, const int start, const int size)
{
    int at = s->pieces++;
    for (; at > 0 && s->start[at - 1] > start; at--) {
        s->start[at] = s->start[at - 1];
        s->size[at] = s->size[at - 1];
    }
    s->start[at] = start;
    s->size[at] = size;
}

static oracle_sm oracle_look(const oracle *const o, const int sm, const oracle_operation *const p)
{
    oracle_sm s = {.parts = o->parts, .blocks = oracle_field(o, GPURTA_PLATFORM_BLOCKS_PER_SM)};
    s.end = oracle_field(o, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM);
    for (int i = 0; i < s.parts; i++) {
        s.slots[i] = oracle_field(o, GPURTA_PLATFORM_THREADS_PER_SM) / 32 / s.parts;
        s.registers[i] = oracle_field(o, GPURTA_PLATFORM_REGISTERS_PER_SM) / s.parts;
    }
    if (oracle_has(o, GPURTA_PLATFORM_CARVEOUT_WAITS)) {
        const int wanted = oracle_carveout(o, p);
        const int has = oracle_group_empty(o, sm) ? wanted : o->carveout[oracle_group(o, sm)];
        s.end = has < wanted ? -1 : has;
    }
    for (int i = 0; i < o->running_count; i++) {
        const oracle_running *const r = &o->running[i];
        const oracle_operation *const q = &o->operation[r->operation];
        if (q->copy || r->sm != sm)
            continue;
        s.blocks--;
        for (int w = 0; w < s.parts; w++) {
            s.slots[w] -= r->warps_in[w];
            s.registers[w] -= r->warps_in[w] * oracle_registers(o, q);
        }
        if (oracle_shared(o, q))
            oracle_keep_piece(&s, r->piece, oracle_shared(o, q));
    }
    return s;
}

/* Where a piece goes; -1: nowhere. Without U4 addresses mean nothing: the sum counts. */
static int oracle_piece(const oracle *const o, const oracle_sm *const s, const int size)
{
    int from = 0, used = 0;
    for (int i = 0; i < s->pieces; i++)
        used += s->size[i];
    if (!oracle_has(o, GPURTA_PLATFORM_CONTIGUOUS_SHARED_MEMORY))
        return used + size <= s->end ? used : -1;
    for (int i = 0; i < s->pieces; i++) {
        if (s->start[i] - from >= size)
            return from;
        from = s->start[i] + s->size[i];
    }
    return from + size <= s->end ? from : -1;
}

/* Deals the warps of a block; false: some warp finds no place. U3, or the most free registers. */
static bool oracle_deal(const oracle *const o, oracle_sm *const s, const oracle_operation *const p,
                        int *const warps_in)
{
    const bool turn = oracle_has(o, GPURTA_PLATFORM_WARPS_IN_TURN);
    int first = 0, all = 0;
    for (int i = 0; i < s->parts; i++) {
        all += s->slots[i];
        if (s->slots[i] > s->slots[first])
            first = i;
    }
    for (int w = 0; w < oracle_warps(p); w++) {
        int part = turn ? (first + w) % s->parts : 0;
        for (int i = 1; !turn && i < s->parts; i++)
            if (s->registers[i] > s->registers[part])
                part = i;
        s->slots[part]--;
        s->registers[part] -= oracle_registers(o, p);
        if ((turn && s->slots[part] < 0) || s->registers[part] < 0)
            return false;
        warps_in[part]++;
    }
    return turn || all >= oracle_warps(p);
}

/* One block more; false: it does not fit. */
static bool oracle_think(const oracle *const o, oracle_sm *const s, const oracle_operation *const p,
                         int *const warps_in, int *const piece)
{
    if (s->end < 0 || s->blocks == 0 || !oracle_deal(o, s, p, warps_in))
        return false;
    s->blocks--;
    *piece = 0;
    if (!oracle_shared(o, p))
        return true;
    *piece = oracle_piece(o, s, oracle_shared(o, p));
    if (*piece >= 0)
        oracle_keep_piece(s, *piece, oracle_shared(o, p));
    return *piece >= 0;
}

static int oracle_room_by_rules(const oracle *const o, const int sm,
                                const oracle_operation *const p)
{
    oracle_sm s = oracle_look(o, sm, p);
    int room = 0, warps_in[8] = {0}, piece;
    while (oracle_think(o, &s, p, warps_in, &piece))
        room++;
    return room;
}

/* Books the block: where its warps and its piece are, and the carve-out of its SMs. */
static void oracle_book(oracle *const o, oracle_running *const r, const oracle_operation *const p,
                        const int sm)
{
    oracle_sm s = oracle_look(o, sm, p);
    memset(r->warps_in, 0, sizeof r->warps_in);
    oracle_think(o, &s, p, r->warps_in, &r->piece);
    if (oracle_has(o, GPURTA_PLATFORM_CARVEOUT_WAITS) && oracle_group_empty(o, sm))
        o->carveout[oracle_group(o, sm)] = oracle_carveout(o, p);
}

/* U2: is there a place for one more kernel? */
static bool oracle_has_place(const oracle *const o)
{
    int grids = 0;
    for (int i = 0; i < o->count; i++)
        grids += !o->operation[i].copy && o->operation[i].queued && !o->operation[i].done;
    return !oracle_has(o, GPURTA_PLATFORM_RESIDENT_GRID_LIMIT) ||
           grids < oracle_field(o, GPURTA_PLATFORM_RESIDENT_GRIDS);
}

/* No block is on any SM. */
static bool oracle_idle(const oracle *const o)
{
    int blocks = 0;
    for (int i = 0; i < o->running_count; i++)
        blocks += !o->operation[o->running[i].operation].copy;
    return !blocks;
}

/* U6: may a kernel begin? */
static bool oracle_may_begin(const oracle *const o, const oracle_operation *const p)
{
    return p->placed > 0 || !oracle_has(o, GPURTA_PLATFORM_LOCAL_MEMORY_WAITS) ||
           p->local <= o->pool || oracle_idle(o);
}

/* U8: is SM a freed before b? Both have equal room; a comes before b in the order. On an idle GPU
 * the order decides, and what was freed before counts no more. */
static bool oracle_freed_before(oracle *const o, const int a, const int b)
{
    if (oracle_idle(o))
        memset(o->freed_at, 0, sizeof o->freed_at);
    return o->freed_at[a] <= o->freed_at[b];
}

/* U8: which SMs were freed by the blocks that end now. Blocks that began together are a group; of a
 * later group the SMs are freed later, within a group in the order of their first block. */
static void oracle_free(oracle *const o)
{
    int group[ORACLE_SMS];
    for (int sm = 0; sm < ORACLE_SMS; sm++)
        group[sm] = -1;
    for (int seq = 0; seq < o->blocks_run; seq++)
        for (int i = 0; i < o->running_count; i++) {
            const oracle_running *const r = &o->running[i];
            if (r->sequence != seq || r->sm < 0 || !mpq_equal(r->end, o->now) ||
                group[r->sm] == r->group)
                continue;
            group[r->sm] = r->group;
            o->freed_at[r->sm] = ++o->frees;
        }
}

#endif
