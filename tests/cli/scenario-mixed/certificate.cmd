# what is left out is in the notes and in the certificate
gpurta rta chains.yaml --ignore chains --certificate c.json --format json | sed -n '/notes/,$p'
grep ignored c.json
