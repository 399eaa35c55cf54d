"""Buffers of 64-bit integers across the border, without copying where their form allows it."""

import array
import ctypes
from typing import Any, Dict, List, Optional, Sequence, Tuple, Union

from ._library import count, wrong

Ticks = Union[Sequence[int], "array.array[int]", memoryview, Any]
_BEYOND = 2**63


def zeros(kind: str, size: int) -> "array.array[int]":
    """A new ``array`` of a kind: "q" of 64 bits, or "i" of 32."""
    return array.array(kind, bytes((8 if kind == "q" else 4) * size))


def memory(made: "array.array[int]") -> Any:
    """The memory of such an array for the library; never NULL."""
    kind = ctypes.c_int64 if made.itemsize == 8 else ctypes.c_int32
    return (kind * len(made)).from_buffer(made) if made else (kind * 1)()


def _memory(values: Any, what: str) -> Tuple[int, Any]:
    """Length and memory of a buffer, or of a copy of a sequence."""
    try:
        view = memoryview(values)
    except TypeError:
        if not hasattr(values, "__len__") or isinstance(values, str):
            raise wrong(what, "whole numbers, one after the other", values) from None
        numbers: List[Any] = [v if type(v) is int and -_BEYOND <= v < _BEYOND else None for v in values]
        if None in numbers:
            numbers = [count(v, "{}[{}]".format(what, at)) for at, v in enumerate(values)]
        return len(numbers), (ctypes.c_int64 * max(1, len(numbers)))(*numbers)
    if view.format.lstrip("@=<") not in ("q", "l") or view.itemsize != 8:
        said = "{}: a buffer of 64-bit integers (array('q'), int64) is needed, not of {!r}"
        raise TypeError(said.format(what, view.format))
    if view.ndim != 1 or not view.c_contiguous:
        raise TypeError("{}: a contiguous buffer of one dimension is needed".format(what))
    kind = ctypes.c_int64 * max(1, len(view))
    if len(view) == 0:
        return 0, kind()
    return len(view), kind.from_buffer_copy(view) if view.readonly else kind.from_buffer(view)


def needed(what: str, found: int, size: int) -> ValueError:
    """For an array of another length."""
    return ValueError("{}: {} value{}, where {} {} needed".format(what, found, "s" * (found != 1), size, "is" if size == 1 else "are"))


def inputs(_size: int = -1, **named: Optional[Ticks]) -> Tuple[int, Dict[str, Any]]:
    """Arrays of one length, which is ``_size`` if one of them has it: that length, and their memory; None stays None."""
    arrays = {what: (0, None) if values is None else _memory(values, what) for what, values in named.items()}
    given = {what: length for what, (length, values) in arrays.items() if values is not None}
    size = _size if _size in given.values() else next(iter(given.values()), 0)
    for what, length in given.items():
        if length != size:
            raise needed(what, length, size)
    return size, {what: values for what, (_, values) in arrays.items()}


def address(member: Any) -> Any:
    """A member of a record, memory by its address. It must outlive the record."""
    return ctypes.cast(member, ctypes.c_void_p) if isinstance(member, ctypes.Array) else member
