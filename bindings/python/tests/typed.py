"""What a program of somebody else writes: checked by mypy --strict (types.sh), never run."""
from fractions import Fraction
from typing import Any, Dict, List, Optional, Sequence, Union

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
    print(bounds.rows(), bounds.rows("terms"), bounds.to_dataframe("steps"), result.rows("assumptions"))
    print(bounds.rows("chians"), result.to_dataframe("terms"))  # type: ignore[arg-type]
    chains: gpurta.Analysis = gpurta.load(path).analyse()["bound"]
    print(chains.assumptions, chains["camera"].bound, chains[0].steps)
    certain: gpurta.Verdict = bounds.chains[0].verdict
    always: List[gpurta.Verdict] = [certain, bounds.verdict, gpurta.edf([]).verdict, gpurta.partition([]).verdict]
    asked: gpurta.Verdict = result.verdict  # type: ignore[assignment]
    columns: Dict[str, List[Any]] = gpurta.sweep(path, pandas=False)
    print(always, asked, columns, gpurta.sweep(path).pivot, gpurta.sweep(path, pandas=False).about)
    print(gpurta.sweep(path, pandas=False).pivot)  # type: ignore[attr-defined]
    print(len(result), first.response, edf["a"].response, chains.svg()[:5], result.to_dict()["verdict"])
    response: Optional[Fraction] = last.response
    return response


def wrong(tasks: List[gpurta.Task], texts: List[str]) -> None:
    """What is misspelt or no exact time is told of inputs and options, too; what is right is not."""
    kernel = gpurta.Kernel([2, 1, 1], {"sms": {8: 2}}, threads=(16, 16), shared_memory="32KiB", after=gpurta.After("k"), waits=texts)
    threads: Union[None, int, Sequence[int]] = kernel.threads
    steps = [gpurta.Step.kernel(4, 1, bcet="0.5", after=[0, "k"]), gpurta.Step.copy(bytes=1), gpurta.Step.host(1, cpu="c")]
    gpurta.bound([gpurta.Chain(9, steps, context=0)], contexts=[gpurta.Context(level="high")], unit=None)
    gpurta.edf(tasks, overhead="0.1", servers=(gpurta.Server(1, 2) for _ in texts), limit=None)
    print(threads, kernel.thread)  # type: ignore[attr-defined]
    gpurta.Kernel(2, 4, thread=3)  # type: ignore[call-arg]
    gpurta.Kernel("two", 4)  # type: ignore[arg-type]
    gpurta.Task(wcet=0.5)  # type: ignore[arg-type]
    gpurta.Chain(9, [kernel])  # type: ignore[list-item]
    gpurta.Step.kernel(4, 1, wect=3)  # type: ignore[call-arg]
    gpurta.Step.copy(1, threads=3)  # type: ignore[call-arg]
    gpurta.edf(tasks, overhed=1)  # type: ignore[call-arg]
    gpurta.edf(tasks, overhead=0.1)  # type: ignore[arg-type]
    gpurta.edf(tasks, responses=1.5)  # type: ignore[arg-type]
    gpurta.simulate([kernel], 8, jobs="2")  # type: ignore[arg-type]
    gpurta.partition([], cuda=12.4)  # type: ignore[arg-type]
    # Words, and what an analysis is of
    scenario, sections = gpurta.load("x.yaml"), {"tasks": [{"wcet": 1, "period": 2}]}
    gpurta.edf(scenario, unit="us"), gpurta.edf(sections), gpurta.bound([kernel, gpurta.Copy(1)]), gpurta.bound(gpurta.Chain(9, steps) for _ in texts)
    gpurta.divide(9, 2, method="lattice"), gpurta.edf_sensitivity(tasks, "max-scale"), gpurta.bound_sensitivity([], 8, "min-sms")
    gpurta.Step("krnel")  # type: ignore[arg-type]
    gpurta.After("k", mode="begin")  # type: ignore[arg-type]
    gpurta.edf(tasks, unit="sec")  # type: ignore[arg-type]
    gpurta.rta([kernel], 8, algorithm="fast")  # type: ignore[arg-type]
    gpurta.divide(9, 2, method="uunifst")  # type: ignore[arg-type]
    gpurta.edf_sensitivity(tasks, "max-scal")  # type: ignore[arg-type]
    gpurta.Task(1, 2, level="hgh")  # type: ignore[arg-type]
    gpurta.rta(tasks, 8)  # type: ignore[arg-type]
    gpurta.edf([kernel])  # type: ignore[list-item]
    gpurta.bound(tasks, 8)  # type: ignore[arg-type]
