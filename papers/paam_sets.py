"""Sets of the authors' scripts for PAAM's Section V-D: chains of four callbacks, a half of each chain's share (percent) on the accelerator.
Ticks of the analyses are microseconds."""
from fractions import Fraction

import paam

US = 1000


def draw(random, parameters):
    chains, share = [], int(parameters["share"])
    for i in range(1, int(parameters["chain_count"]) + 1):
        period = 10 * random.between(10, 100)
        part = period * share * US // 800  # of T U / 2 / 4
        chains.append(paam.Chain(((part, part),) * 4, period * US, 2 + i % 6, (99 - i + 8) // 17))
    sections = {"cpus": [{"name": "cpu%d" % cpu} for cpu in sorted({one.cpu for one in chains})],
                "streams": {"s%d" % i: {"priority": i} for i in range(len(chains))}, "chains": []}
    for i, one in enumerate(chains):
        steps = [step for k, (c, g) in enumerate(one.callbacks) for step in (
            {"host": "c%d" % k, "wcet": Fraction(c, US)}, {"kernel": "g%d" % k, "blocks": 1, "wcet": Fraction(g, US)})]
        sections["chains"].append({"name": "chain%d" % i, "period": Fraction(one.period, US), "cpu": "cpu%d" % one.cpu,
                                   "priority": len(chains) - i, "stream": "s%d" % i, "steps": steps})
    sections["x-chains"] = chains
    return sections


def curve(*arguments):
    def judge(drawn):
        return None not in paam.paam(drawn.tasks["x-chains"], *arguments)
    return judge


program, mended = curve(), curve("mended")
