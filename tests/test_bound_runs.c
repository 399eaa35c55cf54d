/* No run exceeds a bound: random systems of each kind, simulated with random releases, placement,
 * ties and times. */
#include "bound_trial.h"

#include "gpu/sms.h"

static void no_run_exceeds(const enum bound_kind kind, const char *const name)
{
    struct trials all = {.bounded = 0};
    for (size_t n = 0; n < cases(250); n++) {
        struct trial t = {.chains = trial_chains(kind)};
        t.platform = random_device();
        if (kind == GRAPHS)
            assert_ok(gpurta_platform_set(t.platform, GPURTA_PLATFORM_SMS, 2, NULL), NULL);
        trials_add(&all, &t, kind, name);
    }
    trials_end(&all, name, "bound: no response of a run exceeds its bound");
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

static void graphs(void **const state)
{
    (void)state;
    no_run_exceeds(GRAPHS, "graphs");
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

static void ranked(void **const state)
{
    (void)state;
    no_run_exceeds(RANKED, "ranked");
}

/* Each of these with pipelined chains. */
static void pipelines_of(const enum bound_kind kind, const char *const name)
{
    pipelined_chains = 60;
    no_run_exceeds(kind, name);
    pipelined_chains = 0;
}

static void pipelines(void **const state)
{
    (void)state;
    pipelines_of(CHAINS, "pipelines");
}

/* The same with queues of one to three jobs. */
static void capacities(void **const state)
{
    (void)state;
    held_chains = 80;
    pipelines_of(CHAINS, "capacities");
    pipelines_of(GRAPHS, "capacities in graphs");
    pipelines_of(SLICED, "capacities, sliced");
    held_chains = 0;
}

static void pipelined_graphs(void **const state)
{
    (void)state;
    pipelines_of(GRAPHS, "pipelined graphs");
}

static void pipelines_sliced(void **const state)
{
    (void)state;
    pipelines_of(SLICED, "pipelines, sliced");
}

static void pipelines_served(void **const state)
{
    (void)state;
    pipelines_of(SERVED, "pipelines, served");
}

static void pipelines_ranked(void **const state)
{
    (void)state;
    pipelines_of(RANKED, "pipelines, ranked");
}

/* ---- rules of newer GPUs: a group of SMs that keeps a block out costs at least 1 for each SM ----
 */

struct group {
    struct device device;
    struct sms sms;
    struct footprint footprint[4];
    size_t only[4]; /* chain of each that alone has it, whose kernels follow each other; 0: none */
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
        g->only[f] = (size_t)rnd_range(0, 2);
        const struct launch launch = {.threads = shape.threads,
                                      .registers = shape.registers,
                                      .shared_memory = shape.shared_memory,
                                      .carveout_percent = rnd_chance(50) ? rnd_range(1, 100) : 0};
        gpurta_error error;
        assert_ok(footprint_of(&g->footprint[f], &g->device.limits, &launch, &error), &error);
    }
}

/* Is a block of another kernel of the footprint's chain resident? */
static bool is_later(const struct group *const g, const size_t f)
{
    bool later = false;
    for (size_t i = 0; g->only[f] && i < g->blocks; i++)
        later =
            later || (g->block[i].footprint != f && g->only[g->block[i].footprint] == g->only[f]);
    return later;
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
    if (g->blocks == 256 || is_later(g, f) || sms_room(&g->sms, position, &g->footprint[f]) <= 0)
        return;
    g->block[g->blocks].position = position;
    g->block[g->blocks].footprint = f;
    g->block[g->blocks].owner = g->next++;
    assert_true(
        sms_book(&g->sms, &g->block[g->blocks].share, position, &g->footprint[f], 1, g->next - 1));
    g->blocks++;
}

/* Does no SM take one more block of a footprint that may wait now? */
static bool keeps_out(const struct group *const g, const size_t f)
{
    bool out = !is_later(g, f);
    for (size_t k = 0; out && k < g->device.sms; k++)
        out = sms_room(&g->sms, k, &g->footprint[f]) <= 0;
    return out;
}

/* Weights in every set; returns how often a group that keeps a block out cost less, or less than
 * what keeps out that block alone. */
static size_t too_low(const struct group *const g, const struct weight_sets *const sets,
                      const bool *const waiting)
{
    size_t low = 0;
    for (size_t f = 0; f < g->footprints; f++)
        for (size_t k = 0; waiting[f] && keeps_out(g, f) && k < sets->count; k++) {
            const struct weights *const p = &sets->set[k];
            int64_t sum = 0;
            for (size_t i = 0; i < g->blocks; i++)
                sum += p->part[g->block[i].footprint];
            low += sum < (p->own ? p->own[f] : p->whole) * (int64_t)g->device.sms;
        }
    return low;
}

static void weights_of(struct covers *const covers, struct weight_sets *const sets,
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
    const struct kinds kinds = {g->footprint, g->only, g->footprints};
    assert_ok(covers_make(covers, limits, 0, &kinds, waiting, NULL, NULL), NULL);
    assert_ok(weights_make(sets, covers, fit, NULL), NULL);
    assert_true(sets->count > 0);
    for (size_t f = 0; f < g->footprints; f++) {
        bool one[4] = {false};
        struct covers alone;
        one[f] = true;
        assert_ok(covers_make(&alone, limits, 0, &kinds, one, NULL, NULL), NULL);
        assert_true(!waiting[f] || weights_own(sets, &alone, f));
        covers_clear(&alone);
    }
}

/* With the rules no group is too cheap; without them in the covers some is, if need be among more
 * of them. */
static void groups(const gpurta_platform_field rule)
{
    size_t old_low = 0;
    const size_t most = cases(400) < 200 ? 0 : 4 * cases(400);
    for (size_t n = 0; n < cases(400) || (old_low == 0 && n < most); n++) {
        struct group *const g = calloc(1, sizeof *g);
        struct covers covers, old_covers;
        struct weight_sets sets, old_sets;
        gpurta_platform *const p = newer_device(rule);
        g->device.platform = p;
        g->device.sms = (size_t)gpurta_platform_get(p, GPURTA_PLATFORM_SMS);
        assert_ok(sm_limits_of(&g->device.limits, p, NULL), NULL);
        assert_true(sms_init(&g->sms, &g->device, NULL));
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
        weights_of(&covers, &sets, &g->device.limits, g, waiting);
        weights_of(&old_covers, &old_sets, &old, g, waiting);
        for (int k = 0; k < 300; k++) {
            group_step(g);
            if (too_low(g, &sets, waiting))
                printf("seed %llu\n", (unsigned long long)rnd_seed());
            assert_int_equal(too_low(g, &sets, waiting), 0);
            old_low += too_low(g, &old_sets, waiting);
        }
        weights_clear(&sets);
        weights_clear(&old_sets);
        covers_clear(&covers);
        covers_clear(&old_covers);
        sms_clear(&g->sms);
        gpurta_platform_destroy(p);
        free(g);
    }
    assert_true(old_low > 0 || cases(400) < 200);
    tried("bound: weights cover what keeps a block out, rules U3 to U5", cases(400) * 300);
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
        cmocka_unit_test(one_footprint),    cmocka_unit_test(mixed),
        cmocka_unit_test(priorities),       cmocka_unit_test(chains),
        cmocka_unit_test(graphs),           cmocka_unit_test(sliced),
        cmocka_unit_test(served),           cmocka_unit_test(ranked),
        cmocka_unit_test(warps_in_turn),    cmocka_unit_test(contiguous),
        cmocka_unit_test(carveouts),        cmocka_unit_test(pipelines),
        cmocka_unit_test(pipelined_graphs), cmocka_unit_test(capacities),
        cmocka_unit_test(pipelines_sliced), cmocka_unit_test(pipelines_served),
        cmocka_unit_test(pipelines_ranked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
