#!/usr/bin/env python3
"""Writes gpurta/_api.py, the library's functions, constants and records as ctypes sees them, from
the public headers; gpurta/_options.py, the keyword arguments of the analyses, from
src/model/options.def; and for editors and type checkers gpurta/results.py, the columns of results,
from src/base/columns.def, gpurta/_keys.py, what inputs take, from the keys of gpurta/model.h, and
gpurta/__init__.pyi, what analyses take.

    generate.py            writes them
    generate.py --check    fails if they are not what these say

A line of a header that is not understood is an error: nothing is left out silently.
"""

import ast
import keyword
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
INCLUDE = HERE.parent.parent / "include" / "gpurta"
TARGET = HERE / "gpurta" / "_api.py"
MODEL = HERE.parent.parent / "src" / "model"
OPTIONS = HERE / "gpurta" / "_options.py"
RESULTS = HERE / "gpurta" / "results.py"
KEYS = HERE / "gpurta" / "_keys.py"
STUB = HERE / "gpurta" / "__init__.pyi"

# What a Python function takes by keyword: of what is analysed, and the options of these analyses but for
# those that have no effect or that the function sets itself.
CHAINS, PROGRAM, TASKS = ("contexts", "streams", "unit"), ("streams", "unit"), ("unit",)
TAKES = {
    "bound": (CHAINS, ("bound", "runlist"), ("unit", "overhead", "tries")),
    "bound_sensitivity": (
        CHAINS,
        ("bound", "runlist"),
        ("unit", "overhead", "search", "seed", "threads", "explain"),
    ),
    "bound_without_priority": (CHAINS, (), ()),
    "rta": (PROGRAM, ["rta"], []),
    "simulate": (PROGRAM, ["simulate"], []),
    "simulate_chains": (
        CHAINS,
        ["simulate", "runlist"],
        ("policy", "explain", "jitter", "seed", "unit", "overhead"),
    ),
    "runlist": (TASKS, ["runlist"], ["unit"]),
    "host_simulate": (TASKS, ["runlist", "host"], ["unit", "overhead", "reset-cost", "steps"]),
    "host_critical": (TASKS, ["runlist", "host"], ["unit", "overhead", "start", "until", "reset-cost"]),
    "edf": (TASKS, ["edf"], ["points"]),
    "edf_sensitivity": (TASKS, ["edf"], ["responses", "points"]),
    "edf_simulate": (TASKS, ["edf"], ["overhead", "responses", "points"]),
    "partition": (CHAINS, ["partition"], []),
    "resident": (PROGRAM, ["resident"], []),
    "measure": (PROGRAM, ["measure"], []),
}
# Flags that are reserved words of Python, and their opposites.
RENAMED = {"from": "low", "to": "high"}
INPUTS = {"contexts": "Iterable[Context] = ()", "streams": "Streams = None", "unit": "Optional[Unit] = None"}
KINDS = {"cuda": "Union[int, str]", "WHOLE": "int", "SWITCH": "bool", "TIME": "Time"}
# What an analysis takes in place of Given, by the name of the parameter; a scenario and its sections besides
GIVEN = {
    "tasks": "Iterable[Task]", "kernels": "Iterable[Operation]", "operations": "Iterable[Operation]",
    "chains": "Iterable[Chain], Iterable[Operation]",
}  # fmt: skip
# Words by the name of their type: of a key, an enumeration without its prefix, or an option
NAMED = {
    "Unit": "TIME_UNIT", "Queues": "QUEUES", "Level": "TASK_LEVEL", "Mode": "RUNLIST_MODE", "Overhead": "RUNLIST_OVERHEAD",
    "Mechanism": ("partition", "mechanism"), "Policy": ("simulate", "policy"),
    "Method": "gpurta_generator_method GPURTA_", "BoundParameter": "gpurta_bound_parameter GPURTA_BOUND_",
    "EdfParameter": "gpurta_edf_parameter GPURTA_EDF_",
}  # fmt: skip
# What a key of a kind takes, and fields that are no keys
VALUES = {
    "TIME": "Time", "NUMBER": "Time", "COUNT": "int", "BYTES": "Union[int, str]", "SIZE": "Union[int, Sequence[int]]",
    "BOOL": "bool", "NAME": "str", "TEXT": "str", "VERSION": "str", "PRIORITY": "Union[int, str]",
    "MASK": "Union[int, str]", "REFERENCE": "Union[int, str]", "REFERENCES": "Iterable[Union[int, str]]",
    "COUNTS": "Iterable[int]", "SIZES": "Iterable[str]", "TABLE": "Mapping[str, Any]", "ROWS": 'Iterable["Step"]',
}  # fmt: skip
OTHERS = {"operation": "Union[int, str]", "mode": 'Literal["completion", "launch"]', "kind": 'Literal["kernel", "copy", "host"]'}
STEPS = {"kernel": (("blocks", "wcet"), 2), "copy": (("duration",), 0), "host": (("wcet", "bcet"), 1)}  # first, needed

SCALARS = {
    "bool": "c_bool",
    "int": "c_int",
    "unsigned": "c_uint",
    "int16_t": "c_int16",
    "int32_t": "c_int32",
    "int64_t": "c_int64",
    "uint64_t": "c_uint64",
    "size_t": "c_size_t",
    "double": "c_double",
}


class Headers:
    """What the public headers declare."""

    def __init__(self):
        self.constants = {}  # name: number
        self.enums = {}  # type: names
        self.records = {}  # type: [(name, type)]
        self.functions = {}  # name: (result, [types])
        self.cuda = {}  # those of libgpurta-cuda
        self.callbacks = set()  # types of pointers to functions
        self.observed = set()

    def read(self, path):
        """Reads one header, after those that it includes."""
        if path in self.observed:
            return
        self.observed.add(path)
        for name in re.findall(r"#include <gpurta/(\w+\.h)>", path.read_text(encoding="utf-8")):
            self.read(INCLUDE / name)
        text = re.sub(r"/\*.*?\*/", " ", path.read_text(encoding="utf-8"), flags=re.S)
        text = re.sub(r"//[^\n]*", " ", text).replace("\\\n", " ")
        text = self._maps(text)
        for name, value in re.findall(r"^#define +(GPURTA_\w+) +(\S.*?) *$", text, re.M):
            self._constant(name, value)
        text = re.sub(r"^ *#.*$", " ", text, flags=re.M)
        text = re.sub(r'extern +"C" *\{', " ", text)
        for declaration in self._declarations(text):
            self._declaration(" ".join(declaration.split()), path.name)

    @staticmethod
    def _maps(text):
        """Expands enumerations that are made of X(NAME, number, ...) lists."""
        for name, entries in re.findall(r"#define (GPURTA_\w+_MAP)\(X\)([^\n]*)", text):
            pairs = re.findall(r"X\((\w+), *(\d+),", entries)
            use = re.search(
                r"#define (\w+)\(id, number[^)]*\) *(GPURTA_\w*?)##id = number,[^\n]*\s+"
                + name
                + r"\(\1\)\s+#undef \1",
                text,
            )
            if not use or not pairs:
                raise SystemExit("not understood: " + name)
            body = ", ".join(use.group(2) + key + " = " + number for key, number in pairs)
            text = text.replace(use.group(0), body)
            text = re.sub(r"#define " + name + r"\(X\)[^\n]*", "", text)
        return text

    def _constant(self, name, value):
        number = re.match(r"^\(?(-?\d+)[uUlL]*\)?$", value)
        if number:
            self.constants[name] = int(number.group(1))
        elif value in ("SIZE_MAX", "INT64_MIN", "INT64_MAX"):
            self.constants[name] = "_" + value

    @staticmethod
    def _declarations(text):
        depth, start = 0, 0
        for position, character in enumerate(text):
            depth += {"{": 1, "}": -1}.get(character, 0)
            if depth < 0:  # the end of extern "C"
                depth, start = 0, position + 1
            elif character == ";" and depth == 0:
                yield text[start:position]
                start = position + 1
        if text[start:].strip():
            raise SystemExit("not understood: " + text[start:].strip())

    def _declaration(self, text, where):
        enum = re.match(r"^typedef enum (\w+) \{(.*)\} \w+$", text)
        record = re.match(r"^typedef struct (\w+) \{(.*)\} \w+$", text)
        function = re.match(r"^GPURTA_API (?:GPURTA_MUST_USE )?(.*?)(\w+)\((.*)\)$", text)
        callback = re.match(r"^typedef \w+ \(\*(\w+)\)\(.*\)$", text)
        if enum:
            self._enum(enum.group(1), enum.group(2))
        elif record:
            self._record(record.group(1), record.group(2))
        elif function:
            result, name, parameters = function.groups()
            types = [] if parameters == "void" else [self._type(p) for p in parameters.split(",")]
            functions = self.cuda if where == "measure.h" else self.functions
            functions[name] = (self._type(result + " result"), types)
        elif callback:
            self.callbacks.add(callback.group(1))
        elif not re.match(r"^typedef struct (\w+) \1$", text):
            raise SystemExit("{}: not understood: {}".format(where, text))

    def _enum(self, name, body):
        self.enums[name] = []
        number = -1
        for entry in (e.strip() for e in body.split(",") if e.strip()):
            key, _, value = (part.strip() for part in entry.partition("="))
            number = int(value, 0) if value else number + 1
            self.constants[key] = number
            self.enums[name].append(key)

    def _record(self, name, body):
        fields = []
        for line in (f.strip() for f in body.split(";") if f.strip()):
            if "*" in line:
                fields.append((re.findall(r"\w+", line)[-1], self._type(line)))
                continue
            kind, names = re.match(r"^((?:const )?\w+) +(.*)$", line).groups()
            for field in names.split(","):
                array = re.match(r"^ *(\w+)\[(\w+)\]$", field)
                if array:
                    length = self.constants.get(array.group(2), array.group(2))
                    fields.append((array.group(1), "{} * {}".format(self._scalar(kind), length)))
                else:
                    fields.append((field.strip(), self._scalar(kind)))
        self.records[name] = fields

    def _scalar(self, kind):
        if kind == "char":
            return "c_char"
        if kind in self.records or kind == "mpq_srcptr":
            return kind if kind in self.records else "c_void_p"
        return SCALARS.get(kind) or ("c_int" if kind in self.enums else self._unknown(kind))

    def _type(self, declaration):
        text = declaration.replace("*", " * ").split()
        words = [w for w in text if w != "const"]
        if words[-1] != "*":
            words = words[:-1]  # the parameter's name
        if words == ["void"]:
            return "None"
        if words[0] in ("mpq_ptr", "mpq_srcptr", "mpz_ptr", "mpz_srcptr") or "*" in words:
            return "c_char_p" if words == ["char", "*"] and "const" in text else "c_void_p"
        return "c_void_p" if words[0] in self.callbacks else self._scalar(words[0])

    @staticmethod
    def _unknown(kind):
        raise SystemExit("no ctypes type for " + kind)


def write(headers):
    """The text of _api.py."""
    lines = [
        '"""Functions, constants and records of libgpurta: written by generate.py, not by hand."""',
        "",
        "# flake8: noqa",
        "import ctypes",
        "from ctypes import c_char, c_char_p, c_void_p",
        "from ctypes import " + ", ".join(sorted(set(SCALARS.values()))),
        "from typing import Any, Dict, List, Tuple",
        "",
        "_SIZE_MAX = c_size_t(-1).value",
        "_INT64_MIN = -(2**63)",
        "_INT64_MAX = 2**63 - 1",
        "",
    ]
    lines += ["{} = {}".format(*item) for item in headers.constants.items()]
    lines += ["", "ENUMS: Dict[str, List[str]] = {"]
    for name, members in headers.enums.items():
        lines += ['    "{}": ['.format(name)] + ['        "{}",'.format(m) for m in members] + ["    ],"]
    lines += ["}"]
    for name, fields in headers.records.items():
        lines += ["", "", "class {}(ctypes.Structure):".format(name), "    _fields_ = ["]
        lines += ['        ("{}", {}),'.format(*field) for field in fields]
        lines += ["    ]"]
    for table, functions in (("FUNCTIONS", headers.functions), ("CUDA_FUNCTIONS", headers.cuda)):
        lines += ["", "", table + ": Dict[str, Tuple[Any, List[Any]]] = {"]
        for name, (result, types) in functions.items():
            lines.append('    "{}": ({}, [{}]),'.format(name, result, ", ".join(types)))
        lines.append("}")
    return "\n".join(lines) + "\n"


def read_table(script):
    """The rows of a table of the library, by the script that writes the header from it."""
    place = {"__file__": str(script), "__name__": script.stem}
    exec(script.read_text(encoding="utf-8"), place)
    return place["read"]()


def keyword_of(option, headers):
    """An option as an Option of _options.py; its text begins with the values that it takes."""
    names = dict(headers.constants, NO_DEFAULT=None, ZERO=0, INT64_MAX=2**63 - 1)

    def value(text):
        return names[text] if text in names else int(text)

    name = RENAMED.get(option["flag"], option["flag"]).replace("-", "_")
    kind, default, words, values = option["kind"], value(option["default"]), {}, ""
    if kind == "WORD":
        words = {word: code for code, word in enumerate(option["words"].split("\\0"))}
        default = None if default is None else list(words)[default]
        values = ", ".join(map(repr, words)) + ": "
    elif kind == "WHOLE":
        high = value(option["high"])
        top = " or more" if high == 2**63 - 1 else "..{:,}".format(high)
        values = "{:,}{}: ".format(value(option["low"]), top)
    elif kind == "TIME":
        values = "time: "
    else:
        default = bool(default)
    return name, int(option["number"]), kind, default, words, values + option["text"]


def write_options(headers):
    """The text of _options.py."""
    listed = read_table(MODEL / "options.py")
    keywords = {option["key"]: keyword_of(option, headers) for option in listed}
    options = ["    {}: Option{!r},".format(values[1], values) for values in keywords.values()]
    tables = []
    for function, (common, *_) in TAKES.items():
        taken = tuple(keywords[o["key"]][1] for o in taken_by(function, listed))
        tables.append("    {!r}: {!r},".format(function, (common, taken)))
    return """\"\"\"What an analysis takes by keyword: written by generate.py, not by hand.\"\"\"

# flake8: noqa
from typing import Any, Dict, NamedTuple, Tuple

Option = NamedTuple(
    "Option", [("name", str), ("key", int), ("kind", str), ("default", Any), ("words", Dict[str, int]), ("text", str)]
)
_ALL = {
%s
}
_TAKES: Dict[str, Tuple[Tuple[str, ...], Tuple[int, ...]]] = {
%s
}
INPUTS = {function: inputs for function, (inputs, _) in _TAKES.items()}
OPTIONS = {function: tuple(_ALL[key] for key in keys) for function, (_, keys) in _TAKES.items()}
""" % tuple(map("\n".join, (options, tables)))


def input_classes():
    """{class: (section, kinds, leading fields, how many are needed, {field: KEY})} of gpurta/model.py."""
    found = {"Input": ("", "", (), 0, {})}
    for node in ast.parse((HERE / "gpurta" / "model.py").read_text(encoding="utf-8")).body:
        bases = [base.id for base in getattr(node, "bases", ()) if getattr(base, "id", "") in found]
        if not bases:
            continue
        given = dict(zip(("_section", "_kinds", "_first", "_needs", "_more"), found[bases[0]]))
        for item in (i for i in node.body if isinstance(i, ast.Assign)):
            target = item.targets[0]
            pairs = zip(target.elts, item.value.elts) if isinstance(target, ast.Tuple) else [(target, item.value)]
            for name, value in ((name.id, value) for name, value in pairs):
                if name == "_more":
                    numbers = [v.attr[len("GPURTA_KEY_") :] for v in value.values]
                    given[name] = dict(zip(map(ast.literal_eval, value.keys), numbers))
                elif name in given:
                    given[name] = ast.literal_eval(value)
        found[node.name] = tuple(given.values())
    return {name: about for name, about in found.items() if about[0] or about[2]}


def read_keys():
    """The keys of gpurta/model.h: (KEY, letters of sections, kinds, name, kind of value, whether it has words)."""
    text = (INCLUDE / "model.h").read_text(encoding="utf-8").replace("\\\n", " ")
    letters = dict(re.findall(r"X\(\w+, \d+, '(.)', \"(\w+)\"", text))
    pattern = r'X\((\w+), \d+, "([^"]*)", "(\w*)", [01],\s+"(\w+)",\s+(\w+),[^,]*,[^,]*,\s+(NULL|0|"(?:[^"\\]|\\.)*")'
    listed = re.search(r"#define GPURTA_KEY_MAP\(X\)([^\n]*)", text).group(1)
    keys = re.findall(pattern, listed)
    if len(keys) != len(re.findall(r"X\(\w+, \d+,", listed)):
        raise SystemExit("not understood: a key of model.h")
    return {name: letter for letter, name in letters.items()}, keys


def literal(words):
    """The type of words, which may be as C has them."""
    words = words.strip('"').split("\\0") if isinstance(words, str) else words
    return "Literal[{}]".format(", ".join('"{}"'.format(word) for word in words if word))


def named_types(headers):
    """The lines that give words the names of their types."""
    keys, options, lines = {key[0]: key[5] for key in read_keys()[1]}, read_table(MODEL / "options.py"), []
    for name, source in NAMED.items():
        if isinstance(source, tuple):
            words = next(o["words"] for o in options if (o["analysis"], o["flag"]) == source)
        elif " " in source:
            enum, prefix = source.split()
            words = [member[len(prefix) :].lower().replace("_", "-") for member in headers.enums[enum]]
        else:
            words = keys[source]
        lines.append("    {} = {}".format(name, literal(words)))
    return lines


def value_type(forms):
    """What a key with these forms takes."""
    types = []
    for name, _, _, _, kind, words in forms:
        types.append(literal(words) if kind == "WORD" else "Union[int, str]" if kind == "COUNT" and words[0] == '"' else VALUES[kind])
        types += ['"After"'] * (name == "AFTER")
    types = list(dict.fromkeys(types))
    return types[0] if len(types) == 1 else "Union[{}]".format(", ".join(types))


def input_fields(section, kinds, first, more):
    """{field: type} of an input, in the order of model.py."""
    letters, keys = read_keys()
    mine = [k for k in keys if section and letters[section] in k[1] and (not kinds or not k[2] or kinds in k[2])]
    found = dict.fromkeys(first)
    found.update({"name": "str"} if section not in ("", "streams") else {})
    for name in (key[3] for key in mine if key[4] != "NAME"):
        found[name + "_" * keyword.iskeyword(name)] = value_type([key for key in mine if key[3] == name])
    found.update((field, value_type([key for key in keys if key[0] == name])) for field, name in more.items())
    return {name: kind or OTHERS[name] for name, kind in found.items()}


def optional(kind, needed):
    return kind if needed else "Optional[{}]".format(kind)


def function_stub(name, parameters, result):
    """The lines of a function without a body."""
    return ["def {}(".format(name)] + ["    {},".format(p) for p in parameters] + [") -> {}: ...".format(result)]


def parameters_of(fields, by_position, needs):
    """Those of a function that takes these fields: the first by position, too, and the first ``needs`` always."""
    found = []
    for at, (name, kind) in enumerate(fields.items()):
        found += ["*"] * (at == by_position)
        found.append("{}: {}{}".format(name, optional(kind, at < needs), "" if at < needs else " = None"))
    return found


def write_keys(headers):
    """The text of _keys.py."""
    lines = named_types(headers)
    for name, (section, kinds, first, needs, more) in input_classes().items():
        fields, body = input_fields(section, kinds, first, more), []
        for at, (field, kind) in enumerate(fields.items()):
            kept = re.sub(r"Iterable\[((?:[^][]|\[[^][]*\])*)\]", r"Tuple[\1, ...]", kind)  # _checked()
            body.append("{}: {}".format(field, optional(kept, at < needs)))
        body += function_stub("__init__", ["self"] + parameters_of(fields, len(first), needs), "None")
        for one, (leading, least) in STEPS.items() if name == "Step" else ():
            fields = input_fields(section, one[0], leading, {})
            body += ["@staticmethod"] + function_stub(one, parameters_of(fields, len(leading), least), '"Step"')
        lines += ["", "", "class {}Keys:".format(name), "    if TYPE_CHECKING:"] + ["        " + line for line in body]
    return """\"\"\"What inputs take, for editors and type checkers: written by generate.py, not by hand.\"\"\"

# flake8: noqa
from typing import TYPE_CHECKING, Any, Iterable, Mapping, Optional, Sequence, Tuple, Union

from .times import Time

if TYPE_CHECKING:
    from typing_extensions import Literal

    from .model import After, Step

%s
""" % "\n".join(lines)


def taken_by(function, listed):
    """The options that a function takes."""
    _, analyses, without = TAKES[function]
    return [o for o in listed if o["analysis"] in analyses and o["flag"] not in without]


def write_stub(headers):
    """The text of __init__.pyi: what __init__.py offers, and every keyword of the analyses."""
    package, lines, functions = HERE / "gpurta", [], []
    listed = read_table(MODEL / "options.py")
    for node in ast.parse((package / "__init__.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            names = [alias.name for alias in node.names]
            plain = ", ".join("{0} as {0}".format(name) for name in names if name not in TAKES)
            lines += ["from .{} import {}".format(node.module or "", plain)] * bool(plain)
            source = (package / "{}.py".format(node.module)).read_text(encoding="utf-8")
            for name in (name for name in names if name in TAKES):
                functions += [""] + analysis_stub(name, source, taken_by(name, listed), headers)
    return """# What gpurta offers, for editors and type checkers: written by generate.py, not by hand.

from typing import Any, Dict, Iterable, Mapping, Optional, Sequence, Union

from . import errors as errors, model as model, record as record, results, times as times
from ._keys import %s
from .model import Operation, PlatformLike, Streams
from typing_extensions import Literal
%s

__version__: str
%s
""" % (", ".join(NAMED), "\n".join(lines), "\n".join(functions))


def analysis_stub(name, source, options, headers):
    """The lines of a function: its parameters, what is analysed, and its options."""
    said = re.search(r"^def " + name + r"\(\s*(.*?),\s+\*\*options: Any\s*\) -> (.*?):$", source, re.M | re.S)
    own, result = " ".join(said.group(1).split()), said.group(2).strip('"')
    own = re.sub(': "([^"]*)"', r": \1", own)
    own = re.sub(r"(\w+): Given", lambda given: "{}: Union[{}, Mapping[str, Any], Scenario]".format(given.group(1), GIVEN[given.group(1)]), own)
    parameters = [own] + ["*"] * ("*" not in own) + ["{}: {}".format(one, INPUTS[one]) for one in TAKES[name][0]]
    for option in options:
        called, _, kind, default, words, _ = keyword_of(option, headers)
        parameters.append("{}: Optional[{}] = {!r}".format(called, literal(words) if words else KINDS.get(called) or KINDS[kind], default))
    return function_stub(name, parameters, result)


# What a column of a kind is; a name is always there, so is a verdict whose text has no "absent", and everything else may be absent.
COLUMNS = {
    "TEXT": "str", "WORDS": "Tuple[str, ...]", "COUNT": "int", "BIG": "int", "TIME": "Fraction",
    "BOOL": "bool", "MEETS": "bool", "VERDICT": "Verdict",
}  # fmt: skip
ON_DEMAND = ("RUNLIST_TERMS", "RUNLIST_GAPS", "RUNLIST_LIST")  # tables that are left out where they were not asked for
SINGLE = ("EDF_WITNESS",)  # one row or none
OF_RUN = [
    "proves: str", '"""this run only: a verdict of it says nothing of other runs"""',
    "assumptions: Tuple[str, ...]", '"""an assumption on which the run rests"""',
]  # fmt: skip
MORE = dict.fromkeys(("SIMULATE", "EDF_SIMULATION", "HOST"), OF_RUN)
MORE["RTA"] = ['trace: Optional[Tuple["RtaStep", ...]]', '"""with ``trace``"""']


def write_results():
    """The text of results.py. Classes are called as _result.py calls them, and have what it reads."""
    tables, columns = read_table(HERE.parent.parent / "src" / "base" / "columns.py")
    number = {table["table"]: table for table in tables}
    lines = []

    def name_of(table):
        outer = number[table["parent"]]["name"] if table["parent"] != table["table"] else ""
        words = " ".join([table["analysis"], outer, table["name"]]).replace("-", " ").split()
        return "".join(word.capitalize() for word in words)

    def field(table):
        own = [c for c in columns if c["table"] == table["table"]]
        inner = any(t["parent"] == table["table"] for t in tables if t is not table)
        plain = (len(own) == 1 and not inner) or table["table"] == "RUNLIST_LIST"
        kind = COLUMNS[own[0]["kind"]] if plain else '"{}"'.format(name_of(table))
        kind = kind if table["table"] in SINGLE else "Tuple[{}, ...]".format(kind)
        return "Optional[{}]".format(kind) if table["table"] in SINGLE + ON_DEMAND else kind

    for table in (t for t in tables if t["analysis"] != "model"):
        inside = [t for t in tables if t["parent"] == table["table"] and t is not table]
        listed = [t for t in tables if t["analysis"] == table["analysis"] and t["name"] and t["parent"] == t["table"]]
        first = (listed or inside if not table["name"] else inside)[:1]
        bases = ['_Rows["{}"]'.format(name_of(t)) for t in first] + ["_TypedRow" if table["name"] else "_TypedResult"]
        lines += ["", "    class {}({}):".format(name_of(table), ", ".join(bases))]
        lines.append('        """{}"""'.format(table["text"][0].upper() + table["text"][1:]))
        for column in (c for c in columns if c["table"] == table["table"]):
            name, kind = column["name"], COLUMNS[column["kind"]]
            always = name == "name" or (column["kind"] == "VERDICT" and "absent" not in column["text"])
            kind = kind if always else "Optional[{}]".format(kind)
            lines.append("        {}{}: {}".format(name, "_" * keyword.iskeyword(name), kind))
            lines.append('        """{}"""'.format(column["text"]))
        for one in inside + (listed if not table["name"] else []):
            lines += ["        {}: {}".format(one["name"], field(one)), '        """{}"""'.format(one["text"])]
        lines += ["        " + line for line in MORE.get(table["table"], ())]
        if not table["name"]:  # of what rows() and to_dataframe() take
            names = dict.fromkeys(t["name"] for t in tables if t["analysis"] == table["analysis"])
            kind = "Literal[{}]".format(", ".join('"{}"'.format(name) for name in names))
            for name, made in ("rows", "List[Dict[str, Any]]"), ("to_dataframe", "Any"):
                lines.append('        def {}(self, table: {} = "") -> {}: ...  # type: ignore[override]'.format(name, kind, made))
    return """\"\"\"Classes of results and their rows, with the columns of each: written by generate.py, not by hand.

For annotations: ``from gpurta.results import BoundChains``. Type checkers know
each column from here; what is there at run time is made from the library's tables (_result.py).
\"\"\"

# flake8: noqa
from typing import TYPE_CHECKING

from ._result import TABLES

if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Any, Dict, Generic, Iterator, List, Optional, Tuple, TypeVar, Union, overload

    from typing_extensions import Literal

    from ._analyses import RtaStep
    from ._result import Result, Row
    from .record import Verdict

    _Row = TypeVar("_Row", bound=Row)

    class _TypedResult(Result):
        __getattr__: None  # type: ignore  # there are no other names

    class _TypedRow(Row):
        __getattr__: None  # type: ignore

    class _Rows(Generic[_Row]):
        def __iter__(self) -> Iterator[_Row]: ...
        @overload
        def __getitem__(self, key: Union[int, str]) -> _Row: ...
        @overload
        def __getitem__(self, key: slice) -> Tuple[_Row, ...]: ...
        def __getitem__(self, key: Any) -> Any: ...
%s
else:
    globals().update({table.row.__name__: table.row for tables in TABLES.values() for table in tables})
""" % "\n".join(lines)


def main():
    headers = Headers()
    for path in [INCLUDE / "gpurta.h"] + sorted(INCLUDE.glob("*.h")):
        headers.read(path)
    written = {
        TARGET: write(headers), OPTIONS: write_options(headers), RESULTS: write_results(), KEYS: write_keys(headers),
        STUB: write_stub(headers),
    }  # fmt: skip
    for target, text in written.items():
        if "--check" not in sys.argv[1:]:
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            print("the public headers or options.def have changed; write the Python side anew:")
            print("    python3 bindings/python/generate.py")
            return 1
    print("{} functions, {} constants".format(len(headers.functions) + len(headers.cuda), len(headers.constants)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
