gpurta edf waters2019.yaml --explain
