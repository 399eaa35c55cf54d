/* Some operations of a program, in another order. */
#include "cli/measurement/program_copy.h"

#include "cli/base/cli.h"

#include <stdlib.h>

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
        const bool carveout =
            gpurta_program_kind(from, i) == GPURTA_KERNEL && count >= GPURTA_OPERATION_CARVEOUT;
        if (value || carveout)
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
    int64_t *const list = allocate((size_t)sms * sizeof *list);
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

/* What waits for others on the GPU does so for those of them that are there. */
static gpurta_status copy_gpu_waits(gpurta_program *const to, const gpurta_program *const from,
                                    const size_t i, const size_t *const place, size_t *const others,
                                    gpurta_error *const error)
{
    size_t n = 0, other;
    for (size_t k = 0; (other = gpurta_program_wait(from, i, k)) != SIZE_MAX; k++)
        if (place[other] != SIZE_MAX)
            others[n++] = place[other];
    return n ? gpurta_program_set_waits(to, place[i], others, n, error) : GPURTA_OK;
}

/* The same of launches. others: room for all operations. */
static gpurta_status copy_waits(gpurta_program *const to, const gpurta_program *const from,
                                const size_t i, const size_t *const place, size_t *const others,
                                gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    size_t other;
    gpurta_after mode;
    mpq_t delay;
    mpq_init(delay);
    if (gpurta_program_get_after(from, i, &other, &mode, delay) && place[other] != SIZE_MAX)
        status = gpurta_program_set_after(to, place[i], place[other], mode, delay, error);
    mpq_clear(delay);
    return status == GPURTA_OK ? copy_gpu_waits(to, from, i, place, others, error) : status;
}

gpurta_status program_copy(gpurta_program **const copy, const gpurta_program *const from,
                           const size_t *const order, const size_t count, size_t *const place,
                           gpurta_error *const error)
{
    const size_t all = gpurta_program_count(from);
    size_t *const others = allocate((all + 1) * sizeof *others);
    for (size_t i = 0; i < all; i++)
        place[i] = SIZE_MAX;
    for (size_t at = 0; at < count; at++)
        place[order[at]] = at;
    gpurta_status status = gpurta_program_create(copy, error);
    if (status == GPURTA_OK)
        status = copy_partitions(*copy, from, error);
    for (size_t at = 0; status == GPURTA_OK && at < count; at++)
        status = copy_operation(*copy, at, from, order[at], error);
    for (size_t at = 0; status == GPURTA_OK && at < count; at++)
        status = copy_waits(*copy, from, order[at], place, others, error);
    free(others);
    return status;
}
