"""Many analyses in one call on buffers of whole ticks (gpurta/batch.h).

Of many sets set s consists of the values first[s] .. first[s + 1] - 1 of the other arrays: ``first`` has one
position more than there are sets. Arrays are buffers of 64-bit integers (``array('q')``, ``memoryview``,
NumPy int64), which are not copied, or sequences. What is raised of one set has its number in ``item``.
"""

import array
import ctypes
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, Iterator, NoReturn, Optional, Sequence, Tuple, Type

from . import _api
from ._analyses import edf, occupancy
from ._arrays import Ticks, address, inputs, memory, needed, zeros
from ._keywords import checked
from ._library import Handle, call, choose, count, lib, names_of, wrong
from .errors import Error, LimitReached, NotApplicable, OutOfRange, TicksOverflow
from .model import LEVELS, PlatformLike, Task, to_platform, words
from .record import VERDICTS, Record, Verdict

if TYPE_CHECKING:
    from ._keys import Level, Mode, Overhead, Policy



class Verdicts(Record):
    """Verdicts of many sets: iterable as Verdict, and ``verdicts`` as ``array('i')`` of the codes
    0 unknown, 1 schedulable, 2 unschedulable: compare ``result[s] == "schedulable"``, not
    ``result.verdicts[s]``, a number. ``schedulable`` is how many sets are, and print()
    shows how many there are of each.
    """

    verdicts: Any

    def __iter__(self) -> Iterator[Verdict]:
        return (VERDICTS[code] for code in self.verdicts)

    def __len__(self) -> int:
        return len(self.verdicts)

    def __str__(self) -> str:
        counts = ((self.verdicts.count(code), name) for code, name in VERDICTS.items())
        return "{} set{}: {}".format(len(self), "s" * (len(self) != 1), ", ".join("{} {}".format(*c) for c in counts if c[0]) or "none")

    def _repr_html_(self) -> str:
        return "<p>{}</p>".format(self)

    def __getitem__(self, position: int) -> Verdict:
        return VERDICTS[self.verdicts[position]]

    def __bool__(self) -> NoReturn:
        raise TypeError("verdicts of many sets have no truth value: `verdicts.schedulable == len(verdicts)` says that all are schedulable")

    @property
    def schedulable(self) -> int:
        """How many sets are schedulable."""
        return int(self.verdicts.count(_api.GPURTA_SCHEDULABLE))


class EdfSets(Verdicts):
    """:class:`Verdicts` of many sets under EDF.

    ``witness`` holds for each unschedulable set with utilization <= 1 a deadline by which more is
    demanded than there is, else 0.
    """

    witness: Any


class BoundSets(Verdicts):
    """:class:`Verdicts` of many sets, and ``bounds`` as ``array('q')``, one per kernel: from the
    nominal release of its chain to its completion, rounded up to whole ticks; -1: no bound.
    """

    bounds: Any


_ABOVE = "slots blocks wcet period deadline divisor"  # arrays whose values are above 0
_WORDS: Dict[str, Any] = {
    "mode": words("runlist", "mode"), "overhead": words("runlist", "overhead"), "queue_delay": {False: 0, True: 1},
    "policy": {name: code for code, name in enumerate(names_of("gpurta_placement_name"))},
}  # fmt: skip


def _work(size: int, otherwise: str = "there is none to analyse, or too many") -> Any:
    """So many bytes of working memory; 0: what is asked for has no meaning."""
    if size == 0:
        raise OutOfRange(otherwise)
    return (ctypes.c_int64 * (size // 8 + 1))()


class _Arrays:
    """The arguments of a function that are members of a record of the library: arrays of one length (which is
    ``size`` if one of them has it), ``also`` one that is no member, and numbers and words."""

    def __init__(self, kind: Any, given: Dict[str, Any], size: int = -1, also: str = "") -> None:
        self.kind, self.given = kind, given
        members = [name for name, type_ in kind._fields_ if type_ is ctypes.c_void_p and name not in ("level", "slots")]
        self.size, arrays = inputs(size, **{name: given[name] for name in [also, *members] if name in given})
        self.memory = {name: values for name, values in arrays.items() if values is not None}
        if "level" in given:
            self.memory["level"] = self._levels(given["level"])

    def _levels(self, level: Any) -> Any:
        if isinstance(level, str):
            raise wrong("level", "a list with a level for each channel", level)
        levels = [choose(name, LEVELS, "level[{}]".format(at)) for at, name in enumerate(level)]
        if self.size != len(levels):
            raise needed("level", len(levels), self.size)
        return (ctypes.c_int * max(1, self.size))(*levels)

    def record(self, **more: Any) -> Any:
        """The record: its size, and each member by its name, so that none takes the place of another."""
        made = self.kind(ctypes.sizeof(self.kind))
        for name in (name for name, _ in self.kind._fields_[1:] if name in self.given or name in more):
            value = more[name] if name in more else self.given[name]
            if name in self.memory:
                value = address(self.memory[name])
            elif name in _WORDS:
                value = choose(value, _WORDS[name], name)
            if value is not None:
                setattr(made, name, value if isinstance(value, ctypes.c_void_p) else count(value, name))
        return ctypes.byref(made)


class _Sets(_Arrays):
    """Sets in the same arrays, one after the other, for one call."""

    def __init__(self, kind: Any, given: Dict[str, Any]) -> None:
        size, arrays = inputs(first=given["first"])
        self.first = arrays["first"]
        if size < 1:
            raise OutOfRange("first: one position more than sets is needed")
        self.sets = size - 1
        super().__init__(kind, given, self.first[self.sets])
        last = self.first[self.sets]
        if last != self.size:
            for at, (low, high) in enumerate(zip(self.first, self.first[1:])):
                if low > high:
                    raise OutOfRange("first[{}] is {}, after {}: positions never decrease".format(at + 1, high, low))
            raise OutOfRange("first: the last position is {}, and there are {} values".format(last, self.size))
        if "slots" in given:
            size, arrays = inputs(slots=given["slots"])
            if size != self.sets:
                raise needed("slots", size, self.sets)
            self.memory.update(arrays)
        self.status = zeros("i", self.sets)

    def _too_small(self, s: int, above: str) -> str:
        """What is too small of a set."""
        low, high = self.first[s : s + 2]
        for name, values in self.memory.items() if low < high else ():
            least = -(2**63) if name in ("chain", "priority") else int(name in above.split())
            for at in (s,) if name == "slots" else range(low, high):
                if values[at] < least:
                    return "{}[{}] is {}, where {} or more is expected".format(name, at, values[at], least)
        return "" if low < high else "it is empty"

    def _unfit(self, s: int, platform: PlatformLike) -> str:
        """Why a set's blocks cannot launch."""
        low, high = self.first[s : s + 2]
        for at in range(low, high):
            launch = {name: self.memory[name][at] for name in ("threads", "registers", "shared_memory") if name in self.memory}
            if not launch.get("threads"):
                return "threads are not given, of which blocks per SM follow on this platform"
            found = occupancy(platform, **launch)
            if not found.blocks_per_sm:
                return "kernel {} cannot launch: {}".format(at - low, found.reason)
        return "a block cannot launch"

    def call(
        self, name: str, *outputs: Any, platform: PlatformLike = "", of: Sequence[Any] = (), work: Optional[Callable[..., int]] = None,
        overflow: str = "", limit: str = "", otherwise: str = "a value is out of range", above: str = _ABOVE, **more: Any
    ) -> Iterable[int]:  # fmt: skip
        """Calls a function with its record, in which there is ``more``, outputs, and working memory: as many
        bytes as ``work`` says, or a handle that is made ``of`` something. Raises what is wrong with the first
        set that failed: ``overflow`` does not fit, ``limit``, a value that is too small, of the arrays ``above`` 0, or
        ``otherwise``. Without ``overflow`` it returns the sets that do not fit."""
        if self.sets == 0:
            return ()
        targets = [memory(made) if isinstance(made, array.array) else made for made in (*outputs, self.status)]
        arguments = [self.sets, self.first, self.record(**more), *targets]
        if work is not None:
            size = work(self.sets, self.first, *of)
            call(name, *arguments, _work(size, "first: positions begin with 0 and never decrease"))
        else:
            with Handle(name, name + "_create", *of) as handle:
                call(name, handle, *arguments)
        failed = {s: code for s, code in enumerate(self.status) if code} if any(self.status) else {}
        for s, code in failed.items():
            if overflow or code != _api.GPURTA_OVERFLOW:
                kind, what = {
                    _api.GPURTA_OVERFLOW: (TicksOverflow, overflow + " does not fit into 64 bits"),
                    _api.GPURTA_NOT_APPLICABLE: (NotApplicable, self._unfit(s, platform) if code == _api.GPURTA_NOT_APPLICABLE else ""),
                    _api.GPURTA_LIMIT: (LimitReached, limit),
                }.get(code, (OutOfRange, self._too_small(s, above) or otherwise))  # type: Tuple[Type[Error], str]
                error = kind("set {}: {}".format(s, what))
                error.item = s  # which the message has already
                raise error
        return failed


@checked
def bound_sets(
    first: Ticks, blocks: Ticks, wcet: Ticks, period: Ticks, platform: PlatformLike, *,
    chain: Optional[Ticks] = None, divisor: Optional[Ticks] = None, deadline: Optional[Ticks] = None,
    jitter: Optional[Ticks] = None, threads: Optional[Ticks] = None, registers: Optional[Ticks] = None,
    shared_memory: Optional[Ticks] = None, priority: Optional[Ticks] = None
) -> BoundSets:
    """Bounds for every job of the kernels of many sets; the order is first, blocks, wcet, period.

    Each kernel is a chain by itself; with ``chain``, kernels in a row with the same number are the
    steps of one, whose ``period``, ``deadline`` (None: the period) and ``jitter`` are read at its
    first kernel. The time of a block is wcet / divisor ticks; the lower a ``priority``, the sooner.
    Sufficient, not exact: as ``bound`` without a search. Raises NotApplicable, OutOfRange or TicksOverflow.
    """
    sets = _Sets(_api.gpurta_batch_bound_sets, locals())
    verdicts, bounds = zeros("i", sets.sets), zeros("q", sets.size)
    with to_platform(platform).handle() as device:
        sets.call("gpurta_batch_bound", verdicts, bounds, of=(device, None), platform=platform, overflow="a bound")
    return BoundSets(verdicts=verdicts, bounds=bounds)


@checked
def edf_sets(
    first: Ticks, *, wcet: Ticks, deadline: Ticks, period: Ticks, nonpreemptable: Optional[Ticks] = None, limit: int = 0
) -> EdfSets:
    """The EDF demand test of many sets. Arrays are given by keyword, since a deadline in place of a
    period would go unnoticed.

    Sets whose sums do not fit into 64 bits are analysed with integers of any size. Exact without
    ``nonpreemptable``; with it a set that fails the test, but shows no miss, is unknown. ``limit`` is the most
    task evaluations of one set (0: that of ``edf``), beyond which it is unknown. There is no overhead or
    latency: of an overhead o and a latency J give wcet + o, nonpreemptable + o (where there is no section, o)
    and deadline - J; "unschedulable" then takes o as work. Raises OutOfRange for values below 1.
    """
    sets = _Sets(_api.gpurta_batch_edf_sets, locals())
    verdicts, witness = zeros("i", sets.sets), zeros("q", sets.sets)
    for s in sets.call("gpurta_batch_edf", verdicts, witness, work=lib.gpurta_batch_edf_work):  # what does not fit
        low, high = sets.first[s : s + 2]
        tasks = [Task(**{name: values[at] for name, values in sets.memory.items()}) for at in range(low, high)]
        result: Any = edf(tasks, responses=False, limit=limit or None)
        verdicts[s] = next(code for code, verdict in VERDICTS.items() if verdict is result.verdict)
        proof = result.verdict is Verdict.UNSCHEDULABLE and result.utilization <= 1 and result.witness is not None
        if proof and result.witness.time < 2**63:
            witness[s] = int(result.witness.time)
    return EdfSets(verdicts=verdicts, witness=witness)


@checked
def edf_simulation_ticks(
    *, wcet: Ticks, deadline: Ticks, period: Ticks, nonpreemptable: Optional[Ticks] = None,
    offset: Optional[Ticks] = None, horizon: int, cost: int = 0, latency: int = 0, limit: int = 0
) -> Verdict:
    """Whether every job of one set of whole ticks that is released before ``horizon`` meets its
    deadline under EDF when all happens as in ``edf_simulate``: one behaviour, no bound. A
    preemption costs ``cost``; arrays have a value for each task (``offset``: of its first release).
    Raises TicksOverflow where a time does not fit into 64 bits.
    """
    tasks = _Arrays(_api.gpurta_edf_simulation_ticks_set, locals())
    verdict = ctypes.c_int()
    work = _work(lib.gpurta_edf_simulation_ticks_work(tasks.size, 0))
    call("gpurta_edf_simulation_ticks", tasks.record(count=tasks.size), ctypes.byref(verdict), work)
    return VERDICTS[verdict.value]


@checked
def rta_sets(first: Ticks, slots: Ticks, blocks: Ticks, wcet: Ticks, release: Optional[Ticks] = None) -> "array.array[int]":
    """Completion times of first jobs of the kernels of many sets, as one ``array('q')``. No verdict
    follows for kernels with periods: later jobs may be late (``rta``).

    Set s has slots[s] slots; kernels are in dispatch order, each on a stream of its own. Exact.
    Raises TicksOverflow where a completion does not fit into 64 bits (use ``rta``).
    """
    sets = _Sets(_api.gpurta_batch_rta_sets, locals())
    completion = zeros("q", sets.size)
    sets.call(
        "gpurta_batch_rta", completion, of=[sets.memory["slots"]], work=lib.gpurta_batch_rta_work,
        overflow="a completion", otherwise="releases decrease, or a value is out of range",
    )  # fmt: skip
    return completion


@checked
def rta_jobs_sets(
    first: Ticks, slots: Ticks, blocks: Ticks, wcet: Ticks, period: Ticks, *, release: Optional[Ticks] = None,
    divisor: Optional[Ticks] = None, deadline: Optional[Ticks] = None, limit: int = 0, queue_delay: bool = False
) -> Verdicts:
    """The verdict of ``rta`` on all jobs of the kernels of many sets.

    Set s has slots[s] slots; kernels are strictly periodic, each on a stream of its own, with first
    jobs at ``release`` (None: 0). The time of a block is wcet / divisor ticks; without ``deadline`` it is
    the period. ``limit`` is the most steps of one set (0: that of ``rta``), ``queue_delay`` rule U1.
    Exact. Raises OutOfRange or TicksOverflow.
    """
    sets = _Sets(_api.gpurta_batch_rta_jobs_sets, locals())
    verdicts = zeros("i", sets.sets)
    said = "releases decrease, or a value is out of range"
    sets.call("gpurta_batch_rta_jobs", verdicts, overflow="a time", otherwise=said)
    return Verdicts(verdicts=verdicts)


@checked
def place_sets(
    first: Ticks, blocks: Ticks, platform: PlatformLike, *, threads: Optional[Ticks] = None,
    registers: Optional[Ticks] = None, shared_memory: Optional[Ticks] = None, policy: "Policy" = "most-room"
) -> "array.array[int]":
    """On which SM each block goes while none ends, as ``simulate`` places them: one ``array('q')``,
    set after set, kernel after kernel.

    A set are kernels launched in their order onto an empty GPU, each in a stream of its own. Exact.
    Raises NotApplicable (a block cannot launch, threads are not given), LimitReached (blocks would
    have to wait or go two by two: use ``simulate``) or OutOfRange.
    """
    sets = _Sets(_api.gpurta_batch_place_sets, locals())
    grids = sets.memory["blocks"][: sets.size]
    if min(grids, default=0) < 0:
        raise OutOfRange("blocks: {} is below 1".format(min(grids)))
    sm = zeros("q", sum(grids))
    said = "blocks would have to wait or go two by two; use simulate"
    with to_platform(platform).handle() as device:
        sets.call(
            "gpurta_batch_place", sm, of=[device], platform=platform, overflow="a block", limit=said,
            placement=choose(policy, _WORDS["policy"], "policy"),
        )  # fmt: skip
    return sm


@checked
def runlist_sets(
    first: Ticks, level: "Sequence[Optional[Level]]", timeslice: Ticks, wcet: Ticks,
    nonpreemptable: Optional[Ticks] = None, period: Optional[Ticks] = None, *, mode: "Mode" = "interleaved",
    overhead: "Overhead" = "every-switch", switch_cost: int = 0, reset_cost: int = 0, timeslice_step: int = 0,
    positional: bool = False
) -> "array.array[int]":
    """Work-limited (or positional) bounds of the channels of many sets, as one ``array('q')``. A
    ``timeslice_step`` of 0: timeslices are exact.

    A ``wcet`` of 0 is a saturated channel, whose bound is -1; a ``period`` of 0 is none; ``level`` is
    "high", "medium", "low" or None. Sufficient, not exact. Raises TicksOverflow where a bound does
    not fit into 64 bits (use ``runlist``).
    """
    sets = _Sets(_api.gpurta_runlist_ticks_set, locals())
    bound = zeros("q", sets.size)
    kind = _api.gpurta_runlist_ticks_result
    result = kind(ctypes.sizeof(kind), **{"positional" if positional else "bound": address(memory(bound))})
    sets.call(
        "gpurta_batch_runlist", ctypes.byref(result), work=lib.gpurta_batch_runlist_work, overflow="a bound",
        above="timeslice", count=sets.size,
    )  # fmt: skip
    return bound


@checked
def host_critical_ticks(
    level: "Sequence[Optional[Level]]", timeslice: Ticks, wcet: Ticks, period: Ticks, deadline: Optional[Ticks] = None,
    nonpreemptable: Optional[Ticks] = None, *, mode: "Mode" = "interleaved", overhead: "Overhead" = "every-switch",
    switch_cost: int = 0, reset_cost: int = 0, timeslice_step: int = 0, limit: int = 0
) -> "array.array[int]":
    """Responses of the channels of one set on whole ticks, each simulated from its critical instant,
    as ``array('q')``; arrays have a value for each channel, ``level`` as of ``runlist_sets``; -1: saturated (a ``wcet`` of 0), or after one that is late. With ``deadline``
    a simulation ends when that has passed: the response is then some time above it. No bound.
    Raises TicksOverflow where a time does not fit into 64 bits.
    """
    channels = _Arrays(_api.gpurta_runlist_ticks_set, locals(), also="deadline")
    work = _work(lib.gpurta_host_ticks_work(channels.size))
    response = zeros("q", channels.size)
    call("gpurta_host_critical_ticks", channels.record(count=channels.size), channels.memory.get("deadline"), memory(response), work)
    return response


@checked
def occupancy_batch(
    platform: PlatformLike, threads: Ticks, registers: Optional[Ticks] = None, shared_memory: Optional[Ticks] = None
) -> "array.array[int]":
    """Blocks per SM of many launches at once, as ``array('q')``; 0 where a block cannot launch."""
    size, arrays = inputs(threads=threads, registers=registers, shared_memory=shared_memory)
    blocks = zeros("q", size)
    with to_platform(platform).handle() as device:
        call("gpurta_occupancy_batch", memory(blocks), device, size, *arrays.values())
    return blocks
