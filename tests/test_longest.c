/* Random systems in units so long that 64 bits just do, and just do not: whatever overflows first
 * must be noticed where it does, and GMP then answers as if nothing had been tried before. The
 * longest unit is found by bisection for every system, so that each check is some system's only
 * one. */
#include <stdio.h> /* before gmp.h, which then has gmp_fprintf() */

#include "bound_systems.h"
#include "model_calls.h"
#include "runlist_systems.h"
#include "simulate_values.h"

#include "model/chains.h"
#include "model/options.h"
#include "model/program.h"
#include "model/tasks.h"

#include <inttypes.h>

struct subject {
    gpurta_program *program;
    gpurta_platform *platform;
    gpurta_tasks *tasks;
    gpurta_chains *chains;
    gpurta_options *options;
    int64_t unit;
    unsigned lengthened; /* the kinds of times that have the unit; 0: all */
};

/* One analysis: makes a subject, or runs it and tells all that it found. */
struct analysis {
    void (*make)(struct subject *s);
    gpurta_status (*run)(const struct subject *s, FILE *told, gpurta_error *error);
};

/* --- longer units --- */

/* Of the times that were lengthened; in which part of a unit they are whole. */
static mpq_t longest;
static mpz_t part;
/* A limit, which GMP reaches earlier, left a value between two. */
static bool cut;
static unsigned lengthened; /* one bit for each kind of times */

static bool has_unit(const size_t kind)
{
    return lengthened >> kind % 32 & 1;
}

static void lengthen_times(struct rat *const time, const size_t count, const size_t kind,
                           mpq_srcptr by)
{
    mpq_t t;
    mpq_init(t);
    for (size_t i = 0; i < count; i++)
        if (rat_given(&time[i])) {
            rat_get(t, &time[i]);
            if (has_unit(kind + i)) {
                mpq_mul(t, t, by);
                assert_true(rat_set(&time[i], t));
            }
            if (has_unit(kind + i) && mpq_cmp(t, longest) > 0)
                mpq_set(longest, t);
            mpz_lcm(part, part, mpq_denref(t));
        }
    mpq_clear(t);
}

static void lengthen_program(gpurta_program *const p, mpq_srcptr by)
{
    for (size_t i = 0; i < p->count; i++)
        lengthen_times(p->operation[i].time, OPERATION_TIMES, 0, by);
    for (size_t i = 0; i < p->afters; i++)
        lengthen_times(&p->after[i].delay, 1, 8, by);
}

static void lengthen_tasks(gpurta_tasks *const t, mpq_srcptr by)
{
    for (size_t i = 0; i < t->count; i++)
        lengthen_times(t->task[i].time, TASK_TIMES, 0, by);
    for (size_t i = 0; i < t->servers; i++) {
        lengthen_times(&t->server[i].budget, 1, 8, by);
        lengthen_times(&t->server[i].period, 1, 8, by);
    }
}

static void lengthen_chains(gpurta_chains *const c, mpq_srcptr by)
{
    lengthen_program(c->program, by);
    for (size_t i = 0; i < c->contexts; i++)
        lengthen_times(c->context[i].time, CONTEXT_TIMES, 9, by);
    for (size_t i = 0; i < c->count; i++)
        lengthen_times(c->chain[i].time, CHAIN_TIMES, 13, by);
    for (size_t i = 0; i < c->steps; i++) {
        lengthen_times(&c->step[i].bcet, 1, 0, by);
        lengthen_times(&c->step[i].deadline, 1, 17, by);
        lengthen_times(&c->step[i].host, 1, 18, by);
    }
}

static void lengthen_options(gpurta_options *const options, mpq_srcptr by)
{
    const gpurta_option_facts *facts;
    mpq_t t;
    mpq_init(t);
    for (size_t i = 0; (facts = gpurta_option_at(i)); i++) {
        if (facts->kind != GPURTA_OPTION_KIND_TIME || !option_time(options, facts->key) ||
            !has_unit(19 + i))
            continue;
        mpq_mul(t, option_time(options, facts->key), by);
        assert_ok(gpurta_options_set_time(options, facts->key, t, NULL), NULL);
    }
    mpq_clear(t);
}

static void set_unit(struct subject *const s, const int64_t unit)
{
    mpq_t by;
    mpq_init(by);
    set_q(by, unit, s->unit);
    mpq_set_ui(longest, 0, 1);
    mpz_set_ui(part, 1);
    lengthened = s->lengthened ? s->lengthened : ~0u;
    if (s->program)
        lengthen_program(s->program, by);
    if (s->tasks)
        lengthen_tasks(s->tasks, by);
    if (s->chains)
        lengthen_chains(s->chains, by);
    lengthen_options(s->options, by);
    s->unit = unit;
    mpq_clear(by);
}

/* --- the analyses in both kinds of numbers --- */

static gpurta_status run_on(const struct analysis *const analysis, const struct subject *const s,
                            const enum ticks_numbers numbers, char **const text)
{
    size_t length;
    gpurta_error error = {.message = ""};
    FILE *const told = open_memstream(text, &length);
    assert_non_null(told);
    assert_ok(gpurta_options_set(s->options, OPTION_NUMBERS, numbers, NULL), NULL);
    const gpurta_status status = analysis->run(s, told, &error);
    if (status != GPURTA_OK && s->lengthened) /* kinds of times that do not go together */
        fprintf(told, "status %d\n", (int)status);
    fclose(told);
    if (!s->lengthened && (status != GPURTA_OVERFLOW || numbers != TICKS_I64))
        assert_ok(status, &error);
    assert_true(status != GPURTA_OVERFLOW || numbers == TICKS_I64);
    return status;
}

static bool fits(const struct analysis *const analysis, struct subject *const s, const int64_t unit)
{
    char *text;
    set_unit(s, unit);
    const bool yes = run_on(analysis, s, TICKS_I64, &text) == GPURTA_OK;
    free(text);
    return yes;
}

/* How many steps it takes to a limit depends on the kind of numbers, a little. */
#define LIMITED "limited after "

static bool limited_apart(const char *const a, const char *const b)
{
    const size_t first = strcspn(a, "\n") + 1, limited = sizeof LIMITED - 1;
    return strncmp(a, LIMITED, limited) == 0 && strncmp(b, LIMITED, limited) == 0 &&
           strncmp(a, b, first) != 0;
}

static void check_at(const struct analysis *const analysis, struct subject *const s,
                     const int64_t unit)
{
    char *usual, *wide;
    set_unit(s, unit);
    cut = false;
    const gpurta_status first = run_on(analysis, s, TICKS_AUTO, &usual);
    const gpurta_status second = run_on(analysis, s, TICKS_GMP, &wide);
    if (!cut && first != GPURTA_LIMIT && second != GPURTA_LIMIT && strcmp(usual, wide) != 0 &&
        !limited_apart(usual, wide)) {
        fprintf(stderr, "unit %" PRId64 " (GPURTA_SEED=%" PRIu64 ")\n%s\nis not\n%s", unit,
                rnd_seed(), usual, wide);
        fail_msg("both kinds of numbers differ");
    }
    free(usual);
    free(wide);
}

/* The longest unit in which the longest time alone fits. */
static int64_t last_unit(struct subject *const s)
{
    int64_t unit = INT64_MAX;
    mpz_t most;
    set_unit(s, 1);
    if (mpq_sgn(longest) == 0)
        return unit;
    mpz_init(most);
    mpz_set_i64(most, INT64_MAX);
    mpz_fdiv_q(most, most, part);
    mpz_mul(most, most, mpq_denref(longest));
    mpz_fdiv_q(most, most, mpq_numref(longest));
    if (!mpz_get_i64(&unit, most))
        unit = INT64_MAX;
    mpz_clear(most);
    return unit;
}

/* Powers of two, then 14 bits more: so near to its end nothing else overflows. */
static void check_around_the_end(const struct analysis *const analysis, struct subject *const s)
{
    int power = 0;
    for (int step = 32; step > 0; step /= 2)
        if (power + step < 62 && fits(analysis, s, (int64_t)1 << (power + step)))
            power += step;
    int64_t low = (int64_t)1 << power;
    for (int64_t step = low / 2, bits = 0; step > 0 && bits < 14; step /= 2, bits++)
        if (fits(analysis, s, low + step))
            low += step;
    const int64_t next = low + (low >> 14) + 1;
    check_at(analysis, s, low);
    check_at(analysis, s, next);
    check_at(analysis, s, next + rnd_range(0, INT64_MAX - next) % (low / 4 + 1));
    const int64_t last = last_unit(s);
    check_at(analysis, s, last);
    check_at(analysis, s, last - rnd_range(0, last >> rnd_range(4, 12)));
}

static void try_analysis(const struct analysis *const analysis, const size_t count)
{
    mpq_init(longest);
    mpz_init(part);
    for (size_t n = 0; n < count; n++) {
        struct subject s = {.unit = 1};
        assert_ok(gpurta_options_create(&s.options, NULL), NULL);
        analysis->make(&s);
        check_around_the_end(analysis, &s);
        gpurta_program_destroy(s.program);
        gpurta_platform_destroy(s.platform);
        gpurta_tasks_destroy(s.tasks);
        gpurta_chains_destroy(s.chains);
        gpurta_options_destroy(s.options);
    }
    mpz_clear(part);
    mpq_clear(longest);
}

/* Some kinds of times alone will have the unit; the others are so long once for all. */
static void lengthen_some(struct subject *const s)
{
    const int64_t chosen = rnd_range(1, INT64_MAX - 1), other = (int64_t)1 << rnd_range(0, 40);
    s->lengthened = ~(unsigned)chosen;
    if (rnd_chance(50))
        set_unit(s, other);
    s->unit = 1;
    s->lengthened = (unsigned)chosen;
}

static void set_option(const struct subject *const s, const gpurta_option key, const int64_t value)
{
    gpurta_error error;
    assert_ok(gpurta_options_set(s->options, key, value, &error), &error);
}

static void set_option_time(const struct subject *const s, const gpurta_option key,
                            const int64_t value)
{
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    set_q(t, value, rnd_chance(80) ? 1 : 2);
    assert_ok(gpurta_options_set_time(s->options, key, t, &error), &error);
    mpq_clear(t);
}

static void tell(FILE *const told, const char *const what, const bool given, mpq_srcptr t)
{
    if (given)
        gmp_fprintf(told, "%s %Qd\n", what, t);
}

/* --- programs --- */

static void set_operation(gpurta_program *const p, const size_t i,
                          const gpurta_operation_time which, const int64_t value)
{
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    set_q(t, value, rnd_chance(90) ? 1 : 2);
    assert_ok(gpurta_program_set_time(p, i, which, t, &error), &error);
    mpq_clear(t);
}

static size_t add_operation(gpurta_program *const p, const bool copy, const int64_t slots)
{
    const size_t i = p->count;
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    set_q(t, rnd_range(1, rnd_chance(80) ? 6 : 60), rnd_chance(90) ? 1 : 3);
    if (copy)
        assert_ok(gpurta_program_add_copy(p, NULL, t, &error), &error);
    else
        assert_ok(gpurta_program_add_kernel(p, NULL, rnd_range(1, rnd_chance(80) ? 2 * slots : 40),
                                            t, &error),
                  &error);
    mpq_clear(t);
    set_operation(p, i, GPURTA_OPERATION_RELEASE,
                  rnd_chance(40) ? 0 : rnd_range(0, rnd_chance(70) ? 20 : 3000));
    if (rnd_chance(50)) {
        const char name[] = {'s', (char)('0' + rnd_range(0, 2)), '\0'};
        assert_ok(gpurta_program_set_stream(p, i, name, &error), &error);
    }
    return i;
}

static void make_rta(struct subject *const s)
{
    static const int64_t periods[] = {2, 3, 4, 5, 6, 8, 9, 10, 12, 24};
    const int64_t slots = rnd_range(1, 5);
    const bool periodic = rnd_chance(70);
    gpurta_error error;
    assert_ok(gpurta_program_create(&s->program, &error), &error);
    assert_ok(gpurta_platform_create_slots(&s->platform, slots, &error), &error);
    for (int64_t n = rnd_range(1, 5); n > 0; n--) {
        const size_t i = add_operation(s->program, false, slots);
        if (periodic && rnd_chance(80))
            set_operation(s->program, i, GPURTA_OPERATION_PERIOD,
                          periods[rnd_range(0, 9)] * rnd_range(1, 3));
        if (rnd_chance(40))
            set_operation(s->program, i, GPURTA_OPERATION_DEADLINE, rnd_range(1, 60));
    }
    set_option(s, GPURTA_OPTION_RTA_LIMIT, rnd_range(1, rnd_chance(50) ? 40 : 1000));
    if (rnd_chance(60))
        return;
    /* Short cycles, so many before a last kernel that they are skipped or the limit ends them. */
    for (size_t i = 0; i < s->program->count; i++) {
        set_operation(s->program, i, GPURTA_OPERATION_RELEASE, rnd_range(0, 3));
        set_operation(s->program, i, GPURTA_OPERATION_WCET, rnd_range(1, 3));
        set_operation(s->program, i, GPURTA_OPERATION_PERIOD, rnd_range(1, 3) * 4);
        assert_ok(gpurta_program_set_count(s->program, i, GPURTA_OPERATION_BLOCKS,
                                           rnd_range(1, slots), &error),
                  &error);
    }
    set_operation(s->program, add_operation(s->program, false, 1), GPURTA_OPERATION_RELEASE,
                  rnd_range(1000, 3000));
    set_option(s, GPURTA_OPTION_RTA_LIMIT, rnd_range(10, rnd_chance(50) ? 60 : 300));
}

static gpurta_status run_rta(const struct subject *const s, FILE *const told,
                             gpurta_error *const error)
{
    gpurta_result *r;
    const char *reason;
    const gpurta_status status = gpurta_rta_of(&r, s->program, s->platform, s->options, error);
    if (status != GPURTA_OK)
        return status;
    if (!result_count(r, GPURTA_RTA_EXHAUSTIVE, 0))
        fprintf(told, LIMITED "%" PRId64 " jobs\n", result_count(r, GPURTA_RTA_JOBS, 0));
    mpq_t t;
    mpq_init(t);
    fprintf(told, "%d ",
            (int)(reason = result_text(r, GPURTA_RTA_REASON, 0),
                  result_verdict(r, GPURTA_RTA_VERDICT, 0)));
    fprintf(told, "%s, %" PRId64 " jobs, %d\n", reason, result_count(r, GPURTA_RTA_JOBS, 0),
            (int)result_count(r, GPURTA_RTA_SUSTAINABLE, 0));
    for (size_t i = 0; i < gpurta_rows(r, GPURTA_RTA_KERNELS); i++) {
        fprintf(told, "%zu: %d, job %" PRId64 "\n", i,
                (int)result_verdict(r, GPURTA_RTA_KERNELS_MEETS_DEADLINE, i),
                result_count(r, GPURTA_RTA_KERNELS_WORST_JOB, i) - 1);
        for (int w = GPURTA_RTA_KERNELS_RELEASE; w <= GPURTA_RTA_KERNELS_WORST_RESPONSE; w++)
            tell(told, gpurta_column_info((gpurta_column)w)->name,
                 result_time(r, (gpurta_column)w, i, t), t);
    }
    mpq_clear(t);
    gpurta_result_destroy(r);
    return GPURTA_OK;
}

static void make_simulation(struct subject *const s)
{
    const bool plain = rnd_chance(20), jobs = rnd_chance(50);
    gpurta_error error;
    assert_ok(gpurta_program_create(&s->program, &error), &error);
    if (plain)
        assert_ok(gpurta_platform_create_slots(&s->platform, rnd_range(1, 5), &error), &error);
    else
        s->platform = random_device();
    for (int64_t n = rnd_range(1, 6); n > 0; n--) {
        const bool copy = !plain && rnd_chance(20);
        const size_t i = add_operation(s->program, copy, 4);
        if (!plain && !copy) {
            const struct shape shape = random_shape();
            assert_ok(gpurta_program_set_count(s->program, i, GPURTA_OPERATION_THREADS,
                                               shape.threads, &error),
                      &error);
            assert_ok(gpurta_program_set_count(s->program, i, GPURTA_OPERATION_SHARED_MEMORY,
                                               shape.shared_memory, &error),
                      &error);
        }
        if (jobs && rnd_chance(70)) {
            set_operation(s->program, i, GPURTA_OPERATION_PERIOD, rnd_range(1, 60));
        } else if (!jobs && i && rnd_chance(20)) {
            mpq_t delay;
            mpq_init(delay);
            set_q(delay, rnd_range(0, 9), 1);
            assert_ok(gpurta_program_set_after(s->program, i, (size_t)rnd_range(0, (int64_t)i - 1),
                                               rnd_chance(50) ? GPURTA_AFTER_LAUNCH
                                                              : GPURTA_AFTER_COMPLETION,
                                               delay, &error),
                      &error);
            mpq_clear(delay);
        }
        if (rnd_chance(40))
            set_operation(s->program, i, GPURTA_OPERATION_DEADLINE, rnd_range(1, 60));
    }
    set_option(s, GPURTA_OPTION_SIMULATE_JOBS, jobs ? rnd_range(1, 4) : 1);
    set_option(s, GPURTA_OPTION_SIMULATE_EXPLAIN, rnd_chance(50));
    set_option(s, GPURTA_OPTION_SIMULATE_BLOCKS, rnd_chance(50));
    set_option(s, GPURTA_OPTION_SIMULATE_PLACEMENT,
               rnd_chance(50) ? GPURTA_ROUND_ROBIN : GPURTA_MOST_ROOM);
    if (jobs && rnd_chance(20))
        set_option_time(s, GPURTA_OPTION_SIMULATE_JITTER, rnd_range(1, 9));
}

static void tell_job(FILE *const told, const gpurta_result *const r, const size_t i, const size_t j,
                     mpq_ptr t, mpq_ptr end)
{
    int64_t sm;
    struct told_delay delay;
    fprintf(told, "%zu %zu: %d\n", i, j, (int)job_verdict(r, i, j));
    for (int w = GPURTA_SIMULATE_JOBS_RELEASE; w <= GPURTA_SIMULATE_JOBS_DEADLINE; w++)
        tell(told, gpurta_column_info((gpurta_column)w)->name,
             job_time(r, i, j, (gpurta_column)w, t), t);
    for (size_t b = 0; b < job_blocks(r, i, j); b++) {
        assert_true(job_block(r, i, j, b, &sm, t, end));
        gmp_fprintf(told, "block %" PRId64 " %Qd %Qd\n", sm, t, end);
    }
    for (size_t d = 0; d < job_delays(r, i, j); d++) {
        assert_true(job_delay(r, i, j, d, &delay, t, end));
        gmp_fprintf(told, "delay %d %zu %Qd %Qd\n", (int)delay.rule, delay.other_operation, t, end);
    }
}

static gpurta_status run_simulation(const struct subject *const s, FILE *const told,
                                    gpurta_error *const error)
{
    gpurta_result *r;
    struct told_event event;
    const gpurta_status status = gpurta_simulate_of(&r, s->program, s->platform, s->options, error);
    if (status != GPURTA_OK)
        return status;
    mpq_t t, end;
    mpq_inits(t, end, NULL);
    fprintf(told, "%d\n", (int)result_verdict(r, GPURTA_SIMULATE_VERDICT, 0));
    for (size_t i = 0; i < gpurta_rows(r, GPURTA_SIMULATE_OPERATIONS); i++)
        for (size_t j = 0; j < jobs_of(r, i); j++)
            tell_job(told, r, i, j, t, end);
    for (size_t e = 0; event_at(r, e, &event, t); e++)
        gmp_fprintf(told, "event %d %zu %" PRId64 " %Qd\n", (int)event.rule, event.operation,
                    event.blocks, t);
    mpq_clears(t, end, NULL);
    gpurta_result_destroy(r);
    return GPURTA_OK;
}

/* --- tasks --- */

static void set_task(gpurta_tasks *const tasks, const size_t i, const gpurta_task_time which,
                     const int64_t value)
{
    gpurta_error error;
    mpq_t t;
    mpq_init(t);
    set_q(t, value, rnd_chance(90) ? 1 : 2);
    assert_ok(gpurta_tasks_set_time(tasks, i, which, t, &error), &error);
    mpq_clear(t);
}

static void make_edf(struct subject *const s)
{
    const int64_t count = rnd_range(1, 4);
    gpurta_error error;
    mpq_t t, p;
    mpq_inits(t, p, NULL);
    assert_ok(gpurta_tasks_create(&s->tasks, &error), &error);
    for (int64_t n = 0; n < count; n++) {
        const size_t i = (size_t)n;
        const int64_t period = rnd_range(4, 30);
        set_q(t, rnd_range(1, (2 * period) / (count + 1) + 1), rnd_chance(80) ? 1 : 2);
        assert_ok(gpurta_tasks_add(s->tasks, NULL, t, &error), &error);
        set_task(s->tasks, i, GPURTA_TASK_PERIOD, period);
        if (rnd_chance(60))
            set_task(s->tasks, i, GPURTA_TASK_DEADLINE, rnd_range(period / 2, 2 * period));
        if (rnd_chance(20))
            set_task(s->tasks, i, GPURTA_TASK_NONPREEMPTABLE, rnd_range(0, 3));
    }
    if (rnd_chance(25)) {
        set_q(t, 1, rnd_range(1, 2));
        set_q(p, rnd_range(4, 12), 1);
        assert_ok(gpurta_tasks_add_server(s->tasks, NULL, t, p, &error), &error);
        assert_ok(gpurta_tasks_set_server(s->tasks, (size_t)rnd_range(0, count - 1), 0, &error),
                  &error);
    }
    if (rnd_chance(20))
        set_option_time(s, GPURTA_OPTION_EDF_OVERHEAD, 1);
    if (rnd_chance(20))
        set_option_time(s, GPURTA_OPTION_EDF_LATENCY, rnd_range(1, 3));
    mpq_clears(t, p, NULL);
}

static gpurta_status run_edf(const struct subject *const s, FILE *const told,
                             gpurta_error *const error)
{
    gpurta_result *r;
    const gpurta_status status = gpurta_edf_of(&r, s->tasks, s->options, error);
    if (status != GPURTA_OK)
        return status;
    mpq_t t, u;
    mpq_inits(t, u, NULL);
    fprintf(told, "%d %s\n", (int)result_verdict(r, GPURTA_EDF_VERDICT, 0),
            result_text(r, GPURTA_EDF_REASON, 0));
    for (size_t i = 0; i < gpurta_rows(r, GPURTA_EDF_TASKS); i++) {
        fprintf(told, "%zu: %d\n", i, (int)result_verdict(r, GPURTA_EDF_TASKS_MEETS_DEADLINE, i));
        tell(told, "response", result_time(r, GPURTA_EDF_TASKS_RESPONSE, i, t), t);
    }
    if (result_time(r, GPURTA_EDF_WITNESS_DEMAND, 0, t) && /* any is good */
        result_time(r, GPURTA_EDF_WITNESS_SUPPLY, 0, u))
        assert_true(mpq_cmp(t, u) > 0);
    mpq_clears(t, u, NULL);
    gpurta_result_destroy(r);
    return GPURTA_OK;
}

static gpurta_status run_sensitivity(const struct subject *const s, FILE *const told,
                                     gpurta_error *const error)
{
    mpq_t low, high;
    gpurta_status status = GPURTA_OK;
    mpq_inits(low, high, NULL);
    for (int p = GPURTA_EDF_MAX_OVERHEAD; p <= GPURTA_EDF_MIN_PERIOD && status == GPURTA_OK; p++) {
        gpurta_verdict found;
        status = gpurta_edf_sensitivity_of(&found, low, high, s->tasks, (gpurta_edf_parameter)p, 0,
                                           s->options, NULL, error);
        if (status == GPURTA_OK)
            fprintf(told, "%d: %d\n", p, (int)found);
        if (status == GPURTA_OK && found == GPURTA_SCHEDULABLE)
            gmp_fprintf(told, "%Qd %Qd\n", low, high);
        cut = cut || (status == GPURTA_OK && mpq_equal(low, high) == 0);
    }
    mpq_clears(low, high, NULL);
    return status;
}

/* Of direct tasks, and of the first that is one. */
static void make_direct(struct subject *const s)
{
    do {
        gpurta_tasks_destroy(s->tasks);
        gpurta_options_destroy(s->options);
        assert_ok(gpurta_options_create(&s->options, NULL), NULL);
        make_edf(s);
    } while (s->tasks->servers);
}

static gpurta_status run_schedule(const struct subject *const s, FILE *const told,
                                  gpurta_error *const error)
{
    gpurta_edf_scenario *scenario;
    gpurta_result *r;
    mpq_t t;
    mpq_init(t);
    assert_true(gpurta_tasks_time(s->tasks, 0, GPURTA_TASK_PERIOD, t)); /* not longer than that */
    assert_ok(gpurta_edf_scenario_create(&scenario, s->tasks->count, t, error), error);
    set_q(t, s->unit, 2);
    assert_ok(gpurta_edf_scenario_set_preemption_cost(scenario, t, error), error);
    assert_ok(gpurta_edf_scenario_set(scenario, 0, GPURTA_EDF_OFFSET, t, error), error);
    const gpurta_status status = gpurta_edf_simulate_of(&r, s->tasks, scenario, s->options, error);
    gpurta_edf_scenario_destroy(scenario);
    if (status == GPURTA_OK) {
        const gpurta_column_facts *facts;
        for (size_t k = 0; (facts = gpurta_column_at(k)); k++)
            for (size_t i = 0; i < gpurta_rows(r, facts->table); i++)
                if (facts->kind == GPURTA_KIND_TIME)
                    tell(told, facts->name, result_time(r, facts->column, i, t), t);
                else if (facts->kind == GPURTA_KIND_COUNT)
                    fprintf(told, "%" PRId64 "\n", result_count(r, facts->column, i));
        gpurta_result_destroy(r);
    }
    mpq_clear(t);
    return status;
}

static void make_runlist(struct subject *const s)
{
    struct system system = random_system();
    system.n = system.n > 5 ? 5 : system.n;
    system.mode = GPURTA_RUNLIST_INTERLEAVED;
    system.overhead = GPURTA_RUNLIST_EVERY_SWITCH;
    system.wcet[0] = system.wcet[0] ? system.wcet[0] : 3;
    system.deadline[0] = system.wcet[0] + 20;
    if (rnd_chance(40)) /* entries or switches, not jobs, are what takes longest */
        for (size_t i = 0; i < system.n; i++) {
            system.period[i] = 0;
            system.deadline[i] = i ? 0 : 1;
            system.slice[i] = rnd_range(1, rnd_chance(50) ? 300 : 9);
            system.section[i] = rnd_chance(50) ? rnd_range(0, 300) : 0;
            system.cost = rnd_chance(50) ? rnd_range(0, 300) : system.cost;
            system.reset = rnd_chance(50) ? rnd_range(0, 300) : 0;
        }
    if (rnd_chance(50))
        system = irregular(system);
    s->tasks = make_tasks(&system, 1);
    gpurta_options_destroy(s->options);
    s->options = make_options(&system, 1);
}

static void make_some_long(struct subject *const s)
{
    make_runlist(s);
    set_option(s, GPURTA_OPTION_RUNLIST_LIMIT, rnd_range(100, 1000));
    lengthen_some(s);
}

/* Does a limit leave a bound longer than a limit three times as large, by which a step on GMP
 * integers counts more? */
static bool is_cut(const struct subject *const s, const gpurta_result *const r)
{
    const int64_t limit = option(s->options, GPURTA_OPTION_RUNLIST_LIMIT);
    gpurta_result *further;
    bool differs = false;
    mpq_t a, b;
    mpq_inits(a, b, NULL);
    set_option(s, GPURTA_OPTION_RUNLIST_LIMIT, 3 * limit);
    if (gpurta_runlist_of(&further, s->tasks, s->options, NULL) == GPURTA_OK) {
        for (size_t i = 0; i < gpurta_rows(r, GPURTA_RUNLIST_TASKS); i++)
            differs = differs ||
                      (result_time(r, GPURTA_RUNLIST_TASKS_BOUND, i, a) &&
                       result_time(further, GPURTA_RUNLIST_TASKS_BOUND, i, b) && !mpq_equal(a, b));
        gpurta_result_destroy(further);
    }
    set_option(s, GPURTA_OPTION_RUNLIST_LIMIT, limit);
    mpq_clears(a, b, NULL);
    return differs;
}

static gpurta_status run_runlist(const struct subject *const s, FILE *const told,
                                 gpurta_error *const error)
{
    gpurta_result *r;
    const gpurta_status status = gpurta_runlist_of(&r, s->tasks, s->options, error);
    if (status != GPURTA_OK)
        return status;
    mpq_t t;
    mpq_init(t);
    cut = cut || is_cut(s, r);
    fprintf(told, "%d %s\n", (int)result_verdict(r, GPURTA_RUNLIST_VERDICT, 0),
            result_text(r, GPURTA_RUNLIST_REASON, 0));
    for (size_t i = 0; i < gpurta_rows(r, GPURTA_RUNLIST_TASKS); i++) {
        fprintf(told, "%zu: %d, window %" PRId64 "\n", i,
                (int)result_verdict(r, GPURTA_RUNLIST_TASKS_VERDICT, i),
                result_count(r, GPURTA_RUNLIST_TASKS_WINDOW, i));
        for (int w = GPURTA_RUNLIST_TASKS_NAME; w <= GPURTA_RUNLIST_TASKS_WINDOW; w++)
            tell(told, gpurta_column_info((gpurta_column)w)->name,
                 result_time(r, (gpurta_column)w, i, t), t);
    }
    mpq_clear(t);
    gpurta_result_destroy(r);
    return GPURTA_OK;
}

static gpurta_status run_host(const struct subject *const s, FILE *const told,
                              gpurta_error *const error)
{
    gpurta_result *r;
    const gpurta_status status =
        gpurta_host_simulate_critical_of(&r, s->tasks, 0, s->options, error);
    if (status != GPURTA_OK)
        return status;
    mpq_t t;
    mpq_init(t);
    for (size_t j = 0; j < gpurta_rows(r, GPURTA_HOST_JOBS); j++)
        for (int w = GPURTA_HOST_JOBS_RELEASE; w <= GPURTA_HOST_JOBS_DEADLINE; w++)
            tell(told, gpurta_column_info((gpurta_column)w)->name,
                 result_time(r, (gpurta_column)w, j, t), t);
    for (size_t e = 0; e < gpurta_rows(r, GPURTA_HOST_SCHEDULE); e++) {
        fputs("turn", told);
        for (int w = GPURTA_HOST_SCHEDULE_SWITCH; w <= GPURTA_HOST_SCHEDULE_END; w++) {
            result_time(r, (gpurta_column)w, e, t);
            gmp_fprintf(told, " %Qd", t);
        }
        fputc('\n', told);
    }
    mpq_clear(t);
    gpurta_result_destroy(r);
    return GPURTA_OK;
}

/* --- chains --- */

/* Chains of copies alone, so long and late that it is their sums that end where 64 bits do. */
static gpurta_chains *random_copies(void)
{
    gpurta_chains *chains;
    mpq_t t;
    mpq_init(t);
    const size_t count = (size_t)rnd_range(2, 3);
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    for (size_t c = 0; c < count; c++) {
        set_q(t, rnd_range(100, rnd_chance(50) ? 1000 : 9000), 1);
        assert_ok(gpurta_chains_add(chains, NULL, t, NULL), NULL);
        set_q(t, rnd_chance(50) ? 0 : rnd_range(0, 9000), 1);
        assert_ok(gpurta_chains_set_time(chains, c, GPURTA_CHAIN_JITTER, t, NULL), NULL);
        for (int64_t n = rnd_range(1, 4); n > 0; n--) {
            set_q(t, rnd_range(1, rnd_chance(50) ? 20 : 200), 1);
            assert_ok(gpurta_chains_add_step(chains, c, GPURTA_STEP_COPY, NULL, 0, t, NULL), NULL);
            if (rnd_chance(30))
                assert_ok(
                    gpurta_chains_set_step_repeat(chains, chains->steps - 1, rnd_range(1, 9), NULL),
                    NULL);
        }
    }
    mpq_clear(t);
    return chains;
}

/* A rare chain below some that leave each other time, but none to it: the work ahead of it in a
 * window is several times as long as the window. */
static gpurta_chains *random_overload(void)
{
    gpurta_chains *chains;
    mpq_t t;
    mpq_init(t);
    const size_t count = (size_t)rnd_range(3, 5);
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    for (size_t c = 0; c < count; c++) {
        const char name[] = {'s', (char)('0' + c), '\0'};
        const int64_t wcet = c ? rnd_range(3, 9) : 1;
        set_q(t, c ? wcet * rnd_range((int64_t)count, 6) : rnd_range(100, 900), 1);
        assert_ok(gpurta_chains_add(chains, NULL, t, NULL), NULL);
        set_q(t, wcet, 1);
        assert_ok(gpurta_chains_add_step(chains, c, GPURTA_STEP_KERNEL, NULL, c ? 12 : 1, t, NULL),
                  NULL);
        assert_ok(gpurta_chains_set_step_count(chains, c, GPURTA_OPERATION_THREADS, 512, NULL),
                  NULL);
        assert_ok(gpurta_program_set_stream(chains->program, c, name, NULL), NULL);
        assert_ok(gpurta_program_set_stream_attribute(chains->program, name, GPURTA_STREAM_PRIORITY,
                                                      c ? -1 : 0, NULL),
                  NULL);
    }
    mpq_clear(t);
    return chains;
}

/* One long kernel in each chain: others at its priority, or a lower one that always comes again,
 * make it wait longer than any period is. */
static void make_crowd(struct subject *const s)
{
    mpq_t t;
    mpq_init(t);
    const size_t count = (size_t)rnd_range(2, 5);
    const bool below = rnd_chance(50);
    assert_ok(gpurta_chains_create(&s->chains, NULL), NULL);
    for (size_t c = 0; c < count; c++) {
        const char name[] = {'s', (char)('0' + c), '\0'};
        const bool low = below && c == 0;
        const int64_t blocks = rnd_range(1, low ? 2 : rnd_chance(50) ? 12 : 200);
        set_q(t, low ? rnd_range(1, 60) : rnd_chance(80) ? 100 : rnd_range(1, 100), 1);
        assert_ok(gpurta_chains_add(s->chains, NULL, t, NULL), NULL);
        set_q(t, low ? rnd_range(61, 99) : rnd_range(1, rnd_chance(40) ? 9 : 95), 1);
        assert_ok(gpurta_chains_add_step(s->chains, c, GPURTA_STEP_KERNEL, NULL, blocks, t, NULL),
                  NULL);
        assert_ok(gpurta_chains_set_step_count(s->chains, c, GPURTA_OPERATION_THREADS, 512, NULL),
                  NULL);
        assert_ok(gpurta_program_set_stream(s->chains->program, c, name, NULL), NULL);
        assert_ok(gpurta_program_set_stream_attribute(s->chains->program, name,
                                                      GPURTA_STREAM_PRIORITY, low ? 0 : -1, NULL),
                  NULL);
    }
    mpq_clear(t);
    s->platform = random_device();
    set_option(s, GPURTA_OPTION_BOUND_EXPLAIN, 1);
}

static void make_bound(struct subject *const s)
{
    const int64_t longest_period = rnd_chance(50) ? 300 : rnd_range(10, 60); /* overload */
    const int64_t which = rnd_range(0, 9);
    s->chains = which < 2   ? random_copies()
                : which < 5 ? random_overload()
                            : random_chains((enum bound_kind)rnd_range(0, BOUND_KINDS - 1),
                                            longest_period / 10, longest_period);
    s->platform = random_device();
    set_option(s, GPURTA_OPTION_BOUND_EXPLAIN, 1);
}

static gpurta_status run_bound(const struct subject *const s, FILE *const told,
                               gpurta_error *const error)
{
    gpurta_result *r;
    const gpurta_status status = gpurta_bound_of(&r, s->chains, s->platform, s->options, error);
    if (status != GPURTA_OK)
        return status;
    mpq_t t;
    mpq_init(t);
    const gpurta_column_facts *facts;
    for (size_t k = 0; (facts = gpurta_column_at(k)); k++)
        for (size_t i = 0; i < gpurta_rows(r, facts->table); i++)
            if (facts->kind == GPURTA_KIND_TIME)
                tell(told, facts->name, result_time(r, facts->column, i, t), t);
            else if (facts->kind == GPURTA_KIND_COUNT)
                fprintf(told, "%s %" PRId64 "\n", facts->name, result_count(r, facts->column, i));
            else if (facts->kind == GPURTA_KIND_TEXT)
                fputs(result_text(r, facts->column, i) ? result_text(r, facts->column, i) : "-",
                      told);
    mpq_clear(t);
    gpurta_result_destroy(r);
    return GPURTA_OK;
}

/* --- tests --- */

static void test_rta(void **const state)
{
    (void)state;
    try_analysis(&(struct analysis){make_rta, run_rta}, cases(600));
}

static void test_simulate(void **const state)
{
    (void)state;
    try_analysis(&(struct analysis){make_simulation, run_simulation}, cases(120));
}

static void test_edf(void **const state)
{
    (void)state;
    try_analysis(&(struct analysis){make_edf, run_edf}, cases(150));
    try_analysis(&(struct analysis){make_edf, run_schedule}, cases(20));
    try_analysis(&(struct analysis){make_direct, run_sensitivity}, cases(20));
}

static void test_runlist(void **const state)
{
    (void)state;
    try_analysis(&(struct analysis){make_runlist, run_runlist}, cases(100));
    try_analysis(&(struct analysis){make_some_long, run_runlist}, cases(100));
    try_analysis(&(struct analysis){make_runlist, run_host}, cases(40));
}

static void test_bound(void **const state)
{
    (void)state;
    try_analysis(&(struct analysis){make_bound, run_bound}, cases(150));
    try_analysis(&(struct analysis){make_crowd, run_bound}, cases(200));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rta),     cmocka_unit_test(test_simulate), cmocka_unit_test(test_edf),
        cmocka_unit_test(test_runlist), cmocka_unit_test(test_bound),
    };
    return cmocka_run_group_tests_name("longest", tests, NULL, NULL);
}
