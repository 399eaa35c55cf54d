/* Measuring channels: who begins when. One order at a time is given, so that nobody works while
 * clocks are aligned, and submissions follow each other within some tens of microseconds. */
#include "cli/base/arrays.h"
#include "cli/base/progress.h"
#include "cli/base/whole.h"
#include "cli/measurement/processes.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define PATIENCE 10  /* s that an order may take in which nothing works */
#define LEAD 1000000 /* ns from the last order before a repetition to its first submission */
#define LOOK                                                                                       \
    ((int64_t)100000)    /* ns between two looks at a channel that submits when it is idle         \
                          */
#define MOST_JOBS 4096   /* of a channel in a repetition */
#define ROUNDS 10        /* times all work, that a repetition takes at least */
#define GRACE 5000000000 /* ns that stopped jobs may take */
#define SECOND 1000000000

struct plan {
    const char *name;
    int64_t demand, period; /* ns; demand 0: saturated, period 0: none */
    int64_t next;           /* when it submits; INT64_MAX: never again */
    size_t submitted;       /* in this repetition */
    bool waits;             /* submits when the job before is complete */
};

struct schedule {
    const struct scenario *scenario;
    const struct measuring *request;
    struct recording *observed;
    struct process *process;
    struct plan *plan;
    size_t count;
    int64_t runs, timeout, warm_up; /* ns, these two */
    int64_t length;                 /* of a repetition: nobody submits after that */
    int64_t now;                    /* host's clock, as the last answer told it */
};

static int ask(struct schedule *const s, const size_t i, const enum order_kind kind,
               const int64_t at, const int64_t amount, struct answer *const answer)
{
    int64_t seconds = PATIENCE;
    if (kind == ORDER_OPEN)
        seconds *= 3;
    if (kind == ORDER_WAIT)
        seconds += amount / SECOND;
    if (kind == ORDER_SUBMIT && at > s->now)
        seconds += (at - s->now) / SECOND;
    const int end = process_ask(&s->process[i], kind, at, amount, seconds, answer);
    if (end < 0)
        s->now = answer->now;
    return end;
}

/* ---- the plan ---- */

/* A time of a task in whole ns, cut; 0: there is none. False: too long. */
static bool in_ns(const struct scenario *const scenario, const size_t i, const gpurta_column which,
                  int64_t *const ns)
{
    LOCAL_MPQ(time, factor);
    units_of(factor, GPURTA_NS, scenario->unit);
    *ns = 0;
    const bool good =
        !result_time(scenario->resolved, which, i, time) || whole_time(ns, time, factor, false, 50);
    if (!good)
        complain("times of more than 2^50 ns cannot be measured");
    return good;
}

static int make_plan(struct schedule *const s)
{
    int64_t work = 0, longest = 0;
    for (size_t i = 0; i < s->count; i++) {
        struct plan *const p = &s->plan[i];
        const bool saturated = result_count(s->scenario->resolved, GPURTA_MODEL_TASKS_SATURATED, i);
        p->name = s->process[i].name = recording_name(s->scenario, i);
        if (!in_ns(s->scenario, i, GPURTA_MODEL_TASKS_PERIOD, &p->period) ||
            (!saturated && !in_ns(s->scenario, i, GPURTA_MODEL_TASKS_WCET, &p->demand)))
            return EXIT_USAGE;
        if (!saturated && p->demand == 0) {
            complain("channel %s: its jobs take less than a nanosecond", p->name);
            return EXIT_USAGE;
        }
        work += p->demand;
        longest = p->period > longest ? p->period : longest;
    }
    s->length = longest > ROUNDS * work ? longest : ROUNDS * work;
    for (size_t i = 0; i < s->count; i++) {
        const struct plan *const p = &s->plan[i];
        if (!p->demand || s->length / (p->period ? p->period : p->demand) < MOST_JOBS)
            continue;
        complain("channel %s: it would submit more than %d jobs in a repetition, which takes the "
                 "longest period, or %d times all work",
                 p->name, MOST_JOBS, ROUNDS);
        return EXIT_USAGE;
    }
    return -1;
}

/* ---- opening ---- */

/* All processes must be on one device. */
static int open_all(struct schedule *const s)
{
    gpurta_measurement *const facts = s->observed->m;
    struct answer answer = {.bus = ""}, first = {.bus = ""};
    gpurta_error error;
    for (size_t i = 0; i < s->count; i++) {
        if (!process_start(s->process, i, s->request))
            return EXIT_UNABLE;
        const int end = ask(s, i, ORDER_OPEN, 0, MOST_JOBS, &answer);
        if (end >= 0)
            return end;
        if (i == 0)
            first = answer;
        if (strcmp(first.bus, answer.bus) != 0) {
            complain("channel %s is on device %s, but %s is on %s: they share no GPU",
                     s->plan[i].name, answer.bus, s->plan[0].name, first.bus);
            return EXIT_UNABLE;
        }
    }
    gpurta_status status = gpurta_measurement_set_note(facts, GPURTA_NOTE_NAME, first.name, &error);
    if (status == GPURTA_OK)
        status = gpurta_measurement_set_note(facts, GPURTA_NOTE_BUS, first.bus, &error);
    for (int f = 0; status == GPURTA_OK && f < ANSWER_FACTS && gpurta_fact_name((gpurta_fact)f);
         f++)
        status = gpurta_measurement_set_fact(facts, (gpurta_fact)f, first.fact[f], &error);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

/* The driver's interface has no call for levels and timeslices; a program may do it. */
static int set_levels(struct schedule *const s)
{
    int end = -1;
    for (size_t i = 0; end < 0 && i < s->count; i++) {
        const char *const level = channel_level(s->scenario, i);
        char id[24], slice[24];
        int64_t ns;
        if (!in_ns(s->scenario, i, GPURTA_MODEL_TASKS_TIMESLICE, &ns))
            return EXIT_USAGE;
        s->observed->channel[i].set = !level && !ns;
        if (s->observed->channel[i].set || !s->request->set_level)
            continue;
        snprintf(id, sizeof id, "%lld", (long long)s->process[i].id);
        snprintf(slice, sizeof slice, "%" PRId64, ns);
        end = process_run(s->request->set_level, id, level ? level : "none", slice);
        s->observed->channel[i].set = end < 0;
    }
    return end;
}

/* ---- a repetition ---- */

static int of_all(struct schedule *const s, const enum order_kind kind)
{
    struct answer answer;
    int end = -1;
    for (size_t i = 0; end < 0 && i < s->count; i++)
        end = ask(s, i, kind, 0, 0, &answer);
    return end;
}

/* The next one to submit before `last`; SIZE_MAX: none. */
static size_t next_of(const struct schedule *const s, const int64_t last)
{
    size_t next = SIZE_MAX;
    for (size_t i = 0; i < s->count; i++) {
        const struct plan *const p = &s->plan[i];
        if (p->next != INT64_MAX && (p->next < last || p->submitted == 0) &&
            p->submitted < MOST_JOBS && (next == SIZE_MAX || p->next < s->plan[next].next))
            next = i;
    }
    return next;
}

/* The channels begin all at once in the first repetition, then scattered over their periods, evenly
 * in the long run. */
static int submit_all(struct schedule *const s, const int64_t run)
{
    const int64_t zero = s->now + LEAD, last = zero + s->length;
    struct answer answer;
    int end = -1;
    for (size_t i = 0; i < s->count; i++) {
        struct plan *const p = &s->plan[i];
        const int64_t span = p->period ? p->period : s->length / ROUNDS;
        const uint32_t place = (uint32_t)run * 2654435769u * (uint32_t)(2 * i + 1);
        p->next = zero + (p->demand ? (span >> 16) * (int64_t)(place >> 16) : 0);
        p->submitted = 0;
        p->waits = false;
    }
    while (end < 0) {
        const size_t next = next_of(s, last);
        bool looked = false;
        for (size_t i = 0; end < 0 && s->now < last && i < s->count; i++) {
            struct plan *const p = &s->plan[i];
            if (!p->waits || (next != SIZE_MAX && s->plan[next].next <= s->now + 2 * LOOK))
                continue;
            looked = true; /* may it submit again? */
            end = ask(s, i, ORDER_WAIT, 0, LOOK, &answer);
            if (end < 0 && answer.value) {
                p->waits = false;
                p->next = s->now;
            }
        }
        if (looked)
            continue;
        if (next == SIZE_MAX)
            return end;
        struct plan *const p = &s->plan[next];
        const int64_t before = p->next;
        if (end < 0)
            end = ask(s, next, ORDER_SUBMIT, before, p->demand, &answer);
        p->submitted++;
        p->waits = p->demand && !p->period;
        /* not before the period is over since the order was carried out, which may have been late
         */
        p->next =
            p->period && p->demand ? (s->now > before ? s->now : before) + p->period : INT64_MAX;
    }
    return end;
}

/* Waits for all jobs that end, then stops those that do not. */
static int finish(struct schedule *const s)
{
    struct answer answer;
    int end = -1;
    for (int saturated = 0; saturated < 2; saturated++)
        for (size_t i = 0; end < 0 && i < s->count; i++) {
            if ((s->plan[i].demand == 0) != (saturated == 1))
                continue;
            if (saturated)
                end = ask(s, i, ORDER_STOP, 0, 0, &answer);
            if (end < 0)
                end = ask(s, i, ORDER_WAIT, 0, saturated ? GRACE : s->timeout, &answer);
            if (end < 0 && !answer.value) {
                complain("channel %s still worked %lld ms after the last submission (timeout)",
                         s->plan[i].name, (long long)((saturated ? GRACE : s->timeout) / 1000000));
                end = EXIT_UNABLE;
            }
        }
    return end;
}

static int fetch(struct schedule *const s, const int64_t run)
{
    int64_t zero = INT64_MAX;
    size_t *const kept = allocate_zeroed(s->count, sizeof *kept); /* jobs before this repetition */
    struct answer answer;
    int end = kept ? -1 : EXIT_UNABLE;
    for (size_t i = 0; end < 0 && i < s->count; i++) {
        struct channel *const c = &s->observed->channel[i];
        kept[i] = c->jobs;
        end = ask(s, i, ORDER_END, 0, 0, &answer);
        c->uncertainty = end < 0 && answer.value > c->uncertainty ? answer.value : c->uncertainty;
        for (size_t j = 0; end < 0 && j < s->plan[i].submitted; j++) {
            end = ask(s, i, ORDER_JOB, 0, (int64_t)j, &answer);
            const struct job job = {run,
                                    answer.observed.launched,
                                    answer.observed.start,
                                    answer.observed.end,
                                    answer.observed.waited,
                                    answer.observed.turns};
            if (end < 0) {
                ADD_ROOM(c->job, c->room, c->jobs);
                c->job[c->jobs++] = job;
            }
            zero = job.launched < zero ? job.launched : zero;
        }
    }
    for (size_t i = 0; end < 0 && i < s->count; i++)
        for (size_t j = kept[i]; j < s->observed->channel[i].jobs; j++) {
            struct job *const job = &s->observed->channel[i].job[j];
            job->launched -= zero;
            job->start -= zero;
            job->end -= zero;
        }
    free(kept);
    return end;
}

/* Each channel works alone for a while, so that code is loaded and clocks have risen. */
static int warm_up(struct schedule *const s)
{
    struct answer answer;
    int end = s->warm_up ? of_all(s, ORDER_BEGIN) : -1;
    for (size_t i = 0; end < 0 && s->warm_up && i < s->count; i++) {
        end = ask(s, i, ORDER_SUBMIT, 0, s->warm_up, &answer);
        if (end < 0)
            end = ask(s, i, ORDER_WAIT, 0, s->warm_up + s->timeout, &answer);
        if (end < 0 && !answer.value) {
            complain("channel %s: the warm-up does not end", s->plan[i].name);
            end = EXIT_UNABLE;
        }
    }
    return end;
}

static int measure(struct schedule *const s)
{
    struct answer answer;
    int end = make_plan(s);
    if (end < 0)
        end = open_all(s);
    if (end < 0)
        end = set_levels(s);
    if (end < 0)
        end = warm_up(s);
    for (int64_t run = 1; end < 0 && run <= s->runs; run++) {
        end = of_all(s, ORDER_BEGIN);
        if (end < 0)
            end = submit_all(s, run - 1);
        if (end < 0)
            end = finish(s);
        if (end < 0)
            end = fetch(s, run);
        if (end < 0)
            progress_count(run, s->runs);
    }
    for (size_t i = 0; end < 0 && i < s->count; i++) {
        end = ask(s, i, ORDER_CLOSE, 0, 0, &answer);
        if (end < 0)
            end = process_end(&s->process[i]);
    }
    processes_kill(s->process, s->count);
    return end;
}

int channels_measure(struct recording *const r, const struct scenario *const scenario,
                     const struct measuring *const request, const gpurta_options *const options)
{
    struct schedule s = {
        .scenario = scenario, .observed = r, .request = request, .count = r->count};
    int64_t timeout = 0, warm = 0;
    int end = EXIT_UNABLE;
    s.process = allocate_zeroed(s.count, sizeof *s.process);
    s.plan = allocate_zeroed(s.count, sizeof *s.plan);
    if (succeeded(gpurta_options_get(options, GPURTA_OPTION_MEASURE_RUNS, &s.runs, NULL)) &&
        succeeded(gpurta_options_get(options, GPURTA_OPTION_MEASURE_TIMEOUT, &timeout, NULL)) &&
        succeeded(gpurta_options_get(options, GPURTA_OPTION_MEASURE_WARM_UP, &warm, NULL))) {
        s.timeout = timeout * 1000000;
        s.warm_up = warm * 1000000;
        r->runs = s.runs;
        end = measure(&s);
    }
    free(s.process);
    free(s.plan);
    return end;
}
