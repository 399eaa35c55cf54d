/* What a picture holds. */
#include "cli/draw/picture.h"

#include "base/grow.h"
#include "cli/base/output.h"
#include "cli/draw/axis.h"
#include "cli/draw/layout.h"

#include <stdlib.h>
#include <string.h>

/* Makes room for one more; leaves the function without it. */
#define GROW(picture, member, members)                                                             \
    do {                                                                                           \
        void *const grown = grow((picture)->member, &(picture)->member##_room,                     \
                                 (picture)->members + 1, sizeof *(picture)->member);               \
        if (!grown) {                                                                              \
            (picture)->no_memory = true;                                                           \
            return;                                                                                \
        }                                                                                          \
        (picture)->member = grown;                                                                 \
    } while (0)

void picture_add_lane(struct picture *const picture, const enum picture_lane_kind kind,
                      const int64_t capacity, const char *const group, const char *const name)
{
    GROW(picture, lane, lanes);
    struct picture_lane *const lane = &picture->lane[picture->lanes++];
    *lane = (struct picture_lane){kind, "", capacity < 1 ? 1 : capacity, group};
    text_keep(lane->name, sizeof lane->name, name, strlen(name));
}

void picture_add_box(struct picture *const picture, const struct picture_box *const box)
{
    const bool windowed = picture->to > picture->from;
    if (windowed && (box->to <= picture->from || box->from >= picture->to))
        return;
    if (picture->boxes > PICTURE_MOST_BOXES)
        return;
    GROW(picture, box, boxes);
    picture->box[picture->boxes] = *box;
    const int64_t capacity = picture->lane[box->lane].capacity;
    if (box->height > capacity)
        picture->box[picture->boxes].height = capacity;
    picture->boxes++;
}

void picture_add_mark(struct picture *const picture, const struct picture_mark *const mark)
{
    GROW(picture, mark, marks);
    picture->mark[picture->marks++] = *mark;
}

void picture_add_point(struct picture *const picture, const size_t lane, const double at,
                       const double value)
{
    GROW(picture, point, points);
    picture->point[picture->points++] = (struct picture_point){lane, at, value};
}

bool picture_make_items(struct picture *const picture, const size_t items, const size_t space)
{
    picture->item = calloc(items + 1, sizeof *picture->item);
    picture->names = calloc(items + 1, space);
    picture->items = items;
    picture->no_memory = picture->no_memory || !picture->item || !picture->names;
    return !picture->no_memory;
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
    if (picture->no_memory || !layout_make(&layout, picture)) {
        complain("out of memory");
        return EXIT_UNABLE;
    }
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
    free(picture->lane);
    free(picture->box);
    free(picture->mark);
    free(picture->point);
    free(picture->item);
    free(picture->names);
    *picture = (struct picture){0};
}
