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
    LEGEND_MOST = 48,
    LANES_HEIGHT = 860 /* wanted for all lanes together */
};

#define CHARACTER 6.4 /* width of one in a label, about */

/* A box or a part of it, at its height in the lane. */
struct piece {
    const struct picture_box *box;
    int64_t low, high;
    size_t blocks;
};

struct drawing {
    const struct picture *picture;
    FILE *file;
    double from, to, scale; /* pixels per unit of time */
    double top;             /* of the lanes */
    int launch_rows, deadline_rows;
    size_t unseen; /* marks that have no room */
    bool flat;     /* some boxes have no height */
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

static void find_window(struct drawing *const d)
{
    const struct picture *const p = d->picture;
    d->from = p->from;
    d->to = p->to;
    if (d->to > d->from)
        return;
    d->from = d->to = p->boxes ? p->box[0].from : 0;
    for (size_t i = 0; i < p->boxes; i++) {
        d->from = p->box[i].from < d->from ? p->box[i].from : d->from;
        d->to = p->box[i].to > d->to ? p->box[i].to : d->to;
    }
    for (size_t i = 0; i < p->marks; i++) {
        d->from = p->mark[i].at < d->from ? p->mark[i].at : d->from;
        d->to = p->mark[i].at > d->to ? p->mark[i].at : d->to;
    }
    if (d->to <= d->from)
        d->to = d->from + 1;
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
    int64_t low, high;
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
                      const int64_t low, const int64_t high)
{
    const double pixels = (double)(high - low) * lane_height(d, box->lane) /
                          (double)d->picture->lane[box->lane].capacity;
    struct piece *const last = d->pieces ? &d->piece[d->pieces - 1] : NULL;
    /* Blocks too low to be told apart become one box. */
    if (last && pixels < 4 && last->high == low && last->box->lane == box->lane &&
        last->box->item == box->item && !(last->box->from < box->from) &&
        !(last->box->to < box->to) && !(last->box->to > box->to)) {
        last->high = high;
        last->blocks++;
        return;
    }
    if (d->pieces == d->piece_room) {
        const size_t more = d->pieces * 2 + 64;
        struct piece *const moved = realloc(d->piece, more * sizeof *moved);
        if (!moved) {
            d->failed = true;
            return;
        }
        d->piece = moved;
        d->piece_room = more;
    }
    d->piece[d->pieces++] = (struct piece){box, low, high, 1};
}

/* The lowest gap that holds all of it; else the gaps from below, each a piece. */
static void stack_box(struct drawing *const d, struct stack *const stack,
                      const struct picture_box *const box)
{
    const int64_t capacity = d->picture->lane[box->lane].capacity;
    int64_t left = box->height;
    keep_running(stack, box->from);
    for (int whole = 1; whole >= 0 && left > 0; whole--) {
        int64_t low = 0;
        for (size_t i = 0; i <= stack->count && left > 0; i++) {
            const int64_t end = i < stack->count ? stack->taken[i].low : capacity;
            const int64_t fits = end - low < left ? end - low : left;
            if (fits > 0 && (!whole || fits == left)) {
                if (stack->count == stack->have) {
                    const size_t more = stack->have * 2 + 16;
                    struct taken *const moved = realloc(stack->taken, more * sizeof *moved);
                    if (!moved) {
                        d->failed = true;
                        return;
                    }
                    stack->taken = moved;
                    stack->have = more;
                }
                add_piece(d, box, low, low + fits);
                insert_taken(stack, i, (struct taken){low, low + fits, box->to});
                left -= fits;
            }
            if (i < stack->count)
                low = stack->taken[i].high;
        }
    }
    if (box->height == 0) {
        d->flat = true;
        add_piece(d, box, 0, 0);
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

/* Four ways to fill, for more items than colours. */
#define PATTERNS 4

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

static void draw_item_box(FILE *const file, const double x, const double y, const double width,
                          const double height, const size_t item, const char *const tip)
{
    char class_name[16];
    snprintf(class_name, sizeof class_name, height < 2 || width < 2 ? "c%d" : "b c%d",
             (int)(item % SVG_COLOURS));
    svg_box(file, x, y, width, height, class_name, tip);
    const int pattern = (int)(item / SVG_COLOURS % PATTERNS);
    if (pattern)
        fprintf(file,
                "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" "
                "style=\"fill: url(#p%d); pointer-events: none\"/>\n",
                x, y, width, height, pattern);
}

/* Dark colours carry light text. */
static const char *label_class(const size_t item)
{
    const size_t colour = item % SVG_COLOURS;
    if (item / SVG_COLOURS % PATTERNS)
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
    const double tall = piece->high > piece->low ? (double)(piece->high - piece->low) * unit : 1.9;
    const double y = d->lane_top[box->lane] + height - (double)piece->low * unit - tall;
    const double wide = x_of(d, box->to) - x;
    const char *const name = p->item[box->item];
    char tip[200];
    if (piece->blocks > 1)
        snprintf(tip, sizeof tip, "%.*s: %zu blocks, %s, %.9g to %.9g %s", text_part(name, 80),
                 name, piece->blocks, lane->name, box->from, box->to, p->unit);
    else
        snprintf(tip, sizeof tip, "%.*s, %s, %.9g to %.9g %s", text_part(name, 80), name,
                 lane->name, box->from, box->to, p->unit);
    draw_item_box(d->file, x, y, wide < 0.4 ? 0.4 : wide, tall, box->item, tip);
    if (tall >= 11 && wide >= CHARACTER * (double)strlen(name) + 4)
        svg_text(d->file, x + wide / 2, y + tall / 2 + 3.8, SVG_MIDDLE, label_class(box->item),
                 name);
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
    const bool launch = mark->kind == PICTURE_LAUNCH;
    const int row = launch ? mark->row : d->launch_rows + mark->row,
              colour = mark->item % SVG_COLOURS;
    const double x = x_of(d, mark->at), y = TITLE + MARK_ROW * (row + 1);
    svg_line(d->file, x, y, x, d->top, "stem");
    if (launch)
        fprintf(d->file, "<path d=\"M%.2f %.2fl-4 -8h8z\" class=\"c%d\"/>\n", x, y, colour);
    else
        fprintf(d->file, "<path d=\"M%.2f %.2fl-4 -5 4 -5 4 5z\" class=\"%s%d\"/>\n", x, y,
                mark->kind == PICTURE_MISSED ? "missed c" : "s", colour);
    if (launch && mark->named)
        svg_text(d->file, x + 6, y, SVG_START, "tick", d->picture->item[mark->item]);
}

static int legend_rows(const struct picture *const p)
{
    double x = LEFT;
    int rows = 1;
    const size_t told = p->items < LEGEND_MOST ? p->items : LEGEND_MOST;
    for (size_t i = 0; i < told; i++) {
        const double width = 26 + CHARACTER * (double)strlen(p->item[i]) + 12;
        if (x + width > WIDTH - RIGHT && x > LEFT) {
            x = LEFT;
            rows++;
        }
        x += width;
    }
    return rows + 1;
}

static void draw_legend(const struct drawing *const d, const double top)
{
    const struct picture *const p = d->picture;
    const size_t told = p->items < LEGEND_MOST ? p->items : LEGEND_MOST;
    double x = LEFT, y = top;
    char text[320];
    for (size_t i = 0; i < told; i++) {
        const double width = 26 + CHARACTER * (double)strlen(p->item[i]) + 12;
        if (x + width > WIDTH - RIGHT && x > LEFT) {
            x = LEFT;
            y += LEGEND_ROW;
        }
        draw_item_box(d->file, x, y, 18, 12, i, NULL);
        svg_text(d->file, x + 23, y + 10, SVG_START, "tick", p->item[i]);
        x += width;
    }
    snprintf(text, sizeof text, "%s%sbox height: %s%s%s; triangle: launch%s",
             d->unseen ? "some launches or deadlines have no room: draw a shorter time; " : "",
             p->items > told ? "further items share these colours; " : "", p->height,
             d->flat ? "; line: no " : "", d->flat ? p->height : "",
             d->deadline_rows ? "; diamond: deadline, filled if missed" : "");
    svg_text(d->file, LEFT, y + LEGEND_ROW + 10, SVG_START, "note", text);
}

bool picture_draw(struct picture *const picture, FILE *const file)
{
    static const char style[] = ".b { stroke: white; stroke-width: 0.5; } "
                                ".in { font-size: 11px; pointer-events: none; } "
                                ".light { fill: white; } "
                                ".halo { stroke: white; stroke-width: 3px; paint-order: stroke; } "
                                ".lane { fill: #f3f3f3; } "
                                ".stem { stroke: #bbb; stroke-width: 0.6; } "
                                ".missed { stroke: #222; stroke-width: 1.5; }";
    struct drawing d = {.picture = picture, .file = file};
    d.lane_top = calloc(picture->lanes + 1, sizeof *d.lane_top);
    if (picture->no_memory || !d.lane_top) {
        free(d.lane_top);
        return false;
    }
    find_window(&d);
    d.scale = (WIDTH - LEFT - RIGHT) / (d.to - d.from);
    lay_out_marks(&d, picture);
    const double bottom = lay_out_lanes(&d);
    stack_boxes(&d, picture);
    if (!d.failed) {
        const int height = (int)bottom + AXIS + legend_rows(picture) * LEGEND_ROW + 10;
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
    free(d.piece);
    return !d.failed;
}
