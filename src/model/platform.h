/* Platforms from inside. */
#ifndef PLATFORM_H
#define PLATFORM_H

#include <gpurta/platform.h>

#define PLATFORM_FIELDS (GPURTA_PLATFORM_COPIES_IN_ORDER + 1)

/* Largest number of sub-partitions of an SM. */
#define SUB_PARTITIONS_MAX 8

struct platform_row;

struct gpurta_platform {
    const char *name; /* of the row, static, or own_name */
    char *own_name;   /* of a platform that is in no table */
    const struct platform_row *row;
    int64_t field[PLATFORM_FIELDS];
};

/* The same device with another name is still the same: these decide. */
static inline int64_t platform_field(const gpurta_platform *const platform,
                                     const gpurta_platform_field field)
{
    return platform->field[field];
}

#endif
