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


def _attribute(item: Any, name: str) -> Any:
    try:
        return getattr(item, name)
    except AttributeError:
        raise TypeError(
            "{!r} has no {}: a task with cost, period and deadline is needed".format(item, name)
        ) from None


def _tasks(items: Iterable[Any], convert: Convert, cost: str, period: Callable[[Any, str], Any]) -> List[Task]:
    found = []
    for item in items:
        name, deadline = getattr(item, "name", None), getattr(item, "deadline", None)
        name = name if isinstance(name, str) and name else None
        times = [_attribute(item, cost), period(item, repr(name or item)), deadline]
        if convert:
            times = [None if time is None else convert(time) for time in times]
        found.append(Task(*times, name=name))
    return found


def from_schedcat(tasks: Iterable[Any], convert: Convert = None) -> List[Task]:
    """Tasks from objects with ``cost``, ``period`` and ``deadline`` (default: the period).

    A tool that keeps time in microseconds is then analysed in microseconds: give ``unit="us"`` to
    the analysis only if other arguments are texts with units.
    """
    return _tasks(tasks, convert, "cost", lambda item, _: _attribute(item, "period"))


def _least_distance(item: Any, called: str) -> Any:
    model = _attribute(item, "in_event_model")
    if model is None:
        raise NotApplicable("{} has no event model".format(called))
    jitter = getattr(model, "J", 0)
    distance = model.P if not jitter and hasattr(model, "P") else model.delta_min(2)
    if not distance > 0:
        raise NotApplicable(
            "{}: two releases may come at once (jitter), which a sporadic task cannot say".format(called)
        )
    return distance


def from_pycpa(tasks: Iterable[Any], convert: Convert = None) -> List[Task]:
    """Tasks from objects with ``wcet`` and ``in_event_model``.

    The period is the least distance of two releases: ``P``, or ``delta_min(2)`` where there is
    jitter, which never allows fewer releases than the event model. ``deadline`` is read if there
    is one; else it is that least distance.
    """
    return _tasks(tasks, convert, "wcet", _least_distance)
