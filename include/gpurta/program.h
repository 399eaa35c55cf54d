/** @file
 *  @brief Programs: the operations that an application launches on a GPU, in program order.
 *
 *  Today every operation is a kernel: `blocks` blocks that run for `wcet` each, launched at
 *  `release` on a stream. Operations of one stream run one after the other. All times of a program
 *  are in one unit, chosen by the caller.
 */
#ifndef GPURTA_PROGRAM_H
#define GPURTA_PROGRAM_H

#include <gmp.h>
#include <gpurta/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief Times of an operation. The numbers are part of the ABI. @since 0.1.0 */
typedef enum gpurta_operation_time {
    GPURTA_OPERATION_WCET = 0,    /**< time of one block, > 0; always given */
    GPURTA_OPERATION_RELEASE = 1, /**< when the host launches it, >= 0; default 0 */
    GPURTA_OPERATION_PERIOD = 2,  /**< distance of its releases, > 0; default none */
    GPURTA_OPERATION_DEADLINE = 3 /**< longest response time that is wanted, > 0; default: the
                                       period, or none without a period */
} gpurta_operation_time;

/** @brief Counts of an operation. The numbers are part of the ABI. @since 0.1.0 */
typedef enum gpurta_operation_count {
    GPURTA_OPERATION_BLOCKS = 0,       /**< blocks of the grid, >= 1; always given */
    GPURTA_OPERATION_THREADS = 1,      /**< threads per block, >= 1; default 0 = not given */
    GPURTA_OPERATION_REGISTERS = 2,    /**< registers per thread; default 0 = not a limit */
    GPURTA_OPERATION_SHARED_MEMORY = 3 /**< bytes per block, static + dynamic; default 0 */
} gpurta_operation_count;

/** @brief Number of the stream of an operation that has a stream of its own. */
#define GPURTA_OWN_STREAM (-1)
/** @brief Number of the NULL stream, "default". */
#define GPURTA_NULL_STREAM 0

/** @brief A program. Building it is for one thread; analyses only read it. */
typedef struct gpurta_program gpurta_program;

/** @brief Makes an empty program.
 *  @param[out] program owned by the caller; ends with gpurta_program_destroy()
 *  @param[out] error   optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_program_create(gpurta_program **program,
                                                               gpurta_error *error);

/** @brief Frees a program; NULL is allowed. @since 0.1.0 */
GPURTA_API void gpurta_program_destroy(gpurta_program *program);

/** @brief Makes room for @p count operations in all, so that adding them moves nothing.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_program_reserve(gpurta_program *program,
                                                                size_t count, gpurta_error *error);

/** @brief Adds a kernel at the end, released at 0 on a stream of its own.
 *  @param program    the program
 *  @param name       copied; NULL: no name ("k1", "k2", ... by position in outputs)
 *  @param blocks     1..2^63-1
 *  @param wcet       > 0, copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE;
 *          ::GPURTA_NO_MEMORY. The new operation's index is the count before the call.
 *          Amortised O(1). @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_program_add_kernel(gpurta_program *program,
                                                                   const char *name, int64_t blocks,
                                                                   mpq_srcptr wcet,
                                                                   gpurta_error *error);

/** @brief Number of operations; 0 for NULL. O(1). @since 0.1.0 */
GPURTA_API size_t gpurta_program_count(const gpurta_program *program);

/** @brief Sets a time of operation @p index; the value is copied.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such operation or time);
 *          ::GPURTA_OUT_OF_RANGE; ::GPURTA_NO_MEMORY. O(1). @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_program_set_time(gpurta_program *program,
                                                                 size_t index,
                                                                 gpurta_operation_time which,
                                                                 mpq_srcptr value,
                                                                 gpurta_error *error);

/** @brief Reads a time of operation @p index.
 *  @param program    the program
 *  @param index      position of the operation
 *  @param which      which time
 *  @param[out] value initialised by the caller; untouched where the time is not given
 *  @return 1 if the time is given (the deadline also when it comes from the period), else 0.
 *          O(1). @since 0.1.0 */
GPURTA_API int gpurta_program_time(const gpurta_program *program, size_t index,
                                   gpurta_operation_time which, mpq_ptr value);

/** @brief Sets a count of operation @p index.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such operation or count);
 *          ::GPURTA_OUT_OF_RANGE (negative; blocks or threads 0). O(1). @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_program_set_count(gpurta_program *program,
                                                                  size_t index,
                                                                  gpurta_operation_count which,
                                                                  int64_t value,
                                                                  gpurta_error *error);

/** @brief A count of operation @p index; 0 where it is not given or there is none. O(1).
 *  @since 0.1.0 */
GPURTA_API int64_t gpurta_program_get_count(const gpurta_program *program, size_t index,
                                            gpurta_operation_count which);

/** @brief Puts operation @p index on the stream of that name; "default" is the NULL stream.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such operation); ::GPURTA_NO_MEMORY.
 *          Amortised O(1). @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_program_set_stream(gpurta_program *program,
                                                                   size_t index, const char *stream,
                                                                   gpurta_error *error);

/** @brief Number of the stream of operation @p index: ::GPURTA_OWN_STREAM, ::GPURTA_NULL_STREAM or
 *  1, 2, ... in the order of first use. O(1). @since 0.1.0 */
GPURTA_API int64_t gpurta_program_stream(const gpurta_program *program, size_t index);

/** @brief Name of stream number @p stream; NULL if there is none.
 *  @return text that lives as long as the program. O(1). @since 0.1.0 */
GPURTA_API const char *gpurta_program_stream_name(const gpurta_program *program, int64_t stream);

/** @brief Name of operation @p index; NULL if it was given none, or there is no such operation.
 *  @return text that lives as long as the program. O(1). @since 0.1.0 */
GPURTA_API const char *gpurta_program_name(const gpurta_program *program, size_t index);

#ifdef __cplusplus
}
#endif

#endif
