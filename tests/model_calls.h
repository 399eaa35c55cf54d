/* Setters and getters of what the analyses take, for tests: src makes it from models. */
#ifndef MODEL_CALLS_H
#define MODEL_CALLS_H

#include "model/chains.h"
#include "model/made.h"
#include "model/tasks.h"

#include <string.h>

static inline gpurta_status gpurta_model_program(const gpurta_model *const model,
                                                 const gpurta_platform *const platform,
                                                 gpurta_program **const program,
                                                 gpurta_error *const error)
{
    return model_program(model, platform, NOTHING, program, error);
}

static inline gpurta_status gpurta_model_chains(const gpurta_model *const model,
                                                const gpurta_platform *const platform,
                                                gpurta_chains **const chains,
                                                gpurta_error *const error)
{
    return model_chains(model, platform, NOTHING, chains, error);
}

static inline gpurta_status gpurta_program_set_queues(gpurta_program *const program,
                                                      const gpurta_queues queues,
                                                      gpurta_error *const error)
{
    (void)error;
    program->queues = queues;
    return GPURTA_OK;
}

static inline gpurta_status gpurta_program_set_time(gpurta_program *const program,
                                                    const size_t index,
                                                    const gpurta_operation_time which,
                                                    mpq_srcptr value, gpurta_error *const error)
{
    return time_store(&program->operation[index].time[which], value,
                      which != GPURTA_OPERATION_RELEASE, (int64_t)index, error);
}

/* Whether there is a time; it is read into value then. */
static inline bool read_rat(mpq_ptr value, const struct rat *const time)
{
    if (rat_given(time))
        rat_get(value, time);
    return rat_given(time);
}

static inline bool gpurta_program_time(const gpurta_program *const program, const size_t index,
                                       const gpurta_operation_time which, mpq_ptr value)
{
    const struct operation *const operation = &program->operation[index];
    return read_rat(value, which == GPURTA_OPERATION_DEADLINE ? operation_deadline(operation)
                                                              : &operation->time[which]);
}

/* Operation number place that operation index waits for on the GPU; SIZE_MAX past the last. */
static inline size_t gpurta_program_wait(const gpurta_program *const program, const size_t index,
                                         const size_t place)
{
    const size_t row = operation_waits(program, index) + place;
    return row < operation_waits(program, index + 1) ? program->wait[row].other : SIZE_MAX;
}

static inline gpurta_status gpurta_program_set_stream_attribute(gpurta_program *const program,
                                                                const char *const stream,
                                                                const gpurta_stream_attribute which,
                                                                const int64_t value,
                                                                gpurta_error *const error)
{
    const int64_t number = program_stream(program, stream);
    (void)error;
    if (number < 0)
        return GPURTA_NO_MEMORY;
    if (value < INT32_MIN || value > INT32_MAX)
        return GPURTA_OUT_OF_RANGE;
    if (which == GPURTA_STREAM_PRIORITY)
        program->stream[number].priority = (int32_t)value;
    else
        program->stream[number].non_blocking = value != 0;
    return GPURTA_OK;
}

static inline gpurta_status gpurta_program_set_stream_partition(gpurta_program *const program,
                                                                const char *const stream,
                                                                const size_t partition,
                                                                gpurta_error *const error)
{
    const int64_t number = program_stream(program, stream);
    (void)error;
    if (number < 0)
        return GPURTA_NO_MEMORY;
    program->stream[number].partition = (uint32_t)partition + 1;
    return GPURTA_OK;
}

static inline gpurta_status gpurta_program_set_partition(gpurta_program *const program,
                                                         const size_t index, const size_t partition,
                                                         gpurta_error *const error)
{
    (void)error;
    program->operation[index].partition = partition == GPURTA_NONE ? 0 : (uint32_t)partition + 1;
    return GPURTA_OK;
}

static inline int64_t gpurta_program_partition_sm(const gpurta_program *const program,
                                                  const size_t partition, const int64_t place)
{
    const struct partition *const p = &program->partition[partition];
    return p->list && place < p->sms ? p->list[place] : -1;
}

static inline bool gpurta_program_get_after(const gpurta_program *const program, const size_t index,
                                            size_t *const other, gpurta_after *const mode,
                                            mpq_ptr delay)
{
    const struct after *const after = operation_after(program, index);
    if (!after)
        return false;
    if (other)
        *other = after->other;
    if (mode)
        *mode = after->mode;
    if (delay)
        rat_get(delay, &after->delay);
    return true;
}

static inline gpurta_status gpurta_chains_set_context_level(gpurta_chains *const chains,
                                                            const size_t context,
                                                            const gpurta_level level,
                                                            const bool saturated,
                                                            gpurta_error *const error)
{
    (void)error;
    chains->context[context].level = level;
    chains->context[context].saturated = saturated;
    return GPURTA_OK;
}

static inline gpurta_status gpurta_chains_set_context_partition(gpurta_chains *const chains,
                                                                const size_t context,
                                                                const size_t partition,
                                                                gpurta_error *const error)
{
    (void)error;
    chains->context[context].partition = partition;
    return GPURTA_OK;
}

static inline gpurta_status gpurta_chains_set_partition(gpurta_chains *const chains,
                                                        const size_t chain, const size_t partition,
                                                        gpurta_error *const error)
{
    (void)error;
    chains->chain[chain].partition = partition;
    return GPURTA_OK;
}

static inline gpurta_status gpurta_chains_set_context(gpurta_chains *const chains,
                                                      const size_t chain, const size_t context,
                                                      gpurta_error *const error)
{
    (void)error;
    if (context != GPURTA_NONE && context >= chains->contexts)
        return GPURTA_INVALID_ARGUMENT;
    chains->chain[chain].context = context;
    return GPURTA_OK;
}

static inline gpurta_status gpurta_chains_set_context_time(gpurta_chains *const chains,
                                                           const size_t context,
                                                           const gpurta_context_time which,
                                                           mpq_srcptr value,
                                                           gpurta_error *const error)
{
    return time_store(&chains->context[context].time[which], value, true, (int64_t)context, error);
}

static inline bool gpurta_chains_context_time(const gpurta_chains *const chains,
                                              const size_t context, const gpurta_context_time which,
                                              mpq_ptr value)
{
    return read_rat(value, &chains->context[context].time[which]);
}

static inline gpurta_status gpurta_chains_set_time(gpurta_chains *const chains, const size_t chain,
                                                   const gpurta_chain_time which, mpq_srcptr value,
                                                   gpurta_error *const error)
{
    return time_store(&chains->chain[chain].time[which], value, which != GPURTA_CHAIN_JITTER,
                      (int64_t)chain, error);
}

static inline bool gpurta_chains_time(const gpurta_chains *const chains, const size_t chain,
                                      const gpurta_chain_time which, mpq_ptr value)
{
    const struct chain *const c = &chains->chain[chain];
    return read_rat(value, which == GPURTA_CHAIN_DEADLINE ? chain_deadline(c) : &c->time[which]);
}

static inline gpurta_status gpurta_chains_set_step_time(gpurta_chains *const chains,
                                                        const size_t step,
                                                        const gpurta_step_time which,
                                                        mpq_srcptr value, gpurta_error *const error)
{
    struct chain_step *const s = &chains->step[step];
    return which == GPURTA_STEP_WCET ? step_set_wcet(chains, step, value, error)
           : which == GPURTA_STEP_BCET
               ? time_store(&s->bcet, value, false, (int64_t)step, error)
               : time_store(&s->deadline, value, true, (int64_t)step, error);
}

static inline bool gpurta_chains_step_time(const gpurta_chains *const chains, const size_t step,
                                           const gpurta_step_time which, mpq_ptr value)
{
    const struct chain_step *const s = &chains->step[step];
    return read_rat(value, which == GPURTA_STEP_WCET   ? step_wcet(chains, step)
                           : which == GPURTA_STEP_BCET ? &s->bcet
                                                       : &s->deadline);
}

static inline gpurta_status gpurta_chains_set_step_repeat(gpurta_chains *const chains,
                                                          const size_t step, const int64_t repeat,
                                                          gpurta_error *const error)
{
    (void)error;
    chains->step[step].repeat = repeat;
    return GPURTA_OK;
}

static inline int64_t gpurta_chains_stream_attribute(const gpurta_chains *const chains,
                                                     const char *const stream,
                                                     const gpurta_stream_attribute which)
{
    int64_t number = 0;
    while (gpurta_program_stream_name(chains->program, number) &&
           strcmp(chains->program->stream[number].name, stream) != 0)
        number++;
    return gpurta_program_stream_attribute(chains->program, number, which);
}

static inline gpurta_status gpurta_tasks_set_time(gpurta_tasks *const tasks, const size_t index,
                                                  const gpurta_task_time which, mpq_srcptr value,
                                                  gpurta_error *const error)
{
    return time_store(&tasks->task[index].time[which], value, which != GPURTA_TASK_NONPREEMPTABLE,
                      (int64_t)index, error);
}

static inline bool gpurta_tasks_time(const gpurta_tasks *const tasks, const size_t index,
                                     const gpurta_task_time which, mpq_ptr value)
{
    const struct task *const task = &tasks->task[index];
    return read_rat(value,
                    which == GPURTA_TASK_DEADLINE ? task_deadline(task) : &task->time[which]);
}

static inline gpurta_status gpurta_tasks_set_level(gpurta_tasks *const tasks, const size_t index,
                                                   const gpurta_level level,
                                                   gpurta_error *const error)
{
    (void)error;
    tasks->task[index].level = level;
    return GPURTA_OK;
}

static inline gpurta_status gpurta_tasks_set_saturated(gpurta_tasks *const tasks,
                                                       const size_t index, const bool saturated,
                                                       gpurta_error *const error)
{
    (void)error;
    tasks->task[index].saturated = saturated;
    return GPURTA_OK;
}

static inline gpurta_status gpurta_tasks_set_server(gpurta_tasks *const tasks, const size_t index,
                                                    const size_t server, gpurta_error *const error)
{
    (void)error;
    tasks->task[index].server = server;
    return GPURTA_OK;
}

#endif
