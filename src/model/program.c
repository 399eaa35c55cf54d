#include "model/program.h"

#include "base/fail.h"
#include "base/grow.h"
#include "base/text.h"

#include <stdlib.h>
#include <string.h>

static uint32_t stream_hash(const void *const owner, const size_t item)
{
    const struct gpurta_program *const program = owner;
    const char *const name = program->stream[item].name;
    return index_hash(name, strlen(name));
}

static bool stream_same(const void *const owner, const size_t item, const void *const key)
{
    const struct gpurta_program *const program = owner;
    return strcmp(program->stream[item].name, key) == 0;
}

static const struct index_items streams = {stream_hash, stream_same};

int64_t program_stream(gpurta_program *const program, const char *const name)
{
    const size_t n = program->streams;
    if (n == INT32_MAX || !index_grow(&program->stream_index, &streams, program, n))
        return -1;
    uint32_t *const place = index_place(&program->stream_index, &streams, program,
                                        index_hash(name, strlen(name)), name);
    if (*place)
        return (int64_t)*place - 1;
    struct stream *const stream =
        grow(program->stream, &program->stream_room, n + 1, sizeof *stream);
    if (!stream)
        return -1;
    program->stream = stream;
    char *const copy = copy_text(name);
    if (!copy)
        return -1;
    stream[n] = (struct stream){.name = copy, .priority = GPURTA_PRIORITY_LOW};
    program->streams++;
    *place = (uint32_t)(n + 1);
    return (int64_t)n;
}

int64_t program_find_stream(const gpurta_program *const program, const char *const name)
{
    return (int64_t)*index_place(&program->stream_index, &streams, program,
                                 index_hash(name, strlen(name)), name) -
           1;
}

static uint32_t launch_hash(const void *const owner, const size_t item)
{
    const struct gpurta_program *const program = owner;
    return index_hash(&program->launch[item], sizeof program->launch[item]);
}

static bool launch_same(const void *const owner, const size_t item, const void *const key)
{
    const struct gpurta_program *const program = owner;
    return memcmp(&program->launch[item], key, sizeof program->launch[item]) == 0;
}

static const struct index_items launches = {launch_hash, launch_same};

/* Index of that launch, made if there is none; -1: out of memory. */
static int64_t find_launch(gpurta_program *const program, const struct launch *const launch)
{
    const size_t n = program->launches;
    if (n == UINT32_MAX || !index_grow(&program->launch_index, &launches, program, n))
        return -1;
    uint32_t *const place = index_place(&program->launch_index, &launches, program,
                                        index_hash(launch, sizeof *launch), launch);
    if (*place)
        return (int64_t)*place - 1;
    struct launch *const all = grow(program->launch, &program->launch_room, n + 1, sizeof *all);
    if (!all)
        return -1;
    program->launch = all;
    all[n] = *launch;
    program->launches++;
    *place = (uint32_t)(n + 1);
    return (int64_t)n;
}

gpurta_status gpurta_program_create(gpurta_program **const program, gpurta_error *const error)
{
    static const struct launch none;
    gpurta_program *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    if (program_stream(fresh, "default") != GPURTA_NULL_STREAM || find_launch(fresh, &none) != 0) {
        gpurta_program_destroy(fresh);
        return fail_memory(error);
    }
    *program = fresh;
    return GPURTA_OK;
}

void program_empty(gpurta_program *const program)
{
    struct index *const index = &program->launch_index;
    for (size_t i = 0; i < program->count; i++) {
        for (int t = 0; t < OPERATION_TIMES; t++)
            rat_clear(&program->operation[i].time[t]);
        free(program->operation[i].name);
    }
    for (size_t i = 0; i < program->afters; i++)
        rat_clear(&program->after[i].delay);
    for (size_t i = 0; i < program->partitions; i++) {
        free(program->partition[i].name);
        free(program->partition[i].list);
    }
    program->count = program->transfers = program->afters = program->waits = 0;
    program->partitions = 0;
    if (program->launches) { /* the first one is none */
        program->launches = 1;
        memset(index->place, 0, index->places * sizeof *index->place);
        *index_place(index, &launches, program, launch_hash(program, 0), NULL) = 1;
    }
}

const gpurta_program *program_hold(const gpurta_program *const program)
{
    atomic_fetch_add(&((gpurta_program *)program)->held, 1); /* no part of what a caller sees */
    return program;
}

void gpurta_program_destroy(gpurta_program *const program)
{
    if (!program || atomic_fetch_sub(&program->held, 1) > 0)
        return;
    program_empty(program);
    for (size_t i = 0; i < program->streams; i++)
        free(program->stream[i].name);
    FREE(program->partition, program->after, program->wait, program->operation, program->launch,
         program->transfer, program->stream, program->stream_index.place,
         program->launch_index.place);
    free(program);
}

gpurta_status gpurta_program_reserve(gpurta_program *const program, const size_t count,
                                     gpurta_error *const error)
{
    if (count <= program->room)
        return GPURTA_OK;
    struct operation *const all = grow_to(program->operation, &program->room, count, sizeof *all);
    if (!all)
        return fail_memory(error);
    program->operation = all;
    return GPURTA_OK;
}

/* An operation at the end; blocks 0: a copy. */
static gpurta_status add(gpurta_program *const program, const char *const name,
                         const int64_t blocks, mpq_srcptr wcet, gpurta_error *const error)
{
    struct operation *const all =
        grow(program->operation, &program->room, program->count + 1, sizeof *all);
    if (!all)
        return fail_memory(error);
    program->operation = all;
    struct operation fresh = {.blocks = blocks, .stream = GPURTA_OWN_STREAM};
    for (int t = 0; t < OPERATION_TIMES; t++)
        rat_init(&fresh.time[t]);
    fresh.time[GPURTA_OPERATION_RELEASE].den = 1;
    place_name(fresh.place, 'k', program->count);
    if (name && !(fresh.name = copy_text(name)))
        return fail_memory(error);
    if (!rat_set(&fresh.time[GPURTA_OPERATION_WCET], wcet)) {
        free(fresh.name);
        return fail_memory(error);
    }
    all[program->count++] = fresh;
    return GPURTA_OK;
}

gpurta_status gpurta_program_add_kernel(gpurta_program *const program, const char *const name,
                                        const int64_t blocks, mpq_srcptr wcet,
                                        gpurta_error *const error)
{
    const int64_t item = (int64_t)program->count;
    if (blocks < 1)
        return fail(error, GPURTA_OUT_OF_RANGE, item, "a kernel needs at least 1 block, not %lld",
                    (long long)blocks);
    const gpurta_status status = time_check(wcet, true, "the wcet of a kernel", item, error);
    return status == GPURTA_OK ? add(program, name, blocks, wcet, error) : status;
}

gpurta_status gpurta_program_add_copy(gpurta_program *const program, const char *const name,
                                      mpq_srcptr duration, gpurta_error *const error)
{
    gpurta_status status =
        time_check(duration, true, "the duration of a copy", (int64_t)program->count, error);
    if (status != GPURTA_OK)
        return status;
    const size_t n = program->transfers;
    struct transfer *const all =
        n == UINT32_MAX ? NULL
                        : grow(program->transfer, &program->transfer_room, n + 1, sizeof *all);
    if (!all)
        return fail_memory(error);
    program->transfer = all;
    status = add(program, name, 0, duration, error);
    if (status != GPURTA_OK)
        return status;
    all[n] = (struct transfer){0, 0, 0};
    program->operation[program->count - 1].launch = (uint32_t)n;
    program->transfers++;
    return GPURTA_OK;
}

/* The count of a copy; NULL: it has no such count. */
static int64_t *transfer_count(struct transfer *const transfer, const gpurta_operation_count which)
{
    switch (which) {
    case GPURTA_OPERATION_DIRECTION:
        return &transfer->direction;
    case GPURTA_OPERATION_ENGINE:
        return &transfer->engine;
    case GPURTA_OPERATION_BYTES:
        return &transfer->bytes;
    default:
        return NULL;
    }
}

/* The count of a kernel's blocks; NULL: it has no such count. */
static int64_t *launch_count(struct launch *const launch, const gpurta_operation_count which)
{
    switch (which) {
    case GPURTA_OPERATION_THREADS:
        return &launch->threads;
    case GPURTA_OPERATION_REGISTERS:
        return &launch->registers;
    case GPURTA_OPERATION_SHARED_MEMORY:
        return &launch->shared_memory;
    case GPURTA_OPERATION_LOCAL_MEMORY:
        return &launch->local_memory;
    case GPURTA_OPERATION_CARVEOUT:
        return &launch->carveout;
    case GPURTA_OPERATION_CARVEOUT_PERCENT:
        return &launch->carveout_percent;
    default:
        return NULL;
    }
}

static bool is_carveout(const gpurta_operation_count which)
{
    return which == GPURTA_OPERATION_CARVEOUT || which == GPURTA_OPERATION_CARVEOUT_PERCENT;
}

static gpurta_status store_count(gpurta_program *const program, struct operation *const operation,
                                 const gpurta_operation_count which, const int64_t value,
                                 gpurta_error *const error)
{
    struct launch launch = program->launch[operation->launch];
    *launch_count(&launch, which) = value + is_carveout(which);
    const int64_t found = find_launch(program, &launch);
    if (found < 0)
        return fail_memory(error);
    operation->launch = (uint32_t)found;
    return GPURTA_OK;
}

gpurta_status program_unknown_carveout(gpurta_program *const program, const size_t index,
                                       gpurta_error *const error)
{
    return store_count(program, &program->operation[index], GPURTA_OPERATION_CARVEOUT_PERCENT,
                       UNKNOWN_CARVEOUT, error);
}

gpurta_status gpurta_program_set_count(gpurta_program *const program, const size_t index,
                                       const gpurta_operation_count which, const int64_t value,
                                       gpurta_error *const error)
{
    struct operation *const operation = &program->operation[index];
    const bool of_copies = which >= GPURTA_OPERATION_DIRECTION && which <= GPURTA_OPERATION_BYTES;
    if ((operation->blocks == 0) != of_copies)
        return fail(error, GPURTA_INVALID_ARGUMENT, (int64_t)index, "a %s has no such count",
                    operation->blocks ? "kernel" : "copy");
    const bool carveout = is_carveout(which);
    const int64_t low = which == GPURTA_OPERATION_BLOCKS || which == GPURTA_OPERATION_THREADS ? 1
                        : carveout                                                            ? -1
                                                                                              : 0;
    const int64_t high = which == GPURTA_OPERATION_DIRECTION          ? GPURTA_COPY_DEVICE_TO_DEVICE
                         : which == GPURTA_OPERATION_ENGINE           ? INT32_MAX
                         : which == GPURTA_OPERATION_CARVEOUT_PERCENT ? 100
                                                                      : INT64_MAX - carveout;
    if (which == GPURTA_OPERATION_CARVEOUT_PERCENT && value == UNKNOWN_CARVEOUT)
        return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)index,
                    "a carve-out is unknown only of steps of chains: expected 0 to 100 percent");
    if (value < low)
        return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)index,
                    "a count of an operation must be %lld or more, not %lld", (long long)low,
                    (long long)value);
    if (value > high)
        return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)index,
                    "a count of an operation must be %lld or less, not %lld", (long long)high,
                    (long long)value);
    if (which == GPURTA_OPERATION_BLOCKS) {
        operation->blocks = value;
        return GPURTA_OK;
    }
    if (!operation->blocks) {
        *transfer_count(&program->transfer[operation->launch], which) = value;
        return GPURTA_OK;
    }
    return store_count(program, operation, which, value, error);
}

int64_t gpurta_program_get_count(const gpurta_program *const program, const size_t index,
                                 const gpurta_operation_count which)
{
    const struct operation *const operation = &program->operation[index];
    if (which == GPURTA_OPERATION_BLOCKS)
        return operation->blocks;
    const int64_t *const count = operation->blocks
                                     ? launch_count(&program->launch[operation->launch], which)
                                     : transfer_count(&program->transfer[operation->launch], which);
    return count ? *count - is_carveout(which) : 0;
}

gpurta_status gpurta_program_set_stream(gpurta_program *const program, const size_t index,
                                        const char *const stream, gpurta_error *const error)
{
    const int64_t found = program_stream(program, stream);
    if (found < 0)
        return fail_memory(error);
    program->operation[index].stream = (int32_t)found;
    return GPURTA_OK;
}

const char *gpurta_program_stream_name(const gpurta_program *const program, const int64_t stream)
{
    return program && stream >= 0 && (uint64_t)stream < program->streams
               ? program->stream[stream].name
               : NULL;
}

int64_t gpurta_program_stream_attribute(const gpurta_program *const program, const int64_t stream,
                                        const gpurta_stream_attribute which)
{
    const bool known = program && stream >= 0 && (uint64_t)stream < program->streams;
    if (which == GPURTA_STREAM_PRIORITY)
        return known ? program->stream[stream].priority : GPURTA_PRIORITY_LOW;
    return known && which == GPURTA_STREAM_NON_BLOCKING && program->stream[stream].non_blocking;
}

/* The operation whose entry that is, of a list whose entries have `size` bytes and begin with it.
 */
static size_t operation_at(const void *const list, const size_t size, const size_t entry)
{
    return *(const size_t *)(const void *)((const char *)list + entry * size);
}

/* Where the entries of an operation begin, or belong, in a list in order of operations. */
static size_t first_entry(const void *const list, const size_t size, const size_t count,
                          const size_t index)
{
    size_t low = 0, high = count;
    if (high > 0 && operation_at(list, size, high - 1) < index)
        return high;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (operation_at(list, size, middle) < index)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static size_t after_place(const gpurta_program *const program, const size_t index)
{
    return first_entry(program->after, sizeof *program->after, program->afters, index);
}

const struct after *operation_after(const gpurta_program *const program, const size_t index)
{
    const size_t i = after_place(program, index);
    return i < program->afters && program->after[i].operation == index ? &program->after[i] : NULL;
}

gpurta_status gpurta_program_set_after(gpurta_program *const program, const size_t index,
                                       const size_t other, const gpurta_after mode,
                                       mpq_srcptr delay, gpurta_error *const error)
{
    if (other >= index)
        return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)index,
                    "an operation can only wait for one before it in program order");
    struct rat copy;
    rat_init(&copy);
    struct after *const all =
        grow(program->after, &program->after_room, program->afters + 1, sizeof *all);
    if (!all || !rat_set(&copy, delay)) {
        program->after = all ? all : program->after;
        return fail_memory(error);
    }
    program->after = all;
    const size_t place = after_place(program, index);
    if (place < program->afters && all[place].operation == index) {
        rat_clear(&all[place].delay);
    } else {
        memmove(all + place + 1, all + place, (program->afters - place) * sizeof *all);
        program->afters++;
    }
    all[place] = (struct after){index, other, copy, mode};
    return GPURTA_OK;
}

size_t operation_waits(const gpurta_program *const program, const size_t index)
{
    return first_entry(program->wait, sizeof *program->wait, program->waits, index);
}

gpurta_status gpurta_program_set_waits(gpurta_program *const program, const size_t index,
                                       const size_t *const others, const size_t count,
                                       gpurta_error *const error)
{
    for (size_t i = 0; i < count; i++)
        if (others[i] >= index)
            return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)index,
                        "an operation can only wait for one before it in program order");
    const size_t first = operation_waits(program, index);
    size_t end = first;
    while (end < program->waits && program->wait[end].operation == index)
        end++;
    const size_t behind = program->waits - end, all = first + count + behind;
    if (all == program->waits && !count)
        return GPURTA_OK;
    struct wait *const wait = grow(program->wait, &program->wait_room, all, sizeof *wait);
    if (!wait)
        return fail_memory(error);
    program->wait = wait;
    memmove(wait + first + count, wait + end, behind * sizeof *wait);
    for (size_t i = 0; i < count; i++)
        wait[first + i] = (struct wait){index, others[i]};
    program->waits = all;
    return GPURTA_OK;
}

static bool on_null_stream(const struct operation *const operation)
{
    return operation->stream == GPURTA_NULL_STREAM;
}

gpurta_status program_of_free_blocks(const gpurta_program *const program, gpurta_error *const error)
{
    static const char simulate[] = "; gpurta bound bounds every job, gpurta simulate shows one run";
    if (program->afters)
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)program->after[0].operation,
                    "its launch waits for another operation%s", simulate);
    if (program->waits)
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)program->wait[0].operation,
                    "it waits for other operations%s", simulate);
    size_t null_stream = program->count, other = program->count;
    for (size_t i = 0; i < program->count; i++) {
        const struct operation *const operation = &program->operation[i];
        if (!operation->blocks)
            return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i, "it is a copy%s", simulate);
        if (gpurta_program_stream_attribute(program, operation->stream, GPURTA_STREAM_PRIORITY) !=
            gpurta_program_stream_attribute(program, program->operation[0].stream,
                                            GPURTA_STREAM_PRIORITY))
            return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                        "its stream has another priority than that of the first kernel%s",
                        simulate);
        if (on_null_stream(operation))
            null_stream = i;
        else if (!gpurta_program_stream_attribute(program, operation->stream,
                                                  GPURTA_STREAM_NON_BLOCKING))
            other = i;
        if (null_stream < program->count && other < program->count)
            return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                        "kernels on the NULL stream and on others wait for each other%s", simulate);
    }
    return GPURTA_OK;
}
