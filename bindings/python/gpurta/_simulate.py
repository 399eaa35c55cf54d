"""Scheduler simulator (gpurta/simulate.h; Amert, Gilman, Olmedo): what happens on a GPU, when, on
which SM, and by which rule."""

import ctypes
from ctypes import byref
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Optional, Tuple

from . import _api
from ._library import Handle, choose, count, lib, names_of
from ._keywords import choice, chosen, takes
from .model import (
    Copy,
    Operation,
    PlatformLike,
    Streams,
    names_by_position,
    program,
    time_reader,
    to_platform,
)
from .record import VERDICTS, Record, Sequence, Verdict, meets
from .times import Number, Time

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import SimulateOptions

RULES = names_of("gpurta_rule_name")


class Block(Record):
    """Where and when one block ran."""

    sm: int
    start: Fraction
    end: Fraction


class Delay(Record):
    """What held a job back from ``start`` to ``end``: the rule, behind whom (None: several or
    nobody), and from which SM (rules U3, U4, U5; else None)."""

    rule: str
    behind: Optional[str]
    sm: Optional[int]
    start: Fraction
    end: Fraction


class Job(Record):
    """One job of an operation; ``blocks`` and ``delays`` are kept when asked for."""

    release: Fraction
    enqueued: Fraction
    dispatched: Fraction
    assigned: Fraction
    completion: Fraction
    response: Fraction
    deadline: Optional[Fraction]
    verdict: Verdict
    blocks: Tuple[Block, ...]
    delays: Tuple[Delay, ...]


class SimulatedOperation(Sequence[Job]):
    """One operation: iterable over its jobs; its times are those of ``worst``, the job with the
    longest response."""

    name: str
    kind: str
    stream: Optional[str]
    verdict: Verdict
    worst: int
    jobs: Tuple[Job, ...]

    _items_field = "jobs"

    @property
    def completion(self) -> Fraction:
        """Completion of the worst job."""
        return self.jobs[self.worst].completion

    @property
    def response(self) -> Fraction:
        """The longest response."""
        return self.jobs[self.worst].response

    def to_dict(self, plain: bool = False) -> Dict[str, Any]:
        """The fields; plain: with the keys of the JSON of ``gpurta simulate``."""
        fields = super().to_dict(plain)
        if plain:
            job = self.jobs[self.worst].to_dict(plain=True)
            blocks = self.jobs[self.worst].blocks
            for key in ("release", "enqueued", "dispatched", "completion", "response", "deadline"):
                fields[key] = job[key]
            fields["meets_deadline"] = meets(self.verdict)
            if blocks:
                fields["blocks"] = [[b.sm, str(b.start), str(b.end)] for b in blocks]
        return fields


class Event(Record):
    """One event: ``rule`` fired at ``time`` for a job of ``operation``.

    ``behind`` is whom it waits for; ``blocks`` were placed (or are left to place), ``repeat``
    rounds in a row, on the SMs in ``places`` as pairs (SM, blocks).
    """

    time: Fraction
    rule: str
    operation: str
    job: int
    behind: Optional[str]
    blocks: int
    repeat: int
    places: Tuple[Tuple[int, int], ...]


class Simulation(Sequence[SimulatedOperation]):
    """Result of ``simulate``: iterable over its operations, in program order."""

    policy: str
    sms: int
    verdict: Verdict
    operations: Tuple[SimulatedOperation, ...]
    events: Tuple[Event, ...]

    _items_field = "operations"


def _behind(names: List[str], other: int) -> Optional[str]:
    return None if other == _api.GPURTA_NONE else names[other]


def _blocks(result: Handle, operation: int, job: int) -> Any:
    sm, start, end = ctypes.c_int64(), Number(), Number()
    for block in range(lib.gpurta_simulation_blocks(result, operation, job)):
        lib.gpurta_simulation_block(result, operation, job, block, byref(sm), start, end)
        yield Block(sm=sm.value, start=start.get(), end=end.get())


def _delays(result: Handle, operation: int, job: int, names: List[str]) -> Any:
    record = _api.gpurta_simulation_delay()
    record.size = ctypes.sizeof(record)
    start, end = Number(), Number()
    for delay in range(lib.gpurta_simulation_delays(result, operation, job)):
        lib.gpurta_simulation_delay_at(result, operation, job, delay, byref(record), start, end)
        yield Delay(
            rule=RULES[record.rule],
            behind=_behind(names, record.other_operation),
            sm=None if record.sm < 0 else record.sm,
            start=start.get(),
            end=end.get(),
        )


def _events(result: Handle, names: List[str]) -> Any:
    record, time = _api.gpurta_simulation_event(), Number()
    record.size = ctypes.sizeof(record)
    sm, blocks = ctypes.c_int64(), ctypes.c_int64()
    for index in range(lib.gpurta_simulation_events(result)):
        lib.gpurta_simulation_event_at(result, index, byref(record), time)
        places = []
        for place in range(record.places):
            lib.gpurta_simulation_event_place(result, index, place, byref(sm), byref(blocks))
            places.append((sm.value, blocks.value))
        yield Event(
            time=time.get(),
            rule=RULES[record.rule],
            operation=names[record.operation],
            job=record.job,
            behind=_behind(names, record.other_operation),
            blocks=record.blocks,
            repeat=record.repeat,
            places=tuple(places),
        )


def _jobs(result: Handle, operation: int, names: List[str]) -> Any:
    time = time_reader("gpurta_simulation_time_of", result)
    for job in range(lib.gpurta_simulation_jobs(result, operation)):
        yield Job(
            release=time(operation, job, _api.GPURTA_SIMULATION_RELEASE),
            enqueued=time(operation, job, _api.GPURTA_SIMULATION_ENQUEUED),
            dispatched=time(operation, job, _api.GPURTA_SIMULATION_DISPATCHED),
            assigned=time(operation, job, _api.GPURTA_SIMULATION_ASSIGNED),
            completion=time(operation, job, _api.GPURTA_SIMULATION_COMPLETION),
            response=time(operation, job, _api.GPURTA_SIMULATION_RESPONSE),
            deadline=time(operation, job, _api.GPURTA_SIMULATION_DEADLINE),
            verdict=VERDICTS[lib.gpurta_simulation_job_verdict(result, operation, job)],
            blocks=tuple(_blocks(result, operation, job)),
            delays=tuple(_delays(result, operation, job, names)),
        )


@takes
def simulate(
    operations: Iterable[Operation],
    platform: PlatformLike,
    *,
    streams: Streams = None,
    unit: str = "ms",
    **options: "Unpack[SimulateOptions]"
) -> Simulation:
    """What happens when kernels and copies run on a platform, exactly, by the published rules.

    Exact for the times given; **no bound** for shorter ones where blocks differ.
    Sources: Amert III-IV, Gilman 4, Olmedo III-C.
    """
    listed = list(operations)
    names = names_by_position(listed, "k")
    with program(listed, streams, unit) as made, to_platform(platform).handle() as device, chosen(
        "simulate", options, unit
    ) as handle, Handle(
        "gpurta_simulation", "gpurta_simulate", made, device, handle
    ) as result:
        return Simulation(
            policy=choice("simulate", options, "policy"),
            sms=lib.gpurta_simulation_sms(result),
            verdict=VERDICTS[lib.gpurta_simulation_verdict(result)],
            operations=tuple(
                SimulatedOperation(
                    name=name,
                    kind="copy" if isinstance(operation, Copy) else "kernel",
                    stream=operation.stream,
                    verdict=VERDICTS[lib.gpurta_simulation_operation_verdict(result, i)],
                    worst=lib.gpurta_simulation_worst(result, i),
                    jobs=tuple(_jobs(result, i, names)),
                )
                for i, (name, operation) in enumerate(zip(names, listed))
            ),
            events=tuple(_events(result, names)),
        )
