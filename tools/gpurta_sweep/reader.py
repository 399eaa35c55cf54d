"""Documents that the command has read, as nodes with lines and columns: values of them, and what is wrong in them."""
import re
from fractions import Fraction

from . import library as lib
from .text import EXIT_UNABLE, EXIT_USAGE, Stop, stop, tell

MOST_ERRORS, NAME_BYTES, LARGEST = 20, 255, (1 << 63) - 1
MS = 2
# What a name has none of: control characters, marks of direction, and what is no UTF-8.
MISLEADING = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
TEXT, QUOTED, LIST, MAP = range(4)


def count_text(value):
    if value == LARGEST:
        return "2^63-1"
    return next(("2^%d" % power for power in range(50, 63) if value == 1 << power), str(value))


def cut(text, most):
    """As many bytes of a text as a message has room for."""
    return text.encode("utf-8", "surrogateescape")[:most].decode("utf-8", "ignore")


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a):
        diagonal, row[0] = row[0], i + 1
        for j, y in enumerate(b):
            diagonal, row[j + 1] = row[j + 1], min(diagonal + (x != y), row[j + 1] + 1, row[j] + 1)
    return row[-1]


def nearest(text, words):
    best, least = None, 1 if len(text) < 2 else len(text) // 3 + 2
    for word in words:
        if max(len(text), len(word)) <= 40 and distance(text, word) < least:
            best, least = word, distance(text, word)
    return best

OF_CHAINS = ("capacity", "chains", "cpu", "cpus", "host", "overlap", "paths", "policy", "priority", "release", "runlist", "steps", "wait")


class Reader:
    """Nodes are [line, column, kind, text or list]. Mistakes are kept, and reading goes on."""

    optional = ("notes", "made_by", "platform", "assumptions", "counted")  # keys that may be missing

    def __init__(self, library, document, unit=MS):
        self.library, self.name, self.unit = library, document[0], unit
        if isinstance(document[1], str):
            stop(EXIT_UNABLE, "cannot read %s: %s", self.name, document[1])
        self.errors, self.root, self.path = [tuple(error) for error in document[1]], document[2], []
        self.count = len(self.errors)

    def told(self, text):
        """With the path before it."""
        path = "".join("[%d]" % step if isinstance(step, int) else ("." if i else "") + cut(step, 60)
                       for i, step in enumerate(self.path))
        return (path + ": " if path else "") + text

    def wrong(self, node, format_, *values):
        self.keep(node, self.told(format_ % values if values else format_))

    def keep(self, node, text):
        self.count += 1
        if self.count <= MOST_ERRORS:
            self.errors.append((node[0], node[1], text))

    def report(self):
        """Tells what is wrong, if anything is, and ends."""
        for line, column, message in sorted(self.errors, key=lambda error: error[:2]):
            tell("%s:%d:%d: %s" % (self.name, line, column, message) if line else "%s: %s" % (self.name, message))
        if self.count > MOST_ERRORS:
            tell("%s: and %d more errors" % (self.name, self.count - MOST_ERRORS))
        if self.count:
            raise Stop(EXIT_USAGE)

    @staticmethod
    def is_nothing(node):
        return node[2] == TEXT and node[3] in ("", "~", "null", "Null", "NULL")

    def expected(self, node, what, near=None):
        found = ("a list" if node[2] == LIST else "a mapping" if node[2] == MAP else "nothing" if self.is_nothing(node)
                 else '%s"%s%s"' % ("" if node[2] == TEXT else "the text ", cut(node[3], 40),
                                    "..." if len(node[3].encode("utf-8", "surrogateescape")) > 40 else ""))
        self.wrong(node, "expected %s, found %s%s", what, found, '; did you mean "%s"?' % near if near else "")

    def scalar(self, node):
        return node[3] if node[2] in (TEXT, QUOTED) and not self.is_nothing(node) else None

    def read_count(self, node, low, high):
        text = self.scalar(node)
        if text is not None and node[2] == TEXT and re.match("(0|[1-9][0-9]*)\\Z", text) and low <= int(text) <= high:
            return int(text)
        self.expected(node, count_text(low) if low == high else
                      "a whole number from %s to %s" % (count_text(low), count_text(high)))
        return None

    def read_name(self, node):
        text = node[3] if node[2] == QUOTED or (node[2] == TEXT and self.scalar(node)) else None
        if (text and len(text.encode("utf-8", "surrogateescape")) <= NAME_BYTES and
                not MISLEADING.search(text)):
            return text
        self.expected(node, "a name of 1 to %d bytes without control characters or marks of direction" % NAME_BYTES)
        return None

    def read_bool(self, node):
        text = self.scalar(node)
        if node[2] == TEXT and text in ("true", "false"):
            return text == "true"
        self.expected(node, "true or false")
        return None

    def read_word(self, node, words):
        """The place of the word."""
        text = self.scalar(node)
        if text in words:
            return words.index(text)
        self.expected(node, ", ".join(words[:-1]) + " or " + words[-1], text and nearest(text, words))
        return None

    def read_time(self, node, what="a time of 0 or more"):
        text = self.scalar(node)
        if text is None:
            self.expected(node, what)
            return None
        if node[2] == TEXT and re.match("0[0-9]", text):
            self.wrong(node, 'expected %s without leading zeros (YAML reads "%s" as an octal number)', what, cut(text, 40))
            return None
        try:
            value = Fraction(lib.time_text(self.library, text, self.unit))
        except lib.Failed as failed:
            comma = re.match("[0-9]+,[0-9]", text)
            self.wrong(node, 'expected %s, found "%s": %s', what, cut(text, 40),
                       "decimals take a point, as in 1.5" if comma else failed.message)
            return None
        if value < 0 or (value == 0 and what.endswith("above 0")):
            self.expected(node, what)
            return None
        return value

    def read_map(self, node, keys):
        """Values of known keys, which are read as their table says; None of what is missing or wrong."""
        nodes, values = {}, dict.fromkeys(keys)
        if node[2] != MAP:
            self.expected(node, "a mapping")
            return nodes, values
        for name, value in zip(node[3][::2], node[3][1::2]):
            if name[2] not in (TEXT, QUOTED):
                self.expected(name, "the name of a key")
            elif name[3] not in keys:
                self.unknown_key(name, keys)
            elif name[3] in nodes:
                self.wrong(name, 'key "%s" is given twice', name[3])
            else:
                nodes[name[3]] = value
                if keys[name[3]]:
                    self.path.append(name[3])
                    values[name[3]] = keys[name[3]](self, value)
                    self.path.pop()
        for key in keys:
            if key not in nodes and key not in self.optional:
                self.wrong(node, 'key "%s" is missing', key)
        return nodes, values

    def unknown_key(self, node, keys):
        name = node[3]
        if name.startswith("x-"):
            return
        near = nearest(name, keys)
        if name in OF_CHAINS:
            self.wrong(node, 'unknown key "%s": chains, CPUs, overlap, paths and contexts by priority are in sets that a function draws: '
                       'generator: "sets.py:draw"', name)
        elif re.match("[0-9]+\\Z", name):
            self.wrong(node, 'unknown key "%s": decimals take a point, as in 1.5', cut(name, 40))
        elif near:
            self.wrong(node, 'unknown key "%s"; did you mean "%s"?', cut(name, 40), near)
        else:
            self.wrong(node, 'unknown key "%s"; expected one of %s', cut(name, 40), ", ".join(keys))

    def read_list(self, node, items, read):
        if node[2] != LIST:
            self.expected(node, "a list of " + items)
            return []
        if not node[3]:
            self.wrong(node, "expected a list of %s, found an empty list", items)
        values = []
        for i, item in enumerate(node[3]):
            self.path.append(i)
            values.append(read(item))
            self.path.pop()
        return values
