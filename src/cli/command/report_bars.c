/* gpurta report: bars, and two results beside each other, from what the commands say as JSON. */
#include "cli/base/table.h"
#include "cli/command/report_view.h"
#include "cli/draw/svg.h"

#include <stdlib.h>
#include <string.h>

enum { WIDTH = 900, LEFT = 190, RIGHT = 90, TOP = 30, ROW = 38, MOST_BARS = 200 };

const char *report_text(const struct part *const part, const struct node *const map,
                        const char *const key)
{
    const struct node *const at = map ? document_key(&part->result, map, key) : NULL;
    const struct node *const value = at ? document_next(&part->result, at) : NULL;
    if (!value || value->kind != NODE_SCALAR)
        return NULL;
    const char *const text = document_text(&part->result, value);
    return value->plain && strcmp(text, "null") == 0 ? NULL : text;
}

const struct node *report_items(const struct part *const part)
{
    static const char *const keys[] = {"chains", "kernels", "tasks", "operations"};
    const struct document *const d = &part->result;
    for (size_t i = 0; d->nodes && i < FIELDS(keys); i++) {
        const struct node *const key = document_key(d, &d->node[0], keys[i]);
        const struct node *const value = key ? document_next(d, key) : NULL;
        if (value && value->kind == NODE_LIST)
            return value;
    }
    return NULL;
}

enum report_time { REPORT_BOUND, REPORT_SEEN, REPORT_DEADLINE, REPORT_TIMES };

/* What bounds it, what was observed, the deadline; false: there is none. */
static bool report_time(const struct part *const part, const struct node *const item,
                        const enum report_time which, mpq_ptr time)
{
    static const char *const bounds[] = {"bound", "worst_response", "response"};
    const char *text = NULL;
    for (size_t i = 0; which == REPORT_BOUND && part->proves && !text && i < FIELDS(bounds); i++)
        text = report_text(part, item, bounds[i]);
    if (which == REPORT_SEEN)
        text = report_text(part, item, part->proves ? "observed" : "response");
    if (which == REPORT_DEADLINE)
        text = report_text(part, item, "deadline");
    return text && mpq_set_str(time, text, 10) == 0;
}

const char *report_meets(const struct part *const part, const struct node *const item)
{
    const char *const meets = report_text(part, item, "meets_deadline");
    return !report_text(part, item, "deadline") ? NULL
           : !meets                             ? "unknown"
           : strcmp(meets, "true") == 0         ? "met"
                                                : "missed";
}

static bool is_late(const struct part *const part, const struct node *const item)
{
    const char *const meets = report_meets(part, item);
    return meets && strcmp(meets, "missed") == 0;
}

/* As a place in a picture; below 0: there is none. */
static double time_of(const struct part *const part, const struct node *const item,
                      const enum report_time which)
{
    mpq_t time;
    mpq_init(time);
    const double value = report_time(part, item, which, time) ? mpq_get_d(time) : -1;
    mpq_clear(time);
    return value;
}

/* The longest of all times. */
static double longest(const struct part *const part, const struct node *const items)
{
    double most = 0;
    for (const struct node *i = document_child(&part->result, items); i;
         i = document_next(&part->result, i))
        for (int k = 0; k < REPORT_TIMES; k++) {
            const double time = time_of(part, i, (enum report_time)k);
            most = time > most ? time : most;
        }
    return most;
}

static const char *unit_of(const struct part *const part)
{
    const char *const unit = report_text(part, &part->result.node[0], "time_unit");
    return unit ? unit : "";
}

/* "camera: bound ~8.084 ms, observed 6 ms, deadline 33 ms: met" */
static void tell(char text[const 400], const struct part *const part, const struct node *const item)
{
    static const char *const what[] = {"bound", "observed", "deadline"};
    const char *const name = report_text(part, item, "name");
    const char *const meets = report_meets(part, item);
    mpq_t time;
    mpq_init(time);
    size_t at = (size_t)snprintf(text, 150, "%.*s", name ? text_part(name, 120) : 0, name);
    const char *before = ":";
    for (int k = 0; k < REPORT_TIMES; k++)
        if (report_time(part, item, (enum report_time)k, time)) {
            char *const shown = time_for_people(time, k == REPORT_BOUND ? ROUND_UP : ROUND_DOWN);
            at += (size_t)snprintf(text + at, 80, "%s %s %.50s %.3s", before, what[k],
                                   shown ? shown : "?", unit_of(part));
            before = ",";
            free(shown);
        }
    snprintf(text + at, 10, "%s%s", meets ? ": " : "", meets ? meets : "");
    mpq_clear(time);
}

static void draw_bar(FILE *const file, const struct part *const part, const struct node *const item,
                     const double y, const double most)
{
    const double scale = (WIDTH - LEFT - RIGHT) / most;
    const double bound = time_of(part, item, REPORT_BOUND),
                 observed = time_of(part, item, REPORT_SEEN);
    const double deadline = time_of(part, item, REPORT_DEADLINE);
    const char *const meets = report_meets(part, item);
    const char *const name = report_text(part, item, "name");
    const bool late = is_late(part, item);
    char tip[400], shown[100];
    tell(tip, part, item);
    if (name) {
        snprintf(shown, sizeof shown, "%.*s", svg_text_fit(name, LEFT - 14), name);
        svg_text(file, LEFT - 8, y + 18, SVG_END, "label", shown);
    }
    if (bound >= 0)
        svg_box(file, LEFT, y + 4, bound * scale, 20, late ? "c5" : "c4", tip);
    if (observed >= 0)
        svg_box(file, LEFT, y + 10, observed * scale, 8, "c0", tip);
    if (deadline >= 0)
        svg_box(file, LEFT + deadline * scale - 1.5, y, 3, 28, "end", tip);
    if (bound < 0 && observed < 0)
        svg_text(file, LEFT + 6, y + 18, SVG_START, "note", "no bound");
    if (meets)
        svg_text(file, WIDTH - 6, y + 18, SVG_END, late ? "label bad" : "label",
                 late ? "MISSED" : meets);
}

/* What the bars mean, of those that are there. */
static void draw_key(FILE *const file, const struct part *const part,
                     const struct node *const items, const double y)
{
    struct {
        const char *look, *says;
        int high;
        bool there;
    } keys[] = {{"c4", "bound", 14, false},
                {"c5", "bound, deadline missed", 14, false},
                {"c0", "observed", 6, false},
                {"end", "deadline", 14, false}};
    double x = LEFT;
    for (const struct node *i = document_child(&part->result, items); i;
         i = document_next(&part->result, i)) {
        const bool late = is_late(part, i);
        keys[late].there = keys[late].there || time_of(part, i, REPORT_BOUND) >= 0;
        keys[2].there = keys[2].there || time_of(part, i, REPORT_SEEN) >= 0;
        keys[3].there = keys[3].there || time_of(part, i, REPORT_DEADLINE) >= 0;
    }
    for (size_t i = 0; i < FIELDS(keys); i++) {
        const bool line = strcmp(keys[i].look, "end") == 0;
        if (!keys[i].there)
            continue;
        svg_box(file, x, y + 7 - keys[i].high / 2.0, line ? 3 : 22, keys[i].high, keys[i].look,
                NULL);
        svg_text(file, x + (line ? 10 : 28), y + 11, SVG_START, "note", keys[i].says);
        x += 46 + svg_text_width(keys[i].says);
    }
}

void report_bars(struct report *const report, const struct part *const part)
{
    const struct node *const items = report_items(part);
    const double most = items ? longest(part, items) : 0;
    char title[100], about[200];
    char *svg = NULL;
    size_t size;
    if (!items || !(most > 0))
        return;
    const size_t bars = items->count < MOST_BARS ? items->count : MOST_BARS;
    FILE *const file = text_begin(&svg, &size);
    snprintf(title, sizeof title, "%s: %s", part->command,
             part->proves ? "bounds and deadlines" : "responses and deadlines of one run");
    snprintf(about, sizeof about, "Bars from 0 to %.6g %s; the table below has the same numbers",
             most, unit_of(part));
    svg_begin(file, WIDTH, (int)(TOP + bars * ROW + 60), title, about,
              ".end { fill: #222; } .bad { fill: #a33b00; font-weight: bold; }");
    svg_text(file, 16, 20, SVG_START, "title", title);
    size_t n = 0;
    for (const struct node *i = document_child(&part->result, items); i && n < bars;
         i = document_next(&part->result, i), n++)
        draw_bar(file, part, i, TOP + (double)n * ROW, most);
    svg_line(file, LEFT, TOP + (double)bars * ROW, WIDTH - RIGHT, TOP + (double)bars * ROW, "axis");
    snprintf(about, sizeof about, "%.6g %s", most, unit_of(part));
    svg_text(file, LEFT, TOP + (double)bars * ROW + 14, SVG_MIDDLE, "tick", "0");
    svg_text(file, WIDTH - RIGHT, TOP + (double)bars * ROW + 14, SVG_MIDDLE, "tick", about);
    draw_key(file, part, items, TOP + (double)bars * ROW + 30);
    svg_end(file);
    if (fclose(file) == 0)
        report_figure(report, svg);
    free(svg);
}

/* ---- two results ---- */

static const struct part *part_of(const struct side *const side, const char *const command)
{
    for (size_t i = 0; i < side->parts; i++)
        if (strcmp(side->part[i].command, command) == 0)
            return &side->part[i];
    return NULL;
}

static const struct node *item_of(const struct part *const part, const char *const name)
{
    const struct node *const items = part ? report_items(part) : NULL;
    const struct node *i = items ? document_child(&part->result, items) : NULL;
    for (; i; i = document_next(&part->result, i)) {
        const char *const here = report_text(part, i, "name");
        if (here && strcmp(here, name) == 0)
            return i;
    }
    return NULL;
}

static void compare_time(struct table *const table, const struct part *const part,
                         const struct node *const item, const enum report_time which, mpq_ptr time)
{
    if (part && item &&
        (report_time(part, item, which, time) ||
         (which == REPORT_BOUND && !part->proves && report_time(part, item, REPORT_SEEN, time))))
        table_time(table, time, which == REPORT_DEADLINE ? ROUND_DOWN : ROUND_UP);
    else
        table_text(table, "-", COLOUR_NONE);
}

static void compare_item(struct table *const table, const struct part *const part[2],
                         const char *const name, mpq_ptr time)
{
    const struct node *const item[] = {item_of(part[0], name), item_of(part[1], name)};
    table_text(table, name, COLOUR_NONE);
    table_text(table, (part[0] ? part[0] : part[1])->command, COLOUR_NONE);
    for (int s = 0; s < 2; s++) {
        const char *const meets = item[s] ? report_meets(part[s], item[s]) : "not there";
        compare_time(table, part[s], item[s], REPORT_BOUND, time);
        compare_time(table, part[s], item[s], REPORT_DEADLINE, time);
        table_text(table, meets ? meets : "-",
                   item[s] && is_late(part[s], item[s]) ? COLOUR_BAD : COLOUR_NONE);
    }
}

static void compare_all(struct report *const report, struct table *const table)
{
    mpq_t time;
    mpq_init(time);
    for (int s = 0; s < 2; s++)
        for (size_t p = 0; p < report->side[s].parts; p++) {
            const struct part *const own = &report->side[s].part[p];
            const struct part *const other = part_of(&report->side[!s], own->command);
            const struct part *const pair[] = {s ? other : own, s ? own : other};
            const struct node *const items = report_items(own);
            const struct node *i = items ? document_child(&own->result, items) : NULL;
            for (; i; i = document_next(&own->result, i)) {
                const char *const name = report_text(own, i, "name");
                if (name && (!s || !item_of(other, name)))
                    compare_item(table, pair, name, time);
            }
        }
    mpq_clear(time);
}

void report_comparison(struct report *const report)
{
    static const struct column columns[] = {
        {"name", ALIGN_LEFT},         {"analysis", ALIGN_LEFT},   {"A: response", ALIGN_RIGHT},
        {"A: deadline", ALIGN_RIGHT}, {"A: verdict", ALIGN_LEFT}, {"B: response", ALIGN_RIGHT},
        {"B: deadline", ALIGN_RIGHT}, {"B: verdict", ALIGN_LEFT}};
    struct answer answer = {0};
    struct table *const table = table_create(columns, FIELDS(columns));
    struct output output = {.file = text_begin(&answer.text, &answer.size), .marked = true};
    compare_all(report, table);
    fputs("<section><h2>Both results</h2>\n<p>The bound of a response, where there is one; of "
          "simulate "
          "the response in this run.</p>\n",
          report->page);
    table_print(table, &output);
    fclose(output.file);
    report_answer(report, &answer, NULL, true);
    fputs("</section>\n", report->page);
    table_destroy(table);
    free(answer.text);
}
