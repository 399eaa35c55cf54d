"""What results and inputs have in common: small immutable objects with named fields."""

import array
import base64
import enum
from fractions import Fraction
from typing import Any, Callable, Dict, Generic, Iterator, List, NoReturn, Optional, Tuple, TypeVar, Union, overload

from . import _api
from ._library import among, version
from .errors import InvalidArgument


class Verdict(enum.Enum):
    """The answer to a schedulability question: yes, no or unknown.

    It has no truth value, because "unknown" is neither: write
    ``result.verdict is Verdict.SCHEDULABLE``, or ``== "schedulable"``, its text; no other text is compared.
    """

    UNKNOWN = "unknown"
    SCHEDULABLE = "schedulable"
    UNSCHEDULABLE = "unschedulable"

    def __bool__(self) -> NoReturn:
        said = "a verdict is yes, no or unknown and has no truth value: compare it, as in `verdict is Verdict.SCHEDULABLE`"
        raise TypeError(said)

    def __eq__(self, other: object) -> bool:
        texts = [verdict.value for verdict in Verdict]
        if isinstance(other, (str, int)) and other not in texts:
            said = "a verdict is {}, and never {!r}: compare it, as in `verdict is Verdict.SCHEDULABLE`"
            raise TypeError(said.format(", ".join(map(repr, texts)), other))
        return self is other or self.value == other

    def __hash__(self) -> int:
        return hash(self.value)

    def __str__(self) -> str:
        return str(self.value)


class Answer(str):
    """A verdict with words of its own: like one, it has no truth value, and is compared with texts alone."""

    def __bool__(self) -> NoReturn:
        raise TypeError("a verdict has no truth value: compare it, as in `verdict == {!r}`".format(str(self)))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, int):
            raise TypeError("a verdict is never {!r}: compare it, as in `verdict == {!r}`".format(other, str(self)))
        return str.__eq__(self, other) is True

    __hash__ = str.__hash__


VERDICTS = {
    _api.GPURTA_UNKNOWN: Verdict.UNKNOWN,
    _api.GPURTA_SCHEDULABLE: Verdict.SCHEDULABLE,
    _api.GPURTA_UNSCHEDULABLE: Verdict.UNSCHEDULABLE,
}


def meets(verdict: Verdict) -> Any:
    """True, False, or None for unknown: the form of "meets_deadline" in JSON."""
    return {Verdict.SCHEDULABLE: True, Verdict.UNSCHEDULABLE: False}.get(verdict)


def escaped(text: str) -> str:
    """Of HTML or SVG."""
    import html  # here: few programs need it

    return html.escape(text)


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

    def _values(self) -> Dict[str, Any]:
        """All fields, in their order."""
        return self.__dict__

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("{} is immutable".format(type(self).__name__))

    def __delattr__(self, name: str) -> None:
        raise AttributeError("{} is immutable".format(type(self).__name__))

    def __repr__(self) -> str:
        fields = ("{}={}".format(name, _shown(value)) for name, value in self._values().items())
        return "{}({})".format(type(self).__name__, ", ".join(fields))

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """For IPython, and what a notebook shows where it is not a page."""
        printer.text(str(self) if len(printer.stack) == 1 else repr(self))

    def __eq__(self, other: object) -> Any:
        if isinstance(other, bool):
            bool(self)  # which a result refuses
        if not isinstance(other, Record) or type(self) is not type(other):
            return NotImplemented
        return self._values() == other._values()

    def __hash__(self) -> int:
        return hash((type(self), repr(self)))

    def to_dict(self, plain: bool = False) -> Dict[str, Any]:
        """The fields as a dict; with ``plain`` of JSON's types alone, times as exact text, and of an
        analysis the version as "gpurta" and their unit as "time_unit", as the command's JSON has them, and the platform."""
        if plain:
            unit, platform, _ = self.__dict__.get("_about", (None, None, True))
            found: Dict[str, Any] = {"gpurta": version(), "time_unit": unit, "platform": platform or None} if unit else {}
            found.update((name.rstrip("_"), _plain(value)) for name, value in self._values().items())
            return found
        return dict(self._values())


class Sensitivity(Record):
    """How far a figure can go: exactly ``low`` where ``low == high``, else between the two.

    ``found`` is SCHEDULABLE if the test passes with some value, UNSCHEDULABLE if with none
    (``low`` and ``high`` are None), UNKNOWN if the limit came first.
    """

    found: Verdict
    low: Optional[Fraction]
    high: Optional[Fraction]


Item = TypeVar("Item", bound=Record)
_ELSEWHERE = {  # tables that only some results have
    "causes": 'the command adds up causes: load(FILE).analyse("--explain")["bound"] has them',
    "terms": 'a bound with explain has terms, load(FILE).analyse("--explain")["bound"], too',
}
_EXPLAINED = ("terms", "gaps", "events", "delays")


class Sequence(Record, Generic[Item]):
    """A record over items: iterable, with a length, by position and by name.

    In a notebook it shows itself as a table. Times are Fractions in the unit of the call.
    """

    _items_field = ""
    _tables: Tuple[str, ...] = ()  # that rows() takes, whether this result has rows of them or not

    def _items(self) -> Tuple[Item, ...]:
        items: Optional[Tuple[Item, ...]] = getattr(self, self._items_field)
        return items or ()  # None: they were not asked for

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
            raise KeyError("there is no {!r}{}".format(key, among(getattr(item, "name", None) for item in self._items())))
        items = self._items()
        if isinstance(key, int) and not -len(items) <= key < len(items):
            raise IndexError("there is no row {}; there are {}".format(key, len(items)))
        return items[key]

    def _columns(self) -> List[str]:
        """The fields of the items that are no lists."""
        rows = [item._values() for item in self._items()]
        names = [name for row in rows[:1] for name in row]
        return [n for n in names if not any(isinstance(row.get(n), (tuple, dict, list)) for row in rows)]

    def rows(self, table: str = "") -> List[Dict[str, Any]]:
        """The items as dicts, with exact values; or those of a table inside of them, such as
        ``"steps"`` or ``"terms"`` (of a bound with ``explain``), each with the names of what it is in.
        Raises InvalidArgument where there is no such table."""
        if not table:
            return [{n: getattr(item, n) for n in self._columns()} for item in self._items()]
        tables = dict.fromkeys(list(self._tables) + list(_names_inside(self)))
        if table not in tables:
            here = "; there are: {}".format(", ".join(tables)) if tables else ""
            hint = "; " + _ELSEWHERE[table] if table in _ELSEWHERE else ""
            raise InvalidArgument("no table {!r} in this result{}{}".format(table, here, hint))
        rows = list(_inside(self, table, {}))
        if not rows and table in _EXPLAINED and not self.__dict__.get("_about", (None, None, True))[2]:
            raise InvalidArgument("a result has {} where the analysis has explain=True".format(table))
        return rows

    def to_dataframe(self, table: str = "") -> Any:
        """A pandas.DataFrame of ``rows(table)`` (needs pandas). Times are floats, the nearest
        ones: for figures and statistics; compare and decide with the exact ones of the items."""
        try:
            import pandas  # type: ignore
        except ImportError:
            raise ImportError("to_dataframe() needs pandas, which is not installed; rows() gives the same as a list of dicts") from None
        rows = self.rows(table)
        columns = list(rows[0]) if rows else self._columns()
        frame = pandas.DataFrame([[_number(row.get(n)) for n in columns] for row in rows], columns=columns)
        frame.attrs.update({n: v for n, v in self._values().items() if n in ("reason", "assumptions", "command")}, time_unit=self._of()[0], verdict=self._verdict())
        return frame

    def _table_shown(self) -> Dict[str, List[Any]]:
        """Columns that have a value."""
        columns = {n: [getattr(item, n) for item in self._items()] for n in self._columns()}
        return {n: values for n, values in columns.items() if any(v is not None for v in values)}

    def _own(self) -> str:
        """What stands above the table."""
        return ""

    _repr_pretty_ = Record._repr_pretty_  # IPython takes the first class that has this or __repr__

    def __repr__(self) -> str:
        """Rows and assumptions are counted: print() shows them."""
        fields = []
        for name, value in self._values().items():
            long = isinstance(value, tuple) and (any(isinstance(v, Record) for v in value) or name == "assumptions")
            fields.append("{}={}".format(name, "<{} item{}>".format(len(value), "s" * (len(value) != 1)) if long else _shown(value)))
        return "{}({})".format(type(self).__name__, ", ".join(fields))

    def __str__(self) -> str:
        """A table, with decimal times, rounded up and marked with ~ where they are not exact. Reasons stand below it."""
        values, table = self._values(), self._table_shown()
        assumed = values.get("assumptions") or ()
        foot = [self._said()]
        for column in [name for name in table if name.endswith("reason")]:
            whose: Dict[Any, List[str]] = {}
            for at, value in enumerate(table.pop(column)):
                whose.setdefault(value, []).append(str(table["name"][at] if "name" in table else at + 1))
            foot += ["{} of {}: {}".format(column, ", ".join(names), value) for value, names in whose.items() if value]
        foot += self._below() + ["assumptions:"] * bool(assumed) + ["- " + text for text in assumed]
        return "\n".join(filter(None, [self._own(), aligned(table) if table else "", *foot]))

    def _said(self) -> str:
        """The verdict, why, and under which conditions."""
        values = self._values()
        foreign = any(text.startswith("rules measured on other GPUs alone") for text in values.get("assumptions") or ())
        said = ": ".join(filter(None, (self._verdict(), values.get("reason"))))
        return said + "; rules not measured on this GPU" * bool(said and foreign)

    def _verdict(self) -> str:
        """Its text, "" for none; of a simulation what it says of deadlines, which is no verdict of other runs."""
        values = self._values()
        if not hasattr(type(self), "proves"):
            return "" if values.get("verdict") is None else str(values["verdict"])
        paths = values.get("paths") or ()
        met = [getattr(row, "meets_deadline", None) for row in [*self._items(), *paths]]
        left = " but those of paths" if any(p.deadline is not None and p.meets_deadline is None for p in paths) else ""
        said = "a deadline is missed" if False in met else "every deadline{} is met".format(left) if True in met else ""
        return said and said + " in this simulation; no bound"

    def _below(self) -> List[str]:
        """Why there are no exact responses where they were asked for, or what rows are; unit, platform and version."""
        values, said = self._values(), self.__dict__.get("_note", "")
        at: Any = values.get("witness")
        if getattr(at, "time", None) is not None:  # of EDF
            said = "witness: at t = {} the demand is {} > {}".format(*map(_decimal, (at.time, at.demand, at.supply)))
        if values.get("exact_reason"):
            said = "no exact responses: " + values["exact_reason"]
        unit, platform = self._of()
        made = values.get("gpurta") or version()
        of = "times in {}{}; gpurta {}".format(unit, platform and "; platform: " + platform, made) if unit else ""
        return [line for line in (said, of) if line]

    def _of(self) -> Tuple[str, str]:
        """Unit and platform; "": none."""
        values = self._values()
        of_command = getattr(getattr(values.get("made_by"), "platform", None), "name", "")
        unit, platform, _ = self.__dict__.get("_about", (values.get("time_unit"), of_command, True))
        return unit or "", platform

    def _repr_html_(self) -> str:
        about = self._own() or self._said()
        page = ("<p>{}</p>".format(escaped(about)) if about else "") + html_table(self._table_shown())
        page += "".join("<p>{}</p>".format(escaped(line)) for line in self._below())
        assumed = self._values().get("assumptions") or ()
        listed = "".join("<li>{}</li>".format(escaped(text)) for text in assumed)
        head = "<details><summary>{} assumptions</summary><ul>{}</ul></details>"
        return page + (head.format(len(assumed), listed) if assumed else "")

    def svg(self) -> "Picture":
        """A picture of the items that have a response or bound: bars over an axis of time, and
        deadlines as lines. It shows itself in a notebook."""
        bars = []
        for at, item in enumerate(self._items()):
            fields = item._values()
            times = [fields.get(n) for n in ("bound", "worst_response", "response", "completion")]
            time = next((t for t in times if isinstance(t, Fraction)), None)
            deadline = fields.get("deadline")
            name = fields.get("name") or str(at + 1)
            bars.append((str(name), time, deadline if isinstance(deadline, Fraction) else None))
        shown = "bounds" if any("bound" in item._values() for item in self._items()) else "responses"
        title = "{}: {} and deadlines".format(self._values().get("command") or type(self).__name__.lower(), shown)
        title += "; " * bool(self._verdict()) + self._verdict()
        return Picture(_bars(bars, self._of()[0], title, self._said().partition("; ")[2]))

    def __bool__(self) -> NoReturn:
        raise TypeError("a result has no truth value: look at its verdict, as in `result.verdict is Verdict.SCHEDULABLE`")


def _number(value: Any) -> Any:
    """Of a table of numbers: a float, a text, or None."""
    if isinstance(value, Fraction):
        return float(value)
    return str(value) if isinstance(value, enum.Enum) else value


class Picture(str):
    """SVG, as text; a notebook draws it."""

    def _repr_html_(self) -> str:
        """As a picture of its own: nbconvert takes shapes out of SVG that stands in a page."""
        data = base64.b64encode(self.encode()).decode()
        return '<img src="data:image/svg+xml;base64,{}" alt="picture"/>'.format(data)

    def __repr__(self) -> str:
        return "<{} bytes of SVG>".format(len(self))


def _names_inside(record: Record) -> Iterator[str]:
    """Names of the tables inside of a record."""
    for field, items in record._values().items():
        if isinstance(items, tuple):
            yield field
            for item in items:
                if isinstance(item, Record):
                    yield from _names_inside(item)


def _inside(record: Record, table: str, names: Dict[str, Any]) -> Iterator[Dict[str, Any]]:
    """Rows of a table inside of a record; a column that has the name of what it is in is called, say, term_step."""
    for field, items in record._values().items():
        one = field[:-1] if field.endswith("s") else field
        for item in items if isinstance(items, tuple) else ():
            if not isinstance(item, Record):
                if field == table:
                    yield dict(names, **{one: item})
                continue
            if field == table:
                own = {k: v for k, v in item._values().items() if not isinstance(v, (tuple, dict, list))}
                yield dict(names, **{one + "_" + k if k in names else k: v for k, v in own.items()})
            yield from _inside(item, table, dict(names, **{one: item._values().get("name")}))


def _decimal(value: Any) -> str:
    """A time as a decimal number, rounded up and marked where it is not exact."""
    if value is None:
        return "-"
    if not isinstance(value, Fraction):
        return str(value)
    scaled = value * 10**6
    rounded = -((-scaled.numerator) // scaled.denominator)
    sign, digits = "-" if rounded < 0 else "", "{:07d}".format(abs(rounded))
    text = (digits[:-6] + "." + digits[-6:]).rstrip("0").rstrip(".")
    return ("" if scaled.denominator == 1 else "~") + sign + text


def aligned(columns: Dict[str, List[Any]], texts: Callable[[str, int], str] = str.ljust) -> str:
    """Columns as a table: texts to the left, numbers to the right."""
    shown = []
    for name, values in columns.items():
        column = [name] + [_decimal(value) for value in values]
        wide, left = max(map(len, column)), all(isinstance(value, str) for value in values)
        shown.append([texts(text, wide) if left else text.rjust(wide) for text in column])
    return "\n".join("  ".join(row).rstrip() for row in zip(*shown))


def html_table(columns: Dict[str, List[Any]]) -> str:
    """The same for a notebook, with exact times as titles."""
    head = "".join("<th>{}</th>".format(escaped(n)) for n in columns)
    rows = "".join("<tr>{}</tr>".format("".join(map(_cell, row))) for row in zip(*columns.values()))
    table = "<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>".format(head, rows)
    return '<div style="overflow-x: auto">{}</div>'.format(table)  # wide ones do not run off a page


def _cell(value: Any) -> str:
    text = escaped(_decimal(value))
    return '<td title="{}">{}</td>'.format(value, text) if isinstance(value, Fraction) else "<td>" + text + "</td>"


def _ticks(most: Fraction) -> List[Fraction]:
    """Up to six marks from 0, a round distance apart."""
    least = len(str(most.numerator)) - len(str(most.denominator)) - 2
    steps = (Fraction(10) ** power * digit for power in range(least, least + 4) for digit in (1, 2, 5))
    step = next(step for step in steps if most <= 6 * step)
    return [step * i for i in range(int(most / step) + 1)]


def _bars(bars: List[Tuple[str, Optional[Fraction], Optional[Fraction]]], unit: str, title: str, condition: str) -> str:
    import textwrap  # here: few programs need it

    most = max([t for bar in bars for t in bar[1:] if t is not None] or [Fraction(1)]) or Fraction(1)
    foot, notes = 36 + 30 * len(bars), textwrap.wrap(condition, 100)
    lines = ['<text x="150" y="18" font-weight="bold">{}</text>'.format(escaped(title))]
    lines += ['<text x="16" y="{}">{}</text>'.format(foot + 56 + 18 * i, escaped(note)) for i, note in enumerate(notes)]
    for mark in _ticks(most):
        x = 150 + float(mark / most) * 480
        lines.append('<path d="M{0:.2f} 32V{1}" stroke="#ccc"/><text x="{0:.2f}" y="{2}" text-anchor="middle">{3}</text>'.format(
            x, foot, foot + 16, "{:g}".format(float(mark))))
    for at, (name, time, deadline) in enumerate(bars):
        y = 36 + 30 * at
        tip = "{}: {}, deadline {}".format(name, "no bound" if time is None else time, deadline or "none")
        late = time is not None and deadline is not None and time > deadline
        lines.append("<g><title>{}</title>".format(escaped(tip)))
        shown = name if len(name) <= 20 else name[:19] + "\u2026"
        lines.append('<text x="140" y="{}" text-anchor="end">{}</text>'.format(y + 15, escaped(shown)))
        if time is not None:
            lines.append('<rect x="150" y="{}" width="{:.2f}" height="20" fill="{}"/>'.format(
                y, float(time / most) * 480, "#d55e00" if late else "#0072b2"))
        if deadline is not None:
            lines.append('<rect x="{:.2f}" y="{}" width="2" height="28" fill="#222"/>'.format(
                149 + float(deadline / most) * 480, y - 4))
        if late or time is None:
            lines.append('<text x="640" y="{}">{}</text>'.format(y + 15, "late" if late else "no bound"))
        lines.append("</g>")
    axis = "time in " + unit if unit else "time"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="{0}" viewBox="0 0 700 {0}" role="img" font-family="sans-serif"'
        ' font-size="13"><title>{6}</title><desc>Bars of {1} items up to {2}; lines are'
        ' deadlines</desc><rect width="100%" height="100%" fill="#fff"/>{3}<text x="390" y="{4}" text-anchor="middle">{5};'
        " lines are deadlines</text></svg>".format(foot + 40 + (4 + 18 * len(notes) if notes else 0), len(bars), most, "".join(lines), foot + 34, escaped(axis), escaped(title))
    )


def _shown(value: Any) -> str:
    """Short forms: 7/2 instead of Fraction(7, 2)."""
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, Verdict):
        return "Verdict." + value.name
    if isinstance(value, (tuple, array.array)) and len(value) > 20:
        return "<{} items>".format(len(value))
    if isinstance(value, tuple):
        return "({}{})".format(", ".join(_shown(v) for v in value), "," if len(value) == 1 else "")
    return repr(value)
