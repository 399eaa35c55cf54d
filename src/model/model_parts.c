/* The platform, the tasks and the options of a model. */
#include "model/build.h"

#include "base/count.h"
#include "base/fail.h"
#include "model/model.h"
#include "model/platform.h"
#include "model/tasks.h"

#include <gpurta/gpurta.h>
#include <stdlib.h>

/* ---- the platform ---- */

static gpurta_status set_field(gpurta_platform *const platform, struct building *const b,
                               const struct cell *const cell)
{
    const int field = cell->key - GPURTA_KEY_PLATFORM_FIELD;
    int64_t value = cell->u.count, bytes;
    const char *text;
    b->key = (gpurta_key)cell->key;
    if (field < 0 || field >= PLATFORM_FIELDS || field == GPURTA_PLATFORM_SLOTS)
        return GPURTA_OK;
    if (field == GPURTA_PLATFORM_CARVEOUT_SIZES) {
        value = 0;
        for (size_t i = 0; (text = gpurta_model_text(b->model, b->row, b->key, i)); i++)
            if (parse_bytes(text, 0, INT64_MAX, &bytes))
                value |= INT64_C(1) << (bytes / 4096);
    }
    return gpurta_platform_set(platform, (gpurta_platform_field)field, value, b->error);
}

static gpurta_status build_platform(gpurta_platform **const platform, struct building *const b)
{
    const struct row *const r = &b->model->row[b->row];
    const char *const name = text_of(b, GPURTA_KEY_PLATFORM_NAME);
    const int64_t slots =
        count_of(b, (gpurta_key)(GPURTA_KEY_PLATFORM_FIELD + GPURTA_PLATFORM_SLOTS), 0);
    const char *const capability = text_of(b, GPURTA_KEY_PLATFORM_CAPABILITY);
    const char *const base = text_of(b, GPURTA_KEY_PLATFORM_BASE);
    gpurta_platform_field missing;
    gpurta_status status;
    char row[32];
    snprintf(row, sizeof row, "cc-%.20s", capability ? capability : "");
    if (slots)
        status = gpurta_platform_create_slots(platform, slots, b->error);
    else if (base || capability)
        status = gpurta_platform_create(platform, base ? base : row, b->error);
    else
        status = gpurta_platform_create_device(platform, name ? name : "custom", b->error);
    const struct cell *const rules = status ? NULL : cell_of(b, GPURTA_KEY_PLATFORM_RULES);
    if (rules)
        status = gpurta_platform_set_rules(*platform, (gpurta_rules)rules->u.count, b->error);
    for (size_t c = 0; !status && c < r->cells; c++)
        status = set_field(*platform, b, &b->model->cell[r->first + c]);
    if (!status && name && (slots || base || capability))
        status = gpurta_platform_set_name(*platform, name, b->error);
    if (!status && gpurta_platform_missing(*platform, &missing)) {
        b->key = (gpurta_key)0;
        status =
            fail(b->error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                 "%s is missing; give every limit, or a base or compute_capability that has it",
                 gpurta_platform_field_name(missing));
    }
    return status ? fail_at(b->error, status, b->model, b->row, b->key) : status;
}

/* Chains of host steps alone need no GPU: one slot, which nothing uses. */
static bool needs_gpu(const gpurta_model *const model)
{
    const size_t steps = gpurta_model_rows(model, GPURTA_SECTION_STEPS);
    bool gpu = !steps || gpurta_model_rows(model, GPURTA_SECTION_KERNELS) ||
               gpurta_model_rows(model, GPURTA_SECTION_OPERATIONS);
    for (size_t i = 0; !gpu && i < steps; i++)
        gpu = row_kind(model, gpurta_model_row(model, GPURTA_SECTION_STEPS, i)) != 'h';
    return gpu;
}

gpurta_status gpurta_model_platform(const gpurta_model *const model,
                                    gpurta_platform **const platform, gpurta_error *const error)
{
    struct building b = {.model = model, .error = error};
    gpurta_platform *fresh = NULL;
    if (!model || !platform)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "model: NULL argument");
    if (model->platform)
        return gpurta_platform_copy(platform, model->platform, error);
    b.row = gpurta_model_row(model, GPURTA_SECTION_PLATFORM, 0);
    gpurta_status status = model_check(model, SECTION_BIT(PLATFORM), NULL, NULL, error);
    if (!status && b.row != GPURTA_NONE)
        status = build_platform(&fresh, &b);
    else if (!status && !needs_gpu(model))
        status = gpurta_platform_create_slots(&fresh, 1, error);
    if (status)
        gpurta_platform_destroy(fresh);
    else
        *platform = fresh;
    return status;
}

gpurta_status gpurta_model_set_platform(gpurta_model *const model,
                                        const gpurta_platform *const platform,
                                        gpurta_error *const error)
{
    gpurta_platform *copy = NULL;
    if (!model)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "model: NULL argument");
    const gpurta_status status =
        platform ? gpurta_platform_copy(&copy, platform, error) : GPURTA_OK;
    if (!status) {
        gpurta_platform_destroy(model->platform);
        model->platform = copy;
    }
    return status;
}

/* ---- tasks ---- */

static gpurta_status add_server(struct building *const b)
{
    const struct cell *const q = cell_of(b, GPURTA_KEY_SERVER_BUDGET);
    const struct cell *const p = cell_of(b, GPURTA_KEY_SERVER_PERIOD);
    b->key = (gpurta_key)0;
    return gpurta_tasks_add_server(b->tasks, row_name(b->model, b->row), READ_RAT(&q->u.exact),
                                   READ_RAT(&p->u.exact), b->error);
}

static gpurta_status add_task(struct building *const b)
{
    gpurta_tasks *const tasks = b->tasks;
    const size_t index = tasks->count;
    const int64_t level = count_of(b, GPURTA_KEY_TASK_LEVEL, GPURTA_LEVEL_NONE);
    const bool saturated = count_of(b, GPURTA_KEY_TASK_SATURATED, 0) != 0;
    const size_t server = place_of(b, GPURTA_KEY_TASK_SERVER, GPURTA_SECTION_SERVERS);
    LOCAL_MPQ(wcet);
    mpq_set_ui(wcet, 1, 1); /* that of a saturated channel is not used */
    (void)gpurta_model_exact(b->model, b->row, GPURTA_KEY_TASK_WCET, wcet);
    gpurta_status status = gpurta_tasks_add(tasks, row_name(b->model, b->row), wcet, b->error);
    if (!status)
        status = set_values(b, index);
    if (status)
        return status;
    tasks->task[index].level = (gpurta_level)level;
    tasks->task[index].saturated = saturated;
    tasks->task[index].server = server;
    return GPURTA_OK;
}

gpurta_status gpurta_model_tasks(const gpurta_model *const model, gpurta_tasks **const tasks,
                                 gpurta_error *const error)
{
    struct building b = {.model = model, .error = error};
    if (!model || !tasks)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "model: NULL argument");
    const size_t servers = gpurta_model_rows(model, GPURTA_SECTION_SERVERS);
    const size_t count = servers + gpurta_model_rows(model, GPURTA_SECTION_TASKS);
    gpurta_status status =
        model_check(model, SECTION_BIT(SERVERS) | SECTION_BIT(TASKS), NULL, NULL, error);
    if (!status)
        status =
            row_names_fill(&b.names[GPURTA_SECTION_SERVERS], model, GPURTA_SECTION_SERVERS, error);
    if (!status && count)
        status = gpurta_tasks_create(&b.tasks, error);
    for (size_t i = 0; !status && i < count; i++) {
        b.row = gpurta_model_row(model, i < servers ? GPURTA_SECTION_SERVERS : GPURTA_SECTION_TASKS,
                                 i < servers ? i : i - servers);
        b.key = (gpurta_key)0;
        status = i < servers ? add_server(&b) : add_task(&b);
        if (status)
            (void)fail_at(error, status, model, b.row, b.key);
    }
    free(b.names[GPURTA_SECTION_SERVERS].index.place);
    if (status)
        gpurta_tasks_destroy(b.tasks);
    else
        *tasks = b.tasks;
    return status;
}

/* ---- options ---- */

/* switch_cost: measured, of the model's platform. */
static gpurta_status measured_cost(const gpurta_model *const model, const size_t row,
                                   gpurta_options *const options, gpurta_error *const error)
{
    gpurta_platform *platform = NULL;
    gpurta_status status = gpurta_model_platform(model, &platform, error);
    LOCAL_MPQ(cost);
    if (!status)
        status = platform_switch_cost(platform, model_unit(model), cost, error);
    gpurta_platform_destroy(platform);
    if (!status && !mpq_sgn(cost)) {
        status = fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                      "no switch between contexts was measured on this platform: give a time, or "
                      "the platform a switch_cost in ns");
        status = fail_at(error, status, model, row, GPURTA_KEY_RUNLIST_SWITCH_COST);
    }
    if (!status)
        status = gpurta_options_set_time(options, GPURTA_OPTION_RUNLIST_SWITCH_COST, cost, error);
    return status;
}

gpurta_status gpurta_model_options(const gpurta_model *const model, const gpurta_section section,
                                   gpurta_options *const options, gpurta_error *const error)
{
    static const struct setting settings[] = {
        {GPURTA_KEY_RUNLIST_TIMESLICE, GPURTA_OPTION_RUNLIST_TIMESLICE},
        {GPURTA_KEY_RUNLIST_SWITCH_COST, GPURTA_OPTION_RUNLIST_SWITCH_COST},
        {GPURTA_KEY_RUNLIST_RESET_COST, GPURTA_OPTION_RUNLIST_RESET_COST},
        {GPURTA_KEY_RUNLIST_TIMESLICE_STEP, GPURTA_OPTION_RUNLIST_TIMESLICE_STEP},
        {GPURTA_KEY_RUNLIST_OVERHEAD, GPURTA_OPTION_RUNLIST_OVERHEAD},
        {GPURTA_KEY_RUNLIST_MODE, GPURTA_OPTION_RUNLIST_MODE},
        {GPURTA_KEY_EDF_OVERHEAD, GPURTA_OPTION_EDF_OVERHEAD},
        {GPURTA_KEY_EDF_LATENCY, GPURTA_OPTION_EDF_LATENCY}};
    if (!model || !options || (section != GPURTA_SECTION_RUNLIST && section != GPURTA_SECTION_EDF))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "model: NULL argument, or a section without options");
    const size_t row = gpurta_model_row(model, section, 0);
    gpurta_status status =
        section == GPURTA_SECTION_RUNLIST
            ? gpurta_options_set(options, GPURTA_OPTION_RUNLIST_UNIT, model_unit(model), error)
            : GPURTA_OK;
    for (size_t i = 0; !status && i < sizeof settings / sizeof settings[0]; i++) {
        const struct cell *const cell = find_cell(model, row, settings[i].key);
        const gpurta_option option = (gpurta_option)settings[i].which;
        if (cell && cell->kind == CELL_EXACT)
            status = gpurta_options_set_time(options, option, READ_RAT(&cell->u.exact), error);
        else if (cell && cell->kind == CELL_COUNT)
            status = gpurta_options_set(options, option, cell->u.count, error);
        else if (cell && settings[i].key == GPURTA_KEY_RUNLIST_SWITCH_COST)
            status = measured_cost(model, row, options, error);
    }
    return status;
}

gpurta_status check_carveout(const gpurta_platform *const platform, const int64_t bytes,
                             gpurta_error *const error)
{
    const int64_t sizes =
        platform ? gpurta_platform_get(platform, GPURTA_PLATFORM_CARVEOUT_SIZES) : 0;
    char text[320] = ""; /* 63 sizes of at most 5 bytes */
    int64_t most = INT64_MAX;
    for (int k = 0; sizes >> k; k++)
        if (sizes >> k & 1) {
            const size_t at = strlen(text);
            most = 4096 * (int64_t)k;
            snprintf(text + at, sizeof text - at, at ? " %d" : "%d", 4 * k);
        }
    return bytes <= most ? GPURTA_OK
                         : fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                                "an SM has carve-outs of %s KiB: none is as large as this", text);
}
