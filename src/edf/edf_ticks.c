/* The analysis of edf.c on arrays of ticks, verdict alone, without allocation. */
#include "base/fail.h"
#include "edf/edf_run.h"
/**/
#include "number/i64.h"
/**/
#include "edf/edf_set_core.h"
/**/
#include <stddef.h>
#include <string.h>

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

/* ---- the set into working memory ---- */

/* Direct tasks with C + o and D - J, then each server as a task of its budget: for U + U_s. */
struct problem {
    const gpurta_edf_ticks_set *from;
    struct edf_set_i64 set; /* of direct tasks */
    size_t servers;         /* that stand behind them */
    bool hopeless;          /* a deadline is not above the latency */
    int64_t longest;        /* section of a direct task, with its switch */
    int64_t served;         /* sum of the longest in each server */
};

static int64_t server_of(const gpurta_edf_ticks_set *const from, const size_t i)
{
    return from->server ? from->server[i] : -1;
}

static int64_t section_of(const gpurta_edf_ticks_set *const from, const size_t i)
{
    return from->nonpreemptable ? from->nonpreemptable[i] : 0;
}

static gpurta_status check_task(const gpurta_edf_ticks_set *const from, const size_t i,
                                gpurta_error *const error)
{
    const int64_t server = server_of(from, i), section = section_of(from, i);
    if (server < -1 || (server >= 0 && (uint64_t)server >= from->servers))
        return fail(error, GPURTA_INVALID_ARGUMENT, (int64_t)i, "edf ticks: no such server");
    if (from->wcet[i] < 1 || from->deadline[i] < 1 || from->period[i] < 1 || section < 0)
        return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)i, "edf ticks: a time is below its range");
    if (from->wcet[i] > EDF_MAX - from->overhead || from->deadline[i] > EDF_MAX ||
        from->period[i] > EDF_MAX ||
        ((server >= 0 || from->overhead) && section > EDF_MAX - from->overhead))
        return fail(error, GPURTA_OVERFLOW, (int64_t)i, "edf ticks: a time is above 2^60");
    return GPURTA_OK;
}

static void load_direct(struct problem *const p, const size_t i)
{
    const gpurta_edf_ticks_set *const from = p->from;
    const int64_t section = section_of(from, i);
    struct edf_task_i64 *const task = &p->set.task[p->set.count++];
    task->wcet = from->wcet[i] + from->overhead;
    task->deadline = from->deadline[i] - from->latency;
    task->period = from->period[i];
    task->blocking = (section < from->wcet[i] ? section : from->wcet[i]) + from->overhead;
    p->hopeless = p->hopeless || task->deadline <= 0;
    p->longest = task->blocking > p->longest ? task->blocking : p->longest;
}

static gpurta_status load_tasks(struct problem *const p, gpurta_error *const error)
{
    for (size_t i = 0; i < p->from->count; i++) {
        const gpurta_status status = check_task(p->from, i, error);
        if (status != GPURTA_OK)
            return status;
        if (server_of(p->from, i) < 0)
            load_direct(p, i);
    }
    return GPURTA_OK;
}

/* The longest section in a server, with its switch; 0: the server is empty. */
static int64_t blocking_of(const gpurta_edf_ticks_set *const from, const size_t server,
                           size_t *const inhabitants)
{
    int64_t longest = 0;
    *inhabitants = 0;
    for (size_t i = 0; i < from->count; i++) {
        if (server_of(from, i) != (int64_t)server)
            continue;
        const int64_t section = section_of(from, i) + from->overhead;
        longest = section > longest ? section : longest;
        ++*inhabitants;
    }
    return longest;
}

static gpurta_status load_servers(struct problem *const p, gpurta_error *const error)
{
    const gpurta_edf_ticks_set *const from = p->from;
    for (size_t k = 0; k < p->servers; k++) {
        struct edf_task_i64 *const task = &p->set.task[p->set.count + k];
        size_t inhabitants;
        *task = (struct edf_task_i64){.wcet = from->budget[k],
                                      .deadline = from->server_period[k],
                                      .period = from->server_period[k]};
        if (task->wcet < 1 || task->period < 1)
            return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)k,
                        "edf ticks: a time of a server is below its range");
        if (task->wcet > EDF_MAX || task->period > EDF_MAX ||
            __builtin_add_overflow(p->served, blocking_of(from, k, &inhabitants), &p->served) ||
            p->served > EDF_MAX)
            return fail(error, GPURTA_OVERFLOW, (int64_t)k, "edf ticks: a time is above 2^60");
    }
    return GPURTA_OK;
}

/* Sign of U + U_s - 1. */
static int load_with_servers(struct problem *const p)
{
    p->set.count += p->servers;
    edf_prepare_i64(&p->set);
    const int load = load_of(&p->set);
    p->set.count -= p->servers;
    return load;
}

/* ---- beside servers ---- */

/* *num / *den := 1 - U_s, which is above 0; false: does not fit */
static bool rest_of(const struct problem *const p, int64_t *const num, int64_t *const den)
{
    *num = *den = 1;
    for (size_t k = 0; k < p->servers; k++) {
        int64_t budget = p->from->budget[k], period = p->from->server_period[k], part;
        const int64_t own = common_divisor(period, budget);
        budget /= own;
        period /= own;
        const int64_t common = common_divisor(*den, period);
        if (__builtin_mul_overflow(*num, period / common, num) ||
            __builtin_mul_overflow(budget, *den / common, &part) ||
            __builtin_mul_overflow(*den, period / common, den))
            return false;
        *num -= part;
        if (*num <= 0)
            return false;
        const int64_t shared = common_divisor(*den, *num);
        *num /= shared;
        *den /= shared;
    }
    return true;
}

static bool stretch(int64_t *const value, const int64_t factor)
{
    return !__builtin_mul_overflow(*value, factor, value) && *value <= EDF_MAX;
}

/* C / (1 - U_s) in whole ticks, and so all that is counted as C. */
static bool take_servers_out(struct problem *const p, int64_t *const num)
{
    int64_t den;
    if (!rest_of(p, num, &den))
        return false;
    p->set.blocking = p->served;
    bool fits = stretch(&p->set.blocking, den);
    for (size_t i = 0; i < p->set.count && fits; i++) {
        struct edf_task_i64 *const task = &p->set.task[i];
        task->blocking += p->served; /* both below 2^61 */
        fits = stretch(&task->wcet, den) && stretch(&task->blocking, den) &&
               stretch(&task->deadline, *num) && stretch(&task->period, *num);
    }
    return fits;
}

/* ---- tasks in servers ---- */

/* m := ceil(c / (Q - o)), rounds := m P_s; false: a budget does not outlast its switch, or the
 * number does not fit */
static bool rounds_take(const gpurta_edf_ticks_set *const from, const size_t server,
                        const int64_t c, int64_t *const rounds)
{
    const int64_t lasts = from->budget[server] - from->overhead;
    return lasts > 0 &&
           !__builtin_mul_overflow(c / lasts + (c % lasts != 0), from->server_period[server],
                                   rounds) &&
           *rounds <= EDF_MAX;
}

/* Does its server guarantee the deadline of a task? As server_bound() of edf.c. */
static bool guaranteed(const struct problem *const p, const size_t i)
{
    const gpurta_edf_ticks_set *const from = p->from;
    const size_t server = (size_t)from->server[i];
    size_t inhabitants;
    int64_t rounds;
    const int64_t blocking = p->longest + p->served - blocking_of(from, server, &inhabitants);
    if (inhabitants != 1 || !rounds_take(from, server, from->wcet[i], &rounds))
        return false;
    if (from->period[i] < rounds + blocking &&
        (!rounds_take(from, server, from->wcet[i] + from->overhead, &rounds) ||
         from->period[i] < rounds))
        return false;
    return rounds + blocking <= from->deadline[i] - from->latency;
}

static bool all_guaranteed(const struct problem *const p)
{
    bool all = true;
    for (size_t i = 0; i < p->from->count && all; i++)
        all = server_of(p->from, i) < 0 || guaranteed(p, i);
    return all;
}

/* ---- the entry ---- */

/* ceil(2^23 / v) for v from 256 to 511 */
#define INVERSE(v) (((1 << 23) + (v)-1) / (v))
#define INVERSES4(v) INVERSE(v), INVERSE((v) + 1), INVERSE((v) + 2), INVERSE((v) + 3)
#define INVERSES16(v) INVERSES4(v), INVERSES4((v) + 4), INVERSES4((v) + 8), INVERSES4((v) + 12)
#define INVERSES64(v)                                                                              \
    INVERSES16(v), INVERSES16((v) + 16), INVERSES16((v) + 32), INVERSES16((v) + 48)

/* Whether a set of the plainest kind is schedulable without a test: nothing blocks, no D is below P
 * and U <= 1 for sure. C/P is counted in units of 2^-15, never too low: with 2^k <= P < 2^(k+1) and
 * v = floor(2^8 P / 2^k), P >= v 2^k / 2^8, so that 2^15 C/P <= C (2^23 / v) / 2^k; the inverse is
 * rounded up, and a unit added for the shift. It is too much by little more than 1/256 and that
 * unit. */
static bool passes_at_once(const gpurta_edf_ticks_set *const from)
{
    static const uint16_t inverse[] = {INVERSES64(256), INVERSES64(320), INVERSES64(384),
                                       INVERSES64(448)};
    const int64_t *const wcets = from->wcet, *const deadlines = from->deadline,
                         *const periods = from->period;
    const size_t count = from->count;
    uint64_t sum = 0;
    if (from->overhead || from->latency || from->servers || from->nonpreemptable ||
        from->limit < 0 || !count || !wcets || !deadlines || !periods)
        return false;
    for (size_t i = 0; i < count; i++) {
        const uint64_t wcet = (uint64_t)wcets[i], period = (uint64_t)periods[i],
                       deadline = (uint64_t)deadlines[i];
        if (wcet - 1 >= period || period > deadline || deadline > (uint64_t)1 << 48)
            return false; /* a value below its range, too */
        const int log = __builtin_clzll(period) ^ 63;
        sum += (wcet * inverse[(period << 8 >> log) - 256] >> log) + 1;
    }
    return sum <= (uint64_t)1 << 15;
}

static enum edf_outcome test(struct problem *const p, int64_t *const witness)
{
    int64_t num = 1;
    p->set.load = load_with_servers(p);
    if (p->set.load > 0 || p->hopeless)
        return EDF_FAIL;
    if (!p->set.count)
        return EDF_PASS;
    if (p->servers && !take_servers_out(p, &num))
        return EDF_TOO_BIG;
    if (p->servers) /* else it was for the load */
        edf_prepare_i64(&p->set);
    const enum edf_outcome outcome = edf_test_i64(&p->set, witness);
    *witness = outcome == EDF_FAIL ? *witness / num : 0;
    return outcome;
}

/* The test failed and is sufficient only: is there a deadline that every scheduler misses? By
 * direct tasks with C and D - J, and nothing else. */
static enum edf_outcome test_plain(struct problem *const p, int64_t *const witness)
{
    gpurta_edf_ticks_set from = *p->from;
    from.overhead = 0;
    from.nonpreemptable = NULL;
    struct problem plain = {.from = &from, .set = {.task = p->set.task, .limit = p->set.limit}};
    const enum edf_outcome outcome =
        load_tasks(&plain, NULL) == GPURTA_OK ? test(&plain, witness) : EDF_TOO_BIG;
    return outcome == EDF_PASS ? EDF_CUT : outcome;
}

/* What the caller knows of the struct, else 0; `all` is for those who know less. */
static const gpurta_edf_ticks_set *known(const gpurta_edf_ticks_set *const given,
                                         gpurta_edf_ticks_set *const all)
{
    if (given->size >= sizeof *all)
        return given;
    *all = (gpurta_edf_ticks_set){.size = 0};
    memcpy(all, given, offsetof(gpurta_edf_ticks_set, overhead));
    return all;
}

static gpurta_status check_set(const gpurta_edf_ticks_set *const set, gpurta_error *const error)
{
    if (!set->count || !set->wcet || !set->deadline || !set->period ||
        (set->servers && (!set->budget || !set->server_period)))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf ticks: NULL argument or no task");
    if (set->limit < 0 || set->overhead < 0 || set->latency < 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "edf ticks: limit, overhead and latency must not be negative");
    return set->overhead > EDF_MAX || set->latency > EDF_MAX
               ? fail(error, GPURTA_OVERFLOW, GPURTA_NO_ITEM, "edf ticks: a time is above 2^60")
               : GPURTA_OK;
}

/* The long way to an answer. */
static __attribute__((noinline)) gpurta_status decide(const gpurta_edf_ticks_set *const given,
                                                      gpurta_verdict *const verdict,
                                                      int64_t *const witness, void *const work,
                                                      gpurta_error *const error)
{
    if (!given || given->size < offsetof(gpurta_edf_ticks_set, overhead) || !verdict || !work)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf ticks: NULL argument, or a size that is not known");
    gpurta_edf_ticks_set all;
    const gpurta_edf_ticks_set *const from = known(given, &all);
    gpurta_status status = check_set(from, error);
    if (status != GPURTA_OK)
        return status;
    int64_t t = 0;
    struct problem p = {
        .from = from,
        .set = {.task = work, .limit = from->limit ? from->limit : GPURTA_EDF_DEFAULT_LIMIT},
        .servers = from->servers};
    status = load_tasks(&p, error);
    if (status == GPURTA_OK)
        status = load_servers(&p, error);
    if (status != GPURTA_OK)
        return status;
    enum edf_outcome outcome = test(&p, &t);
    if (outcome == EDF_PASS && !all_guaranteed(&p))
        outcome = EDF_CUT;
    else if (outcome == EDF_FAIL && (p.longest || p.servers))
        outcome = test_plain(&p, &t);
    if (outcome == EDF_TOO_BIG)
        return fail(error, GPURTA_OVERFLOW, GPURTA_NO_ITEM, "edf ticks: 64-bit integers overflow");
    *verdict = outcome == EDF_PASS   ? GPURTA_SCHEDULABLE
               : outcome == EDF_FAIL ? GPURTA_UNSCHEDULABLE
                                     : GPURTA_UNKNOWN;
    if (witness)
        *witness = outcome == EDF_FAIL ? t : 0;
    return GPURTA_OK;
}

gpurta_status gpurta_edf_ticks(const gpurta_edf_ticks_set *const given,
                               gpurta_verdict *const verdict, int64_t *const witness,
                               void *const work, gpurta_error *const error)
{
    if (!given || given->size < sizeof *given || !verdict || !work || !passes_at_once(given))
        return decide(given, verdict, witness, work, error);
    *verdict = GPURTA_SCHEDULABLE;
    if (witness)
        *witness = 0;
    return GPURTA_OK;
}
