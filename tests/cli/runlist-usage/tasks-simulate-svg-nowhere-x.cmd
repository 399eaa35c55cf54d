gpurta runlist tasks.yaml --simulate --svg /nowhere/x.svg
