gpurta simulate program.yaml --jobs 2 --explain --format json | grep worst_job
