/* gpurta measure, of tasks: a process for each of them, and their responses. */
#include "cli/base/report.h"
#include "cli/command/channels_view.h"

#include <stdlib.h>

struct report {
    struct scenario *scenario;
    const struct channels_seen *observed;
};

static const struct channel_seen *channel_of(const struct row *const row)
{
    return &((const struct report *)row->of)->observed->channel[row->at[0]];
}

static bool has_channel(struct row *const row)
{
    return row->at[0] < ((const struct report *)row->of)->observed->count;
}

static bool get_name(struct row *const row)
{
    const struct report *const r = row->of;
    return row_text(row, task_name(r->scenario->tasks, row->at[0], row->space));
}

static bool get_level(struct row *const row)
{
    return row_text(row, channel_level(((const struct report *)row->of)->scenario, row->at[0]));
}

enum { LEAST, MEDIAN, LARGEST, WAITED };

static bool get_time(struct row *const row)
{
    const struct report *const r = row->of;
    const struct channel_seen *const c = channel_of(row);
    int64_t ns[WAITED + 1] = {0};
    const bool saturated = gpurta_tasks_saturated(r->scenario->tasks, row->at[0]);
    if ((saturated && row->field->which != WAITED) || !channel_responses(c, ns))
        return false;
    for (size_t j = 0; j < c->jobs; j++)
        ns[WAITED] = c->job[j].waited > ns[WAITED] ? c->job[j].waited : ns[WAITED];
    measuring_time(row->time, ns[row->field->which], r->scenario->unit, r->observed->facts);
    return true;
}

enum { JOBS, TURNS };

static bool get_count(struct row *const row)
{
    const struct channel_seen *const c = channel_of(row);
    row->count = row->field->which == JOBS ? (int64_t)c->jobs : 0;
    for (size_t j = 0; row->field->which == TURNS && j < c->jobs; j++)
        row->count = c->job[j].turns > row->count ? c->job[j].turns : row->count;
    return true;
}

#define TIME(name, ...)                                                                            \
    {                                                                                              \
        name, NULL, FIELD_TIME, .get = get_time, .which = __VA_ARGS__                              \
    }

static const struct field channel_fields[] = {
    {"name", "channel", FIELD_TEXT, .get = get_name},
    {"level", NULL, FIELD_TEXT, .get = get_level},
    {"jobs", NULL, FIELD_COUNT, .get = get_count, .which = JOBS, .where = IN_TABLE},
    TIME("minimum", LEAST, .where = IN_TABLE),
    TIME("median", MEDIAN, .where = IN_TABLE),
    TIME("maximum", LARGEST, .where = IN_TABLE),
    {"turns", NULL, FIELD_COUNT, .get = get_count, .which = TURNS, .where = IN_TABLE},
    TIME("waited", WAITED, .where = IN_TABLE),
};
static const struct rows channel_rows = {"channels", channel_fields, FIELDS(channel_fields),
                                         .has = has_channel};

/* ---- jobs ---- */

/* All jobs, channel after channel: at[1] is the channel, at[2] the job. */
static bool has_job(struct row *const row)
{
    const struct channels_seen *const observed = ((const struct report *)row->of)->observed;
    if (row->at[0] > 0)
        row->at[2]++;
    while (row->at[1] < observed->count && row->at[2] >= observed->channel[row->at[1]].jobs) {
        row->at[1]++;
        row->at[2] = 0;
    }
    return row->at[1] < observed->count;
}

static bool get_job_name(struct row *const row)
{
    const struct report *const r = row->of;
    return row_text(row, task_name(r->scenario->tasks, row->at[1], row->space));
}

static bool get_number(struct row *const row)
{
    const struct channel_seen *const c =
        &((const struct report *)row->of)->observed->channel[row->at[1]];
    const struct channel_job *const job = &c->job[row->at[2]];
    const int64_t numbers[] = {job->run,    job->launched, job->start,     job->end,
                               job->waited, job->turns,    c->uncertainty, c->set};
    return row_count(row, numbers[row->field->which]);
}

static bool get_set(struct row *const row)
{
    get_number(row);
    return row_flag(row, row->count);
}

#define NUMBER(name, ...)                                                                          \
    {                                                                                              \
        name, NULL, FIELD_COUNT, .get = get_number, .which = __VA_ARGS__                           \
    }

static const struct field job_fields[] = {
    {"name", NULL, FIELD_TEXT, .get = get_job_name},
    NUMBER("run", 0),
    NUMBER("launched", 1, .unit = "ns"),
    NUMBER("start", 2, .unit = "ns"),
    NUMBER("end", 3, .unit = "ns"),
    NUMBER("waited", 4, .unit = "ns"),
    NUMBER("turns", 5),
    NUMBER("offset_uncertainty_ns", 6, .unit = "ns"),
    {"as_set", NULL, FIELD_BOOL, .get = get_set, .which = 7},
};
static const struct rows channel_job_rows = {"jobs", job_fields, FIELDS(job_fields), .has = has_job,
                                             .tuple = true};

/* ---- printing ---- */

void channels_unset(FILE *const file, const struct scenario *const scenario,
                    const struct channels_seen *const observed)
{
    char space[NAME_SPACE];
    const char *before = "";
    for (size_t i = 0; i < observed->count; i++)
        if (!observed->channel[i].set) {
            fprintf(file, "%s%s",
                    *before ? before
                            : "not set, since CUDA has no call for level and "
                              "timeslice (--set-level): ",
                    task_name(scenario->tasks, i, space));
            before = ", ";
        }
    if (*before)
        fputc('\n', file);
}

static bool print_table(void *const report, const struct output *const output)
{
    const struct report *const r = report;
    const char *const name = gpurta_measurement_note(r->observed->facts, GPURTA_NOTE_NAME);
    int64_t unsure = 0;
    struct row row;
    for (size_t i = 0; i < r->observed->count; i++)
        unsure = r->observed->channel[i].uncertainty > unsure ? r->observed->channel[i].uncertainty
                                                              : unsure;
    fprintf(output->file,
            "%s: %zu process%s, %lld repetition%s; clocks aligned within %lld ns\nresponses in %s, "
            "from launch to completion\n",
            name ? name : "device", r->observed->count, r->observed->count == 1 ? "" : "es",
            (long long)r->observed->runs, r->observed->runs == 1 ? "" : "s", (long long)unsure,
            gpurta_unit_name(r->scenario->unit));
    channels_unset(output->file, r->scenario, r->observed);
    fputc('\n', output->file);
    row_init(&row, report, 0);
    const bool good = rows_table(&channel_rows, &row, output);
    row_clear(&row);
    return good;
}

static void print_csv(struct report *const r, FILE *const file)
{
    struct row row;
    row_init(&row, r, 0);
    rows_csv(&channel_job_rows, &row, file);
    row_clear(&row);
}

int channels_save(const struct scenario *const scenario, const struct channels_seen *const observed,
                  const char *const path)
{
    struct output output;
    if (!output_open(&output, path))
        return EXIT_UNABLE;
    channels_json(output.file, scenario, observed);
    return output_close(&output) ? -1 : EXIT_UNABLE;
}

static int print(struct report *const r, const struct common *const common, const bool format_given)
{
    struct output output;
    bool good = true;
    if (common->format == FORMAT_JSON || (common->output && !format_given)) {
        const int end = channels_save(r->scenario, r->observed, common->output);
        return end < 0 ? EXIT_MET : end;
    }
    if (!output_open(&output, common->output))
        return EXIT_UNABLE;
    if (common->format == FORMAT_CSV)
        print_csv(r, output.file);
    else
        good = print_table(r, &output);
    if (!good) {
        output_discard(&output);
        return EXIT_UNABLE;
    }
    return output_close(&output) ? EXIT_MET : EXIT_UNABLE;
}

/* ---- measuring ---- */

int channels_measure(struct channels_seen *const observed, const struct call *const call,
                     struct scenario *const scenario, const struct measuring *const request)
{
    static const char *const names[] = {"scale", "static-shared", "cold"};
    for (size_t i = 0; i < FIELDS(names); i++)
        if (call_gives(call, names[i])) {
            complain("--%s: is for kernels, and tasks are measured here", names[i]);
            return EXIT_USAGE;
        }
    if (!measuring_options(call->options, request, scenario->unit))
        return EXIT_USAGE;
    return channels_run(observed, scenario, request, call->options);
}

int measure_channels(const struct call *const call, struct scenario *const scenario,
                     const struct measuring *const request, const char *const export)
{
    struct channels_seen observed = {.count = 0};
    struct report report = {scenario, &observed};
    int end = EXIT_USAGE;
    if (export)
        complain("--export: logs of cuda_scheduling_examiner tell of kernels, and these are tasks");
    else if (!output_possible(call->common.output))
        end = EXIT_UNABLE;
    else
        end = channels_measure(&observed, call, scenario, request);
    if (end < 0)
        end = print(&report, &call->common, call_gives(call, "format"));
    channels_clear(&observed);
    return end;
}
