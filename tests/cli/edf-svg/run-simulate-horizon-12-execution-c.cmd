gpurta edf tasks.yaml --svg run.svg --simulate --horizon 12 --execution "c <&>=9" --offset b=1 -o table
cat run.svg
