"""The interleaved runlist (gpurta/runlist.h, gpurta/host.h; Capodieci III-B and appendix)."""

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Optional, Sequence as Items, cast

from . import _api
from ._keywords import analysed, modelled, takes
from ._library import Handle, call, choose, lib
from ._result import Result, read
from .model import LEVELS, Given, task_set
from .times import UNITS, Number, to_time

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import (
        HostCriticalOptions,
        HostSimulateOptions,
        RunlistOptions,
    )

LIST_LIMIT = 10000


@takes
def runlist(
    tasks: Given,
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

    def reader(result: Handle) -> Any:
        short = lib.gpurta_rows(result, _api.GPURTA_RUNLIST_LIST) <= LIST_LIMIT
        left_out = [] if short else [_api.GPURTA_RUNLIST_LIST, _api.GPURTA_RUNLIST_GAPS]
        if not explain:
            left_out += [_api.GPURTA_RUNLIST_TERMS, _api.GPURTA_RUNLIST_GAPS]
        found = read(result, left_out)
        if short:
            found.__dict__["runlist"] = tuple(entry.name for entry in found.runlist)
        return found

    model = modelled(tasks, task_set, unit=unit)
    return cast(Result, analysed("gpurta_runlist", model, options, reader=reader))


@takes
def host_simulate(
    tasks: Given,
    jobs: Items[Any],
    *,
    unit: str = "ms",
    **options: "Unpack[HostSimulateOptions]"
) -> Result:
    """What the Host does with given jobs, exactly: one behaviour, no bound (gpurta/host.h).

    ``jobs`` are pairs (task, release) or triples (task, release, demand).
    """
    model = modelled(tasks, task_set, unit=unit)
    with Handle("gpurta_host_scenario", "gpurta_host_scenario_create") as scenario:
        for job in jobs:
            release = Number(to_time(job[1], unit, "release"))
            demand = Number(to_time(job[2], unit, "demand")) if len(job) > 2 else None
            position = model.position("tasks", job[0], "task")
            call("gpurta_host_scenario_add", scenario, position, release, demand)
        return cast(Result, analysed("gpurta_host_simulate", model, options, scenario))


@takes
def host_critical(
    tasks: Given, task: Any, *, unit: str = "ms", **options: "Unpack[HostCriticalOptions]"
) -> Result:
    """The situation behind the bound of one task (name or position): job 0 is a response that can
    occur."""
    model = modelled(tasks, task_set, unit=unit)
    position = model.position("tasks", task, "task")
    name = "gpurta_host_simulate_critical"
    return cast(Result, analysed(name, model, options, position, options="host_critical"))


def driver_timeslice(level: Optional[str] = None, unit: str = "ms") -> Fraction:
    """Timeslice that the driver gives a channel of a level (None: not set)."""
    value = Number()
    number = choose(level, LEVELS, "level")
    call("gpurta_runlist_driver_timeslice", number, choose(unit, UNITS, "unit"), value)
    return value.get()
