/* Heights: every box of a heap gets a place in its lane. */
#include "cli/base/arrays.h"
#include "cli/draw/layout.h"

#include <stdlib.h>
#include <string.h>

/* In order of lane and start, all that begins at once by item. */
static int by_start(const void *const a, const void *const b)
{
    const struct picture_box *const x = a, *const y = b;
    if (x->lane != y->lane)
        return x->lane < y->lane ? -1 : 1;
    if (x->from < y->from || x->from > y->from)
        return x->from < y->from ? -1 : 1;
    return (x->item > y->item) - (x->item < y->item);
}

/* Places taken in a lane, in order of height. */
struct taken {
    struct space space;
    double to;
};

struct stack {
    struct layout *layout;
    struct taken *taken;
    size_t count, room;
    double unseen; /* heights below this are too low to be told apart: 4 pixels */
};

static void keep_running(struct stack *const stack, const double now)
{
    size_t kept = 0;
    for (size_t i = 0; i < stack->count; i++)
        if (stack->taken[i].to > now)
            stack->taken[kept++] = stack->taken[i];
    stack->count = kept;
}

static void add_piece(struct stack *const stack, const struct picture_box *const box,
                      const struct space space)
{
    struct layout *const l = stack->layout;
    struct piece *const last = l->pieces ? &l->piece[l->pieces - 1] : NULL;
    const bool part = space.high - space.low < box->height;
    const size_t blocks = (size_t)box->blocks;
    if (last && !part && (double)box->height < stack->unseen &&
        (last->space.high == space.low || last->space.low == space.high) &&
        last->box->lane == box->lane && last->box->item == box->item &&
        !(last->box->from < box->from) && !(last->box->to < box->to) &&
        !(last->box->to > box->to)) {
        last->space.low = space.low < last->space.low ? space.low : last->space.low;
        last->space.high = space.high > last->space.high ? space.high : last->space.high;
        last->blocks += blocks;
        return;
    }
    ADD_ROOM(l->piece, l->piece_room, l->pieces);
    l->waves = l->waves || blocks > 1;
    l->parts = l->parts || (part && blocks == 1);
    l->piece[l->pieces++] = (struct piece){box, space, blocks, part && blocks == 1};
}

/* The space between taken[i - 1] and taken[i], or the ends of the lane. */
static struct space gap(const struct stack *const stack, const size_t i, const int64_t capacity)
{
    return (struct space){i ? stack->taken[i - 1].space.high : 0,
                          i < stack->count ? stack->taken[i].space.low : capacity};
}

/* Where in a gap that is larger than the box: below, unless what is there ends before it and what
 * is above does not. So the space that comes free is in one piece, if it can be. */
static struct space place_in_gap(const struct stack *const stack, const size_t i,
                                 const struct space free, const struct picture_box *const box)
{
    const bool below = i == 0 || stack->taken[i - 1].to >= box->to;
    const bool above = i == stack->count || stack->taken[i].to >= box->to;
    return below || !above ? (struct space){free.low, free.low + box->height}
                           : (struct space){free.high - box->height, free.high};
}

static void take(struct stack *const stack, const size_t i, const struct picture_box *const box,
                 const struct space space)
{
    ADD_ROOM(stack->taken, stack->room, stack->count);
    struct taken *const taken = stack->taken;
    memmove(taken + i + 1, taken + i, (stack->count - i) * sizeof *taken);
    taken[i] = (struct taken){space, box->to};
    stack->count++;
    add_piece(stack, box, space);
}

/* The lowest gap that holds all of it; else the gaps from below, each a part; over others where the
 * lane is full, which a measurement may say. */
static void stack_box(struct stack *const stack, const struct picture_box *const box)
{
    const int64_t capacity = stack->layout->picture->lane[box->lane].capacity;
    keep_running(stack, box->from);
    if (box->height == 0) {
        stack->layout->flat = true;
        add_piece(stack, box, (struct space){0, 0});
        return;
    }
    for (size_t i = 0; i <= stack->count; i++) {
        const struct space free = gap(stack, i, capacity);
        if (free.high - free.low >= box->height) {
            take(stack, i, box, place_in_gap(stack, i, free, box));
            return;
        }
    }
    int64_t left = box->height;
    for (size_t i = 0; i <= stack->count && left > 0; i++) {
        struct space free = gap(stack, i, capacity);
        if (free.high - free.low > left)
            free.high = free.low + left;
        if (free.high > free.low)
            take(stack, i, box, free);
        left -= free.high - free.low;
    }
    if (left == box->height)
        add_piece(stack, box, (struct space){0, box->height - 1});
}

/* A lane in which more than this run at once becomes curves: neither could its boxes be told apart,
 * nor be stacked in reasonable time. */
#define MOST_AT_ONCE 2000

static void stack_lane(struct stack *const stack, const struct picture_box *const box,
                       const size_t boxes)
{
    struct layout *const l = stack->layout;
    struct row *const row = &l->row[l->row_of[box->lane]];
    const size_t before = l->pieces;
    stack->count = 0;
    const double capacity = (double)l->picture->lane[box->lane].capacity;
    stack->unseen = capacity * 4 / row->height;
    for (size_t i = 0; i < boxes; i++) {
        stack_box(stack, &box[i]);
        if (stack->count > MOST_AT_ONCE) {
            row->curves = true;
            l->pieces = before;
            break;
        }
    }
}

void layout_stack(struct layout *const l)
{
    struct picture *const p = l->picture;
    struct stack stack = {.layout = l};
    if (p->boxes)
        qsort(p->box, p->boxes, sizeof *p->box, by_start);
    for (size_t i = 0, next; i < p->boxes; i = next) {
        const size_t lane = p->box[i].lane;
        for (next = i + 1; next < p->boxes && p->box[next].lane == lane;)
            next++;
        if (l->row[l->row_of[lane]].curves)
            continue;
        if (p->lane[lane].kind == PICTURE_HEAP || p->lane[lane].kind == PICTURE_THIN)
            stack_lane(&stack, &p->box[i], next - i);
    }
    free(stack.taken);
}
