"""What a program of somebody else writes: checked by mypy --strict (types.sh), never run."""
from fractions import Fraction
from typing import Optional

import gpurta
from gpurta.results import Bound


def report(path: str) -> Optional[Fraction]:
    result = gpurta.rta([gpurta.Kernel(2, "9/2", name="filter", deadline=5), gpurta.Kernel(7, "6 ms")], 8)
    for kernel in result:
        completion: Optional[Fraction] = kernel.completion
        print(kernel.name.upper(), completion, kernel.meets_deadline)
    first: gpurta.Row = result["filter"]
    last = result[-1]
    edf: gpurta.Result = gpurta.edf([gpurta.Task(2, period=10, name="a")])
    bounds: Bound = gpurta.bound([gpurta.Chain(9, [gpurta.Step.kernel(2, 1)])], 8, explain=True)
    sums = [(step.name, term.share) for chain in bounds for step in chain for term in step.terms]
    late = [chain.name for chain in bounds.chains if chain.meets_deadline is False]
    print(sums, late, [task.name for task in gpurta.runlist([gpurta.Task(1, 9)]).tasks[:2]])
    # What is misspelt, or may be None, is told: with --strict an ignore that is not needed is a mistake.
    print(last.respnse, bounds.chains[0].bond)  # type: ignore[attr-defined]
    print(bounds.chian, result["filter"].reponse)  # type: ignore[attr-defined]
    print(last.response + 1)  # type: ignore[operator]
    chains: gpurta.Analysis = gpurta.load(path).analyse()["bound"]
    print(len(result), first.response, edf["a"].response, chains.svg()[:5], result.to_dict()["verdict"])
    response: Optional[Fraction] = last.response
    return response
