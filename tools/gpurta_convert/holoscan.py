"""Holoscan's data flow tracking: a line for each way of a message through the graph of operators,

    (replayer,1685129021110968,1685129021112852) -> (format_converter,1685129021113053,1685129021159460)

behind a line with the number of the message ("1:"), with the times in microseconds at which an operator received it and
published what it made of it. A root operator and all that its messages reach become a pipelined chain: each operator is a step
that takes the next message when it is done with the last."""
import re

from .hosts import Chain, put_chains, tell
from .text import refuse

NUMBER = re.compile(r"[0-9]+:\s*\Z")  # of a message, on a line before its ways
STOP = re.compile(r"\s*\(\s*([^(),]+?)\s*,\s*(-?[0-9]{1,16})\s*,\s*(-?[0-9]{1,16})\s*\)\s*")
TITLE = "a log of Holoscan's data flow tracking"
NOTES = ("wcet of an operator: its longest time from receiving to publishing, and a microsecond, by which the log cuts times",
         "capacity: 1 is what a connector of Holoscan holds, unless the application says more")


class Graph:
    def __init__(self):
        self.longest, self.after = {}, {}  # of operators: a time; those before it, in order
        self.roots = {}  # root operator: {when it began: when the last of its job ended}

    def add(self, path, where):
        before = None
        for name, received, published in path:
            if received <= 0 or published <= 0:
                refuse("%s: no time at which %s %s a message (it is %d), so that the longest is not known: leave out the line if it "
                       "does not matter", where, name, "received" if received <= 0 else "published",
                       received if received <= 0 else published)
            if published < received:
                refuse("%s: %s published at %d what it received at %d", where, name, published, received)
            self.longest[name] = max(self.longest.get(name, 0), published - received)
            self.after.setdefault(name, {})
            if before is not None:
                self.after[name][before] = True
            before = name
        jobs = self.roots.setdefault(path[0][0], {})
        begin, end = path[0][1], path[-1][2]
        jobs[begin] = max(jobs.get(begin, 0), end)

    def root_of(self, name, path, under=()):
        """The only one whose messages reach it."""
        if name in under:
            refuse("%s: %s comes after itself: a chain has no cycle", path, name)
        found = {self.root_of(one, path, under + (name,)) for one in self.after[name]} or {name}
        if len(found) > 1:
            refuse("%s: %s takes messages of %s, which begin by themselves: a chain has one release", path, name,
                   " and ".join(sorted(found)))
        return found.pop()

    def in_order(self, names):
        """Each after all that it waits for."""
        done = []
        while len(done) < len(names):
            done += [name for name in names if name not in done and all(one in done for one in self.after[name])][:1]
        return done


def line_of(text, where):
    """[(operator, received, published)]"""
    path, at = [], 0
    while True:
        found = STOP.match(text, at)
        if not found:
            refuse('%s:%d: expected (OPERATOR,TIME,TIME) -> ..., with times in whole microseconds', where, at + 1)
        path.append((found.group(1), int(found.group(2)), int(found.group(3))))
        at = found.end()
        if at == len(text):
            return path
        if text[at:at + 2] != "->":
            refuse('%s:%d: expected "->" or the end of the line', where, at + 1)
        at += 2


def read(path):
    graph = Graph()
    with open(path, encoding="utf-8", errors="surrogateescape") as file:
        for number, text in enumerate(file, 1):
            text = text.strip("\r\n")
            if text.strip() and not NUMBER.match(text):
                graph.add(line_of(text, "%s:%d" % (path, number)), "%s:%d" % (path, number))
    if not graph.roots:
        refuse("%s: no message was tracked", path)
    return graph


def convert(put, path, how):
    graph, chains = read(path), []
    for name in graph.after:
        if name + "_old" in graph.after:
            refuse("%s: an asynchronous buffer gave the last message of %s again (%s_old), as a register does: leave out these lines, "
                   "and write a path of two chains", path, name, name)
    root_of = {name: graph.root_of(name, path) for name in graph.after}
    for root, jobs in graph.roots.items():
        if root_of[root] != root:
            refuse("%s: a way begins with %s, which takes messages of others", path, root)
        names = graph.in_order([name for name in root_of if root_of[name] == root])
        steps, passed_on = [], {one for name in names for one in graph.after[name]}
        for number, name in enumerate(names):
            after = list(graph.after[name])
            steps.append((name, 1000 * (graph.longest[name] + 1), None if after == names[number - 1:number] else after,
                          ", capacity: 1" if name in passed_on else ""))
        observed = max(end - begin for begin, end in jobs.items()) - 1
        chains.append(Chain(root, [1000 * begin for begin in sorted(jobs)], 1000 * observed, steps))
    put_chains(put, how, TITLE, NOTES, chains, cut=1000, pipelined=True)
    tell(path, "%s: %d operators, %d roots" % (TITLE, len(root_of), len(chains)), NOTES)
