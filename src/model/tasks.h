/* The task model from inside: what the analyses read without conversion. */
#ifndef TASKS_H
#define TASKS_H

#include "base/text.h"
#include "number/rat.h"

#include <gpurta/model.h>
#include <stdatomic.h>

/** @brief Times of a task. The numbers are part of the ABI. */
typedef enum gpurta_task_time {
    GPURTA_TASK_WCET = 0,          /**< C, > 0; always given */
    GPURTA_TASK_PERIOD = 1,        /**< P, least distance of releases, > 0; default none */
    GPURTA_TASK_DEADLINE = 2,      /**< D, relative, > 0; default: the period */
    GPURTA_TASK_TIMESLICE = 3,     /**< TS, > 0; default: none (the analysis states its own) */
    GPURTA_TASK_NONPREEMPTABLE = 4 /**< np, longest section that cannot be preempted, >= 0;
                                        default 0 */
} gpurta_task_time;

/** @brief A set of tasks and servers. Building it is for one thread; analyses only read it. */
typedef struct gpurta_tasks gpurta_tasks;

/** @brief Makes an empty set.
 *  @param[out] tasks owned by the caller; ends with gpurta_tasks_destroy()
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. */
GPURTA_MUST_USE gpurta_status gpurta_tasks_create(gpurta_tasks **tasks, gpurta_error *error);

/** @brief Frees a set; NULL is allowed. */
void gpurta_tasks_destroy(gpurta_tasks *tasks);

/** @brief Adds a task at the end.
 *  @param tasks      the set
 *  @param name       copied; NULL: no name ("t1", "t2", ... by position in outputs)
 *  @param wcet       C > 0, copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE;
 *          ::GPURTA_NO_MEMORY. The new task's index is the count before the call.
 *          Amortised O(1). */
GPURTA_MUST_USE gpurta_status gpurta_tasks_add(gpurta_tasks *tasks, const char *name,
                                               mpq_srcptr wcet, gpurta_error *error);

/** @brief Number of tasks; 0 for NULL. O(1). */
size_t gpurta_tasks_count(const gpurta_tasks *tasks);

/** @brief Name of task @p index; NULL if it was given none, or there is no such task.
 *  @return text that lives as long as the set. O(1). */
const char *gpurta_tasks_name(const gpurta_tasks *tasks, size_t index);

/** @brief Sets a time of task @p index; the value is copied.
 *  @param tasks the set
 *  @param index position
 *  @param which which one
 *  @param value the value; copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such task or time);
 *          ::GPURTA_OUT_OF_RANGE; ::GPURTA_NO_MEMORY. O(1). */
GPURTA_MUST_USE gpurta_status gpurta_tasks_set_time(gpurta_tasks *tasks, size_t index,
                                                    gpurta_task_time which, mpq_srcptr value,
                                                    gpurta_error *error);

/** @brief Reads a time of task @p index.
 *  @param tasks      the set
 *  @param index      position of the task
 *  @param which      which time
 *  @param[out] value initialised by the caller; untouched where the time is not given
 *  @return whether the time is given (the deadline also when it comes from the period, the
 *          non-preemptable section always). O(1). */
bool gpurta_tasks_time(const gpurta_tasks *tasks, size_t index, gpurta_task_time which,
                       mpq_ptr value);

/** @brief Sets the level of task @p index.
 *  @param tasks the set
 *  @param index position
 *  @param level the level
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such task or level). O(1). */
GPURTA_MUST_USE gpurta_status gpurta_tasks_set_level(gpurta_tasks *tasks, size_t index,
                                                     gpurta_level level, gpurta_error *error);

/** @brief Level of task @p index; ::GPURTA_LEVEL_NONE if none was given. O(1). */
gpurta_level gpurta_tasks_level(const gpurta_tasks *tasks, size_t index);

/** @brief Says whether task @p index always has work, or may be overloaded; default false.
 *  @param tasks the set
 *  @param index position
 *  @param saturated whether it does
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such task). O(1). */
GPURTA_MUST_USE gpurta_status gpurta_tasks_set_saturated(gpurta_tasks *tasks, size_t index,
                                                         bool saturated, gpurta_error *error);

/** @brief Whether task @p index is saturated. O(1). */
bool gpurta_tasks_saturated(const gpurta_tasks *tasks, size_t index);

/** @brief Adds a constant bandwidth server at the end.
 *  @param tasks      the set
 *  @param name       copied; NULL: no name
 *  @param budget     Q > 0, copied
 *  @param period     P_s > 0, copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE (not above 0, or
 *          budget above period); ::GPURTA_NO_MEMORY. The new server's number is the count before
 *          the call. Amortised O(1). */
GPURTA_MUST_USE gpurta_status gpurta_tasks_add_server(gpurta_tasks *tasks, const char *name,
                                                      mpq_srcptr budget, mpq_srcptr period,
                                                      gpurta_error *error);

/** @brief Number of servers; 0 for NULL. O(1). */
size_t gpurta_tasks_servers(const gpurta_tasks *tasks);

/** @brief Name of server @p server; NULL if it was given none, or there is no such server.
 *  @return text that lives as long as the set. O(1). */
const char *gpurta_tasks_server_name(const gpurta_tasks *tasks, size_t server);

/** @brief Budget and period of server @p server.
 *  @param tasks       the set
 *  @param server      number of the server
 *  @param[out] budget initialised by the caller
 *  @param[out] period initialised by the caller
 *  @return whether there is such a server. O(1). */
bool gpurta_tasks_server(const gpurta_tasks *tasks, size_t server, mpq_ptr budget, mpq_ptr period);

/** @brief Puts task @p index into server number @p server, or ::GPURTA_NONE (default).
 *  @param tasks the set
 *  @param index position
 *  @param server number of the server, or ::GPURTA_NONE
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such task or server). O(1). */
GPURTA_MUST_USE gpurta_status gpurta_tasks_set_server(gpurta_tasks *tasks, size_t index,
                                                      size_t server, gpurta_error *error);

/** @brief Number of the server of task @p index, or ::GPURTA_NONE. O(1). */
size_t gpurta_tasks_server_of(const gpurta_tasks *tasks, size_t index);

#define TASK_TIMES (GPURTA_TASK_NONPREEMPTABLE + 1)

struct task {
    struct rat time[TASK_TIMES];
    char *name;
    char place[PLACE_SPACE];
    size_t server; /* GPURTA_NONE: a task of its own */
    gpurta_level level;
    bool saturated;
};

struct server {
    struct rat budget, period;
    char *name;
    char place[PLACE_SPACE];
};

struct gpurta_tasks {
    atomic_size_t held; /* by results: who destroys it last frees it */
    struct task *task;
    struct server *server;
    size_t count, room;
    size_t servers, server_room;
};

/* The tasks live until they are destroyed once more. */
const gpurta_tasks *tasks_hold(const gpurta_tasks *tasks);

/* The deadline, or the period in its place; may have no value. */
const struct rat *task_deadline(const struct task *task);

#endif
