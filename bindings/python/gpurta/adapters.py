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


def _tasks(items: Iterable[Any], convert: Convert, cost: str, of_period: str, period: Callable[[Any, str], Any]) -> List[Task]:
    found = []
    for item in items:
        for needed in (cost, of_period):
            if not hasattr(item, needed):
                raise TypeError("{!r} has no {}: a task with cost, period and deadline is needed".format(item, needed))
        name = getattr(item, "name", None)
        name = name if isinstance(name, str) and name else None
        times = [getattr(item, cost), period(getattr(item, of_period), repr(name or item)), getattr(item, "deadline", None)]
        found.append(Task(*[time if time is None or not convert else convert(time) for time in times], name=name))
    return found


def from_schedcat(tasks: Iterable[Any], convert: Convert = None) -> List[Task]:
    """Tasks from objects with ``cost``, ``period`` and ``deadline`` (default: the period).

    A tool that keeps time in microseconds is then analysed in microseconds: give ``unit="us"`` to
    the analysis only if other arguments are texts with units.
    """
    return _tasks(tasks, convert, "cost", "period", lambda period, _: period)


def _least_distance(model: Any, called: str) -> Any:
    if model is None:
        raise NotApplicable("{} has no event model".format(called))
    distance = model.P if not getattr(model, "J", 0) and hasattr(model, "P") else model.delta_min(2)
    if not distance > 0:
        raise NotApplicable("{}: two releases may come at once (jitter), which a sporadic task cannot say".format(called))
    return distance


def from_pycpa(tasks: Iterable[Any], convert: Convert = None) -> List[Task]:
    """Tasks from objects with ``wcet`` and ``in_event_model``.

    The period is the least distance of two releases: ``P``, or ``delta_min(2)`` where there is
    jitter, which never allows fewer releases than the event model. ``deadline`` is read if there
    is one; else it is that least distance.
    """
    return _tasks(tasks, convert, "wcet", "in_event_model", _least_distance)
