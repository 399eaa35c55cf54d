/* A libcuda.so.1 without a GPU, for tests: launches run through gpurta_simulate_of().
 *
 * GPURTA_FAKE_CUDA says what it is and what goes wrong, as KEY=VALUE separated by commas; it is
 * read by cuInit:
 *
 *   platform=NAME       a built-in platform (jetson-tx2)
 *   sms=N               its number of SMs
 *   devices=N           how many devices there are (1)
 *   latency=NS          from the launch call to the release on the GPU (4000)
 *   jitter=NS           more of it, up to this, different for each launch (0)
 *   call=NS             what a launch call takes of the host's time (2000)
 *   offset=NS           GPU clock minus host clock (123456789)
 *   drift=PPB           GPU clock against host clock, parts in 10^9 (0)
 *   resolution=NS       step of the GPU clock (1000)
 *   policy=round-robin  blocks go elsewhere than they should
 *   slow=PERCENT        blocks take so much longer than they should (0)
 *   clock=real          the host's own clock, instead of one that moves with every call
 *   old=1               attributes of CUDA 11 and later are unknown
 *   U1=0, U1=1, ...     a rule of newer GPUs, switched (as the platform has it)
 *   sm_order=N          the order of its SMs, as in gpurta/platform.h (the platform's)
 *   hang=N              the N-th spin kernel never ends by itself (the first is the warm-up's)
 *   stuck=N             the same, and does not look at its stop flag
 *   asleep=1            destroying the context never returns
 *   first_sm=N          the number that the first SM has (0)
 *   same_sm=1           all blocks note the number of the first SM
 *   compiler=N          the compiler needs N registers more than it should, or less (0)
 *   compiler_gives=N    the compiler gives every kernel N registers
 *   local=N             the compiler adds N bytes of local memory to every kernel (0)
 *   carveout=N          the driver prefers N percent, whatever is asked for
 *   static=N            and N bytes of static shared memory (0)
 *   fail=NAME:N:CODE    the N-th call of NAME returns CODE; CODE -1: it never returns
 *   fail_times=N        and so do the calls after it, N in all (1)
 *   fail_from=N         only calls made after opening device N or a later one count (0)
 *   lost=N              from the N-th call of anything on, every call returns 719
 *
 *   sm_group=N          green contexts have N SMs or a multiple (2)
 *   leaky=1             their kernels run on all SMs
 *   neighbour=PERCENT   their blocks take so much longer while another one has kernels, too (0)
 *
 * Several processes are channels of one GPU, and their work goes by turns:
 *
 *   shared=FILE         the GPU that they share, made when the first one begins
 *   slice=NS            the timeslice of a channel (1024000)
 *   switch=NS           what a switch to another channel costs (0)
 *   levels=FILE         lines "PID LEVEL TIMESLICE_NS": what was set for a process
 *   together=1          no turns: their work runs at the same time, as under MPS
 *   in=N                what goes wrong goes wrong in the N-th of these processes only (0: in all):
 *                       die, hang, fail, lost, other_device, offset
 *   die=N               the process kills itself at its N-th job
 *   other_device=1      the device has another bus number
 *
 * They must not call at the same time: the clock is one for all.
 *
 * What belongs to a context can be used only while that is the calling thread's. Memory that a
 * launch or a copy still uses must not be freed: that aborts the process. Destroying a context
 * frees what is left in it, which counts as left behind unless the device was lost, calls went on
 * failing, or the context could not be entered.
 *
 * When the process ends it says on standard error what was left allocated, and ends it with
 * status 86 if anything was and no kernel is stuck. */
#include "base/values.h"
#include "cuda/driver.h"

#include "../model_calls.h"
#include "base/analyses.h"
#include "model/program.h"
#include "model/tasks.h"
#include <fcntl.h>
#include <gpurta/host.h>
#include <gpurta/occupancy.h>
#include <gpurta/simulate.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#define EXPORT __attribute__((visibility("default")))
#define FOREVER ((int64_t)1 << 52)

enum {
    ERROR_INVALID_VALUE = 1,
    ERROR_INVALID_CONTEXT = 201,
    ERROR_NOT_FOUND = 500,
    ERROR_INVALID_HANDLE = 400,
    ERROR_INVALID_PTX = 218,
    ERROR_OUT_OF_RESOURCES = 701,
    ERROR_LOST = 719
};
enum kind { SPIN, WORK, CLOCK, RESOLUTION, COPY, FILL };

struct CUfunc_st {
    CUcontext owner;
    enum kind kind;
    bool there;
    int shared; /* dynamic bytes that a block may have */
    int registers, local, fixed, carveout;
};
struct CUmod_st {
    CUcontext owner; /* NULL: not loaded */
    struct CUfunc_st function[4];
};
struct CUctx_st {
    bool taken;
    CUcontext primary;  /* of a green context: whose memory it has */
    int64_t first, sms; /* its SMs */
};
/* The first bytes of a resource's padding: which SMs it has. */
struct some_sms {
    int64_t first, sms;
};
struct CUdevResourceDesc_st {
    struct some_sms sms;
};
struct CUstream_st {
    CUcontext owner;
    int priority;
    bool non_blocking, null, taken;
    size_t id;
};
struct CUevent_st {
    CUcontext owner;
    int64_t time;
    struct CUevent_st *next;
};

struct record {
    uint64_t start, end;
    uint32_t sm, stopped;
};

/* An operation that was launched, since the GPU was last idle. */
struct queued {
    enum kind kind;
    size_t stream;
    unsigned blocks, threads, shared;
    struct CUfunc_st function; /* of a kernel, as it was when it was launched */
    int64_t release, duration, completion;
    struct record *records;
    uint64_t *out;
    volatile uint32_t *stop;
    bool endless, done;
    void *to; /* of a copy */
    const void *from;
    unsigned char value;
    size_t bytes;
};

/* A job of a channel, on the GPU that several processes may share. */
struct turns {
    uint64_t start, end, waited;
    uint32_t turns, stopped;
};
#define MOST_CHANNELS 64
#define MOST_JOBS 4096
struct shared_gpu {
    int64_t now;
    int64_t channels, jobs;
    struct {
        int64_t pid;
        bool working; /* its context exists */
    } channel[MOST_CHANNELS];
    struct {
        int64_t channel, release, demand;
        bool endless;
    } job[MOST_JOBS];
};
/* The same in the process that submitted it. */
struct own_job {
    int64_t number;
    size_t stream;
    struct turns *out;
    volatile uint32_t *stop;
    bool done;
};

struct allocation {
    CUcontext owner;
    void *memory;
    size_t size;
    struct allocation *next;
};

static struct {
    bool ready;
    char platform[40], fail[64];
    int64_t sms, devices, latency, jitter, call, offset, drift, resolution, slow, hang, stuck, old;
    int64_t fail_at, fail_code, fail_times, fail_from, opened, lost, calls, failing, spins;
    int rule[16]; /* 1: on, -1: off, 0: as the platform has it */
    int64_t sm_order;
    int64_t first_sm, same_sm, compiler, compiler_gives, local, fixed, carveout, pool;
    bool round_robin, real, is_stuck, not_entered;
    gpurta_platform *device;
    char shared[200], levels[200];
    struct shared_gpu alone, *gpu; /* of this process, or shared */
    int64_t sm_group, leaky, neighbour;
    int64_t channel, slice, change, in, die, other_device, together;
    struct own_job own[MOST_JOBS];
    size_t owned;
    int64_t origin, last_release, asleep;
    uint64_t random;
    struct queued *operation;
    size_t operations, room;
    size_t batch; /* number of batches before this one */
    gpurta_result *result;
    struct allocation *device_memory, *host_memory;
    struct CUevent_st *event;
    int contexts, modules, streams, events;
    int dropped; /* what was left in contexts when they were destroyed */
    CUcontext entered[16], primary;
    size_t depth;
} fake;

/* Not allocated: a stuck device is never put away, and is no leak. */
#define MOST_STREAMS 4096
#define MOST_CONTEXTS 16
#define MOST_MODULES 64
static struct CUstream_st streams_seen[MOST_STREAMS];
static struct CUctx_st contexts_seen[MOST_CONTEXTS];
static struct CUmod_st modules_seen[MOST_MODULES];

static const char *const functions[] = {"gpurta_spin", "gpurta_work", "gpurta_clock",
                                        "gpurta_resolution"};

/* ---- the host's clock ---- */

EXPORT int64_t gpurta_host_clock(void);
EXPORT void gpurta_host_sleep(int64_t duration);

/* The clock goes before cuInit, too. */
static struct shared_gpu *gpu(void)
{
    if (!fake.gpu)
        fake.gpu = &fake.alone;
    return fake.gpu;
}

static int64_t real_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

EXPORT int64_t gpurta_host_clock(void)
{
    return fake.real ? real_clock() : (gpu()->now += 100);
}

EXPORT void gpurta_host_sleep(const int64_t duration)
{
    if (fake.real)
        usleep((unsigned)(duration / 1000 < 900000 ? duration / 1000 : 900000));
    else
        gpu()->now += duration;
}

static int64_t now(void)
{
    return fake.real ? real_clock() : gpu()->now;
}

/* By how much the GPU's clock has run ahead at a time of the host's. */
static int64_t ahead(const int64_t host)
{
    const int64_t since = host - fake.origin;
    return since / 1000000 * fake.drift / 1000 + since % 1000000 * fake.drift / 1000000000;
}

/* The GPU's clock at a time of the host's: it wraps around, as 64 bits do. */
static uint64_t gpu_time(const int64_t host)
{
    const uint64_t time = (uint64_t)host + (uint64_t)fake.offset + (uint64_t)ahead(host);
    return time - time % (uint64_t)fake.resolution;
}

EXPORT uint64_t fake_cuda_gpu_time(int64_t host);
EXPORT uint64_t fake_cuda_gpu_time(const int64_t host)
{
    return gpu_time(host);
}

/* ---- settings ---- */

static void set(const char *const key, const char *const value)
{
    const struct {
        const char *key;
        int64_t *value;
    } numbers[] = {{"sms", &fake.sms},
                   {"devices", &fake.devices},
                   {"latency", &fake.latency},
                   {"jitter", &fake.jitter},
                   {"call", &fake.call},
                   {"offset", &fake.offset},
                   {"drift", &fake.drift},
                   {"resolution", &fake.resolution},
                   {"slow", &fake.slow},
                   {"hang", &fake.hang},
                   {"stuck", &fake.stuck},
                   {"lost", &fake.lost},
                   {"old", &fake.old},
                   {"asleep", &fake.asleep},
                   {"first_sm", &fake.first_sm},
                   {"same_sm", &fake.same_sm},
                   {"sm_order", &fake.sm_order},
                   {"compiler", &fake.compiler},
                   {"compiler_gives", &fake.compiler_gives},
                   {"local", &fake.local},
                   {"carveout", &fake.carveout},
                   {"static", &fake.fixed},
                   {"fail_times", &fake.fail_times},
                   {"fail_from", &fake.fail_from},
                   {"slice", &fake.slice},
                   {"switch", &fake.change},
                   {"in", &fake.in},
                   {"sm_group", &fake.sm_group},
                   {"leaky", &fake.leaky},
                   {"neighbour", &fake.neighbour},
                   {"die", &fake.die},
                   {"other_device", &fake.other_device},
                   {"together", &fake.together}};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        if (strcmp(key, numbers[i].key) == 0) {
            *numbers[i].value = strtoll(value, NULL, 10);
            return;
        }
    for (size_t rule = 0; gpurta_platform_rule_name(rule); rule++)
        if (strcmp(key, gpurta_platform_rule_name(rule)) == 0) {
            fake.rule[rule] = *value == '0' ? -1 : 1;
            return;
        }
    if (strcmp(key, "platform") == 0)
        snprintf(fake.platform, sizeof fake.platform, "%s", value);
    else if (strcmp(key, "shared") == 0)
        snprintf(fake.shared, sizeof fake.shared, "%s", value);
    else if (strcmp(key, "levels") == 0)
        snprintf(fake.levels, sizeof fake.levels, "%s", value);
    else if (strcmp(key, "policy") == 0)
        fake.round_robin = strcmp(value, "round-robin") == 0;
    else if (strcmp(key, "clock") == 0)
        fake.real = strcmp(value, "real") == 0;
    else if (strcmp(key, "fail") != 0 || sscanf(value, "%63[^:]:%" SCNd64 ":%" SCNd64, fake.fail,
                                                &fake.fail_at, &fake.fail_code) != 3) {
        fprintf(stderr, "fake_cuda: unknown setting %s=%s\n", key, value);
        abort();
    }
}

/* The GPU of this process alone, or the one in the file; who comes while nobody works begins anew.
 */
static void find_gpu(void)
{
    bool working = false;
    fake.gpu = &fake.alone;
    if (*fake.shared) {
        const int file = open(fake.shared, O_RDWR | O_CREAT, 0600);
        void *const memory =
            file >= 0 && ftruncate(file, sizeof fake.alone) == 0
                ? mmap(NULL, sizeof fake.alone, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
                : MAP_FAILED;
        if (memory == MAP_FAILED) {
            fprintf(stderr, "fake_cuda: cannot share %s\n", fake.shared);
            abort();
        }
        close(file);
        fake.gpu = memory;
    }
    for (int64_t i = 0; i < gpu()->channels; i++)
        working =
            working || (gpu()->channel[i].working && kill((pid_t)gpu()->channel[i].pid, 0) == 0);
    if (!working)
        memset(fake.gpu, 0, sizeof *fake.gpu);
    if (gpu()->now == 0)
        gpu()->now = 1000000000000;
    fake.origin = 1000000000000;
    fake.channel = gpu()->channels++;
    if (fake.channel == MOST_CHANNELS)
        abort();
    gpu()->channel[fake.channel].pid = getpid();
    gpu()->channel[fake.channel].working = true;
}

/* Nothing goes wrong in the other processes. */
static void spare_others(void)
{
    if (!fake.in || fake.in == fake.channel + 1)
        return;
    *fake.fail = '\0';
    fake.die = fake.hang = fake.lost = fake.other_device = 0;
    fake.offset = 123456789;
}

static void configure(void)
{
    const char *const text = getenv("GPURTA_FAKE_CUDA");
    char copy[1000];
    memset(&fake, 0, sizeof fake);
    strcpy(fake.platform, "jetson-tx2");
    fake.devices = 1;
    fake.fail_times = 1;
    fake.latency = 4000;
    fake.call = 2000;
    fake.offset = 123456789;
    fake.resolution = 1000;
    fake.slice = 1024000;
    fake.sm_group = 2;
    fake.random = 1;
    memset(streams_seen, 0, sizeof streams_seen);
    memset(contexts_seen, 0, sizeof contexts_seen);
    memset(modules_seen, 0, sizeof modules_seen);
    snprintf(copy, sizeof copy, "%s", text ? text : "");
    for (char *item = strtok(copy, ","); item; item = strtok(NULL, ",")) {
        char *const equals = strchr(item, '=');
        if (equals)
            *equals = '\0';
        set(item, equals ? equals + 1 : "1");
    }
    find_gpu();
    spare_others();
    if (fake.real)
        fake.origin = real_clock();
}

static bool change(const gpurta_platform_field field, const int64_t value)
{
    return gpurta_platform_set(fake.device, field, value, NULL) == GPURTA_OK;
}

static void make_platform(void)
{
    bool good = gpurta_platform_create(&fake.device, fake.platform, NULL) == GPURTA_OK;
    good = good && (!fake.sms || change(GPURTA_PLATFORM_SMS, fake.sms));
    good = good && (!fake.sm_order || change(GPURTA_PLATFORM_SM_ORDER, fake.sm_order));
    for (size_t rule = 0; good && gpurta_platform_rule_name(rule); rule++)
        if (fake.rule[rule])
            good = change(gpurta_platform_rule_field(rule), fake.rule[rule] > 0);
    if (!good) {
        fprintf(stderr, "fake_cuda: no platform %s\n", fake.platform);
        _exit(3); /* or no memory */
    }
}

/* ---- failures ---- */

/* What the call shall return instead of doing its work; 0: nothing special. */
static CUresult fault(const char *const name)
{
    if (!fake.real)
        gpu()->now += 200;
    fake.calls++;
    if (fake.lost && fake.calls >= fake.lost)
        return ERROR_LOST;
    if (*fake.fail && fake.opened >= fake.fail_from && strcmp(fake.fail, name) == 0 &&
        ++fake.failing >= fake.fail_at && fake.failing < fake.fail_at + fake.fail_times) {
        while (fake.fail_code < 0)
            pause();
        return (CUresult)fake.fail_code;
    }
    return CUDA_SUCCESS;
}

#define FAULTS(name)                                                                               \
    do {                                                                                           \
        const CUresult faulty = fault(name);                                                       \
        if (faulty)                                                                                \
            return faulty;                                                                         \
    } while (0)

/* What belongs to a context is used in that context. */
#define OWNED(context)                                                                             \
    do {                                                                                           \
        if (!here() || (context) != here())                                                        \
            return here() ? ERROR_INVALID_HANDLE : ERROR_INVALID_CONTEXT;                          \
    } while (0)

static CUcontext here(void)
{
    return fake.depth ? fake.entered[fake.depth - 1] : NULL;
}

static CUcontext owner_of(CUstream const stream)
{
    return stream ? stream->owner : here();
}

static CUresult enter(CUcontext const context)
{
    if (!context->taken || fake.depth == sizeof fake.entered / sizeof fake.entered[0])
        return ERROR_INVALID_CONTEXT;
    fake.entered[fake.depth++] = context;
    return CUDA_SUCCESS;
}

/* ---- running ---- */

static void fail_hard(const gpurta_error *const error)
{
    fprintf(stderr, "fake_cuda: %s\n", error->message);
    _exit(3); /* as the command does */
}

static void set_mpq(mpq_ptr q, const int64_t value)
{
    char text[24];
    snprintf(text, sizeof text, "%" PRId64, value);
    mpq_set_str(q, text, 10);
}

static int64_t get_mpq(mpq_srcptr q)
{
    int64_t value = 0;
    mpz_export(&value, NULL, -1, sizeof value, 0, 0, mpq_numref(q));
    return value;
}

/* What a kernel takes of an SM. */
static gpurta_status set_footprint(gpurta_program *const program, const size_t i,
                                   gpurta_error *const error)
{
    const struct queued *const o = &fake.operation[i];
    const struct {
        gpurta_operation_count which;
        int64_t value;
    } counts[] = {
        {GPURTA_OPERATION_THREADS, o->threads},
        {GPURTA_OPERATION_REGISTERS, o->function.registers},
        {GPURTA_OPERATION_SHARED_MEMORY, o->shared + (unsigned)o->function.fixed},
        {GPURTA_OPERATION_LOCAL_MEMORY, o->function.local > fake.pool ? o->function.local : 0},
        {GPURTA_OPERATION_CARVEOUT_PERCENT, o->function.carveout}}; /* -1: the driver's choice */
    gpurta_status status = GPURTA_OK;
    for (size_t c = 0; !status && c < sizeof counts / sizeof counts[0]; c++)
        status = gpurta_program_set_count(program, i, counts[c].which, counts[c].value, error);
    return status;
}

/* How long its blocks take, beside those of other green contexts. */
static int64_t lasts(const struct queued *const o)
{
    const CUcontext own = streams_seen[o->stream].owner;
    bool beside = false;
    for (size_t i = 0; i < fake.operations; i++) {
        const CUcontext owner = streams_seen[fake.operation[i].stream].owner;
        beside =
            beside || (fake.operation[i].kind == SPIN && owner && owner->primary && owner != own);
    }
    return beside && o->kind == SPIN && own && own->primary
               ? o->duration + o->duration * fake.neighbour / 100
               : o->duration;
}

static gpurta_status add_operation(gpurta_program *const program, const size_t i, mpq_ptr time,
                                   gpurta_error *const error)
{
    const struct queued *const o = &fake.operation[i];
    const struct CUstream_st *const stream = &streams_seen[o->stream];
    char name[32];
    gpurta_status status;
    snprintf(name, sizeof name, "s%zu", o->stream);
    set_mpq(time, o->endless ? FOREVER : lasts(o));
    const bool copies = o->kind == COPY || o->kind == FILL;
    status = copies ? gpurta_program_add_copy(program, NULL, time, error)
                    : gpurta_program_add_kernel(program, NULL, o->blocks, time, error);
    if (!status && !copies)
        status = set_footprint(program, i, error);
    set_mpq(time, o->release - fake.operation[0].release);
    if (!status)
        status = gpurta_program_set_time(program, i, GPURTA_OPERATION_RELEASE, time, error);
    if (!status)
        status = gpurta_program_set_stream(program, i, stream->null ? "default" : name, error);
    if (!status && !stream->null)
        status = gpurta_program_set_stream_attribute(program, name, GPURTA_STREAM_PRIORITY,
                                                     stream->priority, error);
    if (!status && !stream->null)
        status = gpurta_program_set_stream_attribute(program, name, GPURTA_STREAM_NON_BLOCKING,
                                                     stream->non_blocking, error);
    return status;
}

/* A partition for each green context that launched something. Without any, and for kernels outside
 * of them, there are none: those read clocks while nothing else runs. */
static gpurta_status add_partitions(gpurta_program *const program, gpurta_error *const error)
{
    size_t partition[MOST_CONTEXTS], others = GPURTA_NONE, count = 0;
    gpurta_status status = GPURTA_OK;
    for (size_t c = 0; c < MOST_CONTEXTS; c++)
        partition[c] = GPURTA_NONE;
    for (int turn = 0; turn < 2; turn++) /* first the partitions, then who is in none */
        for (size_t i = 0; !status && i < fake.operations; i++) {
            const struct queued *const o = &fake.operation[i];
            const CUcontext owner = streams_seen[o->stream].owner;
            const bool kernel = o->kind != COPY && o->kind != FILL;
            if (!kernel || (!owner || !owner->primary) == (turn == 0) || (turn && !count))
                continue;
            size_t *const p = turn ? &others : &partition[owner - contexts_seen];
            char name[24];
            int64_t list[256];
            for (int64_t k = 0; turn == 0 && k < owner->sms; k++)
                list[k] = owner->first + k;
            snprintf(name, sizeof name, "g%zu", count);
            if (*p == GPURTA_NONE) {
                *p = count++;
                status = gpurta_program_add_partition(program, name, turn ? 1 : owner->sms,
                                                      turn ? NULL : list, error);
            }
            if (!status)
                status = gpurta_program_set_partition(program, i, *p, error);
        }
    return status;
}

/* Simulates all operations since the GPU was last idle; the past stays as it was, since nothing
 * depends on later launches. */
static void simulate(void)
{
    gpurta_program *program;
    gpurta_options *options;
    gpurta_error error;
    mpq_t time;
    gpurta_status status = gpurta_program_create(&program, &error);
    mpq_init(time);
    for (size_t i = 0; !status && i < fake.operations; i++)
        status = add_operation(program, i, time, &error);
    if (!status && !fake.leaky)
        status = add_partitions(program, &error);
    if (!status)
        status = gpurta_options_create(&options, &error);
    if (!status)
        status = gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, &error);
    if (!status && fake.round_robin)
        status = gpurta_options_set(options, GPURTA_OPTION_SIMULATE_PLACEMENT, GPURTA_ROUND_ROBIN,
                                    &error);
    gpurta_result_destroy(fake.result);
    fake.result = NULL;
    if (!status)
        status = gpurta_simulate_of(&fake.result, program, fake.device, options, &error);
    if (status)
        fail_hard(&error);
    for (size_t i = 0; i < fake.operations; i++) {
        (void)!gpurta_get_time(fake.result, GPURTA_SIMULATE_OPERATIONS_COMPLETION, i, time);
        if (!fake.operation[i].done)
            fake.operation[i].completion = fake.operation[0].release + get_mpq(time);
    }
    mpq_clear(time);
    gpurta_options_destroy(options);
    gpurta_program_destroy(program);
}

/* Writes what the operation's blocks note; those that would run on at `cut` end there. */
static void note_blocks(const size_t i, const int64_t cut, const bool stopped)
{
    const struct queued *const o = &fake.operation[i];
    const size_t first = gpurta_children(fake.result, GPURTA_SIMULATE_BLOCKS, i, NULL);
    mpq_t from, to;
    mpq_init(from);
    mpq_init(to);
    for (size_t b = 0; b < o->blocks; b++) {
        int64_t sm = 0;
        (void)!gpurta_get_count(fake.result, GPURTA_SIMULATE_BLOCKS_SM, first + b, &sm);
        (void)!gpurta_get_time(fake.result, GPURTA_SIMULATE_BLOCKS_START, first + b, from);
        (void)!gpurta_get_time(fake.result, GPURTA_SIMULATE_BLOCKS_END, first + b, to);
        int64_t start = fake.operation[0].release + get_mpq(from);
        int64_t end = fake.operation[0].release + get_mpq(to);
        start = start < cut ? start : cut;
        end = end < cut ? end : cut;
        sm = fake.first_sm + (fake.same_sm ? 0 : sm);
        o->records[b] = (struct record){gpu_time(start), gpu_time(end), (uint32_t)sm, stopped};
    }
    mpq_clear(from);
    mpq_clear(to);
}

static void finish(const size_t i, const int64_t cut, const bool stopped)
{
    struct queued *const o = &fake.operation[i];
    o->done = true;
    if (o->kind == SPIN)
        note_blocks(i, cut, stopped);
    else if (o->kind == CLOCK)
        *o->out = gpu_time(o->completion - o->duration / 2);
    else if (o->kind == RESOLUTION)
        *o->out = (uint64_t)fake.resolution;
    else if (o->kind == COPY)
        memmove(o->to, o->from, o->bytes);
    else
        memset(o->to, o->value, o->bytes);
}

/* Brings the GPU to the present. */
static void advance(void)
{
    bool idle = true, told = false;
    if (fake.operations == 0)
        return;
    if (!fake.result)
        simulate();
    const int64_t time = now();
    for (size_t i = 0; i < fake.operations; i++) {
        struct queued *const o = &fake.operation[i];
        if (!o->done && o->completion <= time)
            finish(i, o->completion, false);
        told = told || (!o->done && o->kind == SPIN && !fake.is_stuck && *o->stop);
        idle = idle && o->done;
    }
    if (told) { /* all that run stop at once, and what waits finds the flag set */
        for (size_t i = 0; i < fake.operations; i++)
            if (!fake.operation[i].done) {
                fake.operation[i].completion = time;
                finish(i, time, true);
            }
        idle = true;
    }
    for (size_t i = 0; idle && i < fake.operations; i++) /* what has grown stays */
        if (fake.operation[i].kind == SPIN && fake.operation[i].function.local > fake.pool)
            fake.pool = fake.operation[i].function.local;
    if (idle) {
        fake.operations = 0;
        fake.batch++;
        gpurta_result_destroy(fake.result);
        fake.result = NULL;
    }
}

/* ---- channels ---- */

static void good(const gpurta_status status, const gpurta_error *const error)
{
    if (status != GPURTA_OK)
        fail_hard(error);
}

/* What was set for a process. */
static void find_level(const int64_t pid, gpurta_level *const level, int64_t *const slice)
{
    FILE *const file = *fake.levels ? fopen(fake.levels, "r") : NULL;
    char word[20];
    int64_t of, ns;
    *level = GPURTA_LEVEL_LOW;
    *slice = fake.slice;
    while (file && fscanf(file, "%" SCNd64 " %19s %" SCNd64, &of, word, &ns) == 3)
        if (of == pid) {
            *level = *word == 'h'   ? GPURTA_LEVEL_HIGH
                     : *word == 'm' ? GPURTA_LEVEL_MEDIUM
                                    : GPURTA_LEVEL_LOW;
            *slice = ns ? ns : fake.slice;
        }
    if (file)
        fclose(file);
}

/* The Host goes through the channels, with all jobs so far, up to the present. */
static gpurta_result *go_round(mpq_ptr time)
{
    gpurta_tasks *tasks;
    gpurta_host_scenario *jobs;
    gpurta_options *options;
    gpurta_result *result;
    gpurta_error error;
    good(gpurta_tasks_create(&tasks, &error), &error);
    good(gpurta_host_scenario_create(&jobs, &error), &error);
    good(gpurta_options_create(&options, &error), &error);
    for (int64_t i = 0; i < gpu()->channels; i++) {
        gpurta_level level;
        int64_t slice;
        find_level(gpu()->channel[i].pid, &level, &slice);
        set_mpq(time, 1);
        good(gpurta_tasks_add(tasks, NULL, time, &error), &error);
        good(gpurta_tasks_set_level(tasks, (size_t)i, level, &error), &error);
        set_mpq(time, slice);
        good(gpurta_tasks_set_time(tasks, (size_t)i, GPURTA_TASK_TIMESLICE, time, &error), &error);
    }
    mpq_t demand;
    mpq_init(demand);
    for (int64_t j = 0; j < gpu()->jobs; j++) {
        set_mpq(time, gpu()->job[j].release - fake.origin);
        set_mpq(demand, gpu()->job[j].endless ? FOREVER : gpu()->job[j].demand);
        good(gpurta_host_scenario_add(jobs, (size_t)gpu()->job[j].channel, time, demand, &error),
             &error);
    }
    mpq_clear(demand);
    set_mpq(time, fake.change);
    good(gpurta_options_set_time(options, GPURTA_OPTION_RUNLIST_SWITCH_COST, time, &error), &error);
    set_mpq(time, now() - fake.origin + 1);
    good(gpurta_options_set_time(options, GPURTA_OPTION_HOST_UNTIL, time, &error), &error);
    good(gpurta_host_simulate_of(&result, tasks, jobs, options, &error), &error);
    gpurta_options_destroy(options);
    gpurta_host_scenario_destroy(jobs);
    gpurta_tasks_destroy(tasks);
    return result;
}

/* What a job did in the turns of its channel: those before it come first. */
struct served {
    int64_t start, end, done, turns;
};

static struct served serve(const gpurta_result *const result, const int64_t number, mpq_ptr from,
                           mpq_ptr to)
{
    const int64_t channel = gpu()->job[number].channel;
    const int64_t demand = gpu()->job[number].endless ? FOREVER : gpu()->job[number].demand;
    struct served s = {0, 0, 0, 0};
    int64_t before = 0; /* work of earlier jobs */
    for (int64_t j = 0; j < number; j++)
        if (gpu()->job[j].channel == channel)
            before += gpu()->job[j].demand;
    for (size_t e = 0; e < gpurta_rows(result, GPURTA_HOST_SCHEDULE) && s.done < demand; e++) {
        if (result_count(result, GPURTA_HOST_SCHEDULE_INDEX, e) != channel)
            continue;
        result_time(result, GPURTA_HOST_SCHEDULE_START, e, from);
        result_time(result, GPURTA_HOST_SCHEDULE_END, e, to);
        int64_t begin = get_mpq(from), left = get_mpq(to) - begin;
        const int64_t others = before < left ? before : left;
        before -= others;
        begin += others;
        left -= others;
        if (left <= 0)
            continue;
        const int64_t own = left < demand - s.done ? left : demand - s.done;
        s.start = s.turns++ ? s.start : begin;
        s.end = begin + own;
        s.done += own;
    }
    return s;
}

/* Without turns: as if it were alone. */
static struct served serve_together(const int64_t number)
{
    const int64_t start = gpu()->job[number].release - fake.origin;
    const int64_t demand = gpu()->job[number].endless ? FOREVER : gpu()->job[number].demand;
    const int64_t present = now() - fake.origin;
    const int64_t done = present - start < demand ? present - start : demand;
    return (struct served){start, start + done, done < 0 ? 0 : done, 1};
}

/* Brings this process's jobs to the present. */
static void work(void)
{
    gpurta_result *result = NULL;
    mpq_t from, to;
    mpq_init(from);
    mpq_init(to);
    for (size_t i = 0; i < fake.owned; i++) {
        struct own_job *const own = &fake.own[i];
        if (own->done)
            continue;
        if (!result && !fake.together)
            result = go_round(from);
        const struct served s =
            fake.together ? serve_together(own->number) : serve(result, own->number, from, to);
        const bool told = *own->stop && s.turns;
        const int64_t demand =
            gpu()->job[own->number].endless ? FOREVER : gpu()->job[own->number].demand;
        if (!told && (s.done < demand || s.end > now() - fake.origin))
            continue;
        if (told) {
            gpu()->job[own->number].demand = s.done;
            gpu()->job[own->number].endless = false;
        }
        *own->out = (struct turns){gpu_time(fake.origin + s.start), gpu_time(fake.origin + s.end),
                                   (uint64_t)(s.end - s.start - s.done), (uint32_t)s.turns, told};
        own->done = true;
    }
    gpurta_result_destroy(result);
    mpq_clear(from);
    mpq_clear(to);
}

static bool working(const size_t stream)
{
    work();
    for (size_t i = 0; i < fake.owned; i++)
        if (fake.own[i].stream == stream && !fake.own[i].done)
            return true;
    return false;
}

static bool at_work(void)
{
    work();
    for (size_t i = 0; i < fake.owned; i++)
        if (!fake.own[i].done)
            return true;
    return false;
}

static bool stream_busy(const size_t stream)
{
    advance();
    if (fake.owned && working(stream))
        return true;
    for (size_t i = 0; i < fake.operations; i++)
        if (fake.operation[i].stream == stream && !fake.operation[i].done)
            return true;
    return false;
}

static size_t id_of(CUstream const stream)
{
    return stream ? stream->id : 0;
}

static struct queued *add(CUstream const stream)
{
    advance();
    if (fake.operations == fake.room) {
        fake.room = fake.room ? fake.room * 2 : 64;
        fake.operation = realloc(fake.operation, fake.room * sizeof *fake.operation);
        if (!fake.operation)
            abort();
    }
    struct queued *const o = &fake.operation[fake.operations++];
    *o = (struct queued){.stream = id_of(stream)};
    fake.random = fake.random * 6364136223846793005u + 1442695040888963407u;
    o->release = now() + fake.latency +
                 (fake.jitter ? (int64_t)((fake.random >> 33) % (uint64_t)fake.jitter) : 0);
    if (o->release < fake.last_release)
        o->release = fake.last_release;
    fake.last_release = o->release;
    if (!fake.real)
        gpu()->now += fake.call;
    gpurta_result_destroy(fake.result);
    fake.result = NULL;
    return o;
}

/* ---- memory ---- */

static void *keep(struct allocation **const list, const size_t size)
{
    struct allocation *const a = malloc(sizeof *a);
    void *const memory = malloc(size ? size : 1);
    if (!a || !memory) {
        fprintf(stderr, "fake_cuda: no memory\n");
        _exit(3); /* as the command does */
    }
    *a = (struct allocation){here(), memory, size, *list};
    *list = a;
    return memory;
}

static bool overlap(const void *const a, const size_t size, const volatile void *const b,
                    const size_t length)
{
    return b && (const char *)a < (const volatile char *)b + length &&
           (const volatile char *)b < (const char *)a + size;
}

/* Nothing that runs, or waits to run, may use this. */
static void check_unused(const struct allocation *const a)
{
    advance();
    for (size_t i = 0; at_work() && i < fake.owned; i++)
        if (!fake.own[i].done &&
            (overlap(a->memory, a->size, fake.own[i].out, sizeof(struct turns)) ||
             overlap(a->memory, a->size, fake.own[i].stop, sizeof(uint32_t)))) {
            fprintf(stderr, "fake_cuda: memory is freed that job %zu still uses\n", i);
            abort();
        }
    for (size_t i = 0; i < fake.operations; i++) {
        const struct queued *const o = &fake.operation[i];
        if (!o->done && (overlap(a->memory, a->size, o->records, o->blocks * sizeof *o->records) ||
                         overlap(a->memory, a->size, o->stop, sizeof *o->stop) ||
                         overlap(a->memory, a->size, o->out, sizeof *o->out) ||
                         overlap(a->memory, a->size, o->to, o->bytes) ||
                         overlap(a->memory, a->size, o->from, o->bytes))) {
            fprintf(stderr, "fake_cuda: memory is freed that launch or copy %zu still uses\n", i);
            abort();
        }
    }
}

/* Nothing of the context may run. */
static void check_resting(const char *const call)
{
    advance();
    for (size_t i = 0; i < fake.operations; i++)
        if (!fake.operation[i].done) {
            fprintf(stderr, "fake_cuda: %s while launch or copy %zu still runs\n", call, i);
            abort();
        }
}

static CUresult drop(struct allocation **list, const void *const memory)
{
    for (; *list; list = &(*list)->next)
        if ((*list)->memory == memory) {
            struct allocation *const a = *list;
            check_unused(a);
            *list = a->next;
            free(a->memory);
            free(a);
            return CUDA_SUCCESS;
        }
    return ERROR_INVALID_VALUE;
}

/* Green contexts have the memory of the primary one. */
static CUcontext space(CUcontext const context)
{
    return context && context->primary ? context->primary : context;
}

static bool inside(const struct allocation *a, const CUdeviceptr memory, const size_t size)
{
    for (; a; a = a->next)
        if (a->owner == space(here()) && memory >= (CUdeviceptr)a->memory &&
            memory + size <= (CUdeviceptr)a->memory + a->size)
            return true;
    return false;
}

static CUcontext owner_in(const struct allocation *a, const void *const memory)
{
    while (a && a->memory != memory)
        a = a->next;
    return a ? a->owner : NULL;
}

/* Memory of the current context. */
static bool on_device(const CUdeviceptr memory, const size_t size)
{
    return inside(fake.device_memory, memory, size);
}

static size_t count(const struct allocation *a)
{
    size_t n = 0;
    for (; a; a = a->next)
        n++;
    return n;
}

/* Frees what belongs to a context, or all; returns how much that was. */
static int drop_all(struct allocation **list, CUcontext const owner)
{
    int n = 0;
    while (*list) {
        struct allocation *const a = *list;
        if (owner && a->owner != owner) {
            list = &a->next;
            continue;
        }
        *list = a->next;
        free(a->memory);
        free(a);
        n++;
    }
    return n;
}

static int drop_events(CUcontext const owner)
{
    int n = 0;
    for (struct CUevent_st **event = &fake.event; *event;) {
        struct CUevent_st *const e = *event;
        if (owner && e->owner != owner) {
            event = &e->next;
            continue;
        }
        *event = e->next;
        free(e);
        n++;
    }
    fake.events -= n;
    return n;
}

static int drop_streams(CUcontext const owner)
{
    int n = 0;
    for (size_t i = 1; i < MOST_STREAMS; i++)
        if (streams_seen[i].taken && streams_seen[i].owner == owner) {
            streams_seen[i].taken = false;
            n++;
        }
    fake.streams -= n;
    return n;
}

static int drop_modules(CUcontext const owner)
{
    int n = 0;
    for (size_t i = 0; i < MOST_MODULES; i++)
        if (modules_seen[i].owner && modules_seen[i].owner == owner) {
            modules_seen[i].owner = NULL;
            n++;
        }
    fake.modules -= n;
    return n;
}

static bool stuck(void)
{
    for (size_t i = 0; i < fake.operations; i++)
        if (fake.operation[i].endless && !fake.operation[i].done)
            return true;
    return false;
}

/* Number of things that nobody freed. */
EXPORT int fake_cuda_left(void);
EXPORT int fake_cuda_left(void)
{
    return (int)(count(fake.device_memory) + count(fake.host_memory)) + fake.contexts +
           fake.modules + fake.streams + fake.events + fake.dropped;
}

__attribute__((destructor)) static void report(void)
{
    if (stuck() || !fake_cuda_left())
        return;
    fprintf(stderr,
            "fake_cuda: left behind: %zu device and %zu host allocations, %d contexts, %d modules, "
            "%d streams, %d events; %d things in destroyed contexts\n",
            count(fake.device_memory), count(fake.host_memory), fake.contexts, fake.modules,
            fake.streams, fake.events, fake.dropped);
    _exit(86);
}

/* ---- entry points ---- */

#define DECLARE(member, name, parameters)                                                          \
    EXPORT extern CUresult ENTRY_##member parameters __asm__(name);
DRIVER_MAP(DECLARE)

EXPORT CUresult ENTRY_init(const unsigned flags)
{
    if (fake.ready && fake.contexts > 0 && !stuck()) { /* another device is open */
        FAULTS("cuInit");
        return CUDA_SUCCESS;
    }
    if (fake.ready) { /* what a stuck device kept: a real one would lose it with its process */
        gpurta_platform_destroy(fake.device);
        gpurta_result_destroy(fake.result);
        free(fake.operation);
        drop_all(&fake.device_memory, NULL);
        drop_all(&fake.host_memory, NULL);
        drop_events(NULL);
    }
    configure();
    FAULTS("cuInit");
    make_platform();
    fake.ready = true;
    return flags ? ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_version(int *const version)
{
    FAULTS("cuDriverGetVersion");
    *version = fake.old ? 10020 : 13000;
    return CUDA_SUCCESS;
}

static const struct {
    CUresult code;
    const char *name, *text;
} errors[] = {
    {1, "CUDA_ERROR_INVALID_VALUE", "invalid argument"},
    {2, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
    {3, "CUDA_ERROR_NOT_INITIALIZED", "initialization error"},
    {100, "CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"},
    {201, "CUDA_ERROR_INVALID_CONTEXT", "invalid device context"},
    {218, "CUDA_ERROR_INVALID_PTX", "a PTX JIT compilation failed"},
    {400, "CUDA_ERROR_INVALID_HANDLE", "invalid resource handle"},
    {500, "CUDA_ERROR_NOT_FOUND", "named symbol not found"},
    {600, "CUDA_ERROR_NOT_READY", "device not ready"},
    {701, "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", "too many resources requested for launch"},
    {719, "CUDA_ERROR_LAUNCH_FAILED", "unspecified launch failure"},
    {999, "CUDA_ERROR_UNKNOWN", "unknown error"}};

static const char *about(const CUresult result, const bool name)
{
    for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++)
        if (errors[i].code == result)
            return name ? errors[i].name : errors[i].text;
    return NULL;
}

EXPORT CUresult ENTRY_error_name(const CUresult result, const char **const text)
{
    *text = about(result, true);
    return *text ? CUDA_SUCCESS : ERROR_INVALID_VALUE;
}

EXPORT CUresult ENTRY_error_text(const CUresult result, const char **const text)
{
    *text = about(result, false);
    return *text ? CUDA_SUCCESS : ERROR_INVALID_VALUE;
}

EXPORT CUresult ENTRY_device_count(int *const n)
{
    FAULTS("cuDeviceGetCount");
    *n = (int)fake.devices;
    return CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_device_get(CUdevice *const device, const int index)
{
    FAULTS("cuDeviceGet");
    *device = index;
    fake.opened = index;
    return index < fake.devices ? CUDA_SUCCESS : ERROR_INVALID_VALUE;
}

EXPORT CUresult ENTRY_device_name(char *const name, const int size, const CUdevice device)
{
    (void)device;
    FAULTS("cuDeviceGetName");
    snprintf(name, (size_t)size, "Fake %s", fake.platform);
    return CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_device_bus(char *const name, const int size, const CUdevice device)
{
    FAULTS("cuDeviceGetPCIBusId");
    snprintf(name, (size_t)size, "0000:%02x:00.0", device + (fake.other_device ? 8 : 0));
    return CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_device_attribute(int *const value, const int attribute, const CUdevice device)
{
    static const struct {
        int attribute;
        gpurta_platform_field field;
        bool is_new;
    } fields[] = {
        {ATTRIBUTE_THREADS_PER_BLOCK, GPURTA_PLATFORM_THREADS_PER_BLOCK, false},
        {ATTRIBUTE_SHARED_MEMORY_PER_BLOCK, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK, false},
        {ATTRIBUTE_REGISTERS_PER_BLOCK, GPURTA_PLATFORM_REGISTERS_PER_BLOCK, false},
        {ATTRIBUTE_SMS, GPURTA_PLATFORM_SMS, false},
        {ATTRIBUTE_THREADS_PER_SM, GPURTA_PLATFORM_THREADS_PER_SM, false},
        {ATTRIBUTE_COPY_ENGINES, GPURTA_PLATFORM_COPY_ENGINES, false},
        {ATTRIBUTE_MAJOR, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR, false},
        {ATTRIBUTE_MINOR, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR, false},
        {ATTRIBUTE_SHARED_MEMORY_PER_SM, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM, false},
        {ATTRIBUTE_REGISTERS_PER_SM, GPURTA_PLATFORM_REGISTERS_PER_SM, false},
        {ATTRIBUTE_SHARED_MEMORY_OPTIN, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK_OPTIN, false},
        {ATTRIBUTE_BLOCKS_PER_SM, GPURTA_PLATFORM_BLOCKS_PER_SM, true},
        {ATTRIBUTE_SHARED_MEMORY_RESERVED, GPURTA_PLATFORM_SHARED_MEMORY_RESERVED, true}};
    (void)device;
    FAULTS("cuDeviceGetAttribute");
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++)
        if (fields[i].attribute == attribute && !(fake.old && fields[i].is_new)) {
            *value = (int)gpurta_platform_get(fake.device, fields[i].field);
            if (attribute == ATTRIBUTE_COPY_ENGINES && *value == 0)
                *value = 1;
            if (attribute == ATTRIBUTE_SHARED_MEMORY_OPTIN && *value == 0)
                *value =
                    (int)gpurta_platform_get(fake.device, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK);
            return CUDA_SUCCESS;
        }
    return ERROR_INVALID_VALUE;
}

EXPORT CUresult ENTRY_context_create(CUcontext *const context, const unsigned flags,
                                     const CUdevice device)
{
    size_t i = 0;
    (void)flags;
    (void)device;
    FAULTS("cuCtxCreate_v2");
    while (i < MOST_CONTEXTS && contexts_seen[i].taken)
        i++;
    if (i == MOST_CONTEXTS)
        return ERROR_INVALID_VALUE;
    struct CUctx_st *const fresh = &contexts_seen[i];
    *fresh = (struct CUctx_st){.taken = true};
    fake.contexts++;
    *context = fresh;
    return enter(fresh);
}

EXPORT CUresult ENTRY_context_push(CUcontext const context)
{
    const CUresult faulty = fault("cuCtxPushCurrent_v2");
    fake.not_entered = fake.not_entered || faulty;
    return faulty ? faulty : enter(context);
}

EXPORT CUresult ENTRY_context_pop(CUcontext *const context)
{
    if (!here())
        return ERROR_INVALID_CONTEXT;
    *context = here();
    fake.depth--; /* done also when the call reports an earlier failure */
    FAULTS("cuCtxPopCurrent_v2");
    return CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_context_destroy(CUcontext const context)
{
    const bool lost = fake.lost && fake.calls >= fake.lost;
    for (int turn = 0; advance(), fake.asleep || ((fake.operations || at_work()) && !lost);
         turn++) {
        if (turn > 10 && (fake.asleep || stuck()))
            sleep(1);
        gpurta_host_sleep(100000);
    }
    const int dropped = drop_all(&fake.device_memory, context) +
                        drop_all(&fake.host_memory, context) + drop_events(context) +
                        drop_streams(context) + drop_modules(context);
    if (!fake.not_entered && fake.fail_times == 1 && !lost)
        fake.dropped += dropped;
    context->taken = false;
    gpu()->channel[fake.channel].working = false;
    fake.contexts--; /* done also when the call reports an earlier failure */
    if (here() == context)
        fake.depth--;
    FAULTS("cuCtxDestroy_v2");
    return CUDA_SUCCESS;
}

#ifndef FAKE_WITHOUT_GREEN
#define DECLARE_GREEN(member, name, parameters)                                                    \
    EXPORT extern CUresult GREEN_##member parameters __asm__(name);
GREEN_MAP(DECLARE_GREEN)

static CUresult make_context(CUcontext *const context)
{
    size_t i = 0;
    while (i < MOST_CONTEXTS && contexts_seen[i].taken)
        i++;
    if (i == MOST_CONTEXTS)
        return ERROR_INVALID_VALUE;
    contexts_seen[i] = (struct CUctx_st){.taken = true};
    fake.contexts++;
    *context = &contexts_seen[i];
    return CUDA_SUCCESS;
}

/* Retained once, by the one that measures, and by each green context. */
EXPORT CUresult GREEN_retain(CUcontext *const context, const CUdevice device)
{
    (void)device;
    FAULTS("cuDevicePrimaryCtxRetain");
    const CUresult made = make_context(context);
    fake.primary = made ? NULL : *context;
    return made;
}

static void drop_context(CUcontext const context)
{
    fake.dropped += drop_all(&fake.device_memory, context) + drop_all(&fake.host_memory, context) +
                    drop_events(context) + drop_streams(context) + drop_modules(context);
    context->taken = false;
    fake.contexts--;
}

EXPORT CUresult GREEN_release(const CUdevice device)
{
    (void)device;
    check_resting("cuDevicePrimaryCtxRelease");
    const int dropped = fake.dropped;
    drop_context(fake.primary);
    if (fake.not_entered || fake.fail_times != 1 || (fake.lost && fake.calls >= fake.lost))
        fake.dropped = dropped;
    fake.primary = NULL;
    FAULTS("cuDevicePrimaryCtxRelease_v2");
    return CUDA_SUCCESS;
}

EXPORT CUresult GREEN_resource(const CUdevice device, CUdevResource *const resource, const int type)
{
    const struct some_sms all = {0, gpurta_platform_get(fake.device, GPURTA_PLATFORM_SMS)};
    (void)device;
    FAULTS("cuDeviceGetDevResource");
    memset(resource, 0, sizeof *resource);
    resource->type = type;
    resource->of.sm.count = (unsigned)all.sms;
    memcpy(resource->padding, &all, sizeof all);
    return type == RESOURCE_SM ? CUDA_SUCCESS : ERROR_INVALID_VALUE;
}

EXPORT CUresult GREEN_split(CUdevResource *const result, unsigned *const groups,
                            const CUdevResource *const input, CUdevResource *const remaining,
                            const unsigned flags, const unsigned least)
{
    FAULTS("cuDevSmResourceSplitByCount");
    const unsigned unit = (unsigned)fake.sm_group;
    const unsigned each = (least + unit - 1) / unit * unit;
    const unsigned most = each ? input->of.sm.count / each : 0;
    if (flags || !result || !remaining || input->type != RESOURCE_SM)
        return ERROR_INVALID_VALUE;
    *groups = *groups < most ? *groups : most;
    for (unsigned g = 0; g < *groups; g++) {
        const struct some_sms some = {(int64_t)g * each, each};
        result[g] = *input;
        result[g].of.sm.count = each;
        memcpy(result[g].padding, &some, sizeof some);
    }
    return CUDA_SUCCESS;
}

/* Neighbouring groups of one split. */
EXPORT CUresult GREEN_describe(CUdevResourceDesc *const description, CUdevResource *const resources,
                               const unsigned n)
{
    static struct CUdevResourceDesc_st last;
    FAULTS("cuDevResourceGenerateDesc");
    for (unsigned i = 0; i < n; i++) {
        struct some_sms some;
        memcpy(&some, resources[i].padding, sizeof some);
        if (i == 0)
            last.sms = (struct some_sms){some.first, 0};
        last.sms.sms += some.sms;
    }
    *description = &last;
    return n ? CUDA_SUCCESS : ERROR_INVALID_VALUE;
}

EXPORT CUresult GREEN_create(CUgreenCtx *const green, CUdevResourceDesc const description,
                             const CUdevice device, const unsigned flags)
{
    CUcontext context;
    (void)device;
    FAULTS("cuGreenCtxCreate");
    if (flags != GREEN_DEFAULT_STREAM || !fake.primary || make_context(&context))
        return ERROR_INVALID_VALUE;
    context->primary = fake.primary;
    context->first = description->sms.first;
    context->sms = description->sms.sms;
    *green = (CUgreenCtx)(void *)context;
    return CUDA_SUCCESS;
}

EXPORT CUresult GREEN_context(CUcontext *const context, CUgreenCtx const green)
{
    FAULTS("cuCtxFromGreenCtx");
    *context = (CUcontext)(void *)green;
    return CUDA_SUCCESS;
}

EXPORT CUresult GREEN_destroy(CUgreenCtx const green)
{
    check_resting("cuGreenCtxDestroy");
    const int dropped = fake.dropped;
    drop_context((CUcontext)(void *)green);
    if (fake.not_entered || fake.fail_times != 1 || (fake.lost && fake.calls >= fake.lost))
        fake.dropped = dropped;
    FAULTS("cuGreenCtxDestroy");
    return CUDA_SUCCESS;
}
#endif

EXPORT CUresult ENTRY_priorities(int *const least, int *const greatest)
{
    FAULTS("cuCtxGetStreamPriorityRange");
    OWNED(here());
    *least = 0;
    *greatest = -1;
    return CUDA_SUCCESS;
}

/* The number behind a text; 0: it is not there. */
static int64_t number_behind(const char *const image, const char *const text)
{
    const char *const at = strstr(image, text);
    return at ? strtoll(at + strlen(text), NULL, 10) : 0;
}

/* What a compiler would make of a function: 14 registers, or 10 and one for each value; what does
 * not fit into .maxnreg goes into local memory. */
static struct CUfunc_st compile(const char *const image, const size_t kind)
{
    const int64_t limit = number_behind(image, ".maxnreg "), values = number_behind(image, "%v<");
    const int64_t asked = number_behind(image, "held_local[");
    int64_t registers = 10 + values + fake.compiler, local = (asked + 7) / 8 * 8 + fake.local;
    if (registers < 14)
        registers = 14;
    if (fake.compiler_gives)
        registers = fake.compiler_gives;
    if (limit >= 24 && registers > limit && !fake.compiler_gives) {
        local += 4 * (registers - limit);
        registers = limit;
    }
    return (struct CUfunc_st){
        .owner = here(),
        .kind = (enum kind)kind,
        .there = strstr(image, functions[kind]) != NULL,
        .shared = 49152,
        .registers = (int)registers,
        .local = (int)local,
        .fixed = (int)(number_behind(image, "held_shared[") + fake.fixed),
        .carveout = CARVEOUT_DRIVER,
    };
}

EXPORT CUresult ENTRY_module_load(CUmodule *const module, const void *const image,
                                  const unsigned options, int *const keys, void **const values)
{
    const CUresult faulty = fault("cuModuleLoadDataEx");
    if (faulty) {
        for (unsigned i = 0; i + 1 < options; i++)
            if (keys[i] == JIT_ERROR_LOG)
                snprintf(values[i], (size_t)(uintptr_t)values[i + 1],
                         "ptxas error   : the fake compiler was told to fail\nsecond line\n");
        return faulty;
    }
    OWNED(here());
    size_t i = 0;
    while (i < MOST_MODULES && modules_seen[i].owner)
        i++;
    if (!strstr(image, ".target sm_50") || i == MOST_MODULES)
        return ERROR_INVALID_VALUE;
    if (number_behind(image, "held_local[") > 512 << 10 ||
        number_behind(image, "held_shared[") > 48 << 10)
        return ERROR_INVALID_PTX;
    fake.modules++;
    *module = &modules_seen[i];
    **module = (struct CUmod_st){.owner = here()};
    for (size_t f = 0; f < sizeof functions / sizeof functions[0]; f++)
        (*module)->function[f] = compile(image, f);
    return CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_module_unload(CUmodule const module)
{
    OWNED(module->owner);
    check_resting("cuModuleUnload");
    fake.modules--;
    module->owner = NULL;
    FAULTS("cuModuleUnload");
    return CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_module_function(CUfunction *const function, CUmodule const module,
                                      const char *const name)
{
    FAULTS("cuModuleGetFunction");
    OWNED(module->owner);
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
        if (strcmp(functions[i], name) == 0 && module->function[i].there) {
            *function = &module->function[i];
            return CUDA_SUCCESS;
        }
    return ERROR_NOT_FOUND;
}

EXPORT CUresult ENTRY_function_attribute(int *const value, const int attribute,
                                         CUfunction const function)
{
    FAULTS("cuFuncGetAttribute");
    OWNED(function->owner);
    *value = attribute == FUNCTION_REGISTERS       ? function->registers
             : attribute == FUNCTION_LOCAL         ? function->local
             : attribute == FUNCTION_STATIC_SHARED ? function->fixed
             : attribute == FUNCTION_CARVEOUT      ? function->carveout
                                                   : -1;
    return *value < 0 ? ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_function_set(CUfunction const function, const int attribute, const int value)
{
    FAULTS("cuFuncSetAttribute");
    OWNED(function->owner);
    const int64_t optin =
        gpurta_platform_get(fake.device, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK_OPTIN);
    const int64_t plain = gpurta_platform_get(fake.device, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK);
    if (attribute == FUNCTION_CARVEOUT && value >= CARVEOUT_DRIVER && value <= 100) {
        function->carveout = fake.carveout ? (int)fake.carveout : value;
        return CUDA_SUCCESS;
    }
    if (attribute != FUNCTION_DYNAMIC_SHARED ||
        value + function->fixed > (optin > plain ? optin : plain))
        return ERROR_INVALID_VALUE;
    function->shared = value;
    return CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_allocate(CUdeviceptr *const memory, const size_t size)
{
    FAULTS("cuMemAlloc_v2");
    OWNED(here());
    *memory = (CUdeviceptr)keep(&fake.device_memory, size);
    return size ? CUDA_SUCCESS : ERROR_INVALID_VALUE;
}

EXPORT CUresult ENTRY_release(const CUdeviceptr memory)
{
    OWNED(owner_in(fake.device_memory, (void *)memory));
    const CUresult dropped = drop(&fake.device_memory, (void *)memory);
    FAULTS("cuMemFree_v2");
    return dropped;
}

EXPORT CUresult ENTRY_host_allocate(void **const memory, const size_t size, const unsigned flags)
{
    FAULTS("cuMemHostAlloc");
    OWNED(here());
    *memory = keep(&fake.host_memory, size);
    return flags > 7 ? ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_host_release(void *const memory)
{
    OWNED(owner_in(fake.host_memory, memory));
    const CUresult dropped = drop(&fake.host_memory, memory);
    FAULTS("cuMemFreeHost");
    return dropped;
}

/* Takes its time on the copy engine. */
static struct queued *add_copy(CUstream const stream, const size_t size)
{
    struct queued *const o = add(stream);
    o->duration = (int64_t)(size / 10) + 1; /* 10 GB/s */
    o->bytes = size;
    return o;
}

EXPORT CUresult ENTRY_fill(const CUdeviceptr memory, const unsigned char value, const size_t size,
                           CUstream const stream)
{
    FAULTS("cuMemsetD8Async");
    OWNED(owner_of(stream));
    if (!on_device(memory, size))
        return ERROR_INVALID_VALUE;
    struct queued *const o = add_copy(stream, size);
    o->kind = FILL;
    o->to = (void *)memory;
    o->value = value;
    return CUDA_SUCCESS;
}

static CUresult copy(void *const to, const void *const from, const size_t size,
                     CUstream const stream)
{
    OWNED(owner_of(stream));
    struct queued *const o = add_copy(stream, size);
    o->kind = COPY;
    o->to = to;
    o->from = from;
    return CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_to_device(const CUdeviceptr to, const void *const from, const size_t size,
                                CUstream const stream)
{
    FAULTS("cuMemcpyHtoDAsync_v2");
    return on_device(to, size) ? copy((void *)to, from, size, stream) : ERROR_INVALID_VALUE;
}

EXPORT CUresult ENTRY_to_host(void *const to, const CUdeviceptr from, const size_t size,
                              CUstream const stream)
{
    FAULTS("cuMemcpyDtoHAsync_v2");
    return on_device(from, size) ? copy(to, (const void *)from, size, stream) : ERROR_INVALID_VALUE;
}

EXPORT CUresult ENTRY_on_device(const CUdeviceptr to, const CUdeviceptr from, const size_t size,
                                CUstream const stream)
{
    FAULTS("cuMemcpyDtoDAsync_v2");
    return on_device(to, size) && on_device(from, size)
               ? copy((void *)to, (const void *)from, size, stream)
               : ERROR_INVALID_VALUE;
}

EXPORT CUresult ENTRY_stream_create(CUstream *const stream, const unsigned flags,
                                    const int priority)
{
    FAULTS("cuStreamCreateWithPriority");
    OWNED(here());
    size_t id = 1;
    while (id < MOST_STREAMS && streams_seen[id].taken)
        id++;
    if (id == MOST_STREAMS)
        return ERROR_INVALID_VALUE;
    struct CUstream_st *const fresh = &streams_seen[id];
    *fresh = (struct CUstream_st){.owner = here(),
                                  .priority = priority,
                                  .non_blocking = flags == STREAM_NON_BLOCKING,
                                  .taken = true,
                                  .id = id};
    streams_seen[0].null = true;
    fake.streams++;
    *stream = fresh;
    return CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_stream_destroy(CUstream const stream)
{
    OWNED(stream->owner);
    if (stream_busy(stream->id))
        check_resting("cuStreamDestroy");
    stream->taken = false;
    fake.streams--;
    FAULTS("cuStreamDestroy_v2");
    return CUDA_SUCCESS;
}

#ifdef FAKE_WITHOUT_STREAM_QUERY
CUresult hidden_stream_query(CUstream stream);
#define ENTRY_stream_query hidden_stream_query
#undef EXPORT
#define EXPORT
#endif
EXPORT CUresult ENTRY_stream_query(CUstream const stream)
{
    FAULTS("cuStreamQuery");
    OWNED(owner_of(stream));
    return stream_busy(id_of(stream)) ? CUDA_ERROR_NOT_READY : CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_event_create(CUevent *const event, const unsigned flags)
{
    FAULTS("cuEventCreate");
    OWNED(here());
    *event = calloc(1, sizeof **event);
    if (!*event)
        abort();
    **event = (struct CUevent_st){.owner = here(), .next = fake.event};
    fake.event = *event;
    fake.events++;
    return flags ? ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_event_destroy(CUevent const event)
{
    OWNED(event->owner);
    struct CUevent_st **at = &fake.event;
    while (*at != event)
        at = &(*at)->next;
    *at = event->next;
    free(event);
    fake.events--;
    FAULTS("cuEventDestroy_v2");
    return CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_event_record(CUevent const event, CUstream const stream)
{
    FAULTS("cuEventRecord");
    OWNED(owner_of(stream));
    OWNED(event->owner);
    advance();
    event->time = now();
    for (size_t i = fake.operations; i-- > 0;)
        if (fake.operation[i].stream == id_of(stream) && !fake.operation[i].done) {
            simulate();
            event->time = fake.operation[i].completion;
            break;
        }
    return CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_event_elapsed(float *const milliseconds, CUevent const from, CUevent const to)
{
    FAULTS("cuEventElapsedTime");
    OWNED(from->owner);
    OWNED(to->owner);
    const int64_t gained = ahead(to->time) - ahead(from->time); /* events read the GPU's clock */
    *milliseconds = (float)((double)(to->time - from->time + gained) / 1e6);
    return CUDA_SUCCESS;
}

static CUresult add_job(CUfunction const function, CUstream const stream, void **const parameters)
{
    struct turns *const out = *(struct turns **)parameters[0];
    volatile uint32_t *const stop = *(volatile uint32_t **)parameters[1];
    const uint64_t demand = *(uint64_t *)parameters[2];
    (void)function;
    if (!on_device((CUdeviceptr)out, sizeof *out) || !on_device((CUdeviceptr)stop, sizeof *stop) ||
        *(uint64_t *)parameters[3] == 0 || fake.owned == MOST_JOBS || gpu()->jobs == MOST_JOBS)
        return ERROR_INVALID_VALUE;
    fake.spins++;
    if (fake.spins == fake.die)
        raise(SIGKILL);
    const int64_t number = gpu()->jobs++;
    gpu()->job[number].channel = fake.channel;
    gpu()->job[number].release = now() + fake.latency;
    gpu()->job[number].demand = (int64_t)demand;
    gpu()->job[number].endless = demand >= (uint64_t)FOREVER || fake.spins == fake.hang;
    fake.own[fake.owned++] = (struct own_job){number, id_of(stream), out, stop, false};
    if (!fake.real)
        gpu()->now += fake.call;
    return CUDA_SUCCESS;
}

EXPORT CUresult ENTRY_launch(CUfunction const function, const unsigned grid_x,
                             const unsigned grid_y, const unsigned grid_z, const unsigned block_x,
                             const unsigned block_y, const unsigned block_z, const unsigned shared,
                             CUstream const stream, void **const parameters, void **const extra)
{
    FAULTS("cuLaunchKernel");
    OWNED(function->owner);
    OWNED(owner_of(stream));
    const unsigned threads = block_x * block_y * block_z;
    int64_t fits;
    if (extra || grid_y != 1 || grid_z != 1 || !grid_x ||
        threads > gpurta_platform_get(fake.device, GPURTA_PLATFORM_THREADS_PER_BLOCK) ||
        (int)shared > function->shared)
        return ERROR_INVALID_VALUE;
    if (gpurta_occupancy_blocks_per_sm(&fits, fake.device, threads, function->registers,
                                       shared + (unsigned)function->fixed, NULL) != GPURTA_OK)
        return ERROR_OUT_OF_RESOURCES;
    if (function->kind == WORK)
        return add_job(function, stream, parameters);
    struct queued *const o = add(stream);
    o->kind = function->kind;
    o->function = *function;
    o->blocks = grid_x;
    o->threads = threads;
    o->shared = shared;
    o->duration = 1000;
    if (o->kind == SPIN) {
        o->records = *(struct record **)parameters[0];
        o->stop = *(volatile uint32_t **)parameters[1];
        o->duration = (int64_t) * (uint64_t *)parameters[2];
        if (*(CUdeviceptr *)parameters[3])
            return ERROR_INVALID_VALUE;
        o->duration += o->duration * fake.slow / 100;
        if (!on_device((CUdeviceptr)o->records, grid_x * sizeof(struct record)) ||
            !on_device((CUdeviceptr)o->stop, sizeof *o->stop))
            return ERROR_INVALID_VALUE;
        fake.spins++;
        o->endless = fake.spins == fake.hang || fake.spins == fake.stuck;
        fake.is_stuck = fake.is_stuck || fake.spins == fake.stuck;
    } else {
        o->out = *(uint64_t **)parameters[0];
        if (!on_device((CUdeviceptr)o->out, sizeof *o->out))
            return ERROR_INVALID_VALUE;
    }
    return CUDA_SUCCESS;
}
