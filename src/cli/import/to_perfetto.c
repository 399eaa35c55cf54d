#include "cli/import/to_perfetto.h"

#include "base/grow.h"

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
    size_t operation;
};

struct drawing {
    FILE *file;
    const struct scenario *scenario;
    const struct trace *trace;
    const gpurta_simulation *result;
    struct slice *slice;
    size_t slices, room;
    mpq_t ns, time, end;
    bool keeps_blocks, no_memory, first, too_large;
};

/* ---- slices ---- */

/* Whole nanoseconds of a time of the scenario. */
static int64_t in_ns(struct drawing *const d, mpq_srcptr time)
{
    mpq_t t;
    mpq_init(t);
    mpq_mul(t, time, d->ns);
    mpz_fdiv_q(mpq_numref(t), mpq_numref(t), mpq_denref(t));
    const bool fits = mpz_sizeinbase(mpq_numref(t), 2) < 62;
    const int64_t value =
        fits ? (int64_t)strtoll(mpz_get_str((char[24]){0}, 10, mpq_numref(t)), NULL, 10) : 0;
    d->too_large = d->too_large || !fits;
    mpq_clear(t);
    return value;
}

static void add_slice(struct drawing *const d, const struct slice slice)
{
    struct slice *const all = grow(d->slice, &d->room, d->slices + 1, sizeof *all);
    if (!all) {
        d->no_memory = true;
        return;
    }
    d->slice = all;
    all[d->slices++] = slice;
}

static int64_t time_of(struct drawing *const d, const size_t i, const size_t job,
                       const gpurta_simulation_time which)
{
    gpurta_simulation_time_of(d->result, i, job, which, d->time);
    return in_ns(d, d->time);
}

/* Blocks that were placed together, by SM. */
static void add_blocks(struct drawing *const d, const size_t i, const size_t job)
{
    const size_t blocks = gpurta_simulation_blocks(d->result, i, job);
    for (size_t b = 0; b < blocks; b++) {
        struct slice slice = {.group = SMS, .blocks = 1, .operation = i};
        gpurta_simulation_block(d->result, i, job, b, &slice.track, d->time, d->end);
        slice.start = in_ns(d, d->time);
        slice.end = in_ns(d, d->end);
        add_slice(d, slice);
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
    const int64_t own = stream >= 0 ? stream : INT32_MAX + (int64_t)i;
    const int64_t priority =
        gpurta_program_stream_attribute(program, stream, GPURTA_STREAM_PRIORITY);
    if (copy)
        add_slice(d, (struct slice){ENGINES, engine ? engine : 1 + back, first, end, 0, i});
    else if (last > enqueued)
        add_slice(d, (struct slice){QUEUES, priority, enqueued, last, blocks, i});
    add_slice(d, (struct slice){STREAMS, own, first, end, blocks, i});
    if (d->keeps_blocks)
        add_blocks(d, i, job);
}

/* Operations of the profile, as they ran: those of the device, in the order of the scenario's. */
static void add_measured(struct drawing *const d, const int64_t device)
{
    const struct trace *const trace = d->trace;
    size_t operation = 0;
    int64_t zero = 0;
    for (size_t i = 0; trace && i < trace->ops; i++) {
        const struct trace_op *const op = &trace->op[i];
        if (trace->stream[op->stream].device != device)
            continue;
        if (!operation)
            zero = trace_launch(op);
        const int64_t blocks =
            gpurta_program_get_count(d->scenario->program, operation, GPURTA_OPERATION_BLOCKS);
        const int64_t stream = gpurta_program_stream(d->scenario->program, operation);
        add_slice(d, (struct slice){MEASURED, stream, op->start - zero, op->end - zero, blocks,
                                    operation++});
    }
}

/* ---- tracks: slices of one that overlap are on lanes of their own ---- */

static int compare(const int64_t a, const int64_t b)
{
    return (a > b) - (a < b);
}

static int by_track(const void *const x, const void *const y)
{
    const struct slice *const a = x, *const b = y;
    const int orders[] = {compare(a->group, b->group), compare(a->track, b->track),
                          compare(a->start, b->start), compare(a->end, b->end)};
    for (size_t i = 0; i < FIELDS(orders); i++)
        if (orders[i])
            return orders[i];
    return compare((int64_t)a->operation, (int64_t)b->operation);
}

static int by_operation(const void *const x, const void *const y)
{
    const struct slice *const a = x, *const b = y;
    const int orders[] = {compare(a->group, b->group), compare(a->track, b->track),
                          compare((int64_t)a->operation, (int64_t)b->operation),
                          compare(a->start, b->start)};
    for (size_t i = 0; i < FIELDS(orders); i++)
        if (orders[i])
            return orders[i];
    return compare(a->end, b->end);
}

/* Blocks of one kernel on one SM are one slice, as long as some of them run. */
static void merge(struct drawing *const d)
{
    size_t kept = 0;
    qsort(d->slice, d->slices, sizeof *d->slice, by_operation);
    for (size_t i = 0; i < d->slices; i++) {
        const struct slice *const slice = &d->slice[i];
        struct slice *const before = kept ? &d->slice[kept - 1] : NULL;
        if (!before || slice->group != SMS || before->group != SMS ||
            before->track != slice->track || before->operation != slice->operation ||
            before->end < slice->start) {
            d->slice[kept++] = *slice;
            continue;
        }
        before->blocks += slice->blocks;
        before->end = slice->end > before->end ? slice->end : before->end;
    }
    d->slices = kept;
}

static void separate(struct drawing *const d)
{
    fputs(d->first ? "\n" : ",\n", d->file);
    d->first = false;
}

static void put_track_name(struct drawing *const d, const struct slice *const slice)
{
    const gpurta_program *const program = d->scenario->program;
    const char *const stream =
        gpurta_program_stream_name(program, gpurta_program_stream(program, slice->operation));
    char name[64], space[NAME_SPACE];
    if (slice->group == SMS)
        snprintf(name, sizeof name, "SM %" PRId64, slice->track);
    else if (slice->group == ENGINES)
        snprintf(name, sizeof name, "copy engine %" PRId64, slice->track);
    else if (slice->group == QUEUES)
        snprintf(name, sizeof name, "EE queue of priority %" PRId64, slice->track);
    if (slice->group < STREAMS)
        put_yaml_text(d->file, name);
    else
        put_yaml_text(d->file, stream ? stream : kernel_name(program, slice->operation, space));
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
    char space[NAME_SPACE];
    separate(d);
    fprintf(d->file, "{\"ph\": \"X\", \"pid\": %d, \"tid\": %zu, \"name\": ", slice->group, thread);
    put_yaml_text(d->file, kernel_name(d->scenario->program, slice->operation, space));
    put_us(d, "ts", slice->start);
    put_us(d, "dur", slice->end - slice->start);
    if (slice->blocks)
        fprintf(d->file, ", \"args\": {\"blocks\": %" PRId64 "}", slice->blocks);
    fputc('}', d->file);
}

static void put_slices(struct drawing *const d)
{
    int64_t *lane = NULL; /* end of each lane of the track */
    size_t lanes = 0, room = 0, thread = 0;
    for (size_t i = 0; i < d->slices; i++) {
        const struct slice *const slice = &d->slice[i], *const before = slice - (i > 0);
        const bool fresh = i == 0 || slice->group != before->group;
        if (fresh) {
            separate(d);
            fprintf(d->file,
                    "{\"ph\": \"M\", \"name\": \"process_name\", \"pid\": %d, \"args\": {\"name\": "
                    "\"%s\"}}",
                    slice->group, group_names[slice->group]);
        }
        if (fresh || slice->track != before->track) {
            thread += lanes;
            lanes = 0;
        }
        size_t free_lane = 0;
        while (free_lane < lanes && lane[free_lane] > slice->start)
            free_lane++;
        int64_t *const all = grow(lane, &room, free_lane + 1, sizeof *lane);
        d->no_memory = d->no_memory || !all;
        if (!all)
            break;
        lane = all;
        if (free_lane == lanes) {
            lanes++;
            put_track(d, slice, thread + free_lane + 1);
        }
        lane[free_lane] = slice->end;
        put_slice(d, slice, thread + free_lane + 1);
    }
    free(lane);
}

/* ---- all ---- */

static gpurta_status simulate(struct drawing *const d, gpurta_simulation **const result,
                              gpurta_error *const error)
{
    gpurta_options *options;
    gpurta_status status = gpurta_options_create(&options, error);
    if (status != GPURTA_OK)
        return status;
    status = gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, error);
    d->keeps_blocks = true;
    if (status == GPURTA_OK)
        status =
            gpurta_simulate(result, d->scenario->program, d->scenario->platform, options, error);
    if (status == GPURTA_LIMIT) {
        d->keeps_blocks = false;
        status = gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 0, error);
        if (status == GPURTA_OK)
            status = gpurta_simulate(result, d->scenario->program, d->scenario->platform, options,
                                     error);
        if (status == GPURTA_OK)
            complain("note: too many blocks to keep: no tracks of SMs");
    }
    gpurta_options_destroy(options);
    return status;
}

static int draw(struct drawing *const d, const int64_t device)
{
    const size_t count = gpurta_program_count(d->scenario->program);
    for (size_t i = 0; i < count; i++)
        for (size_t job = 0; job < gpurta_simulation_jobs(d->result, i); job++)
            add_job(d, i, job);
    add_measured(d, device);
    if (d->too_large) {
        complain("%s: times beyond 2^62 ns do not fit the format", d->scenario->document.name);
        return EXIT_USAGE;
    }
    if (!d->no_memory && d->slices) {
        merge(d);
        qsort(d->slice, d->slices, sizeof *d->slice, by_track);
        fputs("{\"displayTimeUnit\": \"ns\", \"traceEvents\": [", d->file);
        put_slices(d);
        fputs("\n]}\n", d->file);
    }
    if (d->no_memory)
        complain("out of memory");
    return d->no_memory ? EXIT_UNABLE : -1;
}

int scenario_to_perfetto(FILE *const file, struct scenario *const scenario,
                         const struct trace *const trace, const int64_t device)
{
    struct drawing d = {.file = file, .scenario = scenario, .trace = trace, .first = true};
    gpurta_simulation *result = NULL;
    gpurta_error error;
    if (!gpurta_program_count(scenario->program) || !scenario->platform) {
        complain("%s: a picture of a run needs kernels or operations, and a platform",
                 scenario->document.name);
        return EXIT_USAGE;
    }
    gpurta_status status = simulate(&d, &result, &error);
    if (status != GPURTA_OK)
        return scenario_complain(scenario, NEED_KERNELS, status, &error);
    mpq_inits(d.ns, d.time, d.end, NULL);
    status = gpurta_time_parse(d.ns, "1s", GPURTA_NS, &error);
    if (status == GPURTA_OK)
        status = gpurta_time_parse(d.time, "1s", scenario->unit, &error);
    if (status == GPURTA_OK)
        mpq_div(d.ns, d.ns, d.time); /* nanoseconds of a unit */
    d.result = result;
    const int end = status == GPURTA_OK ? draw(&d, device) : complain_status(status, &error);
    mpq_clears(d.ns, d.time, d.end, NULL);
    free(d.slice);
    gpurta_simulation_destroy(result);
    return end;
}
