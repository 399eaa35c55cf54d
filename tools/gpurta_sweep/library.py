"""libgpurta, through ctypes: what an experiment calls. Another thread runs while a call works."""
import ctypes
import os
from ctypes import POINTER, Structure, byref, c_bool, c_char, c_char_p, c_int, c_int64, c_size_t, c_uint64, c_ulong, c_void_p

from .text import EXIT_UNABLE, stop

SONAME = "libgpurta.so.0"
OK, NO_MEMORY = 0, 1
UNKNOWN, SCHEDULABLE, UNSCHEDULABLE = 0, 1, 2
LIMB = 8 * ctypes.sizeof(c_ulong)


class Error(Structure):
    _fields_ = [("status", c_int), ("reserved", c_int), ("item", c_int64), ("message", c_char * 256)]


class Mpz(Structure):
    _fields_ = [("alloc", c_int), ("size", c_int), ("limbs", POINTER(c_ulong))]


class Mpq(Structure):
    _fields_ = [("num", Mpz), ("den", Mpz)]


class Range(Structure):
    _fields_ = [("low", c_int64), ("high", c_int64), ("step", c_int64)]


class Kind(Structure):
    _fields_ = [("level", c_int), ("timeslice", c_int64), ("server", c_int64), ("context", c_int64),
                ("budget", POINTER(Mpq)), ("server_period", POINTER(Mpq))]


class Context(Structure):
    _fields_ = [("name", c_char_p), ("level", c_int), ("saturated", c_bool), ("timeslice", c_int64), ("budget", c_int64),
                ("period", c_int64)]


class Law(Structure):
    _fields_ = [("size", c_size_t), ("most_tasks", c_size_t), ("most_channels", c_size_t), ("most_curves", c_size_t),
                ("platform", c_void_p), ("unit_num", c_int64), ("unit_den", c_int64), ("wcet_grain", c_int64),
                ("period_grain", c_int64), ("period_low", c_int64), ("period_high", c_int64), ("period_log", c_bool),
                ("period", POINTER(c_int64)), ("periods", c_size_t), ("deadline_from", POINTER(Mpq)),
                ("deadline_to", POINTER(Mpq)), ("kind", POINTER(Kind)), ("kinds", c_size_t), ("budget", POINTER(c_int64)),
                ("server_period", POINTER(c_int64)), ("servers", c_size_t), ("context", POINTER(Context)),
                ("contexts", c_size_t), ("blocks", Range), ("threads", Range), ("registers", Range), ("shared_memory", Range)]


class Point(Structure):
    _fields_ = [("generator", c_void_p), ("seed", c_uint64), ("point", c_uint64), ("tasks", c_size_t), ("saturated", c_size_t)]


class Curve(Structure):
    _fields_ = [("analysis", c_int), ("search", c_int64), ("limit", c_int64), ("flat", c_bool), ("timeslice", c_int64),
                ("timeslice_step", c_int64), ("switch_cost", c_int64), ("overhead", c_int64), ("latency", c_int64),
                ("cost", c_int64), ("horizon", c_int64)]


class Set(Structure):
    _fields_ = [("tasks", c_size_t), ("servers", c_size_t)] + [
        (name, POINTER(c_int64)) for name in ("wcet", "period", "deadline", "blocks", "threads", "registers", "shared_memory",
                                              "server", "budget", "server_period")]


def mpq(value):
    """A constant rational >= 0."""
    def part(number):
        count = max(1, -(-number.bit_length() // LIMB))
        limbs = (c_ulong * count)(*[number >> LIMB * i & (1 << LIMB) - 1 for i in range(count)])
        return Mpz(count, count if number else 0, limbs)
    return Mpq(part(value.numerator), part(value.denominator))


def candidates():
    if os.environ.get("GPURTA_LIBRARY"):
        yield os.environ["GPURTA_LIBRARY"]
        return
    import sysconfig
    triplet = sysconfig.get_config_var("MULTIARCH") or ""
    for program in (os.environ.get("GPURTA", ""), os.path.abspath(__file__)):
        folder = os.path.dirname(os.path.realpath(program)) if program else ""
        for _ in range(3):
            for place in ("", "lib", "lib64", os.path.join("lib", triplet)):
                if folder and os.path.exists(os.path.join(folder, place, SONAME)):
                    yield os.path.join(folder, place, SONAME)
            folder = os.path.dirname(folder)
    yield SONAME


def load():
    try:
        library = ctypes.CDLL(next(candidates()))
    except OSError as error:
        stop(EXIT_UNABLE, "%s cannot be loaded: %s", SONAME, error)
    handle, error = POINTER(c_void_p), POINTER(Error)
    for name, result, arguments in (
            ("gpurta_time_parse", c_int, [POINTER(Mpq), c_char_p, c_int, error]),
            ("gpurta_time_text_size", c_size_t, [POINTER(Mpq)]),
            ("gpurta_time_text", c_int, [c_char_p, c_size_t, POINTER(Mpq), error]),
            ("gpurta_platform_create_slots", c_int, [handle, c_int64, error]),
            ("gpurta_platform_create_device", c_int, [handle, c_char_p, error]),
            ("gpurta_platform_set", c_int, [c_void_p, c_int, c_int64, error]),
            ("gpurta_platform_get", c_int64, [c_void_p, c_int]),
            ("gpurta_occupancy_blocks_per_sm", c_int, [POINTER(c_int64), c_void_p, c_int64, c_int64, c_int64, error]),
            ("gpurta_generator_create", c_int, [handle, c_int, c_size_t, c_int64, c_int64, c_int64, error]),
            ("gpurta_batch_random_create", c_int, [handle, POINTER(Law), error]),
            ("gpurta_batch_random_destroy", None, [c_void_p]),
            ("gpurta_batch_random", c_int, [c_void_p, POINTER(Point), c_uint64, c_size_t, POINTER(Curve), c_size_t,
                                            POINTER(c_int), POINTER(Set), error]),
            ("__gmpq_init", None, [POINTER(Mpq)]), ("__gmpq_clear", None, [POINTER(Mpq)])):
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


class Failed(Exception):
    def __init__(self, status, message):
        super().__init__(message)
        self.status, self.message = status, message


class NoMemory(Exception):
    """The library had none."""


def call(function, *arguments):
    record = Error()
    status = function(*(arguments + (byref(record),)))
    if status == NO_MEMORY:
        raise NoMemory
    if status != OK:
        raise Failed(status, record.message.decode("utf-8", "surrogateescape"))


def time_text(library, text, unit):
    """The exact text of a time; raises Failed."""
    value = Mpq()
    getattr(library, "__gmpq_init")(byref(value))
    try:
        call(library.gpurta_time_parse, byref(value), text.encode("utf-8", "surrogateescape"), unit)
        room = ctypes.create_string_buffer(library.gpurta_time_text_size(byref(value)))
        call(library.gpurta_time_text, room, len(room), byref(value))
        return room.value.decode()
    finally:
        getattr(library, "__gmpq_clear")(byref(value))
