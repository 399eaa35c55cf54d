"""Functions, constants and records of libgpurta: written by generate.py, not by hand."""

# flake8: noqa
import ctypes
from ctypes import (
    c_char,
    c_char_p,
    c_bool,
    c_int,
    c_int32,
    c_int64,
    c_bool,
    c_size_t,
    c_uint,
    c_uint64,
    c_void_p,
)
from typing import Any, Dict, List, Tuple

_SIZE_MAX = c_size_t(-1).value
_INT64_MIN = -(2**63)
_INT64_MAX = 2**63 - 1

GPURTA_ERROR_SIZE = 256
GPURTA_NONE = _SIZE_MAX
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
GPURTA_ABSENT = 9
GPURTA_UNKNOWN = 0
GPURTA_SCHEDULABLE = 1
GPURTA_UNSCHEDULABLE = 2
GPURTA_VERSION_MAJOR = 0
GPURTA_VERSION_MINOR = 2
GPURTA_VERSION_PATCH = 0
GPURTA_TIME_MAX_DIGITS = 1000
GPURTA_TIME_MAX_EXPONENT = 1000
GPURTA_NS = 0
GPURTA_US = 1
GPURTA_MS = 2
GPURTA_S = 3
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
GPURTA_PLATFORM_RESIDENT_GRIDS = 22
GPURTA_PLATFORM_CARVEOUT_SMS = 23
GPURTA_PLATFORM_CARVEOUT_SIZES = 24
GPURTA_PLATFORM_QUEUE_DELAY = 25
GPURTA_PLATFORM_RESIDENT_GRID_LIMIT = 26
GPURTA_PLATFORM_WARPS_IN_TURN = 27
GPURTA_PLATFORM_CONTIGUOUS_SHARED_MEMORY = 28
GPURTA_PLATFORM_CARVEOUT_WAITS = 29
GPURTA_PLATFORM_LOCAL_MEMORY_WAITS = 30
GPURTA_PLATFORM_BLOCK_PAIRS = 31
GPURTA_PLATFORM_FREED_FIRST = 32
GPURTA_PLATFORM_COPIES_IN_ORDER = 33
GPURTA_SM_ORDER_UNKNOWN = 0
GPURTA_SM_ORDER_ASCENDING = 1
GPURTA_SM_ORDER_EVEN_THEN_ODD = 2
GPURTA_SM_ORDER_DESCENDING = 3
GPURTA_RULES_MEASURED = 0
GPURTA_RULES_AMERT = 1
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
GPURTA_OPERATION_LOCAL_MEMORY = 7
GPURTA_OPERATION_CARVEOUT = 8
GPURTA_OPERATION_CARVEOUT_PERCENT = 9
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
GPURTA_QUEUES_SEPARATE = 0
GPURTA_QUEUES_SHARED = 1
GPURTA_TASK_WCET = 0
GPURTA_TASK_PERIOD = 1
GPURTA_TASK_DEADLINE = 2
GPURTA_TASK_TIMESLICE = 3
GPURTA_TASK_NONPREEMPTABLE = 4
GPURTA_LEVEL_NONE = 0
GPURTA_LEVEL_LOW = 1
GPURTA_LEVEL_MEDIUM = 2
GPURTA_LEVEL_HIGH = 3
GPURTA_CHAIN_PERIOD = 0
GPURTA_CHAIN_JITTER = 1
GPURTA_CHAIN_DEADLINE = 2
GPURTA_STEP_WCET = 0
GPURTA_STEP_BCET = 1
GPURTA_STEP_DEADLINE = 2
GPURTA_STEP_KERNEL = 0
GPURTA_STEP_COPY = 1
GPURTA_STEP_HOST = 2
GPURTA_CONTEXT_TIMESLICE = 0
GPURTA_CONTEXT_BUDGET = 1
GPURTA_CONTEXT_PERIOD = 2
GPURTA_OPTION_RTA_ALGORITHM = 100
GPURTA_OPTION_RTA_TRACE = 101
GPURTA_OPTION_RTA_LIMIT = 102
GPURTA_OPTION_RTA_ONCE = 103
GPURTA_OPTION_RUNLIST_MODE = 300
GPURTA_OPTION_RUNLIST_OVERHEAD = 301
GPURTA_OPTION_RUNLIST_SWITCH_COST = 302
GPURTA_OPTION_RUNLIST_TIMESLICE = 303
GPURTA_OPTION_RUNLIST_UNIT = 304
GPURTA_OPTION_RUNLIST_FIT_FROM = 305
GPURTA_OPTION_RUNLIST_FIT_TO = 306
GPURTA_OPTION_RUNLIST_FIT_LIMIT = 307
GPURTA_OPTION_RUNLIST_RESET_COST = 308
GPURTA_OPTION_RUNLIST_TIMESLICE_STEP = 309
GPURTA_OPTION_RUNLIST_LIMIT = 310
GPURTA_OPTION_HOST_START = 320
GPURTA_OPTION_HOST_UNTIL = 321
GPURTA_OPTION_HOST_RESUME_FREE = 322
GPURTA_OPTION_HOST_LIMIT = 323
GPURTA_OPTION_EDF_OVERHEAD = 400
GPURTA_OPTION_EDF_LATENCY = 401
GPURTA_OPTION_EDF_LIMIT = 402
GPURTA_OPTION_EDF_RESPONSES = 403
GPURTA_OPTION_EDF_POINTS = 404
GPURTA_OPTION_SIMULATE_PLACEMENT = 500
GPURTA_OPTION_SIMULATE_BLOCKS = 501
GPURTA_OPTION_SIMULATE_EXPLAIN = 502
GPURTA_OPTION_SIMULATE_JOBS = 503
GPURTA_OPTION_SIMULATE_UNTIL = 504
GPURTA_OPTION_SIMULATE_LIMIT = 505
GPURTA_OPTION_SIMULATE_MEMORY = 508
GPURTA_OPTION_SIMULATE_JITTER = 506
GPURTA_OPTION_SIMULATE_SEED = 507
GPURTA_OPTION_MEASURE_RUNS = 600
GPURTA_OPTION_MEASURE_SCALE = 601
GPURTA_OPTION_MEASURE_TIMEOUT = 602
GPURTA_OPTION_MEASURE_WARM_UP = 603
GPURTA_OPTION_MEASURE_STATIC_SHARED = 604
GPURTA_OPTION_MEASURE_COLD = 605
GPURTA_OPTION_BOUND_LIMIT = 700
GPURTA_OPTION_BOUND_EXPLAIN = 701
GPURTA_OPTION_BOUND_SEARCH = 702
GPURTA_OPTION_BOUND_SEED = 703
GPURTA_OPTION_BOUND_EXACT = 706
GPURTA_OPTION_BOUND_THREADS = 705
GPURTA_OPTION_BOUND_TRIES = 704
GPURTA_OPTION_KIND_WHOLE = 0
GPURTA_OPTION_KIND_SWITCH = 1
GPURTA_OPTION_KIND_WORD = 2
GPURTA_OPTION_KIND_TIME = 3
GPURTA_KIND_TEXT = 0
GPURTA_KIND_WORDS = 1
GPURTA_KIND_COUNT = 2
GPURTA_KIND_BIG = 3
GPURTA_KIND_TIME = 4
GPURTA_KIND_BOOL = 5
GPURTA_KIND_MEETS = 6
GPURTA_KIND_VERDICT = 7
GPURTA_ROUND_UP = 0
GPURTA_ROUND_DOWN = 1
GPURTA_NO_TABLE = 0
GPURTA_RTA = 1
GPURTA_RTA_KERNELS = 2
GPURTA_NO_COLUMN = 0
GPURTA_RTA_ALGORITHM = 64
GPURTA_RTA_SLOTS = 65
GPURTA_RTA_SLOTS_EXACT = 66
GPURTA_RTA_VERDICT = 67
GPURTA_RTA_REASON = 68
GPURTA_RTA_JOBS = 69
GPURTA_RTA_EXHAUSTIVE = 70
GPURTA_RTA_SUSTAINABLE = 71
GPURTA_RTA_KERNELS_NAME = 128
GPURTA_RTA_KERNELS_BLOCKS = 129
GPURTA_RTA_KERNELS_WCET = 130
GPURTA_RTA_KERNELS_RELEASE = 131
GPURTA_RTA_KERNELS_COMPLETION = 132
GPURTA_RTA_KERNELS_RESPONSE = 133
GPURTA_RTA_KERNELS_WORST_JOB = 134
GPURTA_RTA_KERNELS_WORST_RELEASE = 135
GPURTA_RTA_KERNELS_WORST_COMPLETION = 136
GPURTA_RTA_KERNELS_WORST_RESPONSE = 137
GPURTA_RTA_KERNELS_DEADLINE = 138
GPURTA_RTA_KERNELS_MEETS_DEADLINE = 139
GPURTA_EDF_DEFAULT_LIMIT = 200000000
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
GPURTA_EDF_SIMULATION_RELEASE = 0
GPURTA_EDF_SIMULATION_START = 1
GPURTA_EDF_SIMULATION_COMPLETION = 2
GPURTA_EDF_SIMULATION_RESPONSE = 3
GPURTA_EDF_SIMULATION_DEADLINE = 4
GPURTA_UUNIFAST = 0
GPURTA_UUNIFAST_DISCARD = 1
GPURTA_FIXED_SUM = 2
GPURTA_LATTICE = 3
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
GPURTA_OCCUPANCY_CERTAIN_BLOCKS_PER_SM = 8
GPURTA_OCCUPANCY_CARVEOUT = 9
GPURTA_RTA_AUTO = 0
GPURTA_RTA_H_SET = 1
GPURTA_RTA_CLOSED_FORM = 2
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
GPURTA_RULE_U1 = 16
GPURTA_RULE_U2 = 17
GPURTA_RULE_U3 = 18
GPURTA_RULE_U4 = 19
GPURTA_RULE_U5 = 20
GPURTA_RULE_U6 = 21
GPURTA_RULE_U7 = 22
GPURTA_RULE_U8 = 23
GPURTA_RULE_U9 = 24
GPURTA_RULE_E1 = 25
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
GPURTA_RUNLIST_POSITIONAL = 5
GPURTA_RUNLIST_OWN_TIMESLICE = 6
GPURTA_RUNLIST_TERM_ENTRIES = 0
GPURTA_RUNLIST_TERM_ENTRY = 1
GPURTA_RUNLIST_TERM_WORK = 2
GPURTA_RUNLIST_TERM_SWITCHES = 3
GPURTA_RUNLIST_TERM_SWITCH = 4
GPURTA_RUNLIST_TERM_SUM = 5
GPURTA_HOST_SIMULATION_RELEASE = 0
GPURTA_HOST_SIMULATION_COMPLETION = 1
GPURTA_HOST_SIMULATION_RESPONSE = 2
GPURTA_HOST_SIMULATION_DEADLINE = 3
GPURTA_BOUND_BOUND = 0
GPURTA_BOUND_OBSERVED = 1
GPURTA_BOUND_DEADLINE = 2
GPURTA_BOUND_JITTER = 3
GPURTA_BOUND_WINDOW = 4
GPURTA_BOUND_EXACT = 5
GPURTA_BOUND_FINISH = 6
GPURTA_BOUND_EARLY = 7
GPURTA_BOUND_LOW = 0
GPURTA_BOUND_SAME = 1
GPURTA_BOUND_HIGHER = 2
GPURTA_BOUND_BRANCH = 3
GPURTA_BOUND_OWN = 4
GPURTA_BOUND_LAST = 5
GPURTA_BOUND_ROOM = 6
GPURTA_BOUND_SLOTS = 7
GPURTA_BOUND_GAP = 8
GPURTA_BOUND_SWITCH = 9
GPURTA_BOUND_MEAN_GAP = 10
GPURTA_BOUND_OVER_MEAN = 11
GPURTA_BOUND_DELAY = 12
GPURTA_BOUND_GAP_JOBS = 13
GPURTA_BOUND_LATE = 14
GPURTA_BOUND_EARLIER = 15
GPURTA_BOUND_STEP = 16
GPURTA_BOUND_PATH = 17
GPURTA_BOUND_OUTSIDE = 18
GPURTA_BOUND_LOWER = 19
GPURTA_BOUND_HEAD = 20
GPURTA_BOUND_MAX_SCALE = 0
GPURTA_BOUND_MAX_WCET = 1
GPURTA_BOUND_MIN_PERIOD = 2
GPURTA_BOUND_MIN_SMS = 3
GPURTA_BATCH_THEOREM_1 = 0
GPURTA_BATCH_POSITIONAL = 1
GPURTA_BATCH_WORK_LIMITED = 2
GPURTA_BATCH_HOST = 3
GPURTA_BATCH_EDF = 4
GPURTA_BATCH_EDF_SIMULATION = 5
GPURTA_BATCH_RTA = 6
GPURTA_BATCH_BOUND = 7
GPURTA_BATCH_SEEN = 8
GPURTA_BATCH_MISPREDICTION = 9
GPURTA_MECHANISM_ANY = 0
GPURTA_MECHANISM_GREEN_CONTEXT = 1
GPURTA_MECHANISM_MPS = 2
GPURTA_MECHANISM_MIG = 3
GPURTA_MECHANISM_TPC_MASK = 4
GPURTA_MINIMIZE_TOTAL = 0
GPURTA_MINIMIZE_LARGEST = 1
GPURTA_NOT_KNOWN = _INT64_MIN
GPURTA_CHANNEL_GAP_NS = 50000
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
GPURTA_FACT_COLD = 29
GPURTA_NOTE_NAME = 0
GPURTA_NOTE_POWER_MODE = 1
GPURTA_NOTE_CLOCK_SOURCE = 2
GPURTA_NOTE_NOT_READ = 3
GPURTA_NOTE_BUS = 4
GPURTA_USED_REGISTERS = 0
GPURTA_USED_LOCAL_MEMORY = 1
GPURTA_USED_STATIC_SHARED = 2
GPURTA_USED_DYNAMIC_SHARED = 3
GPURTA_USED_CARVEOUT = 4

ENUMS: Dict[str, List[str]] = {
    "gpurta_status": [
        "GPURTA_OK",
        "GPURTA_NO_MEMORY",
        "GPURTA_INVALID_ARGUMENT",
        "GPURTA_SYNTAX",
        "GPURTA_OUT_OF_RANGE",
        "GPURTA_NOT_APPLICABLE",
        "GPURTA_OVERFLOW",
        "GPURTA_LIMIT",
        "GPURTA_UNAVAILABLE",
        "GPURTA_ABSENT",
    ],
    "gpurta_verdict": [
        "GPURTA_UNKNOWN",
        "GPURTA_SCHEDULABLE",
        "GPURTA_UNSCHEDULABLE",
    ],
    "gpurta_unit": [
        "GPURTA_NS",
        "GPURTA_US",
        "GPURTA_MS",
        "GPURTA_S",
    ],
    "gpurta_platform_field": [
        "GPURTA_PLATFORM_SLOTS",
        "GPURTA_PLATFORM_SMS",
        "GPURTA_PLATFORM_THREADS_PER_SM",
        "GPURTA_PLATFORM_BLOCKS_PER_SM",
        "GPURTA_PLATFORM_THREADS_PER_BLOCK",
        "GPURTA_PLATFORM_WARP_SIZE",
        "GPURTA_PLATFORM_REGISTERS_PER_SM",
        "GPURTA_PLATFORM_REGISTERS_PER_BLOCK",
        "GPURTA_PLATFORM_REGISTERS_PER_THREAD",
        "GPURTA_PLATFORM_REGISTER_UNIT",
        "GPURTA_PLATFORM_SUB_PARTITIONS",
        "GPURTA_PLATFORM_LAUNCH_SUB_PARTITIONS",
        "GPURTA_PLATFORM_SHARED_MEMORY_PER_SM",
        "GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK",
        "GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK_OPTIN",
        "GPURTA_PLATFORM_SHARED_MEMORY_UNIT",
        "GPURTA_PLATFORM_SHARED_MEMORY_RESERVED",
        "GPURTA_PLATFORM_COPY_ENGINES",
        "GPURTA_PLATFORM_COPY_BANDWIDTH",
        "GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR",
        "GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR",
        "GPURTA_PLATFORM_SM_ORDER",
        "GPURTA_PLATFORM_RESIDENT_GRIDS",
        "GPURTA_PLATFORM_CARVEOUT_SMS",
        "GPURTA_PLATFORM_CARVEOUT_SIZES",
        "GPURTA_PLATFORM_QUEUE_DELAY",
        "GPURTA_PLATFORM_RESIDENT_GRID_LIMIT",
        "GPURTA_PLATFORM_WARPS_IN_TURN",
        "GPURTA_PLATFORM_CONTIGUOUS_SHARED_MEMORY",
        "GPURTA_PLATFORM_CARVEOUT_WAITS",
        "GPURTA_PLATFORM_LOCAL_MEMORY_WAITS",
        "GPURTA_PLATFORM_BLOCK_PAIRS",
        "GPURTA_PLATFORM_FREED_FIRST",
        "GPURTA_PLATFORM_COPIES_IN_ORDER",
    ],
    "gpurta_sm_order": [
        "GPURTA_SM_ORDER_UNKNOWN",
        "GPURTA_SM_ORDER_ASCENDING",
        "GPURTA_SM_ORDER_EVEN_THEN_ODD",
        "GPURTA_SM_ORDER_DESCENDING",
    ],
    "gpurta_rules": [
        "GPURTA_RULES_MEASURED",
        "GPURTA_RULES_AMERT",
    ],
    "gpurta_operation_time": [
        "GPURTA_OPERATION_WCET",
        "GPURTA_OPERATION_RELEASE",
        "GPURTA_OPERATION_PERIOD",
        "GPURTA_OPERATION_DEADLINE",
    ],
    "gpurta_operation_count": [
        "GPURTA_OPERATION_BLOCKS",
        "GPURTA_OPERATION_THREADS",
        "GPURTA_OPERATION_REGISTERS",
        "GPURTA_OPERATION_SHARED_MEMORY",
        "GPURTA_OPERATION_DIRECTION",
        "GPURTA_OPERATION_ENGINE",
        "GPURTA_OPERATION_BYTES",
        "GPURTA_OPERATION_LOCAL_MEMORY",
        "GPURTA_OPERATION_CARVEOUT",
        "GPURTA_OPERATION_CARVEOUT_PERCENT",
    ],
    "gpurta_operation_kind": [
        "GPURTA_KERNEL",
        "GPURTA_COPY",
    ],
    "gpurta_copy_direction": [
        "GPURTA_COPY_ANY",
        "GPURTA_COPY_HOST_TO_DEVICE",
        "GPURTA_COPY_DEVICE_TO_HOST",
        "GPURTA_COPY_DEVICE_TO_DEVICE",
    ],
    "gpurta_stream_attribute": [
        "GPURTA_STREAM_PRIORITY",
        "GPURTA_STREAM_NON_BLOCKING",
    ],
    "gpurta_after": [
        "GPURTA_AFTER_COMPLETION",
        "GPURTA_AFTER_LAUNCH",
    ],
    "gpurta_queues": [
        "GPURTA_QUEUES_SEPARATE",
        "GPURTA_QUEUES_SHARED",
    ],
    "gpurta_task_time": [
        "GPURTA_TASK_WCET",
        "GPURTA_TASK_PERIOD",
        "GPURTA_TASK_DEADLINE",
        "GPURTA_TASK_TIMESLICE",
        "GPURTA_TASK_NONPREEMPTABLE",
    ],
    "gpurta_level": [
        "GPURTA_LEVEL_NONE",
        "GPURTA_LEVEL_LOW",
        "GPURTA_LEVEL_MEDIUM",
        "GPURTA_LEVEL_HIGH",
    ],
    "gpurta_chain_time": [
        "GPURTA_CHAIN_PERIOD",
        "GPURTA_CHAIN_JITTER",
        "GPURTA_CHAIN_DEADLINE",
    ],
    "gpurta_step_time": [
        "GPURTA_STEP_WCET",
        "GPURTA_STEP_BCET",
        "GPURTA_STEP_DEADLINE",
    ],
    "gpurta_step_kind": [
        "GPURTA_STEP_KERNEL",
        "GPURTA_STEP_COPY",
        "GPURTA_STEP_HOST",
    ],
    "gpurta_context_time": [
        "GPURTA_CONTEXT_TIMESLICE",
        "GPURTA_CONTEXT_BUDGET",
        "GPURTA_CONTEXT_PERIOD",
    ],
    "gpurta_option": [
        "GPURTA_OPTION_RTA_ALGORITHM",
        "GPURTA_OPTION_RTA_TRACE",
        "GPURTA_OPTION_RTA_LIMIT",
        "GPURTA_OPTION_RTA_ONCE",
        "GPURTA_OPTION_RUNLIST_MODE",
        "GPURTA_OPTION_RUNLIST_OVERHEAD",
        "GPURTA_OPTION_RUNLIST_SWITCH_COST",
        "GPURTA_OPTION_RUNLIST_TIMESLICE",
        "GPURTA_OPTION_RUNLIST_UNIT",
        "GPURTA_OPTION_RUNLIST_FIT_FROM",
        "GPURTA_OPTION_RUNLIST_FIT_TO",
        "GPURTA_OPTION_RUNLIST_FIT_LIMIT",
        "GPURTA_OPTION_RUNLIST_RESET_COST",
        "GPURTA_OPTION_RUNLIST_TIMESLICE_STEP",
        "GPURTA_OPTION_RUNLIST_LIMIT",
        "GPURTA_OPTION_HOST_START",
        "GPURTA_OPTION_HOST_UNTIL",
        "GPURTA_OPTION_HOST_RESUME_FREE",
        "GPURTA_OPTION_HOST_LIMIT",
        "GPURTA_OPTION_EDF_OVERHEAD",
        "GPURTA_OPTION_EDF_LATENCY",
        "GPURTA_OPTION_EDF_LIMIT",
        "GPURTA_OPTION_EDF_RESPONSES",
        "GPURTA_OPTION_EDF_POINTS",
        "GPURTA_OPTION_SIMULATE_PLACEMENT",
        "GPURTA_OPTION_SIMULATE_BLOCKS",
        "GPURTA_OPTION_SIMULATE_EXPLAIN",
        "GPURTA_OPTION_SIMULATE_JOBS",
        "GPURTA_OPTION_SIMULATE_UNTIL",
        "GPURTA_OPTION_SIMULATE_LIMIT",
        "GPURTA_OPTION_SIMULATE_MEMORY",
        "GPURTA_OPTION_SIMULATE_JITTER",
        "GPURTA_OPTION_SIMULATE_SEED",
        "GPURTA_OPTION_MEASURE_RUNS",
        "GPURTA_OPTION_MEASURE_SCALE",
        "GPURTA_OPTION_MEASURE_TIMEOUT",
        "GPURTA_OPTION_MEASURE_WARM_UP",
        "GPURTA_OPTION_MEASURE_STATIC_SHARED",
        "GPURTA_OPTION_MEASURE_COLD",
        "GPURTA_OPTION_BOUND_LIMIT",
        "GPURTA_OPTION_BOUND_EXPLAIN",
        "GPURTA_OPTION_BOUND_SEARCH",
        "GPURTA_OPTION_BOUND_SEED",
        "GPURTA_OPTION_BOUND_EXACT",
        "GPURTA_OPTION_BOUND_THREADS",
        "GPURTA_OPTION_BOUND_TRIES",
    ],
    "gpurta_option_kind": [
        "GPURTA_OPTION_KIND_WHOLE",
        "GPURTA_OPTION_KIND_SWITCH",
        "GPURTA_OPTION_KIND_WORD",
        "GPURTA_OPTION_KIND_TIME",
    ],
    "gpurta_kind": [
        "GPURTA_KIND_TEXT",
        "GPURTA_KIND_WORDS",
        "GPURTA_KIND_COUNT",
        "GPURTA_KIND_BIG",
        "GPURTA_KIND_TIME",
        "GPURTA_KIND_BOOL",
        "GPURTA_KIND_MEETS",
        "GPURTA_KIND_VERDICT",
    ],
    "gpurta_rounding": [
        "GPURTA_ROUND_UP",
        "GPURTA_ROUND_DOWN",
    ],
    "gpurta_table": [
        "GPURTA_NO_TABLE",
        "GPURTA_RTA",
        "GPURTA_RTA_KERNELS",
    ],
    "gpurta_column": [
        "GPURTA_NO_COLUMN",
        "GPURTA_RTA_ALGORITHM",
        "GPURTA_RTA_SLOTS",
        "GPURTA_RTA_SLOTS_EXACT",
        "GPURTA_RTA_VERDICT",
        "GPURTA_RTA_REASON",
        "GPURTA_RTA_JOBS",
        "GPURTA_RTA_EXHAUSTIVE",
        "GPURTA_RTA_SUSTAINABLE",
        "GPURTA_RTA_KERNELS_NAME",
        "GPURTA_RTA_KERNELS_BLOCKS",
        "GPURTA_RTA_KERNELS_WCET",
        "GPURTA_RTA_KERNELS_RELEASE",
        "GPURTA_RTA_KERNELS_COMPLETION",
        "GPURTA_RTA_KERNELS_RESPONSE",
        "GPURTA_RTA_KERNELS_WORST_JOB",
        "GPURTA_RTA_KERNELS_WORST_RELEASE",
        "GPURTA_RTA_KERNELS_WORST_COMPLETION",
        "GPURTA_RTA_KERNELS_WORST_RESPONSE",
        "GPURTA_RTA_KERNELS_DEADLINE",
        "GPURTA_RTA_KERNELS_MEETS_DEADLINE",
    ],
    "gpurta_edf_time": [
        "GPURTA_EDF_RESPONSE",
        "GPURTA_EDF_DEADLINE",
    ],
    "gpurta_edf_parameter": [
        "GPURTA_EDF_MAX_OVERHEAD",
        "GPURTA_EDF_MAX_SCALE",
        "GPURTA_EDF_MAX_WCET",
        "GPURTA_EDF_MIN_PERIOD",
        "GPURTA_EDF_MIN_BUDGET",
        "GPURTA_EDF_MAX_BUDGET",
    ],
    "gpurta_edf_task_input": [
        "GPURTA_EDF_OFFSET",
        "GPURTA_EDF_EXECUTION",
    ],
    "gpurta_edf_simulation_time": [
        "GPURTA_EDF_SIMULATION_RELEASE",
        "GPURTA_EDF_SIMULATION_START",
        "GPURTA_EDF_SIMULATION_COMPLETION",
        "GPURTA_EDF_SIMULATION_RESPONSE",
        "GPURTA_EDF_SIMULATION_DEADLINE",
    ],
    "gpurta_generator_method": [
        "GPURTA_UUNIFAST",
        "GPURTA_UUNIFAST_DISCARD",
        "GPURTA_FIXED_SUM",
        "GPURTA_LATTICE",
    ],
    "gpurta_resource": [
        "GPURTA_RESOURCE_WARPS",
        "GPURTA_RESOURCE_REGISTERS",
        "GPURTA_RESOURCE_SHARED_MEMORY",
        "GPURTA_RESOURCE_BLOCKS",
    ],
    "gpurta_launch_count": [
        "GPURTA_LAUNCH_THREADS",
        "GPURTA_LAUNCH_REGISTERS",
        "GPURTA_LAUNCH_SHARED_MEMORY",
    ],
    "gpurta_occupancy_count": [
        "GPURTA_OCCUPANCY_BLOCKS_PER_SM",
        "GPURTA_OCCUPANCY_SLOTS",
        "GPURTA_OCCUPANCY_WARPS_PER_SM",
        "GPURTA_OCCUPANCY_WARPS_PER_BLOCK",
        "GPURTA_OCCUPANCY_REGISTERS_PER_WARP",
        "GPURTA_OCCUPANCY_REGISTERS_PER_BLOCK",
        "GPURTA_OCCUPANCY_SHARED_MEMORY_PER_BLOCK",
        "GPURTA_OCCUPANCY_OPT_IN",
        "GPURTA_OCCUPANCY_CERTAIN_BLOCKS_PER_SM",
        "GPURTA_OCCUPANCY_CARVEOUT",
    ],
    "gpurta_rta_algorithm": [
        "GPURTA_RTA_AUTO",
        "GPURTA_RTA_H_SET",
        "GPURTA_RTA_CLOSED_FORM",
    ],
    "gpurta_placement": [
        "GPURTA_MOST_ROOM",
        "GPURTA_ROUND_ROBIN",
    ],
    "gpurta_simulation_time": [
        "GPURTA_SIMULATION_RELEASE",
        "GPURTA_SIMULATION_ENQUEUED",
        "GPURTA_SIMULATION_DISPATCHED",
        "GPURTA_SIMULATION_ASSIGNED",
        "GPURTA_SIMULATION_COMPLETION",
        "GPURTA_SIMULATION_RESPONSE",
        "GPURTA_SIMULATION_DEADLINE",
    ],
    "gpurta_rule": [
        "GPURTA_RULE_G1",
        "GPURTA_RULE_G2",
        "GPURTA_RULE_X1",
        "GPURTA_RULE_G3",
        "GPURTA_RULE_G4",
        "GPURTA_RULE_C1",
        "GPURTA_RULE_C2",
        "GPURTA_RULE_C4",
        "GPURTA_RULE_N1",
        "GPURTA_RULE_N2",
        "GPURTA_RULE_A2",
        "GPURTA_RULE_R1",
        "GPURTA_RULE_R2",
        "GPURTA_RULE_R3",
        "GPURTA_RULE_REGISTERS",
        "GPURTA_RULE_SLOTS",
        "GPURTA_RULE_U1",
        "GPURTA_RULE_U2",
        "GPURTA_RULE_U3",
        "GPURTA_RULE_U4",
        "GPURTA_RULE_U5",
        "GPURTA_RULE_U6",
        "GPURTA_RULE_U7",
        "GPURTA_RULE_U8",
        "GPURTA_RULE_U9",
        "GPURTA_RULE_E1",
    ],
    "gpurta_runlist_mode": [
        "GPURTA_RUNLIST_INTERLEAVED",
        "GPURTA_RUNLIST_FLAT",
    ],
    "gpurta_runlist_overhead": [
        "GPURTA_RUNLIST_EVERY_SWITCH",
        "GPURTA_RUNLIST_PUBLISHED",
    ],
    "gpurta_runlist_time": [
        "GPURTA_RUNLIST_BOUND",
        "GPURTA_RUNLIST_THEOREM_1",
        "GPURTA_RUNLIST_DEADLINE",
        "GPURTA_RUNLIST_TIMESLICE",
        "GPURTA_RUNLIST_WITNESS",
        "GPURTA_RUNLIST_POSITIONAL",
        "GPURTA_RUNLIST_OWN_TIMESLICE",
    ],
    "gpurta_runlist_term_part": [
        "GPURTA_RUNLIST_TERM_ENTRIES",
        "GPURTA_RUNLIST_TERM_ENTRY",
        "GPURTA_RUNLIST_TERM_WORK",
        "GPURTA_RUNLIST_TERM_SWITCHES",
        "GPURTA_RUNLIST_TERM_SWITCH",
        "GPURTA_RUNLIST_TERM_SUM",
    ],
    "gpurta_host_simulation_time": [
        "GPURTA_HOST_SIMULATION_RELEASE",
        "GPURTA_HOST_SIMULATION_COMPLETION",
        "GPURTA_HOST_SIMULATION_RESPONSE",
        "GPURTA_HOST_SIMULATION_DEADLINE",
    ],
    "gpurta_bound_time": [
        "GPURTA_BOUND_BOUND",
        "GPURTA_BOUND_OBSERVED",
        "GPURTA_BOUND_DEADLINE",
        "GPURTA_BOUND_JITTER",
        "GPURTA_BOUND_WINDOW",
        "GPURTA_BOUND_EXACT",
        "GPURTA_BOUND_FINISH",
        "GPURTA_BOUND_EARLY",
    ],
    "gpurta_bound_kind": [
        "GPURTA_BOUND_LOW",
        "GPURTA_BOUND_SAME",
        "GPURTA_BOUND_HIGHER",
        "GPURTA_BOUND_BRANCH",
        "GPURTA_BOUND_OWN",
        "GPURTA_BOUND_LAST",
        "GPURTA_BOUND_ROOM",
        "GPURTA_BOUND_SLOTS",
        "GPURTA_BOUND_GAP",
        "GPURTA_BOUND_SWITCH",
        "GPURTA_BOUND_MEAN_GAP",
        "GPURTA_BOUND_OVER_MEAN",
        "GPURTA_BOUND_DELAY",
        "GPURTA_BOUND_GAP_JOBS",
        "GPURTA_BOUND_LATE",
        "GPURTA_BOUND_EARLIER",
        "GPURTA_BOUND_STEP",
        "GPURTA_BOUND_PATH",
        "GPURTA_BOUND_OUTSIDE",
        "GPURTA_BOUND_LOWER",
        "GPURTA_BOUND_HEAD",
    ],
    "gpurta_bound_parameter": [
        "GPURTA_BOUND_MAX_SCALE",
        "GPURTA_BOUND_MAX_WCET",
        "GPURTA_BOUND_MIN_PERIOD",
        "GPURTA_BOUND_MIN_SMS",
    ],
    "gpurta_batch_analysis": [
        "GPURTA_BATCH_THEOREM_1",
        "GPURTA_BATCH_POSITIONAL",
        "GPURTA_BATCH_WORK_LIMITED",
        "GPURTA_BATCH_HOST",
        "GPURTA_BATCH_EDF",
        "GPURTA_BATCH_EDF_SIMULATION",
        "GPURTA_BATCH_RTA",
        "GPURTA_BATCH_BOUND",
        "GPURTA_BATCH_SEEN",
        "GPURTA_BATCH_MISPREDICTION",
    ],
    "gpurta_mechanism": [
        "GPURTA_MECHANISM_ANY",
        "GPURTA_MECHANISM_GREEN_CONTEXT",
        "GPURTA_MECHANISM_MPS",
        "GPURTA_MECHANISM_MIG",
        "GPURTA_MECHANISM_TPC_MASK",
    ],
    "gpurta_minimize": [
        "GPURTA_MINIMIZE_TOTAL",
        "GPURTA_MINIMIZE_LARGEST",
    ],
    "gpurta_fact": [
        "GPURTA_FACT_INDEX",
        "GPURTA_FACT_SMS",
        "GPURTA_FACT_COMPUTE_CAPABILITY_MAJOR",
        "GPURTA_FACT_COMPUTE_CAPABILITY_MINOR",
        "GPURTA_FACT_DRIVER_VERSION",
        "GPURTA_FACT_THREADS_PER_SM",
        "GPURTA_FACT_BLOCKS_PER_SM",
        "GPURTA_FACT_THREADS_PER_BLOCK",
        "GPURTA_FACT_REGISTERS_PER_SM",
        "GPURTA_FACT_REGISTERS_PER_BLOCK",
        "GPURTA_FACT_SHARED_MEMORY_PER_SM",
        "GPURTA_FACT_SHARED_MEMORY_PER_BLOCK",
        "GPURTA_FACT_SHARED_MEMORY_PER_BLOCK_OPTIN",
        "GPURTA_FACT_SHARED_MEMORY_RESERVED",
        "GPURTA_FACT_COPY_ENGINES",
        "GPURTA_FACT_LEAST_PRIORITY",
        "GPURTA_FACT_GREATEST_PRIORITY",
        "GPURTA_FACT_SPIN_REGISTERS",
        "GPURTA_FACT_RESOLUTION_NS",
        "GPURTA_FACT_OFFSET_UNCERTAINTY_NS",
        "GPURTA_FACT_DRIFT_PPB",
        "GPURTA_FACT_DRIFT_UNCERTAINTY_PPB",
        "GPURTA_FACT_SCALE",
        "GPURTA_FACT_SM_CLOCK_BEFORE_KHZ",
        "GPURTA_FACT_SM_CLOCK_AFTER_KHZ",
        "GPURTA_FACT_MEMORY_CLOCK_BEFORE_KHZ",
        "GPURTA_FACT_MEMORY_CLOCK_AFTER_KHZ",
        "GPURTA_FACT_LATEST_LAUNCH_NS",
        "GPURTA_FACT_SM_NUMBERS",
        "GPURTA_FACT_COLD",
    ],
    "gpurta_note": [
        "GPURTA_NOTE_NAME",
        "GPURTA_NOTE_POWER_MODE",
        "GPURTA_NOTE_CLOCK_SOURCE",
        "GPURTA_NOTE_NOT_READ",
        "GPURTA_NOTE_BUS",
    ],
    "gpurta_used": [
        "GPURTA_USED_REGISTERS",
        "GPURTA_USED_LOCAL_MEMORY",
        "GPURTA_USED_STATIC_SHARED",
        "GPURTA_USED_DYNAMIC_SHARED",
        "GPURTA_USED_CARVEOUT",
    ],
}


class gpurta_error(ctypes.Structure):
    _fields_ = [
        ("status", c_int),
        ("reserved", c_int32),
        ("item", c_int64),
        ("message", c_char * 256),
    ]


class gpurta_option_facts(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("key", c_int),
        ("kind", c_int),
        ("name", c_char_p),
        ("analysis", c_char_p),
        ("flag", c_char_p),
        ("text", c_char_p),
        ("low", c_int64),
        ("high", c_int64),
        ("fallback", c_int64),
        ("has_fallback", c_int32),
        ("above_zero", c_int32),
    ]


class gpurta_table_facts(ctypes.Structure):
    _fields_ = [
        ("table", c_int),
        ("analysis", c_char_p),
        ("name", c_char_p),
        ("parent", c_int),
        ("text", c_char_p),
    ]


class gpurta_column_facts(ctypes.Structure):
    _fields_ = [
        ("column", c_int),
        ("table", c_int),
        ("name", c_char_p),
        ("kind", c_int),
        ("unit", c_char_p),
        ("rounding", c_int),
        ("text", c_char_p),
    ]


class gpurta_edf_ticks_set(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("count", c_size_t),
        ("wcet", c_void_p),
        ("deadline", c_void_p),
        ("period", c_void_p),
        ("nonpreemptable", c_void_p),
        ("limit", c_int64),
        ("overhead", c_int64),
        ("latency", c_int64),
        ("server", c_void_p),
        ("servers", c_size_t),
        ("budget", c_void_p),
        ("server_period", c_void_p),
    ]


class gpurta_edf_simulation_interval(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("job", c_size_t),
        ("cost", c_bool),
    ]


class gpurta_edf_simulation_event(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("server", c_size_t),
    ]


class gpurta_edf_simulation_ticks_set(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("count", c_size_t),
        ("wcet", c_void_p),
        ("deadline", c_void_p),
        ("period", c_void_p),
        ("nonpreemptable", c_void_p),
        ("offset", c_void_p),
        ("server", c_void_p),
        ("servers", c_size_t),
        ("budget", c_void_p),
        ("server_period", c_void_p),
        ("horizon", c_int64),
        ("cost", c_int64),
        ("latency", c_int64),
        ("limit", c_int64),
    ]


class gpurta_random(ctypes.Structure):
    _fields_ = [
        ("seed", c_uint64),
        ("point", c_uint64),
        ("set", c_uint64),
        ("drawn", c_uint64),
        ("spare", c_uint64),
    ]


class gpurta_rta_step(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("kernel", c_size_t),
        ("free", c_int64),
        ("placed", c_int64),
        ("left", c_int64),
        ("repeat", c_int64),
        ("pairs", c_size_t),
    ]


class gpurta_simulation_event(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("rule", c_int),
        ("operation", c_size_t),
        ("job", c_size_t),
        ("other_operation", c_size_t),
        ("other_job", c_size_t),
        ("blocks", c_int64),
        ("repeat", c_int64),
        ("places", c_size_t),
        ("sm", c_int64),
    ]


class gpurta_simulation_delay(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("rule", c_int),
        ("other_operation", c_size_t),
        ("other_job", c_size_t),
        ("sm", c_int64),
    ]


class gpurta_runlist_ticks_set(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("mode", c_int),
        ("overhead", c_int),
        ("switch_cost", c_int64),
        ("reset_cost", c_int64),
        ("timeslice_step", c_int64),
        ("limit", c_int64),
        ("count", c_size_t),
        ("level", c_void_p),
        ("timeslice", c_void_p),
        ("wcet", c_void_p),
        ("nonpreemptable", c_void_p),
        ("period", c_void_p),
    ]


class gpurta_runlist_ticks_result(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("bound", c_void_p),
        ("positional", c_void_p),
        ("theorem_1", c_void_p),
    ]


class gpurta_host_simulation_event(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("task", c_size_t),
        ("position", c_int64),
    ]


class gpurta_batch_edf_sets(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("wcet", c_void_p),
        ("deadline", c_void_p),
        ("period", c_void_p),
        ("nonpreemptable", c_void_p),
        ("limit", c_int64),
    ]


class gpurta_batch_rta_sets(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("slots", c_void_p),
        ("release", c_void_p),
        ("blocks", c_void_p),
        ("wcet", c_void_p),
    ]


class gpurta_batch_rta_jobs_sets(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("slots", c_void_p),
        ("release", c_void_p),
        ("blocks", c_void_p),
        ("wcet", c_void_p),
        ("divisor", c_void_p),
        ("period", c_void_p),
        ("deadline", c_void_p),
        ("limit", c_int64),
        ("queue_delay", c_int64),
    ]


class gpurta_batch_place_sets(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("placement", c_int),
        ("blocks", c_void_p),
        ("threads", c_void_p),
        ("registers", c_void_p),
        ("shared_memory", c_void_p),
    ]


class gpurta_batch_bound_sets(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("chain", c_void_p),
        ("blocks", c_void_p),
        ("wcet", c_void_p),
        ("divisor", c_void_p),
        ("period", c_void_p),
        ("deadline", c_void_p),
        ("jitter", c_void_p),
        ("threads", c_void_p),
        ("registers", c_void_p),
        ("shared_memory", c_void_p),
        ("priority", c_void_p),
        ("context", c_void_p),
    ]


class gpurta_batch_range(ctypes.Structure):
    _fields_ = [
        ("low", c_int64),
        ("high", c_int64),
        ("step", c_int64),
    ]


class gpurta_batch_kind(ctypes.Structure):
    _fields_ = [
        ("level", c_int),
        ("timeslice", c_int64),
        ("server", c_int64),
        ("context", c_int64),
        ("budget", c_void_p),
        ("server_period", c_void_p),
    ]


class gpurta_batch_context(ctypes.Structure):
    _fields_ = [
        ("name", c_char_p),
        ("level", c_int),
        ("saturated", c_bool),
        ("timeslice", c_int64),
        ("budget", c_int64),
        ("period", c_int64),
    ]


class gpurta_batch_law(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("most_tasks", c_size_t),
        ("most_channels", c_size_t),
        ("most_curves", c_size_t),
        ("platform", c_void_p),
        ("unit_num", c_int64),
        ("unit_den", c_int64),
        ("wcet_grain", c_int64),
        ("period_grain", c_int64),
        ("period_low", c_int64),
        ("period_high", c_int64),
        ("period_log", c_bool),
        ("period", c_void_p),
        ("periods", c_size_t),
        ("deadline_from", c_void_p),
        ("deadline_to", c_void_p),
        ("kind", c_void_p),
        ("kinds", c_size_t),
        ("budget", c_void_p),
        ("server_period", c_void_p),
        ("servers", c_size_t),
        ("context", c_void_p),
        ("contexts", c_size_t),
        ("blocks", gpurta_batch_range),
        ("threads", gpurta_batch_range),
        ("registers", gpurta_batch_range),
        ("shared_memory", gpurta_batch_range),
    ]


class gpurta_batch_point(ctypes.Structure):
    _fields_ = [
        ("generator", c_void_p),
        ("seed", c_uint64),
        ("point", c_uint64),
        ("tasks", c_size_t),
        ("saturated", c_size_t),
    ]


class gpurta_batch_curve(ctypes.Structure):
    _fields_ = [
        ("analysis", c_int),
        ("search", c_int64),
        ("limit", c_int64),
        ("flat", c_bool),
        ("timeslice", c_int64),
        ("timeslice_step", c_int64),
        ("switch_cost", c_int64),
        ("overhead", c_int64),
        ("latency", c_int64),
        ("cost", c_int64),
        ("horizon", c_int64),
    ]


class gpurta_batch_random_set(ctypes.Structure):
    _fields_ = [
        ("tasks", c_size_t),
        ("servers", c_size_t),
        ("wcet", c_void_p),
        ("period", c_void_p),
        ("deadline", c_void_p),
        ("blocks", c_void_p),
        ("threads", c_void_p),
        ("registers", c_void_p),
        ("shared_memory", c_void_p),
        ("server", c_void_p),
        ("budget", c_void_p),
        ("server_period", c_void_p),
    ]


class gpurta_channel_seen(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("demand", c_int64),
        ("launched", c_int64),
        ("start", c_int64),
        ("end", c_int64),
        ("waited", c_int64),
        ("turns", c_int64),
        ("stopped", c_int64),
    ]


class gpurta_observation(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("run", c_size_t),
        ("operation", c_size_t),
        ("launched", c_int64),
        ("completion", c_int64),
        ("blocks", c_size_t),
        ("sm", c_void_p),
        ("start", c_void_p),
        ("end", c_void_p),
    ]


FUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {
    "gpurta_status_name": (c_char_p, [c_int]),
    "gpurta_status_text": (c_char_p, [c_int]),
    "gpurta_verdict_name": (c_char_p, [c_int]),
    "gpurta_version": (c_char_p, []),
    "gpurta_unit_name": (c_char_p, [c_int]),
    "gpurta_unit_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_time_parse": (c_int, [c_void_p, c_char_p, c_int, c_void_p]),
    "gpurta_time_text_size": (c_size_t, [c_void_p]),
    "gpurta_time_text": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p]),
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
    "gpurta_platform_missing": (c_bool, [c_void_p, c_void_p]),
    "gpurta_platform_builtin": (c_char_p, [c_size_t]),
    "gpurta_platform_field_name": (c_char_p, [c_int]),
    "gpurta_platform_field_range": (c_bool, [c_int, c_void_p, c_void_p]),
    "gpurta_platform_set_rules": (c_int, [c_void_p, c_int, c_void_p]),
    "gpurta_rules_name": (c_char_p, [c_int]),
    "gpurta_rules_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_platform_rule_name": (c_char_p, [c_size_t]),
    "gpurta_platform_rule_field": (c_int, [c_size_t]),
    "gpurta_platform_rule_text": (c_char_p, [c_size_t]),
    "gpurta_platform_rule_source": (c_char_p, [c_size_t]),
    "gpurta_platform_rule_against": (c_char_p, [c_size_t]),
    "gpurta_program_create": (c_int, [c_void_p, c_void_p]),
    "gpurta_program_destroy": (None, [c_void_p]),
    "gpurta_program_reserve": (c_int, [c_void_p, c_size_t, c_void_p]),
    "gpurta_program_add_kernel": (c_int, [c_void_p, c_char_p, c_int64, c_void_p, c_void_p]),
    "gpurta_program_add_copy": (c_int, [c_void_p, c_char_p, c_void_p, c_void_p]),
    "gpurta_program_kind": (c_int, [c_void_p, c_size_t]),
    "gpurta_program_count": (c_size_t, [c_void_p]),
    "gpurta_program_set_time": (c_int, [c_void_p, c_size_t, c_int, c_void_p, c_void_p]),
    "gpurta_program_time": (c_bool, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_program_set_count": (c_int, [c_void_p, c_size_t, c_int, c_int64, c_void_p]),
    "gpurta_program_get_count": (c_int64, [c_void_p, c_size_t, c_int]),
    "gpurta_program_set_stream": (c_int, [c_void_p, c_size_t, c_char_p, c_void_p]),
    "gpurta_program_stream": (c_int64, [c_void_p, c_size_t]),
    "gpurta_program_stream_name": (c_char_p, [c_void_p, c_int64]),
    "gpurta_program_set_stream_attribute": (c_int, [c_void_p, c_char_p, c_int, c_int64, c_void_p]),
    "gpurta_program_stream_attribute": (c_int64, [c_void_p, c_int64, c_int]),
    "gpurta_program_set_after": (c_int, [c_void_p, c_size_t, c_size_t, c_int, c_void_p, c_void_p]),
    "gpurta_program_get_after": (c_bool, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_program_set_waits": (c_int, [c_void_p, c_size_t, c_void_p, c_size_t, c_void_p]),
    "gpurta_program_wait": (c_size_t, [c_void_p, c_size_t, c_size_t]),
    "gpurta_program_name": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_program_add_partition": (c_int, [c_void_p, c_char_p, c_int64, c_void_p, c_void_p]),
    "gpurta_program_set_partition_sms": (c_int, [c_void_p, c_size_t, c_int64, c_void_p, c_void_p]),
    "gpurta_program_partitions": (c_size_t, [c_void_p]),
    "gpurta_program_partition_name": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_program_partition_sms": (c_int64, [c_void_p, c_size_t]),
    "gpurta_program_partition_sm": (c_int64, [c_void_p, c_size_t, c_int64]),
    "gpurta_program_set_partition": (c_int, [c_void_p, c_size_t, c_size_t, c_void_p]),
    "gpurta_program_set_stream_partition": (c_int, [c_void_p, c_char_p, c_size_t, c_void_p]),
    "gpurta_program_partition": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_program_set_queues": (c_int, [c_void_p, c_int, c_void_p]),
    "gpurta_program_queues": (c_int, [c_void_p]),
    "gpurta_program_check_partitions": (c_int, [c_void_p, c_void_p, c_void_p]),
    "gpurta_tasks_create": (c_int, [c_void_p, c_void_p]),
    "gpurta_tasks_destroy": (None, [c_void_p]),
    "gpurta_tasks_add": (c_int, [c_void_p, c_char_p, c_void_p, c_void_p]),
    "gpurta_tasks_count": (c_size_t, [c_void_p]),
    "gpurta_tasks_name": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_tasks_set_time": (c_int, [c_void_p, c_size_t, c_int, c_void_p, c_void_p]),
    "gpurta_tasks_time": (c_bool, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_tasks_set_level": (c_int, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_tasks_level": (c_int, [c_void_p, c_size_t]),
    "gpurta_tasks_set_saturated": (c_int, [c_void_p, c_size_t, c_bool, c_void_p]),
    "gpurta_tasks_saturated": (c_bool, [c_void_p, c_size_t]),
    "gpurta_tasks_add_server": (c_int, [c_void_p, c_char_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_tasks_servers": (c_size_t, [c_void_p]),
    "gpurta_tasks_server_name": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_tasks_server": (c_bool, [c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_tasks_set_server": (c_int, [c_void_p, c_size_t, c_size_t, c_void_p]),
    "gpurta_tasks_server_of": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_chains_create": (c_int, [c_void_p, c_void_p]),
    "gpurta_chains_from_program": (c_int, [c_void_p, c_void_p, c_void_p]),
    "gpurta_chains_destroy": (None, [c_void_p]),
    "gpurta_chains_add_context": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_chains_contexts": (c_size_t, [c_void_p]),
    "gpurta_chains_context_name": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_chains_set_context_time": (c_int, [c_void_p, c_size_t, c_int, c_void_p, c_void_p]),
    "gpurta_chains_context_time": (c_bool, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_chains_set_context_level": (c_int, [c_void_p, c_size_t, c_int, c_bool, c_void_p]),
    "gpurta_chains_context_level": (c_int, [c_void_p, c_size_t]),
    "gpurta_chains_context_saturated": (c_bool, [c_void_p, c_size_t]),
    "gpurta_chains_add": (c_int, [c_void_p, c_char_p, c_void_p, c_void_p]),
    "gpurta_chains_count": (c_size_t, [c_void_p]),
    "gpurta_chains_name": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_chains_set_time": (c_int, [c_void_p, c_size_t, c_int, c_void_p, c_void_p]),
    "gpurta_chains_time": (c_bool, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_chains_set_context": (c_int, [c_void_p, c_size_t, c_size_t, c_void_p]),
    "gpurta_chains_context": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_chains_set_stream": (c_int, [c_void_p, c_size_t, c_char_p, c_void_p]),
    "gpurta_chains_stream": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_chains_set_stream_attribute": (c_int, [c_void_p, c_char_p, c_int, c_int64, c_void_p]),
    "gpurta_chains_stream_attribute": (c_int64, [c_void_p, c_char_p, c_int]),
    "gpurta_chains_add_step": (c_int, [c_void_p, c_size_t, c_int, c_char_p, c_int64, c_void_p, c_void_p]),
    "gpurta_chains_steps": (c_size_t, [c_void_p]),
    "gpurta_chains_step_chain": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_chains_step_kind": (c_int, [c_void_p, c_size_t]),
    "gpurta_chains_step_name": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_chains_set_step_time": (c_int, [c_void_p, c_size_t, c_int, c_void_p, c_void_p]),
    "gpurta_chains_step_time": (c_bool, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_chains_set_step_count": (c_int, [c_void_p, c_size_t, c_int, c_int64, c_void_p]),
    "gpurta_chains_step_count": (c_int64, [c_void_p, c_size_t, c_int]),
    "gpurta_chains_set_step_repeat": (c_int, [c_void_p, c_size_t, c_int64, c_void_p]),
    "gpurta_chains_step_repeat": (c_int64, [c_void_p, c_size_t]),
    "gpurta_chains_set_step_stream": (c_int, [c_void_p, c_size_t, c_char_p, c_void_p]),
    "gpurta_chains_step_stream": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_chains_set_after": (c_int, [c_void_p, c_size_t, c_void_p, c_size_t, c_void_p]),
    "gpurta_chains_after": (c_size_t, [c_void_p, c_size_t, c_size_t]),
    "gpurta_chains_check": (c_int, [c_void_p, c_void_p]),
    "gpurta_chains_add_partition": (c_int, [c_void_p, c_char_p, c_int64, c_void_p, c_void_p]),
    "gpurta_chains_set_partition_sms": (c_int, [c_void_p, c_size_t, c_int64, c_void_p, c_void_p]),
    "gpurta_chains_partitions": (c_size_t, [c_void_p]),
    "gpurta_chains_partition_name": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_chains_partition_sms": (c_int64, [c_void_p, c_size_t]),
    "gpurta_chains_partition_sm": (c_int64, [c_void_p, c_size_t, c_int64]),
    "gpurta_chains_set_partition": (c_int, [c_void_p, c_size_t, c_size_t, c_void_p]),
    "gpurta_chains_set_context_partition": (c_int, [c_void_p, c_size_t, c_size_t, c_void_p]),
    "gpurta_chains_set_stream_partition": (c_int, [c_void_p, c_char_p, c_size_t, c_void_p]),
    "gpurta_chains_step_partition": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_chains_set_queues": (c_int, [c_void_p, c_int, c_void_p]),
    "gpurta_chains_queues": (c_int, [c_void_p]),
    "gpurta_chains_check_partitions": (c_int, [c_void_p, c_void_p, c_void_p]),
    "gpurta_option_info": (c_void_p, [c_int]),
    "gpurta_option_at": (c_void_p, [c_size_t]),
    "gpurta_option_word": (c_char_p, [c_int, c_int64]),
    "gpurta_option_name": (c_char_p, [c_int]),
    "gpurta_option_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_options_create": (c_int, [c_void_p, c_void_p]),
    "gpurta_options_destroy": (None, [c_void_p]),
    "gpurta_options_set": (c_int, [c_void_p, c_int, c_int64, c_void_p]),
    "gpurta_options_set_time": (c_int, [c_void_p, c_int, c_void_p, c_void_p]),
    "gpurta_options_get": (c_int, [c_void_p, c_int, c_void_p, c_void_p]),
    "gpurta_options_check": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_table_at": (c_void_p, [c_size_t]),
    "gpurta_column_at": (c_void_p, [c_size_t]),
    "gpurta_column_info": (c_void_p, [c_int]),
    "gpurta_result_destroy": (None, [c_void_p]),
    "gpurta_result_analysis": (c_char_p, [c_void_p]),
    "gpurta_rows": (c_size_t, [c_void_p, c_int]),
    "gpurta_children": (c_size_t, [c_void_p, c_int, c_size_t, c_void_p]),
    "gpurta_get_time": (c_int, [c_void_p, c_int, c_size_t, c_void_p]),
    "gpurta_get_count": (c_int, [c_void_p, c_int, c_size_t, c_void_p]),
    "gpurta_get_text": (c_int, [c_void_p, c_int, c_size_t, c_void_p]),
    "gpurta_get_verdict": (c_int, [c_void_p, c_int, c_size_t, c_void_p]),
    "gpurta_edf_time_name": (c_char_p, [c_int]),
    "gpurta_edf_time_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_edf_analyse": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_destroy": (None, [c_void_p]),
    "gpurta_edf_count": (c_size_t, [c_void_p]),
    "gpurta_edf_verdict": (c_int, [c_void_p, c_void_p]),
    "gpurta_edf_response_reason": (c_char_p, [c_void_p]),
    "gpurta_edf_responses_exact": (c_bool, [c_void_p]),
    "gpurta_edf_utilization": (c_bool, [c_void_p, c_void_p]),
    "gpurta_edf_server_utilization": (c_bool, [c_void_p, c_void_p]),
    "gpurta_edf_witness": (c_bool, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_demand": (c_bool, [c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_edf_points": (c_size_t, [c_void_p]),
    "gpurta_edf_point": (c_bool, [c_void_p, c_size_t, c_void_p]),
    "gpurta_edf_blocking": (c_bool, [c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_time_of": (c_bool, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_edf_task_verdict": (c_int, [c_void_p, c_size_t]),
    "gpurta_edf_servers": (c_size_t, [c_void_p]),
    "gpurta_edf_bandwidth": (c_bool, [c_void_p, c_size_t, c_void_p]),
    "gpurta_edf_work": (c_int64, [c_void_p]),
    "gpurta_edf_parameter_name": (c_char_p, [c_int]),
    "gpurta_edf_parameter_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_edf_sensitivity": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_int, c_size_t, c_void_p, c_void_p]),
    "gpurta_edf_sensitivity_within": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_int, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_ticks_work": (c_size_t, [c_size_t]),
    "gpurta_edf_ticks": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_task_input_name": (c_char_p, [c_int]),
    "gpurta_edf_task_input_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_edf_scenario_create": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_edf_scenario_destroy": (None, [c_void_p]),
    "gpurta_edf_scenario_set": (c_int, [c_void_p, c_size_t, c_int, c_void_p, c_void_p]),
    "gpurta_edf_scenario_set_preemption_cost": (c_int, [c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_simulate": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_simulation_destroy": (None, [c_void_p]),
    "gpurta_edf_simulation_time_name": (c_char_p, [c_int]),
    "gpurta_edf_simulation_time_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_edf_simulation_jobs": (c_size_t, [c_void_p]),
    "gpurta_edf_simulation_job": (c_bool, [c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_edf_simulation_job_of": (c_size_t, [c_void_p, c_size_t, c_size_t]),
    "gpurta_edf_simulation_preemptions": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_edf_simulation_time_of": (c_bool, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_edf_simulation_worst": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_edf_simulation_job_verdict": (c_int, [c_void_p, c_size_t]),
    "gpurta_edf_simulation_task_verdict": (c_int, [c_void_p, c_size_t]),
    "gpurta_edf_simulation_verdict": (c_int, [c_void_p]),
    "gpurta_edf_simulation_intervals": (c_size_t, [c_void_p]),
    "gpurta_edf_simulation_interval_at": (c_bool, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_simulation_events": (c_size_t, [c_void_p]),
    "gpurta_edf_simulation_event_at": (c_bool, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_edf_simulation_ticks_work": (c_size_t, [c_size_t, c_size_t]),
    "gpurta_edf_simulation_ticks": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_random_begin": (None, [c_void_p, c_uint64, c_uint64, c_uint64]),
    "gpurta_random_bits": (c_uint64, [c_void_p]),
    "gpurta_random_below": (c_uint64, [c_void_p, c_uint64]),
    "gpurta_random_between": (c_int64, [c_void_p, c_int64, c_int64]),
    "gpurta_random_log": (c_int64, [c_void_p, c_int64, c_int64]),
    "gpurta_generator_create": (c_int, [c_void_p, c_int, c_size_t, c_int64, c_int64, c_int64, c_void_p]),
    "gpurta_generator_destroy": (None, [c_void_p]),
    "gpurta_generator_points": (c_int, [c_void_p, c_void_p]),
    "gpurta_generator_draw": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_resource_name": (c_char_p, [c_int]),
    "gpurta_occupancy_blocks_per_sm": (c_int, [c_void_p, c_void_p, c_int64, c_int64, c_int64, c_void_p]),
    "gpurta_occupancy_slots": (c_int, [c_void_p, c_void_p, c_int64, c_int64, c_int64, c_void_p]),
    "gpurta_occupancy_program_slots": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_occupancy_batch": (c_int, [c_void_p, c_void_p, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_occupancy_largest": (c_int, [c_void_p, c_void_p, c_int, c_int64, c_int64, c_int64, c_int64, c_void_p]),
    "gpurta_occupancy_create": (c_int, [c_void_p, c_void_p, c_int64, c_int64, c_int64, c_void_p]),
    "gpurta_occupancy_of_kernel": (c_int, [c_void_p, c_void_p, c_void_p, c_size_t, c_void_p]),
    "gpurta_occupancy_destroy": (None, [c_void_p]),
    "gpurta_occupancy_get": (c_int64, [c_void_p, c_int]),
    "gpurta_occupancy_limit": (c_int64, [c_void_p, c_int]),
    "gpurta_occupancy_limited_by": (c_uint, [c_void_p]),
    "gpurta_occupancy_reason": (c_char_p, [c_void_p]),
    "gpurta_rta": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_rta_trace_create": (c_int, [c_void_p, c_void_p, c_void_p]),
    "gpurta_rta_trace_destroy": (None, [c_void_p]),
    "gpurta_rta_trace_next": (c_bool, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_rta_trace_pair": (c_bool, [c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_rta_ticks_work": (c_size_t, [c_int64, c_size_t]),
    "gpurta_rta_ticks": (c_int, [c_int64, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_placement_name": (c_char_p, [c_int]),
    "gpurta_placement_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_simulation_time_name": (c_char_p, [c_int]),
    "gpurta_simulation_time_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_simulate": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_simulation_destroy": (None, [c_void_p]),
    "gpurta_simulation_count": (c_size_t, [c_void_p]),
    "gpurta_simulation_sms": (c_int64, [c_void_p]),
    "gpurta_simulation_jobs": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_simulation_worst": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_simulation_time_of": (c_bool, [c_void_p, c_size_t, c_size_t, c_int, c_void_p]),
    "gpurta_simulation_operation_verdict": (c_int, [c_void_p, c_size_t]),
    "gpurta_simulation_job_verdict": (c_int, [c_void_p, c_size_t, c_size_t]),
    "gpurta_simulation_verdict": (c_int, [c_void_p]),
    "gpurta_simulation_blocks": (c_size_t, [c_void_p, c_size_t, c_size_t]),
    "gpurta_simulation_block": (c_bool, [c_void_p, c_size_t, c_size_t, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_rule_name": (c_char_p, [c_int]),
    "gpurta_simulation_events": (c_size_t, [c_void_p]),
    "gpurta_simulation_event_at": (c_bool, [c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_simulation_event_place": (c_bool, [c_void_p, c_size_t, c_size_t, c_void_p, c_void_p]),
    "gpurta_simulation_delays": (c_size_t, [c_void_p, c_size_t, c_size_t]),
    "gpurta_simulation_delay_at": (c_bool, [c_void_p, c_size_t, c_size_t, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_runlist_driver_timeslice": (c_int, [c_int, c_int, c_void_p, c_void_p]),
    "gpurta_runlist_driver_range": (c_int, [c_int, c_void_p, c_void_p, c_void_p]),
    "gpurta_runlist_mode_name": (c_char_p, [c_int]),
    "gpurta_runlist_mode_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_runlist_overhead_name": (c_char_p, [c_int]),
    "gpurta_runlist_overhead_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_runlist_time_name": (c_char_p, [c_int]),
    "gpurta_runlist_time_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_runlist_analyse": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_runlist_destroy": (None, [c_void_p]),
    "gpurta_runlist_count": (c_size_t, [c_void_p]),
    "gpurta_runlist_length": (c_int64, [c_void_p]),
    "gpurta_runlist_entry": (c_size_t, [c_void_p, c_int64]),
    "gpurta_runlist_entries": (c_int64, [c_void_p, c_size_t]),
    "gpurta_runlist_position": (c_int64, [c_void_p, c_size_t, c_int64]),
    "gpurta_runlist_level": (c_int, [c_void_p, c_size_t]),
    "gpurta_runlist_time_of": (c_bool, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_runlist_turns": (c_bool, [c_void_p, c_size_t, c_void_p]),
    "gpurta_runlist_overloaded": (c_bool, [c_void_p, c_size_t]),
    "gpurta_runlist_theorem_1_reason": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_runlist_stopped": (c_bool, [c_void_p]),
    "gpurta_runlist_bound_reason": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_runlist_task_verdict": (c_int, [c_void_p, c_size_t, c_void_p]),
    "gpurta_runlist_verdict": (c_int, [c_void_p, c_void_p]),
    "gpurta_runlist_term_part_name": (c_char_p, [c_int]),
    "gpurta_runlist_term_part_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_runlist_window": (c_int64, [c_void_p, c_size_t]),
    "gpurta_runlist_term": (c_bool, [c_void_p, c_size_t, c_size_t, c_int, c_void_p]),
    "gpurta_runlist_work_limits": (c_bool, [c_void_p, c_size_t, c_size_t]),
    "gpurta_runlist_gap": (c_bool, [c_void_p, c_size_t, c_int64, c_void_p]),
    "gpurta_runlist_fit_timeslice": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_runlist_fit_destroy": (None, [c_void_p]),
    "gpurta_runlist_fit_count": (c_size_t, [c_void_p]),
    "gpurta_runlist_fit_interval": (c_bool, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_runlist_fit_best": (c_bool, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_runlist_ticks_work": (c_size_t, [c_size_t]),
    "gpurta_runlist_ticks": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_host_scenario_create": (c_int, [c_void_p, c_void_p]),
    "gpurta_host_scenario_destroy": (None, [c_void_p]),
    "gpurta_host_scenario_add": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_host_simulate": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_host_simulate_critical": (c_int, [c_void_p, c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_host_simulation_destroy": (None, [c_void_p]),
    "gpurta_host_simulation_end": (c_bool, [c_void_p, c_void_p]),
    "gpurta_host_simulation_events": (c_size_t, [c_void_p]),
    "gpurta_host_simulation_event_at": (c_bool, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_host_simulation_jobs": (c_size_t, [c_void_p]),
    "gpurta_host_simulation_task": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_host_simulation_time_name": (c_char_p, [c_int]),
    "gpurta_host_simulation_time_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_host_simulation_time_of": (c_bool, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_host_simulation_job_verdict": (c_int, [c_void_p, c_size_t]),
    "gpurta_host_simulation_verdict": (c_int, [c_void_p]),
    "gpurta_host_ticks_work": (c_size_t, [c_size_t]),
    "gpurta_host_critical_ticks": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_bound_time_name": (c_char_p, [c_int]),
    "gpurta_bound_time_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_bound_analyse": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_bound_analyse_watched": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_bound_destroy": (None, [c_void_p]),
    "gpurta_bound_verdict": (c_int, [c_void_p]),
    "gpurta_bound_reason": (c_char_p, [c_void_p]),
    "gpurta_bound_exact_reason": (c_char_p, [c_void_p]),
    "gpurta_bound_chains": (c_size_t, [c_void_p]),
    "gpurta_bound_steps": (c_size_t, [c_void_p]),
    "gpurta_bound_chain_verdict": (c_int, [c_void_p, c_size_t]),
    "gpurta_bound_chain_reason": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_bound_chain_time": (c_bool, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_bound_step_time": (c_bool, [c_void_p, c_size_t, c_int, c_void_p]),
    "gpurta_bound_assumption": (c_char_p, [c_void_p, c_size_t]),
    "gpurta_bound_kind_name": (c_char_p, [c_int]),
    "gpurta_bound_kind_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_bound_terms": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_bound_term": (c_bool, [c_void_p, c_size_t, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_bound_chain_terms": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_bound_chain_term": (c_int, [c_void_p, c_size_t, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_bound_term_blocks": (c_int64, [c_void_p, c_size_t, c_size_t]),
    "gpurta_bound_weights": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_bound_weight": (c_int, [c_void_p, c_size_t, c_size_t, c_void_p]),
    "gpurta_bound_releases": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_bound_release": (c_bool, [c_void_p, c_size_t, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_bound_spans": (c_size_t, [c_void_p, c_size_t]),
    "gpurta_bound_span": (c_int, [c_void_p, c_size_t, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_bound_block": (c_int, [c_void_p, c_size_t, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_bound_turn": (c_int, [c_void_p, c_size_t, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_bound_parameter_name": (c_char_p, [c_int]),
    "gpurta_bound_parameter_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_bound_sensitivity": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_int, c_size_t, c_void_p, c_void_p]),
    "gpurta_bound_without_priority": (c_int, [c_void_p, c_void_p, c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_batch_edf_work": (c_size_t, [c_size_t, c_void_p]),
    "gpurta_batch_edf": (c_int, [c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_batch_rta_work": (c_size_t, [c_size_t, c_void_p, c_void_p]),
    "gpurta_batch_rta": (c_int, [c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_batch_rta_jobs_create": (c_int, [c_void_p, c_void_p]),
    "gpurta_batch_rta_jobs_destroy": (None, [c_void_p]),
    "gpurta_batch_rta_jobs": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_batch_runlist_work": (c_size_t, [c_size_t, c_void_p]),
    "gpurta_batch_runlist": (c_int, [c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_batch_place_create": (c_int, [c_void_p, c_void_p, c_void_p]),
    "gpurta_batch_place_destroy": (None, [c_void_p]),
    "gpurta_batch_place": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_batch_bound_create": (c_int, [c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_batch_bound_destroy": (None, [c_void_p]),
    "gpurta_batch_bound_set_contexts": (c_int, [c_void_p, c_void_p, c_void_p]),
    "gpurta_batch_bound": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_batch_analysis_name": (c_char_p, [c_int]),
    "gpurta_batch_analysis_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_batch_random_create": (c_int, [c_void_p, c_void_p, c_void_p]),
    "gpurta_batch_random_destroy": (None, [c_void_p]),
    "gpurta_batch_random": (c_int, [c_void_p, c_void_p, c_uint64, c_size_t, c_void_p, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_partition_next_size": (c_int64, [c_void_p, c_int, c_int64, c_int64]),
    "gpurta_partition_check_size": (c_int, [c_void_p, c_int, c_int64, c_int64, c_void_p]),
    "gpurta_partition_size_source": (c_char_p, [c_void_p, c_int, c_int64]),
    "gpurta_partition_size_unconfirmed": (c_char_p, [c_void_p, c_int, c_int64]),
    "gpurta_partition_sms_per_tpc": (c_int64, [c_void_p]),
    "gpurta_partition_mig_profile": (c_char_p, [c_void_p, c_int64]),
    "gpurta_partition_mig_id": (c_int64, [c_void_p, c_int64]),
    "gpurta_partition_fits": (c_bool, [c_void_p, c_int, c_void_p, c_size_t]),
    "gpurta_partition_each": (c_int, [c_void_p, c_void_p]),
    "gpurta_division_find": (c_int, [c_void_p, c_void_p, c_void_p, c_int, c_int64, c_int, c_void_p, c_void_p]),
    "gpurta_division_destroy": (None, [c_void_p]),
    "gpurta_division_count": (c_size_t, [c_void_p]),
    "gpurta_division_complete": (c_bool, [c_void_p]),
    "gpurta_division_found": (c_int64, [c_void_p]),
    "gpurta_division_sms": (c_int64, [c_void_p, c_size_t, c_size_t]),
    "gpurta_division_rest": (c_int64, [c_void_p, c_size_t]),
    "gpurta_division_alone": (c_int64, [c_void_p, c_size_t]),
    "gpurta_division_used": (c_bool, [c_void_p, c_size_t]),
    "gpurta_division_culprit": (c_size_t, [c_void_p]),
    "gpurta_division_excess": (c_bool, [c_void_p, c_void_p]),
    "gpurta_division_culprit_sms": (c_int64, [c_void_p]),
    "gpurta_division_tried": (c_int64, [c_void_p]),
    "gpurta_status_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_verdict_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_resource_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_platform_field_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_rule_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_option_kind_name": (c_char_p, [c_int]),
    "gpurta_option_kind_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_sm_order_name": (c_char_p, [c_int]),
    "gpurta_sm_order_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_launch_count_name": (c_char_p, [c_int]),
    "gpurta_launch_count_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_occupancy_count_name": (c_char_p, [c_int]),
    "gpurta_occupancy_count_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_operation_time_name": (c_char_p, [c_int]),
    "gpurta_operation_time_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_operation_count_name": (c_char_p, [c_int]),
    "gpurta_operation_count_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_operation_kind_name": (c_char_p, [c_int]),
    "gpurta_operation_kind_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_copy_direction_name": (c_char_p, [c_int]),
    "gpurta_copy_direction_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_stream_attribute_name": (c_char_p, [c_int]),
    "gpurta_stream_attribute_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_after_name": (c_char_p, [c_int]),
    "gpurta_after_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_task_time_name": (c_char_p, [c_int]),
    "gpurta_task_time_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_level_name": (c_char_p, [c_int]),
    "gpurta_level_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_chain_time_name": (c_char_p, [c_int]),
    "gpurta_chain_time_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_step_time_name": (c_char_p, [c_int]),
    "gpurta_step_time_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_step_kind_name": (c_char_p, [c_int]),
    "gpurta_step_kind_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_context_time_name": (c_char_p, [c_int]),
    "gpurta_context_time_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_generator_method_name": (c_char_p, [c_int]),
    "gpurta_generator_method_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_queues_name": (c_char_p, [c_int]),
    "gpurta_queues_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_mechanism_name": (c_char_p, [c_int]),
    "gpurta_mechanism_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_minimize_name": (c_char_p, [c_int]),
    "gpurta_minimize_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
}


CUDA_FUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {
    "gpurta_fact_name": (c_char_p, [c_int]),
    "gpurta_note_name": (c_char_p, [c_int]),
    "gpurta_fact_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_note_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_used_name": (c_char_p, [c_int]),
    "gpurta_used_from_name": (c_int, [c_void_p, c_char_p, c_void_p]),
    "gpurta_device_open": (c_int, [c_void_p, c_char_p, c_int64, c_void_p]),
    "gpurta_device_close": (None, [c_void_p]),
    "gpurta_device_fact": (c_int64, [c_void_p, c_int]),
    "gpurta_device_note": (c_char_p, [c_void_p, c_int]),
    "gpurta_channel_open": (c_int, [c_void_p, c_void_p, c_size_t, c_void_p]),
    "gpurta_channel_close": (None, [c_void_p]),
    "gpurta_channel_begin": (c_int, [c_void_p, c_void_p]),
    "gpurta_channel_submit": (c_int, [c_void_p, c_int64, c_int64, c_void_p]),
    "gpurta_channel_wait": (c_int, [c_void_p, c_int64, c_void_p, c_void_p]),
    "gpurta_channel_stop": (c_int, [c_void_p, c_void_p]),
    "gpurta_channel_end": (c_int, [c_void_p, c_void_p, c_void_p]),
    "gpurta_channel_job": (c_bool, [c_void_p, c_size_t, c_void_p]),
    "gpurta_device_clock": (c_int64, [c_void_p]),
    "gpurta_measure": (c_int, [c_void_p, c_void_p, c_void_p, c_int, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_measure_check": (c_int, [c_void_p, c_void_p, c_int, c_void_p, c_void_p, c_size_t, c_void_p, c_void_p]),
    "gpurta_measurement_create": (c_int, [c_void_p, c_size_t, c_size_t, c_void_p]),
    "gpurta_measurement_destroy": (None, [c_void_p]),
    "gpurta_measurement_record": (c_int, [c_void_p, c_void_p, c_void_p]),
    "gpurta_measurement_set_fact": (c_int, [c_void_p, c_int, c_int64, c_void_p]),
    "gpurta_measurement_set_note": (c_int, [c_void_p, c_int, c_char_p, c_void_p]),
    "gpurta_measurement_set_used": (c_int, [c_void_p, c_size_t, c_int, c_int64, c_void_p]),
    "gpurta_measurement_used": (c_int64, [c_void_p, c_size_t, c_int]),
    "gpurta_measurement_count": (c_size_t, [c_void_p]),
    "gpurta_measurement_runs": (c_size_t, [c_void_p]),
    "gpurta_measurement_fact": (c_int64, [c_void_p, c_int]),
    "gpurta_measurement_note": (c_char_p, [c_void_p, c_int]),
    "gpurta_measurement_blocks": (c_size_t, [c_void_p, c_size_t, c_size_t]),
    "gpurta_measurement_operation": (c_bool, [c_void_p, c_size_t, c_size_t, c_void_p, c_void_p]),
    "gpurta_measurement_block": (c_bool, [c_void_p, c_size_t, c_size_t, c_size_t, c_void_p, c_void_p, c_void_p]),
    "gpurta_measurement_completion": (c_int, [c_void_p, c_size_t, c_void_p, c_void_p, c_void_p, c_void_p]),
    "gpurta_measurement_platform": (c_int, [c_void_p, c_void_p, c_void_p]),
}
