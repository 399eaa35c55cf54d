/* Making a program, and reading it. */
#ifndef PROGRAM_CALLS_H
#define PROGRAM_CALLS_H

#include <stdio.h> /* before gmp.h, which then declares its printing functions */

#include <gpurta/model.h>

/** @brief Times of an operation. The numbers are part of the ABI. */
typedef enum gpurta_operation_time {
    GPURTA_OPERATION_WCET = 0,    /**< time of one block, or of the copy, > 0; always given */
    GPURTA_OPERATION_RELEASE = 1, /**< when the host launches it, >= 0; default 0 */
    GPURTA_OPERATION_PERIOD = 2,  /**< distance of its releases, > 0; default none */
    GPURTA_OPERATION_DEADLINE = 3 /**< longest response time that is wanted, > 0; default: the
                                       period, or none without a period */
} gpurta_operation_time;

/** @brief Counts of an operation. The numbers are part of the ABI. */
typedef enum gpurta_operation_count {
    GPURTA_OPERATION_BLOCKS = 0,        /**< blocks of the grid, >= 1; 0 for a copy */
    GPURTA_OPERATION_THREADS = 1,       /**< threads per block, >= 1; default 0 = not given */
    GPURTA_OPERATION_REGISTERS = 2,     /**< registers per thread; default 0 = not a limit */
    GPURTA_OPERATION_SHARED_MEMORY = 3, /**< bytes per block, static + dynamic; default 0 */
    GPURTA_OPERATION_DIRECTION = 4,     /**< of a copy: a ::gpurta_copy_direction */
    GPURTA_OPERATION_ENGINE = 5,        /**< of a copy: its copy engine, from 1; default 0 = by
                                             direction (gpurta/simulate.h) */
    GPURTA_OPERATION_BYTES = 6,         /**< of a copy: its size; default 0 = not given. Informs
                                             only: its time is the wcet */
    GPURTA_OPERATION_LOCAL_MEMORY = 7,  /**< bytes of local memory per thread; default 0 */
    GPURTA_OPERATION_CARVEOUT = 8,      /**< bytes of shared memory that the kernel asks each SM to
                                             have; 0: the least that holds a block; default -1 = the
                                             driver chooses */
    GPURTA_OPERATION_CARVEOUT_PERCENT = 9 /**< the same in percent of the most that an SM can have,
                                               as cudaFuncAttributePreferredSharedMemoryCarveout;
                                               0..100; default -1 = the driver chooses; of a
                                               step also 101 = unknown: it may choose any */
} gpurta_operation_count;

/** @brief Kind of an operation. */
typedef enum gpurta_operation_kind {
    GPURTA_KERNEL = 0, /**< runs on the SMs */
    GPURTA_COPY = 1    /**< runs on a copy engine */
} gpurta_operation_kind;

/** @brief Attributes of a stream. The numbers are part of the ABI. */
typedef enum gpurta_stream_attribute {
    GPURTA_STREAM_PRIORITY = 0,    /**< as in CUDA: the lower the number, the higher the priority;
                                        -2^31..2^31-1; default ::GPURTA_PRIORITY_LOW */
    GPURTA_STREAM_NON_BLOCKING = 1 /**< 1: does not wait for the NULL stream nor makes it wait
                                        (cudaStreamNonBlocking); default 0. The NULL stream is
                                        always 0 */
} gpurta_stream_attribute;

/** @brief What the host waits for before it launches an operation. */
typedef enum gpurta_after {
    GPURTA_AFTER_COMPLETION = 0, /**< the completion of the other operation */
    GPURTA_AFTER_LAUNCH = 1      /**< the launch of the other operation */
} gpurta_after;

/** @brief Number of the stream of an operation that has a stream of its own. */
#define GPURTA_OWN_STREAM (-1)
/** @brief Number of the NULL stream, "default". */
#define GPURTA_NULL_STREAM 0

/** @brief A program. Building it is for one thread; analyses only read it. */
typedef struct gpurta_program gpurta_program;

/** @brief Makes an empty program.
 *  @param[out] program owned by the caller; ends with gpurta_program_destroy()
 *  @param[out] error   optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. */
GPURTA_MUST_USE gpurta_status gpurta_program_create(gpurta_program **program, gpurta_error *error);

/** @brief Frees a program; NULL is allowed. */
void gpurta_program_destroy(gpurta_program *program);

/** @brief Makes room for @p count operations in all, so that adding them moves nothing.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. */
GPURTA_MUST_USE gpurta_status gpurta_program_reserve(gpurta_program *program, size_t count,
                                                     gpurta_error *error);

/** @brief Adds a kernel at the end, released at 0 on a stream of its own.
 *  @param program    the program
 *  @param name       copied; NULL: no name ("k1", "k2", ... by position in outputs)
 *  @param blocks     1..2^63-1
 *  @param wcet       > 0, copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE;
 *          ::GPURTA_NO_MEMORY. The new operation's index is the count before the call.
 *          Amortised O(1). */
GPURTA_MUST_USE gpurta_status gpurta_program_add_kernel(gpurta_program *program, const char *name,
                                                        int64_t blocks, mpq_srcptr wcet,
                                                        gpurta_error *error);

/** @brief Adds a copy at the end, launched at 0 on a stream of its own.
 *  @param program    the program
 *  @param name       copied; NULL: no name
 *  @param duration   > 0, copied; kept as ::GPURTA_OPERATION_WCET
 *  @param[out] error optional; receives the message
 *  @return as gpurta_program_add_kernel(). Amortised O(1). */
GPURTA_MUST_USE gpurta_status gpurta_program_add_copy(gpurta_program *program, const char *name,
                                                      mpq_srcptr duration, gpurta_error *error);

/** @brief Kind of operation @p index; ::GPURTA_KERNEL if there is none. O(1). */
gpurta_operation_kind gpurta_program_kind(const gpurta_program *program, size_t index);

/** @brief Number of operations; 0 for NULL. O(1). */
size_t gpurta_program_count(const gpurta_program *program);

/** @brief Sets a time of operation @p index; the value is copied.
 *  @param program the program
 *  @param index position
 *  @param which which one
 *  @param value the value; copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such operation or time);
 *          ::GPURTA_OUT_OF_RANGE; ::GPURTA_NO_MEMORY. O(1). */
GPURTA_MUST_USE gpurta_status gpurta_program_set_time(gpurta_program *program, size_t index,
                                                      gpurta_operation_time which, mpq_srcptr value,
                                                      gpurta_error *error);

/** @brief Reads a time of operation @p index.
 *  @param program    the program
 *  @param index      position of the operation
 *  @param which      which time
 *  @param[out] value initialised by the caller; untouched where the time is not given
 *  @return whether the time is given (the deadline also when it comes from the period). O(1). */
bool gpurta_program_time(const gpurta_program *program, size_t index, gpurta_operation_time which,
                         mpq_ptr value);

/** @brief Sets a count of operation @p index.
 *  @param program the program
 *  @param index position
 *  @param which which one
 *  @param value the value; copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such operation or count, a copy's count
 *          on a kernel or the reverse); ::GPURTA_OUT_OF_RANGE (negative; blocks or threads 0; no
 *          such direction; an engine above 2^31-1); ::GPURTA_NO_MEMORY. O(1). */
GPURTA_MUST_USE gpurta_status gpurta_program_set_count(gpurta_program *program, size_t index,
                                                       gpurta_operation_count which, int64_t value,
                                                       gpurta_error *error);

/** @brief A count of operation @p index; 0 where it is not given or there is none. O(1). */
int64_t gpurta_program_get_count(const gpurta_program *program, size_t index,
                                 gpurta_operation_count which);

/** @brief Puts operation @p index on the stream of that name; "default" is the NULL stream.
 *  @param program the program
 *  @param index position
 *  @param stream name of the stream
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such operation); ::GPURTA_NO_MEMORY.
 *          Amortised O(1). */
GPURTA_MUST_USE gpurta_status gpurta_program_set_stream(gpurta_program *program, size_t index,
                                                        const char *stream, gpurta_error *error);

/** @brief Number of the stream of operation @p index: ::GPURTA_OWN_STREAM, ::GPURTA_NULL_STREAM or
 *  1, 2, ... in the order of first use. O(1). */
int64_t gpurta_program_stream(const gpurta_program *program, size_t index);

/** @brief Name of stream number @p stream; NULL if there is none.
 *  @return text that lives as long as the program. O(1). */
const char *gpurta_program_stream_name(const gpurta_program *program, int64_t stream);

/** @brief Sets an attribute of the stream of that name, which comes to be if there is none yet.
 *  @param program the program
 *  @param stream name of the stream
 *  @param which which one
 *  @param value the value; copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such attribute); ::GPURTA_OUT_OF_RANGE
 *          (the range is stated with the attribute); ::GPURTA_NO_MEMORY. O(1). */
GPURTA_MUST_USE gpurta_status gpurta_program_set_stream_attribute(gpurta_program *program,
                                                                  const char *stream,
                                                                  gpurta_stream_attribute which,
                                                                  int64_t value,
                                                                  gpurta_error *error);

/** @brief An attribute of stream number @p stream; its default if there is no such stream, as for
 *  ::GPURTA_OWN_STREAM. O(1). */
int64_t gpurta_program_stream_attribute(const gpurta_program *program, int64_t stream,
                                        gpurta_stream_attribute which);

/** @brief Makes the host launch operation @p index only @p delay after another one was launched or
 *  completed, and not before its own release.
 *
 *  That is how a host thread behaves that sleeps, or waits for its stream, between launches. A
 *  second call replaces the first.
 *
 *  @param program    the program
 *  @param index      the operation
 *  @param other      an operation before it: < @p index
 *  @param mode       what is waited for
 *  @param delay      >= 0, copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such operation or mode);
 *          ::GPURTA_OUT_OF_RANGE (@p other is not before @p index, negative delay);
 *          ::GPURTA_NO_MEMORY. O(1) in order of index, else O(count). */
GPURTA_MUST_USE gpurta_status gpurta_program_set_after(gpurta_program *program, size_t index,
                                                       size_t other, gpurta_after mode,
                                                       mpq_srcptr delay, gpurta_error *error);

/** @brief Reads what the launch of operation @p index waits for.
 *  @param program    the program
 *  @param index      the operation
 *  @param[out] other optional; untouched if it waits for none
 *  @param[out] mode  optional; the same
 *  @param[out] delay optional, initialised by the caller; the same
 *  @return whether it waits for another one. O(log count). */
bool gpurta_program_get_after(const gpurta_program *program, size_t index, size_t *other,
                              gpurta_after *mode, mpq_ptr delay);

/** @brief Says which operations of other streams operation @p index waits for on the GPU, as
 *  cudaStreamWaitEvent() makes it: it is launched as ever, but not before them, and waits at the
 *  head of its stream until all of them have completed. A second call replaces the first.
 *  @param program    the program
 *  @param index      the operation
 *  @param others     operations before it: < @p index; NULL with a count of 0: it waits for none
 *  @param count      how many
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such operation); ::GPURTA_OUT_OF_RANGE
 *          (one is not before @p index); ::GPURTA_NO_MEMORY. O(count) in order of index, else also
 *          O(all waits). */
GPURTA_MUST_USE gpurta_status gpurta_program_set_waits(gpurta_program *program, size_t index,
                                                       const size_t *others, size_t count,
                                                       gpurta_error *error);

/** @brief Operation number @p place that operation @p index waits for on the GPU; SIZE_MAX past the
 *  last. O(log(all waits)). */
size_t gpurta_program_wait(const gpurta_program *program, size_t index, size_t place);

/** @brief Name of operation @p index; NULL if it was given none, or there is no such operation.
 *  @return text that lives as long as the program. O(1). */
const char *gpurta_program_name(const gpurta_program *program, size_t index);

/** @name Partitions
 *  Disjoint sets of SMs, of which each kernel uses one (page "partition"). Blocks go to the SMs of
 *  their kernel's partition only; copies are in none. Where there is a partition, every kernel is
 *  in one: by itself, or by its stream. @{ */

/** @brief Adds a partition.
 *  @param program    the program
 *  @param name       copied
 *  @param sms        how many SMs it has, >= 1
 *  @param list       their numbers, all different, copied; NULL: the lowest that are left over
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE (a count below 1 or
 *          above 2^20, a number below 0 or twice); ::GPURTA_NO_MEMORY. Its index is the count
 *          before the call. O(sms log sms). */
GPURTA_MUST_USE gpurta_status gpurta_program_add_partition(gpurta_program *program,
                                                           const char *name, int64_t sms,
                                                           const int64_t *list,
                                                           gpurta_error *error);

/** @brief Changes the SMs of a partition: as gpurta_program_add_partition() takes them.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such partition);
 *          ::GPURTA_OUT_OF_RANGE; ::GPURTA_NO_MEMORY. O(sms log sms). */
GPURTA_MUST_USE gpurta_status gpurta_program_set_partition_sms(gpurta_program *program,
                                                               size_t partition, int64_t sms,
                                                               const int64_t *list,
                                                               gpurta_error *error);

/** @brief Number of partitions; 0 for NULL. O(1). */
size_t gpurta_program_partitions(const gpurta_program *program);

/** @brief Name of a partition; NULL if there is none. O(1). */
const char *gpurta_program_partition_name(const gpurta_program *program, size_t partition);

/** @brief How many SMs a partition has; 0 if there is none. O(1). */
int64_t gpurta_program_partition_sms(const gpurta_program *program, size_t partition);

/** @brief SM number @p place of a partition's list, in ascending order; -1: it has no list, or the
 *  list is shorter. O(1). */
int64_t gpurta_program_partition_sm(const gpurta_program *program, size_t partition, int64_t place);

/** @brief Puts an operation into a partition, whatever its stream says; ::GPURTA_NONE takes it out.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such operation or partition). O(1). */
GPURTA_MUST_USE gpurta_status gpurta_program_set_partition(gpurta_program *program, size_t index,
                                                           size_t partition, gpurta_error *error);

/** @brief Puts a stream, which comes to be if there is none yet, into a partition.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such partition); ::GPURTA_NO_MEMORY. */
GPURTA_MUST_USE gpurta_status gpurta_program_set_stream_partition(gpurta_program *program,
                                                                  const char *stream,
                                                                  size_t partition,
                                                                  gpurta_error *error);

/** @brief Partition of an operation, its own or its stream's; ::GPURTA_NONE: none. O(1). */
size_t gpurta_program_partition(const gpurta_program *program, size_t index);

/** @brief Says what kind of queues the partitions have; default ::GPURTA_QUEUES_SEPARATE.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT. O(1). */
GPURTA_MUST_USE gpurta_status gpurta_program_set_queues(gpurta_program *program,
                                                        gpurta_queues queues, gpurta_error *error);

/** @brief What kind of queues the partitions have. O(1). */
gpurta_queues gpurta_program_queues(const gpurta_program *program);

/** @brief Do the partitions fit on a platform, disjoint, with every kernel in one of them?
 *
 *  With rule U5, SMs that share a carve-out must be of one partition: a block in one of them keeps
 *  blocks out of the other.
 *  @param program    the program
 *  @param platform   it needs SMs
 *  @param[out] error optional; receives the message and the partition at fault; no item where a
 *                    kernel is in none, which the message names
 *  @return ::GPURTA_OK, also without partitions; ::GPURTA_INVALID_ARGUMENT (NULL);
 *          ::GPURTA_NOT_APPLICABLE; ::GPURTA_NO_MEMORY. O(SMs + operations). */
GPURTA_MUST_USE gpurta_status gpurta_program_check_partitions(const gpurta_program *program,
                                                              const gpurta_platform *platform,
                                                              gpurta_error *error);
/** @} */

#endif
