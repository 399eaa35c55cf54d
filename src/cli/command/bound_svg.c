/* The picture of gpurta bound: one row per chain, its steps, what was seen, and the deadline; below
 * them the worst run that was seen, a lane for each step, on the same axis. */
#include "cli/command/bound_view.h"
#include "cli/draw/svg.h"

#include <stdlib.h>
#include <string.h>

#define WIDTH 900
#define LEFT 130
#define RIGHT 30
#define TOP 50
#define ROW 46
#define LANE 18
#define MOST_LANES 60
#define GAP 92 /* between the rows and the lanes: axis and a title */

struct view {
    const struct bound_view *v;
    FILE *file;
    double scale, most;
    size_t worst; /* chain whose worst run is drawn; SIZE_MAX: none */
    size_t *lane; /* of each step; SIZE_MAX: it has none */
    size_t lanes;
};

static double pixels(mpq_srcptr time, const double scale)
{
    return LEFT + mpq_get_d(time) * scale;
}

/* The longest of all times, for the scale; below 0: one has no place in a picture. */
static double longest(const struct bound_view *const v)
{
    static const gpurta_bound_time times[] = {GPURTA_BOUND_BOUND, GPURTA_BOUND_SEEN,
                                              GPURTA_BOUND_DEADLINE};
    double most = 0;
    mpq_t t;
    mpq_init(t);
    for (size_t c = 0; c < gpurta_bound_chains(v->result); c++)
        for (int k = 0; k < 3; k++)
            if (gpurta_bound_chain_time(v->result, c, times[k], t) && most >= 0)
                most = !svg_has_place(t) ? -1 : mpq_get_d(t) > most ? mpq_get_d(t) : most;
    mpq_clear(t);
    return most;
}

/* Every step from its latest activation to its latest end. */
static void draw_steps(const struct bound_view *const v, const size_t chain, const double y,
                       const double scale, FILE *const file)
{
    char space[NAME_SPACE], class_name[16];
    mpq_t from, to, bound;
    mpq_inits(from, to, bound, NULL);
    gpurta_bound_chain_time(v->result, chain, GPURTA_BOUND_BOUND, bound);
    for (size_t i = v->first[chain]; i < v->first[chain + 1]; i++) {
        if (!gpurta_bound_step_time(v->result, i, GPURTA_BOUND_JITTER, from) ||
            !gpurta_bound_step_time(v->result, i, GPURTA_BOUND_FINISH, to))
            continue;
        if (mpq_sgn(bound) > 0 && mpq_cmp(to, bound) > 0)
            mpq_set(to, bound);
        mpq_sub(to, to, from);
        const double width = mpq_get_d(to) * scale;
        const char *const name = bound_step_name(v, i, space);
        snprintf(class_name, sizeof class_name, "c%zu", (i - v->first[chain]) % SVG_COLOURS);
        svg_box(file, pixels(from, scale), y, width < 1 ? 1 : width, 16, class_name, name);
        if (svg_text_fit(name, width - 4) == (int)strlen(name))
            svg_text(file, pixels(from, scale) + 3, y + 12, SVG_START, "tick", name);
    }
    mpq_clears(from, to, bound, NULL);
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

/* ---- the worst run ---- */

/* The chain whose longest response is the largest part of its deadline. */
static size_t find_worst(const struct bound_view *const v)
{
    size_t worst = SIZE_MAX;
    mpq_t seen, deadline, most;
    mpq_inits(seen, deadline, most, NULL);
    for (size_t c = 0; c < gpurta_bound_chains(v->result); c++) {
        if (!gpurta_bound_spans(v->result, c) ||
            !gpurta_bound_chain_time(v->result, c, GPURTA_BOUND_SEEN, seen) ||
            !gpurta_bound_chain_time(v->result, c, GPURTA_BOUND_DEADLINE, deadline))
            continue;
        mpq_div(seen, seen, deadline);
        if (worst != SIZE_MAX && mpq_cmp(seen, most) <= 0)
            continue;
        worst = c;
        mpq_set(most, seen);
    }
    mpq_clears(seen, deadline, most, NULL);
    return worst;
}

/* A lane for each step that ran, in the order of the file. false: out of memory. */
static bool find_lanes(struct view *const w)
{
    const size_t steps = gpurta_bound_steps(w->v->result);
    w->lane = malloc((steps + 1) * sizeof *w->lane);
    if (!w->lane)
        return false;
    for (size_t i = 0; i < steps; i++)
        w->lane[i] = SIZE_MAX;
    mpq_t t[3];
    for (int k = 0; k < 3; k++)
        mpq_init(t[k]);
    size_t step;
    for (size_t i = 0; w->worst != SIZE_MAX &&
                       gpurta_bound_span(w->v->result, w->worst, i, &step, t[0], t[1], t[2]);
         i++)
        w->lane[step] = 0;
    for (int k = 0; k < 3; k++)
        mpq_clear(t[k]);
    for (size_t i = 0; i < steps; i++)
        if (w->lane[i] == 0)
            w->lane[i] = w->lanes < MOST_LANES ? w->lanes++ : SIZE_MAX;
    return true;
}

static double lane_top(const struct view *const w, const size_t lane)
{
    return TOP + (double)gpurta_bound_chains(w->v->result) * ROW + GAP + (double)lane * LANE;
}

/* Inside of the picture, from 0 to the longest time. */
static double place(const struct view *const w, mpq_srcptr time)
{
    const double t = mpq_get_d(time);
    return LEFT + (t < 0 ? 0 : t > w->most ? w->most : t) * w->scale;
}

static void draw_span(const struct view *const w, const size_t step, mpq_srcptr from,
                      mpq_srcptr start, mpq_srcptr to)
{
    char space[NAME_SPACE], class_name[16];
    const double y = lane_top(w, w->lane[step]);
    const double begin = place(w, start), end = place(w, to);
    snprintf(class_name, sizeof class_name, "c%zu",
             gpurta_chains_step_chain(w->v->chains, step) % SVG_COLOURS);
    const char *const name = bound_step_name(w->v, step, space);
    if (begin > place(w, from))
        svg_box(w->file, place(w, from), y + 6, begin - place(w, from), 3, class_name, "waits");
    svg_box(w->file, begin, y + 1, end - begin < 1 ? 1 : end - begin, LANE - 5, class_name, name);
}

static void draw_run(const struct view *const w)
{
    const struct bound_view *const v = w->v;
    char space[NAME_SPACE], text[2 * NAME_SPACE + 80];
    size_t step;
    mpq_t t[3];
    if (w->worst == SIZE_MAX)
        return;
    snprintf(text, sizeof text,
             "the worst run seen of %s: thin while a step waits, thick while it runs",
             bound_chain_name(v, w->worst, space));
    svg_text(w->file, LEFT, lane_top(w, 0) - 8, SVG_START, "note", text);
    for (size_t i = 0; i < gpurta_bound_steps(v->result); i++) {
        if (w->lane[i] == SIZE_MAX)
            continue;
        const int most = svg_text_fit(bound_step_name(v, i, space), LEFT - 16);
        snprintf(text, sizeof text, "%.*s", most, bound_step_name(v, i, space));
        svg_text(w->file, LEFT - 8, lane_top(w, w->lane[i]) + 12, SVG_END, "tick", text);
        svg_line(w->file, LEFT, lane_top(w, w->lane[i]) + LANE - 2, WIDTH - RIGHT,
                 lane_top(w, w->lane[i]) + LANE - 2, "grid");
    }
    for (int k = 0; k < 3; k++)
        mpq_init(t[k]);
    for (size_t i = 0; gpurta_bound_span(v->result, w->worst, i, &step, t[0], t[1], t[2]); i++)
        if (w->lane[step] != SIZE_MAX)
            draw_span(w, step, t[0], t[1], t[2]);
    for (int k = 0; k < 3; k++)
        mpq_clear(t[k]);
}

int bound_draw(const struct bound_view *const v, const char *const path)
{
    struct output output;
    char shown[300];
    struct view w = {.v = v, .most = longest(v), .worst = find_worst(v)};
    if (w.most < 0)
        return svg_refuse();
    w.scale = (WIDTH - LEFT - RIGHT) / (w.most > 0 ? w.most * 1.02 : 1);
    snprintf(shown, sizeof shown, "%.*s", svg_text_fit(v->title, WIDTH - 32), v->title);
    if (!find_lanes(&w)) {
        complain("out of memory");
        return EXIT_UNABLE;
    }
    int end = EXIT_UNABLE;
    if (output_open(&output, strcmp(path, "-") == 0 ? NULL : path)) {
        w.file = output.file;
        svg_begin(output.file, WIDTH, (int)lane_top(&w, w.lanes) + 16, v->title,
                  "Bounds of chains, what was seen, deadlines, and the worst run seen", NULL);
        svg_text(output.file, 16, 20, SVG_START, "title", shown);
        draw_axis(v, w.most, w.scale, output.file);
        for (size_t c = 0; c < gpurta_bound_chains(v->result); c++)
            draw_chain(v, c, w.scale, output.file);
        draw_run(&w);
        svg_end(output.file);
        end = output_close(&output) ? -1 : EXIT_UNABLE;
    }
    free(w.lane);
    return end;
}
