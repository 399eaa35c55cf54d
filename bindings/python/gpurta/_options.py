"""What an analysis takes by keyword: written by generate.py, not by hand."""

# flake8: noqa
from typing import TYPE_CHECKING, Dict, Iterable, Optional, Tuple, Union

from .times import Time

RENAMED = {'from': 'low', 'to': 'high'}
TAKES: Dict[str, Tuple[Tuple[str, ...], Tuple[int, ...]]] = {
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
