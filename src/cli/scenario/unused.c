/* What a scenario gives but nothing in it uses: most likely a name that was mistyped. */
#include "base/text.h"
#include "base/values.h"
#include "cli/base/arrays.h"
#include "cli/scenario/rows.h"

#include <stdlib.h>
#include <string.h>

struct used {
    const char **name; /* sorted, once it is complete */
    size_t count;
};

#define MOST_COMPARED 300000 /* pairs of names */

/* A key that names a stream which the table has not. */
struct stray {
    const char *name;
    gpurta_section section;
    gpurta_key key;
    size_t item;
};

static int by_name(const void *const a, const void *const b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Names of the streams that kernels and copies are on. */
static void used_streams(struct used *const used, const struct scenario *const scenario)
{
    const gpurta_result *const model = scenario->resolved;
    const size_t operations = scenario_operations(scenario);
    const size_t steps = gpurta_rows(model, GPURTA_MODEL_STEPS);
    used->name = allocate_zeroed(operations + steps + 1, sizeof *used->name);
    for (size_t i = 0; i < operations + steps; i++) {
        const char *const name =
            i < operations ? result_text(model, GPURTA_MODEL_OPERATIONS_STREAM, i)
                           : result_text(model, GPURTA_MODEL_STEPS_STREAM, i - operations);
        if (name)
            used->name[used->count++] = name;
    }
    qsort(used->name, used->count, sizeof *used->name, by_name);
}

/* s1 and s2 are numbered, not mistyped. */
static bool numbered_alike(const char *const a, const char *const b)
{
    const size_t n = strcspn(a, "0123456789");
    return a[n] && n == strcspn(b, "0123456789") && b[n] && strncmp(a, b, n) == 0;
}

static bool is_among(const struct used *const names, const char *const name)
{
    return bsearch(&name, names->name, names->count, sizeof *names->name, by_name) != NULL;
}

/* Names of the table. */
static struct used listed_streams(const struct document *const d, const struct node *const streams)
{
    struct used listed = {allocate_zeroed(streams->count + 1, sizeof *listed.name), 0};
    for (const struct node *key = document_child(d, streams); key;
         key = document_next(d, document_next(d, key)))
        listed.name[listed.count++] = document_text(d, key);
    qsort(listed.name, listed.count, sizeof *listed.name, by_name);
    return listed;
}

static size_t find_strays(struct stray **const stray, const gpurta_model *const model,
                          const struct used *const listed)
{
    static const gpurta_key keys[] = {GPURTA_KEY_STREAM, GPURTA_KEY_CHAIN_STREAM,
                                      GPURTA_KEY_STEP_STREAM};
    static const gpurta_section sections[] = {GPURTA_SECTION_KERNELS, GPURTA_SECTION_OPERATIONS,
                                              GPURTA_SECTION_CHAINS, GPURTA_SECTION_STEPS};
    size_t count = 0, room = 0;
    for (size_t s = 0; s < FIELDS(sections); s++)
        for (size_t i = 0; i < gpurta_model_rows(model, sections[s]); i++)
            for (size_t k = 0; k < FIELDS(keys); k++) {
                const char *const name =
                    gpurta_model_text(model, gpurta_model_row(model, sections[s], i), keys[k], 0);
                if (!name || is_among(listed, name))
                    continue;
                ADD_ROOM(*stray, room, count);
                (*stray)[count++] = (struct stray){name, sections[s], keys[k], i};
            }
    return count;
}

/* A stray that most likely means this one of the table is a mistake. False: there is none among
 * those that are still *left to compare. */
static bool mistyped(struct scenario *const scenario, const struct stray *const stray,
                     const size_t strays, const char *const name, size_t *const left)
{
    struct reader reader = reader_of(scenario);
    for (size_t i = 0; i < strays && *left; i++, --*left) {
        const char *const other = stray[i].name;
        if (numbered_alike(name, other) || typing_distance(name, other) >= typing_limit(name))
            continue;
        gpurta_error error = {.section = (int16_t)stray[i].section,
                              .key = (int16_t)stray[i].key,
                              .item = (int64_t)stray[i].item};
        snprintf(error.message, sizeof error.message,
                 "no operation is on stream \"%.60s\" of streams; did you mean it here, "
                 "instead of \"%.60s\"?",
                 name, other);
        row_fault(&reader, &error);
        return true;
    }
    return false;
}

/* CUDA clamps what is outside of its range, and nothing is clamped here. How many were `told`. */
static size_t note_priority(const struct document *const d, const struct node *const stream,
                            const size_t told)
{
    const struct node *const key = document_key(d, stream, "priority");
    const long priority = key ? strtol(document_text(d, document_next(d, key)), NULL, 10) : 0;
    if (!is_clamped(priority))
        return told;
    if (told == 0 && priority > 0)
        document_note(d, key,
                      "priority: CUDA's lowest is 0, and a GPU would run the stream at 0; it is "
                      "taken as %ld here, below all that have 0",
                      priority);
    else if (told == 0)
        document_note(d, key,
                      "priority: CUDA's highest is -5 or less urgent, as "
                      "cudaDeviceGetStreamPriorityRange says, and a GPU would run the stream at "
                      "that; it is taken as %ld here",
                      priority);
    return told + 1;
}

static void note_streams(struct scenario *const scenario, const struct node *const streams)
{
    const struct document *const d = &scenario->document;
    struct used used = {NULL, 0}, listed = listed_streams(d, streams);
    struct stray *stray = NULL;
    const size_t strays = find_strays(&stray, scenario->given.model, &listed);
    const bool slots = gpurta_platform_get(scenario->platform, GPURTA_PLATFORM_SLOTS);
    bool unused = false;
    size_t told = 0, left = MOST_COMPARED;
    used_streams(&used, scenario);
    for (const struct node *key = document_child(d, streams); key;
         key = document_next(d, document_next(d, key))) {
        const char *const name = document_text(d, key);
        if (!slots)
            told = note_priority(d, document_next(d, key), told);
        if (is_among(&used, name) || mistyped(scenario, stray, strays, name, &left))
            continue;
        document_note(d, key, "streams: no operation is on stream \"%.60s\"", name);
        unused = unused || strcmp(name, "default") != 0;
    }
    if (told > 1)
        document_note(
            d, streams,
            "priority: other streams outside of CUDA's range, taken as they are, too: %zu",
            told - 1);
    /* where one of the table is not used, one that it has not may be meant */
    for (size_t i = 0; i < used.count && unused; i++)
        if (!is_among(&listed, used.name[i]) && strcmp(used.name[i], "default") != 0 &&
            (i == 0 || strcmp(used.name[i], used.name[i - 1]) != 0))
            document_note(d, streams, "stream \"%.60s\" is not in streams: one of low priority",
                          used.name[i]);
    FREE(used.name, listed.name, stray);
}

/* A context that no chain is in takes GPU time from others only if it is saturated. */
static void note_contexts(const struct scenario *const scenario, const struct node *const contexts)
{
    const struct document *const d = &scenario->document;
    const gpurta_result *const model = scenario->resolved;
    const size_t count = gpurta_rows(model, GPURTA_MODEL_CONTEXTS);
    bool *const used = allocate_zeroed(count + 1, sizeof *used);
    for (size_t i = 0; i < gpurta_rows(model, GPURTA_MODEL_CHAINS); i++) {
        used[result_count_or(model, GPURTA_MODEL_CHAINS_CONTEXT, i, (int64_t)count)] = true;
    }
    const struct node *node = document_child(d, contexts);
    for (size_t i = 0; i < count && node; i++, node = document_next(d, node))
        if (!used[i] && count > 1 && !result_count(model, GPURTA_MODEL_CONTEXTS_SATURATED, i))
            document_note(d, node,
                          "contexts: no chain is in context \"%.60s\", which is not saturated: "
                          "it takes no time",
                          result_text(model, GPURTA_MODEL_CONTEXTS_NAME, i));
    free(used);
}

/* Whether some context of the list is in the server. */
static bool serves(const struct document *const d, const struct node *const contexts,
                   const char *const server)
{
    for (const struct node *c = document_child(d, contexts); c; c = document_next(d, c)) {
        const struct node *const key = document_key(d, c, "server");
        if (key && strcmp(document_text(d, document_next(d, key)), server) == 0)
            return true;
    }
    return false;
}

static void note_servers(const struct scenario *const scenario, const struct node *const servers,
                         const struct node *const contexts)
{
    const struct document *const d = &scenario->document;
    for (const struct node *s = document_child(d, servers); s; s = document_next(d, s)) {
        const struct node *const key = document_key(d, s, "name");
        const char *const name = key ? document_text(d, document_next(d, key)) : "";
        if (!serves(d, contexts, name))
            document_note(d, s, "servers: no context is in server \"%.60s\": it takes no time",
                          name);
    }
}

/* A time outside of what it can be: what `range` says. */
static void note_time(const struct scenario *const scenario, const struct node *const row,
                      const char *const name, const char *const least, const char *const most,
                      const char *const range)
{
    const struct document *const d = &scenario->document;
    const struct node *const key = document_key(d, row, name);
    if (!key)
        return;
    LOCAL_MPQ(time, low, high);
    if (!gpurta_time_parse(time, document_text(d, document_next(d, key)), scenario->unit, NULL) &&
        !gpurta_time_parse(low, least, scenario->unit, NULL) &&
        !gpurta_time_parse(high, most, scenario->unit, NULL) &&
        (mpq_cmp(time, low) < 0 || mpq_cmp(time, high) > 0))
        document_note(d, key, "%s: %s, found %.40s", name, range,
                      document_text(d, document_next(d, key)));
}

/* One that a user of a device cannot set: see doc/runlist.md. */
static void note_timeslice(const struct scenario *const scenario, const struct node *const row)
{
    note_time(scenario, row, "timeslice", "1ms", "50ms", "a user can set 1 to 50 ms");
}

/* The usual mistake is a number of us in a file of ms. */
static void note_gaps(const struct scenario *const scenario)
{
    const struct document *const d = &scenario->document;
    const struct node *const chains = document_key(d, d->node, "chains");
    for (const struct node *c = chains ? document_child(d, document_next(d, chains)) : NULL; c;
         c = document_next(d, c))
        note_time(scenario, c, "launch_gap", "0", "1ms",
                  "gaps of 2 to 5 us were measured (launch_gap: 5us)");
}

int scenario_note_unused(struct scenario *const scenario)
{
    const struct document *const d = &scenario->document;
    const struct node *const streams = document_key(d, d->node, "streams");
    const struct node *const contexts = document_key(d, d->node, "contexts");
    const struct node *const servers = document_key(d, d->node, "servers");
    if (streams && !scenario->ignored &&
        (scenario_operations(scenario) || gpurta_rows(scenario->resolved, GPURTA_MODEL_CONTEXTS) ||
         gpurta_rows(scenario->resolved, GPURTA_MODEL_CHAINS)))
        note_streams(scenario, document_next(d, streams));
    if (contexts && gpurta_rows(scenario->resolved, GPURTA_MODEL_CHAINS)) {
        note_contexts(scenario, document_next(d, contexts));
        if (servers)
            note_servers(scenario, document_next(d, servers), document_next(d, contexts));
    }
    note_gaps(scenario);
    if (scenario->platform && !gpurta_platform_get(scenario->platform, GPURTA_PLATFORM_SLOTS)) {
        const struct node *const runlist = document_key(d, d->node, "runlist");
        const struct node *const tasks = document_key(d, d->node, "tasks");
        const struct node *const lists[] = {contexts, tasks};
        if (runlist)
            note_timeslice(scenario, document_next(d, runlist));
        for (size_t i = 0; i < FIELDS(lists); i++)
            for (const struct node *c = lists[i] ? document_child(d, document_next(d, lists[i]))
                                                 : NULL;
                 c; c = document_next(d, c))
                note_timeslice(scenario, c);
    }
    return document_report(&scenario->document);
}
