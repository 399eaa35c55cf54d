/* How far one figure can go (gpurta/bound.h). What passes lies on one side, since bounds are
 * monotone; every value that is told was analysed. */
#include "base/fail.h"
#include "blocked/weight_cache.h"
#include "bound/bound.h"
#include "bound/variant.h"
#include "model/build.h"
#include "model/chains.h"
#include "model/inputs.h"
#include "model/options.h"

#include "base/analyses.h"

/* Powers of two: how far from the given value; the final distance; a guess's; the first stage's. */
enum { FURTHEST = 20, FINEST = 30, NEXT = 40, COARSE = 16 };

struct search {
    struct variant variant;
    const gpurta_options *options;
    gpurta_error *error;
    gpurta_status status;
    mpq_t given, pass, fail, x, unit;
    bool has_pass, has_fail, maximum;
    int64_t tries, left;        /* analyses; evaluations of all of them */
    struct weight_cache *cache; /* times change, footprints do not */
};

/* A sequence that has the GPU (later: is_alone() of path_core.h): nothing is beside its steps. */
static bool is_one_sequence(const gpurta_chains *const chains)
{
    bool one = chains->count == 1 && chains->contexts == 0 && chains->cpus == 0 &&
               !chains->chain[0].pipelined;
    for (size_t i = 0; one && i < chains->steps; i++)
        one = !chains->step[i].own_after;
    return one;
}

int64_t bound_setup_work(const gpurta_chains *const chains)
{
    enum { STEP_WORK = 1000, PAIR_WORK = 50 }; /* of each step, and of each two */
    const int64_t steps = (int64_t)chains->steps;
    return steps * (STEP_WORK + (is_one_sequence(chains) ? 0 : PAIR_WORK * steps));
}

/* Analyses the value x, and keeps it as an end. false: an error, or no tries are left. */
static bool try_value(struct search *const s, bool *const passes)
{
    const struct bound_shared shared = {.cache = s->cache, .left = &s->left};
    struct bound *bound = NULL;
    s->left -= bound_setup_work(&s->variant.chains);
    if (s->tries-- <= 0 || s->left < 0)
        return false;
    s->status = variant_set(&s->variant, s->x)
                    ? bound_only(&bound, &s->variant.chains, &s->variant.platform, s->options,
                                 &shared, s->error)
                    : fail_memory(s->error);
    if (s->status || s->left < 0) { /* cut short: whether it passes is unknown */
        bound_destroy(bound);
        return false;
    }
    *passes = bound->verdict == GPURTA_SCHEDULABLE;
    bound_destroy(bound);
    mpq_set(*passes ? s->pass : s->fail, s->x);
    *(*passes ? &s->has_pass : &s->has_fail) = true;
    return true;
}

/* Doubles or halves the given value until there are both ends. false: stopped. */
static bool find_ends(struct search *const s)
{
    bool passes;
    mpq_set(s->x, s->given);
    if (!try_value(s, &passes))
        return false;
    const bool up = s->maximum == passes;
    for (int i = 0; i < FURTHEST && !(s->has_pass && s->has_fail); i++) {
        if (up)
            mpq_mul_2exp(s->x, s->x, 1);
        else
            mpq_div_2exp(s->x, s->x, 1);
        if (!try_value(s, &passes))
            return false;
    }
    return true;
}

/* x := the simplest fraction in [a, b], 0 < a < b: a continued fraction as far as both agree. */
static void simplest(mpq_t x, mpq_srcptr a, mpq_srcptr b)
{
    LOCAL_MPQ(low, high, t);
    LOCAL_MPZ(whole, next, p, q, last_p, last_q);
    mpq_set(low, a);
    mpq_set(high, b);
    mpz_set_ui(p, 1); /* convergents p/q */
    mpz_set_ui(last_q, 1);
    for (bool last = false; !last;) {
        mpz_cdiv_q(whole, mpq_numref(low), mpq_denref(low));
        mpq_set_z(t, whole);
        last = mpq_cmp(t, high) <= 0; /* a whole number lies between */
        if (!last)
            mpz_fdiv_q(whole, mpq_numref(low), mpq_denref(low));
        mpz_set(next, p);
        mpz_mul(p, p, whole);
        mpz_add(p, p, last_p);
        mpz_set(last_p, next);
        mpz_set(next, q);
        mpz_mul(q, q, whole);
        mpz_add(q, q, last_q);
        mpz_set(last_q, next);
        if (last)
            break;
        mpq_set_z(t, whole); /* [low, high] := [1 / (high - whole), 1 / (low - whole)] */
        mpq_sub(low, low, t);
        mpq_sub(high, high, t);
        mpq_swap(low, high);
        mpq_inv(low, low);
        mpq_inv(high, high);
    }
    mpz_set(mpq_numref(x), p);
    mpz_set(mpq_denref(x), q);
    mpq_canonicalize(x);
}

/* Is the distance of the ends above 2^-power of the given value? */
static bool apart(struct search *const s, const unsigned power)
{
    mpq_sub(s->x, s->fail, s->pass);
    mpq_abs(s->x, s->x);
    mpq_div_2exp(s->unit, s->given, power);
    return mpq_cmp(s->x, s->unit) > 0;
}

static bool halve(struct search *const s, const unsigned power)
{
    bool passes;
    while (apart(s, power)) {
        mpq_add(s->x, s->pass, s->fail);
        mpq_div_2exp(s->x, s->x, 1);
        if (!try_value(s, &passes))
            return false;
    }
    return true;
}

/* The simplest value between the ends, and the next one beyond it. false: stopped. */
static bool guess(struct search *const s)
{
    bool passes;
    simplest(s->x, s->maximum ? s->pass : s->fail, s->maximum ? s->fail : s->pass);
    if (mpq_equal(s->x, s->fail))
        return true;
    if (!mpq_equal(s->x, s->pass) && (!try_value(s, &passes) || !passes))
        return s->tries >= 0 && s->left >= 0 && !s->status;
    mpq_div_2exp(s->unit, s->given, NEXT);
    if (s->maximum)
        mpq_add(s->x, s->pass, s->unit);
    else
        mpq_sub(s->x, s->pass, s->unit);
    const bool beyond = s->maximum ? mpq_cmp(s->x, s->fail) >= 0 : mpq_cmp(s->x, s->fail) <= 0;
    return beyond || try_value(s, &passes);
}

/* Whole numbers from 1: fewest SMs. 0 fails. */
static bool fewest(struct search *const s)
{
    bool passes;
    if (!try_value(s, &passes))
        return false;
    for (int i = 0; i < FURTHEST - 6 && !s->has_pass; i++) {
        mpq_mul_2exp(s->x, s->x, 1);
        if (!try_value(s, &passes))
            return false;
    }
    if (!s->has_pass)
        return true;
    s->has_fail = true;
    LOCAL_MPZ(sum);
    bool good = true;
    for (; good; good = try_value(s, &passes)) {
        mpz_add(sum, mpq_numref(s->pass), mpq_numref(s->fail));
        mpz_fdiv_q_2exp(sum, sum, 1);
        if (mpz_cmp(sum, mpq_numref(s->fail)) == 0)
            break;
        mpq_set_z(s->x, sum);
    }
    return good;
}

static bool look(struct search *const s)
{
    if (s->variant.parameter == GPURTA_BOUND_MIN_SMS) {
        mpq_set(s->x, s->given);
        return fewest(s);
    }
    if (!find_ends(s))
        return false;
    if (!s->has_pass || !s->has_fail)
        return true;
    return halve(s, COARSE) && guess(s) && halve(s, FINEST) && guess(s);
}

static gpurta_status check(const gpurta_chains *const chains, const gpurta_platform *const platform,
                           const gpurta_bound_parameter parameter, const size_t item,
                           const bool outputs, gpurta_error *const error)
{
    if (!outputs || !chains || !platform)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "bound: NULL argument");
    const gpurta_status status = gpurta_chains_check(chains, error);
    if (status)
        return status;
    if ((int)parameter < 0 || parameter > GPURTA_BOUND_MIN_SMS)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "bound: there is no such parameter");
    const size_t items = parameter == GPURTA_BOUND_MAX_WCET  ? chains->steps
                         : parameter == GPURTA_BOUND_MIN_SMS ? SIZE_MAX
                                                             : chains->count;
    if (parameter == GPURTA_BOUND_MIN_SMS && chains->program->partitions)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "the partitions say how many SMs there are");
    if (item < items)
        return GPURTA_OK;
    return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "bound: there is no such %s",
                parameter == GPURTA_BOUND_MAX_WCET ? "step" : "chain");
}

gpurta_status gpurta_bound_sensitivity_of(gpurta_verdict *const found, mpq_ptr low, mpq_ptr high,
                                          const gpurta_chains *const chains,
                                          const gpurta_platform *const platform,
                                          const gpurta_bound_parameter parameter, const size_t item,
                                          const gpurta_options *const options,
                                          gpurta_error *const error)
{
    struct search s = {.options = options,
                       .error = error,
                       .tries = option(options, GPURTA_OPTION_BOUND_TRIES),
                       .left = option(options, GPURTA_OPTION_BOUND_LIMIT),
                       .maximum = parameter == GPURTA_BOUND_MAX_SCALE ||
                                  parameter == GPURTA_BOUND_MAX_WCET};
    gpurta_status status = check(chains, platform, parameter, item, found && low && high, error);
    if (status)
        return status;
    if (!(s.cache = weight_cache_create()))
        return fail_memory(error);
    if (!variant_init(&s.variant, chains, platform, parameter, item)) {
        weight_cache_destroy(s.cache);
        return fail_memory(error);
    }
    mpq_inits(s.given, s.pass, s.fail, s.x, s.unit, NULL);
    variant_given(s.given, &s.variant);
    if (mpq_sgn(s.given) == 0) /* a host step of no length: from the period of its chain on */
        rat_get(s.given, &chains->chain[chains->step[item].chain].time[GPURTA_CHAIN_PERIOD]);
    const bool whole = look(&s);
    if (!s.status) {
        *found = !whole ? GPURTA_UNKNOWN : s.has_pass ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE;
        if (*found != GPURTA_UNSCHEDULABLE) {
            mpq_set(s.maximum ? low : high, s.pass);
            mpq_set(s.maximum ? high : low, s.fail);
        }
    }
    mpq_clears(s.given, s.pass, s.fail, s.x, s.unit, NULL);
    variant_clear(&s.variant);
    weight_cache_destroy(s.cache);
    return s.status;
}

gpurta_status gpurta_bound_sensitivity(const gpurta_model *const model,
                                       const gpurta_bound_parameter parameter, const size_t item,
                                       const gpurta_options *const options,
                                       gpurta_verdict *const found, mpq_ptr low, mpq_ptr high,
                                       gpurta_error *const error)
{
    struct inputs in;
    char doubt[DOUBT_TEXT] = "";
    gpurta_status status =
        inputs_take(&in, model, options, TAKE_CHAINS | TAKE_PLATFORM | TAKE_RUNLIST, error);
    if (!status)
        status = profile_doubt(model, in.options, doubt, error);
    if (!status && parameter == GPURTA_BOUND_MIN_SMS && model_by_sms(model))
        status = fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                      "wcet are given by SMs: bounds with fewer may be shorter or longer");
    if (!status)
        status = doubt[0]
                     ? check(in.chains, in.platform, parameter, item, found && low && high, error)
                     : gpurta_bound_sensitivity_of(found, low, high, in.chains, in.platform,
                                                   parameter, item, in.options, error);
    if (!status && doubt[0]) {
        *found = GPURTA_UNKNOWN;
        mpq_set_ui(low, 0, 1);
        mpq_set_ui(high, 0, 1);
    }
    return inputs_end(&in, status, error);
}

static gpurta_status without_priority(gpurta_result **const result,
                                      const gpurta_chains *const chains,
                                      const gpurta_platform *const platform, const size_t chain,
                                      const gpurta_options *const options,
                                      const gpurta_model *const model, const char *const doubt,
                                      gpurta_error *const error)
{
    struct variant v;
    struct bound *fresh = NULL;
    gpurta_status status =
        check(chains, platform, GPURTA_BOUND_MIN_PERIOD, chain, result != NULL, error);
    if (status)
        return status;
    if (!variant_init(&v, chains, platform, GPURTA_BOUND_MIN_SMS, 0))
        return fail_memory(error);
    if (variant_lower(&v, chain))
        status = bound_only(&fresh, &v.chains, &v.platform, options, NULL, error);
    variant_clear(&v);
    if (!status && fresh)
        return bound_result_doubted(result, fresh, chains, model, doubt, error);
    if (!status)
        *result = NULL;
    return status;
}

gpurta_status
gpurta_bound_without_priority_of(gpurta_result **const result, const gpurta_chains *const chains,
                                 const gpurta_platform *const platform, const size_t chain,
                                 const gpurta_options *const options, gpurta_error *const error)
{
    return without_priority(result, chains, platform, chain, options, NULL, "", error);
}

gpurta_status gpurta_bound_without_priority(const gpurta_model *const model, const size_t chain,
                                            const gpurta_options *const options,
                                            gpurta_result **const result, gpurta_error *const error)
{
    struct inputs in;
    char doubt[DOUBT_TEXT] = "";
    gpurta_status status =
        inputs_take(&in, model, options, TAKE_CHAINS | TAKE_PLATFORM | TAKE_RUNLIST, error);
    if (!status)
        status = profile_doubt(model, in.options, doubt, error);
    if (!status)
        status = without_priority(result, in.chains, in.platform, chain, in.options, model, doubt,
                                  error);
    return inputs_end(&in, status, error);
}
