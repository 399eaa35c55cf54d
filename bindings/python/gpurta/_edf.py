"""EDF and constant bandwidth servers (gpurta/edf.h; Capodieci IV, Zhang and Burns 2009, Spuri
1996)."""

from typing import TYPE_CHECKING, Iterable, Mapping, Optional, Union, cast

from . import _api
from ._keywords import analysed, extreme, modelled, takes
from ._library import Handle, call, choose, values_of
from ._result import Result
from .errors import InvalidArgument
from .model import Given, Server, task_set
from .record import Sensitivity
from .times import Number, Time, to_time

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import EdfOptions, EdfSensitivityOptions, EdfSimulateOptions

PARAMETERS = values_of("gpurta_edf_parameter", "GPURTA_EDF_")


@takes
def edf(
    tasks: Given,
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
    model = modelled(tasks, task_set, servers, unit=unit)
    return cast(Result, analysed("gpurta_edf", model, options))


@takes
def edf_sensitivity(
    tasks: Given,
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
    number = choose(parameter, PARAMETERS, "parameter")
    model = modelled(tasks, task_set, servers, unit=unit)
    if item is None and parameter not in ("max-overhead", "max-scale"):
        raise InvalidArgument("{} asks for an item".format(parameter))
    section = "servers" if parameter.endswith("budget") else "tasks"
    position = 0 if item is None else model.position(section, item, "item")
    name = "gpurta_edf_sensitivity"
    return extreme(Sensitivity, name, model, options, number, position, behind=(None,))


@takes
def edf_simulate(
    tasks: Given,
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
    model = modelled(tasks, task_set, servers, unit=unit)
    number = Number(to_time(horizon, unit, "horizon"))
    count = len(model.names["tasks"])
    with Handle("gpurta_edf_scenario", "gpurta_edf_scenario_create", count, number) as scenario:
        for which, values, what in (
            (_api.GPURTA_EDF_OFFSET, offsets, "offset"),
            (_api.GPURTA_EDF_EXECUTION, executions, "execution"),
        ):
            for name, value in (values or {}).items():
                number.set(to_time(value, unit, what))
                position = model.position("tasks", name, "task")
                call("gpurta_edf_scenario_set", scenario, position, which, number)
        number.set(to_time(preemption_cost, unit, "preemption_cost"))
        call("gpurta_edf_scenario_set_preemption_cost", scenario, number)
        return cast(Result, analysed("gpurta_edf_simulate", model, options, scenario))
