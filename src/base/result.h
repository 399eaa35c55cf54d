/* How an analysis gives its tables; see gpurta/result.h. */
#pragma once

#include <gpurta/result.h>

/* What a getter leaves, in the member of the column's kind. */
struct value {
    const char *text;
    int64_t count; /* of a BOOL too: 0 or 1 */
    mpq_ptr time;  /* initialised by the caller; of a BIG too */
    gpurta_verdict verdict;
};

/* An analysis, as a caller reads it: `of` is its own. */
struct result_kind {
    const char *analysis;
    size_t (*rows)(const void *of, gpurta_table table);
    /* The first row of a table inside row `parent` (which may be one past the last); NULL: no table
     * has a parent. */
    size_t (*first)(const void *of, gpurta_table table, size_t parent);
    /* Whether there is a value: it is then left. The row exists. */
    bool (*get)(const void *of, gpurta_column column, size_t row, struct value *value);
    void (*destroy)(void *of);
};

/* Takes `of`, also where there is no memory for the result. */
gpurta_status result_create(gpurta_result **result, const struct result_kind *kind, void *of,
                            gpurta_error *error);

/* `count` more rows at the end of a table of one column of texts: them, one behind the other, each
 * with its end. Takes them. */
void result_assume(gpurta_result *result, gpurta_table table, char *texts, size_t count);

/* What the analysis keeps; NULL where the result is none of that kind. */
const void *result_of(const gpurta_result *result, const struct result_kind *kind);

/* What an analysis may assume, and whether it does. */
struct assumption {
    bool made;
    const char *text;
};

/* The i-th that is made; NULL: there are fewer. */
static inline const char *assumption_made(const struct assumption *const all, const size_t count,
                                          const size_t i)
{
    size_t left = i;
    for (size_t k = 0; k < count; k++)
        if (all[k].made && left-- == 0)
            return all[k].text;
    return NULL;
}

/* Leave a value. A text: true unless it is NULL; the others: true. */
static inline bool value_text(struct value *const value, const char *const text)
{
    value->text = text;
    return text;
}

static inline bool value_count(struct value *const value, const int64_t count)
{
    value->count = count;
    return true;
}

static inline bool value_time(struct value *const value, mpq_srcptr time)
{
    mpq_set(value->time, time);
    return true;
}

static inline bool value_verdict(struct value *const value, const gpurta_verdict verdict)
{
    value->verdict = verdict;
    return true;
}
