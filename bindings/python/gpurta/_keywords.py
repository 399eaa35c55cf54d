"""Options as keyword arguments: which an analysis takes is in _options.py, and their types, ranges
and defaults are those of the library (gpurta/options.h)."""

import collections.abc
import ctypes
import inspect
from ctypes import byref
from typing import Any, Callable, Dict, Iterable, List, Mapping, NamedTuple, Optional, Tuple, Type, TypeVar

from . import _api
from ._library import Handle, call, choose, count, lib, text, unexpected
from ._options import RENAMED, TAKES
from ._result import Result, read
from .model import Context, Model, PlatformLike, Streams, to_platform
from .record import VERDICTS, Sensitivity, Verdict
from .times import Number, to_time

Function = TypeVar("Function", bound=Callable[..., Any])
Found = TypeVar("Found", bound=Sensitivity)
Option = NamedTuple(
    "Option",
    [
        ("name", str),
        ("key", int),
        ("kind", int),
        ("default", Any),
        ("low", int),
        ("high", int),
        ("words", Dict[str, int]),
        ("text", str),
    ],
)


def _option(number: int) -> Option:
    facts = _api.gpurta_option_facts.from_address(lib.gpurta_option_info(number))
    words: Dict[str, int] = {}
    while lib.gpurta_option_word(number, facts.low + len(words)):
        value = facts.low + len(words)
        words[text(lib.gpurta_option_word(number, value))] = value
    default = facts.fallback if facts.has_fallback else None
    if words and default is not None:
        default = next(word for word, value in words.items() if value == default)
    if facts.kind == _api.GPURTA_OPTION_KIND_SWITCH:
        default = bool(default)
    flag = text(facts.flag)
    name = RENAMED.get(flag, flag).replace("-", "_")
    return Option(name, number, facts.kind, default, facts.low, facts.high, words, text(facts.text))


OPTIONS: Dict[str, Tuple[Option, ...]] = {
    function: tuple(_option(number) for number in numbers) for function, (_, numbers) in TAKES.items()
}

_COMMON = {  # keywords for what is analysed, that many functions take
    "contexts": ((), Iterable[Context]),
    "streams": (None, Streams),
    "unit": ("ms", str),
}
OWN: Dict[str, List[str]] = {}  # what functions take besides


def _described(option: Option) -> str:
    if option.words:
        values = ", ".join(repr(word) for word in option.words) + ": "
    elif option.kind == _api.GPURTA_OPTION_KIND_WHOLE:
        top = " or more" if option.high == 2**63 - 1 else "..{:,}".format(option.high)
        values = "{:,}{}: ".format(option.low, top)
    else:
        values = "time: " if option.kind == _api.GPURTA_OPTION_KIND_TIME else ""
    return "    {} = {!r}: {}{}".format(option.name, option.default, values, option.text)


def takes(function: Function) -> Function:
    """For a function with ``**options``: its signature and its text tell every option."""
    taken = OPTIONS[function.__name__]
    signature = inspect.signature(function)
    own = [p for p in signature.parameters.values() if p.kind != p.VAR_KEYWORD]
    keyword = inspect.Parameter.KEYWORD_ONLY
    for name in TAKES[function.__name__][0]:
        default, annotation = _COMMON[name]
        own.append(inspect.Parameter(name, keyword, default=default, annotation=annotation))
    OWN[function.__name__] = [p.name for p in own]
    more = [inspect.Parameter(option.name, keyword, default=option.default) for option in taken]
    lines = [inspect.cleandoc(function.__doc__ or "")]
    if taken:
        lines += ["", "Options, and what they are without:"] + [_described(option) for option in taken]
    function.__doc__ = "\n".join(lines)
    setattr(function, "__signature__", signature.replace(parameters=own + more))
    return function


def chosen(function: str, given: Any, unit: str) -> Optional[Handle]:
    """The keyword arguments of a function as the library's handle; None: as if not given."""
    if not given:
        return None
    handle = Handle("gpurta_options", "gpurta_options_create")
    known = {option.name: option for option in OPTIONS[function]}
    for name, value in given.items():
        if name not in known:
            raise unexpected(function, name, list(known) + OWN.get(function, []))
        option = known[name]
        if value is None:
            continue
        if option.kind == _api.GPURTA_OPTION_KIND_TIME:
            time = Number(to_time(value, unit, name))
            call("gpurta_options_set_time", handle, option.key, time)
            continue
        if option.words:
            number = choose(value, option.words, name)
        elif option.kind == _api.GPURTA_OPTION_KIND_SWITCH:
            number = int(bool(value))
        else:
            number = count(value, name)
        call("gpurta_options_set", handle, option.key, number)
    return handle


def choice(function: str, given: Any, name: str) -> Any:
    """The value of one option: given, or its default."""
    if given.get(name) is not None:
        return given[name]
    return next(option.default for option in OPTIONS[function] if option.name == name)


def modelled(
    function: str,
    first: Any,
    make: Callable[..., Mapping[str, Any]],
    given: Any,
    platform: Optional[PlatformLike] = None,
    **more: Any
) -> Model:
    """The model of what a function is given: a scenario (a mapping of sections, or what load() gave), or
    records from which ``make`` makes sections. Of the keywords ``given`` to it options alone stay."""
    unit = "ms"
    if given:
        more.update((name, given.pop(name)) for name in TAKES[function][0] if name in given)
        unit = more.pop("unit", unit)
    sections = getattr(first, "sections", first)
    model = Model(sections if isinstance(sections, collections.abc.Mapping) else make(first, **more), unit)
    if platform is not None:
        to_platform(platform).put(model)
    return model


def analysed(
    function: str, model: Model, given: Any, *more: Any, name: str = "", reader: Callable[[Handle], Any] = read
) -> Result:
    """The result of a function of the library; ``given`` are the options of the Python function of this
    name, and ``more`` comes between the model and them."""
    with model:
        chose = chosen(name or function[len("gpurta_") :], given, model.unit)
        found: Result = reader(Handle("gpurta_result", function, before=(model,) + more + (chose,)))
        return found


def extreme(
    made: Type[Found],
    function: str,
    model: Model,
    given: Any,
    *more: Any,
    behind: Tuple[Any, ...] = ()
) -> Found:
    """What a sensitivity function of the library finds; ``more`` stands before its options and
    ``behind`` behind them."""
    found, low, high = ctypes.c_int(), Number(), Number()
    with model:
        chose = chosen(function[len("gpurta_") :], given, model.unit)
        call(function, model, *more, chose, *behind, byref(found), low, high)
    verdict = VERDICTS[found.value]
    none = verdict is Verdict.UNSCHEDULABLE
    return made(found=verdict, low=None if none else low.get(), high=None if none else high.get())
