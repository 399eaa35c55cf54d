"""Scenario files in Python: read and analysed by the command ``gpurta``, so that a file means here
exactly what it means there, with all its sections and messages with line and column."""

import os
import re
from fractions import Fraction
from typing import Any, Dict, Optional, Tuple, Union

from . import errors
from ._command import failure, run
from ._library import meant, path_of, wrong
from ._result import TABLES, no_attribute
from .record import Picture, Record, Sequence, Verdict, escaped

_TIME = re.compile(r"-?[0-9]+(/[0-9]+)?\Z")
_TEXTS = ("name", "stream", "kind", "reason", "title", "path")
_ITEMS = ("chains", "kernels", "tasks", "operations")
_COLUMNS = {name for tables in TABLES.values() for table in tables for name in table.fields}
_ASKED = (("chains", ("bound",)), ("kernels", ("rta", "bound", "simulate")),
          ("operations", ("rta", "bound", "simulate")), ("tasks", ("edf", "runlist")))


def _value(key: str, value: Any) -> Any:
    """JSON of a result: exact times are Fractions, lists of objects are tuples of records."""
    if isinstance(value, dict):
        return Found(**{k: _value(k, v) for k, v in value.items()})
    if isinstance(value, list):
        return tuple(_value(key, v) for v in value)
    if key == "verdict" and value in [v.value for v in Verdict]:
        return Verdict(value)
    if isinstance(value, str) and key not in _TEXTS and _TIME.match(value):
        return Fraction(value)
    return value


class Found(Record):
    """A row of it: every key is an attribute."""

    def __getattr__(self, name: str) -> Any:
        """Of what results of the library have, and this one has not: None."""
        if name in _COLUMNS:
            return None
        raise no_attribute(self, name, self.__dict__)


class Analysis(Found, Sequence[Found]):
    """What one command says of a scenario: iterable over its chains, kernels, tasks or operations,
    by position and name; every key of its JSON is an attribute. Times are exact, in ``time_unit``.

    ``verdict`` is a Verdict, or None where there is no deadline; ``simulate`` has none, since it
    shows one run.
    """

    command: str
    time_unit: str
    verdict: Optional[Verdict]

    def _items(self) -> Tuple[Found, ...]:
        return next((self.__dict__[key] for key in _ITEMS if key in self.__dict__), ())


class Analyses(Dict[str, Analysis]):
    """Results by command."""

    refused: Dict[str, str] = {}

    def __missing__(self, command: str) -> Analysis:
        said = "; it was refused: " + self.refused[command] if command in self.refused else ""
        raise KeyError("no result of {!r}; there are: {}{}".format(command, ", ".join(map(repr, self)), said))


def _refusal(refused: Dict[str, str]) -> str:
    """The messages of all commands; one line where they are the same but for a hint."""
    said = {command: text.replace("gpurta: {}: ".format(command), "", 1) for command, text in refused.items()}
    if len({text.partition("; ")[0] for text in said.values()}) > 1:
        return "\n".join(dict.fromkeys(refused.values()))
    text = max(said.values(), key=lambda text: "did you mean" in text, default="")
    return text if text in refused.values() else "gpurta: {}: {}".format(", ".join(said), text)


class Scenario(Record):
    """A scenario file: ``sections`` as a dict, as ``gpurta convert --to json`` writes them (names of
    platforms resolved, numbers exact). ``name`` is the file's."""

    name: str
    sections: Dict[str, Any]
    _file: Tuple[str, str] = ("", "")  # text that load() made of the file, and the file's SHA-256

    def _values(self) -> Dict[str, Any]:
        return {"name": self.name, "sections": self.sections}

    def __repr__(self) -> str:
        """The platform by its name, lists by their lengths: ``sections`` has all."""
        said = ["name={!r}".format(self.name)]
        for section, value in self.sections.items():
            if isinstance(value, dict):
                value = value.get("name", value)
            counted = "<{} item{}>".format(len(value), "s" * (len(value) != 1)) if isinstance(value, (list, dict)) else repr(value)
            said.append("{}={}".format(section, counted))
        return "{}({})".format(type(self).__name__, ", ".join(said))

    def __getitem__(self, section: str) -> Any:
        if section not in self.sections:
            raise KeyError("no section {!r}{}".format(section, meant(str(section), self.sections) or "; there are: " + ", ".join(self.sections)))
        return self.sections[section]

    def __setitem__(self, section: str, value: Any) -> None:
        self.sections[section] = value

    def _text(self) -> str:
        import json  # here: few programs need it

        return json.dumps(self.sections, indent=2, default=lambda value: str(Fraction(value))) + "\n"

    def _run(self, command: str, *words: str) -> Tuple[int, str, str]:
        """What a command says of its text, given on standard input: exit status, output and errors."""
        status, out, err = run([command, "-", *words], self._text().encode())
        return status, out, err.replace("<stdin>", self.name + " (as dump() writes it)")

    def analyse(self, *options: str) -> Analyses:
        """Every analysis that applies, by command: ``bound`` of chains, ``rta``, ``bound`` and
        ``simulate`` of kernels and operations, ``edf`` and ``runlist`` of tasks. One that refuses the
        scenario is left out; if all do, its message is raised. ``options`` are of the command line,
        and for all of them. What is analysed is the text that dump() writes, on standard input, and
        ``made_by`` says so, with its SHA-256; of a scenario that was not changed since load() read it, also
        with the file and that one's SHA-256. ``name`` is the file that was loaded.
        """
        import json  # here: few programs need it

        asked = [command for section, commands in _ASKED if section in self.sections for command in commands]
        results, refused = Analyses(), {}  # type: Analyses, Dict[str, str]
        for command in dict.fromkeys(asked):
            status, out, err = self._run(command, "--format", "json", *options)
            if status in (0, 1):
                found = json.loads(out)
                if self._file[0] == self._text():
                    found["made_by"]["inputs"].append({"file": self.name, "sha256": self._file[1]})
                results[command] = Analysis(**{k: _value(k, v) for k, v in found.items()})
            else:
                refused[command] = err
        if not results:
            nothing = self.name + ": nothing to analyse: no kernels, operations, chains or tasks"
            raise errors.InvalidArgument(_refusal(refused) if refused else nothing)
        results.refused = refused
        return results

    def svg(self, command: str = "bound", *options: str) -> Picture:
        """The picture that ``gpurta COMMAND --svg`` draws of the scenario: bars or lanes over an axis of
        time. ``options`` are of the command line."""
        status, picture, err = self._run(command, "--svg", "-", *options)
        if status not in (0, 1):
            raise errors.InvalidArgument(err)
        return Picture(picture.replace("&lt;stdin&gt;", escaped(self.name)))


def load(path: Union["os.PathLike[str]", str], *options: str) -> Scenario:
    """The scenario file (YAML or JSON, or a configuration that ``gpurta convert`` reads); ``options``
    such as ``"--platform", "tx2"``. Raises InvalidArgument with file, line, column and what was
    expected, Unavailable, an OSError, where the file cannot be read."""
    import hashlib  # here: few programs need them
    import json

    name = path_of(path, "load")
    status, out, err = run(["convert", name, "--to", "json"] + list(options))
    if status:
        raise failure(status, re.sub(r"\ngpurta: convert takes .*", "", err))  # which nobody called
    scenario = Scenario(name=name, sections=json.loads(out))
    with open(name, "rb") as file:
        scenario.__dict__["_file"] = scenario._text(), hashlib.sha256(file.read()).hexdigest()
    return scenario


def dump(scenario: Union[Scenario, Dict[str, Any]], path: Union["os.PathLike[str]", str]) -> None:
    """Writes the scenario, or a dict of its sections, as JSON, which gpurta reads as it reads YAML."""
    sections = getattr(scenario, "sections", scenario)
    if not isinstance(sections, dict):
        raise wrong("dump", "a Scenario or a dict of sections", scenario)
    text = Scenario(sections=sections)._text()
    with open(path_of(path, "dump"), "w", encoding="utf-8") as file:
        file.write(text)
