"""Sets of gcaps_sets.py for a GPU with a server (gpu_server.py), which runs on the first CPU. As a scenario of gpurta each request is a host step of
G^m + 2 epsilon on that CPU, above all tasks, and a kernel of G + 2 epsilon that is not preempted, in a stream of the task's priority."""
from fractions import Fraction

import gcaps_sets
import gpu_server
from gcaps_sets import MS, curve, fmlp_busy, fmlp_suspend, mpcp_busy, mpcp_suspend  # noqa: F401 (curves)

EPSILON = MS // 20  # 50 us


def draw(random, parameters):
    drawn = gcaps_sets.draw(random, parameters)
    tasks, chains = drawn["x-tasks"], []
    for i, one in enumerate(tasks):
        steps = [{"host": "c", "wcet": Fraction(one.c, MS)}] if one.c or not one.ge else []
        for j, (gm, ge) in enumerate(zip(one.gm, one.ge)):
            steps.append({"host": "m%d" % j, "cpu": "cpu0", "priority": 1000, "wcet": Fraction(gm + 2 * EPSILON, MS)})
            steps.append({"kernel": "e%d" % j, "blocks": 1, "wcet": Fraction(gm + ge + 2 * EPSILON, MS)})
        chains.append({"name": "t%d" % i, "period": Fraction(one.period, MS), "cpu": "cpu%d" % one.cpu, "priority": len(tasks) - i,
                       "stream": "s%d" % i, "steps": steps})
    streams = {"s%d" % i: {"priority": i} for i in range(len(tasks))}
    return {"cpus": drawn["cpus"], "streams": streams, "chains": chains, "x-tasks": tasks}


server_2017, server_2018 = curve(gpu_server.server, EPSILON, 0, False), curve(gpu_server.server, EPSILON)
