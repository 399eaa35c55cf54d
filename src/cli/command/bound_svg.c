/* The picture of gpurta bound: one row per chain, its steps, what was seen, and the deadline. */
#include "cli/command/bound_view.h"
#include "cli/draw/svg.h"

#include <stdlib.h>
#include <string.h>

#define WIDTH 900
#define LEFT 130
#define RIGHT 30
#define TOP 50
#define ROW 46

static double pixels(mpq_srcptr time, const double scale)
{
    return LEFT + mpq_get_d(time) * scale;
}

/* The longest of all times, for the scale. */
static double longest(const struct bound_view *const v)
{
    static const gpurta_bound_time times[] = {GPURTA_BOUND_BOUND, GPURTA_BOUND_SEEN,
                                              GPURTA_BOUND_DEADLINE};
    double most = 0;
    mpq_t t;
    mpq_init(t);
    for (size_t c = 0; c < gpurta_bound_chains(v->result); c++)
        for (int k = 0; k < 3; k++)
            if (gpurta_bound_chain_time(v->result, c, times[k], t) && mpq_get_d(t) > most)
                most = mpq_get_d(t);
    mpq_clear(t);
    return most;
}

/* Every step where it may end at the latest. */
static void draw_steps(const struct bound_view *const v, const size_t chain, const double y,
                       const double scale, FILE *const file)
{
    char space[NAME_SPACE], class_name[16];
    mpq_t from, length;
    mpq_inits(from, length, NULL);
    for (size_t i = v->first[chain]; i < v->first[chain + 1]; i++) {
        if (!gpurta_bound_step_time(v->result, i, GPURTA_BOUND_JITTER, from) ||
            !gpurta_bound_step_time(v->result, i, GPURTA_BOUND_BOUND, length))
            continue;
        const double width = mpq_get_d(length) * scale;
        const char *const name = bound_step_name(v, i, space);
        snprintf(class_name, sizeof class_name, "c%zu", (i - v->first[chain]) % SVG_COLOURS);
        svg_box(file, pixels(from, scale), y, width < 1 ? 1 : width, 16, class_name, name);
        if (svg_text_fit(name, width - 4) == (int)strlen(name))
            svg_text(file, pixels(from, scale) + 3, y + 12, SVG_START, "tick", name);
    }
    mpq_clears(from, length, NULL);
}

static void draw_chain(const struct bound_view *const v, const size_t chain, const double scale,
                       FILE *const file)
{
    char space[NAME_SPACE];
    const double y = TOP + (double)chain * ROW;
    mpq_t t;
    mpq_init(t);
    svg_text(file, LEFT - 8, y + 13, SVG_END, "label", bound_chain_name(v, chain, space));
    draw_steps(v, chain, y, scale, file);
    if (gpurta_bound_chain_time(v->result, chain, GPURTA_BOUND_SEEN, t))
        svg_box(file, LEFT, y + 20, mpq_get_d(t) * scale, 6, "c0", "seen");
    if (gpurta_bound_chain_time(v->result, chain, GPURTA_BOUND_DEADLINE, t))
        svg_line(file, pixels(t, scale), y - 6, pixels(t, scale), y + 30, "axis");
    if (!gpurta_bound_chain_time(v->result, chain, GPURTA_BOUND_BOUND, t))
        svg_text(file, LEFT + 4, y + 12, SVG_START, "note", "no bound");
    mpq_clear(t);
}

static void draw_axis(const struct bound_view *const v, const double most, const double scale,
                      FILE *const file)
{
    const double y = TOP + (double)gpurta_bound_chains(v->result) * ROW;
    char text[64];
    double unit = 1;
    while (most / unit > 1e6)
        unit *= 10;
    while (most / unit < 10)
        unit /= 10;
    const int64_t step = svg_tick_step((int64_t)(most / unit), 8);
    for (int64_t k = 0; (double)k * unit <= most; k += step) {
        const double x = LEFT + (double)k * unit * scale;
        svg_line(file, x, TOP - 10, x, y, "grid");
        snprintf(text, sizeof text, "%g", (double)k * unit);
        svg_text(file, x, y + 16, SVG_MIDDLE, "tick", text);
    }
    snprintf(text, sizeof text, "time after the nominal release (%s)", v->unit);
    svg_text(file, (WIDTH + LEFT - RIGHT) / 2.0, y + 36, SVG_MIDDLE, "label", text);
    svg_text(file, LEFT, y + 56, SVG_START, "note",
             "boxes: bound, step by step; thin bar: longest response seen; line: deadline");
}

int bound_draw(const struct bound_view *const v, const char *const path)
{
    struct output output;
    const double most = longest(v), scale = (WIDTH - LEFT - RIGHT) / (most > 0 ? most * 1.02 : 1);
    const int height = TOP + (int)gpurta_bound_chains(v->result) * ROW + 70;
    if (!output_open(&output, strcmp(path, "-") == 0 ? NULL : path))
        return EXIT_UNABLE;
    svg_begin(output.file, WIDTH, height, v->title,
              "Bounds of chains, what was seen, and deadlines", NULL);
    draw_axis(v, most, scale, output.file);
    for (size_t c = 0; c < gpurta_bound_chains(v->result); c++)
        draw_chain(v, c, scale, output.file);
    svg_end(output.file);
    return output_close(&output) ? -1 : EXIT_UNABLE;
}
