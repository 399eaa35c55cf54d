/* Free-block analysis (gpurta/rta.h) against three independent models:
 *  - simulate():  block by block, the slot that is free earliest, in mpq;
 *  - count():     the number of blocks started by T, N(T), solved for T by bisection, in mpz: for
 *                 grids that no simulation can enumerate;
 *  - printed():   Paredes' Algorithm 2 as printed, with its number of passes.
 * Tests are named after the table, figure or section that they reproduce. */
#include "base/values.h"
#include "model/program.h"
#include "model_calls.h"
#include "support.h"

#include "model/options.h"
#include "rta/rta.h"

#include "number/mpz.h"
#include "number/undef.h"

#include <inttypes.h>

#define MOST 40 /* kernels in a random scenario */

struct kernel {
    int64_t blocks;
    mpq_t wcet, release;
    int stream; /* -1: its own */
};

struct scenario {
    size_t count;
    int64_t slots;
    struct kernel kernel[MOST];
};

static void scenario_init(struct scenario *const s)
{
    for (size_t i = 0; i < MOST; i++) {
        mpq_init(s->kernel[i].wcet);
        mpq_init(s->kernel[i].release);
    }
}

static void scenario_clear(struct scenario *const s)
{
    for (size_t i = 0; i < MOST; i++) {
        mpq_clear(s->kernel[i].wcet);
        mpq_clear(s->kernel[i].release);
    }
}

static mpq_t *new_times(const size_t count)
{
    mpq_t *const t = malloc(count * sizeof *t);
    for (size_t i = 0; i < count; i++)
        mpq_init(t[i]);
    return t;
}

static void free_times(mpq_t *const t, const size_t count)
{
    for (size_t i = 0; i < count; i++)
        mpq_clear(t[i]);
    free(t);
}

static gpurta_program *program_of(const struct scenario *const s)
{
    gpurta_program *program;
    gpurta_error error;
    assert_ok(gpurta_program_create(&program, &error), &error);
    for (size_t i = 0; i < s->count; i++) {
        assert_ok(gpurta_program_add_kernel(program, NULL, s->kernel[i].blocks, s->kernel[i].wcet,
                                            &error),
                  &error);
        assert_ok(gpurta_program_set_time(program, i, GPURTA_OPERATION_RELEASE,
                                          s->kernel[i].release, &error),
                  &error);
        if (s->kernel[i].stream >= 0) {
            const char name[] = {'s', (char)('a' + s->kernel[i].stream), '\0'};
            assert_ok(gpurta_program_set_stream(program, i, name, &error), &error);
        }
    }
    return program;
}

/* The order in which the oracles take kernels; arrivals of waiting kernels come from `f`. Chooses,
 * among kernels that are first in their stream, the first to arrive; at one instant those that
 * waited, by the turn of what they waited for, then the others in program order. turn[i] 0: not
 * taken yet. */
static size_t next_kernel(const struct scenario *const s, size_t *const turn, mpq_t *const f,
                          mpq_ptr arrival)
{
    size_t best = MOST, best_cause = 0, taken = 0;
    mpq_t a;
    mpq_init(a);
    for (size_t i = 0; i < s->count; i++) {
        bool first = !turn[i];
        size_t cause = SIZE_MAX;
        taken += !first;
        mpq_set(a, s->kernel[i].release);
        for (size_t k = 0; k < s->count && first; k++) {
            if (k == i || s->kernel[k].stream < 0 || s->kernel[k].stream != s->kernel[i].stream)
                continue;
            const int order = mpq_cmp(s->kernel[k].release, s->kernel[i].release);
            if (order < 0 || (order == 0 && k < i)) {
                first = turn[k];
                if (first && mpq_cmp(f[k], a) > 0) {
                    mpq_set(a, f[k]);
                    cause = turn[k];
                }
            }
        }
        const int order = best == MOST ? -1 : mpq_cmp(a, arrival);
        if (first && (order < 0 || (order == 0 && cause < best_cause))) {
            best = i;
            best_cause = cause;
            mpq_set(arrival, a);
        }
    }
    mpq_clear(a);
    turn[best] = taken + 1;
    return best;
}

/* Block by block. */
static void simulate(const struct scenario *const s, mpq_t *const f)
{
    mpq_t *const slot = new_times((size_t)s->slots);
    size_t turn[MOST] = {0};
    mpq_t now, arrival;
    mpq_init(now);
    mpq_init(arrival);
    for (size_t n = 0; n < s->count; n++) {
        const size_t i = next_kernel(s, turn, f, arrival);
        if (mpq_cmp(arrival, now) > 0)
            mpq_set(now, arrival);
        for (int64_t b = 0; b < s->kernel[i].blocks; b++) {
            size_t least = 0;
            for (size_t k = 1; k < (size_t)s->slots; k++)
                if (mpq_cmp(slot[k], slot[least]) < 0)
                    least = k;
            if (mpq_cmp(slot[least], now) > 0)
                mpq_set(now, slot[least]);
            mpq_add(slot[least], now, s->kernel[i].wcet);
        }
        mpq_add(f[i], now, s->kernel[i].wcet);
    }
    free_times(slot, (size_t)s->slots);
    mpq_clear(now);
    mpq_clear(arrival);
}

/* N(T) = sum of c_k * (floor((T - t_k)/C) + 1) over t_k <= T; whole times, own streams, releases
 * never decreasing. Slots are kept one by one, so few of them. */
static void started_by(mpz_ptr n, mpz_srcptr time, mpz_t *const slot, const size_t slots,
                       mpz_srcptr wcet)
{
    mpz_t q;
    mpz_init(q);
    mpz_set_ui(n, 0);
    for (size_t k = 0; k < slots; k++)
        if (mpz_cmp(slot[k], time) <= 0) {
            mpz_sub(q, time, slot[k]);
            mpz_fdiv_q(q, q, wcet);
            mpz_add(n, n, q);
            mpz_add_ui(n, n, 1);
        }
    mpz_clear(q);
}

static void count(const struct scenario *const s, mpq_t *const f)
{
    const size_t slots = (size_t)s->slots;
    mpz_t slot[64], now, low, high, middle, n, g;
    assert_true(slots <= 64);
    for (size_t k = 0; k < slots; k++)
        mpz_init(slot[k]);
    mpz_inits(now, low, high, middle, n, g, NULL);
    for (size_t i = 0; i < s->count; i++) {
        mpz_srcptr wcet = mpq_numref(s->kernel[i].wcet);
        mpz_set_i64(g, s->kernel[i].blocks);
        if (mpz_cmp(mpq_numref(s->kernel[i].release), now) > 0)
            mpz_set(now, mpq_numref(s->kernel[i].release));
        for (size_t k = 0; k < slots; k++)
            if (mpz_cmp(slot[k], now) < 0)
                mpz_set(slot[k], now);
        mpz_sub_ui(low, now, 1); /* N(low) < g <= N(high) */
        mpz_set(high, now);
        for (size_t k = 0; k < slots; k++)
            if (mpz_cmp(slot[k], high) > 0)
                mpz_set(high, slot[k]);
        mpz_addmul(high, g, wcet);
        while (mpz_sub(middle, high, low), mpz_cmp_ui(middle, 1) > 0) {
            mpz_add(middle, low, high);
            mpz_fdiv_q_ui(middle, middle, 2);
            started_by(n, middle, slot, slots, wcet);
            mpz_set(mpz_cmp(n, g) >= 0 ? high : low, middle);
        }
        mpz_set(now, high);
        started_by(n, now, slot, slots, wcet);
        mpz_sub(n, n, g); /* so many of those that could start at `now` do not */
        for (size_t k = 0; k < slots; k++) {
            if (mpz_cmp(slot[k], now) > 0)
                continue;
            mpz_sub(middle, now, slot[k]);
            mpz_fdiv_qr(low, middle, middle, wcet);
            const bool spared = mpz_sgn(middle) == 0 && mpz_sgn(n) > 0;
            if (spared)
                mpz_sub_ui(n, n, 1);
            else
                mpz_add_ui(low, low, 1);
            mpz_addmul(slot[k], low, wcet);
        }
        mpz_add(mpq_numref(f[i]), now, wcet);
    }
    for (size_t k = 0; k < slots; k++)
        mpz_clear(slot[k]);
    mpz_clears(now, low, high, middle, n, g, NULL);
}

/* Algorithm 2 as printed (no releases); returns its number of passes of the while loop, `limit` at
 * most: then f is not complete. */
static size_t printed(const struct scenario *const s, int64_t *const f, const size_t limit)
{
    int64_t now = 0, free_blocks = s->slots, g = s->kernel[0].blocks;
    struct {
        int64_t time, free;
    } *const h = malloc(limit * sizeof *h);
    size_t pairs = 0, passes = 0, i = 0;
    while (i < s->count && passes < limit) {
        const int64_t wcet = mpz_get_si(mpq_numref(s->kernel[i].wcet));
        passes++;
        h[pairs].time = now + wcet;
        if (free_blocks >= g) {
            f[i] = now + wcet;
            h[pairs++].free = g;
            free_blocks -= g;
            if (++i < s->count)
                g = s->kernel[i].blocks;
            continue;
        }
        g -= free_blocks;
        h[pairs++].free = free_blocks;
        size_t least = 0;
        for (size_t k = 1; k < pairs; k++)
            if (h[k].time < h[least].time)
                least = k;
        now = h[least].time;
        free_blocks = h[least].free;
        h[least] = h[--pairs];
    }
    free(h);
    return passes;
}

static gpurta_result *analyse(const gpurta_program *const program, const int64_t slots,
                              const gpurta_rta_algorithm algorithm, const bool trace,
                              const enum ticks_numbers numbers)
{
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_result *result;
    gpurta_error error;
    assert_ok(gpurta_platform_create_slots(&platform, slots, &error), &error);
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_RTA_ALGORITHM, algorithm, &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_RTA_TRACE, trace, &error), &error);
    assert_ok(gpurta_options_set(options, OPTION_NUMBERS, numbers, &error), &error);
    assert_ok(gpurta_rta_of(&result, program, platform, options, &error), &error);
    gpurta_options_destroy(options);
    gpurta_platform_destroy(platform);
    return result;
}

static void same_completions(const struct scenario *const s, const gpurta_result *const result,
                             mpq_t *const expected, const char *const which)
{
    mpq_t f;
    mpq_init(f);
    for (size_t i = 0; i < s->count; i++) {
        assert_int_equal(result_time(result, GPURTA_RTA_KERNELS_COMPLETION, i, f), 1);
        if (!mpq_equal(f, expected[i])) {
            gmp_fprintf(stderr, "%s: kernel %zu completes at %Qd, not %Qd\n", which, i, f,
                        expected[i]);
            fail();
        }
    }
    mpq_clear(f);
}

static void check_both_paths(const struct scenario *const s, mpq_t *const expected)
{
    gpurta_program *const program = program_of(s);
    for (int trace = 0; trace < 2; trace++)
        for (enum ticks_numbers numbers = TICKS_AUTO; numbers <= TICKS_GMP; numbers++) {
            gpurta_result *const result =
                analyse(program, s->slots, GPURTA_RTA_H_SET, trace, numbers);
            same_completions(s, result, expected, numbers == TICKS_GMP ? "GMP" : "int64");
            gpurta_result_destroy(result);
        }
    gpurta_program_destroy(program);
}

/* ---- Paredes ---- */

static const struct {
    const char *wcet;
    int64_t blocks;
} paredes[4] = {{"4", 2}, {"6", 7}, {"6", 2}, {"5", 5}};

static gpurta_program *paredes_program(const int order[4])
{
    gpurta_program *program;
    gpurta_error error;
    mpq_t t;
    assert_ok(gpurta_program_create(&program, &error), &error);
    for (size_t i = 0; i < 4; i++) {
        time_init(t, paredes[order[i]].wcet);
        assert_ok(gpurta_program_add_kernel(program, NULL, paredes[order[i]].blocks, t, &error),
                  &error);
        mpq_set_ui(t, 15, 1);
        assert_ok(gpurta_program_set_time(program, i, GPURTA_OPERATION_PERIOD, t, &error), &error);
        assert_ok(gpurta_program_set_count(program, i, GPURTA_OPERATION_THREADS, 512, &error),
                  &error);
        mpq_clear(t);
    }
    return program;
}

/* The first order is worked out in 3.5, the others were measured on a TX2 (4.2). */
static void test_paredes_launch_orders(void **state)
{
    (void)state;
    static const int order[4][4] = {{0, 1, 2, 3}, {1, 2, 3, 0}, {1, 3, 0, 2}, {1, 0, 2, 3}};
    static const char *const completion[4][4] = {{"4", "10", "12", "11"},
                                                 {"6", "12", "11", "10"},
                                                 {"6", "11", "10", "12"},
                                                 {"6", "8", "12", "11"}};
    gpurta_platform *tx2;
    gpurta_error error;
    mpq_t f;
    mpq_init(f);
    assert_ok(gpurta_platform_create(&tx2, "jetson-tx2", &error), &error);
    for (size_t o = 0; o < 4; o++) {
        gpurta_program *const program = paredes_program(order[o]);
        gpurta_result *result;
        const char *reason;
        assert_ok(gpurta_rta_of(&result, program, tx2, NULL, &error), &error);
        assert_int_equal(result_count(result, GPURTA_RTA_SLOTS, 0), 8);
        for (size_t i = 0; i < 4; i++) {
            result_time(result, GPURTA_RTA_KERNELS_COMPLETION, i, f);
            assert_time(f, completion[o][i]);
            result_time(result, GPURTA_RTA_KERNELS_RESPONSE, i, f);
            assert_time(f, completion[o][i]);
            result_time(result, GPURTA_RTA_KERNELS_DEADLINE, i, f);
            assert_time(f, "15");
            assert_int_equal(result_verdict(result, GPURTA_RTA_KERNELS_MEETS_DEADLINE, i),
                             GPURTA_SCHEDULABLE);
        }
        assert_int_equal((reason = result_text(result, GPURTA_RTA_REASON, 0),
                          result_verdict(result, GPURTA_RTA_VERDICT, 0)),
                         GPURTA_SCHEDULABLE);
        assert_string_equal(reason, "4 of 4 deadlines met by every job; as if kernels used "
                                    "no registers (key registers)");
        assert_true(result_count(result, GPURTA_RTA_EXHAUSTIVE, 0) &&
                    result_count(result, GPURTA_RTA_SUSTAINABLE, 0));
        gpurta_result_destroy(result);
        gpurta_program_destroy(program);
    }
    gpurta_platform_destroy(tx2);
    mpq_clear(f);
}

static void test_paredes_3_5_step_by_step(void **state)
{
    (void)state;
    static const struct {
        size_t kernel;
        const char *start, *now;
        int64_t placed, left, free;
        size_t pairs;
        struct {
            const char *time;
            int64_t free;
        } h[3];
    } expected[] = {
        {0, "0", "0", 2, 0, 6, 1, {{"4", 2}}},
        {1, "0", "4", 6, 1, 2, 1, {{"6", 6}}},
        {1, "4", "4", 1, 0, 1, 2, {{"6", 6}, {"10", 1}}},
        {2, "4", "6", 1, 1, 6, 1, {{"10", 2}}},
        {2, "6", "6", 1, 0, 5, 2, {{"10", 2}, {"12", 1}}},
        {3, "6", "6", 5, 0, 0, 3, {{"10", 2}, {"11", 5}, {"12", 1}}},
    };
    static const int order[4] = {0, 1, 2, 3};
    gpurta_program *const program = paredes_program(order);
    mpq_t start, now, every;
    mpq_init(start);
    mpq_init(now);
    mpq_init(every);
    for (unsigned gmp = 0; gmp < 2; gmp++) {
        gpurta_result *const result = analyse(program, 8, GPURTA_RTA_AUTO, true, gmp);
        gpurta_rta_trace *trace;
        gpurta_rta_step step = {.size = sizeof step};
        gpurta_error error;
        assert_ok(gpurta_rta_trace_create(&trace, result, &error), &error);
        for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++) {
            assert_int_equal(gpurta_rta_trace_next(trace, &step, start, now, every), 1);
            assert_int_equal(step.kernel, expected[i].kernel);
            assert_int_equal(step.placed, expected[i].placed);
            assert_int_equal(step.left, expected[i].left);
            assert_int_equal(step.free, expected[i].free);
            assert_int_equal(step.repeat, 1);
            assert_int_equal(step.pairs, expected[i].pairs);
            assert_time(start, expected[i].start);
            assert_time(now, expected[i].now);
            assert_time(every, paredes[step.kernel].wcet);
            for (size_t k = 0; k < step.pairs; k++) {
                int64_t free_blocks;
                assert_int_equal(gpurta_rta_trace_pair(trace, k, now, &free_blocks), 1);
                assert_time(now, expected[i].h[k].time);
                assert_int_equal(free_blocks, expected[i].h[k].free);
            }
            assert_int_equal(gpurta_rta_trace_pair(trace, step.pairs, now, &step.free), 0);
        }
        assert_int_equal(gpurta_rta_trace_next(trace, &step, start, now, every), 0);
        gpurta_rta_trace_destroy(trace);
        gpurta_result_destroy(result);
    }
    mpq_clear(start);
    mpq_clear(now);
    mpq_clear(every);
    gpurta_program_destroy(program);
}

/* The printed algorithm gives right answers, but crawls: the first erratum of the page "errata". */
static void test_paredes_algorithm_2_as_printed(void **state)
{
    (void)state;
    struct scenario s;
    mpq_t *const f = new_times(MOST);
    int64_t g[MOST];
    scenario_init(&s);
    for (size_t n = 0; n < cases(3000); n++) {
        s.count = (size_t)rnd_range(1, 8);
        s.slots = rnd_range(1, 9);
        for (size_t i = 0; i < s.count; i++) {
            s.kernel[i].blocks = rnd_range(1, 20);
            s.kernel[i].stream = -1;
            mpq_set_si(s.kernel[i].wcet, (long)rnd_range(1, 6), 1);
            mpq_set_ui(s.kernel[i].release, 0, 1);
        }
        simulate(&s, f);
        assert_true(printed(&s, g, 100000) < 100000);
        for (size_t i = 0; i < s.count; i++)
            assert_int_equal(mpz_get_si(mpq_numref(f[i])), g[i]);
    }
    /* g_max 1, kernels (10^8, 1), (1, 1): 10^8 passes, here (10^5, 1), (1, 1): 10^5 */
    s.count = 2;
    s.slots = 1;
    s.kernel[0].blocks = s.kernel[1].blocks = 1;
    mpq_set_ui(s.kernel[0].wcet, 100000, 1);
    mpq_set_ui(s.kernel[1].wcet, 1, 1);
    assert_true(printed(&s, g, 200000) >= 100000);
    assert_int_equal(g[1], 100001);
    gpurta_program *const program = program_of(&s);
    gpurta_result *const result = analyse(program, 1, GPURTA_RTA_H_SET, true, false);
    gpurta_rta_trace *trace;
    gpurta_rta_step step = {.size = sizeof step};
    size_t steps = 0;
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    assert_ok(gpurta_rta_trace_create(&trace, result, &error), &error);
    while (gpurta_rta_trace_next(trace, &step, t, t, t))
        steps++;
    assert_int_equal(steps, 2);
    gpurta_rta_trace_destroy(trace);
    gpurta_result_destroy(result);
    gpurta_program_destroy(program);
    mpq_clear(t);
    scenario_clear(&s);
    free_times(f, MOST);
}

/* Paredes' equations 3.12-3.15 as printed. They are wrong when g_i = g_f and when g_i - g_f is a
 * positive multiple of g_max. */
static void published_closed_form(const int64_t slots, const size_t count,
                                  const int64_t *const blocks, mpq_srcptr wcet, mpq_srcptr release,
                                  mpq_t *const completion)
{
    mpq_t c, now, free, alpha, rounds, max, t;
    mpq_ptr const all[] = {c, now, free, alpha, rounds, max, t};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        mpq_init(all[i]);
    mpq_set(c, wcet);
    mpq_set(now, release);
    mpz_set_i64(mpq_numref(max), slots);
    mpq_set(free, max);
    for (size_t i = 0; i < count; i++) {
        mpz_set_i64(mpq_numref(t), blocks[i]);
        mpz_set_ui(mpq_denref(t), 1);
        mpq_sub(t, t, free); /* g_i - g_f */
        mpq_set_si(alpha, mpq_sgn(t) + 1, 2);
        mpq_canonicalize(alpha);
        mpq_abs(rounds, t);
        mpq_div(rounds, rounds, max);
        mpz_fdiv_q(mpq_numref(rounds), mpq_numref(rounds), mpq_denref(rounds));
        mpz_set_ui(mpq_denref(rounds), 1);
        /* (3.15) g_f := alpha g_max - (g_i - g_f - K g_max) */
        mpq_mul(free, rounds, max);
        mpq_sub(t, t, free);
        mpq_mul(free, alpha, max);
        mpq_sub(free, free, t);
        /* (3.14) t_a := t_a + alpha C + K C */
        mpq_add(t, alpha, rounds);
        mpq_mul(t, t, c);
        mpq_add(now, now, t);
        mpq_add(completion[i], now, c);
    }
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        mpq_clear(all[i]);
}

static void published(const int64_t slots, const size_t n, const int64_t *const g,
                      const char *const *const expected, const char *const *const truth)
{
    struct scenario s;
    mpq_t *const f = new_times(MOST);
    mpq_t c, r;
    mpq_init(c);
    mpq_init(r);
    mpq_set_ui(c, 1, 1);
    published_closed_form(slots, n, g, c, r, f);
    for (size_t i = 0; i < n; i++)
        assert_time(f[i], expected[i]);
    scenario_init(&s);
    s.count = n;
    s.slots = slots;
    for (size_t i = 0; i < n; i++) {
        s.kernel[i].blocks = g[i];
        s.kernel[i].stream = -1;
        mpq_set(s.kernel[i].wcet, c);
    }
    simulate(&s, f);
    for (size_t i = 0; i < n; i++)
        assert_time(f[i], truth[i]);
    gpurta_program *const program = program_of(&s);
    gpurta_result *const result = analyse(program, slots, GPURTA_RTA_CLOSED_FORM, false, false);
    same_completions(&s, result, f, "closed form");
    gpurta_result_destroy(result);
    gpurta_program_destroy(program);
    mpq_clear(c);
    mpq_clear(r);
    scenario_clear(&s);
    free_times(f, MOST);
}

static void test_paredes_3_6_published_closed_form_is_wrong(void **state)
{
    (void)state;
    published(3, 2, (const int64_t[]){3, 1}, (const char *const[]){"3/2", "3/2"},
              (const char *const[]){"1", "2"});
    published(1, 1, (const int64_t[]){1}, (const char *const[]){"3/2"}, (const char *const[]){"1"});
    published(1, 1, (const int64_t[]){2}, (const char *const[]){"3"}, (const char *const[]){"2"});
}

/* The printed equations fail exactly when g_i = g_f somewhere, or g_i - g_f is a positive multiple
 * of g_max: all systems of up to 3 kernels, 5 blocks each, on up to 4 slots. */
static void test_paredes_3_6_fails_exactly_there(void **state)
{
    (void)state;
    mpq_t *const f = new_times(3);
    mpq_t one, zero;
    size_t wrong = 0, early = 0, all = 0;
    mpq_init(zero);
    mpq_init(one);
    mpq_set_ui(one, 1, 1);
    for (int64_t slots = 1; slots <= 4; slots++)
        for (int64_t code = 0; code < 5 * 5 * 5; code++) {
            const int64_t g[3] = {code % 5 + 1, code / 5 % 5 + 1, code / 25 + 1};
            int64_t sum = 0, free_blocks = slots;
            bool differs = false, expected = false;
            published_closed_form(slots, 3, g, one, zero, f);
            for (int i = 0; i < 3; i++) {
                const int64_t over = g[i] - free_blocks;
                expected = expected || over == 0 || (over > 0 && over % slots == 0);
                sum += g[i];
                free_blocks = (slots - sum % slots) % slots;
                const long truth = (long)((sum + slots - 1) / slots);
                differs = differs || mpq_cmp_si(f[i], truth, 1) != 0;
                early += mpq_cmp_si(f[i], truth, 1) < 0;
                if (free_blocks == 0)
                    break; /* from here on the printed state is off */
            }
            assert_int_equal(differs, expected);
            wrong += differs;
            all++;
        }
    assert_true(wrong > all / 4 && early == 0);
    mpq_clear(one);
    mpq_clear(zero);
    free_times(f, 3);
}

/* ---- random scenarios ---- */

static void random_time(mpq_ptr t, const int64_t most, const int style)
{
    const long n = (long)rnd_range(1, most);
    mpq_set_si(t, n, style == 0 ? 1 : (unsigned long)rnd_range(1, style));
    mpq_canonicalize(t);
}

/* Biased to what goes wrong: equal times, exact fills, tiny beside huge C. */
static void random_scenario(struct scenario *const s, const bool streams)
{
    const int style = rnd_chance(50) ? 0 : (int)rnd_range(1, 6);
    const int64_t wide = rnd_chance(30) ? 3 : rnd_chance(50) ? 20 : 1000;
    const bool same = rnd_chance(20), together = rnd_chance(40), ordered = rnd_chance(50);
    s->count = (size_t)rnd_range(1, 12);
    s->slots = rnd_chance(50) ? rnd_range(1, 5) : rnd_range(1, 16);
    for (size_t i = 0; i < s->count; i++) {
        struct kernel *const k = &s->kernel[i];
        k->blocks = rnd_chance(30) ? s->slots * rnd_range(1, 4) : rnd_range(1, 40);
        k->stream = streams && rnd_chance(60) ? (int)rnd_range(0, 3) : -1;
        if (same && i)
            mpq_set(k->wcet, s->kernel[0].wcet);
        else
            random_time(k->wcet, rnd_chance(20) ? 1 : wide, style);
        if (together)
            mpq_set_ui(k->release, 0, 1);
        else
            random_time(k->release, rnd_chance(20) ? 2 : 3 * wide, style);
        if (ordered && i && mpq_cmp(k->release, s->kernel[i - 1].release) < 0)
            mpq_set(k->release, s->kernel[i - 1].release);
    }
}

static void test_random_equals_block_by_block(void **state)
{
    (void)state;
    struct scenario s;
    mpq_t *const f = new_times(MOST);
    scenario_init(&s);
    for (size_t n = 0; n < cases(6000); n++) {
        random_scenario(&s, n % 2);
        simulate(&s, f);
        check_both_paths(&s, f);
    }
    scenario_clear(&s);
    free_times(f, MOST);
}

/* The trace, replayed, is the state that Algorithm 2 would have: every step starts when h says that
 * blocks are free, and the last start of each kernel plus C is its completion. */
static void test_random_traces_are_consistent(void **state)
{
    (void)state;
    struct scenario s;
    mpq_t *const f = new_times(MOST);
    mpq_t start, now, every, pair, end;
    mpq_init(start);
    mpq_init(now);
    mpq_init(every);
    mpq_init(pair);
    mpq_init(end);
    scenario_init(&s);
    for (size_t n = 0; n < cases(2000); n++) {
        random_scenario(&s, n % 2);
        gpurta_program *const program = program_of(&s);
        gpurta_result *const result = analyse(program, s.slots, GPURTA_RTA_AUTO, true, n % 3 == 0);
        gpurta_rta_trace *trace;
        gpurta_rta_step step = {.size = sizeof step};
        gpurta_error error;
        int64_t placed[MOST] = {0};
        assert_ok(gpurta_rta_trace_create(&trace, result, &error), &error);
        while (gpurta_rta_trace_next(trace, &step, start, now, every)) {
            int64_t slots = step.free, here;
            placed[step.kernel] += step.placed;
            assert_int_equal(placed[step.kernel] + step.left, s.kernel[step.kernel].blocks);
            assert_time_equal(every, s.kernel[step.kernel].wcet);
            assert_true(mpq_cmp(start, now) <= 0);
            for (size_t k = 0; k < step.pairs; k++) {
                assert_int_equal(gpurta_rta_trace_pair(trace, k, pair, &here), 1);
                assert_true(here > 0 && mpq_cmp(pair, now) > 0);
                slots += here;
            }
            assert_int_equal(slots, s.slots);
            if (step.left == 0) {
                assert_time_equal(start, now);
                mpq_add(end, start, every);
                result_time(result, GPURTA_RTA_KERNELS_COMPLETION, step.kernel, pair);
                assert_time_equal(end, pair);
            }
        }
        gpurta_rta_trace_destroy(trace);
        gpurta_result_destroy(result);
        gpurta_program_destroy(program);
    }
    mpq_clear(start);
    mpq_clear(now);
    mpq_clear(every);
    mpq_clear(pair);
    mpq_clear(end);
    scenario_clear(&s);
    free_times(f, MOST);
}

static void test_random_huge_grids(void **state)
{
    (void)state;
    struct scenario s;
    mpq_t *const f = new_times(MOST);
    scenario_init(&s);
    for (size_t n = 0; n < cases(1500); n++) {
        s.count = (size_t)rnd_range(1, 10);
        s.slots = rnd_range(1, 12);
        for (size_t i = 0; i < s.count; i++) {
            struct kernel *const k = &s.kernel[i];
            const int size = (int)rnd_range(0, 62);
            k->blocks = rnd_range(1, INT64_MAX >> size);
            k->stream = -1;
            mpz_set_i64(mpq_numref(k->wcet),
                        rnd_range(1, (int64_t)1 << rnd_range(1, n % 2 ? 20 : 61)));
            mpz_set_i64(mpq_numref(k->release), rnd_range(0, (int64_t)1 << rnd_range(1, 62)));
            if (i && mpq_cmp(k->release, s.kernel[i - 1].release) < 0)
                mpq_set(k->release, s.kernel[i - 1].release);
        }
        if (rnd_chance(20))
            s.kernel[0].blocks = INT64_MAX;
        count(&s, f);
        check_both_paths(&s, f);
    }
    scenario_clear(&s);
    free_times(f, MOST);
}

/* Few blocks that end where 64 bits do. */
static void test_random_long_blocks(void **state)
{
    (void)state;
    struct scenario s;
    mpq_t *const f = new_times(MOST);
    scenario_init(&s);
    for (size_t n = 0; n < cases(600); n++) {
        const int64_t unit = (int64_t)1 << rnd_range(58, 60);
        s.count = (size_t)rnd_range(3, 7);
        s.slots = rnd_range(1, 4);
        for (size_t i = 0; i < s.count; i++) {
            struct kernel *const k = &s.kernel[i];
            k->blocks = rnd_range(1, rnd_chance(20) ? 30 : 5);
            k->stream = -1;
            mpz_set_i64(mpq_numref(k->wcet),
                        rnd_chance(10)
                            ? INT64_MAX
                            : unit / rnd_range(1, 9) * rnd_range(1, 7) + rnd_range(0, 2));
            mpz_set_i64(mpq_numref(k->release), rnd_chance(60) ? 0 : unit / 8 * rnd_range(0, 50));
        }
        simulate(&s, f);
        check_both_paths(&s, f);
    }
    scenario_clear(&s);
    free_times(f, MOST);
}

/* The bisection oracle is itself right where both can be run. */
static void test_oracles_agree(void **state)
{
    (void)state;
    struct scenario s;
    mpq_t *const f = new_times(MOST), *const g = new_times(MOST);
    scenario_init(&s);
    for (size_t n = 0; n < cases(1000); n++) {
        random_scenario(&s, false);
        for (size_t i = 0; i < s.count; i++) {
            mpz_set_ui(mpq_denref(s.kernel[i].wcet), 1);
            mpz_set_ui(mpq_denref(s.kernel[i].release), 1);
            if (i && mpq_cmp(s.kernel[i].release, s.kernel[i - 1].release) < 0)
                mpq_set(s.kernel[i].release, s.kernel[i - 1].release);
        }
        simulate(&s, f);
        count(&s, g);
        for (size_t i = 0; i < s.count; i++)
            assert_time_equal(f[i], g[i]);
    }
    scenario_clear(&s);
    free_times(f, MOST);
    free_times(g, MOST);
}

/* The same where sums and products of the closed form leave 64 bits. */
static void test_random_closed_form_overflows(void **state)
{
    (void)state;
    gpurta_program *program;
    gpurta_error error;
    mpq_t c, r, f, expected;
    mpz_t sum;
    mpq_init(c);
    mpq_init(r);
    mpq_init(f);
    mpq_init(expected);
    mpz_init(sum);
    for (size_t n = 0; n < cases(3000); n++) {
        const int64_t slots = rnd_range(1, rnd_chance(50) ? 4 : INT64_MAX);
        const size_t kernels = (size_t)rnd_range(1, 5);
        mpz_set_i64(mpq_numref(c), rnd_range(1, INT64_MAX >> rnd_range(0, 62)));
        mpz_set_i64(mpq_numref(r), rnd_range(0, INT64_MAX >> rnd_range(0, 62)));
        mpz_set_ui(sum, 0);
        assert_ok(gpurta_program_create(&program, &error), &error);
        int64_t blocks[5];
        for (size_t i = 0; i < kernels; i++) {
            blocks[i] = rnd_range(1, INT64_MAX >> rnd_range(0, 62));
            assert_ok(gpurta_program_add_kernel(program, NULL, blocks[i], c, &error), &error);
            assert_ok(gpurta_program_set_time(program, i, GPURTA_OPERATION_RELEASE, r, &error),
                      &error);
        }
        gpurta_result *const result = analyse(program, slots, GPURTA_RTA_AUTO, false, 0);
        assert_int_equal(strcmp(result_text(result, GPURTA_RTA_ALGORITHM, 0), "closed-form"), 0);
        for (size_t i = 0; i < kernels; i++) {
            mpz_set_i64(mpq_numref(expected), blocks[i]);
            mpz_add(sum, sum, mpq_numref(expected));
            mpz_set_i64(mpq_numref(expected), slots);
            mpz_cdiv_q(mpq_numref(expected), sum, mpq_numref(expected));
            mpq_mul(expected, expected, c);
            mpq_add(expected, expected, r);
            result_time(result, GPURTA_RTA_KERNELS_COMPLETION, i, f);
            assert_time_equal(f, expected);
        }
        gpurta_result_destroy(result);
        gpurta_program_destroy(program);
    }
    mpq_clear(c);
    mpq_clear(r);
    mpq_clear(f);
    mpq_clear(expected);
    mpz_clear(sum);
}

/* Many blocks that end far apart, then grids that run across these ends: where walking would be
 * quadratic, blocks are counted. */
static void test_spread_ends(void **state)
{
    (void)state;
    struct scenario s;
    mpq_t *const f = new_times(MOST);
    scenario_init(&s);
    for (size_t n = 0; n < cases(600); n++) {
        s.count = MOST;
        s.slots = rnd_range(30, 64);
        for (size_t i = 0; i < s.count; i++) {
            struct kernel *const k = &s.kernel[i];
            const bool grid = i >= s.count - 3;
            k->blocks = grid ? rnd_range(1, 100000) : rnd_range(1, 2);
            k->stream = -1;
            mpz_set_i64(mpq_numref(k->wcet), grid ? rnd_range(1, 60) : rnd_range(1, 5000));
            mpz_set_i64(mpq_numref(k->release), 0);
        }
        count(&s, f);
        check_both_paths(&s, f);
    }
    scenario_clear(&s);
    free_times(f, MOST);
}

static void test_random_closed_form(void **state)
{
    (void)state;
    struct scenario s;
    mpq_t *const f = new_times(MOST);
    scenario_init(&s);
    for (size_t n = 0; n < cases(2000); n++) {
        random_scenario(&s, false);
        for (size_t i = 1; i < s.count; i++) {
            mpq_set(s.kernel[i].wcet, s.kernel[0].wcet);
            mpq_set(s.kernel[i].release, s.kernel[0].release);
        }
        simulate(&s, f);
        gpurta_program *const program = program_of(&s);
        for (unsigned gmp = 0; gmp < 2; gmp++) {
            gpurta_result *const result = analyse(program, s.slots, GPURTA_RTA_AUTO, false, gmp);
            assert_int_equal(strcmp(result_text(result, GPURTA_RTA_ALGORITHM, 0), "closed-form"),
                             0);
            same_completions(&s, result, f, "closed form");
            gpurta_result_destroy(result);
        }
        check_both_paths(&s, f);
        gpurta_program_destroy(program);
    }
    scenario_clear(&s);
    free_times(f, MOST);
}

/* Lowering any C_i, g_i or r_i, the order kept, never raises any f_j. */
static void test_completions_are_monotone(void **state)
{
    (void)state;
    struct scenario s;
    mpq_t *const before = new_times(MOST);
    mpq_t f, half;
    mpq_init(f);
    mpq_init(half);
    mpq_set_ui(half, 1, 2);
    scenario_init(&s);
    for (size_t n = 0; n < cases(4000); n++) {
        random_scenario(&s, false);
        for (size_t i = 1; i < s.count; i++)
            if (mpq_cmp(s.kernel[i].release, s.kernel[i - 1].release) < 0)
                mpq_set(s.kernel[i].release, s.kernel[i - 1].release);
        simulate(&s, before);
        const size_t i = (size_t)rnd_range(0, (int64_t)s.count - 1);
        struct kernel *const k = &s.kernel[i];
        if (n % 3 == 0)
            mpq_mul(k->wcet, k->wcet, half);
        else if (n % 3 == 1)
            k->blocks = rnd_range(1, k->blocks);
        else if (i == 0)
            mpq_mul(k->release, k->release, half);
        else
            mpq_set(k->release, s.kernel[i - 1].release);
        gpurta_program *const program = program_of(&s);
        gpurta_result *const result = analyse(program, s.slots, GPURTA_RTA_AUTO, false, false);
        for (size_t j = 0; j < s.count; j++) {
            result_time(result, GPURTA_RTA_KERNELS_COMPLETION, j, f);
            if (mpq_cmp(f, before[j]) > 0) {
                fail_msg("kernel %zu completes later", j);
            }
        }
        gpurta_result_destroy(result);
        gpurta_program_destroy(program);
    }
    mpq_clear(f);
    mpq_clear(half);
    scenario_clear(&s);
    free_times(before, MOST);
}

/* ---- ticks ---- */

static void test_ticks_equal_analysis(void **state)
{
    (void)state;
    struct scenario s;
    mpq_t *const f = new_times(MOST);
    int64_t r[MOST], g[MOST], c[MOST], out[MOST];
    gpurta_error error;
    scenario_init(&s);
    for (size_t n = 0; n < cases(3000); n++) {
        random_scenario(&s, false);
        for (size_t i = 0; i < s.count; i++) {
            mpz_set_ui(mpq_denref(s.kernel[i].wcet), 1);
            mpz_set_ui(mpq_denref(s.kernel[i].release), 1);
            if (i && mpq_cmp(s.kernel[i].release, s.kernel[i - 1].release) < 0)
                mpq_set(s.kernel[i].release, s.kernel[i - 1].release);
            r[i] = mpz_get_si(mpq_numref(s.kernel[i].release));
            c[i] = mpz_get_si(mpq_numref(s.kernel[i].wcet));
            g[i] = s.kernel[i].blocks;
        }
        simulate(&s, f);
        const size_t size = gpurta_rta_ticks_work(s.slots, s.count);
        void *const work = malloc(size); /* exactly: the sanitizer sees the rest */
        int64_t *const target = n % 4 == 0 ? out : n % 4 == 1 ? r : n % 4 == 2 ? g : c;
        assert_ok(gpurta_rta_ticks(s.slots, s.count, r, g, c, target, work, &error), &error);
        for (size_t i = 0; i < s.count; i++)
            assert_int_equal(target[i], mpz_get_si(mpq_numref(f[i])));
        free(work);
    }
    scenario_clear(&s);
    free_times(f, MOST);
}

static void test_ticks_refusals(void **state)
{
    (void)state;
    const int64_t g[2] = {1, 1}, c[2] = {5, 7}, r[2] = {3, 2}, zero[2] = {1, 0};
    const int64_t big[2] = {INT64_MAX, INT64_MAX};
    int64_t f[2] = {-1, -1};
    int64_t work[64];
    gpurta_error error;
    assert_true(gpurta_rta_ticks_work(2, 2) <= sizeof work);
    assert_int_equal(gpurta_rta_ticks_work(0, 2), 0);
    assert_int_equal(gpurta_rta_ticks_work(2, 0), 0);
    assert_int_equal(gpurta_rta_ticks_work(INT64_MAX, SIZE_MAX), 0);
    assert_int_equal(gpurta_rta_ticks(2, 2, r, g, c, f, work, &error), GPURTA_OUT_OF_RANGE);
    assert_int_equal(error.item, 1);
    assert_int_equal(gpurta_rta_ticks(2, 2, NULL, zero, c, f, work, &error), GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_rta_ticks(2, 2, NULL, g, zero, f, work, &error), GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_rta_ticks(0, 2, NULL, g, c, f, work, &error), GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_rta_ticks(2, 2, NULL, NULL, c, f, work, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_rta_ticks(1, 2, NULL, g, big, f, work, &error), GPURTA_OVERFLOW);
    assert_int_equal(error.item, 1);
    assert_int_equal(gpurta_rta_ticks(1, 2, NULL, big, c, f, work, &error), GPURTA_OVERFLOW);
    assert_int_equal(f[0], -1);
    assert_int_equal(f[1], -1);
    assert_ok(gpurta_rta_ticks(2, 2, NULL, g, big, f, work, &error), &error);
    assert_true(f[0] == INT64_MAX && f[1] == INT64_MAX);
}

/* ---- verdicts, refusals ---- */

static void test_verdicts(void **state)
{
    (void)state;
    struct scenario s;
    gpurta_error error;
    mpq_t d, v;
    const char *reason;
    scenario_init(&s);
    mpq_init(d);
    mpq_init(v);
    s.count = 3;
    s.slots = 1;
    for (size_t i = 0; i < 3; i++) {
        s.kernel[i].blocks = 1;
        s.kernel[i].stream = -1;
        mpq_set_ui(s.kernel[i].wcet, 1, 3);
        mpq_set_ui(s.kernel[i].release, (unsigned long)i, 100);
        mpq_canonicalize(s.kernel[i].release);
    }
    gpurta_program *const program = program_of(&s);
    gpurta_result *result = analyse(program, 1, GPURTA_RTA_AUTO, false, false);
    assert_int_equal((reason = result_text(result, GPURTA_RTA_REASON, 0),
                      result_verdict(result, GPURTA_RTA_VERDICT, 0)),
                     GPURTA_UNKNOWN);
    assert_string_equal(reason, "no deadline is given");
    assert_int_equal(result_verdict(result, GPURTA_RTA_KERNELS_MEETS_DEADLINE, 0), GPURTA_UNKNOWN);
    assert_int_equal(result_time(result, GPURTA_RTA_KERNELS_DEADLINE, 0, v), 0);
    gpurta_result_destroy(result);
    mpq_set_ui(d, 98, 100); /* kernel 2: f = 1, r = 2/100: R = 98/100, met exactly */
    mpq_canonicalize(d);
    assert_ok(gpurta_program_set_time(program, 2, GPURTA_OPERATION_DEADLINE, d, &error), &error);
    result = analyse(program, 1, GPURTA_RTA_AUTO, false, false);
    assert_int_equal((reason = result_text(result, GPURTA_RTA_REASON, 0),
                      result_verdict(result, GPURTA_RTA_VERDICT, 0)),
                     GPURTA_SCHEDULABLE);
    gpurta_result_destroy(result);
    mpq_set_str(d, "979999999999999999999999999999/1000000000000000000000000000000", 10);
    mpq_canonicalize(d);
    assert_ok(gpurta_program_set_time(program, 2, GPURTA_OPERATION_DEADLINE, d, &error), &error);
    result = analyse(program, 1, GPURTA_RTA_AUTO, false, false);
    assert_int_equal((reason = result_text(result, GPURTA_RTA_REASON, 0),
                      result_verdict(result, GPURTA_RTA_VERDICT, 0)),
                     GPURTA_UNSCHEDULABLE);
    assert_string_equal(reason, "1 of 1 deadlines missed");
    assert_int_equal(result_verdict(result, GPURTA_RTA_KERNELS_MEETS_DEADLINE, 2),
                     GPURTA_UNSCHEDULABLE);
    assert_int_equal(result_time(result, GPURTA_RTA_KERNELS_DEADLINE, 2, v), 1);
    assert_time_equal(d, v);
    gpurta_result_destroy(result);
    gpurta_program_destroy(program);
    scenario_clear(&s);
    mpq_clear(d);
    mpq_clear(v);
}

static void test_refusals(void **state)
{
    (void)state;
    static const int order[4] = {0, 1, 2, 3};
    gpurta_program *const program = paredes_program(order);
    gpurta_program *empty;
    gpurta_platform *slots, *tx2;
    gpurta_options *options;
    gpurta_result *result = NULL;
    gpurta_rta_trace *trace = NULL;
    gpurta_error error;
    assert_ok(gpurta_program_create(&empty, &error), &error);
    assert_ok(gpurta_platform_create_slots(&slots, 8, &error), &error);
    assert_ok(gpurta_platform_create(&tx2, "jetson-tx2", &error), &error);
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_int_equal(gpurta_rta_of(NULL, program, slots, NULL, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_rta_of(&result, NULL, slots, NULL, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_rta_of(&result, program, NULL, NULL, NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_rta_of(&result, empty, slots, NULL, &error), GPURTA_INVALID_ARGUMENT);
    assert_ok(
        gpurta_options_set(options, GPURTA_OPTION_RTA_ALGORITHM, GPURTA_RTA_CLOSED_FORM, &error),
        &error);
    assert_int_equal(gpurta_rta_of(&result, program, slots, options, &error),
                     GPURTA_NOT_APPLICABLE);
    assert_non_null(strstr(error.message, "wcet"));
    assert_int_equal(gpurta_options_set(options, GPURTA_OPTION_RTA_ALGORITHM, 9, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_options_set(options, (gpurta_option)2, 0, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_ok(gpurta_program_set_count(program, 2, GPURTA_OPERATION_THREADS, 256, &error), &error);
    assert_int_equal(gpurta_rta_of(&result, program, tx2, NULL, &error), GPURTA_NOT_APPLICABLE);
    assert_int_equal(error.item, 2);
    assert_ok(gpurta_rta_of(&result, program, slots, NULL, &error), &error);
    assert_int_equal(gpurta_rta_trace_create(&trace, result, &error), GPURTA_NOT_APPLICABLE);
    assert_null(trace);
    gpurta_result_destroy(result);
    gpurta_result_destroy(NULL);
    gpurta_rta_trace_destroy(NULL);
    gpurta_options_destroy(options);
    gpurta_platform_destroy(slots);
    gpurta_platform_destroy(tx2);
    gpurta_program_destroy(program);
    gpurta_program_destroy(empty);
}

/* A step of a trace says no to each argument that is missing, and then goes on where it was. */
static void test_trace_refusals(void **state)
{
    (void)state;
    static const int order[4] = {0, 1, 2, 3};
    gpurta_program *const program = paredes_program(order);
    gpurta_result *const result = analyse(program, 8, GPURTA_RTA_AUTO, true, 0);
    gpurta_rta_trace *trace;
    gpurta_rta_step step = {.size = sizeof step}, old = {.size = sizeof old - 1};
    gpurta_error error;
    int64_t free_blocks;
    mpq_t start, now, every;
    mpq_inits(start, now, every, NULL);
    assert_ok(gpurta_rta_trace_create(&trace, result, &error), &error);
    assert_false(gpurta_rta_trace_next(NULL, &step, start, now, every));
    assert_false(gpurta_rta_trace_next(trace, NULL, start, now, every));
    assert_false(gpurta_rta_trace_next(trace, &old, start, now, every));
    assert_false(gpurta_rta_trace_next(trace, &step, NULL, now, every));
    assert_false(gpurta_rta_trace_next(trace, &step, start, NULL, every));
    assert_false(gpurta_rta_trace_next(trace, &step, start, now, NULL));
    assert_true(gpurta_rta_trace_next(trace, &step, start, now, every));
    assert_int_equal(step.kernel, 0);
    assert_false(gpurta_rta_trace_pair(NULL, 0, now, &free_blocks));
    assert_false(gpurta_rta_trace_pair(trace, 0, NULL, &free_blocks));
    assert_false(gpurta_rta_trace_pair(trace, 0, now, NULL));
    assert_true(gpurta_rta_trace_pair(trace, 0, now, &free_blocks));
    gpurta_rta_trace_destroy(trace);
    mpq_clears(start, now, every, NULL);
    gpurta_result_destroy(result);
    gpurta_program_destroy(program);
}

/* One kernel of one block for each partition that is named, on the stream that is. */
static gpurta_program *program_of_partitions(const size_t count, const size_t *const partition,
                                             const char *const *const stream)
{
    gpurta_program *program;
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    mpq_set_ui(t, 1, 1);
    assert_ok(gpurta_program_create(&program, &error), &error);
    assert_ok(gpurta_program_add_partition(program, "p", 2, NULL, &error), &error);
    assert_ok(gpurta_program_add_partition(program, "q", 2, NULL, &error), &error);
    for (size_t i = 0; i < count; i++) {
        assert_ok(gpurta_program_add_kernel(program, NULL, 1, t, &error), &error);
        assert_ok(gpurta_program_set_count(program, i, GPURTA_OPERATION_THREADS, 1024, &error),
                  &error);
        assert_ok(gpurta_program_set_stream(program, i, stream[i], &error), &error);
        assert_ok(gpurta_program_set_partition(program, i, partition[i], &error), &error);
    }
    mpq_clear(t);
    return program;
}

/* A stream is in one partition, and the kernels of all together are no more than are resident at
 * once: those of one stream, be it that without a name, count once. */
static void test_streams_of_partitions(void **state)
{
    (void)state;
    static const struct {
        size_t count, partition[3];
        const char *stream[3];
        int64_t slots; /* of partitions that have kernels; below 0: what is refused, from 1 */
        const char *completion[3];
    } cases_of[] = {
        {2, {0, 1}, {"a", "a"}, -2, {NULL}},
        {2, {1, 0}, {"a", "a"}, -2, {NULL}},
        {3, {0, 1, 0}, {"a", "b", "a"}, 4, {"1", "1", "2"}},
        {3, {1, 1, 1}, {"default", "default", "default"}, 2, {"1", "2", "3"}},
        {3, {0, 1, 1}, {"a", "b", "c"}, -3, {NULL}},
    };
    gpurta_platform *platform;
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    assert_ok(gpurta_platform_create(&platform, "cc-7.5", &error), &error);
    assert_ok(gpurta_platform_set_rules(platform, GPURTA_RULES_AMERT, &error), &error);
    assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_SMS, 4, &error), &error);
    assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_RESIDENT_GRIDS, 2, &error), &error);
    assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_RESIDENT_GRID_LIMIT, 1, &error),
              &error);
    for (size_t c = 0; c < sizeof cases_of / sizeof cases_of[0]; c++) {
        gpurta_result *result = NULL;
        gpurta_program *const program =
            program_of_partitions(cases_of[c].count, cases_of[c].partition, cases_of[c].stream);
        const gpurta_status status = gpurta_rta_of(&result, program, platform, NULL, &error);
        if (cases_of[c].slots > 0) {
            assert_ok(status, &error);
            assert_int_equal(result_count(result, GPURTA_RTA_SLOTS, 0), cases_of[c].slots);
            for (size_t i = 0; i < cases_of[c].count; i++) {
                assert_true(result_time(result, GPURTA_RTA_KERNELS_COMPLETION, i, t));
                assert_time(t, cases_of[c].completion[i]);
            }
        } else {
            assert_int_equal(status, GPURTA_NOT_APPLICABLE);
            assert_int_equal(error.item, -cases_of[c].slots - 1);
        }
        gpurta_result_destroy(result);
        gpurta_program_destroy(program);
    }
    gpurta_platform_destroy(platform);
    mpq_clear(t);
}

/* A common denominator that cannot be held is a limit, not a hang. */
static void test_denominator_limit(void **state)
{
    (void)state;
    gpurta_program *program;
    gpurta_platform *slots;
    gpurta_result *result = NULL;
    gpurta_error error;
    mpq_t c;
    assert_ok(gpurta_program_create(&program, &error), &error);
    assert_ok(gpurta_platform_create_slots(&slots, 8, &error), &error);
    mpq_init(c);
    for (unsigned long i = 0; i < 400; i++) {
        mpz_set_ui(mpq_numref(c), 1);
        mpz_ui_pow_ui(mpq_denref(c), 2 * i + 3, 100);
        assert_ok(gpurta_program_add_kernel(program, NULL, 1, c, &error), &error);
    }
    assert_int_equal(gpurta_rta_of(&result, program, slots, NULL, &error), GPURTA_LIMIT);
    assert_non_null(strstr(error.message, "65536"));
    mpq_clear(c);
    gpurta_program_destroy(program);
    gpurta_platform_destroy(slots);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_paredes_launch_orders),
        cmocka_unit_test(test_paredes_3_5_step_by_step),
        cmocka_unit_test(test_paredes_algorithm_2_as_printed),
        cmocka_unit_test(test_paredes_3_6_published_closed_form_is_wrong),
        cmocka_unit_test(test_paredes_3_6_fails_exactly_there),
        cmocka_unit_test(test_oracles_agree),
        cmocka_unit_test(test_random_equals_block_by_block),
        cmocka_unit_test(test_random_huge_grids),
        cmocka_unit_test(test_random_long_blocks),
        cmocka_unit_test(test_random_traces_are_consistent),
        cmocka_unit_test(test_random_closed_form),
        cmocka_unit_test(test_random_closed_form_overflows),
        cmocka_unit_test(test_spread_ends),
        cmocka_unit_test(test_completions_are_monotone),
        cmocka_unit_test(test_ticks_equal_analysis),
        cmocka_unit_test(test_ticks_refusals),
        cmocka_unit_test(test_verdicts),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_trace_refusals),
        cmocka_unit_test(test_streams_of_partitions),
        cmocka_unit_test(test_denominator_limit),
    };
    return cmocka_run_group_tests_name("rta", tests, NULL, NULL);
}
