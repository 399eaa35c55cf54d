/* Host steps on CPUs: response times of the literature, and random systems of other tests with
 * CPUs; those against a simulator that shares nothing with the library are in
 * test_bound_campaign.c. */
#include "base/values.h"
#include "bound_trial.h"
#include "model_calls.h"
#include "results.h"

#include <gpurta/gpurta.h>

/* ---- a model from text ---- */

static gpurta_model *new_model(const char *const slots)
{
    gpurta_model *model;
    gpurta_platform *platform;
    gpurta_error error;
    assert_ok(gpurta_model_create(&model, &error), &error);
    assert_ok(gpurta_platform_create_slots(&platform, atoi(slots), &error), &error);
    assert_ok(gpurta_model_set_platform(model, platform, &error), &error);
    gpurta_platform_destroy(platform);
    return model;
}

/* A row with values: pairs of a key and its text. */
static size_t put(gpurta_model *const model, const gpurta_section section, const size_t parent,
                  const int count, const gpurta_key keys[], const char *const texts[])
{
    const size_t row = gpurta_add(model, section, parent);
    gpurta_error error;
    for (int i = 0; i < count; i++)
        assert_ok(gpurta_set_text(model, row, keys[i], texts[i], &error), &error);
    return row;
}

/* ---- the literature ---- */

struct load {
    const char *wcet, *period, *jitter, *section, *bound;
};

/* Tasks on one CPU, the first of the highest priority; `least`: the bounds are at least that. */
static void check_tasks(const struct load *const task, const int count, const bool least)
{
    gpurta_model *const model = new_model("1");
    const gpurta_key name[] = {GPURTA_KEY_CPU_NAME};
    const char *const cpu[] = {"cpu0"};
    gpurta_result *result = NULL;
    gpurta_options *options;
    gpurta_error error;
    mpq_t bound, wanted;
    put(model, GPURTA_SECTION_CPUS, GPURTA_NONE, 1, name, cpu);
    for (int i = 0; i < count; i++) {
        const gpurta_key chain[] = {GPURTA_KEY_CHAIN_PERIOD, GPURTA_KEY_CHAIN_JITTER,
                                    GPURTA_KEY_CHAIN_DEADLINE, GPURTA_KEY_CHAIN_CPU};
        const gpurta_key step[] = {GPURTA_KEY_STEP_HOST, GPURTA_KEY_HOST_WCET,
                                   GPURTA_KEY_STEP_NONPREEMPTABLE};
        const char *const of_chain[] = {task[i].period, task[i].jitter, "1000", "cpu0"};
        const char *const of_step[] = {"run", task[i].wcet, task[i].section};
        const size_t row = put(model, GPURTA_SECTION_CHAINS, GPURTA_NONE, 4, chain, of_chain);
        assert_ok(gpurta_set_count(model, row, GPURTA_KEY_CHAIN_CPU_PRIORITY, count - i, &error),
                  &error);
        put(model, GPURTA_SECTION_STEPS, row, 3, step, of_step);
    }
    assert_ok(gpurta_options_create(&options, &error), &error);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 200, &error), &error);
    assert_ok(gpurta_bound(model, options, &result, &error), &error);
    mpq_inits(bound, wanted, NULL);
    for (int i = 0; i < count; i++) {
        assert_true(result_time(result, GPURTA_BOUND_CHAINS_BOUND, (size_t)i, bound));
        mpq_clear(wanted);
        time_init(wanted, task[i].bound);
        if (least)
            assert_true(mpq_cmp(bound, wanted) >= 0);
        else
            assert_time_equal(bound, wanted);
        assert_true(result_time(result, GPURTA_BOUND_CHAINS_OBSERVED, (size_t)i, wanted));
        assert_true(mpq_cmp(wanted, bound) <= 0);
    }
    mpq_clears(bound, wanted, NULL);
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    gpurta_model_destroy(model);
}
#define CHECK_TASKS(tasks) check_tasks(tasks, sizeof(tasks) / sizeof(tasks)[0], false)

/* Burns and Wellings, Real-Time Systems and Programming Languages, chapter "Scheduling": process
 * sets C and B, by the equation of Audsley, Burns, Richardson, Tindell and Wellings 1993. */
static void burns_and_wellings(void **const state)
{
    static const struct load c[] = {
        {"3", "7", "0", "0", "3"}, {"3", "12", "0", "0", "6"}, {"5", "20", "0", "0", "20"}};
    static const struct load b[] = {
        {"5", "20", "0", "0", "5"}, {"10", "40", "0", "0", "15"}, {"40", "80", "0", "0", "80"}};
    (void)state;
    CHECK_TASKS(c);
    CHECK_TASKS(b);
}

/* Lehoczky 1990, arbitrary deadlines, the equation of which is in Tindell, Burns and Wellings 1994:
 * the fifth job of the second task is the latest. */
static void lehoczky(void **const state)
{
    static const struct load tasks[] = {{"26", "70", "0", "0", "26"},
                                        {"62", "100", "0", "0", "118"}};
    (void)state;
    CHECK_TASKS(tasks);
}

/* Buttazzo, Hard Real-Time Computing Systems, section "Response time analysis". */
static void buttazzo(void **const state)
{
    static const struct load tasks[] = {{"1", "4", "0", "0", "1"},
                                        {"1", "5", "0", "0", "2"},
                                        {"2", "6", "0", "0", "4"},
                                        {"1", "11", "0", "0", "10"}};
    (void)state;
    CHECK_TASKS(tasks);
}

/* Davis, Burns, Bril and Lukkien 2007: messages of CAN, none of which is preempted. The third takes
 * 3.5, in its second job, where the analysis that they correct said 3. */
static void self_pushing(void **const state)
{
    static const struct load tasks[] = {
        {"1", "2.5", "0", "1", "2"}, {"1", "3.5", "0", "1", "3"}, {"1", "3.5", "0", "1", "3.5"}};
    (void)state;
    check_tasks(tasks, 3, true);
}

/* ---- the whole GPU ---- */

static bool is_sequence(const gpurta_chains *const chains, const size_t chain)
{
    bool sequence = true;
    for (size_t i = 0; i < chains->steps; i++)
        sequence = sequence && (chains->step[i].chain != chain ||
                                (gpurta_chains_after(chains, i, 0) == chains->step[i].before &&
                                 (chains->step[i].before == GPURTA_NONE ||
                                  gpurta_chains_after(chains, i, 1) == GPURTA_NONE)));
    return sequence;
}

/* Puts host steps on CPUs, and threads that spin. */
static void add_cpus(gpurta_chains *const chains)
{
    const int64_t cpus = rnd_range(1, 2);
    mpq_t q;
    mpq_init(q);
    for (int64_t i = 0; i < cpus; i++)
        assert_ok(chains_add_cpu(chains, i ? "cpu1" : "cpu0", NULL), NULL);
    for (size_t c = 0; c < chains->count; c++) {
        const int64_t priority = rnd_range(0, 3);
        const size_t cpu = (size_t)rnd_range(0, cpus - 1);
        chains->chain[c].busy = rnd_chance(30) && is_sequence(chains, c);
        for (size_t i = 0; i < chains->steps; i++) {
            const bool host = chains->step[i].kind == GPURTA_STEP_HOST;
            if (chains->step[i].chain != c || (!host && !chains->chain[c].busy) ||
                (host && rnd_chance(10)))
                continue;
            set_q(q, host && rnd_chance(30) ? rnd_range(0, 4) : 0, 1);
            assert_ok(chains_set_cpu(chains, i, cpu,
                                     host && rnd_chance(30) ? rnd_range(0, 3) : priority, q, NULL),
                      NULL);
        }
    }
    mpq_clear(q);
}

static void with_gpu(const enum bound_kind kind, const char *const name)
{
    struct trials all = {.bounded = 0};
    for (size_t n = 0; n < cases(250); n++) {
        struct trial t = {.chains = trial_chains(kind)};
        add_cpus(t.chains);
        t.platform = random_device();
        trials_add(&all, &t, kind, name);
    }
    trials_end(&all, name, "bound: no response of a run with CPUs exceeds its bound");
}

static void chains(void **const state)
{
    (void)state;
    with_gpu(CHAINS, "chains on CPUs");
}

static void graphs(void **const state)
{
    (void)state;
    with_gpu(GRAPHS, "graphs on CPUs");
}

static void sliced(void **const state)
{
    (void)state;
    with_gpu(SLICED, "sliced, on CPUs");
}

static void served(void **const state)
{
    (void)state;
    with_gpu(SERVED, "served, on CPUs");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(burns_and_wellings),
        cmocka_unit_test(lehoczky),
        cmocka_unit_test(buttazzo),
        cmocka_unit_test(self_pushing),
        cmocka_unit_test(chains),
        cmocka_unit_test(graphs),
        cmocka_unit_test(sliced),
        cmocka_unit_test(served),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
