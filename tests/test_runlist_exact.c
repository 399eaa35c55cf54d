/* The bounds of the runlist against the exact worst case of small systems, found by going through
 * every state that can be reached.
 *
 * Time is in whole ticks. At every instant, between any two steps of the Host, the adversary may
 * release a job of a channel whose period has passed, with any demand up to its wcet: so a job can
 * come just before or just after the Host looks. A response counts from the instant of the release,
 * which is the supremum over releases just after it. A reset may end each turn of a low channel,
 * whose job is lost; of the channels that are reset no response is looked at. */
#include "runlist_systems.h"

#include <string.h>

enum { SMALL = 3, NOBODY = 3, LARGEST = 1 << 20 };

/* A state. Ages count from the last release; without a job in the system, up to the period. */
struct world {
    unsigned position; /* the entry that the Host looks at next */
    unsigned running;  /* the channel that has its turn; NOBODY: none */
    unsigned change;   /* ticks of its switch that are left */
    unsigned slice;    /* ticks of its timeslice, or section, that are left; 0: it is reset */
    unsigned section;  /* 1: it runs on in its section, or is reset */
    unsigned left[SMALL], more[SMALL], age[SMALL]; /* work of its job, jobs behind it */
};

struct search {
    const struct system *s;
    const bool *full;
    size_t list[MOST_ENTRIES], length;
    uint64_t *observed, *stack;
    size_t count, depth;
    bool too_large, any_demand;
    bool reset[SMALL]; /* which may be reset */
    int64_t worst[SMALL];
};

static uint64_t pack(const struct world *const w)
{
    uint64_t key = w->position;
    key = key << 2 | w->running;
    key = key << 3 | w->change;
    key = key << 3 | w->slice;
    key = key << 1 | w->section;
    for (int i = 0; i < SMALL; i++)
        key = ((key << 3 | w->left[i]) << 1 | w->more[i]) << 7 | w->age[i];
    return key + 1; /* 0: an empty place */
}

static struct world unpack(uint64_t key)
{
    struct world w;
    key--;
    for (int i = SMALL - 1; i >= 0; i--) {
        w.age[i] = key & 127;
        w.more[i] = key >> 7 & 1;
        w.left[i] = key >> 8 & 7;
        key >>= 11;
    }
    w.section = key & 1;
    w.slice = key >> 1 & 7;
    w.change = key >> 4 & 7;
    w.running = key >> 7 & 3;
    w.position = (unsigned)(key >> 9);
    return w;
}

static void visit(struct search *const x, const struct world *const w)
{
    const uint64_t key = pack(w);
    size_t at = (size_t)(key * UINT64_C(0x9e3779b97f4a7c15) >> 43) % LARGEST;
    while (x->observed[at] && x->observed[at] != key)
        at = (at + 1) % LARGEST;
    if (x->observed[at] || x->too_large)
        return;
    x->observed[at] = key;
    x->stack[x->depth++] = key;
    x->too_large = ++x->count > LARGEST / 2;
}

static bool has_work(const struct search *const x, const struct world *const w, const size_t i)
{
    return x->s->wcet[i] == 0 || w->left[i] > 0;
}

/* Every release that is possible now. */
static void releases(struct search *const x, const struct world *const w)
{
    for (size_t i = 0; i < x->s->n; i++) {
        const int64_t period = x->s->period[i];
        const bool queue = x->full[i] && w->left[i] > 0 && w->more[i] == 0 && period > 0;
        if (x->s->wcet[i] == 0 || (int64_t)w->age[i] < period || (w->left[i] > 0 && !queue))
            continue;
        for (int64_t demand = x->any_demand ? 1 : x->s->wcet[i]; demand <= x->s->wcet[i];
             demand++) {
            struct world next = *w;
            if (queue)
                next.more[i] = 1;
            else
                next.left[i] = (unsigned)demand;
            next.age[i] = 0;
            visit(x, &next);
            if (queue)
                break; /* a queued job demands the wcet */
        }
    }
}

/* The Host looks at its entry, and goes on, or begins a turn there. */
static void look(struct search *const x, const struct world *const w)
{
    struct world next = *w;
    const size_t i = x->list[w->position];
    next.position = (w->position + 1) % (unsigned)x->length;
    if (has_work(x, w, i)) {
        next.running = (unsigned)i;
        next.change = (unsigned)x->s->cost;
        next.slice = (unsigned)x->s->slice[i];
        next.section = 0;
    }
    visit(x, &next);
}

static void pass(const struct search *const x, struct world *const w)
{
    for (size_t i = 0; i < x->s->n; i++) {
        const bool counts = w->left[i] > 0 && !x->full[i];
        if (x->s->wcet[i] && (counts || (int64_t)w->age[i] < x->s->period[i]) && w->age[i] < 127)
            w->age[i]++;
    }
}

static void end_turn(struct world *const w)
{
    w->running = NOBODY;
    w->change = w->slice = w->section = 0;
}

/* Channel i is reset in place of the end of its turn: what is left of its job is lost. */
static void reset(struct search *const x, struct world w, const size_t i)
{
    if (!x->reset[i])
        return;
    if (w.left[i] > 0 && x->s->period[i] < (int64_t)w.age[i])
        w.age[i] = (unsigned)x->s->period[i];
    if (x->s->wcet[i])
        w.left[i] = w.more[i] ? (unsigned)x->s->wcet[i] : 0;
    w.more[i] = 0;
    w.running = (unsigned)i;
    w.change = (unsigned)x->s->reset;
    w.slice = 0;
    w.section = 1;
    visit(x, &w);
}

/* The job of channel i is complete. */
static void complete(struct search *const x, struct world *const w, const size_t i)
{
    if (!x->full[i] && w->age[i] > x->worst[i])
        x->worst[i] = w->age[i];
    if (x->s->period[i] < (int64_t)w->age[i])
        w->age[i] = (unsigned)x->s->period[i];
    if (w->more[i] && !w->section) {
        w->left[i] = (unsigned)x->s->wcet[i];
        w->more[i] = 0;
        return;
    }
    if (w->more[i])
        w->left[i] = (unsigned)x->s->wcet[i];
    w->more[i] = 0;
    end_turn(w);
}

/* One tick of the turn that goes on. */
static void run(struct search *const x, const struct world *const w)
{
    struct world next = *w;
    const size_t i = w->running;
    pass(x, &next);
    if (next.change > 0) {
        if (--next.change == 0 && next.slice == 0)
            end_turn(&next);
        visit(x, &next);
        return;
    }
    next.slice--;
    if (x->s->wcet[i] && --next.left[i] == 0)
        complete(x, &next, i);
    if (next.running == NOBODY)
        reset(x, next, i);
    if (next.running == NOBODY || next.slice > 0) {
        visit(x, &next);
        return;
    }
    if (!next.section && x->s->section[i] > 0) { /* may run on */
        struct world on = next;
        on.section = 1;
        on.slice = (unsigned)x->s->section[i];
        visit(x, &on);
    }
    reset(x, next, i);
    end_turn(&next);
    visit(x, &next);
}

static void explore(struct search *const x)
{
    struct world w = {.running = NOBODY};
    memset(x->observed, 0, LARGEST * sizeof *x->observed);
    x->count = x->depth = 0;
    x->too_large = false;
    for (size_t i = 0; i < x->s->n; i++) {
        w.age[i] = (unsigned)x->s->period[i];
        x->worst[i] = 0;
    }
    x->length = make_list(x->list, x->s);
    visit(x, &w);
    while (x->depth > 0 && !x->too_large) {
        w = unpack(x->stack[--x->depth]);
        bool work = false;
        for (size_t i = 0; i < x->s->n; i++)
            work = work || has_work(x, &w, i);
        releases(x, &w);
        if (w.running != NOBODY) {
            run(x, &w);
            continue;
        }
        look(x, &w);
        if (!work) { /* nobody: time passes wherever the Host stands */
            pass(x, &w);
            visit(x, &w);
        }
    }
}

/* Two or three channels with periods around what they respond in. */
static struct system tiny_system(void)
{
    struct system s = {.n = (size_t)rnd_range(2, SMALL)};
    s.cost = rnd_chance(50) ? 0 : rnd_range(1, 2);
    s.mode = rnd_chance(15) ? GPURTA_RUNLIST_FLAT : GPURTA_RUNLIST_INTERLEAVED;
    for (size_t i = 0; i < s.n; i++) {
        s.level[i] = (gpurta_level)rnd_range(1, 3);
        s.slice[i] = rnd_range(1, 3);
        s.wcet[i] = rnd_chance(8) ? 0 : rnd_range(1, 4);
        s.section[i] = rnd_chance(15) ? 1 : 0;
        s.period[i] = s.wcet[i] && rnd_chance(85) ? rnd_range(s.wcet[i], 30) : 0;
        s.deadline[i] = s.period[i];
    }
    if (rnd_chance(40)) { /* periods around those with which a reset lets two jobs meet */
        s.reset = rnd_range(1, 7);
        for (size_t i = 0; i < s.n; i++)
            s.wcet[i] = s.level[i] == GPURTA_LEVEL_LOW ? 1 : s.wcet[i];
        const struct bounds b = ticks(&s);
        for (size_t i = 0; i < s.n; i++)
            if (s.level[i] == GPURTA_LEVEL_LOW && rnd_chance(80))
                s.period[i] = s.deadline[i] = b.limited[i] + rnd_range(0, s.reset);
    }
    return s;
}

struct tally {
    size_t systems, bounds, exact, positional, witnesses, reached;
};

/* A response that is said to be possible is no longer than the longest one. */
static void compare_witnesses(const struct search *const x, struct tally *const tally)
{
    struct system s = *x->s;
    gpurta_result *r;
    gpurta_error error;
    mpq_t witness;
    for (size_t i = 0; i < s.n; i++)
        s.deadline[i] = s.wcet[i] ? 1 : 0; /* which the bound exceeds */
    gpurta_tasks *const tasks = make_tasks(&s, 1);
    gpurta_options *const options = make_options(&s, 1);
    assert_ok(gpurta_runlist_of(&r, tasks, options, &error), &error);
    mpq_init(witness);
    for (size_t i = 0; i < s.n; i++) {
        if (x->full[i] || x->reset[i] || !result_time(r, GPURTA_RUNLIST_TASKS_WITNESS, i, witness))
            continue;
        if (mpq_cmp_si(witness, x->worst[i], 1) > 0)
            fail_msg("channel %zu responds in %lld at most; its witness is longer "
                     "(GPURTA_SEED=%llu)",
                     i, (long long)x->worst[i], (unsigned long long)rnd_seed());
        tally->witnesses++;
        tally->reached += mpq_cmp_si(witness, x->worst[i], 1) == 0;
    }
    mpq_clear(witness);
    gpurta_result_destroy(r);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
}

static void compare(struct search *const x, const struct bounds *const b, struct tally *const tally)
{
    explore(x);
    if (x->too_large)
        return;
    tally->systems++;
    compare_witnesses(x, tally);
    for (size_t i = 0; i < x->s->n; i++) {
        if (x->full[i] || x->reset[i])
            continue;
        if (x->worst[i] > b->limited[i] || b->limited[i] > b->positional[i])
            fail_msg("channel %zu responds in %lld; bounds %lld, %lld (GPURTA_SEED=%llu)", i,
                     (long long)x->worst[i], (long long)b->limited[i], (long long)b->positional[i],
                     (unsigned long long)rnd_seed());
        tally->bounds++;
        tally->exact += x->worst[i] == b->limited[i];
        tally->positional += x->worst[i] == b->positional[i];
    }
}

static void test_never_below_the_exact_worst_case(void **const state)
{
    (void)state;
    struct search x = {.observed = malloc(LARGEST * sizeof *x.observed),
                       .stack = malloc(LARGEST * sizeof *x.stack)};
    struct tally tally = {0, 0, 0, 0, 0, 0};
    assert_non_null(x.observed);
    assert_non_null(x.stack);
    for (size_t c = cases(150); c > 0; c--) {
        const struct system s = tiny_system();
        const struct bounds b = ticks(&s);
        int64_t limited[MOST];
        bool full[MOST], fits = true;
        oracle_limited(&s, limited, full);
        for (size_t i = 0; i < s.n; i++)
            fits = fits && b.limited[i] < 120;
        x.s = &s;
        x.full = full;
        x.any_demand = rnd_chance(25);
        const size_t spared = (size_t)rnd_range(0, 2 * SMALL);
        for (size_t i = 0; i < s.n; i++)
            x.reset[i] = s.reset && s.level[i] == GPURTA_LEVEL_LOW && i != spared;
        if (fits)
            compare(&x, &b, &tally);
    }
    print_message("%zu systems, %zu bounds: %zu exact; positional ones %zu\n", tally.systems,
                  tally.bounds, tally.exact, tally.positional);
    tried("runlist: no response in a reachable state exceeds its bound", tally.bounds);
    print_message("%zu witnesses: %zu exact\n", tally.witnesses, tally.reached);
    tried("runlist: no witness exceeds the longest response in a reachable state", tally.witnesses);
    assert_often(2 * tally.reached, tally.witnesses);
    assert_often(2 * tally.exact, tally.bounds);
    assert_often(tally.exact - tally.positional, tally.bounds);
    free(x.observed);
    free(x.stack);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_never_below_the_exact_worst_case)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
