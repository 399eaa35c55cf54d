"""Keyword arguments of the analyses: written by generate.py, not by hand."""

# flake8: noqa
from typing import TYPE_CHECKING, Any, Dict, NamedTuple, Optional, Tuple

from .times import Time

Option = NamedTuple(
    "Option",
    [
        ("name", str),
        ("key", int),
        ("kind", str),
        ("default", Any),
        ("low", int),
        ("high", int),
        ("words", Tuple[str, ...]),
        ("text", str),
    ],
)

OPTIONS: Dict[str, Tuple[Option, ...]] = {
    'bound': (
        Option('mode', 300, 'word', 'interleaved', 0, 9223372036854775807, ('interleaved', 'flat'),
        'how the runlist is made'),
        Option('switch_cost', 302, 'time', 0, 0, 9223372036854775807, (),
        'xi, what a switch to a channel costs'),
        Option('timeslice', 303, 'time', None, 0, 9223372036854775807, (),
        'timeslice of tasks that have none'),
        Option('reset_cost', 308, 'time', 0, 0, 9223372036854775807, (),
        'what a channel reset costs, which may end any turn of a low channel'),
        Option('timeslice_step', 309, 'time', None, 0, 9223372036854775807, (),
        'the hardware rounds timeslices down to multiples of it; without it they are exact'),
        Option('steps', 310, 'whole', 100000000, 1, 9223372036854775807, (),
        'steps (one channel at one length each) that the search for work-limited bounds may take, before the positional ones stand in'),
        Option('limit', 700, 'whole', 1000000000, 1, 9223372036854775807, (),
        'evaluations (about one division each) that the fixed point may take'),
        Option('explain', 701, 'switch', False, 0, 9223372036854775807, (),
        'keep what every bound is made of'),
        Option('search', 702, 'whole', 0, 0, 2147483647, (),
        'simulated runs that are searched for long responses'),
        Option('seed', 703, 'whole', 1, 0, 9223372036854775807, (),
        'seed of the search'),
        Option('exact', 706, 'whole', 0, 0, 2147483647, (),
        'states that may be explored for exact worst responses of a small system'),
        Option('threads', 705, 'whole', 1, 1, 256, (),
        'threads of the search, which finds the same with any number'),
    ),
    'bound_sensitivity': (
        Option('mode', 300, 'word', 'interleaved', 0, 9223372036854775807, ('interleaved', 'flat'),
        'how the runlist is made'),
        Option('switch_cost', 302, 'time', 0, 0, 9223372036854775807, (),
        'xi, what a switch to a channel costs'),
        Option('timeslice', 303, 'time', None, 0, 9223372036854775807, (),
        'timeslice of tasks that have none'),
        Option('reset_cost', 308, 'time', 0, 0, 9223372036854775807, (),
        'what a channel reset costs, which may end any turn of a low channel'),
        Option('timeslice_step', 309, 'time', None, 0, 9223372036854775807, (),
        'the hardware rounds timeslices down to multiples of it; without it they are exact'),
        Option('steps', 310, 'whole', 100000000, 1, 9223372036854775807, (),
        'steps (one channel at one length each) that the search for work-limited bounds may take, before the positional ones stand in'),
        Option('limit', 700, 'whole', 1000000000, 1, 9223372036854775807, (),
        'evaluations (about one division each) that the fixed point may take'),
        Option('exact', 706, 'whole', 0, 0, 2147483647, (),
        'states that may be explored for exact worst responses of a small system'),
        Option('tries', 704, 'whole', 200, 1, 2147483647, (),
        'analyses that one question of the sensitivity may take'),
    ),
    'rta': (
        Option('algorithm', 100, 'word', 'auto', 0, 9223372036854775807, ('auto', 'h-set', 'closed-form'),
        'how completion times are found'),
        Option('trace', 101, 'switch', False, 0, 9223372036854775807, (),
        'keep the steps of the h-set algorithm'),
        Option('limit', 102, 'whole', 20000000, 1, 4611686018427387904, (),
        'most steps of an analysis of all jobs: jobs, and slots that they take'),
        Option('once', 103, 'switch', False, 0, 9223372036854775807, (),
        'release every kernel once, as a measurement does: nothing is said of later jobs'),
    ),
    'simulate': (
        Option('policy', 500, 'word', 'most-room', 0, 9223372036854775807, ('most-room', 'round-robin'),
        'which SM the next block goes to'),
        Option('blocks', 501, 'switch', False, 0, 9223372036854775807, (),
        'keep where and when every block ran'),
        Option('explain', 502, 'switch', False, 0, 9223372036854775807, (),
        'keep the events and the delays of every job'),
        Option('jobs', 503, 'whole', 1, 1, 2147483647, (),
        'how often operations that have a period are released'),
        Option('until', 504, 'time', None, 0, 9223372036854775807, (),
        'instead of a number of jobs: operations that have a period are released before this time, at least once'),
        Option('limit', 505, 'whole', 100000000, 1, 2147483647, (),
        'most jobs, kept blocks, kept events, and instants at which something happens'),
        Option('memory', 508, 'whole', 2147483648, 1, 9223372036854775807, (),
        'most bytes that kept blocks, events and delays take'),
        Option('jitter', 506, 'time', 0, 0, 9223372036854775807, (),
        'a block takes up to so much longer than its wcet, by chance'),
        Option('seed', 507, 'whole', 1, 0, 9223372036854775807, (),
        'what chance begins with; the same seed gives the same run'),
    ),
    'runlist': (
        Option('mode', 300, 'word', 'interleaved', 0, 9223372036854775807, ('interleaved', 'flat'),
        'how the runlist is made'),
        Option('overhead', 301, 'word', 'every-switch', 0, 9223372036854775807, ('every-switch', 'published'),
        'which switches cost'),
        Option('switch_cost', 302, 'time', 0, 0, 9223372036854775807, (),
        'xi, what a switch to a channel costs'),
        Option('timeslice', 303, 'time', None, 0, 9223372036854775807, (),
        'timeslice of tasks that have none'),
        Option('reset_cost', 308, 'time', 0, 0, 9223372036854775807, (),
        'what a channel reset costs, which may end any turn of a low channel'),
        Option('timeslice_step', 309, 'time', None, 0, 9223372036854775807, (),
        'the hardware rounds timeslices down to multiples of it; without it they are exact'),
        Option('steps', 310, 'whole', 100000000, 1, 9223372036854775807, (),
        'steps (one channel at one length each) that the search for work-limited bounds may take, before the positional ones stand in'),
    ),
    'runlist_fit_timeslice': (
        Option('mode', 300, 'word', 'interleaved', 0, 9223372036854775807, ('interleaved', 'flat'),
        'how the runlist is made'),
        Option('switch_cost', 302, 'time', 0, 0, 9223372036854775807, (),
        'xi, what a switch to a channel costs'),
        Option('low', 305, 'time', None, 0, 9223372036854775807, (),
        "shortest timeslice to try; without it the driver's, if the unit is known"),
        Option('high', 306, 'time', None, 0, 9223372036854775807, (),
        "longest timeslice to try; without it the driver's, if the unit is known"),
        Option('limit', 307, 'whole', 100000000, 1, 9223372036854775807, (),
        'steps (about one addition each) that a search may take'),
        Option('reset_cost', 308, 'time', 0, 0, 9223372036854775807, (),
        'what a channel reset costs, which may end any turn of a low channel'),
    ),
    'host_simulate': (
        Option('mode', 300, 'word', 'interleaved', 0, 9223372036854775807, ('interleaved', 'flat'),
        'how the runlist is made'),
        Option('switch_cost', 302, 'time', 0, 0, 9223372036854775807, (),
        'xi, what a switch to a channel costs'),
        Option('timeslice', 303, 'time', None, 0, 9223372036854775807, (),
        'timeslice of tasks that have none'),
        Option('timeslice_step', 309, 'time', None, 0, 9223372036854775807, (),
        'the hardware rounds timeslices down to multiples of it; without it they are exact'),
        Option('start', 320, 'whole', 0, 0, 9223372036854775807, (),
        'position of the list at which the simulated Host begins'),
        Option('until', 321, 'time', None, 0, 9223372036854775807, (),
        'time at which the simulated Host starts no more turns; without it when all jobs are complete'),
        Option('resume_free', 322, 'switch', False, 0, 9223372036854775807, (),
        'a channel that follows itself needs no switch; else every turn begins with one'),
        Option('limit', 323, 'whole', 1000000, 1, 9223372036854775807, (),
        'turns that a simulation may have'),
    ),
    'host_critical': (
        Option('mode', 300, 'word', 'interleaved', 0, 9223372036854775807, ('interleaved', 'flat'),
        'how the runlist is made'),
        Option('switch_cost', 302, 'time', 0, 0, 9223372036854775807, (),
        'xi, what a switch to a channel costs'),
        Option('timeslice', 303, 'time', None, 0, 9223372036854775807, (),
        'timeslice of tasks that have none'),
        Option('timeslice_step', 309, 'time', None, 0, 9223372036854775807, (),
        'the hardware rounds timeslices down to multiples of it; without it they are exact'),
        Option('steps', 310, 'whole', 100000000, 1, 9223372036854775807, (),
        'steps (one channel at one length each) that the search for work-limited bounds may take, before the positional ones stand in'),
        Option('resume_free', 322, 'switch', False, 0, 9223372036854775807, (),
        'a channel that follows itself needs no switch; else every turn begins with one'),
        Option('limit', 323, 'whole', 1000000, 1, 9223372036854775807, (),
        'turns that a simulation may have'),
    ),
    'edf': (
        Option('overhead', 400, 'time', 0, 0, 9223372036854775807, (),
        'overhead o added to every C'),
        Option('latency', 401, 'time', 0, 0, 9223372036854775807, (),
        'latency J subtracted from every D'),
        Option('limit', 402, 'whole', 200000000, 1, 4611686018427387904, (),
        'most task evaluations of one test, one search for responses, or one call for a sensitivity'),
        Option('responses', 403, 'switch', True, 0, 9223372036854775807, (),
        'find response times'),
    ),
    'edf_sensitivity': (
        Option('overhead', 400, 'time', 0, 0, 9223372036854775807, (),
        'overhead o added to every C'),
        Option('latency', 401, 'time', 0, 0, 9223372036854775807, (),
        'latency J subtracted from every D'),
        Option('limit', 402, 'whole', 200000000, 1, 4611686018427387904, (),
        'most task evaluations of one test, one search for responses, or one call for a sensitivity'),
    ),
    'edf_simulate': (
        Option('latency', 401, 'time', 0, 0, 9223372036854775807, (),
        'latency J subtracted from every D'),
        Option('limit', 402, 'whole', 200000000, 1, 4611686018427387904, (),
        'most task evaluations of one test, one search for responses, or one call for a sensitivity'),
    ),
    'measure': (
        Option('runs', 600, 'whole', 10, 1, 100000, (),
        'repetitions of a measurement'),
        Option('scale', 601, 'whole', 1, 1, 1000000000, (),
        'all times of a measured program are multiplied by this'),
        Option('timeout', 602, 'whole', 60000, 1, 86400000, (),
        'how long one repetition may last after its last launch, in ms'),
        Option('warm_up', 603, 'whole', 100, 0, 60000, (),
        'how long all SMs spin before a measurement, in ms'),
        Option('static_shared', 604, 'switch', False, 0, 9223372036854775807, (),
        'static shared memory instead of dynamic, as far as that goes'),
        Option('cold', 605, 'switch', False, 0, 9223372036854775807, (),
        'one repetition, before which nothing of the program has run'),
    ),
}

if TYPE_CHECKING:
    from typing import TypedDict

    class BoundOptions(TypedDict, total=False):
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
        mode: Optional[str]
        switch_cost: Optional[Time]
        timeslice: Optional[Time]
        reset_cost: Optional[Time]
        timeslice_step: Optional[Time]
        steps: Optional[int]
        limit: Optional[int]
        exact: Optional[int]
        tries: Optional[int]

    class RtaOptions(TypedDict, total=False):
        algorithm: Optional[str]
        trace: Optional[bool]
        limit: Optional[int]
        once: Optional[bool]

    class SimulateOptions(TypedDict, total=False):
        policy: Optional[str]
        blocks: Optional[bool]
        explain: Optional[bool]
        jobs: Optional[int]
        until: Optional[Time]
        limit: Optional[int]
        memory: Optional[int]
        jitter: Optional[Time]
        seed: Optional[int]

    class RunlistOptions(TypedDict, total=False):
        mode: Optional[str]
        overhead: Optional[str]
        switch_cost: Optional[Time]
        timeslice: Optional[Time]
        reset_cost: Optional[Time]
        timeslice_step: Optional[Time]
        steps: Optional[int]

    class RunlistFitTimesliceOptions(TypedDict, total=False):
        mode: Optional[str]
        switch_cost: Optional[Time]
        low: Optional[Time]
        high: Optional[Time]
        limit: Optional[int]
        reset_cost: Optional[Time]

    class HostSimulateOptions(TypedDict, total=False):
        mode: Optional[str]
        switch_cost: Optional[Time]
        timeslice: Optional[Time]
        timeslice_step: Optional[Time]
        start: Optional[int]
        until: Optional[Time]
        resume_free: Optional[bool]
        limit: Optional[int]

    class HostCriticalOptions(TypedDict, total=False):
        mode: Optional[str]
        switch_cost: Optional[Time]
        timeslice: Optional[Time]
        timeslice_step: Optional[Time]
        steps: Optional[int]
        resume_free: Optional[bool]
        limit: Optional[int]

    class EdfOptions(TypedDict, total=False):
        overhead: Optional[Time]
        latency: Optional[Time]
        limit: Optional[int]
        responses: Optional[bool]

    class EdfSensitivityOptions(TypedDict, total=False):
        overhead: Optional[Time]
        latency: Optional[Time]
        limit: Optional[int]

    class EdfSimulateOptions(TypedDict, total=False):
        latency: Optional[Time]
        limit: Optional[int]

    class MeasureOptions(TypedDict, total=False):
        runs: Optional[int]
        scale: Optional[int]
        timeout: Optional[int]
        warm_up: Optional[int]
        static_shared: Optional[bool]
        cold: Optional[bool]
