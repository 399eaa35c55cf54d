"""Free-block response-time analysis (gpurta/rta.h; Paredes chapter 3): when each kernel completes,
if all blocks have one footprint. Exact."""

import ctypes
from ctypes import byref
from fractions import Fraction
from typing import Any, Dict, Iterable, List, Optional, Sequence as Items, Tuple

from . import _api
from ._library import Handle, call, choose, count, lib, text
from .model import (
    Kernel,
    PlatformLike,
    Streams,
    names_by_position,
    options,
    program,
    time_reader,
    to_platform,
)
from .record import VERDICTS, Record, Sequence, Verdict, meets
from .times import Number, Numbers, Time, to_time

ALGORITHMS = {
    "auto": _api.GPURTA_RTA_AUTO,
    "h-set": _api.GPURTA_RTA_H_SET,
    "closed-form": _api.GPURTA_RTA_CLOSED_FORM,
}


class RtaKernel(Record):
    """Times of one kernel: ``completion`` of its last block, ``response`` since its release."""

    name: str
    release: Fraction
    completion: Fraction
    response: Fraction
    deadline: Optional[Fraction]
    verdict: Verdict

    def to_dict(self, plain: bool = False) -> Dict[str, Any]:
        """The fields; plain: as in the JSON of ``gpurta rta``."""
        fields = super().to_dict(plain)
        if plain:
            del fields["verdict"]
            fields["meets_deadline"] = meets(self.verdict)
        return fields


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


class RtaResult(Sequence):
    """Result of ``rta``: iterable over its kernels; ``result["k1"]`` is one by name."""

    algorithm: str
    slots: int
    verdict: Verdict
    reason: str
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


def rta(
    kernels: Iterable[Kernel],
    platform: PlatformLike,
    *,
    algorithm: str = "auto",
    trace: bool = False,
    streams: Streams = None,
    unit: str = "ms"
) -> RtaResult:
    """Exact completion and response times of kernels on a platform.

    ``platform`` is a name, a Platform, or a number of slots. ``algorithm`` is "auto", "h-set" or
    "closed-form"; ``trace`` keeps every step. Bare numbers and results are in ``unit``.
    Raises NotApplicable where blocks have different footprints (then use ``simulate``).
    Source: Paredes chapter 3, Algorithm 2; equations 3.12-3.15 corrected. Exact.
    """
    listed = list(kernels)
    names = names_by_position(listed, "k")
    numbers = {
        _api.GPURTA_OPTION_RTA_ALGORITHM: choose(algorithm, ALGORITHMS, "algorithm"),
        _api.GPURTA_OPTION_RTA_TRACE: int(bool(trace)),
    }
    with program(listed, streams, unit) as made, to_platform(platform).handle() as device, options(
        numbers, {}
    ) as chosen, Handle("gpurta_rta", "gpurta_rta_analyse", made, device, chosen) as result:
        time = time_reader("gpurta_rta_time_of", result)
        reason = ctypes.c_char_p()
        verdict = VERDICTS[lib.gpurta_rta_verdict(result, byref(reason))]
        used = lib.gpurta_rta_algorithm_used(result)
        return RtaResult(
            algorithm=[name for name, number in ALGORITHMS.items() if number == used][0],
            slots=lib.gpurta_rta_slots(result),
            verdict=verdict,
            reason=text(reason.value),
            kernels=tuple(
                RtaKernel(
                    name=name,
                    release=time(i, _api.GPURTA_RTA_RELEASE),
                    completion=time(i, _api.GPURTA_RTA_COMPLETION),
                    response=time(i, _api.GPURTA_RTA_RESPONSE),
                    deadline=time(i, _api.GPURTA_RTA_DEADLINE),
                    verdict=VERDICTS[lib.gpurta_rta_kernel_verdict(result, i)],
                )
                for i, name in enumerate(names)
            ),
            trace=_trace(result) if trace else None,
        )


def rta_published_closed_form(
    slots: int, blocks: Items[int], wcet: Time, release: Time = 0, unit: str = "ms"
) -> List[Fraction]:
    """Paredes' equations 3.12-3.15 as printed: to compare with, **not a bound**.

    ``rta(..., algorithm="closed-form")`` is the corrected form.
    """
    grids = (ctypes.c_int64 * max(1, len(blocks)))(*[count(b, "blocks") for b in blocks])
    completions = Numbers([Fraction(0)] * len(blocks))
    call(
        "gpurta_rta_published_closed_form",
        count(slots, "slots"),
        len(blocks),
        grids,
        Number(to_time(wcet, unit, "wcet")),
        Number(to_time(release, unit, "release")),
        completions,
    )
    return list(completions.get()[: len(blocks)])
