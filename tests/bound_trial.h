/* A random system with its bound, and random runs of it: no response exceeds its bound. */
#ifndef BOUND_TRIAL_H
#define BOUND_TRIAL_H

#include "base/values.h"
#include "bound_systems.h"
#include "search/run.h"

#include "model/chains.h"
#include "model/options.h"

struct trial {
    gpurta_chains *chains;
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_result *bound;
    struct system system;
    struct search_times times;
    struct ticks ticks;
    struct search_run run;
    struct search_release *release;
    size_t releases, bounded, late;
    mpq_srcptr step; /* timeslice_step; NULL: exact */
};

/* Analyses chains and platform, which are there and destroyed with the trial. */
static inline void trial_init(struct trial *const t, const enum bound_kind kind)
{
    gpurta_error error;
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_options_create(&t->options, NULL), NULL);
    if ((kind == SLICED || kind == RANKED) && rnd_chance(50)) {
        set_q(q, rnd_range(0, 2), rnd_range(1, 2));
        assert_ok(gpurta_options_set_time(t->options, GPURTA_OPTION_RUNLIST_SWITCH_COST, q, NULL),
                  NULL);
    }
    if (t->step)
        assert_ok(gpurta_options_set_time(t->options, GPURTA_OPTION_RUNLIST_TIMESLICE_STEP, t->step,
                                          NULL),
                  NULL);
    mpq_clear(q);
    assert_ok(gpurta_bound_of(&t->bound, t->chains, t->platform, t->options, &error), &error);
    assert_ok(system_init(&t->system, t->chains, t->platform, t->options, NULL, NULL, &error),
              &error);
    ticks_init(&t->ticks, TICKS_I64);
    assert_int_equal(search_times_init(&t->times, &t->system, t->platform, &t->ticks, NULL),
                     GPURTA_OK);
    assert_true(search_run_init(&t->run, &t->system, NULL));
    t->release = calloc(4000, sizeof *t->release);
}

static inline void trial_clear(struct trial *const t)
{
    free(t->release);
    search_run_clear(&t->run);
    search_times_clear(&t->times);
    ticks_clear(&t->ticks);
    system_clear(&t->system);
    gpurta_result_destroy(t->bound);
    gpurta_options_destroy(t->options);
    gpurta_platform_destroy(t->platform);
    gpurta_chains_destroy(t->chains);
}

static inline int by_time(const void *const a, const void *const b)
{
    const struct search_release *const x = a, *const y = b;
    if (x->release != y->release)
        return x->release < y->release ? -1 : 1;
    return (x->nominal > y->nominal) - (x->nominal < y->nominal);
}

/* Releases around an instant at which many come together. */
static inline void random_releases(struct trial *const t, const int64_t horizon)
{
    const int64_t center = rnd_range(0, horizon / 2);
    t->releases = 0;
    for (size_t c = 0; c < t->system.count; c++) {
        const int64_t period = t->times.period[c], jitter = t->times.jitter[c];
        const bool aligned = rnd_chance(60), late = rnd_chance(60), tight = rnd_chance(70);
        int64_t nominal = rnd_range(0, period - 1), last = 0;
        if (aligned) {
            nominal = center - (late ? jitter : 0) - rnd_range(0, 1);
            while (nominal >= period)
                nominal -= period;
            if (nominal < 0)
                nominal += period;
        }
        while (nominal < horizon && t->releases < 3990) {
            const int64_t delay = late && nominal + jitter <= center + 1 ? jitter
                                  : rnd_chance(50)                       ? 0
                                                                         : rnd_range(0, jitter);
            last = nominal + delay > last ? nominal + delay : last; /* in order */
            t->release[t->releases++] = (struct search_release){nominal, last, c};
            nominal += period + (tight ? 0 : rnd_range(0, period));
        }
    }
    qsort(t->release, t->releases, sizeof *t->release, by_time);
}

static inline void check_run(struct trial *const t, const char *const kind)
{
    mpq_t bound, observed;
    mpq_inits(bound, observed, NULL);
    for (size_t i = 0; i < t->system.steps; i++) {
        if (t->run.step[i] < 0 || !result_time(t->bound, GPURTA_BOUND_STEPS_BOUND, i, bound))
            continue;
        ticks_give_mpq_i64(observed, &t->ticks, &t->run.step[i]);
        if (mpq_cmp(observed, bound) > 0)
            gmp_printf("%s, seed %llu: step %zu was observed at %Qd, bound %Qd\n", kind,
                       (unsigned long long)rnd_seed(), i, observed, bound);
        assert_true(mpq_cmp(observed, bound) <= 0);
    }
    for (size_t c = 0; c < t->system.count; c++) {
        if (t->run.chain[c] < 0 || !result_time(t->bound, GPURTA_BOUND_CHAINS_BOUND, c, bound))
            continue;
        ticks_give_mpq_i64(observed, &t->ticks, &t->run.chain[c]);
        if (mpq_cmp(observed, bound) > 0)
            gmp_printf("%s, seed %llu: chain %zu was observed at %Qd, bound %Qd\n", kind,
                       (unsigned long long)rnd_seed(), c, observed, bound);
        assert_true(mpq_cmp(observed, bound) <= 0);
        t->bounded++;
        t->late += t->run.chain[c] > t->times.period[c];
    }
    mpq_clears(bound, observed, NULL);
}

#define TRIAL_RUNS 12

/* Random releases, placement, ties and times. */
static inline void trial_runs(struct trial *const t, const char *const name)
{
    int64_t longest = 0;
    for (size_t c = 0; c < t->system.count; c++)
        longest = t->times.period[c] > longest ? t->times.period[c] : longest;
    for (int k = 0; k < TRIAL_RUNS; k++) {
        struct search_choice choice = {.random = rnd(),
                                       .shorten = rnd_chance(50) ? 0 : (int)rnd_range(1, 100),
                                       .anywhere = rnd_chance(60),
                                       .most_events = 100000};
        random_releases(t, 2 * longest + 50);
        assert_true(
            search_simulate(&t->run, &t->system, &t->times, t->release, t->releases, &choice));
        check_run(t, name);
    }
}

/* Responses of many trials, and how many were longer than the period. */
struct trials {
    size_t bounded, late;
};

/* Random chains of a kind; some are longer than their period. */
static inline gpurta_chains *trial_chains(const enum bound_kind kind)
{
    if (rnd_chance(40))
        return random_chains(kind, 5, kind >= SLICED ? 80 : 40);
    return random_chains(kind, kind >= SLICED ? 40 : 15, kind >= SLICED ? 500 : 150);
}

/* Bounds the trial's chains on its platform, runs them, adds what came out, and ends the trial. */
static inline void trials_add(struct trials *const all, struct trial *const t,
                              const enum bound_kind kind, const char *const name)
{
    trial_init(t, kind);
    trial_runs(t, name);
    all->bounded += t->bounded;
    all->late += t->late;
    trial_clear(t);
}

/* After cases(250) of them. */
static inline void trials_end(const struct trials *const all, const char *const name,
                              const char *const claim)
{
    print_message("%s: %zu responses, %zu longer than the period\n", name, all->bounded, all->late);
    assert_true(all->bounded > 0 || cases(250) < 100);
    tried(claim, cases(250) * TRIAL_RUNS);
}

#endif
