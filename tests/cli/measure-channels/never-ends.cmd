GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=1,hang=2 gpurta measure levels.yaml --set-level ./set --timeout 200ms; gone
