/* Curves with intervals: a panel for each value of the second axis; colours, dashes and marks tell
 * them apart in grey too, and each curve is named where it ends. Doubles are places on the page. */
#include "cli/command/sweep_picture.h"

#include "cli/base/file.h"
#include "cli/base/time_text.h"
#include "cli/draw/axis.h"

#include <stdlib.h>
#include <string.h>

enum { PLOT_WIDTH = 400, PLOT_HEIGHT = 230, LEFT = 62, TOP = 58, GAP = 66, MOST_PANELS = 24 };
#define LABEL_STEP 13.0
#define LABEL_MOST 26 /* characters */

struct plot {
    const struct tally *r;
    FILE *file;
    double x, y; /* upper left corner of the plot */
    double low, high;
    size_t panel;
};

static double place_x(const struct plot *const p, mpq_srcptr value)
{
    const double range = p->high > p->low ? p->high - p->low : 1;
    return p->x + 8 + (axis_time(value) - p->low) / range * (PLOT_WIDTH - 16);
}

static double place_y(const struct plot *const p, const double share)
{
    return p->y + PLOT_HEIGHT * (1 - share);
}

/* ---- frame ---- */

static bool is_time(const char *const name)
{
    static const char *const others[] = {"utilization", "most", "tasks", "saturated"};
    for (size_t i = 0; i < FIELDS(others); i++)
        if (strcmp(name, others[i]) == 0)
            return false;
    return true;
}

static void draw_x(const struct plot *const p)
{
    const struct values *const values = &p->r->axis[0].values;
    const size_t every = (values->count + 9) / 10;
    char label[160];
    for (size_t i = 0; i < values->count; i += every) {
        const double x = place_x(p, values->value[i]);
        char *const text = time_for_people(values->value[i], ROUND_DOWN);
        svg_line(p->file, x, p->y + PLOT_HEIGHT, x, p->y + PLOT_HEIGHT + 4, "axis");
        if (text)
            svg_text(p->file, x, p->y + PLOT_HEIGHT + 17, SVG_MIDDLE, "tick", text);
        free(text);
    }
    const bool time = is_time(p->r->axis[0].name);
    snprintf(label, sizeof label, "%s%s%s%s", p->r->axis[0].name, time ? " (" : "",
             time ? p->r->unit : "", time ? ")" : "");
    for (char *c = label; *c; c++)
        *c = *c == '_' ? ' ' : *c;
    svg_text(p->file, p->x + PLOT_WIDTH / 2.0, p->y + PLOT_HEIGHT + 34, SVG_MIDDLE, "label", label);
}

static void draw_frame(const struct plot *const p)
{
    char text[200];
    for (int percent = 0; percent <= 100; percent += 20) {
        const double y = place_y(p, percent / 100.0);
        svg_line(p->file, p->x, y, p->x + PLOT_WIDTH, y, "grid");
        snprintf(text, sizeof text, "%d %%", percent);
        svg_text(p->file, p->x - 6, y + 4, SVG_END, "tick", text);
    }
    svg_line(p->file, p->x, p->y + PLOT_HEIGHT, p->x + PLOT_WIDTH, p->y + PLOT_HEIGHT, "axis");
    draw_x(p);
    if (p->r->axes < 2)
        return;
    char *const value = time_for_people(p->r->axis[1].values.value[p->panel], ROUND_DOWN);
    snprintf(text, sizeof text, "%s %s%s%s", p->r->axis[1].name, value ? value : "",
             is_time(p->r->axis[1].name) ? " " : "", is_time(p->r->axis[1].name) ? p->r->unit : "");
    for (char *c = text; *c; c++)
        *c = *c == '_' ? ' ' : *c;
    svg_text(p->file, p->x, p->y - 8, SVG_START, "label", text);
    free(value);
}

/* ---- curves ---- */

static void draw_mark(FILE *const file, const double x, const double y, const size_t curve)
{
    const unsigned colour = (unsigned)(curve % SVG_COLOURS);
    switch (curve % 4) {
    case 0:
        fprintf(file, "<circle class=\"c%u\" cx=\"%.1f\" cy=\"%.1f\" r=\"3\"/>\n", colour, x, y);
        break;
    case 1:
        fprintf(file, "<path class=\"c%u\" d=\"M%.1f %.1fh6v6h-6z\"/>\n", colour, x - 3, y - 3);
        break;
    case 2:
        fprintf(file, "<path class=\"c%u\" d=\"M%.1f %.1fl3.6 6.4h-7.2z\"/>\n", colour, x, y - 4);
        break;
    default:
        fprintf(file, "<path class=\"c%u\" d=\"M%.1f %.1fl4 4l-4 4l-4 -4z\"/>\n", colour, x, y - 4);
    }
}

/* The point of the panel's curve at x number i. */
static size_t point_of(const struct plot *const p, const size_t i)
{
    return p->panel * p->r->axis[0].values.count + i;
}

static double share_at(const struct plot *const p, const size_t i, const size_t curve)
{
    const size_t point = point_of(p, i);
    const int64_t sets = p->r->set_count[point];
    return sets ? (double)p->r->yes[point * p->r->curves + curve] / (double)sets : 0;
}

static void draw_interval(const struct plot *const p, const size_t i, const size_t curve,
                          const double x)
{
    const size_t point = point_of(p, i);
    char class_name[24];
    int64_t low, high;
    binomial_interval(p->r->yes[point * p->r->curves + curve], p->r->set_count[point], &low, &high);
    const double top = place_y(p, (double)high / INTERVAL_PARTS),
                 bottom = place_y(p, (double)low / INTERVAL_PARTS);
    snprintf(class_name, sizeof class_name, "s%zu thin", curve % SVG_COLOURS);
    svg_line(p->file, x, top, x, bottom, class_name);
    svg_line(p->file, x - 2.5, top, x + 2.5, top, class_name);
    svg_line(p->file, x - 2.5, bottom, x + 2.5, bottom, class_name);
}

/* Every fourth curve has the same mark, but another dash. */
static size_t dash_of(const size_t curve)
{
    return (curve + curve / 4) % 4;
}

static void draw_curve(const struct plot *const p, const size_t curve)
{
    const struct values *const values = &p->r->axis[0].values;
    const char *go = "M";
    fprintf(p->file, "<path class=\"s%zu d%zu curve\" d=\"", curve % SVG_COLOURS, dash_of(curve));
    for (size_t i = 0; i < values->count; i++)
        if (p->r->set_count[point_of(p, i)]) {
            fprintf(p->file, "%s%.1f %.1f", go, place_x(p, values->value[i]),
                    place_y(p, share_at(p, i, curve)));
            go = "L";
        }
    fputs("\"/>\n", p->file);
    for (size_t i = 0; i < values->count; i++)
        if (p->r->set_count[point_of(p, i)]) {
            const double x = place_x(p, values->value[i]);
            draw_interval(p, i, curve, x);
            draw_mark(p->file, x, place_y(p, share_at(p, i, curve)), curve);
        }
}

struct label {
    size_t curve;
    double y;
};

static int by_place(const void *const a, const void *const b)
{
    const struct label *const x = a, *const y = b;
    if (x->y < y->y || y->y < x->y)
        return x->y < y->y ? -1 : 1;
    return (x->curve > y->curve) - (x->curve < y->curve);
}

/* Sum of the shares at all points. */
static double area_of(const struct plot *const p, const size_t curve)
{
    double sum = 0;
    for (size_t i = 0; i < p->r->axis[0].values.count; i++)
        sum += share_at(p, i, curve);
    return sum;
}

static void label_text(const struct plot *const p, const size_t curve, const double x,
                       const double y)
{
    const char *const name = p->r->curve[curve];
    char text[4 * LABEL_MOST + 1];
    snprintf(text, sizeof text, "%.*s", svg_text_fit(name, LABEL_MOST * SVG_CHARACTER), name);
    draw_mark(p->file, x + 6, y, curve);
    svg_text(p->file, x + 14, y + 4, SVG_START, "label", text);
}

/* Do all curves end at about the same height? Then a label there tells nothing. */
static bool end_together(const struct plot *const p)
{
    const size_t last = p->r->axis[0].values.count - 1;
    double low = 1, high = 0;
    for (size_t c = 0; c < p->r->curves; c++) {
        const double share = share_at(p, last, c);
        low = share < low ? share : low;
        high = share > high ? share : high;
    }
    return p->r->curves > 1 && high - low < 0.03;
}

/* Labels with a piece of their curves, from the highest curve to the lowest. */
static void draw_key(const struct plot *const p, struct label *const label)
{
    const double x = p->x + PLOT_WIDTH + 8;
    for (size_t c = 0; c < p->r->curves; c++)
        label[c] = (struct label){c, -area_of(p, c)};
    qsort(label, p->r->curves, sizeof *label, by_place);
    for (size_t i = 0; i < p->r->curves; i++) {
        const size_t c = label[i].curve;
        const double y = p->y + 8 + LABEL_STEP * (double)i;
        fprintf(p->file, "<path class=\"s%zu d%zu curve\" d=\"M%.1f %.1fH%.1f\"/>\n",
                c % SVG_COLOURS, dash_of(c), x - 22, y, x + 10);
        label_text(p, c, x, y);
    }
}

/* Labels at the curves' ends, moved apart. */
static void draw_labels(const struct plot *const p, struct label *const label)
{
    const size_t last = p->r->axis[0].values.count - 1, n = p->r->curves;
    const double x = p->x + PLOT_WIDTH + 8;
    for (size_t c = 0; c < n; c++)
        label[c] = (struct label){c, place_y(p, share_at(p, last, c))};
    qsort(label, n, sizeof *label, by_place);
    for (size_t i = 1; i < n; i++)
        if (label[i].y < label[i - 1].y + LABEL_STEP)
            label[i].y = label[i - 1].y + LABEL_STEP;
    const double most = p->y + PLOT_HEIGHT + 6;
    for (size_t i = n; i-- > 0;) {
        const double limit = i + 1 == n ? most : label[i + 1].y - LABEL_STEP;
        label[i].y = label[i].y > limit ? limit : label[i].y;
    }
    for (size_t i = 0; i < n; i++) {
        fprintf(p->file, "<path class=\"s%zu thin\" d=\"M%.1f %.1fL%.1f %.1f\"/>\n",
                label[i].curve % SVG_COLOURS, place_x(p, p->r->axis[0].values.value[last]) + 4,
                place_y(p, share_at(p, last, label[i].curve)), x + 2, label[i].y);
        label_text(p, label[i].curve, x, label[i].y);
    }
}

/* ---- the whole ---- */

static void draw_panels(const struct tally *const r, FILE *const file, const size_t panels,
                        const int label_width, struct label *const label)
{
    struct plot p = {.r = r, .file = file, .low = axis_time(r->axis[0].values.value[0])};
    p.high = p.low;
    for (size_t i = 0; i < r->axis[0].values.count; i++) {
        const double value = axis_time(r->axis[0].values.value[i]);
        p.low = value < p.low ? value : p.low;
        p.high = value > p.high ? value : p.high;
    }
    for (p.panel = 0; p.panel < panels; p.panel++) {
        const size_t row = p.panel / 2;
        p.x = LEFT + (double)(p.panel % 2) * (PLOT_WIDTH + LEFT + label_width);
        p.y = TOP + (double)row * (PLOT_HEIGHT + GAP);
        draw_frame(&p);
        for (size_t c = 0; c < r->curves; c++)
            draw_curve(&p, c);
        if (end_together(&p))
            draw_key(&p, label);
        else
            draw_labels(&p, label);
    }
}

static int draw(const struct tally *const r, FILE *const file)
{
    static const char style[] =
        ".curve{fill:none;stroke-width:1.8}.thin{fill:none;stroke-width:1}"
        ".d1{stroke-dasharray:7 3}.d2{stroke-dasharray:2 3}.d3{stroke-dasharray:9 3 2 3}";
    const size_t panels = r->axes > 1 ? r->axis[1].values.count : 1;
    struct label *const label = allocate_zeroed(r->curves + 1, sizeof *label);
    size_t longest = 0;
    char note[160];
    for (size_t c = 0; c < r->curves; c++)
        longest = strlen(r->curve[c]) > longest ? strlen(r->curve[c]) : longest;
    longest = longest > LABEL_MOST ? LABEL_MOST : longest;
    const int label_width = 34 + (int)((double)longest * SVG_CHARACTER);
    const int columns = panels > 1 ? 2 : 1, rows = (int)((panels + 1) / 2);
    const int width = columns * (LEFT + PLOT_WIDTH + label_width);
    const int height = TOP + rows * (PLOT_HEIGHT + GAP) + 8;
    svg_begin(file, width, height, r->title ? r->title : "Schedulability",
              "Share of random task sets that each analysis accepts", style);
    svg_text(file, 10, 18, SVG_START, "title", r->title ? r->title : "Schedulability");
    draw_panels(r, file, panels, label_width, label);
    snprintf(note, sizeof note,
             "sets accepted, of %lld a point, seed %lld; bars: 95 %% Clopper-Pearson intervals",
             (long long)r->sets, (long long)r->seed);
    svg_text(file, 10, height - 8, SVG_START, "note", note);
    svg_end(file);
    free(label);
    return -1;
}

int sweep_picture(const struct tally *const result, const char *const path)
{
    struct output output;
    if (result->axes > 1 && result->axis[1].values.count > MOST_PANELS) {
        complain("--svg: %s has more than %d values, and each is a panel; choose the other axis "
                 "with x:",
                 result->axis[1].name, MOST_PANELS);
        return EXIT_USAGE;
    }
    if (!output_open(&output, path))
        return EXIT_UNABLE;
    const int end = draw(result, output.file);
    if (end >= 0) {
        output_discard(&output);
        out_of_memory();
        return end;
    }
    return output_close(&output) ? -1 : EXIT_UNABLE;
}
