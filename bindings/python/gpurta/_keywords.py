"""Options as keyword arguments: what an analysis takes, its types, ranges and defaults come from
src/model/options.def (_options.py)."""

import inspect
from typing import Any, Callable, Dict, Mapping, Optional, TypeVar

from ._library import Handle, choose, count
from ._options import OPTIONS, Option
from .model import options
from .times import to_time

Function = TypeVar("Function", bound=Callable[..., Any])


def _described(option: Option) -> str:
    if option.kind == "word":
        values = ", ".join(repr(word) for word in option.words) + ": "
    elif option.kind == "whole":
        top = " or more" if option.high == 2**63 - 1 else "..{:,}".format(option.high)
        values = "{:,}{}: ".format(option.low, top)
    else:
        values = "time: " if option.kind == "time" else ""
    return "    {} = {!r}: {}{}".format(option.name, option.default, values, option.text)


def takes(function: Function) -> Function:
    """For a function with ``**options``: its signature and its text tell every option."""
    taken = OPTIONS[function.__name__]
    signature = inspect.signature(function)
    own = [p for p in signature.parameters.values() if p.kind != p.VAR_KEYWORD]
    more = [
        inspect.Parameter(option.name, inspect.Parameter.KEYWORD_ONLY, default=option.default)
        for option in taken
    ]
    lines = [inspect.cleandoc(function.__doc__ or ""), "", "Options, and what they are without:"]
    function.__doc__ = "\n".join(lines + [_described(option) for option in taken])
    setattr(function, "__signature__", signature.replace(parameters=own + more))
    return function


def chosen(
    function: str,
    given: Mapping[str, Any],
    unit: str,
    more: Optional[Mapping[int, Optional[int]]] = None,
) -> Handle:
    """The keyword arguments of a function as the library's handle; None: as if not given."""
    known = {option.name: option for option in OPTIONS[function]}
    numbers: Dict[int, Optional[int]] = dict(more or {})
    times = {}
    for name, value in given.items():
        if name not in known:
            raise TypeError("{}() got an unexpected keyword argument {!r}".format(function, name))
        option = known[name]
        if value is None:
            continue
        if option.kind == "time":
            times[option.key] = to_time(value, unit, name)
        elif option.kind == "word":
            words = {word: option.low + i for i, word in enumerate(option.words)}
            numbers[option.key] = choose(value, words, name)
        elif option.kind == "switch":
            numbers[option.key] = int(bool(value))
        else:
            numbers[option.key] = count(value, name)
    return options(numbers, times)


def choice(function: str, given: Mapping[str, Any], name: str) -> Any:
    """The value of one option: given, or its default."""
    if given.get(name) is not None:
        return given[name]
    return next(option.default for option in OPTIONS[function] if option.name == name)
