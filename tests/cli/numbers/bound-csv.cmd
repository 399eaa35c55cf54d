gpurta bound $EXAMPLES/pipeline.yaml --search 0 --format csv --decimal 4
