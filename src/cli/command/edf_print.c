/* Tables, JSON and CSV of gpurta edf. */
#include "cli/base/report.h"
#include "cli/command/edf_view.h"

#include <stdlib.h>
#include <string.h>

/* Conditions of rows. */
enum { SOME_SERVER = 1, EXPLAINED = 2, SIMULATED = 4, ASKED = 8 };

static const struct edf_view *view_of(const struct row *const row)
{
    return row->of;
}

/* Of the GPU: rounded up, but never up to 1, which would be another answer. */
static enum rounding share_rounding(mpq_srcptr share)
{
    LOCAL_MPQ(near);
    mpq_set_ui(near, 999999, 1000000);
    const bool below = mpq_cmp_ui(share, 1, 1) < 0 && mpq_cmp(share, near) > 0;
    return below ? ROUND_DOWN : ROUND_UP;
}

/* ---- tasks ---- */

static const struct field task_fields[] = {
    {.column = GPURTA_EDF_TASKS_NAME, .title = "task"},
    {.column = GPURTA_EDF_TASKS_WCET, .where = IN_TABLE},
    {.column = GPURTA_EDF_TASKS_PERIOD, .where = IN_TABLE},
    {.column = GPURTA_EDF_TASKS_RESPONSE},
    {.column = GPURTA_EDF_TASKS_DEADLINE},
    {.column = GPURTA_EDF_TASKS_MEETS_DEADLINE, .title = "verdict"},
    {.column = GPURTA_EDF_TASKS_SERVER, .when = SOME_SERVER},
};
static const struct rows tasks = {"tasks", task_fields, FIELDS(task_fields),
                                  .table = GPURTA_EDF_TASKS};

/* ---- servers ---- */

static bool get_bandwidth(struct row *const row)
{
    const bool has =
        result_time(row->result, GPURTA_EDF_SERVERS_BANDWIDTH, row->at[row->depth], row->time);
    row->rounding = share_rounding(row->time);
    return has;
}

static const struct field server_fields[] = {
    {.column = GPURTA_EDF_SERVERS_NAME, .title = "server"},
    {.column = GPURTA_EDF_SERVERS_BUDGET, .where = IN_TABLE},
    {.column = GPURTA_EDF_SERVERS_PERIOD, .where = IN_TABLE},
    {.column = GPURTA_EDF_SERVERS_BANDWIDTH, .get = get_bandwidth},
};
static const struct rows servers = {"servers", server_fields, FIELDS(server_fields),
                                    .table = GPURTA_EDF_SERVERS};

/* ---- the demand at a time ---- */

/* Direct tasks alone, one after the other. */
static bool has_direct(struct row *const row)
{
    struct edf_view *const view = row->of;
    for (view->item = row->at[0] ? view->item + 1 : 0;
         view->item < gpurta_rows(view->result, GPURTA_EDF_TASKS); view->item++)
        if (edf_is_direct(view->result, view->item))
            return true;
    return false;
}

enum { DIRECT_NAME, D_MINUS_J, DIRECT_PERIOD, COST, JOBS, DEMAND };

/* jobs: demand / (C + o) */
static bool get_direct(struct row *const row)
{
    const struct edf_view *const view = row->of;
    const size_t i = view->item;
    if (row->field->which == DIRECT_NAME)
        return row_text(row, result_text(view->result, GPURTA_EDF_TASKS_NAME, i));
    LOCAL_MPQ(cost);
    result_time(view->result, GPURTA_EDF_TASKS_WCET, i, cost);
    result_time(view->result, GPURTA_EDF_OVERHEAD, 0, row->time);
    mpq_add(cost, cost, row->time);
    switch (row->field->which) {
    case D_MINUS_J:
        result_time(view->result, GPURTA_EDF_TASKS_DEADLINE, i, row->time);
        result_time(view->result, GPURTA_EDF_LATENCY, 0, cost);
        mpq_sub(row->time, row->time, cost);
        break;
    case DIRECT_PERIOD:
        result_time(view->result, GPURTA_EDF_TASKS_PERIOD, i, row->time);
        break;
    case COST:
        mpq_set(row->time, cost);
        break;
    default:
        gpurta_edf_demand(view->result, i, view->at, row->time);
        if (row->field->which == JOBS)
            mpq_div(row->time, row->time, cost);
    }
    return true;
}

static const struct field direct_fields[] = {
    {"name", "task", FIELD_TEXT, .which = DIRECT_NAME},
    {"D - J", NULL, FIELD_TIME, .which = D_MINUS_J, .rounding = ROUND_DOWN},
    {"period", NULL, FIELD_TIME, .which = DIRECT_PERIOD, .rounding = ROUND_DOWN},
    {"jobs", NULL, FIELD_TIME, .which = JOBS},
    {"C + o", NULL, FIELD_TIME, .which = COST},
    {"demand", NULL, FIELD_TIME, .which = DEMAND},
};
static const struct rows direct = {NULL, direct_fields, FIELDS(direct_fields), .has = has_direct,
                                   .get = get_direct};

static bool get_part(struct row *const row)
{
    const struct edf_view *const view = view_of(row);
    return gpurta_edf_demand(view->result, row->at[row->depth], view->at, row->time);
}

static const struct field part_fields[] = {
    {.column = GPURTA_EDF_TASKS_NAME},
    {"demand", NULL, FIELD_TIME, .get = get_part},
};
static const struct rows parts = {"tasks", part_fields, FIELDS(part_fields),
                                  .table = GPURTA_EDF_TASKS, .all = true};

/* ---- simulation ---- */

/* The columns of these rows are those of another result. */
static bool has_simulated(struct row *const row)
{
    const struct edf_view *const view = view_of(row);
    const bool has =
        row->at[row->depth] < gpurta_rows(view->simulation, GPURTA_EDF_SIMULATION_TASKS);
    row->result = has ? view->simulation : view->result;
    return has;
}

static const struct field simulated_fields[] = {
    {.column = GPURTA_EDF_SIMULATION_TASKS_NAME, .title = "simulated"},
    {.column = GPURTA_EDF_SIMULATION_TASKS_JOBS},
    {.column = GPURTA_EDF_SIMULATION_TASKS_RESPONSE},
    {.column = GPURTA_EDF_SIMULATION_TASKS_MISSED},
    {.column = GPURTA_EDF_SIMULATION_TASKS_PREEMPTIONS, .title = "preempted"},
};
static const struct rows simulated = {"tasks", simulated_fields, FIELDS(simulated_fields),
                                      .has = has_simulated};

/* ---- sensitivity ---- */

enum edf_kind edf_kind_of(const gpurta_edf_parameter parameter)
{
    return parameter < GPURTA_EDF_MAX_WCET     ? EDF_OF_SET
           : parameter < GPURTA_EDF_MIN_BUDGET ? EDF_OF_TASK
                                               : EDF_OF_SERVER;
}

static bool is_minimum(const struct edf_answer *const answer)
{
    return answer->parameter == GPURTA_EDF_MIN_PERIOD || answer->parameter == GPURTA_EDF_MIN_BUDGET;
}

static bool has_answer(struct row *const row)
{
    return row->at[row->depth] < view_of(row)->answers;
}

enum { PARAMETER, QUESTION, ITEM, FOUND, LOW, HIGH, VALUE, REMARK };

/* The value that keeps the set schedulable, and what is not known of it. */
static bool get_value(struct row *const row, const struct edf_answer *const answer)
{
    const bool minimum = is_minimum(answer), none = answer->found == GPURTA_UNSCHEDULABLE;
    if (row->field->which == VALUE && answer->found == GPURTA_SCHEDULABLE) {
        mpq_set(row->time, minimum ? answer->high : answer->low);
        row->rounding = minimum ? ROUND_UP : ROUND_DOWN;
        return true;
    }
    if (row->field->which == VALUE) {
        row->colour = none ? COLOUR_BAD : COLOUR_NONE;
        row->instead = none ? "none" : "unknown";
        return false;
    }
    if (none)
        return row_text(row, "with no value the test passes");
    if (answer->found == GPURTA_SCHEDULABLE && mpq_equal(answer->low, answer->high))
        return row_text(row, "exact");
    char *const edge =
        time_for_people(minimum ? answer->low : answer->high, minimum ? ROUND_DOWN : ROUND_UP);
    row_print(row, "limit reached; not %s %.36s", minimum ? "below" : "above", edge ? edge : "?");
    free(edge);
    return true;
}

static bool get_answer(struct row *const row)
{
    static const char *const keys[][2] = {
        {"overhead", "largest overhead"},
        {"scale", "largest factor of all wcet and nonpreemptable"},
        {"wcet", "largest wcet"},
        {"period", "smallest period"},
        {"min_budget", "smallest budget"},
        {"max_budget", "largest budget"}};
    const struct edf_answer *const answer = &view_of(row)->answer[row->at[row->depth]];
    const enum edf_kind kind = edf_kind_of(answer->parameter);
    const int which = row->field->which;
    row->instead = "";
    switch (which) {
    case PARAMETER:
    case QUESTION:
        return row_text(row, keys[answer->parameter][which == QUESTION]);
    case ITEM:
        return kind != EDF_OF_SET &&
               row_text(row, kind == EDF_OF_TASK
                                 ? result_text(row->result, GPURTA_EDF_TASKS_NAME, answer->item)
                                 : result_text(row->result, GPURTA_EDF_SERVERS_NAME, answer->item));
    case FOUND:
        return row_text(row, answer->found == GPURTA_SCHEDULABLE ? "value"
                             : answer->found == GPURTA_UNKNOWN   ? "unknown"
                                                                 : "none");
    case LOW:
    case HIGH:
        mpq_set(row->time, which == LOW ? answer->low : answer->high);
        return answer->found != GPURTA_UNSCHEDULABLE;
    default:
        return get_value(row, answer);
    }
}

static const struct field answer_fields[] = {
    {"parameter", NULL, FIELD_TEXT, .which = PARAMETER, .where = IN_DATA},
    {"sensitivity", NULL, FIELD_TEXT, .which = QUESTION, .where = IN_TABLE},
    {"name", "of", FIELD_TEXT, .which = ITEM},
    {"found", NULL, FIELD_TEXT, .which = FOUND, .where = IN_DATA},
    {"low", NULL, FIELD_TIME, .which = LOW, .where = IN_DATA, .rounding = ROUND_DOWN},
    {"high", NULL, FIELD_TIME, .which = HIGH, .where = IN_DATA},
    {"value", NULL, FIELD_TIME, .which = VALUE, .where = IN_TABLE},
    {"remark", "", FIELD_TEXT, .which = REMARK, .where = IN_TABLE},
};
static const struct rows answers = {"sensitivity",     answer_fields,     FIELDS(answer_fields),
                                    .has = has_answer, .get = get_answer, .when = ASKED};

/* ---- the result as a whole ---- */

/* value := h + B at `at`; blocking := B */
static void sum_at(const struct edf_view *const view, mpq_ptr value, mpq_ptr blocking)
{
    LOCAL_MPQ(part);
    gpurta_edf_demand(view->result, GPURTA_NONE, view->at, value);
    mpq_set(blocking, value);
    for (size_t i = 0; i < gpurta_rows(view->result, GPURTA_EDF_TASKS); i++) {
        gpurta_edf_demand(view->result, i, view->at, part);
        mpq_sub(blocking, blocking, part);
    }
}

/* value := (1 - U_s) at */
static void supply_at(const struct edf_view *const view, mpq_ptr value)
{
    result_time(view->result, GPURTA_EDF_SERVER_UTILIZATION, 0, value);
    mpq_mul(value, value, view->at);
    mpq_sub(value, view->at, value);
}

static bool has_witness(struct row *const row)
{
    return gpurta_rows(row->result, GPURTA_EDF_WITNESS) > 0;
}

static const struct field witness_fields[] = {
    {.column = GPURTA_EDF_WITNESS_TIME},
    {.column = GPURTA_EDF_WITNESS_DEMAND},
    {.column = GPURTA_EDF_WITNESS_SUPPLY},
};
static const struct rows witness = {.fields = witness_fields, .count = FIELDS(witness_fields)};

static const struct field whole_fields[] = {
    {.column = GPURTA_EDF_VERDICT},
    {.column = GPURTA_EDF_REASON},
    {.column = GPURTA_EDF_UTILIZATION},
    {.column = GPURTA_EDF_SERVER_UTILIZATION},
    {.column = GPURTA_EDF_OVERHEAD},
    {.column = GPURTA_EDF_LATENCY},
    {"witness", NULL, FIELD_LIST, .get = has_witness, .inner = &witness},
    {.column = GPURTA_EDF_RESPONSES},
    {.column = GPURTA_EDF_RESPONSE_REASON},
};
static const struct rows whole = {.fields = whole_fields, .count = FIELDS(whole_fields)};

/* ---- what is asked for beside it ---- */

enum { AT, SUM, BLOCKING, AT_MOST };

static bool get_explained(struct row *const row)
{
    const struct edf_view *const view = row->of;
    LOCAL_MPQ(other);
    if (row->field->which == AT)
        mpq_set(row->time, view->at);
    else if (row->field->which == AT_MOST)
        supply_at(view, row->time);
    else
        sum_at(view, row->field->which == SUM ? row->time : other,
               row->field->which == SUM ? other : row->time);
    return true;
}

static const struct field explained_fields[] = {
    {"time", NULL, FIELD_TIME, .which = AT, .rounding = ROUND_DOWN},
    {"demand", NULL, FIELD_TIME, .which = SUM},
    {"blocking", NULL, FIELD_TIME, .which = BLOCKING},
    {"supply", NULL, FIELD_TIME, .which = AT_MOST, .rounding = ROUND_DOWN},
    {"tasks", NULL, FIELD_LIST, .inner = &parts},
};
static const struct rows explained = {.fields = explained_fields,
                                      .count = FIELDS(explained_fields),
                                      .get = get_explained,
                                      .tall = true};

enum { PROVES, HORIZON, SHORTENED, NOT_ASKED };

static bool get_beside(struct row *const row)
{
    const struct edf_view *const view = row->of;
    switch (row->field->which) {
    case PROVES:
        return row_text(row, "this run only");
    case HORIZON:
        return row_time(row, view->horizon);
    case SHORTENED:
        return row_flag(row, view->shortened);
    default:
        return row_count(row, (int64_t)view->unasked);
    }
}

static const struct field run_fields[] = {
    {"proves", NULL, FIELD_TEXT, .which = PROVES},
    {"horizon", NULL, FIELD_TIME, .which = HORIZON, .rounding = ROUND_DOWN},
    {"shortened", NULL, FIELD_BOOL, .which = SHORTENED},
    {"tasks", NULL, FIELD_LIST, .inner = &simulated},
};
static const struct rows run = {
    .fields = run_fields, .count = FIELDS(run_fields), .get = get_beside, .tall = true};

static const struct field beside_fields[] = {
    {"explanation", NULL, FIELD_LIST, .inner = &explained, .when = EXPLAINED},
    {"simulation", NULL, FIELD_LIST, .inner = &run, .when = SIMULATED},
};
static const struct rows beside = {.fields = beside_fields, .count = FIELDS(beside_fields)};

static const struct field unasked_fields[] = {{"not_asked", NULL, FIELD_COUNT, .which = NOT_ASKED}};
static const struct rows unasked = {
    .fields = unasked_fields, .count = 1, .get = get_beside, .when = ASKED};

static const struct rows *const edf_results[] = {
    &whole, &tasks, &servers, &beside, &answers, &unasked, &scenario_assumptions, NULL};

/* ---- table ---- */

static void print_share(struct edf_view *const view, FILE *const file, mpq_ptr v)
{
    result_time(view->result, GPURTA_EDF_UTILIZATION, 0, v);
    fputs("; utilization ", file);
    time_put(file, v, share_rounding(v));
    if (gpurta_rows(view->result, GPURTA_EDF_SERVERS)) {
        result_time(view->result, GPURTA_EDF_SERVER_UTILIZATION, 0, v);
        fputs(", servers ", file);
        time_put(file, v, share_rounding(v));
    }
}

static void print_heading(struct edf_view *const view, FILE *const file)
{
    LOCAL_MPQ(v);
    fputs("EDF", file);
    for (int k = GPURTA_EDF_OVERHEAD; k <= GPURTA_EDF_LATENCY; k++)
        if (result_time(view->result, (gpurta_column)k, 0, v) && mpq_sgn(v)) {
            fprintf(file, "; %s ", gpurta_column_info((gpurta_column)k)->name);
            time_put(file, v, ROUND_UP);
        }
    print_share(view, file, v);
    fprintf(file, "; times in %s\n\n", gpurta_unit_name(view->scenario->unit));
}

static void print_verdict(const struct edf_view *const view, FILE *const file)
{
    const gpurta_result *const result = view->result;
    const gpurta_verdict verdict = result_verdict(result, GPURTA_EDF_VERDICT, 0);
    fprintf(file, "\n%s: %s\n", gpurta_verdict_name(verdict),
            result_text(result, GPURTA_EDF_REASON, 0));
    LOCAL_MPQ(v);
    if (result_time(result, GPURTA_EDF_WITNESS_TIME, 0, v)) {
        fputs(verdict == GPURTA_UNSCHEDULABLE ? "witness: at t = " : "the test fails: at t = ",
              file);
        time_put(file, v, ROUND_DOWN);
        fputs(" the demand is ", file);
        result_time(result, GPURTA_EDF_WITNESS_DEMAND, 0, v);
        time_put(file, v, ROUND_DOWN);
        if (result_time(result, GPURTA_EDF_WITNESS_BLOCKING, 0, v) && mpq_sgn(v)) {
            fputs(" (blocking: ", file);
            time_put(file, v, ROUND_UP);
            fputc(')', file);
        }
        fputs(" > ", file);
        result_time(result, GPURTA_EDF_WITNESS_SUPPLY, 0, v);
        time_put(file, v, ROUND_DOWN);
        fputs(verdict == GPURTA_UNKNOWN && !view->explained
                  ? "\n--explain prints the demand of each task until then\n"
                  : "\n",
              file);
    }
    const char *const reason = result_text(result, GPURTA_EDF_RESPONSE_REASON, 0);
    const char *const responses = result_text(result, GPURTA_EDF_RESPONSES, 0);
    if (reason)
        fprintf(file, "response times: %s\n", reason);
    else if (responses && strcmp(responses, "exact") != 0)
        fprintf(file, "response times are %s\n", responses);
}

static bool print_explanation(struct edf_view *const view, struct row *const row,
                              const struct output *const output)
{
    FILE *const file = output->file;
    LOCAL_MPQ(sum, v);
    fputs("\nat t = ", file);
    time_put(file, view->at, ROUND_UP);
    fputs(": jobs = max(0, floor((t - (D - J)) / period) + 1)\n\n", file);
    const bool good = rows_table(&direct, row, output);
    sum_at(view, sum, v);
    fputs("\ndemand with blocking ", file);
    time_put(file, v, ROUND_UP);
    fputs(": h + B = ", file);
    time_put(file, sum, ROUND_UP);
    supply_at(view, v);
    fprintf(file, " %s ", mpq_cmp(sum, v) > 0 ? ">" : "<=");
    time_put(file, v, ROUND_DOWN);
    fputs(gpurta_rows(view->result, GPURTA_EDF_SERVERS) ? " = (1 - Us) t\n" : " = t\n", file);
    return good;
}

static bool print_simulation(const struct edf_view *const view, struct row *const row,
                             const struct output *const output)
{
    fputs("\nsimulation, this run only: releases before ", output->file);
    time_put(output->file, view->horizon, ROUND_UP);
    fputs(view->shortened ? " (shortened to bound the work; --horizon for more)\n\n" : "\n\n",
          output->file);
    return rows_table(&simulated, row, output);
}

static bool print_answers(const struct edf_view *const view, struct row *const row,
                          const struct output *const output)
{
    if (!next_table(&answers, row, output))
        return false;
    if (view->unasked)
        fprintf(output->file,
                "\nthe limit was reached: %zu more question%s not asked; --limit N allows more\n",
                view->unasked, view->unasked == 1 ? " was" : "s were");
    return true;
}

static bool print_table(struct row *const row, const struct output *const output)
{
    struct edf_view *const view = row->of;
    print_heading(view, output->file);
    if (!rows_table(&tasks, row, output) ||
        (gpurta_rows(view->result, GPURTA_EDF_SERVERS) && !next_table(&servers, row, output)))
        return false;
    print_verdict(view, output->file);
    if (view->held)
        fputs("\nat no time is the demand too much: --at T prints that at T; how responses come "
              "about: page edf, Response times\n",
              output->file);
    if ((view->explained && !print_explanation(view, row, output)) ||
        (view->simulation && !print_simulation(view, row, output)) ||
        (view->sensitivity && !print_answers(view, row, output)))
        return false;
    partitions_print(view->scenario, output->file);
    return true;
}

int edf_print(struct edf_view *const view, const struct common *const common)
{
    const struct result result = {"edf",
                                  print_table,
                                  .csv = view->sensitivity ? &answers : &tasks,
                                  .rows = edf_results,
                                  .of = view->result,
                                  .whole = true};
    const bool server =
        common->format == FORMAT_CSV || gpurta_rows(view->result, GPURTA_EDF_SERVERS);
    const unsigned shown = (server ? SOME_SERVER : 0u) | (view->explained ? EXPLAINED : 0u) |
                           (view->simulation ? SIMULATED : 0u) | (view->sensitivity ? ASKED : 0u);
    return result_print(&result, view, shown, common, gpurta_unit_name(view->scenario->unit));
}
