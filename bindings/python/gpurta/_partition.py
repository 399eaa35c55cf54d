"""Partitions of a GPU (gpurta/partition.h): which sizes there are, and the cheapest division with
which every bound is within its deadline."""

from typing import Iterable, List, Optional, Union, cast

from . import _api
from ._bound import Chain, Context, _made
from ._keywords import chosen
from ._library import Handle, call, choose, count, lib
from ._result import Result, read
from .errors import InvalidArgument
from .model import Operation, PlatformLike, Streams, to_platform

MECHANISMS = {
    "any": _api.GPURTA_MECHANISM_ANY,
    "green-context": _api.GPURTA_MECHANISM_GREEN_CONTEXT,
    "mps": _api.GPURTA_MECHANISM_MPS,
    "mig": _api.GPURTA_MECHANISM_MIG,
    "tpc-mask": _api.GPURTA_MECHANISM_TPC_MASK,
}
MINIMIZE = {
    "total": _api.GPURTA_MINIMIZE_TOTAL,
    "largest": _api.GPURTA_MINIMIZE_LARGEST,
}
QUEUES = {
    "separate": _api.GPURTA_QUEUES_SEPARATE,
    "shared": _api.GPURTA_QUEUES_SHARED,
}


def _version(cuda: Union[None, str]) -> int:
    if cuda is None:
        return 0
    parts = cuda.split(".")
    if len(parts) > 2 or not all(part.isdigit() for part in parts):
        raise InvalidArgument("a version of CUDA is like 12.4, not {!r}".format(cuda))
    return 1000 * int(parts[0]) + (10 * int(parts[1]) if len(parts) == 2 else 0)


def partition_sizes(
    platform: PlatformLike, mechanism: str = "any", cuda: Optional[str] = None
) -> List[int]:
    """Numbers of SMs that a partition may have, ascending; empty where none is known."""
    number = choose(mechanism, MECHANISMS, "mechanism")
    sizes: List[int] = []
    with to_platform(platform).handle() as device:
        size = 0
        while True:
            size = lib.gpurta_partition_next_size(device, number, _version(cuda), size)
            if not size:
                return sizes
            sizes.append(size)


def partition(
    chains: Iterable[Union[Chain, Operation]],
    platform: PlatformLike,
    *,
    mechanism: str = "any",
    cuda: Optional[str] = None,
    minimize: str = "total",
    queues: str = "separate",
    contexts: Iterable[Context] = (),
    streams: Streams = None,
    unit: str = "ms"
) -> Result:
    """The cheapest divisions of a GPU with which every bound is within its deadline.

    Every context, or without contexts every chain with kernels, has a partition of its own.
    """
    sizes = choose(mechanism, MECHANISMS, "mechanism")
    cost = choose(minimize, MINIMIZE, "minimize")
    made, _, _ = _made(chains, contexts, streams, unit)
    with made, to_platform(platform).handle() as device, chosen("bound", {}, unit) as handle:
        call("gpurta_chains_set_queues", made, choose(queues, QUEUES, "queues"))
        call("gpurta_partition_each", made)
        with Handle(
            "gpurta_result",
            "gpurta_partition",
            made,
            device,
            sizes,
            count(_version(cuda), "cuda"),
            cost,
            handle,
        ) as found:
            return cast(Result, read(found))
