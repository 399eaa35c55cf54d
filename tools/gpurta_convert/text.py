"""Texts of profiles, which are not trusted, and messages.

A text is a str in which bytes that are no UTF-8 stand as lone surrogates (surrogateescape); lengths
are counted in bytes, as messages and names have limits in bytes."""
import re
import sys

EXIT_MISSED, EXIT_USAGE, EXIT_UNABLE = 1, 2, 3
LARGEST = (1 << 63) - 1
DECIMAL = re.compile(r"(-?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([-+]?[0-9]{1,2}))?\Z")
# Control characters, what turns the direction of text, ends of lines, and what is no UTF-8.
MISLEADING = "\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff"
UNCLEAN = re.compile("[%s]" % MISLEADING)
REFUSED = re.compile("[%s\ufeff\ufffe\uffff]" % MISLEADING)  # also what YAML refuses
SPECIAL = re.compile("[^ !#-\\[\\]-~]")


class Stop(Exception):
    """The conversion ends with this exit status; why was told."""

    def __init__(self, status):
        super().__init__(status)
        self.status = status


def to_bytes(text):
    return text.encode("utf-8", "surrogateescape")


def from_bytes(data):
    """A text up to its first NUL."""
    return data.split(b"\0", 1)[0].decode("utf-8", "surrogateescape")


def shown(character):
    """\\x1b, or \\u202e, for what would not show as itself."""
    data = to_bytes(character.group())
    return "\\x%02x" % data[0] if len(data) == 1 else "\\u%04x" % ord(character.group())


def complain(format_, *values):
    text = format_ % values if values else format_
    sys.stderr.flush()
    sys.stderr.buffer.write(to_bytes("gpurta: %s\n" % UNCLEAN.sub(shown, text)))
    sys.stderr.buffer.flush()


def refuse(format_, *values):
    complain(format_, *values)
    raise Stop(EXIT_USAGE)


def grouped(number):
    """12,345"""
    return "{:,}".format(number)


def counted(number, one, many=None):
    """"1 call", "2,421 calls": many is one with an s."""
    return "%s %s" % (grouped(number), one if number == 1 else many or one + "s")


def part(text, most):
    """As much of the text as has at most so many bytes, in whole characters."""
    if 4 * len(text) <= most:
        return text
    data = to_bytes(text)
    if len(data) <= most:
        return text
    while most and data[most] & 0xc0 == 0x80:
        most -= 1
    return data[:most].decode("utf-8", "surrogateescape")


def escaped(text):
    """What may stand between quotes, or in a comment, for YAML and JSON both."""
    if not SPECIAL.search(text):
        return text
    return REFUSED.sub("\\\\ufffd", text.replace("\\", "\\\\").replace('"', '\\"'))


def quoted(text):
    return '"' + escaped(text) + '"'


def json_quoted(text):
    """A text of ours as JSON."""
    text = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + re.sub("[\x00-\x1f\x7f]", lambda c: "\\u%04x" % ord(c.group()), text) + '"'


def decimal(text, factor, up):
    """A decimal number times a factor (1 to 10^9) as (whole number, exact?), rounded up or down; None:
    it is no decimal number, or beyond 64 bits."""
    found = DECIMAL.match(text)
    if not found or not (found.group(2) or found.group(3)):
        return None
    minus, whole, digits, power = found.group(1), found.group(2) or "", found.group(3) or "", int(found.group(4) or 0)
    value, rest = divmod(int(whole + digits) * factor * 10 ** max(power, 0), 10 ** (len(digits) + max(-power, 0)))
    value += 1 if rest and up == (not minus) else 0
    if int(whole or 0) > LARGEST or value > LARGEST:
        return None
    return -value if minus else value, not rest


def time_shown(time):
    """Nanoseconds for a reader, exact: 8995000 is "8.995 ms"."""
    digits, unit = next(((n, unit) for n, unit in ((9, "s"), (6, "ms"), (3, "us")) if abs(time) >= 10 ** n), (0, "ns"))
    whole, part_ = divmod(abs(time), 10 ** digits)
    return "%s%d%s %s" % ("-" if time < 0 else "", whole, (".%0*d" % (digits, part_)).rstrip("0") if part_ else "", unit)
