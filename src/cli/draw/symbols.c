#include "cli/draw/symbols.h"

const char symbols_style[] =
    ".b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }\n"
    ".light { fill: white; } "
    ".halo { stroke: white; stroke-width: 3px; paint-order: stroke; }\n"
    ".lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }\n"
    ".part { fill: none; stroke: #222; stroke-dasharray: 3 2; }\n"
    ".other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }\n"
    ".missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }\n"
    ".late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }\n"
    ".empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }\n"
    ".bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }\n"
    ".budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }";

void symbols_cost(FILE *const file, const double x, const double y, const double width,
                  const double height, const char *const tip)
{
    svg_box(file, x, y, width, height, "cost", tip);
    svg_hatch(file, x, y, width, height, 1);
}

const char *symbols_label_class(const size_t style)
{
    if (style / SVG_COLOURS % LAYOUT_PATTERNS)
        return "in halo";
    return svg_is_dark(style) ? "in light" : "in";
}

const char *symbols_name(const enum picture_mark_kind kind, const bool in_lane)
{
    static const char *const names[PICTURE_KINDS] = {
        [PICTURE_SEEN] = "measured launch",   [PICTURE_DEADLINE] = "deadline",
        [PICTURE_MISSED] = "missed deadline", [PICTURE_COMPLETE] = "completion",
        [PICTURE_EMPTY] = "budget empty",     [PICTURE_BOUND] = "bound",
        [PICTURE_LINK] = "preemption",
    };
    return kind == PICTURE_LAUNCH ? in_lane ? "release" : "launch" : names[kind];
}

static void end_with_tip(FILE *const file, const char *const tip)
{
    fputs("\"><title>", file);
    svg_escape(file, tip);
    fputs("</title></path>\n", file);
}

/* A triangle or a diamond, filled for what is predicted, and red for what is missed. */
void symbols_above(FILE *const file, const enum picture_mark_kind kind, const double x,
                   const double y, const size_t style, const char *const tip)
{
    const bool filled = kind == PICTURE_LAUNCH;
    const bool triangle = kind == PICTURE_LAUNCH || kind == PICTURE_SEEN;
    fprintf(file, "<path d=\"M%.2f %.2fl%s\" class=\"", x, y,
            triangle ? "-4 -8h8z" : "-4 -5 4 -5 4 5z");
    if (kind == PICTURE_MISSED)
        fputs("missed", file);
    else if (style == LAYOUT_NO_STYLE)
        fputs(filled ? "other" : "none", file);
    else
        fprintf(file, "%c%d", filled ? 'c' : 's', (int)(style % SVG_COLOURS));
    end_with_tip(file, tip);
}

/* Arrows: up at a release, down at a deadline, a thick one with a cross where it is missed. */
void symbols_in_lane(FILE *const file, const enum picture_mark_kind kind, const double x,
                     const double y, const double height, const char *const tip)
{
    const double tall = height * 0.75;
    const char *const class_name = kind == PICTURE_MISSED     ? "late"
                                   : kind == PICTURE_BOUND    ? "bound"
                                   : kind == PICTURE_EMPTY    ? "empty"
                                   : kind == PICTURE_COMPLETE ? "dot"
                                                              : "arrow";
    fputs("<path d=\"", file);
    if (kind == PICTURE_LAUNCH)
        fprintf(file, "M%.2f %.2fv%.2fm-3 5l3 -5l3 5", x, y, -tall);
    else if (kind == PICTURE_BOUND)
        fprintf(file, "M%.2f %.2fv%.2f", x, y, -height);
    else if (kind == PICTURE_COMPLETE)
        fprintf(file, "M%.2f %.2fa3.5 3.5 0 1 1 0.01 0z", x, y + 3.5);
    else if (kind == PICTURE_EMPTY)
        fprintf(file, "M%.2f %.2fl-4 4l4 4l4 -4z", x, y - 4);
    else
        fprintf(file, "M%.2f %.2fv%.2fm-3 -5l3 5l3 -5", x, y - tall, tall);
    if (kind == PICTURE_MISSED)
        fprintf(file, "M%.2f %.2fl8 8m0 -8l-8 8", x - 4, y - tall - 4);
    fprintf(file, "\" class=\"%s", class_name);
    end_with_tip(file, tip);
}
