gpurta measure tasks.yaml --scale 2
gpurta measure tasks.yaml --export examiner
gpurta check tasks.yaml --svg x.svg
gpurta check tasks.yaml M.json --set-level ./set
