GPURTA_VERIFY=./no-such-program gpurta verify tasks.yaml tasks.yaml
