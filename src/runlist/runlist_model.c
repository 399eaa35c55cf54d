#include "base/fail.h"
#include "model/options.h"
#include "model/tasks.h"
#include "runlist/runlist.h"

#include <stdlib.h>

#include "number/i64.h"
#include "number/undef.h"

static void channel_init(struct channel *const c)
{
    RAT_EACH(init, &c->timeslice, &c->slice, &c->section, &c->wcet, &c->period, &c->deadline);
}

static void channel_clear(struct channel *const c)
{
    RAT_EACH(clear, &c->timeslice, &c->slice, &c->section, &c->wcet, &c->period, &c->deadline);
}

static void model_empty(struct model *const model)
{
    *model = (struct model){.shape.count = 0};
    RAT_EACH(init, &model->cost, &model->reset, &model->step);
}

void model_clear(struct model *const model)
{
    for (size_t i = 0; model->channel && i < model->shape.count; i++)
        channel_clear(&model->channel[i]);
    RAT_EACH(clear, &model->cost, &model->reset, &model->step);
    FREE(model->channel, model->level, model->by_level, model->shape.order, model->shape.rank);
    model_empty(model);
}

static bool model_room(struct model *const model, const size_t count)
{
    struct channels *const shape = &model->shape;
    model->channel = calloc(count, sizeof *model->channel);
    model->level = calloc(count, sizeof *model->level);
    model->by_level = calloc(count, sizeof *model->by_level);
    shape->order = calloc(count, sizeof *shape->order);
    shape->rank = calloc(count, sizeof *shape->rank);
    shape->level = model->level;
    if (!model->channel || !model->level || !model->by_level || !shape->order || !shape->rank)
        return false;
    shape->count = count;
    for (size_t i = 0; i < count; i++)
        channel_init(&model->channel[i]);
    return true;
}

static bool copy_times(struct channel *const c, const struct task *const task)
{
    return rat_copy(&c->timeslice, &task->time[GPURTA_TASK_TIMESLICE]) &&
           rat_copy(&c->section, &task->time[GPURTA_TASK_NONPREEMPTABLE]) &&
           (task->saturated || (rat_copy(&c->wcet, &task->time[GPURTA_TASK_WCET]) &&
                                rat_copy(&c->period, &task->time[GPURTA_TASK_PERIOD]) &&
                                rat_copy(&c->deadline, task_deadline(task))));
}

/* The timeslice of a channel that was given none: that of the options, or the driver's. */
static gpurta_status default_timeslice(struct model *const model, const size_t i,
                                       const gpurta_level level,
                                       const gpurta_options *const options,
                                       gpurta_error *const error)
{
    const mpq_srcptr common = option_time(options, GPURTA_OPTION_RUNLIST_TIMESLICE);
    const int64_t unit = option(options, GPURTA_OPTION_RUNLIST_UNIT);
    if (!common && unit < 0)
        return fail(error, GPURTA_INVALID_ARGUMENT, (int64_t)i,
                    "the task has no timeslice, and neither a timeslice for all nor a time unit "
                    "for the driver's own was given");
    LOCAL_MPQ(value);
    gpurta_status status = GPURTA_OK;
    if (common)
        mpq_set(value, common);
    else
        status = gpurta_runlist_driver_timeslice(level, (gpurta_unit)unit, value, error);
    if (status == GPURTA_OK && mpq_sgn(value) <= 0)
        status = fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM, "a timeslice must be above 0");
    if (status == GPURTA_OK && !rat_set(&model->channel[i].timeslice, value))
        status = fail_memory(error);
    model->by_level[i] = !common;
    return status;
}

static gpurta_status copy_options(struct model *const model, const gpurta_options *const options,
                                  gpurta_error *const error)
{
    const mpq_srcptr cost = option_time(options, GPURTA_OPTION_RUNLIST_SWITCH_COST);
    const mpq_srcptr reset = option_time(options, GPURTA_OPTION_RUNLIST_RESET_COST);
    const mpq_srcptr step = option_time(options, GPURTA_OPTION_RUNLIST_TIMESLICE_STEP);
    if ((cost && !rat_set(&model->cost, cost)) ||
        (reset && mpq_sgn(reset) && !rat_set(&model->reset, reset)) ||
        (step && !rat_set(&model->step, step)))
        return fail_memory(error);
    model->overhead = (gpurta_runlist_overhead)option(options, GPURTA_OPTION_RUNLIST_OVERHEAD);
    return GPURTA_OK;
}

/* rounded := the largest multiple of the model's step up to the timeslice; false: there is none. */
static bool model_round(const struct model *const model, mpq_srcptr timeslice, mpq_ptr rounded)
{
    mpq_set(rounded, timeslice);
    if (!rat_given(&model->step))
        return true;
    LOCAL_MPQ(step);
    rat_get(step, &model->step);
    mpq_div(rounded, rounded, step);
    mpz_fdiv_q(mpq_numref(rounded), mpq_numref(rounded), mpq_denref(rounded));
    mpz_set_ui(mpq_denref(rounded), 1);
    mpq_mul(rounded, rounded, step);
    return mpq_sgn(rounded) > 0;
}

/* What the hardware makes of the timeslice of channel i. */
static gpurta_status round_timeslice(struct model *const model, const size_t i,
                                     gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    LOCAL_MPQ(value, rounded);
    rat_get(value, &model->channel[i].timeslice);
    if (!model_round(model, value, rounded))
        status = fail(error, GPURTA_OUT_OF_RANGE, (int64_t)i,
                      "a timeslice that is rounded down to whole steps is 0");
    else if (!rat_set(&model->channel[i].slice, rounded))
        status = fail_memory(error);
    return status;
}

static gpurta_status fill(struct model *const model, const gpurta_tasks *const tasks,
                          const gpurta_options *const options, const bool sliced,
                          gpurta_error *const error)
{
    const gpurta_status copied = copy_options(model, options, error);
    if (copied != GPURTA_OK)
        return copied;
    for (size_t i = 0; i < tasks->count; i++) {
        const struct task *const task = &tasks->task[i];
        if (!copy_times(&model->channel[i], task))
            return fail_memory(error);
        model->level[i] = task->level == GPURTA_LEVEL_NONE ? GPURTA_LEVEL_LOW : task->level;
        if (!sliced)
            continue;
        gpurta_status status = GPURTA_OK;
        if (!rat_given(&model->channel[i].timeslice))
            status = default_timeslice(model, i, task->level, options, error);
        if (status == GPURTA_OK)
            status = round_timeslice(model, i, error);
        if (status != GPURTA_OK)
            return status;
    }
    model->shape.flat = option(options, GPURTA_OPTION_RUNLIST_MODE) == GPURTA_RUNLIST_FLAT;
    channels_count(&model->shape);
    channels_sort(&model->shape);
    if (!channels_length(&model->shape, &model->length))
        return fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                    "a cycle of the runlist has more than 2^61 - 1 entries");
    return GPURTA_OK;
}

gpurta_status model_init(struct model *const model, const gpurta_tasks *const tasks,
                         const gpurta_options *const options, const bool sliced,
                         gpurta_error *const error)
{
    model_empty(model);
    if (!tasks || tasks->count == 0)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "runlist: no tasks");
    gpurta_status status = gpurta_options_check(options, "runlist host", error);
    if (status != GPURTA_OK)
        return status;
    status = model_room(model, tasks->count) ? fill(model, tasks, options, sliced, error)
                                             : fail_memory(error);
    if (status != GPURTA_OK)
        model_clear(model);
    return status;
}

void model_ticks(struct ticks *const ticks, const struct model *const model)
{
    ticks_add(ticks, &model->cost);
    ticks_add(ticks, &model->reset);
    for (size_t i = 0; i < model->shape.count; i++) {
        const struct channel *const c = &model->channel[i];
        ticks_add(ticks, &c->timeslice);
        ticks_add(ticks, &c->slice);
        ticks_add(ticks, &c->section);
        ticks_add(ticks, &c->wcet);
        ticks_add(ticks, &c->period);
        ticks_add(ticks, &c->deadline);
    }
}

void model_entries(const struct channels *const shape, const size_t i, const int64_t start,
                   mpz_srcptr gaps, const size_t j, mpz_ptr n)
{
    int64_t rest = 0;
    LOCAL_MPZ(cycle, left);
    mpz_set_i64(cycle, channel_entries(shape, i));
    mpz_fdiv_qr(n, left, gaps, cycle);
    (void)mpz_get_i64(&rest, left);
    mpz_set_i64(cycle, channel_entries(shape, j));
    mpz_mul(n, n, cycle);
    mpz_set_i64(left, channel_times(shape, i, start, rest, j));
    mpz_add(n, n, left);
}
