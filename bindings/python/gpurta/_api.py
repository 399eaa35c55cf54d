"""Functions, constants and records of libgpurta: written by generate.py, not by hand."""

# flake8: noqa
import ctypes
from ctypes import (
    c_char,
    c_char_p,
    c_int,
    c_int32,
    c_int64,
    c_size_t,
    c_uint,
    c_void_p,
)
from typing import Any, Dict, List, Tuple

_SIZE_MAX = c_size_t(-1).value
_INT64_MIN = -(2**63)
_INT64_MAX = 2**63 - 1

GPURTA_ERROR_SIZE = 256
GPURTA_NO_ITEM = -1
GPURTA_OK = 0
GPURTA_NO_MEMORY = 1
GPURTA_INVALID_ARGUMENT = 2
GPURTA_SYNTAX = 3
GPURTA_OUT_OF_RANGE = 4
GPURTA_NOT_APPLICABLE = 5
GPURTA_OVERFLOW = 6
GPURTA_LIMIT = 7
GPURTA_UNAVAILABLE = 8
GPURTA_UNKNOWN = 0
GPURTA_SCHEDULABLE = 1
GPURTA_UNSCHEDULABLE = 2
GPURTA_VERSION_MAJOR = 0
GPURTA_VERSION_MINOR = 1
GPURTA_VERSION_PATCH = 0
GPURTA_TIME_MAX_DIGITS = 1000
GPURTA_TIME_MAX_EXPONENT = 1000
GPURTA_NS = 0
GPURTA_US = 1
GPURTA_MS = 2
GPURTA_S = 3
GPURTA_OPTION_RTA_ALGORITHM = 100
GPURTA_OPTION_RTA_TRACE = 101
GPURTA_OPTION_SIMULATE_PLACEMENT = 500
GPURTA_OPTION_SIMULATE_BLOCKS = 501
GPURTA_OPTION_SIMULATE_EXPLAIN = 502
GPURTA_OPTION_SIMULATE_JOBS = 503
GPURTA_OPTION_SIMULATE_UNTIL = 504
GPURTA_OPTION_SIMULATE_LIMIT = 505
GPURTA_OPTION_RUNLIST_MODE = 300
GPURTA_OPTION_RUNLIST_OVERHEAD = 301
GPURTA_OPTION_RUNLIST_SWITCH_COST = 302
GPURTA_OPTION_RUNLIST_TIMESLICE = 303
GPURTA_OPTION_RUNLIST_UNIT = 304
GPURTA_OPTION_RUNLIST_FIT_FROM = 305
GPURTA_OPTION_RUNLIST_FIT_TO = 306
GPURTA_OPTION_RUNLIST_FIT_LIMIT = 307
GPURTA_OPTION_HOST_START = 320
GPURTA_OPTION_HOST_UNTIL = 321
GPURTA_OPTION_HOST_RESUME_FREE = 322
GPURTA_OPTION_HOST_LIMIT = 323
GPURTA_OPTION_EDF_OVERHEAD = 400
GPURTA_OPTION_EDF_LATENCY = 401
GPURTA_OPTION_EDF_LIMIT = 402
GPURTA_OPTION_EDF_RESPONSES = 403
GPURTA_OPTION_MEASURE_RUNS = 600
GPURTA_OPTION_MEASURE_SCALE = 601
GPURTA_OPTION_MEASURE_TIMEOUT = 602
GPURTA_OPTION_MEASURE_WARM_UP = 603
GPURTA_PLATFORM_SLOTS = 0
GPURTA_PLATFORM_SMS = 1
GPURTA_PLATFORM_THREADS_PER_SM = 2
GPURTA_PLATFORM_BLOCKS_PER_SM = 3
GPURTA_PLATFORM_THREADS_PER_BLOCK = 4
GPURTA_PLATFORM_WARP_SIZE = 5
GPURTA_PLATFORM_REGISTERS_PER_SM = 6
GPURTA_PLATFORM_REGISTERS_PER_BLOCK = 7
GPURTA_PLATFORM_REGISTERS_PER_THREAD = 8
GPURTA_PLATFORM_REGISTER_UNIT = 9
GPURTA_PLATFORM_SUB_PARTITIONS = 10
GPURTA_PLATFORM_LAUNCH_SUB_PARTITIONS = 11
GPURTA_PLATFORM_SHARED_MEMORY_PER_SM = 12
GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK = 13
GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK_OPTIN = 14
GPURTA_PLATFORM_SHARED_MEMORY_UNIT = 15
GPURTA_PLATFORM_SHARED_MEMORY_RESERVED = 16
GPURTA_PLATFORM_COPY_ENGINES = 17
GPURTA_PLATFORM_COPY_BANDWIDTH = 18
GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR = 19
GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR = 20
GPURTA_PLATFORM_SM_ORDER = 21
GPURTA_SM_ORDER_UNKNOWN = 0
GPURTA_SM_ORDER_ASCENDING = 1
GPURTA_SM_ORDER_EVEN_THEN_ODD = 2
GPURTA_PRIORITY_LOW = 0
GPURTA_PRIORITY_HIGH = -1
GPURTA_OWN_STREAM = -1
GPURTA_NULL_STREAM = 0
GPURTA_OPERATION_WCET = 0
GPURTA_OPERATION_RELEASE = 1
GPURTA_OPERATION_PERIOD = 2
GPURTA_OPERATION_DEADLINE = 3
GPURTA_OPERATION_BLOCKS = 0
GPURTA_OPERATION_THREADS = 1
GPURTA_OPERATION_REGISTERS = 2
GPURTA_OPERATION_SHARED_MEMORY = 3
GPURTA_OPERATION_DIRECTION = 4
GPURTA_OPERATION_ENGINE = 5
GPURTA_OPERATION_BYTES = 6
GPURTA_KERNEL = 0
GPURTA_COPY = 1
GPURTA_COPY_ANY = 0
GPURTA_COPY_HOST_TO_DEVICE = 1
GPURTA_COPY_DEVICE_TO_HOST = 2
GPURTA_COPY_DEVICE_TO_DEVICE = 3
GPURTA_STREAM_PRIORITY = 0
GPURTA_STREAM_NON_BLOCKING = 1
GPURTA_AFTER_COMPLETION = 0
GPURTA_AFTER_LAUNCH = 1
GPURTA_NO_SERVER = -1
GPURTA_TASK_WCET = 0
GPURTA_TASK_PERIOD = 1
GPURTA_TASK_DEADLINE = 2
GPURTA_TASK_TIMESLICE = 3
GPURTA_TASK_NONPREEMPTABLE = 4
GPURTA_LEVEL_NONE = 0
GPURTA_LEVEL_LOW = 1
GPURTA_LEVEL_MEDIUM = 2
GPURTA_LEVEL_HIGH = 3
GPURTA_EDF_DEFAULT_LIMIT = 20000000
GPURTA_EDF_RESPONSE = 0
GPURTA_EDF_DEADLINE = 1
GPURTA_EDF_MAX_OVERHEAD = 0
GPURTA_EDF_MAX_SCALE = 1
GPURTA_EDF_MAX_WCET = 2
GPURTA_EDF_MIN_PERIOD = 3
GPURTA_EDF_MIN_BUDGET = 4
GPURTA_EDF_MAX_BUDGET = 5
GPURTA_EDF_OFFSET = 0
GPURTA_EDF_EXECUTION = 1
GPURTA_EDF_JOB_RELEASE = 0
GPURTA_EDF_JOB_START = 1
GPURTA_EDF_JOB_COMPLETION = 2
GPURTA_EDF_JOB_RESPONSE = 3
GPURTA_EDF_JOB_DEADLINE = 4
GPURTA_RESOURCES = 4
GPURTA_REGISTERS_PER_THREAD_MAX = 255
GPURTA_RESOURCE_WARPS = 0
GPURTA_RESOURCE_REGISTERS = 1
GPURTA_RESOURCE_SHARED_MEMORY = 2
GPURTA_RESOURCE_BLOCKS = 3
GPURTA_LAUNCH_THREADS = 0
GPURTA_LAUNCH_REGISTERS = 1
GPURTA_LAUNCH_SHARED_MEMORY = 2
GPURTA_OCCUPANCY_BLOCKS_PER_SM = 0
GPURTA_OCCUPANCY_SLOTS = 1
GPURTA_OCCUPANCY_WARPS_PER_SM = 2
GPURTA_OCCUPANCY_WARPS_PER_BLOCK = 3
GPURTA_OCCUPANCY_REGISTERS_PER_WARP = 4
GPURTA_OCCUPANCY_REGISTERS_PER_BLOCK = 5
GPURTA_OCCUPANCY_SHARED_MEMORY_PER_BLOCK = 6
GPURTA_OCCUPANCY_OPT_IN = 7
GPURTA_RTA_AUTO = 0
GPURTA_RTA_H_SET = 1
GPURTA_RTA_CLOSED_FORM = 2
GPURTA_RTA_RELEASE = 0
GPURTA_RTA_COMPLETION = 1
GPURTA_RTA_RESPONSE = 2
GPURTA_RTA_DEADLINE = 3
GPURTA_NO_OPERATION = _SIZE_MAX
GPURTA_MOST_ROOM = 0
GPURTA_ROUND_ROBIN = 1
GPURTA_SIMULATION_RELEASE = 0
GPURTA_SIMULATION_ENQUEUED = 1
GPURTA_SIMULATION_DISPATCHED = 2
GPURTA_SIMULATION_ASSIGNED = 3
GPURTA_SIMULATION_COMPLETION = 4
GPURTA_SIMULATION_RESPONSE = 5
GPURTA_SIMULATION_DEADLINE = 6
GPURTA_RULE_G1 = 0
GPURTA_RULE_G2 = 1
GPURTA_RULE_X1 = 2
GPURTA_RULE_G3 = 3
GPURTA_RULE_G4 = 4
GPURTA_RULE_C1 = 5
GPURTA_RULE_C2 = 6
GPURTA_RULE_C4 = 7
GPURTA_RULE_N1 = 8
GPURTA_RULE_N2 = 9
GPURTA_RULE_A2 = 10
GPURTA_RULE_R1 = 11
GPURTA_RULE_R2 = 12
GPURTA_RULE_R3 = 13
GPURTA_RULE_REGISTERS = 14
GPURTA_RULE_SLOTS = 15
GPURTA_RUNLIST_LEVELS_KEPT = 10
GPURTA_RUNLIST_NO_VALUE = -1
GPURTA_RUNLIST_INTERLEAVED = 0
GPURTA_RUNLIST_FLAT = 1
GPURTA_RUNLIST_EVERY_SWITCH = 0
GPURTA_RUNLIST_PUBLISHED = 1
GPURTA_RUNLIST_BOUND = 0
GPURTA_RUNLIST_THEOREM_1 = 1
GPURTA_RUNLIST_DEADLINE = 2
GPURTA_RUNLIST_TIMESLICE = 3
GPURTA_RUNLIST_WITNESS = 4
GPURTA_NOT_KNOWN = _INT64_MIN
GPURTA_FACT_INDEX = 0
GPURTA_FACT_SMS = 1
GPURTA_FACT_COMPUTE_CAPABILITY_MAJOR = 2
GPURTA_FACT_COMPUTE_CAPABILITY_MINOR = 3
GPURTA_FACT_DRIVER_VERSION = 4
GPURTA_FACT_THREADS_PER_SM = 5
GPURTA_FACT_BLOCKS_PER_SM = 6
GPURTA_FACT_THREADS_PER_BLOCK = 7
GPURTA_FACT_REGISTERS_PER_SM = 8
GPURTA_FACT_REGISTERS_PER_BLOCK = 9
GPURTA_FACT_SHARED_MEMORY_PER_SM = 10
GPURTA_FACT_SHARED_MEMORY_PER_BLOCK = 11
GPURTA_FACT_SHARED_MEMORY_PER_BLOCK_OPTIN = 12
GPURTA_FACT_SHARED_MEMORY_RESERVED = 13
GPURTA_FACT_COPY_ENGINES = 14
GPURTA_FACT_LEAST_PRIORITY = 15
GPURTA_FACT_GREATEST_PRIORITY = 16
GPURTA_FACT_SPIN_REGISTERS = 17
GPURTA_FACT_RESOLUTION_NS = 18
GPURTA_FACT_OFFSET_UNCERTAINTY_NS = 19
GPURTA_FACT_DRIFT_PPB = 20
GPURTA_FACT_DRIFT_UNCERTAINTY_PPB = 21
GPURTA_FACT_SCALE = 22
GPURTA_FACT_SM_CLOCK_BEFORE_KHZ = 23
GPURTA_FACT_SM_CLOCK_AFTER_KHZ = 24
GPURTA_FACT_MEMORY_CLOCK_BEFORE_KHZ = 25
GPURTA_FACT_MEMORY_CLOCK_AFTER_KHZ = 26
GPURTA_FACT_LATEST_LAUNCH_NS = 27
GPURTA_FACT_SM_NUMBERS = 28
GPURTA_NOTE_NAME = 0
GPURTA_NOTE_POWER_MODE = 1
GPURTA_NOTE_CLOCK_SOURCE = 2
GPURTA_NOTE_NOT_READ = 3


class gpurta_error(ctypes.Structure):
    _fields_ = [
        ("status", c_int),
        ("reserved", c_int32),
        ("item", c_int64),
        ("message", c_char * 256),
    ]


class gpurta_rta_step(ctypes.Structure):
    _fields_ = [
        ("kernel", c_size_t),
        ("free", c_int64),
        ("placed", c_int64),
        ("left", c_int64),
        ("repeat", c_int64),
        ("pairs", c_size_t),
    ]


class gpurta_simulation_event(ctypes.Structure):
    _fields_ = [
        ("rule", c_int),
        ("operation", c_size_t),
        ("job", c_size_t),
        ("other_operation", c_size_t),
        ("other_job", c_size_t),
        ("blocks", c_int64),
        ("repeat", c_int64),
        ("places", c_size_t),
    ]


FUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {
    "gpurta_status_name": (c_char_p, [c_int]),
    "gpurta_status_text": (c_char_p, [c_int]),
    "gpurta_verdict_name": (c_char_p, [c_int]),
    "gpurta_version": (c_char_p, []),
    "gpurta_unit_name": (c_char_p, [c_int]),
    "gpurta_unit_parse": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_time_parse": (c_int, [c_void_p, c_char_p, c_int, c_void_p]),
    "gpurta_time_text_size": (c_size_t, [c_void_p]),
    "gpurta_time_text": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_options_create": (c_int, [c_void_p, c_void_p]),
    "gpurta_options_destroy": (None, [c_void_p]),
    "gpurta_options_set": (c_int, [c_void_p, c_int, c_int64, c_void_p]),
    "gpurta_options_set_time": (c_int, [c_void_p, c_int, c_void_p, c_void_p]),
    "gpurta_options_get": (c_int, [c_void_p, c_int, c_void_p, c_void_p]),
    "gpurta_platform_create": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_platform_create_slots": (c_int, [c_void_p, c_int64, c_void_p]),
    "gpurta_platform_create_device": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_platform_copy": (c_int, [c_void_p, c_void_p, c_void_p]),
    "gpurta_platform_destroy": (None, [c_void_p]),
    "gpurta_platform_set": (c_int, [c_void_p, c_int, c_int64, c_void_p]),
    "gpurta_platform_get": (c_int64, [c_void_p, c_int]),
    "gpurta_platform_name": (c_char_p, [c_void_p]),
    "gpurta_platform_set_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_platform_aliases": (c_char_p, [c_void_p]),
    "gpurta_platform_source": (c_char_p, [c_void_p]),
    "gpurta_platform_unconfirmed": (c_char_p, [c_void_p]),
    "gpurta_platform_sm_at": (c_int64, [c_void_p, c_int64]),
    "gpurta_platform_missing": (c_int, [c_void_p, c_void_p]),
    "gpurta_platform_builtin": (c_char_p, [c_size_t]),
    "gpurta_platform_field_name": (c_char_p, [c_int]),
    "gpurta_platform_field_range": (c_int, [c_int, c_void_p, c_void_p]),
    "gpurta_program_create": (c_int, [c_void_p, c_void_p]),
    "gpurta_program_destroy": (None, [c_void_p]),
    "gpurta_program_reserve": (c_int, [c_void_p, c_size_t, c_void_p]),
    "gpurta_program_add_kernel": (c_int, [c_void_p, c_char_p, c_int64, c_void_p, c_void_p]),
    "gpurta_program_add_copy": (c_int, [c_void_p, c_char_p, c_void_p, c_void_p]),
    "gpurta_program_kind": (c_int, [c_void_p, c_size_t]),
    "gpurta_program_count": (c_size_t, [c_void_p]),
    "gpurta_program_set_time": (c_int, [c_void_p, c_size_t, c_int, c_void_p, c_void_p]),
    "gpurta_program_time": (c_int, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_program_set_count": (c_int, [c_void_p, c_size_t, c_int, c_int64, c_void_p]),
    "gpurta_program_get_count": (c_int64, [c_void_p, c_size_t, c_int]),
    "gpurta_program_set_stream": (c_int, [c_void_p, c_size_t, c_char_p, c_void_p]),
    "gpurta_program_stream": (c_int64, [c_void_p, c_size_t]),
    "gpurta_program_stream_name": (c_char_p, [c_void_p, c_int64]),
    "gpurta_program_set_stream_attribute": (c_int, [c_void_p, c_char_p, c_int, c_int64, c_void_p]),
    "gpurta_program_stream_attribute": (c_int64, [c_void_p, c_int64, c_int]),
    "gpurta_program_set_after": (c_int, [c_void_p, c_size_t, c_size_t, c_int, c_void_p, c_void_p]),
    "gpurta_program_get_after": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_program_name": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_tasks_create": (c_int, [c_void_p, c_void_p]),
    "gpurta_tasks_destroy": (None, [c_void_p]),
    "gpurta_tasks_add": (c_int, [c_void_p, c_char_p, c_void_p, c_void_p]),
    "gpurta_tasks_count": (c_size_t, [c_void_p]),
    "gpurta_tasks_name": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_tasks_set_time": (c_int, [c_void_p, c_size_t, c_int, c_void_p, c_void_p]),
    "gpurta_tasks_time": (c_int, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_tasks_set_level": (c_int, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_tasks_level": (c_int, [c_void_p, c_size_t]),
    "gpurta_tasks_set_saturated": (c_int, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_tasks_saturated": (c_int, [c_void_p, c_size_t]),
    "gpurta_tasks_add_server": (c_int, [c_void_p, c_char_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_tasks_servers": (c_size_t, [c_void_p]),
    "gpurta_tasks_server_name": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_tasks_server": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_tasks_set_server": (c_int, [c_void_p, c_size_t, c_int64, c_void_p]),
    "gpurta_tasks_server_of": (c_int64, [c_void_p, c_size_t]),
    "gpurta_edf_analyse": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_destroy": (None, [c_void_p]),
    "gpurta_edf_count": (c_size_t, [c_void_p]),
    "gpurta_edf_verdict": (c_int, [c_void_p, c_void_p]),
    "gpurta_edf_response_reason": (c_char_p, [c_void_p]),
    "gpurta_edf_responses_exact": (c_int, [c_void_p]),
    "gpurta_edf_utilization": (c_int, [c_void_p, c_void_p]),
    "gpurta_edf_server_utilization": (c_int, [c_void_p, c_void_p]),
    "gpurta_edf_witness": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_demand": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_edf_blocking": (c_int, [c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_time_of": (c_int, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_edf_task_verdict": (c_int, [c_void_p, c_size_t]),
    "gpurta_edf_servers": (c_size_t, [c_void_p]),
    "gpurta_edf_bandwidth": (c_int, [c_void_p, c_size_t, c_void_p]),
    "gpurta_edf_work": (c_int64, [c_void_p]),
    "gpurta_edf_sensitivity": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_int, c_size_t, c_void_p, c_void_p]),
    "gpurta_edf_ticks_work": (c_size_t, [c_size_t]),
    "gpurta_edf_ticks": (c_int, [c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_int64, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_scenario_create": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_edf_scenario_destroy": (None, [c_void_p]),
    "gpurta_edf_scenario_set": (c_int, [c_void_p, c_size_t, c_int, c_void_p, c_void_p]),
    "gpurta_edf_scenario_set_preemption_cost": (c_int, [c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_simulate": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_schedule_destroy": (None, [c_void_p]),
    "gpurta_edf_schedule_jobs": (c_size_t, [c_void_p]),
    "gpurta_edf_schedule_job": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_edf_schedule_time": (c_int, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_edf_schedule_worst": (c_int, [c_void_p, c_size_t, c_void_p]),
    "gpurta_edf_schedule_intervals": (c_size_t, [c_void_p]),
    "gpurta_edf_schedule_interval": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_schedule_states": (c_size_t, [c_void_p]),
    "gpurta_edf_schedule_state": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_resource_name": (c_char_p, [c_int]),
    "gpurta_occupancy_blocks_per_sm": (c_int, [c_void_p, c_void_p, c_int64, c_int64, c_int64, c_void_p]),
    "gpurta_occupancy_slots": (c_int, [c_void_p, c_void_p, c_int64, c_int64, c_int64, c_void_p]),
    "gpurta_occupancy_program_slots": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_occupancy_batch": (c_int, [c_void_p, c_void_p, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_occupancy_largest": (c_int, [c_void_p, c_void_p, c_int, c_int64, c_int64, c_int64, c_int64, c_void_p]),
    "gpurta_occupancy_create": (c_int, [c_void_p, c_void_p, c_int64, c_int64, c_int64, c_void_p]),
    "gpurta_occupancy_destroy": (None, [c_void_p]),
    "gpurta_occupancy_get": (c_int64, [c_void_p, c_int]),
    "gpurta_occupancy_limit": (c_int64, [c_void_p, c_int]),
    "gpurta_occupancy_limited_by": (c_uint, [c_void_p]),
    "gpurta_occupancy_reason": (c_char_p, [c_void_p]),
    "gpurta_rta_analyse": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_rta_destroy": (None, [c_void_p]),
    "gpurta_rta_count": (c_size_t, [c_void_p]),
    "gpurta_rta_slots": (c_int64, [c_void_p]),
    "gpurta_rta_algorithm_used": (c_int, [c_void_p]),
    "gpurta_rta_time_of": (c_int, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_rta_kernel_verdict": (c_int, [c_void_p, c_size_t]),
    "gpurta_rta_verdict": (c_int, [c_void_p, c_void_p]),
    "gpurta_rta_trace_create": (c_int, [c_void_p, c_void_p, c_void_p]),
    "gpurta_rta_trace_destroy": (None, [c_void_p]),
    "gpurta_rta_trace_next": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_rta_trace_pair": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_rta_ticks_work": (c_size_t, [c_int64, c_size_t]),
    "gpurta_rta_ticks": (c_int, [c_int64, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_rta_published_closed_form": (c_int, [c_int64, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_simulate": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_simulation_destroy": (None, [c_void_p]),
    "gpurta_simulation_count": (c_size_t, [c_void_p]),
    "gpurta_simulation_sms": (c_int64, [c_void_p]),
    "gpurta_simulation_jobs": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_simulation_worst": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_simulation_time_of": (c_int, [c_void_p, c_size_t, c_size_t, c_int, c_void_p]),
    "gpurta_simulation_operation_verdict": (c_int, [c_void_p, c_size_t]),
    "gpurta_simulation_job_verdict": (c_int, [c_void_p, c_size_t, c_size_t]),
    "gpurta_simulation_verdict": (c_int, [c_void_p]),
    "gpurta_simulation_blocks": (c_size_t, [c_void_p, c_size_t, c_size_t]),
    "gpurta_simulation_block": (c_int, [c_void_p, c_size_t, c_size_t, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_rule_name": (c_char_p, [c_int]),
    "gpurta_simulation_events": (c_size_t, [c_void_p]),
    "gpurta_simulation_event_at": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_simulation_event_place": (c_int, [c_void_p, c_size_t, c_size_t, c_void_p, c_void_p]),
    "gpurta_simulation_delays": (c_size_t, [c_void_p, c_size_t, c_size_t]),
    "gpurta_simulation_delay": (c_int, [c_void_p, c_size_t, c_size_t, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_olmedo_equation_3": (c_int, [c_int64, c_int64, c_int64, c_int64]),
    "gpurta_olmedo_equation_4": (c_int, [c_int64, c_int64, c_int64, c_int64]),
    "gpurta_runlist_driver_timeslice": (c_int, [c_int, c_int, c_void_p, c_void_p]),
    "gpurta_runlist_driver_range": (c_int, [c_int, c_void_p, c_void_p, c_void_p]),
    "gpurta_runlist_analyse": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_runlist_destroy": (None, [c_void_p]),
    "gpurta_runlist_count": (c_size_t, [c_void_p]),
    "gpurta_runlist_length": (c_int64, [c_void_p]),
    "gpurta_runlist_entry": (c_size_t, [c_void_p, c_int64]),
    "gpurta_runlist_entries": (c_int64, [c_void_p, c_size_t]),
    "gpurta_runlist_position": (c_int64, [c_void_p, c_size_t, c_int64]),
    "gpurta_runlist_level": (c_int, [c_void_p, c_size_t]),
    "gpurta_runlist_time_of": (c_int, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_runlist_slots": (c_int, [c_void_p, c_size_t, c_void_p]),
    "gpurta_runlist_overloaded": (c_int, [c_void_p, c_size_t]),
    "gpurta_runlist_theorem_1_reason": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_runlist_bound_reason": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_runlist_task_verdict": (c_int, [c_void_p, c_size_t, c_void_p]),
    "gpurta_runlist_verdict": (c_int, [c_void_p, c_void_p]),
    "gpurta_runlist_window": (c_int64, [c_void_p, c_size_t]),
    "gpurta_runlist_term": (c_int, [c_void_p, c_size_t, c_size_t, c_void_p, c_void_p]),
    "gpurta_runlist_gap": (c_int, [c_void_p, c_size_t, c_int64, c_void_p]),
    "gpurta_runlist_fit_timeslice": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_runlist_fit_destroy": (None, [c_void_p]),
    "gpurta_runlist_fit_count": (c_size_t, [c_void_p]),
    "gpurta_runlist_fit_interval": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_runlist_fit_best": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_runlist_fit_levels": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_runlist_levels_destroy": (None, [c_void_p]),
    "gpurta_runlist_levels_count": (c_size_t, [c_void_p]),
    "gpurta_runlist_levels_tried": (c_int64, [c_void_p, c_void_p, c_void_p]),
    "gpurta_runlist_levels_get": (c_int, [c_void_p, c_size_t, c_size_t]),
    "gpurta_runlist_levels_ratio": (c_int, [c_void_p, c_size_t, c_void_p]),
    "gpurta_runlist_ticks_work": (c_size_t, [c_size_t]),
    "gpurta_runlist_ticks": (c_int, [c_int, c_int, c_int64, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_host_simulate": (c_int, [c_void_p, c_void_p, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_host_critical": (c_int, [c_void_p, c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_host_destroy": (None, [c_void_p]),
    "gpurta_host_end": (c_int, [c_void_p, c_void_p]),
    "gpurta_host_slots": (c_size_t, [c_void_p]),
    "gpurta_host_slot": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_host_jobs": (c_size_t, [c_void_p]),
    "gpurta_host_job": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_batch_edf_work": (c_size_t, [c_size_t, c_void_p]),
    "gpurta_batch_edf": (c_int, [c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_int64, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_batch_rta_work": (c_size_t, [c_size_t, c_void_p, c_void_p]),
    "gpurta_batch_rta": (c_int, [c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_batch_runlist_work": (c_size_t, [c_size_t, c_void_p]),
    "gpurta_batch_runlist": (c_int, [c_int, c_int, c_int64, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
}


CUDA_FUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {
    "gpurta_fact_name": (c_char_p, [c_int]),
    "gpurta_note_name": (c_char_p, [c_int]),
    "gpurta_device_open": (c_int, [c_void_p, c_char_p, c_int64, c_void_p]),
    "gpurta_device_close": (None, [c_void_p]),
    "gpurta_device_fact": (c_int64, [c_void_p, c_int]),
    "gpurta_device_note": (c_char_p, [c_void_p, c_int]),
    "gpurta_measure": (c_int, [c_void_p, c_void_p, c_void_p, c_int, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_measure_check": (c_int, [c_void_p, c_void_p, c_int, c_void_p, c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_measurement_create": (c_int, [c_void_p, c_size_t, c_size_t, c_void_p]),
    "gpurta_measurement_destroy": (None, [c_void_p]),
    "gpurta_measurement_record": (c_int, [c_void_p, c_size_t, c_size_t, c_int64, c_int64, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_measurement_set_fact": (c_int, [c_void_p, c_int, c_int64, c_void_p]),
    "gpurta_measurement_set_note": (c_int, [c_void_p, c_int, c_char_p, c_void_p]),
    "gpurta_measurement_count": (c_size_t, [c_void_p]),
    "gpurta_measurement_runs": (c_size_t, [c_void_p]),
    "gpurta_measurement_fact": (c_int64, [c_void_p, c_int]),
    "gpurta_measurement_note": (c_char_p, [c_void_p, c_int]),
    "gpurta_measurement_blocks": (c_size_t, [c_void_p, c_size_t, c_size_t]),
    "gpurta_measurement_operation": (c_int, [c_void_p, c_size_t, c_size_t, c_void_p, c_void_p]),
    "gpurta_measurement_block": (c_int, [c_void_p, c_size_t, c_size_t, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_measurement_completion": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_measurement_platform": (c_int, [c_void_p, c_void_p, c_void_p]),
}
