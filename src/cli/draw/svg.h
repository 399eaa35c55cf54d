/* Pictures as SVG text: the little that all pictures share. Coordinates are in pixels, and go into
 * pictures only; no result is ever computed from them.
 *
 * Classes that svg_begin() defines: `title`, `label` (axis titles), `tick` (axis numbers), `note`
 * for texts; `axis`, `grid` for lines; colours c0 .. c7, told apart by the colour-blind (Okabe and
 * Ito; indigo in place of their yellow, which hardly shows on white), as `cN` for what is filled
 * and `sN` for what is drawn. */
#pragma once

#include <gmp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#define SVG_COLOURS 8
#define SVG_STYLES 32     /* colours, each filled in four ways */
#define SVG_CHARACTER 6.4 /* width of one in a label, about */

/* Is text on that colour read better in white? */
bool svg_is_dark(size_t colour);

enum svg_anchor { SVG_START, SVG_MIDDLE, SVG_END };

/* Whether a time has a place: 0, or its size lies between 2^-900 and 2^900. */
bool svg_has_place(mpq_srcptr time);
/* Says that some time has none; the exit status. */
int svg_refuse(void);

/* A picture on white; a viewer that is set to dark shows a picture of its own (no part of a page)
 * on black, with the hues as they were. The title and `about` (NULL: nothing) are its text for
 * screen readers; the title is also written above it. `more_style`: further CSS, or NULL. */
void svg_begin(FILE *file, int width, int height, const char *title, const char *about,
               const char *more_style);
void svg_patterns(FILE *file); /* the hatchings of the next two */
void svg_end(FILE *file);      /* behind what it was made by, as metadata */

/* Text as XML: & < > and quotes escaped; what XML forbids or is no UTF-8 becomes U+FFFD. */
void svg_escape(FILE *file, const char *text);

/* About how wide a label is. */
double svg_text_width(const char *text);
/* Length of the longest part, of whole characters, that is no wider than so many pixels. */
int svg_text_fit(const char *text, double width);
/* As it fits into so many pixels: of a longer text beginning and end, with a mark where it was
 * cut, since names often differ in their ends alone. */
void svg_text_cut(char *to, size_t size, const char *text, double width);

void svg_text(FILE *file, double x, double y, enum svg_anchor anchor, const char *class_name,
              const char *text);
/* Reads upwards. */
void svg_text_up(FILE *file, double x, double y, const char *class_name, const char *text);
void svg_line(FILE *file, double x1, double y1, double x2, double y2, const char *class_name);
/* `tip`: shown by viewers when the mouse rests on it; NULL: none. */
void svg_box(FILE *file, double x, double y, double width, double height, const char *class_name,
             const char *tip);

/* Distance of the ticks of an axis over `range` > 0: 1, 2 or 5 times a power of ten, the smallest
 * that needs at most `most` >= 1 steps. */
int64_t svg_tick_step(int64_t range, int most);
/* The same with powers of two, for bytes. */
int64_t svg_tick_step_binary(int64_t range, int most);

/* A box in a colour and hatching, SVG_STYLES of them; `tip` as of svg_box(). */
void svg_styled(FILE *file, double x, double y, double width, double height, size_t style,
                const char *tip);
void svg_hatch(FILE *file, double x, double y, double width, double height, int pattern);
