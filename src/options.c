#include "options.h"

#include "fail.h"

#include <gpurta/edf.h>
#include <gpurta/rta.h>
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
    if (mpq_sgn(value) < 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM, "option %s must not be negative",
                    rules[i].name);
    mpq_set(options->entry[i].time, value);
    options->entry[i].set = true;
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
