/* A model as the analyses read it, as tables. */
#include "model/build.h"

#include "base/fail.h"
#include "base/result.h"
#include "model/carveouts.h"
#include "model/chains.h"
#include "model/inputs.h"
#include "model/model.h"
#include "model/options.h"
#include "model/tasks.h"
#include "number/value.h"

#include <stdlib.h>

struct resolved {
    gpurta_unit unit;
    gpurta_program *program; /* NULL: none, as the others */
    gpurta_chains *chains;
    gpurta_tasks *tasks;
    char left_out[LEFT_OUT_TEXT];
    bool bandwidth;  /* how long a byte takes is known */
    bool *sized;     /* of each partition: how many SMs it has is given */
    size_t *after;   /* rows of MODEL_AFTER before each step, and in all */
    char *carveouts; /* an assumption: which were computed; NULL: none */
};

/* The program that has the partitions and streams; chains have one of their own. */
static const gpurta_program *whose(const struct resolved *const r)
{
    return r->program ? r->program : r->chains ? r->chains->program : NULL;
}

static size_t partition_rows(const struct resolved *const r)
{
    return whose(r) ? whose(r)->partitions : 0;
}

static size_t waits_before(const struct resolved *const r, const size_t operation)
{
    return operation < r->program->count ? operation_waits(r->program, operation)
                                         : r->program->waits;
}

static size_t sms_before(const struct resolved *const r, const size_t partition)
{
    const gpurta_program *const p = whose(r);
    size_t rows = 0;
    for (size_t i = 0; i < partition && i < p->partitions; i++)
        rows += p->partition[i].list ? (size_t)p->partition[i].sms : 0;
    return rows;
}

static size_t first_row(const void *const of, const gpurta_table table, const size_t parent)
{
    const struct resolved *const r = of;
    return table == GPURTA_MODEL_WAITS   ? waits_before(r, parent)
           : table == GPURTA_MODEL_AFTER ? r->after[parent]
                                         : sms_before(r, parent);
}

static size_t count_rows(const void *const of, const gpurta_table table)
{
    const struct resolved *const r = of;
    switch (table) {
    case GPURTA_MODEL:
        return 1;
    case GPURTA_MODEL_OPERATIONS:
        return r->program ? r->program->count : 0;
    case GPURTA_MODEL_WAITS:
        return r->program ? r->program->waits : 0;
    case GPURTA_MODEL_STREAMS:
        return r->program ? r->program->streams : 0;
    case GPURTA_MODEL_PARTITIONS:
        return partition_rows(r);
    case GPURTA_MODEL_SMS:
        return partition_rows(r) ? sms_before(r, partition_rows(r)) : 0;
    case GPURTA_MODEL_CONTEXTS:
        return r->chains ? r->chains->contexts : 0;
    case GPURTA_MODEL_CHAINS:
        return r->chains ? r->chains->count : 0;
    case GPURTA_MODEL_STEPS:
        return r->chains ? r->chains->steps : 0;
    case GPURTA_MODEL_AFTER:
        return r->chains ? r->after[r->chains->steps] : 0;
    case GPURTA_MODEL_TASKS:
        return r->tasks ? r->tasks->count : 0;
    case GPURTA_MODEL_SERVERS:
        return r->tasks ? r->tasks->servers : 0;
    default:
        return table == GPURTA_MODEL_ASSUMPTIONS && r->carveouts;
    }
}

static bool some_count(struct value *const value, const int64_t count)
{
    return count >= 0 && value_count(value, count);
}

static bool position(struct value *const value, const size_t index)
{
    return index != GPURTA_NONE && value_count(value, (int64_t)index);
}

/* ---- operations and steps ---- */

/* What they share, by the columns of operations. */
static bool get_launch(const struct resolved *const r, const gpurta_program *const p,
                       const gpurta_column column, const size_t i, struct value *const value)
{
    static const int counts[] = {GPURTA_OPERATION_BLOCKS,           GPURTA_OPERATION_THREADS,
                                 GPURTA_OPERATION_REGISTERS,        GPURTA_OPERATION_SHARED_MEMORY,
                                 GPURTA_OPERATION_LOCAL_MEMORY,     GPURTA_OPERATION_CARVEOUT,
                                 GPURTA_OPERATION_CARVEOUT_PERCENT, GPURTA_OPERATION_DIRECTION,
                                 GPURTA_OPERATION_ENGINE,           GPURTA_OPERATION_BYTES};
    const struct operation *const o = &p->operation[i];
    switch (column) {
    case GPURTA_MODEL_OPERATIONS_NAME:
        return value_text(value, NAME_OF(o));
    case GPURTA_MODEL_OPERATIONS_KIND:
        return value_text(value, o->blocks ? "kernel" : "copy");
    case GPURTA_MODEL_OPERATIONS_PARTITION:
        return position(value, gpurta_program_partition(p, i));
    case GPURTA_MODEL_OPERATIONS_BLOCKS:
        return o->blocks && value_count(value, o->blocks);
    case GPURTA_MODEL_OPERATIONS_WCET:
        if (!o->blocks && p->transfer[o->launch].bytes && !r->bandwidth)
            return false;
        return value_rat(value, &o->time[GPURTA_OPERATION_WCET]);
    default:
        return some_count(
            value,
            gpurta_program_get_count(
                p, i, (gpurta_operation_count)counts[column - GPURTA_MODEL_OPERATIONS_BLOCKS]));
    }
}

static bool get_stream(const gpurta_program *const p, const int64_t stream, const int what,
                       struct value *const value)
{
    if (what == 0)
        return value_text(value, gpurta_program_stream_name(p, stream));
    if (what == 1)
        return value_count(value,
                           gpurta_program_stream_attribute(p, stream, GPURTA_STREAM_PRIORITY));
    return value_count(value,
                       !gpurta_program_stream_attribute(p, stream, GPURTA_STREAM_NON_BLOCKING));
}

static bool get_operation(const struct resolved *const r, const gpurta_column column,
                          const size_t i, struct value *const value)
{
    const gpurta_program *const p = r->program;
    const struct after *const after = operation_after(p, i);
    const int64_t stream = p->operation[i].stream;
    switch (column) {
    case GPURTA_MODEL_OPERATIONS_STREAM:
    case GPURTA_MODEL_OPERATIONS_PRIORITY:
    case GPURTA_MODEL_OPERATIONS_BLOCKING:
        return get_stream(p, stream, (int)(column - GPURTA_MODEL_OPERATIONS_STREAM), value);
    case GPURTA_MODEL_OPERATIONS_STREAM_NUMBER:
        return some_count(value, stream);
    case GPURTA_MODEL_OPERATIONS_DEADLINE:
        return value_rat(value, operation_deadline(&p->operation[i]));
    case GPURTA_MODEL_OPERATIONS_RELEASE:
        return value_rat(value, &p->operation[i].time[GPURTA_OPERATION_RELEASE]);
    case GPURTA_MODEL_OPERATIONS_PERIOD:
        return value_rat(value, &p->operation[i].time[GPURTA_OPERATION_PERIOD]);
    case GPURTA_MODEL_OPERATIONS_AFTER:
        return after && value_count(value, (int64_t)after->other);
    case GPURTA_MODEL_OPERATIONS_AFTER_LAUNCH:
        return after && value_count(value, after->mode == GPURTA_AFTER_LAUNCH);
    case GPURTA_MODEL_OPERATIONS_DELAY:
        return after && value_rat(value, &after->delay);
    default:
        return get_launch(r, p, column, i, value);
    }
}

static bool get_step(const struct resolved *const r, const gpurta_column column, const size_t i,
                     struct value *const value)
{
    const struct chain_step *const s = &r->chains->step[i];
    switch (column) {
    case GPURTA_MODEL_STEPS_KIND:
        return value_text(value, s->kind == GPURTA_STEP_KERNEL ? "kernel"
                                 : s->kind == GPURTA_STEP_COPY ? "copy"
                                                               : "host");
    case GPURTA_MODEL_STEPS_STREAM:
        return value_text(value, gpurta_chains_step_stream(r->chains, i));
    case GPURTA_MODEL_STEPS_PRIORITY:
    case GPURTA_MODEL_STEPS_BLOCKING:
        return s->kind != GPURTA_STEP_HOST &&
               get_stream(r->chains->program, step_stream(r->chains, i),
                          (int)(column - GPURTA_MODEL_STEPS_STREAM), value);
    case GPURTA_MODEL_STEPS_PARTITION:
        return position(value, gpurta_chains_step_partition(r->chains, i));
    case GPURTA_MODEL_STEPS_WCET:
        if (s->kind == GPURTA_STEP_HOST)
            return value_rat(value, &s->host);
        break;
    case GPURTA_MODEL_STEPS_DEADLINE:
        return value_rat(value, &s->deadline);
    case GPURTA_MODEL_STEPS_CHAIN:
        return value_count(value, (int64_t)s->chain);
    case GPURTA_MODEL_STEPS_REPEAT:
        return value_count(value, s->repeat);
    case GPURTA_MODEL_STEPS_ROW:
        return value_count(value, (int64_t)s->row);
    case GPURTA_MODEL_STEPS_BCET:
        return value_rat(value, &s->bcet);
    default:
        break;
    }
    if (s->kind == GPURTA_STEP_HOST && column != GPURTA_MODEL_STEPS_NAME)
        return false;
    return get_launch(r, r->chains->program,
                      column - GPURTA_MODEL_STEPS_NAME + GPURTA_MODEL_OPERATIONS_NAME, i, value);
}

/* Row `row` of those inside the rows of a parent table: inside which, and which there? */
static size_t inside(const struct resolved *const r, const gpurta_table table, size_t *const row)
{
    size_t low = 0, high = table == GPURTA_MODEL_AFTER ? r->chains->steps : partition_rows(r);
    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        if (first_row(r, table, middle) <= *row)
            low = middle;
        else
            high = middle;
    }
    *row -= first_row(r, table, low);
    return low;
}

/* ---- chains, contexts, tasks ---- */

static bool get_chain(const struct resolved *const r, const gpurta_column column, const size_t i,
                      struct value *const value)
{
    const struct chain *const c = &r->chains->chain[i];
    if (column == GPURTA_MODEL_CHAINS_NAME)
        return value_text(value, NAME_OF(c));
    if (column == GPURTA_MODEL_CHAINS_CONTEXT)
        return position(value, c->context);
    if (column == GPURTA_MODEL_CHAINS_STREAM)
        return value_text(value, c->stream);
    if (column == GPURTA_MODEL_CHAINS_CLOSED)
        return value_count(value, c->closed);
    return value_rat(value, column == GPURTA_MODEL_CHAINS_DEADLINE
                                ? chain_deadline(c)
                                : &c->time[column - GPURTA_MODEL_CHAINS_PERIOD]);
}

static bool get_context(const struct resolved *const r, const gpurta_column column, const size_t i,
                        struct value *const value)
{
    const struct context *const c = &r->chains->context[i];
    switch (column) {
    case GPURTA_MODEL_CONTEXTS_NAME:
        return value_text(value, c->name);
    case GPURTA_MODEL_CONTEXTS_LEVEL:
        return value_count(value, c->level);
    case GPURTA_MODEL_CONTEXTS_SATURATED:
        return value_count(value, c->saturated);
    case GPURTA_MODEL_CONTEXTS_PRIORITY:
        return some_count(value, c->priority);
    default:
        return value_rat(value, &c->time[column - GPURTA_MODEL_CONTEXTS_TIMESLICE]);
    }
}

static bool get_task(const struct resolved *const r, const gpurta_column column, const size_t i,
                     struct value *const value)
{
    const struct task *const t = &r->tasks->task[i];
    switch (column) {
    case GPURTA_MODEL_TASKS_NAME:
        return value_text(value, NAME_OF(t));
    case GPURTA_MODEL_TASKS_LEVEL:
        return value_count(value, t->level);
    case GPURTA_MODEL_TASKS_SATURATED:
        return value_count(value, t->saturated);
    case GPURTA_MODEL_TASKS_SERVER:
        return position(value, t->server);
    default:
        return value_rat(value, column == GPURTA_MODEL_TASKS_DEADLINE
                                    ? task_deadline(t)
                                    : &t->time[column - GPURTA_MODEL_TASKS_WCET]);
    }
}

static bool get_server(const struct resolved *const r, const gpurta_column column, const size_t i,
                       struct value *const value)
{
    const struct server *const s = &r->tasks->server[i];
    if (column == GPURTA_MODEL_SERVERS_NAME)
        return value_text(value, NAME_OF(s));
    return value_rat(value, column == GPURTA_MODEL_SERVERS_BUDGET ? &s->budget : &s->period);
}

static bool get(const void *const of, const gpurta_column column, size_t row,
                struct value *const value)
{
    const struct resolved *const r = of;
    const gpurta_table table = gpurta_column_info(column)->table;
    size_t parent;
    switch (table) {
    case GPURTA_MODEL_OPERATIONS:
        return get_operation(r, column, row, value);
    case GPURTA_MODEL_STEPS:
        return get_step(r, column, row, value);
    case GPURTA_MODEL_CHAINS:
        return get_chain(r, column, row, value);
    case GPURTA_MODEL_CONTEXTS:
        return get_context(r, column, row, value);
    case GPURTA_MODEL_TASKS:
        return get_task(r, column, row, value);
    case GPURTA_MODEL_SERVERS:
        return get_server(r, column, row, value);
    case GPURTA_MODEL_STREAMS:
        return get_stream(r->program, (int64_t)row, (int)(column - GPURTA_MODEL_STREAMS_NAME),
                          value);
    case GPURTA_MODEL_PARTITIONS:
        return column == GPURTA_MODEL_PARTITIONS_NAME
                   ? value_text(value, whose(r)->partition[row].name)
                   : r->sized[row] && value_count(value, whose(r)->partition[row].sms);
    case GPURTA_MODEL_WAITS:
        return value_count(value, (int64_t)r->program->wait[row].other);
    case GPURTA_MODEL_AFTER:
        parent = inside(r, table, &row);
        return value_count(value, (int64_t)gpurta_chains_after(r->chains, parent, row));
    case GPURTA_MODEL_SMS:
        parent = inside(r, table, &row);
        return value_count(value, whose(r)->partition[parent].list[row]);
    case GPURTA_MODEL_ASSUMPTIONS:
        return value_text(value, r->carveouts);
    default:
        return column == GPURTA_MODEL_UNIT ? value_text(value, gpurta_unit_name(r->unit))
               : column == GPURTA_MODEL_LEFT_OUT
                   ? r->left_out[0] && value_text(value, r->left_out)
                   : whose(r) &&
                         value_text(value, whose(r)->queues == GPURTA_QUEUES_SHARED ? "shared"
                                                                                    : "separate");
    }
}

static void destroy(void *const of)
{
    struct resolved *const r = of;
    gpurta_program_destroy(r->program);
    gpurta_chains_destroy(r->chains);
    gpurta_tasks_destroy(r->tasks);
    FREE(r->sized, r->after, r->carveouts);
    free(r);
}

static gpurta_status number_after(struct resolved *const r, gpurta_error *const error)
{
    const size_t steps = r->chains ? r->chains->steps : 0;
    r->after = calloc(steps + 1, sizeof *r->after);
    for (size_t i = 0; r->after && i < steps; i++) {
        size_t k = 0;
        while (gpurta_chains_after(r->chains, i, k) != GPURTA_NONE)
            k++;
        r->after[i + 1] = r->after[i] + k;
    }
    return r->after ? GPURTA_OK : fail_memory(error);
}

static gpurta_status note_sizes(struct resolved *const r, const gpurta_model *const model,
                                gpurta_error *const error)
{
    const size_t count = partition_rows(r);
    r->sized = calloc(count + 1, sizeof *r->sized);
    for (size_t i = 0; r->sized && i < count; i++) {
        const size_t row = gpurta_model_row(model, GPURTA_SECTION_PARTITIONS, i);
        r->sized[i] = find_cell(model, row, GPURTA_KEY_PARTITION_SMS) ||
                      find_cell(model, row, GPURTA_KEY_PARTITION_SM_LIST) ||
                      find_cell(model, row, GPURTA_KEY_PARTITION_TPC_MASK);
    }
    return r->sized ? GPURTA_OK : fail_memory(error);
}

/* Of the kernels, or else of those of chains. */
static gpurta_status note_carveouts(struct resolved *const r, const gpurta_platform *const platform,
                                    gpurta_error *const error)
{
    struct sm_limits limits;
    if (!whose(r) || sm_limits_of(&limits, platform, NULL) || !limits.carveout_sms)
        return GPURTA_OK;
    r->carveouts =
        carveouts_text("U5: SMs that are not empty keep their carve-out", whose(r), &limits);
    return r->carveouts ? GPURTA_OK : fail_memory(error);
}

static gpurta_status check_fit(const struct resolved *const r, const gpurta_model *const model,
                               const gpurta_platform *const platform, gpurta_error *const error)
{
    const gpurta_status status =
        r->program ? gpurta_program_check_partitions(r->program, platform, error) : GPURTA_OK;
    if (status && error && error->item >= 0 && !error->section)
        error->section = gpurta_model_rows(model, GPURTA_SECTION_OPERATIONS)
                             ? GPURTA_SECTION_OPERATIONS
                             : GPURTA_SECTION_KERNELS;
    return status || !r->chains || !r->chains->count
               ? status
               : gpurta_chains_check_partitions(r->chains, platform, error);
}

gpurta_status gpurta_resolve(const gpurta_model *const model, const gpurta_options *const options,
                             gpurta_result **const result, gpurta_error *const error)
{
    static const struct result_kind kind = {"model", count_rows, first_row, get, destroy};
    gpurta_platform *platform = NULL;
    if (!model || !result)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "model: NULL argument");
    gpurta_status status = gpurta_options_check(options, "model", error);
    if (status)
        return status;
    struct resolved *const r = calloc(1, sizeof *r);
    if (!r)
        return fail_memory(error);
    r->unit = model_unit(model);
    (void)model_left_out(model, r->left_out);
    status = gpurta_model_platform(model, &platform, error);
    r->bandwidth = platform && gpurta_platform_get(platform, GPURTA_PLATFORM_COPY_BANDWIDTH);
    if (!status)
        status = model_program(model, platform, MUCH, &r->program, error);
    if (!status)
        status = model_chains(model, platform, MUCH, &r->chains, error);
    if (!status)
        status = gpurta_model_tasks(model, &r->tasks, error);
    if (!status)
        status = note_sizes(r, model, error);
    if (!status)
        status = number_after(r, error);
    if (!status && platform && option(options, GPURTA_OPTION_MODEL_FIT))
        status = check_fit(r, model, platform, error);
    if (!status && platform)
        status = note_carveouts(r, platform, error);
    gpurta_platform_destroy(platform);
    gpurta_result *made = NULL;
    if (status)
        destroy(r);
    else
        status = result_create(&made, &kind, r, error);
    return model_give(status, made, GPURTA_MODEL_ASSUMPTIONS, model, result, error);
}
