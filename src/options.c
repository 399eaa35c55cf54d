#include "options.h"

#include "fail.h"
#include "rat.h"

#include <gpurta/edf.h>
#include <gpurta/rta.h>
#include <gpurta/runlist.h>
#include <gpurta/simulate.h>
#include <stdbool.h>
#include <stdlib.h>

/* Every key once: its range and default, or is_time with a lowest value of zero. */
static const struct rule {
    gpurta_option key;
    bool is_time;
    int64_t low, high, fallback;
    const char *name;
} rules[] = {
    {GPURTA_OPTION_RTA_ALGORITHM, false, GPURTA_RTA_AUTO, GPURTA_RTA_CLOSED_FORM, GPURTA_RTA_AUTO,
     "rta algorithm"},
    {GPURTA_OPTION_RTA_TRACE, false, 0, 1, 0, "rta trace"},
    {GPURTA_OPTION_EDF_OVERHEAD, true, 0, 0, 0, "edf overhead"},
    {GPURTA_OPTION_EDF_LATENCY, true, 0, 0, 0, "edf latency"},
    {GPURTA_OPTION_EDF_LIMIT, false, 1, (int64_t)1 << 62, GPURTA_EDF_DEFAULT_LIMIT, "edf limit"},
    {GPURTA_OPTION_EDF_RESPONSES, false, 0, 1, 1, "edf responses"},
    {GPURTA_OPTION_SIMULATE_PLACEMENT, false, GPURTA_MOST_ROOM, GPURTA_ROUND_ROBIN,
     GPURTA_MOST_ROOM, "simulate placement"},
    {GPURTA_OPTION_SIMULATE_BLOCKS, false, 0, 1, 0, "simulate blocks"},
    {GPURTA_OPTION_SIMULATE_EXPLAIN, false, 0, 1, 0, "simulate explain"},
    {GPURTA_OPTION_SIMULATE_JOBS, false, 1, INT32_MAX, 1, "simulate jobs"},
    {GPURTA_OPTION_SIMULATE_UNTIL, true, 0, 0, 0, "simulate until"},
    {GPURTA_OPTION_SIMULATE_LIMIT, false, 1, INT32_MAX, 100000000, "simulate limit"},
    {GPURTA_OPTION_RUNLIST_MODE, false, GPURTA_RUNLIST_INTERLEAVED, GPURTA_RUNLIST_FLAT,
     GPURTA_RUNLIST_INTERLEAVED, "runlist mode"},
    {GPURTA_OPTION_RUNLIST_OVERHEAD, false, GPURTA_RUNLIST_EVERY_SWITCH, GPURTA_RUNLIST_PUBLISHED,
     GPURTA_RUNLIST_EVERY_SWITCH, "runlist overhead"},
    {GPURTA_OPTION_RUNLIST_SWITCH_COST, true, 0, 0, 0, "runlist switch cost"},
    {GPURTA_OPTION_RUNLIST_TIMESLICE, true, 0, 0, 0, "runlist timeslice"},
    {GPURTA_OPTION_RUNLIST_UNIT, false, GPURTA_NS, GPURTA_S, -1, "runlist unit"},
    {GPURTA_OPTION_RUNLIST_FIT_FROM, true, 0, 0, 0, "runlist fit from"},
    {GPURTA_OPTION_RUNLIST_FIT_TO, true, 0, 0, 0, "runlist fit to"},
    {GPURTA_OPTION_RUNLIST_FIT_LIMIT, false, 1, INT64_MAX, 100000000, "runlist fit limit"},
    {GPURTA_OPTION_HOST_START, false, 0, INT64_MAX, 0, "host start"},
    {GPURTA_OPTION_HOST_UNTIL, true, 0, 0, 0, "host until"},
    {GPURTA_OPTION_HOST_RESUME_FREE, false, 0, 1, 0, "host resume free"},
    {GPURTA_OPTION_HOST_LIMIT, false, 1, INT64_MAX, 1000000, "host limit"},
    {GPURTA_OPTION_MEASURE_RUNS, false, 1, 100000, 10, "measure runs"},
    {GPURTA_OPTION_MEASURE_SCALE, false, 1, 1000000000, 1, "measure scale"},
    {GPURTA_OPTION_MEASURE_TIMEOUT, false, 1, 86400000, 60000, "measure timeout"},
    {GPURTA_OPTION_MEASURE_WARM_UP, false, 0, 60000, 100, "measure warm-up"},
};
#define RULES (sizeof rules / sizeof rules[0])

struct gpurta_options {
    struct {
        int64_t value;
        mpq_t time;
        bool set;
    } entry[RULES];
};

static size_t find(const gpurta_option key)
{
    size_t i = 0;
    while (i < RULES && rules[i].key != key)
        i++;
    return i;
}

gpurta_status gpurta_options_create(gpurta_options **const options, gpurta_error *const error)
{
    if (!options)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "options: NULL argument");
    gpurta_options *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    for (size_t i = 0; i < RULES; i++) {
        fresh->entry[i].value = rules[i].fallback;
        mpq_init(fresh->entry[i].time);
    }
    *options = fresh;
    return GPURTA_OK;
}

void gpurta_options_destroy(gpurta_options *const options)
{
    if (!options)
        return;
    for (size_t i = 0; i < RULES; i++)
        mpq_clear(options->entry[i].time);
    free(options);
}

gpurta_status gpurta_options_set(gpurta_options *const options, const gpurta_option key,
                                 const int64_t value, gpurta_error *const error)
{
    const size_t i = find(key);
    if (!options || i == RULES || rules[i].is_time)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "option %d is not a whole-number option", (int)key);
    if (value < rules[i].low || value > rules[i].high)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "option %s must lie between %lld and %lld", rules[i].name,
                    (long long)rules[i].low, (long long)rules[i].high);
    options->entry[i].value = value;
    options->entry[i].set = true;
    return GPURTA_OK;
}

gpurta_status gpurta_options_set_time(gpurta_options *const options, const gpurta_option key,
                                      mpq_srcptr value, gpurta_error *const error)
{
    const size_t i = find(key);
    if (!options || !value || i == RULES || !rules[i].is_time)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "option %d is not a time option", (int)key);
    if (!time_given(value, false))
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM, "option %s must not be negative",
                    rules[i].name);
    mpq_set(options->entry[i].time, value);
    options->entry[i].set = true;
    return GPURTA_OK;
}

gpurta_status gpurta_options_get(const gpurta_options *const options, const gpurta_option key,
                                 int64_t *const value, gpurta_error *const error)
{
    const size_t i = find(key);
    if (!value || i == RULES || rules[i].is_time)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "option %d is not a whole-number option", (int)key);
    *value = option(options, key);
    return GPURTA_OK;
}

int64_t option(const gpurta_options *const options, const gpurta_option key)
{
    const size_t i = find(key);
    return options ? options->entry[i].value : rules[i].fallback;
}

mpq_srcptr option_time(const gpurta_options *const options, const gpurta_option key)
{
    const size_t i = find(key);
    return options && options->entry[i].set ? options->entry[i].time : NULL;
}
