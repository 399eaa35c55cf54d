"""What results and inputs have in common: small immutable objects with named fields."""

import enum
import html
from fractions import Fraction
from typing import Any, Dict, Generic, Iterator, List, Optional, Tuple, TypeVar, Union, overload

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
            return {name.rstrip("_"): _plain(value) for name, value in self.__dict__.items()}
        return dict(self.__dict__)


class Sensitivity(Record):
    """How far a figure can go: exactly ``low`` where ``low == high``, else between the two.

    ``found`` is SCHEDULABLE if the test passes with some value, UNSCHEDULABLE if with none
    (``low`` and ``high`` are None), UNKNOWN if the limit came first.
    """

    found: Verdict
    low: Optional[Fraction]
    high: Optional[Fraction]


Item = TypeVar("Item")


class Sequence(Record, Generic[Item]):
    """A record over items: iterable, with a length, by position and by name.

    In a notebook it shows itself as a table. Times are Fractions in the unit of the call.
    """

    _items_field = ""

    def _items(self) -> Tuple[Item, ...]:
        items: Tuple[Item, ...] = self.__dict__[self._items_field]
        return items

    def __iter__(self) -> Iterator[Item]:
        return iter(self._items())

    def __len__(self) -> int:
        return len(self._items())

    @overload
    def __getitem__(self, key: Union[int, str]) -> Item: ...

    @overload
    def __getitem__(self, key: slice) -> Tuple[Item, ...]: ...

    def __getitem__(self, key: Union[int, str, slice]) -> Any:
        if isinstance(key, str):
            for item in self._items():
                if getattr(item, "name", None) == key:
                    return item
            raise KeyError(key)
        return self._items()[key]

    def _columns(self) -> List[str]:
        """The fields of the items that are no lists."""
        rows = [item.__dict__ for item in self._items()]
        names = [name for row in rows[:1] for name in row]
        return [n for n in names if not any(isinstance(row.get(n), (tuple, dict, list)) for row in rows)]

    def to_dataframe(self) -> Any:
        """A pandas.DataFrame with a row for each item (needs pandas). Times are floats, the nearest
        ones: for figures and statistics; compare and decide with the exact ones of the items."""
        import pandas  # type: ignore

        columns = self._columns()
        rows = [[_number(item.__dict__[n]) for n in columns] for item in self._items()]
        return pandas.DataFrame(rows, columns=columns)

    def _repr_html_(self) -> str:
        columns = self._columns()
        head = "".join("<th>{}</th>".format(html.escape(n)) for n in columns)
        rows = "".join(
            "<tr>{}</tr>".format("".join("<td>{}</td>".format(_cell(item.__dict__[n])) for n in columns))
            for item in self._items()
        )
        verdict = self.__dict__.get("verdict")
        about = "<p>{}</p>".format(verdict) if isinstance(verdict, Verdict) else ""
        return "{}<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>".format(about, head, rows)

    def svg(self) -> str:
        """A picture of the items that have a response or bound: bars, and deadlines as lines."""
        bars = []
        for at, item in enumerate(self._items()):
            fields = item.__dict__
            times = [fields.get(n) for n in ("bound", "worst_response", "response", "completion")]
            time = next((t for t in times if isinstance(t, Fraction)), None)
            deadline = fields.get("deadline")
            name = fields.get("name") or str(at + 1)
            bars.append((str(name), time, deadline if isinstance(deadline, Fraction) else None))
        return _bars(bars)

    def __bool__(self) -> bool:
        raise TypeError(
            "a result has no truth value: look at its verdict, as in"
            " `result.verdict is Verdict.SCHEDULABLE`"
        )


def _number(value: Any) -> Any:
    """Of a table of numbers: a float, a text, or None."""
    if isinstance(value, Fraction):
        return float(value)
    return str(value) if isinstance(value, enum.Enum) else value


def _cell(value: Any) -> str:
    """HTML: a time as a decimal number, rounded up and marked where it is not exact."""
    if value is None:
        return "-"
    if not isinstance(value, Fraction):
        return html.escape(str(value))
    scaled = value * 10**6
    rounded = -((-scaled.numerator) // scaled.denominator)
    sign, digits = "-" if rounded < 0 else "", "{:07d}".format(abs(rounded))
    text = (digits[:-6] + "." + digits[-6:]).rstrip("0").rstrip(".")
    mark = "" if scaled.denominator == 1 else "~"
    return '<span title="{}">{}{}{}</span>'.format(value, mark, sign, text)


def _bars(bars: List[Tuple[str, Optional[Fraction], Optional[Fraction]]]) -> str:
    most = max([t for bar in bars for t in bar[1:] if t is not None] or [Fraction(1)]) or Fraction(1)
    lines = []
    for at, (name, time, deadline) in enumerate(bars):
        y = 10 + 30 * at
        tip = "{}: {}, deadline {}".format(name, "no bound" if time is None else time, deadline or "none")
        late = time is not None and deadline is not None and time > deadline
        lines.append("<g><title>{}</title>".format(html.escape(tip)))
        lines.append('<text x="140" y="{}" text-anchor="end">{}</text>'.format(y + 15, html.escape(name[:20])))
        if time is not None:
            lines.append('<rect x="150" y="{}" width="{:.2f}" height="20" fill="{}"/>'.format(
                y, float(time / most) * 480, "#d55e00" if late else "#0072b2"))
        if deadline is not None:
            lines.append('<rect x="{:.2f}" y="{}" width="2" height="28" fill="#222"/>'.format(
                149 + float(deadline / most) * 480, y - 4))
        if late:
            lines.append('<text x="650" y="{}">late</text>'.format(y + 15))
        lines.append("</g>")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="{}" role="img" font-family="sans-serif"'
        ' font-size="13"><title>Responses and deadlines</title><desc>Bars of {} items up to {}; lines are'
        " deadlines</desc>{}</svg>".format(20 + 30 * len(bars), len(bars), most, "".join(lines))
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
