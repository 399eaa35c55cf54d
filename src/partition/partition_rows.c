/* The tables of a search for divisions. */
#include "base/fail.h"
#include "base/result.h"
#include "model/chains.h"
#include "model/names.h"
#include "model/platform.h"
#include "number/value.h"
#include "partition/division.h"

/* Where there is no division, the i-th that is made, in general; NULL: there are fewer. */
static const char *assumption(const struct division *const d, const size_t i)
{
    const bool shared = d->queues == GPURTA_QUEUES_SHARED;
    const struct assumption all[] = {
        {!d->kept, "blocks run on the SMs of their partition alone; no vendor promises that "
                   "disjoint SMs isolate: caches and memory bandwidth stay shared"},
        {!d->kept && shared,
         "partitions share their queues: the head of a queue keeps back kernels of all partitions "
         "behind it"},
        {!d->kept && !shared, "every partition has queues of its own and runs beside the others"},
        {!d->kept, "a wcet that is not given by SMs holds with any number of them (key wcet)"},
        {!d->kept,
         "a division that no bound fits may still meet its deadlines: bounds are sufficient"},
        {!d->kept && *d->platform->doubts, d->platform->doubts},
        {!d->kept && *d->platform->evidence, d->platform->evidence}};
    return assumption_made(all, sizeof all / sizeof all[0], i);
}

static size_t count_assumptions(const struct division *const d)
{
    size_t count = 0;
    while (assumption(d, count))
        count++;
    return count;
}

static size_t count_rows(const void *const of, const gpurta_table table)
{
    const struct division *const d = of;
    return table == GPURTA_PARTITION              ? 1
           : table == GPURTA_PARTITION_PARTITIONS ? d->partitions
           : table == GPURTA_PARTITION_DIVISIONS  ? d->kept
           : table == GPURTA_PARTITION_SIZES      ? d->kept * d->parts
           : table == GPURTA_PARTITION_CHAINS     ? d->chains->count
           : table == GPURTA_PARTITION_CULPRIT    ? d->culprit != GPURTA_NONE
                                                  : count_assumptions(d);
}

static size_t first(const void *const of, const gpurta_table table, const size_t parent)
{
    (void)table; /* GPURTA_PARTITION_SIZES */
    return parent * ((const struct division *)of)->parts;
}

static int64_t size_of(const struct division *const d, const size_t division, const size_t part)
{
    return d->size[division * d->partitions + part];
}

/* How many SMs the partitions of a division have, or the largest of them. */
static int64_t sms_of(const struct division *const d, const size_t division, const bool largest)
{
    int64_t all = 0, most = 0;
    for (size_t i = 0; i < d->partitions; i++) {
        all += size_of(d, division, i);
        most = size_of(d, division, i) > most ? size_of(d, division, i) : most;
    }
    return largest ? most : all;
}

static bool is_used(const struct division *const d, const size_t partition)
{
    size_t i = 0;
    while (i < d->parts && d->part[i] != partition)
        i++;
    return i < d->parts;
}

/* That of its first kernel. */
static bool get_partition(const struct division *const d, const size_t chain,
                          struct value *const value)
{
    for (size_t i = 0; i < d->chains->steps; i++)
        if (d->chains->step[i].chain == chain && d->chains->step[i].kind == GPURTA_STEP_KERNEL) {
            const size_t partition = gpurta_chains_step_partition(d->chains, i);
            return partition != GPURTA_NONE && value_count(value, (int64_t)partition);
        }
    return false;
}

static bool get_inner(const struct division *const d, const gpurta_column column, const size_t row,
                      struct value *const value)
{
    const size_t part = d->part[row % d->parts];
    const int64_t sms = d->kept ? size_of(d, row / d->parts % d->kept, part) : 0;
    int64_t id;
    switch (column) {
    case GPURTA_PARTITION_DIVISIONS_NUMBER:
        return value_count(value, (int64_t)row + 1);
    case GPURTA_PARTITION_DIVISIONS_TOTAL:
        return value_count(value, sms_of(d, row, false));
    case GPURTA_PARTITION_DIVISIONS_LARGEST:
        return value_count(value, sms_of(d, row, true));
    case GPURTA_PARTITION_DIVISIONS_REST:
        return value_count(value, d->sms - sms_of(d, row, false));
    case GPURTA_PARTITION_SIZES_PARTITION:
        return value_text(value, d->chains->program->partition[part].name);
    case GPURTA_PARTITION_SIZES_SMS:
        return value_count(value, sms);
    case GPURTA_PARTITION_SIZES_PROFILE:
        return d->mechanism == GPURTA_MECHANISM_MIG &&
               value_text(value, partition_mig_profile(d->platform, sms, &id));
    case GPURTA_PARTITION_SIZES_PROFILE_ID:
        return d->mechanism == GPURTA_MECHANISM_MIG &&
               partition_mig_profile(d->platform, sms, &id) && value_count(value, id);
    case GPURTA_PARTITION_CULPRIT_CHAIN:
        return value_text(value, NAME_OF(&d->chains->chain[d->culprit]));
    case GPURTA_PARTITION_CULPRIT_INDEX:
        return value_count(value, (int64_t)d->culprit);
    case GPURTA_PARTITION_CULPRIT_SMS:
        return value_count(value, d->culprit_sms);
    case GPURTA_PARTITION_CULPRIT_FACTOR:
        return mpq_sgn(d->excess) && value_time(value, d->excess);
    case GPURTA_PARTITION_CULPRIT_PATH:
        return d->culprit_path != GPURTA_NONE &&
               value_text(value, d->chains->path[d->culprit_path].name);
    case GPURTA_PARTITION_CHAINS_NAME:
        return value_text(value, NAME_OF(&d->chains->chain[row]));
    case GPURTA_PARTITION_CHAINS_PARTITION:
        return get_partition(d, row, value);
    case GPURTA_PARTITION_CHAINS_DEADLINE:
        return value_rat(value, chain_due(&d->chains->chain[row]));
    case GPURTA_PARTITION_ASSUMPTIONS_ASSUMPTION:
        return value_text(value, assumption(d, row));
    default:
        return false;
    }
}

static bool get(const void *const of, const gpurta_column column, const size_t row,
                struct value *const value)
{
    const struct division *const d = of;
    switch (column) {
    case GPURTA_PARTITION_SMS:
        return value_count(value, d->sms);
    case GPURTA_PARTITION_MECHANISM:
        return value_text(value, gpurta_mechanism_name(d->mechanism));
    case GPURTA_PARTITION_SIZES_SOURCE:
        return value_text(value, partition_size_source(d->platform, d->mechanism, d->cuda));
    case GPURTA_PARTITION_SIZES_UNCONFIRMED:
        return value_text(value, partition_size_unconfirmed(d->platform, d->mechanism, d->cuda));
    case GPURTA_PARTITION_QUEUES:
        return value_text(value, gpurta_queues_name(d->queues));
    case GPURTA_PARTITION_MINIMIZE:
        return value_text(value, gpurta_minimize_name(d->minimize));
    case GPURTA_PARTITION_VERDICT:
        return value_verdict(value, d->kept ? GPURTA_SCHEDULABLE : GPURTA_UNKNOWN);
    case GPURTA_PARTITION_COMPLETE:
        return value_count(value, !d->limited);
    case GPURTA_PARTITION_FOUND:
        return value_count(value, d->found);
    case GPURTA_PARTITION_TRIED:
        return value_count(value, d->tried);
    case GPURTA_PARTITION_DOUBT:
        return d->doubt[0] && value_text(value, d->doubt);
    case GPURTA_PARTITION_PARTITIONS_NAME:
        return value_text(value, d->chains->program->partition[row].name);
    case GPURTA_PARTITION_PARTITIONS_USED:
        return value_count(value, is_used(d, row));
    case GPURTA_PARTITION_PARTITIONS_FEWEST:
        return d->alone[row] && value_count(value, d->alone[row]);
    case GPURTA_PARTITION_PARTITIONS_SMS:
        return d->kept && is_used(d, row) && value_count(value, size_of(d, 0, row));
    default:
        return get_inner(d, column, row, value);
    }
}

void division_destroy(void *const of)
{
    struct division *const d = of;
    FREE(d->size, d->alone, d->part);
    mpq_clear(d->excess);
    gpurta_platform_destroy(d->platform);
    gpurta_chains_destroy((gpurta_chains *)d->chains);
    free(d);
}

static const struct result_kind kind = {"partition", count_rows, first, get, division_destroy};

gpurta_status division_result(gpurta_result **const result, struct division *const division,
                              gpurta_error *const error)
{
    return result_create(result, &kind, division, error);
}

const struct division *division_of(const gpurta_result *const result)
{
    return result_of(result, &kind);
}
