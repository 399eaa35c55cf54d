GPURTA_FAKE_CUDA=platform=v100,sms=4 gpurta check kernels.yaml --cold --platform device --explain --format json | sed -n '/"rules"/,/"left_out"/p'
gpurta check kernels.yaml --cold --platform device --format json | grep -c '"rules"'
