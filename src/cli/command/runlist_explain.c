/* gpurta runlist --explain: the window of a bound, and what limits each channel in it. */
#include "cli/base/rows.h"
#include "cli/command/runlist_view.h"

#include <stdlib.h>

#define GAPS_SHOWN 20
#define GAPS_IN_JSON 100

/* ---- terms as rows: the channel itself, then the others ---- */

static bool has_term(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    return row->at[row->depth] < gpurta_runlist_count(view->result);
}

/* The channel of a row: that which is explained comes first. */
static size_t channel_of(const struct row *const row)
{
    const struct runlist_view *const view = row->of;
    const size_t place = row->at[row->depth];
    return place == 0 ? view->explain : place <= view->explain ? place - 1 : place;
}

/* min(timeslice + nonpreemptable, wcet): which of the two; both stand in the view then. */
static bool wcet_is_less(struct runlist_view *const view, const size_t j)
{
    gpurta_runlist_time_of(view->result, j, GPURTA_RUNLIST_TIMESLICE, view->b);
    gpurta_tasks_time(view->scenario->tasks, j, GPURTA_TASK_NONPREEMPTABLE, view->c);
    mpq_add(view->b, view->b, view->c);
    gpurta_tasks_time(view->scenario->tasks, j, GPURTA_TASK_WCET, view->c);
    return mpq_cmp(view->c, view->b) < 0;
}

enum { CHANNEL = GPURTA_RUNLIST_TERM_SUM + 1, EACH_LIMIT, LIMIT };

static bool get_term(struct row *const row)
{
    struct runlist_view *const view = row->of;
    const size_t i = view->explain, j = channel_of(row);
    switch (row->field->which) {
    case CHANNEL:
        return row_text(row, view_name(view, j, row->space));
    case EACH_LIMIT: /* what one entry of the channel is limited by */
        return j != i && row_text(row, gpurta_tasks_saturated(view->scenario->tasks, j)
                                           ? "timeslice, saturated"
                                       : gpurta_runlist_overloaded(view->result, j)
                                           ? "timeslice, may be overloaded"
                                       : wcet_is_less(view, j) ? "wcet"
                                                               : "timeslice");
    case LIMIT: /* which of the two limits was binding */
        return row_text(row, j == i                                           ? "own"
                             : gpurta_runlist_work_limits(view->result, i, j) ? "work"
                                                                              : "entries");
    default:
        if (!gpurta_runlist_term(view->result, i, j, (gpurta_runlist_term_part)row->field->which,
                                 row->time))
            return false;
        mpz_set(row->big, mpq_numref(row->time)); /* of a count */
        return true;
    }
}

static const struct field term_fields[] = {
    {"channel", NULL, FIELD_TEXT, .which = CHANNEL},
    {"times", "entries", FIELD_BIG, .which = GPURTA_RUNLIST_TERM_ENTRIES},
    {"each", NULL, FIELD_TIME, .which = GPURTA_RUNLIST_TERM_ENTRY},
    {"each_limited_by", "each by", FIELD_TEXT, .which = EACH_LIMIT},
    {"work", NULL, FIELD_TIME, .which = GPURTA_RUNLIST_TERM_WORK},
    {"switches", NULL, FIELD_BIG, .which = GPURTA_RUNLIST_TERM_SWITCHES},
    {"switch", NULL, FIELD_TIME, .which = GPURTA_RUNLIST_TERM_SWITCH},
    {"sum", NULL, FIELD_TIME, .which = GPURTA_RUNLIST_TERM_SUM},
    {"limited_by", "limited by", FIELD_TEXT, .which = LIMIT},
};
const struct rows runlist_terms = {"terms", term_fields, FIELDS(term_fields), .has = has_term,
                                   .get = get_term};

/* ---- around them ---- */

static void gap_lines(struct runlist_view *const view, const size_t i)
{
    FILE *const file = view->output.file;
    const int64_t gaps = gpurta_runlist_entries(view->result, i);
    const int64_t first = gpurta_runlist_window(view->result, i);
    fprintf(file,
            "%lld gap%s in a cycle; the worst window begins after entry %lld, at position "
            "%lld of the list\n",
            (long long)gaps, gaps == 1 ? "" : "s", (long long)first + 1,
            (long long)gpurta_runlist_position(view->result, i, first) + 1);
    fputs("gaps from there on, by entries alone:", file);
    for (int64_t g = 0; g < gaps && g < GAPS_SHOWN; g++) {
        gpurta_runlist_gap(view->result, i, (first + g) % gaps, view->a);
        fputc(' ', file);
        time_put(file, view->a, ROUND_UP);
    }
    fputs(gaps > GAPS_SHOWN ? " ...\n\n" : "\n\n", file);
}

bool explain_lines(struct runlist_view *const view, struct row *const row)
{
    FILE *const file = view->output.file;
    const size_t i = view->explain;
    char space[NAME_SPACE];
    fprintf(file,
            "\nbound of %s = own work + own switches + what others do in the worst window of k "
            "gaps\nk = ceil(wcet / timeslice) = ",
            view_name(view, i, space));
    gpurta_runlist_turns(view->result, i, view->z);
    gmp_fprintf(file, "%Zd turns\n", view->z);
    gap_lines(view, i);
    const bool good = rows_table(&runlist_terms, row, &view->output);
    gpurta_runlist_time_of(view->result, i, GPURTA_RUNLIST_BOUND, view->a);
    fputs("\nbound: ", file);
    time_put(file, view->a, ROUND_UP);
    fputs(", the sum of the sums; sum = min(entries * each, work) + switches * switch\n", file);
    return good;
}

/* ---- JSON ---- */

static bool has_gap(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    const size_t g = row->at[row->depth];
    return g < GAPS_IN_JSON && (int64_t)g < gpurta_runlist_entries(view->result, view->explain);
}

enum { OF, WORK, SWITCHES, TURNS, GAPS, FIRST, GAP };

static bool get_explained(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    const size_t i = view->explain;
    const int64_t gaps = gpurta_runlist_entries(view->result, i);
    const int64_t first = gpurta_runlist_window(view->result, i);
    const gpurta_tasks *const tasks = view->scenario->tasks;
    bool is = true;
    switch (row->field->which) {
    case OF:
        return row_text(row, view_name(view, i, row->space));
    case WORK:
        return gpurta_tasks_time(tasks, i, GPURTA_TASK_WCET, row->time);
    case SWITCHES: /* its own sum without its work */
        is = gpurta_tasks_time(tasks, i, GPURTA_TASK_WCET, ((struct runlist_view *)row->of)->a) &&
             gpurta_runlist_term(view->result, i, i, GPURTA_RUNLIST_TERM_SUM, row->time);
        mpq_sub(row->time, row->time, view->a);
        return is;
    case TURNS:
        return gpurta_runlist_turns(view->result, i, row->big);
    case GAP:
        return gpurta_runlist_gap(view->result, i, (first + (int64_t)row->at[row->depth]) % gaps,
                                  row->time);
    default:
        return row_count(row, row->field->which == GAPS ? gaps : first);
    }
}

static const struct field gap_fields[] = {{"gap", NULL, FIELD_TIME, .which = GAP}};
static const struct rows gaps = {"gaps",         gap_fields,           FIELDS(gap_fields),
                                 .has = has_gap, .get = get_explained, .plain = true};
static const struct field explained_fields[] = {
    {"task", NULL, FIELD_TEXT, .which = OF},
    {"work", NULL, FIELD_TIME, .which = WORK},
    {"switches", NULL, FIELD_TIME, .which = SWITCHES},
    {"slots", NULL, FIELD_BIG, .which = TURNS},
    {"gaps_in_cycle", NULL, FIELD_COUNT, .which = GAPS},
    {"first_gap", NULL, FIELD_COUNT, .which = FIRST},
    {"gaps", NULL, FIELD_LIST, .inner = &gaps},
    {"terms", NULL, FIELD_LIST, .inner = &runlist_terms},
};
const struct rows runlist_explained = {.fields = explained_fields,
                                       .count = FIELDS(explained_fields),
                                       .get = get_explained,
                                       .tall = true};
