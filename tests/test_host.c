/* The Host (gpurta/host.h), and the bounds of gpurta/runlist.h against its behaviour. The oracle
 * goes through time tick by tick and through the list entry by entry. */
#include "model/tasks.h"
#include "model_calls.h"
#include "runlist_systems.h"

#include "alloc.h"
#include "model/options.h"
#include "runlist/runlist.h"
#include <gpurta/host.h>

#define MOST_JOBS 400

/* --- oracle: a Host that lives in whole ticks --- */

struct job {
    size_t task;
    int64_t release, demand, done; /* done -1: not complete */
};

struct world {
    const struct system *s;
    size_t list[MOST_ENTRIES], length;
    struct job job[MOST_JOBS];
    size_t jobs;
    bool resume_free;
    bool closed;     /* jobs wait for the one before; then `think` ticks more */
    unsigned reset;  /* bits of low channels: each turn may end with a reset, the job lost */
    int any_section; /* percent of slots that overrun by a random part only */
};

/* The job of channel c that is to run at time now, or -1. `before`: released before now only. */
static int current(const struct world *const w, const size_t c, const int64_t now,
                   const bool before)
{
    int found = -1;
    for (size_t j = 0; j < w->jobs; j++) {
        const struct job *const job = &w->job[j];
        if (job->task == c && job->done < 0 && job->release + before <= now &&
            (found < 0 || job->release < w->job[found].release))
            found = (int)j;
    }
    return found;
}

static int64_t finish(struct world *const w, const int j, const int64_t now, int64_t left)
{
    w->job[j].done = now;
    if (!w->closed)
        return left - 1;
    for (size_t k = 0; k < w->jobs; k++) {
        struct job *const job = &w->job[k];
        if (job->task == w->job[j].task && job->done < 0 && job->release < now)
            job->release = now;
    }
    return left - 1;
}

/* Runs until `stop` is complete, or all jobs are if it is -1. */
static void live(struct world *const w, size_t position, const int stop, int64_t *const busy)
{
    const struct system *const s = w->s;
    int64_t now = 0, left = (int64_t)w->jobs;
    size_t last = SIZE_MAX;
    while (stop >= 0 ? w->job[stop].done < 0 : left > 0) {
        size_t skipped = 0;
        while (skipped < w->length && s->wcet[w->list[position]] != 0 &&
               current(w, w->list[position], now, false) < 0) {
            position = (position + 1) % w->length;
            skipped++;
        }
        if (skipped == w->length) {
            now++;
            continue;
        }
        const size_t c = w->list[position];
        if (!(w->resume_free && last == c))
            now += s->cost;
        last = c;
        int64_t overrun = s->section[c];
        if (overrun && rnd_chance(w->any_section))
            overrun = rnd_range(0, overrun);
        if (s->wcet[c] == 0) {
            now += s->slice[c] + overrun;
        } else {
            int64_t slot = 0;
            int j = current(w, c, now, false);
            while (j >= 0) {
                now++;
                slot++;
                busy[c]++;
                if (--w->job[j].demand == 0) {
                    left = finish(w, j, now, left);
                    if (slot >= s->slice[c])
                        break;
                    j = current(w, c, now, true);
                } else if (slot >= s->slice[c] + overrun) {
                    break;
                }
            }
            if (w->reset >> c & 1 && rnd_chance(80)) {
                if (j >= 0 && w->job[j].done < 0)
                    left = finish(w, j, now, left);
                now += s->reset;
            }
        }
        position = (position + 1) % w->length;
    }
}

static void build(struct world *const w, const struct system *const s)
{
    *w = (struct world){.s = s};
    w->length = make_list(w->list, s);
}

static void add(struct world *const w, const size_t task, const int64_t release,
                const int64_t demand)
{
    assert_true(w->jobs < MOST_JOBS);
    w->job[w->jobs++] = (struct job){task, release, demand, -1};
}

/* --- the library's Host on the same jobs, with all times divided by den --- */

static gpurta_result *simulate(const struct world *const w, const size_t position,
                               const int64_t den, const bool force_gmp)
{
    gpurta_error error;
    gpurta_result *host;
    gpurta_tasks *const tasks = make_tasks(w->s, den);
    gpurta_options *const options = make_options(w->s, den);
    gpurta_host_scenario *scenario;
    mpq_t release, demand;
    mpq_inits(release, demand, NULL);
    assert_ok(gpurta_host_scenario_create(&scenario, &error), &error);
    for (size_t j = 0; j < w->jobs; j++) {
        system_time(release, w->job[j].release, den);
        system_time(demand, w->job[j].demand, den);
        assert_ok(gpurta_host_scenario_add(scenario, w->job[j].task, release, demand, &error),
                  &error);
    }
    mpq_clears(release, demand, NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_HOST_START, (int64_t)position, &error),
              &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_HOST_RESUME_FREE, w->resume_free, &error),
              &error);
    assert_ok(
        gpurta_options_set(options, OPTION_NUMBERS, force_gmp ? TICKS_GMP : TICKS_AUTO, &error),
        &error);
    assert_ok(gpurta_host_simulate_of(&host, tasks, scenario, options, &error), &error);
    const int64_t turns = (int64_t)gpurta_rows(host, GPURTA_HOST_SCHEDULE);
    for (int64_t limit = turns > 1 ? turns - 1 : 1; limit <= turns; limit++) {
        gpurta_result *again = NULL;
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_HOST_LIMIT, limit, &error), &error);
        assert_int_equal(gpurta_host_simulate_of(&again, tasks, scenario, options, &error),
                         limit < turns ? GPURTA_LIMIT : GPURTA_OK);
        gpurta_result_destroy(again);
    }
    gpurta_host_scenario_destroy(scenario);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    return host;
}

static void assert_same_jobs(const gpurta_result *const host, const struct world *const w,
                             const int64_t den)
{
    mpq_t release, completion, expected;
    mpq_inits(release, completion, expected, NULL);
    assert_int_equal(gpurta_rows(host, GPURTA_HOST_JOBS), w->jobs);
    for (size_t j = 0; j < w->jobs; j++) {
        assert_int_equal(result_count(host, GPURTA_HOST_JOBS_INDEX, j), w->job[j].task);
        assert_true(result_time(host, GPURTA_HOST_JOBS_RELEASE, j, release));
        assert_true(result_time(host, GPURTA_HOST_JOBS_COMPLETION, j, completion));
        mpq_set_si(expected, (long)w->job[j].release, (unsigned long)den);
        mpq_canonicalize(expected);
        assert_time_equal(release, expected);
        mpq_set_si(expected, (long)w->job[j].done, (unsigned long)den);
        mpq_canonicalize(expected);
        assert_time_equal(completion, expected);
    }
    mpq_clears(release, completion, expected, NULL);
}

/* Turns follow each other, begin and end in order, and hold as much work as the jobs demanded. */
static void assert_sound_turns(const gpurta_result *const host, const struct world *const w,
                               const int64_t *const busy, const int64_t den)
{
    mpq_t start, begin, end, last, sum[MOST], expected;
    mpq_inits(start, begin, end, last, expected, NULL);
    for (size_t c = 0; c < w->s->n; c++)
        mpq_init(sum[c]);
    for (size_t i = 0; i < gpurta_rows(host, GPURTA_HOST_SCHEDULE); i++) {
        const size_t task = (size_t)result_count(host, GPURTA_HOST_SCHEDULE_INDEX, i);
        assert_true(result_time(host, GPURTA_HOST_SCHEDULE_SWITCH, i, start) &&
                    result_time(host, GPURTA_HOST_SCHEDULE_START, i, begin) &&
                    result_time(host, GPURTA_HOST_SCHEDULE_END, i, end));
        assert_int_equal(w->list[result_count(host, GPURTA_HOST_SCHEDULE_POSITION, i)], task);
        assert_true(mpq_cmp(last, start) <= 0 && mpq_cmp(start, begin) <= 0 &&
                    mpq_cmp(begin, end) < 0);
        mpq_set(last, end);
        mpq_sub(end, end, begin);
        mpq_add(sum[task], sum[task], end);
    }
    for (size_t c = 0; c < w->s->n; c++) {
        mpq_set_si(expected, (long)busy[c], (unsigned long)den);
        mpq_canonicalize(expected);
        if (w->s->wcet[c] != 0)
            assert_time_equal(sum[c], expected);
        mpq_clear(sum[c]);
    }
    mpq_clears(start, begin, end, last, expected, NULL);
}

static void test_host_equals_tick_by_tick(void **const state)
{
    (void)state;
    for (size_t c = cases(4000); c > 0; c--) {
        const struct system s = random_system();
        struct world w, before;
        int64_t busy[MOST] = {0};
        build(&w, &s);
        w.resume_free = rnd_chance(30);
        const int64_t spread = rnd_chance(50) ? 10 : 100;
        for (int64_t j = rnd_range(1, 12); j > 0; j--) {
            const size_t task = (size_t)rnd_range(0, (int64_t)s.n - 1);
            if (s.wcet[task])
                add(&w, task, rnd_range(0, spread), rnd_range(1, s.wcet[task]));
        }
        const size_t position = (size_t)rnd_range(0, (int64_t)w.length - 1);
        before = w;
        live(&w, position, -1, busy);
        for (int wide = 0; wide < 2; wide++) {
            const int64_t den = rnd_range(1, 5);
            gpurta_result *const host = simulate(&before, position, den, wide);
            assert_same_jobs(host, &w, den);
            assert_sound_turns(host, &w, busy, den);
            gpurta_result_destroy(host);
        }
    }
}

/* --- bounds against behaviour --- */

/* Every job that found the one before it complete stays within its bound; a channel that is reset
 * itself has none. */
static void assert_within(const struct world *const w, const int64_t *const bound)
{
    for (size_t j = 0; j < w->jobs; j++) {
        const struct job *const job = &w->job[j];
        bool alone = job->done >= 0 && !(w->reset >> job->task & 1);
        for (size_t k = 0; k < j && alone; k++) {
            const struct job *const other = &w->job[k];
            alone = other->task != job->task || (other->done >= 0 && other->done <= job->release);
        }
        if (alone && job->done - job->release > bound[job->task])
            fail_msg("response %lld above bound %lld of channel %zu (GPURTA_SEED=%llu)",
                     (long long)(job->done - job->release), (long long)bound[job->task], job->task,
                     (unsigned long long)rnd_seed());
    }
}

/* Times are doubled, so that a release one tick after an instant lies between the system's own. */
static struct system doubled(struct system s)
{
    s.cost *= 2;
    s.reset *= 2;
    for (size_t i = 0; i < s.n; i++) {
        s.slice[i] *= 2;
        s.wcet[i] *= 2;
        s.section[i] *= 2;
        s.period[i] *= 2;
        s.deadline[i] *= 2;
    }
    return s;
}

/* Jobs as fast as the period allows, or slower, from a random phase on. */
static void add_stream(struct world *const w, const size_t task, const int64_t until,
                       const size_t most)
{
    const struct system *const s = w->s;
    int64_t release = rnd_chance(50) ? 0 : rnd_range(0, 40);
    for (size_t j = 0; j < most && release < until; j++) {
        const bool shorter = rnd_chance(15);
        add(w, task, release, shorter ? rnd_range(1, s->wcet[task]) : s->wcet[task]);
        release += s->period[task] ? s->period[task] + (rnd_chance(30) ? rnd_range(0, 20) : 0) : 1;
    }
}

/* Two or three channels; low ones, of short jobs in long timeslices, are reset, and have periods
 * around those with which that lets two jobs meet. */
static struct system reset_system(void)
{
    struct system s = {.n = (size_t)rnd_range(2, 3), .reset = rnd_range(1, 9)};
    s.mode = rnd_chance(50) ? GPURTA_RUNLIST_FLAT : GPURTA_RUNLIST_INTERLEAVED;
    for (size_t i = 0; i < s.n; i++) {
        const bool low = i > 0 && rnd_chance(70);
        s.level[i] = low ? GPURTA_LEVEL_LOW : (gpurta_level)rnd_range(1, 3);
        s.slice[i] = low ? rnd_range(4, 9) : rnd_range(1, 5);
        s.wcet[i] = low ? rnd_range(1, 4) : rnd_range(1, 16);
        s.section[i] = rnd_chance(30) ? rnd_range(1, 4) : 0;
    }
    const struct bounds b = ticks(&s);
    for (size_t i = 0; i < s.n; i++)
        if (s.level[i] == GPURTA_LEVEL_LOW)
            s.period[i] = b.limited[i] + rnd_range(0, 2 * s.reset);
    return s;
}

/* Which low channels are reset: all, or all but one. */
static unsigned draw_resets(const struct system *const s)
{
    const size_t spared = (size_t)rnd_range(0, 2 * MOST);
    unsigned reset = 0;
    for (size_t i = 0; i < s->n; i++)
        if (s->level[i] == GPURTA_LEVEL_LOW && s->wcet[i] && i != spared)
            reset |= 1u << i;
    return reset;
}

/* Random sporadic releases with periods, from random positions; overloaded channels and resets. */
static void test_no_response_above_the_bound(void **const state)
{
    (void)state;
    for (size_t c = cases(12000); c > 0; c--) {
        struct system s = doubled(rnd_chance(25) ? reset_system() : random_system());
        s.overhead = GPURTA_RUNLIST_EVERY_SWITCH;
        int64_t busy[MOST] = {0};
        for (size_t i = 0; i < s.n; i++)
            s.period[i] = s.period[i] || !s.wcet[i] ? s.period[i] : rnd_range(1, 200);
        const struct bounds b = ticks(&s);
        struct world w;
        build(&w, &s);
        w.resume_free = rnd_chance(20);
        w.reset = s.reset ? draw_resets(&s) : 0;
        w.any_section = rnd_chance(50) ? 50 : 0;
        for (size_t i = 0; i < s.n; i++)
            if (s.wcet[i])
                add_stream(&w, i, 400, MOST_JOBS / MOST);
        live(&w, (size_t)rnd_range(0, (int64_t)w.length - 1), -1, busy);
        assert_within(&w, b.limited);
    }
    tried("runlist: no simulated response exceeds its bound", cases(12000));
}

/* Two jobs of L meet in a turn that a reset ends, though its bound is within its period. */
static void test_reset_lets_jobs_meet(void **const state)
{
    (void)state;
    const struct system s = {.n = 2,
                             .mode = GPURTA_RUNLIST_FLAT,
                             .reset = 7,
                             .level = {GPURTA_LEVEL_HIGH, GPURTA_LEVEL_LOW},
                             .slice = {5, 9},
                             .wcet = {8, 2},
                             .section = {4, 0},
                             .period = {0, 11}};
    struct world w;
    int64_t busy[MOST] = {0};
    build(&w, &s);
    w.any_section = 100;
    w.reset = 2;
    const struct bounds b = ticks(&s);
    int64_t worst = 0;
    for (int64_t c = 0; c < 1000; c++) {
        w.jobs = 0;
        add(&w, 0, 0, 8);
        add(&w, 0, 8, 8); /* just after its entry has passed */
        for (int64_t release = rnd_range(0, 7); release < 40; release += 11)
            add(&w, 1, release, 2);
        live(&w, 0, -1, busy);
        const int64_t response = w.job[1].done - w.job[1].release;
        worst = response > worst ? response : worst;
    }
    assert_true(worst >= 28); /* 26, if two jobs of L never met */
    assert_true(worst <= b.limited[0]);
    assert_int_equal(b.limited[0], b.positional[0]);
    assert_int_equal(b.limited[0], 8 + 2 * (9 + 7));
}

/* The adversary of Theorem 1: channel i submits just after each of its entries in turn, the others
 * as soon as they can. Without periods; closed loops. Returns the worst response of i. */
static int64_t adversary(const struct system *const s, const size_t i)
{
    int64_t worst = 0;
    struct world fresh;
    build(&fresh, s);
    fresh.closed = true;
    add(&fresh, i, 1, s->wcet[i]);
    for (size_t j = 0; j < s->n; j++)
        for (size_t n = 0; j != i && s->wcet[j] && n < MOST_JOBS / MOST; n++)
            add(&fresh, j, 0, s->wcet[j]);
    for (size_t p = 0; p < fresh.length; p++) {
        if (fresh.list[p] != i)
            continue;
        struct world w = fresh;
        int64_t busy[MOST] = {0};
        if (s->n == 1)
            w.job[0].release = 0;
        live(&w, (p + 1) % w.length, 0, busy);
        const int64_t response = w.job[0].done - w.job[0].release;
        worst = response > worst ? response : worst;
    }
    return worst;
}

static struct system small_system(void)
{
    struct system s = random_system();
    s.overhead = GPURTA_RUNLIST_EVERY_SWITCH;
    for (size_t i = 0; i < s.n; i++) {
        s.period[i] = s.deadline[i] = 0;
        if (s.wcet[i] > 20)
            s.wcet[i] = rnd_range(1, 20);
    }
    return s;
}

static void test_adversary_never_above_the_bound(void **const state)
{
    (void)state;
    size_t reached = 0, all = 0;
    for (size_t c = cases(4000); c > 0; c--) {
        const struct system s = doubled(small_system());
        const struct bounds b = ticks(&s);
        for (size_t i = 0; i < s.n; i++) {
            if (!s.wcet[i])
                continue;
            const int64_t worst = adversary(&s, i);
            assert_true(worst <= b.limited[i]);
            all++;
            reached += worst + 2 >= b.limited[i]; /* up to the tick by which i came later */
        }
    }
    assert_often(reached, 4 * all); /* the bound is attained, or the adversary is too weak */
}

/* Equation 3 is a bound without switch cost, and often is none with it. */
static void test_equation_3_against_the_adversary(void **const state)
{
    (void)state;
    size_t violated = 0, all = 0;
    for (size_t c = cases(4000); c > 0; c--) {
        struct system s = small_system();
        s.mode = GPURTA_RUNLIST_INTERLEAVED;
        for (size_t i = 0; i < s.n; i++)
            s.section[i] = 0;
        s = doubled(s);
        const struct bounds b = ticks(&s);
        for (size_t i = 0; i < s.n; i++) {
            if (b.theorem[i] < 0)
                continue;
            const bool above = adversary(&s, i) > b.theorem[i];
            assert_true(!above || s.cost > 0);
            violated += above;
            all += s.cost > 0;
        }
    }
    assert_often(violated, all);
    assert_often(all - violated, all);
}

/* Next vector of n digits in low..high; false after the last. */
static bool count_up(int64_t *const digit, const size_t n, const int64_t low, const int64_t high)
{
    for (size_t d = 0; d < n; d++) {
        if (digit[d]++ < high)
            return true;
        digit[d] = low;
    }
    return false;
}

/* The first system, by channels and then by the largest value in it, whose adversary exceeds
 * Equation 3: two high channels with one slot each. */
static void test_smallest_counterexample_to_equation_3(void **const state)
{
    (void)state;
    for (size_t n = 1; n <= 3; n++) {
        for (int64_t most = 1; most <= 2; most++) {
            int64_t digit[10];
            for (size_t d = 0; d < 3 * n + 1; d++)
                digit[d] = 1;
            do {
                struct system s = {.n = n, .cost = digit[0]};
                for (size_t i = 0; i < n; i++) {
                    s.level[i] = (gpurta_level)(GPURTA_LEVEL_HIGH + 1 - digit[1 + i]);
                    s.slice[i] = digit[1 + n + i];
                    s.wcet[i] = digit[1 + 2 * n + i];
                }
                const struct system twice = doubled(s);
                const struct bounds b = ticks(&twice);
                for (size_t i = 0; i < n; i++) {
                    if (b.theorem[i] < 0 || adversary(&twice, i) <= b.theorem[i])
                        continue;
                    assert_int_equal(n, 2);
                    assert_int_equal(s.cost, 1);
                    for (size_t j = 0; j < 2; j++) {
                        assert_int_equal(s.level[j], GPURTA_LEVEL_HIGH);
                        assert_int_equal(s.slice[j], 1);
                        assert_int_equal(s.wcet[j], 1);
                    }
                    assert_int_equal(b.theorem[i], 2 * 3);
                    assert_int_equal(b.limited[i], 2 * 4);
                    return;
                }
            } while (count_up(digit, 3 * n + 1, 1, most));
        }
    }
    fail_msg("no counterexample found");
}

/* Every way to release one job each, in half ticks: the bound holds, and is the supremum where all
 * others need one slot only. */
static void test_bound_is_tight_for_single_slots(void **const state)
{
    (void)state;
    for (size_t c = cases(60); c > 0; c--) {
        struct system s = {.n = (size_t)rnd_range(2, 3), .cost = rnd_range(0, 1)};
        for (size_t i = 0; i < s.n; i++) {
            s.level[i] = GPURTA_LEVEL_HIGH;
            s.slice[i] = rnd_range(1, 2);
            s.wcet[i] = rnd_range(1, s.slice[i]);
        }
        s = doubled(s);
        int64_t release[MOST] = {0}, worst[MOST] = {0};
        const struct bounds b = ticks(&s);
        do {
            for (size_t position = 0; position < s.n; position++) {
                struct world w;
                int64_t busy[MOST] = {0};
                build(&w, &s);
                for (size_t i = 0; i < s.n; i++)
                    add(&w, i, release[i], s.wcet[i]);
                live(&w, position, -1, busy);
                for (size_t i = 0; i < s.n; i++)
                    if (w.job[i].done - release[i] > worst[i])
                        worst[i] = w.job[i].done - release[i];
            }
        } while (count_up(release, s.n, 0, 4));
        for (size_t i = 0; i < s.n; i++)
            assert_int_equal(worst[i], b.limited[i]);
    }
}

/* --- times that are too long for 64 bits somewhere on the way --- */

static void assert_same_run(gpurta_result *const host, gpurta_result *const wide)
{
    assert_same_rows(host, wide, GPURTA_HOST);
    assert_same_rows(host, wide, GPURTA_HOST_JOBS);
    assert_same_rows(host, wide, GPURTA_HOST_SCHEDULE);
    gpurta_result_destroy(host);
    gpurta_result_destroy(wide);
}

static void test_long_times(void **const state)
{
    (void)state;
    for (size_t c = cases(1000); c > 0; c--) {
        struct system s = random_system();
        struct world w;
        gpurta_error error;
        s.overhead = GPURTA_RUNLIST_EVERY_SWITCH;
        longer_by = (int)rnd_range(50, 58);
        build(&w, &s);
        for (int64_t j = rnd_range(1, 6); j > 0; j--) { /* in any order */
            const size_t task = (size_t)rnd_range(0, (int64_t)s.n - 1);
            if (s.wcet[task])
                add(&w, task, rnd_range(0, 50), rnd_range(1, s.wcet[task]));
        }
        const size_t position = (size_t)rnd_range(0, (int64_t)w.length - 1);
        assert_same_run(simulate(&w, position, 1, false), simulate(&w, position, 1, true));
        gpurta_tasks *const tasks = make_tasks(&s, 1);
        gpurta_options *const options = make_options(&s, 1);
        for (size_t i = 0; i < s.n; i++) {
            gpurta_result *run[2];
            for (int wide = 0; s.wcet[i] && wide < 2; wide++) {
                assert_ok(gpurta_options_set(options, OPTION_NUMBERS, wide ? TICKS_GMP : TICKS_AUTO,
                                             &error),
                          &error);
                assert_ok(gpurta_host_simulate_critical_of(&run[wide], tasks, i, options, &error),
                          &error);
            }
            if (s.wcet[i])
                assert_same_run(run[0], run[1]);
        }
        gpurta_options_destroy(options);
        gpurta_tasks_destroy(tasks);
    }
    longer_by = 0;
}

/* --- the critical situation of the library --- */

static void test_critical_within_bound_and_witness_occurs(void **const state)
{
    (void)state;
    mpq_t response, bound;
    mpq_inits(response, bound, NULL);
    size_t witnesses = 0;
    for (size_t c = cases(4000); c > 0; c--) {
        struct system s = random_system();
        gpurta_error error;
        s.overhead = GPURTA_RUNLIST_EVERY_SWITCH;
        gpurta_tasks *const tasks = make_tasks(&s, 1);
        gpurta_options *const options = make_options(&s, 1);
        gpurta_result *bounds;
        assert_ok(gpurta_runlist_of(&bounds, tasks, options, &error), &error);
        for (size_t i = 0; i < s.n; i++) {
            if (!s.wcet[i])
                continue;
            gpurta_result *host, *wide;
            assert_ok(gpurta_host_simulate_critical_of(&host, tasks, i, options, &error), &error);
            assert_ok(gpurta_options_set(options, OPTION_NUMBERS, TICKS_GMP, &error), &error);
            assert_ok(gpurta_host_simulate_critical_of(&wide, tasks, i, options, &error), &error);
            assert_ok(gpurta_options_set(options, OPTION_NUMBERS, TICKS_AUTO, &error), &error);
            assert_true(result_time(host, GPURTA_HOST_JOBS_RESPONSE, 0, response));
            assert_true(result_time(wide, GPURTA_HOST_JOBS_RESPONSE, 0, bound));
            assert_time_equal(response, bound);
            assert_int_equal(gpurta_rows(host, GPURTA_HOST_SCHEDULE),
                             gpurta_rows(wide, GPURTA_HOST_SCHEDULE));
            assert_int_equal(result_time(bounds, GPURTA_RUNLIST_TASKS_BOUND, i, bound), 1);
            assert_true(mpq_cmp(response, bound) <= 0);
            gpurta_result_destroy(host);
            gpurta_result_destroy(wide);
            if (!result_time(bounds, GPURTA_RUNLIST_TASKS_WITNESS, i, bound))
                continue;
            struct system free = s;
            struct world w;
            int64_t busy[MOST] = {0};
            free.cost = 0;
            memset(free.section, 0, sizeof free.section);
            build(&w, &free);
            add(&w, i, 0, s.wcet[i]);
            for (size_t j = 0; j < s.n; j++)
                if (j != i && s.wcet[j])
                    add(&w, j, 0, s.wcet[j]);
            const int64_t from = position_of(bounds, i, window_of(bounds, i));
            live(&w, (size_t)(from + 1) % w.length, 0, busy);
            assert_int_equal(mpq_cmp_si(bound, (long)w.job[0].done, 1), 0);
            witnesses++;
        }
        gpurta_result_destroy(bounds);
        gpurta_options_destroy(options);
        gpurta_tasks_destroy(tasks);
    }
    assert_often(witnesses, witnesses);
    mpq_clears(response, bound, NULL);
}

struct attempt {
    gpurta_tasks *tasks;
    gpurta_options *options;
    mpq_t release, demand;
};

static gpurta_status simulate_call(void *const context)
{
    const struct attempt *const a = context;
    gpurta_host_scenario *scenario;
    gpurta_result *host = NULL;
    gpurta_status status = gpurta_host_scenario_create(&scenario, NULL);
    if (status != GPURTA_OK)
        return status;
    for (size_t j = 0; j < 12 && status == GPURTA_OK; j++)
        status = gpurta_host_scenario_add(scenario, 0, a->release, j % 2 ? a->demand : NULL, NULL);
    if (status == GPURTA_OK)
        status = gpurta_host_simulate_of(&host, a->tasks, scenario, a->options, NULL);
    gpurta_host_scenario_destroy(scenario);
    gpurta_result_destroy(host);
    return status;
}

static gpurta_status critical_call(void *const context)
{
    const struct attempt *const a = context;
    gpurta_result *host;
    const gpurta_status status =
        gpurta_host_simulate_critical_of(&host, a->tasks, 0, a->options, NULL);
    if (status == GPURTA_OK)
        gpurta_result_destroy(host);
    return status;
}

/* Every allocation fails once, with 64-bit numbers and with numbers that need GMP. */
static void test_no_memory(void **const state)
{
    (void)state;
    const struct system s = {.n = 3, .level = {3, 3, 1}, .slice = {2, 3, 4}, .wcet = {5, 7, 9}};
    static const char *const starts[] = {"7/2", "1e30"};
    for (int u = 0; u < 2; u++) {
        struct attempt a = {.tasks = make_tasks(&s, 1), .options = make_options(&s, 1)};
        time_init(a.release, starts[u]);
        time_init(a.demand, "3/2");
        assert_true(alloc_fail_each(simulate_call, &a) > 8);
        if (u == 1) {
            gpurta_error error;
            assert_ok(gpurta_tasks_set_time(a.tasks, 1, GPURTA_TASK_TIMESLICE, a.release, &error),
                      &error);
        }
        assert_true(alloc_fail_each(critical_call, &a) > 8);
        mpq_clears(a.release, a.demand, NULL);
        gpurta_options_destroy(a.options);
        gpurta_tasks_destroy(a.tasks);
    }
}

/* Simulates one job of a task, released at 1. */
static gpurta_status one_job(gpurta_result **const host, const gpurta_tasks *const tasks,
                             const size_t task, const gpurta_options *const options,
                             gpurta_error *const error)
{
    gpurta_host_scenario *scenario;
    mpq_t one;
    time_init(one, "1");
    assert_ok(gpurta_host_scenario_create(&scenario, error), error);
    assert_ok(gpurta_host_scenario_add(scenario, task, one, NULL, error), error);
    const gpurta_status status = gpurta_host_simulate_of(host, tasks, scenario, options, error);
    gpurta_host_scenario_destroy(scenario);
    mpq_clear(one);
    return status;
}

/* The response of channel i alone; -1 if the deadline of a channel before it was missed. */
static void check_critical_ticks(const struct system *const s, const bool hurried)
{
    int64_t work[512], response[MOST];
    gpurta_error error;
    mpq_t exact;
    mpq_init(exact);
    gpurta_tasks *const tasks = make_tasks(s, 1);
    gpurta_options *const options = make_options(s, 1);
    const gpurta_runlist_ticks_set set = ticks_set(s);
    assert_true(gpurta_host_ticks_work(s->n) <= sizeof work);
    assert_ok(
        gpurta_host_critical_ticks(&set, hurried ? s->deadline : NULL, response, work, &error),
        &error);
    bool late = false;
    for (size_t i = 0; i < s->n; i++) {
        gpurta_result *host;
        if (late || !s->wcet[i]) {
            assert_int_equal(response[i], GPURTA_RUNLIST_NO_VALUE);
            continue;
        }
        assert_ok(gpurta_host_simulate_critical_of(&host, tasks, i, options, &error), &error);
        assert_true(result_time(host, GPURTA_HOST_JOBS_RESPONSE, 0, exact));
        late = hurried && mpq_cmp_si(exact, (long)s->deadline[i], 1) > 0;
        if (late)
            assert_true(response[i] > s->deadline[i] &&
                        mpq_cmp_si(exact, (long)response[i], 1) >= 0);
        else
            assert_int_equal(mpq_cmp_si(exact, (long)response[i], 1), 0);
        gpurta_result_destroy(host);
    }
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    mpq_clear(exact);
}

static void test_critical_ticks_equal_the_simulation(void **const state)
{
    (void)state;
    for (size_t c = cases(2000); c > 0; c--) {
        struct system s = random_system();
        if (rnd_chance(30))
            s = stepped(s);
        check_critical_ticks(&s, false);
        for (size_t i = 0; i < s.n; i++)
            s.deadline[i] = s.deadline[i] ? s.deadline[i] : 100;
        check_critical_ticks(&s, true);
    }
}

static void test_critical_ticks_arguments(void **const state)
{
    int64_t work[512], response[2], deadline[2] = {5, 0};
    gpurta_error error;
    struct system s = {.n = 2, .level = {GPURTA_LEVEL_HIGH, GPURTA_LEVEL_LOW}};
    s.slice[0] = s.slice[1] = 2;
    s.wcet[0] = 3;
    gpurta_runlist_ticks_set set = ticks_set(&s);
    (void)state;
    assert_ok(gpurta_host_critical_ticks(&set, deadline, response, work, &error), &error);
    assert_int_equal(response[0], 6); /* above 5, and no turn more */
    assert_ok(gpurta_host_critical_ticks(&set, NULL, response, work, &error), &error);
    assert_int_equal(response[0], 7); /* L 0-2, H 2-4, L 4-6, H 6-7 */
    assert_int_equal(response[1], GPURTA_RUNLIST_NO_VALUE);
    deadline[0] = 0;
    assert_int_equal(gpurta_host_critical_ticks(&set, deadline, response, work, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(error.item, 0);
    assert_int_equal(gpurta_host_critical_ticks(&set, NULL, NULL, work, NULL),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_host_critical_ticks(&set, NULL, response, NULL, NULL),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_host_critical_ticks(NULL, NULL, response, work, NULL),
                     GPURTA_INVALID_ARGUMENT);
    s.wcet[0] = 4000000; /* two million turns of either */
    assert_int_equal(gpurta_host_critical_ticks(&set, NULL, response, work, NULL), GPURTA_LIMIT);
    s.slice[1] = INT64_MAX / 2;
    s.wcet[0] = 9;
    assert_int_equal(gpurta_host_critical_ticks(&set, NULL, response, work, NULL), GPURTA_OVERFLOW);
    assert_int_equal(gpurta_host_ticks_work(0), 0);
    assert_int_equal(gpurta_host_ticks_work(SIZE_MAX / 8), 0);
}

static void test_scenario_arguments(void **const state)
{
    (void)state;
    gpurta_host_scenario *scenario;
    gpurta_error error;
    mpq_t value, one;
    time_init(value, "-1");
    time_init(one, "1");
    assert_int_equal(gpurta_host_scenario_create(NULL, &error), GPURTA_INVALID_ARGUMENT);
    assert_ok(gpurta_host_scenario_create(&scenario, &error), &error);
    assert_int_equal(gpurta_host_scenario_add(NULL, 0, one, one, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_host_scenario_add(scenario, 0, NULL, one, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_host_scenario_add(scenario, 0, value, one, &error),
                     GPURTA_OUT_OF_RANGE);
    mpq_set_si(value, 0, 1);
    assert_int_equal(gpurta_host_scenario_add(scenario, 0, one, value, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(error.item, 0);
    gpurta_host_scenario_destroy(scenario);
    gpurta_host_scenario_destroy(NULL);
    mpq_clears(value, one, NULL);
}

/* The getters of a result: the low channel 0-3, the high one 3-5, low 5-8, high 8-10. */
static void check_getters(const gpurta_result *const host)
{
    mpq_t time;
    mpq_init(time);
    assert_int_equal(gpurta_rows(host, GPURTA_HOST_SCHEDULE), 4);
    assert_true(result_time(host, GPURTA_HOST_END, 0, time));
    assert_time(time, "10");
    assert_int_equal(result_count(host, GPURTA_HOST_SCHEDULE_INDEX, 3), 0);
    assert_string_equal(result_text(host, GPURTA_HOST_SCHEDULE_NAME, 3), "t1");
    assert_false(result_time(host, GPURTA_HOST_SCHEDULE_END, 4, time));
    assert_false(result_time(host, GPURTA_HOST_JOBS_COMPLETION, 0, time));
    assert_false(result_time(host, GPURTA_HOST_JOBS_RESPONSE, 0, time));
    assert_false(result_time(host, GPURTA_HOST_JOBS_RELEASE, 1, time));
    assert_true(result_time(host, GPURTA_HOST_JOBS_RELEASE, 0, time));
    assert_time(time, "1");
    assert_int_equal(gpurta_rows(host, GPURTA_RUNLIST_TASKS), 0);
    mpq_clear(time);
}

/* A job of C = 5 that is released at 1 and not complete at the end, 10: late from deadline 9 on. */
static void check_verdicts(gpurta_tasks *const tasks, const gpurta_options *const options)
{
    static const struct {
        const char *deadline;
        gpurta_verdict verdict;
    } cases_of[] = {{"9", GPURTA_UNSCHEDULABLE}, {"19/2", GPURTA_UNKNOWN}};
    gpurta_error error;
    gpurta_result *host;
    mpq_t deadline;
    for (size_t i = 0; i < 2; i++) {
        time_init(deadline, cases_of[i].deadline);
        assert_ok(gpurta_tasks_set_time(tasks, 0, GPURTA_TASK_DEADLINE, deadline, &error), &error);
        assert_ok(one_job(&host, tasks, 0, options, &error), &error);
        assert_int_equal(result_verdict(host, GPURTA_HOST_JOBS_MEETS_DEADLINE, 0),
                         cases_of[i].verdict);
        assert_int_equal(result_verdict(host, GPURTA_HOST_VERDICT, 0), cases_of[i].verdict);
        gpurta_result_destroy(host);
        mpq_clear(deadline);
    }
}

static void test_arguments(void **const state)
{
    (void)state;
    const struct system s = {.n = 2, .level = {3, 1}, .slice = {2, 3}, .wcet = {5, 0}};
    gpurta_tasks *const tasks = make_tasks(&s, 1);
    gpurta_options *const options = make_options(&s, 1);
    gpurta_result *host = NULL;
    gpurta_error error;
    mpq_t until;
    time_init(until, "9");
    assert_int_equal(one_job(&host, tasks, 1, options, &error),
                     GPURTA_INVALID_ARGUMENT); /* saturated */
    assert_int_equal(one_job(&host, tasks, 2, options, &error),
                     GPURTA_INVALID_ARGUMENT); /* no such task */
    assert_int_equal(error.item, 0);
    assert_int_equal(one_job(NULL, tasks, 0, options, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_host_simulate_of(&host, tasks, NULL, options, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(one_job(&host, NULL, 0, options, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_host_simulate_critical_of(&host, tasks, 1, options, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_host_simulate_critical_of(&host, tasks, 9, options, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_HOST_START, 2, &error), &error);
    assert_int_equal(one_job(&host, tasks, 0, options, &error), GPURTA_OUT_OF_RANGE);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_HOST_START, 1, &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_HOST_LIMIT, 3, &error), &error);
    assert_int_equal(one_job(&host, tasks, 0, options, &error), GPURTA_LIMIT);
    assert_null(host);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_HOST_LIMIT, 100, &error), &error);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_HOST_UNTIL, until, &error), &error);
    assert_ok(one_job(&host, tasks, 0, options, &error), &error);
    check_getters(host);
    gpurta_result_destroy(host);
    check_verdicts(tasks, options);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    mpq_clear(until);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_host_equals_tick_by_tick),
        cmocka_unit_test(test_no_response_above_the_bound),
        cmocka_unit_test(test_reset_lets_jobs_meet),
        cmocka_unit_test(test_adversary_never_above_the_bound),
        cmocka_unit_test(test_equation_3_against_the_adversary),
        cmocka_unit_test(test_smallest_counterexample_to_equation_3),
        cmocka_unit_test(test_bound_is_tight_for_single_slots),
        cmocka_unit_test(test_critical_within_bound_and_witness_occurs),
        cmocka_unit_test(test_long_times),
        cmocka_unit_test(test_critical_ticks_equal_the_simulation),
        cmocka_unit_test(test_critical_ticks_arguments),
        cmocka_unit_test(test_no_memory),
        cmocka_unit_test(test_scenario_arguments),
        cmocka_unit_test(test_arguments),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
