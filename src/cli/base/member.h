/* Rows of what stands in structs: a field says the member that has its value, and one getter serves
 * all of them.
 *
 *     static const struct field fields[] = {
 *         {"name", "kernel", TEXT_OF(struct line, name)},
 *         {"outside", NULL, COUNT_OF(struct line, outside), .where = IN_JSON},
 *     };
 *     static bool get_line(struct row *row)
 *     {
 *         return row_member(row, &((const struct report *)row->of)->line[row->at[0]]);
 *     }
 *
 * No value: NULL as a text, GPURTA_NOT_KNOWN as a count, -1 as a flag, a time that was given to
 * no_time(). A list's member is a flag, whether it
 * is there; it names the getter itself. */
#pragma once

#include "cli/base/rows.h"

#include <gpurta/measure.h>

#include <stddef.h>

#define MEMBER(type, member, kind)                                                                 \
    ((int)offsetof(type, member) + _Generic(&((type *)0)->member, kind * : 0))
#define TEXT_OF(type, member) FIELD_TEXT, .which = MEMBER(type, member, const char *)
#define COUNT_OF(type, member) FIELD_COUNT, .which = MEMBER(type, member, int64_t)
#define FLAG_OF(type, member) FIELD_BOOL, .which = MEMBER(type, member, int)
#define LIST_OF(type, member) FIELD_LIST, .which = MEMBER(type, member, int)
#define TIME_OF(type, member) FIELD_TIME, .which = MEMBER(type, member, mpq_t)

static inline void no_time(mpq_ptr time)
{
    mpz_set_ui(mpq_denref(time), 0);
}

static inline bool is_time(mpq_srcptr time)
{
    return mpz_sgn(mpq_denref(time)) != 0;
}

/* The value of the present field; whether there is one. */
static inline bool row_member(struct row *const row, const void *const of)
{
    const void *const at = (const char *)of + row->field->which;
    switch (row->field->kind) {
    case FIELD_TEXT:
        return row_text(row, *(const char *const *)at);
    case FIELD_COUNT:
        return row_count(row, *(const int64_t *)at) && row->count != GPURTA_NOT_KNOWN;
    case FIELD_BOOL:
        return row_flag(row, *(const int *)at > 0) && *(const int *)at >= 0;
    case FIELD_TIME:
        return is_time(at) && row_time(row, at);
    default:
        return *(const int *)at > 0;
    }
}
