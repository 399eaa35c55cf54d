/* gpurta check: kernels that are released together, as they were launched. */
#include "cli/command/check.h"

#include <stdlib.h>

const gpurta_program *check_program(const struct check *const c)
{
    return c->launch_order.program ? c->launch_order.program : c->scenario->program;
}

size_t check_place(const struct check *const c, const size_t i)
{
    return c->launch_order.place ? c->launch_order.place[i] : i;
}

/* An operation that the first repetition tells of and that waits for no other. */
struct launched {
    size_t operation;
    int64_t at;
    mpq_t release;
};

static int by_release(const void *const a, const void *const b)
{
    const struct launched *const x = a, *const y = b;
    const int order = mpq_cmp(x->release, y->release);
    return order ? order : (x->operation > y->operation) - (x->operation < y->operation);
}

static int by_launch(const void *const a, const void *const b)
{
    const struct launched *const x = a, *const y = b;
    const int order = mpq_cmp(x->release, y->release);
    return order            ? order
           : x->at != y->at ? (x->at > y->at) - (x->at < y->at)
                            : (x->operation > y->operation) - (x->operation < y->operation);
}

/* What waits for others on the GPU, or is waited for so, stays where it is: these wait for what
 * stands before them. */
static void find_tied(const struct check *const c, bool *const tied)
{
    const gpurta_program *const program = c->scenario->program;
    for (size_t i = 0; i < c->count; i++) {
        size_t other;
        for (size_t k = 0; (other = gpurta_program_wait(program, i, k)) != SIZE_MAX; k++)
            tied[i] = tied[other] = true;
    }
}

static size_t find_launched(const struct check *const c, const bool *const tied,
                            struct launched *const all)
{
    const gpurta_program *const program = c->scenario->program;
    size_t n = 0;
    for (size_t i = 0; i < c->count; i++) {
        if (tied[i] || gpurta_program_get_after(program, i, NULL, NULL, NULL) ||
            !gpurta_measurement_operation(c->m, 0, i, NULL, NULL))
            continue;
        struct launched *const l = &all[n++];
        l->operation = i;
        gpurta_measurement_operation(c->m, 0, i, &l->at, NULL);
        mpq_init(l->release);
        gpurta_program_time(program, i, GPURTA_OPERATION_RELEASE, l->release);
    }
    return n;
}

/* order: which operation stands at each place. What was launched in another order than it stands
 * changes places with its like; returns whether any does. */
static bool find_order(const struct check *const c, const bool *const tied,
                       struct launched *const all, size_t *const place, size_t *const order)
{
    bool moved = false;
    const size_t n = find_launched(c, tied, all);
    for (size_t i = 0; i < c->count; i++)
        order[i] = i;
    if (n == 0)
        return false;
    qsort(all, n, sizeof *all, by_release);
    for (size_t k = 0; k < n; k++)
        place[k] = all[k].operation;
    qsort(all, n, sizeof *all, by_launch);
    for (size_t k = 0; k < n; k++) {
        order[place[k]] = all[k].operation;
        moved = moved || place[k] != all[k].operation;
    }
    for (size_t k = 0; k < n; k++)
        mpq_clear(all[k].release);
    return moved;
}

static gpurta_status copy_times(gpurta_program *const to, const size_t at,
                                const gpurta_program *const from, const size_t i,
                                gpurta_error *const error)
{
    static const gpurta_operation_time times[] = {GPURTA_OPERATION_RELEASE, GPURTA_OPERATION_PERIOD,
                                                  GPURTA_OPERATION_DEADLINE};
    gpurta_status status = GPURTA_OK;
    mpq_t time;
    mpq_init(time);
    for (size_t t = 0; status == GPURTA_OK && t < FIELDS(times); t++)
        if (gpurta_program_time(from, i, times[t], time))
            status = gpurta_program_set_time(to, at, times[t], time, error);
    mpq_clear(time);
    return status;
}

static gpurta_status copy_counts(gpurta_program *const to, const size_t at,
                                 const gpurta_program *const from, const size_t i,
                                 gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    for (int count = GPURTA_OPERATION_THREADS;
         status == GPURTA_OK && count <= GPURTA_OPERATION_CARVEOUT_PERCENT; count++) {
        const int64_t value = gpurta_program_get_count(from, i, (gpurta_operation_count)count);
        if (value)
            status = gpurta_program_set_count(to, at, (gpurta_operation_count)count, value, error);
    }
    return status;
}

static gpurta_status copy_stream(gpurta_program *const to, const size_t at,
                                 const gpurta_program *const from, const size_t i,
                                 gpurta_error *const error)
{
    static const gpurta_stream_attribute attributes[] = {GPURTA_STREAM_PRIORITY,
                                                         GPURTA_STREAM_NON_BLOCKING};
    const int64_t stream = gpurta_program_stream(from, i);
    const char *const name =
        stream == GPURTA_NULL_STREAM ? "default" : gpurta_program_stream_name(from, stream);
    gpurta_status status = name ? gpurta_program_set_stream(to, at, name, error) : GPURTA_OK;
    for (size_t a = 0;
         status == GPURTA_OK && name && stream != GPURTA_NULL_STREAM && a < FIELDS(attributes); a++)
        status = gpurta_program_set_stream_attribute(
            to, name, attributes[a], gpurta_program_stream_attribute(from, stream, attributes[a]),
            error);
    return status;
}

static gpurta_status copy_operation(gpurta_program *const to, const size_t at,
                                    const gpurta_program *const from, const size_t i,
                                    gpurta_error *const error)
{
    const char *const name = gpurta_program_name(from, i);
    mpq_t wcet;
    mpq_init(wcet);
    gpurta_program_time(from, i, GPURTA_OPERATION_WCET, wcet);
    gpurta_status status =
        gpurta_program_kind(from, i) == GPURTA_COPY
            ? gpurta_program_add_copy(to, name, wcet, error)
            : gpurta_program_add_kernel(to, name,
                                        gpurta_program_get_count(from, i, GPURTA_OPERATION_BLOCKS),
                                        wcet, error);
    mpq_clear(wcet);
    if (status == GPURTA_OK)
        status = copy_times(to, at, from, i, error);
    if (status == GPURTA_OK)
        status = copy_counts(to, at, from, i, error);
    if (status == GPURTA_OK)
        status = copy_stream(to, at, from, i, error);
    return status == GPURTA_OK
               ? gpurta_program_set_partition(to, at, gpurta_program_partition(from, i), error)
               : status;
}

static gpurta_status copy_partition(gpurta_program *const to, const gpurta_program *const from,
                                    const size_t partition, gpurta_error *const error)
{
    const int64_t sms = gpurta_program_partition_sms(from, partition);
    const bool listed = gpurta_program_partition_sm(from, partition, 0) >= 0;
    int64_t *const list = malloc((size_t)sms * sizeof *list);
    if (!list)
        return GPURTA_NO_MEMORY;
    for (int64_t k = 0; listed && k < sms; k++)
        list[k] = gpurta_program_partition_sm(from, partition, k);
    const gpurta_status status = gpurta_program_add_partition(
        to, gpurta_program_partition_name(from, partition), sms, listed ? list : NULL, error);
    free(list);
    return status;
}

static gpurta_status copy_partitions(gpurta_program *const to, const gpurta_program *const from,
                                     gpurta_error *const error)
{
    gpurta_status status = gpurta_program_set_queues(to, gpurta_program_queues(from), error);
    for (size_t p = 0; status == GPURTA_OK && p < gpurta_program_partitions(from); p++)
        status = copy_partition(to, from, p, error);
    return status;
}

/* What waits for others on the GPU does so for the same ones. */
static gpurta_status copy_gpu_waits(struct check *const c, const size_t i, size_t *const others,
                                    gpurta_error *const error)
{
    size_t n = 0, other;
    while ((other = gpurta_program_wait(c->scenario->program, i, n)) != SIZE_MAX)
        others[n++] = check_place(c, other);
    return n ? gpurta_program_set_waits(c->launch_order.program, check_place(c, i), others, n,
                                        error)
             : GPURTA_OK;
}

/* The same of launches. others: room for all operations. */
static gpurta_status copy_waits(struct check *const c, size_t *const others,
                                gpurta_error *const error)
{
    const gpurta_program *const from = c->scenario->program;
    gpurta_status status = GPURTA_OK;
    mpq_t delay;
    mpq_init(delay);
    for (size_t i = 0; status == GPURTA_OK && i < c->count; i++) {
        size_t other;
        gpurta_after mode;
        if (gpurta_program_get_after(from, i, &other, &mode, delay))
            status = gpurta_program_set_after(c->launch_order.program, check_place(c, i),
                                              check_place(c, other), mode, delay, error);
        if (status == GPURTA_OK)
            status = copy_gpu_waits(c, i, others, error);
    }
    mpq_clear(delay);
    return status;
}

static gpurta_status copy_program(struct check *const c, const size_t *const order,
                                  size_t *const others, gpurta_error *const error)
{
    gpurta_status status = gpurta_program_create(&c->launch_order.program, error);
    if (status == GPURTA_OK)
        status = copy_partitions(c->launch_order.program, c->scenario->program, error);
    for (size_t at = 0; status == GPURTA_OK && at < c->count; at++) {
        c->launch_order.place[order[at]] = at;
        status =
            copy_operation(c->launch_order.program, at, c->scenario->program, order[at], error);
    }
    return status == GPURTA_OK ? copy_waits(c, others, error) : status;
}

int check_launch_order(struct check *const c)
{
    struct launched *const all = calloc(c->count, sizeof *all);
    size_t *const order = calloc(c->count, sizeof *order), *const room =
                                                               calloc(c->count, sizeof *room);
    bool *const tied = calloc(c->count, sizeof *tied);
    gpurta_error error = {.status = GPURTA_OK};
    gpurta_status status = all && order && room && tied ? GPURTA_OK : GPURTA_NO_MEMORY;
    if (status == GPURTA_OK) {
        find_tied(c, tied);
        if (find_order(c, tied, all, room, order)) {
            c->launch_order.place = calloc(c->count, sizeof *c->launch_order.place);
            status =
                c->launch_order.place ? copy_program(c, order, room, &error) : GPURTA_NO_MEMORY;
        }
    }
    free(all);
    free(order);
    free(room);
    free(tied);
    if (status == GPURTA_NO_MEMORY) {
        complain("out of memory");
        return EXIT_UNABLE;
    }
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}
