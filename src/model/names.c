/* Names of the values of enumerations; see gpurta/names.h. Values are numbered from 0. */
#include "base/fail.h"

#include <gpurta/names.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

static const char *name_at(const char *const *const names, const size_t count, const int64_t value)
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

/* The number of a name among name(0) .. name(count - 1). */
static gpurta_status number_of(int64_t *const number, const char *const what,
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
            number_of(&number, what, type##_at, count, value ? name : NULL, error);                \
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

FROM_NAME(gpurta_status, "status", GPURTA_UNAVAILABLE + 1)
FROM_NAME(gpurta_verdict, "verdict", GPURTA_UNSCHEDULABLE + 1)
FROM_NAME(gpurta_resource, "resource", GPURTA_RESOURCE_BLOCKS + 1)
FROM_NAME(gpurta_platform_field, "platform field", GPURTA_PLATFORM_COPIES_IN_ORDER + 1)
FROM_NAME(gpurta_rule, "rule", GPURTA_RULE_E1 + 1)

NAMES(gpurta_option_kind, "option kind", "whole", "switch", "word", "time")
NAMES(gpurta_sm_order, "sm order", "unknown", "ascending", "even-then-odd", "descending")
NAMES(gpurta_rules, "rules", "measured", "amert")
NAMES(gpurta_launch_count, "launch count", "threads", "registers", "shared_memory")
NAMES(gpurta_occupancy_count, "occupancy count", "blocks_per_sm", "slots", "warps_per_sm",
      "warps_per_block", "registers_per_warp", "registers_per_block", "shared_memory_per_block",
      "opt_in")
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
NAMES(gpurta_bound_time, "bound time", "bound", "seen", "deadline", "jitter", "window", "exact",
      "finish", "early")
NAMES(gpurta_bound_kind, "bound kind", "low", "same", "higher", "branch", "own", "last", "room",
      "slots", "gap", "switch", "mean-gap", "over-mean", "delay", "gap-jobs", "late", "earlier",
      "step", "path", "outside", "lower", "head")
NAMES(gpurta_bound_parameter, "bound parameter", "max_scale", "max_wcet", "min_period", "min_sms")
NAMES(gpurta_task_time, "task time", "wcet", "period", "deadline", "timeslice", "nonpreemptable")
NAMES(gpurta_level, "level", "none", "low", "medium", "high")
NAMES(gpurta_rta_algorithm, "rta algorithm", "auto", "h-set", "closed-form")
NAMES(gpurta_rta_time, "rta time", "release", "completion", "response", "deadline", "worst_release",
      "worst_completion", "worst_response")
NAMES(gpurta_runlist_mode, "runlist mode", "interleaved", "flat")
NAMES(gpurta_runlist_overhead, "runlist overhead", "every-switch", "published")
NAMES(gpurta_runlist_time, "runlist time", "bound", "theorem_1", "deadline", "timeslice", "witness",
      "positional", "own_timeslice")
NAMES(gpurta_runlist_term_part, "runlist term part", "entries", "entry", "work", "switches",
      "switch", "sum")
NAMES(gpurta_edf_time, "edf time", "response", "deadline")
NAMES(gpurta_edf_parameter, "edf parameter", "max_overhead", "max_scale", "max_wcet", "min_period",
      "min_budget", "max_budget")
NAMES(gpurta_edf_task_input, "edf task input", "offset", "execution")
NAMES(gpurta_edf_simulation_time, "edf job time", "release", "start", "completion", "response",
      "deadline")
NAMES(gpurta_host_simulation_time, "host job time", "release", "completion", "response", "deadline")
NAMES(gpurta_placement, "placement", "most-room", "round-robin")
NAMES(gpurta_simulation_time, "simulation time", "release", "enqueued", "dispatched", "assigned",
      "completion", "response", "deadline")
NAMES(gpurta_queues, "queues", "separate", "shared")
NAMES(gpurta_mechanism, "mechanism", "any", "green-context", "mps", "mig", "tpc-mask")
NAMES(gpurta_minimize, "minimize", "total", "largest")
NAMES(gpurta_generator_method, "generator method", "uunifast", "uunifast-discard", "fixed-sum",
      "lattice")
