# What gpurta offers, for editors and type checkers: written by generate.py, not by hand.

from typing import Any, Dict, Iterable, Mapping, Optional, Sequence, Union

from . import errors as errors, model as model, record as record, results, times as times
from ._keys import Unit, Queues, Level, Mode, Overhead, Mechanism, Policy, Method, BoundParameter, EdfParameter
from .model import Operation, PlatformLike, Streams
from typing_extensions import Literal
from ._analyses import BoundSensitivity as BoundSensitivity, RtaStep as RtaStep, driver_timeslice as driver_timeslice, occupancy as occupancy, occupancy_largest as occupancy_largest, partition_sizes as partition_sizes
from ._batch import BoundSets as BoundSets, EdfSets as EdfSets, Verdicts as Verdicts, bound_sets as bound_sets, edf_sets as edf_sets, edf_simulation_ticks as edf_simulation_ticks, host_critical_ticks as host_critical_ticks, occupancy_batch as occupancy_batch, place_sets as place_sets, rta_jobs_sets as rta_jobs_sets, rta_sets as rta_sets, runlist_sets as runlist_sets
from ._generate import Random as Random, divide as divide, divisions as divisions
from ._library import version as version
from ._measure import MeasuredBlock as MeasuredBlock, MeasuredOperation as MeasuredOperation, MeasuredRun as MeasuredRun, Measurement as Measurement, device_facts as device_facts
from ._result import Result as Result, Row as Row
from ._scenario import Analysis as Analysis, Scenario as Scenario, dump as dump, load as load
from ._sweep import sweep as sweep, sweep_plot as sweep_plot
from .errors import Error as Error, InvalidArgument as InvalidArgument, LimitReached as LimitReached, NotApplicable as NotApplicable, OutOfMemory as OutOfMemory, OutOfRange as OutOfRange, TicksOverflow as TicksOverflow, TimeSyntaxError as TimeSyntaxError, Unavailable as Unavailable
from .model import After as After, Chain as Chain, Context as Context, Copy as Copy, Kernel as Kernel, Platform as Platform, Server as Server, Step as Step, Stream as Stream, Task as Task, platforms as platforms
from .record import Record as Record, Sensitivity as Sensitivity, Verdict as Verdict
from .times import Time as Time, to_text as to_text, to_time as to_time

__version__: str

def bound(
    chains: Union[Iterable[Chain], Iterable[Operation], Mapping[str, Any], Scenario], platform: Optional[PlatformLike] = None,
    *,
    contexts: Iterable[Context] = (),
    streams: Streams = None,
    unit: Optional[Unit] = None,
    mode: Optional[Literal["interleaved", "flat"]] = 'interleaved',
    switch_cost: Optional[Time] = 0,
    timeslice: Optional[Time] = None,
    reset_cost: Optional[Time] = 0,
    timeslice_step: Optional[Time] = None,
    steps: Optional[int] = 100000000,
    limit: Optional[int] = 500000000,
    explain: Optional[bool] = False,
    search: Optional[int] = 0,
    seed: Optional[int] = 1,
    exact: Optional[int] = 0,
    threads: Optional[int] = 1,
) -> results.Bound: ...

def bound_sensitivity(
    chains: Union[Iterable[Chain], Iterable[Operation], Mapping[str, Any], Scenario], platform: Optional[PlatformLike] = None, parameter: Optional[BoundParameter] = None, item: Union[None, int, str] = None,
    *,
    contexts: Iterable[Context] = (),
    streams: Streams = None,
    unit: Optional[Unit] = None,
    mode: Optional[Literal["interleaved", "flat"]] = 'interleaved',
    switch_cost: Optional[Time] = 0,
    timeslice: Optional[Time] = None,
    reset_cost: Optional[Time] = 0,
    timeslice_step: Optional[Time] = None,
    steps: Optional[int] = 100000000,
    limit: Optional[int] = 500000000,
    exact: Optional[int] = 0,
    tries: Optional[int] = 200,
) -> BoundSensitivity: ...

def bound_without_priority(
    chains: Union[Iterable[Chain], Iterable[Operation], Mapping[str, Any], Scenario], platform: Optional[PlatformLike] = None, chain: Union[None, int, str] = None,
    *,
    contexts: Iterable[Context] = (),
    streams: Streams = None,
    unit: Optional[Unit] = None,
) -> Optional[results.Bound]: ...

def edf(
    tasks: Union[Iterable[Task], Mapping[str, Any], Scenario], servers: Iterable[Server] = (),
    *,
    unit: Optional[Unit] = None,
    overhead: Optional[Time] = 0,
    latency: Optional[Time] = 0,
    limit: Optional[int] = 200000000,
    responses: Optional[bool] = True,
) -> results.Edf: ...

def edf_sensitivity(
    tasks: Union[Iterable[Task], Mapping[str, Any], Scenario], parameter: EdfParameter, item: Union[None, int, str] = None, servers: Iterable[Server] = (),
    *,
    unit: Optional[Unit] = None,
    overhead: Optional[Time] = 0,
    latency: Optional[Time] = 0,
    limit: Optional[int] = 200000000,
) -> Sensitivity: ...

def edf_simulate(
    tasks: Union[Iterable[Task], Mapping[str, Any], Scenario], horizon: Time, servers: Iterable[Server] = (), *, offsets: Optional[Mapping[str, Time]] = None, executions: Optional[Mapping[str, Time]] = None, preemption_cost: Time = 0,
    unit: Optional[Unit] = None,
    latency: Optional[Time] = 0,
    limit: Optional[int] = 200000000,
) -> results.EdfSimulation: ...

def host_critical(
    tasks: Union[Iterable[Task], Mapping[str, Any], Scenario], task: Any,
    *,
    unit: Optional[Unit] = None,
    mode: Optional[Literal["interleaved", "flat"]] = 'interleaved',
    switch_cost: Optional[Time] = 0,
    timeslice: Optional[Time] = None,
    timeslice_step: Optional[Time] = None,
    steps: Optional[int] = 100000000,
    resume_free: Optional[bool] = False,
    limit: Optional[int] = 1000000,
) -> results.Host: ...

def host_simulate(
    tasks: Union[Iterable[Task], Mapping[str, Any], Scenario], jobs: Sequence[Any],
    *,
    unit: Optional[Unit] = None,
    mode: Optional[Literal["interleaved", "flat"]] = 'interleaved',
    switch_cost: Optional[Time] = 0,
    timeslice: Optional[Time] = None,
    timeslice_step: Optional[Time] = None,
    start: Optional[int] = 0,
    until: Optional[Time] = None,
    resume_free: Optional[bool] = False,
    limit: Optional[int] = 1000000,
) -> results.Host: ...

def partition(
    chains: Union[Iterable[Chain], Iterable[Operation], Mapping[str, Any], Scenario], platform: Optional[PlatformLike] = None, *, queues: Queues = "separate",
    contexts: Iterable[Context] = (),
    streams: Streams = None,
    unit: Optional[Unit] = None,
    mechanism: Optional[Literal["any", "green-context", "mps", "mig", "tpc-mask"]] = 'any',
    cuda: Optional[Union[int, str]] = 0,
    minimize: Optional[Literal["total", "largest"]] = 'total',
) -> results.Partition: ...

def resident(
    kernels: Union[Iterable[Operation], Mapping[str, Any], Scenario], platform: Optional[PlatformLike] = None, *, groups: Optional[Dict[str, Iterable[str]]] = None,
    streams: Streams = None,
    unit: Optional[Unit] = None,
    limit: Optional[int] = 20000000,
) -> results.Resident: ...

def rta(
    kernels: Union[Iterable[Operation], Mapping[str, Any], Scenario], platform: Optional[PlatformLike] = None,
    *,
    streams: Streams = None,
    unit: Optional[Unit] = None,
    algorithm: Optional[Literal["auto", "h-set", "closed-form"]] = 'auto',
    trace: Optional[bool] = False,
    limit: Optional[int] = 20000000,
    once: Optional[bool] = False,
) -> results.Rta: ...

def runlist(
    tasks: Union[Iterable[Task], Mapping[str, Any], Scenario], *, explain: bool = False,
    unit: Optional[Unit] = None,
    mode: Optional[Literal["interleaved", "flat"]] = 'interleaved',
    overhead: Optional[Literal["every-switch", "published"]] = 'every-switch',
    switch_cost: Optional[Time] = 0,
    timeslice: Optional[Time] = None,
    reset_cost: Optional[Time] = 0,
    timeslice_step: Optional[Time] = None,
    steps: Optional[int] = 100000000,
) -> results.Runlist: ...

def simulate(
    operations: Union[Iterable[Operation], Mapping[str, Any], Scenario], platform: Optional[PlatformLike] = None,
    *,
    streams: Streams = None,
    unit: Optional[Unit] = None,
    policy: Optional[Literal["most-room", "round-robin"]] = 'most-room',
    blocks: Optional[bool] = False,
    explain: Optional[bool] = False,
    jobs: Optional[int] = 1,
    until: Optional[Time] = None,
    limit: Optional[int] = 100000000,
    memory: Optional[int] = 900000000,
    jitter: Optional[Time] = 0,
    seed: Optional[int] = 1,
) -> results.Simulate: ...

def simulate_chains(
    chains: Union[Iterable[Chain], Iterable[Operation], Mapping[str, Any], Scenario], platform: Optional[PlatformLike] = None,
    *,
    contexts: Iterable[Context] = (),
    streams: Streams = None,
    unit: Optional[Unit] = None,
    mode: Optional[Literal["interleaved", "flat"]] = 'interleaved',
    switch_cost: Optional[Time] = 0,
    timeslice: Optional[Time] = None,
    reset_cost: Optional[Time] = 0,
    timeslice_step: Optional[Time] = None,
    steps: Optional[int] = 100000000,
    blocks: Optional[bool] = False,
    jobs: Optional[int] = 1,
    until: Optional[Time] = None,
    limit: Optional[int] = 100000000,
    memory: Optional[int] = 900000000,
) -> results.Simulate: ...

def measure(
    operations: Union[Iterable[Operation], Mapping[str, Any], Scenario], *, device: int = 0, driver: Optional[str] = None,
    streams: Streams = None,
    unit: Optional[Unit] = None,
    runs: Optional[int] = 10,
    scale: Optional[int] = 1,
    timeout: Optional[int] = 60000,
    warm_up: Optional[int] = 100,
    static_shared: Optional[bool] = False,
    cold: Optional[bool] = False,
) -> Measurement: ...
