#!/usr/bin/env python3
"""Prints the JSON Schema of scenarios, from the library's tables of sections and keys and from the table of `sweep` here, which
tools/gpurta_sweep/design.py reads.

    GPURTA_LIBRARY=build-test/libgpurta.so schema.py
"""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "bindings" / "python"))
from gpurta import _api as api  # noqa: E402
from gpurta._library import Handle, facts, lib, names_of, text  # noqa: E402
from gpurta.model import SECTIONS  # noqa: E402

TOP = ("time_unit", "platform", "servers", "queues", "mode", "times", "partitions", "contexts", "cpus", "chains", "paths", "kernels",
       "operations", "streams", "tasks", "runlist", "edf", "sweep", "left_out", "resident")  # in the order of messages
TIME_TEXT = "[0-9]+(/0*[1-9][0-9]*|(\\.[0-9]+)?([eE][-+]?[0-9]+)?) *(ns|us|\u00b5s|\u03bcs|ms|s)?$"
ABOVE_0 = "(?=[0-9.]*[1-9])"
CLOSED = {"patternProperties": {"^x-": {}}, "additionalProperties": False}
INT = (1 << 31) - 1


# ---- values ----

def count(low, high=0):
    return dict({"type": "integer", "minimum": low}, **({"maximum": high} if high else {}))


def either(*forms):
    return {"anyOf": list(forms)}


def time(low, *others):
    """others: what else it may be."""
    given = {"type": "number", "exclusiveMinimum" if low else "minimum": 0}
    return either(given, {"type": "string", "pattern": "^" + ABOVE_0 * bool(low) + TIME_TEXT}, *others)


def size(low, high):
    return either(count(low or 1, high), {"type": "array", "minItems": 1, "maxItems": 3, "items": count(1)})


def of_bytes(low, high, *others):
    return either(count(low, high), {"type": "string", "pattern": "^[0-9]+ *([KMG]iB)?$"}, *others)


def types(*names):
    return {"type": list(names)}


def one_of(*words):
    return {"enum": list(words)}


def about(value, says, unit=""):
    return dict(value, description=says + unit)


IN_TIME = "; in time_unit, or with a unit as in 250us"
IN_BYTES = "; in bytes, or with a unit as in 32KiB"
TABLE = {"type": "object", "minProperties": 1, "propertyNames": one_of("sms", "mode")}  # {sms: {N: TIME}} or {mode: {NAME: TIME}}


# ---- sections of the library ----

def words_of(key):
    """Of a word; of a time, the one that may stand in its place."""
    numbers = range(key.low, key.high + 1) if key.kind == api.GPURTA_VALUE_WORD else (0,)
    return [text(word) for word in (lib.gpurta_key_word(key.key, number) for number in numbers) if word]


def value_of(key, table):
    """What a key takes, and what its description says of units. table: or a table of times."""
    low, high = key.low, 0 if key.high == (1 << 63) - 1 else key.high
    if key.kind == api.GPURTA_VALUE_TIME:
        words = words_of(key)
        return time(low, *([TABLE] if table else [one_of(*words)] if words else [])), IN_TIME
    if key.kind == api.GPURTA_VALUE_BYTES:
        return of_bytes(low, high), IN_BYTES
    if key.kind == api.GPURTA_VALUE_COUNT:
        return count(low, high), ""
    if key.kind == api.GPURTA_VALUE_SIZE:
        return size(low, high), ""
    if key.kind == api.GPURTA_VALUE_WORD:
        return one_of(*words_of(key)), ""
    if key.kind == api.GPURTA_VALUE_PRIORITY:
        return either(types("integer"), one_of("low", "high")), ""
    return types(*{api.GPURTA_VALUE_BOOL: ("boolean",), api.GPURTA_VALUE_REFERENCES: ("string", "array"),
                   api.GPURTA_VALUE_COUNTS: ("array",), api.GPURTA_VALUE_SIZES: ("array",)}.get(key.kind, ("string", "number"))), ""


def property_of(forms):
    """forms: rows of one name, of which a table of times and other kinds of values stand behind the first."""
    key = forms[0]
    if key.kind == api.GPURTA_VALUE_ROWS:
        return about(shape_of(key.low), text(key.text))
    others = {row.kind for row in forms} - {key.kind, api.GPURTA_VALUE_TABLE}
    if api.GPURTA_VALUE_BYTES in others:
        value, unit = of_bytes(key.low, key.high, one_of(*words_of(key))), ""
    elif others:
        value, unit = types("integer" if key.kind == api.GPURTA_VALUE_COUNT else "string", "array"), ""
    else:
        key = forms[-1] if forms[-1].kind == key.kind else key
        value, unit = value_of(key, any(row.kind == api.GPURTA_VALUE_TABLE for row in forms))
    return about(value, text(key.text if others else forms[-1].text), unit)


def keys_of(section):
    """Rows by their names, in the order of the table."""
    found = {}
    for row in facts(api.gpurta_key_facts, "gpurta_key_at", section):
        found.setdefault(text(row.name), []).append(row)
    return found


def kinds_of(keys):
    """A row of kernels, copies and host steps is one of them; what each must have and cannot have."""
    def has(name, kind):
        return any(not row.kinds or kind[0] in text(row.kinds) for row in keys.get(name, ()))

    kinds = [kind for kind in ("kernel", "copy", "host") if has(kind, kind)]
    rows = [row for forms in keys.values() for row in forms]
    return {"oneOf": [{"required": [kind]} for kind in kinds],
            "allOf": [{"if": {"required": [kind]},
                       "then": {"required": [text(row.name) for row in rows if row.required and kind[0] in text(row.kinds)],
                                "properties": {name: False for name in keys if not has(name, kind)}}} for kind in kinds]}


def map_of(section):
    keys = keys_of(section)
    named = section_facts(section).shape == api.GPURTA_SHAPE_NAMES

    def is_name(row):
        return named and row.kind == api.GPURTA_VALUE_NAME

    found = {"type": "object", "properties": {name: property_of(forms) for name, forms in keys.items() if not is_name(forms[0])}}
    required = [name for name, forms in keys.items() for row in forms
                if row.required and not is_name(row) and (not row.kinds or section == api.GPURTA_SECTION_KERNELS)]
    if required:
        found["required"] = required
    if section in (api.GPURTA_SECTION_STEPS, api.GPURTA_SECTION_OPERATIONS):
        found.update(kinds_of(keys))
    return dict(found, **CLOSED)


def section_facts(section):
    return api.gpurta_section_facts.from_address(lib.gpurta_section_info(section))


def shape_of(section):
    """Such a map, a list of them, or one with them below names."""
    shape = section_facts(section).shape
    if shape == api.GPURTA_SHAPE_MAP:
        return map_of(section)
    if shape == api.GPURTA_SHAPE_LIST:
        return {"type": "array", "minItems": 1, "items": map_of(section)}
    return {"type": "object", "additionalProperties": map_of(section)}


def platform_names():
    for name in names_of("gpurta_platform_builtin"):
        with Handle("gpurta_platform", "gpurta_platform_create", name.encode()) as platform:
            yield from [name] + text(lib.gpurta_platform_aliases(platform)).split()


# ---- the section `sweep` ----

NUMBER, NUMBERS = ("number", "string"), ("number", "string", "array")
LEVEL, MODE = one_of("low", "medium", "high"), one_of("interleaved", "flat")
NAME = types("string", "number")
FUNCTION = {"type": "string", "pattern": "^.+:.+$"}


def closed(required, **keys):
    found = {"type": "object", "properties": keys}
    return dict(found, **dict({"required": required.split()} if required else {}, **CLOSED))


def each(of):
    return {"type": "array", "items": of}


def above_0(says):
    return about(time(1), says, IN_TIME)


def range_of(low, high, says):
    steps = closed("from to", **{"from": about(count(low, high), "the least"), "to": about(count(low, high), "the most"),
                                 "step": about(count(1, high), "they differ by multiples of it; default 1")})
    return about(either(types("integer"), steps), says)


def axis(names, says):
    """A number, a list, or {from, to, step}."""
    steps = closed("from to step", **{"from": about(types(*NUMBER), "the first value"),
                                      "to": about(types(*NUMBER), "no value is above it"),
                                      "step": about(types(*NUMBER), "from one value to the next")})
    return about(either(types(*names), steps), says)


def own_value():
    return about(types(*NUMBER), "of this curve alone, instead of the axis")


PERIOD = closed("", **{
    "law": about(one_of("uniform", "log-uniform", "list"), "how periods are drawn; default uniform, or list where there is one"),
    "from": above_0("the shortest"), "to": above_0("the longest"), "grain": above_0("periods are multiples of it; default 1"),
    "list": about(types("array"), "the periods of law list")})
DEADLINE = closed("from to", **{"from": about(types(*NUMBER), "least share of the period"),
                                "to": about(types(*NUMBER), "largest share of the period")})
SERVER = closed("name budget period",
                name=about(NAME, "name of the server"), budget=above_0("GPU time that its work may use in each period"),
                period=above_0("its budget is full again after each"))
CONTEXT = closed("name",
                 name=about(NAME, "name of the context"), level=about(LEVEL, "its interleave level on the runlist"),
                 timeslice=above_0("its timeslice; default: that of the point"),
                 saturated=about(types("boolean"), "true: it always has work, and no tasks"),
                 server=about(NAME, "name of the server that its work is in"))
OWN_SERVER = closed("budget period",
                    budget=about(types(*NUMBER), "the server's budget, as a share of the task's wcet"),
                    period=about(types(*NUMBER), "the server's period, as a share of the task's"))
TEMPLATE = closed("",
                  level=about(LEVEL, "interleave level of the task"), timeslice=above_0("its timeslice; default: that of the point"),
                  server=about(either(types("string", "number"), OWN_SERVER), "name of its server, or one of its own"),
                  context=about(NAME, "name of its context"))
CURVE = closed("",
               name=about(NAME, "name of the curve; default: its analysis"),
               analysis=about(one_of("theorem-1", "positional", "work-limited", "host", "edf", "edf-simulation", "rta", "bound",
                                     "observed", "misprediction"), "what decides whether a set is schedulable"),
               python=about(FUNCTION, "instead of an analysis, a function of your own: FILE:FUNCTION"),
               parameters=about(dict({"type": "object"}, additionalProperties=types(*NUMBER)), "numbers of any name, of a function: drawn.parameters"),
               search=about(count(0, INT), "tries of a search; default 20"),
               limit=about(count(1, 10 ** 12), "steps after which a set counts as unknown; default: "
                           "work-limited and host 100000000, edf and edf-simulation 200000000, rta 1000000"),
               mode=about(MODE, "how the runlist is made; default: that of the design"),
               timeslice=own_value(), timeslice_step=own_value(), switch_cost=own_value(), overhead=own_value(),
               latency=own_value(), cost=own_value(), horizon=own_value())
GENERATOR = dict({"type": "string"}, **either(
    dict({"type": "string"}, **one_of("uunifast", "uunifast-discard", "fixed-sum", "lattice")), {"pattern": "^.+:.+$"}))
SWEEP = closed(
    "sets curves",
    title=about(NAME, "title of the pictures; default: made of the axes"),
    seed=about(count(0), "seed of the random sets; default 1"),
    sets=about(count(1, 10 ** 9), "task sets at each point"),
    generator=about(GENERATOR, "how utilizations are drawn: a method (default uunifast); or FILE:FUNCTION draws the sets"),
    grain=about(types(*NUMBER), "utilizations are multiples of it; default 1/1000000"),
    period=about(PERIOD, "how periods are drawn"),
    deadline=about(either(one_of("implicit"), DEADLINE), "implicit (the default), or shares of the period between which deadlines are drawn"),
    wcet_grain=above_0("every wcet is a multiple of it; default: exactly U T"),
    servers=about(each(SERVER), "servers that tasks and contexts may be in"),
    contexts=about(each(CONTEXT), "processes that tasks may be in"),
    levels=about(types("array"), "interleave levels, which the tasks take in turn; default: all high"),
    template=about(each(TEMPLATE), "what the tasks have, in turn"),
    mode=about(MODE, "how the runlist is made; default interleaved"),
    blocks=range_of(1, INT, "blocks of a task's kernel"),
    threads=range_of(1, 1024, "threads of a block"),
    registers=range_of(0, 255, "registers of a thread; default 0: no limit"),
    shared_memory=range_of(0, INT, "bytes of shared memory of a block; default 0"),
    x=about(NAME, "the axis along which curves run, the other gives panels; default: the first"),
    curves=about(each(CURVE), "the analyses that are compared"),
    tasks=axis(("integer", "array"), "tasks of a set; needed unless a function draws the sets"),
    utilization=axis(NUMBERS, "sum of C/T of the tasks"),
    most=axis(NUMBERS, "largest utilization of a task, but of uunifast; default 1"),
    saturated=axis(("integer", "array"), "best-effort channels beside the tasks, that always have work; default 0"),
    timeslice=axis(NUMBERS, "timeslice of every channel, in the unit of the periods"),
    timeslice_step=axis(NUMBERS, "timeslices of the tasks are rounded down to multiples of it; default: exact"),
    switch_cost=axis(NUMBERS, "time of a switch from channel to channel, in the unit of the periods; default 0"),
    overhead=axis(NUMBERS, "added to every wcet, for EDF, in the unit of the periods; default 0"),
    latency=axis(NUMBERS, "from the CPU to the GPU, for EDF, in the unit of the periods; default 0"),
    cost=axis(NUMBERS, "time of a preemption in edf-simulation, in the unit of the periods; default: the overhead"),
    horizon=axis(NUMBERS, "how long an edf-simulation runs, in the unit of the periods"),
    parameters=about(types("object"), "axes of the function that draws the sets, each with its values"))


# ---- all of it ----

def top():
    own = keys_of(api.GPURTA_SECTION_SCENARIO)
    for name in TOP:
        if name == "sweep":
            yield name, about(SWEEP, "a schedulability experiment on random task sets, for sweep")
        elif name in own:
            yield name, property_of(own[name])
        else:
            section = SECTIONS[name].number
            found = shape_of(section)
            if name == "platform":  # or a name instead
                found = either(one_of(*platform_names()), found)
            yield name, about(found, text(section_facts(section).text))


def lines_of(value, indent=""):
    """As JSON: on one line what has no description in it."""
    flat = json.dumps(value, ensure_ascii=False)
    inner = indent + "  "
    if "description" not in flat and not (isinstance(value, list) and any(isinstance(item, dict) and "then" in item for item in value)):
        return flat
    if isinstance(value, list):
        return "[\n" + ",\n".join(inner + lines_of(item, inner) for item in value) + "\n" + indent + "]"
    return "{\n" + ",\n".join("{}{}: {}".format(inner, json.dumps(key), lines_of(item, inner)) for key, item in value.items()) + \
        "\n" + indent + "}"


def main():
    print(lines_of(dict({"$schema": "http://json-schema.org/draft-07/schema#", "$id": "gpurta-scenario.schema.json",
                         "title": "A scenario of gpurta", "type": "object", "properties": dict(top())}, **CLOSED)))


if __name__ == "__main__":
    main()
