/* The tables of a response-time analysis. */
#include "base/fail.h"
#include "base/result.h"
#include "model/inputs.h"
#include "model/program.h"
#include "number/value.h"
#include "rta/rta_result.h"

#include "base/analyses.h"

static size_t count_rows(const void *const of, const gpurta_table table)
{
    const struct rta *const rta = of;
    return table == GPURTA_RTA ? 1 : table == GPURTA_RTA_KERNELS ? rta->count : 0;
}

/* value := a, or a + sign * b; 0 unless all are given */
static bool give(mpq_ptr value, const struct rat *const a, const int sign,
                 const struct rat *const b)
{
    if (!rat_given(a) || (b && !rat_given(b)))
        return false;
    int64_t added, whole;
    if (b && a->den == 1 && b->den == 1 && !__builtin_mul_overflow(b->u.num, sign, &added) &&
        !__builtin_add_overflow(a->u.num, added, &whole)) {
        const struct rat sum = {.u.num = whole, .den = 1};
        rat_get(value, &sum);
        return true;
    }
    rat_get(value, a);
    if (!b)
        return true;
    mpq_t other;
    mpq_init(other);
    rat_get(other, b);
    if (sign < 0)
        mpq_sub(value, value, other);
    else
        mpq_add(value, value, other);
    mpq_clear(other);
    return true;
}

static bool get_kernel(const struct rta *const rta, const gpurta_column column, const size_t row,
                       struct value *const value)
{
    const struct outcome *const outcome = &rta->outcome[row];
    const struct worst *const worst = rta->worst ? &rta->worst[row] : NULL;
    switch (column) {
    case GPURTA_RTA_KERNELS_NAME:
        return value_text(value, NAME_OF(&rta->program->operation[row]));
    case GPURTA_RTA_KERNELS_BLOCKS:
        return value_count(value, rta->program->operation[row].blocks);
    case GPURTA_RTA_KERNELS_WCET:
        return value_rat(value, &rta->program->operation[row].time[GPURTA_OPERATION_WCET]);
    case GPURTA_RTA_KERNELS_RELEASE:
        return give(value->time, &outcome->release, 0, NULL);
    case GPURTA_RTA_KERNELS_COMPLETION:
        return give(value->time, &outcome->completion, 0, NULL);
    case GPURTA_RTA_KERNELS_RESPONSE:
        return give(value->time, &outcome->completion, -1, &outcome->release);
    case GPURTA_RTA_KERNELS_WORST_JOB:
        return rat_given(&outcome->completion) && value_count(value, worst ? worst->job + 1 : 1);
    case GPURTA_RTA_KERNELS_WORST_RELEASE:
        return give(value->time, worst ? &worst->release : &outcome->release, 0, NULL);
    case GPURTA_RTA_KERNELS_WORST_COMPLETION:
        return worst ? give(value->time, &worst->release, 1, &worst->response)
                     : give(value->time, &outcome->completion, 0, NULL);
    case GPURTA_RTA_KERNELS_WORST_RESPONSE:
        return worst ? give(value->time, &worst->response, 0, NULL)
                     : give(value->time, &outcome->completion, -1, &outcome->release);
    case GPURTA_RTA_KERNELS_DEADLINE:
        return give(value->time, &outcome->deadline, 0, NULL);
    case GPURTA_RTA_KERNELS_MEETS_DEADLINE:
        return rat_given(&outcome->deadline) && value_verdict(value, outcome->verdict);
    default:
        return false;
    }
}

static bool get(const void *const of, const gpurta_column column, const size_t row,
                struct value *const value)
{
    const struct rta *const rta = of;
    switch (column) {
    case GPURTA_RTA_ALGORITHM:
        return value_text(value, gpurta_option_word(GPURTA_OPTION_RTA_ALGORITHM, rta->algorithm));
    case GPURTA_RTA_SLOTS:
        return value_count(value, rta->slots);
    case GPURTA_RTA_SLOTS_EXACT:
        return value_count(value, rta->slots == rta->most);
    case GPURTA_RTA_VERDICT:
        return value_verdict(value, rta->verdict) && rta->with_deadline > 0;
    case GPURTA_RTA_REASON:
        return value_text(value, rta->reason);
    case GPURTA_RTA_JOBS:
        return value_count(value, rta->jobs);
    case GPURTA_RTA_EXHAUSTIVE:
        return value_count(value, rta->exhaustive);
    case GPURTA_RTA_SUSTAINABLE:
        return value_count(value, rta->sustainable);
    default:
        return get_kernel(rta, column, row, value);
    }
}

static void destroy(void *const of)
{
    rta_destroy(of);
}

static const struct result_kind kind = {"rta", count_rows, NULL, get, destroy};

gpurta_status rta_with(gpurta_result **const result, const gpurta_program *const program,
                       const gpurta_platform *const platform, const gpurta_options *const options,
                       const unsigned switches, gpurta_error *const error)
{
    if (!result)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "rta: NULL argument");
    gpurta_status status = gpurta_options_check(options, "rta", error);
    struct rta *rta = NULL;
    if (!status)
        status = rta_analyse(&rta, program, platform, options, switches, error);
    if (status)
        return status;
    rta->program = program_hold(program);
    return result_create(result, &kind, rta, error);
}

gpurta_status gpurta_rta_of(gpurta_result **const result, const gpurta_program *const program,
                            const gpurta_platform *const platform,
                            const gpurta_options *const options, gpurta_error *const error)
{
    return rta_with(result, program, platform, options, 0, error);
}

const struct rta *rta_of(const gpurta_result *const result)
{
    return result_of(result, &kind);
}

gpurta_status gpurta_rta(const gpurta_model *const model, const gpurta_options *const options,
                         gpurta_result **const result, gpurta_error *const error)
{
    struct inputs in;
    gpurta_status status = inputs_take(&in, model, options, TAKE_PROGRAM | TAKE_PLATFORM, error);
    if (!status)
        status = gpurta_rta_of(result, in.program, in.platform, in.options, error);
    return inputs_end(&in, status, error);
}
