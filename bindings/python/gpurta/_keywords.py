"""What analyses take by keyword: _options.py says what each takes, and with which types and defaults
(gpurta/options.h)."""

import collections.abc
import ctypes
import functools
import inspect
import os
import sys
from ctypes import byref
from typing import Any, Callable, Dict, Iterable, List, Mapping, Optional, Tuple, Type, TypeVar, cast

from ._library import Handle, arguments, call, choose, count, switch
from ._options import INPUTS, OPTIONS
from ._result import read
from .errors import Error, InvalidArgument, restate
from .model import Context, Model, PlatformLike, Streams, sections_of, to_platform
from .record import VERDICTS, Sensitivity, Verdict
from .times import Number, to_time

Function = TypeVar("Function", bound=Callable[..., Any])
Found = TypeVar("Found", bound=Sensitivity)
_COMMON = {  # keywords for what is analysed, that many functions take
    "contexts": ((), Iterable[Context], "Context objects, which take turns on the GPU or have servers"),
    "streams": (None, Streams, "Stream objects by the names of streams: their priorities"),
    "unit": (None, str, "ns, us, ms (None) or s: of bare numbers, and of all times of the result; a scenario has its own"),
}
_PLATFORM = "    platform: a name of platforms(), a Platform, or a number of slots (blocks at once); instead of a scenario's"
_EXACTLY = (  # simulations
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "everything takes exactly the time that is given: other times may give other runs, and longer ones",
)
_RELEASES = (  # simulations of chains, besides
    "jobs of a chain are released exactly at its offset and then a period apart, without jitter, a closed chain's when"
    " the job before is complete, and what comes at one instant in the order of the file: other releases may give longer runs",
)
OF_SECTION = {"resident": "groups"}  # keywords with another name than their section


def checked(function: Function) -> Function:
    """For a function that is offered: with ``**options`` its signature and its text tell every option. Of arguments
    that it does not take a call says which are near."""
    name, signature = function.__name__, inspect.signature(function)
    parameters = {p.name: p for p in signature.parameters.values() if p.kind != p.VAR_KEYWORD}
    first = [p.name for p in parameters.values() if p.kind != p.KEYWORD_ONLY]
    needed = [p.name for p in parameters.values() if p.default is p.empty]
    lines = [inspect.cleandoc(function.__doc__ or "")]
    if "first" in parameters:  # what holds for all functions of many sets
        lines += ["", *(sys.modules[function.__module__].__doc__ or "").split("\n")[2:]]
    if name in OPTIONS:
        lines += ["", "What is analysed:"] + [_PLATFORM] * ("platform" in parameters)
        lines += ["    {}: {}".format(one, _COMMON[one][2]) for one in INPUTS[name]]
        lines += ["", "Options, and what they are without:"] * bool(OPTIONS[name])
        lines += ["    {} = {!r}: {}".format(o.name, o.default, o.text) for o in OPTIONS[name]]
        more = [(one, *_COMMON[one][:2]) for one in INPUTS[name]] + [(o.name, o.default, inspect.Parameter.empty) for o in OPTIONS[name]]
        for one, default, annotation in more:
            parameters[one] = inspect.Parameter(one, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)

    @functools.wraps(function)
    def called(*given: Any, **named: Any) -> Any:
        sections = getattr(given[0], "sections", given[0]) if given and first[0] == "platform" else None
        if isinstance(sections, dict) and not {"kernels", "operations", "chains", "platform"}.isdisjoint(sections):
            said = "{}() takes a platform first, as in {}(\"jetson-tx2\", ...), not a scenario: {}"
            raise TypeError(said.format(name, name, ", ".join(parameters)))
        arguments(name, given, named, first, parameters, needed)
        return function(*given, **named)

    called.__doc__ = "\n".join(lines)
    setattr(called, "__signature__", signature.replace(parameters=list(parameters.values())))
    return cast(Function, called)


def chosen(function: str, given: Any, unit: str) -> Optional[Handle]:
    """The keyword arguments of a function as the library's handle; None: as if not given."""
    if not given:
        return None
    handle = Handle("gpurta_options", "gpurta_options_create")
    known = {option.name: option for option in OPTIONS[function]}
    for name, value in given.items():
        option = known[name]
        setter = "gpurta_options_set"
        if value is None:
            continue
        if option.kind == "TIME":
            setter, value = "gpurta_options_set_time", Number(to_time(value, unit, name))
        elif option.words:
            value = choose(value, option.words, name)
        else:
            value = int(switch(value, name)) if option.kind == "SWITCH" else count(value, name)
        try:
            call(setter, handle, option.key, value)
        except Error as error:  # "option edf-overhead must be 0 or more"
            restate(error, "{} {}".format(name, error.message.split(" ", 2)[2]))
            raise
    return handle


def whole(function: str, section: str, names: Mapping[str, List[str]]) -> None:
    """Refuses a scenario with rows of sections with work that the analysis does not see: its answer would be one for a part."""
    there = [name for name in ("kernels", "operations", "chains", "contexts", "tasks") if names.get(name)]
    seen = {"tasks": ["tasks"], "chains": ["chains", "contexts"]}.get(section, [])
    if not seen or (section == "chains" and "chains" not in there):
        seen = ["kernels", "operations"]
    beside = [name for name in there if name not in seen]
    if beside and beside != there:
        raise InvalidArgument(
            "{}: {} is not analysed by it, and an answer for a part is none for the whole: leave the section out,"
            " or ask load(FILE).analyse()".format(function, beside[0])
        )


def modelled(
    function: str, section: str, first: Any, given: Any, platform: Optional[PlatformLike] = None, **more: Any
) -> Model:
    """The model of what a function is given: a scenario (a mapping of sections, or what load() gave), or
    objects of a section, with what there is ``more``. Of the keywords ``given`` to it options alone stay."""
    if isinstance(first, (str, os.PathLike)):
        raise TypeError("{}: {!r} is no model; gpurta.load({!r}) reads a file".format(function, first, os.fspath(first)))
    more.update((name, given.pop(name)) for name in INPUTS[function] if name in given)
    unit, sections = more.pop("unit", None), getattr(first, "sections", first)
    if isinstance(sections, collections.abc.Mapping):
        for name in (name for name in more if more[name]):
            raise InvalidArgument("{}: {}= is of objects; a scenario has its own".format(function, OF_SECTION.get(name, name)))
        model = Model(sections, unit)
        whole(function, section, model.names)
    else:
        model = Model(sections_of(section, first, **more), unit)
    if platform is not None:
        to_platform(platform).put(model)
    return model


def analysed(
    function: str, model: Model, given: Any, *more: Any, name: str = "", reader: Callable[[Handle], Any] = read
) -> Any:
    """The result of a function of the library; ``given`` are the options of the Python function of this
    name, and ``more`` comes between the model and them."""
    with model:
        chose = chosen(name or function[len("gpurta_") :], given, model.unit)
        found = reader(Handle("gpurta_result", function, before=(model,) + more + (chose,)))
        if found is not None:
            found.__dict__["_about"] = model.unit, model.platform(), given.get("explain", False)
            if hasattr(type(found), "proves"):  # of keys that are not given; other results have them among their own
                released = _RELEASES if function == "gpurta_simulate_chains" else ()
                resolved = read(Handle("gpurta_result", "gpurta_resolve", before=(model, None)))
                found.__dict__["assumptions"] = _EXACTLY + released + resolved.assumptions
            for at in model.summed if function == "gpurta_bound" else ():
                found.chains[at].__dict__["_note"] = "of a kernel with a count: the bounds of its launches, added up, each at its worst; finish: when the last one has ended"
        return found


def extreme(
    made: Type[Found], function: str, model: Model, given: Any, parameters: Dict[str, int], parameter: Any, section: str,
    item: Any, alone: Tuple[str, ...], *behind: Any
) -> Found:
    """What a sensitivity function of the library finds of a parameter: of an item of a section, but where it stands
    ``alone``. What is ``behind`` stands behind its options."""
    name = function[len("gpurta_") :]
    number = choose(parameter, parameters, "{}(..., parameter, item): parameter".format(name))
    if item is None and parameter not in alone:
        raise InvalidArgument("{} asks for an item".format(parameter))
    position = 0 if item is None else model.position(section, item, "item")
    found, low, high = ctypes.c_int(), Number(), Number()
    with model:
        chose = chosen(name, given, model.unit)
        call(function, model, number, position, chose, *behind, byref(found), low, high)
    verdict = VERDICTS[found.value]
    none = verdict is Verdict.UNSCHEDULABLE
    return made(found=verdict, low=None if none else low.get(), high=None if none else high.get())
