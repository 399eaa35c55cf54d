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
 *  - E1 an operation that waits for others on the GPU (::GPURTA_KEY_WAITS) is launched not
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
 *  (::GPURTA_RTA_SLOTS_EXACT), do worst-case times give worst cases: use gpurta/rta.h there.
 *
 *  A platform of plain slots counts as one SM, number 0, which holds that many blocks of any
 *  kernel. Copies run on the engine that ::GPURTA_KEY_ENGINE names; else on engine 1, or on
 *  engine 2 from device to host where the platform has two or more engines.
 */
#ifndef GPURTA_SIMULATE_H
#define GPURTA_SIMULATE_H

#include <gpurta/model.h>
#include <gpurta/options.h>
#include <gpurta/platform.h>
#include <gpurta/result.h>

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

/** @brief Simulates the kernels or operations of a model.
 *
 *  Every operation has one job, released at its release; with ::GPURTA_OPTION_SIMULATE_JOBS or
 *  ::GPURTA_OPTION_SIMULATE_UNTIL those that have a period are released again and again. Jobs of
 *  one operation run one after the other, as in a stream of their own or in the operation's.
 *
 *  The result has the tables ::GPURTA_SIMULATE, ::GPURTA_SIMULATE_OPERATIONS and, inside an
 *  operation, ::GPURTA_SIMULATE_JOBS; with ::GPURTA_OPTION_SIMULATE_BLOCKS, inside a job,
 *  ::GPURTA_SIMULATE_BLOCKS; with ::GPURTA_OPTION_SIMULATE_EXPLAIN the events with the rule that
 *  fired, ::GPURTA_SIMULATE_EVENTS, inside an event of rule X1 ::GPURTA_SIMULATE_PLACES, and inside
 *  a job what delayed it for how long, ::GPURTA_SIMULATE_DELAYS: they follow each other without
 *  gaps from its release to the time it is fully dispatched, those of length zero left out. Values
 *  are read in O(1); those of an operation's worst job in O(jobs), ends of blocks in O(log jobs).
 *  Verdicts are of what was simulated: no bound.
 *
 *  @param model        its kernels or operations, at least one, and its platform: SMs (then every
 *                      kernel needs `threads`), or slots
 *  @param options      NULL for defaults
 *  @param[out] result  owned by the caller; ends with gpurta_result_destroy()
 *  @param[out] error   optional; receives the message and the index of the operation at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no operations, no platform);
 *          ::GPURTA_NOT_APPLICABLE
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
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_simulate(const gpurta_model *model,
                                                         const gpurta_options *options,
                                                         gpurta_result **result,
                                                         gpurta_error *error);

/** @brief Simulates one run of the chains of a model, by the simulator in which gpurta_bound()
 *  searches: frames in flight, queues of a capacity, host steps on CPUs, contexts, partitions.
 *
 *  Chains are released at their offset, or at 0, then once a period (closed ones when they are
 *  complete, with `from: begin` when they can take a job in), without jitter; every block, copy and
 *  host step takes its wcet; what comes at one instant comes in the order of the model. The tables
 *  are those of gpurta_simulate(): a step is an operation, its name CHAIN/STEP, and has a job for
 *  each release of its chain, from which its response counts. One that a full queue dropped has no
 *  times. The deadline of a chain is that of the steps for which no other waits.
 *  ::GPURTA_SIMULATE_BLOCKS also has what ran on CPUs: ::GPURTA_SIMULATE_BLOCKS_CPU.
 *  ::GPURTA_SIMULATE_PATHS has the longest reaction and age of each path, and whether the run is
 *  seen to repeat, so that no longer ones come (see the documentation).
 *
 *  @param model        as in gpurta_bound()
 *  @param options      NULL for defaults; reads GPURTA_OPTION_RUNLIST_* and, of simulate, the jobs
 *                      of each chain, UNTIL, BLOCKS, LIMIT (of events, and of jobs of steps) and
 *                      MEMORY (of what is kept of blocks)
 *  @param[out] result  owned by the caller; ends with gpurta_result_destroy()
 *  @param[out] error   optional; receives the message and the chain at fault
 *  @return as gpurta_bound(); ::GPURTA_NOT_APPLICABLE also where other options are set;
 *          ::GPURTA_LIMIT also where the times have no common unit in which they fit into 64 bits.
 *  Cost: O(chains + CPUs + resident blocks) for each event. No bound. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_simulate_chains(const gpurta_model *model,
                                                                const gpurta_options *options,
                                                                gpurta_result **result,
                                                                gpurta_error *error);

/** @brief What happened or what held a job back, by the rule that says so: the texts in
 *  ::GPURTA_SIMULATE_EVENTS_RULE and ::GPURTA_SIMULATE_DELAYS_RULE. The numbers are part of the
 *  ABI. */
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
    GPURTA_RULE_U7 = 22, /**< where blocks go; delays no operation */
    GPURTA_RULE_U8 = 23, /**< where blocks go; delays no operation */
    GPURTA_RULE_U9 = 24, /**< delay: behind a copy that was launched earlier and was not ready */
    GPURTA_RULE_E1 = 25  /**< wait: for an operation of another stream (cudaStreamWaitEvent) */
} gpurta_rule;

/** @brief Name of a rule, for example "G1"; the last two are "R (registers)", "R (block slots)".
 *  @return static text; NULL if there is no such rule. O(1). */
GPURTA_API const char *gpurta_rule_name(gpurta_rule rule);

#ifdef __cplusplus
}
#endif

#endif
