#include "base/fail.h"
#include "model/options.h"
#include "model/tasks.h"
#include "runlist/runlist_result.h"

#include <stdio.h>
#include <stdlib.h>

static bool has_time(const struct rat *const r)
{
    return rat_given(r) && (r->den == RAT_BIG || r->u.num != 0);
}

static bool switches_cost(const struct model *const model)
{
    return has_time(&model->cost);
}

/* Whether bounds leave out the cost of switches to other channels. */
static bool published(const struct model *const model)
{
    return model->overhead == GPURTA_RUNLIST_PUBLISHED && switches_cost(model) &&
           model->shape.count > 1;
}

static const char *theorem_absent(const struct model *const model, const size_t i)
{
    if (!rat_given(&model->channel[i].wcet))
        return "a saturated channel has no response time";
    if (model->level[i] != GPURTA_LEVEL_HIGH)
        return "Theorem 1 is about high channels only";
    if (!channels_like_theorem_1(&model->shape, i))
        return "Theorem 1 is about the interleaved list: one lower channel between two turns";
    return NULL;
}

/* Whether jobs of channel i may queue: nothing shows that one is complete before the next. */
bool runlist_may_queue(const struct runlist *const r, const size_t i)
{
    return r->answer[i].full && rat_given(&r->model.channel[i].wcet);
}

static const char *bound_limits(const struct runlist *const r, const size_t i)
{
    if (!rat_given(&r->model.channel[i].wcet))
        return "a saturated channel has no response time";
    if (published(&r->model))
        return "not a bound: the published overhead leaves out switches to other channels";
    if (runlist_may_queue(r, i))
        return "holds only for a job whose predecessor is complete";
    return NULL;
}

/* What Theorem 1 leaves out, by channels. */
struct omitted {
    bool *section, *overload; /* of a high channel: its entries may be longer */
    size_t sections, overloads;
    bool lower; /* an entry of a lower channel may be longer than the longest lower timeslice */
};

static bool may_be_overloaded(const struct runlist *const r, const size_t j)
{
    const struct channel *const c = &r->model.channel[j];
    return r->model.level[j] == GPURTA_LEVEL_HIGH && runlist_may_queue(r, j) &&
           rat_cmp(&c->wcet, &c->timeslice) < 0;
}

static const char *theorem_unsafe(const struct runlist *const r, const struct omitted *const o,
                                  const size_t i)
{
    if (runlist_may_queue(r, i))
        return "not a bound: its own jobs may queue";
    if (switches_cost(&r->model) && r->model.shape.count > 1)
        return "not a bound: Equation 3 charges a switch once per round, but every switch costs";
    if (has_time(&r->model.reset) && r->model.shape.low > 0)
        return "not a bound: Theorem 1 does not know channel resets";
    if (o->lower || o->sections > o->section[i])
        return "not a bound: Theorem 1 does not know non-preemptable sections";
    if (o->overloads > o->overload[i])
        return "not a bound: a high channel may be overloaded";
    return NULL;
}

static void judge_task(struct runlist *const r, const size_t i)
{
    const struct channel *const c = &r->model.channel[i];
    struct answer *const a = &r->answer[i];
    a->verdict = GPURTA_UNKNOWN;
    if (!rat_given(&c->wcet)) {
        a->reason = "a saturated channel has no response time";
    } else if (!rat_given(&c->deadline)) {
        a->reason = "no deadline";
    } else if (rat_given(&a->witness) && rat_cmp(&a->witness, &c->deadline) > 0) {
        a->verdict = GPURTA_UNSCHEDULABLE;
        a->reason = "a response that can occur exceeds the deadline";
    } else if (rat_cmp(&a->bound, &c->deadline) > 0 && runlist_may_queue(r, i)) {
        a->reason = "the bound exceeds the deadline and the period: jobs may queue, and it holds "
                    "only for a job whose predecessor is complete";
    } else if (rat_cmp(&a->bound, &c->deadline) > 0) {
        a->reason = "the bound, which is sufficient only, exceeds the deadline";
    } else if (runlist_may_queue(r, i)) {
        a->reason = rat_cmp(&a->bound, &c->period) > 0
                        ? "the bound exceeds the period: jobs may queue"
                        : "the bound and a reset exceed the period: jobs may queue";
    } else if (published(&r->model)) {
        a->reason = "the published overhead leaves out switches to other channels: not a bound";
    } else {
        a->verdict = GPURTA_SCHEDULABLE;
        a->reason = "the bound does not exceed the deadline";
    }
}

/* Whether the sum of C_i / P_i certainly exceeds 1: quotients are rounded down to multiples of
 * 2^-128, since the exact sum of many fractions would not be bounded work. */
static bool overutilised(const struct model *const model)
{
    LOCAL_MPQ(wcet, period);
    LOCAL_MPZ(sum, one);
    mpz_set_ui(one, 1);
    mpz_mul_2exp(one, one, 128);
    for (size_t i = 0; i < model->shape.count; i++) {
        if (!rat_given(&model->channel[i].wcet) || !rat_given(&model->channel[i].period))
            continue;
        rat_get(wcet, &model->channel[i].wcet);
        rat_get(period, &model->channel[i].period);
        mpq_div(wcet, wcet, period);
        mpz_mul(mpq_numref(wcet), mpq_numref(wcet), one);
        mpz_fdiv_q(mpq_numref(wcet), mpq_numref(wcet), mpq_denref(wcet));
        mpz_add(sum, sum, mpq_numref(wcet));
    }
    return mpz_cmp(sum, one) > 0;
}

/* "NAME: reason"; a long name is cut between characters. */
static void name_reason(struct runlist *const r, const size_t i)
{
    const char *const name = NAME_OF(&r->tasks->task[i]);
    snprintf(r->reason, sizeof r->reason, "%.*s: %s", text_bytes(name, 80), name,
             r->answer[i].reason);
}

static void judge(struct runlist *const r)
{
    size_t met = 0, first = SIZE_MAX, missed = SIZE_MAX;
    for (size_t i = 0; i < r->model.shape.count; i++) {
        judge_task(r, i);
        if (!rat_given(&r->model.channel[i].deadline))
            continue;
        r->deadlines++;
        met += r->answer[i].verdict == GPURTA_SCHEDULABLE;
        if (r->answer[i].verdict == GPURTA_UNSCHEDULABLE && missed == SIZE_MAX)
            missed = i;
        if (r->answer[i].verdict == GPURTA_UNKNOWN && first == SIZE_MAX)
            first = i;
    }
    r->verdict = GPURTA_UNKNOWN;
    if (missed != SIZE_MAX) {
        r->verdict = GPURTA_UNSCHEDULABLE;
        name_reason(r, missed);
    } else if (overutilised(&r->model)) {
        r->verdict = GPURTA_UNSCHEDULABLE;
        snprintf(r->reason, sizeof r->reason, "the sum of wcet / period exceeds 1");
    } else if (r->deadlines == 0) {
        snprintf(r->reason, sizeof r->reason, "no deadline is given");
    } else if (met == r->deadlines) {
        r->verdict = GPURTA_SCHEDULABLE;
        snprintf(r->reason, sizeof r->reason, "no bound exceeds its deadline");
    } else {
        name_reason(r, first);
    }
}

/* Whether a non-preemptable section makes an entry of channel j longer than Theorem 1 counts:
 * min(TS_j, C_j) for a high channel, `longest` for a lower one. */
static bool section_counts(const struct runlist *const r, const size_t j, mpq_srcptr longest)
{
    const struct channel *const c = &r->model.channel[j];
    if (!has_time(&c->section))
        return false;
    LOCAL_MPQ(work, counted);
    runlist_entry_work(r, j, work);
    mpq_set(counted, longest);
    if (r->model.level[j] == GPURTA_LEVEL_HIGH)
        rat_get(counted, rat_given(&c->wcet) && rat_cmp(&c->wcet, &c->timeslice) < 0
                             ? &c->wcet
                             : &c->timeslice);
    return mpq_cmp(work, counted) > 0;
}

static void longest_lower(const struct model *const model, mpq_ptr longest)
{
    const struct rat *most = NULL;
    for (size_t j = 0; j < model->shape.count; j++)
        if (model->level[j] != GPURTA_LEVEL_HIGH &&
            (!most || rat_cmp(&model->channel[j].timeslice, most) > 0))
            most = &model->channel[j].timeslice;
    if (most)
        rat_get(longest, most);
}

static void find_omitted(const struct runlist *const r, struct omitted *const o)
{
    LOCAL_MPQ(longest);
    longest_lower(&r->model, longest);
    for (size_t j = 0; j < r->model.shape.count; j++) {
        const bool section = section_counts(r, j, longest);
        const bool high = r->model.level[j] == GPURTA_LEVEL_HIGH;
        o->lower = o->lower || (section && !high);
        o->sections += o->section[j] = section && high;
        o->overloads += o->overload[j] = may_be_overloaded(r, j);
    }
}

/* Why the values of Theorem 1 and the positional bounds are no bounds; false: out of memory. */
static bool explain_limits(struct runlist *const r)
{
    const size_t count = r->model.shape.count;
    struct omitted o = {.section = calloc(count, sizeof *o.section),
                        .overload = calloc(count, sizeof *o.overload)};
    const bool room = o.section && o.overload;
    if (room)
        find_omitted(r, &o);
    for (size_t i = 0; room && i < count; i++) {
        const char *const absent = theorem_absent(&r->model, i);
        r->answer[i].theorem_reason = absent ? absent : theorem_unsafe(r, &o, i);
        r->answer[i].bound_reason = bound_limits(r, i);
    }
    free(o.section);
    free(o.overload);
    return room;
}

static gpurta_status find_answers(struct runlist *const r, const gpurta_options *const options,
                                  gpurta_error *const error)
{
    struct runlist_run run = {.model = &r->model, .answer = r->answer};
    run.limit = option(options, GPURTA_OPTION_RUNLIST_LIMIT);
    LOCAL(ticks_clear) struct ticks ticks;
    ticks_init(&ticks, options_numbers(options));
    model_ticks(&ticks, &r->model);
    const gpurta_status status = ticks_run(&ticks, runlist_run_i64, runlist_run_mpz, &run, error);
    r->stopped = run.stopped;
    return status;
}

static gpurta_status fill(struct runlist *const r, const gpurta_tasks *const tasks,
                          const gpurta_options *const options, gpurta_error *const error)
{
    gpurta_status status = model_init(&r->model, tasks, options, true, error);
    if (status != GPURTA_OK)
        return status;
    r->tasks = tasks_hold(tasks);
    r->answer = calloc(r->model.shape.count, sizeof *r->answer);
    if (!r->answer)
        return fail_memory(error);
    status = find_answers(r, options, error);
    if (status == GPURTA_OK && !explain_limits(r))
        status = fail_memory(error);
    if (status == GPURTA_OK)
        judge(r);
    return status;
}

gpurta_status runlist_analyse(struct runlist **const result, const gpurta_tasks *const tasks,
                              const gpurta_options *const options, gpurta_error *const error)
{
    struct runlist *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    const gpurta_status status = fill(fresh, tasks, options, error);
    if (status == GPURTA_OK)
        *result = fresh;
    else
        runlist_destroy(fresh);
    return status;
}

void runlist_destroy(void *const of)
{
    struct runlist *const r = of;
    for (size_t i = 0; r->answer && i < r->model.shape.count; i++) {
        RAT_EACH(clear, &r->answer[i].bound, &r->answer[i].positional, &r->answer[i].theorem,
                 &r->answer[i].witness);
    }
    free(r->answer);
    free(r->first);
    model_clear(&r->model);
    gpurta_tasks_destroy((gpurta_tasks *)r->tasks);
    free(r);
}
