gpurta edf section.yaml --format json | grep -E "verdict|reason|meets"
