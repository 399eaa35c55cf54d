/* What a picture holds. */
#include "cli/draw/picture.h"

#include "cli/base/arrays.h"
#include "cli/base/output.h"
#include "cli/draw/axis.h"
#include "cli/draw/layout.h"

#include <stdlib.h>
#include <string.h>

void picture_add_lane(struct picture *const picture, const enum picture_lane_kind kind,
                      const int64_t capacity, const char *const group, const char *const name)
{
    ADD_ROOM(picture->lane, picture->lane_room, picture->lanes);
    struct picture_lane *const lane = &picture->lane[picture->lanes++];
    *lane = (struct picture_lane){kind, "", capacity < 1 ? 1 : capacity, group};
    text_keep(lane->name, sizeof lane->name, name, strlen(name));
}

/* Whether a box that ends and begins then would be in the window. */
static bool picture_shows(const struct picture *const picture, const double from, const double to)
{
    return picture->to <= picture->from || (to > picture->from && from < picture->to);
}

void picture_add_box(struct picture *const picture, const struct picture_box *const box)
{
    if (!picture_shows(picture, box->from, box->to) || picture->boxes > PICTURE_MOST_BOXES)
        return;
    ADD_ROOM(picture->box, picture->box_room, picture->boxes);
    struct picture_box *const added = &picture->box[picture->boxes++];
    const struct picture_lane *const lane = &picture->lane[box->lane];
    *added = *box;
    added->blocks = box->blocks ? box->blocks : 1;
    if (box->height > lane->capacity)
        added->height = lane->capacity;
    if (lane->kind == PICTURE_HEAP)
        picture->blocks += added->blocks;
}

/* Every block a box of its own. */
static void split_waves(struct picture *const picture)
{
    for (size_t i = 0, boxes = picture->boxes; i < boxes; i++) {
        const struct picture_box one = picture->box[i];
        for (int64_t b = 1; b < one.blocks; b++) {
            ADD_ROOM(picture->box, picture->box_room, picture->boxes);
            picture->box[picture->boxes] = one;
            picture->box[picture->boxes++].blocks = 1;
        }
        picture->box[i].blocks = 1;
    }
}

static int by_wave(const void *const a, const void *const b)
{
    const struct picture_box *const x = a, *const y = b;
    if (x->lane != y->lane)
        return x->lane < y->lane ? -1 : 1;
    if (x->from < y->from || x->from > y->from)
        return x->from < y->from ? -1 : 1;
    if (x->item != y->item)
        return x->item < y->item ? -1 : 1;
    return (x->to > y->to) - (x->to < y->to);
}

/* Every wave one box, as high as its blocks together. */
static void join_waves(struct picture *const picture)
{
    size_t kept = 0, waves = 0;
    qsort(picture->box, picture->boxes, sizeof *picture->box, by_wave);
    for (size_t i = 0; i < picture->boxes; i++) {
        struct picture_box *const last = kept ? &picture->box[kept - 1] : NULL;
        const struct picture_box *const box = &picture->box[i];
        const bool heap = picture->lane[box->lane].kind == PICTURE_HEAP;
        if (heap && last && by_wave(last, box) == 0) {
            last->blocks += box->blocks;
        } else {
            picture->box[kept++] = *box;
            waves += heap;
        }
    }
    picture->boxes = kept;
    for (size_t i = 0; i < kept; i++) {
        struct picture_box *const box = &picture->box[i];
        const int64_t most = picture->lane[box->lane].capacity;
        if (picture->lane[box->lane].kind == PICTURE_HEAP && box->height)
            box->height = box->blocks > most / box->height ? most : box->blocks * box->height;
    }
    picture->curves = picture->curves || waves > PICTURE_MOST_SINGLE;
}

void picture_add_mark(struct picture *const picture, const struct picture_mark *const mark)
{
    ADD_ROOM(picture->mark, picture->mark_room, picture->marks);
    picture->mark[picture->marks++] = *mark;
}

void picture_add_point(struct picture *const picture, const size_t lane, const double at,
                       const double value)
{
    ADD_ROOM(picture->point, picture->point_room, picture->points);
    picture->point[picture->points++] = (struct picture_point){lane, at, value};
}

void picture_make_items(struct picture *const picture, const size_t items, const size_t space)
{
    picture->item = allocate_zeroed(items + 1, sizeof *picture->item);
    picture->names = allocate_zeroed(items + 1, space);
    picture->items = items;
}

double picture_time(struct picture *const picture, mpq_srcptr time)
{
    const double place = axis_time(time);
    picture->beyond = picture->beyond || place >= AXIS_MOST || place <= -AXIS_MOST;
    return place;
}

int picture_write(struct picture *const picture, const char *const path)
{
    struct output output;
    struct layout layout;
    if (picture->boxes > PICTURE_MOST_BOXES) {
        complain("--svg: more than %d boxes: %s", PICTURE_MOST_BOXES,
                 picture->less ? picture->less : "draw a shorter time");
        return EXIT_USAGE;
    }
    if (!picture->curves && picture->blocks <= PICTURE_MOST_SINGLE)
        split_waves(picture);
    else
        join_waves(picture);
    layout_make(&layout, picture);
    int end = -1;
    if (!layout.possible) {
        complain("--svg: the times are too close to each other, for their size, to be drawn");
        end = EXIT_USAGE;
    } else if (!output_open(&output, path)) {
        end = EXIT_UNABLE;
    } else {
        layout_draw(&layout, output.file);
        end = output_close(&output) ? -1 : EXIT_UNABLE;
    }
    layout_clear(&layout);
    return end;
}

void picture_clear(struct picture *const picture)
{
    FREE(picture->lane, picture->box, picture->mark, picture->point, picture->item, picture->names,
         picture->family, picture->family_name);
    *picture = (struct picture){0};
}
