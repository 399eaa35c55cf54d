/* Where blocks go, by the rules of the platform: U3 to U5 keep them out, U7 and U8 say on which SM
 * they go. */
#include "search/sim.h"

#include "base/grow.h"

#include <stdlib.h>

int64_t length_of(struct sim *const x, const size_t step)
{
    const int64_t most = x->times->wcet[step], least = x->times->bcet[step];
    const int64_t low = least > 0 || most == 0 ? least : 1;
    if (x->choice->shorten == 0 || low >= most || (int)pick(x, 100) >= x->choice->shorten)
        return most;
    return low + (int64_t)(search_random(&x->choice->random) % (uint64_t)(most - low + 1));
}

/* What is done for each of MANY_SMS, beside blocks that are looked at. */
#define LOOKS_AT_AN_SM 16
#define LOOKS_A_ROOM 64

bool place_init(struct sim *const x, struct place *const p, const bool kernels)
{
    const struct device *const device = &x->times->device;
    p->plain = x->s->slots;
    if (x->s->slots || !kernels)
        return true;
    if (device->sms > MANY_SMS)
        x->looks += LOOKS_AT_AN_SM * (int64_t)device->sms;
    if (device->limits.freed_first &&
        !(p->freeing = arena_take(&x->arena, device->sms, sizeof *p->freeing)))
        return false;
    p->stale = arena_take(&x->arena, device->sms, sizeof *p->stale);
    return p->stale && choice_init(&p->choice, device, x->run->pool) &&
           sms_init(&p->sms, device, x->run->pool);
}

void place_clear(struct place *const p)
{
    if (p->sms.device)
        sms_clear(&p->sms);
    choice_clear(&p->choice);
}

enum { UNKNOWN_ROOM = -1 };

/* A block has gone; `group`: the last one of a group, which changes the room of all its SMs (U5).
 */
static void room_changed(struct place *const p, const size_t position, const bool group)
{
    size_t k = position;
    do {
        if (p->choice.room[k] != UNKNOWN_ROOM)
            p->stale[p->stales++] = k;
        p->choice.room[k] = UNKNOWN_ROOM;
        k = group ? p->sms.next_of_group[k] : position;
    } while (k != position);
}

static int64_t find_room(struct sim *const x, const struct place *const p, const size_t k,
                         const struct footprint *const of)
{
    if (!sm_allowed(&x->times->device, k, p->choice.partition))
        return 0;
    const int64_t found = sms_room(&p->sms, k, of), room = found > 0 ? found : 0;
    x->events += ++x->rooms % 4 == 0; /* it takes about a quarter of another event */
    if (x->times->device.sms > MANY_SMS)
        x->looks += LOOKS_A_ROOM;
    if (x->s->limits.warps_in_turn && of->warps % x->s->limits.sub_partitions)
        x->looks += 2 * room; /* U3: block by block */
    return room;
}

/* Rooms for blocks of a footprint: all, or those that have changed. */
static void find_rooms(struct sim *const x, struct place *const p, const struct footprint *const of,
                       const uint32_t partition)
{
    if (p->room_of == of && p->choice.partition == partition) {
        for (size_t i = 0; i < p->stales; i++)
            choice_set(&p->choice, p->stale[i], find_room(x, p, p->stale[i], of));
    } else {
        p->room_of = of;
        p->choice.partition = partition;
        for (size_t k = 0; k < x->times->device.sms; k++)
            p->choice.room[k] = find_room(x, p, k, of);
        choice_build(&p->choice);
    }
    p->stales = 0;
}

/* For tests of the bound: any SM with room, by chance. */
static size_t choose_any(struct sim *const x, const struct place *const p)
{
    size_t any = NONE, fitting = 0;
    for (size_t k = 0; k < x->times->device.sms; k++)
        if (p->choice.room[k] > 0 && pick(x, ++fitting) == 0)
            any = k;
    return any;
}

/* The place in order of the SM for the next block, and its room; NONE: it fits on none. */
static size_t choose(struct sim *const x, struct place *const p, const struct unit *const u,
                     int64_t *const room)
{
    const struct footprint *const footprint = &x->s->space[u->place].footprint[u->footprint];
    if (x->s->slots) {
        *room = p->plain;
        return p->plain > 0 ? 0 : NONE;
    }
    find_rooms(x, p, footprint, u->partition);
    const size_t best = x->choice->anywhere ? choose_any(x, p) : choice_next(&p->choice);
    *room = best == NONE ? 0 : p->choice.room[best];
    return best;
}

bool keep_block(struct sim *const x, const size_t work, const size_t position, const int64_t end,
                size_t *const at)
{
    struct search_run *const r = x->run;
    const struct work *const w = &x->work[work];
    if (!r->keep)
        return true;
    struct search_block *const all =
        pool_grow(x->run->pool, r->block, &r->block_room, r->blocks + 1, sizeof *all);
    if (!all)
        return false;
    r->block = all;
    *at = r->blocks;
    all[r->blocks++] =
        (struct search_block){w->step, x->instance[w->instance].release, position, x->now, end};
    return true;
}

bool keep_turn(struct sim *const x, const size_t entry, const int64_t from)
{
    struct search_run *const r = x->run;
    if (!r->keep)
        return true;
    if (r->turns && r->turn[r->turns - 1].to == NEVER) {
        r->turn[r->turns - 1].to = x->now;
        if (r->turn[r->turns - 1].from > x->now) /* the run ends during the switch */
            r->turns--;
    }
    if (entry == NO_INDEX)
        return true;
    struct search_turn *const all =
        pool_grow(x->run->pool, r->turn, &r->turn_room, r->turns + 1, sizeof *all);
    if (!all)
        return false;
    r->turn = all;
    all[r->turns++] = (struct search_turn){entry, from, NEVER};
    return true;
}

static bool place_block(struct sim *const x, struct place *const p, const size_t work,
                        const size_t position)
{
    struct work *const w = &x->work[work];
    const struct unit *const u = &x->s->unit[w->step];
    struct block *const all =
        arena_grow(&x->arena, p->block, &p->block_room, p->blocks + 1, sizeof *all);
    if (!all)
        return false;
    p->block = all;
    struct block *const b = &all[p->blocks++];
    *b = (struct block){.end = p->clock + length_of(x, w->step),
                        .work = work,
                        .position = position,
                        .owner = p->owners++,
                        .group = p->groups};
    if (x->s->slots)
        p->plain--;
    else if (!sms_book(&p->sms, &b->share, position, &x->s->space[u->place].footprint[u->footprint],
                       1, b->owner))
        return false;
    else
        choice_set(&p->choice, position, p->choice.room[position] - 1);
    if (w->left == u->blocks)
        w->started = x->now;
    w->left--;
    w->inside++;
    x->events++;
    return keep_block(x, work, position, NEVER, &b->kept);
}

void unplace_block(struct sim *const x, struct place *const p, const struct block *const b)
{
    const struct unit *const u = &x->s->unit[x->work[b->work].step];
    if (x->s->slots) {
        p->plain++;
        return;
    }
    room_changed(p, b->position,
                 sms_unbook(&p->sms, &b->share, b->position,
                            &x->s->space[u->place].footprint[u->footprint], 1, b->owner));
    if (!p->freeing)
        return;
    struct freeing *const last = &p->freeing[b->position];
    if (p->choice.freed[b->position] && last->group == b->group && last->end == b->end)
        return;
    *last = (struct freeing){b->group, b->end};
    choice_freed(&p->choice, b->position);
}

/* Blocks of the job at the head, as many as fit. */
static bool place_work(struct sim *const x, struct place *const p, const size_t work)
{
    /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): it has work */
    const struct unit *const u = &x->s->unit[x->work[work].step];
    const int64_t sms = x->s->space[u->place].span[u->footprint];
    if (p->freeing && !p->blocks && choice_forget(&p->choice, 0)) /* idle: U8 begins anew */
        choice_build(&p->choice);
    if (x->work[work].left == u->blocks)
        x->work[work].pairs = !p->blocks && pairs_begin(&x->s->limits, u->blocks, sms);
    size_t position;
    int64_t room;
    p->groups++;
    while (x->work[work].left && x->events <= x->choice->most_events &&
           (position = choose(x, p, u, &room)) != NONE) {
        const struct work *const w = &x->work[work];
        for (int64_t n = pairs_next(w->pairs, w->left, sms, room); n > 0; n--)
            if (!place_block(x, p, work, position))
                return false;
    }
    return true;
}

/* Only the head of the highest queue that is not empty may. */
static bool place_queues(struct sim *const x, struct place *const p)
{
    for (size_t l = 0; l < p->lines; l++) {
        struct line *const line = &p->line[l];
        while (!line_empty(line)) {
            const size_t work = line->work[line->from];
            if (!place_work(x, p, work))
                return false;
            if (x->work[work].left)
                return true;
            line_pop(line);
        }
    }
    return true;
}

bool place_all(struct sim *const x)
{
    for (size_t i = first_place(x); x->now >= x->switch_end && i < end_of_places(x); i++)
        if (!place_queues(x, &x->place[i]))
            return false;
    return true;
}
