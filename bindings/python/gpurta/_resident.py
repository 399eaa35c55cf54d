"""Residency (gpurta/resident.h): are all blocks of a group of kernels on the GPU at once, in every
order? A persistent kernel, or one with a barrier over its grid, hangs where they are not."""

from typing import TYPE_CHECKING, Dict, Iterable, Optional, cast

from ._keywords import analysed, modelled, takes
from ._result import Result
from .model import Given, PlatformLike, Streams, operations

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import ResidentOptions


@takes
def resident(
    kernels: Given,
    platform: Optional[PlatformLike] = None,
    *,
    groups: Optional[Dict[str, Iterable[str]]] = None,
    streams: Streams = None,
    unit: str = "ms",
    **options: "Unpack[ResidentOptions]"
) -> Result:
    """Whether all blocks of each group find places, whatever the order of launches: ``verdict`` is
    "resident", "hangs" or "unknown".

    ``groups`` maps the name of a group to the names of its kernels; a scenario has its own in the
    section ``resident``. All other kernels end by themselves and may come again. ``groups``
    (each with its ``kernels`` and their largest safe numbers of blocks), ``heads`` and ``witness``
    of the result say more. "resident" and "hangs" are exact; page "resident" says what is "unknown".
    """
    rows = [{"name": name, "kernels": list(own)} for name, own in (groups or {}).items()]
    model = modelled(
        kernels,
        lambda *all: dict(operations(*all), resident=rows),
        streams,
        platform=platform,
        unit=unit,
    )
    return cast(Result, analysed("gpurta_resident", model, options))
