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
    GPURTA_RTA_KERNELS = 2
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
    GPURTA_RTA_KERNELS_MEETS_DEADLINE = 139
} gpurta_column;

#ifdef __cplusplus
}
#endif

#endif
