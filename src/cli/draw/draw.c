/* Lanes, boxes and marks as SVG. */
#include "cli/base/output.h"
#include "cli/draw/curves.h"
#include "cli/draw/symbols.h"

#include <string.h>

#define BAR 0.5 /* height of a box in a bar, of its lane */

static void text_of_box(const struct layout *const l, const struct picture_box *const box,
                        const size_t blocks, char text[240])
{
    const struct picture *const p = l->picture;
    const char *const name = p->item[box->item];
    char count[32] = "";
    if (blocks > 1)
        snprintf(count, sizeof count, ": %zu blocks", blocks);
    snprintf(text, 240, "%s%s%.*s%s, %s, %.9g to %.9g %s", box->cost ? p->cost : "",
             box->cost ? ": " : "", text_part(name, 80), name, count, p->lane[box->lane].name,
             box->from, box->to, p->unit);
}

static void draw_box(const struct layout *const l, FILE *const file,
                     const struct picture_box *const box, const double y, const double tall,
                     const size_t blocks)
{
    const char *const name = l->picture->item[box->item];
    const size_t style = l->style[box->item];
    const double x = axis_place(&l->time, box->from), end = axis_place(&l->time, box->to);
    const double wide = end - x < 0.4 ? 0.4 : end - x;
    char tip[240];
    text_of_box(l, box, blocks, tip);
    if (box->cost)
        symbols_cost(file, x, y, wide, tall, tip);
    else
        svg_styled(file, x, y, wide, tall, style, tip);
    if (!box->cost && tall >= 11 && wide >= svg_text_width(name) + 4)
        svg_text(file, x + wide / 2, y + tall / 2 + 3.8, SVG_MIDDLE, symbols_label_class(style),
                 name);
}

static void draw_piece(const struct layout *const l, FILE *const file,
                       const struct piece *const piece)
{
    const struct picture_box *const box = piece->box;
    const struct row *const row = &l->row[l->row_of[box->lane]];
    const double unit = row->height / (double)l->picture->lane[box->lane].capacity;
    const double high = (double)(piece->space.high - piece->space.low) * unit;
    const double tall = piece->space.high > piece->space.low ? high : 1.9;
    const double y = row->top + row->height - (double)piece->space.low * unit - tall;
    if (box->to <= l->time.low || box->from >= l->time.high)
        return;
    draw_box(l, file, box, y, tall, piece->blocks);
    if (piece->part) {
        const double x = axis_place(&l->time, box->from), end = axis_place(&l->time, box->to);
        svg_box(file, x, y, end - x < 0.4 ? 0.4 : end - x, tall, "part", NULL);
    }
}

static void draw_bars(const struct layout *const l, FILE *const file)
{
    const struct picture *const p = l->picture;
    for (size_t i = 0; i < p->boxes; i++) {
        const struct picture_box *const box = &p->box[i];
        const struct row *const row = &l->row[l->row_of[box->lane]];
        if (p->lane[box->lane].kind == PICTURE_BAR && box->to > l->time.low &&
            box->from < l->time.high &&
            layout_seen(l, box->lane, LAYOUT_BOX, axis_place(&l->time, box->to)))
            draw_box(l, file, box, row->top + row->height * (1 - BAR), row->height * BAR, 1);
    }
}

static void draw_rows(const struct layout *const l, FILE *const file)
{
    const struct picture *const p = l->picture;
    const double wide = l->time.to - l->left;
    double labelled = -100;
    for (size_t i = 0; i < l->rows; i++) {
        const struct row *const row = &l->row[i];
        const struct picture_lane *const lane = &p->lane[row->first];
        const double middle = row->top + row->height / 2, bottom = row->top + row->height;
        char name[PICTURE_NAME];
        if (lane->kind == PICTURE_HEAP || lane->kind == PICTURE_THIN)
            svg_box(file, l->left, row->top, wide, row->height, "lane", NULL);
        else
            svg_line(file, l->left, bottom, l->time.to, bottom, "axis");
        if (row->curves || middle - labelled < 12)
            continue;
        labelled = middle;
        svg_text_cut(name, sizeof name, lane->name, l->left - 12);
        svg_text(file, l->left - 6, middle + 3.8, SVG_END, "tick", name);
    }
}

/* ---- marks ---- */

static void text_of_mark(const struct layout *const l, const struct picture_mark *const mark,
                         char text[200])
{
    const char *const name = l->picture->item[mark->item];
    snprintf(text, 200, "%s of %.*s, %.9g %s",
             symbols_name(mark->kind, mark->lane != PICTURE_ABOVE), text_part(name, 100), name,
             mark->at, l->picture->unit);
}

static void draw_mark_above(const struct layout *const l, FILE *const file,
                            const struct place *const place)
{
    const struct picture_mark *const mark = place->mark;
    const bool launch = mark->kind == PICTURE_LAUNCH;
    const double x = axis_place(&l->time, mark->at);
    const double y =
        LAYOUT_TITLE + LAYOUT_MARK_ROW * ((launch ? 0 : l->launch_rows) + place->row + 1);
    char text[200];
    if (!place->named && !layout_seen(l, l->picture->lanes, (int)mark->kind, x))
        return;
    text_of_mark(l, mark, text);
    svg_line(file, x, y, x, l->top, "stem");
    symbols_above(file, mark->kind, x, y, l->style[mark->item], text);
    if (place->named)
        svg_text(file, x + 6, y, SVG_START, "tick", l->picture->item[mark->item]);
}

static void draw_mark_in_lane(const struct layout *const l, FILE *const file,
                              const struct picture_mark *const mark)
{
    const struct row *const row = &l->row[l->row_of[mark->lane]];
    const double x = axis_place(&l->time, mark->at), y = row->top + row->height;
    char text[200];
    if (!layout_seen(l, mark->lane, (int)mark->kind, x))
        return;
    if (mark->kind == PICTURE_LINK) {
        const struct row *const other = &l->row[l->row_of[mark->other]];
        svg_line(file, x, y - row->height * BAR / 2, x, other->top + other->height * (1 - BAR / 2),
                 "link");
        return;
    }
    text_of_mark(l, mark, text);
    symbols_in_lane(file, mark->kind, x, y, row->height, text);
    if (mark->kind == PICTURE_BOUND)
        svg_text(file, x - 4, row->top + 9, SVG_END, "note halo", "bound");
}

/* At the right edge of a lane: its first deadline after the end of the picture. */
static void tell_later_in_lane(const struct layout *const l, FILE *const file,
                               const struct picture_mark *const mark)
{
    const struct row *const row = &l->row[l->row_of[mark->lane]];
    char text[64];
    snprintf(text, sizeof text, "deadline at %.9g \xe2\x86\x92", mark->at);
    svg_text(file, l->time.to - 2, row->top + 9, SVG_END, "note halo", text);
}

/* Above the lanes, at the right edge: those that come first. */
static void tell_later_above(const struct layout *const l, FILE *const file)
{
    char text[400] = "deadlines after the end: ";
    size_t told = 0, at = strlen(text);
    for (; told < l->later && told < 3; told++) {
        const char *const name = l->picture->item[l->late[told]->item];
        at += (size_t)snprintf(text + at, sizeof text - at, "%s%.*s at %.9g", told ? ", " : "",
                               text_part(name, 60), name, l->late[told]->at);
    }
    if (told < l->later)
        at += (size_t)snprintf(text + at, sizeof text - at, ", and %zu more", l->later - told);
    snprintf(text + at, sizeof text - at, " \xe2\x86\x92");
    svg_text(file, l->time.to, l->top - 6, SVG_END, "note", text);
}

static void draw_marks(const struct layout *const l, FILE *const file)
{
    const struct picture *const p = l->picture;
    for (size_t i = 0; i < l->places; i++)
        draw_mark_above(l, file, &l->place[i]);
    for (size_t i = 0; i < p->marks; i++)
        if (p->mark[i].lane != PICTURE_ABOVE && p->mark[i].at >= l->time.low &&
            p->mark[i].at <= l->time.high)
            draw_mark_in_lane(l, file, &p->mark[i]);
    if (l->later && !l->in_lanes)
        tell_later_above(l, file);
    for (size_t i = 0; i < l->later && l->in_lanes; i++)
        if (i == 0 || l->late[i]->lane != l->late[i - 1]->lane)
            tell_later_in_lane(l, file, l->late[i]);
}

/* ---- all ---- */

#define ABOUT (2 * PICTURE_NAME + 300)

/* What the picture shows, for those who do not see it. */
static void tell_all(const struct layout *const l, char text[ABOUT])
{
    const struct picture *const p = l->picture;
    char boxes[40] = "curves";
    size_t missed = 0;
    if (!p->curves)
        snprintf(boxes, sizeof boxes, "%zu boxes", p->boxes);
    for (size_t i = 0; i < p->marks; i++)
        missed += p->mark[i].kind == PICTURE_MISSED;
    snprintf(text, ABOUT,
             "A timeline from %.9g to %.9g %s: %zu lanes from %s to %s, %s, %zu marks, %zu "
             "deadlines missed",
             l->time.low, l->time.high, p->unit, p->lanes, p->lanes ? p->lane[0].name : "-",
             p->lanes ? p->lane[p->lanes - 1].name : "-", boxes, p->marks, missed);
}

void layout_draw(const struct layout *const l, FILE *const file)
{
    const struct picture *const p = l->picture;
    const double legend = l->bottom + 50;
    char about[ABOUT], title[600];
    tell_all(l, about);
    svg_text_cut(title, sizeof title, p->title, 860);
    const int height = (int)legends_draw(l, NULL, legend) + 10;
    svg_begin(file, LAYOUT_WIDTH, height, title, about, symbols_style);
    svg_patterns(file);
    svg_text(file, 16, 20, SVG_START, "title", title);
    draw_rows(l, file);
    axis_draw_time(file, &l->time, l->top, l->bottom, p->unit);
    curves_draw(l, file);
    for (size_t i = 0; i < l->pieces; i++)
        draw_piece(l, file, &l->piece[i]);
    draw_bars(l, file);
    draw_marks(l, file);
    legends_draw(l, file, legend);
    svg_end(file);
}
