"""Exact response-time analysis of GPU applications: libgpurta for Python.

    >>> import gpurta
    >>> result = gpurta.rta([gpurta.Kernel(2, wcet=4), gpurta.Kernel(7, wcet=6)], 8)
    >>> [str(kernel.completion) for kernel in result]
    ['4', '10']

Inputs are small immutable objects (Kernel, Copy, Stream, Task, Server, Platform), each analysis is
one function, and results are immutable objects that are iterable, can be shown, compared and made
into dicts. Times are exact: ints, Fractions, Decimals or texts such as "3/2 ms"; an analysis
refuses floats. A failing call raises a subclass of Error with the library's message.
"""

from ._analyses import (
    BoundSensitivity, RtaStep, bound, bound_sensitivity, bound_without_priority, driver_timeslice, edf,
    edf_sensitivity, edf_simulate, host_critical, host_simulate, occupancy, occupancy_largest, partition,
    partition_sizes, resident, rta, runlist, simulate, simulate_chains,
)
from ._batch import (
    BoundSets, EdfSets, Verdicts, bound_sets, edf_sets, edf_simulation_ticks,
    host_critical_ticks, occupancy_batch, place_sets, rta_jobs_sets, rta_sets, runlist_sets,
)
from ._generate import Random, divide, divisions
from ._library import version
from ._measure import (
    MeasuredBlock, MeasuredOperation, MeasuredRun, Measurement, device_facts, measure,
)
from ._result import Result, Row
from ._scenario import Analysis, Scenario, dump, load
from ._sweep import sweep, sweep_plot
from .errors import (
    Error, InvalidArgument, LimitReached, NotApplicable, OutOfMemory, OutOfRange, TicksOverflow,
    TimeSyntaxError, Unavailable,
)
from .model import After, Chain, Context, Copy, Kernel, Platform, Server, Step, Stream, Task, platforms
from .record import Record, Sensitivity, Verdict
from .times import Time, to_text, to_time

__version__ = version()

__all__ = sorted(name for name in globals() if not name.startswith("_"))
