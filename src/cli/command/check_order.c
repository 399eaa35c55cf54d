/* gpurta check: kernels that are released together, as they were launched. */
#include "cli/command/check.h"

#include <stdlib.h>

/* ---- the program, in that order ---- */

/* Operation i with all that it has but waits becomes the last one of the copy. */
static gpurta_status copy_operation(gpurta_program *const to, const size_t at,
                                    const gpurta_program *const from, const size_t i,
                                    gpurta_error *const error)
{
    static const gpurta_operation_time times[] = {GPURTA_OPERATION_RELEASE, GPURTA_OPERATION_PERIOD,
                                                  GPURTA_OPERATION_DEADLINE};
    static const gpurta_stream_attribute attributes[] = {GPURTA_STREAM_PRIORITY,
                                                         GPURTA_STREAM_NON_BLOCKING};
    const char *const name = gpurta_program_name(from, i);
    const bool copy = gpurta_program_kind(from, i) == GPURTA_COPY;
    const int64_t stream = gpurta_program_stream(from, i);
    const char *const stream_name =
        stream == GPURTA_NULL_STREAM ? "default" : gpurta_program_stream_name(from, stream);
    mpq_t time;
    mpq_init(time);
    gpurta_program_time(from, i, GPURTA_OPERATION_WCET, time);
    gpurta_status status =
        copy ? gpurta_program_add_copy(to, name, time, error)
             : gpurta_program_add_kernel(to, name,
                                         gpurta_program_get_count(from, i, GPURTA_OPERATION_BLOCKS),
                                         time, error);
    for (size_t t = 0; status == GPURTA_OK && t < FIELDS(times); t++)
        if (gpurta_program_time(from, i, times[t], time))
            status = gpurta_program_set_time(to, at, times[t], time, error);
    mpq_clear(time);
    for (int count = GPURTA_OPERATION_THREADS;
         status == GPURTA_OK && count <= GPURTA_OPERATION_CARVEOUT_PERCENT; count++) {
        const int64_t value = gpurta_program_get_count(from, i, (gpurta_operation_count)count);
        if (value || (!copy && count >= GPURTA_OPERATION_CARVEOUT))
            status = gpurta_program_set_count(to, at, (gpurta_operation_count)count, value, error);
    }
    if (status == GPURTA_OK && stream_name)
        status = gpurta_program_set_stream(to, at, stream_name, error);
    for (size_t a = 0; status == GPURTA_OK && stream_name && stream != GPURTA_NULL_STREAM &&
                       a < FIELDS(attributes);
         a++)
        status = gpurta_program_set_stream_attribute(
            to, stream_name, attributes[a],
            gpurta_program_stream_attribute(from, stream, attributes[a]), error);
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

/* Operation order[k] of `from` becomes operation k of the copy; place[i] is where operation i is.
 */
static gpurta_status copy_program(gpurta_program **const copy, const gpurta_program *const from,
                                  const size_t *const order, const size_t *const place,
                                  gpurta_error *const error)
{
    const size_t count = gpurta_program_count(from);
    size_t *const others = allocate((count + 1) * sizeof *others), other;
    gpurta_after mode;
    mpq_t delay;
    mpq_init(delay);
    gpurta_status status = gpurta_program_create(copy, error);
    gpurta_program *const to = *copy;
    if (status == GPURTA_OK)
        status = gpurta_program_set_queues(to, gpurta_program_queues(from), error);
    for (size_t p = 0; status == GPURTA_OK && p < gpurta_program_partitions(from); p++)
        status = copy_partition(to, from, p, error);
    for (size_t at = 0; status == GPURTA_OK && at < count; at++)
        status = copy_operation(to, at, from, order[at], error);
    for (size_t i = 0; status == GPURTA_OK && i < count; i++) {
        size_t n = 0;
        if (gpurta_program_get_after(from, i, &other, &mode, delay))
            status = gpurta_program_set_after(to, place[i], place[other], mode, delay, error);
        while ((other = gpurta_program_wait(from, i, n)) != SIZE_MAX)
            others[n++] = place[other];
        if (status == GPURTA_OK && n)
            status = gpurta_program_set_waits(to, place[i], others, n, error);
    }
    mpq_clear(delay);
    free(others);
    return status;
}

/* ---- the order ---- */

/* An operation that the first repetition tells of and that waits for no other. */
struct launched {
    size_t operation;
    int64_t at; /* 0: by its place in the file */
    mpq_t release;
};

static int by_launch(const void *const a, const void *const b)
{
    const struct launched *const x = a, *const y = b;
    const int order = mpq_cmp(x->release, y->release);
    return order            ? order
           : x->at != y->at ? (x->at > y->at) - (x->at < y->at)
                            : (x->operation > y->operation) - (x->operation < y->operation);
}

/* What was launched in another order than it stands changes places with its like. What waits for
 * others on the GPU, or is waited for so, stays where it is: these wait for what stands before
 * them. */
int check_launch_order(struct check *const c)
{
    const gpurta_program *const program = c->scenario->program;
    struct launched *const all = allocate_zeroed(c->count, sizeof *all);
    size_t *const order = allocate_zeroed(c->count, sizeof *order);
    size_t *const place = allocate_zeroed(c->count, sizeof *place);
    bool *const tied = allocate_zeroed(c->count, sizeof *tied);
    gpurta_error error = {.status = GPURTA_OK};
    gpurta_status status = GPURTA_OK;
    size_t n = 0, other;
    for (size_t i = 0; i < c->count; i++)
        for (size_t k = 0; (other = gpurta_program_wait(program, i, k)) != SIZE_MAX; k++)
            tied[i] = tied[other] = true;
    for (size_t i = 0; i < c->count; i++) {
        order[i] = i;
        if (tied[i] || gpurta_program_get_after(program, i, NULL, NULL, NULL) ||
            !gpurta_measurement_operation(c->m, 0, i, NULL, NULL))
            continue;
        all[n].operation = i;
        mpq_init(all[n].release);
        gpurta_program_time(program, i, GPURTA_OPERATION_RELEASE, all[n++].release);
    }
    if (n)
        qsort(all, n, sizeof *all, by_launch);
    for (size_t k = 0; k < n; k++) {
        place[k] = all[k].operation;
        gpurta_measurement_operation(c->m, 0, place[k], &all[k].at, NULL);
    }
    if (n)
        qsort(all, n, sizeof *all, by_launch);
    for (size_t k = 0; k < n; k++) {
        order[place[k]] = all[k].operation;
        c->reordered = c->reordered || place[k] != all[k].operation;
        mpq_clear(all[k].release);
    }
    for (size_t at = 0; at < c->count; at++)
        place[order[at]] = at;
    if (c->reordered) {
        c->launch_order.place = place;
        status = copy_program(&c->launch_order.program, program, order, place, &error);
    } else {
        free(place);
    }
    free(all);
    free(order);
    free(tied);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}
