/** @file
 *  @brief Random task sets for experiments: the same integers on every machine.
 *
 *  **Numbers.** A random number is a function of (seed, point, set, how many were drawn before):
 *  Philox4x32-10 (Salmon et al., SC 2011), a counter-based generator. A set can be made again
 *  alone, and any split of an experiment over threads and machines gives the same sets.
 *
 *  **Parts.** A generator divides a whole number of units, for example a utilization of 0.8 in
 *  units of 10^-6, into n whole parts: their sum is exact, and each lies between `least` and
 *  `most`. No floating point is used. Where the published algorithms need the k-th root of a
 *  uniform number, the largest of k uniform numbers stands, which has the same law; shares are cut
 *  with 63 binary digits and rounded to units so that sums stay exact.
 */
#ifndef GPURTA_GENERATE_H
#define GPURTA_GENERATE_H

#include <gmp.h>
#include <gpurta/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief Random numbers of one set. Kept by the caller, begun by gpurta_random_begin(); copying it
 *  copies the place in the sequence. */
typedef struct gpurta_random {
    uint64_t seed;  /**< as it was given */
    uint64_t point; /**< as it was given */
    uint64_t set;   /**< as it was given */
    uint64_t drawn; /**< numbers that were drawn */
    uint64_t spare; /**< the next one, if an odd number was drawn */
} gpurta_random;

/** @brief Begins the numbers of a set.
 *  @param[out] random the numbers
 *  @param seed        of the experiment
 *  @param point       of the experiment; only its low 32 bits count
 *  @param set         which set of that point. O(1). */
GPURTA_API void gpurta_random_begin(gpurta_random *random, uint64_t seed, uint64_t point,
                                    uint64_t set);

/** @brief The next 64 bits. After 2^33 numbers they repeat. O(1). */
GPURTA_API uint64_t gpurta_random_bits(gpurta_random *random);

/** @brief A whole number from 0 to @p bound - 1, each equally likely, exactly.
 *  @return 0 if @p bound is 0. O(1) on average. */
GPURTA_API uint64_t gpurta_random_below(gpurta_random *random, uint64_t bound);

/** @brief A whole number from @p low to @p high, each equally likely, exactly.
 *  @return @p low if @p high is not above it. O(1) on average. */
GPURTA_API int64_t gpurta_random_between(gpurta_random *random, int64_t low, int64_t high);

/** @brief A whole number k from @p low to @p high with probability proportional to 1/k, exactly:
 *  the log-uniform law on whole numbers.
 *  @return @p low if it is below 1, or @p high is not above it. O(log(high / low)) at most. */
GPURTA_API int64_t gpurta_random_log(gpurta_random *random, int64_t low, int64_t high);

/** @brief How a total is divided. The numbers are part of the ABI. */
typedef enum gpurta_generator_method {
    GPURTA_UUNIFAST = 0,         /**< Bini and Buttazzo 2005: uniform on the simplex; no most */
    GPURTA_UUNIFAST_DISCARD = 1, /**< the same, again until no part is above the most */
    GPURTA_FIXED_SUM = 2,        /**< Stafford's RandFixedSum (Emberson, Stafford, Davis 2010):
                                      uniform on the part of the simplex below the most */
    GPURTA_LATTICE = 3           /**< every division into whole units equally likely, exactly */
} gpurta_generator_method;

/** @brief Name of a ::gpurta_generator_method: "uunifast", "uunifast-discard", "fixed-sum" or
 *  "lattice"; NULL for a number that is none. O(1). */
GPURTA_API const char *gpurta_generator_method_name(gpurta_generator_method value);

/** @brief A way to divide: immutable, may be shared by threads. */
typedef struct gpurta_generator gpurta_generator;

/** @brief Prepares a division.
 *
 *  @param[out] generator owned by the caller; ends with gpurta_generator_destroy()
 *  @param method         how
 *  @param count          number of parts, 1 .. 10,000
 *  @param total          what is divided, at most 2^61
 *  @param least          of a part, >= 0
 *  @param most           of a part; 0: no limit. Not for ::GPURTA_UUNIFAST
 *  @param[out] error     optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such method, a most for UUniFast);
 *          ::GPURTA_OUT_OF_RANGE (a number; a total that cannot be divided so);
 *          ::GPURTA_NO_MEMORY.
 *  Cost: O(count^2) operations on integers of O(count) words for ::GPURTA_FIXED_SUM, O(count) of
 *  them for ::GPURTA_LATTICE, else O(1). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_generator_create(gpurta_generator **generator,
                                                                 gpurta_generator_method method,
                                                                 size_t count, int64_t total,
                                                                 int64_t least, int64_t most,
                                                                 gpurta_error *error);

/** @brief Frees a generator; NULL is allowed. */
GPURTA_API void gpurta_generator_destroy(gpurta_generator *generator);

/** @brief Number of divisions into whole parts within the bounds; all of them are equally likely
 *  with ::GPURTA_LATTICE.
 *  @param generator   the generator
 *  @param[out] points initialised by the caller
 *  @return 1, or 0 for NULL. O(count) operations on integers of O(count) words. */
GPURTA_API int gpurta_generator_points(const gpurta_generator *generator, mpz_ptr points);

/** @brief Draws a division.
 *
 *  @param generator   the generator
 *  @param random      numbers that are begun
 *  @param[out] part   as many as the generator has; their sum is its total
 *  @param[out] error  optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_LIMIT (a million divisions were
 *          discarded: choose ::GPURTA_FIXED_SUM or ::GPURTA_LATTICE, or a larger most). O(count^2)
 *          random numbers for UUniFast (each time) and fixed-sum; O(count^2) comparisons for the
 *          lattice, and where limits leave less than 1/64 of the simplex, O(count^2 log total)
 *          operations on integers of O(count) words: only then memory is allocated, by GMP. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_generator_draw(const gpurta_generator *generator,
                                                               gpurta_random *random, int64_t *part,
                                                               gpurta_error *error);

#ifdef __cplusplus
}
#endif

#endif
