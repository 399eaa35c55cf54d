"""Bounds for every job of recurrent chains (gpurta/chains.h, gpurta/bound.h): any launch order, any
block sizes, end to end. Sufficient, with what was observed beside it."""

import ctypes
from ctypes import byref
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Optional, Tuple, Union, cast

from . import _api
from ._keywords import chosen, takes
from ._library import Handle, call, choose, count, encode, lib
from ._result import Result, read
from .errors import InvalidArgument
from .model import (
    DIRECTIONS,
    LEVELS,
    Operation,
    PlatformLike,
    Streams,
    names_by_position,
    program,
    to_platform,
)
from .record import VERDICTS, Record, Verdict
from .times import Number, Time, check_time, to_time

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import BoundOptions, BoundSensitivityOptions

KINDS = {
    "kernel": _api.GPURTA_STEP_KERNEL,
    "copy": _api.GPURTA_STEP_COPY,
    "host": _api.GPURTA_STEP_HOST,
}
PARAMETERS = {
    "max-scale": _api.GPURTA_BOUND_MAX_SCALE,
    "max-wcet": _api.GPURTA_BOUND_MAX_WCET,
    "min-period": _api.GPURTA_BOUND_MIN_PERIOD,
    "min-sms": _api.GPURTA_BOUND_MIN_SMS,
}


class Step(Record):
    """A step of a chain: ``Step.kernel(...)``, ``Step.copy(...)`` or ``Step.host(...)``.

    ``after`` names the steps (or gives their positions in the chain) that it waits for; None: the
    one before it. ``count`` such steps follow each other. ``deadline`` counts from the chain's
    nominal release.
    """

    name: Optional[str]
    kind: str
    wcet: Any
    bcet: Any
    deadline: Any
    count: int
    counts: Dict[int, int]
    stream: Optional[str]
    after: Any

    def __init__(
        self,
        kind: str,
        wcet: Time,
        *,
        name: Optional[str] = None,
        bcet: Time = 0,
        deadline: Optional[Time] = None,
        count: int = 1,
        counts: Optional[Dict[int, int]] = None,
        stream: Optional[str] = None,
        after: Optional[Iterable[Union[int, str]]] = None
    ) -> None:
        choose(kind, KINDS, "kind")
        super().__init__(
            name=name,
            kind=kind,
            wcet=check_time(wcet, "wcet"),
            bcet=check_time(bcet, "bcet"),
            deadline=None if deadline is None else check_time(deadline, "deadline"),
            count=count,
            counts=dict(counts or {}),
            stream=stream,
            after=None if after is None else tuple([after] if isinstance(after, str) else after),
        )

    @staticmethod
    def kernel(
        blocks: int,
        wcet: Time,
        *,
        threads: Optional[int] = None,
        registers: int = 0,
        shared_memory: int = 0,
        local_memory: int = 0,
        carveout: Optional[int] = None,
        carveout_percent: Optional[int] = None,
        **more: Any
    ) -> "Step":
        """``blocks`` blocks of at most ``wcet`` each, as Kernel; ``carveout_percent`` in place of
        ``carveout`` as CUDA takes it."""
        counts = {_api.GPURTA_OPERATION_BLOCKS: count(blocks, "blocks")}
        if threads is not None:
            counts[_api.GPURTA_OPERATION_THREADS] = count(threads, "threads")
        counts[_api.GPURTA_OPERATION_REGISTERS] = count(registers, "registers")
        counts[_api.GPURTA_OPERATION_SHARED_MEMORY] = count(shared_memory, "shared_memory")
        counts[_api.GPURTA_OPERATION_LOCAL_MEMORY] = count(local_memory, "local_memory")
        if carveout is not None:
            counts[_api.GPURTA_OPERATION_CARVEOUT] = count(carveout, "carveout")
        if carveout_percent is not None:
            percent = count(carveout_percent, "carveout_percent")
            counts[_api.GPURTA_OPERATION_CARVEOUT_PERCENT] = percent
        return Step("kernel", wcet, counts=counts, **more)

    @staticmethod
    def copy(
        duration: Time,
        *,
        direction: Optional[str] = None,
        engine: Optional[int] = None,
        **more: Any
    ) -> "Step":
        """A copy of at most ``duration`` on a copy engine, as Copy."""
        counts = {_api.GPURTA_OPERATION_DIRECTION: choose(direction, DIRECTIONS, "direction")}
        if engine is not None:
            counts[_api.GPURTA_OPERATION_ENGINE] = count(engine, "engine")
        return Step("copy", duration, counts=counts, **more)

    @staticmethod
    def host(wcet: Time, bcet: Time = 0, **more: Any) -> "Step":
        """Work of the host, done after ``bcet`` to ``wcet``."""
        return Step("host", wcet, bcet=bcet, **more)


class Chain(Record):
    """Steps that are released together, at least ``period`` apart and up to ``jitter`` late.

    ``deadline`` is end to end, from the nominal release (None: the period); ``context`` the name or
    position of a Context, ``stream`` the stream of its kernels (None: one of its own).
    """

    name: Optional[str]
    period: Any
    steps: Tuple[Step, ...]
    jitter: Any
    deadline: Any
    context: Union[None, int, str]
    stream: Optional[str]

    def __init__(
        self,
        period: Time,
        steps: Iterable[Step],
        *,
        name: Optional[str] = None,
        jitter: Time = 0,
        deadline: Optional[Time] = None,
        context: Union[None, int, str] = None,
        stream: Optional[str] = None
    ) -> None:
        listed = tuple(steps)
        for step in listed:
            if not isinstance(step, Step):
                raise TypeError("a chain consists of Step, not {!r}".format(step))
        super().__init__(
            name=name,
            period=check_time(period, "period"),
            steps=listed,
            jitter=check_time(jitter, "jitter"),
            deadline=None if deadline is None else check_time(deadline, "deadline"),
            context=context,
            stream=stream,
        )


class Context(Record):
    """A context: a channel of the runlist (``level``, ``timeslice``), or a server (``budget``,
    ``period``). A ``saturated`` one always has work and no chains."""

    name: Optional[str]
    level: Optional[str]
    timeslice: Any
    saturated: bool
    budget: Any
    period: Any

    def __init__(
        self,
        *,
        name: Optional[str] = None,
        level: Optional[str] = None,
        timeslice: Optional[Time] = None,
        saturated: bool = False,
        budget: Optional[Time] = None,
        period: Optional[Time] = None
    ) -> None:
        choose(level, LEVELS, "level")
        times = {"timeslice": timeslice, "budget": budget, "period": period}
        given = {k: None if v is None else check_time(v, k) for k, v in times.items()}
        super().__init__(name=name, level=level, saturated=bool(saturated), **given)


def _set_time(name: str, handle: Handle, at: int, which: int, time: Any, unit: str) -> None:
    if time is not None:
        call(name, handle, at, which, Number(to_time(time, unit, name)))


def _position(what: Union[int, str], names: List[Optional[str]], kind: str) -> int:
    if isinstance(what, str):
        if what not in names:
            raise InvalidArgument("there is no {} {!r}".format(kind, what))
        return names.index(what)
    return count(what, kind)


def _add_context(handle: Handle, at: int, context: Context, unit: str) -> None:
    call("gpurta_chains_add_context", handle, encode(context.name))
    for which, time in (
        (_api.GPURTA_CONTEXT_TIMESLICE, context.timeslice),
        (_api.GPURTA_CONTEXT_BUDGET, context.budget),
        (_api.GPURTA_CONTEXT_PERIOD, context.period),
    ):
        _set_time("gpurta_chains_set_context_time", handle, at, which, time, unit)
    level = LEVELS[context.level]
    call("gpurta_chains_set_context_level", handle, at, level, int(context.saturated))


def _add_step(handle: Handle, chain: int, step: Step, unit: str) -> None:
    at = lib.gpurta_chains_steps(handle)
    blocks = step.counts.get(_api.GPURTA_OPERATION_BLOCKS, 0)
    wcet = Number(to_time(step.wcet, unit, "wcet"))
    name = encode(step.name)
    call("gpurta_chains_add_step", handle, chain, KINDS[step.kind], name, blocks, wcet)
    for which, time in (
        (_api.GPURTA_STEP_BCET, step.bcet),
        (_api.GPURTA_STEP_DEADLINE, step.deadline),
    ):
        _set_time("gpurta_chains_set_step_time", handle, at, which, time, unit)
    for key, value in step.counts.items():
        carveout = key in (_api.GPURTA_OPERATION_CARVEOUT, _api.GPURTA_OPERATION_CARVEOUT_PERCENT)
        if key != _api.GPURTA_OPERATION_BLOCKS and (value or carveout):
            call("gpurta_chains_set_step_count", handle, at, key, value)
    call("gpurta_chains_set_step_repeat", handle, at, count(step.count, "count"))
    if step.stream is not None:
        call("gpurta_chains_set_step_stream", handle, at, encode(step.stream))


def _add_chain(
    handle: Handle, at: int, chain: Chain, contexts: List[Optional[str]], unit: str
) -> None:
    period = Number(to_time(chain.period, unit, "period"))
    call("gpurta_chains_add", handle, encode(chain.name), period)
    for which, time in (
        (_api.GPURTA_CHAIN_JITTER, chain.jitter),
        (_api.GPURTA_CHAIN_DEADLINE, chain.deadline),
    ):
        _set_time("gpurta_chains_set_time", handle, at, which, time, unit)
    if chain.context is not None:
        position = _position(chain.context, contexts, "context")
        call("gpurta_chains_set_context", handle, at, position)
    if chain.stream is not None:
        call("gpurta_chains_set_stream", handle, at, encode(chain.stream))
    first = lib.gpurta_chains_steps(handle)
    names = [step.name for step in chain.steps]
    for step in chain.steps:
        _add_step(handle, at, step, unit)
    for i, step in enumerate(chain.steps):
        if step.after is not None:
            others = [first + _position(other, names, "step") for other in step.after]
            array = (ctypes.c_size_t * max(1, len(others)))(*others)
            call("gpurta_chains_set_after", handle, first + i, array, len(others))


def _chains(
    chains: Iterable[Chain], contexts: Iterable[Context], streams: Streams, unit: str
) -> Handle:
    handle = Handle("gpurta_chains", "gpurta_chains_create")
    listed = list(contexts)
    try:
        for name, stream in (streams or {}).items():
            for which, value in (
                (_api.GPURTA_STREAM_PRIORITY, stream.number()),
                (_api.GPURTA_STREAM_NON_BLOCKING, 0 if stream.blocking else 1),
            ):
                call("gpurta_chains_set_stream_attribute", handle, encode(name), which, value)
        for at, context in enumerate(listed):
            _add_context(handle, at, context, unit)
        for at, chain in enumerate(chains):
            _add_chain(handle, at, chain, [c.name for c in listed], unit)
        call("gpurta_chains_check", handle)
    except Exception:
        handle.__exit__(None, None, None)
        raise
    return handle


def _made(
    chains: Iterable[Union[Chain, Operation]],
    contexts: Iterable[Context],
    streams: Streams,
    unit: str,
) -> Tuple[Handle, List[str], List[str]]:
    """The set, and the names of its chains and steps."""
    listed = list(chains)
    plain = bool(listed) and not isinstance(listed[0], Chain)
    given: Any = listed
    if plain:
        with program(given, streams, unit) as made_program:
            made = Handle("gpurta_chains", "gpurta_chains_from_program", made_program)
        names = names_by_position(listed, "k")
        return made, names, names
    return (
        _chains(given, contexts, streams, unit),
        names_by_position(listed, "c"),
        names_by_position([step for chain in given for step in chain.steps], "k"),
    )


@takes
def bound(
    chains: Iterable[Union[Chain, Operation]],
    platform: PlatformLike,
    *,
    contexts: Iterable[Context] = (),
    streams: Streams = None,
    unit: str = "ms",
    **options: "Unpack[BoundOptions]"
) -> Result:
    """Bounds for every job of recurrent chains, end to end, with what was observed.

    ``chains`` are Chain objects, or periodic Kernel and Copy objects: each is then a chain of one
    step. Sufficient, not exact; see its ``assumptions``.
    Raises NotApplicable where streams are shared by chains.
    """
    made, _, _ = _made(chains, contexts, streams, unit)
    with made, to_platform(platform).handle() as device, chosen(
        "bound", options, unit
    ) as handle, Handle(
        "gpurta_result", "gpurta_bound", made, device, handle, None, None
    ) as result:
        return cast(Result, read(result))


class BoundSensitivity(Record):
    """How far a figure can go: of a maximum ``low`` passes and ``high`` fails, of a minimum ``high``
    passes and ``low`` fails; they are 2**-30 of the figure apart at most, SMs 1.

    ``found`` is SCHEDULABLE if some value meets every deadline, UNSCHEDULABLE if none does (``low``
    and ``high`` are None), UNKNOWN if the tries or the limit were used up.
    """

    found: Verdict
    low: Optional[Fraction]
    high: Optional[Fraction]


@takes
def bound_sensitivity(
    chains: Iterable[Union[Chain, Operation]],
    platform: PlatformLike,
    parameter: str,
    item: Union[None, int, str] = None,
    *,
    contexts: Iterable[Context] = (),
    streams: Streams = None,
    unit: str = "ms",
    **options: "Unpack[BoundSensitivityOptions]"
) -> BoundSensitivity:
    """The extreme value of one figure with which every bound is within its deadline.

    ``parameter`` is "max-scale" or "min-period" of a chain, "max-wcet" of a step, or "min-sms";
    ``item`` is the name or position of the chain or step, counted over all chains.
    """
    number = choose(parameter, PARAMETERS, "parameter")
    made, names, steps = _made(chains, contexts, streams, unit)
    found, low, high = ctypes.c_int(), Number(), Number()
    with made, to_platform(platform).handle() as device, chosen(
        "bound_sensitivity", options, unit
    ) as handle:
        if item is None and parameter != "min-sms":
            raise InvalidArgument("{} asks for an item".format(parameter))
        among: List[Optional[str]] = list(steps if parameter == "max-wcet" else names)
        position = 0 if item is None else _position(item, among, "item")
        if position < 0:
            raise InvalidArgument("there is no item {}".format(position))
        call(
            "gpurta_bound_sensitivity",
            byref(found),
            low,
            high,
            made,
            device,
            number,
            position,
            handle,
        )
    verdict = VERDICTS[found.value]
    none = verdict is Verdict.UNSCHEDULABLE
    return BoundSensitivity(
        found=verdict, low=None if none else low.get(), high=None if none else high.get()
    )


def bound_without_priority(
    chains: Iterable[Union[Chain, Operation]],
    platform: PlatformLike,
    chain: Union[int, str],
    *,
    contexts: Iterable[Context] = (),
    streams: Streams = None,
    unit: str = "ms"
) -> Optional[Result]:
    """The bounds if a chain (its name or position) had the lowest priority of its context; None: it
    has."""
    made, names, _ = _made(chains, contexts, streams, unit)
    with made, to_platform(platform).handle() as device, chosen("bound", {}, unit) as handle:
        position = _position(chain, list(names), "chain")
        if not 0 <= position < len(names):
            raise InvalidArgument("there is no chain {}".format(position))
        with Handle(
            "gpurta_result", "gpurta_bound_without_priority", made, device, position, handle
        ) as result:
            return cast(Result, read(result)) if lib.gpurta_rows(result, _api.GPURTA_BOUND) else None
