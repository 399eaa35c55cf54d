"""Counts that were written as JSON: read back with the line and column of what is wrong, and added up."""
import re
from fractions import Fraction

from . import library as lib
from .result import CHUNK, UTILIZATION, Tally
from .text import EXIT_UNABLE, EXIT_USAGE, Stop, stop, tell

MOST_SETS, MOST_AXES, MOST_ERRORS, NAME_BYTES, LARGEST = 1000000000, 2, 20, 255, (1 << 63) - 1
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


class Reader:
    """Nodes are [line, column, kind, text or list]. Mistakes are kept, and reading goes on."""

    def __init__(self, library, document):
        self.library, self.name = library, document[0]
        if isinstance(document[1], str):
            stop(EXIT_UNABLE, "cannot read %s: %s", self.name, document[1])
        self.errors, self.root, self.path = [tuple(error) for error in document[1]], document[2], []
        self.count = len(self.errors)

    def wrong(self, node, format_, *values):
        path = "".join("[%d]" % step if isinstance(step, int) else ("." if i else "") + cut(step, 60)
                       for i, step in enumerate(self.path))
        text = (path + ": " if path else "") + (format_ % values if values else format_)
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

    def expected(self, node, what):
        found = ("a list" if node[2] == LIST else "a mapping" if node[2] == MAP else "nothing" if self.is_nothing(node)
                 else '%s"%s%s"' % ("" if node[2] == TEXT else "the text ", cut(node[3], 40),
                                    "..." if len(node[3].encode("utf-8", "surrogateescape")) > 40 else ""))
        self.wrong(node, "expected %s, found %s", what, found)

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

    def read_time(self, node):
        what, text = "a time of 0 or more", self.scalar(node)
        if text is None:
            self.expected(node, what)
            return None
        if node[2] == TEXT and re.match("0[0-9]", text):
            self.wrong(node, 'expected %s without leading zeros (YAML reads "%s" as an octal number)', what, cut(text, 40))
            return None
        try:
            value = Fraction(lib.time_text(self.library, text, MS))
        except lib.Failed as failed:
            comma = re.match("[0-9]+,[0-9]", text)
            self.wrong(node, 'expected %s, found "%s": %s', what, cut(text, 40),
                       "decimals take a point, as in 1.5" if comma else failed.message)
            return None
        if value < 0:
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
            if key not in nodes and key not in OPTIONAL:
                self.wrong(node, 'key "%s" is missing', key)
        return nodes, values

    def unknown_key(self, node, keys):
        name = node[3]
        if name.startswith("x-"):
            return
        near = nearest(name, keys)
        if re.match("[0-9]+\\Z", name):
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


def count_of(low, high=LARGEST):
    return lambda reader, node: reader.read_count(node, low, high)


def command(reader, node):
    if reader.scalar(node) != "sweep":
        reader.expected(node, "sweep")


def a_list(reader, node):
    if node[2] != LIST:
        reader.expected(node, "a list")


OPTIONAL = ("notes",)
KEYS = (("gpurta", Reader.read_name), ("format", count_of(1, 1)), ("command", command), ("time_unit", Reader.read_name),
        ("title", None), ("design", Reader.read_name), ("seed", count_of(0)), ("shard", None), ("sets", count_of(1, MOST_SETS)),
        ("done", count_of(0)), ("complete", Reader.read_bool), ("notes", a_list), (UTILIZATION, None),
        ("weighted_sets", Reader.read_bool), ("axes", None), ("curves", None), ("rows", None), ("weighted", None))


class PartReader(Reader):
    def read(self):
        tally = Tally()
        for step in (self.top, self.header, self.counts):
            if not self.count:
                step(tally)
        self.report()
        return tally

    def top(self, _tally):
        keys = {}
        for key, read in KEYS:  # in their order, also where a dict has none
            keys[key] = read
        self.nodes, self.values = self.read_map(self.root, keys)

    def header(self, tally):
        node, value = self.nodes, self.values
        tally.version, tally.hash, tally.unit = value["gpurta"], value["design"], value["time_unit"]
        if not self.is_null(node["title"]):
            tally.title = self.read_name(node["title"])
        tally.seed, tally.sets, tally.done, tally.weighted = (value[key] for key in ("seed", "sets", "done", "weighted_sets"))
        tally.utilization = Fraction(0)
        if not self.is_null(node[UTILIZATION]):
            tally.utilization = self.read_time(node[UTILIZATION])
        self.path.append("shard")
        of = self.read_map(node["shard"], {"number": count_of(1, 1000000), "of": count_of(1, 1000000)})[1]
        tally.shard, tally.shards = of["number"] or 1, of["of"] or 1
        if tally.shard > tally.shards:
            self.wrong(node["shard"], "shard %d of %d", tally.shard, tally.shards)
        self.path[-1] = "axes"
        self.read_list(node["axes"], "axes", lambda item: self.axis(tally, item))
        self.path.pop()
        tally.curves = self.read_list(node["curves"], "curves", self.read_name)

    @staticmethod
    def is_null(node):
        return node[2] == TEXT and node[3] == "null"

    def axis(self, tally, item):
        nodes, values = self.read_map(item, {"name": Reader.read_name, "values": None})
        if len(tally.axes) == MOST_AXES:
            self.wrong(item, "expected at most %d axes", MOST_AXES)
        elif values["name"] and "values" in nodes:
            tally.axes.append((values["name"], self.read_list(nodes["values"], "values", self.read_time)))

    def counts(self, tally):
        node = self.nodes["rows"]
        points = 1
        for _, values in tally.axes:
            points *= len(values)
        if not tally.axes or not tally.curves or node[2] == TEXT or node[2] == QUOTED or (
                len(node[3]) // (2 if node[2] == MAP else 1) != points * len(tally.curves)):
            self.wrong(node, "expected a row for each point and curve")
            return
        tally.make_counts()
        self.path.append("rows")
        self.at = 0
        self.read_list(node, "rows", lambda item: self.row(tally, item))
        self.path.pop()
        if tally.done > tally.chunks:
            self.wrong(node, "more is done than there is")

    def row(self, tally, item):
        """Rows stand in the order of points and curves; what they say of them is not read again."""
        counts = []
        for key in ("sets", "schedulable", "unknown"):
            pairs = zip(item[3][::2], item[3][1::2]) if item[2] == MAP else ()
            node = next((value for name, value in pairs if name[2] in (TEXT, QUOTED) and name[3] == key), None)
            if node is None:
                self.wrong(item, 'key "%s" is missing', key)
                return
            counts.append(self.read_count(node, 0, MOST_SETS))
            if counts[-1] is None:
                return
        point = self.at // len(tally.curves)
        chunks = tally.done - point * tally.chunks_of_point()
        sets = (0 if chunks <= 0 else tally.shard_to() - tally.shard_from() if chunks >= tally.chunks_of_point()
                else chunks * CHUNK)
        if counts[0] != sets:
            self.wrong(item, 'expected %d sets, as "done" says', sets)
        if counts[1] + counts[2] > counts[0]:
            self.wrong(item, "more sets are schedulable and unknown than there are")
        tally.set_count[point], tally.yes[self.at], tally.unknown[self.at] = counts
        self.at += 1


def differs(a, b):
    """None: they belong together; else what differs."""
    if a.version != b.version:
        return "version"
    if a.hash != b.hash or a.points != b.points or len(a.curves) != len(b.curves):
        return "design"
    if a.seed != b.seed:
        return "seed"
    return "number of shards" if a.shards != b.shards or a.sets != b.sets else None


def resume(library, empty, document, path):
    """What was counted before, if it is of the same design."""
    before = PartReader(library, document).read()
    keys = ("version", "hash", "seed", "shard", "shards", "chunks", "points")
    if any(getattr(before, key) != getattr(empty, key) for key in keys) or len(before.curves) != len(empty.curves):
        stop(EXIT_USAGE, "--resume: %s is of another design, seed, version or shard", path)
    return before


def merge(library, documents):
    """Parts that belong together become one."""
    whole, observed = None, {}
    for document in documents:
        part, path = PartReader(library, document).read(), document[0]
        other = differs(whole, part) if whole else None
        if other:
            stop(EXIT_USAGE, "%s: of another %s than %s", path, other, documents[0][0])
        if not part.complete():
            stop(EXIT_USAGE, "%s: not complete; --resume ends it", path)
        if part.shard in observed:
            stop(EXIT_USAGE, "%s: shard %d was in %s already", path, part.shard, observed[part.shard])
        observed[part.shard] = path
        if whole:
            whole.add(part.set_count, part.yes, part.unknown)
        else:
            whole = part
    tell_missing(whole.shards, observed)
    whole.shard = whole.shards = 1
    whole.chunks = whole.done = whole.chunks_of_point() * whole.points
    return whole


def tell_missing(shards, observed):
    """Shards that are missing, as a Slurm array takes them: 3,5-7."""
    ranges, last = [], 0
    for shard in sorted(observed) + [shards + 1]:
        if shard > last + 1:
            ranges.append((last + 1, shard - 1))
        last = shard
    missing = sum(b - a + 1 for a, b in ranges)
    if missing:
        text = ",".join("%d-%d" % (a, b) if b > a else str(a) for a, b in ranges[:20]) + (",..." if len(ranges) > 20 else "")
        stop(EXIT_USAGE, "--merge: shard%s %s of %d %s missing", "" if missing == 1 else "s", text, shards,
             "is" if missing == 1 else "are")
