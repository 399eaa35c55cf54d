/* The sections `contexts` and `chains` of a scenario. */
#include "cli/base/memory.h"
#include "cli/scenario/reader.h"

#include <stdlib.h>
#include <string.h>

static void need_chains(struct reader *const reader)
{
    if (!reader->scenario->chains &&
        !succeeded(gpurta_chains_create(&reader->scenario->chains, NULL)))
        out_of_memory();
    if (!gpurta_chains_partitions(reader->scenario->chains))
        add_partitions(reader, true);
}

/* ---- contexts ---- */

enum { X_NAME, X_LEVEL, X_TIMESLICE, X_SATURATED, X_SERVER, X_PARTITION, CONTEXT_KEYS };

static const char *const levels[] = {"low", "medium", "high", NULL};

static const struct key context_keys[] = {
    [X_NAME] = {"name", KEY_NAME, true, 0, 0, NULL},
    [X_LEVEL] = {"level", KEY_WORD, false, 0, 0, levels},
    [X_TIMESLICE] = {"timeslice", KEY_TIME, false, 1, 0, NULL},
    [X_SATURATED] = {"saturated", KEY_BOOL, false, 0, 0, NULL},
    [X_SERVER] = {"server", KEY_NAME, false, 0, 0, NULL},
    [X_PARTITION] = {"partition", KEY_NAME, false, 0, 0, NULL},
};

/* What they are for, in their order. */
static const char *const contexts_says[] = {
    [X_NAME] = "name of the context, which chains give",
    [X_LEVEL] = "its interleave level on the runlist",
    [X_TIMESLICE] = "its timeslice; default: that of the runlist",
    [X_SATURATED] = "true: it always has work, and no chains",
    [X_SERVER] = "name of the server that its work is in",
    [X_PARTITION] = "name of the partition whose SMs its kernels may use",
};
const struct told_keys contexts_told = {
    .keys = context_keys, .says = contexts_says, .count = CONTEXT_KEYS, .shape = LIST_OF_MAPS};

/* Budget and period of the server of that name. */
static gpurta_status set_server(struct reader *const reader, const size_t context,
                                const struct value *const server, gpurta_error *const error)
{
    const gpurta_tasks *const tasks = reader->scenario->tasks;
    size_t i = 0;
    while (i < gpurta_tasks_servers(tasks) &&
           strcmp(gpurta_tasks_server_name(tasks, i), server->text) != 0)
        i++;
    if (i >= gpurta_tasks_servers(tasks)) {
        wrong(reader, server->node, "there is no server \"%.60s\" in servers", server->text);
        return GPURTA_OK;
    }
    mpq_t budget, period;
    mpq_inits(budget, period, NULL);
    gpurta_tasks_server(tasks, i, budget, period);
    gpurta_status status = gpurta_chains_set_context_time(reader->scenario->chains, context,
                                                          GPURTA_CONTEXT_BUDGET, budget, error);
    if (!status)
        status = gpurta_chains_set_context_time(reader->scenario->chains, context,
                                                GPURTA_CONTEXT_PERIOD, period, error);
    mpq_clears(budget, period, NULL);
    return status;
}

static gpurta_status add_context(struct reader *const reader, const struct value *const value,
                                 gpurta_error *const error)
{
    gpurta_chains *const chains = reader->scenario->chains;
    const size_t index = gpurta_chains_contexts(chains);
    const int level =
        value[X_LEVEL].node ? GPURTA_LEVEL_LOW + (int)value[X_LEVEL].count : GPURTA_LEVEL_NONE;
    gpurta_status status = gpurta_chains_add_context(chains, value[X_NAME].text, error);
    if (!status && value[X_TIMESLICE].node)
        status = gpurta_chains_set_context_time(chains, index, GPURTA_CONTEXT_TIMESLICE,
                                                value[X_TIMESLICE].time, error);
    if (!status)
        status = gpurta_chains_set_context_level(chains, index, (gpurta_level)level,
                                                 value[X_SATURATED].count != 0, error);
    if (!status && value[X_PARTITION].node)
        status = gpurta_chains_set_context_partition(
            chains, index, named_partition(reader, &value[X_PARTITION]), error);
    return !status && value[X_SERVER].node ? set_server(reader, index, &value[X_SERVER], error)
                                           : status;
}

static void take_context(struct reader *const reader, const struct node *const node,
                         struct items *const items)
{
    gpurta_error error;
    add_name(items, &items->value[X_NAME]);
    if (reader->document->errors == items->before)
        (void)accepted(reader, node, add_context(reader, items->value, &error), &error);
}

void read_contexts(struct reader *const reader, const struct node *const node)
{
    struct items items = {context_keys, CONTEXT_KEYS, .take = take_context};
    need_chains(reader);
    read_items(reader, node, "contexts", &items);
    items_clear(&items);
}

/* ---- steps ---- */

enum {
    S_KERNEL,
    S_COPY,
    S_HOST,
    S_BLOCKS,
    S_THREADS,
    S_REGISTERS,
    S_SHARED_MEMORY,
    S_LOCAL_MEMORY,
    S_CARVEOUT,
    S_WCET,
    S_DURATION,
    S_DIRECTION,
    S_BYTES,
    S_ENGINE,
    S_BCET,
    S_DEADLINE,
    S_COUNT,
    S_STREAM,
    S_AFTER,
    STEP_KEYS
};

static const char *const directions[] = {"h2d", "d2h", "d2d", NULL};

static const struct key step_keys[] = {
    [S_KERNEL] = {"kernel", KEY_NAME, false, 0, 0, NULL},
    [S_COPY] = {"copy", KEY_NAME, false, 0, 0, NULL},
    [S_HOST] = {"host", KEY_NAME, false, 0, 0, NULL},
    [S_BLOCKS] = {"blocks", KEY_SIZE, false, 1, 0, NULL},
    [S_THREADS] = {"threads", KEY_SIZE, false, 1, 0, NULL},
    [S_REGISTERS] = {"registers", KEY_COUNT, false, 0, 0, NULL},
    [S_SHARED_MEMORY] = {"shared_memory", KEY_BYTES, false, 0, 0, NULL},
    [S_LOCAL_MEMORY] = {"local_memory", KEY_BYTES, false, 0, 0, NULL},
    [S_CARVEOUT] = {"carveout", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("integer", "string")},
    [S_WCET] = {"wcet", KEY_LATER, false, 0, 0, NULL}, /* read_wcet() */
    [S_DURATION] = {"duration", KEY_TIME, false, 1, 0, NULL},
    [S_DIRECTION] = {"direction", KEY_WORD, false, 0, 0, directions},
    [S_BYTES] = {"bytes", KEY_BYTES, false, 1, 0, NULL},
    [S_ENGINE] = {"engine", KEY_COUNT, false, 1, INT32_MAX, NULL},
    [S_BCET] = {"bcet", KEY_TIME, false, 0, 0, NULL},
    [S_DEADLINE] = {"deadline", KEY_TIME, false, 1, 0, NULL},
    [S_COUNT] = {"count", KEY_COUNT, false, 1, INT32_MAX, NULL},
    [S_STREAM] = {"stream", KEY_NAME, false, 0, 0, NULL},
    [S_AFTER] = {"after", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("string", "array")},
};

/* What they are for, in their order. */
static const char *const steps_says[] = {
    [S_KERNEL] = "name of a kernel: the step is its launch",
    [S_COPY] = "name of a copy: the step is one",
    [S_HOST] = "name of work of the host: the step is that",
    [S_BLOCKS] = "blocks of its grid, or [x, y, z]",
    [S_THREADS] = "threads of a block, or [x, y, z]; not needed on a platform of slots",
    [S_REGISTERS] = "registers of a thread; default 0: they are no limit",
    [S_SHARED_MEMORY] = "shared memory of a block, static and dynamic; default 0",
    [S_LOCAL_MEMORY] = "local memory of a thread, for rule U6; default 0",
    [S_CARVEOUT] = "shared memory that the kernel asks an SM to have (U5): percent, or 64KiB",
    [S_WCET] = "longest time that one block executes, or longest time of the work of the host",
    [S_DURATION] = "longest time of the copy",
    [S_DIRECTION] = "of the copy: to the device, to the host, or within the device",
    [S_BYTES] = "what the copy moves, where the platform has a copy_bandwidth",
    [S_ENGINE] = "copy engine 1, 2, ...; default: by direction",
    [S_BCET] = "shortest time that one block executes; default 0",
    [S_DEADLINE] = "how long after the release of the chain the step must be complete",
    [S_COUNT] = "so many launches in a row; default 1",
    [S_STREAM] = "its stream; default: that of the chain",
    [S_AFTER] =
        "the steps that it waits for; default: the one before; []: it starts with the chain",
};
static const struct told_keys steps_told = {
    .keys = step_keys, .says = steps_says, .count = STEP_KEYS, .shape = LIST_OF_MAPS};

/* S_KERNEL, S_COPY or S_HOST; -1: none, or several. */
static int kind_key(const struct value *const value)
{
    int kind = -1, kinds = 0;
    for (int k = S_KERNEL; k <= S_HOST; k++)
        if (value[k].node) {
            kind = k;
            kinds++;
        }
    return kinds == 1 ? kind : -1;
}

/* Keys that only other kinds have. */
static bool foreign_key(struct reader *const reader, const struct value *const value,
                        const int kind)
{
    static const unsigned char of[STEP_KEYS] = {
        [S_BLOCKS] = 1 << S_KERNEL,
        [S_THREADS] = 1 << S_KERNEL,
        [S_REGISTERS] = 1 << S_KERNEL,
        [S_SHARED_MEMORY] = 1 << S_KERNEL,
        [S_LOCAL_MEMORY] = 1 << S_KERNEL,
        [S_CARVEOUT] = 1 << S_KERNEL,
        [S_WCET] = 1 << S_KERNEL | 1 << S_HOST,
        [S_DURATION] = 1 << S_COPY,
        [S_DIRECTION] = 1 << S_COPY,
        [S_BYTES] = 1 << S_COPY,
        [S_ENGINE] = 1 << S_COPY,
        [S_STREAM] = 1 << S_KERNEL | 1 << S_COPY,
    };
    for (int k = S_BLOCKS; k < STEP_KEYS; k++)
        if (value[k].node && of[k] && !(of[k] & 1 << kind)) {
            wrong(reader, value[k].node, "a %s has no key \"%s\"",
                  kind == S_HOST ? "host step" : step_keys[kind].name, step_keys[k].name);
            return true;
        }
    return false;
}

/* Keys of one kind only, and those that its kind needs. */
static bool step_complete(struct reader *const reader, const struct node *const node,
                          const struct value *const value)
{
    const int kind = kind_key(value);
    if (kind < 0) {
        wrong(reader, node, "expected one of kernel: NAME, copy: NAME and host: NAME");
        return false;
    }
    if (foreign_key(reader, value, kind))
        return false;
    if (kind == S_KERNEL && !value[S_BLOCKS].node)
        wrong(reader, node, "key \"blocks\" is missing");
    else if (kind != S_COPY && !value[S_WCET].node)
        wrong(reader, node, "key \"wcet\" is missing");
    else if (kind == S_COPY && !value[S_DURATION].node == !value[S_BYTES].node)
        wrong(reader, node, "expected either duration or bytes, found %s",
              value[S_BYTES].node ? "both" : "neither");
    else
        return true;
    return false;
}

static gpurta_status set_counts(gpurta_chains *const chains, const size_t step,
                                const struct value *const value, gpurta_error *const error)
{
    static const struct {
        int key;
        gpurta_operation_count which;
    } counts[] = {{S_THREADS, GPURTA_OPERATION_THREADS},
                  {S_REGISTERS, GPURTA_OPERATION_REGISTERS},
                  {S_SHARED_MEMORY, GPURTA_OPERATION_SHARED_MEMORY},
                  {S_LOCAL_MEMORY, GPURTA_OPERATION_LOCAL_MEMORY},
                  {S_BYTES, GPURTA_OPERATION_BYTES},
                  {S_ENGINE, GPURTA_OPERATION_ENGINE}};
    gpurta_status status = GPURTA_OK;
    for (size_t c = 0; !status && c < FIELDS(counts); c++)
        if (value[counts[c].key].node)
            status = gpurta_chains_set_step_count(chains, step, counts[c].which,
                                                  value[counts[c].key].count, error);
    const int64_t carveout = value[S_CARVEOUT].count; /* read_carveout() */
    if (!status && value[S_CARVEOUT].node)
        status = gpurta_chains_set_step_count(chains, step,
                                              carveout < 0 ? GPURTA_OPERATION_CARVEOUT
                                                           : GPURTA_OPERATION_CARVEOUT_PERCENT,
                                              carveout < 0 ? -1 - carveout : carveout, error);
    if (!status && value[S_DIRECTION].node)
        status = gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_DIRECTION,
                                              value[S_DIRECTION].count + 1, error);
    if (!status && value[S_COUNT].node)
        status = gpurta_chains_set_step_repeat(chains, step, value[S_COUNT].count, error);
    return status;
}

static gpurta_status add_step(gpurta_chains *const chains, const struct value *const value,
                              gpurta_error *const error)
{
    static const gpurta_step_kind kinds[] = {
        [S_KERNEL] = GPURTA_STEP_KERNEL, [S_COPY] = GPURTA_STEP_COPY, [S_HOST] = GPURTA_STEP_HOST};
    const int kind = kind_key(value);
    const size_t step = gpurta_chains_steps(chains);
    mpq_t wcet;
    mpq_init(wcet);
    mpq_set_ui(wcet, 1, 1); /* of a copy that gives its bytes: set once the platform is known */
    if (kind != S_COPY)
        mpq_set(wcet, value[S_WCET].time);
    else if (value[S_DURATION].node)
        mpq_set(wcet, value[S_DURATION].time);
    gpurta_status status =
        gpurta_chains_add_step(chains, gpurta_chains_count(chains) - 1, kinds[kind],
                               value[kind].text, value[S_BLOCKS].count, wcet, error);
    mpq_clear(wcet);
    if (!status && value[S_BCET].node)
        status =
            gpurta_chains_set_step_time(chains, step, GPURTA_STEP_BCET, value[S_BCET].time, error);
    if (!status && value[S_DEADLINE].node)
        status = gpurta_chains_set_step_time(chains, step, GPURTA_STEP_DEADLINE,
                                             value[S_DEADLINE].time, error);
    if (!status && value[S_STREAM].node)
        status = gpurta_chains_set_step_stream(chains, step, value[S_STREAM].text, error);
    return status ? status : set_counts(chains, step, value, error);
}

/* Only a step of the host may take no time. */
static void read_wcet(struct reader *const reader, struct value *const value)
{
    const bool host = kind_key(value) < 0 || kind_key(value) == S_HOST;
    if (!value[S_WCET].node)
        return;
    enter_key(reader, &step_keys[S_WCET]);
    read_time(reader, value[S_WCET].node, host ? ZERO_OR_MORE : ABOVE_ZERO, value[S_WCET].time);
    leave_key(reader);
}

static bool bcet_fits(struct reader *const reader, const struct value *const value)
{
    const struct value *const wcet = &value[value[S_WCET].node ? S_WCET : S_DURATION];
    if (!value[S_BCET].node || !wcet->node || mpq_cmp(value[S_BCET].time, wcet->time) <= 0)
        return true;
    enter_key(reader, &step_keys[S_BCET]);
    expected(reader, value[S_BCET].node, "at most the %s, %.40s",
             value[S_WCET].node ? "wcet" : "duration", document_text(reader->document, wcet->node));
    leave_key(reader);
    return false;
}

static void take_step(struct reader *const reader, const struct node *const node,
                      struct items *const items)
{
    gpurta_error error;
    read_wcet(reader, items->value);
    read_carveout(reader, &step_keys[S_CARVEOUT], &items->value[S_CARVEOUT]);
    if (kind_key(items->value) >= 0)
        add_name(items, &items->value[kind_key(items->value)]);
    if (reader->document->errors == items->before && step_complete(reader, node, items->value) &&
        bcet_fits(reader, items->value))
        (void)accepted(reader, node, add_step(reader->scenario->chains, items->value, &error),
                       &error);
}

/* ---- what steps wait for: names may come later in the chain ---- */

struct waiting {
    size_t first, step; /* of the chain; whose turn it is */
    size_t *others, count, room;
};

static void one_after(struct reader *const reader, const struct node *const node,
                      void *const target)
{
    struct waiting *const w = target;
    const gpurta_chains *const chains = reader->scenario->chains;
    const char *const name = read_name(reader, node);
    size_t i = w->first;
    while (name && i < gpurta_chains_steps(chains) &&
           (!gpurta_chains_step_name(chains, i) ||
            strcmp(gpurta_chains_step_name(chains, i), name) != 0))
        i++;
    if (!name)
        return;
    if (i == gpurta_chains_steps(chains) || i == w->step)
        expected(reader, node, "the name of another step of this chain");
    else if (w->count < w->room)
        w->others[w->count++] = i;
}

static void set_after(struct reader *const reader, const struct node *const node,
                      void *const target)
{
    struct waiting *const w = target;
    gpurta_error error;
    const struct node *const key = document_key(reader->document, node, "after");
    const struct node *const value = key ? document_next(reader->document, key) : NULL;
    if (value) {
        const size_t before = reader->document->errors;
        w->room = value->kind == NODE_LIST ? value->count : 1;
        w->count = 0;
        w->others = allocate_zeroed(w->room + 1, sizeof *w->others);
        enter_key(reader, &step_keys[S_AFTER]);
        if (value->kind == NODE_LIST && value->count > 0)
            read_list(reader, value, "names of steps", one_after, w);
        else if (value->kind != NODE_LIST)
            one_after(reader, value, w);
        if (reader->document->errors == before)
            (void)accepted(reader, value,
                           gpurta_chains_set_after(reader->scenario->chains, w->step, w->others,
                                                   w->count, &error),
                           &error);
        leave_key(reader);
        free(w->others);
    }
    w->step++;
}

/* ---- chains ---- */

enum {
    C_NAME,
    C_PERIOD,
    C_JITTER,
    C_DEADLINE,
    C_CONTEXT,
    C_STREAM,
    C_PARTITION,
    C_STEPS,
    CHAIN_KEYS
};

static const struct key chain_keys[] = {
    [C_NAME] = {"name", KEY_NAME, false, 0, 0, NULL},
    [C_PERIOD] = {"period", KEY_TIME, true, 1, 0, NULL},
    [C_JITTER] = {"jitter", KEY_TIME, false, 0, 0, NULL},
    [C_DEADLINE] = {"deadline", KEY_TIME, false, 1, 0, NULL},
    [C_CONTEXT] = {"context", KEY_NAME, false, 0, 0, NULL},
    [C_STREAM] = {"stream", KEY_NAME, false, 0, 0, NULL},
    [C_PARTITION] = {"partition", KEY_NAME, false, 0, 0, NULL},
    [C_STEPS] = {"steps", KEY_ANY, true, 0, 0, NULL},
};

/* What they are for, in their order. */
static const char *const chains_says[] = {
    [C_NAME] = "name of the chain; default c1, c2, ...",
    [C_PERIOD] = "least distance of its releases",
    [C_JITTER] = "how late a release may come; default 0",
    [C_DEADLINE] = "from the nominal release to the end of the last step; default: the period",
    [C_CONTEXT] = "name of its context, where there are contexts",
    [C_STREAM] = "stream of its kernels and copies that name none",
    [C_PARTITION] = "name of the partition whose SMs its kernels may use",
    [C_STEPS] = "what it does, in sequence unless a step says after",
};
static const struct inner_keys chains_inner[] = {{C_STEPS, &steps_told}};
const struct told_keys chains_told = {.keys = chain_keys,
                                      .says = chains_says,
                                      .count = CHAIN_KEYS,
                                      .shape = LIST_OF_MAPS,
                                      .inner = chains_inner,
                                      .inners = FIELDS(chains_inner)};

static gpurta_status set_context(struct reader *const reader, const struct value *const context,
                                 const size_t chain, gpurta_error *const error)
{
    gpurta_chains *const chains = reader->scenario->chains;
    for (size_t i = 0; i < gpurta_chains_contexts(chains); i++)
        if (strcmp(gpurta_chains_context_name(chains, i), context->text) == 0)
            return gpurta_chains_set_context(chains, chain, i, error);
    wrong(reader, context->node, "there is no context \"%.60s\" in contexts", context->text);
    return GPURTA_OK;
}

static gpurta_status add_chain(struct reader *const reader, const struct value *const value,
                               gpurta_error *const error)
{
    gpurta_chains *const chains = reader->scenario->chains;
    const size_t index = gpurta_chains_count(chains);
    gpurta_status status =
        gpurta_chains_add(chains, value[C_NAME].text, value[C_PERIOD].time, error);
    if (!status && value[C_JITTER].node)
        status =
            gpurta_chains_set_time(chains, index, GPURTA_CHAIN_JITTER, value[C_JITTER].time, error);
    if (!status && value[C_DEADLINE].node)
        status = gpurta_chains_set_time(chains, index, GPURTA_CHAIN_DEADLINE,
                                        value[C_DEADLINE].time, error);
    if (!status && value[C_STREAM].node)
        status = gpurta_chains_set_stream(chains, index, value[C_STREAM].text, error);
    if (!status && value[C_PARTITION].node)
        status = gpurta_chains_set_partition(chains, index,
                                             named_partition(reader, &value[C_PARTITION]), error);
    return !status && value[C_CONTEXT].node ? set_context(reader, &value[C_CONTEXT], index, error)
                                            : status;
}

static void take_nothing(struct reader *const reader, const struct node *const node,
                         struct items *const items)
{
    (void)node;
    read_wcet(reader, items->value);
}

/* Of a chain that is refused, mistakes in keys and values of its steps are told with its own. */
static void read_steps(struct reader *const reader, const struct node *const node,
                       const bool refused_chain)
{
    struct items items = {step_keys, STEP_KEYS, .take = refused_chain ? take_nothing : take_step};
    const size_t before = reader->document->errors;
    struct waiting w = {.first = gpurta_chains_steps(reader->scenario->chains)};
    w.step = w.first;
    enter_key(reader, &chain_keys[C_STEPS]);
    read_items(reader, node, "steps", &items); /* an empty list is an error */
    items_clear(&items);
    if (!refused_chain && reader->document->errors == before)
        read_list(reader, node, "steps", set_after, &w);
    leave_key(reader);
}

static void take_chain(struct reader *const reader, const struct node *const node,
                       struct items *const items)
{
    gpurta_error error;
    add_name(items, &items->value[C_NAME]);
    if (reader->document->errors == items->before)
        (void)accepted(reader, node, add_chain(reader, items->value, &error), &error);
    if (items->value[C_STEPS].node)
        read_steps(reader, items->value[C_STEPS].node, reader->document->errors != items->before);
}

/* NULL if the chain has no name of its own. */
static const char *own_name(const struct scenario *const scenario, const size_t i)
{
    return gpurta_chains_name(scenario->chains, i);
}

static void check_chains(struct reader *const reader, const struct node *const node)
{
    struct scenario *const scenario = reader->scenario;
    gpurta_error error;
    const gpurta_status status = gpurta_chains_check(scenario->chains, &error);
    if (status != GPURTA_OK && error.item >= 0)
        scenario_fault(scenario, NEED_CHAINS, &error);
    else
        (void)accepted(reader, node, status, &error);
}

void read_chains(struct reader *const reader, const struct node *const node)
{
    struct items items = {chain_keys, CHAIN_KEYS, .take = take_chain};
    const size_t before = reader->document->errors;
    struct scenario *const scenario = reader->scenario;
    scenario->chains_node = (uint32_t)(node - scenario->document.node);
    need_chains(reader);
    read_items(reader, node, "chains", &items);
    if (reader->document->errors == before)
        check_default_names(reader, &items, "chain", own_name,
                            gpurta_chains_count(scenario->chains));
    items_clear(&items);
    if (reader->document->errors == before)
        check_chains(reader, node);
}
