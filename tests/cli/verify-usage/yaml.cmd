GPURTA_VERIFY=$EXAMPLES/../../bindings/verify/gpurta-verify gpurta verify tasks.yaml tasks.yaml
