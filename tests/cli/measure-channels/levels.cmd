GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,levels=$PWD/pids gpurta check levels.yaml --runs 4 --set-level ./set; gone
