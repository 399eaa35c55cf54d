"""Errors: every failing call of the library becomes an exception that carries its message.

Each class is also the nearest built-in exception, so that ``except ValueError`` does what one
expects.
"""

from typing import Dict, Optional, Type

from . import _api


class Error(Exception):
    """A call of the library failed.

    ``status`` is the name of the library's status ("out-of-range"), ``item`` the position of the
    kernel, task or set at fault, or None, and ``message`` one line that says what is wrong. It begins
    with ``place``, where that is in what was given: "chains[1].steps[0].wcet", or "".
    """

    place = ""

    def __init__(self, message: str, status: str = "", item: Optional[int] = None) -> None:
        super().__init__(message if item is None else "{} (item {})".format(message, item))
        self.message = message
        self.status = status
        self.item = item


class OutOfMemory(Error, MemoryError):
    """There is not enough memory."""


class InvalidArgument(Error, ValueError):
    """An argument has no meaning here."""


class TimeSyntaxError(Error, ValueError):
    """A text is not a time."""


class OutOfRange(Error, ValueError):
    """A value is outside of its allowed range."""


class NotApplicable(Error):
    """The analysis does not apply to this input."""


class TicksOverflow(Error, OverflowError):
    """A value does not fit into 64 bits: use the entry that takes exact times."""


class LimitReached(Error):
    """A limit on the work was reached."""


class Unavailable(Error, OSError):
    """A file, device or driver is not available."""


_CLASSES: Dict[int, Type[Error]] = {
    _api.GPURTA_NO_MEMORY: OutOfMemory,
    _api.GPURTA_INVALID_ARGUMENT: InvalidArgument,
    _api.GPURTA_SYNTAX: TimeSyntaxError,
    _api.GPURTA_OUT_OF_RANGE: OutOfRange,
    _api.GPURTA_NOT_APPLICABLE: NotApplicable,
    _api.GPURTA_OVERFLOW: TicksOverflow,
    _api.GPURTA_LIMIT: LimitReached,
    _api.GPURTA_UNAVAILABLE: Unavailable,
}


def restate(error: Exception, message: str) -> None:
    """Gives an error another message."""
    error.args = (message,)
    if isinstance(error, Error):
        error.message = message


def from_status(status: int, name: str, message: str, item: Optional[int], of_time: bool = True) -> Error:
    """The exception of a status; a text that is misread, but no time, is an argument without a meaning."""
    made: Type[Error] = _CLASSES.get(status, Error) if of_time or status != _api.GPURTA_SYNTAX else InvalidArgument
    return made(message or name, name, item)
