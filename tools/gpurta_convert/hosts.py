"""Chains of host steps, from logs that know nothing of a GPU: the text of a scenario. Times are whole nanoseconds."""
from .pace import beat_of, jitter_of
from .text import complain, counted, grouped, part, quoted, refuse
from .times import OF_ALL, ms, times_are


class Chain:
    """releases: of its jobs, in order. observed: longest time of a job. steps: (name, longest time, names that it comes after
    (None: the step before), other keys)."""

    def __init__(self, name, releases, observed, steps):
        self.name, self.releases, self.observed, self.steps = name, releases, observed, steps


class Unique:
    """Names of at most 120 bytes that differ."""

    def __init__(self):
        self.taken = {}

    def of(self, name):
        name = part(name, 120) or "unnamed"
        self.taken[name] = self.taken.get(name, 0) + 1
        return quoted(name if self.taken[name] == 1 else "%s#%d" % (name, self.taken[name]))


def put_pace(put, chain, how, cut):
    """cut: what a distance of two releases may be too long by, since the log cuts times."""
    distance = [b - a for a, b in zip(chain.releases, chain.releases[1:])]
    shortest = min(distance) - cut if distance else 0
    beat = beat_of(distance) if distance else 0
    if min(shortest, beat) < 1:
        put("    period: unknown # %s: write the least distance of releases\n" % (
            "two releases were observed at one time" if distance else "one job alone was observed"))
    elif how.period == "periodic":
        put("    period: %s # the beat of %d distances of releases, of %s to %s\n    jitter: %s # the least with which all releases "
            "fit that beat\n" % (ms(beat), len(distance), ms(min(distance)), ms(max(distance)), ms(jitter_of(distance, beat) + cut)))
    else:
        put("    period: %s # shortest of %s of releases, the longest is %s; so no jitter\n" % (
            ms(shortest), counted(len(distance), "distance"), ms(max(distance))))


def put_chains(put, how, title, notes, chains, cut=0, pipelined=False):
    put("# From %s.\n" % title)
    for note in notes:
        put("# %s\n" % note)
    put("time_unit: ms\ntimes: %s\nplatform: %s\nchains:\n" % (
        times_are(how, OF_ALL), how.platform or "{slots: 1} # nothing here is known of a GPU: write its name before you add kernels"))
    names = Unique()
    for chain in chains:
        put("  - name: %s\n" % names.of(chain.name))
        put_pace(put, chain, how, cut)
        if pipelined:
            put("    overlap: pipelined\n    # deadline: where none is written, that of the period counts, which a pipeline may well exceed\n")
        put("    # %s job%s\n    observed: %s # longest time from a release to the end of its job\n    steps:\n" % (
            grouped(len(chain.releases)), "" if len(chain.releases) == 1 else "s", ms(max(chain.observed, 1))))
        for name, longest, after, more in chain.steps:
            time = max(longest, 1) * (1 + (how.margin or 0))
            put("      - {host: %s, wcet: %s%s%s}\n" % (
                quoted(name), ms(time),
                "" if after is None else ", after: [%s]" % ", ".join(quoted(one) for one in after), more))


def need_chains(path, how, what):
    """Such logs become chains, whatever stands for --to by default; what is asked of a GPU's profile has no meaning here."""
    if how.to not in ("scenario", "chains"):
        refuse("%s: %s become chains of host steps: choose --to chains", path, what)
    for option in ("device", "process", "context"):
        if getattr(how, option) >= 0:
            refuse("--%s is for profiles of a GPU; %s have none", option, what)
    if how.sms or how.others:
        refuse("--%s is for profiles of a GPU; %s have none", "sms" if how.sms else "runs", what)


def tell(path, what, notes):
    complain("%s: %s", path, what)
    for note in notes:
        complain("  %s", note)
