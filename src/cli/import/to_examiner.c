#include "cli/import/to_others.h"

#include "cli/base/names.h"
#include "cli/base/whole.h"
#include "cli/import/to_scenario.h"

#include <inttypes.h>

struct examiner {
    FILE *file;
    const struct scenario *scenario;
    const gpurta_program *program;
    mpq_t ns, time, end; /* nanoseconds of a unit */
    size_t copies, waits, afters, periods, cut, null;
    size_t named; /* streams that have a name */
    size_t *next; /* kernel of the same stream; SIZE_MAX: none */
    bool *begins; /* its stream */
    bool first;
};

/* Seconds with nine decimals, to the nearest nanosecond; or nanoseconds. */
static void put_time(struct examiner *const e, mpq_srcptr time, const bool seconds)
{
    mpq_t x;
    mpq_init(x);
    mpq_mul(x, time, e->ns);
    mpz_ptr whole = mpq_numref(x);
    mpz_mul_2exp(whole, whole, 1);
    mpz_add(whole, whole, mpq_denref(x));
    mpz_fdiv_q(whole, whole, mpq_denref(x));
    mpz_fdiv_q_2exp(whole, whole, 1);
    if (seconds) {
        const unsigned long part = mpz_fdiv_q_ui(whole, whole, 1000000000u);
        gmp_fprintf(e->file, "%Zd.%09lu", whole, part);
    } else {
        gmp_fprintf(e->file, "%Zd", whole);
    }
    mpq_clear(x);
}

/* The time into e->time; 0 if it has none. */
static void take_time(struct examiner *const e, const size_t i, const gpurta_operation_time which)
{
    if (!gpurta_program_time(e->program, i, which, e->time))
        mpq_set_ui(e->time, 0, 1);
}

static int64_t count_of(const struct examiner *const e, const size_t i,
                        const gpurta_operation_count which)
{
    return gpurta_program_get_count(e->program, i, which);
}

/* Its kernels have 0, 4096, 8192 or 10240 words of 32 bits: the least that is enough. */
static int shared_words(struct examiner *const e, const int64_t bytes)
{
    static const int words[] = {4096, 8192, 10240};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (bytes <= (int64_t)4 * words[i])
            return words[i];
    e->cut++;
    return words[2];
}

/* A kernel: its delay counts from the end of the one before it, as far as that is alone. */
static void put_kernel(struct examiner *const e, const size_t i, const bool first)
{
    char space[NAME_SPACE];
    const int64_t slots = slots_on(e->scenario, i);
    const int64_t blocks = count_of(e, i, GPURTA_OPERATION_BLOCKS);
    mpq_t waves;
    fputs(first ? "\n      {\"kernel_label\": " : ",\n      {\"kernel_label\": ", e->file);
    put_yaml_text(e->file, kernel_name(e->program, i, space));
    take_time(e, i, GPURTA_OPERATION_RELEASE);
    if (first || mpq_cmp(e->time, e->end) > 0) {
        if (!first) {
            mpq_sub(e->end, e->time, e->end);
            fputs(", \"delay\": ", e->file);
            put_time(e, e->end, true);
        }
        mpq_set(e->end, e->time);
    }
    take_time(e, i, GPURTA_OPERATION_WCET);
    fputs(", \"duration\": ", e->file);
    put_time(e, e->time, false);
    fprintf(e->file, ", \"block_count\": %" PRId64 ", \"thread_count\": %" PRId64, blocks,
            count_of(e, i, GPURTA_OPERATION_THREADS));
    if (count_of(e, i, GPURTA_OPERATION_SHARED_MEMORY))
        fprintf(e->file, ", \"shared_memory_size\": %d",
                shared_words(e, count_of(e, i, GPURTA_OPERATION_SHARED_MEMORY)));
    fputc('}', e->file);
    mpq_init(waves);
    set_whole(mpq_numref(waves), slots ? (blocks - 1) / slots + 1 : 1);
    mpq_mul(e->time, e->time, waves);
    mpq_add(e->end, e->end, e->time);
    mpq_clear(waves);
}

/* The stream that a kernel begins; one without a name is called as its kernel. */
static void put_benchmark(struct examiner *const e, const size_t begin)
{
    char space[NAME_SPACE];
    const int64_t stream = gpurta_program_stream(e->program, begin);
    const char *const name = gpurta_program_stream_name(e->program, stream);
    fputs(e->first ? "\n    {\"filename\": \"./bin/multikernel.so\", \"label\": "
                   : "]},\n    {\"filename\": \"./bin/multikernel.so\", \"label\": ",
          e->file);
    e->first = false;
    put_yaml_text(e->file, name ? name : kernel_name(e->program, begin, space));
    fprintf(e->file, ", \"log_name\": \"stream_%zu.json\"",
            stream_number(e->program, e->named, begin));
    take_time(e, begin, GPURTA_OPERATION_RELEASE);
    fputs(", \"release_time\": ", e->file);
    put_time(e, e->time, true);
    fprintf(e->file,
            ", \"stream_priority\": %" PRId64
            ", \"thread_count\": 0, \"block_count\": 0, \"data_size\": 0, "
            "\"additional_info\": [",
            gpurta_program_stream_attribute(e->program, stream, GPURTA_STREAM_PRIORITY));
    for (size_t i = begin; i != SIZE_MAX; i = e->next[i])
        put_kernel(e, i, i == begin);
}

/* Links the kernels of each stream, and counts what has no place. */
static bool link_streams(struct examiner *const e)
{
    const size_t count = gpurta_program_count(e->program);
    e->named = named_streams(e->program);
    e->next = allocate(count * sizeof *e->next);
    e->begins = allocate_zeroed(count, sizeof *e->begins);
    size_t *const last = allocate((e->named + count) * sizeof *last);
    const bool good = e->next && e->begins && last;
    for (size_t i = 0; good && i < e->named + count; i++)
        last[i] = SIZE_MAX;
    for (size_t i = 0; good && i < count; i++) {
        const size_t stream = stream_number(e->program, e->named, i);
        e->next[i] = SIZE_MAX;
        e->waits += gpurta_program_wait(e->program, i, 0) != SIZE_MAX;
        e->null += gpurta_program_stream(e->program, i) == GPURTA_NULL_STREAM;
        e->afters += gpurta_program_get_after(e->program, i, NULL, NULL, NULL);
        e->periods += gpurta_program_time(e->program, i, GPURTA_OPERATION_PERIOD, e->time);
        if (gpurta_program_kind(e->program, i) != GPURTA_KERNEL) {
            e->copies++;
            continue;
        }
        e->begins[i] = last[stream] == SIZE_MAX;
        if (!e->begins[i])
            e->next[last[stream]] = i;
        last[stream] = i;
    }
    free(last);
    return good;
}

/* Streams in the order of their first kernels: launches at one instant keep theirs. */
static bool put_all(struct examiner *const e)
{
    const size_t count = gpurta_program_count(e->program);
    if (!link_streams(e)) {
        out_of_memory();
        return false;
    }
    fputs("{\"name\": \"gpurta\", \"max_iterations\": 1, \"max_time\": 0, \"cuda_device\": 0, "
          "\"benchmarks\": [",
          e->file);
    for (size_t i = 0; i < count; i++)
        if (e->begins[i])
            put_benchmark(e, i);
    fputs(e->first ? "]}\n" : "]}\n  ]\n}\n", e->file);
    return true;
}

int scenario_to_examiner(FILE *const file, struct scenario *const scenario)
{
    struct examiner e = {
        .file = file, .scenario = scenario, .program = scenario->program, .first = true};
    if (!scenario->program || !gpurta_program_count(scenario->program) || !scenario->platform) {
        complain("%s: a configuration needs kernels or operations, and a platform",
                 scenario->document.name);
        return EXIT_USAGE;
    }
    mpq_inits(e.ns, e.time, e.end, NULL);
    units_of(e.ns, GPURTA_NS, scenario->unit);
    const bool good = put_all(&e);
    mpq_clears(e.ns, e.time, e.end, NULL);
    free(e.next);
    free(e.begins);
    if (!good)
        return EXIT_UNABLE;
    complain("note: a delay counts from the end of the kernel before it, had it run alone");
    complain("note: shared memory is 16, 32 or 40 KiB there, registers are as compiled");
    if (e.cut)
        complain("note: %zu kernels have more shared memory than that", e.cut);
    if (e.copies)
        complain("note: %zu copies are left out", e.copies);
    if (e.waits)
        complain("note: %zu waits for other streams are left out", e.waits);
    if (e.null)
        complain("note: %zu operations on the NULL stream are on one that no other waits for",
                 e.null);
    if (e.afters)
        complain("note: %zu launches that wait for another one do not wait there", e.afters);
    if (e.periods)
        complain("note: periods are left out: one job of each kernel");
    return -1;
}
