/* Names of the values of an enumeration, which are numbered from 0.
 *
 *     NAMES(gpurta_level, "none", "low", "medium", "high")
 *
 * defines gpurta_level_name(): static text; NULL for a number that is no value. */
#pragma once

#include "model/chains.h"
#include "model/tasks.h"
#include <gpurta/partition.h>
#include <gpurta/platform.h>
#include <stddef.h>
#include <stdint.h>

const char *name_at(const char *const *names, size_t count, int64_t value);

#define NAMES(type, ...)                                                                           \
    const char *type##_name(const type value)                                                      \
    {                                                                                              \
        static const char *const names[] = {__VA_ARGS__};                                          \
        return name_at(names, sizeof names / sizeof names[0], (int64_t)value);                     \
    }

const char *gpurta_level_name(gpurta_level value);
const char *gpurta_queues_name(gpurta_queues value);
const char *gpurta_mechanism_name(gpurta_mechanism value);
const char *gpurta_minimize_name(gpurta_minimize value);
const char *gpurta_step_kind_name(gpurta_step_kind value);
