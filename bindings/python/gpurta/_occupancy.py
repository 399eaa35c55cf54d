"""Occupancy (gpurta/occupancy.h): blocks of a kernel that fit on one SM, as NVIDIA's own calculator
counts them. Exact."""

import ctypes
from ctypes import byref
from typing import Any, Optional, cast

from . import _api
from ._arrays import Ticks, inputs, memory, zeros
from ._library import Handle, call, choose, count, lib
from ._result import Row, read
from .model import Model, PlatformLike, to_platform

LAUNCH_COUNTS = {
    "threads": _api.GPURTA_LAUNCH_THREADS,
    "registers": _api.GPURTA_LAUNCH_REGISTERS,
    "shared_memory": _api.GPURTA_LAUNCH_SHARED_MEMORY,
}


def occupancy(
    platform: PlatformLike,
    threads: int,
    registers: int = 0,
    shared_memory: int = 0,
    carveout: Optional[int] = None,
) -> Row:
    """Blocks per SM, slots, and what limits them, for one launch: a row of the table "kernels".

    ``threads`` per block, ``registers`` per thread (0: not a limit), ``shared_memory`` in bytes
    per block, static and dynamic; ``carveout``, the shared memory in bytes that the kernel asks an
    SM to have (None: as much as it needs), where rule U5 holds. Source: NVIDIA's cuda_occupancy.h.
    Exact.
    """
    row = {
        "blocks": 1,
        "wcet": 1,
        "threads": count(threads, "threads"),
        "registers": count(registers, "registers"),
        "shared_memory": count(shared_memory, "shared_memory"),
        _api.GPURTA_KEY_CARVEOUT_BYTES: carveout,
    }
    with Model({"platform": platform, "kernels": [row]}) as model:
        result = Handle("gpurta_result", "gpurta_occupancy", before=(model, None))
        return cast(Row, read(result).kernels[0])


def occupancy_batch(
    platform: PlatformLike,
    threads: Ticks,
    registers: Optional[Ticks] = None,
    shared_memory: Optional[Ticks] = None,
) -> Any:
    """Blocks per SM of many launches at once, as ``array('q')``; 0 where a block cannot launch.

    The arguments are buffers of 64-bit integers (``array``, ``memoryview``, NumPy) or sequences.
    """
    size, arrays = inputs(threads=threads, registers=registers, shared_memory=shared_memory)
    blocks = zeros("q", size)
    with to_platform(platform).handle() as device:
        call("gpurta_occupancy_batch", memory(blocks), device, size, *arrays)
    return blocks


def occupancy_largest(
    platform: PlatformLike,
    which: str,
    blocks: int,
    threads: int = 32,
    registers: int = 0,
    shared_memory: int = 0,
) -> int:
    """The largest value of one count of a launch that still gives ``blocks`` blocks per SM.

    ``which`` is "threads", "registers" or "shared_memory"; the argument of that name is ignored.
    Raises NotApplicable if no value does.
    """
    value = ctypes.c_int64()
    with to_platform(platform).handle() as device:
        call(
            "gpurta_occupancy_largest",
            byref(value),
            device,
            choose(which, LAUNCH_COUNTS, "which"),
            count(blocks, "blocks"),
            count(threads, "threads"),
            count(registers, "registers"),
            count(shared_memory, "shared_memory"),
        )
    return value.value
