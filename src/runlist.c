#include "runlist.h"

#include "fail.h"
#include "options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct answer {
    struct rat bound, theorem, witness;
    int64_t window; /* gap at which the worst window begins */
    gpurta_verdict verdict;
    const char *reason, *theorem_reason, *bound_reason;
    bool full; /* counted as saturated */
};

struct gpurta_runlist {
    struct model model;
    struct answer *answer;
    gpurta_verdict verdict;
    char reason[GPURTA_ERROR_SIZE];
};

/* r := v / scale; false: out of memory */
static bool keep(struct rat *const r, const struct scale *const scale, mpz_srcptr v)
{
    mpq_t value;
    mpq_init(value);
    scale_undo(value, scale, v);
    const bool kept = rat_set(r, value);
    mpq_clear(value);
    return kept;
}

#include "num_i64.h"

#include "runlist_core.h"
#include "runlist_run.h"

#include "num_undef.h"

#include "num_mpz.h"

#include "runlist_core.h"
#include "runlist_run.h"

#include "num_undef.h"

static bool switches_cost(const struct model *const model)
{
    return rat_given(&model->cost) && (model->cost.den == RAT_BIG || model->cost.u.num != 0);
}

/* Whether bounds leave out the cost of switches to other channels. */
static bool is_published(const struct model *const model)
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
    if (model->shape.flat && model->shape.medium + model->shape.low > 1)
        return "Theorem 1 is about the interleaved list: one lower channel between two slots";
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
    if (is_published(&r->model))
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
        a->reason = "the bound exceeds the period: jobs may queue";
    } else if (is_published(&r->model)) {
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

/* What the work in one entry of channel j takes at most. */
static void entry_work(const gpurta_runlist *const result, const size_t j, mpq_ptr each)
{
    const struct channel *const c = &result->model.channel[j];
    mpq_t other;
    mpq_init(other);
    rat_get(each, &c->timeslice);
    rat_get(other, &c->section);
    mpq_add(each, each, other);
    if (!result->answer[j].full) {
        rat_get(other, &c->wcet);
        if (mpq_cmp(other, each) < 0)
            mpq_set(each, other);
    }
    mpq_clear(other);
}

/* What one entry of channel j costs the channels that wait. */
static void entry_cost(const gpurta_runlist *const result, const size_t j, mpq_ptr each)
{
    mpq_t cost;
    entry_work(result, j, each);
    if (!rat_given(&result->model.cost) || result->model.overhead == GPURTA_RUNLIST_PUBLISHED)
        return;
    mpq_init(cost);
    rat_get(cost, &result->model.cost);
    mpq_add(each, each, cost);
    mpq_clear(cost);
}

static bool has_section(const struct channel *const c)
{
    return c->section.den == RAT_BIG || c->section.u.num != 0;
}

/* Whether a non-preemptable section makes an entry of channel j longer than Theorem 1 counts:
 * min(TS_j, C_j) for a high channel, `longest` for a lower one. */
static bool section_counts(const gpurta_runlist *const r, const size_t j, mpq_srcptr longest)
{
    const struct channel *const c = &r->model.channel[j];
    mpq_t work, counted;
    if (!has_section(c))
        return false;
    mpq_inits(work, counted, NULL);
    entry_work(r, j, work);
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

gpurta_status runlist_analyse(gpurta_runlist **const result, const gpurta_tasks *const tasks,
                              const gpurta_options *const options, const bool wide,
                              gpurta_error *const error)
{
    gpurta_runlist *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    gpurta_status status = model_init(&fresh->model, tasks, options, true, error);
    if (status != GPURTA_OK)
        goto error;
    fresh->answer = calloc(fresh->model.shape.count, sizeof *fresh->answer);
    if (!fresh->answer) {
        status = fail_memory(error);
        goto error;
    }
    struct scale scale;
    scale_init(&scale);
    if (!model_scale(&scale, &fresh->model))
        status = fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                      "the common denominator of all times has more than %d bits", SCALE_MAX_BITS);
    else
        status = wide ? run_mpz(fresh, &scale, error) : run_i64(fresh, &scale, error);
    scale_clear(&scale);
    if (status != GPURTA_OK)
        goto error;
    if (!explain_limits(fresh)) {
        status = fail_memory(error);
        goto error;
    }
    judge(fresh, tasks);
    *result = fresh;
    return GPURTA_OK;
error:
    gpurta_runlist_destroy(fresh);
    return status;
}

gpurta_status gpurta_runlist_analyse(gpurta_runlist **const result, const gpurta_tasks *const tasks,
                                     const gpurta_options *const options, gpurta_error *const error)
{
    if (!result)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "runlist: NULL argument");
    const gpurta_status status = runlist_analyse(result, tasks, options, false, error);
    return status == GPURTA_OVERFLOW ? runlist_analyse(result, tasks, options, true, error)
                                     : status;
}

void gpurta_runlist_destroy(gpurta_runlist *const result)
{
    if (!result)
        return;
    for (size_t i = 0; result->answer && i < result->model.shape.count; i++) {
        rat_clear(&result->answer[i].bound);
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
    }
    return NULL;
}

int gpurta_runlist_time_of(const gpurta_runlist *const result, const size_t index,
                           const gpurta_runlist_time which, mpq_ptr value)
{
    if (index >= gpurta_runlist_count(result) || !value)
        return 0;
    const struct rat *const time = find_time(result, index, which);
    if (!time || !rat_given(time))
        return 0;
    rat_get(value, time);
    return 1;
}

/* Whether there is a bound of channel `index` to explain. */
static bool bounded(const gpurta_runlist *const result, const size_t index)
{
    return index < gpurta_runlist_count(result) && rat_given(&result->answer[index].bound);
}

int gpurta_runlist_slots(const gpurta_runlist *const result, const size_t index, mpz_ptr slots)
{
    if (!bounded(result, index) || !slots)
        return 0;
    mpq_t wcet, slice;
    mpq_inits(wcet, slice, NULL);
    rat_get(wcet, &result->model.channel[index].wcet);
    rat_get(slice, &result->model.channel[index].timeslice);
    mpq_div(wcet, wcet, slice);
    mpz_cdiv_q(slots, mpq_numref(wcet), mpq_denref(wcet));
    mpq_clears(wcet, slice, NULL);
    return 1;
}

int gpurta_runlist_overloaded(const gpurta_runlist *const result, const size_t index)
{
    return bounded(result, index) && may_queue(result, index);
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

int64_t gpurta_runlist_window(const gpurta_runlist *const result, const size_t index)
{
    return bounded(result, index) ? result->answer[index].window : -1;
}

int gpurta_runlist_term(const gpurta_runlist *const result, const size_t index, const size_t other,
                        mpz_ptr times, mpq_ptr each)
{
    if (!bounded(result, index) || other >= gpurta_runlist_count(result) || !times || !each)
        return 0;
    mpz_t slots;
    mpz_init(slots);
    (void)gpurta_runlist_slots(result, index, slots);
    if (other == index) {
        mpz_set(times, slots);
        mpq_set_ui(each, 0, 1);
        if (rat_given(&result->model.cost))
            rat_get(each, &result->model.cost);
    } else {
        model_entries(&result->model.shape, index, result->answer[index].window, slots, other,
                      times);
        entry_cost(result, other, each);
    }
    mpz_clear(slots);
    return 1;
}

int gpurta_runlist_gap(const gpurta_runlist *const result, const size_t index, const int64_t gap,
                       mpq_ptr sum)
{
    if (!bounded(result, index) || gap < 0 || gap >= gpurta_runlist_entries(result, index) || !sum)
        return 0;
    mpq_t each;
    mpz_t one, times;
    mpq_init(each);
    mpz_init_set_ui(one, 1);
    mpz_init(times);
    mpq_set_ui(sum, 0, 1);
    for (size_t j = 0; j < result->model.shape.count; j++) {
        if (j == index)
            continue;
        entry_cost(result, j, each);
        model_entries(&result->model.shape, index, gap, one, j, times);
        mpz_mul(mpq_numref(each), mpq_numref(each), times);
        mpq_canonicalize(each);
        mpq_add(sum, sum, each);
    }
    mpq_clear(each);
    mpz_clears(one, times, NULL);
    return 1;
}

#define TICKS_PER_CHANNEL 6 /* entry, prefix sums, bound, theorem, window; and a byte */

size_t gpurta_runlist_ticks_work(const size_t count)
{
    const size_t each = TICKS_PER_CHANNEL * sizeof(int64_t);
    return count == 0 || count > SIZE_MAX / each - 2 ? 0 : (count + 2) * each;
}

static gpurta_status ticks_input(const size_t count, const gpurta_level *const level,
                                 const int64_t *const timeslice, const int64_t *const wcet,
                                 const int64_t *const nonpreemptable, const int64_t *const period,
                                 gpurta_error *const error)
{
    for (size_t i = 0; i < count; i++) {
        if (level[i] != GPURTA_LEVEL_LOW && level[i] != GPURTA_LEVEL_MEDIUM &&
            level[i] != GPURTA_LEVEL_HIGH)
            return fail(error, GPURTA_INVALID_ARGUMENT, (int64_t)i, "runlist: no such level");
        if (timeslice[i] < 1)
            return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)i, "a timeslice must be above 0");
        if (wcet[i] < 0 || (nonpreemptable && nonpreemptable[i] < 0) || (period && period[i] < 0))
            return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)i, "a time must not be negative");
    }
    return GPURTA_OK;
}

static bool ticks_run(struct runlist_i64 *const r, int64_t *const bound, int64_t *const theorem,
                      int64_t *const start)
{
    const struct channels *const shape = r->shape;
    if (!runlist_bounds_i64(r, bound, start) || (theorem && !theorem_prepare_i64(r)))
        return false;
    const bool one_lower = !shape->flat || shape->medium + shape->low <= 1;
    for (size_t i = 0; i < shape->count; i++) {
        const bool saturated = r->wcet[i] == 0;
        if (saturated)
            bound[i] = GPURTA_RUNLIST_NO_VALUE;
        if (!theorem)
            continue;
        theorem[i] = GPURTA_RUNLIST_NO_VALUE;
        if (!saturated && shape->level[i] == GPURTA_LEVEL_HIGH && one_lower &&
            !theorem_i64(r, i, &theorem[i]))
            return false;
    }
    return true;
}

gpurta_status gpurta_runlist_ticks(const gpurta_runlist_mode mode,
                                   const gpurta_runlist_overhead overhead,
                                   const int64_t switch_cost, const size_t count,
                                   const gpurta_level *const level, const int64_t *const timeslice,
                                   const int64_t *const wcet, const int64_t *const nonpreemptable,
                                   const int64_t *const period, int64_t *const bound,
                                   int64_t *const theorem_1, void *const work,
                                   gpurta_error *const error)
{
    if (count == 0 || gpurta_runlist_ticks_work(count) == 0 || !level || !timeslice || !wcet ||
        !bound || !work || (mode != GPURTA_RUNLIST_INTERLEAVED && mode != GPURTA_RUNLIST_FLAT) ||
        (overhead != GPURTA_RUNLIST_EVERY_SWITCH && overhead != GPURTA_RUNLIST_PUBLISHED))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "runlist: NULL argument, no channel, or no such mode or overhead");
    if (switch_cost < 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "the switch cost must not be negative");
    const gpurta_status status =
        ticks_input(count, level, timeslice, wcet, nonpreemptable, period, error);
    if (status != GPURTA_OK)
        return status;
    struct channels shape = {.count = count, .flat = mode == GPURTA_RUNLIST_FLAT, .level = level};
    channels_count(&shape);
    int64_t *const number = work;
    int64_t *const found = number + 2 * count + 2, *const theorem = found + count;
    struct runlist_i64 r = {
        .shape = &shape,
        .timeslice = timeslice,
        .wcet = wcet,
        .section = nonpreemptable,
        .period = period,
        .entry = number,
        .medium = number + count,
        .low = number + count + shape.medium + 1,
        .full = (unsigned char *)(theorem + 2 * count),
        .own = switch_cost,
        .cost = overhead == GPURTA_RUNLIST_EVERY_SWITCH ? switch_cost : 0,
    };
    if (!ticks_run(&r, found, theorem_1 ? theorem : NULL, theorem + count))
        return fail(error, GPURTA_OVERFLOW, GPURTA_NO_ITEM, "a bound does not fit into 64 bits");
    memcpy(bound, found, count * sizeof *bound);
    if (theorem_1)
        memcpy(theorem_1, theorem, count * sizeof *theorem);
    return GPURTA_OK;
}
