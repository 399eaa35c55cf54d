"""Counts that were written as JSON: read back with the line and column of what is wrong, and added up."""
import json
from fractions import Fraction

from .reader import LARGEST, LIST, MAP, QUOTED, TEXT, Reader
from .result import CHUNK, UTILIZATION, Tally
from .text import EXIT_USAGE, stop

MOST_SETS, MOST_AXES = 1000000000, 2


def count_of(low, high=LARGEST):
    return lambda reader, node: reader.read_count(node, low, high)


def command(reader, node):
    if reader.scalar(node) != "sweep":
        reader.expected(node, "sweep")


def plain(node):
    """What JSON says there."""
    if node[2] == MAP:
        return {key[3]: plain(value) for key, value in zip(node[3][::2], node[3][1::2])}
    return [plain(item) for item in node[3]] if node[2] == LIST else json.loads(node[3]) if node[2] == TEXT else node[3]


def made_by(reader, node):
    try:
        made = plain(node)
        return dict(made, options=dict(made["options"]), command_line=str(made["command_line"]))
    except (KeyError, TypeError, ValueError):
        reader.wrong(node, "expected what gpurta sweep wrote there")
        return None


KEYS = (("gpurta", Reader.read_name), ("format", count_of(1, 1)), ("command", command), ("time_unit", Reader.read_name),
        ("title", None), ("design", Reader.read_name), ("seed", count_of(0)), ("shard", None), ("sets", count_of(1, MOST_SETS)),
        ("done", count_of(0)), ("complete", Reader.read_bool), ("notes", None), ("platform", None), ("assumptions", None), ("counted", None), (UTILIZATION, None),
        ("weighted_sets", Reader.read_bool), ("axes", None), ("curves", None), ("rows", None), ("weighted", None), ("made_by", made_by))


class PartReader(Reader):
    def read(self):
        tally = Tally()
        if self.count or self.root[2] != MAP or "shard" not in [key[3] for key in self.root[3][::2]]:
            self.keep((0, 0), "no part of an experiment: expected JSON, as `gpurta sweep DESIGN --shard 1/2 -o FILE` writes it")
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
        tally.version, tally.hash, tally.unit, tally.made_by = (value[key] for key in ("gpurta", "design", "time_unit", "made_by"))
        if not self.is_null(node["title"]):
            tally.title = self.read_name(node["title"])
        if "platform" in node and not self.is_null(node["platform"]):
            tally.platform = self.read_name(node["platform"])
        if "counted" in node:
            tally.counted = self.read_name(node["counted"])
        for key in ("assumptions", "notes"):
            if key in node and node[key][3]:
                setattr(tally, key, self.read_list(node[key], key, self.read_sentence))
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

    def read_sentence(self, node):
        """Which is longer than a name may be."""
        return node[3] if node[2] == QUOTED else self.expected(node, "a sentence")

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
    if a.build() != b.build():
        return "build"
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
    if before.build() != empty.build():
        stop(EXIT_USAGE, "--resume: %s was counted by another build", path)
    before.made_by, before.notes = empty.made_by, empty.notes
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
            whole.notes = list(dict.fromkeys([*whole.notes, *part.notes]))
        else:
            whole = part
    tell_missing(whole.shards, observed)
    whole.become_whole()
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
