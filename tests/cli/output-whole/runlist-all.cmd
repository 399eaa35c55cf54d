gpurta runlist runlist.yaml --explain B --format json --decimal 3
gpurta runlist runlist.yaml --explain B --list
gpurta runlist runlist.yaml --mode flat --overhead published --explain M
gpurta runlist runlist.yaml --format csv --decimal
