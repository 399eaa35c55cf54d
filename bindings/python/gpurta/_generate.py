"""Random task sets for experiments (gpurta/generate.h): the same integers on every machine."""

import ctypes
from typing import TYPE_CHECKING, Any, List

from . import _api
from ._library import Handle, call, choose, count, lib, names_of
from .errors import OutOfRange
from .times import Number

if TYPE_CHECKING:
    from ._keys import Method

METHODS = {name: code for code, name in enumerate(names_of("gpurta_generator_method_name"))}


def _at_least(least: int, value: int, what: str) -> int:
    if count(value, what) < least:
        raise OutOfRange("{}: expected a whole number from {} up, found {}".format(what, least, value))
    return value


def _begun(**numbers: int) -> Any:
    """The state of random numbers."""
    state = _api.gpurta_random()
    lib.gpurta_random_begin(ctypes.byref(state), *[count(value, name, most=2**64) for name, value in numbers.items()])
    return state


class Random:
    """Random whole numbers that depend on nothing but (seed, point, set) and how many came before:
    Philox4x32-10."""

    def __init__(self, seed: int, point: int = 0, set: int = 0) -> None:
        self._state = _begun(seed=seed, point=point, set=set)

    def bits(self) -> int:
        """The next 64 bits."""
        return int(lib.gpurta_random_bits(ctypes.byref(self._state)))

    def below(self, bound: int) -> int:
        """0 .. bound - 1, each equally likely."""
        return int(lib.gpurta_random_below(ctypes.byref(self._state), _at_least(1, bound, "bound")))

    def between(self, low: int, high: int) -> int:
        """low .. high, each equally likely."""
        ends = count(low, "low"), _at_least(low, high, "high")
        return int(lib.gpurta_random_between(ctypes.byref(self._state), *ends))

    def log(self, low: int, high: int) -> int:
        """low .. high, k with probability proportional to 1 / k."""
        ends = _at_least(1, low, "low"), _at_least(low, high, "high")
        return int(lib.gpurta_random_log(ctypes.byref(self._state), *ends))


def _generator(method: str, parts: int, total: int, least: int, most: int) -> Handle:
    number = choose(method, METHODS, "method")
    units = count(parts, "parts"), count(total, "total"), count(least, "least"), count(most, "most")
    return Handle("gpurta_generator", "gpurta_generator_create", number, *units)


def divisions(total: int, parts: int, *, least: int = 0, most: int = 0) -> int:
    """How many divisions of a total into whole parts there are: all that divide() with "lattice"
    draws equally often. Exact."""
    found = Number()
    with _generator("lattice", parts, total, least, most) as generator:
        lib.gpurta_generator_points(generator, found.numerator)
    return int(found.get())


def divide(
    total: int, parts: int, sets: int = 1, *, method: "Method" = "uunifast", least: int = 0, most: int = 0,
    seed: int = 0, point: int = 0, first: int = 0
) -> List[List[int]]:
    """Divides a whole number of units into random whole parts, ``sets`` times.

    Each sum is exact, and each part lies between ``least`` and ``most`` (0: no limit). ``method``
    is "uunifast" (no most), "uunifast-discard", "fixed-sum" or "lattice" (every division is
    equally likely, exactly). Set number ``first + i`` depends on nothing but ``seed``, ``point``
    and its number.
    """
    found = []
    with _generator(method, parts, total, least, most) as generator:
        part = (ctypes.c_int64 * parts)()
        for number in range(count(first, "first"), first + _at_least(0, sets, "sets")):
            call("gpurta_generator_draw", generator, ctypes.byref(_begun(seed=seed, point=point, set=number)), part)
            found.append(list(part))
    return found
