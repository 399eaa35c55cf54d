GPURTA_FAKE_CUDA=platform=v100,sms=4 gpurta check kernels.yaml --cold --platform device --explain --format csv
