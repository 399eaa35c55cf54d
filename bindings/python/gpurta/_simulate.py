"""Scheduler simulator (gpurta/simulate.h; Amert, Gilman, Olmedo): what happens on a GPU, when, on
which SM, and by which rule."""

from typing import TYPE_CHECKING, Iterable, cast

from ._keywords import chosen, takes
from ._library import Handle
from ._result import Result, read
from .model import Operation, PlatformLike, Streams, program, to_platform

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import SimulateOptions


@takes
def simulate(
    operations: Iterable[Operation],
    platform: PlatformLike,
    *,
    streams: Streams = None,
    unit: str = "ms",
    **options: "Unpack[SimulateOptions]"
) -> Result:
    """What happens when kernels and copies run on a platform, exactly, by the published rules.

    An operation has its ``jobs``, and the times of its worst one; a job has ``blocks`` and
    ``delays``, and the result ``events``, where the options ask for them. The begin and the length
    of a delay are ``from_`` and ``for_``.
    Exact for the times given; **no bound** for shorter ones where blocks differ.
    Sources: Amert III-IV, Gilman 4, Olmedo III-C.
    """
    with program(operations, streams, unit) as made, to_platform(platform).handle() as device, chosen(
        "simulate", options, unit
    ) as handle, Handle(
        "gpurta_simulation", "gpurta_simulate", made, device, handle, destroy="gpurta_result_destroy"
    ) as result:
        return cast(Result, read(result))
