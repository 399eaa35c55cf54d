/* The terms of a bound, for --explain and for tests: from the model and the responses, in
 * rationals, apart from the text that found them. */
#include "model/tasks.h"
#include "runlist/runlist_result.h"

bool runlist_entry_work(const struct runlist *const result, const size_t j, mpq_ptr each)
{
    const struct channel *const c = &result->model.channel[j];
    bool whole = false;
    LOCAL_MPQ(other);
    rat_get(each, &c->timeslice);
    rat_get(other, &c->section);
    mpq_add(each, each, other);
    if (!result->answer[j].full) {
        rat_get(other, &c->wcet);
        whole = mpq_cmp(other, each) < 0;
        if (whole)
            mpq_set(each, other);
    }
    return whole;
}

/* What a switch to channel j costs others. */
static void switch_cost(const struct model *const model, const size_t j, mpq_ptr cost)
{
    mpq_t reset;
    mpq_set_ui(cost, 0, 1);
    if (rat_given(&model->cost) && model->overhead == GPURTA_RUNLIST_EVERY_SWITCH)
        rat_get(cost, &model->cost);
    if (!rat_given(&model->reset) || model->level[j] != GPURTA_LEVEL_LOW)
        return;
    mpq_init(reset);
    rat_get(reset, &model->reset);
    mpq_add(cost, cost, reset);
    mpq_clear(reset);
}

/* What one entry of channel j costs the channels that wait. */
static void entry_cost(const struct runlist *const result, const size_t j, mpq_ptr each)
{
    LOCAL_MPQ(cost);
    runlist_entry_work(result, j, each);
    switch_cost(&result->model, j, cost);
    mpq_add(each, each, cost);
}

void runlist_turns(const struct runlist *const result, const size_t i, mpq_ptr turns)
{
    LOCAL_MPQ(slice);
    rat_get(turns, &result->model.channel[i].wcet);
    rat_get(slice, &result->model.channel[i].slice);
    mpq_div(turns, turns, slice);
    mpz_cdiv_q(mpq_numref(turns), mpq_numref(turns), mpq_denref(turns));
    mpz_set_ui(mpq_denref(turns), 1);
}

/* How often channel `other` adds to the bound of channel `index`, and how much. */
struct term {
    mpq_t entries, entry, work, switches, cost, sum;
    bool limited;     /* `work` is a limit */
    bool work_limits; /* it is the lower one */
    bool whole;       /* the wcet limits an entry */
};

static void term_init(struct term *const t)
{
    mpq_inits(t->entries, t->entry, t->work, t->switches, t->cost, t->sum, NULL);
    t->limited = t->work_limits = t->whole = false;
}

static void term_clear(struct term *const t)
{
    mpq_clears(t->entries, t->entry, t->work, t->switches, t->cost, t->sum, NULL);
}

/* W_j(L), and the turns that its jobs take: L is the bound of channel i. */
static void find_limits(const struct runlist *const result, const size_t i, const size_t j,
                        struct term *const t)
{
    const struct channel *const c = &result->model.channel[j];
    LOCAL_MPQ(length, period, wcet, x);
    rat_get(length, &result->answer[i].bound);
    rat_get(x, &result->answer[j].bound);
    mpq_add(length, length, x);
    rat_get(period, &c->period);
    rat_get(wcet, &c->wcet);
    mpq_div(x, length, period);
    mpz_cdiv_q(mpq_numref(x), mpq_numref(x), mpq_denref(x));
    mpz_set_ui(mpq_denref(x), 1);
    runlist_turns(result, j, t->work);
    mpq_mul(x, x, t->work);
    if (mpq_cmp(x, t->switches) < 0)
        mpq_set(t->switches, x);
    mpq_sub(length, length, wcet);
    mpq_div(x, length, period);
    mpz_fdiv_q(mpq_numref(x), mpq_numref(x), mpq_denref(x));
    mpz_set_ui(mpq_denref(x), 1);
    mpq_mul(t->work, x, wcet);
    mpq_mul(x, x, period);
    mpq_sub(length, length, x);
    mpq_add(t->work, t->work, mpq_cmp(length, wcet) < 0 ? length : wcet);
    t->limited = true;
}

static void find_own_term(const struct runlist *const result, const size_t i, struct term *const t)
{
    runlist_turns(result, i, t->entries);
    mpq_set(t->switches, t->entries);
    if (rat_given(&result->model.cost))
        rat_get(t->cost, &result->model.cost);
    rat_get(t->entry, &result->model.channel[i].wcet);
    mpq_mul(t->sum, t->switches, t->cost);
    mpq_add(t->sum, t->sum, t->entry);
}

static void find_term(const struct runlist *const result, const size_t i, const size_t j,
                      struct term *const t)
{
    if (i == j) {
        find_own_term(result, i, t);
        return;
    }
    runlist_turns(result, i, t->sum);
    model_entries(&result->model.shape, i, result->answer[i].window, mpq_numref(t->sum), j,
                  mpq_numref(t->entries));
    mpq_set(t->switches, t->entries);
    t->whole = runlist_entry_work(result, j, t->entry);
    switch_cost(&result->model, j, t->cost);
    if (!result->stopped && !result->answer[j].full && rat_given(&result->model.channel[j].period))
        find_limits(result, i, j, t);
    mpq_mul(t->sum, t->entries, t->entry);
    t->work_limits = t->limited && mpq_cmp(t->work, t->sum) < 0;
    if (t->work_limits)
        mpq_set(t->sum, t->work);
    LOCAL_MPQ(switches);
    mpq_mul(switches, t->switches, t->cost);
    mpq_add(t->sum, t->sum, switches);
}

static const char *each_limit(const struct runlist *const result, const size_t j,
                              const struct term *const t)
{
    return t->whole                       ? "wcet"
           : !result->answer[j].full      ? "timeslice"
           : runlist_may_queue(result, j) ? "timeslice, may be overloaded"
                                          : "timeslice, saturated";
}

static bool read_term(const struct runlist *const result, const size_t i, const size_t j,
                      const struct term *const t, const gpurta_column column,
                      struct value *const value)
{
    const mpq_srcptr parts[] = {t->entries, t->entry, NULL, t->work, t->switches, t->cost, t->sum};
    switch (column) {
    case GPURTA_RUNLIST_TERMS_CHANNEL:
        return value_text(value, NAME_OF(&result->tasks->task[j]));
    case GPURTA_RUNLIST_TERMS_EACH_LIMITED_BY:
        return i != j && value_text(value, each_limit(result, j, t));
    case GPURTA_RUNLIST_TERMS_LIMITED_BY:
        return value_text(value, i == j ? "own" : t->work_limits ? "work" : "entries");
    default:
        return (t->limited || column != GPURTA_RUNLIST_TERMS_WORK) &&
               value_time(value, parts[column - GPURTA_RUNLIST_TERMS_TIMES]);
    }
}

bool runlist_term(const struct runlist *const result, const size_t i, const size_t j,
                  const gpurta_column column, struct value *const value)
{
    struct term t;
    term_init(&t);
    find_term(result, i, j, &t);
    const bool found = read_term(result, i, j, &t, column, value);
    term_clear(&t);
    return found;
}

void runlist_gap(const struct runlist *const result, const size_t i, const int64_t gap, mpq_ptr sum)
{
    LOCAL_MPQ(each);
    LOCAL_MPZ(one, times);
    mpz_set_ui(one, 1);
    mpq_set_ui(sum, 0, 1);
    for (size_t j = 0; j < result->model.shape.count; j++) {
        if (j == i)
            continue;
        entry_cost(result, j, each);
        model_entries(&result->model.shape, i, gap, one, j, times);
        mpz_mul(mpq_numref(each), mpq_numref(each), times);
        mpq_canonicalize(each);
        mpq_add(sum, sum, each);
    }
}
