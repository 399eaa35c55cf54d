"""What inputs take, for editors and type checkers: written by generate.py, not by hand."""

# flake8: noqa
from typing import TYPE_CHECKING, Any, Iterable, Mapping, Optional, Sequence, Tuple, Union

from .times import Time

if TYPE_CHECKING:
    from typing_extensions import Literal

    from .model import After, Step

    Unit = Literal["ns", "us", "ms", "s"]
    Queues = Literal["separate", "shared"]
    Level = Literal["low", "medium", "high"]
    Mode = Literal["interleaved", "flat"]
    Overhead = Literal["every-switch", "published"]
    Mechanism = Literal["any", "green-context", "mps", "mig", "tpc-mask"]
    Policy = Literal["most-room", "round-robin"]
    Method = Literal["uunifast", "uunifast-discard", "fixed-sum", "lattice"]
    BoundParameter = Literal["max-scale", "max-wcet", "min-period", "min-sms"]
    EdfParameter = Literal["max-overhead", "max-scale", "max-wcet", "min-period", "min-budget", "max-budget"]


class AfterKeys:
    if TYPE_CHECKING:
        operation: Union[int, str]
        delay: Optional[Time]
        mode: Optional[Literal["completion", "launch"]]
        def __init__(
            self,
            operation: Union[int, str],
            delay: Optional[Time] = None,
            mode: Optional[Literal["completion", "launch"]] = None,
        ) -> None: ...


class KernelKeys:
    if TYPE_CHECKING:
        blocks: Union[int, Sequence[int]]
        wcet: Union[Time, Mapping[str, Any]]
        name: Optional[str]
        threads: Optional[Union[int, Sequence[int]]]
        registers: Optional[int]
        shared_memory: Optional[Union[int, str]]
        local_memory: Optional[Union[int, str]]
        carveout: Optional[Union[int, str]]
        release: Optional[Time]
        period: Optional[Time]
        deadline: Optional[Time]
        stream: Optional[str]
        after: Optional[Union[Union[int, str], "After", Tuple[Union[int, str], ...]]]
        after_launch: Optional[Union[int, str]]
        delay: Optional[Time]
        partition: Optional[Union[int, str]]
        waits: Optional[Tuple[Union[int, str], ...]]
        def __init__(
            self,
            blocks: Union[int, Sequence[int]],
            wcet: Union[Time, Mapping[str, Any]],
            *,
            name: Optional[str] = None,
            threads: Optional[Union[int, Sequence[int]]] = None,
            registers: Optional[int] = None,
            shared_memory: Optional[Union[int, str]] = None,
            local_memory: Optional[Union[int, str]] = None,
            carveout: Optional[Union[int, str]] = None,
            release: Optional[Time] = None,
            period: Optional[Time] = None,
            deadline: Optional[Time] = None,
            stream: Optional[str] = None,
            after: Optional[Union[Union[int, str], "After", Iterable[Union[int, str]]]] = None,
            after_launch: Optional[Union[int, str]] = None,
            delay: Optional[Time] = None,
            partition: Optional[Union[int, str]] = None,
            waits: Optional[Iterable[Union[int, str]]] = None,
        ) -> None: ...


class CopyKeys:
    if TYPE_CHECKING:
        duration: Optional[Time]
        name: Optional[str]
        release: Optional[Time]
        period: Optional[Time]
        deadline: Optional[Time]
        stream: Optional[str]
        after: Optional[Union[Union[int, str], "After", Tuple[Union[int, str], ...]]]
        after_launch: Optional[Union[int, str]]
        delay: Optional[Time]
        direction: Optional[Literal["h2d", "d2h", "d2d"]]
        bytes: Optional[Union[int, str]]
        engine: Optional[int]
        waits: Optional[Tuple[Union[int, str], ...]]
        def __init__(
            self,
            duration: Optional[Time] = None,
            *,
            name: Optional[str] = None,
            release: Optional[Time] = None,
            period: Optional[Time] = None,
            deadline: Optional[Time] = None,
            stream: Optional[str] = None,
            after: Optional[Union[Union[int, str], "After", Iterable[Union[int, str]]]] = None,
            after_launch: Optional[Union[int, str]] = None,
            delay: Optional[Time] = None,
            direction: Optional[Literal["h2d", "d2h", "d2d"]] = None,
            bytes: Optional[Union[int, str]] = None,
            engine: Optional[int] = None,
            waits: Optional[Iterable[Union[int, str]]] = None,
        ) -> None: ...


class StreamKeys:
    if TYPE_CHECKING:
        priority: Optional[Union[int, str]]
        blocking: Optional[bool]
        partition: Optional[Union[int, str]]
        def __init__(
            self,
            priority: Optional[Union[int, str]] = None,
            blocking: Optional[bool] = None,
            *,
            partition: Optional[Union[int, str]] = None,
        ) -> None: ...


class TaskKeys:
    if TYPE_CHECKING:
        wcet: Optional[Time]
        period: Optional[Time]
        deadline: Optional[Time]
        name: Optional[str]
        level: Optional[Literal["low", "medium", "high"]]
        timeslice: Optional[Time]
        saturated: Optional[bool]
        nonpreemptable: Optional[Time]
        server: Optional[Union[int, str]]
        def __init__(
            self,
            wcet: Optional[Time] = None,
            period: Optional[Time] = None,
            deadline: Optional[Time] = None,
            *,
            name: Optional[str] = None,
            level: Optional[Literal["low", "medium", "high"]] = None,
            timeslice: Optional[Time] = None,
            saturated: Optional[bool] = None,
            nonpreemptable: Optional[Time] = None,
            server: Optional[Union[int, str]] = None,
        ) -> None: ...


class ServerKeys:
    if TYPE_CHECKING:
        budget: Time
        period: Time
        name: Optional[str]
        def __init__(
            self,
            budget: Time,
            period: Time,
            *,
            name: Optional[str] = None,
        ) -> None: ...


class StepKeys:
    if TYPE_CHECKING:
        kind: Literal["kernel", "copy", "host"]
        name: Optional[str]
        capacity: Optional[int]
        overflow: Optional[Literal["wait", "drop"]]
        cpu: Optional[Union[int, str]]
        priority: Optional[int]
        nonpreemptable: Optional[Time]
        blocks: Optional[Union[int, Sequence[int]]]
        threads: Optional[Union[int, Sequence[int]]]
        registers: Optional[int]
        shared_memory: Optional[Union[int, str]]
        local_memory: Optional[Union[int, str]]
        carveout: Optional[Union[int, str]]
        wcet: Optional[Union[Time, Mapping[str, Any]]]
        duration: Optional[Time]
        direction: Optional[Literal["h2d", "d2h", "d2d"]]
        bytes: Optional[Union[int, str]]
        engine: Optional[int]
        bcet: Optional[Time]
        deadline: Optional[Time]
        count: Optional[int]
        stream: Optional[str]
        after: Optional[Tuple[Union[int, str], ...]]
        def __init__(
            self,
            kind: Literal["kernel", "copy", "host"],
            *,
            name: Optional[str] = None,
            capacity: Optional[int] = None,
            overflow: Optional[Literal["wait", "drop"]] = None,
            cpu: Optional[Union[int, str]] = None,
            priority: Optional[int] = None,
            nonpreemptable: Optional[Time] = None,
            blocks: Optional[Union[int, Sequence[int]]] = None,
            threads: Optional[Union[int, Sequence[int]]] = None,
            registers: Optional[int] = None,
            shared_memory: Optional[Union[int, str]] = None,
            local_memory: Optional[Union[int, str]] = None,
            carveout: Optional[Union[int, str]] = None,
            wcet: Optional[Union[Time, Mapping[str, Any]]] = None,
            duration: Optional[Time] = None,
            direction: Optional[Literal["h2d", "d2h", "d2d"]] = None,
            bytes: Optional[Union[int, str]] = None,
            engine: Optional[int] = None,
            bcet: Optional[Time] = None,
            deadline: Optional[Time] = None,
            count: Optional[int] = None,
            stream: Optional[str] = None,
            after: Optional[Iterable[Union[int, str]]] = None,
        ) -> None: ...
        @staticmethod
        def kernel(
            blocks: Union[int, Sequence[int]],
            wcet: Union[Time, Mapping[str, Any]],
            *,
            name: Optional[str] = None,
            capacity: Optional[int] = None,
            overflow: Optional[Literal["wait", "drop"]] = None,
            nonpreemptable: Optional[Time] = None,
            threads: Optional[Union[int, Sequence[int]]] = None,
            registers: Optional[int] = None,
            shared_memory: Optional[Union[int, str]] = None,
            local_memory: Optional[Union[int, str]] = None,
            carveout: Optional[Union[int, str]] = None,
            bcet: Optional[Time] = None,
            deadline: Optional[Time] = None,
            count: Optional[int] = None,
            stream: Optional[str] = None,
            after: Optional[Iterable[Union[int, str]]] = None,
        ) -> "Step": ...
        @staticmethod
        def copy(
            duration: Optional[Time] = None,
            *,
            name: Optional[str] = None,
            capacity: Optional[int] = None,
            overflow: Optional[Literal["wait", "drop"]] = None,
            direction: Optional[Literal["h2d", "d2h", "d2d"]] = None,
            bytes: Optional[Union[int, str]] = None,
            engine: Optional[int] = None,
            bcet: Optional[Time] = None,
            deadline: Optional[Time] = None,
            count: Optional[int] = None,
            stream: Optional[str] = None,
            after: Optional[Iterable[Union[int, str]]] = None,
        ) -> "Step": ...
        @staticmethod
        def host(
            wcet: Time,
            bcet: Optional[Time] = None,
            *,
            name: Optional[str] = None,
            capacity: Optional[int] = None,
            overflow: Optional[Literal["wait", "drop"]] = None,
            cpu: Optional[Union[int, str]] = None,
            priority: Optional[int] = None,
            nonpreemptable: Optional[Time] = None,
            deadline: Optional[Time] = None,
            count: Optional[int] = None,
            after: Optional[Iterable[Union[int, str]]] = None,
        ) -> "Step": ...


class ChainKeys:
    if TYPE_CHECKING:
        period: Time
        steps: Tuple["Step", ...]
        name: Optional[str]
        jitter: Optional[Time]
        deadline: Optional[Time]
        context: Optional[Union[int, str]]
        stream: Optional[str]
        partition: Optional[Union[int, str]]
        observed: Optional[Time]
        closed: Optional[bool]
        release: Optional[Literal["sporadic", "periodic"]]
        longest_period: Optional[Time]
        offset: Optional[Time]
        launch_gap: Optional[Time]
        overlap: Optional[Literal["serial", "pipelined"]]
        from_: Optional[Literal["release", "begin"]]
        cpu: Optional[Union[int, str]]
        priority: Optional[int]
        wait: Optional[Literal["suspend", "busy"]]
        def __init__(
            self,
            period: Time,
            steps: Iterable["Step"],
            *,
            name: Optional[str] = None,
            jitter: Optional[Time] = None,
            deadline: Optional[Time] = None,
            context: Optional[Union[int, str]] = None,
            stream: Optional[str] = None,
            partition: Optional[Union[int, str]] = None,
            observed: Optional[Time] = None,
            closed: Optional[bool] = None,
            release: Optional[Literal["sporadic", "periodic"]] = None,
            longest_period: Optional[Time] = None,
            offset: Optional[Time] = None,
            launch_gap: Optional[Time] = None,
            overlap: Optional[Literal["serial", "pipelined"]] = None,
            from_: Optional[Literal["release", "begin"]] = None,
            cpu: Optional[Union[int, str]] = None,
            priority: Optional[int] = None,
            wait: Optional[Literal["suspend", "busy"]] = None,
        ) -> None: ...


class ContextKeys:
    if TYPE_CHECKING:
        name: Optional[str]
        level: Optional[Literal["low", "medium", "high"]]
        timeslice: Optional[Time]
        saturated: Optional[bool]
        server: Optional[Union[int, str]]
        partition: Optional[Union[int, str]]
        priority: Optional[int]
        budget: Optional[Time]
        period: Optional[Time]
        def __init__(
            self,
            *,
            name: Optional[str] = None,
            level: Optional[Literal["low", "medium", "high"]] = None,
            timeslice: Optional[Time] = None,
            saturated: Optional[bool] = None,
            server: Optional[Union[int, str]] = None,
            partition: Optional[Union[int, str]] = None,
            priority: Optional[int] = None,
            budget: Optional[Time] = None,
            period: Optional[Time] = None,
        ) -> None: ...
