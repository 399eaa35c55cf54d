/* Profiles of applications, and logs of cuda_scheduling_examiner: gpurta-convert says which
 * operation of the scenario each launch is, in which repetition, and when it was launched and
 * complete. */
#include "cli/base/arrays.h"
#include "cli/base/json.h"
#include "cli/base/made.h"
#include "cli/base/tool.h"
#include "cli/measurement/reading.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct answer {
    struct recording *recording;
    FILE *file;
    struct logs *logs; /* NULL: a profile */
    const char *path;
};

void logs_take(struct logs *const logs, struct document *const document)
{
    ADD_ROOM(logs->log, logs->room, logs->count);
    struct log *const log = &logs->log[logs->count++];
    *log = (struct log){*document, duplicate(document->name)};
    log->document.name = log->name;
    *document = (struct document){.name = NULL};
}

void logs_clear(struct logs *const logs)
{
    for (size_t i = 0; i < logs->count; i++) {
        document_clear(&logs->log[i].document);
        free(logs->log[i].name);
    }
    free(logs->log);
}

/* ---- the question ---- */

static void put_operation(struct json *const json, const struct scenario *const scenario,
                          const size_t i)
{
    const gpurta_result *const model = scenario->resolved;
    const struct origin *const origin = scenario->foreign ? &scenario->foreign->origin[i] : NULL;
    json_open_flat(json, NULL, '[');
    json_text(json, NULL, operation_name(scenario, i));
    json_bool(json, NULL, operation_is_copy(scenario, i));
    json_text(json, NULL, result_text(model, GPURTA_MODEL_OPERATIONS_STREAM, i));
    json_int(json, NULL, result_count(model, GPURTA_MODEL_OPERATIONS_BLOCKS, i));
    json_int(json, NULL, result_count(model, GPURTA_MODEL_OPERATIONS_THREADS, i));
    json_int(json, NULL, origin ? (int64_t)origin->benchmark : -1);
    json_int(json, NULL, origin ? origin->iteration : 0);
    json_text(json, NULL, origin ? origin->label : NULL);
    json_close(json);
}

static void put_benchmark(struct json *const json, const struct benchmark *const benchmark)
{
    json_open_flat(json, NULL, '[');
    json_text(json, NULL, benchmark->label ? benchmark->label : benchmark->plugin);
    json_text(json, NULL, benchmark->log_name);
    json_time(json, NULL, benchmark->release);
    json_close(json);
}

/* False: there was no room for it; errno. */
static bool put_question(FILE *const file, const struct answer *const a,
                         const struct scenario *const scenario)
{
    const struct foreign *const foreign = scenario->foreign;
    struct json json = {.file = file, .flat = {true}};
    json_open_flat(&json, NULL, '{');
    json_text(&json, "path", a->path);
    json_open_flat(&json, "operations", '[');
    for (size_t i = 0; i < scenario_operations(scenario); i++)
        put_operation(&json, scenario, i);
    json_close(&json);
    json_open_flat(&json, "benchmarks", '[');
    for (size_t b = 0; foreign && b < foreign->benchmarks; b++)
        put_benchmark(&json, &foreign->benchmark[b]);
    json_close(&json);
    json_open_flat(&json, "logs", '[');
    for (size_t i = 0; a->logs && i < a->logs->count; i++) {
        const struct log *const log = &a->logs->log[i];
        json_open_flat(&json, NULL, '[');
        json_text(&json, NULL, log->name);
        node_to_json(&json, &log->document, log->document.node);
        json_close(&json);
    }
    json_close(&json);
    json_close(&json);
    return fflush(file) == 0 && !ferror(file) && fseek(file, 0, SEEK_SET) == 0;
}

/* ---- the answer ---- */

/* What a profile tells of its GPU; 0, below 0 of a minor number: it does not. */
static bool take_device(gpurta_measurement *const m, FILE *const file)
{
    static const gpurta_fact facts[] = {GPURTA_FACT_SMS,
                                        GPURTA_FACT_COMPUTE_CAPABILITY_MAJOR,
                                        GPURTA_FACT_COMPUTE_CAPABILITY_MINOR,
                                        GPURTA_FACT_THREADS_PER_SM,
                                        GPURTA_FACT_BLOCKS_PER_SM,
                                        GPURTA_FACT_REGISTERS_PER_SM,
                                        GPURTA_FACT_SHARED_MEMORY_PER_SM,
                                        GPURTA_FACT_SHARED_MEMORY_PER_BLOCK,
                                        GPURTA_FACT_SHARED_MEMORY_PER_BLOCK_OPTIN,
                                        GPURTA_FACT_COPY_ENGINES};
    int64_t value;
    bool good = true;
    for (size_t f = 0; good && f < FIELDS(facts); f++) {
        good = fscanf(file, "%" SCNd64, &value) == 1;
        if (good && (value > 0 || (value == 0 && facts[f] == GPURTA_FACT_COMPUTE_CAPABILITY_MINOR)))
            good = succeeded(gpurta_measurement_set_fact(m, facts[f], value, NULL));
    }
    char *const name = good ? take_text(file) : NULL;
    if (name && *name)
        good = succeeded(gpurta_measurement_set_note(m, GPURTA_NOTE_NAME, name, NULL));
    free(name);
    return good && name;
}

static int complain_answer(void)
{
    complain("check: what gpurta-convert answers cannot be read: is it of version %s, too?",
             gpurta_version());
    return EXIT_UNABLE;
}

/* A line for each operation in each repetition, and one for each of its blocks. */
static int take_observations(const struct answer *const a, const size_t runs)
{
    struct recording *const r = a->recording;
    struct blocks blocks = {.sm = NULL};
    gpurta_observation observed = {.size = sizeof observed};
    int64_t start;
    gpurta_error error;
    gpurta_status status = gpurta_measurement_create(&r->m, r->count, runs, &error);
    bool good = !status && take_device(r->m, a->file);
    r->runs = (int64_t)runs;
    if (good && !a->logs)
        r->starts = allocate_zeroed(runs * r->count, sizeof *r->starts);
    while (good && !status &&
           fscanf(a->file, "%zu %zu %" SCNd64 " %" SCNd64 " %" SCNd64 " %zu", &observed.run,
                  &observed.operation, &observed.launched, &start, &observed.completion,
                  &observed.blocks) == 6) {
        blocks_room(&blocks, observed.blocks + 1);
        for (size_t b = 0; good && b < observed.blocks; b++)
            good = fscanf(a->file, "%" SCNd64 " %" SCNd64 " %" SCNd64, &blocks.sm[b],
                          &blocks.start[b], &blocks.end[b]) == 3;
        observed.sm = blocks.sm;
        observed.start = blocks.start;
        observed.end = blocks.end;
        if (good)
            status = gpurta_measurement_record(r->m, &observed, &error);
        if (good && !status && r->starts)
            r->starts[observed.run * r->count + observed.operation] = start;
    }
    blocks_free(&blocks);
    return status                  ? complain_status(status, &error)
           : good && feof(a->file) ? -1
                                   : complain_answer();
}

/* Mistakes, notes and masks of nodes of logs; then the observations, or why there are none. */
static int take(const struct answer *const a)
{
    const size_t count = a->logs ? a->logs->count : 0;
    size_t one, other, operation;
    char kind = '\0', *text = NULL;
    bool good = true;
    while (good && kind != 'o' && kind != 'x') {
        good = fscanf(a->file, " %c %zu %zu", &kind, &one, &other) == 3;
        struct document *const log = good && one < count ? &a->logs->log[one].document : NULL;
        const struct node *const node = log && other < log->nodes ? &log->node[other] : NULL;
        free(text);
        text = good && strchr("enx", kind) ? take_text(a->file) : NULL;
        if (kind == 'e' && node && text)
            document_error(log, node, "%s", text);
        else if (kind == 'n' && node && text)
            document_note(log, node, "%s", text);
        else if (kind == 'm' && node && fscanf(a->file, "%zu", &operation) == 1 &&
                 operation < a->recording->count)
            mask_take(&a->recording->masks, operation, log, node);
        else
            good = good && (kind == 'o' || (kind == 'x' && text));
    }
    int end = good ? -1 : complain_answer();
    for (size_t i = 0; end < 0 && i < count; i++)
        end = document_report(&a->logs->log[i].document);
    if (end < 0 && kind == 'x') {
        if (one < count)
            complain_at(a->logs->log[one].name, "%s", text);
        else
            complain("%s", text);
        end = EXIT_USAGE;
    }
    free(text);
    if (end < 0)
        end = take_observations(a, one);
    if (end < 0 && other)
        complain("note: %s: %zu launches that the scenario does not have are left out", a->path,
                 other);
    return end;
}

int observations_read(struct recording *const r, const struct scenario *const scenario,
                      struct logs *const logs, const char *const path)
{
    const char *const of_logs[] = {"gpurta-convert", "--from", "logs", "-", NULL};
    const char *const of_profile[] = {"gpurta-convert", "--to", "observations", "--", path, NULL};
    FILE *const asked = tmpfile(), *const answered = tmpfile();
    const struct answer a = {r, answered, logs, path};
    int end = EXIT_UNABLE;
    if (!asked || !answered || !put_question(asked, &a, scenario))
        complain("cannot make a file of our own: %s", strerror(errno));
    else
        end = tool_run("convert", logs ? of_logs : of_profile, asked, answered);
    if (end == EXIT_MET) {
        if (!logs)
            made_file(path);
        rewind(answered);
        end = take(&a);
    }
    if (asked)
        fclose(asked);
    if (answered)
        fclose(answered);
    return end;
}
