/* Where everything of a picture lies on the page. */
#pragma once

#include "cli/draw/axis.h"
#include "cli/draw/picture.h"

enum {
    LAYOUT_WIDTH = 1200,
    LAYOUT_RIGHT = 24,
    LAYOUT_TITLE = 34,
    LAYOUT_MARK_ROW = 13,
    LAYOUT_MARK_ROWS = 8, /* at most, of launches and of deadlines */
    LAYOUT_STYLES = SVG_STYLES,
    LAYOUT_PATTERNS = LAYOUT_STYLES / SVG_COLOURS,
    LAYOUT_COLUMNS = 1100, /* of lanes together: about one for each pixel */
    LAYOUT_SHARES = (LAYOUT_STYLES + 2) * (LAYOUT_COLUMNS + 1)
};

#define LAYOUT_NO_STYLE SIZE_MAX

/* One lane, or the heaps of a group together, as curves. */
struct row {
    size_t first, last; /* lanes */
    bool curves;
    double top, height;
};

struct space {
    int64_t low, high;
};

/* A box, some that cannot be told apart, or a part of one; and its place in the lane. */
struct piece {
    const struct picture_box *box;
    struct space space;
    size_t blocks;
    bool part;
};

/* Where a mark above the lanes is. */
struct place {
    const struct picture_mark *mark;
    int row;
    bool named;
};

struct layout {
    struct picture *picture;
    struct axis time;
    double left, top, bottom; /* of the lanes */
    struct row *row;
    size_t rows;
    size_t *row_of;  /* of each lane */
    size_t *style;   /* of each item that is observed, else LAYOUT_NO_STYLE */
    size_t observed; /* items */
    double *share;   /* of lanes together, LAYOUT_SHARES */
    struct piece *piece;
    size_t pieces, piece_room;
    struct place *place;
    size_t places;
    int launch_rows, deadline_rows;
    size_t crowded;                   /* launches and deadlines over others */
    const struct picture_mark **late; /* deadlines after the end, by lane and time */
    size_t later;
    double *drawn;               /* place of the last box and mark of each kind, by lane */
    bool many;                   /* boxes or marks: those that lie on each other are drawn once */
    bool marked[PICTURE_KINDS];  /* kinds of marks that are drawn */
    bool in_lanes, heaps, parts; /* some marks are; some lanes are heaps; some boxes are in parts */
    bool flat, cost;             /* some boxes have no height; some are costs */
    bool waves;                  /* some boxes are several blocks */
    bool possible;               /* else the times are too close to each other, for their size */
};

#define LAYOUT_BOX PICTURE_KINDS /* as a kind: no mark */

/* Whether something has a place of its own: of very many, not where one of its kind is. A lane
 * beyond the last is above them all. */
bool layout_seen(const struct layout *layout, size_t lane, int kind, double x);

void layout_make(struct layout *layout, struct picture *picture);
void layout_clear(struct layout *layout);

/* Every box of a heap gets a place in its lane, the lowest that is free. */
void layout_stack(struct layout *layout);

/* Writes SVG. */
void layout_draw(const struct layout *layout, FILE *file);
