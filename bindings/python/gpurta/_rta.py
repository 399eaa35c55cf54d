"""Free-block response-time analysis (gpurta/rta.h; Paredes chapter 3): when each kernel completes,
if all blocks have one footprint. Exact."""

import ctypes
from ctypes import byref
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Optional, Tuple

from . import _api
from ._library import Handle, lib, text
from ._keywords import choice, chosen, takes
from .model import (
    Kernel,
    PlatformLike,
    Streams,
    names_by_position,
    program,
    time_reader,
    to_platform,
)
from .record import VERDICTS, Record, Sequence, Verdict, meets
from .times import Number

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import RtaOptions

ALGORITHMS = {
    "auto": _api.GPURTA_RTA_AUTO,
    "h-set": _api.GPURTA_RTA_H_SET,
    "closed-form": _api.GPURTA_RTA_CLOSED_FORM,
}


class RtaKernel(Record):
    """Times of one kernel: ``completion`` of the last block of its first job, ``response`` since
    its release. ``worst_job`` (from 1) is the first one with the longest response,
    ``worst_response``, released at ``worst_release``: of all jobs if the result is
    ``exhaustive``. None: the limit was reached before a job of it arrived.
    """

    name: str
    release: Fraction
    completion: Optional[Fraction]
    response: Optional[Fraction]
    deadline: Optional[Fraction]
    verdict: Verdict
    worst_job: Optional[int]
    worst_release: Optional[Fraction]
    worst_response: Optional[Fraction]

    def to_dict(self, plain: bool = False) -> Dict[str, Any]:
        """The fields; plain: as in the JSON of ``gpurta rta``."""
        fields = super().to_dict(plain)
        if not plain:
            return fields
        fields["verdict"] = meets(self.verdict)
        return {"meets_deadline" if key == "verdict" else key: fields[key] for key in fields}


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


class RtaResult(Sequence[RtaKernel]):
    """Result of ``rta``: iterable over its kernels; ``result["k1"]`` is one by name.

    The verdict is about every job; ``jobs`` of them were analysed, ``exhaustive`` if every job to
    come is like one of these. ``sustainable``: it holds for shorter and smaller kernels too.
    ``slots_exact`` is False where the GPU has ``slots`` at least (rule U3): times are upper bounds.
    """

    algorithm: str
    slots: int
    slots_exact: bool
    verdict: Verdict
    reason: str
    jobs: int
    exhaustive: bool
    sustainable: bool
    kernels: Tuple[RtaKernel, ...]
    trace: Optional[Tuple[RtaStep, ...]]

    _items_field = "kernels"

    def to_dict(self, plain: bool = False) -> Dict[str, Any]:
        """The fields; plain: as in the JSON of ``gpurta rta``."""
        fields = super().to_dict(plain)
        if plain:
            if all(kernel.deadline is None for kernel in self.kernels):
                fields["verdict"] = None
            if self.trace is None:
                del fields["trace"]
        return fields


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
    kernels: Iterable[Kernel],
    platform: PlatformLike,
    *,
    streams: Streams = None,
    unit: str = "ms",
    **options: "Unpack[RtaOptions]"
) -> RtaResult:
    """Exact completion and response times of kernels on a platform, of every job of those that
    have a period (strictly periodic).

    ``platform`` is a name, a Platform, or a number of slots. Bare numbers and results are in
    ``unit``.
    Raises NotApplicable where blocks have different footprints (then use ``simulate``).
    Source: Paredes chapter 3, Algorithm 2; equations 3.12-3.15 corrected. Exact.
    """
    listed = list(kernels)
    names = names_by_position(listed, "k")
    with program(listed, streams, unit) as made, to_platform(platform).handle() as device, chosen(
        "rta", options, unit
    ) as handle, Handle("gpurta_rta", "gpurta_rta_analyse", made, device, handle) as result:
        time = time_reader("gpurta_rta_time_of", result)
        reason = ctypes.c_char_p()
        verdict = VERDICTS[lib.gpurta_rta_verdict(result, byref(reason))]
        used = lib.gpurta_rta_algorithm_used(result)
        return RtaResult(
            algorithm=[name for name, number in ALGORITHMS.items() if number == used][0],
            slots=lib.gpurta_rta_slots(result),
            slots_exact=bool(lib.gpurta_rta_slots_exact(result)),
            verdict=verdict,
            reason=text(reason.value),
            jobs=lib.gpurta_rta_jobs(result),
            exhaustive=bool(lib.gpurta_rta_exhaustive(result)),
            sustainable=bool(lib.gpurta_rta_sustainable(result)),
            kernels=tuple(
                RtaKernel(
                    name=name,
                    release=time(i, _api.GPURTA_RTA_RELEASE),
                    completion=time(i, _api.GPURTA_RTA_COMPLETION),
                    response=time(i, _api.GPURTA_RTA_RESPONSE),
                    deadline=time(i, _api.GPURTA_RTA_DEADLINE),
                    verdict=VERDICTS[lib.gpurta_rta_kernel_verdict(result, i)],
                    worst_job=worst + 1 if worst >= 0 else None,
                    worst_release=time(i, _api.GPURTA_RTA_WORST_RELEASE),
                    worst_response=time(i, _api.GPURTA_RTA_WORST_RESPONSE),
                )
                for i, name in enumerate(names)
                for worst in (lib.gpurta_rta_worst_job(result, i),)
            ),
            trace=_trace(result) if choice("rta", options, "trace") else None,
        )
