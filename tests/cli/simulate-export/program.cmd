mkdir logs
gpurta simulate program.yaml --export-examiner logs >/dev/null
cd logs
for f in *; do echo $f; cat $f; done
