"""Measuring on a CUDA device with spin kernels (gpurta/measure.h), where libgpurta-cuda and a
driver are there."""

import ctypes
from ctypes import byref
from typing import Any, Dict, Optional, Tuple

from . import _api
from ._library import Handle, call, count, encode, lib, load_cuda, names_of, text
from ._keywords import checked, chosen, modelled
from .model import Given
from .record import Record, Sequence


class MeasuredBlock(Record):
    """Where and when one block ran, in ns from the repetition's first launch."""

    sm: int
    start: int
    end: int


class MeasuredRun(Record):
    """One operation in one repetition, in ns from the repetition's first launch."""

    launched: int
    completion: int
    blocks: Tuple[MeasuredBlock, ...]


class MeasuredOperation(Record):
    """One operation: its repetitions, and the ``least``, ``median`` and ``most`` completion in
    ns."""

    name: str
    runs: Tuple[MeasuredRun, ...]
    least: int
    median: int
    most: int


class Measurement(Sequence[MeasuredOperation]):
    """Result of ``measure``: iterable over its operations.

    ``facts`` are whole numbers about device, clocks and uncertainty, ``notes`` texts; what is not
    known is not in them. Not exact: ``facts["offset_uncertainty_ns"]`` says by how much.
    """

    operations: Tuple[MeasuredOperation, ...]
    facts: Dict[str, int]
    notes: Dict[str, str]

    _items_field = "operations"


def _known(kind: str, what: str, handle: Handle) -> Dict[str, Any]:
    """The facts or notes of a device or a measurement that are known."""
    get = getattr(lib, "gpurta_{}_{}".format(kind, what))
    names = names_of("gpurta_{}_name".format(what))
    values = {name: get(handle, number) for number, name in enumerate(names)}
    known = {n: value for n, value in values.items() if value not in (None, _api.GPURTA_NOT_KNOWN)}
    return {n: text(value) if isinstance(value, bytes) else value for n, value in known.items()}


def _open(index: int, driver: Optional[str]) -> Handle:
    load_cuda()
    which = encode(driver), count(index, "device")
    return Handle("gpurta_device", "gpurta_device_open", *which, destroy="gpurta_device_close")


def device_facts(device: int = 0, driver: Optional[str] = None) -> Dict[str, Any]:
    """What the driver tells about a CUDA device. Raises Unavailable where there is none."""
    with _open(device, driver) as handle:
        return dict(_known("device", "note", handle), **_known("device", "fact", handle))


def _numbers(function: Any, names: str, *arguments: Any) -> Optional[Dict[str, int]]:
    """What a function leaves in whole numbers, by these names; None: nothing."""
    made = {name: ctypes.c_int64() for name in names.split()}
    there = function(*arguments, *map(byref, made.values()))
    return {name: number.value for name, number in made.items()} if there else None


def _run(result: Handle, run: int, operation: int) -> Optional[MeasuredRun]:
    times = _numbers(lib.gpurta_measurement_operation, "launched completion", result, run, operation)
    if times is None:
        return None
    blocks = range(lib.gpurta_measurement_blocks(result, run, operation))
    read = (_numbers(lib.gpurta_measurement_block, "sm start end", result, run, operation, block) for block in blocks)
    return MeasuredRun(**times, blocks=tuple(MeasuredBlock(**block) for block in read if block))


def _operation(result: Handle, operation: int, name: str) -> MeasuredOperation:
    times = {which: ctypes.c_int64() for which in ("least", "median", "most")}
    call("gpurta_measurement_completion", result, operation, *map(byref, times.values()))
    runs = (_run(result, run, operation) for run in range(lib.gpurta_measurement_runs(result)))
    found = tuple(run for run in runs if run is not None)
    return MeasuredOperation(name=name, runs=found, **{which: time.value for which, time in times.items()})


@checked
def measure(operations: Given, *, device: int = 0, driver: Optional[str] = None, **options: Any) -> Measurement:
    """Runs a program on a CUDA device with spin kernels, and tells what was observed.

    ``driver`` is the file of the driver (None: where the loader finds libcuda.so.1). Raises
    Unavailable without libgpurta-cuda, driver or device. A measurement, not a bound.
    """
    model = modelled("measure", "operations", operations, options)
    handle = chosen("measure", options, model.unit)
    with _open(device, driver) as opened, model, Handle(
        "gpurta_measurement", "gpurta_measure", opened, model, handle, None, None
    ) as result:
        names = enumerate(model.names.get(model.first, []))
        return Measurement(
            operations=tuple(_operation(result, i, name) for i, name in names),
            facts=_known("measurement", "fact", result),
            notes=_known("measurement", "note", result),
        )
