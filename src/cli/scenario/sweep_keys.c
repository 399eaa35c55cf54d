/* The section `sweep`, for the schema of scenarios: the sweep reads it itself. */
#include "cli/scenario/reader.h"

static const char *const laws[] = {"uniform", "log-uniform", "list", NULL};
static const char *const levels[] = {"low", "medium", "high", NULL};
static const char *const modes[] = {"interleaved", "flat", NULL};
static const char *const analyses[] = {
    "theorem-1", "positional", "work-limited", "host",          "edf", "edf-simulation",
    "rta",       "bound",      "observed",     "misprediction", NULL};

static const struct key values_keys[] = {
    {"from", KEY_ANY, true, 0, 0, WORDS_OR_TYPES("number", "string")},
    {"to", KEY_ANY, true, 0, 0, WORDS_OR_TYPES("number", "string")},
    {"step", KEY_ANY, true, 0, 0, WORDS_OR_TYPES("number", "string")},
};
static const char *const values_says[] = {
    "the first value",
    "no value is above it",
    "from one value to the next",
};
static const struct told_keys values_told = {
    .keys = values_keys, .says = values_says, .count = FIELDS(values_keys), .shape = ONE_MAP};

static const struct key fractions_keys[] = {
    {"from", KEY_ANY, true, 0, 0, WORDS_OR_TYPES("number", "string")},
    {"to", KEY_ANY, true, 0, 0, WORDS_OR_TYPES("number", "string")},
};
static const char *const fractions_says[] = {
    "least share of the period",
    "largest share of the period",
};
static const struct told_keys fractions_told = {.keys = fractions_keys,
                                                .says = fractions_says,
                                                .count = FIELDS(fractions_keys),
                                                .shape = ONE_MAP};

static const struct key shares_keys[] = {
    {"budget", KEY_ANY, true, 0, 0, WORDS_OR_TYPES("number", "string")},
    {"period", KEY_ANY, true, 0, 0, WORDS_OR_TYPES("number", "string")},
};
static const char *const shares_says[] = {
    "the server's budget, as a share of the task's wcet",
    "the server's period, as a share of the task's",
};
static const struct told_keys shares_told = {
    .keys = shares_keys, .says = shares_says, .count = FIELDS(shares_keys), .shape = ONE_MAP};

static const char *const range_says[] = {
    "the least",
    "the most",
    "they differ by multiples of it; default 1",
};

#define RANGE(name, low, high)                                                                     \
    static const struct key name##_keys[] = {{"from", KEY_COUNT, true, low, high, NULL},           \
                                             {"to", KEY_COUNT, true, low, high, NULL},             \
                                             {"step", KEY_COUNT, false, 1, high, NULL}};           \
    static const struct told_keys name##_told = {                                                  \
        .keys = name##_keys, .says = range_says, .count = FIELDS(name##_keys)};

RANGE(blocks, 1, INT32_MAX)
RANGE(threads, 1, 1024)
RANGE(registers, 0, 255)
RANGE(shared_memory, 0, INT32_MAX)

static const struct key period_keys[] = {
    {"law", KEY_WORD, false, 0, 0, laws},
    {"from", KEY_TIME, false, 1, 0, NULL},
    {"to", KEY_TIME, false, 1, 0, NULL},
    {"grain", KEY_TIME, false, 1, 0, NULL},
    {"list", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("array")},
};
static const char *const period_says[] = {
    "how periods are drawn; default uniform, or list where there is one",
    "the shortest",
    "the longest",
    "periods are multiples of it; default 1",
    "the periods of law list",
};
static const struct told_keys period_told = {
    .keys = period_keys, .says = period_says, .count = FIELDS(period_keys), .shape = ONE_MAP};

static const struct key design_servers_keys[] = {
    {"name", KEY_NAME, true, 0, 0, NULL},
    {"budget", KEY_TIME, true, 1, 0, NULL},
    {"period", KEY_TIME, true, 1, 0, NULL},
};
static const char *const design_servers_says[] = {
    "name of the server",
    "GPU time that its work may use in each period",
    "its budget is full again after each",
};
static const struct told_keys design_servers_told = {.keys = design_servers_keys,
                                                     .says = design_servers_says,
                                                     .count = FIELDS(design_servers_keys),
                                                     .shape = LIST_OF_MAPS};

static const struct key design_contexts_keys[] = {
    {"name", KEY_NAME, true, 0, 0, NULL},       {"level", KEY_WORD, false, 0, 0, levels},
    {"timeslice", KEY_TIME, false, 1, 0, NULL}, {"saturated", KEY_BOOL, false, 0, 0, NULL},
    {"server", KEY_NAME, false, 0, 0, NULL},
};
static const char *const design_contexts_says[] = {
    "name of the context",
    "its interleave level on the runlist",
    "its timeslice; default: that of the point",
    "true: it always has work, and no tasks",
    "name of the server that its work is in",
};
static const struct told_keys design_contexts_told = {.keys = design_contexts_keys,
                                                      .says = design_contexts_says,
                                                      .count = FIELDS(design_contexts_keys),
                                                      .shape = LIST_OF_MAPS};

static const struct key template_keys[] = {
    {"level", KEY_WORD, false, 0, 0, levels},
    {"timeslice", KEY_TIME, false, 1, 0, NULL},
    {"server", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("string", "number")},
    {"context", KEY_NAME, false, 0, 0, NULL},
};
static const char *const template_says[] = {
    "interleave level of the task",
    "its timeslice; default: that of the point",
    "name of its server, or one of its own",
    "name of its context",
};
static const struct inner_keys template_inner[] = {{2, &shares_told}};
static const struct told_keys template_told = {.keys = template_keys,
                                               .says = template_says,
                                               .count = FIELDS(template_keys),
                                               .shape = LIST_OF_MAPS,
                                               .inner = template_inner,
                                               .inners = FIELDS(template_inner)};

static const struct key curves_keys[] = {
    {"name", KEY_NAME, false, 0, 0, NULL},
    {"analysis", KEY_WORD, false, 0, 0, analyses},
    {"python", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("^.+:.+$")},
    {"search", KEY_COUNT, false, 0, 2147483647, NULL},
    {"limit", KEY_COUNT, false, 1, INT64_C(1000000000000), NULL},
    {"mode", KEY_WORD, false, 0, 0, modes},
    {"timeslice", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string")},
    {"timeslice_step", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string")},
    {"switch_cost", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string")},
    {"overhead", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string")},
    {"latency", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string")},
    {"cost", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string")},
    {"horizon", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string")},
};
static const char *const curves_says[] = {
    "name of the curve; default: its analysis",
    "what decides whether a set is schedulable",
    "instead of an analysis, a function of your own: FILE:FUNCTION",
    "tries of a search; default 20",
    "steps after which a set counts as unknown",
    "how the runlist is made; default: that of the design",
    "of this curve alone, instead of the axis",
    "of this curve alone, instead of the axis",
    "of this curve alone, instead of the axis",
    "of this curve alone, instead of the axis",
    "of this curve alone, instead of the axis",
    "of this curve alone, instead of the axis",
    "of this curve alone, instead of the axis",
};
static const struct told_keys curves_told = {
    .keys = curves_keys, .says = curves_says, .count = FIELDS(curves_keys), .shape = LIST_OF_MAPS};

static const struct key sweep_keys[] = {
    {"title", KEY_NAME, false, 0, 0, NULL},
    {"seed", KEY_COUNT, false, 0, 0, NULL},
    {"sets", KEY_COUNT, true, 1, 1000000000, NULL},
    {"generator", KEY_ANY, false, 0, 0,
     WORDS_OR_TYPES("^.+:.+$", "uunifast", "uunifast-discard", "fixed-sum", "lattice")},
    {"grain", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string")},
    {"period", KEY_ANY, false, 0, 0, NULL},
    {"deadline", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("implicit")},
    {"wcet_grain", KEY_TIME, false, 1, 0, NULL},
    {"servers", KEY_ANY, false, 0, 0, NULL},
    {"contexts", KEY_ANY, false, 0, 0, NULL},
    {"levels", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("array")},
    {"template", KEY_ANY, false, 0, 0, NULL},
    {"mode", KEY_WORD, false, 0, 0, modes},
    {"blocks", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("integer")},
    {"threads", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("integer")},
    {"registers", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("integer")},
    {"shared_memory", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("integer")},
    {"x", KEY_NAME, false, 0, 0, NULL},
    {"curves", KEY_ANY, true, 0, 0, NULL},
    {"tasks", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("integer", "array")},
    {"utilization", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string", "array")},
    {"most", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string", "array")},
    {"saturated", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("integer", "array")},
    {"timeslice", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string", "array")},
    {"timeslice_step", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string", "array")},
    {"switch_cost", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string", "array")},
    {"overhead", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string", "array")},
    {"latency", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string", "array")},
    {"cost", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string", "array")},
    {"horizon", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string", "array")},
    {"parameters", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("object")},
};
static const char *const sweep_says[] = {
    "title of the pictures",
    "seed of the random sets; default 1",
    "task sets at each point",
    "how utilizations are drawn: a method (default uunifast); or FILE:FUNCTION draws the sets",
    "utilizations are multiples of it; default 1/1000000",
    "how periods are drawn",
    "implicit, or shares of the period between which deadlines are drawn",
    "every wcet is a multiple of it",
    "servers that tasks and contexts may be in",
    "processes that tasks may be in",
    "interleave levels, which the tasks take in turn",
    "what the tasks have, in turn",
    "how the runlist is made",
    "blocks of a task's kernel",
    "threads of a block",
    "registers of a thread",
    "bytes of shared memory of a block",
    "the axis along which curves run; the others give panels",
    "the analyses that are compared",
    "tasks of a set; needed unless a function draws the sets",
    "sum of C/T of the tasks",
    "largest utilization of a task",
    "best-effort channels beside the tasks, that always have work",
    "timeslice of every channel, in the unit of the periods",
    "timeslices of the tasks are rounded down to multiples of it; default: exact",
    "time of a switch from channel to channel, in the unit of the periods",
    "added to every wcet, for EDF, in the unit of the periods",
    "from the CPU to the GPU, for EDF, in the unit of the periods",
    "time of a preemption in edf-simulation, in the unit of the periods; default: the overhead",
    "how long an edf-simulation runs, in the unit of the periods",
    "axes of the function that draws the sets, each with its values",
};
static const struct inner_keys sweep_inner[] = {
    {5, &period_told},          {6, &fractions_told},  {8, &design_servers_told},
    {9, &design_contexts_told}, {11, &template_told},  {13, &blocks_told},
    {14, &threads_told},        {15, &registers_told}, {16, &shared_memory_told},
    {18, &curves_told},         {19, &values_told},    {20, &values_told},
    {21, &values_told},         {22, &values_told},    {23, &values_told},
    {24, &values_told},         {25, &values_told},    {26, &values_told},
    {27, &values_told},         {28, &values_told},    {29, &values_told}};
const struct told_keys sweep_told = {.keys = sweep_keys,
                                     .says = sweep_says,
                                     .count = FIELDS(sweep_keys),
                                     .shape = ONE_MAP,
                                     .inner = sweep_inner,
                                     .inners = FIELDS(sweep_inner)};

/* A sentence for each key. */
_Static_assert(FIELDS(values_says) == FIELDS(values_keys), "values");
_Static_assert(FIELDS(fractions_says) == FIELDS(fractions_keys), "fractions");
_Static_assert(FIELDS(shares_says) == FIELDS(shares_keys), "shares");
_Static_assert(FIELDS(range_says) == FIELDS(blocks_keys), "range");
_Static_assert(FIELDS(period_says) == FIELDS(period_keys), "period");
_Static_assert(FIELDS(design_servers_says) == FIELDS(design_servers_keys), "design_servers");
_Static_assert(FIELDS(design_contexts_says) == FIELDS(design_contexts_keys), "design_contexts");
_Static_assert(FIELDS(template_says) == FIELDS(template_keys), "template");
_Static_assert(FIELDS(curves_says) == FIELDS(curves_keys), "curves");
_Static_assert(FIELDS(sweep_says) == FIELDS(sweep_keys), "sweep");
