/** @file
 *  @brief Names of the values of every enumeration, and back.
 *
 *  A name is what files, the command and Python say: "h-set", "shared_memory". `*_name()` returns
 *  static text, or NULL for a number that is no value. `*_from_name()` answers ::GPURTA_OK;
 *  ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_SYNTAX (no such name: the message lists them, and the
 *  value is untouched). All of them cost O(names). Where a name function existed before, it stands
 *  with its type: gpurta_status_name(), gpurta_verdict_name(), gpurta_unit_name() (and
 *  gpurta_unit_from_name()), gpurta_resource_name(), gpurta_platform_field_name(),
 *  gpurta_rule_name(), gpurta_option_name(). Here are those of the model; each analysis has its own
 *  in its own header, and gpurta/measure.h has those of measurements.
 */
#ifndef GPURTA_NAMES_H
#define GPURTA_NAMES_H

#include <gpurta/chains.h>
#include <gpurta/generate.h>
#include <gpurta/occupancy.h>
#include <gpurta/options.h>
#include <gpurta/partition.h>
#include <gpurta/platform.h>
#include <gpurta/program.h>
#include <gpurta/simulate.h>
#include <gpurta/tasks.h>
#include <gpurta/time.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief ::gpurta_status of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_status_from_name(gpurta_status *value,
                                                                 const char *name,
                                                                 gpurta_error *error);

/** @brief ::gpurta_verdict of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_verdict_from_name(gpurta_verdict *value,
                                                                  const char *name,
                                                                  gpurta_error *error);

/** @brief ::gpurta_resource of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_resource_from_name(gpurta_resource *value,
                                                                   const char *name,
                                                                   gpurta_error *error);

/** @brief ::gpurta_platform_field of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_platform_field_from_name(
    gpurta_platform_field *value, const char *name, gpurta_error *error);

/** @brief ::gpurta_rule of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_rule_from_name(gpurta_rule *value, const char *name,
                                                               gpurta_error *error);

/** @brief Name of a ::gpurta_option_kind, or NULL. */
GPURTA_API const char *gpurta_option_kind_name(gpurta_option_kind value);

/** @brief ::gpurta_option_kind of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_option_kind_from_name(gpurta_option_kind *value,
                                                                      const char *name,
                                                                      gpurta_error *error);

/** @brief Name of a ::gpurta_sm_order, or NULL. */
GPURTA_API const char *gpurta_sm_order_name(gpurta_sm_order value);

/** @brief ::gpurta_sm_order of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_sm_order_from_name(gpurta_sm_order *value,
                                                                   const char *name,
                                                                   gpurta_error *error);

/** @brief Name of a ::gpurta_launch_count, or NULL. */
GPURTA_API const char *gpurta_launch_count_name(gpurta_launch_count value);

/** @brief ::gpurta_launch_count of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_launch_count_from_name(gpurta_launch_count *value,
                                                                       const char *name,
                                                                       gpurta_error *error);

/** @brief Name of a ::gpurta_occupancy_count, or NULL. */
GPURTA_API const char *gpurta_occupancy_count_name(gpurta_occupancy_count value);

/** @brief ::gpurta_occupancy_count of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_occupancy_count_from_name(
    gpurta_occupancy_count *value, const char *name, gpurta_error *error);

/** @brief Name of a ::gpurta_operation_time, or NULL. */
GPURTA_API const char *gpurta_operation_time_name(gpurta_operation_time value);

/** @brief ::gpurta_operation_time of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_operation_time_from_name(
    gpurta_operation_time *value, const char *name, gpurta_error *error);

/** @brief Name of a ::gpurta_operation_count, or NULL. */
GPURTA_API const char *gpurta_operation_count_name(gpurta_operation_count value);

/** @brief ::gpurta_operation_count of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_operation_count_from_name(
    gpurta_operation_count *value, const char *name, gpurta_error *error);

/** @brief Name of a ::gpurta_operation_kind, or NULL. */
GPURTA_API const char *gpurta_operation_kind_name(gpurta_operation_kind value);

/** @brief ::gpurta_operation_kind of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_operation_kind_from_name(
    gpurta_operation_kind *value, const char *name, gpurta_error *error);

/** @brief Name of a ::gpurta_copy_direction, or NULL. */
GPURTA_API const char *gpurta_copy_direction_name(gpurta_copy_direction value);

/** @brief ::gpurta_copy_direction of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_copy_direction_from_name(
    gpurta_copy_direction *value, const char *name, gpurta_error *error);

/** @brief Name of a ::gpurta_stream_attribute, or NULL. */
GPURTA_API const char *gpurta_stream_attribute_name(gpurta_stream_attribute value);

/** @brief ::gpurta_stream_attribute of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_stream_attribute_from_name(
    gpurta_stream_attribute *value, const char *name, gpurta_error *error);

/** @brief Name of a ::gpurta_after, or NULL. */
GPURTA_API const char *gpurta_after_name(gpurta_after value);

/** @brief ::gpurta_after of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_after_from_name(gpurta_after *value,
                                                                const char *name,
                                                                gpurta_error *error);

/** @brief Name of a ::gpurta_task_time, or NULL. */
GPURTA_API const char *gpurta_task_time_name(gpurta_task_time value);

/** @brief ::gpurta_task_time of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_task_time_from_name(gpurta_task_time *value,
                                                                    const char *name,
                                                                    gpurta_error *error);

/** @brief Name of a ::gpurta_level, or NULL. */
GPURTA_API const char *gpurta_level_name(gpurta_level value);

/** @brief ::gpurta_level of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_level_from_name(gpurta_level *value,
                                                                const char *name,
                                                                gpurta_error *error);

/** @brief Name of a ::gpurta_chain_time, or NULL. */
GPURTA_API const char *gpurta_chain_time_name(gpurta_chain_time value);

/** @brief ::gpurta_chain_time of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_chain_time_from_name(gpurta_chain_time *value,
                                                                     const char *name,
                                                                     gpurta_error *error);

/** @brief Name of a ::gpurta_step_time, or NULL. */
GPURTA_API const char *gpurta_step_time_name(gpurta_step_time value);

/** @brief ::gpurta_step_time of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_step_time_from_name(gpurta_step_time *value,
                                                                    const char *name,
                                                                    gpurta_error *error);

/** @brief Name of a ::gpurta_step_kind, or NULL. */
GPURTA_API const char *gpurta_step_kind_name(gpurta_step_kind value);

/** @brief ::gpurta_step_kind of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_step_kind_from_name(gpurta_step_kind *value,
                                                                    const char *name,
                                                                    gpurta_error *error);

/** @brief Name of a ::gpurta_context_time, or NULL. */
GPURTA_API const char *gpurta_context_time_name(gpurta_context_time value);

/** @brief ::gpurta_context_time of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_context_time_from_name(gpurta_context_time *value,
                                                                       const char *name,
                                                                       gpurta_error *error);

/** @brief Name of a ::gpurta_generator_method, or NULL. */
GPURTA_API const char *gpurta_generator_method_name(gpurta_generator_method value);

/** @brief ::gpurta_generator_method of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_generator_method_from_name(
    gpurta_generator_method *value, const char *name, gpurta_error *error);

/** @brief Name of a ::gpurta_queues, or NULL. */
GPURTA_API const char *gpurta_queues_name(gpurta_queues value);

/** @brief ::gpurta_queues of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_queues_from_name(gpurta_queues *value,
                                                                 const char *name,
                                                                 gpurta_error *error);

/** @brief Name of a ::gpurta_mechanism, or NULL. */
GPURTA_API const char *gpurta_mechanism_name(gpurta_mechanism value);

/** @brief ::gpurta_mechanism of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_mechanism_from_name(gpurta_mechanism *value,
                                                                    const char *name,
                                                                    gpurta_error *error);

/** @brief Name of a ::gpurta_minimize, or NULL. */
GPURTA_API const char *gpurta_minimize_name(gpurta_minimize value);

/** @brief ::gpurta_minimize of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_minimize_from_name(gpurta_minimize *value,
                                                                   const char *name,
                                                                   gpurta_error *error);

#ifdef __cplusplus
}
#endif

#endif
