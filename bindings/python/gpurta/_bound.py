"""Bounds for every job of recurrent chains (gpurta/bound.h): any launch order, any block sizes, end
to end. Sufficient, with what was observed beside it."""

from typing import TYPE_CHECKING, Any, Iterable, Optional, Union, cast

from . import _api
from ._keywords import analysed, extreme, modelled, takes
from ._library import Handle, choose, lib, values_of
from ._result import Result, read
from .errors import InvalidArgument
from .model import Context, Given, PlatformLike, Streams, chain_set
from .record import Sensitivity

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._options import BoundOptions, BoundSensitivityOptions

PARAMETERS = values_of("gpurta_bound_parameter", "GPURTA_BOUND_")


@takes
def bound(
    chains: Given,
    platform: Optional[PlatformLike] = None,
    *,
    contexts: Iterable[Context] = (),
    streams: Streams = None,
    unit: str = "ms",
    **options: "Unpack[BoundOptions]"
) -> Result:
    """Bounds for every job of recurrent chains, end to end, with what was observed.

    ``chains`` are Chain objects, or periodic Kernel and Copy objects: each is then a chain of one
    step. The CPUs are those that chains and host steps name. Paths are in a scenario, as of load(),
    or a dict of its sections, in place of chains: ``bound({"chains": [{...}], "paths": [{...}]})``,
    whose result has ``paths``. Sufficient, not exact; see its ``assumptions``.
    Raises NotApplicable where streams are shared by chains.
    """
    model = modelled(chains, chain_set, contexts, streams, platform=platform, unit=unit)
    return cast(Result, analysed("gpurta_bound", model, options))


class BoundSensitivity(Sensitivity):
    """How far a figure can go: of a maximum ``low`` passes and ``high`` fails, of a minimum ``high``
    passes and ``low`` fails; they are 2**-30 of the figure apart at most, SMs 1.

    ``found`` is SCHEDULABLE if some value meets every deadline, UNSCHEDULABLE if none does (``low``
    and ``high`` are None), UNKNOWN if the tries or the limit were used up.
    """


@takes
def bound_sensitivity(
    chains: Given,
    platform: Optional[PlatformLike],
    parameter: str,
    item: Union[None, int, str] = None,
    *,
    contexts: Iterable[Context] = (),
    streams: Streams = None,
    unit: str = "ms",
    **options: "Unpack[BoundSensitivityOptions]"
) -> BoundSensitivity:
    """The extreme value of one figure with which every bound is within its deadline.

    ``parameter`` is "max-scale" or "min-period" of a chain, "max-wcet" of a step, or "min-sms";
    ``item`` is the name or position of the chain or step, counted over all chains.
    """
    number = choose(parameter, PARAMETERS, "parameter")
    model = modelled(chains, chain_set, contexts, streams, platform=platform, unit=unit)
    if item is None and parameter != "min-sms":
        raise InvalidArgument("{} asks for an item".format(parameter))
    section = "steps" if parameter == "max-wcet" and "chains" in model.names else model.first
    position = 0 if item is None else model.position(section, item, "item")
    return extreme(BoundSensitivity, "gpurta_bound_sensitivity", model, options, number, position)


def bound_without_priority(
    chains: Given,
    platform: Optional[PlatformLike],
    chain: Union[int, str],
    *,
    contexts: Iterable[Context] = (),
    streams: Streams = None,
    unit: str = "ms"
) -> Optional[Result]:
    """The bounds if a chain (its name or position) had the lowest priority of its context; None: it
    has."""
    model = modelled(chains, chain_set, contexts, streams, platform=platform, unit=unit)
    position = model.position(model.first, chain, "chain")

    def reader(result: Handle) -> Any:
        return read(result) if lib.gpurta_rows(result, _api.GPURTA_BOUND) else None

    name = "gpurta_bound_without_priority"
    return cast(Optional[Result], analysed(name, model, {}, position, options="bound", reader=reader))
