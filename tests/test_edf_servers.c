/* What servers and sections that cannot be preempted can do to a response: the bounds of
 * gpurta/edf.h against a simulator of its own, which goes tick by tick and shares nothing with the
 * library; releases and execution times are changed again and again to make a response worse.
 * GPURTA_TEST_SCALE=10 tests 100,000 sets. */
#include "edf_sets.h"
#include "model/tasks.h"
#include "model_calls.h"

#include <gpurta/edf.h>
#include <gpurta/edf_simulation.h>
#include <inttypes.h>
#include <limits.h>

enum { TASKS = 6, SERVERS = 3, JOBS = 50, QUEUES = TASKS + SERVERS };

/* ---- a set and one run of it, in whole ticks ---- */

struct member {
    int wcet, deadline, period, section; /* period 0: one job */
    int server;                          /* -1: none */
};

struct set {
    int tasks, servers, overhead, latency;
    struct member task[TASKS];
    int budget[SERVERS], server_period[SERVERS];
};

struct run {
    int jobs[TASKS], release[TASKS][JOBS], execution[TASKS][JOBS];
};

struct outcome {
    int completion[TASKS][JOBS], worst[TASKS];
};

/* ---- the simulator ---- */

struct piece { /* a job in a queue */
    int task, number, done, switching;
    bool ran, suspended;
};

struct line_up {
    struct piece piece[TASKS * JOBS];
    int first, end, deadline, budget;
};

struct world {
    const struct set *set;
    const struct run *run;
    struct line_up queue[QUEUES];
    int started[TASKS], now, on; /* on: the queue that holds the GPU, -1: none */
};

static struct piece *head(struct line_up *const q)
{
    return &q->piece[q->first];
}

static bool is_locked(const struct world *const w, const struct piece *const p)
{
    const int np = w->set->task[p->task].section;
    const int whole = w->run->execution[p->task][p->number];
    return p->switching > 0 || (p->ran && p->done < (np < whole ? np : whole));
}

static void deliver(struct world *const w, const int i)
{
    const struct set *const s = w->set;
    const int server = s->task[i].server;
    struct line_up *const q = &w->queue[server < 0 ? i : TASKS + server];
    const struct piece fresh = {.task = i, .number = w->started[i]};
    const bool idle = q->first == q->end;
    q->piece[q->end++] = fresh;
    w->started[i]++;
    if (!idle)
        return;
    if (server < 0)
        q->deadline = w->run->release[i][fresh.number] + s->task[i].deadline;
    else if (q->budget * s->server_period[server] > (q->deadline - w->now) * s->budget[server]) {
        q->deadline = w->now + s->server_period[server];
        q->budget = s->budget[server];
    }
}

/* In order of release, then of task: those that have reached the GPU by now. */
static bool deliver_all(struct world *const w)
{
    for (;;) {
        int first = -1, when = 0;
        for (int i = 0; i < w->set->tasks; i++) {
            if (w->started[i] >= w->run->jobs[i])
                continue;
            const int at = w->run->release[i][w->started[i]];
            if (first < 0 || at < when) {
                first = i;
                when = at;
            }
        }
        if (first < 0)
            return false;
        if (when + w->set->latency > w->now)
            return true;
        deliver(w, first);
    }
}

static int earliest(const struct world *const w)
{
    int best = w->on;
    for (int i = 0; i < QUEUES; i++)
        if (w->queue[i].first < w->queue[i].end &&
            (best < 0 || w->queue[i].deadline < w->queue[best].deadline))
            best = i;
    return best;
}

static void hand_over(struct world *const w, const int next)
{
    struct piece *const to = head(&w->queue[next]);
    if (w->on >= 0) {
        if (!to->ran)
            to->switching = w->set->overhead;
        else
            head(&w->queue[w->on])->suspended = true;
    }
    if (to->suspended)
        to->switching = w->set->overhead;
    to->suspended = false;
    w->on = next;
}

static void one_tick(struct world *const w, struct outcome *const out)
{
    const struct set *const s = w->set;
    struct line_up *const q = &w->queue[w->on];
    struct piece *const p = head(q);
    p->ran = true;
    if (p->switching > 0)
        p->switching--;
    else
        p->done++;
    w->now++;
    if (w->on >= TASKS && --q->budget == 0) {
        q->budget = s->budget[w->on - TASKS];
        q->deadline += s->server_period[w->on - TASKS];
    }
    if (p->switching || p->done < w->run->execution[p->task][p->number])
        return;
    const int response = w->now - w->run->release[p->task][p->number];
    out->completion[p->task][p->number] = w->now;
    if (response > out->worst[p->task])
        out->worst[p->task] = response;
    q->first++;
    if (w->on < TASKS && q->first < q->end)
        q->deadline = w->run->release[p->task][head(q)->number] + s->task[p->task].deadline;
    w->on = -1;
}

/* false: it does not come to an end, since servers spend their budgets on switches */
static bool play(const struct set *const s, const struct run *const run, struct outcome *const out)
{
    static struct world w; /* large */
    memset(out, 0, sizeof *out);
    w.set = s;
    w.run = run;
    w.now = 0;
    w.on = -1;
    memset(w.started, 0, sizeof w.started);
    for (int i = 0; i < QUEUES; i++) {
        w.queue[i].first = w.queue[i].end = w.queue[i].deadline = 0;
        w.queue[i].budget = i < TASKS ? 0 : s->budget[i - TASKS];
    }
    while (w.now < 5000) {
        const bool more = deliver_all(&w);
        const bool locked = w.on >= 0 && is_locked(&w, head(&w.queue[w.on]));
        const int next = locked ? w.on : earliest(&w);
        if (next < 0) {
            if (!more)
                return true;
            w.now++;
            continue;
        }
        if (next != w.on)
            hand_over(&w, next);
        one_tick(&w, out);
    }
    return false;
}

/* ---- the library's view ---- */

static void set_ticks(gpurta_tasks *const tasks, const size_t i, const gpurta_task_time which,
                      const int ticks)
{
    mpq_t v;
    mpq_init(v);
    mpq_set_si(v, ticks, 1);
    assert_ok(gpurta_tasks_set_time(tasks, i, which, v, NULL), NULL);
    mpq_clear(v);
}

static gpurta_tasks *tasks_of(const struct set *const s)
{
    gpurta_tasks *tasks = NULL;
    mpq_t v, p;
    mpq_inits(v, p, NULL);
    assert_ok(gpurta_tasks_create(&tasks, NULL), NULL);
    for (int i = 0; i < s->servers; i++) {
        mpq_set_si(v, s->budget[i], 1);
        mpq_set_si(p, s->server_period[i], 1);
        assert_ok(gpurta_tasks_add_server(tasks, NULL, v, p, NULL), NULL);
    }
    for (int i = 0; i < s->tasks; i++) {
        const struct member *const task = &s->task[i];
        mpq_set_si(v, task->wcet, 1);
        assert_ok(gpurta_tasks_add(tasks, NULL, v, NULL), NULL);
        if (task->period)
            set_ticks(tasks, (size_t)i, GPURTA_TASK_PERIOD, task->period);
        if (task->deadline)
            set_ticks(tasks, (size_t)i, GPURTA_TASK_DEADLINE, task->deadline);
        set_ticks(tasks, (size_t)i, GPURTA_TASK_NONPREEMPTABLE, task->section);
        if (task->server >= 0)
            assert_ok(gpurta_tasks_set_server(tasks, (size_t)i, (size_t)task->server, NULL), NULL);
    }
    mpq_clears(v, p, NULL);
    return tasks;
}

static gpurta_options *options_of(const struct set *const s)
{
    gpurta_options *options = NULL;
    mpq_t v;
    mpq_init(v);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    mpq_set_si(v, s->overhead, 1);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_EDF_OVERHEAD, v, NULL), NULL);
    mpq_set_si(v, s->latency, 1);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_EDF_LATENCY, v, NULL), NULL);
    mpq_clear(v);
    return options;
}

static gpurta_result *analyse(const struct set *const s)
{
    gpurta_result *result = NULL;
    gpurta_error error;
    gpurta_tasks *const tasks = tasks_of(s);
    gpurta_options *const options = options_of(s);
    assert_ok(gpurta_edf_of(&result, tasks, options, &error), &error);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    return result;
}

static void print_run(const struct set *const s, const struct run *const run)
{
    for (int i = 0; i < s->tasks; i++) {
        fprintf(stderr, "# t%d:", i);
        for (int k = 0; k < run->jobs[i]; k++)
            fprintf(stderr, " %d at %d", run->execution[i][k], run->release[i][k]);
        fprintf(stderr, "\n");
    }
}

/* The response bound of a task in ticks, rounded down; INT_MAX: none. */
static int bound_of(const gpurta_result *const result, const int i)
{
    int bound = INT_MAX;
    mpq_t v;
    mpz_t floor;
    mpq_init(v);
    mpz_init(floor);
    if (result_time(result, GPURTA_EDF_TASKS_RESPONSE, (size_t)i, v)) {
        mpz_fdiv_q(floor, mpq_numref(v), mpq_denref(v));
        bound = (int)mpz_get_si(floor);
    }
    mpz_clear(floor);
    mpq_clear(v);
    return bound;
}

/* ---- random sets and runs ---- */

static int some(const int low, const int high)
{
    return (int)rnd_range(low, high);
}

static void random_member(struct member *const task, const int server, const bool sections)
{
    task->server = server;
    task->wcet = some(1, server < 0 ? 5 : 6);
    task->section = sections && rnd_chance(60) ? some(1, task->wcet) : 0;
    if (server < 0) {
        task->period = some(task->wcet + 3, rnd_chance(30) ? 100 : 30);
        task->deadline = some(task->wcet + 1, rnd_chance(30) ? 40 : task->period);
    } else {
        task->period = rnd_chance(20) ? 0 : some(task->wcet + 4, 40);
        task->deadline = task->period;
    }
}

static void random_set(struct set *const s, const bool sections, const bool costs)
{
    double load; /* only to prefer sets that could be schedulable */
    do {
        memset(s, 0, sizeof *s);
        load = 0;
        s->overhead = costs ? some(0, 2) : 0;
        s->latency = rnd_chance(20) ? some(0, 3) : 0;
        s->servers = some(rnd_chance(20) ? 0 : 1, SERVERS);
        const int direct = some(s->servers ? 0 : 1, TASKS - s->servers);
        for (int i = 0; i < direct; i++)
            random_member(&s->task[s->tasks++], -1, sections);
        for (int i = 0; i < s->servers; i++) {
            s->budget[i] = some(1 + s->overhead, 4 + s->overhead);
            s->server_period[i] = some(s->budget[i] + 1, 16);
            load += (double)s->budget[i] / s->server_period[i];
            random_member(&s->task[s->tasks], i, sections);
            struct member *const task = &s->task[s->tasks++];
            const int most = s->budget[i] - s->overhead;
            if (task->period && rnd_chance(60)) /* as often as its server can just bear */
                task->period = (task->wcet + most - 1) / most * s->server_period[i] + some(0, 2);
            task->deadline = task->period;
        }
        if (s->servers && s->tasks < TASKS && rnd_chance(20))
            random_member(&s->task[s->tasks++], some(0, s->servers - 1), sections);
        for (int i = 0; i < s->tasks; i++)
            if (s->task[i].server < 0)
                load += (double)(s->task[i].wcet + s->overhead) / s->task[i].period;
    } while (load > 1.0 && !rnd_chance(2));
}

static int random_execution(const struct member *const task, const int overrun)
{
    if (task->server >= 0 && overrun)
        return some(1, 3 * task->wcet);
    return rnd_chance(20) ? some(1, task->wcet) : task->wcet;
}

/* Releases of a task from `first` on, at least a period apart. */
static void release_from(const struct set *const s, struct run *const run, const int i,
                         const int first, const bool sporadic)
{
    int at = first, k = 0;
    for (; k < JOBS && at < 90 && (k == 0 || s->task[i].period); k++) {
        run->release[i][k] = at;
        at += s->task[i].period + (sporadic && rnd_chance(30) ? some(0, 6) : 0);
    }
    run->jobs[i] = k;
}

static void random_run(const struct set *const s, struct run *const run, const int spared,
                       const bool sporadic)
{
    for (int i = 0; i < s->tasks; i++) {
        const int overrun = i != spared && rnd_chance(30);
        release_from(s, run, i, some(0, 12), sporadic);
        for (int k = 0; k < JOBS; k++)
            run->execution[i][k] = random_execution(&s->task[i], overrun);
    }
}

static void change_run(const struct set *const s, struct run *const run, const int spared)
{
    const int i = some(0, s->tasks - 1);
    if (rnd_chance(60)) {
        release_from(s, run, i, some(0, 16), rnd_chance(50));
        return;
    }
    const int k = some(0, JOBS - 1);
    run->execution[i][k] = random_execution(&s->task[i], i != spared && rnd_chance(50));
}

/* ---- the property ---- */

struct counts {
    size_t sets, responses, runs, met; /* met: bounds that a run reached */
};

/* Looks for a run in which task `target`, whose own jobs keep to C, responds beyond its bound. */
static void attack(const struct set *const s, const int target, const int bound, const int runs,
                   struct counts *const counts)
{
    struct run best, next;
    struct outcome out;
    int worst = -1;
    random_run(s, &best, target, rnd_chance(50));
    next = best;
    for (int n = 0; n < runs; n++) {
        if (play(s, &next, &out)) {
            counts->runs++;
            if (out.worst[target] > bound) {
                print_run(s, &next);
                fail_msg("t%d: response %d, bound %d (GPURTA_SEED=%" PRIu64 ")", target,
                         out.worst[target], bound, rnd_seed());
            }
            if (out.worst[target] >= worst) {
                worst = out.worst[target];
                best = next;
            }
        }
        next = best;
        if (n % 12 == 11)
            random_run(s, &next, target, rnd_chance(50));
        else
            change_run(s, &next, target);
    }
    counts->responses++;
    counts->met += worst == bound;
}

static void campaign(const bool sections, const bool costs, const size_t sets)
{
    struct counts counts = {0};
    struct set s;
    for (; counts.sets < sets; counts.sets++) {
        random_set(&s, sections, costs);
        gpurta_result *const result = analyse(&s);
        for (int i = 0; i < s.tasks; i++) {
            const int bound = bound_of(result, i);
            if (bound < INT_MAX)
                attack(&s, i, bound, 16, &counts);
        }
        gpurta_result_destroy(result);
    }
    print_message("%zu sets, %zu bounds, %zu runs: %zu bounds reached, none exceeded\n",
                  counts.sets, counts.responses, counts.runs, counts.met);
    tried("edf: no response exceeds its bound beside servers and sections", counts.runs);
    assert_true(sets < 500 || (counts.responses > sets / 2 && counts.met > sets / 100));
}

static void test_no_bound_is_exceeded(void **state)
{
    (void)state;
    campaign(false, false, cases(1000));
    campaign(true, false, cases(4000));
    campaign(false, true, cases(2000));
    campaign(true, true, cases(3000));
}

/* ---- sets in which several sections meet ---- */

/* The worst response of a task over all first releases up to `most`. */
static int worst_of(const struct set *const s, const int target, const int most)
{
    struct run run;
    struct outcome out;
    int offset[TASKS] = {0}, longest = 0;
    for (int i = 0; i >= 0;) {
        for (i = 0; i < s->tasks; i++) {
            release_from(s, &run, i, offset[i], false);
            for (int k = 0; k < JOBS; k++)
                run.execution[i][k] = s->task[i].wcet;
        }
        assert_true(play(s, &run, &out));
        if (out.worst[target] > longest)
            longest = out.worst[target];
        for (i = s->tasks - 1; i >= 0 && ++offset[i] > most; i--) /* the next combination */
            offset[i] = 0;
    }
    return longest;
}

/* A section in a server, which outlasts its budget, beside one that began before. */
static void test_section_beside_overrun(void **state)
{
    (void)state;
    static const struct set s = {
        .tasks = 4,
        .servers = 1,
        .task = {{4, 10, 100, 0, -1}, {4, 100, 100, 4, -1}, {1, 0, 0, 0, 0}, {4, 0, 0, 4, 0}},
        .budget = {2},
        .server_period = {10}};
    gpurta_result *const result = analyse(&s);
    assert_int_equal(worst_of(&s, 0, 5), 11);
    assert_true(bound_of(result, 0) >= 11);
    assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0), GPURTA_UNKNOWN);
    assert_int_equal(result_verdict(result, GPURTA_EDF_TASKS_MEETS_DEADLINE, 0), GPURTA_UNKNOWN);
    gpurta_result_destroy(result);
}

/* A task alone in its server, beside two whose sections outlast their budgets. */
static void test_two_overruns_beside_a_server(void **state)
{
    (void)state;
    static const struct set s = {.tasks = 5,
                                 .servers = 3,
                                 .task = {{2, 14, 14, 0, 0},
                                          {3, 0, 0, 0, 1},
                                          {4, 0, 0, 4, 1},
                                          {3, 0, 0, 0, 2},
                                          {4, 0, 0, 4, 2}},
                                 .budget = {2, 4, 4},
                                 .server_period = {10, 10, 10}};
    gpurta_result *const result = analyse(&s);
    assert_int_equal(worst_of(&s, 0, 4), 15);
    assert_int_equal(bound_of(result, 0), 18); /* 10 + 4 + 4 */
    assert_int_equal(result_verdict(result, GPURTA_EDF_VERDICT, 0), GPURTA_UNKNOWN);
    gpurta_result_destroy(result);
}

/* ---- the library's simulator does the same ---- */

static void compare_runs(const struct set *const s, const struct run *const run)
{
    struct outcome out;
    gpurta_edf_scenario *scenario = NULL;
    gpurta_result *schedule = NULL;
    gpurta_error error;
    mpq_t v;
    if (!play(s, run, &out))
        return;
    mpq_init(v);
    gpurta_tasks *const tasks = tasks_of(s);
    gpurta_options *const options = options_of(s);
    mpq_set_si(v, 90, 1);
    assert_ok(gpurta_edf_scenario_create(&scenario, (size_t)s->tasks, v, &error), &error);
    mpq_set_si(v, s->overhead, 1);
    assert_ok(gpurta_edf_scenario_set_preemption_cost(scenario, v, &error), &error);
    for (int i = 0; i < s->tasks; i++) {
        mpq_set_si(v, run->release[i][0], 1);
        assert_ok(gpurta_edf_scenario_set(scenario, (size_t)i, GPURTA_EDF_OFFSET, v, &error),
                  &error);
        mpq_set_si(v, run->execution[i][0], 1);
        assert_ok(gpurta_edf_scenario_set(scenario, (size_t)i, GPURTA_EDF_EXECUTION, v, &error),
                  &error);
    }
    assert_ok(gpurta_edf_simulate_of(&schedule, tasks, scenario, options, &error), &error);
    int number[TASKS] = {0};
    for (size_t job = 0; job < gpurta_rows(schedule, GPURTA_EDF_SIMULATION_JOBS); job++) {
        const size_t i = (size_t)result_count(schedule, GPURTA_EDF_SIMULATION_JOBS_TASK, job);
        assert_true(result_time(schedule, GPURTA_EDF_SIMULATION_JOBS_COMPLETION, job, v));
        if (mpq_cmp_si(v, out.completion[i][number[i]], 1) != 0) {
            print_run(s, run);
            gmp_fprintf(stderr, "t%zu, job %d: %Qd, not %d\n", i, number[i], v,
                        out.completion[i][number[i]]);
            fail_msg("simulators differ (GPURTA_SEED=%" PRIu64 ")", rnd_seed());
        }
        number[i]++;
    }
    for (int i = 0; i < s->tasks; i++)
        assert_int_equal(number[i], run->jobs[i]);
    gpurta_result_destroy(schedule);
    gpurta_edf_scenario_destroy(scenario);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    mpq_clear(v);
}

static void test_simulators_agree(void **state)
{
    (void)state;
    struct set s;
    struct run run;
    for (size_t n = 0; n < cases(3000); n++) {
        random_set(&s, rnd_chance(70), rnd_chance(50));
        random_run(&s, &run, TASKS, false);
        for (int i = 0; i < s.tasks; i++)
            for (int k = 1; k < run.jobs[i]; k++)
                run.execution[i][k] = run.execution[i][0];
        compare_runs(&s, &run);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_simulators_agree),
        cmocka_unit_test(test_section_beside_overrun),
        cmocka_unit_test(test_two_overruns_beside_a_server),
        cmocka_unit_test(test_no_bound_is_exceeded),
    };
    return cmocka_run_group_tests_name("edf_servers", tests, NULL, NULL);
}
