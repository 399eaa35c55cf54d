gpurta simulate crowd.yaml --svg crowd.svg >table
grep -o "[0-9]* launches[^<]*" crowd.svg
grep -c "launch of" crowd.svg
