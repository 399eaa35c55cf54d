/* Tables, JSON and CSV of gpurta edf. */
#include "cli/base/report.h"
#include "cli/base/rows.h"
#include "cli/command/edf_view.h"

#include <stdlib.h>

/* A condition of rows. */
enum { SOME_SERVER = 1 };

static const struct edf_view *view_of(const struct row *const row)
{
    return row->of;
}

static const gpurta_tasks *tasks_of(const struct row *const row)
{
    return view_of(row)->scenario->tasks;
}

static void print_time(FILE *const file, mpq_srcptr time, const enum rounding rounding)
{
    char *const text = time_for_people(time, rounding);
    fputs(text ? text : "?", file);
    free(text);
}

/* Of the GPU: rounded up, but never up to 1, which would be another answer. */
static enum rounding share_rounding(mpq_srcptr share)
{
    mpq_t near;
    mpq_init(near);
    mpq_set_ui(near, 999999, 1000000);
    const bool below = mpq_cmp_ui(share, 1, 1) < 0 && mpq_cmp(share, near) > 0;
    mpq_clear(near);
    return below ? ROUND_DOWN : ROUND_UP;
}

/* The time in the row as a text for people, in its space. */
static bool time_text(struct row *const row, const enum rounding rounding)
{
    char *const text = time_for_people(row->time, rounding);
    snprintf(row->space, sizeof row->space, "%s", text ? text : "?");
    free(text);
    row->text = row->space;
    return true;
}

/* ---- tasks ---- */

static bool has_task(struct row *const row)
{
    return row->at[0] < gpurta_edf_count(view_of(row)->result);
}

static bool get_task_name(struct row *const row)
{
    row->text = task_name(tasks_of(row), row->at[0], row->space);
    return true;
}

static bool get_given(struct row *const row)
{
    return gpurta_tasks_time(tasks_of(row), row->at[0], (gpurta_task_time)row->field->which,
                             row->time);
}

static bool get_time(struct row *const row)
{
    return gpurta_edf_time_of(view_of(row)->result, row->at[0], (gpurta_edf_time)row->field->which,
                              row->time);
}

static bool get_meets(struct row *const row)
{
    row->verdict = gpurta_edf_task_verdict(view_of(row)->result, row->at[0]);
    return gpurta_edf_time_of(view_of(row)->result, row->at[0], GPURTA_EDF_DEADLINE, row->time);
}

static bool get_server_of(struct row *const row)
{
    const size_t server = gpurta_tasks_server_of(tasks_of(row), row->at[0]);
    if (server == GPURTA_NONE)
        return false;
    row->text = server_name(tasks_of(row), (size_t)server, row->space);
    return true;
}

static const struct field task_fields[] = {
    {"name", "task", FIELD_TEXT, .get = get_task_name},
    {"wcet", NULL, FIELD_TIME, .get = get_given, .which = GPURTA_TASK_WCET, .where = IN_TABLE},
    {"period", NULL, FIELD_TIME, .get = get_given, .which = GPURTA_TASK_PERIOD, .where = IN_TABLE,
     .rounding = ROUND_DOWN},
    {"response", NULL, FIELD_TIME, .get = get_time, .which = GPURTA_EDF_RESPONSE,
     .says = "worst case; exact or an upper bound, as \"responses\" says"},
    {"deadline", NULL, FIELD_TIME, .get = get_given, .which = GPURTA_TASK_DEADLINE,
     .where = IN_TABLE, .rounding = ROUND_DOWN},
    {"deadline", NULL, FIELD_TIME, .get = get_time, .which = GPURTA_EDF_DEADLINE, .where = IN_DATA,
     .says = "from the release"},
    {"meets_deadline", "verdict", FIELD_MEETS, .get = get_meets},
    {"server", NULL, FIELD_TEXT, .get = get_server_of, .when = SOME_SERVER},
};
static const struct rows tasks = {"tasks", task_fields, FIELDS(task_fields), .has = has_task};

/* ---- servers ---- */

static bool has_server(struct row *const row)
{
    return row->at[0] < gpurta_edf_servers(view_of(row)->result);
}

static bool get_server_name(struct row *const row)
{
    row->text = server_name(tasks_of(row), row->at[0], row->space);
    return true;
}

enum server_time { SERVER_BUDGET, SERVER_PERIOD };

static bool get_server_time(struct row *const row)
{
    mpq_t other;
    mpq_init(other);
    const bool budget = row->field->which == SERVER_BUDGET;
    const bool is = gpurta_tasks_server(tasks_of(row), row->at[0], budget ? row->time : other,
                                        budget ? other : row->time);
    mpq_clear(other);
    return is;
}

static bool get_bandwidth(struct row *const row)
{
    return gpurta_edf_bandwidth(view_of(row)->result, row->at[0], row->time);
}

static bool get_bandwidth_text(struct row *const row)
{
    return get_bandwidth(row) && time_text(row, share_rounding(row->time));
}

static const struct field server_fields[] = {
    {"name", "server", FIELD_TEXT, .get = get_server_name},
    {"budget", NULL, FIELD_TIME, .get = get_server_time, .which = SERVER_BUDGET, .where = IN_TABLE},
    {"period", NULL, FIELD_TIME, .get = get_server_time, .which = SERVER_PERIOD, .where = IN_TABLE},
    {"bandwidth", NULL, FIELD_TEXT, .get = get_bandwidth_text, .where = IN_TABLE,
     .align = ALIGN_RIGHT},
    {"bandwidth", NULL, FIELD_TIME, .get = get_bandwidth, .where = IN_DATA, .unit = "1",
     .says = "budget / period"},
};
static const struct rows servers = {"servers", server_fields, FIELDS(server_fields),
                                    .has = has_server};

/* ---- the demand at a time ---- */

/* value := h + B at `at`; blocking := B */
static void sum_at(const struct edf_view *const view, mpq_ptr value, mpq_ptr blocking)
{
    mpq_t part;
    mpq_init(part);
    gpurta_edf_blocking(view->result, view->at, blocking);
    mpq_set(value, blocking);
    for (size_t i = 0; i < gpurta_edf_count(view->result); i++) {
        gpurta_edf_demand(view->result, i, view->at, part);
        mpq_add(value, value, part);
    }
    mpq_clear(part);
}

/* value := (1 - U_s) at */
static void supply_at(const struct edf_view *const view, mpq_ptr value)
{
    gpurta_edf_server_utilization(view->result, value);
    mpq_mul(value, value, view->at);
    mpq_sub(value, view->at, value);
}

/* Direct tasks alone, one after the other. */
static bool has_direct(struct row *const row)
{
    struct edf_view *const view = row->of;
    for (view->item = row->at[0] ? view->item + 1 : 0; view->item < gpurta_edf_count(view->result);
         view->item++)
        if (gpurta_tasks_server_of(tasks_of(row), view->item) == GPURTA_NONE)
            return true;
    return false;
}

static bool get_direct_name(struct row *const row)
{
    row->text = task_name(tasks_of(row), view_of(row)->item, row->space);
    return true;
}

enum demand_time { DEMAND_DEADLINE, DEMAND_PERIOD, DEMAND_COST, DEMAND_JOBS, DEMAND };

/* jobs: demand / (C + o) */
static bool get_demand(struct row *const row)
{
    const struct edf_view *const view = row->of;
    mpq_t cost;
    mpq_init(cost);
    gpurta_tasks_time(tasks_of(row), view->item, GPURTA_TASK_WCET, cost);
    mpq_add(cost, cost, view->scenario->edf.overhead);
    switch ((enum demand_time)row->field->which) {
    case DEMAND_DEADLINE:
        gpurta_edf_time_of(view->result, view->item, GPURTA_EDF_DEADLINE, row->time);
        mpq_sub(row->time, row->time, view->scenario->edf.latency);
        break;
    case DEMAND_PERIOD:
        gpurta_tasks_time(tasks_of(row), view->item, GPURTA_TASK_PERIOD, row->time);
        break;
    case DEMAND_COST:
        mpq_set(row->time, cost);
        break;
    case DEMAND_JOBS:
    case DEMAND:
        gpurta_edf_demand(view->result, view->item, view->at, row->time);
        if (row->field->which == DEMAND_JOBS)
            mpq_div(row->time, row->time, cost);
        break;
    }
    mpq_clear(cost);
    return true;
}

static const struct field direct_fields[] = {
    {"name", "task", FIELD_TEXT, .get = get_direct_name},
    {"D - J", NULL, FIELD_TIME, .get = get_demand, .which = DEMAND_DEADLINE,
     .rounding = ROUND_DOWN},
    {"period", NULL, FIELD_TIME, .get = get_demand, .which = DEMAND_PERIOD, .rounding = ROUND_DOWN},
    {"jobs", NULL, FIELD_TIME, .get = get_demand, .which = DEMAND_JOBS},
    {"C + o", NULL, FIELD_TIME, .get = get_demand, .which = DEMAND_COST},
    {"demand", NULL, FIELD_TIME, .get = get_demand, .which = DEMAND},
};
static const struct rows direct = {NULL, direct_fields, FIELDS(direct_fields), .has = has_direct};

static bool get_part(struct row *const row)
{
    return gpurta_edf_demand(view_of(row)->result, row->at[0], view_of(row)->at, row->time);
}

static const struct field part_fields[] = {
    {"name", NULL, FIELD_TEXT, .get = get_task_name},
    {"demand", NULL, FIELD_TIME, .get = get_part},
};
static const struct rows parts = {"tasks", part_fields, FIELDS(part_fields), .has = has_task};

/* ---- simulation ---- */

enum tally { TALLY_JOBS, TALLY_MISSED, TALLY_PREEMPTIONS };

static bool get_tally(struct row *const row)
{
    const gpurta_edf_simulation *const simulation = view_of(row)->simulation;
    row->count = 0;
    for (size_t k = 0, job;
         (job = gpurta_edf_simulation_job_of(simulation, row->at[0], k)) != GPURTA_NONE; k++)
        row->count +=
            row->field->which == TALLY_JOBS ? 1
            : row->field->which == TALLY_MISSED
                ? gpurta_edf_simulation_job_verdict(simulation, job) == GPURTA_UNSCHEDULABLE
                : (int64_t)gpurta_edf_simulation_preemptions(simulation, job);
    return true;
}

static bool get_worst(struct row *const row)
{
    const gpurta_edf_simulation *const simulation = view_of(row)->simulation;
    return gpurta_edf_simulation_time_of(simulation,
                                         gpurta_edf_simulation_worst(simulation, row->at[0]),
                                         GPURTA_EDF_SIMULATION_RESPONSE, row->time);
}

static const struct field simulated_fields[] = {
    {"name", "simulated", FIELD_TEXT, .get = get_task_name},
    {"jobs", NULL, FIELD_COUNT, .get = get_tally, .which = TALLY_JOBS},
    {"response", NULL, FIELD_TIME, .get = get_worst, .says = "the longest of this run"},
    {"missed", NULL, FIELD_COUNT, .get = get_tally, .which = TALLY_MISSED,
     .says = "jobs later than their deadline"},
    {"preemptions", "preempted", FIELD_COUNT, .get = get_tally, .which = TALLY_PREEMPTIONS},
};
static const struct rows simulated = {"tasks", simulated_fields, FIELDS(simulated_fields),
                                      .has = has_task};

/* ---- sensitivity ---- */

enum edf_kind edf_kind_of(const gpurta_edf_parameter parameter)
{
    return parameter < GPURTA_EDF_MAX_WCET     ? EDF_OF_SET
           : parameter < GPURTA_EDF_MIN_BUDGET ? EDF_OF_TASK
                                               : EDF_OF_SERVER;
}

static const struct edf_answer *answer_of(const struct row *const row)
{
    return &view_of(row)->answer[row->at[0]];
}

static bool is_minimum(const struct edf_answer *const answer)
{
    return answer->parameter == GPURTA_EDF_MIN_PERIOD || answer->parameter == GPURTA_EDF_MIN_BUDGET;
}

static bool has_answer(struct row *const row)
{
    return row->at[0] < view_of(row)->answers;
}

static bool get_parameter(struct row *const row)
{
    static const char *const keys[] = {"overhead", "scale",      "wcet",
                                       "period",   "min_budget", "max_budget"};
    row->text = keys[answer_of(row)->parameter];
    return true;
}

static bool get_question(struct row *const row)
{
    static const char *const questions[] = {
        "largest overhead", "largest factor of all wcet and nonpreemptable",
        "largest wcet",     "smallest period",
        "smallest budget",  "largest budget"};
    row->text = questions[answer_of(row)->parameter];
    return true;
}

static bool get_item(struct row *const row)
{
    const struct edf_answer *const answer = answer_of(row);
    const enum edf_kind kind = edf_kind_of(answer->parameter);
    row->instead = "";
    if (kind == EDF_OF_SET)
        return false;
    row->text = kind == EDF_OF_TASK ? task_name(tasks_of(row), answer->item, row->space)
                                    : server_name(tasks_of(row), answer->item, row->space);
    return true;
}

static bool get_found(struct row *const row)
{
    const gpurta_verdict found = answer_of(row)->found;
    row->text = found == GPURTA_SCHEDULABLE ? "value"
                : found == GPURTA_UNKNOWN   ? "unknown"
                                            : "none";
    return true;
}

enum answer_time { ANSWER_LOW, ANSWER_HIGH };

static bool get_answer(struct row *const row)
{
    const struct edf_answer *const answer = answer_of(row);
    mpq_set(row->time, row->field->which == ANSWER_LOW ? answer->low : answer->high);
    return answer->found != GPURTA_UNSCHEDULABLE;
}

/* The value that keeps the set schedulable. */
static bool get_value(struct row *const row)
{
    const struct edf_answer *const answer = answer_of(row);
    const bool minimum = is_minimum(answer);
    mpq_set(row->time, minimum ? answer->high : answer->low);
    if (answer->found == GPURTA_SCHEDULABLE)
        return time_text(row, minimum ? ROUND_UP : ROUND_DOWN);
    row->text = answer->found == GPURTA_UNKNOWN ? "unknown" : "none";
    row->colour = answer->found == GPURTA_UNKNOWN ? COLOUR_NONE : COLOUR_BAD;
    return true;
}

static bool get_remark(struct row *const row)
{
    const struct edf_answer *const answer = answer_of(row);
    const bool minimum = is_minimum(answer);
    if (answer->found == GPURTA_UNSCHEDULABLE) {
        row->text = "no value makes the set schedulable";
    } else if (answer->found == GPURTA_SCHEDULABLE && mpq_equal(answer->low, answer->high)) {
        row->text = "exact";
    } else {
        char *const edge =
            time_for_people(minimum ? answer->low : answer->high, minimum ? ROUND_DOWN : ROUND_UP);
        snprintf(row->space, sizeof row->space, "limit reached; not %s %.36s",
                 minimum ? "below" : "above", edge ? edge : "?");
        free(edge);
        row->text = row->space;
    }
    return true;
}

static const struct field answer_fields[] = {
    {"parameter", NULL, FIELD_TEXT, .get = get_parameter, .where = IN_DATA,
     .says = "the figure that varies"},
    {"sensitivity", NULL, FIELD_TEXT, .get = get_question, .where = IN_TABLE},
    {"name", "of", FIELD_TEXT, .get = get_item, .says = "task or server"},
    {"found", NULL, FIELD_TEXT, .get = get_found, .where = IN_DATA,
     .says = "value, unknown (the limit came first), none"},
    {"low", NULL, FIELD_TIME, .get = get_answer, .which = ANSWER_LOW, .where = IN_DATA},
    {"high", NULL, FIELD_TIME, .get = get_answer, .which = ANSWER_HIGH, .where = IN_DATA,
     .says = "equal to low: the extreme value itself"},
    {"value", NULL, FIELD_TEXT, .get = get_value, .where = IN_TABLE, .align = ALIGN_RIGHT},
    {"remark", "", FIELD_TEXT, .get = get_remark, .where = IN_TABLE},
};
static const struct rows answers = {"sensitivity", answer_fields, FIELDS(answer_fields),
                                    .has = has_answer};

/* ---- the result as a whole ---- */

static bool has_responses(const struct edf_view *const view)
{
    bool has = false;
    mpq_t v;
    mpq_init(v);
    for (size_t i = 0; i < gpurta_edf_count(view->result) && !has; i++)
        has = gpurta_edf_time_of(view->result, i, GPURTA_EDF_RESPONSE, v);
    mpq_clear(v);
    return has;
}

enum whole { WHOLE_REASON, WHOLE_RESPONSES, WHOLE_RESPONSE_REASON };

static bool get_verdict(struct row *const row)
{
    row->verdict = gpurta_edf_verdict(view_of(row)->result, NULL);
    return true;
}

static bool get_whole_text(struct row *const row)
{
    const struct edf_view *const view = row->of;
    if (row->field->which == WHOLE_REASON)
        gpurta_edf_verdict(view->result, &row->text);
    else if (row->field->which == WHOLE_RESPONSE_REASON)
        row->text = gpurta_edf_response_reason(view->result);
    else if (has_responses(view))
        row->text = gpurta_edf_responses_exact(view->result) ? "exact" : "upper bounds";
    return row->text;
}

static bool get_utilization(struct row *const row)
{
    return gpurta_edf_utilization(view_of(row)->result, row->time);
}

static bool get_server_utilization(struct row *const row)
{
    return gpurta_edf_server_utilization(view_of(row)->result, row->time);
}

static bool get_overhead(struct row *const row)
{
    mpq_set(row->time, view_of(row)->scenario->edf.overhead);
    return true;
}

static bool get_latency(struct row *const row)
{
    mpq_set(row->time, view_of(row)->scenario->edf.latency);
    return true;
}

static const struct field whole_fields[] = {
    {"verdict", NULL, FIELD_VERDICT, .get = get_verdict},
    {"reason", NULL, FIELD_TEXT, .get = get_whole_text, .which = WHOLE_REASON},
    {"utilization", NULL, FIELD_TIME, .get = get_utilization, .unit = "1",
     .says = "of tasks outside of servers, with overhead"},
    {"server_utilization", NULL, FIELD_TIME, .get = get_server_utilization, .unit = "1"},
    {"overhead", NULL, FIELD_TIME, .get = get_overhead},
    {"latency", NULL, FIELD_TIME, .get = get_latency},
};
static const struct rows whole = {.fields = whole_fields, .count = FIELDS(whole_fields)};

static const struct field response_fields[] = {
    {"responses", NULL, FIELD_TEXT, .get = get_whole_text, .which = WHOLE_RESPONSES,
     .says = "exact, upper bounds, or null"},
    {"response_reason", NULL, FIELD_TEXT, .get = get_whole_text, .which = WHOLE_RESPONSE_REASON,
     .says = "why there are none"},
};
static const struct rows responses = {.fields = response_fields, .count = FIELDS(response_fields)};

/* ---- table ---- */

static void print_share(struct edf_view *const view, FILE *const file, mpq_ptr v)
{
    gpurta_edf_utilization(view->result, v);
    fputs("; utilization ", file);
    print_time(file, v, share_rounding(v));
    if (gpurta_edf_servers(view->result)) {
        gpurta_edf_server_utilization(view->result, v);
        fputs(", servers ", file);
        print_time(file, v, share_rounding(v));
    }
}

static void print_heading(struct edf_view *const view, FILE *const file)
{
    mpq_t v;
    mpq_init(v);
    fputs("EDF", file);
    if (mpq_sgn(view->scenario->edf.overhead)) {
        fputs("; overhead ", file);
        print_time(file, view->scenario->edf.overhead, ROUND_UP);
    }
    if (mpq_sgn(view->scenario->edf.latency)) {
        fputs("; latency ", file);
        print_time(file, view->scenario->edf.latency, ROUND_UP);
    }
    print_share(view, file, v);
    fprintf(file, "; times in %s\n\n", gpurta_unit_name(view->scenario->unit));
    mpq_clear(v);
}

static void print_verdict(const struct edf_view *const view, FILE *const file)
{
    const char *reason;
    mpq_t time, demand, supply;
    mpq_inits(time, demand, supply, NULL);
    const gpurta_verdict verdict = gpurta_edf_verdict(view->result, &reason);
    fprintf(file, "\n%s: %s\n", gpurta_verdict_name(verdict), reason);
    if (gpurta_edf_witness(view->result, time, demand, supply)) {
        fputs("witness: at t = ", file);
        print_time(file, time, ROUND_DOWN);
        fputs(" the demand is ", file);
        print_time(file, demand, ROUND_DOWN);
        fputs(" > ", file);
        print_time(file, supply, ROUND_DOWN);
        fputc('\n', file);
    }
    reason = gpurta_edf_response_reason(view->result);
    if (reason)
        fprintf(file, "response times: %s\n", reason);
    else if (!gpurta_edf_responses_exact(view->result) && has_responses(view))
        fputs("response times are upper bounds\n", file);
    mpq_clears(time, demand, supply, NULL);
}

static bool print_explanation(struct edf_view *const view, struct row *const row,
                              const struct output *const output)
{
    FILE *const file = output->file;
    mpq_t sum, v;
    mpq_inits(sum, v, NULL);
    fputs("\nat t = ", file);
    print_time(file, view->at, ROUND_UP);
    fputs(": jobs = max(0, floor((t - (D - J)) / period) + 1)\n\n", file);
    const bool good = rows_table(&direct, row, output);
    sum_at(view, sum, v);
    fputs("\ndemand with blocking ", file);
    print_time(file, v, ROUND_UP);
    fputs(": h + B = ", file);
    print_time(file, sum, ROUND_UP);
    supply_at(view, v);
    fprintf(file, " %s ", mpq_cmp(sum, v) > 0 ? ">" : "<=");
    print_time(file, v, ROUND_DOWN);
    fputs(gpurta_edf_servers(view->result) ? " = (1 - Us) t\n" : " = t\n", file);
    mpq_clears(sum, v, NULL);
    return good;
}

static bool print_simulation(const struct edf_view *const view, struct row *const row,
                             const struct output *const output)
{
    fputs("\nsimulation, this run only: releases before ", output->file);
    print_time(output->file, view->horizon, ROUND_UP);
    fputs(view->shortened ? " (shortened to bound the work; --horizon for more)\n\n" : "\n\n",
          output->file);
    return rows_table(&simulated, row, output);
}

static bool print_table(void *const of, const struct output *const output)
{
    struct edf_view *const view = of;
    struct row row;
    row_init(&row, view, gpurta_edf_servers(view->result) ? SOME_SERVER : 0);
    print_heading(view, output->file);
    bool good = rows_table(&tasks, &row, output);
    if (good && gpurta_edf_servers(view->result)) {
        fputc('\n', output->file);
        good = rows_table(&servers, &row, output);
    }
    print_verdict(view, output->file);
    if (good && view->explained)
        good = print_explanation(view, &row, output);
    if (good && view->simulation)
        good = print_simulation(view, &row, output);
    if (good && view->sensitivity) {
        fputc('\n', output->file);
        good = rows_table(&answers, &row, output);
    }
    row_clear(&row);
    return good;
}

/* ---- JSON and CSV ---- */

static void json_witness(const struct edf_view *const view, struct json *const json)
{
    mpq_t time, demand, supply;
    mpq_inits(time, demand, supply, NULL);
    if (gpurta_edf_witness(view->result, time, demand, supply)) {
        json_open_flat(json, "witness", '{');
        json_time(json, "time", time);
        json_time(json, "demand", demand);
        json_time(json, "supply", supply);
        json_close(json);
    } else {
        json_null(json, "witness");
    }
    mpq_clears(time, demand, supply, NULL);
}

static void json_explanation(const struct edf_view *const view, struct row *const row,
                             struct json *const json)
{
    mpq_t sum, v;
    mpq_inits(sum, v, NULL);
    json_open_object(json, "explanation");
    json_time(json, "time", view->at);
    sum_at(view, sum, v);
    json_time(json, "demand", sum);
    json_time(json, "blocking", v);
    supply_at(view, v);
    json_time(json, "supply", v);
    rows_json(&parts, row, json);
    json_close(json);
    mpq_clears(sum, v, NULL);
}

static bool print_json(void *const of, struct json *const json)
{
    const struct edf_view *const view = of;
    struct row row;
    row_init(&row, of, gpurta_edf_servers(view->result) ? SOME_SERVER : 0);
    row_json(&whole, &row, json);
    json_witness(view, json);
    row_json(&responses, &row, json);
    rows_json(&tasks, &row, json);
    rows_json(&servers, &row, json);
    if (view->explained)
        json_explanation(view, &row, json);
    if (view->simulation) {
        json_open_object(json, "simulation");
        json_text(json, "proves", "this run only");
        json_time(json, "horizon", view->horizon);
        json_bool(json, "shortened", view->shortened);
        rows_json(&simulated, &row, json);
        json_close(json);
    }
    if (view->sensitivity)
        rows_json(&answers, &row, json);
    row_clear(&row);
    return true;
}

static bool print_csv(void *const of, FILE *const file)
{
    struct row row;
    row_init(&row, of, SOME_SERVER);
    rows_csv(&tasks, &row, file);
    row_clear(&row);
    return true;
}

static const struct printer printer = {"edf", print_table, print_json, print_csv};

int edf_print(struct edf_view *const view, const struct common *const common)
{
    return report_print(&printer, view, common, gpurta_unit_name(view->scenario->unit));
}
