/* The sections `tasks`, `servers`, `runlist` and `edf` of a scenario. */
#include "reader.h"

#include <stdlib.h>
#include <string.h>

struct task_text {
    const char *name, *server;
    const struct node *name_node, *server_node;
    mpq_t time[GPURTA_TASK_NONPREEMPTABLE + 1];
    bool given[GPURTA_TASK_NONPREEMPTABLE + 1];
    int level;
    bool saturated;
};

struct tasks_text {
    struct task_text task;
    struct named *named;
    size_t names;
};

static void read_task_name(struct reader *const reader, const struct node *const node,
                           void *const target)
{
    struct task_text *const task = target;
    task->name = read_name(reader, node);
    task->name_node = node;
}

static void read_server_name(struct reader *const reader, const struct node *const node,
                             void *const target)
{
    struct task_text *const task = target;
    task->server = read_name(reader, node);
    task->server_node = node;
}

static void read_level(struct reader *const reader, const struct node *const node,
                       void *const target)
{
    static const char *const words[] = {"low", "medium", "high", NULL};
    struct task_text *const task = target;
    task->level = GPURTA_LEVEL_LOW + read_word(reader, node, words);
}

static void read_saturated(struct reader *const reader, const struct node *const node,
                           void *const target)
{
    struct task_text *const task = target;
    read_bool(reader, node, &task->saturated);
}

static void read_task_time(struct reader *const reader, const struct node *const node,
                           struct task_text *const task, const gpurta_task_time which)
{
    const enum least least = which == GPURTA_TASK_NONPREEMPTABLE ? ZERO_OR_MORE : ABOVE_ZERO;
    task->given[which] = read_time(reader, node, least, task->time[which]);
}

static void read_wcet(struct reader *const reader, const struct node *const node,
                      void *const target)
{
    read_task_time(reader, node, target, GPURTA_TASK_WCET);
}

static void read_period(struct reader *const reader, const struct node *const node,
                        void *const target)
{
    read_task_time(reader, node, target, GPURTA_TASK_PERIOD);
}

static void read_deadline(struct reader *const reader, const struct node *const node,
                          void *const target)
{
    read_task_time(reader, node, target, GPURTA_TASK_DEADLINE);
}

static void read_timeslice(struct reader *const reader, const struct node *const node,
                           void *const target)
{
    read_task_time(reader, node, target, GPURTA_TASK_TIMESLICE);
}

static void read_nonpreemptable(struct reader *const reader, const struct node *const node,
                                void *const target)
{
    read_task_time(reader, node, target, GPURTA_TASK_NONPREEMPTABLE);
}

static const struct key task_keys[] = {
    {"name", read_task_name, false},      {"level", read_level, false},
    {"timeslice", read_timeslice, false}, {"wcet", read_wcet, false},
    {"period", read_period, false},       {"deadline", read_deadline, false},
    {"saturated", read_saturated, false}, {"nonpreemptable", read_nonpreemptable, false},
    {"server", read_server_name, false},
};

static int by_server_name(const void *const a, const void *const b)
{
    const struct server_name *const x = a, *const y = b;
    return strcmp(x->name, y->name);
}

static void sort_servers(struct scenario *const scenario)
{
    const size_t n = gpurta_tasks_servers(scenario->tasks);
    scenario->server_names = calloc(n + 1, sizeof *scenario->server_names);
    if (!scenario->server_names) {
        scenario->document.no_memory = true;
        return;
    }
    for (size_t i = 0; i < n; i++)
        scenario->server_names[i] =
            (struct server_name){gpurta_tasks_server_name(scenario->tasks, i), (int64_t)i};
    qsort(scenario->server_names, n, sizeof *scenario->server_names, by_server_name);
}

static int64_t find_server(const struct scenario *const scenario, const char *const name)
{
    const struct server_name key = {name, 0};
    const struct server_name *const found =
        scenario->server_names
            ? bsearch(&key, scenario->server_names, gpurta_tasks_servers(scenario->tasks),
                      sizeof key, by_server_name)
            : NULL;
    return found ? found->number : GPURTA_NO_SERVER;
}

static gpurta_status add_task(const struct scenario *const scenario,
                              const struct task_text *const text, gpurta_error *const error)
{
    gpurta_tasks *const tasks = scenario->tasks;
    const size_t index = gpurta_tasks_count(tasks);
    gpurta_status status = gpurta_tasks_add(tasks, text->name, text->time[GPURTA_TASK_WCET], error);
    for (int t = GPURTA_TASK_PERIOD; status == GPURTA_OK && t <= GPURTA_TASK_NONPREEMPTABLE; t++)
        if (text->given[t])
            status = gpurta_tasks_set_time(tasks, index, (gpurta_task_time)t, text->time[t], error);
    if (status == GPURTA_OK)
        status = gpurta_tasks_set_level(tasks, index, (gpurta_level)text->level, error);
    if (status == GPURTA_OK)
        status = gpurta_tasks_set_saturated(tasks, index, text->saturated, error);
    if (status == GPURTA_OK && text->server)
        status = gpurta_tasks_set_server(tasks, index, find_server(scenario, text->server), error);
    return status;
}

static void read_task(struct reader *const reader, const struct node *const node,
                      void *const target)
{
    struct tasks_text *const all = target;
    struct task_text *const task = &all->task;
    const size_t before = reader->document->errors;
    task->name = task->server = NULL;
    task->level = GPURTA_LEVEL_NONE;
    task->saturated = false;
    memset(task->given, 0, sizeof task->given);
    read_map(reader, node, task_keys, sizeof task_keys / sizeof task_keys[0], task);
    if (task->name)
        all->named[all->names++] = (struct named){task->name, task->name_node};
    if (task->saturated && !task->given[GPURTA_TASK_WCET])
        mpq_set_ui(task->time[GPURTA_TASK_WCET], 1, 1); /* a saturated channel's is not used */
    else if (!task->given[GPURTA_TASK_WCET] && reader->document->errors == before)
        wrong(reader, node, "key \"wcet\" is missing");
    if (task->server && find_server(reader->scenario, task->server) < 0)
        wrong(reader, task->server_node, "there is no server \"%.60s\" in servers", task->server);
    if (reader->document->errors != before || reader->document->no_memory)
        return;
    gpurta_error error;
    const gpurta_status status = add_task(reader->scenario, task, &error);
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

static const char *own_name(const struct scenario *const scenario, const size_t i)
{
    return gpurta_tasks_name(scenario->tasks, i);
}

void read_tasks(struct reader *const reader, const struct node *const node, void *const target)
{
    struct scenario *const scenario = target;
    struct tasks_text text = {.names = 0};
    scenario->tasks_node = (uint32_t)(node - scenario->document.node);
    text.named = calloc((size_t)node->count + 1, sizeof *text.named);
    if (!text.named || !need_tasks(reader)) {
        reader->document->no_memory = true;
        free(text.named);
        return;
    }
    for (int t = 0; t <= GPURTA_TASK_NONPREEMPTABLE; t++)
        mpq_init(text.task.time[t]);
    read_list(reader, node, "tasks", read_task, &text);
    for (int t = 0; t <= GPURTA_TASK_NONPREEMPTABLE; t++)
        mpq_clear(text.task.time[t]);
    check_names(reader, text.named, text.names);
    if (reader->document->errors == 0)
        check_default_names(reader, text.named, text.names, "task", own_name,
                            gpurta_tasks_count(scenario->tasks));
    free(text.named);
}

/* ---- servers ---- */

struct server_text {
    const char *name;
    const struct node *name_node;
    mpq_t budget, period;
};

struct servers_text {
    struct server_text server;
    struct named *named;
    size_t names;
};

static void read_own_name(struct reader *const reader, const struct node *const node,
                          void *const target)
{
    struct server_text *const server = target;
    server->name = read_name(reader, node);
    server->name_node = node;
}

static void read_budget(struct reader *const reader, const struct node *const node,
                        void *const target)
{
    struct server_text *const server = target;
    read_time(reader, node, ABOVE_ZERO, server->budget);
}

static void read_server_period(struct reader *const reader, const struct node *const node,
                               void *const target)
{
    struct server_text *const server = target;
    read_time(reader, node, ABOVE_ZERO, server->period);
}

static void read_server(struct reader *const reader, const struct node *const node,
                        void *const target)
{
    static const struct key keys[] = {{"name", read_own_name, true},
                                      {"budget", read_budget, true},
                                      {"period", read_server_period, true}};
    struct servers_text *const all = target;
    struct server_text *const server = &all->server;
    const size_t before = reader->document->errors;
    server->name = NULL;
    read_map(reader, node, keys, sizeof keys / sizeof keys[0], server);
    if (server->name)
        all->named[all->names++] = (struct named){server->name, server->name_node};
    if (reader->document->errors != before)
        return;
    gpurta_error error;
    const gpurta_status status = gpurta_tasks_add_server(reader->scenario->tasks, server->name,
                                                         server->budget, server->period, &error);
    if (status != GPURTA_OK)
        refused(reader, node, status, &error);
}

void read_servers(struct reader *const reader, const struct node *const node, void *const target)
{
    struct servers_text text = {.names = 0};
    (void)target;
    text.named = calloc((size_t)node->count + 1, sizeof *text.named);
    if (!text.named || !need_tasks(reader)) {
        reader->document->no_memory = true;
        free(text.named);
        return;
    }
    mpq_init(text.server.budget);
    mpq_init(text.server.period);
    read_list(reader, node, "servers", read_server, &text);
    mpq_clear(text.server.budget);
    mpq_clear(text.server.period);
    check_names(reader, text.named, text.names);
    sort_servers(reader->scenario);
    free(text.named);
}

/* ---- runlist, edf ---- */

static void read_common_timeslice(struct reader *const reader, const struct node *const node,
                                  void *const target)
{
    struct scenario *const scenario = target;
    scenario->runlist.has_timeslice =
        read_time(reader, node, ABOVE_ZERO, scenario->runlist.timeslice);
}

static void read_switch_cost(struct reader *const reader, const struct node *const node,
                             void *const target)
{
    struct scenario *const scenario = target;
    read_time(reader, node, ZERO_OR_MORE, scenario->runlist.switch_cost);
}

static void read_runlist_overhead(struct reader *const reader, const struct node *const node,
                                  void *const target)
{
    static const char *const words[] = {"every-switch", "published", NULL};
    struct scenario *const scenario = target;
    scenario->runlist.published = read_word(reader, node, words) == 1;
}

static void read_mode(struct reader *const reader, const struct node *const node,
                      void *const target)
{
    static const char *const words[] = {"interleaved", "flat", NULL};
    struct scenario *const scenario = target;
    scenario->runlist.flat = read_word(reader, node, words) == 1;
}

void read_runlist(struct reader *const reader, const struct node *const node, void *const target)
{
    static const struct key keys[] = {{"timeslice", read_common_timeslice, false},
                                      {"switch_cost", read_switch_cost, false},
                                      {"overhead", read_runlist_overhead, false},
                                      {"mode", read_mode, false}};
    read_map(reader, node, keys, sizeof keys / sizeof keys[0], target);
}

static void read_edf_overhead(struct reader *const reader, const struct node *const node,
                              void *const target)
{
    struct scenario *const scenario = target;
    read_time(reader, node, ZERO_OR_MORE, scenario->edf.overhead);
}

static void read_latency(struct reader *const reader, const struct node *const node,
                         void *const target)
{
    struct scenario *const scenario = target;
    read_time(reader, node, ZERO_OR_MORE, scenario->edf.latency);
}

void read_edf(struct reader *const reader, const struct node *const node, void *const target)
{
    static const struct key keys[] = {{"overhead", read_edf_overhead, false},
                                      {"latency", read_latency, false}};
    read_map(reader, node, keys, sizeof keys / sizeof keys[0], target);
}
