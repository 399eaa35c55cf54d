gpurta bound $EXAMPLES/pipeline.yaml --exact --search 0
