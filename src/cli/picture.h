/* Pictures of what runs when: lanes from top to bottom, boxes along the time axis, marks above.
 * Whoever made the boxes (simulation, analysis, measurement) does not matter here. Times are
 * doubles: they go into pictures only. */
#ifndef PICTURE_H
#define PICTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* More boxes than this are refused: nobody could see them. */
#define PICTURE_MOST_BOXES 1000000

/* PICTURE_SEEN: a launch as it was measured, where others are predicted. */
enum picture_mark_kind { PICTURE_LAUNCH, PICTURE_DEADLINE, PICTURE_MISSED, PICTURE_SEEN };

struct picture_lane {
    char name[32];
    int64_t capacity; /* sum of heights that it holds */
    bool thin;        /* one box at a time: a copy engine */
};

struct picture_box {
    size_t lane;
    double from, to;
    int64_t height; /* <= capacity; 0: drawn as a line */
    size_t item;    /* what it belongs to: colour and name */
};

struct picture_mark {
    enum picture_mark_kind kind;
    double at;
    size_t item;
    int row;    /* where picture_draw() puts it */
    bool named; /* and whether with its name */
};

struct picture {
    const char *title, *unit, *height; /* height: what the height of a box means */
    const char *note[2];               /* lines below the legend; NULL: none */
    double from, to;                   /* window; to <= from: everything */
    struct picture_lane *lane;
    size_t lanes, lane_room;
    struct picture_box *box;
    size_t boxes, box_room;
    struct picture_mark *mark;
    size_t marks, mark_room;
    const char **item; /* names */
    size_t items;
    bool no_memory;
};

/* Items are given to the picture; everything else is added in any order. Lack of memory is
 * remembered. */
void picture_add_lane(struct picture *picture, const char *name, int64_t capacity, bool thin);
void picture_add_box(struct picture *picture, const struct picture_box *box);
void picture_add_mark(struct picture *picture, enum picture_mark_kind kind, double at, size_t item);

/* Whether the times are far enough apart, for their size, to be drawn as doubles. */
bool picture_possible(const struct picture *picture);
/* Writes SVG. False: out of memory. */
bool picture_draw(struct picture *picture, FILE *file);
void picture_clear(struct picture *picture);

#endif
