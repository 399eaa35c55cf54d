gpurta bound two-processes.yaml --search 40
