/* Pictures of what runs when: lanes from top to bottom, boxes along the time axis, marks. All
 * timelines are drawn by this one kit; whoever made the boxes (simulation, analysis, measurement)
 * does not matter here. Times are doubles: they go into pictures only. */
#pragma once

#include <gmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* More boxes than this are refused: nobody could see them. */
#define PICTURE_MOST_BOXES 1000000
/* More lanes of boxes in heaps than this cannot be read: those of a group become one curve. */
#define PICTURE_MOST_READ 40
/* More blocks than this cannot be told apart: those of an item that start together on one lane and
 * end together, a wave, become one box. Of more waves than this, the lanes become curves. */
#define PICTURE_MOST_SINGLE 3000

enum picture_lane_kind {
    PICTURE_HEAP,  /* boxes on top of each other, each as high as it counts: an SM */
    PICTURE_THIN,  /* the same, low: a copy engine */
    PICTURE_BAR,   /* one box at a time, with its own marks: a task, a channel */
    PICTURE_CURVE, /* a filled curve through points: a budget */
};

#define PICTURE_NAME 160 /* room for the name of a lane */

struct picture_lane {
    enum picture_lane_kind kind;
    char name[PICTURE_NAME];
    int64_t capacity;  /* sum of heights that it holds; most of a curve */
    const char *group; /* of a heap: lanes of one group (the same pointer) may become one curve */
};

struct picture_box {
    size_t lane;
    double from, to;
    int64_t height; /* of a block; 0: drawn as a line; of a bar: does not matter */
    int64_t blocks; /* in a heap: that start and end together; 0: one */
    size_t item;    /* what it belongs to: colour and name */
    bool cost;      /* not its own work but what the picture's `cost` says; hatched */
};

/* PICTURE_SEEN: a launch as it was measured, where others are predicted. PICTURE_EMPTY: a budget
 * is. PICTURE_LINK: a line from the lane to `other`. */
enum picture_mark_kind {
    PICTURE_LAUNCH,
    PICTURE_SEEN,
    PICTURE_DEADLINE,
    PICTURE_MISSED,
    PICTURE_COMPLETE,
    PICTURE_EMPTY,
    PICTURE_BOUND,
    PICTURE_LINK,
    PICTURE_KINDS
};

#define PICTURE_ABOVE SIZE_MAX /* as a lane: the rows above all lanes */

struct picture_mark {
    enum picture_mark_kind kind;
    double at;
    size_t item;
    size_t lane, other;
};

struct picture_point {
    size_t lane;
    double at, value;
};

struct picture {
    const char *title, *unit;
    const char *height;  /* what the height of a box in a heap means */
    const char *cost;    /* what a box of cost is; NULL: there are none */
    const char *less;    /* how to draw fewer boxes; NULL: not known */
    const char *note[3]; /* lines below the legend; NULL: none */
    double from, to;     /* window; to <= from: as far as things happen */
    struct picture_lane *lane;
    struct picture_box *box;
    struct picture_mark *mark;
    struct picture_point *point;
    const char **item; /* names */
    char *names;       /* room for those that are made */
    size_t *family;    /* of each item: below SVG_STYLES; they have colours, not items; or NULL */
    const char **family_name, *families; /* of each; what they are */
    size_t lanes, boxes, marks, points, items;
    size_t lane_room, box_room, mark_room, point_room;
    int64_t blocks; /* of heaps */
    bool curves;    /* too many waves: heaps are drawn as curves */
    bool beyond;    /* some times end at AXIS_MOST */
};

/* What is added comes in any order; of a lane's points, in order of time. Lack of memory is
 * remembered, and boxes above the most are counted, but not kept. */
void picture_add_lane(struct picture *picture, enum picture_lane_kind kind, int64_t capacity,
                      const char *group, const char *name);
void picture_add_box(struct picture *picture, const struct picture_box *box);
void picture_add_mark(struct picture *picture, const struct picture_mark *mark);
void picture_add_point(struct picture *picture, size_t lane, double at, double value);

/* Room for the names of so many items, `space` for each of those that are made; false: none. */
void picture_make_items(struct picture *picture, size_t items, size_t space);

/* A time as a place on the axis. */
double picture_time(struct picture *picture, mpq_srcptr time);

/* Writes SVG to a file. Returns -1, or the exit status after an error was reported. */
int picture_write(struct picture *picture, const char *path);
void picture_clear(struct picture *picture);
