/* gpurta runlist --explain: the window of a bound, and what limits each channel in it. */
#include "cli/base/rows.h"
#include "cli/command/runlist_view.h"

#include <stdlib.h>

#define GAPS_SHOWN 20
#define GAPS_IN_JSON 100

/* ---- terms as rows: the channel itself, then the others ---- */

/* To the row of a table, of those that belong to the channel that is explained. */
static bool go(struct row *const row, const gpurta_table table, const size_t place)
{
    size_t count;
    const size_t explain = ((const struct runlist_view *)row->of)->explain;
    row->row[row->depth] = gpurta_children(row->result, table, explain, &count) + place;
    return place < count;
}

static bool has_term(struct row *const row)
{
    return go(row, GPURTA_RUNLIST_TERMS, row->at[row->depth]);
}

static const struct field term_fields[] = {
    {.column = GPURTA_RUNLIST_TERMS_CHANNEL},
    {.column = GPURTA_RUNLIST_TERMS_TIMES, .title = "entries"},
    {.column = GPURTA_RUNLIST_TERMS_EACH},
    {.column = GPURTA_RUNLIST_TERMS_EACH_LIMITED_BY, .title = "each by"},
    {.column = GPURTA_RUNLIST_TERMS_WORK},
    {.column = GPURTA_RUNLIST_TERMS_SWITCHES},
    {.column = GPURTA_RUNLIST_TERMS_SWITCH},
    {.column = GPURTA_RUNLIST_TERMS_SUM},
    {.column = GPURTA_RUNLIST_TERMS_LIMITED_BY, .title = "limited by"},
};
const struct rows runlist_terms = {"terms", term_fields, FIELDS(term_fields), .has = has_term};

/* ---- around them ---- */

/* To the gap so many behind the one with which the worst window begins. */
static bool go_gap(struct row *const row, const size_t place)
{
    const size_t i = ((const struct runlist_view *)row->of)->explain;
    const int64_t first = result_count(row->result, GPURTA_RUNLIST_TASKS_WINDOW, i);
    const int64_t gaps = result_count(row->result, GPURTA_RUNLIST_TASKS_ENTRIES, i);
    return (int64_t)place < gaps &&
           go(row, GPURTA_RUNLIST_GAPS, (size_t)((first + (int64_t)place) % gaps));
}

static void gap_lines(struct row *const row, const size_t i, FILE *const file)
{
    const int64_t gaps = result_count(row->result, GPURTA_RUNLIST_TASKS_ENTRIES, i);
    const int64_t first = result_count(row->result, GPURTA_RUNLIST_TASKS_WINDOW, i);
    (void)go_gap(row, 0);
    fprintf(file,
            "%lld gap%s in a cycle; the worst window begins after entry %lld, at position "
            "%lld of the list\n",
            (long long)gaps, gaps == 1 ? "" : "s", (long long)first + 1,
            (long long)result_count(row->result, GPURTA_RUNLIST_GAPS_POSITION, row->row[0]) + 1);
    fputs("gaps from there on, by entries alone:", file);
    for (size_t g = 0; g < GAPS_SHOWN && go_gap(row, g); g++) {
        result_time(row->result, GPURTA_RUNLIST_GAPS_GAP, row->row[0], row->time);
        fputc(' ', file);
        time_put(file, row->time, ROUND_UP);
    }
    fputs(gaps > GAPS_SHOWN ? " ...\n\n" : "\n\n", file);
}

bool explain_lines(struct runlist_view *const view, struct row *const row)
{
    FILE *const file = view->output.file;
    const size_t i = view->explain;
    result_time(row->result, GPURTA_RUNLIST_TASKS_SLOTS, i, row->time);
    fprintf(file,
            "bound of %s = own work + own switches + what others do in the worst window of k "
            "gaps\nk = ceil(wcet / timeslice) = ",
            result_text(row->result, GPURTA_RUNLIST_TASKS_NAME, i));
    gmp_fprintf(file, "%Qd turns\n", row->time);
    gap_lines(row, i, file);
    const bool good = rows_table(&runlist_terms, row, &view->output);
    result_time(row->result, GPURTA_RUNLIST_TASKS_BOUND, i, row->time);
    fputs("\nbound: ", file);
    time_put(file, row->time, ROUND_UP);
    fputs(", the sum of the sums; sum = min(entries * each, work) + switches * switch\n", file);
    return good;
}

/* ---- JSON ---- */

static bool has_gap(struct row *const row)
{
    return row->at[row->depth] < GAPS_IN_JSON && go_gap(row, row->at[row->depth]);
}

/* Its own switches: k * xi. */
static bool get_switches(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    const size_t own = gpurta_children(row->result, GPURTA_RUNLIST_TERMS, view->explain, NULL);
    mpq_ptr cost = ((struct runlist_view *)row->of)->a;
    result_time(row->result, GPURTA_RUNLIST_TERMS_SWITCHES, own, row->time);
    result_time(row->result, GPURTA_RUNLIST_TERMS_SWITCH, own, cost);
    mpq_mul(row->time, row->time, cost);
    return true;
}

static const struct field gap_fields[] = {{.column = GPURTA_RUNLIST_GAPS_GAP}};
static const struct rows gaps = {"gaps", gap_fields, FIELDS(gap_fields), .has = has_gap,
                                 .plain = true};
static const struct field explained_fields[] = {
    {.column = GPURTA_RUNLIST_TASKS_NAME, .name = "task"},
    {.column = GPURTA_RUNLIST_TASKS_WCET, .name = "work"},
    {"switches", NULL, FIELD_TIME, .get = get_switches},
    {.column = GPURTA_RUNLIST_TASKS_SLOTS},
    {.column = GPURTA_RUNLIST_TASKS_ENTRIES, .name = "gaps_in_cycle"},
    {.column = GPURTA_RUNLIST_TASKS_WINDOW, .name = "first_gap"},
    {"gaps", NULL, FIELD_LIST, .inner = &gaps},
    {"terms", NULL, FIELD_LIST, .inner = &runlist_terms},
};
const struct rows runlist_explained = {
    .fields = explained_fields, .count = FIELDS(explained_fields), .tall = true};
