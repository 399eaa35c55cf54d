/** @file
 *  @brief One model of everything: rows of sections, each with values of keys, as a scenario file
 *         has them.
 *
 *  A model is to this library what a scenario file is to the command. gpurta_add() adds a row (a
 *  kernel, a chain, one of its steps), the setters give it values, gpurta_model_check() finds what
 *  is wrong with all of it, and every analysis takes it. gpurta_resolve() tells what an analysis
 *  reads in it. Sections and keys are described once, in ::GPURTA_SECTION_MAP and
 *  ::GPURTA_KEY_MAP: the enumerations, the checks, the reader of scenario files and their schema
 *  are made from these.
 *
 *      gpurta_model *m;
 *      gpurta_model_create(&m, &error);
 *      size_t k = gpurta_add(m, GPURTA_SECTION_KERNELS, GPURTA_NONE);
 *      gpurta_set_count(m, k, GPURTA_KEY_BLOCKS, 64, &error);
 *      gpurta_set_text(m, k, GPURTA_KEY_WCET, "33 us", &error);
 *
 *  A failing call fills gpurta_error::section, gpurta_error::key and gpurta_error::item: the row's
 *  place in its section, from 0.
 */
#ifndef GPURTA_MODEL_H
#define GPURTA_MODEL_H

#include <gmp.h>
#include <gpurta/options.h>
#include <gpurta/platform.h>
#include <gpurta/result.h>
#include <gpurta/status.h>
#include <gpurta/time.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief Direction of a copy. The numbers are part of the ABI. */
typedef enum gpurta_copy_direction {
    GPURTA_COPY_ANY = 0,             /**< not given */
    GPURTA_COPY_HOST_TO_DEVICE = 1,  /**< h2d */
    GPURTA_COPY_DEVICE_TO_HOST = 2,  /**< d2h */
    GPURTA_COPY_DEVICE_TO_DEVICE = 3 /**< d2d */
} gpurta_copy_direction;

#define GPURTA_PRIORITY_LOW 0     /**< the priority "low": CUDA's default */
#define GPURTA_PRIORITY_HIGH (-1) /**< the priority "high" */

/** @brief Whose head keeps back whom. The numbers are part of the ABI. */
typedef enum gpurta_queues {
    GPURTA_QUEUES_SEPARATE = 0, /**< every partition has EE queues of its own, as a GPU would */
    GPURTA_QUEUES_SHARED = 1    /**< there is one set of EE queues: the head of a queue keeps back
                                     kernels of other partitions behind it (rules X1 and A2) */
} gpurta_queues;

/** @brief Interleaving level of a channel. The numbers are part of the ABI. */
typedef enum gpurta_level {
    GPURTA_LEVEL_NONE = 0,   /**< not given */
    GPURTA_LEVEL_LOW = 1,    /**< low */
    GPURTA_LEVEL_MEDIUM = 2, /**< medium */
    GPURTA_LEVEL_HIGH = 3    /**< high */
} gpurta_level;

/** @brief All sections: X(NAME, number, letter, "name", shape, "one row", "sentence"). The numbers
 *  are part of the ABI. The letter stands for the section in ::GPURTA_KEY_MAP. */
#define GPURTA_SECTION_MAP(X)                                                                      \
    X(SCENARIO, 1, '*', "scenario", KEYS, "scenario", "what holds for the whole of it")            \
    X(PLATFORM, 2, 'P', "platform", MAP, "platform",                                               \
      "the GPU: a name that `gpurta platforms` lists, or what it has")                             \
    X(SERVERS, 3, 'V', "servers", LIST, "server",                                                  \
      "reservations of the GPU, a budget in every period, for tasks or contexts")                  \
    X(PARTITIONS, 4, 'N', "partitions", LIST, "partition",                                         \
      "parts of the SMs, which chains, contexts and streams name")                                 \
    X(CONTEXTS, 5, 'X', "contexts", LIST, "context",                                               \
      "processes: channels of the runlist, or in a server")                                        \
    X(CHAINS, 6, 'C', "chains", LIST, "chain",                                                     \
      "recurrent pipelines of kernels, copies and host work, for bound")                           \
    X(STEPS, 7, 'S', "steps", LIST, "step", "what it does, in sequence unless a step says after")  \
    X(KERNELS, 8, 'K', "kernels", LIST, "kernel", "kernels in the order of their launches")        \
    X(OPERATIONS, 9, 'O', "operations", LIST, "operation",                                         \
      "kernels and copies in program order, instead of kernels")                                   \
    X(STREAMS, 10, 'M', "streams", NAMES, "stream", "what streams have, by their names")           \
    X(TASKS, 11, 'T', "tasks", LIST, "task", "tasks that take the whole GPU, for edf and runlist") \
    X(RUNLIST, 12, 'R', "runlist", MAP, "runlist",                                                 \
      "the driver's runlist, for runlist and for contexts")                                        \
    X(EDF, 13, 'E', "edf", MAP, "edf", "what EDF on the GPU costs, for edf")                       \
    X(LEFT_OUT, 14, 'L', "left_out", MAP, "left_out",                                              \
      "what a profile has in no chain, as convert writes it")                                      \
    X(PATHS, 15, 'H', "paths", LIST, "path",                                                       \
      "ways of data through chains of different rates: reaction time and data age")                \
    X(RESIDENT, 16, 'I', "resident", LIST, "group",                                                \
      "groups of kernels whose blocks must all be on the GPU at once, for resident")               \
    X(CPUS, 17, 'U', "cpus", LIST, "cpu",                                                          \
      "CPUs of host steps, each with preemptive fixed priorities, for bound")

/** @brief A section of a model. */
typedef enum gpurta_section {
#define GPURTA_SECTION_ENUM(id, number, letter, name, shape, one, text)                            \
    GPURTA_SECTION_##id = number, /**< text */
    GPURTA_SECTION_MAP(GPURTA_SECTION_ENUM)
#undef GPURTA_SECTION_ENUM
} gpurta_section;

/** @brief How the rows of a section stand in a file. */
typedef enum gpurta_shape {
    GPURTA_SHAPE_KEYS =
        0, /**< its keys stand at the top of the file; one row, which is always there */
    GPURTA_SHAPE_MAP = 1,  /**< a mapping; at most one row */
    GPURTA_SHAPE_LIST = 2, /**< a list of mappings */
    GPURTA_SHAPE_NAMES = 3 /**< a mapping from names to mappings */
} gpurta_shape;

/** @brief All about a section. Made by the library only: later versions may add members at the end,
 *  and `size` says what is there. */
typedef struct gpurta_section_facts {
    size_t size;            /**< bytes of this record */
    gpurta_section section; /**< which */
    gpurta_shape shape;     /**< how its rows stand in a file */
    const char *name;       /**< as files have it: "kernels" */
    const char *one;        /**< what one row is called: "kernel" */
    const char *text;       /**< what it is for, in a phrase */
} gpurta_section_facts;

/** @brief What values a key takes. The numbers are part of the ABI. */
typedef enum gpurta_value_kind {
    GPURTA_VALUE_TIME = 0,        /**< a time, 0 or more; with a `low` of 1 above 0 */
    GPURTA_VALUE_COUNT = 1,       /**< a whole number, `low`..`high` */
    GPURTA_VALUE_BYTES = 2,       /**< the same; in text also as 32KiB, 1MiB or 2GiB */
    GPURTA_VALUE_SIZE = 3,        /**< the same; in a file also a list of up to three, whose product
                                      it is */
    GPURTA_VALUE_BOOL = 4,        /**< 0 or 1; in text false or true */
    GPURTA_VALUE_WORD = 5,        /**< one of gpurta_key_word(); as a count `low`..`high` */
    GPURTA_VALUE_PRIORITY = 6,    /**< a count; in text also low (0) or high (-1) */
    GPURTA_VALUE_NUMBER = 7,      /**< an exact number of 1 or more */
    GPURTA_VALUE_NAME = 8,        /**< text: the name of the row itself */
    GPURTA_VALUE_TEXT = 9,        /**< any text, of 1 to 255 bytes; with a `high` of 100 a share in
                                      percent, 0.4% */
    GPURTA_VALUE_REFERENCE = 10,  /**< text: the name of another row, of the section `low` (0: of
                                     this  one) */
    GPURTA_VALUE_VERSION = 11,    /**< text of two numbers: 12.4 */
    GPURTA_VALUE_MASK = 12,       /**< text of up to 64 hexadecimal digits: 0xf */
    GPURTA_VALUE_REFERENCES = 13, /**< a list of references */
    GPURTA_VALUE_COUNTS = 14,     /**< a list of counts, each of them set as text */
    GPURTA_VALUE_SIZES = 15,      /**< a list of multiples of 4 KiB, each of them set as text */
    GPURTA_VALUE_ROWS = 16, /**< rows of the section `low` with this one as parent: no value */
    GPURTA_VALUE_TABLE = 17 /**< a list of times, each of them set as text with what it holds for:
                                 "sms 16: 2.3 ms", "mode 15W: 4 ms" or "mode 15W, sms 8: 4 ms"; in a
                                 file {sms: {16: 2.3}}, {mode: {15W: 4}} or
                                 {mode: {15W: {sms: {8: 4}}}} */
} gpurta_value_kind;

/** @brief Keys of the section "platform" that are fields are numbered from here on: this and a
 *  ::gpurta_platform_field. */
#define GPURTA_KEY_PLATFORM_FIELD 100

/** @brief All other keys:
 *  X(NAME, number, "sections", "kinds", required, "name", kind, low, high, words, "sentence").
 *
 *  The numbers are part of the ABI. `sections` are letters of ::GPURTA_SECTION_MAP; `kinds` are
 *  those of operations and steps that have the key: k(ernel), c(opy), h(ost); none: all. A `high`
 *  of 0 stands for 2^63-1. Two keys of one name are two forms of it. */
#define GPURTA_KEY_MAP(X)                                                                          \
    X(TIME_UNIT, 1, "*", "", 0, "time_unit", WORD, 0, 3, "ns\0us\0ms\0s\0",                        \
      "unit of bare numbers and of all results; default ms")                                       \
    X(QUEUES, 2, "*", "", 0, "queues", WORD, 0, 1, "separate\0shared\0",                           \
      "whether every partition has its own queues of launches, or all share those of one "         \
      "context; default: shared with mechanism tpc-mask, else separate")                           \
    X(MODE, 3, "*", "", 0, "mode", TEXT, 0, 0, NULL,                                               \
      "the power mode of the GPU, for wcet that are given by mode")                                \
    X(TIMES, 4, "*", "", 0, "times", TEXT, 0, 0, NULL,                                             \
      "what all times are, in words, which every result repeats among its assumptions: of a "      \
      "profile, the largest that were observed")                                                   \
    X(PLATFORM_BASE, 190, "P", "", 0, "base", TEXT, 0, 0, NULL,                                    \
      "the platform from which all is taken that is not given here")                               \
    X(PLATFORM_CAPABILITY, 191, "P", "", 0, "compute_capability", VERSION, 0, 0,                   \
      "a compute capability, for example 6.2",                                                     \
      "for example 8.6: all that is not given here is that of such devices")                       \
    X(PLATFORM_NAME, 192, "P", "", 0, "name", NAME, 0, 0, NULL, "name of the platform in results") \
    X(PLATFORM_RULES, 193, "P", "", 0, "rules", WORD, 0, 1, "measured\0amert\0",                   \
      "rules of placement: as measured on newer GPUs, or those of Amert et al. alone")             \
    X(SERVER_NAME, 200, "V", "", 1, "name", NAME, 0, 0, NULL, "name of the server")                \
    X(SERVER_BUDGET, 201, "V", "", 1, "budget", TIME, 1, 0, NULL,                                  \
      "GPU time that its work may use in each period")                                             \
    X(SERVER_PERIOD, 202, "V", "", 1, "period", TIME, 1, 0, NULL,                                  \
      "its budget is full again after each")                                                       \
    X(PARTITION_NAME, 210, "N", "", 1, "name", NAME, 0, 0, NULL, "name of the partition")          \
    X(PARTITION_SMS, 211, "N", "", 0, "sms", COUNT, 1, 1 << 20, NULL,                              \
      "how many SMs it has, or a list of their numbers")                                           \
    X(PARTITION_SM_LIST, 212, "N", "", 0, "sms", COUNTS, 0, INT32_MAX, NULL,                       \
      "how many SMs it has, or a list of their numbers")                                           \
    X(PARTITION_TPC_MASK, 213, "N", "", 0, "tpc_mask", MASK, 0, 0,                                 \
      "a mask of TPCs that are the partition's, as in 0xf",                                        \
      "its TPCs as a mask, for example 0xf: bit k is TPC k")                                       \
    X(PARTITION_MECHANISM, 214, "N", "", 0, "mechanism", WORD, 1, 4,                               \
      "green-context\0mps\0mig\0tpc-mask\0",                                                       \
      "what makes it: its size is checked against what that can do; default: any size")            \
    X(PARTITION_CUDA, 215, "N", "", 0, "cuda", VERSION, 0, 0, "a version of CUDA, as 12.4",        \
      "version of CUDA whose sizes hold; default: the newest that is known")                       \
    X(PARTITION_BANDWIDTH_FACTOR, 216, "N", "", 0, "bandwidth_factor", NUMBER, 1, 0,               \
      "a factor of 1 or more, as 3/2 or 1.5",                                                      \
      "all wcet of its kernels are taken times this number, for example 3/2")                      \
    X(CONTEXT_NAME, 220, "X", "", 1, "name", NAME, 0, 0, NULL,                                     \
      "name of the context, which chains give")                                                    \
    X(CONTEXT_LEVEL, 221, "X", "", 0, "level", WORD, 1, 3, "low\0medium\0high\0",                  \
      "its interleave level on the runlist, which it needs beside others, as a timeslice")         \
    X(CONTEXT_TIMESLICE, 222, "X", "", 0, "timeslice", TIME, 1, 0, NULL,                           \
      "its timeslice; default: that of runlist, or else the driver's for its level")               \
    X(CONTEXT_SATURATED, 223, "X", "", 0, "saturated", BOOL, 0, 1, NULL,                           \
      "true: it always has work, and no chains; default false")                                    \
    X(CONTEXT_SERVER, 224, "X", "", 0, "server", REFERENCE, GPURTA_SECTION_SERVERS, 0, NULL,       \
      "name of the server that its work is in")                                                    \
    X(CONTEXT_PARTITION, 225, "X", "", 0, "partition", REFERENCE, GPURTA_SECTION_PARTITIONS, 0,    \
      NULL, "name of the partition whose SMs its kernels may use")                                 \
    X(CONTEXT_PRIORITY, 226, "X", "", 0, "priority", COUNT, 0, INT32_MAX, NULL,                    \
      "with policy: priority of the runlist: the GPU is its own while it has kernels and no "      \
      "context of a larger one has")                                                               \
    X(CHAIN_NAME, 230, "C", "", 0, "name", NAME, 0, 0, NULL,                                       \
      "name of the chain; default c1, c2, ...")                                                    \
    X(CHAIN_PERIOD, 231, "C", "", 1, "period", TIME, 1, 0, "unknown\0",                            \
      "least distance of its releases; unknown: no verdict is of it")                              \
    X(CHAIN_JITTER, 232, "C", "", 0, "jitter", TIME, 0, 0, NULL,                                   \
      "how late a release may come; default 0")                                                    \
    X(CHAIN_DEADLINE, 233, "C", "", 0, "deadline", TIME, 1, 0, NULL,                               \
      "from the nominal release to the end of the last step; default: the period")                 \
    X(CHAIN_CONTEXT, 234, "C", "", 0, "context", REFERENCE, GPURTA_SECTION_CONTEXTS, 0, NULL,      \
      "name of its context, where there are contexts")                                             \
    X(CHAIN_STREAM, 235, "C", "", 0, "stream", TEXT, 0, 0, NULL,                                   \
      "stream of its kernels and copies that name none; default: one of its own")                  \
    X(CHAIN_PARTITION, 236, "C", "", 0, "partition", REFERENCE, GPURTA_SECTION_PARTITIONS, 0,      \
      NULL, "name of the partition whose SMs its kernels may use")                                 \
    X(CHAIN_OBSERVED, 238, "C", "", 0, "observed", TIME, 0, 0, NULL,                               \
      "longest response that was measured: a bound below it is refuted")                           \
    X(CHAIN_CLOSED, 239, "C", "", 0, "closed", BOOL, 0, 1, NULL,                                   \
      "true: its next release is not before the completion of its job; no deadline unless given; " \
      "default false")                                                                             \
    X(CHAIN_RELEASE, 363, "C", "", 0, "release", WORD, 0, 1, "sporadic\0periodic\0",               \
      "periodic: releases are exactly the period apart; default: sporadic, at least that")         \
    X(CHAIN_LONGEST_PERIOD, 364, "C", "", 0, "longest_period", TIME, 1, 0, NULL,                   \
      "largest distance of its releases, for paths; default: none is known")                       \
    X(CHAIN_OFFSET, 404, "C", "", 0, "offset", TIME, 0, 0, NULL,                                   \
      "when its first release is, of release: periodic: simulations obey it, bounds hold for any") \
    X(CHAIN_LAUNCH_GAP, 405, "C", "", 0, "launch_gap", TIME, 0, 0, NULL,                           \
      "longest time from the end of a kernel to the launch of the next that waits for it, also "   \
      "between launches of a count: a host step; default 0")                                       \
    X(CHAIN_OVERLAP, 400, "C", "", 0, "overlap", WORD, 0, 1, "serial\0pipelined\0",                \
      "whether a job begins when the one before has ended, or each step takes the next job as "    \
      "soon as it has ended the last; default serial")                                             \
    X(CHAIN_FROM, 401, "C", "", 0, "from", WORD, 0, 1, "release\0begin\0",                         \
      "of a pipelined chain: where its responses begin: at the release (default), or when its "    \
      "first steps take a job in")                                                                 \
    X(STEP_CAPACITY, 402, "S", "", 0, "capacity", COUNT, 1, INT32_MAX, NULL,                       \
      "jobs that the queue behind it holds, of a pipelined chain; default: no limit")              \
    X(STEP_OVERFLOW, 403, "S", "", 0, "overflow", WORD, 0, 1, "wait\0drop\0",                      \
      "what it does where that queue is full: it does not begin (default), or the oldest job "     \
      "there is dropped")                                                                          \
    X(CPU_NAME, 340, "U", "", 1, "name", NAME, 0, 0, NULL, "name of the CPU, which chains give")   \
    X(CHAIN_CPU, 341, "C", "", 0, "cpu", REFERENCE, GPURTA_SECTION_CPUS, 0, NULL,                  \
      "name of the CPU of its host steps that name none")                                          \
    X(CHAIN_CPU_PRIORITY, 342, "C", "", 0, "priority", COUNT, 0, INT32_MAX, NULL,                  \
      "priority of its host steps on their CPUs, larger first; default 0")                         \
    X(CHAIN_WAIT, 343, "C", "", 0, "wait", WORD, 0, 1, "suspend\0busy\0",                          \
      "what its thread does while kernels and copies of it are pending: it leaves its CPU "        \
      "(default), or spins there")                                                                 \
    X(STEP_CPU, 344, "S", "h", 0, "cpu", REFERENCE, GPURTA_SECTION_CPUS, 0, NULL,                  \
      "name of its CPU; default: that of the chain; without one its time is taken on trust")       \
    X(STEP_CPU_PRIORITY, 345, "S", "h", 0, "priority", COUNT, 0, INT32_MAX, NULL,                  \
      "its priority on its CPU, larger first; default: that of the chain")                         \
    X(STEP_NONPREEMPTABLE, 346, "S", "kh", 0, "nonpreemptable", TIME, 0, 0, NULL,                  \
      "longest section of it in which its CPU cannot be taken away; of a kernel: how long at "     \
      "most the GPU cannot be, while its blocks run; default 0")                                   \
    X(CHAIN_STEPS, 237, "C", "", 1, "steps", ROWS, GPURTA_SECTION_STEPS, 0, NULL,                  \
      "what it does, in sequence unless a step says after")                                        \
    X(KERNEL_NAME, 240, "K", "", 0, "name", NAME, 0, 0, NULL,                                      \
      "name of the kernel; default k1, k2, ...")                                                   \
    X(OPERATION_KERNEL, 241, "O", "", 0, "kernel", NAME, 0, 0, NULL,                               \
      "name of the kernel; default k1, k2, ...")                                                   \
    X(STEP_KERNEL, 242, "S", "", 0, "kernel", NAME, 0, 0, NULL,                                    \
      "name of a kernel: the step is its launch")                                                  \
    X(STEP_COPY, 243, "S", "", 0, "copy", NAME, 0, 0, NULL, "name of a copy: the step is one")     \
    X(STEP_HOST, 244, "S", "", 0, "host", NAME, 0, 0, NULL,                                        \
      "name of work of the host: the step is that")                                                \
    X(BLOCKS, 245, "KOS", "k", 1, "blocks", SIZE, 1, 0, NULL, "blocks of its grid, or [x, y, z]")  \
    X(THREADS, 246, "KOS", "k", 0, "threads", SIZE, 1, 0, NULL,                                    \
      "threads of a block, or [x, y, z]; not needed on a platform of slots")                       \
    X(REGISTERS, 247, "KOS", "k", 0, "registers", COUNT, 0, 0, NULL,                               \
      "registers of a thread; default 0: they are no limit")                                       \
    X(SHARED_MEMORY, 248, "KOS", "k", 0, "shared_memory", BYTES, 0, 0, NULL,                       \
      "shared memory of a block, static and dynamic; default 0")                                   \
    X(LOCAL_MEMORY, 249, "KOS", "k", 0, "local_memory", BYTES, 0, 0, NULL,                         \
      "local memory of a thread, for rule U6; default 0")                                          \
    X(CARVEOUT, 250, "KOS", "k", 0, "carveout", COUNT, 0, 100, "unknown\0",                        \
      "shared memory that the kernel asks an SM to have (U5): 50 is percent, 64KiB; a step: "      \
      "unknown; default: what lets as many blocks be on an SM as its other resources do")          \
    X(CARVEOUT_BYTES, 251, "KOS", "k", 0, "carveout", BYTES, 0, INT32_MAX, NULL,                   \
      "shared memory that the kernel asks an SM to have (U5): 50 is percent, 64KiB; a step: "      \
      "unknown; default: what lets as many blocks be on an SM as its other resources do")          \
    X(WCET, 274, "KOS", "k", 1, "wcet", TIME, 1, 0, NULL, "longest time that one block executes")  \
    X(HOST_WCET, 275, "S", "h", 1, "wcet", TIME, 0, 0, NULL,                                       \
      "longest time that one block executes, or longest time of the work of the host")             \
    X(WCET_TABLE, 276, "KOS", "k", 0, "wcet", TABLE, 1, 0,                                         \
      "one time, or a list of \"sms N: TIME\", \"mode NAME: TIME\" or \"mode NAME, sms N: TIME\"", \
      "longest time, of a kernel that of one block; or a table of times by SMs or mode")           \
    X(RELEASE, 254, "KO", "", 0, "release", TIME, 0, 0, NULL,                                      \
      "when the host launches it; default 0")                                                      \
    X(PERIOD, 255, "KO", "", 0, "period", TIME, 1, 0, NULL,                                        \
      "distance of its launches; without one it is launched once")                                 \
    X(DEADLINE, 256, "KO", "", 0, "deadline", TIME, 1, 0, NULL,                                    \
      "how long after its release it must be complete; default: its period")                       \
    X(STREAM, 257, "KO", "", 0, "stream", TEXT, 0, 0, NULL,                                        \
      "its stream; default: a stream of its own; \"default\" is the NULL stream")                  \
    X(AFTER, 258, "KO", "", 0, "after", REFERENCE, 0, 0, NULL,                                     \
      "what the host waits for before it launches this one, or a list for the GPU")                \
    X(WAITS, 259, "KO", "", 0, "after", REFERENCES, 0, 0, NULL,                                    \
      "what the host waits for before it launches this one, or a list for the GPU")                \
    X(AFTER_LAUNCH, 260, "KO", "", 0, "after_launch", REFERENCE, 0, 0, NULL,                       \
      "after its launch the host sleeps for the delay, then launches this one")                    \
    X(DELAY, 261, "KO", "", 0, "delay", TIME, 0, 0, NULL,                                          \
      "how long after that the host launches it; default 0")                                       \
    X(OPERATION_PARTITION, 272, "KO", "k", 0, "partition", REFERENCE, GPURTA_SECTION_PARTITIONS,   \
      0, NULL, "name of the partition whose SMs it may use; default: that of its stream")          \
    X(OPERATION_COPY, 262, "O", "", 0, "copy", NAME, 0, 0, NULL, "name of the copy")               \
    X(DURATION, 263, "OS", "c", 0, "duration", TIME, 1, 0, NULL, "longest time of the copy")       \
    X(DIRECTION, 264, "OS", "c", 0, "direction", WORD, 1, 3, "h2d\0d2h\0d2d\0",                    \
      "of the copy: to the device, to the host, or within the device")                             \
    X(BYTES, 265, "OS", "c", 0, "bytes", BYTES, 1, 0, NULL,                                        \
      "what the copy moves, where the platform has a copy_bandwidth")                              \
    X(ENGINE, 266, "OS", "c", 0, "engine", COUNT, 1, INT32_MAX, NULL,                              \
      "copy engine 1, 2, ...; default: by direction")                                              \
    X(STEP_BCET, 267, "S", "", 0, "bcet", TIME, 0, 0, NULL,                                        \
      "shortest time that one block executes; default 0")                                          \
    X(STEP_DEADLINE, 268, "S", "", 0, "deadline", TIME, 1, 0, NULL,                                \
      "how long after the release of the chain the step must be complete")                         \
    X(STEP_COUNT, 269, "S", "", 0, "count", COUNT, 1, INT32_MAX, NULL,                             \
      "so many launches in a row; default 1")                                                      \
    X(STEP_STREAM, 270, "S", "kc", 0, "stream", TEXT, 0, 0, NULL,                                  \
      "its stream; default: that of the chain")                                                    \
    X(STEP_AFTER, 271, "S", "", 0, "after", REFERENCES, 0, 0, NULL,                                \
      "the steps that it waits for; default: the one before; []: it starts with the chain")        \
    X(STREAM_NAME, 280, "M", "", 1, "name", NAME, 0, 0, NULL,                                      \
      "name of the stream: its key in a file")                                                     \
    X(STREAM_PRIORITY, 281, "M", "", 0, "priority", PRIORITY, -INT32_MAX, INT32_MAX,               \
      "low\0high\0",                                                                               \
      "low (0), high (-1), or a CUDA priority (lower is more urgent; CUDA has 0 to -5, or "        \
      "fewer, and clamps others); default low")                                                    \
    X(STREAM_BLOCKING, 282, "M", "", 0, "blocking", BOOL, 0, 1, NULL,                              \
      "whether it waits for the NULL stream, and that for it; default true")                       \
    X(STREAM_PARTITION, 283, "M", "", 0, "partition", REFERENCE, GPURTA_SECTION_PARTITIONS, 0,     \
      NULL, "name of the partition whose SMs its kernels may use")                                 \
    X(TASK_NAME, 290, "T", "", 0, "name", NAME, 0, 0, NULL,                                        \
      "name of the task; default t1, t2, ...")                                                     \
    X(TASK_LEVEL, 291, "T", "", 0, "level", WORD, 1, 3, "low\0medium\0high\0",                     \
      "its interleave level on the runlist; default: low")                                         \
    X(TASK_TIMESLICE, 292, "T", "", 0, "timeslice", TIME, 1, 0, NULL,                              \
      "its timeslice; default: that of runlist, or else the driver's for its level")               \
    X(TASK_WCET, 293, "T", "", 0, "wcet", TIME, 1, 0, NULL,                                        \
      "longest time of a job, alone on the GPU")                                                   \
    X(TASK_PERIOD, 294, "T", "", 0, "period", TIME, 1, 0, NULL, "least distance of its releases")  \
    X(TASK_DEADLINE, 295, "T", "", 0, "deadline", TIME, 1, 0, NULL,                                \
      "how long after its release a job must be complete; default: the period")                    \
    X(TASK_SATURATED, 296, "T", "", 0, "saturated", BOOL, 0, 1, NULL,                              \
      "true: a best-effort channel that always has work, without wcet and period; default false")  \
    X(TASK_NONPREEMPTABLE, 297, "T", "", 0, "nonpreemptable", TIME, 0, 0, NULL,                    \
      "longest time for which it cannot be preempted, for edf; default 0")                         \
    X(TASK_SERVER, 298, "T", "", 0, "server", REFERENCE, GPURTA_SECTION_SERVERS, 0, NULL,          \
      "name of the server that it is in")                                                          \
    X(RUNLIST_TIMESLICE, 310, "R", "", 0, "timeslice", TIME, 1, 0, NULL,                           \
      "timeslice of channels that give none; default: the driver's by level: 1.3ms (low), "        \
      "2.6ms (medium), 5.2ms (high), 1.024ms of tasks without a level")                            \
    X(RUNLIST_SWITCH_COST, 311, "R", "", 0, "switch_cost", TIME, 0, 0, "measured\0",               \
      "time of a switch from channel to channel; measured: as the platform has it; default 0")     \
    X(RUNLIST_RESET_COST, 312, "R", "", 0, "reset_cost", TIME, 0, 0, NULL,                         \
      "what a reset adds to every entry of a channel of level low; default 0")                     \
    X(RUNLIST_TIMESLICE_STEP, 313, "R", "", 0, "timeslice_step", TIME, 1, 0, "exact\0",            \
      "timeslices are rounded down to multiples of this time; exact (default): they are "          \
      "taken as given")                                                                            \
    X(RUNLIST_OVERHEAD, 314, "R", "", 0, "overhead", WORD, 0, 1, "every-switch\0published\0",      \
      "whether every switch is charged (default), or as in the published Theorem 1, which is "     \
      "no bound")                                                                                  \
    X(RUNLIST_MODE, 315, "R", "", 0, "mode", WORD, 0, 1, "interleaved\0flat\0",                    \
      "how the runlist is made: higher levels between lower ones (default), or each channel "      \
      "once")                                                                                      \
    X(RUNLIST_POLICY, 316, "R", "", 0, "policy", WORD, 0, 1, "timeslice\0priority\0",              \
      "which context has the GPU: each for its timeslice (default), or that of the largest "       \
      "priority which has kernels")                                                                \
    X(EDF_OVERHEAD, 320, "E", "", 0, "overhead", TIME, 0, 0, NULL,                                 \
      "added to every wcet: submission, calls of the scheduler, both switches of a "               \
      "preemption; default 0")                                                                     \
    X(EDF_LATENCY, 321, "E", "", 0, "latency", TIME, 0, 0, NULL,                                   \
      "from the CPU to the GPU, the same for every job; default 0")                                \
    X(LEFT_OUT_OPERATIONS, 330, "L", "", 0, "operations", COUNT, 0, 0, NULL,                       \
      "kernels and copies that are in no chain")                                                   \
    X(LEFT_OUT_TIME, 331, "L", "", 0, "time", TIME, 0, 0, NULL, "GPU time that they took")         \
    X(LEFT_OUT_SHARE, 332, "L", "", 1, "share", TEXT, 0, 100, NULL,                                \
      "of the profile's GPU time, as in 0.4%; above 1% no verdict is of the whole file")           \
    X(LEFT_OUT_WITHIN, 334, "L", "", 0, "within", TEXT, 0, 100, NULL,                              \
      "the same of the GPU time from the release of the chains' first job to the end of their "    \
      "last one; at most 1%: bound judges each chain, but not the file; default: share")           \
    X(LEFT_OUT_HELD_UP, 333, "L", "", 0, "held_up", COUNT, 0, 0, NULL,                             \
      "copies beside one of another stream that is launched before it is ready (U9); above "       \
      "0 no verdict is of the whole file; default 0")                                              \
    X(LEFT_OUT_OPAQUE, 335, "L", "", 0, "opaque", COUNT, 0, 0, NULL,                               \
      "launches of CUDA graphs that the profile has as one row beside other streams; above 0 no "  \
      "verdict is of the whole file; default 0")                                                   \
    X(PATH_NAME, 360, "H", "", 1, "name", NAME, 0, 0, NULL, "name of the path")                    \
    X(PATH_THROUGH, 361, "H", "", 1, "through", REFERENCES, GPURTA_SECTION_CHAINS, 0, NULL,        \
      "the chains that hand the data on, from the sensor to the actuator")                         \
    X(PATH_DEADLINE, 362, "H", "", 0, "deadline", TIME, 1, 0, NULL,                                \
      "longest reaction time that is allowed; default: none")                                      \
    X(RESIDENT_NAME, 370, "I", "", 1, "name", NAME, 0, 0, NULL, "name of the group")               \
    X(RESIDENT_KERNELS, 371, "I", "", 1, "kernels", REFERENCES, GPURTA_SECTION_KERNELS, 0, NULL,   \
      "names of its kernels: each runs until all blocks of all of them have been on the GPU at "   \
      "once")

/** @brief A key of a section. */
typedef enum gpurta_key {
#define GPURTA_KEY_ENUM(id, number, sections, kinds, required, name, kind, low, high, words, text) \
    GPURTA_KEY_##id = number, /**< text */
    GPURTA_KEY_MAP(GPURTA_KEY_ENUM)
#undef GPURTA_KEY_ENUM
} gpurta_key;

/** @brief All about a key. Made by the library only: later versions may add members at the end, and
 *  `size` says what is there. */
typedef struct gpurta_key_facts {
    size_t size;            /**< bytes of this record */
    gpurta_key key;         /**< which */
    gpurta_value_kind kind; /**< what values it takes */
    bool required;          /**< every row must have it, or every row of its `kinds` */
    const char *name;       /**< as files have it: "shared_memory" */
    const char *kinds; /**< letters of the operations and steps that have it: k, c, h; "": all */
    int64_t low;       /**< least value; see ::gpurta_value_kind */
    int64_t high;      /**< greatest value */
    const char *text;  /**< what it is for, with its default, in a phrase */
} gpurta_key_facts;

/** @name Sections and keys
 *  @{ */

/** @brief All about a section.
 *  @return static record; NULL if there is no such section. They are numbered from 1. O(1). */
GPURTA_API const gpurta_section_facts *gpurta_section_info(gpurta_section section);

/** @brief All about a key.
 *  @return static record; NULL if there is no such key. O(1). */
GPURTA_API const gpurta_key_facts *gpurta_key_info(gpurta_key key);

/** @brief Key number @p position of a section, in the order of the table.
 *  @return static record; NULL past the last. O(keys). */
GPURTA_API const gpurta_key_facts *gpurta_key_at(gpurta_section section, size_t position);

/** @brief Word of a value of a key that takes words, for example "h2d".
 *  @return static text; NULL if there is none. O(words). */
GPURTA_API const char *gpurta_key_word(gpurta_key key, int64_t value);
/** @} */

/** @brief A model. Building it is for one thread; what only reads it may be many. */
typedef struct gpurta_model gpurta_model;

/** @brief Makes a model in which the section "scenario" has its row, number 0, and nothing else is.
 *  @param[out] model owned by the caller; ends with gpurta_model_destroy()
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_model_create(gpurta_model **model,
                                                             gpurta_error *error);

/** @brief Frees a model; NULL is allowed. */
GPURTA_API void gpurta_model_destroy(gpurta_model *model);

/** @name Building
 *  @{ */

/** @brief Adds a row at the end of a section.
 *  @param model   the model
 *  @param section which
 *  @param parent  of a step: the row of its chain; else ::GPURTA_NONE
 *  @return the row, for the other calls: rows are numbered over all sections. ::GPURTA_NONE: out of
 *          memory, no such section, a parent that is missing or not to be, or a second row of a
 *          section that has one. Amortised O(1). */
GPURTA_API size_t gpurta_add(gpurta_model *model, gpurta_section section, size_t parent);

/** @brief Puts the rows of a section into another order: operations are launched in that of their
 *  rows. References are by name and stay as they are; rows keep their numbers.
 *  @param model      the model
 *  @param section    which
 *  @param places     of each place of the section, from 0, the place that its row had before
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such section, not every place once);
 *          ::GPURTA_NO_MEMORY. O(rows of the section). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_model_order(gpurta_model *model,
                                                            gpurta_section section,
                                                            const size_t *places,
                                                            gpurta_error *error);

/** @brief Sets a value from text, as a scenario file has it: "33 ms", "64", "32KiB", "true", "h2d",
 *  a name.
 *
 *  A time without a unit is in the scenario's time_unit, which is to be set before. Of a key that
 *  takes a list, each call adds one; NULL makes it a list that is empty, and any other key absent
 *  again.
 *  @param model      the model
 *  @param row        which row
 *  @param key        a key of its section
 *  @param text       the value; copied
 *  @param[out] error optional; receives the message: what is expected, and what is found
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such row, a key of another section);
 *          ::GPURTA_SYNTAX or ::GPURTA_OUT_OF_RANGE (not what the key takes); ::GPURTA_NO_MEMORY.
 *          Amortised O(keys of the row). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_set_text(gpurta_model *model, size_t row,
                                                         gpurta_key key, const char *text,
                                                         gpurta_error *error);

/** @brief Sets a whole number: a count, size, number of bytes, priority, 0 or 1, number of a word.
 *  @return as gpurta_set_text(); ::GPURTA_INVALID_ARGUMENT also for a key that takes none. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_set_count(gpurta_model *model, size_t row,
                                                          gpurta_key key, int64_t count,
                                                          gpurta_error *error);

/** @brief Sets a time, in the scenario's time_unit, or a number; the value is copied.
 *  @return as gpurta_set_text(); ::GPURTA_INVALID_ARGUMENT also for a key that takes none. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_set_exact(gpurta_model *model, size_t row,
                                                          gpurta_key key, mpq_srcptr value,
                                                          gpurta_error *error);
/** @} */

/** @name Reading
 *  A value that was not set is absent: no default stands in for it. @{ */

/** @brief Number of rows of a section; 0 for NULL. O(1). */
GPURTA_API size_t gpurta_model_rows(const gpurta_model *model, gpurta_section section);

/** @brief Row at a place of its section, from 0; ::GPURTA_NONE past the last. O(1). */
GPURTA_API size_t gpurta_model_row(const gpurta_model *model, gpurta_section section, size_t place);

/** @brief Row of the chain of a step; ::GPURTA_NONE of any other row. O(1). */
GPURTA_API size_t gpurta_model_parent(const gpurta_model *model, size_t row);

/** @brief Text of a name, text or reference, or the word of a value; of a list its text number
 *  @p place, else @p place is 0.
 *  @return lives as long as the model; NULL: absent, or no text. O(keys of the row). */
GPURTA_API const char *gpurta_model_text(const gpurta_model *model, size_t row, gpurta_key key,
                                         size_t place);

/** @brief A whole number that was set.
 *  @return whether it is there; of a list that is empty also true, with the count 0. */
GPURTA_API bool gpurta_model_count(const gpurta_model *model, size_t row, gpurta_key key,
                                   int64_t *count);

/** @brief A time or number that was set; @p value is initialised by the caller.
 *  @return whether it is there. */
GPURTA_API bool gpurta_model_exact(const gpurta_model *model, size_t row, gpurta_key key,
                                   mpq_ptr value);
/** @} */

/** @name Checking and using
 *  @{ */

/** @brief Called with each thing that is wrong; @p to is what its caller gave. */
typedef void (*gpurta_report)(void *to, const gpurta_error *error);

/** @brief Finds what is wrong with a model as a whole: keys that are missing or do not go together,
 *  names that are given twice, references to no row. Analyses do so themselves, each for the
 *  sections that it takes, unless it was done and nothing has changed since.
 *  @param model      the model
 *  @param report     optional; called with every one
 *  @param to         given to @p report
 *  @param[out] error optional; receives the first
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT, ::GPURTA_OUT_OF_RANGE; ::GPURTA_NOT_APPLICABLE
 *          (a key that this kind of operation or step does not have); ::GPURTA_NO_MEMORY. About
 *          O(values). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_model_check(gpurta_model *model,
                                                            gpurta_report report, void *to,
                                                            gpurta_error *error);

/** @brief Gives a model a platform that takes the place of its section "platform": one that was
 *  measured, or that --platform names.
 *  @param model      the model
 *  @param platform   copied; NULL: the section counts again
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. O(1). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_model_set_platform(gpurta_model *model,
                                                                   const gpurta_platform *platform,
                                                                   gpurta_error *error);

/** @brief Makes the platform of a model.
 *  @param model         the model
 *  @param[out] platform owned by the caller; NULL if the section has no row
 *  @param[out] error    optional; receives the message
 *  @return ::GPURTA_OK; as gpurta_model_check(); ::GPURTA_OUT_OF_RANGE (no such base, a limit is
 *          missing); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_model_platform(const gpurta_model *model,
                                                               gpurta_platform **platform,
                                                               gpurta_error *error);

/** @brief What the analyses read in a model: defaults filled in, names as positions, masks as SMs,
 *  times of copies from their bytes, wcet times the factors of partitions. Tables ::GPURTA_MODEL,
 *  ::GPURTA_MODEL_OPERATIONS with ::GPURTA_MODEL_WAITS, ::GPURTA_MODEL_STREAMS,
 *  ::GPURTA_MODEL_PARTITIONS with ::GPURTA_MODEL_SMS, ::GPURTA_MODEL_CONTEXTS,
 *  ::GPURTA_MODEL_CHAINS, ::GPURTA_MODEL_STEPS with ::GPURTA_MODEL_AFTER, ::GPURTA_MODEL_TASKS,
 *  ::GPURTA_MODEL_SERVERS.
 *
 *  @param model       the model; it needs no platform, and what only an analysis needs may lack
 *  @param options     NULL, or ::GPURTA_OPTION_MODEL_FIT
 *  @param[out] result owned by the caller; ends with gpurta_result_destroy()
 *  @param[out] error  optional; receives the message
 *  @return as gpurta_model_check(). O(values log(values)). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_resolve(const gpurta_model *model,
                                                        const gpurta_options *options,
                                                        gpurta_result **result,
                                                        gpurta_error *error);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
