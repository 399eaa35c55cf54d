GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=2,die=2 gpurta measure levels.yaml --set-level ./set -o M.json; gone; ls M.json 2>&1
