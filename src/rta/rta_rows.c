/* The tables of a response-time analysis. */
#include "base/fail.h"
#include "base/result.h"
#include "base/text.h"
#include "model/carveouts.h"
#include "model/inputs.h"
#include "model/occupancy.h"
#include "model/platform.h"
#include "model/program.h"
#include "number/value.h"
#include "rta/rta_result.h"

#include "base/analyses.h"

/* The i-th that is made; with the rules that the platform has. NULL: there are fewer. */
static const char *assumption(const struct rta *const rta, const size_t i)
{
    const gpurta_platform *const p = rta->platform;
    const struct assumption all[] = {
        {true, NOTHING_ELSE},
        {rta->sustainable, "no block takes longer than its wcet"},
        {!rta->sustainable,
         "every block takes exactly its wcet: a shorter one may change the order of kernels, and "
         "make others later (gpurta bound covers that)"},
        {true, "kernels are launched in the order of the file, exactly at their releases, and once "
               "a period"},
        {true, "blocks are not preempted; a kernel places none before those of the kernels ahead "
               "of it are placed"},
        {platform_field(p, GPURTA_PLATFORM_QUEUE_DELAY),
         "U1: a kernel that waited for its stream is queued behind what is released at that "
         "instant"},
        {rta->ties && !platform_field(p, GPURTA_PLATFORM_QUEUE_DELAY),
         "a kernel that waited for its stream is queued before what is released at that instant "
         "(not so by rule U1)"},
        {platform_field(p, GPURTA_PLATFORM_RESIDENT_GRID_LIMIT),
         "U2: never more grids at once than the platform allows: it has no fewer than there are "
         "streams"},
        {platform_field(p, GPURTA_PLATFORM_WARPS_IN_TURN),
         "U3: warps are dealt to sub-partitions in turn: only those blocks count for which an SM "
         "has a place however others have left"},
        {rta->carveouts, rta->carveouts},
        {platform_field(p, GPURTA_PLATFORM_LOCAL_MEMORY_WAITS),
         "U6: the pool of local memory has grown before to what the kernels need"},
        {*p->doubts, p->doubts},
        {*p->evidence, p->evidence}};
    return assumption_made(all, sizeof all / sizeof all[0], i);
}

static size_t count_rows(const void *const of, const gpurta_table table)
{
    const struct rta *const rta = of;
    size_t assumptions = 0;
    while (table == GPURTA_RTA_ASSUMPTIONS && assumption(rta, assumptions))
        assumptions++;
    return table == GPURTA_RTA ? 1 : table == GPURTA_RTA_KERNELS ? rta->count : assumptions;
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
    LOCAL_MPQ(other);
    rat_get(other, b);
    if (sign < 0)
        mpq_sub(value, value, other);
    else
        mpq_add(value, value, other);
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
    case GPURTA_RTA_ASSUMPTIONS_ASSUMPTION:
        return value_text(value, assumption(rta, row));
    default:
        return get_kernel(rta, column, row, value);
    }
}

/* The same whatever partition a kernel is in: limits are of one SM. */
static bool tell_carveouts(struct rta *const rta)
{
    static const char head[] = "U5: all kernels of a partition, or of the GPU, have one carve-out, "
                               "so that none waits for it";
    struct sm_limits limits;
    if (sm_limits_of(&limits, rta->platform, NULL) || !limits.carveout_sms)
        return true;
    rta->carveouts = carveouts_text(head, rta->program, &limits);
    return rta->carveouts;
}

/* May a job that waited for its stream come to the queue with one of another stream? */
static void tell_ties(struct rta *const rta)
{
    const struct operation *const o = rta->program->operation;
    for (size_t i = 1; i < rta->count && !rta->sustainable; i++)
        rta->ties = rta->ties || o[i].stream == GPURTA_OWN_STREAM || o[i].stream != o[0].stream;
}

/* A verdict says at once where nothing but threads and shared memory limits how many blocks fit. */
static void tell_registers(struct rta *const rta)
{
    bool lacks = false;
    for (size_t i = 0; i < rta->count; i++)
        lacks = lacks || !rta->program->launch[rta->program->operation[i].launch].registers;
    if (lacks && rta->with_deadline && !gpurta_platform_get(rta->platform, GPURTA_PLATFORM_SLOTS))
        strncat(rta->reason, AS_IF_NO_REGISTERS, sizeof rta->reason - strlen(rta->reason) - 1);
}

static const struct result_kind kind = {"rta", count_rows, NULL, get, rta_destroy};

gpurta_status gpurta_rta_of(gpurta_result **const result, const gpurta_program *const program,
                            const gpurta_platform *const platform,
                            const gpurta_options *const options, gpurta_error *const error)
{
    if (!result)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "rta: NULL argument");
    gpurta_status status = gpurta_options_check(options, "rta", error);
    struct rta *rta = NULL;
    if (!status)
        status = rta_analyse(&rta, program, platform, options, error);
    if (status)
        return status;
    rta->program = program_hold(program);
    status = gpurta_platform_copy(&rta->platform, platform, error);
    if (!status && !tell_carveouts(rta))
        status = fail_memory(error);
    if (status) {
        rta_destroy(rta);
        return status;
    }
    tell_ties(rta);
    tell_registers(rta);
    return result_create(result, &kind, rta, error);
}

const struct rta *rta_of(const gpurta_result *const result)
{
    return result_of(result, &kind);
}

gpurta_status gpurta_rta(const gpurta_model *const model, const gpurta_options *const options,
                         gpurta_result **const result, gpurta_error *const error)
{
    struct inputs in;
    gpurta_result *made = NULL;
    gpurta_status status = inputs_take(&in, model, options, TAKE_PROGRAM | TAKE_PLATFORM, error);
    if (!status)
        status = gpurta_rta_of(result ? &made : NULL, in.program, in.platform, in.options, error);
    return inputs_give(&in, status, made, GPURTA_RTA_ASSUMPTIONS, result, error);
}
