/* Chains from inside: what the analyses read without conversion. */
#ifndef CHAINS_H
#define CHAINS_H

#include "base/text.h"
#include "model/program.h"

#include <gpurta/model.h>

/** @brief Times of a chain. The numbers are part of the ABI. */
typedef enum gpurta_chain_time {
    GPURTA_CHAIN_PERIOD = 0,  /**< T, least distance of two releases, > 0; always given */
    GPURTA_CHAIN_JITTER = 1,  /**< J, how late a release may come, >= 0; default 0 */
    GPURTA_CHAIN_DEADLINE = 2 /**< D, end to end from the nominal release, > 0; default: T */
} gpurta_chain_time;

/** @brief Times of a step. The numbers are part of the ABI. */
typedef enum gpurta_step_time {
    GPURTA_STEP_WCET = 0, /**< longest time of a block, of the copy, or of the host step; > 0,
                               of a host step >= 0; always given */
    GPURTA_STEP_BCET = 1, /**< shortest one, 0..wcet; default 0 */
    GPURTA_STEP_DEADLINE =
        2 /**< of the step, from the chain's nominal release, > 0; default none */
} gpurta_step_time;

/** @brief Kind of a step. The numbers are part of the ABI. */
typedef enum gpurta_step_kind {
    GPURTA_STEP_KERNEL = 0, /**< runs on the SMs of its context */
    GPURTA_STEP_COPY = 1,   /**< runs on a copy engine */
    GPURTA_STEP_HOST = 2    /**< runs on the host and needs nothing of the GPU */
} gpurta_step_kind;

/** @brief Times of a context. The numbers are part of the ABI. */
typedef enum gpurta_context_time {
    GPURTA_CONTEXT_TIMESLICE = 0, /**< TS of its channel in the runlist, > 0; default none */
    GPURTA_CONTEXT_BUDGET = 1,    /**< Q of its server, 0 < Q <= P; default none */
    GPURTA_CONTEXT_PERIOD = 2     /**< P of its server; default none */
} gpurta_context_time;

/** @brief Chains and contexts. Building them is for one thread; analyses only read them. */
typedef struct gpurta_chains gpurta_chains;

/** @brief Makes an empty set.
 *  @param[out] chains owned by the caller; ends with gpurta_chains_destroy()
 *  @param[out] error  optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. */
GPURTA_MUST_USE gpurta_status gpurta_chains_create(gpurta_chains **chains, gpurta_error *error);

/** @brief Makes a chain of one step of every operation of a program.
 *
 *  Names, counts, streams, periods and deadlines are taken over; releases are not: a bound holds
 *  for any. Outputs call one without a name "k1", "k2", ... by position, as its operation.
 *  @param[out] chains owned by the caller; ends with gpurta_chains_destroy()
 *  @param program     every operation needs a period, and none waits for another one
 *  @param[out] error  optional; receives the message and the operation at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NOT_APPLICABLE;
 *          ::GPURTA_NO_MEMORY. O(operations). */
GPURTA_MUST_USE gpurta_status gpurta_chains_from_program(gpurta_chains **chains,
                                                         const gpurta_program *program,
                                                         gpurta_error *error);

/** @brief Frees a set; NULL is allowed. */
void gpurta_chains_destroy(gpurta_chains *chains);

/** @name Contexts
 *  @{ */

/** @brief Adds a context.
 *  @param chains     the set
 *  @param name       copied; NULL: no name
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. Its index is the
 *          count before the call. Amortised O(1). */
GPURTA_MUST_USE gpurta_status gpurta_chains_add_context(gpurta_chains *chains, const char *name,
                                                        gpurta_error *error);

/** @brief Number of contexts that were added; 0 for NULL. O(1). */
size_t gpurta_chains_contexts(const gpurta_chains *chains);

/** @brief Name of a context; NULL if it has none, or there is none. O(1). */
const char *gpurta_chains_context_name(const gpurta_chains *chains, size_t context);

/** @brief Sets a time of a context; the value is copied.
 *  @param chains     the set
 *  @param context    its index
 *  @param which      which time
 *  @param value      > 0
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT; ::GPURTA_OUT_OF_RANGE; ::GPURTA_NO_MEMORY. */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_context_time(gpurta_chains *chains, size_t context,
                                                             gpurta_context_time which,
                                                             mpq_srcptr value, gpurta_error *error);

/** @brief Reads a time of a context. Whether it is given; else @p value is untouched. O(1). */
bool gpurta_chains_context_time(const gpurta_chains *chains, size_t context,
                                gpurta_context_time which, mpq_ptr value);

/** @brief Sets the level of a context's channel, and whether the channel always has work.
 *
 *  A saturated context is there to interfere: chains may not use it.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such context or level). O(1). */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_context_level(gpurta_chains *chains, size_t context,
                                                              gpurta_level level, bool saturated,
                                                              gpurta_error *error);

/** @brief Level of a context; ::GPURTA_LEVEL_NONE if none was given. O(1). */
gpurta_level gpurta_chains_context_level(const gpurta_chains *chains, size_t context);

/** @brief Whether a context always has work. O(1). */
bool gpurta_chains_context_saturated(const gpurta_chains *chains, size_t context);
/** @} */

/** @name Chains
 *  @{ */

/** @brief Adds a chain without steps, in no context in particular.
 *  @param chains     the set
 *  @param name       copied; NULL: no name ("c1", "c2", ... by position in outputs)
 *  @param period     T > 0, copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE;
 *          ::GPURTA_NO_MEMORY. Its index is the count before the call. Amortised O(1). */
GPURTA_MUST_USE gpurta_status gpurta_chains_add(gpurta_chains *chains, const char *name,
                                                mpq_srcptr period, gpurta_error *error);

/** @brief Number of chains; 0 for NULL. O(1). */
size_t gpurta_chains_count(const gpurta_chains *chains);

/** @brief Name of a chain; NULL if it has none, or there is none. O(1). */
const char *gpurta_chains_name(const gpurta_chains *chains, size_t chain);

/** @brief Sets a time of a chain; the value is copied.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such chain or time);
 *          ::GPURTA_OUT_OF_RANGE; ::GPURTA_NO_MEMORY. O(1). */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_time(gpurta_chains *chains, size_t chain,
                                                     gpurta_chain_time which, mpq_srcptr value,
                                                     gpurta_error *error);

/** @brief Reads a time of a chain.
 *  @return whether it is given or has a default: of a chain, always. O(1). */
bool gpurta_chains_time(const gpurta_chains *chains, size_t chain, gpurta_chain_time which,
                        mpq_ptr value);

/** @brief Puts a chain into a context.
 *  @param chains     the set
 *  @param chain      its index
 *  @param context    index of a context, or ::GPURTA_NONE: the only one
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT. O(1). */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_context(gpurta_chains *chains, size_t chain,
                                                        size_t context, gpurta_error *error);

/** @brief Context of a chain; ::GPURTA_NONE if none was given. O(1). */
size_t gpurta_chains_context(const gpurta_chains *chains, size_t chain);

/** @brief Puts the kernels and copies of a chain that have no stream of their own onto a stream.
 *
 *  Without one they are on streams that no other chain uses.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT; ::GPURTA_NO_MEMORY. */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_stream(gpurta_chains *chains, size_t chain,
                                                       const char *stream, gpurta_error *error);

/** @brief Name of the stream of a chain; NULL if it has none, or there is no such chain. O(1). */
const char *gpurta_chains_stream(const gpurta_chains *chains, size_t chain);

/** @brief Sets an attribute of a stream, as gpurta_program_set_stream_attribute(): the priority of
 *  its kernels. */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_stream_attribute(gpurta_chains *chains,
                                                                 const char *stream,
                                                                 gpurta_stream_attribute which,
                                                                 int64_t value,
                                                                 gpurta_error *error);

/** @brief An attribute of the stream of that name; its default if there is none. O(streams). */
int64_t gpurta_chains_stream_attribute(const gpurta_chains *chains, const char *stream,
                                       gpurta_stream_attribute which);
/** @} */

/** @name Steps
 *  @{ */

/** @brief Adds a step to a chain, behind its other steps.
 *  @param chains     the set
 *  @param chain      its index
 *  @param kind       which kind
 *  @param name       copied; NULL: no name ("k1", "k2", ... by position in outputs)
 *  @param blocks     of a kernel: 1..2^63-1; else 0
 *  @param wcet       > 0, of a host step >= 0; copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT; ::GPURTA_OUT_OF_RANGE; ::GPURTA_NO_MEMORY. Its
 *          index is gpurta_chains_steps() before the call. Amortised O(1). */
GPURTA_MUST_USE gpurta_status gpurta_chains_add_step(gpurta_chains *chains, size_t chain,
                                                     gpurta_step_kind kind, const char *name,
                                                     int64_t blocks, mpq_srcptr wcet,
                                                     gpurta_error *error);

/** @brief Number of steps of all chains; 0 for NULL. O(1). */
size_t gpurta_chains_steps(const gpurta_chains *chains);

/** @brief Chain of a step; ::GPURTA_NONE if there is no such step. O(1). */
size_t gpurta_chains_step_chain(const gpurta_chains *chains, size_t step);

/** @brief Kind of a step; ::GPURTA_STEP_KERNEL if there is no such step. O(1). */
gpurta_step_kind gpurta_chains_step_kind(const gpurta_chains *chains, size_t step);

/** @brief Name of a step; NULL if it has none, or there is none. O(1). */
const char *gpurta_chains_step_name(const gpurta_chains *chains, size_t step);

/** @brief Sets a time of a step; the value is copied. A wcet below the bcet lowers the bcet.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such step or time);
 *          ::GPURTA_OUT_OF_RANGE (also a bcet above the wcet); ::GPURTA_NO_MEMORY. O(1). */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_step_time(gpurta_chains *chains, size_t step,
                                                          gpurta_step_time which, mpq_srcptr value,
                                                          gpurta_error *error);

/** @brief Reads a time of a step. Whether it is given or has a default. O(1). */
bool gpurta_chains_step_time(const gpurta_chains *chains, size_t step, gpurta_step_time which,
                             mpq_ptr value);

/** @brief Sets a count of a kernel or copy, as gpurta_program_set_count(). */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_step_count(gpurta_chains *chains, size_t step,
                                                           gpurta_operation_count which,
                                                           int64_t value, gpurta_error *error);

/** @brief A count of a step, as gpurta_program_get_count(). O(1). */
int64_t gpurta_chains_step_count(const gpurta_chains *chains, size_t step,
                                 gpurta_operation_count which);

/** @brief Makes a step stand for @p repeat such steps, one after the other; default 1.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT; ::GPURTA_OUT_OF_RANGE (not 1..2^31-1). O(1). */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_step_repeat(gpurta_chains *chains, size_t step,
                                                            int64_t repeat, gpurta_error *error);

/** @brief How many steps a step stands for; 0 if there is no such step. O(1). */
int64_t gpurta_chains_step_repeat(const gpurta_chains *chains, size_t step);

/** @brief Puts a kernel or copy onto a stream, instead of the chain's.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such step, a host step);
 *          ::GPURTA_NO_MEMORY. */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_step_stream(gpurta_chains *chains, size_t step,
                                                            const char *stream,
                                                            gpurta_error *error);

/** @brief Name of the stream of a step: its own or the chain's; NULL: one that no other step uses.
 *  O(1). */
const char *gpurta_chains_step_stream(const gpurta_chains *chains, size_t step);

/** @brief Says which steps a step waits for, instead of the one before it.
 *  @param chains     the set
 *  @param step       the step
 *  @param others     steps of the same chain; NULL with a count of 0: it starts with the chain
 *  @param count      how many
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such step, the step itself, a step of
 *          another chain); ::GPURTA_NO_MEMORY. Circles are found by gpurta_chains_check(). */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_after(gpurta_chains *chains, size_t step,
                                                      const size_t *others, size_t count,
                                                      gpurta_error *error);

/** @brief Step number @p place that a step waits for; ::GPURTA_NONE past the last. O(1). */
size_t gpurta_chains_after(const gpurta_chains *chains, size_t step, size_t place);

/** @brief Checks what single calls cannot: every chain has a step, no steps wait for each other in
 *  a circle.
 *  @param chains     the set
 *  @param[out] error optional; receives the message, a circle with its names, and the index of the
 *                    chain
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT; ::GPURTA_NO_MEMORY. O(steps + waits). */
GPURTA_MUST_USE gpurta_status gpurta_chains_check(const gpurta_chains *chains, gpurta_error *error);
/** @} */

/** @name Partitions
 *  As in gpurta/program.h. A kernel is in the partition of its stream; else of its chain; else of
 *  its context. With queues of their own, partitions are GPUs that share the copy engines: contexts
 *  of different ones run beside each other, and no two contexts use one. @{ */

/** @brief Adds a partition, as gpurta_program_add_partition(). */
GPURTA_MUST_USE gpurta_status gpurta_chains_add_partition(gpurta_chains *chains, const char *name,
                                                          int64_t sms, const int64_t *list,
                                                          gpurta_error *error);

/** @brief Changes the SMs of a partition, as gpurta_program_set_partition_sms(). */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_partition_sms(gpurta_chains *chains,
                                                              size_t partition, int64_t sms,
                                                              const int64_t *list,
                                                              gpurta_error *error);

/** @brief Number of partitions; 0 for NULL. O(1). */
size_t gpurta_chains_partitions(const gpurta_chains *chains);

/** @brief Name of a partition; NULL if there is none. O(1). */
const char *gpurta_chains_partition_name(const gpurta_chains *chains, size_t partition);

/** @brief How many SMs a partition has; 0 if there is none. O(1). */
int64_t gpurta_chains_partition_sms(const gpurta_chains *chains, size_t partition);

/** @brief SM number @p place of a partition's list; -1: none. O(1). */
int64_t gpurta_chains_partition_sm(const gpurta_chains *chains, size_t partition, int64_t place);

/** @brief Puts a chain into a partition; ::GPURTA_NONE takes it out.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such chain or partition). O(1). */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_partition(gpurta_chains *chains, size_t chain,
                                                          size_t partition, gpurta_error *error);

/** @brief Puts a context into a partition; ::GPURTA_NONE takes it out.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such context or partition). O(1). */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_context_partition(gpurta_chains *chains,
                                                                  size_t context, size_t partition,
                                                                  gpurta_error *error);

/** @brief Puts a stream into a partition, as gpurta_program_set_stream_partition(). */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_stream_partition(gpurta_chains *chains,
                                                                 const char *stream,
                                                                 size_t partition,
                                                                 gpurta_error *error);

/** @brief Partition of a kernel; ::GPURTA_NONE: none, as of copies and host steps. O(1). */
size_t gpurta_chains_step_partition(const gpurta_chains *chains, size_t step);

/** @brief Says what kind of queues the partitions have, as gpurta_program_set_queues(). */
GPURTA_MUST_USE gpurta_status gpurta_chains_set_queues(gpurta_chains *chains, gpurta_queues queues,
                                                       gpurta_error *error);

/** @brief What kind of queues the partitions have. O(1). */
gpurta_queues gpurta_chains_queues(const gpurta_chains *chains);

/** @brief Do the partitions fit, as gpurta_program_check_partitions()? */
GPURTA_MUST_USE gpurta_status gpurta_chains_check_partitions(const gpurta_chains *chains,
                                                             const gpurta_platform *platform,
                                                             gpurta_error *error);
/** @} */

#define CHAIN_TIMES (GPURTA_CHAIN_DEADLINE + 1)
#define STEP_TIMES (GPURTA_STEP_DEADLINE + 1)
#define CONTEXT_TIMES (GPURTA_CONTEXT_PERIOD + 1)

struct context {
    struct rat time[CONTEXT_TIMES];
    char *name;
    gpurta_level level;
    bool saturated;
    size_t partition; /* GPURTA_NONE: none */
};

struct chain {
    struct rat time[CHAIN_TIMES];
    char *name;
    char place[PLACE_SPACE];
    const char *stream; /* its name in the program; NULL: none in particular */
    size_t context;     /* GPURTA_NONE: the only one */
    size_t partition;   /* GPURTA_NONE: that of its context */
    size_t last;        /* its last step; SIZE_MAX: it has none */
    size_t steps;
    bool closed; /* the next release is not before the completion */
};

/* A step is an operation of an inner program, which keeps its name, counts, stream and wcet. */
struct chain_step {
    struct rat bcet, deadline;
    struct rat host; /* of a host step: its wcet, which may be 0 */
    gpurta_step_kind kind;
    size_t chain, before; /* the step before it in its chain; SIZE_MAX: none */
    int64_t repeat;
    bool own_after; /* after[] counts, not `before` */
    size_t *after;
    size_t afters;
};

struct gpurta_chains {
    atomic_size_t held; /* by results: who destroys them last frees them */
    gpurta_program *program;
    struct context *context;
    struct chain *chain;
    struct chain_step *step;
    size_t contexts, context_room;
    size_t count, room;
    size_t steps, step_room;
    char letter; /* of names by place */
};

/* They live until they are destroyed once more. */
const gpurta_chains *chains_hold(const gpurta_chains *chains);

/* The same lists, without who holds them: results in other threads may begin to, and end. */
static inline gpurta_chains chains_view(const gpurta_chains *const c)
{
    return (gpurta_chains){.program = c->program,
                           .context = c->context,
                           .chain = c->chain,
                           .step = c->step,
                           .contexts = c->contexts,
                           .count = c->count,
                           .steps = c->steps,
                           .letter = c->letter};
}

/* Takes everything out but contexts and streams, and keeps the room. */
void chains_empty(gpurta_chains *chains);

/* The wcet of a step; always given. */
const struct rat *step_wcet(const gpurta_chains *chains, size_t step);

/* Steps in an order in which every step comes behind those it waits for, chain after chain;
 * order[] has room for all. As gpurta_chains_check(). */
gpurta_status chains_order(const gpurta_chains *chains, size_t *order, gpurta_error *error);

/* Number of the partition of a kernel; GPURTA_NONE: none. */
size_t step_partition(const gpurta_chains *chains, size_t step);

/* Number of the stream of a step in the program: its own or the chain's. */
int64_t step_stream(const gpurta_chains *chains, size_t step);

#endif
