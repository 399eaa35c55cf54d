/* The sections `tasks`, `servers`, `runlist` and `edf` of a scenario. */
#include "cli/base/memory.h"
#include "cli/scenario/name_index.h"
#include "cli/scenario/reader.h"

#include <stdlib.h>
#include <string.h>

/* ---- tasks ---- */

enum {
    T_NAME,
    T_LEVEL,
    T_TIMESLICE,
    T_WCET,
    T_PERIOD,
    T_DEADLINE,
    T_SATURATED,
    T_NONPREEMPTABLE,
    T_SERVER,
    TASK_KEYS
};

static const char *const levels[] = {"low", "medium", "high", NULL};

static const struct key task_keys[] = {
    [T_NAME] = {"name", KEY_NAME, false, 0, 0, NULL},
    [T_LEVEL] = {"level", KEY_WORD, false, 0, 0, levels},
    [T_TIMESLICE] = {"timeslice", KEY_TIME, false, 1, 0, NULL},
    [T_WCET] = {"wcet", KEY_TIME, false, 1, 0, NULL},
    [T_PERIOD] = {"period", KEY_TIME, false, 1, 0, NULL},
    [T_DEADLINE] = {"deadline", KEY_TIME, false, 1, 0, NULL},
    [T_SATURATED] = {"saturated", KEY_BOOL, false, 0, 0, NULL},
    [T_NONPREEMPTABLE] = {"nonpreemptable", KEY_TIME, false, 0, 0, NULL},
    [T_SERVER] = {"server", KEY_NAME, false, 0, 0, NULL},
};

/* What they are for, in their order. */
static const char *const tasks_says[] = {
    [T_NAME] = "name of the task; default t1, t2, ...",
    [T_LEVEL] = "its interleave level on the runlist",
    [T_TIMESLICE] = "its timeslice; default: that of the runlist",
    [T_WCET] = "longest time of a job, alone on the GPU",
    [T_PERIOD] = "least distance of its releases",
    [T_DEADLINE] = "how long after its release a job must be complete; default: the period",
    [T_SATURATED] = "true: a best-effort channel that always has work, without wcet and period",
    [T_NONPREEMPTABLE] = "longest time for which it cannot be preempted, for edf; default 0",
    [T_SERVER] = "name of the server that it is in",
};
const struct told_keys tasks_told = {
    .keys = task_keys, .says = tasks_says, .count = TASK_KEYS, .shape = LIST_OF_MAPS};

static const char *any_server_name(const void *const tasks, const size_t i, char space[NAME_SPACE])
{
    return server_name(tasks, i, space);
}

static gpurta_status add_task(gpurta_tasks *const tasks, const struct value *const value,
                              const struct name_index *const servers, gpurta_error *const error)
{
    static const struct {
        int key;
        gpurta_task_time which;
    } times[] = {{T_PERIOD, GPURTA_TASK_PERIOD},
                 {T_DEADLINE, GPURTA_TASK_DEADLINE},
                 {T_TIMESLICE, GPURTA_TASK_TIMESLICE},
                 {T_NONPREEMPTABLE, GPURTA_TASK_NONPREEMPTABLE}};
    const size_t index = gpurta_tasks_count(tasks);
    gpurta_status status = gpurta_tasks_add(tasks, value[T_NAME].text, value[T_WCET].time, error);
    for (size_t t = 0; status == GPURTA_OK && t < FIELDS(times); t++)
        if (value[times[t].key].node)
            status = gpurta_tasks_set_time(tasks, index, times[t].which, value[times[t].key].time,
                                           error);
    if (status == GPURTA_OK && value[T_LEVEL].node)
        status = gpurta_tasks_set_level(
            tasks, index, (gpurta_level)(GPURTA_LEVEL_LOW + value[T_LEVEL].count), error);
    if (status == GPURTA_OK)
        status = gpurta_tasks_set_saturated(tasks, index, value[T_SATURATED].count != 0, error);
    if (status == GPURTA_OK && value[T_SERVER].node)
        status = gpurta_tasks_set_server(tasks, index,
                                         name_index_find(servers, value[T_SERVER].text), error);
    return status;
}

/* Does the section have a server of that name, if only one with a mistake that was told? */
static bool is_in_servers(const struct document *const d, const char *const name)
{
    const struct node *const key = document_key(d, &d->node[0], "servers");
    const struct node *const list = key ? document_next(d, key) : NULL;
    const struct node *item = list && list->kind == NODE_LIST ? document_child(d, list) : NULL;
    for (; item; item = document_next(d, item)) {
        const struct node *const own =
            item->kind == NODE_MAP ? document_key(d, item, "name") : NULL;
        const struct node *const text = own ? document_next(d, own) : NULL;
        if (text && text->kind == NODE_SCALAR && strcmp(document_text(d, text), name) == 0)
            return true;
    }
    return false;
}

static void take_task(struct reader *const reader, const struct node *const node,
                      struct items *const items)
{
    const struct name_index *const servers = items->target;
    struct value *const value = items->value;
    const size_t before = items->before;
    gpurta_error error;
    add_name(items, &value[T_NAME]);
    if (value[T_SATURATED].count && !value[T_WCET].node)
        mpq_set_ui(value[T_WCET].time, 1, 1); /* a saturated channel's is not used */
    else if (!value[T_WCET].node && reader->document->errors == before)
        wrong(reader, node, "key \"wcet\" is missing");
    if (value[T_SERVER].text && name_index_find(servers, value[T_SERVER].text) == SIZE_MAX) {
        if (!is_in_servers(reader->document, value[T_SERVER].text))
            wrong(reader, value[T_SERVER].node, "there is no server \"%.60s\" in servers",
                  value[T_SERVER].text);
        return;
    }
    if (reader->document->errors != before)
        return;
    (void)accepted(reader, node, add_task(reader->scenario->tasks, value, servers, &error), &error);
}

static void need_tasks(struct reader *const reader)
{
    struct scenario *const scenario = reader->scenario;
    if (!scenario->tasks && !succeeded(gpurta_tasks_create(&scenario->tasks, NULL)))
        out_of_memory();
}

static void index_servers(struct name_index *const servers, const gpurta_tasks *const tasks)
{
    *servers = (struct name_index){.owner = tasks, .name = any_server_name};
    for (size_t i = 0; i < gpurta_tasks_servers(tasks); i++)
        name_index_add(servers);
}

static const char *own_name(const struct scenario *const scenario, const size_t i)
{
    return gpurta_tasks_name(scenario->tasks, i);
}

void read_tasks(struct reader *const reader, const struct node *const node)
{
    struct scenario *const scenario = reader->scenario;
    struct name_index servers = {.owner = NULL};
    struct items items = {task_keys, TASK_KEYS, take_task, .target = &servers};
    scenario->tasks_node = (uint32_t)(node - scenario->document.node);
    need_tasks(reader);
    index_servers(&servers, scenario->tasks);
    read_items(reader, node, "tasks", &items);
    if (reader->document->errors == 0)
        check_default_names(reader, &items, "task", own_name, gpurta_tasks_count(scenario->tasks));
    name_index_clear(&servers);
    items_clear(&items);
}

/* ---- servers ---- */

enum { S_NAME, S_BUDGET, S_PERIOD, SERVER_KEYS };

static const struct key server_keys[] = {
    [S_NAME] = {"name", KEY_NAME, true, 0, 0, NULL},
    [S_BUDGET] = {"budget", KEY_TIME, true, 1, 0, NULL},
    [S_PERIOD] = {"period", KEY_TIME, true, 1, 0, NULL},
};

/* What they are for, in their order. */
static const char *const servers_says[] = {
    [S_NAME] = "name of the server",
    [S_BUDGET] = "what it may use in each period",
    [S_PERIOD] = "after which its budget is full again",
};
const struct told_keys servers_told = {
    .keys = server_keys, .says = servers_says, .count = SERVER_KEYS, .shape = LIST_OF_MAPS};

static void take_server(struct reader *const reader, const struct node *const node,
                        struct items *const items)
{
    const struct value *const value = items->value;
    gpurta_error error;
    add_name(items, &value[S_NAME]);
    if (reader->document->errors == items->before)
        (void)accepted(reader, node,
                       gpurta_tasks_add_server(reader->scenario->tasks, value[S_NAME].text,
                                               value[S_BUDGET].time, value[S_PERIOD].time, &error),
                       &error);
}

void read_servers(struct reader *const reader, const struct node *const node)
{
    struct items items = {server_keys, SERVER_KEYS, .take = take_server};
    need_tasks(reader);
    read_items(reader, node, "servers", &items);
    items_clear(&items);
}

/* ---- runlist, edf ---- */

/* A time, or the word "exact"; NULL: not given. */
static void read_timeslice_step(struct reader *const reader, const struct key *const key,
                                const struct node *const node)
{
    struct scenario *const scenario = reader->scenario;
    if (!node || strcmp(document_text(reader->document, node), "exact") == 0)
        return;
    enter_key(reader, key);
    scenario->runlist.has_step = read_time(reader, node, ABOVE_ZERO, scenario->runlist.step);
    leave_key(reader);
}

enum { R_TIMESLICE, R_SWITCH_COST, R_RESET_COST, R_STEP, R_OVERHEAD, R_MODE, RUNLIST_KEYS };

static const char *const overheads[] = {"every-switch", "published", NULL};
static const char *const modes[] = {"interleaved", "flat", NULL};

static const struct key runlist_keys[] = {
    [R_TIMESLICE] = {"timeslice", KEY_TIME, false, 1, 0, NULL},
    [R_SWITCH_COST] = {"switch_cost", KEY_TIME, false, 0, 0, NULL},
    [R_RESET_COST] = {"reset_cost", KEY_TIME, false, 0, 0, NULL},
    [R_STEP] = {"timeslice_step", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("number", "string")},
    [R_OVERHEAD] = {"overhead", KEY_WORD, false, 0, 0, overheads},
    [R_MODE] = {"mode", KEY_WORD, false, 0, 0, modes},
};

/* What they are for, in their order. */
static const char *const runlist_says[] = {
    [R_TIMESLICE] = "timeslice of channels that give none",
    [R_SWITCH_COST] = "time of a switch from channel to channel; default 0",
    [R_RESET_COST] = "what a reset adds to every entry of a channel of level low; default 0",
    [R_STEP] = "timeslices are rounded down to multiples of this time; exact (default): they are "
               "taken as given",
    [R_OVERHEAD] = "whether every switch is charged (default), or as in the published Theorem 1, "
                   "which is no bound",
    [R_MODE] =
        "how the runlist is made: higher levels between lower ones (default), or each channel once",
};
const struct told_keys runlist_told = {
    .keys = runlist_keys, .says = runlist_says, .count = RUNLIST_KEYS, .shape = ONE_MAP};

void read_runlist(struct reader *const reader, const struct node *const node)
{
    struct scenario *const scenario = reader->scenario;
    struct value value[RUNLIST_KEYS];
    values_init(value, RUNLIST_KEYS);
    read_map(reader, node, runlist_keys, RUNLIST_KEYS, value);
    scenario->runlist.has_timeslice = value[R_TIMESLICE].node != NULL;
    mpq_set(scenario->runlist.timeslice, value[R_TIMESLICE].time);
    mpq_set(scenario->runlist.switch_cost, value[R_SWITCH_COST].time);
    mpq_set(scenario->runlist.reset_cost, value[R_RESET_COST].time);
    read_timeslice_step(reader, &runlist_keys[R_STEP], value[R_STEP].node);
    scenario->runlist.published = value[R_OVERHEAD].count == 1;
    scenario->runlist.flat = value[R_MODE].count == 1;
    values_clear(value, RUNLIST_KEYS);
}

enum { E_OVERHEAD, E_LATENCY, EDF_KEYS };

static const struct key edf_keys[] = {
    [E_OVERHEAD] = {"overhead", KEY_TIME, false, 0, 0, NULL},
    [E_LATENCY] = {"latency", KEY_TIME, false, 0, 0, NULL},
};

/* What they are for, in their order. */
static const char *const edf_says[] = {
    [E_OVERHEAD] = "added to every wcet: submission, calls of the scheduler, both switches of a "
                   "preemption; default 0",
    [E_LATENCY] = "from the CPU to the GPU, the same for every job; default 0",
};
const struct told_keys edf_told = {
    .keys = edf_keys, .says = edf_says, .count = EDF_KEYS, .shape = ONE_MAP};

void read_edf(struct reader *const reader, const struct node *const node)
{
    struct value value[EDF_KEYS];
    values_init(value, EDF_KEYS);
    read_map(reader, node, edf_keys, EDF_KEYS, value);
    mpq_set(reader->scenario->edf.overhead, value[E_OVERHEAD].time);
    mpq_set(reader->scenario->edf.latency, value[E_LATENCY].time);
    values_clear(value, EDF_KEYS);
}
