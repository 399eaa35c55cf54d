"""Scheduler simulator (gpurta/simulate.h; Amert, Gilman, Olmedo): what happens on a GPU, when, on
which SM, and by which rule."""

from typing import TYPE_CHECKING, Iterable, Optional, cast

from ._keywords import analysed, modelled, takes
from ._result import Result
from .model import Context, Given, PlatformLike, Streams, chain_set
from .model import operations as program_sections

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import SimulateChainsOptions, SimulateOptions


@takes
def simulate(
    operations: Given,
    platform: Optional[PlatformLike] = None,
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
    model = modelled(operations, program_sections, streams, platform=platform, unit=unit)
    return cast(Result, analysed("gpurta_simulate", model, options))


@takes
def simulate_chains(
    chains: Given,
    platform: Optional[PlatformLike] = None,
    *,
    contexts: Iterable[Context] = (),
    streams: Streams = None,
    unit: str = "ms",
    **options: "Unpack[SimulateChainsOptions]"
) -> Result:
    """One run of chains, released together at 0 and then once a period: frames in flight, host steps on
    CPUs, contexts. Everything takes its wcet; **no bound**.

    A step is an operation called CHAIN/STEP, whose responses count from the release of its chain.
    """
    model = modelled(chains, chain_set, contexts, streams, platform=platform, unit=unit)
    return cast(Result, analysed("gpurta_simulate_chains", model, options))
