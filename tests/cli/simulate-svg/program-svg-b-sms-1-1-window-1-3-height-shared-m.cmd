gpurta simulate program.yaml --svg b.svg --sms 1:1 --window 1:3 --height shared-memory >/dev/null
grep -c '<rect' b.svg
grep -o "line: no shared memory" b.svg
