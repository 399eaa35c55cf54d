GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=2,fail=cuLaunchKernel:40:-1 gpurta measure levels.yaml --set-level ./set; gone
