#include "cli/import/to_others.h"

#include "cli/base/arrays.h"
#include "cli/base/whole.h"

#include <inttypes.h>
#include <string.h>

enum { MOST_JOBS = 10000000 };

struct job {
    uint32_t op;
    int64_t release; /* ns */
    uint32_t number; /* from 1 */
};

struct sag {
    FILE *file;
    struct scenario *scenario;
    const gpurta_program *program;
    struct job *job;
    size_t jobs, room;
    mpq_t unit;            /* nanoseconds of it */
    int64_t *cores, *cost; /* of each operation */
    size_t named;          /* streams that have a name */
    int64_t horizon;       /* when all is done in any order that leaves no core idle for nothing */
    bool too_large, no_memory;
};

int64_t slots_on(const struct scenario *const scenario, const size_t op)
{
    const int64_t plain = gpurta_platform_get(scenario->platform, GPURTA_PLATFORM_SLOTS);
    const int64_t sms = gpurta_platform_get(scenario->platform, GPURTA_PLATFORM_SMS);
    gpurta_occupancy *alone = NULL;
    int64_t blocks = 0;
    if (gpurta_program_kind(scenario->program, op) != GPURTA_KERNEL)
        return 0;
    if (plain)
        return plain;
    if (succeeded(
            gpurta_occupancy_of_kernel(&alone, scenario->platform, scenario->program, op, NULL)))
        blocks = gpurta_occupancy_get(alone, GPURTA_OCCUPANCY_CERTAIN_BLOCKS_PER_SM);
    gpurta_occupancy_destroy(alone);
    return sms * blocks;
}

/* A time of the file as whole nanoseconds; -1: it has none. */
static int64_t time_of(struct sag *const s, const size_t op, const gpurta_operation_time which,
                       const bool up)
{
    int64_t ns = -1;
    mpq_t time;
    mpq_init(time);
    if (gpurta_program_time(s->program, op, which, time) && !whole_time(&ns, time, s->unit, up, 60))
        s->too_large = true;
    mpq_clear(time);
    return ns;
}

/* Cores of each operation, and the longest time that it takes them. */
static void find_costs(struct sag *const s)
{
    const int64_t sms = gpurta_platform_get(s->scenario->platform, GPURTA_PLATFORM_SMS);
    for (size_t i = 0; i < gpurta_program_count(s->program); i++) {
        const int64_t slots = slots_on(s->scenario, i),
                      wcet = time_of(s, i, GPURTA_OPERATION_WCET, true);
        const int64_t blocks =
            slots ? gpurta_program_get_count(s->program, i, GPURTA_OPERATION_BLOCKS) : 1;
        const int64_t per_sm = sms > 0 && slots > sms ? slots / sms : 1;
        const int64_t most = sms ? sms : slots ? slots : 1;
        s->cores[i] = blocks / per_sm + (blocks % per_sm != 0);
        s->cores[i] = s->cores[i] > most ? most : s->cores[i];
        if (__builtin_mul_overflow(slots ? blocks / slots + (blocks % slots != 0) : 1, wcet,
                                   &s->cost[i]))
            s->too_large = true;
    }
}

static void add_job(struct sag *const s, const size_t op, const int64_t release)
{
    if (!ADD_ROOM(s->job, s->room, s->jobs)) {
        s->no_memory = true;
        return;
    }
    s->job[s->jobs++] = (struct job){(uint32_t)op, release, 0};
    if (__builtin_add_overflow(s->horizon, s->cost[op], &s->horizon))
        s->too_large = true;
}

static int64_t find_hyperperiod(struct sag *const s)
{
    mpz_t all, period;
    mpz_init_set_ui(all, 1);
    mpz_init(period);
    for (size_t i = 0; i < gpurta_program_count(s->program) && !s->too_large; i++) {
        const int64_t ns = time_of(s, i, GPURTA_OPERATION_PERIOD, false);
        set_whole(period, ns > 0 ? ns : 1);
        mpz_lcm(all, all, period);
        s->too_large = s->too_large || mpz_sizeinbase(all, 2) > 63;
    }
    const int64_t hyperperiod = s->too_large ? 0 : get_whole(all);
    mpz_clears(all, period, NULL);
    return hyperperiod;
}

/* Jobs of one hyperperiod; one of what has no period. */
static void find_jobs(struct sag *const s)
{
    const size_t count = gpurta_program_count(s->program);
    const int64_t hyperperiod = find_hyperperiod(s);
    for (size_t i = 0; i < count && !s->too_large && !s->no_memory; i++) {
        const int64_t period = time_of(s, i, GPURTA_OPERATION_PERIOD, false);
        const int64_t release = time_of(s, i, GPURTA_OPERATION_RELEASE, false);
        const int64_t first = release > 0 ? release : 0,
                      jobs = period > 0 ? hyperperiod / period : 1;
        for (int64_t k = 0; k < jobs && !s->no_memory && !s->too_large; k++) {
            add_job(s, i, first + k * (period > 0 ? period : 0));
            s->too_large = s->jobs > MOST_JOBS;
        }
        s->horizon = s->horizon > INT64_MAX / 4 ? INT64_MAX / 4 : s->horizon;
    }
}

static int by_release(const void *const x, const void *const y)
{
    const struct job *const a = x, *const b = y;
    const int release = ascending(a->release, b->release);
    return release ? release : ascending(a->op, b->op);
}

size_t named_streams(const gpurta_program *const program)
{
    size_t streams = 1;
    while (gpurta_program_stream_name(program, (int64_t)streams))
        streams++;
    return streams;
}

size_t stream_number(const gpurta_program *const program, const size_t named, const size_t op)
{
    const int64_t stream = gpurta_program_stream(program, op);
    return stream == GPURTA_OWN_STREAM ? named + op : (size_t)stream;
}

/* Tasks are streams, those included that operations have for themselves. */
static size_t task_of(const struct sag *const s, const struct job *const job)
{
    return stream_number(s->program, s->named, job->op) + 1;
}

static void put_jobs(struct sag *const s)
{
    int64_t last = 0;
    for (size_t i = 0; i < s->jobs; i++)
        last = s->job[i].release > last ? s->job[i].release : last;
    fputs("Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, "
          "Priority\n",
          s->file);
    for (size_t i = 0; i < s->jobs; i++) {
        const struct job *const job = &s->job[i];
        const int64_t deadline = time_of(s, job->op, GPURTA_OPERATION_DEADLINE, false);
        const int64_t period = time_of(s, job->op, GPURTA_OPERATION_PERIOD, false);
        const int64_t relative = deadline >= 0 ? deadline : period;
        const int64_t stream = gpurta_program_stream(s->program, job->op);
        fprintf(s->file,
                "%zu, %" PRIu32 ", %" PRId64 ", %" PRId64 ", { %" PRId64 ":0:%" PRId64
                " }, %" PRId64 ", %" PRId64 "\n",
                task_of(s, job), job->number, job->release,
                job->release + (time_of(s, job->op, GPURTA_OPERATION_RELEASE, true) >
                                time_of(s, job->op, GPURTA_OPERATION_RELEASE, false)),
                s->cores[job->op], s->cost[job->op],
                relative >= 0 ? job->release + relative : last + s->horizon,
                gpurta_program_stream_attribute(s->program, stream, GPURTA_STREAM_PRIORITY) -
                    INT32_MIN);
    }
}

/* ---- precedences ---- */

struct lasts {
    struct sag *sag;
    size_t *stream; /* last job of each stream; SIZE_MAX */
    size_t *op;     /* of each operation: its last job so far */
};

static size_t stream_of(const struct sag *const s, const size_t job)
{
    return stream_number(s->program, s->named, s->job[job].op);
}

static void put_edge(const struct sag *const s, const size_t from, const size_t to)
{
    if (from != SIZE_MAX)
        fprintf(s->file, "%zu, %" PRIu32 ", %zu, %" PRIu32 "\n", task_of(s, &s->job[from]),
                s->job[from].number, task_of(s, &s->job[to]), s->job[to].number);
}

static bool is_blocking(const struct sag *const s, const size_t stream)
{
    return stream >= s->named || !gpurta_program_stream_attribute(s->program, (int64_t)stream,
                                                                  GPURTA_STREAM_NON_BLOCKING);
}

/* From the last job of a stream, unless it was before `after`, which the other waited for. */
static void put_last(const struct lasts *const l, const size_t stream, const size_t after,
                     const size_t to)
{
    const size_t last = l->stream[stream];
    if (last != SIZE_MAX && (after == SIZE_MAX || last > after) && is_blocking(l->sag, stream))
        put_edge(l->sag, last, to);
}

/* The NULL stream and the blocking ones wait for each other. */
static void put_edges_of_null(const struct lasts *const l, const size_t own, const size_t before,
                              const size_t to)
{
    const struct sag *const s = l->sag;
    if (own != GPURTA_NULL_STREAM) {
        if (is_blocking(s, own))
            put_last(l, GPURTA_NULL_STREAM, before, to);
        return;
    }
    for (size_t i = 1; i < s->named; i++)
        put_last(l, i, before, to);
    for (size_t j = before == SIZE_MAX ? 0 : before + 1; j < to; j++) /* streams without a name */
        if (stream_of(s, j) >= s->named && l->stream[stream_of(s, j)] == j)
            put_edge(s, j, to);
}

static void put_edges_to(const struct lasts *const l, const size_t to)
{
    const struct sag *const s = l->sag;
    const struct job *const job = &s->job[to];
    const size_t own = stream_of(s, to), before = l->stream[own];
    size_t other;
    put_edge(s, before, to);
    put_edges_of_null(l, own, before, to);
    for (size_t k = 0; (other = gpurta_program_wait(s->program, job->op, k)) != SIZE_MAX; k++)
        put_edge(s, l->op[other], to);
    if (gpurta_program_get_after(s->program, job->op, &other, NULL, NULL))
        put_edge(s, l->op[other], to);
    l->stream[own] = l->op[job->op] = to;
}

static void put_edges(struct sag *const s)
{
    const size_t count = gpurta_program_count(s->program), streams = s->named + count;
    struct lasts l = {.sag = s};
    l.stream = allocate(streams * sizeof *l.stream);
    l.op = allocate((count + 1) * sizeof *l.op);
    s->no_memory = s->no_memory || !l.stream || !l.op;
    if (!s->no_memory) {
        memset(l.stream, 0xff, streams * sizeof *l.stream);
        memset(l.op, 0xff, (count + 1) * sizeof *l.op);
        fputs("Predecessor TID, Predecessor JID, Successor TID, Successor JID\n", s->file);
        for (size_t i = 0; i < s->jobs; i++)
            put_edges_to(&l, i);
    }
    free(l.stream);
    free(l.op);
}

static int write_all(struct sag *const s, const bool precedences)
{
    const int64_t sms = gpurta_platform_get(s->scenario->platform, GPURTA_PLATFORM_SMS);
    size_t copies = 0, periodic = 0;
    for (size_t i = 0; i < gpurta_program_count(s->program); i++) {
        copies += gpurta_program_kind(s->program, i) == GPURTA_COPY;
        periodic += time_of(s, i, GPURTA_OPERATION_PERIOD, false) > 0;
    }
    find_costs(s);
    find_jobs(s);
    if (s->too_large) {
        complain("%s: too large for such a file: times below 2^60 ns, at most %d jobs of a "
                 "hyperperiod",
                 s->scenario->document.name, MOST_JOBS);
        return EXIT_USAGE;
    }
    if (!s->no_memory && periodic)
        qsort(s->job, s->jobs, sizeof *s->job, by_release);
    for (size_t i = 0; i < s->jobs; i++)
        s->job[i].number = (uint32_t)(i + 1);
    if (!s->no_memory)
        precedences ? put_edges(s) : put_jobs(s);
    if (s->no_memory) {
        out_of_memory();
        return EXIT_UNABLE;
    }
    if (!precedences) {
        complain("note: nptest -m %" PRId64 ": a core is an SM%s",
                 sms ? sms : slots_on(s->scenario, 0), sms ? "" : ", here a slot");
        complain(
            "note: a kernel there starts when all its SMs are free; a GPU starts block by block");
        complain("note: --to sag-precedences writes the order of streams, for its -p");
        if (copies)
            complain("note: %zu copies take a core each there, on a GPU an engine", copies);
    }
    return -1;
}

int scenario_to_sag(FILE *const file, struct scenario *const scenario, const bool precedences)
{
    struct sag s = {.file = file, .scenario = scenario, .program = scenario->program};
    const size_t count = scenario->program ? gpurta_program_count(scenario->program) : 0;
    if (!count || !scenario->platform) {
        complain("%s: jobs need kernels or operations, and a platform", scenario->document.name);
        return EXIT_USAGE;
    }
    mpq_init(s.unit);
    units_of(s.unit, GPURTA_NS, scenario->unit);
    s.named = named_streams(s.program);
    s.cores = allocate(count * sizeof *s.cores);
    s.cost = allocate(count * sizeof *s.cost);
    int end = EXIT_UNABLE;
    if (s.cores && s.cost)
        end = write_all(&s, precedences);
    else
        out_of_memory();
    mpq_clear(s.unit);
    free(s.cores);
    free(s.cost);
    free(s.job);
    return end;
}
