/* Axes: where a value lies on the page, and the numbers beside it. */
#pragma once

#include "cli/draw/svg.h"

#include <gmp.h>

/* A linear scale from base + [low, high] to [from, to] of the page: values are differences from the
 * base, so that a picture far from 0 does not lose its digits. */
/* Counts have no ticks between whole numbers; binary ones have them at powers of two, as bytes. */
enum axis_kind { AXIS_TIMES, AXIS_COUNTS, AXIS_BINARY, AXIS_BYTES };

struct axis {
    double base, low, high, from, to;
    enum axis_kind kind;
};

/* A time as a double; those beyond what doubles hold well end at +-AXIS_MOST. */
#define AXIS_MOST 1e300
double axis_time(mpq_srcptr time);

/* Makes the range one that can be drawn: not empty. */
void axis_mend(struct axis *axis);

/* Values outside lie at the ends. */
double axis_place(const struct axis *axis, double value);

/* Grid lines from top to bottom, the times below them, and what they are. */
void axis_draw_time(FILE *file, const struct axis *axis, double top, double bottom,
                    const char *unit);
/* What a time axis is called: the unit, and where it starts if that is far from 0. */
void axis_time_title(char text[80], const struct axis *axis, const char *unit);
/* The same of any values; about `most` of them, and a title. */
void axis_draw_across(FILE *file, const struct axis *axis, double top, double bottom, double most,
                      const char *title);
/* Grid lines from left to right, and the values to their left. */
void axis_draw_values(FILE *file, const struct axis *axis, double left, double right);
