/* --vary with --svg: a curve for each chain, kernel or task, over the values. */
#include "cli/command/vary_view.h"
#include "cli/draw/chart.h"

#include <math.h>
#include <string.h>

bool vary_is_about_bounds(const struct curve *const curve)
{
    const char *const name = curve->call->command->name;
    return strcmp(name, "bound") == 0 || strcmp(name, "runlist") == 0 ||
           strcmp(name, "partition") == 0;
}

enum { MOST_CURVES = SVG_COLOURS, MOST_TIMES_DEADLINE = 3 };

/* Item i of each value in parts of its deadline, or in time where none has one. */
static double height_of(const struct curve *const curve, const struct point *const point,
                        const size_t i, const bool times)
{
    if (i >= point->items)
        return HUGE_VAL;
    const struct item *const item = &curve->item[point->first + i];
    return !item->bounded || (!times && !item->limited)
               ? HUGE_VAL
               : axis_time(times ? item->bound : item->ratio);
}

/* The end of the axis; 0: nothing can be drawn. */
static double highest_of(const struct curve *const curve, const bool times)
{
    double most = 0;
    for (size_t p = 0; p < curve->points; p++)
        for (size_t i = 0; i < curve->point[p].items; i++) {
            const double height = height_of(curve, &curve->point[p], i, times);
            most = height < HUGE_VAL && height > most ? height : most;
        }
    most = times || most < MOST_TIMES_DEADLINE ? most : MOST_TIMES_DEADLINE;
    return 1.06 * (!times && most < 1 ? 1 : most);
}

/* The curves, with a colour each, and their names above. */
static void draw_curves(const struct curve *const curve, struct chart *const chart,
                        const bool times)
{
    double x = chart->x.from;
    size_t drawn = 0;
    for (size_t i = 0; i < curve->point[0].items && drawn < MOST_CURVES; i++) {
        const struct item *const item = &curve->item[curve->point[0].first + i];
        bool any = false, bounded = false;
        for (size_t p = 0; p < curve->points; p++) {
            const double height = height_of(curve, &curve->point[p], i, times);
            any = any || height <= chart->y.high;
            bounded = bounded || height < HUGE_VAL;
        }
        if (!any && !times && !item->limited)
            continue; /* it has no deadline */
        for (int dots = 0; any && dots < 2; dots++) {
            chart_curve(chart, drawn, dots);
            for (size_t p = 0; p < curve->points; p++)
                chart_point(chart, curve->point[p].place,
                            height_of(curve, &curve->point[p], i, times));
            chart_curve_end(chart);
        }
        char name[200], shown[200], class_name[16];
        snprintf(name, sizeof name, "%s%s", item->name,
                 any       ? ""
                 : bounded ? ": above the picture"
                           : ": no bound");
        svg_text_cut(shown, sizeof shown, name, chart->x.to - x - 40);
        snprintf(class_name, sizeof class_name, "c%zu", drawn);
        if (any)
            svg_box(chart->file, x, chart->y.to - 20, 14, 10, class_name, name);
        svg_text(chart->file, x + (any ? 19 : 0), chart->y.to - 11, SVG_START, "tick", shown);
        x += svg_text_width(shown) + (any ? 40 : 21);
        drawn += any;
    }
}

/* Are the values those of a time? Without a unit they have that of the file. */
static bool varies_time(const struct curve *const curve)
{
    const size_t end = curve->path_length - 1;
    size_t from = end;
    while (from && curve->path[from - 1] != '.')
        from--;
    for (int section = 1; gpurta_section_info((gpurta_section)section); section++) {
        const gpurta_key_facts *key;
        for (size_t i = 0; (key = gpurta_key_at((gpurta_section)section, i)); i++)
            if (key->kind == GPURTA_VALUE_TIME && strlen(key->name) == end - from &&
                strncmp(key->name, curve->path + from, end - from) == 0)
                return true;
    }
    return false;
}

int vary_draw(const struct curve *const curve, const char *const path)
{
    const bool bounds = vary_is_about_bounds(curve);
    bool times = true;
    char title[200], y_title[80], x_title[200], note[200];
    struct output output;
    const char *const unit = *curve->suffix || !varies_time(curve) ? curve->suffix : curve->unit;
    for (size_t i = 0; i < curve->items; i++)
        times = times && !curve->item[i].limited;
    if (!output_open(&output, strcmp(path, "-") == 0 ? NULL : path))
        return EXIT_UNABLE;
    struct chart chart = {.file = output.file, .columns = 1, .height = 340};
    const int length = (int)curve->path_length - 1;
    snprintf(title, sizeof title, "%s for each value of %.*s", curve->call->command->name, length,
             curve->path);
    snprintf(x_title, sizeof x_title, *unit ? "%.*s (%s)" : "%.*s", length, curve->path, unit);
    snprintf(y_title, sizeof y_title, times ? "%s (%s)" : "%s / deadline",
             bounds ? "bound" : "response", curve->unit);
    snprintf(
        note, sizeof note, "%s%s",
        times ? "No point: there is no bound."
              : "Above 1 a deadline may be missed. No point: there is no bound, or it is above "
                "three deadlines.",
        curve->point[0].items > MOST_CURVES ? " Only the first 8 that have points are drawn." : "");
    chart_begin(&chart, title, "A curve for each chain, kernel or task; no point: no bound", 1, 0,
                note);
    chart.x =
        (struct axis){.low = curve->point[0].place, .high = curve->point[curve->points - 1].place};
    chart.y = (struct axis){.high = highest_of(curve, times)};
    chart_panel(&chart, 0, NULL, x_title, y_title);
    if (!times)
        chart_line(&chart, 1, 1, true, "deadline");
    draw_curves(curve, &chart, times);
    chart_end(&chart);
    return output_close(&output) ? -1 : EXIT_UNABLE;
}
