#include "cli/sweep/input.h"

#include <errno.h>
#include <string.h>

/* ---- designs ---- */

static void put_values(struct json *const json, const char *const key,
                       const struct values *const values)
{
    json_open_flat(json, key, '[');
    for (size_t i = 0; i < values->count; i++)
        json_time(json, NULL, values->value[i]);
    json_close(json);
}

static void put_range(struct json *const json, const char *const key,
                      const struct range *const range)
{
    json_open_flat(json, key, '[');
    json_int(json, NULL, range->low);
    json_int(json, NULL, range->high);
    json_int(json, NULL, range->given ? range->step : 0);
    json_close(json);
}

static int64_t index_of(const size_t which)
{
    return which == GPURTA_NONE ? -1 : (int64_t)which;
}

static void put_platform(struct json *const json, const gpurta_platform *const platform)
{
    if (!platform) {
        json_null(json, "fields");
        return;
    }
    json_text(json, "platform_name", gpurta_platform_name(platform));
    json_open_flat(json, "fields", '[');
    for (gpurta_platform_field f = 0; gpurta_platform_field_name(f); f++)
        json_int(json, NULL, gpurta_platform_get(platform, f));
    json_close(json);
    platform_to_json(json, platform);
}

static void put_law(struct json *const json, const struct design *const design)
{
    const struct law *const law = &design->period;
    const bool listed = law->kind == LAW_LIST;
    json_open_flat(json, "period", '{');
    json_bool(json, "log", law->kind == LAW_LOG_UNIFORM);
    const int64_t grain = law->given && !listed ? design_ticks(design, law->grain) : 0;
    json_int(json, "grain", grain);
    json_int(json, "low", grain ? design_ticks(design, law->from) / grain : 0);
    json_int(json, "high", grain ? design_ticks(design, law->to) / grain : 0);
    json_open_flat(json, "list", '[');
    for (size_t i = 0; i < law->list.count; i++)
        json_int(json, NULL, design_ticks(design, law->list.value[i]));
    json_close(json);
    json_close(json);
    json_open_flat(json, "deadline", '[');
    for (int i = 0; i < 2 && design->constrained; i++)
        json_time(json, NULL, i ? design->deadline_to : design->deadline_from);
    json_close(json);
}

static void put_template(struct json *const json, const struct design *const design)
{
    json_open_flat(json, "kinds", '[');
    for (size_t i = 0; i < design->kinds; i++) {
        const struct task_kind *const kind = &design->kind[i];
        json_open_flat(json, NULL, '[');
        json_int(json, NULL, (int64_t)kind->level);
        json_int(json, NULL, design_ticks(design, kind->timeslice));
        json_int(json, NULL, index_of(kind->server));
        json_int(json, NULL, index_of(kind->context));
        json_time(json, NULL, kind->budget);
        json_time(json, NULL, kind->period);
        json_close(json);
    }
    json_close(json);
    json_open_flat(json, "servers", '[');
    for (size_t i = 0; i < design->servers; i++) {
        json_open_flat(json, NULL, '[');
        json_int(json, NULL, design_ticks(design, design->server[i].budget));
        json_int(json, NULL, design_ticks(design, design->server[i].period));
        json_close(json);
    }
    json_close(json);
    json_open_flat(json, "contexts", '[');
    for (size_t i = 0; i < design->contexts; i++) {
        const struct design_context *const context = &design->context[i];
        json_open_flat(json, NULL, '[');
        json_text(json, NULL, context->name);
        json_int(json, NULL, (int64_t)context->level);
        json_bool(json, NULL, context->saturated);
        json_int(json, NULL, design_ticks(design, context->timeslice));
        json_int(json, NULL, index_of(context->server));
        json_close(json);
    }
    json_close(json);
}

/* A number of each point. */
static void put_points(struct json *const json, const char *const key,
                       const struct design *const design, const enum parameter parameter)
{
    const bool units = parameter == P_UTILIZATION || parameter == P_MOST;
    json_open_flat(json, key, '[');
    for (size_t p = 0; p < design_points(design); p++) {
        mpq_srcptr value = design_value(design, p, parameter);
        json_int(json, NULL,
                 units ? design->parameter[parameter].node ? design_units(design, value) : 0
                       : (int64_t)mpz_get_ui(mpq_numref(value)));
    }
    json_close(json);
}

static void put_curves(struct json *const json, const struct design *const design)
{
    json_open_array(json, "curves");
    for (size_t c = 0; c < design->curves; c++) {
        const struct curve *const curve = &design->curve[c];
        json_open_flat(json, NULL, '{');
        json_text(json, "name", curve->name);
        json_text(json, "python", curve->python);
        json_int(json, "analysis", curve->analysis);
        json_int(json, "search", curve->search);
        json_int(json, "limit", curve->limit);
        json_bool(json, "flat", curve->flat);
        /* a preemption costs what a job has as overhead, if nothing else is said */
        json_bool(json, "costs", curve->own[P_COST] || design->parameter[P_COST].node);
        json_open_flat(json, "ticks", '['); /* of each point: those of parameters */
        for (size_t p = 0; p < design_points(design); p++) {
            json_open_flat(json, NULL, '[');
            for (int k = SETS_END; k < PARAMETERS; k++)
                json_int(json, NULL,
                         design_ticks(design, curve_value(design, p, curve, (enum parameter)k)));
            json_close(json);
        }
        json_close(json);
        json_close(json);
    }
    json_close(json);
}

void input_design(struct json *const json, const char *const key, const struct design *const design)
{
    json_open_object(json, key);
    json_text(json, "hash", design->hash);
    json_text(json, "title", design->title);
    json_text(json, "unit", gpurta_unit_name(design->unit));
    json_int(json, "seed", design->seed);
    json_int(json, "sets", design->sets);
    json_int(json, "method", design->method);
    json_open_array(json, "axes");
    for (size_t a = 0; a < design->axes; a++) {
        json_open_flat(json, NULL, '[');
        json_text(json, NULL, parameter_names[design->axis[a]]);
        put_values(json, NULL, &design->parameter[design->axis[a]]);
        json_close(json);
    }
    json_close(json);
    json_bool(json, "weighted", design->parameter[P_UTILIZATION].node);
    json_time(json, "utilization", design->parameter[P_UTILIZATION].value[0]);
    json_big(json, "scale", design->scale);
    json_big(json, "unit_num", mpq_numref(design->grain));
    json_big(json, "unit_den", mpq_denref(design->grain));
    json_int(json, "wcet_grain", design_ticks(design, design->wcet_grain));
    put_law(json, design);
    put_template(json, design);
    put_range(json, "blocks", &design->blocks);
    put_range(json, "threads", &design->threads);
    put_range(json, "registers", &design->registers);
    put_range(json, "shared_memory", &design->shared_memory);
    put_platform(json, design->platform);
    put_points(json, "tasks", design, P_TASKS);
    put_points(json, "saturated", design, P_SATURATED);
    put_points(json, "total", design, P_UTILIZATION);
    put_points(json, "most", design, P_MOST);
    put_curves(json, design);
    json_close(json);
}

/* ---- documents ---- */

/* The document nests less deep than the JSON may. */
static void put_node(struct json *const json, const struct document *const document,
                     const struct node *const node)
{
    const int64_t kind = node->kind == NODE_LIST ? 2 : node->kind == NODE_MAP ? 3 : !node->plain;
    FILE *const file = json->file;
    json_whole(json, NULL, "[");
    fprintf(file, "%u,%u,%d,", node->line, (unsigned)node->column, (int)kind);
    if (node->kind == NODE_SCALAR) {
        struct json text = {.file = file, .flat = {true}};
        json_text(&text, NULL, document_text(document, node));
    } else {
        struct json inner = {.file = file, .flat = {true}};
        json_open_flat(&inner, NULL, '[');
        for (const struct node *child = document_child(document, node); child;
             child = document_next(document, child))
            put_node(&inner, document, child);
        json_close(&inner);
    }
    fputc(']', file);
}

void input_document(struct json *const json, const char *const path)
{
    struct document document;
    FILE *const file = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
    json_open_flat(json, NULL, '[');
    json_text(json, NULL, file == stdin ? "<stdin>" : path);
    if (!file || !document_read_stream(&document, path, file)) {
        json_text(json, NULL, strerror(errno ? errno : EIO));
    } else {
        document_expect(&document, "the JSON of gpurta sweep");
        json_open_flat(json, NULL, '[');
        for (size_t i = 0; i < document.errors && i < MOST_ERRORS; i++) {
            json_open_flat(json, NULL, '[');
            json_int(json, NULL, (int64_t)document.error[i].line);
            json_int(json, NULL, (int64_t)document.error[i].column);
            json_text(json, NULL, document.error[i].message);
            json_close(json);
        }
        json_close(json);
        if (document.errors)
            json_null(json, NULL);
        else
            put_node(json, &document, document.node);
        document_clear(&document);
    }
    if (file && file != stdin)
        fclose(file);
    json_close(json);
}
