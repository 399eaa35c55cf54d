gpurta runlist $EXAMPLES/drive-px.yaml --fit timeslice --format csv --decimal
