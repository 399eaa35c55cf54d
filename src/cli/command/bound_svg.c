/* The picture of gpurta bound: one row per chain, its steps, or with --explain the causes of its
 * bound, what was observed, and the deadline; the same of each path, with its chains; below them
 * the worst run that was observed, a lane for each step, on an axis of its own. */
#include "cli/command/bound_view.h"
#include "cli/draw/svg.h"

#include "cli/base/arrays.h"
#include "cli/base/report.h"
#include "cli/base/time_text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define PLOT 740 /* from the first to the last instant */
#define MOST_LEFT 290
#define LEAST_LEFT 130
#define RIGHT 50
#define TOP 50
#define ROW 60
#define LANE 18
#define MOST_LANES 60
#define GAP 92    /* between the rows and the lanes: axis and a title */
#define LEGEND 88 /* of causes: above the lanes, below what axis and rows are */
#define FAR 3     /* deadlines beyond so many times all else are written at the end */
#define MOST_CAUSES (SVG_STYLES - 1) /* further ones are together, in the last colour */
#define LABEL 400                    /* room for the name of a chain and a step */

struct view {
    const struct bound_view *v;
    FILE *file;
    double left, scale, most; /* of the rows */
    double run_scale, run_most;
    size_t worst; /* chain whose worst run is drawn; SIZE_MAX: none */
    size_t *lane; /* of each step; SIZE_MAX: it has none */
    size_t lanes, left_out;
    char (*cause)[CAUSE_SPACE]; /* names, in the order of their colours */
    size_t causes;
    double legend; /* height of their legend */
};

/* ---- rows: chains, then paths ---- */

enum time { BOUND, OBSERVED, DEADLINE };

static size_t chains_of(const struct bound_view *const v)
{
    return gpurta_rows(v->result, GPURTA_BOUND_CHAINS);
}

static size_t rows_of(const struct bound_view *const v)
{
    return chains_of(v) + gpurta_rows(v->result, GPURTA_BOUND_PATHS);
}

static bool time_of(const struct bound_view *const v, const size_t row, const enum time time,
                    mpq_t t)
{
    static const gpurta_column columns[][3] = {
        {GPURTA_BOUND_CHAINS_BOUND, GPURTA_BOUND_CHAINS_OBSERVED, GPURTA_BOUND_CHAINS_DEADLINE},
        {GPURTA_BOUND_PATHS_REACTION, GPURTA_BOUND_PATHS_OBSERVED_REACTION,
         GPURTA_BOUND_PATHS_DEADLINE}};
    const size_t chains = chains_of(v);
    const bool path = row >= chains;
    return result_time(v->result, columns[path][time], path ? row - chains : row, t);
}

static const char *row_name(const struct bound_view *const v, const size_t row)
{
    const size_t chains = chains_of(v);
    return row < chains ? bound_chain_name(v, row) : bound_path_name(v, row - chains);
}

static bool is_missed(const struct bound_view *const v, const size_t row)
{
    const size_t chains = chains_of(v);
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    return row < chains ? bound_chain_verdict(v, row) == GPURTA_UNSCHEDULABLE
                        : gpurta_get_verdict(v->result, GPURTA_BOUND_PATHS_VERDICT, row - chains,
                                             &verdict) == GPURTA_OK &&
                              verdict == GPURTA_UNSCHEDULABLE;
}

static double pixels(const struct view *const w, mpq_srcptr time)
{
    return w->left + mpq_get_d(time) * w->scale;
}

static void put_label(const struct view *const w, const double y, const char *const class_name,
                      const char *const name)
{
    const double all = w->left - 16; /* labels are larger than ticks */
    char text[LABEL + 8];
    svg_text_cut(text, sizeof text, name, strcmp(class_name, "label") == 0 ? 0.85 * all : all);
    svg_text(w->file, w->left - 8, y, SVG_END, class_name, text);
}

static void step_label(const struct bound_view *const v, const size_t step, char text[LABEL])
{
    snprintf(text, LABEL, "%.190s/%.190s", bound_chain_name(v, bound_chain_of(v, step)),
             bound_step_name(v, step));
}

/* Room for the names. */
static double widest(const struct bound_view *const v)
{
    char text[LABEL];
    double most = LEAST_LEFT - 16;
    for (size_t i = 0; i < gpurta_rows(v->result, GPURTA_BOUND_STEPS); i++) {
        const char *const chain = bound_chain_name(v, bound_chain_of(v, i));
        step_label(v, i, text);
        most = svg_text_width(text) > most ? svg_text_width(text) : most;
        most = svg_text_width(chain) / 0.85 > most ? svg_text_width(chain) / 0.85 : most;
    }
    for (size_t i = chains_of(v); i < rows_of(v); i++) {
        const double width = svg_text_width(row_name(v, i)) / 0.85;
        most = width > most ? width : most;
    }
    const double left = most + 16;
    return left > MOST_LEFT ? MOST_LEFT : left;
}

/* The longest time of a kind; below 0: one has no place in a picture. */
static double longest(const struct bound_view *const v, const enum time time, const double limit)
{
    double most = 0;
    LOCAL_MPQ(t);
    for (size_t i = 0; i < rows_of(v); i++)
        if (most >= 0 && time_of(v, i, time, t) && mpq_get_d(t) <= limit)
            most = !svg_has_place(t) ? -1 : mpq_get_d(t) > most ? mpq_get_d(t) : most;
    return most;
}

/* The end of the axis; below 0: there is none. */
static double find_end(const struct bound_view *const v)
{
    const double bound = longest(v, BOUND, HUGE_VAL);
    const double observed = longest(v, OBSERVED, HUGE_VAL);
    if (bound < 0 || observed < 0 || longest(v, DEADLINE, HUGE_VAL) < 0)
        return -1;
    const double most = bound > observed ? bound : observed;
    const double near = longest(v, DEADLINE, most > 0 ? FAR * most : HUGE_VAL);
    return most > near ? most : near;
}

/* A step whose name does not fit into its box: below the row, at `at`; returns where the next one
 * would be, 0 where there was no more room. */
static double key(const struct view *const w, const double at, const double y, const size_t style,
                  const char *const name)
{
    const double end = at + 12 + svg_text_width(name) + 14;
    const bool fits = end < w->left + PLOT;
    if (at <= 0)
        return 0;
    if (fits)
        svg_styled(w->file, at, y - 8, 8, 8, style, NULL);
    svg_text(w->file, at + (fits ? 12 : 0), y, SVG_START, "note", fits ? name : "\xe2\x80\xa6");
    return fits ? end : 0;
}

/* A box with its name, or with that at `next` below the row; returns where the next one would be.
 */
static double draw_part(const struct view *const w, const double x, const double width,
                        const double y, const size_t style, const char *const name,
                        const double next)
{
    svg_styled(w->file, x, y, width < 1 ? 1 : width, 16, style, name);
    if (svg_text_fit(name, width - 4) != (int)strlen(name))
        return key(w, next, y + 41, style, name);
    svg_text(w->file, x + 3, y + 12, SVG_START, svg_is_dark(style) ? "tick pale" : "tick", name);
    return next;
}

/* Every step from its latest activation to its latest end. */
static void draw_steps(const struct view *const w, const size_t chain, const double y)
{
    const struct bound_view *const v = w->v;
    double next = w->left;
    LOCAL_MPQ(from, to, bound);
    result_time(v->result, GPURTA_BOUND_CHAINS_BOUND, chain, bound);
    for (size_t i = v->first[chain]; i < v->first[chain + 1]; i++) {
        if (!result_time(v->result, GPURTA_BOUND_STEPS_JITTER, i, from) ||
            !result_time(v->result, GPURTA_BOUND_STEPS_FINISH, i, to))
            continue;
        if (mpq_sgn(bound) > 0 && mpq_cmp(to, bound) > 0)
            mpq_set(to, bound);
        mpq_sub(to, to, from);
        const double width = mpq_get_d(to) * w->scale;
        if (i == v->first[chain] && mpq_sgn(from) > 0)
            svg_box(w->file, w->left, y, mpq_get_d(from) * w->scale, 16, "before",
                    "jitter, and jobs before it");
        next = draw_part(w, pixels(w, from), width, y, i - v->first[chain], bound_step_name(v, i),
                         next);
    }
}

/* The colour of a cause; a name that is new gets the next one. */
static size_t cause_style(struct view *const w, const char *const name)
{
    const char *kept = name;
    size_t i = 0;
    while (i < w->causes && strcmp(w->cause[i], name) != 0)
        i++;
    if (i < w->causes)
        return i;
    if (i >= MOST_CAUSES) {
        kept = "other causes";
        i = MOST_CAUSES;
    }
    text_keep(w->cause[i], CAUSE_SPACE, kept, strlen(kept));
    w->causes = i + 1;
    return i;
}

/* What the bound consists of, the largest first, as long as the bound; what is taken off is in no
 * box. `draw`: else their names alone are taken. */
static void draw_causes(struct view *const w, const size_t chain, const double y, const bool draw)
{
    struct bound_causes all;
    char name[CAUSE_SPACE], tip[CAUSE_SPACE + 40], percent[32];
    double x = w->left;
    LOCAL_MPQ(bound, part);
    if (bound_causes(&all, w->v, chain) &&
        result_time(w->v->result, GPURTA_BOUND_CHAINS_BOUND, chain, bound))
        for (size_t i = 0; i < all.count && mpq_sgn(all.cause[i].time) > 0; i++) {
            const size_t style = cause_style(w, bound_cause_text(&all.cause[i], name));
            if (!draw)
                continue;
            bound_put_percent(percent, all.cause[i].time, all.taken);
            snprintf(tip, sizeof tip, "%s: %s", name, percent);
            mpq_div(part, all.cause[i].time, all.taken);
            mpq_mul(part, part, bound);
            svg_styled(w->file, x, y, mpq_get_d(part) * w->scale, 16, style, tip);
            x += mpq_get_d(part) * w->scale;
        }
    bound_causes_forget(&all);
}

/* Their colours, in lines from y on; the height of these. Without a file only that. */
static double draw_legend(const struct view *const w, const double y)
{
    double x = w->left, at = y;
    for (size_t i = 0; i < w->causes; i++) {
        char name[CAUSE_SPACE];
        svg_text_cut(name, sizeof name, w->cause[i], PLOT - 20);
        const double end = x + 18 + svg_text_width(name);
        if (end > w->left + PLOT && x > w->left) {
            x = w->left;
            at += 16;
        }
        if (w->file) {
            svg_styled(w->file, x, at - 9, 12, 10, i, NULL);
            svg_text(w->file, x + 17, at, SVG_START, "note", name);
        }
        x += 18 + svg_text_width(name) + 16;
    }
    return w->causes ? at - y + 26 : 0;
}

/* Room for the names of causes, the names, and the height of their legend. */
static void take_causes(struct view *const w)
{
    w->cause = allocate_zeroed(SVG_STYLES, sizeof *w->cause);
    for (size_t i = 0; w->v->explain && i < chains_of(w->v); i++)
        draw_causes(w, i, 0, false);
    w->legend = draw_legend(w, 0);
}

/* The chains of a path, each behind the wait for its release. */
static void draw_terms(const struct view *const w, const size_t path, const double y)
{
    const gpurta_result *const r = w->v->result;
    size_t count;
    const size_t first = gpurta_children(r, GPURTA_BOUND_PATH_TERMS, path, &count);
    double x = w->left, next = x;
    LOCAL_MPQ(t);
    for (size_t i = first; i < first + count; i++) {
        const double wait =
            result_time(r, GPURTA_BOUND_PATH_TERMS_WAIT, i, t) ? mpq_get_d(t) * w->scale : 0;
        if (wait > 0)
            svg_box(w->file, x, y, wait, 16, "before", "until the chain is released again");
        if (!result_time(r, GPURTA_BOUND_PATH_TERMS_BOUND, i, t))
            break;
        const double width = mpq_get_d(t) * w->scale;
        next = draw_part(w, x + wait, width, y, i - first,
                         result_text(r, GPURTA_BOUND_PATH_TERMS_CHAIN, i), next);
        x += wait + width;
    }
}

/* Above its line; of one beyond the axis at the end. */
static void draw_deadline(const struct view *const w, mpq_srcptr deadline, const double y)
{
    char text[80], *const time = time_for_people(deadline, ROUND_DOWN);
    const bool far = mpq_get_d(deadline) > w->most;
    const double x = far ? w->left + PLOT + RIGHT - 6 : pixels(w, deadline);
    const bool before = x > w->left + PLOT / 2.0;
    snprintf(text, sizeof text, "deadline %.50s%s", time, far ? " \xe2\x86\x92" : "");
    if (!far)
        svg_line(w->file, x, y - 6, x, y + 30, "axis");
    svg_text(w->file, x, y - 7, before ? SVG_END : SVG_START, "note", text);
    free(time);
}

/* The value of a bar, behind it; not across the line of the deadline, nor as if it were its value.
 */
static void put_value(const struct view *const w, const size_t row, mpq_srcptr value,
                      const double y, const bool bound, const char *const more)
{
    char text[80], *const time = time_for_people(value, bound ? ROUND_UP : ROUND_DOWN);
    double x = pixels(w, value);
    LOCAL_MPQ(deadline);
    snprintf(text, sizeof text, "%.50s%s", time, more);
    const double end = x + 8 + svg_text_width(text);
    if (time_of(w->v, row, DEADLINE, deadline) && pixels(w, deadline) >= x &&
        pixels(w, deadline) < end) {
        x = pixels(w, deadline);
        snprintf(text, sizeof text, "%s %.50s%s", bound ? "bound" : "observed", time, more);
    }
    svg_text(w->file, x + 4, y, SVG_START, "note", text);
    free(time);
}

static void draw_row(struct view *const w, const size_t row)
{
    const struct bound_view *const v = w->v;
    const size_t chains = chains_of(v);
    const double y = TOP + (double)row * ROW;
    const bool missed = is_missed(v, row);
    LOCAL_MPQ(t);
    const bool bounded = time_of(v, row, BOUND, t);
    put_label(w, y + 13, "label", row_name(v, row));
    if (row < chains && w->causes)
        draw_causes(w, row, y, true);
    else if (row < chains)
        draw_steps(w, row, y);
    else {
        put_label(w, y + 28, "note", "path");
        if (bounded)
            draw_terms(w, row - chains, y);
    }
    if (time_of(v, row, OBSERVED, t)) {
        svg_box(w->file, w->left, y + 20, mpq_get_d(t) * w->scale, 6, missed ? "late" : "observed",
                missed ? "observed, too late" : "observed");
        put_value(w, row, t, y + 27, false, missed ? " missed" : "");
    }
    if (time_of(v, row, DEADLINE, t))
        draw_deadline(w, t, y);
    if (bounded && time_of(v, row, BOUND, t))
        put_value(w, row, t, y + 12, true, "");
    else
        svg_text(w->file, w->left + 4, y + 12, SVG_START, "note", "no bound");
}

/* Ticks and their lines from `top` to `bottom`. */
static void draw_ticks(const struct view *const w, const double most, const double scale,
                       const double top, const double bottom)
{
    char text[64];
    double unit = 1;
    while (most / unit > 1e6)
        unit *= 10;
    while (most > 0 && most / unit < 10)
        unit /= 10;
    const int64_t step = svg_tick_step(most > 0 ? (int64_t)(most / unit) : 1, 8);
    for (int64_t k = 0; (double)k * unit <= most; k += step) {
        const double x = w->left + (double)k * unit * scale;
        svg_line(w->file, x, top, x, bottom, "grid");
        snprintf(text, sizeof text, "%g", (double)k * unit);
        svg_text(w->file, x, bottom + 16, SVG_MIDDLE, "tick", text);
    }
}

static void draw_axis(const struct view *const w)
{
    const double y = TOP + (double)rows_of(w->v) * ROW;
    char text[64];
    draw_ticks(w, w->most, w->scale, TOP - 10, y);
    snprintf(text, sizeof text, "time after the nominal release (%s)", w->v->unit);
    svg_text(w->file, w->left + PLOT / 2.0, y + 36, SVG_MIDDLE, "label", text);
    svg_text(w->file, w->left, y + 56, SVG_START, "note",
             w->causes
                 ? "boxes: bound, by cause, the largest first; thin bar: longest response observed"
             : longest(w->v, OBSERVED, HUGE_VAL) > 0
                 ? "boxes: bound, step by step, after jitter and jobs before it (light); thin bar: "
                   "longest response observed; colours: steps within each row"
                 : "boxes: bound, step by step, after jitter and jobs before it (light); "
                   "colours: steps within each row");
    if (rows_of(w->v) > chains_of(w->v))
        svg_text(w->file, w->left, y + 70, SVG_START, "note",
                 "of a path, from an event to its effect: its chains, each after the wait for its "
                 "release (light)");
}

/* ---- the worst run ---- */

/* The chain whose longest response is the largest part of its deadline, of those that are not
 * proved to meet it, or of all. */
static size_t find_worst(const struct bound_view *const v)
{
    size_t worst = SIZE_MAX;
    bool all_met = true;
    LOCAL_MPQ(observed, deadline, most);
    for (size_t c = 0; c < gpurta_rows(v->result, GPURTA_BOUND_CHAINS); c++) {
        size_t spans;
        (void)gpurta_children(v->result, GPURTA_BOUND_SPANS, c, &spans);
        if (!spans || !result_time(v->result, GPURTA_BOUND_CHAINS_OBSERVED, c, observed) ||
            !result_time(v->result, GPURTA_BOUND_CHAINS_DEADLINE, c, deadline))
            continue;
        const bool met = bound_chain_verdict(v, c) == GPURTA_SCHEDULABLE;
        mpq_div(observed, observed, deadline);
        if (worst != SIZE_MAX &&
            (met == all_met ? mpq_cmp(observed, most) <= 0 : (int)met > (int)all_met))
            continue;
        worst = c;
        all_met = met;
        mpq_set(most, observed);
    }
    return worst;
}

/* The first of the jobs of the worst run, and one past the last. */
static size_t spans_of(const struct view *const w, size_t *const end)
{
    *end = 0;
    const size_t first =
        w->worst == SIZE_MAX ? 0 : gpurta_children(w->v->result, GPURTA_BOUND_SPANS, w->worst, end);
    *end += first;
    return first;
}

/* A lane for each step that ran, in the order of the file, and the end of the run. false: out of
 * memory. */
static bool find_lanes(struct view *const w)
{
    const size_t steps = gpurta_rows(w->v->result, GPURTA_BOUND_STEPS);
    w->lane = allocate((steps + 1) * sizeof *w->lane);
    for (size_t i = 0; i < steps; i++)
        w->lane[i] = SIZE_MAX;
    LOCAL_MPQ(t);
    size_t end, i = spans_of(w, &end);
    for (; i < end; i++)
        w->lane[result_count(w->v->result, GPURTA_BOUND_SPANS_INDEX, i)] = 0;
    if (w->worst != SIZE_MAX &&
        result_time(w->v->result, GPURTA_BOUND_CHAINS_OBSERVED, w->worst, t))
        w->run_most = mpq_get_d(t);
    for (i = 0; i < steps; i++)
        if (w->lane[i] == 0) {
            w->left_out += w->lanes == MOST_LANES;
            w->lane[i] = w->lanes < MOST_LANES ? w->lanes++ : SIZE_MAX;
        }
    return true;
}

static double lane_top(const struct view *const w, const size_t lane)
{
    return TOP + (double)rows_of(w->v) * ROW + GAP + w->legend + (double)lane * LANE;
}

/* Inside of the picture, from the release to the end of the run. */
static double place(const struct view *const w, mpq_srcptr time)
{
    const double t = mpq_get_d(time);
    return w->left + (t < 0 ? 0 : t > w->run_most ? w->run_most : t) * w->run_scale;
}

static void draw_span(const struct view *const w, const size_t step, mpq_srcptr from,
                      mpq_srcptr start, mpq_srcptr to)
{
    const double y = lane_top(w, w->lane[step]);
    const double begin = place(w, start), end = place(w, to);
    const size_t style = bound_chain_of(w->v, step);
    const char *const name = bound_step_name(w->v, step);
    if (begin > place(w, from))
        svg_styled(w->file, place(w, from), y + 6, begin - place(w, from), 3, style, "waits");
    svg_styled(w->file, begin, y + 1, end - begin < 1 ? 1 : end - begin, LANE - 5, style, name);
}

static void draw_run(const struct view *const w)
{
    const struct bound_view *const v = w->v;
    char text[LABEL + 80];
    mpq_t t[3];
    if (w->worst == SIZE_MAX)
        return;
    snprintf(text, sizeof text,
             "the worst run observed of %s: thin until a step begins, thick until it has ended; "
             "colours: chains",
             bound_chain_name(v, w->worst));
    svg_text(w->file, w->left, lane_top(w, 0) - 8, SVG_START, "note", text);
    draw_ticks(w, w->run_most, w->run_scale, lane_top(w, 0) - 2, lane_top(w, w->lanes));
    for (size_t i = 0; i < gpurta_rows(v->result, GPURTA_BOUND_STEPS); i++) {
        if (w->lane[i] == SIZE_MAX)
            continue;
        step_label(v, i, text);
        put_label(w, lane_top(w, w->lane[i]) + 12, "tick", text);
        svg_line(w->file, w->left, lane_top(w, w->lane[i]) + LANE - 2, w->left + PLOT,
                 lane_top(w, w->lane[i]) + LANE - 2, "grid");
    }
    for (int k = 0; k < 3; k++)
        mpq_init(t[k]);
    size_t end;
    for (size_t i = spans_of(w, &end); i < end; i++) {
        const size_t step = (size_t)result_count(v->result, GPURTA_BOUND_SPANS_INDEX, i);
        for (int k = 0; k < 3; k++)
            (void)result_time(v->result, (gpurta_column)(GPURTA_BOUND_SPANS_BEGIN + k), i, t[k]);
        if (w->lane[step] != SIZE_MAX)
            draw_span(w, step, t[0], t[1], t[2]);
    }
    for (int k = 0; k < 3; k++)
        mpq_clear(t[k]);
    snprintf(text, sizeof text, "time of the run (%s)", v->unit);
    svg_text(w->file, w->left + PLOT / 2.0, lane_top(w, w->lanes) + 34, SVG_MIDDLE, "label", text);
    if (!w->left_out)
        return;
    snprintf(text, sizeof text, "and %zu more steps", w->left_out);
    svg_text(w->file, w->left - 8, lane_top(w, w->lanes) + 14, SVG_END, "note", text);
}

int bound_draw(const struct bound_view *const v, const char *const path)
{
    static const char style[] =
        ".before { fill: #ddd; } .pale { fill: #fff; } .observed { fill: #888; "
        "} .late { fill: #d00000; }\n";
    struct output output;
    char shown[300];
    const char *const condition = reason_condition(v->reason);
    struct view w = {.v = v, .left = widest(v), .most = find_end(v), .worst = find_worst(v)};
    if (w.most < 0)
        return svg_refuse();
    if (!find_lanes(&w)) {
        out_of_memory();
        return EXIT_UNABLE;
    }
    take_causes(&w);
    const int width = (int)w.left + PLOT + RIGHT;
    w.scale = PLOT / (w.most > 0 ? w.most * 1.02 : 1);
    w.run_scale = PLOT / (w.run_most > 0 ? w.run_most * 1.02 : 1);
    svg_text_cut(shown, sizeof shown, v->title, width - 32);
    const int height = (int)lane_top(&w, w.lanes) + (w.lanes ? 44 : -20);
    int end = EXIT_UNABLE;
    if (output_open(&output, strcmp(path, "-") == 0 ? NULL : path)) {
        w.file = output.file;
        svg_begin(output.file, width, height + (condition ? 18 : 0), v->title,
                  "Bounds of chains, what was observed, deadlines, and the worst run observed",
                  style);
        svg_patterns(output.file);
        svg_text(output.file, 16, 20, SVG_START, "title", shown);
        draw_axis(&w);
        (void)draw_legend(&w, TOP + (double)rows_of(v) * ROW + LEGEND);
        for (size_t i = 0; i < rows_of(v); i++)
            draw_row(&w, i);
        draw_run(&w);
        if (condition) {
            svg_text_cut(shown, sizeof shown, condition, width - 32);
            svg_text(output.file, 16, height + 6, SVG_START, "note", shown);
        }
        svg_end(output.file);
        end = output_close(&output) ? -1 : EXIT_UNABLE;
    }
    FREE(w.lane, w.cause);
    return end;
}
