/** @file
 *  @brief Scheduler simulator: what happens on a GPU, when, on which SM, and by which rule.
 *
 *  Sources: Amert III-IV (rules G, X, R, C, N, A; also Paredes 2.3), Gilman 4 (placement), and
 *  Olmedo III-C (Equations 2-4, which are instances of Gilman's policy: see the documentation).
 *  The model is one GPU context:
 *
 *  - G1 an operation joins the queue of its stream when the host launches it; launches at one time
 *    happen in program order.
 *  - G2, A1 a kernel at the head of its stream joins the execution-engine (EE) queue of its
 *    stream's priority. C1 a copy at the head of its stream joins the queue of its copy engine.
 *  - X1 only the head of an EE queue places blocks, one at a time, and A2 only while every EE queue
 *    of higher priority is empty.
 *  - R1-R3 a block is placed when one SM has all it needs: warps, shared memory, registers, and a
 *    block slot.
 *  - G3 a kernel leaves the EE queue when its last block is placed; G4 it leaves the stream when
 *    all its blocks have ended.
 *  - C2, C3 a copy engine runs one copy at a time, first in, first out; C4 a copy leaves the stream
 *    when it has ended.
 *  - N1 the head of the NULL stream waits until every other blocking stream is empty or has a head
 *    that was launched later; N2 the head of another blocking stream waits while the NULL stream
 *    has a head that was launched earlier. Both hold for kernels and copies; non-blocking streams
 *    take no part.
 *  - E1 an operation that waits for others on the GPU (gpurta_program_set_waits()) is launched not
 *    before them, and the head of its stream does not move on until all of them have completed.
 *  - At one instant: completions, then launches, then queue moves, then copies, then blocks. Moves
 *    that completions cause come first, in the order in which what ended was dispatched, then those
 *    of launches, in program order; with rule U1 kernels that a completion let go come last, behind
 *    the blocks that were placed.
 *
 *  A block goes to the SM with the most room for blocks of its kernel (Gilman's most-room policy,
 *  ties in the platform's SM order), or to the next SM in that order after the last one that took a
 *  block (round-robin, kept to compare with).
 *
 *  Exact for these rules and the times given: it tells what happens then. **It is not a bound** for
 *  shorter times: where blocks differ in size, streams in priority, or kernels share a stream, a
 *  block that ends sooner can make another kernel end later (see the documentation for the smallest
 *  cases). Only for kernels of one footprint, each on a stream of its own and of one priority, and
 *  where rule U3 keeps no block out of an SM that holds fewer than an empty one takes
 *  (gpurta_rta_slots_exact()), do worst-case times give worst cases: use gpurta/rta.h there.
 *
 *  A platform of plain slots counts as one SM, number 0, which holds that many blocks of any
 *  kernel. Copies run on the engine that ::GPURTA_OPERATION_ENGINE names; else on engine 1, or on
 *  engine 2 from device to host where the platform has two or more engines.
 */
#ifndef GPURTA_SIMULATE_H
#define GPURTA_SIMULATE_H

#include <gpurta/options.h>
#include <gpurta/platform.h>
#include <gpurta/program.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief Where a block goes (::GPURTA_OPTION_SIMULATE_PLACEMENT). */
typedef enum gpurta_placement {
    GPURTA_MOST_ROOM = 0,  /**< Gilman 4 */
    GPURTA_ROUND_ROBIN = 1 /**< the next SM in order that has room */
} gpurta_placement;

/** @brief Name of a ::gpurta_placement, or NULL. */
GPURTA_API const char *gpurta_placement_name(gpurta_placement value);

/** @brief ::gpurta_placement of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_placement_from_name(gpurta_placement *value,
                                                                    const char *name,
                                                                    gpurta_error *error);

/** @brief Times of a job. */
typedef enum gpurta_simulation_time {
    GPURTA_SIMULATION_RELEASE = 0,    /**< launched by the host (G1) */
    GPURTA_SIMULATION_ENQUEUED = 1,   /**< joined an EE queue or a copy engine's queue (G2, C1) */
    GPURTA_SIMULATION_DISPATCHED = 2, /**< its first block was placed, or the copy started */
    GPURTA_SIMULATION_ASSIGNED = 3,   /**< its last block was placed (G3), or the copy started */
    GPURTA_SIMULATION_COMPLETION = 4, /**< its last block, or the copy, has ended (G4, C4) */
    GPURTA_SIMULATION_RESPONSE = 5,   /**< completion - release */
    GPURTA_SIMULATION_DEADLINE = 6    /**< relative to the release; may be absent */
} gpurta_simulation_time;

/** @brief Name of a ::gpurta_simulation_time, or NULL. */
GPURTA_API const char *gpurta_simulation_time_name(gpurta_simulation_time value);

/** @brief ::gpurta_simulation_time of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_simulation_time_from_name(
    gpurta_simulation_time *value, const char *name, gpurta_error *error);

/** @brief A result: immutable, may be shared by threads, independent of its inputs. */
typedef struct gpurta_simulation gpurta_simulation;

/** @brief Simulates a program on a platform.
 *
 *  Every operation has one job, released at its release; with ::GPURTA_OPTION_SIMULATE_JOBS or
 *  ::GPURTA_OPTION_SIMULATE_UNTIL those that have a period are released again and again. Jobs of
 *  one operation run one after the other, as in a stream of their own or in the operation's.
 *
 *  @param[out] result  owned by the caller; ends with gpurta_simulation_destroy()
 *  @param program      at least one operation
 *  @param platform     SMs (then every kernel needs `threads`), or slots
 *  @param options      NULL for defaults
 *  @param[out] error   optional; receives the message and the index of the operation at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, empty program); ::GPURTA_NOT_APPLICABLE
 *          (a block that cannot launch, threads missing, a copy engine that the platform does not
 *          have, repeated jobs of operations that wait for others); ::GPURTA_LIMIT (more jobs,
 *          kept blocks or events than ::GPURTA_OPTION_SIMULATE_LIMIT, or more bytes of them than
 *          ::GPURTA_OPTION_SIMULATE_MEMORY; a common denominator of more than 65,536 bits);
 *          ::GPURTA_NO_MEMORY.
 *
 *  Cost: O(log(SMs)) for each placed block and O(log(resident)) for each instant. Rounds in which
 *  the blocks of one kernel follow each other on the same SMs and nothing else happens are stepped
 *  over at once (most-room, blocks not kept). Memory: jobs and resident blocks, not grid sizes.
 *  Exact: 64-bit integers, and GMP where they overflow. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_simulate(gpurta_simulation **result,
                                                         const gpurta_program *program,
                                                         const gpurta_platform *platform,
                                                         const gpurta_options *options,
                                                         gpurta_error *error);

/** @brief Frees a result; NULL is allowed. */
GPURTA_API void gpurta_simulation_destroy(gpurta_simulation *result);

/** @brief Number of operations; 0 for NULL. O(1). */
GPURTA_API size_t gpurta_simulation_count(const gpurta_simulation *result);

/** @brief Number of SMs: 1 on a platform of plain slots; 0 for NULL. O(1). */
GPURTA_API int64_t gpurta_simulation_sms(const gpurta_simulation *result);

/** @brief Number of jobs of an operation; 0 if there is no such operation. O(1). */
GPURTA_API size_t gpurta_simulation_jobs(const gpurta_simulation *result, size_t operation);

/** @brief The first job with the longest response of an operation; ::GPURTA_NONE if there is no
 *  such operation. O(jobs). */
GPURTA_API size_t gpurta_simulation_worst(const gpurta_simulation *result, size_t operation);

/** @brief A time of a job, exact.
 *  @param result     the result
 *  @param operation  position in the program
 *  @param job        0 .. jobs - 1
 *  @param which      which time
 *  @param[out] value initialised by the caller; untouched if there is none
 *  @return whether there is such a time (no deadline, no such job). */
GPURTA_API bool gpurta_simulation_time_of(const gpurta_simulation *result, size_t operation,
                                          size_t job, gpurta_simulation_time which, mpq_ptr value);

/** @brief Verdict of an operation: ::GPURTA_SCHEDULABLE iff it has a deadline that every job meets,
 *  ::GPURTA_UNKNOWN if it has none. Of what was simulated: no bound. O(1). */
GPURTA_API gpurta_verdict gpurta_simulation_operation_verdict(const gpurta_simulation *result,
                                                              size_t operation);

/** @brief Whether a job meets its deadline; ::GPURTA_UNKNOWN without one. */
GPURTA_API gpurta_verdict gpurta_simulation_job_verdict(const gpurta_simulation *result,
                                                        size_t operation, size_t job);

/** @brief Verdict of the program: ::GPURTA_UNSCHEDULABLE if a job misses its deadline,
 *  ::GPURTA_SCHEDULABLE if deadlines are given and every job meets its own, else
 *  ::GPURTA_UNKNOWN. Of what was simulated: no bound. O(1). */
GPURTA_API gpurta_verdict gpurta_simulation_verdict(const gpurta_simulation *result);

/** @name Blocks
 *  Kept with ::GPURTA_OPTION_SIMULATE_BLOCKS. @{ */

/** @brief Number of blocks of a job that were kept: all, or 0. O(1). */
GPURTA_API size_t gpurta_simulation_blocks(const gpurta_simulation *result, size_t operation,
                                           size_t job);

/** @brief One block, in order of placement, which is the order of block numbers.
 *  @param result     the result
 *  @param operation  position in the program
 *  @param job        0 .. jobs - 1
 *  @param block      0 .. blocks - 1
 *  @param[out] sm    optional; where it ran
 *  @param[out] start optional, initialised by the caller
 *  @param[out] end   optional, initialised by the caller
 *  @return whether there is such a block. O(1). */
GPURTA_API bool gpurta_simulation_block(const gpurta_simulation *result, size_t operation,
                                        size_t job, size_t block, int64_t *sm, mpq_ptr start,
                                        mpq_ptr end);
/** @} */

/** @name Explanations
 *  Kept with ::GPURTA_OPTION_SIMULATE_EXPLAIN: the events with the rule that fired, and what
 *  delayed each job for how long. @{ */

/** @brief What happened or what held a job back, by the rule that says so. The numbers are part
 *  of the ABI. */
typedef enum gpurta_rule {
    GPURTA_RULE_G1 = 0,  /**< event: launched; delay: behind earlier operations of its stream */
    GPURTA_RULE_G2 = 1,  /**< event: a kernel joined its EE queue (A1: that of its priority) */
    GPURTA_RULE_X1 = 2,  /**< event: blocks were placed; delay: behind the head of its EE queue */
    GPURTA_RULE_G3 = 3,  /**< event: the last block was placed, the kernel left the EE queue */
    GPURTA_RULE_G4 = 4,  /**< event: all blocks have ended, the kernel left its stream */
    GPURTA_RULE_C1 = 5,  /**< event: a copy joined its engine's queue */
    GPURTA_RULE_C2 = 6,  /**< event: a copy started (C3); delay: its engine is busy */
    GPURTA_RULE_C4 = 7,  /**< event: a copy ended and left its stream */
    GPURTA_RULE_N1 = 8,  /**< wait: on the NULL stream, for earlier operations of others */
    GPURTA_RULE_N2 = 9,  /**< wait: for an earlier operation of the NULL stream */
    GPURTA_RULE_A2 = 10, /**< wait: a higher-priority EE queue is not empty */
    GPURTA_RULE_R1 = 11, /**< wait: every resource is free on some SM, but not all on one */
    GPURTA_RULE_R2 = 12, /**< wait: no SM has the threads (warps) free */
    GPURTA_RULE_R3 = 13, /**< wait: no SM has the shared memory free */
    GPURTA_RULE_REGISTERS = 14, /**< wait: no SM has the registers free (as R2) */
    GPURTA_RULE_SLOTS = 15,     /**< wait: no SM has a block slot free (as R2) */
    /* Rules of newer GPUs: gpurta_platform_rule_text(). */
    GPURTA_RULE_U1 = 16, /**< event: a successor reached its EE queue after another's blocks */
    GPURTA_RULE_U2 = 17, /**< wait: as many kernels run as the device can have */
    GPURTA_RULE_U3 = 18, /**< wait: a warp does not fit the sub-partition where it is dealt */
    GPURTA_RULE_U4 = 19, /**< wait: enough shared memory is free, but not in one piece */
    GPURTA_RULE_U5 = 20, /**< wait: an SM has a smaller carve-out, and is not empty */
    GPURTA_RULE_U6 = 21, /**< wait: local memory has to grow, and the GPU is not idle */
    GPURTA_RULE_U7 = 22, /**< where blocks go; delays nobody */
    GPURTA_RULE_U8 = 23, /**< where blocks go; delays nobody */
    GPURTA_RULE_U9 = 24, /**< delay: behind a copy that was launched earlier and was not ready */
    GPURTA_RULE_E1 = 25  /**< wait: for an operation of another stream (cudaStreamWaitEvent) */
} gpurta_rule;

/** @brief Name of a rule, for example "G1"; the last two are "R (registers)", "R (block slots)".
 *  @return static text; NULL if there is no such rule. O(1). */
GPURTA_API const char *gpurta_rule_name(gpurta_rule rule);

/** @brief One event, as plain numbers. */
typedef struct gpurta_simulation_event {
    size_t size;            /**< sizeof(gpurta_simulation_event), set by the caller */
    gpurta_rule rule;       /**< what happened */
    size_t operation;       /**< to whom: position in the program */
    size_t job;             /**< and which of its jobs */
    size_t other_operation; /**< whom it waits for or joins behind; ::GPURTA_NONE: nobody */
    size_t other_job;       /**< and which of its jobs; ::GPURTA_NONE: nobody */
    int64_t blocks;         /**< X1: blocks placed in one round; waits: left to place */
    int64_t repeat;         /**< 1; X1: rounds, one wcet apart, that it stands for */
    size_t places;          /**< X1: SMs that took blocks */
    int64_t sm;             /**< U3, U4, U5: an SM that the rule keeps a block from; else -1 */
} gpurta_simulation_event;

/** @brief Number of events; 0 if they were not kept. O(1). */
GPURTA_API size_t gpurta_simulation_events(const gpurta_simulation *result);

/** @brief Event number @p index, in order of time.
 *  @param result     the result
 *  @param index      0 .. events - 1
 *  @param[in,out] event  with its size; the event; untouched if there is none
 *  @param[out] time  optional, initialised by the caller
 *  @return true; false if there is no such event, or without a size. O(1). */
GPURTA_API bool gpurta_simulation_event_at(const gpurta_simulation *result, size_t index,
                                           gpurta_simulation_event *event, mpq_ptr time);

/** @brief SM number @p place of an X1 event, in the order of their first block.
 *  @param result      the result
 *  @param index       the event
 *  @param place       0 .. places - 1
 *  @param[out] sm     the SM
 *  @param[out] blocks how many it took in one round
 *  @return whether there is such a place. O(1). */
GPURTA_API bool gpurta_simulation_event_place(const gpurta_simulation *result, size_t index,
                                              size_t place, int64_t *sm, int64_t *blocks);

/** @brief Number of delays of a job; 0 if they were not kept. O(1). */
GPURTA_API size_t gpurta_simulation_delays(const gpurta_simulation *result, size_t operation,
                                           size_t job);

/** @brief One delay of a job, as plain numbers. */
typedef struct gpurta_simulation_delay {
    size_t size;            /**< sizeof(gpurta_simulation_delay), set by the caller */
    gpurta_rule rule;       /**< what held it back */
    size_t other_operation; /**< behind whom; ::GPURTA_NONE: nobody, or several */
    size_t other_job;       /**< and which of its jobs; ::GPURTA_NONE: nobody, or several */
    int64_t sm;             /**< U3, U4, U5: an SM that the rule kept a block from; else -1 */
} gpurta_simulation_delay;

/** @brief One delay of a job between its release and its last placed block, in order of time.
 *
 *  The delays of a job follow each other without gaps from its release to the time it is fully
 *  dispatched (::GPURTA_SIMULATION_ASSIGNED); delays of length zero are left out.
 *  @param result         the result
 *  @param operation      position in the program
 *  @param job            0 .. jobs - 1
 *  @param index          0 .. delays - 1
 *  @param[in,out] delay  with its size; the delay; untouched if there is none
 *  @param[out] from      optional, initialised by the caller
 *  @param[out] to        optional, initialised by the caller
 *  @return true; false if there is no such delay, or without a size. O(1). */
GPURTA_API bool gpurta_simulation_delay_at(const gpurta_simulation *result, size_t operation,
                                           size_t job, size_t index, gpurta_simulation_delay *delay,
                                           mpq_ptr from, mpq_ptr to);
/** @} */

#ifdef __cplusplus
}
#endif

#endif
