"""Results: the tables of the library (gpurta/columns.h) as records, a table and a column under the
names that the command's JSON has."""

import ctypes
import keyword
from ctypes import byref
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, NamedTuple, Optional, Tuple, Type

from . import _api
from ._library import Handle, lib, text
from .record import VERDICTS, Record, Sequence, meets
from .times import Number


class Row(Record):
    """A row of a table: its columns as attributes, None where there is no value. One whose name is
    a word of Python ends with an underscore: ``from_``. Tables inside it are tuples of rows; it is
    iterable over the first of them."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


class Result(Sequence[Any]):
    """What an analysis returns: its own columns as attributes, and its tables as tuples of rows.

    It is iterable over the rows of its first table; ``result["k1"]`` is one by name. A verdict is
    None where nothing was asked.
    """

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


Table = NamedTuple(
    "Table",
    [("number", int), ("name", str), ("parent", int), ("row", Type[Record]), ("columns", List[Any])],
)


def _tables() -> Dict[str, List[Table]]:
    """{analysis: its tables}"""
    found: Dict[str, List[Table]] = {}
    by_number: Dict[int, Table] = {}
    all_facts: List[Any] = []
    while lib.gpurta_table_at(len(all_facts)):
        at = lib.gpurta_table_at(len(all_facts))
        all_facts.append(_api.gpurta_table_facts.from_address(at))
    for facts in all_facts:
        inner = [text(f.name) for f in all_facts if f.parent == facts.table != f.table]
        outer = by_number[facts.parent].name if facts.parent != facts.table else ""
        words = " ".join([text(facts.analysis), outer, text(facts.name)]).replace("-", " ").split()
        bases = (Row, Sequence) if inner else (Row,) if facts.name else (Result,)
        own = {"_items_field": inner[0]} if inner else {}
        row = type("".join(w.capitalize() for w in words), bases, own)
        globals()[row.__name__] = row  # where pickle looks for it
        made = Table(facts.table, text(facts.name), facts.parent, row, [])
        by_number[facts.table] = made
        found.setdefault(text(facts.analysis), []).append(made)
    position = 0
    while True:
        at = lib.gpurta_column_at(position)
        if not at:
            break
        column = _api.gpurta_column_facts.from_address(at)
        name = text(column.name)
        name += "_" * keyword.iskeyword(name)
        by_number[column.table].columns.append((column.column, name, column.kind, text(column.text)))
        position += 1
    for tables in found.values():
        lists = [t for t in tables if t.name and t.parent == t.number]
        setattr(tables[0].row, "_tables", tuple(dict.fromkeys(t.name for t in tables if t.name)))
        for table in tables:
            lines = ["{}: {}".format(name, about) for _, name, _, about in table.columns]
            table.row.__doc__ = "\n".join([table.row.__doc__ or "", ""] + lines)
            if not table.name and lists:
                setattr(table.row, "_items_field", lists[0].name)
    return found


TABLES = _tables()


class _Reader:
    """Reads the values of one result."""

    def __init__(self, result: Handle, tables: List[Table], left_out: List[int]) -> None:
        self.result, self.tables, self.left_out = result, tables, left_out
        self.time, self.count = Number(), ctypes.c_int64()
        self.text, self.verdict = ctypes.c_char_p(), ctypes.c_int()

    def value(self, column: int, kind: int, row: int) -> Any:
        """None: absent."""
        if kind in (_api.GPURTA_KIND_TIME, _api.GPURTA_KIND_BIG):
            if lib.gpurta_get_time(self.result, column, row, self.time):
                return None
            time = self.time.get()
            return int(time) if kind == _api.GPURTA_KIND_BIG else time
        if kind in (_api.GPURTA_KIND_COUNT, _api.GPURTA_KIND_BOOL):
            if lib.gpurta_get_count(self.result, column, row, byref(self.count)):
                return None
            return bool(self.count.value) if kind == _api.GPURTA_KIND_BOOL else self.count.value
        if kind in (_api.GPURTA_KIND_TEXT, _api.GPURTA_KIND_WORDS):
            if lib.gpurta_get_text(self.result, column, row, byref(self.text)):
                return None
            words = text(self.text.value)
            return tuple(words.split()) if kind == _api.GPURTA_KIND_WORDS else words
        if lib.gpurta_get_verdict(self.result, column, row, byref(self.verdict)):
            return None
        verdict = VERDICTS[self.verdict.value]
        return meets(verdict) if kind == _api.GPURTA_KIND_MEETS else verdict

    def rows(self, table: Table, inside: Optional[int] = None) -> Optional[Tuple[Any, ...]]:
        """Those of a table; inside: a row of its parent. None: it is left out."""
        if table.number in self.left_out:
            return None
        first, count = 0, ctypes.c_size_t(lib.gpurta_rows(self.result, table.number))
        if inside is not None:
            first = lib.gpurta_children(self.result, table.number, inside, byref(count))
        listed = range(first, first + count.value)
        if len(table.columns) == 1:  # plain values
            column, _, kind, _ = table.columns[0]
            return tuple(self.value(column, kind, i) for i in listed)
        return tuple(self.row(table, i) for i in listed)

    def row(self, table: Table, row: int) -> Record:
        """One of them."""
        fields = {name: self.value(column, kind, row) for column, name, kind, _ in table.columns}
        for other in self.tables:
            if other.parent == table.number and other is not table:
                fields[other.name] = self.rows(other, row)
            elif not table.name and other.name and other.parent == other.number:
                fields[other.name] = self.rows(other)
        return table.row(**fields)


def read(result: Handle, left_out: Iterable[int] = (), **more: Any) -> Any:
    """A result as a record; left_out: tables that are None; more: what it has besides the tables."""
    tables = TABLES[text(lib.gpurta_result_analysis(result))]
    made = _Reader(result, tables, list(left_out)).row(tables[0], 0)
    made.__dict__.update(more)
    return made
