"""What the counts of a design rest on: the platform as analysed, and what the analyses of its curves assume."""
from .design import ANALYSES, KERNELS, SEARCHES
from .sets import (BOUND, EDF, EDF_SIMULATION, HOST, MISPREDICTION, PARAMETERS, POSITIONAL, PYTHON, RTA, SEEN, THEOREM_1,
                   WORK_LIMITED)

SEARCHED = ", of which no run of the search missed one (key search)"
RUNLIST = (THEOREM_1, POSITIONAL, WORK_LIMITED, HOST)
WHEN = (  # analyses, and a sentence where one of them is a curve; %s: those that are
    (range(MISPREDICTION), "no job takes longer than its wcet, and nothing else uses the GPU"),
    ((THEOREM_1, POSITIONAL, WORK_LIMITED, EDF, BOUND), "%s: releases are at least a period apart"),
    (RUNLIST + (EDF, EDF_SIMULATION), "%s: a task takes the whole GPU while it runs"),
    (RUNLIST, "a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2"),
    ((THEOREM_1,), "theorem-1 is as published, with Equation 3: no bound where switches cost time"),
    ((EDF, EDF_SIMULATION), "%s: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline"),
    ((HOST, EDF_SIMULATION, SEEN), "%s: simulated runs, each one behaviour: what they accept may miss a deadline"),
    ((RTA,), "rta: kernels are launched exactly at their releases, all at 0 and then once a period, each in a stream of its own"),
    ((BOUND, SEEN), "%s: a kernel is a chain by itself in a stream of its own, or what the sets say"),
    (KERNELS, "blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform"),
    ((MISPREDICTION,), "misprediction: kernels are launched in their order onto an empty GPU, and none ends"),
    ((RTA, HOST, EDF_SIMULATION), "%s: unknown are sets whose jobs the limit does not cover (key limit)"),
    ((EDF,), "edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, "
             "sections that are not preempted, servers), those that fail it and show no miss"),
    ((BOUND,), "bound: unknown are sets with a bound above its deadline, or none" + SEARCHED),
    ((PYTHON,), "curves that are functions assume what their files say"),
)
NOT_GIVEN = (("registers", "no registers given: taken as no limit to the blocks of an SM (key registers)"),
             ("shared_memory", "no shared memory given: taken to use none (key shared_memory)"))
FOOTPRINT = "registers as no limit to the blocks of an SM, no shared memory, "
OF_DRAWN = ("%s: keys that a drawn set does not give are taken as in a scenario: " + FOOTPRINT + "a jitter of 0, deadlines as the periods",
            "%s: where a drawn set has CPUs, each runs its host steps by preemptive fixed priorities, those of one priority in any order, "
            "and nothing else runs on it at these priorities or above",
            "%s: where a drawn set has several contexts, they are switched at any instant, as its runlist or servers say")
OF_CONTEXTS = ("%s: contexts are switched as the runlist says, at any instant, as was observed on a Drive PX2",
               "%s: contexts are preempted at any instant; a server's budget that is used up comes back at its deadline")
WARPS_IN_TURN = 27  # GPURTA_PLATFORM_WARPS_IN_TURN: rule U3
UNCERTAIN = "rta: unknown at any limit, too: sets that the slots which are certain under rule U3 do not decide"
COSTS = (("switch_cost", RUNLIST + SEARCHES, "switches"), ("overhead", (EDF,), "preemptions and switches"))


def platform_of(design):
    """Its name, and how it differs from what is built in; None: no curve has kernels."""
    if not design.get("fields"):
        return None
    slots = design["slots"]
    return "%d slot%s" % (slots, "s" * (slots != 1)) if slots > 0 else design["platform_title"]


def are_served(design):
    """Whether contexts are in servers: of none, some or all of them."""
    return {context[4] >= 0 for context in design["contexts"]}


def of_sets(design):
    """What is taken of kernels, CPUs and contexts, as analyses and a sentence."""
    if design["generator"]:
        return [(SEARCHES, text.replace(FOOTPRINT, "") if design["slots"] > 0 else text) for text in OF_DRAWN]
    not_given = [] if design["slots"] > 0 else [(KERNELS, text) for name, text in NOT_GIVEN if not design[name][2]]
    return not_given + [(SEARCHES, text) for served, text in enumerate(OF_CONTEXTS) if served in are_served(design)]


def assumptions_of(design):
    kinds = {curve["analysis"] for curve in design["curves"]}
    searched = any(curve["search"] for curve in design["curves"] if curve["analysis"] == BOUND)
    present = [(text, [ANALYSES[a] for a in analyses if a in kinds and a < PYTHON])
               for analyses, text in list(WHEN) + of_sets(design) if kinds & set(analyses)]
    found = [text.replace("%s", ", ".join(names)).replace(SEARCHED, SEARCHED if searched else "") for text, names in present]
    found += [design["footprints"]] if design["footprints"] else []
    found += [UNCERTAIN] if RTA in kinds and sum(design["fields"][WARPS_IN_TURN:][:1]) else []
    for name, analyses, what in COSTS:
        at = PARAMETERS.index(name)
        free = [curve["name"] for curve in design["curves"]
                if curve["analysis"] in analyses and (curve["analysis"] not in SEARCHES or False in are_served(design)) and
                not any(ticks[at] for ticks in curve["ticks"])]
        if free:
            found.append("%s cost nothing in %s (key %s)" % (what, ", ".join(free), name))
    if platform_of(design) and design.get("unconfirmed"):
        found.append("not confirmed of this GPU by any source: " + design["unconfirmed"])
    return found
