/* Random systems of channels, and an oracle for their bounds that makes the list, cuts it into gaps
 * and adds them up. */
#ifndef RUNLIST_SYSTEMS_H
#define RUNLIST_SYSTEMS_H

#include "base/values.h"
#include "model/tasks.h"
#include "model_calls.h"
#include "support.h"

#include <gpurta/runlist.h>
#include <string.h>

#define MOST 8 /* channels of a random system */
#define MOST_ENTRIES 512

struct system {
    size_t n;
    gpurta_level level[MOST];
    int64_t slice[MOST], wcet[MOST], section[MOST], period[MOST], deadline[MOST]; /* 0: none */
    int64_t cost, reset, step; /* step 0: timeslices are exact */
    gpurta_runlist_mode mode;
    gpurta_runlist_overhead overhead;
};

/* --- results --- */

/* The channel at a position of the list. */
static inline size_t entry_of(const gpurta_result *const r, const size_t position)
{
    return (size_t)result_count(r, GPURTA_RUNLIST_LIST_INDEX, position);
}

/* Where entry number `entry` of channel i stands, by the list itself; -1: there are not so many. */
static inline int64_t position_of(const gpurta_result *const r, const size_t i, int64_t entry)
{
    for (size_t p = 0; p < gpurta_rows(r, GPURTA_RUNLIST_LIST); p++)
        if (entry_of(r, p) == i && entry-- == 0)
            return (int64_t)p;
    return -1;
}

/* -1: none */
static inline int64_t window_of(const gpurta_result *const r, const size_t i)
{
    int64_t window = -1;
    return gpurta_get_count(r, GPURTA_RUNLIST_TASKS_WINDOW, i, &window) ? -1 : window;
}

/* The row of what channel j adds to the bound of channel i. */
static inline size_t term_of(const gpurta_result *const r, const size_t i, const size_t j)
{
    size_t count;
    const size_t first = gpurta_children(r, GPURTA_RUNLIST_TERMS, i, &count);
    assert_int_equal(count, gpurta_rows(r, GPURTA_RUNLIST_TASKS));
    return first + (j == i ? 0 : j < i ? j + 1 : j);
}

/* Two results say the same, in every row and column of a table. */
static inline void assert_same_rows(const gpurta_result *const a, const gpurta_result *const b,
                                    const gpurta_table table)
{
    const gpurta_column_facts *facts;
    mpq_t x, y;
    mpq_inits(x, y, NULL);
    assert_int_equal(gpurta_rows(a, table), gpurta_rows(b, table));
    for (size_t c = 0; (facts = gpurta_column_at(c)); c++)
        for (size_t i = 0; facts->table == table && i < gpurta_rows(a, table); i++) {
            const gpurta_column which = facts->column;
            const char *const s = result_text(a, which, i), *const t = result_text(b, which, i);
            assert_int_equal(result_time(a, which, i, x), result_time(b, which, i, y));
            assert_time_equal(x, y);
            assert_int_equal(result_count(a, which, i), result_count(b, which, i));
            assert_int_equal(result_verdict(a, which, i), result_verdict(b, which, i));
            assert_true(s && t ? strcmp(s, t) == 0 : s == t);
        }
    mpq_clears(x, y, NULL);
}

/* --- oracle --- */

static inline size_t append(size_t *const list, size_t length, const struct system *const s,
                            const gpurta_level level)
{
    for (size_t i = 0; i < s->n; i++)
        if (s->level[i] == level)
            list[length++] = i;
    return length;
}

/* The driver's construction as it is told: for each low channel, for each medium channel, ... */
static inline size_t make_list(size_t *const list, const struct system *const s)
{
    size_t length = 0, lows = 0, mediums = 0;
    for (size_t i = 0; i < s->n; i++) {
        lows += s->level[i] == GPURTA_LEVEL_LOW;
        mediums += s->level[i] == GPURTA_LEVEL_MEDIUM;
    }
    if (s->mode == GPURTA_RUNLIST_FLAT || (lows == 0 && mediums == 0)) {
        length = append(list, length, s, GPURTA_LEVEL_HIGH);
        length = append(list, length, s, GPURTA_LEVEL_MEDIUM);
        return append(list, length, s, GPURTA_LEVEL_LOW);
    }
    for (size_t l = 0; l < s->n || lows == 0; l++) {
        if (lows > 0 && s->level[l] != GPURTA_LEVEL_LOW)
            continue;
        for (size_t m = 0; m < s->n; m++) {
            if (s->level[m] != GPURTA_LEVEL_MEDIUM)
                continue;
            length = append(list, length, s, GPURTA_LEVEL_HIGH);
            list[length++] = m;
        }
        if (lows == 0)
            break;
        length = append(list, length, s, GPURTA_LEVEL_HIGH);
        list[length++] = l;
    }
    assert_true(length <= MOST_ENTRIES);
    return length;
}

/* Work of one entry. */
static inline int64_t oracle_entry(const struct system *const s, const size_t j, const bool full)
{
    int64_t e = s->slice[j] + s->section[j];
    if (!full && s->wcet[j] < e)
        e = s->wcet[j];
    return e;
}

static inline int64_t oracle_switch(const struct system *const s, const size_t j)
{
    return (s->overhead == GPURTA_RUNLIST_EVERY_SWITCH ? s->cost : 0) +
           (s->level[j] == GPURTA_LEVEL_LOW ? s->reset : 0);
}

static inline int64_t oracle_turns(const struct system *const s, const size_t i)
{
    const int64_t slice = s->step ? s->slice[i] / s->step * s->step : s->slice[i];
    return (s->wcet[i] + slice - 1) / slice;
}

/* A response too long for the period: a turn may serve two jobs, the reset that ends it included.
 */
static inline bool oracle_overloads(const struct system *const s, const size_t i,
                                    const int64_t bound)
{
    const int64_t reset = s->level[i] == GPURTA_LEVEL_LOW ? s->reset : 0;
    return s->period[i] && bound + reset > s->period[i];
}

/* Walks from every entry of i until it met i k times more. */
static inline int64_t oracle_bound(const struct system *const s, const size_t i,
                                   const bool *const full)
{
    size_t list[MOST_ENTRIES];
    const size_t length = make_list(list, s);
    const int64_t k = oracle_turns(s, i);
    int64_t worst = 0;
    for (size_t start = 0; start < length; start++) {
        if (list[start] != i)
            continue;
        int64_t sum = 0, met = 0;
        for (size_t p = start + 1; met < k; p++) {
            const size_t j = list[p % length];
            if (j == i)
                met++;
            else
                sum += oracle_entry(s, j, full[j]) + oracle_switch(s, j);
        }
        if (sum > worst)
            worst = sum;
    }
    return s->wcet[i] + k * s->cost + worst;
}

static inline void oracle_bounds(const struct system *const s, int64_t *const bound)
{
    bool full[MOST];
    for (size_t i = 0; i < s->n; i++)
        full[i] = s->wcet[i] == 0;
    for (bool again = true; again;) {
        again = false;
        for (size_t i = 0; i < s->n; i++)
            bound[i] = s->wcet[i] == 0 ? -1 : oracle_bound(s, i, full);
        for (size_t i = 0; i < s->n; i++) {
            if (!full[i] && oracle_overloads(s, i, bound[i]))
                full[i] = again = true;
        }
    }
}

static inline int64_t least(const int64_t a, const int64_t b)
{
    return a < b ? a : b;
}

/* What n entries of j add to an interval of length l, as the equation says it. */
static inline int64_t oracle_share(const struct system *const s, const size_t j, const bool full,
                                   const int64_t n, const int64_t l, const int64_t r)
{
    const int64_t p = s->period[j], c = s->wcet[j], entries = n * oracle_entry(s, j, full);
    if (full || p == 0)
        return entries + n * oracle_switch(s, j);
    const int64_t jobs = (l + r + p - 1) / p, whole = (l + r - c) / p;
    const int64_t work = whole * c + least(c, l + r - c - whole * p);
    return least(entries, work) + oracle_switch(s, j) * least(n, jobs * oracle_turns(s, j));
}

/* The right-hand side of the work-limited bound: walks from every entry of i. */
static inline int64_t oracle_limited_at(const struct system *const s, const size_t i,
                                        const bool *const full, const int64_t l,
                                        const int64_t *const r)
{
    size_t list[MOST_ENTRIES];
    const size_t length = make_list(list, s);
    const int64_t k = oracle_turns(s, i);
    int64_t worst = 0;
    for (size_t start = 0; start < length; start++) {
        int64_t n[MOST] = {0}, sum = 0;
        if (list[start] != i)
            continue;
        for (size_t p = start + 1; n[i] < k; p++)
            n[list[p % length]]++;
        for (size_t j = 0; j < s->n; j++)
            if (j != i)
                sum += oracle_share(s, j, full[j], n[j], l, r[j]);
        worst = sum > worst ? sum : worst;
    }
    return s->wcet[i] + k * s->cost + worst;
}

/* Work-limited bounds by steps of the equation; all starts again when a channel is overloaded. */
static inline void oracle_limited(const struct system *const s, int64_t *const bound, bool *full)
{
    bool again = true;
    for (size_t i = 0; i < s->n; i++)
        full[i] = s->wcet[i] == 0;
    while (again) {
        bool moved = true;
        for (size_t i = 0; i < s->n; i++)
            bound[i] = s->wcet[i] == 0 ? -1 : s->wcet[i];
        while (moved) {
            moved = again = false;
            for (size_t i = 0; i < s->n; i++) {
                const int64_t next =
                    s->wcet[i] == 0 ? -1 : oracle_limited_at(s, i, full, bound[i], bound);
                moved = moved || next > bound[i];
                bound[i] = next > bound[i] ? next : bound[i];
            }
        }
        for (size_t i = 0; i < s->n; i++)
            if (!full[i] && oracle_overloads(s, i, bound[i]))
                full[i] = again = true;
    }
}

/* Theorem 1 of Capodieci et al., literally. */
static inline int64_t oracle_theorem(const struct system *const s, const size_t i)
{
    int64_t l = 0, lower = 0, lowers = 0;
    if (s->level[i] != GPURTA_LEVEL_HIGH || s->wcet[i] == 0)
        return -1;
    for (size_t j = 0; j < s->n; j++) {
        if (s->level[j] != GPURTA_LEVEL_HIGH) {
            lowers++;
            lower = s->slice[j] > lower ? s->slice[j] : lower;
        } else if (j != i) {
            l += s->wcet[j] && s->wcet[j] < s->slice[j] ? s->wcet[j] : s->slice[j];
        }
    }
    if (s->mode == GPURTA_RUNLIST_FLAT && lowers > 1)
        return -1;
    const int64_t k = oracle_turns(s, i);
    return k * (l + lower + s->cost) + s->wcet[i];
}

/* A run with as many cases as usual must meet the case at least once in a hundred times. */
static inline void assert_often(const size_t met, const size_t of)
{
    if (cases(100) >= 100)
        assert_true(met * 100 > of);
}

/* --- random systems --- */

static inline struct system random_system(void)
{
    struct system s = {.n = (size_t)rnd_range(1, MOST)};
    const int64_t range = rnd_chance(50) ? 4 : 30;
    const int one_level = rnd_chance(20) ? (int)rnd_range(1, 3) : 0;
    s.cost = rnd_chance(50) ? 0 : rnd_range(1, 3);
    s.mode = rnd_chance(15) ? GPURTA_RUNLIST_FLAT : GPURTA_RUNLIST_INTERLEAVED;
    s.reset = rnd_chance(20) ? rnd_range(1, 4) : 0;
    s.step = 0;
    s.overhead = rnd_chance(15) ? GPURTA_RUNLIST_PUBLISHED : GPURTA_RUNLIST_EVERY_SWITCH;
    const bool sections = rnd_chance(30);
    for (size_t i = 0; i < s.n; i++) {
        s.level[i] = one_level ? (gpurta_level)one_level : (gpurta_level)rnd_range(1, 3);
        s.slice[i] = rnd_range(1, rnd_chance(50) ? 3 : 9);
        s.wcet[i] = rnd_chance(12) ? 0 : rnd_chance(10) ? rnd_range(50, 200) : rnd_range(1, range);
        if (rnd_chance(20) && s.wcet[i])
            s.wcet[i] = s.slice[i] * rnd_range(1, 3);
        s.section[i] = sections && rnd_chance(50) ? rnd_range(1, 5) : 0;
        s.period[i] = rnd_chance(70) ? rnd_range(1, rnd_chance(30) ? 40 : 2000) : 0;
        s.deadline[i] = rnd_chance(40) ? rnd_range(1, 600) : s.period[i];
    }
    return s;
}

/* The same with large times that have little in common: work then grows as fast as the length of an
 * interval over many ticks. */
static inline struct system irregular(struct system s)
{
    s.cost = s.cost * 1000 + (s.cost ? rnd_range(0, 99) : 0);
    s.reset *= 999;
    for (size_t i = 0; i < s.n; i++) {
        s.slice[i] = s.slice[i] * 1000 + rnd_range(0, 99);
        s.section[i] *= 1001;
        s.wcet[i] = s.wcet[i] ? s.wcet[i] * 1000 + rnd_range(0, 99) : 0;
        s.period[i] = s.period[i] ? s.period[i] * 1000 + rnd_range(0, 99) : 0;
        s.deadline[i] *= 1000;
    }
    return s;
}

/* The same with timeslices that the hardware rounds down. */
static inline struct system stepped(struct system s)
{
    s.step = rnd_range(1, 3);
    for (size_t i = 0; i < s.n; i++)
        s.slice[i] = s.slice[i] < s.step ? s.step : s.slice[i];
    return s;
}

/* Every time of a system that is made is so many bits longer. */
static int longer_by;

static inline void system_time(mpq_ptr t, const int64_t value, const int64_t den)
{
    mpq_set_si(t, (long)value, (unsigned long)den);
    mpq_canonicalize(t);
    mpq_mul_2exp(t, t, (mp_bitcnt_t)longer_by);
}

static inline void set_time(gpurta_tasks *const tasks, const size_t i, const gpurta_task_time which,
                            const int64_t value, const int64_t den)
{
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    system_time(t, value, den);
    assert_ok(gpurta_tasks_set_time(tasks, i, which, t, &error), &error);
    mpq_clear(t);
}

/* The system with all times divided by den. */
static inline gpurta_tasks *make_tasks(const struct system *const s, const int64_t den)
{
    gpurta_error error;
    gpurta_tasks *tasks;
    mpq_t wcet;
    mpq_init(wcet);
    assert_ok(gpurta_tasks_create(&tasks, &error), &error);
    for (size_t i = 0; i < s->n; i++) {
        system_time(wcet, s->wcet[i] ? s->wcet[i] : 1, den);
        assert_ok(gpurta_tasks_add(tasks, NULL, wcet, &error), &error);
        assert_ok(gpurta_tasks_set_level(tasks, i, s->level[i], &error), &error);
        assert_ok(gpurta_tasks_set_saturated(tasks, i, s->wcet[i] == 0, &error), &error);
        set_time(tasks, i, GPURTA_TASK_TIMESLICE, s->slice[i], den);
        set_time(tasks, i, GPURTA_TASK_NONPREEMPTABLE, s->section[i], den);
        if (s->period[i])
            set_time(tasks, i, GPURTA_TASK_PERIOD, s->period[i], den);
        if (s->deadline[i])
            set_time(tasks, i, GPURTA_TASK_DEADLINE, s->deadline[i], den);
    }
    mpq_clear(wcet);
    return tasks;
}

/* The system for gpurta_runlist_ticks(). */
static inline gpurta_runlist_ticks_set ticks_set(const struct system *const s)
{
    return (gpurta_runlist_ticks_set){.size = sizeof(gpurta_runlist_ticks_set),
                                      .mode = s->mode,
                                      .overhead = s->overhead,
                                      .switch_cost = s->cost,
                                      .reset_cost = s->reset,
                                      .timeslice_step = s->step,
                                      .count = s->n,
                                      .level = s->level,
                                      .timeslice = s->slice,
                                      .wcet = s->wcet,
                                      .nonpreemptable = s->section,
                                      .period = s->period};
}

/* All answers of gpurta_runlist_ticks(). */
struct bounds {
    int64_t limited[MOST], positional[MOST], theorem[MOST];
};

static inline struct bounds ticks(const struct system *const s)
{
    struct bounds b;
    int64_t work[128];
    gpurta_error error;
    const gpurta_runlist_ticks_set set = ticks_set(s);
    const gpurta_runlist_ticks_result result = {.size = sizeof result,
                                                .bound = b.limited,
                                                .positional = b.positional,
                                                .theorem_1 = b.theorem};
    assert_true(gpurta_runlist_ticks_work(s->n) <= sizeof work);
    assert_ok(gpurta_runlist_ticks(&set, &result, work, &error), &error);
    return b;
}

static inline void set_cost(gpurta_options *const options, const gpurta_option key,
                            const int64_t value, const int64_t den)
{
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    system_time(t, value, den);
    assert_ok(gpurta_options_set_time(options, key, t, &error), &error);
    mpq_clear(t);
}

static inline gpurta_options *make_options(const struct system *const s, const int64_t den)
{
    gpurta_error error;
    gpurta_options *options;
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_RUNLIST_MODE, s->mode, &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_RUNLIST_OVERHEAD, s->overhead, &error),
              &error);
    set_cost(options, GPURTA_OPTION_RUNLIST_SWITCH_COST, s->cost, den);
    set_cost(options, GPURTA_OPTION_RUNLIST_RESET_COST, s->reset, den);
    if (s->step)
        set_cost(options, GPURTA_OPTION_RUNLIST_TIMESLICE_STEP, s->step, den);
    return options;
}

#endif
