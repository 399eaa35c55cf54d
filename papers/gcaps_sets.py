"""Random sets of Table 3 of GCAPS (ECRTS 2024), and its curves. Ticks of the analyses are 10^-4 ms: with the grain of the paper all is whole.

A set is a scenario of gpurta, in which every task that uses the GPU is a context of the runlist (levels alike, a slice of L), with the
tasks of the published analyses in "x-tasks"."""
from fractions import Fraction

import fmlp_plus
import gcaps
import mpcp

MS = 10000
LENGTH, THETA, EPSILON = MS, MS // 5, MS  # L, theta, epsilon


def one_task(random, share, period, cpu, at):
    """share: hundredths of a CPU."""
    work = share * period * 100  # ticks: U T
    if random.between(0, 99) >= random.between(*at["gpu"]):
        return gcaps.task(work, (), (), period * MS, cpu)
    g_to_c = random.between(*at["g_to_c"])
    c = work * 100 // (100 + g_to_c) // 100 * 100  # hundredths of a ms, as there; cut, not rounded
    segments, gpu = random.between(1, 3), (work - c) // 100
    parts = random.divide(gpu, segments) if gpu >= segments else [gpu][:gpu]
    gm = [part * random.between(10, 30) for part in parts]
    return gcaps.task(c, gm, [100 * part - misc for part, misc in zip(parts, gm)], period * MS, cpu)


def tasks_of(random, at):
    cpus, tasks = at["cpus"], []
    if at["tasks"]:  # so many, to the CPU with the least load
        load = [0] * cpus
        for _ in range(at["tasks"]):
            share = 5 * random.between(1, 4)  # 5, 10, 15 or 20 %
            cpu = load.index(min(load))
            load[cpu] += share
            tasks.append(one_task(random, share, random.between(30, 500), cpu, at))
    for cpu in range(0 if at["tasks"] else cpus):
        for share in random.divide(random.between(*at["use"]), random.between(*at["per_cpu"])):
            tasks.append(one_task(random, share, random.between(30, 500), cpu, at))
    order = list(range(len(tasks)))
    for _ in range(int(at["best_effort"] * len(tasks) / 100)):
        pick = order.pop(random.between(0, len(order) - 1))
        tasks[pick] = tasks[pick]._replace(best_effort=True)
    return sorted(tasks, key=lambda one: (one.best_effort, one.period))  # rate monotonic, best effort last


def draw(random, parameters):
    """parameters: what differs from Table 3; utilization and ratios in percent."""
    def span(name, low, high):
        value = parameters.get(name)
        return (low, high) if value is None else (int(value), int(value))
    at = {"cpus": span("cpus", 4, 4)[0], "tasks": span("task_count", 0, 0)[0], "gpu": span("gpu_tasks", 40, 60),
          "use": span("utilization_per_cpu", 40, 60), "g_to_c": span("g_to_c", 20, 200), "per_cpu": (3, 6),
          "best_effort": span("best_effort", 0, 0)[0]}
    if at["best_effort"] or "best_effort" in parameters:
        at["per_cpu"] = (6, 6)  # the most tasks for each CPU, as in the authors' program
    return scenario_of(tasks_of(random, at))


def scenario_of(tasks):
    """As contexts in turn: what the driver does without GCAPS."""
    chains, contexts = [], []
    for i, one in enumerate(tasks):
        name = "t%d" % (i + 1)
        if one.ge:
            contexts.append({"name": name, "level": "low", "timeslice": Fraction(LENGTH, MS), "saturated": one.best_effort})
        if one.best_effort:
            continue
        steps = [{"host": "c", "wcet": Fraction(one.c, MS)}] if one.c or not one.ge else []
        for j, (gm, ge) in enumerate(zip(one.gm, one.ge)):
            steps += [{"host": "m%d" % j, "wcet": Fraction(gm, MS)}] if gm else []
            steps += [{"kernel": "e%d" % j, "blocks": 1, "wcet": Fraction(ge, MS)}] if ge else []
        chains.append({"name": name, "period": Fraction(one.period, MS), "cpu": "cpu%d" % one.cpu, "priority": len(tasks) - i,
                       "steps": steps})
        if one.ge:
            chains[-1]["context"] = name
    cpus = [{"name": "cpu%d" % cpu} for cpu in range(1 + max(one.cpu for one in tasks))]
    return {"cpus": cpus, "runlist": {"switch_cost": Fraction(THETA, MS)}, "contexts": contexts, "chains": chains, "x-tasks": tasks}


def curve(analysis, *arguments):
    def judge(drawn):
        tasks = drawn.tasks["x-tasks"]
        return gcaps.schedulable(tasks, analysis(tasks, *arguments))
    return judge


def own_order(busy):
    return lambda drawn: gcaps.gcaps_own_order(drawn.tasks["x-tasks"], EPSILON, busy) is not None


own_order_suspend, own_order_busy = own_order(False), own_order(True)
gcaps_suspend = curve(gcaps.gcaps_suspend, EPSILON)
gcaps_busy = curve(gcaps.gcaps_busy, EPSILON)
round_robin_suspend = curve(gcaps.round_robin_suspend, LENGTH, THETA)
round_robin_busy = curve(gcaps.round_robin_busy, LENGTH, THETA, "program")
round_robin_suspend_safe = curve(gcaps.round_robin_suspend, LENGTH, THETA, "response", 1)
round_robin_busy_safe = curve(gcaps.round_robin_busy, LENGTH, THETA, "own", 1)
mpcp_suspend, mpcp_busy = curve(mpcp.mpcp), curve(mpcp.mpcp, True)
fmlp_suspend, fmlp_busy = curve(fmlp_plus.fmlp_plus), curve(fmlp_plus.fmlp_plus, True)
