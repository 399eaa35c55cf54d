/* gpurta_batch_bound(): what gpurta_bound_of() says of each set by itself. */
#include "alloc.h"
#include "base/values.h"
#include "bound_systems.h"
#include "model/chains.h"
#include "model_calls.h"

#define SETS 30
#define MOST 5
#define ITEMS (SETS * MOST)

struct sets {
    int64_t first[SETS + 1];
    int64_t chain[ITEMS], blocks[ITEMS], wcet[ITEMS], divisor[ITEMS], period[ITEMS];
    int64_t deadline[ITEMS], jitter[ITEMS], threads[ITEMS], registers[ITEMS], memory[ITEMS];
    int64_t priority[ITEMS], context[ITEMS];
    gpurta_batch_bound_sets all;
};

static const int64_t *perhaps(const int64_t *const values)
{
    return rnd_chance(60) ? values : NULL;
}

/* Few shapes, so that weights come again; now and then a value that is refused or does not fit. */
static void fill(struct sets *const s, const int wild, const bool contexts)
{
    const int64_t odd[] = {0, -1, INT64_MAX, (int64_t)1 << 61};
    const struct shape shapes[3] = {random_shape(), random_shape(), random_shape()};
    s->first[0] = 0;
    for (size_t i = 0; i < SETS; i++)
        s->first[i + 1] = s->first[i] + rnd_range(rnd_chance(5) ? 0 : 1, MOST);
    for (size_t i = 0; i < ITEMS; i++) {
        const struct shape *const shape = &shapes[rnd_range(0, 2)];
        s->chain[i] = (int64_t)i - rnd_range(0, 1);
        s->blocks[i] = rnd_range(1, 12);
        s->wcet[i] = rnd_range(1, 9);
        s->divisor[i] = rnd_range(1, 3);
        s->period[i] = rnd_range(20, 200);
        s->deadline[i] = rnd_range(20, 200);
        s->jitter[i] = rnd_range(0, 9);
        s->threads[i] = rnd_chance(wild) ? 1 << 20 : shape->threads;
        s->registers[i] = shape->registers;
        s->memory[i] = shape->shared_memory;
        s->priority[i] = -rnd_range(0, 2);
        s->context[i] = rnd_chance(wild) ? rnd_range(-9, 9) : rnd_range(0, 1);
        int64_t *const any[] = {&s->blocks[i], &s->wcet[i],   &s->divisor[i],
                                &s->period[i], &s->jitter[i], &s->deadline[i]};
        if (rnd_chance(wild))
            *any[rnd_range(0, 5)] = odd[rnd_range(0, 3)];
    }
    s->all = (gpurta_batch_bound_sets){.size = sizeof s->all,
                                       .chain = perhaps(s->chain),
                                       .blocks = s->blocks,
                                       .wcet = s->wcet,
                                       .divisor = perhaps(s->divisor),
                                       .period = s->period,
                                       .deadline = perhaps(s->deadline),
                                       .jitter = perhaps(s->jitter),
                                       .threads = rnd_chance(wild) ? NULL : s->threads,
                                       .registers = perhaps(s->registers),
                                       .shared_memory = perhaps(s->memory),
                                       .priority = perhaps(s->priority),
                                       .context = contexts ? s->context : NULL};
}

#define TRY(call)                                                                                  \
    do {                                                                                           \
        const gpurta_status did = call;                                                            \
        if (did != GPURTA_OK)                                                                      \
            return did;                                                                            \
    } while (0)

/* A chain by itself, written down in another way. */
static gpurta_status add_chain(gpurta_chains *const chains, const struct sets *const s,
                               const int64_t from, const int64_t to, mpq_ptr q)
{
    const gpurta_batch_bound_sets *const all = &s->all;
    const size_t chain = chains->count;
    bool same = true;
    char name[32];
    set_q(q, all->period[from], 1);
    TRY(gpurta_chains_add(chains, NULL, q, NULL));
    set_q(q, all->deadline ? all->deadline[from] : all->period[from], 1);
    TRY(gpurta_chains_set_time(chains, chain, GPURTA_CHAIN_DEADLINE, q, NULL));
    set_q(q, all->jitter ? all->jitter[from] : 0, 1);
    TRY(gpurta_chains_set_time(chains, chain, GPURTA_CHAIN_JITTER, q, NULL));
    if (all->context && all->context[from] != -1) {
        if (all->context[from] < 0 || all->context[from] > INT32_MAX)
            return GPURTA_INVALID_ARGUMENT;
        TRY(gpurta_chains_set_context(chains, chain, (size_t)all->context[from], NULL));
    }
    for (int64_t i = from; i < to; i++)
        same = same && (!all->priority || all->priority[i] == all->priority[from]);
    for (int64_t i = from; i < to; i++) {
        const size_t step = chains->steps;
        const int64_t divisor = all->divisor ? all->divisor[i] : 1;
        if (divisor < 1)
            return GPURTA_OUT_OF_RANGE;
        set_q(q, all->wcet[i], divisor);
        TRY(gpurta_chains_add_step(chains, chain, GPURTA_STEP_KERNEL, NULL, all->blocks[i], q,
                                   NULL));
        if (all->threads)
            TRY(gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_THREADS,
                                             all->threads[i], NULL));
        if (all->registers)
            TRY(gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_REGISTERS,
                                             all->registers[i], NULL));
        if (all->shared_memory)
            TRY(gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_SHARED_MEMORY,
                                             all->shared_memory[i], NULL));
        snprintf(name, sizeof name, "stream of %zu", same ? chain : 1000 + step);
        TRY(gpurta_program_set_stream(chains->program, step, name, NULL));
        if (all->priority)
            TRY(gpurta_program_set_stream_attribute(chains->program, name, GPURTA_STREAM_PRIORITY,
                                                    all->priority[i], NULL));
    }
    return GPURTA_OK;
}

static gpurta_status add_chains(gpurta_chains *const chains, const struct sets *const s,
                                const size_t set, mpq_ptr q)
{
    if (s->first[set] == s->first[set + 1])
        return GPURTA_INVALID_ARGUMENT;
    for (int64_t i = s->first[set], to; i < s->first[set + 1]; i = to) {
        for (to = i + 1;
             to < s->first[set + 1] && s->all.chain && s->all.chain[to] == s->all.chain[i];)
            to++;
        TRY(add_chain(chains, s, i, to, q));
    }
    return GPURTA_OK;
}

/* Those of `from`, if there is one. */
static void same_contexts(gpurta_chains *const chains, const gpurta_chains *const from, mpq_ptr q)
{
    for (size_t i = 0; from && i < from->contexts; i++) {
        assert_ok(gpurta_chains_add_context(chains, "any", NULL), NULL);
        assert_ok(gpurta_chains_set_context_level(chains, i, from->context[i].level,
                                                  from->context[i].saturated, NULL),
                  NULL);
        for (int t = GPURTA_CONTEXT_TIMESLICE; t <= GPURTA_CONTEXT_PERIOD; t++)
            if (gpurta_chains_context_time(from, i, (gpurta_context_time)t, q))
                assert_ok(
                    gpurta_chains_set_context_time(chains, i, (gpurta_context_time)t, q, NULL),
                    NULL);
    }
}

/* The verdict and latest ends of one set; outputs as they were where it fails. */
static gpurta_status alone(const struct sets *const s, const size_t set,
                           const gpurta_platform *const platform,
                           const gpurta_chains *const contexts, gpurta_verdict *const verdict,
                           int64_t *const bound)
{
    gpurta_chains *chains;
    gpurta_result *result = NULL;
    mpq_t t;
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    mpq_init(t);
    same_contexts(chains, contexts, t);
    gpurta_status status = add_chains(chains, s, set, t);
    if (!status)
        status = gpurta_bound_of(&result, chains, platform, NULL, NULL);
    for (int pass = 0; pass < 2; pass++)
        for (size_t i = 0; !status && i < gpurta_rows(result, GPURTA_BOUND_STEPS); i++) {
            const bool has = result_time(result, GPURTA_BOUND_STEPS_FINISH, i, t);
            mpz_cdiv_q(mpq_numref(t), mpq_numref(t), mpq_denref(t));
            if (has && mpz_sizeinbase(mpq_numref(t), 2) > 63)
                status = GPURTA_OVERFLOW;
            else if (pass && (!has || !mpz_get_i64(&bound[i], mpq_numref(t))))
                bound[i] = -1;
        }
    if (!status)
        *verdict = result_verdict(result, GPURTA_BOUND_VERDICT, 0);
    mpq_clear(t);
    gpurta_result_destroy(result);
    gpurta_chains_destroy(chains);
    return status;
}

/* NULL: none. */
static gpurta_chains *some_contexts(void)
{
    gpurta_chains *chains;
    mpq_t q;
    if (rnd_chance(50))
        return NULL;
    mpq_init(q);
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    random_contexts(chains, rnd_chance(50) ? SLICED : SERVED, 2, q);
    mpq_clear(q);
    return chains;
}

static void is_the_same(void **const state)
{
    (void)state;
    size_t observed[GPURTA_UNAVAILABLE + 1] = {0}, verdicts[3] = {0};
    for (size_t n = cases(60); n-- > 0;) {
        struct sets *const s = calloc(1, sizeof *s);
        gpurta_platform *const platform = random_device();
        gpurta_batch_bound_work *work;
        gpurta_error error;
        gpurta_chains *const contexts = some_contexts();
        assert_ok(gpurta_batch_bound_create(&work, platform, NULL, &error), &error);
        if (contexts)
            assert_ok(gpurta_batch_bound_set_contexts_of(work, contexts, &error), &error);
        for (int again = 0; again < 2; again++) {
            gpurta_verdict verdict[SETS];
            gpurta_status status[SETS];
            int64_t bound[ITEMS];
            memset(verdict, 0x55, sizeof verdict);
            memset(bound, 0x55, sizeof bound);
            fill(s, n % 2 ? 5 : 0, contexts);
            assert_ok(gpurta_batch_bound(work, SETS, s->first, &s->all, verdict,
                                         rnd_chance(90) ? bound : NULL, status, &error),
                      &error);
            const bool given = bound[0] != 0x5555555555555555;
            for (size_t i = 0; i < SETS; i++) {
                const size_t count = (size_t)(s->first[i + 1] - s->first[i]);
                gpurta_verdict one;
                int64_t own[MOST];
                memset(&one, 0x55, sizeof one);
                memset(own, 0x55, sizeof own);
                const gpurta_status expected = alone(s, i, platform, contexts, &one, own);
                if (expected != GPURTA_OVERFLOW || given)
                    assert_int_equal(status[i], expected);
                if (status[i] != GPURTA_OK)
                    memset(&one, 0x55, sizeof one);
                if (expected != GPURTA_OVERFLOW)
                    assert_int_equal(verdict[i], one);
                if (given)
                    assert_memory_equal(bound + s->first[i], own, count * sizeof *own);
                observed[expected]++;
                verdicts[expected ? 0 : one]++;
            }
        }
        gpurta_batch_bound_destroy(work);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(contexts);
        free(s);
    }
    assert_true(observed[GPURTA_OK] > 0);
    if (cases(60) >= 30)
        assert_true(observed[GPURTA_INVALID_ARGUMENT] && observed[GPURTA_OUT_OF_RANGE] &&
                    observed[GPURTA_NOT_APPLICABLE] && verdicts[GPURTA_UNKNOWN] &&
                    verdicts[GPURTA_SCHEDULABLE]);
}

static void refuse_contexts(gpurta_batch_bound_work *const work)
{
    gpurta_chains *chains;
    gpurta_error error;
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    assert_ok(gpurta_chains_add_context(chains, NULL, NULL), NULL);
    assert_ok(gpurta_program_add_partition(chains->program, "p", 1, NULL, NULL), NULL);
    assert_ok(gpurta_chains_set_context_partition(chains, 0, 0, NULL), NULL);
    assert_int_equal(gpurta_batch_bound_set_contexts_of(work, chains, &error),
                     GPURTA_NOT_APPLICABLE);
    assert_string_equal(error.message, "batch: a context in a partition");
    assert_int_equal(gpurta_batch_bound_set_contexts_of(NULL, chains, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_batch_bound_set_contexts_of(work, NULL, &error),
                     GPURTA_INVALID_ARGUMENT);
    gpurta_chains_destroy(chains);
}

static void wrong_arguments(void **const state)
{
    (void)state;
    const int64_t one[2] = {1, 1}, late[2] = {1, 2}, whole[2] = {0, 1};
    gpurta_platform *const platform = random_device();
    gpurta_batch_bound_work *work = NULL;
    gpurta_verdict verdict;
    gpurta_status status;
    gpurta_error error;
    gpurta_batch_bound_sets all = {
        .size = sizeof all, .blocks = one, .wcet = one, .period = one, .threads = one};
    assert_int_equal(gpurta_batch_bound_create(NULL, platform, NULL, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_batch_bound_create(&work, NULL, NULL, &error), GPURTA_INVALID_ARGUMENT);
    assert_ok(gpurta_batch_bound_create(&work, platform, NULL, &error), &error);
#define CALL(work, sets, first, all, verdict, status)                                              \
    gpurta_batch_bound(work, sets, first, all, verdict, NULL, status, &error)
    assert_ok(CALL(work, 1, whole, &all, &verdict, &status), &error);
    assert_int_equal(status, GPURTA_OK);
    assert_int_equal(verdict, GPURTA_SCHEDULABLE);
    assert_ok(CALL(work, 0, whole, &all, &verdict, &status), &error);
    const int64_t far = 1, none = -1;
    all.context = &none;
    assert_ok(CALL(work, 1, whole, &all, &verdict, &status), &error);
    assert_int_equal(status, GPURTA_OK);
    all.context = &far;
    assert_ok(CALL(work, 1, whole, &all, &verdict, &status), &error);
    assert_int_equal(status, GPURTA_INVALID_ARGUMENT);
    all.context = NULL;
    refuse_contexts(work);
    assert_int_equal(CALL(NULL, 1, whole, &all, &verdict, &status), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(CALL(work, 1, NULL, &all, &verdict, &status), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(CALL(work, 1, whole, NULL, &verdict, &status), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(CALL(work, 1, whole, &all, NULL, &status), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(CALL(work, 1, whole, &all, &verdict, NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(CALL(work, 1, late, &all, &verdict, &status), GPURTA_OUT_OF_RANGE);
    all.size--;
    assert_int_equal(CALL(work, 1, whole, &all, &verdict, &status), GPURTA_INVALID_ARGUMENT);
    gpurta_batch_bound_destroy(NULL);
    gpurta_batch_bound_destroy(work);
    gpurta_platform_destroy(platform);
}

struct missing {
    struct sets *sets;
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_chains *contexts;
};

static gpurta_status analyse_once(void *const context)
{
    const struct missing *const l = context;
    gpurta_batch_bound_work *work;
    gpurta_verdict verdict[SETS];
    gpurta_status one[SETS];
    gpurta_status status = gpurta_batch_bound_create(&work, l->platform, l->options, NULL);
    if (status)
        return status;
    if (l->contexts)
        status = gpurta_batch_bound_set_contexts_of(work, l->contexts, NULL);
    for (int again = 0; !status && again < 2; again++)
        status =
            gpurta_batch_bound(work, 2, l->sets->first, &l->sets->all, verdict, NULL, one, NULL);
    gpurta_batch_bound_destroy(work);
    return status;
}

static void memory_runs_out(void **const state)
{
    (void)state;
    struct missing l = {calloc(1, sizeof *l.sets), random_device(), NULL, some_contexts()};
    fill(l.sets, 0, l.contexts);
    alloc_fail_each(analyse_once, &l);
    assert_ok(gpurta_options_create(&l.options, NULL), NULL);
    assert_ok(gpurta_options_set(l.options, GPURTA_OPTION_BOUND_SEARCH, 3, NULL), NULL);
    alloc_fail_each(analyse_once, &l);
    gpurta_options_destroy(l.options);
    gpurta_chains_destroy(l.contexts);
    gpurta_platform_destroy(l.platform);
    free(l.sets);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(is_the_same),
        cmocka_unit_test(wrong_arguments),
        cmocka_unit_test(memory_runs_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
