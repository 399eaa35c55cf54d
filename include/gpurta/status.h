/** @file
 *  @brief How every function answers: status, verdict and the caller's error record.
 *
 *  Rules that hold in the whole library:
 *  - a function that can fail returns a ::gpurta_status, which must not be ignored;
 *  - results leave through out-parameters, which a failing call leaves untouched;
 *  - the last parameter may be a ::gpurta_error owned by the caller (or NULL), which receives the
 *    message and the item at fault;
 *  - "no such thing" is ::GPURTA_NONE for a position, which is a `size_t` and counts from 0; 0 for
 *    a count; -1 for another whole number; NULL for a text; and `false` for what asks whether
 *    something is so, or reads through out-parameters;
 *  - the library never prints, never ends the process, keeps no global mutable state; distinct
 *    handles may be used from distinct threads, and results are immutable, so that threads may
 *    share them.
 *
 *  One exception lies outside our reach: GMP ends the process when it cannot get memory for a
 *  number. Limits on every text that is read (gpurta/time.h) and on common denominators bound the
 *  size of each number, not the memory that is left.
 *
 *  Every `mpq_t` that is given must be canonical (lowest terms, denominator above zero), as GMP
 *  demands; one that is not is refused (::GPURTA_INVALID_ARGUMENT, or `false`).
 */
#ifndef GPURTA_STATUS_H
#define GPURTA_STATUS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
/** @brief Exported from the library. */
#define GPURTA_API __attribute__((visibility("default")))
/** @brief The answer must not be ignored. */
#define GPURTA_MUST_USE __attribute__((warn_unused_result))
#else
/** @brief Exported from the library. */
#define GPURTA_API
/** @brief The answer must not be ignored. */
#define GPURTA_MUST_USE
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** @brief All statuses: X(NAME, number, "name", "text"). The numbers are part of the ABI. */
#define GPURTA_STATUS_MAP(X)                                                                       \
    X(OK, 0, "ok", "success")                                                                      \
    X(NO_MEMORY, 1, "no-memory", "out of memory")                                                  \
    X(INVALID_ARGUMENT, 2, "invalid-argument", "an argument has no meaning here")                  \
    X(SYNTAX, 3, "syntax", "a text is not in the expected form")                                   \
    X(OUT_OF_RANGE, 4, "out-of-range", "a value is outside of its allowed range")                  \
    X(NOT_APPLICABLE, 5, "not-applicable", "the analysis does not apply to this input")            \
    X(OVERFLOW, 6, "overflow", "a value does not fit into 64 bits")                                \
    X(LIMIT, 7, "limit", "a work limit was reached")                                               \
    X(UNAVAILABLE, 8, "unavailable", "a file, device or driver is not available")                  \
    X(ABSENT, 9, "absent", "there is no such value")

/** @brief Outcome of a call; zero is success. */
typedef enum gpurta_status {
#define GPURTA_STATUS_ENUM(id, number, name, text) GPURTA_##id = number, /**< text */
    GPURTA_STATUS_MAP(GPURTA_STATUS_ENUM)
#undef GPURTA_STATUS_ENUM
} gpurta_status;

/** @brief Name of a status in lower case with hyphens, for example "out-of-range".
 *  @return static text; "unknown-status" for a number that is none. O(1). */
GPURTA_API const char *gpurta_status_name(gpurta_status status);

/** @brief What a status means, as a phrase.
 *  @return static text; never NULL. O(1). */
GPURTA_API const char *gpurta_status_text(gpurta_status status);

/** @brief Answer of a schedulability question; zero is "unknown", never "yes". */
typedef enum gpurta_verdict {
    GPURTA_UNKNOWN = 0,      /**< not decided: nothing was asked, or a limit was reached */
    GPURTA_SCHEDULABLE = 1,  /**< every deadline that is given is met */
    GPURTA_UNSCHEDULABLE = 2 /**< at least one deadline is missed */
} gpurta_verdict;

/** @brief Text of a verdict: "unknown", "schedulable" or "unschedulable".
 *  @return static text; "unknown" for a number that is none. O(1). */
GPURTA_API const char *gpurta_verdict_name(gpurta_verdict verdict);

/** @brief Room for a message in ::gpurta_error, terminator included. */
#define GPURTA_ERROR_SIZE 256

/** @brief The position that means "no such thing". */
#define GPURTA_NONE SIZE_MAX

/** @brief The item number of ::gpurta_error that means "no item in particular". */
#define GPURTA_NO_ITEM (-1)

/** @brief What went wrong, in the caller's memory; never grows in a later version. */
typedef struct gpurta_error {
    gpurta_status status; /**< the status of the last call that failed; a call that
                               succeeds touches nothing here */
    int16_t section;      /**< of a model (gpurta/model.h): the ::gpurta_section at fault; else 0 */
    int16_t key;          /**< of a model: the ::gpurta_key at fault; 0: none in particular */
    int64_t item;         /**< index of the kernel, task, ... at fault, or
                               ::GPURTA_NO_ITEM */
    char message[GPURTA_ERROR_SIZE]; /**< one line of UTF-8, no full stop, cut if too long */
} gpurta_error;

#ifdef __cplusplus
}
#endif

#endif
