/** @file
 *  @brief The tables and columns of all results (gpurta/result.h).
 *
 *  Written by src/base/columns.py from src/base/columns.def, which has the kind, the unit and the
 *  rounding of each column too: gpurta_column_info() tells them. A table whose rows are inside
 * those of another one names it in gpurta_table_facts.
 */
#ifndef GPURTA_COLUMNS_H
#define GPURTA_COLUMNS_H

#ifdef __cplusplus
extern "C" {
#endif

/** @brief Kind of the values of a column. The numbers are part of the ABI. */
typedef enum gpurta_kind {
    GPURTA_KIND_TEXT = 0,
    GPURTA_KIND_WORDS = 1,  /**< words with a space between them */
    GPURTA_KIND_COUNT = 2,  /**< a whole number that fits 64 bits */
    GPURTA_KIND_BIG = 3,    /**< one that may not */
    GPURTA_KIND_TIME = 4,   /**< an exact rational: a time, or a share */
    GPURTA_KIND_BOOL = 5,   /**< 0 or 1 */
    GPURTA_KIND_MEETS = 6,  /**< verdict of one deadline: met, missed, unknown */
    GPURTA_KIND_VERDICT = 7 /**< of a set: schedulable, unschedulable, unknown */
} gpurta_kind;

/** @brief To which side a value is rounded where it is not shown exactly. */
typedef enum gpurta_rounding { GPURTA_ROUND_UP = 0, GPURTA_ROUND_DOWN = 1 } gpurta_rounding;

/** @brief Tables. The numbers are part of the ABI. */
typedef enum gpurta_table {
    GPURTA_NO_TABLE = 0,
    /** The analysis */
    GPURTA_RTA = 1,
    /** A kernel, in program order */
    GPURTA_RTA_KERNELS = 2,
    /** The analysis */
    GPURTA_EDF = 10,
    /** A task, in the order of the set */
    GPURTA_EDF_TASKS = 11,
    /** A server */
    GPURTA_EDF_SERVERS = 12,
    /** Where the test fails, if it does and there is a direct task: an absolute deadline t */
    GPURTA_EDF_WITNESS = 13,
    /** A point of the test that passed, ascending, where they were asked for */
    GPURTA_EDF_POINTS = 14,
    /** The run */
    GPURTA_EDF_SIMULATION = 15,
    /** A task, in the order of the set */
    GPURTA_EDF_SIMULATION_TASKS = 16,
    /** A job, in order of arrival at the GPU */
    GPURTA_EDF_SIMULATION_JOBS = 17,
    /** An interval of use of the GPU, in order of time; they do not overlap */
    GPURTA_EDF_SIMULATION_INTERVALS = 18,
    /** An event of a server, in order of time: when it wakes, starts or stops using the GPU, and
     *  when its budget is empty (once with budget 0, then refilled) */
    GPURTA_EDF_SIMULATION_EVENTS = 19
} gpurta_table;

/** @brief Columns. The numbers are part of the ABI: that of the table times 64, and the place. */
typedef enum gpurta_column {
    GPURTA_NO_COLUMN = 0,
    /** H-set or closed-form */
    GPURTA_RTA_ALGORITHM = 64,
    /** Blocks that the GPU holds at once: g_max or, under rule U3, S g_min */
    GPURTA_RTA_SLOTS = 65,
    /** Whether it holds exactly so many; otherwise times are upper bounds */
    GPURTA_RTA_SLOTS_EXACT = 66,
    /** Of all deadlines; absent where none is given */
    GPURTA_RTA_VERDICT = 67,
    /** Why */
    GPURTA_RTA_REASON = 68,
    /** Jobs that were analysed, of all kernels together */
    GPURTA_RTA_JOBS = 69,
    /** Whether every job is covered: nothing recurs, or the state does */
    GPURTA_RTA_EXHAUSTIVE = 70,
    /** Whether responses and verdicts hold for shorter wcet and fewer blocks too */
    GPURTA_RTA_SUSTAINABLE = 71,
    /** Its name; k1, k2, ... by position where it has none */
    GPURTA_RTA_KERNELS_NAME = 128,
    /** Blocks of its grid */
    GPURTA_RTA_KERNELS_BLOCKS = 129,
    /** Longest time that one block executes */
    GPURTA_RTA_KERNELS_WCET = 130,
    /** R_i, of its first job */
    GPURTA_RTA_KERNELS_RELEASE = 131,
    /** F_i: when the last block of its first job ends; absent where nothing is claimed */
    GPURTA_RTA_KERNELS_COMPLETION = 132,
    /** R_i = f_i - r_i, of its first job */
    GPURTA_RTA_KERNELS_RESPONSE = 133,
    /** The first of its jobs, counted from 1, that has the longest response */
    GPURTA_RTA_KERNELS_WORST_JOB = 134,
    /** Release of that job */
    GPURTA_RTA_KERNELS_WORST_RELEASE = 135,
    /** Its completion */
    GPURTA_RTA_KERNELS_WORST_COMPLETION = 136,
    /** Its response: the longest of all jobs if every job is covered, else of those analysed */
    GPURTA_RTA_KERNELS_WORST_RESPONSE = 137,
    /** D_i, from the release; absent where none */
    GPURTA_RTA_KERNELS_DEADLINE = 138,
    /** Whether every job of it meets it */
    GPURTA_RTA_KERNELS_MEETS_DEADLINE = 139,
    /** Schedulable if every deadline that is given is met; unschedulable if one is missed when all
     *  direct tasks are released together */
    GPURTA_EDF_VERDICT = 640,
    /** Why */
    GPURTA_EDF_REASON = 641,
    /** U, the sum of (C_i + o)/P_i over direct tasks */
    GPURTA_EDF_UTILIZATION = 642,
    /** U_s, the sum of the bandwidths of all servers */
    GPURTA_EDF_SERVER_UTILIZATION = 643,
    /** Cost o, which is added to every C */
    GPURTA_EDF_OVERHEAD = 644,
    /** J, which is taken off every deadline */
    GPURTA_EDF_LATENCY = 645,
    /** What those of direct tasks are: exact or upper bounds; absent where there are none */
    GPURTA_EDF_RESPONSES = 646,
    /** Why responses of direct tasks are missing */
    GPURTA_EDF_RESPONSE_REASON = 647,
    /** Task evaluations that the demand test took, which the limit is of */
    GPURTA_EDF_WORK = 648,
    /** Its name; t1, t2, ... by position where it has none */
    GPURTA_EDF_TASKS_NAME = 704,
    /** C as given, without o */
    GPURTA_EDF_TASKS_WCET = 705,
    /** P; absent where none */
    GPURTA_EDF_TASKS_PERIOD = 706,
    /** Worst-case response, J included; absent: response_reason, or its server bounds none */
    GPURTA_EDF_TASKS_RESPONSE = 707,
    /** D as given, without J; absent where none */
    GPURTA_EDF_TASKS_DEADLINE = 708,
    /** Whether every job meets it; missed only if its response is exact */
    GPURTA_EDF_TASKS_MEETS_DEADLINE = 709,
    /** The server that it is in; absent: direct */
    GPURTA_EDF_TASKS_SERVER = 710,
    /** Its part of h(t) at the witness */
    GPURTA_EDF_TASKS_DEMAND = 711,
    /** Its name; s1, s2, ... by position where it has none */
    GPURTA_EDF_SERVERS_NAME = 768,
    /** Q */
    GPURTA_EDF_SERVERS_BUDGET = 769,
    /** P_s */
    GPURTA_EDF_SERVERS_PERIOD = 770,
    /** Q/P_s */
    GPURTA_EDF_SERVERS_BANDWIDTH = 771,
    /** T; 0 if D - J <= 0 for some task */
    GPURTA_EDF_WITNESS_TIME = 832,
    /** H(t) + B(t), more than the supply */
    GPURTA_EDF_WITNESS_DEMAND = 833,
    /** (1 - U_s) t */
    GPURTA_EDF_WITNESS_SUPPLY = 834,
    /** B(t) */
    GPURTA_EDF_WITNESS_BLOCKING = 835,
    /** When */
    GPURTA_EDF_POINTS_TIME = 896,
    /** Whether every job meets its deadline in this run; absent where none has one */
    GPURTA_EDF_SIMULATION_VERDICT = 960,
    /** Its name; t1, t2, ... by position where it has none */
    GPURTA_EDF_SIMULATION_TASKS_NAME = 1024,
    /** Its jobs */
    GPURTA_EDF_SIMULATION_TASKS_JOBS = 1025,
    /** Their longest response */
    GPURTA_EDF_SIMULATION_TASKS_RESPONSE = 1026,
    /** The first of them, counted from 1, that has it */
    GPURTA_EDF_SIMULATION_TASKS_WORST_JOB = 1027,
    /** Jobs that miss their deadline */
    GPURTA_EDF_SIMULATION_TASKS_MISSED = 1028,
    /** How often its jobs were displaced */
    GPURTA_EDF_SIMULATION_TASKS_PREEMPTIONS = 1029,
    /** Whether every job of it meets its deadline in this run; absent without a deadline or a job
     *  */
    GPURTA_EDF_SIMULATION_TASKS_MEETS_DEADLINE = 1030,
    /** That of its task */
    GPURTA_EDF_SIMULATION_JOBS_NAME = 1088,
    /** Position of its task in the set, from 0 */
    GPURTA_EDF_SIMULATION_JOBS_TASK = 1089,
    /** Which of its task's jobs, from 1 */
    GPURTA_EDF_SIMULATION_JOBS_JOB = 1090,
    /** R */
    GPURTA_EDF_SIMULATION_JOBS_RELEASE = 1091,
    /** First use of the GPU */
    GPURTA_EDF_SIMULATION_JOBS_START = 1092,
    /** When it ends */
    GPURTA_EDF_SIMULATION_JOBS_COMPLETION = 1093,
    /** Completion - r */
    GPURTA_EDF_SIMULATION_JOBS_RESPONSE = 1094,
    /** D, from the release; absent where none */
    GPURTA_EDF_SIMULATION_JOBS_DEADLINE = 1095,
    /** Whether it meets it */
    GPURTA_EDF_SIMULATION_JOBS_MEETS_DEADLINE = 1096,
    /** How often it was displaced */
    GPURTA_EDF_SIMULATION_JOBS_PREEMPTIONS = 1097,
    /** Who uses it: row of jobs, from 0 */
    GPURTA_EDF_SIMULATION_INTERVALS_JOB = 1152,
    /** Whether it pays for a preemption; else the job runs */
    GPURTA_EDF_SIMULATION_INTERVALS_COST = 1153,
    /** When it begins */
    GPURTA_EDF_SIMULATION_INTERVALS_START = 1154,
    /** When it ends */
    GPURTA_EDF_SIMULATION_INTERVALS_END = 1155,
    /** That of the server */
    GPURTA_EDF_SIMULATION_EVENTS_NAME = 1216,
    /** Position of the server in the set, from 0 */
    GPURTA_EDF_SIMULATION_EVENTS_SERVER = 1217,
    /** When */
    GPURTA_EDF_SIMULATION_EVENTS_TIME = 1218,
    /** Its budget then */
    GPURTA_EDF_SIMULATION_EVENTS_BUDGET = 1219,
    /** Its deadline then */
    GPURTA_EDF_SIMULATION_EVENTS_DEADLINE = 1220
} gpurta_column;

#ifdef __cplusplus
}
#endif

#endif
