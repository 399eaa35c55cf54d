"""Random sets of sbeet.py: four of its kernels, each at most once. load: percent of all 46 SMs. As a scenario of gpurta a kernel is a block on each SM that
leaves no space for another, with the table's wcet of this size; streams have the priorities; the division is the one of parts(), else 24 and 22."""
from fractions import Fraction

import sbeet

SIZES = (24, 28, 32, 36, 40)  # TPCs are of two SMs


def draw(random, parameters):
    names, tasks = sorted(sbeet.LONGEST), []
    for share in random.divide(int(parameters["load"]), 4):
        kernel = names.pop(random.between(0, len(names) - 1))
        tasks.append((kernel, 100 * sbeet.wcet(kernel, sbeet.SMS) // share))
    tasks.sort(key=lambda one: one[1])
    found = sbeet.parts(tasks, SIZES)
    sms, first = found or (SIZES[0], [0, 2])
    streams, chains = {}, []
    for i, (kernel, period) in enumerate(tasks):
        part, size = ("a", sms) if i in first else ("b", sbeet.SMS - sms)
        streams["s%d" % i] = {"priority": i, "partition": part}
        chains.append({"name": kernel, "period": Fraction(period, 1000), "stream": "s%d" % i, "steps": [
            {"kernel": "k", "blocks": size, "threads": 1024, "registers": 64, "wcet": Fraction(sbeet.wcet(kernel, size), 1000)}]})
    return {"partitions": [{"name": "a", "sms": sms}, {"name": "b", "sms": sbeet.SMS - sms}], "streams": streams, "chains": chains,
            "x-tasks": tasks, "x-parts": found}


def whole(drawn):
    return sbeet.fits(drawn.tasks["x-tasks"], sbeet.SMS)


def parts(drawn):
    return drawn.tasks["x-parts"] is not None
