"""Many analyses in one call on buffers of whole ticks (gpurta/batch.h)."""

import ctypes
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple, Type

from . import _api
from ._arrays import Ticks, address, inputs, int32_array, int64_array
from ._edf import edf
from ._library import Handle, call, choose, count, lib, names_of
from .errors import Error, LimitReached, NotApplicable, OutOfRange, TicksOverflow
from .model import LEVELS, PlatformLike, Task, to_platform, words
from .record import VERDICTS, Record, Verdict

MODES, OVERHEADS = words("runlist", "mode"), words("runlist", "overhead")
POLICIES = {name: code for code, name in enumerate(names_of("gpurta_placement_name"))}


class Verdicts(Record):
    """Verdicts of many sets: iterable as Verdict, and ``verdicts`` as ``array('i')`` of the codes
    0 unknown, 1 schedulable, 2 unschedulable; ``schedulable`` is how many sets are.
    """

    verdicts: Any

    def __iter__(self) -> Iterator[Verdict]:
        return (VERDICTS[code] for code in self.verdicts)

    def __len__(self) -> int:
        return len(self.verdicts)

    def __getitem__(self, position: int) -> Verdict:
        return VERDICTS[self.verdicts[position]]

    @property
    def schedulable(self) -> int:
        """How many sets are schedulable."""
        return int(self.verdicts.count(_api.GPURTA_SCHEDULABLE))


class EdfSets(Verdicts):
    """:class:`Verdicts` of many sets under EDF.

    ``witness`` holds for each unschedulable set with utilization <= 1 a deadline by which more is
    demanded than there is, else 0.
    """

    verdicts: Any
    witness: Any


def _sets(first: Ticks) -> Tuple[int, Any]:
    size, (positions,) = inputs(first=first)
    if size < 1:
        raise OutOfRange("first: one position more than sets is needed")
    return size - 1, positions


def _covers(positions: Any, sets: int, size: int) -> None:
    if positions[sets] != size:
        raise OutOfRange(
            "first: the last position is {}, and there are {} values".format(positions[sets], size)
        )


def _work(size: int) -> Any:
    if size == 0:
        raise OutOfRange("first: positions begin with 0 and never decrease")
    return (ctypes.c_int64 * (size // 8 + 1))()


def _work_of_one(size: int) -> Any:
    if size == 0:
        raise OutOfRange("there is none to analyse, or too many")
    return (ctypes.c_int64 * (size // 8 + 1))()


def _pointers(arrays: Sequence[Any]) -> List[Any]:
    return [ctypes.cast(one, ctypes.c_void_p) if one is not None else None for one in arrays]


def _record(kind: Any, *values: Any) -> Any:
    """A record of the library from its size and these members, some of them arrays."""
    members = [address(v) if isinstance(v, ctypes.Array) else v for v in values]
    return ctypes.byref(kind(ctypes.sizeof(kind), *members))


def _failed(status: Any) -> Iterator[Tuple[int, int]]:
    if any(status):
        for position, code in enumerate(status):
            if code != _api.GPURTA_OK:
                yield position, code


def _refuse(status: Any, overflow: str, otherwise: str, limit: str = "") -> None:
    """Raises what is wrong with the first set that has something."""
    launch = "a block cannot launch, or threads are not given"
    for s, code in _failed(status):
        kind, what = {
            _api.GPURTA_OVERFLOW: (TicksOverflow, overflow + " does not fit into 64 bits"),
            _api.GPURTA_NOT_APPLICABLE: (NotApplicable, launch),
            _api.GPURTA_LIMIT: (LimitReached, limit),
        }.get(code, (OutOfRange, "it is empty, or " + otherwise))  # type: Tuple[Type[Error], str]
        raise kind("set {}: {}".format(s, what), "", s)


class BoundSets(Verdicts):
    """Verdicts of many sets: iterable as Verdict, and ``verdicts`` as ``array('i')`` of the codes
    0 unknown, 1 schedulable, 2 unschedulable; ``bounds`` as ``array('q')``, one per kernel: from the
    nominal release of its chain to its completion, rounded up to whole ticks; -1: no bound.
    """

    verdicts: Any
    bounds: Any


def bound_sets(
    first: Ticks,
    blocks: Ticks,
    wcet: Ticks,
    period: Ticks,
    platform: PlatformLike,
    *,
    chain: Optional[Ticks] = None,
    divisor: Optional[Ticks] = None,
    deadline: Optional[Ticks] = None,
    jitter: Optional[Ticks] = None,
    threads: Optional[Ticks] = None,
    registers: Optional[Ticks] = None,
    shared_memory: Optional[Ticks] = None,
    priority: Optional[Ticks] = None
) -> BoundSets:
    """Bounds for every job of the kernels of many sets of whole ticks, in one call.

    Set s consists of the values first[s] .. first[s + 1] - 1. Each kernel is a chain by itself;
    with ``chain``, kernels in a row with the same number are the steps of one, whose ``period``,
    ``deadline`` (None: the period) and ``jitter`` are read at its first kernel. The time of a block
    is wcet / divisor ticks; the lower a ``priority``, the sooner. Sufficient, not exact: as ``bound``
    without a search. Raises NotApplicable, OutOfRange or TicksOverflow with the set in ``item``.
    """
    sets, positions = _sets(first)
    size, arrays = inputs(
        chain=chain,
        blocks=blocks,
        wcet=wcet,
        divisor=divisor,
        period=period,
        deadline=deadline,
        jitter=jitter,
        threads=threads,
        registers=registers,
        shared_memory=shared_memory,
        priority=priority,
    )
    _covers(positions, sets, size)
    verdicts, verdicts_memory = int32_array(sets)
    bounds, bounds_memory = int64_array(size)
    status, status_memory = int32_array(sets)
    if sets == 0:
        return BoundSets(verdicts=verdicts, bounds=bounds)
    with to_platform(platform).handle() as device, Handle(
        "gpurta_batch_bound", "gpurta_batch_bound_create", device, None
    ) as work:
        call(
            "gpurta_batch_bound",
            work,
            sets,
            positions,
            _record(_api.gpurta_batch_bound_sets, *arrays),
            verdicts_memory,
            bounds_memory,
            status_memory,
        )
    _refuse(status, "a bound", "a value is out of range")
    return BoundSets(verdicts=verdicts, bounds=bounds)


def edf_sets(
    first: Ticks,
    wcet: Ticks,
    deadline: Ticks,
    period: Ticks,
    nonpreemptable: Optional[Ticks] = None,
    limit: int = 0,
) -> EdfSets:
    """The EDF demand test of many sets of whole ticks, in one call.

    Set s consists of the values first[s] .. first[s + 1] - 1 of the other arrays; ``first`` has
    one position more than there are sets. Arguments are buffers of 64-bit integers (``array('q')``,
    ``memoryview``, NumPy int64), which are not copied, or sequences. Sets whose values do not fit
    are analysed with integers of any size. Exact. Raises OutOfRange for values below 1, with the
    set in ``item``.
    """
    sets, positions = _sets(first)
    size, arrays = inputs(
        wcet=wcet, deadline=deadline, period=period, nonpreemptable=nonpreemptable
    )
    _covers(positions, sets, size)
    verdicts, verdicts_memory = int32_array(sets)
    witness, witness_memory = int64_array(sets)
    status, status_memory = int32_array(sets)
    if sets == 0:
        return EdfSets(verdicts=verdicts, witness=witness)
    work = _work(lib.gpurta_batch_edf_work(sets, positions))
    call(
        "gpurta_batch_edf",
        sets,
        positions,
        _record(_api.gpurta_batch_edf_sets, *arrays, count(limit, "limit")),
        verdicts_memory,
        witness_memory,
        status_memory,
        work
    )
    for s, code in _failed(status):
        tasks = [
            Task(*values[:3], nonpreemptable=values[3])
            for values in zip(
                *[
                    a[positions[s] : positions[s + 1]] if a is not None else [0] * size
                    for a in arrays
                ]
            )
        ]
        if code != _api.GPURTA_OVERFLOW:
            raise OutOfRange("set {}: it is empty, or a value is below 1".format(s), "", s)
        result = edf(tasks, responses=False, limit=limit or None)
        verdicts[s] = [code for code, verdict in VERDICTS.items() if verdict is result.verdict][0]
        if (
            result.witness is not None
            and result.verdict is Verdict.UNSCHEDULABLE
            and result.utilization <= 1
        ):
            time = int(result.witness.time)
            witness[s] = time if time < 2**63 else 0
    return EdfSets(verdicts=verdicts, witness=witness)


def edf_ticks(
    wcet: Ticks,
    deadline: Ticks,
    period: Ticks,
    nonpreemptable: Optional[Ticks] = None,
    limit: int = 0,
) -> Verdict:
    """The EDF demand test of one set of whole ticks. Exact."""
    size, _ = inputs(wcet=wcet)
    return edf_sets([0, size], wcet, deadline, period, nonpreemptable, limit)[0]


def edf_simulation_ticks(
    wcet: Ticks,
    deadline: Ticks,
    period: Ticks,
    nonpreemptable: Optional[Ticks] = None,
    offset: Optional[Ticks] = None,
    *,
    horizon: int,
    cost: int = 0,
    latency: int = 0,
    limit: int = 0
) -> Verdict:
    """Whether every job of one set of whole ticks that is released before ``horizon`` meets its
    deadline under EDF when all happens as in ``edf_simulate``: one behaviour, no bound. A
    preemption costs ``cost``. Raises TicksOverflow where a time does not fit into 64 bits.
    """
    size, arrays = inputs(
        wcet=wcet, deadline=deadline, period=period, nonpreemptable=nonpreemptable, offset=offset
    )
    jobs = _api.gpurta_edf_simulation_ticks_set(
        size=ctypes.sizeof(_api.gpurta_edf_simulation_ticks_set),
        count=size,
        horizon=count(horizon, "horizon"),
        cost=count(cost, "cost"),
        latency=count(latency, "latency"),
        limit=count(limit, "limit"),
        **dict(zip(("wcet", "deadline", "period", "nonpreemptable", "offset"), _pointers(arrays)))
    )
    verdict = ctypes.c_int()
    work = _work_of_one(lib.gpurta_edf_simulation_ticks_work(size, 0))
    call("gpurta_edf_simulation_ticks", ctypes.byref(jobs), ctypes.byref(verdict), work)
    return VERDICTS[verdict.value]


def rta_sets(
    first: Ticks, slots: Ticks, blocks: Ticks, wcet: Ticks, release: Optional[Ticks] = None
) -> Any:
    """Completion times of first jobs of the kernels of many sets of whole ticks, as one
    ``array('q')``. No verdict follows for kernels with periods: later jobs may be late (``rta``).

    Set s consists of the values first[s] .. first[s + 1] - 1 and has slots[s] slots; kernels are
    in dispatch order, each on a stream of its own. Exact. Raises TicksOverflow where a completion
    does not fit into 64 bits (use ``rta``), with the set in ``item``.
    """
    sets, positions = _sets(first)
    slots_size, (places,) = inputs(slots=slots)
    size, arrays = inputs(blocks=blocks, wcet=wcet, release=release)
    _covers(positions, sets, size)
    if slots_size != sets:
        raise ValueError("slots: {} values, where {} are needed".format(slots_size, sets))
    completion, completion_memory = int64_array(size)
    status, status_memory = int32_array(sets)
    if size == 0 and sets == 0:
        return completion
    work = _work(lib.gpurta_batch_rta_work(sets, positions, places))
    grids, times, releases = arrays
    if completion_memory is None:
        completion_memory = (ctypes.c_int64 * 1)()
    call(
        "gpurta_batch_rta",
        sets,
        positions,
        _record(_api.gpurta_batch_rta_sets, places, releases, grids, times),
        completion_memory,
        status_memory,
        work,
    )
    _refuse(status, "a completion", "a value is below 1, or releases decrease")
    return completion


def rta_ticks(
    slots: int, blocks: Ticks, wcet: Ticks, release: Optional[Ticks] = None
) -> Any:
    """Completion times of first jobs of one set of kernels on whole ticks, as ``array('q')``. Exact.
    No verdict follows for kernels with periods: later jobs may be late (``rta``)."""
    size, _ = inputs(blocks=blocks)
    return rta_sets([0, size], [slots], blocks, wcet, release)


def rta_jobs_sets(
    first: Ticks,
    slots: Ticks,
    blocks: Ticks,
    wcet: Ticks,
    period: Ticks,
    *,
    release: Optional[Ticks] = None,
    divisor: Optional[Ticks] = None,
    deadline: Optional[Ticks] = None,
    limit: int = 0,
    queue_delay: bool = False
) -> Verdicts:
    """The verdict of ``rta`` on all jobs of the kernels of many sets of whole ticks, in one call.

    Set s consists of the values first[s] .. first[s + 1] - 1 and has slots[s] slots; kernels are
    strictly periodic, each on a stream of its own, with first jobs at ``release`` (None: 0). The
    time of a block is wcet / divisor ticks; without ``deadline`` it is the period. ``limit`` is the
    most steps of one set (0: that of ``rta``), ``queue_delay`` rule U1. Exact. Raises OutOfRange or
    TicksOverflow with the set in ``item``.
    """
    sets, positions = _sets(first)
    slots_size, (places,) = inputs(slots=slots)
    size, arrays = inputs(
        release=release, blocks=blocks, wcet=wcet, divisor=divisor, period=period, deadline=deadline
    )
    _covers(positions, sets, size)
    if slots_size != sets:
        raise ValueError("slots: {} values, where {} are needed".format(slots_size, sets))
    verdicts, verdicts_memory = int32_array(sets)
    status, status_memory = int32_array(sets)
    if sets == 0:
        return Verdicts(verdicts=verdicts)
    with Handle("gpurta_batch_rta_jobs", "gpurta_batch_rta_jobs_create") as work:
        call(
            "gpurta_batch_rta_jobs",
            work,
            sets,
            positions,
            _record(
                _api.gpurta_batch_rta_jobs_sets, places, *arrays, count(limit, "limit"), queue_delay
            ),
            verdicts_memory,
            status_memory,
        )
    _refuse(status, "a time", "a value is below 1, or releases decrease")
    return Verdicts(verdicts=verdicts)


def place_sets(
    first: Ticks,
    blocks: Ticks,
    platform: PlatformLike,
    *,
    threads: Optional[Ticks] = None,
    registers: Optional[Ticks] = None,
    shared_memory: Optional[Ticks] = None,
    policy: str = "most-room"
) -> Any:
    """On which SM each block goes while none ends, as ``simulate`` places them: one ``array('q')``,
    set after set, kernel after kernel.

    Set s consists of the values first[s] .. first[s + 1] - 1: kernels launched in their order onto
    an empty GPU, each in a stream of its own. Exact. Raises NotApplicable (a block cannot launch,
    threads are not given), LimitReached (blocks would have to wait or go two by two: use
    ``simulate``) or OutOfRange with the set in ``item``.
    """
    sets, positions = _sets(first)
    size, arrays = inputs(
        blocks=blocks, threads=threads, registers=registers, shared_memory=shared_memory
    )
    _covers(positions, sets, size)
    status, status_memory = int32_array(sets)
    if any(arrays[0][kernel] < 0 for kernel in range(size)):
        raise OutOfRange("blocks: a value is below 1")
    sm, sm_memory = int64_array(sum(arrays[0][:size]))
    if sets == 0:
        return sm
    with to_platform(platform).handle() as device, Handle(
        "gpurta_batch_place", "gpurta_batch_place_create", device
    ) as work:
        call(
            "gpurta_batch_place",
            work,
            sets,
            positions,
            _record(_api.gpurta_batch_place_sets, choose(policy, POLICIES, "policy"), *arrays),
            sm_memory if sm_memory is not None else (ctypes.c_int64 * 1)(),
            status_memory,
        )
    waits = "blocks would have to wait or go two by two; use simulate"
    _refuse(status, "a block", "a value is out of range", waits)
    return sm


def _channels(
    level: Sequence[Optional[str]], mode: str, overhead: str, whole: Dict[str, int], **ticks: Any
) -> Tuple[int, List[Any], Any]:
    """How many channels there are, their arrays, and the library's record of them, which holds on to
    no memory."""
    levels = [choose(name, LEVELS, "level") for name in level]
    size, arrays = inputs(**ticks)
    if size != len(levels):
        raise ValueError("level: {} values, where {} are needed".format(len(levels), size))
    arrays.append((ctypes.c_int * max(1, size))(*levels))
    pointers = dict(zip(list(ticks) + ["level"], _pointers(arrays)))
    pointers.pop("deadline", None)
    return size, arrays, _api.gpurta_runlist_ticks_set(
        size=ctypes.sizeof(_api.gpurta_runlist_ticks_set),
        mode=choose(mode, MODES, "mode"),
        overhead=choose(overhead, OVERHEADS, "overhead"),
        count=size,
        **dict(pointers, **{name: count(value, name) for name, value in whole.items()})
    )


def runlist_sets(
    first: Ticks,
    level: Sequence[Optional[str]],
    timeslice: Ticks,
    wcet: Ticks,
    nonpreemptable: Optional[Ticks] = None,
    period: Optional[Ticks] = None,
    *,
    mode: str = "interleaved",
    overhead: str = "every-switch",
    switch_cost: int = 0,
    reset_cost: int = 0,
    timeslice_step: int = 0,
    positional: bool = False
) -> Any:
    """Work-limited (or positional) bounds of the channels of many sets of whole ticks, as one
    ``array('q')``. A ``timeslice_step`` of 0: timeslices are exact.

    Set s consists of the values first[s] .. first[s + 1] - 1. A ``wcet`` of 0 is a saturated
    channel, whose bound is -1; a ``period`` of 0 is none. Sufficient, not exact. Raises
    TicksOverflow where a bound does not fit into 64 bits (use ``runlist``), with the set in
    ``item``.
    """
    sets, positions = _sets(first)
    whole = dict(switch_cost=switch_cost, reset_cost=reset_cost, timeslice_step=timeslice_step)
    ticks = dict(timeslice=timeslice, wcet=wcet, nonpreemptable=nonpreemptable, period=period)
    size, arrays, channels = _channels(level, mode, overhead, whole, **ticks)
    _covers(positions, sets, size)
    bound, bound_memory = int64_array(size)
    status, status_memory = int32_array(sets)
    if sets == 0:
        return bound
    work = _work(lib.gpurta_batch_runlist_work(sets, positions))
    target = ctypes.cast(bound_memory if size else (ctypes.c_int64 * 1)(), ctypes.c_void_p)
    result = _api.gpurta_runlist_ticks_result(
        size=ctypes.sizeof(_api.gpurta_runlist_ticks_result),
        bound=None if positional else target,
        positional=target if positional else None,
    )
    records = ctypes.byref(channels), ctypes.byref(result)
    call("gpurta_batch_runlist", sets, positions, *records, status_memory, work)
    _refuse(status, "a bound", "a value is out of its range")
    return bound


def runlist_ticks(level: Sequence[Optional[str]], *ticks: Optional[Ticks], **options: Any) -> Any:
    """Work-limited (or positional) bounds of the channels of one set on whole ticks, as
    ``array('q')``: ``ticks`` and ``options`` are as those of runlist_sets()."""
    return runlist_sets([0, len(level)], level, *ticks, **options)


def host_critical_ticks(
    level: Sequence[Optional[str]],
    timeslice: Ticks,
    wcet: Ticks,
    period: Ticks,
    deadline: Optional[Ticks] = None,
    nonpreemptable: Optional[Ticks] = None,
    *,
    mode: str = "interleaved",
    overhead: str = "every-switch",
    switch_cost: int = 0,
    reset_cost: int = 0,
    timeslice_step: int = 0,
    limit: int = 0
) -> Any:
    """Responses of the channels of one set on whole ticks, each simulated from its critical instant,
    as ``array('q')``; -1: saturated (a ``wcet`` of 0), or after one that is late. With ``deadline``
    a simulation ends when that has passed: the response is then some time above it. No bound.
    Raises TicksOverflow where a time does not fit into 64 bits.
    """
    ticks = dict(timeslice=timeslice, wcet=wcet, period=period, nonpreemptable=nonpreemptable)
    whole = dict(switch_cost=switch_cost, reset_cost=reset_cost, timeslice_step=timeslice_step)
    whole["limit"] = limit
    size, arrays, channels = _channels(level, mode, overhead, whole, deadline=deadline, **ticks)
    work = _work_of_one(lib.gpurta_host_ticks_work(size))
    response, response_memory = int64_array(size)
    due = address(arrays[0])
    call("gpurta_host_critical_ticks", ctypes.byref(channels), due, response_memory, work)
    return response
