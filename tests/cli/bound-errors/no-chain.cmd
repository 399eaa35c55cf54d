gpurta bound $EXAMPLES/pipeline.yaml --explain camrea
