"""Results: the tables of the library (gpurta/columns.h) as records, a table and a column under the
names that the command's JSON has."""

import ctypes
import keyword
from ctypes import byref
from typing import Any, Callable, Dict, Iterable, List, NamedTuple, Optional, Tuple, Type, Union

from . import _api
from ._library import Handle, facts, lib, meant, text
from .record import VERDICTS, Answer, Record, Sequence, _decimal, meets
from .times import Number


# What rows of the command's JSON have besides the library's columns: absent here
_OF_COMMAND = {"Bound": ("used",), "BoundChains": ("witness",)}


_ELSEWHERE = dict.fromkeys(("notes", "made_by"), "; the command has that: gpurta.load(FILE).analyse() gives its results")


def no_attribute(record: Record, name: str, names: Iterable[str]) -> AttributeError:
    """For a field that is none of ``names``."""
    near = "" if name.startswith("_") else _ELSEWHERE.get(name) or meant(name, names)
    return AttributeError("{!r} object has no attribute {!r}{}".format(type(record).__name__, name, near))


class _Read(Record):
    """What is read from a result of the library: each field when it is first asked for."""

    _table: "Table"

    def __getattr__(self, name: str) -> Any:
        fields = self._table.fields
        if name not in fields or "_result" not in self.__dict__:
            if name in _OF_COMMAND.get(type(self).__name__, ()):
                return None
            raise no_attribute(self, name, fields)
        value = self.__dict__[name] = _field(self.__dict__["_result"], fields[name], self.__dict__["_row"])
        return value

    def _values(self) -> Dict[str, Any]:
        if "_result" in self.__dict__:  # else it was a copy
            for name in self._table.fields:
                getattr(self, name)
        own = {name: self.__dict__[name] for name in self._table.fields if name in self.__dict__}
        return dict(own, **{name: value for name, value in self.__dict__.items() if name not in own and name[0] != "_"})

    __getstate__ = _values


class Row(_Read):
    """A row of a table: its columns as attributes, None where there is no value. One whose name is
    a word of Python ends with an underscore: ``from_``. Tables inside it are tuples of rows; it is
    iterable over the first of them."""


def _own(row: Row) -> str:
    """The columns of a row that has rows inside, in lines of up to 100 characters."""
    import textwrap  # here: few programs need it

    fields = []
    for name, value in row._values().items():
        if isinstance(value, tuple):
            value = ", ".join(one for one in value if isinstance(one, str)) or None
        if value is not None and name not in ("verdict", "reason"):
            fields.append("{}: {}".format(name, _decimal(value)))
    return textwrap.fill("; ".join(fields), 100)


class Result(_Read, Sequence[Row]):
    """What an analysis returns: its own columns as attributes, and its tables as tuples of rows.

    It is iterable over the rows of its first table; ``result["k1"]`` is one by name. A verdict is
    None where nothing was asked.
    """


Column = NamedTuple("Column", [("number", int), ("kind", int)])


class Table(Record):
    """A table of an analysis: ``fields`` are its columns, and the tables inside of it."""

    number: int
    name: str
    parent: int
    row: Type[_Read]
    fields: Dict[str, Any]


def _tables() -> Dict[str, List[Table]]:
    """{analysis: its tables}"""
    found: Dict[str, List[Table]] = {}
    by_number: Dict[int, Table] = {}
    listed = list(facts(_api.gpurta_table_facts, "gpurta_table_at"))
    for table in listed:
        inner = any(f.parent == table.table != f.table for f in listed)
        outer = by_number[table.parent].name if table.parent != table.table else ""
        words = " ".join([text(table.analysis), outer, text(table.name)]).replace("-", " ").split()
        bases = (Row, Sequence) if inner else (Row,) if table.name else (Result,)
        own: Dict[str, Any] = dict({"_own": _own} if inner and table.name else {}, __doc__=(bases[0].__doc__ or "") + "\n")
        row = type("".join(w.capitalize() for w in words), bases, own)
        globals()[row.__name__] = row  # where pickle looks for it
        made = Table(number=table.table, name=text(table.name), parent=table.parent, row=row, fields={})
        setattr(row, "_table", made)
        by_number[table.table] = made
        found.setdefault(text(table.analysis), []).append(made)
    for column in facts(_api.gpurta_column_facts, "gpurta_column_at"):
        name = text(column.name)
        kind = _ANSWER if (name, column.kind) == ("verdict", _api.GPURTA_KIND_TEXT) else column.kind
        name += "_" * keyword.iskeyword(name)
        made = by_number[column.table]
        made.fields[name] = Column(column.column, kind)
        made.row.__doc__ = "{}\n{}: {}".format(made.row.__doc__, name, text(column.text))
    for analysis, tables in found.items():
        setattr(tables[0].row, "_tables", tuple(dict.fromkeys(t.name for t in tables if t.name)))
        if analysis in SIMULATIONS:
            setattr(tables[0].row, "proves", "this run only")
        for table in tables:
            inside = [t for t in tables if t.parent == table.number and t is not table]
            lists = [] if table.name else [t for t in tables if t.name and t.parent == t.number]
            table.fields.update((t.name, t) for t in inside + lists)
            for first in (lists or inside)[:1]:
                setattr(table.row, "_items_field", first.name)
    return found


_ANSWER = -1  # the kind of a verdict that is a text
SIMULATIONS = ("simulate", "edf-simulation", "host")
TABLES = _tables()
_SINGLE = (_api.GPURTA_EDF_WITNESS,)  # tables of one row or none, which stands for them

# How a value of a kind is read: the function, memory for one, and what it becomes
_time = (lib.gpurta_get_time, Number)
_count = (lib.gpurta_get_count, ctypes.c_int64 * 1)
_text = (lib.gpurta_get_text, ctypes.c_char_p * 1)
_verdict = (lib.gpurta_get_verdict, ctypes.c_int * 1)
_KINDS: Dict[int, Tuple[Any, Any, Callable[[Any], Any]]] = {
    _api.GPURTA_KIND_TIME: _time + (Number.get,),
    _api.GPURTA_KIND_BIG: _time + (lambda read: int(read.get()),),
    _api.GPURTA_KIND_COUNT: _count + (lambda read: read[0],),
    _api.GPURTA_KIND_BOOL: _count + (lambda read: bool(read[0]),),
    _api.GPURTA_KIND_TEXT: _text + (lambda read: text(read[0]),),
    _ANSWER: _text + (lambda read: Answer(text(read[0])),),
    _api.GPURTA_KIND_WORDS: _text + (lambda read: tuple(text(read[0]).split()),),
    _api.GPURTA_KIND_VERDICT: _verdict + (lambda read: VERDICTS[read[0]],),
    _api.GPURTA_KIND_MEETS: _verdict + (lambda read: meets(VERDICTS[read[0]]),),
}


def _field(result: Handle, field: Union[Column, Table], row: int) -> Any:
    """A value or an inner table of a row; None: absent, or left out. The memory of each is its own, since
    threads may share a result."""
    if isinstance(field, Table):
        rows = _rows(result, field, row)
        return rows if field.number not in _SINGLE else rows[0] if rows else None
    get, memory, made = _KINDS[field.kind]
    room = memory()
    return None if get(result, field.number, row, room) else made(room)


def _rows(result: Handle, table: Table, inside: int) -> Optional[Tuple[Any, ...]]:
    """Those of a table that are inside a row of its parent, if it has one."""
    if table.number in getattr(result, "left_out", ()):
        return None
    first, count = 0, ctypes.c_size_t(lib.gpurta_rows(result, table.number))
    if table.parent != table.number:
        first = lib.gpurta_children(result, table.number, inside, byref(count))
    listed = range(first, first + count.value)
    if len(table.fields) == 1:  # plain values
        (column,) = table.fields.values()
        return tuple(_field(result, column, i) for i in listed)
    return tuple(table.row(_result=result, _row=i) for i in listed)


def read(result: Handle, left_out: Iterable[int] = (), **more: Any) -> Any:
    """A result as a record; left_out: tables that are None; more: what it has besides the tables."""
    setattr(result, "left_out", tuple(left_out))
    table = TABLES[text(lib.gpurta_result_analysis(result))][0]
    return table.row(_result=result, _row=0, **more)
