/* No run exceeds a bound: random systems of each kind, simulated with random releases, placement,
 * ties and times. */
#include "bound/seen.h"
#include "bound_systems.h"

#include "model/options.h"
#include "simulate/simulate_sms.h"

struct trial {
    gpurta_chains *chains;
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_bound *bound;
    struct system system;
    struct seen_times times;
    struct ticks ticks;
    struct seen_run run;
    struct seen_release *release;
    size_t releases, bounded;
};

static void trial_init(struct trial *const t, const enum bound_kind kind)
{
    gpurta_error error;
    mpq_t q;
    mpq_init(q);
    t->chains = random_chains(kind, kind >= SLICED ? 40 : 15, kind >= SLICED ? 500 : 150);
    t->platform = random_device();
    assert_ok(gpurta_options_create(&t->options, NULL), NULL);
    if (kind == SLICED && rnd_chance(50)) {
        set_q(q, rnd_range(0, 2), rnd_range(1, 2));
        assert_ok(gpurta_options_set_time(t->options, GPURTA_OPTION_RUNLIST_SWITCH_COST, q, NULL),
                  NULL);
    }
    mpq_clear(q);
    assert_ok(gpurta_bound_analyse(&t->bound, t->chains, t->platform, t->options, &error), &error);
    assert_ok(system_init(&t->system, t->chains, t->platform, t->options, &error), &error);
    ticks_init(&t->ticks, TICKS_I64);
    assert_int_equal(seen_times_init(&t->times, &t->system, t->platform, &t->ticks), GPURTA_OK);
    t->run.step = calloc(t->system.steps, sizeof *t->run.step);
    t->run.finish = calloc(t->system.steps, sizeof *t->run.finish);
    t->run.chain = calloc(t->system.count, sizeof *t->run.chain);
    t->release = calloc(4000, sizeof *t->release);
}

static void trial_clear(struct trial *const t)
{
    free(t->release);
    free(t->run.step);
    free(t->run.finish);
    free(t->run.chain);
    seen_times_clear(&t->times);
    ticks_clear(&t->ticks);
    system_clear(&t->system);
    gpurta_bound_destroy(t->bound);
    gpurta_options_destroy(t->options);
    gpurta_platform_destroy(t->platform);
    gpurta_chains_destroy(t->chains);
}

static int by_time(const void *const a, const void *const b)
{
    const struct seen_release *const x = a, *const y = b;
    return (x->release > y->release) - (x->release < y->release);
}

/* Releases around an instant at which many come together. */
static void random_releases(struct trial *const t, const int64_t horizon)
{
    const int64_t center = rnd_range(0, horizon / 2);
    t->releases = 0;
    for (size_t c = 0; c < t->system.count; c++) {
        const int64_t period = t->times.period[c], jitter = t->times.jitter[c];
        const bool aligned = rnd_chance(60), late = rnd_chance(60), tight = rnd_chance(70);
        int64_t nominal = rnd_range(0, period - 1);
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
            t->release[t->releases++] = (struct seen_release){nominal, nominal + delay, c};
            nominal += period + (tight ? 0 : rnd_range(0, period));
        }
    }
    qsort(t->release, t->releases, sizeof *t->release, by_time);
}

static void check_run(struct trial *const t, const char *const kind)
{
    mpq_t bound, seen;
    mpq_inits(bound, seen, NULL);
    for (size_t i = 0; i < t->system.steps; i++) {
        if (t->run.step[i] < 0 || !gpurta_bound_step_time(t->bound, i, GPURTA_BOUND_BOUND, bound))
            continue;
        ticks_give_mpq_i64(seen, &t->ticks, &t->run.step[i]);
        if (mpq_cmp(seen, bound) > 0)
            gmp_printf("%s, seed %llu: step %zu was seen at %Qd, bound %Qd\n", kind,
                       (unsigned long long)rnd_seed(), i, seen, bound);
        assert_true(mpq_cmp(seen, bound) <= 0);
    }
    for (size_t c = 0; c < t->system.count; c++) {
        if (t->run.chain[c] < 0 || !gpurta_bound_chain_time(t->bound, c, GPURTA_BOUND_BOUND, bound))
            continue;
        ticks_give_mpq_i64(seen, &t->ticks, &t->run.chain[c]);
        assert_true(mpq_cmp(seen, bound) <= 0);
        t->bounded++;
    }
    mpq_clears(bound, seen, NULL);
}

static void no_run_exceeds(const enum bound_kind kind, const char *const name)
{
    size_t bounded = 0;
    for (size_t n = 0; n < cases(250); n++) {
        struct trial t = {.bounded = 0};
        trial_init(&t, kind);
        int64_t longest = 0;
        for (size_t c = 0; c < t.system.count; c++)
            longest = t.times.period[c] > longest ? t.times.period[c] : longest;
        for (int k = 0; k < 12; k++) {
            struct seen_choice choice = {.random = rnd(),
                                         .shorten = rnd_chance(50) ? 0 : (int)rnd_range(1, 100),
                                         .anywhere = rnd_chance(60),
                                         .most_events = 100000};
            random_releases(&t, 2 * longest + 50);
            assert_true(seen_simulate(&t.run, &t.system, &t.times, t.release, t.releases, &choice));
            check_run(&t, name);
        }
        bounded += t.bounded;
        trial_clear(&t);
    }
    assert_true(bounded > 0 || cases(250) < 100);
    tried("bound: no response of a run exceeds its bound", cases(250) * 12);
}

static void one_footprint(void **const state)
{
    (void)state;
    no_run_exceeds(ONE_FOOTPRINT, "one footprint");
}

static void mixed(void **const state)
{
    (void)state;
    no_run_exceeds(MIXED, "mixed");
}

static void priorities(void **const state)
{
    (void)state;
    no_run_exceeds(PRIORITIES, "priorities");
}

static void chains(void **const state)
{
    (void)state;
    no_run_exceeds(CHAINS, "chains");
}

static void sliced(void **const state)
{
    (void)state;
    no_run_exceeds(SLICED, "sliced");
}

static void served(void **const state)
{
    (void)state;
    no_run_exceeds(SERVED, "served");
}

/* ---- rules of newer GPUs: a group of SMs that keeps a block out costs at least 1 for each SM ----
 */

struct group {
    struct device device;
    struct sms sms;
    struct footprint footprint[4];
    size_t footprints, blocks, next;
    struct {
        size_t position, footprint, owner;
        struct sm_share share;
    } block[256];
};

static gpurta_platform *newer_device(const gpurta_platform_field rule)
{
    gpurta_platform *p = random_device();
    const int64_t sms = rnd_range(1, 2);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_SMS, sms, NULL), NULL);
    assert_ok(gpurta_platform_set(p, rule, 1, NULL), NULL);
    if (rule == GPURTA_PLATFORM_CARVEOUT_WAITS || rnd_chance(50)) {
        assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_CARVEOUT_WAITS, 1, NULL), NULL);
        assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_CARVEOUT_SMS, sms, NULL), NULL);
        assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_CARVEOUT_SIZES, 0x10115, NULL), NULL);
    }
    return p;
}

static void group_fill(struct group *const g)
{
    g->footprints = (size_t)rnd_range(1, 4);
    for (size_t f = 0; f < g->footprints; f++) {
        const struct shape shape = random_shape();
        const struct launch launch = {.threads = shape.threads,
                                      .registers = shape.registers,
                                      .shared_memory = shape.shared_memory,
                                      .carveout_percent = rnd_chance(50) ? rnd_range(1, 100) : 0};
        gpurta_error error;
        assert_ok(footprint_of(&g->footprint[f], &g->device.limits, &launch, &error), &error);
    }
}

static void group_step(struct group *const g)
{
    if (g->blocks && rnd_chance(40)) {
        const size_t i = (size_t)rnd_range(0, (int64_t)g->blocks - 1);
        (void)sms_unbook(&g->sms, &g->block[i].share, g->block[i].position,
                         &g->footprint[g->block[i].footprint], 1, g->block[i].owner);
        g->block[i] = g->block[--g->blocks];
        return;
    }
    const size_t f = (size_t)rnd_range(0, (int64_t)g->footprints - 1);
    const size_t position = (size_t)rnd_range(0, (int64_t)g->device.sms - 1);
    if (g->blocks == 256 || sms_room(&g->sms, position, &g->footprint[f]) <= 0)
        return;
    g->block[g->blocks].position = position;
    g->block[g->blocks].footprint = f;
    g->block[g->blocks].owner = g->next++;
    assert_true(
        sms_book(&g->sms, &g->block[g->blocks].share, position, &g->footprint[f], 1, g->next - 1));
    g->blocks++;
}

/* Is there a waiting footprint of which no SM takes one more block? */
static bool keeps_out(const struct group *const g, const bool *const waiting)
{
    for (size_t f = 0; f < g->footprints; f++) {
        bool out = waiting[f];
        for (size_t k = 0; out && k < g->device.sms; k++)
            out = sms_room(&g->sms, k, &g->footprint[f]) <= 0;
        if (out)
            return true;
    }
    return false;
}

/* Prices of `covers` in every set; returns how often a group that keeps a block out cost less. */
static size_t too_low(const struct group *const g, const struct price_sets *const sets,
                      const bool *const waiting)
{
    size_t low = 0;
    for (size_t k = 0; keeps_out(g, waiting) && k < sets->count; k++) {
        int64_t sum = 0;
        for (size_t i = 0; i < g->blocks; i++)
            sum += sets->set[k].part[g->block[i].footprint];
        low += sum < sets->set[k].whole * (int64_t)g->device.sms;
    }
    return low;
}

static void prices_of(struct covers *const covers, struct price_sets *const sets,
                      const struct sm_limits *const limits, const struct group *const g,
                      const bool *const waiting)
{
    int64_t fit[4];
    struct sm_limits plain = *limits;
    struct sm_free empty;
    plain.warps_in_turn = false;
    sm_free_init(&empty, &plain);
    for (size_t f = 0; f < g->footprints; f++)
        fit[f] = sm_room(&empty, &plain, &g->footprint[f]);
    assert_ok(covers_make(covers, limits, 0, g->footprint, g->footprints, waiting, NULL), NULL);
    assert_ok(prices_make(sets, covers, fit, NULL), NULL);
    assert_true(sets->count > 0);
}

/* With the rules no group is too cheap; without them in the covers some is. */
static void groups(const gpurta_platform_field rule)
{
    size_t old_low = 0;
    for (size_t n = 0; n < cases(400); n++) {
        struct group *const g = calloc(1, sizeof *g);
        struct covers covers, old_covers;
        struct price_sets sets, old_sets;
        gpurta_platform *const p = newer_device(rule);
        g->device.platform = p;
        g->device.sms = (size_t)gpurta_platform_get(p, GPURTA_PLATFORM_SMS);
        assert_ok(sm_limits_of(&g->device.limits, p, NULL), NULL);
        assert_true(sms_init(&g->sms, &g->device));
        group_fill(g);
        bool waiting[4];
        for (size_t f = 0; f < 4; f++)
            waiting[f] = f == 0 || rnd_chance(50);
        struct sm_limits old = g->device.limits;
        if (rule == GPURTA_PLATFORM_WARPS_IN_TURN)
            old.warps_in_turn = false;
        else if (rule == GPURTA_PLATFORM_CONTIGUOUS_SHARED_MEMORY)
            old.contiguous = false;
        else
            old.carveout_sms = 0;
        prices_of(&covers, &sets, &g->device.limits, g, waiting);
        prices_of(&old_covers, &old_sets, &old, g, waiting);
        for (int k = 0; k < 300; k++) {
            group_step(g);
            if (too_low(g, &sets, waiting))
                printf("seed %llu\n", (unsigned long long)rnd_seed());
            assert_int_equal(too_low(g, &sets, waiting), 0);
            old_low += too_low(g, &old_sets, waiting);
        }
        prices_clear(&sets);
        prices_clear(&old_sets);
        covers_clear(&covers);
        covers_clear(&old_covers);
        sms_clear(&g->sms);
        gpurta_platform_destroy(p);
        free(g);
    }
    assert_true(old_low > 0 || cases(400) < 200);
    tried("bound: prices cover what keeps a block out, rules U3 to U5", cases(400) * 300);
}

static void warps_in_turn(void **const state)
{
    (void)state;
    groups(GPURTA_PLATFORM_WARPS_IN_TURN);
}

static void contiguous(void **const state)
{
    (void)state;
    groups(GPURTA_PLATFORM_CONTIGUOUS_SHARED_MEMORY);
}

static void carveouts(void **const state)
{
    (void)state;
    groups(GPURTA_PLATFORM_CARVEOUT_WAITS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_footprint), cmocka_unit_test(mixed),      cmocka_unit_test(priorities),
        cmocka_unit_test(chains),        cmocka_unit_test(sliced),     cmocka_unit_test(served),
        cmocka_unit_test(warps_in_turn), cmocka_unit_test(contiguous), cmocka_unit_test(carveouts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
