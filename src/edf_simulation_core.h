/* The simulator on whole numbers, one text per number kind: see num_i64.h. Everything is in a unit
 * in which every time is whole; nothing but sums, differences and one product are needed, so that
 * no time ever leaves that unit. */

struct NUM(sim_job) {
    num_t release, left, cost, section; /* left: of its time, section included */
    size_t task, next;                  /* next job of the same queue */
    bool started;
};

struct NUM(sim_task) {
    num_t execution, period, deadline, section, next; /* next: release; may be beyond the horizon */
    size_t queue;
    bool periodic, over;
};

/* Jobs that run one after the other: those of a direct task, or of a server. */
struct NUM(sim_queue) {
    size_t first, last; /* NO_JOB: idle */
    num_t deadline;     /* of the job at its head, or of the server */
    num_t budget, full, period;
    bool server;
};

struct NUM(sim) {
    struct schedule_log *log;
    struct NUM(sim_task) * task;
    struct NUM(sim_queue) * queue;
    size_t tasks, queues;
    struct NUM(sim_job) * job;
    size_t jobs, room;
    num_t now, horizon, latency, cost, x, y, step;
    size_t running; /* queue that used the GPU last with work left, or NO_QUEUE */
    int64_t work, limit;
};

static void NUM(sim_init)(struct NUM(sim) *const s)
{
    num_t *const own[] = {&s->now, &s->horizon, &s->latency, &s->cost, &s->x, &s->y, &s->step};
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        NUM(init)(own[i]);
    for (size_t i = 0; i < s->tasks; i++) {
        struct NUM(sim_task) *const task = &s->task[i];
        num_t *const of[] = {&task->execution, &task->period, &task->deadline, &task->section,
                             &task->next};
        for (size_t k = 0; k < sizeof of / sizeof of[0]; k++)
            NUM(init)(of[k]);
    }
    for (size_t i = 0; i < s->queues; i++) {
        struct NUM(sim_queue) *const queue = &s->queue[i];
        num_t *const of[] = {&queue->deadline, &queue->budget, &queue->full, &queue->period};
        for (size_t k = 0; k < sizeof of / sizeof of[0]; k++)
            NUM(init)(of[k]);
        queue->first = queue->last = NO_JOB;
    }
    s->running = NO_QUEUE;
}

static void NUM(sim_clear)(struct NUM(sim) *const s)
{
    num_t *const own[] = {&s->now, &s->horizon, &s->latency, &s->cost, &s->x, &s->y, &s->step};
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        NUM(clear)(own[i]);
    for (size_t i = 0; i < s->tasks; i++) {
        struct NUM(sim_task) *const task = &s->task[i];
        num_t *const of[] = {&task->execution, &task->period, &task->deadline, &task->section,
                             &task->next};
        for (size_t k = 0; k < sizeof of / sizeof of[0]; k++)
            NUM(clear)(of[k]);
    }
    for (size_t i = 0; i < s->queues; i++) {
        struct NUM(sim_queue) *const queue = &s->queue[i];
        num_t *const of[] = {&queue->deadline, &queue->budget, &queue->full, &queue->period};
        for (size_t k = 0; k < sizeof of / sizeof of[0]; k++)
            NUM(clear)(of[k]);
    }
    for (size_t i = 0; i < s->jobs; i++) {
        struct NUM(sim_job) *const job = &s->job[i];
        num_t *const of[] = {&job->release, &job->left, &job->cost, &job->section};
        for (size_t k = 0; k < sizeof of / sizeof of[0]; k++)
            NUM(clear)(of[k]);
    }
    free(s->job);
}

static enum sim_end NUM(sim_note_server)(struct NUM(sim) *const s, const size_t index)
{
    const struct NUM(sim_queue) *const queue = &s->queue[index];
    mpz_t time, budget, deadline;
    mpz_inits(time, budget, deadline, NULL);
    NUM(get_mpz)(time, &s->now);
    NUM(get_mpz)(budget, &queue->budget);
    NUM(get_mpz)(deadline, &queue->deadline);
    const bool kept = log_state(s->log, index - s->tasks, time, budget, deadline);
    mpz_clears(time, budget, deadline, NULL);
    return kept ? SIM_OK : SIM_NO_MEMORY;
}

/* The head of a direct task's queue gives it its deadline. */
static bool NUM(sim_head)(struct NUM(sim) *const s, struct NUM(sim_queue) *const queue)
{
    if (queue->server || queue->first == NO_JOB)
        return true;
    const struct NUM(sim_job) *const job = &s->job[queue->first];
    return NUM(add)(&queue->deadline, &job->release, &s->task[job->task].deadline);
}

/* A job that reaches an idle server: keep its budget and deadline, or start anew. */
static enum sim_end NUM(sim_wake)(struct NUM(sim) *const s, const size_t index)
{
    struct NUM(sim_queue) *const queue = &s->queue[index];
    if (!NUM(sub)(&s->x, &queue->deadline, &s->now) || !NUM(mul)(&s->x, &s->x, &queue->full) ||
        !NUM(mul)(&s->y, &queue->budget, &queue->period))
        return SIM_TOO_BIG;
    if (NUM(cmp)(&s->y, &s->x) > 0) {
        NUM(set)(&queue->budget, &queue->full);
        if (!NUM(add)(&queue->deadline, &s->now, &queue->period))
            return SIM_TOO_BIG;
    }
    return NUM(sim_note_server)(s, index);
}

static enum sim_end NUM(sim_arrive)(struct NUM(sim) *const s, const size_t index)
{
    struct NUM(sim_task) *const task = &s->task[index];
    struct NUM(sim_queue) *const queue = &s->queue[task->queue];
    struct NUM(sim_job) *const all = grow(s->job, &s->room, s->jobs + 1, sizeof *all);
    if (!all)
        return SIM_NO_MEMORY;
    s->job = all;
    struct NUM(sim_job) *const job = &all[s->jobs];
    NUM(init)(&job->release);
    NUM(init)(&job->left);
    NUM(init)(&job->cost);
    NUM(init)(&job->section);
    NUM(set)(&job->release, &task->next);
    NUM(set)(&job->left, &task->execution);
    NUM(set)(&job->section, &task->section);
    job->task = index;
    job->next = NO_JOB;
    job->started = false;
    const bool idle = queue->first == NO_JOB;
    if (idle)
        queue->first = s->jobs;
    else
        all[queue->last].next = s->jobs;
    queue->last = s->jobs++;
    mpz_t release;
    mpz_init(release);
    NUM(get_mpz)(release, &task->next);
    const bool kept = log_release(s->log, index, release);
    mpz_clear(release);
    if (!kept)
        return SIM_NO_MEMORY;
    task->over = !task->periodic;
    if (task->periodic && !NUM(add)(&task->next, &task->next, &task->period))
        return SIM_TOO_BIG;
    task->over = task->over || NUM(cmp)(&task->next, &s->horizon) >= 0;
    if (!NUM(sim_head)(s, queue))
        return SIM_TOO_BIG;
    return idle && queue->server ? NUM(sim_wake)(s, task->queue) : SIM_OK;
}

/* All arrivals up to now, in order of release, then of task. step := time to the next one. */
static enum sim_end NUM(sim_arrivals)(struct NUM(sim) *const s, bool *const more)
{
    for (;;) {
        size_t first = s->tasks;
        for (size_t i = 0; i < s->tasks; i++)
            if (!s->task[i].over &&
                (first == s->tasks || NUM(cmp)(&s->task[i].next, &s->task[first].next) < 0))
                first = i;
        *more = first < s->tasks;
        if (!*more)
            return SIM_OK;
        if (!NUM(add)(&s->x, &s->task[first].next, &s->latency))
            return SIM_TOO_BIG;
        (void)NUM(sub)(&s->step, &s->x, &s->now);
        if (NUM(sgn)(&s->step) > 0)
            return SIM_OK;
        const enum sim_end end = NUM(sim_arrive)(s, first);
        if (end != SIM_OK)
            return end;
    }
}

/* The queue to run: the earliest deadline, unless a section cannot be interrupted. */
static size_t NUM(sim_choose)(const struct NUM(sim) *const s)
{
    size_t best = NO_QUEUE;
    if (s->running != NO_QUEUE) {
        const struct NUM(sim_job) *const job = &s->job[s->queue[s->running].first];
        const bool locked = NUM(sgn)(&job->cost) == 0 && NUM(sgn)(&job->section) > 0 &&
                            NUM(cmp)(&job->section, &s->task[job->task].section) < 0;
        if (locked)
            return s->running;
        best = s->running;
    }
    for (size_t i = 0; i < s->queues; i++)
        if (s->queue[i].first != NO_JOB &&
            (best == NO_QUEUE || NUM(cmp)(&s->queue[i].deadline, &s->queue[best].deadline) < 0))
            best = i;
    return best;
}

/* Gives the GPU to a queue; the job it displaces, if any, is preempted. */
static enum sim_end NUM(sim_dispatch)(struct NUM(sim) *const s, const size_t chosen)
{
    struct NUM(sim_job) *const job = &s->job[s->queue[chosen].first];
    if (s->running != NO_QUEUE && s->running != chosen) {
        log_preemption(s->log, s->queue[s->running].first);
        if (!job->started)
            NUM(set)(&job->cost, &s->cost);
        if (s->queue[s->running].server && NUM(sim_note_server)(s, s->running) != SIM_OK)
            return SIM_NO_MEMORY;
    }
    if (s->running != chosen && s->queue[chosen].server &&
        NUM(sim_note_server)(s, chosen) != SIM_OK)
        return SIM_NO_MEMORY;
    job->started = true;
    s->running = chosen;
    return SIM_OK;
}

static enum sim_end NUM(sim_log_run)(struct NUM(sim) *const s, const size_t job, const bool cost)
{
    mpz_t start, end;
    mpz_inits(start, end, NULL);
    NUM(get_mpz)(start, &s->now);
    const bool fits = NUM(add)(&s->now, &s->now, &s->step);
    NUM(get_mpz)(end, &s->now);
    const bool kept = fits && log_run(s->log, job, cost, start, end);
    mpz_clears(start, end, NULL);
    return !fits ? SIM_TOO_BIG : kept ? SIM_OK : SIM_NO_MEMORY;
}

static enum sim_end NUM(sim_empty)(struct NUM(sim) *const s, const size_t index)
{
    struct NUM(sim_queue) *const queue = &s->queue[index];
    const enum sim_end end = NUM(sim_note_server)(s, index);
    if (end != SIM_OK)
        return end;
    NUM(set)(&queue->budget, &queue->full);
    if (!NUM(add)(&queue->deadline, &queue->deadline, &queue->period))
        return SIM_TOO_BIG;
    return NUM(sim_note_server)(s, index);
}

/* Runs the head of a queue for `step`, or less: until its phase or its budget ends. */
static enum sim_end NUM(sim_run)(struct NUM(sim) *const s, const bool bounded)
{
    struct NUM(sim_queue) *const queue = &s->queue[s->running];
    const size_t index = queue->first;
    struct NUM(sim_job) *const job = &s->job[index];
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
    enum sim_end end = NUM(sim_log_run)(s, index, cost);
    if (end == SIM_OK && queue->server && NUM(sgn)(&queue->budget) == 0)
        end = NUM(sim_empty)(s, s->running);
    if (end != SIM_OK || NUM(sgn)(&job->cost) > 0 || NUM(sgn)(&job->left) > 0)
        return end;
    if (queue->server)
        end = NUM(sim_note_server)(s, s->running);
    queue->first = job->next;
    s->running = NO_QUEUE;
    return NUM(sim_head)(s, queue) ? end : SIM_TOO_BIG;
}

static enum sim_end NUM(sim_go)(struct NUM(sim) *const s)
{
    for (;;) {
        bool more;
        s->work += (int64_t)(s->tasks + s->queues);
        if (s->work > s->limit)
            return SIM_LIMIT;
        enum sim_end end = NUM(sim_arrivals)(s, &more);
        if (end != SIM_OK)
            return end;
        const size_t chosen = NUM(sim_choose)(s);
        if (chosen == NO_QUEUE) {
            if (!more)
                return SIM_OK;
            if (!NUM(add)(&s->now, &s->now, &s->step))
                return SIM_TOO_BIG;
            continue;
        }
        end = NUM(sim_dispatch)(s, chosen);
        if (end == SIM_OK)
            end = NUM(sim_run)(s, more);
        if (end != SIM_OK)
            return end;
    }
}

static bool NUM(sim_time)(num_t *const r, const struct scale *const scale,
                          const struct rat *const v)
{
    mpz_t whole;
    mpz_init(whole);
    scale_mpz(whole, scale, v);
    const bool fits = NUM(set_mpz)(r, whole);
    mpz_clear(whole);
    return fits;
}

static bool NUM(sim_load)(struct NUM(sim) *const s, const gpurta_tasks *const tasks,
                          const gpurta_edf_scenario *const scenario,
                          const struct scale *const scale)
{
    bool fits = NUM(sim_time)(&s->horizon, scale, &scenario->horizon) &&
                NUM(sim_time)(&s->cost, scale, &scenario->cost) &&
                NUM(sim_time)(&s->latency, scale, &scenario->latency);
    for (size_t i = 0; i < s->tasks && fits; i++) {
        const struct task *const task = &tasks->task[i];
        const struct input *const input = &scenario->input[i];
        struct NUM(sim_task) *const to = &s->task[i];
        const struct rat *const execution =
            rat_given(&input->execution) ? &input->execution : &task->time[GPURTA_TASK_WCET];
        to->periodic = rat_given(&task->time[GPURTA_TASK_PERIOD]);
        to->queue = task->server == GPURTA_NO_SERVER ? i : s->tasks + (size_t)task->server;
        fits =
            NUM(sim_time)(&to->execution, scale, execution) &&
            NUM(sim_time)(&to->next, scale, &input->offset) &&
            NUM(sim_time)(&to->section, scale, &task->time[GPURTA_TASK_NONPREEMPTABLE]) &&
            (!to->periodic || NUM(sim_time)(&to->period, scale, &task->time[GPURTA_TASK_PERIOD])) &&
            (!rat_given(task_deadline(task)) ||
             NUM(sim_time)(&to->deadline, scale, task_deadline(task)));
        to->over = NUM(cmp)(&to->next, &s->horizon) >= 0;
        if (NUM(cmp)(&to->section, &to->execution) > 0)
            NUM(set)(&to->section, &to->execution);
    }
    for (size_t i = 0; i < tasks->servers && fits; i++) {
        struct NUM(sim_queue) *const to = &s->queue[s->tasks + i];
        to->server = true;
        fits = NUM(sim_time)(&to->full, scale, &tasks->server[i].budget) &&
               NUM(sim_time)(&to->period, scale, &tasks->server[i].period);
        NUM(set)(&to->budget, &to->full);
    }
    return fits;
}

static enum sim_end NUM(simulate)(struct schedule_log *const log, const gpurta_tasks *const tasks,
                                  const gpurta_edf_scenario *const scenario,
                                  const struct scale *const scale, const int64_t limit)
{
    struct NUM(sim) s = {
        .log = log, .tasks = tasks->count, .queues = tasks->count + tasks->servers, .limit = limit};
    s.task = calloc(s.tasks, sizeof *s.task);
    s.queue = calloc(s.queues, sizeof *s.queue);
    enum sim_end end = SIM_NO_MEMORY;
    if (s.task && s.queue) {
        NUM(sim_init)(&s);
        end = NUM(sim_load)(&s, tasks, scenario, scale) ? NUM(sim_go)(&s) : SIM_TOO_BIG;
        NUM(sim_clear)(&s);
    }
    free(s.task);
    free(s.queue);
    return end;
}
