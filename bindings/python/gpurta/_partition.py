"""Partitions of a GPU (gpurta/partition.h): which sizes there are, and the cheapest division with
which every bound is within its deadline."""

from typing import TYPE_CHECKING, Iterable, List, Optional, Union, cast

from ._keywords import OPTIONS, analysed, modelled, takes
from ._library import choose, lib
from ._result import Result
from .errors import InvalidArgument
from .model import Context, Given, PlatformLike, Streams, chain_set, to_platform

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import PartitionOptions

MECHANISMS = OPTIONS["partition"][0].words


def _version(cuda: Union[None, int, str]) -> int:
    if not isinstance(cuda, str):
        return cuda or 0
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


@takes
def partition(
    chains: Given,
    platform: Optional[PlatformLike] = None,
    *,
    queues: str = "separate",
    contexts: Iterable[Context] = (),
    streams: Streams = None,
    unit: str = "ms",
    **options: "Unpack[PartitionOptions]"
) -> Result:
    """The cheapest divisions of a GPU with which every bound is within its deadline.

    Every context, or without contexts every chain with kernels, has a partition of its own.
    ``cuda`` may also be a text such as "12.4".
    """
    model = modelled(
        chains,
        lambda *all: dict(chain_set(*all), queues=queues),
        contexts,
        streams,
        platform=platform,
        unit=unit,
    )
    options["cuda"] = _version(options.get("cuda"))
    return cast(Result, analysed("gpurta_partition", model, options))
