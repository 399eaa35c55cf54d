/* The demand test on arrays of ticks, without allocation. */
#include "base/fail.h"
#include "edf/edf_run.h"
/**/
#include "number/i64.h"
/**/
#include "edf/edf_set_core.h"

size_t gpurta_edf_ticks_work(const size_t count)
{
    return count > SIZE_MAX / sizeof(struct edf_task_i64) ? 0 : count * sizeof(struct edf_task_i64);
}

static int bits_of(const uint64_t v)
{
    return v ? 64 - edf_leading_zeros(v) : 0;
}

/* Sign of sum C/P - 1, exactly: digit by digit in radix 2^digit.
 * After more digits than the product of all P has, a difference is no longer possible. */
static int exact_load(struct edf_set_i64 *const set)
{
    const int digit = 61 - bits_of(set->count);
    uint64_t bits = (uint64_t)bits_of(set->count);
    for (size_t i = 0; i < set->count; i++)
        bits += (uint64_t)bits_of((uint64_t)set->task[i].period);
    int64_t due = 1; /* sum of rests / P is compared with this */
    for (uint64_t done = 0; done <= bits; done += (uint64_t)digit) {
        due <<= digit;
        bool rests = false;
        for (size_t i = 0; i < set->count; i++) {
            struct edf_task_i64 *const task = &set->task[i];
            const uint64_t now = (uint64_t)(done ? task->rest : task->wcet);
            const struct wide n = {now >> (64 - digit), now << digit};
            uint64_t rest;
            const uint64_t q = wide_div(n, (uint64_t)task->period, &rest);
            if (q > (uint64_t)due)
                return 1;
            due -= (int64_t)q;
            task->rest = (int64_t)rest;
            rests = rests || rest;
        }
        if (due == 0)
            return rests;
        if (due >= (int64_t)set->count)
            return -1;
    }
    return 0;
}

/* Sign of U - 1. */
static int load_of(struct edf_set_i64 *const set)
{
    const int64_t count = (int64_t)set->count;
    uint64_t sum = 0;
    for (size_t i = 0; i < set->count; i++) {
        if (set->task[i].wcet > set->task[i].period || sum > (uint64_t)EDF_ONE + (uint64_t)count)
            return 1;
        sum += (uint64_t)set->task[i].share;
    }
    if (sum + (uint64_t)count <= (uint64_t)EDF_ONE)
        return -1;
    return sum >= (uint64_t)EDF_ONE + (uint64_t)count ? 1 : exact_load(set);
}

/* The set into working memory, checked. */
static gpurta_status load_set(struct edf_set_i64 *const set, const gpurta_edf_ticks_set *const from,
                              gpurta_error *const error)
{
    for (size_t i = 0; i < from->count; i++) {
        const int64_t section = from->nonpreemptable ? from->nonpreemptable[i] : 0;
        struct edf_task_i64 *const task = &set->task[i];
        task->wcet = from->wcet[i];
        task->deadline = from->deadline[i];
        task->period = from->period[i];
        task->blocking = section < task->wcet ? section : task->wcet;
        if (task->wcet < 1 || task->deadline < 1 || task->period < 1 || section < 0)
            return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)i,
                        "edf ticks: a time is below its range");
        if (task->wcet > EDF_MAX || task->deadline > EDF_MAX || task->period > EDF_MAX)
            return fail(error, GPURTA_OVERFLOW, (int64_t)i, "edf ticks: a time is above 2^60");
    }
    return GPURTA_OK;
}

/* Whether nothing blocks, no D is below P and U <= 1 for sure: schedulable without a test. One
 * short division of each task: C/P in units of 2^-15, from the leading 16 bits of P, rounded up. */
static bool passes_at_once(const gpurta_edf_ticks_set *const from)
{
    const uint32_t one = (uint32_t)1 << 15;
    uint32_t sum = 0;
    for (size_t i = 0; i < from->count; i++) {
        const int64_t wcet = from->wcet[i], period = from->period[i];
        if (wcet < 1 || wcet > period || from->deadline[i] < period ||
            from->deadline[i] > EDF_MAX || (from->nonpreemptable && from->nonpreemptable[i]))
            return false;
        const int length = bits_of((uint64_t)period), shift = length > 16 ? length - 16 : 0;
        sum += (((uint32_t)(wcet >> shift) + 1) << 15) / (uint32_t)(period >> shift) + 1;
        if (sum > one)
            return false;
    }
    return true;
}

gpurta_status gpurta_edf_ticks(const gpurta_edf_ticks_set *const from,
                               gpurta_verdict *const verdict, int64_t *const witness,
                               void *const work, gpurta_error *const error)
{
    if (!from || from->size < sizeof *from || !from->count || !from->wcet || !from->deadline ||
        !from->period || !verdict || !work)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf ticks: NULL argument, a size that is not known, or no task");
    if (from->limit < 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "edf ticks: the limit must not be negative");
    int64_t t = 0;
    enum edf_outcome outcome = EDF_PASS;
    if (!passes_at_once(from)) {
        struct edf_set_i64 set = {.task = work,
                                  .count = from->count,
                                  .limit = from->limit ? from->limit : GPURTA_EDF_DEFAULT_LIMIT};
        const gpurta_status status = load_set(&set, from, error);
        if (status != GPURTA_OK)
            return status;
        edf_prepare_i64(&set);
        set.load = load_of(&set);
        outcome = set.load > 0 ? EDF_FAIL : edf_test_i64(&set, &t);
    }
    if (outcome == EDF_TOO_BIG)
        return fail(error, GPURTA_OVERFLOW, GPURTA_NO_ITEM, "edf ticks: 64-bit integers overflow");
    *verdict = outcome == EDF_PASS   ? GPURTA_SCHEDULABLE
               : outcome == EDF_FAIL ? GPURTA_UNSCHEDULABLE
                                     : GPURTA_UNKNOWN;
    if (witness)
        *witness = outcome == EDF_FAIL ? t : 0;
    return GPURTA_OK;
}
