/* Bounds of many sets of kernels: a system of chains is made of each. What lasts from one to the
 * next are the weights, and all memory. */
#include "batch/sets.h"

#include "blocked/weight_cache.h"
#include "bound/bound.h"
#include "model/chains.h"
#include "model/made.h"
#include "number/i64.h"
#include "number/undef.h"

#include "base/analyses.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

struct gpurta_batch_bound_work {
    const gpurta_platform *platform;
    const gpurta_options *options;
    struct weight_cache *cache;
    struct pool pool;
    gpurta_chains *chains; /* of one set, then of the next */
    mpq_t time;
};

gpurta_status gpurta_batch_bound_create(gpurta_batch_bound_work **const work,
                                        const gpurta_platform *const platform,
                                        const gpurta_options *const options,
                                        gpurta_error *const error)
{
    if (!work || !platform)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "batch: NULL argument");
    const gpurta_status status = gpurta_options_check(options, "bound runlist", error);
    if (status)
        return status;
    gpurta_batch_bound_work *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    fresh->platform = platform;
    fresh->options = options;
    mpq_init(fresh->time);
    fresh->cache = weight_cache_create();
    if (!fresh->cache || gpurta_chains_create(&fresh->chains, NULL) != GPURTA_OK) {
        gpurta_batch_bound_destroy(fresh);
        return fail_memory(error);
    }
    *work = fresh;
    return GPURTA_OK;
}

void gpurta_batch_bound_destroy(gpurta_batch_bound_work *const work)
{
    if (!work)
        return;
    gpurta_chains_destroy(work->chains);
    weight_cache_destroy(work->cache);
    pool_clear(&work->pool);
    mpq_clear(work->time);
    free(work);
}

/* ---- contexts ---- */

static gpurta_status copy_context(gpurta_chains *const to, const gpurta_chains *const from,
                                  const size_t context, gpurta_error *const error)
{
    if (from->context[context].partition != GPURTA_NONE)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "batch: a context in a partition");
    gpurta_status status = gpurta_chains_add_context(to, from->context[context].name, error);
    if (status)
        return status;
    to->context[context].level = from->context[context].level;
    to->context[context].saturated = from->context[context].saturated;
    for (int t = 0; !status && t < CONTEXT_TIMES; t++)
        if (!rat_copy(&to->context[context].time[t], &from->context[context].time[t]))
            status = fail_memory(error);
    return status;
}

gpurta_status gpurta_batch_bound_set_contexts_of(gpurta_batch_bound_work *const work,
                                                 const gpurta_chains *const chains,
                                                 gpurta_error *const error)
{
    gpurta_chains *fresh;
    if (!work || !chains)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "batch: NULL argument");
    gpurta_status status = gpurta_chains_create(&fresh, error);
    if (status)
        return status;
    for (size_t i = 0; !status && i < chains->contexts; i++)
        status = copy_context(fresh, chains, i, error);
    gpurta_chains_destroy(status ? fresh : work->chains);
    work->chains = status ? work->chains : fresh;
    return status;
}

/* ---- a set as chains ---- */

struct one_set {
    gpurta_batch_bound_work *work;
    const gpurta_batch_bound_sets *all;
    int64_t from, to;
    gpurta_chains *chains;
};

static mpq_srcptr ticks(const struct one_set *const x, const int64_t value, const int64_t divisor)
{
    mpz_set_i64(mpq_numref(x->work->time), value);
    mpz_set_i64(mpq_denref(x->work->time), divisor);
    mpq_canonicalize(x->work->time);
    return x->work->time;
}

static bool begins_chain(const struct one_set *const x, const int64_t i)
{
    return i == x->from || !x->all->chain || x->all->chain[i] != x->all->chain[i - 1];
}

/* Have all kernels of the chain that begins with i one priority? */
static bool one_priority(const struct one_set *const x, const int64_t i)
{
    bool one = true;
    for (int64_t k = i + 1; k < x->to && !begins_chain(x, k); k++)
        one = one && x->all->priority[k] == x->all->priority[i];
    return one;
}

/* A stream of its own, of the priority of a kernel, where priorities are given. */
static gpurta_status set_stream(const struct one_set *const x, const int64_t i, const size_t step,
                                const bool of_chain)
{
    char name[24];
    if (!x->all->priority)
        return GPURTA_OK;
    if (x->all->priority[i] < INT32_MIN || x->all->priority[i] > INT32_MAX)
        return GPURTA_OUT_OF_RANGE;
    snprintf(name, sizeof name, "%" PRId64, i - x->from);
    gpurta_program *const program = x->chains->program;
    const gpurta_status status =
        of_chain ? gpurta_chains_set_stream(x->chains, x->chains->count - 1, name, NULL)
                 : gpurta_program_set_stream(program, step, name, NULL);
    if (!status)
        program->stream[program_stream(program, name)].priority = (int32_t)x->all->priority[i];
    return status;
}

static gpurta_status set_context(const struct one_set *const x, const size_t chain,
                                 const int64_t context)
{
    if (context < -1 || (context >= 0 && (uint64_t)context >= x->chains->contexts))
        return GPURTA_INVALID_ARGUMENT;
    x->chains->chain[chain].context = context < 0 ? GPURTA_NONE : (size_t)context;
    return GPURTA_OK;
}

static gpurta_status begin_chain(const struct one_set *const x, const int64_t i, bool *const joined)
{
    const gpurta_batch_bound_sets *const all = x->all;
    const size_t chain = x->chains->count;
    gpurta_status status = gpurta_chains_add(x->chains, NULL, ticks(x, all->period[i], 1), NULL);
    if (!status && all->deadline)
        status = time_store(&x->chains->chain[chain].time[GPURTA_CHAIN_DEADLINE],
                            ticks(x, all->deadline[i], 1), true, 0, NULL);
    if (!status && all->jitter)
        status = time_store(&x->chains->chain[chain].time[GPURTA_CHAIN_JITTER],
                            ticks(x, all->jitter[i], 1), false, 0, NULL);
    if (!status && all->context)
        status = set_context(x, chain, all->context[i]);
    *joined = all->priority && one_priority(x, i);
    return status || !*joined ? status : set_stream(x, i, 0, true);
}

static gpurta_status add_kernel(const struct one_set *const x, const int64_t i, const bool joined)
{
    const gpurta_batch_bound_sets *const all = x->all;
    const size_t step = x->chains->steps;
    const struct {
        gpurta_operation_count which;
        const int64_t *value;
    } counts[] = {{GPURTA_OPERATION_THREADS, all->threads},
                  {GPURTA_OPERATION_REGISTERS, all->registers},
                  {GPURTA_OPERATION_SHARED_MEMORY, all->shared_memory}};
    const int64_t divisor = all->divisor ? all->divisor[i] : 1;
    if (divisor < 1)
        return GPURTA_OUT_OF_RANGE;
    gpurta_status status =
        gpurta_chains_add_step(x->chains, x->chains->count - 1, GPURTA_STEP_KERNEL, NULL,
                               all->blocks[i], ticks(x, all->wcet[i], divisor), NULL);
    for (size_t c = 0; !status && c < sizeof counts / sizeof counts[0]; c++)
        if (counts[c].value)
            status = gpurta_chains_set_step_count(x->chains, step, counts[c].which,
                                                  counts[c].value[i], NULL);
    return status || joined ? status : set_stream(x, i, step, false);
}

static gpurta_status make_chains(struct one_set *const x)
{
    bool joined = false;
    gpurta_status status = GPURTA_OK;
    chains_empty(x->chains);
    for (int64_t i = x->from; !status && i < x->to; i++) {
        if (begins_chain(x, i))
            status = begin_chain(x, i, &joined);
        if (!status)
            status = add_kernel(x, i, joined);
    }
    return status;
}

/* ---- its bounds ---- */

/* r := the latest end of a kernel in whole ticks; -1: there is no bound. false: does not fit. */
static bool latest_end(const struct one_set *const x, const struct bound *const result,
                       const size_t step, int64_t *const r)
{
    mpq_ptr t = x->work->time;
    *r = -1;
    if (!rat_given(&result->step[step].finish))
        return true;
    rat_get(t, &result->step[step].finish);
    mpz_cdiv_q(mpq_numref(t), mpq_numref(t), mpq_denref(t));
    mpz_set_ui(mpq_denref(t), 1);
    return mpz_get_i64(r, mpq_numref(t));
}

/* All of them, or none. */
static gpurta_status give(const struct one_set *const x, const struct bound *const result,
                          int64_t *const bound)
{
    int64_t end;
    for (size_t i = 0; i < result->steps; i++)
        if (!latest_end(x, result, i, &end))
            return GPURTA_OVERFLOW;
    for (size_t i = 0; i < result->steps; i++)
        (void)latest_end(x, result, i, &bound[i]);
    return GPURTA_OK;
}

static gpurta_status bound_one(struct one_set *const x, gpurta_verdict *const verdict,
                               int64_t *const bound)
{
    struct bound *result = NULL;
    gpurta_status status = make_chains(x);
    if (!status)
        status = bound_with(&result, x->chains, x->work->platform, x->work->options,
                            &(struct bound_shared){
                                .cache = x->work->cache, .pool = &x->work->pool, .verdicts = true},
                            NULL);
    if (!status && bound)
        status = give(x, result, bound);
    if (!status)
        *verdict = result->verdict;
    bound_destroy(result);
    return status;
}

gpurta_status gpurta_batch_bound(gpurta_batch_bound_work *const work, const size_t sets,
                                 const int64_t *const first,
                                 const gpurta_batch_bound_sets *const all,
                                 gpurta_verdict *const verdict, int64_t *const bound,
                                 gpurta_status *const status, gpurta_error *const error)
{
    const bool complete = work && all && all->size >= sizeof *all && all->blocks && all->wcet &&
                          all->period && verdict && status;
    const gpurta_status checked = check(sets, first, complete, error);
    if (checked != GPURTA_OK)
        return checked;
    for (size_t s = 0; s < sets; s++) {
        struct one_set x = {
            .work = work, .all = all, .from = first[s], .to = first[s + 1], .chains = work->chains};
        status[s] = x.from == x.to ? GPURTA_INVALID_ARGUMENT
                                   : bound_one(&x, &verdict[s], bound ? bound + x.from : NULL);
        if (status[s] == GPURTA_NO_MEMORY)
            return fail_memory(error);
    }
    return GPURTA_OK;
}

gpurta_status gpurta_batch_bound_set_contexts(gpurta_batch_bound_work *const work,
                                              const gpurta_model *const model,
                                              gpurta_error *const error)
{
    gpurta_chains *chains = NULL;
    if (!model)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "batch: NULL argument");
    gpurta_status status = model_chains(model, NULL, NOTHING, &chains, error);
    if (!status)
        status = gpurta_batch_bound_set_contexts_of(work, chains, error);
    gpurta_chains_destroy(chains);
    return status;
}
