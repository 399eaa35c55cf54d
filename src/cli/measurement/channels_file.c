/* Measured channels as JSON, written and read. */
#include "cli/measurement/channels.h"
#include "cli/measurement/reading.h"
#include "cli/scenario/reader.h"

#include <stdlib.h>
#include <string.h>

#define FARTHEST MEASURING_FARTHEST
#define MOST_RUNS 100000

/* ---- writing ---- */

static void json_channel(struct json *const json, const struct scenario *const scenario,
                         const struct channel_seen *const channel, const size_t i)
{
    char space[NAME_SPACE];
    mpq_t time;
    mpq_init(time);
    json_open_object(json, NULL);
    json_text(json, "name", task_name(scenario->tasks, i, space));
    json_text(json, "level", channel_level(scenario, i));
    for (size_t t = 0; t < channel_told_count; t++) {
        const bool saturated =
            channel_told[t].which == GPURTA_TASK_WCET && gpurta_tasks_saturated(scenario->tasks, i);
        if (!saturated && gpurta_tasks_time(scenario->tasks, i, channel_told[t].which, time))
            json_time(json, channel_told[t].key, time);
        else
            json_null(json, channel_told[t].key);
    }
    json_bool(json, "as_set", channel->set);
    json_int(json, "offset_uncertainty_ns", channel->uncertainty);
    json_open_array(json, "jobs");
    for (size_t j = 0; j < channel->jobs; j++) {
        const struct channel_job *const job = &channel->job[j];
        const int64_t numbers[] = {job->run, job->launched, job->start,
                                   job->end, job->waited,   job->turns};
        json_open_flat(json, NULL, '[');
        for (size_t n = 0; n < FIELDS(numbers); n++)
            json_int(json, NULL, numbers[n]);
        json_close(json);
    }
    json_close(json);
    json_close(json);
    mpq_clear(time);
}

void channels_json(FILE *const file, const struct scenario *const scenario,
                   const struct channels_seen *const observed)
{
    struct json json;
    json_begin(&json, file, "measure", gpurta_unit_name(scenario->unit));
    json_text(&json, "scenario", scenario->document.name);
    measuring_json_device(&json, observed->facts);
    json_int(&json, "runs", observed->runs);
    json_open_array(&json, "channels");
    for (size_t i = 0; i < observed->count; i++)
        json_channel(&json, scenario, &observed->channel[i], i);
    json_close(&json);
    json_end(&json);
}

/* ---- reading ---- */

enum { ROOT_FORMAT, ROOT_UNIT, ROOT_RUNS, ROOT_CHANNELS, ROOTS };
static const struct key root_keys[] = {
    [ROOT_FORMAT] = {.name = "format", .kind = KEY_COUNT, .low = 1, .high = 1},
    [ROOT_UNIT] = {.name = "time_unit", .kind = KEY_NAME, .required = true},
    [ROOT_RUNS] =
        {.name = "runs", .kind = KEY_COUNT, .required = true, .low = 1, .high = MOST_RUNS},
    [ROOT_CHANNELS] = {.name = "channels", .kind = KEY_LIST, .required = true},
};

enum { OF_NAME, OF_SET, OF_UNCERTAINTY, OF_JOBS, OFS };
static const struct key channel_keys[] = {
    [OF_NAME] = {.name = "name", .kind = KEY_NAME, .required = true},
    [OF_SET] = {.name = "as_set", .kind = KEY_BOOL, .required = true},
    [OF_UNCERTAINTY] = {.name = "offset_uncertainty_ns",
                        .kind = KEY_COUNT,
                        .required = true,
                        .low = 0,
                        .high = FARTHEST},
    [OF_JOBS] = {.name = "jobs", .kind = KEY_LIST, .required = true},
};

struct reading {
    struct reader reader;
    struct document *document;
    const struct scenario *scenario;
    struct channels_seen *observed;
};

static bool read_job(struct reading *const r, const struct node *const item,
                     struct channel_job *const job)
{
    const struct {
        int64_t *value, low, high;
    } numbers[] = {{&job->run, 1, r->observed->runs},  {&job->launched, 0, FARTHEST},
                   {&job->start, -FARTHEST, FARTHEST}, {&job->end, -FARTHEST, FARTHEST},
                   {&job->waited, 0, FARTHEST},        {&job->turns, 1, FARTHEST}};
    if (item->kind != NODE_LIST || item->count != FIELDS(numbers)) {
        wrong(&r->reader, item, "expected a job [run, launched, start, end, waited, turns]");
        return false;
    }
    const struct node *node = document_child(r->document, item);
    for (size_t n = 0; n < FIELDS(numbers); n++, node = document_next(r->document, node))
        if (!read_count(&r->reader, node, numbers[n].low, numbers[n].high, numbers[n].value))
            return false;
    return true;
}

/* What a job says fits together, and with the job before it. */
static bool check_job(struct reading *const r, const struct node *const item,
                      const struct channel_seen *const c, const struct channel_job *const job)
{
    const struct channel_job *const before = c->jobs ? &c->job[c->jobs - 1] : NULL;
    const char *const what =
        job->start < job->launched - c->uncertainty ? "starts before it is launched"
        : job->end < job->start                     ? "ends before it starts"
        : job->waited > job->end - job->start       ? "waited longer than it took"
        : before && job->run < before->run ? "is of a repetition before that of the last job"
        : before && job->run == before->run && job->launched < before->launched
            ? "is launched before the last job"
            : NULL;
    if (what)
        wrong(&r->reader, item, "this job %s", what);
    return !what;
}

/* Work of less than half of the wcet, or of more than it, is that of another scenario. */
static void check_work(struct reading *const r, const struct node *const item,
                       const struct channel_seen *const c, const size_t i)
{
    const struct channel_job *const job = &c->job[c->jobs - 1];
    const int64_t work = job->end - job->start - job->waited;
    mpq_t wcet, observed;
    mpq_inits(wcet, observed, NULL);
    if (!gpurta_tasks_saturated(r->scenario->tasks, i)) {
        gpurta_tasks_time(r->scenario->tasks, i, GPURTA_TASK_WCET, wcet);
        measuring_time(observed, 2 * (work + c->uncertainty), r->scenario->unit,
                       r->observed->facts);
        if (mpq_cmp(observed, wcet) < 0)
            wrong(&r->reader, item,
                  "a job that worked for less than half of its wcet: another "
                  "scenario?");
    }
    mpq_clears(wcet, observed, NULL);
}

/* What was run is what the scenario says. */
static void check_told(struct reading *const r, const struct node *const map, const size_t i)
{
    char space[NAME_SPACE];
    const char *const level = channel_level(r->scenario, i);
    const struct node *const told = find(r->document, map, "level");
    const char *const text = text_of(r->document, told);
    bool same = level ? text && strcmp(text, level) == 0 : is_null(r->document, told);
    mpq_t time;
    mpq_init(time);
    for (size_t t = 0; same && t < channel_told_count; t++) {
        const bool saturated = channel_told[t].which == GPURTA_TASK_WCET &&
                               gpurta_tasks_saturated(r->scenario->tasks, i);
        const bool given =
            !saturated && gpurta_tasks_time(r->scenario->tasks, i, channel_told[t].which, time);
        const struct node *const node = find(r->document, map, channel_told[t].key);
        same = given ? is_time(r->document, node, time, r->scenario->unit)
                     : is_null(r->document, node);
    }
    mpq_clear(time);
    if (!same)
        wrong(&r->reader, map,
              "%s has another level, timeslice, wcet or period in the scenario: another scenario?",
              task_name(r->scenario->tasks, i, space));
}

static void read_channel(struct reading *const r, const struct node *const map, const size_t i)
{
    struct value values[OFS];
    struct channel_seen *const c = &r->observed->channel[i];
    char space[NAME_SPACE];
    read_map(&r->reader, map, channel_keys, OFS, values);
    if (!r->document->errors &&
        strcmp(values[OF_NAME].text, task_name(r->scenario->tasks, i, space)) != 0)
        wrong(&r->reader, map, "expected channel %s here: another scenario?",
              task_name(r->scenario->tasks, i, space));
    if (!r->document->errors)
        check_told(r, map, i);
    if (!r->document->errors) {
        c->set = values[OF_SET].count;
        c->uncertainty = values[OF_UNCERTAINTY].count;
        for (const struct node *item = document_child(r->document, values[OF_JOBS].node);
             item && !r->document->errors; item = document_next(r->document, item)) {
            struct channel_job job;
            if (!read_job(r, item, &job) || !check_job(r, item, c, &job))
                break;
            channels_add(c, &job);
            check_work(r, item, c, i);
        }
    }
}

static void read_root(struct reading *const r)
{
    const struct node *const root = r->document->node;
    const char *const own = gpurta_unit_name(r->scenario->unit);
    struct value values[ROOTS];
    read_map(&r->reader, root, root_keys, ROOTS, values);
    if (!r->document->errors && strcmp(values[ROOT_UNIT].text, own) != 0)
        wrong(&r->reader, values[ROOT_UNIT].node, "the unit is %s in the scenario", own);
    if (!r->document->errors && values[ROOT_CHANNELS].node->count != r->observed->count)
        wrong(&r->reader, values[ROOT_CHANNELS].node,
              "the scenario has %zu channels: another scenario?", r->observed->count);
    r->observed->runs = values[ROOT_RUNS].count;
    const char *const name = text_under(r->document, find(r->document, root, "device"), "name");
    if (name && !r->document->errors)
        library_error(r->document, root,
                      gpurta_measurement_set_note(r->observed->facts, GPURTA_NOTE_NAME, name, NULL),
                      NULL);
    size_t i = 0;
    for (const struct node *map =
             r->document->errors ? NULL : document_child(r->document, values[ROOT_CHANNELS].node);
         map && !r->document->errors; map = document_next(r->document, map))
        read_channel(r, map, i++);
}

int channels_read(struct channels_seen *const observed, const struct scenario *const scenario,
                  const char *const path)
{
    struct document document;
    struct reading r = {.document = &document, .scenario = scenario, .observed = observed};
    channels_make(observed, scenario);
    if (!document_read(&document, path))
        return EXIT_UNABLE;
    document_expect(&document, "a measurement");
    r.reader = (struct reader){.document = &document, .open = true};
    if (!document.errors)
        check_keys(&document);
    if (!document.errors)
        read_root(&r);
    const int end = document_report(&document);
    document_clear(&document);
    return end;
}
