/* Names of the values of an enumeration, and back; see gpurta/names.h. Values are numbered from 0.
 *
 *     NAMES(gpurta_level, "level", "none", "low", "medium", "high")
 *
 * defines gpurta_level_name() and gpurta_level_from_name(). */
#ifndef NAMES_H
#define NAMES_H

#include <gpurta/status.h>

#include <stddef.h>
#include <stdint.h>

const char *name_at(const char *const *names, size_t count, int64_t value);

/* The number of a name among name(0) .. name(count - 1); what: such a name, for messages. */
gpurta_status name_number(int64_t *number, const char *what, const char *(*name)(int64_t),
                          int64_t count, const char *text, gpurta_error *error);

/* The function from names, where that to names stands elsewhere. */
#define FROM_NAME(type, what, count)                                                               \
    static const char *type##_at(const int64_t value)                                              \
    {                                                                                              \
        return type##_name((type)value);                                                           \
    }                                                                                              \
    gpurta_status type##_from_name(type *const value, const char *const name,                      \
                                   gpurta_error *const error)                                      \
    {                                                                                              \
        int64_t number = 0;                                                                        \
        const gpurta_status status =                                                               \
            name_number(&number, what, type##_at, count, value ? name : NULL, error);              \
        if (value && status == GPURTA_OK)                                                          \
            *value = (type)number;                                                                 \
        return status;                                                                             \
    }

/* Both. */
#define NAMES(type, what, ...)                                                                     \
    static const char *const type##_names[] = {__VA_ARGS__};                                       \
    enum { type##_count = sizeof type##_names / sizeof type##_names[0] };                          \
    const char *type##_name(const type value)                                                      \
    {                                                                                              \
        return name_at(type##_names, type##_count, (int64_t)value);                                \
    }                                                                                              \
    FROM_NAME(type, what, type##_count)

#endif
