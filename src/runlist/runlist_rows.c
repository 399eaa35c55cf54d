/* The tables of an analysis of the runlist. */
#include "base/fail.h"
#include "base/text.h"
#include "model/inputs.h"
#include "model/names.h"
#include "model/tasks.h"
#include "runlist/runlist_result.h"

#include "base/analyses.h"
#include <stdlib.h>

/* Rows before each channel, and at the end, of terms or gaps. */
static size_t *first_of(const struct runlist *const r, const gpurta_table table)
{
    return r->first + (table == GPURTA_RUNLIST_GAPS ? r->model.shape.count + 1 : 0);
}

/* a + b; what is no size_t is the largest one */
static size_t add_rows(const size_t a, const int64_t b)
{
    size_t sum;
    return __builtin_add_overflow(a, b, &sum) ? SIZE_MAX : sum;
}

static bool number_rows(struct runlist *const r)
{
    const size_t count = r->model.shape.count;
    size_t *const terms = r->first = calloc(count + 1, 2 * sizeof *r->first);
    size_t *const gaps = terms ? first_of(r, GPURTA_RUNLIST_GAPS) : NULL;
    for (size_t i = 0; r->first && i < count; i++) {
        const bool bounded = rat_given(&r->answer[i].bound);
        terms[i + 1] = add_rows(terms[i], bounded ? (int64_t)count : 0);
        gaps[i + 1] = add_rows(gaps[i], bounded ? channel_entries(&r->model.shape, i) : 0);
    }
    return r->first;
}

/* The i-th that is made; NULL: there are fewer. */
static const char *assumption(const struct runlist *const r, const size_t i)
{
    const struct model *const m = &r->model;
    const bool free_switches = !rat_given(&m->cost) || !rat_sgn(&m->cost);
    bool low = false;
    for (size_t k = 0; k < m->shape.count && m->shape.count > 1; k++)
        low = low || m->level[k] == GPURTA_LEVEL_LOW;
    const struct assumption all[] = {
        {true, NOTHING_ELSE},
        {true, "no job takes longer than its wcet; releases of a channel are at least its period "
               "apart, without a period never before the job before is complete"},
        {true, "where nonpreemptable is not given, a turn ends exactly with its timeslice"},
        {free_switches && r->measured,
         "a switch between channels costs nothing (key switch_cost), although some were measured "
         "on this platform (switch_cost: measured)"},
        {free_switches && !r->measured,
         "a switch between channels costs nothing (key switch_cost)"},
        {low && !rat_given(&m->reset),
         "no channel is reset: the reset of a low one would take time from the others "
         "(key reset_cost)"},
        {*r->of_levels, r->of_levels},
        {*r->of_slices, r->of_slices},
        {rat_given(&m->step),
         "timeslices are rounded down to whole steps for a channel's own work, and not for what "
         "it does to others"},
        {!rat_given(&m->step), "timeslices are taken as exact: no timeslice_step is given"},
        {r->stopped,
         "the search for work-limited bounds was stopped: the positional ones stand in"}};
    return assumption_made(all, sizeof all / sizeof all[0], i);
}

/* Of levels and of timeslices that are not given. */
static void note_missing(struct runlist *const r)
{
    size_t levels = 0, slices = 0;
    bool by_level = false;
    for (size_t i = 0; i < r->tasks->count; i++) {
        levels += r->tasks->task[i].level == GPURTA_LEVEL_NONE;
        slices += !rat_given(&r->tasks->task[i].time[GPURTA_TASK_TIMESLICE]);
        by_level = by_level || r->model.by_level[i];
    }
    if (levels)
        snprintf(r->of_levels, ASSUMED, "%zu of %zu channels have no level: taken as low", levels,
                 r->tasks->count);
    if (slices)
        snprintf(r->of_slices, ASSUMED, "%zu of %zu channels have no timeslice: %s", slices,
                 r->tasks->count,
                 by_level ? "the driver's, 1.3, 2.6, 5.2 ms for low, medium, high, 1.024 ms where "
                            "no level is set"
                          : "that of runlist");
}

static size_t count_assumptions(const struct runlist *const r)
{
    size_t count = 0;
    while (assumption(r, count))
        count++;
    return count;
}

static size_t count_rows(const void *const of, const gpurta_table table)
{
    const struct runlist *const r = of;
    switch (table) {
    case GPURTA_RUNLIST:
        return 1;
    case GPURTA_RUNLIST_TASKS:
        return r->model.shape.count;
    case GPURTA_RUNLIST_TERMS:
    case GPURTA_RUNLIST_GAPS:
        return first_of(r, table)[r->model.shape.count];
    case GPURTA_RUNLIST_LIST:
        return add_rows(0, r->model.length);
    default:
        return count_assumptions(r);
    }
}

static size_t first_row(const void *const of, const gpurta_table table, const size_t parent)
{
    const struct runlist *const r = of;
    const size_t count = r->model.shape.count;
    return table == GPURTA_RUNLIST_TERMS || table == GPURTA_RUNLIST_GAPS
               ? first_of(r, table)[parent < count ? parent : count]
               : 0;
}

/* The channel that a row of terms or gaps is inside, and its place there. */
static size_t channel_of(const struct runlist *const r, const gpurta_table table, size_t *const row)
{
    const size_t *const first = first_of(r, table);
    size_t low = 0, high = r->model.shape.count;
    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        if (first[middle] <= *row)
            low = middle;
        else
            high = middle;
    }
    *row -= first[low];
    return low;
}

static bool get_task(const struct runlist *const r, const gpurta_column column, const size_t i,
                     struct value *const value)
{
    const struct channel *const c = &r->model.channel[i];
    const struct answer *const a = &r->answer[i];
    const bool bounded = rat_given(&a->bound);
#define AT(column) [GPURTA_RUNLIST_TASKS_##column - GPURTA_RUNLIST_TASKS_NAME]
    const struct rat *const times[] = {
        AT(TIMESLICE) = &c->timeslice, AT(OWN_TIMESLICE) = &c->slice,   AT(WCET) = &c->wcet,
        AT(PUBLISHED) = &a->theorem,   AT(POSITIONAL) = &a->positional, AT(BOUND) = &a->bound,
        AT(DEADLINE) = &c->deadline,   AT(WITNESS) = &a->witness};
#undef AT
    switch (column) {
    case GPURTA_RUNLIST_TASKS_NAME:
        return value_text(value, NAME_OF(&r->tasks->task[i]));
    case GPURTA_RUNLIST_TASKS_LEVEL:
        return value_text(value, gpurta_level_name(r->model.level[i]));
    case GPURTA_RUNLIST_TASKS_SLOTS:
        if (bounded)
            runlist_turns(r, i, value->time);
        return bounded;
    case GPURTA_RUNLIST_TASKS_PUBLISHED_REASON:
        return value_text(value, a->theorem_reason);
    case GPURTA_RUNLIST_TASKS_BOUND_REASON:
        return value_text(value, a->bound_reason);
    case GPURTA_RUNLIST_TASKS_MEETS_DEADLINE:
        return rat_given(&c->deadline) && value_verdict(value, a->verdict);
    case GPURTA_RUNLIST_TASKS_OVERLOADED:
        return value_count(value, bounded && runlist_may_queue(r, i));
    case GPURTA_RUNLIST_TASKS_VERDICT:
        return value_verdict(value, a->verdict);
    case GPURTA_RUNLIST_TASKS_REASON:
        return value_text(value, a->reason);
    case GPURTA_RUNLIST_TASKS_ENTRIES:
        return value_count(value, channel_entries(&r->model.shape, i));
    case GPURTA_RUNLIST_TASKS_WINDOW:
        return bounded && value_count(value, a->window);
    default:
        return value_rat(value, times[column - GPURTA_RUNLIST_TASKS_NAME]);
    }
}

static bool get_inner(const struct runlist *const r, const gpurta_column column, size_t row,
                      struct value *const value)
{
    const gpurta_table table = gpurta_column_info(column)->table;
    if (table == GPURTA_RUNLIST_LIST) {
        const size_t i = channel_at(&r->model.shape, (int64_t)row);
        return column == GPURTA_RUNLIST_LIST_NAME ? value_text(value, NAME_OF(&r->tasks->task[i]))
                                                  : value_count(value, (int64_t)i);
    }
    if (table == GPURTA_RUNLIST_TASKS)
        return get_task(r, column, row, value);
    const size_t i = channel_of(r, table, &row);
    if (table == GPURTA_RUNLIST_TERMS) /* the channel itself, then the others */
        return runlist_term(r, i, row == 0 ? i : row <= i ? row - 1 : row, column, value);
    if (column == GPURTA_RUNLIST_GAPS_POSITION)
        return value_count(value, channel_position(&r->model.shape, i, (int64_t)row));
    runlist_gap(r, i, (int64_t)row, value->time);
    return true;
}

static bool get(const void *const of, const gpurta_column column, const size_t row,
                struct value *const value)
{
    const struct runlist *const r = of;
    const struct model *const model = &r->model;
    switch (column) {
    case GPURTA_RUNLIST_MODE:
        return value_text(value, gpurta_option_word(GPURTA_OPTION_RUNLIST_MODE, model->shape.flat));
    case GPURTA_RUNLIST_OVERHEAD:
        return value_text(value,
                          gpurta_option_word(GPURTA_OPTION_RUNLIST_OVERHEAD, model->overhead));
    case GPURTA_RUNLIST_SWITCH_COST:
    case GPURTA_RUNLIST_RESET_COST:
        mpq_set_ui(value->time, 0, 1);
        value_rat(value, column == GPURTA_RUNLIST_SWITCH_COST ? &model->cost : &model->reset);
        return true;
    case GPURTA_RUNLIST_TIMESLICE_STEP:
        return value_rat(value, &model->step);
    case GPURTA_RUNLIST_PUBLISHED_FORMULA:
        return value_text(value, rat_given(&model->cost) && rat_sgn(&model->cost)
                                     ? "Theorem 1, Equation 3"
                                     : "Theorem 1, Equation 2");
    case GPURTA_RUNLIST_BOUND_FORMULA:
        return value_text(value, model->overhead == GPURTA_RUNLIST_PUBLISHED
                                     ? "work-limited bound, one switch per round as published"
                                     : "work-limited bound, every switch charged");
    case GPURTA_RUNLIST_LENGTH:
        return value_count(value, model->length);
    case GPURTA_RUNLIST_VERDICT:
        return r->deadlines && value_verdict(value, r->verdict);
    case GPURTA_RUNLIST_REASON:
        return value_text(value, r->reason);
    case GPURTA_RUNLIST_STOPPED:
        return value_count(value, r->stopped);
    case GPURTA_RUNLIST_ASSUMPTIONS_ASSUMPTION:
        return value_text(value, assumption(r, row));
    default:
        return get_inner(r, column, row, value);
    }
}

static const struct result_kind kind = {"runlist", count_rows, first_row, get, runlist_destroy};

static gpurta_status make(gpurta_result **const result, const gpurta_tasks *const tasks,
                          const gpurta_options *const options, const bool measured,
                          gpurta_error *const error)
{
    if (!result)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "runlist: NULL argument");
    struct runlist *r = NULL;
    const gpurta_status status = runlist_analyse(&r, tasks, options, error);
    if (status)
        return status;
    if (!number_rows(r)) {
        runlist_destroy(r);
        return fail_memory(error);
    }
    r->measured = measured;
    note_missing(r);
    return result_create(result, &kind, r, error);
}

gpurta_status gpurta_runlist_of(gpurta_result **const result, const gpurta_tasks *const tasks,
                                const gpurta_options *const options, gpurta_error *const error)
{
    return make(result, tasks, options, false, error);
}

gpurta_status gpurta_runlist(const gpurta_model *const model, const gpurta_options *const options,
                             gpurta_result **const result, gpurta_error *const error)
{
    struct inputs in;
    gpurta_result *made = NULL;
    gpurta_status status = inputs_take(&in, model, options, TAKE_TASKS | TAKE_RUNLIST, error);
    if (!status)
        status = gpurta_model_platform(model, &in.platform, error);
    if (!status)
        status = make(result ? &made : NULL, in.tasks, in.options,
                      in.platform && gpurta_platform_get(in.platform, GPURTA_PLATFORM_SWITCH_COST),
                      error);
    return inputs_give(&in, status, made, GPURTA_RUNLIST_ASSUMPTIONS, result, error);
}
