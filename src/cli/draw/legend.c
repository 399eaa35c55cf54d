/* The legend: what colours, hatchings and marks mean, of all that is in the picture. */
#include "cli/draw/symbols.h"

#include <inttypes.h>
#include <string.h>

#define ROW 20

/* Where the next entry goes. */
struct pen {
    FILE *file; /* NULL: only to know how high it becomes */
    double left, right, x, y;
};

/* A place of that width, plus room for a symbol; on a new line if this one is full. */
static void advance(struct pen *const pen, const double text)
{
    if (pen->x + 26 + text > pen->right && pen->x > pen->left) {
        pen->x = pen->left;
        pen->y += ROW;
    }
}

/* The text beside a symbol that is 18 wide. */
static void entry_text(struct pen *const pen, const char *const text)
{
    if (pen->file)
        svg_text(pen->file, pen->x + 23, pen->y + 10, SVG_START, "tick", text);
    pen->x += 26 + svg_text_width(text) + 14;
}

static void new_line(struct pen *const pen)
{
    if (pen->x > pen->left)
        pen->y += ROW;
    pen->x = pen->left;
}

static void draw_items(const struct layout *const l, struct pen *const pen)
{
    const struct picture *const p = l->picture;
    bool told[LAYOUT_STYLES] = {false};
    for (size_t i = 0; i < p->items; i++) {
        const size_t style = l->style[i] % LAYOUT_STYLES;
        if (l->style[i] == LAYOUT_NO_STYLE || told[style])
            continue;
        char name[PICTURE_NAME];
        svg_text_cut(name, sizeof name, p->family ? p->family_name[style] : p->item[i], 300);
        advance(pen, svg_text_width(name));
        if (pen->file)
            svg_styled(pen->file, pen->x, pen->y, 18, 12, style, NULL);
        entry_text(pen, name);
        told[style] = true;
    }
}

static void draw_cost(const struct layout *const l, struct pen *const pen)
{
    if (!l->cost)
        return;
    advance(pen, svg_text_width(l->picture->cost));
    if (pen->file)
        symbols_cost(pen->file, pen->x, pen->y, 18, 12, NULL);
    entry_text(pen, l->picture->cost);
}

static bool is_dot(const enum picture_mark_kind kind)
{
    return kind == PICTURE_COMPLETE || kind == PICTURE_EMPTY;
}

static void draw_marks(const struct layout *const l, struct pen *const pen)
{
    for (int k = 0; k < PICTURE_KINDS; k++) {
        const enum picture_mark_kind kind = (enum picture_mark_kind)k;
        const char *const name = symbols_name(kind, l->in_lanes);
        if (!l->marked[k])
            continue;
        advance(pen, svg_text_width(name));
        if (pen->file && kind == PICTURE_LINK)
            svg_line(pen->file, pen->x + 9, pen->y - 1, pen->x + 9, pen->y + 13, "link");
        else if (pen->file && l->in_lanes)
            symbols_in_lane(pen->file, kind, pen->x + 9, pen->y + (is_dot(kind) ? 6 : 13), 16,
                            name);
        else if (pen->file)
            symbols_above(pen->file, kind, pen->x + 9, pen->y + 11, LAYOUT_NO_STYLE, name);
        entry_text(pen, name);
    }
}

static void draw_note(struct pen *const pen, const char *const text)
{
    if (pen->file)
        svg_text(pen->file, pen->left, pen->y + 10, SVG_START, "note", text);
    pen->y += ROW;
}

static bool hatched(const struct layout *const l)
{
    for (size_t i = 0; i < l->picture->items; i++)
        if (l->style[i] != LAYOUT_NO_STYLE && l->style[i] % LAYOUT_STYLES >= SVG_COLOURS)
            return true;
    return false;
}

/* Adds a part to a text of parts. */
static void add(char *const text, const size_t size, const char *const part)
{
    const size_t at = strlen(text);
    snprintf(text + at, size - at, "%s%s", at ? "; " : "", part);
}

static void draw_words(const struct layout *const l, struct pen *const pen)
{
    const struct picture *const p = l->picture;
    char text[500] = "", part[160];
    if (l->pieces) {
        snprintf(part, sizeof part, "height of a box: %s%s%s", p->height,
                 l->flat ? "; a line: no " : "", l->flat ? p->height : "");
        add(text, sizeof text, part);
    }
    if (l->heaps && hatched(l))
        add(text, sizeof text, "hatching tells apart what has the same colour");
    if (l->heaps && p->family) {
        snprintf(part, sizeof part, "a colour for each %s", p->families);
        add(text, sizeof text, part);
    } else if (l->heaps && l->observed > LAYOUT_STYLES)
        add(text, sizeof text, "further items share these colours");
    if (l->parts)
        add(text, sizeof text, "dashed: parts of one block, or a block without room");
    if (p->beyond)
        add(text, sizeof text, "times beyond 10^300 are drawn there");
    if (*text)
        draw_note(pen, text);
    if (p->curves) {
        snprintf(text, sizeof text, "more than %d waves: curves, no boxes%s%s", PICTURE_MOST_SINGLE,
                 p->less ? "; " : "", p->less ? p->less : "");
        draw_note(pen, text);
    } else if (l->waves) {
        snprintf(text, sizeof text, "one box per wave and SM: %" PRId64 " blocks", p->blocks);
        draw_note(pen, text);
    }
    snprintf(text, sizeof text, "%zu launches or deadlines lie over others, without their names",
             l->crowded);
    if (l->crowded)
        draw_note(pen, text);
    if (l->many)
        draw_note(pen, "boxes of a lane and marks of a kind that lie on each other are drawn once");
    for (int n = 0; n < 3; n++)
        if (p->note[n])
            draw_note(pen, p->note[n]);
}

double legends_draw(const struct layout *const l, FILE *const file, const double top)
{
    struct pen pen = {file, l->left, LAYOUT_WIDTH - LAYOUT_RIGHT, l->left, top};
    if (l->heaps)
        draw_items(l, &pen);
    new_line(&pen);
    draw_cost(l, &pen);
    draw_marks(l, &pen);
    new_line(&pen);
    draw_words(l, &pen);
    return pen.y;
}
