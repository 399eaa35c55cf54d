/** @file
 *  @brief Measuring on a CUDA device: runs a program with spin kernels and keeps, for every block,
 *  the SM it ran on and when it started and ended.
 *
 *  These functions are in a library of their own, `libgpurta-cuda` (pkg-config `gpurta-cuda`, CMake
 *  target `gpurta::gpurta-cuda`), so that `libgpurta` needs GMP alone. Nothing of CUDA is needed to
 *  build or install it: the driver (`libcuda.so.1`) is loaded by gpurta_device_open().
 *
 *  How it measures: every kernel of the program becomes a launch of a spin kernel with its blocks,
 *  threads, registers, shared and local memory and carve-out. Thread 0 of each block notes `%smid`
 *  and `%globaltimer`, spins until the block's time is over, and notes the end; the other threads
 *  wait at a barrier, so that the block holds its resources. One host thread launches at the
 *  release times by waiting busily on CLOCK_MONOTONIC, simultaneous releases in program order.
 *  Before anything is recorded there is a warm-up: all SMs spin, then one repetition that is not
 *  kept.
 *
 *  GPU times are brought onto the host's clock by one-thread kernels that read `%globaltimer`: the
 *  reading lies between the host's launch and the host's sight of the completion, so that each
 *  bounds the offset of the two clocks from both sides. Offsets are estimated before and after
 *  every repetition and interpolated in between. Copies are timed by events, in a float of
 *  milliseconds: rounded up, and what was rounded is part of the uncertainty.
 *
 *  Not exact: a measurement. What its numbers can be wrong by is told with it
 *  (::GPURTA_FACT_OFFSET_UNCERTAINTY_NS, ::GPURTA_FACT_RESOLUTION_NS).
 */
#ifndef GPURTA_MEASURE_H
#define GPURTA_MEASURE_H

#include <gpurta/model.h>
#include <gpurta/options.h>
#include <gpurta/platform.h>
#include <gpurta/status.h>
#include <gpurta/time.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief All facts about a device and a measurement: X(NAME, number, "name in JSON", "text"). The
 *  numbers are part of the ABI. */
#define GPURTA_FACT_MAP(X)                                                                         \
    X(INDEX, 0, "index", "number of the device")                                                   \
    X(SMS, 1, "sms", "streaming multiprocessors")                                                  \
    X(COMPUTE_CAPABILITY_MAJOR, 2, "compute_capability_major", "6 of 6.2")                         \
    X(COMPUTE_CAPABILITY_MINOR, 3, "compute_capability_minor", "2 of 6.2")                         \
    X(DRIVER_VERSION, 4, "driver_version", "CUDA version of the driver: 10020 is 10.2")            \
    X(THREADS_PER_SM, 5, "threads_per_sm", "threads that one SM holds")                            \
    X(BLOCKS_PER_SM, 6, "blocks_per_sm", "blocks that one SM holds; not told by old drivers")      \
    X(THREADS_PER_BLOCK, 7, "threads_per_block", "threads of the largest block")                   \
    X(REGISTERS_PER_SM, 8, "registers_per_sm", "registers of one SM")                              \
    X(REGISTERS_PER_BLOCK, 9, "registers_per_block", "registers of the largest block")             \
    X(SHARED_MEMORY_PER_SM, 10, "shared_memory_per_sm", "bytes of shared memory of one SM")        \
    X(SHARED_MEMORY_PER_BLOCK, 11, "shared_memory_per_block", "bytes that a block may have")       \
    X(SHARED_MEMORY_PER_BLOCK_OPTIN, 12, "shared_memory_per_block_optin",                          \
      "bytes that a block may have when its kernel opts in")                                       \
    X(SHARED_MEMORY_RESERVED, 13, "shared_memory_reserved",                                        \
      "bytes that the driver adds to every block; not told by old drivers")                        \
    X(COPY_ENGINES, 14, "copy_engines", "copies at once")                                          \
    X(LEAST_PRIORITY, 15, "least_priority", "number of the lowest stream priority")                \
    X(GREATEST_PRIORITY, 16, "greatest_priority", "number of the highest stream priority")         \
    X(SPIN_REGISTERS, 17, "spin_registers", "registers per thread of the spin kernel")             \
    X(RESOLUTION_NS, 18, "resolution_ns", "smallest step observed of the GPU's timer")             \
    X(OFFSET_UNCERTAINTY_NS, 19, "offset_uncertainty_ns",                                          \
      "GPU times on the host's clock are off by at most this, the largest of all repetitions")     \
    X(DRIFT_PPB, 20, "drift_ppb", "GPU clock against the host's, parts in 10^9; > 0: it is fast")  \
    X(DRIFT_UNCERTAINTY_PPB, 21, "drift_uncertainty_ppb", "the drift is off by at most this")      \
    X(SCALE, 22, "scale", "all times of the program were multiplied by this")                      \
    X(SM_CLOCK_BEFORE_KHZ, 23, "sm_clock_before_khz", "after the warm-up")                         \
    X(SM_CLOCK_AFTER_KHZ, 24, "sm_clock_after_khz", "after the last repetition")                   \
    X(MEMORY_CLOCK_BEFORE_KHZ, 25, "memory_clock_before_khz", "after the warm-up")                 \
    X(MEMORY_CLOCK_AFTER_KHZ, 26, "memory_clock_after_khz", "after the last repetition")           \
    X(LATEST_LAUNCH_NS, 27, "latest_launch_ns", "how late the host was at its latest launch")      \
    X(SM_NUMBERS, 28, "sm_numbers",                                                                \
      "numbers of SMs lie below this: above `sms` where the device's numbers have gaps")           \
    X(COLD, 29, "cold", "1: one repetition and none before it; 0: the one before is not kept")

/** @brief A fact about a device or a measurement, a whole number. */
typedef enum gpurta_fact {
#define GPURTA_FACT_ENUM(id, number, name, text) GPURTA_FACT_##id = number, /**< text */
    GPURTA_FACT_MAP(GPURTA_FACT_ENUM)
#undef GPURTA_FACT_ENUM
} gpurta_fact;

/** @brief The value of a fact that is not known. */
#define GPURTA_NOT_KNOWN INT64_MIN

/** @brief A text about a device or a measurement. The numbers are part of the ABI. */
typedef enum gpurta_note {
    GPURTA_NOTE_NAME = 0,         /**< of the device, as the driver says it */
    GPURTA_NOTE_POWER_MODE = 1,   /**< as nvpmodel has it on a Jetson */
    GPURTA_NOTE_CLOCK_SOURCE = 2, /**< where clock rates were read: "nvml" or a file of sysfs */
    GPURTA_NOTE_NOT_READ = 3,     /**< what of all this could not be read, and why */
    GPURTA_NOTE_BUS = 4           /**< address of the device on the bus, by which it is known */
} gpurta_note;

/** @brief Name of a fact as in JSON; NULL if there is no such fact. Facts are numbered without
 *  gaps. O(1). */
GPURTA_API const char *gpurta_fact_name(gpurta_fact fact);

/** @brief Name of a note as in JSON; NULL if there is no such note. Notes are numbered without
 *  gaps. O(1). */
GPURTA_API const char *gpurta_note_name(gpurta_note note);

/** @brief What a spin kernel was given on the device: X(NAME, number, "name in JSON", "text"). The
 *  numbers are part of the ABI. */
#define GPURTA_USED_MAP(X)                                                                         \
    X(REGISTERS, 0, "registers", "registers per thread")                                           \
    X(LOCAL_MEMORY, 1, "local_memory", "bytes of local memory per thread")                         \
    X(STATIC_SHARED, 2, "static_shared_memory", "bytes of static shared memory per block")         \
    X(DYNAMIC_SHARED, 3, "dynamic_shared_memory", "bytes of dynamic shared memory per block")      \
    X(CARVEOUT, 4, "carveout_percent",                                                             \
      "carve-out that was asked for, in percent; not known: the driver chose")

/** @brief One of these, a whole number. */
typedef enum gpurta_used {
#define GPURTA_USED_ENUM(id, number, name, text) GPURTA_USED_##id = number, /**< text */
    GPURTA_USED_MAP(GPURTA_USED_ENUM)
#undef GPURTA_USED_ENUM
} gpurta_used;

/** @brief Name as in JSON; NULL if there is none. Numbered without gaps. O(1). */
GPURTA_API const char *gpurta_used_name(gpurta_used used);

/** @name Devices
 *  @{ */

/** @brief An opened device: a CUDA context on it. For one thread at a time. Several may be open, on
 *  one GPU or on many; the calling thread's own CUDA context is left as it was. */
typedef struct gpurta_device gpurta_device;

/** @brief Loads the driver and opens a device.
 *
 *  The driver is never unloaded again: NVIDIA's keeps threads of its own.
 *  @param[out] device owned by the caller; ends with gpurta_device_close()
 *  @param driver      file of the driver library; NULL: "libcuda.so.1" where the loader finds it. A
 *                     library that exports `gpurta_host_clock` or `gpurta_host_sleep` (our fake
 *                     driver for tests does, NVIDIA's does not) also replaces the host's clock
 *  @param index       number of the device, from 0
 *  @param[out] error  optional; names the driver call that failed
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE (no such device);
 *          ::GPURTA_UNAVAILABLE (no driver, an entry point missing, a call failed);
 *          ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_device_open(gpurta_device **device,
                                                            const char *driver, int64_t index,
                                                            gpurta_error *error);

/** @brief Frees everything on the device; NULL is allowed. A device whose driver failed to tell
 *  what runs on it is freed as a whole, with its context. A device on which a kernel could not be
 *  stopped is left alone, since the driver would wait for it for ever: the end of the process
 *  frees it. */
GPURTA_API void gpurta_device_close(gpurta_device *device);

/** @brief A fact about the device; ::GPURTA_NOT_KNOWN where it has none. O(1). */
GPURTA_API int64_t gpurta_device_fact(const gpurta_device *device, gpurta_fact fact);

/** @brief A note about the device.
 *  @return text that lives as long as the device; NULL if there is none. O(1). */
GPURTA_API const char *gpurta_device_note(const gpurta_device *device, gpurta_note note);

/** @} */

/** @name Channels
 *  One channel of the runlist: the context of one process, and the jobs that it submits. Channels
 *  share the GPU by turns only if each is in a process of its own; who starts these processes, and
 *  says when they align their clocks and submit, is the caller (`gpurta measure` does it).
 *
 *  A job is one thread that works for its demand: it reads `%globaltimer` again and again, and a
 *  step of more than ::GPURTA_CHANNEL_GAP_NS (or four steps of a coarser timer) is a wait, in which
 *  the channel was not on the GPU, and not part of its work.
 *  @{ */

/** @brief Longer than this between two readings: the channel was not on the GPU. */
#define GPURTA_CHANNEL_GAP_NS 50000

/** @brief An opened channel. For one thread at a time. */
typedef struct gpurta_channel gpurta_channel;

/** @brief Makes the channel of a device: its stream, and room for what jobs note.
 *  @param[out] channel owned by the caller; ends with gpurta_channel_close(), before the device's
 *  @param device       a device that was opened in this process, for nothing else
 *  @param jobs         most jobs between two alignments, 1..2^20
 *  @param[out] error   optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE;
 *          ::GPURTA_NOT_APPLICABLE (the GPU's timer is too coarse to see turns);
 *          ::GPURTA_UNAVAILABLE (a driver call failed); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_channel_open(gpurta_channel **channel,
                                                             gpurta_device *device, size_t jobs,
                                                             gpurta_error *error);

/** @brief Frees a channel; NULL is allowed. What still works is told to stop. */
GPURTA_API void gpurta_channel_close(gpurta_channel *channel);

/** @brief Estimates the offset of the clocks, and forgets all jobs. No channel of any process may
 *  work meanwhile.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_UNAVAILABLE. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_channel_begin(gpurta_channel *channel,
                                                              gpurta_error *error);

/** @brief Waits until a time of the host's clock, and submits a job.
 *  @param channel    after gpurta_channel_begin()
 *  @param at         not before this time of gpurta_device_clock()
 *  @param demand     ns of work; 0: until gpurta_channel_stop()
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE (a negative
 *          demand); ::GPURTA_LIMIT (more jobs than there is room for); ::GPURTA_UNAVAILABLE. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_channel_submit(gpurta_channel *channel, int64_t at,
                                                               int64_t demand, gpurta_error *error);

/** @brief Waits until all jobs are complete, but no longer than so many ns.
 *  @param channel    the channel
 *  @param limit      ns
 *  @param[out] idle  whether they are
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_UNAVAILABLE. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_channel_wait(gpurta_channel *channel, int64_t limit,
                                                             bool *idle, gpurta_error *error);

/** @brief Tells all jobs to stop; gpurta_channel_wait() says whether they did.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_UNAVAILABLE. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_channel_stop(gpurta_channel *channel,
                                                             gpurta_error *error);

/** @brief Estimates the offset of the clocks again, and fetches what the jobs noted. No channel of
 *  any process may work meanwhile.
 *  @param channel          all its jobs are complete
 *  @param[out] uncertainty times of jobs are off by at most so many ns
 *  @param[out] error       optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_UNAVAILABLE. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_channel_end(gpurta_channel *channel,
                                                            int64_t *uncertainty,
                                                            gpurta_error *error);

/** @brief What was observed of a job; times are those of the host's clock in ns, which all
 *  processes share. */
typedef struct gpurta_channel_seen {
    size_t size;      /**< bytes of this record, set by the caller */
    int64_t demand;   /**< as it was submitted */
    int64_t launched; /**< just before it was submitted */
    int64_t start;    /**< when it began to work */
    int64_t end;      /**< when it was complete */
    int64_t waited;   /**< ns in between in which the channel was not on the GPU */
    int64_t turns;    /**< it had */
    int64_t stopped;  /**< 1: it was told to stop */
} gpurta_channel_seen;

/** @brief A job, in the order of submitting, after gpurta_channel_end().
 *  @return whether there is such a job; if not, nothing is set. O(1). */
GPURTA_API bool gpurta_channel_job(const gpurta_channel *channel, size_t index,
                                   gpurta_channel_seen *observed);

/** @brief The host's clock, in ns: CLOCK_MONOTONIC; 0 for NULL. */
GPURTA_API int64_t gpurta_device_clock(const gpurta_device *device);

/** @} */

/** @name Measurements
 *  @{ */

/** @brief A measurement: facts, notes, and for every repetition and operation when it was launched,
 *  when it completed, and its blocks. Times are nanoseconds from the repetition's first launch; a
 *  block may start a little before 0, as far as the clocks' offset is uncertain. */
typedef struct gpurta_measurement gpurta_measurement;

/** @brief Called before the warm-up (run 0) and before repetition @p run = 1 .. @p runs.
 *  @return 0 to go on; anything else ends the measurement with ::GPURTA_LIMIT. */
typedef int (*gpurta_measure_progress)(void *context, int64_t run, int64_t runs);

/** @brief Measures the kernels or operations of a model, its program, on a device.
 *
 *  Options: ::GPURTA_OPTION_MEASURE_RUNS, ::GPURTA_OPTION_MEASURE_SCALE,
 *  ::GPURTA_OPTION_MEASURE_TIMEOUT, ::GPURTA_OPTION_MEASURE_WARM_UP,
 *  ::GPURTA_OPTION_MEASURE_STATIC_SHARED, ::GPURTA_OPTION_MEASURE_COLD (one repetition then,
 *  whatever ::GPURTA_OPTION_MEASURE_RUNS says). Periods are not repeated: each operation is
 *  launched once in a repetition. A kernel gets as many registers as are allocated like those of
 *  the program, but not fewer than the plain spin kernel has (gpurta_measurement_used()). Copies
 *  must give their bytes; they are timed by events, and have no blocks. After any failure nothing
 *  is left allocated on the device, unless a kernel cannot be stopped, or the driver does not even
 *  tell whether something runs: then the device cannot be used any more (gpurta_device_close()).
 *
 *  Partitions of the program become green contexts of its primary context (CUDA 12.4 and newer),
 *  and blocks that leave their partition are a failure.
 *
 *  @param[out] measurement owned by the caller; ends with gpurta_measurement_destroy()
 *  @param device           the device
 *  @param model            with kernels or operations; only they count, and partitions and streams
 *  @param options          NULL for defaults
 *  @param progress         optional
 *  @param context          given to @p progress
 *  @param[out] error       optional; the item is the operation at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, nothing to launch); before anything is
 *          launched: ::GPURTA_NOT_APPLICABLE (what this device cannot run or this function cannot
 *          reproduce), ::GPURTA_LIMIT (more than 2^22 blocks, times beyond 2^60 ns, a kernel that
 *          cannot end before the timeout); then: ::GPURTA_UNAVAILABLE (a driver call failed, a
 *          kernel outlived the timeout), ::GPURTA_LIMIT (ended by @p progress);
 *          ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_measure(gpurta_measurement **measurement,
                                                        gpurta_device *device,
                                                        const gpurta_model *model,
                                                        const gpurta_options *options,
                                                        gpurta_measure_progress progress,
                                                        void *context, gpurta_error *error);

/** @brief Tells all that is wrong with a model for this device, where gpurta_measure() tells only
 *  the first. Launches nothing; has the driver compile the spin kernels, since that shows whether
 *  they get the registers and the memory that the kernels ask for.
 *
 *  @param device      the device
 *  @param model       with kernels or operations
 *  @param options     as for gpurta_measure(); NULL for defaults
 *  @param[out] fault  the first @p room faults, in order of operation; each has its status, item
 *                     and message. NULL if @p room is 0
 *  @param room        number of records at @p fault
 *  @param[out] faults number of all faults; 0: gpurta_measure() can begin
 *  @param[out] error  optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, nothing to launch); ::GPURTA_UNAVAILABLE
 *          (a driver call failed); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_measure_check(const gpurta_device *device,
                                                              const gpurta_model *model,
                                                              const gpurta_options *options,
                                                              gpurta_error *fault, size_t room,
                                                              size_t *faults, gpurta_error *error);

/** @brief Makes a measurement to be filled from elsewhere, for example from a file.
 *  @param[out] measurement owned by the caller; ends with gpurta_measurement_destroy()
 *  @param operations       1..2^24
 *  @param runs             repetitions, 1..2^24; operations * runs at most 2^24
 *  @param[out] error       optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE;
 *          ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_measurement_create(gpurta_measurement **measurement,
                                                                   size_t operations, size_t runs,
                                                                   gpurta_error *error);

/** @brief Frees a measurement; NULL is allowed. */
GPURTA_API void gpurta_measurement_destroy(gpurta_measurement *measurement);

/** @brief What was observed of one operation in one repetition. Made by the caller, who sets all of
 *  it, for example from `{.size = sizeof(gpurta_observation), ...}`; later versions may add members
 *  at the end, which are 0 where `size` ends before them. Times are ns from the first launch. */
typedef struct gpurta_observation {
    size_t size;          /**< bytes of this record */
    size_t run;           /**< 0 .. runs - 1 */
    size_t operation;     /**< 0 .. operations - 1 */
    int64_t launched;     /**< host time just before the launch */
    int64_t completion;   /**< end of its last block, or of the copy */
    size_t blocks;        /**< how many blocks follow; 0 for a copy */
    const int64_t *sm;    /**< of each block, 0..2^31-1 */
    const int64_t *start; /**< of each block */
    const int64_t *end;   /**< of each block */
} gpurta_observation;

/** @brief Sets what was observed of one operation in one repetition; copied.
 *  @param measurement the measurement
 *  @param observed        what was observed
 *  @param[out] error  optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, a size too small, no such run or
 *          operation); ::GPURTA_OUT_OF_RANGE (an SM, a time beyond ±2^61); ::GPURTA_NO_MEMORY.
 *          O(blocks). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_measurement_record(
    gpurta_measurement *measurement, const gpurta_observation *observed, gpurta_error *error);

/** @brief Sets a fact; ::GPURTA_NOT_KNOWN takes it away.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such fact). O(1). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_measurement_set_fact(
    gpurta_measurement *measurement, gpurta_fact fact, int64_t value, gpurta_error *error);

/** @brief Sets a note; copied.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such note); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_measurement_set_note(
    gpurta_measurement *measurement, gpurta_note note, const char *text, gpurta_error *error);

/** @brief Sets what the kernel of an operation was given; ::GPURTA_NOT_KNOWN takes it away.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such operation, no such thing). O(1).
 */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_measurement_set_used(gpurta_measurement *measurement, size_t operation, gpurta_used used,
                            int64_t value, gpurta_error *error);

/** @brief What the kernel of an operation was given on the device; ::GPURTA_NOT_KNOWN for a copy
 *  and in a measurement from elsewhere. O(1). */
GPURTA_API int64_t gpurta_measurement_used(const gpurta_measurement *measurement, size_t operation,
                                           gpurta_used used);

/** @brief Number of operations; 0 for NULL. O(1). */
GPURTA_API size_t gpurta_measurement_count(const gpurta_measurement *measurement);

/** @brief Number of repetitions; 0 for NULL. O(1). */
GPURTA_API size_t gpurta_measurement_runs(const gpurta_measurement *measurement);

/** @brief A fact; ::GPURTA_NOT_KNOWN where there is none. O(1). */
GPURTA_API int64_t gpurta_measurement_fact(const gpurta_measurement *measurement, gpurta_fact fact);

/** @brief A note.
 *  @return text that lives as long as the measurement; NULL if there is none. O(1). */
GPURTA_API const char *gpurta_measurement_note(const gpurta_measurement *measurement,
                                               gpurta_note note);

/** @brief Number of blocks of an operation in a repetition; 0 for a copy. O(1). */
GPURTA_API size_t gpurta_measurement_blocks(const gpurta_measurement *measurement, size_t run,
                                            size_t operation);

/** @brief When an operation was launched and completed.
 *  @param measurement     the measurement
 *  @param run             0 .. runs - 1
 *  @param operation       0 .. operations - 1
 *  @param[out] launched   optional; host time just before the launch
 *  @param[out] completion optional; end of its last block, or of the copy
 *  @return whether anything was recorded there; if not, nothing is set. O(1). */
GPURTA_API bool gpurta_measurement_operation(const gpurta_measurement *measurement, size_t run,
                                             size_t operation, int64_t *launched,
                                             int64_t *completion);

/** @brief One block, by its number in the grid.
 *  @return whether there is such a block; if not, nothing is set. O(1). */
GPURTA_API bool gpurta_measurement_block(const gpurta_measurement *measurement, size_t run,
                                         size_t operation, size_t block, int64_t *sm,
                                         int64_t *start, int64_t *end);

/** @brief Smallest, median (the lower of the two in the middle) and largest completion of an
 *  operation over all repetitions in which it was recorded.
 *  @param measurement the measurement
 *  @param operation   0 .. operations - 1
 *  @param[out] least  optional
 *  @param[out] median optional
 *  @param[out] most   optional
 *  @param[out] error  optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such operation, nothing recorded);
 *          ::GPURTA_NO_MEMORY. O(runs log runs). */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_measurement_completion(const gpurta_measurement *measurement, size_t operation,
                              int64_t *least, int64_t *median, int64_t *most, gpurta_error *error);

/** @brief The platform that the facts describe: limits of its compute capability where the table
 *  has it, with what the driver told on top; the SM order is that of the table, or unknown.
 *  @param[out] platform owned by the caller; ends with gpurta_platform_destroy()
 *  @param measurement   with facts about its device
 *  @param[out] error    optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NOT_APPLICABLE (facts are
 *          missing); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_measurement_platform(
    gpurta_platform **platform, const gpurta_measurement *measurement, gpurta_error *error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif
