#include "picture.h"

#include "cli.h"

#include "svg.h"

#include <stdlib.h>
#include <string.h>

/* Room for one more; false: out of memory, which is remembered. */
static bool room(struct picture *const picture, void **const array, size_t *const have,
                 const size_t need, const size_t size)
{
    if (need <= *have)
        return true;
    const size_t more = need + need / 2 + 16;
    void *const moved = more > SIZE_MAX / size ? NULL : realloc(*array, more * size);
    if (!moved) {
        picture->no_memory = true;
        return false;
    }
    *array = moved;
    *have = more;
    return true;
}

void picture_add_lane(struct picture *const picture, const char *const name, const int64_t capacity,
                      const bool thin)
{
    void *all = picture->lane;
    if (!room(picture, &all, &picture->lane_room, picture->lanes + 1, sizeof *picture->lane))
        return;
    picture->lane = all;
    struct picture_lane *const lane = &picture->lane[picture->lanes++];
    snprintf(lane->name, sizeof lane->name, "%s", name);
    lane->capacity = capacity < 1 ? 1 : capacity;
    lane->thin = thin;
}

void picture_add_box(struct picture *const picture, const struct picture_box *const box)
{
    void *all = picture->box;
    if (!room(picture, &all, &picture->box_room, picture->boxes + 1, sizeof *picture->box))
        return;
    picture->box = all;
    picture->box[picture->boxes++] = *box;
}

void picture_add_mark(struct picture *const picture, const enum picture_mark_kind kind,
                      const double at, const size_t item)
{
    void *all = picture->mark;
    if (!room(picture, &all, &picture->mark_room, picture->marks + 1, sizeof *picture->mark))
        return;
    picture->mark = all;
    picture->mark[picture->marks++] = (struct picture_mark){.kind = kind, .at = at, .item = item};
}

void picture_clear(struct picture *const picture)
{
    free(picture->lane);
    free(picture->box);
    free(picture->mark);
    free(picture->item);
    *picture = (struct picture){0};
}

/* ---- layout ---- */

enum {
    WIDTH = 1200,
    LEFT = 76,
    RIGHT = 24,
    TITLE = 34,
    MARK_ROWS = 8, /* at most, of launches and of deadlines */
    MARK_ROW = 13,
    AXIS = 44,
    LEGEND_ROW = 20,
    STYLES = SVG_COLOURS * 4, /* colours, each filled in PATTERNS ways */
    LANES_HEIGHT = 860        /* wanted for all lanes together */
};

#define PATTERNS (STYLES / SVG_COLOURS)

#define CHARACTER 6.4 /* width of one in a label, about */

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

struct drawing {
    const struct picture *picture;
    FILE *file;
    double from, to, scale; /* pixels per unit of time */
    double top;             /* of the lanes */
    int launch_rows, deadline_rows;
    size_t unseen;                 /* marks that have no room */
    bool flat;                     /* some boxes have no height */
    bool parts;                    /* some are drawn in parts */
    bool marked[PICTURE_SEEN + 1]; /* kinds of marks that are drawn */
    size_t seen;                   /* items */
    size_t *style;                 /* of each item that has a box there; SIZE_MAX: it has none */
    double lane_height, thin_height, gap;
    double *lane_top;
    struct piece *piece;
    size_t pieces, piece_room;
    bool failed;
};

static double x_of(const struct drawing *const d, const double time)
{
    const double t = time < d->from ? d->from : time > d->to ? d->to : time;
    return LEFT + (t - d->from) * d->scale;
}

static bool visible(const struct drawing *const d, const double from, const double to)
{
    return to > d->from && from < d->to;
}

static double lane_height(const struct drawing *const d, const size_t lane)
{
    return d->picture->lane[lane].thin ? d->thin_height : d->lane_height;
}

static void find_window(const struct picture *const p, double *const from, double *const to)
{
    *from = p->from;
    *to = p->to;
    if (*to > *from)
        return;
    *from = *to = p->boxes ? p->box[0].from : 0;
    for (size_t i = 0; i < p->boxes; i++) {
        *from = p->box[i].from < *from ? p->box[i].from : *from;
        *to = p->box[i].to > *to ? p->box[i].to : *to;
    }
    for (size_t i = 0; i < p->marks; i++) {
        *from = p->mark[i].at < *from ? p->mark[i].at : *from;
        *to = p->mark[i].at > *to ? p->mark[i].at : *to;
    }
}

bool picture_possible(const struct picture *const p)
{
    double from, to;
    find_window(p, &from, &to);
    const double most = to > -from ? to : -from;
    return p->boxes == 0 || (to - from) * 1e9 > most;
}

static int by_time(const void *const a, const void *const b)
{
    const struct picture_mark *const x = a, *const y = b;
    if (x->at < y->at || x->at > y->at)
        return x->at < y->at ? -1 : 1;
    return (x->item > y->item) - (x->item < y->item);
}

/* The first row that is free from x on, which ends the row; -1: none is. */
static int take_row(double ends[MARK_ROWS], int *const used, const double x, const double end)
{
    for (int row = 0; row < MARK_ROWS; row++)
        if (x >= ends[row]) {
            ends[row] = end;
            *used = row < *used ? *used : row + 1;
            return row;
        }
    return -1;
}

/* A row for every mark in the window: launches with their names, deadlines below them. A launch
 * whose name would push others away at the right edge goes without. */
static void lay_out_marks(struct drawing *const d, struct picture *const p)
{
    double launches[MARK_ROWS] = {0}, deadlines[MARK_ROWS] = {0};
    d->launch_rows = 1;
    qsort(p->mark, p->marks, sizeof *p->mark, by_time);
    for (size_t i = 0; i < p->marks; i++) {
        struct picture_mark *const mark = &p->mark[i];
        const double x = x_of(d, mark->at);
        const double width = CHARACTER * (double)strlen(p->item[mark->item]) + 12;
        mark->row = -1;
        if (mark->at < d->from || mark->at > d->to)
            continue;
        mark->named = x + width < WIDTH;
        mark->row = mark->kind == PICTURE_LAUNCH
                        ? take_row(launches, &d->launch_rows, x - 5, x + (mark->named ? width : 5))
                        : take_row(deadlines, &d->deadline_rows, x - 5, x + 5);
        if (mark->row < 0 && mark->kind == PICTURE_MISSED)
            mark->row = MARK_ROWS - 1; /* over others rather than not at all */
        d->unseen += mark->row < 0;
        d->marked[mark->kind] = d->marked[mark->kind] || mark->row >= 0;
    }
}

/* Which items are seen in the window, and how: each as its number says, or, where that would make
 * too many alike, in the order of those that are seen. */
static void choose_styles(struct drawing *const d)
{
    const struct picture *const p = d->picture;
    for (size_t i = 0; i < p->items; i++)
        d->style[i] = SIZE_MAX;
    for (size_t i = 0; i < p->boxes; i++)
        if (visible(d, p->box[i].from, p->box[i].to))
            d->style[p->box[i].item] = 0;
    for (size_t i = 0; i < p->items; i++)
        if (d->style[i] != SIZE_MAX) {
            d->style[i] = p->items <= STYLES ? i : d->seen;
            d->seen++;
        }
}

/* Returns where they end. */
static double lay_out_lanes(struct drawing *const d)
{
    const struct picture *const p = d->picture;
    const double each = (double)LANES_HEIGHT / (double)(p->lanes ? p->lanes : 1);
    d->lane_height = each > 110 ? 110 : each < 7 ? 7 : each;
    d->thin_height = d->lane_height > 24 ? 24 : d->lane_height;
    d->gap = d->lane_height > 30 ? 8 : d->lane_height > 14 ? 3 : 1;
    d->top = TITLE + MARK_ROW * (d->launch_rows + d->deadline_rows) + 4;
    double y = d->top;
    for (size_t i = 0; i < p->lanes; i++) {
        d->lane_top[i] = y;
        y += lane_height(d, i) + d->gap;
    }
    return y;
}

/* ---- heights: every box gets a place in its lane, the lowest that is free ---- */

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
    struct taken *taken;
    size_t count, have;
};

static void keep_running(struct stack *const stack, const double now)
{
    size_t kept = 0;
    for (size_t i = 0; i < stack->count; i++)
        if (stack->taken[i].to > now)
            stack->taken[kept++] = stack->taken[i];
    stack->count = kept;
}

static void insert_taken(struct stack *const stack, const size_t at, const struct taken new)
{
    memmove(stack->taken + at + 1, stack->taken + at, (stack->count - at) * sizeof new);
    stack->taken[at] = new;
    stack->count++;
}

static void add_piece(struct drawing *const d, const struct picture_box *const box,
                      const struct space space)
{
    const double pixels = (double)(space.high - space.low) * lane_height(d, box->lane) /
                          (double)d->picture->lane[box->lane].capacity;
    struct piece *const last = d->pieces ? &d->piece[d->pieces - 1] : NULL;
    const bool part = space.high - space.low < box->height;
    /* Blocks too low to be told apart become one box. */
    if (last && !part && pixels < 4 &&
        (last->space.high == space.low || last->space.low == space.high) &&
        last->box->lane == box->lane && last->box->item == box->item &&
        !(last->box->from < box->from) && !(last->box->to < box->to) &&
        !(last->box->to > box->to)) {
        last->space.low = space.low < last->space.low ? space.low : last->space.low;
        last->space.high = space.high > last->space.high ? space.high : last->space.high;
        last->blocks++;
        return;
    }
    if (!d->piece || d->pieces == d->piece_room) {
        const size_t more = d->pieces * 2 + 64;
        struct piece *const moved = realloc(d->piece, more * sizeof *moved);
        if (!moved) {
            d->failed = true;
            return;
        }
        d->piece = moved;
        d->piece_room = more;
    }
    d->parts = d->parts || part;
    d->piece[d->pieces++] = (struct piece){box, space, 1, part};
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

static bool take(struct drawing *const d, struct stack *const stack, const size_t i,
                 const struct picture_box *const box, const struct space space)
{
    if (stack->count == stack->have) {
        const size_t more = stack->have * 2 + 16;
        struct taken *const moved = realloc(stack->taken, more * sizeof *moved);
        if (!moved) {
            d->failed = true;
            return false;
        }
        stack->taken = moved;
        stack->have = more;
    }
    add_piece(d, box, space);
    insert_taken(stack, i, (struct taken){space, box->to});
    return true;
}

/* The lowest gap that holds all of it; else the gaps from below, each a part. */
static void stack_box(struct drawing *const d, struct stack *const stack,
                      const struct picture_box *const box)
{
    const int64_t capacity = d->picture->lane[box->lane].capacity;
    keep_running(stack, box->from);
    if (box->height == 0) {
        d->flat = true;
        add_piece(d, box, (struct space){0, 0});
        return;
    }
    for (size_t i = 0; i <= stack->count; i++) {
        const struct space free = gap(stack, i, capacity);
        if (free.high - free.low >= box->height) {
            take(d, stack, i, box, place_in_gap(stack, i, free, box));
            return;
        }
    }
    int64_t left = box->height;
    for (size_t i = 0; i <= stack->count && left > 0; i++) {
        struct space free = gap(stack, i, capacity);
        if (free.high - free.low > left)
            free.high = free.low + left;
        if (free.high > free.low && !take(d, stack, i, box, free))
            return;
        left -= free.high - free.low;
    }
}

static void stack_boxes(struct drawing *const d, struct picture *const p)
{
    struct stack stack = {0};
    qsort(p->box, p->boxes, sizeof *p->box, by_start);
    for (size_t i = 0; i < p->boxes && !d->failed; i++) {
        if (i == 0 || p->box[i].lane != p->box[i - 1].lane)
            stack.count = 0;
        stack_box(d, &stack, &p->box[i]);
    }
    free(stack.taken);
}

/* ---- drawing ---- */

static void draw_patterns(FILE *const file)
{
    fputs("<defs>\n"
          "<pattern id=\"p1\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
          "patternTransform=\"rotate(45)\"><rect width=\"2\" height=\"6\" fill=\"#000\" "
          "fill-opacity=\"0.45\"/></pattern>\n"
          "<pattern id=\"p2\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\"><circle "
          "cx=\"3\" cy=\"3\" r=\"1.5\" fill=\"#000\" fill-opacity=\"0.55\"/></pattern>\n"
          "<pattern id=\"p3\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
          "patternTransform=\"rotate(-45)\"><rect width=\"1.5\" height=\"6\" fill=\"#fff\" "
          "fill-opacity=\"0.8\"/><rect width=\"6\" height=\"1.5\" fill=\"#fff\" "
          "fill-opacity=\"0.8\"/></pattern>\n"
          "</defs>\n",
          file);
}

static void draw_styled_box(FILE *const file, const double x, const double y, const double width,
                            const double height, const size_t style, const char *const tip)
{
    char class_name[16];
    snprintf(class_name, sizeof class_name, height < 2 || width < 2 ? "c%d" : "b c%d",
             (int)(style % SVG_COLOURS));
    svg_box(file, x, y, width, height, class_name, tip);
    const int pattern = (int)(style / SVG_COLOURS % PATTERNS);
    if (pattern)
        fprintf(file,
                "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" "
                "style=\"fill: url(#p%d); pointer-events: none\"/>\n",
                x, y, width, height, pattern);
}

/* Dark colours carry light text. */
static const char *label_class(const size_t style)
{
    const size_t colour = style % SVG_COLOURS;
    if (style / SVG_COLOURS % PATTERNS)
        return "in halo";
    return colour == 0 || colour == 7 ? "in light" : "in";
}

static void draw_piece(const struct drawing *const d, const struct piece *const piece)
{
    const struct picture *const p = d->picture;
    const struct picture_box *const box = piece->box;
    if (!visible(d, box->from, box->to))
        return;
    const struct picture_lane *const lane = &p->lane[box->lane];
    const double height = lane_height(d, box->lane), x = x_of(d, box->from);
    const double unit = height / (double)lane->capacity;
    const double tall = piece->space.high > piece->space.low
                            ? (double)(piece->space.high - piece->space.low) * unit
                            : 1.9;
    const double y = d->lane_top[box->lane] + height - (double)piece->space.low * unit - tall;
    const double wide = x_of(d, box->to) - x;
    const char *const name = p->item[box->item];
    const size_t style = d->style[box->item];
    char tip[200];
    if (piece->blocks > 1)
        snprintf(tip, sizeof tip, "%.*s: %zu blocks, %s, %.9g to %.9g %s", text_part(name, 80),
                 name, piece->blocks, lane->name, box->from, box->to, p->unit);
    else
        snprintf(tip, sizeof tip, "%.*s, %s, %.9g to %.9g %s", text_part(name, 80), name,
                 lane->name, box->from, box->to, p->unit);
    draw_styled_box(d->file, x, y, wide < 0.4 ? 0.4 : wide, tall, style, tip);
    if (piece->part)
        svg_box(d->file, x, y, wide < 0.4 ? 0.4 : wide, tall, "part", NULL);
    if (tall >= 11 && wide >= CHARACTER * (double)strlen(name) + 4)
        svg_text(d->file, x + wide / 2, y + tall / 2 + 3.8, SVG_MIDDLE, label_class(style), name);
}

static void draw_lanes(const struct drawing *const d)
{
    const struct picture *const p = d->picture;
    double labelled = -100;
    for (size_t i = 0; i < p->lanes; i++) {
        const double height = lane_height(d, i), middle = d->lane_top[i] + height / 2;
        svg_box(d->file, LEFT, d->lane_top[i], WIDTH - LEFT - RIGHT, height, "lane", NULL);
        if (middle - labelled < 12)
            continue;
        labelled = middle;
        svg_text(d->file, LEFT - 6, middle + 3.8, SVG_END, "tick", p->lane[i].name);
    }
}

/* 1, 2 or 5 times a power of ten, about a tenth of the range. */
static double tick_step(const double range)
{
    double step = 1;
    while (range / step < 5)
        step /= 10;
    while (range / step >= 50)
        step *= 10;
    return range / step >= 25 ? step * 5 : range / step >= 10 ? step * 2 : step;
}

static void draw_axis(const struct drawing *const d, const double bottom)
{
    const double step = tick_step(d->to - d->from);
    char text[64];
    const double first = d->from / step;
    /* Rounded up by way of an integer, which the window's limits keep small. */
    double tick = (double)(int64_t)first;
    tick = tick < first ? tick + 1 : tick;
    for (int n = 0; n < 60 && tick * step <= d->to + step * 1e-9; tick += 1, n++) {
        const double x = x_of(d, tick * step);
        svg_line(d->file, x, d->top, x, bottom + 4, "grid");
        snprintf(text, sizeof text, "%.10g", tick * step);
        svg_text(d->file, x, bottom + 17, SVG_MIDDLE, "tick", text);
    }
    svg_line(d->file, LEFT, bottom, WIDTH - RIGHT, bottom, "axis");
    snprintf(text, sizeof text, "time (%s)", d->picture->unit);
    svg_text(d->file, (LEFT + WIDTH - RIGHT) / 2.0, bottom + 34, SVG_MIDDLE, "label", text);
}

/* A triangle, beside it the name; or a diamond. */
static void draw_mark(const struct drawing *const d, const struct picture_mark *const mark)
{
    static const char *const kinds[] = {[PICTURE_LAUNCH] = "launch",
                                        [PICTURE_DEADLINE] = "deadline",
                                        [PICTURE_MISSED] = "missed deadline",
                                        [PICTURE_SEEN] = "measured launch"};
    const bool launch = mark->kind == PICTURE_LAUNCH;
    const bool filled = launch || mark->kind == PICTURE_MISSED;
    const size_t style = d->style[mark->item];
    const double x = x_of(d, mark->at);
    const double y = TITLE + MARK_ROW * ((launch ? 0 : d->launch_rows) + mark->row + 1);
    svg_line(d->file, x, y, x, d->top, "stem");
    fprintf(d->file, "<path d=\"M%.2f %.2fl%s\" class=\"", x, y,
            launch || mark->kind == PICTURE_SEEN ? "-4 -8h8z" : "-4 -5 4 -5 4 5z");
    fputs(mark->kind == PICTURE_MISSED ? "missed " : "", d->file);
    if (style == SIZE_MAX)
        fputs(filled ? "other" : "none", d->file);
    else
        fprintf(d->file, "%c%d", filled ? 'c' : 's', (int)(style % SVG_COLOURS));
    fprintf(d->file, "\"><title>%s of ", kinds[mark->kind]);
    svg_escape(d->file, d->picture->item[mark->item]);
    fprintf(d->file, ", %.9g %s</title></path>\n", mark->at, d->picture->unit);
    if (launch && mark->named)
        svg_text(d->file, x + 6, y, SVG_START, "tick", d->picture->item[mark->item]);
}

/* Draws the legend of the items that are seen, or only tells how many rows it has. */
static int legend_items(const struct drawing *const d, const double top, const bool drawn)
{
    const struct picture *const p = d->picture;
    double x = LEFT;
    int row = 0;
    size_t told = 0;
    for (size_t i = 0; i < p->items && told < STYLES; i++) {
        const double width = 26 + CHARACTER * (double)strlen(p->item[i]) + 12;
        if (d->style[i] == SIZE_MAX)
            continue;
        if (x + width > WIDTH - RIGHT && x > LEFT) {
            x = LEFT;
            row++;
        }
        if (drawn) {
            const double y = top + LEGEND_ROW * row;
            draw_styled_box(d->file, x, y, 18, 12, d->style[i], NULL);
            svg_text(d->file, x + 23, y + 10, SVG_START, "tick", p->item[i]);
        }
        x += width;
        told++;
    }
    return row + 1;
}

static void draw_legend(const struct drawing *const d, const double top)
{
    const struct picture *const p = d->picture;
    const double y = top + LEGEND_ROW * legend_items(d, top, true);
    char text[320];
    snprintf(text, sizeof text, "%s%sbox height: %s%s%s%s; triangle: launch%s%s",
             d->unseen ? "some launches or deadlines have no room: draw a shorter time; " : "",
             d->seen > STYLES ? "further items share these colours; " : "", p->height,
             d->flat ? "; line: no " : "", d->flat ? p->height : "",
             d->parts ? "; dashed: parts of one block" : "",
             d->marked[PICTURE_SEEN] ? ", hollow if measured" : "",
             d->marked[PICTURE_DEADLINE] || d->marked[PICTURE_MISSED]
                 ? "; diamond: deadline, filled if missed"
                 : "");
    svg_text(d->file, LEFT, y + 10, SVG_START, "note", text);
    for (int n = 0; n < 2 && p->note[n]; n++)
        svg_text(d->file, LEFT, y + 10 + LEGEND_ROW * (n + 1), SVG_START, "note", p->note[n]);
}

bool picture_draw(struct picture *const picture, FILE *const file)
{
    static const char style[] = ".b { stroke: white; stroke-width: 0.5; } "
                                ".in { font-size: 11px; pointer-events: none; } "
                                ".light { fill: white; } "
                                ".halo { stroke: white; stroke-width: 3px; paint-order: stroke; } "
                                ".lane { fill: #f3f3f3; } "
                                ".stem { stroke: #bbb; stroke-width: 0.6; } "
                                ".part { fill: none; stroke: #222; stroke-dasharray: 3 2; } "
                                ".other { fill: #999; } .none { stroke: #999; fill: none; } "
                                ".missed { stroke: #222; stroke-width: 1.5; }";
    struct drawing d = {.picture = picture, .file = file};
    d.lane_top = calloc(picture->lanes + 1, sizeof *d.lane_top);
    d.style = calloc(picture->items + 1, sizeof *d.style);
    if (picture->no_memory || !d.lane_top || !d.style) {
        free(d.lane_top);
        free(d.style);
        return false;
    }
    find_window(picture, &d.from, &d.to);
    if (d.to <= d.from)
        d.to = d.from + 1;
    d.scale = (WIDTH - LEFT - RIGHT) / (d.to - d.from);
    lay_out_marks(&d, picture);
    choose_styles(&d);
    const double bottom = lay_out_lanes(&d);
    stack_boxes(&d, picture);
    if (!d.failed) {
        const int notes = 1 + (picture->note[0] != NULL) + (picture->note[1] != NULL);
        const int height =
            (int)bottom + AXIS + (legend_items(&d, 0, false) + notes) * LEGEND_ROW + 10;
        svg_begin(file, WIDTH, height, picture->title, style);
        draw_patterns(file);
        svg_text(file, LEFT, 20, SVG_START, "title", picture->title);
        draw_lanes(&d);
        draw_axis(&d, bottom);
        for (size_t i = 0; i < d.pieces; i++)
            draw_piece(&d, &d.piece[i]);
        for (size_t i = 0; i < picture->marks; i++)
            if (picture->mark[i].row >= 0)
                draw_mark(&d, &picture->mark[i]);
        draw_legend(&d, bottom + AXIS);
        svg_end(file);
    }
    free(d.lane_top);
    free(d.style);
    free(d.piece);
    return !d.failed;
}
