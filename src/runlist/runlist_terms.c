/* The terms of a bound, for --explain and for tests: from the model and the responses, in
 * rationals, apart from the text that found them. */
#include "runlist/runlist_result.h"

void runlist_entry_work(const gpurta_runlist *const result, const size_t j, mpq_ptr each)
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
static void entry_cost(const gpurta_runlist *const result, const size_t j, mpq_ptr each)
{
    mpq_t cost;
    mpq_init(cost);
    runlist_entry_work(result, j, each);
    switch_cost(&result->model, j, cost);
    mpq_add(each, each, cost);
    mpq_clear(cost);
}

int64_t gpurta_runlist_window(const gpurta_runlist *const result, const size_t index)
{
    return runlist_bounded(result, index) ? result->answer[index].window : -1;
}

/* How often channel `other` adds to the bound of channel `index`, and how much. */
struct term {
    mpq_t entries, entry, work, switches, cost, sum;
    bool limited; /* `work` is a limit */
};

static void term_init(struct term *const t)
{
    mpq_inits(t->entries, t->entry, t->work, t->switches, t->cost, t->sum, NULL);
    t->limited = false;
}

static void term_clear(struct term *const t)
{
    mpq_clears(t->entries, t->entry, t->work, t->switches, t->cost, t->sum, NULL);
}

/* k of channel j, as a rational */
static void slots_of(const gpurta_runlist *const result, const size_t j, mpq_ptr slots)
{
    mpz_set_ui(mpq_denref(slots), 1);
    (void)gpurta_runlist_turns(result, j, mpq_numref(slots));
}

/* W_j(L), and the turns that its jobs take: L is the bound of channel i. */
static void find_limits(const gpurta_runlist *const result, const size_t i, const size_t j,
                        struct term *const t)
{
    const struct channel *const c = &result->model.channel[j];
    mpq_t length, period, wcet, x;
    mpq_inits(length, period, wcet, x, NULL);
    rat_get(length, &result->answer[i].bound);
    rat_get(x, &result->answer[j].bound);
    mpq_add(length, length, x);
    rat_get(period, &c->period);
    rat_get(wcet, &c->wcet);
    mpq_div(x, length, period);
    mpz_cdiv_q(mpq_numref(x), mpq_numref(x), mpq_denref(x));
    mpz_set_ui(mpq_denref(x), 1);
    slots_of(result, j, t->work);
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
    mpq_clears(length, period, wcet, x, NULL);
}

static void find_own_term(const gpurta_runlist *const result, const size_t i, struct term *const t)
{
    slots_of(result, i, t->entries);
    mpq_set(t->switches, t->entries);
    if (rat_given(&result->model.cost))
        rat_get(t->cost, &result->model.cost);
    rat_get(t->entry, &result->model.channel[i].wcet);
    mpq_mul(t->sum, t->switches, t->cost);
    mpq_add(t->sum, t->sum, t->entry);
}

static void find_term(const gpurta_runlist *const result, const size_t i, const size_t j,
                      struct term *const t)
{
    if (i == j) {
        find_own_term(result, i, t);
        return;
    }
    slots_of(result, i, t->sum);
    model_entries(&result->model.shape, i, result->answer[i].window, mpq_numref(t->sum), j,
                  mpq_numref(t->entries));
    mpq_set(t->switches, t->entries);
    runlist_entry_work(result, j, t->entry);
    switch_cost(&result->model, j, t->cost);
    if (!result->stopped && !result->answer[j].full && rat_given(&result->model.channel[j].period))
        find_limits(result, i, j, t);
    mpq_mul(t->sum, t->entries, t->entry);
    if (t->limited && mpq_cmp(t->work, t->sum) < 0)
        mpq_set(t->sum, t->work);
    mpq_t switches;
    mpq_init(switches);
    mpq_mul(switches, t->switches, t->cost);
    mpq_add(t->sum, t->sum, switches);
    mpq_clear(switches);
}

static bool read_term(const struct term *const t, const gpurta_runlist_term_part which,
                      mpq_ptr value)
{
    const mpq_t *const part[] = {
        [GPURTA_RUNLIST_TERM_ENTRIES] = &t->entries, [GPURTA_RUNLIST_TERM_ENTRY] = &t->entry,
        [GPURTA_RUNLIST_TERM_WORK] = &t->work,       [GPURTA_RUNLIST_TERM_SWITCHES] = &t->switches,
        [GPURTA_RUNLIST_TERM_SWITCH] = &t->cost,     [GPURTA_RUNLIST_TERM_SUM] = &t->sum};
    if ((int)which < 0 || which > GPURTA_RUNLIST_TERM_SUM ||
        (which == GPURTA_RUNLIST_TERM_WORK && !t->limited))
        return false;
    mpq_set(value, *part[which]);
    return true;
}

bool gpurta_runlist_term(const gpurta_runlist *const result, const size_t index, const size_t other,
                         const gpurta_runlist_term_part which, mpq_ptr value)
{
    struct term t;
    if (!runlist_bounded(result, index) || other >= gpurta_runlist_count(result) || !value)
        return false;
    term_init(&t);
    find_term(result, index, other, &t);
    const bool found = read_term(&t, which, value);
    term_clear(&t);
    return found;
}

bool gpurta_runlist_work_limits(const gpurta_runlist *const result, const size_t index,
                                const size_t other)
{
    struct term t;
    if (!runlist_bounded(result, index) || other >= gpurta_runlist_count(result) || other == index)
        return false;
    term_init(&t);
    find_term(result, index, other, &t);
    mpq_mul(t.entries, t.entries, t.entry);
    const bool work = t.limited && mpq_cmp(t.work, t.entries) < 0;
    term_clear(&t);
    return work;
}

bool gpurta_runlist_gap(const gpurta_runlist *const result, const size_t index, const int64_t gap,
                        mpq_ptr sum)
{
    if (!runlist_bounded(result, index) || gap < 0 ||
        gap >= gpurta_runlist_entries(result, index) || !sum)
        return false;
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
    return true;
}
