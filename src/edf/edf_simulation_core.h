/* The simulator on whole numbers, one text per number kind: see i64.h. Nothing but sums,
 * differences and one product are needed, so that every time stays whole. */

#include "base/grow.h"
#include "edf/edf_simulation_kind.h"
#include "model/tasks.h"

#include <stdlib.h>

static void NUM(sim_init)(struct NUM(sim) *const s)
{
    NUM_EACH(init, &s->now, &s->horizon, &s->latency, &s->cost, &s->x, &s->y, &s->step);
    for (size_t i = 0; i < s->tasks; i++) {
        struct NUM(sim_task) *const task = &s->task[i];
        NUM_EACH(init, &task->execution, &task->period, &task->deadline, &task->section,
                 &task->next);
    }
    for (size_t i = 0; i < s->queues; i++) {
        struct NUM(sim_queue) *const queue = &s->queue[i];
        NUM_EACH(init, &queue->deadline, &queue->budget, &queue->full, &queue->period);
        queue->first = queue->last = NO_JOB;
    }
    s->running = NO_QUEUE;
}

static void NUM(sim_clear)(struct NUM(sim) *const s)
{
    NUM_EACH(clear, &s->now, &s->horizon, &s->latency, &s->cost, &s->x, &s->y, &s->step);
    for (size_t i = 0; i < s->tasks; i++) {
        struct NUM(sim_task) *const task = &s->task[i];
        NUM_EACH(clear, &task->execution, &task->period, &task->deadline, &task->section,
                 &task->next);
    }
    for (size_t i = 0; i < s->queues; i++) {
        struct NUM(sim_queue) *const queue = &s->queue[i];
        NUM_EACH(clear, &queue->deadline, &queue->budget, &queue->full, &queue->period);
    }
    for (size_t i = 0; i < s->jobs; i++) {
        struct NUM(sim_job) *const job = &s->job[i];
        NUM_EACH(clear, &job->release, &job->left, &job->cost, &job->section);
    }
    free(s->job);
}

static gpurta_status NUM(sim_note_server)(struct NUM(sim) *const s, const size_t index)
{
    const struct NUM(sim_queue) *const queue = &s->queue[index];
    if (!s->result)
        return GPURTA_OK;
    struct rat time = {{0}, 0}, budget = time, deadline = time;
    if (NUM(ticks_give)(&time, s->ticks, &s->now) &&
        NUM(ticks_give)(&budget, s->ticks, &queue->budget) &&
        NUM(ticks_give)(&deadline, s->ticks, &queue->deadline))
        return edf_log_event(s->result, index - s->tasks, time, budget, deadline)
                   ? GPURTA_OK
                   : GPURTA_NO_MEMORY;
    RAT_EACH(clear, &time, &budget, &deadline);
    return GPURTA_NO_MEMORY;
}

/* The head of a direct task's queue gives it its deadline. */
static bool NUM(sim_head)(struct NUM(sim) *const s, struct NUM(sim_queue) *const queue)
{
    if (queue->server || queue->first == NO_JOB)
        return true;
    const struct NUM(sim_job) *const job = &s->job[queue->first];
    return NUM(add)(&queue->deadline, &job->release, &s->task[job->task].deadline);
}

/* budget * P > x * Q, the products in full length */
static bool NUM(sim_beyond)(struct NUM(sim) *const s, const struct NUM(sim_queue) *const queue)
{
#if NUM_WIDE
    (void)NUM(mul)(&s->x, &s->x, &queue->full);
    (void)NUM(mul)(&s->y, &queue->budget, &queue->period);
    return NUM(cmp)(&s->y, &s->x) > 0;
#else
    if (s->x <= 0)
        return s->x < 0 || queue->budget > 0;
    const struct wide left = wide_product((uint64_t)queue->budget, (uint64_t)queue->period);
    const struct wide right = wide_product((uint64_t)s->x, (uint64_t)queue->full);
    return left.high != right.high ? left.high > right.high : left.low > right.low;
#endif
}

/* A job that reaches an idle server: keep its budget and deadline, or start anew. */
static gpurta_status NUM(sim_wake)(struct NUM(sim) *const s, const size_t index)
{
    struct NUM(sim_queue) *const queue = &s->queue[index];
    if (!NUM(sub)(&s->x, &queue->deadline, &s->now))
        return GPURTA_OVERFLOW;
    if (NUM(sim_beyond)(s, queue)) {
        NUM(set)(&queue->budget, &queue->full);
        if (!NUM(add)(&queue->deadline, &s->now, &queue->period))
            return GPURTA_OVERFLOW;
    }
    return NUM(sim_note_server)(s, index);
}

/* Room for the next job of a task; NULL: out of memory. */
static struct NUM(sim_job) * NUM(sim_new_job)(struct NUM(sim) *const s, const size_t task)
{
    size_t place = task;
    if (s->result) {
        struct NUM(sim_job) *const all = grow(s->job, &s->room, s->jobs + 1, sizeof *all);
        if (!all)
            return NULL;
        s->job = all;
        place = s->jobs++;
    }
    struct NUM(sim_job) *const job = &s->job[place];
    NUM_EACH(init, &job->release, &job->left, &job->cost, &job->section);
    NUM(set)(&job->release, &s->task[task].next);
    NUM(set)(&job->left, &s->task[task].execution);
    NUM(set)(&job->section, &s->task[task].section);
    job->task = task;
    job->next = NO_JOB;
    job->started = job->begun = job->owes = false;
    return job;
}

static gpurta_status NUM(sim_log_release)(struct NUM(sim) *const s, const size_t task)
{
    struct rat release = {{0}, 0};
    if (!s->result)
        return GPURTA_OK;
    return NUM(ticks_give)(&release, s->ticks, &s->task[task].next) &&
                   edf_log_release(s->result, task, release)
               ? GPURTA_OK
               : GPURTA_NO_MEMORY;
}

static gpurta_status NUM(sim_arrive)(struct NUM(sim) *const s, const size_t index)
{
    struct NUM(sim_task) *const task = &s->task[index];
    struct NUM(sim_queue) *const queue = &s->queue[task->queue];
    struct NUM(sim_job) *const job = NUM(sim_new_job)(s, index);
    if (!job)
        return GPURTA_NO_MEMORY;
    const bool idle = queue->first == NO_JOB;
    const size_t number = (size_t)(job - s->job);
    if (idle)
        queue->first = number;
    else
        s->job[queue->last].next = number;
    queue->last = number;
    if (NUM(sim_log_release)(s, index) != GPURTA_OK)
        return GPURTA_NO_MEMORY;
    task->over = !task->periodic;
    if (task->periodic && !NUM(add)(&task->next, &task->next, &task->period))
        return GPURTA_OVERFLOW;
    task->over = task->over || NUM(cmp)(&task->next, &s->horizon) >= 0;
    if (!NUM(sim_head)(s, queue))
        return GPURTA_OVERFLOW;
    return idle && queue->server ? NUM(sim_wake)(s, task->queue) : GPURTA_OK;
}

/* Where nothing is written down: is the job before of a task not complete? */
static bool NUM(sim_waits)(const struct NUM(sim) *const s, const size_t task)
{
    return !s->result && NUM(sgn)(&s->job[task].left) > 0;
}

/* All arrivals up to now, in order of release, then of task. step := time to the next one. */
static gpurta_status NUM(sim_arrivals)(struct NUM(sim) *const s, bool *const more)
{
    for (;;) {
        size_t first = s->tasks;
        for (size_t i = 0; i < s->tasks; i++)
            if (!s->task[i].over &&
                (first == s->tasks || NUM(cmp)(&s->task[i].next, &s->task[first].next) < 0))
                first = i;
        *more = first < s->tasks;
        if (!*more)
            return GPURTA_OK;
        if (!NUM(add)(&s->x, &s->task[first].next, &s->latency))
            return GPURTA_OVERFLOW;
        (void)NUM(sub)(&s->step, &s->x, &s->now);
        if (NUM(sgn)(&s->step) > 0)
            return GPURTA_OK;
        s->late = s->late || NUM(sim_waits)(s, first);
        if (s->late)
            return GPURTA_OK;
        const gpurta_status end = NUM(sim_arrive)(s, first);
        if (end != GPURTA_OK)
            return end;
    }
}

/* A switch, and the section after it, cannot be interrupted. */
static bool NUM(sim_locked)(const struct NUM(sim_job) *const job)
{
    return NUM(sgn)(&job->cost) > 0 || (job->begun && NUM(sgn)(&job->section) > 0);
}

/* The queue to run: the earliest deadline, unless the GPU is locked. */
static size_t NUM(sim_choose)(const struct NUM(sim) *const s)
{
    size_t best = s->running;
    if (best != NO_QUEUE && NUM(sim_locked)(&s->job[s->queue[best].first]))
        return best;
    for (size_t i = 0; i < s->queues; i++)
        if (s->queue[i].first != NO_JOB &&
            (best == NO_QUEUE || NUM(cmp)(&s->queue[i].deadline, &s->queue[best].deadline) < 0))
            best = i;
    return best;
}

/* The job of the running queue makes place for `job`. A first start pays for that. Else the budget
 * of the displaced job's server has ended, and it pays itself when it comes back. */
static gpurta_status NUM(sim_displace)(struct NUM(sim) *const s, struct NUM(sim_job) *const job)
{
    struct NUM(sim_job) *const displaced = &s->job[s->queue[s->running].first];
    if (s->result)
        edf_log_preemption(s->result, s->queue[s->running].first);
    if (job->started)
        displaced->owes = true;
    else
        NUM(set)(&job->cost, &s->cost);
    return s->queue[s->running].server ? NUM(sim_note_server)(s, s->running) : GPURTA_OK;
}

/* Gives the GPU to a queue; the job it displaces, if any, is preempted. */
static gpurta_status NUM(sim_dispatch)(struct NUM(sim) *const s, const size_t chosen)
{
    if (s->running == chosen)
        return GPURTA_OK;
    struct NUM(sim_job) *const job = &s->job[s->queue[chosen].first];
    gpurta_status end = GPURTA_OK;
    if (s->running != NO_QUEUE)
        end = NUM(sim_displace)(s, job);
    if (job->owes)
        NUM(set)(&job->cost, &s->cost);
    if (end == GPURTA_OK && s->queue[chosen].server)
        end = NUM(sim_note_server)(s, chosen);
    job->started = true;
    job->owes = false;
    s->running = chosen;
    return end;
}

static gpurta_status NUM(sim_log_run)(struct NUM(sim) *const s, const size_t job, const bool cost)
{
    struct rat start = {{0}, 0}, end = start;
    if (!s->result)
        return NUM(add)(&s->now, &s->now, &s->step) ? GPURTA_OK : GPURTA_OVERFLOW;
    if (!NUM(ticks_give)(&start, s->ticks, &s->now))
        return GPURTA_NO_MEMORY;
    const bool fits = NUM(add)(&s->now, &s->now, &s->step);
    if (fits && NUM(ticks_give)(&end, s->ticks, &s->now))
        return edf_log_interval(s->result, job, cost, start, end) ? GPURTA_OK : GPURTA_NO_MEMORY;
    rat_clear(&start);
    return fits ? GPURTA_NO_MEMORY : GPURTA_OVERFLOW;
}

static gpurta_status NUM(sim_empty)(struct NUM(sim) *const s, const size_t index)
{
    struct NUM(sim_queue) *const queue = &s->queue[index];
    const gpurta_status end = NUM(sim_note_server)(s, index);
    if (end != GPURTA_OK)
        return end;
    NUM(set)(&queue->budget, &queue->full);
    if (!NUM(add)(&queue->deadline, &queue->deadline, &queue->period))
        return GPURTA_OVERFLOW;
    return NUM(sim_note_server)(s, index);
}

/* Where nothing is written down: a job that is complete now may be late. false: overflow. */
static bool NUM(sim_in_time)(struct NUM(sim) *const s, const struct NUM(sim_job) *const job)
{
    if (!NUM(add)(&s->x, &job->release, &s->task[job->task].deadline))
        return false;
    s->late = s->late || NUM(cmp)(&s->now, &s->x) > 0;
    return true;
}

/* Runs the head of a queue for `step`, or less: until its phase or its budget ends. */
static gpurta_status NUM(sim_run)(struct NUM(sim) *const s, const bool bounded)
{
    struct NUM(sim_queue) *const queue = &s->queue[s->running];
    const size_t index = queue->first;
    struct NUM(sim_job) *const job = &s->job[index];
    job->begun = true;
    const bool cost = NUM(sgn)(&job->cost) > 0, section = !cost && NUM(sgn)(&job->section) > 0;
    num_t *const phase = cost ? &job->cost : section ? &job->section : &job->left;
    if (!bounded || NUM(cmp)(&s->step, phase) > 0)
        NUM(set)(&s->step, phase);
    if (queue->server && NUM(cmp)(&s->step, &queue->budget) > 0)
        NUM(set)(&s->step, &queue->budget);
    (void)NUM(sub)(phase, phase, &s->step);
    if (section)
        (void)NUM(sub)(&job->left, &job->left, &s->step);
    if (queue->server)
        (void)NUM(sub)(&queue->budget, &queue->budget, &s->step);
    gpurta_status end = NUM(sim_log_run)(s, index, cost);
    if (end == GPURTA_OK && queue->server && NUM(sgn)(&queue->budget) == 0)
        end = NUM(sim_empty)(s, s->running);
    if (end != GPURTA_OK || NUM(sgn)(&job->cost) > 0 || NUM(sgn)(&job->left) > 0)
        return end;
    if (queue->server)
        end = NUM(sim_note_server)(s, s->running);
    if (!s->result && !NUM(sim_in_time)(s, job))
        return GPURTA_OVERFLOW;
    queue->first = job->next;
    s->running = NO_QUEUE;
    return NUM(sim_head)(s, queue) ? end : GPURTA_OVERFLOW;
}

/* What a step costs, with GMP four times as much. What it writes down is divided by the common
 * denominator, of so many words, which takes time of the order of their square. */
static int64_t NUM(sim_step_cost)(const struct NUM(sim) *const s)
{
    const int64_t steps = EDF_STEP * (int64_t)(s->tasks + s->queues);
#if NUM_WIDE
    const int64_t words = (int64_t)(mpz_sizeinbase(s->ticks->scale.lcm, 2) + 63) / 64;
    return 4 * steps + words * 4 + words * words / 8;
#else
    return steps;
#endif
}

gpurta_status NUM(sim_go)(struct NUM(sim) *const s)
{
    const int64_t cost = NUM(sim_step_cost)(s);
    while (!s->late) {
        bool more;
        s->work += cost;
        if (s->work > s->limit)
            return GPURTA_LIMIT;
        gpurta_status end = NUM(sim_arrivals)(s, &more);
        if (end != GPURTA_OK || s->late)
            return end;
        const size_t chosen = NUM(sim_choose)(s);
        if (chosen == NO_QUEUE) {
            if (!more)
                return GPURTA_OK;
            if (!NUM(add)(&s->now, &s->now, &s->step))
                return GPURTA_OVERFLOW;
            continue;
        }
        end = NUM(sim_dispatch)(s, chosen);
        if (end == GPURTA_OK)
            end = NUM(sim_run)(s, more);
        if (end != GPURTA_OK)
            return end;
    }
    return GPURTA_OK;
}

static bool NUM(sim_load_task)(const struct NUM(sim) *const s, struct NUM(sim_task) *const to,
                               const struct task *const task, const struct edf_input *const input)
{
    const struct rat *const execution =
        rat_given(&input->execution) ? &input->execution : &task->time[GPURTA_TASK_WCET];
    to->periodic = rat_given(&task->time[GPURTA_TASK_PERIOD]);
    const bool fits =
        NUM(ticks_take)(&to->execution, s->ticks, execution) &&
        NUM(ticks_take)(&to->next, s->ticks, &input->offset) &&
        NUM(ticks_take)(&to->section, s->ticks, &task->time[GPURTA_TASK_NONPREEMPTABLE]) &&
        NUM(ticks_take)(&to->period, s->ticks, &task->time[GPURTA_TASK_PERIOD]) &&
        NUM(ticks_take)(&to->deadline, s->ticks, task_deadline(task));
    to->over = NUM(cmp)(&to->next, &s->horizon) >= 0;
    if (NUM(cmp)(&to->section, &to->execution) > 0)
        NUM(set)(&to->section, &to->execution);
    return fits;
}

static bool NUM(sim_load)(struct NUM(sim) *const s, const struct edf_simulation_run *const run)
{
    const gpurta_tasks *const tasks = run->tasks;
    bool fits = NUM(ticks_take)(&s->horizon, s->ticks, &run->scenario->horizon) &&
                NUM(ticks_take)(&s->cost, s->ticks, &run->scenario->cost) &&
                NUM(ticks_take)(&s->latency, s->ticks, &run->latency);
    for (size_t i = 0; i < s->tasks && fits; i++) {
        const size_t server = tasks->task[i].server;
        s->task[i].queue = server == GPURTA_NONE ? i : s->tasks + (size_t)server;
        fits = NUM(sim_load_task)(s, &s->task[i], &tasks->task[i], &run->scenario->input[i]);
    }
    for (size_t i = 0; i < tasks->servers && fits; i++) {
        struct NUM(sim_queue) *const to = &s->queue[s->tasks + i];
        to->server = true;
        fits = NUM(ticks_take)(&to->full, s->ticks, &tasks->server[i].budget) &&
               NUM(ticks_take)(&to->period, s->ticks, &tasks->server[i].period);
        NUM(set)(&to->budget, &to->full);
    }
    return fits;
}

gpurta_status NUM(edf_simulation_run)(const struct ticks *const ticks, void *const context)
{
    const struct edf_simulation_run *const run = context;
    struct NUM(sim) s = {.result = run->result,
                         .ticks = ticks,
                         .tasks = run->tasks->count,
                         .queues = run->tasks->count + run->tasks->servers,
                         .limit = run->limit};
    edf_log_clear(run->result);
    s.task = calloc(s.tasks, sizeof *s.task);
    s.queue = calloc(s.queues, sizeof *s.queue);
    gpurta_status end = GPURTA_NO_MEMORY;
    if (s.task && s.queue) {
        NUM(sim_init)(&s);
        end = NUM(sim_load)(&s, run) ? NUM(sim_go)(&s) : GPURTA_OVERFLOW;
        NUM(sim_clear)(&s);
    }
    free(s.task);
    free(s.queue);
    return end;
}
