/* Names of the values of the model's enumerations. */
#include "model/names.h"
#include "base/fail.h"

#include <gpurta/names.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

const char *name_at(const char *const *const names, const size_t count, const int64_t value)
{
    return value >= 0 && (size_t)value < count ? names[value] : NULL;
}

/* "a, b, c", cut where it gets too long */
static void list_names(char *const text, const size_t size, const char *(*const name)(int64_t),
                       const int64_t count)
{
    size_t length = 0;
    text[0] = '\0';
    for (int64_t i = 0; i < count && length < size; i++)
        length += (size_t)snprintf(text + length, size - length, "%s%s", i ? ", " : "", name(i));
}

gpurta_status name_number(int64_t *const number, const char *const what,
                          const char *(*const name)(int64_t), const int64_t count,
                          const char *const text, gpurta_error *const error)
{
    char names[GPURTA_ERROR_SIZE];
    if (!text)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "%s: NULL argument", what);
    for (*number = 0; *number < count; ++*number)
        if (strcmp(name(*number), text) == 0)
            return GPURTA_OK;
    list_names(names, sizeof names, name, count);
    return fail(error, GPURTA_SYNTAX, GPURTA_NO_ITEM, "expected one of %s, found \"%.40s\"", names,
                text);
}

FROM_NAME(gpurta_status, "status", GPURTA_ABSENT + 1)
FROM_NAME(gpurta_verdict, "verdict", GPURTA_UNSCHEDULABLE + 1)
FROM_NAME(gpurta_platform_field, "platform field", GPURTA_PLATFORM_COPIES_IN_ORDER + 1)
FROM_NAME(gpurta_rule, "rule", GPURTA_RULE_E1 + 1)

NAMES(gpurta_option_kind, "option kind", "whole", "switch", "word", "time")
NAMES(gpurta_sm_order, "sm order", "unknown", "ascending", "even-then-odd", "descending")
NAMES(gpurta_rules, "rules", "measured", "amert")
NAMES(gpurta_resource, "resource", "warps", "registers", "shared_memory", "blocks")
NAMES(gpurta_launch_count, "launch count", "threads", "registers", "shared_memory")
NAMES(gpurta_occupancy_count, "occupancy count", "blocks_per_sm", "slots", "warps_per_sm",
      "warps_per_block", "registers_per_warp", "registers_per_block", "shared_memory_per_block",
      "opt_in", "certain_blocks_per_sm", "carveout")
NAMES(gpurta_operation_time, "operation time", "wcet", "release", "period", "deadline")
NAMES(gpurta_operation_count, "operation count", "blocks", "threads", "registers", "shared_memory",
      "direction", "engine", "bytes", "local_memory", "carveout", "carveout_percent")
NAMES(gpurta_operation_kind, "operation kind", "kernel", "copy")
NAMES(gpurta_copy_direction, "copy direction", "any", "h2d", "d2h", "d2d")
NAMES(gpurta_stream_attribute, "stream attribute", "priority", "non_blocking")
NAMES(gpurta_after, "after", "completion", "launch")
NAMES(gpurta_chain_time, "chain time", "period", "jitter", "deadline")
NAMES(gpurta_step_time, "step time", "wcet", "bcet", "deadline")
NAMES(gpurta_step_kind, "step kind", "kernel", "copy", "host")
NAMES(gpurta_context_time, "context time", "timeslice", "budget", "period")
NAMES(gpurta_task_time, "task time", "wcet", "period", "deadline", "timeslice", "nonpreemptable")
NAMES(gpurta_level, "level", "none", "low", "medium", "high")
NAMES(gpurta_queues, "queues", "separate", "shared")
NAMES(gpurta_mechanism, "mechanism", "any", "green-context", "mps", "mig", "tpc-mask")
NAMES(gpurta_minimize, "minimize", "total", "largest")
NAMES(gpurta_generator_method, "generator method", "uunifast", "uunifast-discard", "fixed-sum",
      "lattice")
