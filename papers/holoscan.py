"""Response times of Holoscan graphs: Schowitz, Sinha and Gujarati, RTSS 2024 (public tutorial hsdk_rt_analysis of holohub). Operators
with one source and one sink, each on a thread of its own; every connector holds one message, that before the
source, too: it takes a message in when it has begun the one before.

wcet: {operator: time}; after: {operator: those that it takes messages of}. Responses count from there."""


def in_order(after):
    done = []
    while len(done) < len(after):
        done += [name for name in after if name not in done and all(one in done for one in after[name])]
    return done


class Graph:
    def __init__(self, wcet, after):
        self.wcet, self.order = wcet, in_order(after)
        self.after = after
        self.next = {name: [two for two in self.order if name in after[two]] for name in self.order}
        self.source, self.sink = self.order[0], self.order[-1]

    def longest(self, first, last):
        """Of ways from first to last, both counted; None: there is none."""
        found = {first: self.wcet[first]}
        for name in self.order:
            before = [found[one] for one in self.after[name] if one in found]
            if before and name != first:
                found[name] = max(before) + self.wcet[name]
        return found.get(last)

    def shortest(self, name):
        """Operators on the way from the source with the fewest of them."""
        ways = {self.source: [self.source]}
        for two in self.order[1:]:
            ways[two] = min((ways[one] for one in self.after[two]), key=len) + [two]
        return ways[name]

    def postdominator(self, name):
        """The first operator that every way from it to the sink leads through."""
        through = {self.sink: {self.sink}}
        for one in reversed(self.order[:-1]):
            through[one] = {one} | set.intersection(*(through[two] for two in self.next[one]))
        return max(through[name] - {name}, key=lambda one: len(through[one]))

    def delay(self, name):
        """The longest time between two runs."""
        if len(self.next[name]) < 2:
            return self.wcet[name]
        end = self.postdominator(name)
        return self.longest(name, end) - self.wcet[end]


def rule(wcet, after):
    """A bound on responses as published; seldom not safe (doc/errata.md)."""
    graph = Graph(wcet, after)
    whole = graph.longest(graph.source, graph.sink)
    found = []
    for name in graph.order:
        way = graph.shortest(name)
        found.append(len(way) * graph.delay(name) + graph.longest(name, graph.sink))
        if graph.longest(graph.source, name) + graph.longest(name, graph.sink) - wcet[name] < whole:  # on no longest way
            found[-1] += whole - sum(wcet[one] for one in way[:-1])
    return max(found)


def simulate(wcet, after, period, jobs):
    """Responses of the first jobs, all at their longest times."""
    graph, begin, end, responses, taken = Graph(wcet, after), {}, {}, [], 0
    for job in range(jobs):
        was, until = begin, end
        taken = max(taken + period, was[graph.source]) if job else 0
        begin, end = {}, {}
        for name in graph.order:
            ready = [end[one] for one in after[name]] or [taken]
            ready += [until[name]] + [was[two] for two in graph.next[name]] if job else []
            begin[name] = max(ready)
            end[name] = begin[name] + wcet[name]
        responses.append(end[graph.sink] - taken)
    return responses
