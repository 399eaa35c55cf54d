gpurta bound $EXAMPLES/pipeline.yaml --search 0 --svg pipeline.svg
grep -o 'boxes: bound[^<]*' pipeline.svg
