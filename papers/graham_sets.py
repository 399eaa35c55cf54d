"""Random graphs of kernels for graham.py on a GPU of so many slots, with a deadline in percent of Graham's bound."""
import graham


def draw(random, parameters):
    slots, count = 8, int(parameters["kernels"])
    after = {k: sorted({random.between(max(0, k - 4), k - 1) for _ in range(random.between(1, 2))}) if k else [] for k in range(count)}
    kernels = {k: (random.between(1, 12), random.between(1, 20)) for k in after}
    deadline = graham.graham(kernels, after, slots) * int(parameters["deadline_in_percent_of_Graham"]) / 100
    steps = [{"kernel": "k%d" % k, "stream": "s%d" % k, "blocks": kernels[k][0], "wcet": kernels[k][1],
              "after": ["k%d" % one for one in after[k]]} for k in after]
    rank = {k: random.between(0, 1000) for k in after}
    return {"chains": [{"name": "graph", "period": 10 ** 6, "deadline": deadline, "steps": steps}],
            "x-graph": (kernels, after, slots), "x-rank": rank, "x-deadline": deadline}


def bound(drawn):
    return graham.graham(*drawn.tasks["x-graph"]) <= drawn.tasks["x-deadline"]


def simulated(drawn):
    return graham.simulate(*drawn.tasks["x-graph"], rank=drawn.tasks["x-rank"]) <= drawn.tasks["x-deadline"]
