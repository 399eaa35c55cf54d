/* No run exceeds a bound, where runs are not drawn but climbed: each is a change of the one so far
 * in which some step or chain took longest. */
#include "bound_trial.h"
#include "model/chains.h"
#include "model_calls.h"

#define CLIMB_RUNS 40

/* ---- systems ---- */

static void set_field(gpurta_platform *const p, const gpurta_platform_field field,
                      const int64_t value)
{
    assert_ok(gpurta_platform_set(p, field, value, NULL), NULL);
}

static void set_carveouts(gpurta_platform *const p)
{
    set_field(p, GPURTA_PLATFORM_CARVEOUT_WAITS, 1);
    set_field(p, GPURTA_PLATFORM_CARVEOUT_SMS, rnd_range(1, 2));
    set_field(p, GPURTA_PLATFORM_CARVEOUT_SIZES, 0x10115);
}

/* A small device with one rule for sure, and others by chance. */
static gpurta_platform *device_with(const gpurta_platform_field rule)
{
    gpurta_platform *const p = random_device();
    set_field(p, GPURTA_PLATFORM_SM_ORDER, rnd_range(0, 2));
    set_field(p, GPURTA_PLATFORM_QUEUE_DELAY, rnd_chance(20));
    set_field(p, GPURTA_PLATFORM_WARPS_IN_TURN, rnd_chance(20));
    set_field(p, GPURTA_PLATFORM_CONTIGUOUS_SHARED_MEMORY, rnd_chance(20));
    if (rnd_chance(20) || rule == GPURTA_PLATFORM_CARVEOUT_WAITS)
        set_carveouts(p);
    else
        set_field(p, rule, 1);
    return p;
}

/* A GPU as it is but for fewer SMs. */
static gpurta_platform *device_named(void)
{
    static const char *const name[] = {"cc-7.0", "cc-8.0", "cc-8.6", "cc-8.7"};
    gpurta_platform *p;
    assert_ok(gpurta_platform_create(&p, name[rnd_range(0, 3)], NULL), NULL);
    set_field(p, GPURTA_PLATFORM_SMS, rnd_range(1, 4));
    set_field(p, GPURTA_PLATFORM_COPY_ENGINES, 2);
    return p;
}

/* Kernels of sizes of their own, some with many blocks' worth of memory; some ask for a carve-out.
 */
static void resize_kernels(gpurta_chains *const chains, const bool carveouts)
{
    for (size_t i = 0; i < chains->steps; i++) {
        const int64_t count[][2] = {
            {GPURTA_OPERATION_THREADS, 32 * rnd_range(1, 16)},
            {GPURTA_OPERATION_REGISTERS, rnd_chance(50) ? rnd_range(16, 64) : 0},
            {GPURTA_OPERATION_SHARED_MEMORY, rnd_chance(70) ? 1024 * rnd_range(0, 48) : 0},
            {GPURTA_OPERATION_CARVEOUT_PERCENT, rnd_chance(30) ? rnd_range(0, 100) : -1}};
        const size_t counts = carveouts ? 4 : 3;
        for (size_t k = 0;
             chains->step[i].kind == GPURTA_STEP_KERNEL && rnd_chance(80) && k < counts; k++)
            assert_ok(gpurta_chains_set_step_count(chains, i, (gpurta_operation_count)count[k][0],
                                                   count[k][1], NULL),
                      NULL);
    }
}

/* ---- climbing ---- */

struct climb {
    struct search_release *release;
    size_t releases;
    struct search_choice choice;
    int64_t longest;
    size_t target; /* a step, or behind all steps a chain */
};

static int64_t of_target(const struct trial *const t, const size_t target)
{
    return target < t->system.steps ? t->run.step[target] : t->run.chain[target - t->system.steps];
}

/* All releases of a chain at once, or only those from some instant on, are earlier or later; in
 * order, and a period or more apart. */
static void shift(struct trial *const t, const size_t chain)
{
    const int64_t period = t->times.period[chain];
    const int64_t step = t->times.wcet[rnd_range(0, (int64_t)t->system.steps - 1)];
    const int64_t reach[] = {1, step, period / 4, period};
    const int64_t most = reach[rnd_range(0, 3)];
    const int64_t by = rnd_range(-most, most);
    const int64_t from =
        rnd_chance(50) ? 0 : t->release[rnd_range(0, (int64_t)t->releases - 1)].nominal;
    int64_t nominal = -period, last = 0;
    for (size_t k = 0; k < t->releases; k++) {
        struct search_release *const r = &t->release[k];
        if (r->chain != chain)
            continue;
        int64_t delay =
            rnd_chance(80) ? r->release - r->nominal : rnd_range(0, 1) * t->times.jitter[chain];
        r->nominal += r->nominal >= from ? by : 0;
        r->nominal = r->nominal < nominal + period ? nominal + period : r->nominal;
        delay = delay > t->times.jitter[chain] ? t->times.jitter[chain] : delay;
        nominal = r->nominal;
        r->release = r->nominal + delay > last ? r->nominal + delay : last;
        last = r->release;
    }
}

/* Another run, near the longest so far. */
static void change(struct trial *const t, struct climb *const c)
{
    memcpy(t->release, c->release, c->releases * sizeof *t->release);
    t->releases = c->releases;
    for (int64_t n = rnd_range(0, 2); n > 0; n--)
        shift(t, (size_t)rnd_range(0, (int64_t)t->system.count - 1));
    if (rnd_chance(10) && t->releases > 1) { /* one release less */
        const size_t k = (size_t)rnd_range(0, (int64_t)t->releases - 1);
        memmove(&t->release[k], &t->release[k + 1], (--t->releases - k) * sizeof *t->release);
    }
    qsort(t->release, t->releases, sizeof *t->release, by_time);
    if (rnd_chance(50))
        c->choice.random = rnd();
    if (rnd_chance(20))
        c->choice.shorten = rnd_chance(50) ? 0 : (int)rnd_range(1, 100);
    if (rnd_chance(20))
        c->choice.anywhere = !c->choice.anywhere;
}

static void climb_run(struct trial *const t, struct climb *const c, const char *const name)
{
    const struct search_choice before = c->choice;
    struct search_choice choice;
    if (c->longest < 0) {
        int64_t longest = 0;
        for (size_t k = 0; k < t->system.count; k++)
            longest = t->times.period[k] > longest ? t->times.period[k] : longest;
        random_releases(t, 2 * longest + 50);
        c->choice = (struct search_choice){.random = rnd(),
                                           .shorten = rnd_chance(50) ? 0 : (int)rnd_range(1, 100),
                                           .anywhere = rnd_chance(60),
                                           .most_events = 100000};
    } else {
        change(t, c);
    }
    choice = c->choice;
    assert_true(search_simulate(&t->run, &t->system, &t->times, t->release, t->releases, &choice));
    check_run(t, name);
    if (of_target(t, c->target) < c->longest) {
        c->choice = before;
        return;
    }
    c->longest = of_target(t, c->target);
    memcpy(c->release, t->release, t->releases * sizeof *t->release);
    c->releases = t->releases;
}

/* Analyses and ends the trial; adds to *near how often a run came within a tenth of a bound. */
static void climb(struct trial *const t, const enum bound_kind kind, const char *const name,
                  size_t *const bounded)
{
    struct climb c = {.longest = -1};
    trial_init(t, kind);
    c.release = calloc(4000, sizeof *c.release);
    c.target = (size_t)rnd_range(0, (int64_t)(t->system.steps + t->system.count) - 1);
    for (int k = 0; k < CLIMB_RUNS; k++)
        climb_run(t, &c, name);
    *bounded += t->bounded;
    free(c.release);
    trial_clear(t);
}

static void climbs(const enum bound_kind least, const enum bound_kind most, const char *const name,
                   const int64_t rule)
{
    size_t bounded = 0;
    for (size_t n = 0; n < cases(60); n++) {
        const enum bound_kind kind = (enum bound_kind)rnd_range(least, most);
        struct trial t = {.chains = trial_chains(kind)};
        const bool named = rule == -2;
        t.platform = named      ? device_named()
                     : rule < 0 ? random_device()
                                : device_with((gpurta_platform_field)rule);
        if (named || rnd_chance(50))
            resize_kernels(t.chains, named || rule == GPURTA_PLATFORM_CARVEOUT_WAITS);
        climb(&t, kind, name, &bounded);
    }
    assert_true(bounded > 0 || cases(60) < 30);
    tried("bound: no run that was climbed to exceeds its bound", cases(60) * CLIMB_RUNS);
}

#define CLIMB(name, least, most, rule)                                                             \
    static void name(void **const state)                                                           \
    {                                                                                              \
        (void)state;                                                                               \
        climbs(least, most, #name, rule);                                                          \
    }

CLIMB(priorities, PRIORITIES, PRIORITIES, -1)
CLIMB(chains, CHAINS, CHAINS, -1)
CLIMB(graphs, GRAPHS, GRAPHS, -1)
CLIMB(sliced, SLICED, SLICED, -1)
CLIMB(served, SERVED, SERVED, -1)
CLIMB(ranked, RANKED, RANKED, -1)
CLIMB(warps_in_turn, MIXED, RANKED, GPURTA_PLATFORM_WARPS_IN_TURN)
CLIMB(contiguous, MIXED, RANKED, GPURTA_PLATFORM_CONTIGUOUS_SHARED_MEMORY)
CLIMB(carveouts, MIXED, RANKED, GPURTA_PLATFORM_CARVEOUT_WAITS)
CLIMB(named, MIXED, RANKED, -2)

static void pipelines_of(const enum bound_kind least, const enum bound_kind most,
                         const char *const name, const int64_t rule)
{
    pipelined_chains = 60;
    climbs(least, most, name, rule);
    pipelined_chains = 0;
}

static void pipelines(void **const state)
{
    (void)state;
    pipelines_of(PRIORITIES, GRAPHS, "pipelines", -1);
    pipelines_of(SLICED, RANKED, "pipelines in contexts", -1);
    pipelines_of(MIXED, RANKED, "pipelines by rules", GPURTA_PLATFORM_WARPS_IN_TURN);
    pipelines_of(MIXED, RANKED, "pipelines on GPUs by name", -2);
}

/* One context, whose chains have periods well below their latency. */
static void frames_in_flight(void **const state)
{
    (void)state;
    size_t bounded = 0;
    for (size_t n = 0; n < cases(100); n++) {
        pipelined_chains = 80;
        struct trial t = {.chains = random_chains(CHAINS, 5, rnd_range(10, 40))};
        pipelined_chains = 0;
        t.platform = random_device();
        climb(&t, CHAINS, "frames in flight", &bounded);
    }
    assert_true(bounded > 0 || cases(100) < 50);
    tried("bound: no run that was climbed to exceeds its bound", cases(100) * CLIMB_RUNS);
}

static void jobs_that_wait(void **const state)
{
    (void)state;
    size_t bounded = 0;
    for (size_t n = 0; n < cases(60); n++) {
        struct trial t = {.chains = random_chains(CHAINS, 5, 60)};
        t.platform = random_device();
        climb(&t, CHAINS, "jobs that wait", &bounded);
    }
    assert_true(bounded > 0 || cases(60) < 30);
    tried("bound: no run that was climbed to exceeds its bound", cases(60) * CLIMB_RUNS);
}

static void partitions(void **const state)
{
    (void)state;
    size_t bounded = 0;
    gpurta_error error;
    for (size_t n = 0; n < cases(60); n++) {
        const bool shared = rnd_chance(60);
        const enum bound_kind kind = (enum bound_kind)rnd_range(MIXED, shared ? SERVED : CHAINS);
        const int64_t parts = rnd_range(1, 3);
        struct trial t = {.chains = trial_chains(kind)};
        t.platform = random_device();
        set_field(t.platform, GPURTA_PLATFORM_SMS, 2 * parts);
        set_field(t.platform, GPURTA_PLATFORM_WARPS_IN_TURN, rnd_chance(20));
        set_field(t.platform, GPURTA_PLATFORM_CONTIGUOUS_SHARED_MEMORY, rnd_chance(20));
        for (int64_t i = 0; i < parts; i++)
            assert_ok(
                gpurta_program_add_partition(t.chains->program, "p", rnd_range(1, 2), NULL, &error),
                &error);
        assert_ok(gpurta_program_set_queues(t.chains->program,
                                            shared ? GPURTA_QUEUES_SHARED : GPURTA_QUEUES_SEPARATE,
                                            &error),
                  &error);
        for (size_t c = 0; c < t.chains->count; c++)
            assert_ok(
                gpurta_chains_set_partition(t.chains, c, (size_t)rnd_range(0, parts - 1), &error),
                &error);
        if (rnd_chance(50))
            resize_kernels(t.chains, false);
        climb(&t, kind, "partitions", &bounded);
    }
    assert_true(bounded > 0 || cases(60) < 30);
    tried("bound: no run that was climbed to exceeds its bound", cases(60) * CLIMB_RUNS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(priorities),    cmocka_unit_test(chains),
        cmocka_unit_test(graphs),        cmocka_unit_test(jobs_that_wait),
        cmocka_unit_test(sliced),        cmocka_unit_test(served),
        cmocka_unit_test(ranked),        cmocka_unit_test(partitions),
        cmocka_unit_test(warps_in_turn), cmocka_unit_test(contiguous),
        cmocka_unit_test(carveouts),     cmocka_unit_test(named),
        cmocka_unit_test(pipelines),     cmocka_unit_test(frames_in_flight),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
