#include "cli/draw/chart.h"

#define LEFT 66  /* of the plot in its panel */
#define RIGHT 22 /* of it */
#define HEAD 40  /* above the plot: title and note */
#define FOOT 46  /* below it: numbers and what they are */

void chart_begin(struct chart *const c, const char *const title, const char *const about,
                 const int panels, const double above, const char *const note)
{
    char shown[600];
    const int lines = (panels + c->columns - 1) / c->columns;
    c->first = CHART_TOP + above + (note ? 18 : 0);
    svg_text_cut(shown, sizeof shown, title, CHART_WIDTH - 32);
    svg_begin(c->file, CHART_WIDTH, (int)(c->first + lines * (HEAD + c->height + FOOT)) + 8, title,
              about,
              ".mark { stroke: #d55e00; stroke-dasharray: 4 3; } .dot { fill: #d55e00; } "
              ".marked { font-size: 12px; font-weight: bold; fill: #d55e00; stroke: white; "
              "stroke-width: 3; paint-order: stroke; } .line { stroke: #333; stroke-width: 1.4; } "
              ".dashed { stroke: #333; stroke-dasharray: 6 3; }\n"
              ".free { fill: #ddd; } .tint { opacity: 0.3; } "
              ".dots { stroke-width: 6; stroke-linecap: round; }");
    svg_text(c->file, 16, 24, SVG_START, "title", shown);
    if (note)
        svg_text(c->file, 16, 44, SVG_START, "note", note);
}

void chart_end(struct chart *const c)
{
    svg_end(c->file);
}

void chart_panel(struct chart *const c, const int place, const char *const title,
                 const char *const x_title, const char *const y_title)
{
    const double wide = (double)CHART_WIDTH / c->columns;
    const int line = place / c->columns;
    const double left = wide * (place % c->columns);
    c->y.to = c->first + line * (HEAD + c->height + FOOT) + HEAD;
    c->y.from = c->y.to + c->height;
    c->x.from = left + LEFT;
    c->x.to = left + wide - RIGHT;
    axis_mend(&c->x);
    axis_mend(&c->y);
    axis_draw_values(c->file, &c->y, c->x.from, c->x.to);
    axis_draw_across(c->file, &c->x, c->y.to, c->y.from,
                     (c->x.to - c->x.from) / (c->x.kind == AXIS_TIMES ? 72 : 44), x_title);
    svg_line(c->file, c->x.from, c->y.to, c->x.from, c->y.from, "axis");
    svg_text_up(c->file, left + 16, c->y.to + c->height / 2, "label", y_title);
    if (title)
        svg_text(c->file, c->x.from, c->y.to - 24, SVG_START, "label", title);
}

static double place_x(const struct chart *const c, const double x)
{
    return axis_place(&c->x, x);
}

static double place_y(const struct chart *const c, const double y)
{
    return axis_place(&c->y, y);
}

void chart_stairs(struct chart *const c, const size_t colour)
{
    fprintf(c->file, "<path class=\"s%zu\" d=\"", colour % SVG_COLOURS);
    c->drawn = false;
}

void chart_step(struct chart *const c, const double x, const double y)
{
    if (c->drawn)
        fprintf(c->file, "H%.2f", place_x(c, x));
    if (y <= c->y.high)
        fprintf(c->file, c->drawn ? "V%.2f" : "M%.2f %.2f",
                c->drawn ? place_y(c, y) : place_x(c, x), place_y(c, y));
    c->drawn = y <= c->y.high;
}

void chart_stairs_end(struct chart *const c)
{
    if (c->drawn)
        fprintf(c->file, "H%.2f", c->x.to);
    fputs("\"/>\n", c->file);
}

void chart_curve(struct chart *const c, const size_t colour, const bool dots)
{
    fprintf(c->file, "<path class=\"s%zu%s\" d=\"", colour % SVG_COLOURS, dots ? " dots" : "");
    c->drawn = false;
    c->dots = dots;
}

/* A dot is a segment of no length, with round ends. */
void chart_point(struct chart *const c, const double x, const double y)
{
    const bool shown = y <= c->y.high;
    if (shown)
        fprintf(c->file, "%s%.2f %.2f%s", c->drawn && !c->dots ? "L" : "M", place_x(c, x),
                place_y(c, y), c->dots ? "h0" : "");
    c->drawn = shown;
}

void chart_curve_end(struct chart *const c)
{
    fputs("\"/>\n", c->file);
}

void chart_line(const struct chart *const c, const double from, const double to, const bool dashed,
                const char *const name)
{
    svg_line(c->file, c->x.from, place_y(c, from), c->x.to, place_y(c, to),
             dashed ? "dashed" : "line");
    svg_text(c->file, c->x.to - 4, place_y(c, to) - 5, SVG_END, "tick halo", name);
}

void chart_mark(const struct chart *const c, const double x, const double y, const char *const text)
{
    const double at = place_x(c, x), high = place_y(c, y);
    const bool right = at > (c->x.from + c->x.to) / 2;
    svg_line(c->file, at, high, at, c->y.from, "mark");
    if (x <= c->x.high)
        fprintf(c->file, "<circle class=\"dot\" cx=\"%.2f\" cy=\"%.2f\" r=\"5\"/>\n", at, high);
    svg_text(c->file, at + (right ? -9 : 9), high - 8, right ? SVG_END : SVG_START, "marked", text);
}

void chart_note(const struct chart *const c, const char *const text)
{
    svg_text(c->file, c->x.from, c->y.to - 8, SVG_START, "note", text);
}
