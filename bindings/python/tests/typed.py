"""What a program of somebody else writes: checked by mypy --strict (types.sh), never run."""
from fractions import Fraction
from typing import Optional

import gpurta


def report(path: str) -> Optional[Fraction]:
    result = gpurta.rta([gpurta.Kernel(2, "9/2", name="filter", deadline=5), gpurta.Kernel(7, "6 ms")], 8)
    for kernel in result:
        completion: Optional[Fraction] = kernel.completion
        print(kernel.name.upper(), completion, kernel.meets_deadline)
    first: gpurta.Row = result["filter"]
    last: gpurta.Row = result[-1]
    edf: gpurta.Result = gpurta.edf([gpurta.Task(2, period=10, name="a")])
    chains: gpurta.Analysis = gpurta.load(path).analyse()["bound"]
    print(len(result), first.response, edf["a"].response, chains.svg()[:5], result.to_dict()["verdict"])
    response: Optional[Fraction] = last.response
    return response
