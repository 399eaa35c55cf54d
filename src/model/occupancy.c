#include "model/occupancy.h"

#include "base/fail.h"

#include <gpurta/model.h>
#include <inttypes.h>
#include <stdio.h>

static uint32_t round_up(const uint32_t value, const uint32_t unit)
{
    return (value + unit - 1) / unit * unit;
}

static uint32_t least(const uint32_t a, const uint32_t b)
{
    return a < b ? a : b;
}

/* Limits */

static uint32_t limit(const gpurta_platform *const platform, const gpurta_platform_field field)
{
    return (uint32_t)platform->field[field];
}

/* Returns what it knows and not what fail() gave back: so static analysis sees that these are
 * failures, and that nobody goes on with limits that were never set. */
static gpurta_status check_complete(const gpurta_platform *const platform,
                                    gpurta_error *const error)
{
    gpurta_platform_field missing;
    if (platform->field[GPURTA_PLATFORM_SLOTS])
        fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
             "a platform of plain slots has no SMs to fill");
    else if (gpurta_platform_missing(platform, &missing))
        fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "platform %.60s does not say its %s",
             platform->name, gpurta_platform_field_name(missing));
    else
        return GPURTA_OK;
    return GPURTA_INVALID_ARGUMENT;
}

/* What decides how many blocks an SM holds; no rules. */
static gpurta_status plain_limits(struct sm_limits *const limits,
                                  const gpurta_platform *const platform, gpurta_error *const error)
{
    const gpurta_status status = check_complete(platform, error);
    if (status)
        return status;
    const uint32_t as_is = limit(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK);
    const uint32_t optin = limit(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK_OPTIN);
    const uint32_t reserved = limit(platform, GPURTA_PLATFORM_SHARED_MEMORY_RESERVED);
    const uint32_t parts = limit(platform, GPURTA_PLATFORM_SUB_PARTITIONS);
    const uint32_t launch_parts = limit(platform, GPURTA_PLATFORM_LAUNCH_SUB_PARTITIONS);
    *limits = (struct sm_limits){
        .warp_size = limit(platform, GPURTA_PLATFORM_WARP_SIZE),
        .threads_per_block = limit(platform, GPURTA_PLATFORM_THREADS_PER_BLOCK),
        .warps = limit(platform, GPURTA_PLATFORM_THREADS_PER_SM) /
                 limit(platform, GPURTA_PLATFORM_WARP_SIZE),
        .blocks = limit(platform, GPURTA_PLATFORM_BLOCKS_PER_SM),
        .registers_per_thread = limit(platform, GPURTA_PLATFORM_REGISTERS_PER_THREAD),
        .registers_per_block = limit(platform, GPURTA_PLATFORM_REGISTERS_PER_BLOCK),
        .registers_per_sm = limit(platform, GPURTA_PLATFORM_REGISTERS_PER_SM),
        .register_unit = limit(platform, GPURTA_PLATFORM_REGISTER_UNIT),
        .sub_partitions = parts,
        .launch_sub_partitions = launch_parts ? launch_parts : parts,
        .shared_memory = limit(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM),
        .shared_memory_per_block = (optin > as_is ? optin : as_is) + reserved,
        .shared_memory_as_is = as_is + reserved,
        .shared_memory_unit = limit(platform, GPURTA_PLATFORM_SHARED_MEMORY_UNIT),
        .shared_memory_reserved = reserved,
    };
    return GPURTA_OK;
}

gpurta_status sm_limits_of(struct sm_limits *const limits, const gpurta_platform *const platform,
                           gpurta_error *const error)
{
    const gpurta_status status = plain_limits(limits, platform, error);
    if (status)
        return status;
    const int64_t sizes = platform->field[GPURTA_PLATFORM_CARVEOUT_SIZES];
    limits->resident_grids = limit(platform, GPURTA_PLATFORM_RESIDENT_GRID_LIMIT)
                                 ? limit(platform, GPURTA_PLATFORM_RESIDENT_GRIDS)
                                 : 0;
    limits->carveout_sms = limit(platform, GPURTA_PLATFORM_CARVEOUT_WAITS) && sizes
                               ? limit(platform, GPURTA_PLATFORM_CARVEOUT_SMS)
                               : 0;
    limits->carveout_sizes = (uint64_t)sizes;
    limits->queue_delay = platform->field[GPURTA_PLATFORM_QUEUE_DELAY] != 0;
    /* Where an SM has no equal sub-partitions, nobody knows what a turn is. */
    limits->warps_in_turn = platform->field[GPURTA_PLATFORM_WARPS_IN_TURN] != 0 &&
                            limits->warps % limits->sub_partitions == 0;
    limits->contiguous = platform->field[GPURTA_PLATFORM_CONTIGUOUS_SHARED_MEMORY] != 0;
    limits->local_memory_waits = platform->field[GPURTA_PLATFORM_LOCAL_MEMORY_WAITS] != 0;
    limits->block_pairs = platform->field[GPURTA_PLATFORM_BLOCK_PAIRS] != 0;
    limits->freed_first = platform->field[GPURTA_PLATFORM_FREED_FIRST] != 0;
    return GPURTA_OK;
}

/* Needs. They are computed for every launch, so that each resource has its answer; counts beyond
 * what any platform has are cut there, so that everything fits into 32 bits, whose divisions are
 * the fast ones. */

struct need {
    uint32_t warps, registers_per_warp, shared_memory;
    bool threads_exceed, registers_exceed, shared_memory_exceeds;
};

static uint32_t cut(const int64_t count)
{
    return (uint32_t)(count < INT32_MAX ? count : INT32_MAX);
}

/* Warps that a register file in `parts` parts holds. */
static uint32_t register_warps(const struct sm_limits *const limits, const uint32_t parts,
                               const uint32_t registers_per_warp)
{
    return limits->registers_per_sm / parts / registers_per_warp * parts;
}

/* The check of a launch counts a block's warps up to a multiple of the sub-partitions. Where it
 * counts with other sub-partitions than the SM has, the block must also fit an SM of those. */
static bool registers_refused(const struct sm_limits *const limits, const struct need *const need)
{
    const uint32_t parts = limits->launch_sub_partitions;
    const uint64_t counted = (uint64_t)need->registers_per_warp * round_up(need->warps, parts);
    return counted > limits->registers_per_block ||
           (parts != limits->sub_partitions && need->registers_per_warp &&
            register_warps(limits, parts, need->registers_per_warp) < need->warps);
}

static struct need need_of(const struct sm_limits *const limits, const struct launch *const launch)
{
    const uint32_t threads = cut(launch->threads);
    const uint32_t registers = cut(launch->registers);
    struct need need = {
        .warps = (threads + limits->warp_size - 1) / limits->warp_size,
        .shared_memory = round_up(cut(launch->shared_memory) + limits->shared_memory_reserved,
                                  limits->shared_memory_unit),
        .threads_exceed = threads > limits->threads_per_block,
        .registers_exceed = registers > limits->registers_per_thread,
    };
    if (!need.registers_exceed) {
        need.registers_per_warp = round_up(registers * limits->warp_size, limits->register_unit);
        need.registers_exceed = registers_refused(limits, &need);
    }
    need.shared_memory_exceeds = need.shared_memory > limits->shared_memory_per_block;
    return need;
}

/* Blocks that each resource of an SM with `free` of it allows. */

static uint32_t quotient(const uint32_t have, const uint32_t need)
{
    return need ? have / need : NO_LIMIT;
}

static void fit_each(uint32_t fit[const RESOURCES], const struct sm_limits *const limits,
                     const struct need *const need)
{
    fit[RESOURCE_WARPS] = need->threads_exceed ? 0 : quotient(limits->warps, need->warps);
    fit[RESOURCE_REGISTERS] =
        need->registers_exceed ? 0
        : need->registers_per_warp
            ? quotient(register_warps(limits, limits->sub_partitions, need->registers_per_warp),
                       need->warps)
            : NO_LIMIT;
    fit[RESOURCE_SHARED_MEMORY] =
        need->shared_memory_exceeds ? 0 : quotient(limits->shared_memory, need->shared_memory);
    fit[RESOURCE_BLOCKS] = limits->blocks;
}

static uint32_t fit_least(const uint32_t fit[const RESOURCES])
{
    return least(least(fit[0], fit[1]), least(fit[2], fit[3]));
}

/* floor(a / n) and floor(b / n) of the same need n: the lesser is floor(min(a, b) / n). One
 * division less matters when there are millions. */
static uint32_t blocks_per_sm(const struct sm_limits *const limits,
                              const struct launch *const launch)
{
    const struct need need = need_of(limits, launch);
    if (need.threads_exceed || need.registers_exceed || need.shared_memory_exceeds)
        return 0;
    uint32_t warps = limits->warps;
    if (need.registers_per_warp)
        warps =
            least(warps, register_warps(limits, limits->sub_partitions, need.registers_per_warp));
    const uint32_t by_warps = quotient(warps, need.warps);
    return least(least(by_warps, limits->blocks),
                 quotient(limits->shared_memory, need.shared_memory));
}

/* Why a block cannot launch */

static void explain(char *const text, const size_t size, const struct sm_limits *const limits,
                    const struct launch *const launch, const struct need *const need)
{
    const uint64_t registers = (uint64_t)need->registers_per_warp * need->warps;
    if (need->threads_exceed)
        snprintf(text, size, "a block of %" PRId64 " threads: at most %" PRIu32 " are allowed",
                 launch->threads, limits->threads_per_block);
    else if (need->warps > limits->warps)
        snprintf(text, size, "a block of %" PRIu32 " warps: an SM holds %" PRIu32, need->warps,
                 limits->warps);
    else if (launch->registers > limits->registers_per_thread)
        snprintf(text, size, "%" PRId64 " registers per thread: at most %" PRIu32 " are allowed",
                 launch->registers, limits->registers_per_thread);
    else if (need->registers_exceed)
        snprintf(text, size,
                 "%" PRIu32 " warps of %" PRIu32 " registers, %" PRIu64 " in all: the check of a "
                 "launch allows a block %" PRIu32 " registers, counting its warps up to a multiple "
                 "of %" PRIu32,
                 need->warps, need->registers_per_warp, registers, limits->registers_per_block,
                 limits->launch_sub_partitions);
    else if (need->shared_memory_exceeds && launch->shared_memory > INT32_MAX) /* kept no larger */
        snprintf(text, size,
                 "a block of %" PRId64 " bytes of shared memory: at most %" PRIu32 " are allowed",
                 launch->shared_memory, limits->shared_memory_per_block);
    else if (need->shared_memory_exceeds)
        snprintf(text, size,
                 "a block needs %" PRIu32 " bytes of shared memory (rounded up, %" PRIu32
                 " of them reserved): at most %" PRIu32 " are allowed",
                 need->shared_memory, limits->shared_memory_reserved,
                 limits->shared_memory_per_block);
    else if (need->shared_memory > limits->shared_memory)
        snprintf(text, size, "a block needs %" PRIu32 " bytes of shared memory: an SM has %" PRIu32,
                 need->shared_memory, limits->shared_memory);
    else
        snprintf(text, size,
                 "%" PRIu32 " warps of %" PRIu32 " registers, %" PRIu64
                 " in all: an SM cannot hold them in %" PRIu32 " sub-partitions of %" PRIu32,
                 need->warps, need->registers_per_warp, registers, limits->sub_partitions,
                 limits->registers_per_sm / limits->sub_partitions);
}

/* Whose value that is. */
static gpurta_key key_of(const struct sm_limits *const limits, const struct launch *const launch,
                         const struct need *const need)
{
    const bool registers =
        launch->registers > limits->registers_per_thread || need->registers_exceed;
    const bool memory = need->shared_memory_exceeds || need->shared_memory > limits->shared_memory;
    return need->threads_exceed || need->warps > limits->warps ? GPURTA_KEY_THREADS
           : !registers && memory                              ? GPURTA_KEY_SHARED_MEMORY
                                                               : GPURTA_KEY_REGISTERS;
}

static gpurta_status refuse(gpurta_error *const error, const struct sm_limits *const limits,
                            const struct launch *const launch)
{
    const struct need need = need_of(limits, launch);
    char reason[REASON_SIZE];
    explain(reason, sizeof reason, limits, launch, &need);
    fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM, "the block cannot launch: %s", reason);
    if (error)
        error->key = (int16_t)key_of(limits, launch, &need);
    return GPURTA_NOT_APPLICABLE;
}

/* Counts of a launch */

static bool counts_valid(const int64_t threads, const int64_t registers,
                         const int64_t shared_memory)
{
    return threads >= 1 && registers >= 0 && shared_memory >= 0;
}

static gpurta_status bad_counts(gpurta_error *const error, const int64_t item)
{
    fail(error, GPURTA_OUT_OF_RANGE, item,
         "a launch needs threads >= 1, registers >= 0 and shared memory >= 0");
    return GPURTA_OUT_OF_RANGE;
}

static gpurta_status no_argument(gpurta_error *const error)
{
    return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "occupancy: NULL argument");
}

/* Checks the platform and one launch. */
static gpurta_status prepare(struct sm_limits *const limits, const gpurta_platform *const platform,
                             const struct launch *const launch, gpurta_error *const error)
{
    const gpurta_status status = plain_limits(limits, platform, error);
    if (status)
        return status;
    if (!counts_valid(launch->threads, launch->registers, launch->shared_memory))
        return bad_counts(error, GPURTA_NO_ITEM);
    return GPURTA_OK;
}

#define NO_CARVEOUT "no carve-out of the platform holds one of its blocks"

/* The smallest carve-out of at least so many bytes; the largest where there is none. */
static uint32_t carveout_of_bytes(const struct sm_limits *const limits, const uint64_t bytes)
{
    uint32_t size = 0;
    for (uint32_t k = 0; limits->carveout_sizes >> k; k++) /* bit 63 is not set */
        if (limits->carveout_sizes >> k & 1) {
            size = k * 4096;
            if (size >= bytes)
                break;
        }
    return size;
}

/* Rule U5: what the kernel asks for; else what holds as many blocks as the other resources allow;
 * in any case what holds one. */
static uint32_t carveout_of(const struct sm_limits *const limits, const struct launch *const launch)
{
    if (!limits->carveout_sms)
        return 0;
    const struct need need = need_of(limits, launch);
    uint32_t fit[RESOURCES];
    fit_each(fit, limits, &need);
    fit[RESOURCE_SHARED_MEMORY] = NO_LIMIT;
    uint64_t bytes = (uint64_t)fit_least(fit) * need.shared_memory;
    if (launch->carveout)
        bytes = (uint64_t)launch->carveout - 1;
    else if (launch->carveout_percent > UNKNOWN_CARVEOUT)
        bytes = 0;
    else if (launch->carveout_percent)
        bytes = (uint64_t)limits->shared_memory * (uint64_t)(launch->carveout_percent - 1) / 100;
    return carveout_of_bytes(limits, bytes > need.shared_memory ? bytes : need.shared_memory);
}

gpurta_status no_threads(gpurta_error *const error, const int64_t item, const char *const name,
                         const struct sm_limits *const limits)
{
    return fail(error, GPURTA_NOT_APPLICABLE, item,
                "%s%.*s%skey \"threads\" is missing; expected the threads of a block, from 1 to "
                "%" PRIu32,
                name ? "kernel " : "", name ? text_bytes(name, 80) : 0, name ? name : "",
                name ? ": " : "", limits->threads_per_block);
}

gpurta_status footprint_of(struct footprint *const footprint, const struct sm_limits *const limits,
                           const struct launch *const launch, gpurta_error *const error)
{
    if (!launch->threads)
        return no_threads(error, GPURTA_NO_ITEM, NULL, limits);
    if (!counts_valid(launch->threads, launch->registers, launch->shared_memory))
        return bad_counts(error, GPURTA_NO_ITEM);
    if (blocks_per_sm(limits, launch) == 0)
        return refuse(error, limits, launch);
    const struct need need = need_of(limits, launch);
    const uint32_t carveout = carveout_of(limits, launch);
    *footprint = (struct footprint){
        .warps = need.warps,
        .registers_per_warp = need.registers_per_warp,
        .shared_memory = need.shared_memory,
        .carveout = carveout,
        .carveout_most = launch->carveout_percent > UNKNOWN_CARVEOUT && limits->carveout_sms
                             ? carveout_of_bytes(limits, UINT64_MAX)
                             : carveout,
        .local_memory = limits->local_memory_waits ? launch->local_memory : 0,
    };
    if (limits->carveout_sms && footprint->carveout < footprint->shared_memory)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM, NO_CARVEOUT);
    return GPURTA_OK;
}

/* Blocks and slots */

gpurta_status gpurta_occupancy_blocks_per_sm(int64_t *const blocks,
                                             const gpurta_platform *const platform,
                                             const int64_t threads, const int64_t registers,
                                             const int64_t shared_memory, gpurta_error *const error)
{
    if (!blocks || !platform)
        return no_argument(error);
    const struct launch launch = {
        .threads = threads, .registers = registers, .shared_memory = shared_memory};
    struct sm_limits limits;
    const gpurta_status status = prepare(&limits, platform, &launch, error);
    if (status)
        return status;
    *blocks = blocks_per_sm(&limits, &launch);
    return GPURTA_OK;
}

gpurta_status known_sms(int64_t *const sms, const gpurta_platform *const platform,
                        gpurta_error *const error)
{
    *sms = platform->field[GPURTA_PLATFORM_SMS];
    if (!*sms)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "platform %.60s does not say its number of SMs (sms)", platform->name);
    return GPURTA_OK;
}

gpurta_status launch_slots(int64_t *const slots, const gpurta_platform *const platform,
                           const struct launch *const launch, gpurta_error *const error)
{
    if (platform->field[GPURTA_PLATFORM_SLOTS]) {
        *slots = platform->field[GPURTA_PLATFORM_SLOTS];
        return GPURTA_OK;
    }
    struct sm_limits limits;
    int64_t sms;
    gpurta_status status = prepare(&limits, platform, launch, error);
    if (!status)
        status = known_sms(&sms, platform, error);
    if (status)
        return status;
    const uint32_t blocks = blocks_per_sm(&limits, launch);
    if (!blocks)
        return refuse(error, &limits, launch);
    *slots = sms * blocks;
    return GPURTA_OK;
}

gpurta_status gpurta_occupancy_batch(int64_t *const blocks, const gpurta_platform *const platform,
                                     const size_t count, const int64_t *const threads,
                                     const int64_t *const registers,
                                     const int64_t *const shared_memory, gpurta_error *const error)
{
    if (!platform || (count && (!blocks || !threads)))
        return no_argument(error);
    struct sm_limits limits;
    const gpurta_status status = plain_limits(&limits, platform, error);
    if (status)
        return status;
    for (size_t i = 0; i < count; i++)
        if (!counts_valid(threads[i], registers ? registers[i] : 0,
                          shared_memory ? shared_memory[i] : 0))
            return bad_counts(error, (int64_t)i);
    for (size_t i = 0; i < count; i++) {
        const struct launch launch = {.threads = threads[i],
                                      .registers = registers ? registers[i] : 0,
                                      .shared_memory = shared_memory ? shared_memory[i] : 0};
        blocks[i] = blocks_per_sm(&limits, &launch);
    }
    return GPURTA_OK;
}

/* Inverse: blocks per SM never grow with a count, so that the largest value is found by halving. */

static bool enough(const struct sm_limits *const limits, struct launch launch,
                   const gpurta_launch_count which, const int64_t value, const int64_t blocks)
{
    int64_t *const count[] = {&launch.threads, &launch.registers, &launch.shared_memory};
    *count[which] = value;
    return (int64_t)blocks_per_sm(limits, &launch) >= blocks;
}

static int64_t highest(const struct sm_limits *const limits, const gpurta_launch_count which)
{
    switch (which) {
    case GPURTA_LAUNCH_THREADS:
        return limits->threads_per_block;
    case GPURTA_LAUNCH_REGISTERS:
        return least(limits->registers_per_thread, GPURTA_REGISTERS_PER_THREAD_MAX);
    case GPURTA_LAUNCH_SHARED_MEMORY:
        break;
    }
    return limits->shared_memory_per_block;
}

int64_t largest(const struct sm_limits *const limits, const struct launch *const launch,
                const gpurta_launch_count which, const int64_t blocks)
{
    int64_t low = which == GPURTA_LAUNCH_THREADS ? 1 : 0;
    int64_t high = highest(limits, which);
    if (!enough(limits, *launch, which, low, blocks))
        return -1;
    while (low < high) {
        const int64_t middle = low + (high - low + 1) / 2;
        if (enough(limits, *launch, which, middle, blocks))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

gpurta_status gpurta_occupancy_largest(int64_t *const value, const gpurta_platform *const platform,
                                       const gpurta_launch_count which, const int64_t blocks,
                                       const int64_t threads, const int64_t registers,
                                       const int64_t shared_memory, gpurta_error *const error)
{
    if (!value || !platform)
        return no_argument(error);
    if ((int)which < 0 || (int)which > GPURTA_LAUNCH_SHARED_MEMORY)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "a launch has no such count");
    if (blocks < 1)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "1 or more blocks per SM can be asked for, not %" PRId64, blocks);
    const struct launch launch = {.threads = which == GPURTA_LAUNCH_THREADS ? 1 : threads,
                                  .registers = which == GPURTA_LAUNCH_REGISTERS ? 0 : registers,
                                  .shared_memory =
                                      which == GPURTA_LAUNCH_SHARED_MEMORY ? 0 : shared_memory};
    struct sm_limits limits;
    const gpurta_status status = prepare(&limits, platform, &launch, error);
    if (status)
        return status;
    const int64_t found = largest(&limits, &launch, which, blocks);
    if (found < 0)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "no value gives %" PRId64 " blocks per SM", blocks);
    *value = found;
    return GPURTA_OK;
}

/* One launch in full */

/* With its carve-out the kernel gets as many blocks as without, if it did not ask for one and the
 * platform has carve-outs for that. */
gpurta_status occupancy_of(struct occupancy *const found, const struct sm_limits *const limits,
                           const struct launch *const launch, gpurta_error *const error)
{
    if (!counts_valid(launch->threads, launch->registers, launch->shared_memory))
        return bad_counts(error, GPURTA_NO_ITEM);
    const struct need need = need_of(limits, launch);
    const uint32_t carveout = carveout_of(limits, launch);
    *found = (struct occupancy){
        .gets = {.warps = need.warps,
                 .registers_per_warp = need.registers_per_warp,
                 .shared_memory = need.shared_memory,
                 .carveout = carveout},
        .opt_in = !need.shared_memory_exceeds && need.shared_memory > limits->shared_memory_as_is,
    };
    fit_each(found->fit, limits, &need);
    uint32_t *const shared = &found->fit[RESOURCE_SHARED_MEMORY];
    if (carveout) {
        const bool asked = launch->carveout || (launch->carveout_percent &&
                                                launch->carveout_percent <= UNKNOWN_CARVEOUT);
        const uint32_t held = asked ? carveout : carveout_of_bytes(limits, UINT64_MAX);
        *shared = least(*shared, quotient(held, need.shared_memory));
    }
    found->blocks = fit_least(found->fit);
    found->certain = found->blocks ? sm_certain(limits, &found->gets, found->blocks) : 0;
    if (!found->blocks && blocks_per_sm(limits, launch))
        snprintf(found->reason, sizeof found->reason, NO_CARVEOUT);
    else if (!found->blocks)
        explain(found->reason, sizeof found->reason, limits, launch, &need);
    return GPURTA_OK;
}
