"""Counts of an experiment: made, read back, added up."""
from fractions import Fraction
from shlex import quote

from .assumptions import assumptions_of, platform_of
from .sets import MISPREDICTION

CHUNK = 32  # sets of a portion
UTILIZATION = "utilization"
ACCEPTED, MISPREDICTED = "sets accepted", "launches mispredicted"  # what is counted


class Tally:
    """Counts of point p and curve c stand at [p * curves + c]."""

    version = hash = unit = title = utilization = platform = made_by = None
    counted = ACCEPTED
    assumptions = notes = ()
    seed = sets = done = chunks = points = 0
    shard = shards = 1
    weighted = False

    def __init__(self):
        self.axes, self.curves, self.set_count, self.yes, self.unknown = [], [], [], [], []

    def made(self, by, file):
        """By the command that counts this anew, whatever was typed: without threads, -o and --resume, which change no byte."""
        options = {name: by["options"][name] for name in ("platform", "platform-file", "slots", "set") if name in by["options"]}
        if self.shards > 1:
            options["shard"] = "%d/%d" % (self.shard, self.shards)
        options["format"] = "json"
        words = ["--%s=%s" % (name, text) for name, said in options.items() for text in ([said] if isinstance(said, str) else said)]
        self.made_by = dict(by, options=options, command_line=" ".join(map(quote, ["gpurta", "sweep", file] + words)))

    def made_as(self, form):
        """How it was made, if it is asked for in this format; None where no part says how."""
        if not self.made_by:
            return None
        words = self.made_by["command_line"].replace(" --format=json", " --format=" + form)
        return dict(self.made_by, options=dict(self.made_by["options"], format=form), command_line=words)

    def build(self):
        return self.made_by and self.made_by.get("build")

    def become_whole(self):
        """Of one shard, and all others are added."""
        if self.made_by and self.shards > 1:
            self.made_by["options"].pop("shard", None)
            self.made_by["command_line"] = self.made_by["command_line"].replace(" --shard=%d/%d" % (self.shard, self.shards), "")
        self.shard = self.shards = 1
        self.chunks = self.done = self.chunks_of_point() * self.points

    def make_counts(self):
        self.points = 1
        for _, values in self.axes:
            self.points *= len(values)
        self.chunks = self.chunks_of_point() * self.points
        self.set_count = [0] * self.points
        self.yes = [0] * (self.points * len(self.curves))
        self.unknown = [0] * (self.points * len(self.curves))

    def shard_from(self):
        return self.sets // self.shards * (self.shard - 1) + self.sets % self.shards * (self.shard - 1) // self.shards

    def shard_to(self):
        return self.sets // self.shards * self.shard + self.sets % self.shards * self.shard // self.shards

    def chunks_of_point(self):
        return (self.shard_to() - self.shard_from() + CHUNK - 1) // CHUNK

    def add(self, sets, yes, unknown):
        for mine, more in ((self.set_count, sets), (self.yes, yes), (self.unknown, unknown)):
            for i, count in enumerate(more):
                mine[i] += count

    def complete(self):
        return self.done == self.chunks

    def origin(self):
        """What counts are of, in a line: above CSV and below a picture."""
        return "gpurta %s sweep; design %s; seed %d; shard %d/%d%s%s" % (
            self.version, self.hash, self.seed, self.shard, self.shards, "; platform " + self.platform if self.platform else "",
            "" if self.complete() else "; not complete")

    def axis_value(self, point, axis):
        for _, values in self.axes[:axis]:
            point //= len(values)
        values = self.axes[axis][1]
        return values[point % len(values)]

    def unknowns(self):
        """Of each curve that says nothing of some sets: "NAME: 3 of 40 sets"."""
        counts = [(name, sum(self.unknown[c::len(self.curves)])) for c, name in enumerate(self.curves)]
        return ["%s: %d of %d sets" % (name, count, sum(self.set_count)) for name, count in counts if count]

    def utilization_axis(self):
        """The place of that axis; None: all sets have one utilization."""
        return next((a for a, (name, _) in enumerate(self.axes) if name == UTILIZATION), None)

    def weight(self, point, count):
        """So many times the utilization of the point's sets."""
        axis = self.utilization_axis()
        return count * (self.utilization if axis is None else self.axis_value(point, axis))

    def other_values(self):
        """Values of the axis that is not the utilization, for which there is a weighted schedulability; [None]: there is
        no such axis."""
        axis = self.utilization_axis()
        if not self.weighted or axis is None or len(self.axes[axis][1]) < 2:
            return []
        return self.axes[1 - axis][1] if len(self.axes) > 1 else [None]

    def weighted_share(self, curve, other):
        """The curve's sum of U over schedulable sets by that over all, at the points with that value; None: no set."""
        whole = some = Fraction(0)
        for p in range(self.points):
            if other is None or self.axis_value(p, 1 - self.utilization_axis()) == other:
                whole += self.weight(p, self.set_count[p])
                some += self.weight(p, self.yes[p * len(self.curves) + curve])
        return some / whole if whole else None


def of_design(design, version, shard, shards):
    tally = Tally()
    tally.version, tally.hash, tally.unit, tally.title = version, design["hash"], design["unit"], design["title"]
    tally.seed, tally.sets, tally.shard, tally.shards = design["seed"], design["sets"], shard, shards
    tally.weighted, tally.utilization = design["weighted"], design[UTILIZATION]
    tally.axes, tally.platform, tally.assumptions = design["axes"], platform_of(design), assumptions_of(design)
    tally.curves = [curve["name"] for curve in design["curves"]]
    counted = [MISPREDICTED if curve["analysis"] == MISPREDICTION else ACCEPTED for curve in design["curves"]]
    tally.counted = ", or ".join(sorted(set(counted), reverse=True))
    tally.make_counts()
    return tally
