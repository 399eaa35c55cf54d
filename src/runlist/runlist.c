#include "base/fail.h"
#include "model/names.h"
#include "model/options.h"
#include "runlist/runlist_result.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
static bool may_queue(const gpurta_runlist *const r, const size_t i)
{
    return r->answer[i].full && rat_given(&r->model.channel[i].wcet);
}

static const char *bound_limits(const gpurta_runlist *const r, const size_t i)
{
    if (!rat_given(&r->model.channel[i].wcet))
        return "a saturated channel has no response time";
    if (published(&r->model))
        return "not a bound: the published overhead leaves out switches to other channels";
    if (may_queue(r, i))
        return "holds only for a job whose predecessor is complete";
    return NULL;
}

/* What Theorem 1 leaves out, by channels. */
struct omitted {
    bool *section, *overload; /* of a high channel: its entries may be longer */
    size_t sections, overloads;
    bool lower; /* an entry of a lower channel may be longer than the longest lower timeslice */
};

static bool may_be_overloaded(const gpurta_runlist *const r, const size_t j)
{
    const struct channel *const c = &r->model.channel[j];
    return r->model.level[j] == GPURTA_LEVEL_HIGH && may_queue(r, j) &&
           rat_cmp(&c->wcet, &c->timeslice) < 0;
}

static const char *theorem_unsafe(const gpurta_runlist *const r, const struct omitted *const o,
                                  const size_t i)
{
    if (may_queue(r, i))
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

static void judge_task(gpurta_runlist *const r, const size_t i)
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
    } else if (rat_cmp(&a->bound, &c->deadline) > 0 && may_queue(r, i)) {
        a->reason = "the bound exceeds the deadline and the period: jobs may queue, and it holds "
                    "only for a job whose predecessor is complete";
    } else if (rat_cmp(&a->bound, &c->deadline) > 0) {
        a->reason = "the bound, which is sufficient only, exceeds the deadline";
    } else if (may_queue(r, i)) {
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
    mpq_t wcet, period;
    mpz_t sum, one;
    mpq_inits(wcet, period, NULL);
    mpz_init(sum);
    mpz_init_set_ui(one, 1);
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
    const bool over = mpz_cmp(sum, one) > 0;
    mpq_clears(wcet, period, NULL);
    mpz_clears(sum, one, NULL);
    return over;
}

/* "NAME: reason", or "tN: reason" for a task without a name; a long name is cut between characters.
 */
static void name_reason(gpurta_runlist *const r, const gpurta_tasks *const tasks, const size_t i)
{
    const char *const name = gpurta_tasks_name(tasks, i);
    int length = 0;
    if (!name) {
        snprintf(r->reason, sizeof r->reason, "t%zu: %s", i + 1, r->answer[i].reason);
        return;
    }
    while (length < 80 && name[length])
        length++;
    while (length > 0 && (name[length] & 0xc0) == 0x80)
        length--;
    snprintf(r->reason, sizeof r->reason, "%.*s: %s", length, name, r->answer[i].reason);
}

static void judge(gpurta_runlist *const r, const gpurta_tasks *const tasks)
{
    size_t deadlines = 0, met = 0, first = SIZE_MAX, missed = SIZE_MAX;
    for (size_t i = 0; i < r->model.shape.count; i++) {
        judge_task(r, i);
        if (!rat_given(&r->model.channel[i].deadline))
            continue;
        deadlines++;
        met += r->answer[i].verdict == GPURTA_SCHEDULABLE;
        if (r->answer[i].verdict == GPURTA_UNSCHEDULABLE && missed == SIZE_MAX)
            missed = i;
        if (r->answer[i].verdict == GPURTA_UNKNOWN && first == SIZE_MAX)
            first = i;
    }
    r->verdict = GPURTA_UNKNOWN;
    if (missed != SIZE_MAX) {
        r->verdict = GPURTA_UNSCHEDULABLE;
        name_reason(r, tasks, missed);
    } else if (overutilised(&r->model)) {
        r->verdict = GPURTA_UNSCHEDULABLE;
        snprintf(r->reason, sizeof r->reason, "the sum of wcet / period exceeds 1");
    } else if (deadlines == 0) {
        snprintf(r->reason, sizeof r->reason, "no deadline is given");
    } else if (met == deadlines) {
        r->verdict = GPURTA_SCHEDULABLE;
        snprintf(r->reason, sizeof r->reason, "no bound exceeds its deadline");
    } else {
        name_reason(r, tasks, first);
    }
}

/* Whether a non-preemptable section makes an entry of channel j longer than Theorem 1 counts:
 * min(TS_j, C_j) for a high channel, `longest` for a lower one. */
static bool section_counts(const gpurta_runlist *const r, const size_t j, mpq_srcptr longest)
{
    const struct channel *const c = &r->model.channel[j];
    mpq_t work, counted;
    if (!has_time(&c->section))
        return false;
    mpq_inits(work, counted, NULL);
    runlist_entry_work(r, j, work);
    mpq_set(counted, longest);
    if (r->model.level[j] == GPURTA_LEVEL_HIGH)
        rat_get(counted, rat_given(&c->wcet) && rat_cmp(&c->wcet, &c->timeslice) < 0
                             ? &c->wcet
                             : &c->timeslice);
    const bool longer = mpq_cmp(work, counted) > 0;
    mpq_clears(work, counted, NULL);
    return longer;
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

static void find_omitted(const gpurta_runlist *const r, struct omitted *const o)
{
    mpq_t longest;
    mpq_init(longest);
    longest_lower(&r->model, longest);
    for (size_t j = 0; j < r->model.shape.count; j++) {
        const bool section = section_counts(r, j, longest);
        const bool high = r->model.level[j] == GPURTA_LEVEL_HIGH;
        o->lower = o->lower || (section && !high);
        o->sections += o->section[j] = section && high;
        o->overloads += o->overload[j] = may_be_overloaded(r, j);
    }
    mpq_clear(longest);
}

/* Why the values of Theorem 1 and the positional bounds are no bounds; false: out of memory. */
static bool explain_limits(gpurta_runlist *const r)
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

static gpurta_status find_answers(gpurta_runlist *const r, const gpurta_options *const options,
                                  gpurta_error *const error)
{
    struct runlist_run run = {.model = &r->model, .answer = r->answer};
    struct ticks ticks;
    run.limit = option(options, GPURTA_OPTION_RUNLIST_LIMIT);
    ticks_init(&ticks, options_numbers(options));
    model_ticks(&ticks, &r->model);
    const gpurta_status status = ticks_run(&ticks, runlist_run_i64, runlist_run_mpz, &run, error);
    ticks_clear(&ticks);
    r->stopped = run.stopped;
    return status;
}

static gpurta_status fill(gpurta_runlist *const r, const gpurta_tasks *const tasks,
                          const gpurta_options *const options, gpurta_error *const error)
{
    gpurta_status status = model_init(&r->model, tasks, options, true, error);
    if (status != GPURTA_OK)
        return status;
    r->answer = calloc(r->model.shape.count, sizeof *r->answer);
    if (!r->answer)
        return fail_memory(error);
    status = find_answers(r, options, error);
    if (status == GPURTA_OK && !explain_limits(r))
        status = fail_memory(error);
    if (status == GPURTA_OK)
        judge(r, tasks);
    return status;
}

gpurta_status gpurta_runlist_analyse(gpurta_runlist **const result, const gpurta_tasks *const tasks,
                                     const gpurta_options *const options, gpurta_error *const error)
{
    if (!result)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "runlist: NULL argument");
    gpurta_runlist *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    const gpurta_status status = fill(fresh, tasks, options, error);
    if (status == GPURTA_OK)
        *result = fresh;
    else
        gpurta_runlist_destroy(fresh);
    return status;
}

void gpurta_runlist_destroy(gpurta_runlist *const result)
{
    if (!result)
        return;
    for (size_t i = 0; result->answer && i < result->model.shape.count; i++) {
        rat_clear(&result->answer[i].bound);
        rat_clear(&result->answer[i].positional);
        rat_clear(&result->answer[i].theorem);
        rat_clear(&result->answer[i].witness);
    }
    free(result->answer);
    model_clear(&result->model);
    free(result);
}

size_t gpurta_runlist_count(const gpurta_runlist *const result)
{
    return result ? result->model.shape.count : 0;
}

int64_t gpurta_runlist_length(const gpurta_runlist *const result)
{
    return result ? result->model.length : 0;
}

size_t gpurta_runlist_entry(const gpurta_runlist *const result, const int64_t position)
{
    if (position < 0 || position >= gpurta_runlist_length(result))
        return SIZE_MAX;
    return channel_at(&result->model.shape, position);
}

int64_t gpurta_runlist_entries(const gpurta_runlist *const result, const size_t index)
{
    return index < gpurta_runlist_count(result) ? channel_entries(&result->model.shape, index) : 0;
}

int64_t gpurta_runlist_position(const gpurta_runlist *const result, const size_t index,
                                const int64_t entry)
{
    if (entry < 0 || entry >= gpurta_runlist_entries(result, index))
        return -1;
    return channel_residue(&result->model.shape, index) +
           entry * channel_stride(&result->model.shape, index);
}

gpurta_level gpurta_runlist_level(const gpurta_runlist *const result, const size_t index)
{
    return index < gpurta_runlist_count(result) ? result->model.level[index] : GPURTA_LEVEL_NONE;
}

static const struct rat *find_time(const gpurta_runlist *const result, const size_t index,
                                   const gpurta_runlist_time which)
{
    switch (which) {
    case GPURTA_RUNLIST_BOUND:
        return &result->answer[index].bound;
    case GPURTA_RUNLIST_THEOREM_1:
        return &result->answer[index].theorem;
    case GPURTA_RUNLIST_DEADLINE:
        return &result->model.channel[index].deadline;
    case GPURTA_RUNLIST_TIMESLICE:
        return &result->model.channel[index].timeslice;
    case GPURTA_RUNLIST_WITNESS:
        return &result->answer[index].witness;
    case GPURTA_RUNLIST_POSITIONAL:
        return &result->answer[index].positional;
    case GPURTA_RUNLIST_OWN_TIMESLICE:
        return &result->model.channel[index].slice;
    }
    return NULL;
}

bool gpurta_runlist_time_of(const gpurta_runlist *const result, const size_t index,
                            const gpurta_runlist_time which, mpq_ptr value)
{
    if (index >= gpurta_runlist_count(result) || !value)
        return false;
    const struct rat *const time = find_time(result, index, which);
    if (!time || !rat_given(time))
        return false;
    rat_get(value, time);
    return true;
}

bool gpurta_runlist_turns(const gpurta_runlist *const result, const size_t index, mpz_ptr slots)
{
    if (!runlist_bounded(result, index) || !slots)
        return false;
    mpq_t wcet, slice;
    mpq_inits(wcet, slice, NULL);
    rat_get(wcet, &result->model.channel[index].wcet);
    rat_get(slice, &result->model.channel[index].slice);
    mpq_div(wcet, wcet, slice);
    mpz_cdiv_q(slots, mpq_numref(wcet), mpq_denref(wcet));
    mpq_clears(wcet, slice, NULL);
    return true;
}

bool gpurta_runlist_overloaded(const gpurta_runlist *const result, const size_t index)
{
    return runlist_bounded(result, index) && may_queue(result, index);
}

bool gpurta_runlist_stopped(const gpurta_runlist *const result)
{
    return result && result->stopped;
}

const char *gpurta_runlist_theorem_1_reason(const gpurta_runlist *const result, const size_t index)
{
    return index < gpurta_runlist_count(result) ? result->answer[index].theorem_reason
                                                : "no such channel";
}

const char *gpurta_runlist_bound_reason(const gpurta_runlist *const result, const size_t index)
{
    return index < gpurta_runlist_count(result) ? result->answer[index].bound_reason
                                                : "no such channel";
}

gpurta_verdict gpurta_runlist_task_verdict(const gpurta_runlist *const result, const size_t index,
                                           const char **const reason)
{
    const bool exists = index < gpurta_runlist_count(result);
    if (reason)
        *reason = exists ? result->answer[index].reason : "no such channel";
    return exists ? result->answer[index].verdict : GPURTA_UNKNOWN;
}

gpurta_verdict gpurta_runlist_verdict(const gpurta_runlist *const result, const char **const reason)
{
    if (reason)
        *reason = result ? result->reason : "no result";
    return result ? result->verdict : GPURTA_UNKNOWN;
}

/* ---- names ---- */

NAMES(gpurta_runlist_mode, "runlist mode", "interleaved", "flat")
NAMES(gpurta_runlist_overhead, "runlist overhead", "every-switch", "published")
NAMES(gpurta_runlist_time, "runlist time", "bound", "theorem_1", "deadline", "timeslice", "witness",
      "positional", "own_timeslice")
NAMES(gpurta_runlist_term_part, "runlist term part", "entries", "entry", "work", "switches",
      "switch", "sum")
