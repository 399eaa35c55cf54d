/* Reads what tasks of a design are like: their levels, timeslices, servers and contexts. */
#include "cli/sweep/design_read.h"

#include <string.h>

static const char *const levels[] = {"low", "medium", "high", NULL};

static gpurta_level level_of(const int64_t word)
{
    return (gpurta_level)(GPURTA_LEVEL_LOW + word);
}

struct task_kind *add_kind(struct design *const design, const gpurta_level level)
{
    if (design->kinds == MOST_KINDS)
        return NULL;
    struct task_kind *const kind = &design->kind[design->kinds++];
    *kind = (struct task_kind){.level = level, .server = GPURTA_NONE, .context = GPURTA_NONE};
    mpq_inits(kind->timeslice, kind->budget, kind->period, NULL);
    return kind;
}

void read_level(struct reader *const reader, const struct node *const item, void *const target)
{
    const int word = read_word(reader, item, levels);
    if (word >= 0 && !add_kind(target, level_of(word)))
        wrong(reader, item, "expected at most %d levels", MOST_KINDS);
}

/* ---- servers and contexts ---- */

static size_t find_server(struct reader *const reader, const struct node *const node,
                          const struct design *const design, const char *const name)
{
    for (size_t i = 0; i < design->servers; i++)
        if (strcmp(design->server[i].name, name) == 0)
            return i;
    wrong(reader, node, "there is no server \"%.60s\" in servers", name);
    return GPURTA_NONE;
}

void read_design_server(struct reader *const reader, const struct node *const item,
                        void *const target)
{
    enum { NAME, BUDGET, PERIOD, COUNT };
    static const struct key keys[] = {[NAME] = {"name", KEY_NAME, true, 0, 0, NULL},
                                      [BUDGET] = {"budget", KEY_TIME, true, 1, 0, NULL},
                                      [PERIOD] = {"period", KEY_TIME, true, 1, 0, NULL}};
    struct design *const design = target;
    struct value value[COUNT];
    const size_t before = reader->document->errors;
    values_init(value, COUNT);
    read_map(reader, item, keys, COUNT, value);
    if (reader->document->errors == before && design->servers == MOST_KINDS) {
        wrong(reader, item, "expected at most %d servers", MOST_KINDS);
    } else if (reader->document->errors == before) {
        struct design_server *const server = &design->server[design->servers++];
        server->name = value[NAME].text;
        mpq_inits(server->budget, server->period, NULL);
        mpq_set(server->budget, value[BUDGET].time);
        mpq_set(server->period, value[PERIOD].time);
        if (mpq_cmp(server->budget, server->period) > 0)
            wrong(reader, item, "the budget is above the period");
        for (size_t i = 0; i + 1 < design->servers; i++)
            if (strcmp(design->server[i].name, server->name) == 0)
                wrong(reader, item, "two servers have the name \"%.60s\"", server->name);
    }
    values_clear(value, COUNT);
}

enum { X_NAME, X_LEVEL, X_TIMESLICE, X_SATURATED, X_SERVER, CONTEXT_KEYS };

static void take_context(struct reader *const reader, const struct node *const item,
                         struct design *const design, const struct value *const value)
{
    struct design_context *const context = &design->context[design->contexts++];
    *context = (struct design_context){.name = value[X_NAME].text,
                                       .level = value[X_LEVEL].node ? level_of(value[X_LEVEL].count)
                                                                    : GPURTA_LEVEL_NONE,
                                       .saturated = value[X_SATURATED].count != 0,
                                       .server = GPURTA_NONE};
    mpq_init(context->timeslice);
    mpq_set(context->timeslice, value[X_TIMESLICE].time);
    if (value[X_SERVER].text)
        context->server = find_server(reader, value[X_SERVER].node, design, value[X_SERVER].text);
    const bool channel = value[X_LEVEL].node || value[X_TIMESLICE].node;
    if (channel == (value[X_SERVER].node != NULL) ||
        (channel && !(value[X_LEVEL].node && value[X_TIMESLICE].node)))
        wrong(reader, item, "expected a level and a timeslice, or a server");
    for (size_t i = 0; i + 1 < design->contexts; i++)
        if (strcmp(design->context[i].name, context->name) == 0)
            wrong(reader, item, "two contexts have the name \"%.60s\"", context->name);
}

void read_design_context(struct reader *const reader, const struct node *const item,
                         void *const target)
{
    static const struct key keys[] = {[X_NAME] = {"name", KEY_NAME, true, 0, 0, NULL},
                                      [X_LEVEL] = {"level", KEY_WORD, false, 0, 0, levels},
                                      [X_TIMESLICE] = {"timeslice", KEY_TIME, false, 1, 0, NULL},
                                      [X_SATURATED] = {"saturated", KEY_BOOL, false, 0, 0, NULL},
                                      [X_SERVER] = {"server", KEY_NAME, false, 0, 0, NULL}};
    struct design *const design = target;
    struct value value[CONTEXT_KEYS];
    const size_t before = reader->document->errors;
    values_init(value, CONTEXT_KEYS);
    read_map(reader, item, keys, CONTEXT_KEYS, value);
    if (reader->document->errors == before && design->contexts == MOST_KINDS)
        wrong(reader, item, "expected at most %d contexts", MOST_KINDS);
    else if (reader->document->errors == before)
        take_context(reader, item, design, value);
    values_clear(value, CONTEXT_KEYS);
}

/* ---- tasks ---- */

/* The name of a server, or {budget: X, period: Y}: one of its own, X C every Y T. */
static void read_task_server(struct reader *const reader, const struct node *const node,
                             const struct design *const design, struct task_kind *const kind)
{
    static const struct key keys[] = {{"budget", KEY_ANY, true, 0, 0, NULL},
                                      {"period", KEY_ANY, true, 0, 0, NULL}};
    struct value value[2];
    if (node->kind != NODE_MAP) {
        const char *const name = read_name(reader, node);
        if (name)
            kind->server = find_server(reader, node, design, name);
        return;
    }
    mpq_ptr const part[] = {kind->budget, kind->period};
    read_map(reader, node, keys, 2, value);
    for (size_t i = 0; i < 2; i++)
        if (value[i].node) {
            enter_key(reader, &keys[i]);
            read_number(reader, value[i].node, P_MOST, part[i]);
            leave_key(reader);
        }
}

static size_t find_context(struct reader *const reader, const struct value *const value,
                           const struct design *const design)
{
    for (size_t i = 0; i < design->contexts; i++)
        if (strcmp(design->context[i].name, value->text) == 0) {
            if (design->context[i].saturated)
                wrong(reader, value->node, "a saturated context is there to interfere alone");
            return i;
        }
    wrong(reader, value->node, "there is no context \"%.60s\" in contexts", value->text);
    return GPURTA_NONE;
}

void read_kind(struct reader *const reader, const struct node *const item, void *const target)
{
    enum { LEVEL, TIMESLICE, SERVER, CONTEXT, COUNT };
    static const struct key keys[] = {[LEVEL] = {"level", KEY_WORD, false, 0, 0, levels},
                                      [TIMESLICE] = {"timeslice", KEY_TIME, false, 1, 0, NULL},
                                      [SERVER] = {"server", KEY_ANY, false, 0, 0, NULL},
                                      [CONTEXT] = {"context", KEY_NAME, false, 0, 0, NULL}};
    struct design *const design = target;
    struct value value[COUNT];
    const size_t before = reader->document->errors;
    values_init(value, COUNT);
    read_map(reader, item, keys, COUNT, value);
    struct task_kind *const kind =
        add_kind(design, value[LEVEL].node ? level_of(value[LEVEL].count) : GPURTA_LEVEL_HIGH);
    if (!kind) {
        wrong(reader, item, "expected at most %d kinds of tasks", MOST_KINDS);
    } else if (reader->document->errors == before) {
        kind->node = item;
        mpq_set(kind->timeslice, value[TIMESLICE].time);
        if (value[SERVER].node) {
            enter_key(reader, &keys[SERVER]);
            read_task_server(reader, value[SERVER].node, design, kind);
            leave_key(reader);
        }
        enter_key(reader, &keys[CONTEXT]);
        if (value[CONTEXT].text)
            kind->context = find_context(reader, &value[CONTEXT], design);
        leave_key(reader);
    }
    values_clear(value, COUNT);
}
