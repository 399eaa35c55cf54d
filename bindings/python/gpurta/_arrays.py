"""Buffers of 64-bit integers across the border, without copying where their form allows it."""

import array
import ctypes
from typing import Any, List, Optional, Sequence, Tuple, Union

from ._library import count

Ticks = Union[Sequence[int], "array.array[int]", memoryview, Any]


def int64_array(size: int) -> Tuple[Any, Any]:
    """A new ``array('q')`` of zeros, and the same memory for the library."""
    made = array.array("q", bytes(8 * size))
    return made, (ctypes.c_int64 * size).from_buffer(made) if size else None


def int32_array(size: int) -> Tuple[Any, Any]:
    """A new ``array('i')`` of zeros, and the same memory for the library."""
    made = array.array("i", bytes(4 * size))
    return made, (ctypes.c_int32 * size).from_buffer(made) if size else None


def _view(values: Any, what: str) -> memoryview:
    view = memoryview(values)
    if view.format.lstrip("@=<") not in ("q", "l") or view.itemsize != 8:
        raise TypeError(
            "{}: a buffer of 64-bit integers (array('q'), int64) is needed, not of {!r}".format(
                what, view.format
            )
        )
    if view.ndim != 1 or not view.c_contiguous:
        raise TypeError("{}: a contiguous buffer of one dimension is needed".format(what))
    return view


def _memory(values: Any, what: str) -> Tuple[int, Any]:
    """Length and memory of a buffer, or of a copy of a sequence."""
    if isinstance(values, (list, tuple, range)) or not _is_buffer(values):
        numbers = [count(value, what) for value in values]
        return len(numbers), (ctypes.c_int64 * max(1, len(numbers)))(*numbers)
    view = _view(values, what)
    size = len(view)
    kind = ctypes.c_int64 * size
    if size == 0:
        return 0, (ctypes.c_int64 * 1)()
    return size, kind.from_buffer_copy(view) if view.readonly else kind.from_buffer(view)


def _is_buffer(values: Any) -> bool:
    try:
        memoryview(values).release()
    except TypeError:
        return False
    return True


def inputs(**named: Optional[Ticks]) -> Tuple[int, List[Any]]:
    """Arrays of one length: that length, and their memory; None stays None."""
    size = -1
    arrays: List[Any] = []
    for what, values in named.items():
        if values is None:
            arrays.append(None)
            continue
        length, memory = _memory(values, what)
        if size not in (-1, length):
            raise ValueError("{}: {} values, where {} are needed".format(what, length, size))
        size = length
        arrays.append(memory)
    return max(size, 0), arrays


def address(memory: Any) -> Any:
    """Memory as a member of a record; None stays None. The memory must outlive the record."""
    return None if memory is None else ctypes.cast(memory, ctypes.c_void_p)
