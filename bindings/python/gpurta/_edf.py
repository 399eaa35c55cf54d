"""EDF and constant bandwidth servers (gpurta/edf.h; Capodieci IV, Zhang and Burns 2009, Spuri
1996)."""

import ctypes
from ctypes import byref
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Dict, Iterable, Mapping, Optional, Tuple, Union

from . import _api
from ._library import Handle, call, choose, count, lib, text
from ._keywords import chosen, takes
from .errors import InvalidArgument
from .model import Server, Task, names_by_position, task_set, time_reader
from .record import VERDICTS, Record, Sequence, Verdict, meets
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


class Witness(Record):
    """Where the test fails, and of "unschedulable" the proof: by ``time`` more is demanded than ``supply``.

    ``demand`` is h(t) + B(t); ``demands`` holds each task's part of h(t), ``blocking`` is B(t).
    """

    time: Fraction
    demand: Fraction
    supply: Fraction
    demands: Tuple[Fraction, ...]
    blocking: Fraction


class EdfTask(Record):
    """Worst-case ``response`` of a task (None: see ``EdfResult.response_reason``)."""

    name: str
    response: Optional[Fraction]
    deadline: Optional[Fraction]
    verdict: Verdict


class EdfServer(Record):
    """``bandwidth`` = budget / period of a server."""

    name: str
    bandwidth: Fraction


class EdfResult(Sequence[EdfTask]):
    """Result of ``edf``: iterable over its tasks; ``result["t1"]`` is one by name.

    ``exact`` says whether responses are exact, or upper bounds (beside servers or blocking).
    """

    verdict: Verdict
    reason: str
    utilization: Fraction
    server_utilization: Fraction
    witness: Optional[Witness]
    tasks: Tuple[EdfTask, ...]
    servers: Tuple[EdfServer, ...]
    exact: bool
    response_reason: str
    work: int

    _items_field = "tasks"

    def to_dict(self, plain: bool = False) -> Dict[str, Any]:
        """The fields; plain: with the keys of the JSON of ``gpurta edf``."""
        fields = super().to_dict(plain)
        if plain:
            for task, entry in zip(self.tasks, fields["tasks"]):
                del entry["verdict"]
                entry["meets_deadline"] = meets(task.verdict)
        return fields


def _witness(result: Handle, size: int) -> Optional[Witness]:
    time, demand, supply, value = Number(), Number(), Number(), Number()
    if not lib.gpurta_edf_witness(result, time, demand, supply):
        return None
    demands = []
    for index in range(size):
        lib.gpurta_edf_demand(result, index, time, value)
        demands.append(value.get())
    lib.gpurta_edf_blocking(result, time, value)
    return Witness(
        time=time.get(),
        demand=demand.get(),
        supply=supply.get(),
        demands=tuple(demands),
        blocking=value.get(),
    )


@takes
def edf(
    tasks: Iterable[Task],
    servers: Iterable[Server] = (),
    *,
    unit: str = "ms",
    **options: "Unpack[EdfOptions]"
) -> EdfResult:
    """Schedulability and worst-case responses under preemptive EDF with servers.

    At the limit of work the verdict is UNKNOWN, with the reason. Exact for sporadic tasks without servers and blocking; sufficient beside
    them. Sources: Zhang and Burns 2009 (QPA), Spuri 1996, Capodieci IV.
    """
    listed, served = list(tasks), list(servers)
    with task_set(listed, served, unit) as made, chosen(
        "edf", options, unit
    ) as handle, Handle("gpurta_edf", "gpurta_edf_analyse", made, handle) as result:
        time = time_reader("gpurta_edf_time_of", result)
        use = time_reader("gpurta_edf_utilization", result)
        server_use = time_reader("gpurta_edf_server_utilization", result)
        bandwidth = time_reader("gpurta_edf_bandwidth", result)
        reason = ctypes.c_char_p()
        verdict = VERDICTS[lib.gpurta_edf_verdict(result, byref(reason))]
        return EdfResult(
            verdict=verdict,
            reason=text(reason.value),
            utilization=use(),
            server_utilization=server_use(),
            witness=_witness(result, len(listed)),
            tasks=tuple(
                EdfTask(
                    name=name,
                    response=time(i, _api.GPURTA_EDF_RESPONSE),
                    deadline=time(i, _api.GPURTA_EDF_DEADLINE),
                    verdict=VERDICTS[lib.gpurta_edf_task_verdict(result, i)],
                )
                for i, name in enumerate(names_by_position(listed, "t"))
            ),
            servers=tuple(
                EdfServer(name=name, bandwidth=bandwidth(i))
                for i, name in enumerate(names_by_position(served, "s"))
            ),
            exact=bool(lib.gpurta_edf_responses_exact(result)),
            response_reason=text(lib.gpurta_edf_response_reason(result)),
            work=lib.gpurta_edf_work(result),
        )


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
            "gpurta_edf_sensitivity", byref(found), low, high, made, number, position, handle
        )
    verdict = VERDICTS[found.value]
    none = verdict is Verdict.UNSCHEDULABLE
    return Sensitivity(
        found=verdict, low=None if none else low.get(), high=None if none else high.get()
    )


class EdfJob(Record):
    """One job of a simulation."""

    task: str
    release: Fraction
    start: Fraction
    completion: Fraction
    response: Fraction
    deadline: Optional[Fraction]
    meets_deadline: Optional[bool]
    preemptions: int


class EdfInterval(Record):
    """An interval of use of the GPU: by job number ``job``, or to pay for its preemption."""

    job: int
    cost: bool
    start: Fraction
    end: Fraction


class ServerState(Record):
    """Budget and deadline of a server at a time."""

    server: str
    time: Fraction
    budget: Fraction
    deadline: Fraction


class EdfSchedule(Sequence[EdfJob]):
    """Result of ``edf_simulate``: iterable over its jobs, in order of arrival."""

    jobs: Tuple[EdfJob, ...]
    intervals: Tuple[EdfInterval, ...]
    states: Tuple[ServerState, ...]
    worst: Dict[str, Optional[Fraction]]

    _items_field = "jobs"


def _jobs(result: Handle, names: Any) -> Any:
    time = time_reader("gpurta_edf_simulation_time_of", result)
    task = ctypes.c_size_t()
    for job in range(lib.gpurta_edf_simulation_jobs(result)):
        lib.gpurta_edf_simulation_job(result, job, byref(task), None)
        release = time(job, _api.GPURTA_EDF_SIMULATION_RELEASE)
        deadline = time(job, _api.GPURTA_EDF_SIMULATION_DEADLINE)
        yield EdfJob(
            task=names[task.value],
            release=release,
            start=time(job, _api.GPURTA_EDF_SIMULATION_START),
            completion=time(job, _api.GPURTA_EDF_SIMULATION_COMPLETION),
            response=time(job, _api.GPURTA_EDF_SIMULATION_RESPONSE),
            deadline=None if release is None or deadline is None else release + deadline,
            meets_deadline=meets(VERDICTS[lib.gpurta_edf_simulation_job_verdict(result, job)]),
            preemptions=lib.gpurta_edf_simulation_preemptions(result, job),
        )


def _intervals(result: Handle) -> Any:
    record, start, end = _api.gpurta_edf_simulation_interval(), Number(), Number()
    record.size = ctypes.sizeof(record)
    for i in range(lib.gpurta_edf_simulation_intervals(result)):
        lib.gpurta_edf_simulation_interval_at(result, i, byref(record), start, end)
        yield EdfInterval(
            job=record.job, cost=record.cost, start=start.get(), end=end.get()
        )


def _states(result: Handle, names: Any) -> Any:
    record, time = _api.gpurta_edf_simulation_event(), Number()
    budget, deadline = Number(), Number()
    record.size = ctypes.sizeof(record)
    for i in range(lib.gpurta_edf_simulation_events(result)):
        lib.gpurta_edf_simulation_event_at(result, i, byref(record), time, budget, deadline)
        yield ServerState(
            server=names[record.server],
            time=time.get(),
            budget=budget.get(),
            deadline=deadline.get(),
        )


def _worst(result: Handle, task: int) -> Optional[Fraction]:
    job = lib.gpurta_edf_simulation_worst(result, task)
    time = time_reader("gpurta_edf_simulation_time_of", result)
    return time(job, _api.GPURTA_EDF_SIMULATION_RESPONSE)


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
) -> EdfSchedule:
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
            "gpurta_edf_simulation", "gpurta_edf_simulate", made, scenario, handle
        ) as result:
            return EdfSchedule(
                jobs=tuple(_jobs(result, names)),
                intervals=tuple(_intervals(result)),
                states=tuple(_states(result, names_by_position(served, "s"))),
                worst={name: _worst(result, i) for i, name in enumerate(names)},
            )
