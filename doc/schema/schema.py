#!/usr/bin/env python3
"""Prints the JSON Schema of scenarios, from the library's tables of sections and keys and from the table of `sweep` here, with the
limits of tools/gpurta_sweep/design.py, which reads it.

    GPURTA_LIBRARY=build-test/libgpurta.so schema.py
"""
import json
import pathlib
import sys

HOME = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(HOME / "bindings" / "python"), str(HOME / "tools")]
from gpurta import _api as api  # noqa: E402
from gpurta._library import Handle, facts, lib, names_of, text  # noqa: E402
from gpurta.model import SECTIONS  # noqa: E402
from gpurta_sweep.design import (ANALYSES, GENERATORS, INT, LEVELS, MODES, MOST_KINDS, MOST_LIMIT, MOST_SETS, MOST_TASKS,  # noqa: E402
                                 MOST_UTILIZATION, MOST_VALUES, NAMES)
from gpurta_sweep.reader import LARGEST  # noqa: E402

TOP = ("time_unit", "platform", "servers", "queues", "mode", "times", "partitions", "contexts", "cpus", "chains", "paths", "kernels",
       "operations", "streams", "tasks", "runlist", "edf", "sweep", "left_out", "resident")  # in the order of messages
NUMBER_TEXT = "[0-9]+(/0*[1-9][0-9]*|(\\.[0-9]+)?([eE][-+]?[0-9]+)?)"
UNITS = "( *(ns|us|\u00b5s|\u03bcs|ms|s))?"
NOT_BELOW_1 = "(?!0+([.][0-9]+)?$)"
ABOVE_0 = "(?=[0-9.]*[1-9])"
CLOSED = {"patternProperties": {"^x-": {}}, "additionalProperties": False}


# ---- values ----

def count(low, high=LARGEST):
    return {"type": "integer", "minimum": low, "maximum": high}


def either(*forms):
    return {"anyOf": list(forms)}


def text_of(pattern):
    return {"type": "string", "pattern": "^" + pattern + "$"}


def up_to(most):
    """A pattern of whole numbers from 0 to that one."""
    digits = str(most)
    below = ["{}[0-{}][0-9]{{{}}}".format(digits[:i], int(digit) - 1, len(digits) - i - 1) for i, digit in enumerate(digits) if digit > "0"]
    return "0*({})".format("|".join(["[0-9]{{1,{}}}".format(len(digits) - 1)] * (len(digits) > 1) + below + [digits]))


def time(low, *others):
    """others: what else it may be."""
    given = {"type": "number", "exclusiveMinimum" if low else "minimum": 0}
    return either(given, text_of(ABOVE_0 * bool(low) + NUMBER_TEXT + UNITS), *others)


def part(most, end=""):
    """A pattern of numbers from 0 to that one; of fractions and those with an exponent a pattern cannot tell."""
    return "({}([.]0+)?|{}([.][0-9]+)?|[0-9]+(/0*[1-9][0-9]*|([.][0-9]+)?[eE][-+]?[0-9]+)){}".format(most, up_to(most - 1), end)


def size(low, high):
    return either(count(low, high), {"type": "array", "minItems": 1, "maxItems": 3, "items": count(1)})


def of_bytes(low, high, *others):
    units = "|".join("{} *{}iB".format(up_to(high >> 10 * (i + 1)), unit) for i, unit in enumerate("KMG"))
    return either(count(low, high), text_of(ABOVE_0 * bool(low) + "({})".format(units)), *others)


def types(*names):
    return {"type": list(names)}


def one_of(*words):
    return {"enum": list(words)}


def about(value, says, unit=""):
    return dict(value, description=says + unit)


IN_TIME = "; in time_unit, or with a unit as in 250us"
IN_BYTES = "; in bytes, or with a unit as in 32KiB"
NAME = {"type": ["string", "number", "boolean"], "minLength": 1, "maxLength": 255,
        "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$"}


def each(of, least=1, **limits):
    return dict({"type": "array", "minItems": least, "items": of}, **limits)


def times_by(key, name, of):
    """{sms: {8: 2.1}}; name: a pattern of what stands in place of 8."""
    times = {"type": "object", "minProperties": 1, "propertyNames": {"pattern": "^" + name + "$"}, "additionalProperties": of}
    return {"type": "object", "properties": {key: about(times, "times by " + key)}, "required": [key], "additionalProperties": False}


BY_SMS = times_by("sms", "(?=.*[1-9])" + up_to(1 << 20), time(1))
TABLE = (BY_SMS, times_by("mode", "[^,:]+", either(*time(1)["anyOf"], BY_SMS)))
SIZES = [n << 2 for n in range(63)]  # of a carve-out, in KiB
PERCENT = text_of(part(100, "%"))


# ---- sections of the library ----

def words_of(key):
    """Of a word; of a time, the one that may stand in its place."""
    numbers = range(key.low, key.high + 1) if key.kind == api.GPURTA_VALUE_WORD else (0,)
    return [text(word) for word in (lib.gpurta_key_word(key.key, number) for number in numbers) if word]


def value_of(key, table):
    """What a key takes, and what its description says of units. table: or a table of times."""
    low, high, kind = key.low, key.high, key.kind
    if kind == api.GPURTA_VALUE_TIME:
        words = words_of(key)
        return time(low, *TABLE if table else [one_of(*words)] if words else []), IN_TIME
    if kind == api.GPURTA_VALUE_BYTES:
        return of_bytes(low, high), IN_BYTES
    if key.key == api.GPURTA_KEY_PLATFORM_BASE:
        return PLATFORMS, ""
    if key.key == api.GPURTA_KEY_PLATFORM_CAPABILITY:
        known = [name[3:] for name in PLATFORMS["enum"] if str(name).startswith("cc-")]
        return one_of(*known, *map(float, known)), ""
    return {api.GPURTA_VALUE_COUNT: lambda: count(low, high),
            api.GPURTA_VALUE_SIZE: lambda: size(low, high),
            api.GPURTA_VALUE_WORD: lambda: one_of(*words_of(key)),
            api.GPURTA_VALUE_BOOL: lambda: types("boolean"),
            api.GPURTA_VALUE_PRIORITY: lambda: either(count(low, high), one_of("low", "high")),
            api.GPURTA_VALUE_NUMBER: lambda: either({"type": "number", "minimum": low}, text_of(NOT_BELOW_1 + NUMBER_TEXT)),
            api.GPURTA_VALUE_VERSION: lambda: either({"type": "number", "minimum": 0, "exclusiveMaximum": 1000},
                                                     text_of("[0-9]{1,3}([.][0-9]{1,3})?")),
            api.GPURTA_VALUE_MASK: lambda: either(count(1, (1 << 256) - 1), text_of("0[xX](?=.*[1-9a-fA-F])[0-9a-fA-F]{1,64}")),
            api.GPURTA_VALUE_COUNTS: lambda: each(count(low, high)),
            api.GPURTA_VALUE_SIZES: lambda: each(either(
                dict(count(0, SIZES[-1] << 10), multipleOf=4096), text_of("0*({}) *KiB".format("|".join(map(str, SIZES)))))),
            api.GPURTA_VALUE_REFERENCES: lambda: either(NAME, each(NAME, int(key.key != api.GPURTA_KEY_STEP_AFTER))),
            }.get(kind, lambda: PERCENT if high == 100 else NAME)(), ""


def property_of(forms):
    """forms: rows of one name, of which a table of times and other kinds of values stand behind the first."""
    key, last = forms[0], forms[-1]
    if key.kind == api.GPURTA_VALUE_ROWS:
        return about(shape_of(key.low), text(key.text))
    if {row.kind for row in forms} <= {key.kind, api.GPURTA_VALUE_TABLE}:
        key = min((row for row in forms if row.kind == key.kind), key=lambda row: row.low)
        value, unit = value_of(key, last.kind == api.GPURTA_VALUE_TABLE)
    else:
        first, *others = [one.get("anyOf", [one]) for one, _ in (value_of(row, False) for row in forms)]
        first += [form for one in others for form in one if form["type"] in ("string", "array")]  # a number is the first
        value, unit = either(*first, *[one_of(word) for word in words_of(key)]), ""
    return about(dict(value, **default_of(last)), text(last.text), unit)


def default_of(key):
    """Of a rule of GPUs it is the platform's."""
    own = key.kind == api.GPURTA_VALUE_BOOL and key.key > api.GPURTA_KEY_PLATFORM_BASE
    return {"default": text(key.text).endswith("default true")} if own else {}


def keys_of(section):
    """Rows by their names, in the order of the table."""
    found = {}
    for row in facts(api.gpurta_key_facts, "gpurta_key_at", section):
        found.setdefault(text(row.name), []).append(row)
    return found


def narrower(keys, kind):
    """What a name with forms for several kinds takes of this one."""
    for name, forms in keys.items():
        if len({text(row.kinds) for row in forms}) > 1:
            of = [row for row in forms if kind[0] in text(row.kinds)]
            if of:
                yield name, value_of(of[0], of[-1].kind == api.GPURTA_VALUE_TABLE)[0]


def kinds_of(keys):
    """A row of kernels, copies and host steps is one of them; what each must have and cannot have."""
    def has(name, kind):
        return any(not row.kinds or kind[0] in text(row.kinds) for row in keys.get(name, ()))

    kinds = [kind for kind in ("kernel", "copy", "host") if has(kind, kind)]
    rows = [row for forms in keys.values() for row in forms]
    return {"oneOf": [{"required": [kind]} for kind in kinds],
            "allOf": [{"if": {"required": [kind]},
                       "then": {"required": [text(row.name) for row in rows if row.required and kind[0] in text(row.kinds)],
                                "properties": dict({name: False for name in keys if not has(name, kind)}, **dict(narrower(keys, kind)))}}
                      for kind in kinds]}


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
    """Each also as the number that YAML makes of it."""
    for name in names_of("gpurta_platform_builtin"):
        with Handle("gpurta_platform", "gpurta_platform_create", name.encode()) as platform:
            for known in [name] + text(lib.gpurta_platform_aliases(platform)).split():
                yield from (known, int(known)) if known.isdigit() else (known,)


PLATFORMS = one_of(*platform_names())


# ---- the section `sweep` ----

LEVEL, MODE = one_of(*LEVELS), one_of(*MODES)
FUNCTION = text_of(".+:.+")


def share(most):
    """A number above 0."""
    return either({"type": "number", "exclusiveMinimum": 0, "maximum": most}, text_of(ABOVE_0 + part(most)))


def closed(required, **keys):
    found = {"type": "object", "properties": keys}
    return dict(found, **dict({"required": required.split()} if required else {}, **CLOSED))


def above_0(says):
    return about(time(1), says, IN_TIME)


def range_of(low, high, says):
    steps = closed("from to", **{"from": about(count(low, high), "the least"), "to": about(count(low, high), "the most"),
                                 "step": about(count(1, high), "they differ by multiples of it; default 1")})
    return about(either(count(low, high), steps), says)


def axis(of, step, says, unit=""):
    """A number, a list, or {from, to, step}."""
    steps = closed("from to step", **{"from": about(of, "the first value"), "to": about(of, "no value is above it"),
                                      "step": about(step, "from one value to the next")})
    return about(either(*of.get("anyOf", [of]), each(of, maxItems=MOST_VALUES, uniqueItems=True), steps), says, unit)


def own_names(of):
    """Of a function's parameters."""
    names = {"pattern": "^[A-Za-z_][A-Za-z0-9_]*$", "not": one_of(*NAMES)}
    return {"type": "object", "minProperties": 1, "propertyNames": names, "additionalProperties": of}


def own_value(of):
    return about(of, "of this curve alone, instead of the axis", IN_TIME)


def kinds(of):
    return each(of, maxItems=MOST_KINDS)


SHARE, UTILIZATION, TIME, ABOVE, EXACT = share(1), share(MOST_UTILIZATION), time(0), time(1), time(1, one_of("exact"))
PERIOD = closed("", **{
    "law": about(one_of("uniform", "log-uniform", "list"), "how periods are drawn; default uniform, or list where there is one"),
    "from": above_0("the shortest"), "to": above_0("the longest"), "grain": above_0("periods are multiples of it; default 1"),
    "list": about(each(time(1), maxItems=MOST_VALUES), "the periods of law list", IN_TIME)})
DEADLINE = closed("from to", **{"from": about(SHARE, "least share of the period"),
                                "to": about(SHARE, "largest share of the period, from not above it")})
SERVER = closed("name budget period",
                name=about(NAME, "name of the server"), budget=above_0("GPU time that its work may use in each period"),
                period=above_0("its budget is full again after each"))
CONTEXT = closed("name",
                 name=about(NAME, "name of the context"), level=about(LEVEL, "its interleave level on the runlist"),
                 timeslice=above_0("its timeslice; default: that of the point"),
                 saturated=about(dict(types("boolean"), default=False), "true: it always has work, and no tasks; default false"),
                 server=about(NAME, "name of the server that its work is in"))
OWN_SERVER = closed("budget period",
                    budget=about(UTILIZATION, "the server's budget, as a share of the task's wcet"),
                    period=about(UTILIZATION, "the server's period, as a share of the task's"))
TEMPLATE = closed("",
                  level=about(LEVEL, "interleave level of the task"), timeslice=above_0("its timeslice; default: that of the point"),
                  server=about(either(NAME, OWN_SERVER), "name of its server, or one of its own"),
                  context=about(NAME, "name of its context"))
CURVE = closed("",
               name=about(NAME, "name of the curve; default: its analysis"),
               analysis=about(one_of(*ANALYSES), "what decides whether a set is schedulable"),
               python=about(FUNCTION, "instead of an analysis, a function of your own: FILE:FUNCTION"),
               parameters=about(own_names(TIME), "numbers of any name, of a function: drawn.parameters"),
               search=about(count(0, INT), "tries of a search; default 20"),
               limit=about(count(1, MOST_LIMIT), "steps after which a set counts as unknown; default: "
                           "work-limited and host 100000000, edf and edf-simulation 200000000, rta 1000000"),
               mode=about(MODE, "how the runlist is made; default: that of the design"),
               timeslice=own_value(ABOVE), timeslice_step=own_value(EXACT), switch_cost=own_value(TIME),
               overhead=own_value(TIME), latency=own_value(TIME), cost=own_value(TIME), horizon=own_value(ABOVE))
GENERATOR = either(one_of(*GENERATORS), FUNCTION)
SWEEP = closed(
    "sets curves",
    title=about(NAME, "title of the pictures; default: made of the axes"),
    seed=about(count(0), "seed of the random sets; default 1"),
    sets=about(count(1, MOST_SETS), "task sets at each point"),
    generator=about(GENERATOR, "how utilizations are drawn: a method (default uunifast); or FILE:FUNCTION draws the sets"),
    grain=about(time(1), "utilizations are multiples of it; default 1/1000000"),
    period=about(PERIOD, "how periods are drawn"),
    deadline=about(either(one_of("implicit"), DEADLINE), "implicit (the default), or shares of the period between which deadlines are drawn"),
    wcet_grain=above_0("every wcet is a multiple of it; default: exactly U T"),
    servers=about(kinds(SERVER), "servers that tasks and contexts may be in"),
    contexts=about(kinds(CONTEXT), "processes that tasks may be in"),
    levels=about(kinds(LEVEL), "interleave levels, which the tasks take in turn; default: all high"),
    template=about(kinds(TEMPLATE), "what the tasks have, in turn"),
    mode=about(MODE, "how the runlist is made; default interleaved"),
    blocks=range_of(1, INT, "blocks of a task's kernel"),
    threads=range_of(1, 1024, "threads of a block"),
    registers=range_of(0, 255, "registers of a thread; default 0: no limit"),
    shared_memory=range_of(0, INT, "bytes of shared memory of a block; default 0"),
    x=about(NAME, "the axis along which curves run, the other gives panels; default: the first"),
    curves=about(each(CURVE), "the analyses that are compared"),
    tasks=axis(count(1, MOST_TASKS), count(1, MOST_TASKS), "tasks of a set; needed unless a function draws the sets"),
    utilization=axis(UTILIZATION, UTILIZATION, "sum of C/T of the tasks"),
    most=axis(UTILIZATION, UTILIZATION, "largest utilization of a task, but of uunifast; default 1"),
    saturated=axis(count(0, MOST_TASKS), count(1, MOST_TASKS), "best-effort channels beside the tasks, that always have work; default 0"),
    timeslice=axis(ABOVE, ABOVE, "timeslice of every channel, in the unit of the periods"),
    timeslice_step=axis(EXACT, ABOVE, "timeslices of the tasks are rounded down to multiples of it; default: exact"),
    switch_cost=axis(TIME, ABOVE, "time of a switch from channel to channel, in the unit of the periods; default 0"),
    overhead=axis(TIME, ABOVE, "added to every wcet, for EDF, in the unit of the periods; default 0"),
    latency=axis(TIME, ABOVE, "from the CPU to the GPU, for EDF, in the unit of the periods; default 0"),
    cost=axis(TIME, ABOVE, "time of a preemption in edf-simulation, in the unit of the periods; default: the overhead"),
    horizon=axis(ABOVE, ABOVE, "how long an edf-simulation runs, in the unit of the periods"),
    parameters=about(own_names(axis(TIME, ABOVE, "its values")), "axes of the function that draws the sets, each with its values"))


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
                found = either(PLATFORMS, found)
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
                         "description": "A scenario of gpurta", "type": "object", "properties": dict(top())}, **CLOSED)))


if __name__ == "__main__":
    main()
