"""Random graphs of operators for holoscan.py, as pipelined chains whose steps hold one message; deadline: percent of the longest way."""
import holoscan


def draw(random, parameters):
    count, after = random.between(2, int(parameters["operators"])), {0: []}
    for name in range(1, count):
        after[name] = sorted({random.between(0, name - 1) for _ in range(random.between(1, 2))})
    after[count] = [name for name in range(count) if not any(name in those for those in after.values())]
    wcet = {name: random.between(1, 20) for name in after}
    deadline = holoscan.Graph(wcet, after).longest(0, count) * int(parameters["deadline"]) // 100
    steps = [{"host": "o%d" % name, "wcet": wcet[name], "after": ["o%d" % one for one in after[name]],
              "capacity": 1} for name in after]
    chain = {"name": "graph", "period": 1, "deadline": deadline, "overlap": "pipelined", "from": "begin", "steps": steps}
    return {"chains": [chain], "x-graph": (wcet, after), "x-deadline": deadline}


def rule(drawn):
    return holoscan.rule(*drawn.tasks["x-graph"]) <= drawn.tasks["x-deadline"]


def simulated(drawn):
    wcet, after = drawn.tasks["x-graph"]
    return max(holoscan.simulate(wcet, after, 1, 60)) <= drawn.tasks["x-deadline"]
