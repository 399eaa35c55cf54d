"""What results and inputs have in common: small immutable objects with named fields."""

import enum
from fractions import Fraction
from typing import Any, Dict, Iterator

from . import _api


class Verdict(enum.Enum):
    """The answer to a schedulability question: yes, no or unknown.

    It has no truth value, because "unknown" is neither: write
    ``result.verdict is Verdict.SCHEDULABLE``.
    """

    UNKNOWN = "unknown"
    SCHEDULABLE = "schedulable"
    UNSCHEDULABLE = "unschedulable"

    def __bool__(self) -> bool:
        raise TypeError(
            "a verdict is yes, no or unknown and has no truth value: compare it, as in"
            " `verdict is Verdict.SCHEDULABLE`"
        )

    def __str__(self) -> str:
        return str(self.value)


VERDICTS = {
    _api.GPURTA_UNKNOWN: Verdict.UNKNOWN,
    _api.GPURTA_SCHEDULABLE: Verdict.SCHEDULABLE,
    _api.GPURTA_UNSCHEDULABLE: Verdict.UNSCHEDULABLE,
}


def meets(verdict: Verdict) -> Any:
    """True, False, or None for unknown: the form of "meets_deadline" in JSON."""
    return {Verdict.SCHEDULABLE: True, Verdict.UNSCHEDULABLE: False}.get(verdict)


def _plain(value: Any) -> Any:
    if isinstance(value, Record):
        return value.to_dict(plain=True)
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, (tuple, list)):
        return [_plain(v) for v in value]
    if isinstance(value, dict):
        return {k: _plain(v) for k, v in value.items()}
    return value


class Record:
    """An immutable object with named fields, equal to another of its class with equal fields."""

    def __init__(self, **fields: Any) -> None:
        self.__dict__.update(fields)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("{} is immutable".format(type(self).__name__))

    def __delattr__(self, name: str) -> None:
        raise AttributeError("{} is immutable".format(type(self).__name__))

    def __repr__(self) -> str:
        fields = ("{}={}".format(name, _shown(value)) for name, value in self.__dict__.items())
        return "{}({})".format(type(self).__name__, ", ".join(fields))

    def __eq__(self, other: object) -> Any:
        if type(self) is not type(other):
            return NotImplemented
        return self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), repr(self)))

    def to_dict(self, plain: bool = False) -> Dict[str, Any]:
        """The fields as a dict; with ``plain`` of JSON's types alone, times as exact text."""
        if plain:
            return {name: _plain(value) for name, value in self.__dict__.items()}
        return dict(self.__dict__)


class Sequence(Record):
    """A record over items: iterable, with a length, by position and by name."""

    _items_field = ""

    def _items(self) -> Any:
        return self.__dict__[self._items_field]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._items())

    def __len__(self) -> int:
        return len(self._items())

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str):
            for item in self._items():
                if item.name == key:
                    return item
            raise KeyError(key)
        return self._items()[key]

    def __bool__(self) -> bool:
        raise TypeError(
            "a result has no truth value: look at its verdict, as in"
            " `result.verdict is Verdict.SCHEDULABLE`"
        )


def _shown(value: Any) -> str:
    """Short forms: 7/2 instead of Fraction(7, 2)."""
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, Verdict):
        return "Verdict." + value.name
    if isinstance(value, tuple):
        if len(value) > 20:
            return "<{} items>".format(len(value))
        return "({}{})".format(", ".join(_shown(v) for v in value), "," if len(value) == 1 else "")
    return repr(value)
