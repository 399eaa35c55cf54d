/* Charts: panels in columns, each with two axes, on them staircases, curves, lines, dots and words.
 * A command gives values; where they lie on the page is decided here. */
#pragma once

#include "cli/draw/axis.h"

enum { CHART_WIDTH = 960, CHART_TOP = 34 };

struct chart {
    FILE *file;
    int columns;
    double first, height; /* top of the first panel; height of the plot in each */
    struct axis x, y;     /* of the panel; base, low, high and kind are the command's */
    bool drawn;           /* the staircase or curve is on the page */
    bool dots;            /* of the curve: its points alone */
};

/* So many panels, `above` pixels below the title, and a note (NULL: none) under the title. */
void chart_begin(struct chart *chart, const char *title, const char *about, int panels,
                 double above, const char *note);
void chart_end(struct chart *chart);

/* Panel number `place`: grid, numbers, words; chart->x and chart->y tell the ranges. */
void chart_panel(struct chart *chart, int place, const char *title, const char *x_title,
                 const char *y_title);

/* A staircase: level y from x on, the last to the end of the axis. Levels above the axis are left
 * out. */
void chart_stairs(struct chart *chart, size_t colour);
void chart_step(struct chart *chart, double x, double y);
void chart_stairs_end(struct chart *chart);

/* A curve through points, which a point above the axis interrupts; or the points alone, as dots. */
void chart_curve(struct chart *chart, size_t colour, bool dots);
void chart_point(struct chart *chart, double x, double y);
void chart_curve_end(struct chart *chart);

/* From end to end of the x axis, solid or dashed; its name at its end. */
void chart_line(const struct chart *chart, double from, double to, bool dashed, const char *name);
/* A dot with a line down to the axis and bold words; beyond the end of the axis no dot. */
void chart_mark(const struct chart *chart, double x, double y, const char *text);
/* Small words above the panel. */
void chart_note(const struct chart *chart, const char *text);
