"""Sets of chains: scenarios as dicts, made into models of the library, which bounds them and searches for a miss; and the sets that
a function of the user's own draws."""
import ctypes
from ctypes import POINTER, Structure, byref, c_bool, c_char_p, c_int, c_int64, c_size_t, c_uint64, c_void_p
from fractions import Fraction

from . import library as lib
from .reader import nearest
from .text import EXIT_USAGE, Stop, raised, stop

CHAINS, LIMIT, SEARCH, VERDICT, NONE = "chains", 700, 702, 3200, c_size_t(-1).value


class Section(Structure):
    _fields_ = [("size", c_size_t), ("section", c_int), ("shape", c_int), ("name", c_char_p)]


class Key(Structure):
    _fields_ = [("size", c_size_t), ("key", c_int), ("kind", c_int), ("required", c_bool), ("name", c_char_p),
                ("kinds", c_char_p)]


class Random(Structure):
    _fields_ = [(name, c_uint64) for name in ("seed", "point", "set", "drawn", "spare")]


def declare(library):
    error = POINTER(lib.Error)
    for name, result, arguments in (
            ("gpurta_section_info", POINTER(Section), [c_int]), ("gpurta_key_at", POINTER(Key), [c_int, c_size_t]),
            ("gpurta_model_create", c_int, [POINTER(c_void_p), error]), ("gpurta_model_destroy", None, [c_void_p]),
            ("gpurta_add", c_size_t, [c_void_p, c_int, c_size_t]),
            ("gpurta_set_text", c_int, [c_void_p, c_size_t, c_int, c_char_p, error]),
            ("gpurta_model_set_platform", c_int, [c_void_p, c_void_p, error]),
            ("gpurta_options_create", c_int, [POINTER(c_void_p), error]), ("gpurta_options_destroy", None, [c_void_p]),
            ("gpurta_options_set", c_int, [c_void_p, c_int, c_int64, error]),
            ("gpurta_bound", c_int, [c_void_p, c_void_p, POINTER(c_void_p), error]),
            ("gpurta_get_verdict", c_int, [c_void_p, c_int, c_size_t, POINTER(c_int)]),
            ("gpurta_result_destroy", None, [c_void_p]), ("gpurta_random_begin", None, [POINTER(Random)] + [c_uint64] * 3),
            ("gpurta_random_between", c_int64, [POINTER(Random), c_int64, c_int64]),
            ("gpurta_random_log", c_int64, [POINTER(Random), c_int64, c_int64]),
            ("gpurta_generator_draw", c_int, [c_void_p, POINTER(Random), POINTER(c_int64), error])):
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments


def value_text(value):
    if isinstance(value, str):
        return value
    return str(value).lower() if isinstance(value, bool) else str(Fraction(value))


class Bounds:
    """Models of scenarios, with the sections and keys that the library has."""

    def __init__(self, library, platform):
        declare(library)
        self.library, self.platform, self.sections, number = library, platform, {}, 1
        while library.gpurta_section_info(number):
            keys, position = {}, 0
            while library.gpurta_key_at(number, position):
                facts = library.gpurta_key_at(number, position).contents
                keys.setdefault(facts.name.decode(), []).append((facts.key, facts.kinds.decode()))
                position += 1
            self.sections[library.gpurta_section_info(number).contents.name.decode()] = number, keys
            number += 1

    def put(self, model, section, row, values):
        keys = self.sections[section][1]
        letter = next((kind[0] for kind in ("kernel", "copy", "host") if kind in values), "")
        for name, value in values.items():
            if name.startswith("x-") or (section == CHAINS and name == "steps"):
                continue
            key = next((key for key, kinds in keys.get(name, ()) if letter in kinds or not kinds), None)
            if key is None:
                near = nearest(name, keys)
                raise ValueError('no key "%s" in %s%s' % (name, section, '; did you mean "%s"?' % near if near else ""))
            if value == []:
                lib.call(self.library.gpurta_set_text, model, row, key, None)
            for one in value if isinstance(value, list) else [value]:
                lib.call(self.library.gpurta_set_text, model, row, key, value_text(one).encode("utf-8", "surrogateescape"))

    def fill(self, model, scenario, unit):
        self.put(model, "scenario", 0, {"time_unit": unit})
        for section, value in scenario.items():
            if section.startswith("x-"):
                continue
            if section not in self.sections or section in ("scenario", "platform", "steps"):
                raise ValueError('no section "%s" of a set' % section)
            if isinstance(value, dict) and section == "streams":
                value = [dict(one, name=name) for name, one in value.items()]
            for one in value if isinstance(value, list) else [value]:
                row = self.library.gpurta_add(model, self.sections[section][0], NONE)
                self.put(model, section, row, one)
                for step in one.get("steps", ()) if section == CHAINS else ():
                    self.put(model, "steps", self.library.gpurta_add(model, self.sections["steps"][0], row), step)

    def verdict(self, scenario, unit, search, limit):
        model, options, result, verdict = c_void_p(), c_void_p(), c_void_p(), c_int()
        lib.call(self.library.gpurta_model_create, byref(model))
        try:
            self.fill(model, scenario, unit)
            lib.call(self.library.gpurta_model_set_platform, model, self.platform)
            lib.call(self.library.gpurta_options_create, byref(options))
            lib.call(self.library.gpurta_options_set, options, SEARCH, search)
            if limit:
                lib.call(self.library.gpurta_options_set, options, LIMIT, limit)
            lib.call(self.library.gpurta_bound, model, options, byref(result))
            self.library.gpurta_get_verdict(result, VERDICT, 0, byref(verdict))
        finally:
            self.library.gpurta_result_destroy(result)
            self.library.gpurta_options_destroy(options)
            self.library.gpurta_model_destroy(model)
        return verdict.value

    def judge(self, curve, unit, observed):
        """A function of sets, as that of a user: what the bound says, or whether a search saw no miss."""
        def judge(drawn):
            if not isinstance(drawn.tasks, dict) or CHAINS not in drawn.tasks:
                raise ValueError('a set without "chains" has no bound')
            try:
                said = self.verdict(drawn.tasks, unit, curve["search"], curve["limit"])
            except lib.Failed as failed:
                raise ValueError(failed.message)
            if observed:
                return said != lib.UNSCHEDULABLE
            return {lib.SCHEDULABLE: True, lib.UNSCHEDULABLE: False}.get(said)
        return judge


class Draw:
    """Random numbers of one set: they depend on seed, point and set alone, on every machine."""

    def __init__(self, library, seed, point, number):
        self.library, self.random = library, Random()
        library.gpurta_random_begin(byref(self.random), seed, point, number)

    def between(self, low, high):
        """A whole number, each equally likely."""
        return self.library.gpurta_random_between(byref(self.random), low, high)

    def log(self, low, high):
        """A whole number k with probability proportional to 1/k."""
        return self.library.gpurta_random_log(byref(self.random), low, high)

    def divide(self, total, count):
        """So many whole numbers of 1 or more with that sum, by UUniFast."""
        generator, parts = c_void_p(), (c_int64 * count)()
        lib.call(self.library.gpurta_generator_create, byref(generator), 0, count, total, 1, 0)
        try:
            lib.call(self.library.gpurta_generator_draw, generator, byref(self.random), parts)
        finally:
            self.library.gpurta_generator_destroy(generator)
        return list(parts)


class Drawer:
    """Memory of one thread where a function of the user's draws the sets; as a Worker of sets."""

    def __init__(self, experiment, make):
        declare(experiment.library)
        self.of, self.make, self.last, self.tasks = experiment, make, None, None

    def random_set(self, point, number, curve=None):
        from .sets import RandomSet, parameters_of
        of = self.of
        values = {name: value[point] for name, value in of.design["parameters"].items()}
        if self.last != (point, number):
            draw = Draw(of.library, of.design["seed"], point, number)
            try:
                self.tasks = self.make(draw, values)
                again = self.last is None and self.make(Draw(of.library, of.design["seed"], point, number), values)
            except Stop:
                raise
            except Exception as error:  # of a file that is not ours
                stop(EXIT_USAGE, "sweep: %s: point %d, set %d: %s", of.design["generator"], point, number, raised(error, self.make))
            if self.last is None and again != self.tasks:
                stop(EXIT_USAGE, "sweep: %s: point %d, set %d: asked twice, it gave two sets: with a module random, a clock or what was "
                     "left from before, no one can draw them again; use what it is given as random", of.design["generator"], point, number)
            self.last = point, number
        return RandomSet(point, number, None, 0, parameters_of(of.design, curve, values), self.tasks, [], of.scale)

    def close(self):
        pass
