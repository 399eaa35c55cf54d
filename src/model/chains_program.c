/* Chains from a program of periodic operations. */
#include "model/chains.h"

#include "base/fail.h"

/* One operation as a chain of one step. */
static gpurta_status add_operation_chain(gpurta_chains *const chains,
                                         const gpurta_program *const program, const size_t i,
                                         gpurta_error *const error)
{
    const struct operation *const operation = &program->operation[i];
    const bool kernel = operation->blocks != 0;
    LOCAL_MPQ(time);
    rat_get(time, &operation->time[GPURTA_OPERATION_PERIOD]);
    gpurta_status status = gpurta_chains_add(chains, operation->name, time, error);
    rat_get(time, &operation->time[GPURTA_OPERATION_WCET]);
    if (!status)
        status = gpurta_chains_add_step(chains, i, kernel ? GPURTA_STEP_KERNEL : GPURTA_STEP_COPY,
                                        operation->name, operation->blocks, time, error);
    if (!status && rat_given(&operation->time[GPURTA_OPERATION_DEADLINE])) {
        status = rat_copy(&chains->chain[i].time[GPURTA_CHAIN_DEADLINE],
                          &operation->time[GPURTA_OPERATION_DEADLINE])
                     ? GPURTA_OK
                     : fail_memory(error);
    }
    for (int k = 1; !status && k < OPERATION_COUNTS; k++) {
        const int64_t value = gpurta_program_get_count(program, i, (gpurta_operation_count)k);
        if (value || (kernel && k >= GPURTA_OPERATION_CARVEOUT))
            status =
                gpurta_chains_set_step_count(chains, i, (gpurta_operation_count)k, value, error);
    }
    const char *const stream = gpurta_program_stream_name(program, program->operation[i].stream);
    if (!status && stream)
        status = gpurta_program_set_stream(chains->program, i, stream, error);
    if (!status)
        chains->chain[i].partition = gpurta_program_partition(program, i);
    return status;
}

static gpurta_status copy_partitions(gpurta_chains *const chains,
                                     const gpurta_program *const program, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    chains->program->queues = program->queues;
    for (size_t i = 0; !status && i < program->partitions; i++)
        status = gpurta_program_add_partition(chains->program, program->partition[i].name,
                                              program->partition[i].sms, program->partition[i].list,
                                              error);
    return status;
}

static gpurta_status copy_streams(gpurta_chains *const chains, const gpurta_program *const program,
                                  gpurta_error *const error)
{
    for (size_t i = 0; i < program->streams; i++) {
        const struct stream *const from = &program->stream[i];
        const int64_t number = program_stream(chains->program, from->name);
        if (number < 0)
            return fail_memory(error);
        chains->program->stream[number].priority = from->priority;
        chains->program->stream[number].non_blocking = from->non_blocking;
    }
    return GPURTA_OK;
}

gpurta_status gpurta_chains_from_program(gpurta_chains **const chains,
                                         const gpurta_program *const program,
                                         gpurta_error *const error)
{
    gpurta_chains *fresh;
    gpurta_status status = gpurta_chains_create(&fresh, error);
    if (status)
        return status;
    fresh->letter = 'k';
    status = copy_partitions(fresh, program, error);
    for (size_t i = 0; !status && i < program->count; i++) {
        if (!rat_given(&program->operation[i].time[GPURTA_OPERATION_PERIOD]))
            status = fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                          "a bound for every job needs a period; 'gpurta convert --to chains' "
                          "writes those of a profile");
        else if (operation_after(program, i) ||
                 operation_waits(program, i) < operation_waits(program, i + 1))
            status = fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                          "an operation that waits for others is a step of a chain: use chains");
        else
            status = add_operation_chain(fresh, program, i, error);
    }
    if (!status)
        status = copy_streams(fresh, program, error);
    if (status) {
        gpurta_chains_destroy(fresh);
        return status;
    }
    *chains = fresh;
    return GPURTA_OK;
}
