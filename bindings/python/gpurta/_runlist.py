"""The interleaved runlist (gpurta/runlist.h, gpurta/host.h; Capodieci III-B and appendix)."""

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Iterable, List, Optional, Sequence as Items, Tuple, cast

from . import _api
from ._library import Handle, call, choose, count, lib
from ._keywords import chosen, takes
from ._result import Result, read
from .errors import InvalidArgument
from .model import LEVELS, Task, names_by_position, task_set
from .times import UNITS, Number, to_time

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


def _chosen(function: str, given: Any, unit: str) -> Handle:
    return chosen(
        function, given, unit, {_api.GPURTA_OPTION_RUNLIST_UNIT: choose(unit, UNITS, "unit")}
    )


@takes
def runlist(
    tasks: Iterable[Task],
    *,
    explain: bool = False,
    unit: str = "ms",
    **options: "Unpack[RunlistOptions]"
) -> Result:
    """The runlist of a set of channels, and a bound on the response of each.

    With the overhead "published" (Equation 3) it is no bound when switches cost time; tasks without
    a timeslice have the driver's, by level. ``explain`` keeps the terms and gaps of each bound.
    ``runlist`` holds the names of a cycle in order; it and the gaps are None if there are more than
    10,000. Sufficient, not exact.
    Source: Capodieci III-B, Theorem 1; the bounds are proved in the documentation.
    """
    with task_set(list(tasks), (), unit) as made, _chosen(
        "runlist", options, unit
    ) as handle, Handle(
        "gpurta_runlist", "gpurta_runlist", made, handle, destroy="gpurta_result_destroy"
    ) as result:
        short = lib.gpurta_rows(result, _api.GPURTA_RUNLIST_LIST) <= LIST_LIMIT
        left_out = [] if short else [_api.GPURTA_RUNLIST_LIST, _api.GPURTA_RUNLIST_GAPS]
        if not explain:
            left_out += [_api.GPURTA_RUNLIST_TERMS, _api.GPURTA_RUNLIST_GAPS]
        found = read(result, left_out)
        if short:
            found.__dict__["runlist"] = tuple(entry.name for entry in found.runlist)
        return cast(Result, found)


@takes
def runlist_fit_timeslice(
    tasks: Iterable[Task], *, unit: str = "ms", **options: "Unpack[RunlistFitTimesliceOptions]"
) -> Result:
    """Every timeslice, given to all channels, with which all deadlines are met: ``intervals`` from
    ``from_`` to ``to``. Exact for the positional bound."""
    with task_set(list(tasks), (), unit) as made, _chosen(
        "runlist_fit_timeslice", options, unit
    ) as handle, Handle(
        "gpurta_runlist_fit_timeslice",
        "gpurta_runlist_fit_timeslice",
        made,
        handle,
        destroy="gpurta_result_destroy",
    ) as result:
        return cast(Result, read(result))


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
) -> Result:
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
            "gpurta_host", "gpurta_host_simulate", made, scenario, handle, destroy="gpurta_result_destroy"
        ) as result:
            return cast(Result, read(result))


@takes
def host_critical(
    tasks: Iterable[Task], task: Any, *, unit: str = "ms", **options: "Unpack[HostCriticalOptions]"
) -> Result:
    """The situation behind the bound of one task (name or position): job 0 is a response that can
    occur."""
    listed = list(tasks)
    names = names_by_position(listed, "t")
    with task_set(listed, (), unit) as made, _chosen(
        "host_critical", options, unit
    ) as handle, Handle(
        "gpurta_host",
        "gpurta_host_simulate_critical",
        made,
        _position(task, names),
        handle,
        destroy="gpurta_result_destroy",
    ) as result:
        return cast(Result, read(result))


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
