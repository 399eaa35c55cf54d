"""The analyses (gpurta/rta.h, occupancy.h, simulate.h, bound.h, partition.h, resident.h, runlist.h, host.h,
edf.h, edf_simulation.h): each makes a model of what it is given, and reads the result of the library."""

# The class of a result is made from the library's tables
# mypy: no-warn-return-any

import ctypes
from ctypes import byref
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Mapping, Optional, Sequence, Tuple, Union, cast

from . import _api
from ._keywords import analysed, checked, extreme, modelled
from ._library import Handle, call, choose, count, entries, lib, values_of, wrong
from ._options import OPTIONS
from ._result import read
from .errors import InvalidArgument
from .model import LEVELS, Given, Model, PlatformLike, Server, to_platform
from .record import Record, Sensitivity
from .times import UNITS, Number, Time, to_time

if TYPE_CHECKING:
    from . import results
    from ._keys import BoundParameter, EdfParameter, Level, Mechanism, Queues, Unit

BOUND_PARAMETERS = values_of("gpurta_bound_parameter", "GPURTA_BOUND_")
EDF_PARAMETERS = values_of("gpurta_edf_parameter", "GPURTA_EDF_")
MECHANISMS = OPTIONS["partition"][0].words
LAUNCH_COUNTS = {
    "threads": _api.GPURTA_LAUNCH_THREADS,
    "registers": _api.GPURTA_LAUNCH_REGISTERS,
    "shared_memory": _api.GPURTA_LAUNCH_SHARED_MEMORY,
}
LIST_LIMIT = 10000  # slots of a runlist that are read


class RtaStep(Record):
    """One step of the trace (Paredes 3.5): ``placed`` blocks of ``kernel`` start at ``start``.

    ``now`` is t_a and ``free`` g_f after the step, ``left`` the blocks still to place, ``h`` the
    pairs (time, blocks that come free then). ``repeat`` > 1 stands for that many full rounds,
    ``every`` apart.
    """

    kernel: int
    start: Fraction
    now: Fraction
    every: Fraction
    free: int
    placed: int
    left: int
    repeat: int
    h: Tuple[Tuple[Fraction, int], ...]


def _trace(result: Handle) -> Tuple[RtaStep, ...]:
    steps: List[RtaStep] = []
    start, now, every, time = Number(), Number(), Number(), Number()
    step, free = _api.gpurta_rta_step(ctypes.sizeof(_api.gpurta_rta_step)), ctypes.c_int64()
    with Handle("gpurta_rta_trace", "gpurta_rta_trace_create", result) as walk:
        while lib.gpurta_rta_trace_next(walk, byref(step), start, now, every):
            pairs = []
            for pair in range(step.pairs):
                lib.gpurta_rta_trace_pair(walk, pair, time, byref(free))
                pairs.append((time.get(), free.value))
            counts = {name: getattr(step, name) for name in ("kernel", "free", "placed", "left", "repeat")}
            steps.append(RtaStep(start=start.get(), now=now.get(), every=every.get(), h=tuple(pairs), **counts))
    return tuple(steps)


@checked
def rta(kernels: Given, platform: Optional[PlatformLike] = None, **options: Any) -> "results.Rta":
    """Exact completion and response times of kernels on a platform, of every job of those that
    have a period (strictly periodic).

    Raises NotApplicable where blocks have different footprints (then use ``simulate``).
    Source: Paredes chapter 3, Algorithm 2; equations 3.12-3.15 corrected. Exact.
    """
    model = modelled("rta", "kernels", kernels, options, platform)

    def reader(result: Handle) -> Any:
        return read(result, trace=_trace(result) if options.get("trace") else None)

    return analysed("gpurta_rta", model, options, reader=reader)


@checked
def occupancy(
    platform: PlatformLike, threads: int, registers: int = 0, shared_memory: int = 0, carveout: Optional[int] = None
) -> "results.OccupancyKernels":
    """Blocks per SM, slots, and what limits them, for one launch: a row of the table "kernels".

    ``threads`` per block, ``registers`` per thread (0: not a limit), ``shared_memory`` in bytes
    per block, static and dynamic; ``carveout``, the shared memory in bytes that the kernel asks an
    SM to have (None: as much as it needs), where rule U5 holds. Source: NVIDIA's cuda_occupancy.h.
    Exact.
    """
    row: Dict[Any, Any] = {"blocks": 1, "wcet": 1, "threads": threads, "registers": registers, "shared_memory": shared_memory}
    row[_api.GPURTA_KEY_CARVEOUT_BYTES] = carveout
    model = Model({"platform": platform, "kernels": [row]})
    return cast("results.OccupancyKernels", analysed("gpurta_occupancy", model, {}).kernels[0])


@checked
def occupancy_largest(
    platform: PlatformLike, which: str, blocks: int, threads: int = 32, registers: int = 0, shared_memory: int = 0
) -> int:
    """The largest value of one count of a launch that still gives ``blocks`` blocks per SM.

    ``which`` is "threads", "registers" or "shared_memory"; the argument of that name is ignored.
    Raises NotApplicable if no value does.
    """
    value = ctypes.c_int64()
    number, asked = choose(which, LAUNCH_COUNTS, "which"), count(blocks, "blocks")
    launch = count(threads, "threads"), count(registers, "registers"), count(shared_memory, "shared_memory")
    with to_platform(platform).handle() as device:
        call("gpurta_occupancy_largest", byref(value), device, number, asked, *launch)
    return value.value


@checked
def bound(chains: Given, platform: Optional[PlatformLike] = None, **options: Any) -> "results.Bound":
    """Bounds for every job of recurrent chains, end to end, with what was observed; without
    ``search`` no miss is looked for, and what exceeds its deadline is UNKNOWN.

    ``chains`` are Chain objects, or periodic Kernel and Copy objects: each is then a chain of one
    step. The CPUs are those that chains and host steps name. Paths are in a scenario, as of load(),
    or a dict of its sections, in place of chains: ``bound({"chains": [{...}], "paths": [{...}]})``,
    whose result has ``paths``. Sufficient, not exact; see its ``assumptions``.
    Raises NotApplicable where streams are shared by chains.
    """
    return analysed("gpurta_bound", modelled("bound", "chains", chains, options, platform), options)


class BoundSensitivity(Sensitivity):
    """How far a figure can go: of a maximum ``low`` passes and ``high`` fails, of a minimum ``high``
    passes and ``low`` fails; they are 2**-30 of the figure apart at most, SMs 1.

    ``found`` is SCHEDULABLE if some value meets every deadline, UNSCHEDULABLE if none does (``low``
    and ``high`` are None), UNKNOWN if the tries or the limit were used up.
    """


@checked
def bound_sensitivity(
    chains: Given, platform: Optional[PlatformLike] = None, parameter: "Optional[BoundParameter]" = None,
    item: Union[None, int, str] = None, **options: Any
) -> BoundSensitivity:
    """The extreme value of one figure with which every bound is within its deadline.

    ``parameter`` is "max-scale" or "min-period" of a chain, "max-wcet" of a step, or "min-sms";
    ``item`` is the name or position of the chain or step, counted over all chains.
    """
    model = modelled("bound_sensitivity", "chains", chains, options, platform)
    section = "steps" if parameter == "max-wcet" and "chains" in model.names else model.first
    found = BOUND_PARAMETERS, parameter, section, item, ("min-sms",)
    return extreme(BoundSensitivity, "gpurta_bound_sensitivity", model, options, *found)


@checked
def bound_without_priority(
    chains: Given, platform: Optional[PlatformLike] = None, chain: Union[None, int, str] = None, **options: Any
) -> "Optional[results.Bound]":
    """The bounds if a chain (its name or position) had the lowest priority of its context; None: it
    has."""
    model = modelled("bound_without_priority", "chains", chains, options, platform)
    position = model.position(model.first, chain, "chain")

    def reader(result: Handle) -> Any:
        return read(result) if lib.gpurta_rows(result, _api.GPURTA_BOUND) else None

    return analysed("gpurta_bound_without_priority", model, options, position, reader=reader)


def _version(cuda: Union[None, int, str]) -> int:
    if cuda is None or not isinstance(cuda, str):
        return count(cuda or 0, "cuda", 'a text such as "12.4"')
    parts = cuda.split(".")
    if len(parts) > 2 or not all(part.isdigit() for part in parts):
        raise InvalidArgument("a version of CUDA is like 12.4, not {!r}".format(cuda))
    return 1000 * int(parts[0]) + (10 * int(parts[1]) if len(parts) == 2 else 0)


@checked
def partition_sizes(platform: PlatformLike, mechanism: "Mechanism" = "any", cuda: Optional[str] = None) -> List[int]:
    """Numbers of SMs that a partition may have, ascending; empty where none is known."""
    number = choose(mechanism, MECHANISMS, "mechanism")
    sizes = [0]
    with to_platform(platform).handle() as device:
        while sizes[-1] or len(sizes) == 1:
            sizes.append(lib.gpurta_partition_next_size(device, number, _version(cuda), sizes[-1]))
    return sizes[1:-1]


@checked
def partition(
    chains: Given, platform: Optional[PlatformLike] = None, *, queues: "Queues" = "separate", **options: Any
) -> "results.Partition":
    """The cheapest divisions of a GPU with which every bound is within its deadline.

    Every context, or without contexts every chain with kernels, has a partition of its own.
    ``cuda`` may also be a text such as "12.4".
    """
    given = None if queues == "separate" else queues
    model = modelled("partition", "chains", chains, options, platform, queues=given)
    options["cuda"] = _version(options.get("cuda"))
    return analysed("gpurta_partition", model, options)


@checked
def resident(
    kernels: Given, platform: Optional[PlatformLike] = None, *, groups: Optional[Dict[str, Iterable[str]]] = None,
    **options: Any
) -> "results.Resident":
    """Whether all blocks of each group find places, whatever the order of launches: ``verdict`` is
    "resident", "hangs" or "unknown".

    ``groups`` maps the name of a group to the names of its kernels; a scenario has its own in the
    section ``resident``. All other kernels end by themselves and may come again. ``groups``
    (each with its ``kernels`` and their largest safe numbers of blocks), ``heads`` and ``witness``
    of the result say more. "resident" and "hangs" are exact; page "resident" says what is "unknown".
    """
    named = entries(groups, "groups", "names to lists of names of kernels")
    rows = [{"name": name, "kernels": own if isinstance(own, (str, int)) else list(own)} for name, own in named]
    model = modelled("resident", "kernels", kernels, options, platform, resident=rows)
    return analysed("gpurta_resident", model, options)


@checked
def simulate(operations: Given, platform: Optional[PlatformLike] = None, **options: Any) -> "results.Simulate":
    """What happens when kernels and copies run on a platform, exactly, by the published rules.

    An operation has its ``jobs``, and the times of its worst one; a job has ``blocks`` and
    ``delays``, and the result ``events``, where the options ask for them. The begin and the length
    of a delay are ``from_`` and ``for_``.
    Exact for the times given; **no bound** for shorter ones where blocks differ.
    Sources: Amert III-IV, Gilman 4, Olmedo III-C.
    """
    return analysed("gpurta_simulate", modelled("simulate", "operations", operations, options, platform), options)


@checked
def simulate_chains(chains: Given, platform: Optional[PlatformLike] = None, **options: Any) -> "results.Simulate":
    """One run of chains, released together at 0 and then once a period: frames in flight, host steps on
    CPUs, contexts. Everything takes its wcet; **no bound**.

    A step is an operation called CHAIN/STEP, whose responses count from the release of its chain.
    """
    return analysed("gpurta_simulate_chains", modelled("simulate_chains", "chains", chains, options, platform), options)


@checked
def runlist(tasks: Given, *, explain: bool = False, **options: Any) -> "results.Runlist":
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

    found = analysed("gpurta_runlist", modelled("runlist", "tasks", tasks, options), options, reader=reader)
    found.__dict__["_about"] = found.__dict__["_about"][:2] + (explain,)
    return found


@checked
def host_simulate(tasks: Given, jobs: Sequence[Any], **options: Any) -> "results.Host":
    """What the Host does with given jobs, exactly: one behaviour, no bound (gpurta/host.h).

    ``jobs`` are pairs (task, release) or triples (task, release, demand).
    """
    model = modelled("host_simulate", "tasks", tasks, options)
    unit = model.unit
    try:
        listed = [tuple(job) for job in jobs]
    except TypeError:
        listed = [()]
    if any(len(job) not in (2, 3) for job in listed):
        raise wrong("jobs", "pairs (task, release) or triples (task, release, demand)", jobs)
    with Handle("gpurta_host_scenario", "gpurta_host_scenario_create") as scenario:
        for job in listed:
            release = Number(to_time(job[1], unit, "release"))
            demand = Number(to_time(job[2], unit, "demand")) if len(job) > 2 else None
            position = model.position("tasks", job[0], "jobs")
            call("gpurta_host_scenario_add", scenario, position, release, demand)
        return analysed("gpurta_host_simulate", model, options, scenario)


@checked
def host_critical(tasks: Given, task: Any, **options: Any) -> "results.Host":
    """The situation behind the bound of one task (name or position): job 0 is a response that can
    occur."""
    model = modelled("host_critical", "tasks", tasks, options)
    position = model.position("tasks", task, "task")
    return analysed("gpurta_host_simulate_critical", model, options, position, name="host_critical")


def driver_timeslice(level: "Optional[Level]" = None, unit: "Unit" = "ms") -> Fraction:
    """Timeslice that the driver gives a channel of a level (None: not set)."""
    value = Number()
    number = choose(level, LEVELS, "level")
    call("gpurta_runlist_driver_timeslice", number, choose(unit, UNITS, "unit"), value)
    return value.get()


@checked
def edf(tasks: Given, servers: Iterable[Server] = (), **options: Any) -> "results.Edf":
    """Schedulability and worst-case responses under preemptive EDF with servers.

    ``witness`` (None where the test passes) is where the test fails, and of "unschedulable" the
    proof; ``demand`` of each task is its part of that there. At the limit of work the verdict is
    UNKNOWN, with the reason. For a verdict alone ``responses=False`` leaves the longest search out.
    Exact for sporadic tasks without servers, blocking and overhead; else sufficient. Sources: Zhang and Burns 2009 (QPA), Spuri 1996, Capodieci IV.
    """
    return analysed("gpurta_edf", modelled("edf", "tasks", tasks, options, servers=servers), options)


@checked
def edf_sensitivity(
    tasks: Given, parameter: "EdfParameter", item: Union[None, int, str] = None, servers: Iterable[Server] = (),
    **options: Any
) -> Sensitivity:
    """The extreme value of one figure that keeps the set schedulable, as a rational. Exact.

    ``parameter`` is "max-overhead", "max-scale", "max-wcet", "min-period", "min-budget" or
    "max-budget"; the last four ask for ``item``, the name or position of the task or server.
    """
    model = modelled("edf_sensitivity", "tasks", tasks, options, servers=servers)
    section = "servers" if parameter.endswith("budget") else "tasks"
    found = EDF_PARAMETERS, parameter, section, item, ("max-overhead", "max-scale"), None
    return extreme(Sensitivity, "gpurta_edf_sensitivity", model, options, *found)


@checked
def edf_simulate(
    tasks: Given, horizon: Time, servers: Iterable[Server] = (), *, offsets: Optional[Mapping[str, Time]] = None,
    executions: Optional[Mapping[str, Time]] = None, preemption_cost: Time = 0, **options: Any
) -> "results.EdfSimulation":
    """One schedule of preemptive EDF with servers (gpurta/edf_simulation.h): an example, no bound.

    Jobs are released at ``offsets[task]`` and exactly a period apart, before ``horizon``, and run
    for ``executions[task]`` (default: the wcet; more is an overrun).
    """
    model = modelled("edf_simulate", "tasks", tasks, options, servers=servers)
    unit = model.unit
    number = Number(to_time(horizon, unit, "horizon"))
    size = len(model.names["tasks"])
    with Handle("gpurta_edf_scenario", "gpurta_edf_scenario_create", size, number) as scenario:
        for which, values, what in (
            (_api.GPURTA_EDF_OFFSET, offsets, "offsets"),
            (_api.GPURTA_EDF_EXECUTION, executions, "executions"),
        ):
            for name, value in entries(values, what, "names of tasks to times"):
                number.set(to_time(value, unit, "{}[{!r}]".format(what, name)))
                position = model.position("tasks", name, what)
                call("gpurta_edf_scenario_set", scenario, position, which, number)
        number.set(to_time(preemption_cost, unit, "preemption_cost"))
        call("gpurta_edf_scenario_set_preemption_cost", scenario, number)
        return analysed("gpurta_edf_simulate", model, options, scenario)
