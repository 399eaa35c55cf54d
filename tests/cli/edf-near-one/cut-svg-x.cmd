gpurta edf cut.yaml --svg x.svg >table
grep -o "cut after[^<]*" x.svg
