/* Residency against brute force: every order of launches, placement and ending in small systems.
 *
 * A state has the blocks of each kernel on each SM, what each launch still has to place, and the
 * queue. Kernels of the group are launched once and stay; others come and go for ever. It hangs in
 * a state where nothing but blocks of the group is there, the head of the queues fits nowhere, and
 * some kernel of the group, of the head's priority or a lower one, is not complete. */
#include "alloc.h"
#include "results.h"

#include <gpurta/gpurta.h>

enum { SMS = 4, KERNELS = 4, STATES = 1 << 17, MOST_STATES = STATES / 2 };

struct block {
    int warps, memory;
};

struct small {
    int sms, warps, blocks, memory, kernels;
    struct block need[KERNELS];
    int grid[KERNELS], priority[KERNELS];
    bool member[KERNELS]; /* of the group */
};

struct state {
    uint8_t on[SMS][KERNELS], left[KERNELS], queue[KERNELS], queued, launched;
};

static struct state table[STATES];
static bool taken[STATES];
static size_t states, todo[STATES];

static bool fits(const struct small *const g, const struct state *const s, const int sm,
                 const int kernel)
{
    int warps = g->need[kernel].warps, memory = g->need[kernel].memory, blocks = 1;
    for (int k = 0; k < g->kernels; k++) {
        warps += s->on[sm][k] * g->need[k].warps;
        memory += s->on[sm][k] * g->need[k].memory;
        blocks += s->on[sm][k];
    }
    return warps <= g->warps && memory <= g->memory && blocks <= g->blocks;
}

static int by_bytes(const void *const a, const void *const b)
{
    return memcmp(a, b, KERNELS);
}

/* SMs are alike: their order does not matter. */
static void visit(const struct small *const g, struct state s)
{
    uint64_t hash = 1469598103934665603u;
    qsort(s.on, (size_t)g->sms, sizeof s.on[0], by_bytes);
    for (size_t i = 0; i < sizeof s; i++)
        hash = (hash ^ ((const unsigned char *)&s)[i]) * 1099511628211u;
    size_t at = (size_t)(hash >> 20) % STATES;
    for (; taken[at]; at = (at + 1) % STATES)
        if (memcmp(&table[at], &s, sizeof s) == 0)
            return;
    taken[at] = true;
    table[at] = s;
    todo[states++] = at;
}

/* Position in the queue; -1: it is empty. */
static int head_of(const struct small *const g, const struct state *const s)
{
    int head = -1;
    for (int i = 0; i < s->queued; i++)
        if (head < 0 || g->priority[s->queue[i]] < g->priority[s->queue[head]])
            head = i;
    return head;
}

static bool is_resident(const struct small *const g, const struct state *const s, const int kernel)
{
    bool any = false;
    for (int sm = 0; sm < g->sms; sm++)
        any = any || s->on[sm][kernel];
    return any;
}

static bool is_queued(const struct state *const s, const int kernel)
{
    bool any = false;
    for (int i = 0; i < s->queued; i++)
        any = any || s->queue[i] == kernel;
    return any;
}

static bool hangs_in(const struct small *const g, const struct state *const s)
{
    const int head = head_of(g, s);
    bool waits = false;
    if (head < 0)
        return false;
    for (int k = 0; k < g->kernels; k++) {
        if (!g->member[k] && is_resident(g, s, k))
            return false;
        waits = waits || (g->member[k] && g->priority[k] >= g->priority[s->queue[head]] &&
                          (!(s->launched >> k & 1) || s->left[k]));
    }
    for (int sm = 0; sm < g->sms; sm++)
        if (fits(g, s, sm, s->queue[head]))
            return false;
    return waits;
}

static void go_on(const struct small *const g, const struct state *const s)
{
    const int head = head_of(g, s);
    for (int k = 0; k < g->kernels; k++)
        if (!is_queued(s, k) && (g->member[k] ? !(s->launched >> k & 1) : !is_resident(g, s, k))) {
            struct state next = *s;
            next.queue[next.queued++] = (uint8_t)k;
            next.left[k] = (uint8_t)g->grid[k];
            next.launched |= (uint8_t)(1 << k);
            visit(g, next);
        }
    for (int sm = 0; head >= 0 && sm < g->sms; sm++)
        if (fits(g, s, sm, s->queue[head])) {
            struct state next = *s;
            const int k = s->queue[head];
            next.on[sm][k]++;
            if (--next.left[k] == 0) {
                memmove(&next.queue[head], &next.queue[head + 1], (size_t)(s->queued - head - 1));
                next.queue[--next.queued] = 0;
            }
            visit(g, next);
        }
    for (int k = 0; k < g->kernels; k++)
        for (int sm = 0; !g->member[k] && sm < g->sms; sm++)
            if (s->on[sm][k]) {
                struct state next = *s;
                next.on[sm][k]--;
                visit(g, next);
            }
}

/* -1: too many states. */
static int brute_force(const struct small *const g)
{
    struct state start;
    memset(taken, 0, sizeof taken);
    memset(&start, 0, sizeof start);
    states = 0;
    visit(g, start);
    for (size_t i = 0; i < states; i++) {
        const struct state s = table[todo[i]];
        if (hangs_in(g, &s))
            return 1;
        if (states > MOST_STATES)
            return -1;
        go_on(g, &s);
    }
    return 0;
}

/* ---- the library ---- */

static gpurta_platform *platform_of(const struct small *const g)
{
    gpurta_platform *p;
    assert_ok(gpurta_platform_create(&p, "cc-6.0", NULL), NULL);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_SMS, g->sms, NULL), NULL);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_THREADS_PER_SM, 32 * g->warps, NULL), NULL);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_BLOCKS_PER_SM, g->blocks, NULL), NULL);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM, 256 * g->memory, NULL),
              NULL);
    return p;
}

static gpurta_model *model_of(const struct small *const g, gpurta_platform *const platform)
{
    gpurta_model *m;
    char name[16];
    assert_ok(gpurta_model_create(&m, NULL), NULL);
    assert_ok(gpurta_model_set_platform(m, platform, NULL), NULL);
    for (int k = 0; k < g->kernels; k++) {
        const size_t stream = gpurta_add(m, GPURTA_SECTION_STREAMS, GPURTA_NONE);
        snprintf(name, sizeof name, "s%d", k);
        assert_ok(gpurta_set_text(m, stream, GPURTA_KEY_STREAM_NAME, name, NULL), NULL);
        assert_ok(gpurta_set_count(m, stream, GPURTA_KEY_STREAM_PRIORITY, g->priority[k], NULL),
                  NULL);
        const size_t row = gpurta_add(m, GPURTA_SECTION_KERNELS, GPURTA_NONE);
        assert_ok(gpurta_set_text(m, row, GPURTA_KEY_STREAM, name, NULL), NULL);
        name[0] = 'a';
        assert_ok(gpurta_set_text(m, row, GPURTA_KEY_KERNEL_NAME, name, NULL), NULL);
        assert_ok(gpurta_set_text(m, row, GPURTA_KEY_WCET, "1", NULL), NULL);
        assert_ok(gpurta_set_count(m, row, GPURTA_KEY_BLOCKS, g->grid[k], NULL), NULL);
        assert_ok(gpurta_set_count(m, row, GPURTA_KEY_THREADS, 32 * g->need[k].warps, NULL), NULL);
        assert_ok(gpurta_set_count(m, row, GPURTA_KEY_SHARED_MEMORY, 256 * g->need[k].memory, NULL),
                  NULL);
    }
    const size_t group = gpurta_add(m, GPURTA_SECTION_RESIDENT, GPURTA_NONE);
    assert_ok(gpurta_set_text(m, group, GPURTA_KEY_RESIDENT_NAME, "g", NULL), NULL);
    for (int k = 0; k < g->kernels; k++) {
        snprintf(name, sizeof name, "a%d", k);
        if (g->member[k])
            assert_ok(gpurta_set_text(m, group, GPURTA_KEY_RESIDENT_KERNELS, name, NULL), NULL);
    }
    return m;
}

static gpurta_result *answer(const struct small *const g)
{
    gpurta_result *result;
    gpurta_error error;
    gpurta_platform *const platform = platform_of(g);
    gpurta_model *const m = model_of(g, platform);
    assert_ok(gpurta_resident(m, NULL, &result, &error), &error);
    gpurta_model_destroy(m);
    gpurta_platform_destroy(platform);
    return result;
}

static const char *verdict_of(const gpurta_result *const result)
{
    return result_text(result, GPURTA_RESIDENT_VERDICT, 0);
}

static void print_small(const struct small *const g)
{
    print_message("%d SMs: %d warps, %d blocks, %d memory\n", g->sms, g->warps, g->blocks,
                  g->memory);
    for (int k = 0; k < g->kernels; k++)
        print_message("a%d: %d blocks of %d warps, %d memory; priority %d; %s\n", k, g->grid[k],
                      g->need[k].warps, g->need[k].memory, g->priority[k],
                      g->member[k] ? "in the group" : "ends");
}

static struct small draw(const int kernels, const int sms)
{
    struct small g = {.sms = (int)rnd_range(1, sms),
                      .warps = (int)rnd_range(2, 7),
                      .blocks = (int)rnd_range(2, 4),
                      .memory = (int)rnd_range(2, 7),
                      .kernels = (int)rnd_range(1, kernels)};
    const int priorities = rnd_chance(40) ? 2 : rnd_chance(20) ? 1 : 0;
    for (int k = 0; k < g.kernels; k++) {
        g.need[k].warps = (int)rnd_range(1, g.warps);
        g.need[k].memory = rnd_chance(40) ? 0 : (int)rnd_range(0, g.memory);
        if (rnd_chance(70) && g.need[k].warps > g.warps / 2)
            g.need[k].warps = (g.need[k].warps + 1) / 2;
        g.grid[k] = (int)rnd_range(1, 4);
        g.priority[k] = (int)rnd_range(-priorities, 0);
        g.member[k] = k == 0 || rnd_chance(65);
    }
    return g;
}

/* A hang's witness: what is there fits, and the head fits nowhere. */
static void check_witness(const struct small *const g, const gpurta_result *const r)
{
    struct state s;
    memset(&s, 0, sizeof s);
    const int head = result_text(r, GPURTA_RESIDENT_WITNESS_WAITS, 0)[1] - '0';
    int placed[KERNELS] = {0};
    for (size_t i = 0; i < gpurta_rows(r, GPURTA_RESIDENT_PLACES); i++) {
        const int k = result_text(r, GPURTA_RESIDENT_PLACES_NAME, i)[1] - '0';
        const int64_t from = result_count(r, GPURTA_RESIDENT_PLACES_SM, i);
        for (int64_t sm = from; sm < from + result_count(r, GPURTA_RESIDENT_PLACES_SMS, i); sm++)
            for (int64_t b = result_count(r, GPURTA_RESIDENT_PLACES_BLOCKS, i); b; b--) {
                assert_true(sm < g->sms && fits(g, &s, (int)sm, k));
                s.on[sm][k]++;
                placed[k]++;
            }
    }
    for (int sm = 0; sm < g->sms; sm++)
        assert_false(fits(g, &s, sm, head));
    for (int k = 0; k < g->kernels; k++) {
        assert_true(!placed[k] || g->member[k]);
        if (k != head && g->priority[k] <= g->priority[head])
            assert_true(placed[k] == 0 || placed[k] == g->grid[k]);
        assert_true(placed[k] <= g->grid[k] - (k == head && g->member[k]));
    }
    for (size_t i = 0; i < gpurta_rows(r, GPURTA_RESIDENT_ORDER); i++)
        assert_int_equal(result_count(r, GPURTA_RESIDENT_ORDER_RESIDENT, i),
                         placed[result_text(r, GPURTA_RESIDENT_ORDER_NAME, i)[1] - '0']);
}

static void test_brute_force(void **const state)
{
    uint64_t resident = 0, hang = 0;
    (void)state;
    for (size_t i = 0; i < cases(1500); i++) {
        const struct small g = draw(KERNELS, rnd_chance(5) ? 4 : 3);
        const int truth = brute_force(&g);
        if (truth < 0)
            continue;
        gpurta_result *const r = answer(&g);
        if (strcmp(verdict_of(r), truth ? "hangs" : "resident") != 0) {
            print_small(&g);
            fail_msg("%s; by brute force it %s", verdict_of(r), truth ? "hangs" : "is resident");
        }
        if (truth)
            check_witness(&g, r);
        resident += !truth;
        hang += truth == 1;
        gpurta_result_destroy(r);
    }
    assert_true(resident > 0 && hang > 0);
    tried("resident: a group that is resident by brute force is proved so", resident);
    tried("resident: a group that hangs by brute force is said to, with a witness", hang);
}

/* The largest safe numbers and the fewest SMs are at their edges. */
static void test_edges(void **const state)
{
    (void)state;
    for (size_t i = 0; i < cases(200); i++) {
        struct small g = draw(3, 3);
        gpurta_result *const r = answer(&g);
        const int64_t fewest = result_count_or(r, GPURTA_RESIDENT_GROUPS_FEWEST_SMS, 0, 0);
        size_t row = 0;
        for (int k = 0; k < g.kernels; k++) {
            const int own = g.grid[k];
            if (!g.member[k])
                continue;
            const int64_t largest = result_count(r, GPURTA_RESIDENT_KERNELS_LARGEST_SAFE, row++);
            for (int more = 0; more < 2; more++) {
                g.grid[k] = (int)largest + more;
                const int truth = g.grid[k] ? brute_force(&g) : -1;
                if (truth >= 0 && truth != more)
                    print_small(&g);
                assert_true(truth < 0 || truth == more);
            }
            g.grid[k] = own;
        }
        gpurta_result_destroy(r);
        struct small alone = g;
        alone.kernels = 0;
        for (int k = 0; k < g.kernels; k++)
            if (g.member[k]) {
                const int to = alone.kernels++;
                alone.need[to] = g.need[k];
                alone.grid[to] = g.grid[k];
                alone.priority[to] = g.priority[k];
                alone.member[to] = true;
            }
        for (int fewer = 0; fewer < 2; fewer++) {
            alone.sms = (int)fewest - fewer;
            const int truth = alone.sms >= 1 && alone.sms <= SMS ? brute_force(&alone) : -1;
            if (truth >= 0 && truth != fewer)
                print_small(&alone);
            assert_true(truth < 0 || truth == fewer);
        }
    }
}

/* On newer platforms nothing that is said to be resident hangs in a simulation. */
static void test_newer_rules(void **const state)
{
    static const char *const names[] = {"cc-7.0", "cc-8.6", "cc-9.0", "cc-10.0"};
    uint64_t resident = 0;
    (void)state;
    /* few draws, as under a sanitizer: until one of them is resident */
    for (size_t i = 0; i < cases(300) || (resident == 0 && i < 300); i++) {
        gpurta_platform *platform;
        gpurta_model *m;
        gpurta_result *r;
        gpurta_error error;
        char text[24], name[16];
        assert_ok(gpurta_platform_create(&platform, names[rnd_range(0, 3)], NULL), NULL);
        assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_SMS, rnd_range(1, 6), NULL), NULL);
        assert_ok(gpurta_model_create(&m, NULL), NULL);
        assert_ok(gpurta_model_set_platform(m, platform, NULL), NULL);
        const int kernels = (int)rnd_range(2, 5), members = (int)rnd_range(1, kernels);
        const size_t group = gpurta_add(m, GPURTA_SECTION_RESIDENT, GPURTA_NONE);
        assert_ok(gpurta_set_text(m, group, GPURTA_KEY_RESIDENT_NAME, "g", NULL), NULL);
        for (int k = 0; k < kernels; k++) {
            const size_t row = gpurta_add(m, GPURTA_SECTION_KERNELS, GPURTA_NONE);
            snprintf(name, sizeof name, "a%d", k);
            assert_ok(gpurta_set_text(m, row, GPURTA_KEY_KERNEL_NAME, name, NULL), NULL);
            snprintf(text, sizeof text, "%s", k < members ? "1000000" : "3");
            assert_ok(gpurta_set_text(m, row, GPURTA_KEY_WCET, text, NULL), NULL);
            snprintf(text, sizeof text, "%d", (int)rnd_range(0, 12));
            assert_ok(gpurta_set_text(m, row, GPURTA_KEY_RELEASE, text, NULL), NULL);
            assert_ok(gpurta_set_count(m, row, GPURTA_KEY_BLOCKS, rnd_range(1, 6), NULL), NULL);
            assert_ok(gpurta_set_count(m, row, GPURTA_KEY_THREADS, 32 * rnd_range(1, 32), NULL),
                      NULL);
            assert_ok(gpurta_set_count(m, row, GPURTA_KEY_REGISTERS,
                                       rnd_chance(50) ? 0 : 8 * rnd_range(1, 8), NULL),
                      NULL);
            assert_ok(gpurta_set_count(m, row, GPURTA_KEY_SHARED_MEMORY,
                                       rnd_chance(40) ? 0 : 1024 * rnd_range(1, 40), NULL),
                      NULL);
            if (k < members)
                assert_ok(gpurta_set_text(m, group, GPURTA_KEY_RESIDENT_KERNELS, name, NULL), NULL);
        }
        assert_ok(gpurta_resident(m, NULL, &r, &error), &error);
        if (strcmp(verdict_of(r), "resident") == 0) {
            gpurta_result *run;
            mpq_t start;
            mpq_init(start);
            resident++;
            assert_ok(gpurta_simulate(m, NULL, &run, &error), &error);
            for (size_t k = 0; k < (size_t)members; k++) {
                assert_true(result_time(run, GPURTA_SIMULATE_OPERATIONS_ASSIGNED, k, start));
                assert_true(mpq_cmp_ui(start, 1000000, 1) < 0);
            }
            mpq_clear(start);
            gpurta_result_destroy(run);
        }
        gpurta_result_destroy(r);
        gpurta_model_destroy(m);
        gpurta_platform_destroy(platform);
    }
    assert_true(resident > 0);
    tried("resident: no group that is resident hangs in a simulation of newer rules", resident);
}

static gpurta_status status_of(gpurta_model *const m, const char *const message)
{
    gpurta_result *result = NULL;
    gpurta_error error;
    const gpurta_status status = gpurta_resident(m, NULL, &result, &error);
    if (message)
        assert_non_null(strstr(error.message, message));
    assert_null(result);
    return status;
}

static void test_misuse(void **const state)
{
    struct small g = {.sms = 1, .warps = 4, .blocks = 2, .memory = 2, .kernels = 1, .grid = {1}};
    gpurta_result *result;
    (void)state;
    g.need[0] = (struct block){1, 0};
    g.member[0] = true;
    gpurta_platform *const platform = platform_of(&g);
    gpurta_model *const m = model_of(&g, platform);
    assert_int_equal(gpurta_resident(NULL, NULL, &result, NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_resident(m, NULL, NULL, NULL), GPURTA_INVALID_ARGUMENT);
    const size_t group = gpurta_add(m, GPURTA_SECTION_RESIDENT, GPURTA_NONE);
    assert_int_equal(status_of(m, "missing"), GPURTA_INVALID_ARGUMENT);
    assert_ok(gpurta_set_text(m, group, GPURTA_KEY_RESIDENT_NAME, "h", NULL), NULL);
    assert_ok(gpurta_set_text(m, group, GPURTA_KEY_RESIDENT_KERNELS, "a0", NULL), NULL);
    assert_int_equal(status_of(m, "a kernel is in one group once"), GPURTA_NOT_APPLICABLE);
    gpurta_model_destroy(m);
    g.member[0] = false;
    gpurta_model *const alone = model_of(&g, platform);
    assert_int_equal(status_of(alone, "missing"), GPURTA_INVALID_ARGUMENT);
    gpurta_model_destroy(alone);
    gpurta_platform_destroy(platform);
}

static gpurta_status resident_call(void *const context)
{
    gpurta_result *result = NULL;
    const gpurta_status status = gpurta_resident(context, NULL, &result, NULL);
    gpurta_result_destroy(result);
    return status;
}

/* What hangs, what the search decides, what waits by its stream. */
static void test_memory(void **const state)
{
    struct small g = {.sms = 2,
                      .warps = 4,
                      .blocks = 3,
                      .memory = 4,
                      .kernels = 3,
                      .need = {{2, 0}, {1, 2}, {3, 1}},
                      .grid = {2, 3, 1},
                      .priority = {0, 0, -1},
                      .member = {true, true, false}};
    (void)state;
    for (int i = 0; i < 3; i++) {
        g.grid[0] = i == 1 ? 1 : 2;
        gpurta_platform *const platform = platform_of(&g);
        gpurta_model *const m = model_of(&g, platform);
        if (i == 2)
            assert_ok(gpurta_set_text(m, gpurta_model_row(m, GPURTA_SECTION_KERNELS, 1),
                                      GPURTA_KEY_STREAM, "s0", NULL),
                      NULL);
        assert_true(alloc_fail_each(resident_call, m) > 10);
        gpurta_model_destroy(m);
        gpurta_platform_destroy(platform);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_brute_force), cmocka_unit_test(test_edges),
        cmocka_unit_test(test_newer_rules), cmocka_unit_test(test_misuse),
        cmocka_unit_test(test_memory),
    };
    return cmocka_run_group_tests_name("resident", tests, NULL, NULL);
}
