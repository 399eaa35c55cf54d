"""Occupancy (gpurta/occupancy.h): blocks of a kernel that fit on one SM, as NVIDIA's own calculator
counts them. Exact."""

import ctypes
from ctypes import byref
from typing import Any, Dict, Iterable, Optional, Tuple

from . import _api
from ._arrays import Ticks, inputs, int64_array
from ._library import Handle, call, choose, count, lib, names_of, text
from .model import Kernel, PlatformLike, program, to_platform
from .record import Record

RESOURCES = names_of("gpurta_resource_name")
LAUNCH_COUNTS = {
    "threads": _api.GPURTA_LAUNCH_THREADS,
    "registers": _api.GPURTA_LAUNCH_REGISTERS,
    "shared_memory": _api.GPURTA_LAUNCH_SHARED_MEMORY,
}
_COUNTS = {
    "blocks_per_sm": _api.GPURTA_OCCUPANCY_BLOCKS_PER_SM,
    "slots": _api.GPURTA_OCCUPANCY_SLOTS,
    "warps_per_sm": _api.GPURTA_OCCUPANCY_WARPS_PER_SM,
    "warps_per_block": _api.GPURTA_OCCUPANCY_WARPS_PER_BLOCK,
    "registers_per_warp": _api.GPURTA_OCCUPANCY_REGISTERS_PER_WARP,
    "registers_per_block": _api.GPURTA_OCCUPANCY_REGISTERS_PER_BLOCK,
    "shared_memory_per_block": _api.GPURTA_OCCUPANCY_SHARED_MEMORY_PER_BLOCK,
    "opt_in": _api.GPURTA_OCCUPANCY_OPT_IN,
    "certain_blocks_per_sm": _api.GPURTA_OCCUPANCY_CERTAIN_BLOCKS_PER_SM,
}


class Occupancy(Record):
    """Occupancy of one launch.

    ``blocks_per_sm`` is what an empty SM takes, ``certain_blocks_per_sm`` what one holds at least
    while another block waits: fewer where rule U3 can keep a block out.
    ``slots`` is g_max of the device (None if its number of SMs is not known), ``limits`` what each
    resource alone would allow (None: not needed), ``limited_by`` the resources that bind, and
    ``reason`` why the block cannot launch ("" if it can).
    """

    blocks_per_sm: int
    certain_blocks_per_sm: int
    slots: Optional[int]
    warps_per_sm: int
    warps_per_block: int
    registers_per_warp: int
    registers_per_block: int
    shared_memory_per_block: int
    opt_in: bool
    limited_by: Tuple[str, ...]
    limits: Dict[str, Optional[int]]
    reason: str


def occupancy(
    platform: PlatformLike,
    threads: int,
    registers: int = 0,
    shared_memory: int = 0,
    carveout: Optional[int] = None,
) -> Occupancy:
    """Blocks per SM, slots, and what limits them, for one launch.

    ``threads`` per block, ``registers`` per thread (0: not a limit), ``shared_memory`` in bytes
    per block, static and dynamic; ``carveout``, the shared memory in bytes that the kernel asks an
    SM to have (None: as much as it needs), where rule U5 holds. Source: NVIDIA's cuda_occupancy.h.
    Exact.
    """
    counts = [count(threads, "threads"), count(registers, "registers")]
    counts.append(count(shared_memory, "shared_memory"))
    with to_platform(platform).handle() as device:
        if carveout is None:
            with Handle("gpurta_occupancy", "gpurta_occupancy_create", device, *counts) as result:
                return _read(result)
        kernel = Kernel(
            1,
            1,
            threads=threads,
            registers=registers,
            shared_memory=shared_memory,
            carveout=carveout,
        )
        with program([kernel]) as made, Handle(
            "gpurta_occupancy", "gpurta_occupancy_of_kernel", device, made, 0
        ) as result:
            return _read(result)


def _read(result: Handle) -> Occupancy:
    fields: Dict[str, Any] = {
        name: lib.gpurta_occupancy_get(result, number) for name, number in _COUNTS.items()
    }
    fields["slots"] = None if fields["slots"] < 0 else fields["slots"]
    fields["opt_in"] = bool(fields["opt_in"])
    bits = lib.gpurta_occupancy_limited_by(result)
    limits = [lib.gpurta_occupancy_limit(result, i) for i in range(len(RESOURCES))]
    return Occupancy(
        limited_by=tuple(name for i, name in enumerate(RESOURCES) if bits >> i & 1),
        limits={n: None if v < 0 else v for n, v in zip(RESOURCES, limits)},
        reason=text(lib.gpurta_occupancy_reason(result)),
        **fields
    )


def occupancy_slots(kernels: Iterable[Kernel], platform: PlatformLike) -> int:
    """g_max: slots of a platform for kernels whose blocks all have one footprint.

    Raises NotApplicable where they do not, or where a block cannot launch.
    """
    slots = ctypes.c_int64()
    with program(kernels) as made, to_platform(platform).handle() as device:
        call("gpurta_occupancy_program_slots", byref(slots), device, made)
    return slots.value


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
    blocks, room = int64_array(size)
    with to_platform(platform).handle() as device:
        call("gpurta_occupancy_batch", room, device, size, *arrays)
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
