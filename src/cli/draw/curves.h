/* Curves in lanes: what was given as points, and how full many lanes are together. */
#ifndef CURVES_H
#define CURVES_H

#include "cli/draw/layout.h"

void curves_draw(const struct layout *layout, FILE *file);

#endif
