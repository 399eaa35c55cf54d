/* Curves in lanes: what was given as points, and how full many lanes are together. */
#pragma once

#include "cli/draw/layout.h"

void curves_draw(const struct layout *layout, FILE *file);
