#include "model/options.h"

#include "base/fail.h"

#include <gpurta/gpurta.h> /* options.def has constants of all analyses */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The value of a whole-number option that was not set and has no default. */
#define NO_DEFAULT (-1)

enum { ZERO = 0, ABOVE_ZERO = 1 };

static const struct rule {
    gpurta_option_facts facts;
    const char *words; /* each ends with a zero byte */
} rules[] = {
#define RULE(key, kind, name, analysis, flag, text, low, high, fallback, above_zero, words)        \
    {{sizeof(gpurta_option_facts), key, GPURTA_OPTION_KIND_##kind, name, analysis, flag, text,     \
      low, high, fallback, (fallback) != NO_DEFAULT, above_zero},                                  \
     words},
#define OPTION_WORD(key, number, analysis, flag, type, words, last, fallback, text)                \
    RULE(GPURTA_OPTION_##key, WORD, analysis "-" flag, analysis, flag, text, 0, last, fallback, 0, \
         words)
#define OPTION_WHOLE(key, number, analysis, flag, low, high, fallback, text)                       \
    RULE(GPURTA_OPTION_##key, WHOLE, analysis "-" flag, analysis, flag, text, low, high, fallback, \
         0, NULL)
#define OPTION_SWITCH(key, number, analysis, flag, fallback, text)                                 \
    RULE(GPURTA_OPTION_##key, SWITCH, analysis "-" flag, analysis, flag, text, 0, 1, fallback, 0,  \
         NULL)
#define OPTION_TIME(key, number, analysis, flag, least, fallback, text)                            \
    RULE(GPURTA_OPTION_##key, TIME, analysis "-" flag, analysis, flag, text, 0, INT64_MAX,         \
         fallback, least, NULL)
#include "model/options.def"
    /* hidden, and last: every analysis knows it */
    RULE(OPTION_NUMBERS, WHOLE, "numbers", "", "", "which numbers to compute with", TICKS_AUTO,
         TICKS_I64, TICKS_AUTO, 0, NULL)};

enum { RULES = sizeof rules / sizeof rules[0], HIDDEN = 1 };

struct gpurta_options {
    struct {
        int64_t value;
        mpq_t time;
        bool set;
    } entry[RULES];
    struct reports progress;
};

/* RULES: there is no such key */
static size_t find(const gpurta_option key)
{
    size_t i = 0;
    while (i < RULES && rules[i].facts.key != key)
        i++;
    return i;
}

static bool is_time(const size_t i)
{
    return rules[i].facts.kind == GPURTA_OPTION_KIND_TIME;
}

const gpurta_option_facts *gpurta_option_at(const size_t position)
{
    return position < RULES - HIDDEN ? &rules[position].facts : NULL;
}

const gpurta_option_facts *gpurta_option_info(const gpurta_option key)
{
    return gpurta_option_at(find(key));
}

const char *gpurta_option_word(const gpurta_option key, const int64_t value)
{
    const size_t i = find(key);
    if (i >= RULES || !rules[i].words || value < 0 || value > rules[i].facts.high)
        return NULL;
    const char *word = rules[i].words;
    for (int64_t k = 0; k < value; k++)
        word += strlen(word) + 1;
    return word;
}

gpurta_status gpurta_options_create(gpurta_options **const options, gpurta_error *const error)
{
    if (!options)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "options: NULL argument");
    gpurta_options *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    for (size_t i = 0; i < RULES; i++) {
        fresh->entry[i].value = rules[i].facts.fallback;
        if (is_time(i))
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
        if (is_time(i))
            mpq_clear(options->entry[i].time);
    free(options);
}

/* The key must exist and be of the right kind. */
static gpurta_status check_key(const gpurta_option key, const bool time, gpurta_error *const error)
{
    const size_t i = find(key);
    if (i == RULES)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "there is no option %d",
                    (int)key);
    if (is_time(i) != time)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    time ? "option %s takes a whole number, not a time"
                         : "option %s takes a time, not a whole number",
                    rules[i].facts.name);
    return GPURTA_OK;
}

gpurta_status gpurta_options_set(gpurta_options *const options, const gpurta_option key,
                                 const int64_t value, gpurta_error *const error)
{
    if (!options)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "options: NULL argument");
    const gpurta_status status = check_key(key, false, error);
    if (status != GPURTA_OK)
        return status;
    const size_t i = find(key);
    const gpurta_option_facts *const facts = &rules[i].facts;
    if (value < facts->low || value > facts->high)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "option %s must lie between %lld and %lld", facts->name, (long long)facts->low,
                    (long long)facts->high);
    options->entry[i].value = value;
    options->entry[i].set = true;
    return GPURTA_OK;
}

gpurta_status gpurta_options_set_time(gpurta_options *const options, const gpurta_option key,
                                      mpq_srcptr value, gpurta_error *const error)
{
    if (!options || !value)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "options: NULL argument");
    gpurta_status status = check_key(key, true, error);
    if (status != GPURTA_OK)
        return status;
    const size_t i = find(key);
    char what[64];
    snprintf(what, sizeof what, "option %s", rules[i].facts.name);
    status = time_check(value, rules[i].facts.above_zero, what, GPURTA_NO_ITEM, error);
    if (status != GPURTA_OK)
        return status;
    mpq_set(options->entry[i].time, value);
    options->entry[i].set = true;
    return GPURTA_OK;
}

gpurta_status gpurta_options_get(const gpurta_options *const options, const gpurta_option key,
                                 int64_t *const value, gpurta_error *const error)
{
    if (!value)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "options: NULL argument");
    const gpurta_status status = check_key(key, false, error);
    if (status == GPURTA_OK)
        *value = option(options, key);
    return status;
}

/* Whether `word` is one of the words of `words`, which have spaces between them. */
static bool among(const char *const word, const char *const words)
{
    const size_t size = strlen(word);
    for (const char *at = words; (at = strstr(at, word)); at += size)
        if ((at == words || at[-1] == ' ') && (at[size] == ' ' || at[size] == '\0'))
            return true;
    return false;
}

gpurta_status gpurta_options_check(const gpurta_options *const options, const char *const analyses,
                                   gpurta_error *const error)
{
    if (!analyses)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "options: NULL argument");
    for (size_t i = 0; options && i < RULES - HIDDEN; i++)
        if (options->entry[i].set && !among(rules[i].facts.analysis, analyses))
            return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                        "option %s is not known here: it is one of gpurta %s", rules[i].facts.name,
                        rules[i].facts.analysis);
    return GPURTA_OK;
}

int64_t option(const gpurta_options *const options, const gpurta_option key)
{
    const size_t i = find(key);
    return options ? options->entry[i].value : rules[i].facts.fallback;
}

mpq_srcptr option_time(const gpurta_options *const options, const gpurta_option key)
{
    const size_t i = find(key);
    return options && options->entry[i].set ? options->entry[i].time : NULL;
}

void options_set_over(gpurta_options *const options, const gpurta_options *const over)
{
    for (size_t i = 0; over && i < RULES; i++)
        if (over->entry[i].set) {
            options->entry[i].value = over->entry[i].value;
            if (is_time(i))
                mpq_set(options->entry[i].time, over->entry[i].time);
            options->entry[i].set = true;
        }
    if (over && over->progress.call)
        options->progress = over->progress;
}

void gpurta_options_set_progress(gpurta_options *const options, const gpurta_progress progress,
                                 void *const context)
{
    if (options)
        options->progress = (struct reports){progress, context};
}

struct reports options_progress(const gpurta_options *const options)
{
    return options ? options->progress : (struct reports){NULL, NULL};
}

enum ticks_numbers options_numbers(const gpurta_options *const options)
{
    return (enum ticks_numbers)option(options, OPTION_NUMBERS);
}
