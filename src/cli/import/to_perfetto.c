#include "cli/import/run.h"
#include "cli/import/to_others.h"

#include "cli/base/arrays.h"
#include "cli/base/whole.h"

#include <errno.h>
#include <gpurta/simulate.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* Groups of tracks, each a process of the trace. */
enum group { SMS = 1, ENGINES, QUEUES, STREAMS, MEASURED };

static const char *const group_names[] = {
    [SMS] = "predicted: SMs",         [ENGINES] = "predicted: copy engines",
    [QUEUES] = "predicted: queues",   [STREAMS] = "predicted: streams",
    [MEASURED] = "measured: streams",
};

struct slice {
    enum group group;
    int64_t track;      /* of the group: number of an SM, engine, priority, stream */
    int64_t start, end; /* nanoseconds */
    int64_t blocks;     /* 0: it is no part of a kernel */
    size_t operation;   /* of the profile, or of the scenario where there is none */
};

/* Slices of one track that overlap are on lanes of their own, which are threads of the trace. */
struct lane {
    enum group group;
    int64_t track, end;
    size_t thread;
};

/* A profile is predicted part by part, each of which begins where the one before it has ended. More
 * slices than this, about 200 MB, nobody can look at: first those of SMs end, then the trace. */
enum { PART = 25000, MOST_LAUNCHES = 1000000, MOST_SLICES = 2000000, MOST_OF_SMS = 1000000 };

/* Slices of one track at once: more are left out, and counted. */
enum { MOST_AT_ONCE = 1000 };

struct drawing {
    FILE *file;
    const struct scenario *scenario; /* of the part */
    const gpurta_simulation *result;
    struct run *run; /* of the profile; NULL: none */
    size_t *of_part; /* operations of the profile, by those of the part */
    struct slice *slice;
    size_t slices, room, merge_at;
    size_t put, put_of_sms; /* slices that were written; of SMs */
    size_t left_out;
    struct lane *lane;
    size_t lanes, lane_room, threads;
    size_t *own; /* lanes of a track */
    size_t own_room, parts;
    bool told[MEASURED + 1]; /* name of the group */
    mpq_t ns, time, end;
    bool no_sms; /* from now on */
    bool no_memory, first, too_large;
};

/* ---- slices ---- */

/* Whole nanoseconds of a time of the scenario. */
static int64_t in_ns(struct drawing *const d, mpq_srcptr time)
{
    int64_t value;
    if (!whole_time(&value, time, d->ns, false, 61))
        d->too_large = true;
    return value;
}

static void merge(struct drawing *d);

static void add_slice(struct drawing *const d, const struct slice slice)
{
    if (d->slices >= d->merge_at)
        merge(d);
    if (ADD_ROOM(d->slice, d->room, d->slices))
        d->slice[d->slices++] = slice;
    else
        d->no_memory = true;
}

static int64_t time_of(struct drawing *const d, const size_t i, const size_t job,
                       const gpurta_simulation_time which)
{
    gpurta_simulation_time_of(d->result, i, job, which, d->time);
    return in_ns(d, d->time);
}

/* The operation as slices know it, and the stream that is its track. */
static size_t operation_of(const struct drawing *const d, const size_t i)
{
    return d->run ? d->of_part[i] : i;
}

static int64_t track_of(const struct drawing *const d, const size_t i)
{
    const int64_t stream = gpurta_program_stream(d->scenario->program, i);
    if (d->run)
        return d->run->trace->op[d->of_part[i]].stream;
    return stream >= 0 ? stream : INT32_MAX + (int64_t)i;
}

/* Blocks that were placed together, and those that follow them, by SM: of operations before
 * `count`.
 */
static void add_blocks(struct drawing *const d, const size_t count)
{
    gpurta_simulation_event event = {.size = sizeof event};
    for (size_t e = 0; gpurta_simulation_event_at(d->result, e, &event, d->time); e++) {
        struct slice slice = {.group = SMS, .start = in_ns(d, d->time)};
        if (event.rule != GPURTA_RULE_X1 || event.operation >= count)
            continue;
        gpurta_program_time(d->scenario->program, event.operation, GPURTA_OPERATION_WCET, d->end);
        mpz_mul_si(mpq_numref(d->end), mpq_numref(d->end), (long)event.repeat);
        mpq_canonicalize(d->end);
        mpq_add(d->end, d->end, d->time);
        slice.end = in_ns(d, d->end);
        slice.operation = operation_of(d, event.operation);
        for (size_t i = 0; i < event.places && !d->no_sms; i++) {
            gpurta_simulation_event_place(d->result, e, i, &slice.track, &slice.blocks);
            slice.blocks *= event.repeat;
            add_slice(d, slice);
        }
    }
}

static void add_job(struct drawing *const d, const size_t i, const size_t job)
{
    const gpurta_program *const program = d->scenario->program;
    const int64_t stream = gpurta_program_stream(program, i);
    const bool copy = gpurta_program_kind(program, i) == GPURTA_COPY;
    const int64_t enqueued = time_of(d, i, job, GPURTA_SIMULATION_ENQUEUED);
    const int64_t first = time_of(d, i, job, GPURTA_SIMULATION_DISPATCHED);
    const int64_t last = time_of(d, i, job, GPURTA_SIMULATION_ASSIGNED);
    const int64_t end = time_of(d, i, job, GPURTA_SIMULATION_COMPLETION);
    const int64_t engine = gpurta_program_get_count(program, i, GPURTA_OPERATION_ENGINE);
    const bool back = gpurta_program_get_count(program, i, GPURTA_OPERATION_DIRECTION) ==
                          GPURTA_COPY_DEVICE_TO_HOST &&
                      gpurta_platform_get(d->scenario->platform, GPURTA_PLATFORM_COPY_ENGINES) > 1;
    const int64_t blocks = gpurta_program_get_count(program, i, GPURTA_OPERATION_BLOCKS);
    const size_t own = operation_of(d, i);
    const int64_t priority =
        gpurta_program_stream_attribute(program, stream, GPURTA_STREAM_PRIORITY);
    if (copy)
        add_slice(d, (struct slice){ENGINES, engine ? engine : 1 + back, first, end, 0, own});
    else if (last > enqueued)
        add_slice(d, (struct slice){QUEUES, priority, enqueued, last, blocks, own});
    add_slice(d, (struct slice){STREAMS, track_of(d, i), first, end, blocks, own});
}

/* Operations of the profile, as they ran. */
static void add_measured(struct drawing *const d, const size_t first, const size_t end)
{
    const struct run *const run = d->run;
    for (size_t i = first; i < end; i++) {
        const struct trace_op *const op = &run->trace->op[i];
        const struct trace_shape *const shape = &run->trace->shape[op->shape];
        if (on_device(&run->block, op))
            add_slice(
                d, (struct slice){MEASURED, op->stream, op->start - run->zero, op->end - run->zero,
                                  shape->kind == TRACE_KERNEL ? trace_product(shape->grid) : 0, i});
    }
}

/* ---- tracks: slices of one that overlap are on lanes of their own ---- */

/* By group and track, and then by time or by operation. */
static int by_both(const struct slice *const a, const struct slice *const b, const bool time)
{
    const int64_t p = (int64_t)a->operation, q = (int64_t)b->operation;
    const int orders[] = {ascending(a->group, b->group), ascending(a->track, b->track),
                          time ? 0 : ascending(p, q),    ascending(a->start, b->start),
                          ascending(a->end, b->end),     ascending(p, q)};
    size_t i = 0;
    while (i + 1 < FIELDS(orders) && !orders[i])
        i++;
    return orders[i];
}

static int by_track(const void *const x, const void *const y)
{
    return by_both(x, y, true);
}

static int by_operation(const void *const x, const void *const y)
{
    return by_both(x, y, false);
}

/* From this time on there are no slices of SMs. */
static void end_sms(struct drawing *const d)
{
    size_t kept = 0;
    int64_t from = INT64_MAX;
    for (size_t i = 0; i < d->slices; i++)
        if (d->slice[i].group != SMS)
            d->slice[kept++] = d->slice[i];
        else if (d->slice[i].start < from)
            from = d->slice[i].start;
    d->slices = kept;
    d->no_sms = true;
    complain("note: more than %d slices of SMs: no tracks of SMs from %" PRId64 " ns on",
             MOST_OF_SMS, from);
}

/* Blocks of one kernel on one SM are one slice, as long as some of them run. */
static void merge(struct drawing *const d)
{
    size_t kept = 0, sms = 0;
    qsort(d->slice, d->slices, sizeof *d->slice, by_operation);
    for (size_t i = 0; i < d->slices; i++) {
        const struct slice *const slice = &d->slice[i];
        struct slice *const before = kept ? &d->slice[kept - 1] : NULL;
        if (!before || slice->group != SMS || before->group != SMS ||
            before->track != slice->track || before->operation != slice->operation ||
            before->end < slice->start) {
            sms += slice->group == SMS;
            d->slice[kept++] = *slice;
            continue;
        }
        before->blocks += slice->blocks;
        before->end = slice->end > before->end ? slice->end : before->end;
    }
    d->slices = kept;
    if (sms > MOST_OF_SMS - d->put_of_sms)
        end_sms(d);
    d->merge_at = 2 * d->slices + PART;
}

static void separate(struct drawing *const d)
{
    fputs(d->first ? "\n" : ",\n", d->file);
    d->first = false;
}

static void put_name(const struct drawing *const d, const size_t operation)
{
    char space[NAME_SPACE], text[UNIQUE_NAME];
    put_yaml_text(d->file, d->run ? run_name(d->run, operation, text)
                                  : kernel_name(d->scenario->program, operation, space));
}

static void put_track_name(struct drawing *const d, const struct slice *const slice)
{
    char name[CONTEXT_NAME];
    if (slice->group == SMS)
        snprintf(name, sizeof name, "SM %" PRId64, slice->track);
    else if (slice->group == ENGINES)
        snprintf(name, sizeof name, "copy engine %" PRId64, slice->track);
    else if (slice->group == QUEUES)
        snprintf(name, sizeof name, "EE queue of priority %" PRId64, slice->track);
    if (slice->group < STREAMS) {
        put_yaml_text(d->file, name);
        return;
    }
    if (d->run) {
        put_yaml_text(d->file,
                      stream_name(d->run->trace, (uint32_t)slice->track, d->run->several, name));
        return;
    }
    const gpurta_program *const program = d->scenario->program;
    const char *const stream =
        gpurta_program_stream_name(program, gpurta_program_stream(program, slice->operation));
    if (stream)
        put_yaml_text(d->file, stream);
    else
        put_name(d, slice->operation);
}

static void put_track(struct drawing *const d, const struct slice *const slice, const size_t thread)
{
    separate(d);
    fprintf(d->file,
            "{\"ph\": \"M\", \"name\": \"thread_name\", \"pid\": %d, \"tid\": %zu, \"args\": "
            "{\"name\": ",
            slice->group, thread);
    put_track_name(d, slice);
    fputs("}}", d->file);
    separate(d);
    fprintf(d->file,
            "{\"ph\": \"M\", \"name\": \"thread_sort_index\", \"pid\": %d, \"tid\": %zu, "
            "\"args\": {\"sort_index\": %zu}}",
            slice->group, thread, thread);
}

/* Microseconds, which the format has, with all nanoseconds. */
static void put_us(struct drawing *const d, const char *const key, const int64_t ns)
{
    const uint64_t size = ns < 0 ? -(uint64_t)ns : (uint64_t)ns;
    fprintf(d->file, ", \"%s\": %s%" PRIu64 ".%03u", key, ns < 0 ? "-" : "", size / 1000,
            (unsigned)(size % 1000));
}

static void put_slice(struct drawing *const d, const struct slice *const slice, const size_t thread)
{
    separate(d);
    fprintf(d->file, "{\"ph\": \"X\", \"pid\": %d, \"tid\": %zu, \"name\": ", slice->group, thread);
    put_name(d, slice->operation);
    put_us(d, "ts", slice->start);
    put_us(d, "dur", slice->end - slice->start);
    if (slice->blocks)
        fprintf(d->file, ", \"args\": {\"blocks\": %" PRId64 "}", slice->blocks);
    fputc('}', d->file);
}

/* Lanes of earlier parts that are of the slice's track; returns how many. */
static size_t find_lanes(struct drawing *const d, const struct slice *const slice)
{
    size_t count = 0;
    for (size_t i = 0; d->parts && i < d->lanes; i++) {
        if (d->lane[i].group != slice->group || d->lane[i].track != slice->track)
            continue;
        if (!ADD_ROOM(d->own, d->own_room, count)) {
            d->no_memory = true;
            return 0;
        }
        d->own[count++] = i;
    }
    return count;
}

/* One lane more, which the track has as its `own` one of that number; false: out of memory. */
static bool add_lane(struct drawing *const d, const struct slice *const slice, const size_t number)
{
    if (!ADD_ROOM(d->lane, d->lane_room, d->lanes) || !ADD_ROOM(d->own, d->own_room, number)) {
        d->no_memory = true;
        return false;
    }
    d->own[number] = d->lanes;
    d->lane[d->lanes++] = (struct lane){slice->group, slice->track, INT64_MIN, ++d->threads};
    put_track(d, slice, d->threads);
    return true;
}

static void put_slices(struct drawing *const d)
{
    size_t lanes = 0;
    for (size_t i = 0; i < d->slices; i++) {
        const struct slice *const slice = &d->slice[i], *const before = slice - (i > 0);
        if (!d->told[slice->group]) {
            separate(d);
            fprintf(d->file,
                    "{\"ph\": \"M\", \"name\": \"process_name\", \"pid\": %d, \"args\": {\"name\": "
                    "\"%s\"}}",
                    slice->group, group_names[slice->group]);
            d->told[slice->group] = true;
        }
        if (i == 0 || slice->group != before->group || slice->track != before->track)
            lanes = find_lanes(d, slice);
        size_t free_lane = 0;
        while (free_lane < lanes && d->lane[d->own[free_lane]].end > slice->start)
            free_lane++;
        if (free_lane == MOST_AT_ONCE) {
            d->left_out++;
            continue;
        }
        if (free_lane == lanes && !add_lane(d, slice, lanes++))
            return;
        struct lane *const lane = &d->lane[d->own[free_lane]];
        lane->end = slice->end;
        d->put++;
        d->put_of_sms += slice->group == SMS;
        put_slice(d, slice, lane->thread);
    }
}

static void put_part(struct drawing *const d)
{
    if (!d->parts)
        fprintf(d->file, "{\"displayTimeUnit\": \"ns\", %s\"traceEvents\": [",
                d->run ? "\"otherData\": {\"times\": \"as measured: a largest observed time is no "
                         "worst-case time\"}, "
                       : "");
    if (d->slices && !d->no_memory) {
        merge(d);
        qsort(d->slice, d->slices, sizeof *d->slice, by_track);
        put_slices(d);
    }
    d->slices = 0;
    d->parts++;
}

/* ---- all ---- */

static gpurta_status simulate_with(struct drawing *const d, gpurta_options *const options,
                                   gpurta_simulation **const result, gpurta_error *const error)
{
    const gpurta_status status =
        gpurta_options_set(options, GPURTA_OPTION_SIMULATE_EXPLAIN, !d->no_sms, error);
    return status != GPURTA_OK ? status
                               : gpurta_simulate(result, d->scenario->program,
                                                 d->scenario->platform, options, error);
}

static gpurta_status simulate(struct drawing *const d, gpurta_simulation **const result,
                              gpurta_error *const error)
{
    gpurta_options *options;
    gpurta_status status = gpurta_options_create(&options, error);
    if (status != GPURTA_OK)
        return status;
    status = simulate_with(d, options, result, error);
    if (status == GPURTA_LIMIT && !d->no_sms) {
        d->no_sms = true;
        status = simulate_with(d, options, result, error);
        if (status == GPURTA_OK)
            complain("note: too many events to keep: no more tracks of SMs");
    }
    gpurta_options_destroy(options);
    return status;
}

static void drawing_begin(struct drawing *const d, FILE *const file, struct run *const run)
{
    *d = (struct drawing){.file = file, .run = run, .first = true, .merge_at = PART};
    mpq_inits(d->ns, d->time, d->end, NULL);
}

static int drawing_end(struct drawing *const d)
{
    if (d->parts)
        fputs("\n]}\n", d->file);
    if (d->left_out)
        complain("note: %zu slices are left out: more than %d at once on one track", d->left_out,
                 MOST_AT_ONCE);
    if (d->no_memory)
        out_of_memory();
    mpq_clears(d->ns, d->time, d->end, NULL);
    free(d->slice);
    free(d->lane);
    free(d->own);
    free(d->of_part);
    return d->no_memory ? EXIT_UNABLE : -1;
}

/* Simulates the scenario; *result is d->result. Returns -1, or the exit status after an error. */
static int predict(struct drawing *const d, struct scenario *const scenario,
                   gpurta_simulation **const result)
{
    gpurta_error error;
    d->scenario = scenario;
    const gpurta_status status = simulate(d, result, &error);
    if (status != GPURTA_OK)
        return scenario_complain(scenario, NEED_KERNELS, status, &error);
    d->result = *result;
    units_of(d->ns, GPURTA_NS, scenario->unit);
    return -1;
}

/* Slices of the first operations of the scenario. */
static int add_predicted(struct drawing *const d, const size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (size_t job = 0; job < gpurta_simulation_jobs(d->result, i); job++)
            add_job(d, i, job);
    add_blocks(d, count);
    if (!d->too_large)
        return -1;
    complain("%s: times beyond 2^62 ns do not fit the format", d->scenario->document.name);
    return EXIT_USAGE;
}

int scenario_to_perfetto(FILE *const file, struct scenario *const scenario)
{
    struct drawing d;
    gpurta_simulation *result = NULL;
    if (!gpurta_program_count(scenario->program) || !scenario->platform) {
        complain("%s: a picture of a run needs kernels or operations, and a platform",
                 scenario->document.name);
        return EXIT_USAGE;
    }
    drawing_begin(&d, file, NULL);
    int end = predict(&d, scenario, &result);
    if (end < 0)
        end = add_predicted(&d, gpurta_program_count(scenario->program));
    if (end < 0)
        put_part(&d);
    gpurta_simulation_destroy(result);
    const int last = drawing_end(&d);
    return end < 0 ? last : end;
}

/* ---- profiles, part by part ---- */

int scenario_reread(struct scenario *const scenario, FILE *const text)
{
    rewind(text);
    if (!scenario_read_stream(scenario, "<scenario>", text, 0, false, NULL)) {
        complain("cannot read a file of our own: %s", strerror(errno));
        return EXIT_UNABLE;
    }
    return document_report(&scenario->document);
}

/* How many of the part's operations are complete before the next one is launched, whatever comes
 * after: as many as possible. `end`: of the part. */
static size_t complete_before(struct drawing *const d, const size_t count, const size_t end)
{
    const struct trace *const trace = d->run->trace;
    size_t whole = 0;
    int64_t last = INT64_MIN;
    if (end == trace->ops)
        return count;
    for (size_t i = 0; i < count; i++) {
        const int64_t completion = time_of(d, i, 0, GPURTA_SIMULATION_COMPLETION);
        const size_t next = i + 1 < count ? d->of_part[i + 1] : end;
        last = completion > last ? completion : last;
        if (last < trace_launch(&trace->op[next]) - d->run->zero)
            whole = i + 1;
    }
    return whole;
}

/* Operations from `first` on, before `end`: written, simulated and drawn as far as they are
 * complete. *next: the first one that is not. */
static int draw_part(struct drawing *const d, const size_t first, const size_t end,
                     size_t *const next)
{
    struct scenario scenario;
    gpurta_simulation *result = NULL;
    size_t count = 0;
    FILE *const text = tmpfile();
    if (!text) {
        complain("cannot make a file of our own: %s", strerror(errno));
        return EXIT_UNABLE;
    }
    d->run->file = text;
    run_put(d->run, first, end);
    for (size_t i = first; i < end; i++)
        if (on_device(&d->run->block, &d->run->trace->op[i]))
            d->of_part[count++] = i;
    int status = scenario_reread(&scenario, text);
    fclose(text);
    if (status < 0 && count)
        status = predict(d, &scenario, &result);
    const size_t whole = status < 0 && count ? complete_before(d, count, end) : count;
    *next = whole == count ? end : whole ? d->of_part[whole] : first;
    if (status < 0 && count)
        status = add_predicted(d, whole);
    gpurta_simulation_destroy(result);
    scenario_clear(&scenario);
    add_measured(d, first, *next);
    put_part(d);
    return status;
}

/* What is left where no part ends: as it was measured. */
static void draw_rest(struct drawing *const d, size_t first)
{
    const size_t ops = d->run->trace->ops;
    if (first < ops && d->put < MOST_SLICES)
        complain("note: no instant within %d launches at which the predicted GPU is idle: nothing "
                 "is predicted from %" PRId64 " ns on",
                 MOST_LAUNCHES, trace_launch(&d->run->trace->op[first]) - d->run->zero);
    for (size_t end; first < ops && d->put < MOST_SLICES; first = end) {
        end = ops - first > PART ? first + PART : ops;
        add_measured(d, first, end);
        put_part(d);
    }
    if (first < ops)
        complain("note: more than %d slices: the trace ends at %" PRId64 " ns, before %zu launches",
                 MOST_SLICES, trace_launch(&d->run->trace->op[first]) - d->run->zero, ops - first);
}

int trace_to_perfetto(FILE *const file, const struct trace *const trace,
                      const struct conversion *const conversion)
{
    struct drawing d;
    struct run run;
    size_t first = 0, length = PART;
    int end = run_begin(&run, file, trace, conversion);
    if (end < 0) {
        drawing_begin(&d, file, &run);
        while (end < 0 && !d.no_memory && first < trace->ops && length <= MOST_LAUNCHES &&
               d.put < MOST_SLICES) {
            const size_t part = trace->ops - first > length ? length : trace->ops - first;
            size_t next = first, *const all = reallocate(d.of_part, part * sizeof *all);
            d.no_memory = !all;
            if (all) {
                d.of_part = all;
                end = draw_part(&d, first, first + part, &next);
            }
            length = next > first ? PART : length * (MOST_LAUNCHES / PART);
            first = next;
        }
        if (end < 0 && !d.no_memory)
            draw_rest(&d, first);
        const int last = drawing_end(&d);
        end = end < 0 ? last : end;
    }
    run_end(&run);
    return end;
}
