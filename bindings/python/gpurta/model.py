"""The model: platforms, operations of a program on streams, tasks and servers."""

import ctypes
from fractions import Fraction
from typing import Any, Callable, Dict, Iterable, List, Mapping, Optional, Sequence, Tuple, Union

from . import _api
from ._library import Handle, call, choose, count, encode, lib, names_of, text
from .errors import InvalidArgument
from .record import Record
from .times import Number, Time, check_time, to_time

FIELD_NAMES = names_of("gpurta_platform_field_name")
FIELDS = {name: number for number, name in enumerate(FIELD_NAMES)}

RULE_SETS = {"measured": _api.GPURTA_RULES_MEASURED, "amert": _api.GPURTA_RULES_AMERT}
SM_ORDERS = {
    "unknown": _api.GPURTA_SM_ORDER_UNKNOWN,
    "ascending": _api.GPURTA_SM_ORDER_ASCENDING,
    "even-then-odd": _api.GPURTA_SM_ORDER_EVEN_THEN_ODD,
    "descending": _api.GPURTA_SM_ORDER_DESCENDING,
}
LEVELS = {
    None: _api.GPURTA_LEVEL_NONE,
    "low": _api.GPURTA_LEVEL_LOW,
    "medium": _api.GPURTA_LEVEL_MEDIUM,
    "high": _api.GPURTA_LEVEL_HIGH,
}
DIRECTIONS = {
    None: _api.GPURTA_COPY_ANY,
    "h2d": _api.GPURTA_COPY_HOST_TO_DEVICE,
    "d2h": _api.GPURTA_COPY_DEVICE_TO_HOST,
    "d2d": _api.GPURTA_COPY_DEVICE_TO_DEVICE,
}
PRIORITIES = {"low": _api.GPURTA_PRIORITY_LOW, "high": _api.GPURTA_PRIORITY_HIGH}
AFTER = {"completion": _api.GPURTA_AFTER_COMPLETION, "launch": _api.GPURTA_AFTER_LAUNCH}


def platforms() -> List[str]:
    """Names of the built-in platforms."""
    return names_of("gpurta_platform_builtin")


class Platform:
    """What a GPU has, as far as placing blocks depends on it (gpurta/platform.h). Immutable.

    ``Platform("jetson-tx2")`` is a built-in one, ``Platform("jetson-tx2", sms=1)`` the same with
    one SM switched off, ``Platform(slots=8)`` eight places for any block, and
    ``Platform(device="mine", sms=4, threads_per_sm=2048, ...)`` one described from nothing.
    ``rules`` is "measured" or "amert": all rules of newer GPUs that the table has, or none.
    Fields have the names of scenario files; ``fields`` holds all of them, ``missing`` names the
    first that analyses need and nobody has given, or is None.
    """

    def __init__(
        self,
        name: Optional[str] = None,
        *,
        slots: Optional[int] = None,
        device: Optional[str] = None,
        rules: Optional[str] = None,
        **fields: Any
    ) -> None:
        if sum(given is not None for given in (name, slots, device)) != 1:
            raise InvalidArgument("a platform is a name, or slots=N, or device=NAME with fields")
        self._origin = (name, slots, device)
        self._rules = None if rules is None else choose(rules, RULE_SETS, "rules")
        self._fields = {key: self._number(key, value) for key, value in fields.items()}
        with self.handle() as handle:
            self.name = text(lib.gpurta_platform_name(handle))
            self.aliases = text(lib.gpurta_platform_aliases(handle)).split()
            self.source = text(lib.gpurta_platform_source(handle))
            self.unconfirmed = text(lib.gpurta_platform_unconfirmed(handle))
            field = ctypes.c_int()
            missing = lib.gpurta_platform_missing(handle, ctypes.byref(field))
            self.missing = FIELD_NAMES[field.value] if missing else None
            self.fields = {key: lib.gpurta_platform_get(handle, n) for key, n in FIELDS.items()}

    @staticmethod
    def _number(key: str, value: Any) -> int:
        choose(key, FIELDS, "field of a platform")
        if key == "sm_order" and isinstance(value, str):
            return choose(value, SM_ORDERS, key)
        return count(value, key)

    def handle(self) -> Handle:
        """The platform as the library's own handle."""
        name, slots, device = self._origin
        if slots is not None:
            create, what = "gpurta_platform_create_slots", count(slots, "slots")  # type: Any, Any
        elif device is not None:
            create, what = "gpurta_platform_create_device", encode(device)
        else:
            create, what = "gpurta_platform_create", encode(name)
        handle = Handle("gpurta_platform", create, what)
        try:
            if self._rules is not None:
                call("gpurta_platform_set_rules", handle, self._rules)
            for key, value in self._fields.items():
                call("gpurta_platform_set", handle, FIELDS[key], value)
        except Exception:
            handle.__exit__(None, None, None)
            raise
        return handle

    def put(self, model: Handle) -> None:
        """Gives a model of the library this platform."""
        row = lib.gpurta_add(model, _api.GPURTA_SECTION_PLATFORM, _api.GPURTA_NONE)
        name, slots, device = self._origin
        if slots is not None:
            call("gpurta_set_count", model, row, _api.GPURTA_KEY_PLATFORM_FIELD, slots)
        else:
            key = _api.GPURTA_KEY_PLATFORM_BASE if name else _api.GPURTA_KEY_PLATFORM_NAME
            call("gpurta_set_text", model, row, key, encode(name or device))
        if self._rules is not None:
            call("gpurta_set_count", model, row, _api.GPURTA_KEY_PLATFORM_RULES, self._rules)
        for field, value in self._fields.items():
            key = _api.GPURTA_KEY_PLATFORM_FIELD + FIELDS[field]
            if field == "carveout_sizes":
                call("gpurta_set_text", model, row, key, None)
                for bit in range(63):
                    if value >> bit & 1:
                        call("gpurta_set_text", model, row, key, encode(str(4096 * bit)))
            elif not field.startswith("compute_capability_"):  # which no block depends on
                call("gpurta_set_count", model, row, key, value)

    def sm_order(self) -> List[int]:
        """The SMs in the order in which they take blocks when all are equally good."""
        with self.handle() as handle:
            return [lib.gpurta_platform_sm_at(handle, rank) for rank in range(self["sms"])]

    def __getitem__(self, field: str) -> int:
        """One field by name; 0 where the platform does not have it."""
        return int(self.fields[field])

    def __repr__(self) -> str:
        name, slots, device = self._origin
        first = "slots={}".format(slots) if slots is not None else repr(name or device)
        if device is not None:
            first = "device=" + first
        return "Platform({})".format(
            ", ".join([first] + ["{}={}".format(*item) for item in self._fields.items()])
        )


PlatformLike = Union[Platform, str, int]


def to_platform(value: PlatformLike) -> Platform:
    """A platform from a name, a number of slots, or a platform."""
    if isinstance(value, Platform):
        return value
    if isinstance(value, str):
        return Platform(value)
    return Platform(slots=count(value, "platform: a name, a Platform or a number of slots"))


class After(Record):
    """What the host waits for before it launches an operation (gpurta_program_set_after()).

    ``operation`` is the name or position of an earlier one, ``mode`` "completion" or "launch";
    the launch comes ``delay`` later.
    """

    operation: Union[int, str]
    delay: Any
    mode: str

    def __init__(
        self, operation: Union[int, str], delay: Time = 0, mode: str = "completion"
    ) -> None:
        choose(mode, AFTER, "mode")
        super().__init__(operation=operation, delay=check_time(delay, "delay"), mode=mode)


class Kernel(Record):
    """A kernel: ``blocks`` blocks that run for at most ``wcet`` each.

    ``threads`` per block, ``registers`` per thread (0: not a limit), ``shared_memory`` in bytes
    per block; ``local_memory`` in bytes per thread and ``carveout``, the shared memory in bytes that
    the kernel asks an SM to have (0: the least that holds a block; None: the driver chooses), matter
    to rules U6 and U5; ``release`` is when the host launches it; ``deadline`` is relative to the release,
    default the period; ``stream`` is a name ("default" is the NULL stream; None: one of its own);
    ``after`` is what the host waits for before the launch, ``waits`` are names or positions of
    earlier operations that the GPU waits for (cudaStreamWaitEvent).
    Times are in the unit of the call that analyses it, or texts with a unit of their own.
    """

    name: Optional[str]
    blocks: int
    wcet: Any
    threads: Optional[int]
    registers: int
    shared_memory: int
    local_memory: int
    carveout: Optional[int]
    release: Any
    period: Any
    deadline: Any
    stream: Optional[str]
    after: Optional[After]
    waits: Tuple[Union[int, str], ...]

    def __init__(
        self,
        blocks: int,
        wcet: Time,
        *,
        name: Optional[str] = None,
        threads: Optional[int] = None,
        registers: int = 0,
        shared_memory: int = 0,
        local_memory: int = 0,
        carveout: Optional[int] = None,
        release: Time = 0,
        period: Optional[Time] = None,
        deadline: Optional[Time] = None,
        stream: Optional[str] = None,
        after: Optional[After] = None,
        waits: Sequence[Union[int, str]] = (),
    ) -> None:
        super().__init__(
            name=name,
            blocks=count(blocks, "blocks"),
            wcet=check_time(wcet, "wcet"),
            threads=None if threads is None else count(threads, "threads"),
            registers=count(registers, "registers"),
            shared_memory=count(shared_memory, "shared_memory"),
            local_memory=count(local_memory, "local_memory"),
            carveout=None if carveout is None else count(carveout, "carveout"),
            release=check_time(release, "release"),
            period=None if period is None else check_time(period, "period"),
            deadline=None if deadline is None else check_time(deadline, "deadline"),
            stream=stream,
            after=after,
            waits=tuple(waits),
        )


class Copy(Record):
    """A copy that keeps a copy engine busy for ``duration``: "h2d", "d2h" or "d2d".

    ``engine`` is the number of a copy engine, from 1 (None: by direction); ``bytes`` informs only.
    """

    name: Optional[str]
    duration: Any
    direction: Optional[str]
    engine: Optional[int]
    bytes: int
    release: Any
    period: Any
    deadline: Any
    stream: Optional[str]
    after: Optional[After]
    waits: Tuple[Union[int, str], ...]

    def __init__(
        self,
        duration: Time,
        *,
        name: Optional[str] = None,
        direction: Optional[str] = None,
        engine: Optional[int] = None,
        bytes: int = 0,
        release: Time = 0,
        period: Optional[Time] = None,
        deadline: Optional[Time] = None,
        stream: Optional[str] = None,
        after: Optional[After] = None,
        waits: Sequence[Union[int, str]] = (),
    ) -> None:
        choose(direction, DIRECTIONS, "direction")
        super().__init__(
            name=name,
            duration=check_time(duration, "duration"),
            direction=direction,
            engine=None if engine is None else count(engine, "engine"),
            bytes=count(bytes, "bytes"),
            release=check_time(release, "release"),
            period=None if period is None else check_time(period, "period"),
            deadline=None if deadline is None else check_time(deadline, "deadline"),
            stream=stream,
            after=after,
            waits=tuple(waits),
        )


class Stream(Record):
    """Attributes of a stream: ``priority`` "low", "high" or a CUDA integer (lower is higher), and
    ``blocking``: whether it takes part in the waiting of the NULL stream."""

    priority: Union[int, str]
    blocking: bool

    def __init__(self, priority: Union[int, str] = "low", blocking: bool = True) -> None:
        super().__init__(priority=priority, blocking=bool(blocking))

    def number(self) -> int:
        """The priority as CUDA's integer."""
        if isinstance(self.priority, str):
            return choose(self.priority, PRIORITIES, "priority")
        return count(self.priority, "priority")


class Task(Record):
    """A task that uses the whole GPU: a channel of the runlist, or a task under EDF.

    It is released at most once per ``period``, needs at most ``wcet``, and wants to complete
    within ``deadline`` (default: the period). The runlist reads ``level`` ("low", "medium",
    "high"), ``timeslice`` and ``saturated``; EDF reads ``server``, the name or position of a
    server; both read ``nonpreemptable``, the longest section that cannot be preempted.
    """

    name: Optional[str]
    wcet: Any
    period: Any
    deadline: Any
    level: Optional[str]
    timeslice: Any
    saturated: bool
    nonpreemptable: Any
    server: Union[None, int, str]

    def __init__(
        self,
        wcet: Time,
        period: Optional[Time] = None,
        deadline: Optional[Time] = None,
        *,
        name: Optional[str] = None,
        level: Optional[str] = None,
        timeslice: Optional[Time] = None,
        saturated: bool = False,
        nonpreemptable: Time = 0,
        server: Union[None, int, str] = None
    ) -> None:
        choose(level, LEVELS, "level")
        super().__init__(
            name=name,
            wcet=check_time(wcet, "wcet"),
            period=None if period is None else check_time(period, "period"),
            deadline=None if deadline is None else check_time(deadline, "deadline"),
            level=level,
            timeslice=None if timeslice is None else check_time(timeslice, "timeslice"),
            saturated=bool(saturated),
            nonpreemptable=check_time(nonpreemptable, "nonpreemptable"),
            server=server,
        )


class Server(Record):
    """A constant bandwidth server: ``budget`` of the GPU per ``period``."""

    name: Optional[str]
    budget: Any
    period: Any

    def __init__(self, budget: Time, period: Time, *, name: Optional[str] = None) -> None:
        super().__init__(
            name=name, budget=check_time(budget, "budget"), period=check_time(period, "period")
        )


Operation = Union[Kernel, Copy]
Streams = Optional[Mapping[str, Stream]]


def _where(what: str, index: int, name: Optional[str]) -> str:
    return "{} {}".format(what, index if name is None else "{!r}".format(name))


def _position(reference: Union[int, str], names: List[Optional[str]], what: str) -> int:
    if isinstance(reference, str):
        if reference not in names:
            raise InvalidArgument("{}: there is no {!r}".format(what, reference))
        return names.index(reference)
    return count(reference, what)


def _set_waits(
    program: Handle, index: int, operation: Operation, names: List[Optional[str]], where: str
) -> None:
    others = [_position(other, names, where + ": waits") for other in operation.waits]
    if min(others) < 0:
        raise InvalidArgument("{}: waits: there is no operation {}".format(where, min(others)))
    array = (ctypes.c_size_t * len(others))(*others)
    call("gpurta_program_set_waits", program, index, array, len(others))


def _add_operation(
    program: Handle, index: int, operation: Operation, names: List[Optional[str]], unit: str
) -> None:
    where = _where("operation", index, operation.name)
    counts: Dict[int, Optional[int]]
    if isinstance(operation, Kernel):
        number = Number(to_time(operation.wcet, unit, where + ": wcet"))
        name = encode(operation.name)
        call("gpurta_program_add_kernel", program, name, operation.blocks, number)
        counts = {
            _api.GPURTA_OPERATION_THREADS: operation.threads,
            _api.GPURTA_OPERATION_REGISTERS: operation.registers or None,
            _api.GPURTA_OPERATION_SHARED_MEMORY: operation.shared_memory or None,
            _api.GPURTA_OPERATION_LOCAL_MEMORY: operation.local_memory or None,
            _api.GPURTA_OPERATION_CARVEOUT: operation.carveout,
        }
    else:
        number = Number(to_time(operation.duration, unit, where + ": duration"))
        call("gpurta_program_add_copy", program, encode(operation.name), number)
        counts = {
            _api.GPURTA_OPERATION_DIRECTION: DIRECTIONS[operation.direction] or None,
            _api.GPURTA_OPERATION_ENGINE: operation.engine,
            _api.GPURTA_OPERATION_BYTES: operation.bytes or None,
        }
    for which, value in counts.items():
        if value is not None:
            call("gpurta_program_set_count", program, index, which, value)
    for which, time, what in (
        (_api.GPURTA_OPERATION_RELEASE, operation.release, "release"),
        (_api.GPURTA_OPERATION_PERIOD, operation.period, "period"),
        (_api.GPURTA_OPERATION_DEADLINE, operation.deadline, "deadline"),
    ):
        if time is not None:
            number.set(to_time(time, unit, "{}: {}".format(where, what)))
            call("gpurta_program_set_time", program, index, which, number)
    if operation.stream is not None:
        call("gpurta_program_set_stream", program, index, encode(operation.stream))
    if operation.after is not None:
        other = _position(operation.after.operation, names, where + ": after")
        if other < 0:
            raise InvalidArgument("{}: after: there is no operation {}".format(where, other))
        number.set(to_time(operation.after.delay, unit, where + ": delay"))
        mode = AFTER[operation.after.mode]
        call("gpurta_program_set_after", program, index, other, mode, number)
    if operation.waits:
        _set_waits(program, index, operation, names, where)


def program(operations: Iterable[Operation], streams: Streams = None, unit: str = "ms") -> Handle:
    """Operations, in program order, as the library's handle of a program."""
    listed = list(operations)
    for operation in listed:
        if not isinstance(operation, (Kernel, Copy)):
            raise TypeError("a program consists of Kernel and Copy, not {!r}".format(operation))
    names = [operation.name for operation in listed]
    handle = Handle("gpurta_program", "gpurta_program_create")
    try:
        call("gpurta_program_reserve", handle, len(listed))
        for name, stream in (streams or {}).items():
            if not isinstance(stream, Stream):
                raise TypeError("stream {!r} is a Stream, not {!r}".format(name, stream))
            for which, value in (
                (_api.GPURTA_STREAM_PRIORITY, stream.number()),
                (_api.GPURTA_STREAM_NON_BLOCKING, 0 if stream.blocking else 1),
            ):
                call("gpurta_program_set_stream_attribute", handle, encode(name), which, value)
        for index, operation in enumerate(listed):
            _add_operation(handle, index, operation, names, unit)
    except Exception:
        handle.__exit__(None, None, None)
        raise
    return handle


def names_by_position(items: Iterable[Any], letter: str) -> List[str]:
    """The names of items; k1, k2, ... by position for those that have none."""
    return [
        "{}{}".format(letter, i + 1) if getattr(item, "name", None) is None else item.name
        for i, item in enumerate(items)
    ]


def _add_task(
    handle: Handle, index: int, task: Task, servers: List[Optional[str]], unit: str
) -> None:
    where = _where("task", index, task.name)
    number = Number(to_time(task.wcet, unit, where + ": wcet"))
    call("gpurta_tasks_add", handle, encode(task.name), number)
    for which, value, what in (
        (_api.GPURTA_TASK_PERIOD, task.period, "period"),
        (_api.GPURTA_TASK_DEADLINE, task.deadline, "deadline"),
        (_api.GPURTA_TASK_TIMESLICE, task.timeslice, "timeslice"),
        (_api.GPURTA_TASK_NONPREEMPTABLE, task.nonpreemptable, "nonpreemptable"),
    ):
        if value is not None:
            number.set(to_time(value, unit, "{}: {}".format(where, what)))
            call("gpurta_tasks_set_time", handle, index, which, number)
    if task.level is not None:
        call("gpurta_tasks_set_level", handle, index, LEVELS[task.level])
    call("gpurta_tasks_set_saturated", handle, index, int(task.saturated))
    if task.server is not None:
        server = _position(task.server, servers, where + ": server")
        if server < 0:
            raise InvalidArgument("{}: there is no server {}".format(where, server))
        call("gpurta_tasks_set_server", handle, index, server)


def task_set(tasks: Iterable[Task], servers: Iterable[Server] = (), unit: str = "ms") -> Handle:
    """Tasks and servers as the library's handle of a set."""
    listed, served = list(tasks), list(servers)
    handle = Handle("gpurta_tasks", "gpurta_tasks_create")
    try:
        for index, server in enumerate(served):
            where = _where("server", index, server.name)
            budget = Number(to_time(server.budget, unit, where + ": budget"))
            period = Number(to_time(server.period, unit, where + ": period"))
            call("gpurta_tasks_add_server", handle, encode(server.name), budget, period)
        for index, task in enumerate(listed):
            if not isinstance(task, Task):
                raise TypeError(
                    "a set consists of Task, not {!r} (gpurta.adapters reads other tools'"
                    " objects)".format(task)
                )
            _add_task(handle, index, task, [s.name for s in served], unit)
    except Exception:
        handle.__exit__(None, None, None)
        raise
    return handle


def options(
    numbers: Mapping[int, Optional[int]], times: Mapping[int, Optional[Fraction]]
) -> Handle:
    """Options that are not None, as the library's handle."""
    handle = Handle("gpurta_options", "gpurta_options_create")
    try:
        for key, value in numbers.items():
            if value is not None:
                call("gpurta_options_set", handle, key, value)
        for key, time in times.items():
            if time is not None:
                call("gpurta_options_set_time", handle, key, Number(time))
    except Exception:
        handle.__exit__(None, None, None)
        raise
    return handle


def time_reader(function: str, handle: Handle) -> Callable[..., Optional[Fraction]]:
    """A function of positions and kind that gives a time of a result, or None."""
    number = Number()

    def read(*arguments: int) -> Optional[Fraction]:
        return number.get() if getattr(lib, function)(handle, *arguments, number) else None

    return read


