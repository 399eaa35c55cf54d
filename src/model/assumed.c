/* What stands for keys of a model that are not given, as the last assumptions of a result. */
#include "base/fail.h"
#include "base/result.h"
#include "base/text.h"
#include "model/inputs.h"
#include "model/model.h"
#include "model/platform.h"

#include <inttypes.h>
#include <stdlib.h>

#define TEXT_ROOM 1400
#define MOST_NAMES 8 /* in a sentence */
#define DEADLINE "deadline", "to be the period (key deadline)"
#define RELEASE                                                                                    \
    "as 0; other phases may give longer responses (key release; gpurta bound covers any)"
#define STREAM                                                                                     \
    "stream",                                                                                      \
        "as one of its own each: in the default, or in a shared one, it would wait (key stream)"

/* A key that something stands for where it is not given. */
static const struct need {
    gpurta_key key, period; /* period: of the row, which is taken; 0: the key is one of kernels */
    char letter;            /* of the names of rows without one */
    const char *what, *taken;
} needs[] = {
    {GPURTA_KEY_REGISTERS, 0, 'k', "registers",
     "as no limit to the blocks of an SM (key registers)"},
    {GPURTA_KEY_SHARED_MEMORY, 0, 'k', "shared memory", "to use none (key shared_memory)"},
    {GPURTA_KEY_PERIOD, 0, 'k', "period", "to be launched once (key period)"},
    {GPURTA_KEY_RELEASE, GPURTA_KEY_PERIOD, 'k', "release", RELEASE},
    {GPURTA_KEY_STREAM, 0, 'k', STREAM},
    {GPURTA_KEY_CHAIN_STREAM, 0, 'c', STREAM},
    {GPURTA_KEY_CHAIN_DEADLINE, GPURTA_KEY_CHAIN_PERIOD, 'c', DEADLINE},
    {GPURTA_KEY_DEADLINE, GPURTA_KEY_PERIOD, 'k', DEADLINE},
    {GPURTA_KEY_TASK_DEADLINE, GPURTA_KEY_TASK_PERIOD, 't', DEADLINE},
    {GPURTA_KEY_CHAIN_JITTER, GPURTA_KEY_CHAIN_PERIOD, 'c', "jitter",
     "as 0, no two releases closer than the period (key jitter)"},
    {GPURTA_KEY_CONTEXT_LEVEL, 0, 'x', "level", "as low (key level)"},
    {GPURTA_KEY_CHAIN_CPU_PRIORITY, 0, 'c', "priority on a shared CPU",
     "as 0, the lowest (key priority)"},
    {GPURTA_KEY_CHAIN_WAIT, 0, 'c', "wait",
     "as suspend, a thread that sleeps while the GPU works (key wait)"},
};

/* Of a chain: what makes keys of its CPU matter, and of its streams. */
enum { SHARES_CPU = 1, USES_GPU = 2, NO_PRIORITY = 4, NO_STREAM = 8 };

struct sentences {
    char text[sizeof needs / sizeof *needs + 8][TEXT_ROOM]; /* tell_all() */
    size_t count, *lanes;  /* of each context: of GPU work: a chain, or each step of one that is no
                              sequence */
    bool periodic;         /* some kernel or copy has a period */
    unsigned char *thread; /* bits of each chain, by its place */
    size_t *context;       /* of each chain, from 0; where it says none, the only one */
};

/* Are steps of the chain beside each other? */
static bool has_branches(const gpurta_model *const model, const size_t chain, const size_t step)
{
    const struct cell *const overlap = find_cell(model, chain, GPURTA_KEY_CHAIN_OVERLAP);
    return (overlap && overlap->u.count) || find_cell(model, step, GPURTA_KEY_STEP_AFTER);
}

static gpurta_status note_contexts(struct sentences *const all, const gpurta_model *const model,
                                   gpurta_error *const error)
{
    struct row_names names = {.count = 0};
    const gpurta_status status = row_names_fill(&names, model, GPURTA_SECTION_CONTEXTS, error);
    for (size_t i = 0; !status && i < gpurta_model_rows(model, GPURTA_SECTION_CHAINS); i++) {
        const struct cell *const said = find_cell(
            model, gpurta_model_row(model, GPURTA_SECTION_CHAINS, i), GPURTA_KEY_CHAIN_CONTEXT);
        const size_t at = said ? row_names_find(&names, 0, said->u.text) : SIZE_MAX;
        all->context[i] = at == SIZE_MAX ? 0 : at;
    }
    free(names.index.place);
    return status;
}

/* What is noted of each chain, and the lanes: first which chains have a step on each CPU, a
 * kernel's thread being on its chain's, then of each step whether another chain has one there. */
static gpurta_status note_chains(struct sentences *const all, const gpurta_model *const model,
                                 gpurta_error *const error)
{
    unsigned char *const thread = all->thread;
    const size_t steps = gpurta_model_rows(model, GPURTA_SECTION_STEPS);
    size_t *const owner = /* of each CPU: a chain and 1, or SIZE_MAX: several */
        calloc(gpurta_model_rows(model, GPURTA_SECTION_CPUS) + 1, sizeof *owner);
    struct row_names names = {.count = 0};
    const gpurta_status status =
        owner ? row_names_fill(&names, model, GPURTA_SECTION_CPUS, error) : fail_memory(error);
    for (size_t i = 0; !status && i < 2 * steps; i++) {
        const size_t row = gpurta_model_row(model, GPURTA_SECTION_STEPS, i < steps ? i : i - steps);
        const size_t parent = gpurta_model_parent(model, row), chain = model->row[parent].place;
        const struct cell *const own = find_cell(model, row, GPURTA_KEY_STEP_CPU);
        const struct cell *const cpu = own ? own : find_cell(model, parent, GPURTA_KEY_CHAIN_CPU);
        const struct cell *const wait = find_cell(model, parent, GPURTA_KEY_CHAIN_WAIT);
        const size_t at = cpu ? row_names_find(&names, 0, cpu->u.text) : SIZE_MAX;
        const bool host = row_kind(model, row) == 'h';
        if (!host && i < steps) {
            all->lanes[all->context[chain]] +=
                !(thread[chain] & USES_GPU) || has_branches(model, parent, row);
            thread[chain] |= USES_GPU;
            if (!find_cell(model, row, GPURTA_KEY_STEP_STREAM))
                thread[chain] |= NO_STREAM;
        }
        if (at == SIZE_MAX)
            continue;
        if (i < steps)
            owner[at] = !owner[at] || owner[at] == chain + 1 ? chain + 1 : SIZE_MAX;
        else if (owner[at] == SIZE_MAX) {
            const bool runs = host || (wait && wait->u.count);
            thread[chain] |= SHARES_CPU;
            if (runs && !find_cell(model, row, GPURTA_KEY_STEP_CPU_PRIORITY))
                thread[chain] |= NO_PRIORITY;
        }
    }
    free(names.index.place);
    free(owner);
    return status;
}

/* Does the analysis with that table read the key, and not say it itself? */
static bool is_read(const gpurta_model *const model, const gpurta_table table,
                    const struct need *const need, const bool slots)
{
    if (table == GPURTA_RUNLIST_ASSUMPTIONS)
        return need->key == GPURTA_KEY_TASK_DEADLINE;
    const bool chains = table == GPURTA_BOUND_ASSUMPTIONS || table == GPURTA_MODEL_ASSUMPTIONS;
    switch (need->key) {
    case GPURTA_KEY_REGISTERS:
        return !slots && table != GPURTA_BOUND_ASSUMPTIONS;
    case GPURTA_KEY_SHARED_MEMORY:
        return !slots;
    case GPURTA_KEY_CHAIN_JITTER:
        return table == GPURTA_BOUND_ASSUMPTIONS;
    case GPURTA_KEY_CHAIN_DEADLINE:
    case GPURTA_KEY_CHAIN_STREAM:
    case GPURTA_KEY_CONTEXT_LEVEL:
    case GPURTA_KEY_CHAIN_CPU_PRIORITY:
    case GPURTA_KEY_CHAIN_WAIT:
        return chains;
    case GPURTA_KEY_RELEASE:
    case GPURTA_KEY_PERIOD:
        return table == GPURTA_RTA_ASSUMPTIONS || table == GPURTA_MODEL_ASSUMPTIONS;
    case GPURTA_KEY_STREAM:
        return table != GPURTA_EDF_ASSUMPTIONS &&
               (table != GPURTA_BOUND_ASSUMPTIONS ||
                !gpurta_model_rows(model, GPURTA_SECTION_CHAINS));
    case GPURTA_KEY_DEADLINE:
        return table == GPURTA_RTA_ASSUMPTIONS ||
               (chains && !gpurta_model_rows(model, GPURTA_SECTION_CHAINS));
    default:
        return table == GPURTA_EDF_ASSUMPTIONS || table == GPURTA_MODEL_ASSUMPTIONS;
    }
}

/* Does something stand for the key of that row? */
static bool lacks(const struct sentences *const all, const gpurta_model *const model,
                  const size_t row, const struct need *const need)
{
    const struct row *const of = &model->row[row];
    const struct cell *const period = find_cell(model, row, need->period);
    const struct cell *const closed = find_cell(model, row, GPURTA_KEY_CHAIN_CLOSED);
    if (find_cell(model, row, need->key))
        return false;
    if (of->section == GPURTA_SECTION_CONTEXTS)
        return gpurta_model_rows(model, GPURTA_SECTION_CONTEXTS) > 1 &&
               !find_cell(model, row, GPURTA_KEY_CONTEXT_SERVER) &&
               !find_cell(model, row, GPURTA_KEY_CONTEXT_PRIORITY);
    if (need->key == GPURTA_KEY_CHAIN_STREAM)
        return all->lanes[all->context[of->place]] > 1 && (all->thread[of->place] & NO_STREAM);
    if (need->key == GPURTA_KEY_PERIOD)
        return all->periodic;
    if ((need->key == GPURTA_KEY_STREAM || need->key == GPURTA_KEY_RELEASE) &&
        gpurta_model_rows(model, (gpurta_section)of->section) < 2)
        return false;
    if (need->key == GPURTA_KEY_STREAM)
        return true;
    if (of->section == GPURTA_SECTION_CHAINS && !need->period) {
        const int bits = SHARES_CPU | (need->key == GPURTA_KEY_CHAIN_WAIT ? USES_GPU : NO_PRIORITY);
        return (all->thread[of->place] & bits) == bits;
    }
    if (!need->period)
        return of->section == GPURTA_SECTION_KERNELS || row_kind(model, row) == 'k';
    return period && period->kind == CELL_EXACT && !(closed && closed->u.count);
}

/* The rows without the key, into `row` as many as there is room for; how many there are. */
static size_t rows_without(const struct sentences *const all, const gpurta_model *const model,
                           const struct need *const need, size_t row[const MOST_NAMES])
{
    size_t count = 0;
    for (int s = 0; s < SECTIONS; s++)
        for (size_t i = 0; key_is_of(key_row(need->key), (gpurta_section)s) &&
                           i < gpurta_model_rows(model, (gpurta_section)s);
             i++) {
            const size_t at = gpurta_model_row(model, (gpurta_section)s, i);
            if (!lacks(all, model, at, need))
                continue;
            if (count < MOST_NAMES)
                row[count] = at;
            count++;
        }
    return count;
}

/* Its name, at most 60 bytes of it, or its place; where there are several chains, CHAIN/STEP. */
static size_t put_row(char *const text, const size_t room, const gpurta_model *const model,
                      const size_t row, const char letter)
{
    char place[PLACE_SPACE];
    const char *const own = row_name(model, row), *const name = own ? own : place;
    const bool inside = model->row[row].section == GPURTA_SECTION_STEPS &&
                        gpurta_model_rows(model, GPURTA_SECTION_CHAINS) > 1;
    size_t end = 0;
    if (inside) {
        end += put_row(text, room, model, gpurta_model_parent(model, row), 'c');
        end += (size_t)snprintf(text + end, room - end, "/");
    }
    place_name(place, letter, model->row[row].place);
    const int bytes = text_bytes(name, 60);
    return end + (size_t)snprintf(text + end, room - end, "%.*s%s", bytes, name,
                                  name[bytes] ? "..." : "");
}

/* "no shared memory given for k1, k2 and k3: taken to use none (key shared_memory)" */
static void tell_need(struct sentences *const all, const gpurta_model *const model,
                      const struct need *const need)
{
    char *const text = all->text[all->count];
    size_t row[MOST_NAMES], end = 0;
    const size_t count = rows_without(all, model, need, row);
    const size_t named = count <= MOST_NAMES ? count : MOST_NAMES - 1;
    if (!count)
        return;
    end += (size_t)snprintf(text, TEXT_ROOM, "no %s given for ", need->what);
    for (size_t i = 0; i < named; i++) {
        end += (size_t)snprintf(text + end, TEXT_ROOM - end, "%s",
                                i == 0           ? ""
                                : i + 1 == count ? " and "
                                                 : ", ");
        end += put_row(text + end, TEXT_ROOM - end, model, row[i], need->letter);
    }
    if (named < count)
        end += (size_t)snprintf(text + end, TEXT_ROOM - end, " and %zu others", count - named);
    snprintf(text + end, TEXT_ROOM - end, ": taken %s", need->taken);
    all->count++;
}

/* switch_cost: measured, with its value and where that is from. */
static void tell_switch_cost(struct sentences *const all, const gpurta_model *const model,
                             const gpurta_platform *const platform)
{
    const size_t row = gpurta_model_row(model, GPURTA_SECTION_RUNLIST, 0);
    int64_t word;
    if (row == GPURTA_NONE ||
        !gpurta_model_count(model, row, GPURTA_KEY_RUNLIST_SWITCH_COST, &word))
        return;
    const char *const source = strstr(gpurta_platform_source(platform), "switches: ");
    snprintf(all->text[all->count++], TEXT_ROOM,
             "switch_cost: measured is %" PRId64 " ns on platform %s%s%s",
             gpurta_platform_get(platform, GPURTA_PLATFORM_SWITCH_COST),
             gpurta_platform_title(platform), source ? ": " : "", source ? source + 10 : "");
}

/* Turns of channels, and of contexts where their result has no assumptions of its own. */
static void tell_turns(struct sentences *const all, const gpurta_model *const model,
                       const gpurta_platform *const platform)
{
    const size_t row = gpurta_model_row(model, GPURTA_SECTION_RUNLIST, 0);
    const size_t contexts = gpurta_model_rows(model, GPURTA_SECTION_CONTEXTS);
    const struct cell *const policy =
        row == GPURTA_NONE ? NULL : find_cell(model, row, GPURTA_KEY_RUNLIST_POLICY);
    const char *const doubt = platform_runlist_doubt(platform, policy && policy->u.count);
    bool turns = gpurta_model_rows(model, GPURTA_SECTION_TASKS) > 0;
    for (size_t i = 0; i < contexts && contexts > 1; i++)
        turns = turns || !find_cell(model, gpurta_model_row(model, GPURTA_SECTION_CONTEXTS, i),
                                    GPURTA_KEY_CONTEXT_SERVER);
    if (turns && doubt)
        snprintf(all->text[all->count++], TEXT_ROOM, "%s", doubt);
}

/* What CUDA clamps and no analysis does. */
static void tell_priorities(struct sentences *const all, const gpurta_model *const model)
{
    const char *first = NULL;
    int64_t priority, of_first = 0;
    for (size_t i = 0; i < gpurta_model_rows(model, GPURTA_SECTION_STREAMS) && !first; i++) {
        const size_t row = gpurta_model_row(model, GPURTA_SECTION_STREAMS, i);
        if (gpurta_model_count(model, row, GPURTA_KEY_STREAM_PRIORITY, &priority) &&
            is_clamped(priority)) {
            first = gpurta_model_text(model, row, GPURTA_KEY_STREAM_NAME, 0);
            of_first = priority;
        }
    }
    if (first)
        snprintf(all->text[all->count++], TEXT_ROOM,
                 "priorities of streams beyond CUDA's 0 to -5, as %" PRId64 " of %.60s, are "
                 "taken as they are: a GPU clamps them (key priority)",
                 of_first, first);
}

static void tell_all(struct sentences *const all, const gpurta_model *const model,
                     const gpurta_platform *const platform, const gpurta_table table)
{
    const bool slots = platform && gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS);
    const char *const times = gpurta_model_text(model, 0, GPURTA_KEY_TIMES, 0);
    int64_t unit;
    if (times)
        snprintf(all->text[all->count++], TEXT_ROOM, "times are %s (key times)", times);
    for (size_t row = 0; row < model->rows && !all->periodic; row++)
        all->periodic = find_cell(model, row, GPURTA_KEY_PERIOD);
    for (size_t i = 0; i < sizeof needs / sizeof *needs; i++)
        if (is_read(model, table, &needs[i], slots))
            tell_need(all, model, &needs[i]);
    if (!slots)
        tell_priorities(all, model);
    if (!gpurta_model_count(model, 0, GPURTA_KEY_TIME_UNIT, &unit))
        snprintf(all->text[all->count++], TEXT_ROOM,
                 "times without a unit are in %s (key time_unit)",
                 gpurta_unit_name(model_unit(model)));
    if (table == GPURTA_MODEL_ASSUMPTIONS || table == GPURTA_RUNLIST_ASSUMPTIONS)
        tell_turns(all, model, platform);
    if (!platform)
        return;
    tell_switch_cost(all, model, platform);
    if (strcmp(gpurta_platform_title(platform), gpurta_platform_name(platform)) != 0)
        snprintf(all->text[all->count++], TEXT_ROOM, "platform %s",
                 gpurta_platform_title(platform));
    const char *const open[] = {platform->doubts, platform->evidence};
    for (size_t i = 0; i < 2 && table == GPURTA_MODEL_ASSUMPTIONS; i++)
        if (*open[i])
            snprintf(all->text[all->count++], TEXT_ROOM, "%s", open[i]);
}

static void sentences_free(const struct sentences *const all)
{
    FREE(all->thread, all->context, all->lanes);
}

/* Ends the assumptions of a result, in that table. */
static gpurta_status assume(gpurta_result *const result, const gpurta_table table,
                            const gpurta_model *const model, gpurta_error *const error)
{
    gpurta_platform *platform = NULL;
    const size_t chains = gpurta_model_rows(model, GPURTA_SECTION_CHAINS);
    const size_t contexts = gpurta_model_rows(model, GPURTA_SECTION_CONTEXTS);
    struct sentences all = {.thread = calloc(chains + 1, 1),
                            .context = calloc(chains + 1, sizeof *all.context),
                            .lanes = calloc(contexts + 1, sizeof *all.lanes)};
    size_t size = 1, end = 0;
    if (!all.thread || !all.context || !all.lanes || note_contexts(&all, model, error) ||
        note_chains(&all, model, error) ||
        gpurta_model_platform(model, &platform, NULL) == GPURTA_NO_MEMORY) {
        sentences_free(&all);
        return fail_memory(error);
    }
    tell_all(&all, model, platform,
             table == GPURTA_PARTITION_ASSUMPTIONS ? GPURTA_BOUND_ASSUMPTIONS : table);
    gpurta_platform_destroy(platform);
    sentences_free(&all);
    for (size_t i = 0; i < all.count; i++)
        size += strlen(all.text[i]) + 1;
    char *const texts = malloc(size);
    if (!texts)
        return fail_memory(error);
    for (size_t i = 0; i < all.count; i++)
        end += (size_t)snprintf(texts + end, size - end, "%s", all.text[i]) + 1;
    result_assume(result, table, texts, all.count);
    return GPURTA_OK;
}

gpurta_status model_give(gpurta_status status, gpurta_result *const made, const gpurta_table table,
                         const gpurta_model *const model, gpurta_result **const result,
                         gpurta_error *const error)
{
    if (!status)
        status = assume(made, table, model, error);
    if (status)
        gpurta_result_destroy(made);
    else
        *result = made;
    return status;
}

gpurta_status inputs_give(struct inputs *const in, const gpurta_status status,
                          gpurta_result *const made, const gpurta_table table,
                          gpurta_result **const result, gpurta_error *const error)
{
    return inputs_end(in, model_give(status, made, table, in->model, result, error), error);
}
