"""The shared library: found, loaded, and called with its rules (status, error record, handles)."""

import ctypes
import itertools
import os
import sys
from ctypes import byref
from types import TracebackType
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Type

from . import _api, errors

SONAME = "libgpurta.so.{}".format(_api.GPURTA_VERSION_MAJOR)
CUDA_SONAME = "libgpurta-cuda.so.{}".format(_api.GPURTA_VERSION_MAJOR)


def _beside(soname: str) -> Iterator[str]:
    """Files beside the package, in the library folders of the prefix it is installed in, and what its clone built."""
    folder = os.path.dirname(os.path.abspath(__file__))
    triplet = getattr(sys.implementation, "_multiarch", "")  # as sysconfig has it, which takes longer to import
    for _ in range(4):
        yield os.path.join(folder, soname)
        if triplet:
            yield os.path.join(folder, triplet, soname)
        for name in sorted(os.listdir(folder)) if os.access(folder, os.R_OK) else ():
            if name.startswith("build"):
                yield os.path.join(folder, name, soname)
        folder = os.path.dirname(folder)


def _carried(soname: str) -> None:
    """A wheel may carry what the library needs; loaded first, it is found by its name."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), soname)
    if os.path.exists(path):
        ctypes.CDLL(path, mode=ctypes.RTLD_GLOBAL)


def _path(variable: str, soname: str, folder: str = "") -> str:
    """Where a library is: named by the environment, in a folder, beside the package, or the loader finds it."""
    near = itertools.chain([os.path.join(folder, soname)] if folder else [], _beside(soname))
    named = os.environ.get(variable)
    return named if named else next((path for path in near if os.path.exists(path)), soname)


def _open() -> ctypes.CDLL:
    _carried("libgmp.so.10")
    path = _path("GPURTA_LIBRARY", SONAME)
    try:
        return ctypes.CDLL(path)
    except OSError as e:
        if path == os.environ.get("GPURTA_LIBRARY"):
            raise ImportError("GPURTA_LIBRARY={}: {}".format(path, e)) from None
        raise ImportError(
            "{} is not found: install the package libgpurta0, build the clone that the Python package"
            " is in, put the library beside the package, or name its file in the environment variable GPURTA_LIBRARY ({})".format(path, e)
        ) from None


_SHORT = ("gpurta_add", "gpurta_set_", "gpurta_get_", "gpurta_rows", "gpurta_children")


def _declare(library: ctypes.CDLL, functions: Any) -> None:
    held = ctypes.PyDLL(library._name, handle=library._handle)
    for name, (result, arguments) in functions.items():
        try:
            function = getattr(library, name)
        except AttributeError:
            mine = _api.GPURTA_VERSION_MAJOR, _api.GPURTA_VERSION_MINOR, _api.GPURTA_VERSION_PATCH
            said = "{} has no {}: the library is older than the Python package {}.{}.{}"
            raise ImportError(said.format(library._name, name, *mine)) from None
        if name.startswith(_SHORT):  # cheaper where other threads are not let in between
            function = getattr(held, name)
            setattr(library, name, function)
        function.restype = result
        function.argtypes = arguments


lib: Any = _open()
_declare(lib, _api.FUNCTIONS)


def text(value: Optional[bytes]) -> str:
    """A text of the library; "" for NULL."""
    return value.decode("utf-8", "replace") if value else ""


def wrong(what: str, expected: str, found: Any, hint: str = "") -> TypeError:
    """For an argument of another type."""
    shown = repr(found)
    kind = type(found).__name__
    shown = shown if len(shown) <= 200 and "\n" not in shown else "a " + kind
    of = " ({})".format(kind) if type(found).__module__ != "builtins" and kind not in shown else ""
    return TypeError("{}expected {}, found {}{}{}".format(what and what + ": ", expected, shown, of, hint and "; " + hint))


def encode(value: Any, what: str = "") -> Optional[bytes]:
    """A name for the library, which ends texts with a zero byte."""
    if value is None:
        return None
    if not isinstance(value, str):
        raise wrong(what, "a text", value)
    if "\0" in value:
        raise ValueError("a name cannot contain a zero byte: {!r}".format(value))
    return value.encode("utf-8")


def is_whole(value: Any) -> bool:
    """Whether it is an int, or one of another library: no bool, and no array of one number."""
    return hasattr(value, "__index__") and not isinstance(value, bool) and not hasattr(value, "__len__")


def count(value: Any, what: str, expected: str = "a whole number", most: int = 2**63) -> int:
    """A whole number that fits into 64 bits."""
    if not is_whole(value):
        raise wrong(what, expected, value)
    number = int(value.__index__())
    if not -(2**63) <= number < most:
        raise errors.OutOfRange("{}: {} does not fit into 64 bits".format(what, number))
    return number


def switch(value: Any, what: str) -> bool:
    """True or False."""
    if isinstance(value, (str, list, tuple)) or value not in (False, True):
        raise wrong(what, "True or False", value)
    return bool(value)


def entries(value: Any, what: str, expected: str) -> Any:
    """The entries of a mapping, or of None none."""
    if value is not None and not hasattr(value, "items"):
        raise wrong(what, "a mapping of " + expected, value)
    return () if value is None else value.items()


def path_of(value: Any, what: str, expected: str = "the path of a file") -> str:
    """The path of a file."""
    if not isinstance(value, (str, os.PathLike)):
        raise wrong(what, expected, value)
    return os.fspath(value)


def choose(value: Any, choices: Any, what: str) -> int:
    """The number of one of some names."""
    if value.__hash__ is None or value not in choices:
        near = meant(str(value), filter(None, choices))
        raise errors.InvalidArgument("{}: {!r} is none of {}{}".format(what, value, ", ".join(map(repr, choices)), near))
    return int(choices[value])


def among(names: Iterable[Any]) -> str:
    """Which there are, for a message: twenty of them at most."""
    listed = list(map(repr, names))
    return "; there are {}{}".format(", ".join(listed[:20]) or "none", ", ..." * (len(listed) > 20))


def meant(name: str, names: Iterable[str]) -> str:
    """What a name that is none of ``names`` may be meant for; "" if nothing is near."""
    import difflib  # here: few programs need it

    near = difflib.get_close_matches(name, list(names), 1)
    return "; did you mean {!r}?".format(near[0]) if near else ""


def arguments(
    function: str, given: Sequence[Any], named: Mapping[str, Any], first: Sequence[str], names: Iterable[str],
    needed: Iterable[str]
) -> Dict[str, Any]:  # fmt: skip
    """The arguments of a call by name: ``first`` are those by position, and ``names`` are all. Says what would be right."""

    def refused(said: str) -> TypeError:
        listed = list(first) + [name + "=" for name in names if name not in first]
        return TypeError("{}() {}: {}({})".format(function, said, function, ", ".join(listed)))

    if len(given) > len(first):
        raise refused("takes {} by position, found {}".format(len(first), len(given)))
    made = dict(zip(first, given))
    for name in named:
        if name not in names or name in made:
            near = meant(name, (name for name in names if name not in made))
            raise TypeError("{}() got an unexpected keyword argument {!r}{}".format(function, name, near))
    made.update(named)
    for name in needed:
        if made.get(name) is None:
            raise refused("needs {!r}".format(name))
    return made


def call(name: str, *arguments: Any) -> None:
    """Calls a function whose last argument is the error record; raises what it reports."""
    record = _api.gpurta_error()
    check(getattr(lib, name)(*arguments, byref(record)), record, *arguments[:1])


def check(status: int, record: Any, model: Any = None) -> None:
    """Raises what a status and its error record report; of a model, with the place in it."""
    if status != _api.GPURTA_OK:
        at = lib.gpurta_key_info(record.key)  # of a model
        key = _api.gpurta_key_facts.from_address(at) if at else None
        where = text(key.name) + ": " if key else ""
        error = errors.from_status(
            status,
            text(lib.gpurta_status_name(status)),
            where + text(record.message),
            None if record.item < 0 else record.item,
            key is None or key.kind in (_api.GPURTA_VALUE_TIME, _api.GPURTA_VALUE_TABLE),
        )
        if record.section and record.item >= 0 and hasattr(model, "placed"):
            model.placed(error, record.section, record.item, where[:-2])
        raise error


class Handle:
    """A handle of the library, destroyed at the end of its ``with`` block, or with the object."""

    def __init__(
        self, kind: str, create: str, *arguments: Any, before: Sequence[Any] = (), destroy: Optional[str] = None
    ) -> None:
        self._destroy = destroy or kind + "_destroy"
        self._as_parameter_ = ctypes.c_void_p()
        call(create, *before, byref(self._as_parameter_), *arguments)

    def __enter__(self) -> "Handle":
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], value: Optional[BaseException], where: Optional[TracebackType]
    ) -> None:
        getattr(lib, self._destroy)(self._as_parameter_)
        self._as_parameter_ = ctypes.c_void_p()

    def __del__(self) -> None:
        if self._as_parameter_:
            getattr(lib, self._destroy)(self._as_parameter_)


def load_cuda() -> None:
    """Loads libgpurta-cuda when it is needed: from GPURTA_CUDA_LIBRARY, from beside libgpurta or
    the package, or by the system's loader. Its functions then are among those of ``lib``."""
    if hasattr(lib, "gpurta_device_open"):
        return
    path = _path("GPURTA_CUDA_LIBRARY", CUDA_SONAME, os.path.dirname(lib._name))
    try:
        library = ctypes.CDLL(path)
    except OSError as e:
        raise errors.Unavailable("libgpurta-cuda is not found: {}".format(e), "unavailable") from None
    _declare(library, _api.CUDA_FUNCTIONS)
    for name in _api.CUDA_FUNCTIONS:
        setattr(lib, name, getattr(library, name))


def names_of(function: str) -> List[str]:
    """The texts that a function of an index gives, up to the first NULL."""
    given = map(getattr(lib, function), itertools.count())
    return [text(name) for name in itertools.takewhile(lambda name: name is not None, given)]


def facts(kind: Any, function: str, *first: Any, start: int = 0) -> Iterator[Any]:
    """The records that a function of an index gives, up to the first NULL."""
    given = (getattr(lib, function)(*first, position) for position in itertools.count(start))
    return map(kind.from_address, itertools.takewhile(bool, given))


def values_of(enumeration: str, prefix: str) -> Dict[str, int]:
    """The values of an enumeration by their names without the prefix: "max-scale"."""
    members = _api.ENUMS[enumeration]
    return {m[len(prefix) :].lower().replace("_", "-"): getattr(_api, m) for m in members}


def version() -> str:
    """Version of the library that is loaded, as "major.minor.patch"."""
    return text(lib.gpurta_version())
