/* gpurta runlist --fit and --explain. */
#include "runlist_view.h"

#include <stdlib.h>

/* "3/2", for people; "?" if there is no memory. Freed by the caller if it is not NULL. */
static void print_time(FILE *const file, mpq_srcptr time, const enum rounding rounding)
{
    char *const text = time_for_people(time, rounding);
    fputs(text ? text : "?", file);
    free(text);
}

/* ---- --fit timeslice ---- */

#define INTERVALS_SHOWN 50

static void timeslice_lines(struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    const size_t count = gpurta_runlist_fit_count(view->fit);
    char space[NAME_SPACE];
    size_t task;
    int closed;
    fprintf(file, "timeslices for all channels that meet every deadline:%s\n",
            count ? "" : " none");
    for (size_t i = 0; i < count && i < INTERVALS_SHOWN; i++) {
        gpurta_runlist_fit_interval(view->fit, i, view->a, view->b, &closed);
        if (mpq_equal(view->a, view->b)) {
            fputs("  exactly ", file);
            print_time(file, view->a, ROUND_UP);
        } else {
            fputs("  from ", file);
            print_time(file, view->a, ROUND_UP);
            fputs(closed ? " up to " : " to below ", file);
            print_time(file, view->b, ROUND_DOWN);
        }
        fputc('\n', file);
    }
    if (count > INTERVALS_SHOWN)
        fprintf(file, "  ... %zu more (json and csv list all)\n", count - INTERVALS_SHOWN);
    gpurta_runlist_fit_best(view->fit, view->a, view->b, &task);
    fputs("best: ", file);
    print_time(file, view->a, ROUND_DOWN);
    fputs(", where the worst bound / deadline is ", file);
    print_time(file, view->b, ROUND_UP);
    fprintf(file, " (%s); with it:\n\n", view_name(view, task, space));
}

static void timeslice_json(struct runlist_view *const view, struct json *const json)
{
    char space[NAME_SPACE];
    size_t task;
    int closed;
    json_text(json, "kind", "timeslice");
    json_open_array(json, "intervals");
    for (size_t i = 0; gpurta_runlist_fit_interval(view->fit, i, view->a, view->b, &closed); i++) {
        json_open_flat(json, NULL, '{');
        json_time(json, "from", view->a);
        json_time(json, "to", view->b);
        json_bool(json, "closed", closed);
        json_close(json);
    }
    json_close(json);
    gpurta_runlist_fit_best(view->fit, view->a, view->b, &task);
    json_open_flat(json, "best", '{');
    json_time(json, "timeslice", view->a);
    json_time(json, "ratio", view->b);
    json_text(json, "task", view_name(view, task, space));
    json_close(json);
}

/* The intervals, and the best timeslice in the last row. */
static void timeslice_csv(struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    bool first = true;
    char space[NAME_SPACE];
    size_t task;
    int closed;
    fputs("from,to,closed,kind,ratio,task\n", file);
    for (size_t i = 0; gpurta_runlist_fit_interval(view->fit, i, view->a, view->b, &closed); i++) {
        csv_time(file, &first, view->a);
        csv_time(file, &first, view->b);
        csv_text(file, &first, closed ? "true" : "false");
        csv_text(file, &first, "interval");
        csv_text(file, &first, "");
        csv_text(file, &first, "");
        csv_end(file, &first);
    }
    gpurta_runlist_fit_best(view->fit, view->a, view->b, &task);
    csv_time(file, &first, view->a);
    csv_time(file, &first, view->a);
    csv_text(file, &first, "true");
    csv_text(file, &first, "best");
    csv_time(file, &first, view->b);
    csv_text(file, &first, view_name(view, task, space));
    csv_end(file, &first);
}

/* ---- --fit levels ---- */

static void levels_lines(struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    int64_t fit;
    int all;
    char space[NAME_SPACE];
    const int64_t tried = gpurta_runlist_levels_tried(view->levels, &fit, &all);
    fprintf(file, "levels: %lld of %lld assignments that were tried meet every deadline%s\n",
            (long long)fit, (long long)tried,
            all ? "" : " (a search by steps: there may be better ones)");
    for (size_t p = 0; p < gpurta_runlist_levels_count(view->levels); p++) {
        gpurta_runlist_levels_ratio(view->levels, p, view->a);
        fputs("  worst bound / deadline ", file);
        print_time(file, view->a, ROUND_UP);
        fputc(':', file);
        for (size_t i = 0; i < gpurta_tasks_count(view->scenario->tasks); i++)
            fprintf(file, " %s %s%s", view_name(view, i, space),
                    level_name(gpurta_runlist_levels_get(view->levels, p, i)),
                    i + 1 < gpurta_tasks_count(view->scenario->tasks) ? "," : "\n");
    }
    fputs("with the first of them:\n\n", file);
}

static void levels_json(struct runlist_view *const view, struct json *const json)
{
    int64_t fit;
    int all;
    json_text(json, "kind", "levels");
    json_int(json, "tried", gpurta_runlist_levels_tried(view->levels, &fit, &all));
    json_int(json, "fitting", fit);
    json_bool(json, "exhaustive", all);
    json_open_array(json, "assignments");
    for (size_t p = 0; p < gpurta_runlist_levels_count(view->levels); p++) {
        json_open_flat(json, NULL, '{');
        gpurta_runlist_levels_ratio(view->levels, p, view->a);
        json_time(json, "ratio", view->a);
        json_open_flat(json, "levels", '[');
        for (size_t i = 0; i < gpurta_tasks_count(view->scenario->tasks); i++)
            json_text(json, NULL, level_name(gpurta_runlist_levels_get(view->levels, p, i)));
        json_close(json);
        json_close(json);
    }
    json_close(json);
}

/* A row for each task of each assignment, best first. */
static void levels_csv(struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    bool first = true;
    char space[NAME_SPACE];
    int64_t fit;
    int all;
    const int64_t tried = gpurta_runlist_levels_tried(view->levels, &fit, &all);
    fputs("assignment,ratio,name,level,tried,fitting,exhaustive\n", file);
    for (size_t p = 0; p < gpurta_runlist_levels_count(view->levels); p++) {
        gpurta_runlist_levels_ratio(view->levels, p, view->a);
        for (size_t i = 0; i < gpurta_tasks_count(view->scenario->tasks); i++) {
            csv_int(file, &first, (int64_t)p + 1);
            csv_time(file, &first, view->a);
            csv_text(file, &first, view_name(view, i, space));
            csv_text(file, &first, level_name(gpurta_runlist_levels_get(view->levels, p, i)));
            csv_int(file, &first, tried);
            csv_int(file, &first, fit);
            csv_text(file, &first, all ? "true" : "false");
            csv_end(file, &first);
        }
    }
}

void fit_csv(struct runlist_view *const view)
{
    if (view->fit)
        timeslice_csv(view);
    else
        levels_csv(view);
}

void fit_lines(struct runlist_view *const view)
{
    if (view->fit)
        timeslice_lines(view);
    else
        levels_lines(view);
}

void fit_json(struct runlist_view *const view, struct json *const json)
{
    json_open_object(json, "fit");
    if (view->fit)
        timeslice_json(view, json);
    else
        levels_json(view, json);
    json_close(json);
}

/* ---- --explain ---- */

#define GAPS_SHOWN 20
#define GAPS_IN_JSON 100

/* What decides the cost of an entry of channel j. */
static const char *limited_by(struct runlist_view *const view, const size_t j)
{
    const gpurta_tasks *const tasks = view->scenario->tasks;
    if (gpurta_tasks_saturated(tasks, j))
        return "timeslice, saturated";
    if (gpurta_runlist_overloaded(view->result, j))
        return "timeslice, may be overloaded";
    gpurta_runlist_time_of(view->result, j, GPURTA_RUNLIST_TIMESLICE, view->b);
    gpurta_tasks_time(tasks, j, GPURTA_TASK_NONPREEMPTABLE, view->c);
    mpq_add(view->b, view->b, view->c);
    gpurta_tasks_time(tasks, j, GPURTA_TASK_WCET, view->c);
    return mpq_cmp(view->c, view->b) < 0 ? "wcet" : "timeslice";
}

static void gap_lines(struct runlist_view *const view, const size_t i)
{
    FILE *const file = view->output.file;
    const int64_t gaps = gpurta_runlist_entries(view->result, i);
    const int64_t first = gpurta_runlist_window(view->result, i);
    fprintf(file,
            "%lld gap%s in a cycle; the worst window begins after entry %lld, at position "
            "%lld of the list\n",
            (long long)gaps, gaps == 1 ? "" : "s", (long long)first + 1,
            (long long)gpurta_runlist_position(view->result, i, first));
    fputs("gaps from there on:", file);
    for (int64_t g = 0; g < gaps && g < GAPS_SHOWN; g++) {
        gpurta_runlist_gap(view->result, i, (first + g) % gaps, view->a);
        fputc(' ', file);
        print_time(file, view->a, ROUND_UP);
    }
    fputs(gaps > GAPS_SHOWN ? " ...\n\n" : "\n\n", file);
}

/* times * each of a term, into view->b */
static void term_sum(struct runlist_view *const view)
{
    mpq_set_z(view->b, view->z);
    mpq_mul(view->b, view->b, view->a);
}

static void term_row(struct runlist_view *const view, struct table *const table,
                     const char *const name, const char *const why)
{
    table_text(table, name, COLOUR_NONE);
    mpq_set_z(view->b, view->z);
    table_time(table, view->b, ROUND_UP);
    table_time(table, view->a, ROUND_UP);
    term_sum(view);
    table_time(table, view->b, ROUND_UP);
    table_text(table, why, COLOUR_NONE);
}

static bool term_table(struct runlist_view *const view, const size_t i)
{
    static const struct column columns[] = {{"term", ALIGN_LEFT},
                                            {"times", ALIGN_RIGHT},
                                            {"each", ALIGN_RIGHT},
                                            {"sum", ALIGN_RIGHT},
                                            {"limited by", ALIGN_LEFT}};
    struct table *const table = table_create(columns, sizeof columns / sizeof columns[0]);
    char space[NAME_SPACE];
    mpz_set_ui(view->z, 1);
    gpurta_tasks_time(view->scenario->tasks, i, GPURTA_TASK_WCET, view->a);
    term_row(view, table, "own work", "wcet");
    gpurta_runlist_term(view->result, i, i, view->z, view->a);
    term_row(view, table, "own switches", "k");
    for (size_t j = 0; j < gpurta_runlist_count(view->result); j++) {
        if (j == i)
            continue;
        const char *const why = limited_by(view, j);
        gpurta_runlist_term(view->result, i, j, view->z, view->a);
        term_row(view, table, view_name(view, j, space), why);
    }
    const bool good = table_print(table, &view->output);
    table_destroy(table);
    return good;
}

bool explain_lines(struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    const size_t i = view->explain;
    char space[NAME_SPACE];
    fprintf(file,
            "\nbound of %s = own work + own switches + what stands in the worst window of k "
            "gaps\nk = ceil(wcet / timeslice) = ",
            view_name(view, i, space));
    gpurta_runlist_slots(view->result, i, view->z);
    gmp_fprintf(file, "%Zd slots\n", view->z);
    gap_lines(view, i);
    if (!term_table(view, i))
        return false;
    gpurta_runlist_time_of(view->result, i, GPURTA_RUNLIST_BOUND, view->a);
    fputs("\nbound: ", file);
    print_time(file, view->a, ROUND_UP);
    fputs(view->published ? "; an entry of another channel adds min(timeslice + nonpreemptable, "
                            "wcet)\n"
                          : "; an entry of another channel adds min(timeslice + nonpreemptable, "
                            "wcet) + switch cost\n",
          file);
    return true;
}

static void json_term(struct runlist_view *const view, struct json *const json, const size_t j)
{
    char space[NAME_SPACE];
    const char *const why = limited_by(view, j);
    gpurta_runlist_term(view->result, view->explain, j, view->z, view->a);
    json_open_flat(json, NULL, '{');
    json_text(json, "channel", view_name(view, j, space));
    json_big(json, "times", view->z);
    json_time(json, "each", view->a);
    term_sum(view);
    json_time(json, "sum", view->b);
    json_text(json, "limited_by", why);
    json_close(json);
}

void explain_json(struct runlist_view *const view, struct json *const json)
{
    const size_t i = view->explain;
    const int64_t gaps = gpurta_runlist_entries(view->result, i);
    const int64_t first = gpurta_runlist_window(view->result, i);
    char space[NAME_SPACE];
    json_open_object(json, "explain");
    json_text(json, "task", view_name(view, i, space));
    gpurta_tasks_time(view->scenario->tasks, i, GPURTA_TASK_WCET, view->a);
    json_time(json, "work", view->a);
    gpurta_runlist_term(view->result, i, i, view->z, view->a);
    term_sum(view);
    json_big(json, "slots", view->z);
    json_time(json, "switches", view->b);
    json_int(json, "gaps_in_cycle", gaps);
    json_int(json, "first_gap", first);
    json_open_flat(json, "gaps", '[');
    for (int64_t g = 0; g < gaps && g < GAPS_IN_JSON; g++) {
        gpurta_runlist_gap(view->result, i, (first + g) % gaps, view->a);
        json_time(json, NULL, view->a);
    }
    json_close(json);
    json_open_array(json, "terms");
    for (size_t j = 0; j < gpurta_runlist_count(view->result); j++)
        if (j != i)
            json_term(view, json, j);
    json_close(json);
    json_close(json);
}

void explain_csv(struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    bool first = true;
    char space[NAME_SPACE];
    fputs("term,times,each,sum,limited_by\n", file);
    for (size_t j = 0; j < gpurta_runlist_count(view->result); j++) {
        const bool own = j == view->explain;
        const char *const why = own ? "own switches" : limited_by(view, j);
        gpurta_runlist_term(view->result, view->explain, j, view->z, view->a);
        term_sum(view);
        csv_text(file, &first, view_name(view, j, space));
        gmp_fprintf(file, ",%Zd", view->z);
        csv_time(file, &first, view->a);
        csv_time(file, &first, view->b);
        csv_text(file, &first, why);
        csv_end(file, &first);
    }
}
