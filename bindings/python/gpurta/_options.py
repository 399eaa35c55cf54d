"""What an analysis takes by keyword: written by generate.py, not by hand."""

# flake8: noqa
from typing import TYPE_CHECKING, Any, Dict, Iterable, NamedTuple, Optional, Tuple, Union

from .times import Time

Option = NamedTuple(
    "Option", [("name", str), ("key", int), ("kind", str), ("default", Any), ("words", Dict[str, int]), ("text", str)]
)
_ALL = {
    50: Option('fit', 50, 'SWITCH', False, {}, 'the partitions must fit on the platform, and every kernel be in one'),
    100: Option('algorithm', 100, 'WORD', 'auto', {'auto': 0, 'h-set': 1, 'closed-form': 2}, "'auto', 'h-set', 'closed-form': how completion times are found"),
    101: Option('trace', 101, 'SWITCH', False, {}, 'keep the steps of the h-set algorithm'),
    102: Option('limit', 102, 'WHOLE', 20000000, {}, '1..4,611,686,018,427,387,904: most steps of an analysis of all jobs: jobs, and slots that they take'),
    103: Option('once', 103, 'SWITCH', False, {}, 'release every kernel once, as a measurement does: nothing is said of later jobs'),
    300: Option('mode', 300, 'WORD', 'interleaved', {'interleaved': 0, 'flat': 1}, "'interleaved', 'flat': how the runlist is made"),
    301: Option('overhead', 301, 'WORD', 'every-switch', {'every-switch': 0, 'published': 1}, "'every-switch', 'published': which switches cost"),
    302: Option('switch_cost', 302, 'TIME', 0, {}, 'time: xi, what a switch to a channel costs'),
    303: Option('timeslice', 303, 'TIME', None, {}, 'time: timeslice of tasks that have none'),
    304: Option('unit', 304, 'WORD', None, {'ns': 0, 'us': 1, 'ms': 2, 's': 3}, "'ns', 'us', 'ms', 's': unit of all times of the set, so that the driver's facts can serve as defaults"),
    308: Option('reset_cost', 308, 'TIME', 0, {}, 'time: what a channel reset costs, which may end any turn of a low channel'),
    309: Option('timeslice_step', 309, 'TIME', None, {}, 'time: the hardware rounds timeslices down to multiples of it; without it they are exact'),
    310: Option('steps', 310, 'WHOLE', 100000000, {}, '1 or more: steps (one channel at one length each) that the search for work-limited bounds may take, before the positional ones stand in'),
    320: Option('start', 320, 'WHOLE', 0, {}, '0 or more: position of the list at which the simulated Host begins'),
    321: Option('until', 321, 'TIME', None, {}, 'time: time at which the simulated Host starts no more turns; without it when all jobs are complete'),
    322: Option('resume_free', 322, 'SWITCH', False, {}, 'a channel that follows itself needs no switch; else every turn begins with one'),
    323: Option('limit', 323, 'WHOLE', 1000000, {}, '1 or more: turns that a simulation may have'),
    400: Option('overhead', 400, 'TIME', 0, {}, 'time: overhead o added to every C'),
    401: Option('latency', 401, 'TIME', 0, {}, 'time: latency J subtracted from every D'),
    402: Option('limit', 402, 'WHOLE', 200000000, {}, '1..4,611,686,018,427,387,904: most task evaluations of one test, one search for responses, or one call for a sensitivity'),
    403: Option('responses', 403, 'SWITCH', True, {}, 'find response times'),
    404: Option('points', 404, 'SWITCH', False, {}, 'keep the points at which the demand test compared, for a certificate'),
    500: Option('policy', 500, 'WORD', 'most-room', {'most-room': 0, 'round-robin': 1}, "'most-room', 'round-robin': which SM the next block goes to"),
    501: Option('blocks', 501, 'SWITCH', False, {}, 'keep where and when every block ran'),
    502: Option('explain', 502, 'SWITCH', False, {}, 'keep the events and the delays of every job'),
    503: Option('jobs', 503, 'WHOLE', 1, {}, '1..2,147,483,647: how often operations that have a period are released'),
    504: Option('until', 504, 'TIME', None, {}, 'time: instead of a number of jobs: operations that have a period are released before this time, at least once'),
    505: Option('limit', 505, 'WHOLE', 100000000, {}, '1..2,147,483,647: most jobs, kept blocks, kept events, and instants at which something happens'),
    508: Option('memory', 508, 'WHOLE', 2147483648, {}, '1 or more: most bytes that kept blocks, events and delays take'),
    506: Option('jitter', 506, 'TIME', 0, {}, 'time: a block takes up to so much longer than its wcet, by chance'),
    507: Option('seed', 507, 'WHOLE', 1, {}, '0 or more: what chance begins with; the same seed gives the same run'),
    600: Option('runs', 600, 'WHOLE', 10, {}, '1..100,000: repetitions of a measurement'),
    601: Option('scale', 601, 'WHOLE', 1, {}, '1..1,000,000,000: all times of a measured program are multiplied by this'),
    602: Option('timeout', 602, 'WHOLE', 60000, {}, '1..86,400,000: how long one repetition may last after its last launch, in ms'),
    603: Option('warm_up', 603, 'WHOLE', 100, {}, '0..60,000: how long all SMs spin before a measurement, in ms'),
    604: Option('static_shared', 604, 'SWITCH', False, {}, 'static shared memory instead of dynamic, as far as that goes'),
    605: Option('cold', 605, 'SWITCH', False, {}, 'one repetition, before which nothing of the program has run'),
    700: Option('limit', 700, 'WHOLE', 1000000000, {}, '1 or more: evaluations (about one division each) that the fixed point may take'),
    701: Option('explain', 701, 'SWITCH', False, {}, 'keep what every bound is made of'),
    702: Option('search', 702, 'WHOLE', 0, {}, '0..2,147,483,647: simulated runs that are searched for long responses'),
    703: Option('seed', 703, 'WHOLE', 1, {}, '0 or more: seed of the search'),
    706: Option('exact', 706, 'WHOLE', 0, {}, '0..2,147,483,647: states that may be explored for exact worst responses of a small system'),
    705: Option('threads', 705, 'WHOLE', 1, {}, '1..256: threads of the search, which finds the same with any number'),
    704: Option('tries', 704, 'WHOLE', 200, {}, '1..2,147,483,647: analyses that one question of the sensitivity may take'),
    800: Option('mechanism', 800, 'WORD', 'any', {'any': 0, 'green-context': 1, 'mps': 2, 'mig': 3, 'tpc-mask': 4}, "'any', 'green-context', 'mps', 'mig', 'tpc-mask': how SMs are divided, which says what sizes there are"),
    801: Option('cuda', 801, 'WHOLE', 0, {}, '0..2,147,483,647: version of CUDA, 12040 for 12.4; 0: the newest released one that is known'),
    802: Option('minimize', 802, 'WORD', 'total', {'total': 0, 'largest': 1}, "'total', 'largest': SMs in all, or of the largest partition"),
    900: Option('limit', 900, 'WHOLE', 20000000, {}, '1 or more: steps that the search for coverings may take; a ten-thousandth of it for each number that is tried as largest safe or as fewest SMs'),
}
_TAKES: Dict[str, Tuple[Tuple[str, ...], Tuple[int, ...]]] = {
    'bound': (('contexts', 'streams', 'unit'), (300, 302, 303, 308, 309, 310, 700, 701, 702, 703, 706, 705)),
    'bound_sensitivity': (('contexts', 'streams', 'unit'), (300, 302, 303, 308, 309, 310, 700, 706, 704)),
    'bound_without_priority': (('contexts', 'streams', 'unit'), ()),
    'rta': (('streams', 'unit'), (100, 101, 102, 103)),
    'simulate': (('streams', 'unit'), (500, 501, 502, 503, 504, 505, 508, 506, 507)),
    'simulate_chains': (('contexts', 'streams', 'unit'), (300, 302, 303, 308, 309, 310, 501, 503, 504, 505, 508)),
    'runlist': (('unit',), (300, 301, 302, 303, 308, 309, 310)),
    'host_simulate': (('unit',), (300, 302, 303, 309, 320, 321, 322, 323)),
    'host_critical': (('unit',), (300, 302, 303, 309, 310, 322, 323)),
    'edf': (('unit',), (400, 401, 402, 403)),
    'edf_sensitivity': (('unit',), (400, 401, 402)),
    'edf_simulate': (('unit',), (401, 402)),
    'partition': (('contexts', 'streams', 'unit'), (800, 801, 802)),
    'resident': (('streams', 'unit'), (900,)),
    'measure': (('streams', 'unit'), (600, 601, 602, 603, 604, 605)),
}
INPUTS = {function: inputs for function, (inputs, _) in _TAKES.items()}
OPTIONS = {function: tuple(_ALL[key] for key in keys) for function, (_, keys) in _TAKES.items()}

if TYPE_CHECKING:
    from typing import TypedDict

    from .model import Context, Streams

    class BoundOptions(TypedDict, total=False):
        contexts: Iterable["Context"]
        streams: "Streams"
        unit: str
        mode: Optional[str]
        switch_cost: Optional[Time]
        timeslice: Optional[Time]
        reset_cost: Optional[Time]
        timeslice_step: Optional[Time]
        steps: Optional[int]
        limit: Optional[int]
        explain: Optional[bool]
        search: Optional[int]
        seed: Optional[int]
        exact: Optional[int]
        threads: Optional[int]

    class BoundSensitivityOptions(TypedDict, total=False):
        contexts: Iterable["Context"]
        streams: "Streams"
        unit: str
        mode: Optional[str]
        switch_cost: Optional[Time]
        timeslice: Optional[Time]
        reset_cost: Optional[Time]
        timeslice_step: Optional[Time]
        steps: Optional[int]
        limit: Optional[int]
        exact: Optional[int]
        tries: Optional[int]

    class BoundWithoutPriorityOptions(TypedDict, total=False):
        contexts: Iterable["Context"]
        streams: "Streams"
        unit: str

    class RtaOptions(TypedDict, total=False):
        streams: "Streams"
        unit: str
        algorithm: Optional[str]
        trace: Optional[bool]
        limit: Optional[int]
        once: Optional[bool]

    class SimulateOptions(TypedDict, total=False):
        streams: "Streams"
        unit: str
        policy: Optional[str]
        blocks: Optional[bool]
        explain: Optional[bool]
        jobs: Optional[int]
        until: Optional[Time]
        limit: Optional[int]
        memory: Optional[int]
        jitter: Optional[Time]
        seed: Optional[int]

    class SimulateChainsOptions(TypedDict, total=False):
        contexts: Iterable["Context"]
        streams: "Streams"
        unit: str
        mode: Optional[str]
        switch_cost: Optional[Time]
        timeslice: Optional[Time]
        reset_cost: Optional[Time]
        timeslice_step: Optional[Time]
        steps: Optional[int]
        blocks: Optional[bool]
        jobs: Optional[int]
        until: Optional[Time]
        limit: Optional[int]
        memory: Optional[int]

    class RunlistOptions(TypedDict, total=False):
        unit: str
        mode: Optional[str]
        overhead: Optional[str]
        switch_cost: Optional[Time]
        timeslice: Optional[Time]
        reset_cost: Optional[Time]
        timeslice_step: Optional[Time]
        steps: Optional[int]

    class HostSimulateOptions(TypedDict, total=False):
        unit: str
        mode: Optional[str]
        switch_cost: Optional[Time]
        timeslice: Optional[Time]
        timeslice_step: Optional[Time]
        start: Optional[int]
        until: Optional[Time]
        resume_free: Optional[bool]
        limit: Optional[int]

    class HostCriticalOptions(TypedDict, total=False):
        unit: str
        mode: Optional[str]
        switch_cost: Optional[Time]
        timeslice: Optional[Time]
        timeslice_step: Optional[Time]
        steps: Optional[int]
        resume_free: Optional[bool]
        limit: Optional[int]

    class EdfOptions(TypedDict, total=False):
        unit: str
        overhead: Optional[Time]
        latency: Optional[Time]
        limit: Optional[int]
        responses: Optional[bool]

    class EdfSensitivityOptions(TypedDict, total=False):
        unit: str
        overhead: Optional[Time]
        latency: Optional[Time]
        limit: Optional[int]

    class EdfSimulateOptions(TypedDict, total=False):
        unit: str
        latency: Optional[Time]
        limit: Optional[int]

    class PartitionOptions(TypedDict, total=False):
        contexts: Iterable["Context"]
        streams: "Streams"
        unit: str
        mechanism: Optional[str]
        cuda: Optional[Union[int, str]]
        minimize: Optional[str]

    class ResidentOptions(TypedDict, total=False):
        streams: "Streams"
        unit: str
        limit: Optional[int]

    class MeasureOptions(TypedDict, total=False):
        streams: "Streams"
        unit: str
        runs: Optional[int]
        scale: Optional[int]
        timeout: Optional[int]
        warm_up: Optional[int]
        static_shared: Optional[bool]
        cold: Optional[bool]
