"""Times: exact rationals, between Python and the library.

A time is an int, a ``fractions.Fraction``, a ``decimal.Decimal`` or a text such as ``"3/2"``,
``"2.5e-3"`` or ``"250 us"``. A float is refused: 0.1 as a float is
3602879701896397/36028797018963968, and an analysis that is exact would be exact for that.
"""

import ctypes
from ctypes import byref
from decimal import Decimal
from fractions import Fraction
from numbers import Rational
from typing import Any, Optional, Union

from . import _api
from ._library import call, choose, is_whole, lib, text, values_of, wrong
from .errors import Error, OutOfRange, restate

Time = Union[int, Fraction, Decimal, str]

UNITS = values_of("gpurta_unit", "GPURTA_")


class _Integer(ctypes.Structure):
    """GMP's mpz_t."""

    _fields_ = [("room", ctypes.c_int), ("size", ctypes.c_int), ("limbs", ctypes.c_void_p)]


class _Rational(ctypes.Structure):
    """GMP's mpq_t."""

    _fields_ = [("numerator", _Integer), ("denominator", _Integer)]


def _gmp(name: str, result: Any, *arguments: Any) -> Any:
    """A function of the GMP that the library itself uses."""
    try:
        function = getattr(lib, name)
    except AttributeError:  # linked into the library: then the arithmetic is another copy's
        function = getattr(ctypes.CDLL("libgmp.so.10"), name)
    function.restype = result
    function.argtypes = arguments
    return function


_POINTER = ctypes.c_void_p
_init = _gmp("__gmpq_init", None, _POINTER)
_clear = _gmp("__gmpq_clear", None, _POINTER)
_set_small = _gmp("__gmpq_set_si", None, _POINTER, ctypes.c_long, ctypes.c_ulong)
_set_text = _gmp("__gmpq_set_str", ctypes.c_int, _POINTER, ctypes.c_char_p, ctypes.c_int)
_digits = _gmp("__gmpz_sizeinbase", ctypes.c_size_t, _POINTER, ctypes.c_int)
_get_text = _gmp("__gmpz_get_str", _POINTER, ctypes.c_char_p, ctypes.c_int, _POINTER)
_SMALL = 2 ** (8 * ctypes.sizeof(ctypes.c_long) - 1)


def _integer(value: Any) -> int:
    size = value.size
    if -1 <= size <= 1:  # no limb, or one, which is an unsigned long
        return size and int(size * ctypes.c_ulong.from_address(value.limbs).value)
    buffer = ctypes.create_string_buffer(_digits(byref(value), 16) + 2)
    _get_text(buffer, 16, byref(value))
    return int(buffer.value, 16)


class Number:
    """A rational in the library's form, freed with the object."""

    def __init__(self, value: Optional[Fraction] = None) -> None:
        self._value = _Rational()
        self._as_parameter_ = byref(self._value)
        _init(self._as_parameter_)
        if value is not None:
            self.set(value)

    def set(self, value: Fraction) -> None:
        """Takes a value."""
        numerator, denominator = value.numerator, value.denominator
        if -_SMALL <= numerator < _SMALL and denominator < _SMALL:
            _set_small(self._as_parameter_, numerator, denominator)
        else:
            _set_text(self._as_parameter_, "{:x}/{:x}".format(numerator, denominator).encode(), 16)

    def get(self) -> Fraction:
        """Gives the value."""
        value = self._value
        denominator = _integer(value.denominator)
        numerator = _integer(value.numerator)
        return Fraction(numerator) if denominator == 1 else Fraction(numerator, denominator)

    @property
    def numerator(self) -> Any:
        """An integer of the library's form."""
        return byref(self._value.numerator)

    def __del__(self) -> None:
        _clear(self._as_parameter_)


def check_time(value: Any, what: str) -> Any:
    """Returns the value if it can be a time; says why if it cannot."""
    if isinstance(value, float):
        exactly = Fraction(value) if value - value == 0 else "none"
        raise TypeError(
            "{}: {!r} is a float, whose exact value is {}; give an int, Fraction, Decimal or a"
            ' text such as "{!r}"'.format(what, value, exactly, value)
        )
    plain = isinstance(value, (Rational, Decimal, str)) or is_whole(value)
    if isinstance(value, Decimal) and not value.is_finite():
        raise ValueError("{}: {} is not a time".format(what, value))
    if isinstance(value, bool) or not plain:
        raise wrong(what, "a time: an int, Fraction, Decimal or text", value)
    return value


def _from_decimal(value: Decimal) -> Fraction:
    limit = _api.GPURTA_TIME_MAX_EXPONENT
    digits = value.as_tuple()
    most = _api.GPURTA_TIME_MAX_DIGITS
    if len(digits.digits) > most or not -limit <= int(digits.exponent) <= limit:
        said = "{:.20}...: more than {} digits, or an exponent beyond {}"
        raise OutOfRange(said.format(str(value), most, limit))
    return Fraction(value)


def to_time(value: Time, unit: str = "ms", what: str = "time") -> Fraction:
    """The exact value of a time in a unit ("ns", "us", "ms" or "s").

    A bare number is in that unit already; a text may name its own: ``to_time("250us")`` is 1/4.
    ``what`` is the name that error messages give it. Raises TypeError for a float,
    TimeSyntaxError for a text that is not a time. Exact.
    """
    check_time(value, what)
    number = choose(unit, UNITS, "unit")
    if isinstance(value, str):
        parsed = Number()
        encoded = value.encode("utf-8")
        if b"\0" in encoded:
            raise ValueError("{}: a zero byte in a time".format(what))
        try:
            call("gpurta_time_parse", parsed, encoded, number)
        except Error as error:
            restate(error, '{}: "{}": {}'.format(what, value, error.message))
            raise
        return parsed.get()
    if isinstance(value, Decimal):
        return _from_decimal(value)
    if isinstance(value, Rational):
        return Fraction(int(value.numerator), int(value.denominator))
    return Fraction(value.__index__())


def to_text(value: Fraction) -> str:
    """The exact text of a time in lowest terms, as the library writes it: "12", "7/2"."""
    number = Number(to_time(value))
    room = ctypes.create_string_buffer(lib.gpurta_time_text_size(number))
    call("gpurta_time_text", room, len(room), number)
    return text(room.value)
