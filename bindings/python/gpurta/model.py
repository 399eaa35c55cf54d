"""The model: platforms, operations of a program on streams, chains, tasks and servers. Each input is
a record whose fields are keys of a section of scenario files (gpurta/model.h), and Model makes rows
of them; sections, keys, kinds of values and words come from the library's tables."""

import ctypes
import functools
import inspect
import itertools
import keyword
import operator
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Mapping, NamedTuple, Optional, Tuple, Union

from . import _api, _keys
from ._library import (
    Handle, among, arguments, call, check, choose, count, encode, entries, facts, lib, meant, names_of, switch, text, wrong,
)  # fmt: skip
from .errors import Error, InvalidArgument, OutOfRange, restate
from .record import Record
from .times import UNITS, Number, Time, check_time, to_text, to_time


class Key(NamedTuple):
    """A key of a section, or one of its forms: ``low`` is its least value, or the section of its rows."""

    number: int
    name: str
    kind: int
    kinds: str
    low: int
    words: Dict[str, int]
    text: str


class Section(NamedTuple):
    """A section of scenario files; ``times`` are the keys that are times and nothing else."""

    number: int
    one: str
    shape: int
    keys: Dict[str, List[Key]]
    times: Dict[str, ctypes.c_int]


_SMALL = 2**63
_CHAINS = _api.GPURTA_SECTION_CHAINS
# The two that are called for every row and time: what they are given has its C type already
_own = ctypes.PyDLL(lib._name, handle=lib._handle)
_add, _set_text = _own.gpurta_add, _own.gpurta_set_text
_add.restype = ctypes.c_size_t
_LISTS = (
    _api.GPURTA_VALUE_REFERENCES,
    _api.GPURTA_VALUE_COUNTS,
    _api.GPURTA_VALUE_SIZES,
    _api.GPURTA_VALUE_TABLE,
)


def _words(row: Any) -> Dict[str, int]:
    first = row.low if row.kind == _api.GPURTA_VALUE_WORD else 0
    given = ((lib.gpurta_key_word(row.key, number), number) for number in itertools.count(first))
    return {text(word): number for word, number in itertools.takewhile(lambda pair: pair[0] is not None, given)}


def _sections() -> Dict[str, Section]:
    found: Dict[str, Section] = {}
    for at in facts(_api.gpurta_section_facts, "gpurta_section_info", start=1):
        section = found[text(at.name)] = Section(at.section, text(at.one), at.shape, {}, {})
        for row in facts(_api.gpurta_key_facts, "gpurta_key_at", at.section):
            name, kinds, about = text(row.name), text(row.kinds), text(row.text)
            key = Key(row.key, name, row.kind, kinds, row.low, _words(row), about)
            section.keys.setdefault(name, []).append(key)
        forms = section.keys.values()
        times = (f[0] for f in forms if len(f) == 1 and f[0].kind == _api.GPURTA_VALUE_TIME)
        section.times.update((key.name, ctypes.c_int(key.number)) for key in times)
    return found


SECTIONS = _sections()
_BY_NUMBER = {key.number: key for s in SECTIONS.values() for forms in s.keys.values() for key in forms}
_NAMES = {section.number: name for name, section in SECTIONS.items()}
_TOP = [name for name in SECTIONS if name not in ("scenario", "steps")]  # what stands at the top of a file
_SHAPES = ("", "a name or a mapping", "a list of mappings", "a mapping of mappings")


def words(section: str, key: str) -> Dict[str, int]:
    """The words that a key takes, and their numbers."""
    return SECTIONS[section].keys[key][0].words


FIELD_NAMES = names_of("gpurta_platform_field_name")
FIELDS = {name: number for number, name in enumerate(FIELD_NAMES)}
LEVELS: Dict[Any, int] = {None: _api.GPURTA_LEVEL_NONE, **words("tasks", "level")}


def platforms() -> List[str]:
    """Names of the built-in platforms."""
    return names_of("gpurta_platform_builtin")


_PLATFORMS = {  # what one is made of
    "name": "gpurta_platform_create",
    "slots": "gpurta_platform_create_slots",
    "device": "gpurta_platform_create_device",
}


class Platform:
    """What a GPU has, as far as placing blocks depends on it (gpurta/platform.h). Immutable.

    ``Platform("jetson-tx2")`` is a built-in one, ``Platform("jetson-tx2", sms=1)`` the same with
    one SM switched off, ``Platform(slots=8)`` eight places for any block, and
    ``Platform(device="mine", sms=4, threads_per_sm=2048, ...)`` one described from nothing.
    ``rules`` is "measured" or "amert": all rules of newer GPUs that the table has, or none.
    Fields have the names of scenario files; ``fields`` holds all of them, ``missing`` names the
    first that analyses need and nobody has given, or is None. ``title`` says how it differs from
    the table, ``unconfirmed`` what no source confirms, ``evidence`` where its rules were measured.
    """

    def __init__(
        self, name: Optional[str] = None, *, slots: Optional[int] = None, device: Optional[str] = None,
        rules: Optional[str] = None, **fields: Any
    ) -> None:
        given = [(w, v) for w, v in zip(_PLATFORMS, (name, slots, device)) if v is not None]
        if len(given) != 1:
            raise InvalidArgument("a platform is a name, or slots=N, or device=NAME with fields")
        self._origin = given[0]
        self._rules = None if rules is None else choose(rules, words("platform", "rules"), "rules")
        self._fields = {}
        for key, value in fields.items():
            choose(key, FIELDS, "field of a platform")
            ordered = key == "sm_order" and isinstance(value, str)
            self._fields[key] = choose(value, words("platform", key), key) if ordered else count(value, key)
        with self.handle() as handle:
            self.name = text(lib.gpurta_platform_name(handle))
            self.aliases = text(lib.gpurta_platform_aliases(handle)).split()
            self.source = text(lib.gpurta_platform_source(handle))
            self.title = text(lib.gpurta_platform_title(handle))
            self.unconfirmed = text(lib.gpurta_platform_unconfirmed(handle))
            self.evidence = text(lib.gpurta_platform_evidence(handle))
            field = ctypes.c_int()
            missing = lib.gpurta_platform_missing(handle, ctypes.byref(field))
            self.missing = FIELD_NAMES[field.value] if missing else None
            self.fields = {key: lib.gpurta_platform_get(handle, n) for key, n in FIELDS.items()}

    def handle(self) -> Handle:
        """The platform as the library's own handle."""
        what, value = self._origin
        number = count(value, what) if what == "slots" else encode(value, what)
        handle = Handle("gpurta_platform", _PLATFORMS[what], number)
        if self._rules is not None:
            call("gpurta_platform_set_rules", handle, self._rules)
        for key, value in self._fields.items():
            call("gpurta_platform_set", handle, FIELDS[key], value)
        return handle

    def put(self, model: Handle) -> None:
        """Gives a model of the library this platform."""
        with self.handle() as handle:
            call("gpurta_model_set_platform", model, handle)
        setattr(model, "has_platform", True)

    def sm_order(self) -> List[int]:
        """The SMs in the order in which they take blocks when all are equally good."""
        with self.handle() as handle:
            return [lib.gpurta_platform_sm_at(handle, rank) for rank in range(self["sms"])]

    def __getitem__(self, field: str) -> int:
        """One field by name; 0 where the platform does not have it."""
        choose(field, FIELDS, "field of a platform")
        return int(self.fields[field])

    def __repr__(self) -> str:
        what, value = self._origin
        first = repr(value) if what == "name" else "{}={!r}".format(what, value)
        return "Platform({})".format(", ".join([first] + ["{}={}".format(*item) for item in self._fields.items()]))


PlatformLike = Union[Platform, str, int]


def to_platform(value: PlatformLike) -> Platform:
    """A platform from a name, a number of slots, or a platform."""
    if isinstance(value, Platform):
        return value
    if isinstance(value, str):
        return Platform(value)
    return Platform(slots=count(value, "platform", "a name, a Platform or a number of slots"))


class Input(Record):
    """What an analysis is given: a record whose fields are keys of a section of scenario files. None:
    not given. Times are in the unit of the call that analyses it, or texts with a unit of their own."""

    _section = ""
    _kinds = ""  # only keys that these kinds of operation have
    _first: Tuple[str, ...] = ()  # fields that may be given by position
    _needs = 0  # how many of them have to be given
    _more: Dict[str, Optional[int]] = {}  # fields with another name than their key, if they have one
    _words: Dict[str, Dict[str, int]] = {}  # of fields that are no keys
    _fields: Dict[str, Optional[Key]] = {}
    _keys: Dict[str, Any] = {}  # what fields are in rows

    def __init_subclass__(cls) -> None:
        found: Dict[str, Optional[Key]] = dict.fromkeys(cls._first)
        if cls._section not in ("", "streams"):
            found["name"] = None
        for name, forms in SECTIONS[cls._section].keys.items() if cls._section else ():
            key = forms[0]._replace(low=min(form.low for form in forms))
            of_other = key.kinds and cls._kinds and not set(key.kinds) & set(cls._kinds)
            if not of_other and (key.kind != _api.GPURTA_VALUE_NAME or name == "name"):
                found[name + "_" * keyword.iskeyword(name)] = key
        found.update({name: _BY_NUMBER.get(number or 0) for name, number in cls._more.items()})
        if cls._section == "streams":  # its name is what it is given under
            del found["name"]
        cls._fields = found
        for name in found:  # what is not given
            setattr(cls, name, None)
        cls._keys = {name: cls._more.get(name, name.rstrip("_")) for name in found}
        by_name, either = inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD
        leading = [inspect.Parameter(name, either, default=None) for name in cls._first]
        leading[: cls._needs] = [parameter.replace(default=inspect.Parameter.empty) for parameter in leading[: cls._needs]]
        others = [inspect.Parameter(name, by_name, default=None) for name in found if name not in cls._first]
        setattr(cls, "__signature__", inspect.Signature(leading + others))
        told = ["    {}: {}".format(name, key.text) for name, key in found.items() if key]
        cls.__doc__ = "\n".join([inspect.cleandoc(cls.__doc__ or ""), "", "Keys:"] + told)

    def __init__(self, *values: Any, **fields: Any) -> None:
        given = arguments(type(self).__name__, values, fields, self._first, self._fields, self._first[: self._needs])
        made = {field: self._checked(field, value) for field, value in given.items()}
        super().__init__(**{field: made[field] for field in self._fields if made.get(field) is not None})

    def _values(self) -> Dict[str, Any]:
        return {field: getattr(self, field) for field in self._fields}

    def _checked(self, field: str, value: Any) -> Any:
        """A value as it is kept, equal to the same time in other words; says why it cannot be one. The library looks at the rest."""
        key = self._fields[field]
        if field in self._words and value is not None:
            choose(value, self._words[field], field)
        if value is None or key is None or isinstance(value, Mapping):
            return value
        if key.kind == _api.GPURTA_VALUE_TIME:
            if check_time(value, field) in key.words:
                return value
            time: Any = value if type(value) is int else to_time(value, what=field)
            if time < 0 or (key.low and not time):
                said = "{}: expected a time {}, found {}"
                raise OutOfRange(said.format(field, "above 0" if key.low else "of 0 or more", value))
            return to_text(time) + " ms" if isinstance(value, str) and value.rstrip()[-1:].isalpha() else time
        if key.kind == _api.GPURTA_VALUE_WORD:
            choose(value, key.words, field)
        elif key.kind in _LISTS:
            return (value,) if isinstance(value, str) else tuple(value)
        elif key.kind <= _api.GPURTA_VALUE_PRIORITY and (key.kind == _api.GPURTA_VALUE_BOOL or not isinstance(value, str)):
            if _whole(key, value) < key.low:
                raise OutOfRange("{}: expected a whole number from {} up, found {}".format(field, key.low, value))
            return bool(value) if key.kind == _api.GPURTA_VALUE_BOOL else value
        return value

    def __repr__(self) -> str:
        return repr(Record(**self.__dict__)).replace("Record", type(self).__name__, 1)

    def _row(self) -> Dict[Any, Any]:
        """What was given, by names or numbers of keys."""
        keys = self._keys
        return {keys[name]: value for name, value in self.__dict__.items()}


class After(_keys.AfterKeys, Input):
    """What the host waits for before it launches an operation.

    ``operation`` is the name or position of an earlier one, ``mode`` "completion" (None) or "launch";
    the launch comes ``delay`` later.
    """

    _first, _needs = ("operation", "delay", "mode"), 1
    _more = {"delay": _api.GPURTA_KEY_DELAY}
    _words = {"mode": {"completion": _api.GPURTA_KEY_AFTER, "launch": _api.GPURTA_KEY_AFTER_LAUNCH}}

    def _row(self) -> Dict[Any, Any]:
        """The keys of the operation that waits."""
        key = self._words["mode"][self.mode or "completion"]
        return {key: self.operation, _api.GPURTA_KEY_DELAY: self.delay or 0}


class Operation(Input):
    """A kernel or a copy of a program."""

    def _row(self) -> Dict[Any, Any]:
        made = super()._row()
        if isinstance(made.get("after"), After):
            made.update(made.pop("after")._row())
        return made


class Kernel(_keys.KernelKeys, Operation):
    """A kernel: ``blocks`` blocks that run for at most ``wcet`` each.

    ``stream`` is a name ("default" is the NULL stream; None: one of its own); ``carveout`` is in percent,
    or a text such as "64KiB"; ``after`` is an After, or what a file may have: the name of what the host
    waits for before the launch, or a list; ``waits`` are names or positions of earlier operations that
    the GPU waits for (cudaStreamWaitEvent).
    """

    _section, _first, _needs = "kernels", ("blocks", "wcet"), 2
    _more = {"waits": _api.GPURTA_KEY_WAITS}


class Copy(_keys.CopyKeys, Operation):
    """A copy that keeps a copy engine busy for ``duration``: "h2d", "d2h" or "d2d"; or, in place of
    the duration, with its ``bytes``, on a platform with a copy_bandwidth."""

    _section, _kinds, _first = "operations", "c", ("duration",)
    _more = {"waits": _api.GPURTA_KEY_WAITS}


class Stream(_keys.StreamKeys, Input):
    """Attributes of a stream: ``priority`` "low", "high" or a CUDA integer (lower is higher), and
    ``blocking``: whether it takes part in the waiting of the NULL stream."""

    _section, _first = "streams", ("priority", "blocking")


class Task(_keys.TaskKeys, Input):
    """A task that uses the whole GPU: a channel of the runlist, or a task under EDF.

    It is released at most once per ``period``, needs at most ``wcet``, and wants to complete
    within ``deadline`` (default: the period). The runlist reads ``level``, ``timeslice`` and
    ``saturated`` (then there is no ``wcet``); EDF reads ``server``, the name or position of a server; both read
    ``nonpreemptable``.
    """

    _section, _first = "tasks", ("wcet", "period", "deadline")


class Server(_keys.ServerKeys, Input):
    """A constant bandwidth server: ``budget`` of the GPU per ``period``."""

    _section, _first, _needs = "servers", ("budget", "period"), 2


def _step(make: Any) -> Any:
    """A way to make a step, which says what it takes where it is given something else."""
    names = list(inspect.signature(make).parameters)[:-1]

    @functools.wraps(make)
    def made(*values: Any, **fields: Any) -> Any:
        try:
            inspect.signature(make).bind(*values, **fields)
        except TypeError as error:
            said = "Step.{0}(): {1}: expected Step.{0}({2}, ...), and name= for its name"
            raise TypeError(said.format(make.__name__, error, ", ".join(names))) from None
        return make(*values, **fields)

    return staticmethod(made)


class Step(_keys.StepKeys, Input):
    """A step of a chain: ``Step.kernel(...)``, ``Step.copy(...)`` or ``Step.host(...)``.

    ``after`` names the steps (or gives their positions in the chain) that it waits for; None: the
    one before it. ``carveout`` is as of Kernel.
    """

    _section, _first, _needs = "steps", ("kind",), 1
    _words = {"kind": {"kernel": 0, "copy": 1, "host": 2}}

    if not TYPE_CHECKING:  # their keywords are in StepKeys

        def __init__(self, *values: Any, **fields: Any) -> None:
            for kind in self._words["kind"]:
                if kind in fields:
                    raise TypeError("Step() takes no {0}=: Step.{0}(...) is such a step, and name= its name".format(kind))
            super().__init__(*values, **fields)

        @_step
        def kernel(blocks: int, wcet: Time, **more: Any) -> "Step":
            """``blocks`` blocks of at most ``wcet`` each, as Kernel."""
            return Step("kernel", blocks=blocks, wcet=wcet, **more)

        @_step
        def copy(duration: Optional[Time] = None, **more: Any) -> "Step":
            """A copy of at most ``duration`` on a copy engine, as Copy."""
            return Step("copy", duration=duration, **more)

        @_step
        def host(wcet: Time, bcet: Time = 0, **more: Any) -> "Step":
            """Work of the host, done after ``bcet`` to ``wcet``."""
            return Step("host", wcet=wcet, bcet=bcet, **more)

    def _named(self, name: str) -> Dict[Any, Any]:
        """Its row, with this name unless it has its own."""
        made = self._row()
        made[made.pop("kind")] = made.pop("name", name)
        return made


class Chain(_keys.ChainKeys, Input):
    """Steps that are released together, at least ``period`` apart and up to ``jitter`` late.

    ``deadline`` is end to end, from the nominal release (None: the period); ``context`` the name or
    position of a Context, ``stream`` the stream of its kernels (None: one of its own).
    """

    _section, _first, _needs = "chains", ("period", "steps"), 2

    def _checked(self, field: str, value: Any) -> Any:
        if field == "steps":
            return tuple(listed(value, (Step,), "steps"))
        return super()._checked(field, value)


class Context(_keys.ContextKeys, Input):
    """A context: a channel of the runlist (``level``, ``timeslice``), or a server (``budget``,
    ``period``). A ``saturated`` one always has work and no chains."""

    _section = "contexts"
    _more = {"budget": _api.GPURTA_KEY_SERVER_BUDGET, "period": _api.GPURTA_KEY_SERVER_PERIOD}


Streams = Optional[Mapping[str, Stream]]
Given = Union[Iterable[Any], Mapping[str, Any], Any]
Rows = List[Dict[Any, Any]]
Sections = Dict[str, Any]


def listed(items: Iterable[Any], kinds: Tuple[Any, ...], what: str) -> List[Any]:
    """The items, if each is of these kinds."""
    expected = " or ".join(kind.__name__ for kind in kinds)
    hint = "rows as in a file are given as {{{!r}: {}}}"
    if not hasattr(items, "__iter__") or isinstance(items, str) or hasattr(items, "columns"):
        frame = hint.format(what, 'frame.to_dict("records")') if hasattr(items, "columns") else ""
        raise wrong(what, "a list of {} objects".format(expected), items, frame)
    found = list(items)
    for at, item in enumerate(found):
        if not isinstance(item, kinds):
            rows = hint.format(what, "[{...}]") if isinstance(item, Mapping) and what in _TOP else ""
            raise wrong("{}[{}]".format(what, at), "a {} object".format(expected), item, rows)
    return found


def _named(rows: Iterable[Dict[Any, Any]], letter: str) -> Rows:
    return [dict(row, name=row.get("name", letter + str(at))) for at, row in enumerate(rows, 1)]


OBJECTS = {"chains": (Chain, Kernel, Copy), "kernels": (Kernel, Copy), "operations": (Kernel, Copy), "tasks": (Task,)}


def sections_of(
    section: str, items: Iterable[Input], contexts: Iterable[Context] = (), servers: Iterable[Server] = (),
    streams: Streams = None, **more: Any
) -> Sections:  # fmt: skip
    """The sections that a file of these objects would have. Kernels and copies in place of chains are chains of one step each."""
    found = listed(items, OBJECTS[section], section)
    if section == "chains" and (not found or isinstance(found[0], Chain)):
        listed(found, (Chain,), section)
    elif section != "tasks":
        listed(found, OBJECTS["kernels"], section)
        section = "operations" if any(isinstance(item, Copy) for item in found) else "kernels"
    rows = [item._row() for item in found]
    for at, (item, row) in enumerate(zip(found, rows), 1) if section == "operations" else ():
        row[type(item).__name__.lower()] = row.pop("name", "k{}".format(at))
    steps = itertools.count(1)
    for row in rows if section == "chains" else ():
        row["steps"] = [step._named("k{}".format(next(steps))) for step in row["steps"]]
    of_contexts = _named((context._row() for context in listed(contexts, (Context,), "contexts")), "x")
    of_servers = _named((server._row() for server in listed(servers, (Server,), "servers")), "s")
    for row in of_contexts:
        own: Dict[Any, Any] = {key: row.pop(key) for key in Context._more.values() if key in row}
        if own:
            of_servers.append({**own, "name": row["name"]})
            row["server"] = row["name"]
    cpus = (row.get("cpu") for outer in rows for row in [outer, *outer.get("steps", ())])
    for name, stream in entries(streams, "streams", "names to Stream objects"):
        if not isinstance(stream, Stream):
            raise wrong("streams[{!r}]".format(name), "a Stream object", stream)
        more.setdefault("streams", {})[name] = stream._row()
    named = [{"name": name} for name in dict.fromkeys(cpus) if name is not None]
    beside = {"servers": of_servers, "contexts": of_contexts, "cpus": named}
    return {**more, **{name: value for name, value in beside.items() if value}, section: rows}


class Model(Handle):
    """Sections with rows of values, as a scenario file has them, in the library's form. ``names`` are
    those of the rows of each section, ``summed`` the places of chains that launch a kernel more than once."""

    def __init__(self, sections: Mapping[str, Any], unit: Optional[str] = None) -> None:
        super().__init__("gpurta_model", "gpurta_model_create")
        choose(unit or "ms", UNITS, "unit")
        self.unit = sections.get("time_unit", unit or "ms")
        if unit not in (None, self.unit):
            raise InvalidArgument("unit: {!r}, and the scenario has the time_unit {!r}".format(unit, self.unit))
        self._fault = _api.gpurta_error()
        self._told = ctypes.byref(self._fault)
        self.names: Dict[str, List[str]] = {}
        self.summed: List[int] = []
        self.has_platform = False
        top = {name: value for name, value in sections.items() if name not in _TOP}
        if self.unit != "ms":
            top["time_unit"] = self.unit
        self._rows(SECTIONS["scenario"], [(0, top)], [])
        for name in _TOP:
            if sections.get(name) is not None:
                self._section(name, SECTIONS[name], sections[name], _api.GPURTA_NONE)

    def _section(self, name: str, section: Section, value: Any, parent: int) -> None:
        if name == "platform" and not isinstance(value, Mapping):
            to_platform(value).put(self)
            return
        self.has_platform = self.has_platform or name == "platform"
        try:
            if section.shape == _api.GPURTA_SHAPE_NAMES:
                value = [dict(row, name=name) for name, row in value.items()]
            rows = [value] if section.shape == _api.GPURTA_SHAPE_MAP else value
            letter = section.one[0]
            names = [
                row.get("name") or row.get("kernel") or row.get("copy") or row.get("host") or letter + str(at)
                for at, row in enumerate(rows, 1)
            ]
        except (AttributeError, TypeError, ValueError):
            raise wrong(name, _SHAPES[section.shape], value) from None
        self.names.setdefault(name, []).extend(names)
        if any(str(row.get("count") or 1) != "1" for row in rows if name == "steps"):
            self.summed.append(lib.gpurta_model_rows(self, _CHAINS) - 1)
        where = self._as_parameter_, ctypes.c_int(section.number), ctypes.c_size_t(parent)
        self._rows(section, ((_add(*where), row) for row in rows), names)

    def _rows(self, section: Section, rows: Iterable[Tuple[int, Mapping[Any, Any]]], names: List[str]) -> None:
        model, number, told, times = self._as_parameter_, ctypes.c_size_t(), self._told, section.times
        for row, values in rows:
            number.value = row
            try:
                for name, value in values.items():
                    if type(value) is int and name in times and -_SMALL < value < _SMALL:
                        status = _set_text(model, number, times[name], b"%d" % value, told)
                        if status:
                            check(status, self._fault)
                    elif value is not None:
                        self._value(section, row, values, name, names)
            except (Error, TypeError, ValueError) as error:
                key = _BY_NUMBER[name].name if name in _BY_NUMBER else name if name in section.keys else ""
                self.placed(error, section.number, lib.gpurta_model_rows(self, section.number) - 1, key)
                raise

    def placed(self, error: Exception, section: int, item: int, key: str) -> None:
        """Lets the message of an error begin with a row, as the command's do: "chains[1].steps[0].wcet: ..."."""
        if getattr(error, "place", ""):
            return
        name = _NAMES[section]
        shape = SECTIONS[name].shape
        place = "" if shape == _api.GPURTA_SHAPE_KEYS else name
        if shape == _api.GPURTA_SHAPE_NAMES:
            place += "." + self.names[name][item]
        elif name == "steps":
            parents = [lib.gpurta_model_parent(self, lib.gpurta_model_row(self, section, i)) for i in range(item + 1)]
            chain = next(i for i in itertools.count() if lib.gpurta_model_row(self, _CHAINS, i) == parents[-1])
            place = "chains[{}].steps[{}]".format(chain, parents.count(parents[-1]) - 1)
        elif shape == _api.GPURTA_SHAPE_LIST:
            place += "[{}]".format(item)
        said = getattr(error, "message", None) or str(error)
        said = said[len(key) :] if said.startswith((key + ":", key + " ")) else ": " + said
        setattr(error, "place", ".".join(filter(None, (place, key))))
        restate(error, (getattr(error, "place") + said).lstrip(": "))

    def _value(self, section: Section, row: int, values: Mapping[Any, Any], name: Any, names: List[str]) -> None:
        value = values[name]
        if isinstance(name, int):
            key = _BY_NUMBER[name]
        elif name in section.keys:
            key = _form(section.keys[name], values, value)
        else:
            top = section.shape == _api.GPURTA_SHAPE_KEYS
            known = list(section.keys) + (_TOP if top else [])
            of = [other for other in _TOP if top and name in SECTIONS[other].keys]
            hint = "; it is one of rows, as in {{{!r}: [{{{!r}: ...}}]}}".format(of[0], name) if of else ""
            hint = meant(str(name), known) or hint or "; expected one of " + ", ".join(known)
            raise InvalidArgument("unknown key {!r}{}".format(name, hint))
        if key.kind == _api.GPURTA_VALUE_ROWS:
            inner = _NAMES[key.low]
            self._section(inner, SECTIONS[inner], value, row)
        else:
            others = self.names.get(_NAMES[key.low], []) if key.low in _NAMES else names
            self._set(row, key, value, others)

    def _put(self, setter: Any, row: int, number: int, value: Any) -> None:
        status = setter(self._as_parameter_, row, number, value, self._told)
        if status:
            check(status, self._fault)

    def _set(self, row: int, key: Key, value: Any, names: List[str]) -> None:
        if isinstance(value, Mapping):
            value = list(_entries(value))
        if isinstance(value, (list, tuple)) and key.kind != _api.GPURTA_VALUE_SIZE:
            if not value:
                self._put(lib.gpurta_set_text, row, key.number, None)
            for one in value:
                self._set(row, key, one, names)
        elif key.kind in (_api.GPURTA_VALUE_TIME, _api.GPURTA_VALUE_NUMBER) and not isinstance(value, str):
            self._put(lib.gpurta_set_exact, row, key.number, Number(to_time(value, self.unit, key.name)))
        elif key.kind <= _api.GPURTA_VALUE_PRIORITY and not isinstance(value, str):
            self._put(lib.gpurta_set_count, row, key.number, _whole(key, value))
        else:
            self._put(lib.gpurta_set_text, row, key.number, encode(_in_words(key, value, names)))

    def platform(self) -> str:
        """Its name, and how it differs from what is built in; "" without one."""
        if not self.has_platform:
            return ""
        with Handle("gpurta_platform", "gpurta_model_platform", before=(self,)) as handle:
            slots = lib.gpurta_platform_get(handle, FIELDS["slots"])
            return "{} slot{}".format(slots, "s" * (slots != 1)) if slots > 0 else text(lib.gpurta_platform_title(handle))

    @property
    def first(self) -> str:
        """The section of what is analysed."""
        return next((n for n in ("chains", "operations") if self.names.get(n)), "kernels")

    def position(self, section: str, item: Union[None, int, str], what: str) -> int:
        """The place of a row of a section, by its name or as it is."""
        names = self.names.get(section, [])
        if not isinstance(item, str):
            item = count(item, what, "a name or a position in " + section)
        if item not in (names if isinstance(item, str) else range(len(names))):
            raise InvalidArgument("{}: no {!r} in {}{}".format(what, item, section, among(names)))
        return names.index(item) if isinstance(item, str) else item


def _whole(key: Key, value: Any) -> int:
    """A number, the product of a size [x, y, z], or whether it is True."""
    if key.kind == _api.GPURTA_VALUE_BOOL:
        return int(switch(value, key.name))
    parts = value if isinstance(value, (list, tuple)) else [value]
    return count(functools.reduce(operator.mul, [count(part, key.name) for part in parts], 1), key.name)


def _in_words(key: Key, value: Any, names: List[str]) -> Any:
    """A value as a file has it; ``names`` are those that it may refer to."""
    if isinstance(value, str):
        return value
    if key.kind in (_api.GPURTA_VALUE_REFERENCE, _api.GPURTA_VALUE_REFERENCES):
        position = count(value, key.name, "a name or a position")
        if not 0 <= position < len(names):
            or_ = " or a position below {}".format(len(names)) if names else ""
            raise InvalidArgument("{}: give a name{}, not {}".format(key.name, or_, position))
        return names[position]
    return str(count(value, key.name)) if key.kind in _LISTS else value


def _entries(table: Mapping[Any, Any], before: str = "") -> Iterable[str]:
    """{"sms": {8: 2, 16: 3}}, {"mode": {"15W": 4}} or both, as texts that the library reads."""
    if len(table) != 1 or not set(table) & ({"sms"} if before else {"sms", "mode"}):
        raise InvalidArgument("a table of times is {'sms': {N: TIME}} or {'mode': {NAME: TIME}}")
    ((word, values),) = table.items()
    for name, value in values.items():
        text_ = "{}{} {}".format(before, word, name)
        if isinstance(value, Mapping) and word == "mode":
            yield from _entries(value, text_ + ", ")
        else:
            time = check_time(value, word)
            yield "{}: {}".format(text_, time if isinstance(time, str) else to_time(time, "ms", word))


def _form(forms: List[Key], row: Mapping[Any, Any], value: Any) -> Key:
    """Which of the forms of a key a value of a row has."""
    if len(forms) == 1:
        return forms[0]
    letter = next((word[0] for word in ("kernel", "copy", "host") if word in row), "k")
    if isinstance(value, Mapping):
        return next((key for key in forms if key.kind == _api.GPURTA_VALUE_TABLE), forms[-1])
    bytes_ = isinstance(value, str) and not value.isdigit()
    for key in forms:
        if (
            (not key.kinds or letter in key.kinds)
            and isinstance(value, (list, tuple)) == (key.kind in _LISTS)
            and not (bytes_ and key.kind == _api.GPURTA_VALUE_COUNT)
        ):
            return key
    return forms[-1 if any(not key.kinds or letter in key.kinds for key in forms) else 0]  # of none the library says so
