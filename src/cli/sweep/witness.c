/* A random set as a scenario of its own, so that what a curve says of it can be certified. */
#include "cli/sweep/set.h"

#include "cli/base/json.h"

#include <inttypes.h>
#include <string.h>

/* Does a file take all servers of the set? */
static bool servers_fit(const struct worker *const w)
{
    for (size_t k = 0; w->served && k < w->servers; k++)
        if (w->budget[k] > w->server_period[k])
            return false;
    return true;
}

const char *witness_command(const struct worker *const w, const struct curve *const curve)
{
    switch (curve->analysis) {
    case CURVE_WORK_LIMITED:
        return "runlist";
    case CURVE_EDF:
        return servers_fit(w) ? analysis_names[CURVE_EDF] : NULL;
    case CURVE_RTA:
        return analysis_names[CURVE_RTA];
    case CURVE_BOUND:
        return w->design->contexts ? NULL : analysis_names[CURVE_BOUND];
    default:
        return NULL;
    }
}

static void put_ticks(struct json *const json, const char *const key, struct worker *const w,
                      const int64_t ticks)
{
    set_ticks(w->time, ticks);
    mpz_set(mpq_denref(w->time), w->design->scale);
    mpq_canonicalize(w->time);
    json_time(json, key, w->time);
}

static const char *name_server(const int64_t server, char name[24])
{
    snprintf(name, 24, "s%" PRId64, server + 1);
    return name;
}

static void put_tasks(struct json *const json, struct worker *const w, const bool channels,
                      const int64_t *const ticks)
{
    static const char *const levels[] = {
        [GPURTA_LEVEL_HIGH] = "high", [GPURTA_LEVEL_MEDIUM] = "medium", [GPURTA_LEVEL_LOW] = "low"};
    char name[24];
    json_open_array(json, "tasks");
    for (size_t i = 0; i < (channels ? w->channels : w->count); i++) {
        json_open_flat(json, NULL, '{');
        if (i < w->count) {
            put_ticks(json, "wcet", w, w->wcet[i]);
            put_ticks(json, "period", w, w->period[i]);
            put_ticks(json, "deadline", w, w->deadline[i]);
        } else {
            json_bool(json, "saturated", true);
        }
        if (channels) {
            json_text(json, "level", levels[w->level[i]]);
            const int64_t own = i < w->count ? w->own_timeslice[i % w->design->kinds] : 0;
            put_ticks(json, "timeslice", w, own ? own : ticks[P_TIMESLICE]);
        } else if (w->served && w->server[i] >= 0) {
            json_text(json, "server", name_server(w->server[i], name));
        }
        json_close(json);
    }
    json_close(json);
}

static void put_servers(struct json *const json, struct worker *const w)
{
    char name[24];
    json_open_array(json, "servers");
    for (size_t k = 0; k < w->servers; k++) {
        json_open_flat(json, NULL, '{');
        json_text(json, "name", name_server((int64_t)k, name));
        put_ticks(json, "budget", w, w->budget[k]);
        put_ticks(json, "period", w, w->server_period[k]);
        json_close(json);
    }
    json_close(json);
}

static bool put_kernels(struct json *const json, struct worker *const w)
{
    bool ok = true;
    json_open_array(json, "kernels");
    for (size_t i = 0; ok && i < w->count; i++) {
        ok = set_block_time(w, i) == GPURTA_OK;
        mpz_mul(mpq_denref(w->time), mpq_denref(w->time), w->design->scale);
        mpq_canonicalize(w->time);
        json_open_flat(json, NULL, '{');
        json_int(json, "blocks", w->blocks[i]);
        json_time(json, "wcet", w->time);
        put_ticks(json, "period", w, w->period[i]);
        put_ticks(json, "deadline", w, w->deadline[i]);
        if (w->threads[i])
            json_int(json, "threads", w->threads[i]);
        json_int(json, "registers", w->registers[i]);
        json_int(json, "shared_memory", w->shared_memory[i]);
        json_close(json);
    }
    json_close(json);
    return ok;
}

bool witness_write(FILE *const file, struct worker *const w, const size_t point, const size_t curve)
{
    const struct design *const design = w->design;
    const int64_t *const ticks = w->points[point].ticks[curve];
    const enum analysis analysis = design->curve[curve].analysis;
    struct json json = {.file = file, .depth = 0, .flat = {true}};
    bool ok = true;
    json_open_flat(&json, NULL, '{');
    json_text(&json, "time_unit", gpurta_unit_name(design->unit));
    if (analysis == CURVE_WORK_LIMITED) {
        json_open_flat(&json, "runlist", '{');
        put_ticks(&json, "switch_cost", w, ticks[P_SWITCH_COST]);
        if (ticks[P_TIMESLICE_STEP])
            put_ticks(&json, "timeslice_step", w, ticks[P_TIMESLICE_STEP]);
        json_text(&json, "mode", design->curve[curve].flat ? "flat" : "interleaved");
        json_close(&json);
    } else if (analysis == CURVE_EDF) {
        json_open_flat(&json, analysis_names[analysis], '{');
        put_ticks(&json, "overhead", w, ticks[P_OVERHEAD]);
        put_ticks(&json, "latency", w, ticks[P_LATENCY]);
        json_close(&json);
        if (w->served)
            put_servers(&json, w);
    } else {
        platform_to_json(&json, design->platform);
    }
    if (analysis == CURVE_WORK_LIMITED || analysis == CURVE_EDF)
        put_tasks(&json, w, analysis == CURVE_WORK_LIMITED, ticks);
    else
        ok = put_kernels(&json, w);
    json_end(&json);
    return ok && !ferror(file);
}
