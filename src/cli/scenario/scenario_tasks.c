/* The sections `tasks`, `servers`, `runlist` and `edf` of a scenario. */
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

struct tasks_text {
    struct value value[TASK_KEYS];
    struct named *named;
    size_t names;
    struct name_index servers;
};

static const char *any_server_name(const void *const tasks, const size_t i, char space[NAME_SPACE])
{
    return server_name(tasks, i, space);
}

static gpurta_status add_task(gpurta_tasks *const tasks, const struct tasks_text *const text,
                              gpurta_error *const error)
{
    static const struct {
        int key;
        gpurta_task_time which;
    } times[] = {{T_PERIOD, GPURTA_TASK_PERIOD},
                 {T_DEADLINE, GPURTA_TASK_DEADLINE},
                 {T_TIMESLICE, GPURTA_TASK_TIMESLICE},
                 {T_NONPREEMPTABLE, GPURTA_TASK_NONPREEMPTABLE}};
    const struct value *const value = text->value;
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
        status = gpurta_tasks_set_server(
            tasks, index, name_index_find(&text->servers, value[T_SERVER].text), error);
    return status;
}

static void read_task(struct reader *const reader, const struct node *const node,
                      void *const target)
{
    struct tasks_text *const all = target;
    struct value *const value = all->value;
    const size_t before = reader->document->errors;
    gpurta_error error;
    read_map(reader, node, task_keys, TASK_KEYS, value);
    if (value[T_NAME].text)
        all->named[all->names++] = (struct named){value[T_NAME].text, value[T_NAME].node};
    if (value[T_SATURATED].count && !value[T_WCET].node)
        mpq_set_ui(value[T_WCET].time, 1, 1); /* a saturated channel's is not used */
    else if (!value[T_WCET].node && reader->document->errors == before)
        wrong(reader, node, "key \"wcet\" is missing");
    if (value[T_SERVER].text && name_index_find(&all->servers, value[T_SERVER].text) == SIZE_MAX)
        wrong(reader, value[T_SERVER].node, "there is no server \"%.60s\" in servers",
              value[T_SERVER].text);
    if (reader->document->errors != before || reader->document->no_memory)
        return;
    const gpurta_status status = add_task(reader->scenario->tasks, all, &error);
    if (status != GPURTA_OK)
        refused(reader, node, status, &error);
}

static bool need_tasks(struct reader *const reader)
{
    struct scenario *const scenario = reader->scenario;
    gpurta_error error;
    if (!scenario->tasks && gpurta_tasks_create(&scenario->tasks, &error) != GPURTA_OK)
        reader->document->no_memory = true;
    return scenario->tasks;
}

static bool index_servers(struct name_index *const servers, const gpurta_tasks *const tasks)
{
    *servers = (struct name_index){.owner = tasks, .name = any_server_name};
    for (size_t i = 0; i < gpurta_tasks_servers(tasks); i++)
        if (!name_index_add(servers))
            return false;
    return true;
}

static const char *own_name(const struct scenario *const scenario, const size_t i)
{
    return gpurta_tasks_name(scenario->tasks, i);
}

void read_tasks(struct reader *const reader, const struct node *const node)
{
    struct scenario *const scenario = reader->scenario;
    struct tasks_text text = {.names = 0};
    scenario->tasks_node = (uint32_t)(node - scenario->document.node);
    text.named = calloc((size_t)node->count + 1, sizeof *text.named);
    if (!text.named || !need_tasks(reader) || !index_servers(&text.servers, scenario->tasks)) {
        reader->document->no_memory = true;
    } else {
        values_init(text.value, TASK_KEYS);
        read_list(reader, node, "tasks", read_task, &text);
        values_clear(text.value, TASK_KEYS);
        check_names(reader, text.named, text.names);
        if (reader->document->errors == 0)
            check_default_names(reader, text.named, text.names, "task", own_name,
                                gpurta_tasks_count(scenario->tasks));
    }
    name_index_clear(&text.servers);
    free(text.named);
}

/* ---- servers ---- */

enum { S_NAME, S_BUDGET, S_PERIOD, SERVER_KEYS };

static const struct key server_keys[] = {
    [S_NAME] = {"name", KEY_NAME, true, 0, 0, NULL},
    [S_BUDGET] = {"budget", KEY_TIME, true, 1, 0, NULL},
    [S_PERIOD] = {"period", KEY_TIME, true, 1, 0, NULL},
};

struct servers_text {
    struct value value[SERVER_KEYS];
    struct named *named;
    size_t names;
};

static void read_server(struct reader *const reader, const struct node *const node,
                        void *const target)
{
    struct servers_text *const all = target;
    const struct value *const value = all->value;
    const size_t before = reader->document->errors;
    gpurta_error error;
    read_map(reader, node, server_keys, SERVER_KEYS, all->value);
    if (value[S_NAME].text)
        all->named[all->names++] = (struct named){value[S_NAME].text, value[S_NAME].node};
    if (reader->document->errors != before)
        return;
    const gpurta_status status =
        gpurta_tasks_add_server(reader->scenario->tasks, value[S_NAME].text, value[S_BUDGET].time,
                                value[S_PERIOD].time, &error);
    if (status != GPURTA_OK)
        refused(reader, node, status, &error);
}

void read_servers(struct reader *const reader, const struct node *const node)
{
    struct servers_text text = {.names = 0};
    text.named = calloc((size_t)node->count + 1, sizeof *text.named);
    if (!text.named || !need_tasks(reader)) {
        reader->document->no_memory = true;
        free(text.named);
        return;
    }
    values_init(text.value, SERVER_KEYS);
    read_list(reader, node, "servers", read_server, &text);
    values_clear(text.value, SERVER_KEYS);
    check_names(reader, text.named, text.names);
    free(text.named);
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

void read_runlist(struct reader *const reader, const struct node *const node)
{
    enum { TIMESLICE, SWITCH_COST, RESET_COST, STEP, OVERHEAD, MODE, RUNLIST_KEYS };
    static const char *const overheads[] = {"every-switch", "published", NULL};
    static const char *const modes[] = {"interleaved", "flat", NULL};
    static const struct key keys[] = {[TIMESLICE] = {"timeslice", KEY_TIME, false, 1, 0, NULL},
                                      [SWITCH_COST] = {"switch_cost", KEY_TIME, false, 0, 0, NULL},
                                      [RESET_COST] = {"reset_cost", KEY_TIME, false, 0, 0, NULL},
                                      [STEP] = {"timeslice_step", KEY_ANY, false, 0, 0, NULL},
                                      [OVERHEAD] = {"overhead", KEY_WORD, false, 0, 0, overheads},
                                      [MODE] = {"mode", KEY_WORD, false, 0, 0, modes}};
    struct scenario *const scenario = reader->scenario;
    struct value value[RUNLIST_KEYS];
    values_init(value, RUNLIST_KEYS);
    read_map(reader, node, keys, RUNLIST_KEYS, value);
    scenario->runlist.has_timeslice = value[TIMESLICE].node != NULL;
    mpq_set(scenario->runlist.timeslice, value[TIMESLICE].time);
    mpq_set(scenario->runlist.switch_cost, value[SWITCH_COST].time);
    mpq_set(scenario->runlist.reset_cost, value[RESET_COST].time);
    read_timeslice_step(reader, &keys[STEP], value[STEP].node);
    scenario->runlist.published = value[OVERHEAD].count == 1;
    scenario->runlist.flat = value[MODE].count == 1;
    values_clear(value, RUNLIST_KEYS);
}

void read_edf(struct reader *const reader, const struct node *const node)
{
    enum { OVERHEAD, LATENCY, EDF_KEYS };
    static const struct key keys[] = {[OVERHEAD] = {"overhead", KEY_TIME, false, 0, 0, NULL},
                                      [LATENCY] = {"latency", KEY_TIME, false, 0, 0, NULL}};
    struct value value[EDF_KEYS];
    values_init(value, EDF_KEYS);
    read_map(reader, node, keys, EDF_KEYS, value);
    mpq_set(reader->scenario->edf.overhead, value[OVERHEAD].time);
    mpq_set(reader->scenario->edf.latency, value[LATENCY].time);
    values_clear(value, EDF_KEYS);
}
