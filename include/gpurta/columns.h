/** @file
 *  @brief The tables and columns of all results (gpurta/result.h).
 *
 *  Written by src/base/columns.py from src/base/columns.def, which has the kind, the unit and the
 *  rounding of each column too: gpurta_column_info() tells them. A table whose rows are inside
 *  those of another one names it in gpurta_table_facts.
 */
#ifndef GPURTA_COLUMNS_H
#define GPURTA_COLUMNS_H

#ifdef __cplusplus
extern "C" {
#endif

/** @brief Kind of the values of a column. The numbers are part of the ABI. */
typedef enum gpurta_kind {
    GPURTA_KIND_TEXT = 0,   /**< text */
    GPURTA_KIND_WORDS = 1,  /**< words with a space between them */
    GPURTA_KIND_COUNT = 2,  /**< a whole number that fits 64 bits */
    GPURTA_KIND_BIG = 3,    /**< one that may not */
    GPURTA_KIND_TIME = 4,   /**< an exact rational: a time, or a share */
    GPURTA_KIND_BOOL = 5,   /**< 0 or 1 */
    GPURTA_KIND_MEETS = 6,  /**< verdict of one deadline: met, missed, unknown */
    GPURTA_KIND_VERDICT = 7 /**< of a set: schedulable, unschedulable, unknown */
} gpurta_kind;

/** @brief To which side a value is rounded where it is not shown exactly. */
typedef enum gpurta_rounding {
    GPURTA_ROUND_UP = 0,  /**< above: of times that are bounds */
    GPURTA_ROUND_DOWN = 1 /**< below: of deadlines and supplies */
} gpurta_rounding;

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
    GPURTA_EDF_SIMULATION_EVENTS = 19,
    /** The analysis */
    GPURTA_RUNLIST = 20,
    /** A channel, in the order of the set */
    GPURTA_RUNLIST_TASKS = 21,
    /** What a channel adds to the bound of another that is not saturated, itself first; the sums
     *  of all are the bound */
    GPURTA_RUNLIST_TERMS = 22,
    /** What stands between an entry of a channel that is not saturated and its next one */
    GPURTA_RUNLIST_GAPS = 23,
    /** An entry of a cycle of the list, in order */
    GPURTA_RUNLIST_LIST = 24,
    /** The simulation */
    GPURTA_HOST = 27,
    /** A job: those of the scenario in its order, then those released on the way */
    GPURTA_HOST_JOBS = 28,
    /** A turn of a channel, in order of time; turns do not overlap */
    GPURTA_HOST_SCHEDULE = 29,
    /** The simulation */
    GPURTA_SIMULATE = 30,
    /** An operation, in program order */
    GPURTA_SIMULATE_OPERATIONS = 31,
    /** A job, in order of release */
    GPURTA_SIMULATE_JOBS = 32,
    /** A block, in order of placement; of a chain, each piece of it that its context had the GPU
     *  for; kept on demand */
    GPURTA_SIMULATE_BLOCKS = 33,
    /** What held a job back, without gaps from its release until it was assigned; kept on demand
     *  */
    GPURTA_SIMULATE_DELAYS = 34,
    /** What happened, in order of time; kept on demand */
    GPURTA_SIMULATE_EVENTS = 35,
    /** X1: an SM that took blocks, in the order of their first one */
    GPURTA_SIMULATE_PLACES = 36,
    /** The analysis */
    GPURTA_OCCUPANCY = 40,
    /** A kernel: those of the program in its order, then those of chains */
    GPURTA_OCCUPANCY_KERNELS = 41,
    /** What an SM has for blocks: warps, registers, shared_memory, blocks */
    GPURTA_OCCUPANCY_RESOURCES = 42,
    /** The analysis */
    GPURTA_BOUND = 50,
    /** A chain */
    GPURTA_BOUND_CHAINS = 51,
    /** A step, in the order of addition */
    GPURTA_BOUND_STEPS = 52,
    /** What adds up to the bound of a step (of one, where it has a count), kept with
     *  GPURTA_OPTION_BOUND_EXPLAIN: W / S + C_i up to the kind last */
    GPURTA_BOUND_TERMS = 53,
    /** What adds up to the bound of a chain, likewise; where a term is for a path, its weight and
     *  share are as for a step */
    GPURTA_BOUND_CHAIN_TERMS = 54,
    /** A release of the run in which the longest response of the chain was observed, in order of
     *  time */
    GPURTA_BOUND_RELEASES = 55,
    /** A job of a step that ran while the job with the longest response of the chain was under
     *  way, in the same run; times count from the nominal release of that job */
    GPURTA_BOUND_SPANS = 56,
    /** A block, copy or host step of the whole run in which the chain misses its deadline, or a
     *  step's, in the order in which they began; several that are alike are one. Times are on the
     *  clock of the releases. This and the turns are what a certificate needs of the run */
    GPURTA_BOUND_BLOCKS = 57,
    /** A time in which one context has the GPU, in that run; none where one context always has */
    GPURTA_BOUND_TURNS = 58,
    /** A weight, set after set; in a set for the different footprints in the context, in the order
     *  of their first step: what a certificate needs (page certificates) */
    GPURTA_BOUND_WEIGHTS = 59,
    /** The search for divisions of a GPU */
    GPURTA_PARTITION = 60,
    /** A partition */
    GPURTA_PARTITION_PARTITIONS = 61,
    /** A cheapest division, of 32 at most; one of those that differ by an exchange of partitions
     *  that are alike */
    GPURTA_PARTITION_DIVISIONS = 62,
    /** A partition with kernels, in a division */
    GPURTA_PARTITION_SIZES = 63,
    /** Where there is no division, the chain that does not fit, with all that others can spare; no
     *  row where the limit came first */
    GPURTA_PARTITION_CULPRIT = 64,
    /** An assumption on which the bounds rest */
    GPURTA_BOUND_ASSUMPTIONS = 65,
    /** A chain */
    GPURTA_PARTITION_CHAINS = 66,
    /** A path: a way of data through chains of different rates, which hand on the last value */
    GPURTA_BOUND_PATHS = 67,
    /** A chain of the path, in order: the reaction time is the sum of all distances and bounds,
     *  the age that without the distance of the last chain */
    GPURTA_BOUND_PATH_TERMS = 68,
    /** A model as the analyses read it */
    GPURTA_MODEL = 70,
    /** A kernel or copy, in program order */
    GPURTA_MODEL_OPERATIONS = 71,
    /** An operation for which another one waits on the GPU */
    GPURTA_MODEL_WAITS = 72,
    /** A stream of operations, by its number; the first is the NULL stream */
    GPURTA_MODEL_STREAMS = 73,
    /** A partition */
    GPURTA_MODEL_PARTITIONS = 74,
    /** An SM of a partition that lists them, ascending */
    GPURTA_MODEL_SMS = 75,
    /** A context */
    GPURTA_MODEL_CONTEXTS = 76,
    /** A chain */
    GPURTA_MODEL_CHAINS = 77,
    /** A step, those of all chains in the order in which they were added */
    GPURTA_MODEL_STEPS = 78,
    /** A step for which another one waits */
    GPURTA_MODEL_AFTER = 79,
    /** A task */
    GPURTA_MODEL_TASKS = 80,
    /** A server of tasks */
    GPURTA_MODEL_SERVERS = 81,
    /** The analysis */
    GPURTA_RESIDENT = 82,
    /** A group of kernels */
    GPURTA_RESIDENT_GROUPS = 83,
    /** A kernel of a group */
    GPURTA_RESIDENT_KERNELS = 84,
    /** A kernel that may be at the head of the queues */
    GPURTA_RESIDENT_HEADS = 85,
    /** How it hangs; no row where it does not */
    GPURTA_RESIDENT_WITNESS = 86,
    /** An operation of the witness, in the order of launches */
    GPURTA_RESIDENT_ORDER = 87,
    /** Blocks of one kernel on some SMs that follow each other, in the witness */
    GPURTA_RESIDENT_PLACES = 88,
    /** An assumption on which the answer rests */
    GPURTA_RESIDENT_ASSUMPTIONS = 89,
    /** A weight, set after set; in a set for the kernels of groups on the head's SMs, in their
     *  order: what a certificate needs (page certificates) */
    GPURTA_RESIDENT_WEIGHTS = 90,
    /** A path of data through the chains that were simulated */
    GPURTA_SIMULATE_PATHS = 91,
    /** An assumption on which the times rest */
    GPURTA_RTA_ASSUMPTIONS = 92,
    /** An assumption on which the verdict rests */
    GPURTA_EDF_ASSUMPTIONS = 93,
    /** What stands for keys that are not given, and what is open of the platform; the assumptions
     *  of rta, edf, bound, resident, runlist and partition end with the former */
    GPURTA_MODEL_ASSUMPTIONS = 94,
    /** An assumption on which the bounds rest */
    GPURTA_RUNLIST_ASSUMPTIONS = 95,
    /** An assumption on which the divisions rest: those of the bounds with the first one */
    GPURTA_PARTITION_ASSUMPTIONS = 96
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
    GPURTA_EDF_SIMULATION_EVENTS_DEADLINE = 1220,
    /** How the list is made: interleaved or flat */
    GPURTA_RUNLIST_MODE = 1280,
    /** Which switches cost: every-switch or published */
    GPURTA_RUNLIST_OVERHEAD = 1281,
    /** What a switch to a channel costs, xi */
    GPURTA_RUNLIST_SWITCH_COST = 1282,
    /** What the reset of a low channel costs */
    GPURTA_RUNLIST_RESET_COST = 1283,
    /** Timeslices are rounded down to multiples of it; absent: they are taken as exact */
    GPURTA_RUNLIST_TIMESLICE_STEP = 1284,
    /** The equation of the published values */
    GPURTA_RUNLIST_PUBLISHED_FORMULA = 1285,
    /** What the bounds count */
    GPURTA_RUNLIST_BOUND_FORMULA = 1286,
    /** Entries in a cycle of the list */
    GPURTA_RUNLIST_LENGTH = 1287,
    /** Of the set: unschedulable if a channel is, or if the sum of C_i / P_i exceeds 1 (by more
     *  than 2^-100: then some response grows without bound); schedulable if all channels with
     *  deadlines are; absent where no deadline is given */
    GPURTA_RUNLIST_VERDICT = 1288,
    /** Why */
    GPURTA_RUNLIST_REASON = 1289,
    /** Whether the search for work-limited bounds was stopped by its limit: the positional ones
     *  stand in their place */
    GPURTA_RUNLIST_STOPPED = 1290,
    /** Its name; t1, t2, ... by position where it has none */
    GPURTA_RUNLIST_TASKS_NAME = 1344,
    /** As it was used: high, medium or low */
    GPURTA_RUNLIST_TASKS_LEVEL = 1345,
    /** TS_i that was used */
    GPURTA_RUNLIST_TASKS_TIMESLICE = 1346,
    /** TS_i rounded down to whole steps, from which k follows */
    GPURTA_RUNLIST_TASKS_OWN_TIMESLICE = 1347,
    /** C_i; absent for a saturated channel */
    GPURTA_RUNLIST_TASKS_WCET = 1348,
    /** Turns that a job needs, k = ceil(C_i / TS_i); absent for a saturated channel */
    GPURTA_RUNLIST_TASKS_SLOTS = 1349,
    /** Theorem 1: Equation 3 (2 when xi = 0); absent where it does not apply */
    GPURTA_RUNLIST_TASKS_PUBLISHED = 1350,
    /** Why Theorem 1 gives no value, or one that is not a bound here; absent: it is a bound */
    GPURTA_RUNLIST_TASKS_PUBLISHED_REASON = 1351,
    /** Positional bound; absent for a saturated channel */
    GPURTA_RUNLIST_TASKS_POSITIONAL = 1352,
    /** Work-limited bound, or the positional one where the search for it was stopped; absent for a
     *  saturated channel */
    GPURTA_RUNLIST_TASKS_BOUND = 1353,
    /** Why the bound does not hold for each of its jobs: there is none (saturated), it leaves out
     *  switches (published overhead), or jobs may queue, and it holds only for a job whose
     *  predecessor is complete; absent: it holds for every job */
    GPURTA_RUNLIST_TASKS_BOUND_REASON = 1354,
    /** D_i, or P_i in its place; absent where none */
    GPURTA_RUNLIST_TASKS_DEADLINE = 1355,
    /** Whether every job of it meets it */
    GPURTA_RUNLIST_TASKS_MEETS_DEADLINE = 1356,
    /** Whether it counted as saturated because its bound, and the reset of a low channel, exceeds
     *  its period */
    GPURTA_RUNLIST_TASKS_OVERLOADED = 1357,
    /** A response that can occur, without any switch cost; present where the bound exceeds the
     *  deadline */
    GPURTA_RUNLIST_TASKS_WITNESS = 1358,
    /** Schedulable if the bound does not exceed the deadline and it is not overloaded;
     *  unschedulable if the witness exceeds it; else unknown: no deadline, the bound exceeds it,
     *  jobs may queue, or the published overhead gives no bound */
    GPURTA_RUNLIST_TASKS_VERDICT = 1359,
    /** Why */
    GPURTA_RUNLIST_TASKS_REASON = 1360,
    /** Its entries in a cycle of the list */
    GPURTA_RUNLIST_TASKS_ENTRIES = 1361,
    /** The gap, from 0, with which the worst window begins; absent for a saturated channel */
    GPURTA_RUNLIST_TASKS_WINDOW = 1362,
    /** Name of the channel that adds */
    GPURTA_RUNLIST_TERMS_CHANNEL = 1408,
    /** Its entries in the worst window, n_j; itself: k */
    GPURTA_RUNLIST_TERMS_TIMES = 1409,
    /** I_j, what the work in one of them takes at most; itself: C_i */
    GPURTA_RUNLIST_TERMS_EACH = 1410,
    /** Timeslice or wcet, whichever is less; absent for itself */
    GPURTA_RUNLIST_TERMS_EACH_LIMITED_BY = 1411,
    /** W_j(L), L the bound; absent where entries alone limit */
    GPURTA_RUNLIST_TERMS_WORK = 1412,
    /** How many switches count; itself: k */
    GPURTA_RUNLIST_TERMS_SWITCHES = 1413,
    /** What one of them costs, a reset included */
    GPURTA_RUNLIST_TERMS_SWITCH = 1414,
    /** What it adds: min(times * each, work) + switches * switch; itself: C_i + k * xi */
    GPURTA_RUNLIST_TERMS_SUM = 1415,
    /** Entries or work, whichever was binding; own for itself */
    GPURTA_RUNLIST_TERMS_LIMITED_BY = 1416,
    /** The sum over the entries in it; O(channels) */
    GPURTA_RUNLIST_GAPS_GAP = 1472,
    /** Place in the list, from 0, of the entry before it */
    GPURTA_RUNLIST_GAPS_POSITION = 1473,
    /** Its channel */
    GPURTA_RUNLIST_LIST_NAME = 1536,
    /** Place of the channel in the set, from 0 */
    GPURTA_RUNLIST_LIST_INDEX = 1537,
    /** When it ended */
    GPURTA_HOST_END = 1728,
    /** Of what was simulated: unschedulable if a job misses its deadline, schedulable if all are
     *  met; absent where there is none */
    GPURTA_HOST_VERDICT = 1729,
    /** Its task */
    GPURTA_HOST_JOBS_NAME = 1792,
    /** When it was released */
    GPURTA_HOST_JOBS_RELEASE = 1793,
    /** When it was complete; absent if it was not at the end */
    GPURTA_HOST_JOBS_COMPLETION = 1794,
    /** Completion - release */
    GPURTA_HOST_JOBS_RESPONSE = 1795,
    /** From the release; absent where there is none */
    GPURTA_HOST_JOBS_DEADLINE = 1796,
    /** Whether it meets it; absent where the simulation ended before it and before the job */
    GPURTA_HOST_JOBS_MEETS_DEADLINE = 1797,
    /** Place of its task in the set, from 0 */
    GPURTA_HOST_JOBS_INDEX = 1798,
    /** The channel */
    GPURTA_HOST_SCHEDULE_NAME = 1856,
    /** Place of the entry in the list, from 0 */
    GPURTA_HOST_SCHEDULE_POSITION = 1857,
    /** When the switch begins */
    GPURTA_HOST_SCHEDULE_SWITCH = 1858,
    /** When the work begins */
    GPURTA_HOST_SCHEDULE_START = 1859,
    /** When the turn ends */
    GPURTA_HOST_SCHEDULE_END = 1860,
    /** Place of the channel in the set, from 0 */
    GPURTA_HOST_SCHEDULE_INDEX = 1861,
    /** Where blocks went: most-room or round-robin */
    GPURTA_SIMULATE_POLICY = 1920,
    /** SMs; 1 on a platform of plain slots */
    GPURTA_SIMULATE_SMS = 1921,
    /** Whether every job met its deadline in this run: no bound; absent where none is given */
    GPURTA_SIMULATE_VERDICT = 1922,
    /** What the run took of the option limit */
    GPURTA_SIMULATE_WORK = 1923,
    /** Its name; k1, k2, ... by position where it has none */
    GPURTA_SIMULATE_OPERATIONS_NAME = 1984,
    /** Kernel or copy; of a chain's step also host */
    GPURTA_SIMULATE_OPERATIONS_KIND = 1985,
    /** The stream that it names; absent where it has one of its own */
    GPURTA_SIMULATE_OPERATIONS_STREAM = 1986,
    /** Blocks of its grid; absent for a copy */
    GPURTA_SIMULATE_OPERATIONS_BLOCKS = 1987,
    /** When its worst job was launched; this and the times that follow: O(jobs) */
    GPURTA_SIMULATE_OPERATIONS_RELEASE = 1988,
    /** When that job joined a queue */
    GPURTA_SIMULATE_OPERATIONS_ENQUEUED = 1989,
    /** When its first block was placed */
    GPURTA_SIMULATE_OPERATIONS_DISPATCHED = 1990,
    /** When its last block was placed */
    GPURTA_SIMULATE_OPERATIONS_ASSIGNED = 1991,
    /** When it had ended */
    GPURTA_SIMULATE_OPERATIONS_COMPLETION = 1992,
    /** The longest response of its jobs */
    GPURTA_SIMULATE_OPERATIONS_RESPONSE = 1993,
    /** From the release; absent where none */
    GPURTA_SIMULATE_OPERATIONS_DEADLINE = 1994,
    /** Whether every job met it, in this run: no bound */
    GPURTA_SIMULATE_OPERATIONS_MEETS_DEADLINE = 1995,
    /** The first of its jobs, counted from 1, that has the longest response; O(jobs) */
    GPURTA_SIMULATE_OPERATIONS_WORST_JOB = 1996,
    /** Name of its operation */
    GPURTA_SIMULATE_JOBS_NAME = 2048,
    /** Kernel or copy; of a chain's step also host */
    GPURTA_SIMULATE_JOBS_KIND = 2049,
    /** The stream that its operation names */
    GPURTA_SIMULATE_JOBS_STREAM = 2050,
    /** Its number among those of its operation, from 1 */
    GPURTA_SIMULATE_JOBS_JOB = 2051,
    /** When the host launched it (G1) */
    GPURTA_SIMULATE_JOBS_RELEASE = 2052,
    /** When it joined an EE queue or the queue of a copy engine (G2, C1) */
    GPURTA_SIMULATE_JOBS_ENQUEUED = 2053,
    /** When its first block was placed, or the copy started */
    GPURTA_SIMULATE_JOBS_DISPATCHED = 2054,
    /** When its last block was placed (G3), or the copy started */
    GPURTA_SIMULATE_JOBS_ASSIGNED = 2055,
    /** When its last block, or the copy, had ended (G4, C4) */
    GPURTA_SIMULATE_JOBS_COMPLETION = 2056,
    /** Completion - release */
    GPURTA_SIMULATE_JOBS_RESPONSE = 2057,
    /** From the release; absent where none */
    GPURTA_SIMULATE_JOBS_DEADLINE = 2058,
    /** Whether it met it */
    GPURTA_SIMULATE_JOBS_MEETS_DEADLINE = 2059,
    /** Row of its operation, from 0 */
    GPURTA_SIMULATE_JOBS_OPERATION_ROW = 2060,
    /** SM that it ran on; absent on a CPU */
    GPURTA_SIMULATE_BLOCKS_SM = 2112,
    /** When it started */
    GPURTA_SIMULATE_BLOCKS_START = 2113,
    /** When it ended */
    GPURTA_SIMULATE_BLOCKS_END = 2114,
    /** Of a chain: CPU on which its thread ran, or spun, without a break; absent on an SM */
    GPURTA_SIMULATE_BLOCKS_CPU = 2115,
    /** Of the block in its job, from 0 */
    GPURTA_SIMULATE_BLOCKS_NUMBER = 2116,
    /** Rule that says so */
    GPURTA_SIMULATE_DELAYS_RULE = 2176,
    /** What that means */
    GPURTA_SIMULATE_DELAYS_CAUSE = 2177,
    /** Operation that it waited for; absent for none, or several */
    GPURTA_SIMULATE_DELAYS_BEHIND = 2178,
    /** And which of its jobs, from 1 */
    GPURTA_SIMULATE_DELAYS_BEHIND_JOB = 2179,
    /** U3, U4, U5: an SM that the rule kept a block from */
    GPURTA_SIMULATE_DELAYS_SM = 2180,
    /** When it began */
    GPURTA_SIMULATE_DELAYS_FROM = 2181,
    /** How long it lasted */
    GPURTA_SIMULATE_DELAYS_FOR = 2182,
    /** Row of that job, from 0 */
    GPURTA_SIMULATE_DELAYS_BEHIND_ROW = 2183,
    /** When */
    GPURTA_SIMULATE_EVENTS_TIME = 2240,
    /** Rule that fired */
    GPURTA_SIMULATE_EVENTS_RULE = 2241,
    /** Operation whose job it happened to */
    GPURTA_SIMULATE_EVENTS_OPERATION = 2242,
    /** And which of its jobs, from 1 */
    GPURTA_SIMULATE_EVENTS_JOB = 2243,
    /** Operation that it waits for or joins behind; absent for none */
    GPURTA_SIMULATE_EVENTS_BEHIND = 2244,
    /** And which of its jobs, from 1 */
    GPURTA_SIMULATE_EVENTS_BEHIND_JOB = 2245,
    /** X1: blocks placed in one round; of who waits: left to place */
    GPURTA_SIMULATE_EVENTS_BLOCKS = 2246,
    /** X1: rounds, one wcet apart, that it stands for; else 1 */
    GPURTA_SIMULATE_EVENTS_REPEAT = 2247,
    /** U3, U4, U5: an SM that the rule keeps a block from */
    GPURTA_SIMULATE_EVENTS_SM = 2248,
    /** Row of its job, from 0 */
    GPURTA_SIMULATE_EVENTS_JOB_ROW = 2249,
    /** Row of that other job, from 0 */
    GPURTA_SIMULATE_EVENTS_BEHIND_ROW = 2250,
    /** The SM */
    GPURTA_SIMULATE_PLACES_SM = 2304,
    /** Blocks that it took in one round */
    GPURTA_SIMULATE_PLACES_BLOCKS = 2305,
    /** Name of the platform */
    GPURTA_OCCUPANCY_PLATFORM = 2560,
    /** As in 6.2; absent where not known */
    GPURTA_OCCUPANCY_COMPUTE_CAPABILITY = 2561,
    /** How many SMs it has; absent where not known */
    GPURTA_OCCUPANCY_SMS = 2562,
    /** Its name; k1, k2, ... by position where it has none */
    GPURTA_OCCUPANCY_KERNELS_NAME = 2624,
    /** Launches in a row of a step, else 1 */
    GPURTA_OCCUPANCY_KERNELS_LAUNCHES = 2625,
    /** Of a block */
    GPURTA_OCCUPANCY_KERNELS_THREADS = 2626,
    /** Of a thread; 0: not a limit */
    GPURTA_OCCUPANCY_KERNELS_REGISTERS = 2627,
    /** Of a block, static + dynamic */
    GPURTA_OCCUPANCY_KERNELS_SHARED_MEMORY = 2628,
    /** What an empty SM takes; 0: the block cannot launch */
    GPURTA_OCCUPANCY_KERNELS_BLOCKS_PER_SM = 2629,
    /** Blocks that an SM holds at least while another of the kernel waits, g_min: fewer where rule
     *  U3 can keep one out */
    GPURTA_OCCUPANCY_KERNELS_CERTAIN_BLOCKS_PER_SM = 2630,
    /** SMs, of its partition if it has one, times blocks per SM; absent: how many is not known */
    GPURTA_OCCUPANCY_KERNELS_SLOTS = 2631,
    /** Name of its partition */
    GPURTA_OCCUPANCY_KERNELS_PARTITION = 2632,
    /** Warps of those blocks */
    GPURTA_OCCUPANCY_KERNELS_WARPS_PER_SM = 2633,
    /** Of the warps that an SM holds, rounded down */
    GPURTA_OCCUPANCY_KERNELS_OCCUPANCY = 2634,
    /** The resources that bind: each alone allows no more blocks than all together */
    GPURTA_OCCUPANCY_KERNELS_LIMITED_BY = 2635,
    /** What each count may be at most for one block more; absent: no count does it */
    GPURTA_OCCUPANCY_KERNELS_ONE_MORE_WITH = 2636,
    /** Why the block cannot launch */
    GPURTA_OCCUPANCY_KERNELS_REASON = 2637,
    /** What each warp gets */
    GPURTA_OCCUPANCY_KERNELS_REGISTERS_PER_WARP = 2638,
    /** Whether the kernel has to opt in to so much shared memory */
    GPURTA_OCCUPANCY_KERNELS_OPT_IN = 2639,
    /** Rule U5: shared memory that its SMs are set to; absent: the platform has no carve-outs */
    GPURTA_OCCUPANCY_KERNELS_CARVEOUT = 2640,
    /** Its name */
    GPURTA_OCCUPANCY_RESOURCES_RESOURCE = 2688,
    /** What one block gets, rounded up, with what the driver reserves */
    GPURTA_OCCUPANCY_RESOURCES_GETS = 2689,
    /** What an SM has */
    GPURTA_OCCUPANCY_RESOURCES_HAS = 2690,
    /** Blocks that it alone allows; absent: the kernel does not need it */
    GPURTA_OCCUPANCY_RESOURCES_BLOCKS = 2691,
    /** Whether that is blocks_per_sm */
    GPURTA_OCCUPANCY_RESOURCES_BINDS = 2692,
    /** Unschedulable if some chain is, schedulable if all are */
    GPURTA_BOUND_VERDICT = 3200,
    /** Why */
    GPURTA_BOUND_REASON = 3201,
    /** Why there are no exact responses: what makes the system no small one, or which limit was
     *  reached; absent: there are, or none were asked for */
    GPURTA_BOUND_EXACT_REASON = 3202,
    /** Its name; c1, c2, ... (of a program's kernels k1, k2, ...) where it has none */
    GPURTA_BOUND_CHAINS_NAME = 3264,
    /** From the nominal release to the end of its last step; absent where nothing is known */
    GPURTA_BOUND_CHAINS_BOUND = 3265,
    /** Longest response that the search saw; absent without a search */
    GPURTA_BOUND_CHAINS_OBSERVED = 3266,
    /** The worst response itself; only with GPURTA_OPTION_BOUND_EXACT and of small systems */
    GPURTA_BOUND_CHAINS_EXACT = 3267,
    /** From the nominal release */
    GPURTA_BOUND_CHAINS_DEADLINE = 3268,
    /** Of its deadline and those of its steps */
    GPURTA_BOUND_CHAINS_VERDICT = 3269,
    /** The same */
    GPURTA_BOUND_CHAINS_MEETS_DEADLINE = 3270,
    /** Why it has no bound, is late or has no verdict, what would help where its jobs wait for
     *  each other, or of what alone its verdict is; else absent */
    GPURTA_BOUND_CHAINS_REASON = 3271,
    /** Serial or pipelined */
    GPURTA_BOUND_CHAINS_OVERLAP = 3272,
    /** Where responses begin: release or begin */
    GPURTA_BOUND_CHAINS_COUNTED_FROM = 3273,
    /** Largest number of jobs in a row that full queues drop; absent where none drops or no bound
     *  is known */
    GPURTA_BOUND_CHAINS_DROPPED = 3274,
    /** Its name; k1, k2, ... by position where it has none */
    GPURTA_BOUND_STEPS_NAME = 3328,
    /** Kernel, copy or host */
    GPURTA_BOUND_STEPS_KIND = 3329,
    /** How late after the nominal release it may be activated; its end is no later than this and
     *  its bound, and may be bounded by less */
    GPURTA_BOUND_STEPS_JITTER = 3330,
    /** From its activation to its end; absent where nothing is known */
    GPURTA_BOUND_STEPS_BOUND = 3331,
    /** Longest one that the search saw */
    GPURTA_BOUND_STEPS_OBSERVED = 3332,
    /** From the chain's nominal release; absent where none */
    GPURTA_BOUND_STEPS_DEADLINE = 3333,
    /** L */
    GPURTA_BOUND_STEPS_WINDOW = 3334,
    /** The worst response itself, from the nominal release of the chain */
    GPURTA_BOUND_STEPS_EXACT = 3335,
    /** Its latest end, from the nominal release */
    GPURTA_BOUND_STEPS_FINISH = 3336,
    /** Its earliest activation, from the nominal release */
    GPURTA_BOUND_STEPS_EARLY = 3337,
    /** Which set of weights bounds it; absent: it is no kernel, has no bound, or kernels count one
     *  after the other */
    GPURTA_BOUND_STEPS_WEIGHTS = 3338,
    /** CPU of a host step, or of the thread that spins meanwhile; absent: none */
    GPURTA_BOUND_STEPS_CPU = 3339,
    /** ::gpurta_bound_kind, by its name */
    GPURTA_BOUND_TERMS_KIND = 3392,
    /** The step that it is for; absent: a context, or several steps */
    GPURTA_BOUND_TERMS_STEP = 3393,
    /** The context that it is for */
    GPURTA_BOUND_TERMS_CONTEXT = 3394,
    /** How often it counts: jobs of the step, or what the kind says; absent: a part of one */
    GPURTA_BOUND_TERMS_JOBS = 3395,
    /** How many blocks of each job; of low those that may be resident, of own all but the last;
     *  absent: none in particular, or waves */
    GPURTA_BOUND_TERMS_BLOCKS = 3396,
    /** Y of a block of the step; absent: of no kernel, or waves */
    GPURTA_BOUND_TERMS_WEIGHT = 3397,
    /** Time that it takes, a summand of the bound */
    GPURTA_BOUND_TERMS_SHARE = 3398,
    /** Row of that step among all steps, or number of the context */
    GPURTA_BOUND_TERMS_INDEX = 3399,
    /** How many waves of each job, where kernels count one after the other */
    GPURTA_BOUND_TERMS_WAVES = 3400,
    /** Time of each that jobs counts: of a job, a timeslice, a gap, a switch or what the kind
     *  says; absent: of another kind */
    GPURTA_BOUND_TERMS_EACH = 3401,
    /** Of path its window; of outlasted the time of all other parts of the wait; absent: of
     *  another kind */
    GPURTA_BOUND_TERMS_WINDOW = 3402,
    /** Of head: the sum of blocks x weight of the room that follow is below it; absent: of another
     *  kind */
    GPURTA_BOUND_TERMS_LESS_THAN = 3403,
    /** ::gpurta_bound_kind, by its name */
    GPURTA_BOUND_CHAIN_TERMS_KIND = 3456,
    /** The step that it is for; absent: a context, or several steps */
    GPURTA_BOUND_CHAIN_TERMS_STEP = 3457,
    /** The context that it is for */
    GPURTA_BOUND_CHAIN_TERMS_CONTEXT = 3458,
    /** How often it counts: jobs of the step, or what the kind says; absent: a part of one */
    GPURTA_BOUND_CHAIN_TERMS_JOBS = 3459,
    /** How many blocks of each job; of low those that may be resident, of own all but the last;
     *  absent: none in particular, or waves */
    GPURTA_BOUND_CHAIN_TERMS_BLOCKS = 3460,
    /** Y of a block of the step; absent: of no kernel, or waves */
    GPURTA_BOUND_CHAIN_TERMS_WEIGHT = 3461,
    /** Time that it takes, a summand of the bound */
    GPURTA_BOUND_CHAIN_TERMS_SHARE = 3462,
    /** Row of that step among all steps, or number of the context */
    GPURTA_BOUND_CHAIN_TERMS_INDEX = 3463,
    /** How many waves of each job, where kernels count one after the other */
    GPURTA_BOUND_CHAIN_TERMS_WAVES = 3464,
    /** Time of each that jobs counts: of a job, a timeslice, a gap, a switch or what the kind
     *  says; absent: of another kind */
    GPURTA_BOUND_CHAIN_TERMS_EACH = 3465,
    /** Of path its window; of outlasted the time of all other parts of the wait; absent: of
     *  another kind */
    GPURTA_BOUND_CHAIN_TERMS_WINDOW = 3466,
    /** Of head: the sum of blocks x weight of the room that follow is below it; absent: of another
     *  kind */
    GPURTA_BOUND_CHAIN_TERMS_LESS_THAN = 3467,
    /** The chain that is released */
    GPURTA_BOUND_RELEASES_CHAIN = 3520,
    /** Its nominal release */
    GPURTA_BOUND_RELEASES_NOMINAL = 3521,
    /** When it came, up to the jitter later */
    GPURTA_BOUND_RELEASES_RELEASE = 3522,
    /** Row of that chain */
    GPURTA_BOUND_RELEASES_INDEX = 3523,
    /** Which step */
    GPURTA_BOUND_SPANS_STEP = 3584,
    /** Its activation */
    GPURTA_BOUND_SPANS_BEGIN = 3585,
    /** When its first block was placed, or it began */
    GPURTA_BOUND_SPANS_START = 3586,
    /** When it was complete */
    GPURTA_BOUND_SPANS_END = 3587,
    /** Row of that step among all steps */
    GPURTA_BOUND_SPANS_INDEX = 3588,
    /** Of the chain's job that the releases have under this number, from 0 */
    GPURTA_BOUND_BLOCKS_JOB = 3648,
    /** Place of the step in its chain, from 0 */
    GPURTA_BOUND_BLOCKS_STEP = 3649,
    /** The SM of a block; else 0 */
    GPURTA_BOUND_BLOCKS_SM = 3650,
    /** How many that are alike */
    GPURTA_BOUND_BLOCKS_COUNT = 3651,
    /** When it began */
    GPURTA_BOUND_BLOCKS_START = 3652,
    /** When it ended */
    GPURTA_BOUND_BLOCKS_END = 3653,
    /** The entry of the runlist, from 0; of servers the context */
    GPURTA_BOUND_TURNS_ENTRY = 3712,
    /** When the context has the GPU, after the switch */
    GPURTA_BOUND_TURNS_START = 3713,
    /** When it has it no longer */
    GPURTA_BOUND_TURNS_END = 3714,
    /** Which set, from 0 */
    GPURTA_BOUND_WEIGHTS_SET = 3776,
    /** Y of the footprint's blocks */
    GPURTA_BOUND_WEIGHTS_WEIGHT = 3777,
    /** SMs of the GPU */
    GPURTA_PARTITION_SMS = 3840,
    /** How SMs are divided */
    GPURTA_PARTITION_MECHANISM = 3841,
    /** Where the allowed sizes are from; absent where any is allowed */
    GPURTA_PARTITION_SIZES_SOURCE = 3842,
    /** What of them is not confirmed; absent: nothing */
    GPURTA_PARTITION_SIZES_UNCONFIRMED = 3843,
    /** Separate or shared */
    GPURTA_PARTITION_QUEUES = 3844,
    /** Total or largest */
    GPURTA_PARTITION_MINIMIZE = 3845,
    /** Schedulable if there is a division, else unknown */
    GPURTA_PARTITION_VERDICT = 3846,
    /** Whether the search came to its end; if not, the limit came first: there may be cheaper
     *  divisions than those found, or some where none was */
    GPURTA_PARTITION_COMPLETE = 3847,
    /** How many cheapest divisions there are, with those that differ by an exchange */
    GPURTA_PARTITION_FOUND = 3848,
    /** How many bounds of all chains were computed */
    GPURTA_PARTITION_TRIED = 3849,
    /** Why none is searched for (keys left_out and observed); absent: nothing speaks against it */
    GPURTA_PARTITION_DOUBT = 3850,
    /** Its name */
    GPURTA_PARTITION_PARTITIONS_NAME = 3904,
    /** Whether kernels are in it */
    GPURTA_PARTITION_PARTITIONS_USED = 3905,
    /** Fewest SMs with which the deadlines of its chains, and of paths through them, are met if
     *  every other partition had the whole GPU; absent where no size is enough, where it has no
     *  kernels, and perhaps where the search is not complete */
    GPURTA_PARTITION_PARTITIONS_FEWEST = 3906,
    /** Its SMs in the first division */
    GPURTA_PARTITION_PARTITIONS_SMS = 3907,
    /** 1, 2, 3, ... */
    GPURTA_PARTITION_DIVISIONS_NUMBER = 3968,
    /** SMs of all partitions */
    GPURTA_PARTITION_DIVISIONS_TOTAL = 3969,
    /** SMs of the largest one */
    GPURTA_PARTITION_DIVISIONS_LARGEST = 3970,
    /** SMs that are left over */
    GPURTA_PARTITION_DIVISIONS_REST = 3971,
    /** Its name */
    GPURTA_PARTITION_SIZES_PARTITION = 4032,
    /** Its SMs */
    GPURTA_PARTITION_SIZES_SMS = 4033,
    /** MIG profile of that size: 3g */
    GPURTA_PARTITION_SIZES_PROFILE = 4034,
    /** Its number for nvidia-smi mig -cgi */
    GPURTA_PARTITION_SIZES_PROFILE_ID = 4035,
    /** Its name; c1, c2, ... where it has none */
    GPURTA_PARTITION_CULPRIT_CHAIN = 4096,
    /** Its number, from 0 */
    GPURTA_PARTITION_CULPRIT_INDEX = 4097,
    /** SMs of its partition then */
    GPURTA_PARTITION_CULPRIT_SMS = 4098,
    /** Its bound over its deadline; absent where it has no bound */
    GPURTA_PARTITION_CULPRIT_FACTOR = 4099,
    /** The path through that chain whose reaction time does not fit, and which sms and factor are
     *  of; absent: the chain itself does not */
    GPURTA_PARTITION_CULPRIT_PATH = 4100,
    /** A sentence */
    GPURTA_BOUND_ASSUMPTIONS_ASSUMPTION = 4160,
    /** Its name; c1, c2, ... where it has none, of kernels k1, k2, ... */
    GPURTA_PARTITION_CHAINS_NAME = 4224,
    /** Position of the partition of its kernels, from 0; absent: it has none */
    GPURTA_PARTITION_CHAINS_PARTITION = 4225,
    /** D; absent: a closed chain that is given none */
    GPURTA_PARTITION_CHAINS_DEADLINE = 4226,
    /** Its name */
    GPURTA_BOUND_PATHS_NAME = 4288,
    /** From an event to the end of the first job of the last chain that had notice of it; absent
     *  where a chain has no bound, or no largest distance of its releases */
    GPURTA_BOUND_PATHS_REACTION = 4289,
    /** Of the data from which the last chain makes its output, since they were read, when it is
     *  written; absent likewise, but the last chain needs no largest distance */
    GPURTA_BOUND_PATHS_AGE = 4290,
    /** Longest one that the search saw; absent where it saw none */
    GPURTA_BOUND_PATHS_OBSERVED_REACTION = 4291,
    /** The same of the age */
    GPURTA_BOUND_PATHS_OBSERVED_AGE = 4292,
    /** Of the reaction time; absent where none */
    GPURTA_BOUND_PATHS_DEADLINE = 4293,
    /** Of its deadline; absent where there is none */
    GPURTA_BOUND_PATHS_VERDICT = 4294,
    /** The same */
    GPURTA_BOUND_PATHS_MEETS_DEADLINE = 4295,
    /** Why it has no bound; absent: it has one */
    GPURTA_BOUND_PATHS_REASON = 4296,
    /** Its name */
    GPURTA_BOUND_PATH_TERMS_CHAIN = 4352,
    /** Largest distance of its releases: so long may data wait for the next one; absent where none
     *  is known */
    GPURTA_BOUND_PATH_TERMS_WAIT = 4353,
    /** From its nominal release to the end of its last step; absent where nothing is known */
    GPURTA_BOUND_PATH_TERMS_BOUND = 4354,
    /** Row of that chain */
    GPURTA_BOUND_PATH_TERMS_INDEX = 4355,
    /** Of all its times */
    GPURTA_MODEL_UNIT = 4480,
    /** Of its partitions: separate or shared */
    GPURTA_MODEL_QUEUES = 4481,
    /** Why no verdict is of all that a profile shows (key left_out); absent: what it left out is
     *  at most 1% */
    GPURTA_MODEL_LEFT_OUT = 4482,
    /** Its name; k1, k2, ... by position where it has none */
    GPURTA_MODEL_OPERATIONS_NAME = 4544,
    /** Kernel or copy */
    GPURTA_MODEL_OPERATIONS_KIND = 4545,
    /** Name of its stream; absent: one of its own */
    GPURTA_MODEL_OPERATIONS_STREAM = 4546,
    /** That of its stream; the lower, the more urgent */
    GPURTA_MODEL_OPERATIONS_PRIORITY = 4547,
    /** Whether its stream waits for the NULL stream */
    GPURTA_MODEL_OPERATIONS_BLOCKING = 4548,
    /** Position of its partition, from 0; absent: none */
    GPURTA_MODEL_OPERATIONS_PARTITION = 4549,
    /** Blocks of its grid; absent: no kernel */
    GPURTA_MODEL_OPERATIONS_BLOCKS = 4550,
    /** Threads of a block; 0: not given */
    GPURTA_MODEL_OPERATIONS_THREADS = 4551,
    /** Registers of a thread */
    GPURTA_MODEL_OPERATIONS_REGISTERS = 4552,
    /** Bytes of shared memory of a block */
    GPURTA_MODEL_OPERATIONS_SHARED_MEMORY = 4553,
    /** Bytes of local memory of a thread */
    GPURTA_MODEL_OPERATIONS_LOCAL_MEMORY = 4554,
    /** Bytes of shared memory per SM that it asks for; absent: the driver chooses */
    GPURTA_MODEL_OPERATIONS_CARVEOUT = 4555,
    /** The same in percent; absent: the driver chooses */
    GPURTA_MODEL_OPERATIONS_CARVEOUT_PERCENT = 4556,
    /** Number of the word of a copy's direction, as gpurta_key_word() has them */
    GPURTA_MODEL_OPERATIONS_DIRECTION = 4557,
    /** Copy engine and 1; 0: that of its direction */
    GPURTA_MODEL_OPERATIONS_ENGINE = 4558,
    /** Bytes of a copy; 0: not given */
    GPURTA_MODEL_OPERATIONS_BYTES = 4559,
    /** Longest time of one block, copy or host step; absent: of a copy whose bandwidth is not
     *  known */
    GPURTA_MODEL_OPERATIONS_WCET = 4560,
    /** From its release, or its period; absent where none */
    GPURTA_MODEL_OPERATIONS_DEADLINE = 4561,
    /** Number of its stream, 0 for the NULL stream; absent: one of its own */
    GPURTA_MODEL_OPERATIONS_STREAM_NUMBER = 4562,
    /** Of its first job */
    GPURTA_MODEL_OPERATIONS_RELEASE = 4563,
    /** Least distance of its releases; absent where none */
    GPURTA_MODEL_OPERATIONS_PERIOD = 4564,
    /** Position of the operation for which its launch waits; absent: none */
    GPURTA_MODEL_OPERATIONS_AFTER = 4565,
    /** Whether it waits for that one's launch, not its completion */
    GPURTA_MODEL_OPERATIONS_AFTER_LAUNCH = 4566,
    /** How long after that; absent: it waits for none */
    GPURTA_MODEL_OPERATIONS_DELAY = 4567,
    /** Its position, from 0 */
    GPURTA_MODEL_WAITS_OPERATION = 4608,
    /** Its name */
    GPURTA_MODEL_STREAMS_NAME = 4672,
    /** The lower, the more urgent */
    GPURTA_MODEL_STREAMS_PRIORITY = 4673,
    /** Whether it waits for the NULL stream */
    GPURTA_MODEL_STREAMS_BLOCKING = 4674,
    /** Its name */
    GPURTA_MODEL_PARTITIONS_NAME = 4736,
    /** How many SMs it has */
    GPURTA_MODEL_PARTITIONS_SMS = 4737,
    /** Its number */
    GPURTA_MODEL_SMS_SM = 4800,
    /** Its name */
    GPURTA_MODEL_CONTEXTS_NAME = 4864,
    /** Number of the word of its level; 0: none given */
    GPURTA_MODEL_CONTEXTS_LEVEL = 4865,
    /** Whether it always has work */
    GPURTA_MODEL_CONTEXTS_SATURATED = 4866,
    /** Absent where none */
    GPURTA_MODEL_CONTEXTS_TIMESLICE = 4867,
    /** Q of its server; absent where none */
    GPURTA_MODEL_CONTEXTS_BUDGET = 4868,
    /** P of its server; absent where none */
    GPURTA_MODEL_CONTEXTS_PERIOD = 4869,
    /** Larger first; absent where none */
    GPURTA_MODEL_CONTEXTS_PRIORITY = 4870,
    /** Its name; c1, c2, ... by position where it has none */
    GPURTA_MODEL_CHAINS_NAME = 4928,
    /** Position of its context, from 0; absent: the only one */
    GPURTA_MODEL_CHAINS_CONTEXT = 4929,
    /** Of its steps that name none; absent: streams of their own */
    GPURTA_MODEL_CHAINS_STREAM = 4930,
    /** T */
    GPURTA_MODEL_CHAINS_PERIOD = 4931,
    /** J; absent where none */
    GPURTA_MODEL_CHAINS_JITTER = 4932,
    /** D */
    GPURTA_MODEL_CHAINS_DEADLINE = 4933,
    /** Whether it is released when its job before is complete: its period is no rate then */
    GPURTA_MODEL_CHAINS_CLOSED = 4934,
    /** Its name; s1, s2, ... by position where it has none */
    GPURTA_MODEL_STEPS_NAME = 4992,
    /** Kernel, copy or host */
    GPURTA_MODEL_STEPS_KIND = 4993,
    /** Name of its stream; absent: one of its own */
    GPURTA_MODEL_STEPS_STREAM = 4994,
    /** That of its stream; the lower, the more urgent */
    GPURTA_MODEL_STEPS_PRIORITY = 4995,
    /** Whether its stream waits for the NULL stream */
    GPURTA_MODEL_STEPS_BLOCKING = 4996,
    /** Position of its partition, from 0; absent: none */
    GPURTA_MODEL_STEPS_PARTITION = 4997,
    /** Blocks of its grid; absent: no kernel */
    GPURTA_MODEL_STEPS_BLOCKS = 4998,
    /** Threads of a block; 0: not given */
    GPURTA_MODEL_STEPS_THREADS = 4999,
    /** Registers of a thread */
    GPURTA_MODEL_STEPS_REGISTERS = 5000,
    /** Bytes of shared memory of a block */
    GPURTA_MODEL_STEPS_SHARED_MEMORY = 5001,
    /** Bytes of local memory of a thread */
    GPURTA_MODEL_STEPS_LOCAL_MEMORY = 5002,
    /** Bytes of shared memory per SM that it asks for; absent: the driver chooses */
    GPURTA_MODEL_STEPS_CARVEOUT = 5003,
    /** The same in percent; absent: the driver chooses */
    GPURTA_MODEL_STEPS_CARVEOUT_PERCENT = 5004,
    /** Number of the word of a copy's direction, as gpurta_key_word() has them */
    GPURTA_MODEL_STEPS_DIRECTION = 5005,
    /** Copy engine and 1; 0: that of its direction */
    GPURTA_MODEL_STEPS_ENGINE = 5006,
    /** Bytes of a copy; 0: not given */
    GPURTA_MODEL_STEPS_BYTES = 5007,
    /** Longest time of one block, copy or host step; absent: of a copy whose bandwidth is not
     *  known */
    GPURTA_MODEL_STEPS_WCET = 5008,
    /** Of its own, from the release of its chain; absent where none */
    GPURTA_MODEL_STEPS_DEADLINE = 5009,
    /** Position of its chain, from 0 */
    GPURTA_MODEL_STEPS_CHAIN = 5010,
    /** How many such steps it stands for, one after the other */
    GPURTA_MODEL_STEPS_REPEAT = 5011,
    /** Shortest time */
    GPURTA_MODEL_STEPS_BCET = 5012,
    /** Its position in section steps, from 0: the launches of a kernel with a launch_gap, and
     *  their gaps, have one */
    GPURTA_MODEL_STEPS_ROW = 5013,
    /** Its position, from 0 */
    GPURTA_MODEL_AFTER_STEP = 5056,
    /** Its name; t1, t2, ... by position where it has none */
    GPURTA_MODEL_TASKS_NAME = 5120,
    /** Number of the word of its level; 0: none given */
    GPURTA_MODEL_TASKS_LEVEL = 5121,
    /** Whether it always has work */
    GPURTA_MODEL_TASKS_SATURATED = 5122,
    /** Position of its server, from 0; absent: none */
    GPURTA_MODEL_TASKS_SERVER = 5123,
    /** C */
    GPURTA_MODEL_TASKS_WCET = 5124,
    /** P; absent where none */
    GPURTA_MODEL_TASKS_PERIOD = 5125,
    /** D, or P; absent where none */
    GPURTA_MODEL_TASKS_DEADLINE = 5126,
    /** Absent where none */
    GPURTA_MODEL_TASKS_TIMESLICE = 5127,
    /** Absent where none */
    GPURTA_MODEL_TASKS_NONPREEMPTABLE = 5128,
    /** Its name; s1, s2, ... by position where it has none */
    GPURTA_MODEL_SERVERS_NAME = 5184,
    /** Q */
    GPURTA_MODEL_SERVERS_BUDGET = 5185,
    /** P */
    GPURTA_MODEL_SERVERS_PERIOD = 5186,
    /** Resident, hangs or unknown: of all groups */
    GPURTA_RESIDENT_VERDICT = 5248,
    /** Why */
    GPURTA_RESIDENT_REASON = 5249,
    /** SMs of the GPU; of a platform of slots 1 */
    GPURTA_RESIDENT_SMS = 5250,
    /** Steps of the search for coverings, of which the limit is; 0: weights were enough */
    GPURTA_RESIDENT_WORK = 5251,
    /** Its name */
    GPURTA_RESIDENT_GROUPS_NAME = 5312,
    /** Resident, hangs or unknown */
    GPURTA_RESIDENT_GROUPS_VERDICT = 5313,
    /** Why */
    GPURTA_RESIDENT_GROUPS_REASON = 5314,
    /** Fewest SMs that hold the group where it has them for itself; absent: none do, or none was
     *  found within the limit */
    GPURTA_RESIDENT_GROUPS_FEWEST_SMS = 5315,
    /** By what its verdict is proved: heads (each kernel as the head of the queues, or an order of
     *  launches) or states (every state that the GPU can be in; no certificate has these); absent:
     *  unknown */
    GPURTA_RESIDENT_GROUPS_PROOF = 5316,
    /** Its name; k1, k2, ... by position where it has none */
    GPURTA_RESIDENT_KERNELS_NAME = 5376,
    /** Blocks of its grid */
    GPURTA_RESIDENT_KERNELS_BLOCKS = 5377,
    /** A number of its blocks with which, all else as it is, every group is proved resident; with
     *  one more it was not proved; 0: no number is */
    GPURTA_RESIDENT_KERNELS_LARGEST_SAFE = 5378,
    /** SMs that one of its blocks can keep closed to the head that is nearest to being blocked */
    GPURTA_RESIDENT_KERNELS_WEIGHT = 5379,
    /** Its name */
    GPURTA_RESIDENT_HEADS_NAME = 5440,
    /** Most that blocks of groups can weigh while it waits: below the SMs of its partition it is
     *  never blocked */
    GPURTA_RESIDENT_HEADS_WEIGHT = 5441,
    /** SMs on which it may run */
    GPURTA_RESIDENT_HEADS_SMS = 5442,
    /** Weights or search where it is never blocked; blocked; order; states (every state of the GPU
     *  decides); unknown */
    GPURTA_RESIDENT_HEADS_PROOF = 5443,
    /** A group that hangs */
    GPURTA_RESIDENT_WITNESS_GROUP = 5504,
    /** The kernel that waits for ever */
    GPURTA_RESIDENT_WITNESS_WAITS = 5505,
    /** For what it waits */
    GPURTA_RESIDENT_WITNESS_FOR = 5506,
    /** Whether the rules of the platform, as simulated, place blocks so that it hangs; if not, it
     *  takes a placement that they do not exclude */
    GPURTA_RESIDENT_WITNESS_SIMULATED = 5507,
    /** The same in one word: space, completion (of a kernel of its group, by its stream or after),
     *  null-stream, idle-gpu (U6) or grids (U2) */
    GPURTA_RESIDENT_WITNESS_CAUSE = 5508,
    /** Its name */
    GPURTA_RESIDENT_ORDER_NAME = 5568,
    /** Blocks of its grid; absent: a copy */
    GPURTA_RESIDENT_ORDER_BLOCKS = 5569,
    /** Its blocks that are on the GPU */
    GPURTA_RESIDENT_ORDER_RESIDENT = 5570,
    /** Its position in the program, from 0 */
    GPURTA_RESIDENT_ORDER_OPERATION = 5571,
    /** The kernel */
    GPURTA_RESIDENT_PLACES_NAME = 5632,
    /** The first of the SMs, from 0 on the GPU */
    GPURTA_RESIDENT_PLACES_SM = 5633,
    /** How many SMs */
    GPURTA_RESIDENT_PLACES_SMS = 5634,
    /** Its blocks on each of them */
    GPURTA_RESIDENT_PLACES_BLOCKS = 5635,
    /** A sentence */
    GPURTA_RESIDENT_ASSUMPTIONS_ASSUMPTION = 5696,
    /** Which set of the head, from 0 */
    GPURTA_RESIDENT_WEIGHTS_SET = 5760,
    /** SMs that one block of the kernel can keep closed to the head */
    GPURTA_RESIDENT_WEIGHTS_WEIGHT = 5761,
    /** Its name */
    GPURTA_SIMULATE_PATHS_NAME = 5824,
    /** The longest from an event to the end of the first job of the last chain that had notice of
     *  it; absent where the run shows none */
    GPURTA_SIMULATE_PATHS_REACTION = 5825,
    /** The longest of the data from which the last chain makes its output; absent likewise */
    GPURTA_SIMULATE_PATHS_AGE = 5826,
    /** Of the reaction time; absent where none */
    GPURTA_SIMULATE_PATHS_DEADLINE = 5827,
    /** Whether all reactions met it */
    GPURTA_SIMULATE_PATHS_MEETS_DEADLINE = 5828,
    /** Why longer ones may come later; absent: the run repeats, and these are the longest for
     *  these offsets, execution times and placement */
    GPURTA_SIMULATE_PATHS_REASON = 5829,
    /** A sentence */
    GPURTA_RTA_ASSUMPTIONS_ASSUMPTION = 5888,
    /** A sentence */
    GPURTA_EDF_ASSUMPTIONS_ASSUMPTION = 5952,
    /** A sentence */
    GPURTA_MODEL_ASSUMPTIONS_ASSUMPTION = 6016,
    /** A sentence */
    GPURTA_RUNLIST_ASSUMPTIONS_ASSUMPTION = 6080,
    /** A sentence */
    GPURTA_PARTITION_ASSUMPTIONS_ASSUMPTION = 6144
} gpurta_column;

#ifdef __cplusplus
}
#endif

#endif
