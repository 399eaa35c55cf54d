"""The interleaved runlist (gpurta/runlist.h, gpurta/host.h; Capodieci III-B and appendix)."""

import ctypes
from ctypes import byref
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Optional, Sequence as Items, Tuple

from . import _api
from ._library import Handle, call, choose, count, lib, text
from ._keywords import chosen, takes
from .errors import InvalidArgument
from .model import LEVELS, Task, names_by_position, task_set, time_reader
from .record import VERDICTS, Record, Sequence, Verdict, meets
from .times import UNITS, Number, Time, Whole, to_time

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import (
        HostCriticalOptions,
        HostSimulateOptions,
        RunlistFitTimesliceOptions,
        RunlistOptions,
    )

MODES = {
    "interleaved": _api.GPURTA_RUNLIST_INTERLEAVED,
    "flat": _api.GPURTA_RUNLIST_FLAT,
}
OVERHEADS = {
    "every-switch": _api.GPURTA_RUNLIST_EVERY_SWITCH,
    "published": _api.GPURTA_RUNLIST_PUBLISHED,
}
LIST_LIMIT = 10000
_LEVEL_NAMES = {number: name for name, number in LEVELS.items()}


class RunlistTerm(Record):
    """What one channel adds to a bound: ``times`` entries of ``each`` work, or ``work`` (what its
    jobs do in an interval as long as the bound; None: no such limit) if that is less, and
    ``switches`` of ``switch``; ``sum`` in all. ``limited_by`` is "work", "entries", or "own" for
    the channel itself, whose sum is its wcet and its switches."""

    name: str
    times: int
    each: Fraction
    work: Optional[Fraction]
    switches: int
    switch: Fraction
    sum: Fraction
    limited_by: str


class RunlistTask(Record):
    """Bounds of one channel.

    ``bound`` is the work-limited bound (None: saturated; ``bound_reason``, unless empty, says why it
    does not hold for every job), ``positional`` that from entries alone, ``published`` Theorem 1 (None:
    ``published_reason`` says why), ``slots`` is k; ``overloaded`` channels were counted as
    saturated. With ``explain``: ``terms`` is what others add to the bound, the first being the
    channel itself, ``gaps`` the sums of the gaps after each of its entries, and ``window``
    the number of the gap with which the worst window begins.
    """

    name: str
    level: str
    slots: Optional[int]
    timeslice: Optional[Fraction]
    published: Optional[Fraction]
    published_reason: str
    positional: Optional[Fraction]
    bound: Optional[Fraction]
    bound_reason: str
    deadline: Optional[Fraction]
    witness: Optional[Fraction]
    overloaded: bool
    verdict: Verdict
    reason: str
    terms: Tuple[RunlistTerm, ...]
    gaps: Tuple[Fraction, ...]
    window: Optional[int]

    def to_dict(self, plain: bool = False) -> Dict[str, Any]:
        """The fields; plain: with the keys of the JSON of ``gpurta runlist``."""
        fields = super().to_dict(plain)
        if plain:
            fields["meets_deadline"] = meets(self.verdict)
            fields["verdict"] = self.verdict.value
        return fields


class RunlistResult(Sequence[RunlistTask]):
    """Result of ``runlist``: iterable over its channels.

    ``runlist`` holds the names of a cycle in order, or None if there are more than 10,000
    (``length`` says how many). ``stopped``: the search for work-limited bounds was, and the positional
    ones stand in.
    """

    verdict: Verdict
    reason: str
    length: int
    runlist: Optional[Tuple[str, ...]]
    stopped: bool
    tasks: Tuple[RunlistTask, ...]

    _items_field = "tasks"


def _chosen(function: str, given: Any, unit: str) -> Handle:
    return chosen(
        function, given, unit, {_api.GPURTA_OPTION_RUNLIST_UNIT: choose(unit, UNITS, "unit")}
    )


def _terms(result: Handle, index: int, names: List[str]) -> Tuple[RunlistTerm, ...]:
    part = time_reader("gpurta_runlist_term", result)

    def term(other: int) -> RunlistTerm:
        limited = "work" if lib.gpurta_runlist_work_limits(result, index, other) else "entries"
        return RunlistTerm(
            name=names[other],
            times=int(part(index, other, _api.GPURTA_RUNLIST_TERM_ENTRIES) or 0),
            each=part(index, other, _api.GPURTA_RUNLIST_TERM_ENTRY),
            work=part(index, other, _api.GPURTA_RUNLIST_TERM_WORK),
            switches=int(part(index, other, _api.GPURTA_RUNLIST_TERM_SWITCHES) or 0),
            switch=part(index, other, _api.GPURTA_RUNLIST_TERM_SWITCH),
            sum=part(index, other, _api.GPURTA_RUNLIST_TERM_SUM),
            limited_by="own" if other == index else limited,
        )

    if lib.gpurta_runlist_window(result, index) < 0:
        return ()
    return tuple(term(i) for i in [index] + [i for i in range(len(names)) if i != index])


def _gaps(result: Handle, index: int) -> Tuple[Fraction, ...]:
    entries = min(LIST_LIMIT, lib.gpurta_runlist_entries(result, index))
    gap = time_reader("gpurta_runlist_gap", result)
    sums = (gap(index, number) for number in range(entries))
    return tuple(value for value in sums if value is not None)


def _window(result: Handle, index: int) -> Optional[int]:
    window = int(lib.gpurta_runlist_window(result, index))
    return None if window < 0 else window


def _task(result: Handle, index: int, names: List[str], explain: bool) -> RunlistTask:
    time = time_reader("gpurta_runlist_time_of", result)
    slots, reason = Whole(), ctypes.c_char_p()
    has_slots = lib.gpurta_runlist_turns(result, index, slots)
    verdict = VERDICTS[lib.gpurta_runlist_task_verdict(result, index, byref(reason))]
    return RunlistTask(
        name=names[index],
        level=_LEVEL_NAMES[lib.gpurta_runlist_level(result, index)],
        slots=slots.get() if has_slots else None,
        timeslice=time(index, _api.GPURTA_RUNLIST_TIMESLICE),
        published=time(index, _api.GPURTA_RUNLIST_THEOREM_1),
        published_reason=text(lib.gpurta_runlist_theorem_1_reason(result, index)),
        positional=time(index, _api.GPURTA_RUNLIST_POSITIONAL),
        bound=time(index, _api.GPURTA_RUNLIST_BOUND),
        bound_reason=text(lib.gpurta_runlist_bound_reason(result, index)),
        deadline=time(index, _api.GPURTA_RUNLIST_DEADLINE),
        witness=time(index, _api.GPURTA_RUNLIST_WITNESS),
        overloaded=bool(lib.gpurta_runlist_overloaded(result, index)),
        verdict=verdict,
        reason=text(reason.value),
        terms=_terms(result, index, names) if explain else (),
        gaps=_gaps(result, index) if explain else (),
        window=_window(result, index) if explain else None,
    )


@takes
def runlist(
    tasks: Iterable[Task],
    *,
    explain: bool = False,
    unit: str = "ms",
    **options: "Unpack[RunlistOptions]"
) -> RunlistResult:
    """The runlist of a set of channels, and a bound on the response of each.

    With the overhead "published" (Equation 3) it is no bound when switches cost time; tasks without
    a timeslice have the driver's, by level. ``explain`` keeps the terms of each bound. Sufficient,
    not exact.
    Source: Capodieci III-B, Theorem 1; the bounds are proved in the documentation.
    """
    listed = list(tasks)
    names = names_by_position(listed, "t")
    with task_set(listed, (), unit) as made, _chosen(
        "runlist", options, unit
    ) as handle, Handle("gpurta_runlist", "gpurta_runlist_analyse", made, handle) as result:
        reason = ctypes.c_char_p()
        verdict = VERDICTS[lib.gpurta_runlist_verdict(result, byref(reason))]
        length = lib.gpurta_runlist_length(result)
        entry = lib.gpurta_runlist_entry
        return RunlistResult(
            verdict=verdict,
            reason=text(reason.value),
            length=length,
            runlist=tuple(names[entry(result, i)] for i in range(length))
            if length <= LIST_LIMIT
            else None,
            stopped=bool(lib.gpurta_runlist_stopped(result)),
            tasks=tuple(_task(result, i, names, explain) for i in range(len(names))),
        )


class Interval(Record):
    """Timeslices that fit: ``low`` belongs to it, ``high`` if ``closed``."""

    low: Fraction
    high: Fraction
    closed: bool


class TimesliceFit(Sequence[Interval]):
    """Every uniform timeslice that fits: iterable over intervals, ascending.

    ``best`` has the smallest worst response / deadline, ``ratio``; it fits iff ``ratio`` <= 1.
    """

    intervals: Tuple[Interval, ...]
    best: Fraction
    ratio: Fraction
    task: str

    _items_field = "intervals"


@takes
def runlist_fit_timeslice(
    tasks: Iterable[Task], *, unit: str = "ms", **options: "Unpack[RunlistFitTimesliceOptions]"
) -> TimesliceFit:
    """Every timeslice, given to all channels, with which all deadlines are met. Exact for the
    positional bound."""
    listed = list(tasks)
    names = names_by_position(listed, "t")
    with task_set(listed, (), unit) as made, _chosen(
        "runlist_fit_timeslice", options, unit
    ) as handle, Handle(
        "gpurta_runlist_fit", "gpurta_runlist_fit_timeslice", made, handle
    ) as result:
        first, second = Number(), Number()
        closed, task = ctypes.c_bool(), ctypes.c_size_t()
        intervals = []
        for i in range(lib.gpurta_runlist_fit_count(result)):
            lib.gpurta_runlist_fit_interval(result, i, first, second, byref(closed))
            intervals.append(
                Interval(low=first.get(), high=second.get(), closed=bool(closed.value))
            )
        lib.gpurta_runlist_fit_best(result, first, second, byref(task))
        return TimesliceFit(
            intervals=tuple(intervals),
            best=first.get(),
            ratio=second.get(),
            task=names[task.value],
        )


class HostJob(Record):
    """One job of a simulation of the Host; ``completion`` and ``response`` are None if it is not
    complete."""

    task: str
    release: Fraction
    completion: Optional[Fraction]
    response: Optional[Fraction]
    verdict: Verdict


class HostTurn(Record):
    """One turn of a channel: the switch from ``start``, the work from ``begin`` to ``end``."""

    task: str
    position: int
    start: Fraction
    begin: Fraction
    end: Fraction


class HostResult(Sequence[HostTurn]):
    """Result of a simulation of the Host: iterable over its turns, in order of time."""

    verdict: Verdict
    turns: Tuple[HostTurn, ...]
    jobs: Tuple[HostJob, ...]
    end: Fraction

    _items_field = "turns"


def _host(result: Handle, names: List[str]) -> HostResult:
    record, start, begin, end = _api.gpurta_host_simulation_event(), Number(), Number(), Number()
    record.size = ctypes.sizeof(record)
    turns, jobs = [], []
    for i in range(lib.gpurta_host_simulation_events(result)):
        lib.gpurta_host_simulation_event_at(result, i, byref(record), start, begin, end)
        turns.append(
            HostTurn(
                task=names[record.task],
                position=record.position,
                start=start.get(),
                begin=begin.get(),
                end=end.get(),
            )
        )
    time = time_reader("gpurta_host_simulation_time_of", result)
    for i in range(lib.gpurta_host_simulation_jobs(result)):
        jobs.append(
            HostJob(
                task=names[lib.gpurta_host_simulation_task(result, i)],
                release=time(i, _api.GPURTA_HOST_SIMULATION_RELEASE),
                completion=time(i, _api.GPURTA_HOST_SIMULATION_COMPLETION),
                response=time(i, _api.GPURTA_HOST_SIMULATION_RESPONSE),
                verdict=VERDICTS[lib.gpurta_host_simulation_job_verdict(result, i)],
            )
        )
    lib.gpurta_host_simulation_end(result, end)
    return HostResult(
        verdict=VERDICTS[lib.gpurta_host_simulation_verdict(result)],
        turns=tuple(turns),
        jobs=tuple(jobs),
        end=end.get(),
    )


def _position(reference: Any, names: List[str]) -> int:
    if isinstance(reference, str):
        if reference not in names:
            raise InvalidArgument("there is no task {!r}".format(reference))
        return names.index(reference)
    position = count(reference, "task")
    if not 0 <= position < len(names):
        raise InvalidArgument("there is no task {}".format(position))
    return position


@takes
def host_simulate(
    tasks: Iterable[Task],
    jobs: Items[Any],
    *,
    unit: str = "ms",
    **options: "Unpack[HostSimulateOptions]"
) -> HostResult:
    """What the Host does with given jobs, exactly: one behaviour, no bound (gpurta/host.h).

    ``jobs`` are pairs (task, release) or triples (task, release, demand).
    """
    listed = list(tasks)
    names = names_by_position(listed, "t")
    with task_set(listed, (), unit) as made, _chosen(
        "host_simulate", options, unit
    ) as handle, Handle("gpurta_host_scenario", "gpurta_host_scenario_create") as scenario:
        for job in jobs:
            release = Number(to_time(job[1], unit, "release"))
            demand = Number(to_time(job[2], unit, "demand")) if len(job) > 2 else None
            call("gpurta_host_scenario_add", scenario, _position(job[0], names), release, demand)
        with Handle(
            "gpurta_host_simulation", "gpurta_host_simulate", made, scenario, handle
        ) as result:
            return _host(result, names)


@takes
def host_critical(
    tasks: Iterable[Task], task: Any, *, unit: str = "ms", **options: "Unpack[HostCriticalOptions]"
) -> HostResult:
    """The situation behind the bound of one task (name or position): job 0 is a response that can
    occur."""
    listed = list(tasks)
    names = names_by_position(listed, "t")
    with task_set(listed, (), unit) as made, _chosen(
        "host_critical", options, unit
    ) as handle, Handle(
        "gpurta_host_simulation", "gpurta_host_simulate_critical", made, _position(task, names), handle
    ) as result:
        return _host(result, names)


def driver_timeslice(level: Optional[str] = None, unit: str = "ms") -> Fraction:
    """Timeslice that the driver gives a channel of a level (None: not set)."""
    value = Number()
    number = choose(level, LEVELS, "level")
    call("gpurta_runlist_driver_timeslice", number, choose(unit, UNITS, "unit"), value)
    return value.get()


def driver_range(unit: str = "ms") -> Tuple[Fraction, Fraction]:
    """Range in which the driver lets users set timeslices."""
    low, high = Number(), Number()
    call("gpurta_runlist_driver_range", choose(unit, UNITS, "unit"), low, high)
    return low.get(), high.get()
