#include "base/values.h"

#include "base/fail.h"
#include "base/local.h"
#include "cuda/plan.h"

#include <gpurta/occupancy.h>
#include <stdio.h>
#include <stdlib.h>

#define MOST_BLOCKS ((int64_t)1 << 22)
#define MOST_BYTES ((int64_t)1 << 30)
#define MOST_LOCAL ((int64_t)512 << 10) /* bytes per thread, CUDA programming guide */

enum { NULL_STREAM = 0 };

/* While a plan is being made. */
struct making {
    struct plan *plan;
    const gpurta_device *device;
    const gpurta_result *program; /* its model, resolved */
    gpurta_platform *platform;    /* the device */
    size_t *stream_of;            /* by number of the program's stream: index + 1, 0: none yet */
    mpq_t factor, time;           /* ns in one unit, stretched */
    gpurta_error first;           /* of the faults */
    gpurta_error broken;          /* why the driver could not be asked */
    gpurta_error *fault;          /* where they go, as many as there is room for */
    size_t faults, room;
};

/* Keeps what is wrong with the program, so that the rest of it is looked at too. What else fails is
 * returned. */
static gpurta_status keep(struct making *const m, const gpurta_status status,
                          const gpurta_error *const error)
{
    if (status == GPURTA_UNAVAILABLE)
        m->broken = *error;
    if (status == GPURTA_OK || status == GPURTA_NO_MEMORY || status == GPURTA_UNAVAILABLE)
        return status;
    if (m->faults == 0)
        m->first = *error;
    if (m->faults < m->room)
        m->fault[m->faults] = *error;
    m->faults++;
    return GPURTA_OK;
}

static gpurta_status refuse(gpurta_error *const error, const struct launch *const launch,
                            const char *const why)
{
    return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)launch->operation, "%s: %s", launch->name,
                why);
}

/* The time in whole ns, rounded to the nearest. */
static gpurta_status in_ns(struct making *const m, const struct launch *const launch,
                           const gpurta_column which, int64_t *const ns, gpurta_error *const error)
{
    mpq_set_ui(m->time, 0, 1);
    (void)result_time(m->program, which, launch->operation, m->time);
    mpq_mul(m->time, m->time, m->factor);
    LOCAL_MPZ(whole);
    mpz_mul_2exp(whole, mpq_numref(m->time), 1);
    mpz_add(whole, whole, mpq_denref(m->time));
    mpz_fdiv_q(whole, whole, mpq_denref(m->time));
    mpz_fdiv_q_2exp(whole, whole, 1);
    const bool fits = mpz_sizeinbase(whole, 2) <= 58; /* so that sums stay within 2^60 */
    int64_t value = 0;
    if (fits)
        mpz_export(&value, NULL, -1, sizeof value, 0, 0, whole);
    if (!fits)
        return fail(error, GPURTA_LIMIT, (int64_t)launch->operation,
                    "%s: a time of more than 2^58 ns cannot be measured", launch->name);
    *ns = value;
    return GPURTA_OK;
}

static int64_t count_of(const struct making *const m, const struct launch *const launch,
                        const gpurta_column which)
{
    return result_count_or(m->program, which, launch->operation, -1);
}

static size_t partition_of(const struct making *const m, const struct launch *const launch)
{
    const int64_t partition = count_of(m, launch, GPURTA_MODEL_OPERATIONS_PARTITION);
    return partition < 0 ? GPURTA_NONE : (size_t)partition;
}

static const char *unit_of(const struct making *const m)
{
    return result_text(m->program, GPURTA_MODEL_UNIT, 0);
}

/* ---- kernels ---- */

/* What the operation asks for. A carve-out in bytes becomes the largest percentage that is no more:
 * the driver takes the smallest size that is at least the percentage. */
static struct footprint footprint_of(const struct making *const m,
                                     const struct launch *const launch)
{
    const int64_t shared = count_of(m, launch, GPURTA_MODEL_OPERATIONS_SHARED_MEMORY);
    const int64_t most = gpurta_device_fact(m->device, GPURTA_FACT_SHARED_MEMORY_PER_SM);
    const int64_t plain = gpurta_device_fact(m->device, GPURTA_FACT_SHARED_MEMORY_PER_BLOCK);
    const int64_t bytes = count_of(m, launch, GPURTA_MODEL_OPERATIONS_CARVEOUT);
    const int64_t percent = count_of(m, launch, GPURTA_MODEL_OPERATIONS_CARVEOUT_PERCENT);
    return (struct footprint){.registers = count_of(m, launch, GPURTA_MODEL_OPERATIONS_REGISTERS),
                              .local_memory =
                                  count_of(m, launch, GPURTA_MODEL_OPERATIONS_LOCAL_MEMORY),
                              .static_shared = !m->plan->fixed  ? 0
                                               : shared < plain ? shared
                                                                : plain,
                              .carveout = percent >= 0    ? percent
                                          : bytes < 0     ? CARVEOUT_DRIVER
                                          : bytes >= most ? 100
                                                          : bytes * 100 / most};
}

/* The kernel of that footprint, loaded when it is needed first. */
static gpurta_status find_spin(struct making *const m, struct launch *const launch,
                               gpurta_error *const error)
{
    const int64_t plain = gpurta_device_fact(m->device, GPURTA_FACT_SPIN_REGISTERS);
    struct footprint asked = footprint_of(m, launch);
    struct spin *const spin = m->plan->spin;
    const size_t partition = partition_of(m, launch);
    if (spin_alike(m->platform, asked.registers) <= spin_alike(m->platform, plain))
        asked.registers = 0; /* fewer cannot be had */
    for (size_t i = 0; i < m->plan->spins; i++)
        if (spin[i].asked.registers == asked.registers &&
            spin[i].asked.local_memory == asked.local_memory &&
            spin[i].asked.static_shared == asked.static_shared &&
            spin[i].asked.carveout == asked.carveout && spin[i].partition == partition) {
            launch->spin = i;
            return GPURTA_OK;
        }
    launch->spin = m->plan->spins;
    const gpurta_status status =
        spin_load(&spin[launch->spin], m->device, m->platform, &asked, partition, error);
    if (status == GPURTA_OK)
        m->plan->spins++;
    return status;
}

/* The kernel of an operation, and that it fits an SM as often as the scenario says. */
static gpurta_status plan_spin(struct making *const m, struct launch *const launch,
                               const int64_t shared, int64_t *const blocks_per_sm,
                               gpurta_error *const error)
{
    const int64_t wanted = count_of(m, launch, GPURTA_MODEL_OPERATIONS_REGISTERS);
    int64_t by_scenario;
    gpurta_error cause;
    gpurta_status status = gpurta_occupancy_blocks_per_sm(&by_scenario, m->platform,
                                                          launch->threads, wanted, shared, &cause);
    if (status == GPURTA_OK)
        status = find_spin(m, launch, &cause);
    const struct spin *const spin = &m->plan->spin[launch->spin];
    if (status == GPURTA_OK)
        status = gpurta_occupancy_blocks_per_sm(blocks_per_sm, m->platform, launch->threads,
                                                spin->registers, shared, &cause);
    if (status != GPURTA_OK)
        return fail(error, status, (int64_t)launch->operation, "%s: %.220s", launch->name,
                    cause.message);
    launch->shared = (unsigned)(shared - spin->asked.static_shared);
    if ((int)launch->shared > spin->most_shared)
        m->plan->spin[launch->spin].most_shared = (int)launch->shared;
    if (by_scenario != *blocks_per_sm)
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)launch->operation,
                    "%s: with %lld registers per thread an SM holds %lld blocks, but the spin "
                    "kernel has %d registers, and an SM holds %lld of its blocks",
                    launch->name, (long long)wanted, (long long)by_scenario, spin->registers,
                    (long long)*blocks_per_sm);
    if (*blocks_per_sm < 1)
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)launch->operation,
                    "%s: the block is too large: no SM has room for %u threads with %d registers",
                    launch->name, launch->threads, spin->registers);
    return GPURTA_OK;
}

/* ns of the device in the program's unit, the scale taken off: "5/2 ms". */
static void in_unit(struct making *const m, const int64_t ns, char text[64])
{
    char digits[48];
    mpz_import(mpq_numref(m->time), 1, -1, sizeof ns, 0, 0, &ns);
    mpz_set_ui(mpq_denref(m->time), 1);
    mpq_div(m->time, m->time, m->factor);
    if (gpurta_time_text(digits, sizeof digits, m->time, NULL) != GPURTA_OK)
        snprintf(digits, sizeof digits, "?"); /* cannot be: both parts are below 2^63 */
    snprintf(text, 64, "%s %s", digits, unit_of(m));
}

static gpurta_status check_kernel_time(struct making *const m, const struct launch *const launch,
                                       const int64_t blocks_per_sm, gpurta_error *const error)
{
    const size_t partition = partition_of(m, launch);
    const int64_t sms = partition == GPURTA_NONE
                            ? gpurta_device_fact(m->device, GPURTA_FACT_SMS)
                            : result_count(m->program, GPURTA_MODEL_PARTITIONS_SMS, partition);
    const int64_t slots = blocks_per_sm * sms; /* some: its blocks fit */
    const int64_t waves = slots > 0 ? (launch->blocks + slots - 1) / slots : 1;
    char one[64], limit[64];
    if (launch->duration == 0)
        return refuse(error, launch, "its blocks take less than a nanosecond");
    if (launch->duration <= (uint64_t)(m->plan->timeout / waves))
        return GPURTA_OK;
    in_unit(m, (int64_t)launch->duration, one);
    in_unit(m, m->plan->timeout, limit);
    return fail(error, GPURTA_LIMIT, (int64_t)launch->operation,
                "%s: takes at least %lld times %s, and the timeout is %s at scale %lld: give a "
                "longer --timeout, or a smaller --scale",
                launch->name, (long long)waves, one, limit, (long long)m->plan->scale);
}

/* Threads and shared memory of a block. */
static gpurta_status check_block(struct making *const m, const struct launch *const launch,
                                 const int64_t threads, const int64_t shared)
{
    const int64_t most_threads = gpurta_device_fact(m->device, GPURTA_FACT_THREADS_PER_BLOCK);
    const int64_t plain = gpurta_device_fact(m->device, GPURTA_FACT_SHARED_MEMORY_PER_BLOCK);
    const int64_t optin = gpurta_device_fact(m->device, GPURTA_FACT_SHARED_MEMORY_PER_BLOCK_OPTIN);
    const int64_t most_shared = optin > plain ? optin : plain;
    gpurta_error error;
    gpurta_status status = GPURTA_OK;
    if (threads == 0)
        status = keep(
            m,
            refuse(&error, launch, "key \"threads\" is missing; expected the threads of a block"),
            &error);
    if (status == GPURTA_OK && threads > most_threads)
        status = keep(m,
                      fail(&error, GPURTA_NOT_APPLICABLE, (int64_t)launch->operation,
                           "%s: the block is too large: %lld threads, and the device allows %lld",
                           launch->name, (long long)threads, (long long)most_threads),
                      &error);
    if (status == GPURTA_OK && shared > most_shared)
        status = keep(m,
                      fail(&error, GPURTA_NOT_APPLICABLE, (int64_t)launch->operation,
                           "%s: the block is too large: %lld bytes of shared memory, and the "
                           "device allows %lld",
                           launch->name, (long long)shared, (long long)most_shared),
                      &error);
    return status;
}

static gpurta_status check_grid(struct making *const m, const struct launch *const launch,
                                const int64_t blocks)
{
    gpurta_error error;
    if (blocks <= MOST_BLOCKS && (int64_t)m->plan->blocks + blocks <= MOST_BLOCKS)
        return GPURTA_OK;
    return keep(m,
                fail(&error, GPURTA_LIMIT, (int64_t)launch->operation,
                     "%s: the grid is too large: at most %lld blocks are recorded in all",
                     launch->name, (long long)MOST_BLOCKS),
                &error);
}

static gpurta_status plan_kernel(struct making *const m, struct launch *const launch)
{
    const int64_t blocks = count_of(m, launch, GPURTA_MODEL_OPERATIONS_BLOCKS);
    const int64_t threads = count_of(m, launch, GPURTA_MODEL_OPERATIONS_THREADS);
    const int64_t shared = count_of(m, launch, GPURTA_MODEL_OPERATIONS_SHARED_MEMORY);
    const size_t faults = m->faults;
    int64_t blocks_per_sm = 0, duration = 0;
    gpurta_error error = {.item = GPURTA_NO_ITEM};
    gpurta_status status = check_block(m, launch, threads, shared);
    if (status == GPURTA_OK &&
        count_of(m, launch, GPURTA_MODEL_OPERATIONS_LOCAL_MEMORY) > MOST_LOCAL)
        status =
            keep(m, refuse(&error, launch, "a thread has at most 512 KiB of local memory"), &error);
    if (status == GPURTA_OK)
        status = check_grid(m, launch, blocks);
    if (status == GPURTA_OK)
        status = keep(m, in_ns(m, launch, GPURTA_MODEL_OPERATIONS_WCET, &duration, &error), &error);
    if (status != GPURTA_OK || m->faults > faults)
        return status;
    launch->blocks = (unsigned)blocks;
    launch->threads = (unsigned)threads;
    launch->duration = (uint64_t)duration;
    launch->record = m->plan->blocks;
    m->plan->blocks += (size_t)blocks;
    status = keep(m, plan_spin(m, launch, shared, &blocks_per_sm, &error), &error);
    if (status != GPURTA_OK || m->faults > faults)
        return status;
    return keep(m, check_kernel_time(m, launch, blocks_per_sm, &error), &error);
}

static gpurta_status plan_copy(struct making *const m, struct launch *const launch,
                               gpurta_error *const error)
{
    const int64_t bytes = count_of(m, launch, GPURTA_MODEL_OPERATIONS_BYTES);
    if (bytes == 0)
        return refuse(error, launch,
                      "a copy of unknown size cannot be measured: give its bytes instead of its "
                      "duration");
    if (m->plan->scale != 1)
        return refuse(error, launch,
                      "a copy takes its time whatever the scale: measure copies unscaled");
    if (bytes > MOST_BYTES)
        return refuse(error, launch, "a copy of more than 2^30 bytes cannot be measured");
    launch->bytes = (size_t)bytes;
    launch->direction = (enum direction)count_of(m, launch, GPURTA_MODEL_OPERATIONS_DIRECTION);
    if (launch->bytes > m->plan->bytes)
        m->plan->bytes = launch->bytes;
    return GPURTA_OK;
}

/* ---- streams ---- */

/* A stream belongs to one green context, all of whose streams are non-blocking. */
static gpurta_status plan_partition(struct making *const m, struct launch *const launch,
                                    gpurta_error *const error)
{
    const size_t partition = partition_of(m, launch);
    size_t *const of_stream = &m->plan->stream[launch->stream].partition;
    if (m->device->partitions == 0 || launch->bytes)
        return GPURTA_OK;
    if (partition == GPURTA_NONE)
        return refuse(error, launch, "it is in no partition");
    if (m->plan->stream[launch->stream].null)
        return refuse(error, launch, "a green context has no default stream: give it another one");
    if (*of_stream != GPURTA_NONE && *of_stream != partition)
        return refuse(error, launch,
                      "its stream is in another partition, and a stream of a green context stays "
                      "there");
    *of_stream = partition;
    m->plan->stream[launch->stream].non_blocking = true;
    return GPURTA_OK;
}

static gpurta_status plan_stream(struct making *const m, struct launch *const launch,
                                 gpurta_error *const error)
{
    const int64_t number = count_of(m, launch, GPURTA_MODEL_OPERATIONS_STREAM_NUMBER);
    const int64_t least = gpurta_device_fact(m->device, GPURTA_FACT_LEAST_PRIORITY);
    const int64_t greatest = gpurta_device_fact(m->device, GPURTA_FACT_GREATEST_PRIORITY);
    const int64_t priority =
        result_count(m->program, GPURTA_MODEL_OPERATIONS_PRIORITY, launch->operation);
    size_t *const known = number < 0 ? NULL : &m->stream_of[number];
    if (known && *known) {
        launch->stream = *known - 1;
        return plan_partition(m, launch, error);
    }
    if (number != NULL_STREAM && (priority > least || priority < greatest))
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)launch->operation,
                    "%s: the device has no stream priority %lld, only %lld (lowest) to %lld",
                    launch->name, (long long)priority, (long long)least, (long long)greatest);
    launch->stream = m->plan->streams++;
    m->plan->stream[launch->stream].partition = GPURTA_NONE;
    m->plan->stream[launch->stream].null = number == NULL_STREAM;
    m->plan->stream[launch->stream].priority = (int)priority;
    m->plan->stream[launch->stream].non_blocking =
        !result_count(m->program, GPURTA_MODEL_OPERATIONS_BLOCKING, launch->operation);
    if (known)
        *known = launch->stream + 1;
    return plan_partition(m, launch, error);
}

/* ---- all ---- */

static gpurta_status plan_launch(struct making *const m, const size_t i)
{
    struct launch *const launch = &m->plan->launch[i];
    gpurta_error error;
    size_t row;
    launch->operation = i;
    snprintf(launch->name, sizeof launch->name, "%.60s",
             result_text(m->program, GPURTA_MODEL_OPERATIONS_NAME, i));
    gpurta_status status = GPURTA_OK;
    if (count_of(m, launch, GPURTA_MODEL_OPERATIONS_AFTER) >= 0 ||
        result_inside(m->program, GPURTA_MODEL_WAITS, i, 0, &row))
        status = keep(
            m, refuse(&error, launch, "a launch that waits for another one cannot be measured yet"),
            &error);
    if (status == GPURTA_OK)
        status = keep(
            m, in_ns(m, launch, GPURTA_MODEL_OPERATIONS_RELEASE, &launch->release, &error), &error);
    if (status == GPURTA_OK)
        status = count_of(m, launch, GPURTA_MODEL_OPERATIONS_BLOCKS) < 0
                     ? keep(m, plan_copy(m, launch, &error), &error)
                     : plan_kernel(m, launch);
    return status == GPURTA_OK ? keep(m, plan_stream(m, launch, &error), &error) : status;
}

static int by_release(const void *const a, const void *const b)
{
    const struct launch *const x = a, *const y = b;
    if (x->release != y->release)
        return x->release < y->release ? -1 : 1;
    return x->operation < y->operation ? -1 : 1;
}

static gpurta_status read_options(struct plan *const plan, const gpurta_options *const options,
                                  gpurta_error *const error)
{
    gpurta_status status = gpurta_options_check(options, "measure", error);
    if (status == GPURTA_OK)
        status = gpurta_options_get(options, GPURTA_OPTION_MEASURE_RUNS, &plan->runs, error);
    if (status == GPURTA_OK)
        status = gpurta_options_get(options, GPURTA_OPTION_MEASURE_SCALE, &plan->scale, error);
    if (status == GPURTA_OK)
        status = gpurta_options_get(options, GPURTA_OPTION_MEASURE_TIMEOUT, &plan->timeout, error);
    if (status == GPURTA_OK)
        status = gpurta_options_get(options, GPURTA_OPTION_MEASURE_WARM_UP, &plan->warm_up, error);
    if (status == GPURTA_OK)
        status =
            gpurta_options_get(options, GPURTA_OPTION_MEASURE_STATIC_SHARED, &plan->fixed, error);
    if (status == GPURTA_OK)
        status = gpurta_options_get(options, GPURTA_OPTION_MEASURE_COLD, &plan->cold, error);
    if (plan->cold)
        plan->runs = 1;
    plan->timeout *= MILLISECOND;
    plan->warm_up *= MILLISECOND;
    return status;
}

static gpurta_status set_factor(struct making *const m, gpurta_error *const error)
{
    char text[48];
    snprintf(text, sizeof text, "%lld%s", (long long)m->plan->scale, unit_of(m));
    return gpurta_time_parse(m->factor, text, GPURTA_NS, error);
}

static gpurta_status make(struct making *const m, gpurta_error *const error)
{
    const size_t n = gpurta_rows(m->program, GPURTA_MODEL_OPERATIONS);
    if (n == 0)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "measure: the model has no kernels and no operations");
    m->plan->launch = calloc(n, sizeof *m->plan->launch);
    m->plan->stream = calloc(n, sizeof *m->plan->stream);
    m->plan->spin = calloc(n, sizeof *m->plan->spin);
    m->stream_of = calloc(gpurta_rows(m->program, GPURTA_MODEL_STREAMS) + 1, sizeof *m->stream_of);
    if (!m->plan->launch || !m->plan->stream || !m->plan->spin || !m->stream_of)
        return fail_memory(error);
    m->plan->launches = n;
    gpurta_status status = set_factor(m, error);
    for (size_t i = 0; status == GPURTA_OK && i < n; i++)
        status = plan_launch(m, i);
    if (status == GPURTA_UNAVAILABLE)
        return fail(error, status, m->broken.item, "%s", m->broken.message);
    if (status != GPURTA_OK)
        return status == GPURTA_NO_MEMORY ? fail_memory(error) : status;
    if (m->faults)
        return fail(error, m->first.status, m->first.item, "%s", m->first.message);
    qsort(m->plan->launch, n, sizeof *m->plan->launch, by_release);
    const int64_t first = m->plan->launch[0].release;
    for (size_t i = 0; i < n; i++)
        m->plan->launch[i].release -= first;
    m->plan->span = m->plan->launch[n - 1].release;
    return GPURTA_OK;
}

static gpurta_status plan_with(struct making *const m, const gpurta_options *const options,
                               gpurta_error *const error)
{
    *m->plan = (struct plan){.launch = NULL};
    gpurta_status status = read_options(m->plan, options, error);
    if (status == GPURTA_OK)
        status = gpurta_measurement_platform(&m->platform, m->device->facts, error);
    if (status != GPURTA_OK)
        return status;
    mpq_init(m->factor);
    mpq_init(m->time);
    status = make(m, error);
    mpq_clear(m->factor);
    mpq_clear(m->time);
    free(m->stream_of);
    gpurta_platform_destroy(m->platform);
    return status;
}

gpurta_status plan_make(struct plan *const plan, const gpurta_device *const device,
                        const gpurta_result *const program, const gpurta_options *const options,
                        gpurta_error *const error)
{
    struct making m = {.plan = plan, .device = device, .program = program};
    return plan_with(&m, options, error);
}

/* With a device whose contexts are those of the program's partitions. */
static gpurta_status check(struct making *const m, const gpurta_options *const options,
                           size_t *const faults, gpurta_error *const error)
{
    gpurta_status status = device_enter(m->device, error);
    if (status != GPURTA_OK)
        return status;
    status = plan_with(m, options, error);
    const bool told = m->faults && status != GPURTA_NO_MEMORY && status != GPURTA_UNAVAILABLE;
    const gpurta_status unloaded = plan_unload(m->plan, m->device, told ? error : NULL);
    plan_clear(m->plan);
    status = device_leave(m->device, told ? unloaded : status, error);
    if (status == GPURTA_OK)
        *faults = m->faults;
    return status;
}

gpurta_status gpurta_measure_check(const gpurta_device *const device,
                                   const gpurta_model *const model,
                                   const gpurta_options *const options, gpurta_error *const fault,
                                   const size_t room, size_t *const faults,
                                   gpurta_error *const error)
{
    struct plan plan = {.launch = NULL};
    gpurta_device *inner = NULL;
    gpurta_result *program = NULL;
    if (!device || !model || !faults || (room && !fault))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "measure: NULL argument");
    gpurta_status status = device_usable(device, error);
    if (status == GPURTA_OK)
        status = gpurta_resolve(model, NULL, &program, error);
    if (status == GPURTA_OK)
        status = partitions_open(&inner, device, program, error);
    struct making m = {.plan = &plan,
                       .device = inner ? inner : device,
                       .program = program,
                       .fault = fault,
                       .room = room};
    if (status == GPURTA_OK)
        status = check(&m, options, faults, error);
    gpurta_result_destroy(program);
    gpurta_device_close(inner);
    return status;
}

gpurta_status plan_unload(struct plan *const plan, const gpurta_device *const device,
                          gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; i < plan->spins; i++) {
        const gpurta_status one =
            spin_unload(&plan->spin[i], device, status == GPURTA_OK ? error : NULL);
        status = status == GPURTA_OK ? one : status;
    }
    plan->spins = 0;
    return status;
}

void plan_clear(struct plan *const plan)
{
    FREE(plan->launch, plan->stream, plan->spin);
}
