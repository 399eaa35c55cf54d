"""Reading the objects of the field's other tools, by duck typing: nothing of them is imported.

``from_schedcat`` takes anything with ``cost``, ``period`` and ``deadline`` (SchedCAT's
SporadicTask), ``from_pycpa`` anything with ``wcet`` and an ``in_event_model`` (pyCPA's Task).
Values pass unchanged, so floats are refused there too; ``convert`` says how to read them, for
example ``convert=lambda value: Fraction(str(value))``.
"""

from typing import Any, Callable, Iterable, List, Optional

from .errors import NotApplicable
from .model import Task

Convert = Optional[Callable[[Any], Any]]


def _same(value: Any) -> Any:
    return value


def _name(item: Any) -> Optional[str]:
    name = getattr(item, "name", None)
    return name if isinstance(name, str) and name else None


def _attribute(item: Any, name: str) -> Any:
    try:
        return getattr(item, name)
    except AttributeError:
        raise TypeError(
            "{!r} has no {}: a task with cost, period and deadline is needed".format(item, name)
        ) from None


def from_schedcat(tasks: Iterable[Any], convert: Convert = None) -> List[Task]:
    """Tasks from objects with ``cost``, ``period`` and ``deadline`` (default: the period).

    A tool that keeps time in microseconds is then analysed in microseconds: give ``unit="us"`` to
    the analysis only if other arguments are texts with units.
    """
    read = convert or _same
    found = []
    for item in tasks:
        deadline = getattr(item, "deadline", None)
        found.append(
            Task(
                read(_attribute(item, "cost")),
                read(_attribute(item, "period")),
                None if deadline is None else read(deadline),
                name=_name(item),
            )
        )
    return found


def _least_distance(item: Any, read: Callable[[Any], Any]) -> Any:
    model = _attribute(item, "in_event_model")
    if model is None:
        raise NotApplicable("{!r} has no event model".format(_name(item) or item))
    jitter = getattr(model, "J", 0)
    distance = model.P if not jitter and hasattr(model, "P") else model.delta_min(2)
    if not distance > 0:
        raise NotApplicable(
            "{!r}: two releases may come at once (jitter), which a sporadic task cannot say".format(
                _name(item) or item
            )
        )
    return read(distance)


def from_pycpa(tasks: Iterable[Any], convert: Convert = None) -> List[Task]:
    """Tasks from objects with ``wcet`` and ``in_event_model``.

    The period is the least distance of two releases: ``P``, or ``delta_min(2)`` where there is
    jitter, which never allows fewer releases than the event model. ``deadline`` is read if there
    is one; else it is that least distance.
    """
    read = convert or _same
    found = []
    for item in tasks:
        deadline = getattr(item, "deadline", None)
        found.append(
            Task(
                read(_attribute(item, "wcet")),
                _least_distance(item, read),
                None if deadline is None else read(deadline),
                name=_name(item),
            )
        )
    return found
