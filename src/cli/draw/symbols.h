/* How boxes and marks look, the same in every picture and in its legend. */
#pragma once

#include "cli/draw/layout.h"

extern const char symbols_style[]; /* CSS */

/* A box of cost. */
void symbols_cost(FILE *file, double x, double y, double width, double height, const char *tip);
/* Class of text on such a box: dark colours carry light text. */
const char *symbols_label_class(size_t style);

/* A mark above the lanes; its tip is at (x, y). */
void symbols_above(FILE *file, enum picture_mark_kind kind, double x, double y, size_t style,
                   const char *tip);
/* A mark in a lane whose base line is at y. */
void symbols_in_lane(FILE *file, enum picture_mark_kind kind, double x, double y, double height,
                     const char *tip);
/* What a mark is. */
const char *symbols_name(enum picture_mark_kind kind, bool in_lane);

/* Draws the legend below `top`; returns where it ends. file NULL: only that. */
double legends_draw(const struct layout *layout, FILE *file, double top);
