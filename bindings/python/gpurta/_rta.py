"""Free-block response-time analysis (gpurta/rta.h; Paredes chapter 3): when each kernel completes,
if all blocks have one footprint. Exact."""

import ctypes
from ctypes import byref
from fractions import Fraction
from typing import TYPE_CHECKING, List, Optional, Tuple, cast

from . import _api
from ._keywords import analysed, choice, modelled, takes
from ._library import Handle, lib
from ._result import Result, read
from .model import Given, PlatformLike, Streams, operations
from .record import Record
from .times import Number

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import RtaOptions

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
    step, free = _api.gpurta_rta_step(), ctypes.c_int64()
    step.size = ctypes.sizeof(step)
    with Handle("gpurta_rta_trace", "gpurta_rta_trace_create", result) as walk:
        while lib.gpurta_rta_trace_next(walk, byref(step), start, now, every):
            pairs = []
            for pair in range(step.pairs):
                lib.gpurta_rta_trace_pair(walk, pair, time, byref(free))
                pairs.append((time.get(), free.value))
            steps.append(
                RtaStep(
                    kernel=step.kernel,
                    start=start.get(),
                    now=now.get(),
                    every=every.get(),
                    free=step.free,
                    placed=step.placed,
                    left=step.left,
                    repeat=step.repeat,
                    h=tuple(pairs),
                )
            )
    return tuple(steps)


@takes
def rta(
    kernels: Given,
    platform: Optional[PlatformLike] = None,
    *,
    streams: Streams = None,
    unit: str = "ms",
    **options: "Unpack[RtaOptions]"
) -> Result:
    """Exact completion and response times of kernels on a platform, of every job of those that
    have a period (strictly periodic).

    ``platform`` is a name, a Platform, or a number of slots. Bare numbers and results are in
    ``unit``.
    Raises NotApplicable where blocks have different footprints (then use ``simulate``).
    Source: Paredes chapter 3, Algorithm 2; equations 3.12-3.15 corrected. Exact.
    """
    model = modelled(kernels, operations, streams, platform=platform, unit=unit)
    keep = choice("rta", options, "trace")
    return cast(
        Result,
        analysed(
            "gpurta_rta",
            model,
            options,
            reader=lambda result: read(result, trace=_trace(result) if keep else None),
        ),
    )
