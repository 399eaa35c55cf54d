"""EDF and constant bandwidth servers (gpurta/edf.h; Capodieci IV, Zhang and Burns 2009, Spuri
1996)."""

import ctypes
from ctypes import byref
from fractions import Fraction
from typing import TYPE_CHECKING, Iterable, Mapping, Optional, Union, cast

from . import _api
from ._keywords import chosen, takes
from ._library import Handle, call, choose, count
from ._result import Result, read
from .errors import InvalidArgument
from .model import Server, Task, names_by_position, task_set
from .record import VERDICTS, Record, Verdict
from .times import Number, Time, to_time

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import EdfOptions, EdfSensitivityOptions, EdfSimulateOptions

PARAMETERS = {
    "max-overhead": _api.GPURTA_EDF_MAX_OVERHEAD,
    "max-scale": _api.GPURTA_EDF_MAX_SCALE,
    "max-wcet": _api.GPURTA_EDF_MAX_WCET,
    "min-period": _api.GPURTA_EDF_MIN_PERIOD,
    "min-budget": _api.GPURTA_EDF_MIN_BUDGET,
    "max-budget": _api.GPURTA_EDF_MAX_BUDGET,
}


@takes
def edf(
    tasks: Iterable[Task],
    servers: Iterable[Server] = (),
    *,
    unit: str = "ms",
    **options: "Unpack[EdfOptions]"
) -> Result:
    """Schedulability and worst-case responses under preemptive EDF with servers.

    ``witness`` (None where the test passes) is where the test fails, and of "unschedulable" the
    proof; ``demand`` of each task is its part of that there. At the limit of work the verdict is
    UNKNOWN, with the reason. Exact for sporadic tasks without servers and blocking; sufficient
    beside them. Sources: Zhang and Burns 2009 (QPA), Spuri 1996, Capodieci IV.
    """
    with task_set(list(tasks), list(servers), unit) as made, chosen(
        "edf", options, unit
    ) as handle, Handle(
        "gpurta_edf", "gpurta_edf", made, handle, destroy="gpurta_result_destroy"
    ) as result:
        found = read(result)
        found.__dict__["witness"] = found.witness[0] if found.witness else None
        return cast(Result, found)


class Sensitivity(Record):
    """How far a figure can go: exactly ``low`` where ``low == high``, else between the two.

    ``found`` is SCHEDULABLE if the test passes with some value, UNSCHEDULABLE if with none
    (``low`` and ``high`` are None), UNKNOWN if the limit came first.
    """

    found: Verdict
    low: Optional[Fraction]
    high: Optional[Fraction]


@takes
def edf_sensitivity(
    tasks: Iterable[Task],
    parameter: str,
    item: Union[None, int, str] = None,
    servers: Iterable[Server] = (),
    *,
    unit: str = "ms",
    **options: "Unpack[EdfSensitivityOptions]"
) -> Sensitivity:
    """The extreme value of one figure that keeps the set schedulable, as a rational. Exact.

    ``parameter`` is "max-overhead", "max-scale", "max-wcet", "min-period", "min-budget" or
    "max-budget"; the last four ask for ``item``, the name or position of the task or server.
    """
    listed, served = list(tasks), list(servers)
    number = choose(parameter, PARAMETERS, "parameter")
    among = (
        names_by_position(served, "s")
        if parameter.endswith("budget")
        else names_by_position(listed, "t")
    )
    if isinstance(item, str):
        if item not in among:
            raise InvalidArgument("item: there is no {!r}".format(item))
        item = among.index(item)
    if item is None and parameter not in ("max-overhead", "max-scale"):
        raise InvalidArgument("{} asks for an item".format(parameter))
    position = 0 if item is None else count(item, "item")
    if position < 0:
        raise InvalidArgument("item: there is no number {}".format(position))
    found, low, high = ctypes.c_int(), Number(), Number()
    with task_set(listed, served, unit) as made, chosen(
        "edf_sensitivity", options, unit
    ) as handle:
        call(
            "gpurta_edf_sensitivity", byref(found), low, high, made, number, position, handle, None
        )
    verdict = VERDICTS[found.value]
    none = verdict is Verdict.UNSCHEDULABLE
    return Sensitivity(
        found=verdict, low=None if none else low.get(), high=None if none else high.get()
    )


@takes
def edf_simulate(
    tasks: Iterable[Task],
    horizon: Time,
    servers: Iterable[Server] = (),
    *,
    offsets: Optional[Mapping[str, Time]] = None,
    executions: Optional[Mapping[str, Time]] = None,
    preemption_cost: Time = 0,
    unit: str = "ms",
    **options: "Unpack[EdfSimulateOptions]"
) -> Result:
    """One schedule of preemptive EDF with servers (gpurta/edf_simulation.h): an example, no bound.

    Jobs are released at ``offsets[task]`` and exactly a period apart, before ``horizon``, and run
    for ``executions[task]`` (default: the wcet; more is an overrun).
    """
    listed, served = list(tasks), list(servers)
    names = names_by_position(listed, "t")
    number = Number(to_time(horizon, unit, "horizon"))
    with task_set(listed, served, unit) as made, chosen(
        "edf_simulate", options, unit
    ) as handle, Handle(
        "gpurta_edf_scenario", "gpurta_edf_scenario_create", len(listed), number
    ) as scenario:
        for which, values, what in (
            (_api.GPURTA_EDF_OFFSET, offsets, "offset"),
            (_api.GPURTA_EDF_EXECUTION, executions, "execution"),
        ):
            for name, value in (values or {}).items():
                if name not in names:
                    raise InvalidArgument("{}: there is no task {!r}".format(what, name))
                number.set(to_time(value, unit, what))
                call("gpurta_edf_scenario_set", scenario, names.index(name), which, number)
        number.set(to_time(preemption_cost, unit, "preemption_cost"))
        call("gpurta_edf_scenario_set_preemption_cost", scenario, number)
        with Handle(
            "gpurta_edf_simulation",
            "gpurta_edf_simulate",
            made,
            scenario,
            handle,
            destroy="gpurta_result_destroy",
        ) as result:
            return cast(Result, read(result))
