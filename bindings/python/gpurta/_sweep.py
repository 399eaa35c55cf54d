"""Schedulability experiments: runs `gpurta sweep`, and gives its rows as columns."""

import os
import re
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Dict, List, Mapping, Optional, Union, overload

from ._command import failure, run
from ._keywords import checked
from ._library import path_of, wrong
from .record import _number, aligned, html_table

if TYPE_CHECKING:
    from typing_extensions import Literal

Design = Union[str, "os.PathLike[str]", Mapping[str, Any]]
_COUNTS = ("sets", "schedulable", "unknown")
_MARKERS, _LINES = "os^Dv", ("-", "--", "-.", ":")  # of curves that lie on each other each is seen


class Columns(Dict[str, List[Any]]):
    """Columns by their names; print() shows a table of them, with decimal numbers. ``about`` is what
    they are of and rest on: the rest of the command's JSON, with ``made_by``."""

    about: Dict[str, Any] = {}

    def __str__(self) -> str:
        rests_on = ["- " + text for text in self.about.get("assumptions", ())]
        return "\n".join([aligned(self, str.rjust)] + (["assumptions:"] + rests_on if rests_on else []))

    def _repr_html_(self) -> str:
        return html_table(self)


def _plain(value: Any) -> Any:
    """What JSON has no form for: a range or array as a list, else its text."""
    if callable(value):
        raise TypeError("a design names a function by its file, as \"curves.py:density\", and not {!r}: it is called in another process".format(value))
    return list(value) if hasattr(value, "__iter__") else str(value)


def _run(design: Design, threads: int) -> Any:
    import json  # here: few programs need it

    mapping = isinstance(design, Mapping)
    file = "-" if mapping else path_of(design, "sweep", "the path of a design, or a mapping with a key 'sweep'")
    given = json.dumps(design, default=_plain).encode() if mapping else b""
    status, out, err = run(["sweep", file, "--format", "json", "--threads", str(threads)], given)
    if status:
        err = re.sub(r"^<stdin>:\d+:\d+: ", "", err, flags=re.M)  # places in a text that nobody sees
        raise failure(status, err)
    return json.loads(out)


def _value(key: str, value: Any) -> Any:
    return value if key == "curve" or key in _COUNTS else Fraction(value)


@overload
def sweep(design: Design, *, threads: int = 0, pandas: "Literal[False]") -> Columns: ...


@overload
def sweep(design: Design, *, threads: int = 0, pandas: Optional[bool] = None) -> Any: ...


@checked
def sweep(design: Design, *, threads: int = 0, pandas: Optional[bool] = None) -> Any:
    """Runs an experiment: a design file, or a mapping of the same form with a key "sweep" (files of functions that it
    names are in the working directory).

    Gives columns, a dict of lists that print() shows as a table: each axis, "curve", "sets", "schedulable", "unknown",
    "weight" and "weight_schedulable" (exact sums of utilizations), and "low" and "high" (exact 95%
    interval). A DataFrame where pandas is installed, in nearest floats; ``pandas=False`` gives the dict there too,
    in Fractions, which are exact. A float of the mapping is what Python writes of it: 0.1 is 1/10. ``threads=0``: as many as there are processors. Of the dict ``about``, of a
    DataFrame ``attrs``, is what the rows are of: "design", "seed", "time_unit", "platform", "assumptions", "made_by".
    """
    found = _run(design, threads)
    rows: List[Dict[str, Any]] = found.pop("rows")
    columns = Columns((key, [_value(key, row[key]) for row in rows]) for key in rows[0])
    columns.about = found
    if pandas is False:
        return columns
    try:
        import pandas as pd  # type: ignore[import]
    except ImportError:
        if pandas:
            raise
        return columns
    frame = pd.DataFrame({key: list(map(_number, values)) for key, values in columns.items()})
    frame.attrs.update(found)
    return frame


@checked
def sweep_plot(columns: Any, x: Optional[str] = None, ax: Any = None) -> Any:
    """Draws what sweep() gave with matplotlib, and returns the axes: a line for each curve (and
    value of a second axis), with its 95% intervals, the legend below them, and the design's title. Sets of
    unknown verdict count as not schedulable; the legend says how many they are. Without ``ax`` the
    current axes are drawn in, whose figure then makes place for the legend; of a figure of your own
    ``savefig(file, bbox_inches="tight")`` keeps it."""
    if "curve" not in getattr(columns, "keys", list)():
        raise wrong("sweep_plot", 'what sweep() returns, with "curve" and an axis before it', columns)
    import textwrap
    import matplotlib.pyplot as plt  # type: ignore[import]

    keys = [key for key in columns if key not in _COUNTS]
    axes = keys[: keys.index("curve")]
    x = x or axes[0]
    other = [key for key in axes if key != x]
    if ax is None:
        ax = plt.gca()
        getattr(ax.figure, "set_layout_engine", lambda _: ax.figure.set_constrained_layout(True))("constrained")
    lines: Dict[Any, List[Any]] = {}
    for i in range(len(list(columns["curve"]))):
        row = {key: list(columns[key])[i] for key in columns}
        name = " ".join([row["curve"]] + ["{} {:g}".format(key, float(row[key])) for key in other])
        if row["sets"]:
            lines.setdefault(name, []).append(row)
    for at, (name, rows) in enumerate(lines.items()):
        unknown, sets = (sum(row[key] for row in rows) for key in ("unknown", "sets"))
        share = [row["schedulable"] / row["sets"] for row in rows]
        ax.errorbar(
            [float(row[x]) for row in rows],
            share,
            yerr=[
                [s - float(row["low"]) for s, row in zip(share, rows)],
                [float(row["high"]) - s for s, row in zip(share, rows)],
            ],
            marker=_MARKERS[at % len(_MARKERS)],
            linestyle=_LINES[at % len(_LINES)],
            markersize=4,
            label=name + (" ({} of {} sets unknown)".format(unknown, sets) if unknown else ""),
        )
    ax.set_xlabel(x)
    ax.set_ylabel("schedulable / sets")
    ax.set_ylim(-0.02, 1.02)
    ax.legend(loc="upper center", bbox_to_anchor=(0.5, -0.14), ncol=2 if max(map(len, lines), default=0) < 26 else 1)
    title = (getattr(columns, "about", None) or getattr(columns, "attrs", {})).get("title")
    if title:
        ax.set_title(textwrap.fill(title, 60))
    return ax
